"""Agricola as blocks. Columns of spaces and cards are those that the options of a game can bring up.

Everything is read from the state, but only what the seat knows (`agricola.knowledge`): of the others' hands what
everyone saw, of the round cards those that are revealed. A seat's numbers are kept, and only what has changed is
written again.
"""

from collections.abc import Iterable
from typing import Any, Final, cast

from allmende.agricola.actions.space import SLUGS
from allmende.agricola.cards.card import CARDS, Card
from allmende.agricola.goods import CLAY, COMMON, GOODS, GRAIN, STONE, VEGETABLE, WOOD
from allmende.agricola.player import Player
from allmende.agricola.prompts import CONTRACT
from allmende.agricola.rules import AgricolaRules
from allmende.agricola.state import GONE, PHASE_NAMES, Agricola
from allmende.agricola.vocabulary import CELLS, EDGES
from allmende.rl.agricola_modules import SIGHTS, closed_by_modules, holder_of_garden_path, tiles_of
from allmende.rl.agricola_modules import Sight as ModuleSight
from allmende.rl.blocks import Block, as_bytes, bits, clipped, from_seat, prompt_names, seat_names, size_of, starts
from allmende.table import Choice, Game, Json, Prompt, rules_of

PROMPTS: Final = (*CONTRACT.columns(), "other")
NUMBERS: Final = ("count", "need", "missing", "occupations", "minors")
PROMPT: Final = {name: n for n, name in enumerate(PROMPTS)}
NUMBER: Final = {name: n for n, name in enumerate(NUMBERS, len(PROMPTS))}
ASKED: Final = len(PROMPTS) + len(NUMBERS)
PLAIN: Final = GOODS[:COMMON]
PLAYER: Final = (
    *PLAIN, "people", "home", "newborns", "room", "house wood", "house clay", "house stone", "spare fences",
    "spare stables", "begging", "noted", "occupations in hand", "minors in hand", "in bed", "garden path",
)  # fmt: skip
FARM: Final = (
    "room", "field", "stable", "pasture", "unused", "forest", "moor", "lower forest", "lower moor", "blocked", "grain",
    "vegetable", "other crops",
)  # fmt: skip
OWN_CARDS: Final = ("display", "pack", "kept", "moved up", "out of the game", "prompt")
CARD_ROWS: Final = ("hand", "played", "note")
NO_PROMPT: Final = Prompt("")
OTHER_CROPS: Final = tuple([good for good in range(COMMON) if good not in (GRAIN, VEGETABLE)])


def blocks_for(players: int, spaces: list[str], cards: list[str], rounds: int) -> tuple[Block, ...]:
    seats = seat_names(players)
    order = (f"{seat} {what}" for what in ("first", "active") for seat in seats)
    rows = (*OWN_CARDS, *(f"{seat} {row}" for seat in seats for row in CARD_ROWS))
    return (
        Block("table", ((*prompt_names(PROMPTS + NUMBERS), "round", *PHASE_NAMES, *order),),
              "what is asked: the prompt and its numbers; round and phase; who has the token of the starting player, "
              "and whose turn it is"),
        Block("spaces", (("open", "goods", "closed", *seats), tuple(spaces)),
              "spaces that are in the game, goods on them, spaces that cannot be used any more this round, and who "
              "stands there"),
        Block("players", (seats, PLAYER), "everything of a player that is counted"),
        Block("farms", (seats, FARM, tuple(f"cell {n}" for n in range(CELLS))), "what is on each cell"),
        Block("fences", (seats, tuple(f"edge {n}" for n in range(EDGES))), "1: there is a fence on this line"),
        Block("promised", (seats, PLAIN, tuple(f"round {n + 1}" for n in range(rounds))), "goods that are to come"),
        Block("cards", (rows, tuple(cards)),
              "1 for cards that lie open or are to be drafted, for the card that asks, for those known in a hand and "
              "those played; and what is noted on these or lies there"),
    )  # fmt: skip


class AgricolaEncoder:
    def __init__(self, options: Json) -> None:
        setup = cast(AgricolaRules, rules_of("agricola")).setup_for(options)
        decks = [deck for module in setup.doors.present for deck in module.decks]
        drawn = [card for card in CARDS if card.drawn and card.deck in decks]
        cards = [*setup.majors, *setup.minors, *setup.occupations, *drawn]
        spaces = [n for n, space in enumerate(setup.spaces) if space is not None]
        self.blocks = blocks_for(setup.players, [SLUGS[n] for n in spaces], [card.slug for card in cards], setup.rounds)
        added: list[tuple[int, ModuleSight]] = []
        for name in [module.name for module in setup.modules if module.name in SIGHTS]:
            added.append((size_of(self.blocks), SIGHTS[name]))
            self.blocks += SIGHTS[name].blocks(setup.players)
        columns = Columns(cards)
        self._sights = [Sight(self.blocks, order, spaces, columns, added) for order in from_seat(setup.players)]

    def encode(self, game: Game, seat: int, choice: Choice | None) -> bytearray:
        g = game.state
        assert isinstance(g, Agricola)
        return self._sights[seat].look(g, NO_PROMPT if choice is None else choice.prompt)


class Columns:
    """Which column a card has."""

    __slots__ = ("of", "slugs", "width")

    def __init__(self, cards: list[Card]) -> None:
        self.width = len(cards)
        self.of = {card: n for n, card in enumerate(cards)}
        self.slugs = {card.slug: n for n, card in enumerate(cards)}

    def marked(self, cards: Iterable[Card]) -> bytearray:
        row = bytearray(self.width)
        for card in cards:
            row[self.of[card]] = 1
        return row


class Sight:
    """The table as the first seat of an order sees it."""

    __slots__ = (
        "_added",
        "_at",
        "_board",
        "_columns",
        "_order",
        "_own",
        "_prompt",
        "_seen",
        "_spaces",
        "_table",
        "_values",
    )

    def __init__(
        self,
        blocks: tuple[Block, ...],
        order: list[int],
        spaces: list[int],
        columns: Columns,
        added: list[tuple[int, ModuleSight]],
    ) -> None:
        self._added = added
        self._at = starts(blocks)
        self._order = order
        self._spaces = spaces
        self._columns = columns
        self._values = bytearray(size_of(blocks))
        self._seen = [Seen(blocks, place, columns) for place in range(len(order))]
        # As it was written last
        self._prompt = NO_PROMPT
        self._table: list[Any] = []
        self._board: list[Any] = []
        self._own: list[list[Card]] = []

    def look(self, g: Agricola, prompt: Prompt) -> bytearray:
        table = [g.round, g.phase, g.first, g.active]
        if table != self._table:
            self._table = table
            self.write_table(g)
        closed = g.used | g.blocked | closed_by_modules(g)
        board = [g.board, closed, g.piles, g.occupied]
        if board != self._board:
            self._board = [g.board, closed, g.piles[:], g.occupied[:]]
            self.write_board(g, closed)
        me = g.players[self._order[0]]
        moved_up = list(g.setup.doors.moved_up(g))
        gone = [card for card, holder in zip(g.setup.majors, g.majors, strict=True) if holder == GONE]
        own = [g.display, me.pack, me.kept, moved_up, gone]
        if own != self._own:
            self._own = [cards[:] for cards in own]
            self.write_own(own)
        garden_path = holder_of_garden_path(g)
        for who, seen in zip(self._order, self._seen, strict=True):
            seen.look(self._values, g.players[who], garden_path == who)
        for at, module in self._added:
            values = module.values(g, self._order)
            self._values[at : at + len(values)] = values
        if prompt is not self._prompt:
            self.write_prompt(prompt)
        return self._values[:]

    def write_table(self, g: Agricola) -> None:
        phase = [0] * len(PHASE_NAMES)
        phase[g.phase] = 1
        order = self._order
        row = bytearray([g.round, *phase, *[g.first == who for who in order], *[g.active == who for who in order]])
        self._values[ASKED : ASKED + len(row)] = row

    def write_board(self, g: Agricola, closed: int) -> None:
        rows: list[list[int]] = [
            [number in g.board for number in self._spaces],
            [g.piles[number] for number in self._spaces],
            [closed >> number & 1 for number in self._spaces],
            *[[g.occupied[number] >> who & 1 for number in self._spaces] for who in self._order],
        ]
        at = self._at["spaces"]
        for row in rows:
            self._values[at : at + len(row)] = as_bytes(row)
            at += len(row)

    def write_own(self, own: list[list[Card]]) -> None:
        at = self._at["cards"]
        for cards in own:
            self._values[at : at + self._columns.width] = self._columns.marked(cards)
            at += self._columns.width

    def write_prompt(self, prompt: Prompt) -> None:
        self._prompt = prompt
        asked = bytearray(ASKED)
        if prompt is not NO_PROMPT:
            asked[PROMPT.get(prompt.name, len(PROMPTS) - 1)] = 1
        for name, number in prompt.args.items():
            if name in NUMBER:
                asked[NUMBER[name]] = clipped(number)
        self._values[:ASKED] = asked
        row = bytearray(self._columns.width)
        card = prompt.args.get("card")
        if card in self._columns.slugs:
            row[self._columns.slugs[card]] = 1
        at = self._at["cards"] + OWN_CARDS.index("prompt") * self._columns.width
        self._values[at : at + self._columns.width] = row


class Seen:
    """One player, as a seat knows them."""

    __slots__ = ("_at", "_cards", "_columns", "_farm", "_goods", "_mine", "_promised", "_rounds")

    def __init__(self, blocks: tuple[Block, ...], place: int, columns: Columns) -> None:
        first = starts(blocks)
        parts = {block.name: block.size // block.shape[0] for block in blocks}
        self._at = {name: first[name] + place * parts[name] for name in ("players", "farms", "fences", "promised")}
        self._at["cards"] = first["cards"] + (len(OWN_CARDS) + place * len(CARD_ROWS)) * columns.width
        self._rounds = parts["promised"] // COMMON
        self._columns = columns
        self._mine = place == 0
        # As it was written last
        self._goods: list[Any] = []
        self._farm: list[Any] = []
        self._cards: list[Any] = []
        self._promised: list[Any] | None = None

    def look(self, values: bytearray, me: Player, garden_path: bool) -> None:
        farm = me.farm
        known = me.hand if self._mine else me.shown
        goods: list[Any] = [
            me.people, me.home, me.newborns, me.begging, me.noted, farm.material, farm.spare_fences, farm.spare_stables,
            farm.rooms, me.outfit, len(me.hand), me.bed, garden_path, me.goods,
        ]  # fmt: skip
        if goods != self._goods:
            self._goods = [*goods[:-1], me.goods[:]]
            self.write_player(values, me, garden_path)
        tiles = tiles_of(me)
        cells: list[Any] = [
            farm.rooms, farm.fields, farm.stables, farm.fences, tiles.forests, tiles.moors, tiles.deep_forests,
            tiles.deep_moors, farm.covered, farm.blocked, farm.counted, farm.plan, farm.sown,
        ]  # fmt: skip
        if cells != self._farm:
            self._farm = [*cells[:-1], farm.sown[:]]
            self.write_farm(values, me)
        cards: list[Any] = [known, me.outfit, me.notes]
        if cards != self._cards:
            self._cards = [known[:], me.outfit, me.notes.copy()]
            self.write_cards(values, me, known)
        if me.promised != self._promised:
            self._promised = me.promised[:]
            self.write_promised(values, me)

    def write_player(self, values: bytearray, me: Player, garden_path: bool) -> None:
        farm = me.farm
        house = [farm.material == material for material in (WOOD, CLAY, STONE)]
        occupations = len(me.in_hand(True))
        row = [
            *me.goods[:COMMON], me.people, me.home, me.newborns, me.room_for_people(), *house, farm.spare_fences,
            farm.spare_stables, me.begging, me.noted, occupations, len(me.hand) - occupations, me.bed,
            garden_path,
        ]  # fmt: skip
        at = self._at["players"]
        values[at : at + len(row)] = as_bytes(row)

    def write_farm(self, values: bytearray, me: Player) -> None:
        farm = me.farm
        sown = [*farm.sown, *[0] * (CELLS - len(farm.sown))]
        grain = bytearray([lying >> 8 * GRAIN & 255 for lying in sown])
        vegetable = bytearray([lying >> 8 * VEGETABLE & 255 for lying in sown])
        others = bytearray([sum([lying >> 8 * crop & 255 for crop in OTHER_CROPS]) if lying else 0 for lying in sown])
        tiles = tiles_of(me)
        masks = (
            farm.rooms, farm.fields, farm.stables, farm.pasture_cells(), farm.unused(), tiles.forests, tiles.moors,
            tiles.deep_forests, tiles.deep_moors, farm.blocked,
        )  # fmt: skip
        rows = bytearray().join([*[bits(mask, CELLS) for mask in masks], grain, vegetable, others])
        at = self._at["farms"]
        values[at : at + len(rows)] = rows
        at = self._at["fences"]
        values[at : at + EDGES] = bits(farm.fences, EDGES)

    def write_cards(self, values: bytearray, me: Player, known: list[Card]) -> None:
        columns = self._columns
        notes = bytearray(columns.width)
        for card in me.outfit.cards:
            notes[columns.of[card]] = clipped(me.notes.get(card.number, 0))
        rows = columns.marked(known) + columns.marked(me.outfit.cards) + notes
        values[self._at["cards"] : self._at["cards"] + len(rows)] = rows

    def write_promised(self, values: bytearray, me: Player) -> None:
        rows = bytearray(COMMON * self._rounds)
        for number, good, count, _ in me.promised:
            if good >= 0:
                rows[good * self._rounds + number - 1] += count
        values[self._at["promised"] : self._at["promised"] + len(rows)] = rows


ENCODER: Final = AgricolaEncoder
