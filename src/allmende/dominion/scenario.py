"""Situations arranged by hand, in a few lines or from JSON, because rule questions come as situations.

    arrange("dominion", {
        "seats": [{"hand": "village, smithy, 3 copper", "deck": "gold, estate"}, {"hand": "moat, 4 copper"}],
        "turn": 0, "phase": "action",
    })

Every key may be left out:

    players     2 to 6; as many as there are seats
    kingdom     ten cards, or the name of a set; the cards that are named anywhere, filled up to ten
    turn        the seat whose turn it is; 0
    phase       "action", "buy", "clean-up" or "over"; "action"
    actions, buys, coins    what the turn holds; 1, 1, 0
    bought      whether a card was bought in this turn; false
    gained      the cards that the active player gained this turn
    effects     what lasts for the turn: [{"card": "cauldron", "seat": 0, "victims": [1]}]; that of the cards in play
    piles       how many cards a pile holds: {"province": 1}; else what is left of the material
    trash       the cards in the trash
    seats       one entry per seat:
        hand, deck, discard, in_play    cards; a deck has its top first, a discard pile its top last
        turns       how many turns the seat has had; 0
        plays       the cards that it played this turn; those in play
        gained      the cards that it gained this turn; none
        shown       the cards in hand that everyone has seen; none
        veiled      the cards below the top of the discard pile that only the seat has seen; none
        known       the seats that know the top cards of the deck, topmost first: [[0], [0, 1]]; nobody knows any

Cards are a text ("village, 3 copper") or a list of names, in either language. Zones that are not mentioned are empty.
Cards in play count as played this turn, and what lasts for the turn (Haggler, Highway, Merchant, Scheme, Cauldron) is
in effect, unless `plays` and `effects` say otherwise. `situation` tells all this of a table.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from allmende.dominion.card import ACTION, BY_SLUG, CARDS, TREASURE, Card
from allmende.dominion.kingdoms import KINGDOMS, RANDOM, SIZE, kingdom_cards, kingdom_option, named_card
from allmende.dominion.notation import check, slugs
from allmende.dominion.state import (
    ACTION_PHASE,
    BUY_PHASE,
    CLEAN_UP,
    GAME_OVER,
    PHASE_NAMES,
    Dominion,
    Effect,
    Player,
    Setup,
)
from allmende.dominion.turn import is_finished
from allmende.table.choice import Seat
from allmende.table.errors import BadGameOption, ImpossibleSituation
from allmende.table.outside import is_whole, shown
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.situation import check_keys, count_players, in_words, read_cards, read_flag, read_list, read_number

if TYPE_CHECKING:
    from allmende.dominion.rules import DominionRules

KEYS = frozenset([
    "players", "kingdom", "seats", "turn", "phase", "actions", "buys", "coins", "bought", "gained", "effects", "piles",
    "trash",
])  # fmt: skip
ZONES = ("hand", "deck", "discard", "in_play")
NOTED = ("plays", "gained", "shown", "veiled")
"""Cards that lie in one of the zones, or have lain there."""
SEAT_KEYS = frozenset([*ZONES, *NOTED, "turns", "known"])
EFFECT_KEYS = frozenset(["card", "seat", "victims"])
PHASES = {"action": ACTION_PHASE, "buy": BUY_PHASE, "clean-up": CLEAN_UP, "over": GAME_OVER}


def arrange(rules: "DominionRules", situation: Mapping[str, Any], rng: Rng) -> tuple[Json, Dominion]:
    """The state that a situation describes; ImpossibleSituation says why there is none."""
    check_keys(situation, KEYS, "a situation")
    seats = situation.get("seats", [])
    if not isinstance(seats, list | tuple):
        raise ImpossibleSituation(f"seats must be a list with one entry per seat, got {shown(seats)}")
    count = count_players(situation, seats, SEAT_KEYS, 2, 6)
    zones = [{zone: _cards(seat, zone) for zone in (*ZONES, *NOTED)} for seat in seats]
    trash = _cards(situation, "trash")
    gained = _cards(situation, "gained")
    piles = situation.get("piles", {})
    if not isinstance(piles, Mapping):
        raise ImpossibleSituation(f"piles must name cards and how many are left of each, got {shown(piles)}")
    named = [_card(name) for name in piles]
    for card in named:
        if named.count(card) > 1:
            raise ImpossibleSituation(f"piles has {card.slug} twice")
    for zone in zones:
        for cards in zone.values():
            named += cards
    kingdom = _kingdom(situation.get("kingdom"), named + trash + gained, rng)
    options = rules.options({"players": count, "kingdom": [card.slug for card in kingdom], "first": 0})
    setup = rules.setup_for(kingdom, count)
    g = Dominion(setup, [Player(Seat(seat)) for seat in range(count)], setup.first[:], rng)
    g.trash_pile = trash
    for player, seat, zone in zip(g.players, seats, zones, strict=False):
        player.hand, player.discard, player.in_play = zone["hand"], zone["discard"], zone["in_play"]
        player.deck = zone["deck"][::-1]
        player.plays = zone["plays"] if "plays" in seat else player.in_play[:]
        player.gained, player.shown, player.veiled = zone["gained"], zone["shown"], zone["veiled"]
        player.turns = read_number(seat, "turns", 0, 0, 10_000)
        player.known = _known(g, seat)
    _set_piles(g, setup, {_card(name): read_number(piles, name, 0, 0, 60) for name in piles})
    _set_turn(g, situation, gained)
    _set_effects(g, situation)
    _check(g)
    options["first"] = g.active
    return options, g


def situation(g: Dominion) -> Json:
    """What `arrange` takes to lay out this table; what it would do by itself is left out."""
    told: Json = {
        "players": len(g.players),
        "kingdom": slugs(g.setup.kingdom),
        "turn": g.active,
        "phase": PHASE_NAMES[g.phase],
        "actions": g.actions,
        "buys": g.buys,
        "coins": g.coins,
        "bought": g.bought,
        "piles": {card.slug: g.piles[card.number] for card in g.setup.supply},
        "trash": in_words(slugs(g.trash_pile)),
        "seats": [_told_of(g, player) for player in g.players],
    }
    if not _same_effects(g.effects, _effects_in_play(g)):
        told["effects"] = [
            {"card": effect.card.slug, "seat": effect.owner, "victims": list(effect.victims)} for effect in g.effects
        ]
    return told


def _told_of(g: Dominion, me: Player) -> Json:
    zones = {
        "hand": me.hand, "deck": me.deck[::-1], "discard": me.discard, "in_play": me.in_play, "gained": me.gained,
        "shown": me.shown, "veiled": me.veiled,
    }  # fmt: skip
    told: Json = {name: in_words(slugs(cards)) for name, cards in zones.items() if cards}
    if me.plays != me.in_play:
        told["plays"] = in_words(slugs(me.plays))
    if me.known:
        told["known"] = [[seat for seat in range(len(g.players)) if mask >> seat & 1] for mask in reversed(me.known)]
    told["turns"] = me.turns
    return told


def _effects_in_play(g: Dominion) -> list[Effect]:
    """What the cards in play leave behind, if nothing else has happened."""
    return [
        Effect(card, player.seat, tuple([other.seat for other in g.others(player)]))
        for player in g.players
        for card in player.in_play
        if card.lasting is not None
    ]


def _same_effects(some: list[Effect], others: list[Effect]) -> bool:
    return [(one.card, one.owner, one.victims) for one in some] == [
        (one.card, one.owner, one.victims) for one in others
    ]


def _set_piles(g: Dominion, setup: Setup, given: dict[Card, int]) -> None:
    """Each pile holds what is left of the material, at most what it began with, or what is said."""
    placed = [0] * len(CARDS)
    for card in g.trash_pile + [card for player in g.players for card in player.cards()]:
        placed[card.number] += 1
    for card in CARDS:
        used, total = placed[card.number], setup.total[card.number]
        if total < 0:
            if used or card in given:
                raise ImpossibleSituation(f"{card.slug} is not in this kingdom")
            continue
        if used + given.get(card, 0) > total:
            raise ImpossibleSituation(f"there are {total} {card.slug} in this game, not {used + given.get(card, 0)}")
        g.piles[card.number] = given.get(card, min(setup.first[card.number], total - used))
    g.empty = sum(g.piles[card.number] == 0 for card in setup.supply)


def _set_turn(g: Dominion, situation: Mapping[str, Any], gained: list[Card]) -> None:
    phase = situation.get("phase", "action")
    if not isinstance(phase, str) or phase not in PHASES:
        raise ImpossibleSituation(f"phase must be action or buy, got {shown(phase)} (or clean-up, or over)")
    bought = read_flag(situation, "bought")
    g.phase = PHASES[phase]
    g.active = read_number(situation, "turn", 0, 0, len(g.players) - 1)
    g.actions = read_number(situation, "actions", 1, 0, 1000)
    g.buys = read_number(situation, "buys", 1, 0, 1000)
    g.coins = read_number(situation, "coins", 0, 0, 1000)
    g.bought = bought
    me = g.players[g.active]
    if gained and me.gained:
        raise ImpossibleSituation(f"what seat {me.seat} gained is told twice: for the seat, and for whose turn it is")
    me.gained = gained or me.gained
    if g.bought and g.phase == ACTION_PHASE:
        raise ImpossibleSituation("nothing can have been bought yet in the action phase")
    if g.phase == GAME_OVER and not is_finished(g):
        raise ImpossibleSituation("the game cannot be over: there are Provinces, and too few piles are empty")


def _set_effects(g: Dominion, situation: Mapping[str, Any]) -> None:
    effects = _effects_in_play(g)
    if "effects" in situation:
        effects = [_effect(g, entry) for entry in read_list(situation, "effects")]
    for effect in effects:
        g.leave_effect(g.players[effect.owner], effect.card, [g.players[seat] for seat in effect.victims])


def _effect(g: Dominion, given: Any) -> Effect:
    check_keys(given, EFFECT_KEYS, "an effect")
    card = _card(given.get("card"))
    if card.lasting is None or g.setup.total[card.number] < 0:
        raise ImpossibleSituation(f"{card.slug} leaves no effect in this game")
    owner = Seat(read_number(given, "seat", g.active, 0, len(g.players) - 1))
    others = [other.seat for other in g.others(g.players[owner])]
    victims = _seats(g, given.get("victims", others), "victims")
    if owner in victims:
        raise ImpossibleSituation(f"seat {owner} cannot be a victim of its own {card.slug}")
    return Effect(card, owner, tuple(victims))


def _known(g: Dominion, seat: Mapping[str, Any]) -> list[int]:
    """For the top cards of the deck, topmost last, the seats that know them as a bit mask."""
    masks = [sum(1 << one for one in _seats(g, seats, "known")) for seats in read_list(seat, "known")]
    return masks[::-1]


def _seats(g: Dominion, given: Any, key: str) -> list[Seat]:
    last = len(g.players) - 1
    known = isinstance(given, list | tuple) and all(is_whole(seat) and 0 <= seat <= last for seat in given)
    if not known or len(set(given)) != len(given):
        raise ImpossibleSituation(f"{key} must name different seats from 0 to {last}, got {shown(given)}")
    return [Seat(seat) for seat in given]


def _check(g: Dominion) -> None:
    for player in g.players:
        for card in player.gained + player.plays:
            if g.setup.total[card.number] < 0:
                raise ImpossibleSituation(f"{card.slug} is not in this kingdom")
        for card in player.in_play + player.plays:
            if not card.types & (ACTION | TREASURE):
                raise ImpossibleSituation(f"{card.slug} cannot be in play: only Actions and Treasures are played")
    try:
        check(g)
    except ValueError as error:
        raise ImpossibleSituation(str(error)) from error


def _kingdom(given: Any, named: list[Card], rng: Rng) -> list[Card]:
    if given is not None:
        try:
            option = kingdom_option(given)
        except BadGameOption as error:
            raise ImpossibleSituation(str(error)) from error
        if option == RANDOM:
            raise ImpossibleSituation("the kingdom of a situation cannot be random: name a set or ten cards")
        return kingdom_cards(option, [], rng)
    kingdom = [card for card in dict.fromkeys(named) if card.expansion != "basic"]
    if len(kingdom) > SIZE:
        raise ImpossibleSituation(f"the situation needs {len(kingdom)} kingdom piles, but there are {SIZE}")
    filling = [BY_SLUG[slug] for slug in KINGDOMS["first-game"]] + CARDS
    for card in filling:
        if len(kingdom) < SIZE and card not in kingdom and card.expansion != "basic":
            kingdom.append(card)
    return kingdom


def _cards(given: Mapping[str, Any], key: str) -> list[Card]:
    cards: list[Card] = []
    for n, name in read_cards(given, key, "village, 3 copper", digits=3):
        cards += [_card(name)] * n
    return cards


def _card(name: Any) -> Card:
    try:
        return named_card(name.strip() if isinstance(name, str) else name)
    except BadGameOption as error:
        raise ImpossibleSituation(str(error)) from error
