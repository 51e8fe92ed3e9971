"""A wire between a browser and the server that can be cut, or freeze."""

import contextlib
import socket
import threading
from types import TracebackType
from urllib.parse import urlsplit


class Wire:
    """Passes everything on to the server while it holds. Use it in a `with`."""

    def __init__(self, url: str) -> None:
        self._to = ("127.0.0.1", urlsplit(url).port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self._whole = True
        self._there, self._back = threading.Event(), threading.Event()
        self.thaw()
        self.url = f"http://localhost:{self._listener.getsockname()[1]}"

    def __enter__(self) -> "Wire":
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listener.close()
        self.cut()
        self.thaw()

    def cut(self) -> None:
        """Without a word to either side; whoever tries again gets nowhere."""
        self._whole = False
        for end in self._open:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._open.clear()

    def mend(self) -> None:
        self._whole = True

    def freeze(self, answers_only: bool = False) -> None:
        """Nothing arrives any more, and nobody is told; answers_only: what the browser says still does."""
        self._back.clear()
        if not answers_only:
            self._there.clear()

    def thaw(self) -> None:
        """What was held up arrives now."""
        self._there.set()
        self._back.set()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                if not self._whole:
                    here.close()
                    continue
                there = socket.create_connection(self._to)
                self._open += [here, there]
                for source, sink, flows in ((here, there, self._there), (there, here, self._back)):
                    threading.Thread(target=pass_on, args=(source, sink, flows), daemon=True).start()


def pass_on(source: socket.socket, sink: socket.socket, flows: threading.Event) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            flows.wait()
            sink.sendall(data)
    with contextlib.suppress(OSError):
        sink.shutdown(socket.SHUT_WR)
