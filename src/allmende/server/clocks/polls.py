"""What people decide together about time: a pause, and what becomes of somebody who is late or stays away."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from allmende.server.changes import Changes, seat_row
from allmende.server.clocks.at_table import asked_now, voters, why_late
from allmende.server.clocks.clock import COMEBACK, POLL_SECONDS, Clock, Poll
from allmende.server.clocks.settings import DAY, MORE_TIME
from allmende.server.errors import Refused, no_rights
from allmende.server.once import with_word
from allmende.server.open_table import Table
from allmende.server.opening import Happening
from allmende.server.people import clean_name
from allmende.server.schema import SET_SEAT, Job
from allmende.server.seating import Chair, checked_bot
from allmende.table import Event, Json, Seat

AGREED: Final = "agreed"
"""How a game ends without a result."""


class Polls:
    def __init__(self, changes: Changes, now: Callable[[], float]) -> None:
        self.changes = changes
        self.now = now

    async def propose(self, table: Table, person: str, seat: int, what: Any, whom: int | None, once: str = "") -> None:
        async def work() -> None:
            table.check_seat(person, seat)
            if table.once.knows(seat, once):
                return
            clock, now = self.clock_now(table), self.now()
            if clock.poll is not None:
                raise Refused(409, "poll-open", "there is a question already: answer that first")
            check_sense(table, clock, what, whom, now)
            mine = table.mine(person)[0]
            poll = Poll(what, mine, now + POLL_SECONDS[table.pace.kind], None if what == "pause" else whom, [mine])
            data = with_word({}, once)
            if (verdict := poll.verdict(voters(table, poll, now), now)) is not None:
                await self.decide(table, poll, verdict, data)
                return
            facts = {} if poll.whom is None else {"to": poll.whom}
            event = Event(f"table-propose-{what}", Seat(mine), facts)
            await self._say(table, "propose", mine, event, data, replace(clock, poll=poll))

        await self.changes.alone(table, work)

    async def answer(self, table: Table, person: str, seat: int, agree: bool, once: str = "") -> None:
        async def work() -> None:
            table.check_seat(person, seat)
            if table.once.knows(seat, once):
                return
            clock, now = self.clock_now(table), self.now()
            poll, mine = clock.poll, table.mine(person)[0]
            if poll is None:
                raise Refused(409, "no-vote", "nobody asks for anything at this table now")
            if mine not in (entitled := voters(table, poll, now)):
                raise Refused(403, "no-rights", "this is for the others to decide")
            data = with_word({}, once)
            if mine == poll.seat and not agree:
                event = Event("table-withdraw", Seat(mine), {})
                await self._say(table, "answer", seat, event, data, replace(clock, poll=None))
                return
            poll = poll.answered(mine, agree)
            if (verdict := poll.verdict(entitled, now)) is not None:
                await self.decide(table, poll, verdict, data)
                return
            event = Event("table-vote", Seat(mine), {"agree": agree})
            await self._say(table, "answer", seat, event, data, replace(clock, poll=poll))

        await self.changes.alone(table, work)

    async def decide(self, table: Table, poll: Poll, verdict: bool, data: Json) -> None:
        """Do what was voted for, if it still makes sense. The caller holds the lock."""
        clock, whom = replace(self.clock_now(table), poll=None), poll.whom
        why = None if whom is None else why_late(table, whom, self.now())
        if not verdict or (whom is not None and why is None):
            await self._say(table, "answer", poll.seat, Event("table-poll-no", Seat(poll.seat), {}), data, clock)
        elif whom is None:
            event = Event("table-pause", Seat(poll.seat), {})
            await self._say(table, "pause", poll.seat, event, data, replace(clock, paused=True))
        elif poll.what == "time":
            clock = clock.granted(whom, MORE_TIME[table.pace.kind])
            await self._say(table, "time", whom, Event("table-time", Seat(whom), {}), data, clock)
        elif poll.what == "end":
            event = Event("table-end", Seat(poll.seat), {})
            await self._say(table, "end", poll.seat, event, data, clock, ended=AGREED)
        else:
            await self.take_over(table, whom, str(why), data, clock)

    async def take_over(self, table: Table, seat: int, why: str, data: Json, clock: Clock | None = None) -> None:
        """A bot plays for somebody from now on. The caller holds the lock."""
        chair = table.chairs[seat]
        bot = Chair("bot", chair.person, chair.name, substitute(table))
        event = Event("table-takeover", Seat(seat), {"why": why})
        await self._seat(table, "takeover", seat, bot, event, {**data, "why": why}, clock)

    async def come_back(self, table: Table, person: str, seat: int, name: str, once: str = "") -> None:
        async def work() -> None:
            if seat in table.mine(person) and table.once.knows(seat, once):
                return
            if seat not in table.held(person):
                raise no_rights("no bot plays for you on this seat")
            if not table.pace.back:
                raise Refused(409, "no-way-back", "at this table nobody comes back whose seat a bot has taken over")
            if table.game.over or table.ended is not None:
                raise Refused(409, "over", "the game is over")
            chair = Chair("person", person, clean_name(name) or table.chairs[seat].name)
            whole = table.pace.days * DAY if table.pace.kind == "move" else COMEBACK
            clock = None if table.clock is None else self.clock_now(table).at_least(seat, whole)
            data = with_word({}, once)
            await self._seat(table, "comeback", seat, chair, Event("table-comeback", Seat(seat), {}), data, clock)

        await self.changes.alone(table, work)

    async def resume(self, table: Table, person: str, seat: int, once: str = "") -> None:
        """Anybody's wish ends a pause."""

        async def work() -> None:
            table.check_seat(person, seat)
            if table.clock is None or not table.clock.paused:
                return
            clock = replace(self.clock_now(table), paused=False)
            await self._say(table, "resume", seat, Event("table-resume", Seat(seat), {}), with_word({}, once), clock)

        await self.changes.alone(table, work)

    def clock_now(self, table: Table) -> Clock:
        now = self.now()
        return (
            Clock(now, running=asked_now(table.game, table.chairs)) if table.clock is None else table.clock.as_of(now)
        )

    async def _say(
        self, table: Table, kind: str, seat: int, event: Event, data: Json, clock: Clock, ended: str | None = None
    ) -> None:
        told = [Happening(table.seq + 1, table.picks, event)]
        await self.changes.commit(table, kind, seat, data, told=told, clock=clock, ended=ended)

    async def _seat(
        self, table: Table, kind: str, seat: int, chair: Chair, event: Event, data: Json, clock: Clock | None
    ) -> None:
        chairs = table.chairs[:]
        chairs[seat] = chair
        told = [Happening(table.seq + 1, table.picks, event)]
        more: Job = [(SET_SEAT, seat_row(table.id, seat, chair))]
        await self.changes.commit(
            table, kind, seat, data, chairs=chairs, told=told, vote=None, clock=clock, more=more
        )  # fmt: skip


def check_sense(table: Table, clock: Clock, what: str, whom: int | None, now: float) -> None:
    """Refused, with the reason, if this cannot be decided now."""
    if table.game.over:
        raise Refused(409, "over", "the game is over")
    table.check_going_on()
    if what == "pause" or (what == "time" and table.pace.kind == "none"):
        if table.pace.kind != "game" and what == "pause":
            raise Refused(409, "no-clock", "there is no clock here that a pause would stop")
        if what == "time":
            raise Refused(409, "no-clock", "there is no clock here that could give more time")
        return
    if whom is None or not 0 <= whom < len(table.chairs) or table.chairs[whom].kind != "person":
        raise Refused(422, "bad-seat", "say whose seat it is about: somebody's who plays here")
    if why_late(table, whom, now) is None:
        raise Refused(409, "not-late", "that seat still has time, or its person is there")


def substitute(table: Table) -> str:
    """The bot that takes over at a table."""
    try:
        return checked_bot(table.facts.game, table.pace.bot)
    except Refused:  # of an older version
        return checked_bot(table.facts.game, None)
