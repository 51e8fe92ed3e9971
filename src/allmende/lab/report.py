"""What a command found, as a page: a title, sentences, tables and pictures. For the terminal, for files, as HTML."""

import json
from base64 import b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from allmende import __version__
from allmende.lab.run import BadRun, unwritable
from allmende.locales import text

if TYPE_CHECKING:
    from matplotlib.figure import Figure

DOTS_PER_INCH: Final = 150


@dataclass(frozen=True)
class Sheet:
    """A table. The first column is a name, the others are numbers; `wide` ones are left out in the terminal."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str] = ()
    wide: frozenset[int] = frozenset()

    def without(self, headings: Sequence[str]) -> "Sheet":
        """The same table without some columns: who plays alone cannot win."""
        kept = [n for n, heading in enumerate(self.headings) if heading not in headings]
        rows = [[row[n] for n in kept] for row in self.rows]
        wide = frozenset(at for at, n in enumerate(kept) if n in self.wide)
        return Sheet(self.title, [self.headings[n] for n in kept], rows, self.notes, wide)


@dataclass(frozen=True)
class Picture:
    """A plot, drawn when it is wanted. `caption` tells in words what it shows."""

    name: str
    caption: str
    draw: "Callable[[], Figure]"


@dataclass(frozen=True)
class Report:
    """What a command tells people."""

    lang: str
    title: str
    sheets: Sequence[Sheet]
    pictures: Sequence[Picture] = ()
    lead: Sequence[str] = ()
    notes: Sequence[str] = ()
    facts: Sequence[tuple[str, str]] = field(default_factory=tuple)
    """What was played: a heading and what stands under it, for the page."""


# In the terminal


def show(report: Report, console: Console) -> None:
    for line in report.lead:
        console.print(Text(line))
    for sheet in report.sheets:
        table = Table(title=Text(sheet.title, style="italic"), box=box.HEAVY_HEAD)
        kept = [n for n in range(len(sheet.headings)) if n not in sheet.wide]
        for n in kept:
            table.add_column(Text(sheet.headings[n]), justify="right" if n else "left", overflow="fold")
        for row in sheet.rows:
            table.add_row(*(Text(row[n]) for n in kept))
        console.print(table)
        for note in sheet.notes:
            console.print(Text(note), soft_wrap=True)
    for note in report.notes:
        console.print(Text(note), soft_wrap=True)


# As files


def keep(report: Report, data: dict[str, Any], folder: Path) -> None:
    """results.json, and every picture as PNG and SVG."""
    try:
        write_text(folder / "results.json", json.dumps(data, ensure_ascii=False, indent=2) + "\n")
        for picture in report.pictures:
            figure = picture.draw()
            for kind in ("png", "svg"):
                (folder / f"{picture.name}.{kind}").write_bytes(drawn(figure, kind))
    except OSError as error:
        raise unwritable(folder, error) from error


def write_text(path: Path, content: str) -> None:
    """All of the file or nothing: whoever looks never finds half of it."""
    half = half_of(path)
    half.write_text(content, encoding="utf-8")
    half.replace(path)


def half_of(path: Path) -> Path:
    return path.with_name(path.name + ".half")


def drawn(figure: "Figure", kind: str) -> bytes:
    """The same picture gives the same bytes: no date, no random names."""
    from matplotlib import rc_context

    file = BytesIO()
    with rc_context({"svg.hashsalt": "allmende"}):
        when: dict[str, Any] = {"metadata": {"Date": None}} if kind == "svg" else {}
        figure.savefig(file, format=kind, dpi=DOTS_PER_INCH, **when)
    return file.getvalue()


# As one page

STYLE: Final = """
:root { color-scheme: light dark; --ink: #22261f; --soft: #5b6355; --paper: #f7f5ee; --card: #fffefa; --line: #d9d5c7;
  --green: #2a6f4e }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e6da; --soft: #a9ae9f; --paper: #1b1f1a; --card: #252a23; --line: #3b4238; --green: #8fce9f }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; color: var(--green) }
h2 { font-size: 1.2rem; margin: 2.25rem 0 .6rem }
p { margin: .4rem 0; max-width: 46rem }
p.note, figcaption { color: var(--soft); font-size: .92rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1.25rem; margin: 1rem 0; font-size: .95rem }
dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--card) }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .94rem }
th, td { padding: .42rem .8rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line) }
th { color: var(--soft); font-weight: 600; font-size: .86rem; white-space: normal; vertical-align: bottom }
tr:last-child td { border-bottom: 0 }
th:first-child, td:first-child { text-align: left; font-weight: 600 }
figure { margin: 1.5rem 0 }
figcaption { margin-top: .4rem }
figure img { display: block; width: 100%; height: auto; background: #fff;
  border: 1px solid var(--line); border-radius: 10px }
footer { margin-top: 3rem; color: var(--soft); font-size: .85rem }
"""


def write_page(report: Report, path: Path) -> None:
    """One file that needs nothing else: style, tables and pictures are in it."""
    check_page(path)
    try:
        write_text(path, page(report))
    except OSError as error:
        raise unwritable(path, error) from error


def check_page(path: Path) -> None:
    """Can there be a page? Better asked before the first game than after the last."""
    if path.is_dir():
        raise BadRun("lab-error-page", path=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half = half_of(path)
        half.touch()
        half.unlink()
    except OSError as error:
        raise unwritable(path, error) from error


def page(report: Report) -> str:
    in_numbers = text(report.lang, "lab", "lab-in-numbers")
    parts = [
        f"<h1>{escape(report.title)}</h1>",
        paragraphs(report.lead, ""),
        facts_list(report.facts),
        *(figure_of(picture) for picture in report.pictures),
        *(table_of(sheet, in_numbers if sheet.title == report.title else sheet.title) for sheet in report.sheets),
        paragraphs(report.notes, ' class="note"'),
        footer(report.lang),
    ]
    return html(report.lang, report.title, parts)


def html(lang: str, title: str, parts: Sequence[str], head: str = "") -> str:
    """A page of these parts; `head`: what its head has beside the usual."""
    begins = (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n{head}<style>{STYLE}</style>\n</head>\n"
    )
    body = "\n".join(part for part in parts if part)
    return f"{begins}<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"


def facts_list(facts: Sequence[tuple[str, str]]) -> str:
    told = "".join(f"<dt>{escape(name)}</dt><dd>{escape(what)}</dd>" for name, what in facts)
    return f"<dl>{told}</dl>" if told else ""


def footer(lang: str) -> str:
    return f"<footer>Allmende {escape(__version__)}, {escape(text(lang, 'lab', 'lab-made'))}</footer>"


def paragraphs(lines: Sequence[str], attributes: str) -> str:
    return "\n".join(f"<p{attributes}>{escape(line)}</p>" for line in lines)


def figure_of(picture: Picture) -> str:
    data = b64encode(drawn(picture.draw(), "svg")).decode()
    caption = escape(picture.caption)
    image = f'<img alt="{caption}" src="data:image/svg+xml;base64,{data}">'
    return f"<figure>{image}<figcaption>{caption}</figcaption></figure>"


def table_of(sheet: Sheet, title: str) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in sheet.headings)
    rows = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in sheet.rows)
    notes = paragraphs(sheet.notes, ' class="note"')
    table = f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table>"
    return f'<section><h2>{escape(title)}</h2>\n<div class="scroll">{table}</div>\n{notes}</section>'
