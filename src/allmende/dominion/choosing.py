"""The questions that cards ask: pick cards from a hand or a pile, gain something, yes or no.

Choices from hand are private: what can be picked is nobody else's business, and the choice is asked again when hidden
cards were redrawn.
"""

from collections.abc import Callable

from allmende.dominion.card import ACTION, DONE, NO, OF_OPTION, TREASURE, YES, Card, mode
from allmende.dominion.state import Dominion, Player, card_number
from allmende.dominion.views import Zone
from allmende.table.choice import REDRAWN, Asks, Choice, Option, Prompt


def any_card(card: Card) -> bool:
    return True


def is_action(card: Card) -> bool:
    return card.types & ACTION != 0


def is_treasure(card: Card) -> bool:
    return card.types & TREASURE != 0


def distinct(cards: list[Card], fits: Callable[[Card], bool]) -> list[Card]:
    """Each different card once, in the order of definition."""
    found = [card for card in dict.fromkeys(cards) if fits(card)]
    found.sort(key=card_number)
    return found


def choose_cards(
    g: Dominion,
    me: Player,
    verb: str,
    source: Card,
    zone: list[Card],
    at_least: int,
    at_most: int,
    fits: Callable[[Card], bool] = any_card,
    unseen: bool = False,
) -> Asks[list[Card]]:
    """Pick cards one by one out of a zone, `done` when enough; returns them, taken, in the order they were picked.

    Fewer than `at_least` only if there are no more. While more are picked, the ones chosen lie aside. Unseen: where
    they go, the others will not see all of them.
    """
    chosen = 0
    at = len(me.aside)
    while chosen < at_most:
        fitting = distinct(zone, fits)
        if not fitting:
            break
        args = {"card": source.slug, "min": at_least, "max": at_most, "chosen": chosen}
        prompt = Prompt(verb, args, zone_of(me, zone))
        pick = REDRAWN
        while pick == REDRAWN:
            options = [card.option for card in distinct(zone, fits)]
            if chosen >= at_least or not options:
                options.append(DONE)
            pick = yield Choice(me.seat, prompt, options, private=True)
        if pick == DONE:
            break
        card = OF_OPTION[pick]
        if zone is me.hand:
            g.take_from_hand(me, card, unseen)
        elif zone is me.discard:
            g.take_from_discard(me, card, unseen=True)
        else:
            zone.remove(card)
        me.aside.append(card)
        chosen += 1
    taken = me.aside[at:]
    del me.aside[at:]
    return taken


def zone_of(me: Player, cards: list[Card]) -> Zone:
    """What a view calls a zone of this player."""
    if cards is me.hand:
        return "hand"
    if cards is me.discard:
        return "discard"
    return "in_play" if cards is me.in_play else "looking"


def from_hand(
    g: Dominion,
    me: Player,
    verb: str,
    source: Card,
    count: int = 1,
    fits: Callable[[Card], bool] = any_card,
    unseen: bool = False,
) -> Asks[list[Card]]:
    """Pick that many cards from hand, or all there are."""
    return (yield from choose_cards(g, me, verb, source, me.hand, count, count, fits, unseen))


def up_to_from_hand(
    g: Dominion,
    me: Player,
    verb: str,
    source: Card,
    most: int,
    fits: Callable[[Card], bool] = any_card,
    unseen: bool = False,
) -> Asks[list[Card]]:
    """Pick up to that many cards from hand, or none."""
    return (yield from choose_cards(g, me, verb, source, me.hand, 0, most, fits, unseen))


def choose_pile(g: Dominion, me: Player, source: Card, fits: Callable[[Card], bool]) -> Asks[Card | None]:
    """Pick a card of the supply; None if nothing fits."""
    options: list[Option] = [card.pile for card in g.setup.supply if g.piles[card.number] > 0 and fits(card)]
    if not options:
        return None
    pick = yield Choice(me.seat, Prompt("gain", {"card": source.slug}), options)
    return OF_OPTION[pick]


def confirm(me: Player, question: str, source: Card, about: Card | None = None) -> Asks[bool]:
    """Ask yes or no."""
    args = {"card": source.slug} if about is None else {"card": source.slug, "about": about.slug}
    pick = yield Choice(me.seat, Prompt(question, args), [YES, NO])
    return pick == YES


def choose_mode(me: Player, source: Card, modes: list[str]) -> Asks[str]:
    """Pick one of a card's alternatives."""
    options = [mode(name) for name in modes]
    pick = yield Choice(me.seat, Prompt("choose-mode", {"card": source.slug}), options)
    return modes[options.index(Option(pick))]


def put_back_in_any_order(g: Dominion, me: Player, source: Card) -> Asks[None]:
    """Put the cards that are being looked at back onto the deck, in the order the player wants; the last on top."""
    while len(me.looking) > 1:
        options = [card.option for card in distinct(me.looking, any_card)]
        if len(options) == 1:
            break
        pick = yield Choice(me.seat, Prompt("put-back", {"card": source.slug, "left": len(me.looking)}), options)
        card = OF_OPTION[pick]
        me.looking.remove(card)
        g.to_deck(me, [card])
    g.to_deck(me, me.looking)
    me.looking = []
