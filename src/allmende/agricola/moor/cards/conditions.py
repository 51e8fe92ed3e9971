"""What cards of Farmers of the Moor need besides what all cards may need, and when several of them act."""

from collections.abc import Mapping

from allmende.agricola.cards.hooks import Deed, When
from allmende.agricola.cards.printed import Need
from allmende.agricola.goods import count_in
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola


def forests(n: int) -> Need:
    return Need("forests", lambda g, me: me.farm.forests.bit_count(), n)


def moors(n: int) -> Need:
    return Need("moors", lambda g, me: me.farm.moors.bit_count(), n)


def takes(least: Mapping[int, int]) -> When:
    """The owner takes at least so much of one of these goods from an accumulation space."""

    def applies(g: Agricola, me: Player, deed: Deed) -> bool:
        return any(count_in(deed.taken, good) >= n for good, n in least.items())

    return applies
