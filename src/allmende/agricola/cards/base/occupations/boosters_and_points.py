"""Occupations that boost actions, and those that bring points."""

from typing import Final

from allmende.agricola.actions.playing_cards import (
    can_improve,
    improve,
    improvements,
    play_occupation,
    playable_occupations,
)
from allmende.agricola.cards.card import ACTIONS_BOOSTER, OCCUPATION, POINTS_PROVIDER, occupation
from allmende.agricola.cards.hooks import (
    MAJOR_IMPROVEMENT,
    START_OF_ROUND,
    Deed,
    Ways,
    change_cost,
    on,
    scoring,
    scoring_of_all,
)
from allmende.agricola.cards.offers import extra_person
from allmende.agricola.cards.rewards import counted_improvements
from allmende.agricola.farm.housing import roomy_pastures
from allmende.agricola.goods import STONE, WOOD, bundle, less
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import action
from allmende.table.choice import Choice, Flow, Option, Prompt

# Adoptive Parents: a newborn may be placed in its first round for 1 food, and is no newborn any more.


def has_newborn(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.newborns > 0


def adopt(g: Agricola, me: Player, deed: Deed) -> None:
    me.newborns -= 1
    me.born_at.pop()
    me.home += 1


occupation("adoptive-parents", "A092", ACTIONS_BOOSTER, hooks=[extra_person(adopt, has_newborn, price=bundle(food=1))])


def lone_stables(g: Agricola, me: Player) -> int:
    return me.farm.lone_stables().bit_count()


occupation("stable-architect", "A098", POINTS_PROVIDER, hooks=[scoring(lone_stables)])


# Braggart

PRIDE: Final = {5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9}
"""Bonus points for so many improvements."""


def pride(g: Agricola, me: Player) -> int:
    return PRIDE.get(min(len(counted_improvements(g, me)), 10), 0)


occupation("braggart", "A133", POINTS_PROVIDER, players=3, hooks=[scoring(pride)])


# Master Bricklayer: a discount that grows with the house.


def cut_by_added_rooms(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    added = max(0, me.rooms() - 2)
    return [less(way, bundle(stone=added)) for way in ways]


occupation("master-bricklayer", "B095", ACTIONS_BOOSTER, hooks=[change_cost(MAJOR_IMPROVEMENT, cut_by_added_rooms)])


# Scholar: in a stone house, one card at the start of each round.


def can_study(g: Agricola, me: Player, deed: Deed) -> bool:
    if me.farm.material != STONE:
        return False
    return len(playable_occupations(g, me, bundle(food=1))) > 0 or can_improve(g, me, major=False)


def studies(g: Agricola, me: Player) -> list[Option]:
    cards = playable_occupations(g, me, bundle(food=1)) + improvements(g, me, major=False)
    return [card.option for card in cards] if me.farm.material == STONE else []


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


occupation(
    "scholar", "B097", ACTIONS_BOOSTER, hooks=[on(START_OF_ROUND, run=study, when=can_study, may=True, uses=studies)]
)


# Organic Farmer: animals stand where they are worth most. Some may still be without room when points are looked at.


def roomy(g: Agricola, me: Player) -> int:
    kept = me.keepable() if me.crowded() else [me.animals()]
    return max([roomy_pastures(me.places(), animals, 3, me.farm.rules) for animals in kept])


occupation("organic-farmer", "B098", POINTS_PROVIDER, hooks=[scoring(roomy, fewer=True)])


# Tutor: points for what was played later.


def pupils(g: Agricola, me: Player) -> int:
    order = [card.slug for card in me.played(OCCUPATION) if not card.drawn]
    return len(order) - order.index("tutor") - 1


occupation("tutor", "B099", POINTS_PROVIDER, hooks=[scoring(pupils)])


# House Steward: wood now; at the end, points for whoever has the most rooms.

STEWARDSHIP: Final = (1, 3, 6, 9)
"""Complete rounds left for which there is one wood more."""


def wood_by_rounds_left(g: Agricola, me: Player) -> None:
    g.get(me, WOOD, sum([g.rounds_left() >= rounds for rounds in STEWARDSHIP]))


def most_rooms(g: Agricola, owner: Player, player: Player) -> int:
    return 3 if player.rooms() == max([other.rooms() for other in g.players]) else 0


occupation(
    "house-steward",
    "B136",
    POINTS_PROVIDER,
    players=3,
    on_play=wood_by_rounds_left,
    hooks=[scoring_of_all(most_rooms)],
)
