"""The Durations of Seaside: what they do now, at the start of the next turn, and how long they stay."""

import json

import pytest

from allmende import arrange
from allmende.dominion.cards.seaside import BLOCKADE, CARAVAN
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion
from tests.dominion.situations import Situation, situation

TRADERS = "blockade, trader, village, smithy, market, festival, laboratory, mine, witch, moat"
LOSER = {"hand": "5 copper", "deck": "10 copper"}


def around(t: Situation) -> Situation:
    """Until the first seat's next turn has begun, as far as nothing is asked there."""
    t.end_turn()
    while t.state.active != 0:
        t.pick("done")
    return t


# Caravan and Merchant Ship


@pytest.mark.rule("DOM-123")
def test_caravan_draws_now_and_at_the_start_of_the_next_turn_and_stays_until_then() -> None:
    t = situation(LOSER, hand="caravan", deck="gold, 5 copper, silver, 9 estate")
    t.pick("caravan")
    assert (t.hand(), t.actions) == ("gold", 1)
    around(t)
    assert (t.hand(), t.in_play()) == ("copper, copper, copper, copper, copper, silver", "caravan")
    assert t.discard() == "gold"
    around(t)
    assert (t.in_play(), t.hand()) == ("", "estate, estate, estate, estate, estate")
    assert t.discard().count("caravan") == 1


def test_merchant_ship_gives_two_coins_now_and_two_in_the_next_turn() -> None:
    t = situation(LOSER, hand="merchant-ship", deck="10 copper")
    t.pick("merchant-ship")
    assert t.coins == 2
    around(t)
    assert (t.coins, t.in_play(), t.actions, t.buys) == (2, "merchant-ship", 1, 1)
    around(t)
    assert (t.coins, t.in_play()) == (0, "")


@pytest.mark.rule("DOM-125")
def test_a_throne_room_stays_with_the_duration_it_played_twice() -> None:
    t = situation(LOSER, hand="throne-room, merchant-ship", deck="20 copper")
    t.pick("throne-room", "merchant-ship")
    assert t.coins == 4
    around(t)
    assert (t.coins, t.in_play()) == (4, "merchant-ship, throne-room")
    around(t)
    assert (t.in_play(), t.discard().count("throne-room")) == ("", 1)


def test_a_caravan_played_twice_draws_twice_each_turn() -> None:
    t = situation(LOSER, hand="throne-room, caravan", deck="20 copper")
    t.pick("throne-room", "caravan")
    assert (len(t.player().hand), t.actions) == (2, 2)
    around(t)
    assert (len(t.player().hand), t.in_play()) == (7, "caravan, throne-room")


def test_a_throne_room_on_something_else_is_discarded() -> None:
    t = situation(LOSER, hand="throne-room, throne-room, caravan, village", deck="30 copper", actions=2)
    t.pick("throne-room", "village", "throne-room", "caravan")
    around(t)
    assert t.in_play() == "caravan, throne-room"


@pytest.mark.rule("DOM-387")
def test_of_throne_room_on_throne_room_on_durations_only_the_inner_one_stays() -> None:
    t = situation(LOSER, hand="2 throne-room, caravan, smithy", deck="30 copper")
    t.pick("throne-room", "throne-room", "caravan", "smithy")
    around(t)
    assert t.in_play() == "caravan, throne-room"
    t = situation(LOSER, hand="2 throne-room, caravan, merchant-ship", deck="30 copper")
    t.pick("throne-room", "throne-room", "caravan", "merchant-ship")
    t.end_turn().end_turn().pick("caravan")
    if t.prompt == "start-turn":
        t.pick("caravan")
    assert (t.in_play(), t.coins) == ("caravan, merchant-ship, throne-room", 4)
    around(t)
    assert (t.in_play(), t.discard().count("throne-room")) == ("", 2)


@pytest.mark.rule("DOM-124", "DOM-388")
def test_next_turn_effects_are_carried_out_in_any_order_twice_played_ones_separately() -> None:
    t = situation(LOSER, hand="throne-room, caravan, sailor", deck="2 copper, 5 silver, 2 gold, 9 copper", actions=2)
    t.pick("throne-room", "caravan", "sailor").end_turn().end_turn()
    assert (t.state.active, t.prompt, t.offered) == (0, "start-turn", ["card caravan", "card sailor"])
    t.pick("caravan")
    assert t.hand().count("gold") == 1
    assert t.offered == ["card caravan", "card sailor"]
    t.pick("sailor")
    assert (t.coins, t.prompt) == (2, "trash")
    t.pick("gold")
    assert (t.trash, t.hand().count("gold")) == ("gold", 1), "the second Caravan has drawn after it"


def test_two_equal_effects_are_carried_out_without_a_question() -> None:
    t = situation(LOSER, hand="2 caravan", deck="20 copper")
    t.pick("caravan", "caravan")
    around(t)
    assert (len(t.player().hand), t.prompt) == (7, "buy-phase")


def leaves_on_its_second_play(g: Dominion, me: Player) -> None:
    playing = g.playing
    assert playing is not None
    if me.plays.count(playing.card) == 2 and g.leave_play(me):
        g.to_discard(me, [playing.card])


@pytest.mark.rule("DOM-390")
def test_a_duration_that_has_left_play_does_nothing_in_later_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CARAVAN, "play", leaves_on_its_second_play)
    t = situation(LOSER, hand="throne-room, caravan", deck="20 copper")
    t.pick("throne-room", "caravan")
    assert (t.in_play(), t.discard()) == ("throne-room", "caravan")
    around(t)
    assert (len(t.player().hand), t.in_play(), "throne-room" in t.discard()) == (5, "", True)


@pytest.mark.rule("DOM-127", "DOM-390")
def test_what_a_duration_that_left_play_set_aside_stays_owned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Effects until the next turn end with this one, as for all Durations since 2025."""
    monkeypatch.setattr(BLOCKADE, "play", leaves_on_its_second_play)
    t = situation(LOSER, hand="throne-room, blockade", deck="20 copper")
    t.pick("throne-room", "blockade", "pile silver", "pile estate").end_turn()
    assert (t.mat("set-aside"), t.score(), t.in_play()) == ("estate, silver", 1, "")
    t.pick("treasures", "pile silver")
    assert "curse" not in t.owned(1)
    assert (t.seat, t.mat("set-aside"), t.prompt) == (0, "estate, silver", "buy-phase")


def test_durations_are_kept_in_copies_in_json_and_in_situations() -> None:
    t = situation(LOSER, hand="throne-room, caravan, sailor, blockade", deck="20 copper", actions=3)
    t.pick("throne-room", "caravan", "sailor", "blockade", "pile silver").end_turn()
    again = Situation(arrange("dominion", json.loads(json.dumps(t.game.situation()))))
    other = Situation(t.game.clone())
    for game in (t, again, other):
        game.end_turn()
        game.pick("blockade", "caravan", "sailor", "done")
        assert game.in_play() == "blockade, caravan, sailor, throne-room"
        assert (len(game.player().hand), game.coins) == (8, 2)


def test_a_position_in_a_clean_up_is_told_to_a_seat_that_does_not_know_all() -> None:
    t = situation(LOSER, in_play="2 scheme, village", phase="buy", hand="copper", deck="9 estate", piles={"caravan": 9})
    t.pick("done", "village")
    assert t.prompt == "save"
    told = t.game.situation(1)
    assert arrange("dominion", json.loads(json.dumps(told))).view(1) == t.game.view(1)


# Sailor


def test_sailor_gives_an_action_now_and_two_coins_and_a_trash_at_the_next_start() -> None:
    t = situation(LOSER, hand="sailor", deck="estate, 9 copper")
    t.pick("sailor")
    assert (t.actions, t.coins, t.hand()) == (1, 0, "")
    around(t)
    assert (t.coins, t.prompt, t.in_play()) == (2, "trash", "sailor")
    t.pick("estate")
    assert (t.trash, t.hand()) == ("estate", "copper, copper, copper, copper")
    around(t)
    assert (t.in_play(), t.coins) == ("", 0)


def test_sailors_trash_is_optional_and_its_coins_are_not() -> None:
    t = situation(LOSER, hand="sailor", deck="10 copper")
    t.pick("sailor")
    around(t).pick("done")
    assert (t.coins, t.trash) == (2, "")


def test_a_duration_that_is_gained_may_be_played_with_sailor_in_any_phase() -> None:
    t = situation(LOSER, hand="sailor, workshop", deck="copper, gold", actions=1, piles={"caravan": 10})
    t.pick("sailor", "workshop", "pile caravan")
    assert (t.prompt, t.offered) == ("resolve", ["card sailor", "done"])
    t.pick("sailor")
    assert (t.in_play(), t.hand(), t.actions, t.discard()) == ("caravan, sailor, workshop", "copper", 1, "")
    t = situation(LOSER, in_play="sailor", phase="buy", coins=4, buys=2, deck="copper", piles={"caravan": 10})
    t.pick("pile caravan", "sailor")
    assert (t.in_play(), t.hand(), t.prompt) == ("caravan, sailor", "copper", "buy-phase")


def test_an_action_gained_in_the_buy_phase_cannot_be_used_there() -> None:
    t = situation(
        LOSER, in_play="sailor", hand="smithy", phase="buy", coins=4, buys=2, deck="copper", piles={"caravan": 10}
    )
    t.pick("pile caravan", "sailor")
    assert (t.actions, t.prompt, "card smithy" in t.offered) == (2, "buy-phase", False)


def test_a_sailor_plays_one_duration_and_declining_keeps_the_permission() -> None:
    t = situation(LOSER, in_play="sailor", phase="buy", coins=12, buys=4, deck="5 copper", piles={"caravan": 10})
    t.pick("pile caravan", "done")
    assert (t.in_play(), t.discard()) == ("sailor", "caravan")
    t.pick("pile caravan", "sailor")
    assert (t.in_play(), t.discard()) == ("caravan, sailor", "caravan")
    t.pick("pile caravan")
    assert (t.prompt, t.discard()) == ("buy-phase", "caravan, caravan")


def test_only_durations_may_be_played_with_sailor() -> None:
    t = situation(LOSER, in_play="sailor", phase="buy", coins=4, buys=2)
    t.pick("pile village")
    assert t.prompt == "buy-phase"


def test_two_sailors_play_two_durations_and_not_one_twice() -> None:
    t = situation(LOSER, in_play="2 sailor", phase="buy", coins=12, buys=4, deck="5 copper", piles={"caravan": 10})
    t.pick("pile caravan", "sailor")
    assert (t.prompt, t.hand()) == ("buy-phase", "copper")
    t.pick("pile caravan", "sailor")
    assert t.hand() == "copper, copper"
    t.pick("pile caravan")
    assert (t.prompt, t.discard()) == ("buy-phase", "caravan")


def test_a_sailor_played_twice_gives_two_permissions_and_four_coins() -> None:
    t = situation(LOSER, hand="throne-room, sailor", deck="9 copper", coins=8, buys=3, piles={"caravan": 10})
    t.pick("throne-room", "sailor", "pile caravan", "sailor", "pile caravan", "sailor")
    assert t.in_play() == "caravan, caravan, sailor, throne-room"
    t.end_turn().end_turn()
    assert sorted(t.offered) == ["card caravan", "card sailor"]
    t.pick("sailor", "done", "sailor", "done")
    assert t.coins == 4


def test_the_permission_of_a_sailor_ends_with_the_turn() -> None:
    t = situation(LOSER, hand="sailor", deck="12 copper", piles={"caravan": 10})
    t.pick("sailor")
    around(t).pick("done", "treasures")
    t.pick("pile caravan")
    assert t.prompt != "resolve"


def test_a_sailor_does_nothing_for_what_others_gain() -> None:
    t = situation({"hand": "weaver, 4 copper"}, hand="sailor, militia", actions=2, piles={"caravan": 10})
    t.pick("sailor", "militia", "weaver", "copper", "weaver", "card", "pile caravan")
    assert (t.seat, t.in_play(1), t.discard(1)) == (0, "weaver", "caravan, copper")


@pytest.mark.rule("DOM-100")
def test_a_duration_that_has_moved_cannot_be_played_with_sailor() -> None:
    t = situation(
        LOSER, in_play="sailor", hand="trader", phase="buy", coins=4, buys=2, deck="copper", piles={"caravan": 10}
    )
    t.pick("pile caravan", "trader")
    assert (t.prompt, t.discard()) == ("buy-phase", "silver")


@pytest.mark.rule("DOM-378")
def test_sailor_and_trader_wait_for_the_same_gain_in_the_order_the_player_likes() -> None:
    t = situation(
        LOSER, in_play="sailor", hand="trader", phase="buy", coins=4, buys=2, deck="copper", piles={"caravan": 10}
    )
    t.pick("pile caravan")
    assert sorted(t.offered) == ["card sailor", "card trader", "done"]
    t.pick("sailor")
    assert (t.prompt, t.in_play()) == ("buy-phase", "caravan, sailor")


def test_sailor_plays_what_was_gained_onto_the_deck_or_into_the_hand() -> None:
    t = situation(LOSER, in_play="sailor", hand="artisan, 2 copper", deck="gold, silver", piles={"caravan": 10})
    t.pick("artisan", "pile caravan", "sailor")
    assert (t.in_play(), t.hand(), t.prompt) == ("artisan, caravan, sailor", "copper, copper, gold", "topdeck")
    t = situation(LOSER, in_play="sailor", hand="develop, silver", deck="gold", piles={"caravan": 10})
    t.pick("develop", "silver", "pile caravan", "sailor")
    assert (t.in_play(), t.hand()) == ("caravan, develop, sailor", "gold")


@pytest.mark.rule("DOM-387")
def test_what_sailor_played_stays_for_itself_and_the_sailor_for_its_own_turn() -> None:
    t = situation(LOSER, hand="sailor", coins=4, deck="20 copper", piles={"caravan": 10})
    t.pick("sailor", "pile caravan", "sailor")
    t.end_turn().pick("sailor", "done")
    assert (t.in_play(), len(t.player().hand)) == ("caravan, sailor", 6)


# Blockade


def test_blockade_gains_a_card_up_to_four_sets_it_aside_and_takes_it_into_the_hand_next_turn() -> None:
    t = situation(LOSER, hand="blockade", deck="20 copper")
    t.pick("blockade")
    assert "pile gold" not in t.offered
    assert "pile duchy" not in t.offered
    t.pick("pile silver")
    assert (t.mat("set-aside"), t.discard(), t.gained(), t.in_play()) == ("silver", "", "silver", "blockade")
    for viewer in (0, 1, None):
        assert t.game.view(viewer)["table"]["players"][0]["mats"]["set-aside"]["known"] == ["silver"]
    around(t)
    assert (t.hand(), t.mat("set-aside")) == ("copper, copper, copper, copper, copper, silver", "")
    assert t.game.view(1)["table"]["players"][0]["hand"]["known"] == ["silver"]
    around(t)
    assert (t.in_play(), t.discard().count("blockade")) == ("", 1)


@pytest.mark.rule("DOM-379")
def test_a_card_set_aside_by_blockade_is_owned_and_scored_but_not_in_play() -> None:
    t = situation(LOSER, hand="blockade")
    t.pick("blockade", "pile estate")
    assert (t.score(), t.in_play()) == (1, "blockade")


def test_who_gains_the_blockaded_card_in_the_own_turn_gains_a_curse_too() -> None:
    t = situation(LOSER, LOSER, hand="blockade", deck="20 copper")
    t.pick("blockade", "pile silver").end_turn()
    t.pick("treasures", "pile silver")
    assert t.discard(1).count("curse") == 1
    t.pick("treasures", "pile village")
    assert t.discard(2).count("curse") == 0


def test_each_gain_of_the_blockaded_card_brings_a_curse() -> None:
    t = situation({"hand": "8 copper", "deck": "9 copper"}, hand="blockade", deck="20 copper")
    t.pick("blockade", "pile silver").end_turn()
    t.state.buys = 2
    t.pick("treasures", "pile silver", "pile silver")
    assert t.discard(1).count("curse") == 2


def test_the_owner_of_the_blockade_may_gain_the_card_without_a_curse() -> None:
    t = situation(LOSER, hand="blockade", deck="20 copper", coins=3)
    t.pick("blockade", "pile silver", "pile silver")
    assert "curse" not in t.owned()


@pytest.mark.rule("DOM-331")
def test_an_opponent_who_gains_the_blockaded_card_on_another_turn_gains_no_curse() -> None:
    t = situation({"hand": "weaver, 4 copper"}, hand="blockade, militia", actions=2, deck="20 copper")
    t.pick("blockade", "pile silver", "militia", "copper", "weaver", "weaver", "silvers")
    assert (t.gained(1), t.owned(1).count("curse")) == ("silver, silver", 0)


def test_the_blockade_ends_when_the_owners_next_turn_begins() -> None:
    t = situation(LOSER, hand="blockade", deck="20 copper")
    t.pick("blockade", "pile silver")
    around(t).end_turn()
    t.pick("treasures", "pile silver")
    assert "curse" not in t.owned(1)


@pytest.mark.rule("DOM-110", "DOM-384")
def test_a_moat_must_be_shown_when_blockade_is_played_and_helps_until_it_ends() -> None:
    t = situation({"hand": "moat, 5 copper", "deck": "9 copper"}, LOSER, hand="blockade", deck="20 copper")
    t.pick("blockade", "moat", "pile silver").end_turn()
    t.pick("treasures" if t.prompt == "buy-phase" else "done")
    if "treasures" in t.offered:
        t.pick("treasures")
    t.pick("pile silver")
    assert "curse" not in t.owned(1)
    t.pick("treasures", "pile silver")
    assert "curse" in t.owned(2)


def test_a_moat_that_comes_later_does_not_help() -> None:
    t = situation({"hand": "5 copper", "deck": "moat"}, hand="blockade", deck="20 copper")
    t.pick("blockade", "pile silver").end_turn()
    t.pick("treasures", "pile silver")
    assert "curse" in t.owned(1)


def test_blockading_curse_empties_the_pile_into_the_first_who_gains_one() -> None:
    t = situation(LOSER, hand="blockade", deck="20 copper", piles={"curse": 6})
    t.pick("blockade", "pile curse").end_turn()
    t.pick("pile curse")
    assert (t.owned(1).count("curse"), t.pile("curse")) == (5, 0)


@pytest.mark.rule("DOM-126")
def test_a_blockade_that_lost_its_card_is_discarded_the_same_turn() -> None:
    t = situation(LOSER, hand="blockade, trader", deck="20 copper", piles={"village": 10})
    t.pick("blockade", "pile village", "trader")
    assert (t.mat("set-aside"), t.discard()) == ("", "silver")
    around(t)
    assert (t.in_play(), "blockade" in t.discard()) == ("", True)
    t = situation({"hand": "5 copper"}, hand="blockade, trader", deck="20 copper", piles={"village": 10})
    t.pick("blockade", "pile village", "trader").end_turn()
    t.pick("treasures", "pile village")
    assert "curse" not in t.owned(1)


def test_a_blockade_that_can_gain_nothing_is_discarded() -> None:
    kingdom = "blockade, festival, laboratory, market, mine, witch, council-room, bandit, library, sentry"
    piles = {"copper": 0, "silver": 0, "estate": 0, "curse": 0, "blockade": 0}
    t = situation(LOSER, hand="blockade", deck="20 copper", kingdom=kingdom, piles=piles)
    t.pick("blockade")
    assert (t.prompt, t.gained()) == ("buy-phase", "")
    t.pick("done")
    assert t.in_play() == ""


@pytest.mark.rule("DOM-330")
def test_sailor_plays_a_gained_blockade_in_the_buy_phase_and_it_sets_a_card_aside() -> None:
    t = situation(LOSER, hand="sailor", coins=4, deck="20 copper", kingdom="runners")
    t.pick("sailor", "pile blockade", "sailor")
    assert t.prompt == "gain"
    t.pick("pile silver")
    assert (t.mat("set-aside"), t.in_play()) == ("silver", "blockade, sailor")
    t.end_turn().pick("blockade")
    assert t.hand().count("silver") == 1


def test_a_duration_that_blockade_gained_and_sailor_played_is_not_set_aside_any_more() -> None:
    t = situation(LOSER, hand="sailor, blockade", deck="20 copper", kingdom="runners")
    t.pick("sailor", "blockade", "pile caravan", "sailor")
    assert (t.mat("set-aside"), t.in_play(), t.hand()) == ("", "blockade, caravan, sailor", "copper")
    around(t)
    t.pick("caravan", "done")
    assert t.in_play() == "caravan, sailor"


@pytest.mark.rule("DOM-423")
def test_a_blockaded_card_that_is_exchanged_was_gained_and_the_silver_for_it_was_not() -> None:
    t = situation({"hand": "trader, 5 copper", "deck": "9 copper"}, hand="blockade", deck="20 copper", kingdom=TRADERS)
    t.pick("blockade", "pile village").end_turn()
    t.pick("done", "treasures", "pile village", "trader")
    assert t.owned(1).count("silver") == 1
    t.pick("done")  # the Curse is not exchanged
    assert t.owned(1).count("curse") == 1
    t = situation({"hand": "trader, 5 copper", "deck": "9 copper"}, hand="blockade", deck="20 copper", kingdom=TRADERS)
    t.pick("blockade", "pile silver").end_turn()
    t.pick("done", "treasures", "pile village", "trader")
    assert (t.owned(1).count("curse"), t.owned(1).count("silver")) == (0, 1)


def test_two_blockades_on_one_card_bring_two_curses() -> None:
    t = situation(LOSER, hand="2 blockade", deck="20 copper", actions=2)
    t.pick("blockade", "pile silver", "blockade", "pile silver").end_turn()
    t.pick("treasures", "pile silver")
    assert t.owned(1).count("curse") == 2


def test_a_blockade_played_twice_sets_two_cards_aside_and_brings_both() -> None:
    t = situation(LOSER, hand="throne-room, blockade", deck="20 copper")
    t.pick("throne-room", "blockade", "pile silver", "pile estate")
    assert t.mat("set-aside") == "estate, silver"
    around(t)
    assert (t.in_play(), t.hand()) == (
        "blockade, throne-room", "copper, copper, copper, copper, copper, estate, silver",
    )  # fmt: skip


def test_what_blockade_gained_can_be_smuggled() -> None:
    t = situation({"hand": "smugglers"}, hand="blockade", deck="20 copper")
    t.pick("blockade", "pile silver").end_turn()
    t.pick("smugglers", "pile silver")
    assert "curse" in t.owned(1), "it is their own turn"
