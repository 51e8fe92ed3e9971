"""The improvements of the X deck, X07 to X12. They are drawn, neither played nor built."""

from typing import Final

from allmende.agricola.cards.asking import card_prompt, choose_count, choose_good
from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    BY_SLUG,
    GOODS_PROVIDER,
    POINTS_PROVIDER,
    RESOURCE_PROVIDER,
    minor,
)
from allmende.agricola.cards.hooks import (
    BEFORE_USE,
    FENCES,
    FIELD_PHASE,
    LAST_DISCOUNTS,
    ROOM,
    STABLE,
    Deed,
    Ways,
    change_cost,
    on,
    scoring,
)
from allmende.agricola.cards.notes import Count
from allmende.agricola.drawn.acting import carry_out, unoccupied
from allmende.agricola.drawn.asking import choose_space
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.farm.farmyard import Farmyard
from allmende.agricola.goods import FOOD, Bundle, bundle, less
from allmende.agricola.paying.food import make_food
from allmende.agricola.player import Player
from allmende.agricola.state import FIELDS, Agricola
from allmende.agricola.vocabulary import COUNTS
from allmende.agricola.xdeck.contact import accumulating, contact_of
from allmende.table.choice import Flow

ENERGY: Final = "strange-alien-energy"
FARMHAND: Final = "alien-farmhand"
FRIENDS: Final = "furry-friends"
NEEDS_A_PERSON: Final = ("road-not-taken",)
IN_A_ROW: Final = 3


# X07: columns of rooms, of fields, of one pasture


def columns(farm: Farmyard) -> list[int]:
    """Three spaces one below the other, as masks, by column."""
    places = {spot: cell for cell, spot in enumerate(farm.plan.spots)}
    found: list[int] = []
    for row, column in farm.plan.spots:
        cells = [places.get((row + n, column), -1) for n in range(IN_A_ROW)]
        if -1 not in cells:
            found.append(sum([1 << cell for cell in cells]))
    return found


def columns_with(farm: Farmyard, cells: int) -> int:
    """In how many columns there are three of some spaces in a row."""
    full = [mask for mask in columns(farm) if mask & ~cells == 0]
    return len({farm.plan.spots[(mask & -mask).bit_length() - 1][1] for mask in full})


def ley_points(g: Agricola, me: Player) -> int:
    farm = me.farm
    pastures = [area for area in farm.pastures() if columns_with(farm, area)]
    return columns_with(farm, farm.rooms) + columns_with(farm, farm.fields) + len(pastures)


minor("ley-lines", "X07", POINTS_PROVIDER, deck="x", drawn=True, hooks=[scoring(ley_points)])


# X08: an action without a person, three times

minor(ENERGY, "X08", ACTIONS_BOOSTER, deck="x", drawn=True, points=-3, counters=3)


def use_energy(g: Agricola, me: Player) -> Flow:
    """Before people go home, one token may be given back for the actions of a space."""
    but = sum([1 << number for number in g.board if g.space(number).slug in NEEDS_A_PERSON])
    spaces = unoccupied(g, me, but)
    if not spaces:
        return
    space = yield from choose_space(me, card_prompt(ENERGY), spaces, may=True)
    if space is not None:
        me.set_note(ENERGY, me.note(ENERGY) - 1)
        g.tell("use-card", me, card=ENERGY)
        yield from carry_out(g, me, space)


# X09: one good from the space with the pitchfork


def stick_pitchfork(g: Agricola, me: Player) -> Flow:
    space = yield from choose_space(me, card_prompt(FARMHAND), accumulating(g))
    assert space is not None
    contact_of(me).pitchfork = space.number
    g.tell("pitchfork", me, space=space.slug)


minor(FARMHAND, "X09", GOODS_PROVIDER, deck="x", drawn=True, on_play=stick_pitchfork)


def farmhand_goods(g: Agricola, me: Player) -> Bundle:
    """What lies on the marked space, if nobody stands there."""
    number = contact_of(me).pitchfork
    if number < 0 or not me.has(BY_SLUG[FARMHAND]) or number not in g.board or g.occupied[number]:
        return ()
    space = g.space(number)
    return () if g.is_closed(space) else g.lying(space)


def use_farmhand(g: Agricola, me: Player) -> Flow:
    lying = farmhand_goods(g, me)
    good = yield from choose_good(me, FARMHAND, [kind for kind, _ in lying], may=True)
    if good >= 0:
        space = g.space(contact_of(me).pitchfork)
        g.lay(space, less(lying, ((good, 1),)))
        g.tell("take-good", me, space=space.slug)
        g.get(me, good, 1)
        if me.crowded():
            yield from house_animals(g, me)


# X10: the next haul is doubled


def haul(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return deed.taken


def from_accumulation_space(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.player is me and deed.space is not None and deed.space.good >= 0


def pass_replicator(g: Agricola, me: Player, deed: Deed) -> None:
    card = BY_SLUG["replicator"]
    me.lose(card)
    other = g.left_of(me)
    if other is not me:
        other.lay_out(card)
    g.tell("pass-replicator", me, **({"to": other.seat} if other is not me else {}))


minor(
    "replicator", "X10", GOODS_PROVIDER, deck="x", drawn=True,
    hooks=[on(BEFORE_USE, gain=haul, also=pass_replicator, when=from_accumulation_space)],
)  # fmt: skip


# X11: one wood less for each kind of building


def one_wood_less(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    return [less(way, bundle(wood=1)) for way in ways]


def first_one_cheaper(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    return ways if deed.count else one_wood_less(g, me, deed, ways)


minor(
    "x-file", "X11", RESOURCE_PROVIDER, deck="x", drawn=True,
    hooks=[
        change_cost(FENCES, one_wood_less, LAST_DISCOUNTS),
        change_cost(ROOM | STABLE, first_one_cheaper, LAST_DISCOUNTS),
    ],
)  # fmt: skip


# X12: creatures that multiply and want to eat


def multiply(g: Agricola, me: Player, deed: Deed) -> None:
    n = me.note(FRIENDS)
    me.set_note(FRIENDS, n + n // 2)
    g.tell("creatures", me, count=me.note(FRIENDS))


def is_harvest(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.phase == FIELDS


def creatures(g: Agricola, me: Player) -> int:
    return me.note(FRIENDS)


minor(
    FRIENDS, "X12", POINTS_PROVIDER, deck="x", drawn=True, counters=2, note=Count(99),
    hooks=[on(FIELD_PHASE, also=multiply, when=is_harvest), scoring(creatures)],
)  # fmt: skip


def feed_creatures(g: Agricola, me: Player) -> Flow:
    """Food may be made for them as for the family; each that gets none leaves and costs a point."""
    hungry = me.note(FRIENDS)
    yield from make_food(g, me, hungry, harvest=True)
    fed = 0
    while fed < hungry:
        most = min(hungry - fed, me.goods[FOOD])
        n = (yield from choose_count(me, FRIENDS, min(most, COUNTS - 1))) if most else 0
        g.hand_over(me, bundle(food=n))
        fed += n
        if n < COUNTS - 1:
            break
    if fed < hungry:
        me.set_note(FRIENDS, fed)
        g.tell("creatures", me, count=fed)
        g.note_points(me, fed - hungry)
