"""What hand cards are worth to a farmer of Agricola: at once, and for each round to come.

What a card gives, promises and trades is read from the card. What its functions do is judged: figures are points as a
player would guess them, printed points, costs and what the card says as data aside. Cards whose worth depends on the
farm have a function instead; what nobody has judged is worth what others of its category are.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    BY_SLUG,
    CROP_PROVIDER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    GOODS_PROVIDER,
    LIVESTOCK_PROVIDER,
    POINTS_PROVIDER,
    RESOURCE_PROVIDER,
    Card,
)
from allmende.agricola.cards.hooks import EXTRA_PERSON, START_OF_ROUND, Deed, Hook
from allmende.agricola.cards.printed import Trade
from allmende.agricola.goods import CLAY, STONE, WOOD
from allmende.bots.agricola.prices import Prospect, some_day

Worth: TypeAlias = Callable[[Prospect], float]

USUAL: Final[dict[str, tuple[float, float]]] = {
    FARM_PLANNER: (0.5, 0.1), ACTIONS_BOOSTER: (0.3, 0.1), POINTS_PROVIDER: (1.0, 0.05), GOODS_PROVIDER: (0.6, 0.12),
    FOOD_PROVIDER: (0.3, 0.12), CROP_PROVIDER: (0.5, 0.12), RESOURCE_PROVIDER: (0.4, 0.12),
    LIVESTOCK_PROVIDER: (0.5, 0.1),
}  # fmt: skip
"""By category: at once, and for each round to come."""

JUDGED: Final[dict[str, tuple[float, float]]] = {
    # Occupations
    "paper-maker": (0.0, 0.08), "adoptive-parents": (0.3, 0.1), "clay-hut-builder": (0.5, 0.12),
    "carpenter": (0.5, 0.22), "grocer": (0.5, 0.15), "scholar": (0.0, 0.08), "tutor": (0.5, 0.15),
    "seasonal-worker": (0.0, 0.15), "storehouse-keeper": (0.0, 0.12), "animal-dealer": (0.3, 0.1),
    "cottager": (0.3, 0.15), "assistant-tiller": (0.5, 0.2), "oven-firing-boy": (0.0, 0.08), "childless": (0.0, 0.08),
    "groom": (0.2, 0.05), "plow-driver": (0.3, 0.08), "sheep-walker": (0.3, 0.08), "scythe-worker": (0.1, 0.1),
    "pig-breeder": (0.5, 0.05), "animal-tamer": (0.8, 0.08), "consultant": (1.2, 0.0), "house-steward": (1.5, 0.1),
    "manservant": (0.2, 0.1), "pastor": (0.4, 0.05), "roughcaster": (0.3, 0.08), "wall-builder": (0.4, 0.12),
    "conservator": (0.5, 0.08), "hedge-keeper": (0.8, 0.08), "frame-builder": (0.5, 0.1),
    "brushwood-collector": (0.5, 0.1), "stonecutter": (0.5, 0.12), "master-bricklayer": (0.4, 0.1),
    "stable-architect": (1.0, 0.0), "organic-farmer": (1.5, 0.05),
    # Minor improvements
    "drinking-trough": (0.8, 0.05), "beanfield": (0.8, 0.05), "rammed-clay": (0.3, 0.05), "lasso": (0.1, 0.03),
    "sleeping-corner": (0.2, 0.05), "claypipe": (0.1, 0.08), "loom": (0.8, 0.12), "clearing-spade": (0.1, 0.03),
    "milk-jug": (0.2, 0.1), "brook": (0.2, 0.17), "threshing-board": (0.1, 0.08), "bread-paddle": (0.2, 0.05),
    "mining-hammer": (0.5, 0.03), "dutch-windmill": (0.2, 0.06), "three-field-rotation": (0.2, 0.12),
    "butter-churn": (0.3, 0.13), "shifting-cultivation": (2.2, 0.03), "mini-pasture": (2.5, 0.03),
    "manger": (1.2, 0.03), "shepherds-crook": (0.8, 0.04), "lumber-mill": (0.0, 0.1),
    "carpenters-parlor": (0.3, 0.2), "hard-porcelain": (0.2, 0.08), "bottles": (0.0, 0.0),
}  # fmt: skip
"""What the functions of a card do: at once, and for each round to come."""

FIRST_SPACE: Final = 0.12
EACH_SPACE: Final = 0.12
MOST_USES: Final = 0.5
"""How often in a round a card acts that listens to some spaces: the more of them are on the board, the more often."""
ON_CONDITION: Final = 0.5
"""... as part of that, if it does so only when something is so."""
EACH_DEED: Final = 0.3
"""How often in a round something else is done that cards listen to."""
WORTHWHILE: Final = 1.0
"""What a card that does something else than trade brings each time it is used."""


# What a card says of itself


def rounds_of(o: Prospect, slug: str) -> int:
    """On how many round spaces a card would put something now."""
    later = BY_SLUG[slug].later
    return 0 if later is None else sum([o.g.round < number <= o.g.setup.rounds for number in later.rounds(o.g)])


def at_once(o: Prospect, card: Card) -> float:
    """What comes when a card is played, and what it promises then."""
    worth = (o.bundle(card.gain) + some_day(card.gain)) / 2
    if card.later is not None:
        worth += o.promised(card.later)
    if card.trade is not None:
        worth += max(0.0, traded(o, card.trade, Deed(o.me, None, card)), usual_trade(o, card.trade))
    if card.homes:
        worth += o.room() - o.points
    return worth


def uses(o: Prospect, hook: Hook) -> float:
    """How often in a round a hook acts, about."""
    often = 1.0 if hook.kind == START_OF_ROUND else EACH_DEED
    if hook.spaces:
        there = sum([hook.spaces >> n & 1 for n, space in enumerate(o.g.setup.spaces) if space is not None])
        often = min(MOST_USES, FIRST_SPACE + EACH_SPACE * there) if there else 0.0
    return often if hook.when is None or hook.trade is not None else often * ON_CONDITION


def each_use(o: Prospect, hook: Hook) -> float | None:
    """What a hook brings each time; None if only its functions know."""
    if hook.trade is not None and (hook.trade.points or hook.trade.gets(o.g, o.me, Deed(o.me))):
        return max(0.0, usual_trade(o, hook.trade))
    if hook.later is not None:
        return sum([some_day(goods) for goods in hook.later.goods]) * min(3, o.left)
    return some_day(hook.goods) if hook.goods and hook.run is None and hook.also is None else None


def each_round(o: Prospect, card: Card) -> float | None:
    """What the hooks of a card bring in each round; None if there is one that only its functions know."""
    total = 0.0
    for hook in card.hooks:
        worth = each_use(o, hook)
        if worth is None:
            return None
        total += uses(o, hook) * worth
    return total


def says_all(card: Card) -> bool:
    """Does a card do nothing but what its data and hooks say?"""
    silent = card.on_play is not None or card.place is not None or card.places_for is not None
    if silent or card.exchanges or card.field or card.cooks or card.pasture_bonus:
        return False
    return card.acts() or card.homes > 0 or len(card.hooks) > 0


# What depends on the farm


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
    "handplow": lambda o: 2.0 * rounds_of(o, "handplow"),
    "moldboard-plow": lambda o: 1.5 * min(2, o.left // 2),
}


# All together


def card_worth(o: Prospect, card: Card) -> float:
    """What a card is worth when it is played now, its cost aside."""
    if card.is_major():
        return o.improvement(card)
    return card.points + at_once(o, card) + lasting(o, card)


def lasting(o: Prospect, card: Card) -> float:
    """What a card is worth beside what comes at once."""
    depending = DEPENDING.get(card.slug)
    if depending is not None:
        return depending(o)
    judged = JUDGED.get(card.slug)
    if judged is None:
        said = each_round(o, card) if says_all(card) else None
        if said is not None:
            return said * o.left
        judged = USUAL[card.category]
    return judged[0] + judged[1] * o.left


def hand_worth(o: Prospect, card: Card) -> float:
    """What it is worth to hold a card: some of those that need something are never played."""
    worth = card_worth(o, card) - 0.3 * sum([n for way in card.costs[:1] for _, n in way])
    return worth * (0.7 if card.needs else 1.0)


# Using cards


def traded(o: Prospect, trade: Trade, deed: Deed) -> float:
    """What a trade brings, less what it costs."""
    return o.bundle(trade.gets(o.g, o.me, deed)) + trade.points - o.cost(trade.give)


def usual_trade(o: Prospect, trade: Trade) -> float:
    """The same some day, whatever is scarce now."""
    return some_day(trade.gets(o.g, o.me, Deed(o.me))) + trade.points - some_day(trade.give)


def trade_gain(o: Prospect, slug: str) -> float:
    """What using a card brings, as the card says; others are used whenever they can be."""
    card, me = BY_SLUG.get(slug), o.me
    if card is None:
        return WORTHWHILE
    deed = Deed(me, o.g.space(me.placed[-1]) if me.placed else None, card)
    if card.trade is not None:
        return traded(o, card.trade, deed)
    gains = [hook_gain(o, hook, deed) for hook in card.hooks if hook.run is not None]
    return max(gains, default=WORTHWHILE)


def hook_gain(o: Prospect, hook: Hook, deed: Deed) -> float:
    if hook.exchange is not None:
        exchange = hook.exchange(o.g, o.me, deed)
        return WORTHWHILE if exchange is None else o.bundle(exchange.get) - o.cost(exchange.give)
    if hook.trade is None:
        return WORTHWHILE
    bought = traded(o, hook.trade, deed)
    if hook.kind == EXTRA_PERSON:
        return bought + o.taste.action
    return bought if hook.trade.gain is not None or hook.trade.get or hook.trade.points else bought + WORTHWHILE
