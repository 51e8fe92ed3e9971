"""The course of a round: preparation, work, returning home, harvest (ledger: Round structure)."""

from typing import Any

import pytest

from allmende import new_game
from allmende.agricola.actions.space import SLUGS
from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.cards.hooks import BEFORE_ROUND, on
from allmende.agricola.goods import FOOD
from tests.agricola.homemade import give_card
from tests.agricola.situations import Situation, situation

FED = {"placed": ["fishing", "clay-pit"], "goods": "9 food"}
"""Another player who has placed everybody."""


def last_person(*others: dict[str, Any], **given: Any) -> Situation:
    """Seat 0 has the last person of the round; seat 1 has placed both."""
    return situation(*(others or (FED,)), **{"placed": ["reed-bank"], "goods": "9 food", **given})


def phases(t: Situation) -> list[str]:
    """What the last pick led through."""
    events = [event for event in t.game.events if event.kind in ("phase", "round")]
    return [event.facts["phase"] if event.kind == "phase" else event.kind for event in events]


# Phases


@pytest.mark.rule("AGR-018")
def test_a_round_is_preparation_work_and_returning_home() -> None:
    t = last_person(round=5)
    assert t.phase == "work"
    t.place("forest")
    assert phases(t) == ["returning-home", "round", "work"]  # "round" is the preparation: a card is revealed


@pytest.mark.rule("AGR-018")
def test_the_harvest_follows_returning_home() -> None:
    t = last_person(round=4)
    t.place("forest")
    harvest = ["field-phase", "feeding", "breeding", "harvest-end", "round-end"]
    assert phases(t) == ["returning-home", *harvest, "round", "work"]


@pytest.mark.rule("AGR-019")
@pytest.mark.parametrize("number", range(1, 15))
def test_harvests_follow_six_of_the_rounds(number: int) -> None:
    t = last_person(round=number)
    t.place("forest")
    assert ("feeding" in phases(t)) is (number in (4, 7, 9, 11, 13, 14))
    assert (t.food() < 9) is (number in (4, 7, 9, 11, 13, 14))


# Preparation


@pytest.mark.rule("AGR-020")
def test_each_preparation_reveals_one_round_card() -> None:
    t = Situation(new_game("agricola", players=1, seed=3))
    for number in range(1, 15):
        assert t.state.round == number
        spaces = t.state.view(None)["spaces"]
        assert [space["round"] for space in spaces if space["round"]] == list(range(1, number + 1))
        assert spaces[-1]["space"] == SLUGS[t.state.round_cards[number - 1]]
        assert len(spaces) == 10 + number
        t.finish_round()


@pytest.mark.rule("AGR-021")
def test_before_the_start_of_a_round_nothing_was_handed_out() -> None:
    t = last_person(goods="", promised=[[2, "food", "well"]], played=["well"])
    seen = []
    give_card(t, on(BEFORE_ROUND, run=lambda g, me, deed: seen.append((g.round, len(g.board), me.goods[FOOD]))))
    t.place("forest")
    assert seen == [(1, 11, 0)]
    assert t.food() == 1


@pytest.mark.rule("AGR-022")
def test_goods_on_the_round_space_are_taken_without_being_asked() -> None:
    t = last_person(goods="", promised=[[2, "2 clay", "clay-hut-builder"], [2, "sheep", "sheep-whisperer"]])
    t.place("forest")
    assert (t.goods(), t.prompt) == ("3 wood, 2 clay, sheep", "place-person")
    assert t.promised() == {}


@pytest.mark.rule("AGR-022")
def test_animals_on_the_round_space_come_even_where_there_is_no_room() -> None:
    t = last_person(goods="boar", promised=[[2, "sheep", "sheep-whisperer"]])
    t.place("forest")
    assert t.offered == ["discard sheep", "discard boar"]


@pytest.mark.rule("AGR-024")
def test_a_field_tile_that_is_declined_is_back_in_the_general_supply() -> None:
    t = situation(phase="preparation", round=6, played=["handplow"], promised=[[6, "", "handplow"]])
    t.pick("done")
    assert (t.fields(), t.player().promised) == ({}, [])
    assert t.usable("farmland")
    assert len(t.place("farmland").offered) == 13


@pytest.mark.rule("AGR-024")
def test_a_stable_that_is_declined_stays_in_the_own_supply() -> None:
    t = situation(phase="preparation", round=6, played=["groom"], material="stone", goods="wood")
    t.pick("done")
    assert (t.goods(), t.player().farm.spare_stables, t.prompt) == ("wood", 4, "place-person")


@pytest.mark.rule("AGR-025")
@pytest.mark.parametrize("cards", [("handplow", "groom", "plow-driver"), ("plow-driver", "handplow", "groom")])
def test_what_is_offered_in_preparation_is_taken_in_the_owners_order(cards: tuple[str, ...]) -> None:
    t = situation(
        phase="preparation", round=6, played=["plow-driver", "groom", "handplow"], promised=[[6, "", "handplow"]],
        material="stone", goods="wood, food",
    )  # fmt: skip
    cells = {"plow-driver": 0, "handplow": 1, "groom": 14}
    for n, card in enumerate(cards):
        assert sorted(t.offered) == sorted([*[f"card {other}" for other in cards[n:]], "done"])
        t.pick(f"card {card}", f"cell {cells[card]}")
    assert (t.goods(), t.prompt) == ("", "place-person")
    assert (list(t.fields()), t.stables()) == ([0, 1], [14])


# Accumulation and permanent spaces


@pytest.mark.rule("AGR-029")
def test_every_revealed_accumulation_space_gets_its_goods_on_top() -> None:
    piles = {"forest": 3, "clay-pit": 1, "reed-bank": 0, "fishing": 5, "sheep-market": 0}
    t = situation(phase="before-round", round=5, rounds=["sheep-market", "western-quarry"], piles=piles)
    assert {space: t.pile(space) for space in piles} == {
        "forest": 6, "clay-pit": 2, "reed-bank": 1, "fishing": 6, "sheep-market": 1,
    }  # fmt: skip
    assert t.pile("western-quarry") == 1  # just revealed
    assert (t.pile("eastern-quarry"), t.pile("pig-market")) == (0, 0)  # still hidden


@pytest.mark.rule("AGR-030")
def test_permanent_spaces_never_accumulate() -> None:
    t = situation(players=4, round=8, phase="before-round")
    for _ in range(3):
        for space in t.state.view(None)["spaces"]:
            assert space["count"] == 0 or space["good"] is not None
        assert all(t.pile(space) == 0 for space in ("grain-seeds", "day-laborer", "resource-market", "vegetable-seeds"))
        t.finish_round()
    seat = t.seat
    assert seat is not None
    t.place("vegetable-seeds")
    assert t.count("vegetable", seat) == 1


# Returning home


@pytest.mark.rule("AGR-031")
def test_all_people_go_home() -> None:
    t = last_person({"placed": ["fishing"], "home": 0}, people=3, placed=["reed-bank", "clay-pit"])
    t.place("forest")
    assert [(me.home, me.placed) for me in t.state.players] == [(3, []), (2, [])]
    assert all(space["seats"] == [] and not space["closed"] for space in t.state.view(None)["spaces"])


@pytest.mark.rule("AGR-032")
def test_newborns_grow_up_after_the_harvest() -> None:
    t = last_person(round=7, people=3, newborns=1, placed=["basic-wish"], goods="4 food, grain")
    t.place("forest")
    assert (t.prompt, t.player().newborns) == ("feed", 1)  # 2 + 2 + 1 food: it is still a newborn
    t.pick("eat grain")
    assert (t.player().begging, t.state.round) == (0, 8)
    assert (t.player().newborns, t.player().home) == (0, 3)


@pytest.mark.rule("AGR-032")
def test_newborns_grow_up_after_a_round_without_harvest() -> None:
    t = last_person(round=5, people=3, newborns=1, placed=["basic-wish"])
    assert t.player().home == 1
    t.place("forest")
    assert (t.player().newborns, t.player().home) == (0, 3)


# Goods on round spaces


@pytest.mark.rule("AGR-034")
def test_goods_on_a_round_space_belong_to_whom_they_were_put_for() -> None:
    other = {**FED, "goods": "", "promised": [[2, "2 clay", "clay-hut-builder"], [3, "sheep", "sheep-whisperer"]]}
    t = last_person(other, goods="", promised=[[2, "food", "well"], [3, "wood", "thick-forest"]])
    t.place("day-laborer")
    assert (t.goods(0), t.goods(1)) == ("3 food", "2 clay")
    t.finish_round()
    assert (t.count("wood", 0), t.count("sheep", 0)) == (7, 0)  # 6 of the forest
    assert (t.count("wood", 1), t.count("sheep", 1)) == (0, 1)


@pytest.mark.rule("AGR-035")
def test_who_loses_a_card_loses_what_it_put_on_round_spaces() -> None:
    waiting = [[2, "food", "well"], [3, "food", "well"], [2, "2 clay", "clay-hut-builder"]]
    t = last_person(goods="", played=["well", "clay-hut-builder"], promised=waiting)
    t.state.hand_back(t.player(), BY_SLUG["well"])
    assert t.promised() == {2: "2 clay"}
    t.place("forest")
    assert t.goods() == "3 wood, 2 clay"


@pytest.mark.rule("AGR-036")
def test_goods_on_a_future_round_space_only_wait() -> None:
    t = last_person({**FED, "goods": ""}, goods="", round=3, promised=[[4, "food", "well"]], played=["well"])
    assert (t.food(), t.offers("anytime")) == (0, False)
    t.place("forest")
    assert (t.pile("sheep-market"), t.usable("sheep-market")) == (1, True)  # the round space is free for everybody
    t.place("day-laborer").place("sheep-market")
    assert (t.food(), t.goods(1)) == (3, "sheep")


@pytest.mark.rule("AGR-036")
def test_goods_on_round_spaces_occupy_nothing() -> None:
    t = situation({}, goods="wood, 3 stone", round=7).place("major-improvement", "card well")
    assert sorted(t.promised()) == [8, 9, 10, 11, 12]
    closed = [space["space"] for space in t.state.view(None)["spaces"] if space["closed"]]
    assert closed == ["major-improvement"]


@pytest.mark.rule("AGR-036")
def test_waiting_goods_pay_for_nothing() -> None:
    waiting = [[2, "9 food", "well"]]
    assert not situation(hand=["tutor"], played=["well", "scholar"], promised=waiting).usable("lessons")
    assert situation(hand=["tutor"], played=["well", "scholar"], goods="food").usable("lessons")
