"""Cards that nobody has heard of: Village does something else for a while."""

import contextlib
from collections.abc import Iterator

from allmende.dominion.card import Play
from allmende.dominion.cards.base import VILLAGE
from allmende.dominion.choosing import choose_cards, put_back_in_any_order
from allmende.dominion.player import Player
from allmende.dominion.playing import look
from allmende.dominion.state import Dominion
from allmende.table import Flow


@contextlib.contextmanager
def village_that(play: Play) -> Iterator[None]:
    before, VILLAGE.play = VILLAGE.play, play
    try:
        yield
    finally:
        VILLAGE.play = before


def dig(g: Dominion, me: Player) -> Flow:
    g.to_deck(me, (yield from choose_cards(g, me, "topdeck", VILLAGE, me.discard, 0, 1)))


def sift(g: Dominion, me: Player) -> Flow:
    yield from look(g, me, 2)
    g.to_discard(me, (yield from choose_cards(g, me, "discard", VILLAGE, me.looking, 0, 1)))
    yield from put_back_in_any_order(g, me, VILLAGE)


def call_back(g: Dominion, me: Player) -> Flow:
    me.hand += yield from choose_cards(g, me, "save", VILLAGE, me.in_play, 1, 1)


def drop(g: Dominion, me: Player) -> Flow:
    g.to_discard(me, (yield from choose_cards(g, me, "discard", VILLAGE, me.hand, 1, 1)))
