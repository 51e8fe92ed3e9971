"""Winter: growth for wood and food, no fishing, and a price for every field (ledger: The seasons)."""

from typing import Any

import pytest

from allmende import arrange
from allmende.agricola.actions.fields import can_plow
from tests.agricola.seasons.situations import seasonal, spaces_of
from tests.agricola.situations import Situation

FOOD = {1: 6, 2: 6, 3: 6, 4: 6, 5: 5, 6: 5, 7: 5, 8: 4, 9: 4, 10: 3, 11: 3, 12: 2, 13: 2, 14: 1}


MOOR: dict[str, Any] = {"expansion": "moor", "level": 2}


def winter(*others: dict[str, Any], **given: Any) -> Situation:
    return seasonal("winter", *(others or ({},)), **given)


@pytest.mark.rule("AGR-357", "AGR-437")
@pytest.mark.parametrize("number", FOOD)
def test_the_family_grows_without_room_for_wood_and_the_harvests_to_come(number: int) -> None:
    t = winter(round=number, goods=f"{FOOD[number]} food, 2 wood")
    assert t.game.view(0)["table"]["seasons"]["price"] == {"food": FOOD[number], "wood": 2}
    t.place("winter")
    assert (t.people(), t.goods(), t.player().newborns) == (3, "", 1)
    assert t.prompt == "place-person", "no minor improvement follows"
    assert not winter(round=number, goods=f"{FOOD[number] - 1} food, 2 wood").usable("winter")
    assert not winter(round=number, goods=f"{FOOD[number]} food, wood").usable("winter")


@pytest.mark.rule("AGR-357", "AGR-450")
@pytest.mark.parametrize("players", [1, 5, 6])
def test_it_costs_the_same_for_any_number_of_players(players: int) -> None:
    t = seasonal("winter", *[{} for _ in range(players - 1)], players=players, goods="6 food, 2 wood").place("winter")
    assert (t.people(), t.goods()) == (3, "")


@pytest.mark.rule("AGR-357")
def test_food_may_be_made_for_it() -> None:
    t = winter(goods="4 food, 2 grain, 2 wood").place("winter")
    assert (t.people(), t.goods()) == (3, "")


@pytest.mark.rule("AGR-438")
def test_five_people_are_the_most_and_no_minor_improvement_follows() -> None:
    assert winter(people=4, rooms=[5, 10, 0, 1], goods="9 food, 2 wood").usable("winter")
    assert not winter(people=5, rooms=[5, 10, 0, 1, 6], goods="9 food, 2 wood").usable("winter")
    t = winter(hand=["corn-scoop"], goods="6 food, 3 wood").place("winter")
    assert t.prompt == "place-person"
    assert t.hand() == ["corn-scoop"]


def test_the_newborn_lies_on_the_space_and_situations_can_tell_it() -> None:
    t = winter(goods="6 food, 2 wood").place("winter")
    assert t.game.situation()["seats"][0]["placed"] == ["winter"]
    t = winter({}, placed=["winter"], people=3, newborns=1)
    assert t.player().newborns == 1


@pytest.mark.rule("AGR-358", "AGR-441")
@pytest.mark.parametrize(("number", "can"), [(1, False), (11, False), (12, True), (14, True)])
def test_nobody_fishes_before_round_12(number: int, can: bool) -> None:
    t = winter(round=number, piles={"fishing": 3})
    assert t.usable("fishing") == can
    assert spaces_of(t)["fishing"].get("why") == (None if can else "closed-in-winter")
    assert seasonal("spring", {}, round=number).usable("fishing")


@pytest.mark.rule("AGR-358")
def test_food_piles_up_there_all_the_same() -> None:
    t = seasonal("winter", {}, phase="preparation", piles={"fishing": 2})
    assert t.pile("fishing") == 3
    assert t.finish_round().pile("fishing") == 4


@pytest.mark.rule("AGR-359", "AGR-439")
def test_a_field_costs_a_food() -> None:
    t = winter(goods="food").place("farmland", "cell 0")
    assert (t.goods(), list(t.fields())) == ("", [0])
    assert not winter().usable("farmland")
    assert winter(goods="grain").place("farmland", "cell 0").goods() == "", "the grain was eaten"
    assert winter(goods="food").place("farmland", "cell 0").player().begging == 0
    assert seasonal("spring", {}).place("farmland", "cell 0").goods() == ""


@pytest.mark.rule("AGR-360")
def test_cultivation_costs_a_food_or_is_only_for_sowing() -> None:
    given: dict[str, Any] = {"round": 13, "rounds": ["cultivation"], "fields": [0]}
    t = winter(goods="food, grain", **given).place("cultivation", "action plow", "cell 1")
    assert t.goods() == "grain"
    t = winter(goods="vegetable", **given).place("cultivation")
    assert t.offers("action sow")
    assert not winter(goods="wood", **given).usable("cultivation")


@pytest.mark.rule("AGR-360")
def test_the_field_of_farm_supplies_costs_two() -> None:
    t = seasonal("winter", *[{} for _ in range(5)], goods="2 food").place("farm-supplies", "action plow", "cell 0")
    assert (t.goods(), list(t.fields())) == ("", [0])
    t = seasonal("winter", *[{} for _ in range(5)], goods="food").place("farm-supplies")
    assert (t.goods(), t.fields()) == ("grain", {})


@pytest.mark.rule("AGR-359", "AGR-360", "AGR-439")
def test_fields_of_cards_cost_it_too() -> None:
    plows: dict[str, Any] = {"played": ["plow-driver"], "material": "stone", "phase": "preparation"}
    t = winter(goods="2 food", **plows).pick("plow-driver", "cell 0")
    assert (t.goods(), list(t.fields())) == ("", [0])
    assert winter(goods="food", **plows).prompt == "place-person", "the card's price and the season's are one"
    assert seasonal("spring", {}, goods="food", **plows).offers("card plow-driver")


@pytest.mark.rule("AGR-359", "AGR-439")
def test_two_fields_of_a_plow_cost_two() -> None:
    given: dict[str, Any] = {"played": ["moldboard-plow"], "notes": {"moldboard-plow": 2}}
    t = winter(goods="2 food", **given).place("farmland", "moldboard-plow", "cell 0", "cell 1")
    assert (t.goods(), list(t.fields())) == ("", [0, 1])
    t = winter(goods="food", **given).place("farmland")
    assert t.prompt == "plow", "there is only food for one"
    table = winter(goods="2 food")
    assert [can_plow(table.state, table.player(), n) for n in (1, 2, 3)] == [True, True, False]


@pytest.mark.rule("AGR-440")
def test_fire_and_drained_moors_make_fields_for_nothing() -> None:
    land: dict[str, Any] = {"expansion": "moor", "level": 1, "cards": "none", "forests": [1], "fields": [0]}
    t = winter(**land).pick("special slash-and-burn", "cell 1")
    assert sorted(t.fields()) == [0, 1]
    assert t.goods() == ""
    moors: dict[str, Any] = {"expansion": "moor", "level": 2, "moors": [1], "fields": [6], "played": ["deep-plow"]}
    t = winter(goods="food", **moors).place("farmland", "deep-plow", "cell 1", "cell 2")
    assert sorted(t.fields()) == [1, 2, 6]
    assert t.goods() == "", "1 food for the plowed one alone"


# Cards that plow, and others that want food beside them


@pytest.mark.rule("AGR-359", "AGR-360", "AGR-439")
@pytest.mark.parametrize(("food", "can"), [(2, False), (3, True)])
def test_shifting_cultivation_costs_its_own_food_and_that_of_the_field(food: int, can: bool) -> None:
    t = winter(hand=["shifting-cultivation"], goods=f"{food} food").place("meeting-place")
    assert t.offers("card shifting-cultivation") == can
    if can:
        t.pick("shifting-cultivation", "cell 0")
        assert (t.goods(), list(t.fields())) == ("", [0])
    cooks: dict[str, Any] = {"played": ["fireplace-2"], "goods": f"{food - 2} food, sheep"}
    assert (
        winter(hand=["shifting-cultivation"], **cooks).place("meeting-place").offers("card shifting-cultivation") == can
    )


@pytest.mark.rule("AGR-439", "MOOR-064", "MOOR-086")
@pytest.mark.parametrize(("food", "mine", "anothers"), [(2, False, False), (3, True, False), (5, True, True)])
def test_what_a_special_action_costs_comes_on_top(food: int, mine: bool, anothers: bool) -> None:
    given: dict[str, Any] = {"hand": ["shifting-cultivation"], "goods": f"{food} food, fuel", **MOOR, "level": 3}
    assert winter(**given).offers("special black-market") == mine
    assert winter(special={"black-market": 1}, **given).offers("special black-market") == anothers


WAITS: dict[str, Any] = {"phase": "preparation"}
PLOWS: dict[str, tuple[str, dict[str, Any]]] = {
    "handplow": ("", {**WAITS, "round": 6, "promised": [[6, "", "handplow"]]}),
    "surveyors-map": ("", {**WAITS, "round": 11, "promised": [[11, "", "surveyors-map"]], **MOOR}),
    "assistant-tiller": ("day-laborer", {}),
    "cattle-collar": ("farmland", {"round": 9, "fields": [0], **MOOR}),
}


@pytest.mark.rule("AGR-360", "AGR-439")
@pytest.mark.parametrize("card", PLOWS)
def test_every_card_that_plows_costs_a_food_more(card: str) -> None:
    space, _ = PLOWS[card]
    before = 1 if space == "farmland" else 0
    assert not offering(card, before).offers(f"card {card}"), "there is no food for the field"
    t = offering(card, before + 1).pick(f"card {card}", "cell 2")
    assert t.food() == (2 if space == "day-laborer" else 0)
    assert 2 in t.fields()


def offering(card: str, food: int) -> Situation:
    """The moment at which a card may be used to plow."""
    space, given = PLOWS[card]
    goods = ", cattle" if card == "cattle-collar" else ""
    t = winter(played=[card], goods=f"{food} food{goods}", **given)
    if space:
        t.place(space)
    return t.pick("cell 1") if space == "farmland" else t


@pytest.mark.rule("AGR-256", "AGR-439")
def test_nobody_spends_the_food_that_the_field_needs_on_a_horse() -> None:
    given: dict[str, Any] = {"played": ["plowhorse-market"], **MOOR}
    assert winter(goods="food", **given).place("farmland").prompt == "plow"
    t = winter(goods="2 food", **given).place("farmland", "plowhorse-market", "cell 0")
    assert (t.goods(), list(t.fields())) == ("horse", [0])
    cookhouse: dict[str, Any] = {**given, "played": ["plowhorse-market", "cookhouse"]}
    assert winter(goods="food", **cookhouse).place("farmland").offers("card plowhorse-market"), (
        "the horse can be cooked"
    )
    t = winter(goods="food, grain", round=13, rounds=["cultivation"], fields=[0], **given)
    assert t.place("cultivation").offers("card plowhorse-market"), "the grain can be sown"


@pytest.mark.rule("AGR-359", "AGR-256")
def test_bread_may_pay_for_the_field() -> None:
    cards: dict[str, Any] = {"played": ["tutor", "scholar", "threshing-board", "fireplace-2"]}
    t = winter(goods="grain", **cards).place("farmland", "threshing-board", "bake", "cell 0")
    assert (t.goods(), list(t.fields())) == ("food", [0])


@pytest.mark.rule("AGR-357", "AGR-469")
@pytest.mark.parametrize(("food", "can"), [(6, False), (7, True)])
def test_tripods_want_their_food_for_a_child_of_winter_too(food: int, can: bool) -> None:
    seats = [{"goods": f"{food} food, 2 wood"}, {}]
    t = Situation(
        arrange("agricola", {"season": "winter", "xdeck": True, "aliens": {"gone": ["tripods"]}, "seats": seats})
    )
    assert t.usable("winter") == can
