"""The basic cards, which are in every game."""

from typing import Final

from allmende.dominion.card import CURSE, TREASURE, VICTORY, card

SET: Final = "basic"

COPPER: Final = card("copper", SET, 0, TREASURE, coins=1)
SILVER: Final = card("silver", SET, 3, TREASURE, coins=2)
GOLD: Final = card("gold", SET, 6, TREASURE, coins=3)
ESTATE: Final = card("estate", SET, 2, VICTORY, points=1)
DUCHY: Final = card("duchy", SET, 5, VICTORY, points=3)
PROVINCE: Final = card("province", SET, 8, VICTORY, points=6)
CURSE_CARD: Final = card("curse", SET, 0, CURSE, points=-1)
