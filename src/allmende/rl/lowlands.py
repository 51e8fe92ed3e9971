"""The Lowlands as blocks. Everything is read from the state, but only what the seat knows (`lowlands.knowledge`).

Hands of others count only as far as everyone has seen them, of the flood cards in the sea the values of those that are
open and the backs of the rest. A seat's numbers are kept, and only what has changed is written again.
"""

from typing import Any, Final

from allmende.lowlands.farm import CELLS, EDGES, inside, pastures
from allmende.lowlands.player import Player
from allmende.lowlands.prompts import CONTRACT
from allmende.lowlands.rules import tile_set_of
from allmende.lowlands.setup import HIGH, SEA
from allmende.lowlands.state import PHASE_NAMES, Lowlands
from allmende.lowlands.tiles import TERRAINS, TILE_IDS, Tile
from allmende.lowlands.vocabulary import FARMERS, KINDS, RESOURCES, ROWS, SPACES
from allmende.rl.blocks import Block, as_bytes, bits, from_seat, prompt_names, seat_names, size_of, starts
from allmende.table import Choice, Game, Json, Prompt

PROMPTS: Final = (*CONTRACT.columns(), "other")
PROMPT: Final = {name: n for n, name in enumerate(PROMPTS)}
NUMBERS: Final = ("left", "value", "farmer", "points", "price", "count", "row", *RESOURCES)
TABLE: Final = (
    "stage", "half", *PHASE_NAMES, "flood", "flood-deck", "segments", "dike-length",
    *(f"store {name}" for name in RESOURCES), "stored", "store-spaces", "value", "deck",
    *(f"{pile} {name}" for pile in ("discard", "display") for name in RESOURCES),
    *(f"sea-{n} {what}" for n in range(SEA) for what in ("high", "value")),
    *(f"market row-{n}" for n in range(ROWS)), *(f"stack {kind}" for kind in KINDS),
)  # fmt: skip
PLAYER: Final = (
    "cards", *(f"known {name}" for name in RESOURCES), "coins", "sheep", "room", "breaches",
    "steps", "special", "plus-two", "spare", "owed", "houses", *(f"farmer {value}" for value in FARMERS),
    *(f"used {space}" for space in SPACES), *(f"laborers {space}" for space in SPACES), "reserve",
)  # fmt: skip
FARM: Final = (*TERRAINS, "building", "feature", "pasture")

NUMBER: Final = {name: n for n, name in enumerate(NUMBERS, len(PROMPTS))}
TABLE_AT: Final = len(PROMPTS) + len(NUMBERS)
NO_PROMPT: Final = Prompt("")
NO_MARKS: Final = bytearray(TABLE_AT)
FARMERS_LEFT: Final = [[mask >> n & 1 for n in range(len(FARMERS))] for mask in range(1 << len(FARMERS))]


def blocks_for(players: int, tokens: int) -> tuple[Block, ...]:
    seats = seat_names(players)
    order = (f"{seat} {what}" for what in ("first", "active", "marker") for seat in seats)
    table = (*prompt_names(PROMPTS + NUMBERS), *TABLE, *(f"token on-{n}" for n in range(tokens)), *order)
    return (
        Block("table", (table,),
              "what is asked: the prompt and its numbers; phase, sea, dike, cards, market, tile stacks; which progress "
              "token lies on each large space; who is first, whose turn it is, and how high a dike marker lies in the "
              "order of arrival"),
        Block("players", (seats, PLAYER), "everything of a player that is counted; cards in hand as far as known"),
        Block("tiles", (("offer", *seats), TILE_IDS), "1: lies open; and on each farm 1 + the cell on which it lies"),
        Block("farms", (seats, FARM, tuple(f"cell {n}" for n in range(CELLS))), "what is on each cell"),
        Block("fences", (seats, tuple(f"edge {n}" for n in range(EDGES))), "1: there is a fence on this line"),
    )  # fmt: skip


class LowlandsEncoder:
    def __init__(self, options: Json) -> None:
        players: int = options["players"]
        self.blocks = blocks_for(players, len(tile_set_of(options["tiles"]).progress_tokens))
        self._sights = [Sight(self.blocks, order) for order in from_seat(players)]

    def encode(self, game: Game, seat: int, choice: Choice | None) -> bytearray:
        g = game.state
        assert isinstance(g, Lowlands)
        return self._sights[seat].look(g, NO_PROMPT if choice is None else choice.prompt)


class Sight:
    """The table as the first seat of an order sees it."""

    __slots__ = ("_offer", "_order", "_prompt", "_seen", "_table", "_tiles", "_values")

    def __init__(self, blocks: tuple[Block, ...], order: list[int]) -> None:
        at = starts(blocks)
        self._order = order
        self._values = bytearray(size_of(blocks))
        self._tiles = at["tiles"]
        self._seen = [Seen(at, place) for place in range(len(order))]
        self._table: list[Any] = []  # as it was written last
        self._offer: list[list[Tile]] = []
        self._prompt = NO_PROMPT

    def look(self, g: Lowlands, prompt: Prompt) -> bytearray:
        values = self._values
        table: list[Any] = [
            g.stage, g.half, g.phase, g.first, g.active, g.flood, g.opened, g.segments, g.store_kind, g.stored, g.value,
            len(g.deck), len(g.flood_deck), *map(len, g.stacks), g.sea, g.discard, g.display, g.market, g.pile,
            g.tokens,
        ]  # fmt: skip
        if table != self._table:
            table[-6:] = g.sea[:], g.discard[:], g.display[:], g.market[:], g.pile[:], g.tokens[:]
            self._table = table
            self.write_table(g)
        if g.offer != self._offer:
            self.write_offer(g)
        mine = True
        for who, seen in zip(self._order, self._seen, strict=True):
            me = g.players[who]
            seen.look(values, g, me, me.hand if mine else me.shown)
            mine = False
        if prompt is not self._prompt:
            self.write_prompt(prompt)
        return values[:]

    def write_prompt(self, prompt: Prompt) -> None:
        values = self._values
        values[:TABLE_AT] = NO_MARKS
        if prompt is not NO_PROMPT:
            values[PROMPT.get(prompt.name, len(PROMPTS) - 1)] = 1
        args = prompt.args
        for name, number in args.items():
            if name in NUMBER:
                values[NUMBER[name]] = number
        if "resource" in args:
            values[NUMBER[args["resource"]]] = 1
        self._prompt = prompt

    def write_offer(self, g: Lowlands) -> None:
        self._offer = [tiles[:] for tiles in g.offer]
        row = bytearray(len(TILE_IDS))
        for tiles in g.offer:
            for tile in tiles:
                row[tile.number] = 1
        self._values[self._tiles : self._tiles + len(TILE_IDS)] = row

    def write_table(self, g: Lowlands) -> None:
        phase = [0] * len(PHASE_NAMES)
        phase[g.phase] = 1
        store = [0, 0, 0]
        if g.store_kind >= 0:
            store[g.store_kind] = 1
        display = [0, 0, 0]
        for card in g.display:
            display[card] += 1
        sea = [0] * (2 * SEA)
        for n, value in enumerate(g.sea):
            sea[2 * n] = value >= HIGH
            if n < g.opened:
                sea[2 * n + 1] = value
        row = bytearray(
            [
                g.stage + 1, g.half + 1, *phase, g.flood, len(g.flood_deck), g.segments, g.dike_length(), *store,
                g.stored, g.setup.store, g.value, len(g.deck), *g.discard, *display, *sea, *g.market,
                *[0] * (ROWS - len(g.market)), *[len(stack) for stack in g.stacks], *[token + 1 for token in g.tokens],
                *[g.first == who for who in self._order], *[g.active == who for who in self._order],
                *[g.pile.index(who) for who in self._order],
            ]
        )  # fmt: skip
        self._values[TABLE_AT : TABLE_AT + len(row)] = row


class Seen:
    """One player and the farm."""

    __slots__ = ("_farm", "_farm_at", "_fences_at", "_player", "_player_at", "_room", "_tiles_at")

    def __init__(self, at: dict[str, int], place: int) -> None:
        self._player_at = at["players"] + place * len(PLAYER)
        self._tiles_at = at["tiles"] + (1 + place) * len(TILE_IDS)
        self._farm_at = at["farms"] + place * len(FARM) * CELLS
        self._fences_at = at["fences"] + place * EDGES
        self._player: list[Any] = []  # as it was written last
        self._farm: list[Any] = [None] * 6
        self._room = 0

    def look(self, values: bytearray, g: Lowlands, me: Player, known: list[int]) -> None:
        farm: list[Any] = [me.fences, me.buildings, me.features, me.board, me.tiles, me.cells]
        if farm != self._farm:
            self.write_fences(values, me)
            if farm[1:] != self._farm[1:]:
                self.write_tiles(values, g, me)
            farm[-2:] = me.tiles[:], me.cells[:]
            self._farm = farm
        player: list[Any] = [
            me.coins, me.sheep, me.breaches, me.steps, me.special, me.plus_two, me.spare, me.owed, me.houses,
            me.farmers, me.reserve, self._room, me.hand, known, me.used, me.laborers,
        ]  # fmt: skip
        if player != self._player:
            player[-4:] = me.hand[:], known[:], me.used[:], me.laborers[:]
            self._player = player
            self.write_player(values, me, known)

    def write_player(self, values: bytearray, me: Player, known: list[int]) -> None:
        values[self._player_at : self._player_at + len(PLAYER)] = as_bytes(
            [
                me.cards(), *known, me.coins, me.sheep, self._room, me.breaches, me.steps, me.special, me.plus_two,
                me.spare, me.owed, me.houses, *FARMERS_LEFT[me.farmers], *me.used, *me.laborers, me.reserve,
            ]
        )  # fmt: skip

    def write_fences(self, values: bytearray, me: Player) -> None:
        self._room = me.room()
        values[self._fences_at : self._fences_at + EDGES] = bits(me.fences, EDGES)
        at = self._farm_at + (len(FARM) - 1) * CELLS
        values[at : at + CELLS] = bits(inside(pastures(me.fences, me.buildings)), CELLS)

    def write_tiles(self, values: bytearray, g: Lowlands, me: Player) -> None:
        row = bytearray(len(TILE_IDS))
        for tile, cell in zip(me.tiles, me.cells, strict=True):
            row[tile.number] = cell + 1
        values[self._tiles_at : self._tiles_at + len(TILE_IDS)] = row
        terrain = g.setup.tile_set.farm_boards[me.board].spaces
        rows = [bytearray(spaces >> n & 1 for spaces in terrain) for n in range(len(TERRAINS))]
        cells = bytearray().join([*rows, bits(me.buildings, CELLS), bits(me.features, CELLS)])
        values[self._farm_at : self._farm_at + len(cells)] = cells


ENCODER: Final = LowlandsEncoder
