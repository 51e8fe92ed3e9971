"""A newer program comes while an older one is being played with: the database gets its form, and nobody stops."""

import asyncio
import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from allmende.server.migrations import HERE, OlderProcesses, migrate, newest
from allmende.server.store import NewerDatabase, Store
from tests.server.database import POSTGRES, Databases
from tests.server.house import House, Someone, generous, sensible
from tests.server.test_admin import soon

pytestmark = pytest.mark.skipif(not POSTGRES, reason="only on PostgreSQL do several processes share a database")
COME_BACK = 1012
GAP_SECONDS = 4
"""Two, on a machine that has nothing else to do."""
ADDS = """
import sqlalchemy as sa
from alembic import op
revision, down_revision, branch_labels, depends_on = "9001", "{before}", None, None
serves = "{before}"
def upgrade():
    op.add_column("tables", sa.Column("colour", sa.Text, nullable=True))
    op.add_column("people", sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.create_table("badges", sa.Column("id", sa.Integer, primary_key=True))
"""
TAKES = """
from alembic import op
revision, down_revision, branch_labels, depends_on = "9002", "9001", None, None
serves = "9001"
def upgrade():
    op.drop_column("tables", "seed_known")
"""


@pytest.fixture
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Databases("postgresql", tmp_path_factory.mktemp("databases")).fresh() as fresh:
        yield fresh


def newer(folder: Path, *steps: str) -> Path:
    """The scripts of a newer program."""
    shutil.copytree(HERE / "versions", folder / "versions", dirs_exist_ok=True)
    for number, step in enumerate(steps, 1):
        (folder / "versions" / f"v900{number}.py").write_text(step.format(before=newest()))
    return folder


def start_newer(url: str, folder: Path) -> None:
    async def start() -> None:
        store = Store(url)
        try:
            async with store.engine.begin() as connection:
                await connection.run_sync(partial(migrate, folder=folder))
        finally:
            await store.close()

    asyncio.run(start())


def start(url: str) -> None:
    async def begin() -> None:
        store = Store(url)
        try:
            await store.start()
        finally:
            await store.close()

    asyncio.run(begin())


def test_an_older_program_goes_on_and_what_it_needs_stays(url: str, tmp_path: Path) -> None:
    adds = newer(tmp_path / "adds", ADDS)
    takes = newer(tmp_path / "takes", ADDS, TAKES)
    with House(generous(url)) as old:
        anna = old.someone("Anna")
        update = anna.table("me", "me", options={"first": 0}, seed=1)
        line = anna.socket(update["table"])
        line.updated(1)
        start_newer(url, adds)
        line.pick(sensible(update))
        again = anna.table("me", "bigmoney", options={"first": 0})
        assert anna.pick(again, sensible(again))["table"]["picks"] == 1
        with House(generous(url)) as another:
            far = another.known(anna.secret)
            seen = far.look(update["table"])
            assert far.pick(seen, sensible(seen))["table"]["picks"] == 2, "an older program can also be started anew"
            line.updated(3)
        with pytest.raises(OlderProcesses):
            start_newer(url, takes)
        assert anna.look(update["table"])["seq"] == 3
    start_newer(url, takes)
    with pytest.raises(NewerDatabase):
        start(url)


def test_every_step_says_whom_it_serves() -> None:
    """Those from before there was a choice say nothing."""
    for script in sorted((HERE / "versions").glob("v*.py")):
        assert script.name <= "v0006" or "\nserves = " in script.read_text(), script.name


def metrics(someone: Someone) -> str:
    """Whoever of them answers, what all of them have counted."""
    return someone.http.get("/metrics").text


class Watcher(threading.Thread):
    """Somebody with a socket, who comes back as soon as it is closed."""

    def __init__(self, there: str, secret: str, table: str) -> None:
        super().__init__()
        self.someone = Someone(there, secret=secret)
        self.table = {"id": table}
        self.over = threading.Event()
        self.gaps: list[float] = []
        """Seconds without a socket that shows the table."""
        self.wrong: list[Any] = []

    def run(self) -> None:
        line = self.someone.socket(self.table)
        while not self.over.is_set():
            try:
                with contextlib.suppress(TimeoutError):
                    line.receive(0.05)
            except ConnectionClosed as closed:
                lost = time.monotonic()
                if closed.rcvd is None or closed.rcvd.code != COME_BACK:
                    self.wrong.append(closed)
                line = self.someone.socket(self.table)
                line.updated(1)
                self.gaps.append(time.monotonic() - lost)
        self.someone.close()


def test_a_crew_is_renewed_one_by_one(url: str) -> None:
    command = [sys.executable, "-m", "allmende", "serve", "--port", "0", "--processes", "2", "--database", url,
               "--no-browser"]  # fmt: skip
    env = {**os.environ, "ALLMENDE_DATA": tempfile.gettempdir()}
    crew = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, env=env
    )
    assert crew.stdout is not None
    assert crew.stderr is not None
    try:
        there = crew.stdout.readline().split()[-1].rstrip("/")
        anna = Someone(there, "Anna")
        update = anna.table("me", "me", options={"first": 0}, seed=1)
        watcher = Watcher(there, anna.secret, update["table"]["id"])
        watcher.start()
        crew.send_signal(signal.SIGHUP)
        asked, ended = 0, 0
        for line in crew.stderr:
            ended += '"stopped"' in line
            if ended == 2:
                break
            asked += 1
            with httpx.Client(base_url=there, timeout=20, headers=anna.http.headers) as client:
                answer = client.get(f"/api/tables/{update['table']['id']}")
                assert answer.json()["seq"] == 1, "whenever somebody asks, somebody is there"
        assert asked
        anna.close()
        watcher.over.set()
        watcher.join(30)
        assert not watcher.wrong
        assert len(watcher.gaps) >= 1
        assert max(watcher.gaps) < GAP_SECONDS, watcher.gaps
        again = Someone(there, secret=anna.secret)
        assert again.pick(update, sensible(update))["table"]["picks"] == 1
        soon(lambda: len(set(re.findall(r'^allmende_sockets{process="(.*)"}', metrics(again), re.MULTILINE))) == 2)
        assert metrics(again).count("# TYPE allmende_sockets gauge") == 1
        again.close()
        crew.terminate()
        assert crew.wait(30) == 0
    finally:
        crew.kill()
        crew.wait()
        crew.stdout.close()
        crew.stderr.close()
