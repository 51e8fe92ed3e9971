"""The socket of somebody who looks into the hall: what changes there goes out; nothing comes in but pings."""

import asyncio
from collections import deque
from typing import Any, Final

from fastapi import WebSocket

from allmende.server.addresses import place_in
from allmende.server.config import SOCKET_MESSAGE
from allmende.server.errors import Refused
from allmende.server.guard import person_in, refuse
from allmende.server.limits import Limits
from allmende.server.lobby.lobby import Lobby
from allmende.server.models import PingMessage
from allmende.server.register import Register
from allmende.server.sockets import GONE, STUCK, TOO_FAST, close, still
from allmende.server.talk.avoiding import Avoiding
from allmende.server.wire import encode, read_message
from allmende.table import Json

MOST_REPLIES: Final = 20


class LobbyLine:
    """Somebody who looks into the hall."""

    def __init__(self, socket: WebSocket, person: str | None) -> None:
        self.socket = socket
        self.person = person
        self.hidden: frozenset[str] = frozenset()
        self.known: Json | None = None
        self.replies: deque[Any] = deque()
        self.gone = False
        self.woken = asyncio.Event()
        self.woken.set()

    def poke(self) -> None:
        self.woken.set()

    def dismiss(self) -> None:
        """Whoever looks in is somebody else by now, or nobody: the hall must be opened anew."""
        self.gone = True
        self.woken.set()

    async def send_forever(self, lobby: Lobby) -> int:
        """Returns why to close."""
        try:
            while True:
                await self.woken.wait()
                self.woken.clear()
                while self.replies:
                    await self._send(lobby, encode(self.replies.popleft()).decode())
                if self.gone:
                    return GONE
                if (text := lobby.text_for(self)) is not None:
                    await self._send(lobby, text)
        except TimeoutError:
            return STUCK

    async def _send(self, lobby: Lobby, text: str) -> None:
        async with asyncio.timeout(lobby.config.stuck_seconds):
            await self.socket.send_text(text)

    async def listen(self, limits: Limits, key: str) -> int:
        """Answer pings until the client is gone or says anything else."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return 0
            data = message.get("text") or message.get("bytes") or b""
            try:
                limits.message(key, place_in(self.socket.scope))
                asked = read_message(data) if len(data) <= SOCKET_MESSAGE else None
            except Refused:
                return TOO_FAST
            if not isinstance(asked, PingMessage) or len(self.replies) > MOST_REPLIES:
                return TOO_FAST
            self.replies.append({"type": "pong", "id": asked.id})
            self.woken.set()


async def serve(
    socket: WebSocket, lobby: Lobby, avoiding: Avoiding, limits: Limits, register: Register, present: bool
) -> None:
    """present: the person wishes to be seen by others, by name."""
    person = person_in(socket.scope)
    key = f"address {place_in(socket.scope).address}" if person is None else person.hash
    try:
        lobby.check_open()
        if person is not None and limits.sockets.full(key):
            raise Refused(429, "too-many-sockets", "you have too many tables open at once")
        await lobby.look()
    except Refused as refused:
        await refuse(refused, socket.scope, socket.receive, socket.send)
        return
    line = LobbyLine(socket, None if person is None else person.hash)
    shown = person is not None and present and person.name != ""
    if person is not None and shown:
        lobby.presence.come(person.hash, person.name)
    lobby.listeners.add(line)
    limits.sockets.come(key)
    tasks: list[asyncio.Task[int]] = []
    try:
        await socket.accept()
        if person is not None:  # from now on, the line is told of whatever changes in this
            line.hidden = await avoiding.hidden_from(person.hash)
        if not await still(register, socket, person):
            line.dismiss()
        tasks = [asyncio.create_task(one) for one in (line.send_forever(lobby), line.listen(limits, key))]
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        codes = [task.result() for task in done if task.exception() is None]
    finally:
        lobby.listeners.discard(line)
        if person is not None and shown:
            lobby.presence.go(person.hash)
        limits.sockets.go(key)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if codes and codes[0]:
        await close(line.socket, codes[0])
