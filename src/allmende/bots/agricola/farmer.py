"""The Farmer plays Agricola: a family that grows, a farm without empty corners, and no hunger without need.

It weighs every space in points at the end of the game and takes the best one: `prices` knows what things are
worth, `gains` what actions bring, `yard` where to build, `hand_cards` what hand cards are good for. It
keeps nothing in mind, so the same table gets the same answer, and it looks at nothing that is hidden from its seat.
"""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.actions.building import SIDE_JOB_COST, STABLE_COST, can_build_room, room_ways, stable_ways
from allmende.agricola.cards.card import BY_SLUG, EXCHANGE_OF, OF_OPTION, Card
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.goods import ANIMALS, FOOD, GOODS, GRAIN, SHEEP
from allmende.agricola.paying.exchange import available
from allmende.agricola.seasons.calendar import SEASONS
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import (
    ACTION,
    ACTIONS,
    ANYTIME,
    BAKE,
    CELL,
    CELLS,
    CHOSEN,
    COUNT,
    COUNTS,
    DISCARD_OF,
    DISCARDED,
    DONE,
    EAT_OF,
    EATEN,
    EDGE,
    SOW_GRAIN,
    SOW_VEGETABLE,
    YES,
    action,
)
from allmende.bots.agricola.aliens import answer_aliens
from allmende.bots.agricola.gains import (
    NEVER,
    baking,
    bought,
    cheapest,
    fences,
    net,
    plan_fences,
    plow,
    renovate,
    rooms,
    sow,
    sowing,
    space_gain,
    stable,
    stables,
)
from allmende.bots.agricola.hand_cards import card_worth, hand_worth, trade_gain
from allmende.bots.agricola.moor import choose_tile, heat, keep_special, pay_to_keep, special
from allmende.bots.agricola.prices import Prospect
from allmende.bots.agricola.seasons import brings_stables, part_gain, season_gain
from allmende.bots.agricola.tastes import Taste, usual_taste
from allmende.bots.agricola.team import build_for_partner, choose_farm, gain_with_partner, give, plays_in_team
from allmende.bots.agricola.woods import answer_woods, wants_to_look
from allmende.bots.agricola.yard import FIELDS, PASTURES, ROOMS, STABLES, first_of, stable_cell
from allmende.bots.bot import Bot
from allmende.table import Choice, Game, Option, new_game
from allmende.table.series import Wish

NAMES: Final = ("farmer",)
PLACING: Final = ("place-person", "place-another")
BUILDING: Final = ("farm-expansion", "house-building")
PLAYING: Final = ("improvement", "minor-improvement", "play-occupation")
OCCUPATION: Final = action("occupation")
WORTHWHILE: Final = 0.3
"""An exchange that may be made at any time should bring so much."""


def make(name: str, seed: int) -> Bot | None:
    """The bot of this module: farmer. It needs no seed."""
    return Farmer() if name == "farmer" else None


def take_along(game: Game, wish: Wish) -> str:
    """The occupation that is worth most to somebody who begins."""
    fresh = new_game(game.rules.name, events=False, players=game.players, cards="deal").state
    assert isinstance(fresh, Agricola)
    o = Prospect(fresh, fresh.players[wish["seat"]], usual_taste(fresh), placing=False)
    return max(wish["things"], key=lambda slug: card_worth(o, BY_SLUG[slug]))


class Farmer:
    """Answers every choice by an estimate of points, with a taste of its own or the one that suits the table."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste

    def pick(self, game: Game, choice: Choice) -> int:
        options = choice.options
        if len(options) == 1:
            return options[0]
        g = game.state
        assert isinstance(g, Agricola)
        name, args = choice.prompt.name, choice.prompt.args
        o = Prospect(g, g.players[choice.seat], self.taste or usual_taste(g), name in PLACING)
        if name in PLACING:
            return place(o, options)
        if "farm" in args:
            return build_for_partner(o, name, dict(args), options, cells_of(options))
        if name == "choose-action":
            return choose_action(o, options)
        if name == "build-fence":
            return build_fence(o, args["count"], options)
        if name == "plow":
            return CELL + first_of(FIELDS, cells_of(options))
        if name == "sow":
            return choose_seed(o, options)
        if name == "build-room":
            return build_room(o, options)
        if name == "build-stable":
            return build_stable(o, options, args.get("free", False))
        if name == "bake":
            return bake(o, options)
        if name in PLAYING:
            return play_card(o, options)
        if name in ("feed", "pay-food"):
            return make_food(o, args["missing"], options)
        if name == "house-animals":
            return house_animals(o, options)
        if name in ("make-room", "before-breeding"):
            return make_room(o, options)
        if name == "convert":
            return min(options, key=lambda option: loss_by(o, option))
        if name == "pay":
            return pay(o, args["ways"], options)
        if name == "use-card":
            return use_card(o, options)
        if name == "heat":
            return heat(o, args["missing"], options)
        if name in ("cut-peat", "fell-trees", "slash-and-burn"):
            return choose_tile(o, name, cells_of(options))
        if name == "give-goods":
            return give(o, args["goods"], options)
        if name == "choose-farm":
            return choose_farm(o, options)
        return answer(o, name, args, options)


# Placing people


def place(o: Prospect, options: list[Option]) -> int:
    """The space that brings most; before, an exchange that is worth it, or a card that lies open."""
    g, me = o.g, o.me
    if me.outfit.exchanges and ANYTIME in options and best_exchange(o) is not None:
        return ANYTIME
    if ANYTIME in options and g.setup.has("woods") and wants_to_look(o):
        return ANYTIME
    if g.display:
        for card in g.display:
            if card.option in options and hand_worth(o, card) > 2:
                return card.option
    best, found = NEVER, options[0]
    in_team = plays_in_team(g)
    for number in g.board:
        space = g.setup.spaces[number]
        assert space is not None
        if space.option in options:
            gain = season_gain(o, space.slug) if space.slug in SEASONS else space_gain(o, space)
            if space.slug in BUILDING and brings_stables(o):
                gain += free_stable(o)
            if in_team:
                gain = gain_with_partner(o, space.slug, gain)
            if gain > best:
                best, found = gain, space.option
    if g.setup.has("moor"):
        pick = special(o, options, best)
        if pick is not None:
            return pick
    if DONE in options and best < o.taste.action:
        return DONE  # another person may be placed now, but will find more to do later
    return found


def space_gains(o: Prospect, options: list[Option]) -> dict[int, float]:
    """What the spaces among some options bring."""
    spaces = [o.g.space(number) for number in o.g.board]
    return {space.option: space_gain(o, space) for space in spaces if space.option in options}


def best_exchange(o: Prospect) -> Exchange | None:
    """The exchange of a card that brings most, if any is worth it."""
    best, found = WORTHWHILE, None
    for exchange in o.me.outfit.exchanges:
        if available(o.me, exchange):
            gain = o.bundle(exchange.get) - o.cost(exchange.give)
            if gain > best:
                best, found = gain, exchange
    return found


# Actions


def choose_action(o: Prospect, options: list[Option]) -> int:
    best, found = NEVER, options[0]
    for option in options:
        gain = 0.0
        if ACTION <= option < CELL:
            gain = action_gain(o, ACTIONS[option - ACTION])
        elif option in OF_OPTION:
            gain = trade_gain(o, OF_OPTION[option].slug)
        elif option != DONE:
            gain = part_gain(o, option)
        if gain > best:
            best, found = gain, option
    return found


def free_stable(o: Prospect) -> float:
    """What the stable is worth that comes with a room, if one can be built."""
    cells = o.me.farm.stable_cells()
    return max(0.0, stable(o, cells)) if cells and can_build_room(o.g, o.me) else 0.0


def action_gain(o: Prospect, name: str) -> float:
    """What a part of a space brings. What comes first is worth a little more."""
    if name == "rooms":
        return rooms(o) + 0.01
    if name == "stables":
        return stables(o, STABLE_COST)
    if name == "stable":
        return stables(o, SIDE_JOB_COST, 1)
    if name == "plow":
        return plow(o) + 1  # a new field can be sown at once
    if name == "sow":
        return sowing(o)
    if name == "bake":
        return baking(o)
    if name == "fences":
        return fences(o)
    if name == "renovate":
        return renovate(o)
    if name == "buy":
        return o.worth(GRAIN, 1) + o.food(-1)
    return 0.5


def build_room(o: Prospect, options: list[Option]) -> int:
    if DONE in options and o.room() <= cheapest(o, room_ways(o.g, o.me)):
        return DONE
    return CELL + first_of(ROOMS, cells_of(options))


def build_stable(o: Prospect, options: list[Option], free: bool) -> int:
    cells = cells_of(options)
    price = 0.0 if free else cheapest(o, stable_ways(o.g, o.me, STABLE_COST))
    if DONE in options and stable(o, cells) <= price:
        return DONE
    return CELL + stable_cell(o.me.farm, cells)


def build_fence(o: Prospect, standing: int, options: list[Option]) -> int:
    """One fence of the planned layout after another: what stands already never changes the plan."""
    layout, _ = plan_fences(o, standing)
    if layout is not None:
        for option in options:
            if option != DONE and layout.fences >> option - EDGE & 1:
                return option
    return DONE if DONE in options else options[0]


def choose_seed(o: Prospect, options: list[Option]) -> int:
    best, found = NEVER, options[0]
    for option in options:
        gain = 0.01  # a field card
        if option == DONE:
            gain = 0.0
        elif SOW_GRAIN <= option < SOW_VEGETABLE:
            gain = sow(o, GRAIN, 1)
        elif SOW_VEGETABLE <= option < SOW_VEGETABLE + CELLS:
            gain = sow(o, GRAIN + 1, 1)
        if gain > best:
            best, found = gain, option
    return found


def bake(o: Prospect, options: list[Option]) -> int:
    """Grain by grain, as long as bread is worth more."""
    rate = o.me.outfit.bakers[-1][1]
    return BAKE if DONE not in options or o.food(rate) + o.worth(GRAIN, -1) > 0 else DONE


# Cards


def play_card(o: Prospect, options: list[Option]) -> int:
    best, found = NEVER, options[0]
    for option in options:
        gain = 0.0
        if option != DONE:
            card = OF_OPTION[option]
            gain = net(o, card) if card.is_improvement() else card_worth(o, card)
        if gain > best:
            best, found = gain, option
    return found


def use_card(o: Prospect, options: list[Option]) -> int:
    best, found = NEVER, options[0]
    for option in options:
        gain = trade_gain(o, OF_OPTION[option].slug) if option in OF_OPTION else 0.0
        if gain > best and option != ANYTIME:
            best, found = gain, option
    return found


# Food and payments


def loss_by(o: Prospect, option: int) -> float:
    """What it costs to turn a good into food or another good, what comes of it aside if it is food."""
    if option in EXCHANGE_OF:
        exchange = EXCHANGE_OF[option]
        other = tuple([(good, n) for good, n in exchange.get if good != FOOD])
        return o.cost(exchange.give) - o.bundle(other)
    if option not in EATEN:
        return 0.5
    good = EATEN[option]
    if good not in ANIMALS:
        return -o.worth(good, -1)
    held = o.me.goods[good]
    return o.herd(good, held, 0) - o.herd(good, held - 1, 0)


def food_by(o: Prospect, option: int) -> int:
    exchange = o.me.outfit.exchange(option)
    if exchange is not None:
        return sum([n for good, n in exchange.get if good == FOOD])
    return o.me.outfit.rates[EATEN[option]] if option in EATEN else 1


def make_food(o: Prospect, missing: int, options: list[Option]) -> int:
    """As long as food is missing, what costs least for each food; then only what is worth more as food."""
    best, found = 1e9, DONE
    for option in options:
        if option not in (DONE, ANYTIME):
            food, loss = food_by(o, option), loss_by(o, option)
            if missing:
                price = loss / min(food, missing) if food else 1e8
            else:
                price = loss - o.food(food)
            if price < best and (missing or price < 0):
                best, found = price, option
    return found


def pay(o: Prospect, ways: list[dict[str, int]], options: list[Option]) -> int:
    """A good that belongs to the cheapest way to pay."""
    least = {good: min([way.get(good, 0) for way in ways]) for good in GOODS}

    def price(option: int) -> float:
        good = GOODS[CHOSEN[option]]
        prices = [
            o.cost(tuple([(GOODS.index(name), n) for name, n in way.items()]))
            for way in ways
            if way.get(good, 0) > least[good]
        ]
        return min(prices, default=99.0)

    return min(options, key=price)


# Animals


def house_animals(o: Prospect, options: list[Option]) -> int:
    """Keep those that are worth most together; cook the others if that is possible."""
    me = o.me
    best, found = -1e9, me.animals()
    for kept in me.keepable():
        worth = 0.0
        for kind, n in enumerate(kept):
            good = ANIMALS[kind]
            worth += o.herd(good, n, 0)
            if EAT_OF[good] in options:
                worth += o.food(me.outfit.rates[good] * (me.goods[good] - n))
        if worth > best:
            best, found = worth, kept
    for kind, n in enumerate(found):
        good = ANIMALS[kind]
        if me.goods[good] > n:
            for option in (EAT_OF[good], DISCARD_OF[good]):
                if option in options:
                    return option
    return options[0]


def make_room(o: Prospect, options: list[Option]) -> int:
    """Cook one of three before they breed: there will be three again."""
    if o.left:
        for option in options:
            if EATEN.get(option, GRAIN) >= SHEEP and o.me.goods[EATEN[option]] > 2:
                return option
    return DONE


# Everything else


def answer(o: Prospect, name: str, args: Mapping[str, Any], options: list[Option]) -> int:
    """Small questions, and those that this farmer has never heard: the best thing there is to have or to do."""
    if o.g.setup.has("aliens"):
        alien = answer_aliens(o, name, args, options, space_gains(o, options))
        if alien is not None:
            return alien
    if o.g.setup.has("woods"):
        met = answer_woods(o, name, args, options, space_gains(o, options))
        if met is not None:
            return met
    if name == "draw-card":
        fewer = len(o.me.in_hand(True)) <= len(o.me.in_hand(False))
        return OCCUPATION if fewer and OCCUPATION in options else options[-1]
    if name in ("swap-card", "drop-card"):
        return give_away(o, options)
    if name == "mulligan":
        return mulligan(o, options)
    if name == "keep-special":
        return keep_special(o)
    if name == "pay-to-keep-special":
        return pay_to_keep(o)
    if name in ("pass", "last-chance"):
        return DONE if DONE in options else options[0]
    cells = cells_of(options)
    if cells:
        return CELL + first_of(STABLES if cells & PASTURES else FIELDS, cells)
    best, found = NEVER, options[0]
    for option in options:
        gain = option_worth(o, name, args, option)
        if gain > best:
            best, found = gain, option
    return found


def option_worth(o: Prospect, name: str, args: Mapping[str, Any], option: int) -> float:
    if option == YES:
        return trade_gain(o, args.get("card", ""))
    if option == ANYTIME:
        return 0.01 if best_exchange(o) is not None else NEVER
    if option in CHOSEN:
        good = CHOSEN[option]
        return bought(o, good) if name == "animal-market" else o.worth(good, 1)
    if option in EATEN or option in EXCHANGE_OF:
        return food_worth(o, option)
    if option in DISCARDED:
        return -9.0  # nobody gives goods back
    if ACTION <= option < CELL:
        return action_gain(o, ACTIONS[option - ACTION])
    if COUNT <= option < COUNT + COUNTS:
        return 0.1 * (option - COUNT)
    if option in OF_OPTION:
        return card_answer(o, name, OF_OPTION[option])
    return 0.0


def food_worth(o: Prospect, option: int) -> float:
    return o.food(food_by(o, option)) - loss_by(o, option)


def card_answer(o: Prospect, name: str, card: Card) -> float:
    """A card to be drafted, or to be handed back instead of a payment, or a use of one."""
    if name == "keep-card":
        return hand_worth(o, card)
    if name == "pay-or-return":
        return 9.0
    return trade_gain(o, card.slug)


def give_away(o: Prospect, options: list[Option]) -> int:
    """The card that is good for nothing, if there is such a one."""
    worst = min([option for option in options if option != DONE], key=lambda option: hand_worth(o, OF_OPTION[option]))
    return worst if DONE not in options or hand_worth(o, OF_OPTION[worst]) < 1.0 else DONE


def mulligan(o: Prospect, options: list[Option]) -> int:
    """Other cards for a hand that is much worse than usual; never twice."""
    for option in options:
        if option != DONE:
            hand = o.me.in_hand(option == OCCUPATION)
            pool = o.g.setup.occupations if option == OCCUPATION else o.g.setup.minors
            usual = sum([hand_worth(o, card) for card in pool]) / len(pool)
            if len(hand) >= 7 and sum([hand_worth(o, card) for card in hand]) / len(hand) < 0.75 * usual:
                return option
    return DONE


def cells_of(options: list[Option]) -> int:
    """The farmyard spaces among some options, as a mask."""
    cells = 0
    for option in options:
        if CELL <= option < EDGE:
            cells |= 1 << option - CELL
    return cells
