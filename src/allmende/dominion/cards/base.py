"""The kingdom cards of the base set, second edition."""

from allmende.dominion.card import (
    ACTION,
    ATTACK,
    REACTION,
    VICTORY,
    Card,
    Lasting,
    Shield,
    card,
)
from allmende.dominion.cards.basic import COPPER, GOLD, SILVER
from allmende.dominion.cards.common import (
    curse_each,
    discard_down_to,
    gain_fitting,
    gain_up_to,
    gain_within,
    others_draw,
    play_discarded,
    topdeck_from_discard,
)
from allmende.dominion.choosing import (
    choose_cards,
    confirm,
    from_hand,
    is_treasure,
    is_victory,
    put_back_in_any_order,
    up_to_from_hand,
)
from allmende.dominion.happening import Attack, Effect
from allmende.dominion.moves import discard, gain, trash
from allmende.dominion.player import Player
from allmende.dominion.playing import draw, from_deck, into_play, lift_minus_card, look, play_again, reveal_top
from allmende.dominion.state import Dominion
from allmende.dominion.zones import DECK, HAND
from allmende.table.choice import Flow

SET = "base"

MILITIA_SIZE = 3
LIBRARY_SIZE = 7


# $2


def cellar(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "discard", CELLAR, len(me.hand), unseen=True)
    yield from discard(g, me, cards)
    yield from draw(g, me, len(cards))


CELLAR = card("cellar", SET, 2, ACTION, actions=1, play=cellar)


def chapel(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "trash", CHAPEL, 4)
    yield from trash(g, me, cards)


CHAPEL = card("chapel", SET, 2, ACTION, play=chapel)


def show_moat(g: Dominion, me: Player, attack: Attack) -> None:
    g.reveal(me, [MOAT])
    if MOAT not in me.shown:
        me.shown.append(MOAT)
    attack.immune.append(me)


MOAT = card(
    "moat", SET, 2, ACTION | REACTION, cards=2,
    shield=Shield(show_moat, when=lambda g, me, attack: me not in attack.immune),
)  # fmt: skip


# $3


def harbinger(g: Dominion, me: Player) -> Flow:
    yield from topdeck_from_discard(g, me, HARBINGER)


HARBINGER = card("harbinger", SET, 3, ACTION, cards=1, actions=1, play=harbinger)


def first_silver(g: Dominion, effect: Effect, me: Player, played: Card) -> None:
    """A Silver that was played before the Merchant voids its bonus: the one that comes now is not the first."""
    if played is SILVER and me.seat == effect.owner and me.plays.count(SILVER) == 1:
        g.add_coins(me, 1)


MERCHANT = card("merchant", SET, 3, ACTION, cards=1, actions=1, lasting=Lasting(played=first_silver))


def vassal(g: Dominion, me: Player) -> Flow:
    moves = yield from discard(g, me, (yield from from_deck(g, me, 1)), seen=True)
    if moves and g.is_action(moves[0].card):
        yield from play_discarded(g, me, VASSAL, moves[0])


VASSAL = card("vassal", SET, 3, ACTION, coins=2, play=vassal)

VILLAGE = card("village", SET, 3, ACTION, cards=1, actions=2)


def workshop(g: Dominion, me: Player) -> Flow:
    yield from gain_up_to(g, me, WORKSHOP, 4)


WORKSHOP = card("workshop", SET, 3, ACTION, play=workshop)


# $4


def bureaucrat(g: Dominion, me: Player) -> Flow:
    yield from gain(g, me, SILVER, DECK)


def bureaucrat_attack(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    for victim in victims:
        cards = yield from from_hand(g, victim, "topdeck", BUREAUCRAT, 1, is_victory)
        if cards:
            g.to_deck(victim, cards, open_to_all=True)
        else:
            g.show_hand(victim)


BUREAUCRAT = card("bureaucrat", SET, 4, ACTION | ATTACK, play=bureaucrat, attack=bureaucrat_attack)


def gardens(g: Dominion, me: Player) -> int:
    return len(me.cards()) // 10


GARDENS = card("gardens", SET, 4, VICTORY, points_for=gardens)


def militia(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    yield from discard_down_to(g, victims, MILITIA_SIZE, MILITIA)


MILITIA = card("militia", SET, 4, ACTION | ATTACK, coins=2, attack=militia)


def moneylender(g: Dominion, me: Player) -> Flow:
    coppers = yield from up_to_from_hand(g, me, "trash", MONEYLENDER, 1, lambda card: card is COPPER)
    yield from trash(g, me, coppers)
    if coppers:
        g.add_coins(me, 3)


MONEYLENDER = card("moneylender", SET, 4, ACTION, play=moneylender)


def poacher(g: Dominion, me: Player) -> Flow:
    cards = yield from from_hand(g, me, "discard", POACHER, g.empty, unseen=g.empty > 1)
    yield from discard(g, me, cards)


POACHER = card("poacher", SET, 4, ACTION, cards=1, actions=1, coins=1, play=poacher)


def remodel(g: Dominion, me: Player) -> Flow:
    cards = yield from from_hand(g, me, "trash", REMODEL)
    yield from trash(g, me, cards)
    if cards:
        yield from gain_within(g, me, REMODEL, g.cost(cards[0]).plus(2))


REMODEL = card("remodel", SET, 4, ACTION, play=remodel)

SMITHY = card("smithy", SET, 4, ACTION, cards=3)


def throne_room(g: Dominion, me: Player) -> Flow:
    """The second play follows the first even if the card has left play meanwhile."""
    cards = yield from up_to_from_hand(g, me, "play-twice", THRONE_ROOM, 1, g.is_action)
    if cards:
        yield from play_again(g, me, into_play(me, cards[0]), 2)


THRONE_ROOM = card("throne-room", SET, 4, ACTION, play=throne_room)


# $5


def bandit(g: Dominion, me: Player) -> Flow:
    yield from gain(g, me, GOLD)


def bandit_attack(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    for victim in victims:
        yield from reveal_top(g, victim, 2)
        lost = yield from choose_cards(
            g, victim, "trash", BANDIT, victim.looking, 1, 1, lambda card: is_treasure(card) and card is not COPPER
        )
        yield from trash(g, victim, lost)
        rest, victim.looking = victim.looking, []
        yield from discard(g, victim, rest, seen=True)


BANDIT = card("bandit", SET, 5, ACTION | ATTACK, play=bandit, attack=bandit_attack)


COUNCIL_ROOM = card("council-room", SET, 5, ACTION, cards=4, buys=1, play=others_draw)

FESTIVAL = card("festival", SET, 5, ACTION, actions=2, buys=1, coins=2)

LABORATORY = card("laboratory", SET, 5, ACTION, cards=2, actions=1)


def library(g: Dominion, me: Player) -> Flow:
    """Draw one at a time; what is set aside stays out of a shuffle and is discarded in the end."""
    lift_minus_card(g, me, LIBRARY_SIZE)
    while len(me.hand) < LIBRARY_SIZE:
        known = g.top_is_known(me)
        yield from look(g, me, 1)
        if not me.looking:
            break
        drawn = me.looking[0]
        skips = g.is_action(drawn) and (yield from confirm(me, "set-aside", LIBRARY, drawn))
        me.looking = []
        if skips:
            me.aside.append(drawn)
            me.face_up = True
            g.tell("set-aside", me, card=drawn.slug)
        else:
            me.hand.append(drawn)
            if known:
                me.shown.append(drawn)
    skipped, me.aside, me.face_up = me.aside, [], False
    yield from discard(g, me, skipped, seen=True)


LIBRARY = card("library", SET, 5, ACTION, play=library)

MARKET = card("market", SET, 5, ACTION, cards=1, actions=1, buys=1, coins=1)


def mine(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "trash", MINE, 1, is_treasure)
    yield from trash(g, me, cards)
    if cards:
        most = g.cost(cards[0]).plus(3)
        yield from gain_fitting(g, me, MINE, lambda card: is_treasure(card) and g.cost(card).within(most), HAND)


MINE = card("mine", SET, 5, ACTION, play=mine)


def sentry(g: Dominion, me: Player) -> Flow:
    """Trash first, then discard, then put the rest back."""
    yield from look(g, me, 2)
    lost = yield from choose_cards(g, me, "trash", SENTRY, me.looking, 0, 2)
    yield from trash(g, me, lost)
    dropped = yield from choose_cards(g, me, "discard", SENTRY, me.looking, 0, 2)
    yield from discard(g, me, dropped)
    yield from put_back_in_any_order(g, me, SENTRY)


SENTRY = card("sentry", SET, 5, ACTION, cards=1, actions=1, play=sentry)

WITCH = card("witch", SET, 5, ACTION | ATTACK, cards=2, attack=curse_each)


# $6


def artisan(g: Dominion, me: Player) -> Flow:
    yield from gain_up_to(g, me, ARTISAN, 5, HAND)
    cards = yield from from_hand(g, me, "topdeck", ARTISAN, unseen=True)
    g.to_deck(me, cards)


ARTISAN = card("artisan", SET, 6, ACTION, play=artisan)
