"""Co-building at the dike (ledger section Co-building), and the tiles that act there."""

from typing import Any

import pytest

from allmende.locales import describe_event
from allmende.table import Seat
from tests.lowlands.situations import Situation, situation

FAR = {"dike_track": {"large": [36, 37, 38, 39, 40]}}  # progress tokens that nobody reaches here


def after_storing(
    *others: dict[str, Any], hand: str = "3 clay", printed: dict[str, Any] = FAR, **given: Any
) -> Situation:
    """Seat 0 has stored all its clay with farmer 3 and must now offer co-building."""
    t = situation(*others, hand=hand, printed={**FAR, **printed}, **given).place(3, "dike")
    while t.prompt == "store":
        t.pick("clay")
    return t.until("offer-co-building")


@pytest.mark.rule("LOW-125")
def test_after_storing_and_drawing_somebody_must_be_asked() -> None:
    t = situation(hand="wood", display="4 clay")
    t.place(4, "dike").pick("wood")
    assert (t.prompt, t.seat) == ("draw", 0)  # for the three points that are left
    t.pick("clay", "clay", "clay")
    assert (t.prompt, t.seat, t.cards()) == ("offer-co-building", 0, 3)
    assert t.offered == ["seat 1", "seat 2"]  # and there is no way out


@pytest.mark.rule("LOW-125")
def test_with_four_players_each_of_the_three_others_can_be_asked() -> None:
    t = situation({}, {"hand": "clay"}, players=4, turn=2)
    t.place(2, "dike").pick("clay").until("offer-co-building")
    assert t.offered == ["seat 3", "seat 0", "seat 1"]


@pytest.mark.rule("LOW-126")
def test_the_one_who_is_asked_decides_freely() -> None:
    t = after_storing({"hand": "2 clay"}, {"hand": "2 clay"}).pick("seat 1")
    assert (t.seat, t.prompt, t.offered) == (1, "co-build", ["yes", "no"])
    declined = Situation(t.game.clone()).pick("no")
    assert (declined.hand(1), declined.store, declined.steps(1)) == ("2 clay", ("clay", 3), 0)
    t.pick("yes")
    assert t.offered == ["resource clay"]  # who accepts stores at least one
    t.pick("clay", "done")
    assert (t.hand(1), t.store, t.steps(1)) == ("clay", ("clay", 4), 1)


@pytest.mark.rule("LOW-127")
def test_a_co_builder_stores_no_more_than_the_active_player_did() -> None:
    t = situation({"hand": "4 clay"}, hand="2 clay", farmers=[4])
    t.place(4, "dike").pick("clay", "clay").until("offer-co-building")
    t.pick("seat 1", "yes", "clay", "clay")
    assert (t.steps(1), t.hand(1), t.prompt) == (2, "2 clay", "place-farmer")


@pytest.mark.rule("LOW-128")
def test_the_same_storing_rules_and_a_step_for_each_resource() -> None:
    t = after_storing({"hand": "3 clay, stone"}).pick("seat 1", "yes")
    assert t.offered == ["resource clay"]  # clay has been started
    t.pick("clay", "clay")
    assert (t.store, t.state.segments) == (("clay", 5), 1)
    assert t.offered == ["resource stone", "done"]  # not the same kind again
    t.pick("stone")
    assert (t.store, t.steps(1), t.hand(1)) == (("stone", 1), 3, "clay")


@pytest.mark.rule("LOW-129", "LOW-120")
def test_laborers_of_the_co_builder_give_nothing() -> None:
    t = after_storing({"hand": "3 clay", "laborers": {"dike": 2}}, hand="clay").pick("seat 1", "yes", "clay")
    assert (t.steps(1), t.hand(1), t.prompt) == (1, "2 clay", "place-farmer")


@pytest.mark.rule("LOW-130")
@pytest.mark.parametrize(
    ("hand", "offered"),
    [("", ["no"]), ("wood, stone", ["no"]), ("2 wood", ["yes", "no"]), ("wood, clay", ["yes", "no"])],
)
def test_without_a_fitting_resource_one_must_decline(hand: str, offered: list[str]) -> None:
    assert after_storing({"hand": hand}).pick("seat 1").offered == offered


@pytest.mark.parametrize(("hand", "told"), [("wood, stone", "Nothing you have fits"), ("2 wood", "You decline")])
def test_only_who_declines_is_told_whether_there_was_a_choice(hand: str, told: str) -> None:
    t = after_storing({"hand": hand}).pick("seat 1", "no")
    [event] = [event for event in t.game.events if event.kind == "decline-co-building"]
    names = ["Anna", "Bo", "Cem"]
    assert describe_event("lowlands", event.seen_by(Seat(1)), names, "en", 1) == told
    assert {describe_event("lowlands", event.seen_by(seat), names, "en") for seat in (Seat(0), None)} == {"Bo declines"}


@pytest.mark.rule("LOW-130")
def test_a_co_builder_may_convert_two_for_one() -> None:
    t = after_storing({"hand": "2 wood, stone"}).pick("seat 1", "yes", "clay")
    assert (t.hand(1), t.store, t.steps(1)) == ("stone", ("clay", 4), 1)


@pytest.mark.rule("LOW-131")
@pytest.mark.parametrize("stored", [1, 2, 3])
def test_exactly_one_extra_step_whatever_the_amount(stored: int) -> None:
    t = after_storing({"hand": "3 clay"}, players=4).pick("seat 1", "yes", *["clay"] * stored)
    if stored < 3:
        t.pick("done")
    assert (t.steps(0), t.steps(1)) == (3 + 1, stored)


@pytest.mark.rule("LOW-132")
def test_the_active_player_goes_first_and_lies_below() -> None:
    t = after_storing({"hand": "clay", "steps": 1}, hand="clay").pick("seat 1", "yes", "clay")
    assert (t.steps(0), t.steps(1)) == (2, 2)
    assert t.state.leader().seat == 1


@pytest.mark.rule("LOW-132", "LOW-136")
def test_the_extra_step_brings_its_bonus_before_the_co_builder_moves() -> None:
    t = situation({"hand": "clay"}, hand="clay", steps=2).place(2, "dike").pick("clay").until("offer-co-building")
    t.pick("seat 1", "yes", "clay")
    assert (t.seat, t.prompt, t.steps(0), t.steps(1)) == (0, "progress-token", 4, 0)
    t.pick(t.offered[0])
    assert t.steps(1) == 1


@pytest.mark.rule("LOW-133")
def test_the_number_of_cards_is_public_and_what_they_are_is_not() -> None:
    t = after_storing({"hand": "wood, stone"}, {"hand": "2 clay"})
    hand = t.game.view(0)["table"]["players"][1]["hand"]
    assert hand == {"count": 2, "known": {"wood": 0, "clay": 0, "stone": 0}}
    assert t.offered == ["seat 1", "seat 2"]  # seat 1 is offered although it cannot build
    t.pick("seat 1")
    assert t.game.view(0)["choice"] is None  # nor is it seen that only "no" is left


@pytest.mark.rule("LOW-134")
def test_the_example_four_stored_and_two_clay_by_the_co_builder() -> None:
    t = situation({"hand": "2 clay"}, hand="3 stone, clay", players=4, store={"stone": 3}, printed=FAR)
    t.place(4, "dike").pick("stone", "stone", "stone", "clay", "seat 1")
    choice = t.game.choice
    assert choice is not None
    assert choice.prompt.args["count"] == 4
    t.pick("yes", "clay", "clay")
    assert (t.steps(0), t.steps(1), t.store) == (4 + 1, 2, ("clay", 3))


@pytest.mark.rule("LOW-135")
def test_who_is_declined_gets_no_step_and_asks_nobody_else() -> None:
    t = after_storing({"hand": "2 clay"}, {"hand": "2 clay"}).pick("seat 1", "no")
    assert (t.steps(0), t.seat, t.prompt) == (3, 1, "place-farmer")


def test_nobody_is_asked_when_the_dike_is_finished() -> None:
    t = situation({"hand": "wood"}, hand="clay", segments=12, store={"clay": 4}, farmers=[2], display="4 wood")
    t.place(2, "dike").pick("clay", "wood")
    assert (t.state.segments, t.seat, t.prompt) == (13, 1, "place-farmer")


# co_build, action_points


def warden(what: str) -> dict[str, Any]:
    return {"A10": [{"block": "co_build", "what": what, "count": 2}]}


def test_co_build_gives_coins_after_storing() -> None:
    t = after_storing({"hand": "2 clay", "tiles": {"A10": 0}, "coins": 0}, printed=warden("coins"))
    t.pick("seat 1", "yes", "clay")
    assert t.coins(1) == 0
    t.pick("clay")
    assert t.coins(1) == 2


def test_co_build_gives_cards_from_the_hidden_deck() -> None:
    t = situation(
        {"hand": "clay", "tiles": {"A10": 0}}, hand="2 clay", printed=warden("cards"), deck="wood, stone",
        display="4 clay", farmers=[2],
    )  # fmt: skip
    t.place(2, "dike").pick("clay", "clay", "seat 1", "yes", "clay")
    assert (t.hand(1), t.display) == ("wood, stone", "4 clay")


def test_co_build_gives_nothing_to_who_declines() -> None:
    t = after_storing({"hand": "2 clay", "tiles": {"A10": 0}, "coins": 0}, printed=warden("coins"))
    assert t.pick("seat 1", "no").coins(1) == 0


def test_co_build_gives_nothing_to_the_active_player() -> None:
    t = after_storing({"hand": "clay"}, tiles={"A10": 0}, coins=0, printed=warden("coins"))
    assert t.pick("seat 1", "yes", "clay").coins(0) == 0


def test_action_points_for_the_dike_do_not_help_the_co_builder() -> None:
    depot = {"A05": [{"block": "action_points", "action": "dike", "count": 2}]}
    t = after_storing({"hand": "3 clay", "tiles": {"A05": 0}}, hand="clay", printed=depot)
    t.pick("seat 1", "yes", "clay")
    assert (t.hand(1), t.prompt) == ("2 clay", "place-farmer")


def test_action_points_of_the_active_player_let_the_co_builder_store_what_was_really_stored() -> None:
    depot = {"A05": [{"block": "action_points", "action": "dike", "count": 2}]}
    t = situation({"hand": "5 clay"}, hand="4 clay", tiles={"A05": 0}, printed=FAR | depot, players=4, display="4 wood")
    t.place(2, "dike").pick("clay", "clay", "clay", "done", "wood", "seat 1", "yes", "clay", "clay", "clay")
    assert (t.hand(1), t.steps(1)) == ("2 clay", 3)
