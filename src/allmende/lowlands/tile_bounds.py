"""How large a tiles file may be, and how nested: checked before it is parsed, which takes long for the wrong text."""

from __future__ import annotations

import re
from typing import Final

from allmende.table.errors import BadGameOption

LARGEST: Final = 200_000
"""Characters. The file of the package has 14,000."""
MOST_PARTS: Final = 8
"""Of a key: `tile.cost.wood` has three. The parser's time grows with the square of their number."""
DEEPEST: Final = 16
"""Lists in lists, and tables in tables."""

# Strings and comments are passed over as a whole; a long string may end in two quotes of its own. One that never ends
# is passed over up to the end of its line: there the parser stops, too.
_MARK: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|["\'][^\n]*|[\[\]{}.=,\n]',
    re.DOTALL,
)


def check_bounds(text: str, name: str) -> None:
    """Refuse a text that is too long, or whose keys or lists are nested beyond anything that a tiles file needs.

    >>> check_bounds('name = "a.b.c.d.e.f.g.h.i.j"  # [[[[[', "tiles.toml")
    >>> check_bounds("\\n" + ".".join("abcdefghi") + " = 1", "tiles.toml")
    Traceback (most recent call last):
    allmende.table.errors.BadGameOption: tiles.toml, line 2: a key may have 8 parts
    """
    if len(text) > LARGEST:
        raise too_large(name)
    line, parts, depth = 1, 1, 0
    for found in _MARK.finditer(text):
        mark = found[0]
        if mark == ".":
            parts += 1
            if parts > MOST_PARTS:
                raise BadGameOption(f"{name}, line {line}: a key may have {MOST_PARTS} parts")
        elif mark in "[{":
            depth += 1
            parts = 1
            if depth > DEEPEST:
                raise BadGameOption(f"{name}, line {line}: this is nested too deep")
        elif mark in "]}":
            depth = max(0, depth - 1)
        elif mark in "=,\n":
            parts = 1
            line += mark == "\n"
        else:
            line += mark.count("\n")


def too_large(name: str) -> BadGameOption:
    return BadGameOption(f"{name} is too large: a tiles file may have {LARGEST} characters")
