"""Recommendations with reasons: what the search expects of the best options, how sure that is, and why it may be so.

What is recommended depends on the position as the seat knows it and on nothing else: the seed comes from there, and the
budget counts picks, not seconds.
"""

from contextlib import suppress
from dataclasses import dataclass, replace
from math import erf, sqrt
from typing import Final, Protocol, cast

from allmende.bots.search.guide import NOTHING, Guide
from allmende.bots.search.levels import make_guide
from allmende.bots.search.tree import FEW, Budget, Finding, Search
from allmende.table import AllmendeError, Choice, Game, Option, Saying, box_of, seeded
from allmende.table.box import load

MOST: Final = 3
"""So many options are recommended at most."""
LONGEST_MS: Final = 20_000
"""A machine that is much too slow for the budget stops here; one that is busy recommends the same, later."""
LONGEST_BUNDLE: Final = 40
"""Nobody collects more picks before sending them."""
CERTAINLY: Final = 0.95
"""So sure that another option brings more points, nobody would understand why it is not recommended."""
DIFFERENCE: Final = 0.1
"""Options differ by about this part of what the guide calls certain victory. Few games exaggerate: the less is known,
the more a gain is drawn towards nothing."""


class Reasons(Protocol):
    """Why an option may be good, as far as the seat can know: the box of a game names such a module."""

    def why(self, game: Game, choice: Choice, option: int) -> Saying | None:
        """The most important reason: {"kind": "feeds", "round": 7} is spoken by `reason-feeds`."""

    def named(self, game: Game, choice: Choice, option: int) -> Saying | None:
        """What to call an option that is only a coordinate or a number: {"kind": "plow", …} is `named-plow`."""


@dataclass(frozen=True)
class Advice:
    """A recommended option, and why."""

    option: int
    visits: int = 0
    """How many games were played on from it; 0: nothing was searched, and there are no figures."""
    gain: float = 0.0
    """Points more at the end of the game, less the others' best, than `than` brings; below nothing if it is worse."""
    error: float = 0.0
    """The standard error of the gain."""
    sure: float = 0.5
    """How sure it is that the option is better than the other, 0 to 1."""
    win: float | None = None
    """The chance to win; None for a person alone."""
    than: int | None = None
    """For the best option the next best one; for the others the best."""
    reason: Saying | None = None
    named: Saying | None = None
    bundle: tuple[Option, ...] = ()
    """Where picks belong together, those that are recommended, in order: this option, and what follows it."""


def recommend(game: Game, choice: Choice, seed: int, budget: Budget | None = None) -> list[Advice]:
    """Up to three options, the best first, with reasons; without figures where the search has nothing to say."""
    guide = make_guide(game.rules.name, seed)
    found = advise(game, choice, seed, budget)[:MOST]
    found = with_rules_of_thumb(guide, game, choice, found)
    if found and choice.prompt.name in guide.bundles:
        found[0] = replace(found[0], bundle=bundle_of(guide, game, choice, Option(found[0].option)))
    reasons = cast("Reasons | None", load(box_of(game.rules.name).reasons))
    if reasons is None:
        return found
    return [
        replace(one, reason=reasons.why(game, choice, one.option), named=reasons.named(game, choice, one.option))
        for one in found
    ]


def is_aside(guide: Guide, game: Game, option: int) -> bool:
    return game.key(option)[0] in guide.asides


def with_rules_of_thumb(guide: Guide, game: Game, choice: Choice, found: list[Advice]) -> list[Advice]:
    """What the guide would try beside these; in small questions the rule-based bot's pick alone. Nothing, where nobody
    knows the game."""
    found = found[:]
    guide.meet(game, choice.seat)
    aside = [option for option in choice.options if is_aside(guide, game, option)]
    most = 0 if guide.blind else MOST if guide.searches(choice) else 1
    while len(found) < min(most, len(choice.options) - len(aside)):
        pick = NOTHING
        with suppress(AllmendeError, LookupError, ValueError):
            pick = guide.next_option(game, choice, [Option(one.option) for one in found] + aside)
        if pick not in choice.options or pick in [one.option for one in found]:
            break
        found.append(Advice(int(pick)))
    return found


def bundle_of(guide: Guide, game: Game, choice: Choice, option: Option) -> tuple[Option, ...]:
    """An option and what the rule-based bot picks after it, as long as the same is asked. What ends it says nothing."""
    copy = game.determinize(choice.seat, seeded(0))
    copy.auto = True
    picks: list[Option] = []
    following: Choice | None = choice
    while following is not None and following.prompt.name == choice.prompt.name and len(picks) < LONGEST_BUNDLE:
        if copy.key(option) == ("done",):
            break
        picks.append(option)
        copy.play(option, choice.seat)
        following = next((one for one in copy.choices if one.seat == choice.seat), None)
        if following is not None:
            option = guide.next_option(copy, following, [])
    return tuple(picks)


def advise(game: Game, choice: Choice, seed: int, budget: Budget | None = None) -> list[Advice]:
    """The options that were searched, the best first; none if there was nothing to search or too little time. What
    stands beside the question is no answer to it, and nothing to compare an answer with."""
    guide = make_guide(game.rules.name, seed)
    budget = Budget(LONGEST_MS, picks=guide.pace) if budget is None else budget
    tried = [one for one in Search(guide, budget, seed).findings(game, choice) if one.visits >= FEW]
    found = [one for one in tried if not is_aside(guide, game, one.option)]
    if len(found) < 2:
        return []
    spread = DIFFERENCE * guide.scale
    alone = game.players == 1
    best, *others = ordered(found, alone)
    return [
        compared(best, others[0], spread, alone),
        *[compared(finding, best, spread, alone) for finding in others],
    ]


def ordered(found: list[Finding], alone: bool = False) -> list[Finding]:
    """The search's best option first, then the others as they pay; what was hardly tried comes last.

    For people two things count that are all the same to the search. What certainly wins, always by the same lead, since
    nothing can happen any more, comes before what would win by more, later. And where the search leans on the
    rule-based bot, because others are better by a little, what pays as much and certainly brings more points is first.
    """
    best, *others = found
    often = max([finding.visits for finding in others]) / 2
    paying = sorted(found, key=lambda finding: (finding.visits < often, -finding.value))
    wins = [finding for finding in found if finding.win == 1 and not finding.points_error]
    if wins and not alone:
        best = max(wins, key=lambda finding: finding.points)
    else:
        more = [
            finding
            for finding in paying
            if finding.visits >= often and finding.value >= best.value and lead_of(finding, best)[2] >= CERTAINLY
        ]
        best = (more or [best])[0]
    return [best, *[finding for finding in paying if finding is not best]]


def lead_of(finding: Finding, other: Finding) -> tuple[float, float, float]:
    """By how many points an option is ahead of another, the standard error of that, and how sure it is."""
    gain = finding.points - other.points
    error = sqrt(finding.points_error**2 + other.points_error**2)
    sure = 0.5 + 0.5 * erf(gain / error / sqrt(2)) if error > 0 else (1 + (gain > 0) - (gain < 0)) / 2
    return gain, error, sure


def compared(finding: Finding, other: Finding, spread: float, alone: bool) -> Advice:
    """How much better an option is than another."""
    gain, error, sure = lead_of(finding, other)
    gain *= spread**2 / (spread**2 + error**2)
    win = None if alone else finding.win
    return Advice(int(finding.option), finding.visits, gain, error, sure, win, int(other.option))
