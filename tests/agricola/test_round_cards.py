"""The action spaces of the round cards (ledger: Round-card action spaces)."""

from typing import Any

import pytest

from tests.agricola.situations import situation

RICH = "9 wood, 9 clay, 9 reed, 9 stone"
MAJORS = 10


@pytest.mark.rule("AGR-088", "AGR-090", "AGR-092", "AGR-095", "AGR-097", "AGR-098", "AGR-101")
@pytest.mark.parametrize(
    ("space", "first"),
    [
        ("major-improvement", 1), ("fencing", 1), ("grain-utilization", 1), ("basic-wish", 5),
        ("house-redevelopment", 5), ("vegetable-seeds", 8), ("urgent-wish", 12), ("cultivation", 12),
        ("farm-redevelopment", 14),
    ],
)  # fmt: skip
def test_each_card_belongs_to_its_stage(space: str, first: int) -> None:
    rich: dict[str, Any] = {"goods": f"{RICH}, 2 grain", "fields": [0], "rooms": [5, 10, 6], "played": ["fireplace-2"]}
    assert situation({}, round=first, rounds=[space], **rich).usable(space)
    if first > 1:
        assert not situation({}, round=first - 1, rounds=[space], **rich).usable(space)


# Major Improvement


@pytest.mark.rule("AGR-088")
@pytest.mark.parametrize("card", ["joinery", "corn-scoop"])
def test_major_improvement_is_one_major_or_one_minor(card: str) -> None:
    t = situation({}, goods=RICH, hand=["corn-scoop", "drinking-trough", "tutor"]).place("major-improvement")
    assert len(t.offered) == MAJORS + 2
    assert "done" not in t.offered
    t.pick(f"card {card}")
    assert (t.played(), t.seat) == ([card], 1)


@pytest.mark.rule("AGR-088")
def test_major_improvement_needs_one_that_can_be_paid() -> None:
    assert not situation({}, goods="clay", hand=["corn-scoop"]).usable("major-improvement")
    assert situation({}, goods="2 clay").usable("major-improvement")
    assert situation({}, goods="wood", hand=["corn-scoop"]).usable("major-improvement")


# Grain Utilization


@pytest.mark.rule("AGR-090")
def test_grain_utilization_sows_and_bakes() -> None:
    t = situation({}, goods="2 grain", round=3, fields=[0], played=["fireplace-2"])
    t.place("grain-utilization", "action sow", "grain 0", "action bake", "bake")
    assert (t.goods(), t.fields(), t.seat) == ("2 food", {0: "3 grain"}, 1)


@pytest.mark.rule("AGR-090")
def test_grain_utilization_sows_or_bakes() -> None:
    t = situation({}, goods="vegetable", round=3, fields=[0], played=["fireplace-2"])
    t.place("grain-utilization", "vegetable 0")
    assert (t.goods(), t.seat) == ("", 1)
    t = situation({}, goods="grain", round=3, played=["fireplace-2"]).place("grain-utilization", "bake")
    assert (t.goods(), t.seat) == ("2 food", 1)
    assert not situation({}, goods="grain", round=3).usable("grain-utilization")  # no field, no fireplace
    assert not situation({}, round=3, fields=[0], played=["fireplace-2"]).usable("grain-utilization")


# Animal markets


@pytest.mark.rule("AGR-091")
@pytest.mark.parametrize(
    ("space", "animal", "food"),
    [("sheep-market", "sheep", 2), ("pig-market", "boar", 2), ("cattle-market", "cattle", 3)],
)
def test_animals_are_housed_cooked_or_released_and_none_stays(space: str, animal: str, food: int) -> None:
    t = situation({}, round=11, piles={space: 3}, played=["fireplace-2"]).place(space)
    assert t.offered == [f"eat {animal}", f"discard {animal}"]
    t.pick(f"eat {animal}", f"discard {animal}")
    assert (t.goods(), t.pile(space), t.seat) == (f"{food} food, {animal}", 0, 1)


@pytest.mark.rule("AGR-091")
def test_without_a_fireplace_animals_without_room_run_away() -> None:
    t = situation({}, round=4, piles={"sheep-market": 4})
    t.place("sheep-market")
    assert (t.goods(), t.pile("sheep-market"), t.seat) == ("sheep", 0, 1)


# Wishes for children


@pytest.mark.rule("AGR-092")
def test_basic_wish_needs_more_room_than_people() -> None:
    assert not situation({}, round=5).usable("basic-wish")
    assert situation({}, round=5, rooms=[5, 10, 6]).usable("basic-wish")
    assert not situation({}, round=5, rooms=[5, 10, 6], people=3).usable("basic-wish")
    t = situation({}, round=5, rooms=[5, 10, 6], people=3, placed=["forest", "clay-pit"])
    assert not t.usable("basic-wish")  # people on the board live here, too


@pytest.mark.rule("AGR-093")
def test_basic_wish_is_no_mere_minor_improvement() -> None:
    assert not situation({}, round=5, hand=["corn-scoop"], goods="wood").usable("basic-wish")
    t = situation({}, round=5, hand=["corn-scoop"], goods="wood", rooms=[5, 10, 6]).place("basic-wish")
    assert t.people() == 3  # before anything is asked


@pytest.mark.rule("AGR-094")
def test_basic_wish_allows_one_minor_improvement_afterwards() -> None:
    hand = ["corn-scoop", "drinking-trough"]
    t = situation({}, round=5, hand=hand, goods="wood, clay", rooms=[5, 10, 6]).place("basic-wish")
    assert t.offered == ["card corn-scoop", "card drinking-trough", "done"]
    t.pick("card corn-scoop")
    assert (t.played(), t.people(), t.seat) == (["corn-scoop"], 3, 1)


@pytest.mark.rule("AGR-098")
def test_urgent_wish_needs_no_room() -> None:
    t = situation({}, round=12, hand=["corn-scoop"], goods="wood").place("urgent-wish")
    assert (t.people(), t.seat) == (3, 1)  # and there is no minor improvement
    t = situation({}, round=12, people=4).place("urgent-wish")
    assert t.people() == 5


@pytest.mark.rule("AGR-099")
def test_a_new_room_is_taken_by_whom_had_none() -> None:
    homeless: dict[str, Any] = {"people": 3, "rooms": [5, 10], "round": 12, "stables": [0, 1, 2, 3]}
    t = situation({}, goods="5 wood, 2 reed", **homeless).place("farm-expansion", "cell 6").others_pass()
    assert (len(t.rooms()), t.people()) == (3, 3)
    assert not t.usable("basic-wish")
    t = situation({}, goods="10 wood, 4 reed", **homeless)
    t.place("farm-expansion", "cell 6", "cell 11").others_pass()
    assert t.usable("basic-wish")


# Redevelopment


@pytest.mark.rule("AGR-095")
@pytest.mark.parametrize("card", ["joinery", "corn-scoop", "done"])
def test_house_redevelopment_renovates_and_then_improves(card: str) -> None:
    t = situation({}, round=6, goods="2 clay, reed, 3 wood, 2 stone", hand=["corn-scoop"]).place("house-redevelopment")
    assert t.house() == "clay"
    assert t.offered == ["card joinery", "card corn-scoop", "done"]
    t.pick(card if card == "done" else f"card {card}")
    assert (t.played(), t.seat) == ([] if card == "done" else [card], 1)


@pytest.mark.rule("AGR-095")
def test_house_redevelopment_is_closed_to_who_cannot_renovate() -> None:
    assert not situation({}, round=6, goods="9 wood, 9 clay, 9 stone").usable("house-redevelopment")
    assert not situation({}, round=6, goods=RICH, material="stone").usable("house-redevelopment")
    assert situation({}, round=6, goods="2 clay, reed").usable("house-redevelopment")


@pytest.mark.rule("AGR-096")
@pytest.mark.parametrize(("space", "number"), [("house-redevelopment", 6), ("farm-redevelopment", 14)])
def test_one_renovation_at_a_time(space: str, number: int) -> None:
    t = situation({}, round=number, goods="2 clay, 2 stone, 2 reed").place(space)
    while t.seat == 0:
        t.pick("done")
    assert (t.house(), t.goods()) == ("clay", "reed, 2 stone")


@pytest.mark.rule("AGR-101")
def test_farm_redevelopment_renovates_and_then_fences() -> None:
    t = situation({}, round=14, goods="4 wood, 2 clay, reed").place("farm-redevelopment")
    assert (t.house(), t.offered) == ("clay", ["action fences", "done"])
    t.pick("action fences")
    while t.seat == 0:
        t.pick(t.offered[0])
    assert (t.pastures(), t.goods()) == ([[0]], "")


@pytest.mark.rule("AGR-101")
def test_farm_redevelopment_gives_no_fences_to_who_cannot_renovate() -> None:
    assert not situation({}, round=14, goods="9 wood").usable("farm-redevelopment")
    t = situation({}, round=14, goods="9 wood, 2 clay, reed").place("farm-redevelopment", "done")
    assert (t.pastures(), t.count("wood"), t.seat) == ([], 9, 1)


# Vegetable Seeds


@pytest.mark.rule("AGR-097")
def test_vegetable_seeds_gives_a_vegetable_into_the_supply() -> None:
    t = situation({}, round=8, fields=[0])
    t.place("vegetable-seeds")
    assert (t.goods(), t.fields(), t.seat) == ("vegetable", {0: ""}, 1)
