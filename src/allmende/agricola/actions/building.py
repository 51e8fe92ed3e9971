"""Rooms, stables, renovation, fences."""

from typing import Final

from allmende.agricola.actions.others import on_farm, tell_on
from allmende.agricola.cards.hooks import (
    AFTER_FENCES,
    AFTER_RENOVATION,
    AFTER_ROOMS,
    AFTER_STABLES,
    BEFORE_RENOVATION,
    COST,
    DISCOUNTS,
    FENCES,
    INSTEAD_OF_RENOVATION,
    LAST,
    RENOVATE,
    RENOVATION,
    ROOM,
    STABLE,
    Deed,
    Hook,
    Ways,
)
from allmende.agricola.cards.triggers import applies, card_option, check_conditions, expected, fire, run
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.farm.fences import FenceWork, closed_by, fewest_fences, run_lengths, shapes_ahead
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import CLAY, GOODS, NOTHING, REED, STONE, WOOD, Bundle, Material, bundle, plus, to_json
from allmende.agricola.paying.payment import cheapest, pay, ways_for, with_surcharge
from allmende.agricola.paying.reach import can_pay_any
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import CELL, DONE, EDGE, GOOD, action
from allmende.table.choice import Asks, Choice, Flow, Option, Prompt
from allmende.table.rules import Json

MANY: Final = 99
ROOM_COSTS: Final[dict[int, Ways]] = {
    WOOD: [bundle(wood=5, reed=2)],
    CLAY: [bundle(clay=5, reed=2)],
    STONE: [bundle(stone=5, reed=2)],
}
STABLE_COST: Final[Bundle] = bundle(wood=2)
SIDE_JOB_COST: Final[Bundle] = bundle(wood=1)
FREE: Final[Ways] = [NOTHING]
STEPS: Final = {WOOD: (CLAY,), CLAY: (STONE,), STONE: ()}
"""What a house can be renovated to."""

NEW_HOUSE: Final = 2
"""So many rooms a family without a house builds instead of a renovation."""

BUILD_ROOM: Final = Prompt("build-room")
BUILD_STABLE: Final = Prompt("build-stable")
BUILD_FREE_STABLE: Final = Prompt("build-stable", {"free": True})
RENOVATE_TO: Final = Prompt("renovate")
RENOVATE_OR: Final = Prompt("renovate-or")


# Rooms


def room_ways(g: Agricola, me: Player, on: Player | None = None, built: int = 0) -> Ways:
    """What the next room of an action costs, after so many."""
    owner = me if on is None else on
    ways = ROOM_COSTS[owner.farm.material]
    if me.outfit.hooks[COST]:
        ways = ways_for(g, me, ROOM, deed_on(me, owner, built), ways)
    return with_surcharge(g, me, ROOM, owner, ways) if g.setup.modules else ways


def can_build_room(g: Agricola, me: Player, on: Player | None = None, built: int = 0) -> bool:
    return can_pay_any(me, room_ways(g, me, on, built)) and (me if on is None else on).farm.room_cells() != 0


def build_rooms(g: Agricola, me: Player, most: int = MANY) -> Flow:
    """Build rooms one after another, at least one, each beside the house; then on farms that modules allow."""
    deed = yield from build_rooms_on(g, me, me, most, 1)
    if deed.cells:
        for other in g.setup.doors.farms(g, me, ROOM):
            deed.add((yield from build_rooms_on(g, me, other, most - deed.built(), 0, deed.built())))
    yield from fire(g, me, me.outfit.hooks[AFTER_ROOMS], deed)
    yield from check_conditions(g)


def build_rooms_on(g: Agricola, me: Player, on: Player, most: int, least: int, before: int = 0) -> Asks[Deed]:
    """Build rooms on a farm. `before`: how many this action has built on other farms."""
    deed = deed_on(me, on)
    while deed.cells.bit_count() < most and can_build_room(g, me, on, before + deed.cells.bit_count()):
        options = [Option(CELL + cell) for cell in bits(on.farm.room_cells())]
        if deed.cells.bit_count() >= least:
            options.append(DONE)
        pick = yield Choice(me.seat, BUILD_ROOM if on is me else on_farm(BUILD_ROOM, on), options)
        if pick == DONE:
            break
        yield from pay(g, me, room_ways(g, me, on, before + deed.cells.bit_count()))
        deed.cells |= 1 << pick - CELL
        on.farm.build_room(pick - CELL)
        if g.events is not None:
            tell_on(g, "build-room", me, on, cell=pick - CELL, material=GOODS[on.farm.material])
    if deed.cells:
        flow = g.setup.doors.after_rooms(g, me, on, deed.cells.bit_count())
        if flow is not None:
            yield from flow
    return deed


def deed_on(me: Player, on: Player, count: int = 0) -> Deed:
    """What is done on a farm. `count`: how many things of the action were built before."""
    deed = Deed(me)
    deed.on = on
    deed.count = count
    return deed


# Renovation


def renovation_ways(g: Agricola, me: Player, material: Material) -> Ways:
    cost: Bundle = plus(((material, me.rooms() or NEW_HOUSE),), ((REED, 1),))
    if not me.outfit.hooks[COST]:
        return [cost]
    deed = Deed(me)
    deed.material = material
    return ways_for(g, me, RENOVATE, deed, [cost])


def renovations(g: Agricola, me: Player) -> list[int]:
    """What the house can be renovated to. Whoever has none moves into a new one of wood."""
    if not me.farm.rooms:
        return [WOOD] if me.farm.house_cells() else []
    materials = list(STEPS[me.farm.material])
    for hook in me.outfit.hooks[RENOVATION]:
        if hook.materials is not None:
            materials = hook.materials(g, me, materials)
    return materials


def can_renovate(g: Agricola, me: Player) -> bool:
    return len(payable_renovations(g, me)) > 0 or len(instead_of_renovation(g, me)) > 0


def instead_of_renovation(g: Agricola, me: Player) -> list[Hook]:
    """What cards let the player do instead."""
    return [hook for hook in me.outfit.hooks[INSTEAD_OF_RENOVATION] if applies(g, me, hook, Deed(me))]


def payable_renovations(g: Agricola, me: Player) -> list[int]:
    """... and paid for, with what cards give before."""
    if me.farm.material == STONE:
        return []
    income = expected(g, me, BEFORE_RENOVATION, Deed(me)) if me.outfit.hooks[BEFORE_RENOVATION] else ()
    for good, n in income:
        me.goods[good] += n
    found = [material for material in renovations(g, me) if can_pay_any(me, renovation_ways(g, me, material))]
    for good, n in income:
        me.goods[good] -= n
    return found


def renovate(g: Agricola, me: Player) -> Flow:
    """Renovate the whole house by one step, or do what a card allows instead."""
    instead = instead_of_renovation(g, me)
    if instead:
        options = [card_option(hook) for hook in instead]
        if payable_renovations(g, me):
            options.append(action("renovate"))
        pick: int = options[0]
        if len(options) > 1:
            pick = yield Choice(me.seat, RENOVATE_OR, options)
        if pick != action("renovate"):
            yield from run(g, me, instead[options.index(Option(pick))], Deed(me))
            return
    deed = Deed(me)
    deed.material = me.farm.material
    if me.outfit.hooks[BEFORE_RENOVATION]:
        yield from fire(g, me, me.outfit.hooks[BEFORE_RENOVATION], deed)
    materials = payable_renovations(g, me)
    if not materials:
        return  # what it would have cost was given away meanwhile
    material = materials[0]
    if len(materials) > 1:
        material = (yield Choice(me.seat, RENOVATE_TO, [Option(GOOD + one) for one in materials])) - GOOD
    yield from pay(g, me, renovation_ways(g, me, material))
    if me.farm.rooms:
        me.farm.renovate(material)
        if g.events is not None:
            g.tell("renovate", me, material=GOODS[material])
    else:
        yield from build_house(g, me)
    yield from fire(g, me, me.outfit.hooks[AFTER_RENOVATION], deed)
    yield from check_conditions(g)


def build_house(g: Agricola, me: Player) -> Flow:
    """A new house: two wooden rooms side by side."""
    for cells in (me.farm.house_cells, me.farm.room_cells):
        cell = (yield Choice(me.seat, BUILD_ROOM, [Option(CELL + cell) for cell in bits(cells())])) - CELL
        me.farm.build_room(cell)
        if g.events is not None:
            g.tell("build-room", me, cell=cell, material=GOODS[me.farm.material])


# Stables


def stable_ways(g: Agricola, me: Player, cost: Bundle | None, on: Player | None = None, built: int = 0) -> Ways:
    """What the next stable of an action costs, after so many. None: it is free, whoever's farm it is."""
    if cost is None:
        return FREE
    owner = me if on is None else on
    ways = [cost]
    if me.outfit.hooks[COST]:
        ways = ways_for(g, me, STABLE, deed_on(me, owner, built), ways)
    return with_surcharge(g, me, STABLE, owner, ways) if g.setup.modules else ways


def can_build_stable(g: Agricola, me: Player, cost: Bundle | None, on: Player | None = None, built: int = 0) -> bool:
    owner = me if on is None else on
    return can_pay_any(me, stable_ways(g, me, cost, on, built)) and owner.farm.stable_cells() != 0


def build_stables(g: Agricola, me: Player, cost: Bundle, most: int = MANY, least: int = 1) -> Flow:
    """Build stables one after another, each for the same cost; then on farms that modules allow."""
    deed = yield from build_stables_on(g, me, me, cost, most, least)
    if deed.cells:
        for other in g.setup.doors.farms(g, me, STABLE):
            deed.add((yield from build_stables_on(g, me, other, cost, most - deed.built(), 0, deed.built())))
    yield from after_stables(g, me, deed)


def build_stables_on(
    g: Agricola, me: Player, on: Player, cost: Bundle | None, most: int, least: int, before: int = 0
) -> Asks[Deed]:
    """Build stables on a farm. `before`: how many this action has built on other farms."""
    deed = deed_on(me, on)
    prompt = BUILD_FREE_STABLE if cost is None else BUILD_STABLE
    while deed.cells.bit_count() < most and can_build_stable(g, me, cost, on, before + deed.cells.bit_count()):
        options = [Option(CELL + cell) for cell in bits(on.farm.stable_cells())]
        if deed.cells.bit_count() >= least:
            options.append(DONE)
        pick = yield Choice(me.seat, prompt if on is me else on_farm(prompt, on), options)
        if pick == DONE:
            break
        yield from pay(g, me, stable_ways(g, me, cost, on, before + deed.cells.bit_count()))
        deed.cells |= 1 << pick - CELL
        on.farm.build_stable(pick - CELL)
        if g.events is not None:
            tell_on(g, "build-stable", me, on, cell=pick - CELL)
    return deed


def after_stables(g: Agricola, me: Player, deed: Deed) -> Flow:
    yield from fire(g, me, me.outfit.hooks[AFTER_STABLES], deed)
    yield from check_conditions(g)


# Fences


def fence_ways(
    g: Agricola, me: Player, n: int, on: Player | None = None, own: int = 0, runs: tuple[int, ...] = ()
) -> Ways:
    """How all fences of one Build Fences action can be paid: so many on a farm, after so many on the own. `runs`: how
    long the lines are that all of them form."""
    ways: Ways = [((WOOD, own + n),)]
    owner = me if on is None else on
    if me.outfit.hooks[COST]:
        deed = deed_on(me, owner)
        deed.count = own + n
        ways = ways_for(g, me, FENCES, deed, ways)
    if me.outfit.long_fences and runs:
        ways = cheapest(ways + ways_by_run(g, me, owner, runs))
    return with_surcharge(g, me, FENCES, owner, ways, n) if g.setup.modules else ways


def ways_by_run(g: Agricola, me: Player, on: Player, runs: tuple[int, ...]) -> Ways:
    """... if fences that lie end to end cost as much as one. Free fences help where they are whole lines; those that
    come last are free only if something is paid."""
    deed = deed_on(me, on)
    deed.count = sum(runs)
    hooks = [hook for hook in me.outfit.hooks[COST] if hook.what & FENCES and hook.change is not None]
    freeing, last = [[hook for hook in hooks if hook.order == order] for order in (DISCOUNTS, LAST)]
    others = [hook for hook in hooks if hook not in freeing and hook not in last]
    paid = fewest_paid(changed(g, me, freeing, deed, [((WOOD, deed.count),)]))
    found = changed(g, me, others, deed, [runs_due(runs, deed.count - paid)])
    for n in range(fewest_paid(changed(g, me, last, deed, [((WOOD, paid),)])), paid):
        found += [way for way in changed(g, me, others, deed, [runs_due(runs, deed.count - n)]) if way]
    return found


def fewest_paid(ways: Ways) -> int:
    return min([sum([n for _, n in way]) for way in ways])


def runs_due(runs: tuple[int, ...], free: int) -> Bundle:
    """1 wood for each line, but for those that so many free fences make up."""
    due = 0
    for length in sorted(runs):
        due += length > free
        free -= length if length <= free else 0
    return ((WOOD, due),) if due else NOTHING


def changed(g: Agricola, me: Player, hooks: list[Hook], deed: Deed, ways: Ways) -> Ways:
    for hook in hooks:
        if hook.change is not None:
            ways = hook.change(g, me, deed, ways)
    return ways


def new_runs(me: Player, on: Player, before: int) -> tuple[int, ...]:
    """How long the lines of new fences are on a farm, if that matters."""
    return run_lengths(on.farm.plan, on.farm.fences & ~before) if me.outfit.long_fences else ()


def payable_edges(g: Agricola, me: Player, on: Player, work: FenceWork, before: int, own: tuple[int, ...] = ()) -> int:
    """Where a fence can be set next if the price depends on where they are. `own`: lines on the own farm."""
    offered = 0
    for lengths, fences in shapes_ahead(work, before).items():
        ways = fence_ways(g, me, sum(lengths), on, sum(own), (*own, *lengths))
        if fences & ~offered and can_pay_any(me, ways):
            offered |= fences
    return offered & ~on.farm.fences


def next_prices(g: Agricola, me: Player, on: Player, edges: int, before: int, own: tuple[int, ...]) -> Json:
    """The ways to pay for all new fences if one more is set, by its edge."""
    prices: Json = {}
    for edge in bits(edges):
        lengths = run_lengths(on.farm.plan, (on.farm.fences | 1 << edge) & ~before)
        ways = fence_ways(g, me, sum(lengths), on, sum(own), (*own, *lengths))
        prices[str(edge)] = [to_json(way) for way in ways]
    return prices


def most_fences(g: Agricola, me: Player, on: Player | None = None, own: int = 0) -> int:
    """How many fences can be paid for in one Build Fences action."""
    if not me.outfit.hooks[COST] and not me.outfit.makes >> WOOD & 1 and not g.setup.modules:
        return me.goods[WOOD]
    n = 0
    spare = (me if on is None else on).farm.spare_fences
    while n < spare and can_pay_any(me, fence_ways(g, me, n + 1, on, own)):
        n += 1
    return n


def fence_costs(g: Agricola, me: Player, most: int, on: Player | None = None, own: int = 0) -> list[list[Json]]:
    """The ways to pay for 1, 2, 3 ... fences of one building, up to so many."""
    return [[to_json(way) for way in fence_ways(g, me, n, on, own)] for n in range(1, most + 1)]


def can_build_fences(
    g: Agricola, me: Player, on: Player | None = None, own: int = 0, runs: tuple[int, ...] = ()
) -> bool:
    owner = me if on is None else on
    fewest = fewest_fences(owner.farm)
    if fewest and me.outfit.long_fences:
        return payable_edges(g, me, owner, FenceWork(owner.farm), owner.farm.fences, runs) != 0
    return fewest > 0 and can_pay_any(me, fence_ways(g, me, fewest, on, own))


def build_fences(g: Agricola, me: Player) -> Flow:
    """Build fences, then on farms that modules allow, and pay for all of them together."""
    before = me.farm.fences
    deed = yield from build_fences_on(g, me, me)
    runs = new_runs(me, me, before)
    ways = fence_ways(g, me, deed.count, runs=runs)
    for other in g.setup.doors.farms(g, me, FENCES):
        if can_build_fences(g, me, other, deed.count, runs):
            before = other.farm.fences
            built = yield from build_fences_on(g, me, other, deed.count, runs)
            if built.count:
                ways = fence_ways(g, me, built.count, other, deed.count, runs + new_runs(me, other, before))
                deed.add(built)
    if deed.count:
        yield from pay(g, me, ways)
    yield from after_fences(g, me, deed)


def build_fences_on(g: Agricola, me: Player, on: Player, own: int = 0, own_runs: tuple[int, ...] = ()) -> Asks[Deed]:
    """Edge by edge, so that in the end every fence belongs to a closed pasture. On the farm of another, or none."""
    deed = deed_on(me, on)
    deed.unused = on.farm.unused()
    work = FenceWork(on.farm)
    most = most_fences(g, me, on, own)
    elsewhere = {} if on is me else {"farm": on.seat, "own": own, "costs": fence_costs(g, me, most, on, own)}
    before = on.farm.fences
    payable = True
    price: Json = {}
    while True:
        if me.outfit.long_fences:
            ways = fence_ways(g, me, deed.count, on, own, own_runs + new_runs(me, on, before))
            payable = can_pay_any(me, ways)
            edges = payable_edges(g, me, on, work, before, own_runs)
            price = {"price": [to_json(way) for way in ways], "next": next_prices(g, me, on, edges, before, own_runs)}
        else:
            edges = work.edges(most - deed.count)
        options = [Option(EDGE + edge) for edge in bits(edges)]
        if not options:
            break  # all fences are built that there are or that can be paid
        if (work.done() and payable) or (on is not me and not deed.count):
            options.append(DONE)
        pick = yield Choice(me.seat, Prompt("build-fence", {"count": deed.count, **price, **elsewhere}), options)
        if pick == DONE:
            break
        work.set(pick - EDGE)
        deed.count += 1
        if g.events is not None:
            tell_on(g, "build-fence", me, on, edge=pick - EDGE)
    if g.events is not None:
        cells = closed_by(on.farm, on.farm.fences & ~before)
        if cells:
            tell_on(g, "enclose", me, on, cell=cells)
    return deed


def after_fences(g: Agricola, me: Player, deed: Deed) -> Flow:
    """Cards see the new pastures; a divided pasture may hold fewer animals than before."""
    for part in deed.everywhere():
        if part.on.crowded():
            yield from house_animals(g, part.on)
    yield from fire(g, me, me.outfit.hooks[AFTER_FENCES], deed)
    yield from check_conditions(g)
