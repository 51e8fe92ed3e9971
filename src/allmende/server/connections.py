"""Connections, before anything is known of who calls: how many there may be, and how long one may keep us waiting.

Opening a connection and saying nothing costs a stranger nothing. So nobody is turned away because of those who do: the
oldest one that waits for its request makes room for the newest. Whoever has a request gets in, however many have none.
"""

import asyncio
import math
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from allmende.server.addresses import is_among, place_of
from allmende.server.config import Config
from allmende.server.metrics import Metrics
from allmende.server.protocol import SocketProtocol

UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
"""What h11 says of a client whose request is not there as a whole."""


class Connections:
    """All that are open, the oldest first: those that wait for their request, those being answered, and sockets."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self.config = config
        self.metrics = metrics
        self.waiting: dict[str, dict[HttpConnection, None]] = {}
        """By address."""
        self.answered: dict[HttpConnection, None] = {}
        self.sockets = 0
        self._waiting = 0
        metrics.gauges["connections"] = lambda: len(self)

    def __len__(self) -> int:
        return self._waiting + len(self.answered) + self.sockets

    def come(self, new: "HttpConnection") -> None:
        """Somebody is here. If there are too many now, somebody else goes."""
        theirs = self.waiting.get(new.address, {})
        if len(theirs) >= self.config.waiting_per_address and not is_among(new.host, self.config.proxies):
            self._close(next(iter(theirs)), "waiting")
        while len(self) >= self.config.connections and (oldest := self._oldest()) is not None:
            self._close(oldest, "connections")
        self.wait(new)

    def _oldest(self) -> "HttpConnection | None":
        """Of the address with most of those that wait; if none does, whoever is being answered for the longest time."""
        if self.waiting:
            crowded = max(self.waiting, key=lambda address: len(self.waiting[address]))
            return next(iter(self.waiting[crowded]))
        return next(iter(self.answered), None)

    def _close(self, connection: "HttpConnection", why: str) -> None:
        self.metrics.closed[why] += 1
        self.gone(connection)
        connection.transport.abort()

    def wait(self, connection: "HttpConnection") -> None:
        """It waits for a request, from now on."""
        self.gone(connection)
        self.waiting.setdefault(connection.address, {})[connection] = None
        self._waiting += 1

    def answer(self, connection: "HttpConnection") -> None:
        """Its request is there."""
        self.gone(connection)
        self.answered[connection] = None

    def gone(self, connection: "HttpConnection") -> None:
        self.answered.pop(connection, None)
        theirs = self.waiting.get(connection.address, {})
        if connection in theirs:
            del theirs[connection]
            self._waiting -= 1
            if not theirs:
                del self.waiting[connection.address]


class HttpConnection(H11Protocol):
    """Closes when the head of a request does not come in time, or when nobody takes the answer."""

    all: ClassVar[Connections]

    host = address = ""
    _patience: asyncio.TimerHandle | None = None
    _unsent: float = math.inf

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.address = place_of(self.host).address
        self.all.come(self)
        self._wait_a_while()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        self.all.wait(self)
        self._wait_a_while()
        super().on_response_complete()
        self._look()  # the next request may be here already

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._take_back()
        self.all.gone(self)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._take_back()
        self.all.gone(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_a_while()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._being_answered():
            self._take_back()

    def _look(self) -> None:
        arrived = self._being_answered() and self.conn.their_state not in UNFINISHED
        if arrived and self not in self.all.answered:
            self.all.answer(self)

    def _being_answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _wait_a_while(self, unsent: float = math.inf) -> None:
        self._take_back()
        self._unsent = unsent
        self._patience = self.loop.call_later(self.all.config.head_seconds, self._lose_patience)

    def _lose_patience(self) -> None:
        """Whoever takes the answer slowly has time; whoever takes nothing, or sends no request, has not."""
        unsent = self.transport.get_write_buffer_size()
        if 0 < unsent < self._unsent:
            self._wait_a_while(unsent)
        elif unsent or not self._being_answered():
            self.all.metrics.closed["unread" if unsent else "silent"] += 1
            self.transport.abort()

    def _take_back(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class SocketConnection(SocketProtocol):
    """A socket, counted."""

    all: ClassVar[Connections]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.all.sockets += 1
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.sockets -= 1
        super().connection_lost(exc)


def protocols(config: Config, metrics: Metrics) -> dict[str, Any]:
    """What uvicorn speaks, as settings of its own."""
    connections = Connections(config, metrics)
    return {
        "http": type("Http", (HttpConnection,), {"all": connections}),
        "ws": type("Socket", (SocketConnection,), {"all": connections}),
    }
