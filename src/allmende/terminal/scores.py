"""The end of a game: points by category, who has won, after how many turns."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from allmende.locales import listed, text
from allmende.terminal.drawing import Drawing
from allmende.terminal.match import Match


def score_sheet(match: Match, drawing: Drawing) -> list[RenderableType]:
    game, lang, names = match.game, match.lang, match.names
    scores, winners = game.scores(), game.winners()
    table = Table(title=text(lang, "", "score-title"), title_justify="left")
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(name, justify="right", style="bold" if seat in winners else "")
    for category in dict.fromkeys(category for score in scores for category in score):
        if category != "total":
            row = [str(score[category]) if category in score else "" for score in scores]
            table.add_row(drawing.category(category, lang), *row)
    table.add_section()
    table.add_row(drawing.category("total", lang), *[str(score["total"]) for score in scores], style="bold")
    notes = drawing.score_notes(game.view(None), lang)
    if notes:
        table.add_section()
    for label, row in notes:
        table.add_row(label, *row, style="dim")
    return [Text(), table, Text(verdict(match), style="bold"), Text()]


def verdict(match: Match) -> str:
    """Who has won."""
    winners = [int(seat) for seat in match.game.winners()]
    if len(winners) > 1:
        return text(match.lang, "", "shared-victory", names=listed(match.lang, [match.names[seat] for seat in winners]))
    if match.people == winners:
        return text(match.lang, "", "you-win")
    return text(match.lang, "", "wins", name=match.names[winners[0]])
