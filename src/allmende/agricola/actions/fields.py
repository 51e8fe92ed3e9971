"""Plowing, sowing, baking."""

from typing import Final

from allmende.agricola.actions.others import on_farm, tell_on
from allmende.agricola.cards.card import OF_OPTION, Card
from allmende.agricola.cards.hooks import AFTER_PLOW, AFTER_SOW, BEFORE_BAKE, Deed, Ways
from allmende.agricola.cards.hooks import PLOW as A_FIELD
from allmende.agricola.cards.notes import ON_CARD
from allmende.agricola.cards.triggers import check_conditions, fire
from allmende.agricola.farm.plan import Cell, bits
from allmende.agricola.goods import CROPS, FOOD, GOODS, GRAIN, NOTHING, VEGETABLE, Bundle, Good
from allmende.agricola.paying.payment import choose_way, make_ready, pay, with_surcharge
from allmende.agricola.paying.reach import can_pay, can_pay_any
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import BAKE, CELL, DONE, GOOD, SOW_GRAIN, SOW_VEGETABLE
from allmende.table.choice import Choice, Flow, Option, Prompt

SOWN: Final = {GRAIN: 3, VEGETABLE: 2}
"""What lies on a field after sowing."""
SEEDS: Final = 1 << GRAIN | 1 << VEGETABLE
PLOW: Final = Prompt("plow")
SOW: Final = Prompt("sow")
BAKE_BREAD: Final = Prompt("bake")
CHOOSE_GOOD: Final = Prompt("choose-good")


# Plowing


def can_plow(g: Agricola, me: Player, fields: int = 1, fee: Bundle = NOTHING) -> bool:
    """Could the player plow so many fields one after another, and pay for them?"""
    if g.setup.modules:
        return len(farms_to_plow(g, me, fields, fee)) > 0
    has_land = me.farm.field_cells() != 0 if fields == 1 else me.farm.most_fields() >= fields
    return has_land and (not fee or can_pay(me, fee))


def farms_to_plow(g: Agricola, me: Player, fields: int = 1, fee: Bundle = NOTHING) -> list[Player]:
    """On whose farms the next of so many fields could lie: the own, and others that modules know."""
    farms = [on for on in [me, *g.setup.doors.farms(g, me, A_FIELD)] if on.farm.field_cells()]
    if sum([min(fields, on.farm.most_fields()) for on in farms]) < fields:
        return []
    return [on for on in farms if can_pay_any(me, field_ways(g, me, on, fields, fee))]


def field_ways(g: Agricola, me: Player, on: Player, fields: int = 1, fee: Bundle = NOTHING) -> Ways:
    """What fields cost: nothing, but for a fee of the action space and what modules want besides."""
    return with_surcharge(g, me, A_FIELD, on, [fee], fields)


def plow(g: Agricola, me: Player, keep: int = 0, may: bool = False, fee: Bundle = NOTHING) -> Flow:
    """Plow 1 field, so that so many more can still be plowed afterwards. Whoever cannot pay for it plows none."""
    on, farms = me, [me]
    if g.setup.modules:
        farms = farms_to_plow(g, me, 1 + keep, fee)
        if not farms:
            return
        on = (yield from g.setup.doors.choose_farm(g, me, A_FIELD, farms)) if len(farms) > 1 else farms[0]
    cost = field_ways(g, me, on, fee=fee) if g.setup.modules else [fee]
    if cost[0] and not may:
        yield from pay(g, me, cost)
    cells = bits(on.farm.field_cells())
    if keep:
        elsewhere = sum([other.farm.most_fields() for other in farms if other is not on])
        cells = [cell for cell in cells if leaves(on, cell, keep - elsewhere)] or cells
    options = [Option(CELL + cell) for cell in cells]
    if may:
        options.append(DONE)
    pick = yield Choice(me.seat, PLOW if on is me else on_farm(PLOW, on), options)
    if pick == DONE:
        return
    if cost[0] and may:
        yield from pay(g, me, cost)
    clear_space(g, on, pick - CELL)
    on.farm.plow(pick - CELL)
    if g.events is not None:
        tell_on(g, "plow", me, on, cell=pick - CELL)
    if me.outfit.hooks[AFTER_PLOW]:
        deed = Deed(me)
        deed.on = on
        deed.cells = 1 << pick - CELL
        yield from fire(g, me, me.outfit.hooks[AFTER_PLOW], deed)
    yield from check_conditions(g)


def clear_space(g: Agricola, me: Player, cell: Cell) -> None:
    """Crops that grow on a space without a field make room."""
    lost = [(crop, me.farm.crop_on(cell, crop)) for crop in CROPS if me.farm.crop_on(cell, crop)]
    for crop, n in lost:
        me.farm.take_crop(cell, crop, n)
        if g.events is not None:
            g.tell("lose-crops", me, goods=[GOODS[crop]] * n, cell=cell)


def leaves(me: Player, cell: Cell, more: int) -> bool:
    """Could so many more fields be plowed after this one?"""
    farm = me.farm.copy()
    farm.plow(cell)
    return farm.most_fields() >= more


# Fields: tiles and cards


def field_cards_with(me: Player, crop: Good) -> list[Card]:
    return [card for card in me.outfit.fields if me.notes.get(card.number, 0) // ON_CARD == crop]


def empty_field_cards(me: Player) -> list[Card]:
    return [card for card in me.outfit.fields if not me.notes.get(card.number, 0)]


def fields_with(me: Player, crop: Good) -> int:
    """How many grain fields, or vegetable fields, there are."""
    return me.farm.fields_with(crop).bit_count() + len(field_cards_with(me, crop))


def empty_fields(me: Player) -> int:
    return me.farm.empty_fields().bit_count() + len(empty_field_cards(me))


def all_fields(me: Player) -> int:
    """Field tiles and field cards."""
    return me.farm.fields.bit_count() + len(me.outfit.fields)


def crops_growing(me: Player, crop: Good) -> int:
    """How much of a crop lies on fields."""
    return me.farm.crops(crop) + sum([me.notes[card.number] % ON_CARD for card in field_cards_with(me, crop)])


def take_from_card(me: Player, card: Card) -> int:
    """Take 1 crop from a planted field card: which it is."""
    lying, crop = me.notes[card.number], crop_on_card(me, card)
    me.notes[card.number] = lying - 1 if lying % ON_CARD > 1 else 0
    return crop


def crop_on_card(me: Player, card: Card) -> Good:
    """What grows on a planted field card."""
    return me.notes[card.number] // ON_CARD


def fields_to_take_from(me: Player, crop: Good) -> list[Option]:
    """The field tiles and field cards that bear a crop."""
    tiles = [Option(CELL + cell) for cell in bits(me.farm.fields_with(crop))]
    return tiles + [card.option for card in field_cards_with(me, crop)]


def take_from_field(g: Agricola, me: Player, field: int, crop: Good) -> None:
    """Take 1 crop from one of these into the supply."""
    remove_from_field(me, field, crop)
    g.get(me, crop, 1)


def remove_from_field(me: Player, field: int, crop: Good) -> None:
    if field in OF_OPTION:
        take_from_card(me, OF_OPTION[field])
    else:
        me.farm.take_crop(field - CELL, crop)


# Sowing


def can_sow(g: Agricola, me: Player) -> bool:
    if (me.goods[GRAIN] or me.goods[VEGETABLE]) and me.farm.fields and me.farm.empty_fields():
        return True
    if me.outfit.sows_land and (me.goods[GRAIN] or me.goods[VEGETABLE]) and land_to_sow(me):
        return True
    if me.outfit.fields and any(me.goods[crop] for card in empty_field_cards(me) for crop in card.field):
        return True
    return me.outfit.makes & SEEDS != 0 and len(seeds_to_get(me)) > 0


def seeds_to_get(me: Player) -> Ways:
    """What could be sown if exchanges brought it."""
    crops = {crop for card in empty_field_cards(me) for crop in card.field}
    if me.farm.empty_fields() or (me.outfit.sows_land and land_to_sow(me)):
        crops.update(CROPS)
    return [((crop, 1),) for crop in sorted(crops) if can_pay(me, ((crop, 1),))]


def sow(g: Agricola, me: Player) -> Flow:
    """Sow any number of empty fields, at least one."""
    deed = Deed(me)
    if not sowings(me):
        yield from make_ready(g, me, (yield from choose_way(me, seeds_to_get(me), CHOOSE_GOOD)))
    while True:
        options = sowings(me, deed.cells)
        if not options:
            break
        if deed.count:
            options.append(DONE)
        pick = yield Choice(me.seat, SOW, options)
        if pick == DONE:
            break
        deed.count += 1
        if SOW_GRAIN <= pick < SOW_VEGETABLE:
            sow_field(g, me, pick - SOW_GRAIN, GRAIN)
            deed.cells |= 1 << pick - SOW_GRAIN
        elif pick >= SOW_VEGETABLE and pick < SOW_VEGETABLE + me.farm.plan.cells:
            sow_field(g, me, pick - SOW_VEGETABLE, VEGETABLE)
            deed.cells |= 1 << pick - SOW_VEGETABLE
        else:
            yield from sow_card(g, me, pick)
    if me.outfit.hooks[AFTER_SOW]:
        yield from fire(g, me, me.outfit.hooks[AFTER_SOW], deed)


def sowings(me: Player, sown: int = 0) -> list[Option]:
    """What can be sown where. `sown`: spaces that were sown in this action."""
    cells = bits(me.farm.empty_fields() | (land_to_sow(me, sown) if me.outfit.sows_land else 0))
    options: list[Option] = []
    if me.goods[GRAIN]:
        options += [Option(SOW_GRAIN + cell) for cell in cells]
    if me.goods[VEGETABLE]:
        options += [Option(SOW_VEGETABLE + cell) for cell in cells]
    for card in empty_field_cards(me):
        if any(me.goods[crop] for crop in card.field):
            options.append(card.option)
    return options


def land_to_sow(me: Player, sown: int = 0) -> int:
    """Unused spaces that a card lets the player plant like fields, beside those that were planted in this action."""
    if (sown & ~me.farm.fields).bit_count() >= me.outfit.sows_land:
        return 0
    return me.farm.unused() & ~me.farm.blocked & ~me.farm.planted_land()


def sow_field(g: Agricola, me: Player, cell: Cell, crop: Good) -> None:
    me.goods[crop] -= 1
    me.farm.sow(cell, crop, SOWN[crop])
    if g.events is not None:
        g.tell("sow", me, cell=cell, good=GOODS[crop])


def sow_card(g: Agricola, me: Player, option: int) -> Flow:
    card = next(card for card in me.outfit.fields if card.option == option)
    crops = [crop for crop in card.field if me.goods[crop]]
    crop = crops[0]
    if len(crops) > 1:
        prompt = Prompt("sow-card", {"card": card.slug})
        crop = (yield Choice(me.seat, prompt, [Option(GOOD + one) for one in crops])) - GOOD
    me.goods[crop] -= 1
    me.notes[card.number] = crop * ON_CARD + SOWN[crop]
    if g.events is not None:
        g.tell("sow-card", me, card=card.slug, good=GOODS[crop])


# Baking


def can_bake(g: Agricola, me: Player, keep: int = 0) -> bool:
    if not me.outfit.bakers:
        return False
    return me.goods[GRAIN] > keep or (me.outfit.makes & SEEDS != 0 and can_pay(me, ((GRAIN, keep + 1),)))


def bake(g: Agricola, me: Player, keep: int = 0) -> Flow:
    """A Bake Bread action: grain by grain, in the best oven that is left; each improvement up to its limit.

    keep: so much grain must be left
    """
    yield from fire(g, me, me.outfit.hooks[BEFORE_BAKE], Deed(me))
    if me.goods[GRAIN] <= keep:
        yield from make_ready(g, me, ((GRAIN, keep + 1),))
    bakers = me.outfit.bakers
    limits = [limit for limit, _ in bakers]
    baked = 0
    while me.goods[GRAIN] > keep:
        at = next((n for n, limit in enumerate(limits) if limit), -1)
        if at < 0:
            break
        pick = yield Choice(me.seat, BAKE_BREAD, [BAKE, DONE] if baked else [BAKE])
        if pick == DONE:
            break
        baked += 1
        limits[at] -= 1
        me.goods[GRAIN] -= 1
        me.goods[FOOD] += bakers[at][1]
        if g.events is not None:
            g.tell("bake", me, food=bakers[at][1])
