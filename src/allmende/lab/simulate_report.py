"""What `allmende simulate` tells people: who wins how often, and how the scores spread."""

from typing import TYPE_CHECKING, Any

from allmende.lab.columns import Columns
from allmende.lab.phrases import Speech, numbered
from allmende.lab.plots import COLOURS, SOFT, dots, new_figure, plain
from allmende.lab.report import Picture, Report, Sheet
from allmende.lab.simulate import Results

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def report_of(results: Results, columns: Columns | None, lang: str) -> Report:
    """columns: the single games, for the pictures."""
    say = Speech(lang)
    title = say("lab-title", game=say.game(results.game), games=results.games)
    pictures = []
    if columns is not None:
        pictures = [Picture("scores", say("lab-scores-caption"), lambda: scores_figure(results, columns, say))]
        if len(results.bots) > 1:
            pictures.insert(0, Picture("wins", say("lab-wins-caption"), lambda: wins_figure(results, say)))
    return Report(
        lang, title, [results_sheet(results, title, say)], pictures, notes=session_notes(results, say),
        facts=facts_of(results.game, [bot.name for bot in results.bots], results.options, results.seed, say),
    )  # fmt: skip


def results_sheet(results: Results, title: str, say: Speech) -> Sheet:
    with_turns = any(bot.turns is not None for bot in results.bots)
    headings = ["lab-bot", "lab-wins", "lab-interval", "lab-score", *(["lab-turns"] if with_turns else [])]
    rows = []
    for name, bot in zip(numbered(tuple(bot.name for bot in results.bots)), results.bots, strict=True):
        row = [name, say.share(bot.win_rate), say.range(*bot.win_rate_95), say.mean(bot.score, bot.score_error)]
        rows.append([*row, *([say.number(bot.turns)] if bot.turns is not None else [])])
    sheet = Sheet(title, [say(heading) for heading in headings], rows)
    return sheet if len(results.bots) > 1 else sheet.without([say("lab-wins"), say("lab-interval")])


def session_notes(results: Results, say: Speech) -> list[str]:
    fresh = results.games - results.resumed
    rate = fresh / max(results.seconds, 1e-9)
    notes = [say("lab-speed", picks=results.picks, seconds=results.seconds, rate=rate)]
    if results.resumed:
        notes.append(say("lab-resumed", games=results.resumed))
    if results.stopped:
        notes.append(say("lab-stopped"))
    return notes


def facts_of(game: str, bots: list[str], options: dict[str, Any], seed: int, say: Speech) -> list[tuple[str, str]]:
    return [
        (say("lab-fact-game"), say.game(game)),
        (say("lab-fact-bots"), ", ".join(bots)),
        (say("lab-fact-options"), say.options(options)),
        (say("lab-fact-seed"), str(seed)),
    ]


def wins_figure(results: Results, say: Speech) -> "Figure":
    bots = results.bots
    figure, axes = new_figure(1.5 + 0.45 * len(bots))
    plain(axes, say("lab-wins-title", game=say.game(results.game), games=results.games), say("lab-wins-axis"))
    dots(
        axes,
        numbered(tuple(bot.name for bot in bots)),
        [100 * bot.win_rate for bot in bots],
        [100 * bot.win_rate_95[0] for bot in bots],
        [100 * bot.win_rate_95[1] for bot in bots],
        [COLOURS[n % len(COLOURS)] for n in range(len(bots))],
        [say.share(bot.win_rate) for bot in bots],
    )
    axes.axvline(100 / len(bots), color=SOFT, linewidth=1, linestyle=(0, (3, 3)))
    axes.annotate(
        say("lab-fair-share"), (100 / len(bots), 1), xycoords=("data", "axes fraction"), xytext=(4, -2),
        textcoords="offset points", fontsize=9, color=SOFT, va="top",
    )  # fmt: skip
    axes.set_xlim(0, 100)
    return figure


def scores_figure(results: Results, columns: Columns, say: Speech) -> "Figure":
    """How the final scores spread, bot by bot."""
    import numpy as np

    figure, axes = new_figure(3.8)
    plain(axes, say("lab-scores-title", game=say.game(results.game)), say("lab-points-axis"), say("lab-games-axis"))
    scores, bots = columns.numbers("score"), columns.numbers("bot")
    edges = bins_of(scores)
    for bot, name in enumerate(numbered(tuple(one.name for one in results.bots))):
        own = scores[bots == bot]
        heights = np.histogram(own, edges)[0] / max(len(own), 1) * 100
        colour = COLOURS[bot % len(COLOURS)]
        label = say("lab-mean-label", name=name, mean=say.number(float(own.mean())))
        axes.stairs(heights, edges, color=colour, linewidth=2, label=label)
        axes.stairs(heights, edges, color=colour, alpha=0.12, fill=True)
    axes.legend(frameon=False, loc="upper left")
    axes.margins(y=0.18)
    axes.set_ylim(bottom=0)
    return figure


def bins_of(scores: Any) -> Any:
    """Edges between whole points, about thirty bins: not so narrow that noise looks like a pattern."""
    import numpy as np

    low, high = int(scores.min()), int(scores.max())
    width = max(1, round((high - low) / 30))
    return np.arange(low, high + 2 * width, width) - 0.5
