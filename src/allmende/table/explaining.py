"""Why a thing on the table cannot be picked now, as data: what the rules say of it, or else what is asked instead."""

from typing import Final

from allmende.table.choice import Choice, Seat
from allmende.table.events import Saying
from allmende.table.rules import Rules, State, TellsWhyNot
from allmende.table.vocabulary import Key

OVER: Final = "over"
NOT_ASKED: Final = "not-asked"
WAITING: Final = "waiting"


def why_not(rules: Rules, state: State, choices: list[Choice], seat: Seat, key: Key) -> list[Saying]:
    """Nothing if it can be picked. `choices`: all that are open."""
    choice = next((one for one in choices if one.seat == seat), None)
    if choice is not None and rules.vocabulary.number_of(*key) in choice.options:
        return []
    if not choices:
        return [{"kind": OVER}]
    telling: object = rules
    told = telling.why_not(state, choice, seat, key) if isinstance(telling, TellsWhyNot) else []
    if told:
        return told
    return [{"kind": NOT_ASKED}] if choice is not None else [{"kind": WAITING, "by": int(choices[0].seat)}]
