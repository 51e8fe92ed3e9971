"""Goods that no game makes or loses: one function per game counts all of them, wherever they lie.

A game without a function here is not counted.
"""

from collections import Counter
from collections.abc import Callable
from itertools import chain

from allmende.dominion.state import Dominion
from allmende.table import Game
from tests.table.toys import Draft, Expedition

Goods = dict[object, int]


def dominion(game: Game) -> Goods:
    """Every card: of all players' zones, of all piles, of the trash."""
    g = game.state
    assert isinstance(g, Dominion)
    goods: Goods = dict(Counter(chain(g.trash_pile, *g.stacks, *[player.cards() for player in g.players])))
    for card in g.setup.supply + g.setup.beside:
        if g.setup.stack_of[card.number] < 0:
            goods[card] = goods.get(card, 0) + g.piles[card.number]
    return goods


def toy_draft(game: Game) -> Goods:
    g = game.state
    assert isinstance(g, Draft)
    return dict(Counter(chain(g.deck, g.dropped, *g.hands, *g.aside, *g.table)))


def toy_expedition(game: Game) -> Goods:
    g = game.state
    assert isinstance(g, Expedition)
    return dict(Counter(chain(g.deck, g.found, g.lost, *chain(*g.chests))))


GOODS: dict[str, Callable[[Game], Goods]] = {
    "dominion": dominion,
    "toy-draft": toy_draft,
    "toy-expedition": toy_expedition,
}


def goods(game: Game) -> Goods:
    count = GOODS.get(game.rules.name)
    return {} if count is None else count(game)
