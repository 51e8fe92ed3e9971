"""Points at the end, or as they would be now."""

from typing import Final

from allmende.agricola.actions.fields import crops_growing
from allmende.agricola.cards.card import Card
from allmende.agricola.cards.hooks import ANY_TIME, COOKED, SCORING, SCORING_OF_ALL
from allmende.agricola.goods import (
    BOAR,
    BUILDING_RESOURCES,
    CATTLE,
    CLAY,
    FOOD,
    FUEL,
    GRAIN,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    count_in,
)
from allmende.agricola.module import Standing
from allmende.agricola.paying.reach import Outlook
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Seat
from allmende.table.results import POINTS, Criterion, winners_by

STEPS: Final = {
    "fields": (2, 3, 4, 5), "pastures": (1, 2, 3, 4), "grain": (1, 4, 6, 8), "vegetables": (1, 2, 3, 4),
    "sheep": (1, 4, 6, 8), "boar": (1, 3, 5, 7), "cattle": (1, 2, 4, 6),
}  # fmt: skip
"""How many of a category bring 1, 2, 3 and 4 points; fewer cost one."""
MOST_STABLES: Final = 4
ROOM: Final = {WOOD: 0, CLAY: 1, STONE: 2}
"""Points for each room, by material."""
CRAFTED: Final = (*BUILDING_RESOURCES, FUEL)
PERSON: Final = 3
BEGGING: Final = 3


def scores(g: Agricola) -> list[dict[str, int]]:
    """By seat. Modules add what belongs to several players, beside the totals."""
    found = [score(g, me) for me in g.players]
    g.setup.doors.results(g, found)
    return found


def score(g: Agricola, me: Player) -> dict[str, int]:
    """Points by category, and their total."""
    points = plain_points(me)
    points["bonus"] = bonus(g, me)
    g.setup.doors.score(g, me, points)
    points["total"] = sum(points.values())
    return points


def plain_points(me: Player) -> dict[str, int]:
    """Points by category, bonus points aside."""
    counts = counted(me)
    points = {category: by_steps(counts[category], steps) for category, steps in STEPS.items()}
    points["unused"] = -counts["unused"]
    points["stables"] = min(MOST_STABLES, counts["stables"])
    points["clay-rooms"] = ROOM[CLAY] * counts["clay-rooms"]
    points["stone-rooms"] = ROOM[STONE] * counts["stone-rooms"]
    points["people"] = PERSON * counts["people"]
    points["improvements"] = sum([card.points for card in me.outfit.cards])
    points["bonus"] = 0
    points["begging"] = -BEGGING * me.begging
    return points


def counted(me: Player) -> dict[str, int]:
    """How many a player has of what the score sheet counts, by category."""
    goods, farm = me.goods, me.farm
    return {
        "fields": farm.fields.bit_count(),
        "pastures": len(farm.pastures()),
        "grain": goods[GRAIN] + crops_growing(me, GRAIN),
        "vegetables": goods[VEGETABLE] + crops_growing(me, VEGETABLE),
        "sheep": goods[SHEEP],
        "boar": goods[BOAR],
        "cattle": goods[CATTLE],
        "unused": me.unused_spaces(),
        "stables": farm.fenced_stables().bit_count(),
        "clay-rooms": me.rooms() if farm.material == CLAY else 0,
        "stone-rooms": me.rooms() if farm.material == STONE else 0,
        "people": me.people,
    }


def by_steps(n: int, steps: tuple[int, ...]) -> int:
    """
    >>> [by_steps(n, STEPS["sheep"]) for n in (0, 1, 3, 4, 8, 20)]
    [-1, 1, 1, 2, 4, 4]
    """
    if n < steps[0]:
        return -1
    return sum([n >= step for step in steps])


def bonus(g: Agricola, me: Player) -> int:
    """Bonus points: noted during play, of cards, of workshops."""
    return me.noted + crafts(me)[0] + sum([points for _, points in bonus_of_cards(g, me)])


def bonus_of_cards(g: Agricola, me: Player) -> list[tuple[Card | None, int]]:
    """What face-up cards bring to a player, those of others included."""
    found = [(hook.card, hook.number(g, me)) for hook in me.outfit.hooks[SCORING] if hook.number is not None]
    for owner in g.players:
        hooks = owner.outfit.hooks[SCORING_OF_ALL]
        found += [(hook.card, hook.number_of(g, owner, me)) for hook in hooks if hook.number_of is not None]
    return found


def crafts(me: Player) -> tuple[int, int]:
    """The most bonus points that workshops make of goods in the supply, and the fewest building resources for them."""
    points = spent = 0
    for good in CRAFTED:
        tables = [card.craft[1:] for card in me.outfit.cards if card.craft and card.craft[0] == good]
        if tables:
            earned, used = best_swaps(me.goods[good], tables)
            points += earned
            if good != FUEL:
                spent += used
    return points, spent


def crafted(me: Player) -> list[tuple[Card, int, int, int]]:
    """What `crafts` makes, one by one: workshop, good, how many of it, points."""
    found = []
    for good in CRAFTED:
        cards = [card for card in me.outfit.cards if card.craft and card.craft[0] == good]
        left = me.goods[good]
        for n, card in enumerate(cards):
            best = best_swaps(left, [other.craft[1:] for other in cards[n:]])
            following = [other.craft[1:] for other in cards[n + 1 :]]
            for points, price in enumerate((0, *card.craft[1:])):
                more, used = best_swaps(left - price, following) if following and price <= left else (0, 0)
                if price <= left and (points + more, price + used) == best:
                    found.append((card, good, price, points))
                    left -= price
                    break
    return found


def best_swaps(goods: int, tables: list[tuple[int, ...]]) -> tuple[int, int]:
    """The most points of some workshops for one good, one swap each, and the fewest goods for so many.

    >>> best_swaps(6, [(3, 5, 7)]), best_swaps(10, [(3, 5, 7), (3, 5, 7)]), best_swaps(2, [(3, 5, 7)])
    ((2, 5), (4, 10), (0, 0))
    """
    best = (0, 0)
    for points, price in enumerate((0, *tables[0])):
        if price <= goods:
            more, used = best_swaps(goods - price, tables[1:]) if len(tables) > 1 else (0, 0)
            if points + more > best[0] or (points + more == best[0] and price + used < best[1]):
                best = (points + more, price + used)
    return best


def winners(g: Agricola) -> list[Seat]:
    return [Seat(seat) for seat in winners_by(criteria(g))]


def criteria(g: Agricola) -> list[Criterion]:
    """A lucky number of points, if there is one; the most points; then, unless ties are shared, building resources."""
    standings = [standing(g, me) for me in g.players]
    lucky, points, left = ([int(place[part]) for place in standings] for part in range(3))
    found = [Criterion(POINTS, points)]
    if g.setup.doors.lucky(g) is not None:
        found.insert(0, Criterion("lucky", lucky))
    if not g.setup.doors.shares_ties:
        found.append(Criterion("resources", left))
    return found


def standing(g: Agricola, me: Player) -> Standing:
    """What decides who wins."""
    found = g.setup.doors.standing(g, me)
    return own_standing(g, me) if found is None else found


def own_standing(g: Agricola, me: Player) -> Standing:
    """... if everybody plays alone."""
    points = score(g, me)["total"]
    return is_lucky(g, points), points, 0 if g.setup.doors.shares_ties else resources_left(me)


def is_lucky(g: Agricola, points: int) -> bool:
    """Does a module say that exactly so many points are better than all others?"""
    return g.setup.doors.lucky(g) == points


def resources_left(me: Player) -> int:
    """Building resources in the supply, without those that workshops use."""
    return sum([me.goods[good] for good in BUILDING_RESOURCES]) - crafts(me)[1]


def could_stand_better(g: Agricola, me: Player) -> bool:
    """Would anything that may be done at any time bring more points, to the player or to those who win together, or
    break a tie, right before scoring?"""
    lucky = g.setup.doors.lucky(g)
    if lucky is None and not has_changes(me):
        return False
    outfit = me.outfit
    own, now = own_standing(g, me), standing(g, me)
    too_many = lucky is not None and now[1] > lucky
    releases = too_many or any(hook.fewer for hook in outfit.hooks[SCORING])
    food = len(outfit.hooks[ANY_TIME]) > 0 or any(count_in(one.give, FOOD) for one in outfit.exchanges)
    eats = food or too_many or len(outfit.hooks[COOKED]) > 0
    watched = lucky is not None or g.setup.doors.standing(g, me) is not None  # do not only the own points count?

    def is_better(g: Agricola, me: Player) -> bool:
        return own_standing(g, me)[1:] > own[1:] or (watched and standing(g, me) > now)

    return Outlook(g, me, eats=eats, food=food, releases=releases).leads_to(is_better)


def has_changes(me: Player) -> bool:
    """Has the player anything that could change points before scoring? Eating alone does not, nor burning wood without
    a use for fuel."""
    outfit = me.outfit
    if outfit.hooks[COOKED] or outfit.hooks[ANY_TIME] or any(hook.fewer for hook in outfit.hooks[SCORING]):
        return True
    if outfit.burns:
        return me.goods[WOOD] > 0 and any(card.craft and card.craft[0] == FUEL for card in outfit.cards)
    return len(outfit.exchanges) > 0
