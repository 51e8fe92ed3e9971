"""The cards of Seaside."""

from allmende.dominion.card import ACTION, ATTACK, DURATION, VICTORY, card

SET = "seaside"

LOOKOUT = card("lookout", SET, 3, ACTION)
CUTPURSE = card("cutpurse", SET, 4, ACTION | ATTACK)
MERCHANT_SHIP = card("merchant-ship", SET, 5, ACTION | DURATION)
ISLAND = card("island", SET, 4, ACTION | VICTORY)
WAREHOUSE = card("warehouse", SET, 3, ACTION)
BAZAAR = card("bazaar", SET, 5, ACTION)
BLOCKADE = card("blockade", SET, 4, ACTION | DURATION | ATTACK)
CARAVAN = card("caravan", SET, 4, ACTION | DURATION)
SMUGGLERS = card("smugglers", SET, 3, ACTION)
SAILOR = card("sailor", SET, 4, ACTION | DURATION)
