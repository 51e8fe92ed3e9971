"""The cards of Renaissance and what lies beside them."""

from allmende.dominion.card import ACTION, ARTIFACT, COMMAND, PROJECT, REACTION, TREASURE, card, landscape

SET = "renaissance"

SILOS = landscape("silos", SET, PROJECT, 4)
GUILDHALL = landscape("guildhall", SET, PROJECT, 5)
BARRACKS = landscape("barracks", SET, PROJECT, 6)
MOUNTAIN_VILLAGE = card("mountain-village", SET, 4, ACTION)
LACKEYS = card("lackeys", SET, 2, ACTION)
FLAG_BEARER = card("flag-bearer", SET, 4, ACTION)
FLAG = landscape("flag", SET, ARTIFACT)
SPICES = card("spices", SET, 5, TREASURE)
SILK_MERCHANT = card("silk-merchant", SET, 4, ACTION)
SWASHBUCKLER = card("swashbuckler", SET, 5, ACTION)
TREASURE_CHEST = landscape("treasure-chest", SET, ARTIFACT)
DUCAT = card("ducat", SET, 2, TREASURE)
PATRON = card("patron", SET, 4, ACTION | REACTION)
SEER = card("seer", SET, 5, ACTION)
SCEPTER = card("scepter", SET, 5, TREASURE | COMMAND)
