"""What `allmende curve` tells people: the growth of the scores, and how often the leader of a round wins."""

from typing import TYPE_CHECKING, Final

from allmende.lab.curve import Curves, Lead
from allmende.lab.phrases import Speech, numbered
from allmende.lab.plots import COLOURS, GREEN, MARKERS, SOFT, foot, new_figure, plain
from allmende.lab.report import Picture, Report, Sheet
from allmende.lab.simulate_report import facts_of
from allmende.locales import text_or

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FEW: Final = 20
"""With fewer leaders the line of victories ends: it would only jump."""


def report_of(curves: Curves, lang: str) -> Report:
    say = Speech(lang)
    title = say("lab-curve-title", game=say.game(curves.game), games=curves.games)
    pictures = [Picture("curve", say("lab-curve-caption"), lambda: curve_figure(curves, say))]
    if any(lead.games >= FEW for lead in curves.leads):
        pictures.append(Picture("lead", say("lab-lead-caption"), lambda: lead_figure(curves, say)))
    notes = [say("lab-curve-note"), *([say("lab-resumed", games=curves.resumed)] if curves.resumed else [])]
    notes += [say("lab-stopped")] if curves.stopped else []
    facts = facts_of(curves.game, curves.bots, curves.options, curves.seed, say)
    return Report(lang, title, [curve_sheet(curves, title, say)], pictures, notes=notes, facts=facts)


def round_word(curves: Curves, say: Speech) -> str:
    """What the game calls a round."""
    return text_or(say("lab-round"), say.lang, curves.game, "lab-round")


def curve_sheet(curves: Curves, title: str, say: Speech) -> Sheet:
    headings = [round_word(curves, say), *numbered(tuple(curves.bots)), *([say("lab-lead")] if curves.leads else [])]
    rows = []
    for n in range(len(curves.points[0])):
        row = [str(n + 1)]
        for points in curves.points:
            low, high = points[n].mean_95
            row.append(f"{say.number(points[n].mean)} ± {say.number((high - low) / 2)}")
        if curves.leads:
            lead = curves.leads[n]
            row.append(lead_told(lead, say))
        rows.append(row)
    return Sheet(title, headings, rows)


def lead_told(lead: Lead, say: Speech) -> str:
    if lead.win_rate is None or lead.win_rate_95 is None or lead.games < FEW:
        return "–"
    low, high = lead.win_rate_95
    return f"{say.share(lead.win_rate)} ({say.range(low, high)})"


def curve_figure(curves: Curves, say: Speech) -> "Figure":
    figure, axes = new_figure(4.5)
    plain(
        axes, say("lab-curve-heading", game=say.game(curves.game), games=curves.games), round_word(curves, say),
        say("lab-curve-axis"),
    )  # fmt: skip
    for bot, (name, points) in enumerate(zip(numbered(tuple(curves.bots)), curves.points, strict=True)):
        colour = COLOURS[bot % len(COLOURS)]
        rounds = [point.round for point in points]
        axes.fill_between(
            rounds, [point.tenth for point in points], [point.ninetieth for point in points], color=colour,
            alpha=0.1, linewidth=0,
        )  # fmt: skip
        axes.fill_between(
            rounds, [point.mean_95[0] for point in points], [point.mean_95[1] for point in points], color=colour,
            alpha=0.35, linewidth=0,
        )  # fmt: skip
        axes.plot(
            rounds, [point.mean for point in points], color=colour, linewidth=2.2, marker=MARKERS[bot % len(MARKERS)],
            markersize=4.5, markevery=max(1, len(rounds) // 14),
            label=say("lab-mean-label", name=name, mean=say.number(points[-1].mean)),
        )  # fmt: skip
    axes.axhline(0, color=SOFT, linewidth=0.8)
    axes.legend(frameon=False, loc="upper left")
    whole_rounds(axes, len(curves.points[0]))
    foot(figure, say("lab-curve-foot"))
    return figure


def lead_figure(curves: Curves, say: Speech) -> "Figure":
    """How often the one who leads wins, as long as enough games are still running."""
    leads = [lead for lead in curves.leads if lead.games >= FEW]
    figure, axes = new_figure(3.7)
    title = say("lab-lead-heading", game=say.game(curves.game))
    plain(axes, title, round_word(curves, say), say("lab-lead-axis"))
    rounds = [lead.round for lead in leads]
    bounds = [lead.win_rate_95 or (0.0, 1.0) for lead in leads]
    lows, highs = [100 * low for low, _ in bounds], [100 * high for _, high in bounds]
    axes.fill_between(rounds, lows, highs, color=GREEN, alpha=0.25, linewidth=0)
    axes.plot(rounds, [100 * (lead.win_rate or 0) for lead in leads], "o-", color=GREEN, linewidth=2.2, markersize=4.5)
    fair = 100 / len(curves.bots)
    axes.axhline(fair, color=SOFT, linewidth=1, linestyle=(0, (3, 3)))
    axes.annotate(
        say("lab-by-chance"), (0, fair), xycoords=("axes fraction", "data"), xytext=(4, 4), textcoords="offset points",
        fontsize=9, color=SOFT,
    )  # fmt: skip
    axes.set_ylim(0, 103)
    whole_rounds(axes, len(curves.points[0]))
    foot(figure, say("lab-lead-foot"))
    return figure


def whole_rounds(axes: "Axes", rounds: int) -> None:
    from matplotlib.ticker import MaxNLocator

    axes.set_xlim(0.5, rounds + 0.5)
    axes.xaxis.set_major_locator(MaxNLocator(min(rounds, 15), integer=True, min_n_ticks=1))
