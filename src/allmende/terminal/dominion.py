"""Dominion's table: supply and trash, the others, one's own cards. Types are shown by colour and by sign."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from allmende.dominion import RULES
from allmende.dominion.card import BY_SLUG
from allmende.locales import name_of, text
from allmende.table import Json
from allmende.terminal.drawing import Drawing, Sight
from allmende.terminal.layout import Cell, flowing, in_columns
from allmende.terminal.log import Seen

GAME: Final = RULES.name

SIGNS: Final[dict[str, tuple[str, str]]] = {
    "treasure": ("●", "$"),
    "victory": ("▲", "V"),
    "curse": ("▼", "C"),
    "action": ("◆", "A"),
    "attack": ("†", "!"),
    "reaction": ("↺", "~"),
}
"""A sign for each type, and one for screens that know only plain letters."""

ZONES: Final = {"in_play": "in-play", "looking": "looking", "aside": "aside"}
"""Where cards lie only for a while, as the view and as the texts call it."""

COLOURS: Final = {"treasure": "yellow", "victory": "green", "curse": "magenta", "attack": "red", "reaction": "blue"}
"""The first of a card's types in this order gives its colour; plain Actions have none."""


class DominionDrawing(Drawing):
    headings = frozenset({"turn", "game-over"})

    def table(self, view: Json, sight: Sight) -> list[RenderableType]:
        table = view["table"]
        offered = offered_things(view)
        lines = supply(table, sight, offered) + [Text()] * (sight.air > 0)
        for player in in_turn_order(table["players"], sight.seat):
            if player["seat"] != sight.seat:
                lines += other_player(player, sight)
        if sight.seat is not None:
            lines += [Text()] * (sight.air > 1) + own_cards(table["players"][sight.seat], sight, offered)
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

    def facts(self, kind: str, slug: str, lang: str, options: Json) -> str:
        if kind != "card" or slug not in BY_SLUG:
            return ""
        card = BY_SLUG[slug]
        types = ", ".join(text(lang, GAME, f"type-{name}") for name in card.type_names())
        expansion = text(lang, GAME, f"set-{card.expansion}")
        return f"{text(lang, GAME, 'cost', cost=card.cost)} · {types} · {expansion}"

    def legend(self, lang: str, ascii_only: bool) -> list[RenderableType]:
        signs = [
            Text(f"{sign[ascii_only]} {text(lang, GAME, f'type-{name}')}", style=COLOURS.get(name, ""))
            for name, sign in SIGNS.items()
        ]
        return [Text("  ").join(signs)]

    def score_notes(self, view: Json, lang: str) -> list[tuple[str, list[str]]]:
        players = view["table"]["players"]
        return [
            (text(lang, GAME, "cards"), [str(sum(player["cards"].values())) for player in players]),
            (text(lang, GAME, "turns"), [str(player["turns"]) for player in players]),
        ]


DRAWING = DominionDrawing(GAME)


def offered_things(view: Json) -> set[tuple[str, str]] | None:
    """The cards and piles that can be picked now; None if this seat has nothing to pick."""
    if view["choice"] is None:
        return None
    return {(key[0], key[1]) for key in (option["key"] for option in view["choice"]["options"]) if len(key) == 2}


def in_turn_order(players: Sequence[Json], seat: int | None) -> list[Json]:
    first = 0 if seat is None else seat
    return [*players[first:], *players[:first]]


# Cards


def colour(types: Iterable[str]) -> str:
    return next((style for name, style in COLOURS.items() if name in types), "")


def sign(types: Iterable[str], ascii_only: bool) -> str:
    return "".join(signs[ascii_only] for name, signs in SIGNS.items() if name in types)


def card_text(slug: str, count: int, sight: Sight, style: str = "") -> Text:
    """A card where it lies: sign, name, and how many."""
    types = BY_SLUG[slug].type_names()
    times = f" {'x' if sight.ascii_only else '×'}{count}" if count > 1 else ""
    words = f"{sign(types, sight.ascii_only)} {name_of(sight.lang, GAME, 'card', slug)}{times}"
    return Text(words, style=f"{colour(types)} {style}".strip())


def card_texts(slugs: Sequence[str], sight: Sight, picks: set[tuple[str, str]] | None = None) -> list[Text]:
    return [
        card_text(slug, slugs.count(slug), sight, "bold underline" if picks and ("card", slug) in picks else "")
        for slug in dict.fromkeys(slugs)
    ]


def pile_text(pile: Mapping[str, Any], known: str, sight: Sight) -> list[Text]:
    """A pile of which some cards are known: these, and how many are not."""
    slugs = pile[known]
    hidden = pile["count"] - len(slugs)
    rest = [Text(text(sight.lang, GAME, "unknown-cards", count=hidden), style="dim")] if hidden else []
    return [*card_texts(slugs, sight), *rest]


# The supply


def supply(table: Json, sight: Sight, offered: set[tuple[str, str]] | None) -> list[Text]:
    kingdom = set(table["kingdom"])
    piles = table["supply"]
    order = list(SIGNS)
    basic = sorted(
        [pile for pile in piles if pile["card"] not in kingdom],
        key=lambda pile: (order.index(pile["types"][0]), pile["cost"]),
    )
    groups = (basic, [pile for pile in piles if pile["card"] in kingdom])
    lines = [headline(table, sight)]
    for group in groups:
        cells = [supply_cell(pile, sight, ("pile", pile["card"]) in (offered or ())) for pile in group]
        lines += [Text()] * (sight.air > 1) + in_columns(cells, sight.width)
    return lines


def supply_cell(pile: Mapping[str, Any], sight: Sight, lit: bool) -> Cell:
    """Sign, name, cost, how many are left; bright if it can be picked now."""
    types, count = pile["types"], pile["count"]
    bright = "bold" if lit else "" if count else "dim"
    left = Text(f"{sign(types, sight.ascii_only):<2} ", style=f"{colour(types)} {bright}".strip())
    left.append(name_of(sight.lang, GAME, "card", pile["card"]), style="" if count else "strike")
    right = Text(f"${pile['cost']}", style=bright)
    right.append(f" {count:>2}", style="" if count > 2 else "reverse")
    return Cell(left, right)


def headline(table: Json, sight: Sight) -> Text:
    line = Text(text(sight.lang, GAME, "supply"), style="bold", no_wrap=True, overflow="ellipsis")
    empty = sum(pile["count"] == 0 for pile in table["supply"])
    if empty:
        line.append(f" · {text(sight.lang, GAME, 'empty-piles', count=empty)}", style="bold red")
    line.append(f" · {text(sight.lang, GAME, 'trash')}: ", style="not bold")
    trash = card_texts(table["trash"], sight)
    line.append_text(Text("  ").join(trash) if trash else Text(text(sight.lang, GAME, "nothing"), style="dim not bold"))
    return line


# The players


def counts(player: Json, sight: Sight) -> list[Text]:
    """Deck and discard pile, with what is known of them."""
    deck = Text(f"{text(sight.lang, GAME, 'deck')} {player['deck']['count']}")
    top = player["deck"]["top"]
    if top and top[0]:
        deck.append_text(Text.assemble(" (", card_text(top[0], 1, sight), ")"))
    discard = Text(f"{text(sight.lang, GAME, 'discard')} {player['discard']['count']}")
    if player["discard"]["top"]:
        discard.append_text(Text.assemble(" (", card_text(player["discard"]["top"], 1, sight), ")"))
    return [deck, discard]


def name_label(player: Json, sight: Sight) -> Text:
    name = Text(sight.names[player["seat"]], style="bold cyan")
    name.pad_right(max(cell_len(name) for name in sight.names) - name.cell_len + 1)
    return name


def other_player(player: Json, sight: Sight) -> list[Text]:
    hand = Text(f"{text(sight.lang, GAME, 'hand')} {player['hand']['count']}")
    known = card_texts(player["hand"]["known"], sight)
    if known:
        hand.append_text(Text.assemble(" (", Text("  ").join(known), ")"))
    things = [hand, *counts(player, sight)]
    for zone, name in ZONES.items():
        cards = zone_cards(player, zone, sight)
        if cards:
            label = Text(f"{text(sight.lang, GAME, name)}: ")
            things += [Text.assemble(label, cards[0]), *cards[1:]]
    return flowing(name_label(player, sight), things, sight.width)


def own_cards(player: Json, sight: Sight, offered: set[tuple[str, str]] | None) -> list[Text]:
    def row(name: str, things: list[Text]) -> list[Text]:
        return flowing(Text(f"{text(sight.lang, GAME, name)}:", style="bold"), things, sight.width)

    lines = flowing(name_label(player, sight), counts(player, sight), sight.width)
    for zone, name in ZONES.items():
        cards = zone_cards(player, zone, sight)
        if cards:
            lines += row(name, cards)
    hand = card_texts(in_hand_order(player["hand"]["known"]), sight, offered)
    return lines + row("hand", hand or [Text(text(sight.lang, GAME, "nothing"), style="dim")])


def zone_cards(player: Json, zone: str, sight: Sight) -> list[Text]:
    cards = player[zone]
    return card_texts(cards, sight) if isinstance(cards, list) else pile_text(cards, "known", sight)


def in_hand_order(slugs: Sequence[str]) -> list[str]:
    """Actions first, then money, then the rest; dear cards first."""
    order = ("action", "treasure", "victory", "curse")

    def place(slug: str) -> tuple[int, int, str]:
        card = BY_SLUG[slug]
        return min(order.index(name) for name in card.type_names() if name in order), -card.cost, slug

    return sorted(slugs, key=place)
