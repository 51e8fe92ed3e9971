"""Farmyards for tests, in one line."""

from collections.abc import Sequence

from allmende.agricola.farm.farmyard import Farmyard, mask_of
from allmende.agricola.farm.fences import FenceWork
from allmende.agricola.farm.plan import bits


def yard(
    *,
    rooms: Sequence[int] = (5, 10),
    fields: Sequence[int] = (),
    pastures: Sequence[Sequence[int]] = (),
    stables: Sequence[int] = (),
    covered: Sequence[int] = (),
    rules: int = 0,
) -> Farmyard:
    """A farmyard with these cells as rooms, field tiles, pastures and so on."""
    farm = Farmyard(rules)
    farm.rooms = mask_of(list(rooms))
    farm.fields = mask_of(list(fields))
    farm.covered = mask_of(list(covered))
    for pasture in pastures:
        farm.set_fences(farm.plan.outline(mask_of(list(pasture))))
    for cell in stables:
        farm.build_stable(cell)
    return farm


def around(farm: Farmyard, *cells: int) -> list[int]:
    """The edges around some cells."""
    return bits(farm.plan.outline(mask_of(list(cells))))


def fence(farm: Farmyard, edges: Sequence[int]) -> bool:
    """Set fences on some edges in this order, each of which must be offered; may the building end then?"""
    work = FenceWork(farm)
    for n, edge in enumerate(edges):
        assert work.edges(len(edges) - n) >> edge & 1, f"edge {edge} is not offered"
        work.set(edge)
    return work.done()


def can_fence(farm: Farmyard, *cells: int) -> bool:
    """Can these cells be made one pasture, with as many fences as it takes and no more?"""
    copy = farm.copy()
    work = FenceWork(copy)
    missing = [edge for edge in around(copy, *cells) if not copy.fences >> edge & 1]
    for n, edge in enumerate(missing):
        if not work.edges(len(missing) - n) >> edge & 1:
            return False
        work.set(edge)
    return work.done()
