"""What happened, in words: lines for one seat, of which the latest are fresh."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from allmende.locales import describe_event
from allmende.table import Event, Game, Record, Seat, replay
from allmende.table.record import Redraw

Seen = Mapping[str, Any]
"""An event as a seat has seen it."""
BEFORE: Final = -1
"""The pick that brought about what happened in the beginning."""
Brief = Callable[[list[Seen]], list[Seen]]


class Line(NamedTuple):
    words: str
    depth: int
    kind: str
    fresh: bool
    """Did it happen since the seat's last choice?"""


class Entry(NamedTuple):
    at: int
    """How many picks had been made before the one that brought it about."""
    event: Event


class Log:
    """Every event of a game, and when each seat made its choices. Undone picks are forgotten."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._choices: list[tuple[int, int]] = []

    def add(self, at: int, seat: int, events: Iterable[Event]) -> None:
        """After `at` picks, the seat made another one, and this happened."""
        self._choices.append((at, seat))
        self._entries += [Entry(at, event) for event in events]

    def begin(self, events: Iterable[Event]) -> None:
        """This happened before the first pick."""
        self._entries = [Entry(BEFORE, event) for event in events]

    def rewind(self, picks: int) -> None:
        """Only so many picks have been made: the later ones were taken back."""
        self._choices = [choice for choice in self._choices if choice[0] < picks]
        self._entries = [entry for entry in self._entries if entry.at < picks]

    def until(self, picks: int) -> "Log":
        """The log as it was after so many picks."""
        earlier = Log()
        earlier._choices, earlier._entries = self._choices, self._entries
        earlier.rewind(picks)
        return earlier

    def last_choice(self, seat: int | None) -> int:
        return max((at for at, chooser in self._choices if chooser == seat), default=BEFORE)

    def lines(
        self,
        game: str,
        names: Sequence[str],
        seat: int | None,
        lang: str,
        brief: Brief | None = None,
        last: int | None = None,
        shared: bool = False,
    ) -> list[Line]:
        """The log as a seat has seen it; `brief` may leave out what does not matter, `last` all but so many lines.

        shared: several people look at this screen, and everybody is called by name
        """
        you = None if shared else seat
        return self.told(game, names, seat, lang, self.last_choice(seat), you, brief, last)

    def told(
        self,
        game: str,
        names: Sequence[str],
        seat: int | None,
        lang: str,
        since: int,
        you: int | None,
        brief: Brief | None = None,
        last: int | None = None,
    ) -> list[Line]:
        """What a seat has seen, told to `you`; what happened after so many picks is fresh."""
        viewer = None if seat is None else Seat(seat)
        told: list[tuple[Seen, bool]] = []
        for fresh in (False, True):
            part = [entry.event for entry in self._entries if (entry.at >= since) == fresh]
            events: list[Seen] = [event.seen_by(viewer) for event in part]
            told += [(event, fresh) for event in condensed(events if brief is None else brief(events))]
        return [
            Line(describe_event(game, event, names, lang, you), int(event["depth"]), str(event["kind"]), fresh)
            for event, fresh in (told if last is None else told[-last:])
        ]


def condensed(events: Iterable[Seen]) -> list[Seen]:
    """Neighbours that differ only in their card become one.

    >>> copper = {"kind": "play", "seat": 0, "depth": 0, "card": "copper"}
    >>> condensed([copper, copper, {**copper, "card": "gold"}])
    [{'kind': 'play', 'seat': 0, 'depth': 0, 'card': ['copper', 'copper', 'gold']}]
    """
    found: list[dict[str, Any]] = []
    for event in events:
        last = found[-1] if found else {}
        if "card" in event and "card" in last and without_card(event) == without_card(last):
            cards = last["card"] if isinstance(last["card"], list) else [last["card"]]
            last["card"] = [*cards, event["card"]]
        else:
            found.append(dict(event))
    return list(found)


def without_card(event: Seen) -> Seen:
    return {key: value for key, value in event.items() if key != "card"}


def log_of(record: Record) -> Log:
    """The log of everything that a record tells."""
    log = Log()
    game: Game = replay(record, picks=0, events=True)
    log.begin(game.events)
    for at, pick in enumerate(record.picks):
        choice = game.choice
        if isinstance(pick, Redraw) or choice is None:
            break
        seat, option = pick if isinstance(pick, tuple) else (choice.seat, pick)
        game.play(option, seat)
        log.add(at, seat, game.events)
    return log
