"""How a game's table is drawn. A game's box names its Drawing; without one, its view is written out."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from allmende.locales import has_text, label_of, message_of, name_of, names_of, rulings_of, text, thing_named
from allmende.table import Json, Key, box_of
from allmende.table.box import load
from allmende.terminal.layout import letters_of
from allmende.terminal.log import Seen


class Sight(NamedTuple):
    """Who looks at the table, and through what."""

    lang: str
    names: Sequence[str]
    seat: int | None
    width: int
    air: int = 1
    """How much empty space there may be: 0 on a crowded screen, 2 on a large one (see also `Drawing.tightest`)."""
    ascii_only: bool = False


class TablePicture:
    """One picture of a table, with as much air as there is: what the games have in common."""

    game: ClassVar[str]
    pieces: ClassVar[Mapping[str, tuple[str, str]]]
    """Signs by name, each with one for screens that know only plain letters; "first" marks the first player."""

    def __init__(self, view: Json, sight: Sight) -> None:
        self.table = view["table"]
        self.players: list[Json] = self.table["players"]
        self.sight = sight
        self.me = self.players[self.table["active"] if sight.seat is None else sight.seat]
        self.letters = letters_of(sight.names)

    def say(self, message: str, **args: Any) -> str:
        return text(self.sight.lang, self.game, message, **args)

    def named(self, seat: int) -> dict[str, str]:
        """A player as an argument of what is said: by name, or as "you" in whatever form the sentence needs."""
        return {"name": self.sight.names[seat], "who": "you" if seat == self.sight.seat else "other"}

    def sign(self, piece: str) -> str:
        return self.pieces[piece][self.sight.ascii_only]

    def mark(self, player: Json) -> str:
        """The letter of a player, after a sign for the first player."""
        first = self.sign("first") if player["seat"] == self.table["first"] else " "
        return first + self.letters[player["seat"]]

    def other_players(self) -> list[Json]:
        """From the left."""
        at = self.me["seat"] + 1
        return [player for player in self.players[at:] + self.players[:at] if player is not self.me]


class Drawing:
    """Draws what a view holds, whatever the game. Games draw better by overriding the parts."""

    headings: frozenset[str] = frozenset()
    """Kinds of events that begin something new in the log."""
    made: frozenset[str] = frozenset()
    """Kinds of events that `brief` makes of several."""
    noun = "card"
    """The kind of things that a person asks about by name."""
    wide = 110
    """From this width on, the log stands beside the table."""
    tightest = 0
    """The least air that the table can be drawn with; below 0 it leaves out what matters least."""

    news = 4
    """So many new lines of the log are worth a table that leaves something out."""

    def __init__(self, game: str) -> None:
        self.game = game

    def table(self, view: Json, sight: Sight) -> list[RenderableType]:
        return [Text(line, overflow="ellipsis", no_wrap=True) for line in written_out(view["table"])]

    def status(self, view: Json, sight: Sight) -> Text:
        """What must be known for every decision, in a few words: it stands beside the question."""
        return Text()

    def on_table(self, view: Json) -> frozenset[int]:
        """The numbers of the options that the table shows with these numbers: they are not listed again."""
        return frozenset()

    def page(self, word: str, view: Json, sight: Sight) -> RenderableType | None:
        """A page that a person asks for by a word, beside the things that have names: another player, the points."""
        return None

    def brief(self, events: list[Seen]) -> list[Seen]:
        """Of a list of events, those worth a line on a small screen."""
        return events

    def facts(self, kind: str, slug: str, lang: str, options: Json) -> str:
        """A line about a thing below its name; `options` are those of the game."""
        return ""

    def legend(self, lang: str, ascii_only: bool) -> list[RenderableType]:
        """What the signs of the table mean."""
        return []

    def score_notes(self, view: Json, lang: str) -> list[tuple[str, list[str]]]:
        """Further rows of the score sheet: a label, and a text for every seat."""
        return []

    def find(self, word: str) -> tuple[str, str] | None:
        """The kind and slug of the thing that a person means: its name or its beginning, in any language."""
        wanted = word.strip().casefold()
        names = names_of(self.game, self.noun)
        slug = names.get(wanted)
        if slug is None and wanted:
            meant = {slug for name, slug in names.items() if name.startswith(wanted)}
            slug = meant.pop() if len(meant) == 1 else None
        return None if slug is None else (self.noun, slug)

    def thing_of(self, key: Key) -> tuple[str, str] | None:
        """The kind and slug of the thing that an option stands for."""
        if len(key) < 2:
            return None
        return "card" if key[0] == "pile" else str(key[0]), str(key[1])

    def help_on(self, kind: str, slug: str, lang: str, view: Json, options: Json) -> RenderableType | None:
        """Everything there is to say about a thing; None if there is nothing."""
        name = message_of(kind, slug)
        if not has_text(lang, self.game, name, "text"):
            return None
        parts: list[RenderableType] = [Text(name_of(lang, self.game, kind, slug), style="bold")]
        facts = self.facts(kind, slug, lang, options)
        if facts:
            parts.append(Text(facts, style="dim"))
        parts += [Text(), Text(text(lang, self.game, name, "text")), Text()]
        parts += [Text(f"– {ruling}") for ruling in rulings_of(lang, self.game, kind, slug)]
        return Padding(Group(*parts), (1, 2))

    def category(self, name: str, lang: str) -> str:
        """What a part of the score is called."""
        for candidate in (f"score-{name}", f"card-{name}", f"landscape-{name}", f"token-{name}"):
            if has_text(lang, self.game, candidate):
                return text(lang, self.game, candidate)
        return name


class Outline(Drawing):
    """Draws a table that has no drawing: its view as an outline, in the words of the game's texts."""

    def table(self, view: Json, sight: Sight) -> list[RenderableType]:
        return [Text(line, overflow="ellipsis", no_wrap=True) for line in self.lines(view["table"], sight, "")]

    def lines(self, data: Mapping[str, Any], sight: Sight, indent: str) -> list[str]:
        """What is empty is left out; whatever belongs to a seat stands under its name."""
        lines: list[str] = []
        for key, value in data.items():
            label = label_of(sight.lang, self.game, key)
            entries = value if isinstance(value, list) else [value]
            if is_empty(value) or key == "seat":
                continue
            if not any(isinstance(entry, dict) for entry in entries):
                words = (thing_named(sight.lang, self.game, key, entry) for entry in entries)
                lines.append(f"{indent}{label}: {', '.join(words)}")
                continue
            lines.append(f"{indent}{label}:")
            for entry in entries:
                inner = indent + "  "
                if isinstance(entry, dict) and isinstance(entry.get("seat"), int):
                    lines.append(f"{inner}{sight.names[entry['seat']]}")
                    inner += "  "
                lines += self.lines(entry if isinstance(entry, dict) else {"": entry}, sight, inner)
        return lines


def is_empty(value: Any) -> bool:
    return value in (None, "", 0) or (isinstance(value, list | dict) and not value)


def drawing_of(game: str) -> Drawing:
    """The drawing of a game."""
    drawing = load(box_of(game).drawing)
    return Outline(game) if drawing is None else cast(Drawing, drawing)


def written_out(data: Any, indent: str = "") -> list[str]:
    """A view as indented lines.

    >>> written_out({"turn": 3, "farm": {"wood": 2}, "cards": ["oven", "well"]})
    ['turn: 3', 'farm:', '  wood: 2', 'cards: oven, well']
    """
    lines: list[str] = []
    pairs = data.items() if isinstance(data, dict) else ((n, part) for n, part in enumerate(data))
    for key, value in pairs:
        if isinstance(value, list) and not any(isinstance(part, dict | list) for part in value):
            lines.append(f"{indent}{key}: {', '.join(map(str, value))}")
        elif isinstance(value, dict | list) and value:
            lines += [f"{indent}{key}:", *written_out(value, indent + "  ")]
        else:
            lines.append(f"{indent}{key}: {value}")
    return lines
