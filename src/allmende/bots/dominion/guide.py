"""What the search knows of Dominion: plans for a deck play the playouts; buys, gains and Actions are searched.

A plan is Big Money with a few copies of one or two kingdom cards. The seat's own plan is chosen simulation by
simulation among the likely ones, those more often that bring more; the others' plans are read from the decks they have.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from allmende.bots.bot import Bot
from allmende.bots.dominion.bigmoney import PLANNED, BigMoney
from allmende.bots.search.guide import NOTHING, Guide
from allmende.dominion.card import ACTION, DONE, LANDSCAPE_OF, OF_OPTION, TREASURE, TREASURES, VICTORY, Card
from allmende.dominion.cards.basic import COPPER, CURSE_CARD, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion
from allmende.table import Choice, Game, Option

SEARCHED: Final = frozenset(("buy-phase", "action-phase", "gain"))

POWER: Final[dict[str, int]] = {
    "flag-bearer": 97, "witch": 89, "blockade": 87, "barbarian": 83, "black-cat": 83, "jack-of-all-trades": 82,
    "margrave": 81, "patrol": 81, "swashbuckler": 81, "torturer": 79, "livery": 78, "masquerade": 78, "witchs-hut":
    78, "highwayman": 75, "silk-merchant": 75, "giant": 74, "haunted-woods": 74, "militia": 74, "smithy": 74,
    "legionary": 73, "souk": 73, "bandit": 71, "bridge-troll": 71, "cutpurse": 71, "merchant-ship": 71, "werewolf":
    71, "council-room": 70, "forum": 70, "spices": 70, "falconer": 69, "library": 68, "sentry": 67, "contract": 65,
    "bureaucrat": 64, "haggler": 64, "cobbler": 63, "wine-merchant": 63, "crypt": 62, "cartographer": 61,
    "laboratory": 61, "market": 60, "sailor": 60, "shepherd": 60, "supplies": 60, "bazaar": 59, "lackeys": 59,
    "seer": 59, "weaver": 59, "mine": 58, "smugglers": 58, "faithful-hound": 57, "poacher": 57, "trader": 57,
    "cardinal": 56, "ducat": 56, "highway": 56, "lost-city": 56, "ranger": 56, "workshop": 56, "cauldron": 55,
    "charm": 55, "moat": 55, "pawn": 55, "shanty-town": 55, "sheepdog": 55, "festival": 54, "stables": 54,
    "town-crier": 54, "catapult": 53, "guard-dog": 53, "moneylender": 53, "upgrade": 53, "berserker": 52,
    "conclave": 52, "conspirator": 52, "harem": 52, "leprechaun": 52, "patron": 52, "vassal": 52,
    "mountain-village": 51, "nomads": 51, "oasis": 51, "specialist": 51, "warehouse": 51, "capital-city": 50,
    "caravan": 50, "enchantress": 50, "page": 50, "scepter": 50, "inn": 49, "remodel": 49, "merchant": 48,
    "develop": 47, "chapel": 45, "harbinger": 44, "spice-merchant": 41,
}  # fmt: skip
"""How often, of a hundred games, Big Money with the card beat Big Money without (600 games each or more; see
`python -m benchmarks.power`)."""
LIKELY: Final = 4
"""So many of the kingdom's cards are considered for plans."""
SPACING: Final = 6
"""One more Action that ends the Action phase for so many cards in the deck."""
LATE: Final = 5
"""When so few Provinces are left, the end is near: Estates are considered, and the search trusts itself."""
CAUTION: Final = 2.0
"""Before that, the plan's pick stays unless another is better by so many standard errors (Guide.trust)."""
MEMORY: Final = 0.5
SEEN: Final = 5.0
"""A plan that was tried so often may be judged."""
CURIOSITY: Final = 0.15
"""How much plans are tried that were tried seldom."""


class Plan(BigMoney):
    """Big Money with some copies of some cards; those that come first are wanted more."""

    def __init__(self, wanted: Sequence[tuple[Card, int]]) -> None:
        super().__init__()
        self.wanted = list(wanted)
        self.tries = 0.0
        self.total = 0.0

    def rank(self) -> int:
        """What to expect of it before it was tried: several good cards are better than one."""
        return sum([POWER[card.slug] - 45 for card, _ in self.wanted])

    def wishes(self, g: Dominion, me: Player) -> tuple[Card, ...]:
        usual = super().wishes(g, me)
        if GOLD not in usual or not self.wanted:
            return usual
        owned = me.cards()
        terminals = sum([1 for card in owned if card.types & ACTION and not card.actions])
        crowded = len(owned) < SPACING * (terminals + 1)
        more: list[Card] = []
        for card, copies in self.wanted:
            if g.piles[card.number] > 0 and not (crowded and not card.actions) and owned.count(card) < copies:
                more.append(card)
        if not more:
            return usual
        return (*usual[:-1], *more, SILVER)

    def worth(self, g: Dominion, me: Player, card: Card) -> int:
        for wanted, copies in self.wanted:
            if card is wanted and me.cards().count(card) <= copies:
                return max(PLANNED, super().worth(g, me, card))
        return super().worth(g, me, card)


class DominionGuide(Guide):
    def __init__(self, seed: int) -> None:
        super().__init__(BigMoney(), seed)
        self.searched = SEARCHED
        self.scale = 40.0
        self.win = 0.8
        self.width = 5
        self.supply: list[Card] = []
        self.plans: list[Plan] = []
        self.theirs: list[Plan] = []
        self.plan = Plan(())
        self.seat = 0
        self.tries = 0.0

    def meet(self, game: Game, seat: int) -> None:
        """See what everybody is about. What was learnt about the plans in earlier turns counts half."""
        g = game.state
        assert isinstance(g, Dominion)
        self.seat = seat
        self.trust = 0.0 if g.piles[PROVINCE.number] <= LATE else CAUTION
        supply = list(g.setup.supply)
        if supply != self.supply:  # another table
            self.supply, self.plans = supply, plans_for(g)
        self.theirs = [plan_of(me) for me in g.players]
        self.tries = 0.0
        for plan in self.plans:
            plan.tries *= MEMORY
            plan.total *= MEMORY
            self.tries += plan.tries
        self.plan = max(self.plans, key=lambda plan: plan.total / plan.tries if plan.tries > SEEN else 0.0)

    def players(self, game: Game, turn: int) -> Sequence[Bot]:
        """The others as they seem to play; oneself by one of the plans, of which more are tried with time."""
        self.plan = self.plans[0]
        best = -1.0
        for plan in self.plans[: 2 + int(sqrt(self.tries) / 4)]:
            if plan.tries < 1:
                self.plan = plan
                break
            value = plan.total / plan.tries + CURIOSITY * sqrt(log(self.tries + 1) / plan.tries)
            if value > best:
                best, self.plan = value, plan
        bots: list[Bot] = list(self.theirs)
        bots[self.seat] = self.plan
        return bots

    def learn(self, payoff: float) -> None:
        self.tries += 1
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
        return left[0] if left else NOTHING

    def planner(self, seat: int) -> Bot:
        return self.plan if seat == self.seat else self.theirs[seat]


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


def plans_for(g: Dominion) -> list[Plan]:
    """What one may do with this kingdom, the likely things first."""
    cards = sorted(
        [card for card in g.setup.supply if card.slug in POWER], key=lambda card: POWER[card.slug], reverse=True
    )[:LIKELY]
    found: list[Plan] = []
    for n, card in enumerate(cards):
        found += [Plan(((other, 1), (card, 2))) for other in cards[:n]]
        found += [Plan(((card, 1), (other, 1))) for other in cards[:n]]
        found += [Plan(((card, 1),)), Plan(((card, 2),))]
    found.sort(key=Plan.rank, reverse=True)
    return [*found, Plan(())]


def plan_of(me: Player) -> Plan:
    """What a player seems to be about: more of the kingdom cards there are most of, one copy in the beginning."""
    counts: dict[Card, int] = {}
    for card in me.cards():
        if card.expansion != "basic" and not card.types & (VICTORY | TREASURE):
            counts[card] = counts.get(card, 0) + 1
    return Plan(sorted(counts.items(), key=lambda item: (-item[1], item[0].number)))


def guide(seed: int) -> Guide:
    return DominionGuide(seed)
