"""Market Place (ledger: Variant: team game)."""

import pytest

from allmende import new_game
from tests.agricola.team.situations import team


@pytest.mark.rule("AGR-344")
def test_market_place_lies_beside_the_board_in_team_games_alone() -> None:
    boards = [
        {space["space"] for space in new_game("agricola", players=4, seed=1, team=scoring).view(0)["table"]["spaces"]}
        for scoring in ("lines", "none")
    ]
    assert boards[0] - boards[1] == {"market-place"}


@pytest.mark.rule("AGR-343", "AGR-413")
def test_of_each_type_that_goes_over_one_is_lost() -> None:
    t = team({"goods": "5 wood, 3 food"}).place("market-place", "good wood", "good wood", "good food", "done")
    assert (t.goods(), t.goods(2), t.goods(1)) == ("food, 2 wood", "food, 2 wood", "")
    assert [event.facts["lost"] for event in t.game.events if event.kind == "give-goods"] == [["food", "wood"]]


@pytest.mark.rule("AGR-413")
def test_two_of_a_type_are_needed_in_each_direction() -> None:
    t = team({"goods": "wood, 2 clay"}, {}, {"goods": "reed, 2 stone"}).place("market-place")
    assert t.offered == ["good clay", "done"]
    t.pick("good clay")
    assert (t.seat, t.offered) == (2, ["good stone", "done"]), "nothing else can be given, so it is the partner's turn"
    t.pick("good stone")
    assert (t.goods(), t.goods(2)) == ("wood, stone", "clay, reed")
    assert not team({"goods": "wood, clay"}, {"goods": "9 food"}, {"goods": "reed"}, {"goods": "9 food"}).usable(
        "market-place"
    )


@pytest.mark.rule("AGR-343")
def test_as_much_as_there_is_can_go_over() -> None:
    t = team({"goods": "9 reed"}).place("market-place", *["good reed"] * 8)
    assert (t.goods(), t.goods(2), t.seat) == ("", "8 reed", 1)


@pytest.mark.rule("AGR-415")
def test_the_partner_decides_what_comes_back() -> None:
    t = team({"goods": "2 wood"}, {}, {"goods": "3 grain"}).place("market-place", "done")
    assert t.game.choice is not None
    assert (t.seat, t.prompt, t.game.choice.prompt.args["to"]) == (2, "give-goods", 0)
    assert t.offered == ["good grain"], "something must change hands"
    t.pick("good grain", "done")
    assert (t.goods(), t.goods(2)) == ("2 wood, grain", "grain")


@pytest.mark.rule("AGR-415")
def test_one_direction_is_enough() -> None:
    t = team({"goods": "2 wood"}, {}, {"goods": "2 wood"}).place("market-place", "good wood", "done")
    assert (t.goods(), t.goods(2), t.seat) == ("", "3 wood", 1)
    t = team({}, {}, {"goods": "2 wood"}).place("market-place")
    assert (t.seat, t.offered) == (2, ["good wood"]), "whoever has nothing to give is not asked"
    assert t.pick("good wood").goods() == "wood"


@pytest.mark.rule("AGR-415")
def test_what_comes_is_not_given_back_at_once() -> None:
    t = team({"goods": "3 wood"}, {}, {"goods": "2 clay"}).place("market-place", "good wood", "good wood")
    assert (t.seat, t.offered) == (2, ["good clay", "done"])


@pytest.mark.rule("AGR-414")
def test_all_goods_go_over_and_crops_on_fields_do_not() -> None:
    everything = "2 food, 2 wood, 2 clay, 2 reed, 2 stone, 2 grain, 2 vegetable, 2 sheep, 2 boar, 2 cattle"
    yard = {"pastures": [[3], [4], [9]]}
    t = team({"goods": everything, **yard}).place("market-place")
    assert len(t.offered) == 10
    t = team({"fields": {"0": "3 grain"}, "goods": "grain"}, {}, {"goods": "2 food"}).place("market-place")
    assert t.seat == 2, "what grows cannot be given"
    t = team({"goods": "2 fuel, 2 horse", "pastures": [[3, 4]], "forests": [], "moors": []}, expansion="moor", level=1)
    assert t.place("market-place").offered == ["good horse", "good fuel"]


@pytest.mark.rule("AGR-416")
def test_animals_that_come_are_housed_by_the_receiver() -> None:
    kitchen = {"played": ["fireplace-2"]}
    t = team({"goods": "4 sheep", "pastures": [[3, 4]]}, {}, kitchen).place("market-place", *["good sheep"] * 3)
    assert (t.seat, t.prompt, t.offered) == (2, "house-animals", ["eat sheep", "discard sheep"])
    t.pick("eat sheep", "discard sheep")
    assert (t.goods(), t.goods(2)) == ("", "2 food, sheep")


@pytest.mark.rule("AGR-416")
def test_animals_that_leave_make_room_for_those_that_come() -> None:
    pasture = {"pastures": [[3, 4]]}
    t = team({"goods": "4 sheep", **pasture}, {}, {"goods": "4 boar", **pasture})
    t.place("market-place", *["good sheep"] * 3, *["good boar"] * 3)
    assert (t.goods(), t.goods(2), t.seat) == ("3 boar", "3 sheep", 1)


@pytest.mark.rule("AGR-412")
def test_a_space_is_used_once_a_round_by_whoever_comes_first() -> None:
    t = team({"goods": "9 wood"}, {"goods": "9 wood"}).place("market-place", "good wood", "done")
    assert t.seat == 1
    assert not t.usable("market-place")


@pytest.mark.rule("AGR-414", "AGR-415")
def test_fairies_are_no_goods_but_llamas_are() -> None:
    assert not team({"goods": "3 fairy"}, forest_deck=True).usable("market-place")
    t = team({"goods": "2 llama, 3 fairy", "pastures": [[4]]}, forest_deck=True).place("market-place")
    assert t.offered == ["good llama"]
    assert t.pick("good llama").goods(2) == "llama"
