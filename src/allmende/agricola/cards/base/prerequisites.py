"""What many cards need before they can be played."""

from allmende.agricola.player import Player
from allmende.agricola.state import Agricola


def an_occupation(g: Agricola, me: Player) -> bool:
    return me.outfit.occupations >= 1


def two_occupations(g: Agricola, me: Player) -> bool:
    return me.outfit.occupations >= 2


def three_occupations(g: Agricola, me: Player) -> bool:
    return me.outfit.occupations >= 3


def at_most_three_occupations(g: Agricola, me: Player) -> bool:
    return me.outfit.occupations <= 3
