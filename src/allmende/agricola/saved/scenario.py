"""Situations arranged by hand, in a few lines or from JSON, because rule questions come as situations.

    arrange("agricola", {
        "seats": [{"goods": "3 wood, 2 food", "fields": {"0": "3 grain"}, "hand": ["lasso"]}, {}],
        "round": 6, "piles": {"forest": 6},
    })

Every key may be left out:

    players     1 to 6; as many as there are seats, at least 2
    cards, side_job, tile, variants     as in a new game; cards are "deal" if any seat has some, else "none"
    round       1 to 14: the round that is being played; 1
    phase       "work"; or "before-round", "preparation": of the round to come; "returning-home", "field-phase",
                "feeding", "breeding", "round-end"
    first, turn the seat with the starting player token, 0; and whose turn it is, the first one's
    rounds      the round cards that lie there or come next, by name; the rest as it comes
    piles       {"forest": 6}: goods on accumulation spaces; else what one round brings
    used        spaces that are closed this round: a list of names, or {"farmland": 1} with the seat that is there
    seats       one entry per seat:
        goods       "3 wood, grain": all others are 0, animals included
        rooms, fields, stables      cells; the house also says of what: "material": "clay". Fields may bear crops:
                    {"0": "3 grain", "1": ""}
        pastures    lists of cells that are fenced in: [[3, 4], [8]]
        people      2; newborns, home: how many of them are newborns, and adults who can still be placed
        placed      spaces where the others stand
        hand        cards by slug; shown: those of them that everyone saw
        played      face-up cards, major improvements among them; notes: {"grocer": 2} what lies on them
        promised    what waits on round spaces: [[7, "2 food", "well"]]
        begging, noted, collected     numbers; 0

With Farmers of the Moor ("expansion": "moor", "level": 1) also:

    special     {"cut-peat": 1}: the card with this action lies face up in front of seat 1; {"cut-peat": [1]}: face down
    open        alone: an action of the card that lies open; next: of the one below it
    seats       forests, moors: cells; none unless they are given. Several times: one upon another, moors below
                bed: how many people lie in it; cold: played cards with a fuel token;
                lying: how many horses were laid on their side
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.cards.card import BY_SLUG, MAJOR, Card
from allmende.agricola.cards.outfit import Outfit
from allmende.agricola.expansion import ADDED_TO_SEATS, ADDED_TO_TABLES
from allmende.agricola.farm.farmyard import MOST_CROPS, mask_of
from allmende.agricola.farm.plan import CELLS
from allmende.agricola.goods import GOODS, HORSE
from allmende.agricola.player import MOST_PEOPLE, Player
from allmende.agricola.saved.sanity import check
from allmende.agricola.state import (
    BEFORE,
    BREEDING,
    FEEDING,
    FIELDS,
    HEATING,
    HOME,
    PREPARATION,
    ROUND_END,
    WORK,
    Agricola,
)
from allmende.table.errors import BadGameOption, ImpossibleSituation
from allmende.table.outside import shown, whole
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.situation import (
    check_keys,
    count_players,
    read_list,
    read_mapping,
    read_names,
    read_number,
    read_whole,
    read_word,
)

if TYPE_CHECKING:
    from allmende.agricola.rules import AgricolaRules

GAME_KEYS: Final = ("expansion", "level", "cards", "side_job", "tile", "variants", "banned")
KEYS: Final = frozenset([
    *GAME_KEYS, "players", "round", "phase", "first", "turn", "rounds", "piles", "used", "seats",
    *ADDED_TO_TABLES,
])  # fmt: skip
SEAT_KEYS: Final = frozenset([
    "goods", "rooms", "material", "fields", "stables", "pastures", "people", "newborns", "home", "placed", "hand",
    "shown", "played", "notes", "promised", "begging", "noted", "collected", *ADDED_TO_SEATS,
])  # fmt: skip
PHASES: Final = {
    "before-round": BEFORE, "preparation": PREPARATION, "work": WORK, "returning-home": HOME, "field-phase": FIELDS,
    "feeding": FEEDING, "heating": HEATING, "breeding": BREEDING, "round-end": ROUND_END,
}  # fmt: skip
MANY: Final = 1000


def arrange(rules: "AgricolaRules", situation: Mapping[str, Any], rng: Rng) -> tuple[Json, Agricola]:
    """The state that a situation describes; ImpossibleSituation says why there is none."""
    try:
        return _arrange(rules, situation, rng)
    except (BadGameOption, ValueError) as error:
        raise ImpossibleSituation(str(error)) from error


def _arrange(rules: "AgricolaRules", situation: Mapping[str, Any], rng: Rng) -> tuple[Json, Agricola]:
    check_keys(situation, KEYS, "a situation")
    seats = read_list(situation, "seats")
    players = count_players(situation, seats, SEAT_KEYS, 1, 6)
    given = {key: situation[key] for key in GAME_KEYS if key in situation}
    held = any("hand" in seat for seat in seats) or whole(given.get("level", 0)) in (2, 3)
    given.setdefault("cards", "deal" if held else "none")
    options = rules.options({"players": players, **given})
    g = rules.table(options, rng)
    _set_board(g, situation)
    for me in g.players:
        _set_player(g, me, seats[me.seat] if me.seat < len(seats) else {})
    g.share_rules()
    g.setup.expansion.arrange_table(g, situation, seats)
    _set_decks(g)
    check(g)
    return options, g


def _set_board(g: Agricola, situation: Mapping[str, Any]) -> None:
    g.phase = PHASES[read_word(situation, "phase", "work", PHASES)]
    number = read_number(situation, "round", 1, 1, g.setup.rounds)
    g.round = number - 1 if g.phase == BEFORE else number
    _set_rounds(g, read_list(situation, "rounds"))
    g.board = (*g.setup.start_board, *g.round_cards[: g.round])
    g.first = g.opener = read_number(situation, "first", 0, 0, len(g.players) - 1)
    g.active = read_number(situation, "turn", g.first, 0, len(g.players) - 1)
    if g.phase >= WORK:
        for open_space in g.board:
            g.piles[open_space] = g.space(open_space).per_round
    piles = read_mapping(situation, "piles")
    for name in piles:
        g.piles[_space(g, name)] = read_number(piles, name, 0, 0, MANY)
    used = read_names(situation, "used")
    for given in used:
        space = g.space(_space(g, given))
        g.used |= 1 << space.number
        g.blocked |= space.linked
        if isinstance(used, Mapping):
            g.occupied[space.number] |= 1 << read_number(used, given, 0, 0, len(g.players) - 1)


def _set_rounds(g: Agricola, names: list[Any]) -> None:
    """The named round cards come first in their stages."""
    named = [_number_of(name) for name in names]
    for stage in g.setup.stages:
        first = [number for number in named if number in stage]
        g.round_cards += first + [number for number in stage if number not in first]
    for number in named:
        if number not in g.round_cards:
            raise ImpossibleSituation("rounds are round cards by name")


def _set_player(g: Agricola, me: Player, seat: Mapping[str, Any]) -> None:
    me.goods = _goods(seat, "goods")
    _set_farm(me, seat)
    me.people = read_number(seat, "people", 2, 1, MOST_PEOPLE)
    me.bed = read_number(seat, "bed", 0, 0, me.people)
    me.lying = read_number(seat, "lying", 0, 0, me.goods[HORSE])
    me.newborns = read_number(seat, "newborns", 0, 0, MOST_PEOPLE if g.phase >= WORK else 0)
    me.placed = [_space(g, name) for name in read_list(seat, "placed")]
    for number in me.placed:
        g.occupied[number] |= 1 << me.seat
        if not g.space(number).crowd:
            g.used |= 1 << number
        g.blocked |= g.space(number).linked
    if g.phase in (WORK, HOME):
        me.born_at = [me.placed[-1] if me.placed else -1] * me.newborns
    away = g.phase in (HOME,)
    home = 0 if away else me.people - me.newborns - len(me.placed) - me.bed
    me.home = read_number(seat, "home", max(0, home), 0, MOST_PEOPLE)
    me.hand, me.shown = _cards(seat, "hand"), _cards(seat, "shown")
    played = _cards(seat, "played")
    for card in played:
        if card.kind == MAJOR:
            if card not in g.setup.majors:
                raise ImpossibleSituation(f"{card.slug} is not in this game")
            g.majors[g.setup.majors.index(card)] = me.seat
    me.outfit = Outfit(tuple(played), me.outfit.rules, tuple(_cards(seat, "cold")))
    notes = read_mapping(seat, "notes")
    me.notes = {_card(slug).number: read_number(notes, slug, 0, 0, MANY) for slug in notes}
    for entry in read_list(seat, "promised"):
        if not isinstance(entry, list | tuple) or len(entry) != 3:
            raise ImpossibleSituation(f"promised goods are a round, goods and a card, got {shown(entry)}")
        number, goods, slug = read_whole(entry[0]), entry[1], entry[2]
        if not 0 <= number <= MANY:
            raise ImpossibleSituation(f"there is no round {number}")
        for good, n in enumerate(_counted(goods)):
            if n:
                me.promised.append((number, good, n, _card(slug).number))
        if not goods:
            me.promised.append((number, -1, 1, _card(slug).number))
    me.begging = read_number(seat, "begging", 0, 0, MANY)
    me.noted = read_number(seat, "noted", 0, -MANY, MANY)
    me.collected = read_number(seat, "collected", 0, 0, MANY)


def _set_farm(me: Player, seat: Mapping[str, Any]) -> None:
    farm = me.farm
    if "rooms" in seat:
        farm.rooms = _cells(read_list(seat, "rooms"))
    farm.material = GOODS.index(read_word(seat, "material", "wood", ("wood", "clay", "stone")))
    fields = read_names(seat, "fields")
    farm.fields = _cells([read_whole(cell) for cell in fields])
    if isinstance(fields, Mapping):
        for cell, crops in fields.items():
            for good, n in enumerate(_counted(crops)):
                if n > MOST_CROPS:
                    raise ImpossibleSituation(f"there are not {n} {GOODS[good]} on a field")
                if n:
                    farm.sow(read_whole(cell), good, n)
    stables = read_list(seat, "stables")
    _cells(stables)
    for cell in stables:
        farm.build_stable(read_whole(cell))
    for area in read_list(seat, "pastures"):
        farm.set_fences(farm.plan.outline(_cells(area)))
    for tiles, put in (("moors", farm.put_moor), ("forests", farm.put_forest)):
        _cells(read_list(seat, tiles))
        for cell in read_list(seat, tiles):
            put(read_whole(cell))
    if farm.spare_fences < 0 or farm.spare_stables < 0:
        raise ImpossibleSituation("there are 15 fences and 4 stables")


def _set_decks(g: Agricola) -> None:
    """Cards that are named nowhere were not dealt."""
    if g.setup.family_game:
        return
    named = [card for me in g.players for card in [*me.hand, *me.outfit.cards]]
    g.decks = [[card for card in pool if card not in named] for pool in (g.setup.occupations, g.setup.minors)]
    for deck in g.decks:
        g.rng.shuffle(deck)


# Reading


def _goods(given: Mapping[str, Any], key: str) -> list[int]:
    return _counted(given.get(key, ""))


def _counted(value: Any) -> list[int]:
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
        if name not in GOODS or not (number or "1").isdecimal():
            raise ImpossibleSituation(f"there is no good {shown(word.strip())}: there are {', '.join(GOODS)}")
        if len(number) > 3:
            raise ImpossibleSituation(f"nobody has {word.strip()[:60]}")
        counts[GOODS.index(name)] += int(number or 1)
    if max(counts) > MANY:
        raise ImpossibleSituation(f"nobody has {max(counts)} of a good")
    return counts


def _cells(cells: Any) -> int:
    if not isinstance(cells, list | tuple) or any(not 0 <= read_whole(cell) < CELLS for cell in cells):
        raise ImpossibleSituation(f"cells are numbers from 0 to {CELLS - 1}, got {shown(cells)}")
    return mask_of(sorted({read_whole(cell) for cell in cells}))


def _number_of(name: Any) -> int:
    if not isinstance(name, str) or name not in NUMBER_OF:
        raise ImpossibleSituation(f"there is no action space {shown(name)}")
    return NUMBER_OF[name]


def _space(g: Agricola, name: Any) -> int:
    number = _number_of(name)
    if g.setup.spaces[number] is None:
        raise ImpossibleSituation(f"{name} is not in this game")
    return number


def _card(slug: Any) -> Card:
    if not isinstance(slug, str) or slug not in BY_SLUG:
        raise ImpossibleSituation(f"there is no card {shown(slug)}")
    return BY_SLUG[slug]


def _cards(given: Mapping[str, Any], key: str) -> list[Card]:
    return [_card(slug) for slug in read_list(given, key)]
