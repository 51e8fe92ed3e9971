"""Python's search for garbage in cycles, moved to where it holds up nobody.

A search through everything takes a tenth of a second for some hundred tables, and nothing else happens meanwhile.
Almost nothing here lies in cycles: what a pick leaves behind goes at once. So everything is searched when no table has
changed for a moment, or after a long time; in between only if unusually much has piled up.
"""

import gc
import time
from typing import Final

QUIET_SECONDS: Final = 1.0
LONGEST_SECONDS: Final = 600.0
RARELY: Final = (50_000, 20, 1000)
"""Instead of every 700 objects more. Tables that are played at replace their objects, and leave none over."""


class Tidy:
    """From `begin` to `end` the process decides itself when to search through everything."""

    def __init__(self) -> None:
        self._usual = gc.get_threshold()
        self._searched = time.monotonic()

    def begin(self) -> None:
        """What is there now (modules, mostly) stays for ever: no search goes through it again."""
        self._usual = gc.get_threshold()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*RARELY)

    def look(self, last_change: float) -> None:
        """Called every now and then: is this a good moment?"""
        now = time.monotonic()
        if now - last_change > QUIET_SECONDS or now - self._searched > LONGEST_SECONDS:
            gc.collect()
            self._searched = time.monotonic()

    def end(self) -> None:
        gc.set_threshold(*self._usual)
        gc.unfreeze()
