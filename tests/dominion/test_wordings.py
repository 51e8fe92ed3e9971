"""Which wording counts where prints differ, and what an asterisk at a cost means (ledger sections 1 and 11)."""

import pytest

from tests.dominion.situations import situation


@pytest.mark.rule("DOM-122")
@pytest.mark.parametrize(("card", "cost"), [("horse", 3), ("treasure-hunter", 3), ("hero", 5), ("wish", 0)])
def test_a_card_that_is_never_in_the_supply_costs_what_it_says(card: str, cost: int) -> None:
    t = situation(hand=f"trader, {card}")
    assert t.cost(card) == cost
    t.pick("trader", card)
    assert t.gained() == ", ".join(["silver"] * cost)


@pytest.mark.rule("DOM-363")
def test_port_and_forum_act_on_any_gain_not_on_buys_alone() -> None:
    t = situation(hand="workshop, artisan", actions=2, piles={"port": 9, "forum": 9})
    t.pick("workshop", "pile port")
    assert t.gained() == "port, port"
    buys = t.buys
    t.pick("artisan", "pile forum")
    assert t.buys == buys + 1


@pytest.mark.rule("DOM-363")
def test_charm_waits_for_a_gain_not_for_a_buy() -> None:
    t = situation(hand="charm", phase="buy", coins=0, in_play="border-village", buys=2, piles={"tunnel": 8})
    t.pick("charm", "mode twin", "pile copper")
    assert (t.prompt, t.gained()) != ("buy-phase", "copper"), "the same cost: a Curse may be had as well"


@pytest.mark.rule("DOM-363")
def test_donate_comes_at_the_start_of_the_next_turn() -> None:
    t = situation({"deck": "5 copper"}, hand="estate", phase="buy", deck="5 copper", buys=2, landscapes=["donate"])
    t.pick("landscape donate")
    assert (t.hand(), t.trash) == ("estate", "")
