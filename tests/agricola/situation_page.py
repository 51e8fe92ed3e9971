"""The picture of a farmyard and the table of notes in docs/situations.md, written from what the rules declare.

python -m tests.agricola.situation_page      write them anew
"""

from collections.abc import Iterator
from pathlib import Path

from allmende.agricola.cards.card import CARDS
from allmende.agricola.farm.plan import COLUMNS, PLAN, ROWS
from allmende.table import rules_of

PAGE = Path(__file__).parents[2] / "docs/situations.md"
BEGIN = "<!-- written by python -m tests.agricola.situation_page -->"
END = "<!-- end of the farmyard and the notes -->"


def picture() -> Iterator[str]:
    """The farmyard: cells in the middle of their four edges."""
    for row in range(ROWS):
        yield fences([PLAN.sides[row * COLUMNS + column][0] for column in range(COLUMNS)])
        cells = range(row * COLUMNS, (row + 1) * COLUMNS)
        yield "".join([f"{PLAN.sides[cell][2]:<3}{cell:^3}" for cell in cells]) + str(PLAN.sides[cells[-1]][3])
    yield fences([PLAN.sides[(ROWS - 1) * COLUMNS + column][1] for column in range(COLUMNS)])


def fences(edges: list[int]) -> str:
    return "+" + "+".join([f"{edge:-^5}" for edge in edges]) + "+"


def notes() -> Iterator[str]:
    """What can be noted on which card."""
    rules_of("agricola")
    yield from ("| card | its note |", "| --- | --- |")
    for card in CARDS:
        if card.note is not None:
            named = "".join([f", or `{name}`" for name in card.note.named])
            yield f"| `{card.slug}` | {card.note.form}{named} |"


def written() -> str:
    return "\n".join([*[f"    {line}" for line in picture()], "", "What lies on cards:", "", *notes()])


def page_with(text: str) -> str:
    """The page with its generated part replaced."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{written()}\n\n{END}{after}"


def main() -> None:
    PAGE.write_text(page_with(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
