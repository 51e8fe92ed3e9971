"""X13 to X20, X22 and X24: events about people, goods and points, and the only alien occupation."""

from typing import Any

import pytest

from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.farm.plan import bits
from tests.agricola.situations import Situation, everybody_works
from tests.agricola.xdeck.situations import contact, draw, table

# X13


def finished(*noted: int, drawn: bool = True, **given: Any) -> Situation:
    """The end of a game in which players have these points."""
    seats = [{"noted": n} for n in noted]
    gone: dict[str, Any] = {"aliens": {"gone": ["space-diner"]}} if drawn else {}
    t = table(*seats, players=len(noted), round=14, phase="over", **gone, **given)
    for me in t.state.players:
        me.noted += noted[me.seat] - t.game.scores()[me.seat]["total"]
    return t


def test_42_points_win() -> None:
    assert finished(42, 50).game.winners() == [0]
    assert finished(41, 50).game.winners() == [1]
    assert finished(43, 30).game.winners() == [0]
    assert finished(42, 50, drawn=False).game.winners() == [1]


def test_several_with_42_break_the_tie_as_usual() -> None:
    t = finished(42, 42, 60)
    assert t.game.winners() == [0, 1]
    t.player(1).goods[1] += 1
    assert t.game.winners() == [1]


@pytest.mark.rule("AGR-472")
def test_alone_42_points_mean_nothing() -> None:
    assert finished(42).state.setup.doors.lucky(finished(42).state) is None


@pytest.mark.rule("AGR-254")
@pytest.mark.parametrize(("noted", "asked"), [(56, True), (55, False), (54, False)])
def test_who_has_a_point_too_many_may_still_eat_it(noted: int, asked: bool) -> None:
    seat = {"noted": noted, "goods": "vegetable"}
    diner: dict[str, Any] = {"aliens": {"gone": ["space-diner"]}}
    t = table(seat, {}, round=14, rounds=[], phase="after-breeding", **diner)
    assert t.game.over != asked
    if asked:
        t.pick("anytime", "eat vegetable")
        assert (t.game.scores()[0]["total"], t.game.winners()) == (42, [0])


# X14


def test_a_child_is_born_in_the_quarry() -> None:
    t = draw("earthlings-are-easy")
    assert (t.people(), t.player().newborns, t.player().born_at) == (3, 1, [NUMBER_OF["western-quarry"]])
    t = draw("earthlings-are-easy", {"people": 5})
    assert t.people() == 5


@pytest.mark.rule("AGR-469")
def test_growth_that_costs_food() -> None:
    tripods = {"aliens": {"gone": ["tripods"]}}
    t = draw("earthlings-are-easy", {"goods": "food"}, **tripods)
    assert (t.people(), t.goods()) == (3, "stone"), "it must be if the food is there"
    t = draw("earthlings-are-easy", {"goods": "grain"}, **tripods)
    assert t.offered == ["yes", "no"]
    t.pick("no")
    assert (t.people(), t.count("grain")) == (2, 1), "if it had to be made it may be left"
    t = draw("earthlings-are-easy", {"goods": "grain"}, **tripods).pick("yes")
    assert (t.people(), t.goods()) == (3, "stone")
    assert draw("earthlings-are-easy", **tripods).people() == 2, "without it nothing happens"


# X15

TRIPODS: dict[str, Any] = {"aliens": {"gone": ["tripods"]}}


def going_home(*seats: dict[str, Any], **given: Any) -> Situation:
    idle = [{"home": 0, **seat} for seat in seats]
    return table(*idle, *[{"home": 0}] * (2 - len(idle)), phase="returning-home", **given)


@pytest.mark.rule("AGR-453")
def test_everybody_pays_a_tribute_at_the_end_of_a_round() -> None:
    t = going_home({"goods": "2 wood, sheep"}, {"goods": "food, reed"}, first=1, **TRIPODS)
    assert (t.prompt, t.seat, t.offered) == ("tribute", 1, ["good food", "good reed", "person"])
    t.pick("reed")
    assert t.offered == ["good wood", "good sheep", "person"]
    t.pick("person")
    assert (t.goods(1), t.goods(0), t.people(0), t.player(0).home) == ("food", "2 wood, sheep", 1, 1)


def test_the_tripods_are_there_in_the_round_of_the_draw() -> None:
    t = everybody_works(draw("tripods", {"goods": "clay"}))
    assert (t.prompt, t.state.round) == ("tribute", 8)


@pytest.mark.rule("AGR-468")
def test_whoever_has_nothing_to_give_loses_nothing() -> None:
    t = going_home({"people": 1}, {"people": 1}, **TRIPODS)
    assert (t.state.round, t.people(0), t.people(1)) == (9, 1, 1)
    t = going_home({"people": 1, "goods": "clay"}, {"people": 1}, **TRIPODS)
    assert (t.state.round, t.goods()) == (9, ""), "the last person never leaves"
    t = going_home({"people": 2}, {"people": 1}, **TRIPODS)
    assert (t.state.round, t.people(0)) == (9, 1)


@pytest.mark.rule("AGR-470")
def test_the_tribute_comes_after_those_who_leave() -> None:
    t = going_home({"aliens": {"leaving": 1}, "goods": "clay, reed"}, {"people": 1}, **TRIPODS)
    assert (t.people(), t.offered) == (1, ["good clay", "good reed"])


def test_the_tribute_is_paid_before_the_harvest_and_in_round_14() -> None:
    t = going_home({"goods": "wood", "fields": {"0": "grain"}}, round=14, **TRIPODS)
    assert (t.prompt, t.fields()) == ("tribute", {0: "grain"})


def test_goods_on_fields_do_not_count() -> None:
    t = going_home({"people": 1, "fields": {"0": "grain"}}, {"people": 1}, **TRIPODS)
    assert t.fields() == {0: "grain"}


def test_every_growth_costs_food() -> None:
    home = {"rooms": [5, 10, 0], "goods": "food"}
    assert table(home, **TRIPODS).place("basic-wish").goods() == ""
    assert not table({**home, "goods": ""}, **TRIPODS).usable("basic-wish")


# X16


@pytest.mark.rule("AGR-379")
def test_the_drawer_places_the_next_person_of_everybody_else() -> None:
    t = draw("beam-me-down", {}, {}, {})
    assert [contact(t, seat).beamed_by for seat in range(3)] == [-1, 0, 0]
    assert (t.seat, t.prompt) == (0, "place-for")
    assert t.game.choice is not None
    assert t.game.choice.prompt.args == {"to": 1}
    t.pick("space grain-seeds")
    assert (t.goods(1), contact(t, 1).beamed_by) == ("grain", -1)
    assert (t.seat, t.prompt) == (0, "place-for")
    t.pick("space day-laborer")
    assert (t.goods(2), t.seat, t.prompt) == ("2 food", 0, "place-person")
    t.place("fishing")
    assert (t.seat, t.prompt) == (1, "place-person"), "one placement each"


def test_the_player_who_acts_decides_everything_else() -> None:
    t = draw("beam-me-down", {}, {"goods": "4 wood"}).pick("done", seat=1).pick("space farm-expansion")
    assert (t.seat, t.prompt) == (1, "build-stable")
    t.pick("cell 0")
    assert t.stables(1) == [0]


def test_only_spaces_that_the_player_could_use() -> None:
    t = draw("beam-me-down")
    assert not t.usable("farm-expansion")
    assert not t.usable("western-quarry")
    assert t.usable("farmland")


def test_the_first_placement_of_the_next_round() -> None:
    t = draw("beam-me-down", {}, {"home": 0})
    assert (t.seat, t.prompt) == (0, "place-person")
    t.place("fishing")
    assert (t.state.round, t.seat, t.prompt) == (9, 0, "place-person")
    t.place("fishing")
    assert (t.seat, t.prompt, contact(t, 1).beamed_by) == (0, "place-for", 0)


def test_something_may_be_done_before_one_is_beamed() -> None:
    t = draw("beam-me-down", {}, {"goods": "grain"})
    assert (t.seat, t.prompt, t.offered) == (1, "be-placed", ["anytime", "done"])
    t.pick("anytime", "eat grain", "done").pick("space forest")
    assert t.goods(1) == "food, 3 wood"


def test_special_actions_are_no_placements() -> None:
    t = draw("beam-me-down", expansion="moor", level=1)
    assert (t.seat, t.prompt) == (1, "be-placed")
    special = next(thing for thing in t.offered if thing.startswith("special"))
    t.pick(special)
    assert contact(t, 1).beamed_by == 0


@pytest.mark.rule("AGR-472")
def test_alone_nobody_is_beamed() -> None:
    t = draw("beam-me-down", players=1)
    assert (t.prompt, contact(t).beamed_by) == ("place-person", -1)


# X17


def candy_trail(points: int) -> Situation:
    t = draw("candy-trail").pick(f"count {points}")
    while t.prompt == "lay-candy":
        t.pick(t.offered[0])
    return t


@pytest.mark.parametrize("points", [2, 3, 4, 5, 6])
def test_points_now_and_candies_to_collect(points: int) -> None:
    t = candy_trail(points)
    assert (t.player().noted, contact(t).candies.bit_count()) == (points, 2 * points)
    assert t.score("bonus") == points - 2 * points


def test_the_choice_is_between_two_and_six() -> None:
    assert draw("candy-trail").offered == [f"count {n}" for n in range(2, 7)]


def test_candies_lie_on_different_spaces_in_play() -> None:
    t = draw("candy-trail").pick("count 2")
    assert t.offers("space western-quarry")
    assert not t.offers("space cattle-market"), "not in play"
    t.pick("space forest")
    assert not t.offers("space forest")


def test_no_candy_lies_on_the_space_of_a_season() -> None:
    t = draw("candy-trail", season="spring").pick("count 2")
    assert not [key for key in t.offered if key.split()[1] in ("winter", "spring", "summer", "autumn")]


def test_only_the_drawer_collects_candies() -> None:
    seat = {"aliens": {"candies": ["forest", "fishing"]}}
    t = table(seat).place("forest")
    assert bits(contact(t).candies) == [NUMBER_OF["fishing"]]
    t.place("fishing")
    assert bits(contact(t).candies) == [NUMBER_OF["fishing"]], "uses by others change nothing"
    (shown,) = [space for space in t.game.view(1)["table"]["spaces"] if space["space"] == "fishing"]
    assert shown["candies"] == [0]


def test_a_candy_goes_on_to_the_space_that_replaces_its_own() -> None:
    t = table({"aliens": {"candies": ["basic-wish"]}})
    t.state.setup.doors.replaced(t.state, NUMBER_OF["basic-wish"], NUMBER_OF["urgent-wish"])
    assert bits(contact(t).candies) == [NUMBER_OF["urgent-wish"]]


# X18


@pytest.mark.rule("AGR-463")
def test_a_child_for_five_goods() -> None:
    rich = {"goods": "3 wood, sheep, food"}
    t = draw("i-am-your-father", rich, {"people": 3, "rooms": [5, 10, 0]}, {"people": 2})
    assert t.offered == ["seat 1", "done"], "the other keeps at least 2 people"
    t.pick("seat 1", "wood", "wood", "wood", "sheep", "food")
    assert (t.goods(), t.goods(1), t.people(), t.people(1)) == ("stone", "food, 3 wood, sheep", 3, 2)
    assert (t.player().home, t.player(1).home) == (2, 2), "the person can be placed in this round"
    t = draw("i-am-your-father", {"goods": "5 food", "people": 5}, {"people": 3})
    assert t.prompt == "place-person", "not with 5 people"


def test_nobody_has_to_adopt() -> None:
    t = draw("i-am-your-father", {"goods": "5 food"}, {"people": 3}).pick("done")
    assert (t.people(), t.food()) == (2, 5)
    assert draw("i-am-your-father", {"goods": "3 food"}, {"people": 3}).seat == 1, "4 goods are not enough"
    assert draw("i-am-your-father", {"goods": "4 food"}, {"people": 3}).offers("seat 1"), "with the stone 5 goods"


def test_a_person_on_the_board_is_exchanged_on_the_spot() -> None:
    other = {"people": 3, "placed": ["forest", "fishing", "clay-pit"]}
    t = draw("i-am-your-father", {"goods": "5 food"}, other).pick("seat 1", *["food"] * 5)
    assert (t.player().home, len(t.player(1).placed)) == (1, 2)
    assert t.state.occupied[NUMBER_OF["clay-pit"]] == 0b01
    assert t.player().placed == [NUMBER_OF["clay-pit"], NUMBER_OF["western-quarry"]]


def test_animals_received_are_housed() -> None:
    t = draw("i-am-your-father", {"goods": "5 sheep", "pastures": [[3, 4, 8, 9]]}, {"people": 3})
    t.pick("seat 1", *["sheep"] * 5)
    assert (t.people(), t.goods(1)) == (3, "sheep"), "there was room for one"


def test_an_adoption_is_no_growth() -> None:
    t = draw("i-am-your-father", {"goods": "5 wood"}, {"people": 3}, aliens={"gone": ["tripods"]})
    t.pick("seat 1", *["wood"] * 5)
    assert t.people() == 3


@pytest.mark.rule("AGR-472")
def test_alone_there_is_nobody_to_adopt() -> None:
    assert draw("i-am-your-father", {"goods": "9 food"}, players=1).prompt == "place-person"


# X19


@pytest.mark.rule("AGR-453", "AGR-467")
def test_three_animals_for_one_person() -> None:
    farm = {"pastures": [[3], [4]], "people": 3, "home": 1}
    t = draw("alien-abduction", farm, {"home": 0})
    assert t.goods() == "stone, sheep, boar, cattle"
    assert (t.state.round, t.people(), t.player().home) == (9, 2, 2), "gone when people went home"


@pytest.mark.rule("AGR-467")
def test_healthy_adults_go_first() -> None:
    seat = {"people": 3, "bed": 1, "home": 0, "placed": ["fishing"], "aliens": {"leaving": 1}}
    t = table(seat, {"home": 0}, phase="returning-home", expansion="moor", level=1)
    assert (t.people(), t.player().bed) == (2, 1)
    seat = {"people": 2, "bed": 2, "home": 0, "aliens": {"leaving": 1}}
    t = table(seat, {"home": 0}, phase="returning-home", expansion="moor", level=1)
    assert (t.people(), t.player().bed) == (1, 1)


@pytest.mark.rule("AGR-467")
def test_two_effects_take_two() -> None:
    assert going_home({"people": 4, "aliens": {"leaving": 2}}).people() == 2


@pytest.mark.rule("AGR-468")
def test_the_last_person_never_leaves() -> None:
    assert going_home({"people": 1, "aliens": {"leaving": 1}}).people() == 1
    assert going_home({"people": 2, "aliens": {"leaving": 2}}).people() == 1
    rebel = {"people": 2, "played": ["rebel"], "notes": {"rebel": True}, "aliens": {"leaving": 1}}
    assert going_home(rebel).people() == 2, "a rebel never acts"


def test_who_was_abducted_is_not_fed() -> None:
    t = going_home({"goods": "4 food", "aliens": {"leaving": 1}}, {"goods": "4 food"}, round=9)
    assert (t.food(), t.player().begging) == (2, 0)


# X20

SMALL: dict[str, Any] = {"played": ["darling-i-shrunk"]}


@pytest.mark.rule("AGR-464")
def test_pastures_and_stables_hold_twice_as_many() -> None:
    farm = {**SMALL, "pastures": [[3, 4]], "stables": [0]}
    t = table(farm)
    assert [place >> 7 for place in t.player().places()] == [8, 2, 1], "the house only one"
    t = table({**SMALL, "pastures": [[3, 4]], "stables": [3]})
    assert [place >> 7 for place in t.player().places()] == [16, 1], "the last step"
    t = table({"played": ["darling-i-shrunk", "drinking-trough"], "pastures": [[3, 4]]}, cards="deal")
    assert [place >> 7 for place in t.player().places()] == [12, 1]


@pytest.mark.rule("AGR-464")
def test_animals_score_as_usual_and_later_ones_shrink_too() -> None:
    t = table({**SMALL, "goods": "8 sheep", "pastures": [[3, 4]]})
    assert t.score("sheep") == 4


@pytest.mark.parametrize(
    ("oven", "food"),
    [
        ("fireplace-2", {"sheep": 1, "boar": 1, "cattle": 1}),
        ("cooking-hearth-4", {"sheep": 1, "boar": 1, "cattle": 2}),
    ],
)  # fmt: skip
def test_small_animals_are_half_the_food(oven: str, food: dict[str, int]) -> None:
    for animal, n in food.items():
        t = table({"played": ["darling-i-shrunk", oven], "goods": animal}).pick("anytime", f"eat {animal}")
        assert t.food() == n
    t = table({"played": ["darling-i-shrunk", oven], "goods": "vegetable"}).pick("anytime", "eat vegetable")
    assert t.food() == (2 if oven == "fireplace-2" else 3), "vegetables have their size"


def test_exchanges_of_animals_for_food_are_halved() -> None:
    seat = {"played": ["darling-i-shrunk", "horse-butchery"], "goods": "2 horse", "pastures": [[3]]}
    t = table(seat, expansion="moor", level=2).pick("anytime", "exchange horse-butchery-0")
    assert t.food() == 2, "half of 5, rounded down"
    t = table({**seat, "played": ["horse-butchery"]}, expansion="moor", level=2)
    assert t.pick("anytime", "exchange horse-butchery-0").food() == 5


def test_it_is_for_the_drawer_alone() -> None:
    t = draw("darling-i-shrunk", {"pastures": [[4]]}, {"pastures": [[4]]})
    assert [t.player(seat).places()[0] >> 7 for seat in (0, 1)] == [4, 2]
    assert t.player().outfit.improvements == 0, "an event is no improvement"


# X22

COUSIN = "carbonite-cousin"


def test_somebody_is_frozen_for_four_rounds() -> None:
    t = draw(COUSIN, {"home": 1}, {"home": 0}, round=5)
    assert (t.state.round, t.people(), t.player().note(COUSIN), t.score("improvements")) == (6, 1, 9, 3)
    assert t.player().somebody_left()
    t = table({"people": 4, "played": [COUSIN], "notes": {COUSIN: 9}, "rooms": [5, 10, 0, 1, 6]})
    assert not t.player().somebody_left(), "still one of the 5 pieces"
    assert not t.usable("basic-wish")


def test_the_frozen_are_not_fed() -> None:
    t = going_home({"goods": "9 food", "played": [COUSIN], "aliens": {"freezing": True}}, {"goods": "4 food"}, round=7)
    assert t.food() == 7


def test_thawed_before_the_first_turn() -> None:
    seat = {"people": 1, "played": [COUSIN], "notes": {COUSIN: 9}}
    t = table(seat, round=9, phase="before-round", first=1)
    assert (t.seat, t.prompt, t.people(), t.player().home) == (0, "card", 2, 2)
    t.pick("space day-laborer")
    assert (t.seat, t.prompt, t.goods()) == (1, "place-person", "2 food")
    assert (t.player().home, t.player().note(COUSIN)) == (1, 0)
    t = table(seat, round=9, phase="before-round", first=1).pick("done")
    assert (t.seat, t.player().home) == (1, 2), "placed in a normal turn"


def test_after_round_10_nobody_is_frozen() -> None:
    t = draw(COUSIN, {"home": 1}, {"home": 0}, round=11)
    assert (t.people(), t.score("improvements")) == (2, 3)
    t = draw(COUSIN, {"home": 1}, {"home": 0}, round=10)
    assert (t.people(), t.player().note(COUSIN)) == (1, 14)


@pytest.mark.rule("AGR-468")
def test_the_last_person_is_not_frozen() -> None:
    t = going_home({"people": 1, "played": [COUSIN], "aliens": {"freezing": True}})
    assert (t.people(), t.player().note(COUSIN)) == (1, 0)


def test_the_cousin_is_not_beamed() -> None:
    seat = {"people": 1, "played": [COUSIN], "notes": {COUSIN: 9}, "aliens": {"beamed_by": 1}}
    t = table(seat, round=9, phase="before-round").pick("space day-laborer")
    assert contact(t).beamed_by == 1


# X24

REBEL: dict[str, Any] = {"played": ["rebel"], "notes": {"rebel": True}}


@pytest.mark.rule("AGR-378")
def test_a_rebel_never_acts_again() -> None:
    t = draw("rebel", {"people": 3, "home": 1}, {"home": 0})
    assert (t.state.round, t.player().noted, t.people(), t.player().home) == (9, 5, 3, 2)
    assert (t.player().outfit.occupations, t.score("people")) == (1, 9)


def test_a_rebel_eats_and_needs_a_room() -> None:
    t = table({**REBEL, "goods": "4 food"}, round=9, phase="feeding")
    assert (t.food(), t.player().begging) == (0, 0)
    assert not table(REBEL).usable("basic-wish")
    assert table(REBEL).player().home == 1


@pytest.mark.rule("AGR-468")
def test_the_last_person_is_no_rebel() -> None:
    t = going_home({"people": 1, "played": ["rebel"], "aliens": {"retiring": True}})
    assert (t.player().home, t.player().note("rebel")) == (1, 0)


def test_no_effect_takes_a_rebel_away() -> None:
    t = going_home({**REBEL, "people": 3, "aliens": {"leaving": 2}})
    assert (t.people(), t.player().note("rebel"), t.player().home) == (2, 1, 1)


def test_a_rebel_does_not_lie_in_bed() -> None:
    t = table({**REBEL, "goods": "4 food"}, {"goods": "9 food"}, round=9, phase="feeding", expansion="moor", level=1)
    assert (t.state.round, t.player().bed, t.player().home) == (10, 1, 0)
