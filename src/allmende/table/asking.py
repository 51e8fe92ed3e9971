"""What a game asks of whom, which options there are, and why something is none of them."""

from typing import SupportsIndex

from allmende.table.choice import Choice, Option, Seat
from allmende.table.errors import BadSeat, IllegalOption, UnknownOption
from allmende.table.events import Saying
from allmende.table.explaining import why_not
from allmende.table.names import find_option
from allmende.table.outside import shown, whole
from allmende.table.rules import State
from allmende.table.running import Running
from allmende.table.vocabulary import Key


class Asking(Running):
    """The part of a game that knows what is open to pick."""

    __slots__ = ()

    @property
    def state(self) -> State:
        """The rules' own state: for rules, bots and tests. Reading it may show what is hidden from a seat.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> [card.slug for card in game.state.players[0].hand]
        ['estate', 'copper', 'estate', 'copper', 'copper']
        """
        if self._asleep:
            self._wake()
        return self._state

    @property
    def choice(self) -> Choice | None:
        """What is asked now (of the first seat, if several are asked together); None when the game is over.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.choice.seat, game.choice.prompt.name, len(game.choice.options)
        (0, 'buy-phase', 5)
        """
        if self._asleep:
            self._wake()
        return self._choice

    @property
    def choices(self) -> list[Choice]:
        """Every open choice, by seat: one, or several where seats decide together.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> [choice.seat for choice in game.choices]
        [0]
        """
        if self._asleep:
            self._wake()
        if self._others is not None:
            return [self._others[seat] for seat in sorted(self._others)]
        return [] if self._choice is None else [self._choice]

    @property
    def over(self) -> bool:
        """Is nothing asked any more?

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.over
        False
        """
        return self.choice is None

    @property
    def players(self) -> int:
        """How many play.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.players
        2
        """
        return int(self.options["players"])

    def key(self, option: SupportsIndex) -> Key:
        """What an option stands for: ("card", "smithy"), ("done",). UnknownOption: there is none.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> [game.key(option) for option in game.choice.options]
        [('card', 'copper'), ('treasures',), ('pile', 'copper'), ('pile', 'curse'), ('done',)]
        """
        return self.rules.vocabulary.key(option)

    def option(self, *key: str | SupportsIndex) -> Option:
        """The number of an option: `game.option("card", "smithy")`. UnknownOption: there is none, and what is near.

        Things may be named in any language, and by what is printed on them.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.option("card", "smithy") == game.option("card", "Schmiede")
        True
        >>> game.option("card", "smithee")
        Traceback (most recent call last):
        allmende.table.errors.UnknownOption: 'card smithee' is nothing that this game can offer: did you mean smithy?
        """
        return find_option(self.rules, key)

    def why_not(self, seat: SupportsIndex, *key: str | SupportsIndex) -> list[Saying]:
        """Why a seat cannot pick something now, from what it knows; nothing if it can. UnknownOption: there is none.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.why_not(0, "pile", "gold")
        [{'kind': 'price', 'cost': 6, 'coins': 0}]
        >>> game.why_not(0, "pile", "copper"), game.why_not(1, "card", "copper")
        ([], [{'kind': 'waiting', 'by': 0}])
        """
        return why_not(self.rules, self.state, self.choices, self._seat(seat), self.key(self.option(*key)))

    # Inside

    def _choice_of(self, asked: SupportsIndex | None) -> Choice:
        """The open choice of a seat (of the first, for None)."""
        choice = self.choice
        seat = None if asked is None else self._seat(asked)
        if choice is None:
            raise IllegalOption("the game is over: there is nothing left to choose")
        if seat is None or seat == choice.seat:
            return choice
        for open_choice in self.choices:
            if open_choice.seat == seat:
                return open_choice
        waiting = ", ".join(str(open_choice.seat) for open_choice in self.choices)
        raise BadSeat(f"seat {seat} has nothing to choose now: the game waits for seat {waiting}")

    def _seat(self, seat: SupportsIndex) -> Seat:
        """The seat of this number; BadSeat if there is none."""
        number = seat if type(seat) is int else whole(seat)
        if number is None or not 0 <= number < self.players:
            numbers = "" if number is not None else ", as numbers"
            raise BadSeat(f"there is no seat {shown(seat)}: the seats are 0 to {self.players - 1}{numbers}")
        return Seat(number)

    def _whole(self, option: SupportsIndex, choice: Choice) -> int:
        """The number that an option is; IllegalOption if it is none."""
        number = whole(option)
        if number is None:
            raise IllegalOption(self._refusal(option, choice))
        return number

    def _refusal(self, option: SupportsIndex, choice: Choice) -> str:
        offered = ", ".join(" ".join(map(str, self.key(o))) for o in choice.options)
        try:
            named = repr(" ".join(map(str, self.key(option))))
        except UnknownOption:
            named = shown(option)
        return f"{named} is not offered here ({choice.prompt.name}): seat {choice.seat} may pick {offered}"
