"""Action spaces (ledger: Action spaces)."""

import pytest

from allmende.agricola.actions.geography import column_of
from allmende.agricola.actions.space import NUMBER_OF
from tests.agricola.moor.situations import begun, moor


@pytest.mark.rule("MOOR-233")
def test_the_infirmary_gives_a_food_to_the_healthy_and_to_the_ill() -> None:
    assert moor().place("infirmary").food() == 1
    assert moor(bed=1).pick("bed").food() == 1


@pytest.mark.rule("MOOR-234")
@pytest.mark.parametrize("players", [1, 2])
def test_the_resource_market_of_one_and_two_players_gives_a_food_and_a_stone(players: int) -> None:
    t = moor(players=players)
    assert column_of(t.state, NUMBER_OF["infirmary"]) == [NUMBER_OF["infirmary"], NUMBER_OF["resource-market"]]
    assert t.place("resource-market").goods() == "food, stone"
    assert not t.usable("resource-market")


@pytest.mark.rule("MOOR-235")
def test_more_players_have_that_of_the_base_game() -> None:
    t = moor(players=3).place("resource-market")
    assert t.offered == ["good reed", "good stone"]
    assert moor(players=4).place("resource-market").goods() == "food, reed, stone"
    assert moor(players=5).place("resource-market").goods() == "wood, reed, stone"


@pytest.mark.rule("MOOR-237")
def test_side_job_builds_one_stable_for_a_wood_and_bakes() -> None:
    t = moor(level=1, goods="3 wood, grain", played=["fireplace-2"])
    t.place("side-job", "action stable", "cell 4", "action bake", "bake")
    assert (t.goods(), t.stables(), t.seat) == ("2 food, 2 wood", [4], 1)
    t = moor(level=1, goods="3 wood").place("side-job").pick("cell 4")
    assert (t.goods(), t.stables()) == ("2 wood", [4])


@pytest.mark.rule("MOOR-238", "MOOR-239")
@pytest.mark.parametrize("level", [1, 2])
def test_the_meeting_place_of_the_cover_card_gives_its_food_and_the_token(level: int) -> None:
    t = moor({}, level=level, piles={"meeting-place": 3}, turn=1, first=0)
    t.place("meeting-place")
    assert (t.food(1), t.state.first, t.pile("meeting-place"), t.seat) == (3, 1, 0, 0)


@pytest.mark.rule("MOOR-239")
def test_it_gets_a_food_in_each_round_and_plays_no_minor_improvement() -> None:
    t = begun(players=2)
    assert t.pile("meeting-place") == 1
    t.place("day-laborer").place("fishing").place("forest").place("clay-pit")
    assert (t.state.round, t.pile("meeting-place")) == (2, 2)
    t = moor(hand=["moor-fire"], goods="9 wood, 9 clay, 9 food").place("meeting-place")
    assert t.seat == 1


@pytest.mark.rule("MOOR-241")
def test_at_level_three_it_is_that_of_the_base_game() -> None:
    t = moor(level=3, hand=["market-stall"], goods="grain")
    assert t.pile("meeting-place") == 0
    assert t.place("meeting-place").offered == ["card market-stall", "done"]


@pytest.mark.rule("MOOR-242")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_grain_seeds_gives_a_grain(level: int) -> None:
    assert moor(level=level).place("grain-seeds").goods() == "grain"


def test_lessons_are_of_no_use_without_occupations() -> None:
    assert not moor(level=1, players=4, goods="9 food").usable("lessons")
    assert not moor(level=2, players=4, goods="9 food", hand=["moor-fire"]).usable("lessons-2")
    assert moor(level=3, players=4, goods="9 food", hand=["wood-cutter"]).usable("lessons")
