"""The hall keeps the tables: opens them from the store, lets idle ones go, makes and deletes them."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from allmende.lessons import Lesson
from allmende.server.changes import Changes, entry_row, snapshot_row, waiting_text
from allmende.server.clerk import Clerk
from allmende.server.clocks.at_table import first_clock
from allmende.server.clocks.clock import due_of
from allmende.server.clocks.settings import chosen
from allmende.server.clocks.timekeeper import Timekeeper
from allmende.server.config import Config
from allmende.server.errands import Deed, Errands
from allmende.server.errors import Refused, draining, no_database, no_rights, no_table, not_saved
from allmende.server.following import Following
from allmende.server.inside import Inside
from allmende.server.jobs import Jobs
from allmende.server.journal import NO_ROOM, Journal, NotWritten
from allmende.server.leases import Leases
from allmende.server.logs import log
from allmende.server.metrics import Metrics
from allmende.server.onwards import Onwards
from allmende.server.open_table import Facts, Table, table_from, told_options
from allmende.server.opening import PICK, SEED_BITS, Happening, SnapshotUnusable, begin_data, deal
from allmende.server.people import clean_name, is_secret, new_secret, same
from allmende.server.players import Players
from allmende.server.records import Line
from allmende.server.results.counting import (
    alone_with_bots,
    check_counts,
    counts,
    not_deleted,
    one_at_a_time,
    settings_of_rematch,
)
from allmende.server.reviews import Reviews
from allmende.server.schema import (
    CHECK_ROOM,
    DELETE_TABLE,
    END_TABLE,
    HOLD_PERSON,
    NEW_ENTRY,
    NEW_SEAT,
    NEW_SNAPSHOT,
    NEW_TABLE,
    Job,
)
from allmende.server.seating import Chair, checked_bot, people_at
from allmende.server.store import Kept, Store
from allmende.server.tidy import Tidy
from allmende.server.turns import Turns
from allmende.table import Event, Game, Json, Seat, from_json

DRAIN_SECONDS: Final = 3.0
"""So long others wait for what is being changed when a process is stopped."""


class Hall:
    def __init__(self, config: Config, store: Store, journal: Journal, leases: Leases, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.journal = journal
        self.leases = leases
        self.metrics = metrics
        turns = Turns(config.waiting_jobs_per_person)
        self.jobs = Jobs(store, leases)
        self.clerk = Clerk(config, store, turns, metrics, self.jobs)
        self.changes = Changes(config, journal, metrics, self.clerk)
        self.players = Players(config, self.changes, metrics, turns, self.jobs)
        self.reviews = Reviews(config, store, journal, self.players.aside)
        self.onwards = Onwards(self, store, self.changes, self._keep)
        self.changes.after.append(self.players.look)
        self.changes.delete = self._delete
        self.following = Following(store, leases, self.changes)
        self.following.read, self.following.gone = self._read, self.gone
        self.players.renew = self.following.renew
        self.inside = Inside(config.inside)
        self.inside.serve = self._serve
        changes = self.changes
        deeds: dict[str, Deed] = {
            "pick": changes.pick, "undo": changes.undo, "vote": changes.vote, "join": changes.join,
            "leave": changes.leave, "take": taken, "rematch": self.rematch, "next": self.onwards.go_on,
            "delete": self.delete,
        }  # fmt: skip
        self.timekeeper = Timekeeper(self, config)
        deeds |= self.timekeeper.deeds
        self.errands = Errands(leases, self.following, self.inside, deeds)
        self.share: Callable[[Any], bool] = lambda notice: False
        """Counts what was taken of shared limits at another process."""
        self.told: Callable[[Any], bool] = lambda notice: False
        """The same of who is in the hall there."""
        self.when_dismissed: list[Callable[[Collection[str]], None]] = []
        """Called with people whose lines must be opened anew."""
        self.when_gone: list[Callable[[str], None]] = []
        """Called when a table is deleted, with its id."""
        self.draining = False
        """The server is about to stop: nothing new begins here."""
        self.cut: Callable[[], bool] = lambda: False
        """Are we cut off, so that what we know of the tables may be old?"""
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By maker: whoever makes many tables at once makes one after the other, or else none would be the last."""
        self._tasks: list[asyncio.Task[None]] = []
        self._giving_back: set[asyncio.Task[None]] = set()
        self.publish: Callable[[Table], None] | None = None
        """Tells other processes who is here."""
        self._tidy = Tidy()
        metrics.gauges["tables_in_memory"] = lambda: len(self._tables)
        metrics.gauges["tables_owned"] = lambda: sum(table.lease is not None for table in self._tables.values())
        metrics.gauges["neighbours"] = lambda: len(leases.others)
        metrics.gauges["workers"] = lambda: self.jobs.hands
        metrics.gauges["jobs_waiting"] = lambda: self.jobs.waiting
        metrics.gauges["listeners"] = lambda: sum(len(table.listeners) for table in self._tables.values())

    def start(self) -> None:
        self._tidy.begin()
        self._tasks = [asyncio.create_task(self._sweep_forever())]
        if not self.leases.shared:  # else they are looked for all the time
            self._tasks.append(asyncio.create_task(self._wake_bots()))
        self._tasks.append(asyncio.create_task(self.timekeeper.run()))

    async def drain(self) -> None:
        """End what is being changed, and let go of every table: other processes take them."""
        self.leases.leaving = True
        self.players.closing = True
        for table in self.tables:
            if table.bots is not None:
                table.bots.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                for table in self.tables:
                    async with table.lock:
                        table.lease = None
        await self.leases.leave()

    async def close(self) -> None:
        tasks = [*self._tasks, *(table.bots for table in self._tables.values() if table.bots is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self._tables.values():
            table.dismiss()
        await self.reviews.close()
        await self.players.close()
        await self.clerk.close()
        await self.jobs.close()
        self._tidy.end()

    # Opening and letting go

    @property
    def tables(self) -> list[Table]:
        """Those in memory."""
        return list(self._tables.values())

    def in_memory(self, id_: str) -> Table | None:
        return self._tables.get(id_)

    @contextlib.asynccontextmanager
    async def table(self, id_: str, person: str | None, seq: int = 0) -> AsyncIterator[Table]:
        """A table, to be used inside; meanwhile it stays in memory. Whoever must wait for it to be shown waits here.

        seq: as far as whoever asks has seen it come, perhaps at another process.
        """
        async with self._used(id_) as table:
            await self.following.reach(table, max(seq, table.behind))
            if person is not None and not table.mine(person):  # perhaps since a moment ago, by another process
                await self.following.catch_up(table)
            await table.veil.lifted(person)
            yield table

    @contextlib.asynccontextmanager
    async def _used(self, id_: str) -> AsyncIterator[Table]:
        if self.cut():
            raise no_database()
        table = await self._open(id_)
        while self._tables.get(id_) is not table:  # let go in the moment between being opened and being used
            table = await self._open(id_)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.used = time.monotonic()
            self.players.look(table)

    async def _open(self, id_: str) -> Table:
        table = self._tables.get(id_)
        if table is not None and not table.spoiled:
            return table
        if id_ not in self._opening:
            self._opening[id_] = asyncio.create_task(self._load(id_))
        return await asyncio.shield(self._opening[id_])

    async def do(self, table: Table, deed: str, person: str, *args: Any) -> Any:
        """What somebody wishes at a table, done by its owner, whichever process that is."""
        return await self.errands.run(table, deed, person, *args)

    async def _serve(self, errand: Any) -> Any:
        """The same for somebody at another process."""
        if "shares" in errand:
            return self.share(errand)
        if "hall" in errand:
            return self.told(errand)
        if "open" in errand:
            return self.open_here(errand["open"])
        if "metrics" in errand:
            return self.metrics.told() if errand["metrics"] == list(self.config.door or ()) else None
        try:
            async with self._used(errand["table"]) as table:
                return await self.errands.serve(table, errand)
        except Refused:  # gone, or the database is: the other process finds out
            return None

    def open_here(self, asked: Sequence[tuple[str, str]]) -> list[str]:
        """At which of these tables these people have a page open, at this process."""
        return [
            id_
            for id_, person in asked
            if (table := self.in_memory(id_)) is not None and any(one.person == person for one in table.listeners)
        ]

    def dismiss(self, people: Collection[str]) -> None:
        """What they have open must be opened anew: they may be somebody else by now, or nobody."""
        for table in self.tables:
            for listener in list(table.listeners):
                if listener.person in people:
                    listener.dismiss()
        for hears in self.when_dismissed:
            hears(people)

    def gone(self, table: Table) -> None:
        """Somebody has deleted it."""
        table.spoiled = table.gone = True
        if table.bots is not None:
            table.bots.cancel()
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        table.dismiss()
        for hears in self.when_gone:
            hears(table.id)

    async def _load(self, id_: str) -> Table:
        try:
            if not is_secret(id_):
                raise no_table()
            await self.leases.take(id_)
            table = await self._read(id_)
            self.metrics.leases["taken"] += table.lease is not None
            self._add(table)
            return table
        finally:
            del self._opening[id_]

    def _add(self, table: Table) -> None:
        self._let_go()
        table.telling.publish = self.publish
        table.now = self.config.now
        table.absence.begin()
        self._tables[table.id] = table

    async def _read(self, id_: str) -> Table:
        """A table from the store. Where its snapshot is of no use the whole game is played again, in a thread."""
        kept = await self._kept(id_)
        try:
            table = table_from(kept)
        except SnapshotUnusable:
            kept = await self._kept(id_, whole=True)
            table = await asyncio.to_thread(table_from, kept)
        table.owner = kept.row.owner
        table.lease = kept.row.generation if table.owner == self.leases.me else None
        table.veil.lower_late(kept.latest, self.config.aside_seconds)
        return table

    async def _kept(self, id_: str, whole: bool = False) -> Kept:
        kept = await self.store.load(id_, whole)
        if kept is None:
            raise no_table()
        return kept

    def _idle(self, table: Table) -> bool:
        thinking = table.bots is not None and not table.bots.done()
        waited_for = table.lease is not None and self.timekeeper.watches(table)
        busy = table.users or table.listeners or table.veil.down or table.lock.locked()
        return not (busy or thinking or waited_for)

    def _let_go(self) -> None:
        """The longest unused ones leave, if there are too many."""
        if len(self._tables) > self.config.tables_in_memory:
            idle = sorted((t for t in self._tables.values() if self._idle(t)), key=lambda table: table.used)
            self._forget(idle[: len(self._tables) - self.config.tables_in_memory * 9 // 10])

    def _forget(self, tables: Sequence[Table]) -> None:
        """Let them go; but those that wait for a bot stay ours, or others would open them again and again."""
        for table in tables:
            del self._tables[table.id]
        free = [table for table in tables if table.lease is not None and table.waits_for_bot() is None]
        if free and self.leases.shared:
            leases = {table.id: table.lease for table in free if table.lease is not None}
            task = asyncio.create_task(self.leases.give_back(leases))
            self._giving_back.add(task)
            task.add_done_callback(self._giving_back.discard)

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.config.sweep_seconds)
            before = time.monotonic() - self.config.idle_seconds
            self._forget([t for t in self.tables if self._idle(t) and (t.used < before or t.spoiled)])
            self._tidy.look(self.journal.wrote)
            for table in [t for t in self.tables if self._idle(t) and t.waits_for_bot() is None]:
                await self.errands.hand_over(table)

    async def _wake_bots(self) -> None:
        """After a start: tables that wait for a bot go on by themselves."""
        await self.wake(await self.store.bot_turns(None))

    async def wake_ours(self) -> None:
        """Bots that had to stand still go on: at tables in memory, and at those that waited for them there."""
        for table in self.tables:
            self.players.look(table)
        await self.wake(await self.store.bot_turns(self.leases.me))

    async def wake(self, tables: Sequence[str]) -> None:
        for id_ in tables:
            try:
                async with self._used(id_) as table:
                    await self.following.renew(table)
            except Exception as error:  # one table that cannot be opened must not stop the others
                log("table-unusable", level=40, table=id_, why=type(error).__name__)
            await asyncio.sleep(0)

    # Making tables

    async def create(
        self, maker: str, game_name: str, options: Json, seed: int | None, chairs: Sequence[Chair], settings: Json
    ) -> str:
        async with self._making.setdefault(maker, asyncio.Lock()):
            await self._check_room(maker)
            return await self._create(maker, game_name, options, seed, chairs, settings)

    async def _check_room(self, maker: str) -> None:
        limit = self.config.tables_per_person
        if await self.store.open_tables_of(maker) >= limit:
            raise too_many_tables(limit)

    def _within_room(self, maker: str) -> Job:
        """Makes sure of it where other processes make tables, too."""
        return [(CHECK_ROOM, {"its_hash": maker, "most": self.config.tables_per_person})]

    async def _create(
        self, maker: str, game_name: str, options: Json, seed: int | None, chairs: Sequence[Chair], settings: Json
    ) -> str:
        dealt = seed if seed is not None else secrets.randbits(SEED_BITS)
        game = deal(game_name, {"players": len(chairs), **options}, dealt)
        if game.players != len(chairs):
            raise Refused(422, "bad-options", f"there are {len(chairs)} seats, but players is {game.players}")
        if counts(settings):
            check_counts(game, chairs, settings, seed is not None)
            await self._check_one_at_a_time(maker, chairs, settings)
        room = self._within_room(maker)
        return await self._keep(maker, game, chairs, settings, seed_known=seed is not None, more=room)

    async def _check_one_at_a_time(self, maker: str, chairs: Sequence[Chair], settings: Json) -> None:
        if counts(settings) and alone_with_bots(chairs) and await self.store.rated_open(maker):
            raise one_at_a_time()

    async def teach(self, maker: str, lesson: Lesson, chairs: Sequence[Chair]) -> str:
        """A table for a lesson: whoever learns, and bots that do what it says."""
        async with self._making.setdefault(maker, asyncio.Lock()):
            await self._check_room(maker)
            game = lesson.begin()
            bots = [Chair("bot", None, "", checked_bot(lesson.game, None))] * (game.players - len(chairs))
            settings = {"lesson": lesson.name}
            room = self._within_room(maker)
            return await self._keep(maker, game, [*chairs, *bots], settings, seed_known=True, more=room)

    async def begin_at(self, maker: str, game: Game, chairs: Sequence[Chair], settings: Json) -> str:
        """A table whose game begins somewhere in the midst, and belongs to no series."""
        async with self._making.setdefault(maker, asyncio.Lock()):
            await self._check_room(maker)
            return await self._keep(maker, game, chairs, settings, seed_known=False, alone=True)

    async def keep_record(self, maker: str, read: Any) -> str:
        """A finished table from a record that the clerk has read. Whoever brings it may see it from every seat."""
        saved, line, events, names = read
        game = from_json(saved)
        named = [*names, *[""] * game.players][: game.players]
        chairs = [Chair("person", maker, clean_name(name)) for name in named]
        return await self._keep(maker, game, chairs, {"record": True}, seed_known=True, line=line, events=events)

    async def _keep(
        self,
        maker: str,
        game: Game,
        chairs: Sequence[Chair],
        settings: Json,
        *,
        seed_known: bool,
        line: Line | None = None,
        events: str | None = None,
        more: Job | None = None,
        id_: str | None = None,
        series: str | None = None,
        alone: bool = False,
    ) -> str:
        if self.draining:
            raise draining()
        id_ = id_ or new_secret()
        if series is None and line is None and not alone and game.series() is not None:
            series = id_
        now = time.time()
        seq = 1 if line is None else 2
        chairs = [chair if chair.kind == "person" else replace(chair, person=None) for chair in chairs]
        clock = None if line is not None else first_clock(game, chairs, settings, self.config.now())
        due = due_of(clock, chosen(settings), len(people_at(chairs)) > 1)
        begin = begin_data(game) if clock is None else {**begin_data(game), "clock": clock}
        bot_turn = any(chairs[choice.seat].kind == "bot" for choice in game.choices)
        try:
            texts = [msgspec.json.encode(data).decode() for data in (game.options, settings)]
        except ValueError as error:  # halves of characters
            raise Refused(422, "bad-options", "these options cannot be written down") from error
        row = {"id": id_, "game": game.rules.name, "options": texts[0], "seed": str(game.seed),
               "seed_known": seed_known, "generator": game.generator, "rules": game.version,
               "settings": texts[1], "invite": new_secret(), "watch": new_secret(), "maker": maker, "created": now,
               "changed": now, "seq": seq, "picks": len(line or ()), "over": game.over, "bot_turn": bot_turn,
               "waiting": waiting_text(game), "rematch": None, "series": series, "owner": self.leases.me,
               "generation": 0, "due": due}  # fmt: skip
        told = [Happening(1, 0, event) for event in game.events] if line is None else []
        job: Job = [(HOLD_PERSON, {"its_hash": one}) for one in sorted({maker, *people_at(chairs)})]
        job += [(NEW_TABLE, row), (NEW_ENTRY, entry_row(id_, 1, "begin", None, begin, told))]
        for seat, chair in enumerate(chairs):
            seat_row = {"table": id_, "seat": seat, "its_kind": chair.kind, "its_person": chair.person,
                        "person": chair.person, "name": chair.name, "bot": chair.bot}  # fmt: skip
            job.append((NEW_SEAT, seat_row))
        if line is not None:
            job.append((NEW_ENTRY, entry_row(id_, 2, PICK, None, {"picks": line}, ()) | {"events": events}))
            job.append((NEW_SNAPSHOT, snapshot_row(id_, 2, len(line), game, [seat for seat, _ in line])))
        await self.write(job + (more or []))
        if line is None:
            invite, watch = str(row["invite"]), str(row["watch"])
            facts = Facts(id_, game.rules.name, game.options, settings, seed_known, invite, watch, maker, now, series)
            table = Table(facts, game, list(chairs), seq, 0, tail_from=1, moved=1)
            table.asked = {int(choice.seat): 1 for choice in game.choices}
            table.clock, table.due = clock, due
            self._add(table)
            self.players.look(table)
        self.metrics.changes["begin"] += 1
        log("change", table=id_, seq=seq, seat=None, kind="begin")
        return id_

    async def rematch(self, table: Table, person: str, same_seed: bool) -> str:
        """A new table with the same seats; whoever asks second is led to the same one."""

        async def work() -> str:
            table.check_present(person)
            if not table.game.over and table.ended is None:
                raise Refused(409, "not-over", "a rematch begins when the game is over")
            if table.rematch is not None:
                return table.rematch
            if table.facts.series is not None:
                raise Refused(409, "in-series", "this game belongs to a series: go on with its next game")
            old, known = table.game, same_seed or table.facts.seed_known
            # A record tells the seed of a game that is over: the seed after it would be no secret either.
            seed = old.seed if same_seed else old.seed + 1 if known else secrets.randbits(SEED_BITS)
            await self.changes.may_sit(people_at(table.chairs), people_at(table.chairs))
            game = deal(table.facts.game, old.options, seed)
            settings = settings_of_rematch(game, table.chairs, table.facts.settings, known)
            await self._check_one_at_a_time(person, table.chairs, settings)
            next_id = new_secret()
            event = Event("table-rematch", Seat(table.mine(person)[0]), {})
            told = [Happening(table.seq + 1, table.picks, event)]
            # The new table comes first: a crash in between leaves a table too many, never a link to nowhere.
            await self._keep(person, game, table.chairs, settings, seed_known=known, id_=next_id)
            await self.onwards.link(table, "rematch", next_id, told)
            return next_id

        return await self.changes.alone(table, work)

    async def delete(self, table: Table, person: str, once: str = "") -> bool:
        """Delete a table. Where others are playing they are asked first: False, and it goes when all have agreed."""

        async def work() -> bool:
            if not same(person, table.facts.maker):
                raise no_rights("only the person who made a table may delete it")
            if not table.game.over and any(other != person for other in people_at(table.chairs)):
                await self.changes.ask_to_delete(table, person, once)
                return False
            if table.begun_to_count:
                raise not_deleted()
            await self._delete(table)
            return True

        return await self.changes.alone(table, work)

    async def _delete(self, table: Table) -> None:
        end = {"its_id": table.id, "its_seq": table.seq, "its_generation": table.lease}
        rows: Job = [(statement, {"its_table": table.id}) for statement in DELETE_TABLE]
        await self.changes.write(table, [(END_TABLE, end), *rows])
        self.gone(table)
        log("change", table=table.id, seq=table.seq, seat=None, kind="delete")

    async def write(self, job: Job) -> None:
        try:
            await self.journal.write(job)
        except NotWritten as error:
            if error.why == NO_ROOM:
                raise too_many_tables(self.config.tables_per_person) from error
            raise not_saved(error.why) from error

    async def tables_of(self, person: str) -> list[Json]:
        """The tables at which a person sits, in short."""
        if self.config.aside_seconds:
            just_now = time.time() - self.config.aside_seconds
            for row, _ in await self.store.tables_of(person):
                if row.changed > just_now or (row.id in self._tables and self._tables[row.id].veil.down):
                    async with self.table(row.id, person):  # waits until it may be shown
                        pass
        return [self._short(row, seats, person) for row, seats in await self.store.tables_of(person)]

    def _short(self, row: Any, seats: list[Any], person: str) -> Json:
        mine = [seat.seat for seat in seats if seat.kind == "person" and same(seat.person, person)]
        waiting, settings = msgspec.json.decode(row.waiting), msgspec.json.decode(row.settings)
        return {
            "id": row.id, "game": row.game, "options": told_options(msgspec.json.decode(row.options)), "seq": row.seq,
            "picks": row.picks, "over": row.over, "created": row.created, "changed": row.changed,
            "seats": [{"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot} for s in seats],
            "mine": mine, "waiting": waiting, "my_turn": any(seat in mine for seat in waiting),
            "maker": same(row.maker, person), "series": row.series,
            "lesson": settings.get("lesson"), "due": row.due, "clock": settings.get("clock"), "ended": row.ended,
            "held": [seat.seat for seat in seats if seat.kind == "bot" and same(seat.person, person)],
        }  # fmt: skip


async def taken(table: Table, person: str) -> None:
    """Whoever is asked for this has taken the table already, if it could."""


def too_many_tables(limit: int) -> Refused:
    return Refused(409, "too-many-tables", f"you have {limit} tables whose games are not over: finish or delete")
