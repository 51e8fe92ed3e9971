"""How a game begins, and how it comes back from what was kept."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from allmende.server.errors import Refused, other_rules
from allmende.server.logs import log
from allmende.server.records import Line, event_row, network_options
from allmende.server.store import Kept
from allmende.table import AllmendeError, Event, Game, Json, Record, beginning, from_json, new_game, rules_of
from allmende.table.opening import after_first_situation
from allmende.table.record import pick_from_json, pick_to_json

PICK: Final = "pick"
UNDO: Final = "undo"
NOBODY: Final = -1
SEED_BITS: Final = 128
"""Of a seed that nobody is to know. The generator is keyed by all of them."""


class SnapshotUnusable(Exception):
    """A game cannot be opened from its snapshot."""


class Happening(NamedTuple):
    """An event with the change it belongs to, and after how many picks it happened."""

    seq: int
    pick: int
    event: Event


def deal(name: str, options: Mapping[str, Any], seed: int) -> Game:
    """A new game for a table."""
    try:
        return new_game(name, seed=seed, auto=True, **network_options(name, options))
    except AllmendeError as error:
        raise Refused(422, "bad-options", str(error)) from error
    except (TypeError, ValueError, RecursionError) as error:  # an option called "seed", numbers beyond reason
        raise Refused(422, "bad-options", "the game cannot be played with these options") from error


def begin_data(game: Game) -> Json:
    """What is written down when a table begins, beside its options and seed: where it began, if it was not dealt."""
    record = game.record()
    if record.start is None:
        return {}
    begun = {"start": record.start, "begins": record.begins}
    first = [pick_to_json(pick) for pick in record.picks[: record.begins]]
    return {**begun, "first": first} if first else begun


# Coming back


def line_of(entries: Sequence[Any]) -> Line:
    """The picks that stand: those made, less those taken back."""
    line: Line = []
    for entry in entries:
        if entry.kind == PICK:
            line += [(seat, option) for seat, option in msgspec.json.decode(entry.data)["picks"]]
        elif entry.kind == UNDO:
            del line[msgspec.json.decode(entry.data)["to"] :]
    return line


def pickers_of(kept: Kept) -> list[int]:
    """The seat of each pick that stands; NOBODY where the snapshot is older than to say it."""
    snapshot = kept.snapshot
    before: list[int] = []
    if snapshot is not None:
        before = [NOBODY] * snapshot.picks if snapshot.pickers is None else msgspec.json.decode(snapshot.pickers)
    return before + [seat for seat, _ in line_of(kept.entries)]


def play_line(game: Game, line: Line) -> Game:
    for seat, option in line:
        game.play(option, seat)
    return game


def reopened(kept: Kept) -> tuple[Game, int | None]:
    """The game of a kept table: from its newest snapshot, or from its first pick; and where it ends, if the rest of its
    picks was made by other rules and no longer replays.

    SnapshotUnusable: all entries are needed.
    """
    snapshot = kept.snapshot
    if snapshot is not None and not any(entry.kind == UNDO for entry in kept.entries):
        try:
            game = from_json(msgspec.json.decode(snapshot.data))
            game.listen()
            return play_line(game, line_of(kept.entries)), None
        except Exception as error:  # of another version, or damaged in any way; the entries say the same
            log("snapshot-unusable", level=30, table=kept.row.id, seq=snapshot.seq, why=type(error).__name__)
    if not kept.whole:
        raise SnapshotUnusable
    return as_far_as_it_goes(kept)


def as_far_as_it_goes(kept: Kept) -> tuple[Game, int | None]:
    try:
        game = first(kept)
    except AllmendeError as error:
        raise other_rules(kept.row.rules, rules_of(kept.row.game).version) from error
    for number, (seat, option) in enumerate(line_of(kept.entries)):
        try:
            game.play(option, seat)
        except AllmendeError:
            log("other-rules", level=30, table=kept.row.id, seq=kept.row.seq)
            return game, number
    return game, None


def first(kept: Kept) -> Game:
    """The game of a kept table, all of whose entries are there, before its first pick."""
    row, begun = kept.row, msgspec.json.decode(kept.entries[0].data)
    picks = [pick_from_json(number, pick) for number, pick in enumerate(begun.get("first", ()), 1)]
    record = Record(
        row.game, msgspec.json.decode(row.options), int(row.seed), picks, begun.get("start"), row.generator, row.rules,
        begun.get("begins", 0),
    )  # fmt: skip
    return after_first_situation(beginning(record, auto=True, events=True), picks)


def dump_events(happenings: Sequence[Happening]) -> str | None:
    if not happenings:
        return None
    return msgspec.json.encode([event_row(one.pick, one.event) for one in happenings]).decode()


def load_events(seq: int, text: str | None) -> list[Happening]:
    if text is None:
        return []
    return [Happening(seq, row[0], event_from(row)) for row in msgspec.json.decode(text)]


def event_from(row: Sequence[Any]) -> Event:
    _, kind, seat, depth, facts, secret, witnesses = row
    return Event(kind, seat, facts, secret, tuple(witnesses), depth)


def without_undone(happenings: list[Happening], to: int) -> list[Happening]:
    """Events of picks that were taken back never happened; what the table itself tells stays as a trace."""
    return [one for one in happenings if one.pick <= to or one.event.kind.startswith("table-")]
