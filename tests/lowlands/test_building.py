"""Building farm expansions (ledger: Action A)."""

import random
from typing import Any

import pytest

from tests.lowlands.figures import situation
from tests.lowlands.situations import Situation

STORMS = ["W01", "W02", "W03", "W04", "W05", "W06"]
FREE: dict[str, Any] = {"level": 1, "cost": {}}


def tiles(t: Situation) -> list[str]:
    """The tiles that can be built, once the build action is chosen."""
    assert t.prompt in ("build", "build-feature")
    return [option.removeprefix("tile ") for option in t.offered if option != "done"]


def cells(t: Situation) -> set[int]:
    """Where the tile can be laid."""
    assert t.prompt == "build-on"
    return {int(option.removeprefix("cell ")) for option in t.offered}


def can_build(t: Situation, farmer: int, tile: str) -> bool:
    t.pick(f"farmer {farmer}")
    return "space build" in t.offered and tile in tiles(t.pick("space build"))


# Which tile


@pytest.mark.rule("LOW-070")
def test_exactly_one_tile() -> None:
    t = situation(hand="2 wood", offer=["F03", "F09"], laborers={}).place(4, "build")
    assert "done" not in t.offered
    t.pick("tile F03", "cell 0")
    assert t.prompt == "draw"  # 3 action points and a wood are left, but no second tile
    t.pick("deck")
    assert (t.built(), t.seat) == (["F03"], 1)


@pytest.mark.rule("LOW-071")
@pytest.mark.parametrize(("farmer", "levels"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
def test_the_farmer_must_reach_the_level(farmer: int, levels: list[int]) -> None:
    printed = {f"W0{level}": {**FREE, "level": level} for level in (1, 2, 3, 4)}
    t = situation(printed=printed, offer=STORMS[:4]).place(farmer, "build")
    assert [tile for tile in tiles(t) if tile.startswith("W")] == [f"W0{level}" for level in levels]


@pytest.mark.rule("LOW-072")
@pytest.mark.parametrize(("farmer", "level", "drawn"), [(4, 1, 3), (4, 3, 1), (4, 4, 0), (3, 1, 2), (2, 2, 0)])
def test_building_uses_as_many_points_as_the_level(farmer: int, level: int, drawn: int) -> None:
    t = situation(printed={"F03": {**FREE, "level": level}}, offer=["F03"], laborers={})
    t.place(farmer, "build").pick("tile F03", "cell 0").until("place-farmer")
    assert t.cards() == drawn


@pytest.mark.rule("LOW-073")
def test_the_resources_go_to_the_discard_pile() -> None:
    t = situation(hand="3 wood, 2 clay, 2 stone", offer=["S03"], coins=5)  # 2 wood, 1 clay, 1 stone
    t.place(3, "build").pick("tile S03", "cell 4", "done")
    assert (t.hand(), t.state.discard) == ("wood, clay, stone", [2, 1, 1])
    assert t.coins() == 5


@pytest.mark.rule("LOW-073")
@pytest.mark.parametrize(
    ("hand", "enough"),
    [("2 wood, clay", True), ("wood, clay", False), ("2 wood, stone", False), ("2 wood, 2 stone", True), ("", False)],
)
def test_who_cannot_pay_cannot_build(hand: str, enough: bool) -> None:
    assert can_build(situation(hand=hand, offer=["S05"]), 4, "S05") is enough


# Where


@pytest.mark.rule("LOW-074", "LOW-080")
def test_on_a_free_space_without_sheep() -> None:
    t = situation(hand="2 wood, clay", offer=["S05"], tiles={"F16": 3, "A01": 18}, sheep=2)
    t.place(2, "build").pick("tile S05")
    assert cells(t) == set(range(20)) - {3, 18, 7, 12}  # two tiles, two sheep


@pytest.mark.rule("LOW-074")
def test_a_sheep_makes_room_if_it_has_another_place() -> None:
    t = situation(hand="2 wood, clay", offer=["S05"], sheep=1).place(2, "build").pick("tile S05")
    assert cells(t) == set(range(20))
    t.pick("cell 7")
    assert (t.built(), t.sheep(), t.room()) == (["S05"], 1, 1)


@pytest.mark.rule("LOW-075")
@pytest.mark.parametrize(("terrain", "found"), [("bush", {0, 9, 17}), ("tree", {3, 10, 19}), ("pond", {1, 14, 17})])
def test_a_tile_with_a_terrain_needs_it(terrain: str, found: set[int]) -> None:
    t = situation(board="B1", printed={"F03": {**FREE, "terrain": terrain}}, offer=["F03"])
    assert cells(t.place(2, "build").pick("tile F03")) == found


@pytest.mark.rule("LOW-075")
def test_without_the_terrain_it_cannot_be_built() -> None:
    covered = {"F03": 0, "F08": 9, "F11": 17}
    assert not can_build(situation(board="B1", tiles=covered, hand="wood", offer=["F07"], sheep=0), 4, "F07")
    printed = {"F04": {**FREE, "terrain": "bush"}, "F05": {**FREE, "terrain": "tree"}}
    t = situation(board="B1", tiles=covered, offer=["F04", "F05"], printed=printed).place(2, "build")
    assert "F04" not in tiles(t)
    assert "F05" in tiles(t)


@pytest.mark.rule("LOW-076")
def test_a_tile_without_terrain_goes_anywhere() -> None:
    t = situation(board="B1", sheep=0, hand="stone", offer=["F16"]).place(2, "build").pick("tile F16")
    assert cells(t) == set(range(20))


@pytest.mark.rule("LOW-077")
def test_a_space_with_two_terrains_will_do_for_either() -> None:
    printed = {
        "F03": {**FREE, "terrain": "bush"},
        "F04": {**FREE, "terrain": "pond"},
        "F05": {**FREE, "terrain": "tree"},
    }
    t = situation(board="B1", printed=printed, offer=["F03", "F04", "F05"])
    for tile, fits in (("F03", True), ("F04", True), ("F05", False)):
        copy = Situation(t.game.clone()).place(2, "build").pick(f"tile {tile}")
        assert (17 in cells(copy)) is fits


@pytest.mark.rule("LOW-078")
@pytest.mark.parametrize("where", ["inside", "outside"])
def test_inside_or_outside_a_pasture_does_not_matter_for_placing(where: str) -> None:
    t = situation(sheep=0, printed={"F03": {**FREE, "where": where}}, offer=["F03"]).place(2, "build").pick("tile F03")
    assert cells(t) == set(range(20))


@pytest.mark.rule("LOW-079", "LOW-085")
@pytest.mark.parametrize(
    ("where", "cell", "coins"), [("inside", 7, 1), ("inside", 6, 0), ("outside", 7, 0), ("outside", 6, 1)]
)
def test_a_function_with_a_condition_works_only_while_it_is_met(where: str, cell: int, coins: int) -> None:
    printed = {"F03": {**FREE, "where": where, "effects": [{"block": "income", "what": "coins", "count": 1}]}}
    t = situation(tiles={"F03": cell}, coins=0, sheep=0, printed=printed, phase="upkeep")
    assert t.coins() == coins


@pytest.mark.rule("LOW-079")
def test_a_function_awakes_when_fences_close_around_its_tile() -> None:
    nobody = {"farmers": list[int]()}
    start = [7, 17, 33, 34, 39, 40]
    given: dict[str, Any] = {
        "tiles": {"F07": 3},
        "fences": [*start, 3, 28],
        "sheep": 0,
        "farmers": [2],
        "hand": "2 wood",
    }
    t = situation(nobody, nobody, **given)
    assert t.room() == 2  # the Shade Tree on cell 3 houses nothing yet
    t.place(2, "fences").pick("edge 8", "resource wood", "edge 29", "resource wood")
    assert t.room() == 4


@pytest.mark.rule("LOW-080")
def test_built_tiles_stay_where_they_are_to_the_end() -> None:
    chance = random.Random(2)
    t = situation(tiles={"F16": 3, "A01": 18}, hand="5 wood, 5 clay, 5 stone", players=2)
    before = [("F16", 3), ("A01", 18)]
    while t.game.choice is not None:
        t.game.play(chance.choice(t.game.choice.options))
        now = list(zip(t.built(), t.player().cells, strict=True))
        assert now[: len(before)] == before
        assert len({cell for tile, cell in now}) == len(now)
        before = now
    assert len(before) > 3


# How many


@pytest.mark.rule("LOW-081", "LOW-083")
def test_at_most_four_buildings_and_any_number_of_features() -> None:
    built = {"A01": 0, "A02": 1, "A03": 2}
    features = {"F16": 6, "F10": 5, "F14": 8, "F15": 10, "F09": 19}
    printed: dict[str, Any] = dict.fromkeys(["F01", "A09", "S10", "W01"], FREE)
    offer = ["F01", "A09", "S10", "W01"]
    t = situation(tiles={**built, **features}, printed=printed, offer=offer, laborers={}).place(2, "build")
    assert set(offer) <= set(tiles(t))  # a fourth building, a sixth feature
    t = situation(tiles={**built, **features, "A04": 3}, printed=printed, offer=offer).place(2, "build")
    assert set(offer) & set(tiles(t)) == {"F01"}
    t.pick("tile F01", "cell 16")
    assert t.player().houses == 0


@pytest.mark.rule("LOW-082")
def test_at_most_one_storm_surge_building_that_counts_toward_the_four() -> None:
    printed: dict[str, Any] = dict.fromkeys(["W01", "W02", "A09"], FREE)
    t = situation(tiles={"W01": 0}, printed=printed, offer=["W02", "A09"])
    assert t.player().houses == 3
    t.place(2, "build")
    assert {"W02", "A09"} & set(tiles(t)) == {"A09"}
    t = situation(tiles={"W01": 0, "A01": 1, "A02": 2, "A03": 3}, printed=printed, offer=["A09"])
    assert not can_build(t, 2, "A09")


# The offer


@pytest.mark.rule("LOW-084")
@pytest.mark.parametrize(("tile", "kind"), [("F03", 0), ("A09", 1), ("S10", 2)])
def test_a_new_tile_of_the_same_kind_is_revealed(tile: str, kind: int) -> None:
    t = situation(printed={tile: FREE}, offer=[tile], laborers={})
    before, stacks = t.state.offer[kind][:], [len(stack) for stack in t.state.stacks]
    t.place(2, "build").pick(f"tile {tile}", "cell 0")
    offer = t.state.offer[kind]
    assert len(offer) == 3
    assert t.built() == [tile]
    assert [found.id for found in offer][:2] == [found.id for found in before if found.id != tile]
    assert [len(stack) for stack in t.state.stacks] == [n - (at == kind) for at, n in enumerate(stacks)]


@pytest.mark.rule("LOW-084")
def test_a_stack_lasts_as_long_as_it_lasts() -> None:
    names = [f"A{n:02}" for n in range(1, 11)]
    farms = [{"tiles": dict(zip(names[n : n + 4], range(4), strict=True))} for n in (0, 4)]
    t = situation(*farms, printed={"A11": FREE}, offer=["A11"], tiles={"A09": 0, "A10": 1})
    assert (len(t.state.offer[1]), t.state.stacks[1]) == (2, [])
    t.place(2, "build").pick("tile A11", "cell 3")
    assert [tile.id for tile in t.state.offer[1]] == ["A12"]


@pytest.mark.rule("LOW-084")
def test_storm_surge_buildings_are_not_refilled() -> None:
    t = situation(printed={"W01": {**FREE, "effects": []}}, offer=["W01"])
    t.place(2, "build").pick("tile W01", "cell 0")
    assert len(t.state.offer[3]) == 3


# Laborers


@pytest.mark.rule("LOW-098", "LOW-102")
@pytest.mark.parametrize(("saved", "left"), [("wood", "wood"), ("clay", "clay")])
def test_a_laborer_saves_a_resource_of_choice(saved: str, left: str) -> None:
    t = (
        situation(hand="2 wood, clay", offer=["S05"], laborers={"build": 1})
        .place(2, "build")
        .pick("tile S05", "cell 0")
    )
    assert (t.prompt, t.offered) == ("save", ["resource wood", "resource clay"])
    t.pick(saved)
    assert (t.hand(), t.built(), t.seat) == (left, ["S05"], 1)


@pytest.mark.rule("LOW-098", "LOW-102")
@pytest.mark.parametrize(("hand", "enough"), [("wood, clay", True), ("2 wood", True), ("clay", False), ("wood", False)])
def test_with_a_laborer_two_of_three_resources_are_enough(hand: str, enough: bool) -> None:
    assert can_build(situation(hand=hand, offer=["S05"], laborers={"build": 1}), 2, "S05") is enough


@pytest.mark.rule("LOW-098")
def test_two_laborers_save_two() -> None:
    t = situation(hand="wood", offer=["S05"], laborers={"build": 2}).place(2, "build").pick("tile S05", "cell 0")
    t.until("place-farmer")
    assert (t.built(), t.cards()) == (["S05"], 0)
    assert not can_build(situation(hand="wood", offer=["S05"], laborers={"build": 1, "dike": 1}), 2, "S05")


@pytest.mark.rule("LOW-099")
def test_laborers_give_no_action_points_for_building() -> None:
    t = situation(hand="2 wood, clay, stone", offer=["S03"], laborers={"build": 2})
    assert not can_build(t, 2, "S03")  # level 3
    t = (
        situation(hand="2 wood, clay", offer=["S05"], laborers={"build": 2})
        .place(3, "build")
        .pick("tile S05", "cell 0")
    )
    t.pick("wood", "wood", "done", "deck")
    assert t.cards() == 2 + 1  # two saved, one drawn: 3 points less level 2


# The Pet Shop


@pytest.mark.rule("LOW-100")
def test_the_pet_shop_with_a_farmer_of_value_4() -> None:
    t = situation(hand="2 wood, clay", offer=["S05"], laborers={}, deck="stone, stone", display="4 clay")
    t.place(4, "build").pick("tile S05", "cell 0")
    assert (t.hand(), t.state.discard, t.built()) == ("", [2, 1, 0], ["S05"])
    t.pick("clay", "deck")
    assert (t.hand(), t.seat) == ("clay, stone", 1)


@pytest.mark.rule("LOW-101")
def test_the_pet_shop_with_a_farmer_of_value_2() -> None:
    t = situation(hand="2 wood, clay", offer=["S05"], laborers={}).place(2, "build").pick("tile S05", "cell 0")
    assert (t.built(), t.cards(), t.seat) == (["S05"], 0, 1)


@pytest.mark.rule("LOW-103")
def test_two_buildings_bring_two_cards_instead_of_one() -> None:
    assert situation(tiles={"S05": 0, "A05": 1}, phase="upkeep").cards() == 2
    assert situation(phase="upkeep").cards() == 1
