"""Everything that happens at a table: picks, undo, votes, seats taken and left.

A change is worked out on a copy, its entry is committed, then the copy becomes the table and everyone is told. One at
a time for each table. A client that goes away in the middle does not stop a change half done.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from allmende.server.clerk import Clerk
from allmende.server.clocks.at_table import asked_now, clock_of_change, due_at
from allmende.server.clocks.clock import Clock, clock_from
from allmende.server.config import Config
from allmende.server.errors import (
    NO_PERSON,
    READING_ONLY,
    Refused,
    game_ended,
    moved,
    no_rights,
    no_table,
    not_saved,
    other_rules,
    table_closed,
)
from allmende.server.journal import FENCED, Journal, NotWritten
from allmende.server.leases import Elsewhere
from allmende.server.logs import log
from allmende.server.metrics import Metrics
from allmende.server.once import with_word
from allmende.server.open_table import FREE_STEPS, LAST_STEPS, Earlier, Table, Vote
from allmende.server.opening import NOBODY, PICK, UNDO, Happening, dump_events, without_undone
from allmende.server.people import clean_name, same
from allmende.server.picks import PickGiven, check_asked, goes_on, play_next, too_many
from allmende.server.results.counting import check_bot, stands
from allmende.server.results.writing import result_of_change
from allmende.server.schema import (
    HOLD_PERSON,
    MOVE_TABLE,
    NEW_ENTRY,
    NEW_SNAPSHOT,
    OLD_SNAPSHOTS,
    SET_ENDED,
    SET_SEAT,
    Job,
)
from allmende.server.seating import Chair, checked_bot, people_at
from allmende.server.traces import TRACES
from allmende.table import Choice, Event, Game, Seat

T = TypeVar("T")

ALWAYS: Final = ("leave", "rematch", "wish", "next")
"""What can be done at a table however much has happened there: it happens once for each seat at most."""


CLOSED_TOO: Final = ("leave",)
"""What can be done at a table that whoever runs the server has closed."""

MaySit: TypeAlias = Callable[[Sequence[str], Sequence[str]], Awaitable[None]]


async def anybody(people: Sequence[str], others: Sequence[str]) -> None:
    """They may sit together."""


class Changes:
    """Changes tables, one change at a time for each."""

    def __init__(self, config: Config, journal: Journal, metrics: Metrics, clerk: Clerk) -> None:
        self.journal = journal
        self.metrics = metrics
        self.clerk = clerk
        self.snapshot_every = config.snapshot_every
        self.most = config.changes_per_table
        self.aside_seconds = config.aside_seconds
        self.now = config.now
        self.after: list[Callable[[Table], None]] = []
        """Called after each change, here where the table is changed: bots may have to play."""
        self.may_sit: MaySit = anybody
        """Refuses to seat people with others with whom they do not want to play."""
        self.delete: Callable[[Table], Awaitable[None]]
        """Deletes a table whose people have agreed to it. The caller holds the lock."""

    async def alone(self, table: Table, work: Callable[[], Awaitable[T]]) -> T:
        """Do something while nobody else changes the table, to its end even if whoever asked for it goes away."""

        async def undisturbed() -> T:
            table.users += 1
            try:
                async with table.lock:
                    if table.spoiled:
                        raise no_table() if table.gone else moved("opened anew")
                    if table.lease is None:
                        raise Elsewhere
                    return await work()
            finally:
                table.users -= 1
                table.used = time.monotonic()

        task = asyncio.create_task(undisturbed())
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be left to hear of it
        return await asyncio.shield(task)

    # Picks

    async def pick(
        self, table: Table, person: str | None, seat: int, seq: int, picks: Sequence[PickGiven], once: str = ""
    ) -> None:
        """All picks in order; those behind one that shows something new are refused, and if one is illegal, all are."""

        async def work() -> None:
            table.check_seat(person, seat)
            if table.once.knows(seat, once):
                if (played := table.once.played(seat, once)) < len(picks):
                    raise too_many(played)
                return
            await self._pick(table, seat, seq, picks, once)

        with self.metrics.times["pick"].measured(), TRACES.span("pick", table=table.id, seq=seq, seat=seat):
            await self.alone(table, work)

    async def bot_pick(self, table: Table, seat: int, seq: int, option: int) -> None:
        async def work() -> None:
            if table.chairs[seat].kind == "bot":
                await self._pick(table, seat, seq, [option])

        await self.alone(table, work)

    async def _pick(self, table: Table, seat: int, seq: int, given: Sequence[PickGiven], once: str = "") -> None:
        if table.closed:
            raise table_closed()
        table.check_going_on()
        check_asked(table, seat, seq)
        copy = table.game.clone()
        told: list[Happening] = []
        picks = table.picks
        played: list[int] = []
        for number, pick in enumerate(given):
            if not goes_on(copy, seat, number):
                break
            if copy.picks >= copy.rules.longest:
                raise too_long()
            played.append(play_next(copy, seat, pick))
            picks += 1
            told += [Happening(table.seq + 1, picks, event) for event in copy.events]
        data = with_word({"picks": [(seat, option) for option in played]}, once)
        earlier = Earlier(table.game, table.picks, seat, played)
        await self.commit(table, PICK, seat, data, game=copy, picks=picks, told=told)
        leave_trail(table, earlier)
        if len(played) < len(given):
            raise too_many(len(played))

    def stands(self, table: Table) -> bool:
        """Will no more picks be taken?"""
        return (
            table.closed
            or table.stands_still
            or self.journal.closed
            or table.ends is not None
            or table.seq >= self.most
            or table.game.picks >= table.game.rules.longest
        )

    # Undo

    async def undo(self, table: Table, person: str, seat: int, seq: int, to: int | None, once: str = "") -> None:
        """To before the last pick of the person; with `to`, to the table as it was after so many picks.

        Nobody is asked as long as only own picks are taken back and nothing new was seen, or if nobody else is there.
        """

        async def work() -> None:
            table.check_seat(person, seat)
            if table.once.knows(seat, once):
                return
            if seq > table.seq or seq < table.acted:
                raise Refused(409, "stale", "the table has moved on: look again before you take something back")
            if to is not None and not 0 <= to < table.picks:
                raise Refused(422, "bad-moment", f"there were {table.picks} picks: 'to' must be smaller")
            table.check_going_on()
            target = table.last_own(person) if to is None else to
            if target is None:
                raise Refused(409, "nothing-to-undo", "there is no pick of yours to take back")
            if table.goes_back_at_once(person, target):
                await self._go_back(table, seat, target, once)
            elif table.rated:
                raise stands()
            elif table.seat_open:
                # Whoever comes later has not agreed, and would not know what was seen.
                raise Refused(409, "seat-open", "a seat is still open: until it is taken, nothing seen is taken back")
            elif table.vote is not None:
                raise Refused(409, "vote-open", "somebody has asked for that already: answer first")
            else:
                event = Event("table-ask", Seat(seat), {"to": target})
                vote = Vote(seat, target, table.seq + 1, {person})
                told = [Happening(table.seq + 1, table.picks, event)]
                data = with_word({"to": target, "person": person}, once)
                await self.commit(table, "ask", seat, data, told=told, vote=vote)

        await self.alone(table, work)

    async def _go_back(self, table: Table, seat: int, to: int, once: str = "") -> None:
        game = from_trail(table, to) or await self.clerk.game_at(table, to)
        event = Event("table-undo", Seat(seat), {"to": to, "count": table.picks - to})
        told = [Happening(table.seq + 1, to, event)]
        await self.commit(table, UNDO, seat, with_word({"to": to}, once), game=game, picks=to, told=told, vote=None)
        table.trail = [one._replace(played=one.played[: to - one.picks]) for one in table.trail if one.picks < to]

    async def vote(self, table: Table, person: str, seat: int, seq: int, agree: bool, once: str = "") -> None:
        async def work() -> None:
            table.check_seat(person, seat)
            if table.once.knows(seat, once):
                return
            vote = table.vote
            if vote is None or not vote.seq <= seq <= table.seq:
                raise Refused(409, "no-vote", "nobody asks for anything at this table now")
            agreed = vote.agreed | {person} if agree else vote.agreed - {person}
            if agree and agreed.issuperset(people_at(table.chairs)):
                if vote.to is None:
                    await self.delete(table)
                    return
                await self._go_back(table, vote.seat, vote.to)
                return
            if not agree and vote.seat in table.mine(person):
                event = Event("table-withdraw", Seat(seat), {})
            else:
                event = Event("table-vote", Seat(seat), {"agree": agree})
            left = Vote(vote.seat, vote.to, vote.seq, agreed) if agree else None
            told = [Happening(table.seq + 1, table.picks, event)]
            data = with_word({"agree": agree, "person": person}, once)
            await self.commit(table, "vote", seat, data, told=told, vote=left)

        await self.alone(table, work)

    async def ask_to_delete(self, table: Table, person: str, once: str = "") -> None:
        """Whoever made the table asks the others. The caller holds the lock."""
        mine = table.mine(person)
        if any(table.once.knows(seat, once) for seat in mine):
            return
        if table.vote is not None:
            raise Refused(409, "vote-open", "somebody has asked for something already: answer first")
        if not mine:
            raise Refused(409, "not-yours", "others play here: only somebody who sits with them can ask to delete it")
        vote = Vote(mine[0], None, table.seq + 1, {person})
        told = [Happening(table.seq + 1, table.picks, Event("table-ask-delete", Seat(mine[0]), {}))]
        data = with_word({"to": None, "person": person}, once)
        await self.commit(table, "ask", mine[0], data, told=told, vote=vote)

    # Seats

    async def join(self, table: Table, person: str, name: str, invite: str) -> int:
        """Take an open seat. Who sits there already keeps the seat and gets no second one."""

        async def work() -> int:
            if not same(invite, table.facts.invite):
                raise no_rights("this is not the invite of this table")
            mine = table.mine(person)
            if mine:
                return mine[0]
            seats = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
            if not seats:
                raise Refused(409, "full", "all seats at this table are taken")
            await self.may_sit([person], [table.facts.maker, *people_at(table.chairs)])
            chair = Chair("person", person, clean_name(name))
            event = Event("table-join", Seat(seats[0]), {"name": chair.name})
            await self._seat(table, "join", seats[0], chair, event, table.vote)
            return seats[0]

        return await self.alone(table, work)

    async def leave(self, table: Table, person: str, seat: int, bot: str | None, once: str = "") -> None:
        """A bot takes over one's seat, or an open one, if whoever made the table says so."""

        async def work() -> None:
            if not 0 <= seat < len(table.chairs):
                raise Refused(422, "bad-seat", f"there is no seat {seat}")
            if table.once.knows(seat, once):
                return
            if not (table.chairs[seat].kind == "open" and same(person, table.facts.maker)):
                table.check_seat(person, seat)
            chair = Chair("bot", None, "", checked_bot(table.facts.game, bot))
            if table.begun_to_count:
                chair = replace(chair, person=person, name=table.chairs[seat].name)
            elif table.rated:
                check_bot(table.facts.game, chair.bot)
            event = Event("table-leave", Seat(seat), {"name": table.chairs[seat].name, "bot": chair.bot})
            await self._seat(table, "leave", seat, chair, event, None, with_word({}, once))

        await self.alone(table, work)

    async def _seat(
        self, table: Table, kind: str, seat: int, chair: Chair, event: Event, vote: Vote | None, data: Any = None
    ) -> None:
        chairs = table.chairs[:]
        chairs[seat] = chair
        told = [Happening(table.seq + 1, table.picks, event)]
        more: Job = [(HOLD_PERSON, {"its_hash": one}) for one in people_at([chair])]
        more += [(SET_SEAT, seat_row(table.id, seat, chair))]
        await self.commit(table, kind, seat, data or {}, chairs=chairs, told=told, vote=vote, more=more)

    # The commit

    async def commit(
        self,
        table: Table,
        kind: str,
        seat: int | None,
        data: Any,
        *,
        told: Sequence[Happening],
        game: Game | None = None,
        picks: int | None = None,
        chairs: list[Chair] | None = None,
        vote: Any = ...,
        clock: Clock | None = None,
        ended: str | None = None,
        more: Job | None = None,
    ) -> None:
        """Write a change down; when it is on the disk, let it be so and tell everyone. The caller holds the lock.

        clock: as it is to be, up to now; else it goes on as it does (docs/people.md). ended: the game ends without a
        result.
        """
        if self.journal.closed:
            raise not_saved(READING_ONLY)
        if table.closed and kind not in CLOSED_TOO:
            raise table_closed()
        if table.seq >= self.most and kind not in ALWAYS:
            raise too_long()
        if table.ends is not None and game is not None:
            raise other_rules(table.game.version, table.game.rules.version)
        if table.ended is not None and kind not in ALWAYS:
            raise game_ended()
        seq = table.seq + 1
        picks = table.picks if picks is None else picks
        new_game_, new_chairs = game or table.game, chairs or table.chairs
        due = None
        if clock is not None or table.clock is not None:
            asked = [] if ended else asked_now(new_game_, new_chairs)
            clock = clock_of_change(table, clock, kind, game, asked, picks, self.now(), self.aside_seconds)
            data, due = {**data, "clock": clock}, due_at(table, clock, new_chairs)
        job: Job = [(NEW_ENTRY, entry_row(table.id, seq, kind, seat, data, told))]
        job += more or []
        if ended is not None:
            job.append((SET_ENDED, {"its_id": table.id, "new_ended": ended}))
        job += result_of_change(table, new_game_, new_chairs, ended, picks, self.now())
        over = new_game_.over or ended is not None or table.ended is not None
        row = {"its_id": table.id, "its_seq": table.seq, "its_generation": table.lease, "new_changed": time.time(),
               "new_seq": seq, "new_picks": picks, "new_over": over,
               "new_bot_turn": table.waits_for_bot(new_game_, new_chairs) is not None,
               "new_waiting": waiting_text(new_game_), "new_due": due}  # fmt: skip
        job.append((MOVE_TABLE, row))
        pickers = table.pickers[:picks] + [NOBODY if seat is None else seat] * (picks - table.picks)
        snapshot = game is not None and (kind == UNDO or over or seq - table.snapshot_at >= self.snapshot_every)
        if snapshot:
            job.append((OLD_SNAPSHOTS, {"its_table": table.id, "its_seq": table.snapshot_at}))
            job.append((NEW_SNAPSHOT, snapshot_row(table.id, seq, picks, new_game_, pickers)))
        await self.write(table, job)
        self.settle(table, kind, seat, picks, game, list(told), pickers, data)
        table.due, table.ended = due, table.ended or ended
        if chairs is not None:
            table.chairs = chairs
            table.absence.look()
        if vote is not ...:
            table.vote = vote
        if snapshot:
            table.snapshot_at = seq
        self.metrics.changes[kind] += 1
        log("change", table=table.id, seq=seq, seat=seat, kind=kind)
        table.tell()
        for hears in self.after:
            hears(table)

    async def write(self, table: Table, job: Job) -> None:
        """Write what changes a table, if it is still ours and where we left it."""
        try:
            await self.journal.write(job)
        except NotWritten as error:
            if error.why == FENCED:
                self.metrics.leases["fenced"] += 1
                table.lease = None
                raise Elsewhere from error
            if error.why not in (READING_ONLY, NO_PERSON):
                table.spoiled = True
                table.dismiss()
            raise not_saved(error.why) from error

    def settle(
        self,
        table: Table,
        kind: str,
        seat: int | None,
        picks: int,
        game: Game | None,
        told: list[Happening],
        pickers: list[int],
        data: Any,
    ) -> None:
        """It is written, by us or by another process: let it be so."""
        aside = kind == PICK and game is not None and game.state.asides != table.game.state.asides
        become(table, kind, seat, picks, game, told)
        table.pickers = pickers
        table.once.note(seat, data)
        if "clock" in data:
            table.clock = clock_from(data["clock"])
        if seat is not None and self.aside_seconds and (aside or (kind == PICK and table.veil.down)):
            table.veil.lower(seat, self.aside_seconds)
        table.veil.stir()


def become(table: Table, kind: str, seat: int | None, picks: int, game: Game | None, told: list[Happening]) -> None:
    seq = table.seq = table.seq + 1
    table.picks = picks
    if kind == UNDO:
        table.tail = without_undone(table.tail, picks)
    table.tail += told
    table.trim()
    if game is None:
        return
    before = {} if kind == UNDO else {choice.seat: asks(choice) for choice in table.game.choices}
    asked = {}
    for choice in game.choices:
        kept = choice.seat != seat and choice.seat in before and before[choice.seat] == asks(choice)
        asked[int(choice.seat)] = table.asked.get(choice.seat, seq) if kept else seq
    table.asked = asked
    table.moved = seq
    if kind == UNDO or (seat is not None and table.chairs[seat].kind == "person"):
        table.acted = seq
    table.game = game
    table.absence.asked_since = table.now()


def seat_row(table: str, seat: int, chair: Chair) -> dict[str, Any]:
    return {"its_table": table, "its_seat": seat, "new_kind": chair.kind, "new_person": chair.person,
            "new_name": chair.name, "new_bot": chair.bot}  # fmt: skip


def too_long() -> Refused:
    return Refused(409, "too-long", "too much has happened at this table: it cannot be played on, only left")


def leave_trail(table: Table, earlier: Earlier) -> None:
    """Remember the game before a person's pick: all that can be taken back freely, and the last few in any case."""
    if table.chairs[earlier.seat].kind == "person":
        first = table.picks - min(table.game.undoable(earlier.seat), FREE_STEPS)
        older, latest = table.trail[: -LAST_STEPS + 1], table.trail[-LAST_STEPS + 1 :]
        table.trail = [*(one for one in older if one.picks + len(one.played) > first), *latest, earlier]


def from_trail(table: Table, to: int) -> Game | None:
    """The game as it was after so many picks, if it is remembered."""
    for earlier in reversed(table.trail):
        if earlier.picks <= to <= earlier.picks + len(earlier.played):
            copy = earlier.game.clone()
            for option in earlier.played[: to - earlier.picks]:
                copy.play(option, earlier.seat)
            return copy
    return None


def asks(choice: Choice) -> tuple[Any, list[Any]]:
    return choice.prompt.to_json(), list(choice.options)


def waiting_text(game: Game) -> str:
    return msgspec.json.encode([int(choice.seat) for choice in game.choices]).decode()


def entry_row(
    table: str, seq: int, kind: str, seat: int | None, data: Any, told: Sequence[Happening]
) -> dict[str, Any]:
    return {"table": table, "seq": seq, "kind": kind, "seat": seat, "data": msgspec.json.encode(data).decode(),
            "events": dump_events(told), "time": time.time()}  # fmt: skip


def snapshot_row(table: str, seq: int, picks: int, game: Game, pickers: Sequence[int]) -> dict[str, Any]:
    return {"table": table, "seq": seq, "picks": picks, "data": msgspec.json.encode(game.to_json()).decode(),
            "pickers": msgspec.json.encode(pickers).decode()}  # fmt: skip
