"""How much time is left: pure reckoning, of whatever is written down with each change of a table.

A clock never goes up but by an increment or a grant, and never runs for a seat that is not asked.
"""

from collections.abc import Collection
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from allmende.server.clocks.settings import DAY, MINUTE, ClockSettings

COMEBACK: Final = MINUTE
"""Whoever comes back to a game's clock has at least so much."""
GRACE: Final = {"none": 0.0, "game": MINUTE, "move": 3600.0}
"""So much is granted to those whose time went by while no server was there."""
LATE_SECONDS: Final = 30.0
"""So long after its time a deadline is still acted upon; later than that nobody was there to look."""
POLL_SECONDS: Final = {"none": MINUTE, "game": MINUTE, "move": DAY}
"""So long those who vote may take."""


class Poll(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something about time on which people vote. They are named by their first seats."""

    what: Literal["pause", "bot", "time", "end"]
    seat: int
    until: float
    whom: int | None = None
    agreed: list[int] = []
    refused: list[int] = []

    def answered(self, seat: int, agree: bool) -> "Poll":
        agreed, refused = [one for one in self.agreed if one != seat], [one for one in self.refused if one != seat]
        (agreed if agree else refused).append(seat)
        return replace(self, agreed=agreed, refused=refused)

    def verdict(self, voters: Collection[int], now: float) -> bool | None:
        """Is it decided, and how? A pause needs everybody; of the rest more must be for it than against it, and at
        a tie a bot takes over: nobody shall wait for ever."""
        yes = len([seat for seat in self.agreed if seat in voters])
        no = len([seat for seat in self.refused if seat in voters])
        if self.what == "pause":
            return False if no else True if yes == len(voters) else False if now >= self.until else None
        if yes + no < len(voters) and now < self.until:
            return None
        return yes > no or (yes == no and self.what == "bot")


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clocks of a table, as of a moment."""

    at: float
    left: list[float] = []
    """By seat, in seconds; empty where only absence counts."""
    running: list[int] = []
    paused: bool = False
    credited: list[int] = []
    """By seat, up to how many picks of the game an increment was given: picks made again bring none."""
    vacation: dict[int, float] = {}
    late: list[int] = []
    """The seats of whom it was told that their time is over."""
    poll: Poll | None = None

    def used(self, seat: int, now: float) -> float:
        """How much of a seat's time has gone since."""
        if self.paused or seat not in self.running:
            return 0.0
        return max(0.0, now - max(self.at, self.vacation.get(seat, 0.0)))

    def left_of(self, seat: int, now: float) -> float:
        return max(0.0, self.left[seat] - self.used(seat, now))

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat will be over, if nothing happens."""
        if not self.left or self.paused or seat not in self.running:
            return None
        return max(self.at, self.vacation.get(seat, 0.0)) + self.left[seat]

    def as_of(self, now: float) -> "Clock":
        """The same, reckoned up to now. Never backwards: the clock of another machine may be behind."""
        if now <= self.at:
            return self
        left = [self.left_of(seat, now) for seat in range(len(self.left))]
        vacation = {seat: until for seat, until in self.vacation.items() if until > now}
        return replace(self, at=now, left=left, vacation=vacation)

    def granted(self, seat: int, seconds: float) -> "Clock":
        """With more time for a seat, which is late no more."""
        left = [one + seconds * (number == seat) for number, one in enumerate(self.left)]
        return replace(self, left=left, late=[one for one in self.late if one != seat])

    def at_least(self, seat: int, seconds: float) -> "Clock":
        return self.granted(seat, max(0.0, seconds - self.left[seat])) if self.left else self


def begun(settings: ClockSettings, seats: int, asked: Collection[int], now: float) -> Clock:
    whole = {"none": None, "game": settings.minutes * MINUTE, "move": settings.days * DAY}[settings.kind]
    left = [] if whole is None else [float(whole)] * seats
    credited = [0] * seats if settings.kind == "game" else []
    return Clock(now, left, sorted(asked), credited=credited)


def moved(
    clock: Clock, settings: ClockSettings, asked: Collection[int], now: float, picks: int, by_pick: bool, hidden: bool
) -> Clock:
    """After a change of the table: these seats are asked now. Only a pick brings time: an increment to those who have
    answered, new days to those who are newly asked. hidden: whether somebody was asked is a secret, and so is the
    time that it took."""
    if not hidden:
        clock = clock.as_of(now)
    running = sorted(asked)
    left, credited = list(clock.left), list(clock.credited)
    if by_pick and settings.kind == "game" and not hidden:
        for seat in clock.running:
            if seat not in running and picks > credited[seat]:
                left[seat] += settings.seconds
                credited[seat] = picks
    if by_pick and settings.kind == "move":
        for seat in running:
            if seat not in clock.running:
                left[seat] = settings.days * DAY
    poll = clock.poll
    if poll is not None and poll.whom is not None and poll.whom not in running:
        poll = None  # it has been answered by itself
    late = [seat for seat in clock.late if seat in running]
    return replace(clock, left=left, credited=credited, running=running, late=late, poll=poll)


def due_of(clock: Clock | None, settings: ClockSettings, company: bool) -> float | None:
    """When somebody must look at the clocks, whatever people do. company: somebody else waits."""
    if clock is None:
        return None
    times = [time for seat in clock.running if seat not in clock.late and (time := clock.deadline(seat)) is not None]
    if clock.poll is not None:
        times.append(clock.poll.until)
    if settings.kind == "none" and settings.then == "bot" and clock.running and company:
        times.append(clock.at + settings.away * MINUTE)
    return min(times, default=None)


def clock_from(said: Any) -> Clock | None:
    """What is written down."""
    return (
        said if said is None or isinstance(said, Clock) else msgspec.convert(said, Clock, strict=False, str_keys=True)
    )
