"""The basic cards, which are in every game."""

from allmende.dominion.card import CURSE, TREASURE, VICTORY, card

SET = "basic"

COPPER = card("copper", SET, 0, TREASURE, coins=1)
SILVER = card("silver", SET, 3, TREASURE, coins=2)
GOLD = card("gold", SET, 6, TREASURE, coins=3)
ESTATE = card("estate", SET, 2, VICTORY, points=1)
DUCHY = card("duchy", SET, 5, VICTORY, points=3)
PROVINCE = card("province", SET, 8, VICTORY, points=6)
CURSE_CARD = card("curse", SET, 0, CURSE, points=-1)
