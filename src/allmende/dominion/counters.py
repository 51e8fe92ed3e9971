"""What players have besides cards, declared once: tokens and mats. Copies, JSON, views, situations, observations and
the board follow from these lists.
"""

from typing import Final

COUNTERS: Final = ("vp", "debt", "coffers", "villagers", "favors", "journey", "minus-card", "minus-coin")
"""Tokens; 1 Journey token: it lies face down. New ones come last: their order is that of columns in observations."""
VP, DEBT, COFFERS, VILLAGERS, FAVORS, JOURNEY, MINUS_CARD, MINUS_COIN = range(len(COUNTERS))
ONE_AT_MOST: Final = frozenset([JOURNEY, MINUS_CARD, MINUS_COIN])

MATS: Final = ("island", "tavern", "exile", "estate", "set-aside")
"""Where a player's cards lie open besides hand, deck, discard pile and play; "estate": under the Estate token."""
ISLAND, TAVERN, EXILE, ESTATE_TOKEN, SET_ASIDE = range(len(MATS))

NO_TOKENS: Final = [0] * len(COUNTERS)
"""Shared by all who have none; never changed."""
