"""The words of a situation: cards, spaces, goods and cells, by slug, by name in any language, or as printed."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.actions.space import KEYS, NUMBER_OF, SLUGS
from allmende.agricola.cards.card import BY_SLUG, RULE, Card
from allmende.agricola.goods import GOODS
from allmende.agricola.state import Agricola
from allmende.table.errors import ImpossibleSituation
from allmende.table.names import find_thing
from allmende.table.outside import shown
from allmende.table.situation import read_list, read_number, read_whole

GAME: Final = "agricola"
MANY: Final = 1000
SPACES: Final = frozenset([str(name) for kind, name in KEYS if kind == "space"])
_codes: dict[str, str] = {}


def codes() -> Mapping[str, str]:
    """What is printed on cards, each with the slug of its card."""
    if not _codes:
        _codes.update({card.code.upper(): slug for slug, card in BY_SLUG.items() if card.code})
    return _codes


# Cards


def read_card(given: Any, rules: bool = False) -> Card:
    """A card: "lasso", "Lasso", "B024". `rules`: what is written like a card counts as well."""
    card = BY_SLUG[find_thing(GAME, "card", given, BY_SLUG, ImpossibleSituation, codes())]
    if card.kind == RULE and not rules:
        raise ImpossibleSituation(f"there is no card {shown(given)}")
    return card


def read_cards(given: Mapping[str, Any], key: str) -> list[Card]:
    found = [read_card(name) for name in read_list(given, key)]
    twice = first_twice([card.slug for card in found])
    if twice:
        raise ImpossibleSituation(f"{key} names {twice} twice: there is only one")
    return found


def first_twice(names: list[str]) -> str:
    """The first name that was named before; empty: none was."""
    return next((name for n, name in enumerate(names) if name in names[:n]), "")


def slugs(cards: list[Card] | tuple[Card, ...]) -> list[str]:
    return [card.slug for card in cards]


# Spaces


def read_space(name: Any) -> int:
    """The number of an action space: "forest", "Forst"."""
    return NUMBER_OF[find_thing(GAME, "space", name, SPACES, ImpossibleSituation)]


def open_space(g: Agricola, name: Any) -> int:
    """A space of this game that people can go to now."""
    number = read_space(name)
    if g.setup.spaces[number] is None:
        raise ImpossibleSituation(f"{SLUGS[number]} is not in this game")
    if number not in g.board:
        raise ImpossibleSituation(f"{SLUGS[number]} is not revealed in round {g.round}")
    return number


# Goods


def read_goods(value: Any) -> list[int]:
    """ "3 wood, grain", or {"wood": 3}."""
    counts = [0] * len(GOODS)
    if isinstance(value, Mapping):
        words = [f"{read_number(value, name, 0, 0, MANY)} {name}" for name in value]
    elif isinstance(value, str):
        words = [word for word in value.split(",") if word.strip()]
    else:
        raise ImpossibleSituation(f"goods are a text like '3 wood, grain', got {shown(value)}")
    for word in words:
        number, _, name = word.strip().rpartition(" ")
        if not (number or "1").isdecimal() or not number.isascii():
            raise ImpossibleSituation(f"there is no good {shown(word.strip())}: there are {', '.join(GOODS)}")
        good = GOODS.index(find_thing(GAME, "good", name, GOODS, ImpossibleSituation))
        if len(number) > 3:
            raise ImpossibleSituation(f"nobody has {word.strip()[:60]}")
        counts[good] += int(number or 1)
    if max(counts) > MANY:
        raise ImpossibleSituation(f"nobody has {max(counts)} of a good")
    return counts


def goods_text(counts: list[int]) -> str:
    """
    >>> goods_text([2, 1])
    '2 food, wood'
    """
    return ", ".join([GOODS[good] if n == 1 else f"{n} {GOODS[good]}" for good, n in enumerate(counts) if n])


# Cells


def read_cells(values: Any, cells: int, what: str) -> list[int]:
    """Different cells of a farmyard with so many."""
    if not isinstance(values, list | tuple):
        raise ImpossibleSituation(f"{what} are a list of cells, got {shown(values)}")
    found = [read_whole(value) for value in values]
    for n, cell in enumerate(found):
        if not 0 <= cell < cells:
            raise ImpossibleSituation(f"cells are numbers from 0 to {cells - 1}, got {shown(values)}")
        if cell in found[:n]:
            raise ImpossibleSituation(f"{what} name cell {cell} twice")
    return found
