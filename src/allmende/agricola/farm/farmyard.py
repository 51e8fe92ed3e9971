"""The farmyard of a player: house, fields, stables, fences, and what may be built where.

All sets of spaces are masks of the cells of its plan. What other tiles and cards do to a space is kept in three masks:
`covered` spaces bear a tile of another kind, which a module knows: they are used, and nothing may be built there;
`blocked` spaces cannot be built on although they are unused; `counted` spaces are used because a card says so.
"""

from typing import Any, Final

from allmende.agricola.farm.housing import Places, mixed, one_type, pasture
from allmende.agricola.farm.plan import HOUSE, MOST_CELLS, MOST_EXTENSIONS, PLAN, Areas, Cell, Plan, Spot, bits
from allmende.agricola.goods import KINDS, WOOD, Good, Material
from allmende.table.saved import entries, fields, mask, number, one_of, row

FENCES: Final = 15
STABLES: Final = 4

UNFINISHED: Final = 1
"""House rule: fences need not close a pasture."""
APART: Final = 2
"""House rule: pastures need not be adjacent."""
STRICT: Final = 4
"""House rule: every newly used space borders a used one."""

ALL_RULES: Final = 15
FARTHEST: Final = 20
"""No space of a farmyard is as far away as this."""
CELL_OF: Final = {str(cell): cell for cell in range(MOST_CELLS)}

_CROP_BITS: Final = 8
MOST_CROPS: Final = 255
"""Of a good, on one space."""
_SAVED_BITS: Final = 4
_MOST_SAVED: Final = 15
"""What is saved as one number has 4 bits for each good: only high stacks need more."""


class Farmyard:
    """The farmyard of a player, and the pieces that are still to be built there."""

    __slots__ = (
        "blocked", "counted", "covered", "fences", "fields", "material", "plan", "rooms", "rules", "sown",
        "spare_fences", "spare_stables", "stables",
    )  # fmt: skip

    def __init__(self, rules: int = 0) -> None:
        self.plan: Plan = PLAN
        self.rules = rules  # house rules: UNFINISHED, APART, STRICT, ONE_PASTURE
        self.rooms = HOUSE
        self.material = WOOD  # the good the house is built of
        self.fields = 0  # field tiles
        self.sown = [0] * PLAN.cells  # what lies on each space: 8 bits for each good
        self.stables = 0
        self.fences = 0  # a mask of edges
        self.covered = 0
        self.blocked = 0
        self.counted = 0
        self.spare_fences = FENCES
        self.spare_stables = STABLES

    def copy(self) -> "Farmyard":
        other = Farmyard(self.rules)
        other.plan = self.plan
        other.rooms = self.rooms
        other.material = self.material
        other.fields = self.fields
        other.sown = self.sown[:]
        other.stables = self.stables
        other.fences = self.fences
        other.covered = self.covered
        other.blocked = self.blocked
        other.counted = self.counted
        other.spare_fences = self.spare_fences
        other.spare_stables = self.spare_stables
        return other

    # Spaces

    def fenced(self) -> int:
        """The spaces that are completely fenced in."""
        cells = 0
        for area in self.plan.areas(self.fences):
            cells |= area
        return cells

    def used(self) -> int:
        """
        >>> Farmyard().used().bit_count(), Farmyard().unused().bit_count()
        (2, 13)
        """
        return self.rooms | self.fields | self.stables | self.covered | self.counted | self.fenced()

    def unused(self) -> int:
        return self.plan.land & ~self.used()

    def closed_to_fences(self) -> int:
        """The spaces that cannot be fenced in: only empty spaces and stables can."""
        return self.rooms | self.fields | self.covered | self.blocked

    # Pastures and stables

    def pastures(self) -> Areas:
        """The pastures, in the order of their first spaces. A fenced forest is none."""
        areas = self.plan.areas(self.fences)
        spoilt = self.covered | self.blocked
        if spoilt:
            return tuple([area for area in areas if not area & spoilt])
        return areas

    def pasture_cells(self) -> int:
        cells = 0
        for area in self.pastures():
            cells |= area
        return cells

    def fenced_stables(self) -> int:
        return self.stables & self.fenced() if self.stables else 0

    def lone_stables(self) -> int:
        """The stables outside of pastures."""
        return self.stables & ~self.fenced() if self.stables else 0

    def capacity(self, area: int, extra: int = 0) -> int:
        """How many animals a pasture holds: 2 for each space, twice as many with each stable, and what cards add.

        >>> Farmyard().capacity(0b111, extra=2)
        8
        """
        return (2 * area.bit_count() << (area & self.stables).bit_count()) + extra

    def places(self, per_pasture: int = 0, pets: int = 1, times: int = 1) -> Places:
        """Where animals live: the pastures in order, then each lone stable, then the house with its pets.

        times: pastures and stables hold so many times as many
        """
        places = [pasture(self.capacity(area, per_pasture) * times) for area in self.pastures()]
        places += [one_type(times)] * self.lone_stables().bit_count()
        if pets:
            places.append(mixed(pets))
        return tuple(places)

    # Where to build

    def room_cells(self) -> int:
        """Where a room can be built: empty spaces beside a room.

        >>> bits(Farmyard().room_cells())
        [0, 6, 11]
        """
        return self.plan.around(self.rooms) & self.unused() & ~self.blocked

    def house_cells(self) -> int:
        """Where the first of two adjacent rooms of a new house can be built."""
        land = self.unused() & ~self.blocked
        return land & self.plan.around(land)

    def most_rooms(self) -> int:
        """How many rooms there is space for, one after another."""
        land = self.unused() & ~self.blocked
        return (self.plan.group(self.rooms, land) & land).bit_count()

    def field_cells(self) -> int:
        """Where a field can be plowed.

        >>> Farmyard().field_cells().bit_count()
        13
        """
        return self.beside_fields(self.unused() & ~self.blocked)

    def beside_fields(self, cells: int) -> int:
        """Of some spaces, those beside a field tile; all of them if there is no field tile yet."""
        if self.rules & STRICT and not self.fields:
            return cells & self.plan.around(self.used())
        return self.next_to_fields(cells)

    def next_to_fields(self, cells: int) -> int:
        """The same of spaces that are in use already: no house rule speaks of them."""
        return cells & self.plan.around(self.fields) if self.fields else cells

    def apart_from_fields(self, cells: int) -> int:
        """Of some spaces, those that are not adjacent to a field tile."""
        return cells & ~self.plan.around(self.fields)

    def most_fields(self) -> int:
        """How many fields can be plowed, one after another."""
        land = self.unused() & ~self.blocked
        if self.fields:
            return (self.plan.group(self.fields, land) & land).bit_count()
        first = self.beside_fields(land)
        return max([part.bit_count() for part in self.plan.groups(land) if part & first], default=0)

    def stable_cells(self) -> int:
        """Where a stable can be built: on any space without a tile, one on each.

        >>> Farmyard().stable_cells().bit_count()
        13
        """
        if not self.spare_stables:
            return 0
        cells = self.plan.land & ~(self.rooms | self.fields | self.stables | self.covered | self.blocked)
        if self.rules & STRICT:
            used = self.used()
            cells &= used | self.plan.around(used)
        return cells

    # Building

    def build_room(self, cell: Cell) -> None:
        self.rooms |= 1 << cell

    def renovate(self, material: Material) -> None:
        self.material = material

    def plow(self, cell: Cell) -> None:
        """Lay a field tile. What lay on the space goes back to the general supply."""
        self.fields |= 1 << cell
        self.sown[cell] = 0

    def build_stable(self, cell: Cell) -> None:
        self.stables |= 1 << cell
        self.spare_stables -= 1

    def set_fences(self, edges: int) -> None:
        self.spare_fences -= (edges & ~self.fences).bit_count()
        self.fences |= edges

    def extend(self, extension: tuple[Spot, Spot]) -> None:
        """Attach two more spaces."""
        self.plan = self.plan.extended(extension)
        self.sown += [0, 0]

    def block(self, cell: Cell) -> None:
        """Nothing can be done with a space any more; it counts as used."""
        self.blocked |= 1 << cell
        self.counted |= 1 << cell

    # What grows on the fields

    def sow(self, cell: Cell, crop: Good, n: int) -> None:
        """Put some of a good on a field."""
        self.sown[cell] += n << _CROP_BITS * crop

    def take_crop(self, cell: Cell, crop: Good, n: int = 1) -> None:
        """Take some of a good away from a field."""
        self.sown[cell] -= n << _CROP_BITS * crop

    def crop_on(self, cell: Cell, crop: Good) -> int:
        """How much of a good lies on a field."""
        return self.sown[cell] >> _CROP_BITS * crop & MOST_CROPS

    def crops(self, crop: Good) -> int:
        """How much of a good lies on the farmyard."""
        total = 0
        for lying in self.sown:
            total += lying >> _CROP_BITS * crop & MOST_CROPS
        return total

    def empty_fields(self) -> int:
        """The field tiles on which nothing lies."""
        return self.fields & ~self._lying(self.fields, -1)

    def planted_fields(self) -> int:
        """The field tiles on which something lies."""
        return self._lying(self.fields, -1)

    def planted_land(self) -> int:
        """The spaces without a field tile on which crops grow."""
        return self._lying(self.plan.land & ~self.fields, -1)

    def fields_with(self, crop: Good) -> int:
        """The field tiles on which some of a good lies: the grain fields, the vegetable fields."""
        return self._lying(self.fields, MOST_CROPS << _CROP_BITS * crop)

    def _lying(self, cells: int, goods: int) -> int:
        found = 0
        for cell in bits(cells):
            if self.sown[cell] & goods:
                found |= 1 << cell
        return found

    # JSON

    def to_json(self) -> dict[str, Any]:
        return {
            "spots": [list(spot) for spot in self.plan.spots[PLAN.cells :]],
            "rules": self.rules,
            "rooms": bits(self.rooms),
            "material": self.material,
            "fields": bits(self.fields),
            "sown": {str(cell): sown_to_json(lying) for cell, lying in enumerate(self.sown) if lying},
            "stables": bits(self.stables),
            "fences": bits(self.fences),
            "covered": bits(self.covered),
            "blocked": bits(self.blocked),
            "counted": bits(self.counted),
            "spare_fences": self.spare_fences,
            "spare_stables": self.spare_stables,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Farmyard":
        """What `to_json` wrote; a ValueError if it cannot be so."""
        farm = Farmyard(number(data["rules"], ALL_RULES))
        farm.plan = plan_from_json(data["spots"])
        cells = farm.plan.cells
        farm.rooms = mask(data["rooms"], cells)
        farm.material = number(data["material"], KINDS - 1)
        farm.fields = mask(data["fields"], cells)
        farm.sown = sown_from_json(data["sown"], cells)
        farm.stables = mask(data["stables"], cells)
        farm.fences = mask(data["fences"], farm.plan.edges)
        farm.covered = mask(data["covered"], cells)
        farm.blocked = mask(data["blocked"], cells)
        farm.counted = mask(data["counted"], cells)
        farm.spare_fences = number(data["spare_fences"], FENCES)
        farm.spare_stables = number(data["spare_stables"], STABLES)
        return farm


def plan_from_json(spots: Any) -> Plan:
    """The plan with its extensions, each of which could be laid where it lies."""
    found: list[Spot] = []
    for spot in entries(spots):
        down, right = row(spot, 2)
        found.append((number(down, FARTHEST, -FARTHEST), number(right, FARTHEST, -FARTHEST)))
    plan = PLAN
    for n in range(0, len(found), 2):
        pair = tuple(found[n : n + 2])
        if n >= 2 * MOST_EXTENSIONS or len(pair) < 2 or (pair[0], pair[1]) not in plan.extensions():
            raise ValueError("a farmyard has spaces where there can be none")
        plan = plan.extended((pair[0], pair[1]))
    return plan


def sown_to_json(lying: int) -> Any:
    """What lies on a space as one number; if there is much of a good, as a list by goods."""
    counts = [lying >> _CROP_BITS * good & MOST_CROPS for good in range(KINDS)]
    if max(counts) > _MOST_SAVED:
        return counts
    return sum([n << _SAVED_BITS * good for good, n in enumerate(counts)])


def sown_from_json(data: Any, cells: int) -> list[int]:
    sown = [0] * cells
    for cell, saved in fields(data).items():
        if isinstance(saved, list):
            counts = [number(n, MOST_CROPS) for n in row(saved, KINDS)]
        else:
            lying = number(saved, (1 << _SAVED_BITS * KINDS) - 1)
            counts = [lying >> _SAVED_BITS * good & _MOST_SAVED for good in range(KINDS)]
        sown[one_of(cell, CELL_OF)] = sum([n << _CROP_BITS * good for good, n in enumerate(counts)])
    return sown


def mask_of(numbers: list[int]) -> int:
    """
    >>> mask_of([1, 2, 4])
    22
    """
    return sum([1 << number for number in numbers])
