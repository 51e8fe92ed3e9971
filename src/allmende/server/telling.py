"""What a table tells those who listen: updates, differences, and who is here.

Whatever several of them hear is put together and encoded once: a thousand spectators cost little more than one. Those
with a seat hear it first.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

import msgspec

from allmende.server.difference import difference
from allmende.server.opening import Happening
from allmende.server.store import Store
from allmende.server.wire import encode

if TYPE_CHECKING:
    from allmende.server.open_table import Table

PRESENCE_SECONDS: Final = 1.0
"""At most so often is told who is here."""
AT_ONCE: Final = 50
"""So many spectators are told before other tables have their turn."""
STATES_KEPT: Final = 3
TEXTS_KEPT: Final = 16

Viewer: TypeAlias = tuple[int | None, tuple[int, ...], bool]
"""What an update depends on: the seat that is shown, the seats that are the person's (or held for them by a bot),
whether they made the table."""


class Listener(Protocol):
    """Somebody who wants to know when a table changes."""

    person: str | None

    @property
    def watches(self) -> bool:
        """Looks on as a spectator does: is told after the others."""

    def poke(self) -> None:
        """Something has changed."""

    def hear(self, presence: str) -> None:
        """Who is here has changed."""

    def say(self, message: Any) -> None:
        """People have said something."""

    def dismiss(self) -> None:
        """The table is gone, or must be opened anew."""


@dataclass(frozen=True, slots=True)
class Told:
    """A message for everyone who sees the same and knows the same."""

    text: str
    seq: int
    stamp: int
    """Which state of the table it leaves its reader with: what the next difference starts from."""


@dataclass
class Telling:
    table: "Table"
    stamp: int = 0
    """Counts what is to be seen in updates: changes, and who is here."""
    _states: dict[Viewer, dict[int, bytes]] = field(default_factory=dict)
    """By stamp, what a viewer saw last: an update without its events."""
    _texts: dict[tuple[Viewer, int, int | None], Told] = field(default_factory=dict)
    """The messages of this stamp."""
    _reading: asyncio.Lock = field(default_factory=asyncio.Lock)
    _untold: list[Listener] = field(default_factory=list)
    _going_round: asyncio.Task[None] | None = None
    publish: "Callable[[Table], None] | None" = None
    """Tells other processes who is here."""
    _presence: asyncio.TimerHandle | None = None
    _presence_told: float = float("-inf")

    # Changes

    def changed(self) -> None:
        """Tell everyone, those with a seat first."""
        self._forget_texts()
        self._untold = []
        for listener in self.table.listeners:
            if self.table.veil.covers(listener.person):
                continue  # told when it lifts
            if listener.watches:
                self._untold.append(listener)
            else:
                listener.poke()
        if self._untold and (self._going_round is None or self._going_round.done()):
            self._going_round = asyncio.create_task(self._go_round())

    async def _go_round(self) -> None:
        while self._untold:
            now, self._untold = self._untold[:AT_ONCE], self._untold[AT_ONCE:]
            for listener in now:
                listener.poke()
            await asyncio.sleep(0)

    def _forget_texts(self) -> None:
        self.stamp += 1
        self._texts.clear()

    # Updates and differences

    async def news(
        self, store: Store, person: str | None, seat: int | None, since: int, known: int | None = None
    ) -> Told | None:
        """What somebody must hear who knows the events up to `since`, and a state by its stamp or none.

        None if the seat is somebody else's by now.
        """
        if (told := self._texts.get((self.table.viewer_of(person, seat), since, known))) is not None:
            return told
        async with self._reading:  # of a thousand who come at once, one reads the log
            if (told := self._texts.get((self.table.viewer_of(person, seat), since, known))) is not None:
                return told
            happenings = await self.table.happenings(store, since)
        if seat is not None and seat not in self.table.mine(person):
            return None
        told = self._make(person, seat, since, known, happenings)
        while len(self._texts) >= TEXTS_KEPT:
            del self._texts[next(iter(self._texts))]
        self._texts[self.table.viewer_of(person, seat), since, known] = told
        return told

    def _make(
        self, person: str | None, seat: int | None, since: int, known: int | None, happenings: Iterable[Happening]
    ) -> Told:
        """The whole update, or the difference from what is known if that is smaller."""
        table = self.table
        states = self._states.setdefault(table.viewer_of(person, seat), {})
        if self.stamp not in states:
            states[self.stamp] = encode(table.state(person, seat))
            for old in list(states)[:-STATES_KEPT]:
                del states[old]
        events = table.events_seen(seat, happenings)
        data = update_data(table.seq, since, events, states[self.stamp])
        if known in states:
            data = min(data, difference_data(table.seq, since, events, states[known], states[self.stamp]), key=len)
        return Told(data.decode(), table.seq, self.stamp)

    # Who is here

    def come(self, listener: Listener) -> None:
        self.table.listeners.add(listener)
        self._moved(listener)

    def go(self, listener: Listener) -> None:
        self.table.listeners.discard(listener)
        if not self.table.listeners:
            self._states.clear()
            self._texts.clear()
        self._moved(listener)

    def _moved(self, listener: Listener) -> None:
        self.people_moved(bool(self.table.mine(listener.person)))

    def people_moved(self, seated: bool) -> None:
        """Somebody has come or gone, here or at another process; seated: with a seat."""
        if seated:
            self.table.absence.look()
            self._forget_texts()  # updates say which seats are here
        if self._presence is None and (self.table.listeners or self.publish is not None):
            loop = asyncio.get_running_loop()
            when = max(loop.time(), self._presence_told + PRESENCE_SECONDS)
            self._presence = loop.call_at(when, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self._presence_told = asyncio.get_running_loop().time()
        text = encode({"type": "presence", **self.table.presence()}).decode()
        for listener in self.table.listeners:
            listener.hear(text)
        if self.publish is not None:
            self.publish(self.table)


def update_data(seq: int, since: int, events: list[Any], state: bytes) -> bytes:
    head = encode({"type": "update", "seq": seq, "since": since, "events": events})
    return head[:-1] + b"," + state[1:]


def difference_data(seq: int, since: int, events: list[Any], before: bytes, after: bytes) -> bytes:
    changes = difference(msgspec.json.decode(before), msgspec.json.decode(after))
    return encode({"type": "difference", "seq": seq, "since": since, "events": events, "changes": changes})
