"""The kingdom cards of Hinterlands, second edition."""

from allmende.dominion.card import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Lasting, Shield, Trigger, card
from allmende.dominion.cards.basic import GOLD, PROVINCE, SILVER
from allmende.dominion.cards.common import (
    curse_each,
    discard_down_to,
    gain_cheaper,
    gain_fitting,
    gain_up_to,
    playable,
    sift,
)
from allmende.dominion.choosing import (
    choose_cards,
    choose_mode,
    choose_modes,
    choose_pile,
    from_hand,
    is_treasure,
    is_victory,
    up_to_from_hand,
)
from allmende.dominion.happening import Attack, Effect, Move
from allmende.dominion.moves import discard, exchange, gain, gain_some, play_moved, trash
from allmende.dominion.player import Player
from allmende.dominion.playing import draw, draw_until, play_from_hand, shuffle_in
from allmende.dominion.state import Dominion
from allmende.dominion.zones import DECK
from allmende.table.choice import Flow

SET = "hinterlands"


# $2


def crossroads(g: Dominion, me: Player) -> Flow:
    g.show_hand(me)
    yield from draw(g, me, sum(map(is_victory, me.hand)))
    if me.plays.count(CROSSROADS) == 1:
        g.add_actions(me, 3)


CROSSROADS = card("crossroads", SET, 2, ACTION, play=crossroads)


def fools_gold(g: Dominion, me: Player) -> None:
    g.add_coins(me, 1 if me.plays.count(FOOLS_GOLD) == 1 else 4)


def trash_fools_gold(g: Dominion, me: Player, move: Move) -> Flow:
    g.take_from_hand(me, FOOLS_GOLD)
    yield from trash(g, me, [FOOLS_GOLD])
    yield from gain(g, me, GOLD, DECK)


FOOLS_GOLD = card(
    "fools-gold", SET, 2, TREASURE | REACTION, play=fools_gold,
    in_hand=Trigger(
        trash_fools_gold, may=True, when=lambda g, me, move: move.card is PROVINCE and move.player is not me
    ),
)  # fmt: skip


# $3


def develop(g: Dominion, me: Player) -> Flow:
    """The two cards may be gained in either order; the second lands on top."""
    cards = yield from from_hand(g, me, "trash", DEVELOP)
    yield from trash(g, me, cards)
    if not cards:
        return
    costs = [g.cost(cards[0]).plus(1), g.cost(cards[0]).plus(-1)]
    while costs:
        found = yield from choose_pile(g, me, DEVELOP, lambda card: g.cost(card) in costs)
        if found is None:
            return
        costs.remove(g.cost(found))
        yield from gain(g, me, found, DECK)


DEVELOP = card("develop", SET, 3, ACTION, play=develop)


def guard_dog(g: Dominion, me: Player) -> Flow:
    if len(me.hand) <= 5:
        yield from draw(g, me, 2)


def loose_guard_dog(g: Dominion, me: Player, attack: Attack) -> Flow:
    yield from play_from_hand(g, me, GUARD_DOG)


GUARD_DOG = card(
    "guard-dog", SET, 3, ACTION | REACTION, cards=2, play=guard_dog,
    shield=Shield(loose_guard_dog, when=lambda g, me, attack: True),
)  # fmt: skip


def oasis(g: Dominion, me: Player) -> Flow:
    cards = yield from from_hand(g, me, "discard", OASIS)
    yield from discard(g, me, cards)


OASIS = card("oasis", SET, 3, ACTION, cards=1, actions=1, coins=1, play=oasis)

SCHEME = card("scheme", SET, 3, ACTION, cards=1, actions=1, lasting=Lasting(saves=True))


def tunnel(g: Dominion, me: Player, move: Move) -> Flow:
    g.reveal(me, [TUNNEL])
    g.unveil(move)
    yield from gain(g, me, GOLD)


TUNNEL = card("tunnel", SET, 3, VICTORY | REACTION, points=2, on_discard=Trigger(tunnel, may=True, when=playable))


# $4


def jack_of_all_trades(g: Dominion, me: Player) -> Flow:
    yield from gain(g, me, SILVER)
    yield from sift(g, me, JACK_OF_ALL_TRADES, 1)
    yield from draw_until(g, me, 5)
    cards = yield from up_to_from_hand(g, me, "trash", JACK_OF_ALL_TRADES, 1, lambda card: not is_treasure(card))
    yield from trash(g, me, cards)


JACK_OF_ALL_TRADES = card("jack-of-all-trades", SET, 4, ACTION, play=jack_of_all_trades)


def nomads(g: Dominion, me: Player, move: Move) -> None:
    g.add_coins(me, 2)


NOMADS = card("nomads", SET, 4, ACTION, buys=1, coins=2, on_gain=Trigger(nomads), on_trash=Trigger(nomads))


def spice_merchant(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "trash", SPICE_MERCHANT, 1, is_treasure)
    yield from trash(g, me, cards)
    if not cards:
        return
    chosen = yield from choose_modes(g, me, SPICE_MERCHANT, ["cards", "coins"])
    if "cards" in chosen:
        yield from draw(g, me, 2)
        g.add_actions(me, 1)
    if "coins" in chosen:
        g.add_coins(me, 2)
        g.add_buys(me, 1)


SPICE_MERCHANT = card("spice-merchant", SET, 4, ACTION, play=spice_merchant)


def trader(g: Dominion, me: Player) -> Flow:
    cards = yield from from_hand(g, me, "trash", TRADER)
    yield from trash(g, me, cards)
    if cards:
        yield from gain_some(g, me, SILVER, g.cost(cards[0]).coins)


def show_trader(g: Dominion, me: Player, move: Move) -> None:
    g.reveal(me, [TRADER])
    if TRADER not in me.shown:
        me.shown.append(TRADER)
    exchange(g, move, SILVER)


TRADER = card(
    "trader", SET, 4, ACTION | REACTION, play=trader,
    in_hand=Trigger(
        show_trader,
        may=True,
        when=lambda g, me, move: move.player is me and g.still_there(move) and g.available(SILVER),
    ),
)  # fmt: skip

TRAIL_TRIGGER = Trigger(play_moved, may=True, when=playable)
TRAIL = card(
    "trail", SET, 4, ACTION | REACTION, cards=1, actions=1,
    on_gain=TRAIL_TRIGGER, on_trash=TRAIL_TRIGGER, on_discard=TRAIL_TRIGGER,
)  # fmt: skip


def weaver(g: Dominion, me: Player) -> Flow:
    if (yield from choose_mode(me, WEAVER, ["silvers", "card"])) == "silvers":
        yield from gain_some(g, me, SILVER, 2)
    else:
        yield from gain_up_to(g, me, WEAVER, 4)


WEAVER = card("weaver", SET, 4, ACTION | REACTION, play=weaver, on_discard=Trigger(play_moved, may=True, when=playable))


# $5


def berserker(g: Dominion, me: Player) -> Flow:
    yield from gain_cheaper(g, me, BERSERKER, g.cost(BERSERKER))


def berserker_attack(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    yield from discard_down_to(g, victims, 3, BERSERKER)


BERSERKER = card(
    "berserker", SET, 5, ACTION | ATTACK, play=berserker, attack=berserker_attack,
    on_gain=Trigger(play_moved, when=lambda g, me, move: g.still_there(move) and any(map(g.is_action, me.in_play))),
)  # fmt: skip


def cartographer(g: Dominion, me: Player) -> Flow:
    yield from sift(g, me, CARTOGRAPHER, 4)


CARTOGRAPHER = card("cartographer", SET, 5, ACTION, cards=1, actions=1, play=cartographer)


def third_action_gained(g: Dominion, effect: Effect, me: Player, move: Move) -> bool:
    """More may have been gained since: what the card itself brought (Border Village) does not count back."""
    return move.player is me and g.is_action(move.card) and sum(map(g.is_action, me.gained[: move.nth])) == 3


def brew_curses(g: Dominion, effect: Effect, me: Player, move: Move) -> Flow:
    yield from curse_each(g, me, [other for other in g.others(me) if other.seat in effect.victims])


CAULDRON = card(
    "cauldron", SET, 5, TREASURE | ATTACK, buys=1, coins=2,
    lasting=Lasting(gained=brew_curses, when=third_action_gained),
)  # fmt: skip


def card_bought(g: Dominion, effect: Effect, me: Player, move: Move) -> bool:
    return move.bought and move.player is me


def haggle(g: Dominion, effect: Effect, me: Player, move: Move) -> Flow:
    cost = g.cost(move.card)
    yield from gain_fitting(g, me, HAGGLER, lambda card: g.cost(card).cheaper_than(cost) and not is_victory(card))


HAGGLER = card("haggler", SET, 5, ACTION, coins=2, lasting=Lasting(gained=haggle, when=card_bought))

HIGHWAY = card("highway", SET, 5, ACTION, cards=1, actions=1, lasting=Lasting(reduces=1))


def inn(g: Dominion, me: Player) -> Flow:
    cards = yield from from_hand(g, me, "discard", INN, 2, unseen=True)
    yield from discard(g, me, cards)


def inn_gained(g: Dominion, me: Player, move: Move) -> Flow:
    if not any(map(g.is_action, me.discard)):
        return
    g.news += 1  # the whole discard pile is seen
    cards = yield from choose_cards(g, me, "shuffle-in", INN, me.discard, 0, len(me.discard), g.is_action)
    if cards:
        g.reveal(me, cards)
        yield from shuffle_in(g, me, cards)


INN = card("inn", SET, 5, ACTION, cards=2, actions=2, play=inn, on_gain=Trigger(inn_gained))


def margrave(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    for victim in victims:
        yield from draw(g, victim, 1)
        yield from discard_down_to(g, [victim], 3, MARGRAVE)


MARGRAVE = card("margrave", SET, 5, ACTION | ATTACK, cards=3, buys=1, attack=margrave)


def souk(g: Dominion, me: Player) -> None:
    g.add_coins(me, -len(me.hand))


def souk_gained(g: Dominion, me: Player, move: Move) -> Flow:
    cards = yield from up_to_from_hand(g, me, "trash", SOUK, 2)
    yield from trash(g, me, cards)


SOUK = card("souk", SET, 5, ACTION, buys=1, coins=7, play=souk, on_gain=Trigger(souk_gained))


def stables(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "discard", STABLES, 1, is_treasure)
    yield from discard(g, me, cards)
    if cards:
        yield from draw(g, me, 3)
        g.add_actions(me, 1)


STABLES = card("stables", SET, 5, ACTION, play=stables)


def wheelwright(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "discard", WHEELWRIGHT, 1)
    yield from discard(g, me, cards)
    if cards:
        most = g.cost(cards[0])
        yield from gain_fitting(g, me, WHEELWRIGHT, lambda card: g.is_action(card) and g.cost(card).within(most))


WHEELWRIGHT = card("wheelwright", SET, 5, ACTION, cards=1, actions=1, play=wheelwright)


def witchs_hut(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    cards = yield from from_hand(g, me, "discard", WITCHS_HUT, 2)
    g.reveal(me, cards)
    yield from discard(g, me, cards, seen=True)
    if len(cards) == 2 and all(map(g.is_action, cards)):
        yield from curse_each(g, me, victims)


WITCHS_HUT = card("witchs-hut", SET, 5, ACTION | ATTACK, cards=4, attack=witchs_hut)


# $6


def border_village(g: Dominion, me: Player, move: Move) -> Flow:
    yield from gain_cheaper(g, me, BORDER_VILLAGE, g.cost(BORDER_VILLAGE))


BORDER_VILLAGE = card("border-village", SET, 6, ACTION, cards=1, actions=2, on_gain=Trigger(border_village))


def farmland(g: Dominion, me: Player, move: Move) -> Flow:
    cards = yield from from_hand(g, me, "trash", FARMLAND)
    yield from trash(g, me, cards)
    if cards:
        exactly = g.cost(cards[0]).plus(2)
        yield from gain_fitting(g, me, FARMLAND, lambda card: card is not FARMLAND and g.cost(card) is exactly)


FARMLAND = card("farmland", SET, 6, VICTORY, points=2, on_gain=Trigger(farmland))
