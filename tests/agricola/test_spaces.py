"""The action spaces that are open from the start (ledger: Permanent action spaces)."""

from typing import Any

import pytest

from tests.agricola.situations import situation

# Farm Expansion


@pytest.mark.rule("AGR-072", "AGR-073")
def test_farm_expansion_builds_any_number_of_rooms_and_stables() -> None:
    t = situation({}, goods="14 wood, 4 reed")
    t.place("farm-expansion", "action rooms", "cell 6", "cell 11", "action stables", "cell 4", "cell 9")
    assert (t.rooms(), t.stables(), t.goods()) == ([5, 6, 10, 11], [4, 9], "")
    assert t.seat == 1


@pytest.mark.rule("AGR-072")
def test_farm_expansion_builds_rooms_alone_or_stables_alone() -> None:
    t = situation({}, goods="12 wood, 4 reed").place("farm-expansion", "action rooms", "cell 6", "done", "done")
    assert (len(t.rooms()), t.stables(), t.goods(), t.seat) == (3, [], "7 wood, 2 reed", 1)
    t = situation({}, goods="9 wood, 2 reed")
    t.place("farm-expansion", "action stables", "cell 4", "cell 3", "done", "done")
    assert (len(t.rooms()), t.stables(), t.goods()) == (2, [3, 4], "5 wood, 2 reed")


@pytest.mark.rule("AGR-073")
@pytest.mark.parametrize(("wood", "stables"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (9, 4)])
def test_each_stable_costs_two_wood_there(wood: int, stables: int) -> None:
    t = situation({}, goods=f"{wood} wood")
    assert t.usable("farm-expansion") is (stables > 0)
    if stables:
        t.place("farm-expansion", *[f"cell {cell}" for cell in range(stables)])
        assert (len(t.stables()), t.count("wood"), t.seat) == (stables, wood - 2 * stables, 1)


# And/or, and afterwards


@pytest.mark.rule("AGR-074")
@pytest.mark.parametrize("order", [("rooms", "stables"), ("stables", "rooms")])
def test_both_parts_in_either_order_each_once(order: tuple[str, str]) -> None:
    t = situation({}, goods="14 wood, 4 reed").place("farm-expansion")
    assert t.offered == ["action rooms", "action stables"]
    t.pick(f"action {order[0]}", "cell 6", "done")
    assert t.offered == [f"action {order[1]}", "done"]  # no way back to the first part
    t.pick(f"action {order[1]}", "cell 11" if order[1] == "rooms" else "cell 4", "done")
    assert (len(t.rooms()), len(t.stables()), t.seat) == (3, 1, 1)


@pytest.mark.rule("AGR-074")
@pytest.mark.parametrize("parts", [("sow", "bake"), ("bake", "sow")])
def test_sowing_and_baking_in_either_order(parts: tuple[str, str]) -> None:
    picks = {"sow": ["action sow", "grain 0", "done"], "bake": ["action bake", "bake", "done"]}
    t = situation({}, goods="4 grain", round=3, fields=[0, 1], played=["fireplace-2"])
    t.place("grain-utilization", *picks[parts[0]])
    assert t.offered == [f"action {parts[1]}", "done"]
    t.pick(*picks[parts[1]])
    assert (t.goods(), t.fields()[0], t.seat) == ("2 food, 2 grain", "3 grain", 1)


@pytest.mark.rule("AGR-074")
def test_what_was_left_is_not_offered_again() -> None:
    t = situation({}, goods="2 grain", round=13, fields=[0, 1])
    t.place("cultivation", "action sow", "grain 0", "done", "action plow", "cell 2")
    assert (t.fields(), t.seat) == ({0: "3 grain", 1: "", 2: ""}, 1)  # the new field is not sown: that part is over


@pytest.mark.rule("AGR-075")
@pytest.mark.parametrize(
    ("space", "number", "given", "first"),
    [
        ("basic-wish", 5, {"rooms": [5, 10, 6]}, "grow"),
        ("house-redevelopment", 6, {}, "renovate"),
        ("meeting-place", 6, {}, "starting-player"),
    ],
)
def test_the_first_part_comes_first_and_the_second_may_be_left(
    space: str, number: int, given: dict[str, Any], first: str
) -> None:
    t = situation({}, goods="3 clay, reed, wood", round=number, hand=["corn-scoop"], **given)
    t.place(space)
    assert first in t.events
    assert t.offers("card corn-scoop")
    assert t.offers("done")
    t.pick("done")
    assert (t.played(), t.seat) == ([], 1)


@pytest.mark.rule("AGR-075")
def test_without_the_first_part_there_is_no_second() -> None:
    rich: dict[str, Any] = {"goods": "9 wood, 9 clay, 9 stone", "hand": ["corn-scoop"]}
    assert not situation({}, round=5, **rich).usable("basic-wish")  # no room
    assert not situation({}, round=6, **rich).usable("house-redevelopment")  # no reed
    assert not situation({}, round=14, **rich).usable("farm-redevelopment")


# Meeting Place


@pytest.mark.rule("AGR-076")
@pytest.mark.parametrize("first", [0, 1])
def test_meeting_place_takes_or_keeps_the_token(first: int) -> None:
    t = situation({}, first=first, turn=0)
    t.place("meeting-place")
    assert t.state.first == 0


@pytest.mark.rule("AGR-076")
def test_meeting_place_plays_exactly_one_minor_improvement() -> None:
    t = situation({}, goods="9 wood, 9 clay", hand=["corn-scoop", "drinking-trough", "tutor"]).place("meeting-place")
    assert t.state.first == 0  # the token comes first
    assert t.offered == ["card corn-scoop", "card drinking-trough", "done"]
    t.pick("card corn-scoop")
    assert (t.played(), t.hand(), t.seat) == (["corn-scoop"], ["drinking-trough", "tutor"], 1)


@pytest.mark.rule("AGR-076")
def test_a_traveling_card_of_meeting_place_goes_to_the_left() -> None:
    t = situation({}, {}, goods="grain", hand=["market-stall"]).place("meeting-place", "card market-stall")
    assert (t.goods(), t.played(), t.hand(1)) == ("vegetable", [], ["market-stall"])


# Grain Seeds, Farmland, Day Laborer


@pytest.mark.rule("AGR-077")
def test_grain_seeds_gives_a_grain_into_the_supply() -> None:
    t = situation({}, fields=[0, 1])
    t.place("grain-seeds")
    assert (t.goods(), t.fields(), t.seat) == ("grain", {0: "", 1: ""}, 1)  # nobody is asked to sow it


@pytest.mark.rule("AGR-078")
def test_farmland_plows_exactly_one_field() -> None:
    t = situation({}).place("farmland")
    assert "done" not in t.offered
    t.pick("cell 7")
    assert (t.fields(), t.seat) == ({7: ""}, 1)


@pytest.mark.rule("AGR-078")
def test_farmland_needs_space_for_a_field() -> None:
    full: dict[str, Any] = {"pastures": [[3, 4, 8, 9]], "stables": [13, 14], "rooms": [0, 1, 2, 5, 6, 7, 10, 11]}
    assert situation({}, **full).usable("farmland")
    assert not situation({}, **{**full, "stables": [12, 13, 14]}).usable("farmland")


@pytest.mark.rule("AGR-081")
def test_day_laborer_gives_two_food() -> None:
    t = situation({}, goods="food")
    t.place("day-laborer")
    assert t.goods() == "3 food"


# Lessons


@pytest.mark.rule("AGR-079")
def test_lessons_play_exactly_one_occupation() -> None:
    t = situation({}, goods="9 food", hand=["tutor", "corn-scoop", "groom"]).place("lessons")
    assert t.offered == ["card tutor", "card groom"]  # no minor improvement, no way out
    t.pick("card tutor")
    assert (t.played(), t.hand(), t.seat) == (["tutor"], ["corn-scoop", "groom"], 1)


def cost_of(space: str, players: int, played: int) -> int:
    """What an occupation costs there for somebody who has played so many."""
    cards = ["scholar", "carpenter", "sheep-walker", "geologist", "conservator"][:played]
    t = situation(players=players, goods="9 food", hand=["tutor"], played=cards)
    t.place(space, "card tutor")
    return 9 - t.food()


@pytest.mark.rule("AGR-080")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_the_first_occupation_is_free_and_each_other_costs_a_food(players: int) -> None:
    assert [cost_of("lessons", players, played) for played in range(5)] == [0, 1, 1, 1, 1]


@pytest.mark.rule("AGR-083")
def test_the_second_lessons_for_three_players_always_cost_two_food() -> None:
    assert [cost_of("lessons-2", 3, played) for played in range(4)] == [2, 2, 2, 2]


@pytest.mark.rule("AGR-085")
def test_the_second_lessons_for_four_players_cost_one_food_twice_and_then_two() -> None:
    assert [cost_of("lessons-2", 4, played) for played in range(5)] == [1, 1, 2, 2, 2]


@pytest.mark.rule("AGR-086")
def test_occupations_count_wherever_they_were_played() -> None:
    t = situation(
        phase="preparation", round=2, players=4, material="stone", played=["scholar"], hand=["tutor", "groom"],
        goods="3 food",
    )  # fmt: skip
    t.pick("card scholar", "card tutor")
    assert t.food() == 2
    t.place("lessons-2", "card groom")  # the third occupation
    assert t.food() == 0


@pytest.mark.rule("AGR-086")
def test_occupations_of_others_and_improvements_do_not_count() -> None:
    t = situation({"played": ["scholar", "carpenter"]}, hand=["tutor"], played=["corn-scoop", "well"])
    t.place("lessons", "card tutor")
    assert t.played() == ["corn-scoop", "well", "tutor"]


@pytest.mark.rule("AGR-087")
def test_lessons_need_an_occupation_that_can_be_paid() -> None:
    assert not situation({}, goods="9 food", hand=["corn-scoop"]).usable("lessons")
    assert not situation({}, hand=["tutor"], played=["scholar"]).usable("lessons")
    assert situation({}, hand=["tutor"], played=["scholar"], goods="grain").usable("lessons")  # eaten for the food
    assert situation({}, hand=["tutor"]).usable("lessons")
    assert not situation(hand=["tutor"], players=3, goods="food").usable("lessons-2")


# Resource Market


@pytest.mark.rule("AGR-082")
@pytest.mark.parametrize("good", ["reed", "stone"])
def test_resource_market_for_three_players(good: str) -> None:
    t = situation(players=3).place("resource-market")
    assert t.offered == ["good reed", "good stone"]
    t.pick(f"good {good}")
    assert t.goods() == f"food, {good}"


@pytest.mark.rule("AGR-084")
def test_resource_market_for_four_players() -> None:
    t = situation(players=4).place("resource-market")
    assert (t.goods(), t.seat) == ("food, reed, stone", 1)
