"""The tastes of a farmer of Agricola: how much things are liked, at which table.

The figures were found by playing: small changes, each over some hundred games; those that brought points stayed. Those
of `IN_COMPETITION` were bred (`python -m benchmarks.breeding`).
"""

from dataclasses import dataclass
from typing import Final

from allmende.agricola.state import Agricola


@dataclass(frozen=True)
class Taste:
    """How much a farmer likes things; as it stands here, plain."""

    early: float = 0.7  # points at the beginning of the game, in points at its end: they could be had later, too
    action: float = 1.5  # what a person does in a round
    mouth: float = 1.0  # what it eats in a harvest, as food for later
    room: float = 0.6  # room for a person, as part of what the person is worth
    delay: float = 1.5  # rounds until a room is lived in
    reed: float = 2.0  # a reed of a room, in wood
    stock: float = 0.6  # resources of a room, as part of what the room is worth
    fence: float = 0.4  # a wood for fences
    stable: float = 0.2  # a wood for stables
    spare: float = 0.05  # a resource that nobody needs
    renovate: float = 0.45  # a resource for a renovation
    major: float = 0.45  # a stone for major improvements
    clay: float = 0.25  # a clay for them
    horizon: float = 3.0  # so many turns before the end, half of what is planned will not be done
    food: float = 0.4  # food for a later harvest, if each turn has to bring one
    strain: float = 0.5  # how much that depends on what each turn has to bring
    saved: float = 0.5  # food instead of animals and crops that would be eaten
    gather: float = 2.0  # food that one turn can bring
    share: float = 1.2  # how much of the food on the board the farmer can get, if it were one of equals
    scrape: float = 0.3  # food that one turn can bring from elsewhere
    hunger: float = 1.0  # how soon the fear of hunger grows
    leftover: float = 0.05  # food that nobody needs
    cook: float = 0.5  # a cooking improvement, for each harvest to come
    larder: float = 0.5  # animals on a market, as part of the food they would be
    oven: float = 0.3  # an oven, for each harvest to come
    craft: float = 0.5  # a workshop, for each harvest to come
    grow: float = 0.1  # a crop that is harvested once
    bonus: float = 0.7  # a bonus point that a workshop may bring
    seed: float = 0.6  # a seed with a field for it
    field: float = 0.4  # a field without a seed
    cap: float = 0.15  # room for an animal
    breed: float = 0.4  # a young animal to come
    roast: float = 0.5  # a young animal that will be eaten, as part of its food
    first: float = 0.6  # to be the starting player
    plowing: float = 1.0  # how eagerly things are done, as they are worth: plowing,
    sowing: float = 1.0  # ... sowing
    fencing: float = 1.0  # ... building fences
    building: float = 1.0  # ... building rooms
    renovating: float = 1.0  # ... renovating
    improving: float = 1.0  # ... building improvements
    herding: float = 1.0  # ... taking animals
    hauling: float = 1.0  # ... taking goods that gather
    fuel: float = 0.5  # fuel for a later harvest
    bed: float = 1.2  # a person who does not lie in bed
    land: float = 0.3  # a space without forest or moor
    special: float = 0.0  # what a special action must bring
    hurry: float = 0.0  # ... and how much more, as part of what the best space brings


AMONG_OTHERS: Final = Taste()
"""With four others and more."""
IN_COMPETITION: Final = Taste(
    early=0.09, action=4.99, mouth=0.18, room=0.17, delay=0.89, reed=0.79, stock=0.46, fence=0.48, stable=0.23,
    spare=0.05, renovate=0.31, major=0.52, clay=0.65, horizon=1.28, food=0.74, strain=0.59, saved=0.3, gather=2.84,
    share=4.12, scrape=0.45, hunger=1.39, leftover=0.02, cook=1.47, larder=0.73, oven=0.29, craft=0.06, grow=0.31,
    bonus=0.88, seed=0.25, field=0.16, cap=0.04, breed=0.23, roast=0.63, first=1.11, plowing=1.04, sowing=0.57,
    fencing=0.56, building=1.64, renovating=0.7, improving=0.49, herding=0.61, hauling=1.23,
)  # fmt: skip
"""With one to three others, without Farmers of the Moor: bred over 180 generations against its forebears. Points that
can be had later, too, count little at the beginning, and people most."""
ON_THE_MOOR: Final = Taste(early=0.9, renovate=0.7, seed=0.8, land=0.15)
"""With others, with Farmers of the Moor."""
ALONE: Final = Taste(
    early=0.53, delay=0.91, reed=2.66, spare=0.03, renovate=0.7, saved=0.37, gather=3.44, scrape=0.42,
    hunger=1.13, leftover=0.06, seed=0.8, cap=0.03, breed=0.3, sowing=1.03, renovating=1.96, improving=0.71,
    herding=0.69, land=0.15, special=0.12,
)  # fmt: skip
"""With Farmers of the Moor or hand cards."""
FAMILY_ALONE: Final = Taste(
    action=3.46, mouth=1.17, delay=1.94, fence=0.21, clay=0.39, horizon=2.21, scrape=0.26, leftover=0.1,
    larder=0.31, oven=0.2, grow=0.08, bonus=0.83, field=0.45, breed=0.33, roast=0.28, herding=0.92,
    hauling=0.45, fuel=0.43,
)  # fmt: skip
"""The family game: nobody takes anything away, so what gathers may wait, and people count most."""


FEW: Final = 4
"""With more players, spaces are taken so often that plans for a large family seldom come true."""


def usual_taste(g: Agricola) -> Taste:
    """What suits the table."""
    if len(g.players) > 1:
        if g.setup.has("moor"):
            return ON_THE_MOOR
        return IN_COMPETITION if len(g.players) <= FEW else AMONG_OTHERS
    return FAMILY_ALONE if not g.setup.has("moor") and g.setup.family_game else ALONE
