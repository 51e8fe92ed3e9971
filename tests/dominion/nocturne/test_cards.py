"""The Actions of Nocturne, its heirlooms and Wishes."""

import pytest

from tests.dominion.nocturne.hexing import on_top
from tests.dominion.situations import costs_offered, situation

# Faithful Hound


def test_faithful_hound_draws_two_cards() -> None:
    t = situation(hand="faithful-hound", deck="gold, silver, copper")
    t.pick("faithful-hound")
    assert t.hand() == "gold, silver"


@pytest.mark.rule("DOM-336", "DOM-369")
def test_a_hound_discarded_to_oasis_makes_a_hand_of_six() -> None:
    t = situation(hand="oasis, faithful-hound", deck="copper, 5 estate, gold")
    t.pick("oasis", "faithful-hound", "faithful-hound")
    assert (t.mat("set-aside"), t.discard()) == ("faithful-hound", "")
    t.end_turn()
    assert t.hand() == "estate, estate, estate, estate, estate, faithful-hound"
    assert (t.mat("set-aside"), len(t.player().hand)) == ("", 6)
    assert t.game.view(1)["table"]["players"][0]["hand"] == {"count": 6, "known": ["faithful-hound"]}


def test_the_hound_may_be_left_in_the_discard_pile() -> None:
    t = situation(hand="oasis, faithful-hound", deck="copper, 5 estate")
    t.pick("oasis", "faithful-hound", "done")
    assert (t.mat("set-aside"), t.discard()) == ("", "faithful-hound")


@pytest.mark.rule("DOM-369")
def test_a_hound_comes_back_at_the_end_of_another_players_turn() -> None:
    t = situation({"hand": "faithful-hound, 4 copper"}, hand="militia", deck="5 estate")
    t.pick("militia", "faithful-hound", "copper", "faithful-hound")
    assert (t.hand(1), t.mat("set-aside", 1)) == ("copper, copper, copper", "faithful-hound")
    t.end_turn()
    assert (t.seat, t.hand(1), t.mat("set-aside", 1)) == (1, "copper, copper, copper, faithful-hound", "")


def test_several_hounds_are_led_away_one_by_one() -> None:
    t = situation({"hand": "2 faithful-hound, 3 copper"}, hand="militia", deck="5 estate")
    t.pick("militia", "faithful-hound", "faithful-hound", "faithful-hound", "faithful-hound")
    assert t.mat("set-aside", 1) == "faithful-hound, faithful-hound"
    t.end_turn()
    assert len(t.player(1).hand) == 5


@pytest.mark.rule("DOM-079", "DOM-379")
def test_a_hound_set_aside_is_not_in_play_and_still_owned() -> None:
    t = situation(hand="oasis, faithful-hound", deck="copper")
    t.pick("oasis", "faithful-hound", "faithful-hound")
    assert (t.in_play(), t.owned()) == ("oasis", "copper, faithful-hound, oasis")
    assert t.game.view(1)["table"]["players"][0]["mats"]["set-aside"]["known"] == ["faithful-hound"]


def test_clean_up_does_not_call_the_hound() -> None:
    t = situation(
        {"hand": "village"}, hand="faithful-hound, oasis", in_play="faithful-hound", phase="buy", deck="5 estate"
    )
    t.pick("done")
    assert (t.seat, t.hand(), t.mat("set-aside")) == (1, "estate, estate, estate, estate, estate", "")


def test_gaining_a_hound_does_not_set_it_aside() -> None:
    t = situation(hand="workshop", piles={"faithful-hound": 10})
    t.pick("workshop", "faithful-hound")
    assert (t.prompt, t.discard()) == ("buy-phase", "faithful-hound")


def test_a_hound_from_the_deck_answers_too() -> None:
    t = situation({"deck": "faithful-hound, copper"}, hand="bandit")
    t.pick("bandit")
    assert (t.seat, t.prompt) == (1, "resolve")
    t.pick("faithful-hound")
    assert t.mat("set-aside", 1) == "faithful-hound"


def test_a_hound_led_away_cannot_be_played_by_what_discarded_it() -> None:
    t = situation(hand="vassal", deck="faithful-hound, gold, silver")
    t.pick("vassal", "faithful-hound")
    assert (t.prompt, t.in_play(), t.hand()) == ("buy-phase", "vassal", "")
    t = situation(hand="vassal", deck="faithful-hound, gold, silver")
    t.pick("vassal", "done", "yes")
    assert (t.in_play(), t.hand()) == ("faithful-hound, vassal", "gold, silver")


# Conclave


def test_conclave_plays_an_action_and_gives_an_action_afterwards() -> None:
    t = situation(hand="conclave, smithy, village", deck="5 copper")
    t.pick("conclave")
    assert (t.coins, t.prompt, t.offered) == (2, "play-once", ["card village", "card smithy", "done"])
    t.pick("smithy")
    assert (t.actions, t.in_play(), t.hand()) == (1, "conclave, smithy", "copper, copper, copper, village")


def test_conclave_may_play_nothing_and_gives_no_action_then() -> None:
    t = situation(hand="conclave, smithy")
    t.pick("conclave", "done")
    assert (t.actions, t.coins, t.prompt) == (0, 2, "buy-phase")


def test_conclave_plays_nothing_of_which_a_copy_is_in_play() -> None:
    t = situation(hand="2 conclave, smithy, village", in_play="village", actions=1)
    t.pick("conclave")
    assert t.offered == ["card smithy", "done"]


def test_a_duration_of_an_earlier_turn_hinders_conclave() -> None:
    t = situation(hand="conclave, secret-cave", in_play="secret-cave", plays="", effects=[])
    t.pick("conclave")
    assert t.prompt == "buy-phase"


def test_a_copy_that_has_left_play_is_no_hindrance() -> None:
    t = situation(hand="conclave, wish", plays="wish", actions=1)
    t.pick("conclave", "wish", "pile gold")
    assert (t.hand(), t.actions) == ("gold", 2)


def test_the_action_comes_when_the_card_is_resolved() -> None:
    t = situation(hand="conclave, throne-room, smithy", deck="9 copper")
    t.pick("conclave", "throne-room")
    assert (t.prompt, t.actions) == ("play-twice", 0)
    t.pick("smithy")
    assert (t.actions, len(t.player().hand)) == (1, 6)


def test_conclave_does_not_stay_with_a_duration() -> None:
    t = situation(hand="conclave, secret-cave, 3 copper", deck="10 estate")
    t.pick("conclave", "secret-cave", "yes", "copper", "copper", "copper")
    t.end_turn()
    assert (t.in_play(), "conclave" in t.discard()) == ("secret-cave", True)


# Secret Cave


def test_secret_cave_gives_three_coins_next_turn_for_three_cards() -> None:
    t = situation(hand="secret-cave, 3 estate", deck="copper, 10 silver")
    t.pick("secret-cave")
    assert (t.hand(), t.actions, t.prompt) == ("copper, estate, estate, estate", 1, "use")
    t.pick("yes", "estate", "estate", "estate")
    assert (t.hand(), t.discard(), t.coins) == ("copper", "estate, estate, estate", 0)
    t.end_turn()
    assert t.in_play() == "secret-cave"
    t.end_turn()
    assert (t.state.active, t.coins, t.in_play()) == (0, 3, "secret-cave")
    t.end_turn()
    assert t.in_play() == ""


def test_secret_cave_may_be_declined_and_is_discarded() -> None:
    t = situation(hand="secret-cave, 3 estate", deck="copper, 10 silver")
    t.pick("secret-cave", "no").end_turn()
    assert (t.in_play(), "secret-cave" in t.discard()) == ("", True)


def test_with_fewer_than_three_cards_the_cave_gives_nothing() -> None:
    t = situation(hand="secret-cave, estate", deck="copper, 10 silver")
    t.pick("secret-cave", "yes", "copper", "estate")
    assert (t.hand(), t.discard()) == ("", "copper, estate")
    t.end_turn()
    assert t.in_play() == ""
    t.end_turn()
    assert t.coins == 0


def test_with_an_empty_hand_the_cave_asks_nothing() -> None:
    assert situation(hand="secret-cave").pick("secret-cave").prompt == "buy-phase"


def test_a_cave_that_throne_room_plays_twice_pays_for_each_three_cards() -> None:
    t = situation(hand="throne-room, secret-cave, 6 estate", deck="12 copper")
    t.pick("throne-room", "secret-cave", "yes", "estate", "estate", "estate", "yes", "estate", "estate", "estate")
    t.end_turn()
    assert t.in_play() == "secret-cave, throne-room"
    t.end_turn()
    assert t.coins == 6


# Leprechaun


def test_leprechaun_with_seven_cards_in_play_gains_a_wish() -> None:
    t = situation(hand="leprechaun", in_play="6 village", hexes=on_top("plague"))
    t.pick("leprechaun")
    assert (t.discard(), t.hand(), t.pile("wish")) == ("gold, wish", "", 11)


@pytest.mark.parametrize("in_play", ["", "5 village", "7 village"])
def test_leprechaun_with_any_other_number_receives_a_hex(in_play: str) -> None:
    t = situation(hand="leprechaun", in_play=in_play, hexes=on_top("plague"))
    t.pick("leprechaun")
    assert (t.discard(), t.hand(), t.pile("wish")) == ("gold", "curse", 12)


@pytest.mark.rule("DOM-383")
def test_leprechaun_is_no_attack() -> None:
    t = situation({"hand": "moat"}, hand="leprechaun, moat", hexes=on_top("plague"))
    t.pick("leprechaun")
    assert (t.hand(), t.hand(1), t.prompt) == ("curse, moat", "moat", "buy-phase")


def test_durations_of_earlier_turns_count_for_leprechaun() -> None:
    t = situation(hand="leprechaun", in_play="6 secret-cave", plays="", effects=[], hexes=on_top("plague"))
    assert t.pick("leprechaun").discard() == "gold, wish"


def test_leprechaun_counts_after_the_gold_was_gained() -> None:
    t = situation(hand="leprechaun, trader", in_play="6 village", hexes=on_top("plague"))
    t.pick("leprechaun", "trader", "done")
    assert t.discard() == "silver, wish"


def test_leprechaun_without_gold_or_wishes() -> None:
    t = situation(hand="leprechaun", in_play="6 village", piles={"gold": 0, "wish": 0}, hexes=on_top("plague"))
    t.pick("leprechaun")
    assert (t.discard(), t.hand(), len(t.state.hexes)) == ("", "", 12)
    t = situation(hand="leprechaun", piles={"gold": 0}, hexes=on_top("plague")).pick("leprechaun")
    assert (t.discard(), t.hand()) == ("", "curse")


# Pooka


def test_pooka_trashes_a_treasure_for_four_cards() -> None:
    t = situation(hand="pooka, copper, cursed-gold, estate", deck="6 silver")
    t.pick("pooka")
    assert t.offered == ["card copper", "done"]
    t.pick("copper")
    assert (t.trash, t.hand().count("silver")) == ("copper", 4)


def test_pooka_may_be_declined() -> None:
    t = situation(hand="pooka, copper", deck="6 silver")
    t.pick("pooka", "done")
    assert (t.trash, t.hand()) == ("", "copper")


def test_pooka_may_trash_another_heirloom() -> None:
    t = situation(hand="pooka, magic-lamp", discard="copper")
    t.pick("pooka", "magic-lamp")
    assert (t.trash, t.hand()) == ("magic-lamp", "copper")


def test_the_trash_is_resolved_before_pooka_draws() -> None:
    t = situation(hand="pooka, rocks", deck="4 copper")
    t.game.listen()
    t.pick("pooka", "rocks")
    told = [kind for kind in t.events if kind in ("trash", "gain", "draw")]
    assert (told, t.trash) == (["trash", "gain", "draw"], "rocks")


# Shepherd


@pytest.mark.rule("DOM-338")
def test_shepherd_discards_tunnel_estate_and_pasture_and_draws_six() -> None:
    t = situation(hand="shepherd, tunnel, estate, pasture, curse, gold", deck="8 copper")
    t.pick("shepherd")
    assert t.offered == ["card estate", "card tunnel", "card pasture", "done"]
    t.pick("tunnel", "estate", "pasture")
    assert t.hand() == "curse, gold"
    t.pick("tunnel")
    assert (t.discard(), t.hand().count("copper"), t.actions) == ("estate, gold, pasture, tunnel", 6, 1)


def test_shepherd_shows_what_it_discards() -> None:
    t = situation(hand="shepherd, 2 estate", deck="6 copper")
    t.pick("shepherd", "estate", "estate")
    assert t.game.view(1)["table"]["players"][0]["discard"]["known"] == ["estate", "estate"]


def test_shepherd_may_discard_nothing() -> None:
    t = situation(hand="shepherd, estate, village", deck="4 copper")
    t.pick("shepherd", "done")
    assert (t.hand(), t.actions) == ("estate, village", 1)


def test_a_shuffle_for_shepherd_takes_the_discards_and_the_tunnels_gold_in() -> None:
    t = situation(hand="shepherd, tunnel", deck="copper")
    t.pick("shepherd", "tunnel", "tunnel")
    assert (t.discard(), len(t.player().hand), t.owned()) == ("", 2, "copper, gold, shepherd, tunnel")
    assert sorted([*t.hand().split(", "), t.deck()]) == ["copper", "gold", "tunnel"]


# Heirlooms


def test_magic_lamp_is_trashed_for_three_wishes_with_six_singles_in_play() -> None:
    t = situation(hand="magic-lamp, copper", in_play="village, smithy, market, silver, gold", phase="buy")
    t.pick("card magic-lamp")
    assert (t.coins, t.trash, t.discard()) == (1, "magic-lamp", "wish, wish, wish")


@pytest.mark.parametrize("in_play", ["village, smithy, market, silver", "village, smithy, market, silver, 2 gold"])
def test_magic_lamp_with_fewer_singles_is_a_copper(in_play: str) -> None:
    t = situation(hand="magic-lamp, copper", in_play=in_play, phase="buy")
    t.pick("card magic-lamp")
    assert (t.coins, t.trash, t.discard(), "magic-lamp" in t.in_play()) == (1, "", "", True)


def test_two_copies_of_something_else_do_not_matter() -> None:
    t = situation(hand="magic-lamp", in_play="village, smithy, market, silver, gold, 2 copper", phase="buy")
    t.pick("card magic-lamp")
    assert t.trash == "magic-lamp"


def test_fewer_wishes_are_gained_if_there_are_fewer() -> None:
    t = situation(hand="magic-lamp", in_play="village, smithy, market, silver, gold", phase="buy", piles={"wish": 2})
    t.pick("card magic-lamp")
    assert (t.discard(), t.pile("wish")) == ("wish, wish", 0)


def test_cursed_gold_gives_three_coins_and_a_curse() -> None:
    t = situation(hand="cursed-gold, copper", phase="buy")
    assert "treasures" in t.offered
    t.pick("treasures")
    assert (t.coins, t.hand(), t.discard()) == (1, "cursed-gold", "")  # it is not played with the others
    t.pick("cursed-gold")
    assert (t.coins, t.discard()) == (4, "curse")


def test_cursed_gold_works_without_curses() -> None:
    t = situation(hand="cursed-gold", phase="buy", piles={"curse": 0})
    t.pick("cursed-gold")
    assert (t.coins, t.discard()) == (3, "")


@pytest.mark.rule("DOM-394")
def test_pasture_is_worth_a_point_for_each_estate() -> None:
    t = situation(hand="pasture, estate", deck="estate", discard="estate, duchy", phase="buy")
    assert t.score("pasture") == 3
    t.pick("card pasture")
    assert (t.coins, t.score("pasture")) == (1, 3)


def test_two_pastures_count_twice() -> None:
    assert situation({"hand": "copper"}, {}, hand="2 pasture, 2 estate").score("pasture") == 4


# Wish


def test_a_wish_goes_back_and_brings_a_card_into_the_hand() -> None:
    t = situation(hand="wish, copper")
    t.pick("wish")
    assert (t.actions, t.in_play(), t.pile("wish")) == (1, "", 12)
    assert max(costs_offered(t)) == 6
    t.pick("pile gold")
    assert (t.hand(), t.discard()) == ("copper, gold", "")
    t = situation(hand="wish", in_play="highway").pick("wish")
    assert "pile province" not in t.offered  # it costs $7


def test_a_wish_played_again_gives_only_the_action() -> None:
    t = situation(hand="throne-room, wish")
    t.pick("throne-room", "wish", "pile gold")
    assert (t.actions, t.gained(), t.pile("wish"), t.prompt) == (2, "gold", 12, "buy-phase")


@pytest.mark.rule("DOM-374")
def test_a_wish_reaches_only_the_supply() -> None:
    t = situation(hand="wish")
    t.pick("wish")
    assert "pile wish" not in t.offered
    assert {"pile estate", "pile gold"} <= set(t.offered)
    t = situation(hand="wish", piles={"engineer": 10}).pick("wish")
    assert "pile engineer" not in t.offered


def test_a_wished_card_comes_into_the_hand_whatever_it_says() -> None:
    t = situation(hand="wish", piles={"trail": 10, "berserker": 10})
    t.pick("wish", "pile trail", "done")
    assert t.hand() == "trail"


def test_wishes_cannot_be_bought() -> None:
    assert "pile wish" not in situation(hand="wish, copper", phase="buy", coins=8).offered
