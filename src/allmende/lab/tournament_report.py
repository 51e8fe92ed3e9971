"""What `allmende tournament` tells people: the ranking, who beats whom, and how sure that is."""

from typing import TYPE_CHECKING

from allmende.lab.phrases import Speech, numbered
from allmende.lab.plots import INK, dots, new_figure, plain
from allmende.lab.report import Picture, Report, Sheet
from allmende.lab.simulate_report import facts_of
from allmende.lab.tournament import Pair, Standings

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FAIR = "#3f7fa8"


def report_of(standings: Standings, lang: str) -> Report:
    say = Speech(lang)
    title = say("lab-tournament-title", game=say.game(standings.game), games=standings.games)
    names = numbered(tuple(entrant.name for entrant in standings.entrants))
    sheets = [ranking_sheet(standings, names, title, say), pairs_sheet(standings, names, say)]
    pictures = [Picture("elo", say("lab-elo-caption"), lambda: elo_figure(standings, names, say))]
    if len(names) > 2:
        pictures.append(Picture("pairs", say("lab-matrix-caption"), lambda: matrix_figure(standings, names, say)))
    facts = facts_of(standings.game, [one.name for one in standings.entrants], standings.options, standings.seed, say)
    return Report(lang, title, sheets, pictures, notes=notes_of(standings, say), facts=facts)


def notes_of(standings: Standings, say: Speech) -> list[str]:
    notes = []
    if standings.clear and standings.games < standings.most_games:
        notes.append(say("lab-tournament-clear", games=standings.games, most=standings.most_games))
    elif not standings.clear:
        notes.append(say("lab-tournament-open"))
    notes.append(say("lab-tournament-note", margin=standings.margin))
    if standings.resumed:
        notes.append(say("lab-resumed", games=standings.resumed))
    if standings.stopped:
        notes.append(say("lab-stopped"))
    return notes


def ranking_sheet(standings: Standings, names: list[str], title: str, say: Speech) -> Sheet:
    headings = ["lab-bot", "lab-elo", "lab-interval", "lab-games", "lab-wins", "lab-points"]
    rows = []
    for n in standings.ranking():
        one = standings.entrants[n]
        low, high = one.elo_95
        rows.append([
            names[n], str(round(one.elo)), f"{round(low)} – {round(high)}", say("lab-count", count=one.games),
            say.share(one.win_rate), say.number(one.score),
        ])  # fmt: skip
    return Sheet(title, [say(heading) for heading in headings], rows)


def pairs_sheet(standings: Standings, names: list[str], say: Speech) -> Sheet:
    """Each pair once, the better one first, closest pairs last."""
    place = {n: rank for rank, n in enumerate(standings.ranking())}
    headings = ["lab-pair", "lab-against", "lab-games", "lab-ahead", "lab-interval", "lab-verdict"]
    rows = []
    for pair in sorted(standings.pairs, key=lambda pair: sorted((place[pair.first], place[pair.second]))):
        first, second, share, (low, high) = better_first(pair)
        rows.append([
            names[first], names[second], say("lab-count", count=pair.games), say.share(share), say.range(low, high),
            say(f"lab-verdict-{verdict_of(pair)}"),
        ])  # fmt: skip
    return Sheet(say("lab-pairs"), [say(heading) for heading in headings], rows, wide=frozenset({2}))


def better_first(pair: Pair) -> tuple[int, int, float, tuple[float, float]]:
    low, high = pair.share_95
    if pair.share < 0.5:
        return pair.second, pair.first, 1 - pair.share, (1 - high, 1 - low)
    return pair.first, pair.second, pair.share, (low, high)


def verdict_of(pair: Pair) -> str:
    return "better" if pair.verdict in ("first", "second") else pair.verdict


def elo_figure(standings: Standings, names: list[str], say: Speech) -> "Figure":
    order = standings.ranking()
    entrants = [standings.entrants[n] for n in order]
    figure, axes = new_figure(1.6 + 0.4 * len(order))
    plain(axes, say("lab-elo-title", game=say.game(standings.game), games=standings.games), say("lab-elo-axis"))
    dots(
        axes, [names[n] for n in order], [one.elo for one in entrants], [one.elo_95[0] for one in entrants],
        [one.elo_95[1] for one in entrants], [FAIR] * len(order), [str(round(one.elo)) for one in entrants],
    )  # fmt: skip
    return figure


def matrix_figure(standings: Standings, names: list[str], say: Speech) -> "Figure":
    """Who is ahead of whom, in percent; what is not clear yet has a question mark."""
    order = standings.ranking()
    size = len(order)
    figure, axes = new_figure(2.2 + 0.55 * size)
    plain(axes, say("lab-matrix-title", game=say.game(standings.game)))
    shares: dict[tuple[int, int], tuple[float, str]] = {}
    for pair in standings.pairs:
        shares[pair.first, pair.second] = pair.share, pair.verdict
        shares[pair.second, pair.first] = 1 - pair.share, pair.verdict
    grid = [[100 * shares[row, column][0] if row != column else float("nan") for column in order] for row in order]
    axes.imshow(grid, cmap="BrBG", vmin=-60, vmax=160, aspect="auto")
    for y, row in enumerate(order):
        for x, column in enumerate(order):
            share, verdict = shares.get((row, column), (0.5, ""))
            label = "" if row == column else f"{100 * share:.0f}{'' if verdict != 'open' else ' ?'}"
            axes.text(x, y, label, ha="center", va="center", color=INK, fontsize=11)
    told = [names[n] for n in order]
    axes.set_xticks(range(size), told, rotation=30 if size > 4 else 0, ha="right" if size > 4 else "center")
    axes.set_yticks(range(size), told)
    axes.grid(False)
    axes.set_xlabel(say("lab-matrix-axis"))
    return figure
