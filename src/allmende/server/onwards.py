"""Games that follow one another: what people take along, the next table, and how the series stands.

A finished game says what follows (`game.series()`); nothing here knows which game that is. All tables of a series name
the first one, which is the address of the series.
"""

import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from allmende.bots import wish_of
from allmende.server.changes import Changes
from allmende.server.errors import Refused, no_rights, no_table
from allmende.server.open_table import Table
from allmende.server.opening import SEED_BITS, Happening, deal
from allmende.server.people import is_secret, new_secret
from allmende.server.schema import SET_REMATCH, Job
from allmende.server.store import Store
from allmende.table import BadGameOption, Event, Json, Seat

Keep = Callable[..., Awaitable[str]]
PATIENCE: Final = 600.0
"""So many seconds after the last choice, those who have chosen may go on without the others."""


class Opens(Protocol):
    """Whoever opens tables: the hall."""

    def table(self, id_: str, person: str | None) -> Any: ...


class Onwards:
    def __init__(self, hall: Opens, store: Store, changes: Changes, keep: Keep) -> None:
        self.hall = hall
        self.store = store
        self.changes = changes
        self.keep = keep

    async def go_on(
        self, table: Table, person: str, wished: Sequence[tuple[int, str | None]], without: bool = False
    ) -> str | None:
        """Keep what somebody wishes to take along. When everybody has said it, the next table; None until then.

        without: those who are late have it chosen for them, as a bot would.
        """

        wishes = dict(wished)

        async def work() -> str | None:
            table.check_present(person)
            for seat in wishes:
                table.check_seat(person, seat)
            if not table.game.over:
                raise Refused(409, "not-over", "the next game begins when this one is over")
            if table.rematch is not None:
                return table.rematch
            if following(table) is None:
                raise Refused(409, "no-next", "no game follows this one")
            known = {**table.wishes, **wishes}
            waiting = waiting_for(table, known)
            if waiting and without:
                await self._check_late(table, person, waiting)
                known |= liked_by_bots(table, waiting)
            elif waiting:
                options_after(table, known)  # what cannot be is refused at once
                await self._wish(table, person, wishes)
                return None
            return await self._begin(table, person, known)

        return await self.changes.alone(table, work)

    async def _check_late(self, table: Table, person: str, waiting: list[int]) -> None:
        if any(seat in waiting for seat in table.mine(person)):
            raise Refused(409, "choose-first", "choose yourself what you take along before you go on without others")
        rows = await self.store.tables_of_series(str(table.facts.series))
        if patience_left(next(row.changed for row in rows if row.id == table.id)) > 0:
            raise Refused(409, "not-late", "the others still have time to choose")

    async def _wish(self, table: Table, person: str, wishes: Mapping[int, str | None]) -> None:
        told = [Happening(table.seq + 1, table.picks, Event("table-wish", Seat(table.mine(person)[0]), {}))]
        data = {"wishes": {str(seat): thing for seat, thing in wishes.items()}}
        before = table.wishes
        table.wishes = {**before, **wishes}
        try:
            await self.changes.commit(table, "wish", None, data, told=told)
        except BaseException:
            table.wishes = before
            raise

    async def _begin(self, table: Table, person: str, wished: Mapping[int, str | None]) -> str:
        """The next table, with the same seats. It comes first: a crash leaves a table too many, no link to nowhere."""
        options = options_after(table, wished)
        known = table.facts.seed_known
        seed = table.game.seed + 1 if known else secrets.randbits(SEED_BITS)
        game = deal(table.facts.game, options, seed)
        next_id = new_secret()
        series = table.facts.series
        settings = table.facts.settings
        await self.keep(person, game, table.chairs, settings, seed_known=known, id_=next_id, series=series)
        told = [Happening(table.seq + 1, table.picks, Event("table-next", Seat(table.mine(person)[0]), {}))]
        await self.link(table, "next", next_id, told)
        return next_id

    async def link(self, table: Table, kind: str, next_id: str, told: Sequence[Happening]) -> None:
        """Write down which table follows. Whoever is told of it must find it at the table already."""
        more: Job = [(SET_REMATCH, {"its_id": table.id, "new_rematch": next_id})]
        table.rematch = next_id
        try:
            await self.changes.commit(table, kind, None, {"table": next_id}, told=told, more=more)
        except BaseException:
            table.rematch = None
            raise

    async def standing(self, id_: str, person: str) -> Json:
        """How a series stands, for whoever plays in it."""
        rows = await self.store.tables_of_series(id_) if is_secret(id_) else []
        if not rows:
            raise no_table()
        async with self.hall.table(rows[-1].id, person) as table:
            if not table.mine(person):
                raise no_rights("you do not play in this series")
            return {
                "id": id_,
                "game": table.facts.game,
                "series": table.game.series(),
                "tables": [{"id": row.id, "over": row.over, "changed": row.changed} for row in rows],
                "seats": table.about(person)["seats"],
                "mine": table.mine(person),
                "over": table.game.over,
                "wished": sorted(table.wishes),
                "waiting": waiting_for(table, table.wishes),
                "patience": patience_left(rows[-1].changed),
            }


def following(table: Table) -> Any:
    """The next game of the series, if one follows; only when this one is over."""
    series = None if table.facts.series is None else table.game.series()
    return None if series is None else series["following"]


def waiting_for(table: Table, wished: Mapping[int, str | None]) -> list[int]:
    """The seats whose people have not said what they take along, though they could."""
    series = table.game.series()
    asked = [wish["seat"] for wish in series["wishes"] if wish["things"]] if series is not None else []
    return [seat for seat in asked if table.chairs[seat].kind == "person" and seat not in wished]


def patience_left(changed: float) -> float:
    """So many seconds may people still take to choose."""
    return max(0.0, changed + PATIENCE - time.time())


def options_after(table: Table, wished: Mapping[int, str | None]) -> Json:
    """The options of the next game. Bots take along what they like."""
    bots = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "bot"]
    try:
        options = table.game.next_options({**liked_by_bots(table, bots), **wished})
    except BadGameOption as error:
        raise Refused(422, "bad-wish", str(error)) from error
    assert options is not None
    return options


def liked_by_bots(table: Table, seats: Sequence[int]) -> dict[int, str | None]:
    """What these seats take along, if bots choose."""
    series = table.game.series()
    assert series is not None
    return {wish["seat"]: wish_of(table.game, wish) for wish in series["wishes"] if wish["seat"] in seats}
