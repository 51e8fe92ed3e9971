"""The bodies of requests and answers, for checking the former and describing both in /openapi.json."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from allmende.server.config import LONGEST_KEY, MOST_PICKS_AT_ONCE

Seq = Annotated[int, Field(ge=0, le=1 << 31, description="the seq of the update that this answers")]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
OptionNumber = Annotated[int, Field(ge=0, le=1 << 31)]
Word = Annotated[str, Field(max_length=64)]
Key = Annotated[list[Word | OptionNumber], Field(min_length=1, max_length=LONGEST_KEY, description="as in view.choice")]
Secret = Annotated[str, Field(max_length=64)]
Name = Annotated[str, Field(max_length=200, description="at most 40 characters of it are kept")]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class MeBody(Body):
    name: Name | None = None
    settings: dict[str, Any] | None = Field(None, description="the client's own, up to 4 kB")


class PeopleBody(Body):
    name: Name = ""


class SeatBody(Body):
    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, Field(max_length=100)] | None = None


class Settings(Body):
    hints: bool = False


class TableBody(Body):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = {}
    seed: Annotated[int, Field(ge=0, le=(1 << 53) - 1)] | None = Field(None, description="everyone is told")
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=10)]
    settings: Settings = Settings()


class ReadBody(Body):
    option: Annotated[str, Field(max_length=40)]
    name: Annotated[str, Field(max_length=200, description="what a mistake calls the file")] = ""
    text: Annotated[str, Field(max_length=60_000, description="what stands in the file")]


class JoinBody(Body):
    invite: Secret
    name: Name = ""


class PicksBody(Body):
    seq: Seq
    seat: SeatNumber
    picks: Annotated[list[OptionNumber | Key], Field(min_length=1, max_length=MOST_PICKS_AT_ONCE)]


class UndoBody(Body):
    seq: Seq
    seat: SeatNumber
    to: Annotated[int, Field(ge=0, le=1 << 31)] | None = Field(None, description="the table after so many picks")


class VoteBody(Body):
    seq: Seq
    seat: SeatNumber
    agree: bool


class LeaveBody(Body):
    seat: SeatNumber
    bot: Annotated[str, Field(max_length=100)] | None = None


class RematchBody(Body):
    seed: Literal["same", "next"] = "next"


class ErrorAnswer(BaseModel):
    error: str
    message: str
    update: dict[str, Any] | None = None


class MeAnswer(BaseModel):
    name: str
    settings: dict[str, Any]


class PeopleAnswer(BaseModel):
    secret: str = Field(description="send it as a Bearer token; it is told only once")


class SeatAnswer(BaseModel):
    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    here: bool | None = None


class TableAnswer(BaseModel):
    id: str
    game: str
    options: dict[str, Any] = Field(description="true stands for data of somebody's own, such as a file of tiles")
    settings: dict[str, Any]
    seats: list[SeatAnswer]
    seed_known: bool
    created: float
    picks: int
    over: bool
    ends: int | None = Field(description="after so many picks the game, played by other rules, no longer replays")
    mine: list[int]
    maker: bool
    rematch: str | None
    invite: str | None = None
    watch: str | None = None


class CanAnswer(BaseModel):
    undo: bool
    reset: int | None = Field(description="the earliest pick that undo reaches without asking anybody")
    hint: bool


class VoteAnswer(BaseModel):
    seat: int = Field(description="who asks")
    to: int | None = Field(description="back to the table after so many picks; null: delete the table")
    agreed: list[int]
    waiting: list[int]


class UpdateAnswer(BaseModel):
    seq: int
    since: int
    table: TableAnswer
    view: dict[str, Any] = Field(description="game.view(seat): what the seat may know")
    events: list[dict[str, Any]]
    can: CanAnswer
    vote: VoteAnswer | None
    scores: list[dict[str, int]] | None
    winners: list[int] | None


class PickRefused(BaseModel):
    at: int = Field(description="which of the picks, from 0")
    error: str
    message: str


class TriedAnswer(BaseModel):
    seq: int
    played: int = Field(description="so many picks lead to this view")
    ends: bool = Field(description="the next pick would show something new, or the seat is asked no more")
    view: dict[str, Any]
    events: list[dict[str, Any]]
    refused: PickRefused | None


class ShortAnswer(BaseModel):
    id: str
    game: str
    options: dict[str, Any]
    seq: int
    picks: int
    over: bool
    created: float
    changed: float
    seats: list[SeatAnswer]
    mine: list[int]
    waiting: list[int]
    my_turn: bool
    maker: bool


class TablesAnswer(BaseModel):
    tables: list[ShortAnswer]


When: TypeAlias = dict[str, list[str | int | bool]]
"""Settings with some of their values: it holds when each has one of them, and a list when it contains one of them."""
Texts: TypeAlias = dict[str, str]
"""What a person reads, by language."""


class UsualAnswer(BaseModel):
    value: str | int | bool | list[str] | None
    when: When


class SettingAnswer(BaseModel):
    name: str
    kind: Literal["number", "word", "flag", "words", "things", "seat", "file"]
    values: list[str | int | bool] = Field(
        description="those of a word, a number, a flag; for words what a list may have"
    )
    usual: list[UsualAnswer] = Field(description="the first that holds counts")
    things: str | None = Field(None, description="a list names things of this kind; beside a word, instead of it")
    count: int = Field(0, description="so many things; 0: any number")
    least: int = Field(0, description="how many words a list must have")
    asked: bool = Field(False, description="worth a question before a game")
    text: Texts
    names: dict[str, Texts] = Field(description="of the values")


class ExclusionAnswer(BaseModel):
    when: When = Field(description="what cannot be played together")
    why: Texts


class PresetAnswer(BaseModel):
    name: str
    when: When = Field(description="the values that settings have in it, the usual one first")
    text: Texts
    about: Texts


class GameAnswer(BaseModel):
    game: str
    min_players: int
    max_players: int
    options: dict[str, Any] = Field(description="with their defaults")
    settings: list[SettingAnswer] = Field(description="what can be chosen, in the order in which defaults depend on it")
    exclusions: list[ExclusionAnswer]
    presets: list[PresetAnswer] = Field(description="games that have a name")
    bots: list[str] = Field(description="what stands in <> is to be filled in")
    best_bot: str


class GamesAnswer(BaseModel):
    games: list[GameAnswer]


class FileAnswer(BaseModel):
    text: str


class ReadAnswer(BaseModel):
    value: dict[str, Any] = Field(description="the value of the option, for a new table")


class MomentAnswer(BaseModel):
    pick: int
    ends: int | None = Field(None, description="the view is that of this pick: later ones no longer replay")
    view: dict[str, Any]
    events: list[dict[str, Any]]
    scores: list[dict[str, int]] | None


class HintAnswer(BaseModel):
    option: int
    key: list[str | int]
    gain: float | None = Field(None, description="points that it brings more than the other options do on average")
    win: float | None = Field(None, description="the chance to win, 0 to 1")
    sure: float | None = Field(None, description="how sure it is that the gain is one, 0 to 1")


class HintsAnswer(BaseModel):
    seq: int
    hints: list[HintAnswer]


class CourseAnswer(BaseModel):
    totals: list[list[int]] = Field(description="after each pick, beginning with none: the points of every seat")


class LinkAnswer(BaseModel):
    table: str


class DoneAnswer(BaseModel):
    seq: int
