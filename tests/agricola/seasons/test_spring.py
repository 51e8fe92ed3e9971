"""Spring: animals breed, seeds are sown, two fences are free (ledger: The seasons)."""

from typing import Any

import pytest

from allmende.agricola.actions.building import fence_ways
from allmende.agricola.cards.hooks import AFTER_BREEDING, on
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import WOOD, bundle
from tests.agricola.homemade import give_card
from tests.agricola.seasons.situations import seasonal
from tests.agricola.situations import Situation

SOWING: dict[str, Any] = {"fields": [0], "goods": "grain"}


def spring(**given: Any) -> Situation:
    return seasonal("spring", {}, **given)


def fencing(**given: Any) -> Situation:
    return spring(rounds=["fencing"], **given)


# The space


@pytest.mark.rule("AGR-362")
def test_animals_breed_at_once_on_one_farm_and_seeds_are_sown_in_any_order() -> None:
    given: dict[str, Any] = {"pastures": [[4, 9]], "fields": [0], "goods": "2 sheep, grain"}
    t = seasonal("spring", {"goods": "2 sheep", "pastures": [[4, 9]]}, **given).place("spring")
    assert t.offered == ["action breed", "action sow"]
    t.pick("action breed")
    assert (t.goods(), t.goods(1)) == ("grain, 3 sheep", "2 sheep")
    assert t.offered == ["action sow", "done"], "each once"
    assert t.pick("action sow", "grain 0").fields() == {0: "3 grain"}
    t = seasonal("spring", {}, **given).place("spring", "action sow", "grain 0")
    assert t.pick("action breed").goods() == "3 sheep"
    assert seasonal("spring", {}, **given).place("spring", "action breed", "done").goods() == "grain, 3 sheep"


@pytest.mark.rule("AGR-362", "AGR-443")
def test_one_part_is_enough() -> None:
    assert spring(goods="2 sheep", pastures=[[4, 9]]).place("spring").goods() == "3 sheep"
    assert spring(**SOWING).place("spring", "grain 0").fields() == {0: "3 grain"}


@pytest.mark.rule("AGR-443")
def test_without_young_or_seeds_it_cannot_be_used() -> None:
    assert not spring().usable("spring")
    assert not spring(goods="sheep").usable("spring")
    assert not spring(goods="grain").usable("spring"), "no field"
    assert not spring(goods="2 sheep", stables=[4]).usable("spring"), "a pet and one in the stable: none has room"
    assert spring(goods="2 sheep", stables=[4, 9]).usable("spring")


@pytest.mark.rule("AGR-443")
def test_room_may_be_made() -> None:
    t = spring(goods="2 sheep, boar", pastures=[[4]])
    assert t.usable("spring")
    t.place("spring")
    assert t.prompt == "house-animals"
    assert t.pick("discard boar").goods() == "3 sheep"
    cooked = spring(goods="2 sheep, boar", pastures=[[4]], played=["fireplace-2"]).place("spring")
    assert cooked.prompt == "make-room"
    assert cooked.pick("eat boar").goods() == "2 food, 3 sheep"


@pytest.mark.rule("AGR-362")
def test_all_types_breed_and_young_are_not_cooked() -> None:
    farm: dict[str, Any] = {"pastures": [[4], [9]], "played": ["fireplace-2"]}
    t = spring(goods="2 sheep, 2 boar", **farm).place("spring", "done")
    assert t.prompt == "house-animals"
    assert not any(option.startswith("eat") for option in t.offered)


@pytest.mark.rule("AGR-442")
def test_what_follows_breeding_in_a_harvest_does_not_act() -> None:
    t = spring(goods="2 sheep", pastures=[[4, 9]])
    give_card(t, on(AFTER_BREEDING, gain=bundle(food=5)))
    assert t.place("spring").goods() == "3 sheep"


@pytest.mark.rule("AGR-443")
def test_an_exchange_may_bring_the_parents() -> None:
    given: dict[str, Any] = {"goods": "sheep, boar", "pastures": [[4, 9]]}
    assert not spring(**given).usable("spring")
    t = spring(played=["sheep-walker"], **given).place("spring")
    assert t.goods() == "3 boar"


# Fences


def corner(t: Situation) -> str:
    """An edge of the farmyard's last space."""
    around = {f"edge {edge}" for edge in bits(t.player().farm.plan.outline(1 << 14))}
    return next(edge for edge in t.offered if edge in around)


@pytest.mark.rule("AGR-363")
@pytest.mark.parametrize(("wood", "fences"), [(0, 0), (1, 3), (2, 4), (3, 5), (13, 15)])
def test_two_fences_are_free_if_one_is_paid(wood: int, fences: int) -> None:
    t = fencing(goods=f"{wood} wood" if wood else "")
    costs = t.game.view(0)["table"]["previews"]["fences"]
    assert len(costs) == fences
    assert [way[0]["wood"] for way in costs] == [max(1, n - 2) for n in range(1, fences + 1)]
    assert t.usable("fencing") == (fences >= 4)


@pytest.mark.rule("AGR-363", "AGR-444")
def test_a_pasture_of_four_fences_costs_two_wood() -> None:
    t = fencing(goods="2 wood").place("fencing")
    while t.prompt == "build-fence":
        t.pick("done" if "done" in t.offered else corner(t))
    assert (t.pastures(), t.goods()) == ([[14]], "")
    assert not seasonal("summer", {}, rounds=["fencing"], goods="2 wood").usable("fencing")


@pytest.mark.rule("AGR-444")
def test_farm_redevelopment_grants_them() -> None:
    t = spring(round=14, goods="2 wood, 2 clay, reed").place("farm-redevelopment")
    assert t.offers("action fences")
    t = seasonal("winter", {}, round=14, goods="2 wood, 2 clay, reed").place("farm-redevelopment")
    assert not t.offers("action fences")


@pytest.mark.rule("AGR-444")
def test_mini_pasture_grants_none() -> None:
    t = spring(hand=["mini-pasture"], goods="2 food").place("meeting-place", "mini-pasture", "cell 4")
    assert (t.pastures(), t.player().farm.spare_fences, t.goods()) == ([[4]], 11, "")


@pytest.mark.rule("AGR-445")
def test_they_come_on_top_of_others_but_one_must_be_paid() -> None:
    t = fencing(goods="2 wood", played=["hedge-keeper"])
    costs = [way[0].get("wood", 0) for way in t.game.view(0)["table"]["previews"]["fences"]]
    assert costs == [0, 0, 0, 1, 1, 1, 2], "3 by the card, then 1 paid and 2 free"


@pytest.mark.rule("AGR-445")
def test_clay_pays_for_a_fence_too() -> None:
    t = fencing(goods="2 clay", played=["rammed-clay"])
    costs = t.game.view(0)["table"]["previews"]["fences"]
    assert len(costs) == 4
    assert costs[3] == [{"wood": 2}, {"wood": 1, "clay": 1}, {"clay": 2}]
    assert costs[0] == [{"wood": 1}, {"clay": 1}]


@pytest.mark.rule("AGR-445")
def test_the_x_file_still_leaves_a_fence_to_pay() -> None:
    t = fencing(goods="5 wood", played=["x-file"], xdeck=True)
    costs = [way[0].get("wood", 0) for way in t.game.view(0)["table"]["previews"]["fences"][:6]]
    assert costs == [0, 1, 1, 1, 2, 3], "1 wood less, then up to 2 free if one is paid"


@pytest.mark.rule("AGR-445")
def test_free_fences_of_spring_make_up_whole_lines_if_another_is_paid() -> None:
    cards: dict[str, Any] = {"forest_deck": True, "xdeck": True, "goods": "9 wood"}
    t = fencing(played=["fences-of-unusual-size"], **cards)
    lines = [(1, 1, 1, 1), (1, 1, 2, 2), (2, 2, 2, 2), (1, 1, 1)]
    assert [fence_ways(t.state, t.player(), sum(runs), runs=runs)[0][0] for runs in lines] == [
        (WOOD, 2), (WOOD, 2), (WOOD, 3), (WOOD, 1)
    ]  # fmt: skip
    t = fencing(played=["fences-of-unusual-size", "x-file"], **cards)
    assert fence_ways(t.state, t.player(), 3, runs=(1, 1, 1)) == [((WOOD, 1),)], "one is paid, or two are not free"
    assert fence_ways(t.state, t.player(), 2, runs=(2,)) == [()], "here none is free by the season"


# Fairies


@pytest.mark.rule("AGR-443")
def test_fairies_breed_in_spring() -> None:
    t = spring(goods="2 fairy", forest_deck=True)
    assert t.place("spring").goods() == "3 fairy"
    assert not spring(goods="fairy", forest_deck=True).usable("spring")
    full: dict[str, Any] = {"fields": [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13], "forest_deck": True}
    assert not spring(goods="2 fairy", **full).usable("spring"), "two of them live on the last space"


@pytest.mark.rule("AGR-442")
def test_the_unicorn_stays_away_in_spring() -> None:
    given: dict[str, Any] = {"goods": "sheep", "pastures": [[4, 9]], "forest_deck": True}
    assert not spring(played=["meeting-a-unicorn-1"], **given).usable("spring")
