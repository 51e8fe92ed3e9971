"""The cards of Intrigue, clause by clause. Masquerade has a file of its own."""

from itertools import permutations

import pytest

from tests.dominion.situations import costs_offered, revealed, situation

MONEY = "money-for-nothing"
DUKES = "the-dukes-ball"

# Shanty Town


def test_shanty_town_without_an_action_in_hand_draws_two() -> None:
    t = situation({}, hand="shanty-town, copper, estate", deck="smithy, gold, silver")
    t.pick("shanty-town")
    assert (t.actions, t.hand(), t.deck()) == (2, "copper, estate, gold, smithy", "silver")


def test_shanty_town_with_an_action_in_hand_draws_nothing() -> None:
    t = situation({}, hand="shanty-town, copper, smithy", deck="gold, silver")
    t.pick("shanty-town")
    assert (t.actions, t.hand()) == (2, "copper, smithy")


@pytest.mark.rule("DOM-373")
@pytest.mark.parametrize("others", ["copper, smithy", "copper, estate"])
def test_shanty_town_reveals_the_hand_it_was_played_from(others: str) -> None:
    t = situation({}, hand="shanty-town, " + others, deck="gold, silver")
    t.pick("shanty-town")
    assert sorted(revealed(t)) == others.split(", ")
    assert sorted(t.game.view(1)["table"]["players"][0]["hand"]["known"]) == others.split(", ")


# Replace


def test_replace_gains_up_to_two_more_and_puts_an_action_onto_the_deck() -> None:
    t = situation({}, hand="replace, estate", deck="copper", piles={"village": 10})
    t.pick("replace", "estate")
    assert max(costs_offered(t)) == 4
    t.pick("pile village")
    assert (t.trash, t.deck(), t.discard(), t.hand(1)) == ("estate", "village, copper", "", "")


def test_replace_puts_a_treasure_onto_the_deck() -> None:
    t = situation({}, hand="replace, estate", deck="copper")
    t.pick("replace", "estate", "pile silver")
    assert (t.deck(), t.discard(), t.gained(), t.discard(1)) == ("silver, copper", "", "silver", "")


@pytest.mark.rule("DOM-326")
def test_replace_on_a_card_for_three_gaining_a_duchy_gives_curses_and_leaves_it_in_the_discard_pile() -> None:
    t = situation({}, {}, hand="replace, silver", deck="copper")
    t.pick("replace", "silver", "pile duchy")
    assert (t.deck(), t.discard()) == ("copper", "duchy")
    assert (t.discard(1), t.discard(2)) == ("curse", "curse")


def test_a_harem_gained_by_replace_goes_onto_the_deck_and_gives_curses() -> None:
    t = situation({}, hand="replace, torturer", piles={"harem": 8})
    t.pick("replace", "torturer", "pile harem")
    assert (t.deck(), t.discard(), t.discard(1)) == ("harem", "", "curse")


def test_replace_with_nothing_to_trash_gains_nothing_and_curses_nobody() -> None:
    t = situation({}, hand="replace")
    t.pick("replace")
    assert (t.prompt, t.gained(), t.discard(1)) == ("buy-phase", "", "")


def test_what_replace_gained_and_was_exchanged_does_not_go_onto_the_deck_but_gives_its_curses() -> None:
    t = situation({}, hand="replace, gold, trader", piles={"harem": 8}, deck="copper")
    t.pick("replace", "gold", "pile harem", "trader")
    assert (t.deck(), t.discard(), t.discard(1)) == ("copper", "silver", "curse")


def test_what_replace_gained_and_played_itself_does_not_go_onto_the_deck() -> None:
    t = situation({}, hand="replace, estate, trail", deck="2 copper")
    t.pick("replace", "estate", "pile trail", "trail")
    assert (t.in_play(), t.deck(), t.discard()) == ("replace, trail", "copper", "")


@pytest.mark.rule("DOM-377")
def test_replace_gains_into_the_discard_pile_first() -> None:
    t = situation({}, hand="replace, estate, trader")
    t.pick("replace", "estate", "pile smithy")
    assert (t.prompt, t.discard(), t.deck()) == ("resolve", "smithy", "")
    t.pick("done")
    assert (t.discard(), t.deck()) == ("", "smithy")


@pytest.mark.rule("DOM-108")
def test_a_moat_keeps_off_the_curse_of_replace_and_changes_nothing_else() -> None:
    t = situation({"hand": "moat"}, {}, hand="replace, silver")
    t.pick("replace", "moat", "silver", "pile duchy")
    assert (t.discard(), t.discard(1), t.discard(2)) == ("duchy", "", "curse")


@pytest.mark.rule("DOM-109")
def test_the_curses_of_replace_go_round_in_turn_order_until_there_are_none() -> None:
    t = situation({}, {}, {}, hand="replace, silver", turn=0, piles={"curse": 2})
    t.pick("replace", "silver", "pile duchy")
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["curse", "curse", ""]


# Pawn

PAWN_CHOICES = {
    "draw-1": (1, 0, 1, 0), "action": (0, 1, 1, 0), "buy": (0, 0, 2, 0), "coin": (0, 0, 1, 1),
}  # fmt: skip


@pytest.mark.parametrize(("first", "second"), list(permutations(PAWN_CHOICES, 2)))
def test_pawn_does_two_different_things(first: str, second: str) -> None:
    t = situation({}, hand="pawn, smithy", deck="copper, silver")
    t.pick("pawn")
    assert t.offered == [f"mode {name}" for name in PAWN_CHOICES]
    t.pick(first)
    assert len(t.player().hand) == 1, "both are chosen before either is done"
    assert f"mode {first}" not in t.offered
    assert len(t.offered) == 3
    t.pick(second)
    one, other = PAWN_CHOICES[first], PAWN_CHOICES[second]
    found = (len(t.player().hand) - 1, t.actions, t.buys, t.coins)
    assert found == (one[0] + other[0], one[1] + other[1], one[2] + other[2] - 1, one[3] + other[3])


# Torturer


def test_torturer_draws_three() -> None:
    t = situation({"hand": "copper"}, hand="torturer", deck="gold, silver, estate, copper")
    t.pick("torturer")
    assert (t.hand(), t.seat, t.offered) == ("estate, gold, silver", 1, ["mode discard", "mode curse"])


def test_a_tortured_player_discards_two_cards_of_his_choice() -> None:
    t = situation({"hand": "copper, estate, gold"}, hand="torturer")
    t.pick("torturer", "discard", "estate", "copper")
    assert (t.hand(1), t.discard(1), t.pile("curse")) == ("gold", "copper, estate", 10)


def test_a_tortured_player_may_take_a_curse_into_the_hand_instead() -> None:
    t = situation({"hand": "copper, estate, gold"}, hand="torturer")
    t.pick("torturer", "curse")
    assert (t.hand(1), t.discard(1), t.gained(1)) == ("copper, curse, estate, gold", "", "curse")


@pytest.mark.parametrize(("hand", "left"), [("", ""), ("gold", "gold")])
def test_torturers_discard_may_be_chosen_with_fewer_than_two_cards(hand: str, left: str) -> None:
    t = situation({"hand": hand}, hand="torturer")
    t.pick("torturer", "discard")
    if t.seat == 1:
        t.pick("gold")
    assert (t.hand(1), t.discard(1)) == ("", left)


def test_torturers_curse_may_be_chosen_when_there_are_none() -> None:
    t = situation({"hand": "gold, gold"}, hand="torturer", piles={"curse": 0})
    t.pick("torturer", "curse")
    assert t.hand(1) == "gold, gold"


@pytest.mark.rule("DOM-107")
def test_the_tortured_choose_one_after_the_other_knowing_what_came_before() -> None:
    t = situation({"hand": "copper"}, {"hand": "gold, gold"}, hand="torturer", piles={"curse": 1})
    t.pick("torturer", "curse")
    assert (t.seat, t.hand(1), t.offered) == (2, "copper, curse", ["mode discard", "mode curse"])
    t.pick("curse")
    assert t.hand(2) == "gold, gold"


def test_a_curse_from_one_torturer_can_be_discarded_to_the_next() -> None:
    t = situation({"hand": "copper"}, hand="2 torturer", actions=2)
    t.pick("torturer", "curse", "torturer", "discard", "curse", "copper")
    assert (t.hand(1), t.discard(1)) == ("", "copper, curse")


@pytest.mark.rule("DOM-325")
def test_whom_torturer_makes_discard_tunnel_and_weaver_gains_a_gold_and_plays_the_weaver() -> None:
    t = situation({"hand": "tunnel, weaver, copper"}, hand="torturer", kingdom=MONEY)
    t.pick("torturer", "discard", "tunnel", "weaver")
    assert (t.seat, t.prompt) == (1, "resolve")
    t.pick("tunnel", "weaver", "silvers")
    assert (t.discard(1), t.in_play(1)) == ("gold, silver, silver, tunnel", "weaver")


def test_of_two_cards_discarded_to_torturer_the_others_see_the_second() -> None:
    t = situation({"hand": "copper, estate, gold", "shown": "copper, estate, gold"}, hand="torturer")
    t.pick("torturer", "discard", "estate", "copper")
    player = t.game.view(0)["table"]["players"][1]
    assert (player["hand"], player["discard"]["known"]) == ({"count": 1, "known": []}, ["copper"])


def test_a_moat_stops_torturer() -> None:
    t = situation({"hand": "moat, copper"}, hand="torturer")
    t.pick("torturer", "moat")
    assert (t.seat, t.hand(1)) == (0, "copper, moat")


# Patrol


def test_patrol_draws_three_and_takes_all_victory_cards_and_curses_of_the_next_four() -> None:
    t = situation({}, hand="patrol", deck="3 copper, estate, curse, gold, harem, silver")
    t.pick("patrol")
    assert t.hand() == "copper, copper, copper, curse, estate, harem"
    assert t.deck() == "gold, silver"


@pytest.mark.rule("DOM-373")
def test_patrol_reveals_and_its_owner_orders_what_goes_back() -> None:
    t = situation({}, hand="patrol", deck="3 copper, gold, silver, estate, smithy, village")
    t.pick("patrol")
    assert revealed(t) == ["gold", "silver", "estate", "smithy"]
    assert (t.prompt, t.offered) == ("put-back", ["card silver", "card gold", "card smithy"])
    t.pick("gold", "smithy")
    assert t.deck() == "silver, smithy, gold, village"


def test_what_patrol_takes_is_known_to_be_in_hand() -> None:
    t = situation({}, hand="patrol", deck="3 copper, estate, gold, duchy, curse")
    t.pick("patrol")
    player = t.game.view(1)["table"]["players"][0]
    assert sorted(player["hand"]["known"]) == ["curse", "duchy", "estate"]
    assert player["deck"]["top"] == ["gold"]


@pytest.mark.rule("DOM-370")
def test_patrol_shuffles_at_most_once_and_reveals_what_there_is() -> None:
    t = situation({}, hand="patrol", deck="3 copper, gold", discard="estate, duchy")
    t.pick("patrol")
    assert (t.hand(), t.deck(), t.discard()) == ("copper, copper, copper, duchy, estate", "gold", "")
    assert t.player().shuffles == 1


# Upgrade


def test_upgrade_draws_a_card_gives_an_action_and_gains_exactly_one_more() -> None:
    t = situation({}, hand="upgrade, estate", deck="gold")
    t.pick("upgrade")
    assert (t.hand(), t.actions, t.offered) == ("estate, gold", 1, ["card gold", "card estate"])
    t.pick("estate")
    assert costs_offered(t) == {3}
    t.pick("pile silver")
    assert (t.trash, t.discard()) == ("estate", "silver")


def test_what_upgrade_trashes_may_bring_nothing() -> None:
    t = situation({}, hand="upgrade, copper", deck="", piles={"cellar": 10})
    t.pick("upgrade", "copper")
    assert (t.trash, t.gained(), t.prompt) == ("copper", "", "buy-phase")


def test_upgrade_with_nothing_in_hand_gains_nothing() -> None:
    t = situation({}, hand="upgrade")
    t.pick("upgrade")
    assert (t.trash, t.gained()) == ("", "")


@pytest.mark.rule("DOM-117")
def test_upgrade_compares_costs_as_they_are_now() -> None:
    t = situation({}, hand="upgrade, estate, copper", in_play="3 highway", deck="")
    t.pick("upgrade", "estate")  # costs $0 now
    assert costs_offered(t) == {1}


# Harem and Duke


@pytest.mark.rule("DOM-112")
def test_harem_is_a_treasure_for_two_and_worth_two_points() -> None:
    t = situation({}, hand="harem, copper", phase="buy", discard="harem", kingdom=DUKES)
    assert t.score() == 4
    t.pick("harem")
    assert (t.coins, t.in_play()) == (2, "harem")
    t.pick("treasures")
    assert t.coins == 3


def test_harem_is_played_with_all_treasures() -> None:
    t = situation({}, hand="2 harem, copper", phase="buy", kingdom=DUKES)
    t.pick("treasures")
    assert (t.coins, t.hand()) == (5, "")


def test_harem_is_a_victory_card_for_crossroads_and_haggler() -> None:
    t = situation({}, hand="crossroads, harem, copper", deck="2 gold")
    t.pick("crossroads")
    assert t.hand() == "copper, gold, harem"
    t = situation({}, hand="gold", in_play="haggler", phase="buy", coins=11, piles={"harem": 8})
    t.pick("pile province")
    assert "pile gold" in t.offered
    assert "pile harem" not in t.offered


@pytest.mark.rule("DOM-394")
def test_duke_is_worth_a_point_for_each_duchy_wherever_it_lies() -> None:
    t = situation({}, hand="duke, duchy", deck="duchy", discard="duke, duchy", kingdom=DUKES)
    assert t.score() == 9 + 2 * 3
    t = situation({}, hand="2 duke", kingdom=DUKES)
    assert t.score() == 0


@pytest.mark.rule("DOM-005", "DOM-006")
@pytest.mark.parametrize("kingdom", ["money-for-nothing", "the-dukes-ball", "travelers", "runners"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_duke_harem_and_island_have_the_piles_of_victory_cards(kingdom: str, players: int) -> None:
    t = situation(*[{}] * (players - 1), kingdom=kingdom)
    victory = {"duke", "harem", "island", "tunnel", "farmland", "gardens"}
    for card in t.state.setup.kingdom:
        assert t.pile(card) == (10 if card not in victory else 8 if players == 2 else 12), card


# Conspirator


def test_conspirator_gives_two_coins() -> None:
    t = situation({}, hand="conspirator", deck="gold", in_play="village")
    t.pick("conspirator")
    assert (t.coins, t.actions, t.hand()) == (2, 0, "")


def test_the_third_action_of_a_turn_draws_a_card_and_gives_an_action() -> None:
    t = situation({}, hand="conspirator", deck="gold, copper", in_play="village, smithy")
    t.pick("conspirator")
    assert (t.coins, t.actions, t.hand()) == (2, 1, "gold")


def test_treasures_are_no_actions_for_conspirator() -> None:
    t = situation({}, hand="conspirator", deck="gold", in_play="village, 2 copper")
    t.pick("conspirator")
    assert (t.coins, t.hand()) == (2, "")


@pytest.mark.rule("DOM-098")
def test_of_throne_room_and_two_conspirators_the_second_is_the_third_play() -> None:
    t = situation({}, hand="throne-room, conspirator", deck="gold, silver")
    t.pick("throne-room", "conspirator")
    assert (t.coins, t.actions, t.hand()) == (4, 1, "gold")


def test_conspirator_looks_back_only_when_it_is_played() -> None:
    t = situation({}, hand="conspirator, village, smithy", deck="4 copper", actions=3)
    t.pick("conspirator", "village", "smithy")
    assert (t.coins, t.actions, len(t.player().hand)) == (2, 2, 4)


@pytest.mark.rule("DOM-328")
def test_a_trail_that_was_played_by_its_reaction_counts_for_conspirator() -> None:
    t = situation({}, hand="oasis, trail, conspirator", deck="3 copper", actions=2)
    t.pick("oasis", "trail", "trail")
    assert t.in_play() == "oasis, trail"
    before = len(t.player().hand)
    t.pick("conspirator")
    assert (t.coins, len(t.player().hand)) == (3, before - 1 + 1)


@pytest.mark.rule("DOM-405")
def test_durations_of_an_earlier_turn_are_no_plays_of_this_one() -> None:
    stays = [{"number": 1, "card": "caravan"}, {"number": 2, "card": "caravan"}]
    effects = [{"card": "caravan", "until": "next-turn", "stay": number} for number in (1, 2)]
    t = situation(
        {}, hand="conspirator", in_play="2 caravan", stays=stays, plays="", effects=effects, started=False,
        deck="smithy, copper, gold",
    )  # fmt: skip
    t.pick("conspirator")
    assert (t.coins, t.actions, t.hand()) == (2, 0, "copper, smithy")


@pytest.mark.rule("DOM-329")
def test_a_souk_gained_through_farmland_trashes_two_more() -> None:
    t = situation({}, hand="silver, copper, 2 estate", phase="buy", coins=6, buys=2, kingdom="travelers")
    t.pick("pile farmland", "silver", "pile souk")
    assert t.prompt == "trash"
    t.pick("estate", "estate")
    assert (t.trash, t.hand()) == ("estate, estate, silver", "copper")
