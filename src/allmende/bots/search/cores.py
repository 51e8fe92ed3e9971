"""A search on several cores: each process searches the same choice with chance of its own, and the findings are merged.

The processes are started once and shared by all bots of a program. They get the game as the seat knows it.
"""

from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import Final, TypeAlias

from allmende.bots.search.guide import Guide
from allmende.bots.search.tree import Budget, Finding, Search
from allmende.table import Choice, Game, Json, Option, from_json, seeded

TRANSPORT_MS: Final = 20
"""What it takes to hand a game over and to bring the findings back."""
MOST_CORES: Final = 64

Plain: TypeAlias = tuple[int, int, float, float, float, float]
"""A Finding on its way from one process to another."""

_teams: dict[int, "Team"] = {}


class Team:
    """Processes that search together."""

    def __init__(self, cores: int) -> None:
        self.pool = ProcessPoolExecutor(cores, get_context("spawn"))
        self.starting = [self.pool.submit(warm_up) for _ in range(4 * cores)]

    def is_ready(self, wait: bool) -> bool:
        """Have all processes begun? If not, wait for them or not."""
        if wait:
            for ready in self.starting:
                ready.result()
        return all(ready.done() for ready in self.starting)


def team_of(cores: int) -> Team:
    if cores not in _teams:
        _teams[cores] = Team(cores)
    return _teams[cores]


def warm_up() -> float:
    """Let a process import what it needs, and be busy meanwhile, so that all of them get to it."""
    began = perf_counter()
    while perf_counter() < began + 0.02:
        pass
    return began


def search_on_cores(guide: Guide, game: Game, choice: Choice, budget: Budget, seed: int) -> list[Finding]:
    """What several searches found, the best option first. One alone, where time counts and the others are not ready."""
    began = perf_counter()
    team = team_of(budget.cores)
    ready = team.is_ready(wait=not budget.ms)
    known: Json = {**game.determinize(choice.seat, seeded(seed)).to_json(), "seed": 0} if ready else {}
    left = max(1, budget.ms - round(1000 * (perf_counter() - began)) - TRANSPORT_MS) if budget.ms else 0
    if not ready:
        return Search(guide, Budget(left), seed).findings(game, choice)
    each = -(-budget.simulations // budget.cores)
    jobs = [
        team.pool.submit(search_part, known, int(choice.seat), left, each, seed + 1 + n) for n in range(budget.cores)
    ]
    return merged([[Finding(Option(found[0]), *found[1:]) for found in job.result()] for job in jobs])


def search_part(known: Json, seat: int, ms: int, simulations: int, seed: int) -> list[Plain]:
    """One process's search."""
    from allmende.bots.search.levels import make_guide

    game = from_json(known)
    choice = next(choice for choice in game.choices if choice.seat == seat)
    findings = Search(make_guide(game.rules.name, seed), Budget(ms, simulations), seed).findings(game, choice)
    return [(int(one.option), one.visits, one.value, one.points, one.points_error, one.win) for one in findings]


def merged(parts: list[list[Finding]]) -> list[Finding]:
    """All findings together: first what most searches found best, of equals what promises most; then by visits."""
    by_option: dict[int, list[Finding]] = {}
    for part in parts:
        for finding in part:
            by_option.setdefault(finding.option, []).append(finding)
    votes = [part[0].option for part in parts]
    together = [added(same) for same in by_option.values()]
    first = max(together, key=lambda finding: (votes.count(finding.option), finding.value))
    return sorted(together, key=lambda finding: (finding is not first, -finding.visits, -finding.value))


def added(same: list[Finding]) -> Finding:
    """What several searches found out about one option, as one."""
    visits = sum([one.visits for one in same])
    n = max(1, visits)
    error = sqrt(sum([(one.visits * one.points_error) ** 2 for one in same])) / n
    value, points, win = (
        sum([one.visits * figure for one, figure in zip(same, figures, strict=True)]) / n
        for figures in ([one.value for one in same], [one.points for one in same], [one.win for one in same])
    )
    return Finding(same[0].option, visits, value, points, error, win)
