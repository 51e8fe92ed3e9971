"""Where cards lie, and the phases of a turn."""

from typing import Final, TypeAlias

ZoneNumber: TypeAlias = int
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
IN_PLAY: Final = 3
TRASH: Final = 4
AWAY: Final = 5  # moved on: nothing can find the card any more
ASIDE: Final = 6
ZONE_NAMES: Final = ("hand", "deck", "discard", "in_play", "trash", "away", "set-aside")

# Phases
ACTION_PHASE: Final = 0
BUY_PHASE: Final = 1
CLEAN_UP: Final = 2
GAME_OVER: Final = 3
NIGHT_PHASE: Final = 4
PHASE_NAMES: Final = ("action", "buy", "clean-up", "over", "night")
