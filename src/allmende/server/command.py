"""`allmende serve`: listen, say where, open the browser, stop cleanly."""

import asyncio
import contextlib
import errno
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import fields, replace
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final

import platformdirs
import uvicorn

from allmende.locales import SpokenError, text
from allmende.server.app import make_app
from allmende.server.claim import Claim
from allmende.server.config import SOCKET_MESSAGE, Config, sqlite_url
from allmende.server.connections import protocols
from allmende.server.files import ACCEPTED_AT_ONCE, raise_limit
from allmende.server.guard import Guard
from allmende.server.inviting import EVERYWHERE, address, is_loopback, network_address
from allmende.server.logs import LOGGER, log, log_to_stderr
from allmende.server.settings import Settings, read_settings
from allmende.server.store import NewerDatabase, NoDatabase, OlderStillThere, Store, folder_for
from allmende.server.traces import check_traces

PAGE: Final = "index.html"
STATIC: Final = Path(__file__).parent / "static"
LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8642
WATCH_SECONDS: Final = 0.25
PORTS: Final = 20
"""So many are tried from there on, if none was asked for."""


class CannotServe(SpokenError):
    """The server cannot start."""

    code = 1


def serve(lang: str = "en", file: str | None = None, **flags: Any) -> int:
    """Serve until Ctrl-C; returns the exit code. CannotServe, or BadSetting, says in a sentence what is wrong.

    `file` has settings, and `flags` are those of the command line, None where nothing was said.
    """
    settings = read_settings(file, **flags)
    database = settings["database"]
    if settings["processes"] > 1 and not shares(database):
        raise CannotServe("error-processes-need-postgres")
    if database is not None:
        return open_doors(settings, database, lang)
    folder = data_folder(settings["data"])
    claim = Claim(folder)
    if not claim.take():
        to_the_page = settings["host"] == LOOPBACK and settings["port"] is None
        return led_on(folder, claim.holder(), to_the_page, settings["browser"], lang)
    try:
        return open_doors(settings, sqlite_url(folder), lang, claim)
    finally:
        claim.release()


def led_on(folder: Path, there: str, to_the_page: bool, browser: bool, lang: str) -> int:
    """The folder has its server already. Whoever only wants to play is led there."""
    if not there or not to_the_page:
        raise CannotServe("error-folder-in-use", path=str(folder))
    print(text(lang, "", "server-runs-already", address=there), flush=True)
    if browser and can_show_pages():
        webbrowser.open(there)
    return 0


def shares(database: str | None) -> bool:
    """Can several processes use it?"""
    return database is not None and database.startswith("postgresql")


def open_doors(settings: Settings, database: str, lang: str, claim: Claim | None = None) -> int:
    raise_limit()
    host, port, processes = settings["host"], settings["port"], settings["processes"]
    config = settings.config(database, STATIC)
    if config.static is not None and settings["static"] and not (config.static / PAGE).is_file():
        raise CannotServe("error-no-client", path=str(config.static), page=PAGE)
    if config.traces:
        check_traces()
    reach(database)
    listener = listen(host, port) if port is not None else listen_near(host, PORT)
    # A person before a terminal is told only what goes wrong; a file or a service manager gets every change.
    log_to_stderr(logging.WARNING if sys.stderr.isatty() else logging.INFO)

    def ready() -> None:
        here = welcome(listener, lang, None if port is not None else PORT)
        if claim is not None:
            claim.write(here)
        if settings["browser"] and can_show_pages():
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    config = replace(config, door=listener.getsockname()[:2])
    try:
        started = run(config, listener, ready) if processes == 1 else Crew(config, listener, processes).run(ready)
    finally:
        listener.close()
    if not started:
        raise CannotServe("error-server-failed")
    print(text(lang, "", "server-stopped"))
    return 0


def run(config: Config, listener: socket.socket, ready: Callable[[], None]) -> bool:
    """Serve until told to stop; False if that did not begin."""
    server = Server(uvicorn_config(config), ready)
    if hasattr(signal, "SIGHUP") and not (sys.stdin and sys.stdin.isatty()):  # nobody closes its window
        signal.signal(signal.SIGHUP, lambda *_: log("not-renewed", level=30, why="there is one process only"))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return server.started


class Crew:
    """Several processes behind one door. One that ends by itself is replaced; after SIGHUP all are, one by one."""

    def __init__(self, config: Config, listener: socket.socket, number: int) -> None:
        self.config = config
        self.listener = listener
        self.number = number
        self.context = multiprocessing.get_context("spawn")
        self.ready = self.context.Semaphore(0)
        self.members: dict[int, SpawnProcess] = {}
        """By their place, which is a port of the inner door, too."""
        self.stopping = threading.Event()
        self.renewing = threading.Event()

    def run(self, ready: Callable[[], None]) -> bool:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, lambda *_: self.stopping.set())
        if hasattr(signal, "SIGHUP"):  # not on Windows
            signal.signal(signal.SIGHUP, lambda *_: self.renewing.set())
        self.members = {place: self._begin(place) for place in range(self.number)}
        started = False
        while not self.stopping.wait(WATCH_SECONDS):
            if not started and self.ready.acquire(block=False):
                started = True
                ready()
            ended = [place for place, member in self.members.items() if not member.is_alive()]
            if ended and not started:
                break
            for place in ended:
                log("process-ended", level=40, why=str(self.members[place].exitcode))
                self.members[place] = self._begin(place)
            if started and self.renewing.is_set():
                self.renewing.clear()
                self._renew()
        for member in self.members.values():
            member.terminate()
        for member in self.members.values():
            member.join()
        return started

    def _renew(self) -> None:
        """Replace one after the other by the program as it is installed now: the next one is open before one closes."""
        for place in sorted(self.members):
            while self.ready.acquire(block=False):  # of those that opened before
                pass
            fresh = next(free for free in range(2 * self.number) if free not in self.members)
            member = self.members[fresh] = self._begin(fresh)
            while not self.ready.acquire(timeout=WATCH_SECONDS):
                if self.stopping.is_set() or not member.is_alive():
                    log("not-renewed", level=40, why=str(member.exitcode))
                    member.kill()
                    member.join()
                    del self.members[fresh]
                    return
            old = self.members.pop(place)
            old.terminate()
            old.join()

    def _begin(self, place: int) -> SpawnProcess:
        config = replace(self.config, inside=next_door(self.config.inside, place))
        member = self.context.Process(target=work, args=(config, self.listener, self.ready, LOGGER.level))
        member.start()
        return member


def work(config: Config, listener: socket.socket, ready: Any, level: int) -> None:
    """One of several. It ends with the one that began it, however that ends; Ctrl-C is for that one alone."""
    log_to_stderr(level)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    server = Server(uvicorn_config(of_today(config)), ready.release)

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
        server.should_exit = True

    threading.Thread(target=watch, daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def of_today(config: Config) -> Config:
    """The same, if the program has been updated since whoever began us was started."""
    return Config(**{one.name: vars(config)[one.name] for one in fields(Config) if one.name in vars(config)})


def next_door(inside: str, place: int) -> str:
    """Where one of several processes listens for the others.

    >>> next_door("10.0.0.5:8700", 2), next_door("127.0.0.1:0", 2)
    ('10.0.0.5:8702', '127.0.0.1:0')
    """
    host, _, port = inside.rpartition(":")
    return f"{host}:{int(port) and int(port) + place}"


class Server(uvicorn.Server):
    """Says when it is ready. Whoever comes while many others do waits in line and is not sent away."""

    def __init__(self, config: uvicorn.Config, ready: Any) -> None:
        super().__init__(config)
        self.ready = ready

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Others get our tables before our people come to them."""
        guard = self.config.app
        if isinstance(guard, Guard) and guard.leave is not None:
            await guard.leave()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(socket.SOMAXCONN)
        if self.started:
            self.ready()


def uvicorn_config(config: Config) -> uvicorn.Config:
    """No access log: addresses hold watch secrets. No compression: views are small and come often."""
    app = make_app(config)
    return uvicorn.Config(
        app, log_config=None, access_log=False, server_header=False, ws_max_size=SOCKET_MESSAGE,
        ws_per_message_deflate=False, timeout_graceful_shutdown=5, lifespan="on", backlog=ACCEPTED_AT_ONCE,
        proxy_headers=bool(config.proxies), forwarded_allow_ips=list(config.proxies),
        **protocols(config, app.metrics),
    )  # fmt: skip


def usual_folder(given: str | None) -> Path:
    """The folder for the database: as given, or the user's data folder."""
    return Path(given or platformdirs.user_data_dir("allmende", appauthor=False))


def data_folder(given: str | None) -> Path:
    """The same, made if it is not there, and tried."""
    folder = usual_folder(given)
    try:
        folder_for(folder)
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotServe("error-cannot-write", path=str(folder), why=why) from error
    return folder


def reach(database: str) -> None:
    """CannotServe says what is wrong with the database."""
    try:
        asyncio.run(try_database(database))
    except NewerDatabase as error:
        raise CannotServe("error-newer-database") from error
    except OlderStillThere as error:
        raise CannotServe("error-older-processes") from error
    except NoDatabase as error:
        raise CannotServe("error-no-database", why=str(error)) from error


async def try_database(url: str) -> None:
    """Reach and migrate the database before anything else, so that what is wrong is said in a sentence."""
    store = Store(url)
    try:
        await store.start()
    finally:
        await store.close()


def listen_near(host: str, port: int) -> socket.socket:
    """At this port, or at the next one that is free."""
    for near in range(port, port + PORTS):
        try:
            return listen(host, near)
        except CannotServe as error:
            if error.message != "error-port-taken":
                raise
    raise CannotServe("error-port-taken", port=str(port))


def listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # With its protocol named: only then asyncio turns off Nagle's algorithm, which holds answers back for 40 ms.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name != "nt":  # there it would let two servers share a port
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
            listener.listen(socket.SOMAXCONN)
        except BaseException:
            listener.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("error-port-taken", port=str(port)) from error
        why = error.strerror or str(error)
        raise CannotServe("error-cannot-listen", host=host, port=str(port), why=why) from error
    except OverflowError as error:
        raise CannotServe("error-cannot-listen", host=host, port=str(port), why=str(error)) from error
    return listener


def welcome(listener: socket.socket, lang: str, wanted: int | None = None) -> str:
    """Say where the server is, on the network with a QR code, for the phones at the table. Returns the address here."""
    host, port = listener.getsockname()[:2]
    at_home = is_loopback(host)
    here = address("localhost" if at_home or host in EVERYWHERE else host, port)
    if wanted not in (None, port):
        print(text(lang, "", "server-other-port", wanted=str(wanted), port=str(port)))
    print(text(lang, "", "server-ready", address=here))
    if not at_home:
        there = address(network_address() if host in EVERYWHERE else host, port)
        print(text(lang, "", "server-network", address=there))
        show_code(there)
    print(text(lang, "", "server-stop"), flush=True)
    return here


def can_show_pages() -> bool:
    """Is there a screen with windows? Without one, Python might open a browser for text inside this terminal."""
    if os.environ.get("BROWSER"):
        return True
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show_code(url: str) -> None:
    import segno

    if sys.stdout.isatty():
        segno.make(url).terminal(compact=True)
