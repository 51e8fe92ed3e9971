"""Steps, checkpoints and copies: only what is copied pays."""

import gc
from collections.abc import Callable

import pytest

from allmende.table import Asks, Choice, Flow, Game, Prompt, Seat, Underway, arrange, seeded
from allmende.table.course import SELDOM
from allmende.table.opening import first_situation
from tests.table.playing import offered, pick, start, table, through_json, through_record
from tests.table.toys import EXPEDITION, HARVEST, NO, WALK, YES, Toy, ToyRules, Walk


class Costs:
    """How often the kernel set a toy up and copied its state since."""

    def __init__(self, rules: ToyRules) -> None:
        self.rules = rules
        self.again()

    def again(self) -> None:
        self.setups, self.copies = self.rules.setups, self.rules.copies

    def spent(self) -> tuple[int, int]:
        """(set-ups, copies) since the last time."""
        found = self.rules.setups - self.setups, self.rules.copies - self.copies
        self.again()
        return found


def walked(picks: int) -> Game:
    """A walk that stands at the start of a step after an even number of picks, inside one after an odd number."""
    game = start(WALK)
    for n in range(picks):
        pick(game, "no") if n % 2 else pick(game, "count", 1)
    return game


def finish(game: Game) -> None:
    while game.choice is not None:
        game.play(game.choice.options[-1])


# What a copy costs


def test_a_short_game_that_is_never_copied_keeps_nothing() -> None:
    costs = Costs(WALK)
    game = start(WALK)
    finish(game)
    assert costs.spent() == (1, 0)
    assert game._mark.checkpoint is None


def test_a_long_game_that_is_never_copied_has_a_checkpoint_now_and_then() -> None:
    costs = Costs(WALK)
    game = start(WALK, players=6)
    while game.picks < SELDOM + 2:
        pick(game, "count", 1)
        pick(game, "no")
    pick(game, "count", 1)
    assert costs.spent() == (1, 1)
    copy = game.clone()
    setups, copies = costs.spent()
    assert setups == 0, "the first copy inside a step replays from there"
    assert copies <= 4
    assert table(copy) == table(game)


def test_a_dropped_game_leaves_nothing_for_the_garbage_collector() -> None:
    game = walked(7)
    gc.collect()
    for picks in (0, 1):
        copy = game.clone()
        for _ in range(picks):
            pick(copy, "no")
        assert copy.choice is not None
        del copy
    assert gc.collect() == 0


def test_looking_costs_nothing() -> None:
    game = walked(7)
    costs = Costs(WALK)
    game.view(0), game.scores(), game.winners(), game.record(), game.choices, game.events
    assert costs.spent() == (0, 0)
    assert game._mark.checkpoint is None


def test_copies_at_a_step_s_start_share_one_checkpoint() -> None:
    game = walked(8)
    costs = Costs(WALK)
    copies = [game.clone() for _ in range(5)]
    assert costs.spent() == (0, 1), "one for all of them"
    for copy in copies:
        finish(copy)
    assert costs.spent() == (0, 5), "and one for each that is used"


def test_the_first_copy_inside_a_step_replays_and_later_ones_do_not() -> None:
    game = walked(9)
    costs = Costs(WALK)
    copy = game.clone()
    setups, copies = costs.spent()
    assert setups == 1, "the game was replayed from its start"
    assert copies <= 6
    game.clone()
    game.clone()
    assert costs.spent() == (0, 0), "this step is known now"
    assert copy.choice is not None
    assert costs.spent() == (0, 1), "a copy pays when it is used"
    for _ in range(3):
        pick(game, "no")
        pick(game, "count", 2)
        assert costs.spent() == (0, 1), "from now on the game takes a checkpoint at each step"
        game.clone()
        assert costs.spent() == (0, 0)


def test_a_copy_made_at_a_step_s_start_never_replays_the_whole_game() -> None:
    """As a search does: copy, play into the next step, copy again."""
    game = walked(20)
    copy = game.clone()
    costs = Costs(WALK)
    for _ in range(2):
        pick(copy, "count", 1)
        copy.clone()
        pick(copy, "no")
    setups, copies = costs.spent()
    assert setups == 0
    assert copies <= 5


def test_a_copy_far_behind_the_last_checkpoint_replays_from_there() -> None:
    game = walked(2)
    game.clone()
    costs = Costs(WALK)
    for _ in range(4):
        pick(game, "count", 1)
        pick(game, "yes")
    pick(game, "count", 3)
    assert costs.spent() == (0, 0)
    copy = game.clone()
    assert costs.spent()[0] == 0
    assert table(copy) == table(game)


def test_an_opened_game_does_not_replay_from_its_start() -> None:
    game = walked(21)
    data = through_json(game)
    costs = Costs(WALK)
    copy = data.clone()
    assert copy.to_json() == game.to_json()
    pick(copy, "no")
    copy.to_json()
    pick(copy, "count", 1)
    copy.to_json()
    assert costs.spent()[0] == 0


def test_a_copy_that_is_never_used_is_never_woken() -> None:
    game = walked(9)
    first = game.clone()
    costs = Costs(WALK)
    for _ in range(10):
        first = first.clone()
    assert costs.spent() == (0, 0)
    finish(first)
    assert costs.spent() == (0, 1)


def test_nor_is_one_that_listens_or_was_redrawn() -> None:
    game = start(WALK, events=True)
    game.clone()
    costs = Costs(WALK)
    listening, redrawn = game.clone().clone(), game.determinize(0, seeded(1)).clone()
    assert costs.spent() == (0, 0)
    pick(listening, "count", 2)
    pick(redrawn, "count", 2)
    assert costs.spent() == (0, 2)
    assert len(listening.events) == 1
    assert redrawn.events == []


class Counted(Walk):
    """A walk that counts how often one of its steps was begun."""

    begun = 0

    def step(self) -> Flow | Underway | None:
        Counted.begun += 1
        return super().step()


def test_what_is_redrawn_at_a_step_s_start_is_asked_once() -> None:
    rules = ToyRules("toy-counted", Counted, 60, [])
    game = first_situation(rules, rules.options({}), 1, None, auto=False)
    pick(game, "count", 1)
    pick(game, "no")
    game.clone()
    Counted.begun = 0
    redrawn = game.determinize(0, seeded(1))
    assert Counted.begun == 0, "that is left for its first use"
    assert redrawn.choice is not None
    assert Counted.begun == 1


def test_a_listening_game_is_copied_with_its_ears_open() -> None:
    game = start(WALK, events=True)
    pick(game, "count", 2)
    copy = game.clone()
    assert copy.events == []
    pick(copy, "no")
    pick(copy, "count", 3)
    assert [event.facts for event in copy.events] == [{"far": 3}]
    assert [event.facts for event in game.events] == [{"far": 2}]


# Flows that change something before they ask


TREATMENTS: dict[str, Callable[[Game], Game]] = {
    "clone": Game.clone,
    "clone-of-clone": lambda game: game.clone().clone(),
    "json": through_json,
    "record": through_record,
    "redrawn": lambda game: game.determinize(0, seeded(5)),
}


@pytest.mark.parametrize("treatment", TREATMENTS)
@pytest.mark.parametrize("seed", range(8))
def test_a_step_that_draws_before_it_asks(treatment: str, seed: int) -> None:
    """Its first choice is not the step's start: a copy must not draw twice."""
    game = start(EXPEDITION, seed)
    dice = seeded(seed)
    while True:
        copy = TREATMENTS[treatment](game)
        found = table(game)["found"]
        assert table(copy)["found"] == found
        assert len(table(copy)["deck"]) == len(table(game)["deck"])
        assert copy.over == game.over
        if game.choice is None:
            break
        assert offered(copy) == offered(game)
        game.play(game.choice.options[dice.below(len(game.choice.options))])


@pytest.mark.parametrize("treatment", TREATMENTS)
def test_the_end_after_such_a_step(treatment: str) -> None:
    game = start(EXPEDITION, 3)
    finish(game)
    for _ in range(2):
        copy = TREATMENTS[treatment](game)
        assert copy.over
        assert copy.scores() == game.scores()
        assert copy.clone().to_json() == copy.to_json()


def test_an_arranged_game_begins_inside_such_a_step() -> None:
    game = arrange("toy-expedition", {"deck": [4, 1, 2], "found": [5]}, seed=1)
    assert table(game)["found"] == [5, 2]
    assert table(game.clone())["found"] == [5, 2]
    assert table(through_json(game))["found"] == [5, 2]
    assert table(through_record(game))["found"] == [5, 2]
    pick(game, "yes")
    assert table(game)["found"] == [5, 2, 1]
    assert table(through_record(game.clone()))["found"] == [5, 2, 1]


# Steps without a choice, flows within flows


class Chain(Toy):
    """Steps that ask nobody, then one whose flow goes three flows deep, each with a result."""

    fields = ("at", "sums")

    def begin(self) -> None:
        self.at = 0
        self.sums: list[int] = []

    def step(self) -> Flow | Underway | None:
        if self.at >= 60:
            return None
        return self.deep() if self.at % 20 == 19 else self.pass_by()

    def pass_by(self) -> Flow:
        self.at += 1
        yield from ()

    def deep(self) -> Flow:
        total = yield from self.count_yes(3)
        self.sums.append(total)
        self.at += 1

    def count_yes(self, left: int) -> Asks[int]:
        if left == 0:
            return 0
        pick = yield Choice(Seat(left % 2), Prompt("deep", {"left": left}), [YES, NO])
        rest = yield from self.count_yes(left - 1)
        return rest + (pick == YES)

    def points(self, seat: Seat) -> int:
        return sum(self.sums)


def chain_game() -> Game:
    rules = ToyRules("toy-chain", Chain, 100, [])
    options = {"players": 2}
    return Game(rules, options, 0, rules.setup(options, seeded(1)), None, False)


def test_steps_that_ask_nobody_are_passed_over() -> None:
    game = chain_game()
    prompts = []
    copies = []
    while game.choice is not None:
        prompts.append(game.choice.prompt.args["left"])
        copies.append(game.clone())
        game.play(YES if len(prompts) % 2 else NO)
    assert prompts == [3, 2, 1] * 3
    assert table(game)["sums"] == [2, 1, 2]
    for n, copy in enumerate(copies):
        assert copy.picks == n
        for m in range(n, 9):
            copy.play(YES if m % 2 == 0 else NO)
        assert table(copy) == table(game)


def test_deep_flows_ask_the_seats_they_mean() -> None:
    game = chain_game()
    seats = []
    for _ in range(3):
        assert game.choice is not None
        seats.append(game.choice.seat)
        game.play(NO)
    assert seats == [1, 0, 1]


def test_a_round_without_any_choice() -> None:
    """Nobody has grain: the harvest passes over without a question, and the next ones come."""
    nothing = {"grain": [0, 0], "grown": True, "round": 2}
    game = arrange("toy-harvest", nothing)
    assert game.over
    assert table(game)["begging"] == [3, 3]
    assert through_json(game).over
    assert table(through_record(game)) == table(game)
    game = arrange("toy-harvest", {**nothing, "round": 1})
    assert game.choices
    assert table(game.clone()) == table(game)


def test_news_before_the_first_choice_does_not_stop_undo() -> None:
    game = start(HARVEST, seed=2, players=1)
    before = game.to_json()
    pick(game, "count", 0)
    assert game.can_undo(0)
    game.undo(0)
    assert game.to_json() == before
