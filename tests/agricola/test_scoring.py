"""Points, category by category (ledger: Scoring). Whole farms are in test_score_sheets.py."""

from typing import Any

import pytest

from tests.agricola.situations import Situation, situation

"""2 vegetables on a field card."""


def ended(**given: Any) -> Situation:
    return situation({}, **{"round": 14, "phase": "round-end", **given})


@pytest.mark.rule("AGR-265")
def test_scoring_follows_the_harvest_of_round_14() -> None:
    t = situation(
        {"placed": ["fishing", "clay-pit"], "goods": "9 food"},
        round=14, placed=["forest"], goods="2 sheep, 3 food", pastures=[[3, 4]], fields={"0": "3 grain"},
    )  # fmt: skip
    t.place("reed-bank")
    assert (t.prompt, t.score("sheep")) == ("feed", 1)  # the harvest is played first
    t.pick("done")
    assert (t.game.choice, t.phase) == (None, "over")
    assert t.goods() == "reed, grain, 3 sheep"
    assert (t.score("begging"), t.score("grain")) == (-3, 1)


TILES = [0, 1, 2, 3, 4, 9, 8, 7]


@pytest.mark.rule("AGR-266")
@pytest.mark.parametrize("points", [dict(enumerate([-1, -1, 1, 2, 3, 4, 4, 4, 4]))])
def test_field_tiles(points: dict[int, int]) -> None:
    assert {n: ended(fields=TILES[:n]).score("fields") for n in points} == points


GRAIN = [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4]
VEGETABLES = [-1, 1, 2, 3, 4, 4, 4]
SHEEP = [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4]
BOAR = [-1, 1, 1, 2, 2, 3, 3, 4, 4, 4]
CATTLE = [-1, 1, 2, 2, 3, 3, 4, 4, 4]
LADDERS = [
    pytest.param("grain", "grain", GRAIN, marks=pytest.mark.rule("AGR-270")),
    pytest.param("vegetable", "vegetables", VEGETABLES, marks=pytest.mark.rule("AGR-271")),
    pytest.param("sheep", "sheep", SHEEP, marks=pytest.mark.rule("AGR-273")),
    pytest.param("boar", "boar", BOAR, marks=pytest.mark.rule("AGR-274")),
    pytest.param("cattle", "cattle", CATTLE, marks=pytest.mark.rule("AGR-275")),
]


@pytest.mark.parametrize(("good", "category", "points"), LADDERS)
def test_crops_and_animals(good: str, category: str, points: list[int]) -> None:
    farm: dict[str, Any] = {"pastures": [[3, 4, 8, 9]], "stables": [3]}
    for n, expected in enumerate(points):
        assert ended(goods=f"{n} {good}" if n else "", **farm).score(category) == expected
        others = [name for name in ("grain", "vegetables", "sheep", "boar", "cattle") if name != category]
        assert all(ended(goods=f"{n} {good}", **farm).score(other) == -1 for other in others)


@pytest.mark.rule("AGR-270", "AGR-271")
def test_crops_on_fields_and_in_the_supply_count_together() -> None:
    t = ended(fields={"0": "3 grain", "1": "2 grain", "2": "2 vegetable"}, goods="grain, vegetable")
    assert (t.score("grain"), t.score("vegetables")) == (3, 3)
    t = ended(fields={"0": "grain", "1": "vegetable"})
    assert (t.score("grain"), t.score("vegetables")) == (1, 1)


@pytest.mark.rule("AGR-272")
def test_crops_on_cards_count_if_the_card_is_a_field() -> None:
    t = ended(played=["beanfield"], notes={"beanfield": "2 vegetable"}, goods="vegetable")
    assert t.score("vegetables") == 3
    t = ended(played=["grocer", "large-greenhouse", "sack-cart"])  # the pile of a Grocer has grain and vegetables
    assert (t.score("grain"), t.score("vegetables")) == (-1, -1)
    t = situation({}, played=["sack-cart"], round=13, promised=[[14, "4 grain", "sack-cart"]])
    assert t.score("grain") == -1


@pytest.mark.rule("AGR-283")
@pytest.mark.parametrize("rooms", [2, 3, 5])
def test_rooms(rooms: int) -> None:
    house = [5, 10, 0, 6, 11][:rooms]
    found = {material: ended(material=material, rooms=house) for material in ("wood", "clay", "stone")}
    assert [t.score("clay-rooms") for t in found.values()] == [0, rooms, 0]
    assert [t.score("stone-rooms") for t in found.values()] == [0, 0, 2 * rooms]


@pytest.mark.rule("AGR-284")
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_people(people: int) -> None:
    assert ended(people=people).score("people") == 3 * people
    born: dict[str, Any] = {"newborns": 1, "placed": ["basic-wish"], "round": 7}
    assert situation({}, people=people, **born).score("people") == 3 * people


@pytest.mark.rule("AGR-285")
def test_printed_points_count_only_in_front_of_the_owner() -> None:
    assert ended(played=["well", "canoe", "mantlepiece"], material="clay").score("improvements") == 4 + 1 - 3
    t = situation({"played": ["well"]}, hand=["bottles", "canoe"])
    assert (t.score("improvements"), t.score("improvements", seat=1)) == (0, 4)
    t = situation({}, played=["fireplace-2"]).place("major-improvement", "card cooking-hearth-4")
    assert t.score("improvements") == 1  # the fireplace was handed back
    t = situation({}, goods="grain", hand=["market-stall"]).place("meeting-place", "card market-stall")
    assert (t.played(), t.score("improvements")) == ([], 0)


@pytest.mark.rule("AGR-286")
def test_bonus_points_are_summed_and_begging_markers_subtracted() -> None:
    cards = ["tutor", "carpenter", "groom", "stable-architect", "joinery"]
    t = ended(played=cards, stables=[4], goods="3 wood", noted=2, begging=3)
    assert t.score("bonus") == 3 + 1 + 1 + 2  # Tutor, the stable, the Joinery, and what was noted
    assert t.score("begging") == -9
    assert t.score("bonus") + t.score("begging") == -2  # it may be negative
    assert t.score() - ended(played=cards, stables=[4]).score() == -2 - 3 - 1


@pytest.mark.rule("AGR-286")
def test_penalties_of_cards_are_subtracted() -> None:
    t = ended(played=["mantlepiece"], material="clay", noted=2, begging=1)
    assert (t.score("improvements"), t.score("bonus"), t.score("begging")) == (-3, 2, -3)


@pytest.mark.rule("AGR-287")
def test_bonus_points_earned_during_play_are_noted_at_once() -> None:
    t = situation({}, goods="stone", material="clay", hand=["mantlepiece"], round=10)
    before = t.score()
    t.place("meeting-place", "card mantlepiece")
    assert (t.player().noted, t.score("bonus")) == (4, 4)
    assert t.score() == before + 4 - 3
    assert [event.facts["points"] for event in t.game.events if event.kind == "bonus"] == [4]
    t.finish_round()
    assert t.score("bonus") == 4  # and stay as they are


@pytest.mark.rule("AGR-288")
def test_penalties_stay_although_cards_give_points_for_the_same() -> None:
    t = ended(played=["loom", "wool-blankets", "manger"], pastures=[[2, 3, 4, 7, 8, 9]])
    assert (t.score("sheep"), t.score("bonus")) == (-1, 0 + 3 + 1)
    t = ended(played=["stable-architect"], stables=[4, 14])
    assert (t.score("unused"), t.score("pastures"), t.score("stables"), t.score("bonus")) == (-11, -1, 0, 2)


WOOD_AND_CLAY = [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 3]
REED = [0, 0, 1, 1, 2, 3, 3, 3, 3]
CRAFTS = [
    pytest.param("joinery", "wood", WOOD_AND_CLAY, marks=pytest.mark.rule("AGR-289")),
    pytest.param("pottery", "clay", WOOD_AND_CLAY, marks=pytest.mark.rule("AGR-290")),
    pytest.param("basketmakers-workshop", "reed", REED, marks=pytest.mark.rule("AGR-291")),
]


@pytest.mark.parametrize(("craft", "good", "points"), CRAFTS)
def test_workshops_swap_goods_for_points_once(craft: str, good: str, points: list[int]) -> None:
    assert [ended(played=[craft], goods=f"{n} {good}").score("bonus") for n in range(len(points))] == points
    assert ended(played=[craft], goods=f"20 {good}").score("bonus") == 3
    assert ended(goods=f"20 {good}").score("bonus") == 0
    for other in ("wood", "clay", "reed", "stone"):
        if other != good:
            assert ended(played=[craft], goods=f"20 {other}").score("bonus") == 0


@pytest.mark.rule("AGR-292")
def test_workshops_use_what_is_in_the_supply() -> None:
    waiting = [[14, "7 wood", "thick-forest"]]
    t = situation({}, round=13, played=["joinery", "thick-forest"], promised=waiting, goods="2 wood")
    assert t.score("bonus") == 0
    t = situation({}, round=13, played=["joinery"], piles={"forest": 9}, pastures=[[3]], goods="2 wood")
    assert t.score("bonus") == 0  # neither fences nor wood of the board
    t.place("forest")
    assert t.score("bonus") == 3
