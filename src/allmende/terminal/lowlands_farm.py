"""A farmyard of The Lowlands as a picture: cells a1 to e4, fences as thick lines, sides of buildings as thin ones."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from allmende.lowlands.farm import COLUMNS, FIRST_UPRIGHT, ROWS, sides
from allmende.table import Json

LETTERS: Final = "abcde"
TERRAIN_SIGNS: Final[dict[str, tuple[str, str]]] = {"bush": ("♣", "%"), "tree": ("▲", "^"), "pond": ("≈", "~")}
"""A sign for each terrain, and one for screens that know only plain letters."""
TERRAIN_COLOURS: Final = {"bush": "green", "tree": "green", "pond": "blue"}
KIND_COLOURS: Final = {"F": "green", "A": "red", "S": "yellow", "W": "cyan"}
"""Tiles by the letter of their kind."""
SHEEP: Final = "@"

# Where lines meet: to the top, bottom, left and right
THICK: Final = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
THIN: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


def cell_name(cell: int) -> str:
    """
    >>> cell_name(0), cell_name(7), cell_name(19)
    ('a1', 'c2', 'e4')
    """
    row, column = divmod(cell, COLUMNS)
    return f"{LETTERS[column]}{row + 1}"


class FarmPicture:
    """The farm of one player, of which some cells or lines may be offered."""

    def __init__(
        self, player: Json, label: Text, offered: set[tuple[str, object]], ascii_only: bool, wide: bool, tall: bool
    ) -> None:
        self.player = player
        self.label = label
        self.width = 5 if wide else 4  # of a cell, without its lines
        self.tiles: Mapping[int, str] = {tile["cell"]: tile["tile"] for tile in player["tiles"]}
        self.fences = set(player["fences"])
        self.walls = {
            line for cell, tile in self.tiles.items() if not tile.startswith("F") for line in sides(cell)
        } - self.fences
        self.offered = offered
        self.few = sum(key[0] == "edge" for key in offered) <= len(self.fences)
        self.ascii_only = ascii_only
        self.tall = tall

    def lines(self) -> list[Text]:
        letters = "".join(f"{letter:^{self.width + 1}}" for letter in LETTERS)
        picture = [Text.assemble(self.label, (f" {letters}".rstrip(), "dim"))]
        for row in range(ROWS + 1):
            picture.append(self.border(row))
            if row < ROWS:
                picture += self.cells(row)
        return picture

    def border(self, row: int) -> Text:
        line = Text("  ")
        for column in range(COLUMNS + 1):
            line.append_text(self.corner(row, column))
            if column < COLUMNS:
                line.append_text(self.stroke(row * COLUMNS + column, self.width))
        return line

    def cells(self, row: int) -> list[Text]:
        first = Text(f"{row + 1} ", style="dim")
        lines = [Text("  "), first] if self.tall else [first]
        for column in range(COLUMNS + 1):
            stroke = self.stroke(FIRST_UPRIGHT + row * (COLUMNS + 1) + column, 1)
            parts = self.cell(row * COLUMNS + column) if column < COLUMNS else []
            for n, line in enumerate(lines):
                line.append_text(stroke)
                if parts:
                    line.append_text(parts[n + len(parts) - len(lines)])
        return lines

    def cell(self, cell: int) -> list[Text]:
        """What is on a cell, as one line or as two."""
        sheep = self.player["herd"][cell]
        flock = f"{SHEEP}{sheep}" if sheep > 1 else SHEEP if sheep else ""
        lit = ("cell", cell) in self.offered
        ground = terrain_text(self.player["terrain"][cell], self.ascii_only)
        tile = self.tiles.get(cell)
        if tile is not None:
            style = f"bold {KIND_COLOURS[tile[0]]}"
            return [Text(" " * self.width), padded(Text.assemble((tile, style), (flock[-1:], "bold")), self.width)]
        name = Text(cell_name(cell) if lit and not flock else f"{flock:>2}", style="bold reverse" if lit else "bold")
        if self.tall:
            return [padded(ground, self.width), padded(Text.assemble(" " * (self.width - 2), name), self.width)]
        ground.pad_right(self.width - 2 - ground.cell_len)
        return [Text(), padded(Text.assemble(ground, name), self.width)]

    # Lines

    def stroke(self, line: int, length: int) -> Text:
        upright = line >= FIRST_UPRIGHT
        if line in self.fences:
            sign = "#" if self.ascii_only else "┃" if upright else "━"
            lit = self.few and ("edge", line) in self.offered
            return Text(sign * length, style="bold yellow" if lit else "bold")
        if line in self.walls:
            return Text(("|" if upright else "-") * length if self.ascii_only else ("│" if upright else "─") * length)
        return Text(" " * length)

    def corner(self, row: int, column: int) -> Text:
        around = [
            FIRST_UPRIGHT + (row - 1) * (COLUMNS + 1) + column if row > 0 else -1,
            FIRST_UPRIGHT + row * (COLUMNS + 1) + column if row < ROWS else -1,
            row * COLUMNS + column - 1 if column > 0 else -1,
            row * COLUMNS + column if column < COLUMNS else -1,
        ]
        for lines, signs in ((self.fences, THICK), (self.walls, THIN)):
            meeting = sum(1 << n for n, line in enumerate(around) if line in lines)
            if meeting:
                sign = ("#" if signs is THICK else "+") if self.ascii_only else signs[meeting]
                return Text(sign, style="bold" if signs is THICK else "")
        return Text("." if self.ascii_only else "·", style="dim")


def terrain_text(names: list[str], ascii_only: bool) -> Text:
    return Text.assemble(*[(TERRAIN_SIGNS[name][ascii_only], TERRAIN_COLOURS[name]) for name in names])


def padded(line: Text, width: int) -> Text:
    line.pad_right(width - line.cell_len)
    return line
