"""What if: a new table that begins where a game that is over once stood, against bots.

Whoever plays on knows what their seat knew then, and no more: everything that was hidden from it is drawn anew by
chance that nobody knows. So the film of the old game tells nothing about what comes.
"""

import secrets
from collections.abc import Sequence

from allmende.server.errors import Refused
from allmende.server.hall import Hall
from allmende.server.open_table import Table
from allmende.server.opening import SEED_BITS
from allmende.server.seating import Chair, checked_bot
from allmende.table import Game, Rng, Seat, from_json, seeded


def branched(game: Game, seat: int, rng: Rng) -> Game:
    """A game that begins here, as the seat knows it; what is hidden from it, and what is drawn later, is redrawn.

    >>> from allmende import new_game
    >>> game = new_game("dominion", seed=6, auto=True)
    >>> game.play(game.option("treasures"))
    >>> other = branched(game, 0, seeded(1))
    >>> other.view(0) == game.view(0), other.undoable(0)
    (True, 0)
    """
    data = game.determinize(Seat(seat), rng).to_json()
    since = data["picks"][data["at"] :]
    begun = {"start": data["state"], "picks": since, "begins": len(since), "at": 0, "seed": 0, "undo": [-1, []]}
    made = from_json({**data, **begun, "auto": True})
    made.listen()
    return made


async def branch(hall: Hall, table: Table, person: str, name: str, pick: int, seat: int) -> str:
    """A new table that begins after so many picks of a game that is over; the person takes the seat, bots the rest."""
    if not table.game.over:
        raise Refused(409, "not-over", "this game is not over: play on where it stands")
    if seat >= table.game.players:
        raise Refused(422, "bad-request", f"there is no seat {seat} at this table")
    if pick >= table.picks:
        raise Refused(422, "bad-request", "nothing can be played on from the end of a game")
    game = branched(await hall.clerk.game_at(table, pick), seat, seeded(secrets.randbits(SEED_BITS)))
    chairs = chairs_for(table.facts.game, table.chairs, seat, Chair("person", person, name))
    settings = {"hints": True, "branch": {"table": table.id, "pick": pick}}
    return await hall.begin_at(person, game, chairs, settings)


def chairs_for(game: str, before: Sequence[Chair], seat: int, me: Chair) -> list[Chair]:
    """Me on my seat; bots stay, and take the seats of other people."""
    chairs = [one if one.kind == "bot" else Chair("bot", None, "", checked_bot(game, None)) for one in before]
    chairs[seat] = me
    return chairs
