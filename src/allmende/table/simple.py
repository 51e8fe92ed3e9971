"""For small games: a state and rules that keep the kernel's promises by plain means, and leave the game to you.

A game names its `fields`, which are plain JSON, deals them, plays its steps, and says what a seat may see. Copies,
saved games, situations, scores and options follow. It is not the quickest way: a game that is searched for long, or
simulated by the million, writes its own State.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from allmende.table.choice import Flow, Seat, Underway
from allmende.table.contract import Contract
from allmende.table.errors import AllmendeError, DamagedRecord, ImpossibleSituation
from allmende.table.events import Event
from allmende.table.outside import is_named, shown
from allmende.table.rng import Rng, restored
from allmende.table.rules import Json
from allmende.table.settings import PLAYERS, Exclusion, Setting, Settings, number
from allmende.table.vocabulary import Vocabulary

OWN = ("news", "asides", "rng")
"""What every state writes down beside its fields."""


class SimpleState:
    """A table that is described by its fields: numbers, texts, and lists or dictionaries of them."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, options: Json, rng: Rng) -> None:
        self.options = options
        self.seats = [Seat(seat) for seat in range(options["players"])]
        self.rng = rng
        self.events: list[Event] | None = None
        self.news = 0
        self.asides = 0

    # What a game writes

    def deal(self) -> None:
        """Give every field its first value."""
        raise NotImplementedError

    def step(self) -> Flow | Underway | None:
        """See `allmende.table.State`."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> Json:
        """What this seat may know of the table; for None, what a spectator may."""
        raise NotImplementedError

    def redraw(self, seat: Seat | None, rng: Rng) -> None:
        """Replace what the seat does not know. Where nothing lies hidden, that is only future chance."""
        self.rng = rng.copy()

    def points(self, seat: Seat) -> dict[str, int]:
        """By category, without the total."""
        raise NotImplementedError

    def is_possible(self) -> bool:
        """Could the fields be so? Asked of every saved game and of every situation, before it is played."""
        return True

    # What it gets for it

    def tell(self, kind: str, seat: Seat, **facts: Any) -> None:
        """Something happened, for everyone to see."""
        if self.events is not None:
            self.events.append(Event(kind, seat, facts))

    def scores(self) -> list[dict[str, int]]:
        scores = [self.points(seat) for seat in self.seats]
        return [{**score, "total": sum(score.values())} for score in scores]

    def winners(self) -> list[Seat]:
        totals = [score["total"] for score in self.scores()]
        return [seat for seat in self.seats if totals[seat] == max(totals)]

    def to_json(self) -> Json:
        fields = {name: plain(getattr(self, name)) for name in self.fields}
        return {**fields, "news": self.news, "asides": self.asides, "rng": self.rng.to_json()}

    def copy(self) -> "SimpleState":
        other = type(self)(self.options, self.rng.copy())
        other.news, other.asides = self.news, self.asides
        for name in self.fields:
            setattr(other, name, plain(getattr(self, name)))
        return other


StateT = TypeVar("StateT", bound=SimpleState)


class SimpleRules(Generic[StateT]):
    """Rules for a game whose settings are how many play, and what it adds to that."""

    def __init__(
        self, name: str, state: type[StateT], vocabulary: Vocabulary, players: tuple[int, int], longest: int,
        version: int = 1, contract: Contract | None = None,
        settings: Sequence[Setting] = (), exclusions: Sequence[Exclusion] = (),
    ) -> None:  # fmt: skip
        self.name = name
        self.state = state
        self.vocabulary = vocabulary
        self.min_players, self.max_players = players
        many = number(PLAYERS, self.min_players, self.max_players, max(2, self.min_players))
        self.settings = Settings(name, [many, *settings], exclusions)
        self.longest = longest
        self.version = version
        self.contract = contract or Contract()

    def options(self, given: Mapping[str, Any]) -> Json:
        return self.settings.completed(given)

    def setup(self, options: Json, rng: Rng) -> StateT:
        state = self.state(options, rng)
        state.deal()
        return state

    def from_json(self, options: Json, data: Json) -> StateT:
        state = self.state(options, restored(data["rng"]))
        state.deal()  # what it must look like
        state.rng = restored(data["rng"])
        state.news, state.asides = int(data["news"]), int(data["asides"])
        for name in state.fields:
            if type(data[name]) is not type(getattr(state, name)):
                raise DamagedRecord(f"{name} cannot be {shown(data[name])}")
            setattr(state, name, plain(data[name]))
        if not is_so(state):
            raise DamagedRecord(f"{self.name} can never be like this")
        return state

    def arrange(self, situation: Mapping[str, Any], rng: Rng) -> tuple[Json, StateT]:
        """A situation names some fields and settings, `players` among them; the others are as they were dealt."""
        known = (*self.settings.settings, *self.state.fields)
        if not is_named(situation) or any(name not in known for name in situation):
            raise ImpossibleSituation(f"a situation of {self.name} is described by {', '.join(known)}")
        try:
            options = self.options({name: situation[name] for name in situation if name in self.settings.settings})
            dealt = self.setup(options, rng).to_json()
            fields = {name: situation[name] for name in situation if name in self.state.fields}
            return options, self.from_json(options, {**dealt, **fields})
        except (AllmendeError, TypeError, ValueError, RecursionError) as error:
            raise ImpossibleSituation(str(error)) from error

    def situation(self, state: StateT) -> Json:
        """What `arrange` takes."""
        data = state.to_json()
        return {**state.options, **{name: data[name] for name in state.fields}}

    def sample_options(self) -> list[dict[str, Any]]:
        return [{"players": players} for players in range(self.min_players, self.max_players + 1)]


def is_so(state: SimpleState) -> bool:
    """Whatever a stranger has written into the fields, the answer is yes or no."""
    try:
        return bool(state.is_possible())
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return False


def plain(data: Any) -> Any:
    """An independent copy of plain JSON.

    >>> plain({"hands": [["hare"], []]})
    {'hands': [['hare'], []]}
    """
    if isinstance(data, list):
        return [plain(part) for part in data]
    if isinstance(data, dict):
        return {name: plain(part) for name, part in data.items()}
    return data
