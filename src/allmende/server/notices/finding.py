"""What there is to tell: found in the database, in what has changed there since somebody last looked.

A change of a table knows nothing of this, so no pick waits for it, and none is missed when a process is killed: how far
we have looked stands in the database, and moves in the transaction that writes down what was found.
"""

import base64
import hashlib
import time
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import and_, bindparam, case, exists, func, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.clocks.at_table import written_clock
from allmende.server.clocks.settings import DAY, MINUTE, chosen
from allmende.server.config import Config
from allmende.server.identity.writing import writing
from allmende.server.journal import Journal
from allmende.server.notices.plan import Plan, awake_before
from allmende.server.opening import PICK
from allmende.server.schema import CHANNELS, ENTRIES, NOTICES, PLANS, SEATS, SHARED, TABLES
from allmende.server.store import LATEST

LOOKED: Final = "notices"
"""The name under which it is kept how far we have looked."""
OVERLAP_SECONDS: Final = 60.0
"""A change is written down a while after its time was noted: so far back we look again."""
OLDEST_SECONDS: Final = 7 * DAY
"""What happened longer ago, while no server was there, is not told any more."""
GRACE_SECONDS: Final = 30.0
"""So long it takes until somebody is told of what does not hurry: whoever is quick needs no notice."""
SOON: Final = 12 * 3600.0
"""So long before the end of their days people are told; or a quarter of them, if that is less."""
HOUR: Final = 3600.0
LOOKS_FOR_DEADLINES: Final = 10
"""With every so manieth look."""

THERE = SEATS.alias()
LISTENING: Final = exists().where(
    CHANNELS.c.person == PLANS.c.person, CHANNELS.c.code.is_(None), CHANNELS.c.paused.is_(False)
)
COMPANY: Final = (
    select(func.count(func.distinct(THERE.c.person)))
    .where(THERE.c.table == TABLES.c.id, THERE.c.kind == "person")
    .scalar_subquery()
)
"""How many people sit there."""
LAST: Final = (
    select(ENTRIES.c.seat)
    .where(ENTRIES.c.table == TABLES.c.id, ENTRIES.c.kind == PICK)
    .order_by(ENTRIES.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
"""The seat that made the last pick."""
HAS_DONE: Final = exists().where(ENTRIES.c.table == SEATS.c.table, ENTRIES.c.seat == SEATS.c.seat)
"""Has that seat done anything there, and be it to sit down?"""
WHOSE: Final = (
    select(
        TABLES.c.id, TABLES.c.settings, TABLES.c.maker, TABLES.c.created, TABLES.c.changed, TABLES.c.seq, TABLES.c.over,
        TABLES.c.waiting, TABLES.c.closed, SEATS.c.seat, SEATS.c.person, COMPANY.label("company"), LAST.label("by"),
        *(PLANS.c[name].label(f"plan_{name}") for name in (*Plan._fields, "last")),
    )
    .join(SEATS, SEATS.c.table == TABLES.c.id)
    .join(PLANS, PLANS.c.person == SEATS.c.person)
    .where(SEATS.c.kind == "person", LISTENING)
    .order_by(TABLES.c.changed)
)  # fmt: skip
"""Tables with each seat of somebody who wants to be told, under the labels below."""
NEWS: Final = WHOSE.add_columns(HAS_DONE.label("has_done")).where(
    TABLES.c.changed > bindparam("since"), TABLES.c.changed <= bindparam("until")
)
ENDING: Final = WHOSE.where(
    and_(TABLES.c.due <= bindparam("soon"), TABLES.c.over.is_(False), TABLES.c.closed.is_(False))
)
MINE: Final = select(THERE.c.seat).where(THERE.c.table == NOTICES.c.table, THERE.c.person == NOTICES.c.person)
ACTED: Final = exists().where(
    ENTRIES.c.table == NOTICES.c.table, ENTRIES.c.seq > NOTICES.c.seq, ENTRIES.c.kind == PICK, ENTRIES.c.seat.in_(MINE)
)
"""Has the person played since the notice was found? Then this is another turn."""


class Found(NamedTuple):
    """Something to tell a person about a table, from a moment on, perhaps until another."""

    row: Any
    kind: str
    after: float
    until: float | None = None

    @property
    def id(self) -> str:
        return notice_id(self.row.person, self.row.id, self.kind)


def notice_id(person: str, table: str, kind: str) -> str:
    """Of each kind there is one for a person and a table: nobody finds it twice.

    >>> notice_id("anna", "table", "turn")
    'QVKsupkuzkil9wmAaaEYJA'
    """
    digest = hashlib.sha256(f"notice {person} {table} {kind}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def plan_of(row: Any) -> Plan:
    return Plan(*(getattr(row, f"plan_{name}") for name in Plan._fields))


class Finder:
    def __init__(self, config: Config, journal: Journal) -> None:
        self.journal = journal
        self.store = journal.store
        self.now = config.now
        self.aside_seconds = config.aside_seconds
        self._looks = 0
        self._seen: dict[tuple[str, str], int] = {}
        """Where a table stood when we last looked at it for a person: in the overlap most is known already."""

    async def look(self) -> None:
        async with self.store.reading() as connection:
            said = (await connection.execute(select(SHARED.c.value).where(SHARED.c.name == LOOKED))).scalar()
            if said is None:
                news, ending = [], []
            else:
                news, ending = await self._news(connection, float(said)), await self._ending(connection)
        if said is None:
            await self._begin()
            return
        fresh = [row for row in news if self._seen.get((row.id, row.person)) != row.seq]
        found = {one.id: one for row in fresh if (one := self._of(row)) is not None} | {one.id: one for one in ending}
        newest = max((row.changed for row in news), default=0.0)
        if (found or newest > float(said) + OVERLAP_SECONDS) and not await self._write(said, newest, found):
            return
        self._seen = {(row.id, row.person): row.seq for row in news}

    async def _begin(self) -> None:
        """On a new database nothing of before is told. Two processes may begin at once: then one does."""
        row = select(literal(LOOKED), literal(repr(time.time()))).where(~exists().where(SHARED.c.name == LOOKED))
        async with writing(self.journal) as connection:
            await connection.execute(insert(SHARED).from_select(["name", "value"], row))

    async def _news(self, connection: AsyncConnection, looked: float) -> list[Any]:
        # Where it is a secret whether somebody was asked, nobody is told before the others see the table.
        until = time.time() - self.aside_seconds
        since = max(looked, until - OLDEST_SECONDS) - OVERLAP_SECONDS
        return list((await connection.execute(NEWS, {"since": since, "until": until})).all())

    def _of(self, row: Any) -> Found | None:
        """What there is to tell somebody of a table that has changed."""
        plan, settings, now = plan_of(row), msgspec.json.decode(row.settings), self.now()
        pace, alone = chosen(settings), row.company == 1
        if row.closed or settings.get("record") or settings.get("lesson") or (alone and pace.kind != "move"):
            return None
        if row.over:
            return Found(row, "over", now + GRACE_SECONDS) if plan.over and not alone and row.by != row.seat else None
        if row.seat in msgspec.json.decode(row.waiting):
            if row.by == row.seat:  # in the midst of a turn: whoever plays knows it
                return None
            wait = GRACE_SECONDS if pace.kind == "move" else pace.away * MINUTE
            return Found(row, "turn", now + wait) if plan.turn else None
        invited = plan.invited and row.maker != row.person and not row.has_done
        return Found(row, "invited", now + GRACE_SECONDS) if invited else None

    async def _ending(self, connection: AsyncConnection) -> list[Found]:
        """Whose days will soon be over."""
        self._looks += 1
        if self._looks % LOOKS_FOR_DEADLINES != 1:
            return []
        rows = (await connection.execute(ENDING, {"soon": self.now() + SOON + DAY})).all()
        found = []
        for row in rows:
            pace = chosen(msgspec.json.decode(row.settings))
            if not row.plan_time or pace.kind != "move" or row.seat not in msgspec.json.decode(row.waiting):
                continue
            latest = (await connection.execute(LATEST, {"its_table": row.id})).all()
            clock = written_clock([entry.data for entry in latest])
            deadline = None if clock is None else clock.deadline(row.seat)
            if deadline is not None and warns_at(plan_of(row), deadline, pace.days * DAY) <= self.now() < deadline:
                found.append(Found(row, "time", self.now(), deadline))
        return found

    async def _write(self, looked: str, newest: float, found: dict[str, Found]) -> bool:
        """Write it down, unless another process has looked meanwhile: then that is done, and we look again."""
        here = SHARED.c.name == LOOKED
        async with writing(self.journal) as connection:
            moved = update(SHARED).where(here, SHARED.c.value == looked)
            if (await connection.execute(moved.values(value=repr(max(newest, float(looked)))))).rowcount != 1:
                return False
            await self._keep(connection, found)
        return True

    async def _keep(self, connection: AsyncConnection, found: dict[str, Found]) -> None:
        known = select(NOTICES.c.id, ACTED.label("acted")).where(NOTICES.c.id.in_(found))
        acted = {row.id: row.acted for row in (await connection.execute(known)).all()}
        new = [(id_, one) for id_, one in found.items() if id_ not in acted]
        again = [(id_, one) for id_, one in found.items() if acted.get(id_) and one.kind in ("turn", "time")]
        now = self.now()
        for id_, one in new:
            row = {"id": id_, "person": one.row.person, "table": one.row.id, "kind": one.kind, "until": one.until,
                   "made": now, "seq": one.row.seq, "after": one.after, "told": None}  # fmt: skip
            await connection.execute(insert(NOTICES), row)
        for id_, one in again:
            values = {"until": one.until, "made": now, "seq": one.row.seq, "after": one.after, "told": None}
            await connection.execute(update(NOTICES).where(NOTICES.c.id == id_).values(values))
        for _, one in new + again:
            await wake(connection, one.row.person, max(one.after, one.row.plan_last + one.row.plan_minutes * MINUTE))


async def wake(connection: AsyncConnection, person: str, at: float) -> None:
    """There is something to tell then, if not before."""
    later = or_(PLANS.c.next.is_(None), PLANS.c.next > at)
    await connection.execute(
        update(PLANS).where(PLANS.c.person == person).values(next=case((later, at), else_=PLANS.c.next))
    )


def warns_at(plan: Plan, deadline: float, days: float) -> float:
    """When somebody is told that their time runs out: not only when they sleep.

    >>> plan = Plan(zone="UTC", quiet_from=22 * 60, quiet_to=8 * 60)
    >>> warns_at(plan, 20 * DAY + 20 * HOUR, 3 * DAY) == 20 * DAY + 8 * HOUR
    True
    >>> warns_at(plan, 20 * DAY + 7 * HOUR, DAY) == 19 * DAY + 21 * HOUR - 1
    True
    """
    return min(deadline - min(SOON, days / 4), awake_before(plan, deadline) - HOUR)
