"""Agricola's state as JSON and back. Goods, spaces and cards are written by name."""

from typing import TYPE_CHECKING, Any, Final

from allmende.agricola.actions.space import NUMBER_OF, SLUGS
from allmende.agricola.cards.card import BY_SLUG, CARDS
from allmende.agricola.cards.outfit import Outfit
from allmende.agricola.farm.farmyard import Farmyard
from allmende.agricola.goods import GOODS
from allmende.agricola.goods import to_json as goods_in
from allmende.agricola.player import Player, Promise
from allmende.agricola.saved.reading import slugs
from allmende.agricola.saved.sanity import check
from allmende.agricola.state import FREE, GONE, PHASE_NAMES, Agricola
from allmende.table.errors import DamagedRecord
from allmende.table.rng import restored
from allmende.table.rules import Json
from allmende.table.saved import EVER, PLENTY, entries, fields, flag, mask, number, numbers, one_of, row, some_of, why

if TYPE_CHECKING:
    from allmende.agricola.rules import AgricolaRules

PHASES: Final = {name: phase for phase, name in enumerate(PHASE_NAMES)}
GOOD_OF: Final = {name: good for good, name in enumerate(GOODS)}


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
        **others_to_json(g),
        "occupied": {SLUGS[number]: seats for number, seats in enumerate(g.occupied) if seats},
        "used": spaces_in(g.used),
        "blocked": spaces_in(g.blocked),
        "left": spaces_in(g.left),
        "majors": {card.slug: g.majors[n] for n, card in enumerate(g.setup.majors) if g.majors[n] != FREE},
        **{name: added.to_json() for name, added in g.added.items()},
        "decks": [slugs(deck) for deck in g.decks],
        "display": slugs(g.display),
        "display_used": g.display_used,
        "players": [player_to_json(me) for me in g.players],
        "news": g.news,
        "rng": g.rng.to_json(),
    }


def others_to_json(g: Agricola) -> Json:
    """Goods on spaces of other goods, if there are any."""
    found = {SLUGS[number]: goods_in(lying) for number, lying in sorted(g.others_there.items())}
    return {"others_there": found} if found else {}


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
        **{name: added.to_json() for name, added in me.added.items()},
    }  # fmt: skip


def goods_to_json(goods: list[int]) -> dict[str, int]:
    return {GOODS[good]: n for good, n in enumerate(goods) if n}


def spaces(numbers: list[int] | tuple[int, ...]) -> list[str]:
    return [SLUGS[number] for number in numbers]


def spaces_in(mask: int) -> list[str]:
    return [slug for number, slug in enumerate(SLUGS) if mask >> number & 1]


def from_json(rules: "AgricolaRules", options: Json, data: Json) -> Agricola:
    try:
        return _from_json(rules, options, data)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise DamagedRecord(f"the saved Agricola game is damaged: {why(error)}") from error


def _from_json(rules: "AgricolaRules", options: Json, data: Json) -> Agricola:
    g = rules.table(options, restored(data["rng"]))
    last = len(g.players) - 1
    if len(entries(data["players"])) != len(g.players):
        raise ValueError(f"it has {len(data['players'])} players instead of {len(g.players)}")
    for me, entry in zip(g.players, data["players"], strict=True):
        player_from_json(me, fields(entry))
    g.share_rules()
    g.round, g.phase = number(data["round"]), one_of(data["phase"], PHASES)
    g.first, g.opener, g.active = [number(data[name], last) for name in ("first", "opener", "active")]
    g.at, g.draft = number(data["at"], last), number(data["draft"])
    g.board = tuple(some_of(data["board"], NUMBER_OF))
    g.round_cards = some_of(data["round_cards"], NUMBER_OF)
    for slug, n in fields(data["piles"]).items():
        g.piles[one_of(slug, NUMBER_OF)] = number(n)
    for slug, lying in fields(data.get("others_there", {})).items():
        goods = tuple(sorted([(one_of(name, GOOD_OF), number(n)) for name, n in fields(lying).items()]))
        g.others_there = {**g.others_there, one_of(slug, NUMBER_OF): goods}
    for slug, seats in fields(data["occupied"]).items():
        g.occupied[one_of(slug, NUMBER_OF)] = number(seats)
    g.used, g.blocked = spaces_mask(data["used"]), spaces_mask(data["blocked"])
    for slug, seat in fields(data["majors"]).items():
        place = g.setup.majors.index(one_of(slug, BY_SLUG))
        g.majors[place] = GONE if seat == GONE else number(seat, last)
    for name, added in g.added.items():
        added.read(fields(data[name]))
    g.left = spaces_mask(data.get("left", []))
    g.decks = [some_of(deck, BY_SLUG) for deck in entries(data["decks"])]
    g.display, g.display_used = some_of(data["display"], BY_SLUG), flag(data["display_used"])
    g.news = number(data["news"], EVER)
    check(g)
    return g


def player_from_json(me: Player, data: Json) -> None:
    for name, n in fields(data["goods"]).items():
        me.goods[one_of(name, GOOD_OF)] = number(n)
    me.lying = number(data.get("lying", 0))
    me.farm = Farmyard.from_json(fields(data["farm"]))
    me.people, me.home, me.newborns = number(data["people"]), number(data["home"]), number(data["newborns"])
    me.bed = number(data.get("bed", 0))
    me.stays = flag(data["stays"])
    me.placed = some_of(data["placed"], NUMBER_OF)
    me.born_at = numbers(data["born_at"], len(SLUGS) - 1, least=-1)
    me.hand, me.shown = some_of(data["hand"], BY_SLUG), some_of(data["shown"], BY_SLUG)
    me.pack, me.kept = some_of(data["pack"], BY_SLUG), some_of(data["kept"], BY_SLUG)
    played, cold = some_of(data["played"], BY_SLUG), some_of(data.get("cold", []), BY_SLUG)
    me.outfit = Outfit(tuple(played), me.outfit.rules, tuple(cold))
    notes = fields(data["notes"])
    me.notes = {one_of(slug, BY_SLUG).number: number(note, EVER) for slug, note in notes.items()}
    me.spent = [card.number for card in some_of(data["spent"], BY_SLUG)]
    me.promised = [promise_from_json(entry) for entry in entries(data["promised"])]
    me.begging, me.collected = number(data["begging"]), number(data["collected"])
    me.noted = number(data["noted"], least=-PLENTY)
    for name, added in me.added.items():
        added.read(fields(data.get(name, data["farm"])))  # in older games it stood with the farm


def promise_from_json(data: Any) -> Promise:
    when, good, n, slug = row(data, 4)
    what = -1 if good is None else one_of(good, GOOD_OF)
    return number(when), what, number(n), one_of(slug, BY_SLUG).number


def spaces_mask(found: Any) -> int:
    return mask(some_of(found, NUMBER_OF), len(SLUGS))
