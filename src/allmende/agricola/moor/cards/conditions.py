"""What cards of the moor need besides what all cards may need, when several of them act, and what they then do."""

from collections.abc import Mapping

from allmende.agricola.cards.hooks import Deed, When
from allmende.agricola.cards.printed import Need
from allmende.agricola.goods import count_in
from allmende.agricola.moor.layers import land_of
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola


def forests(n: int) -> Need:
    return Need("forests", lambda g, me: land_of(me).forests.bit_count(), n)


def moors(n: int) -> Need:
    return Need("moors", lambda g, me: land_of(me).moors.bit_count(), n)


def takes(least: Mapping[int, int]) -> When:
    """The owner takes at least so much of one of these goods from an accumulation space."""

    def applies(g: Agricola, me: Player, deed: Deed) -> bool:
        return any(count_in(deed.taken, good) >= n for good, n in least.items())

    return applies


def emptied_a_space(g: Agricola, me: Player, deed: Deed) -> bool:
    """Nothing lies any more where the forest or the moor was."""
    return deed.cells & me.farm.unused() != 0


def one_point(g: Agricola, me: Player, deed: Deed) -> None:
    g.note_points(me, 1)
