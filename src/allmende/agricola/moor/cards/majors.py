"""The fourteen major improvements of Farmers of the Moor, each below one of the base game or of its own; and the rule
that wood may become fuel at any time."""

from typing import Final

from allmende.agricola.cards.base.majors import ANY_NUMBER, FIREPLACES, HEARTH
from allmende.agricola.cards.card import Card, major, rule
from allmende.agricola.cards.hooks import (
    AFTER_FEEDING,
    BEFORE_SPECIAL,
    MAJOR_IMPROVEMENT,
    ROUND_SPACE,
    Deed,
    Hook,
    Ways,
    change_cost,
    heating,
    on,
    scoring,
)
from allmende.agricola.cards.needs import herd
from allmende.agricola.cards.offers import trade
from allmende.agricola.cards.printed import TILE, Exchange, Later, all_rounds
from allmende.agricola.goods import CLAY, FUEL, HORSE, REED, STONE, WOOD, Bundle, bundle, less, plus
from allmende.agricola.moor.layers import land_of
from allmende.agricola.moor.vocabulary import CUT_PEAT, FELL_TREES
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola

SLAUGHTERHOUSE: Final = bundle(sheep=1, boar=1, cattle=2, horse=2)
HEARTHS: Final = ("cooking-hearth-4", "cooking-hearth-5")
UPPER_BOUND: Final = 3
"""The order of what limits the heating cost, after everything that lowers it."""

WOOD_FOR_FUEL: Final = rule("wood-for-fuel", deck="moor", exchanges=(Exchange(bundle(wood=1), bundle(fuel=1)),))


# Cooking


def horse_slaughterhouse(slug: str, code: str, under: str) -> Card:
    return major(slug, code, deck="moor", cost=bundle(clay=1, stone=1), points=2, cooks=SLAUGHTERHOUSE, under=under)


def cookhouse(slug: str, code: str, under: str) -> Card:
    return major(
        slug, code, deck="moor", cost=bundle(clay=6), returns=(*FIREPLACES, *HEARTHS), points=2,
        cooks=plus(HEARTH, bundle(horse=2)), bakes=(ANY_NUMBER, 3), under=under,
    )  # fmt: skip


horse_slaughterhouse("horse-slaughterhouse", "M001", under="fireplace-2")
horse_slaughterhouse("second-horse-slaughterhouse", "M002", under="fireplace-3")
cookhouse("cookhouse", "M003", under="cooking-hearth-4")
cookhouse("second-cookhouse", "M004", under="cooking-hearth-5")


major(
    "village-church", "M005", deck="moor", cost=bundle(wood=2, stone=4), points=4, under="well", gain=bundle(food=2),
    hooks=[trade(AFTER_FEEDING, 0, bundle(fuel=1), points=1)],
)  # fmt: skip


# Ovens that heat


def one_room_less(g: Agricola, me: Player, cost: int) -> int:
    return cost - 1


def at_most_one(g: Agricola, me: Player, cost: int) -> int:
    return min(cost, 1)


major(
    "heating-oven", "M006", deck="moor", cost=bundle(clay=1, stone=1), points=1, under="clay-oven", gain=bundle(fuel=2),
    hooks=[heating(one_room_less)],
)  # fmt: skip
major(
    "tiled-oven", "M007", deck="moor", cost=bundle(clay=2, stone=1), points=1, under="stone-oven",
    hooks=[heating(at_most_one, UPPER_BOUND)],
)  # fmt: skip


# Trade buildings


def stall(slug: str, code: str, good: int, gets: tuple[int, ...], under: str) -> Card:
    return major(
        slug, code, deck="moor", cost=((good, 1), (STONE, 1)), points=2, under=under,
        exchanges=tuple([Exchange(((good, 1),), ((other, 1),), trade=True) for other in gets]),
    )  # fmt: skip


stall("furniture-stall", "M008", WOOD, (CLAY,), under="joinery")
stall("ceramics-stall", "M009", CLAY, (WOOD,), under="pottery")
stall("basket-stall", "M010", REED, (WOOD, CLAY, STONE), under="basketmakers-workshop")


# Kiln and lodge


def one_more(special: int, good: int) -> Hook:
    """1 more of a good with a special action, 2 with a horse."""

    def gain(g: Agricola, me: Player, deed: Deed) -> Bundle:
        return ((good, 2 if me.goods[HORSE] else 1),)

    return on(BEFORE_SPECIAL, special, gain=gain)


def point_per_forest(g: Agricola, me: Player) -> int:
    return land_of(me).forests.bit_count()


major(
    "peat-charcoal-kiln", "M011", deck="moor", cost=bundle(stone=1), points=1, craft=(FUEL, 3, 5),
    hooks=[one_more(CUT_PEAT, FUEL)],
)  # fmt: skip
major(
    "foresters-lodge", "M012", deck="moor", cost=bundle(wood=1, clay=2), points=1,
    hooks=[one_more(FELL_TREES, WOOD), scoring(point_per_forest)],
)  # fmt: skip


# Museum and riding stables

MUSEUM: Final[dict[str, Bundle]] = {
    "well": bundle(stone=1),
    "joinery": bundle(wood=1),
    "pottery": bundle(clay=1),
    "basketmakers-workshop": bundle(reed=1),
    "clay-oven": bundle(clay=1),
    "stone-oven": bundle(stone=1),
    "foresters-lodge": bundle(clay=1),
}


def cheaper(discounts: dict[str, Bundle]) -> Hook:
    """Some major improvements cost 1 good less."""

    def change(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
        saved = discounts.get(deed.card.slug) if deed.card is not None else None
        return [less(way, saved) for way in ways] if saved else ways

    return change_cost(MAJOR_IMPROVEMENT, change)


major(
    "museum-of-the-moors", "M013", deck="moor", cost=bundle(clay=1, reed=1, stone=1), points=3,
    under="peat-charcoal-kiln", hooks=[cheaper(MUSEUM)],
)  # fmt: skip
major(
    "riding-stables", "M014", deck="moor", cost=bundle(wood=2, clay=1, reed=1), points=3, under="foresters-lodge",
    later=Later(all_rounds, TILE), hooks=[on(ROUND_SPACE, gain=bundle(food=1), when=herd(HORSE, 2))],
)  # fmt: skip
