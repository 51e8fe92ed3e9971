"""The course of the game: fourteen rounds of preparation, work and returning home, six of them with a harvest."""

from typing import Final

from allmende.agricola.actions.space import SLUGS
from allmende.agricola.cards.asking import buy
from allmende.agricola.cards.card import CARDS, Card
from allmende.agricola.cards.hooks import (
    AFTER_BREEDING,
    AFTER_FEEDING,
    ANY_TIME,
    BEFORE_ROUND,
    BEFORE_WORK,
    END_OF_HARVEST,
    END_OF_ROUND,
    FIELD_PHASE,
    HARVEST_DRAW,
    RETURNING_HOME,
    ROUND_SPACE,
    START_OF_FIELDS,
    START_OF_HARVEST,
    START_OF_ROUND,
    Deed,
    Hook,
    HookKind,
    on,
)
from allmende.agricola.cards.printed import Need
from allmende.agricola.cards.triggers import applies, ask, card_option, check_conditions, give_all
from allmende.agricola.course.hands import draft_round, mulligan
from allmende.agricola.course.harvest import (
    after_breeding,
    after_feeding,
    breed_all,
    choosers,
    end_harvest,
    feed,
    feed_all,
    fields_flow,
    grow_and_take,
    pay_food,
    young_fit,
)
from allmende.agricola.course.turn import next_to_place, take_turn
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.goods import Bundle
from allmende.agricola.paying.anytime import do_freely
from allmende.agricola.paying.reach import Outlook, can_pay
from allmende.agricola.player import Player
from allmende.agricola.setup import HARVESTS
from allmende.agricola.state import (
    BEFORE,
    BRED,
    BREEDING,
    DRAFT,
    FED,
    FEEDING,
    FIELDS,
    HARVEST_END,
    HEATING,
    HOME,
    OVER,
    PREPARATION,
    ROUND_END,
    WORK,
    Agricola,
)
from allmende.table.choice import Flow, Option, Underway

FIELD_HOOKS: Final = (HARVEST_DRAW, START_OF_HARVEST, START_OF_FIELDS, FIELD_PHASE, ANY_TIME)


def next_step(g: Agricola, begun: bool = False) -> Flow | Underway | None:
    """Go on to the next decision, doing all that asks nobody. `begun`: modules have begun this phase already."""
    doors = g.setup.doors
    if not begun:
        g.busy = 0
    while True:
        phase = g.phase
        if doors.modules and not begun and phase != OVER:
            alone = doors.before_phase(g, phase)
            if alone is not None:
                return Underway(alone)
            first = doors.begin(g, phase)
            if first is not None:
                return Underway(begin_phase(g, first))
        if phase == WORK:
            me = next_to_place(g)
            if me is not None:
                if g.opening is None:
                    g.opening = []
                return take_turn(g, me)
            late = doors.late_turn(g) if doors.modules else None
            if late is not None:
                return Underway(late)
            g.begin(HOME)
        elif phase == DRAFT:
            return mulligan(g) if g.setup.deal == "mulligan" else draft_round(g)
        elif phase == BEFORE:
            if listened(g, BEFORE_ROUND):
                return Underway(before_round(g))
            reveal(g)
        elif phase == PREPARATION:
            if listened(g, START_OF_ROUND) or listened(g, BEFORE_WORK) or promised(g):
                return Underway(prepare(g))
            begin_work(g)
        elif phase == HOME:
            if listened(g, RETURNING_HOME):
                return Underway(return_home(g))
            go_home(g)
            flow = doors.at_home(g)
            if flow is not None:
                return Underway(end_at_home(g, flow))
            leave_home(g)
        elif phase == FIELDS:
            if any(listened(g, kind) for kind in FIELD_HOOKS):
                return Underway(fields_flow(g))
            grow_and_take(g)
            g.begin(FEEDING)
        elif phase == FEEDING:
            flows = {me.seat: feed(g, me) for me in choosers(g)}
            if flows:
                return feed_all(g, flows)
            pay_food(g)
            g.phase = HEATING
        elif phase == HEATING:
            flow = g.setup.doors.heat(g)
            if flow is not None:
                return Underway(flow)
            g.phase = FED
        elif phase == FED:
            if listened(g, AFTER_FEEDING):
                return Underway(after_feeding(g))
            g.begin(BREEDING)
        elif phase == BREEDING:
            flow = g.setup.doors.breed(g)
            if flow is not None:
                return Underway(flow)
            if not young_fit(g):
                return Underway(breed_all(g))
            g.phase = BRED
        elif phase == BRED:
            if listened(g, AFTER_BREEDING):
                return Underway(after_breeding(g))
            g.begin(HARVEST_END)
        elif phase == HARVEST_END:
            if listened(g, END_OF_HARVEST) or g.round == g.setup.rounds or g.setup.deal == "dorn-five":
                return Underway(end_harvest(g))
            g.begin(ROUND_END)
        elif phase == ROUND_END:
            if listened(g, END_OF_ROUND):
                return Underway(end_round(g))
            next_round(g)
        else:
            return None
        if begun:
            return None  # the next phase is a step of its own: modules may begin it


def begin_phase(g: Agricola, first: Flow) -> Flow:
    """A phase that modules begin."""
    yield from first
    step = next_step(g, begun=True)
    if step is not None:
        yield from step.flow if isinstance(step, Underway) else step


def listened(g: Agricola, kind: HookKind) -> bool:
    """Has anybody a card that listens to this?"""
    return any(me.outfit.hooks[kind] for me in g.players)


def fire_all(g: Agricola, kind: HookKind) -> Flow:
    """Everybody's cards act, beginning with the starting player."""
    for me in g.in_order():
        give_all(g, me, me.outfit.hooks[kind], Deed(me))
    for me in g.in_order():
        if me.outfit.hooks[kind]:
            g.busy |= 1 << me.seat
            yield from ask(g, me, me.outfit.hooks[kind], Deed(me))


# Preparation


def before_round(g: Agricola) -> Flow:
    yield from fire_all(g, BEFORE_ROUND)
    reveal(g)


def reveal(g: Agricola) -> None:
    """The next round card lies on its space."""
    number = g.round_cards[g.round]
    g.round += 1
    comes = not g.left >> number & 1
    if comes:
        g.board = (*g.board, number)
    g.news += 1
    g.phase = PREPARATION
    if g.events is not None:
        g.tell("round", g.players[g.first], round=g.round, space=SLUGS[number])
        if not comes:
            g.tell("stays-away", g.players[g.first], space=SLUGS[number])


def promised(g: Agricola) -> bool:
    """Does anything wait on this round's space?"""
    for me in g.players:
        for promise in me.promised:
            if promise[0] == g.round:
                return True
    return False


def prepare(g: Agricola) -> Flow:
    """Everybody takes what waits on the round space and uses what the start of a round brings; then the work begins."""
    before = [me.goods[:] if me.outfit.exchanges else None for me in g.players]
    listening = [(me, collect(g, me) + me.outfit.hooks[START_OF_ROUND]) for me in g.in_order()]
    for me, hooks in listening:
        give_all(g, me, hooks, Deed(me))
    for me, hooks in listening:
        if me.crowded():
            yield from house_animals(g, me, before=before[me.seat])
        yield from start_round(g, me, hooks)
    begin_work(g)
    yield from fire_all(g, BEFORE_WORK)


def start_round(g: Agricola, me: Player, hooks: tuple[Hook, ...]) -> Flow:
    """What a player's cards do besides at the start of a round, those included that are played meanwhile."""
    g.busy |= 1 << me.seat
    while hooks:
        before = me.outfit.hooks[START_OF_ROUND]
        yield from ask(g, me, (*hooks, meanwhile(hooks)), Deed(me))
        hooks = tuple([hook for hook in me.outfit.hooks[START_OF_ROUND] if hook not in before])  # just played
        give_all(g, me, hooks, Deed(me))
    yield from check_conditions(g)


def meanwhile(hooks: tuple[Hook, ...]) -> Hook:
    """What may be done at any time, where that gives a card something to do."""

    def can(g: Agricola, me: Player, deed: Deed) -> bool:
        waiting = [hook for hook in hooks if hook.may and hook not in deed.done]
        return len(waiting) > 0 and allows_more(g, me, waiting)

    return on(ANY_TIME, run=lambda g, me, deed: do_freely(g, me), when=can, may=True)


def allows_more(g: Agricola, me: Player, hooks: list[Hook]) -> bool:
    """Would these cards have more to do after something that may be done at any time? Payments count on exchanges
    already: other goods matter only as prerequisites."""
    goods = any(lacks_goods(g, me, need) for card in me.hand for need in card.needs)
    if not goods and not me.outfit.hooks[ANY_TIME]:
        return False
    now = uses_of(g, me, hooks)
    return Outlook(g, me, swaps=goods, eats=goods).leads_to(lambda g, me: not uses_of(g, me, hooks) <= now)


def uses_of(g: Agricola, me: Player, hooks: list[Hook]) -> set[Option]:
    """All that cards could be used for."""
    found: set[Option] = set()
    for hook in hooks:
        if applies(g, me, hook, Deed(me)):
            found.update([card_option(hook)] if hook.uses is None else hook.uses(g, me))
    return found


def lacks_goods(g: Agricola, me: Player, need: Need) -> bool:
    """Does a prerequisite lack goods that could be had?"""
    return len(need.goods) > 0 and not need.met(g, me) and can_pay(me, need.goods)


def collect(g: Agricola, me: Player) -> tuple[Hook, ...]:
    """Goods on the round space must be taken: what else waits there."""
    hooks = waiting_hooks(me, g.round)
    for number, good, n, card in me.promised:
        if number == g.round and good >= 0 and not CARDS[card].round_price:
            g.get(me, good, n)
    me.promised = [promise for promise in me.promised if promise[0] > g.round]
    return hooks


def waiting_hooks(me: Player, number: int) -> tuple[Hook, ...]:
    """What waits on the round space beside goods that come by themselves: tiles and what can be bought."""
    found: list[Hook] = []
    for when, good, n, card in me.promised:
        if when == number and good < 0:
            found += [hook for hook in CARDS[card].hooks if hook.kind == ROUND_SPACE for _ in range(n)]
        elif when == number and CARDS[card].round_price:
            found.append(offer(CARDS[card], ((good, n),)))
    return tuple(found)


def offer(card: Card, goods: Bundle) -> Hook:
    """Goods of the round space that can be bought now, or never."""
    price = card.round_price
    hook = on(
        ROUND_SPACE,
        run=lambda g, me, deed: buy(g, me, price, goods),
        when=lambda g, me, deed: can_pay(me, price),
        may=True,
    )
    hook.card = card
    return hook


def begin_work(g: Agricola) -> None:
    """Accumulation spaces get their goods, and the starting player begins."""
    for number in g.board:
        space = g.space(number)
        if space.good >= 0:
            g.piles[number] += space.per_round
    for me in g.players:
        me.collected = 0
    g.setup.doors.after_replenishing(g)
    g.opener = g.active = g.first
    g.begin(WORK)


# Returning home


def return_home(g: Agricola) -> Flow:
    yield from fire_all(g, RETURNING_HOME)
    go_home(g)
    flow = g.setup.doors.at_home(g)
    if flow is not None:
        yield from flow
    leave_home(g)


def end_at_home(g: Agricola, flow: Flow) -> Flow:
    yield from flow
    leave_home(g)


def go_home(g: Agricola) -> None:
    """All people go home."""
    for number in g.board:
        g.occupied[number] = 0
    g.used = g.blocked = 0
    g.display_used = False
    g.setup.doors.go_home(g)
    for me in g.players:
        me.placed = []
        me.born_at = []
        me.stays = False


def leave_home(g: Agricola) -> None:
    """In some rounds there is a harvest."""
    if g.round in HARVESTS:
        for me in g.players:
            me.spent = []
        g.begin(FIELDS)
    else:
        g.phase = ROUND_END


def end_round(g: Agricola) -> Flow:
    yield from fire_all(g, END_OF_ROUND)
    next_round(g)


def next_round(g: Agricola) -> None:
    """Newborns are adults now."""
    for me in g.players:
        me.newborns = 0
        me.home = me.people - me.bed - g.setup.doors.away(g, me)
    if g.round == g.setup.rounds:
        g.begin(OVER)
        g.tell("game-over", g.players[g.first])
    else:
        g.phase = BEFORE
