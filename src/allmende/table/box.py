"""A box: one game with everything that belongs to it, for players, bot builders and strategists.

A part is the thing itself, or the place where it lies, "module" or "module:attribute", which is imported when it is
first asked for: whoever plays in Python loads the rules and nothing else. Only the rules must be in a box. Where
another part is missing, the tools use one that suits any game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from importlib import import_module
from typing import Any, Final, Protocol, TypeAlias

from allmende.table.errors import AllmendeError, BrokenBox

Part: TypeAlias = Any
"""The thing itself, or the place where it lies; None if there is none."""

IN_THE_CLIENT: Final = "client"
"""The board of a game that is built into the web client: web/src/games/<game>."""

THINGS: Final = ("card", "space", "tile")
"""What lies on most tables."""


@dataclass(frozen=True)
class Reading:
    """What the lab reads in a game: how it tells that a thing was taken, which options offer one, how far it is."""

    taking: Mapping[str, str] = field(default_factory=dict)
    """The kind of event, and the fact that names the thing: {"buy": "card"}. Empty: any event that names a thing."""
    offering: Mapping[str, str] = field(default_factory=lambda: {"pile": "card", **{kind: kind for kind in THINGS}})
    """The kind of option, and the kind of thing it stands for: {"pile": "card"}."""
    asking: frozenset[str] = frozenset()
    """Only these prompts offer things to take; empty: all do."""
    rounds: Callable[[Any], int] = lambda state: 0
    """How many rounds of the game are over, in the words of the game: rounds, turns of everybody, half-stages."""
    turns: Callable[[Any], list[int]] = lambda state: []
    """How many turns each seat had; nothing for games that do not count them."""


class OptionFiles(Protocol):
    """Options whose values people may bring as a file of their own."""

    def read_option(self, option: str, text: str, name: str) -> Any:
        """The value of an option from the text of a file; a mistake is told with the file's name and the line."""

    def option_file(self, option: str) -> str:
        """The file with which an own one begins."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Box:
    """A game with its parts. The entry point group `allmende.games` names it: <game> = "module:BOX"."""

    rules: Part
    """`allmende.table.Rules`."""
    texts: Part = None
    """The package (or the folder itself) that has locales/<language>/<game>.ftl, and perhaps <game>-<more>.ftl."""
    bots: Part = None
    """`allmende.bots.Bots`: those that play by rules of thumb, the best one last."""
    people: Part = None
    """{"berta": called with a seed, a bot}: people to play with, each with a taste that one recognises in its play."""
    skills: Mapping[str, float] = field(default_factory=dict)
    """{"strong": 28.0}: how strong bots and levels are, for ratings. `solid` is as strong as somebody new is guessed to
    be, at 25; 5.9 more wins three games of four (docs/people.md)."""
    levels: Part = None
    """{"strong": Level(...)}: other levels than those of `allmende.bots.search.levels`."""
    guide: Part = None
    """Called with a seed: an `allmende.bots.search.guide.Guide`, what the tree search should know of the game."""
    reasons: Part = None
    """`allmende.bots.search.advice.Reasons`: why a recommended option may be good; a module will do."""
    drawing: Part = None
    """`allmende.terminal.drawing.Drawing`: the table in the terminal."""
    encoder: Part = None
    """Called with the options: an `allmende.rl.blocks.Encoder`, what a learner sees."""
    reading: Part = None
    """`Reading`: what the lab looks at."""
    things: Part = None
    """Called: the cards and tiles by kind, with what their faces show: {"card": [{"slug": "smithy", "cost": 4}]}."""
    own_things: Part = None
    """Called with the options: the same for a table that is played with somebody's own things; None if it is not."""
    files: Part = None
    """`OptionFiles`."""
    lessons: Part = None
    """The package (or the folder itself) that has lessons/<number>-<lesson>.toml: see docs/learn.md."""
    puzzles: Part = None
    """"package:file.jsonl", positions with one clearly best pick: see `allmende.puzzles`."""
    ledgers: Sequence[str] = ()
    """The rules to look up, as "package:rules/<game>.md": see `allmende.ledger`."""
    board: Part = None
    """The table in the browser: IN_THE_CLIENT, or "package:file.js", an ES module (see docs/new-game.md)."""


def load(part: Part) -> Any:
    """A part of a box, imported if need be. BrokenBox says what is wrong with its place.

    >>> load("allmende.dominion:RULES").name, load(None)
    ('dominion', None)
    """
    if not isinstance(part, str):
        return part
    module, _, attributes = part.partition(":")
    try:
        return reduce(getattr, attributes.split(".") if attributes else [], import_module(module))
    except AllmendeError:
        raise
    except Exception as error:  # whatever somebody's module may do
        raise BrokenBox(f"{part} cannot be loaded: {type(error).__name__}: {error}") from error
