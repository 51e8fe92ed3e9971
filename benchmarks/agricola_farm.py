"""The measurements of Agricola's farmyards: fences and animals, without any memory of earlier answers."""

import random
from time import process_time
from typing import Final

from allmende.agricola.farm import fences, housing
from allmende.agricola.farm.farmyard import Farmyard
from allmende.agricola.farm.fences import FenceWork
from allmende.agricola.farm.plan import bits
from benchmarks.figure import MICROSECONDS, Figure

FARMS: Final = 400


def random_farms() -> list[tuple[Farmyard, int]]:
    """Farmyards in mid-game, and what can be spent on fences."""
    chance = random.Random(1)
    found: list[tuple[Farmyard, int]] = []
    for _ in range(FARMS):
        farm = Farmyard()
        for _ in range(chance.randrange(5)):
            if cells := bits(farm.field_cells()):
                farm.plow(chance.choice(cells))
        if (cells := bits(farm.room_cells())) and chance.random() < 0.5:
            farm.build_room(chance.choice(cells))
        for _ in range(chance.randrange(4)):
            farm.build_stable(chance.choice(bits(farm.stable_cells())))
        if layouts := FenceWork(farm).layouts(chance.randrange(13)):
            farm.set_fences(chance.choice(layouts))
        found.append((farm, chance.randrange(1, 16)))
    return found


def fence_picks() -> float:
    """A whole fence building edge by edge, with the options at each pick; per pick."""
    chance = random.Random(2)
    farms = random_farms()
    picks = 0
    began = process_time()
    for farm, budget in farms:
        work = FenceWork(farm)
        while edges := work.edges(budget):
            picks += 1
            if work.done() and chance.random() < 0.3:
                break
            work.set(chance.choice(bits(edges)))
            budget -= 1
    return (process_time() - began) / picks * MICROSECONDS


def fence_outlook() -> float:
    """Can fences be built at all, and how few?"""
    farms = random_farms()
    fences.layouts_of(farms[0][0].plan)
    fences.forget()
    began = process_time()
    for farm, _ in farms:
        fences.fewest_fences(farm)
    return (process_time() - began) / len(farms) * MICROSECONDS


def animal_cases() -> list[tuple[housing.Places, housing.Counts]]:
    chance = random.Random(3)
    return [
        (farm.places(), (chance.randrange(8), chance.randrange(6), chance.randrange(6))) for farm, _ in random_farms()
    ]


def animals_fit() -> float:
    cases = animal_cases()
    housing.forget()
    began = process_time()
    for places, counts in cases:
        housing.fits(places, counts)
    return (process_time() - began) / len(cases) * MICROSECONDS


def animals_to_keep() -> float:
    cases = animal_cases()
    housing.forget()
    began = process_time()
    for places, counts in cases:
        housing.keepable(places, counts)
    return (process_time() - began) / len(cases) * MICROSECONDS


def crowded_farm() -> float:
    """The worst that can come: five pastures, four types, many animals, places on cards."""
    places = (
        *[housing.pasture(size) for size in (2, 4, 4, 8, 16)],
        *[housing.one_type(1)] * 3, housing.mixed(5), housing.one_type(3), housing.mixed(3), housing.one_type(2, 8),
    )  # fmt: skip
    began = process_time()
    for sheep in range(8, 16):
        housing.forget()
        housing.keepable(places, (sheep, 12, 10, 8))
    return (process_time() - began) / 8 * MICROSECONDS


FIGURES: Final = (
    Figure("Agricola farm: a pick of a fence", "µs", fence_picks, 200, small=True),
    Figure("Agricola farm: can fences be built?", "µs", fence_outlook, 200, small=True),
    Figure("Agricola farm: do the animals fit?", "µs", animals_fit, 50, small=True),
    Figure("Agricola farm: which can be kept?", "µs", animals_to_keep, 50, small=True),
    Figure("Agricola farm:   in a crowded farm", "µs", crowded_farm, 2_000, small=True),
)

if __name__ == "__main__":
    for figure in FIGURES:
        print(f"{figure.name:40} {figure.measure():8.1f} {figure.unit}  (target {figure.target})")
