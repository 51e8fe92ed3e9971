"""Situations: a table described in a few lines or by JSON, and the description of any table.

    arrange("agricola", {
        "seats": [{"goods": "3 wood, 2 food", "fields": {"0": "3 grain"}, "hand": ["lasso"]}, {}],
        "round": 6, "piles": {"forest": 6},
    })

docs/situations.md tells of every key. Each may be left out, and is when it is as usual.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from allmende.agricola.actions.space import SLUGS
from allmende.agricola.cards.card import MAJOR, MIXED_PILES, Card
from allmende.agricola.course.hands import DRAFTS, draft_rounds, undealt
from allmende.agricola.goods import GOODS, NOTHING, Bundle, counts_of, listed
from allmende.agricola.registry.modules import KEYS_OF_TABLES, MODULES
from allmende.agricola.saved.reading import (
    MANY,
    first_twice,
    goods_text,
    open_space,
    read_card,
    read_cards,
    read_goods,
    read_space,
    slugs,
)
from allmende.agricola.saved.sanity import check
from allmende.agricola.saved.seats import SEAT_KEYS, seat_situation, set_seat
from allmende.agricola.settings import settings_of
from allmende.agricola.state import BEFORE, DRAFT, GONE, PHASE_NAMES, WORK, Agricola
from allmende.table.errors import BadGameOption, ImpossibleSituation
from allmende.table.outside import shown
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.settings import PLAYERS
from allmende.table.situation import (
    check_keys,
    count_players,
    read_flag,
    read_list,
    read_mapping,
    read_names,
    read_number,
    read_word,
)

if TYPE_CHECKING:
    from allmende.agricola.rules import AgricolaRules

GAME_KEYS: Final = tuple([setting.name for setting in settings_of(MODULES) if setting.name != PLAYERS])
KEYS: Final = frozenset([
    *GAME_KEYS, "players", "round", "phase", "draft", "first", "opener", "turn", "rounds", "piles", "used", "blocked",
    "gone", "decks", "display", "display_used", "seats", "joined", "left", *KEYS_OF_TABLES,
])  # fmt: skip
HELD: Final = ("hand", "pack", "kept", "shown")
PHASES: Final = {name: phase for phase, name in enumerate(PHASE_NAMES)}
DECKS: Final = ("occupations", "minors")

__all__ = ["KEYS", "SEAT_KEYS", "arrange", "situation"]


def arrange(rules: "AgricolaRules", given: Mapping[str, Any], rng: Rng) -> tuple[Json, Agricola]:
    """The state that a situation describes; ImpossibleSituation says why there is none."""
    try:
        return _arrange(rules, given, rng)
    except (BadGameOption, ValueError) as error:
        raise ImpossibleSituation(str(error)) from error


def _arrange(rules: "AgricolaRules", given: Mapping[str, Any], rng: Rng) -> tuple[Json, Agricola]:
    more = [key for module in rules.modules for key in module.keys_of_tables()]
    check_keys(given, KEYS.union(rules.settings.settings, more), "a situation")
    seats = read_list(given, "seats")
    sitting = SEAT_KEYS.union([key for module in rules.modules for key in module.keys_of_seats()])
    options = read_options(rules, given, seats, count_players(given, seats, sitting, 1, 6))
    g = rules.table(options, rng)
    set_time(g, given)
    set_board(g, given)
    for me in g.players:
        set_seat(g, me, seats[me.seat] if me.seat < len(seats) else {})
    g.share_rules()
    for card in read_cards(given, "gone"):
        take_out(g, card)
    refuse_absent(g, given, seats)
    g.setup.doors.arrange_table(g, given, seats)
    g.display, g.display_used = read_cards(given, "display"), read_flag(given, "display_used")
    set_decks(g, given)
    check(g)
    return options, g


def refuse_absent(g: Agricola, given: Mapping[str, Any], seats: list[Any]) -> None:
    """What belongs to modules alone that are not played."""
    doors = g.setup.doors
    tables = {key for module in doors.present for key in module.keys_of_tables()}
    sitting = {key for module in doors.present for key in module.keys_of_seats()}
    goods = {good for module in doors.present for good in module.goods}
    for module in doors.absent:
        found = [key for key in module.keys_of_tables() if key in given and key not in tables]
        found += [key for seat in seats for key in module.keys_of_seats() if key in seat and key not in sitting]
        for me in g.players:
            found += [GOODS[good] for good in module.goods if me.goods[good] and good not in goods]
            found += [card.slug for card in [*me.hand, *me.outfit.cards] if card.deck in module.decks]
        if found:
            raise ImpossibleSituation(f"without {module.asked_by} there is nothing like {shown(found[0])}")


def read_options(rules: "AgricolaRules", given: Mapping[str, Any], seats: list[Any], players: int) -> Json:
    """The options of the game; cards are dealt if anybody has some, else it is the family game."""
    options = {key: given[key] for key in rules.settings.settings if key in given and key != PLAYERS}
    asking = [module.has_hands for module in rules.modules if module.has_hands is not None]
    held = any(has_hands(options) for has_hands in asking) or any(has_cards(seat) for seat in seats)
    options.setdefault("cards", "deal" if held else "none")
    if isinstance(options.get("banned"), list):
        options["banned"] = [read_card(name).slug for name in options["banned"]]
    return rules.options({"players": players, **options})


def has_cards(seat: Mapping[str, Any]) -> bool:
    """Has this seat cards that come from a hand?"""
    return any(seat.get(key) for key in HELD) or any(
        card.kind != MAJOR and not card.drawn for card in read_cards(seat, "played")
    )


# The table


def set_time(g: Agricola, given: Mapping[str, Any]) -> None:
    """Round, phase, and whose turn it is."""
    g.phase = PHASES[read_word(given, "phase", "work", PHASES)]
    number = read_number(given, "round", 1, 1, g.setup.rounds)
    g.round = number - 1 if g.phase <= BEFORE else number
    last = len(g.players) - 1
    g.first = read_number(given, "first", 0, 0, last)
    g.opener = read_number(given, "opener", g.first, 0, last)
    g.active = read_number(given, "turn", g.opener, 0, last)
    if g.phase != DRAFT:
        if "draft" in given:
            raise ImpossibleSituation("only in the phase 'draft' there is a draft")
        g.draft = draft_length(g)
    elif g.setup.deal in DRAFTS:
        g.draft = read_number(given, "draft", 0, 0, draft_length(g) - 1)
    else:
        g.at = read_number(given, "draft", 0, 0, last)


def draft_length(g: Agricola) -> int:
    return len(draft_rounds(g)) if g.setup.deal in DRAFTS else 0


def set_board(g: Agricola, given: Mapping[str, Any]) -> None:
    """Round cards, goods, and closed spaces."""
    set_rounds(g, read_list(given, "rounds"))
    for given_space in read_list(given, "left"):
        g.left |= 1 << read_space(given_space)
    joined = [read_space(name) for name in read_list(given, "joined")]
    lying = [*g.setup.start_board, *joined, *g.round_cards[: g.round]]
    g.board = tuple([number for number in lying if not g.left >> number & 1])
    if any(all(space.number != number for space in g.setup.doors.joining) for number in joined):
        raise ImpossibleSituation("joined are spaces that may come into play during this game")
    for number in g.board:
        g.piles[number] = usual_pile(g, number)
    for name, pile in read_mapping(given, "piles").items():
        g.lay(g.space(open_space(g, name)), read_pile(g, name, pile))
    used = read_names(given, "used")
    for given_space in used:
        space = g.space(open_space(g, given_space))
        if isinstance(used, Mapping):
            g.players[read_number(used, given_space, 0, 0, len(g.players) - 1)].placed.append(space.number)
        else:
            g.used |= 1 << space.number
            g.blocked |= space.linked
    for given_space in read_list(given, "blocked"):
        g.blocked |= 1 << open_space(g, given_space)


def set_rounds(g: Agricola, names: list[Any]) -> None:
    """The named round cards come first in their stages."""
    named = [read_space(name) for name in names]
    twice = first_twice([SLUGS[number] for number in named])
    if twice:
        raise ImpossibleSituation(f"rounds names {twice} twice")
    for stage in g.setup.stages:
        first = [number for number in named if number in stage]
        g.round_cards += first + [number for number in stage if number not in first]
    for number in named:
        if number not in g.round_cards:
            raise ImpossibleSituation(f"rounds are round cards by name, and {SLUGS[number]} is none")
    stages = [n for number in named for n, stage in enumerate(g.setup.stages) if number in stage]
    if stages != sorted(stages):
        raise ImpossibleSituation("rounds names a card of a later stage before one of an earlier stage")


def usual_pile(g: Agricola, number: int) -> int:
    """What one round brings."""
    return g.space(number).per_round if g.phase >= WORK else 0


def read_pile(g: Agricola, name: str, pile: Any) -> Bundle:
    """6 or "6 wood" on an accumulation space for wood; other goods only where a module can bring them there."""
    space = g.space(open_space(g, name))
    if isinstance(pile, str):
        counts = read_goods(pile)
        others = [GOODS[good] for good, n in enumerate(counts) if n and good != space.good]
        if others and (MIXED_PILES not in g.setup.doors.exceptions or space.good < 0):
            raise ImpossibleSituation(f"no {others[0]} lies on {space.slug}")
        return listed(counts)
    n = read_number({name: pile}, name, 0, 0, MANY)
    return ((space.good, n),) if n else NOTHING


def take_out(g: Agricola, card: Card) -> None:
    """A major improvement has left the game."""
    if card not in g.setup.majors or g.holder(card) >= 0:
        raise ImpossibleSituation(f"{card.slug} is no major improvement that has left this game")
    g.majors[g.setup.majors.index(card)] = GONE


def set_decks(g: Agricola, given: Mapping[str, Any]) -> None:
    """The decks from the top, or all cards that are named nowhere, shuffled."""
    if "decks" in given:
        decks = read_mapping(given, "decks")
        check_keys(decks, frozenset(DECKS), "decks")
        g.decks = [read_cards(decks, name)[::-1] for name in DECKS]
    else:
        g.decks = usual_decks(g)
        for deck in g.decks:
            g.rng.shuffle(deck)


def usual_decks(g: Agricola) -> list[list[Card]]:
    """All cards that are named nowhere."""
    if g.setup.family_game:
        return [[], []]
    named = [card for me in g.players for card in me.hand + me.pack + me.kept + list(me.outfit.cards)] + g.display
    return [[card for card in pool if card not in named] for pool in undealt(g.setup)]


# Writing


def situation(rules: "AgricolaRules", g: Agricola) -> Json:
    """What `arrange` takes to lay out this table again."""
    said = {
        **options_situation(rules, g.setup.options),
        **time_situation(g),
        **board_situation(g),
        "gone": [card.slug for n, card in enumerate(g.setup.majors) if g.majors[n] == GONE],
        **g.setup.doors.table_situation(g),
        "display": slugs(g.display),
        "display_used": g.display_used,
    }
    more = [key for module in g.setup.doors.present for key in module.keys_of_tables()]
    found = {key: value for key, value in said.items() if value or key in TELLING or key in more}
    if decks_matter(g):
        found["decks"] = {name: slugs(deck[::-1]) for name, deck in zip(DECKS, g.decks, strict=True)}
    found["seats"] = [seat_situation(g, me) for me in g.players]
    return found


TELLING: Final = (*GAME_KEYS, *KEYS_OF_TABLES, "first", "opener", "turn")
"""What means something even if it is 0 or false."""


def decks_matter(g: Agricola) -> bool:
    """Can cards still be drawn, or are some gone that would lie there?"""
    if g.phase == DRAFT or g.setup.draws or "open-display" in g.setup.variants:
        return True
    if g.setup.doors.draws_cards and not g.setup.family_game:
        return True
    return any(set(deck) != set(usual) for deck, usual in zip(g.decks, usual_decks(g), strict=True))


def options_situation(rules: "AgricolaRules", options: Json) -> Json:
    """The options that are not as usual."""
    usual = {"players": options["players"], "cards": options["cards"]}
    for module in rules.modules:
        if module.made(options) is not None:
            usual |= {name: options[name] for name in module.said}
    found = {key: value for key, value in usual.items() if (key, value) not in (("cards", "none"),)}
    if options["players"] > 1:
        del found["players"]  # as many as there are seats
    return found | {key: value for key, value in options.items() if value != rules.options(usual)[key]}


def time_situation(g: Agricola) -> Json:
    found: Json = {"round": g.round + 1 if g.phase <= BEFORE else g.round}
    if g.phase != WORK:
        found["phase"] = PHASE_NAMES[g.phase]
    if g.phase == DRAFT:
        found["draft"] = g.draft if g.setup.deal in DRAFTS else g.at
    for key, seat, usual in (("first", g.first, 0), ("opener", g.opener, g.first), ("turn", g.active, g.opener)):
        if seat != usual:
            found[key] = seat
    return found


def board_situation(g: Agricola) -> Json:
    piles: Json = {SLUGS[number]: g.piles[number] for number in g.board if g.piles[number] != usual_pile(g, number)}
    for number in g.others_there:
        piles[SLUGS[number]] = goods_text(counts_of(g.lying(g.space(number))))
    used = blocked = 0
    for me in g.players:
        for number in me.placed:
            used |= 0 if g.space(number).crowd else 1 << number
            blocked |= g.space(number).linked
    alone = [number for number in g.board if (g.used & ~used) >> number & 1]
    for number in alone:
        blocked |= g.space(number).linked
    rounds = [number for stage in g.setup.stages for number in stage]
    return {
        "rounds": [SLUGS[number] for number in g.round_cards] if g.round_cards != rounds else [],
        "piles": piles,
        "used": [SLUGS[number] for number in alone],
        "blocked": [slug for number, slug in enumerate(SLUGS) if (g.blocked & ~blocked) >> number & 1],
        "joined": [SLUGS[number] for number in g.board if number not in g.setup.start_board + tuple(g.round_cards)],
        "left": [slug for number, slug in enumerate(SLUGS) if g.left >> number & 1],
    }
