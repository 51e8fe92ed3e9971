"""The cards of Menagerie and what lies beside them."""

from allmende.dominion.card import ACTION, ATTACK, DURATION, EVENT, REACTION, TREASURE, WAY, card, landscape

SET = "menagerie"

BANISH = landscape("banish", SET, EVENT, 4)
GAMBLE = landscape("gamble", SET, EVENT, 2)
WAY_OF_THE_TURTLE = landscape("way-of-the-turtle", SET, WAY)
WAY_OF_THE_MOUSE = landscape("way-of-the-mouse", SET, WAY)
VILLAGE_GREEN = card("village-green", SET, 4, ACTION | DURATION | REACTION)
FALCONER = card("falconer", SET, 5, ACTION | REACTION)
SHEEPDOG = card("sheepdog", SET, 3, ACTION | REACTION)
SLEIGH = card("sleigh", SET, 2, ACTION | REACTION)
BLACK_CAT = card("black-cat", SET, 2, ACTION | ATTACK | REACTION)
MASTERMIND = card("mastermind", SET, 5, ACTION | DURATION)
HOSTELRY = card("hostelry", SET, 4, ACTION)
CARDINAL = card("cardinal", SET, 4, ACTION | ATTACK)
SUPPLIES = card("supplies", SET, 2, TREASURE)
LIVERY = card("livery", SET, 5, ACTION)
HORSE = card("horse", SET, 3, ACTION)
