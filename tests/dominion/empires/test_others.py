"""Empires with Ways and Reserve cards."""

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
