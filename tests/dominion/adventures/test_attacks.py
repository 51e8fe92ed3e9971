"""Haunted Woods, Bridge Troll, Giant."""

import pytest

from allmende import arrange
from allmende.dominion.counters import JOURNEY, MINUS_COIN
from tests.dominion.situations import Situation, revealed, situation

# Haunted Woods


def test_haunted_woods_draw_three_cards_next_turn() -> None:
    t = situation({"deck": "9 copper"}, hand="haunted-woods", deck="5 copper, 3 gold, estate")
    t.pick("haunted-woods").end_turn()
    assert t.in_play() == "haunted-woods"
    t.end_turn()
    assert t.hand() == "copper, copper, copper, copper, copper, gold, gold, gold"
    t.end_turn()
    assert t.in_play() == ""


def test_a_buyer_puts_the_hand_onto_the_deck_in_any_order() -> None:
    t = situation({"in_play": "haunted-woods"}, hand="estate, gold, curse", deck="copper", phase="buy", coins=2, buys=2)
    t.pick("pile estate")
    assert (t.prompt, t.hand()) == ("put-back", "")
    t.pick("gold", "curse")
    assert t.deck() == "estate, curse, gold, copper"
    assert t.discard() == "estate"


def test_equal_cards_need_no_order() -> None:
    t = situation({"in_play": "haunted-woods"}, hand="3 estate", deck="copper", phase="buy", coins=2, buys=2)
    t.pick("pile estate")
    assert (t.prompt, t.deck()) == ("buy-phase", "estate, estate, estate, copper")


def test_only_the_player_knows_what_lies_on_the_deck_now() -> None:
    t = situation({"in_play": "haunted-woods"}, hand="3 estate", deck="copper", phase="buy", coins=2, buys=2)
    t.pick("pile estate")
    tops = [t.game.view(seat)["table"]["players"][0]["deck"]["top"] for seat in (0, 1)]
    assert tops == [["estate", "estate", "estate"], []]


def test_haunted_woods_do_not_mind_gains_that_were_not_bought() -> None:
    t = situation({"in_play": "haunted-woods"}, hand="workshop, 2 estate", deck="copper")
    t.pick("workshop", "pile silver")
    assert t.hand() == "estate, estate"


def test_an_empty_hand_puts_nothing_back() -> None:
    t = situation({"in_play": "haunted-woods"}, deck="copper", phase="buy", coins=2, buys=2)
    t.pick("pile estate")
    assert (t.prompt, t.deck()) == ("buy-phase", "copper")


@pytest.mark.rule("DOM-333")
def test_a_second_port_was_not_bought() -> None:
    """Buy a Port in the Woods: the hand goes onto the deck once."""
    t = situation(
        {"in_play": "haunted-woods"}, hand="2 estate", deck="copper", phase="buy", coins=4, buys=2, piles={"port": 12}
    )
    t.pick("pile port")
    assert t.prompt == "resolve", "the Woods and the second Port belong to the same gain"
    assert set(t.offered) == {"card port", "card haunted-woods"}
    t.pick("card port")
    assert (t.gained(), t.deck(), t.prompt) == ("port, port", "estate, estate, copper", "buy-phase")


@pytest.mark.rule("DOM-378")
def test_the_buyer_orders_the_woods_and_what_else_the_gain_sets_off() -> None:
    """A Trader in hand may react before the hand is gone; what it exchanged was bought all the same."""
    t = situation({"in_play": "haunted-woods"}, hand="trader", deck="copper", phase="buy", coins=5, buys=2)
    t.pick("pile duchy")
    assert set(t.offered) == {"card haunted-woods", "card trader"}
    t.pick("trader")
    assert t.discard() == "silver"
    assert t.deck() == "trader, copper"


def test_after_the_woods_a_trader_is_on_the_deck() -> None:
    t = situation({"in_play": "haunted-woods"}, hand="trader", deck="copper", phase="buy", coins=5, buys=2)
    t.pick("pile duchy", "haunted-woods")
    assert (t.prompt, t.discard()) == ("buy-phase", "duchy")


def test_each_buy_puts_the_hand_back() -> None:
    t = situation(
        {"in_play": "haunted-woods"}, hand="estate", deck="gold, copper", phase="buy", coins=9, buys=3,
        piles={"trail": 10},
    )  # fmt: skip
    t.pick("pile estate")
    assert t.hand() == ""
    t.pick("pile trail", "card trail")
    assert (t.deck(), t.hand()) == ("estate, gold, copper", ""), "drawn by the Trail, put back again"


@pytest.mark.rule("DOM-110", "DOM-384")
def test_a_moat_at_the_time_of_the_play_protects_until_the_woods_are_left() -> None:
    t = situation(
        {"hand": "moat, 2 estate", "deck": "9 gold"}, {"hand": "2 estate", "deck": "9 gold"}, hand="haunted-woods",
        deck="9 copper",
    )  # fmt: skip
    t.pick("haunted-woods", "moat").end_turn()
    t.pick("done", "pile copper")
    assert "moat" in t.discard(1)
    t.pick("pile copper")
    assert t.discard(2) == "copper", "the Estates were drawn again from the deck"
    assert "estate, estate" in t.hand(2)


def test_haunted_woods_do_not_act_in_their_owners_turns() -> None:
    t = situation(in_play="haunted-woods", hand="2 estate", deck="copper", phase="buy", coins=2, buys=2)
    t.pick("pile estate")
    assert t.hand() == "estate, estate"


def test_haunted_woods_act_no_more_when_their_owners_turn_has_come() -> None:
    t = situation({"deck": "20 copper"}, hand="haunted-woods", deck="20 copper")
    t.pick("haunted-woods").end_turn()
    t.end_turn().end_turn()
    assert t.state.active == 1
    t.pick("pile copper")
    assert t.discard(1).count("copper") >= 6, "the whole hand was discarded"


@pytest.mark.rule("DOM-158")
def test_haunted_woods_can_cost_the_night_cards_in_hand() -> None:
    t = situation({"in_play": "haunted-woods"}, hand="crypt", deck="5 copper", phase="buy", coins=0)
    t.pick("pile copper")
    assert t.seat == 1
    assert "crypt" in t.hand()


# Bridge Troll


def test_bridge_troll_gives_every_opponent_the_token() -> None:
    t = situation({}, {}, hand="bridge-troll, copper")
    t.pick("bridge-troll")
    assert [player.count(MINUS_COIN) for player in t.state.players] == [0, 1, 1]
    assert t.buys == 2


def test_the_tokens_do_not_add_up() -> None:
    t = situation({}, hand="2 bridge-troll, copper", actions=2)
    t.pick("bridge-troll", "bridge-troll")
    assert t.player(1).count(MINUS_COIN) == 1
    assert (t.cost("gold"), t.buys) == (4, 3), "the rest does"


def test_bridge_troll_reduces_costs_this_turn_and_the_next_of_its_owner() -> None:
    t = situation({"deck": "9 copper"}, hand="bridge-troll", deck="20 copper")
    t.pick("bridge-troll")
    assert (t.cost("gold"), t.cost("copper"), t.cost("estate")) == (5, 0, 1)
    t.end_turn()
    assert (t.cost("gold"), t.in_play()) == (6, "bridge-troll"), "not in the turns of others"
    t.end_turn()
    assert (t.cost("gold"), t.buys) == (5, 2)
    t.end_turn()
    assert (t.in_play(), t.cost("gold")) == ("", 6)
    t.end_turn()
    assert (t.cost("gold"), t.buys) == (6, 1)


def test_costs_are_reduced_from_the_very_start_of_the_next_turn() -> None:
    t = situation({}, in_play="bridge-troll, haunted-woods", plays="", hand="copper", deck="5 copper", started=False)
    assert t.prompt == "start-turn"
    assert (t.cost("gold"), t.buys) == (5, 1)
    t.pick("bridge-troll")
    assert (t.cost("gold"), t.buys) == (5, 2)


@pytest.mark.rule("DOM-388")
def test_bridge_troll_played_twice() -> None:
    t = situation({"deck": "9 copper"}, hand="throne-room, bridge-troll", deck="20 copper")
    t.pick("throne-room", "bridge-troll")
    assert (t.cost("gold"), t.buys) == (4, 3)
    t.end_turn()
    t.end_turn()
    assert (t.cost("gold"), t.buys, t.in_play()) == (4, 3, "bridge-troll, throne-room")


@pytest.mark.rule("DOM-334")
def test_two_highways_and_a_bridge_troll_and_what_inheritance_costs() -> None:
    t = situation({}, in_play="2 highway, bridge-troll", landscapes=["inheritance"], phase="buy", coins=6)
    assert (t.cost("province"), t.cost("duchy"), t.cost("estate")) == (5, 2, 0)
    assert "landscape inheritance" not in t.offered
    t = situation({}, in_play="2 highway, bridge-troll", landscapes=["inheritance"], phase="buy", coins=7)
    assert "landscape inheritance" in t.offered


def test_who_shows_a_moat_takes_no_token() -> None:
    t = situation({"hand": "moat"}, hand="bridge-troll, copper")
    t.pick("bridge-troll", "moat")
    assert t.player(1).count(MINUS_COIN) == 0


def test_a_situation_tells_costs_that_are_reduced_for_one_more_turn() -> None:
    t = situation({"deck": "9 copper"}, hand="bridge-troll", deck="20 copper")
    t.pick("bridge-troll").end_turn()
    t.end_turn()
    again = Situation(arrange("dominion", t.game.situation()))
    assert (again.cost("gold"), again.buys) == (5, 2)
    again.end_turn()
    assert again.in_play() == ""


# Giant


def test_giant_turned_face_down_gives_one_coin_and_hurts_nobody() -> None:
    t = situation({"deck": "gold"}, hand="giant, copper")
    t.pick("giant")
    assert (t.coins, t.deck(1), t.player().count(JOURNEY)) == (1, "gold", 1)


@pytest.mark.rule("DOM-382")
def test_reactions_are_possible_even_then() -> None:
    t = situation({"hand": "guard-dog", "deck": "4 copper"}, hand="giant, copper")
    t.pick("giant")
    assert t.prompt == "react-to-attack"
    t.pick("guard-dog")
    assert len(t.player(1).hand) == 4


@pytest.mark.parametrize(
    ("card", "trashed"),
    [
        ("copper", False),
        ("estate", False),
        ("silver", True),
        ("smithy", True),
        ("duchy", True),
        ("gold", True),
        ("province", False),
    ],
)
def test_giant_trashes_what_costs_three_to_six_else_there_is_a_curse(card: str, trashed: bool) -> None:
    t = situation({"deck": card}, hand="giant, copper", tokens={"journey": 1})
    t.pick("giant")
    assert (t.coins, revealed(t)) == (5, [card])
    assert (t.trash, t.discard(1)) == ((card, "") if trashed else ("", ", ".join(sorted([card, "curse"]))))


@pytest.mark.rule("DOM-385")
def test_giant_does_not_trash_what_has_debt_in_its_cost() -> None:
    t = situation({"deck": "engineer"}, hand="giant, copper", tokens={"journey": 1}, in_play="")
    t.pick("giant")
    assert (t.trash, t.discard(1)) == ("", "curse, engineer")


@pytest.mark.rule("DOM-120")
def test_giant_looks_at_what_the_card_costs_now() -> None:
    t = situation({"deck": "silver"}, hand="giant, copper", in_play="highway", tokens={"journey": 1})
    t.pick("giant")
    assert t.discard(1) == "curse, silver"


def test_giant_does_not_trash_what_costs_seven() -> None:
    t = situation({"deck": "province"}, hand="giant, copper", in_play="highway", tokens={"journey": 1})
    t.pick("giant")
    assert t.discard(1) == "curse, province"


@pytest.mark.rule("DOM-023")
def test_who_has_no_card_to_reveal_gains_a_curse() -> None:
    t = situation({}, hand="giant, copper", tokens={"journey": 1})
    t.pick("giant")
    assert t.discard(1) == "curse"


@pytest.mark.rule("DOM-107", "DOM-109")
def test_giant_hits_in_turn_order() -> None:
    t = situation(
        {"deck": "copper"}, {"deck": "estate"}, hand="giant, copper", tokens={"journey": 1}, piles={"curse": 1}
    )
    t.pick("giant")
    assert (t.discard(1), t.discard(2)) == ("copper, curse", "estate")


def test_giants_discard_and_trash_set_off_what_waits_for_them() -> None:
    t = situation({"deck": "trail, copper"}, hand="giant, copper", tokens={"journey": 1})
    t.pick("giant")
    assert (t.trash, t.seat) == ("trail", 1)
    t.pick("card trail")
    assert (t.in_play(1), t.hand(1)) == ("trail", "copper")
