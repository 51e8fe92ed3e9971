"""Family growth (ledger: Family growth and people)."""

import pytest

from allmende.agricola.actions.family import grow
from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.cards.hooks import AFTER_USE, on
from tests.agricola.homemade import give_card
from tests.agricola.situations import situation

BIG = [5, 10, 0, 1, 6, 11]
"""Six rooms."""


@pytest.mark.rule("AGR-161", "AGR-167")
@pytest.mark.parametrize(("people", "can"), [(2, True), (4, True), (5, False)])
def test_five_people_are_the_most(people: int, can: bool) -> None:
    t = situation({}, round=12, people=people, rooms=BIG)
    assert (t.usable("basic-wish"), t.usable("urgent-wish")) == (can, can)


@pytest.mark.rule("AGR-161")
def test_even_cards_with_room_for_people_do_not_make_six() -> None:
    assert not situation({}, round=12, people=5, rooms=BIG, played=["caravan"]).usable("basic-wish")


@pytest.mark.rule("AGR-162")
@pytest.mark.parametrize("space", ["basic-wish", "urgent-wish"])
def test_the_newborn_lies_beside_its_parent(space: str) -> None:
    t = situation({}, round=12, rooms=BIG, placed=["forest"], people=3).place(space)
    me = t.player()
    assert (me.people, me.newborns, me.home) == (4, 1, 1)
    assert (me.placed, me.born_at) == ([NUMBER_OF["forest"], NUMBER_OF[space]], [NUMBER_OF[space]])


@pytest.mark.rule("AGR-163")
def test_the_third_to_fifth_person_are_born_and_newborn_until_the_round_ends() -> None:
    t = situation({}, round=5, rooms=BIG)
    assert t.player().newborns == 0  # the first two were grown up from the start
    for people in (3, 4, 5):
        t.place("basic-wish")
        assert (t.people(), t.player().newborns) == (people, 1)
        t.finish_round()
        assert (t.people(), t.player().newborns) == (people, 0)


@pytest.mark.rule("AGR-164")
def test_a_newborn_is_not_placed_in_its_first_round() -> None:
    t = situation({"people": 3}, round=5, rooms=BIG)
    order = []
    for space in ("basic-wish", "forest", "clay-pit", "reed-bank", "fishing"):
        order.append(t.seat)
        t.place(space)
    assert order == [0, 1, 0, 1, 1]
    assert (t.state.round, t.player().home) == (6, 3)


@pytest.mark.rule("AGR-165")
def test_a_newborn_counts_as_a_person_at_once() -> None:
    t = situation({}, round=5, rooms=[5, 10, 6], goods="3 clay, 3 food", hand=["bottles"])
    assert t.score("people") == 6
    t.place("basic-wish")
    assert t.score("people") == 9
    t.pick("card bottles")  # 1 clay and 1 food for each person
    assert t.goods() == ""


@pytest.mark.rule("AGR-165")
def test_a_newborn_takes_up_room_at_once() -> None:
    t = situation({}, round=12, rooms=[5, 10, 6], rounds=["urgent-wish"]).place("urgent-wish").others_pass()
    assert not t.usable("basic-wish")


@pytest.mark.rule("AGR-166")
def test_a_newborn_of_a_card_lies_beside_the_person_who_acted_last() -> None:
    t = situation({}, placed=["day-laborer"], people=3)
    give_card(t, on(AFTER_USE, run=lambda g, me, deed: grow(g, me)))
    t.place("forest")
    assert t.player().born_at == [NUMBER_OF["forest"]]
    assert (t.people(), t.player().newborns, t.player().home) == (4, 1, 1)


@pytest.mark.rule("AGR-168")
@pytest.mark.parametrize(
    ("rooms", "caravan", "people", "can"),
    [
        (2, False, 2, False), (3, False, 2, True), (3, False, 3, False), (4, False, 3, True), (2, True, 2, True),
        (2, True, 3, False), (3, True, 3, True), (5, False, 4, True), (4, False, 4, False), (4, False, 2, True),
        (2, False, 3, False), (2, True, 4, False),
    ],
)  # fmt: skip
def test_growth_needs_more_room_than_people(rooms: int, caravan: bool, people: int, can: bool) -> None:
    t = situation({}, round=5, rooms=BIG[:rooms], people=people, played=["caravan"] if caravan else [])
    assert t.usable("basic-wish") is can
