"""The major improvements (ledger: Major improvements)."""

from typing import Any

import pytest

from allmende.agricola.cards.card import BY_SLUG
from tests.agricola.moor.situations import moor
from tests.agricola.situations import Situation, less

TOPS = {
    "horse-slaughterhouse": "fireplace-2", "second-horse-slaughterhouse": "fireplace-3",
    "cookhouse": "cooking-hearth-4", "second-cookhouse": "cooking-hearth-5", "village-church": "well",
    "heating-oven": "clay-oven", "tiled-oven": "stone-oven", "furniture-stall": "joinery",
    "ceramics-stall": "pottery", "basket-stall": "basketmakers-workshop", "museum-of-the-moors": "peat-charcoal-kiln",
    "riding-stables": "foresters-lodge",
}  # fmt: skip
PRICES = [
    pytest.param("horse-slaughterhouse", "clay, stone", 2, marks=pytest.mark.rule("MOOR-104")),
    pytest.param("second-horse-slaughterhouse", "clay, stone", 2, marks=pytest.mark.rule("MOOR-104")),
    pytest.param("cookhouse", "6 clay", 2, marks=pytest.mark.rule("MOOR-109")),
    pytest.param("second-cookhouse", "6 clay", 2, marks=pytest.mark.rule("MOOR-109")),
    pytest.param("heating-oven", "clay, stone", 1, marks=pytest.mark.rule("MOOR-114")),
    pytest.param("tiled-oven", "2 clay, stone", 1, marks=pytest.mark.rule("MOOR-117")),
    pytest.param("furniture-stall", "wood, stone", 2, marks=pytest.mark.rule("MOOR-121")),
    pytest.param("ceramics-stall", "clay, stone", 2, marks=pytest.mark.rule("MOOR-122")),
    pytest.param("basket-stall", "reed, stone", 2, marks=pytest.mark.rule("MOOR-123")),
    pytest.param("village-church", "2 wood, 4 stone", 4, marks=pytest.mark.rule("MOOR-125")),
    pytest.param("peat-charcoal-kiln", "stone", 1, marks=pytest.mark.rule("MOOR-127")),
    pytest.param("foresters-lodge", "wood, 2 clay", 1, marks=pytest.mark.rule("MOOR-128")),
    pytest.param("museum-of-the-moors", "clay, reed, stone", 3, marks=pytest.mark.rule("MOOR-133")),
    pytest.param("riding-stables", "2 wood, clay, reed", 3, marks=pytest.mark.rule("MOOR-136")),
]


def offers(goods: str, card: str, top: str | None) -> bool:
    """Can a card be built if the other player has what covered it?"""
    t = moor({"played": [top] if top else []}, goods=goods, level=1)
    return t.usable("major-improvement") and t.place("major-improvement").offers(f"card {card}")


@pytest.mark.parametrize(("card", "cost", "points"), PRICES)
def test_what_a_major_improvement_costs_and_scores(card: str, cost: str, points: int) -> None:
    top = TOPS.get(card)
    assert offers(cost, card, top)
    assert not any(offers(fewer, card, top) for fewer in less(cost))
    t = moor({"played": [top] if top else []}, goods=cost, level=1).place("major-improvement", f"card {card}")
    assert (t.played(), t.score("improvements")) == ([card], points)
    assert not any(t.count(good) for good in ("wood", "clay", "reed", "stone"))


# The stacks


@pytest.mark.rule("MOOR-098")
@pytest.mark.parametrize("card", TOPS)
def test_a_covered_card_cannot_be_built_before_the_one_on_top(card: str) -> None:
    plenty = "9 wood, 9 clay, 9 reed, 9 stone"
    assert not offers(plenty, card, None)
    assert offers(plenty, card, TOPS[card])


@pytest.mark.rule("MOOR-099", "MOOR-100", "MOOR-103")
@pytest.mark.parametrize(
    ("fireplace", "below"), [("fireplace-2", "horse-slaughterhouse"), ("fireplace-3", "second-horse-slaughterhouse")]
)
def test_a_fireplace_goes_back_to_its_own_space_and_covers_it_again(fireplace: str, below: str) -> None:
    t = moor(played=[fireplace])
    assert is_open(t, below)
    t.place("major-improvement", "card cooking-hearth-4")
    assert is_open(t, fireplace)
    assert not is_open(t, below)


@pytest.mark.rule("MOOR-101", "MOOR-102", "MOOR-103")
@pytest.mark.parametrize(
    ("hearth", "below", "other"),
    [("cooking-hearth-4", "cookhouse", "second-cookhouse"), ("cooking-hearth-5", "second-cookhouse", "cookhouse")],
)
def test_a_hearth_goes_back_to_its_own_space(hearth: str, below: str, other: str) -> None:
    owned = {"cooking-hearth-4", "cooking-hearth-5"} - {hearth}
    t = moor({"played": sorted(owned)}, played=[hearth])
    t.place("major-improvement", f"card {other}")
    assert is_open(t, hearth)
    assert not is_open(t, below), "it is covered again"


@pytest.mark.rule("MOOR-101", "MOOR-110", "MOOR-221")
@pytest.mark.parametrize("old", ["fireplace-2", "fireplace-3", "cooking-hearth-5"])
def test_a_cookhouse_is_free_for_a_fireplace_or_hearth(old: str) -> None:
    t = moor({"played": ["cooking-hearth-4"]}, played=[old]).place("major-improvement", "card cookhouse")
    assert t.played() == ["cookhouse"]
    assert is_open(t, old)


@pytest.mark.rule("MOOR-111")
def test_a_hearth_may_be_returned_for_the_cookhouse_below_it() -> None:
    t = moor(played=["cooking-hearth-4"]).place("major-improvement", "card cookhouse")
    assert t.played() == ["cookhouse"]
    assert is_open(t, "cooking-hearth-4")


@pytest.mark.rule("MOOR-110")
def test_who_has_clay_may_keep_the_hearth() -> None:
    t = moor(played=["cooking-hearth-4"], goods="6 clay").place("major-improvement", "card cookhouse")
    assert t.prompt == "pay-or-return"
    t.pick("good clay")
    assert t.played() == ["cooking-hearth-4", "cookhouse"]


def is_open(t: Situation, card: str) -> bool:
    return BY_SLUG[card] in t.state.free_majors()


# Cooking


@pytest.mark.rule("MOOR-105")
@pytest.mark.parametrize(("animal", "food"), [("sheep", 1), ("boar", 1), ("cattle", 2), ("horse", 2)])
def test_a_horse_slaughterhouse_turns_animals_into_food(animal: str, food: int) -> None:
    t = moor(goods=animal, played=["horse-slaughterhouse"]).pick("anytime", f"eat {animal}")
    assert t.food() == food


@pytest.mark.rule("MOOR-106")
def test_a_horse_slaughterhouse_neither_bakes_nor_cooks_vegetables() -> None:
    t = moor(goods="vegetable", played=["horse-slaughterhouse"]).pick("anytime", "eat vegetable")
    assert t.food() == 1
    t = moor(goods="grain", played=["horse-slaughterhouse"], rounds=["grain-utilization"])
    assert not t.usable("grain-utilization")


@pytest.mark.rule("MOOR-107", "MOOR-113")
@pytest.mark.parametrize(
    ("both", "food"),
    [(["horse-slaughterhouse", "second-horse-slaughterhouse"], 1), (["cookhouse", "second-cookhouse"], 2)],
)
def test_both_copies_bring_only_points(both: list[str], food: int) -> None:
    t = moor(goods="sheep", played=both)
    assert t.score("improvements") == 4
    assert t.pick("anytime", "eat sheep").food() == food


@pytest.mark.rule("MOOR-108")
def test_a_horse_slaughterhouse_is_no_upgrade() -> None:
    assert BY_SLUG["horse-slaughterhouse"].returns == ()
    t = moor({"played": ["fireplace-3"]}, played=["fireplace-2"])
    assert not t.place("major-improvement").offers("card horse-slaughterhouse")


@pytest.mark.rule("MOOR-112")
@pytest.mark.parametrize("good", ["vegetable", "sheep", "boar", "cattle"])
def test_a_cookhouse_has_the_rates_of_a_hearth(good: str) -> None:
    foods = [moor(goods=good, played=[card]).pick("anytime", f"eat {good}").food() for card in COOKING]
    assert foods[0] == foods[1] > 1


COOKING = ("cookhouse", "cooking-hearth-4")


@pytest.mark.rule("MOOR-112")
def test_a_cookhouse_turns_horses_into_food_and_bakes_like_a_hearth() -> None:
    assert moor(goods="horse", played=["cookhouse"]).pick("anytime", "eat horse").food() == 2
    t = moor(goods="2 grain", played=["cookhouse"], rounds=["grain-utilization"])
    t.place("grain-utilization").pick("bake", "bake")
    assert t.food() == 6


@pytest.mark.rule("MOOR-170", "MOOR-171")
@pytest.mark.parametrize("card", ["fireplace-2", "fireplace-3", "cooking-hearth-4", "cooking-hearth-5"])
def test_fireplaces_and_hearths_cook_no_horses(card: str) -> None:
    assert not moor(goods="horse", played=[card]).pick("anytime").offers("eat horse")
    assert not moor(goods="horse").pick("anytime").offers("eat horse")


# Ovens


@pytest.mark.rule("MOOR-115")
def test_the_heating_oven_brings_two_fuel_once() -> None:
    t = moor({"played": ["clay-oven"]}, goods="clay, stone").place("major-improvement", "card heating-oven")
    assert t.goods() == "2 fuel"
    assert t.finish_round().count("fuel") == 2


@pytest.mark.rule("MOOR-120")
def test_heating_oven_and_tiled_oven_are_ovens_that_do_not_bake() -> None:
    assert BY_SLUG["heating-oven"].is_oven()
    assert BY_SLUG["tiled-oven"].is_oven()
    t = moor(goods="grain", played=["heating-oven", "tiled-oven"], rounds=["grain-utilization"])
    assert not t.usable("grain-utilization")


# Trade buildings


@pytest.mark.rule("MOOR-121", "MOOR-122", "MOOR-123")
@pytest.mark.parametrize(
    ("stall", "good", "gets"),
    [
        ("furniture-stall", "wood", ["clay"]),
        ("ceramics-stall", "clay", ["wood"]),
        ("basket-stall", "reed", ["wood", "clay", "stone"]),
    ],
)
def test_a_stall_trades_one_for_one_at_any_time(stall: str, good: str, gets: list[str]) -> None:
    for n, other in enumerate(gets):
        t = moor(goods=f"2 {good}", played=[stall]).pick("anytime", f"exchange {stall}-{n}")
        assert (t.count(good), t.count(other)) == (1, 1)
    t = moor(goods="food", played=[stall]).pick("anytime")
    assert not any(name.startswith("exchange") for name in t.offered)


@pytest.mark.rule("MOOR-121")
def test_a_stall_helps_in_a_payment() -> None:
    t = moor(goods="3 wood", played=["furniture-stall"], level=1).place("major-improvement", "card fireplace-2")
    assert t.goods() == "wood"


@pytest.mark.rule("MOOR-124")
def test_stalls_are_no_craft_buildings() -> None:
    for stall in ("furniture-stall", "ceramics-stall", "basket-stall"):
        card = BY_SLUG[stall]
        assert card.craft == ()
        assert all(exchange.trade and not exchange.harvest for exchange in card.exchanges)


# Church, Kiln and Lodge


@pytest.mark.rule("MOOR-125")
def test_the_village_church_brings_two_food_when_it_is_built() -> None:
    t = moor({"played": ["well"]}, goods="2 wood, 4 stone").place("major-improvement", "card village-church")
    assert t.goods() == "2 food"


@pytest.mark.rule("MOOR-126")
def test_the_village_church_exchanges_one_fuel_for_a_point_in_each_harvest() -> None:
    t = moor(goods="4 food, 5 fuel", played=["village-church"], phase="feeding", round=4)
    t.pick("heat 2").pick("card village-church")
    assert (t.player().noted, t.count("fuel")) == (1, 2)
    t.others_pass()
    assert t.player().noted == 1, "only once"
    t = moor(goods="4 food, 5 fuel", played=["village-church"], phase="feeding", round=4).pick("heat 2", "done")
    assert (t.player().noted, t.count("fuel")) == (0, 3)


@pytest.mark.rule("MOOR-126", "MOOR-228")
def test_fuel_for_the_village_church_may_come_by_a_card_after_heating() -> None:
    given: dict[str, Any] = {"played": ["village-church", "winter-storehouse"], "notes": {"winter-storehouse": 1}}
    t = moor(goods="4 food, 2 fuel", phase="feeding", round=4, **given).pick("done", "heat 2")
    assert t.goods() == ""
    t.pick("anytime", "card winter-storehouse", "card village-church")
    assert (t.player().noted, t.goods()) == (1, "2 food, fuel")
    t = moor(goods="4 food, 3 fuel", phase="feeding", round=4, **given).pick("done", "heat 2")
    assert t.offered == ["card village-church", "done"], "whoever has fuel left is not asked"


@pytest.mark.rule("MOOR-127", "MOOR-128", "MOOR-129")
@pytest.mark.parametrize(("horses", "more"), [("", 1), ("horse", 2), ("2 horse", 2)])
def test_kiln_and_lodge_bring_one_more_and_two_with_a_horse(horses: str, more: int) -> None:
    given: dict[str, Any] = {"moors": [0], "forests": [1], "goods": horses, "pastures": [[4]]}
    t = moor(played=["peat-charcoal-kiln"], **given).pick("special cut-peat", "cell 0")
    assert t.count("fuel") == 3 + more
    t = moor(played=["foresters-lodge"], **given).pick("special fell-trees", "cell 1")
    assert t.count("wood") == 2 + more
    t = moor(played=["foresters-lodge"], **given).pick("special cut-peat", "cell 0")
    assert t.count("fuel") == 3, "the other one has no part in it"


@pytest.mark.rule("MOOR-130", "MOOR-131")
@pytest.mark.parametrize(("fuel", "points"), [(2, 0), (3, 1), (4, 1), (5, 2), (9, 2)])
def test_the_kiln_turns_fuel_into_points_at_the_end(fuel: int, points: int) -> None:
    t = moor(goods=f"{fuel} fuel", played=["peat-charcoal-kiln"])
    assert t.score("bonus") == points


@pytest.mark.rule("MOOR-131")
def test_fuel_for_the_kiln_cannot_serve_the_distillery_too() -> None:
    t = moor(goods="3 fuel, grain", played=["peat-charcoal-kiln", "grain-distillery"], phase="breeding", round=14)
    assert t.score("bonus") == 1
    t.pick("anytime", "card grain-distillery")
    assert (t.player().noted, t.count("fuel"), t.score("bonus")) == (1, 2, 1)


@pytest.mark.rule("MOOR-132", "MOOR-232")
def test_the_lodge_scores_visible_forests_and_keeps_them() -> None:
    t = moor(forests=[0, 1, 2], played=["foresters-lodge"])
    assert t.score("bonus") == 3
    t = moor(forests=[0, 0, 2], moors=[2, 3], played=["foresters-lodge"])
    assert t.score("bonus") == 2


# Museum and Riding Stables


@pytest.mark.rule("MOOR-134", "MOOR-135")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("well", "wood, 2 stone"), ("joinery", "wood, 2 stone"), ("pottery", "clay, 2 stone"),
        ("basketmakers-workshop", "reed, 2 stone"), ("clay-oven", "2 clay, stone"), ("stone-oven", "clay, 2 stone"),
        ("foresters-lodge", "wood, clay"),
    ],
)  # fmt: skip
def test_the_museum_saves_one_good(card: str, cost: str) -> None:
    t = moor(goods=cost, played=["museum-of-the-moors"], level=1).place("major-improvement", f"card {card}")
    assert t.played() == ["museum-of-the-moors", card]
    assert not offers(cost, card, None), "without the museum it costs more"


@pytest.mark.rule("MOOR-134")
@pytest.mark.parametrize(("card", "goods"), [("fireplace-2", "clay"), ("cooking-hearth-4", "3 clay")])
def test_the_museum_saves_nothing_on_others(card: str, goods: str) -> None:
    t = moor(goods=goods, played=["museum-of-the-moors"], level=1)
    assert not t.usable("major-improvement") or not t.place("major-improvement").offers(f"card {card}")


@pytest.mark.rule("MOOR-136", "MOOR-137", "MOOR-138")
def test_riding_stables_bring_food_in_each_round_with_two_horses() -> None:
    t = moor({"played": ["foresters-lodge"]}, goods="2 wood, clay, reed, 2 horse", pastures=[[4]], round=5)
    t.place("major-improvement", "card riding-stables")
    assert [number for number, good, n, _ in t.player().promised if (good, n) == (-1, 1)] == list(range(6, 15))
    t.place("grain-seeds").place("forest").place("clay-pit")
    assert (t.state.round, t.goods()) == (6, "food, 3 wood, 2 horse")


@pytest.mark.rule("MOOR-137", "MOOR-138")
@pytest.mark.parametrize(("horses", "food"), [("", 0), ("horse", 0), ("2 horse", 1), ("3 horse", 1)])
def test_riding_stables_need_two_horses_at_the_start_of_the_round(horses: str, food: int) -> None:
    promised = [[6, "", "riding-stables"], [7, "", "riding-stables"]]
    t = moor(goods=horses, pastures=[[3, 4]], played=["riding-stables"], promised=promised, phase="preparation",
             round=6)  # fmt: skip
    assert t.food() == food
    assert [promise[0] for promise in t.player().promised] == [7], "what was missed is lost, the rest is not"
