"""The action spaces of the X deck, X01 to X03, and their cards."""

from typing import Final

from allmende.agricola.actions.fields import field_cards_with, fields_with
from allmende.agricola.actions.space import Space
from allmende.agricola.cards.card import CROP_PROVIDER, GOODS_PROVIDER, POINTS_PROVIDER, space_card
from allmende.agricola.cards.hooks import Deed
from allmende.agricola.cards.notes import ON_CARD
from allmende.agricola.farm.farmyard import MOST_CROPS
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import COMMON, CROPS, GOODS, bundle, names
from allmende.agricola.paying.payment import pay
from allmende.agricola.paying.reach import can_pay
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import GOOD
from allmende.agricola.xdeck.contact import accumulating
from allmende.table.choice import Choice, Flow, Option, Prompt

ROCKET: Final = bundle(wood=2, clay=2, reed=1, stone=1)
ROCKET_POINTS: Final = 4
TRANSMOGRIFY: Final = Prompt("transmogrify")
TRANSMOGRIFY_INTO: Final = Prompt("transmogrify-into")


# X01: one more crop on every planted field


def has_planted(g: Agricola, me: Player) -> bool:
    return any(fields_with(me, crop) for crop in CROPS)


def fertilize(g: Agricola, me: Player, deed: Deed) -> None:
    grown: list[str] = []
    for crop in CROPS:
        for cell in bits(me.farm.fields_with(crop)):
            if me.farm.crop_on(cell, crop) < MOST_CROPS:
                me.farm.sow(cell, crop, 1)
                grown.append(GOODS[crop])
        for card in field_cards_with(me, crop):
            if me.notes[card.number] % ON_CARD < ON_CARD - 1:
                me.notes[card.number] += 1
                grown.append(GOODS[crop])
    if g.events is not None:
        g.tell("fertilize", me, goods=grown)


# X02: an exchange, not a building cost


def can_build_rocket(g: Agricola, me: Player) -> bool:
    return can_pay(me, ROCKET)


def build_rocket(g: Agricola, me: Player, deed: Deed) -> Flow:
    yield from pay(g, me, [ROCKET])
    g.note_points(me, ROCKET_POINTS)


# X03: all goods of a kind, or all on an accumulation space, become as many of another kind


def kinds_in_game(g: Agricola) -> list[int]:
    doors = g.setup.doors
    played = {good for module in doors.present for good in module.goods}
    absent = {good for module in doors.absent for good in module.goods} - played
    return [good for good in range(COMMON) if good not in absent]


def can_transmogrify(g: Agricola, me: Player) -> bool:
    return any(me.goods[:COMMON]) or any(g.lying(space) for space in accumulating(g))


def transmogrify(g: Agricola, me: Player, deed: Deed) -> Flow:
    spaces = [space for space in accumulating(g) if g.lying(space)]
    options = [Option(GOOD + good) for good in range(COMMON) if me.goods[good]]
    options += [space.option for space in spaces]
    pick = yield Choice(me.seat, TRANSMOGRIFY, options)
    space = next((space for space in spaces if space.option == pick), None)
    before = g.lying(space) if space is not None else ((pick - GOOD, me.goods[pick - GOOD]),)
    kinds = [good for good in kinds_in_game(g) if [good] != [kind for kind, _ in before]]
    good = (yield Choice(me.seat, TRANSMOGRIFY_INTO, [Option(GOOD + kind) for kind in kinds])) - GOOD
    after = ((good, sum([n for _, n in before])),)
    if space is None:
        g.hand_over(me, before)
        g.gain(me, after)
    else:
        g.lay(space, after)
        g.tell("transmogrify", me, space=space.slug, goods=names(after))


X_SPACES: Final = (
    Space("extraterrestrial-excrement", can=has_planted, act=fertilize),
    Space("homemade-space-rocket", can=can_build_rocket, act=build_rocket),
    Space("transmogrifier", can=can_transmogrify, act=transmogrify),
)
space_card("extraterrestrial-excrement", "X01", CROP_PROVIDER, deck="x")
space_card("homemade-space-rocket", "X02", POINTS_PROVIDER, deck="x")
space_card("transmogrifier", "X03", GOODS_PROVIDER, deck="x")
