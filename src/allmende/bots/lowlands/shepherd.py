"""The Shepherd plays The Lowlands: fences, sheep, a share in the dike, and tiles that are worth their cost.

It weighs everything in points at the end of the game (`expectations`, `tile_worth`, `fencing`) and places the farmer
that gains most over drawing cards. `shepherd:dike`, `shepherd:sheep` and `shepherd:tiles` like one thing more than
others. Its picks depend on the table and on its seed alone: the seed gives each shepherd a slightly different
taste in tiles.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from allmende.bots.bot import Bot, UnknownBot
from allmende.bots.lowlands.expectations import Outlook, Style
from allmende.bots.lowlands.fencing import outline_of, plans
from allmende.bots.lowlands.tile_worth import best_cell, net_worth, sale_gain
from allmende.lowlands.actions import extra_points, farmer_value, fee_for, legal_spaces
from allmende.lowlands.build import EVERY_KIND, buildable
from allmende.lowlands.farm import inside, pastures
from allmende.lowlands.fences import FREE, lines_of
from allmende.lowlands.player import Player
from allmende.lowlands.setup import SEGMENTS
from allmende.lowlands.sheep import buying_price, can_buy, can_sell, selling_price, tradeable
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import TILE_IDS, Block, Tile
from allmende.lowlands.vocabulary import (
    BUILD,
    BUY,
    CELL,
    COUNT,
    DIKE,
    DONE,
    EDGE,
    FARMER,
    FENCES,
    GOOD,
    GOODS,
    MARKET,
    MOVE,
    NO,
    RESOURCE,
    ROW,
    SEAT,
    SECOND_LABORER,
    SELL,
    SHEEP,
    SPACE,
    TILE,
    YES,
)  # fmt: skip
from allmende.table import Choice, Game, Option
from allmende.table.rng import seeded

STYLES: Final = {
    "": Style(),
    "dike": Style(dike=1.25, sheep=0.9, often=(0.7, 1.1, 0.4, 0.35, 0.6)),
    "sheep": Style(dike=0.85, sheep=1.25, often=(0.7, 0.5, 0.7, 0.7, 0.5)),
    "tiles": Style(dike=0.9, tiles=1.18, often=(1.1, 0.6, 0.4, 0.35, 0.7)),
}
NAMES: Final = ("shepherd", *[f"shepherd:{style}" for style in STYLES if style])

FICKLE: Final = 0.25
"""A shepherd's taste in tiles differs from the estimate by up to this share."""


def make(name: str, seed: int) -> Bot | None:
    """A bot of this module: shepherd, shepherd:dike, shepherd:sheep, shepherd:tiles."""
    first, colon, style = name.partition(":")
    if first != "shepherd":
        return None
    if (colon and not style) or style not in STYLES:
        raise UnknownBot(f"there is no bot {name!r}: choose {', '.join(NAMES[:-1])} or {NAMES[-1]}")
    return Shepherd(STYLES[style], seed)


class Storing(NamedTuple):
    """How many resources to store, of which kind first, and what it brings."""

    steps: int
    kind: int
    gain: float


class Fencing(NamedTuple):
    """Lines to be fenced, how many fences of them to build, and what it brings."""

    lines: int
    build: int
    gain: float


NO_FENCING: Final = Fencing(0, 0, 0.0)


class Shepherd:
    """Answers every choice by an estimate of points."""

    def __init__(self, style: Style, seed: int) -> None:
        self.style = style
        rng = seeded(seed)
        self.taste = [1 + FICKLE * (rng.below(2001) - 1000) / 1000 for _ in TILE_IDS]

    def pick(self, game: Game, choice: Choice) -> int:
        options = choice.options
        if len(options) == 1:
            return options[0]
        g = game.state
        assert isinstance(g, Lowlands)
        me = g.players[choice.seat]
        name, args = choice.prompt.name, choice.prompt.args
        if name == "draw":
            return self.draw(g, me, options)
        if name == "pay":
            return DONE if DONE in options else most_held(me, options)
        if name == "save":
            return least_held(me, options, [args["wood"], args["clay"], args["stone"]])
        if name == "take-fence":
            return take_fence(me, options)
        if name == "discard":
            return max(options, key=lambda option: (self.surplus(g, me, option - RESOURCE), option))
        if name == "pay-for":
            return options[0]
        o = Outlook(g, me, self.style)
        if name == "place-farmer":
            return self.place(o, options)
        if name == "choose-space":
            return self.space(o, args["value"], options)
        if name == "use-farmer-token":
            return self.use_token(o, args["farmer"], options)
        if name in ("build", "build-feature"):
            return self.build(o, options)
        if name == "build-on":
            tile = g.setup.tile_set.by_id[args["tile"]]
            return CELL + best_cell(o, tile, [option - CELL for option in options])
        if name == "store":
            return self.store(o, args["left"], options)
        if name == "offer-co-building":
            return self.offer(o, options)
        if name == "co-build":
            return YES if self.co_building(o, args["count"]).steps else NO
        if name == "set-fence":
            return self.set_fence(o, args["left"], options)
        if name == "fence-from":
            return self.fence_from(o, options)
        if name == "trade":
            return self.trade(o, args["points"])
        if name in ("buy-row", "sell-row"):
            return self.row(o, BUY if name == "buy-row" else SELL, args["left"], options)
        if name in ("buy-count", "sell-count"):
            return self.count(o, BUY if name == "buy-count" else SELL, options)
        if name == "sell-to-supply":
            price = args["price"]
            return max(options, key=lambda option: sale_gain(o, option - COUNT, price))
        if name == "buy-from-supply":
            price = args["price"]
            return max(options, key=lambda option: purchase_gain(o, option - COUNT, price))
        if name == "leftover-coins":
            return max(options) if o.card < 1 or me.cards() > 6 else min(options)
        if name in ("income", "progress-token"):
            return self.good(o, name, args, options)
        if name == "move-laborer":
            return self.move_laborer(o, options)
        if name == "place-laborer":
            return max(options, key=lambda option: o.laborer_on(option - SPACE))
        if name == "swap":
            return self.swap(g, me, options)
        if name == "swap-for":
            return min(options, key=lambda option: (self.surplus(g, me, option - RESOURCE), option))
        return options[0]

    # Placing farmers

    def place(self, o: Outlook, options: list[Option]) -> int:
        """The farmer whose best action gains most over the cards it could draw; of equals the least."""
        g, me = o.g, o.me
        best, found = -1e9, options[0]
        values = {option: farmer_value(me, option - FARMER) for option in options}
        tiles = self.worths(o, max(values.values()))
        for option, value in values.items():
            spaces = legal_spaces(g, me, value)
            gain = max([self.gain(o, space, value, tiles) for space in spaces], default=-9.0) - value * o.card
            if gain > best + 0.01:
                best, found = gain, option
        return found

    def space(self, o: Outlook, value: int, options: list[Option]) -> int:
        tiles = self.worths(o, value)
        return max(options, key=lambda option: self.gain(o, option - SPACE, value, tiles))

    def gain(self, o: Outlook, space: int, value: int, tiles: list[tuple[float, Tile]]) -> float:
        """What an action brings in points, cards for unused action points included, less the fee."""
        me = o.me
        fee = fee_for(me, space)
        if space == BUILD:
            fitting = [worth for worth, tile in tiles if tile.level <= value]
            return max(fitting, default=-9.0) + value * o.card - fee
        points = value + extra_points(me, space)
        if space == DIKE:
            return self.storing(o, points, o.card).gain + points * o.card - fee
        if space == FENCES:
            return self.fencing(o, points).gain + points * o.card - fee
        if space == SHEEP:
            return max(
                self.best_trade(o, BUY, points, fee) if can_buy(o.g, me, fee) else -9.0,
                self.best_trade(o, SELL, points, fee) if can_sell(o.g, me) else -9.0,
            ) + points * o.card - fee  # fmt: skip
        return points * o.card - fee

    def use_token(self, o: Outlook, farmer: int, options: list[Option]) -> int:
        """Two more points are worth at least two cards, and more if a big thing can be done with them."""
        if NO not in options:
            return YES
        value = farmer_value(o.me, (2, 3, 4).index(farmer))
        tiles = self.worths(o, value + 2)
        plain, raised = (
            max([self.gain(o, space, value + more, tiles) for space in legal_spaces(o.g, o.me, value + more)])
            for more in (0, 2)
        )
        return YES if raised - plain > 2.2 * o.card or o.work < 1.5 else NO

    # Building

    def worths(self, o: Outlook, value: int) -> list[tuple[float, Tile]]:
        """What the tiles are worth that can be built with an action value, over the cards their points would draw."""
        return [(net_worth(o, tile, self.taste), tile) for tile in buildable(o.g, o.me, value, EVERY_KIND)]

    def build(self, o: Outlook, options: list[Option]) -> int:
        tiles = o.g.setup.tiles
        found = max(options, key=lambda option: self.wish(o, tiles, option))
        return DONE if DONE in options and self.wish(o, tiles, found) < 0 else found

    def wish(self, o: Outlook, tiles: Sequence[Tile], option: int) -> float:
        return net_worth(o, tiles[option - TILE], self.taste) if option != DONE else -99.0

    # The dike

    def storing(self, o: Outlook, most: int, point: float) -> Storing:
        """Store as long as it gains: a step for a card, or for two, and for an action point that costs so much."""
        g, hand = o.g, o.me.hand[:]
        full, kind, stored = g.setup.store, g.store_kind, g.stored
        segments, spent, first = g.segments, 0, -1
        best = Storing(0, -1, -9.0)
        for count in range(1, most + 1):
            if segments == SEGMENTS:
                break
            if stored == full or not stored:
                kinds = [other for other in range(3) if other != kind or stored != full]
                kind = max(kinds, key=lambda other: hand[other])
                stored = 0
            if hand[kind]:
                hand[kind] -= 1
                spent += 1
            else:
                other = max(range(3), key=lambda other: hand[other])
                if hand[other] < 2:
                    break
                hand[other] -= 2
                spent += 2
            stored += 1
            segments += stored == full
            if first < 0:
                first = kind
            gain = o.steps_worth(count) - spent * o.card - count * point
            if gain > best.gain:
                best = Storing(count, first, gain)
        return best

    def store(self, o: Outlook, left: int, options: list[Option]) -> int:
        own = o.g.active == o.me.seat
        plan = self.storing(o, left, o.card if own else 0.0)
        if DONE in options and plan.gain <= 0:
            return DONE
        wished = Option(RESOURCE + plan.kind)
        return wished if wished in options else options[0]

    def co_building(self, o: Outlook, most: int) -> Storing:
        """It takes no action point, but the one who offers gets a step as well."""
        plan = self.storing(o, most, 0.0)
        return plan if plan.gain > 0.4 * o.step / (len(o.g.players) - 1) else Storing(0, -1, 0.0)

    def offer(self, o: Outlook, options: list[Option]) -> int:
        """To the one who is likely to accept and no danger; to the market if the dike must hold and nobody would."""
        g = o.g

        def hope(option: int) -> float:
            if option == MARKET:
                return 0.8 + 3 * o.swing
            other = g.players[option - SEAT]
            accepts = min(1.0, other.cards() / 5)
            return 2 * accepts - 0.05 * other.steps + 0.01 * other.shown[g.store_kind]

        return max(options, key=hope)

    # Fences

    def fencing(self, o: Outlook, points: int) -> Fencing:
        """The pasture to be fenced, or some fences for what they uncover."""
        me = o.me
        payable = self.payable(me)
        best = NO_FENCING._replace(gain=-9.0)
        extra = o.room - (inside(pastures(me.fences, me.buildings)) & ~me.features).bit_count()  # thanks to tiles
        for plan in plans(me.fences, me.buildings, me.features):
            lines = plan.missing.bit_count()
            worth = o.room_worth(plan.room + extra)
            moves = min(lines, max(0, plan.spare - me.owed))
            if lines > points:  # a beginning: nothing can be moved as long as the new pasture is not closed
                if lines > points + 4:
                    break
                worth *= 0.5 * points / lines * min(1.0, o.work)
                lines, moves = points, 0
            most = min(lines, me.spare, payable)
            for build in {most, max(0, lines - moves)}:
                if build <= most and build + moves >= lines:
                    more = most_worth(o, build, min(points - lines, me.spare - build, payable - build))
                    gain = worth + more[1] - lines * o.card
                    if gain > best.gain:
                        best = Fencing(plan.missing, build + more[0], gain)
        count, gain = most_worth(o, 0, min(points, me.spare, payable))
        if count and gain > best.gain:
            wide = plans(me.fences, me.buildings, me.features)
            best = Fencing(wide[-1].missing if wide else 0, count, gain)
        return best

    def payable(self, me: Player) -> int:
        """How many fences can be paid with one type of resource."""
        free = me.total(Block.FREE_FENCES)
        cheap = [0, 0, 0]
        for effect in me.active(Block.CHEAPER):
            cheap[effect.resource] += 1
        hand = me.hand
        pairs = [held >> 1 for held in hand]
        return free + max([hand[kind] + cheap[kind] + sum(pairs) - pairs[kind] for kind in range(3)])

    def set_fence(self, o: Outlook, left: int, options: list[Option]) -> int:
        plan = self.fencing(o, left)
        if DONE in options and plan.gain <= 0:
            return DONE
        for line in lines_of(plan.lines):
            if EDGE + line in options:
                return EDGE + line
        return next((option for option in options if option != DONE), options[0])

    def fence_from(self, o: Outlook, options: list[Option]) -> int:
        """A new fence if what it uncovers is worth a card, or if there is none to be moved."""
        if FREE in options:
            return FREE
        paid = [option for option in options if option != MOVE]
        if not paid:
            return MOVE
        kind = max(paid, key=lambda option: (o.me.hand[option - RESOURCE], option))
        cards = 1 if o.me.hand[kind - RESOURCE] else 2
        if MOVE in options and o.fence_worth(1) < cards * o.card and spare_fences(o.me) > o.me.owed:
            return MOVE
        return kind

    # Sheep

    def trade(self, o: Outlook, points: int) -> int:
        return max((BUY, SELL), key=lambda way: self.best_trade(o, way, points, 0))

    def best_trade(self, o: Outlook, way: int, points: int, fee: int) -> float:
        """What the best trade gains; more than one row counts in part."""
        g = o.g
        counts = sorted([tradeable(g, o.me, way, row, points) for row in range(len(g.market))], reverse=True)
        rows = max([1] + [effect.count for effect in o.me.active(Block.MARKET_ROWS)])
        most = min(points, sum(counts[:rows]))
        price = buying_price(g, o.me)
        if way == BUY and price:
            most = min(most, (o.me.coins - fee) // price, o.room - o.me.sheep)
        return max([self.trade_gain(o, way, n) for n in range(1, most + 1)], default=-9.0)

    def trade_gain(self, o: Outlook, way: int, n: int) -> float:
        """What trading n sheep gains, less the cards that the action points would draw."""
        if way == BUY:
            return purchase_gain(o, n, buying_price(o.g, o.me)) - n * o.card
        return sale_gain(o, n, selling_price(o.g, o.me)) - n * o.card

    def row(self, o: Outlook, way: int, left: int, options: list[Option]) -> int:
        def gain(option: int) -> float:
            if option == DONE:
                return 0.0
            most = tradeable(o.g, o.me, way, option - ROW, left)
            return max([self.trade_gain(o, way, n) for n in range(1, most + 1)], default=-9.0)

        return max(options, key=gain)

    def count(self, o: Outlook, way: int, options: list[Option]) -> int:
        return max(options, key=lambda option: self.trade_gain(o, way, option - COUNT))

    # Cards

    def draw(self, g: Lowlands, me: Player, options: list[Option]) -> int:
        """The open card that is wanted most."""
        return min(
            [option for option in options if option >= RESOURCE],
            key=lambda option: (self.surplus(g, me, option - RESOURCE), option),
            default=options[0],
        )

    def surplus(self, g: Lowlands, me: Player, kind: int) -> float:
        """How little another card of a kind is wanted: many in hand, no use for tiles, none for the dike."""
        wanted = 0.0
        hand = me.hand
        for tiles in g.offer:
            for tile in tiles:
                if tile.cost[kind] > hand[kind]:
                    missing = sum([max(0, cost - held) for cost, held in zip(tile.cost, hand, strict=True)])
                    wanted += 0.5 / missing
        if g.stored == g.setup.store:
            wanted += 0.0 if kind == g.store_kind else 0.5
        elif g.stored:
            wanted += 1.0 if kind == g.store_kind else 0.0
        return hand[kind] - wanted

    def swap(self, g: Lowlands, me: Player, options: list[Option]) -> int:
        """A card of little use for one that is wanted more."""
        kinds = [option - RESOURCE for option in options if option != DONE]
        give = max(kinds, key=lambda kind: (self.surplus(g, me, kind), kind))
        take = min([self.surplus(g, me, kind) for kind in g.display if kind != give])
        return Option(RESOURCE + give) if self.surplus(g, me, give) - take > 1.2 else DONE

    # Goods and laborers

    def good(self, o: Outlook, name: str, args: Mapping[str, Any], options: list[Option]) -> int:
        """One of the goods of a progress token, or a card or a coin at the income."""
        counts = {GOODS.index(what): 1 for what in GOODS}
        if name == "progress-token":
            for token in o.g.setup.tile_set.progress_tokens:
                if token.id == args["token"]:
                    counts.update({GOODS.index(gift.what): gift.count for gift in token.choices})
        return max(options, key=lambda option: o.good_worth(GOODS[option - GOOD], counts[option - GOOD]))

    def move_laborer(self, o: Outlook, options: list[Option]) -> int:
        if SECOND_LABORER in options:
            return SECOND_LABORER
        places = [option for option in options if option != DONE]
        worst = min(places, key=lambda option: o.laborer_on(option - SPACE))
        best = max([o.laborer_on(space) for space in range(5) if space != SHEEP or not o.me.laborers[SHEEP]])
        return worst if best > o.laborer_on(worst - SPACE) + 0.3 else DONE


# Small questions


def most_held(me: Player, options: list[Option]) -> int:
    return max(options, key=lambda option: (me.hand[option - RESOURCE], option))


def least_held(me: Player, options: list[Option], cost: list[int]) -> int:
    """The demand that is hardest to meet."""
    return min(options, key=lambda option: (me.hand[option - RESOURCE] - cost[option - RESOURCE], option))


def take_fence(me: Player, options: list[Option]) -> int:
    """The fence that is needed least: without it the farm houses most; of equals one that is around no pasture."""
    around = outline_of(inside(pastures(me.fences, me.buildings)))

    def need(option: int) -> tuple[int, int]:
        line = option - EDGE
        return me.room_with(me.fences ^ 1 << line), -(around >> line & 1)

    return max(options, key=need)


def spare_fences(me: Player) -> int:
    """Fences that could be taken away, one by one, without a loss of room."""
    room = me.room()
    return sum([me.room_with(me.fences ^ 1 << line) >= room for line in lines_of(me.fences)])


def most_worth(o: Outlook, built: int, most: int) -> tuple[int, float]:
    """How many further fences to build for what they uncover, and what all of them are worth less their cards."""
    best = (0, o.fence_worth(built) - built * o.card)
    for more in range(1, most + 1):
        worth = o.fence_worth(built + more) - (built + 2 * more) * o.card
        if worth > best[1]:
            best = (more, worth)
    return best


def purchase_gain(o: Outlook, n: int, price: int) -> float:
    return o.herd_worth(o.me.sheep + n) - o.herd_worth(o.me.sheep) - n * price
