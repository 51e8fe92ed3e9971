"""Several seats decide at once: who answers first makes no difference."""

from collections.abc import Callable, Iterator
from itertools import cycle, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allmende.table import (
    BadSeat,
    Choice,
    Flow,
    Game,
    IllegalOption,
    Json,
    NothingToUndo,
    Prompt,
    Seat,
    Together,
    Underway,
    seeded,
    together,
)
from tests.table.playing import offered, pick, start, table, through_json, through_record, waiting
from tests.table.toys import DRAFT, HARVEST, NO, YES, Toy, ToyRules


def test_every_seat_is_asked_and_the_first_is_the_choice() -> None:
    game = start(DRAFT, players=4)
    assert waiting(game) == [0, 1, 2, 3]
    assert game.choice is game.choices[0]
    game.play(game.choices[2].options[0], 2)
    assert waiting(game) == [0, 1, 2, 3], "seat 2 keeps two cards"
    game.play(game.choices[2].options[0], 2)
    assert waiting(game) == [0, 1, 3]
    game.play(game.choices[0].options[0])
    game.play(game.choices[0].options[0])
    assert waiting(game) == [1, 3], "without a seat, the first is meant"
    assert game.choice is not None
    assert game.choice.seat == 1


def test_wrong_answers_change_nothing() -> None:
    game = start(DRAFT, players=3)
    for _ in range(2):
        game.play(game.choices[1].options[0], 1)
    before = game.to_json()
    with pytest.raises(BadSeat, match="seat 1 has nothing to choose now: the game waits for seat 0, 2"):
        game.play(game.choices[0].options[0], 1)
    with pytest.raises(BadSeat, match="there is no seat 3: the seats are 0 to 2"):
        game.play(game.choices[0].options[0], 3)
    with pytest.raises(IllegalOption, match=r"'card \d+' is not offered here \(keep\): seat 0 may pick card"):
        game.play(game.choices[1].options[0], 0)
    assert game.to_json() == before


def test_a_record_names_the_seat_unless_it_was_the_first() -> None:
    game = start(DRAFT, players=2)
    first, second = game.choices
    game.play(second.options[0], 1)
    game.play(first.options[0], 0)
    assert game.record().to_json()["picks"] == [[1, second.options[0]], first.options[0]]


# All orders


Plan = tuple[list[int], ...]
"""For each seat, the numbers it draws when it is asked."""


def orders(game: Game, plan: Plan) -> Iterator[Game]:
    """The game after the whole plan, for every order in which the seats may follow it."""
    if not any(plan):
        yield game
        return
    for choice in game.choices:
        if plan[choice.seat]:
            copy = game.clone()
            which, *rest = plan[choice.seat]
            copy.play(choice.options[which % len(choice.options)], choice.seat)
            yield from orders(copy, (*plan[: choice.seat], rest, *plan[choice.seat + 1 :]))


@pytest.mark.parametrize("seed", range(4))
def test_drafting_in_every_order(seed: int) -> None:
    plan: Plan = ([seed, 1], [seed + 1, 0], [2, seed])
    ends = list(orders(start(DRAFT, seed, players=3), plan))
    assert len(ends) == 90
    for end in ends:
        assert table(end) == table(ends[0])
        assert [end.view(seat) for seat in range(3)] == [ends[0].view(seat) for seat in range(3)]
        assert table(through_record(end)) == table(end)
        assert table(through_json(end)) == table(end)


Chooser = Callable[[list[Choice]], Choice]
"""Who answers next."""


def harvest(who: Chooser, seed: int, players: int = 3, check: bool = False) -> Json:
    """How a harvest ends in which each seat throws its own dice."""
    game = start(HARVEST, seed, players=players, size=4)
    dice = [seeded(seat + seed) for seat in range(players)]
    while not game.over:
        choice = who(game.choices)
        game.play(choice.options[dice[choice.seat].below(len(choice.options))], choice.seat)
        if check:
            for copy in (game.clone(), through_json(game), through_record(game)):
                assert table(copy) == table(game)
                assert waiting(copy) == waiting(game)
    return table(game)


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
@pytest.mark.parametrize("seed", range(5))
def test_a_whole_harvest_in_every_order_of_seats(order: tuple[int, ...], seed: int) -> None:
    """Flows of different length, some without a choice. The seats that come first in the order always answer first."""
    first = harvest(lambda choices: choices[0], seed)
    assert harvest(lambda choices: min(choices, key=lambda choice: order.index(choice.seat)), seed) == first


@given(seed=st.integers(0, 10**6), players=st.integers(2, 4), order=st.lists(st.integers(0, 3), min_size=1))
def test_a_whole_harvest_in_any_order(seed: int, players: int, order: list[int]) -> None:
    turns = cycle(order)
    mixed = harvest(lambda choices: choices[next(turns) % len(choices)], seed, players, check=True)
    assert mixed == harvest(lambda choices: choices[0], seed, players)


# Copies in the middle


@pytest.mark.parametrize("treat", [Game.clone, through_json, through_record], ids=["clone", "json", "record"])
def test_copies_from_the_middle(treat: Callable[[Game], Game]) -> None:
    for seed in range(6):
        game = start(HARVEST, seed, players=3)
        dice = seeded(seed)
        while not game.over:
            game = treat(game)
            before = game.to_json()
            twin = game.clone()
            twin.play(twin.choices[0].options[-1])
            assert game.to_json() == before
            choice = game.choices[dice.below(len(game.choices))]
            game.play(choice.options[dice.below(len(choice.options))], choice.seat)
        assert table(through_record(game)) == table(game)


# Forced choices


def test_forced_answers_are_given_by_the_kernel() -> None:
    """Two cards in hand: the second to be kept is forced."""
    game = start(DRAFT, players=3, size=2, auto=True)
    assert [len(choice.options) for choice in game.choices] == [2, 2, 2]
    game.play(game.choices[1].options[1], 1)
    assert waiting(game) == [0, 2]
    assert game.picks == 2
    slow = start(DRAFT, players=3, size=2)
    slow.play(slow.choices[1].options[1], 1)
    slow.play(slow.choices[1].options[0], 1)
    assert slow.record() == game.record()


def test_a_game_of_forced_choices_alone_is_over_at_once() -> None:
    game = start(DRAFT, players=4, size=1, auto=True)
    assert game.over
    assert game.picks == 12
    assert table(through_record(game)) == table(game)
    assert through_json(game).over


# Undo


def test_undo_is_for_the_seat_that_acted_last() -> None:
    game = start(DRAFT, players=3)
    at_first = game.to_json()
    game.play(game.choices[2].options[0], 2)
    assert [game.can_undo(seat) for seat in range(3)] == [False, False, True]
    with pytest.raises(NothingToUndo, match="another seat has acted"):
        game.undo(0)
    game.undo(2)
    assert game.to_json() == at_first
    game.play(game.choices[2].options[0], 2)
    game.play(game.choices[1].options[0], 1)
    assert not game.can_undo(2), "seat 1 has acted since"
    game.undo(1)
    assert game.can_undo(2), "and has taken it back"


def test_undo_goes_back_over_forced_answers_of_others() -> None:
    """Seat 0 keeps its first card; all that follows is forced or was done before."""
    game = start(DRAFT, players=2, size=2, auto=True)
    game.play(game.choices[1].options[0], 1)
    before = game.to_json()
    copy = game.clone()
    copy.play(copy.choices[0].options[0], 0)
    assert not copy.can_undo(0), "the cards were shown"
    game.undo(1)
    assert waiting(game) == [0, 1]
    game.play(game.choices[1].options[0], 1)
    assert game.to_json() == before


# Odd flows


class Odd(Toy):
    """A toy that plays a list of flows, one step each."""

    fields = ("at", "asked")

    def begin(self) -> None:
        self.at = 0
        self.asked: list[int] = []

    def step(self) -> Flow | Underway | None:
        return self.flow() if self.at < self.options["steps"] else None

    def flow(self) -> Flow:
        self.at += 1
        yield from together({})
        yield Together({seat: self.silent() for seat in self.seats})
        yield Together({})

    def silent(self) -> Flow:
        yield from ()

    def points(self, seat: Seat) -> int:
        return 0


class Asking(Odd):
    """The last seat alone has something to choose, after and before silent ones."""

    def step(self) -> Flow | Underway | None:
        return Underway(self.flow()) if self.at < self.options["steps"] else None

    def flow(self) -> Flow:
        self.at += 1
        last = self.seats[-1]
        yield Together({seat: self.silent() for seat in self.seats})
        yield Together({seat: self.ask(seat) if seat == last else self.silent() for seat in reversed(self.seats)})
        yield Together({seat: self.silent() for seat in self.seats})
        self.asked.append((yield Choice(self.seats[0], Prompt("after"), [YES, NO])))
        yield Together({seat: self.silent() for seat in self.seats})

    def ask(self, seat: Seat) -> Flow:
        self.asked.append((yield Choice(seat, Prompt("within"), [NO, YES])))


class Nested(Odd):
    def flow(self) -> Flow:
        yield Together({seat: together({seat: self.silent()}) for seat in self.seats})


def odd_game(toy: type[Toy], steps: int) -> Game:
    options = {"players": 3, "steps": steps}
    rules = ToyRules("toy-odd", toy, 1000, [])
    return Game(rules, options, 0, rules.setup(options, seeded(1)), None, False)


def test_flows_that_ask_nothing_are_passed_over() -> None:
    game = odd_game(Odd, 5000)
    assert game.over
    assert table(game)["at"] == 5000
    assert game.to_json()["at"] == 0
    assert game.clone().over


def test_silent_flows_around_a_choice() -> None:
    game = odd_game(Asking, 2)
    while not game.over:
        assert waiting(game) == [2]
        assert offered(game, 2) == [("no",), ("yes",)]
        copy = game.clone()
        pick(game, "yes", seat=2)
        assert waiting(copy) == [2]
        assert waiting(game) == [0]
        pick(game, "no")
    assert table(game)["asked"] == [YES, NO, YES, NO]
    assert table(game.clone()) == table(game)


def test_a_together_inside_a_together_is_a_mistake_of_the_rules() -> None:
    with pytest.raises(TypeError, match="asks one seat at a time"):
        assert odd_game(Nested, 1).choice
