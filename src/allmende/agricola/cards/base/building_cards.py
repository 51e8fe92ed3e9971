"""Occupations about the house, costs and points."""

from typing import Final

from allmende.agricola.cards.asking import choose_good
from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    GOODS_PROVIDER,
    LIVESTOCK_PROVIDER,
    POINTS_PROVIDER,
    RESOURCE_PROVIDER,
    occupation,
)
from allmende.agricola.cards.hooks import (
    AFTER_RENOVATION,
    AFTER_ROOMS,
    AS_SOON_AS,
    FENCES,
    IMPROVEMENT,
    MAJOR_IMPROVEMENT,
    RENOVATE,
    ROOM,
    SUBSTITUTES,
    Deed,
    Ways,
    change_cost,
    discount,
    on,
    renovation,
    scoring,
    scoring_of_all,
)
from allmende.agricola.cards.needs import STONE_HOUSE
from allmende.agricola.cards.printed import Later, Trade, all_rounds, next_rounds, rounds_from_now
from allmende.agricola.cards.rewards import counted_improvements
from allmende.agricola.farm.housing import roomy_pastures
from allmende.agricola.goods import CLAY, GRAIN, REED, STONE, WOOD, Bundle, bundle, count_in, less, plus
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow

# What comes when the card is played


# Animal Tamer: the pets are a matter of room.


def wood_or_grain(g: Agricola, me: Player) -> Flow:
    good = yield from choose_good(me, "animal-tamer", [WOOD, GRAIN])
    g.get(me, good, 1)


occupation("animal-tamer", "A086", FARM_PLANNER, on_play=wood_or_grain, pets_by_room=True)


# Priest


def furnish_small_clay_house(g: Agricola, me: Player) -> None:
    if me.farm.material == CLAY and me.rooms() == 2:
        g.gain(me, bundle(clay=3, reed=2, stone=2))


occupation("priest", "A125", RESOURCE_PROVIDER, on_play=furnish_small_clay_house)


# Consultant: the more players, the more valuable.

ADVICE: Final = (bundle(grain=2), bundle(clay=3), bundle(reed=2), bundle(sheep=2))
"""For 1, 2, 3, and 4 or more players."""


def take_advice(g: Agricola, me: Player) -> None:
    g.gain(me, ADVICE[min(len(g.players), len(ADVICE)) - 1])


occupation("consultant", "B102", GOODS_PROVIDER, on_play=take_advice)


# Roof Ballaster: stone for the roof over each room, if wanted.


def stone_for_each_room(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return bundle(stone=me.rooms())


occupation("roof-ballaster", "B123", RESOURCE_PROVIDER, trade=Trade(bundle(food=1), stone_for_each_room))


# House Steward: wood now; at the end, points for whoever has the most rooms.

STEWARDSHIP: Final = (1, 3, 6, 9)
"""Complete rounds left for which there is one wood more."""


def wood_by_rounds_left(g: Agricola, me: Player) -> None:
    g.get(me, WOOD, sum([g.rounds_left() >= rounds for rounds in STEWARDSHIP]))


def most_rooms(g: Agricola, owner: Player, player: Player) -> int:
    return 3 if player.rooms() == max([other.rooms() for other in g.players]) else 0


occupation(
    "house-steward",
    "B136",
    POINTS_PROVIDER,
    players=3,
    on_play=wood_by_rounds_left,
    hooks=[scoring_of_all(most_rooms)],
)


occupation(
    "sheep-whisperer",
    "B164",
    LIVESTOCK_PROVIDER,
    players=4,
    later=Later(rounds_from_now(2, 5, 8, 10), bundle(sheep=1)),
)

# What comes once, as soon as something is so


# Manservant


occupation(
    "manservant",
    "B107",
    FOOD_PROVIDER,
    hooks=[on(AS_SOON_AS, later=Later(all_rounds, bundle(food=3)), when=STONE_HOUSE)],
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

# What comes with each building action


# Roughcaster: clay rooms, or the end of a clay house.


def in_clay_house(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.farm.material == CLAY


def was_clay_house(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.material == CLAY


occupation(
    "roughcaster",
    "A110",
    FOOD_PROVIDER,
    hooks=[
        on(AFTER_ROOMS, gain=bundle(food=3), when=in_clay_house),
        on(AFTER_RENOVATION, gain=bundle(food=3), when=was_clay_house),
    ],
)


# Wall Builder


def rounds_to_come(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.rounds_left() > 0


occupation(
    "wall-builder",
    "A111",
    FOOD_PROVIDER,
    hooks=[on(AFTER_ROOMS, later=Later(next_rounds(4), bundle(food=1)), when=rounds_to_come, may=True)],
)

# Other ways to renovate, and other costs


# Conservator


def also_stone(g: Agricola, me: Player, materials: list[int]) -> list[int]:
    return [*materials, STONE] if me.farm.material == WOOD else materials


occupation("conservator", "A087", FARM_PLANNER, hooks=[renovation(also_stone)])

occupation("hedge-keeper", "A088", FARM_PLANNER, hooks=[discount(FENCES, bundle(wood=3))])


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

occupation(
    "stonecutter",
    "A143",
    RESOURCE_PROVIDER,
    players=3,
    hooks=[discount(IMPROVEMENT | ROOM | RENOVATE, bundle(stone=1))],
)


# Master Bricklayer: a discount that grows with the house.


def cut_by_added_rooms(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    added = max(0, me.rooms() - 2)
    return [less(way, bundle(stone=added)) for way in ways]


occupation("master-bricklayer", "B095", ACTIONS_BOOSTER, hooks=[change_cost(MAJOR_IMPROVEMENT, cut_by_added_rooms)])

# Points at the end


def lone_stables(g: Agricola, me: Player) -> int:
    return me.farm.lone_stables().bit_count()


occupation("stable-architect", "A098", POINTS_PROVIDER, hooks=[scoring(lone_stables)])


# Braggart

PRIDE: Final = {5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9}
"""Bonus points for so many improvements."""


def pride(g: Agricola, me: Player) -> int:
    return PRIDE.get(min(len(counted_improvements(g, me)), 10), 0)


occupation("braggart", "A133", POINTS_PROVIDER, players=3, hooks=[scoring(pride)])


# Organic Farmer: animals stand where they are worth most. Some may still be without room when points are looked at.


def roomy(g: Agricola, me: Player) -> int:
    kept = me.keepable() if me.crowded() else [me.animals()]
    return max([roomy_pastures(me.places(), animals, 3, me.farm.rules) for animals in kept])


occupation("organic-farmer", "B098", POINTS_PROVIDER, hooks=[scoring(roomy)])
