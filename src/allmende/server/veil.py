"""Where it depends on hidden cards whether somebody is asked, the others wait a moment, whether anybody was or not.

Dominion: whoever holds a Moat is asked when somebody attacks, and thinks; whoever holds none is not, and the table goes
on at once. Without a veil the time alone would tell which. Under it, whoever is asked sees the table and may answer;
everybody else hears of nothing that has happened since until it lifts. A setting of the server: see docs/server.md.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from allmende.server.opening import PICK

if TYPE_CHECKING:
    from allmende.server.open_table import Table


class Veil:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.seat: int | None = None
        """Whose pick it hides: that seat waits even if it is the next to be asked."""
        self._timer: asyncio.TimerHandle | None = None
        self._stirred = asyncio.Event()

    @property
    def down(self) -> bool:
        return self._timer is not None

    @property
    def left(self) -> float:
        """So many seconds until it lifts."""
        return 0.0 if self._timer is None else self._timer.when() - asyncio.get_running_loop().time()

    def lower(self, seat: int, seconds: float) -> None:
        """Over what this seat's pick brought about, for so long from now."""
        if self._timer is not None:
            self._timer.cancel()
        else:
            self.seat = seat
        self._timer = asyncio.get_running_loop().call_later(seconds, self._lift)
        self.stir()

    def lower_late(self, latest: Sequence[Any], seconds: float) -> None:
        """Over a table that is opened: another process may have lowered its own. Which pick it was is not looked at.

        `latest` are the last few changes, as the store has them.
        """
        pick = next((entry for entry in latest if entry.kind == PICK), None)
        if seconds and pick is not None and pick.seat is not None:
            left = pick.time + seconds - time.time()
            if left > 0:
                self.lower(pick.seat, min(left, seconds))

    def _lift(self) -> None:
        self._timer = None
        self.stir()
        self.table.tell()

    def stir(self) -> None:
        """Somebody else may be asked now."""
        self._stirred.set()
        self._stirred = asyncio.Event()

    def covers(self, person: str | None) -> bool:
        """Must this person wait? Not one who is being asked."""
        if not self.down:
            return False
        table = self.table
        asked = [choice.seat for choice in table.game.choices if choice.seat != self.seat]
        return not any(table.chairs[seat].belongs_to(person) for seat in asked)

    async def lifted(self, person: str | None) -> None:
        """Returns when the person may see the table, at once if it is not covered."""
        while self.covers(person):
            await self._stirred.wait()
