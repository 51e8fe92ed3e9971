"""`allmende serve`: one sentence for what is wrong, and a clean end on Ctrl-C."""

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

import httpx
import pytest

from allmende.cli import main
from allmende.server.command import welcome


def complaint(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["serve", "--no-browser", "--lang", "en", *args]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


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


def test_it_starts_says_where_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    args = ["serve", "--port", "0", "--no-browser", "--data", str(tmp_path), "--lang", "de"]
    command = [sys.executable, "-m", "allmende", *args]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ})
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Allmende läuft auf http://localhost:")
        address = line.split()[-1].replace("localhost", "127.0.0.1")
        page = httpx.get(address)
        assert "no web client" in page.text or "<script" in page.text
        assert httpx.get(f"{address}healthz").json() == {"ok": True}
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=20)
    finally:
        server.kill()
        server.wait()
    assert server.returncode == 0
    assert "Angehalten" in out
    assert "Traceback" not in err
    assert (tmp_path / "tables.sqlite").is_file()


def test_on_the_network_there_is_a_code(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", lambda url: opened.append(url))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)

    class Everywhere:
        def getsockname(self) -> tuple[str, int]:
            return "0.0.0.0", 8642

    welcome(Everywhere(), browser=False, lang="en")  # type: ignore[arg-type]
    out = capsys.readouterr().out
    assert "http://localhost:8642/" in out
    assert "network" in out
    assert "█" in out or "▄" in out, "a QR code"
    assert opened == []
