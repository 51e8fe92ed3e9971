"""When somebody wants to be told: pure reckoning with days, quiet hours and time zones."""

from datetime import datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from allmende.server.clocks.settings import MINUTE

DAY_MINUTES: Final = 24 * 60
KINDS: Final = ("turn", "time", "invited", "over")


class Plan(NamedTuple):
    """What somebody wishes; the columns of PLANS that are theirs."""

    lang: str = "en"
    turn: bool = True
    time: bool = True
    invited: bool = True
    over: bool = True
    quiet_from: int | None = 22 * 60
    quiet_to: int | None = 8 * 60
    """In minutes since midnight, in their zone."""
    zone: str = "UTC"
    minutes: int = 30
    """At most every so many."""

    def wants(self, kind: str) -> bool:
        return bool(getattr(self, kind))


def zone_of(name: str) -> ZoneInfo | None:
    """None if nobody here knows that zone.

    >>> zone_of("Europe/Berlin"), zone_of("Middle-earth"), zone_of("../etc")
    (zoneinfo.ZoneInfo(key='Europe/Berlin'), None, None)
    """
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(plan: Plan, now: float) -> float | None:
    """The end of the quiet hours in which `now` lies; None if it lies in none.

    >>> plan = Plan(quiet_from=22 * 60, quiet_to=8 * 60, zone="UTC")
    >>> quiet_until(plan, 23 * 3600) == 32 * 3600, quiet_until(plan, 7 * 3600) == 8 * 3600, quiet_until(plan, 8 * 3600)
    (True, True, None)
    """
    begins, ends = plan.quiet_from, plan.quiet_to
    if begins is None or ends is None or begins == ends:
        return None
    there = datetime.fromtimestamp(now, zone_of(plan.zone) or ZoneInfo("UTC"))
    minute = there.hour * 60 + there.minute
    if not (begins <= minute < ends if begins < ends else minute >= begins or minute < ends):
        return None
    days = 1 if begins > ends and minute >= begins else 0
    midnight = there.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=days)
    return midnight.replace(hour=ends // 60, minute=ends % 60).timestamp()


def awake_before(plan: Plan, moment: float) -> float:
    """The last moment before this one at which they may be told.

    >>> awake_before(Plan(zone="UTC"), 86400 + 3 * 3600) == 22 * 3600 - 1, awake_before(Plan(zone="UTC"), 43200)
    (True, 43200)
    """
    end = quiet_until(plan, moment)
    if end is None or plan.quiet_from is None or plan.quiet_to is None:
        return moment
    return end - (plan.quiet_to - plan.quiet_from) % DAY_MINUTES * MINUTE - 1
