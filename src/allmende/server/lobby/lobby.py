"""The hall as people see it: in memory while somebody looks, read anew when something has changed, told by differences.

All who may see the same are told the same text, encoded once; a few at a time, so that no pick waits for a crowd. What
is hidden from somebody: tables and names of people whom they have blocked, or who have blocked them.
"""

import asyncio
import contextlib
import time
from collections.abc import Collection, Mapping
from typing import Any, Final, Protocol, TypeVar

from allmende.server.config import Config
from allmende.server.difference import difference
from allmende.server.errors import Refused
from allmende.server.hall import Hall
from allmende.server.lobby.presence import Presence
from allmende.server.lobby.ways import Listed, Ways, no_hall
from allmende.server.logs import log
from allmende.server.open_table import Table
from allmende.server.people import public_id
from allmende.server.wire import encode
from allmende.table import Json

LOOK_SECONDS: Final = 5.0
"""At least so often the tables are read anew: hosts may have gone away."""
FRESH_SECONDS: Final = 1.0
"""Nor more often, unless something has changed."""
PAUSE_SECONDS: Final = 0.3
CROWD: Final = 500
"""With so many who listen, a second more between one news and the next."""
AT_ONCE: Final = 50
"""So many are told before others have their turn."""
SEEN_SECONDS: Final = 30.0
"""So often it is noted that a host is there."""


class Listener(Protocol):
    person: str | None
    hidden: frozenset[str]
    """Whom this one must not see."""
    known: Json | None
    """What was sent last."""

    def poke(self) -> None: ...

    def dismiss(self) -> None: ...


class Lobby:
    def __init__(self, config: Config, hall: Hall, ways: Ways) -> None:
        self.config = config
        self.hall = hall
        self.ways = ways
        self.presence = Presence(hall.leases, hall.inside)
        self.presence.moved = self.stir
        self.listeners: set[Listener] = set()
        self._tables: dict[str, Listed] = {}
        self._people: dict[str, str] = {}
        self._read = -1e9
        """When the tables were last read."""
        self._states: dict[frozenset[str], Json] = {}
        """By who is hidden, what is to be seen now."""
        self._texts: dict[tuple[int, int], tuple[Json, str]] = {}
        """By a state that was sent and the state that is now, the difference; the former is kept as long as that."""
        self._stamp = 0
        """Counts what was to be seen."""
        self._stirred = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        hall.changes.after.append(self._changed)
        hall.when_gone.append(self._gone)
        hall.when_dismissed.append(self._dismissed)

    @property
    def open(self) -> bool:
        return self.config.hall

    def start(self) -> None:
        if self.open:
            self.presence.start()
            self._tasks = [asyncio.create_task(self._look_forever()), asyncio.create_task(self._see_forever())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.presence.close()

    def check_open(self) -> None:
        if not self.open:
            raise no_hall()

    # What happens

    def stir(self) -> None:
        """Something may have changed."""
        self._read = -1e9
        self._stirred.set()

    def _changed(self, table: Table) -> None:
        if table.id in self._tables:
            self.stir()

    def _gone(self, id_: str) -> None:
        if id_ in self._tables:
            self.stir()

    def _dismissed(self, people: Collection[str]) -> None:
        """Somebody was deleted, or a device is theirs no more: nobody sees them here by a line from before."""
        for listener in list(self.listeners):
            if listener.person in people:
                listener.dismiss()

    def hear(self, notice: Any) -> None:
        """Another process tells what was written there."""
        if notice.get("hall") or any(name in self._tables for name, _ in notice.get("news", ())):
            self.stir()

    # What is to be seen

    async def look(self) -> None:
        """Read what there is, unless that was done just now. What was there keeps its order: differences are short."""
        tables = self._tables
        if time.monotonic() - self._read > FRESH_SECONDS:
            self._read = time.monotonic()
            tables = in_order(self._tables, await self.ways.listed())
        people = in_order(self._people, self.presence.all())
        if tables != self._tables or people != self._people:
            self._tables, self._people = tables, people
            self._stamp += 1
            self._states.clear()
            self._texts.clear()

    def state(self, hidden: frozenset[str]) -> Json:
        """The hall as somebody sees it from whom these are hidden."""
        hidden = hidden & ({one.host for one in self._tables.values()} | self._people.keys())
        if hidden not in self._states:
            self._states[hidden] = {
                "tables": {id_: one.told for id_, one in self._tables.items() if one.host not in hidden},
                "people": {public_id(hash_): name for hash_, name in self._people.items() if hash_ not in hidden},
            }
        return self._states[hidden]

    def host_of(self, id_: str) -> str | None:
        return self._tables[id_].host if id_ in self._tables else None

    def person_called(self, public: str) -> tuple[str, str] | None:
        """Hash and name of somebody who is here, or has a table here, by the public id."""
        hosts = {one.host: one.told["by"] for one in self._tables.values()}
        return next(
            ((hash_, name) for hash_, name in (hosts | self._people).items() if public_id(hash_) == public), None
        )

    # Telling

    def text_for(self, listener: Listener) -> str | None:
        """What a listener must hear now; None if that is nothing new."""
        state, known = self.state(listener.hidden), listener.known
        listener.known = state
        if known is None:
            me = None if listener.person is None else public_id(listener.person)
            return encode({"type": "hall", "me": me, **state}).decode()
        if known is state:
            return None
        key = id(known), id(state)
        if key not in self._texts:
            changes = difference(known, state)
            self._texts[key] = known, encode({"type": "changes", "changes": changes}).decode() if changes else ""
        return self._texts[key][1] or None

    def hide(self, hidden: Mapping[str, frozenset[str]]) -> None:
        """Somebody has blocked somebody, or forgiven: whom these must not see now."""
        for listener in self.listeners:
            if listener.person is not None and listener.person in hidden:
                listener.hidden = hidden[listener.person]
                listener.poke()

    async def _look_forever(self) -> None:
        told = 0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._stirred.wait()
            self._stirred.clear()
            if not self.listeners:
                continue
            try:
                await self.look()
                if told != self._stamp:
                    told = self._stamp
                    await self._go_round()
            except Refused:  # the database is away
                pass
            except Exception as error:  # whatever it is, people must hear of tables tomorrow, too
                log("lobby", level=40, error=error)
            await asyncio.sleep(PAUSE_SECONDS + len(self.listeners) / CROWD)

    async def _go_round(self) -> None:
        listeners = list(self.listeners)
        for at in range(0, len(listeners), AT_ONCE):
            for listener in listeners[at : at + AT_ONCE]:
                listener.poke()
            await asyncio.sleep(0)

    # Hosts

    async def _see_forever(self) -> None:
        """Note whose tables have their host here: at the table, or in the hall."""
        while True:
            await asyncio.sleep(min(SEEN_SECONDS, self.config.host_away_seconds / 3))
            try:
                await self.see()
            except Refused:
                pass
            except Exception as error:
                log("lobby", level=40, error=error)

    async def see(self) -> None:
        here = {listener.person for listener in self.listeners}
        at_tables = {
            table.id for table in self.hall.tables if table.facts.maker in {one.person for one in table.listeners}
        }
        if here or at_tables:
            await self.ways.seen(await self.ways.in_hall(here, at_tables))


T = TypeVar("T")


def in_order(before: Mapping[str, Any], now: Mapping[str, T]) -> dict[str, T]:
    """What was there before first, in its order.

    >>> in_order({"b": 1, "c": 2}, {"a": 1, "b": 3})
    {'b': 3, 'a': 1}
    """
    return {key: now[key] for key in before if key in now} | dict(now)
