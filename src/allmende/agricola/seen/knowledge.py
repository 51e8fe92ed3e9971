"""What a seat knows: the view it gets, and how everything else is redrawn for a bot.

Known to all: the board, all farms and supplies, face-up cards, how many cards each hand holds, and the traveling cards
that everyone saw being passed. Hidden: the rest of the others' hands, the cards that were not dealt, and the order of
the round cards to come within their stage. The hand of a seat that is in the midst of something stays as it is in a
redraw: what it has begun it must be able to end.
"""

from allmende.agricola.actions.space import Space
from allmende.agricola.cards.card import CARDS, OCCUPATION, Card
from allmende.agricola.cards.notes import ON_CARD
from allmende.agricola.course.hands import of_deck, take
from allmende.agricola.course.harvest import food_needed
from allmende.agricola.course.scoring import scores
from allmende.agricola.farm.housing import arrange, size_of
from allmende.agricola.farm.plan import PLAN, Cell, bits
from allmende.agricola.goods import COMMON, FOOD, GOODS, to_json
from allmende.agricola.player import Player
from allmende.agricola.saved.notation import spaces
from allmende.agricola.saved.reading import slugs
from allmende.agricola.seen.forecast import next_feeding, score_steps
from allmende.agricola.seen.previews import draft_view, previews
from allmende.agricola.seen.sheet import parts_of
from allmende.agricola.setup import HARVESTS
from allmende.agricola.state import FREE, GONE, PHASE_NAMES, Agricola
from allmende.table.choice import Seat
from allmende.table.rng import Rng
from allmende.table.rules import Json


def view(g: Agricola, seat: Seat | None) -> Json:
    players = [player_view(g, me, seat, points) for me, points in zip(g.players, scores(g), strict=True)]
    return {
        "round": g.round,
        "phase": PHASE_NAMES[g.phase],
        "first": g.first,
        "active": g.active,
        "harvests": list(HARVESTS),
        "target": g.setup.target or None,
        "spaces": [space_view(g, g.space(number)) for number in g.board],
        "rounds": spaces(g.round_cards[: g.round]),
        "stages": [spaces(sorted(stage)) for stage in g.setup.stages],
        "majors": [major_view(g, n, card) for n, card in enumerate(g.setup.majors)],
        **g.setup.doors.view(g, seat),
        "display": slugs(g.display),
        "cooking": [] if seat is None else cooking_view(g.players[seat]),
        "previews": None if seat is None else previews(g, g.players[seat]),
        "drafting": draft_view(g),
        "players": players,
        "sheet": [parts_of(g, me, one["score"], one["steps"]) for me, one in zip(g.players, players, strict=True)],
    }


def space_view(g: Agricola, space: Space) -> Json:
    number = space.number
    return {
        "space": space.slug,
        "good": GOODS[space.good] if space.good >= 0 else None,
        "count": g.piles[number],
        "per_round": space.per_round,
        "gives": to_json(g.gives(space)),
        "seats": bits(g.occupied[number]),
        "closed": (g.used | g.blocked) >> number & 1 == 1 or g.is_closed(space),
        "round": g.round_cards.index(number) + 1 if number in g.round_cards else None,
        **({"others": to_json(g.others_there[number])} if number in g.others_there else {}),
        **g.setup.doors.space_view(g, space),
    }


def major_view(g: Agricola, n: int, card: Card) -> Json:
    holder = g.majors[n]
    return {
        "card": card.slug,
        "cost": {GOODS[good]: count for good, count in card.costs[0]},
        "price": sum([count for _, count in card.costs[0]]),
        "points": card.points,
        "holder": None if holder < 0 else holder,
        "under": card.under,
        "covered": holder == FREE and g.is_covered(card),
        "gone": holder == GONE,
    }


def cooking_view(me: Player) -> list[Json]:
    """What goods become if they are eaten or cooked now."""
    rates = me.outfit.rates
    return [{"eat": name, "food": rates[good]} for good, name in enumerate(GOODS) if good != FOOD and rates[good]]


def player_view(g: Agricola, me: Player, viewer: Seat | None, points: dict[str, int]) -> Json:
    own = me.seat == viewer
    return {
        "seat": me.seat,
        "goods": {GOODS[good]: me.goods[good] for good in [*range(COMMON), *g.setup.doors.tokens]},
        "lying": me.lying,
        "people": {
            "all": me.people, "home": me.home, "bed": me.bed, "newborns": me.newborns, "placed": spaces(me.placed),
            "room": me.room_for_people(),
        },
        "farm": farm_view(g, me),
        "hand": {
            "occupations": len(me.in_hand(True)), "minors": len(me.in_hand(False)),
            "known": slugs(by_number(me.hand if own else me.shown)),
        },
        "draft": {"pack": slugs(me.pack) if own else [], "kept": slugs(me.kept) if own else [], "left": len(me.pack)},
        "played": [card_view(me, card) for card in me.outfit.cards],
        "promised": [
            {"round": number, "good": GOODS[good] if good >= 0 else None, "count": n, "card": CARDS[card].slug}
            for number, good, n, card in me.promised
        ],
        "food_needed": food_needed(g, me),
        "fuel_needed": g.setup.doors.fuel_needed(g, me),
        "feeding": next_feeding(g, me),
        "begging": me.begging,
        "noted": me.noted,
        "score": points,
        "steps": score_steps(g, me),
        **g.setup.doors.seat_view(g, me),
    }  # fmt: skip


def card_view(me: Player, card: Card) -> Json:
    """A face-up card and what lies on it."""
    note = me.notes.get(card.number, 0)
    shown: Json = {"card": card.slug, "kind": card.kind, "note": note}
    if card in me.outfit.cold:
        shown["cold"] = True
    if card.field and note:
        shown["crops"] = {GOODS[note // ON_CARD]: note % ON_CARD}
    if card.on_farm:
        shown |= {"note": note.bit_count(), "cells": bits(note & me.farm.plan.land)}
    return shown


def farm_view(g: Agricola, me: Player) -> Json:
    farm = me.farm
    places = me.places()
    housed = me.keepable()[0] if me.crowded() else me.animals()
    animals = [list(counts) for counts in arrange(places, housed, farm.rules)]
    pastures = farm.pastures()
    lone = bits(farm.lone_stables())
    return {
        "material": GOODS[farm.material],
        "rooms": bits(farm.rooms),
        "fields": [{"cell": cell, "crops": crops_view(me, cell)} for cell in bits(farm.fields)],
        "planted": [{"cell": cell, "crops": crops_view(me, cell)} for cell in bits(farm.planted_land())],
        **g.setup.doors.farm_view(me),
        "blocked": bits(farm.blocked),
        "extension": [list(spot) for spot in farm.plan.spots[PLAN.cells :]],
        "stables": bits(farm.stables),
        "fences": bits(farm.fences),
        "spare_fences": farm.spare_fences,
        "spare_stables": farm.spare_stables,
        "pastures": [
            {"cells": bits(area), "capacity": size_of(places[n]), "animals": animals[n]}
            for n, area in enumerate(pastures)
        ],
        "pens": [
            {"cell": cell, "capacity": size_of(places[n]), "animals": animals[n]}
            for n, cell in enumerate(lone, len(pastures))
        ],
        "pets": animals[len(pastures) + len(lone) :],
        "pet_room": [size_of(place) for place in places[len(pastures) + len(lone) :]],
        "loose": [n - kept for n, kept in zip(me.animals(), housed, strict=True)],
        "unused": bits(farm.unused()),
    }


def crops_view(me: Player, cell: Cell) -> dict[str, int]:
    return {GOODS[crop]: me.farm.crop_on(cell, crop) for crop in range(len(GOODS)) if me.farm.crop_on(cell, crop)}


def by_number(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=number_of)


def number_of(card: Card) -> int:
    return card.number


# Redrawing


def redraw(g: Agricola, seat: Seat | None, rng: Rng) -> None:
    """Deal everything that the seat does not know anew among the places where it may be."""
    g.opening = None
    redraw_rounds(g, rng)
    redraw_hands(g, seat, rng)
    g.setup.doors.redraw(g, seat, rng)
    g.rng = rng.copy()


def redraw_rounds(g: Agricola, rng: Rng) -> None:
    """The round cards to come keep their stage."""
    at = 0
    known = max(g.round, g.setup.doors.fixed_cards)
    for stage in g.setup.stages:
        start, end = max(at, known), at + len(stage)
        if start < end:
            hidden = sorted(g.round_cards[start:end])
            rng.shuffle(hidden)
            g.round_cards[start:end] = hidden
        at = end


def redraw_hands(g: Agricola, seat: Seat | None, rng: Rng) -> None:
    """The decks and what nobody saw of the others' cards: each is replaced by one of its class."""
    pools: dict[tuple[int, int], list[Card]] = {}
    piles: list[list[Card]] = [g.decks[0], g.decks[1]]
    doors = g.setup.doors
    sure = [0, 0]  # how many cards of each pile are of a module's own deck in any case
    strangers = [me for me in g.players if me.seat != seat and not g.busy >> me.seat & 1]
    for me in strangers:
        hidden = me.hand[:]
        for card in me.shown:
            hidden.remove(card)
        me.hand = hidden
        piles += [me.hand, me.pack, me.kept]
        sure += doors.sure_cards(g, me)
    for pile in piles:
        for card in pile:
            pools.setdefault(class_of(g, card), []).append(card)
    for pool in pools.values():
        pool.sort(key=number_of)
        rng.shuffle(pool)
    certain = [of_deck(pile, doors.deck)[:n] if n > 0 else [] for pile, n in zip(piles, sure, strict=True)]
    drawn = [[draw(pools[class_of(g, card)], doors.deck) for card in cards] for cards in certain]
    for pile, cards, new in zip(piles, certain, drawn, strict=True):
        pile[:] = new + [pools[class_of(g, card)].pop() for card in pile if card not in cards]
    for me in strangers:
        me.hand = by_number(me.hand + me.shown)


def draw(pool: list[Card], deck: str) -> Card:
    """Some card of a deck out of a shuffled pool."""
    return take(pool, 1, of_deck(pool, deck))[0]


def class_of(g: Agricola, card: Card) -> tuple[int, int]:
    """Cards that could change places as far as the deal is concerned."""
    if g.setup.deal == "by-marks" and card.kind == OCCUPATION:
        return card.kind, card.players
    return card.kind, int(g.setup.deal == "one-traveling" and card.traveling)
