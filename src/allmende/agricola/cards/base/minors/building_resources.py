"""Minor improvements that provide building resources."""

from allmende.agricola.actions.space import DAY_LABORER, FISHING, STONE_SPACES
from allmende.agricola.cards.card import RESOURCE_PROVIDER, minor
from allmende.agricola.cards.hooks import IMPROVEMENT, before_use, discount
from allmende.agricola.cards.needs import at_most, occupations, supply
from allmende.agricola.cards.printed import Exchange, Later, in_rounds
from allmende.agricola.goods import bundle

minor(
    "lumber-mill",
    "A075",
    RESOURCE_PROVIDER,
    cost=bundle(stone=2),
    needs=at_most(occupations(3)),
    points=2,
    hooks=[discount(IMPROVEMENT, bundle(wood=1))],
)


minor(
    "canoe",
    "A078",
    RESOURCE_PROVIDER,
    cost=bundle(wood=2),
    needs=occupations(1),
    points=1,
    hooks=[before_use(FISHING, bundle(food=1, reed=1))],
)


minor(
    "stone-tongs",
    "A080",
    RESOURCE_PROVIDER,
    cost=bundle(wood=1),
    hooks=[before_use(STONE_SPACES, bundle(stone=1))],
)


minor(
    "thick-forest",
    "B074",
    RESOURCE_PROVIDER,
    needs=supply(clay=5),
    later=Later(in_rounds(2, 4, 6, 8, 10, 12, 14), bundle(wood=1)),
)


minor(
    "loam-pit",
    "B077",
    RESOURCE_PROVIDER,
    cost=bundle(food=1),
    needs=occupations(3),
    points=1,
    hooks=[before_use(DAY_LABORER, bundle(clay=3))],
)


minor(
    "hard-porcelain",
    "B080",
    RESOURCE_PROVIDER,
    cost=bundle(clay=1),
    exchanges=(
        Exchange(bundle(clay=2), bundle(stone=1)),
        Exchange(bundle(clay=3), bundle(stone=2)),
        Exchange(bundle(clay=4), bundle(stone=3)),
    ),
)
