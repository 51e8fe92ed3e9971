"""The cards of Allies and what lies beside them."""

from allmende.dominion.card import (
    ACTION,
    ALLY,
    ATTACK,
    DURATION,
    LIAISON,
    TOWNSFOLK,
    TREASURE,
    card,
    landscape,
    mixed_pile,
)

SET = "allies"

FELLOWSHIP_OF_SCRIBES = landscape("fellowship-of-scribes", SET, ALLY)
ORDER_OF_MASONS = landscape("order-of-masons", SET, ALLY)
CAPITAL_CITY = card("capital-city", SET, 5, ACTION)
CARPENTER = card("carpenter", SET, 4, ACTION)
BAUBLE = card("bauble", SET, 2, TREASURE | LIAISON)
CONTRACT = card("contract", SET, 5, TREASURE | DURATION | LIAISON)
INNKEEPER = card("innkeeper", SET, 4, ACTION)
BARBARIAN = card("barbarian", SET, 5, ACTION | ATTACK)
SPECIALIST = card("specialist", SET, 5, ACTION)
UNDERLING = card("underling", SET, 3, ACTION | LIAISON)
HIGHWAYMAN = card("highwayman", SET, 5, ACTION | DURATION | ATTACK)
TOWN_CRIER = card("town-crier", SET, 2, ACTION | TOWNSFOLK)
BLACKSMITH = card("blacksmith", SET, 3, ACTION | TOWNSFOLK)
MILLER = card("miller", SET, 4, ACTION | TOWNSFOLK)
ELDER = card("elder", SET, 5, ACTION | TOWNSFOLK)
mixed_pile(
    "townsfolk",
    SET,
    (
        "town-crier",
        "blacksmith",
        "miller",
        "elder",
    ),
    lambda slug, players: 4,
)
