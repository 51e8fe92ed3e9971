"""Small questions of drawn cards."""

from __future__ import annotations

from typing import Final

from allmende.agricola.actions.space import Space
from allmende.agricola.player import Player
from allmende.agricola.vocabulary import DONE, VOCABULARY
from allmende.table.choice import Asks, Choice, Option, Prompt

PERSON: Final = VOCABULARY.number_of("person")
SEATS: Final = [VOCABULARY.number_of("seat", n) for n in range(6)]
"""A player, by seat."""


def choose_space(me: Player, prompt: Prompt, spaces: list[Space], may: bool = False) -> Asks[Space | None]:
    """One of some spaces; with `may`, or none."""
    options = [space.option for space in spaces]
    if may:
        options.append(DONE)
    pick = yield Choice(me.seat, prompt, options)
    return None if pick == DONE else next(space for space in spaces if space.option == pick)


def choose_player(me: Player, prompt: Prompt, players: list[Player], may: bool = False) -> Asks[Player | None]:
    """One of some players; with `may`, or none."""
    options: list[Option] = [SEATS[player.seat] for player in players]
    if may:
        options.append(DONE)
    pick = yield Choice(me.seat, prompt, options)
    return None if pick == DONE else next(player for player in players if SEATS[player.seat] == pick)
