"""How a game of a campaign has begun: what is kept of it to its end."""

from __future__ import annotations

from typing import Final

from allmende.agricola.added import FLAG, MASK, Added, Field

UNKNOWN: Final = -1
MOST_SEAT: Final = 3


class Begun(Added):
    """How this game has begun."""

    __slots__ = ("began", "laid", "lost", "names")

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names  # the start occupations of a player who is alone
        self.laid = False  # start occupations lie there
        self.began = UNKNOWN  # who was the first starting player
        self.lost = 0  # which of these names could not be paid for

    def fields(self) -> tuple[Field, ...]:
        return (
            Field("laid", FLAG),
            Field("began", least=UNKNOWN, most=MOST_SEAT),
            Field("lost", MASK, names=self.names),
        )

    def fresh(self) -> Added:
        return Begun(self.names)
