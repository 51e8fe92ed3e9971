"""The door between the processes that share a database: errands come in and go out, over sockets.

A door opens with a secret from the database, which only processes can read. Nothing that is hidden goes through it.
"""

import asyncio
import contextlib
import hmac
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException
from websockets.http11 import Request, Response

from allmende.server.leases import Elsewhere

CONNECT_SECONDS: Final = 1.0
LONGEST: Final = 1 << 20


class Line:
    """A socket to another process; several errands may be on their way."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.waiting: dict[int, asyncio.Future[Any]] = {}
        self.number = 0
        self.task = asyncio.create_task(self._listen())

    async def ask(self, errand: Any) -> Any:
        self.number += 1
        number = self.number
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting[number] = answer
        try:
            await self.connection.send(msgspec.json.encode([number, errand]))
            return await answer
        finally:
            self.waiting.pop(number, None)

    async def _listen(self) -> None:
        try:
            with contextlib.suppress(WebSocketException):
                async for message in self.connection:
                    number, answer = msgspec.json.decode(message)
                    if number in self.waiting and not self.waiting[number].done():
                        self.waiting[number].set_result(answer)
        finally:
            for waiting in self.waiting.values():
                if not waiting.done():
                    waiting.set_exception(Elsewhere())

    async def close(self) -> None:
        """At once: whoever is at the other end may be paused, and say nothing for ever."""
        self.task.cancel()
        self.connection.transport.abort()
        await asyncio.gather(self.task, return_exceptions=True)


class Inside:
    def __init__(self, where: str) -> None:
        self.where = where
        """Host and port at which we listen; port 0 is a free one."""
        self.secret = ""
        self.serve: Callable[[Any], Awaitable[Any]]
        """Does an errand that came in; None if the table is not ours."""
        self._server: Server | None = None
        self._lines: dict[str, asyncio.Task[Line]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, secret: str) -> str:
        """Listen; returns the address for the others."""
        self.secret = secret
        host, _, port = self.where.rpartition(":")
        self._server = await serve(
            self._answer, host, int(port), process_request=self._admit, compression=None, max_size=LONGEST,
            ping_interval=None, server_header=None,
        )  # fmt: skip
        return f"{host}:{next(iter(self._server.sockets)).getsockname()[1]}"

    async def close(self) -> None:
        await self.forget(set(self._lines))
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    def _admit(self, connection: ServerConnection, request: Request) -> Response | None:
        given = request.headers.get("Authorization", "")
        if hmac.compare_digest(given.encode(), f"Bearer {self.secret}".encode()):
            return None
        return connection.respond(HTTPStatus.FORBIDDEN, "this door is for other processes of the same server\n")

    async def _answer(self, connection: ServerConnection) -> None:
        with contextlib.suppress(WebSocketException):  # it was cut off: its sender knows
            async for message in connection:
                number, errand = msgspec.json.decode(message)
                task = asyncio.create_task(self._answer_one(connection, number, errand))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _answer_one(self, connection: ServerConnection, number: int, errand: Any) -> None:
        answer = await self.serve(errand)
        with contextlib.suppress(WebSocketException):
            await connection.send(msgspec.json.encode([number, answer]))

    async def ask(self, process: str, address: str, errand: Any) -> Any:
        """Let another process do it. Elsewhere: it is not the one, or it is not there; it may have done it all the same
        if it went away in between."""
        try:
            answer = await (await self._line(process, address)).ask(errand)
        except (OSError, WebSocketException) as error:
            self._lines.pop(process, None)
            raise Elsewhere from error
        if answer is None:
            raise Elsewhere
        return answer

    def neighbours(self, alive: Mapping[str, str], me: str) -> list[str]:
        """The other processes on the same machine."""
        host = self.where.rpartition(":")[0]
        return [process for process, address in alive.items() if process != me and address.rpartition(":")[0] == host]

    async def _line(self, process: str, address: str) -> Line:
        task = self._lines.get(process)
        if task is None or (task.done() and (task.exception() or task.result().task.done())):
            task = self._lines[process] = asyncio.create_task(self._connect(address))
        return await asyncio.shield(task)

    async def _connect(self, address: str) -> Line:
        headers = {"Authorization": f"Bearer {self.secret}"}
        opened = connect(
            f"ws://{address}/", additional_headers=headers, compression=None, max_size=LONGEST, ping_interval=None,
            open_timeout=CONNECT_SECONDS, proxy=None,
        )  # fmt: skip
        return Line(await opened)

    async def forget(self, processes: set[str]) -> None:
        """They count as dead: whoever waits for their answer need not wait any longer."""
        for process in processes & self._lines.keys():
            task = self._lines.pop(process)
            if task.done() and task.exception() is None:
                await task.result().close()
