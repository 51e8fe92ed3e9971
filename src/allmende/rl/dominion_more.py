"""The blocks of Dominion that came with later expansions: mats, landscapes, tokens, and prompts of their own."""

from typing import Final

from allmende.dominion.card import LANDSCAPES, Card, Landscape
from allmende.dominion.counters import COUNTERS, MATS
from allmende.dominion.drawing import kingdom_of, sets_of, wishes_of
from allmende.dominion.kingdoms import DRAWN_KINDS, RANDOM
from allmende.dominion.knowledge import known_on_mat
from allmende.dominion.prompts import CONTRACT
from allmende.dominion.rules import ANSWERS
from allmende.dominion.setup import Setup
from allmende.dominion.state import Dominion
from allmende.dominion.zones import NIGHT_PHASE
from allmende.rl.blocks import MOST, Block, from_seat, seat_names
from allmende.table import Json, Prompt, Seat, seeded

FIRST_SETS: Final = frozenset(["basic", "base", "hinterlands"])
"""Games of these have no such blocks."""
LATE: Final = tuple([name for name in CONTRACT.prompts if name not in CONTRACT.columns()])
"""Prompts that came after the columns were fixed."""


def game_of(options: Json) -> Setup | None:
    """The set-up of a game with these options; None for a kingdom that is drawn."""
    if options["kingdom"] == RANDOM:
        return None
    return Setup(kingdom_of(options["kingdom"], wishes_of(options), seeded(0)), options["players"], ANSWERS)


def landscapes_of(options: Json) -> list[Landscape]:
    """The landscapes that can come up."""
    setup = game_of(options)
    if setup is None:
        return [thing for thing in LANDSCAPES if thing.expansion in sets_of(options)]
    sets = {card.expansion for card in setup.things()} | {thing.expansion for thing in setup.landscapes}
    return [
        thing
        for thing in LANDSCAPES
        if thing in setup.landscapes or (thing.kind not in DRAWN_KINDS and thing.expansion in sets)
    ]


def has_more(options: Json) -> bool:
    """May the game have prompts, tokens, mats and landscapes that came with later expansions?"""
    setup = game_of(options)
    if setup is None:
        return not FIRST_SETS.issuperset(sets_of(options))
    return len(setup.landscapes) > 0 or not FIRST_SETS.issuperset([card.expansion for card in setup.things()])


def more_blocks(cards: tuple[str, ...], landscapes: tuple[str, ...], players: int) -> tuple[Block, ...]:
    """What only games with later expansions have."""
    seats = seat_names(players)
    lying = tuple(f"{seat} {row}" for seat in seats for row in (*MATS, "stays"))
    had = ("there", "stock", "prompt", *(f"{seat} has" for seat in seats))
    tokens = tuple(f"{seat} {token}" for seat in seats for token in COUNTERS)
    return (
        Block("mats", (lying, cards),
              "the cards on each player's mats as far as they are known, and those in play that stay there"),
        Block("landscapes", (had, landscapes),
              "1 for landscapes on the table, the points that lie on them, 1 for the one that asks or is asked about, "
              "and for those that each player has"),
        Block("more", ((*(f"prompt {name}" for name in LATE), "night", "hexes", *tokens),),
              "the prompts that came with later expansions, is it the Night phase, how many Hexes are face down, and "
              "each player's tokens"),
    )  # fmt: skip


class More:
    """The blocks that only games with later expansions have, written anew each time."""

    __slots__ = ("_at", "_cards", "_landscapes", "_order", "_seat")

    def __init__(self, cards: list[Card], landscapes: list[Landscape], seat: int, players: int) -> None:
        self._cards = cards
        self._landscapes = landscapes
        self._seat = Seat(seat)
        self._order = from_seat(players)[seat]
        self._at = {card: n for n, card in enumerate(cards)}

    def look(self, g: Dominion, prompt: Prompt) -> bytearray:
        values = bytearray()
        for who in self._order:
            me = g.players[who]
            for mat in range(len(MATS)):
                values += self.counted(known_on_mat(g, me, mat, me.seat == self._seat))
            values += self.counted(g.staying(me))
        values += self.landscapes(g, prompt)
        values += bytes([name == prompt.name for name in LATE])
        values += bytes([g.phase == NIGHT_PHASE, len(g.hexes)])
        for who in self._order:
            values += bytes([min(count, MOST) for count in g.players[who].tokens])
        return values

    def counted(self, cards: list[Card]) -> bytearray:
        counts = bytearray(len(self._cards))
        for card in cards:
            if card in self._at:
                counts[self._at[card]] += 1
        return counts

    def landscapes(self, g: Dominion, prompt: Prompt) -> bytes:
        things = self._landscapes
        there = [*g.setup.landscapes, *g.boons]
        stocks = dict(zip(g.setup.landscapes, g.stocks, strict=True))
        asked = (prompt.args.get("card"), prompt.args.get("about"))
        rows = bytes([thing in there for thing in things])
        rows += bytes([stocks.get(thing, 0) for thing in things])
        rows += bytes([thing.slug in asked for thing in things])
        for who in self._order:
            rows += bytes([thing in g.players[who].owns for thing in things])
        return rows
