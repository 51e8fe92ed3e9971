"""Who knows what: views, redraws of what is hidden, and events."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from allmende import Game, new_game, replay
from allmende.dominion.card import Card
from allmende.dominion.kingdoms import KINGDOMS
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion
from allmende.table import Rng, seeded
from tests.dominion.situations import Situation, listed, situation

SPECTATOR = None


def seen(t: Situation, viewer: int | None, of: int) -> dict[str, Any]:
    """What the viewer sees of a player's cards."""
    player = t.game.view(viewer)["table"]["players"][of]
    assert isinstance(player, dict)
    return player


def hand(t: Situation, viewer: int | None, of: int) -> tuple[int, str]:
    """How many cards a hand has, and which of them the viewer knows."""
    found = seen(t, viewer, of)["hand"]
    return found["count"], ", ".join(sorted(found["known"]))


def discards(t: Situation, viewer: int | None, of: int) -> tuple[int, str, str]:
    found = seen(t, viewer, of)["discard"]
    return found["count"], found["top"], ", ".join(sorted(found["known"]))


def top(t: Situation, viewer: int | None, of: int) -> list[str | None]:
    """The top cards of a deck that the viewer knows, topmost first."""
    found = seen(t, viewer, of)["deck"]["top"]
    assert isinstance(found, list)
    return found


# Hands


def test_a_hand_is_its_owners_and_a_number_to_all_others() -> None:
    t = situation({"hand": "gold, moat"}, {"hand": "silver"}, hand="village, copper, copper")
    assert hand(t, 0, of=0) == (3, "copper, copper, village")
    assert hand(t, 1, of=1) == (2, "gold, moat")
    for viewer in (1, 2, SPECTATOR):
        assert hand(t, viewer, of=0) == (3, "")
    for viewer in (0, 2, SPECTATOR):
        assert hand(t, viewer, of=1) == (2, "")


def test_only_the_seat_that_is_asked_sees_its_choice() -> None:
    t = situation({"hand": "4 copper"}, hand="militia")
    assert t.game.view(0)["choice"]["prompt"] == {"name": "action-phase"}
    assert (t.game.view(1)["choice"], t.game.view(SPECTATOR)["choice"]) == (None, None)
    t.pick("militia")
    assert [t.game.view(viewer)["waiting"] for viewer in (0, 1, SPECTATOR)] == [[1], [1], [1]]
    assert t.game.view(0)["choice"] is None
    assert [option["key"] for option in t.game.view(1)["choice"]["options"]] == [["card", "copper"]]


def test_supply_trash_play_and_turn_are_public() -> None:
    t = situation({"in_play": "trail"}, in_play="highway, copper", trash="curse", coins=3, buys=2, piles={"gold": 7})
    for viewer in (0, 1, SPECTATOR):
        table = t.game.view(viewer)["table"]
        assert (table["trash"], table["turn"]["coins"], table["turn"]["buys"]) == (["curse"], 3, 2)
        assert table["turn"]["effects"] == [{"card": "highway", "seat": 0, "until": "turn", "cards": []}]
        [gold] = [pile for pile in table["supply"] if pile["card"] == "gold"]
        assert (gold["count"], gold["cost"], gold["types"]) == (7, 5, ["treasure"])
        assert [sorted(player["in_play"]) for player in table["players"]] == [["copper", "highway"], ["trail"]]


def test_which_cards_a_player_owns_is_public_and_where_they_are_is_not() -> None:
    one = situation({"hand": "gold, copper", "deck": "estate"}, hand="copper")
    two = situation({"hand": "copper, estate", "deck": "gold"}, hand="copper")
    assert seen(one, 0, of=1)["cards"] == {"copper": 1, "gold": 1, "estate": 1}
    assert one.game.view(0) == two.game.view(0)
    assert one.game.view(SPECTATOR) == two.game.view(SPECTATOR)
    assert one.game.view(1) != two.game.view(1)


def test_a_revealed_hand_stays_known_while_it_lies_still() -> None:
    t = situation({"hand": "copper, silver, smithy, moat", "deck": "6 estate"}, hand="bureaucrat")
    t.pick("bureaucrat", "done")  # the Moat is not used
    for viewer in (0, 1, SPECTATOR):
        assert hand(t, viewer, of=1) == (4, "copper, moat, silver, smithy")
    t.end_turn()
    assert (t.seat, hand(t, 0, of=1)) == (1, (4, "copper, moat, silver, smithy"))
    t.pick("smithy")  # what is played leaves the hand openly, what is drawn comes unseen
    assert hand(t, 0, of=1) == (6, "copper, moat, silver")
    t.pick("card copper")
    assert hand(t, 0, of=1) == (5, "moat, silver")
    t.pick("treasures")
    assert hand(t, 0, of=1) == (4, "moat")
    t.end_turn()
    assert hand(t, 0, of=1) == (5, "")


def test_crossroads_shows_the_hand_but_not_what_it_draws() -> None:
    t = situation({}, hand="crossroads, estate, copper", deck="gold, silver")
    t.pick("crossroads")
    assert hand(t, 1, of=0) == (3, "copper, estate")
    assert hand(t, 0, of=0) == (3, "copper, estate, gold")


def test_a_revealed_moat_and_a_revealed_trader_are_known_to_be_in_hand() -> None:
    t = situation({"hand": "moat, copper"}, hand="witch")
    t.pick("witch", "moat")
    assert hand(t, 0, of=1) == (2, "moat")
    t = situation({}, hand="trader, copper", phase="buy", buys=2)
    t.pick("pile copper", "trader")
    assert hand(t, 1, of=0) == (2, "trader")


def test_a_card_gained_into_the_hand_is_known_there() -> None:
    t = situation({}, hand="mine, copper, estate")
    t.pick("mine", "copper", "pile silver")
    assert hand(t, 1, of=0) == (2, "silver")
    assert hand(t, SPECTATOR, of=0) == (2, "silver")


@pytest.mark.parametrize("discarded", [["estate", "copper"], ["silver", "copper"]])
def test_a_revealed_hand_is_forgotten_when_cards_leave_it_unseen(discarded: list[str]) -> None:
    t = situation({"hand": "curse"}, hand="crossroads, cellar, copper, silver, duchy", deck="2 estate, 2 gold")
    t.pick("crossroads")
    assert hand(t, 1, of=0) == (5, "cellar, copper, duchy, silver")
    t.pick("cellar")
    assert hand(t, 1, of=0) == (4, "copper, duchy, silver")
    t.pick(*discarded, "done")
    assert hand(t, 1, of=0) == (4, "")
    assert discards(t, 1, of=0) == (2, "copper", "copper")


def test_a_single_discard_lies_open_and_the_rest_of_a_revealed_hand_stays_known() -> None:
    t = situation({}, hand="crossroads, oasis, copper, silver", deck="2 estate")
    t.pick("crossroads", "oasis", "silver")
    assert hand(t, 1, of=0) == (2, "copper")
    assert discards(t, 1, of=0) == (1, "silver", "silver")


def test_the_others_cannot_tell_which_card_of_a_revealed_hand_went_onto_the_deck() -> None:
    views = []
    for onto_deck in ("copper", "silver"):
        t = situation({}, hand="crossroads, artisan, copper, silver", deck="gold")
        t.pick("crossroads", "artisan", "pile duchy", onto_deck)
        assert top(t, 0, of=0) == [onto_deck]
        views.append([t.game.view(1), t.game.view(SPECTATOR)])
    assert views[0] == views[1]


def test_the_others_cannot_tell_what_a_shown_hand_discards_below_the_top() -> None:
    views = []
    for below in ("silver", "gold"):
        t = situation({"hand": "copper, copper, silver, gold, smithy"}, hand="bureaucrat, militia", actions=2)
        t.pick("bureaucrat")
        assert hand(t, 0, of=1) == (5, "copper, copper, gold, silver, smithy")
        t.pick("militia", below)
        assert hand(t, 0, of=1) == (4, "")  # one is chosen, nobody knows which
        t.pick("smithy")
        views.append([t.game.view(0), t.game.view(SPECTATOR)])
    assert views[0] == views[1]


def test_chosen_cards_lie_aside_unseen_until_all_are_chosen() -> None:
    t = situation({"hand": "copper, silver, gold, estate, duchy"}, hand="militia")
    t.pick("militia", "estate")
    assert seen(t, 1, of=1)["aside"] == {"count": 1, "known": ["estate"]}
    for viewer in (0, SPECTATOR):
        assert seen(t, viewer, of=1)["aside"] == {"count": 1, "known": []}


# Discard piles


def test_the_top_of_a_discard_pile_is_seen_by_all_and_the_rest_by_its_owner() -> None:
    t = situation({"hand": "copper, silver, gold, estate, duchy"}, hand="militia")
    t.pick("militia", "estate", "duchy")
    assert discards(t, 1, of=1) == (2, "duchy", "duchy, estate")
    for viewer in (0, SPECTATOR):
        assert discards(t, viewer, of=1) == (2, "duchy", "duchy")


def test_what_was_gained_openly_is_known_to_lie_there() -> None:
    t = situation({"hand": "copper, silver, gold, estate, duchy"}, hand="witch, militia", actions=2)
    t.pick("witch", "militia", "estate", "duchy")
    assert discards(t, 0, of=1) == (3, "duchy", "curse, duchy")


def test_clean_up_hides_the_hand_below_the_cards_that_were_played() -> None:
    t = situation({}, hand="village, estate, silver", deck="6 copper")
    t.pick("village", "card silver").end_turn()
    assert discards(t, 1, of=0) == (4, "silver", "silver, village")
    assert discards(t, 0, of=0) == (4, "silver", "copper, estate, silver, village")


def test_clean_up_without_played_cards_shows_one_card() -> None:
    t = situation({}, hand="estate, silver", deck="6 copper")
    t.end_turn()
    assert discards(t, 1, of=0) == (2, "silver", "silver")


def test_a_tunnel_revealed_below_the_top_is_known() -> None:
    t = situation({"hand": "tunnel, curse, 3 copper"}, hand="militia")
    t.pick("militia", "tunnel", "curse")
    assert discards(t, 0, of=1) == (2, "curse", "curse")
    t.pick("tunnel")
    assert discards(t, 0, of=1) == (3, "gold", "curse, gold, tunnel")


def test_what_bandit_and_vassal_discard_was_seen() -> None:
    t = situation({"deck": "estate, duchy"}, hand="bandit, vassal", deck="copper", actions=2)
    t.pick("bandit", "vassal")
    assert discards(t, 0, of=1) == (2, "duchy", "duchy, estate")
    assert discards(t, 1, of=0) == (2, "copper", "copper, gold")


def test_a_shuffle_hides_everything() -> None:
    t = situation({}, hand="village", discard="gold, estate, duchy")
    assert discards(t, 1, of=0) == (3, "duchy", "duchy, estate, gold")
    t.pick("village")
    for viewer in (0, 1, SPECTATOR):
        assert top(t, viewer, of=0) == []
        assert discards(t, viewer, of=0)[0] == 0
    assert hand(t, 1, of=0) == (1, "")


def test_the_others_cannot_tell_what_harbinger_takes() -> None:
    views = []
    for taken in ("estate", "silver"):
        t = situation(
            {"hand": "militia"}, hand="estate, silver, curse, gold, copper, harbinger", turn=1, deck="6 copper"
        )
        t.pick("militia", "estate", "silver", "curse").end_turn()
        t.pick("harbinger", taken)
        assert top(t, 0, of=0) == [taken]
        assert (top(t, 1, of=0), top(t, SPECTATOR, of=0)) == ([], [])
        views.append([t.game.view(1), t.game.view(SPECTATOR)])
    assert views[0] == views[1]


def test_a_known_discard_may_be_the_one_that_harbinger_took() -> None:
    for taken in ("gold", "estate"):
        t = situation({}, hand="harbinger", deck="copper", discard="gold, estate, duchy")
        assert discards(t, 1, of=0) == (3, "duchy", "duchy, estate, gold")
        t.pick("harbinger", taken)
        assert discards(t, 1, of=0) == (2, "duchy", "duchy")


def test_a_known_card_stays_known_when_its_like_is_discarded_unseen_and_played() -> None:
    t = situation({"hand": "trail, curse, 3 copper", "discard": "trail, estate", "deck": "2 silver"}, hand="militia")
    assert discards(t, 0, of=1) == (2, "estate", "estate, trail")
    t.pick("militia", "trail", "curse", "trail")
    assert discards(t, 0, of=1) == (3, "curse", "curse, estate, trail")


def test_an_unseen_card_stays_unseen_when_its_like_is_played_from_the_top() -> None:
    discarded = {"discard": "trail, estate", "veiled": "trail", "deck": "2 silver"}
    t = situation({"hand": "curse, trail, 3 copper", **discarded}, hand="militia")
    t.pick("militia", "curse", "trail", "trail")
    assert discards(t, 0, of=1) == (3, "curse", "curse, estate")


def test_what_lay_below_a_played_card_is_seen_beside_a_known_like() -> None:
    t = situation({"hand": "trail, weaver, 3 copper", "discard": "trail, estate", "deck": "2 silver"}, hand="militia")
    t.pick("militia", "trail", "weaver", "weaver", "silvers")
    assert discards(t, 0, of=1) == (5, "silver", "estate, silver, silver, trail, trail")
    t.pick("trail")
    assert discards(t, 0, of=1) == (4, "silver", "estate, silver, silver, trail")


def test_a_card_that_was_seen_below_is_not_taken_for_an_unseen_one() -> None:
    discarded = {"discard": "trail, estate", "veiled": "trail", "deck": "2 silver"}
    t = situation({"hand": "trail, weaver, 3 copper", **discarded}, hand="militia")
    t.pick("militia", "trail", "weaver", "weaver", "silvers", "trail")
    assert discards(t, 0, of=1) == (4, "silver", "estate, silver, silver")


@pytest.mark.parametrize("played", [True, False])
def test_clean_up_does_not_hide_a_hand_that_all_have_seen(played: bool) -> None:
    t = situation({}, hand="estate, gold, silver, silver", deck="6 copper", shown="estate, gold, silver")
    if played:
        t.pick("card silver")
    t.end_turn()
    assert discards(t, 1, of=0) == (4, "silver", "estate, gold, silver")  # of two Silvers one was seen


def test_a_bureaucrats_victim_is_known_by_its_discards() -> None:
    t = situation({"hand": "copper, silver, smithy", "deck": "6 estate"}, hand="bureaucrat")
    t.pick("bureaucrat").end_turn().end_turn()
    assert discards(t, 0, of=1) == (3, "smithy", "copper, silver, smithy")


# Decks


def test_nobody_knows_a_deck_but_its_size() -> None:
    t = situation({"deck": "gold, silver"}, hand="copper", deck="3 estate")
    for viewer in (0, 1, SPECTATOR):
        assert (seen(t, viewer, of=0)["deck"], seen(t, viewer, of=1)["deck"]) == (
            {"count": 3, "top": []}, {"count": 2, "top": []},
        )  # fmt: skip


def test_a_card_put_back_openly_is_known_to_all_on_the_deck_and_then_in_the_hand() -> None:
    t = situation({"hand": "estate, copper", "deck": "gold"}, {}, hand="bureaucrat, council-room", actions=2)
    t.pick("bureaucrat", "estate")
    for viewer in (0, 1, 2, SPECTATOR):
        assert top(t, viewer, of=1) == ["estate"]
        assert top(t, viewer, of=0) == ["silver"]
    t.pick("council-room")
    for viewer in (0, 2, SPECTATOR):
        assert top(t, viewer, of=1) == []
        assert hand(t, viewer, of=1) == (2, "estate")
        assert hand(t, viewer, of=0) == (1, "silver")


def test_an_unseen_card_above_a_known_one_leaves_a_gap() -> None:
    t = situation({}, hand="bureaucrat, artisan, copper", deck="gold", actions=2)
    t.pick("bureaucrat", "artisan", "pile duchy", "copper")
    assert top(t, 0, of=0) == ["copper", "silver"]
    assert top(t, 1, of=0) == [None, "silver"]
    assert top(t, SPECTATOR, of=0) == [None, "silver"]


def test_a_fools_golds_gold_on_the_deck_is_known() -> None:
    t = situation({"hand": "fools-gold", "deck": "copper"}, phase="buy", coins=8, buys=2)
    t.pick("pile province", "fools-gold")
    assert top(t, 0, of=1) == ["gold"]


def test_schemes_saved_card_is_seen_on_its_way_into_the_new_hand() -> None:
    t = situation({}, hand="scheme, village", deck="8 copper")
    t.pick("scheme", "village", "done", "village")
    assert hand(t, 1, of=0) == (5, "village")


def test_who_looks_at_cards_knows_them_and_where_they_go_back() -> None:
    t = situation({}, hand="sentry", deck="copper, gold, silver, estate")
    t.pick("sentry")
    assert seen(t, 0, of=0)["looking"] == {"count": 2, "known": ["silver", "gold"]}
    for viewer in (1, SPECTATOR):
        assert seen(t, viewer, of=0)["looking"] == {"count": 2, "known": []}
    t.pick("done", "done", "silver")
    assert (t.deck(), top(t, 0, of=0)) == ("gold, silver, estate", ["gold", "silver"])
    assert (top(t, 1, of=0), top(t, SPECTATOR, of=0)) == ([], [])


def test_a_known_card_that_is_looked_at_is_not_taken_for_a_hand_card() -> None:
    t = situation({"hand": "2 estate, sentry", "deck": "2 copper"}, hand="2 bureaucrat", deck="8 copper", actions=2)
    t.pick("bureaucrat", "estate", "bureaucrat", "estate").end_turn()
    assert top(t, 0, of=1) == ["estate", "estate"]
    t.pick("sentry")  # draws the first Estate, looks at the second
    assert hand(t, 0, of=1) == (1, "estate")
    t.pick("estate", "done")
    assert (t.trash, hand(t, 0, of=1)) == ("estate", (1, "estate"))
    check_redraws(t, 0, times=5)


def test_a_known_card_that_vassal_discards_is_not_taken_for_a_hand_card() -> None:
    t = situation({"hand": "estate, vassal", "deck": "2 copper"}, hand="bureaucrat", deck="8 copper")
    t.pick("bureaucrat", "estate").end_turn()
    t.pick("vassal")
    assert (hand(t, 0, of=1), discards(t, 0, of=1)) == ((0, ""), (1, "estate", "estate"))
    check_redraws(t, 0, times=5)


def test_everyone_sees_what_bandit_reveals() -> None:
    t = situation({"deck": "silver, gold, estate"}, hand="bandit")
    t.pick("bandit")
    for viewer in (0, 1, SPECTATOR):
        assert seen(t, viewer, of=1)["looking"] == {"count": 2, "known": ["silver", "gold"]}


def test_library_draws_what_all_saw_go_onto_the_deck_and_all_know_it_in_the_hand() -> None:
    t = situation({}, hand="library, 5 copper", deck="gold, village, 2 silver", known=[[0, 1], [0, 1], [0]])
    t.pick("library", "no")
    assert hand(t, 1, of=0) == (7, "gold, village")
    t = situation({}, hand="library, 5 copper", deck="gold, 2 silver", known=[[0]])
    t.pick("library")
    assert hand(t, 1, of=0) == (7, "")


def test_library_shows_what_it_sets_aside_and_hides_what_it_draws() -> None:
    t = situation({}, hand="library, 4 copper", deck="smithy, estate, village, gold, silver")
    t.pick("library")
    assert seen(t, 0, of=0)["looking"] == {"count": 1, "known": ["smithy"]}
    assert seen(t, 1, of=0)["looking"] == {"count": 1, "known": []}
    t.pick("yes")
    for viewer in (0, 1, SPECTATOR):
        assert seen(t, viewer, of=0)["aside"] == {"count": 1, "known": ["smithy"]}
    assert seen(t, 1, of=0)["looking"] == {"count": 1, "known": []}
    assert hand(t, 1, of=0) == (5, "")
    t.pick("no")
    assert (hand(t, 1, of=0), discards(t, 1, of=0)) == ((7, ""), (1, "smithy", "smithy"))
    t = situation({}, hand="cellar, copper, estate")
    t.pick("cellar", "copper")
    assert seen(t, 1, of=0)["aside"] == {"count": 1, "known": []}


# Redraws


def redrawn(t: Situation, seat: int | None, times: int, seed: int = 1) -> Iterator[Situation]:
    rng = seeded(seed)
    for _ in range(times):
        yield Situation(t.game.determinize(seat, rng))


def material(state: Dominion) -> list[Any]:
    """Everything that a redraw must keep: who owns what, how many cards lie where, and what is public."""
    return [
        [
            (own(state, me), *map(len, (me.hand, me.deck, me.discard, me.aside, me.looking)), me.in_play, me.turns)
            for me in state.players
        ],
        state.piles, state.trash_pile, state.coins, state.actions, state.buys, state.phase, state.active,
    ]  # fmt: skip


def own(state: Dominion, me: Player) -> Counter[Card]:
    """What a player owns, as if no card had been passed on unseen."""
    cards = Counter(me.cards())
    cards.update([one.card for one in state.passes if one.giver == me.seat])
    cards.subtract([one.card for one in state.passes if one.taker == me.seat])
    return cards


def check_redraws(t: Situation, seat: int | None, times: int) -> None:
    before, view, kept = t.game.to_json(), t.game.view(seat), material(t.state)
    for other in redrawn(t, seat, times):
        assert other.game.view(seat) == view
        assert material(other.state) == kept
    assert t.game.to_json() == before


def test_an_opponents_hidden_card_is_anywhere_among_the_hidden_places() -> None:
    t = situation({"hand": "gold", "deck": "9 copper"}, hand="village", deck="silver, 3 estate")
    in_hand = sum(other.hand(1) == "gold" for other in redrawn(t, 0, 400))
    assert 20 <= in_hand <= 64  # 40 expected, one in ten; these are four standard deviations
    check_redraws(t, 0, times=20)


def test_the_own_hand_stays_and_the_own_deck_is_shuffled() -> None:
    t = situation({"hand": "gold"}, hand="village, copper", deck="gold, silver, estate, duchy")
    tops: Counter[str] = Counter()
    for other in redrawn(t, 0, 200):
        assert other.hand() == "copper, village"
        tops[other.deck().split(", ")[0]] += 1
    assert set(tops) == {"gold", "silver", "estate", "duchy"}
    assert min(tops.values()) >= 25


def test_hidden_discards_are_redrawn_and_the_top_stays() -> None:
    t = situation({"hand": "copper, copper, copper, gold, silver", "deck": "4 estate"}, hand="militia, village")
    t.pick("militia", "gold", "silver")
    lower = Counter(other.discard(1) for other in redrawn(t, 0, 200))
    assert all("silver" in pile for pile in lower)
    assert {"gold, silver", "copper, silver", "estate, silver"} <= set(lower)
    assert {other.discard(1) for other in redrawn(t, 1, 50)} == {"gold, silver"}
    for seat in (0, 1, SPECTATOR):
        check_redraws(t, seat, times=20)


def test_a_known_top_card_stays_for_those_who_know_it() -> None:
    t = situation({}, hand="artisan, gold", deck="6 copper, silver")
    t.pick("artisan", "pile duchy", "gold")
    assert {other.deck().split(", ")[0] for other in redrawn(t, 0, 50)} == {"gold"}
    assert {other.deck().split(", ")[0] for other in redrawn(t, 1, 200)} == {"gold", "copper", "silver", "duchy"}
    t = situation({"hand": "estate, gold", "deck": "6 copper"}, hand="bureaucrat")
    t.pick("bureaucrat", "estate")
    for seat in (0, 1, SPECTATOR):
        assert {other.deck(1).split(", ")[0] for other in redrawn(t, seat, 50)} == {"estate"}
        check_redraws(t, seat, times=20)


def test_a_shown_hand_stays() -> None:
    t = situation({"hand": "gold, copper", "deck": "6 silver"}, hand="bureaucrat, council-room", actions=2)
    t.pick("bureaucrat", "council-room")
    held = {other.hand(1) for other in redrawn(t, 0, 50)}
    assert held == {"copper, gold, silver"}
    t = situation({"hand": "gold, copper", "deck": "3 silver, 3 duchy"}, hand="bureaucrat, council-room", actions=2)
    t.pick("bureaucrat", "council-room")
    assert {other.hand(1) for other in redrawn(t, 0, 50)} == {"copper, gold, silver", "copper, duchy, gold"}


def test_a_spectators_redraw_hides_every_hand() -> None:
    t = situation({"hand": "gold", "deck": "silver"}, hand="copper", deck="estate")
    assert {(other.hand(0), other.hand(1)) for other in redrawn(t, SPECTATOR, 100)} == {
        ("copper", "gold"), ("copper", "silver"), ("estate", "gold"), ("estate", "silver"),
    }  # fmt: skip
    check_redraws(t, SPECTATOR, times=20)


def test_what_is_looked_at_or_set_aside_stays() -> None:
    t = situation({}, hand="sentry", deck="copper, gold, silver, 5 estate")
    t.pick("sentry")
    for seat in (0, 1, SPECTATOR):
        assert {listed(other.player().looking) for other in redrawn(t, seat, 20)} == {"gold, silver"}
        check_redraws(t, seat, times=20)
    t = situation({}, hand="library, 4 copper", deck="smithy, estate, village, gold, silver, duchy")
    t.pick("library", "yes")
    for seat in (0, 1, SPECTATOR):
        assert {listed(other.player().aside) for other in redrawn(t, seat, 20)} == {"smithy"}
        check_redraws(t, seat, times=20)


def test_a_private_choice_is_asked_anew_from_the_redrawn_hand() -> None:
    t = situation({"hand": "gold, 4 copper", "deck": "5 silver"}, hand="militia")
    t.pick("militia")
    offers: set[tuple[str, ...]] = set()
    for other in redrawn(t, 0, 100):
        assert (other.seat, other.prompt) == (1, "discard")
        assert other.offered == [f"card {card}" for card in ("copper", "silver", "gold") if card in other.hand(1)]
        offers.add(tuple(other.offered))
        other.pick(other.offered[0])
        other.pick(other.offered[0])
        assert (len(other.player(1).hand), other.seat) == (3, 0)
    assert len(offers) > 2
    assert {tuple(other.offered) for other in redrawn(t, 1, 20)} == {("card copper", "card gold")}


def test_who_may_play_an_action_has_one_in_every_redraw() -> None:
    t = situation({"hand": "4 copper, smithy", "deck": "9 silver"}, turn=1)
    for other in redrawn(t, 0, 100):
        assert (other.seat, other.prompt, other.offered) == (1, "action-phase", ["card smithy", "done"])
    check_redraws(t, 0, times=20)


def test_chance_to_come_is_redrawn_too() -> None:
    t = situation({}, hand="village", discard="gold, silver, estate, duchy, copper")
    drawn = Counter(other.pick("village").hand() for other in redrawn(t, 0, 200))
    assert set(drawn) == {"gold", "silver", "estate", "duchy", "copper"}
    assert min(drawn.values()) >= 20


def test_a_redrawn_game_replays_and_leaves_the_original_alone() -> None:
    t = situation({"hand": "gold, 4 copper", "deck": "5 silver"}, hand="militia, village", deck="6 estate")
    t.pick("militia")
    before = t.game.to_json()
    other = t.game.determinize(0, seeded(3))
    play_on(other, 20, seeded(4))
    assert replay(json.loads(other.record().dumps())).to_json() == other.to_json()
    assert t.game.to_json() == before
    assert not other.events


def test_a_copy_after_a_reveal_is_the_same() -> None:
    t = situation({"deck": "silver, estate"}, hand="bandit, village", actions=2)
    t.pick("bandit", "silver")
    assert t.game.clone().to_json() == t.game.to_json()


def play_on(game: Game, picks: int, rng: Rng) -> None:
    for _ in range(picks):
        if game.choice is None:
            return
        game.play(game.choice.options[rng.below(len(game.choice.options))])


KNOWING = "bureaucrat, artisan, sentry, library, bandit, harbinger, vassal, cartographer, crossroads, inn"


@pytest.mark.parametrize("kingdom", [*KINGDOMS, KNOWING])
@pytest.mark.parametrize("players", [2, 3])
def test_redraws_keep_views_and_cards_all_through_a_game(kingdom: str, players: int) -> None:
    """Also when it is redrawn for a seat that is not asked, in the middle of a step; and each redraw can be played."""
    game = new_game("dominion", players=players, seed=players, kingdom=kingdom)
    rng = seeded(11)
    while game.choice is not None and game.picks < 900:
        if game.picks % 5 == 0:
            for seat in [*range(players), None]:
                check_redraws(Situation(game), seat, times=1)
            play_on(game.determinize(rng.below(players), rng), 6, rng)
        play_on(game, 1, rng)


# Events


def told(t: Situation, viewer: int | None) -> list[dict[str, Any]]:
    return [event.seen_by(None if viewer is None else t.player(viewer).seat) for event in t.game.events]


def cards_told(t: Situation, kind: str, viewer: int | None) -> list[Any]:
    return [event.get("cards") for event in told(t, viewer) if event["kind"] == kind]


def test_who_draws_sees_the_cards_and_the_others_a_number() -> None:
    t = situation({}, hand="smithy", deck="gold, silver, estate")
    t.pick("smithy")
    assert cards_told(t, "draw", 0) == [["gold", "silver", "estate"]]
    for viewer in (1, SPECTATOR):
        [event] = [event for event in told(t, viewer) if event["kind"] == "draw"]
        assert event == {"kind": "draw", "seat": 0, "depth": event["depth"], "count": 3}


def test_others_draw_out_of_my_sight() -> None:
    t = situation({"deck": "gold"}, {"deck": "silver"}, hand="council-room")
    t.pick("council-room")
    assert cards_told(t, "draw", 0) == [None, None]
    assert cards_told(t, "draw", 1) == [["gold"], None]
    assert cards_told(t, "draw", 2) == [None, ["silver"]]


def test_looking_and_putting_back_is_secret() -> None:
    t = situation({}, hand="sentry", deck="copper, gold, silver")
    t.pick("sentry")
    assert (cards_told(t, "look", 0), cards_told(t, "look", 1)) == ([["gold", "silver"]], [None])
    t.pick("done", "done", "gold")
    assert (cards_told(t, "topdeck", 0), cards_told(t, "topdeck", 1)) == ([["gold"], ["silver"]], [None, None])
    t = situation({}, hand="artisan, copper")
    t.pick("artisan", "pile duchy", "duchy")
    assert (cards_told(t, "topdeck", 0), cards_told(t, "topdeck", SPECTATOR)) == ([["duchy"]], [None])


def test_putting_back_openly_is_public() -> None:
    t = situation({"hand": "estate"}, hand="bureaucrat")
    t.pick("bureaucrat", "estate")
    for viewer in (0, 1, SPECTATOR):
        assert cards_told(t, "topdeck", viewer) == [["estate"]]


def test_of_several_discards_the_others_see_the_top_one() -> None:
    t = situation({"hand": "copper, silver, gold, estate, duchy"}, hand="militia")
    t.pick("militia", "estate", "duchy")
    for viewer in (0, SPECTATOR):
        [event] = [event for event in told(t, viewer) if event["kind"] == "discard"]
        assert (event["count"], event["top"], "cards" in event) == (2, "duchy", False)
    assert cards_told(t, "discard", 1) == [["estate", "duchy"]]


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_what_happens_openly_is_told_to_all(viewer: int | None) -> None:
    t = situation({"deck": "gold, estate"}, {"deck": "2 copper"}, hand="bandit, chapel, copper", actions=2)
    t.pick("bandit", "gold")
    kinds = [(event["kind"], event["seat"]) for event in told(t, viewer)]
    assert kinds == [("trash", 1), ("discard", 1), ("reveal", 2), ("discard", 2)]
    assert cards_told(t, "trash", viewer) == [["gold"]]
    assert cards_told(t, "discard", viewer) == [["estate"], ["copper", "copper"]]
    assert cards_told(t, "reveal", viewer) == [["copper", "copper"]]
    t.pick("chapel", "copper")
    assert cards_told(t, "trash", viewer) == [["copper"]]
    t.pick("pile curse")
    [bought] = [event for event in told(t, viewer) if event["kind"] == "buy"]
    assert (bought["seat"], bought["card"], bought["to"]) == (0, "curse", "discard")


def test_library_tells_what_it_sets_aside_and_nothing_of_what_it_draws() -> None:
    t = situation({}, hand="library, 5 copper", deck="smithy, gold, silver")
    t.pick("library")
    assert cards_told(t, "look", 1) == [None]
    t.pick("yes")
    [aside] = [event for event in told(t, 1) if event["kind"] == "set-aside"]
    assert aside["card"] == "smithy"
    assert "gold" not in json.dumps(told(t, 1))
    assert "gold" in json.dumps(told(t, 0))


@pytest.mark.parametrize("kingdom", [*KINGDOMS, KNOWING])
def test_listening_changes_nothing(kingdom: str) -> None:
    listened = new_game("dominion", players=3, seed=8, kingdom=kingdom, events=True)
    silent = new_game("dominion", players=3, seed=8, kingdom=kingdom, events=False)
    rng = seeded(5)
    while listened.choice is not None and listened.picks < 500:
        assert silent.choice is not None
        assert silent.choice.options == listened.choice.options
        pick = listened.choice.options[rng.below(len(listened.choice.options))]
        listened.play(pick)
        silent.play(pick)
        assert not silent.events
    assert silent.to_json() == listened.to_json()
    assert replay(listened.record()).to_json() == listened.to_json()


@pytest.mark.parametrize("kingdom", [*KINGDOMS, KNOWING])
def test_a_secret_is_told_to_those_who_saw_it_alone(kingdom: str) -> None:
    game = new_game("dominion", players=3, seed=6, kingdom=kingdom)
    rng = seeded(7)
    secrets = 0
    while game.choice is not None and game.picks < 300:
        play_on(game, 1, rng)
        t = Situation(game)
        for event in game.events:
            for viewer in (0, 1, 2, None):
                told_to = event.seen_by(None if viewer is None else t.player(viewer).seat)
                assert json.loads(json.dumps(told_to)) == told_to
                if event.secret is not None:
                    both = [event.seat, event.facts["to"]] if event.kind == "pass" else [event.seat]
                    assert (viewer in both) == ("cards" in told_to or "card" in told_to)
                    secrets += 1
    assert secrets > 100


def test_a_revealed_tunnel_betrays_no_other_one() -> None:
    t = situation({"hand": "copper"}, hand="cellar, tunnel, tunnel, oasis, copper", deck="4 estate", actions=2)
    t.pick("cellar", "tunnel", "copper", "done", "done")  # one Tunnel goes unseen below a Copper
    t.pick("oasis", "tunnel", "tunnel")  # the other is revealed for a Gold
    assert t.game.view(1)["table"]["players"][0]["discard"]["known"].count("tunnel") == 1
    assert t.game.view(0)["table"]["players"][0]["discard"]["known"].count("tunnel") == 2
