"""Legality looks ahead: what is offered can be carried out, and what is not offered cannot, whatever is done before.

Two independent checks on random tables: trying all conversions by hand, and a little model of all spaces that knows no
engine but the prerequisites of cards and the fewest fences of a farm.
"""

import random
from typing import Any

import pytest

from allmende import Game, arrange
from allmende.agricola.actions.space import SLUGS
from allmende.agricola.cards.card import BY_SLUG, CARDS, MAJOR, MINOR, OCCUPATION, Card
from allmende.agricola.cards.hooks import ANY_TIME
from allmende.agricola.cards.outfit import Outfit
from allmende.agricola.farm.farmyard import Farmyard
from allmende.agricola.farm.fences import fewest_fences
from allmende.agricola.goods import CLAY, FOOD, GOODS, GRAIN, HORSE, REED, STONE, VEGETABLE, WOOD, Bundle, bundle
from allmende.agricola.paying.reach import Search
from allmende.agricola.player import MOST_PEOPLE, Player
from allmende.agricola.state import Agricola
from allmende.table import Seat
from tests.agricola.auditing import table
from tests.agricola.reference import as_cells, beside

OCCUPATIONS = [card for card in CARDS if card.kind == OCCUPATION and not card.drawn]
MINORS = [card for card in CARDS if card.kind == MINOR and card.deck != "moor" and not card.drawn]
MAJORS = [card for card in CARDS if card.kind == MAJOR and card.under is None and card.deck == "base"]
EXCHANGING = ["grocer", "sheep-walker", "hard-porcelain"]
MOST_SUPPLIES = 60


# Random tables


def some_goods(dice: random.Random, rich: bool) -> str:
    most = {"wood": 6, "clay": 6, "reed": 3, "stone": 4, "grain": 3, "vegetable": 2, "food": 3, "sheep": 1}
    if rich:
        most = {name: 2 * n for name, n in most.items() if name != "sheep"} | {"sheep": 1}
    counts = {name: dice.choice([0, dice.randint(0, n)]) for name, n in most.items()}
    return ", ".join(f"{n} {name}" for name, n in counts.items() if n)


def some_farm(dice: random.Random) -> dict[str, Any]:
    fields = {str(cell): dice.choice(["", "", "2 grain", "vegetable"]) for cell in (0, 1)[: dice.randint(0, 2)]}
    return {
        "rooms": [5, 10, 11, 6][: dice.randint(2, 4)],
        "material": dice.choice(["wood", "wood", "clay", "stone"]),
        "fields": fields,
        "pastures": dice.choice([[], [[4]], [[3, 4]]]),
        "stables": dice.choice([[], [14], [13, 14]]),
        "people": dice.randint(2, 4),
    }


def some_table(seed: int, played: list[Card], hand: int = 3) -> Game:
    """Seat 0 has some of everything, these cards, and a random hand; nobody has placed anybody yet."""
    dice = random.Random(seed)
    others = [card for card in OCCUPATIONS + MINORS if card not in played]
    mine = {
        **some_farm(dice),
        "goods": some_goods(dice, rich=dice.random() < 0.3),
        "played": [card.slug for card in played],
        "hand": [card.slug for card in dice.sample(others, hand)],
        "notes": {card.slug: dice.randint(0, 6) for card in played if card.slug == "grocer"},
    }
    players = max(dice.randint(1, 6), *[BY_SLUG[slug].players for slug in [*mine["played"], *mine["hand"]]])
    seats = [mine, *[{"rooms": [5, 10, 11]} for _ in range(players - 1)]]
    given = {"seats": seats, "players": players, "round": dice.randint(4, 14), "first": 0, "cards": "deal"}
    return arrange("agricola", given, seed=seed)


def usable(game: Game) -> set[str]:
    choice = game.choice
    assert choice is not None
    assert choice.prompt.name in ("place-person", "pass")
    keys = [game.key(option) for option in choice.options]
    return {str(key[1]) for key in keys if key[0] == "space"}


# By hand: no conversion makes anything possible that was not offered


def supplies_by_hand(game: Game) -> list[Game]:
    """Games after everything that may be eaten, cooked or exchanged at any time, in all orders that differ."""
    found = {tuple(table(game).players[0].goods): game}
    todo = [game]
    while todo and len(found) < MOST_SUPPLIES:
        now = todo.pop(0)  # a copy replays its turn: short ones first
        if not any(now.key(option) == ("anytime",) for option in now.choices[0].options):
            continue
        asked = now.clone()
        asked.play(asked.option("anytime"))
        for option in asked.choices[0].options:
            if asked.key(option)[0] in ("eat", "exchange"):
                after = asked.clone()
                after.play(option)
                state = tuple(table(after).players[0].goods)
                if after.choices[0].prompt.name in ("place-person", "pass") and state not in found:
                    found[state] = after
                    todo.append(after)
    return list(found.values())


@pytest.mark.parametrize("seed", range(30))
def test_nothing_becomes_possible_by_conversions_that_was_not_offered(seed: int) -> None:
    dice = random.Random(f"cards {seed}")
    played = [BY_SLUG[slug] for slug in EXCHANGING if dice.random() < 0.7]
    played += dice.sample([card for card in OCCUPATIONS + MINORS if card not in played], 4) + dice.sample(MAJORS, 2)
    game = some_table(seed, played)
    offered = usable(game)
    for after in supplies_by_hand(game):
        assert usable(after) <= offered, (played, table(game).players[0].goods, table(after).players[0].goods)


def test_the_search_for_exchanges_ends_soon() -> None:
    """Many goods, three cards that exchange them, and a cost that cannot be met: a few thousand situations at most."""
    dice = random.Random(1)
    outfit = Outfit(tuple([BY_SLUG[slug] for slug in EXCHANGING]))
    costs = [cost for card in CARDS for cost in card.costs if cost] + [bundle(stone=5, reed=2), bundle(wood=15)]
    for _ in range(2_000):
        me = Player(Seat(0), Farmyard())
        me.outfit = outfit
        for good, most in zip(range(HORSE), (8, 3, 14, 2, 2, 4, 3, 8, 3, 0), strict=True):
            me.goods[good] = dice.randint(0, most)
        me.set_note("grocer", dice.randint(0, 8))
        search = Search(me, dice.choice(costs), ())
        search.succeeds()
        assert len(search.seen) < 3_000


# What is offered can be carried out


@pytest.mark.parametrize("seed", range(30))
def test_every_space_that_is_offered_can_be_used_to_the_end(seed: int) -> None:
    """Every space, several times, with random decisions: no choice is empty, and the turn comes to its end."""
    dice = random.Random(f"ways {seed}")
    played = dice.sample(OCCUPATIONS, 3) + dice.sample(MINORS, 3) + dice.sample(MAJORS, 2)
    game = some_table(seed, played)
    people = table(game).players[0].home
    for space in sorted(usable(game)):
        for _ in range(3):
            copy = game.clone()
            copy.play(copy.option("space", space))
            while copy.choices and table(copy).busy:
                choice = copy.choices[0]
                assert choice.options
                copy.play(dice.choice(choice.options), choice.seat)
            me = table(copy).players[0]
            assert me.home < people or table(copy).round != table(game).round
            assert not me.crowded()


# A little model


class Model:
    """What a player without cards that change rules could do, from goods, farm and hand alone."""

    def __init__(self, g: Agricola, me: Player) -> None:
        self.g = g
        self.me = me
        self.supplies = self.reachable()

    def reachable(self) -> set[tuple[int, ...]]:
        """All supplies that eating, cooking and exchanging lead to; the last number counts what Grocer has sold."""
        me = self.me
        rates = {GRAIN: 1, VEGETABLE: 1}
        for card in me.outfit.cards:
            for good, food in card.cooks:
                rates[good] = max(rates.get(good, 0), food)
        plain: list[tuple[Bundle, Bundle]] = [(((good, 1),), ((FOOD, food),)) for good, food in rates.items()]
        pile: list[tuple[Bundle, Bundle]] = []
        for card in me.outfit.cards:
            if card.slug in EXCHANGING:
                trades = [(exchange.give, exchange.get) for exchange in card.exchanges]
                (pile if card.slug == "grocer" else plain).extend(trades)
        start = (*me.goods[:HORSE], me.note("grocer"))
        found, todo = {start}, [start]
        while todo:
            *goods, sold = todo.pop()
            steps = [(trade, sold) for trade in plain] + [(trade, sold + 1) for trade in pile[sold : sold + 1]]
            for (give, get), after_sale in steps:
                after = goods[:]
                for good, n in give:
                    after[good] -= n
                for good, n in get:
                    after[good] += n
                if min(after) >= 0 and (*after, after_sale) not in found:
                    found.add((*after, after_sale))
                    todo.append((*after, after_sale))
        return found

    def pays(self, **cost: int) -> bool:
        return self.pays_bundle(tuple([(GOODS.index(name), n) for name, n in cost.items()]))

    def pays_bundle(self, cost: Bundle) -> bool:
        return any(all(supply[good] >= n for good, n in cost) for supply in self.supplies)

    # The farm

    def free_cells(self) -> set[tuple[int, int]]:
        farm = self.me.farm
        fenced = {cell for area in farm.pastures() for cell in as_cells(area)}
        return as_cells((1 << 15) - 1) - as_cells(farm.rooms | farm.fields | farm.stables) - fenced

    def room(self) -> bool:
        material = GOODS[self.me.farm.material]
        rooms = as_cells(self.me.farm.rooms)
        beside_house = any(set(beside(cell)) & rooms for cell in self.free_cells())
        return beside_house and self.pays(**{material: 5, "reed": 2})

    def stable(self, wood: int) -> bool:
        farm = self.me.farm
        room = as_cells((1 << 15) - 1) - as_cells(farm.rooms | farm.fields | farm.stables)
        return bool(room) and len(as_cells(farm.stables)) < 4 and self.pays(wood=wood)

    def renovate(self) -> bool:
        material = {WOOD: CLAY, CLAY: STONE}.get(self.me.farm.material)
        return material is not None and self.pays_bundle(((material, len(as_cells(self.me.farm.rooms))), (REED, 1)))

    def plow(self) -> bool:
        fields = as_cells(self.me.farm.fields)
        return any(not fields or set(beside(cell)) & fields for cell in self.free_cells())

    def sow(self) -> bool:
        farm = self.me.farm
        empty = [
            (row, column)
            for row, column in as_cells(farm.fields)
            if not any(farm.crop_on(5 * row + column, crop) for crop in (GRAIN, VEGETABLE))
        ]
        return bool(empty) and (self.pays(grain=1) or self.pays(vegetable=1))

    def bake(self) -> bool:
        return any(card.bakes for card in self.me.outfit.cards) and self.pays(grain=1)

    def grow(self, room: bool) -> bool:
        return self.me.people < MOST_PEOPLE and (not room or self.me.rooms() > self.me.people)

    # Cards

    def improve(self, major: bool = True) -> bool:
        hand = [card for card in self.me.hand if card.kind == MINOR]
        free = [card for n, card in enumerate(self.g.setup.majors) if self.g.majors[n] < 0 and card.under is None]
        free += [
            card
            for n, card in enumerate(self.g.setup.majors)
            if self.g.majors[n] < 0 and card.under is not None and BY_SLUG[card.under] in self.owned_majors()
        ]
        return any(self.improves_with(card) for card in hand + (free if major else []))

    def owned_majors(self) -> list[Card]:
        return [card for n, card in enumerate(self.g.setup.majors) if self.g.majors[n] >= 0]

    def improves_with(self, card: Card) -> bool:
        if not card.needs_are_met(self.g, self.me):
            return False
        if card.playable is not None and not card.playable(self.g, self.me):
            return False
        if any(own.slug in card.returns for own in self.me.outfit.cards):
            return True
        if card.returns and not card.costs[0]:
            return False
        costs = [card.cost_for(self.g, self.me)] if card.cost_for else card.costs
        return any(self.pays_bundle(cost) for cost in costs)

    def learn(self, *prices: int) -> bool:
        price = prices[min(self.me.outfit.occupations, len(prices) - 1)]
        return any(card.kind == OCCUPATION for card in self.me.hand) and self.pays(food=price)

    # Spaces

    def can_use(self, name: str) -> bool:
        g, players = self.g, len(self.g.players)
        second_lessons = (1, 1, 2) if players == 4 else (2,)
        match name:
            case "farm-expansion":
                return self.room() or self.stable(2)
            case "farmland":
                return self.plow()
            case "lessons":
                return self.learn(0, 1)
            case "lessons-2":
                return self.learn(*second_lessons)
            case "lessons-3":
                return self.learn(1, 1, 2)
            case "major-improvement":
                return self.improve()
            case "improvement":
                return self.improve(major=g.round >= 5)
            case "fencing":
                fewest = fewest_fences(self.me.farm)
                return fewest > 0 and self.pays(wood=fewest)
            case "grain-utilization":
                return self.sow() or self.bake()
            case "side-job":
                return self.stable(1) or self.bake()
            case "basic-wish" | "modest-wish":
                return self.grow(room=True) and (name == "basic-wish" or g.round >= 5)
            case "urgent-wish":
                return self.grow(room=False)
            case "house-redevelopment" | "farm-redevelopment":
                return self.renovate()
            case "cultivation":
                return self.plow() or self.sow()
            case "house-building":
                return self.room()
            case "farm-supplies":
                return self.pays(food=1)
            case "corral":
                return 0 in self.me.goods[7:10]
            case _:
                return True  # goods for everybody


@pytest.mark.parametrize("seed", range(60))
def test_spaces_are_offered_exactly_if_a_little_model_can_use_them(seed: int) -> None:
    dice = random.Random(f"model {seed}")
    exchanging = [BY_SLUG[slug] for slug in EXCHANGING if dice.random() < 0.5]
    game = some_table(1000 + seed, exchanging + dice.sample(MAJORS, dice.randint(0, 3)), hand=dice.randint(0, 4))
    g = table(game)
    me = g.players[0]
    assert not me.outfit.hooks[ANY_TIME]
    model = Model(g, me)
    assert usable(game) == {SLUGS[number] for number in g.board if model.can_use(SLUGS[number])}
