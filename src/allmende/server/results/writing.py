"""The result of a game, written with the very change that ends it, under the same fence: once, if it has ended.

Where an end is taken back, which nobody can at a table that counts, its result goes with the same change.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from allmende.server.open_table import Table, told_options
from allmende.server.results.counting import counts, is_kept, why_not
from allmende.server.results.places import in_teams, places
from allmende.server.results.tables import NEW_PLACING, NEW_RESULT, NO_PLACINGS, NO_READING, NO_RESULT
from allmende.server.seating import Chair
from allmende.table import Game
from allmende.table.results import results_of

if TYPE_CHECKING:
    from allmende.server.schema import Job


def result_of_change(
    table: Table, game: Game, chairs: Sequence[Chair], ended: str | None, picks: int, now: float
) -> "Job":
    """What a change writes of the result, which is nothing as a rule."""
    was = table.game.over
    if (game.over == was and ended is None) or not is_kept(table.facts.settings):
        return []
    if was and not game.over:
        return [(statement, {"its_id": table.id}) for statement in (NO_PLACINGS, NO_READING, NO_RESULT)]
    if all(chair.person is None for chair in chairs):
        return []
    how = "over" if game.over else str(ended)
    job: Job = [(NEW_RESULT, result_row(table, game, chairs, how, picks, now))]
    return job + [(NEW_PLACING, row) for row in placing_rows(table.id, game, chairs, how)]


def result_row(table: Table, game: Game, chairs: Sequence[Chair], how: str, picks: int, now: float) -> dict[str, Any]:
    facts, to_count = table.facts, counts(table.facts.settings)
    why = why_not(facts.game, chairs, how) if to_count else None
    options = msgspec.json.encode(told_options(facts.options)).decode()
    return {"id": table.id, "game": facts.game, "players": game.players, "options": options, "rules": game.version,
            "begun": facts.created, "ended": now, "picks": picks, "how": how, "teams": in_teams(game),
            "rated": to_count and why is None, "counted": False, "why": why}  # fmt: skip


def placing_rows(table: str, game: Game, chairs: Sequence[Chair], how: str) -> list[dict[str, Any]]:
    left = [seat for seat, chair in enumerate(chairs) if chair.kind == "bot" and chair.person is not None]
    over = how == "over"
    found = places(game, left) if over else [None] * len(chairs)
    points = results_of(game.scores()) if over else [None] * len(chairs)
    return [
        {"result": table, "seat": seat, "person": chair.person, "bot": chair.bot if chair.person is None else None,
         "left": seat in left, "place": found[seat], "points": points[seat]}
        for seat, chair in enumerate(chairs)
    ]  # fmt: skip
