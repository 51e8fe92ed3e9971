"""Toy games that use every door of the kernel. They inherit nothing from it, as a stranger's game would.

harvest     seats feed their people Together, in flows that change the state before anybody is asked (Underway), with
            nested flows and steps that ask nobody
draft       hidden hands, picked from Together by private choices, redrawn with REDRAWN; a step() that deals
expedition  push your luck: each draw is news; the last step is Underway
walk        everything is open, steps of two picks, many picks in a row: much to undo
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar

from allmende.table import (
    REDRAWN,
    Choice,
    Contract,
    Event,
    Flow,
    Json,
    Option,
    Prompt,
    Rng,
    Seat,
    Underway,
    Vocabulary,
    register,
    registry,
    restored,
    settings,
    together,
)
from allmende.table.settings import Settings

CARDS = 12
VOCABULARY = Vocabulary(
    [("done",), ("yes",), ("no",), *(("count", n) for n in range(5)), *(("card", n) for n in range(CARDS))]
)
YES = VOCABULARY.option("yes")
NO = VOCABULARY.option("no")


def count(n: int) -> Option:
    return VOCABULARY.option("count", n)


def card(n: int) -> Option:
    return VOCABULARY.option("card", n)


def number(option: int) -> int:
    """The number in ("count", n) and ("card", n)."""
    return int(VOCABULARY.key(option)[1])


def plain(data: Any) -> Any:
    """An independent copy of lists of numbers."""
    return json.loads(json.dumps(data))


class Toy:
    """What the toys share: plain fields, copied and stored by name, and counters of what the kernel does to them."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, rules: "ToyRules", options: Json, rng: Rng) -> None:
        self.rules = rules
        self.options = options
        self.seats = [Seat(seat) for seat in range(options["players"])]
        self.rng = rng
        self.events: list[Event] | None = None
        self.news = 0
        self.asides = 0

    def begin(self) -> None:
        raise NotImplementedError

    def step(self) -> Flow | Underway | None:
        raise NotImplementedError

    def copy(self) -> "Toy":
        self.rules.copies += 1
        return self.read(self.rules, self.options, self.to_json())

    def to_json(self) -> Json:
        fields = {name: plain(getattr(self, name)) for name in self.fields}
        return {**fields, "news": self.news, "rng": self.rng.to_json()}

    @classmethod
    def read(cls, rules: "ToyRules", options: Json, data: Json) -> "Toy":
        toy = cls(rules, options, restored(data["rng"]))
        for name in cls.fields:
            setattr(toy, name, plain(data[name]))
        toy.news = data["news"]
        return toy

    def view(self, seat: Seat | None) -> Json:
        return {name: plain(getattr(self, name)) for name in self.fields}

    def redraw(self, seat: Seat | None, rng: Rng) -> None:
        self.rng = rng.copy()

    def points(self, seat: Seat) -> int:
        raise NotImplementedError

    def scores(self) -> list[dict[str, int]]:
        return [{"toys": self.points(seat), "total": self.points(seat)} for seat in self.seats]

    def winners(self) -> list[Seat]:
        return [seat for seat in self.seats if self.points(seat) == max(map(self.points, self.seats))]

    def tell(self, kind: str, seat: Seat, **facts: Any) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, facts))


class ToyRules:
    """A toy as the registry knows it."""

    def __init__(self, name: str, toy: type[Toy], longest: int, samples: list[dict[str, Any]]) -> None:
        self.name = name
        self.version = 1
        self.settings = Settings(name, [settings.number("players", 1, 6, 2), settings.number("size", 1, 4, 3)])
        self.min_players = self.settings.least_players
        self.max_players = self.settings.most_players
        self.vocabulary = VOCABULARY
        self.contract = Contract()
        self.longest = longest
        self.toy = toy
        self.samples = samples
        self.setups = 0
        self.copies = 0

    def options(self, given: Mapping[str, Any]) -> Json:
        return self.settings.completed(given)

    def setup(self, options: Json, rng: Rng) -> Toy:
        self.setups += 1
        toy = self.toy(self, options, rng)
        toy.begin()
        return toy

    def arrange(self, situation: Mapping[str, Any], rng: Rng) -> tuple[Json, Toy]:
        """The toy's fields by name; those that are not mentioned are as at the beginning."""
        options = self.options({})
        toy = self.setup(options, rng)
        return options, self.toy.read(self, options, {**toy.to_json(), **situation})

    def from_json(self, options: Json, data: Json) -> Toy:
        return self.toy.read(self, options, data)

    def sample_options(self) -> list[dict[str, Any]]:
        return self.samples


class Harvest(Toy):
    """Each round the fields grow (a step that asks nobody), then all feed their people at the same time."""

    fields = ("round", "grown", "grain", "fed", "begging", "bonus")

    def begin(self) -> None:
        self.round = 0
        self.grown = False
        self.grain = [1] * len(self.seats)
        self.fed = [0] * len(self.seats)
        self.begging = [0] * len(self.seats)
        self.bonus = [0] * len(self.seats)

    def step(self) -> Flow | Underway | None:
        if self.round == self.options["size"]:
            return None
        return Underway(self.feeding()) if self.grown else self.grow()

    def grow(self) -> Flow:
        self.news += 1
        for seat in self.seats:
            self.grain[seat] += self.rng.below(4)
            self.tell("grow", seat, grain=self.grain[seat])
        self.grown = True
        yield from together({seat: self.rest() for seat in self.seats})

    def rest(self) -> Flow:
        """A flow that asks nothing."""
        yield from ()

    def feeding(self) -> Flow:
        yield from together({seat: self.feed(seat) for seat in self.seats})
        first = self.seats[self.round % len(self.seats)]
        if self.grain[first]:
            pick = yield Choice(first, Prompt("bonus"), [count(n) for n in range(min(3, self.grain[first]))])
            self.bonus[first] += number(pick)
        self.round += 1
        self.grown = False

    def feed(self, seat: Seat) -> Flow:
        """Feed up to three; who feeds nobody is asked again. Without grain there is nothing to decide."""
        least = 0
        fed = 0
        while self.grain[seat]:
            options = [count(n) for n in range(least, min(3, self.grain[seat]) + 1)]
            fed = number((yield Choice(seat, Prompt("feed"), options)))
            if fed or (yield from self.really_begs(seat)):
                break
            least = 1
        self.grain[seat] -= fed
        self.fed[seat] += fed
        self.begging[seat] += 3 - fed
        self.tell("feed", seat, fed=fed)

    def really_begs(self, seat: Seat) -> Any:
        return (yield Choice(seat, Prompt("beg"), [YES, NO])) == YES

    def points(self, seat: Seat) -> int:
        return self.fed[seat] + self.bonus[seat] - 3 * self.begging[seat]


class Draft(Toy):
    """Three cards each; all keep two of them, out of each other's sight; then they are shown, the third is dropped."""

    fields = ("deck", "hands", "aside", "table", "dropped", "dealt")

    def begin(self) -> None:
        self.deck = list(range(CARDS))
        self.rng.shuffle(self.deck)
        self.hands: list[list[int]] = [[] for _ in self.seats]
        self.aside: list[list[int]] = [[] for _ in self.seats]
        self.table: list[list[int]] = [[] for _ in self.seats]
        self.dropped: list[int] = []
        self.dealt = False

    def step(self) -> Flow | Underway | None:
        if not self.dealt:
            size = self.options["size"]
            if len(self.deck) < size * len(self.seats):
                return None
            self.dealt = True
            self.news += 1
            for hand in self.hands:
                hand += self.deck[-size:]
                del self.deck[-size:]
        return self.drafting()

    def drafting(self) -> Flow:
        yield from together({seat: self.keep_two(seat) for seat in self.seats})
        self.news += 1
        for seat in self.seats:
            self.tell("show", seat, cards=self.aside[seat][:])
            self.table[seat] += self.aside[seat]
            self.dropped += self.hands[seat]
            self.hands[seat].clear()
            self.aside[seat].clear()
        self.dealt = False

    def keep_two(self, seat: Seat) -> Flow:
        for _ in range(min(2, len(self.hands[seat]))):
            pick = REDRAWN
            while pick == REDRAWN:
                pick = yield Choice(seat, Prompt("keep"), [card(n) for n in self.hands[seat]], private=True)
            self.hands[seat].remove(number(pick))
            self.aside[seat].append(number(pick))
            if self.events is not None:
                self.events.append(Event("keep", seat, {}, {"card": number(pick)}, (seat,)))

    def view(self, seat: Seat | None) -> Json:
        return {
            "deck": len(self.deck),
            "hands": [sorted(hand) if owner == seat else len(hand) for owner, hand in enumerate(self.hands)],
            "aside": [cards[:] if owner == seat else len(cards) for owner, cards in enumerate(self.aside)],
            "table": plain(self.table),
            "dropped": sorted(self.dropped),
        }

    def redraw(self, seat: Seat | None, rng: Rng) -> None:
        """Deck and other hands are dealt anew. What was kept but not shown stays as it is."""
        piles = [self.deck, *(hand for owner, hand in enumerate(self.hands) if owner != seat)]
        pool = sorted(card for pile in piles for card in pile)
        rng.shuffle(pool)
        for pile in piles:
            pile[:] = [pool.pop() for _ in pile]
        self.rng = rng.copy()

    def points(self, seat: Seat) -> int:
        return sum(self.table[seat])


class Expedition(Toy):
    """Draw until you stop or have found more than 14; what you bring home goes into one of two chests."""

    fields = ("deck", "found", "chests", "lost", "turns")

    def begin(self) -> None:
        self.deck = list(range(CARDS))
        self.rng.shuffle(self.deck)
        self.found: list[int] = []
        self.chests: list[list[list[int]]] = [[[], []] for _ in self.seats]
        self.lost: list[int] = []
        self.turns = 0

    def step(self) -> Flow | Underway | None:
        return Underway(self.turn(self.seats[self.turns % len(self.seats)])) if self.deck else None

    def turn(self, me: Seat) -> Flow:
        going = True
        while going and self.deck:
            self.news += 1
            self.found.append(self.deck.pop())
            self.tell("find", me, card=self.found[-1])
            if sum(self.found) > 14:
                self.lost += self.found
                self.found.clear()
                break
            pick = yield Choice(me, Prompt("go-on"), [YES] if sum(self.found) < 3 else [YES, NO])
            going = pick == YES
        if self.found:
            yield from self.bring_home(me)
        self.turns += 1

    def bring_home(self, me: Seat) -> Flow:
        pick = yield Choice(me, Prompt("chest"), [count(0), count(1)])
        self.chests[me][number(pick)] += self.found
        self.found.clear()

    def view(self, seat: Seat | None) -> Json:
        return {**super().view(seat), "deck": len(self.deck)}

    def redraw(self, seat: Seat | None, rng: Rng) -> None:
        self.deck.sort()
        rng.shuffle(self.deck)
        self.rng = rng.copy()

    def points(self, seat: Seat) -> int:
        left, right = self.chests[seat]
        return sum(left) + 2 * len(right)


class Walk(Toy):
    """Each seat in turn makes three steps of two picks: how far, and whether to rest. Nothing is hidden."""

    fields = ("at", "rests", "moves")

    def begin(self) -> None:
        self.at = [0] * len(self.seats)
        self.rests = [0] * len(self.seats)
        self.moves = 0

    def step(self) -> Flow | Underway | None:
        if self.moves == 6 * len(self.seats):
            return None
        return self.move(self.seats[self.moves // 3 % len(self.seats)])

    def move(self, me: Seat) -> Flow:
        far = number((yield Choice(me, Prompt("how-far"), [count(n) for n in range(1, self.options["size"] + 1)])))
        self.at[me] += far
        self.tell("move", me, far=far)
        if (yield Choice(me, Prompt("rest"), [YES, NO])) == YES:
            self.rests[me] += 1
        self.moves += 1

    def points(self, seat: Seat) -> int:
        return self.at[seat] - self.rests[seat]


HARVEST = ToyRules("toy-harvest", Harvest, 200, [{"players": 3}, {"players": 4, "size": 4}, {"players": 1}])
DRAFT = ToyRules("toy-draft", Draft, 24, [{"players": 2}, {"players": 4}, {"players": 3, "size": 2}])
EXPEDITION = ToyRules("toy-expedition", Expedition, 40, [{"players": 2}])
WALK = ToyRules("toy-walk", Walk, 60, [{"players": 2}, {"players": 2, "size": 1}])
TOYS = [HARVEST, DRAFT, EXPEDITION, WALK]


@contextmanager
def toys_on_the_shelf() -> Iterator[None]:
    """The toys are registered meanwhile, and nobody else sees them."""
    for rules in TOYS:
        register(rules)
    yield
    for rules in TOYS:
        del registry._registered[rules.name]
