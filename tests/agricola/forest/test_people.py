"""The occupations of the forest deck: 13, 14, 15 and 25."""

from typing import Any

import pytest

from tests.agricola.forest.situations import draw, pile, table
from tests.agricola.situations import Situation, everybody_works

GHOST = {"played": ["revenant"], "notes": {"revenant": True}}

# 13


@pytest.mark.rule("AGR-484")
def test_13_the_person_goes_onto_the_card() -> None:
    t = draw("revenant")
    assert t.player().note("revenant") == 0
    t.finish_round()
    me = t.player()
    assert (me.note("revenant"), me.people, me.home, me.room_for_people()) == (1, 2, 1, 3)


@pytest.mark.rule("AGR-484")
def test_13_two_actions_after_all_people_were_placed() -> None:
    t = table({**GHOST, "home": 1}, {"home": 1})
    t.place("grain-seeds").place("farmland", "cell 4")
    assert (t.seat, t.prompt) == (0, "card"), "the revenant waits for everybody"
    assert not t.usable("grain-seeds")
    t.place("day-laborer")
    assert (t.prompt, t.usable("day-laborer"), t.food()) == ("card", True, 2), "the first space is free again"
    t.place("day-laborer")
    assert (t.food(), t.state.round) == (4, 4)
    assert t.player().home == 1


def test_13_either_action_may_be_left_out() -> None:
    t = table({**GHOST, "home": 0}, {"home": 0})
    t.pick("done")
    assert (t.state.round, t.player().home, t.player().people) == (4, 1, 2)
    t = table({**GHOST, "home": 0}, {"home": 0}).place("day-laborer").pick("done")
    assert (t.state.round, t.food()) == (4, 2)


def test_13_both_are_uses_with_a_person_and_draw_cards() -> None:
    t = table({**GHOST, "home": 0}, {"home": 0}, drawn="noble-knight").place("forest")
    assert "noble-knight" in t.played()


def test_13_needs_no_room_eats_and_counts() -> None:
    t = table({**GHOST, "home": 1, "goods": "9 food"}, round=8, rounds=["basic-wish"], woods={})
    assert t.usable("basic-wish"), "two people, one of them on the card, and two rooms"
    assert t.game.scores()[0]["people"] == 6
    t = everybody_works(table({**GHOST, "home": 0, "woods": {"haunted": 4}}, {"home": 0, "goods": "9 food"}, round=4))
    assert t.player().begging == 4


def test_13_never_lies_in_bed() -> None:
    t = table({**GHOST, "home": 0, "woods": {"haunted": 4}, "goods": "4 food"}, {"home": 0, "goods": "9 food, 9 fuel"},
              round=4, expansion="moor", level=1)  # fmt: skip
    t.finish_round()
    assert (t.player().bed, t.player().home) == (1, 0)


# 14


def wolf(*seats: dict[str, Any], **given: Any) -> Situation:
    first = {"played": ["werewolf"], "home": 0, **(seats[0] if seats else {})}
    others = [{"home": 0, **seat} for seat in seats[1:]] or [{"home": 0}]
    return table(first, *others, phase="returning-home", **given)


@pytest.mark.rule("AGR-485", "AGR-470")
def test_14_an_own_animal_for_an_action_without_a_person() -> None:
    t = wolf({"goods": "sheep, boar", "pastures": [[4]]}, piles={"clay-pit": 4})
    assert t.offered == ["good sheep", "good boar"]
    t.pick("good boar")
    assert t.offers("done")
    t.place("clay-pit")
    assert (t.goods(), t.state.round) == ("4 clay, sheep", 4)


@pytest.mark.rule("AGR-485")
def test_14_else_an_animal_of_somebody_who_acts_instead() -> None:
    t = wolf({}, {"goods": "2 cattle, sheep", "pastures": [[4]], "played": ["fireplace-2"]}, {"goods": "boar"}, {})
    assert (t.seat, t.offered) == (0, ["seat 1", "seat 2"]), "those who have animals"
    t.pick("seat 1")
    assert (t.seat, t.offered) == (0, ["good sheep", "good cattle"]), "the owner of the card chooses"
    t.pick("good cattle")
    assert (t.seat, t.count("cattle", 1), t.food(1)) == (1, 1, 0), "nobody cooks it first"
    t.place("day-laborer")
    assert (t.food(1), t.food(0)) == (2, 0)


@pytest.mark.rule("AGR-485")
def test_14_without_animals_nothing_happens() -> None:
    t = wolf({"played": ["werewolf", "meeting-a-unicorn-1"], "goods": "fairy"}, woods={"gone": ["fairy-ring"]})
    assert (t.state.round, t.goods()) == (4, "fairy")


def test_14_three_wood_draw_a_card_and_the_road_needs_a_person() -> None:
    t = wolf({"goods": "sheep"}, drawn="camelot", woods={"gone": ["road-not-taken"]})
    assert not t.usable("road-not-taken")
    t.place("forest")
    assert t.played() == ["werewolf", "camelot"]


def test_14_from_the_round_of_the_draw_on() -> None:
    t = draw("werewolf", {"goods": "sheep"}, {})
    t = everybody_works(t)
    assert (t.state.round, t.prompt, t.seat, t.count("sheep")) == (3, "card", 0, 0)
    assert t.offers("done"), "the animal must be given, the action is a choice"


# 15


@pytest.mark.rule("AGR-486")
def test_15_two_wood_with_every_use_of_fishing() -> None:
    t = table({"played": ["noble-knight"]}, piles={"fishing": 1}).place("fishing")
    assert (t.goods(), len(pile(t))) == ("food, 2 wood", 25)
    t = table(
        {"played": ["noble-knight", "werewolf"], "goods": "sheep", "home": 0}, {"home": 0}, phase="returning-home"
    )
    t.place("fishing")
    assert t.count("wood") == 0, "only with a person"


# 25


def test_25_one_more_wood_where_there_is_only_wood() -> None:
    chuck = {"played": ["chuck-the-woodchuck"]}
    assert table(chuck, piles={"forest": 2}).place("forest").goods() == "3 wood"
    assert table(chuck, players=5, piles={"copse": 1}).place("copse").goods() == "2 wood"
    t = table(chuck, players=5, piles={"riverbank-forest": 2}).place("riverbank-forest")
    assert t.goods() == "2 wood, reed"
    t = table(chuck, players=5).place("resource-market")
    assert t.goods() == "wood, reed, stone"
    t = table({"played": ["chuck-the-woodchuck", "wood-cutter"]}, cards="deal", piles={"forest": 2}).place("forest")
    assert t.goods() == "4 wood", "gains of other cards do not matter"


def test_25_the_extra_wood_comes_before_the_card_and_does_not_count() -> None:
    t = table({"played": ["chuck-the-woodchuck"]}, drawn="all-your-wood").place("forest")
    assert t.goods() == ""
    assert table({"played": ["chuck-the-woodchuck"]}, piles={"forest": 2}, drawn="camelot").place(
        "forest"
    ).played() == ["chuck-the-woodchuck"]


def test_25_fell_trees_counts() -> None:
    t = table({"played": ["chuck-the-woodchuck"], "forests": [4]}, expansion="moor", level=1)
    t.pick("special fell-trees", "cell 4")
    assert t.count("wood") == 3
