"""Rooms, stables, fences and fields for the partner (ledger: Variant: team game)."""

from typing import Any

import pytest

from allmende.agricola.actions.building import fence_ways
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import WOOD
from tests.agricola.team.situations import farm_asked, fence, team

FULL = {"fields": [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]}


# Rooms


@pytest.mark.rule("AGR-345", "AGR-417", "AGR-420")
def test_a_room_for_the_partner_costs_six_and_three() -> None:
    t = team({"goods": "11 wood, 5 reed"}).place("farm-expansion", "action rooms", "cell 0", "done")
    assert (t.seat, t.prompt, farm_asked(t)) == (0, "build-room", 2)
    t.pick("cell 0")
    assert (t.goods(), t.rooms(), t.rooms(2)) == ("", [0, 5, 10], [0, 5, 10])


@pytest.mark.rule("AGR-417")
@pytest.mark.parametrize("goods", ["10 wood, 5 reed", "11 wood, 4 reed"])
def test_who_cannot_pay_the_surcharge_is_not_asked(goods: str) -> None:
    t = team({"goods": goods}).place("farm-expansion", "action rooms", "cell 0")
    if t.prompt == "build-room":
        t.pick("done")
    assert farm_asked(t) is None
    assert t.rooms(2) == [5, 10]


@pytest.mark.rule("AGR-417")
def test_rooms_for_the_partner_come_only_on_top_of_own_ones() -> None:
    assert not team({"goods": "9 wood, 9 reed", **FULL}).usable("farm-expansion")
    assert team({"goods": "9 wood, 9 reed"}, {}, FULL).usable("farm-expansion")


@pytest.mark.rule("AGR-419")
def test_the_room_has_the_material_of_the_partners_house() -> None:
    goods = "5 wood, 6 stone, 5 reed"
    t = team({"goods": goods}, {}, {"material": "stone"}).place("farm-expansion", "action rooms", "cell 0")
    assert farm_asked(t) == 2
    assert (t.pick("cell 11").goods(), t.rooms(2)) == ("", [5, 10, 11])
    t = team({"goods": "11 wood, 5 reed"}, {}, {"material": "stone"}).place("farm-expansion", "action rooms", "cell 0")
    assert t.prompt == "build-room"
    assert t.pick("done").rooms(2) == [5, 10], "wood does not build stone rooms"


@pytest.mark.rule("AGR-348", "AGR-420")
def test_the_builders_cards_change_the_price_and_not_the_surcharge() -> None:
    carpenter = {"goods": "7 wood, 5 reed", "played": ["carpenter"]}
    t = team(carpenter).place("farm-expansion", "action rooms", "cell 0", "done", "cell 0")
    assert t.goods() == "", "3 wood and 2 reed, then 4 wood and 3 reed"
    stone = {"material": "stone"}
    t = team({"goods": "3 wood, 4 stone, 5 reed", "played": ["carpenter"]}, {}, stone)
    assert t.place("farm-expansion", "action rooms", "cell 0", "cell 0").goods() == "", (
        "his cheap rooms are of the partner's material"
    )
    brush = {"goods": "13 wood, reed", "played": ["brushwood-collector"]}
    t = team(brush).place("farm-expansion", "action rooms", "cell 0", "done", "cell 0")
    assert t.goods() == "", "wood stands for the reed of the price; the reed of the surcharge is paid"


@pytest.mark.rule("AGR-348")
def test_the_partners_cards_change_nothing() -> None:
    t = team({"goods": "9 wood, 5 reed"}, {}, {"played": ["carpenter"]}).place("farm-expansion", "action rooms")
    t.pick("cell 0")
    assert t.rooms(2) == [5, 10]
    assert t.prompt != "build-room"


# Stables


@pytest.mark.rule("AGR-346")
def test_a_stable_for_the_partner_costs_three_wood() -> None:
    t = team({"goods": "5 wood"}).place("farm-expansion", "cell 0", "done")
    assert farm_asked(t) == 2
    t.pick("cell 4")
    assert (t.goods(), t.stables(), t.stables(2)) == ("", [0], [4])
    assert team({"goods": "4 wood"}).place("farm-expansion", "cell 0", "done").seat == 1


@pytest.mark.rule("AGR-418")
def test_exactly_one_stable_is_one_on_both_farms_together() -> None:
    t = team({"goods": "9 wood"}, side_job=True).place("side-job", "cell 0")
    assert (t.seat, t.stables(), t.stables(2)) == (1, [0], [])


@pytest.mark.rule("AGR-419")
def test_stables_are_the_partners_pieces() -> None:
    t = team({"goods": "9 wood"}, {}, {"stables": [1, 2, 3, 4]}).place("farm-expansion", "cell 0", "done")
    assert (t.seat, t.stables(2)) == (1, [1, 2, 3, 4])
    t = team({"goods": "9 wood", "stables": [1, 2, 3]}).place("farm-expansion", "cell 0")
    assert farm_asked(t) == 2, "the own four stand"
    assert t.pick("cell 1", "cell 2").stables(2) == [1, 2]


# Fences


@pytest.mark.rule("AGR-347", "AGR-420")
def test_fences_for_the_partner_cost_a_wood_for_each_started_three() -> None:
    t = team({"goods": "10 wood"}, rounds=["fencing"]).place("fencing")
    fence(t, 14)
    assert farm_asked(t) == 2
    fence(t, 14)
    assert (t.goods(), t.pastures(), t.pastures(2)) == ("", [[14]], [[14]])
    assert (t.player().farm.spare_fences, t.player(2).farm.spare_fences) == (11, 11)


@pytest.mark.rule("AGR-347")
@pytest.mark.parametrize(("wood", "asked"), [(9, False), (10, True)])
def test_the_surcharge_must_be_paid(wood: int, asked: bool) -> None:
    t = team({"goods": f"{wood} wood"}, rounds=["fencing"]).place("fencing")
    fence(t, 14)
    assert (t.seat == 0 and farm_asked(t) == 2) == asked


@pytest.mark.rule("AGR-347")
def test_the_fences_for_the_partner_may_be_left() -> None:
    t = team({"goods": "15 wood"}, rounds=["fencing"]).place("fencing")
    fence(t, 14)
    t.pick("done")
    assert (t.goods(), t.seat, t.pastures(2)) == ("11 wood", 1, [])


@pytest.mark.rule("AGR-421")
def test_free_fences_count_for_the_surcharge_and_are_free_once() -> None:
    t = team({"goods": "7 wood", "played": ["hedge-keeper"]}, rounds=["fencing"]).place("fencing")
    fence(t, 14)
    fence(t, 14)
    assert t.goods() == "", "8 fences less 3, and 2 wood for the four there"


@pytest.mark.rule("AGR-348", "AGR-421")
def test_clay_stands_for_fences_and_not_for_the_surcharge() -> None:
    t = team({"goods": "2 wood, 8 clay", "played": ["rammed-clay"]}, rounds=["fencing"]).place("fencing")
    fence(t, 14)
    fence(t, 14)
    assert t.goods() == ""


@pytest.mark.rule("AGR-419")
def test_animals_of_a_divided_pasture_are_the_partners() -> None:
    herd = {"pastures": [[9, 14]], "goods": "8 sheep", "stables": [9], "played": ["fireplace-2"]}
    t = team({"goods": "9 wood"}, {}, herd, rounds=["fencing"]).place("fencing")
    fence(t, 14)
    (border,) = bits(t.player(2).farm.plan.outline(1 << 14) & t.player(2).farm.plan.outline(1 << 9))
    t.pick(f"edge {border}")
    while t.prompt == "build-fence":
        t.pick("done")
    assert (t.seat, t.prompt) == (2, "house-animals")


# Fields


@pytest.mark.rule("AGR-349", "AGR-422")
def test_a_field_may_lie_on_the_farm_of_the_partner() -> None:
    t = team().place("farmland")
    assert (t.prompt, t.offered) == ("choose-farm", ["farm own", "farm partner"])
    t.pick("farm partner")
    assert farm_asked(t) == 2
    t.pick("cell 3")
    assert (t.fields(), t.fields(2)) == ({}, {3: ""})
    assert list(team().place("farmland", "farm own", "cell 3").fields()) == [3]


@pytest.mark.rule("AGR-422")
def test_it_lies_by_the_rules_of_that_farm() -> None:
    t = team({}, {}, {"fields": [4]}).place("farmland", "farm partner")
    assert t.offered == ["cell 3", "cell 9"]


@pytest.mark.rule("AGR-422")
def test_a_place_on_one_of_the_two_farms_is_enough() -> None:
    t = team(FULL).place("farmland")
    assert (t.prompt, farm_asked(t)) == ("plow", 2)
    assert not team(FULL, {}, FULL).usable("farmland")
    assert team({}, {}, FULL).place("farmland").prompt == "plow"


@pytest.mark.rule("AGR-422")
def test_each_of_several_fields_has_its_own_farm() -> None:
    plow: dict[str, Any] = {"played": ["moldboard-plow"], "notes": {"moldboard-plow": 2}}
    t = team(plow).place("farmland")
    if t.prompt == "use-card":
        t.pick("moldboard-plow")
    for farm in ("own", "partner"):
        t.pick(f"farm {farm}", "cell 4")
    assert (list(t.fields()), list(t.fields(2))) == ([4], [4])


@pytest.mark.rule("AGR-422")
def test_the_last_places_of_both_farms_count_together() -> None:
    nearly = {"fields": FULL["fields"][:-1]}
    plow: dict[str, Any] = {"played": ["moldboard-plow"], "notes": {"moldboard-plow": 2}}
    t = team({**nearly, **plow}, {}, nearly).place("farmland")
    assert t.prompt == "use-card", "two fields, one on each farm"
    assert team({**nearly, **plow}, {}, FULL).place("farmland").prompt == "plow", "one place is not enough for two"


@pytest.mark.rule("AGR-423")
def test_a_field_of_the_partner_cannot_be_sown() -> None:
    table: dict[str, Any] = {"round": 12, "rounds": ["cultivation"]}
    t = team({"goods": "grain"}, **table).place("cultivation", "farm partner", "cell 3")
    assert (t.goods(), t.fields(2), t.seat) == ("grain", {3: ""}, 1)
    t = team({"goods": "grain"}, **table).place("cultivation", "farm own", "cell 3")
    assert t.offered == ["action sow", "done"]


# Cards that listen


@pytest.mark.rule("AGR-424")
def test_cards_react_for_the_builder_once() -> None:
    rooms = {"goods": "5 wood, 6 clay, 5 reed", "played": ["roughcaster"]}
    t = team(rooms, {}, {"material": "clay"}).place("farm-expansion", "action rooms", "cell 0", "cell 0")
    assert (t.food(), t.food(2)) == (3, 0), "a clay room of the partner is one that the builder has built"
    both = {"goods": "11 clay, 5 reed", "material": "clay", "played": ["roughcaster"]}
    t = team(both, {}, {"material": "clay"}).place("farm-expansion", "cell 0", "done", "cell 0")
    assert t.food() == 3, "one action, however many rooms"
    t = team({**both, "played": []}, {}, {"material": "clay", "played": ["roughcaster"]})
    assert t.place("farm-expansion", "cell 0", "done", "cell 0").food(2) == 0, "the partner has built nothing"


@pytest.mark.rule("AGR-424")
def test_cards_that_wait_for_a_state_see_the_partners_farm() -> None:
    three = {"rooms": [5, 10, 0]}
    table: list[dict[str, Any]] = [{"goods": "11 wood, 5 reed"}, {"played": ["pastor"]}, {}, three]
    t = team(*table).place("farm-expansion", "action rooms", "cell 0", "done", "cell 0")
    assert t.goods(1) == "3 wood, 2 clay, reed, stone", "the only house with two rooms is left"
    t = team({"goods": "11 wood, 5 reed"}, three, {"played": ["pastor"]}, three)
    assert t.place("farm-expansion", "action rooms", "cell 0", "done", "cell 0").goods(2) == "", "it has three now"


@pytest.mark.rule("AGR-412", "AGR-424")
def test_the_partner_is_another_player_for_cards() -> None:
    t = team({}, {}, {"played": ["milk-jug"]}, piles={"cattle-market": 1}, round=10, rounds=["cattle-market"])
    t.place("cattle-market")
    assert (t.food(), t.food(2)) == (1, 3)


@pytest.mark.rule("AGR-420", "AGR-445")
def test_free_fences_make_up_the_shortest_lines_of_both_farms() -> None:
    builder = {"played": ["fences-of-unusual-size"], "goods": "9 wood"}
    t = team(builder, forest_deck=True, season="spring", rounds=["fencing"], cards="deal")
    me, partner = t.player(0), t.player(2)
    ways = fence_ways(t.state, me, 2, partner, 4, (2, 2, 1, 1))
    assert ways == [((WOOD, 3),)], "two long lines, and 1 wood for the partner's fences"
