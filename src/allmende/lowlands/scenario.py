"""Situations arranged by hand, in a few lines or from JSON, because rule questions come as situations.

    arrange("lowlands", {
        "seats": [{"hand": "3 stone, clay", "coins": 2, "farmers": [4]}, {"hand": "2 clay"}, {}],
        "store": {"stone": 2}, "turn": 0,
    })

Every key may be left out:

    players     2 to 4; as many as there are seats
    beginner, tiles     as in a new game
    phase       "turn-of-the-tide", "work", "upkeep", "income" (the second part of the upkeep), "high-tide",
                "storm-surge" or "over"; "work"
    stage       1 to 3, until the storm surge; 1
    half        1 or 2: the first or second work phase and upkeep of the stage; 1
    first       the first player; 0
    turn        in the work phase, the seat whose turn it is; the first player
    last        in any other phase, the seat that had the last turn; the first player
    done        in upkeep and income, how many seats, from the first player on, are done with it; 0
    deck        resource cards, topmost first; all cards that are named nowhere lie shuffled below them
    discard     resource cards on the discard pile
    rest        "deck" or "discard": where the cards lie that are named nowhere; "deck"
    display     the open resource cards; else 4 of the rest
    sea         the three flood cards of this stage, from the left; flood_deck: the next ones, the next first
    flood       how many flood pieces there are; else those of the revealed flood cards
    segments    how many dike segments stand; 0
    store       {"clay": 2}: what lies in the material store; a full one means that its segment was just built
    markers     the seats of the dike markers, in the order in which they arrived; on one space, later is higher
    tokens      the five progress tokens from the start of the dike track: ["P1", "P2", ...]
    value       position of the value marker, 0 to 6; 3
    market      sheep in each row of the market; else as it begins
    offer       open tiles: ["S05", "F01"]; each kind is filled up with others
    stacks      tiles of the stacks, of each kind the topmost first; those that are named nowhere lie shuffled below
    seats       one entry per seat:
        hand        resource cards; none. shown: those of them that everyone saw being taken; none
        coins, sheep, breaches, steps   numbers; 4, as many as begin, 0, 0
        pastures    lists of cells that are fenced in: [[7, 12], [0]]; else the start pasture
        fences      lines with further fences: [3, 8]; alone, exactly these
        board       "B1" to "B4", each once; by seat
        tiles       what is built, in this order, and where: {"S05": 3}
        laborers    {"dike": 1}; else as they begin. Those that are not named are not yet in play
        farmers     values of the farmers still to be placed; [2, 3, 4] in the work phase, and once they are back
        used        {"dike": 1}: farmers on the action spaces
        plus_two    holds the token "farmer +2"; false
        swapped     has it swapped cards in this work phase? "no", "not now" (declined in this turn), "yes"; "no"
        special, loose      once the game is over: points noted in the storm surge, and sheep that came with it; 0

Cards are a text ("2 wood, clay") or a list of names; cards, tiles and spaces have their names in either language.
Fences and houses that are not on the farm are on the income board.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from allmende.lowlands.farm import BESIDE, CELLS, EDGES, outline
from allmende.lowlands.player import ALL_FARMERS, NOT_NOW, NOT_SWAPPED, SWAPPED, Player
from allmende.lowlands.rules import flood_cards, settle
from allmende.lowlands.sanity import back_home, check
from allmende.lowlands.setup import (
    CARDS_OF_A_TYPE,
    DISPLAY,
    FENCES_PER_PLAYER,
    LABORERS,
    OPEN_TILES,
    SEA,
    STAGES,
    Setup,
)
from allmende.lowlands.state import HIGH_TIDE, INCOME_STEP, OVER, PHASE_NAMES, STORM, TIDE, UPKEEP, WORK, Lowlands
from allmende.lowlands.tiles import Kind, Tile
from allmende.lowlands.vocabulary import FARMERS, KINDS, RESOURCES, SPACES
from allmende.table.errors import BadGameOption, ImpossibleSituation
from allmende.table.names import NO_CODES, hint, slug_of
from allmende.table.outside import is_one_of, shown
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.situation import (
    check_keys,
    count_players,
    read_cards,
    read_flag,
    read_list,
    read_mapping,
    read_number,
    read_whole,
    read_word,
)

if TYPE_CHECKING:
    from allmende.lowlands.rules import LowlandsRules

KEYS: Final = frozenset([
    "players", "beginner", "tiles", "stage", "half", "phase", "first", "turn", "last", "done", "deck", "discard",
    "rest", "display", "sea", "flood_deck", "flood", "segments", "store", "markers", "tokens", "value", "market",
    "offer", "stacks", "seats",
])  # fmt: skip
SEAT_KEYS: Final = frozenset([
    "hand", "shown", "coins", "sheep", "breaches", "steps", "pastures", "fences", "board", "tiles", "laborers",
    "farmers", "used", "plus_two", "swapped", "special", "loose",
])  # fmt: skip
PHASES: Final = {name: phase for phase, name in enumerate(PHASE_NAMES)}
MEANT: Final = {
    "stage": (TIDE, WORK, UPKEEP, INCOME_STEP, HIGH_TIDE),
    "half": (TIDE, WORK, UPKEEP, INCOME_STEP, HIGH_TIDE),
    "turn": (WORK,),
    "last": (TIDE, UPKEEP, INCOME_STEP, HIGH_TIDE, STORM, OVER),
    "done": (UPKEEP, INCOME_STEP),
}
"""In which phases a key means anything."""
SWAPS: Final = {"no": NOT_SWAPPED, "not now": NOT_NOW, "yes": SWAPPED}
NO_TILE: Final = ": they are F01 to F16, A01 to A12, S01 to S12, W01 to W06"
NO_RESOURCE: Final = f": there are {', '.join(RESOURCES)}"


def arrange(rules: "LowlandsRules", situation: Mapping[str, Any], rng: Rng) -> tuple[Json, Lowlands]:
    """The state that a situation describes; ImpossibleSituation says why there is none."""
    try:
        return _arrange(rules, situation, rng)
    except (BadGameOption, ValueError) as error:
        raise ImpossibleSituation(str(error)) from error


def _arrange(rules: "LowlandsRules", situation: Mapping[str, Any], rng: Rng) -> tuple[Json, Lowlands]:
    check_keys(situation, KEYS, "a situation")
    seats = read_list(situation, "seats")
    count = count_players(situation, seats, SEAT_KEYS, 2, 4)
    given = {key: situation[key] for key in ("beginner", "tiles") if key in situation}
    options = rules.options({"players": count, **given})
    g = rules.table(options, rng)
    _set_moment(g, situation)
    for me in g.players:
        _set_player(g, me, seats[me.seat] if me.seat < len(seats) else {})
    _set_farm_boards(g, seats)
    _set_cards(g, situation)
    _set_flood(g, situation, options["beginner"])
    _set_boards(g, situation)
    _set_offer(g, situation)
    check(g)
    return options, g


def _set_moment(g: Lowlands, situation: Mapping[str, Any]) -> None:
    g.phase = PHASES[read_word(situation, "phase", "work", PHASES)]
    for key, phases in MEANT.items():
        if key in situation and g.phase not in phases:
            named = ", ".join([PHASE_NAMES[phase] for phase in phases])
            raise ImpossibleSituation(f"{key} means nothing in the phase {PHASE_NAMES[g.phase]}, only in {named}")
    last = len(g.players) - 1
    g.stage = STAGES if g.phase >= STORM else read_number(situation, "stage", 1, 1, STAGES) - 1
    late = int(g.phase == HIGH_TIDE)  # which follows the second half, as the turn of the tide begins the first
    g.half = read_number(situation, "half", 1 + late, 1 + late, 1 if g.phase == TIDE else 2) - 1
    g.first = read_number(situation, "first", 0, 0, last)
    g.active = read_number(situation, "turn" if g.phase == WORK else "last", g.first, 0, last)
    g.at = read_number(situation, "done", 0, 0, last)


def _set_player(g: Lowlands, me: Player, seat: Mapping[str, Any]) -> None:
    setup = g.setup
    settle(setup, me)
    for card in _cards(seat, "hand"):
        me.hand[card] += 1
    for card in _cards(seat, "shown"):
        me.shown[card] += 1
    me.coins = read_number(seat, "coins", setup.tile_set.start.coins, -1000 if g.phase == OVER else 0, 1000)
    me.sheep = read_number(seat, "sheep", me.sheep, 0, 100)
    me.breaches = read_number(seat, "breaches", 0, 0, 1000)
    me.steps = read_number(seat, "steps", 0, 0, 1000)
    me.plus_two = read_flag(seat, "plus_two")
    _set_now_and_then(g, me, seat)
    _set_fences(me, seat)
    tiles = read_mapping(seat, "tiles")
    for name in tiles:
        tile = _tile(setup, name)
        if tile in me.tiles:
            raise ImpossibleSituation(f"there is only one tile {tile.id}")
        me.put(tile, read_number(tiles, name, 0, 0, CELLS - 1))
    if "laborers" in seat:
        me.laborers = _by_space(read_mapping(seat, "laborers"))
        me.reserve = LABORERS - sum(me.laborers)
    me.used = _by_space(read_mapping(seat, "used"))
    if "farmers" in seat:
        farmers = read_list(seat, "farmers")
        if any(not _is_below(farmer, 5) or farmer not in FARMERS for farmer in farmers):
            raise ImpossibleSituation(f"farmers must be some of 2, 3, 4, got {shown(farmers)}")
        if len(set(farmers)) != len(farmers):
            raise ImpossibleSituation(f"each player has one farmer of each value, not {shown(farmers)}")
        me.farmers = sum(1 << n for n, farmer in enumerate(FARMERS) if farmer in farmers)
    else:
        me.farmers = ALL_FARMERS if g.phase <= WORK or back_home(g) else 0
        for _ in range(sum(me.used)):
            me.farmers &= me.farmers - 1


def _set_farm_boards(g: Lowlands, seats: list[Any]) -> None:
    """There is one of each: who names none gets the own number, or another that is free."""
    ids = [board.id for board in g.setup.tile_set.farm_boards]
    named = {n: ids.index(read_word(seat, "board", "", ids)) for n, seat in enumerate(seats) if "board" in seat}
    if len(set(named.values())) != len(named):
        raise ImpossibleSituation("there is one farm board of each kind, two seats cannot have the same")
    free = [board for board in range(len(ids)) if board not in named.values()]
    for me in g.players:
        if me.seat in named:
            me.board = named[me.seat]
        else:
            me.board = me.seat if me.seat in free else free[-1]
            free.remove(me.board)


def _set_now_and_then(g: Lowlands, me: Player, seat: Mapping[str, Any]) -> None:
    """What is remembered only in the work phase, or only when the game is over."""
    if "swapped" in seat and g.phase != WORK:
        raise ImpossibleSituation("swapped means nothing outside the work phase")
    me.swapped = SWAPS[read_word(seat, "swapped", "no", SWAPS)]
    most = 1000 if g.phase == OVER else 0
    me.special = read_number(seat, "special", 0, 0, most)
    me.loose = read_number(seat, "loose", 0, 0, min(most, me.sheep))


def _set_fences(me: Player, seat: Mapping[str, Any]) -> None:
    if "pastures" in seat or "fences" in seat:
        me.fences = 0
    taken = 0
    for area in read_list(seat, "pastures"):
        cells = _pasture(area)
        if cells & taken:
            raise ImpossibleSituation(f"a cell of the pasture {shown(area)} lies in another pasture, too")
        taken |= cells
        me.fences |= outline(cells)
    lines = read_list(seat, "fences")
    if any(not _is_below(line, EDGES) for line in lines):
        raise ImpossibleSituation(f"fences are lines from 0 to {EDGES - 1}, got {shown(lines)}")
    if len(set(lines)) != len(lines):
        raise ImpossibleSituation(f"a line has one fence at most, got {shown(lines)}")
    for line in lines:
        me.fences |= 1 << line
    me.spare = FENCES_PER_PLAYER - me.fences.bit_count()
    if me.spare < 0:
        raise ImpossibleSituation(f"seat {me.seat} has {FENCES_PER_PLAYER} fences, not {me.fences.bit_count()}")


def _pasture(area: Any) -> int:
    """The cells of a pasture, as bits: at least one, each once, and all of them hang together."""
    if not isinstance(area, list | tuple) or any(not _is_below(cell, CELLS) for cell in area):
        raise ImpossibleSituation(f"pastures are lists of cells from 0 to {CELLS - 1}, got {shown(area)}")
    if not area or len(set(area)) != len(area):
        raise ImpossibleSituation(f"a pasture has different cells, at least one, got {shown(area)}")
    cells: int = sum(1 << cell for cell in area)
    reached = 1 << area[0]
    for _ in area:
        for cell in area:
            if reached >> cell & 1:
                reached |= BESIDE[cell] & cells
    if reached != cells:
        raise ImpossibleSituation(f"the cells of a pasture touch each other, those of {shown(area)} do not")
    return cells


def _set_cards(g: Lowlands, situation: Mapping[str, Any]) -> None:
    """Cards that are named nowhere lie in the deck, or on the discard pile."""
    top, discard, display = _cards(situation, "deck"), _cards(situation, "discard"), _cards(situation, "display")
    rest: list[int] = []
    for kind, name in enumerate(RESOURCES):
        named = (top + discard + display).count(kind) + sum(me.hand[kind] for me in g.players)
        if named > CARDS_OF_A_TYPE:
            raise ImpossibleSituation(f"there are {CARDS_OF_A_TYPE} {name} cards in this game, not {named}")
        rest += [kind] * (CARDS_OF_A_TYPE - named)
        g.discard[kind] = discard.count(kind)
    g.rng.shuffle(rest)
    if len(display) > DISPLAY:
        raise ImpossibleSituation(f"the display has {DISPLAY} cards, not {len(display)}")
    while len(display) < DISPLAY and rest:
        display.append(rest.pop())
    g.display = display
    where = situation.get("rest", "deck")
    if is_one_of(where, ("discard",)):
        for card in rest:
            g.discard[card] += 1
        rest = []
    elif not is_one_of(where, ("deck",)):
        raise ImpossibleSituation(f"rest must be deck or discard, got {shown(where)}")
    g.deck = rest + top[::-1]


def _set_flood(g: Lowlands, situation: Mapping[str, Any], beginner: bool) -> None:
    """The cards of earlier stages are in the box."""
    sea, following = read_list(situation, "sea"), read_list(situation, "flood_deck")
    rest = flood_cards(beginner)
    for value in [*sea, *following]:
        if not _is_below(value, 7) or value not in rest:
            raise ImpossibleSituation(f"there are not so many flood cards of value {shown(value)}")
        rest.remove(value)
    g.rng.shuffle(rest)
    following = [*rest, *following[::-1]]
    if TIDE < g.phase < STORM:
        if len(sea) not in (0, SEA):
            raise ImpossibleSituation(f"{SEA} flood cards lie in the sea, not {len(sea)}")
        g.sea = sea or [following.pop() for _ in range(SEA)]
        g.opened = SEA if g.phase == HIGH_TIDE else 1 + g.half
    elif sea:
        raise ImpossibleSituation("no flood cards lie in the sea now")
    if len(rest) < SEA * g.stage:
        raise ImpossibleSituation(f"{SEA * g.stage} flood cards of earlier stages are in the box, not {len(rest)}")
    g.flood_deck = following[SEA * g.stage :]
    g.flood = read_number(situation, "flood", sum(g.sea[: g.opened]), 0, 36)


def _set_boards(g: Lowlands, situation: Mapping[str, Any]) -> None:
    setup = g.setup
    g.segments = read_number(situation, "segments", 0, 0, 13)
    store = read_mapping(situation, "store")
    for name in store:
        if len(store) > 1:
            raise ImpossibleSituation("the material store holds one kind of resource at a time")
        g.stored = read_number(store, name, 0, 0, setup.store)
        g.store_kind = _resource(name) if g.stored else -1
    g.pile = [read_whole(seat) for seat in read_list(situation, "markers", g.pile[::-1])]
    ids = [token.id for token in setup.tile_set.progress_tokens]
    tokens = read_list(situation, "tokens", ids)
    if not all(is_one_of(token, ids) for token in tokens) or sorted(tokens) != ids:
        raise ImpossibleSituation(f"tokens must be {', '.join(ids)} in some order, got {shown(tokens)}")
    g.tokens = [ids.index(token) for token in tokens]
    g.value = read_number(situation, "value", g.value, 0, 6)
    market = read_list(situation, "market", g.market)
    if not all(_is_below(sheep, 100) for sheep in market):
        raise ImpossibleSituation(f"market must be the sheep in each row, got {shown(market)}")
    g.market = market


def _set_offer(g: Lowlands, situation: Mapping[str, Any]) -> None:
    named = [_tile(g.setup, name) for name in read_list(situation, "offer")]
    stacked = [_tile(g.setup, name) for name in read_list(situation, "stacks")]
    taken = [*named, *stacked, *[tile for me in g.players for tile in me.tiles]]
    for kind, name in enumerate(KINDS):
        storm = name is Kind.STORM
        shown = [tile for tile in named if tile.kind is name]
        stack = [tile for tile in stacked if tile.kind is name][::-1]
        rest = [tile for tile in g.setup.tiles if tile.kind is name and tile not in taken]
        g.rng.shuffle(rest)
        built = sum(tile.kind is name for me in g.players for tile in me.tiles)
        places = len(g.players) + 1 - built if storm else OPEN_TILES
        if len(shown) > places:
            raise ImpossibleSituation(f"{places} tiles of the kind {name.value} are open, not {len(shown)}")
        if storm and stack:
            raise ImpossibleSituation("there is no stack of storm surge buildings: they are open, or in the box")
        while len(shown) < places and (rest or stack):
            shown.append(rest.pop() if rest else stack.pop())
        g.offer[kind] = shown
        g.stacks[kind] = [] if storm else rest + stack


# Reading


def _is_below(value: Any, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < most


def _by_space(given: Mapping[str, Any]) -> list[int]:
    spaces = [space.value for space in SPACES]
    counts = [0] * len(spaces)
    for name in given:
        slug = slug_of("lowlands", "space", name.strip(), spaces, NO_CODES)
        if slug is None:
            near = hint("lowlands", "space", name, spaces) or f": there are {', '.join(spaces)}"
            raise ImpossibleSituation(f"there is no action space {shown(name)}{near}")
        counts[spaces.index(slug)] += read_number(given, name, 0, 0, 3)
    return counts


def _tile(setup: Setup, name: Any) -> Tile:
    """A tile by its id or its name in either language, be it ours or a person's own."""
    known = setup.tile_set.by_id
    own = {text.upper(): tile.id for tile in setup.tiles for text in tile.names.values()}
    slug = slug_of("lowlands", "tile", name.strip(), known, own) if isinstance(name, str) else None
    if slug is None:
        near = hint("lowlands", "tile", name, known) if isinstance(name, str) and not name[1:].isdecimal() else ""
        raise ImpossibleSituation(f"there is no tile {shown(name)}{near or NO_TILE}")
    return known[slug]


def _resource(name: Any) -> int:
    slug = slug_of("lowlands", "resource", name.strip(), RESOURCES, NO_CODES) if isinstance(name, str) else None
    if slug is None:
        near = hint("lowlands", "resource", name, RESOURCES) if isinstance(name, str) else ""
        raise ImpossibleSituation(f"there is no resource {shown(name)}{near or NO_RESOURCE}")
    return RESOURCES.index(slug)


def _cards(given: Mapping[str, Any], key: str) -> list[int]:
    cards: list[int] = []
    for n, name in read_cards(given, key, "2 wood, clay", digits=2):
        cards += [_resource(name)] * n
    return cards
