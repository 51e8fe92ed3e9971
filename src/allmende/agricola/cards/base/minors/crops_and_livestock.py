"""Minor improvements that provide crops and animals."""

from allmende.agricola.actions.fields import empty_field_cards, field_cards_with, remove_from_field
from allmende.agricola.actions.space import GRAIN_SEEDS
from allmende.agricola.cards.asking import card_prompt
from allmende.agricola.cards.card import CROP_PROVIDER, LIVESTOCK_PROVIDER, OF_OPTION, minor
from allmende.agricola.cards.hooks import AFTER_FENCES, ANY_TIME, Deed, before_use, on
from allmende.agricola.cards.needs import occupations
from allmende.agricola.cards.notes import ON_CARD
from allmende.agricola.cards.printed import Later, in_rounds, next_rounds, rounds_from_now
from allmende.agricola.farm.fences import new_pastures
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import CROPS, GOODS, VEGETABLE, Bundle, Good, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import CELL
from allmende.table.choice import Choice, Flow, Option

minor(
    "corn-scoop",
    "A067",
    CROP_PROVIDER,
    cost=bundle(wood=1),
    hooks=[before_use(GRAIN_SEEDS, bundle(grain=1))],
)


minor(
    "large-greenhouse",
    "A069",
    CROP_PROVIDER,
    cost=bundle(wood=2),
    needs=occupations(2),
    later=Later(rounds_from_now(4, 7, 9), bundle(vegetable=1)),
)


# Clearing Spade: at any time, a crop goes from a field that bears several to an empty one.


def can_dig(g: Agricola, me: Player, deed: Deed) -> bool:
    return len(crowded_fields(me)) > 0


def crowded_fields(me: Player) -> dict[Option, Good]:
    """The fields that bear several crops of which one could grow elsewhere, with their crop."""
    found: dict[Option, Good] = {}
    for crop in CROPS:
        if fields_for(me, crop):
            tiles = [cell for cell in bits(me.farm.fields) if me.farm.crop_on(cell, crop) > 1]
            cards = [card for card in field_cards_with(me, crop) if me.notes[card.number] % ON_CARD > 1]
            found.update(dict.fromkeys([Option(CELL + cell) for cell in tiles], crop))
            found.update(dict.fromkeys([card.option for card in cards], crop))
    return found


def fields_for(me: Player, crop: Good) -> list[Option]:
    """The empty fields that a crop could grow on."""
    tiles = [Option(CELL + cell) for cell in bits(me.farm.empty_fields())]
    return tiles + [card.option for card in empty_field_cards(me) if crop in card.field]


def dig(g: Agricola, me: Player, deed: Deed) -> Flow:
    sources = crowded_fields(me)
    source = Option((yield Choice(me.seat, card_prompt("clearing-spade"), sorted(sources))))
    crop = sources[source]
    target = yield Choice(me.seat, card_prompt("clearing-spade"), fields_for(me, crop))
    remove_from_field(me, source, crop)
    if target in OF_OPTION:
        me.notes[OF_OPTION[target].number] = crop * ON_CARD + 1
    else:
        me.farm.sow(target - CELL, crop, 1)
    if g.events is not None:
        g.tell("move-crop", me, good=GOODS[crop])


minor(
    "clearing-spade",
    "A071",
    CROP_PROVIDER,
    cost=bundle(wood=1),
    hooks=[on(ANY_TIME, run=dig, when=can_dig, may=True)],
)


# Shepherd's Crook


def sheep_on_large_pastures(g: Agricola, me: Player, deed: Deed) -> Bundle:
    large = [area for area in new_pastures(me.farm, deed.unused) if area.bit_count() >= 4]
    return bundle(sheep=2 * len(large))


minor(
    "shepherds-crook",
    "A083",
    LIVESTOCK_PROVIDER,
    cost=bundle(wood=1),
    hooks=[on(AFTER_FENCES, gain=sheep_on_large_pastures)],
)


minor(
    "sack-cart",
    "B066",
    CROP_PROVIDER,
    cost=bundle(wood=2),
    needs=occupations(2),
    later=Later(in_rounds(5, 8, 11, 14), bundle(grain=1)),
)


minor(
    "beanfield",
    "B068",
    CROP_PROVIDER,
    cost=bundle(food=1),
    needs=occupations(2),
    points=1,
    field=(VEGETABLE,),
)


minor(
    "acorns-basket",
    "B084",
    LIVESTOCK_PROVIDER,
    cost=bundle(reed=1),
    needs=occupations(3),
    later=Later(next_rounds(2), bundle(boar=1)),
)
