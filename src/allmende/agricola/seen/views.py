"""What a view of Agricola holds, as types: the client's are made of them, and a test holds every view against them."""

from typing import Literal, NotRequired, TypedDict

from allmende.agricola.registry.views import AddedToFarms, AddedToPlayers, AddedToSpaces, AddedToTables
from allmende.agricola.seen.bundles import Animal, Bundle, Good
from allmende.table.views import OptionKey, Sheet

Phase = Literal[
    "draft", "before-round", "preparation", "work", "returning-home", "field-phase", "feeding", "heating",
    "after-feeding", "breeding", "after-breeding", "harvest-end", "round-end", "over",
]  # fmt: skip
CardKind = Literal["occupation", "minor", "major", "rule", "event", "merchant", "space"]
Zone = Literal["board", "farm", "goods", "hand", "pack", "majors", "display", "played"]
"""Where offered things lie: spaces and special actions on the board, spaces and fences of the farmyard, goods, and
cards in hand, in the pack of a draft, among the open majors, on display for all, in front of the player."""

Herd = list[int]
"""How many sheep, wild boar, cattle and horses."""


class Space(AddedToSpaces):
    space: str
    good: Good | None
    """What accumulates here; null if nothing does."""
    count: int
    per_round: int
    gives: Bundle
    seats: list[int]
    """Whose people are here."""
    closed: bool
    others: NotRequired[Bundle]
    """Goods of other kinds that lie here, too."""
    why: NotRequired[str]
    """Why nobody can use it now, if a module says so: the name of a message."""
    round: int | None
    """On which round space the card lies; null for what is printed on the board."""


class Major(TypedDict):
    card: str
    cost: Bundle
    price: int
    points: int
    holder: int | None
    under: str | None
    """The major that lies on top of it; covered as long as that one is there."""
    covered: bool
    gone: bool


class Planted(TypedDict):
    cell: int
    crops: Bundle


class Pasture(TypedDict):
    cells: list[int]
    capacity: int
    animals: Herd


class Pen(TypedDict):
    cell: int
    capacity: int
    animals: Herd


class Farm(AddedToFarms):
    extension: list[tuple[int, int]]
    """Spaces beyond the first fifteen."""
    blocked: list[int]
    """Where nothing can be built."""
    material: Literal["wood", "clay", "stone"]
    rooms: list[int]
    fields: list[Planted]
    planted: list[Planted]
    """Crops on spaces that are no fields."""
    stables: list[int]
    fences: list[int]
    spare_fences: int
    spare_stables: int
    pastures: list[Pasture]
    pens: list[Pen]
    pets: list[Herd]
    """In the house, and on cards."""
    pet_room: list[int]
    """How many pets have room in each of these places."""
    loose: Herd
    """Too many: they would run away."""
    unused: list[int]


class Played(TypedDict):
    card: str
    kind: int
    note: int
    crops: NotRequired[Bundle]
    cells: NotRequired[list[int]]
    """Farmyard spaces that the card has marked."""
    cold: NotRequired[bool]
    """A fuel token lies on it: it must be lit before it can be used."""


class Promised(TypedDict):
    round: int
    good: Good | None
    count: int
    card: str


class People(TypedDict):
    all: int
    home: int
    bed: int
    newborns: int
    placed: list[str]
    room: int


class Hand(TypedDict):
    """Known is the whole hand for its owner; for the others, what everybody saw being passed."""

    occupations: int
    minors: int
    known: list[str]


class Draft(TypedDict):
    pack: list[str]
    kept: list[str]
    left: int


class Feeding(TypedDict):
    round: int
    need: int
    have: int
    coming: int
    """Food on round spaces until then, and what cards give in the field phase before."""
    cook: int
    """What goods could become, those that will be harvested before included."""


class ScoreStep(TypedDict):
    count: int
    next: int | None
    gain: int


class Player(AddedToPlayers):
    seat: int
    goods: dict[Good, int]
    lying: int
    """Horses that were laid on their side."""
    people: People
    farm: Farm
    hand: Hand
    draft: Draft
    played: list[Played]
    promised: list[Promised]
    food_needed: int
    fuel_needed: int
    feeding: Feeding | None
    """When the family eats next; null after the last harvest."""
    begging: int
    noted: int
    score: dict[str, int]
    steps: dict[str, ScoreStep]
    """By category of the score sheet: how many, and at how many the points change."""


class Cooking(TypedDict):
    eat: Good
    food: int


class Exchange(TypedDict):
    card: str
    key: OptionKey
    give: Bundle
    get: Bundle
    harvest: bool
    """Once in each harvest."""
    open: bool


class Oven(TypedDict):
    limit: int | None
    food: int


class Place(TypedDict):
    """Room for animals; the order is: pastures, stables outside of them, the house, cards."""

    size: int
    types: list[Animal]
    mixed: bool
    pasture: bool


class Kept(TypedDict):
    """The most that can be kept, with where they would stand."""

    counts: Herd
    standing: list[Herd]


class Housing(TypedDict):
    places: list[Place]
    one_pasture: bool
    """House rule: no type may live in more than one pasture."""
    animals: Herd
    keeps: list[Kept]


class Breeding(TypedDict):
    young: list[Animal]
    housing: Housing


class Previews(TypedDict):
    """What a seat can work out about its own next decisions."""

    fences: list[list[Bundle]]
    """The ways to pay for 1, 2, 3 ... fences."""
    exchanges: list[Exchange]
    ovens: list[Oven]
    housing: Housing
    breeding: Breeding | None
    """While animals breed: the young to come, and who could stay then."""


class DraftPart(TypedDict):
    """Pairs are occupations and minor improvements."""

    dealt: tuple[int, int]
    rounds: list[tuple[int, int]]
    keep_rest: bool
    to_the_right: bool
    """Packs go to the right; else to the left."""


class Drafting(TypedDict):
    part: int
    round: int
    parts: list[DraftPart]


class Table(AddedToTables):
    round: int
    phase: Phase
    first: int
    active: int
    harvests: list[int]
    target: int | None
    """The solo game: how many points one wants."""
    spaces: list[Space]
    rounds: list[str]
    stages: list[list[str]]
    majors: list[Major]
    display: list[str]
    """Cards that are to be had by all."""
    cooking: list[Cooking]
    previews: Previews | None
    drafting: Drafting | None
    players: list[Player]
    sheet: Sheet
    """By seat and category, where points come from."""


class Need(TypedDict):
    """What must be there before a card can be played: so many of something, and how its sentence is made."""

    name: str
    """Its message is `needs-<name>`."""
    n: int
    bound: Literal["", "at-most", "exactly"]
    """Empty: at least."""
    goods: Bundle
    space: str


class CardFacts(TypedDict):
    """What the face of a card shows."""

    slug: str
    kind: CardKind
    set: str
    code: str
    category: str
    costs: list[Bundle]
    """Alternatives."""
    points: int
    players: int
    traveling: bool
    returns: list[str]
    """Instead of a cost: one of these cards is handed back."""
    upgrade: bool
    house: bool
    needs: list[Need]


class Things(TypedDict):
    """What lies in the box."""

    card: list[CardFacts]
