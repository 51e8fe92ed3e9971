"""The settings of a game: what `new_game` takes, described once and as plain data.

Each setting has a name, a kind and values, and says what is usual, which may depend on others. Exclusions say which do
not go together, and why; presets are the games that people ask for by name. Whoever offers a game (set-up page,
terminal, command line, API) shows what stands here, and `completed` checks by it. Only what data cannot say is a
function: `read` of a setting, and the `check` behind all others.

Sentences stand in the catalogs, in every language; an error carries the name of its sentence and speaks English.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from allmende.table.errors import BadGameOption
from allmende.table.outside import is_one_of, shown

Json: TypeAlias = dict[str, Any]
When: TypeAlias = Mapping[str, Sequence[Any]]
"""Settings with some of their values. It holds when each has one of them; a list, when it contains one of them."""
Reader: TypeAlias = Callable[[Any], Any]
Renamed: TypeAlias = Sequence[tuple[str, When]]
"""Words behind the names of values, each with what must be chosen for it."""

NUMBER: Final = "number"
WORD: Final = "word"
FLAG: Final = "flag"
WORDS: Final = "words"
THINGS: Final = "things"
SEAT: Final = "seat"
FILE: Final = "file"
PLAYERS: Final = "players"


class BadSetting(BadGameOption):
    """A setting is unknown, has an impossible value, or does not go with another: the name of the sentence, and facts
    that it needs."""

    def __init__(self, game: str, message: str, facts: Mapping[str, str], near: str = "") -> None:
        super().__init__(spoken("en", game, message, facts, near))
        self.game = game
        self.message = message
        self.facts = facts
        self.near = near

    def spoken(self, lang: str) -> str:
        return spoken(lang, self.game, self.message, self.facts, self.near)

    def __reduce__(self) -> tuple[Any, ...]:
        return BadSetting, (self.game, self.message, self.facts, self.near)


def spoken(lang: str, game: str, message: str, facts: Mapping[str, str], near: str) -> str:
    from allmende.locales import has_text, text

    if not has_text(lang, game, message):
        return message  # a game without catalogs says it in its own words
    sentence = text(lang, game, message, **facts)
    return text(lang, "", "wrong-but-near", sentence=sentence, near=near) if near else sentence


@dataclass(frozen=True)
class Usual:
    """What a setting is if nobody says otherwise, when something holds."""

    value: Any
    when: When


@dataclass(frozen=True)
class Setting:
    """One thing to be decided before a game. The functions below make them, one for each kind.

    things: of which kind the things are that a list names, and
    count: how many it must name; 0 for any number.
    least: how many words a list must have.
    asked: the terminal asks for it.
    alone: one word stands for a list of it.
    sorted: a list is kept in the order of the values.
    blank: None means that nobody has decided.
    must: the name of a sentence about wrong values; each kind has its own.
    named: what the names of the values in the catalogs begin with; the setting's own name, if nothing is said.
    renamed: where something else is chosen, values may have other names: those with this word behind them.
    read: makes of a value what is kept, or raises BadGameOption.
    fleeting: what is kept of a value may be something else another time.
    """

    name: str
    kind: str
    values: tuple[Any, ...] = ()
    usual: tuple[Usual, ...] = ()
    things: str = ""
    count: int = 0
    least: int = 0
    asked: bool = False
    alone: bool = False
    sorted: bool = True
    blank: bool = False
    must: str = ""
    named: str = ""
    renamed: Renamed = ()
    read: Reader | None = None
    fleeting: bool = False

    def usual_with(self, chosen: Mapping[str, Any]) -> Any:
        """What is usual with what is chosen."""
        for usual in self.usual:
            if holds(usual.when, chosen):
                return list(usual.value) if isinstance(usual.value, tuple) else usual.value
        return None

    def to_json(self) -> Json:
        usual = [{"value": plain(usual.value), "when": plain_when(usual.when)} for usual in self.usual]
        data: Json = {"name": self.name, "kind": self.kind, "values": list(self.values), "usual": usual}
        if self.things:
            data |= {"things": self.things, "count": self.count}
        if self.least:
            data["least"] = self.least
        if self.asked:
            data["asked"] = True
        return data


@dataclass(frozen=True)
class Exclusion:
    """What cannot be played, and why: the name of a sentence in the game's catalogs."""

    why: str
    when: When

    def to_json(self) -> Json:
        return {"why": self.why, "when": plain_when(self.when)}


@dataclass(frozen=True)
class Preset:
    """A game that has a name: the values that settings have in it, the usual one first."""

    name: str
    when: When

    def to_json(self) -> Json:
        return {"name": self.name, "when": plain_when(self.when)}


def plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def plain_when(when: When) -> Json:
    return {name: list(values) for name, values in when.items()}


# The kinds


def usual_of(value: Any, otherwise: Sequence[tuple[Any, When]]) -> tuple[Usual, ...]:
    """Usual values: those that depend on something, and the one that is usual always."""
    return (*[Usual(each, when) for each, when in otherwise], Usual(value, {}))


def number(
    name: str,
    least: int,
    most: int,
    usual: int,
    depends: Sequence[tuple[int, When]] = (),
    asked: bool = False,
    must: str = "",
) -> Setting:
    """A whole number in a range."""
    values = tuple(range(least, most + 1))
    return Setting(name, NUMBER, values, usual_of(usual, depends), asked=asked, must=must)


def word(
    name: str,
    values: Sequence[str],
    usual: str,
    depends: Sequence[tuple[str, When]] = (),
    asked: bool = False,
    things: str = "",
    count: int = 0,
    read: Reader | None = None,
    fleeting: bool = False,
    renamed: Renamed = (),
) -> Setting:
    """One of some words; with `things`, instead of one also a list of so many things that `read` takes."""
    first = usual_of(usual, depends)
    return Setting(
        name, WORD, tuple(values), first, things, count, asked=asked, read=read, fleeting=fleeting, renamed=renamed
    )


def flag(
    name: str,
    usual: bool = False,
    depends: Sequence[tuple[bool, When]] = (),
    blank: bool = False,
    read: Reader | None = None,
) -> Setting:
    """True or false; `read` may take something else that means true."""
    return Setting(name, FLAG, (False, True), usual_of(usual, depends), blank=blank, read=read)


def words(
    name: str,
    values: Sequence[str],
    usual: Sequence[str] = (),
    least: int = 0,
    alone: bool = False,
    sorted: bool = True,  # noqa: A002
    named: str = "",
) -> Setting:
    """A list of some words."""
    first = usual_of(tuple(usual), ())
    return Setting(name, WORDS, tuple(values), first, least=least, alone=alone, sorted=sorted, named=named)


def things(name: str, kind: str, read: Reader) -> Setting:
    """A list of things of a kind, by their names."""
    return Setting(name, THINGS, (), usual_of((), ()), kind, read=read)


def seat(name: str) -> Setting:
    """One of the seats, or None."""
    return Setting(name, SEAT, (), usual_of(None, ()))


def file(name: str, read: Reader) -> Setting:
    """Somebody's own file, by its path or its data, or None."""
    return Setting(name, FILE, (), usual_of(None, ()), read=read, fleeting=True)


# All settings of a game


def holds(when: When, chosen: Mapping[str, Any]) -> bool:
    for name, values in when.items():
        if name not in chosen:
            return False
        value = chosen[name]
        if isinstance(value, dict):  # data of somebody's own is something, whatever it says
            value = True
        if isinstance(value, list):
            if not any(one in values for one in value):
                return False
        elif value not in values:
            return False
    return True


MOST_KNOWN: Final = 200
PLAIN: Final = (str, int, bool, type(None))
"""Two of these are the same if they are equal and of the same type."""


class Settings:
    """All settings of a game, with what excludes what.

    >>> toy = Settings("toy", [number("players", 2, 4, 2), flag("long")], [Exclusion("two play fast", {"long": [True],
    ...     "players": [2]})])
    >>> toy.completed({"players": 3})
    {'players': 3, 'long': False}
    >>> toy.completed({"long": True})
    Traceback (most recent call last):
    allmende.table.settings.BadSetting: two play fast
    >>> toy.completed({"player": 3})
    Traceback (most recent call last):
    allmende.table.settings.BadSetting: toy has no option 'player': did you mean players?
    """

    def __init__(
        self,
        game: str,
        settings: Sequence[Setting],
        exclusions: Sequence[Exclusion] = (),
        presets: Sequence[Preset] = (),
        check: Callable[[Json], None] | None = None,
    ) -> None:
        self.game = game
        self.settings: dict[str, Setting] = {setting.name: setting for setting in settings}
        self.exclusions = tuple(exclusions)
        self.presets = tuple(presets)
        self.check = check
        self.least_players: int = min(self.settings[PLAYERS].values)
        self.most_players: int = max(self.settings[PLAYERS].values)
        self._known: dict[tuple[Any, ...], Json] = {}  # completed before: bulk simulation asks for the same often

    def completed(self, given: Mapping[str, Any]) -> Json:
        """The options of a game, checked, and with what is usual for all that nobody has decided."""
        if not self._can_be_known(given):
            return self._completed(given)
        key = tuple([(name, type(value), value) for name, value in given.items()])
        if key not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = self._completed(given)
        return {name: value[:] if isinstance(value, list) else value for name, value in self._known[key].items()}

    def _can_be_known(self, given: Mapping[str, Any]) -> bool:
        """Are these plain values, of which two that are equal mean the same? A file may have changed meanwhile, and
        it may be another day."""
        if type(given) is not dict:
            return False
        for name, value in given.items():
            if type(name) is not str or type(value) not in PLAIN:
                return False
            if name in self.settings and self.settings[name].fleeting:
                return False
        return True

    def _completed(self, given: Mapping[str, Any]) -> Json:
        for name in given:
            if not is_one_of(name, self.settings):
                raise self._unknown(name)
        chosen: Json = {}
        for name, setting in self.settings.items():
            if name in given and not (setting.blank and given[name] is None):
                chosen[name] = self._read(setting, given[name])
        for name, setting in self.settings.items():
            if name not in chosen:
                chosen[name] = setting.usual_with(chosen)
        options = {name: chosen[name] for name in self.settings}
        self._check_seats(options)
        for exclusion in self.exclusions:
            if holds(exclusion.when, options):
                raise BadSetting(self.game, exclusion.why, {})
        if self.check is not None:
            self.check(options)
        return options

    def refusal(self, given: Mapping[str, Any]) -> BadGameOption | None:
        """Why nobody can play like this; None if one can."""
        try:
            self.completed(given)
        except BadGameOption as error:
            return error
        return None

    def offers(self, given: Mapping[str, Any], name: str) -> dict[Any, BadGameOption | None]:
        """The values of a setting beside what is chosen already, each with why it is not possible."""
        setting = self.settings[name]
        listed = setting.kind == WORDS
        return {value: self.refusal({**given, name: [value] if listed else value}) for value in setting.values}

    def to_json(self) -> Json:
        return {
            "settings": [setting.to_json() for setting in self.settings.values()],
            "exclusions": [exclusion.to_json() for exclusion in self.exclusions],
            "presets": [preset.to_json() for preset in self.presets],
        }

    # Reading

    def _read(self, setting: Setting, value: Any) -> Any:
        if setting.read is not None:
            return setting.read(value)
        if setting.kind == NUMBER:
            return self._read_number(setting, value)
        if setting.kind == WORD:
            if not is_one_of(value, setting.values):
                raise self._wrong(setting, value, value)
            return value
        if setting.kind == FLAG:
            if not isinstance(value, bool):
                raise self._wrong(setting, value)
            return value
        return self._read_words(setting, value) if setting.kind == WORDS else value

    def _read_number(self, setting: Setting, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or value not in setting.values:
            raise self._wrong(setting, value)
        return int(value)

    def _read_words(self, setting: Setting, value: Any) -> list[str]:
        given = [value] if setting.alone and isinstance(value, str) else value
        if not isinstance(given, list | tuple) or len(given) < setting.least:
            raise self._wrong(setting, value)
        for each in given:
            if not is_one_of(each, setting.values):
                raise self._wrong(setting, value, each)
        return [each for each in (setting.values if setting.sorted else dict.fromkeys(given)) if each in given]

    def _check_seats(self, options: Json) -> None:
        players: int = options[PLAYERS]
        for name, setting in self.settings.items():
            value = options[name]
            if setting.kind != SEAT or value is None:
                continue
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < players:
                facts = {"name": name, "most": str(players - 1), "value": shown(value)}
                raise BadSetting(self.game, "wrong-seat", facts)

    # What is wrong

    def _unknown(self, name: Any) -> BadSetting:
        facts = {"game": self.game, "name": shown(name), "names": ", ".join(self.settings)}
        near = nearest(name, self.settings)
        if near:
            return BadSetting(self.game, "wrong-name-near", {**facts, "near": near})
        return BadSetting(self.game, "wrong-name", facts)

    def _wrong(self, setting: Setting, value: Any, name: Any = None) -> BadSetting:
        facts = {"name": setting.name, "value": shown(value), "values": ", ".join([str(one) for one in setting.values])}
        if setting.kind == NUMBER:
            facts |= {"least": str(setting.values[0]), "most": str(setting.values[-1])}
        near = nearest(name, [str(one) for one in setting.values])
        return BadSetting(self.game, setting.must or f"wrong-{setting.kind}", facts, near)


def nearest(name: Any, known: Collection[str]) -> str:
    """The known name that is nearest to one that nobody knows; empty if none is near."""
    near = get_close_matches(name[:60].casefold(), list(known), n=1, cutoff=0.6) if isinstance(name, str) else []
    return near[0] if near else ""
