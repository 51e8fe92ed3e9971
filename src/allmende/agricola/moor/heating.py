"""Heating the house after feeding the family; people who freeze lie in bed."""

from typing import Final

from allmende.agricola.cards.card import EXCHANGE_OF
from allmende.agricola.cards.hooks import AFTER_FEEDING, ANY_TIME, HEATING_COST, Deed
from allmende.agricola.cards.triggers import applies
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.goods import CLAY, FUEL, STONE, Bundle, bundle
from allmende.agricola.moor.vocabulary import PAY_FUEL
from allmende.agricola.paying.anytime import at_any_time
from allmende.agricola.paying.exchange import NOT_TRADED, Traded, after_pick, convert
from allmende.agricola.paying.reach import can_pay, steps_to
from allmende.agricola.player import Player
from allmende.agricola.setup import HARVESTS
from allmende.agricola.state import FED, Agricola
from allmende.agricola.vocabulary import ANYTIME, DONE
from allmende.table.choice import Choice, Flow, Option, Prompt, Seat, together

BEFORE_HEATING: Final = Prompt("last-chance")
A_FUEL: Final[Bundle] = bundle(fuel=1)
WARMER_HOUSES: Final = {CLAY: 1, STONE: 2}
"""So much less fuel a house of this material needs."""


def heating_cost(g: Agricola, me: Player) -> int:
    """1 fuel for each room, empty ones included; less in a clay or stone house; then what cards change. Nothing where
    it is warm."""
    if g.setup.doors.is_warm(g, next((number for number in HARVESTS if number >= g.round), 0)):
        return 0
    if not me.farm.rooms:
        return 0
    cost = me.rooms() - WARMER_HOUSES.get(me.farm.material, 0)
    for hook in me.outfit.hooks[HEATING_COST]:
        if hook.heat is not None:
            cost = hook.heat(g, me, cost)
    return max(0, cost)


def heat_all(g: Agricola) -> Flow:
    """Everybody heats at the same time."""
    flows: dict[Seat, Flow] = {me.seat: heat_first(g, me) for me in g.players}
    yield from together(flows)
    g.phase = FED


def heat_first(g: Agricola, me: Player) -> Flow:
    """Heat; then cards may bring new fuel to those who have spent theirs and have a use for it, as in the church."""
    yield from heat(g, me)
    if me.outfit.hooks[ANY_TIME] and me.outfit.hooks[AFTER_FEEDING] and not can_pay(me, A_FUEL):
        yield from use_cards(g, me)


def heat(g: Agricola, me: Player) -> Flow:
    """Pay fuel, as much as the player likes: for each fuel that is missing, somebody goes to bed."""
    need = heating_cost(g, me)
    if not need:
        return
    if me.outfit.hooks[ANY_TIME]:
        yield from use_cards(g, me)
    paid = 0
    traded = NOT_TRADED
    while need and (me.goods[FUEL] or fuel_options(me, traded)):
        most = min(need, me.goods[FUEL])
        options: list[Option] = [PAY_FUEL[n] for n in range(most, -1, -1)]
        options += [swap for swap in fuel_options(me, traded) if most < need or is_cheaper_after(g, me, swap)]
        pick = yield Choice(me.seat, Prompt("heat", {"need": need, "missing": need - most}), options)
        if pick in PAY_FUEL:
            paid = PAY_FUEL.index(Option(pick))
            break
        convert(g, me, pick)
        note_swap(me, pick)
        need = heating_cost(g, me)
        traded = after_pick(traded, pick)
        if me.crowded():
            yield from house_animals(g, me)
    g.hand_over(me, bundle(fuel=paid))
    if g.events is not None:
        g.tell("heat", me, fuel=paid)
    go_to_bed(g, me, need - paid)


def fuel_options(me: Player, traded: Traded = NOT_TRADED) -> list[Option]:
    """What leads to more fuel: wood for everybody, other goods by cards."""
    more: Bundle = ((FUEL, me.goods[FUEL] + 1),)
    return steps_to(me, more, traded=traded) if can_pay(me, more, traded=traded) else []


def use_cards(g: Agricola, me: Player) -> Flow:
    """Cards that may be used at any time, though not in the middle of a payment."""
    while any(applies(g, me, hook, Deed(me)) for hook in me.outfit.hooks[ANY_TIME]):
        if (yield Choice(me.seat, BEFORE_HEATING, [ANYTIME, DONE])) == DONE or (yield from at_any_time(g, me)) is None:
            return


def note_swap(me: Player, option: int) -> None:
    """The card that brought fuel for heating was used in this harvest."""
    exchange = EXCHANGE_OF.get(option)
    if exchange is not None and exchange.card is not None and exchange.card.number not in me.spent:
        me.spent.append(exchange.card.number)


def is_cheaper_after(g: Agricola, me: Player, option: int) -> bool:
    """Would it cost less to heat after this exchange?"""
    spent, before = me.spent, heating_cost(g, me)
    me.spent = spent[:]
    note_swap(me, option)
    cheaper = heating_cost(g, me) < before
    me.spent = spent
    return cheaper


def go_to_bed(g: Agricola, me: Player, n: int) -> None:
    """People fall ill; nobody can be ill twice."""
    sick = min(n, me.people - me.bed - g.setup.doors.away(g, me))
    me.bed += sick
    if sick and g.events is not None:
        g.tell("bed", me, count=sick)
