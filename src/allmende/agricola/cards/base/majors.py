"""The ten major improvements, and the eight more that six players have below them."""

from typing import Final

from allmende.agricola.actions.fields import bake, can_bake
from allmende.agricola.cards.card import Card, major
from allmende.agricola.cards.printed import Exchange, Later, next_rounds
from allmende.agricola.goods import CLAY, FOOD, REED, STONE, WOOD, Bundle, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import DONE, action
from allmende.table.choice import Choice, Flow, Prompt

ANY_NUMBER: Final = -1
FIREPLACE: Final = bundle(vegetable=2, sheep=2, boar=2, cattle=3)
HEARTH: Final = bundle(vegetable=3, sheep=2, boar=3, cattle=4)
FIREPLACES: Final = ("fireplace-2", "fireplace-3", "fireplace-4")


def bake_at_once(g: Agricola, me: Player) -> Flow:
    """An oven that was just built may be used."""
    if can_bake(g, me):
        pick = yield Choice(me.seat, Prompt("bake-at-once"), [action("bake"), DONE])
        if pick != DONE:
            yield from bake(g, me)


def fireplace(slug: str, code: str, clay: int, under: str | None = None) -> Card:
    return major(slug, code, cost=bundle(clay=clay), points=1, cooks=FIREPLACE, bakes=(ANY_NUMBER, 2), under=under)


def hearth(slug: str, code: str, clay: int, under: str | None = None) -> Card:
    return major(
        slug, code, cost=bundle(clay=clay), returns=FIREPLACES, points=1, cooks=HEARTH, bakes=(ANY_NUMBER, 3),
        under=under,
    )  # fmt: skip


def well(slug: str, code: str, cost: Bundle, under: str | None = None) -> Card:
    return major(slug, code, cost=cost, points=4, later=Later(next_rounds(5), bundle(food=1)), under=under)


def clay_oven(slug: str, code: str, clay: int, under: str | None = None) -> Card:
    return major(slug, code, cost=bundle(clay=clay, stone=1), points=2, bakes=(1, 5), on_play=bake_at_once, under=under)


def stone_oven(slug: str, code: str, clay: int, under: str | None = None) -> Card:
    return major(slug, code, cost=bundle(clay=clay, stone=3), points=3, bakes=(2, 4), on_play=bake_at_once, under=under)


def craft(
    slug: str, code: str, good: int, stone: int, food: int, steps: tuple[int, ...], under: str | None = None
) -> Card:
    """A workshop: 1 good becomes food in each harvest; at the end, goods become bonus points."""
    return major(
        slug, code, cost=((good, 2), (STONE, stone)), points=2, under=under, craft=(good, *steps),
        exchanges=(Exchange(((good, 1),), ((FOOD, food),), harvest=True),),
    )  # fmt: skip


fireplace("fireplace-2", "MAJ01", 2)
fireplace("fireplace-3", "MAJ02", 3)
hearth("cooking-hearth-4", "MAJ03", 4)
hearth("cooking-hearth-5", "MAJ04", 5)
well("well", "MAJ05", bundle(wood=1, stone=3))
clay_oven("clay-oven", "MAJ06", 3)
stone_oven("stone-oven", "MAJ07", 1)
craft("joinery", "MAJ08", WOOD, 2, 2, (3, 5, 7))
craft("pottery", "MAJ09", CLAY, 2, 2, (3, 5, 7))
craft("basketmakers-workshop", "MAJ10", REED, 2, 3, (2, 4, 5))

# Below them, for six players
fireplace("fireplace-4", "MAJ02b", 4, under="fireplace-3")
hearth("cooking-hearth-6", "MAJ04b", 6, under="cooking-hearth-5")
well("second-well", "MAJ05b", bundle(clay=1, stone=3), under="well")
clay_oven("second-clay-oven", "MAJ06b", 4, under="clay-oven")
stone_oven("second-stone-oven", "MAJ07b", 2, under="stone-oven")
craft("second-joinery", "MAJ08b", WOOD, 3, 2, (3, 5, 7), under="joinery")
craft("second-pottery", "MAJ09b", CLAY, 3, 2, (3, 5, 7), under="pottery")
craft("second-basketmakers-workshop", "MAJ10b", REED, 3, 3, (2, 4, 5), under="basketmakers-workshop")
