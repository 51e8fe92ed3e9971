"""uvicorn's WebSocket, with a way to get rid of a client that takes nothing.

What is written to such a client stays in its buffer, and a connection that is closed politely waits until the buffer is
empty: for ever. ASGI has no word for cutting it off, so it is passed on beside it.
"""

import os
import socket
import struct
from asyncio.transports import BaseTransport
from typing import Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

CUT_OFF: Final = "allmende.cut_off"
SEND_BUFFER: Final = 128 * 1024
"""What the system keeps for a client that does not read; left to itself it takes up to 4 MB."""
NO_LINGER: Final = struct.pack("hh" if os.name == "nt" else "ii", 1, 0)


class SocketProtocol(WebSocketsSansIOProtocol):
    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][CUT_OFF] = self.cut_off

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_off()

    def cut_off(self) -> None:
        """At once: neither we nor the system keep what is still on its way."""
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
        self.transport.abort()


def cut_off(scope: Scope) -> None:
    """End the connection of a request."""
    if CUT_OFF in scope["state"]:
        scope["state"][CUT_OFF]()
