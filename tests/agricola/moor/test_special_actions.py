"""The seven special actions, forests and moors (ledger: Turns and special actions, Forests and moors)."""

from typing import Any

import pytest

from allmende.agricola.cards.hooks import AFTER_PLOW, on
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import FOOD, bundle
from allmende.agricola.moor.layers import land_of
from allmende.agricola.moor.special import cards_for
from tests.agricola.homemade import give_card
from tests.agricola.moor.situations import cells, forests, moor, moors

PLAYERS = range(2, 7)


# Cut Peat, Fell Trees


@pytest.mark.rule("MOOR-071")
def test_cut_peat_removes_a_moor_for_three_fuel() -> None:
    t = moor(moors=[0, 3]).pick("special cut-peat")
    assert cells(t) == [0, 3]
    t.pick("cell 3")
    assert (moors(t), t.goods()) == ([0], "3 fuel")
    assert 3 in bits(t.player().farm.unused())


@pytest.mark.rule("MOOR-072", "MOOR-232")
def test_cut_peat_needs_a_visible_moor() -> None:
    assert not moor(forests=[0]).offers("special cut-peat")
    assert not moor(moors=[0], forests=[0]).offers("special cut-peat")
    t = moor(moors=[0, 1], forests=[0]).pick("special cut-peat")
    assert cells(t) == [1]


@pytest.mark.rule("MOOR-073")
def test_fell_trees_removes_a_forest_for_two_wood() -> None:
    t = moor(forests=[0, 3]).pick("special fell-trees", "cell 0")
    assert (forests(t), t.goods()) == ([3], "2 wood")
    assert 0 in bits(t.player().farm.unused())


@pytest.mark.rule("MOOR-074")
def test_fell_trees_needs_a_forest() -> None:
    assert not moor(moors=[0]).offers("special fell-trees")


@pytest.mark.rule("MOOR-231", "MOOR-232")
def test_felling_trees_uncovers_what_lies_below() -> None:
    t = moor(moors=[0], forests=[0]).pick("special fell-trees", "cell 0")
    assert (forests(t), moors(t)) == ([], [0])
    t = moor(forests=[0, 0]).pick("special fell-trees", "cell 0")
    assert forests(t) == [0]


# Slash and Burn


@pytest.mark.rule("MOOR-075")
def test_slash_and_burn_exchanges_a_forest_for_a_field_on_its_space() -> None:
    t = moor(forests=[3, 7]).pick("special slash-and-burn", "cell 7")
    assert (forests(t), t.fields(), t.goods()) == ([3], {7: ""}, "")


@pytest.mark.rule("MOOR-076", "MOOR-078")
def test_the_new_field_lies_beside_another_one() -> None:
    t = moor(fields=[2], forests=[3, 9, 12]).pick("special slash-and-burn")
    assert cells(t) == [3]
    assert not moor(fields=[2], forests=[4, 9]).offers("special slash-and-burn")


@pytest.mark.rule("MOOR-077")
def test_without_a_field_every_forest_may_be_burnt() -> None:
    assert cells(moor(forests=[3, 9, 12]).pick("special slash-and-burn")) == [3, 9, 12]
    strict = moor(forests=[3, 9, 12], variants=["strict-adjacency"])
    assert cells(strict.pick("special slash-and-burn")) == [3, 9, 12], "forests are in use already"


@pytest.mark.rule("MOOR-078")
def test_slash_and_burn_needs_a_forest() -> None:
    assert not moor(moors=[0]).offers("special slash-and-burn")
    assert not moor(moors=[0], forests=[0]).offers("special slash-and-burn"), "a moor would lie below the field"


@pytest.mark.rule("MOOR-079")
def test_slash_and_burn_is_no_plowing() -> None:
    t = moor(forests=[3, 7])
    give_card(t, on(AFTER_PLOW, gain=bundle(food=1)))
    t.pick("special slash-and-burn", "cell 3")
    assert (t.food(), "plow" in t.events, "burn-forest" in t.events) == (0, False, True)
    t = moor()
    give_card(t, on(AFTER_PLOW, gain=bundle(food=1)))
    assert t.place("farmland", "cell 3").food() == 1


# Horse Market, Hiring Fair


@pytest.mark.rule("MOOR-080", "MOOR-081")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_horse_costs_a_food_with_two_five_and_six_players(players: int) -> None:
    price = 0 if players in (3, 4) else 1
    assert moor(players=players).offers("special horse-market") == (price == 0)
    t = moor(players=players, goods="3 food").pick("special horse-market")
    assert (t.food(), t.count("horse")) == (3 - price, 1)


@pytest.mark.rule("MOOR-082", "MOOR-084")
def test_alone_prices_are_those_of_the_card() -> None:
    horses, fairs = {}, {}
    for card in cards_for(1):
        for action in card.actions:
            if action.space.slug == "horse-market":
                horses[card.slug] = dict(action.cost).get(FOOD, 0)
            elif action.space.slug == "hiring-fair":
                fairs[card.slug] = dict(action.gives)[FOOD]
    assert horses == {"village": 1, "heath": 0, "woodland": 0, "horse-fair": 1}
    assert fairs == {"village": 1, "sawpit": 2, "back-yard": 1, "timber-yard": 1}
    t = moor(players=1, open="sawpit").pick("special hiring-fair", "no")
    assert t.food() == 2
    t = moor(players=1, open="heath").pick("special horse-market")
    assert t.goods() == "horse"


@pytest.mark.rule("MOOR-083")
def test_a_horse_without_room_runs_away() -> None:
    t = moor(goods="food, sheep").pick("special horse-market")
    assert t.offered == ["discard sheep", "discard horse"]
    t.pick("discard horse")
    assert t.goods() == "sheep"


@pytest.mark.rule("MOOR-083")
@pytest.mark.parametrize(("card", "food"), [("horse-slaughterhouse", 2), ("cookhouse", 2), ("cooking-hearth-4", 0)])
def test_a_horse_may_be_turned_into_food_at_once(card: str, food: int) -> None:
    t = moor(goods="food, sheep", played=[card]).pick("special horse-market")
    assert t.offers("eat horse") == (food > 0)
    if food:
        assert t.pick("eat horse").goods() == "2 food, sheep"


@pytest.mark.rule("MOOR-084")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_hiring_fair_gives_a_food_and_two_with_three_players(players: int) -> None:
    t = moor(players=players).pick("special hiring-fair")
    assert t.food() == (2 if players == 3 else 1)


# Black Market, Illicit Work


@pytest.mark.rule("MOOR-085", "MOOR-086", "MOOR-140")
def test_the_black_market_plays_a_minor_improvement_for_a_fuel_and_its_cost() -> None:
    given: dict[str, Any] = {"level": 3, "hand": ["market-stall"]}  # costs 1 grain
    assert not moor(**given, goods="fuel").offers("special black-market")
    assert not moor(**given, goods="grain").offers("special black-market")
    t = moor(**given, goods="fuel, grain").pick("special black-market", "card market-stall")
    assert (t.goods(), t.hand(1)) == ("vegetable", ["market-stall"])


@pytest.mark.rule("MOOR-086", "MOOR-140", "MOOR-139")
def test_the_prerequisite_must_be_met_at_the_black_market_as_elsewhere() -> None:
    for people, can in (([], False), (["tutor"], True)):
        t = moor(level=3, hand=["wood-workshop"], goods="fuel, clay", played=people, round=1)
        assert t.offers("special black-market") == can
        assert t.usable("major-improvement") == can


@pytest.mark.rule("MOOR-085")
def test_the_black_market_builds_no_major_improvement() -> None:
    assert not moor(goods="9 fuel, 9 clay").offers("special black-market")
    t = moor(level=3, hand=["market-stall"], goods="9 fuel, 9 clay, grain").pick("special black-market")
    assert t.offered == ["card market-stall"]


@pytest.mark.rule("MOOR-087", "MOOR-088")
def test_illicit_work_builds_a_major_improvement_for_food_and_fuel_and_its_cost() -> None:
    assert not moor(goods="food, 2 clay").offers("special illicit-work")
    assert not moor(goods="fuel, 2 clay").offers("special illicit-work")
    assert not moor(goods="food, fuel, clay").offers("special illicit-work")
    t = moor(goods="food, fuel, 2 clay").pick("special illicit-work", "card fireplace-2")
    assert (t.goods(), t.played()) == ("", ["fireplace-2"])


@pytest.mark.rule("MOOR-087", "MOOR-248")
def test_illicit_work_takes_cards_of_the_supply_board_only() -> None:
    t = moor(level=3, hand=["market-stall", "oriental-fireplace"], played=["fireplace-2"], goods="grain, food, fuel")
    assert t.pick("special illicit-work").offered == ["card cooking-hearth-4", "card cooking-hearth-5"]


@pytest.mark.rule("MOOR-248")
def test_an_upgrade_in_hand_is_no_reason_for_illicit_work() -> None:
    """The black market and the improvement actions bring it into play."""
    taken = ["cookhouse", "second-cookhouse", "cooking-hearth-5"]
    t = moor({"played": taken}, level=3, hand=["oriental-fireplace"], played=["cooking-hearth-4"], goods="food, fuel")
    assert t.usable("major-improvement")
    assert t.offers("special black-market")
    assert not t.offers("special illicit-work")


@pytest.mark.rule("MOOR-087")
def test_the_fee_is_due_even_if_a_card_is_handed_back() -> None:
    t = moor(played=["fireplace-2"], goods="2 food, fuel").pick("special illicit-work", "card cooking-hearth-4")
    assert (t.goods(), t.played()) == ("food", ["cooking-hearth-4"])
    assert not moor(played=["fireplace-2"], goods="2 food").offers("special illicit-work")


# Forests and moors


@pytest.mark.rule("MOOR-089", "MOOR-090")
def test_no_space_of_the_board_removes_forests_or_moors() -> None:
    t = moor(forests=[0, 1, 2], moors=[3, 4], goods="20 wood, 9 reed, 9 clay", fields=[14])
    for space, *picks in (("farm-expansion", "action rooms"), ("farmland",)):
        at = t.game.clone()
        t.place(space, *picks)
        assert not {0, 1, 2, 3, 4} & set(cells(t))
        t.game = at


@pytest.mark.rule("MOOR-091")
def test_forests_and_moors_are_never_fenced_in() -> None:
    """Cell 4 is free, but all around it are a forest and a moor."""
    t = moor(goods="15 wood", forests=[3], moors=[9], rounds=["fencing"])
    t.place("fencing")
    edges = {name for name in t.offered if name.startswith("edge")}
    while t.prompt == "build-fence":
        t.pick(t.offered[0])
    farm = t.player().farm
    assert edges
    assert farm.pastures()
    assert not farm.fenced() & (land_of(t.player()).forests | land_of(t.player()).moors)


@pytest.mark.rule("MOOR-091")
def test_a_farm_full_of_forests_has_no_place_for_fences() -> None:
    wild = [cell for cell in range(15) if cell not in (5, 10)]
    assert not moor(goods="15 wood", forests=wild, rounds=["fencing"]).usable("fencing")
    assert moor(goods="15 wood", forests=wild[1:], rounds=["fencing"]).usable("fencing")


@pytest.mark.rule("MOOR-092")
def test_neither_rooms_nor_fields_are_laid_on_forests_and_moors() -> None:
    t = moor(goods="5 wood, 2 reed", forests=[0, 6], moors=[11])
    assert not t.usable("farm-expansion") or "action rooms" not in t.place("farm-expansion").offered
    t = moor(forests=[0], moors=[1]).place("farmland")
    assert cells(t) == [2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]


@pytest.mark.rule("MOOR-093")
def test_no_stable_stands_on_forests_and_moors() -> None:
    t = moor(goods="2 wood", forests=[0], moors=[1]).place("farm-expansion")
    assert not {0, 1} & set(cells(t))


@pytest.mark.rule("MOOR-094")
def test_no_animal_lives_on_forests_and_moors() -> None:
    t = moor(forests=[0], moors=[1])
    assert [place["size"] for place in t.game.view(0)["table"]["previews"]["housing"]["places"]] == [1], "only the pet"


@pytest.mark.rule("MOOR-095", "MOOR-181")
def test_spaces_with_forests_and_moors_are_used() -> None:
    assert moor().score("unused") == -13
    assert moor(forests=[0, 1], moors=[2]).score("unused") == -10
    t = moor(level=3, hand=["big-country"], forests=[0, 1, 2, 3, 4, 6, 7], moors=[8, 9, 11, 12, 13, 14])
    assert t.place("major-improvement").offers("card big-country")


@pytest.mark.rule("MOOR-096")
def test_the_restrictions_hold_in_the_last_round_too() -> None:
    t = moor(round=14, forests=[0], moors=[1], goods="2 wood").place("farmland")
    assert not {0, 1} & set(cells(t))
