"""What hand cards are worth to a farmer of Agricola: at once, and for each round to come.

The figures are points as a player would guess them, printed points and costs aside. Cards whose worth depends on the
farm have a function instead; cards that nobody has judged are worth what others of their category are.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    CROP_PROVIDER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    GOODS_PROVIDER,
    LIVESTOCK_PROVIDER,
    POINTS_PROVIDER,
    RESOURCE_PROVIDER,
    Card,
)
from allmende.agricola.goods import CLAY, NOTHING, STONE, WOOD, Bundle, bundle
from allmende.bots.agricola.prices import Prospect

Worth: TypeAlias = Callable[[Prospect], float]

USUAL: Final[dict[str, tuple[float, float]]] = {
    FARM_PLANNER: (0.5, 0.1), ACTIONS_BOOSTER: (0.3, 0.1), POINTS_PROVIDER: (1.0, 0.05), GOODS_PROVIDER: (0.6, 0.12),
    FOOD_PROVIDER: (0.3, 0.12), CROP_PROVIDER: (0.5, 0.12), RESOURCE_PROVIDER: (0.4, 0.12),
    LIVESTOCK_PROVIDER: (0.5, 0.1),
}  # fmt: skip
"""By category: at once, and for each round to come."""

JUDGED: Final[dict[str, tuple[float, float]]] = {
    # Occupations
    "wood-cutter": (0.0, 0.17), "paper-maker": (0.0, 0.08), "adoptive-parents": (0.3, 0.1),
    "clay-hut-builder": (0.5, 0.12), "carpenter": (0.5, 0.22), "grocer": (0.5, 0.15), "lutenist": (0.3, 0.12),
    "scholar": (0.0, 0.08), "tutor": (0.5, 0.15), "conjurer": (0.0, 0.12), "greengrocer": (0.0, 0.2),
    "geologist": (0.0, 0.15), "firewood-collector": (0.0, 0.17), "seasonal-worker": (0.0, 0.15),
    "storehouse-keeper": (0.0, 0.12), "harpooner": (0.0, 0.15), "animal-dealer": (0.3, 0.1),
    "cattle-feeder": (0.3, 0.12), "mushroom-collector": (0.0, 0.12), "cottager": (0.3, 0.15),
    "assistant-tiller": (0.5, 0.2), "oven-firing-boy": (0.0, 0.08), "small-scale-farmer": (0.0, 0.1),
    "childless": (0.0, 0.08), "groom": (0.5, 0.05), "plow-driver": (0.3, 0.08), "sheep-walker": (0.3, 0.08),
    "scythe-worker": (0.6, 0.1), "pig-breeder": (1.5, 0.05), "animal-tamer": (0.8, 0.08), "consultant": (1.2, 0.0),
    "roof-ballaster": (1.2, 0.0), "house-steward": (1.5, 0.1), "sheep-whisperer": (0.8, 0.15),
    "manservant": (0.2, 0.1), "pastor": (0.4, 0.05), "roughcaster": (0.3, 0.08), "wall-builder": (0.4, 0.12),
    "conservator": (0.5, 0.08), "hedge-keeper": (0.8, 0.08), "frame-builder": (0.5, 0.1),
    "brushwood-collector": (0.5, 0.1), "stonecutter": (0.5, 0.12), "master-bricklayer": (0.4, 0.1),
    "stable-architect": (1.0, 0.0), "organic-farmer": (1.5, 0.05),
    # Minor improvements
    "drinking-trough": (0.8, 0.05), "market-stall": (1.4, 0.0), "beanfield": (0.8, 0.05), "rammed-clay": (0.6, 0.05),
    "lasso": (0.1, 0.03), "sleeping-corner": (0.2, 0.05), "junk-room": (0.1, 0.1), "claypipe": (0.1, 0.08),
    "loom": (0.8, 0.12), "clearing-spade": (0.1, 0.03), "corn-scoop": (0.1, 0.15), "canoe": (0.2, 0.13),
    "stone-tongs": (0.1, 0.13), "loam-pit": (0.2, 0.13), "milk-jug": (0.2, 0.1), "herring-pot": (0.1, 0.1),
    "brook": (0.2, 0.17), "pitchfork": (0.1, 0.1), "basket": (0.1, 0.08), "threshing-board": (0.1, 0.08),
    "bread-paddle": (0.5, 0.05), "mining-hammer": (0.8, 0.03), "dutch-windmill": (0.2, 0.06),
    "three-field-rotation": (0.2, 0.12), "butter-churn": (0.3, 0.13), "shifting-cultivation": (2.2, 0.03),
    "young-animal-market": (0.8, 0.0), "mini-pasture": (2.5, 0.03), "acorns-basket": (2.2, 0.03),
    "manger": (1.2, 0.03), "shepherds-crook": (0.8, 0.04), "lumber-mill": (0.0, 0.1),
    "carpenters-parlor": (0.3, 0.2), "hard-porcelain": (0.2, 0.08), "bottles": (0.0, 0.0),
}  # fmt: skip

TRADES: Final[dict[str, tuple[Bundle, Bundle]]] = {
    "harpooner": (bundle(wood=1), bundle(reed=1, food=3)),
    "animal-dealer": (bundle(food=1), bundle(sheep=1)),
    "cattle-feeder": (bundle(food=1), bundle(cattle=1)),
    "mushroom-collector": (bundle(wood=1), bundle(food=2)),
    "basket": (bundle(wood=2), bundle(food=3)),
    "lutenist": (bundle(food=2), bundle(vegetable=1)),
    "paper-maker": (bundle(wood=1), bundle(food=2)),
    "roof-ballaster": (bundle(food=1), bundle(stone=2)),
    "adoptive-parents": (bundle(food=1), NOTHING),
}
"""What a card takes and gives each time its owner wants to use it."""


def rounds_among(o: Prospect, rounds: tuple[int, ...]) -> int:
    """How many of these rounds are still to come."""
    return sum([o.g.round < number <= o.g.setup.rounds for number in rounds])


def within(o: Prospect, steps: tuple[int, ...]) -> int:
    """How many of these rounds from now will still be played."""
    return sum([step <= o.left for step in steps])


def priest(o: Prospect) -> float:
    return 3.0 if o.me.farm.material == CLAY and o.me.rooms() == 2 else 0.2


def braggart(o: Prospect) -> float:
    return max(0.0, o.me.outfit.improvements - 3.0) + 0.05 * o.left


def big_country(o: Prospect) -> float:
    return o.left + o.food(2 * o.left)


def mantlepiece(o: Prospect) -> float:
    return o.left - (0.0 if o.me.farm.material == STONE else o.points * o.me.rooms())


def wool_blankets(o: Prospect) -> float:
    return 3.0 if o.me.farm.material == WOOD else 2.0 if o.me.farm.material == CLAY else 0.0


def scullery(o: Prospect) -> float:
    return 0.2 * o.left if o.me.farm.material == WOOD else 0.0


DEPENDING: Final[dict[str, Worth]] = {
    "priest": priest,
    "braggart": braggart,
    "big-country": big_country,
    "mantlepiece": mantlepiece,
    "wool-blankets": wool_blankets,
    "scullery": scullery,
    "clay-embankment": lambda o: o.worth(CLAY, o.me.goods[CLAY] // 2),
    "pond-hut": lambda o: o.food(min(3, o.left)),
    "strawberry-patch": lambda o: o.food(min(3, o.left)),
    "large-greenhouse": lambda o: 0.9 * within(o, (4, 7, 9)),
    "sack-cart": lambda o: 0.5 * rounds_among(o, (5, 8, 11, 14)),
    "thick-forest": lambda o: 0.35 * rounds_among(o, (2, 4, 6, 8, 10, 12, 14)),
    "handplow": lambda o: 2.0 * within(o, (5,)),
    "moldboard-plow": lambda o: 1.5 * min(2, o.left // 2),
    "caravan": lambda o: o.room() - o.points,
}


def card_worth(o: Prospect, card: Card) -> float:
    """What a card is worth when it is played now, its cost aside."""
    if card.is_major():
        return o.improvement(card)
    depending = DEPENDING.get(card.slug)
    if depending is not None:
        return card.points + depending(o)
    now, later = JUDGED.get(card.slug) or USUAL[card.category]
    return card.points + now + later * o.left


def hand_worth(o: Prospect, card: Card) -> float:
    """What it is worth to hold a card: some of those that need something are never played."""
    worth = card_worth(o, card) - 0.3 * sum([n for way in card.costs[:1] for _, n in way])
    return worth * (0.7 if card.needs else 1.0)


def trade_gain(o: Prospect, slug: str) -> float:
    """What using a card that trades brings; others are used whenever they can be."""
    trade = TRADES.get(slug)
    if trade is None:
        return 1.0
    give, get = trade
    return o.bundle(get) - o.cost(give) + (o.taste.action if slug == "adoptive-parents" else 0.0)
