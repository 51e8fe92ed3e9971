"""The clerk: reads the records and files that people bring, and looks back at games, in processes of its own.

Neither the event loop nor any bot waits for that. Each job has an end in time, and each queue in length.
"""

from typing import Any

from allmende.server.config import Config
from allmende.server.desk import NO_JSON, work_imports, work_past
from allmende.server.errors import Refused, other_rules
from allmende.server.jobs import Jobs
from allmende.server.logs import log
from allmende.server.metrics import Metrics
from allmende.server.open_table import Table
from allmende.server.past import Told, written
from allmende.server.pool import IMPORTS, PAST, NoAnswer, Pool
from allmende.server.store import Store
from allmende.server.turns import Turns
from allmende.table import Game, Json, Seat, from_json

PLAYED_ON, LOOKED_AT = 0, 1
"""Whoever takes something back comes before those who only look."""


class Clerk:
    def __init__(self, config: Config, store: Store, turns: Turns, metrics: Metrics, jobs: Jobs) -> None:
        self.config = config
        self.store = store
        self.metrics = metrics
        self.turns = turns
        self.imports = Pool(1, work_imports, IMPORTS, jobs)
        self.past = Pool(1, work_past, PAST, jobs)

    async def close(self) -> None:
        await self.imports.close()
        await self.past.close()

    # What people bring

    async def read_record(self, who: str, text: bytes) -> Any:
        """A record that was checked by playing it: the game, its picks, its events and the names of its seats."""
        try:
            given = text.decode()
        except UnicodeDecodeError as error:
            raise Refused(422, "bad-record", NO_JSON) from error
        return await self._read(who, "record", (given,), "bad-record", "this record cannot be played")

    async def read_file(self, who: str, game: str, option: str, text: str, name: str) -> Json:
        """The value of an option from the text of somebody's own file."""
        value: Json = await self._read(who, "file", (game, option, text, name), "bad-file", "this file cannot be read")
        return value

    async def _read(self, who: str, job: str, args: tuple[Any, ...], code: str, sentence: str) -> Any:
        async with self.turns.turn(who):
            try:
                verdict, answer = await self._ask(self.imports, LOOKED_AT, job, args, who)
            except NoAnswer as problem:
                log("import-unreadable", level=30, kind=job, why=str(problem))
                slow = str(problem) == "slow"
                raise Refused(422, code, "this takes too long to be read" if slow else sentence) from problem
        if verdict != "fine":
            raise Refused(422, code, answer)
        return answer

    # Looking back

    async def moment(self, who: str, table: Table, pick: int, seat: int | None) -> Json:
        """The table as it was after so many picks, as the seat may have seen it."""
        story = await self._story(table)  # as it is now: it may go back while this one waits
        ends, over = table.ends, table.game.over
        shown = pick if ends is None else min(pick, ends)
        async with self.turns.turn(who):
            moment: Json = await self._look_back(table, "moment", (*story, shown, seat, over), who)
        if shown < pick:
            moment |= {"pick": pick, "ends": ends}
        if moment["ends"] is not None:
            await self._show_stored(table, moment, seat)
        return moment

    async def _show_stored(self, table: Table, moment: Json, seat: int | None) -> None:
        """What was played by other rules: its events as they were told, and the last view if there is one."""
        pick, viewer = moment["pick"], None if seat is None else Seat(seat)
        happenings = [one for one in await table.happenings(self.store, 0) if one.pick == pick]
        moment["events"] = [{**one.event.seen_by(viewer), "pick": pick} for one in happenings]
        if pick == table.picks and table.ends is None:
            moment["view"] = table.game.view(viewer)

    async def course(self, who: str, table: Table) -> list[list[int]]:
        """The points of every seat, before the first pick and after each; worked out once."""

        async def work() -> list[list[int]]:
            args = await self._story(table)
            async with self.turns.turn(who):
                course: list[list[int]] = await self._look_back(table, "course", args, who)
                return course

        found: list[list[int]] = await table.known.get(("course", table.moved), work)
        return found

    async def game_at(self, table: Table, pick: int) -> Game:
        """The game as it was after so many picks, to go on from there."""
        args = (*await self._story(table), pick)
        found = await self._look_back(table, "game", args, urgency=PLAYED_ON)
        if found is None:
            raise other_rules(table.game.version, table.game.rules.version)
        game = from_json(found)
        game.listen()
        return game

    async def _story(self, table: Table) -> tuple[str, Json, Told | None]:
        """What the process needs to know to play it again; of a game of other rules, also what happened then."""
        told: Told | None = None
        if table.game.version != table.game.rules.version:
            told = {}
            played = [one for one in await table.happenings(self.store, 0) if not one.event.kind.startswith("table-")]
            for one in played:
                told.setdefault(str(one.pick), []).extend(written([one.event]))
        return table.id, table.game.record().to_json(), told

    async def _look_back(
        self, table: Table, job: str, args: tuple[Any, ...], whose: str = "", urgency: int = LOOKED_AT
    ) -> Any:
        try:
            return await self._ask(self.past, urgency, job, args, whose)
        except NoAnswer as problem:
            log("no-look-back", level=30, table=table.id, seq=table.seq, kind=job, why=str(problem))
            raise Refused(503, "too-slow", "this could not be worked out in time") from problem

    async def _ask(self, pool: Pool, urgency: int, job: str, args: tuple[Any, ...], whose: str) -> Any:
        def begun() -> tuple[Any, ...]:
            self.metrics.jobs[job] += 1
            return args

        most = self.config.waiting_jobs
        return await pool.ask(urgency, job, begun, self.config.clerk_seconds, whose=whose, most=most)
