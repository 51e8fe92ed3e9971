"""The cards and Boons of Nocturne; its Hexes are in `hexes`."""

from allmende.dominion.card import (
    ACTION,
    ATTACK,
    BOON,
    DOOM,
    DURATION,
    FATE,
    HEIRLOOM,
    LANDSCAPE_OF,
    NEXT_TURN,
    NIGHT,
    REACTION,
    SPIRIT,
    TREASURE,
    VICTORY,
    Lasting,
    Trigger,
    card,
    landscape,
)
from allmende.dominion.cards.basic import CURSE_CARD, ESTATE, GOLD, SILVER
from allmende.dominion.cards.common import (
    bonus,
    discard_three,
    gain_up_to,
    next_turn,
    playable,
    sift,
    topdeck_from_discard,
)
from allmende.dominion.cards.hexes import next_hex
from allmende.dominion.choosing import choose_cards, from_hand, is_treasure, is_victory, up_to_from_hand
from allmende.dominion.counters import SET_ASIDE
from allmende.dominion.happening import Effect, Move
from allmende.dominion.moves import discard, gain, gain_some, return_this, trash, trash_this
from allmende.dominion.player import Player
from allmende.dominion.playing import draw, play, receive, reveal_top
from allmende.dominion.state import Dominion
from allmende.dominion.zones import HAND, NIGHT_PHASE
from allmende.table.choice import Choice, Flow, Prompt

SET = "nocturne"


# Heirlooms, Wishes and Spirits


def magic_lamp(g: Dominion, me: Player) -> Flow:
    singles = [card for card in me.in_play if me.in_play.count(card) == 1]
    if len(singles) >= 6 and (yield from trash_this(g, me)):
        yield from gain_some(g, me, WISH, 3)


MAGIC_LAMP = card("magic-lamp", SET, 0, TREASURE | HEIRLOOM, coins=1, play=magic_lamp)


def cursed_gold(g: Dominion, me: Player) -> Flow:
    yield from gain(g, me, CURSE_CARD)


CURSED_GOLD = card("cursed-gold", SET, 4, TREASURE | HEIRLOOM, coins=3, play=cursed_gold)


def pasture(g: Dominion, me: Player) -> int:
    return me.cards().count(ESTATE)


PASTURE = card("pasture", SET, 2, TREASURE | VICTORY | HEIRLOOM, coins=1, points_for=pasture)


def wish(g: Dominion, me: Player) -> Flow:
    if return_this(g, me):
        yield from gain_up_to(g, me, WISH, 6, HAND)


WISH = card("wish", SET, 0, ACTION, actions=1, play=wish)


def will_o_wisp(g: Dominion, me: Player) -> Flow:
    yield from reveal_top(g, me, 1)
    cards, me.looking = me.looking, []
    if cards and g.cost(cards[0]).up_to(2):
        g.to_hand(me, cards, open_to_all=True)
    else:
        g.to_deck(me, cards, open_to_all=True)


WILL_O_WISP = card("will-o-wisp", SET, 0, ACTION | SPIRIT, cards=1, actions=1, play=will_o_wisp)


# $2


def druid(g: Dominion, me: Player) -> Flow:
    options = [boon.option for boon in g.boons]
    pick = yield Choice(me.seat, Prompt("receive", {"card": DRUID.slug}), options)
    yield from receive(g, me, LANDSCAPE_OF[pick])


DRUID = card("druid", SET, 2, ACTION | FATE, buys=1, play=druid)


def lead_hound_away(g: Dominion, me: Player, move: Move) -> None:
    g.take_again(move)
    g.set_aside(me, [FAITHFUL_HOUND])
    g.leave_effect(me, FAITHFUL_HOUND, cards=[FAITHFUL_HOUND])


def hound_returns(g: Dominion, effect: Effect, me: Player) -> None:
    g.take_aside(me, FAITHFUL_HOUND)
    g.to_hand(me, [FAITHFUL_HOUND], open_to_all=True)


FAITHFUL_HOUND = card(
    "faithful-hound", SET, 2, ACTION | REACTION, cards=2, lasting=Lasting(ends=hound_returns, chosen=True),
    on_discard=Trigger(lead_hound_away, may=True, when=playable),
)  # fmt: skip


# $3


def leprechaun(g: Dominion, me: Player) -> Flow:
    yield from gain(g, me, GOLD)
    if len(me.in_play) == 7:
        yield from gain(g, me, WISH)
    else:
        yield from next_hex(g, [me])


LEPRECHAUN = card("leprechaun", SET, 3, ACTION | DOOM, play=leprechaun)


def secret_cave(g: Dominion, me: Player) -> Flow:
    if (yield from discard_three(g, me, SECRET_CAVE)):
        g.leave_effect(me, SECRET_CAVE)


SECRET_CAVE = card(
    "secret-cave", SET, 3, ACTION | DURATION, cards=1, actions=1, play=secret_cave,
    lasting=next_turn(coins=3, chosen=True), heirloom="magic-lamp",
)  # fmt: skip


# $4


def conclave(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(
        g, me, "play-once", CONCLAVE, 1, lambda card: g.is_action(card) and card not in me.in_play
    )
    if cards:
        me.in_play.append(cards[0])
        yield from play(g, me, cards[0])
        g.add_actions(me, 1)


CONCLAVE = card("conclave", SET, 4, ACTION, coins=2, play=conclave)


def shepherd(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "discard", SHEPHERD, len(me.hand), is_victory)
    g.reveal(me, cards)
    yield from discard(g, me, cards, seen=True)
    yield from draw(g, me, 2 * len(cards))


SHEPHERD = card("shepherd", SET, 4, ACTION, actions=1, play=shepherd, heirloom="pasture")


# $5


def cobbler(g: Dominion, effect: Effect, me: Player) -> Flow:
    yield from gain_up_to(g, me, COBBLER, 4, HAND)


COBBLER = card("cobbler", SET, 5, NIGHT | DURATION, lasting=Lasting(start=cobbler))


def crypt(g: Dominion, me: Player) -> Flow:
    cards = yield from choose_cards(
        g, me, "put-under", CRYPT, me.in_play, 0, len(me.in_play),
        lambda card: is_treasure(card) and not card.types & DURATION,
    )  # fmt: skip
    if cards:
        g.set_aside(me, cards)
        g.leave_effect(me, CRYPT, cards=cards)


def open_crypt(g: Dominion, effect: Effect, me: Player) -> Flow:
    """Only the owner looks at the cards, and takes one of them."""
    for one in effect.cards:
        g.take_aside(me, one)
    g.look_at(me, list(effect.cards))
    cards = yield from choose_cards(g, me, "take", CRYPT, me.looking, 1, 1)
    rest, me.looking = me.looking, []
    g.to_hand(me, cards)
    if rest:
        me.put_on(SET_ASIDE, rest)
        g.effects.append(effect.left_with(tuple(rest), NEXT_TURN))


CRYPT = card("crypt", SET, 5, NIGHT | DURATION, play=crypt, lasting=Lasting(start=open_crypt, chosen=True))


def pooka(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(
        g, me, "trash", POOKA, 1, lambda card: is_treasure(card) and card is not CURSED_GOLD
    )
    yield from trash(g, me, cards)
    if cards:
        yield from draw(g, me, 4)


POOKA = card("pooka", SET, 5, ACTION, play=pooka, heirloom="cursed-gold")


def werewolf(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    if g.phase == NIGHT_PHASE and me.seat == g.active:
        yield from next_hex(g, victims)
    else:
        yield from draw(g, me, 3)


WEREWOLF = card("werewolf", SET, 5, ACTION | ATTACK | NIGHT | DOOM, attack=werewolf)


# Boons


def earths_gift(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "discard", EARTHS_GIFT, 1, is_treasure)
    yield from discard(g, me, cards)
    if cards:
        yield from gain_up_to(g, me, EARTHS_GIFT, 4)


EARTHS_GIFT = landscape("earths-gift", SET, BOON, run=earths_gift)
FIELDS_GIFT = landscape("fields-gift", SET, BOON, run=lambda g, me: bonus(g, me, actions=1, coins=1))


def flames_gift(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "trash", FLAMES_GIFT, 1)
    yield from trash(g, me, cards)


FLAMES_GIFT = landscape("flames-gift", SET, BOON, run=flames_gift)
FORESTS_GIFT = landscape("forests-gift", SET, BOON, run=lambda g, me: bonus(g, me, buys=1, coins=1))


def moons_gift(g: Dominion, me: Player) -> Flow:
    yield from topdeck_from_discard(g, me, MOONS_GIFT)


MOONS_GIFT = landscape("moons-gift", SET, BOON, run=moons_gift)


def mountains_gift(g: Dominion, me: Player) -> Flow:
    yield from gain(g, me, SILVER)


MOUNTAINS_GIFT = landscape("mountains-gift", SET, BOON, run=mountains_gift)


def rivers_gift(g: Dominion, effect: Effect, me: Player) -> Flow:
    yield from draw(g, me, 1)


RIVERS_GIFT = landscape("rivers-gift", SET, BOON, lasting=Lasting(ends=rivers_gift))
SEAS_GIFT = landscape("seas-gift", SET, BOON, run=lambda g, me: bonus(g, me, cards=1))


def skys_gift(g: Dominion, me: Player) -> Flow:
    if (yield from discard_three(g, me, SKYS_GIFT)):
        yield from gain(g, me, GOLD)


SKYS_GIFT = landscape("skys-gift", SET, BOON, run=skys_gift)


def suns_gift(g: Dominion, me: Player) -> Flow:
    yield from sift(g, me, SUNS_GIFT, 4)


SUNS_GIFT = landscape("suns-gift", SET, BOON, run=suns_gift)


def swamps_gift(g: Dominion, me: Player) -> Flow:
    yield from gain(g, me, WILL_O_WISP)


SWAMPS_GIFT = landscape("swamps-gift", SET, BOON, run=swamps_gift)


def winds_gift(g: Dominion, me: Player) -> Flow:
    yield from draw(g, me, 2)
    cards = yield from from_hand(g, me, "discard", WINDS_GIFT, 2, unseen=True)
    yield from discard(g, me, cards)


WINDS_GIFT = landscape("winds-gift", SET, BOON, run=winds_gift)
