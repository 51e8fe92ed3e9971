"""One tree search for all games: Monte Carlo on copies whose hidden part is redrawn (information-set search).

Each simulation redraws what the seat does not know, goes down the tree, adds a node to it, and lets rule-based bots
play the game to its end. A node is what its player sees: the picks that led there and the options offered.

- The choice at hand: its best options by the guide's ranking are tried equally often, on the same redraws, so that luck
  strikes all alike; again and again the worse half is left out (sequential halving).
- Deeper: upper confidence bounds; a choice that is met more often gets more options (progressive widening), the
  first is what the rule-based bot would do. Choices that the guide does not search are played by it at once.
- Seats that decide at the same time do not see each other's picks: only the own one is in the tree.
"""

from dataclasses import dataclass
from math import log, sqrt
from time import perf_counter
from typing import Final, TypeAlias

from allmende.bots.search.guide import NOTHING, Forecast, Guide
from allmende.table import Choice, Game, Option, Rng, Seat, seeded
from allmende.table.results import TEAM, lead, results_of

Sight: TypeAlias = tuple[int, str, tuple[Option, ...]]
"""Who is asked, what, and which options there are."""

SAFETY: Final = 0.97
"""The part of the time that is planned with; the rest is for what cannot be interrupted."""
LOOKING: Final = 0.25
"""The part of the time that may go by until it is clear which options to try."""
CERTAIN: Final = 3.0
"""So many standard errors apart, the matter is settled."""
ENOUGH: Final = 30
"""Nothing is settled before each option was tried so often."""
FEW: Final = 4
"""A budget in picks is for as many options as can be tried so often."""


@dataclass(frozen=True)
class Budget:
    """How long to think about one pick: until the time is up or the simulations are done. 0: no such limit."""

    ms: int = 0
    simulations: int = 0
    cores: int = 1
    """How many processes think at the same time, each as long as this."""
    picks: int = 0
    """Until so many picks were played in simulations: as long early in a game as late, and on all machines the same."""


class Branch:
    """An option of a node, and what came of it."""

    __slots__ = ("next", "option", "points", "points_squared", "squares", "total", "visits", "wins")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.visits = 0
        self.total = 0.0  # payoffs of whoever picked it
        self.squares = 0.0
        # At the root only: of the seat that searches, the points it is ahead of the others, and its victories.
        self.points = 0.0
        self.points_squared = 0.0
        self.wins = 0.0
        self.next: dict[Sight, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def error(self) -> float:
        """The standard error of the mean."""
        return error_of(self.total, self.squares, self.visits)

    def finding(self) -> "Finding":
        n = max(1, self.visits)
        points_error = error_of(self.points, self.points_squared, self.visits)
        return Finding(self.option, self.visits, self.mean(), self.points / n, points_error, self.wins / n)


def error_of(total: float, squares: float, n: int) -> float:
    """The standard error of a mean."""
    if n < 2:
        return 1.0
    mean = total / n
    return sqrt(max(0.0, squares / n - mean * mean) / (n - 1))


class Node:
    """A choice in the tree."""

    __slots__ = ("branches", "closed", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.closed = False  # no further option is worth trying
        self.branches: list[Branch] = []


@dataclass(frozen=True)
class Finding:
    """What the search found out about an option."""

    option: Option
    visits: int
    value: float
    """The mean payoff, 0 to 1."""
    points: float
    """The mean lead over the best of the others at the end of the game; alone, the mean score."""
    points_error: float
    win: float
    """How many simulations were won."""


class Search:
    """Thinks about one choice."""

    def __init__(self, guide: Guide, budget: Budget, seed: int) -> None:
        self.guide = guide
        self.budget = budget
        self.seed = seed
        self.began = 0.0
        self.deadline = 0.0
        self.done = 0
        self.played = 0
        self.seat = Seat(0)
        self.redraws: list[int] = []
        self.settled = True
        """Stop early when nothing can change any more."""

    def findings(self, game: Game, choice: Choice) -> list[Finding]:
        """What came out, the best option first. A single entry if there was nothing to think about."""
        self.began = perf_counter()
        self.deadline = self.began + SAFETY * self.budget.ms / 1000 if self.budget.ms else 0.0
        self.seat = choice.seat
        self.guide.meet(game, choice.seat)
        arms = self.arms(game, choice)
        if len(arms) > 1:
            first = self.chosen(arms, self.halve(game, arms))
            arms.sort(key=lambda arm: (arm is not first, -arm.visits, -arm.mean()))
        return [arm.finding() for arm in arms]

    def arms(self, game: Game, choice: Choice) -> list[Branch]:
        """The options that will be tried. The rest of the options are pruned: nobody but the search leaves them out."""
        guide = self.guide
        if len(choice.options) == 1:
            return [Branch(choice.options[0])]
        known = game.determinize(choice.seat, seeded(self.seed))
        tried: list[Option] = []
        most = guide.width if guide.searches(choice) else 1
        while len(tried) < most:
            option = guide.next_option(known, choice, tried)
            if option == NOTHING:
                break
            tried.append(option)
            if self.budget == Budget() or (self.deadline > 0 and self.spent(LOOKING)):
                break
        return [Branch(option) for option in tried]

    # The choice at hand

    def halve(self, game: Game, arms: list[Branch]) -> list[Branch]:
        """Try all equally often, then the better half, until the budget is spent. Returns who was left, best first."""
        if self.budget.picks:
            self.simulate(game, arms[0])
            del arms[max(2, self.budget.picks // (FEW * self.played)) :]
        alive = arms[:]
        rounds = max(1, (len(arms) - 1).bit_length())
        for number in range(1, rounds + 1):
            while not self.spent(number / rounds):
                for arm in alive:
                    if self.spent(1.0) or not self.simulate(game, arm):
                        break
                if self.settled and self.clear(alive):
                    break
            alive.sort(key=Branch.mean, reverse=True)
            if number < rounds:
                del alive[(len(alive) + 1) // 2 :]
        return alive

    def spent(self, share: float) -> bool:
        """Is this share of the budget spent?"""
        budget = self.budget
        if budget.simulations and self.done >= share * budget.simulations:
            return True
        if budget.picks and self.played >= share * budget.picks:
            return True
        return self.deadline > 0 and perf_counter() >= self.began + share * (self.deadline - self.began)

    def clear(self, alive: list[Branch]) -> bool:
        """Is the best one so far ahead that more tries would not change it?"""
        if len(alive) < 2 or alive[0].visits < ENOUGH:
            return False
        first, second = sorted(alive, key=Branch.mean, reverse=True)[:2]
        return first.mean() - second.mean() > CERTAIN * sqrt(first.error() ** 2 + second.error() ** 2)

    def chosen(self, arms: list[Branch], alive: list[Branch]) -> Branch:
        """The best of those that were tried most; the rule-based bot's pick unless that is clearly worse."""
        best, rule = alive[0], arms[0]
        if best is rule or not rule.visits or not best.visits:
            return rule if not best.visits else best
        error = sqrt(best.error() ** 2 + rule.error() ** 2)
        return best if best.mean() - rule.mean() > self.guide.trust * error else rule

    # One simulation

    def redraw(self, number: int) -> Rng:
        """The chance of an option's n-th try: the same for all options."""
        while len(self.redraws) <= number:
            self.redraws.append(self.seed + 1 + 7919 * len(self.redraws))
        return seeded(self.redraws[number])

    def simulate(self, game: Game, arm: Branch) -> bool:
        """Play the game to its end once. False: the time was up before."""
        copy = game.determinize(self.seat, self.redraw(arm.visits))
        copy.auto = True
        guide = self.guide
        bots = guide.players(copy, arm.visits)
        path: list[Branch] = [arm]
        seats: list[int] = [self.seat]
        copy.play(arm.option, self.seat)
        self.played += 1
        growing = True
        branch = arm
        forecast: Forecast | None = None
        while True:
            choice = copy.choice
            if choice is None:
                break
            forecast = guide.forecast(copy, choice)
            if forecast is not None:
                break
            if growing and guide.searches(choice) and len(copy.choices) == 1:
                sight: Sight = (choice.seat, choice.prompt.name, tuple(choice.options))
                node = branch.next.get(sight)
                if node is None:
                    node = branch.next[sight] = Node()
                    growing = False
                branch = self.descend(node, copy, choice)
                path.append(branch)
                seats.append(choice.seat)
                copy.play(branch.option)
            else:
                copy.play(bots[choice.seat].pick(copy, choice))
            self.played += 1
            if self.deadline > 0 and perf_counter() > self.deadline:
                return False
        self.back_up(copy, arm, path, seats, forecast)
        return True

    def descend(self, node: Node, game: Game, choice: Choice) -> Branch:
        """Open one more option of a node, or take the most promising one."""
        guide = self.guide
        node.visits += 1
        branches = node.branches
        if not node.closed and len(branches) < 1 + guide.widen * sqrt(node.visits - 1):
            option = guide.next_option(game, choice, [branch.option for branch in branches])
            if option != NOTHING:
                branches.append(Branch(option))
                return branches[-1]
            node.closed = True
        if len(branches) == 1:
            return branches[0]
        best, found = -1e9, branches[0]
        tries = log(node.visits)
        for branch in branches:
            value = branch.total / max(1, branch.visits) + guide.explore * sqrt(tries / max(1, branch.visits))
            if value > best:
                best, found = value, branch
        return found

    def back_up(self, game: Game, arm: Branch, path: list[Branch], seats: list[int], forecast: Forecast | None) -> None:
        """What the simulation brought, for all the options that led there."""
        own = self.seat
        if forecast is None:
            scores, winners = game.scores(), game.winners()
            results, teams = [float(result) for result in results_of(scores)], TEAM in scores[0]
            payoffs = self.guide.payoffs(results, winners, teams)
            won = 1 / len(winners) if own in winners else 0.0
        else:
            results, teams, won = forecast.results, False, forecast.chances[own]
            payoffs = self.guide.weighed(results, forecast.chances)
        for branch, seat in zip(path, seats, strict=True):
            payoff = payoffs[seat]
            branch.visits += 1
            branch.total += payoff
            branch.squares += payoff * payoff
        points = lead(results, own, teams) if len(results) > 1 else results[0]
        arm.points += points
        arm.points_squared += points * points
        arm.wins += won
        self.guide.learn(payoffs[own])
        self.done += 1
