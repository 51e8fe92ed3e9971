"""What tiles and progress tokens give, and the way along the dike track where the tokens lie."""

from allmende.lowlands.cards import draw_cards
from allmende.lowlands.fences import FenceWork, set_fences
from allmende.lowlands.laborers import move_laborer
from allmende.lowlands.player import Player
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import Good
from allmende.lowlands.vocabulary import GOOD, GOODS
from allmende.table.choice import Choice, Flow, Option, Prompt


def give(g: Lowlands, me: Player, what: Good, count: int) -> Flow:
    """Give goods to a player."""
    if what is Good.COINS:
        g.get_coins(me, count)
    elif what is Good.CARDS:
        yield from draw_cards(g, me, count)
    elif what is Good.SHEEP:
        g.get_sheep(me, count)
    elif what is Good.STEPS:
        yield from advance(g, me, count)
    elif what is Good.LABORER:
        for _ in range(count):
            yield from move_laborer(g, me)
    elif what is Good.FENCES:
        yield from set_fences(g, me, FenceWork(min(count, me.spare), True, False, count))
    elif what is Good.MOVES:
        yield from set_fences(g, me, FenceWork(count, False, True))
    else:
        me.plus_two = True
        g.tell("farmer-token", me)


def advance(g: Lowlands, me: Player, steps: int) -> Flow:
    """Go on along the dike track. A progress token that is reached or passed gives its bonus at once."""
    for _ in range(steps):
        step(g, me)
        for space in g.setup.tile_set.dike_track.tokens(me.steps - 1, me.steps):
            yield from bonus(g, me, g.tokens[space])


def step(g: Lowlands, me: Player) -> None:
    """One step: the marker lands on top of those that are there."""
    me.steps += 1
    if g.pile[-1] != me.seat:
        g.pile.remove(me.seat)
        g.pile.append(me.seat)
    if g.events is not None:
        g.tell("step", me, steps=me.steps)


def bonus(g: Lowlands, me: Player, token: int) -> Flow:
    """Choose one of the two goods of a progress token."""
    found = g.setup.tile_set.progress_tokens[token]
    gifts = {gift.what: gift.count for gift in found.choices}
    if me.plus_two and len(gifts) > 1:
        gifts.pop(Good.FARMER, None)  # there is one for each player
    goods = list(gifts)
    what = goods[0]
    if len(goods) > 1:
        options = [Option(GOOD + GOODS.index(good)) for good in goods]
        prompt = Prompt("progress-token", {"token": found.id, **{good.value: gifts[good] for good in goods}})
        what = GOODS[(yield Choice(me.seat, prompt, options)) - GOOD]
    if g.events is not None:
        g.tell("progress-token", me, token=found.id, good=what.value, count=gifts[what])
    yield from give(g, me, what, gifts[what])
