"""What a table knows of time: its clock from change to change, and since when people are away."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from allmende.server.clocks.clock import Clock, Poll, begun, clock_from, due_of, moved
from allmende.server.clocks.settings import MINUTE, chosen
from allmende.server.opening import PICK
from allmende.server.seating import Chair, people_at
from allmende.table import Game, Json

if TYPE_CHECKING:
    from allmende.server.open_table import Table


class Absence:
    """Since when people who sit at a table have no page open there, as far as this process knows."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.since: dict[int, float] = {}
        self.asked_since = 0.0
        """Since when the game has stood as it does."""

    def look(self) -> None:
        here, now = self.table.here(), self.table.now()
        for seat, chair in enumerate(self.table.chairs):
            if chair.kind == "person" and seat not in here:
                self.since.setdefault(seat, now)
            else:
                self.since.pop(seat, None)

    def begin(self) -> None:
        """The table has come into memory."""
        self.asked_since = self.table.now()
        self.look()

    def deadline(self, seat: int) -> float | None:
        """When somebody who is asked has been away for too long; None if that is not so."""
        table = self.table
        if table.pace.kind == "move" or seat not in self.since or seat not in asked_now(table.game, table.chairs):
            return None
        return max(self.since[seat], self.asked_since) + table.pace.away * MINUTE


def asked_now(game: Game, chairs: Sequence[Chair]) -> list[int]:
    """The people's seats that are asked. Nobody's time runs before all seats are taken."""
    if game.over or any(chair.kind == "open" for chair in chairs):
        return []
    return [int(choice.seat) for choice in game.choices if chairs[choice.seat].kind == "person"]


def clock_of_change(
    table: "Table", given: Clock | None, kind: str, game: Game | None, asked: Sequence[int], picks: int, now: float,
    aside_seconds: float,
) -> Clock | None:  # fmt: skip
    """How the clocks stand after a change: from what they were, or from what the change makes of them."""
    before = given if given is not None else table.clock
    if before is None:
        return None
    by_pick = kind == PICK and game is not None
    hidden = bool(aside_seconds) and by_pick and (table.veil.down or hides(table.game, game))
    clock = moved(before, table.pace, asked, now, picks, by_pick, hidden)
    if hidden:  # whoever else might have been asked: their time begins when the others see the table
        clock = replace(clock, at=max(clock.at, now + aside_seconds))
    wished = table.facts.settings.get("clock") is not None
    return clock if wished or clock.poll is not None else None


def hides(before: Game, after: Game | None) -> bool:
    return after is not None and after.state.asides != before.state.asides


def due_at(table: "Table", clock: Clock | None, chairs: Sequence[Chair]) -> float | None:
    return due_of(clock, table.pace, len(people_at(chairs)) > 1)


def why_late(table: "Table", seat: int, now: float) -> str | None:
    """Is somebody's time over, or have they been away for too long?"""
    clock = table.clock
    if clock is not None and (due := clock.deadline(seat)) is not None and due <= now:
        return "time"
    away = None if clock is not None and clock.paused else table.absence.deadline(seat)
    return "away" if away is not None and away <= now else None


def voters(table: "Table", poll: Poll, now: float) -> list[int]:
    """Who decides, each person by their first seat: not the one it is about, nor whoever is late or away, too."""
    found = []
    for person in people_at(table.chairs):
        seats = table.mine(person)
        if poll.what != "pause" and (poll.whom in seats or any(why_late(table, seat, now) for seat in seats)):
            continue
        found.append(seats[0])
    return found


def told_clock(table: "Table") -> Json | None:
    """How the clocks stand, for everybody at the table."""
    clock = table.clock
    if clock is None:
        return None
    return {
        "at": clock.at, "left": clock.left, "running": clock.running, "paused": clock.paused,
        "vacation": sorted(clock.vacation.items()), "late": clock.late, "poll": told_poll(table, clock.poll),
    }  # fmt: skip


def told_poll(table: "Table", poll: Poll | None) -> Json | None:
    if poll is None:
        return None
    about = [] if poll.whom is None else table.mine(table.chairs[poll.whom].person)
    firsts = [table.mine(person)[0] for person in people_at(table.chairs)]
    answered = {*poll.agreed, *poll.refused, *about}
    return {
        "what": poll.what, "seat": poll.seat, "whom": poll.whom, "until": poll.until, "agreed": poll.agreed,
        "refused": poll.refused, "waiting": [seat for seat in firsts if seat not in answered],
    }  # fmt: skip


def written_clock(latest: Sequence[str]) -> Clock | None:
    """The clock as the last of these entries says that does, the newest first."""
    for text in latest:
        if '"clock"' in text and "clock" in (data := msgspec.json.decode(text)):
            return clock_from(data["clock"])
    return None


def first_clock(game: Game, chairs: Sequence[Chair], settings: Json, now: float) -> Clock | None:
    """Of a new table, if it has one."""
    if settings.get("clock") is None:
        return None
    return begun(chosen(settings), len(chairs), asked_now(game, chairs), now)
