"""Animals that come to a farm, and what they are (ledger: Animals; room for them is in test_housing.py)."""

import pytest

from allmende.agricola.cards.hooks import BEFORE_USE, Deed, on
from allmende.agricola.cards.printed import Place
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.goods import SHEEP
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow
from tests.agricola.homemade import give_card
from tests.agricola.situations import harvest, situation


@pytest.mark.rule("AGR-139")
def test_animals_may_be_released_at_any_time() -> None:
    t = situation({}, goods="3 sheep, 2 boar", pastures=[[3], [4]])
    t.pick("anytime", "discard sheep", "anytime", "discard boar")
    assert (t.goods(), t.prompt) == ("2 sheep, boar", "place-person")


@pytest.mark.rule("AGR-140")
def test_new_animals_may_be_cooked_before_they_are_housed() -> None:
    t = situation({}, round=4, piles={"sheep-market": 3}, played=["fireplace-2"]).place("sheep-market")
    t.pick("eat sheep", "eat sheep")
    assert (t.goods(), t.seat) == ("4 food, sheep", 1)


@pytest.mark.rule("AGR-140")
def test_new_animals_may_be_cooked_even_where_none_can_be_housed() -> None:
    t = situation({}, goods="boar", round=4, piles={"sheep-market": 1}, played=["fireplace-2"]).place("sheep-market")
    assert t.offered == ["eat sheep", "discard sheep", "eat boar", "discard boar"]
    t.pick("eat sheep")
    assert t.goods() == "2 food, boar"


def two_sheep_to_house(g: Agricola, me: Player, deed: Deed) -> Flow:
    g.get(me, SHEEP, 2)
    yield from house_animals(g, me, cook=False)


@pytest.mark.rule("AGR-140")
def test_a_card_may_demand_that_animals_are_housed() -> None:
    t = situation({}, goods="boar", played=["fireplace-2"])
    give_card(t, on(BEFORE_USE, run=two_sheep_to_house))
    t.place("forest")
    assert t.offered == ["discard sheep", "discard boar"]


@pytest.mark.rule("AGR-142")
def test_without_a_cooking_improvement_animals_are_no_food() -> None:
    t = situation({}, goods="sheep").pick("anytime")
    assert t.offered == ["discard sheep", "done"]
    t = harvest(goods="2 sheep, 2 boar, cattle", pastures=[[3], [4]])
    assert t.player().begging == 4  # nobody was asked
    for baker in ("clay-oven", "stone-oven"):
        assert situation({}, goods="sheep", played=[baker]).pick("anytime").offered == ["discard sheep", "done"]
    assert situation({}, goods="sheep", played=["fireplace-3"]).pick("anytime").offered == [
        "eat sheep",
        "discard sheep",
        "done",
    ]


@pytest.mark.rule("AGR-143")
@pytest.mark.parametrize(("animal", "food"), [("sheep", 2), ("boar", 0), ("cattle", 3)])
def test_sheep_and_cattle_give_milk(animal: str, food: int) -> None:
    t = harvest(goods=f"6 {animal}, 4 food", pastures=[[3, 4, 8]], played=["butter-churn"])
    assert t.food() == food


@pytest.mark.rule("AGR-144")
def test_animals_on_a_card_that_houses_them_are_yours() -> None:
    t = situation({}, round=4, piles={"sheep-market": 4})
    give_card(t, place=Place(3))
    t.place("sheep-market")
    assert (t.goods(), t.score("sheep")) == ("4 sheep", 2)


@pytest.mark.rule("AGR-144")
def test_animals_that_a_card_only_promises_are_not() -> None:
    t = situation({}, played=["sheep-whisperer", "acorns-basket"], promised=[[7, "4 sheep", "sheep-whisperer"]])
    assert (t.goods(), t.score("sheep")) == ("", -1)
    assert not t.offers("anytime")
