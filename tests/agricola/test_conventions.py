"""How card texts are meant (ledger: Cards: text conventions)."""

from typing import Any

import pytest

from allmende.agricola.actions.building import build_stables
from allmende.agricola.actions.geography import above, column_of, neighbours
from allmende.agricola.actions.playing_cards import improve
from allmende.agricola.actions.space import NUMBER_OF, SLUGS, mask_of
from allmende.agricola.cards.asking import choose_count
from allmende.agricola.cards.card import BY_SLUG, CARDS, OCCUPATION, Card
from allmende.agricola.cards.hooks import (
    BEFORE_USE,
    FENCES,
    IMPROVEMENT,
    RENOVATE,
    ROOM,
    STABLE,
    Deed,
    change_cost,
    discount,
    on,
)
from allmende.agricola.goods import (
    BUILDING_RESOURCES,
    COMMON,
    CROPS,
    FOOD,
    FUEL,
    GOODS,
    HORSE,
    LIVESTOCK,
    NOTHING,
    bundle,
)  # fmt: skip
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import YES
from allmende.locales import name_of
from allmende.table import Flow
from tests.agricola.homemade import give_card
from tests.agricola.situations import Situation, harvest, situation

DAY_LABORER = mask_of("day-laborer")


# Where things come from, and whose they are


@pytest.mark.rule("AGR-230")
@pytest.mark.parametrize(
    ("card", "got"), [("consultant", "2 reed"), ("groom", "wood"), ("house-steward", "4 wood"), ("pig-breeder", "boar")]
)
def test_what_comes_from_nowhere_comes_from_the_general_supply(card: str, got: str) -> None:
    """Nobody else has less, and nothing is gone from the action spaces."""
    rich = {"goods": "3 wood, 3 clay, 3 reed, 3 grain", "pastures": [[4]]}
    t = situation(rich, rich, hand=[card])
    piles = t.state.piles[:]
    t.place("lessons", card)
    assert t.goods() == got
    assert (t.goods(1), t.goods(2)) == ("3 wood, 3 clay, 3 reed, 3 grain",) * 2
    assert t.state.piles == piles


@pytest.mark.rule("AGR-231")
@pytest.mark.parametrize(
    ("card", "space"),
    [("wood-cutter", "forest"), ("canoe", "fishing"), ("corn-scoop", "grain-seeds"), ("loam-pit", "day-laborer")],
)
def test_a_card_is_about_its_owner_alone(card: str, space: str) -> None:
    owner = situation({}, played=[card])
    other = situation({"played": [card]})
    assert owner.place(space).goods() != other.place(space).goods()
    plain = situation()
    assert (other.goods(), other.goods(1)) == (plain.place(space).goods(), "")


@pytest.mark.rule("AGR-231")
def test_only_the_own_sheep_stables_and_rooms_count() -> None:
    others: dict[str, Any] = {"goods": "9 food, 8 sheep", "pastures": [[3, 4, 8, 9]], "stables": [0, 1, 2]}
    t = harvest(others, goods="9 food", played=["loom", "stable-architect"])
    assert t.food() == 9 - 4  # nothing from Loom
    assert t.score("bonus") == 0


@pytest.mark.rule("AGR-232")
def test_another_player_is_never_the_owner() -> None:
    """Lutenist: when another player uses Traveling Players."""
    t = situation({}, {}, {}, played=["lutenist"], players=4)
    t.place("traveling-players")
    assert t.goods() == "food"
    t = situation({}, {}, {}, played=["lutenist"], players=4, turn=1)
    t.place("traveling-players")
    assert t.goods() == "food, wood"


# Lists with slashes


@pytest.mark.rule("AGR-233")
@pytest.mark.parametrize(("sheep", "food"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (8, 3)])
def test_slashes_belong_together_in_their_order(sheep: int, food: int) -> None:
    """Loom: 1/2/3 food for 1/4/7 sheep."""
    given = {"goods": f"9 food, {sheep} sheep", "pastures": [[3, 4, 8, 9]], "played": ["loom"]}
    assert harvest({}, **given).food() == 9 - 4 + food


@pytest.mark.rule("AGR-233")
@pytest.mark.parametrize(("players", "got"), [(1, "2 grain"), (2, "3 clay"), (3, "2 reed"), (4, "2 sheep")])
def test_slashes_with_different_goods(players: int, got: str) -> None:
    """Consultant: in a game for 1/2/3/4 players 2 grain/3 clay/2 reed/2 sheep."""
    t = situation(players=players, hand=["consultant"], pastures=[[4]])
    t.place("lessons", "consultant")
    assert t.goods() == got


# As soon as


@pytest.mark.rule("AGR-234")
@pytest.mark.parametrize(("material", "rounds"), [("wood", []), ("clay", [2, 3, 4, 5, 6]), ("stone", [2, 3, 4, 5, 6])])
def test_as_soon_as_may_be_when_the_card_is_played(material: str, rounds: list[int]) -> None:
    t = situation({}, material=material, hand=["clay-hut-builder"])
    t.place("lessons", "clay-hut-builder")
    assert list(t.promised()) == rounds


@pytest.mark.rule("AGR-234")
def test_as_soon_as_is_once() -> None:
    t = situation({}, {}, goods="2 stone, reed", material="clay", hand=["clay-hut-builder"], round=6,
                  rounds=["house-redevelopment"])  # fmt: skip
    t.place("lessons", "clay-hut-builder").others_pass()
    t.place("house-redevelopment")
    assert t.house() == "stone"
    assert t.promised() == dict.fromkeys(range(7, 12), "2 clay")


# Wells and ovens


@pytest.mark.rule("AGR-235", "AGR-236")
@pytest.mark.parametrize(("lang", "well", "oven"), [("en", "well", "oven"), ("de", "brunnen", "ofen")])
def test_wells_and_ovens_are_improvements_with_such_names(lang: str, well: str, oven: str) -> None:
    for card in CARDS:
        name = name_of(lang, "agricola", "card", card.slug).lower()
        assert card.is_well() is (card.is_improvement() and name.endswith(well))
        assert card.is_oven() is (card.is_improvement() and name.endswith(oven))


@pytest.mark.rule("AGR-235", "AGR-236")
def test_which_wells_and_ovens_there_are() -> None:
    assert [card.slug for card in CARDS if card.is_well()] == ["well", "second-well"]
    ovens = ["clay-oven", "stone-oven", "second-clay-oven", "second-stone-oven"]
    assert [card.slug for card in CARDS if card.is_oven() and card.deck == "base"] == ovens
    assert not BY_SLUG["oven-firing-boy"].is_oven()
    assert not Card(0, "old-oven", OCCUPATION, "", YES).is_oven()
    assert not Card(0, "poisoned-well", OCCUPATION, "", YES).is_well()


# As many as you like


def some_of(g: Agricola, me: Player, deed: Deed) -> Flow:
    g.get(me, FOOD, (yield from choose_count(me, "wage", 3)))


def some_stables(g: Agricola, me: Player, deed: Deed) -> Flow:
    return build_stables(g, me, NOTHING, least=0)


def some_card(g: Agricola, me: Player, deed: Deed) -> Flow:
    return improve(g, me, major=False, may=True)


@pytest.mark.rule("AGR-237")
def test_as_many_goods_as_you_like_may_be_none() -> None:
    t = situation({})
    give_card(t, on(BEFORE_USE, DAY_LABORER, run=some_of))
    t.place("day-laborer")
    assert t.offered == ["count 0", "count 1", "count 2", "count 3"]
    t.pick("count 0")
    assert t.food() == 2


@pytest.mark.rule("AGR-237")
@pytest.mark.parametrize("run", [some_stables, some_card])
def test_as_many_stables_or_cards_as_you_like_may_be_none(run: Any) -> None:
    t = situation({}, goods="reed", hand=["lasso"])
    give_card(t, on(BEFORE_USE, DAY_LABORER, run=run))
    t.place("day-laborer", "done")
    assert (t.goods(), t.stables(), t.played()) == ("2 food, reed", [], ["homemade"])


@pytest.mark.rule("AGR-237")
def test_as_many_fences_as_you_like_may_be_none() -> None:
    """Farm Redevelopment: the fences after the renovation."""
    t = situation({}, goods="2 clay, reed, 9 wood", round=14)
    t.place("farm-redevelopment", "done")
    assert (t.house(), t.count("wood"), t.pastures()) == ("clay", 9, [])


# Exchanges by any name


@pytest.mark.rule("AGR-238")
@pytest.mark.parametrize(
    ("given", "picks", "before", "after"),
    [
        ({"goods": "food", "played": ["grocer"]}, ["anytime", "grocer-0"], "food", "wood"),
        ({"goods": "sheep", "played": ["sheep-walker"]}, ["anytime", "sheep-walker-1"], "sheep", "stone"),
        ({"goods": "2 clay", "played": ["hard-porcelain"]}, ["anytime", "hard-porcelain-0"], "2 clay", "stone"),
        ({"goods": "wood", "played": ["harpooner"]}, ["space fishing", "harpooner"], "wood", "3 food, reed"),
        (
            {"goods": "wood", "played": ["mushroom-collector"]},
            ["space forest", "mushroom-collector"],
            "",
            "2 food, 3 wood",
        ),
    ],
)
def test_buying_exchanging_and_turning_into_are_the_same(
    given: dict[str, Any], picks: list[str], before: str, after: str
) -> None:
    """One thing is given, another one comes: two events, whatever the card calls it."""
    t = situation({}, {}, **given)
    t.pick(*picks)
    told = [event for event in t.game.events if event.seat == 0 and event.kind in ("pay", "get")]
    kinds = [event.kind for event in told]
    assert kinds[:2] == ["pay", "get"]
    assert t.goods() == after
    assert before in (", ".join(counted(told[0].facts["goods"])), "")


def counted(goods: list[str]) -> list[str]:
    return [f"{goods.count(name)} {name}" if goods.count(name) > 1 else name for name in dict.fromkeys(goods)]


# Costs

EVERYTHING = discount(ROOM | RENOVATE | STABLE | FENCES | IMPROVEMENT, bundle(wood=99, clay=99, reed=99, food=99))
BUILDING: list[tuple[str, list[str]]] = [
    ("farm-expansion", ["action rooms", "cell 0", "done", "done"]),
    ("farm-expansion", ["action stables", "cell 14", "done", "done"]),
    ("fencing", ["edge 4", "edge 9", "edge 24", "edge 25", "done"]),
    ("house-redevelopment", ["done"]),
    ("major-improvement", ["fireplace-3"]),
    ("meeting-place", ["bottles"]),
    ("meeting-place", ["lasso"]),
]


@pytest.mark.rule("AGR-239")
@pytest.mark.parametrize(("space", "picks"), BUILDING)
def test_rooms_stables_fences_renovations_and_cost_corners_are_building_costs(space: str, picks: list[str]) -> None:
    """A card of our own makes all building costs smaller: then even the penniless build."""
    rounds = ["fencing", "major-improvement", "house-redevelopment"]
    given: dict[str, Any] = {"hand": ["bottles", "lasso"], "round": 6, "rounds": rounds}
    t = situation({}, **given)
    give_card(t, EVERYTHING)
    t = Situation(t.game.clone()).place(space, *picks)
    assert t.seat == 1
    t = situation({}, **given)
    assert not t.usable(space) or t.place(space).prompt == "place-person"


@pytest.mark.rule("AGR-239", "AGR-240")
def test_occupation_costs_and_purchases_are_no_building_costs() -> None:
    t = situation({}, goods="2 food", hand=["tutor"], played=["groom", "grocer"])
    give_card(t, EVERYTHING)
    t = Situation(t.game.clone()).place("lessons", "tutor")
    assert t.food() == 1
    t.others_pass().pick("anytime", "grocer-0")
    assert t.food() == 0


@pytest.mark.rule("AGR-239")
@pytest.mark.parametrize(
    ("card", "cost"), [("market-stall", "grain"), ("young-animal-market", "sheep"), ("beanfield", "food")]
)
def test_a_cost_corner_may_ask_for_crops_animals_or_food(card: str, cost: str) -> None:
    seen: list[str] = []

    def look(g: Agricola, me: Player, deed: Deed, ways: list[Any]) -> list[Any]:
        seen.extend([GOODS[good] for way in ways for good, _ in way])
        return ways

    t = situation({}, goods=cost, hand=[card], played=["tutor", "groom"])
    give_card(t, change_cost(IMPROVEMENT, look))
    t.place("meeting-place", card)
    assert set(seen) == {cost}


# What can be paid with


@pytest.mark.rule("AGR-241")
@pytest.mark.parametrize(
    ("elsewhere", "there"),
    [
        ({"fields": {"0": "3 grain"}}, {"goods": "grain"}),
        ({"promised": [[9, "grain", "sack-cart"]]}, {"goods": "grain"}),
        (
            {"played": ["grocer"], "notes": {"grocer": 1}},
            {"goods": "food", "played": ["grocer"], "notes": {"grocer": 1}},
        ),
    ],
)
def test_goods_on_fields_round_spaces_and_cards_pay_nothing(elsewhere: dict[str, Any], there: dict[str, Any]) -> None:
    """Market Stall costs 1 grain. Grocer's pile has one on top: it must be bought before."""
    assert situation({}, hand=["market-stall"], **elsewhere).place("meeting-place").prompt == "place-person"
    assert situation({}, hand=["market-stall"], **there).place("meeting-place").offers("card market-stall")


@pytest.mark.rule("AGR-241")
def test_vegetables_on_a_field_card_pay_nothing() -> None:
    grows = {"beanfield": "2 vegetable"}
    t = situation({}, hand=["tutor"], played=["groom", "beanfield"], notes=grows)
    assert t.score("vegetables") == 2
    assert not t.usable("lessons")


@pytest.mark.rule("AGR-241")
def test_animals_on_the_farm_pay() -> None:
    t = situation({}, goods="2 sheep", pastures=[[4]], hand=["young-animal-market"])
    t.place("meeting-place", "young-animal-market")
    assert t.goods() == "sheep, cattle"


# What is on the farm


@pytest.mark.rule("AGR-242")
def test_the_farm_is_the_farmyard_and_the_supply_without_pieces_that_were_not_built() -> None:
    t = situation(
        {}, goods="2 grain, vegetable", fields={"0": "3 grain", "1": "vegetable"}, played=["stable-architect"]
    )
    assert (t.score("grain"), t.score("vegetables")) == (2, 2)  # 5 grain, 2 vegetables
    assert (t.score("people"), t.score("stables"), t.score("pastures")) == (6, 0, -1)  # 3 people, all pieces wait
    assert t.score("bonus") == 0  # no stable stands
    assert t.player().farm.spare_stables == 4
    assert situation({}, stables=[13, 14], played=["stable-architect"]).score("bonus") == 2


@pytest.mark.rule("AGR-243")
def test_goods_that_wait_for_pick_up_are_nobodys_and_score_nothing() -> None:
    """On round spaces, and on a card like Grocer's."""
    t = situation(
        {}, played=["grocer", "well"], promised=[[9, "4 grain", "sack-cart"], [9, "sheep", "sheep-whisperer"]]
    )
    assert (t.score("grain"), t.score("vegetables"), t.score("sheep")) == (-1, -1, -1)


@pytest.mark.rule("AGR-243")
def test_animals_and_crops_on_cards_that_say_so_are_yours() -> None:
    grows = {"beanfield": "2 vegetable"}
    t = situation({}, goods="4 sheep", played=["stockyard", "beanfield"], notes=grows)
    assert (t.score("sheep"), t.score("vegetables")) == (2, 2)


@pytest.mark.rule("AGR-244")
@pytest.mark.parametrize("number", range(1, 15))
def test_complete_rounds_left(number: int) -> None:
    assert situation({}, round=number).state.rounds_left() == 14 - number


@pytest.mark.rule("AGR-244")
@pytest.mark.parametrize(("number", "points"), [(6, 8), (13, 1), (14, 0)])
def test_the_current_round_is_not_complete_any_more(number: int, points: int) -> None:
    t = situation({}, goods="stone", material="clay", round=number, hand=["mantlepiece"])
    t.place("meeting-place", "mantlepiece")
    assert t.player().noted == points


# Sorts of goods


@pytest.mark.rule("AGR-245")
def test_sorts_of_goods() -> None:
    assert [GOODS[good] for good in CROPS] == ["grain", "vegetable"]
    assert [GOODS[good] for good in BUILDING_RESOURCES] == ["wood", "clay", "reed", "stone"]
    assert [GOODS[good] for good in LIVESTOCK if good != HORSE] == ["sheep", "boar", "cattle"]
    sorts = {*CROPS, *BUILDING_RESOURCES, *LIVESTOCK, FOOD}
    assert sorts == set(range(COMMON)) - {FUEL}  # horses and fuel come with an expansion
    assert len(CROPS) + len(BUILDING_RESOURCES) + len(LIVESTOCK) + 1 == len(sorts)


@pytest.mark.rule("AGR-245")
@pytest.mark.parametrize(
    ("pile", "food"), [({"forest": 7}, 2), ({"forest": 6}, 0), ({"fishing": 9}, 9), ({"clay-pit": 8}, 2)]
)
def test_a_card_about_building_resources_counts_no_other_goods(pile: dict[str, int], food: int) -> None:
    """Claypipe: 2 food for at least 7 building resources of a work phase."""
    other = {"placed": ["reed-bank", "grain-seeds"]}
    t = situation(other, played=["claypipe"], placed=["day-laborer"], piles=pile)
    t.place(next(iter(pile)))
    assert t.food() == food


# Cards and rules


@pytest.mark.rule("AGR-246")
@pytest.mark.parametrize(
    ("card", "space", "given"),
    [
        ("sleeping-corner", "basic-wish", {"used": {"basic-wish": 1}, "rooms": [5, 6, 10]}),
        ("conservator", "house-redevelopment", {"goods": "2 stone, reed"}),
        ("caravan", "basic-wish", {}),
        ("rammed-clay", "fencing", {"goods": "4 clay"}),
        ("carpenter", "farm-expansion", {"goods": "3 wood, 2 reed", "stables": [1, 2, 3, 4]}),
    ],
)
def test_a_card_goes_before_the_rules(card: str, space: str, given: dict[str, Any]) -> None:
    given = {"round": 6, "rounds": ["fencing", "basic-wish", "house-redevelopment"], **given}
    assert not situation({}, **given).usable(space)
    assert situation({}, played=[card], **given).usable(space)


# The board


def names(numbers: list[int]) -> list[str]:
    return [SLUGS[number] for number in numbers]


@pytest.mark.rule("AGR-247")
@pytest.mark.parametrize(
    ("players", "space", "column"),
    [
        (2, "farmland", ["farm-expansion", "meeting-place", "grain-seeds", "farmland", "lessons", "day-laborer"]),
        (2, "fishing", ["sheep-market", "forest", "clay-pit", "reed-bank", "fishing"]),
        (2, "grain-utilization", ["fencing", "grain-utilization", "major-improvement"]),
        (2, "western-quarry", ["western-quarry"]),
        (3, "grove", ["grove", "resource-market", "hollow", "lessons-2"]),
        (4, "grove", ["copse", "grove", "resource-market", "hollow", "lessons-2", "traveling-players"]),
        (5, "grove", []),
    ],
)
def test_a_column_is_a_vertical_stack_of_spaces(players: int, space: str, column: list[str]) -> None:
    rounds = ["sheep-market", "fencing", "grain-utilization", "major-improvement", "western-quarry"]
    t = situation(players=players, round=5, rounds=rounds)
    assert names(column_of(t.state, NUMBER_OF[space])) == column


@pytest.mark.rule("AGR-247")
def test_what_lies_above_a_space() -> None:
    t = situation(round=2, rounds=["sheep-market", "fencing"])
    assert names(above(t.state, NUMBER_OF["fishing"])) == ["sheep-market", "forest", "clay-pit", "reed-bank"]
    assert names(above(t.state, NUMBER_OF["farm-expansion"])) == []
    assert names(above(t.state, NUMBER_OF["cultivation"])) == []  # not revealed


@pytest.mark.rule("AGR-248")
@pytest.mark.parametrize(
    ("players", "space", "beside"),
    [
        (3, "grove", ["farm-expansion", "meeting-place", "resource-market"]),  # the rulebook's example
        (2, "farm-expansion", ["meeting-place", "sheep-market"]),
        (2, "grain-seeds", ["meeting-place", "farmland", "forest"]),
        (2, "clay-pit", ["farmland", "forest", "reed-bank", "grain-utilization"]),
        (2, "sheep-market", ["farm-expansion", "meeting-place", "forest", "fencing"]),
        (4, "grove", ["meeting-place", "copse", "resource-market"]),
        (6, "grove", []),
    ],
)
def test_spaces_are_adjacent_if_they_share_a_border_but_not_diagonally(
    players: int, space: str, beside: list[str]
) -> None:
    t = situation(
        players=players, round=4, rounds=["sheep-market", "fencing", "grain-utilization", "major-improvement"]
    )
    assert sorted(names(neighbours(t.state, NUMBER_OF[space]))) == sorted(beside)


@pytest.mark.rule("AGR-248")
@pytest.mark.parametrize("players", range(1, 7))
def test_adjacency_is_mutual(players: int) -> None:
    g = situation(players=players, round=14).state
    for number in g.board:
        assert number not in neighbours(g, number)
        assert all(number in neighbours(g, other) for other in neighbours(g, number))
