"""What becomes of the tables when this version takes over: asked of it before it does, on the database as it is.

Each table keeps the version of the rules it is played by. Where today's are the same nothing changes. Where they are
others, a running game goes on if its picks replay, or if its newest snapshot opens; else it stands still: it can be
looked at and left, and the film shows what was.
"""

from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.admin.opening import Database
from allmende.server.migrations import HERE, directory, newest
from allmende.server.opening import SnapshotUnusable, as_far_as_it_goes, reopened
from allmende.server.schema import ENTRIES, SNAPSHOTS, TABLES
from allmende.server.store import ENTRY, Kept
from allmende.table import AllmendeError, rules_of

Fate: TypeAlias = Literal["replays", "goes-on", "stands-still", "no-game"]
NEEDED: Final = (TABLES.c.id, TABLES.c.game, TABLES.c.options, TABLES.c.seed, TABLES.c.generator, TABLES.c.rules,
                 TABLES.c.seq, TABLES.c.over)  # fmt: skip
"""Not the columns that only this version knows: the database may be an older one's."""


class Kind(NamedTuple):
    """Tables of a game that were begun by the same version of its rules."""

    game: str
    then: int
    now: int | None
    """None: the game is not installed."""
    finished: int
    unfinished: int


class Outlook(NamedTuple):
    revision: str | None
    steps: list[str]
    """What will be changed in the database, one sentence each."""
    kinds: list[Kind]
    fates: dict[str, Fate]
    """Of the running games, by table, whose rules have changed."""


async def outlook(database: Database, every: bool = False) -> Outlook:
    """With `every`, running games of the same rules are tried, too: a change may have been forgotten."""
    revision = await database.revision()
    async with database.engine.connect() as connection:
        kinds = await _kinds(connection)
        changed = {(kind.game, kind.then) for kind in kinds if every or kind.now != kind.then}
        running = select(TABLES.c.id, TABLES.c.game, TABLES.c.rules).where(TABLES.c.over.is_(False))
        rows = (await connection.execute(running.order_by(TABLES.c.game, TABLES.c.id))).all()
        fates = {row.id: await _fate(connection, row.id) for row in rows if (row.game, row.rules) in changed}
    return Outlook(revision, steps_from(revision) if revision != newest() else [], kinds, fates)


def steps_from(revision: str | None) -> list[str]:
    """What will be changed in a database of an earlier form, one sentence for each step."""
    found = list(directory(HERE).iterate_revisions("head", revision or "base"))
    return [str(step.doc) for step in reversed(found)]


async def _kinds(connection: AsyncConnection) -> list[Kind]:
    query = select(TABLES.c.game, TABLES.c.rules, TABLES.c.over, func.count().label("number"))
    found: dict[tuple[str, int], list[int]] = {}
    for row in await connection.execute(query.group_by(TABLES.c.game, TABLES.c.rules, TABLES.c.over)):
        found.setdefault((row.game, row.rules), [0, 0])[bool(row.over)] = row.number
    return [
        Kind(game, then, version_of(game), finished, unfinished)
        for (game, then), (unfinished, finished) in sorted(found.items())
    ]


def version_of(game: str) -> int | None:
    try:
        return rules_of(game).version
    except AllmendeError:
        return None


async def _fate(connection: AsyncConnection, table: str) -> Fate:
    row: Any = (await connection.execute(select(*NEEDED).where(TABLES.c.id == table))).one()
    if version_of(row.game) is None:
        return "no-game"
    newest_one = select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data).where(SNAPSHOTS.c.table == table)
    snapshot: Any = (await connection.execute(newest_one.order_by(SNAPSHOTS.c.seq.desc()).limit(1))).first()
    entries = (await connection.execute(ENTRY.where(ENTRIES.c.table == table))).all()
    whole = Kept(row, [], list(entries), [], None, True, [], [], [])
    if replays(whole):
        return "replays"
    since = [entry for entry in entries if snapshot is not None and entry.seq > snapshot.seq]
    try:
        return (
            "stands-still" if snapshot is None else opens(whole._replace(snapshot=snapshot, entries=since, whole=False))
        )
    except Exception:  # whatever is wrong with it, it does not open
        return "stands-still"


def replays(kept: Kept) -> bool:
    try:
        return as_far_as_it_goes(kept)[1] is None
    except Exception:  # its options, its beginning: nothing of it can be played again
        return False


def opens(kept: Kept) -> Fate:
    try:
        reopened(kept)
    except SnapshotUnusable:
        return "stands-still"
    return "goes-on"


def as_json(outlook: Outlook) -> Any:
    """For `--json`."""
    return msgspec.to_builtins(
        {
            "revision": outlook.revision, "steps": outlook.steps,
            "kinds": [kind._asdict() for kind in outlook.kinds], "fates": outlook.fates,
        }
    )  # fmt: skip
