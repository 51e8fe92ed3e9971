"""The cards of Empires and what lies beside them."""

from allmende.dominion.buying import back_to_action_phase
from allmende.dominion.card import (
    ACTION,
    ATTACK,
    CASTLE,
    DURATION,
    EVENT,
    LANDMARK,
    TREASURE,
    VICTORY,
    Card,
    Lasting,
    Trigger,
    card,
    landscape,
    mixed_pile,
)
from allmende.dominion.cards.basic import COPPER, DUCHY, ESTATE, GOLD, SILVER
from allmende.dominion.cards.common import bonus, curse_each, discard_down_to, gain_fitting, gain_up_to, may_reveal
from allmende.dominion.choosing import (
    choose_mode,
    choose_modes,
    confirm,
    from_hand,
    is_treasure,
    is_victory,
    up_to_from_hand,
)
from allmende.dominion.counters import VP
from allmende.dominion.happening import Effect, Move
from allmende.dominion.moves import discard, gain, gain_some, move_gained, trash, trash_this
from allmende.dominion.player import Player
from allmende.dominion.playing import draw, reveal_top, shuffle_hand_in, take_all_into_hand
from allmende.dominion.state import Dominion
from allmende.dominion.zones import BUY_PHASE, DECK, HAND
from allmende.table.choice import Flow

SET = "empires"


# What several cards do


def in_own_buy_phase(g: Dominion, me: Player) -> bool:
    return g.phase == BUY_PHASE and me.seat == g.active


def is_castle(card: Card) -> bool:
    return card.types & CASTLE != 0


def castles_of(me: Player) -> int:
    return sum(map(is_castle, me.cards()))


# Catapult, Rocks


def catapult(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    cards = yield from from_hand(g, me, "trash", CATAPULT)
    dear = [card for card in cards if g.cost(card).coins >= 3]
    yield from trash(g, me, cards)
    if dear:
        yield from curse_each(g, me, victims)
    if any(map(is_treasure, cards)):
        yield from discard_down_to(g, victims, 3, CATAPULT)


CATAPULT = card("catapult", SET, 3, ACTION | ATTACK, coins=1, attack=catapult)


def rocks(g: Dominion, me: Player, move: Move) -> Flow:
    yield from gain(g, me, SILVER, DECK if in_own_buy_phase(g, me) else HAND)


ROCKS = card("rocks", SET, 4, TREASURE, coins=1, on_gain=Trigger(rocks), on_trash=Trigger(rocks))
mixed_pile("catapult-rocks", SET, ("catapult", "rocks"), lambda slug, players: 5)


# Encampment, Plunder


def encampment(g: Dominion, me: Player) -> Flow:
    shown = yield from may_reveal(g, me, ENCAMPMENT, lambda card: card is GOLD or card is PLUNDER)
    if not shown and g.leave_play(me):
        g.set_aside(me, [ENCAMPMENT])
        g.leave_effect(me, ENCAMPMENT, cards=[ENCAMPMENT])


def strike_camp(g: Dominion, effect: Effect, me: Player) -> None:
    g.take_aside(me, ENCAMPMENT)
    g.put_back(ENCAMPMENT)
    if g.events is not None:
        g.tell("put-back", me, card=ENCAMPMENT.slug)


ENCAMPMENT = card(
    "encampment", SET, 2, ACTION, cards=2, actions=2, play=encampment,
    lasting=Lasting(clean_up=strike_camp, chosen=True),
)  # fmt: skip
PLUNDER = card("plunder", SET, 5, TREASURE, coins=2, tokens=((VP, 1),))
mixed_pile("encampment-plunder", SET, ("encampment", "plunder"), lambda slug, players: 5)


# Patrician, Emporium


def patrician(g: Dominion, me: Player) -> Flow:
    yield from reveal_top(g, me, 1)
    cards, me.looking = me.looking, []
    if cards and g.cost(cards[0]).coins >= 5:
        g.to_hand(me, cards, open_to_all=True)
    else:
        g.to_deck(me, cards, open_to_all=True)


PATRICIAN = card("patrician", SET, 2, ACTION, cards=1, actions=1, play=patrician)


def emporium(g: Dominion, me: Player, move: Move) -> None:
    g.add_tokens(me, VP, 2)


EMPORIUM = card(
    "emporium", SET, 5, ACTION, cards=1, actions=1, coins=1,
    on_gain=Trigger(emporium, when=lambda g, me, move: sum(map(g.is_action, me.in_play)) >= 5),
)  # fmt: skip
mixed_pile("patrician-emporium", SET, ("patrician", "emporium"), lambda slug, players: 5)


# Debt


def engineer(g: Dominion, me: Player) -> Flow:
    yield from gain_up_to(g, me, ENGINEER, 4)
    if g.playing is None or not g.playing.there:
        return
    if (yield from confirm(me, "use", ENGINEER)) and (yield from trash_this(g, me)):
        yield from gain_up_to(g, me, ENGINEER, 4)


ENGINEER = card("engineer", SET, 0, ACTION, debt=4, play=engineer)


# $3


def enchants(g: Dominion, effect: Effect, me: Player, played: Card) -> bool:
    """The first Action that a victim plays on the own turn."""
    mine = me.seat == g.active and me.seat in effect.victims
    return mine and g.is_action(played) and sum(map(g.is_action, me.plays)) == 1


def enchanted(g: Dominion, me: Player) -> Flow:
    yield from bonus(g, me, cards=1, actions=1)


def enchantress(g: Dominion, effect: Effect, me: Player) -> Flow:
    yield from draw(g, me, 2)


ENCHANTRESS = card(
    "enchantress", SET, 3, ACTION | ATTACK | DURATION,
    lasting=Lasting(instead=enchants, replaces=enchanted, start=enchantress),
)  # fmt: skip


# $4


def villa(g: Dominion, me: Player, move: Move) -> Flow:
    move_gained(g, move, HAND)
    g.add_actions(me, 1)
    if in_own_buy_phase(g, me):
        yield from back_to_action_phase(g, me)


VILLA = card("villa", SET, 4, ACTION, actions=2, buys=1, coins=1, on_gain=Trigger(villa))


# $5


def twin_of(g: Dominion, gained: Card, card: Card) -> bool:
    return card is not gained and g.cost(card) is g.cost(gained)


def has_twin(g: Dominion, effect: Effect, me: Player, move: Move) -> bool:
    return any(g.available(card) and twin_of(g, move.card, card) for card in g.setup.supply)


def gain_twin(g: Dominion, effect: Effect, me: Player, move: Move) -> Flow:
    yield from gain_fitting(g, me, CHARM, lambda card: twin_of(g, move.card, card))


def charm(g: Dominion, me: Player) -> Flow:
    chosen = yield from choose_modes(g, me, CHARM, ["coins", "twin"])
    if "coins" in chosen:
        g.add_buys(me, 1)
        g.add_coins(me, 2)
    if "twin" in chosen:
        g.leave_effect(me, CHARM)


CHARM = card(
    "charm", SET, 5, TREASURE, play=charm,
    lasting=Lasting(gained=gain_twin, when=has_twin, may=True, once=True, chosen=True),
)  # fmt: skip


def forum(g: Dominion, me: Player) -> Flow:
    cards = yield from from_hand(g, me, "discard", FORUM, 2, unseen=True)
    yield from discard(g, me, cards)


def forum_gained(g: Dominion, me: Player, move: Move) -> None:
    g.add_buys(me, 1)


FORUM = card("forum", SET, 5, ACTION, cards=3, actions=1, play=forum, on_gain=Trigger(forum_gained))


def legionary(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    if not (yield from may_reveal(g, me, LEGIONARY, lambda card: card is GOLD)):
        return
    for victim in victims:
        yield from discard_down_to(g, [victim], 2, LEGIONARY)
        yield from draw(g, victim, 1)


LEGIONARY = card("legionary", SET, 5, ACTION | ATTACK, coins=3, attack=legionary)


# Castles


HUMBLE_CASTLE = card(
    "humble-castle", SET, 3, TREASURE | VICTORY | CASTLE, coins=1, points_for=lambda g, me: castles_of(me)
)


def crumbling_castle(g: Dominion, me: Player, move: Move) -> Flow:
    g.add_tokens(me, VP, 1)
    yield from gain(g, me, SILVER)


CRUMBLING_CASTLE = card(
    "crumbling-castle", SET, 4, VICTORY | CASTLE, points=1,
    on_gain=Trigger(crumbling_castle), on_trash=Trigger(crumbling_castle),
)  # fmt: skip


def small_castle(g: Dominion, me: Player) -> Flow:
    if (yield from choose_mode(me, SMALL_CASTLE, ["trash-this", "trash-castle"])) == "trash-this":
        done = yield from trash_this(g, me)
    else:
        cards = yield from from_hand(g, me, "trash", SMALL_CASTLE, 1, is_castle)
        yield from trash(g, me, cards)
        done = bool(cards)
    top = next((card for card in g.setup.supply if is_castle(card) and g.available(card)), None)
    if done and top is not None:
        yield from gain(g, me, top)


SMALL_CASTLE = card("small-castle", SET, 5, ACTION | VICTORY | CASTLE, points=2, play=small_castle)


def haunted_castle(g: Dominion, me: Player, move: Move) -> Flow:
    yield from gain(g, me, GOLD)
    for other in g.others(me):
        if len(other.hand) >= 5:
            cards = yield from from_hand(g, other, "topdeck", HAUNTED_CASTLE, 2, unseen=True)
            g.to_deck(other, cards)


HAUNTED_CASTLE = card(
    "haunted-castle", SET, 6, VICTORY | CASTLE, points=2,
    on_gain=Trigger(haunted_castle, when=lambda g, me, move: me.seat == g.active),
)  # fmt: skip


def opulent_castle(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "discard", OPULENT_CASTLE, len(me.hand), is_victory)
    if cards:
        g.reveal(me, cards)
    yield from discard(g, me, cards, seen=True)
    g.add_coins(me, 2 * len(cards))


OPULENT_CASTLE = card("opulent-castle", SET, 7, ACTION | VICTORY | CASTLE, points=3, play=opulent_castle)


def sprawling_castle(g: Dominion, me: Player, move: Move) -> Flow:
    if (yield from choose_mode(me, SPRAWLING_CASTLE, ["duchy", "estates"])) == "duchy":
        yield from gain(g, me, DUCHY)
    else:
        yield from gain_some(g, me, ESTATE, 3)


SPRAWLING_CASTLE = card(
    "sprawling-castle", SET, 8, VICTORY | CASTLE, points=4, on_gain=Trigger(sprawling_castle)
)  # fmt: skip


def grand_castle(g: Dominion, me: Player, move: Move) -> None:
    g.show_hand(me)
    g.add_tokens(me, VP, sum(map(is_victory, me.hand + me.in_play)))


GRAND_CASTLE = card("grand-castle", SET, 9, VICTORY | CASTLE, points=5, on_gain=Trigger(grand_castle))
KINGS_CASTLE = card("kings-castle", SET, 10, VICTORY | CASTLE, points_for=lambda g, me: 2 * castles_of(me))


def castles(slug: str, players: int) -> int:
    """Of four Castles there are two copies with three and more players."""
    return 2 if players > 2 and slug in ("humble-castle", "small-castle", "opulent-castle", "kings-castle") else 1


mixed_pile(
    "castles", SET,
    (
        "humble-castle", "crumbling-castle", "small-castle", "haunted-castle", "opulent-castle", "sprawling-castle",
        "grand-castle", "kings-castle",
    ),
    castles,
)  # fmt: skip


# Events and Landmarks


def donate(g: Dominion, effect: Effect, me: Player) -> Flow:
    take_all_into_hand(g, me)
    lost = yield from up_to_from_hand(g, me, "trash", DONATE, len(me.hand))
    yield from trash(g, me, lost)
    yield from shuffle_hand_in(g, me)
    yield from draw(g, me, 5)


DONATE = landscape("donate", SET, EVENT, debt=8, lasting=Lasting(start=donate, first=True))


def labyrinth(g: Dominion, me: Player, move: Move) -> None:
    g.take_stock(me, LABYRINTH, 2)


def second_gain(g: Dominion, me: Player, move: Move) -> bool:
    own = move.player is me and me.seat == g.active
    return own and move.nth == 2 and g.stock(LABYRINTH) > 0


LABYRINTH = landscape("labyrinth", SET, LANDMARK, stock=6, on_gain=Trigger(labyrinth, when=second_gain))


def fountain(g: Dominion, me: Player) -> int:
    return 15 if me.cards().count(COPPER) >= 10 else 0


FOUNTAIN = landscape("fountain", SET, LANDMARK, points_for=fountain)


def battlefield(g: Dominion, me: Player, move: Move) -> None:
    g.take_stock(me, BATTLEFIELD, 2)


def victory_gained(g: Dominion, me: Player, move: Move) -> bool:
    return move.player is me and is_victory(move.card) and g.stock(BATTLEFIELD) > 0


BATTLEFIELD = landscape("battlefield", SET, LANDMARK, stock=6, on_gain=Trigger(battlefield, when=victory_gained))
