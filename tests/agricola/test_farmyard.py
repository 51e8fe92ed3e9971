"""Spaces, rooms, fields and stables. The spaces are numbered

 0  1  2  3  4
 5  6  7  8  9
10 11 12 13 14        with the house on 5 and 10.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allmende import arrange
from allmende.agricola.farm.farmyard import STRICT, Farmyard
from allmende.agricola.farm.fences import FenceWork
from allmende.agricola.farm.plan import PLAN, bits
from allmende.agricola.goods import GRAIN, REED, STONE, VEGETABLE, WOOD
from allmende.table import AllmendeError, from_json
from tests.agricola.yards import yard

# The spaces


@pytest.mark.rule("AGR-007", "AGR-008")
def test_three_rows_and_five_columns_including_the_house() -> None:
    rows = {row for row, _ in PLAN.spots}
    columns = {column for _, column in PLAN.spots}
    assert (len(rows), len(columns), PLAN.cells) == (3, 5, 15)
    assert {PLAN.spots[5], PLAN.spots[10]} == {(1, 0), (2, 0)}


@pytest.mark.rule("AGR-010", "AGR-011")
def test_two_wooden_rooms_in_the_corner_are_all_that_is_used() -> None:
    farm = Farmyard()
    assert [PLAN.spots[cell] for cell in bits(farm.rooms)] == [(1, 0), (2, 0)]
    assert farm.material == WOOD
    assert bits(farm.used()) == [5, 10]
    assert farm.unused().bit_count() == 13


@pytest.mark.rule("AGR-133")
def test_neighbours_are_beside_or_above_and_never_diagonal() -> None:
    assert bits(PLAN.beside[7]) == [2, 6, 8, 12]
    assert bits(PLAN.beside[0]) == [1, 5]
    assert bits(PLAN.beside[4]) == [3, 9]  # no way round to the next row
    assert bits(PLAN.around(1 << 0 | 1 << 14)) == [1, 5, 9, 13]


@pytest.mark.rule("AGR-277", "AGR-279", "AGR-117")
def test_a_tile_a_fence_or_a_stable_makes_a_space_used() -> None:
    farm = yard(fields=[0], pastures=[[8, 9]], stables=[2], covered=[12])
    assert bits(farm.used()) == [0, 2, 5, 8, 9, 10, 12]
    farm.counted = 1 << 13  # because a card says so
    assert bits(farm.unused()) == [1, 3, 4, 6, 7, 11, 14]


@pytest.mark.rule("AGR-276", "AGR-278", "AGR-279")
def test_goods_alone_leave_a_space_unused() -> None:
    farm = Farmyard()
    farm.sow(7, GRAIN, 3)
    assert farm.unused() >> 7 & 1
    farm.blocked = 1 << 7
    assert farm.unused() >> 7 & 1


@pytest.mark.rule("AGR-276")
def test_fences_that_enclose_nothing_leave_spaces_unused() -> None:
    farm = Farmyard()
    farm.set_fences(PLAN.outline(1 << 7) & ~(1 << PLAN.sides[7][0]))  # a pasture with a gap
    assert farm.unused().bit_count() == 13


# Rooms


@pytest.mark.rule("AGR-105")
def test_a_room_is_built_beside_a_room() -> None:
    assert bits(Farmyard().room_cells()) == [0, 6, 11]
    assert bits(yard(rooms=[5, 10, 6]).room_cells()) == [0, 1, 7, 11]


@pytest.mark.rule("AGR-106")
def test_a_room_just_built_counts_for_the_next() -> None:
    farm = Farmyard()
    assert not farm.room_cells() >> 7 & 1
    farm.build_room(6)
    assert farm.room_cells() >> 7 & 1
    assert farm.most_rooms() == 12


@pytest.mark.rule("AGR-107")
def test_rooms_go_on_empty_spaces_only() -> None:
    assert bits(yard(fields=[0]).room_cells()) == [6, 11]
    assert bits(yard(stables=[6]).room_cells()) == [0, 11]
    assert bits(yard(pastures=[[11, 12]]).room_cells()) == [0, 6]
    assert bits(yard(covered=[0]).room_cells()) == [6, 11]
    farm = Farmyard()
    farm.blocked = 1 << 0
    assert bits(farm.room_cells()) == [6, 11]


def test_most_rooms_counts_what_can_be_reached() -> None:
    farm = yard(fields=[0, 1, 6], stables=[13], pastures=[[12]])
    assert farm.most_rooms() == 1
    assert yard(fields=[0, 6], covered=[11]).most_rooms() == 0


# Fields


@pytest.mark.rule("AGR-147", "AGR-133")
def test_the_first_field_lies_anywhere_and_the_next_beside_it() -> None:
    farm = Farmyard()
    assert farm.field_cells() == farm.unused()
    farm.plow(8)
    assert bits(farm.field_cells()) == [3, 7, 9, 13]


@pytest.mark.rule("AGR-148")
def test_blocked_spaces_are_not_plowed() -> None:
    farm = Farmyard()
    farm.blocked = 1 << 3
    assert farm.unused() >> 3 & 1
    assert not farm.field_cells() >> 3 & 1


@pytest.mark.rule("AGR-150", "AGR-146")
def test_fenced_spaces_stables_and_tiles_are_not_plowed() -> None:
    farm = yard(fields=[7], pastures=[[8]], stables=[6], covered=[2])
    assert bits(farm.field_cells()) == [12]


@pytest.mark.rule("AGR-149")
def test_goods_on_a_plowed_space_go_back_to_the_supply() -> None:
    farm = Farmyard()
    farm.sow(3, VEGETABLE, 2)
    farm.plow(3)
    assert farm.crops(VEGETABLE) == 0
    assert bits(farm.empty_fields()) == [3]


def test_most_fields_counts_what_can_be_plowed_in_a_row() -> None:
    assert Farmyard().most_fields() == 13
    walls = [2, 7, 12]
    assert yard(covered=walls).most_fields() == 6
    assert yard(covered=walls, fields=[0]).most_fields() == 3
    assert yard(covered=[0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]).most_fields() == 0


def test_fields_apart_from_others_and_tiles_turned_into_fields() -> None:
    farm = yard(fields=[7], covered=[8, 14])
    assert bits(farm.beside_fields(farm.covered)) == [8]
    assert bits(Farmyard().beside_fields(1 << 8 | 1 << 14)) == [8, 14]
    assert bits(farm.apart_from_fields(farm.unused())) == [0, 1, 3, 4, 9, 11, 13]


@pytest.mark.rule("AGR-154", "AGR-157")
def test_empty_fields_are_those_on_which_nothing_lies() -> None:
    farm = yard(fields=[7, 8, 9])
    farm.sow(8, GRAIN, 3)
    farm.sow(9, STONE, 1)
    assert bits(farm.empty_fields()) == [7]
    assert bits(farm.planted_fields()) == [8, 9]


@pytest.mark.rule("AGR-156")
def test_a_grain_field_holds_grain_now() -> None:
    farm = yard(fields=[7, 8])
    farm.sow(7, GRAIN, 2)
    farm.sow(8, VEGETABLE, 2)
    farm.sow(8, GRAIN, 1)  # a field may bear both
    assert bits(farm.fields_with(GRAIN)) == [7, 8]
    farm.take_crop(8, GRAIN)
    assert bits(farm.fields_with(GRAIN)) == [7]
    assert bits(farm.fields_with(VEGETABLE)) == [8]
    farm.take_crop(7, GRAIN, 2)
    assert farm.fields_with(GRAIN) == 0
    assert (farm.crops(GRAIN), farm.crops(VEGETABLE), farm.crop_on(8, VEGETABLE)) == (0, 2, 2)


@pytest.mark.rule("AGR-267")
def test_field_tiles_count_planted_or_not() -> None:
    farm = yard(fields=[7, 8])
    farm.sow(7, GRAIN, 3)
    assert farm.fields.bit_count() == 2


# Stables


@pytest.mark.rule("AGR-114", "AGR-115")
def test_a_stable_stands_on_any_space_without_a_tile() -> None:
    farm = yard(fields=[7], pastures=[[8, 9]], stables=[3], covered=[12])
    assert bits(farm.stable_cells()) == [0, 1, 2, 4, 6, 8, 9, 11, 13, 14]
    farm.build_stable(8)
    assert not farm.stable_cells() >> 8 & 1


@pytest.mark.rule("AGR-113", "AGR-005")
def test_there_are_four_stables() -> None:
    farm = Farmyard()
    for cell in (0, 2, 4, 8):
        assert farm.stable_cells() >> cell & 1
        farm.build_stable(cell)
    assert farm.stable_cells() == 0


@pytest.mark.rule("AGR-281", "AGR-282")
def test_fenced_stables_are_those_in_closed_areas() -> None:
    farm = yard(pastures=[[8, 9], [13]], stables=[8, 13, 0])
    assert bits(farm.fenced_stables()) == [8, 13]
    assert bits(farm.lone_stables()) == [0]
    farm.blocked = 1 << 13  # whatever a card makes of it
    assert bits(farm.fenced_stables()) == [8, 13]


@pytest.mark.rule("AGR-119")
def test_a_lone_stable_is_fenced_in_later() -> None:
    farm = yard(stables=[7])
    farm.set_fences(PLAN.outline(1 << 7))
    assert farm.lone_stables() == 0
    assert farm.capacity(1 << 7) == 4


# Pastures and their capacity


@pytest.mark.rule("AGR-134", "AGR-118", "AGR-135")
def test_capacity_is_two_per_space_doubled_by_each_stable() -> None:
    farm = yard(pastures=[[7], [8, 9], [13, 14]], stables=[7, 8, 9])
    assert [farm.capacity(area) for area in farm.pastures()] == [4, 16, 4]


@pytest.mark.rule("AGR-145")
def test_cards_change_the_total_capacity() -> None:
    farm = yard(pastures=[[7]], stables=[7])
    assert farm.capacity(1 << 7, extra=2) == 6  # after doubling


@pytest.mark.rule("AGR-268", "AGR-269", "AGR-122")
def test_pastures_are_counted_whatever_their_size() -> None:
    farm = yard(pastures=[[0, 1, 2], [3], [4]])
    assert [bits(area) for area in farm.pastures()] == [[0, 1, 2], [3], [4]]
    assert Farmyard().pastures() == ()


@pytest.mark.rule("AGR-280")
def test_a_fenced_forest_is_used_but_no_pasture() -> None:
    farm = yard(pastures=[[7], [8]], covered=[8])
    assert [bits(area) for area in farm.pastures()] == [[7]]
    assert bits(farm.fenced()) == [7, 8]
    farm.covered = 0
    assert len(farm.pastures()) == 2


# House rule and extensions


@pytest.mark.rule("AGR-341")
def test_strict_adjacency_of_fields_and_stables() -> None:
    farm = Farmyard(STRICT)
    assert bits(farm.field_cells()) == [0, 6, 11]
    assert bits(farm.stable_cells()) == [0, 6, 11]
    farm.build_stable(6)
    assert bits(farm.field_cells()) == [0, 1, 7, 11]
    farm.plow(7)
    assert bits(farm.field_cells()) == [2, 8, 12]  # like borders like
    assert bits(farm.stable_cells()) == [0, 1, 2, 8, 11, 12]
    assert bits(farm.room_cells()) == [0, 11]
    assert yard(covered=[0, 6, 11], rules=STRICT).most_fields() == 10
    farm = Farmyard(STRICT)
    farm.blocked = 1 << 0 | 1 << 6 | 1 << 11
    assert farm.most_fields() == 0


@pytest.mark.rule("MOOR-209", "MOOR-210", "MOOR-211", "MOOR-213", "MOOR-215")
def test_a_farmyard_is_extended_by_two_spaces() -> None:
    farm = Farmyard()
    assert len(farm.plan.extensions()) == 4 + 4 + 2 + 2
    farm.extend(((0, 5), (1, 5)))
    assert farm.plan.cells == 17
    assert farm.unused().bit_count() == 15
    assert bits(farm.plan.beside[15]) == [4, 16]
    assert bits(farm.plan.beside[16]) == [9, 15]
    farm.plow(15)
    farm.sow(15, GRAIN, 3)
    assert bits(farm.field_cells()) == [4, 16]
    assert ((0, 6), (1, 6)) in farm.plan.extensions()  # against the first extension alone
    farm.extend(((0, 6), (1, 6)))
    assert bits(farm.plan.beside[17]) == [15, 18]
    assert farm.plan.edges == 48
    assert Farmyard.from_json(farm.to_json()).to_json() == farm.to_json()


# Properties

Steps = list[tuple[str, int]]
KINDS = st.sampled_from(["room", "field", "stable", "fence", "sow"])
STEPS = st.lists(st.tuples(KINDS, st.integers(0, 99)), max_size=25)


def work_on(farm: Farmyard, steps: Steps) -> None:
    """Do what the steps say, as far as it is possible."""
    for kind, number in steps:
        if kind == "fence":
            layouts = FenceWork(farm).layouts(number % 16)
            if layouts:
                farm.set_fences(layouts[number % len(layouts)])
            continue
        where = {"room": farm.room_cells, "field": farm.field_cells, "stable": farm.stable_cells}
        cells = bits(where.get(kind, farm.empty_fields)())
        if cells:
            cell = cells[number % len(cells)]
            if kind == "room":
                farm.build_room(cell)
            elif kind == "field":
                farm.plow(cell)
            elif kind == "stable":
                farm.build_stable(cell)
            else:
                farm.sow(cell, GRAIN, 3)


@given(STEPS)
@pytest.mark.rule("AGR-111", "AGR-131")
def test_a_farm_only_grows_and_nothing_lies_on_anything(steps: Steps) -> None:
    farm = Farmyard()
    for step in steps:
        before = farm.copy()
        work_on(farm, [step])
        for name in ("rooms", "fields", "stables", "fences"):
            assert getattr(before, name) & ~getattr(farm, name) == 0
        assert farm.rooms & farm.fields == 0
        assert (farm.rooms | farm.fields) & (farm.stables | farm.fenced()) == 0
        assert farm.fences.bit_count() + farm.spare_fences == 15
        assert farm.stables.bit_count() + farm.spare_stables == 4
        assert farm.used() ^ farm.unused() == (1 << 15) - 1
        assert PLAN.group(farm.rooms & -farm.rooms, farm.rooms) == farm.rooms
        assert len(PLAN.groups(farm.fields)) <= 1
        assert len(PLAN.groups(farm.fenced())) <= 1


@given(STEPS, STEPS)
def test_copies_and_json_are_faithful_and_independent(steps: Steps, more: Steps) -> None:
    farm = Farmyard()
    work_on(farm, steps)
    picture = farm.to_json()
    copy = farm.copy()
    back = Farmyard.from_json(picture)
    assert back.to_json() == copy.to_json() == picture
    work_on(copy, more)
    assert farm.to_json() == picture
    work_on(back, more)
    assert back.to_json() == copy.to_json()


@given(STEPS)
def test_as_many_can_be_built_in_a_row_as_is_said(steps: Steps) -> None:
    farm = Farmyard()
    work_on(farm, steps)
    for name in ("room", "field"):
        copy = farm.copy()
        most = copy.most_rooms() if name == "room" else copy.most_fields()
        if name == "field" and not copy.fields and most:  # begin where there is most space
            parts = PLAN.groups(copy.unused())
            copy.plow(bits(max(parts, key=int.bit_count))[0])
            most -= 1
        work_on(copy, [(name, 0)] * 20)
        assert (copy.rooms | copy.fields).bit_count() - (farm.rooms | farm.fields).bit_count() - most in (0, 1)


@pytest.mark.parametrize(("key", "odd"), [("material", None), ("material", REED), ("sown", {"2": None}), ("rooms", [])])
def test_a_saved_farm_that_cannot_be_is_refused(key: str, odd: object) -> None:
    seats = [{"fields": {"2": "3 grain"}, "goods": "grain"}, {}]
    saved = arrange("agricola", {"seats": seats, "round": 4, "phase": "feeding"}).to_json()
    saved["state"]["players"][0]["farm"][key] = odd
    with pytest.raises(AllmendeError):
        from_json(saved)
