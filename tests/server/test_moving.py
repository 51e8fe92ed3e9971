"""Backups, restoring, moving from SQLite to PostgreSQL: all of it is there afterwards, game for game, or nothing is."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.runtime.environment import EnvironmentContext
from sqlalchemy import create_engine

from allmende.server.admin.copying import NotTheSame, Sum, carry, one_moment, sums_of
from allmende.server.admin.opening import made, opened, url_of_file
from allmende.server.claim import Claim
from allmende.server.config import sqlite_url
from allmende.server.migrations import HERE, SHARED, directory, scripts_config
from tests.server.database import POSTGRES, Databases
from tests.server.house import House, Json, Someone, generous, sensible
from tests.server.test_admin import Office
from tests.server.test_operations import sql

needs_postgres = pytest.mark.skipif(not POSTGRES, reason="ALLMENDE_TEST_POSTGRES names no PostgreSQL server")


def play(someone: Someone, picks: int, game: str = "dominion") -> str:
    update = someone.table("me", "me", game=game)
    for _ in range(picks):
        update = next_pick(someone, update)
    if picks > 3:
        someone.post(f"/api/tables/{update['table']['id']}/undo", seq=update["seq"], seat=update["view"]["seat"])
    return str(update["table"]["id"])


def next_pick(someone: Someone, update: Json) -> Json:
    """At a hot seat: for whichever seat is asked now."""
    now = someone.look(update["table"])
    return someone.pick(now, sensible(now))


def as_of(url: str, revision: str) -> None:
    """Take back what later versions have made of a database."""
    scripts = directory(HERE)
    engine = create_engine(url)
    steps = EnvironmentContext(scripts_config(HERE), scripts, fn=lambda now, _: scripts._downgrade_revs(revision, now))
    with engine.begin() as connection, steps:
        steps.configure(connection=connection)
        steps.run_migrations()
        connection.execute(SHARED.delete())
    engine.dispose()


def sums(url: str) -> dict[str, Sum]:
    async def read() -> dict[str, Sum]:
        async with opened(url) as database, one_moment(database) as connection:
            return await sums_of(connection)

    found = asyncio.run(read())
    del found["audit"]  # there stands that it was copied
    return found


@pytest.fixture
def played(databases: Databases, capsys: pytest.CaptureFixture[str]) -> Iterator[Office]:
    """A database with some games in it, of all kinds."""
    with databases.fresh() as url:
        with House(generous(url, snapshot_every=4)) as house:
            anna = house.someone("Anna")
            for picks in (0, 1, 6, 14):
                play(anna, picks)
            play(anna, 2, "lowlands")
            play(anna, 2, "agricola")
        yield Office(url, capsys)


def test_a_backup_brings_everything_back(played: Office, databases: Databases, tmp_path: Path) -> None:
    said = played.run("backup", str(tmp_path / "all.backup"), "--games")
    assert "6 tables, 1 person" in said
    assert "6 games replay" in said
    assert [path.name for path in tmp_path.iterdir()] == ["all.backup"]
    assert (tmp_path / "all.backup").stat().st_mode & 0o077 == 0  # what opens tables is in it
    assert "is there already" in played.run("backup", str(tmp_path / "all.backup"), code=1)
    with databases.fresh() as empty:
        played_url, played.url = played.url, empty
        said = played.run("restore", str(tmp_path / "all.backup"))
        assert "6 games replay" in said
        assert sums(empty) == sums(played_url)
        again = played.run("restore", str(tmp_path / "all.backup"), code=1)
        assert "already" in again
        assert [row["deed"] for row in played.rows("audit")] == ["restore"]
        with House(generous(empty)) as house:
            assert house.nobody().get("/ready") == {"ok": True}


def test_a_backup_of_an_older_version_comes_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is brought into today's form on the way, and stays as it is."""
    (tmp_path / "old").mkdir()
    with House(generous(sqlite_url(tmp_path / "old"))) as house:
        play(house.someone("Anna"), 3)
    file = tmp_path / "old" / "tables.sqlite"
    as_of(f"sqlite:///{file}", "0005")
    before = file.read_bytes()
    office = Office(sqlite_url(tmp_path / "new"), capsys)
    assert "1 game replays" in office.run("restore", str(file))
    assert file.read_bytes() == before
    assert office.rows("people")[0]["secrets"] == 1


def test_a_backup_while_people_play(databases: Databases, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every table in it is one of those that there were: its entries and its seq are of the same moment."""
    with databases.fresh() as url, House(generous(url, snapshot_every=4)) as house:
        anna = house.someone("Anna")
        update = anna.table("me", "me")
        over = threading.Event()

        def play_on() -> None:
            now = update
            while not over.is_set():
                now = anna.table("me", "me") if now["view"]["over"] else next_pick(anna, now)

        player = threading.Thread(target=play_on)
        player.start()
        try:
            office = Office(url, capsys)
            for number in range(3):
                office.run("backup", str(tmp_path / f"{number}.backup"), "--games")
        finally:
            over.set()
            player.join(30)
        found = []
        for number in range(3):
            with closing(sqlite3.connect(tmp_path / f"{number}.backup")) as backup:
                query = 'SELECT seq, (SELECT max(seq) FROM entries WHERE "table" = id) FROM tables'
                seqs = backup.execute(query).fetchall()
            assert all(seq == last for seq, last in seqs)
            found.append(sum(seq for seq, _ in seqs))
        assert found == sorted(set(found))  # people did play


@needs_postgres
def test_from_sqlite_to_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = sqlite_url(tmp_path)
    with House(generous(url, snapshot_every=4)) as house:
        anna = house.someone("Anna")
        tables = [play(anna, picks) for picks in (0, 5, 9)]
    office = Office(url, capsys)
    with Databases("postgresql", tmp_path).fresh() as empty:
        said = office.run("move", empty, "--dry-run")
        assert "only a trial" in said
        assert "3 games replay" in said
        assert "nothing in this database yet" in Office(empty, capsys).run("tables", code=1)
        office.run("move", empty)
        assert sums(empty) == sums(url)
        with House(generous(empty)) as house:
            someone = house.known(anna.secret)
            update = someone.look({"id": tables[2]})
            assert update["table"]["picks"] > 5
            next_pick(someone, update)
        assert "already" in office.run("move", empty, code=1)


def test_nothing_is_moved_while_a_server_has_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with House(generous(sqlite_url(tmp_path))):
        pass
    claim = Claim(tmp_path)
    assert claim.take()
    said = Office(sqlite_url(tmp_path), capsys).run("move", "postgresql+asyncpg://nobody@127.0.0.1:1/x", code=1)
    claim.release()
    assert "stop it first" in said


def test_a_game_that_differs_is_found_out(tmp_path: Path) -> None:
    """The newest snapshot says something else than the picks: what is served is not what is written down."""
    (tmp_path / "one").mkdir()
    url = sqlite_url(tmp_path / "one")
    with House(generous(url, snapshot_every=1)) as house:
        anna = house.someone("Anna")
        play(anna, 2)
        other = play(anna, 3)
    take = 'UPDATE snapshots SET data = (SELECT data FROM snapshots WHERE "table" = :other ORDER BY seq DESC LIMIT 1)'
    assert sql(url, take, other=other) > 1

    async def copy() -> None:
        async with opened(url) as source, made(url_of_file(tmp_path / "copy")) as target:
            await carry(source, target, games=True)

    with pytest.raises(NotTheSame) as wrong:
        asyncio.run(copy())
    assert "does not replay" in wrong.value.spoken("en")
