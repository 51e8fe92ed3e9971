"""X21 and X23: events that change farmyards."""

from typing import Any

import pytest

from allmende.agricola.farm.plan import bits
from tests.agricola.xdeck.situations import draw, said, table

# X21

JETS = "mind-the-jets"


@pytest.mark.rule("AGR-465")
def test_wood_burns_and_clay_becomes_stone() -> None:
    t = draw(JETS, {"rooms": [5, 10, 0]}, {"material": "clay"}, {"material": "stone"})
    assert [t.rooms(seat) for seat in range(3)] == [[], [5, 10], [5, 10]]
    assert [t.house(seat) for seat in (1, 2)] == ["stone", "stone"]
    assert t.score("unused") == -15, "ruins that are not used are unused spaces"


@pytest.mark.rule("AGR-465")
def test_without_a_house_nobody_has_room() -> None:
    t = draw(JETS, {"goods": "sheep"}, {"goods": "sheep, 5 wood, 2 reed"})
    assert (t.goods(0), t.goods(1)) == ("stone", "5 wood, 2 reed"), "no pet"
    assert (t.people(), t.player().room_for_people()) == (2, 0), "nobody leaves the family"
    assert not t.usable("basic-wish")
    assert t.place("farm-expansion").prompt == "build-stable", "no rooms can be built"


HOMELESS: dict[str, Any] = {"rooms": []}


def test_the_ruins_can_be_used() -> None:
    t = table({**HOMELESS, "goods": "4 wood"}, rounds=["fencing"]).place("farmland", "cell 5")
    assert t.fields() == {5: ""}
    t = table({**HOMELESS, "goods": "8 wood"}, rounds=["fencing"])
    t.place("fencing", "edge 10", "edge 15", "edge 32", "edge 33", "done")
    assert t.pastures() == [[10]]
    t = table({**HOMELESS, "goods": "2 wood"}).place("farm-expansion", "cell 5")
    assert t.stables() == [5]


@pytest.mark.rule("AGR-465")
def test_a_renovation_is_a_new_wooden_house() -> None:
    home = {**HOMELESS, "goods": "2 wood, reed"}
    t = table(home, rounds=["house-redevelopment"]).place("house-redevelopment", "cell 3")
    assert t.offered == ["cell 2", "cell 4", "cell 8"], "two adjacent spaces"
    t.pick("cell 8")
    assert (t.goods(), t.rooms(), t.house(), t.player().room_for_people()) == ("", [3, 8], "wood", 2)
    assert not table({**home, "goods": "2 wood"}).usable("house-redevelopment")
    assert not table({"goods": "2 wood, reed"}).usable("house-redevelopment"), "only without a house"


def test_cards_that_change_or_follow_a_renovation_apply() -> None:
    home = {**HOMELESS, "goods": "3 wood", "played": ["brushwood-collector"]}
    t = table(home, rounds=["house-redevelopment"], cards="deal", players=3).place("house-redevelopment")
    assert t.prompt == "build-room"


def test_a_house_like_any_other_afterwards() -> None:
    t = table({"rooms": [3, 8], "goods": "5 wood, 2 reed"}).place("farm-expansion", "rooms", "cell 4")
    assert t.rooms() == [3, 4, 8]
    t = table({"rooms": [3, 8], "goods": "2 clay, reed"}).place("house-redevelopment")
    assert t.house() == "clay"


def test_nobody_heats_without_a_house() -> None:
    t = table({**HOMELESS, "goods": "4 food"}, {"goods": "9 food"}, round=9, phase="feeding", expansion="moor", level=1)
    assert (t.state.round, t.player().bed, t.player(1).bed) == (10, 0, 2)


def test_cards_that_wait_for_a_stone_house_act() -> None:
    t = draw(JETS, {"material": "clay", "played": ["manservant"]}, cards="deal")
    assert t.promised() == dict.fromkeys(range(9, 15), "3 food")


def test_cards_find_no_kind_of_house() -> None:
    def blankets(**farm: Any) -> int:
        sheep = {"goods": "5 sheep", "pastures": [[3, 4, 8, 9]]}
        return table({"played": ["wool-blankets"], **sheep, **farm}, cards="deal").score("bonus")

    assert (blankets(), blankets(rooms=[])) == (3, 0)


def test_situations_know_the_homeless() -> None:
    t = draw(JETS)
    assert said(t)["seats"][0]["rooms"] == []


# X23

CIRCLES = "crop-circles"


def test_two_spaces_are_used_and_closed() -> None:
    t = draw(CIRCLES)
    assert not t.offers("done")
    t.pick("cell 3")
    assert t.offered == ["cell 2", "cell 4", "cell 8"]
    t.pick("cell 8")
    assert (bits(t.player().farm.blocked), t.score("unused")) == ([3, 8], -11)
    t.place("day-laborer").place("farmland")
    assert not t.offers("cell 3")
    assert not t.offers("cell 8")


def test_at_least_one_room_remains() -> None:
    t = draw(CIRCLES).pick("cell 5")
    assert t.offered == ["cell 0", "cell 6"], "not both rooms"
    t.pick("cell 0")
    assert t.rooms() == [10]
    t = draw(CIRCLES, HOMELESS).pick("cell 5")
    assert t.offers("cell 10"), "whoever has no house may cover any two"


def test_what_stands_there_is_removed() -> None:
    t = draw(CIRCLES, {"fields": {"3": "3 grain", "8": ""}, "stables": [4]}).pick("cell 3", "cell 4")
    assert (t.fields(), t.stables(), t.player().farm.spare_stables, t.goods()) == ({8: ""}, [], 4, "stone")


def test_a_pasture_is_opened() -> None:
    """The fence that it shares with another pasture stays; animals without a place are dealt with at once."""
    farm = {"pastures": [[3, 4], [8]], "goods": "3 sheep, boar"}
    t = draw(CIRCLES, farm).pick("cell 3", "cell 2")
    assert (t.pastures(), t.player().farm.fences.bit_count(), t.player().farm.spare_fences) == ([[8]], 4, 11)
    while t.prompt == "house-animals":
        t.pick("discard sheep")
    assert not t.player().crowded()


def test_forests_and_moors_leave() -> None:
    farm = {"forests": [3, 3], "moors": [3, 4]}
    t = draw(CIRCLES, farm, expansion="moor", level=1).pick("cell 3", "cell 4")
    view = t.game.view(0)["table"]["players"][0]["farm"]
    assert (view["forests"], view["moors"], view["blocked"]) == ([], [], [3, 4])


def test_circles_of_a_situation() -> None:
    t = draw(CIRCLES).pick("cell 3", "cell 8")
    assert said(t)["seats"][0]["blocked"] == [3, 8]
