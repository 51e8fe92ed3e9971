"""Situations arranged by hand, in a few lines or from JSON, because rule questions come as situations.

    arrange("dominion", {
        "seats": [{"hand": "village, smithy, 3 copper", "deck": "gold, estate"}, {"hand": "moat, 4 copper"}],
        "turn": 0, "phase": "action",
    })

Every key may be left out:

    players     2 to 6; as many as there are seats
    kingdom     ten piles and landscapes, or the name of a set; the cards that are named anywhere, filled up to ten,
                among them one that uses the tokens and mats that are named
    landscapes  the landscapes beside a kingdom that is not given; none but those that are named anywhere. With the Way
                of the Mouse perhaps its card: "mouse:crossroads"
    turn        the seat whose turn it is; 0
    phase       "action", "buy", "night", "clean-up" or "over"; "action"
    started     whether the start of the phase is over: of the turn, of the Buy phase; true
    number      how many turns there have been; 0
    extra       the seats that have a turn before it goes on to the left; none
    actions, buys, coins    what the turn holds; 1, 1, 0
    bought      whether a card was bought in this turn; false
    gained      the cards that the active player gained this turn
    effects     what lasts: [{"card": "cauldron", "seat": 0, "victims": [1]}]; that of the cards in play. Further
                keys of an effect: until ("turn", "next-turn", "forever"), cards (those that are set aside for it),
                among (all that were, if its owner has taken some unseen), stay (the number of the card in play that
                stays for it)
    piles       how many cards a pile holds: {"province": 1}; else what is left of the material. Of a mixed pile,
                its cards, topmost first: {"castles": "crumbling-castle, small-castle"}
    stocks      the points that lie on landscapes: {"labyrinth": 4}; 6 for each player
    hexes       the Hexes that are face down, topmost first; hexes_used: those that were turned over
    passed      cards that changed hands unseen: [{"from": 0, "to": 1, "card": "curse", "held": "3 copper"}], with what
                else it may have been for the others, and in_hand: whether the giver knows that it is there; none
    trash       the cards in the trash
    seats       one entry per seat:
        hand, deck, discard, in_play    cards; a deck has its top first, a discard pile its top last
        turns       how many turns the seat has had; 0
        plays       the cards that it played this turn; those in play
        called      the cards in play that were called this turn; none
        gained      the cards that it gained this turn, gained_before: in its turn before; none
        island, tavern, exile, estate, set-aside    the cards on its mats, under its Estate token, set aside; none
        tokens      {"vp": 3, "coffers": 1, "debt": 2, "journey": 1 ...}; none, and 1 Favor where there is an Ally
        owns        Projects, States and Artifacts; none
        stays       the cards in play that stay there: [{"number": 1, "card": "caravan"}, {"number": 2, "card":
                    "throne-room", "follows": [1]}], the one that replayed the other as long as that; the Durations
                    among those in play, whose effects are to come
        shown       the cards in hand that everyone has seen; none
        veiled      the cards below the top of the discard pile that only the seat has seen; none
        known       the seats that know the top cards of the deck, topmost first: [[0], [0, 1]]; nobody knows any

Cards are a text ("village, 3 copper") or a list of names, in either language. Zones that are not mentioned are empty.
Cards in play count as played this turn, and what they leave behind (Haggler, Highway, Caravan) is in effect, unless
`plays` and `effects` say otherwise. `situation` tells all this of a table.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from allmende.dominion.card import (
    ACTION,
    ALLY,
    BOON,
    BY_SLUG,
    CARDS,
    CHOSEN_KINDS,
    DURATION,
    LANDSCAPE,
    MIXED,
    NIGHT,
    THIS_TURN,
    TREASURE,
    Card,
    Landscape,
    Thing,
)
from allmende.dominion.cleaning import is_finished
from allmende.dominion.counters import COUNTERS, MATS, NO_TOKENS
from allmende.dominion.drawing import Wishes, kingdom_of
from allmende.dominion.happening import Effect, Passing
from allmende.dominion.kingdoms import (
    EXPANSIONS,
    KINGDOMS,
    MOUSE,
    RANDOM,
    SIZE,
    is_pile,
    kingdom_option,
    named_card,
    named_landscape,
)
from allmende.dominion.notation import UNTIL, UNTIL_NAMES, check, count_empty_piles, kingdom_text, slugs
from allmende.dominion.player import Player, Stay
from allmende.dominion.setup import SIMPLE_SETS, Kingdom, Setup, randomizer_of
from allmende.dominion.state import Dominion
from allmende.dominion.zones import ACTION_PHASE, BUY_PHASE, CLEAN_UP, GAME_OVER, NIGHT_PHASE, PHASE_NAMES
from allmende.table.choice import Seat
from allmende.table.errors import BadGameOption, ImpossibleSituation
from allmende.table.outside import is_whole, shown
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.situation import (
    check_keys,
    count_players,
    in_words,
    read_cards,
    read_flag,
    read_list,
    read_mapping,
    read_number,
    read_word,
)

if TYPE_CHECKING:
    from allmende.dominion.rules import DominionRules

KEYS = frozenset([
    "players", "kingdom", "landscapes", "seats", "turn", "phase", "started", "number", "extra", "actions", "buys",
    "coins", "bought", "gained", "effects", "piles", "stocks", "hexes", "hexes_used", "passed", "trash",
])  # fmt: skip
ZONES = ("hand", "deck", "discard", "in_play")
NOTED = ("plays", "called", "gained", "gained_before", "shown", "veiled")
"""Cards that lie in one of the zones, or have lain there."""
SEAT_KEYS = frozenset([*ZONES, *NOTED, *MATS, "turns", "known", "tokens", "owns", "stays"])
EFFECT_KEYS = frozenset(["card", "seat", "victims", "until", "cards", "among", "stay"])
STAY_KEYS = frozenset(["number", "card", "follows", "turn"])
PASSED_KEYS = frozenset(["from", "to", "card", "held", "in_hand"])
PHASES = {
    "action": ACTION_PHASE, "buy": BUY_PHASE, "night": NIGHT_PHASE, "clean-up": CLEAN_UP, "over": GAME_OVER,
}  # fmt: skip
BESIDE_A_KINGDOM = (*CHOSEN_KINDS, BOON)
BROUGHT_BY: dict[str, tuple[str, ...]] = {
    "treasure-hunter": ("page",), "warrior": ("page",), "hero": ("page",), "champion": ("page",),
    "wish": ("secret-cave", "leprechaun"), "magic-lamp": ("secret-cave",), "cursed-gold": ("pooka",),
    "pasture": ("shepherd",), "horse": ("sleigh", "hostelry", "supplies", "livery"), "flag": ("flag-bearer",),
    "treasure-chest": ("swashbuckler",), "will-o-wisp": ("druid",), "deluded": ("leprechaun", "werewolf"),
    "envious": ("leprechaun", "werewolf"), "miserable": ("leprechaun", "werewolf"),
    "twice-miserable": ("leprechaun", "werewolf"),
}  # fmt: skip
"""By which kingdom cards something comes onto the table that is in no kingdom itself."""
USED_BY = {
    "vp": "plunder", "debt": "engineer", "coffers": "silk-merchant", "villagers": "silk-merchant",
    "favors": "underling", "journey": "ranger", "minus-card": "raid", "minus-coin": "bridge-troll",
    "island": "island", "tavern": "guide", "exile": "cardinal", "estate": "inheritance",
}  # fmt: skip
"""Something that uses a token or a mat, for a situation that names none."""
MOST = 1000


def arrange(rules: "DominionRules", situation: Mapping[str, Any], rng: Rng) -> tuple[Json, Dominion]:
    """The state that a situation describes; ImpossibleSituation says why there is none."""
    check_keys(situation, KEYS, "a situation")
    seats = situation.get("seats", [])
    if not isinstance(seats, list | tuple):
        raise ImpossibleSituation(f"seats must be a list with one entry per seat, got {shown(seats)}")
    count = count_players(situation, seats, SEAT_KEYS, 2, 6)
    zones = [{zone: _cards(seat, zone) for zone in (*ZONES, *NOTED, *MATS)} for seat in seats]
    trash = _cards(situation, "trash")
    gained = _cards(situation, "gained")
    piles = situation.get("piles", {})
    if not isinstance(piles, Mapping):
        raise ImpossibleSituation(f"piles must name cards and how many are left of each, got {shown(piles)}")
    named, things = _named(situation, seats, zones, piles)
    mice = [name for name in read_list(situation, "landscapes") if _is_mouse(name)]
    kingdom = _kingdom(situation.get("kingdom"), named + trash + gained, things, mice, rng)
    setup = rules.setup_for(kingdom, count)
    options = rules.options({"players": count, "kingdom": kingdom_text(kingdom), "first": 0})
    g = rules.lay_out(setup, rng)
    g.trash_pile = trash
    for player, seat, zone in zip(g.players, seats, zones, strict=False):
        _seat(g, player, seat, zone)
    _set_piles(g, setup, piles)
    _set_turn(g, situation, gained)
    _set_table(g, situation)
    _set_effects(g, situation, seats)
    _check(g)
    options["first"] = g.active
    return options, g


def _named(
    situation: Mapping[str, Any], seats: Any, zones: list[dict[str, list[Card]]], piles: Mapping[Any, Any]
) -> tuple[list[Card], list[Landscape]]:
    """The cards and landscapes that are named anywhere."""
    named: list[Card] = []
    for name in piles:
        if isinstance(name, str) and name in MIXED:
            named.append(BY_SLUG[MIXED[name].parts[0]])
        else:
            named.append(_card(name))
    for card in named:
        if named.count(card) > 1:
            raise ImpossibleSituation(f"piles has {card.slug} twice")
    for zone in zones:
        for cards in zone.values():
            named += cards
    things = [_landscape(name) for name in read_list(situation, "landscapes") if not _is_mouse(name)]
    things += [_landscape(name) for name in read_mapping(situation, "stocks")]
    for effect in read_list(situation, "effects"):
        if isinstance(effect, Mapping) and isinstance(effect.get("card"), str):
            source = _thing(effect["card"])
            if isinstance(source, Card):
                named.append(source)
            elif isinstance(source, Landscape):
                things.append(source)
    for seat in seats:
        things += [_landscape(name) for name in read_list(seat, "owns")]
    if not things and all(card.expansion in SIMPLE_SETS for card in named):
        for user in _users(seats):
            if isinstance(user, Card):
                named.append(user)
            elif isinstance(user, Landscape):
                things.append(user)
    return named, things


def _users(seats: Any) -> list[Thing]:
    """Something that uses the tokens and mats of these seats."""
    used = [name for seat in seats for name, count in read_mapping(seat, "tokens").items() if count]
    used += [name for seat in seats for name in MATS if seat.get(name)]
    return [_thing(USED_BY[name]) for name in dict.fromkeys(used) if name in USED_BY]


def situation(g: Dominion) -> Json:
    """What `arrange` takes to lay out this table; what it would do by itself is left out."""
    told: Json = {
        "players": len(g.players),
        "kingdom": kingdom_text(g.setup.table),
        "turn": g.active,
        "phase": PHASE_NAMES[g.phase],
        "actions": g.actions,
        "buys": g.buys,
        "coins": g.coins,
        "bought": g.bought,
        "piles": _told_of_piles(g),
        "trash": in_words(slugs(g.trash_pile)),
        "seats": [_told_of(g, player) for player in g.players],
    }
    if not g.opened:
        told["started"] = False
    if g.turn_number:
        told["number"] = g.turn_number
    if g.extra_turns:
        told["extra"] = g.extra_turns[:]
    if any(thing.stock for thing in g.setup.landscapes):
        told["stocks"] = {thing.slug: g.stocks[n] for n, thing in enumerate(g.setup.landscapes) if thing.stock}
    if g.setup.uses_hexes:
        told["hexes"], told["hexes_used"] = slugs(g.hexes[::-1]), slugs(g.hexes_used)
    if g.passes:
        told["passed"] = [
            {
                "from": one.giver,
                "to": one.taker,
                "card": one.card.slug,
                "held": in_words(slugs(one.held)),
                "in_hand": one.in_hand,
            }
            for one in g.passes
        ]
    stays = [stay for player in g.players for stay in player.stays]
    if stays or not _same_effects(g.effects, _effects_in_play(g)):
        told["effects"] = [_told_of_effect(effect) for effect in g.effects]
    return told


def _told_of_piles(g: Dominion) -> Json:
    told: Json = {}
    for card in g.setup.supply + g.setup.beside:
        at = g.setup.stack_of[card.number]
        if at < 0:
            told[card.slug] = g.piles[card.number]
        else:
            told[g.setup.stack_names[at]] = in_words(slugs(g.stacks[at][::-1]))
    return told


def _told_of_effect(effect: Effect) -> Json:
    told: Json = {"card": effect.source.slug, "seat": effect.owner, "victims": list(effect.victims)}
    lasting = effect.source.lasting
    if lasting is None or effect.until != lasting.until:
        told["until"] = UNTIL_NAMES[effect.until]
    if effect.cards:
        told["cards"] = in_words(slugs(effect.cards))
    if effect.among:
        told["among"] = in_words(slugs(effect.among))
    if effect.stay:
        told["stay"] = effect.stay
    return told


def _told_of(g: Dominion, me: Player) -> Json:
    zones = {
        "hand": me.hand, "deck": me.deck[::-1], "discard": me.discard, "in_play": me.in_play, "gained": me.gained,
        "gained_before": me.gained_before, "called": me.called, "shown": me.shown, "veiled": me.veiled,
    }  # fmt: skip
    told: Json = {name: in_words(slugs(cards)) for name, cards in zones.items() if cards}
    told |= {MATS[n]: in_words(slugs(cards)) for n, cards in enumerate(me.mats) if cards}
    if me.plays != me.in_play:
        told["plays"] = in_words(slugs(me.plays))
    if me.known:
        told["known"] = [[seat for seat in range(len(g.players)) if mask >> seat & 1] for mask in reversed(me.known)]
    told["turns"] = me.turns
    if g.setup.ally is not None or any(me.tokens):
        told["tokens"] = {name: me.tokens[n] for n, name in enumerate(COUNTERS) if me.tokens[n]}
    if me.owns:
        told["owns"] = slugs(me.owns)
    if me.stays:
        told["stays"] = [
            {"number": stay.number, "card": stay.card.slug, "turn": stay.turn, "follows": list(stay.follows)}
            for stay in me.stays
        ]
    return told


def _effects_in_play(g: Dominion) -> list[Effect]:
    """What the cards in play leave behind, if nothing else has happened and they need not be asked."""
    found: list[Effect] = []
    number = 0
    for player in g.players:
        others = tuple([other.seat for other in g.others(player)])
        for card in player.in_play:
            lasting = card.lasting
            if lasting is None or lasting.chosen:
                continue
            if lasting.permits:
                found.append(Effect(card, player.seat))
            stays = lasting.until != THIS_TURN and card.types & DURATION
            number += bool(stays)
            found.append(Effect(card, player.seat, others, lasting.until, (), number if stays else 0))
    return found


def _same_effects(some: list[Effect], others: list[Effect]) -> bool:
    return [_told_of_effect(one) for one in some] == [_told_of_effect(one) for one in others]


def _seat(g: Dominion, player: Player, seat: Mapping[str, Any], zone: dict[str, list[Card]]) -> None:
    player.hand, player.discard, player.in_play = zone["hand"], zone["discard"], zone["in_play"]
    player.deck = zone["deck"][::-1]
    player.plays = zone["plays"] if "plays" in seat else player.in_play[:]
    player.gained, player.gained_before, player.called = zone["gained"], zone["gained_before"], zone["called"]
    player.shown, player.veiled = zone["shown"], zone["veiled"]
    for n, name in enumerate(MATS):
        if zone[name]:
            player.put_on(n, zone[name])
    player.turns = read_number(seat, "turns", 0, 0, 10_000)
    player.known = _known(g, seat)
    player.owns = [_landscape(name) for name in read_list(seat, "owns")]
    if "tokens" in seat:
        given = read_mapping(seat, "tokens")
        check_keys(given, frozenset(COUNTERS), "tokens")
        player.tokens = NO_TOKENS[:]
        for n, name in enumerate(COUNTERS):
            player.tokens[n] = read_number(given, name, 0, 0, MOST)


def _set_piles(g: Dominion, setup: Setup, given: Mapping[Any, Any]) -> None:
    """Each pile holds what is left of the material, at most what it began with, or what is said."""
    placed = [0] * len(CARDS)
    for card in g.trash_pile + [card for player in g.players for card in player.cards()]:
        placed[card.number] += 1
    counts: dict[Card, int] = {}
    for name in given:
        if name in setup.stack_names:
            at = setup.stack_names.index(name)
            g.stacks[at] = _cards(given, name)[::-1]
            if any(setup.stack_of[card.number] != at for card in g.stacks[at]):
                raise ImpossibleSituation(f"not all cards that are given for the pile {name} belong to it")
        else:
            counts[_card(name)] = read_number(given, name, 0, 0, 120)
    for card in CARDS:
        used, total = placed[card.number], setup.total[card.number]
        if total < 0:
            if used or card in counts:
                raise ImpossibleSituation(f"{card.slug} is not in this kingdom")
            continue
        if used + counts.get(card, 0) > total:
            raise ImpossibleSituation(f"there are {total} {card.slug} in this game, not {used + counts.get(card, 0)}")
        if setup.stack_of[card.number] < 0 and setup.first[card.number] >= 0:
            g.piles[card.number] = counts.get(card, min(setup.first[card.number], total - used))
    for at, name in enumerate(setup.stack_names):
        if name not in given:
            _take_from_stack(g, at, placed)
        g.settle_stack(at)
    count_empty_piles(g)


def _take_from_stack(g: Dominion, at: int, placed: list[int]) -> None:
    """What lies elsewhere was taken from the top of its mixed pile."""
    for card in dict.fromkeys(g.stacks[at]):
        for _ in range(placed[card.number]):
            if card not in g.stacks[at]:
                raise ImpossibleSituation(f"there are not so many {card.slug} in this game")
            top = len(g.stacks[at]) - 1 - g.stacks[at][::-1].index(card)
            del g.stacks[at][top]


def _set_turn(g: Dominion, situation: Mapping[str, Any], gained: list[Card]) -> None:
    phase = situation.get("phase", "action")
    if not isinstance(phase, str) or phase not in PHASES:
        raise ImpossibleSituation(f"phase must be action or buy, got {shown(phase)} (or night, clean-up, over)")
    if PHASES[phase] == NIGHT_PHASE and not g.setup.night:
        raise ImpossibleSituation("there is no Night phase in a game without Night cards")
    bought = read_flag(situation, "bought")
    g.phase = PHASES[phase]
    g.active = read_number(situation, "turn", 0, 0, len(g.players) - 1)
    g.actions = read_number(situation, "actions", 1, 0, 1000)
    g.buys = read_number(situation, "buys", 1, 0, 1000)
    g.coins = read_number(situation, "coins", 0, 0, 1000)
    g.bought = bought
    g.opened = g.setup.plain or "started" not in situation or read_flag(situation, "started")
    g.turn_number = read_number(situation, "number", 0, 0, 1 << 30)
    g.extra_turns = [int(seat) for seat in _seats(g, situation.get("extra", []), "extra", different=False)]
    me = g.players[g.active]
    if gained and me.gained:
        raise ImpossibleSituation(f"what seat {me.seat} gained is told twice: for the seat, and for whose turn it is")
    me.gained = gained or me.gained
    if g.bought and g.phase == ACTION_PHASE:
        raise ImpossibleSituation("nothing can have been bought yet in the action phase")
    if g.phase == GAME_OVER and not is_finished(g):
        raise ImpossibleSituation("the game cannot be over: there are Provinces, and too few piles are empty")


def _set_table(g: Dominion, situation: Mapping[str, Any]) -> None:
    """What lies on landscapes, the Hexes, and cards that changed hands unseen."""
    stocks = read_mapping(situation, "stocks")
    for name in stocks:
        thing = _landscape(name)
        if thing not in g.setup.landscapes or not thing.stock:
            raise ImpossibleSituation(f"no points lie on {thing.slug} in this game")
        most = thing.stock * len(g.players)
        g.stocks[g.setup.landscapes.index(thing)] = read_number(stocks, name, most, 0, most)
    if "hexes" in situation or "hexes_used" in situation:
        _set_hexes(g, situation)
    for given in read_list(situation, "passed"):
        check_keys(given, PASSED_KEYS, "a passed card")
        last = len(g.players) - 1
        giver, taker = Seat(read_number(given, "from", 0, 0, last)), Seat(read_number(given, "to", 0, 0, last))
        in_hand = read_flag(given, "in_hand")
        passing = Passing(giver, taker, _card(given.get("card")), tuple(_cards(given, "held")), in_hand)
        g.passes = [*g.passes, passing]


def _set_hexes(g: Dominion, situation: Mapping[str, Any]) -> None:
    every = set(g.hexes)
    used = [_landscape(name) for name in read_list(situation, "hexes_used")]
    down = [_landscape(name) for name in read_list(situation, "hexes")] if "hexes" in situation else []
    if "hexes" not in situation:
        down = [thing for thing in g.hexes if thing not in used]
    if len(used) + len(down) != len(every) or set(used + down) != every:
        raise ImpossibleSituation("hexes and hexes_used must name each Hex of this game once")
    g.hexes, g.hexes_used = down[::-1], used


def _set_effects(g: Dominion, situation: Mapping[str, Any], seats: Any) -> None:
    effects = _effects_in_play(g)
    if "effects" in situation:
        effects = [_effect(g, entry) for entry in read_list(situation, "effects")]
        for player, seat in zip(g.players, seats, strict=False):
            player.stays = [_stay(entry) for entry in read_list(seat, "stays")]
    else:
        for effect in effects:
            if effect.stay and isinstance(effect.source, Card):
                owner = g.players[effect.owner]
                owner.stays = [*owner.stays, Stay(effect.stay, effect.source, g.turn_number)]
    for effect in effects:
        lasting = effect.source.lasting
        assert lasting is not None
        g.effects.append(effect)
        if effect.until == THIS_TURN or effect.owner == g.active:
            g.reduction += lasting.reduces


def _stay(given: Any) -> Stay:
    check_keys(given, STAY_KEYS, "a card that stays")
    number, turn = read_number(given, "number", 1, 1, 10_000), read_number(given, "turn", 0, 0, 1 << 30)
    follows = read_list(given, "follows")
    if not all(is_whole(one) and 0 < one <= 10_000 for one in follows):
        raise ImpossibleSituation(f"follows must name the numbers of cards that stay, got {shown(follows)}")
    return Stay(number, _card(given.get("card")), turn, tuple([int(one) for one in follows]))


def _effect(g: Dominion, given: Any) -> Effect:
    check_keys(given, EFFECT_KEYS, "an effect")
    source = _thing(given.get("card"))
    lasting = source.lasting
    if lasting is None or (isinstance(source, Card) and g.setup.total[source.number] < 0):
        raise ImpossibleSituation(f"{source.slug} leaves no effect in this game")
    owner = Seat(read_number(given, "seat", g.active, 0, len(g.players) - 1))
    others = [other.seat for other in g.others(g.players[owner])]
    victims = _seats(g, given.get("victims", others), "victims")
    if owner in victims:
        raise ImpossibleSituation(f"seat {owner} cannot be a victim of its own {source.slug}")
    until = UNTIL[read_word(given, "until", UNTIL_NAMES[lasting.until], UNTIL)]
    stay = read_number(given, "stay", 0, 0, 10_000)
    cards, among = tuple(_cards(given, "cards")), tuple(_cards(given, "among"))
    return Effect(source, owner, tuple(victims), until, cards, stay, among)


def _known(g: Dominion, seat: Mapping[str, Any]) -> list[int]:
    """For the top cards of the deck, topmost last, the seats that know them as a bit mask."""
    masks = [sum(1 << one for one in _seats(g, seats, "known")) for seats in read_list(seat, "known")]
    return masks[::-1]


def _seats(g: Dominion, given: Any, key: str, different: bool = True) -> list[Seat]:
    last = len(g.players) - 1
    known = isinstance(given, list | tuple) and all(is_whole(seat) and 0 <= seat <= last for seat in given)
    if not known or (different and len(set(given)) != len(given)):
        raise ImpossibleSituation(f"{key} must name different seats from 0 to {last}, got {shown(given)}")
    return [Seat(seat) for seat in given]


def _check(g: Dominion) -> None:
    for player in g.players:
        for card in player.gained + player.gained_before + player.plays:
            if g.setup.total[card.number] < 0:
                raise ImpossibleSituation(f"{card.slug} is not in this kingdom")
        for card in player.in_play + player.plays:
            if not g.types(card) & (ACTION | TREASURE | NIGHT):
                raise ImpossibleSituation(f"{card.slug} cannot be in play: only Actions and Treasures are played")
        if g.setup.plain and (any(player.tokens) or player.mats):
            raise ImpossibleSituation("there are no tokens and no mats in a game with this kingdom")
    try:
        check(g)
    except ValueError as error:
        raise ImpossibleSituation(str(error)) from error


def _is_mouse(name: Any) -> bool:
    return isinstance(name, str) and name.strip().startswith(MOUSE)


def _kingdom(given: Any, named: list[Card], things: list[Landscape], mice: list[Any], rng: Rng) -> Kingdom:
    option = given if given is not None else _fitting_kingdom(named, things, mice)
    try:
        option = kingdom_option(option)
    except BadGameOption as error:
        raise ImpossibleSituation(str(error)) from error
    if option == RANDOM:
        raise ImpossibleSituation("the kingdom of a situation cannot be random: name a set or ten cards")
    return kingdom_of(option, Wishes(list(EXPANSIONS)), rng)


def _fitting_kingdom(named: list[Card], things: list[Landscape], mice: list[Any]) -> list[str]:
    """Ten piles with the cards that are named, and the landscapes."""
    piles = [randomizer_of(card) for card in named]
    kingdom = [slug for slug in dict.fromkeys(piles) if is_pile(slug)]
    kingdom += [slug for slug in _bringing(named, things) if slug not in kingdom]
    if len(kingdom) > SIZE:
        raise ImpossibleSituation(f"the situation needs {len(kingdom)} kingdom piles, but there are {SIZE}")
    for slug in [*KINGDOMS["first-game"], *[card.slug for card in CARDS if is_pile(card.slug)]]:
        if len(kingdom) < SIZE and slug not in kingdom and MOUSE + slug not in mice:
            kingdom.append(slug)
    return kingdom + [thing.slug for thing in dict.fromkeys(things) if thing.kind in BESIDE_A_KINGDOM] + mice


def _bringing(named: list[Card], things: list[Landscape]) -> list[str]:
    """The kingdom piles without which something that is named would not be on the table."""
    found: list[str] = []
    for slug in [card.slug for card in named] + [thing.slug for thing in things]:
        bringers = BROUGHT_BY.get(slug)
        if bringers is None and slug in LANDSCAPE and LANDSCAPE[slug].kind == ALLY:
            bringers = ("underling",)
        if bringers is not None and not any(one in found or one in [card.slug for card in named] for one in bringers):
            found.append(bringers[0])
    return list(dict.fromkeys(found))


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


def _landscape(name: Any) -> Landscape:
    try:
        return named_landscape(name)
    except BadGameOption as error:
        raise ImpossibleSituation(str(error)) from error


def _thing(name: Any) -> Thing:
    if isinstance(name, str) and name.strip() in LANDSCAPE:
        return LANDSCAPE[name.strip()]
    return _card(name)
