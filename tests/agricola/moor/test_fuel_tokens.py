"""The variant with fuel tokens on new cooking improvements (ledger: Variant for 1-6 players)."""

from typing import Any

import pytest

from allmende import from_json
from tests.agricola.moor.situations import moor
from tests.agricola.situations import Situation


def table(*others: dict[str, Any], **given: Any) -> Situation:
    return moor(*others, variants=["fuel-tokens"], level=given.pop("level", 1), **given)


def cold(t: Situation) -> list[str]:
    return [card.slug for card in t.player().outfit.cold]


@pytest.mark.rule("MOOR-243")
@pytest.mark.parametrize("card", ["fireplace-2", "cooking-hearth-4", "horse-slaughterhouse", "cookhouse"])
def test_a_new_cooking_improvement_gets_a_token_of_the_supply(card: str) -> None:
    tops = ["fireplace-2", "cooking-hearth-4"] if card in ("horse-slaughterhouse", "cookhouse") else []
    t = table({"played": tops}, goods="6 clay, stone, fuel").place("major-improvement", f"card {card}")
    assert (cold(t), t.count("fuel")) == ([card], 1)
    assert t.state.view(None)["players"][0]["played"][0]["cold"]


@pytest.mark.rule("MOOR-243")
def test_other_improvements_get_none_and_without_the_variant_there_are_none() -> None:
    t = table(goods="3 clay, stone").place("major-improvement", "card clay-oven")
    assert cold(t) == []
    assert cold(moor(level=1, goods="2 clay").place("major-improvement", "card fireplace-2")) == []


@pytest.mark.rule("MOOR-244")
def test_a_cold_improvement_neither_cooks_nor_bakes_but_counts() -> None:
    t = table(played=["fireplace-2"], cold=["fireplace-2"], goods="sheep, grain, vegetable")
    assert not t.usable("side-job")
    assert t.score("improvements") == 1
    t.pick("anytime")
    assert not t.offers("eat sheep")
    assert t.pick("eat vegetable").food() == 1
    t = table(played=["fireplace-2"], goods="sheep, grain, vegetable")
    assert t.usable("side-job")


@pytest.mark.rule("MOOR-245")
def test_a_fuel_puts_it_into_operation_at_any_time() -> None:
    t = table(played=["fireplace-2"], cold=["fireplace-2"], goods="sheep, 2 fuel")
    t.pick("anytime", "light fireplace-2")
    assert (cold(t), t.count("fuel"), t.seat) == ([], 1, 0)
    assert t.pick("anytime", "eat sheep").food() == 2
    t = table(played=["fireplace-2"], cold=["fireplace-2"], goods="wood").pick("anytime", "light fireplace-2")
    assert (cold(t), t.goods()) == ([], ""), "wood becomes fuel"
    assert (
        not table(played=["fireplace-2"], cold=["fireplace-2"], goods="sheep")
        .pick("anytime")
        .offers("light fireplace-2")
    )


@pytest.mark.rule("MOOR-245")
def test_it_may_be_lit_when_the_family_is_fed() -> None:
    t = table(played=["fireplace-2"], cold=["fireplace-2"], goods="sheep, fuel", phase="feeding", round=4)
    assert t.offered == ["light fireplace-2", "done"]
    t.pick("light fireplace-2").pick("eat sheep")
    assert t.player().goods[0] + t.player().begging == 2


@pytest.mark.rule("MOOR-245")
def test_it_may_be_lit_when_animals_have_no_room() -> None:
    t = table(played=["fireplace-2"], cold=["fireplace-2"], goods="sheep, fuel", rounds=["sheep-market"], round=2)
    t.place("sheep-market")
    assert t.offered == ["discard sheep", "light fireplace-2"]
    assert t.pick("light fireplace-2", "eat sheep").goods() == "2 food, sheep"


@pytest.mark.rule("MOOR-246")
def test_a_token_moves_to_the_upgrade() -> None:
    t = table(played=["fireplace-2"], cold=["fireplace-2"]).place("major-improvement", "card cooking-hearth-4")
    assert (t.played(), cold(t)) == (["cooking-hearth-4"], ["cooking-hearth-4"])


@pytest.mark.rule("MOOR-247")
def test_the_upgrade_of_an_improvement_in_use_works_at_once() -> None:
    t = table(played=["fireplace-2"], goods="vegetable").place("major-improvement", "card cooking-hearth-4")
    assert (t.played(), cold(t)) == (["cooking-hearth-4"], [])


@pytest.mark.rule("MOOR-243", "MOOR-247")
def test_whoever_pays_the_clay_builds_anew() -> None:
    t = table(played=["fireplace-2"], goods="4 clay").place("major-improvement", "card cooking-hearth-4", "good clay")
    assert (t.played(), cold(t)) == (["fireplace-2", "cooking-hearth-4"], ["cooking-hearth-4"])


@pytest.mark.rule("MOOR-246", "MOOR-247")
@pytest.mark.parametrize("tokens", [["fireplace-2"], []])
def test_minor_upgrades_do_the_same(tokens: list[str]) -> None:
    t = table(level=2, played=["fireplace-2"], cold=tokens, hand=["open-grill"], goods="9 clay, 9 stone, 9 wood")
    t.place("major-improvement", "card open-grill")
    assert cold(t) == (["open-grill"] if tokens else [])


def test_tokens_are_stored() -> None:
    t = table(played=["fireplace-2"], cold=["fireplace-2"], goods="fuel")
    other = Situation(from_json(t.game.to_json()))
    assert cold(other) == ["fireplace-2"]
    assert other.pick("anytime").offers("light fireplace-2")
