"""The games on the shelf, and the ways to begin or reopen one."""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from allmende.table.box import Box, load
from allmende.table.errors import (
    AllmendeError,
    BadGameOption,
    BrokenBox,
    DamagedRecord,
    ImpossibleSituation,
    UnknownGame,
)
from allmende.table.game import FORMAT, Game
from allmende.table.opening import first_situation, opened, replayed
from allmende.table.outside import is_seed, is_whole, shown, whole
from allmende.table.position import arranged
from allmende.table.record import Record
from allmende.table.rules import Json, Rules

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "allmende.games"
"""The entry points by which distributions bring their games, ours like anybody's: <game> = "module:BOX"."""

_registered: dict[str, Box] = {}
_rules: dict[str, Rules] = {}  # of the boxes that distributions bring, once they were opened


def register(game: Box | Rules) -> None:
    """Put a game on the shelf of this process, in place of one of the same name: its box, or only its rules."""
    box = game if isinstance(game, Box) else Box(rules=game)
    _registered[load(box.rules).name] = box


def game_names() -> list[str]:
    return sorted(_brought().keys() | _registered.keys())


def has_game(name: Any) -> bool:
    return isinstance(name, str) and (name in _registered or name in _brought())


def box_of(name: Any) -> Box:
    """The box of a game; UnknownGame if there is none of that name, BrokenBox if it cannot be opened."""
    if not has_game(name):
        raise UnknownGame(f"there is no game {shown(name)}: the games are {', '.join(game_names())}")
    return _registered[name] if name in _registered else _opened(name)


def rules_of(name: Any) -> Rules:
    """The rules of a game; UnknownGame if there is none of that name."""
    if isinstance(name, str) and name in _rules and name not in _registered:
        return _rules[name]
    rules = cast(Rules, load(box_of(name).rules))
    if rules.name != name:
        raise BrokenBox(f"the box of the game {name} holds the rules of {rules.name}")
    if name not in _registered:
        _rules[name] = rules
    return rules


@cache
def _brought() -> dict[str, tuple["EntryPoint", ...]]:
    """What the installed distributions bring, by the names of the games."""
    from importlib.metadata import entry_points  # takes its time, and who only imports us needs no games

    found: dict[str, tuple[EntryPoint, ...]] = {}
    for point in entry_points(group=GROUP):
        found[point.name] = (*found.get(point.name, ()), point)
    return found


@cache
def _opened(name: str) -> Box:
    """The box that a distribution brings; nothing of the others is loaded."""
    point, *others = _brought()[name]
    if others:
        owners = sorted(one.dist.name if one.dist else one.value for one in (point, *others))
        raise BrokenBox(f"several distributions bring a game {name}, {' and '.join(owners)}: remove all but one")
    box = load(f"{point.module}:{point.attr}")
    if not isinstance(box, Box):
        raise BrokenBox(f"{point.value} should be the box of the game {name}, but is {shown(box)}")
    return box


def new_game(name: str, *, seed: int = 0, auto: bool = False, events: bool = True, **options: Any) -> Game:
    """Begin a game.

    seed: the same seed and the same picks give the same game.
    auto: choices with a single option are played by the kernel.
    events: keep what happened for `game.events`; off in bulk simulation.
    options: the game's own, `players` among them.
    """
    rules = rules_of(name)
    _check_flags(BadGameOption, auto=auto, events=events)
    return first_situation(rules, rules.options(options), _seed(seed, BadGameOption), None, auto, events=events)


def arrange(name: str, situation: Mapping[str, Any], *, seed: int = 0, auto: bool = False) -> Game:
    """Begin a game in a situation: each game documents how to describe one. ImpossibleSituation says what is wrong."""
    rules = rules_of(name)
    _check_flags(ImpossibleSituation, auto=auto)
    return arranged(rules, situation, _seed(seed, ImpossibleSituation), auto)


def replay(record: Record | Mapping[str, Any] | str, *, picks: int | None = None, events: bool = False) -> Game:
    """The game of a record, after all its picks or the first few. DamagedRecord says what is wrong with it."""
    if isinstance(record, str):
        record = Record.loads(record)
    elif not isinstance(record, Record):
        record = Record.from_json(record)
    _check_flags(DamagedRecord, events=events)
    until = len(record.picks) if picks is None else whole(picks)
    if until is None or until < 0:
        raise DamagedRecord(f"picks must be how many picks to replay, got {shown(picks)}")
    try:
        game = beginning(record, events=events)
        return replayed(game, record.picks[:until])
    except AllmendeError:
        raise
    except Exception as error:
        if record.start is None:
            raise  # the rules are wrong, not the record
        raise _nonsense(error) from error


def beginning(record: Record, *, auto: bool = False, events: bool = False) -> Game:
    """The game of a record before its first pick."""
    rules, options = _rules_and_options(record)
    game = first_situation(rules, options, record.seed, record.start, auto, record.generator, events)
    game.version, game._begins = record.rules, record.begins
    return game


def from_json(data: Any) -> Game:
    """A game that `game.to_json()` saved, as it was."""
    record = Record.from_json(data)
    form = data.get("format")
    if not is_whole(form) or form not in (1, FORMAT):
        raise DamagedRecord(f"this saved game has format {shown(form)}, this version reads 1 to {FORMAT}")
    if not isinstance(data.get("state"), dict):
        raise DamagedRecord("this saved game has no state")
    rules, record.options = _rules_and_options(record)
    try:
        return opened(rules, record, data)
    except AllmendeError:
        raise
    except Exception as error:
        raise _nonsense(error) from error


def _rules_and_options(record: Record) -> tuple[Rules, Json]:
    try:
        rules = rules_of(record.game)
        return rules, rules.options(record.options)
    except (UnknownGame, BadGameOption) as error:
        raise DamagedRecord(f"this record cannot be played: {error}") from error


def _seed(given: Any, error: type[AllmendeError]) -> int:
    """The seed as the number that it is."""
    seed = whole(given)
    if seed is None:
        raise error(f"seed must be a whole number, got {shown(given)}")
    if not is_seed(seed):
        raise error("seed must be a whole number of at most 399 digits")
    return seed


def _check_flags(error: type[AllmendeError], **given: Any) -> None:
    for name, value in given.items():
        if not isinstance(value, bool):
            raise error(f"{name} must be true or false, got {shown(value)}")


def _nonsense(error: Exception) -> DamagedRecord:
    return DamagedRecord(f"the saved situation makes no sense: {type(error).__name__} {error}")
