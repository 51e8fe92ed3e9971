"""Puzzles from games between bots: positions with one clearly best pick.

Bots play a game; some of its decisions are searched briefly, and where one option stands out, all options are tried
with a larger budget and other chance. What remains clearly ahead of all others is a puzzle, and the figures of the
second search are its proof. All budgets count picks: the same games give the same puzzles on every machine.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from allmende.analysis.knowledge import as_seen, choice_for, position_of
from allmende.analysis.looking import LONGEST_MS, compared
from allmende.bots import make_bot
from allmende.bots.search.levels import make_guide
from allmende.bots.search.tree import Budget, Finding, Search
from allmende.puzzles.puzzle import Proof, Puzzle
from allmende.table import Choice, Game, Json, Option, new_game, seeded
from allmende.table.rng import scramble
from allmende.table.settings import PLAYERS

BOT: Final = "relaxed"
"""Who plays the games: they have whims, so that positions come about that are not in every book."""
LOOKS: Final = 10
"""So many decisions of a game are searched."""
LONGEST: Final = 2000
"""Picks; a game that bots play longer has no end in sight."""
FROM_ONE_GAME: Final = 3
LEAST_OPTIONS: Final = 3
LATE: Final = 0.7
"""Before this part of its decisions a game is too open for one pick to be clearly the best, and for people to see."""
BRIEFLY: Final = 48
"""Simulations of the first search."""
THOROUGHLY: Final = 400
"""Simulations of the second one."""
PROMISING: Final = 2.0
"""The best must lead by so many standard errors, to be searched again."""
CLEAR: Final = 4.0
"""And by so many in the end."""
WORTH: Final = 0.02
"""And by so much of a certain victory."""
LEAST_VISITS: Final = 30
ALIKE: Final = 8
"""No more than one puzzle in so many has the same answer: "buy a Province" is clearly the best too often."""


@dataclass(frozen=True)
class Hunt:
    """What is looked for: how many puzzles of which game, at which tables."""

    game: str
    tables: tuple[Json, ...]
    wanted: int = 200
    seed: int = 0
    simulations: int = THOROUGHLY
    late: float = LATE
    alike: int = ALIKE


def hunt_on(hunt: Hunt, found: Sequence[Puzzle] = (), begin: int = 0) -> Iterator[tuple[int, list[Puzzle]]]:
    """Play game after game, from number `begin`, until there are enough: each time the number of the next game, and all
    puzzles until then. A hunt that was broken off goes on with what it has found."""
    kept, number = list(found), begin
    while len(kept) < hunt.wanted:
        answers = Counter([puzzle.best for puzzle in kept])
        stale = frozenset([best for best, often in answers.items() if often >= max(1, hunt.wanted // hunt.alike)])
        kept += puzzles_of(hunt, number, stale)[: hunt.wanted - len(kept)]
        number += 1
        yield number, kept


def puzzles_of(hunt: Hunt, number: int, stale: frozenset[int] = frozenset()) -> list[Puzzle]:
    """The puzzles in game `number` of a hunt, but for those whose answer is stale."""
    seed = hunt.seed + number
    options = hunt.tables[number % len(hunt.tables)]
    game = new_game(hunt.game, seed=seed, auto=True, events=False, **options)
    bots = [make_bot(BOT, hunt.game, scramble(seed + seat)) for seat in range(game.players)]
    guide = make_guide(hunt.game, seed)
    asked: list[Game] = []
    while (choice := game.choice) is not None:
        if game.picks > LONGEST:
            return []
        if len(game.choices) == 1 and guide.searches(choice) and len(choice.options) >= LEAST_OPTIONS:
            asked.append(game.clone())
        game.play(bots[choice.seat].pick(game, choice))
    found: list[Puzzle] = []
    for position in some_of(asked[int(hunt.late * len(asked)) :], seed):
        puzzle = puzzle_at(position, hunt.simulations, stale)
        if puzzle is not None:
            found.append(puzzle)
            if len(found) == FROM_ONE_GAME:
                break
    return found


def some_of(positions: Sequence[Game], seed: int) -> Iterator[Game]:
    """Some of the positions, by lot."""
    left, dice = list(positions), seeded(scramble(seed))
    for _ in range(min(LOOKS, len(left))):
        yield left.pop(dice.below(len(left)))


def puzzle_at(game: Game, simulations: int = THOROUGHLY, stale: frozenset[int] = frozenset()) -> Puzzle | None:
    """The position as a puzzle, if one pick is clearly the best for all that its seat knows."""
    choice = game.choice
    assert choice is not None
    seed = position_of(game, choice.seat)
    known = as_seen(game, choice.seat)
    choice = choice_for(known, choice.seat)
    guide = make_guide(game.rules.name, seed)
    brief = Search(guide, Budget(LONGEST_MS, BRIEFLY), seed).findings(known, choice)
    best = brief[0]
    if len(brief) < 2 or best.option in stale or ahead(best, brief[1:]) < PROMISING:
        return None
    proof = prove(known, choice, best.option, seed + 1, simulations)
    if proof is None or proof.clear < CLEAR or proof.worth < WORTH:
        return None
    record = game.record()
    return Puzzle(
        unusual(game), record.seed, record.picks, int(choice.seat), int(best.option), proof, record.rules
    )  # fmt: skip


def unusual(game: Game) -> Json:
    """The options of a game, but for those that are usual."""
    usual = game.rules.options({PLAYERS: game.players})
    return {name: value for name, value in game.options.items() if name == PLAYERS or value != usual[name]}


def ahead(best: Finding, others: Sequence[Finding]) -> float:
    """By how many standard errors, in points, an option leads the best of the others."""
    other = max(others, key=lambda one: one.value)
    error = sqrt(best.points_error**2 + other.points_error**2)
    return (best.points - other.points) / error if error > 0 and best.value > other.value else 0.0


def prove(known: Game, choice: Choice, best: Option, seed: int, simulations: int) -> Proof | None:
    """How clearly an option is better than all others, which are tried as long as they are any good; None if it is not.
    What only leads to other questions is no other option."""
    guide = make_guide(known.rules.name, seed)
    others = [one for one in choice.options if one != best and known.key(one)[0] not in guide.asides]
    found, *rest = compared(guide, known, choice, [best, *others], Budget(LONGEST_MS, simulations), seed, settled=False)
    second = max(rest, key=lambda one: (one.visits, one.value), default=None)
    if second is None or min(found.visits, second.visits) < LEAST_VISITS:
        return None
    if any(one.value >= found.value for one in rest if one.visits):
        return None
    error = sqrt(found.points_error**2 + second.points_error**2)
    return Proof(
        simulations, found.visits, second.visits, int(second.option), round(found.points - second.points, 2),
        round(error, 2), round(found.win, 3), round(second.win, 3), round(found.value - second.value, 3),
    )  # fmt: skip
