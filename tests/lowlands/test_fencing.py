"""Action C: build and move fences (ledger section Action C), and the tiles that act there."""

from typing import Any

import pytest

from allmende.lowlands.farm import outline
from tests.lowlands.situations import Situation, situation

START = [[7, 12]]  # the start pasture: six fences, ten are left on the income board
INCOME_BOARD = {
    "income_board": {
        "fences": [
            {"count": 2, "gives": "card"}, {"count": 3, "gives": "laborer"}, {"count": 5, "gives": "coin"},
        ],
    },
}  # fmt: skip


def income(t: Situation) -> tuple[int, int]:
    """Cards and coins at the next upkeep."""
    found = t.game.view(0)["table"]["players"][0]["income"]
    return found["cards"], found["coins"]


@pytest.mark.rule("LOW-140")
def test_each_action_point_builds_or_moves_one_fence() -> None:
    t = situation(hand="4 wood", pastures=START, fences=[0])
    t.place(3, "fences").pick("edge 20", "resource wood", "edge 21", "move", "edge 22", "resource wood", "edge 0")
    me = t.player()
    assert (me.spare, t.hand()) == (9 - 2, "2 wood")
    assert me.fences == outline(1 << 7 | 1 << 12) | 0b111 << 20
    assert t.seat == 1  # three points, three fences


@pytest.mark.rule("LOW-141")
def test_moving_takes_any_own_fence_and_costs_a_point_but_no_resource() -> None:
    t = situation(hand="2 wood", sheep=0)
    t.place(2, "fences").pick("edge 0", "move", "done")
    assert t.offered == ["edge 7", "edge 17", "edge 33", "edge 34", "edge 39", "edge 40"]
    t.pick("edge 33")
    assert (t.player().fences, t.player().spare) == (outline(1 << 7 | 1 << 12) ^ 1 << 33 | 1, 10)
    assert (t.hand(), t.prompt) == ("2 wood", "draw")
    choice = t.game.choice
    assert choice is not None
    assert choice.prompt.args["left"] == 1


@pytest.mark.rule("LOW-142")
@pytest.mark.parametrize("resource", ["wood", "clay", "stone"])
def test_building_takes_a_fence_from_the_income_board_for_one_resource(resource: str) -> None:
    t = situation(hand="wood, clay, stone")
    t.place(2, "fences").pick("edge 0", f"resource {resource}")
    assert (t.player().spare, t.player().fences & 1) == (9, 1)
    assert t.cards() == 2
    assert resource not in t.hand()


@pytest.mark.rule("LOW-142")
def test_without_a_resource_no_fence_is_built() -> None:
    t = situation(sheep=0).place(2, "fences").pick("edge 0", "edge 1")
    assert (t.player().spare, t.player().owed) == (10, 2)  # both are moved


@pytest.mark.rule("LOW-143", "LOW-156")
def test_one_wood_and_one_clay_do_not_build_two_fences() -> None:
    t = situation(hand="wood, clay", sheep=0).place(2, "fences").pick("edge 0", "resource wood", "edge 1")
    assert (t.player().spare, t.hand(), t.player().owed) == (9, "clay", 1)  # the second could only be moved


@pytest.mark.rule("LOW-156")
@pytest.mark.parametrize("resource", ["wood", "clay"])
def test_two_of_one_type_build_two_fences(resource: str) -> None:
    t = situation(hand=f"2 {resource}").place(2, "fences")
    t.pick("edge 0", f"resource {resource}", "edge 1", f"resource {resource}")
    assert (t.player().spare, t.cards(), t.seat) == (8, 0, 1)


@pytest.mark.rule("LOW-143", "LOW-059")
def test_two_wood_may_stand_for_the_second_clay() -> None:
    t = situation(hand="clay, 2 wood", sheep=0).place(2, "fences")
    t.pick("edge 0", "resource clay", "done", "edge 1")
    assert t.offered == ["resource clay", "move"]  # clay is the type of this action
    t.pick("resource clay")
    assert (t.cards(), t.player().spare) == (0, 8)


@pytest.mark.rule("LOW-144")
def test_a_full_section_gives_income_from_the_next_upkeep_on() -> None:
    t = situation(hand="2 wood", printed=INCOME_BOARD, display="4 clay")
    t.place(2, "fences").pick("edge 0", "resource wood", "edge 1", "resource wood")
    assert (t.cards(), income(t)) == (0, (2, 0))  # nothing at once
    upkeep = situation(pastures=START, fences=[0, 1], printed=INCOME_BOARD, phase="upkeep")
    assert upkeep.cards() == 2


@pytest.mark.rule("LOW-144", "LOW-062", "LOW-064")
def test_a_laborer_symbol_is_used_at_once() -> None:
    given: dict[str, Any] = {"printed": INCOME_BOARD, "laborers": {"draw": 1}}
    t = situation(hand="2 wood", pastures=START, fences=[0, 1, 2, 3], **given)
    t.place(2, "fences").pick("edge 20", "resource wood")
    assert (t.prompt, t.offered) == ("move-laborer", ["space draw", "laborer", "done"])
    t.pick("laborer", "space fences")
    assert (t.player().laborers, t.prompt) == ([0, 0, 1, 0, 1], "set-fence")
    t = situation(pastures=START, fences=[0, 1, 2, 3, 4], phase="upkeep", **given)
    assert t.player().laborers == [0, 0, 0, 0, 1]  # not at an upkeep


@pytest.mark.rule("LOW-145")
@pytest.mark.parametrize(
    ("built", "cards", "coins"),
    [(0, 1, 0), (1, 1, 0), (2, 2, 0), (4, 2, 0), (5, 2, 0), (9, 2, 0), (10, 2, 1)],
)
def test_a_partly_uncovered_section_gives_nothing(built: int, cards: int, coins: int) -> None:
    fences = [0, 1, 2, 3, 4, 20, 21, 22, 23, 24][:built]
    t = situation(pastures=START, fences=fences, printed=INCOME_BOARD, phase="upkeep", coins=0)
    assert (t.cards(), t.coins()) == (cards, coins)


@pytest.mark.rule("LOW-145")
def test_no_laborer_before_the_section_is_free() -> None:
    t = situation(hand="2 wood", pastures=START, fences=[0, 1, 2], printed=INCOME_BOARD)
    t.place(2, "fences").pick("edge 20", "resource wood")
    assert t.prompt == "set-fence"


@pytest.mark.rule("LOW-146")
def test_each_laborer_adds_an_action_point_and_no_resource() -> None:
    t = situation(hand="4 wood", laborers={"fences": 2})
    t.place(2, "fences")
    for edge in range(4):
        t.pick(f"edge {edge}", "resource wood")
    assert (t.hand(), t.player().spare, t.seat) == ("", 6, 1)
    t = situation(hand="2 wood", laborers={"fences": 1}, sheep=0)
    t.place(2, "fences").pick("edge 0", "resource wood", "edge 1", "resource wood", "edge 2")
    assert (t.player().spare, t.player().owed) == (8, 1)  # the third is not paid, so it is moved


@pytest.mark.rule("LOW-147")
@pytest.mark.parametrize(
    ("cells", "gap", "room"),
    [
        ([7], None, 1),
        ([7, 12], None, 2),
        ([6, 7, 8, 11, 12, 13], None, 6),
        ([7, 12], 40, 0),
        ([0], None, 1),
        ([0], 0, 0),
    ],
)
def test_a_pasture_is_enclosed_without_gaps(cells: list[int], gap: int | None, room: int) -> None:
    """Gap 0 is a fence on the edge of the board: the edge itself is none."""
    lines = [n for n in range(49) if outline(sum(1 << cell for cell in cells)) >> n & 1 and n != gap]
    spare = [line for line in (20, 21, 22, 23, 24) if line not in lines]
    assert situation(fences=(lines + spare)[: max(6, len(lines))], sheep=0).room() == room


@pytest.mark.rule("LOW-147", "LOW-157")
def test_three_spaces_closed_by_fences_and_a_building() -> None:
    lines = [n for n in range(49) if outline(0b111 << 6) >> n & 1 and n != 35]  # 35: the right side of cell 8
    assert len(lines) == 7
    given: dict[str, Any] = {"fences": [*lines, 24], "market": [2, 1, 1], "coins": 20, "sheep": 0}
    assert situation(**given).room() == 0
    t = situation(tiles={"A05": 9}, **given | {"sheep": 2})
    t.place(4, "sheep").pick("buy", "row 0")
    assert (t.room(), t.sheep()) == (3, 3)


@pytest.mark.rule("LOW-148")
def test_a_fence_that_keeps_sheep_in_cannot_be_moved_away() -> None:
    t = situation(pastures=START, fences=[0]).place(2, "fences").pick("edge 20", "done")
    assert t.offered == ["edge 0"]
    t = situation(pastures=START, fences=[0], sheep=0).place(2, "fences").pick("edge 20", "done")
    assert len(t.offered) == 7


@pytest.mark.rule("LOW-149")
def test_a_pasture_may_be_open_until_the_action_ends() -> None:
    t = situation(sheep=2, laborers={}).place(4, "fences")  # from cells 7 and 12 to 8 and 13: never closed in between
    t.pick("edge 8", "edge 18", "edge 35", "edge 41", "edge 7", "edge 17", "edge 33")
    assert t.offered == ["edge 39"]  # in the end it is closed again
    t.pick("edge 39")
    assert (t.player().fences, t.room(), t.sheep()) == (outline(1 << 8 | 1 << 13), 2, 2)


@pytest.mark.rule("LOW-150")
def test_a_fence_may_stand_where_it_closes_nothing_yet() -> None:
    t = situation(hand="wood").place(2, "fences")
    assert len(t.offered) == 49 - 6  # every free line
    t.pick("edge 24", "resource wood")
    assert (t.player().fences, t.room()) == (outline(1 << 7 | 1 << 12) | 1 << 24, 2)


@pytest.mark.rule("LOW-151")
def test_unused_points_draw_cards() -> None:
    t = situation(hand="wood", display="4 clay", deck="stone").place(4, "fences")
    assert "done" not in t.offered  # not just to draw cards
    t.pick("edge 0", "resource wood", "done")
    assert t.prompt == "draw"
    t.pick("clay", "clay", "deck")
    assert t.hand() == "2 clay, stone"


@pytest.mark.rule("LOW-152")
def test_with_no_fence_on_the_income_board_only_moving_is_possible() -> None:
    t = situation(hand="4 wood", pastures=START, fences=[0, 1, 2, 3, 4, 20, 21, 22, 23, 24])
    assert t.player().spare == 0
    t.place(2, "fences").pick("edge 30")
    assert (t.prompt, t.player().owed, t.hand()) == ("set-fence", 1, "4 wood")
    t.pick("edge 31", "edge 0", "edge 1")
    assert (t.hand(), t.player().fences.bit_count()) == ("4 wood", 16)


@pytest.mark.rule("LOW-153")
def test_the_example_one_moved_and_two_built() -> None:
    t = situation(hand="2 stone, wood", pastures=START, fences=[0]).place(3, "fences")
    t.pick("edge 20", "move", "edge 21", "resource stone", "edge 22", "resource stone", "edge 0")
    assert (t.hand(), t.player().spare, t.seat) == ("wood", 7, 1)


@pytest.mark.rule("LOW-154")
def test_the_example_five_fences_uncover_two_sections() -> None:
    t = situation(hand="5 wood", laborers={"fences": 1}).place(4, "fences")
    laborers = 0
    for edge in range(5):
        t.pick(f"edge {edge}", "resource wood")
        if t.prompt == "move-laborer":
            laborers += 1
            t.pick("done")
    assert (laborers, income(t)) == (1, (1 + 1, 0))


@pytest.mark.rule("LOW-155")
def test_the_example_five_fences_and_four_buildings() -> None:
    tiles = {"A05": 0, "A06": 4, "A07": 15, "A08": 19}  # without an income of their own
    t = situation(pastures=START, fences=[20, 21, 22, 23, 24], tiles=tiles, phase="upkeep", coins=0)
    assert (t.cards(), t.coins()) == (3, 1)


# free_fences, cheaper, action_points


def workshop(*effects: dict[str, Any], hand: str) -> Situation:
    return situation(hand=hand, tiles={"A07": 0}, printed={"A07": list(effects)}, sheep=0)


def test_free_fences_cost_no_resource_and_do_not_fix_the_type() -> None:
    t = workshop({"block": "free_fences", "count": 2}, hand="wood, clay").place(4, "fences")
    t.pick("edge 0", "good fences", "edge 1", "good fences")
    assert (t.hand(), t.player().spare) == ("wood, clay", 8)
    t.pick("edge 2")
    assert t.offered == ["resource wood", "resource clay", "move"]
    t.pick("resource clay", "edge 3")
    assert (t.hand(), t.player().spare, t.player().owed) == ("wood", 7, 1)  # each has taken an action point


def test_free_fences_come_with_each_fence_action_of_a_farmer() -> None:
    printed = {"A07": [{"block": "free_fences", "count": 1}]}
    t = situation({"farmers": []}, {"farmers": []}, tiles={"A07": 0}, printed=printed, sheep=0)
    for farmer, edge in ((2, 0), (3, 1)):
        t.until("place-farmer").place(farmer, "fences").pick(f"edge {edge}", "good fences", "done")
    assert t.player().spare == 8


def test_free_fences_do_not_add_to_fences_given_by_a_tile() -> None:
    printed = {"A07": [{"block": "free_fences", "count": 2}], "F14": [{"block": "gain", "what": "fences", "count": 1}]}
    t = (
        situation(tiles={"A07": 0}, printed=printed, offer=["F14"])
        .place(2, "build")
        .pick("tile F14", "cell 4", "edge 0")
    )
    assert (t.player().spare, t.prompt) == (9, "draw")


def test_cheaper_makes_the_first_fence_of_its_type_free_and_fixes_the_type() -> None:
    t = workshop({"block": "cheaper", "resource": "clay"}, hand="2 wood, clay").place(4, "fences")
    t.pick("edge 0", "resource clay")
    assert t.hand() == "2 wood, clay"
    t.pick("edge 1")
    assert t.offered == ["resource clay", "move"]
    t.pick("resource clay", "done")  # the second costs
    assert t.hand() == "2 wood"


def test_cheaper_does_nothing_for_another_type() -> None:
    t = workshop({"block": "cheaper", "resource": "clay"}, hand="2 wood").place(2, "fences")
    t.pick("edge 0", "resource wood", "edge 1", "resource wood")
    assert t.cards() == 0


def test_cheaper_builds_a_fence_even_without_the_resource() -> None:
    t = workshop({"block": "cheaper", "resource": "clay"}, hand="").place(2, "fences").pick("edge 0", "resource clay")
    assert t.player().spare == 9


def test_free_fences_come_before_cheaper() -> None:
    t = workshop({"block": "cheaper", "resource": "clay"}, {"block": "free_fences", "count": 1}, hand="")
    t.place(2, "fences").pick("edge 0", "good fences", "edge 1", "resource clay")
    assert t.player().spare == 8


def test_action_points_for_fences_work_like_those_of_a_laborer() -> None:
    t = workshop({"block": "action_points", "action": "fences", "count": 2}, hand="wood").place(2, "fences")
    choice = t.game.choice
    assert choice is not None
    assert choice.prompt.args["left"] == 4
    t = workshop({"block": "action_points", "action": "dike", "count": 2}, hand="wood").place(2, "fences")
    choice = t.game.choice
    assert choice is not None
    assert choice.prompt.args["left"] == 2
