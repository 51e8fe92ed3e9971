"""What a seat knows: the view it gets, and how everything else is redrawn for a bot.

Known to all: the supply, the trash, cards in play, how many cards each zone holds, the top of each discard pile, and
what everyone saw: cards that were played, gained or revealed, as long as nobody can have moved them unseen. As gains
and trashes are public, so is which cards a player owns. A player knows the own hand, the own discards, and the cards
put onto the own deck. Cards that a seat is choosing or looking at this moment stay as they are in a redraw.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from allmende.dominion.card import CARDS, DUE, NIGHT, Card, Landscape, type_names
from allmende.dominion.counters import COUNTERS, MATS, SET_ASIDE, VILLAGERS
from allmende.dominion.happening import Effect
from allmende.dominion.notation import UNTIL_NAMES, kingdom_text, slugs
from allmende.dominion.passed import known_in_hand, knows, unseen_cards, unseen_passes
from allmende.dominion.player import Player
from allmende.dominion.scoring import parts_of
from allmende.dominion.state import Dominion, card_number
from allmende.dominion.zones import ACTION_PHASE, GAME_OVER, NIGHT_PHASE, PHASE_NAMES
from allmende.table.choice import Seat
from allmende.table.rng import Rng
from allmende.table.rules import Json

TRIES: Final = 20
"""So often other cards are sought for those set aside; then they stay as they are."""


def view(g: Dominion, seat: Seat | None) -> Json:
    setup = g.setup
    return {
        "turn": {
            "seat": g.active,
            "phase": PHASE_NAMES[g.phase],
            "actions": g.actions,
            "buys": g.buys,
            "coins": g.coins,
            "effects": [effect_view(g, effect, seat) for effect in g.effects],
        },
        "supply": [supply_view(g, card) for card in setup.supply if stands_for_its_pile(g, card)],
        "ending_piles": g.setup.ending_piles,
        "kingdom": setup.kingdom[:],
        "text": ", ".join(kingdom_text(setup.table)),
        "landscapes": [landscape_view(g, at) for at in range(len(setup.landscapes))],
        "beside": [supply_view(g, card) for card in setup.beside],
        "boons": slugs(g.boons),
        "hexes": {"count": len(g.hexes), "used": slugs(g.hexes_used)} if setup.uses_hexes else None,
        "mouse": None if setup.mouse is None else setup.mouse.slug,
        "trash": slugs(g.trash_pile),
        "players": [player_view(g, player, seat) for player in g.players],
        "sheet": [parts_of(g, player) for player in g.players] if g.phase == GAME_OVER else [],
    }


def effect_view(g: Dominion, effect: Effect, viewer: Seat | None) -> Json:
    cards = list(effect.cards) if effect.owner == viewer else in_order(effect.surely())
    return {
        "card": effect.source.slug,
        "seat": effect.owner,
        "until": "turn" if effect.until == DUE else UNTIL_NAMES[effect.until],
        "cards": slugs(cards),
    }


def stands_for_its_pile(g: Dominion, card: Card) -> bool:
    """A mixed pile is shown by its top card; an empty one by the card that lay on top at first."""
    at = g.setup.stack_of[card.number]
    if at < 0:
        return True
    return card is (g.stacks[at][-1] if g.stacks[at] else g.setup.stacks[at][-1])


def supply_view(g: Dominion, card: Card) -> Json:
    at = g.setup.stack_of[card.number]
    stack = g.stacks[at] if at >= 0 else []
    cost = g.cost(card)
    return {
        "card": card.slug,
        "count": len(stack) if at >= 0 else g.piles[card.number],
        "cost": cost.coins,
        "debt": cost.debt,
        "types": type_names(g.types(card)),
        "pile": g.setup.stack_names[at] if at >= 0 else None,
        "below": slugs(stack[-2::-1]),
    }


def landscape_view(g: Dominion, at: int) -> Json:
    thing = g.setup.landscapes[at]
    return {
        "slug": thing.slug, "kind": thing.kind, "cost": thing.price.coins, "debt": thing.price.debt,
        "stock": g.stocks[at],
    }  # fmt: skip


def player_view(g: Dominion, me: Player, viewer: Seat | None) -> Json:
    mine = me.seat == viewer
    seen_discards = known_discards(me, mine)
    unseen = passed_unseen(g, me, viewer)
    return {
        "seat": me.seat,
        "turns": me.turns,
        "hand": pile_view(me.hand, me.hand if mine else known_in_hand(g, me, viewer)),
        "deck": {"count": len(me.deck), "top": known_top(g, me, viewer)},
        "discard": {
            "count": len(me.discard),
            "top": me.discard[-1].slug if me.discard else None,
            "known": slugs(in_order(seen_discards)),
        },
        "in_play": slugs(me.in_play),
        "aside": pile_view(me.aside, me.aside if mine or me.face_up else []),
        "looking": pile_view(me.looking, me.looking if mine or me.revealing else []),
        "mats": {MATS[n]: mat_view(g, me, n, mine) for n, cards in enumerate(me.mats) if cards},
        "tokens": {name: me.tokens[n] for n, name in enumerate(COUNTERS) if me.tokens[n]},
        "owns": slugs(me.owns),
        "stays": slugs(in_order(g.staying(me))),
        "cards": {card.slug: count for card, count in owned(me, unseen)},
        "passed": sum(unseen.values()),
    }


def mat_view(g: Dominion, me: Player, mat: int, mine: bool) -> Json:
    return pile_view(me.mats[mat], known_on_mat(g, me, mat, mine))


def known_on_mat(g: Dominion, me: Player, mat: int, mine: bool) -> list[Card]:
    """The cards on a mat that a seat knows."""
    known = me.mat(mat)[:]
    if mat == SET_ASIDE and not mine:
        for at in partly_taken(g, me):
            for card in g.effects[at].cards:
                known.remove(card)
            known += g.effects[at].surely()
    return known


def partly_taken(g: Dominion, me: Player) -> list[int]:
    """Where among the effects those are whose set-aside cards only the player knows."""
    return [at for at, effect in enumerate(g.effects) if effect.among and effect.owner == me.seat]


def passed_unseen(g: Dominion, me: Player, viewer: Seat | None) -> dict[Card, int]:
    """Cards that came to this player, or went (counted below 0), in a way that the viewer has not seen."""
    found: dict[Card, int] = {}
    for passing in unseen_passes(g, viewer) if g.passes else []:
        if passing.taker == me.seat:
            found[passing.card] = found.get(passing.card, 0) + 1
        elif passing.giver == me.seat:
            found[passing.card] = found.get(passing.card, 0) - 1
    return found


def pile_view(cards: list[Card], known: list[Card]) -> dict[str, Any]:
    return {"count": len(cards), "known": slugs(in_order(known))}


def in_order(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=card_number)


def owned(me: Player, unseen: dict[Card, int]) -> list[tuple[Card, int]]:
    """What a player owns, as far as cards that were passed unseen do not matter."""
    counts = [0] * len(CARDS)
    for card in me.cards():
        counts[card.number] += 1
    for card, count in unseen.items():
        counts[card.number] -= count
    return [(card, counts[card.number]) for card in CARDS if counts[card.number] > 0]


def known_discards(me: Player, mine: bool) -> list[Card]:
    known = me.discard[:]
    if not mine:
        for card in me.veiled:
            known.remove(card)
    return known


def known_top(g: Dominion, me: Player, viewer: Seat | None) -> list[str | None]:
    """The top cards of a deck as far as they are known, topmost first; None for one in between that is not."""
    depths = range(1, len(me.known) + 1)
    top = [me.deck[-depth].slug if knows(g, me.known[-depth], viewer) else None for depth in depths]
    while top and top[-1] is None:
        top.pop()
    return top


def redraw(g: Dominion, seat: Seat | None, rng: Rng) -> None:
    """Deal everything that the seat does not know anew among the places where it may be. Changes lists in place."""
    if g.passes:
        redraw_passes(g, seat, rng)
    for me in g.players:
        redraw_player(g, me, seat, rng)
    if g.hexes:
        g.hexes.sort(key=thing_number)
        rng.shuffle(g.hexes)
    g.rng = rng.copy()


def thing_number(thing: Landscape) -> int:
    return thing.number


def redraw_passes(g: Dominion, viewer: Seat | None, rng: Rng) -> None:
    """A card that was passed unseen may have been any that its giver may have held then and may still have unseen.

    The two are exchanged among the cards that the viewer does not see, beginning with the latest: it may have come by
    an earlier pass. The players' cards are then dealt anew.
    """
    for n in range(len(g.passes) - 1, -1, -1):
        passing = g.passes[n]
        if viewer in (passing.giver, passing.taker):
            continue
        giver, taker = g.players[passing.giver], g.players[passing.taker]
        there = unseen_places(g, taker, viewer, passing.card)
        held = [card for card in passing.held if unseen_places(g, giver, viewer, card)]
        if not there or not held:
            continue
        candidates = [passing.card, *held]
        other = candidates[rng.below(len(candidates))]
        spare = can_spare(g, taker, viewer, passing.card) and can_spare(g, giver, viewer, other)
        if other is not passing.card and spare:
            put_instead(taker, there[0], other)
            put_instead(giver, unseen_places(g, giver, viewer, other)[0], passing.card)
            g.passes[n] = passing.with_card(other)


def can_spare(g: Dominion, me: Player, viewer: Seat | None, card: Card) -> bool:
    """Would a phase that waits for this player do so without the card?"""
    fits = asked_about(g, me)
    if fits is None or not fits(card):
        return True
    known = sum([fits(one) for one in known_in_hand(g, me, viewer)])
    return known + sum([count for one, count in unseen_cards(g, me, viewer).items() if fits(one)]) > 1


Place: TypeAlias = tuple[list[Card], int]


def unseen_places(g: Dominion, me: Player, viewer: Seat | None, card: Card) -> list[Place]:
    """Where a copy of a card lies that the viewer does not see, and that can be redrawn."""
    places = [(me.hand, at) for at, one in enumerate(me.hand) if one is card]
    del places[: known_in_hand(g, me, viewer).count(card)]
    places += [
        (me.deck, at)
        for at, one in enumerate(me.deck)
        if one is card and not (at >= len(me.deck) - len(me.known) and knows(g, me.known[at - len(me.deck)], viewer))
    ]
    places += [(me.veiled, at) for at, one in enumerate(me.veiled) if one is card]
    return places


def put_instead(me: Player, place: Place, card: Card) -> None:
    """Another card for the one at a place; a veiled one also lies in the discard pile, below its top."""
    zone, at = place
    if zone is me.veiled:
        me.discard[me.discard.index(zone[at])] = card
    zone[at] = card


def redraw_player(g: Dominion, me: Player, viewer: Seat | None, rng: Rng) -> None:
    unknown = len(me.deck) - len(me.known)
    places = list(range(unknown))
    places += [unknown + n for n, mask in enumerate(me.known) if not knows(g, mask, viewer)]
    pool = [me.deck[place] for place in places]
    held = 0
    known = known_in_hand(g, me, viewer)
    passing = me.aside if g.passing else []
    if me.seat != viewer:
        hidden = me.hand[:]
        for card in known:
            hidden.remove(card)
        held = len(hidden)
        pool += hidden + passing + me.veiled
        below = partly_taken(g, me)
        if below:
            pool = redraw_below(g, me, below, pool, rng)
    pool = in_order(pool)
    rng.shuffle(pool)
    if me.seat != viewer:
        bring_forward(g, me, known, pool, len(places), held)
    for place, card in zip(places, pool, strict=False):
        me.deck[place] = card
    if me.seat != viewer:
        at = len(places)
        me.hand[:] = known + pool[at : at + held]
        at += held
        passing[:] = pool[at : at + len(passing)]
        redraw_discard(me, pool[at + len(passing) :])


def bring_forward(g: Dominion, me: Player, known: list[Card], pool: list[Card], first: int, held: int) -> None:
    """See to it that the hand, which is dealt from `first` on, is such as everyone can tell."""
    fits = asked_about(g, me)
    if fits is not None and not any(fits(card) for card in known + pool[first : first + held]):
        for place, card in enumerate(pool):
            if fits(card):
                pool[place], pool[first] = pool[first], pool[place]
                break


def asked_about(g: Dominion, me: Player) -> Callable[[Card], bool] | None:
    """A phase waits for a player only while there is something in hand to play: everyone can tell."""
    if g.active != me.seat or g.depth or not g.opened:
        return None
    if g.phase == ACTION_PHASE and (g.actions > 0 or me.tokens[VILLAGERS]):
        return g.is_action
    return is_night if g.phase == NIGHT_PHASE else None


def is_night(card: Card) -> bool:
    return card.types & NIGHT != 0


def redraw_below(g: Dominion, me: Player, places: list[int], pool: list[Card], rng: Rng) -> list[Card]:
    """Other cards for those that lie set aside where the player has taken some unseen: any that were put there, and
    that may have been exchanged for another one of the unseen cards. Returns the cards that lie elsewhere."""
    mat = me.mats[SET_ASIDE]
    held = [g.effects[at] for at in places]
    dealt = [effect.cards for effect in held]
    for _ in range(TRIES):
        left = in_order(pool + [card for effect in held for card in effect.cards])
        tried = [some_left(effect, left, rng) for effect in held]
        if all(len(cards) == len(effect.cards) for cards, effect in zip(tried, held, strict=True)):
            dealt, pool = tried, left
            break
    for at, effect, cards in zip(places, held, dealt, strict=True):
        for card in effect.cards:
            mat.remove(card)
        mat += cards
        g.effects[at] = effect.with_cards(cards)
    return pool


def some_left(effect: Effect, pool: list[Card], rng: Rng) -> tuple[Card, ...]:
    """Cards that may still be set aside for an effect; they are taken out of the pool."""
    among = in_order(list(effect.among))
    rng.shuffle(among)
    found: list[Card] = []
    for card in among:
        if len(found) < len(effect.cards) and card in pool:
            pool.remove(card)
            found.append(card)
    return tuple(found)


def redraw_discard(me: Player, cards: list[Card]) -> None:
    """Other cards for the veiled ones; the top card is never veiled. How the others lie below it, nobody knows."""
    seen = me.discard[:-1]
    for card in me.veiled:
        seen.remove(card)
    me.discard[:-1] = in_order(seen) + cards
    me.veiled[:] = cards
