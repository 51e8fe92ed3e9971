"""Goods that gather on action spaces (ledger: Accumulation spaces)."""

import pytest

from tests.agricola.situations import Situation, situation


def prepared(space: str, players: int, number: int, lying: int = 0) -> Situation:
    """A round has just been prepared; so much lay on the space before, which may be the last to be revealed."""
    piles = {space: lying} if lying else {}
    return situation(players=players, phase="before-round", round=number, piles=piles)


SPACES = [
    pytest.param("forest", 2, 1, 3, "wood", marks=pytest.mark.rule("AGR-056")),
    pytest.param("clay-pit", 2, 1, 1, "clay", marks=pytest.mark.rule("AGR-057")),
    pytest.param("reed-bank", 2, 1, 1, "reed", marks=pytest.mark.rule("AGR-058")),
    pytest.param("fishing", 2, 1, 1, "food", marks=pytest.mark.rule("AGR-059")),
    pytest.param("sheep-market", 2, 4, 1, "sheep", marks=pytest.mark.rule("AGR-060")),
    pytest.param("western-quarry", 2, 7, 1, "stone", marks=pytest.mark.rule("AGR-061")),
    pytest.param("pig-market", 2, 9, 1, "boar", marks=pytest.mark.rule("AGR-062")),
    pytest.param("cattle-market", 2, 11, 1, "cattle", marks=pytest.mark.rule("AGR-063")),
    pytest.param("eastern-quarry", 2, 11, 1, "stone", marks=pytest.mark.rule("AGR-064")),
    pytest.param("grove", 3, 1, 2, "wood", marks=pytest.mark.rule("AGR-065")),
    pytest.param("hollow", 3, 1, 1, "clay", marks=pytest.mark.rule("AGR-066")),
    pytest.param("copse", 4, 1, 1, "wood", marks=pytest.mark.rule("AGR-067")),
    pytest.param("grove", 4, 1, 2, "wood", marks=pytest.mark.rule("AGR-068")),
    pytest.param("hollow", 4, 1, 2, "clay", marks=pytest.mark.rule("AGR-069")),
    pytest.param("traveling-players", 4, 1, 1, "food", marks=pytest.mark.rule("AGR-070")),
]


@pytest.mark.parametrize(("space", "players", "number", "n", "good"), SPACES)
def test_what_comes_each_round(space: str, players: int, number: int, n: int, good: str) -> None:
    assert prepared(space, players, number, lying=0).pile(space) == n
    t = prepared(space, players, number + 1, lying=5)
    assert t.pile(space) == 5 + n
    view = next(entry for entry in t.state.view(None)["spaces"] if entry["space"] == space)
    assert view["good"] == good


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.rule("AGR-056", "AGR-057", "AGR-058", "AGR-059")
def test_the_four_spaces_of_the_board_are_the_same_for_all_numbers_of_players(players: int) -> None:
    t = situation(players=players, phase="before-round")
    assert [t.pile(space) for space in ("forest", "clay-pit", "reed-bank", "fishing")] == [3, 1, 1, 1]


STAGES = [("sheep-market", 1), ("western-quarry", 5), ("pig-market", 8), ("cattle-market", 10), ("eastern-quarry", 10)]


@pytest.mark.rule("AGR-060", "AGR-061", "AGR-062", "AGR-063", "AGR-064")
@pytest.mark.parametrize(("space", "first"), STAGES)
def test_the_round_cards_come_in_their_stages(space: str, first: int) -> None:
    assert situation(phase="before-round", round=first, rounds=[space]).pile(space) == 1
    if first > 1:
        assert not situation(round=first - 1, rounds=[space]).usable(space)


@pytest.mark.rule("AGR-054", "AGR-055")
@pytest.mark.parametrize(("space", "good"), [("forest", "wood"), ("fishing", "food"), ("western-quarry", "stone")])
def test_all_goods_are_taken_into_the_supply(space: str, good: str) -> None:
    t = situation({}, round=7, piles={space: 7}, goods=f"2 {good}")
    t.place(space)
    assert (t.goods(), t.pile(space)) == (f"9 {good}", 0)
    assert t.seat == 1  # nobody is asked how many


@pytest.mark.rule("AGR-054", "AGR-055")
def test_all_animals_are_taken_onto_the_farm() -> None:
    t = situation({}, round=4, piles={"sheep-market": 5}, pastures=[[3, 4]])
    t.place("sheep-market")
    assert (t.goods(), t.pile("sheep-market")) == ("5 sheep", 0)
    farm = t.state.view(None)["players"][0]["farm"]
    assert (farm["pastures"][0]["animals"], farm["pets"]) == ([4, 0, 0], [[1, 0, 0]])


# Obtaining


@pytest.mark.rule("AGR-071")
@pytest.mark.parametrize(
    ("space", "played", "obtained"),
    [("forest", ["wood-cutter"], 4), ("day-laborer", ["loam-pit"], 3), ("reed-bank", ["geologist"], 2)],
)
def test_spaces_and_cards_bring_goods_alike(space: str, played: list[str], obtained: int) -> None:
    t = situation({}, played=[*played, "claypipe"])
    t.place(space)
    assert t.player().collected == obtained


@pytest.mark.rule("AGR-071")
def test_goods_bought_from_a_card_are_obtained() -> None:
    t = situation({}, goods="food", played=["grocer", "claypipe"])
    t.pick("anytime", "exchange grocer-0")
    assert (t.goods(), t.player().collected) == ("wood", 1)


@pytest.mark.rule("AGR-071")
def test_goods_of_the_general_supply_are_obtained() -> None:
    t = situation({"placed": ["fishing", "clay-pit"]}, players=3, placed=["forest"], played=["claypipe"], collected=6)
    t.place("resource-market", "good reed")
    assert t.player().collected == 7
    t.finish_round()
    assert t.food() == 1 + 2


@pytest.mark.rule("AGR-071")
def test_what_is_harvested_is_obtained_as_well() -> None:
    t = situation(
        {"placed": ["fishing", "clay-pit"], "goods": "9 food"},
        fields={"0": "3 grain", "1": "2 vegetable"}, goods="2 food", placed=["forest"], round=4,
    ).place("day-laborer")  # fmt: skip
    assert t.goods() == "grain, vegetable"
    got = [event.facts["goods"] for event in t.game.events if event.kind == "get" and event.seat == 0]
    assert got == [["food", "food"], ["grain", "vegetable"]]
