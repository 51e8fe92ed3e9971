"""Situations arranged by hand, in a few lines or from JSON, because rule questions come as situations.

    arrange("dominion", {
        "seats": [{"hand": "village, smithy, 3 copper", "deck": "gold, estate"}, {"hand": "moat, 4 copper"}],
        "turn": 0, "phase": "action",
    })

Every key may be left out:

    players     2 to 6; as many as there are seats
    kingdom     ten cards, or the name of a set; the cards that are named anywhere, filled up to ten
    seats       one entry per seat: hand, deck (topmost first), discard (topmost last), in_play, turns
    turn        the seat whose turn it is; 0
    phase       "action" or "buy"; "action"
    actions, buys, coins    what the turn holds; 1, 1, 0
    bought      whether a card was bought in this turn; false
    gained      the cards that the active player gained this turn
    piles       how many cards a pile holds: {"province": 1}; else what is left of the material
    trash       the cards in the trash

Cards are a text ("village, 3 copper") or a list of names, in either language. Zones that are not mentioned are empty.
Cards in play count as played this turn, and what lasts for the turn (Haggler, Highway, Merchant, Scheme, Cauldron) is
in effect.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from allmende.dominion.card import ACTION, BY_SLUG, CARDS, TREASURE, Card
from allmende.dominion.kingdoms import KINGDOMS, RANDOM, SIZE, kingdom_cards, kingdom_option, named_card
from allmende.dominion.state import ACTION_PHASE, BUY_PHASE, Dominion, Player, Setup
from allmende.table.choice import Seat
from allmende.table.errors import BadGameOption, ImpossibleSituation
from allmende.table.outside import shown
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.situation import check_keys, count_players, read_cards, read_flag, read_number

if TYPE_CHECKING:
    from allmende.dominion.rules import DominionRules

KEYS = frozenset(
    ["players", "kingdom", "seats", "turn", "phase", "actions", "buys", "coins", "bought", "gained", "piles", "trash"]
)
SEAT_KEYS = frozenset(["hand", "deck", "discard", "in_play", "turns"])
PHASES = {"action": ACTION_PHASE, "buy": BUY_PHASE}


def arrange(rules: "DominionRules", situation: Mapping[str, Any], rng: Rng) -> tuple[Json, Dominion]:
    """The state that a situation describes; ImpossibleSituation says why there is none."""
    check_keys(situation, KEYS, "a situation")
    seats = situation.get("seats", [])
    if not isinstance(seats, list | tuple):
        raise ImpossibleSituation(f"seats must be a list with one entry per seat, got {shown(seats)}")
    count = count_players(situation, seats, SEAT_KEYS, 2, 6)
    zones = [{zone: _cards(seat, zone) for zone in SEAT_KEYS - {"turns"}} for seat in seats]
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
        player.turns = read_number(seat, "turns", 0, 0, 10_000)
    for card in gained:
        if setup.total[card.number] < 0:
            raise ImpossibleSituation(f"{card.slug} is not in this kingdom")
    _set_piles(g, setup, {_card(name): read_number(piles, name, 0, 0, 60) for name in piles})
    _set_turn(g, situation, gained)
    options["first"] = g.active
    return options, g


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
        raise ImpossibleSituation(f"phase must be action or buy, got {shown(phase)}")
    bought = read_flag(situation, "bought")
    g.phase = PHASES[phase]
    g.active = read_number(situation, "turn", 0, 0, len(g.players) - 1)
    g.actions = read_number(situation, "actions", 1, 0, 1000)
    g.buys = read_number(situation, "buys", 1, 0, 1000)
    g.coins = read_number(situation, "coins", 0, 0, 1000)
    g.bought = bought
    me = g.players[g.active]
    me.gained = gained
    for player in g.players:
        player.plays = player.in_play[:]
        for card in player.in_play:
            if not card.types & (ACTION | TREASURE):
                raise ImpossibleSituation(f"{card.slug} cannot be in play: only Actions and Treasures are played")
            if card.lasting is not None:
                g.leave_effect(player, card, g.others(player))


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
