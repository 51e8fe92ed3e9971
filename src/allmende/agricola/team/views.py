"""What the team game adds to a view, as types."""

from typing import Literal, NotRequired, TypedDict


class TeamsView(TypedDict):
    scoring: Literal["lines", "product"]
    results: list[int]
    """Of the first and third seat, and of the second and fourth."""
    lines: list[dict[str, int]]
    """By team: of each line of the score sheet, what counts. Empty if totals are multiplied."""


class TeamsTable(TypedDict):
    teams: NotRequired[TeamsView]
