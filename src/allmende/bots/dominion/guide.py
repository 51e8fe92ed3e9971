"""What the search knows of Dominion: plans for a deck play the playouts; buys, gains and Actions are searched.

The seat's own plan is chosen simulation by simulation among those that one may follow in this kingdom, those more
often that bring more, experience and simulations taken together; the others' plans are read from their decks.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from allmende.bots.bot import Bot
from allmende.bots.dominion.bigmoney import BigMoney
from allmende.bots.dominion.plans import Plan, plan_of, plans_for
from allmende.bots.dominion.script_book import scripts_for
from allmende.bots.dominion.scripts import Scripted
from allmende.bots.search.guide import NOTHING, Guide
from allmende.dominion.card import DONE, LANDSCAPE_OF, OF_OPTION, TREASURES, Card
from allmende.dominion.cards.basic import COPPER, CURSE_CARD, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from allmende.dominion.state import Dominion
from allmende.table import Choice, Game, Option

SEARCHED: Final = frozenset(("buy-phase", "action-phase", "gain"))

LATE: Final = 5
"""When so few Provinces are left, the end is near: Estates are considered, and the search is trusted more."""
CAUTION: Final = 2.0
LATE_CAUTION: Final = 1.5
"""The plan's pick stays unless another is better by so many standard errors (Guide.trust)."""
MEMORY: Final = 0.8
"""What was learnt about plans at one pick counts so much at the next."""
HABIT: Final = 60.0
"""Experience with a plan is worth so many simulations."""
CURIOSITY: Final = 0.15
"""How much plans are tried that were tried seldom."""
STRANGE: Final = 4.0
"""A plan that was never tried is as tempting as one that was tried so often."""


class DominionGuide(Guide):
    def __init__(self, seed: int) -> None:
        super().__init__(BigMoney(), seed)
        self.searched = SEARCHED
        self.plain = frozenset(("action-phase",))  # a Village before a Smithy
        self.scale = 40.0
        self.win = 0.8
        self.width = 5
        self.pace = 60_000
        self.supply: list[Card] = []
        self.plans: list[Plan] = []
        self.theirs: list[Plan] = []
        self.plan = Plan(())
        self.seat = 0
        self.tries = 0.0
        self.total = 0.0

    def meet(self, game: Game, seat: int) -> None:
        """See what everybody is about. What was learnt about the plans in earlier turns counts less and less."""
        g = game.state
        assert isinstance(g, Dominion)
        self.seat = seat
        self.trust = LATE_CAUTION if g.piles[PROVINCE.number] <= LATE else CAUTION
        supply = list(g.setup.supply)
        if supply != self.supply:  # another table
            self.supply, self.plans = supply, all_plans(g)
        self.theirs = [plan_of(me) for me in g.players]
        self.tries = self.total = 0.0
        for plan in self.plans:
            plan.tries *= MEMORY
            plan.total *= MEMORY
            self.tries += plan.tries
            self.total += plan.total
        self.plan = max(self.plans, key=self.expects)

    def expects(self, plan: Plan) -> float:
        """What the plan will bring: what simulations say, and experience, seen from what they bring on average."""
        average = self.total / self.tries if self.tries else 0.5
        hoped = average + (plan.hope - self.plans[0].hope) / 100
        return (plan.total + HABIT * hoped) / (plan.tries + HABIT)

    def players(self, game: Game, turn: int) -> Sequence[Bot]:
        """The others as they seem to play; oneself by one of the plans."""
        best = -1e9
        doubt = CURIOSITY * sqrt(log(self.tries + 1))
        for plan in self.plans:
            value = self.expects(plan) + doubt / sqrt(plan.tries + STRANGE)
            if value > best:
                best, self.plan = value, plan
        bots: list[Bot] = list(self.theirs)
        bots[self.seat] = self.plan
        return bots

    def learn(self, payoff: float) -> None:
        self.tries += 1
        self.total += payoff
        self.plan.tries += 1
        self.plan.total += payoff

    def next_option(self, game: Game, choice: Choice, tried: list[Option]) -> Option:
        options = choice.options
        if not tried:
            return Option(self.planner(choice.seat).pick(game, choice))
        if choice.prompt.name == "buy-phase":
            g = game.state
            assert isinstance(g, Dominion)
            return next_buy(g, options, tried)
        left = [option for option in options if option not in tried]
        if not left:
            return NOTHING
        pick = Option(self.planner(choice.seat).pick(game, Choice(choice.seat, choice.prompt, left, choice.private)))
        return pick if pick in left else left[0]

    def planner(self, seat: int) -> Bot:
        return self.plan if seat == self.seat else self.theirs[seat]


def all_plans(g: Dominion) -> list[Plan]:
    """Plans of Big Money with cards and landscapes, and what people tell each other; the likely things first."""
    told: list[Plan] = [Scripted(script) for script in scripts_for(g)]
    return sorted(plans_for(g) + told, key=lambda plan: plan.hope, reverse=True)


def next_buy(g: Dominion, options: list[Option], tried: list[Option]) -> Option:
    """The dearest card that has not been tried; nobody wants Coppers, Curses, early Estates. Treasures come first."""
    first = OF_OPTION.get(tried[0])
    if TREASURES in tried or (first is not None and first.option == tried[0]):
        return NOTHING
    best, found = -1, NOTHING
    for option in options:
        if option in tried or option == TREASURES:
            continue
        if option == DONE:
            worth = 0
        elif option in LANDSCAPE_OF:
            worth = 10 * LANDSCAPE_OF[option].price.coins
        elif option not in OF_OPTION:
            continue  # tokens are spent by habit
        else:
            card = OF_OPTION[option]
            if option == card.option or card is COPPER or card is CURSE_CARD:
                continue
            if card is ESTATE and g.piles[PROVINCE.number] > LATE:
                continue
            worth = 10 * card.cost + (5 if card in (PROVINCE, GOLD, SILVER, DUCHY) else 1)
        if worth > best:
            best, found = worth, option
    return found


def guide(seed: int) -> Guide:
    return DominionGuide(seed)
