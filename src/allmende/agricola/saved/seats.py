"""One seat of a situation: goods, family, cards and what waits for it; how it is read, and how it is written."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.actions.space import SLUGS, WISHES
from allmende.agricola.cards.card import CARDS, MAJOR
from allmende.agricola.cards.notes import Fences
from allmende.agricola.cards.outfit import Outfit
from allmende.agricola.goods import GOODS, HORSE
from allmende.agricola.player import MOST_PEOPLE, Player, Promise
from allmende.agricola.registry.modules import KEYS_OF_SEATS
from allmende.agricola.saved.farms import FARM_KEYS, farm_situation, set_farm
from allmende.agricola.saved.reading import MANY, goods_text, open_space, read_card, read_cards, read_goods, slugs
from allmende.agricola.state import FREE, HOME, OVER, WORK, Agricola
from allmende.table.errors import ImpossibleSituation
from allmende.table.outside import shown
from allmende.table.rules import Json
from allmende.table.situation import read_flag, read_list, read_mapping, read_number, read_whole

SEAT_KEYS: Final = frozenset([
    "goods", *FARM_KEYS, "people", "newborns", "born_at", "home", "stays", "placed", "hand", "shown", "pack", "kept",
    "played", "notes", "spent", "promised", "begging", "noted", "collected", *KEYS_OF_SEATS,
])  # fmt: skip
ON_A_CARD: Final = -1
"""Where a newborn lies that came by a card."""


def set_seat(g: Agricola, me: Player, seat: Mapping[str, Any]) -> None:
    """Lay out what a seat says of itself."""
    me.goods = read_goods(seat.get("goods", ""))
    set_farm(me, seat, g.setup.doors)
    set_cards(g, me, seat)
    set_family(g, me, seat)
    for entry in read_list(seat, "promised"):
        me.promised += read_promise(entry)
    me.begging = read_number(seat, "begging", 0, 0, MANY)
    me.noted = read_number(seat, "noted", 0, -MANY, MANY)
    me.collected = read_number(seat, "collected", 0, 0, MANY)


# The family


def set_family(g: Agricola, me: Player, seat: Mapping[str, Any]) -> None:
    me.people = read_number(seat, "people", 2, 1, MOST_PEOPLE)
    me.bed = read_number(seat, "bed", 0, 0, me.people)
    me.lying = read_number(seat, "lying", 0, 0, me.goods[HORSE])
    me.newborns = read_number(seat, "newborns", 0, 0, MOST_PEOPLE if g.phase >= WORK else 0)
    me.placed = [open_space(g, name) for name in read_list(seat, "placed")] + me.placed
    for number in me.placed:
        occupy(g, me, number)
    births = read_list(seat, "born_at", [None] * len(usual_births(g, me)))
    me.born_at = [ON_A_CARD if name is None else open_space(g, name) for name in births]
    if "born_at" not in seat:
        me.born_at = usual_births(g, me)
    me.home = read_number(seat, "home", usual_home(g, me), 0, MOST_PEOPLE)
    me.stays = read_flag(seat, "stays")


def occupy(g: Agricola, me: Player, number: int) -> None:
    """A person stands there: the space is closed, and so are those that are linked to it."""
    g.occupied[number] |= 1 << me.seat
    if not g.space(number).crowd:
        g.used |= 1 << number
    g.blocked |= g.space(number).linked


def usual_births(g: Agricola, me: Player) -> list[int]:
    """Newborns lie where a family grows, beside the person who was placed there last; else they came by a card."""
    grown = [number for number in me.placed if WISHES >> number & 1] or [ON_A_CARD]
    return [grown[-1]] * me.newborns if g.phase in (WORK, HOME) else []


def usual_home(g: Agricola, me: Player) -> int:
    """All adults who stand nowhere can still be placed; from the end of the work on, nobody can."""
    if HOME <= g.phase < OVER:
        return 0
    return max(0, me.people - me.newborns - len(me.placed) - me.bed - g.setup.doors.away(g, me))


# Cards


def set_cards(g: Agricola, me: Player, seat: Mapping[str, Any]) -> None:
    me.hand, me.shown = read_cards(seat, "hand"), read_cards(seat, "shown")
    me.pack, me.kept = read_cards(seat, "pack"), read_cards(seat, "kept")
    played = read_cards(seat, "played")
    for card in played:
        if card.kind == MAJOR and not card.drawn:
            if card not in g.setup.majors:
                raise ImpossibleSituation(f"{card.slug} is not in this game")
            if g.holder(card) != FREE:
                raise ImpossibleSituation(f"there is only one {card.slug}: seats {g.holder(card)} and {me.seat} say it")
            g.majors[g.setup.majors.index(card)] = me.seat
    me.outfit = Outfit(tuple(played), me.outfit.rules, tuple(read_cards(seat, "cold")))
    set_notes(me, read_mapping(seat, "notes"))
    me.spent = [read_card(name, rules=True).number for name in read_list(seat, "spent")]


def set_notes(me: Player, notes: Mapping[str, Any]) -> None:
    """What lies on face-up cards, in words."""
    for name, words in notes.items():
        card = read_card(name)
        if not me.has(card):
            raise ImpossibleSituation(f"seat {me.seat} has notes of {card.slug}, which it has not played")
        if card.note is None:
            raise ImpossibleSituation(f"nothing lies on {card.slug}, and nothing is marked there")
        note = card.note.read(card.slug, words)
        if note:
            me.notes[card.number] = note
            if isinstance(card.note, Fences):
                me.farm.spare_fences -= note


def read_promise(entry: Any) -> list[Promise]:
    """What waits on a round space: [7, "2 food", "well"]; no goods: a piece that the card knows."""
    if not isinstance(entry, list | tuple) or len(entry) != 3:
        raise ImpossibleSituation(f"promised goods are a round, goods and a card, got {shown(entry)}")
    number, goods, card = read_whole(entry[0]), entry[1], read_card(entry[2])
    if not 0 <= number <= MANY:
        raise ImpossibleSituation(f"there is no round {number}")
    if not goods:
        return [(number, -1, 1, card.number)]
    return [(number, good, n, card.number) for good, n in enumerate(read_goods(goods)) if n]


# Writing


def seat_situation(g: Agricola, me: Player) -> Json:
    """All that a seat has, and nothing that is as usual."""
    family: Json = {"people": me.people} if me.people != 2 else {}
    if me.born_at != usual_births(g, me):
        family["born_at"] = [None if number == ON_A_CARD else SLUGS[number] for number in me.born_at]
    if me.home != usual_home(g, me):
        family["home"] = me.home
    said = {
        "goods": goods_text(me.goods),
        **farm_situation(me, g.setup.doors),
        **family,
        "newborns": me.newborns,
        "bed": me.bed,
        "lying": me.lying,
        "stays": me.stays,
        "placed": [SLUGS[number] for number in me.placed],
        "hand": slugs(me.hand),
        "shown": slugs(me.shown),
        "pack": slugs(me.pack),
        "kept": slugs(me.kept),
        "played": slugs(me.outfit.cards),
        "cold": slugs(me.outfit.cold),
        "notes": notes_situation(me),
        "spent": [CARDS[number].slug for number in me.spent],
        "promised": [promise_situation(promise) for promise in me.promised],
        "begging": me.begging,
        "noted": me.noted,
        "collected": me.collected,
    }
    return {key: value for key, value in said.items() if value or key in family or key == "rooms"}


def notes_situation(me: Player) -> Json:
    found: Json = {}
    for number, note in me.notes.items():
        kind = CARDS[number].note
        if note and kind is not None:
            found[CARDS[number].slug] = kind.words(note)
    return found


def promise_situation(promise: Promise) -> list[Any]:
    number, good, n, card = promise
    return [number, f"{n} {GOODS[good]}" if good >= 0 else "", CARDS[card].slug]
