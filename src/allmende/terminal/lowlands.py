"""The Lowlands in the terminal: its table, the short log, help on tiles, actions and tokens, the signs."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from allmende.locales import listed, name_of, names_of, text
from allmende.lowlands.rules import tile_set_of
from allmende.lowlands.tiles import RESOURCES, TERRAINS, Tile
from allmende.table import Json
from allmende.terminal.drawing import Drawing, Sight
from allmende.terminal.log import Seen
from allmende.terminal.lowlands_farm import (
    KIND_COLOURS,
    SHEEP,
    TERRAIN_COLOURS,
    TERRAIN_SIGNS,
)
from allmende.terminal.lowlands_table import GAME, KINDS, PIECES, Table, letter

DETAILS: Final = frozenset({"hand-in", "step", "reveal-tile", "shuffle", "enclose"})
"""Events that the table shows anyway."""
LISTED: Final = {
    "store": "resource", "take": "resource", "market-card": "resource", "market-store": "resource",
    "build-fence": "edge", "move-fence": "edge", "take-fence": "edge",
}  # fmt: skip
"""Events of which neighbours are told as one, and what is then a list."""


class LowlandsDrawing(Drawing):
    headings = frozenset({"phase", "game-over"})
    noun = "tile"
    wide = 150
    tightest = -1

    def table(self, view: Json, sight: Sight) -> list[RenderableType]:
        return list(Table(view, sight).lines())

    def status(self, view: Json, sight: Sight) -> Text:
        """What can be paid with."""
        if sight.seat is None:
            return Text()
        me = view["table"]["players"][sight.seat]
        hand = [f"{me['hand']['known'][name]}{letter(name, sight)}" for name in RESOURCES]
        return Text(f"{' '.join(hand)} · {text(sight.lang, GAME, 'coins', count=me['coins'])}")

    def brief(self, events: list[Seen]) -> list[Seen]:
        """Without what the table shows anyway; resources stored or taken one by one are told together."""
        kept: list[dict[str, Any]] = []
        for event in events:
            if event["kind"] in DETAILS:
                continue
            last, what = kept[-1] if kept else {}, LISTED.get(event["kind"])
            if what is None:
                kept.append(dict(event))
            elif (last.get("kind"), last.get("seat")) == (event["kind"], event["seat"]):
                last[what] = [*last[what], event[what]]
            else:
                kept.append({**event, what: [event[what]]})
        return list(kept)

    def find(self, word: str) -> tuple[str, str] | None:
        wanted = word.strip().casefold()
        if wanted and any(name.startswith(wanted) for name in ("token", "marke", "fortschrittsmarke", "progress")):
            return "token", ""
        if wanted in names_of(GAME, "space"):
            return "space", names_of(GAME, "space")[wanted]
        return super().find(word)

    def help_on(self, kind: str, slug: str, lang: str, view: Json, options: Json) -> RenderableType | None:
        if kind == "token":
            return help_on_tokens(view["table"], lang)
        tile = own_tile(kind, slug, options)
        if tile is not None and (lang in tile.names or lang in tile.texts):
            name = tile.names.get(lang) or name_of(lang, GAME, kind, slug)
            told = tile.texts.get(lang) or text(lang, GAME, f"tile-{slug.lower()}", "text")
            parts = [Text(name, style="bold"), Text(tile_facts(tile, lang), style="dim"), Text(), Text(told), Text()]
            return Padding(Group(*parts), (1, 2))
        return super().help_on(kind, slug, lang, view, options)

    def facts(self, kind: str, slug: str, lang: str, options: Json) -> str:
        tile = own_tile(kind, slug, options)
        return "" if tile is None else tile_facts(tile, lang)

    def legend(self, lang: str, ascii_only: bool) -> list[RenderableType]:
        signs = {name: both[ascii_only] for name, both in PIECES.items()}
        terrain = [
            Text(f"{TERRAIN_SIGNS[name][ascii_only]} {text(lang, GAME, f'terrain-{name}')}", TERRAIN_COLOURS[name])
            for name in TERRAINS
        ]
        terrain.append(Text(f"{SHEEP} {text(lang, GAME, 'good-sheep')}"))
        terrain.append(Text(f"{signs['first']} {text(lang, GAME, 'legend-first')}"))
        kinds = [
            Text(f"{sign} {text(lang, GAME, f'tile-kind-{kind}', 'many')}", KIND_COLOURS[sign])
            for kind, sign in KINDS.items()
        ]
        shown = {name: signs[name] for name in ("flood", "sure", "maybe", "built", "next")}
        return [
            Text("  ").join(terrain),
            Text("  ").join(kinds),
            Text(text(lang, GAME, "legend-sea", **shown)),
            Text(text(lang, GAME, "legend-lines")),
            Text(text(lang, GAME, "legend-track", token=signs["token"])),
            Text(text(lang, GAME, "legend-income", fence=signs["filled"], house=signs["house"], free=signs["free"])),
            Text(text(lang, GAME, "legend-help")),
        ]


DRAWING = LowlandsDrawing(GAME)


def spoken_good(good: str, count: int, lang: str) -> str:
    one = text(lang, GAME, f"good-{good}", "one")
    return one if count == 1 else f"{count} {text(lang, GAME, f'good-{good}', 'many')}"


def help_on_tokens(table: Json, lang: str) -> RenderableType:
    """What the progress tokens give, in the order in which markers reach them."""
    lines = [Text(text(lang, GAME, "tokens-heading"), style="bold"), Text()]
    for place in table["track"]["tokens"]:
        goods = [spoken_good(good, count, lang) for good, count in table["figures"]["tokens"][place["token"]]]
        lines.append(Text(text(lang, GAME, "token-line", step=place["space"], first=goods[0], second=goods[1])))
    return Padding(Group(*lines, Text(), Text(text(lang, GAME, "tokens-heading", "text")), Text()), (1, 2))


def own_tile(kind: str, slug: str, options: Json) -> Tile | None:
    """A tile as the game with these options has it."""
    return tile_set_of(options.get("tiles")).by_id.get(slug.upper()) if kind == "tile" else None


def tile_facts(tile: Tile, lang: str) -> str:
    """Kind, level, cost, points and terrain in words."""
    costs = [
        f"{count} {text(lang, GAME, f'resource-{name}', 'many')}"
        for name, count in zip(RESOURCES, tile.cost, strict=True)
        if count
    ]
    line = text(
        lang, GAME, "facts-of-tile",
        kind=text(lang, GAME, f"tile-kind-{tile.kind.value}"), level=tile.level, points=tile.points,
        cost=listed(lang, costs) or text(lang, GAME, "nothing"),
    )  # fmt: skip
    for n, name in enumerate(TERRAINS):
        if tile.terrain >> n & 1:
            line += f" · {text(lang, GAME, 'on-terrain', terrain=text(lang, GAME, f'terrain-{name}'))}"
    return line
