"""Trade buildings and wood for fuel against a model that tries everything (ledger: Major improvements, Heating)."""

import random
from itertools import product

import pytest

from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.cards.outfit import Outfit
from allmende.agricola.farm.farmyard import Farmyard
from allmende.agricola.goods import CLAY, FOOD, FUEL, KINDS, REED, STONE, WOOD, Bundle, counts_of, listed
from allmende.agricola.moor.cards.majors import WOOD_FOR_FUEL
from allmende.agricola.paying.reach import Search, can_pay
from allmende.agricola.player import Player
from allmende.table.choice import Seat
from tests.agricola.moor.situations import moor
from tests.agricola.situations import Situation

STALLS = ("furniture-stall", "ceramics-stall", "basket-stall")
SWAPS = {
    "furniture-stall": [(WOOD, CLAY)],
    "ceramics-stall": [(CLAY, WOOD)],
    "basket-stall": [(REED, WOOD), (REED, CLAY), (REED, STONE)],
}
"""What everybody knows of the stalls, written down once more."""


def somebody(goods: dict[int, int], stalls: list[str]) -> Player:
    me = Player(Seat(0), Farmyard())
    me.outfit = Outfit(tuple([BY_SLUG[slug] for slug in stalls]), (WOOD_FOR_FUEL,))
    for good, n in goods.items():
        me.goods[good] = n
    return me


def reachable(me: Player, stalls: list[str]) -> set[tuple[int, ...]]:
    """All supplies that any number of swaps can lead to, back and forth as often as one likes."""
    pairs = [(WOOD, FUEL), *[swap for stall in stalls for swap in SWAPS.get(stall, [])]]
    swaps: list[tuple[Bundle, Bundle]] = [(((give, 1),), ((get, 1),)) for give, get in pairs]
    swaps += [(one.give, one.get) for card in stalls if card not in SWAPS for one in BY_SLUG[card].exchanges]
    found = {tuple(me.goods)}
    todo = [tuple(me.goods)]
    while todo:
        goods = todo.pop()
        for give, get in swaps:
            if covers(goods, give):
                after = list(goods)
                for good, n in give:
                    after[good] -= n
                for good, n in get:
                    after[good] += n
                if tuple(after) not in found:
                    found.add(tuple(after))
                    todo.append(tuple(after))
    return found


def covers(goods: tuple[int, ...], cost: Bundle) -> bool:
    return all(goods[good] >= n for good, n in cost)


@pytest.mark.rule("MOOR-121", "MOOR-122", "MOOR-123", "MOOR-150")
@pytest.mark.parametrize("stalls", [list(some) for some in product([False, True], repeat=3)], ids=str)
def test_whatever_swapping_can_pay_is_payable_although_nothing_is_traded_twice(stalls: list[bool]) -> None:
    owned = [stall for stall, has in zip(STALLS, stalls, strict=True) if has]
    dice = random.Random(str(owned))
    for n in range(40):
        if n in (20, 30):
            owned.append("hard-porcelain" if n == 20 else "peat-boat")  # clay becomes stone; fuel becomes anything
        me = somebody({good: dice.randint(0, 3) for good in (WOOD, CLAY, REED, STONE, FUEL)}, owned)
        supplies = reachable(me, owned)
        for _ in range(8):
            cost = [0] * KINDS
            for good in (WOOD, CLAY, REED, STONE, FUEL):
                cost[good] = dice.choice((0, 0, 1, 2, 4))
            way = listed(cost)
            assert can_pay(me, way) == any(covers(goods, way) for goods in supplies), (me.goods, way)


@pytest.mark.rule("MOOR-150")
def test_fuel_is_counted_or_searched_with_the_same_result() -> None:
    dice = random.Random(1)
    for _ in range(300):
        me = somebody({good: dice.randint(0, 4) for good in (FOOD, WOOD, CLAY, FUEL)}, [])
        way = listed(counts_of(((FOOD, dice.randint(0, 3)), (WOOD, dice.randint(0, 3)), (FUEL, dice.randint(0, 4)))))
        assert can_pay(me, way) == Search(me, way, ()).succeeds(), (me.goods, way)


@pytest.mark.rule("MOOR-121", "MOOR-122", "MOOR-123")
@pytest.mark.parametrize("seed", range(8))
def test_every_payment_with_stalls_ends_and_takes_the_cost(seed: int) -> None:
    """Whatever is picked, no payment comes to a dead end or goes round in circles."""
    dice = random.Random(seed)
    goods = {name: dice.randint(0, 4) for name in ("wood", "clay", "reed", "stone")}
    t = moor(goods=goods, played=list(STALLS), level=1, rounds=["major-improvement"])
    if not t.usable("major-improvement"):
        return
    t.place("major-improvement")
    for card in t.offered:
        for _ in range(4):
            other = Situation(t.game.clone()).pick(card)
            picks = 0
            while other.prompt in ("convert", "pay"):
                other.pick(dice.choice(other.offered))
                picks += 1
            assert picks < 30
            assert card.removeprefix("card ") in other.played()
            spent = sum(goods.values()) - sum(other.player().goods[WOOD : STONE + 1])
            assert spent == sum(n for _, n in BY_SLUG[card.removeprefix("card ")].costs[0])


@pytest.mark.rule("MOOR-121", "MOOR-122", "MOOR-150")
def test_the_menu_of_a_turn_runs_out_of_exchanges() -> None:
    dice = random.Random(5)
    for _ in range(10):
        t = moor(goods="3 wood, 3 clay, 2 reed", played=list(STALLS), level=1)
        picks = 0
        while t.offers("anytime"):
            t.pick("anytime")
            swaps = [name for name in t.offered if name.startswith("exchange")]
            if not swaps:
                break
            t.pick(dice.choice(swaps))
            picks += 1
        assert picks <= 8 + 8, "each good is traded once and burnt once"
