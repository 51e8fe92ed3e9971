"""A table in memory: the game, who sits there, who listens, and what each of them may see."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from allmende.server.clocks.at_table import Absence, told_clock, written_clock
from allmende.server.clocks.clock import Clock
from allmende.server.clocks.settings import chosen
from allmende.server.errors import Refused, game_ended, no_rights
from allmende.server.once import Once
from allmende.server.opening import NOBODY, Happening, load_events, pickers_of, reopened, without_undone
from allmende.server.people import same
from allmende.server.results.counting import counts
from allmende.server.seating import Chair, chair_from_row, people_at, seats_of
from allmende.server.store import Kept, Store
from allmende.server.telling import Listener, Telling, Viewer
from allmende.server.turns import Memo
from allmende.server.veil import Veil
from allmende.table import Choice, Game, Json, Seat

TAIL: Final = 40
"""Of so many changes the events stay in memory; older ones are read from the store."""
FREE_STEPS: Final = 60
"""So many of the own picks can be taken back at once without asking anybody."""
LAST_STEPS: Final = 4
"""The game before so many of people's last picks stays in memory: taking them back takes no time."""
REMEMBERED: Final = 16
"""So many hints stay in memory."""


@dataclass
class Vote:
    """A wish to go back further than undo does, or to delete a running game: everybody at the table must agree."""

    seat: int
    to: int | None
    """To the table after so many picks; None: to delete it."""
    seq: int
    agreed: set[str]
    """The hashes of the persons who said yes."""


@dataclass
class Facts:
    """What never changes about a table, but for its maker, who may have been a guest."""

    id: str
    game: str
    options: Json
    settings: Json
    seed_known: bool
    invite: str
    watch: str
    maker: str
    created: float
    series: str | None = None
    """The first table of the series to which the game belongs."""


class Earlier(NamedTuple):
    """The game as it was before a change."""

    game: Game
    picks: int
    seat: int
    played: list[int]
    """The options that the seat picked then."""


@dataclass
class Table:
    facts: Facts
    game: Game
    chairs: list[Chair]
    seq: int
    picks: int
    rematch: str | None = None
    wishes: dict[int, str | None] = field(default_factory=dict)
    """By seat, what people take along into the next game of a series."""
    vote: Vote | None = None
    tail: list[Happening] = field(default_factory=list)
    tail_from: int = 0
    """The events of all changes after this seq are in the tail."""
    moved: int = 0
    """The seq of the last change of the game itself."""
    acted: int = 0
    """The same of the last one that a person made: what bots do meanwhile makes no wish to go back stale."""
    pickers: list[int] = field(default_factory=list)
    """The seat of each pick; NOBODY where an older snapshot does not say it."""
    once: Once = field(default_factory=Once)
    asked: dict[int, int] = field(default_factory=dict)
    """Since which seq the open choice of a seat has been before it."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    bots: asyncio.Task[None] | None = None
    users: int = 0
    used: float = field(default_factory=time.monotonic)
    spoiled: bool = False
    """What is in memory may differ from the store: it must be opened anew."""
    gone: bool = False
    """Somebody has deleted it."""
    lease: int | None = 0
    """The generation by which the table is ours, to change it; None if it is another process's (docs/many.md)."""
    owner: str | None = None
    """Whose it is then."""
    behind: int = 0
    """Elsewhere it has come as far as this seq, as far as is known."""
    elsewhere: dict[str, tuple[list[int], int]] = field(default_factory=dict)
    """By process, which seats are there and how many look on who have none."""
    snapshot_at: int = 0
    ends: int | None = None
    """After so many picks the rest, made by other rules, no longer replays: the game stays there, the log is whole."""
    closed: bool = False
    """Whoever runs the server lets nobody play here any more."""
    ended: str | None = None
    """How the game has ended without a result."""
    clock: Clock | None = None
    """How much time everybody has left; None where nobody has wished for a clock."""
    due: float | None = None
    """When somebody must look at the clock."""
    now: Callable[[], float] = time.time
    trail: list[Earlier] = field(default_factory=list)
    """The game before each change that can be taken back without asking, and before the last few that people made, as
    far as it is in memory."""
    known: Memo = field(default_factory=lambda: Memo(REMEMBERED))
    """What was worked out for people at this table: a hint belongs to a position."""

    def __post_init__(self) -> None:
        self.telling = Telling(self)
        self.veil = Veil(self)
        self.absence = Absence(self)
        self.pace = chosen(self.facts.settings)
        self.rated = counts(self.facts.settings)

    @property
    def id(self) -> str:
        return self.facts.id

    # Rights

    def mine(self, person: str | None) -> list[int]:
        return seats_of(self.chairs, person)

    def held(self, person: str | None) -> list[int]:
        """The seats that a bot plays for this person."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.held_for(person)]

    @property
    def stands_still(self) -> bool:
        """Have people agreed to a pause, or to end the game?"""
        return self.ended is not None or (self.clock is not None and self.clock.paused)

    def check_going_on(self) -> None:
        if self.ended is not None:
            raise game_ended()
        if self.stands_still:
            raise Refused(409, "paused", "there is a pause: go on first")

    def check_seat(self, person: str | None, seat: int) -> None:
        if seat not in self.mine(person):
            raise no_rights(f"seat {seat} is not yours")

    def check_present(self, person: str | None) -> None:
        if not self.mine(person):
            raise no_rights("you do not sit at this table")

    def viewer(self, person: str | None, seat: int | None, watch: str | None) -> int | None:
        """As which seat somebody sees the table (None: as a spectator). The invite is a right to look, too."""
        mine = self.mine(person)
        if seat is not None:
            if seat not in mine:
                raise no_rights(f"seat {seat} is not yours")
            return seat
        if mine and watch is None:
            waiting = [choice.seat for choice in self.game.choices if choice.seat in mine]
            return int(waiting[0]) if waiting else mine[0]
        if same(watch, self.facts.watch) or same(watch, self.facts.invite) or self.held(person):
            return None
        raise no_rights()

    # What is asked

    def choice_of(self, seat: int) -> Choice | None:
        return next((choice for choice in self.game.choices if choice.seat == seat), None)

    def check_fresh(self, seat: int, seq: int) -> None:
        """Does an answer that knew the table as of `seq` still answer what the seat is asked now?"""
        if seq > self.seq:
            raise Refused(409, "wrong-seq", f"the table is at {self.seq}, it has not come to {seq}")
        if seq < self.asked.get(seat, self.moved):
            raise Refused(409, "stale", f"the table has moved on from {seq} to {self.seq}: look again before you pick")

    def waits_for_bot(self, game: Game | None = None, chairs: Sequence[Chair] | None = None) -> int | None:
        """The first seat that is asked and is a bot's."""
        chairs = self.chairs if chairs is None else chairs
        for choice in (self.game if game is None else game).choices:
            if chairs[choice.seat].kind == "bot":
                return int(choice.seat)
        return None

    # Going back

    def last_own(self, person: str | None) -> int | None:
        """After how many picks the person made the last one; at a screen with several seats, from any of them."""
        mine = self.mine(person)
        if any(self.game.can_undo(seat) for seat in mine):
            return self.picks - 1
        return next((at for at in reversed(range(len(self.pickers))) if self.pickers[at] in mine), None)

    def goes_back_at_once(self, person: str | None, to: int) -> bool:
        """May the person go back there without asking anybody: own picks that showed nothing new, or all alone?"""
        back = self.picks - to
        if self.rated and self.game.over:
            return False
        if any(back <= min(self.game.undoable(seat), FREE_STEPS) for seat in self.mine(person)):
            return True
        return not self.rated and not self.seat_open and people_at(self.chairs) == [person]

    @property
    def begun_to_count(self) -> bool:
        """Does a game that counts run here? Whoever leaves it now has lost it, and may come back until its end."""
        return self.rated and not self.seat_open and not self.game.over and self.ended is None

    @property
    def seat_open(self) -> bool:
        return any(chair.kind == "open" for chair in self.chairs)

    def reset_of(self, seat: int) -> int | None:
        """The earliest pick that the seat can go back to without asking anybody."""
        back = min(self.game.undoable(seat), FREE_STEPS)
        return self.picks - back if back else None

    def allows_hints(self) -> bool:
        """Among people recommendations are a matter of agreement; whoever plays against bots alone may always ask."""
        if self.rated:
            return False
        return bool(self.facts.settings.get("hints")) or len([one for one in self.chairs if one.kind != "bot"]) == 1

    def may_hint(self, seat: int) -> bool:
        return self.allows_hints() and not self.closed and self.choice_of(seat) is not None

    # What is told

    def tell(self) -> None:
        self.telling.changed()

    def dismiss(self) -> None:
        for listener in list(self.listeners):
            listener.dismiss()

    def trim(self) -> None:
        """Forget the events of old changes: the store has them."""
        if self.seq - self.tail_from > 2 * TAIL:
            self.tail_from = self.seq - TAIL
            self.tail = [one for one in self.tail if one.seq > self.tail_from]

    async def happenings(self, store: Store, since: int) -> list[Happening]:
        """The events of all changes after a seq, as they stand now."""
        if since >= self.tail_from:
            return [one for one in self.tail if one.seq > since]
        seq = self.seq
        found: list[Happening] = []
        for entry in await store.entries_with_events(self.id, since):
            if entry.seq <= seq:
                told = load_events(entry.seq, entry.events)
                if entry.kind == "undo":
                    found = without_undone(found, told[0].pick)
                found += told
        if seq < self.seq:  # it went on meanwhile
            return await self.happenings(store, since)
        return found

    def update(self, person: str | None, seat: int | None, since: int, happenings: Iterable[Happening]) -> Json:
        """Everything a client needs to know, as the seat may know it."""
        events = self.events_seen(seat, happenings)
        return {"seq": self.seq, "since": since, **self.state(person, seat), "events": events}

    def viewer_of(self, person: str | None, seat: int | None) -> Viewer:
        """All that `state` depends on: whoever is the same viewer is told the same."""
        return seat, (*self.mine(person), *(~seat for seat in self.held(person))), same(person, self.facts.maker)

    def events_seen(self, seat: int | None, happenings: Iterable[Happening]) -> list[Json]:
        viewer = None if seat is None else Seat(seat)
        return [
            {**one.event.seen_by(viewer), "pick": one.pick, "seq": one.seq, **self.picker_of(one)} for one in happenings
        ]

    def picker_of(self, one: Happening) -> Json:
        """Whose pick brought something about, if not that of the seat it is about."""
        if not 0 < one.pick <= len(self.pickers) or one.event.kind.startswith("table-"):
            return {}
        picker = self.pickers[one.pick - 1]
        return {} if picker in (NOBODY, one.event.seat) else {"picker": picker}

    def state(self, person: str | None, seat: int | None) -> Json:
        """An update but for what happened."""
        game = self.game
        over = game.over
        return {
            "table": self.about(person),
            "view": game.view(seat),
            "can": self.can(person, seat),
            "vote": self.vote_json(),
            "clock": told_clock(self),
            "scores": game.scores() if over else None,
            "winners": list(game.winners()) if over else None,
            "verdict": game.verdict() if over else None,
        }

    def can(self, person: str | None, seat: int | None) -> Json:
        """What whoever looks can do beside picking."""
        stands = self.game.over or self.closed or self.ends is not None or self.stands_still
        back = None if stands else self.last_own(person)
        at_once = back is not None and self.goes_back_at_once(person, back)
        return {
            "undo": at_once,
            "ask": back is not None and not (at_once or self.rated or self.seat_open) and self.vote is None,
            "back": back,
            "reset": None if seat is None else self.reset_of(seat),
            "hint": seat is not None and self.may_hint(seat),
        }

    def about(self, person: str | None) -> Json:
        """The table itself: who sits there, and for those who do, its links."""
        facts = self.facts
        mine = self.mine(person)
        here, away = self.here(), self.absence.since
        about: Json = {
            "id": facts.id,
            "game": facts.game,
            "options": told_options(facts.options),
            "settings": facts.settings,
            "seats": [
                {
                    "seat": seat,
                    "kind": chair.kind,
                    "name": chair.name,
                    "bot": chair.bot,
                    "here": seat in here,
                    **({"away": away[seat]} if seat in away else {}),
                }
                for seat, chair in enumerate(self.chairs)
            ],
            "seed_known": facts.seed_known,
            "created": facts.created,
            "picks": self.picks,
            "over": self.game.over,
            "ends": self.ends,
            "closed": self.closed,
            "ended": self.ended,
            "mine": mine,
            "held": self.held(person),
            "maker": same(person, facts.maker),
            "rematch": self.rematch if mine else None,
            "series": facts.series if mine else None,
            "wished": sorted(self.wishes),
        }
        if mine:
            about["invite"] = facts.invite
            about["watch"] = facts.watch
        return about

    def here(self) -> list[int]:
        """The seats whose person has a socket open."""
        there = {seat for seats, _ in self.elsewhere.values() for seat in seats}
        return sorted(there.union(self.own_presence()[0]))

    @property
    def crowd(self) -> int:
        """How many listen, at all processes."""
        return len(self.listeners) + sum(len(seats) + watching for seats, watching in self.elsewhere.values())

    def own_presence(self) -> tuple[list[int], int]:
        """The seats whose person has a socket open at this process, and how many look on who have none."""
        people = {listener.person for listener in self.listeners if listener.person is not None}
        seated = set(people_at(self.chairs))
        watching = sum(listener.watches and listener.person not in seated for listener in self.listeners)
        here = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.person in people]
        return here, watching

    def presence(self) -> Json:
        """Which seats are here, and how many look on who have none."""
        watching = self.own_presence()[1] + sum(number for _, number in self.elsewhere.values())
        return {"here": self.here(), "watching": watching, "away": sorted(self.absence.since.items())}

    def vote_json(self) -> Json | None:
        vote = self.vote
        if vote is None:
            return None
        agreed = {seat for person in vote.agreed for seat in self.mine(person)}
        people = {seat for person in people_at(self.chairs) for seat in self.mine(person)}
        return {"seat": vote.seat, "to": vote.to, "agreed": sorted(agreed), "waiting": sorted(people - agreed)}


def told_options(options: Json) -> Json:
    """The options of a table. Somebody's own data (a file of tiles) would make every update long: true stands for it.

    >>> told_options({"players": 2, "tiles": {"tile": []}})
    {'players': 2, 'tiles': True}
    """
    return {key: True if isinstance(value, dict) else value for key, value in options.items()}


def table_from(kept: Kept) -> Table:
    """Bring a table back from the store."""
    row = kept.row
    game, ends = reopened(kept)
    facts = Facts(
        row.id, row.game, game.options, msgspec.json.decode(row.settings), row.seed_known, row.invite, row.watch,
        row.maker, row.created, row.series,
    )  # fmt: skip
    table = Table(facts, game, [chair_from_row(seat) for seat in kept.seats], row.seq, row.picks, row.rematch)
    table.ends = ends
    table.closed, table.ended, table.due = row.closed, row.ended, row.due
    table.clock = written_clock([entry.data for entry in kept.latest])
    table.tail_from = table.moved = table.acted = row.seq
    table.pickers = pickers_of(kept)
    table.asked = {int(choice.seat): row.seq for choice in game.choices}
    table.snapshot_at = 0 if kept.snapshot is None else kept.snapshot.seq
    for entry in reversed(kept.words):
        table.once.note(entry.seat, msgspec.json.decode(entry.data))
    for entry in kept.wishes:
        said = msgspec.json.decode(entry.data)["wishes"]
        table.wishes |= {int(seat): thing for seat, thing in said.items()}
    for entry in kept.votes:
        data: Any = msgspec.json.decode(entry.data)
        if entry.kind == "ask":
            table.vote = Vote(entry.seat, data["to"], entry.seq, {data["person"]})
        elif entry.kind == "vote" and table.vote is not None and data["agree"]:
            table.vote.agreed.add(data["person"])
        elif entry.kind in ("vote", "undo", "leave"):
            table.vote = None
    return table
