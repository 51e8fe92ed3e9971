"""Hands: how they are dealt, drafted and refilled.

A draft is a list of rounds. In each, everybody lays cards aside from the own pack at the same time; then packs go to
the left, or in some parts of a draft to the right.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from allmende.agricola.cards.card import OCCUPATION, OF_OPTION, Card
from allmende.agricola.player import Player
from allmende.agricola.setup import HAND, Setup
from allmende.agricola.state import BEFORE, Agricola
from allmende.agricola.vocabulary import DONE, action
from allmende.table.choice import REDRAWN, Choice, Flow, Option, Prompt, Seat, together

MULLIGAN: Final = Prompt("mulligan")
DRAW: Final = Prompt("draw-card")
SWAP: Final = Prompt("swap-card")
DROP: Final = Prompt("drop-card")
OCCUPATIONS: Final = action("occupation")
MINORS: Final = action("minor")
REFILL: Final = 6
"""The hand of those who play with three cards of each kind."""


class Part(NamedTuple):
    """A part of a draft: what everybody gets, how many of each kind are kept in each round, and what becomes of the
    cards that are left in the packs at the end."""

    dealt: tuple[int, int]
    rounds: tuple[tuple[int, int], ...]
    keep_rest: bool
    to_the_right: bool = False
    deck: str = ""
    """Only cards of this deck are dealt; empty: of all."""


DRAFTS: Final[dict[str, tuple[Part, ...]]] = {
    "draft": (Part((7, 0), ((1, 0),) * 6, True), Part((0, 7), ((0, 1),) * 6, True)),
    "draft-both": (Part((7, 7), ((1, 1),) * 6, True),),
    "draft-eight": (Part((8, 0), ((1, 0),) * 7, False), Part((0, 8), ((0, 1),) * 7, False)),
    "draft-three-two": (Part((7, 7), ((3, 3), (2, 2)), True),),
    "ten-choose-seven": (Part((10, 10), ((7, 7),), False),),
}
HANDS: Final[dict[str, tuple[int, int]]] = {
    "deal": (HAND, HAND),
    "one-traveling": (HAND, HAND),
    "by-marks": (HAND, HAND),
    "mulligan": (HAND, HAND),
    "dorn-five": (5, 5),
    "dorn-three": (3, 3),
}
DEALS: Final = ("none", *HANDS, *DRAFTS)
"""All ways in which players come to their hands."""
DISPLAY: Final = 4
"""Cards of each kind in an open display."""
MARKS: Final = ((1, 3), (3, 2), (4, 2))
"""Occupations by their mark, and how many of each everybody gets."""


# Dealing


def deal_hands(g: Agricola, more: Sequence[Card] = (), fewer: int = 0) -> None:
    """Deal the hands, and cards that lie open if there are such. See `deal`."""
    deal(g, more, fewer)
    if "open-display" in g.setup.variants:
        fill_display(g)


def deal(g: Agricola, more: Sequence[Card] = (), fewer: int = 0) -> None:
    """Shuffle the cards; deal the hands or the first packs. `more` are occupations that are dealt beside the usual
    ones; everybody's hand has so many occupations `fewer`."""
    occupations, minors = undealt(g.setup)
    g.decks = [[*occupations, *more], minors]
    for deck in g.decks:
        g.rng.shuffle(deck)
    how = g.setup.deal
    if how in DRAFTS:
        deal_packs(g, parts_of(g.setup)[0])
        return
    if how == "by-marks":
        deal_by_marks(g)
    for me in g.players:
        me.hand += take(g.decks[0], HANDS[how][0] - fewer - len(me.hand))
        if how == "one-traveling":
            me.hand += take(g.decks[1], HAND - 1, [card for card in g.decks[1] if not card.traveling])
            me.hand += take(g.decks[1], 1, [card for card in g.decks[1] if card.traveling])
        else:
            me.hand += take_minors(g, HANDS[how][1])


def undealt(setup: Setup) -> list[list[Card]]:
    """The decks before cards are dealt: occupations and minor improvements, without those that are kept out."""
    kept_out = setup.doors.kept_out
    pools = (setup.occupations, setup.minors)
    return [[card for card in pool if card.slug not in kept_out] if kept_out else pool[:] for pool in pools]


def take_minors(g: Agricola, n: int) -> list[Card]:
    """Minor improvements for a hand."""
    doors = g.setup.doors
    own = take(g.decks[1], min(n, doors.own_minors), of_deck(g.decks[1], doors.deck))
    return own + take(g.decks[1], n - len(own))


def of_deck(cards: list[Card], deck: str) -> list[Card]:
    return [card for card in cards if card.deck == deck]


def deal_by_marks(g: Agricola) -> None:
    """One card after another to everybody, as far as the cards of a mark reach; others fill the hands up."""
    for mark, n in MARKS:
        for _ in range(n):
            for me in g.players:
                me.hand += take(g.decks[0], 1, [card for card in g.decks[0] if card.players == mark])


def take(deck: list[Card], n: int, among: list[Card] | None = None) -> list[Card]:
    """The topmost cards of a deck, or of some of its cards; fewer if there are not so many."""
    taken = (deck if among is None else among)[::-1][:n]
    for card in taken:
        deck.remove(card)
    return taken


def deal_packs(g: Agricola, part: Part) -> None:
    for me in g.players:
        me.pack = []
        for deck, n in zip(g.decks, part.dealt, strict=True):
            me.pack += take(deck, n, of_deck(deck, part.deck) if part.deck else None)


# Drafting


def parts_of(setup: Setup) -> tuple[Part, ...]:
    """The parts of the draft of a kind of game."""
    return setup.doors.draft(setup.deal) or DRAFTS[setup.deal]


def draft_rounds(g: Agricola) -> list[tuple[Part, int]]:
    """All rounds of this game's draft, each with its part."""
    return [(part, n) for part in parts_of(g.setup) for n in range(len(part.rounds))]


def draft_round(g: Agricola) -> Flow:
    """Everybody keeps cards of the own pack; then the packs go on."""
    part, n = draft_rounds(g)[g.draft]
    flows: dict[Seat, Flow] = {me.seat: keep_cards(me, part.rounds[n]) for me in g.players}
    yield from together(flows)
    g.draft += 1
    g.news += 1
    packs = [me.pack for me in g.players]
    step = -1 if part.to_the_right else 1
    for me in g.players:
        me.pack = packs[(me.seat - step) % len(packs)]
    if n == len(part.rounds) - 1:
        end_part(g, part)


def keep_cards(me: Player, counts: tuple[int, int]) -> Flow:
    """Lay cards aside, occupations and minor improvements."""
    left = list(counts)
    while left[0] or left[1]:
        pick = REDRAWN
        while pick == REDRAWN:
            options = [card.option for card in me.pack if left[kind_of(card)]]
            if not options:
                return
            prompt = Prompt("keep-card", {"occupations": left[0], "minors": left[1]})
            pick = yield Choice(me.seat, prompt, options, private=True)
        card = OF_OPTION[pick]
        me.pack.remove(card)
        me.kept.append(card)
        left[kind_of(card)] -= 1


def kind_of(card: Card) -> int:
    return 0 if card.kind == OCCUPATION else 1


def end_part(g: Agricola, part: Part) -> None:
    """What is left in the packs is kept as well, or leaves the game; the next part is dealt, or the game begins."""
    for me in g.players:
        if part.keep_rest:
            me.kept += me.pack
        me.pack = []
    parts = parts_of(g.setup)
    following = parts.index(part) + 1
    if following < len(parts):
        deal_packs(g, parts[following])
        return
    for me in g.players:
        me.hand, me.kept = me.kept, []
    g.phase = BEFORE


# An open display


def fill_display(g: Agricola) -> None:
    """Cards lie open, as many of each kind as there should be."""
    for kind, deck in enumerate(g.decks):
        while deck and sum([kind_of(card) == kind for card in g.display]) < DISPLAY:
            g.display.append(deck.pop())
            g.news += 1


def take_from_display(g: Agricola, me: Player, card: Card) -> None:
    """Instead of placing a person, once a round, somebody takes an open card."""
    g.display.remove(card)
    me.hand.append(card)
    me.shown.append(card)
    g.display_used = True
    fill_display(g)
    if g.events is not None:
        g.tell("take-card", me, card=card.slug)


# Mulligan


def mulligan(g: Agricola) -> Flow:
    """Before the game begins, players may change their hands."""
    flow = g.setup.doors.mulligan(g)
    return change_kinds(g) if flow is None else flow


def next_hand(g: Agricola) -> None:
    """The next player may change the hand; after the last one the game begins."""
    g.at += 1
    if g.at == len(g.players):
        g.at = 0
        g.phase = BEFORE


def change_kinds(g: Agricola) -> Flow:
    """One after another, players may give all cards of a kind away and draw one fewer, as often as they like."""
    me = g.in_order()[g.at]
    first = True
    while True:
        options = [
            option
            for option, occupations in ((OCCUPATIONS, True), (MINORS, False))
            if 1 < len(me.in_hand(occupations)) <= len(g.decks[0 if occupations else 1]) + 1
        ]
        pick = yield Choice(me.seat, MULLIGAN, [*options, DONE], private=first)
        g.busy |= 1 << me.seat
        first = False
        if pick == DONE:
            break
        change_all(g, me, pick == OCCUPATIONS)
    next_hand(g)


def change_all(g: Agricola, me: Player, occupations: bool) -> None:
    """The discarded cards lie below the deck."""
    deck = g.decks[0 if occupations else 1]
    old = me.in_hand(occupations)
    new = take(deck, len(old) - 1)
    deck[:0] = old
    me.hand = [card for card in me.hand if card not in old] + new
    g.news += 1
    g.tell_secret("mulligan", me, {"count": len(new)}, {"cards": [card.slug for card in new]})


# Drawing during the game


def after_playing(g: Agricola, me: Player) -> Flow:
    """Rüdiger Dorn's variants: whoever plays a card draws."""
    if g.setup.deal == "dorn-five":
        yield from draw_one(g, me)
    elif g.setup.deal == "dorn-three":
        if me.hand:
            pick = yield Choice(me.seat, DROP, [*[card.option for card in me.hand], DONE])
            if pick != DONE:
                drop(g, me, OF_OPTION[pick])
        while len(me.hand) < REFILL and (g.decks[0] or g.decks[1]):
            yield from draw_one(g, me)


def draw_one(g: Agricola, me: Player) -> Flow:
    """Draw a card of the kind that the player likes."""
    options = [option for option, deck in ((OCCUPATIONS, g.decks[0]), (MINORS, g.decks[1])) if deck]
    if not options:
        return
    pick: int = options[0]
    if len(options) > 1:
        pick = yield Choice(me.seat, DRAW, options)
    card = g.decks[0 if pick == OCCUPATIONS else 1].pop()
    me.hand.append(card)
    g.news += 1
    g.tell_secret("draw-card", me, {}, {"cards": [card.slug]})


def drop(g: Agricola, me: Player, card: Card) -> None:
    """A card from the hand leaves the game, face down."""
    me.hand.remove(card)
    me.shown = []  # it may have been any of them
    g.decks[kind_of(card)].insert(0, card)
    g.tell_secret("drop-card", me, {}, {"cards": [card.slug]})


def swap_cards(g: Agricola) -> Flow:
    """At the end of a harvest, clockwise, everybody may change one card for one of either kind."""
    for me in g.in_order():
        if me.hand and (g.decks[0] or g.decks[1]):
            pick = REDRAWN
            while pick == REDRAWN:
                options: list[Option] = [card.option for card in me.hand]
                pick = yield Choice(me.seat, SWAP, [*options, DONE], private=True)
            g.busy |= 1 << me.seat
            if pick != DONE:
                drop(g, me, OF_OPTION[pick])
                yield from draw_one(g, me)
