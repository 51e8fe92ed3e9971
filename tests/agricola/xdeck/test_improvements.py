"""X07 to X12: gifts of the aliens."""

from typing import Any

import pytest

from allmende.agricola.goods import FOOD
from tests.agricola.seasons.situations import start_for
from tests.agricola.situations import Situation, everybody_works
from tests.agricola.xdeck.situations import contact, draw, table

# X07


@pytest.mark.parametrize(
    ("farm", "points"),
    [
        ({}, 0),
        ({"rooms": [0, 5, 10]}, 1),
        ({"rooms": [0, 5, 10, 1, 6, 11]}, 2),
        ({"fields": [2, 7, 12]}, 1),
        ({"fields": [2, 7, 8]}, 0),
        ({"pastures": [[4, 9, 14]]}, 1),
        ({"pastures": [[3, 4, 8, 9, 13, 14]]}, 1),
        ({"pastures": [[4, 9], [14]]}, 0),
        ({"pastures": [[4, 9, 14], [3, 8, 13]]}, 2),
        ({"rooms": [0, 5, 10], "fields": [1, 6, 11], "pastures": [[4, 9, 14]]}, 3),
    ],
)
def test_ley_lines_are_columns(farm: dict[str, Any], points: int) -> None:
    assert table({"played": ["ley-lines"], **farm}).score("bonus") == points


def test_field_cards_are_no_ley_lines() -> None:
    t = table({"played": ["ley-lines", "beanfield"], "fields": [1, 6]}, cards="deal")
    assert t.score("bonus") == 0


# X08

ENERGY = "strange-alien-energy"
LUCKY: dict[str, Any] = {"played": [ENERGY], "notes": {ENERGY: 3}, "home": 0}


def before_home(*seats: dict[str, Any], **given: Any) -> Situation:
    """Everybody has placed all people; what comes directly before the returning-home phase is next."""
    idle = [{"home": 0, **seat} for seat in seats]
    return table(*idle, *[{"home": 0}] * (2 - len(idle)), phase="returning-home", **given)


def test_the_card_comes_with_three_tokens() -> None:
    t = draw(ENERGY)
    assert (t.player().note(ENERGY), t.score("improvements")) == (3, -3)
    everybody_works(t)
    assert (t.prompt, t.seat, t.state.round) == ("card", 0, 8), "in the round of the draw already"


@pytest.mark.rule("AGR-471")
def test_a_token_is_an_action_without_a_person() -> None:
    t = before_home(LUCKY, piles={"forest": 9})
    assert t.offers("done")
    t.pick("space forest")
    assert (t.goods(), t.pile("forest"), t.player().note(ENERGY)) == ("9 wood", 3, 2), "one token in a round"
    assert (t.state.round, t.score("improvements")) == (9, -3)


@pytest.mark.rule("AGR-471")
def test_the_space_must_be_free_and_usable() -> None:
    t = before_home({**LUCKY, "placed": ["forest"]}, {"placed": ["lessons-2"]}, {}, {}, {}, piles={"fishing": 0})
    assert not t.offers("space forest"), "occupied"
    assert not t.offers("space copse"), "blocked"
    assert not t.offers("space fishing"), "empty"
    assert not t.offers("space farm-expansion"), "nothing can be paid"
    assert t.offers("space day-laborer")


@pytest.mark.rule("AGR-471")
def test_cards_that_react_to_using_are_silent() -> None:
    farm = {**LUCKY, "played": [ENERGY, "wood-cutter"]}
    assert before_home(farm, cards="deal", piles={"forest": 3}).pick("space forest").count("wood") == 3


@pytest.mark.rule("AGR-471")
def test_cards_that_react_to_what_is_done_act() -> None:
    """A merchant waits for whoever builds a stable."""
    farm = {**LUCKY, "goods": "2 wood, 2 reed"}
    t = before_home(farm, aliens={"gone": ["merchants-of-jupiter"]})
    t.pick("space farm-expansion", "cell 0", "merchants-of-jupiter")
    assert t.goods() == ""


def test_costs_are_paid_and_newborns_lie_beside_the_last_person() -> None:
    farm = {**LUCKY, "rooms": [5, 10, 0], "placed": ["fishing", "forest"]}
    t = before_home(farm, round=9)
    t.pick("space basic-wish")
    assert (t.people(), t.player().begging) == (3, 5), "the newborn eats 1 food in the harvest of this round"


def test_the_tokens_run_out() -> None:
    assert before_home({**LUCKY, "notes": {ENERGY: 0}}).state.round == 9


def test_meeting_place_without_a_person() -> None:
    t = before_home({**LUCKY}, first=1).pick("space meeting-place")
    assert t.state.first == 0


@pytest.mark.rule("AGR-470")
def test_tokens_come_before_the_returning_home_phase() -> None:
    """The starting player is the first. Claypipe counts what came in the work phase, and comes later."""
    t = before_home(LUCKY, {"played": ["alien-farmhand"], "aliens": {"pitchfork": "forest"}}, first=1)
    assert (t.seat, t.phase) == (1, "work")
    assert t.pick("wood").seat == 0
    piper = {**LUCKY, "played": [ENERGY, "claypipe"]}
    t = before_home(piper, cards="deal", piles={"forest": 7})
    assert t.food() == 0
    assert t.pick("space forest").goods() == "2 food, 7 wood"
    fork = {"played": ["alien-farmhand", "claypipe"], "aliens": {"pitchfork": "forest"}, "collected": 6}
    assert before_home(fork, cards="deal").pick("wood").goods() == "2 food, wood"
    assert before_home(fork, cards="deal").pick("done").goods() == ""


# X09

FORK: dict[str, Any] = {"played": ["alien-farmhand"], "aliens": {"pitchfork": "forest"}}


def test_the_drawer_marks_a_space() -> None:
    t = draw("alien-farmhand")
    assert not t.offers("done")
    assert t.offers("space western-quarry")
    assert not t.offers("space farmland")
    assert not t.offers("space cattle-market"), "not in play yet"
    t.pick("space reed-bank")
    (shown,) = [space for space in t.game.view(1)["table"]["spaces"] if space["space"] == "reed-bank"]
    assert shown["pitchfork"] == 0


def test_the_farmhand_takes_one_good() -> None:
    t = before_home(FORK, piles={"forest": 6})
    assert t.offers("done")
    assert t.pick("wood").goods() == "wood"
    assert t.pile("forest") == 5 + 3, "and three more in the next round"


def test_the_farmhand_needs_an_empty_space_with_goods() -> None:
    assert before_home({**FORK, "placed": ["forest"]}).state.round == 9
    assert before_home(FORK, {"placed": ["forest"]}).state.round == 9
    assert before_home(FORK, piles={"forest": 0}).state.round == 9


def test_the_farmhand_chooses_between_kinds() -> None:
    t = before_home(FORK, piles={"forest": "2 wood, clay"})
    assert t.offered == ["good wood", "good clay", "done"]
    assert t.pick("clay").goods() == "clay"
    assert t.state.others_there == {}


def test_blocked_is_not_occupied() -> None:
    fork = {**FORK, "aliens": {"pitchfork": "copse"}}
    t = before_home(fork, {"placed": ["lessons-2"]}, {}, {}, {}, piles={"copse": 2})
    assert t.offers("good wood")


def test_the_farmhand_is_no_use() -> None:
    t = before_home({**FORK, "played": ["alien-farmhand", "wood-cutter"]}, cards="deal").pick("wood")
    assert t.goods() == "wood"


def test_the_mark_stays() -> None:
    t = before_home(FORK).pick("wood")
    everybody_works(t)
    assert contact(t).pitchfork >= 0


# X10


def test_the_next_haul_is_doubled_and_the_card_goes_on() -> None:
    t = table({"played": ["replicator"]}, {}, {}, piles={"forest": 3}).place("forest")
    assert (t.goods(), t.played(0), t.played(1)) == ("6 wood", [], ["replicator"])
    t.place("clay-pit")
    assert (t.goods(1), t.played(2)) == ("2 clay", ["replicator"]), "for the left neighbour it acts again"


def test_the_haul_that_drew_it_is_not_doubled() -> None:
    t = draw("replicator", piles={"western-quarry": 2})
    assert (t.goods(), t.played()) == ("2 stone", ["replicator"])


def test_other_spaces_do_not_count_for_the_replicator() -> None:
    t = table({"played": ["replicator"]}).place("day-laborer")
    assert (t.goods(), t.played()) == ("2 food", ["replicator"])


def test_goods_of_cards_are_not_doubled() -> None:
    t = table({"played": ["replicator", "wood-cutter"]}, cards="deal", piles={"forest": 3}).place("forest")
    assert t.goods() == "7 wood"


def test_several_kinds_are_doubled_and_animals_housed() -> None:
    t = table({"played": ["replicator"]}, piles={"fishing": "2 food, stone"}).place("fishing")
    assert t.goods() == "4 food, 2 stone"
    t = table({"played": ["replicator"], "pastures": [[4]]}, piles={"sheep-market": 1}).place("sheep-market")
    assert t.goods() == "2 sheep"


@pytest.mark.rule("AGR-472")
def test_alone_the_replicator_leaves_the_game() -> None:
    t = table({"played": ["replicator"]}, players=1).place("clay-pit")
    assert (t.goods(), t.played()) == ("2 clay", [])


def test_the_replicator_counts_as_an_improvement() -> None:
    assert table({"played": ["replicator"]}).player().outfit.improvements == 1


# X11

FILE: dict[str, Any] = {"played": ["x-file"]}


def test_all_fences_together_cost_one_wood_less() -> None:
    t = table({**FILE, "goods": "3 wood"}, rounds=["fencing"])
    t.place("fencing", "edge 0", "edge 5", "edge 20", "edge 21")
    assert (t.goods(), t.pastures()) == ("", [[0]])


def test_the_first_stable_and_the_first_room_cost_one_wood_less() -> None:
    t = table({**FILE, "goods": "3 wood"}).place("farm-expansion", "cell 0", "cell 1")
    assert (t.goods(), t.stables()) == ("", [0, 1])
    t = table({**FILE, "goods": "9 wood, 4 reed"}).place("farm-expansion", "rooms", "cell 0", "cell 1")
    assert (t.goods(), len(t.rooms())) == ("", 4)


def test_rooms_and_stables_are_two_kinds() -> None:
    t = table({**FILE, "goods": "5 wood, 2 reed"}).place("farm-expansion", "rooms", "cell 0")
    assert t.goods() == "wood"
    t.pick("stables", "cell 1")
    assert t.goods() == ""


def test_only_wood_is_saved() -> None:
    clay = {**FILE, "material": "clay", "goods": "4 clay, 2 reed"}
    assert not table(clay).usable("farm-expansion")
    t = table({**FILE, "goods": "wood"}, side_job=True, players=3).place("side-job", "cell 0")
    assert t.goods() == "wood", "never below nothing"


def test_in_spring_two_more_fences_are_free_but_one_is_paid() -> None:
    spring: dict[str, Any] = {"rounds": ["fencing"], "season": start_for("spring", 8)}
    t = table({**FILE, "goods": "wood"}, **spring).place("fencing", "edge 0", "edge 5", "edge 20", "edge 21")
    assert (t.goods(), t.pastures()) == ("", [[0]])
    halved = {**FILE, "pastures": [[3, 4, 8, 9]]}
    assert not table({**halved, "goods": ""}, **spring).usable("fencing"), "free ones need one that is paid"
    assert table({**halved, "goods": "wood"}, **spring).place("fencing", "edge 24", "edge 30", "done").goods() == ""


def test_each_action_counts_anew() -> None:
    t = table({**FILE, "goods": "2 wood"}).place("farm-expansion", "cell 0")
    assert t.goods() == "wood"
    everybody_works(t)
    assert (t.state.round, t.seat) == (9, 0)
    wood = t.count("wood")
    t.place("farm-expansion", "cell 1")
    assert t.count("wood") == wood - 1


# X12

FRIENDS = "furry-friends"


def harvest(n: int, food: int, **given: Any) -> Situation:
    seat = {"played": [FRIENDS], "notes": {FRIENDS: n}, "goods": f"{food} food"}
    return table(seat, {"goods": "20 food"}, round=9, phase="field-phase", **given)


def test_two_creatures_come() -> None:
    assert draw(FRIENDS).player().note(FRIENDS) == 2


@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 3), (3, 4), (4, 6), (6, 9), (9, 13)])
def test_creatures_multiply_in_the_field_phase(before: int, after: int) -> None:
    t = harvest(before, 4)
    assert (t.player().note(FRIENDS), t.player().noted) == (0, -after), "all of them are hungry"
    t = harvest(before, 40)
    assert (t.player().note(FRIENDS), t.player().noted) == (after, 0)


def test_creatures_eat_after_the_family() -> None:
    t = harvest(2, 4 + 3)
    assert t.food() == 3, "the family has eaten"
    assert t.offered == ["count 0", "count 1", "count 2", "count 3"]
    t.pick("count 3")
    assert (t.goods(), t.player().note(FRIENDS), t.score("bonus"), t.player().begging) == ("", 3, 3, 0)


def test_a_hungry_creature_leaves_and_costs_a_point() -> None:
    t = harvest(2, 4 + 3).pick("count 1")
    assert (t.food(), t.player().note(FRIENDS), t.player().noted, t.score("bonus")) == (2, 1, -2, -1)
    t = harvest(2, 3)
    assert (t.player().note(FRIENDS), t.player().noted, t.player().begging) == (0, -3, 1), "no markers for creatures"


def test_food_may_be_made_for_creatures() -> None:
    seat = {"played": [FRIENDS], "notes": {FRIENDS: 2}, "goods": "4 food, 2 grain"}
    t = table(seat, {"goods": "20 food"}, round=9, phase="field-phase")
    assert t.prompt == "feed"
    t.pick("eat grain", "eat grain", "count 2")
    assert (t.goods(), t.player().note(FRIENDS), t.player().noted) == ("", 2, -1)


def test_more_than_nine_are_fed_in_two_steps() -> None:
    t = harvest(9, 4 + 13).pick("count 9", "count 4")
    assert (t.player().note(FRIENDS), t.player().goods[FOOD]) == (13, 0)


def test_creatures_eat_before_the_house_is_heated() -> None:
    seat = {"played": [FRIENDS], "notes": {FRIENDS: 2}, "goods": "7 food, 2 fuel"}
    t = table(seat, {"goods": "20 food, 5 fuel"}, round=9, phase="field-phase", expansion="moor", level=1)
    assert t.prompt == "card"
    t.pick("count 3")
    assert (t.prompt, t.goods()) == ("heat", "2 fuel")
