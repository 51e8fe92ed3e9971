"""Small helpers to lay out texts: columns that are as wide as they need to be, and lists that break between things."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

GAP = 3


class Cell(NamedTuple):
    """A text, and one that stands at the right edge of its column."""

    left: Text
    right: Text = Text()

    @property
    def width(self) -> int:
        return self.left.cell_len + (self.right.cell_len + 1 if self.right.cell_len else 0)


def in_columns(cells: Sequence[Cell], width: int, rows: int | None = None) -> list[Text]:
    """Cells below each other in columns, as many as fit; with `rows`, as few as keep to so many lines.

    >>> [line.plain for line in in_columns([Cell(Text(word)) for word in ("a", "bb", "c")], 9)]
    ['a    c', 'bb']
    """
    count = len(cells)
    fitting = [_split(cells, columns) for columns in range(1, count + 1)]
    fitting = [parts for n, parts in enumerate(fitting) if n == 0 or _width(parts) <= width]
    if not fitting:
        return []
    parts = fitting[-1]
    if rows is not None:
        parts = next((parts for parts in fitting if len(parts[0]) <= rows), parts)
    return [_line(parts, row) for row in range(len(parts[0]))]


def _split(cells: Sequence[Cell], columns: int) -> list[Sequence[Cell]]:
    rows = -(-len(cells) // columns)
    return [cells[at : at + rows] for at in range(0, len(cells), rows)]


def _width(parts: list[Sequence[Cell]]) -> int:
    return sum(max(cell.width for cell in part) for part in parts) + GAP * (len(parts) - 1)


def _line(parts: list[Sequence[Cell]], row: int) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis")
    for n, part in enumerate(parts):
        if row < len(part):
            cell, wide = part[row], max(cell.width for cell in part)
            if n:
                line.append(" " * GAP)
            line.append_text(cell.left)
            line.append(" " * (wide - cell.left.cell_len - cell.right.cell_len))
            line.append_text(cell.right)
    line.rstrip()
    return line


def flowing(label: Text, things: Sequence[Text], width: int) -> list[Text]:
    """A label and things after it, broken only between things; further lines are indented like the first thing."""
    indent = label.cell_len + 1
    lines = [Text.assemble(label)]  # whose style ends where it ends
    for thing in things:
        line = lines[-1]
        room = line.cell_len + 2 + thing.cell_len <= width
        if not room and line.cell_len > indent:
            line = Text(" " * (indent - 1))
            lines.append(line)
        line.append(" " if line.cell_len < indent else "  ")
        line.append_text(thing)
    return lines


def in_lines(things: Sequence[Text], width: int) -> list[Text]:
    """Things beside each other on as many lines as it takes.

    >>> [line.plain for line in in_lines([Text("1 wood"), Text("2 clay"), Text("3 reed")], 15)]
    ['1 wood  2 clay', '3 reed']
    """
    return [line[1:] for line in flowing(Text(), things, width + 1)] if things else []


def side_by_side(left: Sequence[Text], right: Sequence[Text], gap: int = GAP) -> list[Text]:
    """Two blocks of lines beside each other, as wide as the left one needs.

    >>> [line.plain for line in side_by_side([Text("a"), Text("bb")], [Text("c")], 1)]
    ['a  c', 'bb']
    """
    wide = max((line.cell_len for line in left), default=0)
    lines = []
    for n in range(max(len(left), len(right))):
        line = Text.assemble(left[n]) if n < len(left) else Text()
        line.no_wrap, line.overflow = True, "ellipsis"
        if n < len(right):
            line.append(" " * (wide - line.cell_len + gap))
            line.append_text(right[n])
        line.rstrip()
        lines.append(line)
    return lines


def short(line: Text, width: int) -> Text:
    """A line that ends in dots where there is no more room."""
    line.no_wrap, line.overflow = True, "ellipsis"
    line.truncate(width, overflow="ellipsis")
    return line


def letters_of(names: Sequence[str]) -> list[str]:
    """A letter for each player: that of the name, if all differ.

    >>> letters_of(["Anna", "Bo"]), letters_of(["farmer 1", "farmer 2"])
    (['A', 'B'], ['A', 'B'])
    """
    found = [name[:1].upper() for name in names]
    return found if len(set(found)) == len(found) else [chr(ord("A") + seat) for seat in range(len(found))]


def shortened(words: str, width: int) -> str:
    """
    >>> shortened("Entwässerungsgraben", 10), shortened("Hecke", 10)
    ('Entwässer…', 'Hecke')
    """
    return words if cell_len(words) <= width else set_cell_size(words, max(width - 1, 0)) + "…"
