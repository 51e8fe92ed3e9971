"""Games that people look back at. Runs in a process of the clerk: imports only the kernel.

Each game is kept with copies from here and there in its course, so that a moment costs some dozen picks at most, and
the next moment of a film only one.
"""

from collections import OrderedDict
from typing import Final

from allmende.table import Game, Json, Record, Seat, new_game
from allmende.table.record import Redraw

MOST_FILMS: Final = 8
MOST_COPIES: Final = 64
"""Of one game."""
LEAST_APART: Final = 25
"""So many picks lie between two copies, or more in a long game."""


class Film:
    """One game, to be seen at any moment. Moments are counted in picks that were decisions."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._apart = max(LEAST_APART, len(record.picks) // MOST_COPIES)
        self._copies: dict[int, Game] = {}
        self._shown = (0, self.first())

    def first(self) -> Game:
        return new_game(self.record.game, seed=self.record.seed, auto=True, **self.record.options)

    def goes_on_as(self, record: Record) -> bool:
        """Is the record the same game, or the same further on?"""
        mine = self.record
        return (mine.game, mine.seed, mine.options) == (record.game, record.seed, record.options) and (
            mine.picks == record.picks[: len(mine.picks)]
        )

    def at(self, moment: int) -> Game:
        """The game after so many picks, with the events of the last of them. For looking only."""
        number, game = self._shown
        if number > moment:
            number, game = 0, self.first()
        near = max([near for near in self._copies if number < near < moment], default=0)
        if near:
            number, game = near, self._copies[near].clone()
        while number < moment:
            play_next(game, self.record)
            number += 1
            if number % self._apart == 0 and number not in self._copies and len(self._copies) < MOST_COPIES:
                self._copies[number] = game.clone()
        self._shown = (number, game)
        return game

    def totals(self) -> list[list[int]]:
        """The points of every seat, before the first pick and after each."""
        game = self.first()
        totals = [points(game)]
        while game.picks < len(self.record.picks):
            play_next(game, self.record)
            totals.append(points(game))
        return totals


def play_next(game: Game, record: Record) -> None:
    """The game plays forced picks itself; the next one of the record is a decision."""
    pick = record.picks[game.picks]
    assert not isinstance(pick, Redraw)
    seat, option = pick if isinstance(pick, tuple) else (None, pick)
    game.play(option, seat)


def points(game: Game) -> list[int]:
    return [score["total"] for score in game.scores()]


class Past:
    """The games that were last looked at, by their tables."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()

    def film(self, table: str, data: Json) -> Film:
        record = Record.from_json(data)
        film = self._films.pop(table, None)
        if film is None or not film.goes_on_as(record):
            film = Film(record)
        film.record = record
        self._films[table] = film
        if len(self._films) > MOST_FILMS:
            self._films.popitem(last=False)
        return film

    def moment(self, table: str, data: Json, pick: int, seat: int | None, over: bool) -> Json:
        """The table after so many picks, as a seat may see it. Points are told only when the game is over."""
        game = self.film(table, data).at(pick)
        viewer = None if seat is None else Seat(seat)
        events = [{**event.seen_by(viewer), "pick": pick} for event in game.events]
        return {"pick": pick, "view": game.view(viewer), "events": events, "scores": game.scores() if over else None}

    def course(self, table: str, data: Json) -> list[list[int]]:
        return self.film(table, data).totals()

    def game(self, table: str, data: Json, pick: int) -> Json:
        """The whole game after so many picks, to go on from there."""
        return self.film(table, data).at(pick).to_json()
