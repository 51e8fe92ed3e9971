"""Where things stand in a TOML text, so that a mistake can be told with its line. The parser of the library keeps no
lines; this reads a text that it has accepted, hence correct TOML."""

from __future__ import annotations


class Place:
    """A table of the text: its line, the lines of its keys, and of the items of those keys that are lists."""

    __slots__ = ("items", "keys", "line")

    def __init__(self, line: int) -> None:
        self.line = line
        self.keys: dict[str, int] = {}
        self.items: dict[str, list[int]] = {}


class Lines:
    """
    >>> lines = Lines("[start]\\ncoins = 4\\n[[tile]]\\nid = 'F01'\\n[[tile]]\\nid = 'F02'\\neffects = [\\n1,\\n2]")
    >>> lines.of("start", 0, "coins"), lines.of("tile", 1), lines.of("tile", 1, "effects", 1)
    (2, 5, 9)
    >>> lines.of("tile", 1, "level")
    5
    """

    __slots__ = ("_at", "_line", "_text", "last", "root", "tables")

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1
        self.root = Place(1)
        self.tables: dict[str, list[Place]] = {}
        self._read()
        self.last = max(1, text.rstrip().count("\n") + 1)

    def of(self, table: str, index: int, key: str | None = None, item: int | None = None) -> int:
        """The line of an item of a key of the index-th table of that name; of what surrounds it if it is not there."""
        places = self.tables.get(table, [])
        if index >= len(places):  # written as a list of inline tables
            inline = self.root.items.get(table, [])
            return inline[index] if index < len(inline) else self.root.keys.get(table, self.last)
        place = places[index]
        if key is None or key not in place.keys:
            return place.line
        items = place.items.get(key, [])
        return items[item] if item is not None and item < len(items) else place.keys[key]

    def _read(self) -> None:
        place = self.root
        inner = False  # in a table within a table: its keys belong to a key of the outer one
        while self._skip_blank():
            if self._text[self._at] == "[":
                line, header = self._line, self._rest_of_line()
                parts = [part.strip(" \t\"'") for part in header.split("]")[0].lstrip("[").split(".")]
                places = self.tables.setdefault(parts[0], [])
                inner = len(parts) > 1
                if not inner or not places:
                    places.append(Place(line))
                place = places[-1]
                if inner:
                    place.keys.setdefault(parts[1], line)
                    if header.startswith("[["):
                        place.items.setdefault(parts[1], []).append(line)
            else:
                line, key = self._line, self._key()
                items = self._value()
                if not inner and key not in place.keys:
                    place.keys[key] = line
                    place.items[key] = items

    def _skip_blank(self) -> bool:
        """Go to the next thing that is neither blank nor a comment; False at the end."""
        text = self._text
        while self._at < len(text):
            char = text[self._at]
            if char == "#":
                self._rest_of_line()
            elif char.isspace():
                self._step()
            else:
                return True
        return False

    def _step(self) -> None:
        if self._text[self._at] == "\n":
            self._line += 1
        self._at += 1

    def _rest_of_line(self) -> str:
        end = self._text.find("\n", self._at)
        end = len(self._text) if end < 0 else end
        rest = self._text[self._at : end]
        self._at = end
        return rest

    def _key(self) -> str:
        """The first part of a key; goes behind the sign of equality."""
        start = self._at
        stop = -1
        while self._text[self._at] != "=":
            if self._text[self._at] in "\"'":
                self._string()
                continue
            if self._text[self._at] == "." and stop < 0:
                stop = self._at
            self._step()
        stop = self._at if stop < 0 else stop
        self._at += 1
        return self._text[start:stop].strip(" \t\"'")

    def _string(self) -> None:
        text, mark = self._text, self._text[self._at]
        quotes = mark * 3 if text.startswith(mark * 3, self._at) else mark
        self._at += len(quotes)
        while not text.startswith(quotes, self._at):
            if mark == '"' and text[self._at] == "\\":
                self._at += 1
            self._step()
        self._at += len(quotes)
        while len(quotes) == 3 and text.startswith(mark, self._at):  # quotes at the end of a long string
            self._at += 1

    def _value(self) -> list[int]:
        """Go behind a value; the lines of its items if it is a list."""
        items: list[int] = []
        depth = 0
        listed = fresh = False  # it is a list, and an item may begin
        while self._at < len(self._text):
            char = self._text[self._at]
            if char == "#":
                self._rest_of_line()
                continue
            if depth == 0 and char == "\n":
                break
            if listed and fresh and depth == 1 and not char.isspace() and char not in ",]":
                items.append(self._line)
                fresh = False
            if char in "\"'":
                self._string()
                continue
            if char in "[{":
                if depth == 0:
                    listed = fresh = char == "["
                depth += 1
            elif char in "]}":
                depth -= 1
            elif char == "," and depth == 1:
                fresh = True
            self._step()
        return items
