"""What Farmers of the Moor adds to a view, as types."""

from typing import TypedDict

from allmende.agricola.seen.bundles import Bundle


class SpecialAction(TypedDict):
    """The price is what others pay who take it from its owner."""

    special: str
    cost: Bundle
    gives: Bundle


class Special(TypedDict):
    """A special action card, and who has used it."""

    card: str
    actions: list[SpecialAction]
    holder: int | None
    face_down: bool


class SoloPile(TypedDict):
    """Alone, one special action card at a time lies open."""

    next: Special | None
    count: int
    spent: list[str]
    below: list[str]
    paid: bool


class MoorView(TypedDict):
    level: int
    special: list[Special]
    pile: SoloPile | None
    garden_path: int | None
    """Who has the Garden Path marker."""


class Below(TypedDict):
    forests: list[int]
    moors: list[int]


class MoorFarm(TypedDict):
    """The tiles on spaces; some cover another one."""

    forests: list[int]
    moors: list[int]
    below: Below


class MoorTable(TypedDict):
    moor: MoorView | None
