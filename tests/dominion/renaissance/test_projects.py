"""Silos, Guildhall, Barracks; Flag and Treasure Chest."""

from typing import Any

import pytest

from allmende.table import seeded
from tests.dominion.situations import situation

# Silos


@pytest.mark.rule("DOM-414")
def test_silos_swaps_coppers_at_the_start_of_the_turn() -> None:
    t = situation(hand="3 copper, estate", deck="gold, silver, duchy", owns=["silos"], started=False)
    assert (t.prompt, t.offered) == ("discard", ["card copper", "done"])
    t.pick("copper", "copper", "done")
    assert (t.hand(), t.discard(), t.deck()) == ("copper, estate, gold, silver", "copper, copper", "duchy")


def test_silos_discards_everything_before_it_draws() -> None:
    t = situation(hand="2 copper", owns=["silos"], started=False)
    t.pick("copper", "copper")
    assert (t.hand(), t.discard()) == ("copper, copper", "")


def test_coppers_that_silos_drew_are_not_swapped_again() -> None:
    t = situation(hand="copper", deck="copper, gold", owns=["silos"], started=False)
    t.pick("copper")
    assert (t.prompt, t.hand()) == ("buy-phase", "copper")


@pytest.mark.rule("DOM-365")
def test_silos_may_discard_nothing() -> None:
    t = situation(hand="copper", deck="gold", owns=["silos"], started=False)
    t.pick("done")
    assert (t.hand(), t.discard()) == ("copper", "")


def test_silos_shows_what_it_discards() -> None:
    t = situation(hand="2 copper, estate", deck="2 gold", owns=["silos"], started=False)
    t.pick("copper", "copper")
    assert t.game.view(1)["table"]["players"][0]["discard"]["known"] == ["copper", "copper"]


def test_silos_asks_nothing_without_coppers() -> None:
    t = situation(hand="silver", deck="gold", owns=["silos"], started=False)
    assert t.prompt == "buy-phase"


def test_that_the_turn_begins_does_not_tell_that_an_action_is_in_hand() -> None:
    t = situation(hand="3 copper", deck="smithy, 6 copper", owns=["silos"], started=False)
    guesses = [t.game.determinize(1, seeded(n)).view(0)["table"]["players"][0]["hand"]["known"] for n in range(12)]
    assert ["copper"] * 3 in guesses


@pytest.mark.rule("DOM-414")
def test_silos_and_barracks_begin_with_the_turn_after_their_purchase() -> None:
    t = situation(
        {"hand": "copper"}, hand="2 copper", deck="5 copper", landscapes=["silos", "barracks"], phase="buy", buys=2,
        coins=10,
    )  # fmt: skip
    t.pick("landscape silos", "landscape barracks")
    assert (t.seat, t.prompt) == (1, "buy-phase")  # the turn is over: nothing has been swapped
    t.end_turn()
    assert (t.seat, t.prompt, t.offered) == (0, "start-turn", ["landscape silos", "landscape barracks"])
    t.pick("landscape barracks")
    assert (t.actions, t.prompt) == (2, "discard")


# Barracks


@pytest.mark.rule("DOM-414")
def test_barracks_gives_an_action_at_the_start_of_each_turn() -> None:
    t = situation(hand="lackeys", deck="5 lackeys", owns=["barracks"], started=False)
    assert t.actions == 2
    t.end_turn().end_turn()
    assert (t.seat, t.actions) == (0, 2)


def test_barracks_gives_nothing_to_others() -> None:
    t = situation({"hand": "lackeys"}, hand="lackeys", owns=["barracks"], turn=1, started=False)
    assert t.actions == 1


# Guildhall


@pytest.mark.rule("DOM-346", "DOM-378")
def test_guildhall_gives_a_coffers_for_every_gained_treasure() -> None:
    t = situation(hand="lackeys", owns=["guildhall"], phase="buy", coins=9, buys=2)
    t.pick("pile silver")
    assert t.tokens() == "coffers"
    t.pick("pile gold")
    assert t.tokens() == "2 coffers"


def test_guildhall_gives_nothing_for_other_cards() -> None:
    t = situation(hand="lackeys", owns=["guildhall"], phase="buy", coins=2)
    t.pick("pile estate")
    assert t.tokens() == ""


def test_guildhall_works_on_other_turns_and_however_the_treasure_comes() -> None:
    t = situation({"owns": ["guildhall"], "deck": "gold"}, hand="barbarian")
    t.pick("barbarian", "pile silver")
    assert (t.gained(1), t.tokens(1), t.tokens()) == ("silver", "coffers", "")


@pytest.mark.rule("DOM-414")
def test_guildhall_works_from_its_purchase_on() -> None:
    t = situation(hand="lackeys", landscapes=["guildhall"], phase="buy", coins=8, buys=2)
    t.pick("landscape guildhall", "pile silver")
    assert t.tokens() == "coffers"


@pytest.mark.rule("DOM-346")
def test_guildhall_pays_for_an_exchanged_gold_and_not_for_the_silver() -> None:
    t = situation(hand="trader", owns=["guildhall"], phase="buy", coins=6, buys=2)
    t.pick("pile gold")
    assert sorted(t.offered) == ["card trader", "landscape guildhall"]
    t.pick("card trader")
    assert (t.discard(), t.tokens()) == ("silver", "coffers")


@pytest.mark.rule("DOM-346")
def test_guildhall_does_not_pay_for_a_silver_taken_for_another_card() -> None:
    t = situation(hand="trader", owns=["guildhall"], phase="buy", coins=2, buys=2)
    t.pick("pile estate", "card trader")
    assert (t.discard(), t.tokens()) == ("silver", "")


# Flag


@pytest.mark.rule("DOM-415")
def test_the_flag_draws_a_sixth_card_in_clean_up() -> None:
    t = situation({"owns": ["flag"], "hand": "lackeys", "deck": "9 copper"}, hand="lackeys", deck="9 copper", turn=1)
    t.end_turn()
    assert (len(t.player(1).hand), len(t.player(0).hand)) == (6, 1)
    t.end_turn()
    assert len(t.player(0).hand) == 5


@pytest.mark.rule("DOM-415")
def test_the_flag_counts_only_for_the_hand_of_clean_up() -> None:
    t = situation(hand="smithy", deck="9 copper", owns=["flag"])
    t.pick("smithy")
    assert t.hand() == "copper, copper, copper"


@pytest.mark.rule("DOM-415")
def test_the_flag_does_not_count_for_guide_and_donate() -> None:
    t = situation(hand="2 estate", deck="9 copper", tavern="guide", owns=["flag"], started=False)
    t.pick("card guide")
    assert t.hand() == "copper, copper, copper, copper, copper"
    donating: list[Any] = [{"card": "donate", "until": "next-turn"}]
    t = situation(hand="2 estate", deck="9 copper", owns=["flag"], started=False, effects=donating)
    t.pick("done")
    assert len(t.player().hand) == 5


# Treasure Chest


def test_the_treasure_chest_gains_a_gold_when_the_buy_phase_starts() -> None:
    t = situation(hand="lackeys", owns=["treasure-chest"])
    assert t.gained() == ""
    t.pick("done")
    assert (t.prompt, t.gained()) == ("buy-phase", "gold")


def test_the_treasure_chest_pays_in_the_turn_it_is_taken_and_in_later_ones() -> None:
    t = situation(hand="swashbuckler", deck="9 copper", discard="estate", tokens={"coffers": 3})
    t.pick("swashbuckler")
    assert (t.prompt, t.gained()) == ("buy-phase", "gold")
    t.end_turn().end_turn()
    assert (t.seat, t.gained()) == (0, "gold")


@pytest.mark.rule("DOM-378")
def test_guildhall_pays_for_the_gold_of_the_treasure_chest() -> None:
    t = situation(hand="lackeys", owns=["treasure-chest", "guildhall"])
    t.pick("done")
    assert (t.gained(), t.tokens()) == ("gold", "coffers")


def test_a_treasure_chest_taken_in_the_buy_phase_comes_too_late() -> None:
    t = situation(
        hand="scepter", deck="9 copper", in_play="swashbuckler", discard="estate", phase="buy",
        tokens={"coffers": 3}, started=False,
    )  # fmt: skip
    t.pick("scepter", "mode replay")
    assert [thing.slug for thing in t.player().owns] == ["treasure-chest"]
    assert (t.prompt, t.gained()) == ("buy-phase", "")


@pytest.mark.rule("DOM-366")
def test_the_treasure_chest_pays_again_when_villa_brings_a_second_buy_phase() -> None:
    t = situation(hand="copper", owns=["treasure-chest"], phase="buy", coins=4, buys=2, piles={"villa": 10})
    t.pick("pile villa")
    assert (t.prompt, t.gained()) == ("action-phase", "villa")
    t.pick("done")
    assert (t.prompt, t.gained()) == ("buy-phase", "villa, gold")
