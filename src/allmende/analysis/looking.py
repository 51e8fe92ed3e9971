"""One pick, looked at again: what the search would have done with what the seat knew, and what that is worth.

The game is redrawn to the seat's knowledge before anything else is asked, and the chance of the search comes from that
knowledge, too: nothing hidden can reach the answer. Budgets count picks, not seconds: the same answer on every machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from time import perf_counter
from typing import Any, Final, cast

from allmende.analysis.knowledge import as_seen, choice_for, position_of
from allmende.bots.search.advice import Reasons, with_rules_of_thumb
from allmende.bots.search.guide import Guide
from allmende.bots.search.levels import make_guide
from allmende.bots.search.tree import FEW, Branch, Budget, Finding, Search
from allmende.locales import LANGUAGES, describe_options, speaks
from allmende.table import Choice, Game, Json, Key, Option, Saying, box_of
from allmende.table.box import load

CHANCES_DIFFER: Final = 0.1
"""Chances to win differ by about this much between options. Few games exaggerate: the less is known, the more a
difference is drawn towards nothing."""
LONGEST_MS: Final = 20_000
"""A game that bots would play on without end stops here."""
SURE: Final = 0.95
LIKELY: Final = 0.8
MUCH: Final = 0.1
"""So much chance to win is a mistake to give away; alone, so much of what the guide calls certain victory, and with
others twice of that: points count even where nothing can be won or lost any more."""
SOME: Final = 0.04


@dataclass(frozen=True)
class Look:
    """A pick, and what the search thinks of it."""

    pick: int
    """The game after so many decisions shows what came of it."""
    seat: int
    prompt: str
    option: int
    key: Key
    best: int
    """What the search would have picked; the same option, if nothing is better."""
    best_key: Key
    grade: str = "best"
    """best, fine (as good as can be told), slip, mistake; small: a question that nobody searches."""
    win: float | None = None
    """The chance to win, as far as the seat could know, if it picked the best; None alone, and where it is small."""
    win_error: float = 0.0
    points: float | None = None
    """The lead expected at the end; alone, the points."""
    points_error: float = 0.0
    lost: float = 0.0
    """The chance to win that was given away."""
    gain: float = 0.0
    """Points more that the best would have brought, less the others'."""
    error: float = 0.0
    """Its standard error."""
    sure: float = 0.5
    """How sure it is that the best is better than what was picked."""
    reason: Saying | None = None
    named: Saying | None = None
    """What to call the best option, if it is only a coordinate."""
    words: dict[str, list[str]] | None = None
    """By language: what was picked and what is the best, where these are not the same."""

    def to_json(self) -> Json:
        """Rounded as far as it means anything; what there is nothing to say of is left out."""
        told: Json = {"pick": self.pick, "seat": self.seat, "prompt": self.prompt, "option": self.option,
                      "key": list(self.key), "grade": self.grade}  # fmt: skip
        if self.best != self.option:
            told |= {"best": self.best, "best_key": list(self.best_key)}
        if self.points is not None:
            told |= {"points": round(self.points, 1), "points_error": round(self.points_error, 1)}
        if self.win is not None:
            told |= {"win": round(self.win, 3), "win_error": round(self.win_error, 3)}
        if self.gain:
            told |= {"gain": round(self.gain, 1), "error": round(self.error, 1), "sure": round(self.sure, 2),
                     "lost": round(self.lost, 3)}  # fmt: skip
        told |= {} if self.reason is None else {"reason": self.reason}
        told |= {} if self.named is None else {"named": self.named}
        return told if self.words is None else {**told, "words": self.words}

    @staticmethod
    def from_json(data: Json) -> "Look":
        option, key = data["option"], tuple(data["key"])
        best_key = tuple(data.get("best_key", key))
        return Look(**{**data, "key": key, "best": data.get("best", option), "best_key": best_key})


def look(game: Game, seat: int, option: int, pick: int = 0, budget: int | None = None) -> Look:
    """What a seat's pick is worth, before it is played.

    budget: so many picks are played in simulations, half of them to find the best option, half to weigh it, against
    what was picked if that is another one; None: as many as are played in about a second.

    >>> from allmende import new_game
    >>> game = new_game("dominion", seed=6, kingdom="introduction")
    >>> game.play(game.option("treasures"))
    >>> seen = look(game, 0, game.option("pile", "curse"), budget=50_000)
    >>> seen.best_key, seen.grade
    (('pile', 'silver'), 'mistake')
    """
    seed = position_of(game, seat)
    known = as_seen(game, seat)
    # Rounded, so that what was kept says the same.
    return Look.from_json(searched(known, choice_for(known, seat), option, pick, budget, seed).to_json())


def searched(known: Game, choice: Choice, option: int, pick: int, budget: int | None, seed: int) -> Look:
    guide = make_guide(known.rules.name, seed)
    half = Budget(LONGEST_MS, picks=max(1, (guide.pace if budget is None else budget) // 2))
    found: list[Finding] = []
    if guide.searches(choice) and len(choice.options) > 1:
        found = [one for one in Search(guide, half, seed).findings(known, choice) if one.visits >= FEW]
    best = int(found[0].option) if found else rule_of_thumb(guide, known, choice)
    words = known.key
    seen = Look(pick, int(choice.seat), choice.prompt.name, option, words(option), option, words(option))
    alone = known.players == 1
    if len(choice.options) == 1 or not guide.searches(choice) or (len(found) < 2 and best == option):
        return with_reason(with_best(seen, best, words(best), "best" if best == option else "small"), known, choice)
    again = make_guide(known.rules.name, seed)
    options = [Option(best)] if best == option else [Option(best), Option(option)]
    first, *others = compared(again, known, choice, options, half, seed)
    if not others:
        return with_figures(seen, first, alone)
    return with_reason(weighed(seen, first, others[0], words(best), again.scale, alone), known, choice)


def rule_of_thumb(guide: Guide, known: Game, choice: Choice) -> int:
    """What the rule-based bot would do where nothing is searched; the only option, if it knows nothing."""
    found = with_rules_of_thumb(guide, known, choice, [])
    return found[0].option if found else int(choice.options[0])


def compared(
    guide: Guide,
    known: Game,
    choice: Choice,
    options: Sequence[Option],
    budget: Budget,
    seed: int,
    settled: bool = True,
) -> list[Finding]:
    """What comes of just these options, in their order, tried on the same redraws. Of two, both to the end.

    settled: stop early when one is clearly ahead.
    """
    search = Search(guide, budget, seed)
    search.settled = settled
    search.seat = choice.seat
    search.began = perf_counter()
    search.deadline = search.began + budget.ms / 1000 if budget.ms else 0.0
    guide.meet(known, choice.seat)
    arms = [Branch(option) for option in options]
    search.halve(known, arms[:])
    return [arm.finding() for arm in arms]


def weighed(seen: Look, best: Finding, own: Finding, best_key: Key, scale: float, alone: bool) -> Look:
    """How much better the best is than what was picked. If it is not, then what was picked is the best."""
    if not best.visits or not own.visits:
        return with_best(seen, int(best.option), best_key, "fine")
    gain, error = best.points - own.points, sqrt(best.points_error**2 + own.points_error**2)
    lost, doubt = best.win - own.win, sqrt(chance_error(best) ** 2 + chance_error(own) ** 2)
    worth = gain / scale if alone else best.value - own.value
    if worth <= 0:
        return with_figures(seen, own, alone)
    sure = 0.5 + 0.5 * erf(gain / error / sqrt(2)) if error > 0 else 1.0
    gain, lost = drawn(gain, error, CHANCES_DIFFER * scale), drawn(max(0.0, lost), doubt, CHANCES_DIFFER)
    given_away = gain / scale if alone else max(lost, gain / scale / 2)
    grade = graded(given_away, sure)
    seen = with_figures(with_best(seen, int(best.option), best_key, grade), best, alone)
    return changed(seen, gain=gain, error=error, sure=sure, lost=0.0 if alone else lost)


def graded(given_away: float, sure: float) -> str:
    if sure >= SURE and given_away >= MUCH:
        return "mistake"
    return "slip" if sure >= LIKELY and given_away >= SOME else "fine"


def drawn(difference: float, error: float, spread: float) -> float:
    return difference * spread**2 / (spread**2 + error**2)


def chance_error(found: Finding) -> float:
    """The standard error of the chance to win. With one game more won and one more lost, so that it is never 0."""
    n = found.visits + 2
    share = (found.win * found.visits + 1) / n
    return sqrt(share * (1 - share) / n)


def with_best(seen: Look, best: int, best_key: Key, grade: str) -> Look:
    return changed(seen, best=best, best_key=best_key, grade=grade)


def with_figures(seen: Look, found: Finding, alone: bool) -> Look:
    figures = {} if alone else {"win": found.win, "win_error": chance_error(found)}
    return changed(seen, points=found.points, points_error=found.points_error, **figures)


def with_reason(seen: Look, known: Game, choice: Choice) -> Look:
    """Why the best is better, where it is another option than the one that was picked; and both in words."""
    if seen.best == seen.option:
        return seen
    name, options = known.rules.name, [seen.option, seen.best]
    seen = changed(seen, words={
        lang: describe_options(known, choice, lang, options) for lang in LANGUAGES if speaks(lang, name)
    })  # fmt: skip
    reasons = cast("Reasons | None", load(box_of(known.rules.name).reasons))
    if reasons is None:
        return seen
    why, named = reasons.why(known, choice, seen.best), reasons.named(known, choice, seen.best)
    return changed(seen, reason=why, named=named)


def changed(seen: Look, **values: Any) -> Look:
    return Look(**{**vars(seen), **values})
