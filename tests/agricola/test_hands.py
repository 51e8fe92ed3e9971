"""Hands: deals, drafts, mulligan, Dorn's variants, house rules for the choice of cards."""

from collections import Counter
from typing import Any

import pytest

from allmende import Game, new_game
from allmende.agricola.cards.card import MINOR, OCCUPATION, Card
from allmende.agricola.state import Agricola
from allmende.table import BadGameOption, seeded
from tests.agricola.situations import Situation, situation

FOUR = 4


def begun(**options: Any) -> tuple[Game, Agricola]:
    game = new_game("agricola", seed=3, **options)
    state = game.state
    assert isinstance(state, Agricola)
    return game, state


def counts(cards: list[Card]) -> tuple[int, int]:
    return sum(card.kind == OCCUPATION for card in cards), sum(card.kind == MINOR for card in cards)


def play_first(game: Game, n: int) -> None:
    """Everybody picks the first option, so often."""
    for _ in range(n):
        game.play(game.choices[0].options[0], game.choices[0].seat)


@pytest.mark.rule("AGR-014")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_holds_seven_cards_of_each_kind(players: int) -> None:
    _, g = begun(players=players, cards="deal")
    assert [counts(me.hand) for me in g.players] == [(7, 7)] * players
    every = [card for me in g.players for card in me.hand] + g.decks[0] + g.decks[1]
    assert max(Counter(every).values()) == 1


@pytest.mark.rule("AGR-014")
def test_hands_are_secret() -> None:
    game, g = begun(players=2, cards="deal")
    assert len(game.view(0)["table"]["players"][0]["hand"]["known"]) == 14
    assert game.view(1)["table"]["players"][0]["hand"]["known"] == []
    assert game.view(None)["table"]["players"][1]["hand"] == {"occupations": 7, "minors": 7, "known": []}
    assert g.setup.deal == "deal"


@pytest.mark.rule("AGR-015", "AGR-300")
@pytest.mark.parametrize(("players", "marks"), [(1, {1}), (2, {1}), (3, {1, 3}), (4, {1, 3, 4}), (6, {1, 3, 4})])
def test_occupations_for_more_players_are_removed(players: int, marks: set[int]) -> None:
    _, g = begun(players=players, cards="deal")
    assert {card.players for card in g.setup.occupations} == marks
    assert {card.kind for card in g.setup.minors} == {MINOR}


@pytest.mark.rule("AGR-311", "AGR-312")
def test_without_hand_cards_there_are_no_lessons_and_meeting_place_gives_food() -> None:
    t = situation(cards="none")
    assert not t.usable("lessons")
    t.place("meeting-place")
    assert (t.food(), t.prompt) == (1, "place-person")


@pytest.mark.rule("AGR-312")
def test_the_food_on_meeting_place_accumulates() -> None:
    t = situation(cards="none", piles={"meeting-place": 3}, turn=1)
    t.place("meeting-place")
    assert (t.food(1), t.state.first) == (3, 1)


@pytest.mark.rule("AGR-313", "AGR-299")
@pytest.mark.parametrize(("players", "there"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_side_job_is_laid_out_in_the_family_game(players: int, there: bool) -> None:
    game, _ = begun(players=players)
    assert ("side-job" in [space["space"] for space in game.view(0)["table"]["spaces"]]) == there


# Drafts


@pytest.mark.rule("AGR-321")
def test_in_the_classic_draft_one_card_is_kept_and_the_rest_goes_left() -> None:
    game, g = begun(players=3, cards="draft")
    packs = [me.pack[:] for me in g.players]
    assert [counts(pack) for pack in packs] == [(7, 0)] * 3
    assert [choice.seat for choice in game.choices] == [0, 1, 2]
    play_first(game, 3)
    assert [counts(me.kept) for me in g.players] == [(1, 0)] * 3
    assert [g.players[(seat + 1) % 3].pack for seat in range(3)] == [pack[1:] for pack in packs]


@pytest.mark.rule("AGR-321")
def test_the_last_card_of_the_classic_draft_is_kept_and_minors_follow() -> None:
    game, g = begun(players=2, cards="draft")
    play_first(game, 12)
    assert [counts(me.kept) for me in g.players] == [(7, 0)] * 2
    assert [counts(me.pack) for me in g.players] == [(0, 7)] * 2
    play_first(game, 12)
    assert [counts(me.hand) for me in g.players] == [(7, 7)] * 2
    assert game.choices[0].prompt.name == "place-person"


@pytest.mark.rule("AGR-322")
def test_the_draft_of_both_kinds_keeps_one_of_each() -> None:
    game, g = begun(players=2, cards="draft-both")
    assert [counts(me.pack) for me in g.players] == [(7, 7)] * 2
    play_first(game, 4)
    assert [counts(me.kept) for me in g.players] == [(1, 1)] * 2
    assert [counts(me.pack) for me in g.players] == [(6, 6)] * 2
    play_first(game, 20)
    assert [counts(me.hand) for me in g.players] == [(7, 7)] * 2


@pytest.mark.rule("AGR-323")
def test_in_the_draft_of_eight_the_last_card_leaves_the_game() -> None:
    game, g = begun(players=2, cards="draft-eight")
    assert [counts(me.pack) for me in g.players] == [(8, 0)] * 2
    play_first(game, 14)
    assert [(counts(me.kept), counts(me.pack)) for me in g.players] == [((7, 0), (0, 8))] * 2
    play_first(game, 14)
    assert [counts(me.hand) for me in g.players] == [(7, 7)] * 2


@pytest.mark.rule("AGR-324")
def test_the_quick_draft_keeps_three_then_two_then_the_last_two() -> None:
    game, g = begun(players=2, cards="draft-three-two")
    play_first(game, 12)
    assert [(counts(me.kept), counts(me.pack)) for me in g.players] == [((3, 3), (4, 4))] * 2
    play_first(game, 8)
    assert [counts(me.hand) for me in g.players] == [(7, 7)] * 2


@pytest.mark.rule("AGR-325")
def test_ten_choose_seven() -> None:
    game, g = begun(players=2, cards="ten-choose-seven")
    dealt = [me.pack[:] for me in g.players]
    assert [counts(pack) for pack in dealt] == [(10, 10)] * 2
    play_first(game, 28)
    assert [counts(me.hand) for me in g.players] == [(7, 7)] * 2
    assert all(set(me.hand) <= set(pack) for me, pack in zip(g.players, dealt, strict=True))
    with pytest.raises(BadGameOption, match="more than 4 players"):
        new_game("agricola", players=5, cards="ten-choose-seven")


def test_a_pack_is_seen_by_nobody_else() -> None:
    game, g = begun(players=2, cards="draft")
    assert game.view(0)["table"]["players"][1]["draft"]["pack"] == []
    other = game.determinize(0, seeded(1)).state
    assert isinstance(other, Agricola)
    assert other.players[0].pack == g.players[0].pack
    assert other.players[1].pack != g.players[1].pack


# Mulligan


@pytest.mark.rule("AGR-326")
def test_mulligan_changes_all_cards_of_a_kind_for_one_fewer_as_often_as_wanted() -> None:
    game, g = begun(players=2, cards="mulligan")
    t = Situation(game)
    first = g.players[g.first]
    old, minors = first.in_hand(True), first.in_hand(False)
    t.pick("action occupation")
    assert counts(first.hand) == (6, 7)
    assert not set(old) & set(first.hand)
    assert first.in_hand(False) == minors
    t.pick("action occupation", "action minor", "done")
    assert counts(first.hand) == (5, 6)
    t.pick("done")
    assert t.prompt == "place-person"


# Dorn


@pytest.mark.rule("AGR-327")
def test_with_five_cards_of_each_kind_every_played_card_is_replaced() -> None:
    _, g = begun(players=2, cards="dorn-five")
    assert [counts(me.hand) for me in g.players] == [(5, 5)] * 2
    t = situation(cards="dorn-five", hand=["wood-cutter"])
    t.place("lessons", "wood-cutter")
    assert (t.prompt, t.offered) == ("draw-card", ["action occupation", "action minor"])
    t.pick("action minor")
    assert counts(t.player().hand) == (0, 1)


@pytest.mark.rule("AGR-327")
def test_with_five_cards_of_each_kind_minor_improvements_are_replaced_and_major_ones_are_not() -> None:
    t = situation({}, cards="dorn-five", goods="grain, 2 clay", hand=["market-stall"], rounds=["major-improvement"])
    t.place("meeting-place", "market-stall")  # played, although it does not stay
    t.pick("action occupation")
    assert (counts(t.player().hand), t.hand(1)) == ((1, 0), ["market-stall"])
    t.others_pass().place("major-improvement", "fireplace-2")
    assert (t.seat, counts(t.player().hand)) == (1, (1, 0))


@pytest.mark.rule("AGR-328")
def test_at_the_end_of_a_harvest_one_card_may_be_swapped() -> None:
    t = situation(
        {"goods": "9 food", "hand": ["tutor"]},
        cards="dorn-five", hand=["wood-cutter"], goods="9 food", phase="breeding", round=4, first=1,
    )  # fmt: skip
    assert (t.seat, t.prompt) == (1, "swap-card")
    t.pick("done")
    assert t.seat == 0
    t.pick("wood-cutter", "action minor")
    assert counts(t.player().hand) == (0, 1)


@pytest.mark.rule("AGR-329")
def test_with_three_cards_of_each_kind_the_hand_is_filled_up_to_six() -> None:
    _, g = begun(players=2, cards="dorn-three")
    assert [counts(me.hand) for me in g.players] == [(3, 3)] * 2
    t = situation(cards="dorn-three", hand=["wood-cutter", "tutor", "lasso"])
    t.place("lessons", "wood-cutter")
    assert t.offered == ["card tutor", "card lasso", "done"]
    t.pick("tutor", *["action occupation"] * 2, *["action minor"] * 3)
    assert counts(t.player().hand) == (2, 4)


@pytest.mark.rule("AGR-330")
def test_with_three_cards_of_each_kind_nothing_is_swapped_after_a_harvest() -> None:
    t = situation({"goods": "9 food"}, cards="dorn-three", hand=["tutor"], goods="9 food", phase="breeding", round=4)
    assert t.prompt == "place-person"


# House rules for the choice of cards


@pytest.mark.rule("AGR-331")
def test_one_traveling_card_for_everybody() -> None:
    for seed in range(10):
        g = new_game("agricola", seed=seed, players=2, cards="one-traveling").state
        assert isinstance(g, Agricola)
        for me in g.players:
            assert sum(card.traveling for card in me.in_hand(False)) == 1
            assert counts(me.hand) == (7, 7)


@pytest.mark.rule("AGR-332")
def test_occupations_by_their_marks() -> None:
    _, g = begun(players=FOUR, cards="by-marks")
    marks = [Counter(card.players for card in me.in_hand(True)) for me in g.players]
    assert marks[0] == {1: 3, 3: 2, 4: 2}
    assert [sum(counter.values()) for counter in marks] == [7] * 4  # only 7 cards are marked 3+, and 7 marked 4+
    assert all(counter[3] <= 2 and counter[4] <= 2 for counter in marks)
    with pytest.raises(BadGameOption, match="4 or more"):
        new_game("agricola", players=3, cards="by-marks")


@pytest.mark.rule("AGR-333", "AGR-050")
def test_once_a_round_somebody_may_take_an_open_card_instead_of_placing() -> None:
    game, g = begun(players=2, cards="deal", variants=["open-display"])
    t = Situation(game)
    me, other = g.players[g.first], g.players[1 - g.first]
    card = g.display[0]
    t.pick(f"card {card.slug}")
    assert card in me.hand
    assert (len(g.display), me.home) == (8, 2)
    assert t.seat == other.seat
    assert not [option for option in t.offered if option.startswith("card")]
    t.place("forest").place("clay-pit").place("reed-bank").place("fishing")  # nobody has placed one person fewer
    assert g.round == 2
    assert [option for option in t.offered if option.startswith("card")]
