"""Could this lie on the table at the start of a step? Asked of saved games and of situations arranged by hand."""

from collections import Counter
from typing import Final

from allmende.agricola.actions.space import SLUGS
from allmende.agricola.cards.card import CARDS, MAJOR, MINOR, OCCUPATION, RULE, Card
from allmende.agricola.cards.notes import ON_CARD
from allmende.agricola.farm.farmyard import FENCES, MOST_CROPS, STABLES, UNFINISHED, Farmyard
from allmende.agricola.goods import CLAY, CROPS, HORSE, STONE, WOOD
from allmende.agricola.player import MOST_PEOPLE, Player
from allmende.agricola.state import BEFORE, DRAFT, HOME, OVER, PREPARATION, WORK, Agricola
from allmende.table.saved import PLENTY

MOST_MARKS: Final = (1 << 22) - 1


def check(g: Agricola) -> None:
    """A ValueError with the reason if there can be no such table."""
    seats = range(len(g.players))
    if any(seat not in seats for seat in (g.first, g.opener, g.active)):
        raise ValueError("it names seats that do not exist")
    if not 0 <= g.round <= g.setup.rounds or not DRAFT <= g.phase <= OVER or g.news < 0:
        raise ValueError("there is no such moment in the game")
    if (g.phase <= BEFORE and g.round == g.setup.rounds) or (g.phase >= PREPARATION and g.round == 0):
        raise ValueError("there is no such moment in the game")
    check_board(g)
    check_cards(g)
    g.setup.expansion.check_table(g)
    for me in g.players:
        check_player(g, me)


def check_board(g: Agricola) -> None:
    order = [number for stage in g.setup.stages for number in stage]
    at = 0
    for stage in g.setup.stages:
        if sorted(g.round_cards[at : at + len(stage)]) != sorted(stage):
            raise ValueError("the round cards are not those of their stages")
        at += len(stage)
    if len(g.round_cards) != len(order):
        raise ValueError(f"there are {len(order)} round cards, not {len(g.round_cards)}")
    if any(g.setup.spaces[number] is None for number in g.board) or len(set(g.board)) != len(g.board):
        raise ValueError("the board has spaces that this game does not have")
    if set(g.setup.start_board) | set(g.round_cards[: g.round]) != set(g.board):
        raise ValueError("the board does not show the round cards of the rounds that were played")
    if min(g.piles) < 0 or any(not 0 <= seats < 1 << len(g.players) for seats in g.occupied):
        raise ValueError("there is less than nothing on a space")
    known = sum([1 << number for number, space in enumerate(g.setup.spaces) if space is not None])
    lying = sum([1 << number for number in range(len(SLUGS)) if g.piles[number] or g.occupied[number]])
    standing = {number for me in g.players for number in [*me.placed, *me.born_at] if number >= 0}
    if (g.used | g.blocked | lying) & ~known or any(not known >> number & 1 for number in standing):
        raise ValueError("something lies on spaces that this game does not have")


def check_cards(g: Agricola) -> None:
    if len(g.decks) != 2 or any((card.kind == OCCUPATION) != (n == 0) for n in (0, 1) for card in g.decks[n]):
        raise ValueError("there is a deck of occupations and one of minor improvements")
    found: list[Card] = [*g.decks[0], *g.decks[1], *g.display]
    for me in g.players:
        found += me.hand + me.pack + me.kept + [card for card in me.outfit.cards if card.kind != MAJOR]
        for card in me.outfit.cards:
            if card.kind == MAJOR and (card not in g.setup.majors or g.holder(card) != me.seat):
                raise ValueError(f"seat {me.seat} has {card.slug}, which lies elsewhere")
        if any(card not in me.outfit.cards for card in me.outfit.cold):
            raise ValueError(f"seat {me.seat} has fuel tokens on cards that it does not have")
        if Counter(me.shown) - Counter(me.hand):
            raise ValueError(f"seat {me.seat} is said to have cards that it does not have")
        if any(card.kind == RULE for card in me.outfit.cards):
            raise ValueError("a rule is no card")
    if any(card.kind not in (OCCUPATION, MINOR) for card in found):
        raise ValueError("hands and decks are occupations and minor improvements")
    twice = [card.slug for card, n in Counter(found).items() if n > 1]
    if twice:
        raise ValueError(f"there is only one {twice[0]}")
    majors = sum([holder >= 0 for holder in g.majors])
    if majors != sum([card.kind == MAJOR for me in g.players for card in me.outfit.cards]):
        raise ValueError("major improvements are missing")


def check_player(g: Agricola, me: Player) -> None:
    if not 1 <= me.people <= MOST_PEOPLE or not 0 <= me.newborns < me.people or not 0 <= me.home + me.bed <= me.people:
        raise ValueError(f"seat {me.seat} cannot have such a family")
    if min(me.goods) < 0 or me.begging < 0 or not 0 <= me.lying <= me.goods[HORSE]:
        raise ValueError(f"seat {me.seat} has less than nothing")
    for number, note in me.notes.items():
        check_note(CARDS[number], note)
    if me.crowded():
        raise ValueError(f"seat {me.seat} has no room for so many animals")
    out = me.home + me.bed + len(me.placed) + me.newborns
    if g.phase == WORK and out > me.people + len(me.born_at) + me.lodgers():
        raise ValueError(f"seat {me.seat} has placed more people than it has")
    if (me.newborns and g.phase < WORK) or (g.phase == WORK and len(me.born_at) != me.newborns):
        raise ValueError(f"seat {me.seat} cannot have these newborns now")
    if g.phase not in (WORK, HOME) and (me.placed or me.born_at):
        raise ValueError(f"the people of seat {me.seat} are at home now")
    if me.farm.planted_land() & (me.farm.used() if me.outfit.sows_land else -1):
        raise ValueError("crops lie only on fields")
    check_farm(me.farm)


def check_note(card: Card, note: int) -> None:
    """On a field card lie crops; on others a mark, a count or, if it belongs to the farmyard, the spaces it means."""
    bears = list(CROPS) + list(card.field)
    if card.field and note and (note // ON_CARD not in bears or not 0 < note % ON_CARD <= MOST_CROPS):
        raise ValueError(f"{card.slug} cannot bear what it bears")
    if not 0 <= note <= (MOST_MARKS if card.on_farm else PLENTY):
        raise ValueError(f"{card.slug} cannot be marked by {note}")


def check_farm(farm: Farmyard) -> None:
    land = farm.plan.land
    tiles = (farm.rooms, farm.fields, farm.covered)
    for n, one in enumerate(tiles):
        if one & ~land or any(one & other for other in tiles[n + 1 :]):
            raise ValueError("two things lie on the same space of a farmyard")
    if farm.covered & (farm.forests | farm.moors) != farm.forests | farm.moors or farm.forests & farm.moors:
        raise ValueError("forests and moors lie where they cannot")
    if farm.stables & ~land or farm.stables & (farm.rooms | farm.fields):
        raise ValueError("a stable stands where it cannot")
    if not farm.rooms or farm.material not in (WOOD, CLAY, STONE):
        raise ValueError("a farm has a house of wood, clay or stone")
    if farm.stables.bit_count() + farm.spare_stables > STABLES or farm.spare_stables < 0:
        raise ValueError(f"there are {STABLES} stables in all")
    if farm.fences >> farm.plan.edges or farm.fences.bit_count() + farm.spare_fences > FENCES or farm.spare_fences < 0:
        raise ValueError(f"there are {FENCES} fences in all")
    if farm.fenced() & (farm.rooms | farm.fields):
        raise ValueError("rooms and fields cannot be fenced in")
    if not farm.rules & UNFINISHED:
        needed = 0
        for area in farm.plan.areas(farm.fences):
            needed |= farm.plan.outline(area)
        if farm.fences & ~needed:
            raise ValueError("every fence belongs to a closed pasture")
