"""What a seat knows: the view it gets, and how everything else is redrawn for a bot.

Known to all: the supply, the trash, cards in play, how many cards each zone holds, the top of each discard pile, and
what everyone saw: cards that were played, gained or revealed, as long as nobody can have moved them unseen. As gains
and trashes are public, so is which cards a player owns. A player knows the own hand, the own discards, and the cards
put onto the own deck. Cards that a seat is choosing or looking at this moment stay as they are in a redraw.
"""

from typing import Any

from allmende.dominion.card import ACTION, CARDS, Card
from allmende.dominion.notation import slugs
from allmende.dominion.state import ACTION_PHASE, PHASE_NAMES, Dominion, Player, card_number
from allmende.table.choice import Seat
from allmende.table.rng import Rng
from allmende.table.rules import Json


def view(g: Dominion, seat: Seat | None) -> Json:
    return {
        "turn": {
            "seat": g.active,
            "phase": PHASE_NAMES[g.phase],
            "actions": g.actions,
            "buys": g.buys,
            "coins": g.coins,
            "effects": [{"card": effect.card.slug, "seat": effect.owner} for effect in g.effects],
        },
        "supply": [
            {"card": card.slug, "count": g.piles[card.number], "cost": g.cost(card), "types": card.type_names()}
            for card in g.setup.supply
        ],
        "ending_piles": g.ending_piles(),
        "kingdom": slugs(g.setup.kingdom),
        "trash": slugs(g.trash_pile),
        "players": [player_view(g, player, seat) for player in g.players],
    }


def player_view(g: Dominion, me: Player, viewer: Seat | None) -> Json:
    mine = me.seat == viewer
    seen_discards = known_discards(me, mine)
    return {
        "seat": me.seat,
        "turns": me.turns,
        "hand": pile_view(me.hand, me.hand if mine else me.shown),
        "deck": {"count": len(me.deck), "top": known_top(g, me, viewer)},
        "discard": {
            "count": len(me.discard),
            "top": me.discard[-1].slug if me.discard else None,
            "known": slugs(in_order(seen_discards)),
        },
        "in_play": slugs(me.in_play),
        "aside": pile_view(me.aside, me.aside if mine or me.face_up else []),
        "looking": pile_view(me.looking, me.looking if mine or me.revealing else []),
        "cards": {card.slug: count for card, count in owned(me)},
    }


def pile_view(cards: list[Card], known: list[Card]) -> dict[str, Any]:
    return {"count": len(cards), "known": slugs(in_order(known))}


def in_order(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=card_number)


def owned(me: Player) -> list[tuple[Card, int]]:
    counts = [0] * len(CARDS)
    for card in me.cards():
        counts[card.number] += 1
    return [(card, counts[card.number]) for card in CARDS if counts[card.number]]


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


def knows(g: Dominion, mask: int, viewer: Seat | None) -> bool:
    return mask == g.everyone() if viewer is None else mask >> viewer & 1 == 1


def redraw(g: Dominion, seat: Seat | None, rng: Rng) -> None:
    """Deal everything that the seat does not know anew among the places where it may be. Changes lists in place."""
    for me in g.players:
        redraw_player(g, me, seat, rng)
    g.rng = rng.copy()


def redraw_player(g: Dominion, me: Player, viewer: Seat | None, rng: Rng) -> None:
    unknown = len(me.deck) - len(me.known)
    places = list(range(unknown))
    places += [unknown + n for n, mask in enumerate(me.known) if not knows(g, mask, viewer)]
    pool = [me.deck[place] for place in places]
    held = 0
    if me.seat != viewer:
        hidden = me.hand[:]
        for card in me.shown:
            hidden.remove(card)
        held = len(hidden)
        pool += hidden + me.veiled
    pool = in_order(pool)
    rng.shuffle(pool)
    if deciding_on_an_action(g, me) and me.seat != viewer:
        bring_an_action_forward(pool, len(places), held, me.shown)
    for place, card in zip(places, pool, strict=False):
        me.deck[place] = card
    if me.seat != viewer:
        me.hand[:] = me.shown + pool[len(places) : len(places) + held]
        redraw_discard(me, pool[len(places) + held :])


def deciding_on_an_action(g: Dominion, me: Player) -> bool:
    """The Action phase waits for a player only while there is an Action in hand: everyone can tell."""
    return g.phase == ACTION_PHASE and g.active == me.seat and g.actions > 0 and g.depth == 0


def bring_an_action_forward(pool: list[Card], first: int, held: int, shown: list[Card]) -> None:
    """See to it that the hand, which is dealt from `first` on, holds an Action."""
    if any(card.types & ACTION for card in shown + pool[first : first + held]):
        return
    for place, card in enumerate(pool):
        if card.types & ACTION:
            pool[place], pool[first] = pool[first], pool[place]
            return


def redraw_discard(me: Player, cards: list[Card]) -> None:
    """Other cards for the veiled ones; the top card is never veiled. How the others lie below it, nobody knows."""
    seen = me.discard[:-1]
    for card in me.veiled:
        seen.remove(card)
    me.discard[:-1] = in_order(seen) + cards
    me.veiled[:] = cards
