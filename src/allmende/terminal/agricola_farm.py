"""A farmyard of Agricola as a picture: the house with its walls, fields with crops, fences, stables, animals."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from allmende.agricola import RULES
from allmende.agricola.farm.plan import COLUMNS, ROWS
from allmende.locales import text
from allmende.table import Json
from allmende.terminal.grid import Grid, cell_name, padded

GAME: Final = RULES.name
ANIMALS: Final = ("sheep", "boar", "cattle", "horse", "llama")
COLOURS: Final = {
    "wood": "yellow", "clay": "red", "reed": "green", "stone": "white", "grain": "bright_yellow",
    "vegetable": "bright_green", "food": "magenta", "sheep": "cyan", "boar": "cyan", "cattle": "cyan", "horse": "cyan",
    "fuel": "bright_red", "llama": "cyan", "fairy": "bright_magenta",
}  # fmt: skip
SIGNS: Final[dict[str, tuple[str, str]]] = {
    "room": ("⌂", "^"), "field": ("≡", "="), "stable": ("∩", "n"), "forest": ("♣", "Y"), "moor": ("≈", "~"),
    "blocked": ("†", "+"),
}  # fmt: skip
"""Signs, and those for screens that know only plain letters."""
LARGE: Final = 5
SMALL: Final = 3
"""How wide a cell is."""


class FarmPicture(Grid):
    """The farm of one player, of which some cells or lines may be offered."""

    def __init__(
        self,
        farm: Json,
        label: Text,
        lang: str,
        ascii_only: bool,
        offered: Mapping[tuple[object, ...], int],
        width: int = LARGE,
        tall: bool = False,
    ) -> None:
        super().__init__(ROWS, COLUMNS, width, label, ascii_only, tall)
        self.lang = lang
        self.material: str = farm["material"]
        self.rooms = set(farm["rooms"])
        self.crops: dict[int, dict[str, int]] = {field["cell"]: field["crops"] for field in farm["fields"]}
        self.planted: dict[int, dict[str, int]] = {one["cell"]: one["crops"] for one in farm["planted"]}
        self.stables = set(farm["stables"])
        self.forests = set(farm["forests"])
        self.moors = set(farm["moors"])
        self.blocked = set(farm["blocked"])
        self.stacked = set(farm["below"]["forests"] + farm["below"]["moors"])
        self.herds = herds(farm)
        self.capacity = {pasture["cells"][0]: int(pasture["capacity"]) for pasture in farm["pastures"]}
        self.marks = marks(offered)
        self.fences = set(farm["fences"])
        self.walls = {
            line
            for room in self.rooms
            for line in self.sides(room)
            if sum(line in self.sides(other) for other in self.rooms) == 1
        } - self.fences
        self.dotted = {int(str(key[1])) for key in offered if key[0] == "edge"}

    def sign(self, thing: str) -> str:
        return SIGNS[thing][self.ascii_only]

    def abbreviated(self, good: str) -> str:
        return text(self.lang, GAME, f"good-{good}", "sign")

    def cell(self, cell: int) -> list[Text]:
        mark = Text(self.marks.get(cell, ""), style="bold reverse")
        if self.tall:
            return [self.content(cell, self.width), self.at_right(mark if mark else self.room_left(cell))]
        return [Text(), self.content(cell, self.width - mark.cell_len).append_text(mark)]

    def at_right(self, words: Text) -> Text:
        return Text.assemble(" " * (self.width - words.cell_len), words)

    def content(self, cell: int, width: int) -> Text:
        """What is on a cell, exactly so wide."""
        if cell in self.rooms:
            line = Text(f" {self.sign('room')}{self.abbreviated(self.material)}", COLOURS[self.material])
        elif cell in self.crops:
            line = self.field(self.crops[cell], width)
        elif cell in self.forests or cell in self.moors:
            line = self.wild(cell, width)
        elif cell in self.blocked:
            line = Text(f" {self.sign('blocked')}", style="dim")
        else:
            line = Text.assemble((self.sign("stable") if cell in self.stables else "", "bold"))
            for good, n in (self.planted.get(cell) or self.herds.get(cell, {})).items():
                line.append_text(self.counted(good, n, width - line.cell_len))
        line.truncate(width)
        return padded(line, width)

    def field(self, crops: Mapping[str, int], width: int) -> Text:
        """Furrows, and what grows there."""
        line = Text()
        for crop, n in crops.items():
            line.append_text(self.counted(crop, n, width - 1))
        return Text.assemble((self.sign("field") * (width - line.cell_len), "yellow"), line)

    def wild(self, cell: int, width: int) -> Text:
        """Trees or moor all over; with a plus where another tile lies below."""
        kind, style = ("forest", "green") if cell in self.forests else ("moor", "blue")
        return Text(self.sign(kind) * (width - 1) + ("+" if cell in self.stacked else self.sign(kind)), style=style)

    def counted(self, good: str, n: int, width: int) -> Text:
        words = self.abbreviated(good)
        gap = " " if len(f"{n} {words}") <= width else ""
        return Text(f"{n}{gap}{words}", style=f"bold {COLOURS[good]}")

    def room_left(self, cell: int) -> Text:
        """How many animals a pasture holds, at its first space."""
        return Text(f"/{self.capacity[cell]}" if cell in self.capacity else "", style="dim")


def marks(offered: Mapping[tuple[object, ...], int]) -> dict[int, str]:
    """What offered cells show: the number they are picked by, or their name if there are several things to do there.

    >>> marks({("cell", 7): 1, ("grain", 8): 2, ("vegetable", 8): 3})
    {7: ' 1', 8: 'd2'}
    """
    found: dict[int, str] = {}
    for (kind, *which), number in offered.items():
        cell = which[0] if which else None
        if isinstance(cell, int) and kind in ("cell", "grain", "vegetable"):
            found[cell] = f"{number:>2}" if kind == "cell" else cell_name(cell)
    return found


def herds(farm: Json) -> dict[int, dict[str, int]]:
    """Where animals stand: each pasture shows its herd once, beside a stable if it has room there."""
    found: dict[int, dict[str, int]] = {}
    for pasture in farm["pastures"]:
        cells = [cell for cell in pasture["cells"] if cell not in farm["stables"]] or pasture["cells"]
        found[cells[0]] = by_name(pasture["animals"])
    for pen in farm["pens"]:
        found[pen["cell"]] = by_name(pen["animals"])
    return found


def by_name(animals: Sequence[int]) -> dict[str, int]:
    """
    >>> by_name([2, 0, 1])
    {'sheep': 2, 'cattle': 1}
    """
    return {name: n for name, n in zip(ANIMALS, animals, strict=False) if n}
