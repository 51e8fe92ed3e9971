"""Which animals fit, which can be kept, and where they stand. Counts are sheep, wild boar, cattle (and horses)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allmende.agricola.farm.farmyard import Farmyard
from allmende.agricola.farm.housing import (
    EMPTY,
    ONE_PASTURE,
    Counts,
    Places,
    arrange,
    fits,
    is_pasture,
    keepable,
    mixed,
    most_of,
    one_type,
    pasture,
    room_for,
    roomy_pastures,
    size_of,
    stockings,
    types,
    types_of,
)
from allmende.agricola.goods import BOAR, CATTLE, HORSE
from tests.agricola.yards import yard


@pytest.mark.rule("AGR-102", "AGR-137")
def test_the_house_keeps_one_pet_of_any_type() -> None:
    places = Farmyard().places()
    assert fits(places, (1, 0, 0))
    assert fits(places, (0, 1, 0))
    assert fits(places, (0, 0, 1))
    assert fits(places, (0, 0, 0, 1))
    assert not fits(places, (2, 0, 0))
    assert not fits(places, (1, 1, 0))
    assert fits(yard(rooms=[5, 10, 11]).places(), (1, 0, 0))
    assert not fits(yard(rooms=[5, 10, 11]).places(), (2, 0, 0))


@pytest.mark.rule("AGR-116")
def test_a_lone_stable_keeps_one_animal_of_any_type() -> None:
    places = yard(stables=[3, 8]).places()
    assert fits(places, (1, 1, 1))
    assert fits(places, (0, 3, 0))
    assert not fits(places, (2, 2, 0))


@pytest.mark.rule("AGR-136")
def test_a_pasture_keeps_one_type_and_a_type_may_have_several() -> None:
    places = yard(pastures=[[7], [8, 9]]).places()
    assert fits(places, (4, 2, 0))
    assert fits(places, (7, 0, 0))
    assert fits(places, (4, 2, 1))
    assert not fits(places, (2, 2, 2))
    assert not fits(places, (3, 2, 2))
    assert not fits(places, (1, 1, 1, 1))


@pytest.mark.rule("AGR-134", "AGR-118", "AGR-135")
def test_stables_double_what_a_pasture_keeps() -> None:
    assert fits(yard(pastures=[[7]], stables=[7]).places(), (5, 0, 0))
    assert not fits(yard(pastures=[[7]], stables=[7]).places(), (6, 0, 0))
    assert fits(yard(pastures=[[7, 8]], stables=[7, 8]).places(), (0, 16, 1))
    assert not fits(yard(pastures=[[7, 8]], stables=[7, 8]).places(), (0, 18, 0))


@pytest.mark.rule("AGR-145")
def test_cards_add_room_to_every_pasture_and_to_the_house() -> None:
    farm = yard(pastures=[[7], [8]], stables=[3])
    assert fits(farm.places(per_pasture=2), (4, 4, 2))
    assert not fits(farm.places(per_pasture=2), (4, 4, 3))
    assert not fits(farm.places(), (3, 3, 2))
    assert fits(farm.places(pets=3), (3, 3, 2))


@pytest.mark.rule("AGR-145")
def test_cards_that_hold_animals() -> None:
    home = Farmyard().places()
    assert fits((*home, one_type(3)), (3, 1, 0))
    assert not fits((*home, one_type(3)), (2, 2, 0))
    assert fits((*home, mixed(3)), (2, 1, 1))
    assert fits((*home, one_type(2, types(HORSE))), (1, 0, 0, 2))
    assert not fits((*home, one_type(2, types(HORSE))), (2, 0, 0, 1))
    forest = one_type(1, types(BOAR, CATTLE, HORSE))
    assert fits((*home, forest, forest), (1, 1, 1, 0))
    assert not fits((*home, forest, forest), (2, 1, 0, 0))


@pytest.mark.rule("AGR-138", "AGR-185")
def test_what_can_be_kept_of_too_many() -> None:
    places = yard(pastures=[[7], [8]]).places()
    assert keepable(places, (2, 2, 1)) == [(2, 2, 1)]
    assert set(keepable(places, (3, 3, 1))) == {(3, 2, 0), (2, 3, 0), (2, 2, 1), (3, 0, 1), (0, 3, 1)}


@pytest.mark.rule("AGR-180", "AGR-182")
def test_a_young_animal_needs_room_and_parents_may_stand_apart() -> None:
    places = yard(pastures=[[7]]).places()
    assert room_for(places, (2, 0, 0), 0) == 1  # one parent in the house: the young takes its place or the pasture's
    assert room_for(places, (2, 1, 0), 0) == 0
    assert room_for(places, (0, 0, 0), 2) == 3
    assert fits(yard(stables=[3, 8]).places(), (2, 0, 0))
    assert room_for(yard(stables=[3, 8]).places(), (2, 0, 0), 0) == 1


@pytest.mark.rule("AGR-335")
def test_one_pasture_for_each_type_is_a_house_rule() -> None:
    places = yard(pastures=[[7], [8]], stables=[3]).places()
    assert fits(places, (6, 0, 0))
    assert not fits(places, (5, 0, 0), ONE_PASTURE)
    assert fits(places, (4, 0, 0), ONE_PASTURE)  # stables and house are free for every type
    assert fits(places, (3, 3, 0), ONE_PASTURE)
    assert most_of(places, 0, ONE_PASTURE) == 4
    assert keepable(places, (6, 0, 0), ONE_PASTURE) == [(4, 0, 0)]
    assert fits((*places, one_type(3)), (7, 0, 0), ONE_PASTURE)  # a card is no pasture
    assert room_for(places, (1, 0, 0), 0, ONE_PASTURE) == 3


def test_a_fenced_forest_keeps_nothing() -> None:
    assert yard(pastures=[[7], [8]], covered=[8]).places() == yard(pastures=[[7]]).places()


def test_places_say_what_they_are() -> None:
    place = one_type(3, types(BOAR, HORSE))
    assert (size_of(place), types_of(place), is_pasture(place)) == (3, 0b1010, False)
    assert is_pasture(pasture(2))


def test_animals_are_shown_where_they_fill_a_place() -> None:
    farm = yard(pastures=[[7], [8, 9]], stables=[3])
    assert arrange(farm.places(), (3, 2, 1)) == [(0, 2, 0), (3, 0, 0), (0, 0, 1), (0, 0, 0)]
    assert arrange(farm.places(pets=2), (4, 0, 2)) == [(0, 0, 2), (4, 0, 0), (0, 0, 0), (0, 0, 0)]


def test_a_type_gives_way_where_others_can_go_nowhere_else() -> None:
    places = (pasture(4), one_type(3, types(BOAR)), mixed(1))
    assert arrange(places, (2, 3, 0)) == [(2, 0, 0), (0, 3, 0), (0, 0, 0)]


def test_pastures_with_an_animal_and_room_for_more() -> None:
    places = (pasture(4), pasture(4), pasture(8), mixed(1))
    assert roomy_pastures(places, (1, 1, 1), 3) == 3
    assert roomy_pastures(places, (0, 0, 7), 3) == 3
    assert roomy_pastures(places, (0, 0, 8), 3) == 3
    assert roomy_pastures(places, (0, 0, 9), 3) == 2
    assert roomy_pastures(places, (0, 0, 0), 3) == 0
    assert roomy_pastures((pasture(2), pasture(2)), (2, 0, 0), 3) == 0
    assert roomy_pastures(places, (0, 0, 7), 3, ONE_PASTURE) == 0
    assert roomy_pastures(places, (0, 0, 6), 3, ONE_PASTURE) == 1
    assert roomy_pastures(places, (1, 1, 1), 3, ONE_PASTURE) == 3


def test_which_types_can_stand_in_a_pasture() -> None:
    places = (pasture(2), pasture(4), mixed(1))
    assert stockings(places, (4, 2, 0), [0]) == [(1,)]
    assert stockings(places, (1, 0, 0), [0]) == [(0,), (EMPTY,)]
    assert stockings(places, (1, 1, 0), [0, 1]) == [(0, 1), (0, EMPTY), (1, 0), (1, EMPTY), (EMPTY, 0), (EMPTY, 1)]
    assert stockings(places, (2, 0, 0), [0, 1], ONE_PASTURE) == [(0, EMPTY), (EMPTY, 0)]


# Properties

SIZES = st.integers(1, 6)
PLACE = st.one_of(
    SIZES.map(pasture),
    st.tuples(st.integers(1, 4), st.integers(1, 15)).map(lambda pair: one_type(*pair)),
    st.tuples(st.integers(1, 4), st.integers(1, 15)).map(lambda pair: mixed(*pair)),
)
PLACES = st.lists(PLACE, max_size=7).map(lambda places: tuple(places))
COUNTS = st.tuples(*[st.integers(0, 7)] * 4)
RULES = st.sampled_from([0, ONE_PASTURE])


@given(PLACES, COUNTS, RULES)
def test_what_can_be_kept_fits_and_nothing_more_does(places: Places, counts: Counts, rules: int) -> None:
    best = keepable(places, counts, rules)
    assert best
    assert (counts in best) == fits(places, counts, rules)
    for kept in best:
        assert fits(places, kept, rules)
        for kind in range(4):
            more = (*kept[:kind], kept[kind] + 1, *kept[kind + 1 :])
            if kept[kind] < counts[kind]:
                assert not fits(places, more, rules)
                assert room_for(places, kept, kind, rules) == 0


@given(PLACES, COUNTS, RULES, st.integers(0, 3))
def test_room_is_how_many_more_fit(places: Places, counts: Counts, rules: int, kind: int) -> None:
    kept = keepable(places, counts, rules)[0]
    room = room_for(places, kept, kind, rules)
    assert fits(places, (*kept[:kind], kept[kind] + room, *kept[kind + 1 :]), rules)
    assert not fits(places, (*kept[:kind], kept[kind] + room + 1, *kept[kind + 1 :]), rules)


@given(PLACES, COUNTS, RULES)
def test_the_order_of_places_does_not_matter(places: Places, counts: Counts, rules: int) -> None:
    assert fits(places, counts, rules) == fits(tuple(reversed(places)), counts, rules)
    assert set(keepable(places, counts, rules)) == set(keepable(tuple(sorted(places)), counts, rules))


@given(PLACES, COUNTS, RULES)
def test_whatever_fits_is_arranged(places: Places, counts: Counts, rules: int) -> None:
    for kept in keepable(places, counts, rules):
        shown = arrange(places, kept, rules)
        assert all(sum(here[kind] for here in shown) == kept[kind] for kind in range(4))
        for place, here in zip(places, shown, strict=True):
            assert sum(here) <= size_of(place)
            assert all(types_of(place) >> kind & 1 for kind in range(4) if here[kind])
            assert place & 1 or sum(1 for n in here if n) <= 1
        if rules & ONE_PASTURE:
            for kind in range(4):
                homes = [here for place, here in zip(places, shown, strict=True) if is_pasture(place) and here[kind]]
                assert len(homes) <= 1


@given(PLACES, COUNTS, RULES)
def test_stockings_and_roomy_pastures_agree_with_single_questions(places: Places, counts: Counts, rules: int) -> None:
    counts = keepable(places, counts, rules)[0]
    fields = [index for index, place in enumerate(places) if is_pasture(place)][:3]
    found = stockings(places, counts, fields, rules)
    assert found
    assert len(set(found)) == len(found)
    shown = arrange(places, counts, rules)
    here = tuple(next((kind for kind in range(4) if shown[index][kind]), EMPTY) for index in fields)
    assert here in found
    most = roomy_pastures(places, counts, 1, rules)
    meadows = [(size_of(place), sum(row)) for place, row in zip(places, shown, strict=True) if is_pasture(place)]
    assert sum(1 for size, n in meadows if 0 < n < size) <= most <= len(meadows)
