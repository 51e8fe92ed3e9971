"""What makes a game go: the running flows, the log of picks, and what may be taken back. `Game` is what people see."""

from allmende.table.choice import REDRAWN, Ask, Choice, Flow, Seat, Together
from allmende.table.course import Mark, Run, steps
from allmende.table.events import Event
from allmende.table.record import Pick, Redraw
from allmende.table.rng import seeded
from allmende.table.rules import Json, Rules, State


class Running:
    """A state, the flows of its running step, and all picks until now."""

    __slots__ = (
        "_asleep", "_begins", "_choice", "_flow", "_flows", "_free", "_free_before", "_free_seat", "_listens", "_log",
        "_mark", "_news", "_others", "_start", "_state", "auto", "options", "rules", "seed", "version",
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
        self._listens = False  # and once it is, events are kept
        self._flow: Flow | None = None
        self._choice: Choice | None = None
        self._flows: dict[Seat, Flow] | None = None  # the flows of a Together
        self._others: dict[Seat, Choice] | None = None  # and the choices they ask
        # For undo: where in the log the picks of one seat lie since which nobody else was concerned and nothing hidden
        # became known; forced ones that the kernel played are not among them.
        self._free: list[int] = []
        self._free_seat = Seat(-1)
        self._free_before: Run | None = None  # and before them, those of another seat
        self._news = state.news

    # Waking and going on

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
        self._state = self._state.copy()
        del self._log[self._mark.at :]
        if since and not self._mark.underway:
            since = self._redraw_first(since)
        self._begin_step()
        if since:
            undo = self._free, self._free_seat, self._free_before, self._news
            self._free = []
            self._feed(since)
            self._free, self._free_seat, self._free_before, self._news = undo
        if self._listens:
            self._state.events = []

    def _listen_from_now(self, told: list[Event]) -> None:
        """Before the first step: what happens until the first choice is heard, too, after what was told already."""
        self._state.events = told
        self._wake_up()

    def _begin_here(self) -> None:
        """What was picked until now belongs to the beginning: nothing of it can be taken back."""
        self._begins = len(self._log)
        self._settle()
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

    # Picking

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
            self._free_before = None
            self._mark.settled = len(self._log)

    def _settle(self) -> None:
        """Nothing that was picked until now can be taken back."""
        self._free = []
        self._free_before = None
        self._mark.settled = len(self._log)

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

    def _feed(self, picks: list[Pick]) -> None:
        """Play logged picks: `Game` knows how."""
        raise NotImplementedError

    # Copies and redraws

    def _become(self, copy: "Running") -> None:
        """Take the place of a copy that was not used yet: no flow runs in it."""
        self._log, self._state, self._asleep = copy._log, copy._state, True
        self._mark.at, self._mark.underway, self._mark.settled = copy._mark.at, copy._mark.underway, copy._mark.settled
        self._mark.checkpoint, self._mark.due = copy._mark.checkpoint, copy._mark.due
        self._flow = self._choice = self._flows = self._others = None
        self._free, self._free_seat, self._free_before = copy._free, copy._free_seat, copy._free_before
        self._news, self._listens = copy._news, copy._listens

    def _at_step_start(self) -> bool:
        """Is the whole situation plain data now?"""
        return len(self._log) == self._mark.at and not self._mark.underway

    def _redraw_first(self, picks: list[Pick]) -> list[Pick]:
        """Before the step is started: what was redrawn at its start, before anything was picked. Returns the rest."""
        for n, pick in enumerate(picks):
            if not isinstance(pick, Redraw):
                return picks[n:]
            self._log.append(pick)
            self._state.redraw(pick.seat, seeded(pick.seed, self._state.rng.name))
        return []

    def _redraw(self, redraw: Redraw) -> None:
        at_start = self._at_step_start()
        self._log.append(redraw)
        self._settle()  # undo does not bring back what was replaced
        self._state.redraw(redraw.seat, seeded(redraw.seed, self._state.rng.name))
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
