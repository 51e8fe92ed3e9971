"""`allmende serve`: one sentence for what is wrong, and a clean end on Ctrl-C."""

import logging
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from allmende.cli import main
from allmende.server.claim import Claim
from allmende.server.command import can_show_pages, listen_near, welcome
from allmende.server.config import sqlite_url
from allmende.server.logs import log_to_stderr
from tests.server.house import House, Someone, generous


def complaint(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["serve", "--no-browser", "--lang", "en", *args]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize("where", [[], ["--database", "sqlite+aiosqlite:///tables.sqlite"]])
def test_several_processes_need_postgres(capsys: pytest.CaptureFixture[str], where: list[str]) -> None:
    assert "need a PostgreSQL database" in complaint(capsys, "--processes", "2", *where)


def test_the_port_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert f"port {port} is taken" in complaint(capsys, "--port", port, "--data", str(tmp_path))


def test_the_address_is_not_ours(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "cannot listen at 192.0.2.1" in complaint(capsys, "--host", "192.0.2.1", "--data", str(tmp_path))


def test_the_data_folder_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    assert "cannot be written" in complaint(capsys, "--data", str(file / "below"))


@pytest.mark.parametrize("url", ["nonsense", "postgresql+asyncpg://nobody:secret-word@127.0.0.1:1/none"])
def test_the_database_cannot_be_reached(capsys: pytest.CaptureFixture[str], url: str) -> None:
    said = complaint(capsys, "--database", url)
    assert "the database" in said
    assert "secret-word" not in said


def start(*args: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "allmende", "serve", "--no-browser", *args]
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def stop(server: subprocess.Popen[str]) -> tuple[str, str]:
    """Ctrl-C; what it said then."""
    try:
        server.send_signal(signal.SIGINT)
        return server.communicate(timeout=20)
    finally:
        server.kill()
        server.wait()


def address_of(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    line = server.stdout.readline()
    assert "http://localhost:" in line, line
    return line.split()[-1].replace("localhost", "127.0.0.1")


def test_it_starts_says_where_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    server = start("--port", "0", "--data", str(tmp_path), "--lang", "de")
    try:
        address = address_of(server)
        server.send_signal(signal.SIGHUP)  # no other process could take its place
        page = httpx.get(address)
        assert "no web client" in page.text or "<script" in page.text
        assert httpx.get(f"{address}healthz").json() == {"ok": True}
        anna = Someone(address.rstrip("/"))
        line = anna.socket(anna.table("me", "me")["table"])
        line.receive()
        began = time.monotonic()
    finally:
        out, err = stop(server)
    assert time.monotonic() - began < 4, "an open page does not hold it up"
    assert server.returncode == 0
    assert "Angehalten" in out
    assert "Traceback" not in err
    assert (tmp_path / "tables.sqlite").is_file()
    anna.close()


def test_a_second_one_for_the_same_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever only wants to play is led to the first; another address for the same tables is refused."""
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("ALLMENDE_DATA", str(tmp_path))
    server = start("--port", "0", "--data", str(tmp_path))
    try:
        here = address_of(server).replace("127.0.0.1", "localhost")
        assert server.stdout is not None
        server.stdout.readline()
        assert main(["--lang", "en"]) == 0
        assert capsys.readouterr().out == f"Allmende is already running at {here}\n"
        assert opened == [here]
        assert "open in another Allmende" in complaint(capsys, "--port", "0", "--data", str(tmp_path))
    finally:
        server.kill()
        server.communicate()
    claim = Claim(tmp_path)
    assert claim.take(), "it ends with the process, even with a killed one"
    claim.release()


def test_the_usual_port_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with listen_near("127.0.0.1", port) as listener:
            assert port < listener.getsockname()[1] < port + 20


def test_whether_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not can_show_pages()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert can_show_pages()


class Everywhere:
    def getsockname(self) -> tuple[str, int]:
        return "0.0.0.0", 8643


def test_on_the_network_there_is_a_code(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    welcome(Everywhere(), "en", 8642)  # type: ignore[arg-type]
    out = capsys.readouterr().out
    assert out.startswith("Port 8642 is taken, so it is 8643 this time.\n")
    assert "http://localhost:8643/" in out
    assert "network" in out
    assert "█" in out or "▄" in out, "a QR code"


def test_a_refused_socket_is_no_error(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Whoever opens a table that is not theirs must not fill the terminal of whoever runs the server."""
    loggers = [logging.getLogger(name) for name in ("allmende.server", "uvicorn.error")]
    before = [(logger.handlers[:], logger.propagate, logger.level) for logger in loggers]
    log_to_stderr(logging.WARNING)
    try:
        with House(generous(sqlite_url(tmp_path))) as house:
            table = house.someone().table("me", "me")["table"]
            with pytest.raises(InvalidStatus):
                house.nobody().socket(table)
    finally:
        for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
            logger.handlers[:], logger.propagate = handlers, propagate
            logger.setLevel(level)
    assert capfd.readouterr().err == ""
