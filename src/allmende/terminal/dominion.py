"""Dominion in the terminal: its table, what stands beside a question, and what is said of cards and landscapes."""

from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from allmende.dominion.card import BY_SLUG, LANDSCAPE, MIXED, MIXED_OF
from allmende.dominion.kingdoms import MOUSE
from allmende.locales import LANGUAGES, has_text, name_of, names_of, text
from allmende.table import Json, Key
from allmende.terminal.dominion_table import (
    BOUGHT,
    COLOURS,
    GAME,
    SCANTY,
    SIGNS,
    beside,
    cost_told,
    in_turn_order,
    offered_things,
    other_player,
    own_cards,
    supply,
)
from allmende.terminal.drawing import Drawing, Sight
from allmende.terminal.log import Seen

NOUNS: Final = ("card", "landscape", "pile", "token", "mat")
"""What a person may ask about by its name."""


class DominionDrawing(Drawing):
    headings = frozenset({"turn", "game-over"})
    tightest = SCANTY

    def table(self, view: Json, sight: Sight) -> list[RenderableType]:
        table = view["table"]
        offered = offered_things(view)
        lines = supply(table, sight, offered) + beside(table, sight, offered) + [Text()] * (sight.air > 0)
        for player in in_turn_order(table["players"], sight.seat):
            if player["seat"] != sight.seat:
                lines += other_player(table, player, sight)
        if sight.seat is not None:
            lines += [Text()] * (sight.air > 1) + own_cards(table, sight, offered)
        return list(lines)

    def status(self, view: Json, sight: Sight) -> Text:
        """What the turn still holds."""
        turn = view["table"]["turn"]
        number = view["table"]["players"][turn["seat"]]["turns"] + (turn["phase"] != "over")
        line = Text(text(sight.lang, GAME, "turn-number", turn=number))
        if turn["seat"] != sight.seat:
            line.append(f" {sight.names[turn['seat']]}")
        for name in ("actions", "buys"):
            line.append(f" · {text(sight.lang, GAME, name)} {turn[name]}")
        line.append(f" · {text(sight.lang, GAME, 'coins')} ${turn['coins']}")
        if turn["phase"] == "night":
            line.append(f" · {text(sight.lang, GAME, 'night-phase')}")
        return line

    def brief(self, events: list[Seen]) -> list[Seen]:
        """Without the end of a turn: everyone puts the cards away and draws a new hand."""
        kept, cleaning = [], False
        for event in events:
            if event["kind"] == "clean-up":
                cleaning = True
            elif event["kind"] in ("turn", "game-over"):
                cleaning = False
            if not cleaning:
                kept.append(event)
        return kept

    def find(self, word: str) -> tuple[str, str] | None:
        for noun in NOUNS:
            slug = names_of(GAME, noun).get(word.strip().casefold())
            if slug is not None:
                return noun, slug
        return super().find(word) or self.meant(word.strip().casefold())

    def meant(self, beginning: str) -> tuple[str, str] | None:
        """What is no card, by the beginning of its name."""
        found = {
            (noun, slug)
            for noun in NOUNS[1:]
            for name, slug in names_of(GAME, noun).items()
            if beginning and name.startswith(beginning)
        }
        return found.pop() if len(found) == 1 else None

    def thing_of(self, key: Key) -> tuple[str, str] | None:
        """Coffers, Villagers and debt are options of their own."""
        if len(key) == 2 and has_text("en", GAME, f"token-{key[0]}"):
            return "token", str(key[0])
        return super().thing_of(key)

    def facts(self, kind: str, slug: str, lang: str, options: Json) -> str:
        if kind == "card" and slug in BY_SLUG:
            card = BY_SLUG[slug]
            types = ", ".join(text(lang, GAME, f"type-{name}") for name in card.type_names())
            told = [cost_told(lang, card.price.coins, card.price.debt), types]
            if slug in MIXED_OF:
                told.append(name_of(lang, GAME, "pile", MIXED_OF[slug].slug))
            if card.heirloom:
                told.append(f"{text(lang, GAME, 'type-heirloom')}: {name_of(lang, GAME, 'card', card.heirloom)}")
            return " · ".join([*told, text(lang, GAME, f"set-{card.expansion}")])
        if kind == "landscape" and slug in LANDSCAPE:
            thing = LANDSCAPE[slug]
            cost = [cost_told(lang, thing.price.coins, thing.price.debt)] if thing.kind in BOUGHT else []
            return " · ".join(
                [*cost, text(lang, GAME, f"type-{thing.kind}"), text(lang, GAME, f"set-{thing.expansion}")]
            )
        if kind == "pile" and slug in MIXED:
            parts = ", ".join(name_of(lang, GAME, "card", part) for part in MIXED[slug].parts)
            return f"{parts} · {text(lang, GAME, f'set-{MIXED[slug].expansion}')}"
        return ""

    def page(self, word: str, view: Json, sight: Sight) -> RenderableType | None:
        """The kingdom as a text that can be pasted."""
        if word.strip().casefold() not in [text(lang, GAME, "page-kingdom") for lang in LANGUAGES]:
            return None
        parts = [part_name(part, sight.lang) for part in view["table"]["text"].split(", ")]
        return Padding(Text(", ".join(parts)), (1, 2))

    def legend(self, lang: str, ascii_only: bool) -> list[RenderableType]:
        signs = [
            Text(f"{sign[ascii_only]} {text(lang, GAME, f'type-{name}')}", style=COLOURS.get(name, ""))
            for name, sign in SIGNS.items()
        ]
        return [Text("  ").join(signs), Text(), Text(text(lang, GAME, "page-kingdom", "help"))]

    def score_notes(self, view: Json, lang: str) -> list[tuple[str, list[str]]]:
        players = view["table"]["players"]
        return [
            (text(lang, GAME, "cards"), [str(sum(player["cards"].values())) for player in players]),
            (text(lang, GAME, "turns"), [str(player["turns"]) for player in players]),
        ]


def part_name(part: str, lang: str) -> str:
    """The name of a part of a kingdom: a pile, a landscape, or the card of the Mouse."""
    if part.startswith(MOUSE):
        return MOUSE + name_of(lang, GAME, "card", part.removeprefix(MOUSE))
    noun = "landscape" if part in LANDSCAPE else "pile" if part in MIXED else "card"
    return name_of(lang, GAME, noun, part)


DRAWING = DominionDrawing(GAME)
