"""Forests and moors on the farmyards, and the start cards that say where they lie."""

from typing import Final

from allmende.agricola.cards.hooks import NEW_FIELD, REMOVED, Deed
from allmende.agricola.cards.triggers import check_conditions, fire, look_again
from allmende.agricola.farm.plan import COLUMNS, Cell, bits
from allmende.agricola.moor.layers import land_of, lay_forest, lay_moor, lift_forest, lift_moor, single_forests
from allmende.agricola.moor.vocabulary import EXTENSIONS
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import CELL
from allmende.table.choice import Asks, Choice, Flow, Option, Prompt

ATTACH: Final = Prompt("attach-extension")
START_CARDS: Final = (
    ("MM.F.", "HMFF.", "H..FF"),
    (".FFF.", "HMM..", "HM.FF"),
    ("..FFF", "H.M.F", "HMM.F"),
    (".F.MM", "HF.FM", "HF.F."),
    ("...FF", "HMMMF", "H..FF"),
    ("FFMMF", "H..MF", "H...F"),
    (".FM..", "HFM.F", "H.MFF"),
    ("....F", "HFMMF", "HFFM."),
    ("FFM..", "HFMM.", "HFF.."),
)
"""Start cards 1 to 9: F forest, M moor, H the house."""


def lay_out(me: Player, card: tuple[str, ...]) -> None:
    """Put the forests and moors of a start card on a farmyard."""
    for row, line in enumerate(card):
        for column, sign in enumerate(line):
            if sign == "F":
                lay_forest(me, row * COLUMNS + column)
            elif sign == "M":
                lay_moor(me, row * COLUMNS + column)


def deal_start_cards(g: Agricola) -> None:
    """Everybody gets another one."""
    numbers = list(range(len(START_CARDS)))
    g.rng.shuffle(numbers)
    for me in g.players:
        lay_out(me, START_CARDS[numbers.pop()])


def draw_start_card(g: Agricola) -> int:
    """Shuffle all start cards and draw one: its number, 1 to 9."""
    g.news += 1
    return 1 + g.rng.below(len(START_CARDS))


# Removing them


def choose(me: Player, prompt: str, cells: int) -> Asks[int]:
    """One of some spaces."""
    pick = yield Choice(me.seat, Prompt(prompt), [Option(CELL + cell) for cell in bits(cells)])
    return pick - CELL


def take_moor(g: Agricola, me: Player, cell: Cell) -> Flow:
    """A moor leaves the farmyard."""
    lift_moor(me, cell)
    if g.events is not None:
        g.tell("remove-moor", me, cell=cell)
    yield from after_removal(g, me, cell)


def take_forest(g: Agricola, me: Player, cell: Cell) -> Flow:
    """A forest leaves the farmyard; what lay below appears."""
    lift_forest(me, cell)
    if g.events is not None:
        g.tell("remove-forest", me, cell=cell)
    yield from after_removal(g, me, cell)


def lift_all(g: Agricola, me: Player, cell: Cell) -> None:
    """All forests and moors of a space leave it, whatever cards say."""
    land = land_of(me)
    while land.forests >> cell & 1:
        lift_forest(me, cell)
        g.tell("remove-forest", me, cell=cell)
    if land.moors >> cell & 1:
        lift_moor(me, cell)
        g.tell("remove-moor", me, cell=cell)


def after_removal(g: Agricola, me: Player, cell: Cell) -> Flow:
    if me.outfit.hooks[REMOVED]:
        deed = Deed(me)
        deed.cells = 1 << cell
        yield from fire(g, me, me.outfit.hooks[REMOVED], deed)
    yield from check_conditions(g)


# Fields instead of them


def burnable(me: Player) -> int:
    """The forests that Slash and Burn may turn into fields: nothing lies below, and a field tile is adjacent."""
    return me.farm.next_to_fields(single_forests(me) & ~me.farm.fenced())  # no field lies within fences


def drainable(me: Player) -> int:
    """The moors that cards may turn into fields."""
    return me.farm.next_to_fields(land_of(me).moors & ~me.farm.fenced())


def turn_into_field(g: Agricola, me: Player, cell: Cell) -> Flow:
    """A forest or a moor is exchanged for a field tile; this is not plowing."""
    farm = me.farm
    forest = land_of(me).forests >> cell & 1
    if forest:
        lift_forest(me, cell)
    else:
        lift_moor(me, cell)
    farm.plow(cell)
    if g.events is not None:
        g.tell("burn-forest" if forest else "drain-moor", me, cell=cell)
    for kind in (REMOVED, NEW_FIELD):
        if me.outfit.hooks[kind]:
            deed = Deed(me)
            deed.cells = 1 << cell
            yield from fire(g, me, me.outfit.hooks[kind], deed)
    yield from check_conditions(g)


# New ones


def put_forest(g: Agricola, me: Player, cell: Cell) -> None:
    lay_forest(me, cell)
    if g.events is not None:
        g.tell("put-forest", me, cell=cell)
    look_again(g, me)


def put_moor(g: Agricola, me: Player, cell: Cell) -> None:
    lay_moor(me, cell)
    if g.events is not None:
        g.tell("put-moor", me, cell=cell)
    look_again(g, me)


def block(g: Agricola, me: Player, cell: Cell) -> None:
    """A card blocks an unused space for the rest of the game: nothing can be done there any more, but it is used."""
    me.farm.block(cell)
    if g.events is not None:
        g.tell("block", me, cell=cell)
    look_again(g, me)


def free_cells(me: Player) -> int:
    """Where a new forest or moor can lie: unused spaces that are not blocked."""
    return me.farm.unused() & ~me.farm.blocked


# More land


def attach_extension(g: Agricola, me: Player) -> Asks[list[int]]:
    """Attach a farmyard extension: its two spaces."""
    plan = me.farm.plan
    found = plan.extensions()
    pick = yield Choice(me.seat, ATTACH, [EXTENSIONS[extension] for extension in found])
    me.farm.extend(next(extension for extension in found if EXTENSIONS[extension] == pick))
    cells = list(range(plan.cells, me.farm.plan.cells))
    if g.events is not None:
        g.tell("extend", me, cells=cells)
    return cells
