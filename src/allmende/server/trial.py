"""Picks given as numbers or as keys, and trials: picks that are played on a copy, to see what would come of them.

A trial is played on a copy whose hidden part is redrawn: whatever it shows, it can only be made of what the seat knows.
It ends where several picks in one message end, so that nobody takes something made up for the truth.
"""

import secrets
from collections.abc import Sequence

from allmende.server.errors import Refused
from allmende.server.live import Table
from allmende.table import AllmendeError, Game, Json, Seat, seeded

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


def check_asked(table: Table, seat: int, seq: int) -> None:
    """May the seat pick now, knowing the table as of this seq?"""
    if table.game.over:
        raise Refused(409, "over", "the game is over")
    table.check_fresh(seat, seq)
    if table.choice_of(seat) is None:
        raise Refused(409, "not-asked", f"seat {seat} has nothing to choose now")


def play_next(game: Game, seat: int, number: int, pick: PickGiven) -> int:
    """Play the next of several picks; returns its option. Refused, with the game as it was, if that cannot be."""
    if number and not game.can_undo(seat):
        # Otherwise a sequence that fails later on would tell which cards come, and nothing would be played.
        raise Refused(422, "too-many-picks", f"pick {number} shows something new or ends the turn: stop there")
    option = option_of(game, pick)
    try:
        game.play(option, seat)
    except AllmendeError as error:
        raise Refused(422, "illegal-option", str(error)) from error
    return option


def try_picks(table: Table, seat: int, seq: int, picks: Sequence[PickGiven]) -> Json:
    """What would come of some picks, as the seat would see it. Nothing is changed, and nobody else hears of it."""
    check_asked(table, seat, seq)
    game = table.game.determinize(seat, seeded(secrets.randbits(32)))
    game.listen()
    played, ends, refused = 0, False, None
    events: list[Json] = []
    view = game.view(seat)
    for number, pick in enumerate(picks):
        try:
            play_next(game, seat, number, pick)
        except Refused as error:
            refused = {"at": number, "error": error.code, "message": error.message}
            break
        ends = not game.can_undo(seat)
        if not ends:
            played += 1
            view = game.view(seat)
            events += [event.seen_by(Seat(seat)) for event in game.events]
            ends = view["choice"] is None
    return {"seq": table.seq, "played": played, "ends": ends, "view": view, "events": events, "refused": refused}
