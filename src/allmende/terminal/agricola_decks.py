"""The X deck and the forest deck in the terminal: what was drawn, tokens on spaces, and what has begun with players."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from allmende.agricola.cards.card import BY_SLUG, EVENT, SPACE
from allmende.locales import text
from allmende.table import Json
from allmende.terminal.agricola_cards import card_text, goods_in_short
from allmende.terminal.agricola_farm import GAME
from allmende.terminal.layout import flowing, short

if TYPE_CHECKING:
    from allmende.terminal.agricola_table import Table

DECKS: Final = (("aliens", "x-deck"), ("woods", "forest-deck"))
"""By the names of their modules."""
CONTACTS: Final = ("leaving", "freezing", "retiring")
TALES: Final = ("leaving", "wild", "skips", "lent", "dying")
"""What is still to come for a player."""
ROAD: Final = "road-not-taken"


def drawn_cards(table: Json) -> list[str]:
    """All cards of the decks that were drawn and not shuffled back."""
    return [slug for module, _ in DECKS if module in table for slug in table[module]["gone"]]


def deck_lines(table: "Table") -> list[Text]:
    """For each deck how many cards are left, and what was drawn and lies neither before a player nor as a space."""
    lines: list[Text] = []
    held = {card["card"] for player in table.players for card in player["played"]}
    for module, name in DECKS:
        if module not in table.table:
            continue
        deck = table.table[module]
        label = Text(table.say(f"board-{name}", count=deck["pile"]), style="bold")
        things = [lying(slug, table.sight.lang) for slug in deck["gone"] if slug not in held and is_beside(slug)]
        things += forest_facts(table, deck) if module == "woods" else []
        if table.sight.air < 1:
            lines.append(short(Text("  ").join([label, *things]), table.sight.width))
        else:
            lines += flowing(label, things, table.sight.width)
    return lines


def is_beside(slug: str) -> bool:
    """Spaces lie on the board."""
    return BY_SLUG[slug].kind != SPACE


def lying(slug: str, lang: str) -> Text:
    """Merchants wait; most events are over."""
    name = card_text(slug, lang)
    if BY_SLUG[slug].kind == EVENT:
        name.stylize("dim")
    return name


def forest_facts(table: "Table", forest: Json) -> list[Text]:
    facts = [table.say("board-held")] if forest["held"] else []
    facts += [table.say("board-dreams", count=forest["dreams"])] if forest["dreams"] else []
    if forest["seen"]:
        facts.append(table.say("board-seen", count=forest["seen"], **table.named(forest["seen_by"])))
    known = [card_text(slug, table.sight.lang) for slug in forest["top"]]
    return [*[Text(fact, style="magenta") for fact in facts], *known]


def tokens_on(table: "Table", space: Json) -> Text:
    """What lies on a space beside its own goods: other goods, fairies, tokens with the letters of their owners."""
    things = [goods_in_short(space["others"], table.sight.lang)] if "others" in space else []
    if space.get("fairies"):
        things.append(goods_in_short({"fairy": space["fairies"]}, table.sight.lang))
    if space.get("candies"):
        letters = "".join([table.letters[seat] for seat in space["candies"]])
        things.append(Text(table.sign("candy") + letters, style="magenta"))
    if "pitchfork" in space:
        things.append(Text(table.sign("pitchfork") + table.letters[space["pitchfork"]], style="magenta"))
    if space["space"] == ROAD and table.table["woods"]["side"]:
        things.append(Text(text(table.sight.lang, GAME, f"good-{table.table['woods']['side']}", "short")))
    return Text(" ").join(things)


def tales_of(table: "Table", player: Json) -> list[Text]:
    """What cards have begun with a player."""
    found: list[str] = []
    for module, facts in (("aliens", CONTACTS), ("woods", TALES)):
        told = player.get(module, {})
        found += [table.say(f"board-{fact}", count=int(told[fact])) for fact in facts if told.get(fact)]
    by = player.get("aliens", {}).get("beamed_by", -1)
    found += [table.say("board-beamed", **table.named(by))] if by >= 0 else []
    return [Text(words, style="magenta") for words in found]
