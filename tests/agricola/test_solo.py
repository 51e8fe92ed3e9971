"""The game for one (ledger: Solo game)."""

import pytest

from allmende import new_game
from allmende.table import BadGameOption
from tests.agricola.situations import Situation, situation


def solo(seed: int = 0, cards: str = "deal") -> Situation:
    return Situation(new_game("agricola", players=1, seed=seed, cards=cards))


@pytest.mark.rule("AGR-295")
@pytest.mark.parametrize("cards", ["none", "deal"])
def test_one_player_begins_without_food(cards: str) -> None:
    assert solo(cards=cards).goods() == ""


@pytest.mark.rule("AGR-296")
@pytest.mark.parametrize(("people", "newborns", "need"), [(2, 0, 6), (3, 0, 9), (3, 1, 7), (5, 1, 13)])
def test_adults_need_three_food_and_newborns_one(people: int, newborns: int, need: int) -> None:
    t = situation(players=1, round=7, phase="feeding", people=people, newborns=newborns, goods="20 food")
    assert t.food() == 20 - need
    t = situation(players=1, round=7, phase="feeding", people=people, newborns=newborns, goods=f"{need - 2} food")
    assert t.player().begging == 2


@pytest.mark.rule("AGR-297")
def test_the_forest_gets_two_wood() -> None:
    t = solo()
    assert t.pile("forest") == 2
    t.place("clay-pit").place("reed-bank")
    assert t.pile("forest") == 4
    t.place("forest")
    assert t.goods() == "4 wood, clay, reed"


@pytest.mark.rule("AGR-299")
def test_the_board_is_that_for_two_without_side_job() -> None:
    boards = []
    for players in (1, 2):
        t = Situation(new_game("agricola", players=players, cards="deal", seed=5))
        boards.append([space["space"] for space in t.state.view(None)["spaces"]][:10])
    assert boards[0] == boards[1]
    for cards in ("deal", "none"):
        spaces = [space["space"] for space in solo(cards=cards).state.view(None)["spaces"]]
        assert len(spaces) == 10 + 1
        assert "side-job" not in spaces
    with pytest.raises(BadGameOption, match="Side Job"):
        new_game("agricola", players=1, side_job=True)


@pytest.mark.rule("AGR-299")
def test_meeting_place_works_as_for_two() -> None:
    t = situation(players=1, goods="wood", hand=["corn-scoop"]).place("meeting-place")
    assert t.offered == ["card corn-scoop", "done"]


@pytest.mark.rule("AGR-300")
def test_only_occupations_for_one_player_are_dealt() -> None:
    setup = solo().state.setup
    assert {card.players for card in setup.occupations} == {1}
    assert "tutor" in [card.slug for card in setup.occupations]
    for slug in ("braggart", "greengrocer", "conjurer", "lutenist"):  # 3+ and 4+
        assert slug not in [card.slug for card in setup.occupations]
    for seed in range(10):
        assert all(card.players == 1 for card in solo(seed).player().hand)


@pytest.mark.parametrize("cards", ["none", "deal"])
def test_one_player_sees_the_target(cards: str) -> None:
    assert solo(cards=cards).game.view(None)["table"]["target"] == 50
    assert new_game("agricola", players=2, cards=cards).view(0)["table"]["target"] is None
