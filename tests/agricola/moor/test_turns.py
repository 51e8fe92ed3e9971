"""Turns and special action cards (ledger: Turns and special actions)."""

from typing import Any

import pytest

from allmende.table import Json
from tests.agricola.moor.situations import begun, moor, moors
from tests.agricola.situations import Situation


def specials(t: Situation) -> list[str]:
    """The special actions that are offered."""
    return [name.split()[1] for name in t.offered if name.startswith("special ")]


def holder(t: Situation, action: str) -> int | None:
    """In front of whom the card with an action lies; FACE_DOWN is added if it does so face down."""
    [card] = [card for card in shown(t) if any(one["special"] == action for one in card["actions"])]
    return None if card["holder"] is None else card["holder"] + (8 if card["face_down"] else 0)


def shown(t: Situation) -> list[Json]:
    found: list[Json] = t.state.view(None)["moor"]["special"]
    return found


# Whose turn


@pytest.mark.rule("MOOR-048", "MOOR-175")
def test_fourteen_rounds_and_the_game_ends_after_the_last_harvest() -> None:
    t = moor(level=1, round=13)
    t.finish_round()
    assert (t.state.round, t.phase) == (14, "work")
    t.finish_round()
    assert (t.game.choice, t.phase) == (None, "over")
    assert t.player().begging > 0, "the last harvest came before"


@pytest.mark.rule("MOOR-049", "MOOR-050", "MOOR-051", "MOOR-052")
def test_a_turn_is_a_person_or_a_special_action() -> None:
    t = moor(moors=[0])
    t.pick("special cut-peat", "cell 0")
    assert (t.seat, t.player().home, t.player().placed) == (1, 2, [])
    t.place("day-laborer")
    assert t.seat == 0
    t.place("fishing")
    assert (t.seat, t.player().home) == (1, 1)


@pytest.mark.rule("MOOR-051")
def test_exactly_one_action_of_a_card_is_carried_out() -> None:
    t = moor(moors=[0], forests=[1])
    t.pick("special cut-peat", "cell 0")
    assert (t.seat, t.goods()) == (1, "3 fuel")


@pytest.mark.rule("MOOR-053", "MOOR-054", "MOOR-055")
def test_several_special_actions_in_a_row_before_anybody_is_placed() -> None:
    t = moor({"forests": [1]}, players=4, moors=[0, 1], forests=[2])
    t.pick("special cut-peat", "cell 0").place("day-laborer").place("fishing").place("forest")
    t.pick("special fell-trees", "cell 2").place("clay-pit").place("reed-bank").place("grove")
    t.pick("special hiring-fair")
    assert (t.goods(), t.player().home) == ("food, 2 wood, 3 fuel", 2)


@pytest.mark.rule("MOOR-056", "MOOR-057")
def test_an_action_that_cannot_be_carried_out_is_not_offered() -> None:
    assert specials(moor()) == ["hiring-fair"]
    assert specials(moor(moors=[0])) == ["cut-peat", "hiring-fair"]
    assert specials(moor(goods="food")) == ["horse-market", "hiring-fair"]
    t = moor(moors=[0]).pick("special cut-peat")
    assert t.offered == ["cell 0"], "whoever takes a card must carry an action out"


@pytest.mark.rule("MOOR-058", "MOOR-059", "MOOR-060")
def test_whoever_has_placed_everybody_has_no_turn() -> None:
    t = moor({"home": 2}, moors=[0], home=1, placed=["fishing"])
    t.place("day-laborer")
    assert t.seat == 1
    t.place("forest")
    assert t.seat == 1
    assert moors(t) == [0]


@pytest.mark.rule("MOOR-058")
def test_turns_go_on_as_long_as_somebody_is_at_home() -> None:
    t = moor({"moors": [0, 1]}, home=1, placed=["fishing"])
    t.place("day-laborer").pick("special cut-peat", "cell 0")
    assert t.seat == 1
    assert t.player(1).home == 2


@pytest.mark.rule("MOOR-060")
def test_people_in_bed_do_not_let_a_player_take_special_actions() -> None:
    t = moor(moors=[0], bed=1, home=0, placed=["fishing"])
    assert t.offered == ["bed"]
    t = moor(moors=[0], bed=1)
    assert specials(t) == ["cut-peat", "hiring-fair"]
    assert t.offers("bed")


# Cards in front of players


@pytest.mark.rule("MOOR-062")
def test_a_card_of_the_middle_is_free_and_lies_face_up() -> None:
    t = moor(moors=[0]).pick("special cut-peat", "cell 0")
    assert (holder(t, "cut-peat"), t.goods()) == (0, "3 fuel")
    assert holder(t, "hiring-fair") is None


@pytest.mark.rule("MOOR-063", "MOOR-069")
def test_the_own_card_cannot_be_taken_again() -> None:
    t = moor({"goods": "2 food", "moors": [0]}, moors=[0, 1], forests=[2], goods="9 food")
    t.pick("special cut-peat", "cell 0").place("fishing")
    assert not {"cut-peat", "fell-trees", "slash-and-burn"} & set(specials(t))


@pytest.mark.rule("MOOR-064", "MOOR-065", "MOOR-066")
@pytest.mark.parametrize(("action", "goods"), [("cut-peat", "food, 3 fuel"), ("fell-trees", "food, 2 wood")])
def test_the_card_of_an_opponent_costs_two_food_and_lies_face_down(action: str, goods: str) -> None:
    t = moor({"goods": "3 food", "moors": [2], "forests": [0, 1]}, moors=[0])
    t.pick("special cut-peat", "cell 0")
    assert t.goods() == "3 fuel"
    t.pick(f"special {action}").pick(t.offered[0])
    assert (t.goods(0), t.goods(1), holder(t, action)) == ("3 fuel", goods, 1 + 8)


@pytest.mark.rule("MOOR-064")
def test_whoever_cannot_pay_two_food_cannot_take_it() -> None:
    assert specials(moor(special={"hiring-fair": 1}, goods="food", moors=[0])) == ["cut-peat"]
    assert specials(moor(special={"hiring-fair": 1}, goods="2 food")) == ["hiring-fair"]
    assert specials(moor(special={"hiring-fair": 1}, goods="2 grain")) == ["hiring-fair"], "grain becomes food"
    t = moor(special={"hiring-fair": 1}, goods="2 food").pick("special hiring-fair")
    assert t.goods() == "food"


@pytest.mark.rule("MOOR-064", "MOOR-081")
def test_the_fee_and_the_price_of_a_horse_are_both_paid() -> None:
    assert not moor(special={"horse-market": 1}, goods="2 food").offers("special horse-market")
    t = moor(special={"horse-market": 1}, goods="4 food").pick("special horse-market")
    assert t.goods() == "food, horse"


@pytest.mark.rule("MOOR-067", "MOOR-069")
def test_a_card_that_lies_face_down_is_used_up() -> None:
    t = moor({"goods": "2 food"}, {"goods": "2 food"}, special={"hiring-fair": [1]}, goods="2 food", players=3)
    assert not t.offers("special hiring-fair")
    t.place("fishing")
    assert not t.offers("special hiring-fair"), "nor can the one who has it"
    t.place("forest")
    assert not t.offers("special hiring-fair")


@pytest.mark.rule("MOOR-061", "MOOR-068")
def test_all_cards_go_back_when_people_go_home() -> None:
    t = moor({"placed": ["fishing", "forest"]}, placed=["reed-bank"], special={"cut-peat": 1, "hiring-fair": [1]})
    t.place("day-laborer")
    assert t.state.round == 2
    assert (holder(t, "cut-peat"), holder(t, "hiring-fair")) == (None, None)


@pytest.mark.rule("MOOR-069")
def test_two_players_can_use_a_card_in_a_round() -> None:
    t = moor({"goods": "2 food"}, {"goods": "2 food"}, players=3)
    t.pick("special hiring-fair")
    t.pick("special hiring-fair")
    assert not t.offers("special hiring-fair")
    assert [t.food(seat) for seat in range(3)] == [2, 2, 2]


# Look-ahead


@pytest.mark.rule("MOOR-057", "MOOR-064")
def test_fee_and_cost_are_paid_together_so_that_nothing_is_spent_twice() -> None:
    """2 food for the card, 1 food and 1 fuel for Illicit Work, 2 clay for the Fireplace."""
    given: dict[str, Any] = {"special": {"illicit-work": 1}, "level": 1}
    assert not moor(**given, goods="2 food, wood, 2 clay").offers("special illicit-work")
    assert not moor(**given, goods="3 food, 2 clay").offers("special illicit-work")
    t = moor(**given, goods="3 food, wood, 2 clay").pick("special illicit-work")
    assert t.offered == ["card fireplace-2"]
    t.pick("card fireplace-2")
    assert (t.goods(), t.played()) == ("", ["fireplace-2"])


@pytest.mark.rule("MOOR-057")
def test_wood_is_not_spent_on_fuel_if_the_card_costs_it() -> None:
    assert not moor(level=1, goods="food, wood, 2 clay").pick("special illicit-work").offers("card foresters-lodge")
    t = moor(level=1, goods="food, 2 wood, 2 clay").pick("special illicit-work")
    assert t.offers("card foresters-lodge")
    t.pick("card foresters-lodge")
    assert t.goods() == ""


def test_the_first_game_offers_special_actions_to_the_starting_player() -> None:
    t = begun(players=2)
    assert specials(t) == ["fell-trees", "slash-and-burn", "cut-peat", "horse-market", "hiring-fair"]
