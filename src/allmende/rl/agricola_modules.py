"""What modules of Agricola add to observations: their own blocks, after those of every game."""

from typing import Final, Protocol

from allmende.agricola.actions.space import SLUGS
from allmende.agricola.farm.plan import PLAN, called
from allmende.agricola.goods import CLAY, FAIRY, GOODS, LLAMA, REED
from allmende.agricola.moor.layers import Land, land_of
from allmende.agricola.moor.special import cards_for
from allmende.agricola.moor.table import CENTER, FACE_DOWN, moor_of
from allmende.agricola.moor.vocabulary import EXTENSIONS
from allmende.agricola.player import Player
from allmende.agricola.seasons.calendar import SEASONS, season_of
from allmende.agricola.state import Agricola
from allmende.agricola.team.result import PRODUCT
from allmende.agricola.woods.finds import TOPMOST
from allmende.agricola.woods.module import FOREST_CARDS
from allmende.agricola.woods.tales import forest_of, tale_of
from allmende.agricola.xdeck.contact import Contact, contact_of, x_deck
from allmende.agricola.xdeck.module import X_CARDS
from allmende.rl.blocks import Block, clipped, seat_names

SPECIAL: Final = ("in the middle", "face down", "next", "spent")
PLACE_OF: Final = {extension: n for n, extension in enumerate(EXTENSIONS)}
NO_LAND: Final = Land()
SPACES: Final = tuple(SLUGS)
CONTACTS: Final = ("leaving", "freezing", "retiring", "beamed")
NEXT_CARDS: Final = tuple(f"card {n + 1} of the deck" for n in range(TOPMOST))
FOREST_TABLE: Final = ("held", "dreams", "fairies", "clay fetched", "reed fetched")
FOREST_GOODS: Final = (GOODS[LLAMA], GOODS[FAIRY])
TALES: Final = ("leaving", "wild", "skips", "unicorn", "lent", "dying", "haunted")


class Sight(Protocol):
    """How a module is seen."""

    def blocks(self, players: int) -> tuple[Block, ...]: ...

    def values(self, g: Agricola, order: list[int]) -> bytearray:
        """Their numbers one after another, as the first seat of an order sees them."""


class MoorSight:
    """Farmers of the Moor: special action cards, and where farmyards are extended."""

    def blocks(self, players: int) -> tuple[Block, ...]:
        seats = seat_names(players)
        cards = tuple(card.slug for card in cards_for(players))
        places = tuple("-".join(called(spot) for spot in extension) for extension in EXTENSIONS)
        return (
            Block("special", ((*SPECIAL, *seats), cards), "where the special action cards lie, and in front of whom"),
            Block("extensions", (seats, places), "where farmyards are extended: 1 the first, 2 the second time"),
        )

    def values(self, g: Agricola, order: list[int]) -> bytearray:
        moor = moor_of(g)
        rows = [bytearray(len(moor.holders)) for _ in (*SPECIAL, *order)]
        middle, face_down, following, spent, *fronts = rows
        if len(order) == 1:
            lying = [(middle, [moor.open]), (following, moor.pile[-1:]), (spent, moor.spent)]
            for row, numbers in lying:
                for number in numbers:
                    row[number] = number >= 0
        else:
            for card, holder in enumerate(moor.holders):
                middle[card] = holder == CENTER
                face_down[card] = holder >= FACE_DOWN
                for front, who in zip(fronts, order, strict=True):
                    front[card] = holder >= 0 and holder % FACE_DOWN == who
        return bytearray().join([*rows, *[extended(g.players[who]) for who in order]])


def extended(me: Player) -> bytearray:
    places = bytearray(len(EXTENSIONS))
    spots = me.farm.plan.spots[PLAN.cells :]
    for n in range(0, len(spots), 2):
        places[PLACE_OF[spots[n], spots[n + 1]]] = n // 2 + 1
    return places


class SeasonsSight:
    """The seasons board: which season it is."""

    def blocks(self, players: int) -> tuple[Block, ...]:
        return (Block("season", (SEASONS,), "1 for the season of this round"),)

    def values(self, g: Agricola, order: list[int]) -> bytearray:
        return bytearray([season == season_of(g) for season in range(len(SEASONS))])


class TeamsSight:
    """The team game: how the teams score."""

    def blocks(self, players: int) -> tuple[Block, ...]:
        return (Block("teams", (("product",),), "1 if the totals of partners are multiplied"),)

    def values(self, g: Agricola, order: list[int]) -> bytearray:
        return bytearray([g.setup.options["team"] == PRODUCT])


class AlienSight:
    """The X deck: which cards were drawn, what is still to come, tokens, goods where others lie."""

    def blocks(self, players: int) -> tuple[Block, ...]:
        seats = seat_names(players)
        return (
            Block("x_cards", (X_CARDS,), "which cards were drawn"),
            Block("x_contacts", (seats, CONTACTS), "people who will not go home, and who is beamed by whom"),
            Block("x_candies", (seats, SPACES), "where candies lie: 1, and pitchforks: 2, or both: 3"),
            Block("x_piles", (GOODS, SPACES), "goods on accumulation spaces of other goods"),
        )

    def values(self, g: Agricola, order: list[int]) -> bytearray:
        deck = x_deck(g)
        rows = [bytearray([number in deck.gone for number in range(len(X_CARDS))])]
        rows += [contact_row(contact_of(g.players[who]), order) for who in order]
        rows += [token_row(contact_of(g.players[who])) for who in order]
        piles = bytearray(len(GOODS) * len(SPACES))
        for number, lying in g.others_there.items():
            for good, n in lying:
                piles[good * len(SPACES) + number] = min(n, 255)
        return bytearray().join([*rows, piles])


def contact_row(contact: Contact, order: list[int]) -> bytearray:
    """Whoever beams is told by the place in the order, from 1 on."""
    by = order.index(contact.beamed_by) + 1 if contact.beamed_by >= 0 else 0
    return bytearray([contact.leaving, contact.freezing, contact.retiring, by])


def token_row(contact: Contact) -> bytearray:
    return bytearray([
        (contact.candies >> number & 1) + 2 * (contact.pitchfork == number) for number in range(len(SPACES))
    ])  # fmt: skip


class ForestSight:
    """The forest deck: which cards were drawn and which are known, what lies beside it, what is still to come."""

    def blocks(self, players: int) -> tuple[Block, ...]:
        seats = seat_names(players)
        looked = tuple(f"{seat} has looked" for seat in seats)
        return (
            Block("forest_cards", (("drawn", *NEXT_CARDS), FOREST_CARDS),
                  "which cards were drawn and not shuffled back, and the topmost ones of the deck if the seat knows"),
            Block("forest_table", ((*FOREST_TABLE, *looked),),
                  "the token of the starting player stays, people to be handed on, fairies on the ring, what is "
                  "fetched, and how many of the topmost cards somebody knows"),
            Block("forest_tales", (seats, (*FOREST_GOODS, *TALES)),
                  "llamas and fairies, and what has begun with a player"),
        )  # fmt: skip

    def values(self, g: Agricola, order: list[int]) -> bytearray:
        forest = forest_of(g)
        cards = range(len(FOREST_CARDS))
        rows = [bytearray([number in forest.gone for number in cards])]
        known = forest.known_to(order[0])
        for place in range(len(NEXT_CARDS)):
            rows += [bytearray([known[place : place + 1] == [number] for number in cards])]
        looked = [forest.seen if forest.seen_by == who else 0 for who in order]
        fetched = [forest.side == good for good in (CLAY, REED)]
        rows.append(bytearray([forest.held, forest.dreams, clipped(forest.fairies), *fetched, *looked]))
        rows += [tale_row(g.players[who]) for who in order]
        return bytearray().join(rows)


def tale_row(me: Player) -> bytearray:
    """The animal that the unicorn is now is told by its place among all goods, from 1 on."""
    tale = tale_of(me)
    goods = [clipped(me.goods[good]) for good in (LLAMA, FAIRY)]
    return bytearray([
        *goods, tale.leaving, tale.wild, tale.skips, tale.unicorn + 1, tale.lent, tale.dying, tale.haunted,
    ])  # fmt: skip


SIGHTS: Final[dict[str, Sight]] = {
    "moor": MoorSight(), "seasons": SeasonsSight(), "teams": TeamsSight(), "aliens": AlienSight(),
    "woods": ForestSight(),
}  # fmt: skip
"""By the name of the module. One without blocks of its own is not seen."""


# What the blocks of every game have a place for


def tiles_of(me: Player) -> Land:
    return land_of(me) if "moor" in me.added else NO_LAND


def closed_by_modules(g: Agricola) -> int:
    """The spaces that modules keep closed now, as a mask."""
    if not g.setup.modules:
        return 0
    return sum([1 << number for number in g.board if g.is_closed(g.space(number))])


def holder_of_garden_path(g: Agricola) -> int:
    return moor_of(g).garden_path if "moor" in g.added else -1
