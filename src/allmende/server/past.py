"""Games that people look back at. Runs in a process of the clerk: imports only the kernel.

Each game is kept with copies from here and there in its course, so that a moment costs some dozen picks at most, and
the next moment of a film only one.
"""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec

from allmende.server.records import event_row
from allmende.table import AllmendeError, Event, Game, Json, Record, Seat, beginning
from allmende.table.opening import after_first_situation
from allmende.table.record import Redraw
from allmende.table.results import results_of

MOST_FILMS: Final = 8
MOST_COPIES: Final = 64
"""Of one game."""
LEAST_APART: Final = 25
"""So many picks lie between two copies, and more in a long game."""


Told: TypeAlias = dict[str, list[Any]]
"""By pick, as a text like any key of JSON: its events as they were written down."""


class Film:
    """One game, to be seen at any moment. Moments are counted in picks that were decisions."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.told: Told | None = None
        """What happened at each pick when it was played, where that may differ from what today's rules say."""
        self.ends: int | None = None
        """After so many picks the rest no longer replays: it was played by other rules."""
        self._apart = LEAST_APART
        self._copies: dict[int, Game] = {}
        self._shown = (0, self.first())

    def first(self) -> Game:
        return after_first_situation(beginning(self.record, auto=True, events=True), self.record.picks)

    def goes_on_as(self, record: Record) -> bool:
        """Is the record the same game, or the same further on?"""
        mine = self.record.picks
        return (self.record.seed, self.record.options) == (record.seed, record.options) and (
            mine == record.picks[: len(mine)]
        )

    def at(self, moment: int) -> Game:
        """The game after so many picks, with the events of the last of them. For looking only."""
        number, game = self._shown
        if number > moment:
            number, game = 0, self.first()
        near = max([near for near in self._copies if number < near < moment], default=0)
        if near:
            number, game = near, self._copies[near].clone()
        while number < moment and number != self.ends:
            if not self._next(game, number):
                return self.at(number)
            number += 1
            if number % self._apart == 0 and number not in self._copies:
                self._keep(number, game.clone())
        self._shown = (number, game)
        return game

    def _next(self, game: Game, number: int) -> bool:
        """Play the next pick. False, and the game is of no more use, if it does not replay as it was played."""
        try:
            play_next(game, self.record)
            now = [] if self.told is None else written(game.events)
            same = self.told is None or now == self.told.get(str(number + 1), now)
        except AllmendeError:
            same = False
        if not same:
            self.ends, self._shown = number, (0, self.first())
        return same

    def _keep(self, number: int, copy: Game) -> None:
        """Where there are too many copies, every second one goes."""
        self._copies[number] = copy
        if len(self._copies) > MOST_COPIES:
            self._apart *= 2
            self._copies = {at: copy for at, copy in self._copies.items() if at % self._apart == 0}

    def totals(self) -> list[list[int]]:
        """The points of every seat, before the first pick and after each."""
        game = self.first()
        totals = [points(game)]
        while game.picks < len(self.record.picks) and self._next(game, len(totals) - 1):
            totals.append(points(game))
        return totals


def play_next(game: Game, record: Record) -> None:
    """The game plays forced picks itself; the next one of the record is a decision."""
    pick = record.picks[game.picks]
    assert not isinstance(pick, Redraw)
    seat, option = pick if isinstance(pick, tuple) else (None, pick)
    game.play(option, seat)


def written(events: Iterable[Event]) -> list[Any]:
    """Events as they are written down, without their pick."""
    found: list[Any] = msgspec.json.decode(msgspec.json.encode([event_row(0, event)[1:] for event in events]))
    return found


def points(game: Game) -> list[int]:
    return results_of(game.scores())


class Past:
    """The games that were last looked at, by their tables."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()

    def film(self, table: str, data: Json, told: Told | None) -> Film:
        record = Record.from_json(data)
        film = self._films.pop(table, None)
        if film is None or not film.goes_on_as(record):
            film = Film(record)
        film.record, film.told = record, told
        self._films[table] = film
        if len(self._films) > MOST_FILMS:
            self._films.popitem(last=False)
        return film

    def moment(self, table: str, data: Json, told: Told | None, pick: int, seat: int | None, over: bool) -> Json:
        """The table after so many picks, as a seat may see it. Points are told only when the game is over.

        "ends": where that is, if the film ends before; what is shown then is its last moment.
        """
        film = self.film(table, data, told)
        game = film.at(pick)
        ends = film.ends if film.ends is not None and film.ends < pick else None
        viewer = None if seat is None else Seat(seat)
        events = [{**event.seen_by(viewer), "pick": pick} for event in game.events]
        scores = game.scores() if over else None
        return {"pick": pick, "view": game.view(viewer), "events": events, "scores": scores, "ends": ends}

    def course(self, table: str, data: Json, told: Told | None) -> list[list[int]]:
        return self.film(table, data, told).totals()

    def game(self, table: str, data: Json, told: Told | None, pick: int) -> Json | None:
        """The whole game after so many picks, to go on from there; None if the film ends before."""
        film = self.film(table, data, told)
        game = film.at(pick)
        return None if film.ends is not None and film.ends < pick else game.to_json()
