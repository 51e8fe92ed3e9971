"""Cards of Farmers of the Moor about houses, animals, pastures and fields: each clause, and what they must not do."""

from typing import Any

import pytest

from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.farm.fences import FenceWork
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import Bundle, bundle
from allmende.agricola.moor.heating import heating_cost
from allmende.agricola.state import Agricola
from allmende.table.choice import Seat
from allmende.table.errors import ImpossibleSituation
from tests.agricola.moor.situations import cells, moor, moors, play, playable
from tests.agricola.situations import Situation

MINORS = ["lasso", "drinking-trough", "junk-room"]
FIGURES: dict[str, tuple[str, Bundle, int]] = {
    "peat-hut": ("M032", bundle(fuel=5, reed=2), 1),
    "night-pasture": ("M033", bundle(clay=2), 0),
    "home-wood": ("M034", (), 0),
    "horse-trough": ("M035", bundle(stone=1), 0),
    "peat-moss": ("M036", (), 0),
    "building-plan": ("M037", bundle(food=1), 0),
    "nature-reserve": ("M038", bundle(food=1), 0),
    "special-pasture": ("M039", bundle(wood=2), 0),
    "moor-fire": ("M040", (), 0),
    "cattle-collar": ("M041", bundle(wood=1), 1),
    "deep-plow": ("M042", bundle(wood=3), 2),
    "wild-fields": ("M043", bundle(food=2), 0),
    "swamp": ("M044", (), 0),
    "tree-nursery": ("M045", bundle(wood=1), 0),
    "thicket": ("M046", (), 0),
    "bog-forest": ("M047", bundle(food=1), 0),
    "forest-swamp": ("M048", (), 0),
    "surveyors-map": ("M049", bundle(food=2), 0),
    "farm-extension": ("M050", bundle(clay=1), 1),
    "moor-enclosures": ("M051", bundle(stone=1), 1),
    "wedding-coach": ("M052", bundle(wood=2, vegetable=1), 0),
    "forest-hut": ("M053", bundle(wood=2), 1),
}
DISPUTED = ["wild-fields", "bog-forest", "surveyors-map", "wedding-coach"]


@pytest.mark.parametrize("slug", FIGURES)
def test_what_is_printed_on_a_card(slug: str) -> None:
    card = BY_SLUG[slug]
    assert (card.code, card.costs, card.points) == (FIGURES[slug][0], [FIGURES[slug][1]], FIGURES[slug][2])
    assert not card.traveling
    assert (card.deck, card.disputed != "") == ("moor", slug in DISPUTED)


def has_room(**given: Any) -> bool:
    """Is there room for the animals of seat 0?"""
    try:
        moor(**given)
    except ImpossibleSituation:
        return False
    return True


# Peat Hut


def test_peat_hut_has_room_for_a_person() -> None:
    given = {"round": 5, "rounds": ["basic-wish"]}
    assert moor(played=["peat-hut"], **given).usable("basic-wish")
    assert not moor(played=["peat-hut"], people=3, **given).usable("basic-wish")


def test_peat_hut_raises_the_heating_cost_but_is_no_room() -> None:
    t = moor(played=["peat-hut"], phase="heating", round=4, goods="9 fuel")
    assert t.game.choice is not None
    assert (t.game.choice.prompt.args["need"], t.rooms()) == (3, [5, 10])


def test_an_upper_bound_holds_for_the_heating_cost_of_peat_hut_too() -> None:
    t = moor(played=["peat-hut", "tiled-oven"])
    assert heating_cost(t.state, t.player()) == 1


def test_peat_hut_becomes_a_room_instead_of_a_renovation() -> None:
    t = moor(played=["peat-hut"], round=6, rounds=["house-redevelopment"], people=3)
    t.place("house-redevelopment")
    assert cells(t) == [0, 6, 11]
    t.pick("cell 6")
    assert (t.rooms(), t.house(), t.played(), t.goods()) == ([5, 6, 10], "wood", [], "")
    assert t.player().room_for_people() == 3


def test_whoever_can_renovate_chooses() -> None:
    t = moor(played=["peat-hut"], round=6, rounds=["house-redevelopment"], goods="2 clay, reed")
    t.place("house-redevelopment")
    assert t.offered == ["card peat-hut", "action renovate"]
    t.pick("action renovate")
    assert (t.house(), t.played()) == ("clay", ["peat-hut"])


def test_peat_hut_stays_in_a_clay_house() -> None:
    given = {"played": ["peat-hut"], "round": 6, "rounds": ["house-redevelopment"]}
    assert moor(**given).usable("house-redevelopment")
    assert not moor(material="clay", **given).usable("house-redevelopment")
    assert not moor(moors=[0, 6, 11], **given).usable("house-redevelopment")  # no space beside the house


# Night Pasture


def test_night_pasture_holds_three_animals_of_any_types() -> None:
    assert has_room(played=["night-pasture"], goods="sheep, boar, cattle, horse")  # one of them in the house
    assert not has_room(played=["night-pasture"], goods="2 sheep, boar, cattle, horse")


@pytest.mark.parametrize(("sheep", "room"), [(2, True), (3, False)])
def test_night_pasture_holds_an_animal_of_everybody_else(sheep: int, room: bool) -> None:
    others = ({"goods": f"{sheep} sheep"}, {"goods": f"{sheep} boar"})
    try:
        moor(*others, played=["night-pasture"])
    except ImpossibleSituation:
        assert not room
    else:
        assert room


def test_others_use_night_pasture_as_soon_as_it_is_played() -> None:
    t = play("night-pasture", goods="2 clay", players=3, piles={"sheep-market": 2}, round=4)
    assert [len(t.player(seat).places()) for seat in range(3)] == [2, 2, 2]
    loaded = t.game.rules.from_json(t.state.setup.options, t.state.to_json())
    assert isinstance(loaded, Agricola)
    assert [len(me.places()) for me in loaded.players] == [2, 2, 2]


def breeding(*others: dict[str, Any], **given: Any) -> Situation:
    return moor(*others, played=["night-pasture"], phase="breeding", round=4, **given)


def test_a_guest_does_not_breed_at_home_but_helps_the_host() -> None:
    t = breeding({"goods": "2 sheep"}, goods="sheep")  # the second sheep can stand nowhere else
    assert (t.count("sheep", 0), t.count("sheep", 1)) == (2, 2)


def test_who_has_room_may_keep_all_at_home() -> None:
    t = breeding({"goods": "2 sheep", "pastures": [[3, 4]]}, goods="sheep")
    assert (t.seat, t.offered) == (1, ["good sheep", "done"])
    t.pick("done")
    assert (t.count("sheep", 0), t.count("sheep", 1)) == (1, 3)


def test_a_guest_of_choice_does_not_count_at_home() -> None:
    t = breeding({"goods": "2 sheep", "pastures": [[3, 4]]}, goods="sheep").pick("good sheep")
    assert (t.count("sheep", 0), t.count("sheep", 1)) == (2, 2)


def test_the_guest_is_one_without_which_the_others_have_room() -> None:
    t = breeding({"goods": "4 sheep, 2 boar", "pastures": [[3, 4]]}, goods="boar")
    assert t.prompt == "house-animals"  # a boar is sent, as four sheep fill the pasture; they breed


def test_a_guest_is_chosen_among_all_animals() -> None:
    t = breeding({"goods": "3 sheep, boar", "pastures": [[3, 4]]}, goods="boar")
    assert t.offered == ["good sheep", "good boar", "done"]
    t.pick("good boar")
    assert (t.count("boar", 0), t.count("sheep", 1), t.count("boar", 1)) == (2, 4, 1)


def test_two_guests_are_parents_of_an_animal_of_the_host() -> None:
    t = breeding({"goods": "2 boar"}, {"goods": "2 boar"})
    assert [t.count("boar", seat) for seat in range(3)] == [1, 2, 2]


def test_the_preview_of_young_knows_the_guests() -> None:
    cards = ["night-pasture", "fireplace-2"]
    t = moor({"goods": "2 boar"}, played=cards, phase="breeding", round=4, goods="3 sheep, boar")
    assert (t.seat, t.prompt) == (0, "make-room")
    assert t.state.view(Seat(0))["previews"]["breeding"]["young"] == ["sheep", "boar"]
    assert t.state.view(Seat(1))["previews"]["breeding"]["young"] == []


def test_the_host_breeds_last() -> None:
    t = breeding({"goods": "2 boar", "pastures": [[3, 4]]}, goods="2 sheep")
    t.pick("done")
    assert [event.seat for event in t.game.events if event.kind == "breed"] == [1, 0]


# Home Wood


def test_home_wood_needs_three_improvements() -> None:
    assert playable("home-wood", played=["well", *MINORS[:2]])
    assert not playable("home-wood", played=["well", "lasso"])


@pytest.mark.parametrize("animal", ["boar", "cattle", "horse"])
def test_home_wood_has_room_for_an_animal_in_each_forest(animal: str) -> None:
    assert has_room(played=["home-wood"], forests=[0, 1], goods=f"3 {animal}")
    assert not has_room(played=["home-wood"], forests=[0, 1], goods=f"4 {animal}")
    assert not has_room(played=["home-wood"], forests=[0, 0], moors=[1], goods=f"3 {animal}")


def test_home_wood_has_no_room_for_sheep() -> None:
    assert not has_room(played=["home-wood"], forests=[0, 1], goods="2 sheep")


def test_an_animal_whose_forest_is_felled_needs_room() -> None:
    t = moor(played=["home-wood"], forests=[0], goods="cattle, boar")
    t.pick("special fell-trees", "cell 0")
    assert (t.prompt, t.offered) == ("house-animals", ["discard boar", "discard cattle"])


# Horse Trough


def test_horse_trough_has_room_for_two_horses() -> None:
    assert has_room(played=["horse-trough"], goods="3 horse")  # one of them in the house
    assert not has_room(played=["horse-trough"], goods="4 horse")
    assert not has_room(played=["horse-trough"], goods="2 cattle")


def test_horse_trough_needs_an_unused_space_beside_the_house() -> None:
    assert has_room(played=["horse-trough"], goods="3 horse", moors=[0, 6])
    assert not has_room(played=["horse-trough"], goods="3 horse", moors=[0, 6], fields=[11])


def test_the_space_of_horse_trough_stays_unused() -> None:
    t = moor(played=["horse-trough"], goods="3 horse")
    assert t.score("unused") == -13


def test_horses_lose_their_place_when_the_last_such_space_is_used() -> None:
    t = moor(played=["horse-trough"], goods="3 horse", moors=[0, 6])
    t.place("farmland", "cell 11")
    assert (t.count("horse"), t.events.count("discard")) == (1, 2)


# Peat Moss


def test_peat_moss_needs_a_farm_without_visible_moors() -> None:
    assert playable("peat-moss")
    assert playable("peat-moss", moors=[0], forests=[0])
    assert not playable("peat-moss", moors=[0])


def test_wooden_rooms_cost_three_wood_and_a_reed() -> None:
    t = moor(played=["peat-moss"], goods="5 wood, 2 reed").place("farm-expansion", "action rooms", "cell 0")
    assert t.goods() == "2 wood, reed"
    assert not moor(goods="3 wood, reed", stables=[1, 2, 3, 4]).usable("farm-expansion")


def test_peat_moss_does_not_help_with_other_rooms() -> None:
    t = moor(played=["peat-moss"], material="clay", goods="3 clay, 3 wood, reed", stables=[1, 2, 3, 4])
    assert not t.usable("farm-expansion")


# Building Plan


def test_two_rooms_at_once_allow_two_free_stables() -> None:
    t = moor(played=["building-plan"], goods="10 wood, 4 reed").place("farm-expansion", "rooms", "cell 0", "cell 6")
    assert t.offered == ["card building-plan", "done"]
    t.pick("card building-plan", "cell 3", "cell 4")
    assert (t.stables(), t.goods(), t.seat) == ([3, 4], "", 1)


def test_building_plan_may_build_fewer() -> None:
    t = moor(played=["building-plan"], goods="10 wood, 4 reed").place("farm-expansion", "rooms", "cell 0", "cell 6")
    t.pick("card building-plan", "cell 3", "done")
    assert (t.stables(), t.seat) == ([3], 1)


def test_building_plan_may_be_left_and_one_room_is_not_enough() -> None:
    t = moor(played=["building-plan"], goods="10 wood, 4 reed").place("farm-expansion", "rooms", "cell 0", "cell 6")
    assert t.pick("done").stables() == []
    t = moor(played=["building-plan"], goods="5 wood, 2 reed").place("farm-expansion", "rooms", "cell 0")
    assert t.seat == 1


# Nature Reserve


def test_nature_reserve_needs_a_pasture_and_something_beside_it() -> None:
    assert playable("nature-reserve", goods="food", pastures=[[3]], forests=[4])
    assert not playable("nature-reserve", goods="food", forests=[4])
    assert not playable("nature-reserve", goods="food", pastures=[[3]], forests=[0])


def test_nature_reserve_fences_a_forest_or_a_moor_without_wood() -> None:
    t = play("nature-reserve", goods="food", pastures=[[3]], forests=[4, 0], moors=[8])
    assert cells(t) == [4, 8]
    t.pick("cell 8")
    assert (t.player().farm.spare_fences, bits(t.player().farm.fenced()), t.goods()) == (8, [3, 8], "")
    assert t.events.count("build-fence") == 3


def test_the_reserve_is_a_pasture_once_its_tiles_are_gone() -> None:
    t = play("nature-reserve", "cell 4", goods="food", pastures=[[3]], forests=[4]).place("forest")
    assert t.pastures() == [[3]]
    t.pick("special fell-trees", "cell 4")
    assert t.pastures() == [[3], [4]]


def test_a_stack_may_be_fenced_and_all_of_it_must_go() -> None:
    t = play("nature-reserve", "cell 4", goods="food", pastures=[[3]], forests=[4, 4]).place("forest")
    t.pick("special fell-trees", "cell 4")
    assert t.pastures() == [[3]]


def test_the_reserve_needs_spare_fences() -> None:
    assert playable("nature-reserve", goods="food", pastures=[[3, 4], [8, 9]], forests=[14])
    assert not playable("nature-reserve", goods="food", pastures=[[3, 4], [8, 9], [2]], forests=[14])


def test_no_field_comes_into_being_within_fences() -> None:
    t = play("nature-reserve", "cell 4", goods="food", pastures=[[3]], forests=[4, 0])
    t.place("forest").pick("special slash-and-burn")
    assert cells(t) == [0]


# Special Pasture


def test_special_pasture_needs_a_pasture() -> None:
    assert playable("special-pasture", goods="2 wood", pastures=[[3]])
    assert not playable("special-pasture", goods="2 wood")
    elsewhere = [0, 1, 6, 7, 9, 11, 12, 13, 14]
    assert not playable("special-pasture", goods="2 wood", pastures=[[3]], moors=elsewhere)


def test_special_pasture_fences_a_space_away_from_the_others() -> None:
    t = play("special-pasture", goods="3 wood", pastures=[[3]], stables=[14], forests=[12], fields=[0])
    assert cells(t) == [1, 6, 7, 9, 11, 13, 14]
    t.pick("cell 14")
    assert (t.pastures(), t.goods(), t.player().farm.spare_fences) == ([[3], [14]], "wood", 7)


def test_later_pastures_border_another_one_again() -> None:
    farm = play("special-pasture", "cell 14", goods="2 wood", pastures=[[3]]).player().farm
    work = FenceWork(farm)
    new = {area for fences in work.layouts(4) for area in farm.plan.areas(fences)} - set(farm.pastures())
    assert 1 << 13 in new
    assert 1 << 4 | 1 << 9 in new  # it joins both
    assert all(area & (1 << 3 | 1 << 14 | farm.plan.around(1 << 3 | 1 << 14)) for area in new)


# Moor Fire


def test_moor_fire_needs_two_visible_moors() -> None:
    assert playable("moor-fire", moors=[0, 1])
    assert not playable("moor-fire", moors=[0, 1], forests=[1])


def test_the_last_moor_may_become_a_field_at_any_time() -> None:
    t = moor(played=["moor-fire"], moors=[7]).pick("anytime", "card moor-fire")
    assert (moors(t), t.fields(), t.seat) == ([], {7: ""}, 0)


def test_moor_fire_waits_until_one_moor_is_left() -> None:
    assert not moor(played=["moor-fire"], moors=[7, 8]).offers("anytime")
    assert not moor(played=["moor-fire"], forests=[7]).offers("anytime")
    t = moor(played=["moor-fire"], moors=[7, 8]).pick("special cut-peat", "cell 8").place("forest")
    assert t.pick("anytime", "card moor-fire").fields() == {7: ""}


def test_the_last_moor_borders_a_field_if_there_is_one() -> None:
    assert not moor(played=["moor-fire"], moors=[7], fields=[0]).offers("anytime")
    assert moor(played=["moor-fire"], moors=[7], fields=[2]).offers("anytime")


# Cattle Collar


def test_cattle_collar_is_played_from_round_eight_on() -> None:
    assert playable("cattle-collar", goods="wood", round=8)
    assert not playable("cattle-collar", goods="wood", round=7)


def test_cattle_collar_plows_another_field_after_farmland() -> None:
    t = moor(played=["cattle-collar"], goods="cattle").place("farmland", "cell 0")
    assert t.offered == ["card cattle-collar", "done"]
    assert t.pick("card cattle-collar", "cell 1").fields() == {0: "", 1: ""}


def test_cattle_collar_plows_after_cultivation_and_slash_and_burn() -> None:
    t = moor(played=["cattle-collar"], goods="cattle", round=12, rounds=["cultivation"]).place("cultivation", "cell 0")
    assert t.pick("card cattle-collar", "cell 1").fields() == {0: "", 1: ""}
    t = moor(played=["cattle-collar"], goods="cattle", forests=[0]).pick("special slash-and-burn", "cell 0")
    assert t.pick("card cattle-collar", "cell 1").fields() == {0: "", 1: ""}


def test_cattle_collar_may_rest_and_needs_cattle() -> None:
    t = moor(played=["cattle-collar"], goods="cattle").place("farmland", "cell 0", "done")
    assert (t.fields(), t.seat) == ({0: ""}, 1)
    assert moor(played=["cattle-collar"], goods="boar").place("farmland", "cell 0").seat == 1
    t = moor(played=["cattle-collar"], goods="cattle", forests=[0]).pick("special fell-trees", "cell 0")
    assert t.seat == 1  # another special action


# Deep Plow


def test_deep_plow_needs_two_improvements() -> None:
    assert playable("deep-plow", goods="3 wood", played=["well", "lasso"])
    assert not playable("deep-plow", goods="3 wood", played=["well"])


def test_deep_plow_may_put_a_moor_on_an_unused_space() -> None:
    given: dict[str, Any] = {
        "goods": "3 wood",
        "played": ["well", "lasso"],
        "forests": [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12],
    }
    t = play("deep-plow", **given)
    assert t.offered == ["cell 13", "cell 14", "done"]
    assert moors(t.pick("cell 14")) == [14]
    assert moors(play("deep-plow", "done", **given)) == []


@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_deep_plow_drains_a_moor_when_plowing(space: str) -> None:
    t = moor(played=["deep-plow"], moors=[0, 7], round=12, rounds=["cultivation"], fields=[2]).place(space)
    assert t.offered == ["card deep-plow", "done"]
    t.pick("card deep-plow")
    assert cells(t) == [7]
    t.pick("cell 7", "cell 8")
    assert (sorted(t.fields()), moors(t)) == ([2, 7, 8], [0])


def test_deep_plow_may_rest_and_drains_nothing_elsewhere() -> None:
    t = moor(played=["deep-plow"], moors=[0]).place("farmland", "done", "cell 1")
    assert (t.fields(), moors(t)) == ({1: ""}, [0])
    assert moor(played=["deep-plow"], moors=[0]).place("day-laborer").seat == 1


def test_a_first_field_of_deep_plow_leaves_room_to_plow() -> None:
    t = moor(played=["deep-plow"], moors=[4, 11], forests=[3, 9]).place("farmland", "card deep-plow")
    assert cells(t) == [11]  # beside the moor on 4 nothing could be plowed


def test_deep_plow_may_drain_between_plowing_and_sowing() -> None:
    t = moor(played=["deep-plow"], moors=[1], goods="grain", round=12, rounds=["cultivation"])
    t.place("cultivation", "done", "cell 0", "card deep-plow", "cell 1")
    assert sorted(t.fields()) == [0, 1]
