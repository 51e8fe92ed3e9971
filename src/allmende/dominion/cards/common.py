"""What several cards do."""

from collections.abc import Callable

from allmende.dominion.card import BY_SLUG, Card, Lasting, Thing, Trigger
from allmende.dominion.cards.basic import CURSE_CARD
from allmende.dominion.choosing import (
    choose_cards,
    choose_pile,
    confirm,
    from_hand,
    put_back_in_any_order,
    up_to_from_hand,
)
from allmende.dominion.cost import Cost
from allmende.dominion.happening import Effect, Move
from allmende.dominion.moves import discard, gain, play_moved
from allmende.dominion.player import Player
from allmende.dominion.playing import draw, from_deck, look, play_from_hand, take_hand
from allmende.dominion.state import Dominion
from allmende.dominion.zones import CLEAN_UP, DISCARD, ZoneNumber
from allmende.table.choice import Asks, Flow

# Gaining


def gain_fitting(
    g: Dominion, me: Player, source: Thing, fits: Callable[[Card], bool], zone: ZoneNumber = DISCARD
) -> Asks[Move | None]:
    """Gain a card of the supply that fits; it must be gained if there is one."""
    found = yield from choose_pile(g, me, source, fits)
    if found is None:
        return None
    return (yield from gain(g, me, found, zone))


def gain_up_to(g: Dominion, me: Player, source: Thing, most: int, zone: ZoneNumber = DISCARD) -> Asks[Move | None]:
    """Gain a card that costs up to so many coins."""
    return (yield from gain_fitting(g, me, source, lambda card: g.cost(card).up_to(most), zone))


def gain_within(g: Dominion, me: Player, source: Thing, limit: Cost, zone: ZoneNumber = DISCARD) -> Asks[Move | None]:
    """Gain a card that costs up to this."""
    return (yield from gain_fitting(g, me, source, lambda card: g.cost(card).within(limit), zone))


def gain_cheaper(g: Dominion, me: Player, source: Thing, than: Cost, zone: ZoneNumber = DISCARD) -> Asks[Move | None]:
    """Gain a card that costs less."""
    return (yield from gain_fitting(g, me, source, lambda card: g.cost(card).cheaper_than(than), zone))


def discard_down_to(g: Dominion, victims: list[Player], size: int, source: Thing) -> Flow:
    """Each of them in turn discards down to so many cards in hand."""
    for victim in victims:
        count = len(victim.hand) - size
        cards = yield from from_hand(g, victim, "discard", source, count, unseen=count > 1)
        yield from discard(g, victim, cards)


def curse_each(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    """Each of them in turn gains a Curse, while there are any."""
    for victim in victims:
        yield from gain(g, victim, CURSE_CARD)


# At the start of the next turn


def next_turn(cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0, chosen: bool = False) -> Lasting:
    """The card gives this at the start of its owner's next turn. `chosen`: only if its hook leaves the effect."""

    def start(g: Dominion, effect: Effect, me: Player) -> Flow:
        yield from bonus(g, me, cards, actions, buys, coins)

    return Lasting(start=start, chosen=chosen)


def bonus(g: Dominion, me: Player, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0) -> Flow:
    """Draw cards, get Actions, Buys and coins."""
    if cards:
        yield from draw(g, me, cards)
    g.add_actions(me, actions)
    g.add_buys(me, buys)
    g.add_coins(me, coins)


# Tokens


def get_tokens(*tokens: tuple[int, int]) -> Trigger:
    """Whoever gains or trashes the card gets these tokens: counters and how many of each."""

    def run(g: Dominion, me: Player, move: Move) -> None:
        for token, n in tokens:
            g.add_tokens(me, token, n)

    return Trigger(run)


# Discarding and the deck


def playable(g: Dominion, me: Player, move: Move) -> bool:
    """Outside Clean-up, and the card is still where it was put."""
    return g.phase != CLEAN_UP and g.still_there(move)


def play_discarded(g: Dominion, me: Player, source: Thing, move: Move) -> Flow:
    """The player may play a card that was just discarded. One that played itself, or was shuffled away, cannot be
    found any more."""
    if g.still_there(move) and (yield from confirm(me, "play", source, move.card)):
        yield from play_moved(g, me, move)


def discard_three(g: Dominion, me: Player, source: Thing) -> Asks[bool]:
    """The player may discard three cards; True if three were discarded."""
    if not me.hand or not (yield from confirm(me, "use", source)):
        return False
    cards = yield from from_hand(g, me, "discard", source, 3, unseen=True)
    yield from discard(g, me, cards)
    return len(cards) == 3


def sift(g: Dominion, me: Player, source: Thing, n: int) -> Flow:
    """Look at the top cards of the deck, discard any of them, put the others back in any order."""
    yield from look(g, me, n)
    dropped = yield from choose_cards(g, me, "discard", source, me.looking, 0, n)
    yield from discard(g, me, dropped)
    yield from put_back_in_any_order(g, me, source)


def topdeck_from_discard(g: Dominion, me: Player, source: Thing) -> Flow:
    """Look through the own discard pile; a card of it may go onto the deck."""
    g.news += 1  # the whole discard pile is seen
    cards = yield from choose_cards(g, me, "topdeck", source, me.discard, 0, 1)
    g.to_deck(me, cards)


def reveal_until(g: Dominion, me: Player, fits: Callable[[Card], bool]) -> Asks[Card | None]:
    """Reveal cards from the deck until one fits (`me.looking`, it comes last); None if none does."""
    found: Card | None = None
    me.revealing = True
    while found is None:
        cards = yield from from_deck(g, me, 1)
        if not cards:
            break
        me.looking += cards
        found = cards[0] if fits(cards[0]) else None
    g.reveal(me, me.looking)
    return found


# Revealing


def may_reveal(g: Dominion, me: Player, source: Thing, fits: Callable[[Card], bool]) -> Asks[bool]:
    """Reveal such a card from hand, where it stays, or none; False if none was revealed."""
    cards = yield from up_to_from_hand(g, me, "reveal", source, 1, fits)
    if not cards:
        return False
    me.hand += cards
    me.shown += cards
    g.reveal(me, cards)
    return True


# Reactions


def play_reaction(slug: str, when: Callable[[Dominion, Player, Move], bool]) -> Trigger:
    """When such a card is gained, this one may be played from hand."""

    def run(g: Dominion, me: Player, move: Move) -> Flow:
        yield from play_from_hand(g, me, BY_SLUG[slug])

    return Trigger(run, may=True, when=when)


# Hands


def others_draw(g: Dominion, me: Player) -> Flow:
    """Each other player draws a card."""
    for other in g.others(me):
        yield from draw(g, other, 1)


def hand_onto_deck(g: Dominion, me: Player, source: Thing) -> Flow:
    """Put the whole hand onto the deck, in the order the player wants."""
    me.looking, me.revealing = take_hand(g, me), False
    yield from put_back_in_any_order(g, me, source)
