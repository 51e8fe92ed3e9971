"""Debt, Engineer and Donate."""

from typing import Any

import pytest

from tests.dominion.situations import Situation, situation

# Debt


@pytest.mark.rule("DOM-151", "DOM-409")
def test_what_costs_debt_brings_as_many_tokens() -> None:
    t = situation(phase="buy", coins=2, buys=2, piles={"engineer": 10})
    t.pick("pile engineer")
    assert (t.tokens(), t.coins, t.buys, t.discard()) == ("4 debt", 2, 1, "engineer")


@pytest.mark.rule("DOM-151", "DOM-409")
def test_with_debt_nothing_can_be_bought() -> None:
    t = situation(phase="buy", coins=3, buys=2, tokens={"debt": 4}, landscapes=["donate"], hand="copper")
    assert t.offered == ["card copper", "treasures", "debt one", "debt all", "done"]
    t.pick("debt one")
    assert (t.tokens(), t.coins, t.buys) == ("3 debt", 2, 2)
    t.pick("debt all")
    assert (t.tokens(), t.coins) == ("debt", 0)


@pytest.mark.rule("DOM-151", "DOM-409")
def test_debt_can_be_paid_between_two_buys() -> None:
    t = situation(phase="buy", coins=6, buys=2, piles={"engineer": 10})
    t.pick("pile engineer")
    assert t.offered == ["debt one", "debt all", "done"]
    t.pick("debt all")
    assert (t.tokens(), t.coins) == ("", 2)
    assert "pile estate" in t.offered


@pytest.mark.rule("DOM-409")
def test_paying_needs_no_buy() -> None:
    t = situation(phase="buy", coins=3, buys=1, piles={"engineer": 10})
    t.pick("pile engineer")
    assert (t.buys, t.offered) == (0, ["debt one", "debt all", "done"])
    t.pick("debt all")
    assert (t.tokens(), t.state.active) == ("debt", 1)


@pytest.mark.rule("DOM-151")
def test_debt_that_is_left_stays() -> None:
    t = situation(phase="buy", coins=9, tokens={"debt": 3}, hand="5 copper")
    t.pick("debt one", "done")
    assert (t.state.active, t.tokens()) == (1, "2 debt")
    t.end_turn()
    assert (t.state.active, t.tokens(), t.offered[-1]) == (0, "2 debt", "done")
    assert not any(option.startswith("pile") for option in t.offered)


@pytest.mark.rule("DOM-409")
def test_debt_can_be_paid_in_the_action_phase() -> None:
    """Souk takes coins away; what was paid before, it cannot take."""
    t = situation(hand="souk, 8 copper", coins=3, tokens={"debt": 2})
    assert t.offered == ["card souk", "debt one", "debt all", "done"]
    t.pick("debt all")
    assert (t.coins, t.tokens(), t.prompt) == (1, "", "action-phase")
    t.pick("souk")
    assert t.coins == 0


@pytest.mark.rule("DOM-409")
def test_debt_can_be_paid_in_the_night_phase() -> None:
    t = situation(phase="night", hand="cobbler", coins=2, tokens={"debt": 1})
    assert t.offered == ["card cobbler", "debt one", "done"]
    t.pick("debt one")
    assert (t.coins, t.tokens(), t.prompt) == (1, "", "night-phase")


def test_without_coins_no_debt_can_be_paid() -> None:
    t = situation(hand="village", tokens={"debt": 2})
    assert t.offered == ["card village", "done"]


@pytest.mark.rule("DOM-395")
def test_debt_changes_nothing_in_the_end() -> None:
    t = situation(hand="province", tokens={"debt": 9})
    assert t.score() == 6


@pytest.mark.rule("DOM-116", "DOM-121")
def test_debt_and_events_do_not_get_cheaper() -> None:
    t = situation(phase="buy", buys=3, coins=4, in_play="5 highway", landscapes=["donate"], piles={"engineer": 10})
    t.pick("pile engineer")
    assert t.tokens() == "4 debt"
    t.pick("debt all", "donate")
    assert t.tokens() == "8 debt"


# Engineer


def test_engineer_gains_a_card_and_when_trashed_another() -> None:
    t = situation(hand="engineer, village", actions=2)
    t.pick("engineer", "pile smithy")
    assert (t.prompt, t.offered) == ("use", ["yes", "no"])
    t.pick("yes")
    assert t.trash == "engineer"
    t.pick("pile silver")
    assert (t.gained(), t.in_play(), t.prompt) == ("smithy, silver", "", "action-phase")


def test_engineer_may_stay() -> None:
    t = situation(hand="engineer, village", actions=2)
    t.pick("engineer", "pile smithy", "no")
    assert (t.gained(), t.in_play(), t.trash, t.prompt) == ("smithy", "engineer", "", "action-phase")


@pytest.mark.rule("DOM-119", "DOM-343", "DOM-386")
def test_engineer_cannot_gain_an_engineer() -> None:
    t = situation(hand="engineer", piles={"engineer": 9})
    t.pick("engineer")
    assert "pile engineer" not in t.offered
    assert {"pile copper", "pile smithy"} <= set(t.offered)
    t.pick("pile smithy", "yes")
    assert "pile engineer" not in t.offered


def test_a_replayed_engineer_that_was_trashed_gains_one_card_only() -> None:
    t = situation(hand="throne-room, engineer, village", actions=2)
    t.pick("throne-room", "engineer", "pile militia", "yes", "pile silver", "pile estate")
    assert (t.gained(), t.prompt) == ("militia, silver, estate", "action-phase")


def test_an_engineer_that_is_gained_without_buying_costs_no_debt() -> None:
    t = situation(hand="wheelwright, engineer, village", actions=2)
    t.pick("wheelwright", "engineer", "pile engineer")
    assert (t.gained(), t.tokens()) == ("engineer", "")


@pytest.mark.rule("DOM-118", "DOM-386")
def test_a_card_with_debt_is_not_cheaper_than_one_for_coins() -> None:
    t = situation(phase="buy", coins=6, buys=2, piles={"border-village": 10, "engineer": 10})
    t.pick("pile border-village")
    assert "pile engineer" not in t.offered


@pytest.mark.rule("DOM-118")
def test_a_card_for_nothing_is_cheaper_than_one_for_debt() -> None:
    t = situation(phase="buy", buys=2, in_play="haggler", piles={"engineer": 10})
    t.pick("pile engineer")
    assert t.offered == ["pile copper", "pile curse"]


@pytest.mark.rule("DOM-117", "DOM-386")
def test_exactly_two_more_than_an_engineer_costs_debt_as_well() -> None:
    t = situation(phase="buy", coins=6, buys=2, hand="engineer", piles={"farmland": 8})
    t.pick("pile farmland", "engineer")
    assert (t.trash, t.gained(), t.prompt) == ("engineer", "farmland", "buy-phase")


@pytest.mark.rule("DOM-119", "DOM-386")
def test_up_to_two_more_than_an_engineer_may_cost_as_much_debt() -> None:
    t = situation(hand="remodel, engineer", piles={"engineer": 9})
    t.pick("remodel", "engineer")
    assert {"pile engineer", "pile estate"} <= set(t.offered)
    assert "pile silver" not in t.offered


@pytest.mark.rule("DOM-386")
def test_trader_brings_no_silver_for_debt() -> None:
    t = situation(hand="trader, engineer, village", actions=2)
    t.pick("trader", "engineer")
    assert (t.trash, t.gained()) == ("engineer", "")


# Donate


def donated(times: int = 1, *others: dict[str, Any], **given: Any) -> Situation:
    """The start of the turn after Donate was bought so often."""
    effects = given.pop("effects", []) + [{"card": "donate", "until": "next-turn"}] * times
    return situation(*others, effects=effects, started=False, **given)


@pytest.mark.rule("DOM-410", "DOM-136", "DOM-137")
def test_donate_costs_debt_and_a_buy_and_comes_at_the_start_of_the_next_turn() -> None:
    t = situation(phase="buy", hand="estate", deck="2 copper", discard="curse", landscapes=["donate"])
    t.pick("donate")
    assert (t.tokens(), t.gained(), t.state.active) == ("8 debt", "", 1)
    assert t.owned() == "copper, copper, curse, estate"
    t.end_turn()
    assert (t.state.active, t.prompt, t.hand()) == (0, "trash", "copper, copper, curse, estate")
    assert (t.deck(), t.discard()) == ("", "")
    t.pick("curse", "estate", "done")
    assert (t.trash, t.hand(), t.prompt) == ("curse, estate", "copper, copper", "buy-phase")


@pytest.mark.rule("DOM-410")
@pytest.mark.parametrize("hand", ["copper", "7 copper"])
def test_donate_always_draws_five(hand: str) -> None:
    t = donated(hand=hand, deck="6 silver", discard="6 gold")
    t.pick("silver", "gold", "done")
    assert (t.trash, len(t.player(0).hand)) == ("gold, silver", 5)
    assert len(t.player(0).cards()) == len(t.player(0).hand) + len(t.player(0).deck)


def test_donate_may_trash_everything_or_nothing() -> None:
    t = donated(hand="copper", deck="estate")
    t.pick("copper", "estate")
    assert (t.trash, t.owned()) == ("copper, estate", "")
    t = donated(hand="copper", deck="estate")
    t.pick("done")
    assert (t.trash, t.hand()) == ("", "copper, estate")


@pytest.mark.rule("DOM-410")
def test_donate_leaves_mats_and_play_alone() -> None:
    t = donated(hand="copper", exile="curse", in_play="enchantress", stays=[{"number": 1, "card": "enchantress"}])
    assert t.offered == ["card copper", "done"]


@pytest.mark.rule("DOM-020", "DOM-410")
def test_donate_comes_before_everything_else() -> None:
    enchantress = {"card": "enchantress", "until": "next-turn", "stay": 1}
    t = donated(
        hand="5 copper", deck="4 silver", in_play="enchantress", stays=[{"number": 1, "card": "enchantress"}],
        effects=[enchantress],
    )  # fmt: skip
    assert (t.prompt, len(t.player(0).hand)) == ("trash", 9)
    t.pick("done")
    assert (len(t.player(0).hand), len(t.player(0).deck)) == (7, 2)


def test_the_silver_of_trashed_rocks_is_shuffled_in() -> None:
    t = donated(hand="rocks", deck="3 copper")
    t.pick("rocks", "done")
    assert t.hand() == "copper, copper, copper, silver"


def test_a_card_that_reaches_the_discard_pile_meanwhile_stays_there() -> None:
    t = donated(hand="crumbling-castle", deck="6 copper")
    t.pick("crumbling-castle", "done")
    assert (len(t.player(0).hand), t.deck(), t.discard(), t.tokens()) == (5, "copper", "silver", "vp")


def test_two_donates_come_one_after_the_other() -> None:
    t = donated(2, hand="2 estate", deck="5 copper")
    t.pick("estate", "done", "estate", "done")
    assert (t.trash, t.hand()) == ("estate, estate", "copper, copper, copper, copper, copper")


def test_if_the_game_ends_first_donate_does_nothing() -> None:
    t = situation(phase="buy", hand="estate", landscapes=["donate"], piles={"province": 0})
    t.pick("donate")
    assert (t.game.over, t.trash) == (True, "")


def test_others_see_of_a_donated_hand_what_they_knew() -> None:
    t = donated(hand="silver", deck="gold, estate", discard="curse, copper", known=[[0, 1]], veiled="curse")
    assert t.game.view(1)["table"]["players"][0]["hand"] == {"count": 5, "known": ["copper", "gold"]}


def test_the_shuffle_of_donate_is_one_that_an_ally_may_use() -> None:
    t = donated(hand="2 estate, gold", deck="5 copper", landscapes=["order-of-masons"], tokens={"favors": 1})
    t.pick("done", "yes")
    assert t.prompt == "keep"
    t.pick("estate", "estate")
    assert (t.discard(), len(t.player(0).hand), t.tokens()) == ("estate, estate", 5, "")
