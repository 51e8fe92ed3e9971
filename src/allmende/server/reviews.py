"""Looking back at games that are over, pick by pick, with the bots' search: in small jobs, and kept.

The jobs run in the process of hints, where everything else comes first: nobody waits longer for a bot or a hint than
one look takes. Only finished games are looked at, whose record tells everything anyway; what is said of a pick comes
from what its seat knew all the same.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

import msgspec

from allmende.server.config import Config
from allmende.server.errors import Refused
from allmende.server.journal import Journal, NotWritten
from allmende.server.logs import log
from allmende.server.open_table import Table
from allmende.server.pool import NoAnswer, Pool
from allmende.server.schema import NEW_ANALYSIS, OLD_ANALYSIS
from allmende.server.store import Store
from allmende.table import Json

Stage: TypeAlias = Literal["none", "running", "done", "failed"]
BEHIND: Final = 2
"""How urgent it is: behind bots among themselves."""
LOOK_SECONDS: Final = 180.0
"""Nobody waits for one; on a busy machine it may take its time."""
KEPT_AFTER: Final = 40
"""So many looks are kept at a time, so that a restart loses few of them."""


@dataclass
class Review:
    """A game that is being looked back at."""

    who: str
    looks: list[Json] = field(default_factory=list)
    failed: bool = False
    task: asyncio.Task[None] | None = None


class Reviews:
    def __init__(self, config: Config, store: Store, journal: Journal, pool: Pool) -> None:
        self.config = config
        self.store = store
        self.journal = journal
        self.pool = pool
        self._running: dict[str, Review] = {}

    async def close(self) -> None:
        tasks = [review.task for review in self._running.values() if review.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def standing(self, table: Table) -> Json:
        """How far it is, and what came out when it is done."""
        review = self._running.get(table.id)
        if review is not None:
            return told("failed" if review.failed else "running", len(review.looks), table.picks)
        kept = await self._kept(table)
        if kept is None or "chances" not in kept:
            return told("none", 0, table.picks)
        return {**told("done", len(kept["looks"]), table.picks), "analysis": kept}

    async def begin(self, who: str, table: Table) -> Json:
        """Look at the game, unless that was done or is being done."""
        review = self._running.get(table.id)
        if review is not None and review.failed:
            del self._running[table.id]
        standing = await self.standing(table)
        if standing["stage"] == "none" and table.id not in self._running:
            mine = [one for one in self._running.values() if one.who == who and not one.failed]
            if len(mine) >= self.config.analyses_per_person:
                raise Refused(429, "busy", "one after another: other games of yours are still being looked at")
            review = self._running[table.id] = Review(who)
            review.task = asyncio.create_task(self._work(table, review))
            return told("running", 0, table.picks)
        return standing

    async def _kept(self, table: Table) -> Any:
        text = await self.store.analysis(table.id)
        return None if text is None else msgspec.json.decode(text)

    async def _work(self, table: Table, review: Review) -> None:
        try:
            kept = await self._kept(table)
            review.looks = [] if kept is None else kept["looks"]
            record = table.game.record().to_json()
            unkept = 0
            while some := await self._ask(review, "looks", table.id, record, len(review.looks)):
                review.looks += some
                unkept += len(some)
                if unkept >= KEPT_AFTER:
                    await self._keep(table, {"looks": review.looks})
                    unkept = 0
            await self._keep(table, await self._ask(review, "analysed", record, review.looks))
            del self._running[table.id]
        except (NoAnswer, Refused, NotWritten) as problem:
            log("no-analysis", level=30, table=table.id, why=type(problem).__name__)
            review.failed = True

    async def _ask(self, review: Review, job: str, *args: Any) -> Any:
        budget = self.config.analysis_picks
        return await self.pool.ask(BEHIND, job, (*args, budget), LOOK_SECONDS, whose=review.who)

    async def _keep(self, table: Table, data: Json) -> None:
        if table.gone:  # somebody has deleted it meanwhile
            return
        row = {"table": table.id, "data": msgspec.json.encode(data).decode()}
        await self.journal.write([(OLD_ANALYSIS, {"its_table": table.id}), (NEW_ANALYSIS, row)])


def told(stage: Stage, done: int, picks: int) -> Json:
    return {"stage": stage, "done": done, "picks": picks}
