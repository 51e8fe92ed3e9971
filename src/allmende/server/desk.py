"""The clerk's desk: a process that reads what people bring, and one that looks back. Imports only the kernel.

What is brought may be anything: it is parsed here, where it holds up nobody.
"""

from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from allmende.server.past import Past
from allmende.server.pool import Jobs, answer_jobs, sleep
from allmende.server.records import read_record
from allmende.table import AllmendeError, box_of
from allmende.table.box import OptionFiles, load

NICE: Final = 10
NO_JSON: Final = "this record is no JSON"
MOST_EVENTS: Final = 20_000
"""In a record. A game between six has about a thousand."""
Verdict = tuple[str, Any]
"""What was read, or the sentence that says what is wrong with it."""


def record(text: str) -> Verdict:
    """A record, checked by playing it: the game, its picks, its events as they are written down, the seats' names."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        return "refused", NO_JSON
    try:
        game, line, told = read_record(data)
    except AllmendeError as error:
        return "refused", str(error)
    if len(told) > MOST_EVENTS:
        return "refused", "so much happened in this game that nobody could read its log"
    return "fine", (game, line, msgspec.json.encode(told).decode(), names_in(data))


def names_in(data: Any) -> list[str]:
    seats = data.get("seats")
    named = [seat.get("name") for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    return [name if isinstance(name, str) else "" for name in named]


def file(game: str, option: str, text: str, name: str) -> Verdict:
    """The value of an option from the text of somebody's own file."""
    files: OptionFiles = load(box_of(game).files)
    try:
        return "fine", files.read_option(option, text, name)
    except AllmendeError as error:
        return "refused", str(error)
    except (ValueError, RecursionError):  # numbers beyond reason, lists in lists in lists
        return "refused", "this file cannot be read"


IMPORT_JOBS: Final[Jobs] = {"record": record, "file": file, "sleep": sleep}


def past_jobs() -> Jobs:
    """They share the games that were last looked at."""
    past = Past()
    return {"moment": past.moment, "course": past.course, "game": past.game}


def work_imports(pipe: Connection) -> None:
    answer_jobs(pipe, IMPORT_JOBS, NICE)


def work_past(pipe: Connection) -> None:
    answer_jobs(pipe, past_jobs(), NICE)
