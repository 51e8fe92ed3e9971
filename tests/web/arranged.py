"""Tables that begin in the midst of a game: rules tests arrange them, here they are put into the server's database."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from allmende.bots import make_bot
from allmende.table import Game
from tests.web.visitor import Json, Visitor


def played(game: Game, bot: str, until: Callable[[Json], bool]) -> Game:
    """Bots play, until this holds of the table that everybody sees, and seat 0 is asked: people play on from here."""
    bots = [make_bot(bot, game.rules.name, seat) for seat in range(game.players)]
    while (choice := game.choice) is not None:
        if choice.seat == 0 and until(game.view(None)["table"]):
            return game
        game.play(bots[choice.seat].pick(game, choice), choice.seat)
    raise AssertionError("the game was over before")


def lay_arranged(visitor: Visitor, data: Path, game: Game, *others: str) -> Json:
    """A table of this visitor, who has seat 0, with an arranged game; the other seats are open unless they are bots."""
    seats = [*others, *["open"] * game.players][: game.players - 1]
    options = {"players": game.players}
    made = visitor.lay("me", *seats, game=game.rules.name, options=options)
    table = {**made, "id": made["id"][:-4] + "test"}
    game.auto = True
    with sqlite3.connect(data / "tables.sqlite", timeout=10) as database:
        for name, key in (("tables", "id"), ("seats", '"table"'), ("entries", '"table"')):
            copy_rows(database, name, key, made["id"], table["id"])
        waiting = json.dumps([int(choice.seat) for choice in game.choices])
        # A bot that begins may have played at the other table already.
        database.execute('DELETE FROM entries WHERE "table" = ? AND seq > 1', (table["id"],))
        database.execute("UPDATE tables SET seq = 1, picks = 0, options = ?, waiting = ?, bot_turn = 0 WHERE id = ?",
                         (json.dumps(game.options), waiting, table["id"]))  # fmt: skip
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
