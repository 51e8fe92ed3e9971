"""Puzzles at tables: a position, one's own seat, bots on the others, and what became of an answer.

The position is redrawn to what its seat knows: whoever has the file of puzzles knows no more of the table than others.
"""

import secrets
import time
from typing import Final

from allmende.analysis.knowledge import as_seen, choice_for
from allmende.bots.search.advice import Reasons
from allmende.locales import LANGUAGES, describe_options, speaks
from allmende.puzzles import Puzzle, puzzle_of_the_day, puzzles_of
from allmende.server.branching import branched
from allmende.server.errors import Refused
from allmende.server.hall import Hall
from allmende.server.open_table import Table
from allmende.server.opening import SEED_BITS
from allmende.server.picks import PickGiven, option_of
from allmende.server.seating import Chair, checked_bot
from allmende.table import BrokenBox, Game, Json, box_of, game_names, seeded
from allmende.table.box import load

DAY: Final = 24 * 3600


def puzzles_there_are(day: int) -> Json:
    """By game, how many, and the number of the day's."""
    games = []
    for game in game_names():
        try:
            count = len(puzzles_of(game))
        except BrokenBox:  # the other games shall go on
            continue
        if count:
            games.append({"game": game, "count": count, "today": puzzle_of_the_day(count, day)})
    return {"day": day, "games": games}


def today() -> int:
    return int(time.time() // DAY)


def puzzle_numbered(game: str, number: int) -> Puzzle:
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        raise Refused(404, "no-puzzle", f"{game} has no puzzle {number}")
    return found[number - 1]


async def lay_puzzle(hall: Hall, person: str, name: str, game: str, number: int) -> str:
    """A table for a puzzle."""
    puzzle = puzzle_numbered(game, number)
    position = branched(puzzle.position(game), puzzle.seat, seeded(secrets.randbits(SEED_BITS)))
    chairs = [Chair("bot", None, "", checked_bot(game, None))] * position.players
    chairs[puzzle.seat] = Chair("person", person, name)
    return await hall.begin_at(person, position, chairs, {"puzzle": number})


def solve(table: Table, person: str, pick: PickGiven | None) -> Json:
    """Was it the best pick? What that is, is told only when it was found, or given up."""
    number = table.facts.settings.get("puzzle")
    if number is None:
        raise Refused(409, "no-puzzle", "there is no puzzle at this table")
    puzzle = puzzle_numbered(table.facts.game, number)
    table.check_seat(person, puzzle.seat)
    right = pick is not None and option_of(table.game, pick) == puzzle.best
    return {"right": right, **solution(puzzle, table.facts.game)} if right or pick is None else {"right": False}


def solution(puzzle: Puzzle, game: str) -> Json:
    position: Game = as_seen(puzzle.position(game), puzzle.seat)
    choice, proof = choice_for(position, puzzle.seat), puzzle.proof
    spoken = [lang for lang in LANGUAGES if speaks(lang, game)]
    words = {lang: describe_options(position, choice, lang, [puzzle.best])[0] for lang in spoken}
    found: Json = {"best": list(position.key(puzzle.best)), "words": words, "gain": proof.gain, "error": proof.error}
    if position.players > 1:
        found |= {"win": proof.win, "second_win": proof.second_win}
    reasons: Reasons | None = load(box_of(game).reasons)
    told = {} if reasons is None else {
        "reason": reasons.why(position, choice, puzzle.best), "named": reasons.named(position, choice, puzzle.best)
    }  # fmt: skip
    return found | {name: saying for name, saying in told.items() if saying is not None}
