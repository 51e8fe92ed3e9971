"""The cards of Intrigue."""

from allmende.dominion.card import ACTION, ATTACK, TREASURE, VICTORY, card

SET = "intrigue"

SHANTY_TOWN = card("shanty-town", SET, 3, ACTION)
REPLACE = card("replace", SET, 5, ACTION | ATTACK)
PAWN = card("pawn", SET, 2, ACTION)
TORTURER = card("torturer", SET, 5, ACTION | ATTACK)
PATROL = card("patrol", SET, 5, ACTION)
UPGRADE = card("upgrade", SET, 5, ACTION)
HAREM = card("harem", SET, 6, TREASURE | VICTORY)
DUKE = card("duke", SET, 5, VICTORY)
MASQUERADE = card("masquerade", SET, 3, ACTION)
CONSPIRATOR = card("conspirator", SET, 4, ACTION)
