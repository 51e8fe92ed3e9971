"""Payments: what can be paid is found exactly, only real choices are asked, and no step leads into a dead end."""

import random

import pytest

from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.cards.outfit import Outfit
from allmende.agricola.farm.farmyard import Farmyard
from allmende.agricola.goods import EDIBLE, FOOD, GOODS, HORSE, Bundle, listed
from allmende.agricola.paying.payment import cheapest
from allmende.agricola.paying.reach import can_pay
from allmende.agricola.player import Player
from allmende.table import Seat
from tests.agricola.situations import situation

EXCHANGING = ["grocer", "sheep-walker", "hard-porcelain"]
COOKING = ["fireplace-2", "cooking-hearth-4"]


def reachable(me: Player) -> set[tuple[int, ...]]:
    """All supplies that a player can come to by eating, cooking and exchanging: every single one."""
    start = (*me.goods, me.note("grocer"))
    found, todo = {start}, [start]
    while todo:
        *goods, bought = todo.pop()
        steps: list[tuple[Bundle, Bundle, int]] = [
            (((good, 1),), ((FOOD, me.outfit.rates[good]),), 0) for good in EDIBLE if me.outfit.rates[good]
        ]
        steps += [
            (exchange.give, exchange.get, int(exchange.nth >= 0))
            for exchange in me.outfit.exchanges
            if exchange.nth in (-1, bought)
        ]
        for give, get, more in steps:
            after = goods[:]
            for good, n in give:
                after[good] -= n
            for good, n in get:
                after[good] += n
            state = (*after, bought + more)
            if min(after) >= 0 and state not in found:
                found.add(state)
                todo.append(state)
    return found


def random_farmer(dice: random.Random) -> Player:
    me = Player(Seat(0), Farmyard())
    cards = [slug for slug in EXCHANGING if dice.random() < 0.6] + dice.sample(COOKING, dice.randint(0, 1))
    me.outfit = Outfit(tuple([BY_SLUG[slug] for slug in cards]))
    for good in range(HORSE):
        me.goods[good] = dice.choice([0, 0, 1, 1, 2, 3])
    me.set_note("grocer", dice.randint(0, 8))
    return me


@pytest.mark.parametrize("seed", range(60))
def test_what_can_be_paid_agrees_with_trying_everything(seed: int) -> None:
    dice = random.Random(seed)
    me = random_farmer(dice)
    supplies = reachable(me)
    for _ in range(60):
        cost = listed([dice.choice([0, 0, 0, 0, 1, 2, 3]) for _ in GOODS[:HORSE]])
        expected = any(all(supply[good] >= n for good, n in cost) for supply in supplies)
        assert can_pay(me, cost) == expected, (me.goods, me.outfit.cards, me.notes, cost)


def test_ways_that_only_cost_more_are_left_out() -> None:
    assert cheapest([((1, 5), (3, 2)), ((1, 3), (3, 2)), ((1, 4),)]) == [((1, 3), (3, 2)), ((1, 4),)]
    assert cheapest([((1, 1),), ((1, 1),)]) == [((1, 1),)]


# Making food for a cost


def test_the_only_way_to_pay_is_taken_without_asking() -> None:
    t = situation(goods="2 grain", hand=["tutor"], players=3)
    t.place("lessons-2", "tutor")
    assert (t.goods(), t.played()) == ("", ["tutor"])


@pytest.mark.rule("AGR-175")
def test_where_food_can_be_made_in_several_ways_the_owner_chooses() -> None:
    t = situation(goods="2 grain, vegetable", hand=["tutor"], players=3)
    t.place("lessons-2", "tutor")
    assert (t.prompt, t.offered) == ("convert", ["eat grain", "eat vegetable"])
    t.pick("eat vegetable")  # now there is nothing but grain
    assert t.goods() == "grain"


def test_food_in_the_supply_is_used_before_anything_is_eaten() -> None:
    t = situation(goods="2 food, grain", hand=["tutor"], players=3)
    t.place("lessons-2", "tutor")
    assert t.goods() == "grain"


@pytest.mark.rule("AGR-142")
def test_animals_become_food_only_with_a_cooking_improvement() -> None:
    assert not situation(goods="sheep", hand=["tutor"], players=3).usable("lessons-2")
    t = situation(goods="sheep", hand=["tutor"], played=["fireplace-2"], players=3)
    t.place("lessons-2", "tutor")
    assert t.goods() == ""


@pytest.mark.rule("AGR-160", "AGR-241")
def test_crops_on_fields_pay_nothing() -> None:
    assert not situation(fields={"0": "3 grain"}, hand=["tutor"], players=3).usable("lessons-2")


def test_goods_that_are_part_of_a_cost_are_not_eaten_for_it() -> None:
    """Market Stall costs 1 grain; with Shifting Cultivation (2 food) the only grain could be eaten."""
    t = situation(goods="grain, food", hand=["market-stall", "shifting-cultivation"])
    t.place("meeting-place")
    assert t.offered == ["card market-stall", "card shifting-cultivation", "done"]
    t.pick("market-stall")
    assert t.goods() == "food, vegetable"


# Alternatives


@pytest.mark.rule("AGR-196", "AGR-197", "AGR-199")
def test_a_hearth_is_paid_with_clay_or_with_a_fireplace() -> None:
    t = situation({}, goods="4 clay", played=["fireplace-2"], rounds=["major-improvement"])
    t.place("major-improvement", "cooking-hearth-4")
    assert t.offered == ["card fireplace-2", "good clay"]
    t.pick("card fireplace-2")
    assert (t.goods(), t.played()) == ("4 clay", ["cooking-hearth-4"])
    assert "fireplace-2" in [card.slug for card in t.state.free_majors()]


def test_without_clay_the_fireplace_is_handed_back_without_asking() -> None:
    t = situation({}, played=["fireplace-3"], rounds=["major-improvement"])
    t.place("major-improvement", "cooking-hearth-5")
    assert t.played() == ["cooking-hearth-5"]


def test_different_ways_to_pay_are_chosen_good_by_good() -> None:
    """A clay room with Frame Builder and Brushwood Collector: 5 clay and 2 reed, with wood instead of some."""
    t = situation(
        goods="5 clay, 2 reed, 2 wood", material="clay", played=["frame-builder", "brushwood-collector"], players=3
    )
    t.place("farm-expansion", "action rooms", "cell 6")
    assert t.prompt == "pay"
    t.pick("good wood")
    while t.prompt == "pay":
        t.pick(t.offered[0])
    assert t.rooms() == [5, 6, 10]
    assert t.count("wood") < 2
