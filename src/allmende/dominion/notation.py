"""Dominion's state as JSON and back. Cards are written as their slugs, decks from bottom to top."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from allmende.dominion.card import BY_SLUG, CARDS, DUE, FOREVER, LANDSCAPE, NEXT_TURN, THIS_TURN, Thing
from allmende.dominion.counters import COUNTERS, MATS, NO_TOKENS, ONE_AT_MOST, SET_ASIDE
from allmende.dominion.drawing import Wishes, kingdom_of
from allmende.dominion.happening import Effect, Passing
from allmende.dominion.kingdoms import kingdom_option
from allmende.dominion.player import Player, Stay, new_player
from allmende.dominion.setup import Kingdom
from allmende.dominion.state import Dominion
from allmende.dominion.zones import PHASE_NAMES
from allmende.table.choice import Seat
from allmende.table.errors import AllmendeError, DamagedRecord
from allmende.table.rng import restored, seeded
from allmende.table.rules import Json
from allmende.table.saved import EVER, entries, fields, flag, number, numbers, one_of, row, some_of, why

if TYPE_CHECKING:
    from allmende.dominion.rules import DominionRules

ZONES = (
    "hand", "deck", "discard", "in_play", "aside", "looking", "plays", "gained", "gained_before", "called", "shown",
    "veiled",
)  # fmt: skip
PHASES: Final = {name: phase for phase, name in enumerate(PHASE_NAMES)}
UNTIL: Final = {"turn": THIS_TURN, "next-turn": NEXT_TURN, "forever": FOREVER}
UNTIL_NAMES: Final = {**{until: name for name, until in UNTIL.items()}, DUE: "due"}
"""A due effect is never stored: there is none where a step begins."""
THINGS: Final[dict[str, Thing]] = {}
"""What can leave effects behind, by name; filled when it is first used."""


def things() -> dict[str, Thing]:
    if not THINGS:
        THINGS.update(BY_SLUG)
        THINGS.update(LANDSCAPE)
    return THINGS


def to_json(g: Dominion) -> Json:
    data: Json = {
        "kingdom": kingdom_text(g.setup.table),
        "piles": {card.slug: g.piles[card.number] for card in g.setup.supply + g.setup.beside},
        "trash": slugs(g.trash_pile),
        "turn": {
            "seat": g.active,
            "phase": PHASE_NAMES[g.phase],
            "actions": g.actions,
            "buys": g.buys,
            "coins": g.coins,
            "bought": g.bought,
            "reduction": g.reduction,
            "effects": [effect_to_json(effect) for effect in g.effects],
        },
        "players": [player_to_json(player) for player in g.players],
        "news": g.news,
        "rng": g.rng.to_json(),
    }
    if g.passes:
        data["passes"] = [[one.giver, one.taker, one.card.slug, slugs(one.held), one.in_hand] for one in g.passes]
    if not g.setup.plain:
        data["table"] = {
            "stacks": [slugs(stack) for stack in g.stacks],
            "stocks": g.stocks[:],
            "hexes": slugs(g.hexes),
            "hexes_used": slugs(g.hexes_used),
            "opened": g.opened,
            "number": g.turn_number,
            "extra": g.extra_turns[:],
        }
    return data


def kingdom_text(table: Kingdom) -> list[str]:
    """The parts of a kingdom, as `kingdom_option` takes them."""
    mouse = [] if table.mouse is None else ["mouse:" + table.mouse.slug]
    return [*table.piles, *slugs(table.landscapes), *slugs(table.boons), *mouse]


def effect_to_json(effect: Effect) -> list[Any]:
    data: list[Any] = [effect.source.slug, effect.owner, list(effect.victims)]
    if effect.until != THIS_TURN or effect.cards or effect.stay:
        data += [UNTIL_NAMES[effect.until], slugs(effect.cards), effect.stay]
    if effect.among:
        data.append(slugs(effect.among))
    return data


def player_to_json(me: Player) -> Json:
    zones = {
        "hand": me.hand, "deck": me.deck, "discard": me.discard, "in_play": me.in_play, "aside": me.aside,
        "looking": me.looking, "plays": me.plays, "gained": me.gained, "shown": me.shown, "veiled": me.veiled,
    }  # fmt: skip
    data: Json = {name: slugs(cards) for name, cards in zones.items()}
    more = {"gained_before": me.gained_before, "called": me.called}
    data.update({name: slugs(cards) for name, cards in more.items() if cards})
    data.update(known=me.known[:], turns=me.turns, shuffles=me.shuffles, revealing=me.revealing)
    if any(me.tokens):
        data["tokens"] = {name: me.tokens[n] for n, name in enumerate(COUNTERS) if me.tokens[n]}
    if any(me.mats):
        data["mats"] = {name: slugs(me.mats[n]) for n, name in enumerate(MATS) if me.mats[n]}
    if me.owns:
        data["owns"] = slugs(me.owns)
    if me.stays:
        data["stays"] = [[stay.number, stay.card.slug, stay.turn, list(stay.follows)] for stay in me.stays]
    return data


def slugs(things: Sequence[Thing]) -> list[str]:
    return [thing.slug for thing in things]


def from_json(rules: "DominionRules", options: Json, data: Json) -> Dominion:
    try:
        return _from_json(rules, options, data)
    except (KeyError, ValueError, TypeError, AttributeError, OverflowError, AllmendeError) as error:
        raise DamagedRecord(f"the saved Dominion game is damaged: {why(error)}") from error


def _from_json(rules: "DominionRules", options: Json, data: Json) -> Dominion:
    setup = rules.setup_for(
        kingdom_of(kingdom_option(entries(data["kingdom"])), Wishes([]), seeded(0)), options["players"]
    )
    piles = [-1] * len(setup.first)
    left = fields(data["piles"])
    for card in setup.supply + setup.beside:
        piles[card.number] = number(left[card.slug])
    players = [player_from_json(Seat(seat), fields(player)) for seat, player in enumerate(entries(data["players"]))]
    if len(players) != options["players"]:
        raise ValueError(f"it has {len(players)} players instead of {options['players']}")
    g = Dominion(setup, players, piles, restored(data["rng"]))
    g.trash_pile = some_of(data["trash"], BY_SLUG)
    turn = fields(data["turn"])
    g.active, g.phase = number(turn["seat"], len(players) - 1), one_of(turn["phase"], PHASES)
    g.actions, g.buys, g.coins = number(turn["actions"]), number(turn["buys"]), number(turn["coins"])
    g.bought, g.reduction = flag(turn["bought"]), number(turn["reduction"])
    g.effects = [effect_from_json(entry, len(players)) for entry in entries(turn["effects"])]
    g.news = number(data["news"], EVER)
    g.passes = [passing_from_json(entry, len(players)) for entry in entries(data.get("passes", []))]
    if not setup.plain:
        table_from_json(g, fields(data["table"]))
    count_empty_piles(g)
    check(g)
    return g


def table_from_json(g: Dominion, data: Json) -> None:
    """What only games with later expansions have."""
    g.stacks = [some_of(stack, BY_SLUG) for stack in entries(data["stacks"])]
    g.stocks = numbers(data["stocks"])
    g.boons = list(g.setup.table.boons)
    g.hexes, g.hexes_used = some_of(data["hexes"], LANDSCAPE), some_of(data["hexes_used"], LANDSCAPE)
    g.opened, g.turn_number = flag(data["opened"]), number(data["number"], EVER)
    g.extra_turns = numbers(data["extra"], len(g.players) - 1)
    if len(g.stacks) != len(g.setup.stacks) or len(g.stocks) != len(g.setup.landscapes):
        raise ValueError("its piles are not those of its kingdom")


def count_empty_piles(g: Dominion) -> None:
    """How many supply piles are empty; a mixed pile counts once."""
    g.empty = sum([g.piles[number] == 0 for number in g.setup.counted]) + sum([not stack for stack in g.stacks])


def effect_from_json(data: Any, players: int) -> Effect:
    parts = entries(data)
    name, owner, victims = row(parts[:3], 3)
    seats = tuple([Seat(seat) for seat in numbers(victims, players - 1)])
    source, seat = one_of(name, things()), Seat(number(owner, players - 1))
    if len(parts) == 3:
        return Effect(source, seat, seats)
    until, cards, stay, among = row(parts[3:] if len(parts) > 6 else [*parts[3:], []], 4)
    held = tuple(some_of(cards, BY_SLUG))
    return Effect(source, seat, seats, one_of(until, UNTIL), held, number(stay), tuple(some_of(among, BY_SLUG)))


def passing_from_json(data: Any, players: int) -> Passing:
    giver, taker, name, held, in_hand = row(data, 5)
    seats = [Seat(number(seat, players - 1)) for seat in (giver, taker)]
    return Passing(seats[0], seats[1], one_of(name, BY_SLUG), tuple(some_of(held, BY_SLUG)), flag(in_hand))


def check(g: Dominion) -> None:
    """A ValueError if this cannot be the start of a step in any game."""
    for effect in g.effects:
        if effect.source.lasting is None:
            raise ValueError(f"{effect.source.slug} cannot leave such an effect")
    placed = Counter(g.trash_pile)
    for stack in g.stacks:
        placed.update(stack)
    for me in g.players:
        placed.update(me.cards())
        if Counter(me.shown) - Counter(me.hand) or Counter(me.veiled) - Counter(me.discard[:-1]):
            raise ValueError(f"seat {me.seat} is said to have cards that it does not have")
        if len(me.known) > len(me.deck) or any(not 0 <= mask <= g.everyone() for mask in me.known):
            raise ValueError(f"more is known of the deck of seat {me.seat} than there is")
        check_possessions(g, me)
    for card in CARDS:
        lying = 0 if g.setup.stack_of[card.number] >= 0 else max(0, g.piles[card.number])
        if placed[card] + lying > max(0, g.setup.total[card.number]):
            raise ValueError(f"there are too many {card.slug}")


def check_possessions(g: Dominion, me: Player) -> None:
    """Tokens, what is set aside for effects, what stays in play."""
    for token in ONE_AT_MOST:
        if me.tokens[token] > 1:
            raise ValueError(f"seat {me.seat} has more {COUNTERS[token]} tokens than there are")
    held = Counter(me.mat(SET_ASIDE))
    for effect in g.effects:
        if effect.owner == me.seat:
            held.subtract(effect.cards)
            if effect.among and Counter(effect.cards) - Counter(effect.among):
                raise ValueError(f"under {effect.source.slug} lies what was never put there")
    if any(count < 0 for count in held.values()):
        raise ValueError(f"seat {me.seat} has not set aside what its cards hold")
    staying = Counter([stay.card for stay in me.stays])
    if staying - Counter(me.in_play):
        raise ValueError(f"seat {me.seat} has cards that stay in play but are not there")


def player_from_json(seat: Seat, data: Json) -> Player:
    me = new_player(seat)
    zones = {name: some_of(data.get(name, []), BY_SLUG) for name in ZONES}
    me.hand, me.deck, me.discard, me.in_play = zones["hand"], zones["deck"], zones["discard"], zones["in_play"]
    me.aside, me.looking, me.plays, me.gained = zones["aside"], zones["looking"], zones["plays"], zones["gained"]
    me.shown, me.veiled = zones["shown"], zones["veiled"]
    me.gained_before, me.called = zones["gained_before"], zones["called"]
    me.known = numbers(data["known"])
    me.turns, me.shuffles, me.revealing = (
        number(data["turns"], EVER),
        number(data["shuffles"], EVER),
        flag(data["revealing"]),
    )
    tokens = fields(data.get("tokens", {}))
    if tokens:
        me.tokens = NO_TOKENS[:]
        for name, count in tokens.items():
            me.tokens[one_of(name, {name: n for n, name in enumerate(COUNTERS)})] = number(count)
    for name, cards in fields(data.get("mats", {})).items():
        me.put_on(one_of(name, {name: n for n, name in enumerate(MATS)}), some_of(cards, BY_SLUG))
    me.owns = some_of(data.get("owns", []), LANDSCAPE)
    me.stays = [stay_from_json(entry) for entry in entries(data.get("stays", []))]
    return me


def stay_from_json(data: Any) -> Stay:
    at, name, turn, follows = row(data, 4)
    return Stay(number(at), one_of(name, BY_SLUG), number(turn, EVER), tuple(numbers(follows)))
