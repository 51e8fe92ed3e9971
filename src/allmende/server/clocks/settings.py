"""The clock of a table, as it is chosen when the table is made."""

from typing import Annotated, Any, Final, Literal, TypeAlias, TypedDict

import msgspec
from msgspec import Meta

AWAY_MINUTES: Final = 3
MINUTE: Final = 60.0
DAY: Final = 24 * 3600.0
MORE_TIME: Final = {"none": 0.0, "game": 3 * MINUTE, "move": DAY}
"""So much is granted by those who vote for more time."""

Kind: TypeAlias = Literal["none", "game", "move"]
Then: TypeAlias = Literal["bot", "vote"]


class ClockSettings(msgspec.Struct, forbid_unknown_fields=True):
    """Time for the whole game with an increment for each turn, or days for each turn, or none."""

    kind: Kind = "none"
    minutes: Annotated[int, Meta(ge=1, le=180)] = 20
    """Of a game's clock: so much for the whole game."""
    seconds: Annotated[int, Meta(ge=0, le=180)] = 10
    """And so much more for every turn."""
    days: Annotated[int, Meta(ge=1, le=14)] = 3
    """Of a clock for moves: so much for each turn."""
    then: Then = "vote"
    """When time is up, or somebody stays away: a bot takes over at once, or the others decide."""
    bot: Annotated[str, Meta(max_length=100)] | None = None
    """Which one takes over; null: the game's usual one."""
    back: bool = True
    """Whoever comes back may take the seat again."""
    away: Annotated[int, Meta(ge=1, le=60)] = AWAY_MINUTES
    """So many minutes may somebody who is asked have no page open before that counts as staying away."""


USUAL: Final = ClockSettings()
"""Of a table that has chosen nothing: after a while the others may vote."""


class ClockChosen(TypedDict):
    """The clock of a table."""

    kind: Kind
    minutes: int
    seconds: int
    days: int
    then: Then
    bot: str | None
    back: bool
    away: int


def chosen(settings: dict[str, Any]) -> ClockSettings:
    """What a table has chosen; what is usual if it has not."""
    said = settings.get("clock")
    return USUAL if said is None else msgspec.convert(said, ClockSettings, strict=False)
