"""The WebSocket of an open table: updates go out, picks come in.

Each connection has one task that sends. It asks for news of the table as it is when the line is free, so a slow client
gets fewer and larger updates, and nobody waits for it. Whoever knows the same is sent the same (`telling`).
"""

import asyncio
from collections import deque
from typing import Any, Final

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from allmende.server.addresses import place_in
from allmende.server.config import SOCKET_MESSAGE
from allmende.server.errors import Refused
from allmende.server.guard import person_in, refuse, secret_in
from allmende.server.hall import Hall
from allmende.server.limits import Limits
from allmende.server.metrics import Metrics
from allmende.server.models import Message, PickMessage, PingMessage, ShowMessage, TryMessage, UndoMessage
from allmende.server.open_table import Table
from allmende.server.picks import try_picks
from allmende.server.protocol import cut_off
from allmende.server.register import Person, Register
from allmende.server.wire import encode, error_json, read_message
from allmende.table import Json

GONE: Final = 1012
NOT_YOURS: Final = 4403
TOO_FAST: Final = 1008
STUCK: Final = 1013
MOST_REPLIES: Final = 200
MOST_WAITING: Final = 8
"""So many messages of a client are read before they are answered; the others wait on the line."""
PING_SECONDS: Final = 1.0
"""A ping a second is free; those beyond are messages like others."""
CLOSE_SECONDS: Final = 2


class Stuck(Exception):
    """A client takes nothing."""


class Line:
    """One client at one table."""

    def __init__(
        self, socket: WebSocket, table: Table, person: str | None, seat: int | None, since: int, differences: bool
    ) -> None:
        self.socket = socket
        self.table = table
        self.person = person
        self.differences = differences
        self.replies: deque[Any] = deque()
        self.due = True
        self.busy = False
        """A message is being answered. The answer comes before the news of what it changed."""
        self.pinged = float("-inf")
        self.asked: asyncio.Queue[Message] = asyncio.Queue(MOST_WAITING)
        self.gone = False
        self.presence = self.presence_sent = ""
        self.woken = asyncio.Event()
        self.woken.set()
        self.show(seat, since)

    def show(self, seat: int | None, since: int = 0) -> None:
        """From now on as this seat sees it. Another seat has seen other things: the whole log again."""
        self.seat = seat
        self.seq = since
        self.known: int | None = None
        """The stamp of what was sent last, if the next message may be the difference from it."""

    @property
    def watches(self) -> bool:
        return self.seat is None

    def poke(self) -> None:
        self.due = True
        self.woken.set()

    def hear(self, presence: str) -> None:
        if presence != self.presence_sent:
            self.presence = presence
            self.woken.set()

    def say(self, message: Any) -> None:
        if len(self.replies) < MOST_REPLIES:  # whoever takes nothing reads it later, from the whole
            self.reply(message)

    def dismiss(self) -> None:
        self.gone = True
        self.woken.set()

    def reply(self, message: Any) -> None:
        """An answer. A change that it acknowledges has its own update."""
        self.replies.append(message)
        self.woken.set()

    def pong(self, id_: str) -> bool:
        """Answer a ping at once; False if that is one too many."""
        now = asyncio.get_running_loop().time()
        if now - self.pinged < PING_SECONDS:
            return False
        self.pinged = now
        self.reply({"type": "pong", "id": id_, "now": self.table.now()})
        return True

    async def send_forever(self, hall: Hall) -> int:
        """Send until there is a reason to close, and return it."""
        try:
            while True:
                await self.woken.wait()
                self.woken.clear()
                while self.replies:
                    await self._send(hall, encode(self.replies.popleft()).decode())
                if self.gone:
                    return GONE
                if self.due and not self.busy and not await self._send_news(hall):
                    return NOT_YOURS  # somebody else sits there now
                if self.presence:
                    self.presence, self.presence_sent = "", self.presence
                    await self._send(hall, self.presence_sent)
        except Stuck:
            return STUCK

    async def _send_news(self, hall: Hall) -> bool:
        """What the client does not know yet; False if it may not know it any more."""
        self.due = False
        if self.table.veil.covers(self.person):
            return True  # poked when it lifts
        seat, since = self.seat, self.seq
        told = await self.table.telling.news(hall.store, self.person, seat, since, self.known)
        if (seat, since) != (self.seat, self.seq):  # another seat is shown since: this is not for it
            self.poke()
            return True
        if told is None:
            return False
        self.seq = told.seq
        self.known = told.stamp if self.differences else None
        await self._send(hall, told.text)
        return True

    async def _send(self, hall: Hall, text: str) -> None:
        """Waits while the client takes nothing: what is on its way to it stays small."""
        try:
            async with asyncio.timeout(hall.config.stuck_seconds):
                with hall.metrics.times["send"].measured():
                    await self.socket.send_text(text)
        except TimeoutError as error:
            raise Stuck from error


class Sockets:
    def __init__(self, hall: Hall, metrics: Metrics, limits: Limits, register: Register) -> None:
        self.hall = hall
        self.metrics = metrics
        self.register = register
        self.limits = limits

    async def serve(
        self, socket: WebSocket, id_: str, seat: int | None, watch: str | None, since: int, differences: bool
    ) -> None:
        known = person_in(socket.scope)
        person = None if known is None else known.hash
        key = person or f"address {place_in(socket.scope).address}"
        try:
            async with self.hall.table(id_, person, since) as table:
                viewer = table.viewer(person, seat, watch)
                if person is not None and self.limits.sockets.full(key):
                    raise Refused(429, "too-many-sockets", "you have too many tables open at once")
                if table.crowd >= self.hall.config.sockets_per_table:
                    raise Refused(503, "no-room", "so many look on at this table that there is no room for more")
                since = since if since <= table.seq else 0
                await self._talk(Line(socket, table, person, viewer, since, differences), key, known)
        except Refused as refused:
            self.metrics.refused[refused.code] += 1
            if socket.application_state == WebSocketState.CONNECTING:
                await refuse(refused, socket.scope, socket.receive, socket.send)

    async def _talk(self, line: Line, key: str, person: Person | None) -> None:
        tasks: list[asyncio.Task[int]] = []
        self.limits.sockets.come(key)
        try:
            await line.socket.accept()
            line.table.telling.come(line)
            if line.table.spoiled or not await still(self.register, line.socket, person):
                line.dismiss()  # whoever was told to go a moment ago was not there yet
            work = (line.send_forever(self.hall), self._listen(line, key), self._answer(line))
            tasks = [asyncio.create_task(one) for one in work]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            codes = [task.result() for task in done if task.exception() is None]
        finally:
            line.table.telling.go(line)
            self.limits.sockets.go(key)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if codes and codes[0]:
            await close(line.socket, codes[0])

    async def _listen(self, line: Line, key: str) -> int:
        """Read messages until the client is gone or talks too much; returns why to close, 0 for no need to."""
        while True:
            message = await line.socket.receive()
            if message["type"] == "websocket.disconnect":
                return 0
            data = message.get("text") or message.get("bytes") or b""
            if len(line.replies) > MOST_REPLIES:
                return TOO_FAST
            id_ = ""
            try:
                if len(data) > SOCKET_MESSAGE:
                    raise Refused(413, "too-large", f"a message may have {SOCKET_MESSAGE} bytes")
                asked = read_message(data)
                id_ = asked.id
                if isinstance(asked, PingMessage) and line.pong(id_):
                    continue
                self.limits.message(key, place_in(line.socket.scope))
                await line.asked.put(asked)
            except Refused as refused:
                self._refuse(line, id_, refused)

    async def _answer(self, line: Line) -> int:
        """Do what is asked, one after the other. Meanwhile the line is read: whether it stands is told at any time."""
        while True:
            asked = await line.asked.get()
            line.busy = True
            try:
                await line.table.veil.lifted(line.person)
                said = await self._do(line, asked)
                await line.table.veil.lifted(line.person)
            except Refused as refused:
                self._refuse(line, asked.id, refused)
            else:
                line.reply(said or {"type": "ok", "id": asked.id, "seq": line.table.seq})
            line.busy = False

    def _refuse(self, line: Line, id_: str, refused: Refused) -> None:
        self.metrics.refused[refused.code] += 1
        line.reply({"type": "refused", "id": id_, **error_json(refused)})
        line.poke()

    async def _do(self, line: Line, asked: Message) -> Json | None:
        """Do what somebody wishes; returns an answer if there is more to say than "ok"."""
        table, person, do = line.table, line.person, self.hall.do
        if isinstance(asked, PingMessage):
            return {"type": "pong", "id": asked.id, "now": table.now()}
        if isinstance(asked, ShowMessage):
            if asked.seat is not None:
                table.check_seat(person, asked.seat)
            line.show(asked.seat)
            line.poke()
        elif person is None:
            raise Refused(403, "no-rights", "a spectator only looks")
        elif isinstance(asked, TryMessage):
            await self.hall.following.reach(table, asked.seq)
            table.check_seat(person, asked.seat)
            return {"type": "tried", "id": asked.id, **try_picks(table, asked.seat, asked.seq, asked.picks)}
        elif isinstance(asked, PickMessage):
            await do(table, "pick", person, asked.seat, asked.seq, asked.picks, asked.once)
        elif isinstance(asked, UndoMessage):
            await do(table, "undo", person, asked.seat, asked.seq, asked.to, asked.once)
        else:
            await do(table, "vote", person, asked.seat, asked.seq, asked.agree, asked.once)
        return None


async def still(register: Register, socket: WebSocket, person: Person | None) -> bool:
    """Is whoever came still who they were? Asked once the line would be closed by whatever ends their secret."""
    secret = secret_in(socket.headers)
    return person is None or secret is None or await register.still(secret, person)


async def close(socket: WebSocket, code: int) -> None:
    """Say why, if the client listens; one that takes nothing is cut off."""
    try:
        async with asyncio.timeout(0 if code == STUCK else CLOSE_SECONDS):
            await socket.close(code)
    except TimeoutError:
        cut_off(socket.scope)
    except (RuntimeError, WebSocketDisconnect):
        pass
