"""Labyrinth, Battlefield, Fountain and points on tokens."""

from typing import Any

import pytest

from allmende import arrange
from tests.dominion.situations import Situation, situation


def stock(t: Situation, landmark: str) -> int:
    shown = t.game.view(None)["table"]["landscapes"]
    return next(int(one["stock"]) for one in shown if one["slug"] == landmark)


@pytest.mark.rule("DOM-016", "DOM-411")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_six_points_for_each_player_lie_on_labyrinth_and_battlefield(players: int) -> None:
    assert stock(situation(kingdom="simple-plans", players=players), "labyrinth") == 6 * players
    t = situation(kingdom="expansion", players=players)
    assert (stock(t, "battlefield"), stock(t, "fountain")) == (6 * players, 0)


@pytest.mark.rule("DOM-139")
def test_a_landmark_cannot_be_bought() -> None:
    t = situation(phase="buy", coins=50, landscapes=["labyrinth", "battlefield", "fountain", "donate"])
    assert [option for option in t.offered if option.startswith("landscape")] == ["landscape donate"]


# Labyrinth


@pytest.mark.rule("DOM-341", "DOM-411")
def test_labyrinth_pays_for_the_second_gain_of_the_own_turn_alone() -> None:
    t = situation(phase="buy", coins=9, buys=4, landscapes=["labyrinth"])
    t.pick("pile copper")
    assert t.tokens() == ""
    t.pick("pile copper")
    assert (t.tokens(), stock(t, "labyrinth")) == ("2 vp", 10)
    t.pick("pile copper")
    assert t.tokens() == "2 vp"


@pytest.mark.rule("DOM-341")
def test_a_bought_border_village_and_what_it_brings_are_two_gains() -> None:
    t = situation(phase="buy", coins=6, buys=2, landscapes=["labyrinth"], piles={"border-village": 10})
    t.pick("pile border-village", "pile duchy")
    assert t.tokens() == "2 vp"


@pytest.mark.parametrize(("left", "tokens"), [(1, "vp"), (2, "2 vp"), (0, "")])
def test_labyrinth_pays_what_is_left(left: int, tokens: str) -> None:
    t = situation(phase="buy", coins=9, buys=3, gained="copper", landscapes=["labyrinth"], stocks={"labyrinth": left})
    t.pick("pile copper")
    assert (t.tokens(), stock(t, "labyrinth")) == (tokens, 0)


@pytest.mark.rule("DOM-139")
def test_labyrinth_pays_every_player_in_each_own_turn() -> None:
    t = situation({"hand": "villa"}, phase="buy", buys=2, deck="villa, 4 copper", landscapes=["labyrinth"])
    t.pick("pile copper", "pile copper", "villa", "pile copper", "pile copper")
    assert (t.tokens(0), t.tokens(1)) == ("2 vp", "2 vp")
    t.pick("villa", "pile copper", "pile copper")
    assert (t.tokens(0), t.tokens(1)) == ("4 vp", "2 vp")


def test_labyrinth_pays_nothing_on_somebody_elses_turn() -> None:
    t = situation({"hand": "weaver, 4 copper"}, hand="militia", landscapes=["labyrinth"])
    t.pick("militia", "weaver", "copper", "weaver", "silvers")
    assert (t.gained(1), t.tokens(1)) == ("silver, silver", "")


@pytest.mark.rule("DOM-224")
def test_an_exchanged_card_was_gained_the_silver_was_not() -> None:
    t = situation(phase="buy", buys=3, hand="trader", landscapes=["labyrinth"])
    t.pick("pile copper", "trader")
    assert (t.discard(), t.tokens()) == ("silver", "")
    t.pick("pile copper")
    assert t.offered == ["card trader", "landscape labyrinth"]
    t.pick("trader")
    assert (t.discard(), t.tokens()) == ("silver, silver", "2 vp")


# Battlefield


@pytest.mark.rule("DOM-343", "DOM-411")
def test_battlefield_pays_for_farmland_and_for_the_province_it_brings() -> None:
    t = situation(phase="buy", coins=6, buys=2, hand="gold", landscapes=["battlefield"], piles={"farmland": 8})
    t.pick("pile farmland", "farmland", "gold", "pile province")
    assert (t.tokens(), stock(t, "battlefield")) == ("4 vp", 8)


def test_battlefield_pays_every_player_on_any_turn() -> None:
    t = situation({"hand": "weaver, 4 copper"}, hand="militia", landscapes=["battlefield"])
    t.pick("militia", "weaver", "copper", "weaver", "card", "pile estate")
    assert (t.tokens(1), t.tokens(0)) == ("2 vp", "")


def test_a_victory_card_of_several_types_counts_once_and_others_do_not() -> None:
    piles = {"castles": "humble-castle, crumbling-castle"}
    t = situation(phase="buy", coins=9, buys=4, landscapes=["battlefield"], piles=piles)
    t.pick("pile humble-castle")
    assert t.tokens() == "2 vp"
    t.pick("pile silver", "pile curse")
    assert t.tokens() == "2 vp"


@pytest.mark.rule("DOM-411")
def test_battlefield_pays_until_it_is_empty() -> None:
    t = situation(phase="buy", coins=9, buys=4, landscapes=["battlefield"], stocks={"battlefield": 3})
    t.pick("pile estate", "pile estate", "pile estate")
    assert (t.tokens(), stock(t, "battlefield")) == ("3 vp", 0)


@pytest.mark.rule("DOM-411")
def test_points_of_cards_do_not_come_from_a_landmark() -> None:
    t = situation(phase="buy", hand="plunder", landscapes=["battlefield"], stocks={"battlefield": 0})
    t.pick("plunder")
    assert t.tokens() == "vp"


@pytest.mark.rule("DOM-395")
def test_points_that_are_left_belong_to_nobody() -> None:
    t = situation(hand="estate", landscapes=["battlefield", "labyrinth"])
    assert (t.score(), t.score(seat=1)) == (1, 0)


# Fountain


@pytest.mark.rule("DOM-394")
@pytest.mark.parametrize(
    ("zones", "points"),
    [
        ({"deck": "9 copper"}, 0),
        ({"deck": "10 copper"}, 15),
        ({"deck": "25 copper"}, 15),
        ({"deck": "3 copper", "hand": "3 copper", "discard": "2 copper", "in_play": "copper", "exile": "copper"}, 15),
    ],
)
def test_fountain_is_worth_15_points_with_ten_coppers(zones: dict[str, Any], points: int) -> None:
    t = situation({"hand": "copper"}, landscapes=["fountain"], **zones)
    assert (t.score("fountain"), t.score(), t.score(seat=1)) == (points, points, 0)


def test_a_situation_tells_that_a_landmark_is_empty() -> None:
    t = situation(landscapes=["labyrinth"], stocks={"labyrinth": 0})
    assert stock(Situation(arrange("dominion", t.game.situation())), "labyrinth") == 0
