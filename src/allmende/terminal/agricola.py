"""Agricola in the terminal: its table, the short log, pages about players, hands and points, help on cards."""

from collections.abc import Mapping
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Sheet
from rich.text import Text

from allmende.agricola.cards.card import BY_SLUG
from allmende.locales import LANGUAGES, name_of, names_of, text
from allmende.table import Json
from allmende.table.results import TEAM, side_by_side
from allmende.terminal.agricola_cards import card_list, cards_in_full, facts_of, goods_in_short, say
from allmende.terminal.agricola_decks import drawn_cards
from allmende.terminal.agricola_farm import ANIMALS, GAME, SIGNS
from allmende.terminal.agricola_table import PIECES, Table, asks_for_cards, numbers_of
from allmende.terminal.drawing import Drawing, Sight
from allmende.terminal.log import Seen

QUIET: Final = frozenset({"pay"})
"""Events that the table shows anyway."""
TOLD_PHASES: Final = frozenset({"field-phase", "feeding", "heating", "breeding"})
PAGES: Final = ("points", "hand", "majors", "rounds", "drawn")
SPARE: Final = 4
"""How wide a page is less than the screen."""


class AgricolaDrawing(Drawing):
    headings = frozenset({"round", "phase", "game-over"})
    made = frozenset({"use", "build-fences"})
    wide = 170
    tightest = -2
    news = 2

    def table(self, view: Json, sight: Sight) -> list[RenderableType]:
        return list(Table(view, sight).lines())

    def on_table(self, view: Json) -> frozenset[int]:
        numbers = numbers_of(view)
        if asks_for_cards(numbers):
            return frozenset(numbers.values())
        return frozenset(n for key, n in numbers.items() if key[0] in ("space", "cell", "special", "bed"))

    def status(self, view: Json, sight: Sight) -> Text:
        """The round, and what can be paid with."""
        if sight.seat is None:
            return Text()
        me = view["table"]["players"][sight.seat]
        if view["table"]["phase"] == "draft":
            return Text()
        words = say(sight.lang, "round-short", round=view["table"]["round"])
        goods = {good: n for good, n in me["goods"].items() if good not in ANIMALS}
        return Text(f"{words} · {goods_in_short(goods, sight.lang).plain or say(sight.lang, 'no-goods')}")

    def brief(self, events: list[Seen]) -> list[Seen]:
        """Where people were placed is told with what they got there, fences as a number."""
        kept: list[dict[str, Any]] = []
        for event in events:
            last = kept[-1] if kept else {}
            kind, same = event["kind"], last.get("seat") == event["seat"]
            if kind == "phase" and last.get("kind") == "phase":
                kept.pop()  # nothing happened in it
            if kind in QUIET or (kind == "phase" and event["phase"] not in TOLD_PHASES):
                continue
            if kind == "place":
                kept.append({**event, "kind": "use", "goods": [], "taken": 0})
            elif kind == "get" and same and last["kind"] == "use":
                last["goods"] = [*last["goods"], *event["goods"]]
                last["taken"] = len(last["goods"])
            elif kind == "build-fence" and "farm" not in event and same and last["kind"] == "build-fences":
                last["count"] += 1
            elif kind == "build-fence" and "farm" not in event:
                fences = {key: value for key, value in event.items() if key != "edge"}
                kept.append({**fences, "kind": "build-fences", "count": 1, "cell": [], "closed": 0})
            elif kind == "enclose" and same and last["kind"] == "build-fences":
                last["cell"], last["closed"] = event["cell"], len(event["cell"])
            else:
                kept.append(dict(event))
        return list(kept)

    # Help

    def find(self, word: str) -> tuple[str, str] | None:
        for kind in ("space", "special"):
            slug = names_of(GAME, kind).get(word.strip().casefold())
            if slug is not None:
                return kind, slug
        found = super().find(word)
        return None if found is None else ("card", first_of_its_name(found[1]))

    def facts(self, kind: str, slug: str, lang: str, options: Json) -> str:
        return facts_of(slug, lang) if kind == "card" and slug in BY_SLUG else ""

    def legend(self, lang: str, ascii_only: bool) -> list[RenderableType]:
        signs = {name: both[ascii_only] for name, both in {**SIGNS, **PIECES}.items()}
        growing = ("grain", "vegetable", "sheep", "boar", "cattle")
        shorts = [f"{text(lang, GAME, f'good-{good}', 'sign')} {name_of(lang, GAME, 'good', good)}" for good in growing]
        for good in ("food", *growing):
            name, short = name_of(lang, GAME, "good", good), text(lang, GAME, f"good-{good}", "short")
            shorts += [f"{short} {name}"] if short != name else []
        return [
            Text(say(lang, "legend-farm", **signs)),
            Text(say(lang, "legend-moor", **signs)),
            Text("  ".join(shorts)),
            Text(say(lang, "legend-board", **signs)),
            Text(say(lang, "legend-decks", **signs)),
            Text(say(lang, "legend-cards")),
            Text(say(lang, "legend-lines")),
            Text(),
            *[Text(text(lang, GAME, f"page-{page}", "help")) for page in PAGES],
            Text(say(lang, "page-player")),
        ]

    def page(self, word: str, view: Json, sight: Sight) -> RenderableType | None:
        wanted = word.strip().casefold()
        for page in PAGES:
            words = [text(lang, GAME, f"page-{page}") for lang in LANGUAGES]
            if wanted and wanted in [one.strip() for both in words for one in both.split(",")]:
                return self.page_about(page, view["table"], sight)
        names = [name.casefold() for name in sight.names]
        return player_page(names.index(wanted), view, sight) if wanted in names else None

    def page_about(self, page: str, table: Json, sight: Sight) -> RenderableType | None:
        lang = sight.lang
        if page == "points":
            return points_page(table["players"], sight, self)
        if page == "rounds":
            return rounds_page(table, lang)
        if page == "drawn":
            drawn = drawn_cards(table)
            return card_list(say(lang, "board-drawn"), drawn, lang, "" if drawn else say(lang, "board-nothing-drawn"))
        if page == "majors":
            free = [major["card"] for major in table["majors"] if major["holder"] is None]
            return card_list(say(lang, "majors"), free, lang)
        hand = [] if sight.seat is None else table["players"][sight.seat]["hand"]["known"]
        return card_list(say(lang, "hand"), hand, lang, "" if hand else say(lang, "no-cards"))


DRAWING = AgricolaDrawing(GAME)


def first_of_its_name(slug: str) -> str:
    """Of cards with the same name, such as the Fireplaces, the first."""
    name = name_of("en", GAME, "card", slug)
    return next((card for card in BY_SLUG if name_of("en", GAME, "card", card) == name), slug)


def player_page(seat: int, view: Json, sight: Sight) -> RenderableType:
    """A player's farm and everything that lies before them, with the texts of their cards."""
    table = Table({**view, "choice": None}, sight._replace(seat=seat, width=sight.width - SPARE, air=1), tall=True)
    parts: list[RenderableType] = [*table.farm_with_things()]
    if not table.roomy:
        parts += [Text(), *table.points_block(table.me)]
    parts += cards_in_full([card["card"] for card in table.me["played"]], sight.lang)
    return Padding(Group(*parts), (1, 2))


def points_page(players: list[Json], sight: Sight, drawing: Drawing) -> RenderableType:
    """The score sheet as it would be now."""
    sheet = Sheet(title=say(sight.lang, "points-now"), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    sheet.add_column("", no_wrap=True)
    scores: list[Mapping[str, int]] = [player["score"] for player in players]
    seats = side_by_side(scores)
    for seat in seats:
        sheet.add_column(Text(sight.names[seat]), justify="right")
    scores = [scores[seat] for seat in seats]
    for category in scores[0]:
        if category == "total":
            sheet.add_section()
        row = [Text(str(score[category]), style="red" if score[category] < 0 else "") for score in scores]
        style = "bold" if category in ("total", TEAM) else ""
        sheet.add_row(Text(drawing.category(category, sight.lang)), *row, style=style)
    return Padding(sheet, (1, 2))


def rounds_page(table: Json, lang: str) -> RenderableType:
    """All round cards by stages: those that lie there, and those to come in any order."""
    parts: list[RenderableType] = [Text(say(lang, "rounds"), style="bold")]
    number = 0
    for n, stage in enumerate(table["stages"]):
        parts += [Text(), Text(say(lang, "stage-of", stage=n + 1), style="bold")]
        shown = [slug for slug in table["rounds"] if slug in stage]
        for slug in [*shown, *[slug for slug in stage if slug not in shown]]:
            number += 1
            known = slug in shown
            line = Text(f"{number:>2} " if known else " ? ", style="dim")
            line.append(name_of(lang, GAME, "space", slug), style="not dim")
            line.append(f"  {text(lang, GAME, f'space-{slug}', 'text')}")
            parts.append(line)
        parts.append(Text(say(lang, "harvest-after", round=number), style="red"))
    return Padding(Group(*parts), (1, 2))
