"""What the seasons do to accumulation spaces after replenishing (ledger: The seasons)."""

from typing import Any

import pytest

from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.cards.hooks import BEFORE_WORK, START_OF_ROUND, Deed, on
from allmende.agricola.goods import GOODS
from allmende.agricola.player import Player
from allmende.agricola.seasons.changes import change
from allmende.agricola.state import Agricola
from tests.agricola.homemade import give_card
from tests.agricola.seasons.situations import prepared, seasonal, start_for
from tests.agricola.situations import Situation, situation

WOOD = ("forest", "grove", "copse", "riverbank-forest")
CLAY = ("clay-pit", "hollow")
STONE = ("western-quarry", "eastern-quarry")
LATE: dict[str, Any] = {"round": 11, "rounds": ["western-quarry", "cattle-market", "eastern-quarry"]}
CHANGES = {
    "winter": dict.fromkeys((*CLAY, "reed-bank"), -1),
    "spring": dict.fromkeys(WOOD, -1) | dict.fromkeys(STONE, 1),
    "summer": dict.fromkeys(CLAY, 1) | dict.fromkeys(STONE, -1) | {"fishing": 1},
    "autumn": dict.fromkeys((*WOOD, "reed-bank"), 1),
}


def piles(t: Situation) -> dict[str, int]:
    return {space["space"]: space["count"] for space in t.game.view(0)["table"]["spaces"] if space["good"]}


@pytest.mark.rule("AGR-353", "AGR-356", "AGR-361", "AGR-364", "AGR-369", "AGR-434")
@pytest.mark.parametrize("season", CHANGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_after_replenishing_spaces_get_more_or_less(season: str, players: int) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    before: dict[str, Any] = {"piles": {"clay-pit": 2, "forest": 3, "fishing": 2}}
    usual = piles(situation(*others, phase="preparation", players=players, **LATE, **before))
    changed = piles(prepared(season, *others, players=players, **LATE, **before))
    found = {space: changed[space] - n for space, n in usual.items() if changed[space] != n}
    assert found == {space: n for space, n in CHANGES[season].items() if space in usual}
    assert {"forest", "clay-pit", "reed-bank", "fishing", *STONE} <= set(usual)


@pytest.mark.rule("AGR-434")
def test_the_copse_of_the_tile_for_two_is_a_space_for_wood() -> None:
    assert piles(prepared("spring", {}, tile=True))["copse"] == 0
    assert piles(prepared("autumn", {}, tile=True))["copse"] == 2


@pytest.mark.rule("AGR-434")
def test_quarries_count_as_soon_as_they_are_revealed() -> None:
    revealed: dict[str, Any] = {"round": 6, "rounds": ["western-quarry"]}
    assert piles(prepared("spring", {}, **revealed))["western-quarry"] == 2
    t = seasonal("winter", {}, round=5, rounds=["basic-wish", "western-quarry"]).finish_round()
    assert piles(t)["western-quarry"] == 2, "in the round in which it comes"


@pytest.mark.rule("AGR-434")
def test_food_comes_only_to_fishing() -> None:
    t = prepared("summer", {}, {}, {}, cards="none")
    assert [piles(t)[name] for name in ("fishing", "traveling-players", "meeting-place")] == [2, 1, 1]


@pytest.mark.rule("AGR-433")
def test_nothing_is_taken_from_an_empty_space() -> None:
    t = prepared("summer", {}, round=6, rounds=["western-quarry"])
    assert piles(t)["western-quarry"] == 0
    change(t.state, GOODS.index("stone"), -1, "season-takes")
    assert piles(t)["western-quarry"] == 0


@pytest.mark.rule("AGR-435")
def test_an_empty_space_cannot_be_used() -> None:
    t = prepared("winter", {})
    assert piles(t)["reed-bank"] == piles(t)["clay-pit"] == 0
    assert not t.usable("reed-bank")
    assert not t.usable("clay-pit")
    assert prepared("winter", {}, piles={"clay-pit": 1}).usable("clay-pit")


@pytest.mark.rule("AGR-435")
@pytest.mark.parametrize("players", [5, 6])
def test_the_riverbank_forest_still_gives_reed(players: int) -> None:
    t = prepared("spring", *[{} for _ in range(players - 1)])
    assert piles(t)["riverbank-forest"] == piles(t)["copse"] == 0
    assert not t.usable("copse")
    assert t.place("riverbank-forest").goods() == "reed"


@pytest.mark.rule("AGR-450")
@pytest.mark.parametrize(("season", "wood"), [("winter", 2), ("spring", 1), ("summer", 2), ("autumn", 3)])
def test_alone_the_forest_gets_so_much(season: str, wood: int) -> None:
    assert piles(prepared(season, players=1))["forest"] == wood


@pytest.mark.rule("AGR-432")
def test_cards_before_the_work_see_the_changed_spaces_those_at_the_start_do_not() -> None:
    seen: list[int] = []

    def look(g: Agricola, me: Player, deed: Deed) -> None:
        seen.append(g.piles[NUMBER_OF["forest"]])

    t = seasonal("winter", {})
    give_card(t, on(START_OF_ROUND, also=look), on(BEFORE_WORK, also=look))
    assert (t.finish_round().state.round, seen) == (2, [0, 2])


def test_the_season_of_the_first_round_is_the_first() -> None:
    assert [start_for("autumn", number) for number in (1, 2, 5)] == ["autumn", "summer", "autumn"]
