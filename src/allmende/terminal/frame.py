"""The picture of one decision: the table, the log, and below them, nearest to the hand, what is asked."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from allmende.locales import describe_options, text
from allmende.table import Choice, Game, Json
from allmende.terminal.drawing import Drawing, Sight
from allmende.terminal.layout import Cell, in_columns
from allmende.terminal.log import Line
from allmende.terminal.screen import Screen

TALL: Final = 36
"""From this height on, the table is drawn with more air."""
NEWS: Final = 4
"""So many new lines of the log are worth a table with less air."""
PLAIN: Final = Console()
DONE: Final = ("done",)
DONE_NUMBER: Final = 0


class Numbered(NamedTuple):
    """An option as a person picks it."""

    number: int
    option: int
    words: str


def numbered(game: Game, choice: Choice, lang: str, names: Sequence[str] | None = None) -> list[Numbered]:
    """The options with their numbers from 1; what stands beside the question comes behind the others, and "done", which
    is always 0, last."""
    words = describe_options(game, choice, lang, players=names)
    things = [(option, word) for option, word in zip(choice.options, words, strict=True) if game.key(option) != DONE]
    asides = game.rules.contract.asides
    things.sort(key=lambda thing: game.key(thing[0])[0] in asides)
    rest = [(option, word) for option, word in zip(choice.options, words, strict=True) if game.key(option) == DONE]
    found = [Numbered(n, option, word) for n, (option, word) in enumerate(things, 1)]
    return found + [Numbered(DONE_NUMBER, option, word) for option, word in rest]


class Frame(NamedTuple):
    """What goes into a picture."""

    drawing: Drawing
    view: Json
    sight: Sight
    log: Sequence[Line]
    question: str
    options: Sequence[Numbered]
    notice: str = ""
    picked: int | None = None
    """In a replay, the option that was picked."""


def draw(screen: Screen, frame: Frame) -> None:
    """Clear the screen and put the picture there."""
    parts = picture(screen, frame)
    screen.clear()
    screen.show(*parts)


def picture(screen: Screen, frame: Frame) -> list[RenderableType]:
    decision = asked(screen, frame)
    room = screen.height - 1 - screen.lines(Group(*decision))
    if screen.width >= frame.drawing.wide:
        return [beside(screen, frame, room), *decision]
    news = sum(len(log_rows(frame, line, screen.width)) for line in told(frame) if line.fresh)
    table, left = fitted(screen, frame, room, max(2, news))
    gap = [Text()] * (left > max(2, news))
    rows = written(frame, left - len(gap), screen.width)
    filling = [Text()] * (left - len(gap) - len(rows))
    return [*table, *gap, *rows, *filling, *decision]


def fitted(screen: Screen, frame: Frame, room: int, news: int) -> tuple[list[RenderableType], int]:
    """The table, and how many lines are left. It keeps its shape from one decision to the next if it can."""
    air = 2 if screen.height >= TALL else 1
    while True:
        table = frame.drawing.table(frame.view, frame.sight._replace(air=air))
        left = room - screen.lines(Group(*table), frame.sight.width)
        wanted = NEWS if air > 0 else frame.drawing.news
        if air <= frame.drawing.tightest or left >= min(news, wanted):
            return table, left
        air -= 1


def beside(screen: Screen, frame: Frame, room: int) -> RenderableType:
    """The table, and the log to its right."""
    log_width = min(56, screen.width * 3 // 8)
    width = screen.width - log_width - 3
    table, _ = fitted(screen, frame._replace(sight=frame.sight._replace(width=width)), room, 0)
    height = max(screen.lines(Group(*table), width), room)
    bar = "|" if frame.sight.ascii_only else "│"
    grid = Table.grid(padding=0)
    for wide in (width, 3, log_width):
        grid.add_column(width=wide)
    rule = Text("\n".join([f" {bar} "] * height), style="dim")
    grid.add_row(Group(*table), rule, Group(*written(frame, height, log_width)))
    return grid


def told(frame: Frame) -> Sequence[Line]:
    """The log without a heading below which nothing has happened yet."""
    ends = len(frame.log) > 0 and frame.log[-1].kind in frame.drawing.headings
    return frame.log[:-1] if ends else frame.log


def written(frame: Frame, room: int, width: int) -> list[Text]:
    """The last lines of the log, as many as there is room for; the fresh ones stand out."""
    rows: list[Text] = []
    shown = 0
    log = told(frame)
    for line in reversed(log):
        block = log_rows(frame, line, width)
        if len(rows) + len(block) > room:
            break
        rows = block + rows
        shown += 1
    missing = sum(line.fresh for line in log[: len(log) - shown])
    if missing and rows:
        rows[0] = Text(text(frame.sight.lang, "", "log-more", count=missing + 1), style="dim italic")
    return rows


def log_rows(frame: Frame, line: Line, width: int) -> list[Text]:
    heading = line.kind in frame.drawing.headings
    style = ("bold" if heading else "") if line.fresh else "dim"
    dash = "-" if frame.sight.ascii_only else "–"
    indent = "  " * line.depth
    words = Text(f"{dash} {line.words} {dash}" if heading else line.words, style=style)
    rows = []
    for n, row in enumerate(wrapped(words, width - len(indent) - 2)):
        row.rstrip()
        rows.append(Text.assemble(indent + ("  " if n else ""), row))
    return rows


def wrapped(words: Text, width: int) -> list[Text]:
    return list(words.wrap(PLAIN, max(width, 10)))


def bar(frame: Frame, width: int) -> list[Text]:
    """The question across the whole screen, with the status at its right end or, if there is no room, below."""
    mark = ">" if frame.sight.ascii_only else "▶"
    status = frame.drawing.status(frame.view, frame.sight).plain
    lines = [line.plain.strip() for line in wrapped(Text(frame.question), width - 4)]
    rows = [f" {mark} {line}" if n == 0 else f"   {line}" for n, line in enumerate(lines)]
    room = width - cell_len(rows[-1]) - cell_len(status) - 1
    if room > 1:
        rows[-1] += " " * room + status
    elif status:
        rows.append(" " * (width - cell_len(status) - 1) + status)
    return [Text(set_cell_size(row, width), style="bold reverse", no_wrap=True) for row in rows]


def asked(screen: Screen, frame: Frame) -> list[RenderableType]:
    """The question as a bar across the screen, the options below it."""
    cells = []
    on_table = frame.drawing.on_table(frame.view)
    for one in frame.options:
        if one.number in on_table and frame.picked != one.option:
            continue
        number = Text(f"{one.number:>2} ", style="bold cyan")
        if frame.picked == one.option:
            cells.append(Cell(Text.assemble(number, (f"{one.words} {'<' if frame.sight.ascii_only else '◀'}", "bold"))))
        else:
            cells.append(Cell(Text.assemble(number, (one.words, "" if one.number else "italic"))))
    notice = [Text(frame.notice, style="bold yellow")] if frame.notice else []
    return [*bar(frame, screen.width), *in_columns(cells, screen.width, max(4, screen.height // 4)), *notice]
