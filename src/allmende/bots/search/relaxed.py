"""Somebody who plays for fun: decent ideas, a glance ahead, and now and then something that is nearly as good.

A slip is no roll of dice over all options. It is an idea that comes to mind, second or third, and that a glance ahead
does not tell from the best one: where the best is plain to see, nobody errs. Nor does anybody let a turn go by who
could do something.
"""

from typing import Final

from allmende.bots.search.guide import NOTHING, Guide
from allmende.bots.search.tree import FEW, Budget, Finding, Search
from allmende.table import Choice, Game, seeded

IDEAS: Final = 3
"""So many options come to mind."""
LOOK: Final = 12
"""Simulations that tell whether something is nearly as good."""
NEAR: Final = 0.03
"""So much less of a payoff (Guide.payoffs) nobody notices."""
DONE: Final = "done"


class RelaxedBot:
    """Follows its first idea, or a glance ahead where its guide says so; slips so many times of a hundred."""

    def __init__(self, guide: Guide, slips: int, seed: int) -> None:
        self.guide = guide
        self.slips = slips
        self.rng = seeded(seed)
        guide.width = IDEAS

    def pick(self, game: Game, choice: Choice) -> int:
        if len(choice.options) == 1:
            return choice.options[0]
        seed = self.rng.below(1 << 30)
        guide = self.guide
        slips = self.rng.below(100) < self.slips and choice.prompt.name not in guide.plain
        if guide.searches(choice) and (slips or guide.glance):
            budget = Budget(simulations=max(guide.glance, LOOK if slips else 0))
            found = Search(guide, budget, seed).findings(game, choice)
            best, *others = [one for one in found if one is found[0] or self.comes_to_mind(game, found[0], one)]
            return others[0].option if slips and others else best.option
        known = game.determinize(choice.seat, seeded(seed))
        guide.meet(known, choice.seat)
        first = guide.next_option(known, choice, [])
        return choice.options[0] if first == NOTHING else first

    def comes_to_mind(self, game: Game, best: Finding, other: Finding) -> bool:
        """Is it nearly as good, and not idle?"""
        idle = game.key(other.option)[0] == DONE
        return not idle and other.visits >= FEW and other.value >= best.value - NEAR
