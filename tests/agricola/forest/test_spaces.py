"""The action spaces of the forest deck, 17 to 21."""

from typing import Any

import pytest

from allmende.agricola.actions.space import SLUGS
from allmende.agricola.farm.plan import bits
from tests.agricola.forest.situations import deck, draw, table, tale
from tests.agricola.situations import Situation


def open_space(slug: str, *seats: dict[str, Any], **given: Any) -> Situation:
    forest = {"gone": [slug], **given.pop("woods", {})}
    return table(*seats, woods=forest, **given)


# 17


@pytest.mark.rule("AGR-458", "AGR-467")
def test_17_ten_food_for_a_person() -> None:
    t = draw("land-of-milk-and-honey", {}, {"people": 3, "rooms": [0]})
    t.place("land-of-milk-and-honey")
    assert (t.food(1), t.player(1).people, tale(t, 1).leaving) == (10, 3, 1)
    t.finish_round()
    assert (t.player(1).people, t.player(1).home) == (2, 2)


@pytest.mark.rule("AGR-468")
def test_17_not_for_those_with_one_person_who_can_act() -> None:
    assert not open_space("land-of-milk-and-honey", {"people": 1}).usable("land-of-milk-and-honey")
    rebel = {"people": 2, "home": 1, "played": ["rebel"], "notes": {"rebel": True}}
    assert not open_space("land-of-milk-and-honey", rebel, xdeck=True).usable("land-of-milk-and-honey")
    both = {"gone": ["land-of-milk-and-honey", "warrior-princess"]}
    t = table(
        {"woods": {"leaving": 1}},
        round=8,
        rounds=["house-redevelopment", "western-quarry"],
        left=["basic-wish"],
        woods=both,
    )
    assert not t.usable("warrior-princess")


# 18


@pytest.mark.rule("AGR-487")
def test_18_a_wish_that_is_not_in_play_never_comes() -> None:
    t = draw("warrior-princess", round=4, rounds=["basic-wish"])
    assert t.usable("warrior-princess")
    t.finish_round()
    assert (t.state.round, t.usable("basic-wish"), len(t.state.board)) == (5, False, 10 + 1 + 4 + t.usable("side-job"))


def test_18_replaces_a_wish_in_play_at_once() -> None:
    given = {"round": 6, "rounds": ["basic-wish"]}
    t = draw("warrior-princess", {}, {"rooms": [0], "people": 2}, **given)
    assert not t.usable("basic-wish")
    t.place("warrior-princess")
    assert (t.player(1).noted, tale(t, 1).leaving) == (5, 1)
    assert t.game.scores()[1]["bonus"] == 5


def test_18_people_on_the_wish_stay_until_they_go_home() -> None:
    t = draw("warrior-princess", {}, {"rooms": [0], "people": 3, "newborns": 1, "home": 1},
             round=6, rounds=["basic-wish"], used={"basic-wish": 1})  # fmt: skip
    assert ([SLUGS[number] for number in t.player(1).placed], t.usable("basic-wish")) == (["basic-wish"], False)
    t.finish_round()
    assert (t.state.round, t.usable("basic-wish"), t.player(1).people) == (7, False, 3)


# 19

GOLD = {"goods": "sheep, boar, cattle", "pastures": [[4], [9]]}


def test_19_each_offer_once_in_any_order() -> None:
    t = open_space("dragons-lair", GOLD, cards="deal").place("dragons-lair")
    assert t.offered == ["good sheep", "good boar", "good cattle"]
    t.pick("good cattle")
    assert (t.count("stone"), t.offers("done")) == (3, True)
    t.pick("good boar")
    assert len(t.hand()) == 2
    t.pick("good sheep", "cell 0", "cell 6", "cell 11")
    assert (bits(t.player().farm.blocked), t.goods(), t.seat) == ([0, 6, 11], "3 stone", 1)
    assert t.game.scores()[0]["unused"] == -8


def test_19_burnt_land_is_closed_for_good() -> None:
    t = table({"blocked": [0, 6, 11]})
    me = t.player()
    assert me.farm.room_cells() == 0
    assert me.farm.field_cells().bit_count() == 10


def test_19_parts_that_are_missing() -> None:
    assert not open_space("dragons-lair").usable("dragons-lair")
    assert not open_space("dragons-lair", {"goods": "boar"}).usable("dragons-lair"), "no hand cards, no treasure"
    t = open_space("dragons-lair", {"goods": "horse"}, {"goods": "9 fuel"}, expansion="moor", level=1).place(
        "dragons-lair"
    )
    assert t.goods() == "4 fuel"


def test_19_a_person_for_an_occupation_of_another_player() -> None:
    victim = {"played": ["wood-cutter", "noble-knight"], "promised": [[9, "food", "wood-cutter"]], "noted": 2}
    t = open_space("dragons-lair", {}, victim, cards="deal").place("dragons-lair")
    assert t.offered == ["card wood-cutter", "card noble-knight"]
    t.pick("card wood-cutter")
    assert (t.played(1), t.player(1).promised, t.player(1).noted, tale(t).leaving) == (["noble-knight"], [], 2, 1)
    t.finish_round()
    assert t.player().people == 1
    assert not open_space("dragons-lair", {"people": 1}, victim, cards="deal").usable("dragons-lair")


def test_19_somebody_on_the_card_goes_home() -> None:
    ghost = {"played": ["revenant"], "notes": {"revenant": True}, "home": 1}
    t = open_space("dragons-lair", {}, ghost).place("dragons-lair")
    t.finish_round()
    assert (t.player(1).people, t.player(1).home) == (2, 2)


# 20


@pytest.mark.rule("AGR-466")
def test_20_fairies_gather() -> None:
    t = draw("fairy-ring")
    assert deck(t).fairies == 2
    (shown,) = [space for space in t.game.view(0)["table"]["spaces"] if space["space"] == "fairy-ring"]
    assert shown["fairies"] == 2
    t.finish_round()
    assert deck(t).fairies == 3
    t.place("fairy-ring")
    assert (deck(t).fairies, t.count("fairy")) == (0, 3)


def test_20_two_live_on_each_free_space_and_it_counts_as_used() -> None:
    t = open_space("fairy-ring", {"fields": [4, 9]}, woods={"fairies": 30}).place("fairy-ring")
    assert (t.count("fairy"), t.game.scores()[0]["unused"]) == (22, 0)
    t = open_space("fairy-ring", woods={"fairies": 3}).place("fairy-ring")
    assert t.game.scores()[0]["unused"] == -10, "spread over as many spaces as possible"
    assert t.player().farm.field_cells().bit_count() == 13, "there is still room for fields"


def test_20_fairies_make_room() -> None:
    land = {"fields": [2, 3, 4, 7, 8, 9, 12, 13, 14], "goods": "8 fairy"}
    t = open_space("fairy-ring", land).place("farmland", "cell 11")
    assert t.count("fairy") == 6


def test_20_fairies_breed_if_there_is_a_place() -> None:
    food = {"goods": "9 food, 2 fairy"}
    t = open_space("fairy-ring", food, {"goods": "9 food, fairy"}, round=4).finish_round()
    assert (t.count("fairy"), t.count("fairy", 1)) == (3, 1)
    full = {"fields": [2, 3, 4, 7, 8, 9, 12, 13, 14, 6, 11], "goods": "9 food, 4 fairy"}
    assert open_space("fairy-ring", full, {"goods": "9 food"}, round=4).finish_round().count("fairy") == 4


def test_20_the_most_fairies_are_worth_five_points() -> None:
    t = open_space("fairy-ring", {"goods": "2 fairy"}, {"goods": "2 fairy"}, {"goods": "fairy"})
    assert [t.game.scores()[seat]["bonus"] for seat in range(3)] == [5, 5, 0]
    assert open_space("fairy-ring").game.scores()[0]["bonus"] == 0


def test_20_is_no_accumulation_space_for_other_cards() -> None:
    t = open_space("fairy-ring", {"goods": ""}, xdeck=True, aliens={"gone": ["transmogrifier"]}, woods={"fairies": 5})
    t.place("transmogrifier")
    assert not t.offers("space fairy-ring")


# 21


@pytest.mark.rule("AGR-488", "AGR-470")
def test_21_all_reed_and_all_stone_when_people_go_home() -> None:
    t = open_space("road-not-taken", {"home": 1}, {"home": 0}, {"home": 0}, round=10,
                   rounds=["western-quarry", "eastern-quarry"],
                   piles={"reed-bank": 3, "western-quarry": 2, "eastern-quarry": 4, "clay-pit": 5})  # fmt: skip
    t.place("road-not-taken", "good reed")
    assert (t.count("reed"), t.count("stone"), t.count("clay")) == (3, 6, 0)


def test_21_or_all_clay_that_is_still_there() -> None:
    t = open_space("road-not-taken", {"home": 1}, {"home": 1}, {"home": 0}, piles={"clay-pit": 5, "hollow": 2})
    t.place("road-not-taken", "good clay")
    t.place("clay-pit")
    assert (t.count("clay"), t.count("clay", 1)) == (2, 5)
    assert deck(t).side == -1


def test_21_nobody_else_gets_anything() -> None:
    t = open_space("road-not-taken", {"home": 1}, {"home": 0}, piles={"clay-pit": 5})
    t.place("road-not-taken", "good reed")
    assert (t.count("clay"), t.count("clay", 1), t.count("reed", 1), t.pile("clay-pit")) == (0, 0, 0, 6)
