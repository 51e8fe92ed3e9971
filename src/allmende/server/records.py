"""Records and options that come over the network. Runs in a process of the clerk, too: imports only the kernel."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from allmende.table import AllmendeError, BadGameOption, DamagedRecord, Event, Game, Json, Record, beginning, rules_of
from allmende.table.opening import other_rules
from allmende.table.record import Redraw
from allmende.table.settings import FILE

Line: TypeAlias = list[tuple[int, int]]
"""The picks that seats made, as seat and option. Forced ones are not among them: the kernel plays those itself."""

EventRow: TypeAlias = tuple[Any, ...]

LARGEST_SEED: Final = (1 << 128) - 1


def network_options(name: str, given: Mapping[str, Any]) -> Json:
    """Options that came over the network. A text is no file: only whoever sits at this machine may name its path."""
    rules = rules_of(name)
    for key, setting in rules.settings.settings.items():
        if setting.kind == FILE and isinstance(given.get(key), str):
            raise BadGameOption(f"over the network, the option {key!r} cannot be a text")
    return rules.options(given)  # knows what is no option: "auto" and "events" are the server's own


def read_record(data: Any) -> tuple[Json, Line, list[EventRow]]:
    """Play a record that somebody brings: the finished game, the picks that seats made, and what happened.

    Arranged situations and redrawn games are refused: their states are whatever their file says, and a file from the
    network is not to be believed.
    """
    record = Record.from_json(data)
    if record.start is not None or any(isinstance(pick, Redraw) for pick in record.picks):
        raise DamagedRecord("this server takes only records of games that were dealt from their seed")
    if not 0 <= record.seed <= LARGEST_SEED:
        raise DamagedRecord(f"this server takes only seeds from 0 to {LARGEST_SEED}")
    if len(record.picks) > rules_of(record.game).longest:
        raise DamagedRecord("no game takes that many picks")
    options = network_options(record.game, record.options)
    record.options = options
    shadow, game = beginning(record), beginning(record, auto=True, events=True)
    line: Line = []
    told = [event_row(0, event) for event in game.events]
    for number, pick in enumerate(record.picks, 1):
        assert not isinstance(pick, Redraw)
        try:
            _play(shadow, game, pick, line, told)
        except (AllmendeError, TypeError) as error:
            raise DamagedRecord(f"pick {number} is not legal here: {error}{other_rules(game)}") from error
    if not game.over:
        raise DamagedRecord("the game of this record is not over")
    return game.to_json(), line, told


def _play(shadow: Game, game: Game, pick: Any, line: Line, told: list[EventRow]) -> None:
    """The shadow plays every pick of the record; the game only those that were a decision."""
    choices = shadow.choices
    seat, option = pick if isinstance(pick, tuple) else (choices[0].seat if choices else None, pick)
    decision = any(choice.seat == seat and len(choice.options) > 1 for choice in choices)
    shadow.play(option, seat)
    if decision:
        game.play(option, seat)
        line.append((seat, option))
        told += [event_row(len(line), event) for event in game.events]


def event_row(pick: int, event: Event) -> EventRow:
    return pick, event.kind, event.seat, event.depth, event.facts, event.secret, event.witnesses
