"""Empires together with other expansions."""

import pytest

from tests.dominion.situations import situation


@pytest.mark.rule("DOM-400")
def test_who_may_use_a_way_decides_whether_the_way_or_enchantress_replaces_the_text() -> None:
    t = situation({"in_play": "enchantress"}, hand="2 smithy", deck="9 copper", landscapes=["way-of-the-turtle"])
    t.pick("smithy")
    assert (t.prompt, t.offered) == ("play-as", ["card enchantress", "landscape way-of-the-turtle"])
    t.pick("enchantress")
    assert (t.hand(), t.actions) == ("copper, smithy", 1)
    t.pick("smithy")
    assert t.offered == ["card smithy", "landscape way-of-the-turtle"]


@pytest.mark.rule("DOM-400")
def test_an_action_played_as_a_way_was_the_first_all_the_same() -> None:
    t = situation(
        {"in_play": "enchantress"}, hand="2 smithy", deck="9 copper", actions=2, landscapes=["way-of-the-turtle"]
    )
    t.pick("smithy", "way-of-the-turtle")
    assert (t.mat("set-aside"), t.hand()) == ("smithy", "smithy")
    t.pick("smithy", "card smithy")
    assert t.hand() == "copper, copper, copper"


@pytest.mark.rule("DOM-397", "DOM-401")
def test_of_a_way_that_plays_another_card_only_the_first_play_could_be_enchanted() -> None:
    t = situation(
        {"in_play": "enchantress"}, hand="smithy, 2 estate", deck="9 copper",
        landscapes=["way-of-the-mouse", "mouse:crossroads"],
    )  # fmt: skip
    t.pick("smithy", "way-of-the-mouse")
    assert (t.hand(), t.actions) == ("copper, copper, estate, estate", 3)


@pytest.mark.rule("DOM-389")
def test_an_encampment_played_as_a_way_of_the_turtle_returns_to_no_pile() -> None:
    t = situation({"hand": "copper"}, hand="encampment", deck="9 copper", landscapes=["way-of-the-turtle"])
    piled = t.pile("encampment")
    t.pick("encampment", "way-of-the-turtle").end_turn()
    assert (t.mat("set-aside"), t.pile("encampment")) == ("encampment", piled)


@pytest.mark.rule("DOM-401", "DOM-405")
def test_calling_a_reserve_card_is_no_play_that_could_be_enchanted() -> None:
    t = situation({"in_play": "enchantress"}, hand="copper", deck="4 smithy, 9 copper", tavern="guide", started=False)
    t.pick("guide")
    assert t.hand() == "copper, smithy, smithy, smithy, smithy"
    t.pick("smithy")
    assert (t.actions, len(t.player(0).hand)) == (1, 5)  # this was the first Action


@pytest.mark.rule("DOM-401")
def test_of_an_action_that_mastermind_plays_only_the_first_play_is_enchanted() -> None:
    number, other = {"number": 1, "card": "mastermind"}, {"number": 2, "card": "enchantress"}
    t = situation(
        {"in_play": "enchantress", "stays": [other]},
        hand="smithy", deck="9 copper", in_play="mastermind", stays=[number], plays="", started=False,
        effects=[
            {"card": "mastermind", "seat": 0, "stay": 1},
            {"card": "enchantress", "seat": 1, "victims": [0], "stay": 2},
        ],
    )  # fmt: skip
    t.pick("smithy")
    assert (len(t.player(0).hand), t.actions) == (1 + 3 + 3, 2)


@pytest.mark.rule("DOM-366")
def test_villa_ends_the_buy_phase_so_that_a_wine_merchant_may_be_discarded() -> None:
    t = situation(phase="buy", coins=6, buys=2, tavern="wine-merchant", piles={"villa": 10})
    t.pick("pile villa")
    assert (t.prompt, t.offered) == ("end-buying", ["card wine-merchant", "done"])
    t.pick("wine-merchant")
    assert (t.prompt, t.discard(), t.coins) == ("action-phase", "wine-merchant", 2)


@pytest.mark.rule("DOM-394")
def test_castles_on_mats_are_counted() -> None:
    t = situation(hand="kings-castle", island="humble-castle", exile="opulent-castle", tavern="distant-lands")
    assert (t.score("kings-castle"), t.score("humble-castle")) == (6, 3)


def test_a_guildhall_sees_the_silver_of_rocks() -> None:
    t = situation(phase="buy", coins=4, buys=2, owns=["guildhall"], piles={"catapult-rocks": "5 rocks"})
    t.pick("pile rocks")
    while t.prompt == "resolve":
        t.pick(t.offered[0])
    assert t.tokens() == "2 coffers"


def test_coffers_pay_debt() -> None:
    t = situation(phase="buy", buys=1, tokens={"debt": 2, "coffers": 1}, piles={"engineer": 9})
    assert t.offered == ["coffers one", "done"]
    t.pick("coffers one", "debt one")
    assert t.tokens() == "debt"
