"""Tables that begin in the midst of a game: rules tests arrange them, here they are put into a server's database."""

import json
import sqlite3
from pathlib import Path
from typing import Any

from allmende.table import Game

Json = dict[str, Any]


def rearranged(made: Json, data: Path, game: Game, series: str | None = None) -> Json:
    """A table like one that was just made, with the same people, but with an arranged game, which may be over.

    series: of which it is; otherwise it begins one, if its game belongs to any.
    """
    table = {**made, "id": made["id"][:-4] + "test"}
    game.auto = True
    with sqlite3.connect(data / "tables.sqlite", timeout=10) as database:
        for name, key in (("tables", "id"), ("seats", '"table"'), ("entries", '"table"')):
            copy_rows(database, name, key, made["id"], table["id"])
        waiting = json.dumps([int(choice.seat) for choice in game.choices])
        series = series or (None if game.series() is None else table["id"])
        # A bot that begins may have played at the other table already.
        database.execute('DELETE FROM entries WHERE "table" = ? AND seq > 1', (table["id"],))
        database.execute(
            "UPDATE tables SET seq = 1, picks = 0, bot_turn = 0, options = ?, waiting = ?, over = ?, series = ?"
            " WHERE id = ?",
            (json.dumps(game.options), waiting, game.over, series, table["id"]),
        )
        database.execute('INSERT INTO snapshots ("table", seq, picks, data) VALUES (?, 1, 0, ?)',
                         (table["id"], json.dumps(game.to_json())))  # fmt: skip
    database.close()
    return table


def copy_rows(database: sqlite3.Connection, name: str, key: str, old: str, new: str) -> None:
    found = database.execute(f"SELECT * FROM {name} WHERE {key} = ?", (old,))
    columns = [str(column[0]) for column in found.description]
    marks = ", ".join("?" * len(columns))
    named = ", ".join(f'"{column}"' for column in columns)
    for row in found.fetchall():
        values: list[Any] = [new if value == old else value for value in row]
        database.execute(f"INSERT INTO {name} ({named}) VALUES ({marks})", values)
