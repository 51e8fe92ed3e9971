"""The questions that cards ask: pick cards from a hand or a pile, gain something, yes or no.

Choices from hand are private: what can be picked is nobody else's business, and the choice is asked again when hidden
cards were redrawn.
"""

from collections.abc import Callable

from allmende.dominion.card import DONE, NO, OF_OPTION, TREASURE, VICTORY, YES, Card, Thing, mode
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion, card_number
from allmende.dominion.views import Zone
from allmende.table.choice import PRIVATE, REDRAWN, Asks, Choice, Option, Prompt


def any_card(card: Card) -> bool:
    return True


def is_treasure(card: Card) -> bool:
    return card.types & TREASURE != 0


def is_victory(card: Card) -> bool:
    return card.types & VICTORY != 0


def distinct(cards: list[Card], fits: Callable[[Card], bool]) -> list[Card]:
    """Each different card once, in the order of definition."""
    found = [card for card in dict.fromkeys(cards) if fits(card)]
    found.sort(key=card_number)
    return found


def choose_cards(
    g: Dominion,
    me: Player,
    verb: str,
    source: Thing,
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
        while True:
            options = [card.option for card in fitting]
            if chosen >= at_least or not options:
                options.append(DONE)
            pick = yield Choice(me.seat, prompt, options, PRIVATE)
            if pick != REDRAWN:
                break
            fitting = distinct(zone, fits)
        if pick == DONE:
            break
        card = OF_OPTION[pick]
        if zone is me.hand:
            g.take_from_hand(me, card, unseen)
        elif zone is me.discard:
            g.take_from_discard(me, card, unseen=True)
        elif zone is me.deck:
            g.take_from_deck(me, card)
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
    if cards is me.deck:
        return "deck"
    if cards is me.in_play:
        return "in_play"
    if cards is me.deck:
        return "deck"
    return "mats" if any(cards is mat for mat in me.mats) else "looking"


def from_hand(
    g: Dominion,
    me: Player,
    verb: str,
    source: Thing,
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
    source: Thing,
    most: int,
    fits: Callable[[Card], bool] = any_card,
    unseen: bool = False,
) -> Asks[list[Card]]:
    """Pick up to that many cards from hand, or none."""
    return (yield from choose_cards(g, me, verb, source, me.hand, 0, most, fits, unseen))


def choose_pile(g: Dominion, me: Player, source: Thing, fits: Callable[[Card], bool]) -> Asks[Card | None]:
    """Pick a card of the supply; None if nothing fits."""
    options: list[Option] = [card.pile for card in g.setup.supply if g.piles[card.number] > 0 and fits(card)]
    if not options:
        return None
    pick = yield Choice(me.seat, Prompt("gain", {"card": source.slug}), options)
    return OF_OPTION[pick]


def confirm(me: Player, question: str, source: Thing, about: Card | None = None) -> Asks[bool]:
    """Ask yes or no."""
    args = {"card": source.slug} if about is None else {"card": source.slug, "about": about.slug}
    pick = yield Choice(me.seat, Prompt(question, args), [YES, NO])
    return pick == YES


def choose_mode(me: Player, source: Thing, modes: list[str]) -> Asks[str]:
    """Pick one of a card's alternatives, if the card does not say "choose"; see `choose_modes`."""
    chosen = yield from pick_modes(me, source, modes, 1, 1)
    return chosen[0]


def choose_modes(g: Dominion, me: Player, source: Thing, modes: list[str], count: int = 1) -> Asks[list[str]]:
    """Choose so many different alternatives, in printed order; with an Elder one more, if one likes."""
    extra = g.playing is not None and g.playing.extra
    return (yield from pick_modes(me, source, modes, count, count + 1 if extra else count))


def pick_modes(me: Player, source: Thing, modes: list[str], least: int, most: int) -> Asks[list[str]]:
    left = modes[:]
    chosen: list[str] = []
    while len(chosen) < most and left:
        options = [mode(name) for name in left]
        if len(chosen) >= least:
            options.append(DONE)
        pick = yield Choice(me.seat, Prompt("choose-mode", {"card": source.slug}), options)
        if pick == DONE:
            break
        chosen.append(left.pop(options.index(Option(pick))))
    return [name for name in modes if name in chosen]


def choose_to_exchange(me: Player, cards: list[Card]) -> Asks[Card | None]:
    """Pick a Traveller to exchange as it is discarded from play, or none."""
    options = [card.option for card in cards]
    options.append(DONE)
    pick = yield Choice(me.seat, Prompt("exchange"), options)
    return None if pick == DONE else OF_OPTION[pick]


def choose_to_replay(me: Player, source: Thing, cards: list[Card]) -> Asks[Card | None]:
    """Pick one of these cards in play, which stays there; None if there is none."""
    found = distinct(cards, any_card)
    if len(found) < 2:
        return found[0] if found else None
    pick = yield Choice(me.seat, Prompt("replay", {"card": source.slug}), [card.option for card in found])
    return OF_OPTION[pick]


def put_back_in_any_order(g: Dominion, me: Player, source: Thing) -> Asks[None]:
    """Put the cards that are being looked at back onto the deck, in the order the player wants; the last on top."""
    open_to_all = me.revealing and len(set(me.looking)) == 1
    while len(me.looking) > 1:
        options = [card.option for card in distinct(me.looking, any_card)]
        if len(options) == 1:
            break
        pick = yield Choice(me.seat, Prompt("put-back", {"card": source.slug, "left": len(me.looking)}), options)
        card = OF_OPTION[pick]
        me.looking.remove(card)
        g.to_deck(me, [card])
    g.to_deck(me, me.looking, open_to_all)
    me.looking = []
