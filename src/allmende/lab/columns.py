"""Games as columns: one row for each player of each game, small in memory, ready for Parquet and for arithmetic."""

from array import array
from pathlib import Path
from typing import TYPE_CHECKING, Any

from allmende.lab.played import Played
from allmende.lab.run import BadRun, unwritable
from allmende.table.results import result_of

if TYPE_CHECKING:
    import numpy as np
    import pyarrow as pa

WHOLE = ("game", "seed", "seat", "bot", "score", "first", "turns", "picks")


def needs_lab() -> None:
    """A sentence for those who did not install the extra."""
    try:
        import matplotlib  # noqa: F401
        import numpy  # noqa: F401
        import pyarrow  # noqa: F401
    except ImportError as error:
        raise BadRun("lab-error-no-lab") from error


class Columns:
    """Adds games as rows. Rows are handed out in the order of the games, whatever order they came in."""

    def __init__(self) -> None:
        self.whole: dict[str, array[int]] = {name: array("q") for name in WHOLE}
        self.won = array("d")
        self.points: dict[str, array[int]] = {}
        """By category of the score."""

    def __len__(self) -> int:
        return len(self.won)

    def add(self, game: Played) -> None:
        for seat, bot in enumerate(game.bots):
            points = game.points[seat]
            row = (
                game.number, game.seed, seat, bot, result_of(points), int(game.first == seat),
                game.turns[seat] if game.turns else 0, game.picks,
            )  # fmt: skip
            for name, value in zip(WHOLE, row, strict=True):
                self.whole[name].append(value)
            for name, value in points.items():
                if name != "total":
                    self.category(name).append(value)
            self.won.append(game.share(seat))
            for column in self.points.values():
                if len(column) < len(self.won):
                    column.append(0)

    def category(self, name: str) -> "array[int]":
        """The column of a category that may be new: then all earlier rows have none of it."""
        if name not in self.points:
            self.points[name] = array("q", bytes(8 * len(self.won)))
        return self.points[name]

    def order(self) -> "np.ndarray[Any, Any]":
        """The rows by game, then by seat."""
        import numpy as np

        return np.lexsort((self.numbers("seat"), self.numbers("game")))

    def numbers(self, name: str) -> "np.ndarray[Any, Any]":
        """A column as it came."""
        import numpy as np

        if name == "won":
            return np.array(self.won)
        return np.array(self.whole[name] if name in self.whole else self.points[name])

    def table(self, bots: tuple[str, ...]) -> "pa.Table":
        """All of it for Parquet, with the bots by name; `won` is the share of the victory."""
        import numpy as np
        import pyarrow as pa

        order = self.order()
        columns: dict[str, Any] = {}
        for name in ("game", "seed", "seat", "bot", "won", "score", "first", "turns", "picks", *sorted(self.points)):
            found = self.numbers(name)[order]
            key = f"points_{name.replace('-', '_')}" if name in self.points else name
            columns[key] = np.array(bots)[found] if name == "bot" else found == 1 if name == "first" else found
        return pa.table(columns)


def write_parquet(table: "pa.Table", path: Path) -> None:
    """All of the file or nothing: whoever looks never finds half of it."""
    import pyarrow.parquet

    half = path.with_suffix(".half")
    try:
        pyarrow.parquet.write_table(table, half, compression="zstd")
        half.replace(path)
    except OSError as error:
        raise unwritable(path, error) from error
