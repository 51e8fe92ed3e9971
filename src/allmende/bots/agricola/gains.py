"""What actions bring to a farmer of Agricola, in points at the end of the game: spaces, and the parts of spaces."""

from typing import Final

from allmende.agricola.actions.boards import missing_animal
from allmende.agricola.actions.building import (
    SIDE_JOB_COST,
    STABLE_COST,
    can_build_fences,
    can_build_room,
    can_build_stable,
    fence_ways,
    most_fences,
    payable_renovations,
    renovation_ways,
    room_ways,
    stable_ways,
)
from allmende.agricola.actions.fields import SOWN, can_bake, can_plow, crops_growing, empty_fields
from allmende.agricola.actions.playing_cards import improvement_ways, improvements, playable_occupations, returnable
from allmende.agricola.actions.space import NUMBER_OF, Space
from allmende.agricola.cards.card import Card
from allmende.agricola.cards.hooks import AFTER_USE, BEFORE_USE, COST, END_OF_TURN, Deed, Ways
from allmende.agricola.cards.hooks import PLOW as A_FIELD
from allmende.agricola.cards.triggers import expected
from allmende.agricola.farm.fences import run_lengths
from allmende.agricola.farm.housing import Counts, room_for
from allmende.agricola.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    LIVESTOCK,
    NOTHING,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Bundle,
)
from allmende.agricola.paying.reach import can_pay, can_pay_any
from allmende.agricola.player import Player
from allmende.bots.agricola.aliens import x_space_gain
from allmende.bots.agricola.hand_cards import card_worth
from allmende.bots.agricola.prices import Prospect
from allmende.bots.agricola.woods import forest_gain, forest_space_gain
from allmende.bots.agricola.yard import Layout, capacity, layouts_for, stable_cell

NEVER: Final = -99.0


# Spaces


def space_gain(o: Prospect, space: Space) -> float:
    """What using a space brings."""
    g, me = o.g, o.me
    gain = 0.0
    if space.good >= 0 and g.piles[space.number]:
        gain += goods(o, space.good, g.piles[space.number]) * o.taste.hauling
    if space.number in g.others_there:
        gain += sum([goods(o, good, n) for good, n in g.others_there[space.number]])
    for good, n in g.gives(space):
        gain += goods(o, good, n)
    hooks = me.outfit.hooks
    if hooks[BEFORE_USE] or hooks[AFTER_USE] or hooks[END_OF_TURN]:
        deed = Deed(me, space)
        for kind in (BEFORE_USE, AFTER_USE, END_OF_TURN):
            if hooks[kind]:
                gain += o.bundle(expected(g, me, kind, deed))
    if g.setup.has("woods"):
        gain += forest_gain(o, space)
    return gain + act_gain(o, space.slug) if space.act is not None else gain


def goods(o: Prospect, good: int, n: int) -> float:
    return animals(o, good, n) * o.taste.herding if good in ANIMALS else o.worth(good, n)


def act_gain(o: Prospect, slug: str) -> float:
    """What the actions of a space bring."""
    g, me = o.g, o.me
    minor = not g.setup.family_game
    if slug == "farm-expansion":
        return rooms(o) + stables(o, STABLE_COST)
    if slug == "meeting-place":
        return first(o) + (improve(o, major=False) if minor else 0.0)
    if slug == "farmland":
        return plow(o)
    if slug == "grain-utilization":
        return max(sowing(o), baking(o))
    if slug == "cultivation":
        return (plow(o) if can_plow(g, me) else 0.0) + sowing(o, 1)
    if slug == "side-job":
        return stables(o, SIDE_JOB_COST, 1) + baking(o)
    if slug in ("major-improvement", "improvement"):
        return improve(o)
    if slug == "fencing":
        return fences(o)
    if slug in ("basic-wish", "urgent-wish", "modest-wish"):
        return o.growth() + (0.5 * improve(o, major=False) if minor and slug == "basic-wish" else 0.0)
    if slug == "house-redevelopment":
        return renovate(o) + 0.5 * improve(o)
    if slug == "farm-redevelopment":
        return renovate(o) + (fences(o) if can_build_fences(g, me) else 0.0)
    if slug == "house-building":
        return rooms(o)
    if slug in ("lessons", "lessons-2", "lessons-3"):
        return occupation(o, slug)
    if slug in ("resource-market", "building-supplies"):
        return supplies(o, slug)
    if slug == "animal-market":
        return max([bought(o, good) for good in (SHEEP, BOAR, CATTLE)])
    if slug == "corral":
        missing = missing_animal(me)  # none, if somebody else is to be placed there
        return animals(o, missing, 1) if missing in ANIMALS else 0.0
    if slug == "farm-supplies":
        return max(0.0, o.worth(GRAIN, 1) + o.food(-1)) + max(0.0, plow(o) + o.food(-1))
    drawn = x_space_gain(o, slug)
    if drawn is None:
        drawn = forest_space_gain(o, slug)
    return 0.5 if drawn is None else drawn


def first(o: Prospect) -> float:
    """To be the starting player in the next round."""
    if o.g.setup.modules and o.g.setup.doors.keeps_token(o.g):
        return 0.0
    return o.taste.first if o.g.first != o.me.seat and o.left else 0.0


def supplies(o: Prospect, slug: str) -> float:
    """Goods of the player's choice; with four and more players Resource Market leaves none."""
    gain = max(o.worth(REED, 1), o.worth(STONE, 1))
    return gain + max(o.worth(WOOD, 1), o.worth(CLAY, 1)) if slug == "building-supplies" else gain


# The house


def cheapest(o: Prospect, ways: Ways) -> float:
    """What the cheapest way to pay costs."""
    if len(ways) == 1:
        return o.cost(ways[0])
    return min([o.cost(way) for way in ways if can_pay(o.me, way)], default=9.0)


def times(way: Bundle, n: int) -> Bundle:
    return tuple([(good, n * each) for good, each in way])


def rooms(o: Prospect) -> float:
    """What building one or two rooms brings."""
    g, me = o.g, o.me
    if not can_build_room(g, me):
        return 0.0
    ways = room_ways(g, me)
    gain = o.room() - cheapest(o, ways)
    if gain <= 0:
        return 0.0
    if len(ways) == 1 and can_pay(me, times(ways[0], 2)) and me.farm.most_rooms() >= 2:
        gain += max(0.0, o.room(1) - o.cost(times(ways[0], 2)) + o.cost(ways[0]))
    return gain * o.taste.building


def renovate(o: Prospect) -> float:
    g, me = o.g, o.me
    best = NEVER
    for material in payable_renovations(g, me):
        steps = o.material(material) - o.material(me.farm.material)
        gain = o.points * steps * me.rooms() - cheapest(o, renovation_ways(g, me, material))
        best = max(best, gain)
    return best * o.taste.renovating


# Stables and fences


def stable(o: Prospect, cells: int) -> float:
    """What a stable on the best of some spaces is worth."""
    farm, taste = o.me.farm, o.taste
    cell = 1 << stable_cell(farm, cells)
    if not cell & farm.fenced():
        return o.points * (cell & farm.unused() != 0) + taste.cap + taste.stable * o.soon
    worth = o.points
    for area in farm.pastures():
        if area & cell and o.harvests:
            worth += taste.cap * min(4, farm.capacity(area))
    return worth


def stables(o: Prospect, cost: Bundle, most: int = 4) -> float:
    """What building stables brings, one after another."""
    g, me = o.g, o.me
    if not can_build_stable(g, me, cost):
        return 0.0
    cells = me.farm.stable_cells()
    ways = stable_ways(g, me, cost)
    price = cheapest(o, ways)
    gain = 0.0
    for n in range(min(most, me.farm.spare_stables)):
        more = stable(o, cells) - price
        if more <= 0 or (n and not can_pay(me, times(ways[0], n + 1))):
            break
        gain += more
        cells ^= 1 << stable_cell(me.farm, cells)
        if not cells:
            break
    return gain


def plan_fences(
    o: Prospect, standing: int = 0, payer: Prospect | None = None, own: int = 0
) -> tuple[Layout | None, float]:
    """The best layout that can be paid, and what it gains; `standing` fences were set but are not paid yet.

    payer: who builds on this farm, if it is not the owner, after so many fences on the own farm
    """
    g, me, farm = o.g, o.me, o.me.farm
    builder = me if payer is None else payer.me
    long = payer is None and me.outfit.long_fences
    most = farm.spare_fences + standing if long else most_fences(g, builder, me, own)
    budget = min(most - standing, farm.spare_fences) + farm.fences.bit_count()
    before = farm.fences.bit_count() - standing
    used = farm.used()
    held = me.goods[WOOD]
    lone = farm.stables & ~farm.fenced()
    areas = farm.pastures()
    room = 0
    for area in areas:
        room += farm.capacity(area)
    place = o.taste.cap if o.harvests else 0.0
    found: Layout | None = None
    best = NEVER
    for layout in layouts_for(farm):
        if layout.count > budget:
            break
        if layout.fences == farm.fences and not standing:
            continue
        if long and not can_pay_any(me, ways_by_lines(o, layout, before)):
            continue
        gain = o.pastures(len(layout.areas)) - o.pastures(len(areas))
        gain += (layout.cells & ~used).bit_count() + (lone & layout.cells).bit_count()
        gain = gain * o.points + place * (capacity(farm, layout) - room)
        if payer is not None:
            gain -= cheapest(payer, fence_ways(g, builder, layout.count - before, me, own))
        elif long:
            gain -= cheapest(o, ways_by_lines(o, layout, before))
        elif me.outfit.hooks[COST]:
            gain -= cheapest(o, fence_ways(g, me, layout.count - before))
        else:
            gain -= o.level(WOOD, held) - o.level(WOOD, max(0, held - layout.count + before))
        if gain > best:
            best, found = gain, layout
    return found, best


def ways_by_lines(o: Prospect, layout: Layout, before: int) -> Ways:
    """How a layout can be paid where fences in one line cost as much as one, with so many that stood before."""
    new = layout.fences & ~o.me.farm.fences if before else layout.fences
    return fence_ways(o.g, o.me, layout.count - before, runs=run_lengths(o.me.farm.plan, new))


def fences(o: Prospect) -> float:
    return plan_fences(o)[1] * o.taste.fencing


# Fields


def plow(o: Prospect) -> float:
    """A new field, less what modules want for it."""
    g, me = o.g, o.me
    price = g.setup.doors.surcharge(g, me, A_FIELD, me) if g.setup.modules else NOTHING
    return field(o) - o.cost(price) if price else field(o)


def field(o: Prospect) -> float:
    me, taste = o.me, o.taste
    tiles = me.farm.fields.bit_count()
    gain = o.points * (o.fields(tiles + 1) - o.fields(tiles) + 1)
    seeds = me.goods[GRAIN] + me.goods[VEGETABLE]
    gain += (taste.seed if seeds > empty_fields(me) else taste.field) * o.soon
    return gain * taste.plowing


def sow(o: Prospect, crop: int, n: int) -> float:
    """What it brings to sow so much of a crop."""
    me, taste = o.me, o.taste
    total = me.goods[crop] + crops_growing(me, crop)
    gain = o.points * (o.curve(crop, total + (SOWN[crop] - 1) * n) - o.curve(crop, total))
    return gain + n * (taste.grow * min(o.harvests, SOWN[crop]) - taste.seed * o.soon)


def sowing(o: Prospect, more: int = 0) -> float:
    """What sowing all that can be sown brings, with so many more fields."""
    me = o.me
    fields = empty_fields(me) + more
    vegetables = min(fields, me.goods[VEGETABLE])
    grain = min(fields - vegetables, me.goods[GRAIN])
    gain = sow(o, VEGETABLE, vegetables) if vegetables else 0.0
    return (gain + (sow(o, GRAIN, grain) if grain else 0.0)) * o.taste.sowing


def baking(o: Prospect) -> float:
    """What a Bake Bread action brings."""
    me = o.me
    if not can_bake(o.g, me):
        return 0.0
    best, food, grain = 0.0, 0, 0
    for limit, rate in me.outfit.bakers:
        while limit and grain < me.goods[GRAIN]:
            limit -= 1
            grain += 1
            food += rate
            best = max(best, o.food(food) + o.worth(GRAIN, -grain))
    return best


# Animals


def animals(o: Prospect, good: int, n: int) -> float:
    """What more animals bring: those that have room, and the others as food."""
    me = o.me
    rate = me.outfit.rates[good]
    held = me.goods[good]
    kind = ANIMALS.index(good)
    free = room_for(me.places(), herds(me, kind), kind, me.farm.rules)
    kept = min(n, free)
    gain = o.herd(good, held + kept, free - kept) - o.herd(good, held, free) + o.reserve(kept * rate)
    return gain + (o.food(rate * (n - kept)) if n > kept and rate else 0.0)


def herds(me: Player, kind: int) -> Counts:
    """How many of each type there are, horses included, and at least up to this type."""
    counts = me.animals()
    missing = max(len(LIVESTOCK), kind + 1) - len(counts)
    return counts + (0,) * missing if missing > 0 else counts


def bought(o: Prospect, good: int) -> float:
    """What Animal Market brings: sheep come with a food, cattle cost one."""
    food = o.food(1) if good == SHEEP else o.food(-1) if good == CATTLE else 0.0
    return animals(o, good, 1) + food


# Cards


def net(o: Prospect, card: Card) -> float:
    """What playing an improvement brings, less its cost."""
    if returnable(o.me, card):
        return card_worth(o, card) - 1.0
    return card_worth(o, card) - cheapest(o, improvement_ways(o.g, o.me, card))


def improve(o: Prospect, major: bool = True) -> float:
    best = 0.0
    for card in improvements(o.g, o.me, major):
        best = max(best, net(o, card))
    return best * o.taste.improving


def occupation(o: Prospect, slug: str) -> float:
    cost = o.g.space(NUMBER_OF[slug]).fee(o.me.outfit.played_occupations)
    best = NEVER
    for card in playable_occupations(o.g, o.me, ((FOOD, cost),) if cost else ()):
        best = max(best, card_worth(o, card))
    return best + o.food(-cost)
