"""The cards of Adventures and what lies beside them."""

from allmende.dominion.card import ACTION, ATTACK, DURATION, EVENT, RESERVE, TRAVELLER, VICTORY, card, landscape

SET = "adventures"

RAID = landscape("raid", SET, EVENT, 5)
INHERITANCE = landscape("inheritance", SET, EVENT, 7)
EXPEDITION = landscape("expedition", SET, EVENT, 3)
HAUNTED_WOODS = card("haunted-woods", SET, 5, ACTION | ATTACK | DURATION)
PORT = card("port", SET, 4, ACTION)
PAGE = card("page", SET, 2, ACTION | TRAVELLER)
TREASURE_HUNTER = card("treasure-hunter", SET, 3, ACTION | TRAVELLER)
WARRIOR = card("warrior", SET, 4, ACTION | ATTACK | TRAVELLER)
HERO = card("hero", SET, 5, ACTION | TRAVELLER)
CHAMPION = card("champion", SET, 6, ACTION | DURATION)
LOST_CITY = card("lost-city", SET, 5, ACTION)
WINE_MERCHANT = card("wine-merchant", SET, 5, ACTION | RESERVE)
BRIDGE_TROLL = card("bridge-troll", SET, 5, ACTION | ATTACK | DURATION)
DISTANT_LANDS = card("distant-lands", SET, 5, ACTION | RESERVE | VICTORY)
GUIDE = card("guide", SET, 3, ACTION | RESERVE)
GIANT = card("giant", SET, 5, ACTION | ATTACK)
RANGER = card("ranger", SET, 4, ACTION)
