"""Why an option of Agricola may be good: what the farm has after the turn that it did not have before."""

from collections.abc import Callable
from typing import Final, NamedTuple

from allmende.agricola.actions.building import can_build_room
from allmende.agricola.actions.fields import crops_growing
from allmende.agricola.actions.playing_cards import can_improve_with
from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.cards.card import EXCHANGE_OF, OCCUPATION, Card
from allmende.agricola.course.scoring import score
from allmende.agricola.goods import ANIMALS, FOOD, FUEL, GOODS, GRAIN, VEGETABLE, count_in, names
from allmende.agricola.moor.heating import heating_cost
from allmende.agricola.player import Player
from allmende.agricola.seen.forecast import next_feeding
from allmende.agricola.state import WORK, Agricola
from allmende.bots.agricola.farmer import Farmer
from allmende.bots.search.outcome import outcome
from allmende.table import Choice, Game, Key, Saying, seeded

TURN: Final = frozenset(("place-person", "place-extra", "pass", "be-placed", "place-for"))
ACTING: Final = ("space", "special", "action", "card", "bed")
"""What such an option is good for shows when the turn is over."""
FOOD_PROMPTS: Final = ("feed", "pay-food")


class Stand(NamedTuple):
    """What a farm has, as far as reasons speak of it."""

    g: Agricola
    me: Player
    harvest: int
    """The round of the next feeding; 0 if there is none."""
    hunger: int
    """Food that is missing for it, with all that can be cooked; never less than nothing."""
    cold: int
    """Fuel that is missing for heating."""
    points: int

    def cards(self) -> tuple[Card, ...]:
        return self.me.outfit.cards


def stand(g: Agricola, me: Player) -> Stand:
    feeding = next_feeding(g, me)
    hunger = 0 if feeding is None else feeding["need"] - feeding["have"] - feeding["coming"] - feeding["cook"]
    cold = heating_cost(g, me) - me.goods[FUEL] if g.setup.has("moor") and feeding is not None else 0
    harvest = 0 if feeding is None else feeding["round"]
    return Stand(g, me, harvest, max(0, hunger), max(0, cold), score(g, me)["total"])


def why(game: Game, choice: Choice, option: int) -> Saying | None:
    """The most important reason for an option."""
    g = state_of(game)
    key = game.key(option)
    if choice.prompt.name in FOOD_PROMPTS:
        return made_food(g.players[choice.seat], option, key, int(choice.prompt.args["missing"]))
    if key[0] not in ACTING or g.phase != WORK:
        return None
    before = stand(g, g.players[choice.seat])
    after = after_turn(game, choice, option)
    there = lying(g, key)
    for reason in REASONS:
        found = reason(before, after, there)
        if found is not None:
            return {**found, "itself": key[0] == "card"} if "card" in found else found
    return None


def state_of(game: Game) -> Agricola:
    g = game.state
    assert isinstance(g, Agricola)
    return g


def after_turn(game: Game, choice: Choice, option: int) -> Stand:
    """The farm when the turn is over. The round is not: somebody else still has a person at home."""
    copy = game.determinize(choice.seat, seeded(0))
    g = state_of(copy)
    for other in g.others(g.players[choice.seat]) or g.players:
        other.home += 1
    copy = outcome(copy, choice, option, Farmer(), TURN)
    g = state_of(copy)
    return stand(g, g.players[choice.seat])


def lying(g: Agricola, key: Key) -> list[str]:
    """The goods on a space, if there are more than one round brings; animals must find room first."""
    if key[0] != "space":
        return []
    space = g.space(NUMBER_OF[str(key[1])])
    goods = names(g.lying(space)) if space.good >= 0 and space.good not in ANIMALS else []
    return goods if len(goods) > max(1, space.per_round) else []


# The reasons, by importance

Reason = Callable[[Stand, Stand, list[str]], Saying | None]


def grows(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    if after.me.people <= before.me.people:
        return None
    return {"kind": "grows", "rounds": before.g.rounds_left()}


def feeds(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    """The next harvest is covered; right before it, a part of it is something, too."""
    if after.hunger >= before.hunger:
        return None
    if not after.hunger:
        return {"kind": "feeds", "round": before.harvest}
    if before.harvest > before.g.round:
        return None
    return {"kind": "feeds-some", "food": before.hunger - after.hunger, "hunger": before.hunger}


def warms(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    return {"kind": "warms", "round": before.harvest} if before.cold and not after.cold else None


def room(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    homes = before.me.room_for_people()
    return {"kind": "room"} if after.me.room_for_people() > homes <= before.me.people else None


def improves(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    """A card that was played, and what it is for."""
    played = [card for card in after.cards() if card not in before.cards()]
    if not played:
        return None
    card = played[0]
    if card.kind == OCCUPATION:
        return {"kind": "learns", "card": card.slug, "rounds": before.g.rounds_left()}
    had, has = before.me.outfit, after.me.outfit
    if any(has.rates[good] > had.rates[good] for good in ANIMALS):
        return {"kind": "cooks", "card": card.slug}
    if len(has.bakers) > len(had.bakers):
        return {"kind": "bakes", "card": card.slug}
    return {"kind": "improves", "card": card.slug, "points": card.points}


def fences(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    more = len(after.me.farm.pastures()) - len(before.me.farm.pastures())
    return {"kind": "fences", "pastures": more, "animals": room_on(after.me)} if more > 0 else None


def room_on(me: Player) -> int:
    """How many animals the pastures hold."""
    return sum([me.farm.capacity(area, me.outfit.pasture_bonus) for area in me.farm.pastures()])


def renovates(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    if after.me.farm.material == before.me.farm.material:
        return None
    return {"kind": "renovates", "points": after.me.rooms(), "material": GOODS[after.me.farm.material]}


def lies(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    return {"kind": "lies", "goods": there} if there else None


def affords(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    """What can be built or played next that could not be paid before."""
    if before.me.room_for_people() <= before.me.people and has_room_now(after) and not has_room_now(before):
        return {"kind": "for-room"}
    mine = [*before.g.free_majors(), *before.me.hand]
    for card in sorted(mine, key=lambda card: -card.points):
        if card.is_improvement() and can_play(after, card) and not can_play(before, card):
            return {"kind": "for-card", "card": card.slug}
    return None


def has_room_now(at: Stand) -> bool:
    return can_build_room(at.g, at.me)


def can_play(at: Stand, card: Card) -> bool:
    return can_improve_with(at.g, at.me, card)


def plows(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    fields = after.me.farm.fields.bit_count()
    return {"kind": "plows", "fields": fields} if fields > before.me.farm.fields.bit_count() else None


def sows(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    more = [
        GOODS[good]
        for good in (GRAIN, VEGETABLE)
        for _ in range(crops_growing(after.me, good) - crops_growing(before.me, good))
    ]
    return {"kind": "sows", "goods": more} if more else None


def houses(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    more = [GOODS[good] for good in ANIMALS for _ in range(after.me.goods[good] - before.me.goods[good])]
    return {"kind": "houses", "goods": more} if more else None


def brings(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    more = [good for kind, good in enumerate(GOODS) for _ in range(after.me.goods[kind] - before.me.goods[kind])]
    return {"kind": "brings", "goods": more} if more else None


def begins(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    mine = before.me.seat
    return {"kind": "begins"} if before.g.first != mine and after.g.first == mine else None


def scores(before: Stand, after: Stand, there: list[str]) -> Saying | None:
    return {"kind": "scores", "points": after.points - before.points} if after.points > before.points else None


REASONS: Final[tuple[Reason, ...]] = (
    grows, feeds, warms, room, improves, fences, renovates, lies, affords, plows, sows, houses, brings, begins, scores,
)  # fmt: skip


# Feeding


def made_food(me: Player, option: int, key: Key, missing: int) -> Saying | None:
    """What becomes food, and whether it is enough."""
    exchange = me.outfit.exchange(option) if option in EXCHANGE_OF else None
    food = 0
    if exchange is not None:
        food = count_in(exchange.get, FOOD)
    elif key[0] == "eat":
        food = me.outfit.rates[GOODS.index(str(key[1]))]
    if not food or not missing:
        return None
    return {"kind": "makes-food", "food": food, "left": max(0, missing - food)}


# Coordinates in words


def named(game: Game, choice: Choice, option: int) -> Saying | None:
    """A space or a line of the farmyard by what is beside it."""
    key = game.key(option)
    g = state_of(game)
    prompt = choice.prompt
    farm = g.players[int(prompt.args.get("farm", choice.seat))].farm
    if key[0] in ("grain", "vegetable"):
        return {"kind": "sow", "good": key[0]}
    if key[0] == "edge":
        return {"kind": "fence", "first": not farm.fences}
    if key[0] == "extension":
        return {"kind": "extension"}
    if key[0] != "cell":
        return None
    cell = int(key[1])
    if prompt.name == "plow":
        return {"kind": "plow", "first": not farm.fields}
    if prompt.name == "build-stable":
        fenced = bool(farm.pasture_cells() >> cell & 1)
        return {"kind": "stable", "fenced": fenced}
    if prompt.name == "build-room":
        return {"kind": "room"}
    around = farm.plan.around(1 << cell)
    beside = "room" if around & farm.rooms else "field" if around & farm.fields else "land"
    return {"kind": "space", "beside": beside}
