"""The cards of Empires and what lies beside them."""

from allmende.dominion.card import (
    ACTION,
    ATTACK,
    CASTLE,
    DURATION,
    EVENT,
    LANDMARK,
    TREASURE,
    VICTORY,
    card,
    landscape,
    mixed_pile,
)

SET = "empires"

DONATE = landscape("donate", SET, EVENT, debt=8)
LABYRINTH = landscape("labyrinth", SET, LANDMARK)
FOUNTAIN = landscape("fountain", SET, LANDMARK)
BATTLEFIELD = landscape("battlefield", SET, LANDMARK)
FORUM = card("forum", SET, 5, ACTION)
CATAPULT = card("catapult", SET, 3, ACTION | ATTACK)
ROCKS = card("rocks", SET, 4, TREASURE)
PATRICIAN = card("patrician", SET, 2, ACTION)
EMPORIUM = card("emporium", SET, 5, ACTION)
VILLA = card("villa", SET, 4, ACTION)
ENCHANTRESS = card("enchantress", SET, 3, ACTION | ATTACK | DURATION)
ENCAMPMENT = card("encampment", SET, 2, ACTION)
PLUNDER = card("plunder", SET, 5, TREASURE)
ENGINEER = card("engineer", SET, 0, ACTION, debt=4)
LEGIONARY = card("legionary", SET, 5, ACTION | ATTACK)
CHARM = card("charm", SET, 5, TREASURE)
HUMBLE_CASTLE = card("humble-castle", SET, 3, TREASURE | VICTORY | CASTLE)
CRUMBLING_CASTLE = card("crumbling-castle", SET, 4, VICTORY | CASTLE)
SMALL_CASTLE = card("small-castle", SET, 5, ACTION | VICTORY | CASTLE)
HAUNTED_CASTLE = card("haunted-castle", SET, 6, VICTORY | CASTLE)
OPULENT_CASTLE = card("opulent-castle", SET, 7, ACTION | VICTORY | CASTLE)
SPRAWLING_CASTLE = card("sprawling-castle", SET, 8, VICTORY | CASTLE)
GRAND_CASTLE = card("grand-castle", SET, 9, VICTORY | CASTLE)
KINGS_CASTLE = card("kings-castle", SET, 10, VICTORY | CASTLE)
mixed_pile(
    "catapult-rocks",
    SET,
    (
        "catapult",
        "rocks",
    ),
    lambda slug, players: 5,
)
mixed_pile(
    "patrician-emporium",
    SET,
    (
        "patrician",
        "emporium",
    ),
    lambda slug, players: 5,
)
mixed_pile(
    "encampment-plunder",
    SET,
    (
        "encampment",
        "plunder",
    ),
    lambda slug, players: 5,
)


def castles(slug: str, players: int) -> int:
    """Of four Castles there are two copies with three and more players."""
    return 2 if players > 2 and slug in ("humble-castle", "small-castle", "opulent-castle", "kings-castle") else 1


mixed_pile(
    "castles",
    SET,
    (
        "humble-castle",
        "crumbling-castle",
        "small-castle",
        "haunted-castle",
        "opulent-castle",
        "sprawling-castle",
        "grand-castle",
        "kings-castle",
    ),
    castles,
)
