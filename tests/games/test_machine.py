"""Hypothesis plays: picks, copies, undo, saving and opening, redrawing, in any order, on several copies at once."""

import json
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from allmende.table import Game, IllegalOption, NothingToUndo, from_json, game_names, replay, rules_of, seeded
from tests.games.cases import Case, Pick, asked, situation
from tests.games.goods import goods
from tests.table.toys import TOYS

NAMES = sorted({*game_names(), *(toy.name for toy in TOYS)})
COPIES = 4


class Redrawn(NamedTuple):
    """Here the game was determinized."""

    viewer: int | None
    seed: int


class Copy:
    """A game on the table, and what it must be: the picks that led to it."""

    def __init__(self, game: Game, picks: list[Pick | Redrawn]) -> None:
        self.game = game
        self.picks = picks


class TableMachine(RuleBasedStateMachine):
    """Each copy must always be what its picks give in a fresh game that was never copied, saved or undone."""

    cases: tuple[Case, ...] = ()

    @initialize(data=st.data(), seed=st.integers(0, 9), auto=st.booleans(), events=st.booleans())
    def begin(self, data: Any, seed: int, auto: bool, events: bool) -> None:
        self.case = data.draw(st.sampled_from(self.cases))
        self.seed, self.auto = seed, auto
        game = self.case.start(seed, auto, events)
        self.at_first = goods(game)
        self.copies = [Copy(game, [])]

    def some(self, n: int) -> Copy:
        return self.copies[n % len(self.copies)]

    @rule(n=st.integers(0, 9), picks=st.lists(st.tuples(st.integers(0, 5), st.integers(0, 60)), max_size=12))
    def play(self, n: int, picks: list[tuple[int, int]]) -> None:
        copy = self.some(n)
        for who, which in picks:
            choices = copy.game.choices
            if not choices:
                return
            choice = choices[who % len(choices)]
            option = choice.options[which % len(choice.options)]
            copy.game.play(option, choice.seat)
            copy.picks.append(Pick(choice.seat, option))

    @rule(n=st.integers(0, 9), option=st.integers(-2, 200))
    def play_what_is_not_offered(self, n: int, option: int) -> None:
        game = self.some(n).game
        if game.choice is None or option not in game.choice.options:
            with pytest.raises(IllegalOption):
                game.play(option)

    @rule(n=st.integers(0, 9), to=st.integers(0, COPIES - 1))
    def clone(self, n: int, to: int) -> None:
        copy = self.some(n)
        self.put(Copy(copy.game.clone(), copy.picks[:]), to)

    @rule(n=st.integers(0, 9), to=st.integers(0, COPIES - 1), seat=st.integers(-1, 5), seed=st.integers(1, 99))
    def determinize(self, n: int, to: int, seat: int, seed: int) -> None:
        copy = self.some(n)
        viewer = None if seat < 0 else seat % copy.game.players
        redrawn = copy.game.determinize(viewer, seeded(seed))
        assert redrawn.view(viewer) == copy.game.view(viewer)
        self.put(Copy(redrawn, [*copy.picks, Redrawn(viewer, seed)]), to)

    @rule(n=st.integers(0, 9))
    def undo(self, n: int) -> None:
        copy = self.some(n)
        last = copy.picks[-1] if copy.picks else None
        if isinstance(last, Pick) and copy.game.can_undo(last.seat):
            copy.game.undo(last.seat)
            copy.picks.pop()
        else:
            with pytest.raises(NothingToUndo):
                copy.game.undo()

    @rule(n=st.integers(0, 9))
    def save_and_open(self, n: int) -> None:
        copy = self.some(n)
        copy.game = from_json(json.loads(json.dumps(copy.game.to_json())))

    @rule(n=st.integers(0, 9))
    def listen(self, n: int) -> None:
        self.some(n).game.listen()

    @rule(n=st.integers(0, 9))
    def compare(self, n: int) -> None:
        copy = self.some(n)
        fresh = self.case.start(self.seed, self.auto)
        for pick in copy.picks:
            if isinstance(pick, Pick):
                fresh.play(pick.option, pick.seat)
            else:
                fresh = fresh.determinize(pick.viewer, seeded(pick.seed))
        assert situation(copy.game) == situation(fresh)
        replayed = replay(copy.game.record().dumps())
        assert asked(replayed) == asked(fresh)
        assert replayed.state.to_json() == fresh.state.to_json()

    @invariant()
    def nothing_is_lost(self) -> None:
        for copy in getattr(self, "copies", []):
            assert goods(copy.game) == self.at_first

    def put(self, copy: Copy, to: int) -> None:
        if len(self.copies) < COPIES:
            self.copies.append(copy)
        else:
            self.copies[to] = copy

    def teardown(self) -> None:
        for n in range(len(getattr(self, "copies", []))):
            self.compare(n)


@pytest.mark.parametrize("name", NAMES)
def test_a_table_under_all_kinds_of_use(name: str) -> None:
    class Machine(TableMachine):
        cases = tuple(Case(name, options) for options in rules_of(name).sample_options())

    phases = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)
    run_state_machine_as_test(
        Machine,
        settings=settings(max_examples=25, stateful_step_count=30, phases=phases, report_multiple_bugs=False),
    )
