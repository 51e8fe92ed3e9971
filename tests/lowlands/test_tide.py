"""The course of the game, and the turn of the tide (ledger: Course of the game, Turn of the tide)."""

import random
from itertools import combinations
from typing import Any

import pytest

from allmende import Game, new_game
from allmende.lowlands.rules import flood_cards
from tests.lowlands.situations import Situation, situation

STAGE = ["work", "upkeep", "work", "upkeep", "high-tide"]


def whole_game(seed: int = 3, beginner: bool = False) -> tuple[Game, list[tuple[str, Any]]]:
    """A game of random picks to its end, and all that happened in it: kind and value or phase."""
    chance = random.Random(seed)
    game = new_game("lowlands", players=2, seed=seed, beginner=beginner)
    told: list[tuple[str, Any]] = []
    while game.choice is not None:
        game.play(chance.choice(game.choice.options))
        told += [(event.kind, event.facts.get("phase", event.facts.get("value"))) for event in game.events]
    return game, told


def sea(t: Situation) -> list[tuple[str, int | None]]:
    """The flood cards in the sea, as everybody sees them."""
    return [(card["back"], card["value"]) for card in t.game.view(None)["table"]["flood"]["sea"]]


# Course of the game


@pytest.mark.rule("LOW-036", "LOW-037", "LOW-038", "LOW-039")
def test_three_stages_of_six_phases_and_then_the_storm_surge() -> None:
    game, told = whole_game()
    phases = [phase for kind, phase in told if kind == "phase"]
    # the first turn of the tide and the step into the work phase lie before the first pick
    assert phases == [*STAGE[1:], "turn-of-the-tide", *STAGE, "turn-of-the-tide", *STAGE, "storm-surge"]
    assert told[-1][0] == "game-over"
    assert game.view(None)["over"]


@pytest.mark.rule("LOW-036")
def test_the_first_work_phase_follows_the_first_turn_of_the_tide() -> None:
    t = situation(phase="turn-of-the-tide", flood_deck=[2, 4, 1])
    shown = t.game.view(None)["table"]
    assert (shown["stage"], shown["half"], shown["phase"], t.state.flood) == (1, 1, "work", 2)


@pytest.mark.rule("LOW-037")
@pytest.mark.parametrize(
    ("phase", "half", "then"),
    [("turn-of-the-tide", 1, (1, 1)), ("upkeep", 1, (1, 2)), ("upkeep", 2, (2, 1)), ("high-tide", 2, (2, 1))],
)
def test_the_marker_moves_on_to_the_next_work_phase(phase: str, half: int, then: tuple[int, int]) -> None:
    shown = situation(phase=phase, half=half).game.view(None)["table"]
    assert (shown["phase"], shown["stage"], shown["half"]) == ("work", *then)


@pytest.mark.rule("LOW-038", "LOW-039")
def test_six_work_phases_six_upkeeps_and_three_high_tides() -> None:
    _, told = whole_game()
    kinds = [kind for kind, _ in told]
    assert kinds.count("dike-holds") + kinds.count("dike-breaks") == 4  # three high tides and the storm surge
    assert kinds.count("place") + kinds.count("pass") == 6 * 3 * 2
    phases = [phase for kind, phase in told if kind == "phase"]
    assert (phases.count("upkeep"), phases.count("high-tide")) == (6, 3)


# The hand limit


@pytest.mark.rule("LOW-040")
def test_more_than_eight_cards_are_discarded_down_to_eight() -> None:
    t = situation({"hand": "8 clay"}, hand="4 wood, 4 clay, 3 stone", phase="turn-of-the-tide")
    assert (t.seat, t.prompt) == (0, "discard")
    for resource in ("wood", "stone", "wood"):
        assert t.offered == ["resource wood", "resource clay", "resource stone"]  # any card will do
        t.pick(resource)
    assert (t.hand(), t.hand(1)) == ("2 wood, 4 clay, 2 stone", "8 clay")
    assert t.prompt == "place-farmer"


@pytest.mark.rule("LOW-040")
def test_the_hands_are_checked_before_the_flood_cards_are_laid_out() -> None:
    t = situation({"hand": "9 clay"}, hand="9 wood", phase="turn-of-the-tide")
    assert [choice.seat for choice in t.game.choices] == [0, 1]
    assert (t.state.sea, t.state.flood) == ([], 0)
    t.pick("wood", "clay")
    assert (len(t.state.sea), t.prompt) == (3, "place-farmer")


@pytest.mark.rule("LOW-041")
def test_a_hand_may_exceed_eight_in_between() -> None:
    t = situation({"farmers": [], "hand": "8 clay"}, {"farmers": []}, hand="8 wood", farmers=[4], laborers={})
    t.place(4, "draw").pick("deck")  # the upkeep follows, with its income
    assert (t.cards(0), t.cards(1), t.prompt) == (13, 9, "place-farmer")
    late = situation({"hand": "12 wood"}, hand="12 clay", phase="high-tide", stage=3)
    assert (late.cards(0), late.cards(1), late.game.choice) == (12, 12, None)  # nor before the storm surge


@pytest.mark.rule("LOW-042")
def test_discarded_cards_lie_face_up() -> None:
    t = situation(hand="4 wood, 4 clay, 2 stone", discard="wood", phase="turn-of-the-tide")
    t.pick("stone", "clay")
    assert t.game.view(None)["table"]["discard"] == {"wood": 1, "clay": 1, "stone": 1}


# The flood


@pytest.mark.rule("LOW-043", "LOW-044")
def test_three_flood_cards_are_laid_out_and_the_leftmost_revealed() -> None:
    t = situation(phase="turn-of-the-tide", stage=2, flood_deck=[4, 1, 6], flood=7)
    assert t.state.sea == [4, 1, 6]
    assert sea(t) == [("high", 4), ("low", None), ("high", None)]
    assert len(t.state.flood_deck) == 6  # three were used in the first stage


@pytest.mark.rule("LOW-044")
def test_the_other_two_follow_from_left_to_right_in_the_upkeeps() -> None:
    t = situation(phase="upkeep", sea=[4, 1, 6])
    assert (sea(t), t.state.flood) == ([("high", 4), ("low", 1), ("high", None)], 5)
    t = situation(phase="upkeep", half=2, sea=[4, 1, 6], stage=3, flood=20, segments=7, coins=0)
    assert t.state.flood == 26


@pytest.mark.rule("LOW-045")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_as_many_flood_pieces_as_the_value_of_the_card(value: int) -> None:
    t = situation(phase="turn-of-the-tide", stage=3, flood=10, flood_deck=[value])
    assert t.state.flood == 10 + value


@pytest.mark.rule("LOW-051")
def test_a_flood_card_of_value_3_brings_three_pieces() -> None:
    t = situation(phase="turn-of-the-tide", flood_deck=[3])
    assert t.state.flood == 3


@pytest.mark.rule("LOW-046", "LOW-047")
@pytest.mark.parametrize(
    ("pieces", "segments", "holds"),
    [
        (4, 1, True), (5, 1, False),  # a level is filled from the left, piece by piece
        (12, 3, True), (13, 3, False), (15, 4, True), (16, 4, False),  # the 13th piece opens the second level
        (24, 7, True), (25, 7, False), (26, 8, True), (27, 8, False),  # and the 25th the third
    ],
)  # fmt: skip
def test_flood_pieces_fill_level_after_level(pieces: int, segments: int, holds: bool) -> None:
    t = situation(phase="high-tide", sea=[1, 1, 2], flood=pieces, segments=segments)
    assert t.state.value == (4 if holds else 2)


@pytest.mark.rule("LOW-048")
@pytest.mark.parametrize(("value", "back"), [(1, "low"), (2, "low"), (3, "low"), (4, "high"), (5, "high"), (6, "high")])
def test_the_back_tells_the_range_before_the_card_is_revealed(value: int, back: str) -> None:
    t = situation(sea=[1, 4, value] if value not in (1, 4) else [2, 5, value])
    assert sea(t)[2] == (back, None)
    assert [card["value"] for card in t.game.view(0)["table"]["flood"]["sea"]][1:] == [None, None]


@pytest.mark.rule("LOW-049")
def test_six_backs_are_low_and_six_are_high() -> None:
    backs = [sea(situation(sea=[1 if n != 1 else 2, 3, n]))[2][0] for n in flood_cards(False)]
    assert (backs.count("low"), backs.count("high")) == (6, 6)


@pytest.mark.rule("LOW-050")
@pytest.mark.parametrize(("beginner", "left", "least", "most"), [(False, 3, 24, 36), (True, 2, 24, 32)])
def test_nine_flood_cards_are_used(beginner: bool, left: int, least: int, most: int) -> None:
    sums = [sum(used) for used in combinations(flood_cards(beginner), 9)]
    assert (min(sums), max(sums)) == (least, most)
    game, told = whole_game(beginner=beginner)
    values = [value for kind, value in told if kind == "flood"]
    shown = game.view(None)["table"]["flood"]
    assert (len(values), shown["deck"]) == (8, left)  # the first was revealed before the first pick
    assert least <= shown["pieces"] <= most
    assert 1 <= shown["pieces"] - sum(values) <= 6
