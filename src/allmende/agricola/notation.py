"""Agricola's state as JSON and back. Goods, spaces and cards are written by name."""

from typing import TYPE_CHECKING, Any

from allmende.agricola.card import BY_SLUG, CARDS, Card
from allmende.agricola.farmyard import Farmyard
from allmende.agricola.goods import GOODS, KINDS
from allmende.agricola.outfit import Outfit
from allmende.agricola.player import Player
from allmende.agricola.sanity import check
from allmende.agricola.space import NUMBER_OF, SLUGS
from allmende.agricola.state import FREE, GONE, PHASE_NAMES, Agricola
from allmende.table.errors import DamagedRecord
from allmende.table.rng import restored
from allmende.table.rules import Json

if TYPE_CHECKING:
    from allmende.agricola.rules import AgricolaRules


def to_json(g: Agricola) -> Json:
    return {
        "round": g.round,
        "phase": PHASE_NAMES[g.phase],
        "first": g.first,
        "opener": g.opener,
        "active": g.active,
        "at": g.at,
        "draft": g.draft,
        "board": spaces(g.board),
        "round_cards": spaces(g.round_cards),
        "piles": {SLUGS[number]: n for number, n in enumerate(g.piles) if n},
        "occupied": {SLUGS[number]: seats for number, seats in enumerate(g.occupied) if seats},
        "used": spaces_in(g.used),
        "blocked": spaces_in(g.blocked),
        "majors": {card.slug: g.majors[n] for n, card in enumerate(g.setup.majors) if g.majors[n] != FREE},
        "moor": g.setup.expansion.write_table(g),
        "decks": [slugs(deck) for deck in g.decks],
        "display": slugs(g.display),
        "display_used": g.display_used,
        "players": [player_to_json(me) for me in g.players],
        "news": g.news,
        "rng": g.rng.to_json(),
    }


def player_to_json(me: Player) -> Json:
    return {
        "goods": goods_to_json(me.goods),
        "lying": me.lying,
        "farm": me.farm.to_json(),
        "people": me.people,
        "home": me.home,
        "newborns": me.newborns,
        "bed": me.bed,
        "stays": me.stays,
        "placed": spaces(me.placed),
        "born_at": me.born_at[:],
        "hand": slugs(me.hand),
        "shown": slugs(me.shown),
        "pack": slugs(me.pack),
        "kept": slugs(me.kept),
        "played": slugs(me.outfit.cards),
        "cold": slugs(me.outfit.cold),
        "notes": {CARDS[number].slug: note for number, note in me.notes.items()},
        "spent": [CARDS[number].slug for number in me.spent],
        "promised": [
            [number, GOODS[good] if good >= 0 else None, n, CARDS[card].slug]
            for number, good, n, card in me.promised
        ],
        "begging": me.begging,
        "noted": me.noted,
        "collected": me.collected,
    }  # fmt: skip


def goods_to_json(goods: list[int]) -> dict[str, int]:
    return {GOODS[good]: n for good, n in enumerate(goods) if n}


def slugs(cards: list[Card] | tuple[Card, ...]) -> list[str]:
    return [card.slug for card in cards]


def spaces(numbers: list[int] | tuple[int, ...]) -> list[str]:
    return [SLUGS[number] for number in numbers]


def spaces_in(mask: int) -> list[str]:
    return [slug for number, slug in enumerate(SLUGS) if mask >> number & 1]


def from_json(rules: "AgricolaRules", options: Json, data: Json) -> Agricola:
    try:
        return _from_json(rules, options, data)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise DamagedRecord(f"the saved Agricola game is damaged: {type(error).__name__} {error}") from error


def _from_json(rules: "AgricolaRules", options: Json, data: Json) -> Agricola:
    g = rules.table(options, restored(data["rng"]))
    if len(data["players"]) != len(g.players):
        raise ValueError(f"it has {len(data['players'])} players instead of {len(g.players)}")
    for me, entry in zip(g.players, data["players"], strict=True):
        player_from_json(me, entry)
    g.share_rules()
    g.round, g.phase = int(data["round"]), PHASE_NAMES.index(data["phase"])
    g.first, g.opener, g.active = [within(data[name], len(g.players)) for name in ("first", "opener", "active")]
    g.at, g.draft = int(data["at"]), int(data["draft"])
    g.board = tuple(numbers(data["board"]))
    g.round_cards = numbers(data["round_cards"])
    for slug, n in data["piles"].items():
        g.piles[NUMBER_OF[slug]] = int(n)
    for slug, seats in data["occupied"].items():
        g.occupied[NUMBER_OF[slug]] = int(seats)
    g.used, g.blocked = mask(data["used"]), mask(data["blocked"])
    for slug, seat in data["majors"].items():
        number = g.setup.majors.index(BY_SLUG[slug])
        g.majors[number] = GONE if seat == GONE else within(seat, len(g.players))
    g.setup.expansion.read_table(g, data)
    g.decks = [cards(deck) for deck in data["decks"]]
    g.display, g.display_used = cards(data["display"]), bool(data["display_used"])
    g.news = int(data["news"])
    check(g)
    return g


def player_from_json(me: Player, data: Json) -> None:
    me.goods = goods_from_json(data["goods"])
    me.lying = int(data.get("lying", 0))
    me.farm = Farmyard.from_json(data["farm"])
    me.people, me.home, me.newborns = int(data["people"]), int(data["home"]), int(data["newborns"])
    me.bed = int(data.get("bed", 0))
    me.stays = bool(data["stays"])
    me.placed = numbers(data["placed"])
    me.born_at = [int(number) for number in data["born_at"]]
    me.hand, me.shown = cards(data["hand"]), cards(data["shown"])
    me.pack, me.kept = cards(data["pack"]), cards(data["kept"])
    me.outfit = Outfit(tuple(cards(data["played"])), me.outfit.rules, tuple(cards(data.get("cold", []))))
    me.notes = {BY_SLUG[slug].number: int(note) for slug, note in data["notes"].items()}
    me.spent = [card.number for card in cards(data["spent"])]
    me.promised = [
        (int(number), GOODS.index(good) if good is not None else -1, int(n), BY_SLUG[card].number)
        for number, good, n, card in data["promised"]
    ]
    me.begging, me.noted, me.collected = int(data["begging"]), int(data["noted"]), int(data["collected"])


def goods_from_json(data: dict[str, Any]) -> list[int]:
    goods = [0] * KINDS
    for name, n in data.items():
        goods[GOODS.index(name)] = int(n)
    return goods


def within(number: Any, most: int) -> int:
    if not 0 <= int(number) < most:
        raise ValueError(f"there is no {number} among {most}")
    return int(number)


def cards(found: list[str]) -> list[Card]:
    return [BY_SLUG[slug] for slug in found]


def numbers(found: list[str]) -> list[int]:
    return [NUMBER_OF[slug] for slug in found]


def mask(found: list[str]) -> int:
    return sum([1 << number for number in numbers(found)])
