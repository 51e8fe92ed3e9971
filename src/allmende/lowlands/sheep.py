"""Sheep: the market, sales to the supply through tiles, breeding."""

from allmende.lowlands.cards import use_leftover
from allmende.lowlands.player import Player
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import Block, Effect, When
from allmende.lowlands.vocabulary import BUY, COUNT, COUNTS, DONE, ROW, SELL, SHEEP
from allmende.table.choice import Choice, Flow, Option, Prompt

# The sheep action


def buying_price(g: Lowlands, me: Player) -> int:
    """The laborer makes each sheep a coin cheaper."""
    return max(0, g.price() - me.laborers[SHEEP])


def selling_price(g: Lowlands, me: Player) -> int:
    """The laborer makes each sheep a coin dearer, and so may tiles."""
    return g.price() + me.laborers[SHEEP] + me.total(Block.SALE_BONUS)


def can_buy(g: Lowlands, me: Player, fee: int) -> bool:
    return me.coins - fee >= buying_price(g, me) and any(g.market) and me.room() > me.sheep


def can_sell(g: Lowlands, me: Player) -> bool:
    rows = g.setup.rows
    return me.sheep > 0 and any(g.market[row] < rows[row][0] for row in range(len(rows)))


def sheep_action(g: Lowlands, me: Player, points: int) -> Flow:
    """Buy sheep or sell sheep, never both, in one row of the market; a tile may open more rows."""
    ways = ([BUY] if can_buy(g, me, 0) else []) + ([SELL] if can_sell(g, me) else [])
    way: int = ways[0]
    if len(ways) > 1:
        way = yield Choice(me.seat, trade_prompt(g, me, points), ways)
    rows = max([1] + [effect.count for effect in me.active(Block.MARKET_ROWS)])
    closed: list[int] = []
    traded = 0
    while len(closed) < rows and traded < points:
        options = [
            Option(ROW + row)
            for row in range(len(g.market))
            if row not in closed and tradeable(g, me, way, row, points - traded)
        ]
        if not options:
            break
        if traded:
            options.append(DONE)
        price = buying_price(g, me) if way == BUY else selling_price(g, me)
        prompt = Prompt("buy-row" if way == BUY else "sell-row", {"left": points - traded, "price": price})
        pick = yield Choice(me.seat, prompt, options)
        if pick == DONE:
            break
        row = pick - ROW
        closed.append(row)
        most = tradeable(g, me, way, row, points - traded)
        count = most
        if most > 1:
            counts = [Option(COUNT + n) for n in range(1, most + 1)]
            prompt = Prompt("buy-count" if way == BUY else "sell-count", {"row": row, "price": price})
            count = (yield Choice(me.seat, prompt, counts)) - COUNT
        traded += count
        trade(g, me, way, row, count)
    yield from use_leftover(g, me, points - traded)


def trade_prompt(g: Lowlands, me: Player, points: int) -> Prompt:
    prices = {"buy": buying_price(g, me), "sell": selling_price(g, me)}
    return Prompt("trade", {"points": points, **prices})


def tradeable(g: Lowlands, me: Player, way: int, row: int, points: int) -> int:
    """How many sheep can be bought from a row or sold to it."""
    if way == SELL:
        return min(points, me.sheep, g.setup.rows[row][0] - g.market[row])
    price = buying_price(g, me)
    affordable = me.coins // price if price else points
    return max(0, min(points, g.market[row], affordable, me.room() - me.sheep))


def trade(g: Lowlands, me: Player, way: int, row: int, count: int) -> None:
    if way == BUY:
        price = buying_price(g, me) * count
        g.market[row] -= count
        me.sheep += count
        me.coins -= price
        g.tell("buy-sheep", me, good="sheep", count=count, row=row, coins=price)
    else:
        price = selling_price(g, me) * count
        g.market[row] += count
        me.sheep -= count
        me.coins += price
        g.tell("sell-sheep", me, good="sheep", count=count, row=row, coins=price)


def reset_market(g: Lowlands) -> None:
    g.market = [sheep for spaces, sheep in g.setup.rows]


# The supply, through tiles


def sell_to_supply(g: Lowlands, me: Player, effect: Effect) -> Flow:
    """Sell up to so many sheep, each for the current price and a bonus. The laborer does not help."""
    most = min(effect.count, me.sheep, COUNTS - 1)
    if not most:
        return
    price = g.price() + effect.bonus + me.total(Block.SALE_BONUS)
    options = [Option(COUNT + n) for n in range(most + 1)]
    count = (yield Choice(me.seat, Prompt("sell-to-supply", {"price": price}), options)) - COUNT
    if count:
        me.sheep -= count
        me.coins += price * count
        g.tell("sell-sheep", me, good="sheep", count=count, row=-1, coins=price * count)


def buy_from_supply(g: Lowlands, me: Player, effect: Effect) -> Flow:
    """Buy up to so many sheep for a fixed price, as far as they can be housed."""
    most = affordable_from_supply(me, effect)
    if not most:
        return
    options = [Option(COUNT + n) for n in range(most + 1)]
    count = (yield Choice(me.seat, Prompt("buy-from-supply", {"price": effect.price}), options)) - COUNT
    if count:
        me.sheep += count
        me.coins -= effect.price * count
        g.tell("buy-sheep", me, good="sheep", count=count, row=-1, coins=effect.price * count)


def affordable_from_supply(me: Player, effect: Effect) -> int:
    return max(0, min(effect.count, me.coins // effect.price, me.room() - me.sheep, COUNTS - 1))


# Upkeep


def upkeep_deals(me: Player, block: Block) -> list[Effect]:
    return [effect for effect in me.active(block) if effect.when is When.UPKEEP]


def has_deals(me: Player) -> bool:
    """May the player buy or sell before breeding?"""
    return (me.sheep > 0 and len(upkeep_deals(me, Block.SELL_SHEEP)) > 0) or any(
        affordable_from_supply(me, effect) for effect in upkeep_deals(me, Block.BUY_SHEEP)
    )


def make_deals(g: Lowlands, me: Player) -> Flow:
    for effect in upkeep_deals(me, Block.SELL_SHEEP):
        yield from sell_to_supply(g, me, effect)
    for effect in upkeep_deals(me, Block.BUY_SHEEP):
        yield from buy_from_supply(g, me, effect)


def breed(g: Lowlands, me: Player) -> None:
    """One new sheep for every two, as far as they can be housed."""
    if not me.sheep:
        return
    young = min((me.sheep + me.total(Block.BREED_AS)) // 2, me.room() - me.sheep)
    if young > 0:
        young = min(young + me.total(Block.BREED_MORE), me.room() - me.sheep)
        me.sheep += young
        g.tell("breed", me, good="sheep", count=young)
