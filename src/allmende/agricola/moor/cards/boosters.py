"""Actions boosters among the minor improvements of Farmers of the Moor."""

from collections.abc import Sequence
from typing import Final

from allmende.agricola.actions.building import build_rooms, can_build_room, can_renovate, renovate
from allmende.agricola.actions.family import can_grow, grow
from allmende.agricola.actions.fields import CHOOSE_GOOD, sow_field
from allmende.agricola.actions.playing_cards import can_improve_with, play_improvement
from allmende.agricola.actions.space import PLOWING
from allmende.agricola.cards.asking import choose_action, choose_cell, confirm
from allmende.agricola.cards.card import ACTIONS_BOOSTER, BY_SLUG, MORE_PEOPLE, OnPlay, minor
from allmende.agricola.cards.hooks import (
    AFTER_SOW,
    AFTER_SPECIAL,
    AFTER_USE,
    BEFORE_SPECIAL,
    NEW_FIELD,
    REMOVED,
    RETURNING_HOME,
    ROUND_SPACE,
    Deed,
    Hook,
    Number,
    Run,
    Ways,
    When,
    on,
    scoring,
)
from allmende.agricola.cards.needs import fields, herd, improvements, majors
from allmende.agricola.cards.notes import Cells, Round
from allmende.agricola.cards.offers import SOW, Offer, extra_person, may_act
from allmende.agricola.cards.printed import TILE, Later, rounds_from_now
from allmende.agricola.cards.triggers import fire
from allmende.agricola.goods import CLAY, CROPS, HORSE, REED, STONE, WOOD, bundle
from allmende.agricola.moor import vocabulary
from allmende.agricola.moor.cards.conditions import takes
from allmende.agricola.moor.layers import land_of
from allmende.agricola.moor.special import (
    ANY_ACTION,
    CUT_PEAT,
    SLASH_AND_BURN,
    Action,
    can_take_card,
    carry_out,
    may_take_special,
    special_options,
    take_one,
)
from allmende.agricola.moor.table import moor_of
from allmende.agricola.paying.payment import choose_way, make_ready
from allmende.agricola.paying.reach import can_pay
from allmende.agricola.player import Player
from allmende.agricola.state import FREE, PREPARATION, WORK, Agricola
from allmende.table.choice import Flow


def special(which: int = ANY_ACTION) -> Offer:
    """A special action with its card; `which` may be taken."""
    return Offer(lambda g, me: len(special_options(g, me, which)) > 0, lambda g, me: take_one(g, me, which))


minor(
    "agricultural-implement", "M054", ACTIONS_BOOSTER, deck="moor", cost=bundle(wood=1),
    hooks=[
        may_act(AFTER_USE, PLOWING, special()),
    ],
)  # fmt: skip


# Tool Shed: the note is the round in which it was used last.


def also_take(other: Action) -> tuple[Run, When]:
    """Once per round the other action is carried out, without a card."""

    def can(g: Agricola, me: Player, deed: Deed) -> bool:
        return me.note("tool-shed") != g.round and other.can(g, me, ())

    def act(g: Agricola, me: Player, deed: Deed) -> Flow:
        me.set_note("tool-shed", g.round)
        return carry_out(g, me, other)

    return act, can


def shed_hooks() -> list[Hook]:
    """Right before or after one of the two actions."""
    found: list[Hook] = []
    for one, other in ((vocabulary.CUT_PEAT, SLASH_AND_BURN), (vocabulary.SLASH_AND_BURN, CUT_PEAT)):
        act, can = also_take(other)
        found += [on(kind, one, run=act, when=can, may=True) for kind in (BEFORE_SPECIAL, AFTER_SPECIAL)]
    return found


minor(
    "tool-shed", "M055", ACTIONS_BOOSTER, deck="moor", cost=bundle(wood=1, clay=1), needs=improvements(2),
    points=1, note=Round(), hooks=shed_hooks(),
)  # fmt: skip


minor(
    "peat-cutting-rights", "M056", ACTIONS_BOOSTER, deck="moor", needs=herd(HORSE, 1),
    later=Later(rounds_from_now(4, 7), TILE),
    hooks=[may_act(ROUND_SPACE, 0, special(vocabulary.CUT_PEAT))],
)  # fmt: skip


# Taps: one more turn in each round. The note is the round in which it was taken last.


def has_last_turn(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("taps") != g.round and can_take_card(g, me)


def take_last_turn(g: Agricola, me: Player, deed: Deed) -> Flow:
    me.set_note("taps", g.round)
    return may_take_special(g, me)


minor(
    "taps", "M057", ACTIONS_BOOSTER, deck="moor", needs=improvements(2), note=Round(),
    hooks=[extra_person(take_last_turn, has_last_turn)],
)  # fmt: skip


minor(
    "peat-fertilizer", "M058", ACTIONS_BOOSTER, deck="moor", needs=fields(2),
    hooks=[may_act(AFTER_SPECIAL, vocabulary.CUT_PEAT, SOW)],
)  # fmt: skip


def seeds(me: Player) -> Ways:
    """What could be sown, if need be after exchanges."""
    return [((crop, 1),) for crop in CROPS if can_pay(me, ((crop, 1),))]


def can_sow_there(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.farm.empty_fields() & deed.cells != 0 and len(seeds(me)) > 0


def sow_there(g: Agricola, me: Player, deed: Deed) -> Flow:
    """Sow the field that has just come to be, and no other one."""
    seed = yield from choose_way(me, seeds(me), CHOOSE_GOOD)
    yield from make_ready(g, me, seed)
    sow_field(g, me, deed.cells.bit_length() - 1, seed[0][0])
    sown = Deed(me)
    sown.count, sown.cells = 1, deed.cells
    yield from fire(g, me, me.outfit.hooks[AFTER_SOW], sown)


minor(
    "natures-fertilizer", "M059", ACTIONS_BOOSTER, deck="moor", cost=bundle(food=2), needs=majors(1),
    hooks=[on(NEW_FIELD, run=sow_there, when=can_sow_there, may=True)],
    disputed="cost 2 food, prerequisite 1 major improvement; elsewhere cost 2 vegetables and 1 wild boar, or no "
    "prerequisite",
)  # fmt: skip


minor(
    "sowing-machine", "M060", ACTIONS_BOOSTER, deck="moor", cost=bundle(wood=3), needs=herd(HORSE, 1), points=1,
    hooks=[may_act(AFTER_SPECIAL, 0, SOW, when=herd(HORSE, 2))],
    disputed="1 point, at least 2 horses; elsewhere 0 points, or at least 2 cattle",
)  # fmt: skip


# Hay Wagon

WAGON_LOADS: Final = {WOOD: 3, CLAY: 3, REED: 2, STONE: 2}
"""So many goods from one accumulation space fill the wagon."""


def building_works(g: Agricola, me: Player) -> list[str]:
    """What could be done at the house."""
    found = ["rooms"] if can_build_room(g, me) else []
    return [*found, "renovate"] if can_renovate(g, me) else found


def is_loaded(g: Agricola, me: Player, deed: Deed) -> bool:
    return takes(WAGON_LOADS)(g, me, deed) and len(building_works(g, me)) > 0


def unload(g: Agricola, me: Player, deed: Deed) -> Flow:
    work = yield from choose_action(me, "hay-wagon", building_works(g, me))
    yield from build_rooms(g, me) if work == "rooms" else renovate(g, me)


minor(
    "hay-wagon", "M061", ACTIONS_BOOSTER, deck="moor", cost=bundle(wood=2), needs=herd(HORSE, 2), points=1,
    hooks=[on(AFTER_USE, run=unload, when=is_loaded, may=True)],
)  # fmt: skip


# Moving up a major improvement. The note is the round in which the card was played.


def move_up(slug: str, lower: str) -> OnPlay:
    """The lower of two major improvements may be laid on top, if the upper one still lies there."""

    def play(g: Agricola, me: Player) -> Flow:
        me.set_note(slug, g.round)
        card = BY_SLUG[lower]
        if g.is_covered(card) and g.holder(card) == FREE and (yield from confirm(me, slug)):
            moor_of(g).moved_up += (card,)
            g.tell("move-up", me, card=lower)

    return play


def build_after_use(slug: str, lower: str) -> Hook:
    """From the next round on it may be built right after a person action."""

    def can(g: Agricola, me: Player, deed: Deed) -> bool:
        card = BY_SLUG[lower]
        return g.round > me.note(slug) and card in g.free_majors() and can_improve_with(g, me, card)

    def build(g: Agricola, me: Player, deed: Deed) -> Flow:
        return play_improvement(g, me, BY_SLUG[lower])

    return on(AFTER_USE, run=build, when=can, may=True)


def point_for_each(*slugs: str) -> Number:
    """1 point for each of these cards that the owner has."""
    return lambda g, me: owned(me, slugs)


def owned(me: Player, slugs: Sequence[str]) -> int:
    return sum([card.slug in slugs for card in me.outfit.cards])


minor(
    "hearth-brush", "M062", ACTIONS_BOOSTER, deck="moor", cost=bundle(reed=1),
    on_play=move_up("hearth-brush", "tiled-oven"), note=Round(),
    hooks=[build_after_use("hearth-brush", "tiled-oven"), scoring(point_for_each("tiled-oven"))],
)  # fmt: skip
minor(
    "pastoral-letter", "M063", ACTIONS_BOOSTER, deck="moor", needs=majors(2),
    on_play=move_up("pastoral-letter", "village-church"), note=Round(),
    hooks=[
        build_after_use("pastoral-letter", "village-church"), scoring(point_for_each("village-church", "church")),
    ],
)  # fmt: skip


# Wedding Coach


def marry(g: Agricola, me: Player) -> Flow:
    if can_grow(g, me, room=False) and (yield from confirm(me, "wedding-coach")):
        yield from grow(g, me, on_card=True)


minor(
    "wedding-coach", "M052", ACTIONS_BOOSTER, deck="moor", cost=bundle(wood=2, vegetable=1), needs=herd(HORSE, 4),
    on_play=marry, exception=MORE_PEOPLE, disputed="cost 2 wood and 1 vegetable; elsewhere 2 wood and 1 food",
)  # fmt: skip


# Forest Hut: its note is the space of the forest, as a mask, and later what became of the person.

FREED: Final = 1 << 20
AT_WORK: Final = 1 << 21


def has_somebody(g: Agricola, me: Player) -> bool:
    return me.somebody_left() and land_of(me).forests != 0


def move_in(g: Agricola, me: Player) -> Flow:
    cell = yield from choose_cell(me, "forest-hut", land_of(me).forests)
    me.set_note("forest-hut", 1 << cell)
    g.tell("forest-hut", me, cell=cell)


def forest_is_gone(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("forest-hut") & deed.cells != 0


def set_free(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("forest-hut", FREED if g.phase in (PREPARATION, WORK) else 0)


def is_free(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("forest-hut") == FREED


def go_to_work(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("forest-hut", AT_WORK)
    me.home += 1


def comes_back(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("forest-hut") >= FREED


def go_back(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("forest-hut", 0)


minor(
    "forest-hut", "M053", ACTIONS_BOOSTER, deck="moor", cost=bundle(wood=2), playable=has_somebody, on_play=move_in,
    points=1, lodges=True, on_farm=True, note=Cells({"free": FREED, "at work": AT_WORK}),
    hooks=[
        on(REMOVED, also=set_free, when=forest_is_gone), extra_person(go_to_work, is_free),
        on(RETURNING_HOME, also=go_back, when=comes_back),
    ],
)  # fmt: skip
