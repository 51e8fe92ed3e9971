"""The end of a game: points by category, who has won, after how many turns."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from allmende.locales import text
from allmende.locales.verdicts import describe_verdict
from allmende.table.results import TEAM, side_by_side
from allmende.terminal.drawing import Drawing
from allmende.terminal.match import Match

SUMS: Final = ("total", TEAM)
"""What stands below the line: everybody's points, and those of teams."""


def score_sheet(match: Match, drawing: Drawing) -> list[RenderableType]:
    game, lang, names = match.game, match.lang, match.names
    scores, winners = game.scores(), game.winners()
    table = Table(title=text(lang, "", "score-title"), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column("", no_wrap=True)
    seats = side_by_side(scores)
    for seat in seats:
        table.add_column(Text(names[seat]), justify="right", style="bold" if seat in winners else "")
    for category in categories(scores):
        row = [str(scores[seat][category]) if category in scores[seat] else "" for seat in seats]
        table.add_row(drawing.category(category, lang), *row)
    table.add_section()
    for category in [sum_ for sum_ in SUMS if sum_ in scores[0]]:
        table.add_row(drawing.category(category, lang), *[str(scores[seat][category]) for seat in seats], style="bold")
    notes = drawing.score_notes(game.view(None), lang)
    if notes:
        table.add_section()
    for label, row in notes:
        table.add_row(label, *[row[seat] for seat in seats], style="dim")
    won, *why = verdict(match)
    return [Text(), table, Text(won, style="bold"), *map(Text, why), Text()]


def categories(scores: Sequence[Mapping[str, int]]) -> list[str]:
    """The parts of the score in the game's order; if seats have different ones, what brings most comes first.

    >>> categories([{"estate": 3, "curse": -1, "total": 2}, {"duchy": 9, "total": 9}])
    ['duchy', 'estate', 'curse']
    """
    found = [category for category in dict.fromkeys(chain.from_iterable(scores)) if category not in SUMS]
    if all(category in score for score in scores for category in found):
        return found
    return sorted(found, key=lambda category: -max(score.get(category, -1000) for score in scores))


def verdict(match: Match) -> list[str]:
    """Who has won, and why. One person alone is told so."""
    game, people = match.game, match.people
    viewer = people[0] if len(people) == 1 else None
    return describe_verdict(match.lang, game.rules.name, game.verdict(), game.scores(), match.names, viewer)
