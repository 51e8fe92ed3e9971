"""What a farmer of Agricola does for a partner: goods on Market Place, and what is built or plowed over there.

What the partner gains counts like one's own gain, more where the partner has less of it: of each line of the score
sheet the lower value counts.
"""

from typing import Any, Final

from allmende.agricola.actions.building import STABLE_COST, room_ways, stable_ways
from allmende.agricola.goods import GOODS
from allmende.agricola.state import Agricola
from allmende.agricola.team.market import LOST, TRADED
from allmende.agricola.team.partners import partner_of
from allmende.agricola.team.vocabulary import OWN_FARM, PARTNERS_FARM
from allmende.agricola.vocabulary import CELL, CHOSEN, DONE, EDGE
from allmende.bots.agricola.gains import cheapest, field, goods, plan_fences, plow, stable
from allmende.bots.agricola.prices import Prospect
from allmende.bots.agricola.yard import FIELDS, ROOMS, first_of, stable_cell
from allmende.table import Option

WORTHWHILE: Final = 0.15
"""What goes over must gain the team so much."""
MARKET: Final = "market-place"


def partners(o: Prospect) -> Prospect:
    """The farm of the partner, as everybody sees it."""
    return Prospect(o.g, partner_of(o.g, o.me), o.taste, False)


# Market Place


def given(o: Prospect, p: Prospect, good: int, n: int) -> float:
    """What it brings the team to hand over so many of a good: 1 more is lost."""
    return goods(p, good, n) + o.worth(good, -n - LOST) if n else 0.0


def best_gift(o: Prospect, p: Prospect, good: int) -> tuple[float, int]:
    """How many of a good should go over, and what that brings."""
    best = (0.0, 0)
    for n in range(1, o.me.goods[good] - LOST + 1):
        best = max(best, (given(o, p, good, n) - WORTHWHILE, n))
    return best


def market(o: Prospect) -> float:
    """What Market Place brings the team, in both directions."""
    p = partners(o)
    return sum([best_gift(o, p, good)[0] + best_gift(p, o, good)[0] for good in TRADED])


def give(o: Prospect, so_far: dict[str, int], options: list[Option]) -> int:
    """The good of which most is to be gained by one more."""
    p = partners(o)
    best, found = (0.0 if DONE in options else -99.0), DONE
    for option in options:
        if option != DONE:
            good = CHOSEN[option]
            n = so_far.get(GOODS[good], 0)
            wanted = best_gift(o, p, good)
            if wanted[1] > n and wanted[0] > best:
                best, found = wanted[0], option
            elif DONE not in options and given(o, p, good, n + 1) > best:
                best, found = given(o, p, good, n + 1), option
    return found


# The farm of the partner


def fewer_fields(o: Prospect, p: Prospect) -> bool:
    """Has the partner less than oneself, so that a field over there counts more?"""
    return p.me.farm.fields.bit_count() < o.me.farm.fields.bit_count()


def field_anywhere(o: Prospect) -> float:
    """A field where it brings more."""
    p = partners(o)
    own = plow(o) if o.me.farm.field_cells() else -1.0
    if not p.me.farm.field_cells() or not (fewer_fields(o, p) or own < 0):
        return own
    return max(own, field(p) - field(o) + plow(o))


def choose_farm(o: Prospect, options: list[Option]) -> int:
    p = partners(o)
    return PARTNERS_FARM if PARTNERS_FARM in options and fewer_fields(o, p) and field(p) > field(o) else OWN_FARM


def build_for_partner(o: Prospect, name: str, args: dict[str, Any], options: list[Option], cells: int) -> int:
    """Rooms, stables, fences and fields over there, as long as they are worth more than they cost here."""
    p = partners(o)
    g, me, on = o.g, o.me, p.me
    if name == "plow":
        return CELL + first_of(FIELDS, cells)
    if name == "build-room":
        return CELL + first_of(ROOMS, cells) if p.room() > cheapest(o, room_ways(g, me, on)) else DONE
    if name == "build-stable":
        price = 0.0 if args.get("free") else cheapest(o, stable_ways(g, me, STABLE_COST, on))
        return CELL + stable_cell(on.farm, cells) if stable(p, cells) > price else DONE
    layout, gain = plan_fences(p, args["count"], o, args["own"])
    if layout is not None and (gain > 0 or args["count"]):
        for option in options:
            if option != DONE and layout.fences >> option - EDGE & 1:
                return option
    return DONE if DONE in options else options[0]


def gain_with_partner(o: Prospect, slug: str, gain: float) -> float:
    """What a space brings the team, if it is another gain than one's own."""
    if slug == MARKET:
        return market(o)
    return field_anywhere(o) if slug == "farmland" else gain


def plays_in_team(g: Agricola) -> bool:
    return g.setup.has("teams")
