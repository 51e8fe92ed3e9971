"""Costs (ledger section 11). Potions and debt belong to other sets: here a cost is coins."""

import pytest

from tests.dominion.situations import situation


@pytest.mark.rule("DOM-116")
@pytest.mark.parametrize(
    ("highways", "costs"), [(0, [0, 2, 3, 6, 8]), (1, [0, 1, 2, 5, 7]), (3, [0, 0, 0, 3, 5]), (9, [0, 0, 0, 0, 0])]
)
def test_a_cost_is_reduced_never_below_nothing(highways: int, costs: list[int]) -> None:
    t = situation(in_play=["highway"] * highways, phase="buy", buys=2)
    assert [t.cost(card) for card in ("copper", "estate", "silver", "gold", "province")] == costs
    t.pick("pile copper")
    assert t.coins == 0  # nobody is paid for taking it


KINGDOM = "cellar, develop, highway, market, militia, mine, moat, remodel, village"


@pytest.mark.rule("DOM-117")
@pytest.mark.parametrize(
    ("highways", "trashed", "offered"),
    [
        (0, "silver", "cellar estate militia moat remodel smithy"),  # $4 and $2
        (0, "duchy", "gold militia remodel smithy"),  # $6 and $4
        (0, "gold", "duchy highway market mine"),  # $7, which nothing costs, and $5
        (1, "silver", "cellar estate militia moat remodel smithy"),  # now $3 and $1
        (1, "copper", "cellar estate moat"),  # now $1, and nothing costs less than $0
    ],
)
def test_exactly_so_much_more_or_less(highways: int, trashed: str, offered: str) -> None:
    t = situation(hand=["develop", trashed], in_play=["highway"] * highways, kingdom=f"{KINGDOM}, smithy")
    t.pick("develop", trashed)
    assert sorted(t.offered) == [f"pile {card}" for card in offered.split()]


@pytest.mark.rule("DOM-117")
def test_exactly_two_more_for_farmland() -> None:
    t = situation(phase="buy", coins=6, hand="estate", kingdom=f"{KINGDOM}, farmland")
    t.pick("pile farmland", "estate")
    assert sorted(t.offered) == ["pile militia", "pile remodel"]


@pytest.mark.rule("DOM-118")
def test_cheaper_means_a_lower_cost() -> None:
    t = situation(phase="buy", coins=6, kingdom=f"{KINGDOM}, border-village")
    t.pick("pile border-village")  # it costs as much as Gold
    cheaper = [*KINGDOM.split(", "), "copper", "curse", "duchy", "estate", "silver"]
    assert sorted(t.offered) == sorted(f"pile {card}" for card in cheaper)


@pytest.mark.rule("DOM-118")
def test_nothing_is_cheaper_than_nothing() -> None:
    t = situation(phase="buy", in_play="haggler, 3 highway", coins=0, buys=3)
    t.pick("pile estate", "pile silver")  # both cost $0 now
    assert (t.gained(), t.prompt) == ("estate, silver", "buy-phase")


@pytest.mark.rule("DOM-120")
def test_reductions_count_for_buying_gaining_and_trashing() -> None:
    t = situation(hand="workshop, trader, gold", in_play="highway", actions=2, coins=7)
    t.pick("workshop", "pile duchy", "done")  # $4 now
    t.pick("trader", "gold")
    assert t.discard() == "duchy, silver, silver, silver, silver, silver"  # Gold cost $5
    t.pick("pile province")
    assert t.owned().count("province") == 1


@pytest.mark.rule("DOM-120")
def test_reductions_count_for_every_player() -> None:
    t = situation({"hand": "weaver, 3 copper"}, hand="militia", in_play="highway")
    t.pick("militia", "weaver", "weaver", "mode card")
    assert t.seat == 1
    assert "pile duchy" in t.offered  # up to $4


@pytest.mark.rule("DOM-120")
def test_reductions_end_with_the_turn() -> None:
    t = situation({"hand": "workshop"}, in_play="2 highway", phase="buy")
    t.pick("done", "workshop")
    assert (t.seat, t.cost("duchy")) == (1, 5)
    assert "pile duchy" not in t.offered
