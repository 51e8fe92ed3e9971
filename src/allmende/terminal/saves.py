"""Matches and records on the disk, as JSON in the user's data folder. Every write is whole or not at all."""

import contextlib
import json
import os
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import platformdirs

from allmende.locales import LANGUAGES
from allmende.table import AllmendeError, Json, Record, from_json, replay
from allmende.terminal.match import ME, Chair, Match, Refusal, printable

FORMAT = 1


class Save(NamedTuple):
    """An entry of the list of saved matches."""

    path: Path
    game: str
    seats: list[str]
    picks: int
    saved: datetime


def folder(kind: str) -> Path:
    """Where "saves" or "records" lie: in the user's data folder, or where ALLMENDE_DATA says."""
    home = os.environ.get("ALLMENDE_DATA") or platformdirs.user_data_dir("allmende", appauthor=False)
    return Path(home) / kind


def new_path(kind: str, game: str) -> Path:
    """A file that is not there yet, named by the game and the time."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path = folder(kind) / f"{game}-{stamp}.json"
    more = 1
    while path.exists():
        more += 1
        path = path.with_name(f"{game}-{stamp}-{more}.json")
    return path


def write(path: Path, data: Json) -> None:
    """Write a file beside the old one and put it in its place: whoever reads it finds the old or the new."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-", suffix=".tmp")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(data, file, ensure_ascii=False)
            Path(temporary).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
            raise
    except OSError as error:
        raise Refusal("error-cannot-write", code=1, path=str(path), why=error.strerror or str(error)) from error


def save(match: Match, path: Path) -> None:
    write(
        path,
        {
            "allmende": FORMAT,
            "saved": datetime.now(UTC).isoformat(timespec="seconds"),
            "lang": match.lang,
            "seats": [chair.to_json() for chair in match.chairs],
            "game": match.game.to_json(),
        },
    )


def keep_record(match: Match) -> Path:
    """Keep the record of a match that is over."""
    path = new_path("records", match.game.rules.name)
    write(path, {**match.game.record().to_json(), "seats": [chair.to_json() for chair in match.chairs]})
    return path


def read(path: Path) -> Json:
    """A file that should hold a saved match or a record."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise Refusal("error-no-file", path=str(path)) from error
    except OSError as error:
        raise Refusal("error-cannot-read", path=str(path), why=error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:
        raise Refusal("error-not-json", path=str(path)) from error
    if not isinstance(data, dict):
        raise Refusal("error-foreign-file", path=str(path))
    return data


def load(path: Path, lang: str | None = None) -> Match:
    """Open a saved match."""
    data = read(path)
    if data.get("allmende") != FORMAT or not isinstance(data.get("game"), dict):
        raise Refusal("error-not-a-save" if "picks" in data else "error-foreign-file", path=str(path))
    with damage(path):
        game = from_json(data["game"])
        game.listen()
        replay(game.record())  # the log is told from the first pick on
        chairs = chairs_in(data, game.players)
    saved = data.get("lang")
    return Match(game, chairs, lang or (saved if saved in LANGUAGES else "en"))


def load_record(path: Path) -> tuple[Record, list[Chair]]:
    """A record, or the record in a saved match, and who sat there as far as the file tells."""
    data = read(path)
    inner = data["game"] if isinstance(data.get("game"), dict) else data
    if "picks" not in inner:
        raise Refusal("error-foreign-file", path=str(path))
    with damage(path):
        record = Record.from_json(inner)
        if "seats" not in data:
            return record, []
        return record, chairs_in(data, int(record.options.get("players", 0)))


@contextlib.contextmanager
def damage(path: Path) -> Iterator[None]:
    """Whatever a damaged file leads to becomes one sentence."""
    try:
        yield
    except Refusal:
        raise
    except (AllmendeError, KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        why = str(error) if isinstance(error, AllmendeError) else f"{type(error).__name__} {error}"
        raise Refusal("error-damaged-file", path=str(path), why=why) from error


def chairs_in(data: Json, players: int) -> list[Chair]:
    chairs = [Chair(str(seat["name"]), seat["bot"]) for seat in data["seats"]]
    if len(chairs) != players or not all(chair.bot is None or isinstance(chair.bot, str) for chair in chairs):
        raise ValueError(f"it has {len(chairs)} seats for {players} players")
    return chairs


def saved_matches() -> list[Save]:
    """All saved matches that can be read, the latest first."""
    found = []
    for path in folder("saves").glob("*.json"):
        with contextlib.suppress(Refusal, KeyError, ValueError, TypeError, AttributeError, OSError):
            data = read(path)
            seats = [printable(seat["name"] or seat["bot"] or ME) for seat in data["seats"]]
            when = datetime.fromtimestamp(path.stat().st_mtime, tz=UTC).astimezone()
            found.append(Save(path, str(data["game"]["game"]), seats, len(data["game"]["picks"]), when))
    return sorted(found, key=lambda one: (one.saved, one.path.name), reverse=True)


def find(given: str | None) -> Path:
    """The file to resume: a path, the name of a save, or the latest."""
    if given is not None:
        path = Path(given)
        beside = folder("saves") / given
        return beside if not path.exists() and beside.exists() else path
    latest = saved_matches()
    if not latest:
        raise Refusal("error-nothing-saved", path=str(folder("saves")))
    return latest[0].path


def forget(path: Path) -> None:
    """Remove the save of a match that is over."""
    with contextlib.suppress(OSError):
        path.unlink()
