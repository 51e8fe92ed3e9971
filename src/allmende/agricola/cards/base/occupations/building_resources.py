"""Occupations that provide building resources."""

from allmende.agricola.actions.space import WOOD_SPACES, mask_of
from allmende.agricola.cards.card import RESOURCE_PROVIDER, occupation
from allmende.agricola.cards.hooks import (
    AS_SOON_AS,
    END_OF_TURN,
    IMPROVEMENT,
    RENOVATE,
    ROOM,
    START_OF_ROUND,
    SUBSTITUTES,
    Deed,
    Ways,
    before_use,
    change_cost,
    discount,
    on,
    whole_cost,
)
from allmende.agricola.cards.needs import CLAY_HOUSE, exactly, rooms
from allmende.agricola.cards.printed import Later, Trade, next_rounds
from allmende.agricola.goods import CLAY, REED, Bundle, bundle, count_in, less, plus
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola

occupation("wood-cutter", "A116", RESOURCE_PROVIDER, hooks=[before_use(WOOD_SPACES, bundle(wood=1))])


occupation(
    "firewood-collector",
    "A119",
    RESOURCE_PROVIDER,
    hooks=[
        on(END_OF_TURN, mask_of("grain-seeds", "farmland", "cultivation", "grain-utilization"), gain=bundle(wood=1)),
    ],
)


# Clay Hut Builder: once, as soon as the house is not of wood.
occupation(
    "clay-hut-builder",
    "A120",
    RESOURCE_PROVIDER,
    hooks=[on(AS_SOON_AS, later=Later(next_rounds(5), bundle(clay=2)), when=CLAY_HOUSE)],
)


# Frame Builder: once for each room and each renovation, 1 wood stands for 2 clay or 2 stone.


def timber_frame(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    framed = [
        plus(less(way, walls), bundle(wood=1))
        for way in ways
        for walls in (bundle(clay=2), bundle(stone=2))
        if count_in(way, walls[0][0]) >= 2
    ]
    return ways + framed


occupation("frame-builder", "A123", RESOURCE_PROVIDER, hooks=[change_cost(ROOM | RENOVATE, timber_frame, SUBSTITUTES)])


# Priest


def furnish_small_clay_house(g: Agricola, me: Player) -> None:
    if me.farm.material == CLAY and me.rooms() == 2:
        g.gain(me, bundle(clay=3, reed=2, stone=2))


occupation("priest", "A125", RESOURCE_PROVIDER, on_play=furnish_small_clay_house)


occupation(
    "stonecutter",
    "A143",
    RESOURCE_PROVIDER,
    players=3,
    hooks=[discount(IMPROVEMENT | ROOM | RENOVATE, bundle(stone=1))],
)


occupation(
    "small-scale-farmer",
    "B118",
    RESOURCE_PROVIDER,
    hooks=[on(START_OF_ROUND, gain=bundle(wood=1), when=exactly(rooms(2)))],
)


def three_players(g: Agricola, me: Player, deed: Deed) -> bool:
    return len(g.players) >= 3


occupation(
    "geologist",
    "B121",
    RESOURCE_PROVIDER,
    hooks=[
        before_use(mask_of("forest", "reed-bank"), bundle(clay=1)),
        before_use(mask_of("clay-pit"), bundle(clay=1), when=three_players),
    ],
)


# Roof Ballaster: stone for the roof over each room, if wanted.


def stone_for_each_room(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return bundle(stone=me.rooms())


occupation("roof-ballaster", "B123", RESOURCE_PROVIDER, trade=Trade(bundle(food=1), stone_for_each_room))


# Carpenter: another whole cost of a room.


def cheap_room(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    return [plus(((deed.on.farm.material, 3),), bundle(reed=2))]


occupation("carpenter", "B126", RESOURCE_PROVIDER, hooks=[whole_cost(ROOM, cheap_room)])


# Brushwood Collector: 1 wood stands for all the reed.


def brushwood_roof(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    return ways + [with_brushwood(way) for way in ways if count_in(way, REED)]


def with_brushwood(way: Bundle) -> Bundle:
    return plus(tuple([(good, n) for good, n in way if good != REED]), bundle(wood=1))


occupation(
    "brushwood-collector",
    "B145",
    RESOURCE_PROVIDER,
    players=3,
    hooks=[change_cost(ROOM | RENOVATE, brushwood_roof, SUBSTITUTES)],
)


# Pastor


def alone_with_two_rooms(g: Agricola, me: Player, deed: Deed) -> bool:
    return [player for player in g.players if player.rooms() == 2] == [me]


occupation(
    "pastor",
    "B163",
    RESOURCE_PROVIDER,
    players=4,
    hooks=[on(AS_SOON_AS, gain=bundle(wood=3, clay=2, reed=1, stone=1), when=alone_with_two_rooms)],
)
