"""Masquerade: cards change hands unseen, and everyone knows as much of it as they can."""

import json
from collections import Counter

import pytest

from allmende import arrange, new_game
from allmende.table import seeded
from tests.dominion.situations import Situation, situation
from tests.games.goods import goods

FOUR = ({"hand": "copper, curse"}, {"hand": "estate"}, {"hand": "silver, gold"})


def picked(t: Situation, *cards: str) -> Situation:
    """Seats choose their cards, from seat 0 on; None: a seat is not asked."""
    for seat, card in enumerate(cards):
        if card:
            t.pick(card, seat=seat)
    return t


def owned(t: Situation, viewer: int | None, of: int) -> tuple[Counter[str], int]:
    """What the viewer knows another seat to own, and how many more (or fewer) cards it has."""
    player = t.game.view(viewer)["table"]["players"][of]
    return Counter(player["cards"]), player["passed"]


def known_hand(t: Situation, viewer: int | None, of: int) -> list[str]:
    return sorted(t.game.view(viewer)["table"]["players"][of]["hand"]["known"])


# What it does


def test_masquerade_draws_two_then_all_pass_a_card_to_the_left_then_one_may_be_trashed() -> None:
    t = situation(*FOUR, hand="masquerade, duchy", deck="copper, smithy, gold")
    t.pick("masquerade")
    assert t.hand() == "copper, duchy, smithy"
    picked(t, "duchy", "curse", "estate", "gold")
    assert [t.hand(seat) for seat in range(4)] == ["copper, gold, smithy", "copper, duchy", "curse", "estate, silver"]
    assert (t.seat, t.prompt, "done" in t.offered) == (0, "trash", True)
    t.pick("copper")
    assert (t.trash, t.hand()) == ("copper", "gold, smithy")


def test_all_choose_at_the_same_time_before_they_see_what_comes() -> None:
    t = situation(*FOUR, hand="masquerade, duchy", deck="2 copper")
    t.pick("masquerade")
    assert [(choice.seat, choice.prompt.name) for choice in t.game.choices] == [(seat, "pass") for seat in range(4)]
    picked(t, "", "", "", "gold")
    assert [choice.seat for choice in t.game.choices] == [0, 1, 2]
    assert (t.hand(0), t.hand(3)) == ("copper, copper, duchy", "silver")
    for viewer in (0, 1, 2, None):
        assert t.game.view(viewer)["table"]["players"][3]["aside"] == {"count": 1, "known": []}
    assert t.game.view(3)["table"]["players"][3]["aside"] == {"count": 1, "known": ["gold"]}


def test_who_has_no_cards_is_passed_over() -> None:
    t = situation({}, {"hand": "estate"}, {}, hand="masquerade, duchy", deck="copper, gold")
    t.pick("masquerade")
    picked(t, "duchy", "", "estate")
    assert [t.hand(seat) for seat in range(4)] == ["copper, estate, gold", "", "duchy", ""]


def test_the_only_one_who_holds_cards_passes_to_himself() -> None:
    t = situation({}, hand="masquerade, duchy", deck="copper, gold")
    t.pick("masquerade")
    assert (t.prompt, t.hand()) == ("trash", "copper, duchy, gold")
    t.pick("duchy")
    assert t.trash == "duchy"


def test_when_nobody_holds_a_card_nothing_happens() -> None:
    t = situation({}, hand="masquerade")
    t.pick("masquerade")
    assert t.prompt == "buy-phase"


def test_the_trash_is_optional_and_may_hit_what_came() -> None:
    t = situation({"hand": "curse"}, hand="masquerade, duchy")
    t.pick("masquerade")
    picked(t, "duchy", "curse").pick("done")
    assert (t.hand(), t.trash) == ("curse", "")
    t = situation({"hand": "curse"}, hand="masquerade, duchy")
    t.pick("masquerade")
    picked(t, "duchy", "curse").pick("curse")
    assert (t.hand(), t.trash) == ("", "curse")


@pytest.mark.rule("DOM-327")
def test_passing_is_no_gain_no_discard_and_no_trash_but_the_trash_is_one() -> None:
    t = situation({"hand": "trail"}, hand="masquerade, trail, estate", deck="2 copper")
    t.pick("masquerade")
    picked(t, "trail", "trail")
    assert (t.seat, t.prompt) == (0, "trash"), "no Trail may be played"
    assert (t.gained(), t.gained(1), t.trash, t.discard(), t.discard(1)) == ("", "", "", "", "")
    t.pick("trail")
    assert t.prompt == "resolve"
    t.pick("trail")
    assert (t.in_play(), t.trash) == ("masquerade, trail", "")


@pytest.mark.rule("DOM-383")
def test_masquerade_is_no_attack() -> None:
    t = situation({"hand": "moat, guard-dog"}, hand="masquerade, copper")
    t.pick("masquerade")
    assert [choice.prompt.name for choice in t.game.choices] == ["pass", "pass"]


def test_masquerade_by_throne_room_passes_twice() -> None:
    t = situation({"hand": "curse, estate"}, hand="throne-room, masquerade, duchy, silver")
    t.pick("throne-room", "masquerade")
    picked(t, "duchy", "curse").pick("done")
    picked(t, "curse", "estate").pick("estate")
    assert (t.hand(), t.hand(1), t.trash) == ("silver", "curse, duchy", "estate")


# Who knows what of it

THREE = ({"hand": "copper, curse", "deck": "5 copper"}, {"hand": "estate, gold", "deck": "5 silver"})


def passed() -> Situation:
    """Seat 0 gave a Duchy to seat 1, seat 1 a Curse to seat 2, seat 2 an Estate to seat 0."""
    t = situation(*THREE, hand="masquerade, duchy, copper", deck="2 copper, gold")
    t.pick("masquerade")
    return picked(t, "duchy", "curse", "estate")


def test_a_third_seat_is_not_told_which_card_was_passed() -> None:
    t = passed()
    for viewer in (0, 1, 2, None):
        told = [event.seen_by(t.player(viewer).seat if viewer is not None else None) for event in t.game.events]
        passes = {event["seat"]: event.get("card") for event in told if event["kind"] == "pass"}
        cards = {0: "duchy", 1: "curse", 2: "estate"}
        assert passes == {seat: cards[seat] if viewer in (seat, (seat + 1) % 3) else None for seat in range(3)}


def test_giver_and_taker_know_who_owns_the_passed_card_and_a_third_seat_does_not() -> None:
    t = passed()
    assert owned(t, 1, of=2) == (Counter(curse=1, gold=1, silver=5, estate=1), -1), "what went to seat 0 is unknown"
    assert owned(t, 2, of=1) == (Counter(copper=6), +1)
    assert owned(t, 0, of=1) == (Counter(copper=6, curse=1, duchy=1), -1)
    assert owned(t, 0, of=2) == (Counter(gold=1, silver=5), +1)
    assert owned(t, None, of=1) == (Counter(copper=6, curse=1), 0)


def test_the_giver_knows_the_card_in_the_takers_hand_until_it_may_have_left() -> None:
    t = passed()
    assert [known_hand(t, viewer, of=1) for viewer in (0, 1, 2, None)] == [["duchy"], ["copper", "duchy"], [], []]
    assert all("duchy" in other.hand(1) for other in redrawn(t, 0, 30))
    t.pick("done").end_turn()
    t.pick("treasures")
    assert known_hand(t, 0, of=1) == ["duchy"]
    t.end_turn()
    assert known_hand(t, 0, of=1) == []


def redrawn(t: Situation, seat: int | None, times: int) -> list[Situation]:
    rng = seeded(3)
    return [Situation(t.game.determinize(seat, rng)) for _ in range(times)]


def test_redraws_of_a_third_seat_pass_anything_that_may_have_been_passed() -> None:
    """For seat 0 the Curse may be any card that seat 1 may have held; for both others it is the Curse."""
    t = passed()
    given = Counter(other.state.passes[1].card.slug for other in redrawn(t, 0, 200))
    assert set(given) == {"curse", "copper"}
    assert 6 <= given["curse"] <= 60  # one of seven cards
    for other in redrawn(t, 0, 50):
        assert other.game.view(0) == t.game.view(0)
        assert goods(other.game) == goods(t.game)
        curse = other.state.passes[1].card.slug == "curse"
        assert ("curse" in other.owned(2), "curse" in other.owned(1)) == (curse, not curse)
    for seat in (1, 2):
        assert {other.state.passes[1].card.slug for other in redrawn(t, seat, 50)} == {"curse"}
        assert all("curse" in other.hand(2) for other in redrawn(t, seat, 50))


def test_what_others_have_chosen_to_pass_is_redrawn_too() -> None:
    t = situation(*THREE, hand="masquerade, duchy, copper", deck="2 copper, gold")
    t.pick("masquerade")
    picked(t, "", "curse")
    chosen = {other.player(1).aside[0].slug for other in redrawn(t, 0, 60)}
    assert chosen == {"copper", "curse"}
    assert {other.player(1).aside[0].slug for other in redrawn(t, 1, 20)} == {"curse"}
    other = redrawn(t, 0, 1)[0]
    picked(other, "duchy", "", "gold" if "gold" in other.hand(2) else other.hand(2).split(", ")[0])
    assert goods(other.game) == goods(t.game)


def test_a_passed_card_that_everyone_sees_is_secret_no_more() -> None:
    t = situation(*THREE, hand="masquerade, smithy, copper", deck="3 copper")
    t.pick("masquerade")
    picked(t, "smithy", "curse", "gold").pick("done").end_turn()
    assert owned(t, 2, of=0) == (Counter(masquerade=1, copper=4, smithy=1, gold=1), -1)
    t.pick("smithy")  # seat 1 had none
    assert owned(t, 2, of=0) == (Counter(masquerade=1, copper=4, gold=1), 0)
    assert owned(t, 2, of=1)[1] == 0
    t.end_turn()
    t.end_turn()
    t.end_turn()  # seat 1 shuffles
    assert owned(t, 2, of=0) == (Counter(masquerade=1, copper=4, gold=1), 0)
    assert not any(one.giver == 0 for one in t.state.passes)


def test_what_the_giver_shows_cannot_have_been_passed() -> None:
    t = situation({"hand": "estate, gold"}, {"hand": "2 copper"}, hand="masquerade, copper, gold")
    t.pick("masquerade")
    picked(t, "copper", "estate", "copper").pick("done", "gold")
    assert {other.state.passes[0].card.slug for other in redrawn(t, 2, 40)} == {"copper"}


def test_what_can_only_have_been_one_card_everyone_knows() -> None:
    t = situation({"hand": "2 copper"}, {"hand": "estate, gold"}, hand="masquerade, silver, gold")
    t.pick("masquerade")
    picked(t, "silver", "copper", "estate")
    for viewer in (0, 1, 2, None):
        assert "copper" in known_hand(t, viewer, of=2)
        assert {"kind": "pass", "seat": 1, "depth": 1, "to": 2, "card": "copper"} in [
            event.seen_by(None) for event in t.game.events
        ]


def test_a_shown_hand_of_which_a_card_was_passed_is_not_known_any_more() -> None:
    t = situation({"hand": "copper, silver", "shown": "copper, silver"}, {"hand": "2 gold"}, hand="masquerade, copper")
    t.pick("masquerade")
    picked(t, "copper", "silver", "gold")
    assert known_hand(t, 0, of=1) == ["copper"], "what seat 0 gave"
    assert known_hand(t, None, of=1) == ["copper"]  # seat 0 had nothing else to give
    assert {other.state.passes[0].card.slug for other in redrawn(t, 0, 40)} == {"copper", "silver"}


def test_of_a_shown_hand_nothing_else_can_have_been_passed() -> None:
    t = situation(
        {"hand": "copper, silver", "shown": "copper, silver", "deck": "9 gold"}, {"hand": "2 gold"},
        hand="masquerade, copper, estate", deck="2 estate",
    )  # fmt: skip
    t.pick("masquerade")
    picked(t, "copper", "silver", "gold")
    assert {other.state.passes[1].card.slug for other in redrawn(t, 0, 60)} == {"copper", "silver"}


def test_a_card_that_was_passed_on_tells_nothing_of_where_it_came_from() -> None:
    t = situation(
        {"hand": "copper, estate", "deck": "5 copper"}, {"hand": "2 copper", "deck": "5 copper"},
        {"hand": "2 silver", "deck": "5 estate"}, hand="throne-room, masquerade, gold, copper", deck="4 copper",
    )  # fmt: skip
    t.pick("throne-room", "masquerade")
    picked(t, "gold", "copper", "copper", "silver").pick("done")
    picked(t, "copper", "gold", "copper", "silver").pick("done")
    assert "gold" in t.hand(2)
    cards, more = owned(t, 3, of=0)
    assert (cards["gold"], more) == (1, -2)
    assert owned(t, 3, of=1) == (Counter(copper=6, estate=1), 0)
    for other in redrawn(t, 3, 40):
        assert other.game.view(3) == t.game.view(3)
        assert goods(other.game) == goods(t.game)


def test_a_redraw_leaves_whom_the_action_phase_waits_for_something_to_play() -> None:
    """Seat 1 is asked for an Action: seat 2 can tell that it has one, and it can only be the Smithy that came."""
    t = situation({"hand": "2 copper", "deck": "5 copper"}, {"hand": "2 gold"}, hand="masquerade, smithy, 3 copper")
    t.pick("masquerade")
    picked(t, "smithy", "copper", "gold").pick("done").end_turn()
    assert (t.seat, t.prompt, t.state.passes[0].card.slug) == (1, "action-phase", "smithy")
    for other in redrawn(t, 2, 30):
        assert "smithy" in other.hand(1)
        assert other.game.view(2) == t.game.view(2)


def test_passes_are_kept_in_copies_in_json_and_in_situations() -> None:
    t = passed()
    t.pick("done")
    again = arrange("dominion", json.loads(json.dumps(t.game.situation())))
    copy = t.game.clone()
    for viewer in (0, 1, 2, None):
        assert again.view(viewer) == copy.view(viewer) == t.game.view(viewer)
    assert again.state.to_json()["passes"] == t.game.state.to_json()["passes"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_redraws_all_through_a_game_of_masquerades(players: int) -> None:
    kingdom = "masquerade, village, shanty-town, torturer, patrol, inn, cellar, library, bureaucrat, vassal"
    game = new_game("dominion", players=players, seed=5, kingdom=kingdom)
    rng = seeded(9)
    at_first = goods(game)
    while not game.over and game.picks < 400:
        for seat in [*range(players), None] if game.picks % 7 == 0 else []:
            other = game.determinize(seat, rng)
            assert other.view(seat) == game.view(seat)
            assert goods(other) == at_first
            for _ in range(5):
                if not other.over:
                    other.play(other.choice.options[rng.below(len(other.choice.options))])  # type: ignore[union-attr]
        choice = game.choices[rng.below(len(game.choices))]
        game.play(choice.options[rng.below(len(choice.options))], choice.seat)
    assert game.picks >= 300
