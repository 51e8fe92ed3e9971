"""Random games whose every change is accounted for, and a bookkeeper who does so.

The bookkeeper knows the table only by its events. After each pick the books must agree with the table: goods of every
player, crops on fields, goods on action spaces and on round spaces, fields, rooms, stables, fences, people, markers.
With Farmers of the Moor also forests and moors, blocked and additional spaces, people in bed, horses that lie, cards
with fuel tokens, special action cards.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from allmende import Game, new_game
from allmende.agricola.actions.fields import crops_growing
from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.cards.card import BY_SLUG, MAJOR
from allmende.agricola.course.hands import DEALS
from allmende.agricola.farm.farmyard import FENCES, STABLES
from allmende.agricola.goods import CROPS, FOOD, GOODS, GRAIN, HORSE, VEGETABLE, counts_of, names
from allmende.agricola.goods import listed as bundle_of
from allmende.agricola.moor.declaration import MOOR
from allmende.agricola.moor.layers import Land, land_of
from allmende.agricola.moor.special import cards_for
from allmende.agricola.moor.table import CENTER, FACE_DOWN, moor_of
from allmende.agricola.player import MOST_PEOPLE, Player
from allmende.agricola.rules import AgricolaRules
from allmende.agricola.saved.sanity import check
from allmende.agricola.seasons.calendar import SEASONS
from allmende.agricola.settings import VARIANTS
from allmende.agricola.state import PHASE_NAMES, WORK, Agricola
from allmende.agricola.team.result import SCORINGS
from allmende.table import Choice, Event
from tests.agricola.situations import listed

Sort: TypeAlias = Callable[[int], dict[str, Any]]
"""A sort of games: the options of each, by its seed."""
NOTHING_MORE: Mapping[str, Any] = {}
SEED = {GRAIN: 3, VEGETABLE: 2}
"""What lies on a field after 1 was sown."""
BACK = {"mushroom-collector": 1, "basket": 2}
"""Cards that put wood back onto the space."""
BUILT = ("fields", "rooms", "stables", "fences", "people", "begging", "noted")
WILD = ("forests", "moors", "blocked", "spaces", "bed", "lying", "cold")
CHANGES: dict[str, tuple[tuple[str, int], ...]] = {
    "plow": (("fields", 1),),
    "build-room": (("rooms", 1),),
    "build-stable": (("stables", 1),),
    "build-fence": (("fences", 1),),
    "grow": (("people", 1),),
    "put-forest": (("forests", 1),),
    "put-moor": (("moors", 1),),
    "remove-forest": (("forests", -1),),
    "remove-moor": (("moors", -1),),
    "flip-forest": (("forests", -1), ("moors", 1)),
    "burn-forest": (("forests", -1), ("fields", 1)),
    "drain-moor": (("moors", -1), ("fields", 1)),
    "block": (("blocked", 1),),
    "extend": (("spaces", 2),),
    "get-up": (("bed", -1),),
    "fuel-token": (("cold", 1),),
    "light": (("cold", -1),),
    "leave-family": (("people", -1),),
    "freeze": (("people", -1),),
    "thaw": (("people", 1),),
    "lose-room": (("rooms", -1),),
    "lose-field": (("fields", -1),),
    "lose-stable": (("stables", -1),),
}
"""What events of these kinds do to a farm and its family."""


def table(game: Game) -> Agricola:
    assert isinstance(game.state, Agricola)
    return game.state


# Which games


def options_of(seed: int) -> dict[str, Any]:
    """Every number of players, every deal, every variant alone and with others, with and without the tiles."""
    dice = random.Random(f"options {seed}")
    players = seed % 6 + 1
    cards = DEALS[seed // 6 % len(DEALS)]
    if (cards == "by-marks" and players < 4) or (cards == "ten-choose-seven" and players > 4):
        cards = "deal"
    variants = [VARIANTS[seed // 12 % len(VARIANTS)]] if seed % 4 else []
    variants += [variant for variant in VARIANTS if dice.random() < 0.1]
    if players != 2:
        variants = [variant for variant in variants if variant != "extra-copse"]
    if cards == "none":
        variants = [variant for variant in variants if variant != "open-display"]
    tiles = {name: dice.random() < 0.4 for name in ("tile", "side_job")} if 2 <= players <= 4 else {}
    return {"players": players, "cards": cards, "variants": sorted(set(variants)), **tiles}


def moor_options_of(seed: int) -> dict[str, Any]:
    """Farmers of the Moor: every level with every number of players; deals and variants in turn."""
    dice = random.Random(f"moor {seed}")
    players, level = seed % 6 + 1, seed // 6 % 3 + 1
    offered = AgricolaRules().settings.offers({"players": players, "expansion": "moor", "level": level}, "cards")
    deals = [deal for deal, why_not in offered.items() if why_not is None]
    house = [variant for variant in VARIANTS if variant not in ("larkin-start", "extra-copse", "open-display")]
    variants = [variant for variant in house if dice.random() < 0.1]
    variants += [variant for variant in MOOR.variants if dice.random() < 0.3]
    return {
        "players": players, "expansion": "moor", "level": level, "cards": deals[seed // 18 % len(deals)],
        "variants": variants,
    }  # fmt: skip


def combination_of(seed: int) -> dict[str, Any]:
    """Every combination of modules: some of them by lot, beside what one of the others above plays."""
    dice = random.Random(f"modules {seed}")
    options = (moor_options_of if dice.random() < 0.4 else options_of)(seed)
    wishes: dict[str, list[Any]] = {
        "season": ["none", *SEASONS], "xdeck": [False, True], "forest_deck": [False, True],
        "team": ["none", *SCORINGS] if options["players"] == 4 else ["none"],
        "campaign": [False, False, True],
    }  # fmt: skip
    for name, values in wishes.items():
        wished = {**options, name: dice.choice(values)}
        if AgricolaRules().settings.refusal(wished) is None:
            options = wished
    return options


class Dice:
    """Picks at random. In every other game somebody industrious: nothing is thrown away or left without need."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.industrious = seed % 2 == 1

    def pick(self, game: Game) -> tuple[Choice, int]:
        choice = self.random.choice(game.choices)
        options = choice.options
        if self.industrious and self.random.random() < 0.9:
            idle = ("anytime", "discard", "done", "no")
            options = [option for option in options if game.key(option)[0] not in idle] or options
        return choice, self.random.choice(options)


# The books


class Account:
    """What belongs to a player, as far as events told it."""

    def __init__(self, me: Player) -> None:
        self.goods = me.goods[:]
        self.growing = {crop: crops_growing(me, crop) for crop in CROPS}
        self.built = built(me)
        self.promised = Counter(me.promised)
        self.cold = {card.slug for card in me.outfit.cold}


def built(me: Player) -> dict[str, int]:
    farm = me.farm
    numbers = (farm.fields, farm.rooms, farm.stables, farm.fences)
    found = dict(zip(BUILT, [*[mask.bit_count() for mask in numbers], me.people, me.begging, me.noted], strict=True))
    land = land_of(me) if "moor" in me.added else Land()
    forests = land.forests.bit_count() + land.deep_forests.bit_count()
    moors = land.moors.bit_count() + land.deep_moors.bit_count()
    wild = (forests, moors, farm.blocked.bit_count(), farm.plan.cells, me.bed, me.lying, len(me.outfit.cold))
    return found | dict(zip(WILD, wild, strict=True))


def holders(g: Agricola) -> list[int]:
    """Where the special action cards lie."""
    return moor_of(g).holders[:] if g.setup.has("moor") else []


class Bookkeeper:
    """Follows a game by its events and compares after each pick."""

    def __init__(self, game: Game) -> None:
        self.game = game
        g = table(game)
        self.accounts = [Account(me) for me in g.players]
        self.piles = g.piles[:]
        self.others = {number: counts_of(lying) for number, lying in g.others_there.items()}  # where other goods lie
        self.forked = -1  # the space from which a farmhand takes a good
        self.fetched: list[int] = []  # the spaces from which somebody on The Road Not Taken takes goods
        self.board = set(g.board)
        self.round = g.round
        self.phase = PHASE_NAMES[g.phase]
        self.leave_animals = "leave-animals" in g.setup.variants
        self.space = -1  # where the last person was placed
        self.waiting = False  # its goods are still to be taken
        self.holders = holders(g)
        self.garden_path = moor_of(g).garden_path if g.setup.has("moor") else -1
        self.before = ""  # the kind of the last event. Herring Pot gives nothing at once, Silage takes from a field

    def follow(self, at_will: bool) -> None:
        """Enter what the last pick brought about, and compare. at_will: a pick of what may be done at any time."""
        g = table(self.game)
        for event in self.game.events:
            self.enter(event, at_will)
            card = event.facts.get("card")
            self.before = card if card in ("herring-pot", "silage") else event.kind
        assert self.piles == g.piles, "goods on the action spaces"
        others = {number: counts_of(lying) for number, lying in g.others_there.items()}
        assert {number: lying for number, lying in self.others.items() if any(lying)} == others, "other goods there"
        for me, account in zip(g.players, self.accounts, strict=True):
            assert me.goods == account.goods, f"goods: {listed(me.goods)}, but told {listed(account.goods)}"
            assert {crop: crops_growing(me, crop) for crop in CROPS} == account.growing, "crops on fields"
            assert built(me) == account.built, "what is built"
            if g.phase >= WORK:
                assert Counter(me.promised) == account.promised, "goods on round spaces"
        if g.setup.has("moor"):
            assert moor_of(g).garden_path == self.garden_path, "the Garden Path"
            assert g.phase != WORK or len(g.players) == 1 or holders(g) == self.holders, "special action cards"

    def enter(self, event: Event, at_will: bool) -> None:
        facts, account = event.facts, self.accounts[event.seat]
        farm = self.accounts[facts["farm"]] if "farm" in facts else account
        match event.kind:
            case "get" | "breed":
                self.add(account, facts["goods"])
                if self.before in ("silage", "season-harvest") or (
                    self.phase == "field-phase" and self.before != "pay"
                ):
                    self.harvest(account, facts["goods"])
                if self.forked >= 0:
                    self.take_good(facts["goods"][0])
                elif self.fetched:
                    self.take_fetched(facts["goods"])
                elif self.waiting and self.before not in ("use-card", "pay"):
                    self.take_pile(facts["goods"])
            case "pay" | "discard":
                self.add(account, facts["goods"], -1)
                if event.kind == "discard" and self.leave_animals and not at_will:
                    self.leave_animal(facts["goods"][0])
            case "give-goods":
                self.add(account, [*facts["goods"], *facts["lost"]], -1)
            case "eat" | "bake" | "feed":
                account.goods[FOOD] += -facts["food"] if event.kind == "feed" else facts["food"]
                if event.kind != "feed":
                    self.add(account, [facts.get("good", "grain")], -1)
            case "sow" | "sow-card":
                self.add(account, [facts["good"]], -1)
                crop = GOODS.index(facts["good"])
                account.growing[crop] += SEED[crop]
            case kind if kind in CHANGES:
                for what, n in CHANGES[kind]:
                    farm.built[what] += n
                if kind == "fuel-token":
                    account.cold.add(facts["card"])
                elif kind == "light":
                    account.cold.remove(facts["card"])
            case "beg":
                account.built["begging"] += facts["count"]
            case "bonus":
                account.built["noted"] += facts["points"]
            case "fetch":
                self.fetched.append(NUMBER_OF[facts["space"]])
            case "lose-card":
                number, loser = BY_SLUG[facts["card"]].number, self.accounts[facts["by"]]
                loser.promised = Counter({one: n for one, n in loser.promised.items() if one[3] != number})
            case "adopt" | "burn-house" | "lose-fences" | "transmogrify" | "take-good" | "carry-out":
                self.enter_aliens(event, account)
            case "bed" | "lay-horse" | "hand-back" | "lose-crops" | "fertilize" | "garden-path" | "special":
                self.enter_moor(event, account)
            case _:
                self.enter_course(event, account)

    def enter_moor(self, event: Event, account: Account) -> None:
        """What only Farmers of the Moor tells."""
        facts = event.facts
        match event.kind:
            case "bed":
                account.built["bed"] += facts["count"]
            case "lay-horse":
                account.built["lying"] = facts["count"]
            case "hand-back":
                account.built["cold"] -= facts["card"] in account.cold
                account.cold.discard(facts["card"])
            case "lose-crops" | "fertilize":
                for name in facts["goods"]:
                    account.growing[GOODS.index(name)] += 1 if event.kind == "fertilize" else -1
            case "garden-path":
                self.garden_path = event.seat
            case "special":
                self.space = -1  # no animals come from a space now
                self.take_card(event.seat, facts["special"])

    def enter_aliens(self, event: Event, account: Account) -> None:
        """What only the X deck tells."""
        facts = event.facts
        match event.kind:
            case "adopt":
                account.built["people"] += 1
                self.accounts[facts["by"]].built["people"] -= 1
            case "burn-house":
                account.built["rooms"] -= len(facts["cells"])
            case "lose-fences":
                account.built["fences"] -= facts["count"]
            case "transmogrify":
                self.lay(NUMBER_OF[facts["space"]], facts["goods"])
            case "take-good":
                self.forked = NUMBER_OF[facts["space"]]
            case "carry-out":
                self.space = NUMBER_OF[facts["space"]]
                self.waiting = len(self.lying(self.space)) > 0

    def lying(self, number: int) -> list[str]:
        """All goods that lie on an accumulation space."""
        good = table(self.game).space(number).good
        counts = self.others.get(number, [0] * len(GOODS))[:]
        if good >= 0:
            counts[good] += self.piles[number]
        return names(bundle_of(counts))

    def lay(self, number: int, goods: list[str]) -> None:
        good = table(self.game).space(number).good
        counts = [goods.count(name) for name in GOODS]
        self.piles[number], counts[good] = counts[good], 0
        self.others[number] = counts

    def take_good(self, good: str) -> None:
        """A farmhand has taken one good from a space."""
        left = self.lying(self.forked)
        left.remove(good)
        self.lay(self.forked, left)
        self.forked = -1

    def take_fetched(self, goods: list[str]) -> None:
        """All goods of some kinds were taken from several spaces."""
        there = [good for number in self.fetched for good in self.lying(number) if good in goods]
        assert sorted(there) == sorted(goods), "what was fetched"
        for number in self.fetched:
            self.lay(number, [good for good in self.lying(number) if good not in goods])
        self.fetched = []

    def take_card(self, seat: int, action: str) -> None:
        """A special action card goes to whoever takes it: face up from the middle, face down from somebody else."""
        if len(self.accounts) > 1:
            cards = cards_for(len(self.accounts))
            [number] = [n for n, card in enumerate(cards) if action in [one.space.slug for one in card.actions]]
            face_down = self.holders[number] != CENTER
            assert self.holders[number] < FACE_DOWN
            assert self.holders[number] != seat
            self.holders[number] = seat + (FACE_DOWN if face_down else 0)

    def add(self, account: Account, goods: Iterable[str], n: int = 1) -> None:
        for name in goods:
            account.goods[GOODS.index(name)] += n
            if name == "horse" and n < 0:
                account.built["lying"] = max(0, account.built["lying"] - 1)

    def harvest(self, account: Account, goods: Iterable[str]) -> None:
        """Crops that come in the field phase come from the fields."""
        for name in goods:
            if GOODS.index(name) in CROPS:
                account.growing[GOODS.index(name)] -= 1

    def take_pile(self, goods: list[str]) -> None:
        """All goods of an accumulation space are taken at once."""
        if goods == self.lying(self.space):
            self.lay(self.space, [])
            self.waiting = False

    def leave_animal(self, animal: str) -> None:
        """A house rule: what came from a space and has no room stays there."""
        if not self.waiting and self.space >= 0:
            good = table(self.game).space(self.space).good
            self.piles[self.space] += int(good >= 0 and GOODS[good] == animal)

    def enter_course(self, event: Event, account: Account) -> None:
        """People are placed, rounds go by, cards put goods on round spaces."""
        g, facts = table(self.game), event.facts
        match event.kind:
            case "place":
                assert not self.waiting, "goods were left on an accumulation space"
                self.space = NUMBER_OF[facts["space"]]
                self.waiting = table(self.game).space(self.space).good >= 0 and len(self.lying(self.space)) > 0
            case "use-card" if facts["card"] in BACK:
                self.piles[self.space] += BACK[facts["card"]]
            case "season-adds" | "season-takes":
                for space in facts["spaces"]:
                    self.piles[NUMBER_OF[space]] += 1 if event.kind == "season-adds" else -1
            case "round":
                self.round = facts["round"]
                self.holders = [CENTER] * len(self.holders)
                self.board.add(NUMBER_OF[facts["space"]])
            case "phase":
                self.phase = facts["phase"]
                self.space = -1
                if self.phase == "work":
                    self.replenish(g)
            case "promise" | "promise-tile":
                number = BY_SLUG[facts["card"]].number
                for when in facts["rounds"]:
                    goods = facts.get("goods")
                    account.promised[(when, GOODS.index(goods[0]) if goods else -1, len(goods or [""]), number)] += 1

    def replenish(self, g: Agricola) -> None:
        for number in self.board:
            self.piles[number] += g.space(number).per_round
        for account in self.accounts:
            account.promised = Counter({one: n for one, n in account.promised.items() if one[0] > self.round})


# What must be so at any moment


def check_player(me: Player) -> None:
    farm = me.farm
    buried = me.note("moor-archaeology")
    assert min(me.goods) >= 0
    assert farm.fences.bit_count() + farm.spare_fences + buried == FENCES
    assert farm.stables.bit_count() + farm.spare_stables == STABLES
    assert (1 if "aliens" in me.added or "woods" in me.added else 2) <= me.people <= MOST_PEOPLE
    assert 0 <= me.newborns + me.home <= me.people
    assert 0 <= me.bed <= me.people
    assert 0 <= me.lying <= me.goods[HORSE]
    assert not farm.rooms & farm.fields
    assert not farm.covered & (farm.rooms | farm.fields | farm.stables)
    assert not farm.fenced() & (farm.rooms | farm.fields)


def check_cards(g: Agricola) -> None:
    """No card is in two places."""
    cards = [*g.decks[0], *g.decks[1], *g.display]
    for me in g.players:
        cards += me.hand + me.pack + me.kept + list(me.outfit.cards)
        assert not Counter(me.shown) - Counter(me.hand)
        for card in me.outfit.cards:
            assert card.kind != MAJOR or card.drawn or g.holder(card) == me.seat
    assert max(Counter(cards).values(), default=0) <= 1


def check_table(game: Game, choice: Choice) -> None:
    g = table(game)
    for me in g.players:
        check_player(me)
    check_cards(g)
    for other in game.choices:
        assert other.options
        assert len(set(other.options)) == len(other.options)
        if other.prompt.name == "place-person":
            check(g)  # animals have room, pastures are closed ...
    assert choice.seat < len(g.players)


# Playing


def audit(game: Game, dice: Dice) -> None:
    """Play a game to its end with everything accounted for."""
    books = Bookkeeper(game)
    while game.choices:
        choice, pick = dice.pick(game)
        words = (game.seed, game.picks, choice.seat, choice.prompt.name, game.key(pick))
        try:
            game.play(pick, choice.seat)
            books.follow(choice.prompt.name == "anytime")
            check_table(game, choice)
        except Exception as error:
            error.add_note(f"seed, picks, seat, prompt, pick: {words}")
            raise
    g = table(game)
    assert g.round == g.setup.rounds
    assert not any(me.crowded() for me in g.players)
    assert game.picks < game.rules.longest


def audit_game(seed: int, sort: Sort = options_of, more: Mapping[str, Any] = NOTHING_MORE) -> Game:
    game = new_game("agricola", seed=seed, **sort(seed), **more)
    audit(game, Dice(seed))
    return game


def asked(game: Game) -> list[tuple[Any, ...]]:
    """Everything that is asked, of everybody."""
    return [(choice.seat, choice.prompt.name, choice.prompt.args, choice.options) for choice in game.choices]


def compare_copies(seed: int, sort: Sort = options_of, more: Mapping[str, Any] = NOTHING_MORE) -> Game:
    """Before every pick a copy is made; it plays the same pick and must stand where the game stands."""
    game = new_game("agricola", seed=seed, events=False, **sort(seed), **more)
    dice = Dice(seed)
    while game.choices:
        choice, pick = dice.pick(game)
        copy = game.clone()
        game.play(pick, choice.seat)
        copy.play(pick, choice.seat)
        words = (seed, game.picks, choice.prompt.name, game.key(pick))
        assert table(copy).to_json() == table(game).to_json(), words
        assert asked(copy) == asked(game), words
    return game
