"""What a farmer of Agricola makes of the X deck."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.actions.fields import fields_with
from allmende.agricola.actions.space import Space
from allmende.agricola.drawn.asking import PERSON
from allmende.agricola.goods import ANIMALS, GRAIN, KINDS, VEGETABLE
from allmende.agricola.vocabulary import CELL, CHOSEN, COUNT, DONE, EDGE, NO, YES
from allmende.agricola.xdeck.events import PRICE_OF_A_SON
from allmende.agricola.xdeck.merchants import PLUTO_PRICE, POINTS
from allmende.agricola.xdeck.spaces import ROCKET, ROCKET_POINTS, kinds_in_game
from allmende.bots.agricola.prices import Prospect
from allmende.table import Option

SOME: Final = 3
"""What comes out of the Transmogrifier is judged by so many."""
PERSON_WORTH: Final = 8.0
PLACEMENTS_PER_POINT: Final = 4
"""So many people find the candies of one point."""


def x_space_gain(o: Prospect, slug: str) -> float | None:
    """What an action space of the deck brings; None: it is none."""
    if slug == "extraterrestrial-excrement":
        return 0.8 * (fields_with(o.me, GRAIN) * o.crop(GRAIN, 1) + fields_with(o.me, VEGETABLE) * o.crop(VEGETABLE, 1))
    if slug == "homemade-space-rocket":
        return ROCKET_POINTS * o.points - o.cost(ROCKET)
    if slug == "transmogrifier":
        return max([swap_gain(o, good) for good in range(KINDS)])
    return None


def swap_gain(o: Prospect, good: int) -> float:
    """The best that can become of all goods of a kind."""
    n = o.me.goods[good]
    if not n or good in ANIMALS:
        return 0.0
    others = [other for other in kinds_in_game(o.g) if other != good and other not in ANIMALS]
    return max([o.worth(other, n) for other in others]) + o.worth(good, -n)


def loss(o: Prospect, option: int) -> float:
    return PERSON_WORTH if option == PERSON else -o.worth(CHOSEN[option], -1)


def answer_aliens(
    o: Prospect, name: str, args: Mapping[str, Any], options: list[Option], gains: Mapping[int, float]
) -> int | None:
    """An answer to what only the X deck asks; None: it is nothing of the sort. `gains`: what spaces bring."""
    if name == "place-for":
        return min(options, key=lambda option: gains.get(option, 0.0))
    if name == "be-placed":
        return DONE if DONE in options else options[0]
    if name in ("tribute", "give-for-child"):
        return min(options, key=lambda option: loss(o, option))
    if name == "lay-candy":
        return max(options, key=lambda option: gains.get(option, 0.0))
    if name == "transmogrify":
        own = [option for option in options if option in CHOSEN]
        return max(own, key=lambda option: swap_gain(o, CHOSEN[option])) if own else options[0]
    if name == "transmogrify-into":
        return max(options, key=lambda option: 0.0 if CHOSEN[option] in ANIMALS else o.worth(CHOSEN[option], SOME))
    return card_answer(o, args.get("card", ""), options, gains) if name == "card" else None


def card_answer(o: Prospect, slug: str, options: list[Option], gains: Mapping[int, float]) -> int | None:
    if slug in ("strange-alien-energy", "carbonite-cousin"):
        best = max(options, key=lambda option: gains.get(option, -1.0))
        return best if gains.get(best, 0.0) > 0 or DONE not in options else DONE
    if slug == "alien-farmhand":
        return max(options, key=lambda option: mark_worth(o, option))
    if slug == "merchants-of-pluto":
        return YES if POINTS * o.points > o.cost(PLUTO_PRICE) else NO
    if slug == "earthlings-are-easy":
        return YES if o.growth() > 0 else NO
    if slug == "candy-trail":
        points = o.turns // PLACEMENTS_PER_POINT
        return min(options, key=lambda option: abs(option - COUNT - points))
    if slug == "i-am-your-father":
        prices = sorted([-o.worth(good, -1) for good in range(KINDS) for _ in range(o.me.goods[good])])
        return options[0] if o.growth() > sum(prices[:PRICE_OF_A_SON]) else DONE
    return circles(o, options) if slug == "crop-circles" else None


def mark_worth(o: Prospect, option: int) -> float:
    """A good, or one of the goods of an accumulation space in every round."""
    if option == DONE:
        return 0.0
    if option in CHOSEN:
        return o.worth(CHOSEN[option], 1)
    space = space_of(o, option)
    return 0.0 if space is None or space.good in ANIMALS else o.worth(space.good, 1)


def space_of(o: Prospect, option: int) -> Space | None:
    return next((space for space in [o.g.space(number) for number in o.g.board] if space.option == option), None)


def circles(o: Prospect, options: list[Option]) -> int:
    """On unused land beside other unused land: it counts as used from then on."""
    farm = o.me.farm
    unused = farm.unused()

    def worth(option: int) -> int:
        if not CELL <= option < EDGE:
            return -9
        bit = 1 << option - CELL
        return 2 * int(unused & bit != 0) + int(farm.plan.around(bit) & unused != 0) - 4 * int(farm.rooms & bit != 0)

    return max(options, key=worth)
