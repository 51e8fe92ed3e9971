"""Hands with Farmers of the Moor: what each level deals and drafts, and its own mulligan."""

from typing import Final

from allmende.agricola.cards.card import MINOR, OF_OPTION, Card
from allmende.agricola.course.hands import DRAFTS, Part, draft_rounds, kind_of, next_hand, of_deck, take
from allmende.agricola.player import Player
from allmende.agricola.state import DRAFT, Agricola
from allmende.agricola.vocabulary import DONE
from allmende.table.choice import Choice, Flow, Prompt

CHANGE_CARDS: Final = Prompt("change-cards")
DECK: Final = "moor"
MINORS: Final[dict[int, tuple[str, ...]]] = {1: (), 2: (DECK,), 3: (DECK, "base")}
OCCUPATIONS: Final[dict[int, tuple[str, ...]]] = {1: (), 2: (), 3: ("base",)}
"""The decks of each level."""
FROM_MOOR: Final = 4
OWN_MINORS: Final = {1: 0, 2: 0, 3: FROM_MOOR}
"""By level, so many minor improvements of a hand are of Farmers of the Moor; the others are of all its decks."""
LEVEL_DRAFTS: Final[dict[tuple[int, str], tuple[Part, ...]]] = {
    (2, "draft"): (Part((0, 7), ((0, 1),) * 6, True),),
    (2, "draft-eight"): (Part((0, 8), ((0, 1),) * 7, False),),
    (2, "draft-three-two"): (Part((0, 7), ((0, 3), (0, 2)), True),),
    (2, "ten-choose-seven"): (Part((0, 10), ((0, 7),), False),),
    (3, "draft"): (
        Part((7, 0), ((1, 0),) * 6, True),
        Part((0, FROM_MOOR), ((0, 1),) * 3, True, to_the_right=True, deck=DECK),
        Part((0, 3), ((0, 1),) * 2, True, to_the_right=True),
    ),
    (3, "draft-eight"): (
        Part((8, 0), ((1, 0),) * 7, False),
        Part((0, FROM_MOOR + 1), ((0, 1),) * FROM_MOOR, False, to_the_right=True, deck=DECK),
        Part((0, 4), ((0, 1),) * 3, False, to_the_right=True),
    ),
}
"""How the levels draft: at level 2 only minor improvements; at level 3 occupations first, then those of the expansion,
then any."""
KEPT: Final = ("deal", "by-marks", "mulligan", "draft", "draft-eight")
"""The deals after which everybody keeps the cards of the expansion's deck."""


# Mulligan


def change_cards(g: Agricola) -> Flow:
    """Once, any number of cards are given away, and as many of the same kinds drawn."""
    me = g.in_order()[g.at]
    old: list[Card] = []
    private = True
    while True:
        left = [len(deck) - sum([kind_of(card) == kind for card in old]) for kind, deck in enumerate(g.decks)]
        options = [card.option for card in me.hand if card not in old and left[kind_of(card)]]
        pick = yield Choice(me.seat, CHANGE_CARDS, [*options, DONE], private=private)
        g.busy |= 1 << me.seat
        private = False
        if pick == DONE:
            break
        old.append(OF_OPTION[pick])
    if old:
        replace(g, me, old)
    next_hand(g)


def replace(g: Agricola, me: Player, old: list[Card]) -> None:
    """The discarded cards lie below the decks."""
    kinds = [kind_of(card) for card in old]
    new = [card for kind, deck in enumerate(g.decks) for card in take(deck, kinds.count(kind))]
    for card in old:
        me.hand.remove(card)
        g.decks[kind_of(card)].insert(0, card)
    me.hand += new
    g.news += 1
    g.tell_secret("mulligan", me, {"count": len(new)}, {"cards": [card.slug for card in new]})


# What everybody knows of hands


def sure_of_moor(g: Agricola, me: Player) -> int:
    """At level 3 hands begin with four minor improvements of Farmers of the Moor; how many more, nobody else knows."""
    if g.setup.deal not in KEPT or not g.setup.doors.own_minors:
        return 0
    return FROM_MOOR - len(of_deck(me.played(MINOR), DECK))


def drafts_moor(g: Agricola) -> bool:
    """Is this a part of a draft with cards of Farmers of the Moor alone?"""
    return g.phase == DRAFT and g.setup.deal in DRAFTS and draft_rounds(g)[g.draft][0].deck == DECK
