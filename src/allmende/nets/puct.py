"""A tree search that a net guides (PUCT), over what a seat knows.

Each simulation redraws what the seat does not know, goes down the tree and adds a node to it; what the net expects
there is the result. The n-th tries of all options at the choice at hand see the same redraw: luck strikes all alike.

- A node is what its player sees: the picks that led there and the options offered. Seats that decide at the same time
  do not see each other's picks, so neither do their nodes; and nothing is expected before all have decided.
- Every node keeps the values of whoever decides there; the net has one for each seat, so any number may play.
- Small questions, which the guide of the game does not search, are answered by the net's preference.
- Leaves are thought about together, many in one batch; those on their way count as tries that brought nothing, so that
  the others of a batch go elsewhere.
"""

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeAlias

from allmende.bots.search.guide import Guide
from allmende.bots.search.tree import SAFETY, Budget
from allmende.nets.net import Eyes
from allmende.table import Choice, Game, Option, Rng, seeded
from allmende.table.results import TEAM, results_of

Place: TypeAlias = tuple[int, int, str, tuple[Option, ...]]
"""A node: what was picked before, who is asked, what, and which options there are."""

EXPLORE: Final = 1.5
"""How much the search is drawn to what the net likes and what was tried seldom."""
NARROW: Final = 0.1
"""Payoffs that differ by less than this are not spread any further apart."""
BATCH: Final = 16
"""So many leaves are thought about at once, at most ..."""
ROUNDS: Final = 8
"""... and so few that there are as many rounds."""
SMALL: Final = 4
"""A small question at hand gets so many times fewer simulations ..."""
CLEAR: Final = 0.9
"""... and none if the net likes an option so much."""
NOISE: Final = 0.25
"""When games are played to learn from them, so much of what is liked at the choice at hand is chance ..."""
NOISES: Final = 10.0
"""... which favours few options: of n, about so many n-ths (the parameter of Dirichlet's distribution)."""


class Node:
    """A choice in the tree. Options are sorted, those first that the net likes most."""

    __slots__ = ("flying", "liking", "options", "own", "seat", "small", "totals", "tries", "visits")

    def __init__(self, seat: int, options: Sequence[int], liking: Sequence[float], own: float, small: bool) -> None:
        order = sorted(range(len(options)), key=lambda n: -liking[n])
        self.seat = seat
        self.options = [options[n] for n in order]
        self.liking = [float(liking[n]) for n in order]
        self.own = own
        """What the net expects here for whoever decides."""
        self.small = small
        self.visits = [0] * len(order)
        self.totals = [0.0] * len(order)
        self.flying = [0] * len(order)
        """Tries whose result is not known yet."""
        self.tries = 0

    def mean(self, n: int) -> float:
        return self.totals[n] / self.visits[n] if self.visits[n] else self.own

    def value(self) -> float:
        """What whoever decides here can expect, as far as is known."""
        return (self.own + sum(self.totals)) / (1 + sum(self.visits))

    def choose(self, low: float, spread: float) -> int:
        """The option to try next. Of those that nobody has tried yet only the first can be the one."""
        if self.small:
            return 0
        width = EXPLORE * sqrt(self.tries + 1)
        unknown = (self.value() - low) / spread
        best, found = -1e9, 0
        for n, visits in enumerate(self.visits):
            tries = visits + self.flying[n]
            known = (self.totals[n] - low * visits) / spread / tries if tries else unknown
            promise = known + width * self.liking[n] / (1 + tries)
            if promise > best:
                best, found = promise, n
            if not tries:
                break
        return found


class Leaf(NamedTuple):
    """Where a simulation arrived."""

    path: list[tuple[Node, int]]
    place: Place
    seen: bytearray
    small: bool


class Found(NamedTuple):
    """What a search found out about an option."""

    option: int
    visits: int
    value: float
    """What the seat can expect of it: a payoff."""
    liking: float


class NetSearch:
    """Thinks about one choice."""

    def __init__(self, eyes: Eyes, guide: Guide, budget: Budget, seed: int, noise: bool = False) -> None:
        self.eyes = eyes
        self.guide = guide
        self.budget = budget
        self.seed = seed
        self.noise = noise
        """Are games played to learn from them? Then chance has a say, and every question is searched."""
        self.players = 1
        self.began = 0.0
        self.deadline = 0.0
        self.limit = 0
        self.thinking = 0.0
        """The longest that a batch took."""
        self.done = 0
        self.nodes: dict[Place, Node] = {}
        self.low, self.high = 1e9, -1e9

    def findings(self, game: Game, choice: Choice) -> list[Found]:
        """What came out: first the option that was tried most, of equals the better one."""
        self.began = perf_counter()
        self.deadline = self.began + SAFETY * self.budget.ms / 1000 if self.budget.ms else 0.0
        self.limit = self.budget.simulations
        self.players = game.players
        root = self.root(game, choice)
        while (self.limit or self.deadline) and not self.spent():
            self.think(self.gather(game, choice, root))
        found = [Found(option, root.visits[n], root.mean(n), root.liking[n]) for n, option in enumerate(root.options)]
        return sorted(found, key=lambda one: (-one.visits, -one.value if one.visits else 0.0, -one.liking))

    def root(self, game: Game, choice: Choice) -> Node:
        """The choice at hand. A small question gets less time, and a clear one none."""
        known = game.determinize(choice.seat, self.redraw(0))
        [asked] = [one for one in known.choices if one.seat == choice.seat]
        liking, expected = self.ask([self.eyes.look(known, asked)], [choice.options])
        node = Node(choice.seat, choice.options, self.mixed(liking[0]), expected[0][0], False)
        self.heed(node.own)
        small = not self.guide.searches(choice)
        if len(choice.options) == 1 or (small and node.liking[0] > CLEAR and not self.noise):
            self.limit, self.deadline = 0, 0.0
        elif small:
            self.limit = -(-self.limit // SMALL)
            self.deadline = self.began + (self.deadline - self.began) / SMALL if self.deadline else 0.0
        return node

    def mixed(self, liking: list[float]) -> list[float]:
        """What the net likes, with a little chance where games are played to learn from them."""
        if not self.noise:
            return liking
        from numpy.random import default_rng

        chance = default_rng(self.seed).dirichlet([NOISES / len(liking)] * len(liking)).tolist()
        return [(1 - NOISE) * own + NOISE * other for own, other in zip(liking, chance, strict=True)]

    # A round of simulations

    def spent(self) -> bool:
        if self.limit and self.done >= self.limit:
            return True
        return self.deadline > 0 and perf_counter() + self.thinking >= self.deadline

    def gather(self, game: Game, choice: Choice, root: Node) -> list[Leaf]:
        """Go down the tree until there are enough leaves, or the time is up."""
        batch = max(1, min(BATCH, self.limit // ROUNDS)) if self.limit else BATCH
        leaves: list[Leaf] = []
        for _ in range(batch):
            leaf = self.simulate(game, choice, root)
            if leaf is not None:
                leaves.append(leaf)
            if self.spent():
                break
        return leaves

    def simulate(self, game: Game, choice: Choice, root: Node) -> Leaf | None:
        """Go down the tree once, to where it ends; None if that was the end of a game, which speaks for itself."""
        n = self.choose(root)
        copy = game.determinize(choice.seat, self.redraw(root.visits[n] + root.flying[n] - 1))
        copy.auto = False  # who decides beside whom can be seen as long as nothing is skipped
        path, trail = [(root, n)], Trail(copy)
        node, seat, option = root, int(choice.seat), root.options[n]
        self.done += 1
        while True:
            trail.play(copy, seat, option)
            asked = copy.choice
            if asked is None:
                self.back_up(path, self.payoffs(copy))
                return None
            seat = int(asked.seat)
            if len(asked.options) == 1:
                option = asked.options[0]
                continue
            place = trail.place(asked)
            found = self.nodes.get(place)
            if found is None:
                leaf = Leaf(path, place, self.eyes.look(copy, asked), not self.guide.searches(asked))
                if not trail.together:
                    return leaf
                liking, expected = self.ask([leaf.seen], [asked.options])
                found = self.grow(leaf, liking[0], expected[0])
            node = found
            n = self.choose(node)
            option = node.options[n]
            path.append((node, n))

    def choose(self, node: Node) -> int:
        """The option to try next; from now on it is on its way."""
        n = node.choose(self.low, max(NARROW, self.high - self.low))
        node.flying[n] += 1
        node.tries += 1
        return n

    def redraw(self, number: int) -> Rng:
        """The chance of an option's n-th try: the same for all options."""
        return seeded(self.seed + 1 + 7919 * number)

    # What comes of it

    def think(self, leaves: list[Leaf]) -> None:
        """Ask the net about all leaves at once, and let everybody on the way know."""
        if not leaves:
            return
        liking, expected = self.ask([leaf.seen for leaf in leaves], [leaf.place[3] for leaf in leaves])
        for leaf, preferences, values in zip(leaves, liking, expected, strict=True):
            self.grow(leaf, preferences, values)
            seat = leaf.place[1]
            self.back_up(leaf.path, [values[(other - seat) % self.players] for other in range(self.players)])

    def ask(self, seen: list[bytearray], offered: Sequence[Sequence[int]]) -> tuple[list[list[float]], Any]:
        """What the net likes and expects."""
        began = perf_counter()
        thoughts = self.eyes.think(seen, offered)
        found = [liking.tolist() for liking in thoughts.preferences], thoughts.values.tolist()
        self.thinking = max(self.thinking, perf_counter() - began)
        return found

    def grow(self, leaf: Leaf, liking: list[float], expected: list[float]) -> Node:
        """Add a leaf to the tree, unless another one of its batch has come to the same place."""
        node = self.nodes.get(leaf.place)
        if node is None:
            node = self.nodes[leaf.place] = Node(leaf.place[1], leaf.place[3], liking, expected[0], leaf.small)
        return node

    def back_up(self, path: list[tuple[Node, int]], payoffs: Sequence[float]) -> None:
        for node, n in path:
            payoff = payoffs[node.seat]
            node.flying[n] -= 1
            node.visits[n] += 1
            node.totals[n] += payoff
            self.heed(payoff)

    def heed(self, payoff: float) -> None:
        """Payoffs are judged by how far apart they lie."""
        self.low, self.high = min(self.low, payoff), max(self.high, payoff)

    def payoffs(self, game: Game) -> list[float]:
        return payoffs_of(self.guide, game)


class Trail:
    """What was picked on the way through a game, as far as whoever is asked may know it."""

    def __init__(self, game: Game) -> None:
        self.history = 0
        self.together = game.together
        """Do seats decide at the same time now? Then each knows what was picked before, and what it picked itself."""
        self.before = 0
        self.own: dict[int, int] = {}

    def play(self, game: Game, seat: int, option: int) -> None:
        beside = self.together
        last = beside and len(game.choices) == 1
        game.play(option, seat)
        self.history = hash((self.history, seat, option))
        self.together = game.together
        if not self.together:
            return
        if not beside or (last and [one.seat for one in game.choices] != [seat]):  # others begin
            self.before, self.own = self.history, {}
        else:
            self.own[seat] = hash((self.own.get(seat, self.before), option))

    def place(self, choice: Choice) -> Place:
        seat = int(choice.seat)
        known = self.own.get(seat, self.before) if self.together else self.history
        return known, seat, choice.prompt.name, tuple(choice.options)


def payoffs_of(guide: Guide, game: Game) -> list[float]:
    """What a game that is over brought each seat."""
    scores = game.scores()
    return guide.payoffs([float(result) for result in results_of(scores)], game.winners(), TEAM in scores[0])
