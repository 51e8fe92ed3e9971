"""Dominion's table: supply and trash, what lies beside the kingdom, the others, one's own cards. Types are shown by
colour and by sign."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from allmende.dominion import RULES
from allmende.dominion.card import BY_SLUG, EVENT, LANDSCAPE, PROJECT, WAY
from allmende.locales import name_of, text
from allmende.table import Json
from allmende.terminal.drawing import Sight
from allmende.terminal.layout import Cell, flowing, in_columns, in_lines

GAME: Final = RULES.name

SIGNS: Final[dict[str, tuple[str, str]]] = {
    "treasure": ("●", "$"),
    "victory": ("▲", "V"),
    "curse": ("▼", "C"),
    "action": ("◆", "A"),
    "attack": ("†", "!"),
    "reaction": ("↺", "~"),
    "duration": ("»", "D"),
    "night": ("☾", "N"),
    "reserve": ("□", "R"),
    "traveller": ("→", "T"),
    "castle": ("♜", "K"),
    "command": ("‼", "M"),
    "doom": ("☠", "X"),
    "fate": ("✦", "F"),
    "heirloom": ("♥", "H"),
    "spirit": ("≈", "S"),
    "liaison": ("∞", "L"),
    "townsfolk": ("⌂", "W"),
}
"""A sign for each type, and one for screens that know only plain letters."""

LIT: Final = "bold underline"
BOUGHT: Final = (EVENT, PROJECT)

ZONES: Final = {"in_play": "in-play", "looking": "looking", "aside": "aside"}
"""Where cards lie only for a while, as the view and as the texts call it."""

JOURNEY: Final = "journey"
SCANTY: Final = -2
"""So little room that the table leaves out what lies below in piles, what is not in the supply, and what is to come."""

COLOURS: Final = {
    "treasure": "yellow", "victory": "green", "curse": "magenta", "attack": "red", "reaction": "blue",
    "duration": "bright_yellow", "night": "bright_black", "reserve": "bright_green",
}  # fmt: skip
"""The first of a card's types in this order gives its colour; plain Actions have none."""


def offered_things(view: Json) -> set[tuple[str, str]] | None:
    """The cards and piles that can be picked now; None if this seat has nothing to pick."""
    if view["choice"] is None:
        return None
    return {(key[0], key[1]) for key in (option["key"] for option in view["choice"]["options"]) if len(key) == 2}


def cost_told(lang: str, cost: int, debt: int) -> str:
    return text(lang, GAME, "cost", price=price(lang, cost, debt))


def price(lang: str, cost: int, debt: int) -> str:
    return text(lang, GAME, "price", cost=cost, debt=debt)


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
        card_text(slug, slugs.count(slug), sight, LIT if picks and ("card", slug) in picks else "")
        for slug in dict.fromkeys(slugs)
    ]


def any_name(slug: str, sight: Sight) -> str:
    """The name of a card or a landscape."""
    return name_of(sight.lang, GAME, "landscape" if slug in LANDSCAPE else "card", slug)


def pile_text(
    pile: Mapping[str, Any], known: str, sight: Sight, picks: set[tuple[str, str]] | None = None
) -> list[Text]:
    """A pile of which some cards are known: these, and how many are not."""
    slugs = pile[known]
    hidden = pile["count"] - len(slugs)
    rest = [Text(text(sight.lang, GAME, "unknown-cards", count=hidden), style="dim")] if hidden else []
    return [*card_texts(slugs, sight, picks), *rest]


# The supply


def supply(table: Json, sight: Sight, offered: set[tuple[str, str]] | None) -> list[Text]:
    kingdom = set(table["kingdom"])
    order = list(SIGNS)
    ten = [pile for pile in table["supply"] if (pile["pile"] or pile["card"]) in kingdom]
    basic = sorted(
        [pile for pile in table["supply"] if pile not in ten],
        key=lambda pile: (order.index(pile["types"][0]), pile["cost"]),
    )
    lines = [headline(table, sight)]
    for group in (basic, ten):
        lines += [Text()] * (sight.air > 1) + in_columns(supply_cells(group, sight, offered), sight.width)
    for pile in ten if sight.air > SCANTY else []:
        if len(set(pile["below"])) > 1 or any(slug != pile["card"] for slug in pile["below"]):
            label = Text(f"{name_of(sight.lang, GAME, 'pile', pile['pile'])}:")
            lines += flowing(label, card_texts([pile["card"], *pile["below"]], sight), sight.width)
    return lines


def supply_cells(piles: list[Json], sight: Sight, offered: set[tuple[str, str]] | None) -> list[Cell]:
    wide = max([2, *[len(sign(pile["types"], sight.ascii_only)) for pile in piles]])
    return [supply_cell(pile, wide, sight, ("pile", pile["card"]) in (offered or ())) for pile in piles]


def supply_cell(pile: Mapping[str, Any], wide: int, sight: Sight, lit: bool) -> Cell:
    """Sign, name, cost, how many are left; bright if it can be picked now."""
    types, count = pile["types"], pile["count"]
    bright = "bold" if lit else "" if count else "dim"
    left = Text(f"{sign(types, sight.ascii_only):<{wide}} ", style=f"{colour(types)} {bright}".strip())
    left.append(name_of(sight.lang, GAME, "card", pile["card"]), style="" if count else "strike")
    right = Text(price(sight.lang, pile["cost"], pile["debt"]), style=bright)
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


# Beside the kingdom


def beside(table: Json, sight: Sight, offered: set[tuple[str, str]] | None) -> list[Text]:
    """Landscapes, the Druid's Boons, the Hexes, and piles that are not in the supply."""

    def say(message: str, **args: Any) -> str:
        return text(sight.lang, GAME, message, **args)

    things = [landscape_text(thing, table, sight, offered) for thing in table["landscapes"]]
    rows = [(say("board-landscapes"), things)]
    if sight.air > SCANTY:
        rows.append((say("type-boon"), [landscape_name(slug, sight, offered) for slug in table["boons"]]))
        rows.append((say("type-hex"), hexes(table["hexes"], sight, offered) if table["hexes"] is not None else []))
        cells = supply_cells(table["beside"], sight, offered)
        rows.append((say("beside"), [Text.assemble(cell.left, " ", cell.right) for cell in cells]))
    return in_rows([(label, things) for label, things in rows if things], sight)


def in_rows(rows: list[tuple[str, list[Text]]], sight: Sight) -> list[Text]:
    """A line or more for each label; where there is little room, all after another."""
    if sight.air < 0:
        return in_lines([thing for row in rows for thing in run_in(*row)], sight.width)
    return [line for label, things in rows for line in flowing(Text(f"{label}:", style="bold"), things, sight.width)]


def run_in(label: str, things: list[Text]) -> list[Text]:
    return [Text.assemble((f"{label}: ", "bold"), things[0]), *things[1:]]


def hexes(told: Json, sight: Sight, offered: set[tuple[str, str]] | None) -> list[Text]:
    down = Text(text(sight.lang, GAME, "board-face-down", count=told["count"]), style="dim")
    return [down, *[landscape_name(slug, sight, offered) for slug in told["used"]]]


def landscape_name(slug: str, sight: Sight, offered: set[tuple[str, str]] | None) -> Text:
    lit = ("landscape", slug) in (offered or ())
    return Text(name_of(sight.lang, GAME, "landscape", slug), style=LIT if lit else "")


def landscape_text(thing: Json, table: Json, sight: Sight, offered: set[tuple[str, str]] | None) -> Text:
    """Its name, and in brackets its kind, its cost, the points that lie on it, who has it, the card of the Mouse."""
    told = [text(sight.lang, GAME, f"type-{thing['kind']}")]
    if thing["kind"] in BOUGHT:
        told.append(price(sight.lang, thing["cost"], thing["debt"]))
    if thing["stock"]:
        told.append(text(sight.lang, GAME, "board-stock", count=thing["stock"]))
    if thing["kind"] == WAY and table["mouse"] is not None and "mouse" in thing["slug"]:
        told.append(name_of(sight.lang, GAME, "card", table["mouse"]))
    told += [sight.names[player["seat"]] for player in table["players"] if thing["slug"] in player["owns"]]
    return Text.assemble(landscape_name(thing["slug"], sight, offered), f" ({', '.join(told)})")


# The players


def had(table: Json, player: Json, sight: Sight, offered: set[tuple[str, str]] | None = None) -> list[Text]:
    """What a player has besides cards: tokens, and States and Artifacts; Projects are told where they lie."""
    things = []
    for token, count in player["tokens"].items():
        name = name_of(sight.lang, GAME, "token", token)
        words = text(sight.lang, GAME, "board-turned", token=name) if token == JOURNEY else f"{name} {count}"
        lit = any(kind == token for kind, _ in offered or ())
        things.append(Text(words, style=LIT if lit else "bold yellow"))
    lying = [thing["slug"] for thing in table["landscapes"]]
    return things + [Text(any_name(slug, sight), style="bold") for slug in player["owns"] if slug not in lying]


def mats(player: Json, sight: Sight, offered: set[tuple[str, str]] | None = None) -> list[tuple[str, list[Text]]]:
    """The mats on which something lies, with what is known of it."""
    return [
        (name_of(sight.lang, GAME, "mat", mat), pile_text(cards, "known", sight, offered))
        for mat, cards in player["mats"].items()
    ]


def to_come(table: Json, player: Json, sight: Sight) -> list[Text]:
    """What this player's cards still do, with what was set aside for it."""
    found = []
    for effect in table["turn"]["effects"]:
        if effect["seat"] == player["seat"]:
            name = Text(any_name(effect["card"], sight))
            if effect["cards"]:
                name.append_text(Text.assemble(" (", Text("  ").join(card_texts(effect["cards"], sight)), ")"))
            found.append(name)
    return found


def in_play(player: Json, sight: Sight) -> list[Text]:
    """The cards in play; those that will stay there come last, and it is said of them."""
    leaving = player["in_play"][:]
    for slug in player["stays"]:
        leaving.remove(slug)
    staying = card_texts(player["stays"], sight)
    if staying:
        staying[-1].append(f" ({text(sight.lang, GAME, 'board-stays')})", style="not bold")
    return card_texts(leaving, sight) + staying


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


def other_player(table: Json, player: Json, sight: Sight) -> list[Text]:
    hand = Text(f"{text(sight.lang, GAME, 'hand')} {player['hand']['count']}")
    known = card_texts(player["hand"]["known"], sight)
    if known:
        hand.append_text(Text.assemble(" (", Text("  ").join(known), ")"))
    things = [hand, *counts(player, sight), *had(table, player, sight)]
    for label, cards in rows_of(table, player, sight):
        things += run_in(label, cards)
    return flowing(name_label(player, sight), things, sight.width)


def own_cards(table: Json, sight: Sight, offered: set[tuple[str, str]] | None) -> list[Text]:
    player = table["players"][sight.seat]
    lines = flowing(name_label(player, sight), counts(player, sight) + had(table, player, sight, offered), sight.width)
    hand = card_texts(in_hand_order(player["hand"]["known"]), sight, offered)
    nothing = [Text(text(sight.lang, GAME, "nothing"), style="dim")]
    rows = [*rows_of(table, player, sight, offered), (text(sight.lang, GAME, "hand"), hand or nothing)]
    return lines + in_rows(rows, sight)


def rows_of(
    table: Json, player: Json, sight: Sight, offered: set[tuple[str, str]] | None = None
) -> list[tuple[str, list[Text]]]:
    """Where a player's cards lie besides hand, deck and discard pile, as far as some lie there."""
    rows = [(text(sight.lang, GAME, name), zone_cards(player, zone, sight)) for zone, name in ZONES.items()]
    rows += mats(player, sight, offered)
    if sight.air > SCANTY:
        rows.append((text(sight.lang, GAME, "board-later").rstrip(":"), to_come(table, player, sight)))
    return [(label, cards) for label, cards in rows if cards]


def zone_cards(player: Json, zone: str, sight: Sight) -> list[Text]:
    return in_play(player, sight) if zone == "in_play" else pile_text(player[zone], "known", sight)


def in_hand_order(slugs: Sequence[str]) -> list[str]:
    """Actions first, then money, then the rest; dear cards first."""
    order = ("action", "treasure", "night", "victory", "curse")

    def place(slug: str) -> tuple[int, int, str]:
        card = BY_SLUG[slug]
        return min(order.index(name) for name in card.type_names() if name in order), -card.cost, slug

    return sorted(slugs, key=place)
