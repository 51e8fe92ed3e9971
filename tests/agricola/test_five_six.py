"""Boards and major improvements for five and six players (ledger: Five and six players)."""

from typing import Any

import pytest

from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.cards.card import BY_SLUG
from tests.agricola.situations import Situation, situation

PAIRS = [("lessons-2", "copse"), ("lessons-3", "modest-wish"), ("house-building", "traveling-players")]
SHARED = ["riverbank-forest", "grove", "hollow", "resource-market", "animal-market"]
SIX_ONLY = ["farm-supplies", "building-supplies", "corral", "side-job", "improvement"]
RICH: dict[str, Any] = {"goods": "5 wood, 2 reed, 9 food", "rooms": [5, 10, 6], "hand": ["tutor"], "round": 5}


def five(*others: dict[str, Any], players: int = 5, **given: Any) -> Situation:
    return situation(*others, players=players, **given)


def board(t: Situation) -> list[str]:
    return [space["space"] for space in t.state.view(None)["spaces"]]


# Linked spaces


@pytest.mark.rule("AGR-301", "AGR-302")
@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize(("used", "partner"), [*PAIRS, *[(b, a) for a, b in PAIRS]])
def test_using_a_linked_space_blocks_its_partner(players: int, used: str, partner: str) -> None:
    neighbour = {"goods": RICH["goods"], "rooms": RICH["rooms"], "hand": ["groom"]}
    t = five(neighbour, players=players, **RICH)
    linked = [space for pair in PAIRS for space in pair]
    assert all(t.usable(space) for space in linked)
    t.place(used)
    while t.seat == 0:
        t.pick(t.offered[0])
    number = NUMBER_OF[partner]
    assert [space for space in linked if not t.usable(space)] == sorted([used, partner], key=linked.index)
    assert t.state.blocked == 1 << number  # this one and no other
    assert t.state.occupied[number] == 0  # blocked, not occupied
    assert t.state.view(None)["spaces"][board(t).index(partner)]["closed"]


@pytest.mark.rule("AGR-301")
def test_linked_spaces_open_again_in_the_next_round() -> None:
    everybody = [
        {"placed": [first, second]}
        for first, second in [
            ("forest", "clay-pit"),
            ("reed-bank", "fishing"),
            ("grove", "hollow"),
            ("farmland", "day-laborer"),
        ]
    ]
    t = five(*everybody, placed=["grain-seeds"], piles={"traveling-players": 2}).place("copse")
    assert t.state.round == 2
    assert t.state.blocked == 0
    assert t.usable("traveling-players")


@pytest.mark.rule("AGR-301")
def test_a_blocked_space_is_not_shared_either() -> None:
    wish = five({"placed": ["modest-wish"]}, played=["sleeping-corner"], **RICH)
    assert wish.usable("modest-wish")  # occupied by one other player: that is what Sleeping Corner is for
    t = five({"placed": ["lessons-3"]}, played=["sleeping-corner"], **RICH)
    assert not t.usable("modest-wish")


@pytest.mark.rule("AGR-303")
@pytest.mark.parametrize(("used", "partner"), [("lessons-2", "copse"), ("house-building", "traveling-players")])
def test_goods_on_a_blocked_space_stay(used: str, partner: str) -> None:
    t = five(piles={partner: 4}, **RICH).place(used)
    t.pick(t.offered[0])
    assert t.pile(partner) == 4
    before = t.state.round
    while t.state.round == before:
        t.pick(next(space for space in t.offered if space not in ("space copse", "space traveling-players", "anytime")))
        while t.prompt != "place-person":
            t.pick(t.offered[0])
    assert t.pile(partner) == 5


@pytest.mark.rule("AGR-302")
def test_what_the_linked_spaces_do() -> None:
    t = five(goods="2 food", hand=["tutor"]).place("lessons-2", "card tutor")
    assert t.goods() == ""  # 2 food, also for the first
    for played, cost in ((0, 1), (1, 1), (2, 2)):
        cards = ["scholar", "carpenter"][:played]
        t = five(goods="9 food", hand=["tutor"], played=cards).place("lessons-3", "card tutor")
        assert t.food() == 9 - cost
    t = five(goods="10 wood, 4 reed").place("house-building", "cell 6", "cell 11")
    assert (len(t.rooms()), t.stables(), t.seat) == (4, [], 1)
    assert not five(goods="9 wood").usable("house-building")  # no stables there
    t = five(piles={"copse": 3}).place("copse")
    assert t.goods() == "3 wood"
    t = five(rooms=[5, 10, 6], round=5).place("modest-wish")
    assert t.people() == 3
    assert not five(rooms=[5, 10, 6], round=4).usable("modest-wish")
    assert not five(round=5).usable("modest-wish")


# Shared by five and six


@pytest.mark.rule("AGR-304")
@pytest.mark.parametrize("players", [5, 6])
def test_spaces_for_five_and_six(players: int) -> None:
    t = five(players=players, phase="before-round")
    assert set(SHARED) <= set(board(t))
    assert [t.pile(space) for space in ("riverbank-forest", "grove", "hollow", "copse", "traveling-players")] == [
        1,
        2,
        3,
        1,
        1,
    ]
    t.place("resource-market")
    assert t.goods() == "wood, reed, stone"


@pytest.mark.rule("AGR-304")
@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize(
    ("animal", "goods"), [("sheep", "2 food, sheep"), ("boar", "food, boar"), ("cattle", "cattle")]
)
def test_animal_market_for_five_and_six(players: int, animal: str, goods: str) -> None:
    t = five(players=players, goods="food").place("animal-market", f"good {animal}")
    assert t.goods() == goods


@pytest.mark.rule("AGR-305")
@pytest.mark.parametrize("players", [5, 6])
def test_riverbank_forest_gives_its_wood_and_a_reed(players: int) -> None:
    t = five(players=players, phase="before-round", piles={"riverbank-forest": 3})
    t.place("riverbank-forest")
    assert (t.goods(), t.pile("riverbank-forest")) == ("4 wood, reed", 0)


# Six only


@pytest.mark.rule("AGR-306")
def test_five_spaces_are_for_six_alone() -> None:
    assert set(SIX_ONLY) <= set(board(five(players=6)))
    assert not set(SIX_ONLY) & set(board(five(players=5)))
    assert len(board(five(players=6))) == len(board(five(players=5))) + 5 == 10 + 11 + 5 + 1


def six(**given: Any) -> Situation:
    return five(players=6, **given)


@pytest.mark.rule("AGR-306")
def test_farm_supplies_sells_a_grain_and_a_field_for_a_food_each() -> None:
    t = six(goods="3 food").place("farm-supplies", "action buy")
    assert t.offered == ["action plow", "done"]  # each once
    t.pick("action plow", "cell 0")
    assert (t.goods(), t.fields()) == ("food, grain", {0: ""})
    t = six(goods="food").place("farm-supplies", "action plow", "cell 0")
    assert (t.count("food"), t.count("grain"), list(t.fields())) == (0, 0, [0])
    assert not six().usable("farm-supplies")


@pytest.mark.rule("AGR-306")
@pytest.mark.parametrize(("first", "second"), [("reed", "wood"), ("stone", "clay"), ("stone", "wood")])
def test_building_supplies_gives_a_food_and_two_resources(first: str, second: str) -> None:
    t = six().place("building-supplies")
    assert t.offered == ["good reed", "good stone"]
    t.pick(f"good {first}")
    assert t.offered == ["good wood", "good clay"]
    t.pick(f"good {second}")
    assert (t.count("food"), t.count(first), t.count(second), sum(t.player().goods)) == (1, 1, 1, 3)


@pytest.mark.rule("AGR-306")
def test_side_job_for_six() -> None:
    t = six(goods="2 wood, grain", played=["fireplace-2"])
    t.place("side-job", "action stable", "cell 4", "action bake", "bake")
    assert (t.goods(), t.stables(), t.seat) == ("2 food, wood", [4], 1)


@pytest.mark.rule("AGR-307")
@pytest.mark.parametrize(
    ("have", "get"),
    [("", "sheep"), ("boar, cattle", "sheep"), ("sheep", "boar"), ("sheep, cattle", "boar"), ("sheep, boar", "cattle")],
)
def test_corral_gives_the_first_missing_animal(have: str, get: str) -> None:
    t = six(goods=have, pastures=[[3], [4]]).place("corral")
    assert t.count(get) == 1
    assert t.seat == 1
    assert not six(goods="sheep, boar, cattle", pastures=[[3], [4]]).usable("corral")


@pytest.mark.rule("AGR-308")
def test_improvement_is_a_minor_one_and_from_round_five_also_a_major_one() -> None:
    given: dict[str, Any] = {"goods": "2 clay, wood", "hand": ["corn-scoop"]}
    assert six(round=4, **given).place("improvement").offered == ["card corn-scoop"]
    assert not six(round=4, goods="2 clay").usable("improvement")
    assert six(round=5, goods="2 clay").usable("improvement")
    t = six(round=5, **given).place("improvement")
    assert t.offered == ["card fireplace-2", "card corn-scoop"]
    t.pick("card fireplace-2")
    assert (t.played(), t.seat) == (["fireplace-2"], 1)


# More major improvements

BELOW = [
    ("fireplace-4", "fireplace-3", "4 clay", 1), ("cooking-hearth-6", "cooking-hearth-5", "6 clay", 1),
    ("second-well", "well", "clay, 3 stone", 4), ("second-clay-oven", "clay-oven", "4 clay, stone", 2),
    ("second-stone-oven", "stone-oven", "2 clay, 3 stone", 3), ("second-joinery", "joinery", "2 wood, 3 stone", 2),
    ("second-pottery", "pottery", "2 clay, 3 stone", 2),
    ("second-basketmakers-workshop", "basketmakers-workshop", "2 reed, 3 stone", 2),
]  # fmt: skip


@pytest.mark.rule("AGR-309")
@pytest.mark.parametrize(("lower", "upper", "cost", "points"), BELOW)
def test_eight_more_lie_below_and_open_up(lower: str, upper: str, cost: str, points: int) -> None:
    rich = "9 wood, 9 clay, 9 reed, 9 stone"
    assert not six(goods=rich).place("major-improvement").offers(f"card {lower}")
    t = six(goods=cost)
    t.state.majors[t.state.setup.majors.index(BY_SLUG[upper])] = 1  # somebody else has the upper one
    t.place("major-improvement", f"card {lower}")
    assert (t.played(), t.goods(), t.score("improvements")) == ([lower], "", points)


@pytest.mark.rule("AGR-309")
def test_there_are_eighteen_for_six_and_ten_for_five() -> None:
    assert len(six().state.setup.majors) == 18
    assert len(five().state.setup.majors) == 10
    assert len(six().state.free_majors()) == 10


@pytest.mark.rule("AGR-309")
def test_a_returned_upper_card_covers_the_lower_one_again() -> None:
    t = six(goods="9 clay", played=["fireplace-3"])
    free = [card.slug for card in t.state.free_majors()]
    assert "fireplace-4" in free
    t.place("major-improvement", "card cooking-hearth-4", "card fireplace-3")
    free = [card.slug for card in t.state.free_majors()]
    assert "fireplace-3" in free
    assert "fireplace-4" not in free


@pytest.mark.rule("AGR-310")
@pytest.mark.parametrize(
    ("craft", "good", "food"), [("joinery", "wood", 2), ("pottery", "clay", 2), ("basketmakers-workshop", "reed", 3)]
)
def test_two_workshops_work_separately_in_a_harvest(craft: str, good: str, food: int) -> None:
    t = six(goods=f"4 food, 3 {good}", played=[craft, f"second-{craft}"], round=4, phase="feeding")
    t.pick(f"exchange {craft}-0", f"exchange second-{craft}-0")
    assert t.goods() == f"{2 * food} food, {good}"


@pytest.mark.rule("AGR-310")
@pytest.mark.parametrize(
    ("craft", "good", "points"),
    [("joinery", "wood", [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6]),
     ("basketmakers-workshop", "reed", [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 6])],
)  # fmt: skip
def test_two_workshops_swap_separately_at_the_end(craft: str, good: str, points: list[int]) -> None:
    cards = [craft, f"second-{craft}"]
    assert [six(goods=f"{n} {good}", played=cards).score("bonus") for n in range(len(points))] == points


@pytest.mark.rule("AGR-310")
def test_two_ovens_bake_separately() -> None:
    t = six(goods="9 grain", round=3, played=["clay-oven", "second-clay-oven", "stone-oven", "second-stone-oven"])
    t.place("grain-utilization")
    while t.prompt == "bake":
        t.pick("bake")
    assert t.goods() == f"{2 * 5 + 2 * 2 * 4} food, 3 grain"


@pytest.mark.rule("AGR-310")
def test_two_wells_give_two_food() -> None:
    t = six(goods="clay, 3 stone", played=["well"], promised=[[2, "food", "well"], [3, "food", "well"]])
    t.place("major-improvement", "card second-well")
    assert t.promised() == {2: "2 food", 3: "2 food", 4: "food", 5: "food", 6: "food"}
