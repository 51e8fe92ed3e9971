"""Private choices are asked again when hidden things were redrawn."""

from collections.abc import Callable, Iterator

import pytest

from allmende.table import (
    REDRAWN,
    Choice,
    Flow,
    Game,
    Prompt,
    Rng,
    Seat,
    Underway,
    new_game,
    register,
    registry,
    seeded,
)
from tests.table.playing import start, table, through_json, through_record, waiting
from tests.table.toys import DRAFT, EXPEDITION, Draft, Toy, ToyRules, card, number


def draft_of(game: Game) -> Draft:
    state = game.state
    assert isinstance(state, Draft)
    return state


def options_of(game: Game) -> list[list[int]]:
    return [sorted(number(option) for option in choice.options) for choice in game.choices]


def test_the_other_seats_are_asked_about_their_new_cards() -> None:
    game = start(DRAFT, players=3)
    redrawn = game.determinize(1, seeded(8))
    assert options_of(redrawn) == [sorted(hand) for hand in draft_of(redrawn).hands]
    assert options_of(redrawn)[1] == options_of(game)[1], "the seat keeps what it sees"
    assert options_of(redrawn) != options_of(game)


def test_the_same_in_the_middle_of_a_step() -> None:
    game = start(DRAFT, players=3)
    game.play(game.choices[0].options[0], 0)
    game.play(game.choices[2].options[0], 2)
    seen = set()
    for seed in range(20):
        redrawn = game.determinize(0, seeded(seed))
        assert waiting(redrawn) == [0, 1, 2]
        assert options_of(redrawn) == [sorted(hand) for hand in draft_of(redrawn).hands]
        assert options_of(redrawn)[0] == options_of(game)[0]
        assert draft_of(redrawn).aside == draft_of(game).aside
        assert redrawn.choice is redrawn.choices[0]
        seen.add(str(options_of(redrawn)))
    assert len(seen) > 10, "the redraws differ"


def test_the_spectator_knows_nobodys_cards() -> None:
    game = start(DRAFT, players=2)
    redraws = [game.determinize(None, seeded(seed)) for seed in range(10)]
    assert any(options_of(redrawn)[0] != options_of(game)[0] for redrawn in redraws)
    assert any(options_of(redrawn)[1] != options_of(game)[1] for redrawn in redraws)


@pytest.mark.parametrize("seed", range(6))
def test_redrawn_in_the_middle_and_redrawn_again(seed: int) -> None:
    """Redraws lie between the picks of one step; copies and records repeat them at their places."""
    game = start(DRAFT, seed, players=3)
    dice = seeded(seed)
    while not game.over:
        if dice.below(2):
            game = game.determinize(dice.below(3), dice)
        treatments: list[Callable[[Game], Game]] = [Game.clone, through_json, through_record]
        for treat in treatments:
            assert table(treat(game)) == table(game)
            assert options_of(treat(game)) == options_of(game)
        choice = game.choices[dice.below(len(game.choices))]
        game.play(choice.options[dice.below(len(choice.options))], choice.seat)


def test_the_same_dice_give_the_same_redraw() -> None:
    game = start(DRAFT, players=2)
    game.play(game.choices[0].options[0])
    one, same, other = (game.determinize(0, seeded(seed)) for seed in (3, 3, 4))
    assert one.to_json() == same.to_json()
    assert one.to_json() != other.to_json()


def test_nobody_listens_to_a_redrawn_game() -> None:
    game = start(DRAFT, players=2, events=True)
    redrawn = game.determinize(0, seeded(1))
    redrawn.play(redrawn.choices[0].options[0])
    assert redrawn.events == []
    game.play(game.choices[0].options[0])
    assert [event.kind for event in game.events] == ["keep"]


def test_a_secret_is_told_to_its_witness_alone() -> None:
    game = start(DRAFT, players=2, events=True)
    kept = game.choices[1].options[0]
    game.play(kept, 1)
    (event,) = game.events
    assert event.seen_by(Seat(1))["card"] == number(kept)
    assert "card" not in event.seen_by(Seat(0))
    assert "card" not in event.seen_by(None)


def test_what_is_drawn_next_is_unknown_too() -> None:
    game = start(EXPEDITION)
    nexts = set()
    for seed in range(20):
        redrawn = game.determinize(0, seeded(seed))
        redrawn.play(redrawn.choices[0].options[0])
        nexts.add(table(redrawn)["found"][-1] if table(redrawn)["found"] else None)
    assert len(nexts) > 3


def test_a_redraw_after_the_end() -> None:
    game = start(DRAFT, players=4, size=1, auto=True)
    redrawn = game.determinize(2, seeded(1))
    assert redrawn.over
    assert redrawn.clone().over
    assert through_record(redrawn).over


# A redraw may leave a seat with a single option


class Tempted(Toy):
    """Seat 1 may give away a card of its hidden hand, all of the same kind or not; then seat 0 may, whose is open."""

    fields = ("hand", "deck", "given", "turn")

    def begin(self) -> None:
        self.hand = [1, 2]
        self.deck = [1] * 20
        self.given: list[int] = []
        self.turn = 0

    def step(self) -> Flow | Underway | None:
        if self.turn == 2:
            return None
        return self.give() if self.turn else Underway(self.give())

    def give(self) -> Flow:
        pick = REDRAWN
        while pick == REDRAWN:
            options = [card(n) for n in sorted(set(self.hand))]
            pick = yield Choice(Seat(1), Prompt("give"), options, private=True)
        self.hand.remove(number(pick))
        self.hand.append(self.deck.pop())
        self.given.append(number(pick))
        self.turn += 1

    def view(self, seat: Seat | None) -> dict[str, object]:
        return {"hand": sorted(self.hand) if seat == 1 else len(self.hand), "given": self.given[:]}

    def redraw(self, seat: Seat | None, rng: Rng) -> None:
        if seat != 1:
            pool = self.hand + self.deck
            rng.shuffle(pool)
            self.hand[:] = pool[:2]
            self.deck[:] = pool[2:]
        self.rng = rng.copy()

    def points(self, seat: Seat) -> int:
        return sum(self.given)


TEMPTED = ToyRules("toy-tempted", Tempted, 10, [])


@pytest.fixture(autouse=True)
def tempted_on_the_shelf() -> Iterator[None]:
    register(TEMPTED)
    yield
    del registry._registered[TEMPTED.name]


@pytest.mark.parametrize("picks", [0, 1])
def test_a_choice_that_a_redraw_made_forced_is_still_open(picks: int) -> None:
    """The kernel skips forced choices after a pick, not after a redraw: the view would change. Copies do the same."""
    game = new_game("toy-tempted", auto=True)
    for _ in range(picks):
        game.play(card(1))
    redrawn = game.determinize(0, seeded(1))
    assert options_of(redrawn) == [[1]]
    assert redrawn.view(0) == game.view(0)
    for copy in (redrawn.clone(), redrawn.clone().clone(), through_json(redrawn), redrawn.determinize(0, seeded(2))):
        assert copy.view(0) == game.view(0)
    copy = redrawn.clone()
    copy.play(card(1))
    redrawn.play(card(1))
    assert redrawn.over
    assert copy.to_json() == redrawn.to_json()
    assert through_json(copy).to_json() == redrawn.to_json()
    assert table(through_record(copy)) == table(redrawn)


def test_forced_choices_may_be_skipped_from_some_moment_on() -> None:
    """`auto` can be set in a running game: copies and saved games agree about it."""
    game = new_game("toy-tempted").determinize(0, seeded(1))
    game.auto = True
    copies = [game.clone(), through_json(game)]
    for copy in copies:
        assert copy.auto
        assert copy.picks == game.picks
    game.play(card(1))
    assert game.over
    for copy in copies:
        copy.play(card(1))
        assert copy.to_json() == game.to_json()
