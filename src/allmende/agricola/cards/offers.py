"""What a card lets its owner do at a moment, if the owner wants: trade, or take an action, perhaps for a price.

hooks=[trade(BEFORE_USE, FISHING, bundle(fuel=1), bundle(food=3))]
hooks=[may_act(BEFORE_USE, DAY_LABORER, PLOW)]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from allmende.agricola.actions.building import build_stables, can_build_stable
from allmende.agricola.actions.fields import bake, can_bake, can_plow, can_sow, plow, sow
from allmende.agricola.cards.hooks import BEFORE_USE, EXTRA_PERSON, Deed, Hook, Run, When, met, on
from allmende.agricola.cards.printed import Gain, Need, Trade
from allmende.agricola.goods import NOTHING, Bundle
from allmende.agricola.paying.payment import pay, pay_first
from allmende.agricola.paying.reach import Goal, can_pay, can_pay_first
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow


def trade(
    kind: int, spaces: int, give: Bundle, get: Bundle | Gain = NOTHING, *, points: int = 0, back: bool = False,
    when: When | Need | None = None,
) -> Hook:  # fmt: skip
    """The owner may pay goods for goods or points. `back`: what was paid goes back onto the space that was used."""
    made = Trade(give, get, points=points, back=back)
    also_met = condition(when)

    def can(g: Agricola, me: Player, deed: Deed) -> bool:
        if not also_met(g, me, deed):
            return False
        goal = needed_after(g, me, made, deed) if kind == BEFORE_USE else None
        return goal is None or can_pay_first(g, me, made.give, goal)

    def run(g: Agricola, me: Player, deed: Deed) -> Flow:
        return make_trade(g, me, made, deed, needed_after(g, me, made, deed) if kind == BEFORE_USE else None)

    return offered(kind, spaces, made, run, can)


def make_trade(g: Agricola, me: Player, made: Trade, deed: Deed, goal: Goal | None = None) -> Flow:
    """What is bought is settled before it is paid for. `goal`: what must still be possible afterwards."""
    get = made.gets(g, me, deed)
    if goal is None:
        yield from pay(g, me, [made.give])
    else:
        yield from pay_first(g, me, made.give, goal)
    g.gain(me, get)
    g.note_points(me, made.points)
    if made.back:
        assert deed.space is not None
        g.piles[deed.space.number] += sum([n for _, n in made.give])


def needed_after(g: Agricola, me: Player, made: Trade, deed: Deed) -> Goal | None:
    """Before a space is used: what must still be possible there after a trade. None: nothing depends on it."""
    space = deed.space
    if space is None or space.can is None or not g.setup.modules:
        return None
    can, get = space.can, made.gets(g, me, deed)

    def goal(g: Agricola, me: Player) -> bool:
        for good, n in get:
            me.goods[good] += n
        possible = can(g, me)
        for good, n in get:
            me.goods[good] -= n
        return possible

    return goal


class Offer:
    """An action that cards allow: whether it can be carried out, and how.

    beside, do_beside: the same if a price is paid for it besides; None: it is paid before, and changes nothing
    """

    __slots__ = ("beside", "can", "do", "do_beside")

    def __init__(
        self,
        can: Callable[[Agricola, Player], bool],
        do: Callable[[Agricola, Player], Flow],
        beside: Callable[[Agricola, Player, Bundle], bool] | None = None,
        do_beside: Callable[[Agricola, Player, Bundle], Flow] | None = None,
    ) -> None:
        self.can = can
        self.do = do
        self.beside = beside
        self.do_beside = do_beside


def can_plow_for(g: Agricola, me: Player, price: Bundle) -> bool:
    return can_plow(g, me, fee=price)


def plow_for(g: Agricola, me: Player, price: Bundle) -> Flow:
    return plow(g, me, fee=price)


PLOW: Final = Offer(can_plow, plow, can_plow_for, plow_for)
SOW: Final = Offer(can_sow, sow)
BAKE: Final = Offer(can_bake, bake)


def stable(cost: Bundle) -> Offer:
    """One stable at this cost."""
    return Offer(lambda g, me: can_build_stable(g, me, cost), lambda g, me: build_stables(g, me, cost, most=1))


def may_act(kind: int, spaces: int, act: Offer, *, price: Bundle = NOTHING, when: When | Need | None = None) -> Hook:
    """The owner may take an action, for a price if there is one."""
    also_met = condition(when)

    def can(g: Agricola, me: Player, deed: Deed) -> bool:
        if not also_met(g, me, deed):
            return False
        return act.beside(g, me, price) if price and act.beside is not None else act.can(g, me)

    def run(g: Agricola, me: Player, deed: Deed) -> Flow:
        if price and act.do_beside is not None:
            yield from act.do_beside(g, me, price)
            return
        if price:
            yield from pay(g, me, [price])
        yield from act.do(g, me)

    return offered(kind, spaces, Trade(price), run, can) if price else on(kind, spaces, run=run, when=can, may=True)


def extra_person(run: Run, when: When, *, price: Bundle = NOTHING) -> Hook:
    """With nobody left at home the owner may bring another person into play: `run` does it, `when` says it can be."""

    def pay_and_run(g: Agricola, me: Player, deed: Deed) -> Flow:
        yield from pay(g, me, [price])
        run(g, me, deed)

    if not price:
        return on(EXTRA_PERSON, run=run, when=when, may=True)
    return offered(EXTRA_PERSON, 0, Trade(price), pay_and_run, when)


def offered(kind: int, spaces: int, made: Trade, run: Run, when: When | Need | None) -> Hook:
    """A hook that is there if its price can be paid."""
    also_met = condition(when)

    def can(g: Agricola, me: Player, deed: Deed) -> bool:
        return also_met(g, me, deed) and can_pay(me, made.give)

    hook = on(kind, spaces, run=run, when=can, may=True)
    hook.trade = made
    return hook


def condition(when: When | Need | None) -> When:
    if when is None:
        return always
    return met(when) if isinstance(when, Need) else when


def always(g: Agricola, me: Player, deed: Deed) -> bool:
    return True
