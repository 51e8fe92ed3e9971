"""Dominion's state as JSON and back. Cards are written as their slugs, decks from bottom to top."""

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from allmende.dominion.card import BY_SLUG, CARDS, Card
from allmende.dominion.kingdoms import kingdom_option
from allmende.dominion.state import PHASE_NAMES, Dominion, Effect, Player
from allmende.table.choice import Seat
from allmende.table.errors import AllmendeError, DamagedRecord
from allmende.table.rng import restored
from allmende.table.rules import Json
from allmende.table.saved import EVER, entries, fields, flag, number, numbers, one_of, row, some_of, why

if TYPE_CHECKING:
    from allmende.dominion.rules import DominionRules

ZONES = ("hand", "deck", "discard", "in_play", "aside", "looking", "plays", "gained", "shown", "veiled")
PHASES: Final = {name: phase for phase, name in enumerate(PHASE_NAMES)}


def to_json(g: Dominion) -> Json:
    return {
        "kingdom": slugs(g.setup.kingdom),
        "piles": {card.slug: g.piles[card.number] for card in g.setup.supply},
        "trash": slugs(g.trash_pile),
        "turn": {
            "seat": g.active,
            "phase": PHASE_NAMES[g.phase],
            "actions": g.actions,
            "buys": g.buys,
            "coins": g.coins,
            "bought": g.bought,
            "reduction": g.reduction,
            "effects": [[effect.card.slug, effect.owner, list(effect.victims)] for effect in g.effects],
        },
        "players": [player_to_json(player) for player in g.players],
        "news": g.news,
        "rng": g.rng.to_json(),
    }


def player_to_json(me: Player) -> Json:
    zones = {
        "hand": me.hand, "deck": me.deck, "discard": me.discard, "in_play": me.in_play, "aside": me.aside,
        "looking": me.looking, "plays": me.plays, "gained": me.gained, "shown": me.shown, "veiled": me.veiled,
    }  # fmt: skip
    data: Json = {name: slugs(cards) for name, cards in zones.items()}
    data.update(known=me.known[:], turns=me.turns, shuffles=me.shuffles, revealing=me.revealing)
    return data


def slugs(cards: list[Card]) -> list[str]:
    return [card.slug for card in cards]


def from_json(rules: "DominionRules", options: Json, data: Json) -> Dominion:
    try:
        return _from_json(rules, options, data)
    except (KeyError, ValueError, TypeError, AttributeError, OverflowError, AllmendeError) as error:
        raise DamagedRecord(f"the saved Dominion game is damaged: {why(error)}") from error


def _from_json(rules: "DominionRules", options: Json, data: Json) -> Dominion:
    kingdom = some_of(data["kingdom"], BY_SLUG)
    kingdom_option(slugs(kingdom))
    setup = rules.setup_for(kingdom, options["players"])
    piles = [-1] * len(setup.first)
    left = fields(data["piles"])
    for card in setup.supply:
        piles[card.number] = number(left[card.slug])
    players = [player_from_json(Seat(seat), fields(player)) for seat, player in enumerate(entries(data["players"]))]
    if len(players) != options["players"]:
        raise ValueError(f"it has {len(players)} players instead of {options['players']}")
    g = Dominion(setup, players, piles, restored(data["rng"]))
    g.trash_pile = some_of(data["trash"], BY_SLUG)
    g.empty = sum(piles[card.number] == 0 for card in setup.supply)
    turn = fields(data["turn"])
    g.active, g.phase = number(turn["seat"], len(players) - 1), one_of(turn["phase"], PHASES)
    g.actions, g.buys, g.coins = number(turn["actions"]), number(turn["buys"]), number(turn["coins"])
    g.bought, g.reduction = flag(turn["bought"]), number(turn["reduction"])
    g.effects = [effect_from_json(entry, len(players)) for entry in entries(turn["effects"])]
    g.news = number(data["news"], EVER)
    check(g)
    return g


def effect_from_json(data: Any, players: int) -> Effect:
    name, owner, victims = row(data, 3)
    seats = tuple([Seat(seat) for seat in numbers(victims, players - 1)])
    return Effect(one_of(name, BY_SLUG), Seat(number(owner, players - 1)), seats)


def check(g: Dominion) -> None:
    """A ValueError if this cannot be the start of a step in any game."""
    for effect in g.effects:
        if effect.card.lasting is None:
            raise ValueError(f"{effect.card.slug} cannot leave such an effect")
    placed = Counter(g.trash_pile)
    for me in g.players:
        placed.update(me.cards())
        if Counter(me.shown) - Counter(me.hand) or Counter(me.veiled) - Counter(me.discard[:-1]):
            raise ValueError(f"seat {me.seat} is said to have cards that it does not have")
        if len(me.known) > len(me.deck) or any(not 0 <= mask <= g.everyone() for mask in me.known):
            raise ValueError(f"more is known of the deck of seat {me.seat} than there is")
    for card in CARDS:
        if placed[card] + max(0, g.piles[card.number]) > max(0, g.setup.total[card.number]):
            raise ValueError(f"there are too many {card.slug}")


def player_from_json(seat: Seat, data: Json) -> Player:
    me = Player(seat)
    zones = {name: some_of(data[name], BY_SLUG) for name in ZONES}
    me.hand, me.deck, me.discard, me.in_play = zones["hand"], zones["deck"], zones["discard"], zones["in_play"]
    me.aside, me.looking, me.plays, me.gained = zones["aside"], zones["looking"], zones["plays"], zones["gained"]
    me.shown, me.veiled = zones["shown"], zones["veiled"]
    me.known = numbers(data["known"])
    me.turns, me.shuffles, me.revealing = (
        number(data["turns"], EVER),
        number(data["shuffles"], EVER),
        flag(data["revealing"]),
    )
    return me
