"""Progress tokens on the dike track (ledger section Progress tokens), and the goods they and tiles give."""

from typing import Any

import pytest

from allmende.lowlands.farm import outline
from tests.lowlands.situations import Situation, situation

IN_ORDER = ["P1", "P2", "P3", "P4", "P5"]
LARGE = 4  # the first space with a token


def reach(first: tuple[str, int], second: tuple[str, int] = ("coins", 1), **given: Any) -> Situation:
    """Seat 0 stores a wood and reaches a token that offers these goods."""
    choices = [{"what": what, "count": count} for what, count in (first, second)]
    given.setdefault("hand", "wood")
    t = situation(printed={"P1": {"choices": choices}}, tokens=IN_ORDER, steps=LARGE - 1, **given)
    return t.place(2, "dike").pick("wood")


@pytest.mark.rule("LOW-136")
def test_landing_on_a_token_gives_the_bonus_at_once() -> None:
    t = situation(hand="3 wood", steps=LARGE - 1, tokens=IN_ORDER, coins=0)
    t.place(3, "dike").pick("wood")
    assert (t.seat, t.prompt) == (0, "progress-token")
    t.pick("coins")
    assert (t.coins(), t.hand(), t.prompt) == (3, "2 wood", "store")  # in the midst of the action


@pytest.mark.rule("LOW-136")
def test_a_co_builder_gets_the_bonus_too() -> None:
    t = situation({"hand": "2 wood", "steps": LARGE - 1, "coins": 0}, hand="2 wood", tokens=IN_ORDER)
    t.place(2, "dike").pick("wood", "wood", "seat 1", "yes", "wood")
    assert (t.seat, t.prompt) == (1, "progress-token")
    t.pick("coins")
    assert (t.coins(1), t.prompt) == (3, "store")


@pytest.mark.rule("LOW-136")
def test_standing_on_a_token_gives_nothing_more() -> None:
    t = situation(hand="wood", steps=LARGE, tokens=IN_ORDER).place(2, "dike").pick("wood")
    assert t.prompt == "draw"


@pytest.mark.rule("LOW-136", "LOW-117")
def test_a_marker_that_has_gone_round_reaches_the_token_again() -> None:
    t = situation(hand="wood", steps=40 + LARGE - 1, tokens=IN_ORDER).place(2, "dike").pick("wood")
    assert t.prompt == "progress-token"


@pytest.mark.rule("LOW-137")
def test_a_token_serves_everybody_who_gets_there() -> None:
    t = situation({"hand": "wood", "steps": LARGE - 1}, hand="wood", steps=LARGE - 1, tokens=IN_ORDER)
    t.place(2, "dike").pick("wood")
    assert (t.seat, t.offered) == (0, ["good coins", "good laborer"])
    t.pick("coins").until("offer-co-building").pick("seat 1", "yes", "wood")
    assert (t.seat, t.offered) == (1, ["good coins", "good laborer"])
    assert t.game.view(None)["table"]["track"]["tokens"][0] == {"space": LARGE, "token": "P1"}


@pytest.mark.rule("LOW-138", "LOW-063")
def test_three_coins_or_a_laborer_move() -> None:
    t = situation(hand="wood", steps=LARGE - 1, tokens=IN_ORDER, coins=0, laborers={"draw": 1})
    t.place(2, "dike").pick("wood")
    coins = Situation(t.game.clone()).pick("coins")
    assert (coins.coins(), coins.prompt) == (3, "draw")
    t.pick("laborer")
    assert (t.coins(), t.prompt, t.offered) == (0, "move-laborer", ["space draw", "laborer", "done"])
    t.pick("laborer", "space fences")
    assert (t.player().laborers, t.player().reserve, t.prompt) == ([0, 0, 1, 0, 1], 0, "draw")


@pytest.mark.rule("LOW-139")
def test_two_steps_across_a_token_give_the_bonus() -> None:
    ditch = {"F14": [{"block": "gain", "what": "steps", "count": 2}]}
    t = situation(steps=LARGE - 1, printed=ditch, offer=["F14"], tokens=IN_ORDER, coins=0)
    t.place(2, "build").pick("tile F14", "cell 0")
    assert t.prompt == "progress-token"
    t.pick("coins")
    assert (t.steps(), t.coins(), t.prompt) == (LARGE + 1, 3, "draw")


# The goods: `gain` of tiles gives the same


def test_coins() -> None:
    assert reach(("coins", 2), ("cards", 1), coins=0).pick("good coins").coins() == 2


def test_cards_are_drawn_by_the_rules_of_the_draw_action() -> None:
    t = reach(("cards", 2), display="2 clay, 2 stone", deck="clay").pick("good cards")
    assert t.offered == ["resource clay", "resource stone", "deck"]
    t.pick("stone", "deck")
    assert t.hand() == "clay, stone"
    assert len(t.state.display) == 4


def test_sheep_come_as_far_as_they_can_be_housed() -> None:
    t = reach(("sheep", 2), sheep=1).pick("good sheep")
    assert (t.sheep(), t.room()) == (2, 2)


def test_steps_lead_on_to_the_next_token() -> None:
    t = reach(("steps", 4)).pick("good steps")
    assert (t.steps(), t.prompt, t.offered) == (8, "progress-token", ["good farmer", "good cards"])


def test_a_laborer_move_may_be_declined() -> None:
    t = reach(("laborer", 2), laborers={"draw": 1}).pick("good laborer", "done", "laborer", "space dike")
    assert (t.player().laborers, t.prompt) == ([0, 1, 0, 0, 1], "draw")


def test_fences_are_built_without_paying_and_uncover_sections() -> None:
    t = reach(("fences", 2), hand="2 wood", pastures=[[7, 12]], fences=[0]).pick("good fences", "edge 20")
    assert (t.player().spare, t.hand(), t.prompt) == (8, "wood", "set-fence")
    t.pick("done")
    assert t.game.view(0)["table"]["players"][0]["income"]["cards"] == 2


def test_free_fences_are_not_moved() -> None:
    t = reach(("fences", 1), pastures=[[7, 12]], fences=[0]).pick("good fences", "edge 20")
    me = t.player()
    assert (me.fences, me.spare) == (outline(1 << 7 | 1 << 12) | 1 | 1 << 20, 8)


def test_moves_take_fences_from_elsewhere_and_build_none() -> None:
    t = reach(("moves", 1), hand="3 wood", pastures=[[7, 12]], fences=[0]).pick("good moves", "edge 20")
    assert t.offered == ["edge 0"]  # the pasture with its sheep needs the others
    t.pick("edge 0")
    assert (t.player().spare, t.hand()) == (9, "2 wood")


def test_moves_may_leave_a_pasture_open_in_between() -> None:
    t = reach(("moves", 4), sheep=2).pick("good moves", "edge 8", "edge 18", "edge 35", "edge 41")
    t.pick("edge 7", "edge 17", "edge 33", "edge 39")  # moved one by one, neither would be closed
    assert t.player().fences == outline(1 << 8 | 1 << 13)


def test_the_farmer_token_is_spent_on_a_farmer() -> None:
    t = reach(("farmer", 1), farmers=[2, 3]).pick("good farmer")
    assert t.player().plus_two
    t = situation(plus_two=True, display="4 wood", deck="5 clay").pick("farmer 2", "yes", "space draw", "deck")
    assert (t.cards(), t.player().plus_two) == (2 + 2 + 1, False)  # and the laborer of the start


def test_the_farmer_token_may_wait() -> None:
    t = situation(plus_two=True, display="4 wood", deck="5 clay").pick("farmer 2", "no", "space draw", "deck")
    assert (t.cards(), t.player().plus_two) == (2 + 1, True)


def test_nobody_holds_two_farmer_tokens() -> None:
    token = {"P1": {"choices": [{"what": "farmer", "count": 1}, {"what": "coins", "count": 2}]}}
    t = situation(printed=token, tokens=IN_ORDER, steps=LARGE - 1, hand="wood", coins=0, plus_two=True)
    t.pick("farmer 2", "no", "space dike", "wood")
    assert (t.coins(), t.prompt) == (2, "draw")  # the other good, without a choice
