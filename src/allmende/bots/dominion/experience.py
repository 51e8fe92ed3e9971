"""What plans for a deck were found to be worth, in games without search: benchmarks.power and benchmarks.plans."""

from typing import Final

POWER: Final[dict[str, int]] = {
    "flag-bearer": 97, "witch": 89, "blockade": 87, "barbarian": 83, "black-cat": 83, "jack-of-all-trades": 82,
    "margrave": 81, "patrol": 81, "swashbuckler": 81, "torturer": 79, "livery": 78, "masquerade": 78, "witchs-hut":
    78, "highwayman": 75, "silk-merchant": 75, "giant": 74, "haunted-woods": 74, "militia": 74, "smithy": 74,
    "legionary": 73, "souk": 73, "bandit": 71, "bridge-troll": 71, "cutpurse": 71, "merchant-ship": 71, "werewolf":
    71, "council-room": 70, "forum": 70, "spices": 70, "falconer": 69, "library": 68, "sentry": 67, "contract": 65,
    "bureaucrat": 64, "haggler": 64, "cobbler": 63, "wine-merchant": 63, "crypt": 62, "cartographer": 61,
    "laboratory": 61, "market": 60, "sailor": 60, "shepherd": 60, "supplies": 60, "bazaar": 59, "lackeys": 59,
    "seer": 59, "weaver": 59, "mine": 58, "smugglers": 58, "faithful-hound": 57, "poacher": 57, "trader": 57,
    "cardinal": 56, "ducat": 56, "highway": 56, "lost-city": 56, "ranger": 56, "workshop": 56, "cauldron": 55,
    "charm": 55, "moat": 55, "pawn": 55, "shanty-town": 55, "sheepdog": 55, "festival": 54, "stables": 54,
    "town-crier": 54, "catapult": 53, "guard-dog": 53, "moneylender": 53, "upgrade": 53, "berserker": 52,
    "conclave": 52, "conspirator": 52, "harem": 52, "leprechaun": 52, "patron": 52, "vassal": 52,
    "mountain-village": 51, "nomads": 51, "oasis": 51, "specialist": 51, "warehouse": 51, "capital-city": 50,
    "caravan": 50, "enchantress": 50, "page": 50, "scepter": 50, "inn": 49, "remodel": 49, "merchant": 48,
    "develop": 47, "chapel": 45, "harbinger": 44, "spice-merchant": 41,
}  # fmt: skip
"""How often, of a hundred games, Big Money with the card beats Big Money without (`python -m benchmarks.power`)."""

STYLES: Final[dict[str, tuple[int, int, bool, int]]] = {
    "black-cat": (4, 4, False, 69), "conclave": (1, 6, False, 50), "conspirator": (1, 6, False, 50),
    "ducat": (1, 6, False, 50), "falconer": (1, 6, False, 50), "flag-bearer": (4, 4, False, 82),
    "haunted-woods": (2, 6, True, 59), "leprechaun": (1, 6, False, 50), "nomads": (1, 6, False, 50),
    "pawn": (1, 6, False, 50), "supplies": (4, 4, False, 56), "trader": (1, 6, False, 50), "weaver": (1, 6, False, 50),
    "witch": (2, 6, True, 58), "workshop": (1, 6, False, 50),
}  # fmt: skip
"""How to buy a card, if not two copies at the usual distance: how many, one for so many cards in the deck, rather than
Gold or not; and how often, of a hundred games, this beats the better of one and two copies (`python -m benchmarks.plans
--styles`)."""

TOGETHER: Final[dict[tuple[str, str], tuple[int, int, int]]] = {
    ("barbarian", "underling"): (2, 6, 76), ("bazaar", "smugglers"): (2, 1, 59), ("blockade", "bazaar"): (2, 3, 60),
    ("blockade", "sailor"): (2, 3, 56), ("cartographer", "weaver"): (2, 1, 60), ("cauldron", "wheelwright"): (2, 1, 64),
    ("cobbler", "faithful-hound"): (2, 1, 63), ("contract", "carpenter"): (2, 2, 60),
    ("contract", "haggler"): (2, 2, 59), ("cutpurse", "cartographer"): (2, 6, 58), ("forum", "catapult"): (2, 1, 60),
    ("forum", "enchantress"): (2, 2, 65), ("forum", "haggler"): (1, 1, 69), ("giant", "cartographer"): (2, 1, 55),
    ("giant", "inn"): (2, 1, 56), ("haggler", "berserker"): (1, 1, 56), ("haggler", "lost-city"): (2, 1, 56),
    ("haunted-woods", "trader"): (2, 1, 55), ("haunted-woods", "wine-merchant"): (2, 1, 55),
    ("highway", "underling"): (2, 6, 72), ("highwayman", "underling"): (2, 6, 82),
    ("jack-of-all-trades", "margrave"): (1, 2, 55), ("jack-of-all-trades", "patrol"): (1, 1, 62),
    ("jack-of-all-trades", "shanty-town"): (2, 1, 56), ("jack-of-all-trades", "torturer"): (1, 2, 62),
    ("legionary", "charm"): (2, 1, 57), ("legionary", "plunder"): (2, 1, 57), ("legionary", "stables"): (2, 1, 58),
    ("livery", "supplies"): (2, 6, 66), ("sailor", "guard-dog"): (1, 1, 60), ("seer", "guildhall"): (2, 1, 61),
    ("smugglers", "berserker"): (1, 2, 59), ("smugglers", "caravan"): (2, 3, 59),
    ("smugglers", "guard-dog"): (1, 1, 60), ("souk", "cartographer"): (2, 1, 57), ("souk", "guildhall"): (2, 1, 62),
    ("souk", "oasis"): (2, 6, 56), ("souk", "warehouse"): (2, 1, 58), ("stables", "wheelwright"): (2, 1, 55),
    ("town-crier", "miller"): (2, 3, 60), ("town-crier", "underling"): (2, 3, 74), ("trader", "guildhall"): (2, 1, 89),
    ("upgrade", "guard-dog"): (2, 1, 61), ("weaver", "oasis"): (1, 6, 56), ("weaver", "stables"): (1, 1, 58),
    ("witchs-hut", "silk-merchant"): (2, 1, 57),
}  # fmt: skip
"""How many of a card of POWER and how many of another card, worth less alone, or which landscape to buy; and how often,
of a hundred games, this beats the first card alone (`python -m benchmarks.plans`, 150 to 300 games each)."""
