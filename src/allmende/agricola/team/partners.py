"""Who plays with whom: partners sit opposite."""

from typing import Final

from allmende.agricola.player import Player
from allmende.agricola.state import Agricola

PLAYERS: Final = 4
SIDES: Final = 2
"""The first and the third seat play against the second and the fourth."""


def partner_of(g: Agricola, me: Player) -> Player:
    return g.players[(me.seat + SIDES) % PLAYERS]
