"""The bots at the tables, and the hints: who thinks, in which processes, and who comes first.

Bots that people wait for have processes of their own: nothing else ever runs there. Hints come from another process,
which plays the tables where only bots are left when there is no hint to give. A bot that takes too long is replaced by
the simplest one for that pick.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from allmende.analysis.knowledge import number_of, position_of
from allmende.bots.random import RandomBot
from allmende.lessons import UnknownLesson, lesson_of
from allmende.server.changes import Changes
from allmende.server.config import Config
from allmende.server.errors import Refused
from allmende.server.jobs import Jobs
from allmende.server.leases import Elsewhere
from allmende.server.logs import log
from allmende.server.metrics import Metrics
from allmende.server.open_table import Table
from allmende.server.pool import ASIDE, BOTS, NoAnswer, Pool
from allmende.server.seating import people_at
from allmende.server.traces import TRACES
from allmende.server.turns import Turns
from allmende.server.worker import work, work_aside
from allmende.table import Game, Json, seeded

FIRST, LAST = 0, 1


class Players:
    def __init__(self, config: Config, changes: Changes, metrics: Metrics, turns: Turns, jobs: Jobs) -> None:
        self.config = config
        self.changes = changes
        self.metrics = metrics
        self.turns = turns
        self.pool = Pool(config.bot_processes, work, BOTS, jobs)
        self.aside = Pool(1, work_aside, ASIDE, jobs)
        self.pool.waited = self.aside.waited = metrics.times["queue"].see
        self.closing = False
        self.renew: Callable[[Table], Awaitable[None]]
        """Finds out whose a table is that was ours."""

    async def close(self) -> None:
        self.closing = True
        await self.pool.close()
        await self.aside.close()

    def look(self, table: Table) -> None:
        """If the table is ours and waits for a bot, let it play until it waits for somebody else."""
        if self.closing or table.spoiled or table.lease is None or (table.bots is not None and not table.bots.done()):
            return
        if table.waits_for_bot() is not None and not self.changes.stands(table):
            table.bots = asyncio.create_task(self._play(table))

    async def _play(self, table: Table) -> None:
        try:
            while not table.spoiled and table.lease is not None and (seat := table.waits_for_bot()) is not None:
                if self.changes.stands(table):
                    return
                seq = table.seq
                option = await self.pick(table, seat)
                try:
                    await self.changes.bot_pick(table, seat, seq, option)
                except Elsewhere:
                    await self.renew(table)
                except Refused:
                    if table.seq == seq:  # otherwise somebody took something back meanwhile: look again
                        raise
        except Exception as error:  # told to whoever runs the server; the next use of the table tries again
            log("bot-stopped", level=40, error=error, table=table.id, seq=table.seq)

    async def pick(self, table: Table, seat: int) -> int:
        """What a lesson says, or the bot's pick; the simplest bot's, if it fails or takes too long."""
        game = table.game
        if (scripted := scripted_pick(table, seat)) is not None:
            return scripted
        bot = table.chairs[seat].bot or "random"
        seed = own_seed(game, seat)
        began = time.perf_counter()
        try:
            args = (as_known(game, seat, seed), seat, bot, seed)
            with TRACES.span("bot", table=table.id, seq=table.seq, seat=seat, kind=bot):
                option = int(await self._think(table, args))
            self.metrics.bot_picks["answered"] += 1
        except NoAnswer as problem:
            self.metrics.bot_picks["slow" if str(problem) == "slow" else "failed"] += 1
            log("bot-replaced", level=30, table=table.id, seq=table.seq, seat=seat, kind=bot, why=str(problem))
            choice = next(choice for choice in game.choices if choice.seat == seat)
            option = RandomBot(seed).pick(game, choice)
        self.metrics.bot.see(time.perf_counter() - began)
        return option

    async def _think(self, table: Table, args: tuple[Any, ...]) -> Any:
        """Where people wait, at once, by turns with the tables of others; else when there is nothing better to do."""
        seconds, maker = self.config.bot_seconds, table.facts.maker
        if people_at(table.chairs):
            return await self.pool.ask(FIRST, "pick", args, seconds, whose=maker)
        await asyncio.sleep(0.01)
        return await self.aside.ask(LAST, "pick", args, seconds, whose=maker)

    async def hints(self, who: str, table: Table, seat: int) -> list[Json]:
        """Up to three good options for a seat, from what it knows, with reasons. One search for each position."""
        position = position_of(table.game, seat)

        async def work() -> list[Json]:
            async with self.turns.turn(who):
                return await self._search(who, table, position, seat)

        try:
            found: list[Json] = await table.known.get(("hint", position), work)
        except NoAnswer as problem:
            log("no-hints", level=30, table=table.id, seq=table.seq, seat=seat, why=str(problem))
            raise Refused(503, "too-slow", "this could not be worked out in time") from problem
        return found

    async def _search(self, who: str, table: Table, position: int, seat: int) -> list[Json]:
        def args() -> tuple[Any, ...]:
            game = table.game
            if position_of(game, seat) != position:
                raise Refused(409, "stale", "the table has moved on: look again before you ask for a hint")
            self.metrics.jobs["hint"] += 1
            return as_known(game, seat, position), seat, position

        seconds, most = self.config.hint_seconds, self.config.waiting_jobs
        return list(await self.aside.ask(FIRST, "advice", args, seconds, whose=who, most=most))


def scripted_pick(table: Table, seat: int) -> int | None:
    """What the lesson at this table says that a seat picks now; None if there is none, or it is over."""
    name = table.facts.settings.get("lesson")
    try:
        return None if name is None else lesson_of(table.facts.game, name).scripted(table.game, table.picks, seat)
    except UnknownLesson:  # of an older version
        return None


def as_known(game: Game, seat: int, seed: int) -> Json:
    """The game as the seat knows it: everything else is redrawn, and the seed stays here."""
    return {**game.determinize(seat, seeded(seed)).to_json(), "seed": 0}


def own_seed(game: Game, seat: int) -> int:
    """The bot's own chance: the same in the same situation, and nobody can tell the game's seed from it."""
    return number_of(f"{game.seed} {seat} {game.picks}")
