"""The harvest: field phase, feeding, breeding. Everybody decides at the same time, each about the own farm."""

from typing import Final

from allmende.agricola.actions.fields import crop_on_card, take_from_card
from allmende.agricola.cards.hooks import (
    AFTER_BREEDING,
    AFTER_FEEDING,
    END_OF_HARVEST,
    FIELD_PHASE,
    HARVEST_DRAW,
    START_OF_FIELDS,
    START_OF_HARVEST,
    Deed,
    HookKind,
)
from allmende.agricola.cards.triggers import ask, fire, give_all
from allmende.agricola.course.hands import swap_cards
from allmende.agricola.course.scoring import could_stand_better
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import ANIMALS, CROPS, FAIRY, FOOD, GOODS, NOTHING, Bundle, Good, count_in, listed
from allmende.agricola.paying.anytime import at_any_time, something_special
from allmende.agricola.paying.exchange import NOT_TRADED, Traded, available, convert
from allmende.agricola.paying.food import feeding_options, make_food
from allmende.agricola.player import FAIRIES_ON_A_SPACE, Player
from allmende.agricola.state import BRED, BREEDING, FEEDING, HARVEST_END, HEATING, ROUND_END, Agricola
from allmende.agricola.vocabulary import ANYTIME, DONE, EAT_OF
from allmende.table.choice import Choice, Flow, Option, Prompt, Seat, together

MAKE_ROOM: Final = Prompt("make-room")
BEFORE_BREEDING: Final = Prompt("before-breeding")
LAST_CHANCE: Final = Prompt("last-chance")


def fire_together(g: Agricola, kind: HookKind, taken: list[Bundle] | None = None) -> Flow:
    """Everybody's cards act on the own farm. `taken`: what each player has just harvested."""
    flows: dict[Seat, Flow] = {}
    for me in g.in_order():
        if me.outfit.hooks[kind]:
            deed = Deed(me)
            deed.taken = taken[me.seat] if taken else NOTHING
            give_all(g, me, me.outfit.hooks[kind], deed)
            flows[me.seat] = ask(g, me, me.outfit.hooks[kind], deed)
    yield from together(dict(sorted(flows.items())))


# Field phase


def fields_flow(g: Agricola) -> Flow:
    """The field phase with cards that have a part in it."""
    yield from together({me.seat: use_freely(g, me) for me in g.players if something_special(g, me)})
    for me in g.in_order():
        yield from fire(g, me, me.outfit.hooks[HARVEST_DRAW], Deed(me))
    yield from fire_together(g, START_OF_HARVEST)
    yield from fire_together(g, START_OF_FIELDS)
    crops = grow_and_take(g)
    g.at = len(g.players)
    yield from fire_together(g, FIELD_PHASE, crops)
    g.at = 0
    g.begin(FEEDING)


def use_freely(g: Agricola, me: Player) -> Flow:
    """Use cards that may be used at any time, as long as the owner likes."""
    traded: Traded | None = NOT_TRADED
    while traded is not None and (something_special(g, me, traded) or is_last_chance(g, me)):
        if (yield Choice(me.seat, LAST_CHANCE, [ANYTIME, DONE])) == DONE:
            return
        traded = yield from at_any_time(g, me, traded)


def is_last_chance(g: Agricola, me: Player) -> bool:
    """Would anything that may be done at any time bring points now, right before scoring?"""
    return g.phase == HARVEST_END and could_stand_better(g, me)


def grow_and_take(g: Agricola) -> list[Bundle]:
    """Everybody takes 1 crop from every planted field: what each one takes."""
    return [take_crops(g, me) for me in g.players]


def take_crops(g: Agricola, me: Player) -> Bundle:
    farm = me.farm
    taken = [0] * len(GOODS)
    if farm.fields or me.outfit.sows_land:
        for cell in bits(planted(me)):
            for crop in CROPS:
                if farm.crop_on(cell, crop):
                    farm.take_crop(cell, crop)
                    taken[crop] += 1
    for card in me.outfit.fields:
        if me.notes.get(card.number, 0):
            taken[take_from_card(me, card)] += 1
    crops = listed(taken)
    g.gain(me, crops)
    return crops


def planted(me: Player) -> int:
    """The spaces of the farmyard that bear crops."""
    farm = me.farm
    return farm.planted_fields() | (farm.planted_land() if me.outfit.sows_land else 0)


def ripe_crops(me: Player) -> Bundle:
    """What `take_crops` would take now."""
    ripe = [0] * len(GOODS)
    for cell in bits(planted(me)):
        for crop in CROPS:
            ripe[crop] += me.farm.crop_on(cell, crop) > 0
    for card in me.outfit.fields:
        if me.notes.get(card.number, 0):
            ripe[crop_on_card(me, card)] += 1
    return listed(ripe)


# Feeding


def food_needed(g: Agricola, me: Player, number: int = 0) -> int:
    """What the family eats in the harvest of this round or, if it is given, of another one: newborns have grown up."""
    newborns = me.newborns if number in (0, g.round) else 0
    return (me.people - newborns) * g.setup.adult_food + newborns


def choosers(g: Agricola) -> list[Player]:
    """Those who have something to decide about feeding."""
    found: list[Player] = []
    for me in g.players:
        missing = food_needed(g, me) - me.goods[FOOD]
        if feeding_options(g, me, max(0, missing)):
            found.append(me)
    return found


def feed_all(g: Agricola, flows: dict[Seat, Flow]) -> Flow:
    """Everybody makes food; then the families eat."""
    yield from together(flows)
    pay_food(g)
    g.phase = HEATING


def feed(g: Agricola, me: Player) -> Flow:
    return make_food(g, me, food_needed(g, me), harvest=True)


def pay_food(g: Agricola) -> None:
    """Each family eats; what is missing costs begging markers."""
    for me in g.players:
        need = food_needed(g, me)
        paid = min(need, me.goods[FOOD])
        me.goods[FOOD] -= paid
        if g.events is not None:
            g.tell("feed", me, food=paid)
        g.beg(me, need - paid)


def after_feeding(g: Agricola) -> Flow:
    yield from fire_together(g, AFTER_FEEDING)
    g.begin(BREEDING)


# Breeding


def young_of(me: Player, types: tuple[int, ...] = ANIMALS, guests: Bundle = NOTHING) -> list[int]:
    """The types that have two parents. Guests: animals that count besides, or, below 0, that do not."""
    if guests:
        return [good for good in types if me.standing(good) + count_in(guests, good) >= 2]
    return [good for good in types if me.standing(good) >= 2]


def young_fit(g: Agricola) -> bool:
    """Breed for all players if everybody has room for all young, and nobody can exchange animals before."""
    for me in g.players:
        if not has_room_for_young(me, guests=guests_of(g, me)) or animal_exchanges(me):
            return False
    for me in g.players:
        add_young(g, me, young_of(me, guests=guests_of(g, me)))
        breed_fairies(g, me)
    return True


def guests_of(g: Agricola, me: Player) -> Bundle:
    return g.setup.doors.guests(g, me) if g.setup.modules else NOTHING


def breed_fairies(g: Agricola, me: Player) -> None:
    if can_breed_fairies(me):
        add_young(g, me, [FAIRY])


def can_breed_fairies(me: Player) -> bool:
    """They breed like animals, and need no pasture but a place."""
    return me.goods[FAIRY] >= 2 and me.goods[FAIRY] < FAIRIES_ON_A_SPACE * me.free_spaces()


def has_room_for_young(me: Player, types: tuple[int, ...] = ANIMALS, guests: Bundle = NOTHING) -> bool:
    young = young_of(me, types, guests)
    if not young:
        return True
    for good in young:
        me.goods[good] += 1
    fit = not me.crowded()
    for good in young:
        me.goods[good] -= 1
    return fit


def add_young(g: Agricola, me: Player, young: list[int]) -> None:
    for good in young:
        me.goods[good] += 1
    if young and g.events is not None:
        g.tell("breed", me, goods=[GOODS[good] for good in young])


def breed_all(g: Agricola) -> Flow:
    yield from together({me.seat: breed(g, me) for me in g.players})
    g.phase = BRED


def breed(g: Agricola, me: Player, types: tuple[int, ...] = ANIMALS) -> Flow:
    """Room may be made before; then young are born, and animals may be released for them, but none cooked."""
    guests = guests_of(g, me)
    yield from make_room(g, me, types, guests)
    add_young(g, me, young_of(me, types, guests))
    yield from house_animals(g, me, cook=False)
    if types == ANIMALS:
        breed_fairies(g, me)


def make_room(g: Agricola, me: Player, types: tuple[int, ...], guests: Bundle = NOTHING) -> Flow:
    """Animals may be cooked as long as young ones would have no room, and exchanged in any case."""
    while True:
        options = animal_exchanges(me)
        others: list[Option] = []
        prompt = BEFORE_BREEDING
        if not has_room_for_young(me, types, guests):
            others = g.setup.doors.anytime_options(me)
            options += [EAT_OF[good] for good in ANIMALS if cookable(me, good)] + others
            prompt = MAKE_ROOM
        if not options:
            return
        pick = yield Choice(me.seat, prompt, [*options, DONE])
        if pick == DONE:
            return
        if pick in others:
            yield from g.setup.doors.do_anytime(g, me, pick)
            continue
        convert(g, me, pick)
        if me.crowded():
            yield from house_animals(g, me)


def animal_exchanges(me: Player) -> list[Option]:
    """Exchanges at any time that animals have a part in: they decide who can breed."""
    return [
        exchange.option
        for exchange in me.outfit.exchanges
        if any(good in ANIMALS for good, _ in exchange.give + exchange.get) and available(me, exchange)
    ]


def cookable(me: Player, good: Good) -> bool:
    return me.goods[good] > 0 and me.outfit.rates[good] > 0


def breed_type(g: Agricola, me: Player, good: Good) -> Flow:
    """One type of animals breeds, as by a card."""
    return breed(g, me, (good,))


def after_breeding(g: Agricola) -> Flow:
    yield from fire_together(g, AFTER_BREEDING)
    g.begin(HARVEST_END)


# The end


def end_harvest(g: Agricola) -> Flow:
    """Cards that end a harvest; after the last one, a last chance to exchange before scoring."""
    yield from fire_together(g, END_OF_HARVEST)
    if g.setup.deal == "dorn-five" and g.round < g.setup.rounds:
        yield from swap_cards(g)
    if g.round == g.setup.rounds:
        chances = [me for me in g.players if something_special(g, me) or is_last_chance(g, me)]
        yield from together({me.seat: use_freely(g, me) for me in chances})
    g.begin(ROUND_END)
