"""A farmyard as a picture: cells in rows, fences on the lines between them. Games say what stands on a cell."""

from typing import Final

from rich.text import Text

LETTERS: Final = "abcdefgh"

# Where lines meet: to the top, bottom, left and right
THICK: Final = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
THIN: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


class Grid:
    """Cells are numbered by rows; lines too, first those above the cells of a row and below the last, then the upright
    ones. Fences are drawn thick, walls thin, and lines that could be fenced now, if any, dotted."""

    def __init__(self, rows: int, columns: int, width: int, label: Text, ascii_only: bool, tall: bool = False) -> None:
        self.rows = rows
        self.columns = columns
        self.width = width  # of a cell, without its lines
        self.label = label
        self.ascii_only = ascii_only
        self.tall = tall  # cells have two lines
        self.first_upright = (rows + 1) * columns
        self.fences: set[int] = set()
        self.bright: set[int] = set()  # of the fences, those that can be picked
        self.walls: set[int] = set()
        self.dotted: set[int] = set()

    def cell(self, cell: int) -> list[Text]:
        """What is on a cell, as two lines; if it is not tall, only the last one is shown."""
        raise NotImplementedError

    def lines(self) -> list[Text]:
        letters = "".join(f"{letter:^{self.width + 1}}" for letter in LETTERS[: self.columns])
        picture = [Text.assemble(self.label, (f" {letters}".rstrip(), "dim"))]
        for row in range(self.rows + 1):
            picture.append(self.border(row))
            if row < self.rows:
                picture += self.cells(row)
        return picture

    def border(self, row: int) -> Text:
        line = Text("  ")
        for column in range(self.columns + 1):
            line.append_text(self.corner(row, column))
            if column < self.columns:
                line.append_text(self.stroke(row * self.columns + column, self.width))
        return line

    def cells(self, row: int) -> list[Text]:
        first = Text.assemble((f"{row + 1} ", "dim"))
        lines = [Text("  "), first] if self.tall else [first]
        for column in range(self.columns + 1):
            stroke = self.stroke(self.upright(row, column), 1)
            parts = self.cell(row * self.columns + column) if column < self.columns else []
            for n, line in enumerate(lines):
                line.append_text(stroke)
                if parts:
                    line.append_text(parts[n + len(parts) - len(lines)])
        return lines

    def upright(self, row: int, column: int) -> int:
        return self.first_upright + row * (self.columns + 1) + column

    def stroke(self, line: int, length: int) -> Text:
        across = line < self.first_upright
        if line in self.fences:
            sign = "#" if self.ascii_only else "━" if across else "┃"
            return Text(sign * length, style="bold yellow" if line in self.bright else "bold")
        if line in self.walls:
            return Text(("-" if across else "|") * length if self.ascii_only else ("─" if across else "│") * length)
        if line in self.dotted:
            return Text((":" if self.ascii_only else "╌" if across else "╎") * length, style="yellow")
        return Text(" " * length)

    def corner(self, row: int, column: int) -> Text:
        around = [
            self.upright(row - 1, column) if row > 0 else -1,
            self.upright(row, column) if row < self.rows else -1,
            row * self.columns + column - 1 if column > 0 else -1,
            row * self.columns + column if column < self.columns else -1,
        ]
        for lines, signs in ((self.fences, THICK), (self.walls, THIN)):
            meeting = sum(1 << n for n, line in enumerate(around) if line in lines)
            if meeting:
                sign = ("#" if signs is THICK else "+") if self.ascii_only else signs[meeting]
                return Text(sign, style="bold" if signs is THICK else "")
        return Text("." if self.ascii_only else "·", style="dim")

    def sides(self, cell: int) -> list[int]:
        """The four lines around a cell: above, below, left, right."""
        row, column = divmod(cell, self.columns)
        return [cell, cell + self.columns, self.upright(row, column), self.upright(row, column + 1)]


def cell_name(cell: int, columns: int = 5) -> str:
    """
    >>> cell_name(0), cell_name(7), cell_name(19)
    ('a1', 'c2', 'e4')
    """
    row, column = divmod(cell, columns)
    return f"{LETTERS[column]}{row + 1}"


def padded(line: Text, width: int) -> Text:
    line.pad_right(width - line.cell_len)
    return line
