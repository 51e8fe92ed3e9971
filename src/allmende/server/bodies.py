"""What all bodies of requests have in common, and the settings of a table: `models` and others like it take these.

A part of the server that has messages of its own (lobby, talk, ...) declares them in its own `models`, made of these,
and names them in BODIES and ANSWERS there; `models` has the list of all.
"""

from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, TypedDict

import msgspec
from msgspec import Meta
from pydantic_core import PydanticCustomError, core_schema

from allmende.server.clocks.settings import ClockChosen, ClockSettings
from allmende.server.config import LONGEST_KEY, MOST_PICKS_AT_ONCE

Number: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 31)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Key: TypeAlias = Annotated[list[Word | Number], Meta(min_length=1, max_length=LONGEST_KEY)]
Picks: TypeAlias = Annotated[list[Number | Key], Meta(min_length=1, max_length=MOST_PICKS_AT_ONCE)]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
Once: TypeAlias = Annotated[str, Meta(max_length=64)]
"""A word that this wish alone has: sent again with it, because the answer was lost, it happens only once."""
OptionName: TypeAlias = Annotated[str, Meta(max_length=40)]
Talk: TypeAlias = Literal["none", "phrases", "chat"]
BotName: TypeAlias = Annotated[str, Meta(max_length=100)]

SHAPE: Final = "x-shape"
"""Stands in what pydantic says of a body for the schema that `openapi` puts there."""


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What is sent by HTTP. FastAPI asks pydantic to read it, and pydantic asks msgspec."""

    @classmethod
    def read(cls, data: Any) -> Any:
        try:
            return msgspec.convert(data, cls)
        except msgspec.ValidationError as error:
            raise PydanticCustomError("bad_body", "{why}", {"why": str(error)}) from error

    @classmethod
    def __get_pydantic_core_schema__(cls, *_: Any) -> core_schema.CoreSchema:
        return core_schema.no_info_plain_validator_function(cls.read)

    @classmethod
    def __get_pydantic_json_schema__(cls, *_: Any) -> dict[str, Any]:
        return {SHAPE: cls.__name__}


# The settings of a table, as they are wished for and as they are told


class Settings(Body, omit_defaults=True):
    hints: bool = False
    talk: Talk = "phrases"
    """What people at the table may say to each other."""
    overheard: bool = False
    """People who only look on may read it."""
    clock: ClockSettings | None = None
    """Without one, the others may vote when somebody stays away."""
    rated: bool = False
    """It counts for ratings. Then there are no recommendations, and nothing that was seen is taken back."""


class BranchTold(TypedDict):
    table: str
    pick: int


class TableSettings(TypedDict):
    hints: NotRequired[bool]
    talk: NotRequired[Talk]
    """What people at the table may say to each other; without it, phrases."""
    overheard: NotRequired[bool]
    """People who only look on may read it."""
    clock: NotRequired[ClockChosen | None]
    rated: NotRequired[bool]
    """It counts for ratings."""
    lesson: NotRequired[str]
    """The lesson that is played here."""
    branch: NotRequired[BranchTold]
    """Where it was played on from."""
    puzzle: NotRequired[int]
    """The number of the puzzle that is solved here."""
