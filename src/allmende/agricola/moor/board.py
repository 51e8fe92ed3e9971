"""The board extension of Farmers of the Moor."""

from allmende.agricola.actions.space import Space
from allmende.agricola.goods import bundle


def moor_board(players: int) -> tuple[Space, ...]:
    """The Infirmary; for one and two players a Resource Market, which more players have anyway."""
    infirmary = Space("infirmary", gives=bundle(food=1), crowd=True)
    return (infirmary, Space("resource-market", gives=bundle(food=1, stone=1))) if players <= 2 else (infirmary,)
