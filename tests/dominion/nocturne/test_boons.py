"""The Druid and the twelve Boons."""

from typing import Any

import pytest

from allmende import new_game
from allmende.dominion.card import BOON, LANDSCAPES
from tests.dominion.situations import Situation, costs_offered, situation

BOONS = sorted(thing.slug for thing in LANDSCAPES if thing.kind == BOON)


def receiving(boon: str, *others: Any, hand: str = "", **given: Any) -> Situation:
    """A player receives a Boon from the Druid."""
    boons = [boon, *[one for one in BOONS if one != boon][:2]]
    t = situation(*others, hand=f"druid, {hand}", landscapes=boons, **given)
    return t.pick("druid", boon)


# Druid


@pytest.mark.rule("DOM-016", "DOM-361")
def test_three_boons_lie_beside_the_druid() -> None:
    t = Situation(new_game("dominion", kingdom="search-party"))
    assert [thing.slug for thing in t.state.boons] == ["mountains-gift", "skys-gift", "suns-gift"]
    assert t.game.view(1)["table"]["boons"] == ["mountains-gift", "skys-gift", "suns-gift"]


@pytest.mark.rule("DOM-361")
def test_there_are_twelve_boons_of_which_a_druid_draws_three() -> None:
    kingdom = "druid, village, smithy, market, militia, mine, moat, remodel, cellar, workshop"
    drawn = [Situation(new_game("dominion", kingdom=kingdom, seed=seed)).state.boons for seed in range(30)]
    assert all(len(set(boons)) == 3 for boons in drawn)
    assert sorted({thing.slug for boons in drawn for thing in boons}) == BOONS
    assert len(BOONS) == 12


@pytest.mark.rule("DOM-361")
def test_without_a_fate_card_there_are_no_boons() -> None:
    assert situation(hand="werewolf").state.boons == []


def test_the_druid_gives_a_buy_and_one_of_the_three_boons() -> None:
    t = situation(hand="druid", landscapes=["mountains-gift", "seas-gift", "suns-gift"])
    t.pick("druid")
    assert (t.buys, t.prompt) == (2, "receive")
    assert t.offered == ["landscape mountains-gift", "landscape seas-gift", "landscape suns-gift"]
    t.pick("mountains-gift")
    assert t.discard() == "silver"


@pytest.mark.rule("DOM-144")
def test_a_boon_stays_beside_the_druid_for_the_next_one() -> None:
    boons = ["fields-gift", "forests-gift", "mountains-gift"]
    t = situation({"hand": "druid"}, hand="2 druid", actions=2, landscapes=boons)
    t.pick("druid", "mountains-gift", "druid", "mountains-gift")
    assert t.gained() == "silver, silver"
    t.end_turn()
    t.pick("druid", "mountains-gift")
    assert t.gained(1) == "silver"
    assert [thing.slug for thing in t.state.boons] == boons


@pytest.mark.rule("DOM-379")
def test_the_boons_belong_to_nobody() -> None:
    t = receiving("mountains-gift")
    assert [t.player(seat).owns for seat in (0, 1)] == [[], []]


def test_everyone_is_told_of_a_boon() -> None:
    t = situation(hand="druid", landscapes=["mountains-gift", "seas-gift", "suns-gift"])
    t.game.listen()
    t.pick("druid", "mountains-gift")
    assert [event.facts for event in t.game.events if event.kind == "boon"] == [{"landscape": "mountains-gift"}]


# The Boons


def test_the_mountains_gift_is_a_silver() -> None:
    assert receiving("mountains-gift").discard() == "silver"


def test_the_skys_gift_is_a_gold_for_three_cards() -> None:
    t = receiving("skys-gift", hand="3 copper, estate")
    t.pick("yes", "copper", "copper", "estate")
    assert (t.hand(), t.discard()) == ("copper", "copper, copper, estate, gold")


def test_the_skys_gift_may_be_declined() -> None:
    t = receiving("skys-gift", hand="4 copper")
    t.pick("no")
    assert (t.discard(), t.prompt) == ("", "buy-phase")


def test_with_two_cards_the_skys_gift_is_nothing() -> None:
    t = receiving("skys-gift", hand="2 copper")
    t.pick("yes", "copper", "copper")
    assert (t.hand(), t.discard()) == ("", "copper, copper")


def test_three_cards_give_one_gold() -> None:
    t = receiving("skys-gift", hand="6 copper")
    t.pick("yes", "copper", "copper", "copper")
    assert (t.prompt, t.gained()) == ("buy-phase", "gold")


def test_the_suns_gift_looks_at_four_cards() -> None:
    t = receiving("suns-gift", deck="estate, copper, gold, silver, curse")
    t.pick("estate", "copper", "done", "silver")
    assert (t.discard(), t.deck()) == ("copper, estate", "gold, silver, curse")


def test_the_suns_gift_may_discard_all_or_nothing() -> None:
    t = receiving("suns-gift", deck="2 copper, 2 estate, gold")
    t.pick("copper", "copper", "estate", "estate")
    assert (t.discard(), t.deck()) == ("copper, copper, estate, estate", "gold")
    t = receiving("suns-gift", deck="4 copper, gold")
    t.pick("done")
    assert (t.discard(), t.deck()) == ("", "copper, copper, copper, copper, gold")


def test_the_earths_gift_is_a_card_for_a_treasure() -> None:
    t = receiving("earths-gift", hand="copper, estate")
    assert t.offered == ["card copper", "done"]
    t.pick("copper")
    assert max(costs_offered(t)) == 4
    t.pick("pile silver")
    assert t.discard() == "copper, silver"


def test_the_earths_gift_may_be_declined() -> None:
    t = receiving("earths-gift", hand="copper")
    t.pick("done")
    assert (t.prompt, t.discard()) == ("buy-phase", "")


def test_the_fields_gift_is_an_action_and_a_coin() -> None:
    t = receiving("fields-gift", hand="village")
    assert (t.actions, t.coins, t.buys) == (1, 1, 2)


def test_the_flames_gift_may_trash_a_card() -> None:
    t = receiving("flames-gift", hand="curse, copper")
    assert t.offered == ["card copper", "card curse", "done"]
    t.pick("curse")
    assert (t.trash, t.hand()) == ("curse", "copper")
    assert receiving("flames-gift", hand="curse").pick("done").trash == ""


def test_the_forests_gift_is_a_buy_and_a_coin() -> None:
    t = receiving("forests-gift")
    assert (t.buys, t.coins) == (3, 1)


def test_the_moons_gift_puts_a_discarded_card_onto_the_deck() -> None:
    t = receiving("moons-gift", discard="gold, copper", deck="estate")
    assert t.offered == ["card copper", "card gold", "done"]
    t.pick("gold")
    assert (t.deck(), t.discard()) == ("gold, estate", "copper")
    assert receiving("moons-gift", discard="gold").pick("done").deck() == ""


@pytest.mark.rule("DOM-369")
def test_the_rivers_gift_is_drawn_after_the_new_hand() -> None:
    t = receiving("rivers-gift", deck="4 copper, estate, gold, silver")
    t.game.listen()
    assert t.hand() == ""
    t.end_turn()
    assert (t.hand(), t.deck()) == ("copper, copper, copper, copper, estate, gold", "silver")
    assert [event.facts["count"] for event in t.game.events if event.kind == "draw"] == [5, 1]


def test_the_rivers_gift_is_for_one_turn() -> None:
    t = receiving("rivers-gift", deck="20 copper")
    t.end_turn().end_turn()
    t.end_turn()
    assert len(t.player().hand) == 5


def test_the_seas_gift_is_a_card() -> None:
    assert receiving("seas-gift", deck="gold, silver").hand() == "gold"


@pytest.mark.rule("DOM-016")
def test_the_swamps_gift_is_a_will_o_wisp_of_twelve() -> None:
    t = receiving("swamps-gift")
    assert (t.discard(), t.pile("will-o-wisp")) == ("will-o-wisp", 11)


@pytest.mark.rule("DOM-361")
def test_will_o_wisps_are_there_only_with_the_swamps_gift() -> None:
    assert receiving("seas-gift").pile("will-o-wisp") == -1


def test_the_winds_gift_is_two_cards_for_two() -> None:
    t = receiving("winds-gift", hand="estate, curse", deck="gold, silver, copper")
    t.pick("estate", "curse")
    assert (t.hand(), t.discard()) == ("gold, silver", "curse, estate")


# Will-o'-Wisp


@pytest.mark.parametrize(
    ("top", "hand", "deck"), [("estate", "copper, estate", "curse"), ("silver", "copper", "silver, curse")]
)
def test_will_o_wisp_takes_a_card_that_costs_two_at_most(top: str, hand: str, deck: str) -> None:
    boons = ["swamps-gift", "seas-gift", "suns-gift"]
    t = situation(hand="will-o-wisp", deck=f"copper, {top}, curse", landscapes=boons)
    t.pick("will-o-wisp")
    assert (t.actions, t.hand(), t.deck()) == (1, hand, deck)


def test_everyone_sees_what_the_will_o_wisp_reveals() -> None:
    boons = ["swamps-gift", "seas-gift", "suns-gift"]
    t = situation(hand="will-o-wisp", deck="copper, silver", landscapes=boons).pick("will-o-wisp")
    assert t.game.view(1)["table"]["players"][0]["deck"]["top"] == ["silver"]
    t = situation(hand="will-o-wisp", deck="copper, estate", landscapes=boons).pick("will-o-wisp")
    assert t.game.view(1)["table"]["players"][0]["hand"]["known"] == ["estate"]


def test_will_o_wisp_without_a_deck() -> None:
    t = situation(hand="will-o-wisp", landscapes=["swamps-gift", "seas-gift", "suns-gift"])
    t.pick("will-o-wisp")
    assert (t.hand(), t.actions) == ("", 1)


def test_will_o_wisp_does_not_take_a_card_with_debt_in_its_cost() -> None:
    boons = ["swamps-gift", "seas-gift", "suns-gift"]
    t = situation(hand="will-o-wisp", deck="copper, engineer", landscapes=boons).pick("will-o-wisp")
    assert (t.hand(), t.deck()) == ("copper", "engineer")
