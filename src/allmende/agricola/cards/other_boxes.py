"""Cards that the rulebooks name and other boxes contain: never dealt, but they can be arranged."""

from typing import Final

from allmende.agricola.actions.family import can_grow, grow
from allmende.agricola.actions.fields import fields_to_take_from, take_from_field
from allmende.agricola.cards.asking import card_prompt, choose_good
from allmende.agricola.cards.base.majors import ANY_NUMBER
from allmende.agricola.cards.base.occupations.boosters_and_points import wood_by_rounds_left
from allmende.agricola.cards.card import (
    FARM_PLANNER,
    FOOD_PROVIDER,
    LIVESTOCK_PROVIDER,
    MAJOR,
    MORE_PEOPLE,
    POINTS_PROVIDER,
    RESOURCE_PROVIDER,
    minor,
    occupation,
)
from allmende.agricola.cards.hooks import (
    AFTER_RENOVATION,
    ANY_IMPROVEMENT,
    ANY_TIME,
    AS_SOON_AS,
    BEFORE_IMPROVEMENT,
    END_OF_ROUND,
    FIELD_PHASE,
    RETURNING_HOME,
    Deed,
    Ways,
    on,
    scoring,
    scoring_of_all,
)
from allmende.agricola.cards.needs import fields, occupations
from allmende.agricola.cards.notes import Pieces
from allmende.agricola.cards.printed import Place
from allmende.agricola.cards.rewards import counted_improvements
from allmende.agricola.course.harvest import breed_type, young_of
from allmende.agricola.course.scoring import plain_points
from allmende.agricola.farm.housing import EMPTY, stockings
from allmende.agricola.goods import (
    ANIMALS,
    FOOD,
    GRAIN,
    VEGETABLE,
    WOOD,
    Bundle,
    bundle,
    count_in,
    covers,
    plus,
)  # fmt: skip
from allmende.agricola.paying.payment import choose_way, pay
from allmende.agricola.paying.reach import can_pay
from allmende.agricola.player import Player
from allmende.agricola.setup import HARVESTS
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import GOOD
from allmende.table.choice import Choice, Flow, Option, Prompt

# What comes when the card is played


def marry(g: Agricola, me: Player) -> Flow:
    if can_grow(g, me, room=False):
        yield from grow(g, me)


occupation(
    "lover",
    "C127",
    FARM_PLANNER,
    deck="named",
    players=3,
    fee=lambda rounds: rounds,
    on_play=marry,
    exception=MORE_PEOPLE,
)


def wood_for_improvements(g: Agricola, me: Player) -> None:
    g.get(me, WOOD, len(counted_improvements(g, me)))


occupation("wood-carrier", "A117", RESOURCE_PROVIDER, deck="named", on_play=wood_for_improvements)


# Wage

LOWER_ROW: Final = ("clay-oven", "stone-oven", "joinery", "pottery", "basketmakers-workshop")
"""The major improvements that have their places there. Those of six players lie under them."""


def wage(g: Agricola, me: Player) -> None:
    majors = [card for card in me.played(MAJOR) if g.setup.doors.counts(g, card)]
    g.get(me, FOOD, 2 + sum([(card.under or card.slug) in LOWER_ROW for card in majors]))


minor("wage", "B007", FOOD_PROVIDER, deck="named", on_play=wage, traveling=True)

# What lasts

minor(
    "oriental-fireplace",
    "A060",
    FOOD_PROVIDER,
    deck="named",
    returns=(
        "fireplace-2", "fireplace-3", "fireplace-4", "cooking-hearth-4", "cooking-hearth-5", "cooking-hearth-6",
    ),
    upgrade=True,
    points=1,
    cooks=bundle(vegetable=4, sheep=3, cattle=5),
    bakes=(ANY_NUMBER, 2),
)  # fmt: skip

minor("stockyard", "B012", FARM_PLANNER, deck="named", cost=bundle(wood=1, stone=1), points=1, place=Place(3))


def is_rewarded(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.card is not None and g.setup.doors.counts(g, deed.card)


minor(
    "wood-workshop",
    "B075",
    RESOURCE_PROVIDER,
    deck="named",
    cost=bundle(clay=1),
    needs=occupations(1),
    hooks=[on(BEFORE_IMPROVEMENT, gain=bundle(wood=1), when=is_rewarded)],
)


# Silage: the grain may come straight from a field.

WHICH_GRAIN: Final = Prompt("which-grain")


def can_feed_silage(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.round not in HARVESTS and len(young_of(me)) > 0 and len(grain_at_hand(me)) > 0


def grain_at_hand(me: Player) -> list[Option]:
    """Where 1 grain can be taken from: the supply, field tiles, field cards."""
    options = [Option(GOOD + GRAIN)] if can_pay(me, bundle(grain=1)) else []
    return options + fields_to_take_from(me, GRAIN)


def feed_silage(g: Agricola, me: Player, deed: Deed) -> Flow:
    animal = yield from choose_good(me, "silage", young_of(me))
    yield from give_grain(g, me)
    yield from breed_type(g, me, animal)


def give_grain(g: Agricola, me: Player) -> Flow:
    options = grain_at_hand(me)
    pick: int = options[0]
    if len(options) > 1:
        pick = yield Choice(me.seat, WHICH_GRAIN, options)
    if pick == GOOD + GRAIN:
        yield from pay(g, me, [bundle(grain=1)])
        return
    take_from_field(g, me, pick, GRAIN)
    g.hand_over(me, bundle(grain=1))


minor(
    "silage",
    "A084",
    LIVESTOCK_PROVIDER,
    deck="named",
    needs=fields(2),
    hooks=[on(RETURNING_HOME, run=feed_silage, when=can_feed_silage, may=True)],
)


# Pasture Master: the animals may move before, so the owner decides which types stand in pastures with a stable.


def animals_that_join(me: Player) -> Ways:
    """What the pastures with a stable can bring, without what is only less."""
    which = [n for n, area in enumerate(me.farm.pastures()) if area & me.farm.stables]
    found: Ways = []
    for stocking in stockings(me.places(), me.animals(), which, me.farm.rules):
        joining: Bundle = ()
        for kind in stocking:
            if kind != EMPTY:
                joining = plus(joining, ((ANIMALS[kind], 1),))
        if joining not in found:
            found.append(joining)
    return [some for some in found if not any(other != some and covers(other, some) for other in found)]


def has_stocked_stables(g: Agricola, me: Player, deed: Deed) -> bool:
    return animals_that_join(me) != [()]


def let_animals_join(g: Agricola, me: Player, deed: Deed) -> Flow:
    g.gain(me, (yield from choose_way(me, animals_that_join(me), card_prompt("pasture-master"))))


occupation(
    "pasture-master",
    "B168",
    LIVESTOCK_PROVIDER,
    deck="named",
    players=4,
    hooks=[
        on(AFTER_RENOVATION, gain=bundle(food=2)),
        on(AFTER_RENOVATION, run=let_animals_join, when=has_stocked_stables),
    ],
)


# Town Clerk: food gathers on the card; once it is turned face down and taken.

FACE_DOWN: Final = 1000
"""The note of a card that was turned."""


def records(g: Agricola, me: Player, deed: Deed) -> bool:
    card = deed.card
    if card is None or not card.is_major() or me.note("town-clerk") == FACE_DOWN:
        return False
    return g.setup.doors.counts(g, card)


def record(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("town-clerk", me.note("town-clerk") + 1)


def has_gathered_food(g: Agricola, me: Player, deed: Deed) -> bool:
    return 0 < me.note("town-clerk") < FACE_DOWN


def turn_face_down(g: Agricola, me: Player, deed: Deed) -> None:
    g.get(me, FOOD, me.note("town-clerk"))
    me.set_note("town-clerk", FACE_DOWN)


occupation(
    "town-clerk",
    "D173",
    FOOD_PROVIDER,
    note=Pieces(FOOD, 99, {"face down": FACE_DOWN}),
    deck="named",
    players=5,
    hooks=[
        on(ANY_IMPROVEMENT, also=record, when=records),
        on(ANY_TIME, run=turn_face_down, when=has_gathered_food, may=True),
    ],
)

# Points


# Estate Master: the note says that the farm was full once.


def farm_was_full(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("estate-master") > 0 or g.setup.doors.is_full(g, me)


def harvests_vegetables(g: Agricola, me: Player, deed: Deed) -> bool:
    return farm_was_full(g, me, deed) and count_in(deed.taken, VEGETABLE) > 0


def points_for_vegetables(g: Agricola, me: Player, deed: Deed) -> None:
    g.note_points(me, count_in(deed.taken, VEGETABLE))


occupation(
    "estate-master",
    "B132",
    POINTS_PROVIDER,
    deck="named",
    players=3,
    hooks=[on(AS_SOON_AS, when=farm_was_full), on(FIELD_PHASE, also=points_for_vegetables, when=harvests_vegetables)],
)


# Village Peasant: an upgrade is a major and a minor improvement.


def last_round(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.round == g.setup.rounds


def vegetables_for_cards(g: Agricola, me: Player, deed: Deed) -> Bundle:
    counted = counted_improvements(g, me)
    majors = sum([card.is_major() for card in counted])
    minors = sum([card.is_minor() for card in counted])
    return bundle(vegetable=min(majors, minors, me.outfit.occupations))


occupation(
    "village-peasant",
    "B133",
    POINTS_PROVIDER,
    deck="named",
    players=3,
    hooks=[on(END_OF_ROUND, gain=vegetables_for_cards, when=last_round)],
)


# Housemaster

HOUSE_STEPS: Final = (5, 7, 9, 11)
"""Points on major improvements that are worth one bonus point more."""


def master_of_majors(g: Agricola, me: Player) -> int:
    printed = [card.points for card in counted_improvements(g, me) if card.is_major()]
    total = sum(printed) + min(printed, default=0)
    return sum([total >= step for step in HOUSE_STEPS])


occupation(
    "housemaster",
    "B153",
    POINTS_PROVIDER,
    deck="named",
    players=4,
    hooks=[scoring(master_of_majors)],
)


# Constable: a category below 0, or a card that costs points. Markers that cost bonus points do not count.


def blameless(g: Agricola, owner: Player, player: Player) -> int:
    points = plain_points(player)
    g.setup.doors.score(g, player, points)
    points["bonus"] = 0
    negative = min(points.values()) < 0 or any(card.points < 0 for card in player.outfit.cards)
    return 0 if negative else 3


occupation(
    "constable",
    "C135",
    POINTS_PROVIDER,
    deck="named",
    players=3,
    on_play=wood_by_rounds_left,
    hooks=[scoring_of_all(blameless)],
)
