"""Occupations that provide crops and animals."""

from typing import Any

import pytest

from tests.agricola.cards.playing import NORTH, start_of_round
from tests.agricola.situations import Situation, harvest, situation

# Scythe Worker


def test_scythe_worker_brings_a_grain() -> None:
    t = situation({}, hand=["scythe-worker"])
    t.place("lessons", "scythe-worker")
    assert t.goods() == "grain"


@pytest.mark.rule("AGR-170")
def test_scythe_worker_takes_one_more_grain_from_each_grain_field() -> None:
    t = harvest({"goods": "9 food"}, goods="4 food", fields={"0": "3 grain", "1": "2 grain"}, played=["scythe-worker"])
    t.pick("card scythe-worker", "cell 0", "cell 1")
    assert (t.fields(), t.goods()) == ({0: "grain", 1: ""}, "4 grain")


def test_scythe_worker_decides_for_each_field() -> None:
    t = harvest({"goods": "9 food"}, goods="4 food", fields={"0": "3 grain", "1": "2 grain"}, played=["scythe-worker"])
    t.pick("card scythe-worker", "cell 1")
    assert t.offered == ["cell 0", "done"]
    t.pick("done")
    assert (t.fields(), t.goods()) == ({0: "2 grain", 1: ""}, "3 grain")


def test_scythe_worker_may_be_left() -> None:
    t = harvest({"goods": "9 food"}, goods="4 food", fields={"0": "3 grain"}, played=["scythe-worker"])
    t.pick("done")
    assert (t.fields(), t.goods()) == ({0: "2 grain"}, "grain")


def test_scythe_worker_needs_two_grain_on_the_field() -> None:
    t = harvest(
        {"goods": "9 food"}, goods="4 food", fields={"0": "grain", "1": "2 grain", "2": ""}, played=["scythe-worker"]
    )
    t.pick("card scythe-worker")
    assert (t.fields(), t.goods()) == ({0: "", 1: "", 2: ""}, "3 grain")


def test_scythe_worker_takes_from_field_cards_too() -> None:
    t = harvest(
        {"goods": "9 food"}, goods="4 food", played=["scythe-worker", "beanfield"], notes={"beanfield": "3 grain"}
    )
    t.pick("card scythe-worker")
    assert (t.player().note("beanfield"), t.goods()) == (5 * 64 + 1, "2 grain")


def test_scythe_worker_takes_no_more_vegetables() -> None:
    fields = {"0": "2 vegetable", "1": "3 grain"}
    t = harvest({"goods": "9 food"}, goods="4 food", fields=fields, played=["scythe-worker"])
    t.pick("card scythe-worker")
    assert (t.fields(), t.goods()) == ({0: "vegetable", 1: "grain"}, "2 grain, vegetable")


def test_the_grain_of_scythe_worker_feeds_the_family() -> None:
    t = harvest({"goods": "9 food"}, goods="2 food", fields={"0": "3 grain"}, played=["scythe-worker"])
    t.pick("card scythe-worker", "eat grain", "eat grain")
    assert (t.player().begging, t.goods()) == (0, "")


# Seasonal Worker


@pytest.mark.parametrize("number", [1, 5])
def test_seasonal_worker_gets_a_grain_at_day_laborer(number: int) -> None:
    t = situation({}, played=["seasonal-worker"], round=number)
    t.place("day-laborer")
    assert t.goods() == "2 food, grain"
    assert t.seat == 1


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
@pytest.mark.parametrize("number", [6, 14])
def test_from_round_six_seasonal_worker_chooses(number: int, crop: str) -> None:
    t = situation({}, played=["seasonal-worker"], round=number)
    t.place("day-laborer")
    assert t.offered == ["good grain", "good vegetable"]
    t.pick(f"good {crop}")
    assert t.goods() == f"2 food, {crop}"


def test_seasonal_worker_cannot_be_left_out() -> None:
    t = situation({}, played=["seasonal-worker", "assistant-tiller"], round=6)
    t.place("day-laborer")
    assert t.offered == ["card seasonal-worker", "card assistant-tiller"]
    t.pick("card assistant-tiller", "cell 3")
    assert t.offered == ["good grain", "good vegetable"]


def test_seasonal_worker_gets_nothing_elsewhere_nor_from_others() -> None:
    t = situation({}, played=["seasonal-worker"], round=6)
    t.place("fishing").place("day-laborer")
    assert (t.goods(0), t.goods(1)) == ("food", "2 food")


# Animal Dealer


@pytest.mark.parametrize(
    ("market", "number", "goods"),
    [("sheep-market", 1, "2 sheep"), ("pig-market", 8, "2 boar"), ("cattle-market", 10, "2 cattle")],
)
def test_animal_dealer_buys_another_animal_of_the_market(market: str, number: int, goods: str) -> None:
    t = situation(
        {}, goods="food", pastures=[[3, 4]], played=["animal-dealer"], players=3, round=number, rounds=[market]
    )
    t.place(market, "card animal-dealer")
    assert t.goods() == goods
    assert t.seat == 1


def test_animal_dealer_buys_once_per_use_and_may_be_left() -> None:
    rich: dict[str, Any] = {"goods": "5 food", "pastures": [[3, 4]], "played": ["animal-dealer"]}
    t = situation({}, **rich, players=3, rounds=["sheep-market"])
    t.place("sheep-market", "card animal-dealer")
    assert (t.goods(), t.seat) == ("4 food, 2 sheep", 1)
    t = situation({}, **rich, players=3, rounds=["sheep-market"])
    t.place("sheep-market", "done")
    assert t.goods() == "5 food, sheep"


def test_animal_dealer_needs_food_but_may_make_it() -> None:
    t = situation({}, played=["animal-dealer"], players=3, rounds=["sheep-market"])
    t.place("sheep-market")
    assert (t.goods(), t.seat) == ("sheep", 1)
    t = situation({}, goods="grain", pastures=[[3]], played=["animal-dealer"], players=3, rounds=["sheep-market"])
    t.place("sheep-market", "card animal-dealer")
    assert t.goods() == "2 sheep"


@pytest.mark.rule("AGR-249")
def test_animal_dealer_pays_before_the_animals_come() -> None:
    """An animal of the market cannot be cooked to pay for another one."""
    t = situation({}, played=["animal-dealer", "fireplace-2"], players=3, rounds=["sheep-market"])
    t.place("sheep-market")
    assert (t.goods(), t.seat) == ("sheep", 1)


def test_an_animal_of_animal_dealer_needs_room() -> None:
    t = situation({}, goods="food", played=["animal-dealer"], players=3, rounds=["sheep-market"])
    t.place("sheep-market", "card animal-dealer")
    assert t.goods() == "sheep"  # the house has room for one


def test_animal_dealer_is_for_the_three_markets_and_the_owner_only() -> None:
    t = situation({"goods": "food"}, goods="2 food", played=["animal-dealer"], players=5, rounds=["sheep-market"])
    t.place("animal-market", "good boar")
    assert (t.goods(), t.seat) == ("2 food, boar", 1)
    t.place("sheep-market")
    assert t.seat == 2


# Lutenist


def test_lutenist_gets_goods_when_another_player_uses_traveling_players() -> None:
    t = situation({"played": ["lutenist"]}, players=4)
    t.place("traveling-players")
    assert (t.goods(0), t.goods(1)) == ("food", "food, wood")


def test_lutenist_may_buy_a_vegetable_for_two_food() -> None:
    t = situation({"played": ["lutenist"], "goods": "food"}, players=4)
    t.place("traveling-players")
    assert (t.seat, t.offered) == (1, ["card lutenist", "done"])
    t.pick("card lutenist")
    assert t.goods(1) == "wood, vegetable"


def test_lutenist_does_not_act_on_own_uses() -> None:
    t = situation(played=["lutenist"], players=4)
    t.place("traveling-players")
    assert t.goods() == "food"


# Pig Breeder


def test_pig_breeder_brings_a_boar() -> None:
    t = situation({}, hand=["pig-breeder"], players=4)
    t.place("lessons", "pig-breeder")
    assert t.goods() == "boar"


def test_the_boar_of_pig_breeder_needs_room() -> None:
    t = situation({}, goods="sheep", hand=["pig-breeder"], players=4)
    t.place("lessons", "pig-breeder")
    assert t.prompt == "house-animals"


def end_of_round(*others: dict[str, Any], **given: Any) -> Situation:
    given.setdefault("round", 12)
    return situation(*others, phase="round-end", players=4, **given)


def test_boar_breed_at_the_end_of_round_twelve() -> None:
    t = end_of_round(goods="2 boar, 2 sheep", pastures=[[3, 4], [8, 9]], played=["pig-breeder"])
    assert t.goods() == "2 sheep, 3 boar"
    assert t.state.round == 13


def test_only_one_young_boar_however_many_pairs() -> None:
    assert end_of_round(goods="5 boar", pastures=NORTH, played=["pig-breeder"]).goods() == "6 boar"


def test_one_boar_does_not_breed() -> None:
    assert end_of_round(goods="boar", pastures=NORTH, played=["pig-breeder"]).goods() == "boar"


@pytest.mark.parametrize("number", [10, 11, 13])
def test_boar_breed_in_round_twelve_only(number: int) -> None:
    assert end_of_round(goods="2 boar", pastures=NORTH, played=["pig-breeder"], round=number).goods() == "2 boar"


def test_boar_of_others_do_not_breed() -> None:
    t = end_of_round({"goods": "2 boar", "pastures": NORTH}, played=["pig-breeder"])
    assert t.goods(1) == "2 boar"


def test_a_young_boar_without_room_is_lost() -> None:
    t = end_of_round(goods="3 boar", pastures=[[3]], played=["pig-breeder"])
    assert t.goods() == "3 boar"


@pytest.mark.rule("AGR-141")
def test_a_young_boar_is_not_cooked_but_room_may_be_made_before() -> None:
    given: dict[str, Any] = {"goods": "3 boar", "pastures": [[3]], "played": ["pig-breeder", "fireplace-2"]}
    t = end_of_round(**given)
    assert (t.prompt, t.offered) == ("make-room", ["eat boar", "done"])
    t.pick("done")
    assert t.goods() == "3 boar"
    t = end_of_round(**given).pick("eat boar")
    assert t.goods() == "2 food, 3 boar"


def test_pig_breeder_comes_too_late_after_round_twelve() -> None:
    t = situation({}, goods="boar", pastures=NORTH, hand=["pig-breeder"], players=4, round=13)
    t.place("lessons", "pig-breeder")
    assert t.goods() == "2 boar"


# Childless


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_childless_gets_food_and_a_crop_of_choice(crop: str) -> None:
    t = start_of_round(played=["childless"], rooms=[0, 5, 10])
    assert t.offered == ["good grain", "good vegetable"]
    t.pick(f"good {crop}")
    assert t.goods() == f"food, {crop}"
    assert t.phase == "work"


def test_childless_may_have_more_than_three_rooms() -> None:
    t = start_of_round(played=["childless"], rooms=[0, 5, 6, 10]).pick("good grain")
    assert t.goods() == "food, grain"


@pytest.mark.parametrize(("rooms", "people"), [([5, 10], 2), ([0, 5, 10], 3), ([0, 5, 10], 1), ([0, 5, 6, 10], 4)])
def test_childless_needs_three_rooms_and_exactly_two_people(rooms: list[int], people: int) -> None:
    t = start_of_round(played=["childless"], rooms=rooms, people=people)
    assert (t.prompt, t.goods()) == ("place-person", "")


def test_the_food_of_childless_may_pay_in_the_same_start_of_a_round() -> None:
    t = start_of_round(played=["plow-driver", "childless"], rooms=[0, 5, 10], material="stone")
    t.pick("good grain", "card plow-driver")
    assert t.prompt == "plow"


# Greengrocer


def test_greengrocer_gets_a_vegetable_at_grain_seeds() -> None:
    t = situation(played=["greengrocer"], players=3)
    t.place("grain-seeds")
    assert t.goods() == "grain, vegetable"


def test_greengrocer_gets_nothing_elsewhere_nor_from_others() -> None:
    t = situation({}, played=["greengrocer"], players=3, round=8, rounds=["vegetable-seeds"])
    t.place("vegetable-seeds")
    t.place("grain-seeds")
    assert (t.goods(0), t.goods(1)) == ("vegetable", "grain")


# Sheep Whisperer


def test_sheep_whisperer_puts_sheep_on_four_later_rounds() -> None:
    t = situation(players=4, hand=["sheep-whisperer"], round=3)
    t.place("lessons", "sheep-whisperer")
    assert t.promised() == dict.fromkeys([5, 8, 11, 13], "sheep")


@pytest.mark.rule("AGR-033")
def test_sheep_whisperer_puts_no_sheep_beyond_the_last_round() -> None:
    t = situation(players=4, hand=["sheep-whisperer"], round=7)
    t.place("lessons", "sheep-whisperer")
    assert t.promised() == {9: "sheep", 12: "sheep"}


# Cattle Feeder


def test_cattle_feeder_buys_a_cattle_at_grain_seeds_once() -> None:
    t = situation({}, goods="3 food", pastures=[[3]], played=["cattle-feeder"], players=4)
    t.place("grain-seeds", "card cattle-feeder")
    assert (t.goods(), t.seat) == ("2 food, grain, cattle", 1)


def test_cattle_feeder_may_be_left() -> None:
    t = situation({}, goods="food", played=["cattle-feeder"], players=4)
    t.place("grain-seeds", "done")
    assert t.goods() == "food, grain"


@pytest.mark.rule("AGR-249")
def test_cattle_feeder_pays_before_the_grain_comes() -> None:
    t = situation({}, played=["cattle-feeder"], players=4)
    t.place("grain-seeds")
    assert (t.goods(), t.seat) == ("grain", 1)


def test_goods_of_other_cards_may_pay_for_the_cattle() -> None:
    t = situation({}, played=["cattle-feeder", "greengrocer"], players=4)
    t.place("grain-seeds", "card cattle-feeder")
    assert t.goods() == "grain, cattle"


def test_cattle_feeder_is_for_grain_seeds_and_the_owner_only() -> None:
    t = situation({"goods": "food"}, goods="food", played=["cattle-feeder"], players=4)
    t.place("forest")
    assert t.seat == 1
    t.place("grain-seeds")
    assert (t.goods(1), t.seat) == ("food, grain", 2)
