"""Why something on the table cannot be picked, by the functions that decide what is offered."""

from typing import Final

from allmende.lowlands.actions import can_place, fee_for
from allmende.lowlands.build import (
    NO_HOUSE,
    NO_PLACE,
    SECOND_STORM,
    TOO_DEAR,
    TOO_HIGH,
    cost_of,
    free_cells,
    hindrance,
    own_names,
)
from allmende.lowlands.cards import TYPES
from allmende.lowlands.dike import can_store, kinds_to_store
from allmende.lowlands.player import Player
from allmende.lowlands.setup import SEGMENTS
from allmende.lowlands.sheep import buying_price
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import Tile
from allmende.lowlands.vocabulary import BUILD, DIKE, FARMERS, RESOURCES, SHEEP, SPACES
from allmende.table.choice import Choice, Seat
from allmende.table.events import Saying
from allmende.table.vocabulary import Key

NOTHING: Final[list[Saying]] = []
BUILDING: Final = ("build", "build-feature")
PLACING: Final = ("place-farmer", "choose-space", "use-farmer-token")
HIGHEST: Final = 99
"""An action value that reaches every level."""


def why_not(g: Lowlands, choice: Choice | None, seat: Seat, key: Key) -> list[Saying]:
    """What keeps a seat from picking a farmer, a space, a cell, a tile, a row of the market or of the store."""
    me = g.players[seat]
    prompt = "" if choice is None else choice.prompt.name
    if key[0] == "farmer":
        return not_placed(g, me, int(key[1]), prompt)
    if key[0] == "space":
        return not_chosen(g, me, [space.value for space in SPACES].index(str(key[1])), choice)
    if key[0] == "tile":
        tile = g.setup.tile_set.by_id.get(str(key[1]))
        return NOTHING if tile is None else not_built(g, me, tile, choice)
    if key[0] == "row" and prompt in ("buy-row", "sell-row"):
        return not_traded(g, me, int(key[1]), prompt)
    if key[0] == "cell" and choice is not None and prompt == "build-on":
        return not_built_on(g, me, g.setup.tile_set.by_id[str(choice.prompt.args["tile"])], int(key[1]))
    if key[0] == "resource" and prompt == "store":
        return not_taken(g, RESOURCES.index(str(key[1])))
    return NOTHING


# Farmers and spaces


def not_placed(g: Lowlands, me: Player, value: int, prompt: str) -> list[Saying]:
    farmer = FARMERS.index(value)
    if not me.farmers >> farmer & 1:
        return [{"kind": "farmer-placed"}]
    if prompt == "place-farmer" and not can_place(g, me, farmer):
        return [{"kind": "nothing-to-do"}]
    return NOTHING


def not_chosen(g: Lowlands, me: Player, space: int, choice: Choice | None) -> list[Saying]:
    """An action space: what would be in the way of any farmer there; of the one that is placed, all that is."""
    if choice is None or choice.prompt.name not in PLACING:
        return NOTHING
    if fee_for(me, space) > me.coins:
        return [{"kind": "fee", "fee": fee_for(me, space), "coins": me.coins}]
    if space == DIKE and not can_store(g, me):
        return not_stored(g)
    if choice.prompt.name != "choose-space":
        return [{"kind": "farmer-first"}]
    if space == BUILD:
        return [{"kind": "nothing-to-build", "value": int(choice.prompt.args["value"])}]
    return no_sheep(g, me) if space == SHEEP else [{"kind": "no-cards"}]


def not_stored(g: Lowlands) -> list[Saying]:
    if g.segments == SEGMENTS:
        return [{"kind": "dike-complete"}]
    return [{"kind": "store-takes", "resources": [RESOURCES[kind] for kind in kinds_to_store(g)]}]


def no_sheep(g: Lowlands, me: Player) -> list[Saying]:
    """Nothing can be sold; and nothing bought, for want of coins, of room or of sheep."""
    found: list[Saying] = [{"kind": "none-to-sell"}] if not me.sheep else [{"kind": "market-full"}]
    price, left = buying_price(g, me), me.coins - fee_for(me, SHEEP)
    if me.room() <= me.sheep:
        return [*found, {"kind": "no-room"}]
    if not any(g.market):
        return [*found, {"kind": "market-empty"}]
    return [*found, {"kind": "sheep-price", "price": price, "coins": left}]


# Tiles


def not_built(g: Lowlands, me: Player, tile: Tile, choice: Choice | None) -> list[Saying]:
    """A tile of the offer: with the value of the building farmer, or in general."""
    holder = next((other for other in g.players if tile in other.tiles), None)
    if holder is not None:
        return [{"kind": "built", "by": int(holder.seat)}]
    if not any(tile in tiles for tiles in g.offer) or choice is None:
        return NOTHING
    prompt = choice.prompt
    building = prompt.name in BUILDING
    if not building and prompt.name not in PLACING:
        return NOTHING
    value = int(prompt.args["value"]) if building else HIGHEST
    found = hindrance(g, me, tile, value)
    if found == TOO_HIGH:
        return [{"kind": "level", "level": tile.level, "value": value}]
    if found == NO_HOUSE:
        return [{"kind": "no-house"}]
    if found == SECOND_STORM:
        return [{"kind": "second-storm"}]
    if found == TOO_DEAR:
        return [{"kind": "lacks", "resources": missing(me, tile), "tile": tile.id, **own_names(tile)}]
    if found == NO_PLACE:
        return [{"kind": "no-place"}]
    return [{"kind": "feature-only"}] if building else [{"kind": "build-first", "level": tile.level}]


def missing(me: Player, tile: Tile) -> list[str]:
    """The resources of its cost that are not in hand."""
    cost = cost_of(me, tile)
    return [RESOURCES[kind] for kind in TYPES for _ in range(max(0, cost[kind] - me.hand[kind]))]


def not_built_on(g: Lowlands, me: Player, tile: Tile, cell: int) -> list[Saying]:
    """A cell where the chosen tile cannot lie."""
    if (me.buildings | me.features) >> cell & 1:
        return [{"kind": "cell-built"}]
    if not free_cells(g, me, tile) >> cell & 1:
        return [{"kind": "cell-terrain"}]
    return [{"kind": "cell-needed"}]


# The material store


def not_taken(g: Lowlands, kind: int) -> list[Saying]:
    """A resource that the store does not take, or for which nothing is in hand."""
    taken = kinds_to_store(g)
    return not_stored(g) if kind in taken else [{"kind": "store-only", "resources": [RESOURCES[one] for one in taken]}]


# The market


def not_traded(g: Lowlands, me: Player, row: int, prompt: str) -> list[Saying]:
    """A row from which nothing can be bought, or to which nothing can be sold."""
    if row >= len(g.market):
        return NOTHING
    if prompt == "sell-row":
        return [{"kind": "row-full"}] if g.market[row] >= g.setup.rows[row][0] else [{"kind": "row-closed"}]
    return [{"kind": "row-closed"}] if g.market[row] else [{"kind": "row-empty"}]
