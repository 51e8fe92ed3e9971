"""Nocturne's cards with those of other expansions."""

from typing import Any

import pytest

from tests.dominion.nocturne.hexing import at_night, on_top, receiving
from tests.dominion.situations import situation


def test_what_gaining_the_gold_sets_off_counts_for_leprechaun() -> None:
    t = situation(hand="leprechaun, sheepdog", in_play="5 village", deck="2 copper", hexes=on_top("plague"))
    t.pick("leprechaun", "sheepdog")
    assert t.discard() == "gold, wish"


def test_an_inherited_estate_is_an_estate_for_conclave() -> None:
    inherited: dict[str, Any] = {"estate": "smithy", "landscapes": ["inheritance"]}
    t = situation(hand="conclave, estate", in_play="smithy", **inherited)
    t.pick("conclave")
    assert t.offered == ["card estate", "done"]
    t = situation(hand="conclave, estate", in_play="estate", **inherited)
    assert t.pick("conclave").prompt == "buy-phase"


def test_a_horse_that_went_back_does_not_hinder_conclave() -> None:
    t = situation(hand="conclave, horse", plays="horse", deck="2 copper")
    t.pick("conclave", "horse")
    assert t.hand() == "copper, copper"


def test_the_deluded_cannot_buy_an_estate_that_is_an_action() -> None:
    given: dict[str, Any] = {"phase": "buy", "started": False, "coins": 3, "estate": "village"}
    t = situation(owns=["deluded"], landscapes=["inheritance"], **given)
    assert "pile silver" in t.offered
    assert "pile estate" not in t.offered


@pytest.mark.rule("DOM-364")
def test_a_werewolf_of_a_contract_draws_three() -> None:
    contract = {"card": "contract", "cards": "werewolf", "stay": 1, "victims": []}
    given: dict[str, Any] = {"set-aside": "werewolf", "stays": [{"number": 1, "card": "contract"}]}
    t = situation(
        {"hand": "5 copper"}, effects=[contract], in_play="contract", started=False, deck="gold, silver, estate",
        hexes=on_top("poverty"), **given,
    )  # fmt: skip
    assert (t.hand(), t.seat, len(t.state.hexes)) == ("estate, gold, silver", 0, 12)


@pytest.mark.rule("DOM-402")
def test_a_hex_may_bring_another_one() -> None:
    """A Trail discarded to Famine is played as the Leprechaun beside the Way of the Mouse."""
    kingdom = "werewolf, cobbler, trail, village, smithy, market, militia, mine, cellar, remodel"
    t = at_night(
        on_top("famine", "plague"), {"deck": "trail, copper, estate, silver"},
        kingdom=f"{kingdom}, way-of-the-mouse, mouse:leprechaun",
    )  # fmt: skip
    t.pick("werewolf", "card werewolf", "trail", "way-of-the-mouse")
    assert (t.hand(1), t.gained(1)) == ("curse", "gold, curse")
    assert [thing.slug for thing in t.state.hexes_used] == ["plague", "famine"]


def test_war_passes_cards_with_debt_in_their_cost() -> None:
    t = receiving("war", deck="2 engineer, silver")
    assert (t.trash, t.discard(1)) == ("silver", "engineer, engineer")
