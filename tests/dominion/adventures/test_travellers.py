"""Page and those it is exchanged for: Treasure Hunter, Warrior, Hero, Champion."""

import pytest

from allmende.dominion.counters import MINUS_CARD
from tests.dominion.situations import Situation, revealed, situation

# Exchanging


@pytest.mark.rule("DOM-148", "DOM-404")
@pytest.mark.parametrize(
    ("card", "to"),
    [("page", "treasure-hunter"), ("treasure-hunter", "warrior"), ("warrior", "hero"), ("hero", "champion")],
)
def test_a_traveller_that_is_discarded_from_play_may_be_exchanged(card: str, to: str) -> None:
    t = situation({}, in_play=card, hand="copper", deck="5 estate", phase="buy")
    before = t.pile(card), t.pile(to)
    t.pick("done")
    assert (t.prompt, t.offered) == ("exchange", [f"card {card}", "done"])
    t.pick(card)
    assert t.discard() == ", ".join(sorted(["copper", to]))
    assert (t.pile(card), t.pile(to)) == (before[0] + 1, before[1] - 1)
    assert (t.gained(), t.trash) == ("", "")


@pytest.mark.rule("DOM-148")
def test_the_exchange_may_be_left_be() -> None:
    t = situation({}, in_play="page", deck="5 estate", phase="buy")
    t.pick("done", "done")
    assert (t.discard(), t.pile("treasure-hunter")) == ("page", 5)


@pytest.mark.rule("DOM-148")
def test_the_next_card_must_be_there() -> None:
    t = situation({}, in_play="page", deck="5 estate", phase="buy", piles={"treasure-hunter": 0})
    t.pick("done")
    assert (t.seat, t.discard()) == (1, "page")


def test_champion_is_the_last() -> None:
    t = situation({}, in_play="champion", deck="5 estate", phase="buy")
    t.pick("done")
    assert t.seat == 1


@pytest.mark.rule("DOM-404")
def test_a_traveller_that_is_discarded_from_hand_is_not_exchanged() -> None:
    t = situation({}, hand="cellar, page", deck="6 estate")
    t.pick("cellar", "page", "done")
    assert (t.seat, t.pile("treasure-hunter")) == (1, 5)


@pytest.mark.rule("DOM-404")
def test_the_owner_orders_exchanges_so_that_one_makes_room_for_another() -> None:
    t = situation({}, in_play="page, treasure-hunter", deck="5 estate", phase="buy", piles={"treasure-hunter": 0})
    t.pick("done")
    assert t.offered == ["card treasure-hunter", "done"]
    t.pick("treasure-hunter")
    assert t.offered == ["card page", "done"]
    t.pick("page")
    assert t.discard() == "treasure-hunter, warrior"


def test_each_of_several_travellers_is_exchanged_by_itself() -> None:
    t = situation({}, in_play="2 page", deck="5 estate", phase="buy")
    t.pick("done", "page", "done")
    assert t.discard() == "page, treasure-hunter"


def test_an_exchange_is_neither_a_gain_nor_a_trash() -> None:
    """Trader has nothing to react to."""
    t = situation({}, in_play="page", hand="trader", deck="5 estate", phase="buy")
    t.pick("done", "page")
    assert t.seat == 1
    assert not {"gain", "trash"} & set(t.events)


@pytest.mark.rule("DOM-194")
def test_a_traveller_is_either_exchanged_or_put_onto_the_deck() -> None:
    t = situation({}, in_play="scheme, page", deck="5 estate", phase="buy")
    t.pick("done", "page")
    assert t.prompt == "save"
    assert t.offered == ["card scheme", "done"]
    t = situation({}, in_play="scheme, page", deck="4 estate", phase="buy")
    t.pick("done", "done", "page")
    assert "page" in t.hand()
    assert t.pile("treasure-hunter") == 5


# Treasure Hunter


def test_treasure_hunter_gains_a_silver_for_each_card_of_the_right_neighbour() -> None:
    """On the right sits the last of three seats; what the others gained does not count."""
    t = situation({"gained_before": "gold"}, {"gained_before": "silver, curse, 2 estate"}, hand="treasure-hunter")
    t.pick("treasure-hunter")
    assert t.discard() == "silver, silver, silver, silver"


def test_treasure_hunter_of_the_second_seat_looks_at_the_first() -> None:
    t = situation({"hand": "treasure-hunter"}, {"gained_before": "gold"}, gained_before="2 copper", turn=1)
    t.pick("treasure-hunter")
    assert t.discard(1) == "silver, silver"


def test_treasure_hunter_finds_what_was_bought_and_gained_in_the_turn_before() -> None:
    t = situation({"hand": "treasure-hunter"}, hand="workshop", coins=3, deck="9 copper")
    t.pick("workshop", "pile estate", "pile silver")
    assert t.state.active == 1
    t.pick("treasure-hunter")
    assert t.discard(1) == "silver, silver"


def test_treasure_hunter_does_not_count_gains_of_other_turns_and_exchanges() -> None:
    """Seat 0 gains a Curse in the turn of seat 1, and exchanges a Page in its own turn before that."""
    t = situation({"hand": "witch"}, {"hand": "4 copper"}, in_play="page", deck="9 copper", phase="buy")
    t.pick("done", "page", "witch")
    assert "curse" in t.discard()
    t.end_turn().end_turn()
    assert t.player().gained_before == []
    t = situation({"hand": "treasure-hunter", "deck": "6 copper"}, in_play="page", deck="9 copper", phase="buy")
    t.pick("done", "page", "treasure-hunter")
    assert t.discard(1) == ""


# Warrior


def test_warrior_counts_travellers_in_play_itself_among_them() -> None:
    t = situation({"deck": "copper, estate, gold, curse"}, hand="warrior", in_play="page, treasure-hunter, village")
    t.pick("warrior")
    assert t.discard(1) == "copper, estate, gold"
    assert t.deck(1) == "curse"


def test_champion_is_no_traveller() -> None:
    t = situation({"deck": "copper, estate"}, hand="warrior", in_play="champion")
    t.pick("warrior")
    assert (t.discard(1), t.deck(1)) == ("copper", "estate")


@pytest.mark.parametrize(
    ("card", "trashed"), [("estate", False), ("silver", True), ("smithy", True), ("duchy", False), ("gold", False)]
)
def test_warrior_trashes_what_costs_three_or_four(card: str, trashed: bool) -> None:
    t = situation({"deck": card}, hand="warrior")
    t.pick("warrior")
    assert (t.trash, t.discard(1)) == ((card, "") if trashed else ("", card))


@pytest.mark.rule("DOM-120")
def test_warrior_looks_at_what_the_card_costs_now() -> None:
    t = situation({"deck": "duchy, silver"}, hand="warrior", in_play="highway, page")
    t.pick("warrior")
    assert (t.trash, t.discard(1)) == ("duchy", "silver")


@pytest.mark.rule("DOM-385")
def test_warrior_does_not_trash_what_has_debt_in_its_cost() -> None:
    t = situation({"deck": "engineer"}, hand="warrior")
    t.pick("warrior")
    assert (t.trash, t.discard(1)) == ("", "engineer")


@pytest.mark.rule("DOM-107")
def test_warrior_hits_the_players_in_turn_order_each_card_by_card() -> None:
    t = situation({"deck": "tunnel, copper"}, {"deck": "tunnel, estate"}, hand="warrior", in_play="page")
    t.pick("warrior")
    assert (t.seat, t.discard(1), t.discard(2)) == (1, "tunnel", "")
    t.pick("tunnel")
    assert (t.discard(1), t.trash, t.seat) == ("copper, gold", "tunnel", 2)


def test_warriors_discard_is_a_discard_and_a_card_that_moved_is_not_trashed() -> None:
    t = situation({"deck": "trail, copper"}, hand="warrior")
    t.pick("warrior", "card trail")
    assert (t.in_play(1), t.trash, t.hand(1)) == ("trail", "", "copper")
    t = situation({"deck": "trail, copper"}, hand="warrior")
    t.pick("warrior", "done")
    assert (t.trash, t.prompt, t.seat) == ("trail", "resolve", 1), "it may be played from the trash"


@pytest.mark.rule("DOM-373")
def test_warrior_does_not_reveal() -> None:
    t = situation({"deck": "gold"}, hand="warrior")
    t.pick("warrior")
    assert revealed(t) == []
    assert t.discard(1) == "gold"


def test_warrior_shuffles_and_does_as_much_as_possible() -> None:
    t = situation({"discard": "gold"}, hand="warrior", in_play="2 page")
    t.pick("warrior")
    assert t.discard(1) == "gold"


def test_moat_keeps_a_warrior_off() -> None:
    t = situation({"hand": "moat", "deck": "silver"}, hand="warrior")
    t.pick("warrior", "moat")
    assert (t.trash, t.deck(1)) == ("", "silver")


# Hero


def test_hero_gains_any_treasure_of_the_supply() -> None:
    t = situation(hand="hero", piles={"fools-gold": 10})
    t.pick("hero")
    assert t.coins == 2
    assert set(t.offered) == {"pile copper", "pile silver", "pile gold", "pile fools-gold"}
    t.pick("pile gold")
    assert t.discard() == "gold"


# Champion


def test_champion_never_leaves_play() -> None:
    t = situation({"deck": "9 copper"}, hand="champion", deck="20 copper")
    t.pick("champion")
    for _ in range(6):
        t.end_turn()
    assert t.in_play() == "champion"
    assert "champion" not in t.hand() + t.discard() + t.deck()


@pytest.mark.rule("DOM-408")
def test_champions_own_play_gives_only_the_printed_action() -> None:
    t = situation(hand="champion, copper")
    t.pick("champion")
    assert t.actions == 1


@pytest.mark.rule("DOM-408")
def test_each_later_action_gives_one_for_each_champion() -> None:
    t = situation(hand="champion, village, smithy, copper", in_play="champion", deck="9 copper")
    t.pick("champion")
    assert t.actions == 2, "printed, and one of the first Champion"
    t.pick("smithy")
    assert t.actions == 3
    t.pick("village")
    assert t.actions == 6


@pytest.mark.rule("DOM-393", "DOM-408")
def test_champion_helps_in_later_turns_as_well() -> None:
    t = situation({"deck": "9 copper"}, hand="champion", deck="smithy, 20 copper")
    t.pick("champion").end_turn()
    t.end_turn()
    assert (t.seat, t.in_play()) == (0, "champion")
    t.pick("smithy")
    assert t.actions == 1


def test_champion_gives_nothing_for_treasures_and_to_others() -> None:
    t = situation({"in_play": "champion"}, hand="copper, village", deck="copper")
    t.pick("village")
    assert t.actions == 2
    t = situation(in_play="champion", hand="copper", phase="buy", actions=1)
    t.pick("card copper")
    assert t.actions == 1


@pytest.mark.rule("DOM-106", "DOM-408")
def test_champion_played_twice_gives_two_actions_each_time() -> None:
    t = situation({"deck": "9 copper"}, hand="throne-room, champion, smithy", deck="9 copper")
    t.pick("throne-room", "champion")
    assert t.actions == 3, "twice the printed one, and for the second play one of the first"
    t.pick("smithy")
    assert t.actions == 4
    t.end_turn()
    assert t.in_play() == "champion, throne-room"


@pytest.mark.rule("DOM-384")
def test_champion_keeps_attacks_off_that_are_played_later() -> None:
    t = situation({"in_play": "champion", "hand": "5 copper"}, {"hand": "5 copper"}, hand="militia")
    t.pick("militia")
    assert t.seat == 2, "seat 1 is not hit"


@pytest.mark.rule("DOM-384")
def test_champion_does_not_help_against_an_attack_of_before() -> None:
    """Haunted Woods were played before the Champion."""
    t = situation({"in_play": "haunted-woods"}, hand="champion, 2 copper", deck="estate", coins=2, buys=2)
    t.pick("champion", "pile estate")
    assert (t.hand(), t.deck()) == ("", "copper, copper, estate")


@pytest.mark.rule("DOM-384")
def test_a_player_with_a_champion_is_not_affected_for_the_whole_time() -> None:
    t = situation({"in_play": "champion", "hand": "2 copper", "deck": "5 estate"}, hand="haunted-woods", deck="5 gold")
    t.pick("haunted-woods").end_turn()
    t.pick("pile copper")
    assert "estate" not in t.discard(1)
    assert t.discard(1) == "copper, copper, copper", "the hand was there until Clean-up"


def test_champion_does_not_help_against_raid() -> None:
    t = situation(
        {"in_play": "champion", "hand": "copper"}, landscapes=["raid"], in_play="silver", phase="buy", coins=5, buys=2
    )
    t.pick("raid")
    assert t.player(1).count(MINUS_CARD) == 1


def test_calling_a_reserve_card_is_not_playing_it() -> None:
    t = guide_and_champion()
    t.pick("guide")
    assert t.actions == 1


def guide_and_champion() -> Situation:
    return situation(
        {}, in_play="champion", tavern="guide", hand="copper", deck="6 silver", started=False,
        effects=[{"card": "champion", "seat": 0, "until": "forever", "stay": 1}],
        stays=[{"number": 1, "card": "champion"}], plays="",
    )  # fmt: skip
