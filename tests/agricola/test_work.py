"""The work phase: turns, people, action spaces, goods of others (ledger: Work phase)."""

import random
from typing import Any

import pytest

from allmende import new_game
from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.cards.hooks import AFTER_USE, BEFORE_USE, END_OF_TURN, on, share
from allmende.agricola.course.turn import usable
from allmende.agricola.goods import FOOD
from allmende.agricola.state import WORK
from tests.agricola.homemade import give_card
from tests.agricola.situations import Situation, situation


def spaces(t: Situation, seat: int = 0) -> list[str]:
    """The spaces that a player could use now."""
    return [space.slug for space in usable(t.state, t.player(seat))]


# Turns


@pytest.mark.rule("AGR-037")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_clockwise_from_the_starting_player_one_person_a_turn(first: int) -> None:
    t = situation({}, {}, first=first)
    order = []
    for space in ("forest", "clay-pit", "reed-bank", "fishing", "day-laborer", "grain-seeds"):
        order.append(t.seat)
        t.place(space)
    assert order == [first, (first + 1) % 3, (first + 2) % 3] * 2
    assert (t.state.round, t.seat) == (2, first)


@pytest.mark.rule("AGR-037", "AGR-038")
def test_until_nobody_has_people_at_home_and_who_has_none_is_skipped() -> None:
    t = situation({"people": 4}, {"people": 2, "placed": ["meeting-place", "farmland"]}, people=3)
    order = []
    for space in ("forest", "clay-pit", "reed-bank", "fishing", "day-laborer", "grain-seeds", "grove"):
        order.append(t.seat)
        t.place(space)
    assert order == [0, 1, 0, 1, 0, 1, 1]
    assert t.state.round == 2


# Occupied spaces


@pytest.mark.rule("AGR-039")
@pytest.mark.parametrize("space", ["forest", "day-laborer", "farmland", "meeting-place", "major-improvement"])
def test_an_occupied_space_cannot_be_used_again_this_round(space: str) -> None:
    rich = {"goods": "9 clay, 9 stone"}
    t = situation(rich, goods="9 clay, 9 stone")
    t.place(space)
    while t.seat == 0:
        t.pick(t.offered[0])
    assert not t.usable(space)
    t.place("fishing")
    assert not t.usable(space)  # nor by who stands there
    assert t.finish_round().usable(space)


@pytest.mark.rule("AGR-040")
def test_sleeping_corner_shares_with_exactly_one_other_player() -> None:
    home: dict[str, Any] = {"rooms": [5, 10, 6], "played": ["sleeping-corner"]}
    where: dict[str, Any] = {"round": 6, "used": {"basic-wish": 1}}
    assert situation({}, **home, **where).usable("basic-wish")
    assert not situation({}, rooms=[5, 10, 6], **where).usable("basic-wish")
    assert not situation({}, **home, round=6, used={"basic-wish": 0}).usable("basic-wish")  # the own person
    crowd = situation({"placed": ["basic-wish"]}, {}, **home, round=6)
    crowd.state.occupied[NUMBER_OF["basic-wish"]] |= 1 << 2
    assert "basic-wish" not in spaces(crowd)  # two others


@pytest.mark.rule("AGR-040")
def test_sleeping_corner_says_nothing_about_other_spaces() -> None:
    used = {"forest": 1, "grain-seeds": 1, "basic-wish": 1}
    t = situation({"people": 3}, rooms=[5, 10, 6], played=["sleeping-corner"], round=5, used=used)
    assert [space for space in used if t.usable(space)] == ["basic-wish"]


@pytest.mark.rule("AGR-042")
@pytest.mark.parametrize("cards", ["none", "deal"])
def test_meeting_place_can_always_be_used(cards: str) -> None:
    t = situation({}, cards=cards)
    t.place("meeting-place")
    assert (t.seat, t.state.first) == (1, 0)  # nothing was asked


@pytest.mark.rule("AGR-042")
def test_the_minor_improvement_of_meeting_place_may_be_left() -> None:
    t = situation({}, hand=["pond-hut", "corn-scoop"], goods="wood").place("meeting-place")
    assert t.offered == ["card corn-scoop", "done"]
    t.pick("done")
    assert (t.hand(), t.seat) == (["pond-hut", "corn-scoop"], 1)


@pytest.mark.rule("AGR-043")
def test_no_card_can_open_meeting_place_twice() -> None:
    t = situation({"placed": ["meeting-place", "forest"]})
    assert "forest" not in spaces(t)
    give_card(t, share(lambda g, me, space: True))  # "you may use any occupied space"
    t.state.piles[NUMBER_OF["forest"]] = 3
    assert "forest" in spaces(t)
    assert "meeting-place" not in spaces(t)


@pytest.mark.rule("AGR-044")
def test_a_space_is_free_again_when_the_only_person_leaves() -> None:
    t = situation({}, placed=["day-laborer"])
    assert "day-laborer" not in spaces(t)
    t.state.leave(t.player(), NUMBER_OF["day-laborer"])
    assert (t.player().home, t.player().placed) == (2, [])
    assert "day-laborer" in spaces(t)
    assert "day-laborer" in spaces(t, seat=1)


@pytest.mark.rule("AGR-044")
def test_a_space_stays_closed_while_somebody_is_there() -> None:
    t = situation({}, placed=["day-laborer"])
    t.state.occupied[NUMBER_OF["day-laborer"]] |= 0b10
    t.state.leave(t.player(), NUMBER_OF["day-laborer"])
    assert "day-laborer" not in spaces(t)
    t = situation({}, people=3, placed=["day-laborer"])
    t.player().placed.append(NUMBER_OF["day-laborer"])
    t.state.leave(t.player(), NUMBER_OF["day-laborer"])
    assert "day-laborer" not in spaces(t)


@pytest.mark.rule("AGR-043", "AGR-044")
def test_meeting_place_is_used_up_even_if_it_is_left() -> None:
    t = situation({}, placed=["meeting-place"])
    t.state.leave(t.player(), NUMBER_OF["meeting-place"])
    assert "meeting-place" not in spaces(t)


# What using means


@pytest.mark.rule("AGR-045")
def test_who_uses_a_space_carries_out_one_of_its_actions() -> None:
    t = situation({}, goods="7 wood, 2 reed")
    t.place("farm-expansion")
    assert t.offered == ["action rooms", "action stables"]  # and nothing else
    t.pick("action stables")
    assert "done" not in t.offered
    t.pick("cell 4")
    assert "done" in t.offered


@pytest.mark.rule("AGR-045")
def test_a_space_without_a_possible_action_cannot_be_used() -> None:
    t = situation(round=14, piles={"forest": 0, "fishing": 0})
    for space in ("farm-expansion", "lessons", "major-improvement", "fencing", "grain-utilization", "forest",
                  "basic-wish", "house-redevelopment", "farm-redevelopment", "fishing"):  # fmt: skip
        assert not t.usable(space)
    for space in ("meeting-place", "grain-seeds", "farmland", "day-laborer", "clay-pit", "urgent-wish", "cultivation"):
        assert t.usable(space)


@pytest.mark.rule("AGR-046")
def test_an_action_that_a_card_grants_needs_no_person() -> None:
    t = situation({}, played=["assistant-tiller"])
    t.place("day-laborer", "card assistant-tiller", "cell 0")
    assert (list(t.fields()), t.player().home, len(t.player().placed)) == ([0], 1, 1)
    assert t.usable("farmland")  # plowing did not occupy it


@pytest.mark.rule("AGR-046")
def test_an_action_that_a_card_grants_works_although_its_space_is_occupied() -> None:
    t = situation({}, played=["assistant-tiller", "lasso"], used={"farmland": 1})
    t.place("day-laborer", "card assistant-tiller", "cell 0")
    assert list(t.fields()) == [0]


@pytest.mark.rule("AGR-047")
def test_a_person_is_placed_before_anything_is_used() -> None:
    t = situation({}, goods="5 wood, 2 reed")
    heard = []
    give_card(
        t,
        on(BEFORE_USE, run=lambda g, me, deed: heard.append("before")),
        on(AFTER_USE, run=lambda g, me, deed: heard.append("after")),
    )
    t.place("farm-expansion")
    number = NUMBER_OF["farm-expansion"]
    assert (t.player().placed, t.state.occupied[number], t.player().home) == ([number], 1, 1)
    assert (heard, t.goods(), len(t.rooms())) == (["before"], "5 wood, 2 reed", 2)
    t.pick("action rooms", "cell 11")
    assert (heard, t.goods(), len(t.rooms())) == (["before", "after"], "", 3)


@pytest.mark.rule("AGR-048")
def test_a_turn_covers_everything_a_person_does_on_a_space() -> None:
    t = situation({}, goods="grain", round=13, played=["assistant-tiller", "bread-paddle"])
    heard = []
    give_card(t, on(END_OF_TURN, run=lambda g, me, deed: heard.append("end")))
    t.place("cultivation", "cell 0")
    assert (heard, t.seat) == ([], 0)
    t.pick("action sow", "grain 0")
    assert (heard, t.seat) == (["end"], 1)  # two actions, one turn
    t.place("forest").place("day-laborer", "card assistant-tiller", "cell 1")
    assert heard == ["end", "end"]  # the card's action is part of the turn, not another one


@pytest.mark.rule("AGR-050")
def test_who_skips_places_later() -> None:
    t = Situation(new_game("agricola", players=2, cards="deal", variants=["open-display"], seed=4))
    me = t.state.players[t.state.first]
    card = next(thing for thing in t.offered if thing.startswith("card "))
    t.pick(card)
    assert (me.home, t.seat) == (2, 1 - me.seat)  # passed, with everybody still at home
    t.place("forest").place("clay-pit").place("reed-bank")
    assert (t.seat, me.home) == (me.seat, 1)
    t.place("fishing")
    assert t.state.round == 2  # both have placed two people


# The starting player


@pytest.mark.rule("AGR-051")
def test_the_token_changes_hands_at_once_and_the_order_stays() -> None:
    t = situation({}, {}, first=0)
    t.place("forest").place("meeting-place")
    assert t.state.first == t.state.view(None)["first"] == 1
    order = []
    for space in ("clay-pit", "reed-bank", "fishing", "day-laborer"):
        order.append(t.seat)
        t.place(space)
    assert order == [2, 0, 1, 2]  # as the round began
    assert t.seat == 1


# Goods of others, goods given back


@pytest.mark.rule("AGR-052")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_gives_goods_to_another_player(seed: int) -> None:
    t = Situation(new_game("agricola", players=3, seed=seed))
    dice = random.Random(seed)
    while (choice := t.game.choice) is not None:
        before = [me.goods[:] for me in t.state.players]
        moment = (t.state.round, t.state.phase)
        t.game.play(dice.choice(choice.options), choice.seat)
        if moment == (t.state.round, t.state.phase) == (moment[0], WORK):
            assert all(me.goods == before[me.seat] for me in t.state.players if me.seat != choice.seat)


@pytest.mark.rule("AGR-053", "AGR-139")
@pytest.mark.parametrize(
    "good", ["food", "wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle"]
)
def test_any_good_may_be_given_back_at_any_time(good: str) -> None:
    t = situation({}, goods=good)
    t.pick("anytime", f"discard {good}")
    assert (t.goods(), t.prompt, t.seat) == ("", "place-person", 0)  # and the turn is still to come
    assert not t.offers("anytime")


@pytest.mark.rule("AGR-053")
def test_fences_stables_and_people_are_never_given_back() -> None:
    t = situation({}, goods="food, wood, sheep", stables=[4], pastures=[[9]], people=3)
    t.pick("anytime")
    assert t.offered == ["discard food", "discard wood", "discard sheep", "done"]
    assert t.player().goods[FOOD] == 1
