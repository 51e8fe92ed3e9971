"""Cards that show how cards are made: between them they use every kind of door. docs/agricola-cards.md points here."""

from typing import Final

from allmende.agricola.actions.playing_cards import can_improve, improve, play_occupation, playable_occupations
from allmende.agricola.actions.space import ANIMAL_MARKETS, WISHES, WOOD_SPACES, Space, mask_of
from allmende.agricola.cards.asking import choose_cell
from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    CROP_PROVIDER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    GOODS_PROVIDER,
    OCCUPATION,
    POINTS_PROVIDER,
    RESOURCE_PROVIDER,
    minor,
    occupation,
)
from allmende.agricola.cards.hooks import (
    AFTER_IMPROVEMENT,
    ANY_TIME,
    ANY_USE,
    AS_SOON_AS,
    BEFORE_OCCUPATION,
    FENCES,
    FIELD_PHASE,
    RETURNING_HOME,
    ROOM,
    ROUND_SPACE,
    START_OF_ROUND,
    SUBSTITUTES,
    Deed,
    Ways,
    before_use,
    change_cost,
    on,
    scoring,
    second_person,
    share,
    whole_cost,
)
from allmende.agricola.cards.needs import CLAY_HOUSE, grain_fields, occupations
from allmende.agricola.cards.offers import PLOW, extra_person, may_act, trade
from allmende.agricola.cards.printed import TILE, Exchange, Later, next_rounds, rounds_from_now
from allmende.agricola.course.turn import ALL_SPACES
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import CLAY, CROPS, FOOD, SHEEP, VEGETABLE, WOOD, Bundle, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import action
from allmende.table.choice import Choice, Flow, Prompt

# Occupations

occupation("wood-cutter", "A116", RESOURCE_PROVIDER, hooks=[before_use(WOOD_SPACES, bundle(wood=1))])


# Paper Maker: just before an occupation, 1 wood for 1 food per occupation. A look ahead counts on it.


def paper(g: Agricola, me: Player, deed: Deed) -> Exchange:
    return Exchange(bundle(wood=1), bundle(food=me.outfit.occupations))


def can_sell_paper(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.goods[WOOD] > 0


def sell_paper(g: Agricola, me: Player, deed: Deed) -> None:
    g.hand_over(me, bundle(wood=1))
    g.get(me, FOOD, me.outfit.occupations)


occupation(
    "paper-maker",
    "B109",
    FOOD_PROVIDER,
    hooks=[on(BEFORE_OCCUPATION, run=sell_paper, when=can_sell_paper, may=True, exchange=paper)],
)


# Adoptive Parents: a newborn may be placed in its first round for 1 food, and is no newborn any more.


def has_newborn(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.newborns > 0


def adopt(g: Agricola, me: Player, deed: Deed) -> None:
    me.newborns -= 1
    me.born_at.pop()
    me.home += 1


occupation("adoptive-parents", "A092", ACTIONS_BOOSTER, hooks=[extra_person(adopt, has_newborn, price=bundle(food=1))])


# Clay Hut Builder: once, as soon as the house is not of wood.


occupation(
    "clay-hut-builder",
    "A120",
    RESOURCE_PROVIDER,
    hooks=[on(AS_SOON_AS, later=Later(next_rounds(5), bundle(clay=2)), when=CLAY_HOUSE)],
)


# Carpenter: another whole cost of a room.


def cheap_room(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    return [((me.farm.material, 3), (3, 2)) if me.farm.material < 3 else ((3, 2), (me.farm.material, 3))]


occupation("carpenter", "B126", RESOURCE_PROVIDER, hooks=[whole_cost(ROOM, cheap_room)])


# Grocer: a pile of goods on the card, to be bought from the top for 1 food each.

PILE: Final = ("wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable")

occupation(
    "grocer",
    "A102",
    GOODS_PROVIDER,
    exchanges=tuple([Exchange(bundle(food=1), bundle(**{good: 1}), nth=n) for n, good in enumerate(PILE)]),
)


# Lutenist: when another player uses Traveling Players.


def is_other(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.player is not me


occupation(
    "lutenist",
    "A160",
    CROP_PROVIDER,
    players=4,
    hooks=[
        on(ANY_USE, mask_of("traveling-players"), gain=bundle(food=1, wood=1), when=is_other),
        trade(ANY_USE, mask_of("traveling-players"), bundle(food=2), bundle(vegetable=1), when=is_other),
    ],
)


# Scholar: in a stone house, one card at the start of each round.


def can_study(g: Agricola, me: Player, deed: Deed) -> bool:
    if me.farm.material != 4:
        return False
    return len(playable_occupations(g, me, bundle(food=1))) > 0 or can_improve(g, me, major=False)


def study(g: Agricola, me: Player, deed: Deed) -> Flow:
    options = []
    if playable_occupations(g, me, bundle(food=1)):
        options.append(action("occupation"))
    if can_improve(g, me, major=False):
        options.append(action("minor"))
    pick: int = options[0]
    if len(options) > 1:
        pick = yield Choice(me.seat, Prompt("card", {"card": "scholar"}), options)
    if pick == action("occupation"):
        yield from play_occupation(g, me, bundle(food=1))
    else:
        yield from improve(g, me, major=False)


occupation("scholar", "B097", ACTIONS_BOOSTER, hooks=[on(START_OF_ROUND, run=study, when=can_study, may=True)])


# Tutor: points for what was played later.


def pupils(g: Agricola, me: Player) -> int:
    order = [card.slug for card in me.played(OCCUPATION)]
    return len(order) - order.index("tutor") - 1


occupation("tutor", "B099", POINTS_PROVIDER, hooks=[scoring(pupils)])


# Minor improvements

minor("drinking-trough", "A012", FARM_PLANNER, cost=bundle(clay=1), pasture_bonus=2)


minor("market-stall", "B008", CROP_PROVIDER, cost=bundle(grain=1), traveling=True, gain=bundle(vegetable=1))


minor(
    "beanfield",
    "B068",
    CROP_PROVIDER,
    cost=bundle(food=1),
    needs=occupations(2),
    points=1,
    field=(VEGETABLE,),
)


# Rammed Clay: any fence may be paid with clay.


def clay_fences(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    found: Ways = []
    for way in ways:
        counts = dict(way)
        wood = counts.pop(WOOD, 0)
        for n in range(wood + 1):
            more = {**counts, WOOD: wood - n, CLAY: counts.get(CLAY, 0) + n}
            found.append(tuple([(good, more[good]) for good in sorted(more) if more[good]]))
    return found


minor("rammed-clay", "A016", FARM_PLANNER, gain=bundle(clay=1), hooks=[change_cost(FENCES, clay_fences, SUBSTITUTES)])


# Handplow: a field tile waits on a round space.


minor(
    "handplow",
    "A019",
    FARM_PLANNER,
    cost=bundle(wood=1),
    later=Later(rounds_from_now(5), TILE),
    hooks=[may_act(ROUND_SPACE, 0, PLOW)],
)


# Lasso: two people in a row, one of them on an animal market.


def second_space(g: Agricola, me: Player, first: Space) -> int:
    return ALL_SPACES if ANIMAL_MARKETS >> first.number & 1 else ANIMAL_MARKETS


minor("lasso", "B024", ACTIONS_BOOSTER, cost=bundle(reed=1), hooks=[second_person(second_space)])


# Sleeping Corner: a Wish for Children space that exactly one other player occupies.


def may_lie_down(g: Agricola, me: Player, space: Space) -> bool:
    seats = g.occupied[space.number]
    return WISHES >> space.number & 1 == 1 and seats.bit_count() == 1 and not seats >> me.seat & 1


minor(
    "sleeping-corner",
    "A026",
    ACTIONS_BOOSTER,
    cost=bundle(wood=1),
    needs=grain_fields(2),
    points=1,
    hooks=[share(may_lie_down)],
)

minor(
    "junk-room",
    "A055",
    FOOD_PROVIDER,
    cost=bundle(wood=1, clay=1),
    hooks=[on(AFTER_IMPROVEMENT, gain=bundle(food=1))],
)


# Claypipe: many building resources in one work phase.


def collected_seven(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.collected >= 7


minor(
    "claypipe",
    "A053",
    FOOD_PROVIDER,
    cost=bundle(clay=1),
    hooks=[on(RETURNING_HOME, gain=bundle(food=2), when=collected_seven)],
)


# Loom: food in each field phase, points at the end.


def wool(g: Agricola, me: Player, deed: Deed) -> Bundle:
    sheep = me.goods[SHEEP]
    n = (sheep >= 1) + (sheep >= 4) + (sheep >= 7)
    return bundle(food=n)


def woven(g: Agricola, me: Player) -> int:
    return me.goods[SHEEP] // 3


minor(
    "loom",
    "B039",
    POINTS_PROVIDER,
    cost=bundle(wood=2),
    needs=occupations(2),
    points=1,
    hooks=[on(FIELD_PHASE, gain=wool), scoring(woven)],
)


# Clearing Spade: at any time, a crop goes from a field that bears several to an empty one.


def can_dig(g: Agricola, me: Player, deed: Deed) -> bool:
    return crowded_fields(me) != 0 and me.farm.empty_fields() != 0


def crowded_fields(me: Player) -> int:
    cells = 0
    for crop in CROPS:
        for cell in bits(me.farm.fields):
            if me.farm.crop_on(cell, crop) > 1:
                cells |= 1 << cell
    return cells


def dig(g: Agricola, me: Player, deed: Deed) -> Flow:
    source = yield from choose_cell(me, "clearing-spade", crowded_fields(me))
    target = yield from choose_cell(me, "clearing-spade", me.farm.empty_fields())
    for crop in CROPS:
        if me.farm.crop_on(source, crop):
            me.farm.take_crop(source, crop)
            me.farm.sow(target, crop, 1)


minor(
    "clearing-spade",
    "A071",
    CROP_PROVIDER,
    cost=bundle(wood=1),
    hooks=[on(ANY_TIME, run=dig, when=can_dig, may=True)],
)
