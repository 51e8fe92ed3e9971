"""Minor improvements that give actions, or food at other times: each clause, and what they must not do."""

from typing import Any

import pytest

from tests.agricola.situations import Situation, harvest, situation

LONG_FIELDS = [0, 1, 2, 3, 4, 7, 8, 9, 11, 12, 13]
"""With a house on cells 5, 6 and 10 they leave only cell 14."""


# Threshing Board


def cultivation(**given: Any) -> Situation:
    """Cultivation in round 12, with the board and an oven for any number of grain at 2 food each."""
    return situation({}, played=["threshing-board", "fireplace-2"], round=12, rounds=["cultivation"], **given)


def test_threshing_board_bakes_before_farmland() -> None:
    t = situation({}, goods="2 grain", played=["threshing-board", "fireplace-2"])
    t.place("farmland", "card threshing-board", "bake", "bake", "cell 0")
    assert (t.goods(), t.fields()) == ("4 food", {0: ""})


def test_threshing_board_may_be_left() -> None:
    t = situation({}, goods="grain", played=["threshing-board", "fireplace-2"])
    t.place("farmland", "done", "cell 0")
    assert (t.goods(), t.seat) == ("grain", 1)


def test_threshing_board_bakes_before_cultivation() -> None:
    t = cultivation(goods="grain")
    t.place("cultivation", "card threshing-board", "bake", "cell 0")
    assert (t.goods(), t.seat) == ("2 food", 1)


@pytest.mark.rule("AGR-100")
def test_threshing_board_bakes_between_the_actions_of_cultivation() -> None:
    t = cultivation(goods="2 grain")
    t.place("cultivation", "done", "cell 0")
    assert t.offered == ["action sow", "card threshing-board", "done"]
    t.pick("card threshing-board", "bake", "done", "sow", "grain 0")
    assert (t.goods(), t.fields()) == ("2 food", {0: "3 grain"})


def test_threshing_board_bakes_once_for_each_use() -> None:
    t = cultivation(goods="3 grain")
    t.place("cultivation", "card threshing-board", "bake", "done", "cell 0")
    assert t.offered == ["action sow", "done"]


def test_threshing_board_still_bakes_between_if_somebody_listens_to_all_spaces() -> None:
    t = situation(
        {"played": ["milk-jug"]},
        goods="2 grain", played=["threshing-board", "fireplace-2"], round=12, rounds=["cultivation"],
    )  # fmt: skip
    t.place("cultivation", "done", "cell 0")
    assert t.offers("card threshing-board")


@pytest.mark.rule("AGR-256")
def test_the_last_grain_is_not_baked_if_cultivation_can_do_nothing_else() -> None:
    t = cultivation(goods="grain", fields=[*LONG_FIELDS, 14], rooms=[5, 6, 10])
    t.place("cultivation")
    assert (t.prompt, t.count("grain")) == ("sow", 1)
    t = cultivation(goods="3 grain", fields=[*LONG_FIELDS, 14], rooms=[5, 6, 10])
    t.place("cultivation", "card threshing-board", "bake", "bake")
    assert (t.prompt, t.count("grain")) == ("sow", 1)


def test_the_last_grain_is_baked_if_a_vegetable_can_be_sown_or_a_field_plowed() -> None:
    t = cultivation(goods="grain, vegetable", fields=[*LONG_FIELDS, 14], rooms=[5, 6, 10])
    t.place("cultivation", "card threshing-board", "bake", "vegetable 0")
    assert t.goods() == "2 food"
    t = cultivation(goods="grain", fields=LONG_FIELDS, rooms=[5, 6, 10])
    t.place("cultivation", "card threshing-board", "bake", "cell 14")
    assert t.goods() == "2 food"


def test_the_last_grain_is_baked_between_the_actions() -> None:
    t = cultivation(goods="grain", fields=LONG_FIELDS, rooms=[5, 6, 10])
    t.place("cultivation", "done", "plow", "cell 14", "card threshing-board", "bake")
    assert (t.goods(), t.seat) == ("2 food", 1)


@pytest.mark.parametrize(("goods", "oven"), [("", ["fireplace-2"]), ("grain", [])])
def test_threshing_board_needs_grain_and_an_oven(goods: str, oven: list[str]) -> None:
    t = situation(goods=goods, played=["threshing-board", *oven])
    t.place("farmland")
    assert t.prompt == "plow"


@pytest.mark.rule("AGR-041")
def test_threshing_board_is_no_reason_to_use_farmland() -> None:
    t = cultivation(goods="grain", fields=[*LONG_FIELDS, 14], rooms=[5, 6, 10])
    assert not t.usable("farmland")


def test_threshing_board_does_not_bake_elsewhere() -> None:
    t = situation({}, goods="grain", played=["threshing-board", "fireplace-2"])
    t.place("grain-seeds")
    assert t.seat == 1


# Moldboard Plow


def plow(tiles: int = 2, **given: Any) -> Situation:
    return situation({}, played=["moldboard-plow"], notes={"moldboard-plow": tiles}, **given)


def test_two_tiles_lie_on_moldboard_plow() -> None:
    t = situation(goods="2 wood", played=["wood-cutter"], hand=["moldboard-plow"])
    t.place("meeting-place", "moldboard-plow")
    assert t.player().note("moldboard-plow") == 2


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


# Bread Paddle


def test_bread_paddle_gives_a_food_at_once() -> None:
    t = situation(goods="wood", hand=["bread-paddle"])
    t.place("meeting-place", "bread-paddle")
    assert t.goods() == "food"


def test_bread_paddle_bakes_after_an_occupation() -> None:
    t = situation({}, goods="2 grain", played=["bread-paddle", "fireplace-2"], hand=["wood-cutter"])
    t.place("lessons", "wood-cutter", "card bread-paddle", "bake", "done")
    assert (t.goods(), t.seat) == ("2 food, grain", 1)


def test_bread_paddle_may_be_left() -> None:
    t = situation({}, goods="grain", played=["bread-paddle", "fireplace-2"], hand=["wood-cutter"])
    t.place("lessons", "wood-cutter", "done")
    assert (t.goods(), t.seat) == ("grain", 1)


def test_that_bread_comes_too_late_to_pay_for_the_occupation() -> None:
    t = situation({}, goods="grain", played=["carpenter", "bread-paddle", "clay-oven"], hand=["wood-cutter"])
    t.place("lessons", "wood-cutter")  # the grain is eaten raw for it
    assert (t.goods(), t.seat) == ("", 1)


def test_bread_paddle_may_bake_grain_that_the_occupation_brought() -> None:
    t = situation({}, played=["bread-paddle", "fireplace-2"], hand=["scythe-worker"])
    t.place("lessons", "scythe-worker", "card bread-paddle", "bake")
    assert t.goods() == "2 food"


def test_bread_paddle_does_not_bake_after_improvements() -> None:
    t = situation({}, goods="wood, grain", played=["bread-paddle", "fireplace-2"], hand=["corn-scoop"])
    t.place("meeting-place", "corn-scoop")
    assert t.seat == 1


def test_bread_paddle_does_not_bake_after_others_occupations() -> None:
    t = situation({"hand": ["wood-cutter"]}, goods="grain", played=["bread-paddle", "fireplace-2"], turn=1)
    t.place("lessons", "wood-cutter")
    assert (t.seat, t.prompt) == (0, "place-person")


@pytest.mark.parametrize(("goods", "oven"), [("", ["fireplace-2"]), ("grain", [])])
def test_bread_paddle_needs_grain_and_an_oven(goods: str, oven: list[str]) -> None:
    t = situation({}, goods=goods, played=["bread-paddle", *oven], hand=["wood-cutter"])
    t.place("lessons", "wood-cutter")
    assert t.seat == 1


# Mining Hammer


def renovation(**given: Any) -> Situation:
    """Enough for one renovation to clay, with a hammer."""
    return situation(
        {}, goods="2 clay, reed", played=["mining-hammer"], round=5, rounds=["house-redevelopment"], **given
    )


def test_mining_hammer_gives_a_food_at_once() -> None:
    t = situation(goods="wood", hand=["mining-hammer"])
    t.place("meeting-place", "mining-hammer")
    assert t.goods() == "food"


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


# Dutch Windmill


def bakery(**given: Any) -> Situation:
    """Grain Utilization, with the mill and an oven for any number of grain at 2 food each."""
    return situation({}, played=["dutch-windmill", "fireplace-2"], rounds=["grain-utilization"], **given)


@pytest.mark.parametrize("round_", range(1, 15))
def test_dutch_windmill_gives_food_in_rounds_right_after_a_harvest(round_: int) -> None:
    t = bakery(goods="grain", round=round_).place("grain-utilization", "bake")
    assert t.food() == (5 if round_ in (5, 8, 10, 12, 14) else 2)


def test_dutch_windmill_gives_its_food_once_for_each_action() -> None:
    t = bakery(goods="2 grain", round=5).place("grain-utilization", "bake", "bake")
    assert t.food() == 3 + 2 + 2


def test_dutch_windmill_gives_food_for_each_of_two_actions() -> None:
    t = situation(
        {}, goods="2 grain", played=["dutch-windmill", "threshing-board", "bread-paddle", "fireplace-2"], round=5,
        hand=["wood-cutter"],
    )  # fmt: skip
    t.place("lessons", "wood-cutter", "card bread-paddle", "bake", "done")
    t.others_pass().place("farmland", "card threshing-board", "bake")
    assert t.food() == 2 * (3 + 2)


def test_dutch_windmill_gives_nothing_without_baking() -> None:
    t = bakery(goods="grain", fields=[0], round=5)
    t.place("grain-utilization", "sow", "grain 0")
    assert t.goods() == ""


def test_dutch_windmill_is_no_oven() -> None:
    t = situation(goods="grain", played=["dutch-windmill"], round=5, rounds=["grain-utilization"])
    assert not t.usable("grain-utilization")


def test_dutch_windmill_gives_nothing_for_the_bread_of_others() -> None:
    t = situation(
        {"goods": "grain", "played": ["fireplace-2"]}, played=["dutch-windmill"], round=5, turn=1,
        rounds=["grain-utilization"],
    )  # fmt: skip
    t.place("grain-utilization", "bake")
    assert (t.food(0), t.food(1)) == (0, 2)


# Scullery


@pytest.mark.rule("AGR-026")
@pytest.mark.parametrize(("material", "food"), [("wood", 1), ("clay", 0), ("stone", 0)])
def test_scullery_gives_food_at_the_start_of_a_round_in_a_wooden_house(material: str, food: int) -> None:
    t = situation({}, played=["scullery"], material=material, round=3, phase="before-round")
    assert (t.food(0), t.food(1)) == (food, 0)


def test_scullery_gives_food_in_every_round_but_not_in_the_round_it_is_played() -> None:
    t = situation(
        {"placed": ["fishing", "clay-pit"]}, goods="wood, clay", hand=["scullery"], placed=["day-laborer"], round=1
    )
    t.place("meeting-place", "scullery")
    assert (t.state.round, t.food()) == (2, 1)


def test_the_food_of_scullery_comes_before_what_may_be_done_at_the_start_of_the_round() -> None:
    t = situation({}, played=["handplow", "scullery"], round=8, phase="before-round", promised=[[8, "", "handplow"]])
    assert (t.offered, t.food()) == (["card handplow", "done"], 1)


# Three-Field Rotation


@pytest.mark.parametrize(
    ("fields", "food"),
    [
        ({"0": "3 grain", "1": "vegetable", "2": ""}, 3),
        ({"0": "grain", "1": "vegetable"}, 0),  # both are empty only after the harvest
        ({"0": "3 grain", "1": "", "2": ""}, 0),
        ({"1": "2 vegetable", "2": ""}, 0),
        ({"0": "grain", "1": "grain", "2": "2 vegetable", "3": "vegetable", "4": "", "9": ""}, 3),
    ],
)
def test_three_field_rotation_looks_at_the_fields_before_the_crops_are_taken(fields: dict[str, str], food: int) -> None:
    t = harvest({"goods": "9 food"}, goods="4 food", fields=fields, played=["three-field-rotation"])
    assert t.food() == food


@pytest.mark.parametrize(("note", "other"), [("2 vegetable", ""), ("", "vegetable")])
def test_a_field_card_counts_for_three_field_rotation(note: str, other: str) -> None:
    """Beanfield bears vegetables, or is the empty field."""
    t = harvest(
        {"goods": "9 food"},
        goods="4 food", fields={"0": "grain", "1": other}, played=["three-field-rotation", "beanfield"],
        notes={"beanfield": note},
    )  # fmt: skip
    assert t.food() == 3


def test_the_food_of_three_field_rotation_feeds_the_family() -> None:
    t = harvest(goods="food", fields={"0": "3 grain", "1": "2 vegetable", "2": ""}, played=["three-field-rotation"])
    assert (t.goods(), t.player().begging) == ("grain, vegetable", 0)


def test_three_field_rotation_gives_nothing_without_a_harvest() -> None:
    t = situation(
        fields={"0": "grain", "1": "vegetable", "2": ""}, played=["three-field-rotation"], round=5,
        phase="returning-home",
    )  # fmt: skip
    assert (t.state.round, t.food()) == (6, 0)


# Butter Churn


def dairy(animals: str) -> Situation:
    """A harvest with room for the animals, and just enough food without the butter."""
    pastures = [[2, 3, 4, 7], [8, 9, 13, 14]]
    return harvest({"goods": "9 food"}, goods=f"4 food, {animals}", pastures=pastures, played=["butter-churn"])


@pytest.mark.parametrize(
    ("sheep", "cattle", "food"), [(2, 1, 0), (3, 0, 1), (0, 2, 1), (5, 3, 2), (6, 4, 4), (0, 0, 0)]
)
def test_butter_churn_gives_food_for_three_sheep_and_two_cattle_each(sheep: int, cattle: int, food: int) -> None:
    t = dairy(f"{sheep} sheep, {cattle} cattle")
    assert t.food() == food


def test_butter_churn_makes_nothing_of_boar_nor_of_the_young_of_this_harvest() -> None:
    t = dairy("2 sheep, 4 boar")
    assert (t.food(), t.count("sheep")) == (0, 3)


def test_butter_churn_makes_nothing_of_the_animals_of_others() -> None:
    t = harvest({"goods": "9 food, 6 sheep", "pastures": [[3, 4, 8, 9]]}, goods="4 food", played=["butter-churn"])
    assert (t.food(0), t.food(1)) == (0, 5)


def test_the_butter_feeds_the_family_and_comes_only_in_a_harvest() -> None:
    fed = harvest({"goods": "9 food"}, goods="3 food, 3 sheep", pastures=[[3, 4, 8, 9]], played=["butter-churn"])
    assert (fed.food(), fed.player().begging) == (0, 0)
    none = situation(goods="3 sheep", pastures=[[3, 4]], played=["butter-churn"], round=5, phase="returning-home")
    assert none.food() == 0
