"""Three small modules that between them use every door of `Module`, for tests of how modules fold."""

from collections.abc import Mapping
from typing import Any

from allmende.agricola.actions.space import NUMBER_OF, Space
from allmende.agricola.added import FLAG, MASK, Added, Deck, Field
from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.cards.hooks import FENCES, GROW, PLOW, ROOM, STABLE, Deed
from allmende.agricola.course.scoring import score
from allmende.agricola.goods import FOOD, FUEL, REED, STONE, WOOD, Bundle, bundle, plus
from allmende.agricola.module import Declaration, Module, Standing
from allmende.agricola.player import Player
from allmende.agricola.registry.modules import MODULES
from allmende.agricola.rules import AgricolaRules
from allmende.agricola.state import HOME, PREPARATION, Agricola
from allmende.agricola.vocabulary import COUNT, NO, VOCABULARY, YES
from allmende.table import Asks, BadGameOption, Choice, Flow, Json, Option, Prompt, Rng, Seat
from allmende.table.settings import Exclusion, flag, word

REST = VOCABULARY.number_of("heat", 2)
DIG = VOCABULARY.number_of("heat", 1)
CORRAL = NUMBER_OF["corral"]
CLAY_PIT, FISHING, FOREST, DAY_LABORER = (NUMBER_OF[name] for name in ("clay-pit", "fishing", "forest", "day-laborer"))


# Weather: spaces are closed and changed, things have a price


class Weather(Module):
    """In snow nobody fishes, fields and children cost food, and clay freezes; the sun ripens grain."""

    name = "weather"
    rules = (BY_SLUG["wood-for-fuel"],)

    def __init__(self, kind: str) -> None:
        self.snow = kind == "snow"

    def table(self, players: int) -> Added | None:
        return Sky()

    def closed(self, g: Agricola, space: Space) -> str:
        return "closed-by-snow" if self.snow and space.number == FISHING else ""

    def gives(self, g: Agricola, space: Space, goods: Bundle) -> Bundle:
        return plus(goods, bundle(grain=1)) if not self.snow and space.number == DAY_LABORER else goods

    def surcharge(self, g: Agricola, me: Player, what: int, on: Player, count: int) -> Bundle:
        return ((FOOD, count),) if self.snow and what & (PLOW | GROW) else ()

    def after_replenishing(self, g: Agricola) -> None:
        if self.snow:
            g.piles[CLAY_PIT] = max(0, g.piles[CLAY_PIT] - 1)

    def begin(self, g: Agricola, phase: int) -> Flow | None:
        if phase == PREPARATION:
            return self.look_up(g)
        return self.hurry_home(g) if phase == HOME and self.snow else None

    def look_up(self, g: Agricola) -> Flow:
        """The starting player says whether the sky is clear."""
        pick = yield Choice(g.players[g.first].seat, Prompt("keep-special"), [YES, NO])
        sky_of(g).clear = pick == YES
        sky_of(g).rounds |= (1 << g.round) if pick == YES else 0

    def hurry_home(self, g: Agricola) -> Flow:
        """Whoever is out in the snow finds a reed."""
        for me in g.in_order():
            g.get(me, REED, 1 if me.placed else 0)
        return
        yield

    def is_warm(self, g: Agricola, number: int) -> bool:
        return not self.snow

    def space_view(self, g: Agricola, space: Space) -> Json:
        return {"marked": True} if self.snow and space.number == FISHING else {}


class Sky(Added):
    __slots__ = ("clear", "rounds")

    def __init__(self) -> None:
        self.clear = False
        self.rounds = 0  # in which it was clear

    def fields(self) -> tuple[Field, ...]:
        return (Field("clear", FLAG), Field("rounds", MASK, 0, 14))


def sky_of(g: Agricola) -> Sky:
    sky = g.added["weather"]
    assert isinstance(sky, Sky)
    return sky


# Finds: a deck of events, spaces that join and leave, other turns

FINDS = ("coin", "hole", "yard", "wish", "stone")


class Finds(Module):
    """Whoever takes from the forest finds something."""

    name = "finds"
    joining = (Space("corral", gives=bundle(sheep=1)),)
    leaving = ("basic-wish",)
    target = 44

    def table(self, players: int) -> Added | None:
        return Found()

    def seat(self) -> Added | None:
        return Luck()

    def set_up(self, g: Agricola) -> None:
        found_of(g).shuffle(g.rng)

    def redraw(self, g: Agricola, seat: Seat | None, rng: Rng) -> None:
        found_of(g).redraw(rng)

    def check(self, g: Agricola) -> None:
        found_of(g).check()

    def after_taking(self, g: Agricola, me: Player, deed: Deed) -> Flow | None:
        taken = deed.space is not None and deed.space.number == FOREST
        return self.find(g, me) if taken else None

    def find(self, g: Agricola, me: Player) -> Flow:
        found = found_of(g)
        card = found.draw()
        if card < 0:
            return
        g.news += 1
        name = FINDS[card]
        if name == "coin":
            luck_of(me).coins += 1
        elif name == "yard":
            g.join(CORRAL)
        elif name == "wish":
            g.take_away(NUMBER_OF["basic-wish"])
        elif name == "hole":
            found.put_back(card, g.rng)
        elif (yield Choice(me.seat, Prompt("keep-special"), [YES, NO])) == YES:
            g.get(me, STONE, 1)

    def other_turns(self, g: Agricola, me: Player) -> list[Option]:
        return [REST] if me.home else []

    def take_turn(self, g: Agricola, me: Player, pick: int) -> Flow:
        """Somebody stays at home and finds a coin."""
        me.home -= 1
        luck_of(me).coins += 1
        return
        yield

    def anytime_options(self, me: Player) -> list[Option]:
        return [DIG] if luck_of(me).coins else []

    def do_anytime(self, g: Agricola, me: Player, pick: int) -> Flow:
        luck_of(me).coins -= 1
        g.get(me, FOOD, 1)
        return
        yield

    def go_home(self, g: Agricola) -> None:
        for me in g.players:
            luck_of(me).days += 1

    def score(self, g: Agricola, me: Player, points: dict[str, int]) -> None:
        points["bonus"] += luck_of(me).coins


class Found(Deck):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(FINDS)

    def fresh(self) -> Added:
        return Found()


class Luck(Added):
    __slots__ = ("coins", "days")

    def __init__(self) -> None:
        self.coins = 0
        self.days = 0

    def fields(self) -> tuple[Field, ...]:
        return (Field("coins"), Field("days", most=14))


def found_of(g: Agricola) -> Found:
    found = g.added["finds"]
    assert isinstance(found, Found)
    return found


def luck_of(me: Player) -> Luck:
    luck = me.added["finds"]
    assert isinstance(luck, Luck)
    return luck


# Pairs: other farms, who wins, and what comes next


class Pairs(Module):
    """Partners sit opposite, build for each other, and win together; the winners begin the next game."""

    name = "pairs"
    shares_ties = True

    def farms(self, g: Agricola, me: Player, what: int) -> list[Player]:
        return [g.players[(me.seat + 2) % 4]]

    def choose_farm(self, g: Agricola, me: Player, what: int, among: list[Player]) -> Asks[Player]:
        pick = yield Choice(me.seat, Prompt("draw-card"), [Option(COUNT + on.seat) for on in among])
        return g.players[pick - COUNT]

    def surcharge(self, g: Agricola, me: Player, what: int, on: Player, count: int) -> Bundle:
        if on is me or what & (PLOW | GROW):
            return ()
        if what & ROOM:
            return ((on.farm.material, 1), (REED, 1))
        return ((WOOD, 1),) if what & STABLE else ((WOOD, (count + 2) // 3),) if what & FENCES else ()

    def standing(self, g: Agricola, me: Player) -> Standing | None:
        return False, min([score(g, one)["total"] for one in (me, g.players[(me.seat + 2) % 4])]), 0

    def hand_on(self, g: Agricola, options: Json, wishes: Mapping[int, str]) -> Json | None:
        if set(wishes.values()) - {"side-job"}:
            raise BadGameOption("partners wish for the Side Job or for nothing")
        return {**options, "side_job": len(wishes) > 0}

    def counts(self, g: Agricola, card: Any) -> bool:
        return bool(card.points)


# How they are asked for


def weather(options: Json) -> Module | None:
    return Weather(options["sky"]) if options["sky"] != "none" else None


def finds(options: Json) -> Module | None:
    return Finds() if options["finding"] else None


def pairs(options: Json) -> Module | None:
    return Pairs() if options["paired"] else None


NOT_FOUR = (1, 2, 3, 5, 6)
WEATHER = Declaration("weather", weather, "sky='snow'", settings=(word("sky", ("none", "snow", "sun"), "none"),),
                      said=("sky",), goods=(FUEL,))  # fmt: skip
FINDING = Declaration("finds", finds, "finding=True", settings=(flag("finding"),), said=("finding",))
PAIRING = Declaration(
    "pairs", pairs, "paired=True", settings=(flag("paired"),), said=("paired",),
    exclusions=(Exclusion("only four play in pairs", {"paired": (True,), "players": NOT_FOUR}),),
)  # fmt: skip


def toy_rules(*more: Declaration) -> AgricolaRules:
    """Agricola with the modules that there are, and with these."""
    return AgricolaRules((*MODULES, *more))
