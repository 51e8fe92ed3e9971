"""Fences and pastures. The spaces are numbered

 0  1  2  3  4
 5  6  7  8  9
10 11 12 13 14        with the house on 5 and 10.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allmende.agricola.farm.farmyard import APART, STRICT, UNFINISHED, Farmyard
from allmende.agricola.farm.fences import (
    FenceWork,
    enclosable,
    enclosing,
    fewest_fences,
    layouts_of,
    lone_pastures,
    new_pastures,
    stand_right,
)
from allmende.agricola.farm.plan import PLAN, bits
from tests.agricola.yards import around, can_fence, fence, yard

UP, DOWN, LEFT, RIGHT = range(4)


def side(cell: int, way: int) -> int:
    return PLAN.sides[cell][way]


@pytest.mark.rule("AGR-121")
def test_fence_spaces_lie_between_spaces_and_at_the_border() -> None:
    touched = [cells.bit_count() for cells in PLAN.borders]
    assert (len(touched), touched.count(1), touched.count(2)) == (38, 16, 22)
    assert side(7, UP) == side(2, DOWN)
    assert side(7, LEFT) == side(6, RIGHT)
    assert side(4, RIGHT) != side(5, LEFT)  # the rows do not run into each other


@pytest.mark.rule("AGR-123")
def test_a_pasture_must_be_closed_before_the_building_ends() -> None:
    farm = Farmyard()
    edges = around(farm, 7)
    work = FenceWork(farm)
    for edge in edges[:3]:
        work.set(edge)
        assert not work.done()
    assert work.edges(1) == 1 << edges[3]
    assert work.edges(0) == 0
    work.set(edges[3])
    assert work.done()
    assert stand_right(farm)


@pytest.mark.rule("AGR-123")
def test_no_fence_is_offered_that_cannot_be_closed_in() -> None:
    work = FenceWork(Farmyard())
    assert work.edges(3) == 0
    assert work.fewest() == 4
    work.set(side(7, UP))
    assert bits(work.edges(3)) == sorted({*around(work.farm, 2), *around(work.farm, 7)} - {side(7, UP)})


@pytest.mark.rule("AGR-089")
def test_at_least_one_fence_is_built() -> None:
    work = FenceWork(yard(pastures=[[7]]))
    assert not work.done()
    assert work.farm.fences not in work.layouts(15)


@pytest.mark.rule("AGR-124")
def test_rooms_and_fields_cannot_be_enclosed_but_stables_can() -> None:
    farm = yard(fields=[7], stables=[8])
    assert not can_fence(farm, 7)
    assert not can_fence(farm, 7, 8)
    assert not can_fence(farm, 5)
    assert can_fence(farm, 8)
    assert can_fence(farm, 8, 9)
    edge_of_two_rooms = side(10, UP)
    assert not FenceWork(farm).edges(15) >> edge_of_two_rooms & 1


@pytest.mark.rule("MOOR-091", "MOOR-205")
def test_forests_and_blocked_spaces_cannot_be_enclosed() -> None:
    farm = yard(covered=[7])
    farm.blocked = 1 << 8
    assert not can_fence(farm, 7)
    assert not can_fence(farm, 8, 9)
    assert can_fence(farm, 2)  # though its lower fence borders the forest


@pytest.mark.rule("AGR-125", "AGR-122")
def test_neither_the_border_nor_a_tile_replaces_a_fence() -> None:
    farm = yard(fields=[1, 7])
    work = FenceWork(farm)
    for edge in (side(2, LEFT), side(2, DOWN), side(2, RIGHT)):  # field, field, meadow; above is the border
        work.set(edge)
    assert not work.done()
    assert farm.pastures() == ()
    assert work.edges(12) >> side(2, UP) & 1
    work.set(side(2, UP))
    assert work.done()
    assert farm.pastures() == (1 << 2,)


@pytest.mark.rule("AGR-126")
def test_neighbouring_pastures_share_their_fences() -> None:
    farm = yard(pastures=[[7]])
    assert enclosing(farm, 1 << 8).bit_count() == 3
    assert can_fence(farm, 8)
    assert fewest_fences(farm) == 3
    assert enclosing(farm, 1 << 8 | 1 << 9).bit_count() == 5


@pytest.mark.rule("AGR-127", "AGR-133")
def test_further_pastures_adjoin_the_first() -> None:
    assert all(can_fence(Farmyard(), cell) for cell in range(15) if cell not in (5, 10))
    farm = yard(pastures=[[7]])
    assert [cell for cell in range(15) if can_fence(farm, cell)] == [2, 6, 8, 12]


@pytest.mark.rule("AGR-127", "AGR-132")
def test_pastures_built_at_once_adjoin_each_other() -> None:
    farm = Farmyard()
    assert fence(farm, [*around(farm, 3), *[edge for edge in around(farm, 4) if edge not in around(farm, 3)]])
    layouts = FenceWork(Farmyard()).layouts(8)
    assert PLAN.outline(1 << 2) | PLAN.outline(1 << 8) not in layouts  # corner to corner
    assert PLAN.outline(1 << 0) | PLAN.outline(1 << 14) not in layouts


@pytest.mark.rule("AGR-127")
def test_a_far_pasture_is_reached_over_another_one_in_the_same_building() -> None:
    farm = yard(pastures=[[7]])
    work = FenceWork(farm)
    far = enclosing(farm, 1 << 9)
    assert not work.allows(far, 4)
    assert not work.allows(far, 5)
    assert work.allows(far, 6)  # with space 8 between them: two of its fences are there then
    for edge in bits(far):
        work.set(edge)
    assert not work.done()
    assert bits(work.edges(2)) == [side(8, UP), side(8, DOWN)]


@pytest.mark.rule("AGR-128")
def test_a_pasture_is_divided() -> None:
    farm = yard(pastures=[[7, 8, 12, 13]])
    assert fewest_fences(farm) == 2
    assert can_fence(farm, 7, 8)
    assert can_fence(farm, 7)
    work = FenceWork(farm)
    for edge in (side(7, DOWN), side(8, DOWN), side(7, RIGHT), side(12, RIGHT)):
        work.set(edge)
    assert work.done()
    assert [bits(area) for area in farm.pastures()] == [[7], [8], [12], [13]]


@pytest.mark.rule("AGR-128", "AGR-123")
def test_a_fence_in_a_pasture_must_divide_it() -> None:
    farm = yard(pastures=[[7, 8, 12, 13]])
    work = FenceWork(farm)
    assert work.edges(1) == 0
    work.set(side(7, RIGHT))
    assert not work.done()
    assert bits(work.edges(1)) == [side(7, DOWN), side(8, DOWN), side(12, RIGHT)]


@pytest.mark.rule("AGR-129")
def test_dividing_makes_no_new_pasture() -> None:
    farm = yard(pastures=[[7, 8]], stables=[3])
    unused = farm.unused()
    farm.set_fences(1 << side(7, RIGHT) | PLAN.outline(1 << 9))
    assert [bits(area) for area in new_pastures(farm, unused)] == [[9]]
    farm.set_fences(PLAN.outline(1 << 3))  # a stable stood there: the space was used
    assert [bits(area) for area in new_pastures(farm, unused)] == [[9]]
    farm.set_fences(PLAN.outline(1 << 13 | 1 << 14))
    assert [bits(area) for area in new_pastures(farm, unused)] == [[9], [13, 14]]


@pytest.mark.rule("AGR-130")
def test_a_pasture_may_be_as_large_as_fences_allow() -> None:
    assert can_fence(Farmyard(), 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14)  # 3 x 4, 14 fences
    biggest = max(PLAN.areas(layout)[0].bit_count() for layout in FenceWork(Farmyard()).layouts(15))
    assert biggest == 12
    assert can_fence(Farmyard(), 0, 1, 2, 3, 4)


@pytest.mark.rule("AGR-005", "AGR-130")
def test_there_are_fifteen_fences() -> None:
    layouts = FenceWork(Farmyard()).layouts(99)
    assert max(layout.bit_count() for layout in layouts) == 15
    farm = yard(pastures=[[1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]])
    assert farm.spare_fences == 1
    assert FenceWork(farm).layouts(99) == []
    assert fewest_fences(farm) == 0
    farm = yard(pastures=[[7], [8]])
    farm.spare_fences = 2  # the others are lost to a card
    assert fewest_fences(farm) == 0


@pytest.mark.rule("AGR-131")
def test_fences_are_never_moved() -> None:
    farm = yard(pastures=[[7, 8]])
    assert all(layout & farm.fences == farm.fences for layout in FenceWork(farm).layouts(15))
    assert not FenceWork(farm).edges(15) & farm.fences


def test_the_ways_to_fence_a_farmyard_are_counted() -> None:
    """12,011 ways, of which 7,963 hang together; counted by another program."""
    layouts = layouts_of(PLAN)
    assert len(layouts.fences) == 12_012  # and the one without fences
    assert layouts.joined.bit_count() == 7_964
    assert len(FenceWork(Farmyard()).layouts(15)) == 7_963


# House rules


@pytest.mark.rule("AGR-337")
def test_unfinished_pastures_are_a_house_rule() -> None:
    farm = yard(rules=UNFINISHED, fields=[7, 8])
    assert fewest_fences(farm) == 1
    work = FenceWork(farm)
    assert not work.done()
    assert not work.edges(1) >> side(7, RIGHT) & 1  # between two fields no pasture can arise
    work.set(side(2, UP))
    assert work.done()
    assert farm.used().bit_count() == 4
    assert work.allows(enclosing(farm, 1 << 2), 3)
    assert not work.allows(enclosing(farm, 1 << 2), 2)
    for edge in bits(enclosing(farm, 1 << 2)):
        assert work.edges(1) >> edge & 1
        work.set(edge)
    assert farm.pastures() == (1 << 2,)
    farm.spare_fences = 0
    assert FenceWork(farm).edges(15) == 0
    assert fewest_fences(farm) == 0
    finished = FenceWork(yard(fields=[7, 8]))
    assert finished.edges(1) == 0


@pytest.mark.rule("AGR-337", "AGR-124", "AGR-127")
def test_unfinished_pastures_still_enclose_no_field_and_stay_adjacent() -> None:
    farm = yard(rules=UNFINISHED, fields=[7], pastures=[[6]])
    work = FenceWork(farm)
    for edge in (side(7, UP), side(7, DOWN), *around(farm, 14)[:3]):
        work.set(edge)
    offered = work.edges(15)
    assert not offered >> side(7, RIGHT) & 1
    assert not offered >> around(farm, 14)[3] & 1
    assert offered >> side(4, UP) & 1


@pytest.mark.rule("AGR-338")
def test_pastures_that_need_not_be_adjacent_are_a_house_rule() -> None:
    farm = yard(pastures=[[7]], rules=APART)
    assert can_fence(farm, 14)
    assert can_fence(farm, 3)
    assert not can_fence(yard(pastures=[[7]]), 14)
    assert lone_pastures(farm) == PLAN.land & ~farm.used()


@pytest.mark.rule("AGR-341")
def test_strictly_the_first_pasture_borders_a_used_space() -> None:
    farm = yard(rules=STRICT)
    assert [cell for cell in range(15) if can_fence(farm, cell)] == [0, 6, 11]
    assert can_fence(farm, 0, 1, 2, 3)
    assert not can_fence(farm, 2, 3)
    assert fewest_fences(farm) == 4
    assert bits(lone_pastures(farm)) == [0, 6, 11]
    farm = yard(rules=STRICT | APART, pastures=[[6]])
    assert [cell for cell in range(15) if can_fence(farm, cell)] == [1, 7, 11]
    farm = yard(rules=STRICT, stables=[13])
    assert can_fence(farm, 13)
    assert can_fence(farm, 14)
    assert not can_fence(farm, 4)


# Cards


def test_one_space_alone_becomes_a_pasture() -> None:
    assert lone_pastures(Farmyard()) == Farmyard().unused()
    farm = yard(pastures=[[7, 8]], fields=[2], stables=[9])
    assert bits(lone_pastures(farm)) == [3, 6, 9, 12, 13]
    assert bits(lone_pastures(farm, apart=True)) == [0, 1, 4, 11, 14]
    farm.spare_fences = 2
    assert lone_pastures(farm) == 0


def test_a_pasture_elsewhere_is_one_to_build_beside() -> None:
    farm = yard(pastures=[[7], [14]])
    assert can_fence(farm, 13)
    assert can_fence(farm, 8)
    assert not can_fence(farm, 0)
    assert can_fence(farm, 8, 13)  # joins both


def test_a_fenced_forest_is_no_pasture_to_build_beside() -> None:
    farm = yard(pastures=[[7], [8]], covered=[8])
    assert bits(enclosable(farm, 1 << 8 | 1 << 9)) == [9]
    assert bits(lone_pastures(farm)) == [2, 6, 12]
    assert not can_fence(farm, 9)
    assert can_fence(farm, 2, 3)


def test_extended_farmyards_are_fenced_like_others() -> None:
    farm = Farmyard()
    farm.extend(((0, 5), (1, 5)))
    assert fewest_fences(farm) == 4
    assert can_fence(farm, 15, 16)
    assert can_fence(farm, 4, 15)
    farm.set_fences(farm.plan.outline(1 << 15))
    assert bits(lone_pastures(farm)) == [4, 16]
    farm.extend(((0, 6), (1, 6)))
    assert bits(lone_pastures(farm)) == [4, 16, 17]


@pytest.mark.parametrize(
    ("pastures", "fences", "right"),
    [([[7]], [], True), ([[7], [8, 9]], [], True), ([], [3], False), ([[7, 8, 12, 13]], [side(7, RIGHT)], False),
     ([[5]], [], False)],
)  # fmt: skip
def test_fences_that_stand_right(pastures: list[list[int]], fences: list[int], right: bool) -> None:
    farm = yard(pastures=pastures)
    for edge in fences:
        farm.set_fences(1 << edge)
    assert stand_right(farm) == right


# Properties


@given(st.data())
def test_no_building_runs_into_a_dead_end(data: st.DataObject) -> None:
    farm = yard(
        fields=data.draw(st.lists(st.sampled_from([1, 2, 7, 12]), unique=True, max_size=2)),
        stables=data.draw(st.lists(st.sampled_from([3, 8, 14]), unique=True)),
        rules=data.draw(st.sampled_from([0, APART, STRICT])),
    )
    for _ in range(2):
        budget = data.draw(st.integers(0, 15))
        work = FenceWork(farm)
        assert (work.edges(budget) != 0) == (0 < work.fewest() <= budget)
        while edges := work.edges(budget):
            if work.done() and data.draw(st.booleans()):
                break
            edge = data.draw(st.sampled_from(bits(edges)))
            assert work.allows(1 << edge, budget)
            work.set(edge)
            budget -= 1
        assert work.done() or work.farm.fences == farm.fences
        assert stand_right(farm)
        assert not farm.fenced() & (farm.rooms | farm.fields)
