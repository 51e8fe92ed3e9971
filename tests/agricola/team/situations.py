"""Tables of the team game, in short. Seats 0 and 2 play against 1 and 3."""

from typing import Any

from allmende import arrange
from allmende.agricola.farm.plan import bits
from tests.agricola.situations import Situation


def team(*seats: dict[str, Any], scoring: str = "lines", **table: Any) -> Situation:
    """The first seats of four; the others have nothing."""
    return Situation(arrange("agricola", {"seats": [*seats, {}, {}, {}, {}][:4], "team": scoring, **table}))


def farm_asked(t: Situation) -> int | None:
    """Whose farm a question is about, if it is not the own."""
    assert t.game.choice is not None
    return t.game.choice.prompt.args.get("farm")


def fence(t: Situation, cell: int) -> None:
    """Fences around one space of the farm that is asked about, and no more there."""
    on = farm_asked(t)
    seat = t.seat if on is None else on
    assert seat is not None
    for edge in bits(t.player(seat).farm.plan.outline(1 << cell)):
        t.pick(f"edge {edge}")
    if t.game.choice is not None and t.prompt == "build-fence" and farm_asked(t) == on:
        t.pick("done")
