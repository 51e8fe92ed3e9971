"""Minor improvements that plan the farm."""

from typing import Any

import pytest

from tests.agricola.cards.playing import LONG_FIELDS, play, playable
from tests.agricola.situations import Situation, situation

# Drinking Trough


def test_drinking_trough_adds_two_to_each_pasture_after_doubling() -> None:
    t = situation(
        goods="6 sheep", pastures=[[4]], stables=[4], played=["drinking-trough"], rounds=["sheep-market"],
        piles={"sheep-market": 1}, round=1,
    )  # fmt: skip
    t.place("sheep-market")
    assert t.count("sheep") == 7  # 4 + 2 in the pasture, 1 in the house


def test_drinking_trough_adds_nothing_to_house_and_stables() -> None:
    t = situation(
        goods="2 sheep", stables=[4], played=["drinking-trough"], rounds=["sheep-market"], piles={"sheep-market": 1}
    )
    t.place("sheep-market")
    assert t.count("sheep") == 2


# Rammed Clay


def test_rammed_clay_gives_a_clay() -> None:
    t = situation(hand=["rammed-clay"])
    t.place("meeting-place", "rammed-clay")
    assert t.goods() == "clay"


def test_fences_may_be_paid_with_clay_in_any_mix() -> None:
    t = situation(goods="3 wood, 2 clay", played=["rammed-clay"], rounds=["fencing"])
    t.place("fencing", "edge 4", "edge 9", "edge 24", "edge 25")
    assert t.prompt == "pay"
    t.pick("good clay")
    assert t.pastures() == [[4]]
    t.until("place-person")
    assert t.count("wood") + t.count("clay") == 1


def test_rammed_clay_is_for_fences_only() -> None:
    assert not situation(goods="2 clay", played=["rammed-clay"]).usable("farm-expansion")


# Handplow


def test_handplow_puts_a_field_on_the_fifth_round_space() -> None:
    t = situation(goods="wood", hand=["handplow"], round=3)
    t.place("meeting-place", "handplow")
    assert [promise[0] for promise in t.player().promised] == [8]


def test_the_waiting_field_may_be_plowed_when_the_round_starts() -> None:
    t = situation(played=["handplow"], promised=[[8, "", "handplow"]], round=8, phase="before-round")
    t.pick("card handplow", "cell 3")
    assert t.fields() == {3: ""}


@pytest.mark.rule("AGR-023")
def test_a_field_that_is_declined_is_lost() -> None:
    t = situation(played=["handplow"], promised=[[8, "", "handplow"]], round=8, phase="before-round")
    t.pick("done")
    assert (t.fields(), t.player().promised) == ({}, [])


@pytest.mark.rule("AGR-033")
def test_handplow_comes_too_late_after_round_nine() -> None:
    t = situation(goods="wood", hand=["handplow"], round=10)
    t.place("meeting-place", "handplow")
    assert t.player().promised == []


# Caravan


def test_caravan_has_room_for_one_person() -> None:
    t = situation({}, played=["caravan"], round=5, rounds=["basic-wish"])
    t.place("basic-wish")
    assert t.people() == 3
    assert not situation({}, people=3, played=["caravan"], round=5, rounds=["basic-wish"]).usable("basic-wish")


def test_caravan_is_no_room() -> None:
    t = situation({}, goods="2 clay, reed", played=["caravan"], round=6, rounds=["house-redevelopment"])
    t.place("house-redevelopment")
    assert (t.house(), t.goods(), t.score("clay-rooms")) == ("clay", "", 2)


def test_caravan_costs_three_wood_and_three_food() -> None:
    t = situation({}, goods="3 wood, 3 food", hand=["caravan"])
    play(t, "caravan")
    assert t.goods() == ""
    assert not playable(situation({}, goods="3 wood, 2 food", hand=["caravan"]), "caravan")


# Carpenter's Parlor


def test_carpenters_parlor_builds_wooden_rooms_for_two_wood_and_two_reed() -> None:
    t = situation({}, goods="4 wood, 4 reed", played=["carpenters-parlor"])
    t.place("farm-expansion", "action rooms", "cell 6", "cell 11")
    assert (t.rooms(), t.goods()) == ([5, 6, 10, 11], "")


@pytest.mark.parametrize("material", ["clay", "stone"])
def test_carpenters_parlor_is_for_wooden_rooms_only(material: str) -> None:
    t = situation(
        {}, goods=f"4 {material}, 4 reed, 4 wood", material=material, stables=[1, 2, 3, 4], played=["carpenters-parlor"]
    )
    assert not t.usable("farm-expansion")


def test_carpenters_parlor_is_the_whole_cost_and_discounts_apply_to_it() -> None:
    both: dict[str, Any] = {"played": ["carpenters-parlor", "carpenter"], "stables": [1, 2, 3, 4]}
    assert situation({}, goods="2 wood, 2 reed", **both).usable("farm-expansion")
    assert not situation({}, goods="wood, 2 reed", **both).usable("farm-expansion")
    roof: dict[str, Any] = {"played": ["carpenters-parlor", "brushwood-collector"], "stables": [1, 2, 3, 4]}
    assert situation({}, goods="3 wood", players=3, **roof).usable("farm-expansion")


def test_carpenters_parlor_costs_a_wood_and_a_stone() -> None:
    t = situation({}, goods="wood, stone", hand=["carpenters-parlor"])
    play(t, "carpenters-parlor")
    assert (t.goods(), t.score("improvements")) == ("", 0)
    assert not playable(situation({}, goods="wood", hand=["carpenters-parlor"]), "carpenters-parlor")


# Mining Hammer


def test_mining_hammer_gives_a_food_at_once() -> None:
    t = situation(goods="wood", hand=["mining-hammer"])
    t.place("meeting-place", "mining-hammer")
    assert t.goods() == "food"


def renovation(**given: Any) -> Situation:
    """Enough for one renovation to clay, with a hammer."""
    return situation(
        {}, goods="2 clay, reed", played=["mining-hammer"], round=5, rounds=["house-redevelopment"], **given
    )


def test_mining_hammer_builds_a_stable_for_nothing_with_a_renovation() -> None:
    t = renovation()
    t.place("house-redevelopment", "card mining-hammer", "cell 4")
    assert (t.house(), t.stables(), t.goods(), t.seat) == ("clay", [4], "", 1)


def test_mining_hammer_may_be_left() -> None:
    t = renovation()
    t.place("house-redevelopment", "done")
    assert (t.house(), t.stables()) == ("clay", [])


def test_mining_hammer_acts_on_renovations_by_cards() -> None:
    t = situation({}, goods="2 clay, reed", played=["mining-hammer", "cottager"])
    t.place("day-laborer", "card cottager", "card mining-hammer", "cell 4")
    assert (t.house(), t.stables()) == ("clay", [4])


@pytest.mark.rule("AGR-113")
def test_mining_hammer_needs_a_stable_in_the_supply() -> None:
    t = renovation(stables=[1, 2, 3, 4])
    t.place("house-redevelopment")
    assert (t.house(), t.stables()) == ("clay", [1, 2, 3, 4])


@pytest.mark.rule("AGR-114")
def test_mining_hammer_needs_a_place_for_the_stable() -> None:
    t = renovation(fields=[*LONG_FIELDS, 6, 14])
    t.place("house-redevelopment")
    assert (t.house(), t.stables()) == ("clay", [])


def test_mining_hammer_builds_nothing_without_a_renovation() -> None:
    t = situation({}, goods="5 wood, 2 reed", played=["mining-hammer"])
    t.place("farm-expansion", "rooms", "cell 0")
    assert t.seat == 1


# Moldboard Plow


def test_two_tiles_lie_on_moldboard_plow() -> None:
    t = situation(goods="2 wood", played=["wood-cutter"], hand=["moldboard-plow"])
    t.place("meeting-place", "moldboard-plow")
    assert t.player().note("moldboard-plow") == 2


def plow(tiles: int = 2, **given: Any) -> Situation:
    return situation({}, played=["moldboard-plow"], notes={"moldboard-plow": tiles}, **given)


def test_moldboard_plow_adds_a_field_at_farmland() -> None:
    t = plow()
    t.place("farmland", "card moldboard-plow", "cell 0", "cell 1")
    assert (t.fields(), t.player().note("moldboard-plow")) == ({0: "", 1: ""}, 1)


def test_moldboard_plow_adds_one_field_for_each_use() -> None:
    t = plow()
    t.place("farmland", "card moldboard-plow", "cell 0", "cell 1")
    assert t.seat == 1


def test_moldboard_plow_may_be_left() -> None:
    t = plow()
    t.place("farmland", "done", "cell 0")
    assert (t.fields(), t.player().note("moldboard-plow")) == ({0: ""}, 2)


def test_moldboard_plow_is_used_up_after_two_tiles() -> None:
    t = plow(tiles=1)
    t.place("farmland", "card moldboard-plow", "cell 0", "cell 1")
    assert t.player().note("moldboard-plow") == 0
    assert plow(tiles=0).place("farmland").prompt == "plow"


@pytest.mark.rule("AGR-256")
def test_moldboard_plow_leaves_room_for_the_field_of_the_space() -> None:
    t = plow(fields=LONG_FIELDS, rooms=[5, 6, 10])
    t.place("farmland")
    assert (t.prompt, t.offered) == ("plow", ["cell 14"])


@pytest.mark.rule("AGR-256")
def test_moldboard_plow_offers_no_space_that_cuts_off_the_second_field() -> None:
    """A lone space in the corner and two connected ones: with no field yet, the corner would be the only one."""
    t = plow(stables=[1, 2, 3, 4], pastures=[[7, 8, 9, 12, 13, 14]], rooms=[5, 6, 10])
    assert t.state.players[0].farm.most_fields() == 1
    assert t.place("farmland").prompt == "plow"
    t = plow(stables=[1, 2], pastures=[[7, 8, 9, 12, 13, 14]], rooms=[5, 6, 10])
    t.place("farmland", "card moldboard-plow")
    assert t.offered == ["cell 3", "cell 4"]


def test_moldboard_plow_is_for_farmland_only() -> None:
    t = plow(round=12, rounds=["cultivation"])
    t.place("cultivation", "cell 0")
    assert (t.seat, t.fields()) == (1, {0: ""})
