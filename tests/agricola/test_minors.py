"""Playing minor improvements (ledger: Cards: minor improvements)."""

from functools import partial
from typing import Any

import pytest

from allmende.agricola.cards.card import BY_SLUG, CARDS, MAJOR, MINOR
from allmende.agricola.cards.needs import fields, herd, improvements, no
from allmende.agricola.cards.printed import Need
from allmende.agricola.goods import CATTLE, bundle
from tests.agricola.situations import Situation, situation

PREREQUISITES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "canoe": ({"played": []}, {"played": ["tutor"]}),
    "beanfield": ({"played": ["tutor"]}, {"played": ["tutor", "groom"]}),
    "acorns-basket": ({"played": ["tutor", "groom"]}, {"played": ["tutor", "groom", "priest"]}),
    "sleeping-corner": ({"fields": {"0": "3 grain", "1": ""}}, {"fields": {"0": "3 grain", "1": "grain"}}),
    "strawberry-patch": ({"fields": {"0": "vegetable"}}, {"fields": {"0": "vegetable", "1": "vegetable"}}),
    "thick-forest": ({"clay": 4}, {"clay": 5}),
    "wool-blankets": ({"sheep": 4, "pastures": [[3, 4, 8, 9]]}, {"sheep": 5, "pastures": [[3, 4, 8, 9]]}),
    "mantlepiece": ({"material": "wood"}, {"material": "clay"}),
    "brook": ({"placed": ["clay-pit"]}, {"placed": ["fishing"]}),
}
"""What is not enough for a card, and what is."""


def rich(clay: int = 3, sheep: int = 0, **given: Any) -> Situation:
    """Somebody who can pay for any card, about to use Meeting Place. Thick Forest asks for the clay."""
    goods = f"6 wood, {clay} clay, 3 reed, 3 stone, 6 food, {sheep} sheep, grain"
    return situation({}, goods=goods, **given)


def offers_card(t: Situation, card: str) -> bool:
    t.place("meeting-place")
    return t.offers(f"card {card}")


# Prerequisites and costs


@pytest.mark.rule("AGR-218", "AGR-219")
@pytest.mark.parametrize("card", PREREQUISITES)
def test_without_its_prerequisite_no_cost_buys_a_card(card: str) -> None:
    missing, met = PREREQUISITES[card]
    assert not offers_card(rich(hand=[card], **missing), card)
    assert offers_card(rich(hand=[card], **met), card)


@pytest.mark.rule("AGR-218")
@pytest.mark.parametrize(
    "card", [card.slug for card in CARDS if card.kind == MINOR and card.costs[0] and card.deck != "moor"]
)
def test_without_its_cost_no_prerequisite_helps(card: str) -> None:
    t = situation(
        {}, hand=[card], played=["tutor", "groom"], placed=["fishing"], material="clay",
        fields={"0": "grain", "1": "grain", "2": "vegetable", "7": "vegetable"},
    )  # fmt: skip
    t.place("meeting-place")
    assert (t.prompt, t.hand()) == ("place-person", [card])


@pytest.mark.rule("AGR-219", "AGR-225")
@pytest.mark.parametrize(
    ("card", "given"), [("thick-forest", {"clay": 5}), ("wool-blankets", {"sheep": 5, "pastures": [[3, 4, 8, 9]]})]
)
def test_goods_that_are_a_prerequisite_are_not_paid(card: str, given: dict[str, Any]) -> None:
    t = rich(hand=[card], **given)
    before = t.goods()
    t.place("meeting-place", card)
    assert (t.played(), t.goods()) == ([card], before)


@pytest.mark.rule("AGR-219")
def test_a_condition_is_about_using_a_card_that_lies_there() -> None:
    """Pitchfork: whether Farmland is occupied matters for the food, not for playing the card."""
    t = rich(hand=["pitchfork"])
    t.place("meeting-place", "pitchfork")
    assert t.played() == ["pitchfork"]
    t.place("forest").place("grain-seeds")
    assert t.food() == 6  # nobody is on Farmland


@pytest.mark.rule("AGR-220")
@pytest.mark.parametrize(
    ("card", "playable"),
    [("beanfield", [2, 3, 4, 5]), ("canoe", [1, 2, 3, 4, 5]), ("pond-hut", [2]), ("lumber-mill", [0, 1, 2, 3])],
)
def test_numbers_are_the_least_unless_exactly_or_at_most_is_printed(card: str, playable: list[int]) -> None:
    occupations = ["tutor", "groom", "priest", "carpenter", "cottager"]
    found = [n for n in range(6) if offers_card(rich(hand=[card], played=occupations[:n]), card)]
    assert found == playable


@pytest.mark.rule("AGR-220")
def test_more_grain_fields_than_needed_are_no_harm() -> None:
    sown = {"0": "3 grain", "1": "grain", "2": "2 grain"}
    assert offers_card(rich(hand=["sleeping-corner"], fields=sown), "sleeping-corner")


@pytest.mark.rule("AGR-221")
def test_occupations_in_the_hand_or_of_others_do_not_count() -> None:
    t = situation({"played": ["tutor", "groom"]}, goods="food", hand=["beanfield", "priest", "cottager"])
    assert not offers_card(t, "beanfield")


@pytest.mark.rule("AGR-221")
def test_a_traveling_card_that_was_played_is_no_improvement_that_lies_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BY_SLUG["lasso"], "needs", (improvements(2),))
    t = rich(hand=["lasso"], played=["well", "manger"], rounds=["major-improvement"])
    assert t.place("major-improvement").offers("card lasso")
    t = rich(hand=["lasso", "market-stall"], played=["well"], rounds=["major-improvement"])
    t.place("meeting-place", "market-stall").others_pass()
    assert not t.place("major-improvement").offers("card lasso")


# Not having something


@pytest.mark.rule("AGR-222")
def test_what_was_there_once_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """No cattle: whoever had one and has none any more may play the card."""
    monkeypatch.setattr(BY_SLUG["lasso"], "needs", (no(partial(herd, CATTLE)),))
    t = situation({}, goods="reed, cattle", hand=["lasso"])
    assert not offers_card(Situation(t.game.clone()), "lasso")
    t.pick("anytime", "discard cattle")
    assert offers_card(t, "lasso")


@pytest.mark.rule("AGR-222")
def test_a_house_that_was_of_wood_once_is_no_wooden_house() -> None:
    t = situation({}, {}, goods="2 clay, reed, stone", hand=["mantlepiece"], round=6, rounds=["house-redevelopment"])
    t.place("house-redevelopment")
    assert t.offers("card mantlepiece")


@pytest.mark.rule("AGR-223")
@pytest.mark.parametrize(
    ("plowed", "played", "no_tile", "no_field"),
    [([], [], True, True), ([0], [], False, False), ([], ["beanfield"], True, False)],
)
def test_a_field_card_is_a_field_but_no_field_tile(
    plowed: list[int], played: list[str], no_tile: bool, no_field: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BY_SLUG["lasso"], "needs", (Need("tiles", lambda g, me: me.farm.fields, 0, most=0),))
    assert offers_card(rich(hand=["lasso"], fields=plowed, played=played), "lasso") is no_tile
    monkeypatch.setattr(BY_SLUG["lasso"], "needs", (no(fields),))
    assert offers_card(rich(hand=["lasso"], fields=plowed, played=played), "lasso") is no_field


@pytest.mark.rule("AGR-224")
@pytest.mark.parametrize(
    ("sown", "playable"),
    [
        ({"0": "grain", "1": "3 grain"}, True),
        ({"0": "", "1": "3 grain"}, False),
        ({"0": "2 vegetable", "1": "3 grain"}, False),
    ],
)
def test_a_grain_field_bears_grain_now(sown: dict[str, str], playable: bool) -> None:
    assert offers_card(rich(hand=["sleeping-corner"], fields=sown), "sleeping-corner") is playable


@pytest.mark.rule("AGR-224")
def test_a_field_that_was_harvested_is_no_grain_field_any_more() -> None:
    t = situation(
        {"goods": "9 food"}, phase="field-phase", round=4, goods="9 food, wood", hand=["sleeping-corner"],
        fields={"0": "grain", "1": "3 grain"},
    )  # fmt: skip
    assert t.count("grain") == 2
    assert not offers_card(t, "sleeping-corner")


@pytest.mark.rule("AGR-225")
def test_what_must_be_in_the_supply_does_not_lie_elsewhere() -> None:
    waiting = [[9, "5 clay", "clay-hut-builder"]]
    assert not offers_card(rich(clay=4, hand=["thick-forest"], promised=waiting), "thick-forest")


# Traveling cards


@pytest.mark.rule("AGR-226")
def test_a_traveling_card_goes_left_after_its_effect_and_is_played_again_in_the_same_round() -> None:
    t = situation(
        {"goods": "grain"}, {"goods": "grain"}, goods="grain", hand=["market-stall"], rounds=["major-improvement"]
    )
    t.place("meeting-place", "market-stall")
    assert (t.goods(), t.hand(0), t.hand(1)) == ("vegetable", [], ["market-stall"])
    t.place("major-improvement", "market-stall")
    assert (t.state.round, t.goods(1), t.hand(1), t.hand(2)) == (1, "vegetable", [], ["market-stall"])


@pytest.mark.rule("AGR-226")
def test_the_last_seat_passes_to_the_first() -> None:
    t = situation({}, {"goods": "grain", "hand": ["market-stall"]}, turn=2)
    t.place("meeting-place", "market-stall")
    assert (t.hand(2), t.hand(0)) == ([], ["market-stall"])


@pytest.mark.rule("AGR-226")
def test_the_effect_comes_before_the_card_is_passed() -> None:
    t = situation({}, goods="2 food", hand=["shifting-cultivation"])
    t.place("meeting-place", "shifting-cultivation")
    assert (t.prompt, t.hand(1)) == ("plow", [])
    t.pick("cell 0")
    assert (list(t.fields()), t.hand(1)) == ([0], ["shifting-cultivation"])


@pytest.mark.rule("AGR-227")
def test_a_traveling_card_scores_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BY_SLUG["market-stall"], "points", 5)
    t = situation({}, goods="grain", hand=["market-stall"])
    t.place("meeting-place", "market-stall")
    assert (t.score("improvements", 0), t.score("improvements", 1)) == (0, 0)
    assert (t.score("bonus", 0), t.score("bonus", 1)) == (0, 0)


# Alternatives


@pytest.mark.rule("AGR-228")
@pytest.mark.parametrize(
    ("goods", "left"), [("wood", ""), ("2 clay", ""), ("clay", None), ("wood, clay", "clay"), ("", None)]
)
def test_a_slash_between_costs_means_one_of_them(goods: str, left: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BY_SLUG["lasso"], "costs", [bundle(wood=1), bundle(clay=2)])
    t = situation({}, goods=goods, hand=["lasso"])
    if left is None:
        assert not offers_card(t, "lasso")
        return
    t.place("meeting-place", "lasso")
    assert (t.played(), t.goods()) == (["lasso"], left)


@pytest.mark.rule("AGR-228")
@pytest.mark.parametrize(("pick", "left"), [("good wood", "2 clay"), ("good clay", "wood")])
def test_the_owner_chooses_between_costs_and_never_pays_both(
    pick: str, left: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BY_SLUG["lasso"], "costs", [bundle(wood=1), bundle(clay=2)])
    t = situation({}, goods="wood, 2 clay", hand=["lasso"])
    t.place("meeting-place", "lasso")
    assert (t.prompt, t.offered) == ("pay", ["good wood", "good clay"])
    t.pick(pick)
    assert t.goods() == left


# Only through an action


@pytest.mark.rule("AGR-229")
def test_minor_improvements_are_not_played_out_of_the_blue() -> None:
    t = situation({}, goods="reed", hand=["lasso"])
    assert not t.offers("card lasso")
    t.pick("anytime")
    assert not t.offers("card lasso")


@pytest.mark.rule("AGR-229", "AGR-208")
@pytest.mark.parametrize(
    ("space", "grants"),
    [
        ("meeting-place", True), ("major-improvement", True), ("basic-wish", True), ("house-redevelopment", True),
        ("urgent-wish", False), ("farm-redevelopment", False), ("lessons", False), ("day-laborer", False),
        ("farmland", False),
    ],
)  # fmt: skip
def test_only_some_spaces_let_minor_improvements_be_played(space: str, grants: bool) -> None:
    rounds = ["major-improvement", "basic-wish", "house-redevelopment"]
    t = situation(
        {}, {}, goods="2 reed, 3 clay", hand=["lasso", "tutor"], rooms=[5, 6, 10], round=14, rounds=rounds,
        played=["fireplace-2"],
    )  # fmt: skip
    t.place(space)
    assert t.offers("card lasso") is grants


@pytest.mark.rule("AGR-229", "AGR-208")
def test_a_minor_improvement_action_brings_no_major_one() -> None:
    majors = [f"card {card.slug}" for card in CARDS if card.kind == MAJOR and card.deck == "base"]
    t = rich(hand=["lasso"], rounds=["major-improvement"])
    assert not set(Situation(t.game.clone()).place("meeting-place").offered) & set(majors)
    assert set(t.place("major-improvement").offered) & set(majors)
