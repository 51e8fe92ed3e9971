"""The generator: equal numbers on every machine, each equally likely, seeds far apart, copies on their own."""

from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allmende.table import Rng, restored, seeded
from allmende.table.rng import MULTIPLIER, STATES, scramble

FROZEN: dict[int, tuple[list[int], int]] = {
    0: ([876, 867, 18, 517, 536, 758, 337, 155], 841309496805627637),
    1: ([632, 431, 421, 557, 935, 140, 628, 317], 700458665528698014),
    -1: ([258, 970, 357, 809, 348, 691, 829, 111], 583780358634976474),
    18446744073709551616: ([876, 867, 18, 517, 536, 758, 337, 155], 841309496805627637),
    1000000000000000000000000000000: ([885, 146, 95, 617, 392, 892, 300, 655], 376459638701423218),
}


@pytest.mark.parametrize("seed", FROZEN)
def test_numbers_are_the_same_on_every_machine(seed: int) -> None:
    numbers, state = FROZEN[seed]
    dice = seeded(seed)
    assert [dice.below(1000) for _ in range(8)] == numbers
    assert dice.x == state


def test_a_shuffle_is_the_same_on_every_machine() -> None:
    cards = list(range(12))
    seeded(7).shuffle(cards)
    assert cards == [10, 9, 6, 4, 8, 3, 2, 5, 1, 11, 7, 0]


def test_the_smallest_and_the_largest_range() -> None:
    dice = seeded(1)
    assert {dice.below(1) for _ in range(100)} == {0}
    many = [dice.below(1 << 30) for _ in range(2000)]
    assert max(many) < 1 << 30
    assert max(many) > 0.99 * (1 << 30)
    assert min(many) < 0.01 * (1 << 30)
    assert len(set(many)) > 1990


def chi_square(counts: Counter[object], outcomes: int, draws: int) -> float:
    """How far the counts are from equal ones, in standard deviations of the chi-square distribution."""
    expected = draws / outcomes
    missing = outcomes - len(counts)
    chi = sum((count - expected) ** 2 for count in counts.values()) / expected + missing * expected
    return (chi - (outcomes - 1)) / sqrt(2 * (outcomes - 1))


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 16, 33, 52, 100, 1000])
@pytest.mark.parametrize("seed", [0, 1, 2**63])
def test_each_number_is_equally_likely(n: int, seed: int) -> None:
    dice = seeded(seed)
    draws = 20_000
    counts: Counter[object] = Counter([dice.below(n) for _ in range(draws)])
    assert set(counts) <= set(range(n))
    assert -4 < chi_square(counts, n, draws) < 4


@pytest.mark.parametrize("n", [3 << 28, (1 << 30) - 1])
def test_large_ranges_favour_no_number(n: int) -> None:
    """Where 2**30 is no multiple of n, a careless generator would draw some thirds more often than others."""
    dice = seeded(3)
    draws = 30_000
    counts: Counter[object] = Counter([dice.below(n) * 3 // n for _ in range(draws)])
    assert -4 < chi_square(counts, 3, draws) < 4


@pytest.mark.parametrize("n", [2, 6])
def test_neighbours_are_independent(n: int) -> None:
    dice = seeded(4)
    draws = [dice.below(n) for _ in range(40_001)]
    pairs: Counter[object] = Counter(pairwise(draws))
    assert -4 < chi_square(pairs, n * n, 40_000) < 4


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    dice = seeded(5)
    counts: Counter[object] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert -4 < chi_square(counts, 24, 24_000) < 4


def test_the_first_shuffle_of_neighbouring_seeds_is_as_random() -> None:
    counts: Counter[object] = Counter()
    for seed in range(24_000):
        cards = [1, 2, 3, 4]
        seeded(seed).shuffle(cards)
        counts[tuple(cards)] += 1
    assert -4 < chi_square(counts, 24, 24_000) < 4


def test_seeds_are_spread() -> None:
    states = {seeded(seed).x for seed in range(-5000, 5000)}
    assert len(states) == 10_000
    assert all(0 < x < STATES for x in states)
    halves = Counter([x > STATES // 2 for x in states])
    assert 4700 < halves[True] < 5300
    assert scramble(0) != 0


@given(seed=st.integers())
def test_any_whole_number_is_a_seed(seed: int) -> None:
    dice = seeded(seed)
    assert 0 < dice.x < STATES
    assert 0 <= dice.below(7) < 7
    assert 0 < dice.x < STATES


@given(cards=st.lists(st.integers()), seed=st.integers(0, 99))
def test_a_shuffle_loses_nothing(cards: list[int], seed: int) -> None:
    shuffled = cards[:]
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_copies_are_independent() -> None:
    dice = seeded(6)
    copy = dice.copy()
    ahead = [dice.below(100) for _ in range(20)]
    assert [copy.below(100) for _ in range(20)] == ahead
    dice.below(3)
    assert copy.x == seeded_after(6, 20).x
    assert copy.x != dice.x


def seeded_after(seed: int, draws: int) -> Rng:
    dice = seeded(seed)
    for _ in range(draws):
        dice.below(100)
    return dice


def test_a_saved_generator_goes_on() -> None:
    dice = seeded_after(8, 5)
    assert [restored(dice.x).below(50)] == [dice.copy().below(50)]


@pytest.mark.parametrize("x", [0, -1, STATES, STATES + 1, 1 << 80])
def test_no_generator_is_in_a_state_that_would_only_repeat_itself(x: int) -> None:
    with pytest.raises(ValueError, match="cannot be at"):
        restored(x)


def test_the_multiplier_gives_a_long_period() -> None:
    """MULTIPLIER * 2**30 - 1 and half of what is below it are primes: no seed leads into a short cycle."""
    modulus = STATES
    assert modulus == MULTIPLIER * 2**30 - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)


def is_prime(n: int) -> bool:
    """Miller and Rabin's test; these bases decide every number below 2**64."""
    d, s = n - 1, 0
    while d % 2 == 0:
        d, s = d // 2, s + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True
