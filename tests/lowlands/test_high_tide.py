"""High tide (ledger section High tide)."""

from typing import Any

import pytest

from tests.lowlands.situations import Situation, situation


def high_tide(flood: int, segments: int, steps: tuple[int, ...] = (0, 0, 0), **given: Any) -> Situation:
    """After high tide; the seats have gone these steps along the dike track and own nothing."""
    mine, *others = [{"steps": each, "coins": 0} for each in steps]
    given.setdefault("sea", [1, 1, 2])
    return situation(*others, **mine, phase="high-tide", flood=flood, segments=segments, players=len(steps), **given)


def coins(t: Situation) -> list[int]:
    return [me.coins for me in t.state.players]


def breaches(t: Situation) -> list[int]:
    return [me.breaches for me in t.state.players]


def held(t: Situation) -> bool:
    """Seat 0 leads: it gets coins if the dike has held, and the others tokens if not."""
    assert (coins(t)[0] > 0) != (breaches(t)[1] > 0)
    return coins(t)[0] > 0


def levels_and_rows(flood: int, segments: int) -> bool:
    """The dike holds, as the rulebook says it: by levels first, on the same level by the length of the rows."""
    flood_levels = (flood + 11) // 12
    dike_levels = (segments > 0) + (segments > 3) + (segments > 7)
    if flood_levels != dike_levels:
        return dike_levels > flood_levels
    if not flood_levels:
        return True
    flood_row = flood - 12 * (flood_levels - 1)
    dike_row = {1: 4 * segments, 2: 3 * (segments - 3), 3: 2 * (segments - 7)}[dike_levels]
    return dike_row >= flood_row


@pytest.mark.rule("LOW-197", "LOW-198", "LOW-199", "LOW-200", "LOW-201")
def test_every_flood_against_every_dike() -> None:
    state = situation().state
    lengths = [0, 4, 8, 12, 15, 18, 21, 24, 26, 28, 30, 32, 34, 36]
    for state.segments in range(14):
        for state.flood in range(37):
            assert state.dike_holds() == levels_and_rows(state.flood, state.segments)
            assert state.dike_holds() == (lengths[state.segments] >= state.flood)


@pytest.mark.rule("LOW-197", "LOW-198", "LOW-199", "LOW-200")
@pytest.mark.parametrize(
    ("flood", "segments", "holds"),
    [
        (5, 0, False),  # one flood level, no dike
        (13, 3, False),  # two flood levels, one dike level
        (25, 7, False),
        (12, 4, True),  # one flood level, two dike levels
        (24, 8, True),
        (8, 2, True),  # rows of the same length
        (9, 2, False),  # the flood row is longer
        (7, 2, True),
        (18, 5, True),
        (19, 5, False),
    ],
)
def test_levels_are_compared_and_then_rows(flood: int, segments: int, holds: bool) -> None:
    assert held(high_tide(flood, segments, (5, 1, 1))) == holds


@pytest.mark.rule("LOW-202")
def test_the_three_flood_cards_leave_the_game() -> None:
    t = high_tide(12, 3, sea=[1, 1, 6], flood_deck=[2, 4, 5])
    assert (t.state.sea, t.state.opened, t.state.flood) == ([2, 4, 5], 1, 14)  # those of the next stage
    assert sorted(t.state.flood_deck) == [2, 3, 3, 4, 4, 5]


@pytest.mark.rule("LOW-203", "LOW-207")
def test_a_dike_that_holds_brings_a_coin_for_each_point_of_lead() -> None:
    t = high_tide(12, 3, (10, 1, 5, 6))
    assert [t.points(seat) for seat in range(4)] == [5, 1, 3, 3]
    assert (coins(t), breaches(t)) == ([4, 0, 2, 2], [0, 0, 0, 0])


@pytest.mark.rule("LOW-203")
def test_coins_come_to_those_one_has() -> None:
    t = situation({"steps": 1}, {"steps": 1}, steps=3, coins=7, phase="high-tide", sea=[1, 1, 2], segments=3)
    assert t.coins() == 8


@pytest.mark.rule("LOW-205", "LOW-207")
def test_a_dike_that_breaks_brings_a_token_for_each_point_behind() -> None:
    t = high_tide(13, 3, (10, 1, 5, 6))
    assert (coins(t), breaches(t)) == ([0, 0, 0, 0], [0, 4, 2, 2])


@pytest.mark.rule("LOW-205")
def test_tokens_come_to_those_one_has() -> None:
    t = situation(
        {"steps": 1, "breaches": 2}, {"steps": 3, "breaches": 1}, steps=3, phase="high-tide", sea=[1, 1, 2], flood=13
    )
    assert breaches(t) == [0, 3, 1]


@pytest.mark.rule("LOW-207", "LOW-118")
def test_a_marker_that_has_gone_round_is_twenty_points_ahead() -> None:
    assert coins(high_tide(12, 3, (41, 1, 1))) == [20, 0, 0]


@pytest.mark.rule("LOW-204", "LOW-206")
@pytest.mark.parametrize("value", range(1, 6))
def test_the_value_marker_moves_one_position(value: int) -> None:
    assert high_tide(12, 3, value=value).state.value == value + 1
    assert high_tide(13, 3, value=value).state.value == value - 1


@pytest.mark.rule("LOW-208")
@pytest.mark.parametrize(("flood", "last"), [(12, (0, 5)), (36, (3, 2))])
def test_three_moves_lead_to_the_ends_of_the_value_track(flood: int, last: tuple[int, int]) -> None:
    t = situation()
    for stage in (1, 2, 3):
        t = high_tide(flood, 3, stage=stage, value=t.state.value)
    found = t.game.view(None)["table"]["value"]
    assert t.game.choice is None
    assert (found["dike"], found["sheep"]) == last


@pytest.mark.rule("LOW-209")
def test_the_example_of_a_dike_that_holds() -> None:
    t = high_tide(12, 3, (3, 4, 1))
    assert [t.points(seat) for seat in range(3)] == [2, 2, 1]
    assert (coins(t), t.state.value) == ([1, 1, 0], 4)


@pytest.mark.rule("LOW-210")
def test_the_example_of_a_dike_that_breaks() -> None:
    t = high_tide(13, 3, (5, 3, 1))
    assert [t.points(seat) for seat in range(3)] == [3, 2, 1]
    assert (breaches(t), coins(t), t.state.value) == ([0, 1, 2], [0, 0, 0], 2)


@pytest.mark.rule("LOW-211")
def test_three_segments_hold_a_flood_of_12_and_not_of_13() -> None:
    assert held(high_tide(12, 3, (5, 1, 1)))
    assert not held(high_tide(13, 3, (5, 1, 1)))


@pytest.mark.rule("LOW-212")
def test_a_fourth_segment_is_a_second_level() -> None:
    t = high_tide(12, 4, (5, 1, 1))
    assert held(t)
    assert t.state.dike_length() == 15


@pytest.mark.rule("LOW-213")
def test_holding_once_and_breaking_once_leads_back() -> None:
    once = high_tide(12, 3, stage=1)
    assert (once.state.value, once.state.price()) == (4, 4)
    twice = high_tide(36, 3, stage=2, value=once.state.value).game.view(None)["table"]["value"]
    assert (twice["dike"], twice["sheep"]) == (1, 3)
