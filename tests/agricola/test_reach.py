"""What exchanges lead to, against a reference that tries everything (ledger: Feeding, Breeding, Cards: timing)."""

import random
from collections.abc import Iterator

import pytest

from allmende.agricola.course.scoring import could_stand_better, standing
from allmende.agricola.goods import FOOD, FUEL, GOODS, KINDS, Bundle, listed, plus
from allmende.agricola.moor.heating import fuel_options
from allmende.agricola.paying.exchange import available
from allmende.agricola.paying.food import feeding_options
from allmende.agricola.paying.reach import Goal, can_pay, can_pay_first, one_more
from allmende.agricola.player import Player
from allmende.agricola.state import HARVEST_END, Agricola
from allmende.agricola.vocabulary import EAT
from allmende.table.choice import Option
from tests.agricola.exchanging import (
    EXCHANGING,
    HARVESTING,
    SCORED,
    Reference,
    Supply,
    covers,
    placed,
    some_player,
)
from tests.agricola.moor.situations import moor

FARMS = 60
"""By hand, try some thousands."""


def farms(seed: str, cards: tuple[str, ...], most: int = 2) -> Iterator[tuple[Agricola, Player, random.Random]]:
    """Random farms with some of these cards, and others that exchange goods."""
    table = moor({}, round=14, phase="harvest-end", pastures=[[2, 3, 4], [7, 8, 9]]).state
    for n in range(FARMS):
        dice = random.Random(f"{seed} {n}")
        g = table.copy()
        g.phase = HARVEST_END
        some = dice.sample(EXCHANGING, dice.randint(1, 3)) + dice.sample(cards, dice.randint(0, min(3, len(cards))))
        yield g, some_player(g, dice, some, most), dice


def some_cost(dice: random.Random) -> Bundle:
    return listed([dice.choice((0, 0, 0, 1, 2)) for _ in range(KINDS)])


def shown(me: Player) -> tuple[list[str], dict[str, int], dict[int, int]]:
    return [card.slug for card in me.outfit.cards], {GOODS[good]: n for good, n in listed(me.goods)}, me.notes


# Against the reference


@pytest.mark.rule("AGR-175", "MOOR-121", "MOOR-122", "MOOR-123", "MOOR-150")
def test_a_cost_can_be_paid_exactly_if_some_sequence_of_exchanges_leads_there() -> None:
    for _, me, dice in farms("pay", ()):
        reached = Reference(me).all()
        for _ in range(6 if reached else 0):
            way = some_cost(dice)
            assert can_pay(me, way) == any(covers(supply, way) for supply in reached), (shown(me), way)


@pytest.mark.rule("MOOR-064")
def test_a_price_paid_first_and_a_cost_are_paid_exactly_if_both_together_can_be() -> None:
    for g, me, dice in farms("first", ()):
        reached = Reference(me).all()
        for _ in range(6 if reached else 0):
            price, cost = ((FOOD, dice.randint(1, 2)),), some_cost(dice)
            both = any(covers(supply, plus(price, cost)) for supply in reached)
            assert can_pay_first(g, me, price, paying(cost)) == both, (shown(me), cost)


def paying(cost: Bundle) -> Goal:
    return lambda g, me: can_pay(me, cost)


@pytest.mark.rule("AGR-175", "MOOR-150")
@pytest.mark.parametrize("good", [FOOD, FUEL])
def test_the_most_food_and_fuel_is_what_some_sequence_brings(good: int) -> None:
    for _, me, _ in farms(f"most {good}", ()):
        reached = Reference(me).all()
        if reached:
            most = max(supply.goods[good] for supply in reached)
            assert one_more(me, good) == ((good, most + 1),), shown(me)
            if good == FUEL:
                assert (len(fuel_options(me)) > 0) == (most > me.goods[FUEL]), shown(me)


@pytest.mark.rule("AGR-176", "MOOR-121", "MOOR-123", "MOOR-150")
def test_the_fed_are_asked_exactly_if_some_sequence_leads_to_a_harvest_exchange() -> None:
    for g, me, _ in farms("harvest", HARVESTING):
        reference = Reference(me, harvest=True)
        reached = reference.all()
        if reached:
            options = feeding_options(g, me, 0)
            assert (len(options) > 0) == any(supply.spent for supply in reached), shown(me)
            for option in options:
                assert leads_to_harvest(me, option), (shown(me), option)


def leads_to_harvest(me: Player, option: Option) -> bool:
    """Is an option a harvest exchange, or can one be made after it?"""
    harvest = [exchange for exchange in me.outfit.harvest_exchanges if exchange.option == option]
    if harvest:
        return available(me, harvest[0])
    reference = Reference(me, harvest=True)
    for after in reference.steps(reference.start):
        if not after.spent and is_after(me, reference.start, after, option):
            reference.start = after
            return any(supply.spent for supply in reference.all())
    return False


def is_after(me: Player, now: Supply, after: Supply, option: int) -> bool:
    """Could this have come by an option?"""
    given = {good for good in range(KINDS) if after.goods[good] < now.goods[good]}
    if EAT <= option < EAT + KINDS:
        return given == {option - EAT} and after.goods[FOOD] > now.goods[FOOD]
    one = next(exchange for exchange in me.outfit.exchanges if exchange.option == option)
    brought = {good for good in range(KINDS) if after.goods[good] > now.goods[good]}
    return given == {good for good, _ in one.give} and brought >= {good for good, _ in one.get}


@pytest.mark.rule("AGR-175", "AGR-177")
def test_nobody_begs_unasked_who_could_make_food() -> None:
    for g, me, _ in farms("beg", HARVESTING):
        reached = Reference(me, harvest=True).all()
        if any(supply.goods[FOOD] > me.goods[FOOD] for supply in reached):
            assert feeding_options(g, me, 1), shown(me)


@pytest.mark.rule("AGR-175", "AGR-184", "AGR-254", "MOOR-151")
def test_a_last_chance_comes_exactly_if_some_sequence_brings_a_better_standing() -> None:
    asked = 0
    for g, me, _ in farms("score", SCORED, most=4):
        reference = Reference(me, releases=any(card.slug == "organic-farmer" for card in me.outfit.cards))
        reached = reference.all()
        if reached:
            now = standing(g, me)
            better = any(standing(g, placed(me, one)) > now for one in reached if not reference.is_crowded(one))
            assert could_stand_better(g, me) == better, shown(me)
            asked += better
    assert 0 < asked < FARMS


def test_looking_ahead_changes_nothing() -> None:
    for g, me, dice in farms("still", SCORED):
        before = me.copy()
        could_stand_better(g, me)
        can_pay_first(g, me, ((FOOD, 2),), lambda g, me: False)
        feeding_options(g, me, 2)
        can_pay(me, some_cost(dice))
        assert (me.goods, me.notes, me.lying, me.noted) == (before.goods, before.notes, before.lying, before.noted)
        assert g.players[0] is me
