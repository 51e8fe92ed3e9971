"""The page of a training: curves and a table, written anew whenever something has come out."""

from html import escape
from pathlib import Path
from typing import Any, Final

from allmende.lab.phrases import Speech
from allmende.lab.report import Sheet, facts_list, footer, html, paragraphs, table_of, write_text
from allmende.lab.run import unwritable
from allmende.train.chart import Curve, Point, chart
from allmende.train.course import Course, has_won

PAGE: Final = "index.html"
AGAIN: Final = '<meta http-equiv="refresh" content="60">\n'
"""Whoever keeps the page open sees what comes."""
SVG: Final = "<style>figure svg { width: 100%; height: auto; border: 1px solid var(--line); border-radius: 10px; \
background: var(--card) }</style>\n"


def write_page(course: Course, lang: str) -> None:
    try:
        write_text(course.folder / PAGE, page(course, lang))
    except OSError as error:
        raise unwritable(Path(course.folder), error) from error


def page(course: Course, lang: str) -> str:
    say = Speech(lang)
    title = say("lab-train-title", game=say.game(course.training.game))
    best = course.best()
    games = next((one["games"] for one in course.generations if one["candidate"] == best), 0)
    lead = [say("lab-train-best", net=f"{best:04}", games=games)]
    parts = [f"<h1>{escape(title)}</h1>", paragraphs(lead, ""), facts_list(facts_of(course, say))]
    if course.generations:
        parts += figures(course.generations, course.training.yardstick, say)
        parts.append(table_of(sheet(course, say), say("lab-in-numbers")))
    else:
        parts.append(paragraphs([say("lab-train-none")], ' class="note"'))
    return html(lang, title, [*parts, footer(lang)], AGAIN + SVG)


def facts_of(course: Course, say: Speech) -> list[tuple[str, str]]:
    training, net = course.training, course.first_net()
    shape = say("lab-train-shape-told", **training.shape._asdict(), inputs=net.inputs.size, options=net.options)
    tables = [say.options(table) for table in training.tables]
    return [
        (say("lab-fact-game"), say.game(training.game)),
        (say("lab-train-tables"), "; ".join(tables[:6]) + (" …" if len(tables) > 6 else "")),
        (say("lab-fact-seed"), str(training.seed)),
        (say("lab-train-simulations"), str(training.simulations)),
        (say("lab-train-shape"), shape),
        (say("lab-train-commit"), course.commit),
    ]


def figures(generations: list[dict[str, Any]], yardstick: str, say: Speech) -> list[str]:
    across = say("lab-train-generation")
    measured = [one for one in generations if one["yardstick"] is not None]
    found = []
    if measured:
        strength = [share_point(one, "yardstick") for one in measured]
        caption = say("lab-train-strength-caption", bot=yardstick)
        found.append(figure(chart([Curve("", strength)], across, 0, 1, True, 0.5), caption))
    contests = [share_point(one, "contest") for one in generations if one["contest"] is not None]
    if contests:
        found.append(figure(chart([Curve("", contests)], across, 0, 1, True, 0.5), say("lab-train-contest-caption")))
    curves = [
        Curve(say(f"lab-train-{name}"), [Point(one["candidate"], one["losses"][name]) for one in generations], dashed)
        for name, dashed in (("policy", False), ("value", False), ("spread", True))
    ]
    most = max([point.y for curve in curves for point in curve.points])
    found.append(figure(chart(curves, across, 0, most or 1.0, False, None), say("lab-train-loss-caption")))
    return found


def share_point(generation: dict[str, Any], name: str) -> Point:
    score = generation[name]
    return Point(generation["candidate"], score["share"], score["low"], score["high"], has_won(generation))


def figure(svg: str, caption: str) -> str:
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


def sheet(course: Course, say: Speech) -> Sheet:
    headings = ["generation", "games", "examples", "policy", "value", "contest", "verdict"]
    told = [say(f"lab-train-{heading}") for heading in headings]
    told += [say("lab-train-yardstick", bot=course.training.yardstick), say("lab-train-points")]
    rows = []
    for one in course.generations:
        contest, yardstick = one["contest"], one["yardstick"]
        row = [
            str(one["candidate"]), say("lab-count", count=one["games"]), say("lab-count", count=one["examples"]),
            f"{one['losses']['policy']:.3f}", f"{one['losses']['value']:.4f}",
        ]  # fmt: skip
        if contest is None:
            row += ["–", "–"]
        else:
            row += [share_told(contest, say), say(f"lab-train-verdict-{contest['verdict']}")]
        if yardstick is None:
            row += ["–", "–"]
        else:
            row += [share_told(yardstick, say), " : ".join(say.number(points) for points in yardstick["points"])]
        rows.append(row)
    return Sheet(say("lab-train-title", game=say.game(course.training.game)), told, rows)


def share_told(score: dict[str, Any], say: Speech) -> str:
    games = say("lab-count", count=score["games"])
    return f"{say.share(score['share'])} ({say.range(score['low'], score['high'])}), {games}"
