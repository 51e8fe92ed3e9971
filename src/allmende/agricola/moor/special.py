"""Special actions: taking a special action card and carrying out one of its actions, without placing a person.

With two and more players each of the seven actions stands on one card. A card from the middle costs nothing and lies
face up in front of whoever took it; others may take it from there for 2 food, and then it lies face down until all go
home. Alone, there is a pile of cards instead (`solo`).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from allmende.agricola.actions.playing_cards import can_improve, improve
from allmende.agricola.actions.space import Space
from allmende.agricola.cards.hooks import AFTER_SPECIAL, BEFORE_SPECIAL, Deed
from allmende.agricola.cards.triggers import check_conditions, expected, fire
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.goods import FOOD, FUEL, HORSE, NOTHING, WOOD, Bundle, bundle, plus
from allmende.agricola.moor.land import burnable, choose, take_forest, take_moor, turn_into_field
from allmende.agricola.moor.layers import land_of
from allmende.agricola.moor.table import CENTER, FACE_DOWN, NO_CARD, Moor, moor_of
from allmende.agricola.paying.payment import pay, pay_first
from allmende.agricola.paying.reach import Goal, can_pay, can_pay_first
from allmende.agricola.player import Player
from allmende.agricola.seen.lacking import unpaid
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import DONE, NO, YES
from allmende.table.choice import Choice, Flow, Option, Prompt
from allmende.table.events import Saying

SECOND_USE: Final[Bundle] = bundle(food=2)
"""What it costs to take a card that lies in front of somebody else."""
FUEL_OF_A_MOOR: Final = 3
WOOD_OF_A_FOREST: Final = 2
BLACK_MARKET_FEE: Final[Bundle] = bundle(fuel=1)
ILLICIT_WORK_FEE: Final[Bundle] = bundle(food=1, fuel=1)
STAYS: Final[Bundle] = bundle(food=2)
"""What it costs one player alone to keep a card that was used, once in each round."""
TAKE_SPECIAL: Final = Prompt("take-special")
ANY_ACTION: Final = -1
PAY_TO_KEEP: Final = Prompt("pay-to-keep-special")


class Action(NamedTuple):
    """A special action as it stands on a card. `can`: when a fee was paid for the card, before anything else."""

    space: Space
    can: Callable[[Agricola, Player, Bundle], bool]
    act: Callable[[Agricola, Player, Deed], Flow]
    cost: Bundle = NOTHING
    gives: Bundle = NOTHING


class SpecialCard(NamedTuple):
    slug: str
    players: tuple[int, ...]
    """The numbers of players for which it is marked."""
    actions: tuple[Action, ...]


# The seven actions


def can_cut_peat(g: Agricola, me: Player, fee: Bundle) -> bool:
    return land_of(me).moors != 0 and can_pay(me, fee)


def cut_peat(g: Agricola, me: Player, deed: Deed) -> Flow:
    """Remove 1 moor for 3 fuel."""
    cell = yield from choose(me, "cut-peat", land_of(me).moors)
    deed.cells = 1 << cell
    yield from take_moor(g, me, cell)
    g.get(me, FUEL, FUEL_OF_A_MOOR)


def can_fell_trees(g: Agricola, me: Player, fee: Bundle) -> bool:
    return land_of(me).forests != 0 and can_pay(me, fee)


def fell_trees(g: Agricola, me: Player, deed: Deed) -> Flow:
    """Remove 1 forest for 2 wood."""
    cell = yield from choose(me, "fell-trees", land_of(me).forests)
    deed.cells = 1 << cell
    yield from take_forest(g, me, cell)
    g.get(me, WOOD, WOOD_OF_A_FOREST)


def can_slash_and_burn(g: Agricola, me: Player, fee: Bundle) -> bool:
    return burnable(me) != 0 and can_pay(me, fee)


def slash_and_burn(g: Agricola, me: Player, deed: Deed) -> Flow:
    """Exchange 1 forest for a field tile beside another one."""
    cell = yield from choose(me, "slash-and-burn", burnable(me))
    deed.cells = 1 << cell
    yield from turn_into_field(g, me, cell)


def horse_market(price: int) -> Action:
    """Get 1 horse, for so much food."""
    cost: Bundle = ((FOOD, price),) if price else NOTHING

    def can(g: Agricola, me: Player, fee: Bundle) -> bool:
        return can_pay(me, plus(fee, cost))

    def act(g: Agricola, me: Player, deed: Deed) -> Flow:
        yield from pay(g, me, [cost])
        before = me.goods[:]
        g.get(me, HORSE, 1)
        if me.crowded():
            yield from house_animals(g, me, before=before)

    return Action(Space("horse-market"), can, act, cost, bundle(horse=1))


def hiring_fair(food: int) -> Action:
    """Get some food."""

    def act(g: Agricola, me: Player, deed: Deed) -> Flow:
        g.get(me, FOOD, food)
        return
        yield  # a flow that asks nobody

    return Action(Space("hiring-fair"), lambda g, me, fee: can_pay(me, fee), act, gives=((FOOD, food),))


def can_use_black_market(g: Agricola, me: Player, fee: Bundle) -> bool:
    return len(me.hand) > 0 and can_improve(g, me, major=False, fee=plus(fee, BLACK_MARKET_FEE))


def black_market(g: Agricola, me: Player, deed: Deed) -> Flow:
    """Play a minor improvement from the hand, for 1 fuel beside its cost."""
    return improve(g, me, major=False, fee=BLACK_MARKET_FEE)


def can_work_illicitly(g: Agricola, me: Player, fee: Bundle) -> bool:
    return can_improve(g, me, minor=False, fee=plus(fee, ILLICIT_WORK_FEE), hand=False)


def illicit_work(g: Agricola, me: Player, deed: Deed) -> Flow:
    """Build a major improvement of the supply board, for 1 food and 1 fuel beside its cost."""
    return improve(g, me, minor=False, fee=ILLICIT_WORK_FEE, hand=False)


CUT_PEAT: Final = Action(Space("cut-peat"), can_cut_peat, cut_peat, gives=((FUEL, FUEL_OF_A_MOOR),))
FELL_TREES: Final = Action(Space("fell-trees"), can_fell_trees, fell_trees, gives=((WOOD, WOOD_OF_A_FOREST),))
SLASH_AND_BURN: Final = Action(Space("slash-and-burn"), can_slash_and_burn, slash_and_burn)
BLACK_MARKET: Final = Action(Space("black-market"), can_use_black_market, black_market, BLACK_MARKET_FEE)
ILLICIT_WORK: Final = Action(Space("illicit-work"), can_work_illicitly, illicit_work, ILLICIT_WORK_FEE)

SPECIAL_CARDS: Final = (
    SpecialCard("clearing", (1, 2), (FELL_TREES, SLASH_AND_BURN, CUT_PEAT)),
    SpecialCard("village", (1, 2), (horse_market(1), hiring_fair(1), BLACK_MARKET, ILLICIT_WORK)),
    SpecialCard("heath", (1, 3), (horse_market(0), SLASH_AND_BURN, CUT_PEAT)),
    SpecialCard("sawpit", (1, 3), (FELL_TREES, hiring_fair(2), BLACK_MARKET, ILLICIT_WORK)),
    SpecialCard("woodland", (1, 4), (FELL_TREES, horse_market(0))),
    SpecialCard("back-yard", (1, 4), (hiring_fair(1), BLACK_MARKET, ILLICIT_WORK)),
    SpecialCard("bog", (1, 4, 5), (SLASH_AND_BURN, CUT_PEAT)),
    SpecialCard("horse-fair", (1, 5, 6), (horse_market(1),)),
    SpecialCard("timber-yard", (1, 5, 6), (FELL_TREES, hiring_fair(1))),
    SpecialCard("alley", (1, 5, 6), (BLACK_MARKET, ILLICIT_WORK)),
    SpecialCard("peat-cut", (6,), (CUT_PEAT,)),
    SpecialCard("burnt-ground", (6,), (SLASH_AND_BURN,)),
)
"""The slugs are ours: the printed cards have no names."""


MARKED: Final = tuple([
    tuple([card for card in SPECIAL_CARDS if players in card.players]) for players in range(7)
])  # fmt: skip


def cards_for(players: int) -> tuple[SpecialCard, ...]:
    """The cards that are marked for so many players."""
    return MARKED[players]


# Taking a card


def fee_of(holder: int, me: Player) -> Bundle | None:
    """What a player pays for a card that lies there; None: it cannot be taken."""
    if holder == CENTER:
        return NOTHING
    return SECOND_USE if holder < FACE_DOWN and holder != me.seat else None


def available(g: Agricola, moor: Moor, me: Player) -> list[tuple[int, Action, Bundle]]:
    """The actions that the player could carry out now, each with its card and the fee for it."""
    cards = cards_for(len(g.players))
    found: list[tuple[int, Action, Bundle]] = []
    if len(g.players) == 1:
        if moor.open >= 0:
            found = [(moor.open, action, NOTHING) for action in cards[moor.open].actions]
    else:
        for number, holder in enumerate(moor.holders):
            fee = fee_of(holder, me)
            if fee is not None:
                found += [(number, action, fee) for action in cards[number].actions]
    return [(number, action, fee) for number, action, fee in found if can_take(g, me, action, fee)]


LACKS: Final = {
    "cut-peat": "no-moor", "fell-trees": "no-forest", "slash-and-burn": "nothing-to-burn",
    "black-market": "no-improvement", "illicit-work": "no-improvement",
}  # fmt: skip
"""What is missing for an action that can be paid."""


def not_taken(g: Agricola, me: Player, slug: str) -> list[Saying]:
    """What keeps a player from taking a special action; nothing, if its card does not lie open."""
    moor, cards = moor_of(g), cards_for(len(g.players))
    lying = [n for n, card in enumerate(cards) if any(action.space.slug == slug for action in card.actions)]
    if not lying or (len(g.players) == 1 and moor.open not in lying):
        return []
    if not me.home:
        return [{"kind": "nobody-home"}]
    number = moor.open if len(g.players) == 1 else lying[0]
    action = next(action for action in cards[number].actions if action.space.slug == slug)
    fee = NOTHING if len(g.players) == 1 else fee_of(moor.holders[number], me)
    if fee is None:
        return [{"kind": "special-used"}]
    cost = plus(fee, action.cost)
    return [{"kind": LACKS.get(slug, "no-action")}] if can_pay(me, cost) else [unpaid(me, "special", [cost])]


def can_take_card(g: Agricola, me: Player) -> bool:
    """Does any card lie where the player may take it from, whatever can be done with it?"""
    moor = moor_of(g)
    if len(g.players) == 1:
        return moor.open != NO_CARD
    return any(fee_of(holder, me) is not None for holder in moor.holders)


def can_take(g: Agricola, me: Player, action: Action, fee: Bundle) -> bool:
    """Could the player carry out an action when the fee for its card is paid?"""
    if not me.outfit.hooks[BEFORE_SPECIAL]:
        return action.can(g, me, fee)
    return can_pay_first(g, me, fee, carrying_out(action)) if fee else can_carry_out(g, me, action)


def carrying_out(action: Action) -> Goal:
    return lambda g, me: can_carry_out(g, me, action)


def can_carry_out(g: Agricola, me: Player, action: Action) -> bool:
    """Could the player carry out an action, with what cards give before?"""
    income = expected(g, me, BEFORE_SPECIAL, Deed(me, action.space))
    for good, n in income:
        me.goods[good] += n
    can = action.can(g, me, NOTHING)
    for good, n in income:
        me.goods[good] -= n
    return can


def special_options(g: Agricola, me: Player, among: int = ANY_ACTION) -> list[Option]:
    return [action.space.option for _, action, _ in available(g, moor_of(g), me) if among >> action.space.number & 1]


def take_special(g: Agricola, me: Player, option: int) -> Flow:
    """Take the card with an action, pay for it, and carry the action out."""
    moor = moor_of(g)
    number, action, fee = next(one for one in available(g, moor, me) if one[1].space.option == option)
    if g.events is not None:
        g.tell("special", me, special=action.space.slug)
    g.depth += 1
    if len(g.players) > 1:
        moor.holders[number] = me.seat + (FACE_DOWN if fee else 0)
        yield from carry_out(g, me, action, fee)
    else:
        moor.open = NO_CARD  # it is being used
        yield from carry_out(g, me, action)
        yield from discard_card(g, moor, me, number)
    g.depth -= 1


def discard_card(g: Agricola, moor: Moor, me: Player, number: int) -> Flow:
    """Alone, a used card is discarded, unless 2 food keep it: then it can be used once more in this round."""
    if not moor.paid and can_pay(me, STAYS) and (yield Choice(me.seat, PAY_TO_KEEP, [YES, NO])) == YES:
        yield from pay(g, me, [STAYS])
        moor.paid = True
        moor.open = number
    else:
        moor.spent.append(number)


def carry_out(g: Agricola, me: Player, action: Action, fee: Bundle = NOTHING) -> Flow:
    """A special action with the cards that listen to it. The fee for its card is paid before anything else."""
    yield from pay_first(g, me, fee, carrying_out(action))
    deed = Deed(me, action.space)
    hooks = me.outfit.hooks  # a card that is played now does not listen to this action
    if hooks[BEFORE_SPECIAL]:
        yield from fire(g, me, hooks[BEFORE_SPECIAL], deed)
        if not action.can(g, me, NOTHING):
            return  # cards have used up what it needs
    yield from action.act(g, me, deed)
    if hooks[AFTER_SPECIAL]:
        yield from fire(g, me, hooks[AFTER_SPECIAL], deed)
        yield from check_conditions(g)


def take_one(g: Agricola, me: Player, among: int = ANY_ACTION) -> Flow:
    """Take a special action card now, for one of some actions (a mask); there must be one."""
    options = special_options(g, me, among)
    pick: int = options[0]
    if len(options) > 1:
        pick = yield Choice(me.seat, TAKE_SPECIAL, options)
    yield from take_special(g, me, pick)


def may_take_special(g: Agricola, me: Player) -> Flow:
    """A card lets the player take a special action card now."""
    options = special_options(g, me)
    if options:
        pick = yield Choice(me.seat, TAKE_SPECIAL, [*options, DONE])
        if pick != DONE:
            yield from take_special(g, me, pick)
