"""A game: rules, state and whose choice it is. This is the contract that every game keeps.

A game is a chain of steps. At a step's start the whole situation is plain data; inside a step, flows (generators) run,
and those cannot be copied. So a copy is the data at the step's start plus the options picked since, and it replays them
when it is first used. A game that is never copied takes a checkpoint now and then; the first copy inside a step
replays from the last, and from then on the game takes one at each step. Undo replays from a checkpoint, too.
"""

from typing import Final, SupportsIndex

from allmende.table.asking import Asking
from allmende.table.choice import Seat
from allmende.table.course import UNKNOWN, Checkpoint, Run
from allmende.table.errors import AllmendeError, BadGameOption, IllegalOption, NothingToUndo
from allmende.table.events import Event
from allmende.table.outside import shown, whole
from allmende.table.record import Pick, Record, Redraw
from allmende.table.rng import Rng
from allmende.table.rules import HandsOn, Json, State
from allmende.table.series import Series, read_wishes
from allmende.table.views import Verdict

FORMAT: Final = 2
"""Of saved games. Format 1 knew neither the generator nor the version of the rules, and is read as well."""


class Game(Asking):
    """One match. Made by `new_game`, `replay`, `from_json` or `arrange`.

    >>> from allmende import new_game
    >>> game = new_game("dominion", players=2, seed=6, kingdom="introduction")
    >>> game.choice.seat, game.choice.prompt.name
    (0, 'buy-phase')
    >>> game.play(game.option("treasures"))
    >>> copy = game.clone()
    >>> copy.play(copy.option("pile", "silver"))
    >>> game.choice.seat, copy.choice.seat
    (0, 1)
    """

    __slots__ = ()

    @property
    def generator(self) -> str:
        """The name of the random generator from which it is dealt.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.generator
        'blake2'
        """
        return self._state.rng.name

    @property
    def picks(self) -> int:
        """How many picks have been made, forced ones included.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.play(game.option("done"))
        >>> game.picks
        1
        """
        self._wake_up()
        return len(self._log)

    @property
    def step_began(self) -> int:
        """How many picks had been made when the running step began.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.play(game.option("done"))
        >>> game.step_began
        1
        """
        self._wake_up()
        return self._mark.at

    @property
    def together(self) -> bool:
        """Do seats decide side by side now, even if only one of them has not decided yet?

        >>> from allmende import new_game
        >>> new_game("agricola", players=2, cards="draft", seed=6).together
        True
        """
        self._wake_up()
        return self._others is not None

    # What is done

    def play(self, option: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Pick an option. IllegalOption, BadSeat: it is not offered, and nothing has changed.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.play(game.option("treasures"))
        >>> game.play(game.option("done"), seat=1)
        Traceback (most recent call last):
        allmende.table.errors.BadSeat: seat 1 has nothing to choose now: the game waits for seat 0
        """
        if self._asleep:
            self._wake()
        choice = self._choice
        if choice is None or (seat is not None and (type(seat) is not int or seat != choice.seat)):
            choice = self._choice_of(seat)
        if type(option) is not int:
            option = self._whole(option, choice)
        if option not in choice.options:
            raise IllegalOption(self._refusal(option, choice))
        state = self._state
        if state.events is not None:
            state.events = []
        if choice.seat != self._free_seat:
            self._free_before = Run(self._free_seat, self._free, self._free_before)
            self._free_seat = choice.seat
            self._free = []
        self._free.append(len(self._log))
        self._pick(choice, option)
        if self.auto:
            self._skip_forced()

    def clone(self) -> "Game":
        """An independent copy, from anywhere in the game. It inherits the listening.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> copy = game.clone()
        >>> copy.play(copy.option("done"))
        >>> game.choice.seat, copy.choice.seat
        (0, 1)
        """
        if self._asleep and self._mark.checkpoint is None:
            self._wake()
        checkpoint = self._step_start()
        other = Game(self.rules, self.options, self.seed, checkpoint.state, self._start, self.auto)
        other.version, other._begins = self.version, self._begins
        mark = other._mark
        mark.at, mark.underway, mark.checkpoint = self._mark.at, self._mark.underway, checkpoint
        mark.settled, mark.due = self._mark.settled, self._mark.due
        other._log = self._log[:]
        other._free = self._free[:]
        other._free_seat = self._free_seat
        other._free_before = self._free_before
        other._news = self._news
        other._listens = self._listens if self._asleep else self._state.events is not None
        return other

    def determinize(self, seat: SupportsIndex | None, rng: object) -> "Game":
        """A copy whose hidden part is redrawn by a Rng, consistent with what the seat knows. Nobody listens to it.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> from allmende.table import seeded
        >>> guess = game.determinize(0, seeded(1))
        >>> guess.view(0) == game.view(0), guess.view(1) == game.view(1)
        (True, False)
        """
        known = None if seat is None else self._seat(seat)
        if not isinstance(rng, Rng):
            raise AllmendeError(f"what is hidden is redrawn by a Rng, such as seeded(1), not by {shown(rng)}")
        other = self.clone()
        other._listens = False
        other._log.append(Redraw(known, rng.below(1 << 30)))
        other._settle()
        return other

    def undo(self, seat: SupportsIndex | None = None) -> None:
        """Back to the seat's last choice, unless something hidden was revealed or another seat has acted since.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.play(game.option("treasures"))
        >>> game.undo()
        >>> game.picks
        0
        """
        seat = None if seat is None else self._seat(seat)
        if not self._free or (seat is not None and seat != self._free_seat):
            raise NothingToUndo("there is no pick to take back: another seat has acted or something new was seen")
        from allmende.table.opening import other_rules

        before = self._free_before
        unknown = len(self._free) == 1 and before is UNKNOWN
        try:
            earlier = self._earlier(self._free[-1], None if unknown else self._mark.checkpoint)
        except AllmendeError as error:
            raise NothingToUndo(f"nothing can be taken back: the game no longer replays{other_rules(self)}") from error
        if len(self._free) > 1 or before is None:
            earlier._free, earlier._free_seat, earlier._free_before = self._free[:-1], self._free_seat, before
        elif not unknown:
            earlier._free, earlier._free_seat, earlier._free_before = before.picks[:], before.seat, before.before
        earlier._listens = self._listens if self._asleep else self._state.events is not None
        self._become(earlier)

    def can_undo(self, seat: SupportsIndex) -> bool:
        """May the seat take back its last pick?

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.play(game.option("treasures"))
        >>> game.can_undo(0), game.can_undo(1)
        (True, False)
        """
        return self.undoable(seat) > 0

    def undoable(self, seat: SupportsIndex) -> int:
        """How many picks the seat may take back, one after the other.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.play(game.option("card", "copper"))
        >>> game.play(game.option("card", "copper"))
        >>> game.undoable(0)
        2
        """
        return len(self._free) if self._seat(seat) == self._free_seat else 0

    # What is shown

    def listen(self) -> None:
        """From now on, `events` tells what each pick brought about.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6, events=False)
        >>> game.listen()
        >>> game.play(game.option("card", "copper"))
        >>> game.events
        [Event('play', seat=0, {'card': 'copper'})]
        """
        if self._asleep and self._mark.checkpoint is not None:
            self._listens = True
            return
        self._wake_up()
        if self._state.events is None:
            self._state.events = []

    @property
    def events(self) -> list[Event]:
        """What happened since the last pick, or in the beginning; empty when nobody listens.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> [event.kind for event in game.events]
        ['draw', 'draw', 'turn']
        >>> game.events[0].seen_by(0)["cards"], "cards" in game.events[0].seen_by(1)
        (['estate', 'copper', 'estate', 'copper', 'copper'], False)
        """
        return self.state.events or []

    def view(self, seat: SupportsIndex | None) -> Json:
        """The table as a seat may see it, as JSON; for None, as a spectator does.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.view(1)["waiting"], game.view(1)["table"]["players"][0]["hand"]
        ([0], {'count': 5, 'known': []})
        """
        viewer = None if seat is None else self._seat(seat)
        choices = self.choices
        own = [choice for choice in choices if choice.seat == viewer]
        return {
            "game": self.rules.name,
            "seat": viewer,
            "over": not choices,
            "waiting": [choice.seat for choice in choices],
            "choice": self.rules.contract.shown(self._state, own[0], self.rules.vocabulary) if own else None,
            "table": self._state.view(viewer),
        }

    def describe(self, option: SupportsIndex, lang: object = "en") -> str:
        """An option in a person's words. IllegalOption: no game of this kind has it.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.describe(game.option("treasures")), game.describe(game.option("done"), "de")
        ('Play all Copper, Silver, Gold', 'Zug beenden')
        """
        from allmende.locales import check_language, describe_option

        spoken = check_language(lang)
        number = whole(option)
        if number is None or not 0 <= number < len(self.rules.vocabulary):
            raise IllegalOption(f"{shown(option)} is no option of {self.rules.name}")
        return describe_option(self, number, spoken)

    def prompt(self, lang: object = "en", seat: SupportsIndex | None = None) -> str:
        """What is asked now, in a person's words.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.prompt(), game.prompt("de")
        ('Buy phase: play Treasures, then buy', 'Kaufphase: Geld spielen, dann kaufen')
        """
        from allmende.locales import check_language, describe_prompt

        return describe_prompt(self, self._choice_of(seat), check_language(lang))

    def scores(self) -> list[dict[str, int]]:
        """Points by seat and category, with their "total", and in teams the "team"'s result, at any time; final when
        the game is over.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.scores()
        [{'estate': 3, 'total': 3}, {'estate': 3, 'total': 3}]
        """
        return self.state.scores()

    def winners(self) -> list[Seat]:
        """The seats that win; who would win now, while the game is not over.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.winners()
        [0, 1]
        """
        return self.state.winners()

    def verdict(self) -> Verdict:
        """Who wins, and by what: points, or what breaks a tie; alone, what is missing to the target.

        >>> from allmende import arrange
        >>> farms = [{"goods": "2 wood"}, {"goods": "3 clay"}]
        >>> verdict = arrange("agricola", {"phase": "over", "round": 14, "seats": farms}).verdict()
        >>> verdict["winners"], verdict["by"], verdict["tied"], verdict["values"]
        ([1], 'resources', [0, 1], [2, 3])
        """
        from allmende.table.judging import judged

        return judged(self.rules, self.state)

    def __repr__(self) -> str:
        """
        >>> from allmende import new_game
        >>> new_game("dominion", seed=6)
        <dominion, 2 players, pick 0: seat 0, buy-phase>
        """
        from allmende.table.picture import in_one_line

        return f"<{in_one_line(self)}>"

    def __str__(self) -> str:
        from allmende.table.picture import drawn

        return drawn(self)

    # What follows

    def series(self) -> Series | None:
        """How the games stand that follow one another, if this is one of them: see `allmende.table.series`.

        >>> from allmende import new_game
        >>> game = new_game("agricola", players=1, cards="deal", campaign=True)
        >>> series = game.series()
        >>> series["name"], series["number"], series["target"]
        ('campaign', 1, 50)
        >>> new_game("dominion").series() is None
        True
        """
        rules: object = self.rules
        return rules.series(self.state) if isinstance(rules, HandsOn) else None

    def next_options(self, wishes: object = None) -> Json | None:
        """The options of the game that follows this one, when it is over; None if none does.

        wishes: what seats take along, by seat; `series()["wishes"]` says what they may. BadGameOption says what is
        wrong with one.

        >>> from allmende import arrange, new_game
        >>> farms = [{"noted": 30, "played": ["grocer"]}, {}]
        >>> game = arrange("agricola", {"campaign": True, "phase": "over", "round": 14, "seats": farms})
        >>> options = game.next_options({0: "grocer"})
        >>> options["campaign"]["start"]
        [['grocer'], []]
        >>> new_game("agricola", seed=1, **options).series()["number"]
        2
        """
        rules: object = self.rules
        if not isinstance(rules, HandsOn):
            return None
        if not self.over:
            raise BadGameOption("this game is not over: what follows from it is not known yet")
        found = rules.next_options(self.state, read_wishes(wishes, self.players))
        return None if found is None else self.rules.options(found)

    # What is kept

    def record(self) -> Record:
        """The whole game, replayable.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.play(game.option("done"))
        >>> record = game.record()
        >>> record.seed, record.picks
        (6, [0])
        """
        self._wake_up()
        return Record(
            self.rules.name,
            self.options,
            self.seed,
            self._log[:],
            self._start,
            self.generator,
            self.version,
            self._begins,
        )

    def to_json(self) -> Json:
        """The record and the state at the step's start: quick to open again, however long the game is.

        >>> from allmende import new_game
        >>> game = new_game("dominion", seed=6)
        >>> from allmende import from_json
        >>> from_json(game.to_json()).view(0) == game.view(0)
        True
        """
        state, _ = self._running_step()
        return {
            "format": FORMAT,
            **self.record().to_json(),
            "auto": self.auto,
            "undo": [self._free_seat, self._free[:]],
            "at": self._mark.at,
            "state": state.to_json(),
        }

    def situation(self, seat: SupportsIndex | None = None) -> Json:
        """The position in words, as JSON: what `arrange` takes to play on from here, exactly as this game would.

        For a seat: what it does not know is filled with something that fits, and nothing is told of what is there.

        >>> from allmende import arrange, new_game
        >>> game = new_game("dominion", seed=6)
        >>> game.situation()["seats"][0]
        {'hand': 'estate, copper, estate, 2 copper', 'deck': '3 copper, estate, copper', 'turns': 0}
        >>> arrange("dominion", game.situation()).view(1) == game.view(1)
        True
        """
        from allmende.table.position import situation_of

        return situation_of(self, None if seat is None else self._seat(seat))

    # Replaying

    def _running_step(self) -> tuple[State, list[Pick]]:
        """The state where the running step began, only to be read, and what was picked since."""
        self._wake_up()
        state = self._state if self._at_step_start() else self._step_start().state
        return state, self._log[self._mark.at :]

    def _step_start(self) -> Checkpoint:
        """The state at the running step's start, to be copied, never changed."""
        checkpoint = self._mark.checkpoint
        if checkpoint is None or checkpoint.at != self._mark.at:
            if self._at_step_start():
                return self._mark.take(self._state)
            self._mark.keeps = True
            checkpoint = self._mark.checkpoint = self._earlier(self._mark.at, checkpoint)._mark.checkpoint
            assert checkpoint is not None and checkpoint.at == self._mark.at
        return checkpoint

    def _earlier(self, picks: int, checkpoint: Checkpoint | None) -> "Game":
        """A copy of this game after so many picks, replayed from the last of its checkpoints before; None: from the
        beginning."""
        while checkpoint is not None and checkpoint.at > picks:
            checkpoint = checkpoint.before
        if checkpoint is None:
            other = self._beginning()
        else:
            other = Game(self.rules, self.options, self.seed, checkpoint.state, self._start, self.auto)
            other._mark.checkpoint, other._mark.at = checkpoint, checkpoint.at
            other._mark.settled = self._mark.settled
            other._log = self._log[: checkpoint.at]
            other._wake_up()
            other._news = other._state.news  # a step may bring news before it asks
        other.version, other._begins = self.version, self._begins
        other._mark.keeps = True
        other._feed(self._log[len(other._log) : picks])
        return other.clone()

    def _beginning(self) -> "Game":
        """This game before its first pick."""
        from allmende.table.opening import first_situation

        return first_situation(self.rules, self.options, self.seed, self._start, self.auto, self.generator)

    def _feed(self, picks: list[Pick]) -> None:
        """Play logged picks. Forced ones that the kernel played by itself are in the log, too."""
        auto, self.auto = self.auto, False
        self._wake_up()
        for pick in picks:
            self._apply(pick, auto)
            if len(self._log) == self._begins:
                self._settle()
        self.auto = auto

    def _apply(self, pick: Pick, auto: bool = False) -> None:
        """Play a logged pick; auto: if it was forced, the kernel played it."""
        if isinstance(pick, Redraw):
            if pick.seat is not None:
                self._seat(pick.seat)
            self._redraw(pick)
            return
        seat, option = pick if isinstance(pick, tuple) else (None, pick)
        if auto and len(self._choice_of(seat).options) == 1:
            self._pick(self._choice_of(seat), option)
        else:
            self.play(option, seat)
