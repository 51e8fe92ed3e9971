"""The events of the forest deck: 01, 04 to 09, 11, 12 and 26."""

from typing import Final

from allmende.agricola.actions.fields import can_plow, field_cards_with, field_ways, plow
from allmende.agricola.cards.asking import confirm
from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    CROP_PROVIDER,
    FARM_PLANNER,
    GOODS_PROVIDER,
    LIVESTOCK_PROVIDER,
    RESOURCE_PROVIDER,
    event,
)
from allmende.agricola.cards.notes import ON_CARD
from allmende.agricola.drawn.growing import must_grow
from allmende.agricola.farm.farmyard import MOST_CROPS
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import (
    BOAR,
    BUILDING_RESOURCES,
    CATTLE,
    CROPS,
    GOODS,
    HORSE,
    LLAMA,
    SHEEP,
    VEGETABLE,
    WOOD,
    Good,
    bundle,
)
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.woods.tales import forest_of, tale_of
from allmende.table.choice import Flow

MOST_FIELDS: Final = 3
CHILD: Final = "feral-child"
KING: Final = "boar-king"
INQUISITION: Final = "peruvian-inquisition"
LLAMA_STEPS: Final = (1, 4, 6, 8)
"""How many llamas bring 1, 2, 3 and 4 points; fewer cost one."""


# 01


def plow_by_the_sea(g: Agricola, me: Player) -> Flow:
    """Up to three fields, one after another."""
    for _ in range(MOST_FIELDS):
        fields = sum([player.farm.fields.bit_count() for player in g.players])
        if not can_plow(g, me):
            return
        yield from plow(g, me, may=True)
        if sum([player.farm.fields.bit_count() for player in g.players]) == fields:
            return


event("lady-of-the-sea-1", "F01", FARM_PLANNER, deck="forest", on_play=plow_by_the_sea)


# 04: a child that works at once, and leaves after the next feeding


def raise_child(g: Agricola, me: Player) -> Flow:
    if not (yield from must_grow(g, me, CHILD)):
        return
    me.newborns -= 1
    me.born_at = me.born_at[:-1]
    me.home += 1
    tale_of(me).wild += 1
    g.tell("grow-up", me)


event(CHILD, "F04", ACTIONS_BOOSTER, deck="forest", on_play=raise_child)


# 05


def give_sheep(g: Agricola, me: Player) -> None:
    n = me.goods[SHEEP]
    g.hand_over(me, bundle(sheep=n))
    g.gain(me, bundle(wood=n))


event("hermit", "F05", RESOURCE_PROVIDER, deck="forest", on_play=give_sheep)


# 06: from now on only this card moves the token


def take_the_token(g: Agricola, me: Player) -> None:
    forest_of(g).held = False
    g.take_token(me)
    forest_of(g).held = True


event("lady-of-the-sea-2", "F06", ACTIONS_BOOSTER, deck="forest", on_play=take_the_token)


# 07


def follow_king(g: Agricola, me: Player) -> Flow:
    """Boars are doubled; without boars vegetables go from the fields; with neither a field is plowed."""
    if me.goods[BOAR]:
        g.get(me, BOAR, me.goods[BOAR])
    elif not lose_vegetables(g, me) and can_plow(g, me):
        at_hand = all(me.goods[good] >= n for way in field_ways(g, me, me) for good, n in way)
        if at_hand or (yield from confirm(me, KING)):
            yield from plow(g, me)


def lose_vegetables(g: Agricola, me: Player) -> bool:
    """All vegetables on fields go to the general supply: were there any?"""
    cells, cards = bits(me.farm.fields_with(VEGETABLE)), field_cards_with(me, VEGETABLE)
    for cell in cells:
        n = me.farm.crop_on(cell, VEGETABLE)
        me.farm.take_crop(cell, VEGETABLE, n)
        g.tell("lose-crops", me, goods=[GOODS[VEGETABLE]] * n, cell=cell)
    for card in cards:
        n = me.notes[card.number] % ON_CARD
        me.notes[card.number] = 0
        g.tell("lose-crops", me, goods=[GOODS[VEGETABLE]] * n, card=card.slug)
    return len(cells) + len(cards) > 0


event(KING, "F07", LIVESTOCK_PROVIDER, deck="forest", on_play=follow_king)


# 08


def rob_the_rich(g: Agricola, me: Player) -> None:
    for good in BUILDING_RESOURCES:
        redistribute(g, me, good)


def redistribute(g: Agricola, me: Player, good: Good) -> None:
    """Who has most gives one to who has fewest; what cannot be shared equally goes to the drawer."""
    counts = [player.goods[good] for player in g.players]
    if max(counts) == min(counts):
        return
    rich = [player for player in g.players if player.goods[good] == max(counts)]
    poor = [player for player in g.players if player.goods[good] == min(counts)]
    for player in rich:
        g.hand_over(player, ((good, 1),))
    if len(rich) % len(poor):
        g.get(me, good, len(rich))
        return
    for player in poor:
        g.get(player, good, len(rich) // len(poor))


event("men-in-tights", "F08", RESOURCE_PROVIDER, deck="forest", on_play=rob_the_rich)


# 09


def oblige(g: Agricola, me: Player) -> None:
    for crop in CROPS:
        if me.goods[crop]:
            g.get(me, crop, me.goods[crop])
            return
    g.gain(me, bundle(grain=1, vegetable=1))


event("noblesse-oblige", "F09", CROP_PROVIDER, deck="forest", on_play=oblige)


# 11


def visit_castle(g: Agricola, me: Player) -> None:
    g.gain(me, bundle(food=3, stone=3))
    if len(g.players) > 1:
        tale_of(me).skips += 1


event("french-castle", "F11", GOODS_PROVIDER, deck="forest", on_play=visit_castle)


def skip_turn(g: Agricola, me: Player) -> bool:
    """Is this turn left out? Then the next one is not."""
    tale = tale_of(me)
    if not tale.skips:
        return False
    tale.skips -= 1
    g.tell("skip-turn", me)
    return True


# 12


def trade_wood_for_crops(g: Agricola, me: Player) -> None:
    """All wood goes; then every planted field bears as much again."""
    g.hand_over(me, bundle(wood=me.goods[WOOD]))
    grown: list[str] = []
    for crop in CROPS:
        for cell in bits(me.farm.fields_with(crop)):
            n = min(me.farm.crop_on(cell, crop), MOST_CROPS - me.farm.crop_on(cell, crop))
            me.farm.sow(cell, crop, n)
            grown += [GOODS[crop]] * n
        for card in field_cards_with(me, crop):
            n = min(me.notes[card.number] % ON_CARD, ON_CARD - 1 - me.notes[card.number] % ON_CARD)
            me.notes[card.number] += n
            grown += [GOODS[crop]] * n
    if grown:
        g.tell("fertilize", me, goods=grown)


event("all-your-wood", "F12", CROP_PROVIDER, deck="forest", on_play=trade_wood_for_crops)


# 26


def convert_sheep(g: Agricola, me: Player) -> None:
    n = me.goods[SHEEP]
    g.hand_over(me, bundle(sheep=n))
    if n:
        g.get(me, LLAMA, n)


event(INQUISITION, "F26", LIVESTOCK_PROVIDER, deck="forest", on_play=convert_sheep)


def llamas_count(g: Agricola) -> bool:
    return forest_of(g).has_drawn(INQUISITION)


def animal_types(g: Agricola) -> list[Good]:
    """The types of animals in this game."""
    absent = [good for module in g.setup.doors.absent for good in module.goods]
    known = [good for good in (SHEEP, BOAR, CATTLE, HORSE) if good not in absent]
    return [*known, LLAMA] if llamas_count(g) else known
