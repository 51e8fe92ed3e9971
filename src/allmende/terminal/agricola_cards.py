"""Agricola's cards in words: what they cost and need, in a line, in a row of their own, or on a page."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from allmende.agricola.cards.card import BY_SLUG, KIND_NAMES, MINOR, OCCUPATION, Card
from allmende.agricola.cards.printed import Need
from allmende.agricola.goods import Bundle, to_json
from allmende.locales import counted, listed, name_of, text
from allmende.terminal.agricola_farm import COLOURS, GAME
from allmende.terminal.drawing import Sight
from allmende.terminal.frame import wrapped
from allmende.terminal.layout import shortened

KIND_COLOURS: Final = ("yellow", "cyan", "red", "", "magenta", "green", "blue")
"""Occupations, minor and major improvements: as the frames of the cards. Then rules, events, merchants, spaces."""
INDENT: Final = 3


def say(lang: str, message: str, **args: Any) -> str:
    return text(lang, GAME, message, **args)


# Goods


def goods_in_short(goods: Mapping[str, int], lang: str) -> Text:
    """What there is of each, with the shortest names: "3 clay 1 stone"."""
    things = [
        Text(f"{n} {text(lang, GAME, f'good-{good}', 'short')}", style=COLOURS.get(good, ""))
        for good, n in goods.items()
        if n
    ]
    return Text(" ").join(things)


def spoken_goods(goods: Mapping[str, int], lang: str) -> list[str]:
    return counted(lang, GAME, [good for good, n in goods.items() for _ in range(n)], "good")


def spoken_cost(bundle: Bundle, lang: str) -> str:
    return listed(lang, spoken_goods(to_json(bundle), lang))


# Cards


def card_name(slug: str, lang: str) -> str:
    return name_of(lang, GAME, "card", slug)


def card_text(slug: str, lang: str) -> Text:
    """A card by its name, in the colour of its kind."""
    return Text(card_name(slug, lang), style=KIND_COLOURS[BY_SLUG[slug].kind])


def cost_in_short(card: Card, lang: str) -> Text:
    ways = [goods_in_short(to_json(cost), lang) for cost in card.costs if cost]
    return Text("/").join(ways)


def needs_of(slug: str, lang: str) -> str:
    """The prerequisite of a card; empty if it has none."""
    return listed(lang, [spoken_need(need, lang) for need in BY_SLUG[slug].needs])


def spoken_need(need: Need, lang: str) -> str:
    space = name_of(lang, GAME, "space", need.space) if need.space else ""
    what = say(lang, f"needs-{need.name}", n=need.n, goods=spoken_cost(need.goods, lang), space=space)
    return say(lang, f"needs-{need.bound}", what=what) if need.bound else what


def facts_of(slug: str, lang: str) -> str:
    """Kind, cost, prerequisite, points, deck and category in one line."""
    card = BY_SLUG[slug]
    facts = [say(lang, f"kind-{KIND_NAMES[card.kind]}")]
    costs = [spoken_cost(cost, lang) for cost in card.costs if cost]
    if card.returns:
        costs.append(say(lang, "hand-back", card=card_name(card.returns[0], lang)))
    if costs:
        facts.append(say(lang, "costs", cost=say(lang, "or-else").join(costs)))
    if needs_of(slug, lang):
        facts.append(say(lang, "needs", needs=needs_of(slug, lang)))
    if card.points:
        facts.append(say(lang, "points", points=card.points))
    if card.players > 1:
        facts.append(say(lang, "from-players", players=card.players))
    if card.traveling:
        facts.append(say(lang, "traveling"))
    if card.kind in (OCCUPATION, MINOR):
        facts.append(say(lang, f"deck-{card.code[:1].lower()}"))
        facts.append(say(lang, f"category-{card.category}"))
    return " · ".join(facts)


def hand_entry(slug: str, lang: str, lit: bool = False) -> Text:
    """A card of the hand: name, cost, what it needs."""
    name = card_text(slug, lang)
    if lit:
        name.stylize("bold")
    line = Text.assemble(name)
    cost = cost_in_short(BY_SLUG[slug], lang)
    extra = [part for part in (cost, Text(needs_of(slug, lang), style="italic")) if part]
    if extra:
        line.append_text(Text.assemble(" (", Text(", ").join(extra), ")"))
    return line


# Rows to choose from


def card_rows(cards: Sequence[tuple[int, str]], sight: Sight, most: int) -> list[Text]:
    """Cards with the numbers they are picked by: name, cost and points, and what they do on so many lines at most."""
    lang = sight.lang
    names = [card_name(slug, lang) for _, slug in cards]
    wide = min(max(map(len, names)), 22)
    costs = [cost_with_points(slug, lang) for _, slug in cards]
    cost_wide = min(max(cost.cell_len for cost in costs), 24)
    rows = []
    for (number, slug), name, cost in zip(cards, names, costs, strict=True):
        row = Text.assemble((f"{number:>2} ", "bold cyan"), (shortened(name, wide), KIND_COLOURS[BY_SLUG[slug].kind]))
        row.pad_right(INDENT + wide + 1 - row.cell_len)
        cost.truncate(cost_wide, overflow="ellipsis")
        row.append_text(cost)
        row.pad_right(INDENT + wide + cost_wide + 2 - row.cell_len)
        rows += with_words(row, words_of(slug, lang), sight.width, most)
    return rows


def with_words(row: Text, words: str, width: int, most: int) -> list[Text]:
    """A row, and words in what is left of its line and below, on so many lines at most."""
    indent = row.cell_len
    lines = wrapped(Text(words, style="dim"), width - indent)
    if len(lines) > most:
        last = " ".join(line.plain.strip() for line in lines[most - 1 :])
        lines = [*lines[: most - 1], Text(shortened(last, width - indent), style="dim")]
    for line in lines:
        line.rstrip()
    return [row.append_text(lines[0]), *[Text(" " * indent).append_text(line) for line in lines[1:]]]


def cost_with_points(slug: str, lang: str) -> Text:
    card = BY_SLUG[slug]
    cost = cost_in_short(card, lang)
    if card.points:
        cost.append(f"{' ' if cost else ''}[{card.points}]", style="bold")
    return cost


def words_of(slug: str, lang: str) -> str:
    """The text of a card, with what it needs before it."""
    needs = needs_of(slug, lang)
    words = text(lang, GAME, f"card-{slug}", "text")
    return f"[{needs}] {words}" if needs else words


# Pages


def card_list(title: str, slugs: Iterable[str], lang: str, note: str = "") -> RenderableType:
    """Cards with all there is to say about them, on a page."""
    heading = [Text(title, style="bold"), Text(note, style="dim")] if note else [Text(title, style="bold")]
    return Padding(Group(*heading, *cards_in_full(slugs, lang)), (1, 2))


def cards_in_full(slugs: Iterable[str], lang: str) -> list[Text]:
    parts = []
    for slug in slugs:
        parts += [Text(), Text(card_name(slug, lang), style=f"bold {KIND_COLOURS[BY_SLUG[slug].kind]}")]
        parts += [Text(facts_of(slug, lang), style="dim"), Text(text(lang, GAME, f"card-{slug}", "text"))]
    return parts
