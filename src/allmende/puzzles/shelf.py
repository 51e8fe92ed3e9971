"""Files with puzzles: a line that says what was looked for and how far that came, and a line for each puzzle."""

import json
from collections.abc import Sequence
from pathlib import Path

from allmende.puzzles.finding import Hunt
from allmende.puzzles.puzzle import Puzzle
from allmende.table import AllmendeError, DamagedRecord, Json


def head_of(hunt: Hunt, following: int) -> Json:
    return {"game": hunt.game, "seed": hunt.seed, "simulations": hunt.simulations, "late": hunt.late,
            "alike": hunt.alike, "next": following, "tables": list(hunt.tables)}  # fmt: skip


def write(path: Path, hunt: Hunt, following: int, puzzles: Sequence[Puzzle]) -> None:
    """All of it anew, in one go: whoever breaks it off has the old file or the new one."""
    lines = [head_of(hunt, following), *[puzzle.to_json() for puzzle in puzzles]]
    half = path.with_name(path.name + ".new")
    half.write_text("".join([in_one_line(line) for line in lines]), encoding="utf-8")
    half.replace(path)


def in_one_line(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def read(text: str) -> tuple[Json, list[Puzzle]]:
    """The head of a file, and its puzzles."""
    try:
        head, *lines = [json.loads(line) for line in text.splitlines()]
        return dict(head), [Puzzle.from_json(line) for line in lines]
    except (ValueError, KeyError, TypeError, AllmendeError) as error:
        raise DamagedRecord(f"this is no file of puzzles: {error}") from error


def taken_up(path: Path, hunt: Hunt) -> tuple[int, list[Puzzle]]:
    """Where a hunt goes on: the number of its next game, and what it has found. Another hunt's file stays as it is."""
    if not path.exists():
        return 0, []
    head, puzzles = read(path.read_text(encoding="utf-8"))
    if head != {**head_of(hunt, 0), "next": head.get("next")}:
        raise DamagedRecord(f"{path} holds the puzzles of another hunt: name another file, or the same tables and seed")
    return int(head["next"]), puzzles
