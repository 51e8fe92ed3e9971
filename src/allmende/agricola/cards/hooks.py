"""What a played card can listen to. docs/agricola-cards.md has the whole list in the order of time.

A hook is asked about only while its card lies face up. `me` is always the owner of the card; the deed tells who did
what.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from allmende.agricola.cards.printed import Exchange, Gain, Later, Need, Trade
from allmende.agricola.goods import NOTHING, Bundle, less, plus
from allmende.table.choice import Flow, Option

if TYPE_CHECKING:
    from allmende.agricola.actions.space import Space
    from allmende.agricola.cards.card import Card
    from allmende.agricola.player import Player
    from allmende.agricola.state import Agricola

HookKind: TypeAlias = int
"""What a hook listens to: one of the following."""

# Preparation
BEFORE_ROUND: Final = 0
ROUND_SPACE: Final = 1  # something else than goods waits for the owner on the current round space
START_OF_ROUND: Final = 2
BEFORE_WORK: Final = 3
# Work: an action space is used
BEFORE_USE: Final = 4  # the owner uses a space: after the person is placed, before its actions
ANY_USE: Final = 5  # anybody does, the owner included
AFTER_USE: Final = 6  # immediately after the owner used a space
END_OF_TURN: Final = 7  # after everything else
# ... and what can be done there or elsewhere
BEFORE_OCCUPATION: Final = 8
AFTER_OCCUPATION: Final = 9
BEFORE_IMPROVEMENT: Final = 10
AFTER_IMPROVEMENT: Final = 11  # the card itself included
ANY_IMPROVEMENT: Final = 12  # anybody built or played one
BEFORE_RENOVATION: Final = 13
AFTER_RENOVATION: Final = 14
AFTER_ROOMS: Final = 15
AFTER_STABLES: Final = 16
AFTER_FENCES: Final = 17
AFTER_PLOW: Final = 18
AFTER_SOW: Final = 19
BEFORE_BAKE: Final = 20
AFTER_GROWTH: Final = 21
AS_SOON_AS: Final = 22  # once, as soon as something is so, also when the card is played
# Returning home
RETURNING_HOME: Final = 23  # people still stand on the board
END_OF_ROUND: Final = 24
# Harvest
START_OF_HARVEST: Final = 25
START_OF_FIELDS: Final = 26  # before crops are taken
FIELD_PHASE: Final = 27  # together with the crops
AFTER_FEEDING: Final = 28
AFTER_BREEDING: Final = 29
END_OF_HARVEST: Final = 30
# What changes a rule; these never ask
COST: Final = 31
RENOVATION: Final = 32  # to which material the house may go
SHARE: Final = 33  # may use a space that others occupy
SECOND_PERSON: Final = 34  # may place another person at once
EXTRA_PERSON: Final = 35  # may place somebody who is not at home
SCORING: Final = 36  # bonus points of the owner
SCORING_OF_ALL: Final = 37  # bonus points of anybody
COOKED: Final = 38  # 1 good became food; goods may come with it
ANY_TIME: Final = 39  # something else than an exchange that may be done at any time
# Special actions, which a module brings: `spaces` is a mask of them, deed.space says which one
BEFORE_SPECIAL: Final = 40
AFTER_SPECIAL: Final = 41  # deed.cells: the spaces that were emptied or plowed
HEATING_COST: Final = 42  # changes what it costs to heat; never asks
NEW_FIELD: Final = 43  # a space became a field without plowing
REMOVED: Final = 44  # a tile that covered a space has left it: deed.cells
GOT_CARD: Final = 45  # the right neighbour passed a card on
INSTEAD_OF_RENOVATION: Final = 46  # done instead of a Renovation action, if the owner wants
WHENEVER: Final = 47  # as often as something is so: looked at together with AS_SOON_AS; never asks
HARVEST_DRAW: Final = 48  # start of a harvest, one player after another: may draw and touch others; never asks
HOOKS: Final = 49

# What a cost is paid for
ROOM: Final = 1
RENOVATE: Final = 2
STABLE: Final = 4
FENCES: Final = 8
MINOR_IMPROVEMENT: Final = 16
MAJOR_IMPROVEMENT: Final = 32
IMPROVEMENT: Final = MINOR_IMPROVEMENT | MAJOR_IMPROVEMENT
OCCUPATION: Final = 64
PLOW: Final = 128  # one field
GROW: Final = 256  # one person

# In which order cards change a cost
WHOLE_COSTS: Final = 0
SUBSTITUTES: Final = 1
DISCOUNTS: Final = 2
LAST_DISCOUNTS: Final = 3

Ways: TypeAlias = list[Bundle]


class Deed:
    """What is being done, by whom: all that a hook may want to know of it. Parts that do not apply are empty."""

    __slots__ = (
        "acted", "card", "cells", "count", "done", "good", "material", "on", "open", "player", "sick", "space",
        "taken", "unmanned", "unused", "with_room",
    )  # fmt: skip

    def __init__(self, player: Player, space: Space | None = None, card: Card | None = None) -> None:
        self.player = player
        self.on = player  # on whose farm it is done
        self.space = space
        self.card = card  # the occupation or improvement
        self.taken: Bundle = NOTHING  # from the accumulation space
        self.cells = 0  # rooms, stables or fields that were built, as a mask
        self.count = 0  # fences that are built
        self.good = -1  # what became food
        self.material = 0  # of the house before a renovation
        self.unused = 0  # farmyard spaces that were unused before fences were built
        self.open: list[Hook] = []  # what may still be used between the actions of the space
        self.done: list[Hook] = []  # what was used
        self.sick = False  # the person came from the bed
        self.acted = False  # one of several actions of the space was carried out
        self.unmanned = False  # its actions are carried out without a person: the space is not used
        self.with_room = False  # the family grew by an action that wants room


Run: TypeAlias = "Callable[[Agricola, Player, Deed], Flow | None]"
When: TypeAlias = "Callable[[Agricola, Player, Deed], bool]"
Also: TypeAlias = "Callable[[Agricola, Player, Deed], None]"
ChangeCost: TypeAlias = "Callable[[Agricola, Player, Deed, Ways], Ways]"
Uses: TypeAlias = "Callable[[Agricola, Player], list[Option]]"
Number: TypeAlias = "Callable[[Agricola, Player], int]"
NumberOf: TypeAlias = "Callable[[Agricola, Player, Player], int]"


class Hook:
    """One thing that a card listens to, and what happens then: goods come, or a flow runs that its owner may have to
    want (`may`)."""

    __slots__ = (
        "also",
        "between",
        "card",
        "change",
        "exchange",
        "fewer",
        "gain",
        "gift",
        "goods",
        "heat",
        "kind",
        "later",
        "materials",
        "may",
        "number",
        "number_of",
        "opens",
        "order",
        "persons",
        "run",
        "share",
        "spaces",
        "trade",
        "uses",
        "what",
        "when",
    )  # fmt: skip

    def __init__(self, kind: HookKind) -> None:
        self.kind = kind
        self.card: Card | None = None
        self.spaces = 0  # a mask; 0: any
        self.goods: Bundle = NOTHING
        self.gain: Gain | None = None
        self.gift: Bundle = NOTHING  # goods for every other player
        self.also: Also | None = None
        self.later: Later | None = None  # what `also` or `run` puts on round spaces
        self.trade: Trade | None = None  # what `run` is, if the owner pays for something
        self.run: Run | None = None
        self.uses: Uses | None = None  # what the owner could use it for, if that is not always the same
        self.when: When | None = None
        self.may = False
        self.between = False  # may also be used between the actions of the space
        self.opens = False  # ... and after them; and where it applies, the space can be used, whatever was before
        self.exchange: Callable[[Agricola, Player, Deed], Exchange | None] | None = None  # ... as an exchange
        self.what = 0  # COST: a mask of what is paid for; COOKED: of the goods, 0: any
        self.order = 0  # COST: whole costs first, then substitutes, then discounts
        self.change: ChangeCost | None = None
        self.materials: Callable[[Agricola, Player, list[int]], list[int]] | None = None  # RENOVATION
        self.share: Callable[[Agricola, Player, Space], bool] | None = None  # SHARE
        self.persons: Callable[[Agricola, Player, Space], int] | None = None  # SECOND_PERSON: spaces for it
        self.number: Number | None = None
        self.fewer = False  # SCORING: fewer animals can bring more points
        self.number_of: NumberOf | None = None
        self.heat: Callable[[Agricola, Player, int], int] | None = None  # HEATING_COST

    @property
    def once(self) -> bool:
        """Does it act once, and is then marked on its card?"""
        return self.kind == AS_SOON_AS


def on(
    kind: HookKind,
    spaces: int = 0,
    *,
    gain: Bundle | Gain = NOTHING,
    gift: Bundle = NOTHING,
    later: Later | None = None,
    also: Also | None = None,
    run: Run | None = None,
    when: When | Need | None = None,
    may: bool = False,
    between: bool = False,
    uses: Uses | None = None,
    exchange: Callable[[Agricola, Player, Deed], Exchange | None] | None = None,
) -> Hook:
    """Listen: what is `gain` and `later` comes by itself; `run` is carried out, if the owner wants it where he `may`.

    gain: goods, or a function that says which
    gift: goods that come to every other player by themselves
    later: goods on round spaces; with `may`, if the owner wants it
    also: what comes by itself, too, and asks nobody: goods for others
    when: whether it applies, and for a flow that the owner may want also whether it can be carried out
    uses: what it could be used for, if that depends on what may be done at any time: prerequisites of cards
    exchange: what `run` does, if it is goods for goods: then it may help to pay for the deed, and legality knows it
    """
    hook = Hook(kind)
    hook.spaces, hook.gift, hook.also = spaces, gift, also
    if isinstance(gain, tuple):
        hook.goods = gain
    else:
        hook.gain = gain
    hook.run, hook.may, hook.between, hook.uses, hook.exchange = run, may, between, uses, exchange
    hook.when = met(when) if isinstance(when, Need) else when
    if later is not None:
        hook.later = later
        if may:
            hook.run = putting(hook, later)
        else:
            hook.also = putting(hook, later)
    return hook


def met(need: Need) -> When:
    return lambda g, me, deed: need.met(g, me)


def putting(hook: Hook, later: Later) -> Also:
    """The card puts on round spaces what it promises."""

    def put(g: Agricola, me: Player, deed: Deed) -> None:
        assert hook.card is not None
        later.put(g, me, hook.card.slug)

    return put


def before_use(spaces: int, gain: Bundle | Gain, *, when: When | Need | None = None) -> Hook:
    """Each time you use one of these spaces, goods come before its actions."""
    return on(BEFORE_USE, spaces, gain=gain, when=when)


def may_before_use(
    spaces: int, run: Run, *, when: When | Need | None = None, between: bool = False, opens: bool = False
) -> Hook:
    """Each time you use one of these spaces you may do something before its actions (`between`: or between them).

    opens: or after them; and where it applies, it may be what makes the use of the space possible
    """
    hook = on(BEFORE_USE, spaces, run=run, when=when, may=True, between=between)
    hook.opens = opens
    return hook


def whole_cost(what: int, change: ChangeCost) -> Hook:
    """Another whole cost may be paid: the function gives the additional ways."""
    return change_cost(what, lambda g, me, deed, ways: ways + change(g, me, deed, ways), WHOLE_COSTS)


def substitute(what: int, instead: Bundle, pay: Bundle) -> Hook:
    """Once for each thing that is paid for, a part of its cost may be replaced.

    If less than that part is due, all of it must be there to be replaced.
    """

    def change(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
        found = ways[:]
        for way in ways:
            counts = dict(way)
            if all(counts.get(good, 0) >= n for good, n in instead):
                found.append(plus(less(way, instead), pay))
        return found

    hook = Hook(COST)
    hook.what, hook.order, hook.change = what, SUBSTITUTES, change
    return hook


def discount(what: int, goods: Bundle) -> Hook:
    """Everything of this sort costs less."""

    def change(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
        return [less(way, goods) for way in ways]

    return change_cost(what, change)


def change_cost(what: int, change: ChangeCost, order: int = DISCOUNTS) -> Hook:
    """Costs change, whatever alternatives there are: the function gives all ways to pay from those there were."""
    hook = Hook(COST)
    hook.what, hook.order, hook.change = what, order, change
    return hook


def scoring(number: Number, *, fewer: bool = False) -> Hook:
    """Bonus points of the owner at the end. `fewer`: fewer animals can bring more of them."""
    hook = Hook(SCORING)
    hook.number, hook.fewer = number, fewer
    return hook


def scoring_of_all(number_of: NumberOf) -> Hook:
    """Bonus points that everybody may get from this card: number_of(g, owner, player)."""
    hook = Hook(SCORING_OF_ALL)
    hook.number_of = number_of
    return hook


def renovation(materials: Callable[[Agricola, Player, list[int]], list[int]]) -> Hook:
    """What the house may be renovated to: from what would be allowed otherwise."""
    hook = Hook(RENOVATION)
    hook.materials = materials
    return hook


def share(may_share: Callable[[Agricola, Player, Space], bool]) -> Hook:
    """The owner may use some spaces although others occupy them."""
    hook = Hook(SHARE)
    hook.share = may_share
    return hook


def second_person(spaces: Callable[[Agricola, Player, Space], int]) -> Hook:
    """After a person was placed, the owner may place another one at once, on one of these spaces (a mask)."""
    hook = Hook(SECOND_PERSON)
    hook.persons = spaces
    return hook


def by_product(cooked: Sequence[int], goods: Bundle) -> Hook:
    """Goods come with each of these that is turned into food: payments count on them."""
    hook = on(COOKED, gain=goods)
    hook.what = sum([1 << good for good in cooked])
    return hook


def heating(cost: Callable[[Agricola, Player, int], int], order: int = DISCOUNTS) -> Hook:
    """Heating costs the owner another number of fuel: cost(g, me, so far). Upper bounds (order 3) come last."""
    hook = Hook(HEATING_COST)
    hook.heat, hook.order = cost, order
    return hook
