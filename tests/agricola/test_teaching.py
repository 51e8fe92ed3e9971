"""Help for beginners and for those who refill the board (ledger: Teaching aids)."""

import pytest

from allmende.agricola.course.rounds import begin_work
from allmende.agricola.state import Agricola
from allmende.bots.search import advice
from allmende.bots.search.advice import recommend
from allmende.bots.search.guide import Guide
from allmende.bots.search.tree import Budget
from allmende.table import Choice, Game, Option
from tests.agricola.situations import situation

PERMANENT = {
    "grain-seeds": {"grain": 1},
    "day-laborer": {"food": 2},
    "resource-market": {"food": 1, "reed": 1, "stone": 1},
    "vegetable-seeds": {"vegetable": 1},
}


class Teacher:
    """Recommends what gives goods."""

    def pick(self, game: Game, choice: Choice) -> Option:
        good = ("forest", "day-laborer", "clay-pit", "grain-seeds", "reed-bank")
        return next(option for name in good for option in choice.options if game.key(option) == ("space", name))


def recommended(game: Game, seed: int = 1) -> list[str]:
    """The spaces that are recommended to whoever is at turn, the best first."""
    assert game.choice is not None
    return [str(game.key(one.option)[1]) for one in recommend(game, game.choice, seed, Budget())]


@pytest.mark.plain_only("puts another function in the place of one of the bots")
@pytest.mark.rule("AGR-403")
def test_three_spaces_are_marked_for_a_beginner_in_each_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "make_guide", lambda name, seed: Guide(Teacher(), seed))
    t = situation()
    marked = recommended(t.game)
    assert marked == ["forest", "day-laborer", "clay-pit"]
    t.place("forest").place("day-laborer")
    marked = recommended(t.game)
    assert marked == ["clay-pit", "grain-seeds", "reed-bank"]
    assert all(t.usable(space) for space in marked)


@pytest.mark.rule("AGR-403")
def test_the_farmer_recommends_three_spaces_that_can_be_used() -> None:
    t = situation(goods="3 food")
    marked = recommended(t.game)
    assert len(set(marked)) == 3
    assert all(t.usable(space) for space in marked)


def added(g: Agricola) -> dict[str, int]:
    """What each space of the board gets in a preparation."""
    before = g.piles[:]
    begin_work(g)
    return {g.space(number).slug: g.piles[number] - before[number] for number in g.board}


@pytest.mark.rule("AGR-404", "AGR-406")
@pytest.mark.parametrize("players", range(1, 7))
def test_every_space_gets_its_goods_exactly_once_in_whatever_order_and_by_whomever(players: int) -> None:
    """Whether new goods lie on the lettering first, or several people fill spaces of their own: no space gets its goods
    twice, and none goes without."""
    g = situation(players=players, round=11).state
    expected = {g.space(number).slug: g.space(number).per_round for number in g.board}
    assert added(g) == expected
    g.board = tuple(reversed(g.board))
    assert added(g) == expected
    whole = g.board
    by_several: dict[str, int] = {}
    for part in range(3):
        g.board = whole[part::3]
        by_several |= added(g)
    assert by_several == expected


@pytest.mark.rule("AGR-404")
def test_nobody_acts_before_all_spaces_are_filled() -> None:
    t = situation(phase="before-round", round=5, piles={"forest": 3})
    assert (t.prompt, t.phase) == ("place-person", "work")
    assert (t.pile("forest"), t.pile("clay-pit"), t.pile("reed-bank"), t.pile("fishing")) == (6, 1, 1, 1)


@pytest.mark.rule("AGR-405")
@pytest.mark.parametrize("space", PERMANENT)
def test_goods_of_permanent_spaces_are_displayed_but_do_not_grow(space: str) -> None:
    t = situation(players=4, round=8, rounds=["vegetable-seeds"])
    for _ in range(3):
        shown = next(one for one in t.game.view(0)["table"]["spaces"] if one["space"] == space)
        assert (shown["gives"], shown["count"], shown["per_round"]) == (PERMANENT[space], 0, 0)
        t.finish_round()


@pytest.mark.rule("AGR-405")
def test_a_permanent_space_gives_the_same_in_every_round() -> None:
    for number in (1, 5, 14):
        t = situation({}, round=number)
        assert t.place("grain-seeds").goods() == "grain"
