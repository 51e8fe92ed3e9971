"""Cards that went from hand to hand: which of them a seat still cannot tell, and which it knows where they are.

A third seat knows that a card was passed, and that it was one of those that the giver may have held. It learns which
one as soon as it sees more copies of it than the taker had, or all that it could have been instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from allmende.dominion.happening import Passing, tally
from allmende.table.events import Event

if TYPE_CHECKING:
    from allmende.dominion.card import Card
    from allmende.dominion.player import Player
    from allmende.dominion.state import Dominion
    from allmende.table.choice import Seat


def knows(g: Dominion, mask: int, viewer: Seat | None) -> bool:
    """Does the viewer know a card of a deck that these seats know? None: somebody who looks on."""
    return mask == g.everyone() if viewer is None else mask >> viewer & 1 == 1


def known_in_hand(g: Dominion, me: Player, viewer: Seat | None) -> list[Card]:
    """The cards in another player's hand that the viewer knows: what everyone saw, and what the viewer gave."""
    if not g.passes or viewer is None:
        return me.shown
    known = me.shown[:]
    given = [one.card for one in g.passes if one.in_hand and one.taker == me.seat and one.giver == viewer]
    for card in dict.fromkeys(given):
        count = min(given.count(card), me.hand.count(card))
        known += [card] * (count - me.shown.count(card))
    return known


def unseen_cards(g: Dominion, me: Player, viewer: Seat | None) -> dict[Card, int]:
    """A player's cards that lie where the viewer does not see them."""
    unknown = len(me.deck) - len(me.known)
    cards = me.hand + me.veiled + me.deck[:unknown] + covered(g, me)
    cards += [me.deck[unknown + n] for n, mask in enumerate(me.known) if not knows(g, mask, viewer)]
    if not me.face_up:
        cards += me.aside
    if not me.revealing:
        cards += me.looking
    found = tally(cards)
    for card in known_in_hand(g, me, viewer):
        add(found, card, -1)
    return found


def add(counts: dict[Card, int], card: Card, n: int) -> None:
    counts[card] = counts.get(card, 0) + n


def covered(g: Dominion, me: Player) -> list[Card]:
    """The player's set-aside cards that the others do not know, because some were taken unseen."""
    held = [effect.cards for effect in g.effects if effect.among and effect.owner == me.seat]
    return [card for cards in held for card in cards]


def unseen_passes(g: Dominion, viewer: Seat | None) -> list[Passing]:
    """The passes of which the viewer cannot tell which card it was."""
    found = [passing for passing in g.passes if viewer not in (passing.giver, passing.taker)]
    return not_told(found, [unseen_cards(g, me, viewer) for me in g.players])


def not_told(found: list[Passing], unseen: list[dict[Card, int]]) -> list[Passing]:
    """Those of the passes that do not give themselves away to somebody who does not see these cards of each player.

    A pass gives itself away when there are more copies of its card in sight than the taker would have without it.
    """
    for passing in found:
        add(unseen[passing.taker], passing.card, -1)
        add(unseen[passing.giver], passing.card, 1)
    told = True
    while told:
        told = False
        for passing in found:
            if unseen[passing.taker][passing.card] < 0:
                add(unseen[passing.taker], passing.card, 1)
                add(unseen[passing.giver], passing.card, -1)
                found = [one for one in found if one is not passing]
                told = True
                break
    return found


def settle_passes(g: Dominion) -> None:
    """Before cards get out of sight: leave out what all can tell by now of the cards that were passed on."""
    unseen = [unseen_cards(g, me, None) for me in g.players]
    secret = not_told(g.passes, [cards.copy() for cards in unseen])
    for passing in g.passes:
        add(unseen[passing.giver], passing.card, 1)  # it may have been another copy
    left = [passing.narrowed(unseen[passing.giver]) for passing in secret]
    g.passes = [passing for passing in left if passing.is_secret()]


def pass_on(g: Dominion, passing: Passing) -> None:
    """A card comes into another hand, seen by these two; by all, if it can only have been this one."""
    taker, seats = g.players[passing.taker], (passing.giver, passing.taker)
    taker.hand.append(passing.card)
    if not passing.is_secret():
        taker.shown.append(passing.card)
        g.tell("pass", g.players[passing.giver], to=taker.seat, card=passing.card.slug)
        return
    g.passes = [*g.passes, passing]
    if g.events is not None:
        secret = {"card": passing.card.slug}
        g.events.append(Event("pass", passing.giver, {"to": taker.seat}, secret, seats, g.depth))


def may_have_been(g: Dominion, me: Player, card: Card, all_shown: bool) -> tuple[Card, ...]:
    """What else a card may have been that a player took out of the hand, as far as all know."""
    cards = me.hand + me.aside
    if not all_shown:
        cards += me.deck + me.veiled + covered(g, me)
    cards.remove(card)
    return tuple(cards)


def lose_sight(g: Dominion, me: Player, card: Card | None = None) -> None:
    """A card (None: perhaps any) has left a hand: whoever passed it there does not know where it is any more."""
    for n, passing in enumerate(g.passes):
        if passing.in_hand and passing.taker == me.seat and (card is None or passing.card is card):
            g.passes[n] = passing.out_of_sight()
