"""The work phase: placing a person, and using the action space."""

from typing import Final

from allmende.agricola.actions.space import ALL_SPACES, NUMBER_OF, Offer, Space
from allmende.agricola.cards.card import OF_OPTION
from allmende.agricola.cards.hooks import (
    AFTER_USE,
    ANY_USE,
    BEFORE_USE,
    END_OF_TURN,
    EXTRA_PERSON,
    SECOND_PERSON,
    SHARE,
    Deed,
)
from allmende.agricola.cards.triggers import (
    applies,
    ask,
    expected,
    fire,
    fire_in_turn,
    gifts,
    opens_space,
    run,
)
from allmende.agricola.course.hands import take_from_display
from allmende.agricola.doors import NO_OPTIONS
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.goods import NOTHING, plus
from allmende.agricola.paying.anytime import at_any_time, something_to_do
from allmende.agricola.paying.exchange import NOT_TRADED
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import ANYTIME, DONE
from allmende.table.choice import REDRAWN, Asks, Choice, Flow, Option, Prompt

PLACE_PERSON: Final = Prompt("place-person")
PLACE_ANOTHER: Final = Prompt("place-another")
PLACE_EXTRA: Final = Prompt("place-extra")
PASS: Final = Prompt("pass")
BE_PLACED: Final = Prompt("be-placed")

# What may keep somebody from using a space
NONE: Final = 0
BLOCKED: Final = 1  # by one that is linked with it
TAKEN: Final = 2
EMPTY: Final = 3
CLOSED: Final = 4  # for all, by a module
BARRED: Final = 5  # for this player, by a module
EARLY: Final = 6
NO_ACTION: Final = 7  # can be carried out there
MEETING_PLACE: Final = NUMBER_OF["meeting-place"]


def has_turn(g: Agricola, me: Player) -> bool:
    """Has the player a person to place, an own or a borrowed one?"""
    if me.home or me.bed or (g.setup.modules and g.setup.doors.borrowed(g, me)):
        return True
    return len(me.outfit.hooks[EXTRA_PERSON]) > 0 and not me.stays and can_bring_more(g, me)


def can_bring_more(g: Agricola, me: Player) -> bool:
    deed = Deed(me)
    return any(applies(g, me, hook, deed) for hook in me.outfit.hooks[EXTRA_PERSON])


def take_turn(g: Agricola, me: Player) -> Flow:
    """Place a person on an action space and use it."""
    if me.home == 0 and me.bed == 0 and not (g.setup.modules and g.setup.doors.borrowed(g, me)):
        yield from bring_person(g, me)
    else:
        yield from place_person(g, me, g.opening)
    end_turn(g, me)


def bring_person(g: Agricola, me: Player) -> Flow:
    """A card lets the player place somebody who was not at home; whoever declines is done for this round."""
    deed = Deed(me)
    hooks = [hook for hook in me.outfit.hooks[EXTRA_PERSON] if applies(g, me, hook, deed)]
    options = [hook.card.option for hook in hooks if hook.card is not None]
    pick = yield Choice(me.seat, PLACE_EXTRA, [*options, DONE])
    g.busy |= 1 << me.seat
    if pick == DONE:
        me.stays = True
        return
    hook = hooks[options.index(Option(pick))]
    yield from run(g, me, hook, deed)
    if me.home:
        yield from place_person(g, me)


def place_person(g: Agricola, me: Player, opening: list[Offer] | None = None) -> Flow:
    chooser = g.setup.doors.placer(g, me) if g.setup.modules else None
    if chooser is None:
        space = yield from choose_space(g, me, PLACE_PERSON, ALL_SPACES, may=False, opening=opening)
    else:
        space = yield from be_placed(g, me, chooser)
    if space is None:
        return
    hooks = me.outfit.hooks[SECOND_PERSON]  # a card that this person plays comes too late
    yield from use(g, me, space)
    if me.home and hooks:
        spaces = 0
        for hook in hooks:
            if hook.persons is not None:
                spaces |= hook.persons(g, me, space)
        if spaces and usable(g, me, spaces):
            space = yield from choose_space(g, me, PLACE_ANOTHER, spaces, may=True)
            if space is not None:
                yield from use(g, me, space)


def choose_space(
    g: Agricola, me: Player, prompt: Prompt, among: int, may: bool, opening: list[Offer] | None = None
) -> Asks[Space | None]:
    """Where to place a person; things that may be done at any time come before.

    opening: what the turn begins with, if it is known; else it is noted there
    """
    private = not g.busy >> me.seat & 1  # in the midst of a turn the hand stays as it is
    between = True
    traded = NOT_TRADED
    while True:
        if opening:
            offer = opening[0]
        else:
            offer = offered(g, me, prompt, among, may, between, private)
            if opening is not None:
                opening.append(offer)
        opening = None
        pick = yield offer.choice
        if pick == REDRAWN:
            continue
        g.busy |= 1 << me.seat
        private = False
        others = offer.others
        if pick == ANYTIME:
            after = yield from at_any_time(g, me, traded)
            between = after is not None
            traded = after or NOT_TRADED
        elif pick in others:
            yield from g.setup.doors.take_turn(g, me, pick)
            return None
        elif pick in OF_OPTION:
            take_from_display(g, me, OF_OPTION[pick])
            return None
        elif pick == DONE:
            if not may:
                me.home -= 1  # nothing can be done with this person
                g.tell("pass", me)
            return None
        else:
            return next(space for space in offer.spaces if space.option == pick)


def offered(g: Agricola, me: Player, prompt: Prompt, among: int, may: bool, between: bool, private: bool) -> Offer:
    """What somebody can do who has a person to place. between: also what may be done at any time."""
    spaces = usable(g, me, among) if me.home else []
    options = [space.option for space in spaces]
    others = NO_OPTIONS if may else g.setup.doors.other_turns(g, me)
    options += others
    if between and something_to_do(g, me):
        options.append(ANYTIME)
    if g.display and not may and not g.display_used:
        options += [card.option for card in g.display]
    if may or not (spaces or others):
        options.append(DONE)
    return Offer(Choice(me.seat, prompt if spaces or others else PASS, options, private=private), spaces, others)


def be_placed(g: Agricola, me: Player, chooser: Player) -> Asks[Space | None]:
    """Somebody else decides where the player's person is placed: the player may do something before, or instead."""
    g.busy |= 1 << me.seat  # the hand stays as it is: others see what can be used
    between = True
    traded = NOT_TRADED
    while True:
        others = g.setup.doors.other_turns(g, me)
        spaces = usable(g, me) if me.home else []
        options = others[:]
        if between and something_to_do(g, me):
            options.append(ANYTIME)
        if g.display and not g.display_used:
            options += [card.option for card in g.display]
        if spaces or not others:
            options.append(DONE)
        pick: int = options[0]
        if len(options) > 1 or not spaces:
            pick = yield Choice(me.seat, BE_PLACED if spaces or others else PASS, options)
        if pick == ANYTIME:
            after = yield from at_any_time(g, me, traded)
            between = after is not None
            traded = after or NOT_TRADED
        elif pick in others:
            yield from g.setup.doors.take_turn(g, me, pick)
            return None
        elif pick in OF_OPTION:
            take_from_display(g, me, OF_OPTION[pick])
            return None
        elif not spaces:
            me.home -= 1
            g.tell("pass", me)
            return None
        else:
            prompt = Prompt("place-for", {"to": me.seat})
            option = yield Choice(chooser.seat, prompt, [space.option for space in spaces])
            g.setup.doors.was_placed(g, me)
            return next(space for space in spaces if space.option == option)


def usable(g: Agricola, me: Player, among: int = ALL_SPACES) -> list[Space]:
    """The spaces that the player may use now."""
    spaces, helped = g.setup.spaces, helped_spaces(g, me)
    closed = g.blocked if me.outfit.hooks[SHARE] else g.blocked | g.used
    among &= ~closed
    found: list[Space] = []
    for number in g.board:
        if among >> number & 1:
            space = spaces[number]
            assert space is not None
            if hindrance(g, me, space, helped) == NONE:
                found.append(space)
    return found


def helped_spaces(g: Agricola, me: Player) -> int:
    """The spaces, as a mask, that cards may make usable by what they give or do before."""
    helped = me.outfit.helps
    for other in g.players:
        helped |= other.outfit.gives_others
    return helped


def hindrance(g: Agricola, me: Player, space: Space, helped: int) -> int:
    """What keeps the player from using a space, the first thing there is. `helped`: where cards act before."""
    number = space.number
    if g.blocked >> number & 1:
        return BLOCKED
    if g.used >> number & 1 and not may_share(g, me, space):
        return TAKEN
    modules = g.setup.modules
    empty = space.good >= 0 and not g.piles[number] and number not in g.others_there
    if empty and not (g.gives(space) if modules else space.gives):
        return EMPTY
    if modules and g.is_closed(space):
        return CLOSED
    if modules and g.setup.doors.bars(g, me, space):
        return BARRED
    if space.can is None:
        return NONE
    if g.round < space.from_round:
        return EARLY
    can = can_act(g, me, space) if helped >> number & 1 else space.can(g, me)
    return NONE if can else NO_ACTION


def may_share(g: Agricola, me: Player, space: Space) -> bool:
    """May the player use a space that is occupied? Meeting Place never is used twice."""
    if space.number == MEETING_PLACE:
        return False
    return any(hook.share is not None and hook.share(g, me, space) for hook in me.outfit.hooks[SHARE])


def can_act(g: Agricola, me: Player, space: Space) -> bool:
    """Could the player carry out an action there, with what cards give before and do before?"""
    assert space.can is not None
    deed = Deed(me, space)
    income = plus(expected(g, me, BEFORE_USE, deed), expected(g, me, ANY_USE, deed))
    income = plus(income, gifts(g, me, ANY_USE, deed))
    for good, n in income:
        me.goods[good] += n
    can = space.can(g, me) or any(opens_space(g, me, hook, deed) for hook in me.outfit.hooks[BEFORE_USE])
    for good, n in income:
        me.goods[good] -= n
    return can


def use(g: Agricola, me: Player, space: Space, sick: bool = False) -> Flow:
    """Place a person and use the space: cards that listen, goods, actions, cards that follow.

    sick: the person comes from the bed
    """
    number = space.number
    if sick:
        me.bed -= 1
    else:
        me.home -= 1
    me.placed.append(number)
    g.occupied[number] |= 1 << me.seat
    if not space.crowd:
        g.used |= 1 << number
    g.blocked |= space.linked
    if g.events is not None:
        if sick:
            g.tell("get-up", me)
        g.tell("place", me, space=space.slug)
    g.depth = 1
    hooks = me.outfit.hooks  # a card that is played now does not listen to this turn
    deed = Deed(me, space)
    deed.sick = sick
    if space.good >= 0:
        deed.taken = g.lying(space)
    listening = [(other, other.outfit.hooks[ANY_USE]) for other in g.others(me) if other.outfit.hooks[ANY_USE]]
    if listening or hooks[BEFORE_USE] or hooks[ANY_USE]:
        yield from fire_in_turn(g, [(me, hooks[BEFORE_USE] + hooks[ANY_USE]), *listening], deed)
    yield from resolve(g, me, space, deed)
    if hooks[AFTER_USE]:
        yield from fire(g, me, hooks[AFTER_USE], deed)
    if hooks[END_OF_TURN]:
        yield from fire(g, me, hooks[END_OF_TURN], deed)
    g.depth = 0


def resolve(g: Agricola, me: Player, space: Space, deed: Deed) -> Flow:
    """The goods and actions of a space."""
    number = space.number
    before = me.goods[:] if me.outfit.exchanges else None
    if deed.taken:
        g.lay(space, NOTHING)
        g.gain(me, deed.taken)
    gives = g.gives(space) if g.setup.modules else space.gives
    if gives:
        g.gain(me, gives)
    if space.act is not None:
        flow = space.act(g, me, deed)
        if flow is not None:
            yield from flow
        if deed.open:
            deed.acted = True
            yield from ask(g, me, tuple([hook for hook in deed.open if hook.opens]), deed)
    if me.crowded():
        stay = number if deed.taken and "leave-animals" in g.setup.variants else -1
        yield from house_animals(g, me, back_to=stay, before=before)
    if g.setup.modules:
        yield from g.setup.doors.after_taking(g, me, deed)


def end_turn(g: Agricola, me: Player) -> None:
    """The turn passes to the left."""
    g.opening = None
    g.busy = 0
    g.active = (me.seat + 1) % len(g.players)


def next_to_place(g: Agricola) -> Player | None:
    """The next player clockwise who has a person left; None: the work is done."""
    if g.round == 1 and "larkin-start" in g.setup.variants:
        return next_in_first_round(g)
    waiting = len(g.players)
    while waiting:
        me = g.players[g.active]
        if has_turn(g, me):
            if not (g.setup.modules and g.setup.doors.skips_turn(g, me)):
                return me
            waiting = len(g.players) + 1
        g.active = (g.active + 1) % len(g.players)
        waiting -= 1
    return None


def next_in_first_round(g: Agricola) -> Player | None:
    """David Larkin's start: the second people are placed in reverse order."""
    order = g.players[g.opener :] + g.players[: g.opener]
    waiting = [me for me in order if not me.placed and has_turn(g, me)]
    waiting += [me for me in reversed(order) if me.placed and has_turn(g, me)]
    if len(waiting) > 1 and g.setup.doors.skips_turn(g, waiting[0]):
        return waiting[1]
    return waiting[0] if waiting else None
