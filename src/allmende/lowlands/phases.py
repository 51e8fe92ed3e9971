"""The course of the game: three stages of turn of the tide, work, upkeep, work, upkeep, high tide; then storm surge."""

from allmende.lowlands.actions import cards_to_swap, place_farmer, swap_cards
from allmende.lowlands.cards import TYPES
from allmende.lowlands.effects import income_of_tiles, storm_functions
from allmende.lowlands.laborers import uncovered
from allmende.lowlands.player import ALL_FARMERS, NOT_SWAPPED, Player
from allmende.lowlands.setup import FLOOD_PIECES, HAND_LIMIT, SEA, STAGES, moved
from allmende.lowlands.sheep import breed, has_deals, make_deals, reset_market
from allmende.lowlands.state import HIGH_TIDE, INCOME_STEP, OVER, PHASE_NAMES, STORM, TIDE, UPKEEP, WORK, Lowlands
from allmende.lowlands.tiles import Block, Gives, Good
from allmende.lowlands.vocabulary import GOOD, GOODS, RESOURCE
from allmende.table.choice import REDRAWN, Choice, Flow, Option, Prompt, Seat, together

CARD = Option(GOOD + GOODS.index(Good.CARDS))
COIN = Option(GOOD + GOODS.index(Good.COINS))
INCOME = Prompt("income", {"cards": 1, "coins": 1})


def next_step(g: Lowlands) -> Flow | None:
    """Go on to the next decision, doing all that asks nobody."""
    g.busy = 0
    while True:
        if g.phase == TIDE:
            if any(me.cards() > HAND_LIMIT for me in g.players):
                return check_hands(g)
            turn_the_tide(g)
        elif g.phase == WORK:
            me = g.players[g.active]
            if me.farmers:
                if me.swapped == NOT_SWAPPED and me.total(Block.SWAP_CARDS) and cards_to_swap(me, g.display):
                    return swap_cards(g, me)
                return place_farmer(g, me)
            begin(g, UPKEEP)
        elif g.phase == UPKEEP:
            for me in g.in_order()[g.at :]:
                if has_deals(me):
                    return deals(g, me)
                g.at += 1
            for me in g.in_order():
                breed(g, me)
            g.at = 0
            g.phase = INCOME_STEP
        elif g.phase == INCOME_STEP:
            for me in g.in_order()[g.at :]:
                if Gives.CARD_OR_COIN in uncovered(g, me):
                    return income_of_choice(g, me)
                take_income(g, me, 0, 0)
            end_upkeep(g)
        elif g.phase == HIGH_TIDE:
            high_tide(g)
        elif g.phase == STORM:
            storm_surge(g)
        else:
            return None


def begin(g: Lowlands, phase: int) -> None:
    """The phase marker moves on."""
    g.phase = phase
    g.at = 0
    if g.events is not None:
        g.tell("phase", g.players[g.first], phase=PHASE_NAMES[phase], stage=g.stage + 1)


# Turn of the tide


def check_hands(g: Lowlands) -> Flow:
    """Whoever holds more than eight cards discards down to eight: everybody at the same time."""
    flows: dict[Seat, Flow] = {me.seat: discard_down(g, me) for me in g.players if me.cards() > HAND_LIMIT}
    yield from together(flows)


def discard_down(g: Lowlands, me: Player) -> Flow:
    while me.cards() > HAND_LIMIT:
        prompt = Prompt("discard", {"left": me.cards() - HAND_LIMIT})
        pick = REDRAWN
        while pick == REDRAWN:
            options = [Option(RESOURCE + kind) for kind in TYPES if me.hand[kind]]
            pick = yield Choice(me.seat, prompt, options, private=True)
        g.hand_in(me, pick - RESOURCE, 1)


def turn_the_tide(g: Lowlands) -> None:
    """Lay out three flood cards and reveal the first."""
    g.sea = [g.flood_deck.pop() for _ in range(SEA)]
    g.opened = 0
    reveal_flood_card(g)
    begin_work(g)


def reveal_flood_card(g: Lowlands) -> None:
    """The leftmost hidden flood card brings as many flood pieces as its value, as long as there are any."""
    value = g.sea[g.opened]
    g.opened += 1
    g.flood = min(FLOOD_PIECES, g.flood + value)
    g.news += 1
    g.tell("flood", g.players[g.first], value=value, flood=g.flood)


def begin_work(g: Lowlands) -> None:
    for me in g.players:
        me.swapped = NOT_SWAPPED
    g.active = g.first
    begin(g, WORK)


# Upkeep


def deals(g: Lowlands, me: Player) -> Flow:
    """What tiles let a player buy or sell before breeding."""
    yield from make_deals(g, me)
    g.at += 1


def income_of_choice(g: Lowlands, me: Player) -> Flow:
    """Income of a player who has symbols that leave a choice."""
    cards = coins = 0
    for gives in uncovered(g, me):
        if gives is Gives.CARD_OR_COIN:
            if (yield Choice(me.seat, INCOME, [CARD, COIN])) == CARD:
                cards += 1
            else:
                coins += 1
    take_income(g, me, cards, coins)


def take_income(g: Lowlands, me: Player, cards: int, coins: int) -> None:
    """A hidden card for everybody, and what the income board and tiles give."""
    free = uncovered(g, me)
    g.draw_hidden(me, 1 + cards + free.count(Gives.CARD) + income_of_tiles(g, me, Good.CARDS))
    g.get_coins(me, coins + free.count(Gives.COIN) + income_of_tiles(g, me, Good.COINS))
    g.at += 1


def end_upkeep(g: Lowlands) -> None:
    """Farmers return, the market is reset, the leader on the dike becomes first player, a flood card is revealed."""
    if not g.last_upkeep():
        for me in g.players:
            me.farmers = ALL_FARMERS
            me.used = [0, 0, 0, 0, 0]
        reset_market(g)
        g.first = g.leader().seat
        g.tell("first-player", g.players[g.first])
    reveal_flood_card(g)
    if g.half == 0:
        g.half = 1
        begin_work(g)
    else:
        begin(g, HIGH_TIDE)


# High tide and storm surge


def high_tide(g: Lowlands) -> None:
    """A dike that holds brings coins to those ahead; one that breaks brings breach tokens to those behind."""
    points = [g.dike_points(me) for me in g.players]
    holds = g.dike_holds()
    g.tell("dike-holds" if holds else "dike-breaks", g.players[g.first], flood=g.flood, length=g.dike_length())
    for me in g.players:
        if holds:
            g.get_coins(me, points[me.seat] - min(points))
        else:
            take_breaches(g, me, max(points) - points[me.seat])
    g.value = moved(g.value, holds)
    g.sea = []
    g.opened = 0
    g.half = 0
    g.stage += 1
    begin(g, STORM if g.stage == STAGES else TIDE)


def take_breaches(g: Lowlands, me: Player, n: int) -> None:
    if n:
        me.breaches += n
        g.tell("breaches", me, count=n)


def storm_surge(g: Lowlands) -> None:
    """Storm functions, then the dike is checked for the last time: each breach token costs a sheep, or its price."""
    storm_functions(g)
    holds = g.dike_holds()
    g.tell("dike-holds" if holds else "dike-breaks", g.players[g.first], flood=g.flood, length=g.dike_length())
    for me in g.players:
        if not holds and me.breaches:
            lost = min(me.sheep, me.breaches)
            coins = (me.breaches - lost) * g.price()
            me.sheep -= lost
            me.coins -= coins  # below 0 they count as minus points
            g.tell("lose-sheep", me, count=lost, coins=coins)
        me.breaches = 0
    g.phase = OVER
    g.tell("game-over", g.players[g.first])
