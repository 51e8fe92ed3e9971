"""What the server refuses, as a code for programs and a sentence for people."""

from typing import Any, Final

LONGEST_MESSAGE: Final = 300
AWAY: Final = "no-database"
READING_ONLY: Final = "reading-only"
DRAINING: Final = "draining"
NO_PERSON: Final = "no-person"


class Refused(Exception):
    """A request that cannot be done; nothing has changed. `update` is the present state, where that helps.

    `wait` is after how many seconds it may be tried again, for those who came too often.
    """

    def __init__(self, status: int, code: str, message: str, update: Any = None, wait: int = 1) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = printable(message)
        self.update = update
        self.wait = wait


def printable(message: str) -> str:
    """A sentence that can be sent: not endless, and without halves of characters that somebody smuggled in.

    >>> printable("bad \\ud800 seat")
    'bad ? seat'
    """
    clean = message.encode("utf-8", "replace").decode("utf-8")
    return clean if len(clean) <= LONGEST_MESSAGE else f"{clean[:LONGEST_MESSAGE]}…"


def no_person() -> Refused:
    return Refused(401, NO_PERSON, "this needs a person: ask /api/me or /api/people for one first")


def no_table() -> Refused:
    return Refused(404, "no-table", "there is no such table, or it was deleted")


def moved(why: str = "taken over") -> Refused:
    return Refused(503, "moved", f"this table is being {why}, so this has not happened: try again")


def no_rights(message: str = "you neither sit at this table nor have its watch link") -> Refused:
    return Refused(403, "no-rights", message)


def other_rules(then: int, now: int) -> Refused:
    """What was played by other rules than today's, and does not go on by these."""
    message = f"this game was played by version {then} of its rules and no longer replays by today's, version {now}"
    return Refused(409, "other-rules", message)


def not_saved(why: str = "") -> Refused:
    if why == AWAY:
        return Refused(503, AWAY, "the database does not answer, so this has not happened: try again in a while")
    if why == READING_ONLY:
        return Refused(503, READING_ONLY, "whoever runs this server lets nothing be changed just now: try again later")
    if why == NO_PERSON:
        return Refused(403, NO_PERSON, "somebody was deleted just now, so this has not happened")
    return Refused(503, "not-saved", "this could not be saved, so it has not happened: try again")


def no_database() -> Refused:
    return Refused(503, AWAY, "the database does not answer: try again in a while")


def draining() -> Refused:
    return Refused(503, DRAINING, "this server is about to stop, and begins nothing new: try again in a while")


def game_ended() -> Refused:
    return Refused(409, "ended", "the game has ended without a result: nobody plays here any more")


def table_closed() -> Refused:
    return Refused(409, "closed", "whoever runs this server has closed this table: you can look at it, and leave it")
