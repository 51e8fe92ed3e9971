"""What things are worth to a farmer of Agricola: food, people, rooms, building resources, crops and animals.

All figures are points at the end of the game, read from what everybody can see. Goods are worth what can still be made
of them: each building resource has a list of uses, the best first, each with an amount and a price.
"""

from typing import Final, TypeAlias

from allmende.agricola.actions.fields import crops_growing, empty_fields
from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.cards.card import Card
from allmende.agricola.cards.printed import Later
from allmende.agricola.course.harvest import food_needed
from allmende.agricola.course.scoring import BEGGING, PERSON, STEPS, by_steps
from allmende.agricola.goods import (
    BOAR,
    CATTLE,
    CLAY,
    CROPS,
    EDIBLE,
    FAIRY,
    FOOD,
    FUEL,
    GRAIN,
    HORSE,
    LLAMA,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Bundle,
)
from allmende.agricola.moor.heating import heating_cost
from allmende.agricola.moor.layers import land_of
from allmende.agricola.player import MOST_PEOPLE, Player
from allmende.agricola.setup import HARVESTS
from allmende.agricola.state import FED, FEEDING, Agricola
from allmende.agricola.team.partners import partner_of
from allmende.agricola.team.result import LINES
from allmende.agricola.woods.events import LLAMA_STEPS
from allmende.agricola.woods.spaces import FAIRY_POINTS
from allmende.bots.agricola.tastes import Taste

MARKETS: Final = (
    (SHEEP, NUMBER_OF["sheep-market"]), (BOAR, NUMBER_OF["pig-market"]), (CATTLE, NUMBER_OF["cattle-market"]),
)  # fmt: skip
EXCHANGED: Final = 1.5
"""What has to be got by exchanges costs so much food, about."""
KILN: Final = 0.4
"""Points for each fuel that the Peat Charcoal Kiln burns."""
SOME_DAY: Final = (0.3, 0.35, 0.3, 0.5, 0.5, 0.5, 0.9, 0.6, 1.1, 1.2, 1.0, 0.4, 0.8, 0.5)
"""What 1 of each good is worth that comes some day, whatever is scarce now."""
CATCHING_UP: Final = 2.0
"""So many points of a line a partner may still make, at most."""
BEYOND: Final = 0.4
"""What a point is worth that the partner does not have."""
ROOM_RESOURCES: Final = 5
ROOM_REED: Final = 2

Curve: TypeAlias = tuple[float, ...]


def curve_of(steps: tuple[int, ...]) -> Curve:
    """Points for so many of a thing: between the steps of the score sheet each piece counts for its part.

    >>> curve_of((1, 2, 4))
    (-1.0, 1.0, 2.0, 2.5, 3.0)
    """
    points, low, before = [-1.0], 0, -1.0
    for n, step in enumerate(steps):
        rise = (n + 1 - before) / (step - low)
        points += [round(before + rise * more, 2) for more in range(1, step - low + 1)]
        low, before = step, n + 1.0
    return tuple(points)


FIELD_CURVE: Final[Curve] = curve_of(STEPS["fields"])
PASTURE_CURVE: Final[Curve] = curve_of(STEPS["pastures"])
CATEGORY: Final = {GRAIN: "grain", VEGETABLE: "vegetables", SHEEP: "sheep", BOAR: "boar", CATTLE: "cattle"}
CURVES: Final[dict[int, Curve]] = {
    **{good: curve_of(STEPS[category]) for good, category in CATEGORY.items()},
    HORSE: (-1.0, *[float(n) for n in range(1, 40)]),
    LLAMA: curve_of(LLAMA_STEPS),
}


def some_day(goods: Bundle) -> float:
    """What goods are worth that are still to come."""
    return sum([SOME_DAY[good] * n for good, n in goods])


class Prospect:
    """The farm as its owner sees it at one choice: what is needed, and what more or less of a thing is worth."""

    __slots__ = (
        "acts", "adult", "drawn", "emergency", "g", "harvests", "have", "hungry", "later", "left", "me", "meal", "need",
        "next", "partner", "points", "soon", "taste", "turns", "uses",
    )  # fmt: skip

    def __init__(self, g: Agricola, me: Player, taste: Taste, placing: bool) -> None:
        self.g = g
        self.me = me
        self.taste = taste
        self.partner = partner_of(g, me) if g.setup.has("teams") and g.setup.options["team"] == LINES else None
        rounds = g.setup.rounds
        self.left = rounds - g.round  # rounds to come
        home = max(0, me.home - 1) if placing else me.home
        self.turns = home + me.people * self.left  # after the present one
        self.points = taste.early + (1 - taste.early) * g.round / rounds
        self.soon = self.turns / (self.turns + taste.horizon)  # how likely it is that a plan will be carried out
        self.harvests = 0
        self.next = 0
        for number in HARVESTS:
            if number > g.round or (number == g.round and g.phase < FED):
                self.harvests += 1
                if not self.next:
                    self.next = number
        self.acts = home + me.people * (self.next - g.round) if self.next else 0
        self.adult = g.setup.adult_food
        self.drawn: float | None = None  # what a card of the forest deck is worth, once somebody has asked
        self.see_food()
        self.uses: list[list[tuple[int, float]]] = [[], [], [], [], []]
        self.see_uses()

    # Food

    def see_food(self) -> None:
        """What the next harvest asks for, and what there is; what could become food if need be."""
        me, g = self.me, self.g
        goods, rates = me.goods, me.outfit.rates
        self.have = goods[FOOD]
        for number, good, n, _ in me.promised:
            if good == FOOD and number <= self.next:
                self.have += n
        emergency = 0
        for good in EDIBLE:
            if goods[good] and rates[good]:
                emergency += goods[good] * rates[good]
        if self.next and me.farm.fields and g.phase < FEEDING:
            for crop in CROPS:
                emergency += me.farm.fields_with(crop).bit_count() * rates[crop]
        for exchange in me.outfit.harvest_exchanges:
            if all(goods[good] >= n for good, n in exchange.give):
                emergency += exchange.get[0][1]
        self.emergency = emergency
        self.need = food_needed(g, me, self.next) if self.next else 0
        self.later = me.people * self.adult * max(0, self.harvests - 1)
        lacking = max(0, self.need + self.later - self.have - emergency)
        strain = lacking / (self.turns + 1)  # food that each turn has to bring
        self.meal = self.taste.food * (1 - self.taste.strain + self.taste.strain * strain)
        short = max(0, self.need - self.have - emergency)
        reach = self.reach() if short else self.acts * self.taste.gather
        fear = min(1.0, (short + 1) / (reach + 0.01)) if reach else 1.0
        fear *= self.taste.hunger + (1 - self.taste.hunger) * fear
        self.hungry = self.meal + (BEGGING - self.meal) * fear

    def reach(self) -> float:
        """How much food the turns until the next harvest can bring: by their number, and by what the board gives."""
        g, rates = self.g, self.me.outfit.rates
        lying = each = 0
        for number in g.board:
            space = g.setup.spaces[number]
            assert space is not None
            good = space.good
            rate = 1 if good == FOOD else rates[good] if good >= SHEEP else 0
            if rate:
                lying += 0 if g.used >> number & 1 else g.piles[number] * rate
                each += space.per_round * rate
            for kind, n in space.gives:
                if kind == FOOD:
                    each += n
        rounds = self.next - g.round
        share = self.taste.share * (lying + each * rounds) / len(g.players)
        return min(self.acts * self.taste.gather, share + self.acts * self.taste.scrape)

    def fed(self, food: float) -> float:
        """What so much food is worth, from now on."""
        taste = self.taste
        dire = max(0, self.need - self.emergency)
        if food <= dire:
            return food * self.hungry
        worth = dire * self.hungry
        if food <= self.need:
            return worth + (food - dire) * taste.saved
        worth += (self.need - dire) * taste.saved
        food -= self.need
        if food <= self.later:
            return worth + food * self.meal
        return worth + self.later * self.meal + (food - self.later) * taste.leftover * self.soon

    def food(self, n: float) -> float:
        return self.fed(self.have + n) - self.fed(self.have)

    def reserve(self, n: int) -> float:
        """What more goods that can become food are worth against hunger."""
        short = self.need - self.have - self.emergency
        if short <= 0:
            return 0.0
        return min(n, short) * (self.hungry - self.taste.saved)

    # People and rooms

    def person(self, rounds: float) -> float:
        """What another person is worth with so many rounds to come."""
        if rounds < 0:
            return 0.0
        eaten = 0
        for number in HARVESTS:
            if number > 14 - rounds:
                eaten += 1
        return PERSON + self.taste.action * rounds - self.taste.mouth * eaten * self.adult * self.meal

    def growth(self) -> float:
        """What family growth brings now. Who is hungry already thinks twice."""
        worth = self.person(self.left)
        if self.need > self.have + self.emergency:
            worth -= (1 if self.next == self.g.round else self.adult) * (self.hungry - self.meal)
        return worth

    def room(self, more: int = 0) -> float:
        """What the next room is worth, or the one after so many more."""
        me, taste = self.me, self.taste
        homes = me.room_for_people() + more
        worth = self.points * (1.0 + self.material(me.farm.material))
        if homes >= MOST_PEOPLE:
            return worth
        wait = taste.delay * (1 + homes - me.people)
        wait = max(wait, 5.5 - self.g.round)
        return worth + taste.room * max(0.0, self.person(self.left - wait) - 1.0)

    def material(self, material: int) -> float:
        return 0.0 if material == WOOD else 1.0 if material == CLAY else 2.0

    # Building resources

    def see_uses(self) -> None:
        me, taste, farm = self.me, self.taste, self.me.farm
        uses, soon = self.uses, self.soon
        rooms = me.rooms()
        homes = me.room_for_people()
        if homes < MOST_PEOPLE:
            price = self.room() * taste.stock * soon / (ROOM_RESOURCES + ROOM_REED * taste.reed)
            uses[farm.material].append((ROOM_RESOURCES, price))
            uses[REED].append((ROOM_REED, price * taste.reed))
            if homes + 1 < MOST_PEOPLE:
                price = self.room(1) * taste.stock * soon / (ROOM_RESOURCES + ROOM_REED * taste.reed)
                uses[farm.material].append((ROOM_RESOURCES, price))
                uses[REED].append((ROOM_REED, price * taste.reed))
        if farm.spare_fences:
            uses[WOOD].append((farm.spare_fences, taste.fence * soon))
        if self.g.setup.has("moor"):
            cold = heating_cost(self.g, me) * self.harvests - me.goods[FUEL]
            if cold > 0:
                uses[WOOD].append((cold, taste.fuel * soon))
        if farm.spare_stables:
            uses[WOOD].append((2 * farm.spare_stables, taste.stable * soon))
        if not me.outfit.rates[SHEEP]:
            uses[CLAY].append((2, (1.0 + self.cooking()) * taste.stock * 0.5 * soon))
        renovation = taste.renovate * soon * self.points
        if farm.material == WOOD:
            uses[CLAY].append((rooms, renovation))
            uses[REED].append((2, renovation))
            uses[STONE].append((rooms, renovation * 0.7))
        elif farm.material == CLAY:
            uses[REED].append((1, renovation))
            uses[STONE].append((rooms, renovation))
        for card in me.outfit.cards:
            if card.craft and card.craft[0] <= STONE:
                uses[card.craft[0]].append((card.craft[-1], taste.bonus / card.craft[1]))
        uses[STONE].append((6, taste.major * soon))
        uses[CLAY].append((4, taste.clay * soon))
        uses[REED].append((2, taste.clay * soon))
        for use in uses:
            if len(use) > 1:
                use.sort(key=price_of, reverse=True)

    def level(self, good: int, n: int) -> float:
        """What so many of a building resource are worth."""
        worth = 0.0
        for amount, price in self.uses[good]:
            if n <= amount:
                return worth + n * price
            worth += amount * price
            n -= amount
        return worth + n * self.taste.spare * self.soon

    # Crops and animals

    def crop(self, good: int, n: int) -> float:
        """What more or less of a crop in the supply is worth: points, seeds, and a reserve."""
        me = self.me
        total = crops_growing(me, good) + me.goods[good]
        worth = self.points * (self.curve(good, total + n) - self.curve(good, total))
        seeds = me.goods[GRAIN] + me.goods[VEGETABLE]
        fields = empty_fields(me)
        worth += (min(fields, seeds + n) - min(fields, seeds)) * self.taste.seed * self.soon
        return worth + (self.reserve(n * me.outfit.rates[good]) if n > 0 else 0.0)

    def curve(self, good: int, n: float) -> float:
        """Points for so much of a crop or so many animals; in the end the steps of the sheet count."""
        if self.partner is None:
            return self.plain_curve(good, n)
        theirs = self.partner.goods[good] + (crops_growing(self.partner, good) if good in CROPS else 0)
        return self.shared(self.plain_curve(good, n), self.plain_curve(good, theirs))

    def plain_curve(self, good: int, n: float) -> float:
        if self.turns or good == HORSE:
            return on(CURVES[good], n)
        return float(by_steps(int(n), LLAMA_STEPS if good == LLAMA else STEPS[CATEGORY[good]]))

    def fields(self, n: int) -> float:
        points = on(FIELD_CURVE, n)
        if self.partner is None:
            return points
        return self.shared(points, on(FIELD_CURVE, self.partner.farm.fields.bit_count()))

    def pastures(self, n: int) -> float:
        points = on(PASTURE_CURVE, n)
        return (
            points
            if self.partner is None
            else self.shared(points, on(PASTURE_CURVE, len(self.partner.farm.pastures())))
        )

    def shared(self, points: float, partners: float) -> float:
        """What points of a line are worth if of two partners the lower value counts: those that the partner will hardly
        have, too, are worth little."""
        reached = partners + CATCHING_UP * self.soon
        return points if points <= reached else reached + BEYOND * (points - reached)

    def herd(self, good: int, n: int, free: int) -> float:
        """What so many animals of a type are worth with so much room to grow."""
        if good not in CURVES:
            return 0.3 * n
        if n < 2 or not self.harvests:
            return self.points * self.curve(good, n)
        grown = min(self.harvests, free)
        worth = self.points * self.curve(good, n + (grown * self.taste.breed if self.left else grown))
        rate = self.me.outfit.rates[good]
        if rate:
            worth += (self.harvests - 1) * rate * self.meal * self.taste.roast
        return worth

    def fairies(self, n: int) -> float:
        """What so many fairies are worth: land that nobody will use, and the points for whoever has most of them."""
        land = min(n, self.me.free_spaces()) * self.points * (1 - self.soon)
        most = max([player.goods[FAIRY] for player in self.g.players if player is not self.me], default=0)
        return land + (FAIRY_POINTS * (1 - self.soon / 2) if n and n >= most else 0.0)

    def worth(self, good: int, n: int) -> float:
        """What n more of a good are worth, animals having room; below 0: what it costs to give them away."""
        if good == FOOD:
            return self.food(n)
        if good <= STONE:
            held = self.me.goods[good]
            return self.level(good, held + n) - self.level(good, held)
        if good <= VEGETABLE:
            return self.crop(good, n)
        if good == FUEL:
            held = self.me.goods[FUEL]
            return self.warmth(held + n) - self.warmth(held)
        held = self.me.goods[good]
        if good == FAIRY:
            return self.fairies(held + n) - self.fairies(held)
        return self.herd(good, held + n, 1) - self.herd(good, held, 1) + self.reserve(n * self.me.outfit.rates[good])

    def bundle(self, goods: Bundle) -> float:
        total = 0.0
        for good, n in goods:
            total += self.worth(good, n)
        return total

    def promised(self, later: Later) -> float:
        """What the goods are worth that a card would put on round spaces now; food may be needed soon."""
        g = self.g
        food, worth = 0, 0.0
        for at, number in enumerate(later.rounds(g)):
            if g.round < number <= g.setup.rounds:
                for good, n in later.goods[at % len(later.goods)]:
                    if good == FOOD:
                        food += n
                    elif good >= 0:
                        worth += SOME_DAY[good] * n
        return worth + self.food(food)

    def cost(self, goods: Bundle) -> float:
        """What paying these goods costs."""
        total = 0.0
        for good, n in goods:
            total -= self.worth(good, -n)
            missing = n - self.me.goods[good]
            if missing > 0 and good != FOOD:
                total -= self.food(-missing) * EXCHANGED  # other goods will be exchanged for it
        return total

    # Fuel

    def chill(self) -> float:
        """What it costs to have one more person in bed after the next harvest."""
        return 2.0 if self.left == 0 else self.taste.bed

    def warmth(self, fuel: int) -> float:
        """What so much fuel is worth: for the next harvest, for later ones, for the kiln."""
        need = heating_cost(self.g, self.me) if self.harvests else 0
        later = need * max(0, self.harvests - 1)
        now = min(fuel, need)
        rest = fuel - now
        worth = now * self.chill() + min(rest, later) * self.taste.fuel * self.soon
        spare = max(0, rest - later)
        return worth + (min(spare, self.kiln()) * KILN + spare * self.taste.spare)

    def kiln(self) -> int:
        """So much fuel can become points at the end."""
        return sum([card.craft[-1] for card in self.me.outfit.cards if card.craft and card.craft[0] == FUEL])

    # Improvements

    def cooking(self) -> float:
        """What can be cooked from now on, with a first fireplace: animals of the farm and on the markets, too."""
        goods, g = self.me.goods, self.g
        own = at_hand = 0
        for good, market in MARKETS:
            own += goods[good]
            if market in g.board:
                at_hand = max(at_hand, g.piles[market])
        worth = self.taste.cook * self.harvests + self.reserve(2 * own)
        return worth + (self.food(2 * at_hand) * self.taste.larder if self.acts else 0.0)

    def improvement(self, card: Card) -> float:
        """What a major improvement is worth."""
        me, taste = self.me, self.taste
        worth = float(card.points)
        rates = me.outfit.rates
        if card.cooks:
            if not rates[SHEEP]:
                worth += self.cooking()
            elif rates[CATTLE] < 4 and card.returns:
                worth += 0.1 * self.harvests
        if card.bakes is not None and not card.cooks:
            worth += taste.oven * self.harvests
        for exchange in card.exchanges:
            if exchange.harvest:
                worth += taste.craft * self.harvests
        if card.craft:
            left = me.goods[card.craft[0]] - 2
            worth += taste.bonus * min(3, max(0, left) // 2)
        if card.later is not None:
            worth += self.promised(card.later) * 0.8
        worth += self.bundle(card.gain)
        return worth + self.on_the_moor(card) if card.deck == "moor" else worth

    def on_the_moor(self, card: Card) -> float:
        """What a major improvement of Farmers of the Moor is worth beside its points."""
        me, taste = self.me, self.taste
        cold = heating_cost(self.g, me)
        slug = card.slug
        if slug == "heating-oven":
            return min(1, cold) * self.harvests * taste.fuel
        if slug == "tiled-oven":
            return max(0, cold - 1) * self.harvests * taste.fuel
        if slug == "village-church":
            return self.harvests * (1.0 - taste.fuel)
        if slug == "peat-charcoal-kiln":
            return 1.0 + min(land_of(me).moors.bit_count(), self.left) * taste.fuel
        if slug == "foresters-lodge":
            return self.points * land_of(me).forests.bit_count() * 0.7
        if slug == "museum-of-the-moors":
            return 0.1 * self.left
        if slug == "riding-stables":
            return self.food(self.left) * (0.7 if me.goods[HORSE] >= 2 else 0.1)
        return 0.05 * self.left


def price_of(use: tuple[int, float]) -> float:
    return use[1]


def on(curve: Curve, n: float) -> float:
    """The value of a curve, between its points as well.

    >>> on(PASTURE_CURVE, 2), on(PASTURE_CURVE, 2.5), on(PASTURE_CURVE, 9)
    (2.0, 2.5, 4.0)
    """
    last = len(curve) - 1
    if n >= last:
        return curve[last]
    if n <= 0:
        return curve[0]
    whole = int(n)
    return curve[whole] + (n - whole) * (curve[whole + 1] - curve[whole])
