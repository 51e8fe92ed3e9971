"""Tells people what there is to tell: makes one digest of it, and brings a letter to each of their channels.

Any number of processes do it side by side: each plan and each letter is claimed first, for a minute. A process that is
killed leaves its claims behind; another goes on when they have run out, and at worst a letter is sent twice.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.clocks.settings import MINUTE
from allmende.server.config import Config
from allmende.server.errors import Refused
from allmende.server.hall import Hall
from allmende.server.identity.writing import writing
from allmende.server.leases import Elsewhere
from allmende.server.logs import log
from allmende.server.notices.digest import NOTED, OF_PERSON, Line, asked_at, message_of, still_true
from allmende.server.notices.finding import HOUR, Finder
from allmende.server.notices.plan import Plan, quiet_until
from allmende.server.notices.push import Push
from allmende.server.notices.sending import Failed, Gone, Sender
from allmende.server.people import new_secret
from allmende.server.schema import CHANNELS, LETTERS, NOTICES, PLANS, SECRETS, VACATIONS

CLAIM_SECONDS: Final = MINUTE
OPEN_SECONDS: Final = 5 * MINUTE
"""Whoever has the table open is looked for again after so long."""
VACATION_LOOK: Final = 15 * MINUTE
"""So often, whether a vacation has ended before its time."""
PAUSES: Final = (MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR)
"""After so long a letter is tried again; then it is dropped."""
MOST_FAILURES: Final = 5
"""After so many dropped letters in a row a channel is switched off."""
MOST: Final = 50
"""Plans or letters at once."""
LISTENS: Final = (CHANNELS.c.code.is_(None), CHANNELS.c.paused.is_(False))
ENDED: Final = select(SECRETS.c.hash).where(SECRETS.c.ended.is_not(None))


class Courier:
    def __init__(self, config: Config, hall: Hall, push: Push) -> None:
        self.hall = hall
        self.journal = hall.journal
        self.store = hall.store
        self.metrics = hall.metrics
        self.now = config.now
        self.seconds = config.notice_seconds
        self.finder = Finder(config, hall.journal)
        self.sender = Sender(config, push)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.seconds)
            try:
                if not (self.journal.closed or self.hall.leases.leaving or self.hall.cut()):
                    await self.look()
            except Refused:  # the database is away, or only read from: later
                pass
            except Exception as error:  # whatever it is, others wait for their notices
                log("notices", level=40, error=error)

    async def look(self) -> None:
        await self.finder.look()
        async with self.store.reading() as connection:
            due = select(PLANS).where(PLANS.c.next <= self.now()).order_by(PLANS.c.next).limit(MOST)
            plans = (await connection.execute(due)).all()
        for plan in plans:
            await self._digest(plan)
        async with self.store.reading() as connection:
            ripe = select(LETTERS).where(LETTERS.c.after <= self.now()).order_by(LETTERS.c.after).limit(MOST)
            letters = (await connection.execute(ripe)).all()
        await asyncio.gather(*(self._carry(letter) for letter in letters))

    # Digests

    async def _digest(self, row: Any) -> None:
        """Make letters of what somebody is to be told now."""
        claim = self.now() + CLAIM_SECONDS
        if not await self._claimed(update(PLANS).where(PLANS.c.person == row.person, PLANS.c.next == row.next), claim):
            return
        plan, now = Plan(*(getattr(row, name) for name in Plan._fields)), self.now()
        if (until := await self._rests_until(row.person, plan, now)) is not None:
            await self._next(row.person, claim, until)
            return
        async with self.store.reading() as connection:
            channels = await self._channels(connection, row.person)
            noted = (await connection.execute(OF_PERSON, {"whose": row.person})).all()
            true = await still_true(connection, [one for one in noted if plan.wants(one.kind)], now)
        there = await self._open(row.person, {one.table for one, _ in true if one.after <= now})
        ripe = [one for one, _ in true if one.after <= now and one.table not in there]
        later = [one for one, _ in true if one.after > now]
        async with writing(self.journal) as connection:
            told = bool(ripe and channels)
            again = [one.after for one in later] + [now + OPEN_SECONDS for _ in there]
            soonest = (now if told else row.last) + plan.minutes * MINUTE
            after = max(min(again), soonest) if again and channels else None
            await self._settle(connection, row.person, claim, after, now if told else row.last)
            stay = [one.id for one, _ in true] if channels else []
            old = (NOTICES.c.person == row.person, NOTICES.c.told.is_(None), NOTICES.c.id.not_in(stay))
            await connection.execute(delete(NOTICES).where(*old))
            if told:
                ids = [one.id for one in ripe]
                await connection.execute(update(NOTICES).where(NOTICES.c.id.in_(ids)).values(told=now))
                await connection.execute(insert(LETTERS), [letter_row(row.person, one, ids, now) for one in channels])

    async def _claimed(self, change: Any, claim: float) -> bool:
        """Is it ours to do for a while?"""
        async with writing(self.journal) as connection:
            return bool((await connection.execute(change.values(next=claim))).rowcount)

    async def _next(self, person: str, claim: float, at: float) -> None:
        async with writing(self.journal) as connection:
            await self._settle(connection, person, claim, at, None)

    async def _settle(
        self, connection: AsyncConnection, person: str, claim: float, after: float | None, last: float | None
    ) -> None:
        """What was found meanwhile has its own time, if that comes sooner."""
        values: dict[str, Any] = {"next": case((PLANS.c.next == claim, after), else_=PLANS.c.next)}
        if last is not None:
            values["last"] = last
        await connection.execute(update(PLANS).where(PLANS.c.person == person).values(values))

    async def _rests_until(self, person: str, plan: Plan, now: float) -> float | None:
        """Nobody is told on vacation or in their quiet hours; until when, or until when we look again."""
        away = select(func.max(VACATIONS.c.ends)).where(
            VACATIONS.c.person == person, VACATIONS.c.begins <= now, VACATIONS.c.ends > now
        )
        async with self.store.reading() as connection:
            ends = (await connection.execute(away)).scalar()
        return min(ends, now + VACATION_LOOK) if ends is not None else quiet_until(plan, now)

    async def _channels(self, connection: AsyncConnection, person: str) -> list[Any]:
        """Those that listen: a browser only as long as it may play as the person, too."""
        ended = set((await connection.execute(ENDED.where(SECRETS.c.person == person))).scalars())
        rows = (await connection.execute(select(CHANNELS).where(CHANNELS.c.person == person, *LISTENS))).all()
        return [
            row
            for row in rows
            if self.sender.serves(row.kind) and msgspec.json.decode(row.keys).get("secret") not in ended
        ]

    async def _open(self, person: str, tables: set[str]) -> set[str]:
        """At which of these tables the person has a page open, at any process."""
        asked = [(table, person) for table in sorted(tables)]
        found = set(self.hall.open_here(asked))
        leases = self.hall.leases
        for process in leases.others if asked else ():
            try:
                async with asyncio.timeout(1):
                    address = leases.alive.get(process, "")
                    found.update(await self.hall.inside.ask(process, address, {"open": asked}))
            except (Elsewhere, TimeoutError):  # it is gone, and with it its sockets
                pass
        return found

    # Letters

    async def _carry(self, letter: Any) -> None:
        try:
            await self._carry_one(letter)
        except Refused:  # it is ours for a minute, and then anybody's
            pass
        except Exception as error:  # one letter that cannot be sent must not stop the others
            log("letter", level=40, error=error)

    async def _carry_one(self, letter: Any) -> None:
        now = self.now()
        claim = update(LETTERS).where(LETTERS.c.id == letter.id, LETTERS.c.after == letter.after)
        async with writing(self.journal) as connection:
            values = {"after": now + CLAIM_SECONDS, "tries": letter.tries + 1}
            if not (await connection.execute(claim.values(values))).rowcount:
                return
        async with self.store.reading() as connection:
            channel = (await connection.execute(select(CHANNELS).where(CHANNELS.c.id == letter.channel))).first()
            row = (await connection.execute(select(PLANS).where(PLANS.c.person == letter.person))).first()
            ids = msgspec.json.decode(letter.data)
            noted = (await connection.execute(NOTED.where(NOTICES.c.id.in_(ids)))).all()
            lines = [line for _, line in await still_true(connection, noted, now)]
            asked = await asked_at(connection, letter.person)
        if channel is None or row is None:  # gone since
            return
        plan = Plan(*(getattr(row, name) for name in Plan._fields))
        if (quiet := quiet_until(plan, now)) is not None:
            await self._later(letter, quiet, letter.tries)
        elif not lines or channel.paused or not self.sender.serves(channel.kind):
            await self._end(letter, channel, "overtaken")
        else:
            await self._send(letter, channel, plan.lang, lines, len(asked))

    async def _send(self, letter: Any, channel: Any, lang: str, lines: Sequence[Line], asked: int) -> None:
        message = message_of(lang, lines, asked, self.now())
        try:
            await self.sender.send(channel, lang, message, letter.id)
        except Gone:
            async with writing(self.journal) as connection:
                await connection.execute(delete(CHANNELS).where(CHANNELS.c.id == channel.id))
            self.metrics.letters[f"{channel.kind} gone"] += 1
        except Failed as failed:
            self.metrics.letters[f"{channel.kind} failed"] += 1
            if letter.tries < len(PAUSES):
                await self._later(letter, self.now() + max(PAUSES[letter.tries], failed.wait), letter.tries + 1)
            else:
                await self._end(letter, channel, "dropped", failed.why)
        else:
            await self._end(letter, channel, "sent")

    async def _later(self, letter: Any, at: float, tries: int) -> None:
        async with writing(self.journal) as connection:
            await connection.execute(update(LETTERS).where(LETTERS.c.id == letter.id).values(after=at, tries=tries))

    async def _end(self, letter: Any, channel: Any, how: str, why: str | None = None) -> None:
        failures = channel.failures + 1 if how == "dropped" else 0
        async with writing(self.journal) as connection:
            await connection.execute(delete(LETTERS).where(LETTERS.c.id == letter.id))
            if how != "overtaken" and (failures or channel.failures or channel.why):
                values = {"failures": failures, "why": why, "paused": failures >= MOST_FAILURES}
                await connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel.id).values(values))
        self.metrics.letters[f"{channel.kind} {how}"] += 1


def letter_row(person: str, channel: Any, notices: Sequence[str], now: float) -> dict[str, Any]:
    return {"id": new_secret(), "person": person, "channel": channel.id, "data": msgspec.json.encode(notices).decode(),
            "tries": 0, "after": now, "made": now}  # fmt: skip
