"""Picks given as numbers or as keys, and trials: picks that are played on a copy, to see what would come of them.

Several picks in one message end where something new is seen. What was played until then stands: if a refusal of the
rest took it back, it would tell what was seen, and leave no trace.

A trial is played on a copy whose hidden part is redrawn: whatever it shows, it can only be made of what the seat knows.
It ends where several picks in one message end, so that nobody takes something made up for the truth.
"""

import secrets
from collections.abc import Sequence

from allmende.server.errors import Refused
from allmende.server.open_table import Table
from allmende.table import AllmendeError, Game, Json, Rng, Saying, Seat, UnknownOption, seeded

PickGiven = int | list[str | int]
"""An option by its number, or by its key: ["edge", 12]."""


def option_of(game: Game, pick: PickGiven) -> int:
    """The number of an option."""
    if isinstance(pick, int):
        return pick
    try:
        return int(game.option(*pick))
    except KeyError as error:
        raise Refused(422, "illegal-option", str(error.args[0])) from error


def not_picked(game: Game, seat: int, words: str) -> list[Saying]:
    """Why a seat cannot pick something, by the words of its key. A copy is asked whose hidden part is redrawn, so that
    the answer can only be made of what the seat knows."""
    key = [int(word) if word.isdecimal() else word for word in words.split()]
    try:
        return game.determinize(seat, seeded(secrets.randbits(128))).why_not(seat, *key)
    except UnknownOption as error:
        raise Refused(422, "illegal-option", str(error.args[0])) from error


def check_asked(table: Table, seat: int, seq: int) -> None:
    """May the seat pick now, knowing the table as of this seq?"""
    if table.game.over:
        raise Refused(409, "over", "the game is over")
    table.check_fresh(seat, seq)
    if table.choice_of(seat) is None:
        raise Refused(409, "not-asked", f"seat {seat} has nothing to choose now")


def goes_on(game: Game, seat: int, number: int) -> bool:
    """May another pick follow in the same message: is it the first, or has nothing new been seen?"""
    return number == 0 or game.can_undo(seat)


def too_many(number: int) -> Refused:
    """The refusal of whatever follows, legal or not."""
    return Refused(422, "too-many-picks", f"pick {number} shows something new or concerns others: it ends there")


def play_next(game: Game, seat: int, pick: PickGiven) -> int:
    """Play a pick; returns its option. Refused, with the game as it was, if it is not offered."""
    option = option_of(game, pick)
    try:
        game.play(option, seat)
    except AllmendeError as error:
        raise Refused(422, "illegal-option", str(error)) from error
    return option


def try_picks(table: Table, seat: int, seq: int, picks: Sequence[PickGiven], rng: Rng | None = None) -> Json:
    """What would come of some picks, as the seat would see it. Nothing is changed, and nobody else hears of it."""
    check_asked(table, seat, seq)
    game = table.game.determinize(seat, seeded(secrets.randbits(128)) if rng is None else rng)
    game.listen()
    played, ends, passes, refused = 0, False, False, None
    events: list[Json] = []
    view = game.view(seat)
    for number, pick in enumerate(picks):
        try:
            if not goes_on(game, seat, number):
                raise too_many(number)
            passes = passes_turn(game, seat, pick)
        except Refused as error:
            refused = {"at": number, "error": error.code, "message": error.message}
            break
        ends = not game.can_undo(seat)
        if not ends:
            played += 1
            view = game.view(seat)
            events += [event.seen_by(Seat(seat)) for event in game.events]
            ends = view["choice"] is None
    return {
        "seq": table.seq, "played": played, "ends": ends, "passes": passes and refused is None, "view": view,
        "events": events, "refused": refused,
    }  # fmt: skip


def passes_turn(game: Game, seat: int, pick: PickGiven) -> bool:
    """Play a pick. Has it ended what the seat was asked, so that it is up to others?

    Where seats decide together, the own decision stands. A question to another seat in the midst of a step is none of
    that: the turn comes back.
    """
    before, together = game.picks, game.together
    play_next(game, seat, pick)
    asked = any(choice.seat == seat for choice in game.choices)
    if game.over or game.step_began > before:
        return game.over or together or not asked
    return together and not asked
