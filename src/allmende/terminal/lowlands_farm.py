"""A farmyard of The Lowlands as a picture: cells a1 to e4, fences as thick lines, sides of buildings as thin ones."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from allmende.lowlands.farm import COLUMNS, ROWS
from allmende.table import Json
from allmende.terminal.grid import Grid, cell_name, padded

TERRAIN_SIGNS: Final[dict[str, tuple[str, str]]] = {"bush": ("♣", "%"), "tree": ("▲", "^"), "pond": ("≈", "~")}
"""A sign for each terrain, and one for screens that know only plain letters."""
TERRAIN_COLOURS: Final = {"bush": "green", "tree": "green", "pond": "blue"}
KIND_COLOURS: Final = {"F": "green", "A": "red", "S": "yellow", "W": "cyan"}
"""Tiles by the letter of their kind."""
SHEEP: Final = "@"


class FarmPicture(Grid):
    """The farm of one player, of which some cells or lines may be offered."""

    def __init__(
        self, player: Json, label: Text, offered: set[tuple[str, object]], ascii_only: bool, wide: bool, tall: bool
    ) -> None:
        super().__init__(ROWS, COLUMNS, 5 if wide else 4, label, ascii_only, tall)
        self.player = player
        self.offered = offered
        self.tiles: Mapping[int, str] = {tile["cell"]: tile["tile"] for tile in player["tiles"]}
        self.fences = set(player["fences"])
        self.walls = {
            line for cell, tile in self.tiles.items() if not tile.startswith("F") for line in self.sides(cell)
        } - self.fences
        lines = {line for line in self.fences if ("edge", line) in offered}
        self.bright = lines if sum(key[0] == "edge" for key in offered) <= len(self.fences) else set()

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


def terrain_text(names: list[str], ascii_only: bool) -> Text:
    return Text.assemble(*[(TERRAIN_SIGNS[name][ascii_only], TERRAIN_COLOURS[name]) for name in names])
