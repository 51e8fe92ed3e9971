"""What a farmer of The Lowlands expects: will the dike hold, what will sheep and dike points be worth, what a step, a
card and a place for a sheep are worth now.

All figures are points at the end of the game. They are read from what everybody at the table can see and from the
farmer's own hand.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import exp, sqrt
from typing import Final

from allmende.lowlands.player import Player
from allmende.lowlands.setup import DIKE_VALUES, HIGH, LEVELS, SEGMENTS, SHEEP_PRICES, STAGES, moved
from allmende.lowlands.state import INCOME_STEP, TIDE, Lowlands
from allmende.lowlands.tiles import Block, Good
from allmende.lowlands.vocabulary import BUILD, DIKE, DRAW, FENCES, SHEEP

TIDES_A_STAGE: Final = 2
"""Upkeeps, and work phases, in a stage."""
USUAL_STEPS: Final = 2.4
"""What a player stores in a work phase, as long as nothing else is known."""
STEP: Final = 0.45
"""A step is half a dike point, and some of its worth goes to others."""
SALES: Final = 2
"""So many sheep can be sold in a work phase besides other work."""
SOLD: Final = 0.7
"""How much of the price, less the action point, is counted for a sheep that may be sold later."""
GROWN: Final = 12
"""A farm is thought to grow until it houses so many sheep."""
LENGTHS: Final = (0, *[sum([each for n, each in LEVELS for _ in range(n)][: n + 1]) for n in range(SEGMENTS)])
"""How long the dike is with so many segments."""


@dataclass(frozen=True)
class Style:
    """A taste: how much more than others the farmer likes the dike, sheep and tiles, and how often it does what."""

    dike: float = 1.0
    sheep: float = 1.0
    tiles: float = 1.1
    often: tuple[float, float, float, float, float] = (0.8, 0.7, 0.5, 0.45, 0.6)
    """How often in a work phase it will build, store, fence, trade and draw: for what makes these actions better."""


class Outlook:
    """The table as one farmer sees it, at one choice."""

    __slots__ = (
        "_fences", "_laborer", "breaks", "breed_as", "breed_more", "card", "dike_value", "g", "hold", "me", "price",
        "room", "step", "style", "swing", "upkeeps", "work",
    )  # fmt: skip

    def __init__(self, g: Lowlands, me: Player, style: Style) -> None:
        self.g = g
        self.me = me
        self.style = style
        self.upkeeps = upkeeps_left(g)
        ahead = self.upkeeps - (0 if g.phase == TIDE else 1)
        self.work = max(0.0, ahead + me.farmers.bit_count() / 3)
        self.hold = chances_to_hold(g)
        self.breaks = 1 - self.hold[-1] if self.hold else float(not g.dike_holds())
        self.price, self.dike_value = final_values(g.value, self.hold)
        self.card = card_worth(g, me, self.work)
        self.room = me.room()
        self.breed_as = me.total(Block.BREED_AS)
        self.breed_more = me.total(Block.BREED_MORE)
        self.swing = swing(g, me, self.hold)
        self.step = self.step_worth()
        self._laborer = -1.0  # known when first asked for
        self._fences: list[float] = []

    # The dike

    def step_worth(self) -> float:
        """A step counts as part of a dike point in the end, and at every tide as a coin or as a breach less."""
        tides = sum([p + (1 - p) * self.breaks * self.price for p in self.hold])
        return STEP * (self.dike_value + tides) * self.style.dike + self.swing

    def steps_worth(self, n: int) -> float:
        """So many steps from here, with the progress tokens on the way; the way to the next one counts a little."""
        me, setup = self.me, self.g.setup
        worth = n * self.step
        large = setup.tile_set.dike_track.large
        for number, space in enumerate(large):
            if me.steps < space <= me.steps + n:
                worth += self.token_worth(number) - 0.3 * (space - me.steps - 1)
            elif space > me.steps + n:
                before = large[number - 1] if number else 0
                worth += 0.3 * (me.steps + n - max(me.steps, before)) * min(1.0, self.work)
                break
        return worth

    def token_worth(self, space: int) -> float:
        token = self.g.setup.tile_set.progress_tokens[self.g.tokens[space]]
        return max([self.good_worth(gift.what, gift.count) for gift in token.choices])

    # Goods

    def good_worth(self, what: Good, count: int) -> float:
        """What it is worth to be given goods."""
        if what is Good.COINS:
            return count
        if what is Good.CARDS:
            return count * self.card
        if what is Good.SHEEP:
            sheep = self.me.sheep
            return self.herd_worth(sheep + min(count, self.room - sheep)) - self.herd_worth(sheep)
        if what is Good.STEPS:
            return self.steps_worth(count)
        if what is Good.LABORER:
            return count * self.laborer_worth()
        if what is Good.FENCES:
            return min(count, self.me.spare) * 2 * self.card + self.fence_worth(min(count, self.me.spare))
        if what is Good.MOVES:
            return count * 0.6 * self.card
        return 0.0 if self.me.plus_two else 2 * self.card + 0.3 * min(1.0, self.work)

    def laborer_worth(self) -> float:
        """Moving one to a better place is worth a part of bringing in a new one."""
        if self._laborer < 0:
            self._laborer = self.find_laborer_worth()
        return self._laborer

    def find_laborer_worth(self) -> float:
        best = max([self.laborer_on(space) for space in range(5)])
        if self.me.reserve:
            return best
        return 0.5 * max(0.0, best - min([self.laborer_on(space) for space in range(5) if self.me.laborers[space]]))

    def laborer_on(self, space: int) -> float:
        """What a laborer on a space is worth for the rest of the game."""
        if space == SHEEP:
            return self.style.often[SHEEP] * self.work * 2.2
        eager = {BUILD: 1.2, DIKE: 1.1, FENCES: 0.9, DRAW: 1.2}[space]
        return self.style.often[space] * self.work * self.card * eager

    # Fences and the income board

    def fence_worth(self, n: int) -> float:
        """What building so many fences uncovers on the income board; a part of a section counts for a part."""
        if not self._fences:
            self._fences = self.find_fence_worths()
        return self._fences[n]

    def find_fence_worths(self) -> list[float]:
        spare, sections = self.g.setup.spare, self.g.setup.fence_sections
        built = spare - self.me.spare
        unfinished = 0.8 * min(1.0, self.work)
        found, done, begins = [0.0], 0.0, 0
        for ends, gives in sections:
            if ends > built:
                each = self.income_worth(gives.value) / (ends - begins)
                first = max(built, begins)
                found += [done + unfinished * each * (at - first) for at in range(first + 1, ends)]
                done += each * (ends - first)
                found.append(done)
            begins = ends
        return found

    def income_worth(self, gives: str) -> float:
        """What a symbol of the income board is worth."""
        if gives == "laborer":
            return self.laborer_worth()
        return self.upkeeps * (self.card if gives == "card" else 1.0)

    def house_worth(self) -> float:
        """What the next house uncovers."""
        gives = self.g.setup.house_gives
        return self.income_worth(gives[len(gives) - self.me.houses].value) if self.me.houses else 0.0

    # Sheep

    def herd_worth(self, sheep: int, room: int = -1, breed_as: int = 0, breed_more: int = 0) -> float:
        """What so many sheep will bring until the end, if the farm stays as it is but for what is given."""
        room = self.room if room < 0 else room
        left = max(0, self.upkeeps)
        grown, sold = herd(sheep, room, left, self.breed_as + breed_as, self.breed_more + breed_more)
        return grown * self.price + sold * (self.g.price() - self.card) * SOLD

    def room_worth(self, room: int) -> float:
        """What it is worth to house so many sheep instead of as many as now."""
        sheep = self.me.sheep
        return (self.herd_worth(sheep, room) - self.herd_worth(sheep)) * self.style.sheep


# The course of the game


def upkeeps_left(g: Lowlands) -> int:
    """How often sheep will still breed."""
    left = TIDES_A_STAGE * (STAGES - g.stage) - g.half
    return left - 1 if g.phase == INCOME_STEP else left


def chances_to_hold(g: Lowlands) -> list[float]:
    """For each high tide to come, how likely it is that the dike will hold."""
    if g.stage >= STAGES:
        return []
    hidden = g.flood_deck + g.sea[g.opened :]
    low = [value for value in hidden if value < HIGH]
    high = [value for value in hidden if value >= HIGH]
    flood = float(g.flood)
    for value in g.sea[g.opened :]:  # only their backs are known
        kin = high if value >= HIGH else low
        flood += sum(kin) / len(kin)
    usual = sum(hidden) / len(hidden) if hidden else 0.0
    gone = TIDES_A_STAGE * g.stage + g.half
    players = len(g.players)
    waiting = sum([other.farmers.bit_count() for other in g.players]) / (3 * players)
    steps = sum([other.steps for other in g.players])
    rate = (steps + 2 * USUAL_STEPS * players) / (gone + 1 - waiting + 2)
    built = g.segments * g.setup.store + (g.stored if g.stored < g.setup.store else 0)
    ahead = waiting + (1 - g.half) if g.phase != TIDE else 2.0
    found: list[float] = []
    for tide in range(STAGES - g.stage):
        if tide or g.phase == TIDE:
            flood += 3 * usual
        if tide:
            ahead += TIDES_A_STAGE
        gap = length_of((built + rate * ahead) / g.setup.store) - flood
        found.append(1 / (1 + exp(-gap / (0.4 + 1.1 * sqrt(ahead)))))
    return found


def length_of(segments: float) -> float:
    """How long the dike is with so many segments, and parts of one."""
    whole = min(int(segments), SEGMENTS)
    if whole == SEGMENTS:
        return LENGTHS[SEGMENTS]
    return LENGTHS[whole] + (segments - whole) * (LENGTHS[whole + 1] - LENGTHS[whole])


def final_values(value: int, hold: list[float]) -> tuple[float, float]:
    """The sheep price and the dike value to be expected at the end of the game."""
    chances = {value: 1.0}
    for p in hold:
        after: dict[int, float] = {}
        for at, chance in chances.items():
            for holds, likely in ((True, p), (False, 1 - p)):
                to = moved(at, holds)
                after[to] = after.get(to, 0.0) + chance * likely
        chances = after
    price = sum([SHEEP_PRICES[at] * chance for at, chance in chances.items()])
    return price, sum([DIKE_VALUES[at] * chance for at, chance in chances.items()])


def swing(g: Lowlands, me: Player, hold: list[float]) -> float:
    """What one resource in the dike changes for this farmer by making the dike a little longer.

    A tide that holds instead of breaking makes sheep a point dearer and dike points a point cheaper in the end.
    """
    if not hold:
        return 0.0
    others = g.others(me)
    count = len(others)
    sheep = me.sheep - sum([other.sheep for other in others]) / count
    dike = g.dike_points(me) - sum([g.dike_points(other) for other in others]) / count
    breaches = me.breaches - sum([other.breaches for other in others]) / count if len(hold) == 1 else 0.0
    p = hold[0]
    return max(-0.6, min(0.6, 0.35 * p * (1 - p) * (1.2 * sheep - dike + 3 * breaches)))


def card_worth(g: Lowlands, me: Player, work: float) -> float:
    """A resource card: half a point in the end, more while it can be used, less the more there are."""
    cards = me.cards()
    worth = 0.5 + 0.4 * min(1.0, work / 1.5)
    if cards < 4:
        return worth * (1.2 if work > 0.5 else 1.0)
    if cards > 6:
        crowded = g.half == 1 and g.stage < STAGES - 1
        return worth * (0.6 if crowded and cards > 8 else 0.85)
    return worth


@lru_cache(maxsize=50_000)
def herd(sheep: int, room: int, upkeeps: int, breed_as: int, breed_more: int) -> tuple[int, int]:
    """How many sheep there will be, and how many more that found no place could have been sold.

    What could be sold before the next upkeep is not counted: that is to be decided now. The farm grows a little.

    >>> herd(4, 6, 3, 0, 0)
    (8, 4)
    """
    sold = 0
    for n in range(upkeeps):
        if n and room < GROWN:
            room += 1
        young = (sheep + breed_as) // 2 if sheep else 0
        young += breed_more if young else 0
        fit = max(0, min(young, room - sheep))
        if n:
            sold += min(young - fit, SALES)
        sheep += fit
    return sheep, sold
