"""What `game.view(seat)` holds, as types. What lies in `table` is declared by each game (`contract`)."""

from typing import Any, Final, Literal, NotRequired, TypeAlias, TypedDict

OptionKey: TypeAlias = list[str | int]
"""What an option stands for: ["card", "smithy"], ["cell", 7], ["done"]. The first is a word, the kind of thing."""


class Prompt(TypedDict):
    """What is asked: a name, and what it needs to be spoken. Each game declares its own ones."""

    name: str


class OptionView(TypedDict):
    option: int
    key: OptionKey
    zone: NotRequired[str]
    """Where the thing lies, as far as it lies anywhere."""
    ends: NotRequired[bool]
    """Picking it can end the turn."""
    pays: NotRequired[dict[str, int]]
    """What will be paid for it, where that is not what stands on the thing; empty: nothing."""
    aside: NotRequired[Literal["useful", "idle"]]
    """It stands beside what is asked: shown last, and lit only if it could be of use now."""


class ChoiceView(TypedDict):
    prompt: Prompt
    options: list[OptionView]


class View(TypedDict):
    """The table as a seat may see it."""

    game: str
    seat: int | None
    over: bool
    waiting: list[int]
    """The seats that are asked now."""
    choice: ChoiceView | None
    table: dict[str, Any]
    """The game's own: its contract declares the type."""


OPEN_RECORDS: Final[tuple[Any, ...]] = (Prompt,)
"""They may have more fields than those that stand here."""


class ScorePart(TypedDict):
    """One of the things that make up the points of a category: what it is, for a person, and what it brings."""

    said: dict[str, Any]
    """Its sentence is `part-<kind>`."""
    points: int


Sheet: TypeAlias = list[dict[str, list[ScorePart]]]
"""In a view, by seat and category: where its points come from, as far as the viewer may know. The parts of a category
add up to its points. A game that tells nothing has an empty list."""


class Verdict(TypedDict):
    """Who has won, and why."""

    winners: list[int]
    by: str
    """What has decided, "points" as a rule. If the victory is shared, the last thing in which the winners are even."""
    tied: list[int]
    """Who was even in everything before that; if the victory is shared, the winners."""
    values: list[int]
    """How much of what has decided everybody has."""
    shared: bool
    ahead: NotRequired[int]
    """By so many points the winners are ahead, if points have decided against somebody."""
    target: NotRequired[int]
    """The points that one player alone tries to reach."""
    missing: NotRequired[int]
    """What is missing to it; below 0: so many more than that."""
