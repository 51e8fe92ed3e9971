"""Coffers and Villagers, Projects and Artifacts."""

import pytest

from tests.dominion.situations import situation

# Coffers


@pytest.mark.rule("DOM-149", "DOM-413")
def test_coffers_are_spent_one_by_one_in_the_buy_phase() -> None:
    t = situation(hand="lackeys", phase="buy", tokens={"coffers": 3})
    t.pick("coffers one", "coffers one")
    assert (t.coins, t.tokens()) == (2, "coffers")


@pytest.mark.rule("DOM-149", "DOM-413")
def test_coffers_are_spent_all_at_once() -> None:
    t = situation(hand="lackeys", phase="buy", tokens={"coffers": 4})
    t.pick("coffers all")
    assert (t.coins, t.tokens()) == (4, "")


@pytest.mark.rule("DOM-149", "DOM-413")
def test_a_single_coffers_is_offered_once() -> None:
    t = situation(hand="lackeys", tokens={"coffers": 1})
    assert [option for option in t.offered if "coffers" in option] == ["coffers one"]


@pytest.mark.rule("DOM-149", "DOM-413")
def test_coffers_may_be_spent_in_the_action_phase() -> None:
    t = situation(hand="lackeys", tokens={"coffers": 2})
    assert t.prompt == "action-phase"
    t.pick("coffers all")
    assert (t.coins, t.prompt) == (2, "action-phase")


@pytest.mark.rule("DOM-149", "DOM-413")
def test_coffers_may_be_spent_after_a_buy() -> None:
    t = situation(hand="lackeys, copper", phase="buy", buys=3, coins=2, tokens={"coffers": 2})
    t.pick("pile estate")
    assert "card copper" not in t.offered
    t.pick("coffers all", "pile lackeys")
    assert t.gained() == "estate, lackeys"


@pytest.mark.rule("DOM-413")
def test_coffers_are_kept_for_later_turns_and_seen_by_all() -> None:
    t = situation({"tokens": {"coffers": 2}}, hand="lackeys", tokens={"coffers": 120})
    t.end_turn()
    assert (t.tokens(), t.tokens(1)) == ("120 coffers", "2 coffers")
    assert [player["tokens"] for player in t.game.view(1)["table"]["players"]] == [{"coffers": 120}, {"coffers": 2}]


@pytest.mark.rule("DOM-413")
def test_nobody_begins_with_coffers_or_villagers() -> None:
    t = situation(hand="lackeys, spices")
    assert (t.tokens(), t.tokens(1)) == ("", "")
    assert not [option for option in t.offered if "coffers" in option or "villagers" in option]


@pytest.mark.rule("DOM-395")
def test_coffers_and_villagers_are_worth_no_points() -> None:
    t = situation(hand="lackeys, estate", tokens={"coffers": 9, "villagers": 9})
    assert t.score() == 1


# Villagers


@pytest.mark.rule("DOM-150", "DOM-413")
def test_a_villager_gives_an_action_even_when_none_is_left() -> None:
    t = situation(hand="lackeys, smithy", actions=0, tokens={"villagers": 2})
    assert t.offered == ["villagers one", "done"]  # no Action is left for Smithy itself
    t.pick("villagers one")
    assert (t.actions, t.tokens()) == (1, "villagers")
    t.pick("smithy")
    assert t.in_play() == "smithy"


@pytest.mark.rule("DOM-150")
def test_villagers_may_be_hoarded_as_actions_while_the_action_phase_lasts() -> None:
    t = situation(hand="lackeys", tokens={"villagers": 2})
    t.pick("villagers one", "villagers one")
    assert (t.actions, t.tokens()) == (3, "")


@pytest.mark.rule("DOM-150")
def test_villagers_are_of_no_use_in_the_buy_phase() -> None:
    t = situation(hand="lackeys, copper", phase="buy", tokens={"villagers": 2})
    assert not [option for option in t.offered if "villagers" in option]


@pytest.mark.rule("DOM-150")
def test_villagers_cannot_be_spent_while_a_card_is_carried_out() -> None:
    t = situation(hand="mountain-village", discard="gold, silver", tokens={"villagers": 2})
    t.pick("mountain-village")
    assert t.offered == ["card silver", "card gold"]


# Projects


@pytest.mark.rule("DOM-034", "DOM-138")
def test_a_project_costs_a_buy_and_coins_and_is_not_gained() -> None:
    t = situation(hand="lackeys", landscapes=["guildhall"], phase="buy", coins=7, buys=2)
    t.pick("landscape guildhall")
    assert (t.coins, t.buys, t.gained()) == (2, 1, "")
    assert [thing.slug for thing in t.player().owns] == ["guildhall"]


@pytest.mark.rule("DOM-034")
def test_a_project_is_not_offered_without_the_coins() -> None:
    t = situation(hand="lackeys", landscapes=["guildhall"], phase="buy", coins=4)
    assert "landscape guildhall" not in t.offered


@pytest.mark.rule("DOM-034", "DOM-367")
def test_after_a_project_no_more_treasures_are_played() -> None:
    t = situation(hand="lackeys, copper", landscapes=["silos"], phase="buy", coins=4, buys=2)
    t.pick("landscape silos")
    assert "card copper" not in t.offered


@pytest.mark.rule("DOM-121")
def test_a_project_is_not_reduced() -> None:
    t = situation(hand="lackeys", in_play="highway", landscapes=["guildhall"], phase="buy", coins=4)
    assert "landscape guildhall" not in t.offered


@pytest.mark.rule("DOM-138", "DOM-414")
def test_the_same_project_cannot_be_bought_twice() -> None:
    t = situation(hand="lackeys", landscapes=["silos", "barracks"], phase="buy", coins=20, buys=3)
    t.pick("landscape silos")
    assert [option for option in t.offered if "landscape" in option] == ["landscape barracks"]


@pytest.mark.rule("DOM-138", "DOM-414")
def test_a_third_project_cannot_be_bought() -> None:
    t = situation(hand="lackeys", landscapes=["silos", "barracks", "guildhall"], phase="buy", coins=20, buys=3)
    t.pick("landscape silos", "landscape guildhall")
    assert not [option for option in t.offered if "landscape" in option]


@pytest.mark.rule("DOM-138")
def test_a_project_may_be_had_by_several_players() -> None:
    t = situation(hand="lackeys", owns=["silos"], turn=1, phase="buy", coins=4)
    t.pick("landscape silos")
    assert [[thing.slug for thing in t.player(seat).owns] for seat in (0, 1)] == [["silos"], ["silos"]]


# Artifacts


@pytest.mark.rule("DOM-146", "DOM-415")
def test_an_artifact_is_taken_from_its_former_holder_at_once() -> None:
    t = situation({"owns": ["flag"]}, hand="lackeys", phase="buy", coins=4, buys=2)
    t.pick("pile flag-bearer")
    assert ([thing.slug for thing in t.player().owns], t.player(1).owns) == (["flag"], [])
    assert t.gained() == "flag-bearer"


@pytest.mark.rule("DOM-146")
def test_who_has_an_artifact_has_it_once() -> None:
    t = situation(hand="lackeys", owns=["flag"], phase="buy", coins=4, buys=2)
    t.pick("pile flag-bearer")
    assert [thing.slug for thing in t.player().owns] == ["flag"]
    assert "take" not in t.events
