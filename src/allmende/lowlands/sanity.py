"""Could this lie on the table at the start of a step? Asked of saved games and of situations arranged by hand."""

from allmende.lowlands.farm import CELLS
from allmende.lowlands.player import ALL_FARMERS, Player
from allmende.lowlands.setup import (
    CARDS_OF_A_TYPE,
    DISPLAY,
    FENCES_PER_PLAYER,
    FLOOD_CARDS,
    FLOOD_PIECES,
    LABORERS,
    SEA,
    SEGMENTS,
    SHEEP_PRICES,
    STAGES,
)  # fmt: skip
from allmende.lowlands.state import HIGH_TIDE, OVER, STORM, TIDE, WORK, Lowlands
from allmende.lowlands.tiles import Kind
from allmende.lowlands.vocabulary import KINDS, RESOURCES, SHEEP


def check(g: Lowlands) -> None:
    """A ValueError with the reason if there can be no such table."""
    seats = list(range(len(g.players)))
    if sorted(g.pile) != seats or g.first not in seats or g.active not in seats:
        raise ValueError("it names seats that do not exist")
    check_cards(g)
    check_tiles(g)
    check_flood(g)
    check_boards(g)
    for me in g.players:
        check_player(g, me)
    if not 0 <= g.at <= len(g.players) or g.half not in (0, 1) or not TIDE <= g.phase <= OVER or g.news < 0:
        raise ValueError("there is no such moment in the game")
    if g.phase == WORK and not g.players[g.active].farmers and any(me.farmers for me in g.players):
        raise ValueError(f"seat {g.active} has no farmer left, but others have")


def check_cards(g: Lowlands) -> None:
    for kind, name in enumerate(RESOURCES):
        piles = [g.discard[kind], *[me.hand[kind] for me in g.players], *[me.shown[kind] for me in g.players]]
        if min(piles) < 0:
            raise ValueError(f"there is less than no {name}")
        for me in g.players:
            if me.shown[kind] > me.hand[kind]:
                raise ValueError(f"seat {me.seat} is said to have {name} that it does not have")
        total = g.deck.count(kind) + g.display.count(kind) + g.discard[kind] + sum(me.hand[kind] for me in g.players)
        if total != CARDS_OF_A_TYPE:
            raise ValueError(f"there are {CARDS_OF_A_TYPE} {name} cards in this game, not {total}")
    if len(g.display) > DISPLAY:  # there may be fewer: when they were last refilled, all cards were in the hands
        raise ValueError(f"the display has {DISPLAY} cards, not {len(g.display)}")


def check_tiles(g: Lowlands) -> None:
    found = [tile for me in g.players for tile in me.tiles]
    for kind, name in enumerate(KINDS):
        for tile in g.offer[kind] + g.stacks[kind]:
            if tile.kind is not name:
                raise ValueError(f"{tile.id} lies among the tiles of another kind")
            found.append(tile)
    names = [tile.id for tile in found]
    for id_ in names:
        if names.count(id_) > 1:
            raise ValueError(f"there is only one tile {id_}")


def check_flood(g: Lowlands) -> None:
    for value in set(g.flood_deck + g.sea):
        if value not in FLOOD_CARDS or (g.flood_deck + g.sea).count(value) > FLOOD_CARDS.count(value):
            raise ValueError(f"there are not so many flood cards of value {value}")
    in_stage = TIDE < g.phase < STORM
    if not 0 <= g.stage <= STAGES or (g.stage == STAGES) != (g.phase >= STORM):
        raise ValueError("there is no such stage")
    if len(g.sea) != (SEA if in_stage else 0):
        raise ValueError(f"{len(g.sea)} flood cards lie in the sea")
    if g.opened != (0 if not in_stage else SEA if g.phase == HIGH_TIDE else 1 + g.half):
        raise ValueError(f"{g.opened} flood cards cannot be revealed now")
    if len(g.flood_deck) < SEA * (STAGES - g.stage - int(in_stage)):
        raise ValueError("there are not enough flood cards for the stages to come")
    if not sum(g.sea[: g.opened]) <= g.flood <= FLOOD_PIECES:
        raise ValueError(f"there cannot be {g.flood} flood pieces")


def check_boards(g: Lowlands) -> None:
    setup = g.setup
    if not 0 <= g.segments <= SEGMENTS:
        raise ValueError(f"the dike has up to {SEGMENTS} segments, not {g.segments}")
    if not 0 <= g.stored <= setup.store or (g.stored > 0) != (g.store_kind >= 0):
        raise ValueError(f"the material store cannot hold {g.stored}")
    if g.segments == SEGMENTS and g.stored not in (0, setup.store):
        raise ValueError("the dike is finished, nothing more can be stored")
    if not 0 <= g.value < len(SHEEP_PRICES):
        raise ValueError(f"the value track has {len(SHEEP_PRICES)} positions, there is no {g.value}")
    if sorted(g.tokens) != list(range(len(setup.tile_set.progress_tokens))):
        raise ValueError("each progress token lies on the dike track once")
    rows = [spaces for spaces, sheep in setup.rows]
    if len(g.market) != len(rows) or any(not 0 <= sheep <= row for sheep, row in zip(g.market, rows, strict=True)):
        raise ValueError(f"the market has rows of {', '.join(map(str, rows))} spaces, they cannot hold {g.market}")


def check_player(g: Lowlands, me: Player) -> None:
    who = f"seat {me.seat}"
    if min(me.sheep, me.loose, me.breaches, me.steps, me.spare) < 0 or (me.coins < 0 and g.phase != OVER):
        raise ValueError(f"{who} has less than nothing of something")
    if me.fences < 0 or me.fences >> 49 or me.fences.bit_count() + me.spare != FENCES_PER_PLAYER or me.owed:
        raise ValueError(f"{who} has {FENCES_PER_PLAYER} fences in all")
    if me.spare > g.setup.spare:
        raise ValueError(f"{who} has at least {FENCES_PER_PLAYER - g.setup.spare} fences on the farm")
    if any(not 0 <= cell < CELLS for cell in me.cells) or len(set(me.cells)) != len(me.cells):
        raise ValueError(f"the tiles of {who} lie on different cells, from 0 to {CELLS - 1}")
    if me.houses < 0 or sum(tile.kind is Kind.STORM for tile in me.tiles) > 1:
        raise ValueError(f"{who} has more buildings than houses, or more than one storm surge building")
    for tile, cell in zip(me.tiles, me.cells, strict=True):
        if not g.setup.boards[me.board][tile.terrain] >> cell & 1:
            raise ValueError(f"{tile.id} of {who} lies on cell {cell}, which has not its terrain")
    if me.sheep - me.loose > me.room() and g.phase < OVER:
        raise ValueError(f"{who} has room for {me.room()} sheep, not for {me.sheep}")
    if min(me.laborers) < 0 or me.reserve < 0 or sum(me.laborers) + me.reserve != LABORERS or me.laborers[SHEEP] > 1:
        raise ValueError(f"{who} has {LABORERS} laborers, at most one of them for the sheep")
    if not 0 <= me.farmers <= ALL_FARMERS or min(me.used) < 0 or me.farmers.bit_count() + sum(me.used) > 3:
        raise ValueError(f"{who} has three farmers in all")
    if g.phase != WORK and me.farmers != (ALL_FARMERS if back_home(g) else 0):
        raise ValueError(f"{who} cannot have {me.farmers.bit_count()} farmers left now")


def back_home(g: Lowlands) -> bool:
    """Have the farmers come back from their work, and not yet begun another?"""
    return g.phase == TIDE or (g.phase == HIGH_TIDE and not g.last_upkeep())
