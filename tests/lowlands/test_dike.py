"""Building the dike (ledger: Action B)."""

import pytest

from tests.lowlands.situations import Situation, situation

TOKENS = ["P1", "P2", "P3", "P4", "P5"]


def stored(t: Situation, *resources: str) -> Situation:
    """Store resources with the farmer of value 4, each for one card of its type."""
    return store(t.place(4, "dike"), *resources)


def store(t: Situation, *resources: str) -> Situation:
    for resource in resources:
        t.pick(resource)
        if t.prompt == "pay":
            t.pick("done")
    return t


# Storing


@pytest.mark.rule("LOW-104")
@pytest.mark.parametrize("farmer", [2, 3, 4])
def test_at_most_as_many_resources_as_action_points(farmer: int) -> None:
    t = situation(hand="9 clay", players=4, laborers={}, steps=20).place(farmer, "dike")
    for left in range(farmer, 0, -1):
        assert (t.prompt, t.cards()) == ("store", 9 - farmer + left)
        t.pick("clay")
    assert (t.prompt, t.store, t.cards()) == ("offer-co-building", ("clay", farmer), 9 - farmer)


@pytest.mark.rule("LOW-105")
def test_fewer_may_be_stored_but_at_least_one() -> None:
    t = situation(hand="9 clay", players=4, laborers={}).place(4, "dike")
    assert t.offered == ["resource wood", "resource clay", "resource stone"]  # no way out
    t.pick("clay")
    assert t.offered == ["resource clay", "done"]
    t.pick("done", "deck")
    assert (t.store, t.cards(), t.prompt) == (("clay", 1), 8 + 3, "offer-co-building")


@pytest.mark.rule("LOW-106")
@pytest.mark.parametrize("resource", ["wood", "clay", "stone"])
def test_each_stored_resource_moves_the_marker_of_its_type_one_space(resource: str) -> None:
    t = stored(situation(hand=f"3 {resource}", players=4, store={resource: 1}), resource)
    assert t.store == (resource, 2)
    t.pick(resource)
    assert t.store == (resource, 3)
    assert t.state.discard[["wood", "clay", "stone"].index(resource)] == 2


@pytest.mark.rule("LOW-107")
@pytest.mark.parametrize("already", [1, 2, 3, 4])
def test_only_the_type_that_was_begun_until_the_segment_is_complete(already: int) -> None:
    t = situation(hand="wood, clay, stone", store={"stone": already}).place(4, "dike")
    assert t.offered == ["resource stone"]


@pytest.mark.rule("LOW-107")
def test_the_first_resource_stored_fixes_the_type() -> None:
    t = stored(situation(hand="2 wood, clay, stone"), "wood")
    assert t.offered == ["resource wood", "done"]


@pytest.mark.rule("LOW-108")
@pytest.mark.parametrize(("players", "spaces"), [(2, 4), (3, 5), (4, 6)])
def test_the_last_space_builds_a_segment_at_once(players: int, spaces: int) -> None:
    t = stored(situation(hand="2 clay", players=players, store={"clay": spaces - 2}), "clay")
    assert (t.state.segments, t.state.dike_length()) == (0, 0)
    t.pick("clay")
    assert (t.state.segments, t.state.dike_length(), t.store) == (1, 4, ("clay", spaces))


@pytest.mark.rule("LOW-109", "LOW-110")
def test_three_segments_of_4_then_four_of_3_then_six_of_2() -> None:
    lengths = []
    for segments in range(13):
        t = stored(situation(hand="clay", store={"clay": 4}, segments=segments), "clay")
        assert t.state.segments == segments + 1
        lengths.append(t.state.dike_length())
    assert lengths == [4, 8, 12, 15, 18, 21, 24, 26, 28, 30, 32, 34, 36]


@pytest.mark.rule("LOW-109")
@pytest.mark.parametrize(("segments", "flood", "holds"), [(2, 9, False), (3, 12, True), (6, 22, False), (7, 24, True)])
def test_a_level_is_full_before_the_next_begins(segments: int, flood: int, holds: bool) -> None:
    t = situation(phase="high-tide", sea=[1, 1, 2], flood=flood, segments=segments)
    assert t.state.value == (4 if holds else 2)


@pytest.mark.rule("LOW-111")
@pytest.mark.parametrize("segments", [0, 2, 3, 6, 7, 11])
def test_a_segment_costs_the_same_on_every_level(segments: int) -> None:
    t = situation(hand="9 clay", segments=segments, laborers={"dike": 2}, steps=20)
    stored(t, "clay", "clay", "clay", "clay")
    assert t.state.segments == segments
    t.pick("clay")
    assert t.state.segments == segments + 1


@pytest.mark.rule("LOW-109")
def test_after_the_last_segment_nothing_is_stored() -> None:
    t = stored(situation(hand="4 clay, 4 wood", store={"clay": 4}, segments=12, laborers={}), "clay")
    assert (t.state.segments, t.prompt) == (13, "draw")


# From one segment to the next


@pytest.mark.rule("LOW-112", "LOW-123")
def test_the_same_type_may_not_be_stored_again_directly() -> None:
    t = stored(situation(hand="2 wood, 2 clay, 3 stone", store={"stone": 4}), "stone")
    assert t.store == ("stone", 5)  # the marker stays on the last space
    assert t.offered == ["resource wood", "resource clay", "done"]


@pytest.mark.rule("LOW-112", "LOW-123")
def test_nor_by_the_next_player() -> None:
    t = situation(hand="wood, 3 stone", store={"stone": 5}).place(4, "dike")
    assert t.offered == ["resource wood", "resource clay"]  # clay for two stone
    only_stone = situation(hand="stone", store={"stone": 5})
    assert "space dike" not in only_stone.pick("farmer 4").offered


@pytest.mark.rule("LOW-113")
def test_the_finished_marker_returns_when_another_type_begins() -> None:
    t = stored(situation(hand="2 wood, stone", store={"stone": 5}), "wood")
    assert t.store == ("wood", 1)
    assert t.offered == ["resource wood", "done"]
    again = situation(hand="stone", store={"wood": 5}).place(4, "dike")  # one segment later stone is welcome again
    assert again.offered == ["resource stone"]


@pytest.mark.rule("LOW-114")
def test_several_segments_in_one_turn() -> None:
    printed = {"market 3": {"store": 2}}
    given = "2 wood, 2 clay, stone"
    t = situation(hand=given, printed=printed, store={"stone": 1}, laborers={"dike": 1}, steps=20)
    stored(t, "stone", "wood", "wood")
    assert (t.state.segments, t.store) == (2, ("wood", 2))
    assert t.offered == ["resource clay", "resource stone", "done"]  # stone for two clay
    t.pick("clay", "clay")
    assert (t.state.segments, t.store, t.prompt) == (3, ("clay", 2), "offer-co-building")


@pytest.mark.rule("LOW-114")
def test_only_while_action_points_remain() -> None:
    t = situation(hand="2 stone, 2 wood", store={"stone": 3}, laborers={}).place(2, "dike")
    store(t, "stone", "stone")
    assert (t.state.segments, t.prompt) == (1, "offer-co-building")


# The dike track


@pytest.mark.rule("LOW-115")
def test_every_stored_resource_is_one_step() -> None:
    t = situation(hand="2 wood, 2 clay", store={"stone": 5}, steps=4).place(4, "dike")
    for n, resource in enumerate(["wood", "wood"], 1):
        store(t, resource)
        assert (t.steps(0), t.steps(1)) == (4 + n, 0)


@pytest.mark.rule("LOW-115")
def test_two_cards_for_one_resource_are_still_one_step() -> None:
    t = stored(situation(hand="2 wood", store={"clay": 1}), "clay")
    assert t.steps() == 1


@pytest.mark.rule("LOW-116")
def test_steps_and_dike_points_are_different_units() -> None:
    points = [situation(steps=steps).points() for steps in (0, 1, 2, 3, 4, 5, 38, 39)]
    assert points == [0, 1, 1, 2, 2, 3, 19, 20]
    t = stored(situation(hand="clay", steps=1), "clay")
    assert (t.steps(), t.points()) == (2, 1)  # a step inside an area


@pytest.mark.rule("LOW-117", "LOW-118")
def test_after_the_second_space_of_20_comes_the_first_of_1() -> None:
    t = stored(situation(hand="2 clay", steps=39, tokens=TOKENS), "clay")
    assert t.points() == 20  # the second space of the 20 area
    t.pick("clay")
    assert (t.steps(), t.points()) == (41, 21)  # the first space of the 1 area, and 20 more
    assert [situation(steps=steps).points() for steps in (42, 43, 80, 81)] == [21, 22, 40, 41]


@pytest.mark.rule("LOW-117")
def test_the_second_round_passes_the_same_tokens() -> None:
    t = stored(situation(hand="clay", steps=43, tokens=TOKENS), "clay")
    assert (t.prompt, t.offered) == ("progress-token", ["good coins", "good laborer"])


# Laborers


@pytest.mark.rule("LOW-119", "LOW-124")
def test_a_laborer_lets_a_farmer_of_value_3_store_four() -> None:
    t = situation(hand="6 clay", players=4, laborers={"dike": 1}).place(3, "dike").pick("clay", "clay", "clay")
    assert t.offered == ["resource clay", "done"]
    t.pick("clay")
    assert (t.cards(), t.store, t.steps()) == (2, ("clay", 4), 4)  # the fourth is paid as well


@pytest.mark.rule("LOW-119")
def test_without_a_fourth_resource_the_point_draws_a_card() -> None:
    t = situation(hand="3 clay", players=4, laborers={"dike": 1}).place(3, "dike").pick("clay", "clay", "clay", "deck")
    assert (t.cards(), t.store, t.prompt) == (1, ("clay", 3), "offer-co-building")


@pytest.mark.rule("LOW-119", "LOW-124")
def test_laborers_elsewhere_do_not_help() -> None:
    t = situation(hand="6 clay", players=4, laborers={"draw": 2}).place(3, "dike").pick("clay", "clay", "clay")
    assert t.prompt == "offer-co-building"


@pytest.mark.rule("LOW-120")
def test_laborers_do_not_help_to_co_build() -> None:
    t = situation({"hand": "5 clay", "laborers": {"dike": 2}}, hand="clay", laborers={"draw": 1})
    t.place(2, "dike").pick("clay", "deck", "seat 1", "yes", "clay")
    assert (t.steps(0), t.steps(1), t.store) == (2, 1, ("clay", 2))
    assert (t.seat, t.prompt, t.cards(1)) == (1, "place-farmer", 4)  # no second one, and no card for it


# The example


@pytest.mark.rule("LOW-121", "LOW-122")
def test_three_stone_and_a_clay() -> None:
    t = situation(hand="3 stone, clay", store={"stone": 2}, tokens=TOKENS, coins=0, laborers={"draw": 1})
    stored(t, "stone", "stone", "stone")
    assert (t.store, t.state.segments) == (("stone", 5), 1)
    t.pick("clay")
    assert (t.store, t.steps()) == (("clay", 1), 4)  # one step; the stone marker is back at its start
    assert (t.prompt, t.offered) == ("progress-token", ["good coins", "good laborer"])
    laborer = Situation(t.game.clone()).pick("laborer")
    assert (laborer.prompt, laborer.coins()) == ("move-laborer", 0)
    t.pick("coins")
    assert (t.coins(), t.prompt) == (3, "offer-co-building")


@pytest.mark.rule("LOW-123")
@pytest.mark.parametrize(("hand", "legal"), [("stone", False), ("wood", True), ("clay", True), ("2 stone", True)])
def test_directly_after_a_stone_segment(hand: str, legal: bool) -> None:
    t = situation(hand=hand, store={"stone": 5}).pick("farmer 2")
    assert ("space dike" in t.offered) is legal  # two stone may serve as wood or clay
    if legal:
        assert "resource stone" not in t.pick("space dike").offered


@pytest.mark.rule("LOW-124")
def test_not_a_fifth_resource() -> None:
    t = situation(hand="6 clay", players=4, laborers={"dike": 1}, steps=20).place(3, "dike")
    t.pick("clay", "clay", "clay", "clay")
    assert (t.prompt, t.cards()) == ("offer-co-building", 2)
