"""The settings of a game as people type them: one grammar, behind `--set` in every command and in the terminal.

    key=value           one setting; the last one counts, and `--players 3` is short for `--set players=3`
    players=3           a number; a seat likewise, counted from 0
    tile=true           true or false, yes or no
    cards=draft         a word
    variants=a,b        a list, with commas between its words; nothing behind the = is the empty list
    first=none          nothing: a seat that is drawn by lot, the file of the package
    tiles=mine.toml     a file, by its path
    banned=["A116"]     what begins like JSON is JSON

What cannot be read is handed on as the text it is: the game's own settings say what is wrong with it, in the sentence
that everybody gets.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from allmende.locales import SpokenError
from allmende.table import Json, rules_of
from allmende.table.settings import FILE, FLAG, NUMBER, SEAT, THINGS, WORDS, Setting

LONGEST_NUMBER: Final = 15
NOTHING: Final = ("", "none", "null")
FLAGS: Final = {"true": True, "yes": True, "false": False, "no": False}


class NoSetting(SpokenError):
    """Something behind --set that is not key=value."""


def typed_options(game: str, settings: Sequence[str] = (), **named: str | None) -> Json:
    """The options of a game from `key=value` and from those that have a name of their own at the command line.

    >>> typed_options("dominion", ["first=0", "expansions=base"], kingdom="random")
    {'first': 0, 'expansions': ['base'], 'kingdom': 'random'}
    """
    given: Json = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not key.strip() or not equals:
            raise NoSetting("error-bad-setting", setting=setting)
        given[key.strip()] = value.strip()
    return understood(game, given | {key: value for key, value in named.items() if value is not None})


def understood(game: str, given: Mapping[str, Any]) -> Json:
    """Options among which texts are read as they are typed."""
    known = rules_of(game).settings.settings
    return {
        name: read(known[name], value) if isinstance(value, str) and name in known else value
        for name, value in given.items()
    }


def read(setting: Setting, text: str) -> Any:
    """What a text means as the value of a setting.

    >>> from allmende.table.settings import flag, number, words
    >>> read(number("players", 2, 4, 2), "3"), read(flag("tile"), "yes"), read(words("variants", ["a", "b"]), "b, a")
    (3, True, ['b', 'a'])
    >>> read(number("players", 2, 4, 2), "three")
    'three'
    """
    if text.startswith(("[", "{", '"')):
        return read_json(text)
    if setting.kind in (SEAT, FILE) and text.lower() in NOTHING:
        return None
    if setting.kind in (NUMBER, SEAT):
        digits = text.removeprefix("-")
        return int(text) if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER else text
    if setting.kind == FLAG:
        return FLAGS.get(text.lower(), text)
    if setting.kind in (WORDS, THINGS):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def typed(value: Any) -> str:
    """A value as it is typed; the other way round.

    >>> typed(["base", "hinterlands"]), typed(True), typed(3), typed(None)
    ('base,hinterlands', 'true', '3', 'none')
    """
    if value is None:
        return "none"
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    if isinstance(value, Mapping):
        return json.dumps(value, ensure_ascii=False)
    return str(value).lower() if isinstance(value, bool) else str(value)
