"""A game: rules, state and whose choice it is. This is the contract that every game keeps.

A game is a chain of steps. At a step's start the whole situation is plain data; inside a step, flows (generators) run,
and those cannot be copied. So a copy is the data at the step's start plus the options picked since, and it replays them
when it is first used. A game that is never copied keeps no checkpoints; the first copy inside a step replays from the
last checkpoint there is, and from then on the game takes one at each step.
"""

from typing import Final, SupportsIndex

from allmende.table.choice import REDRAWN, Ask, Choice, Flow, Option, Seat, Together
from allmende.table.course import Checkpoint, Mark, steps
from allmende.table.errors import AllmendeError, BadSeat, IllegalOption, NothingToUndo, UnknownOption
from allmende.table.events import Event
from allmende.table.names import find_option
from allmende.table.outside import shown, whole
from allmende.table.record import Pick, Record, Redraw
from allmende.table.rng import BLAKE2, Rng, seeded
from allmende.table.rules import Json, Rules, State
from allmende.table.vocabulary import Key

FORMAT: Final = 2
"""Of saved games. Format 1 knew neither the generator nor the version of the rules, and is read as well."""


class Game:
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

    __slots__ = (
        "_asleep", "_begins", "_choice", "_flow", "_flows", "_free", "_free_seat", "_log", "_mark", "_news",
        "_others", "_start", "_state", "auto", "options", "rules", "seed", "version",
    )  # fmt: skip

    def __init__(self, rules: Rules, options: Json, seed: int, state: State, start: Json | None, auto: bool) -> None:
        self.rules = rules
        self.options = options
        self.seed = seed
        self.auto = auto
        """Forced choices, those with a single option, are played by the kernel."""
        self.version = rules.version
        """The version of the rules by which the game was begun."""
        self._start = start  # the situation the game began with, if it was arranged
        self._state = state
        self._begins = 0  # and how many picks belong to it
        self._log: list[Pick] = []
        self._mark = Mark()
        self._asleep = True  # a copy that was not used yet: the step is not started
        self._flow: Flow | None = None
        self._choice: Choice | None = None
        self._flows: dict[Seat, Flow] | None = None  # the flows of a Together
        self._others: dict[Seat, Choice] | None = None  # and the choices they ask
        # For undo: where in the log the picks of one seat lie since which nobody else was concerned and nothing hidden
        # became known; forced ones that the kernel played are not among them.
        self._free: list[int] = []
        self._free_seat = -1
        self._news = state.news

    # What is asked

    @property
    def state(self) -> State:
        """The rules' own state: for rules, bots and tests. Reading it may show what is hidden from a seat."""
        if self._asleep:
            self._wake()
        return self._state

    @property
    def choice(self) -> Choice | None:
        """What is asked now (of the first seat, if several are asked together); None when the game is over."""
        if self._asleep:
            self._wake()
        return self._choice

    @property
    def choices(self) -> list[Choice]:
        """Every open choice, by seat: one, or several where seats decide together."""
        if self._asleep:
            self._wake()
        if self._others is not None:
            return [self._others[seat] for seat in sorted(self._others)]
        return [] if self._choice is None else [self._choice]

    @property
    def over(self) -> bool:
        return self.choice is None

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def generator(self) -> str:
        """The name of the random generator from which it is dealt."""
        return self._state.rng.name

    @property
    def picks(self) -> int:
        """How many picks have been made, forced ones included."""
        self._wake_up()
        return len(self._log)

    # What is done

    def play(self, option: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Pick an option. IllegalOption, BadSeat: it is not offered, and nothing has changed."""
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
            self._free_seat = choice.seat
            self._free = []
        self._free.append(len(self._log))
        self._pick(choice, option)
        if self.auto:
            self._skip_forced()

    def clone(self) -> "Game":
        """An independent copy, from anywhere in the game. It inherits the listening."""
        if self._asleep and self._mark.checkpoint is None:
            self._wake()
        checkpoint = self._step_start()
        other = Game(self.rules, self.options, self.seed, checkpoint[0], self._start, self.auto)
        other.version, other._begins = self.version, self._begins
        other._mark.checkpoint = checkpoint
        other._log = self._log[:]
        other._mark.at = self._mark.at
        other._free = self._free[:]
        other._free_seat = self._free_seat
        other._news = self._news
        if self._state.events is not None:
            other.listen()
        return other

    def determinize(self, seat: SupportsIndex | None, rng: object) -> "Game":
        """A copy whose hidden part is redrawn by a Rng, consistent with what the seat knows. Nobody listens to it."""
        known = None if seat is None else self._seat(seat)
        if not isinstance(rng, Rng):
            raise AllmendeError(f"what is hidden is redrawn by a Rng, such as seeded(1), not by {shown(rng)}")
        other = self.clone()
        other._wake_up()
        other._state.events = None
        other._apply(Redraw(known, rng.below(1 << 30)))
        return other

    def undo(self, seat: SupportsIndex | None = None) -> None:
        """Back to the seat's last choice, unless something hidden was revealed or another seat has acted since."""
        seat = None if seat is None else self._seat(seat)
        if not self._free or (seat is not None and seat != self._free_seat):
            raise NothingToUndo("there is no pick to take back: another seat has acted or something new was seen")
        back_to = self._free[-1]
        earlier = self._beginning()
        earlier._mark.keeps = self._mark.keeps
        try:
            earlier._feed(self._log[:back_to])
        except AllmendeError as error:
            raise NothingToUndo(f"nothing can be taken back: the game no longer replays{other_rules(self)}") from error
        listens = self._state.events is not None
        earlier._free = [at for at in earlier._free if at >= self._begins]
        self._become(earlier.clone())
        if listens:
            self.listen()

    def can_undo(self, seat: SupportsIndex) -> bool:
        return self.undoable(seat) > 0

    def undoable(self, seat: SupportsIndex) -> int:
        """How many picks the seat may take back, one after the other."""
        return len(self._free) if self._seat(seat) == self._free_seat else 0

    # What is shown

    def listen(self) -> None:
        """From now on, `events` tells what each pick brought about."""
        self._wake_up()
        if self._state.events is None:
            self._state.events = []

    @property
    def events(self) -> list[Event]:
        """What happened since the last pick; empty when nobody listens."""
        return self.state.events or []

    def view(self, seat: SupportsIndex | None) -> Json:
        """The table as a seat may see it, as JSON; for None, as a spectator does."""
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

    def key(self, option: SupportsIndex) -> Key:
        """What an option stands for: ("card", "smithy"), ("done",). UnknownOption: there is none."""
        return self.rules.vocabulary.key(option)

    def option(self, *key: str | SupportsIndex) -> Option:
        """The number of an option: `game.option("card", "smithy")`. UnknownOption: there is none, and what is near.

        Things may be named in any language, and by what is printed on them.
        """
        return find_option(self.rules, key)

    def describe(self, option: SupportsIndex, lang: object = "en") -> str:
        """An option in a person's words. IllegalOption: no game of this kind has it."""
        from allmende.locales import check_language, describe_option

        spoken = check_language(lang)
        number = whole(option)
        if number is None or not 0 <= number < len(self.rules.vocabulary):
            raise IllegalOption(f"{shown(option)} is no option of {self.rules.name}")
        return describe_option(self, number, spoken)

    def prompt(self, lang: object = "en", seat: SupportsIndex | None = None) -> str:
        """What is asked now, in a person's words."""
        from allmende.locales import check_language, describe_prompt

        return describe_prompt(self, self._choice_of(seat), check_language(lang))

    def scores(self) -> list[dict[str, int]]:
        """Points by seat and category, with their "total", at any time; final when the game is over."""
        return self.state.scores()

    def winners(self) -> list[Seat]:
        """The seats that win; who would win now, while the game is not over."""
        return self.state.winners()

    # What is kept

    def record(self) -> Record:
        """The whole game, replayable."""
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
        """The record and the state at the step's start: quick to open again, however long the game is."""
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
        """
        from allmende.table.position import situation_of

        return situation_of(self, None if seat is None else self._seat(seat))

    # Inside

    def _wake_up(self) -> None:
        if self._asleep:
            self._wake()

    def _wake(self) -> None:
        """Start the step of a new game or a fresh copy, and replay what was picked in it."""
        self._asleep = False
        if self._mark.checkpoint is None:
            self._begin_step()
            self._news = self._state.news
            if self.auto:
                self._skip_forced()
            return
        since = self._log[self._mark.at :]
        undo = self._free, self._free_seat, self._news
        self._free = []
        self._state = self._state.copy()
        del self._log[self._mark.at :]
        self._begin_step()
        if since:
            self._feed(since)
        self._free, self._free_seat, self._news = undo

    def _listen_from_now(self) -> None:
        """Before the first step: what happens until the first choice is heard, too."""
        self._state.events = []
        self._wake_up()

    def _begin_here(self) -> None:
        """What was picked until now belongs to the beginning: nothing of it can be taken back."""
        self._begins = len(self._log)
        self._free = []
        if self.auto:
            self._skip_forced()

    def _begin_step(self) -> None:
        """Start the step that the state is at."""
        self._flow = steps(self._state, self._log, self._mark)
        self._go_on(None)

    def _go_on(self, option: int | None) -> None:
        """Resume the flow (None: start it) and play on until a choice is open or the game is over."""
        flow = self._flow
        assert flow is not None
        try:
            ask = next(flow) if option is None else flow.send(option)
            while not isinstance(ask, Choice):
                if self._open_together(ask):
                    return
                ask = flow.send(0)
            self._choice = ask
        except StopIteration:
            self._flow = None
            self._choice = None
            self._mark.underway = False

    def _open_together(self, ask: Together) -> bool:
        """Put their choices before several seats. False: their flows ended without asking anything."""
        flows: dict[Seat, Flow] = {}
        choices: dict[Seat, Choice] = {}
        for seat in sorted(ask.flows):
            flow = ask.flows[seat]
            try:
                choices[seat] = _only_choice(next(flow))
            except StopIteration:
                continue
            flows[seat] = flow
        if not flows:
            return False
        self._flows = flows
        self._others = choices
        self._choice = next(iter(choices.values()))
        return True

    def _pick(self, choice: Choice, option: int) -> None:
        alone = self._others is None
        if alone:
            self._log.append(option)
            self._go_on(option)
        else:
            self._pick_together(choice.seat, option)
        if self._state.news != self._news or self._concerns_others(choice.seat, alone):
            self._news = self._state.news
            self._free = []

    def _concerns_others(self, seat: Seat, alone: bool) -> bool:
        """Was another seat asked or answered for inside the flow? That it was may tell what it has, so no undo goes
        back behind it, whatever the answer. Whose turn comes next, at a step's start, everyone knows.
        """
        if seat != self._free_seat:
            return True
        if self._choice is None or len(self._log) == self._mark.at:
            return False
        if self._others is not None:
            return alone and len(self._others) > (seat in self._others)
        return self._choice.seat != seat

    def _pick_together(self, seat: Seat, option: int) -> None:
        flows, choices = self._flows, self._others
        assert flows is not None and choices is not None and self._choice is not None and self._flow is not None
        self._log.append(option if seat == self._choice.seat else (seat, option))
        try:
            choices[seat] = _only_choice(flows[seat].send(option))
        except StopIteration:
            del flows[seat], choices[seat]
        if choices:
            self._choice = choices[min(choices)]
            return
        self._flows = self._others = None
        self._go_on(0)

    def _skip_forced(self) -> None:
        """Play every choice that has a single option."""
        while self._choice is not None:
            if self._others is None:
                forced = self._choice if len(self._choice.options) == 1 else None
            else:
                single = [seat for seat in sorted(self._others) if len(self._others[seat].options) == 1]
                forced = self._others[single[0]] if single else None
            if forced is None:
                return
            self._pick(forced, forced.options[0])

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

    def _become(self, copy: "Game") -> None:
        """Take the place of a copy that was not used yet: no flow runs in it."""
        self._log, self._mark.at, self._asleep = copy._log, copy._mark.at, True
        self._state, self._mark.checkpoint = copy._state, copy._mark.checkpoint
        self._flow = self._choice = self._flows = self._others = None
        self._free, self._free_seat, self._news = copy._free, copy._free_seat, copy._news

    # Replaying

    def _at_step_start(self) -> bool:
        """Is the whole situation plain data now?"""
        return len(self._log) == self._mark.at and not self._mark.underway

    def _running_step(self) -> tuple[State, list[Pick]]:
        """The state where the running step began, only to be read, and what was picked since."""
        self._wake_up()
        state = self._state if self._at_step_start() else self._step_start()[0]
        return state, self._log[self._mark.at :]

    def _step_start(self) -> Checkpoint:
        """The state at the running step's start, to be copied, never changed."""
        checkpoint = self._mark.checkpoint
        if checkpoint is None or checkpoint[1] != self._mark.at:
            if self._at_step_start():
                checkpoint = (self._state.copy(), self._mark.at)
            else:
                self._mark.keeps = True
                checkpoint = self._replay_to_step()
            self._mark.checkpoint = checkpoint
        return checkpoint

    def _replay_to_step(self) -> Checkpoint:
        """The checkpoint that this game did not take when the running step began, by replaying from the last it has."""
        last = self._mark.checkpoint
        if last is None:
            other = self._beginning()
        else:
            other = Game(self.rules, self.options, self.seed, last[0], self._start, self.auto)
            other._mark.checkpoint = last
            other._mark.at = last[1]
            other._log = self._log[: last[1]]
        other._mark.keeps = True
        other._feed(self._log[len(other._log) : self._mark.at])
        checkpoint = other._mark.checkpoint
        assert checkpoint is not None and checkpoint[1] == self._mark.at
        return checkpoint

    def _beginning(self) -> "Game":
        """This game before its first pick."""
        return first_situation(self.rules, self.options, self.seed, self._start, self.auto, self.generator)

    def _feed(self, picks: list[Pick]) -> None:
        """Play logged picks. Forced ones that the kernel played by itself are in the log, too."""
        auto, self.auto = self.auto, False
        self._wake_up()
        for pick in picks:
            self._apply(pick, auto)
        self.auto = auto

    def _apply(self, pick: Pick, auto: bool = False) -> None:
        """Play a logged pick; auto: if it was forced, the kernel played it."""
        if isinstance(pick, Redraw):
            self._redraw(pick)
            return
        seat, option = pick if isinstance(pick, tuple) else (None, pick)
        if auto and len(self._choice_of(seat).options) == 1:
            self._pick(self._choice_of(seat), option)
        else:
            self.play(option, seat)

    def _redraw(self, redraw: Redraw) -> None:
        if redraw.seat is not None:
            self._seat(redraw.seat)
        at_start = self._at_step_start()
        self._log.append(redraw)
        self._free = []  # undo does not bring back what was replaced
        self._state.redraw(redraw.seat, seeded(redraw.seed, self.generator))
        if at_start:
            self._flows = self._others = None
            self._begin_step()
        elif self._others is not None and self._flows is not None:
            for seat, choice in self._others.items():
                if choice.private and seat != redraw.seat:
                    self._others[seat] = _only_choice(self._flows[seat].send(REDRAWN))
            self._choice = self._others[min(self._others)]
        elif self._choice is not None and self._choice.private and self._choice.seat != redraw.seat:
            assert self._flow is not None
            self._choice = _only_choice(self._flow.send(REDRAWN))


def _only_choice(ask: Ask) -> Choice:
    if isinstance(ask, Together):
        raise TypeError("a flow that runs together with others asks one seat at a time")
    return ask


def first_situation(
    rules: Rules, options: Json, seed: int, start: Json | None, auto: bool, generator: str = BLAKE2
) -> Game:
    """A game before its first pick."""
    state = rules.setup(options, seeded(seed, generator)) if start is None else rules.from_json(options, start)
    return Game(rules, options, seed, state, None if start is None else state.to_json(), auto)


def other_rules(game: Game) -> str:
    """The end of a sentence about what cannot be replayed: was the game begun by other rules than today's?"""
    if game.version == game.rules.version:
        return ""
    return f" (it was played by version {game.version} of the rules, this is version {game.rules.version})"
