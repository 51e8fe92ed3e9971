"""The doors of a game: what all its modules say together. Each fold goes only over those that have something to say.

`Module` says what the doors mean, and how each is folded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from allmende.agricola.cards.outfit import NO_OUTFIT, Outfit
from allmende.agricola.goods import COMMON, NOTHING, Bundle, plus
from allmende.agricola.module import Declaration, Module, Standing
from allmende.table.choice import Asks, Flow, Option, Seat
from allmende.table.events import Saying
from allmende.table.rules import Json
from allmende.table.series import Series
from allmende.table.vocabulary import Key

if TYPE_CHECKING:
    from allmende.agricola.actions.space import Space
    from allmende.agricola.cards.card import Card
    from allmende.agricola.cards.hooks import Deed
    from allmende.agricola.course.hands import Part
    from allmende.agricola.player import Player
    from allmende.agricola.state import Agricola
    from allmende.table.rng import Rng

BASE: Final = ("base",)
NO_OPTIONS: Final[list[Option]] = []


def entering(modules: tuple[Module, ...], door: str) -> tuple[Module, ...]:
    """The modules that say something at a door."""
    return tuple([module for module in modules if enters(type(module), door)])


def enters(kind: type, door: str) -> bool:
    return any(door in vars(one) for one in kind.__mro__[: kind.__mro__.index(Module)])


class Doors:
    """All doors of a kind of game. What is declared of its modules is `present`; `absent`, of those that it has not."""

    __slots__ = (
        "_after_replenishing", "_after_rooms", "_after_taking", "_anytime_options", "_at_home", "_away", "_bars",
        "_before_phase", "_begin", "_borrowed", "_breed", "_check", "_clear", "_closed", "_counts", "_draft",
        "_farm_view", "_farms", "_fuel_needed", "_gives", "_go_home", "_guests", "_hand_on", "_heat", "_idle_options",
        "_is_cold", "_is_full", "_is_warm", "_keeps_token", "_late_turn", "_lucky", "_moved_up", "_mulligan",
        "_other_turns", "_placer", "_redraw", "_replaced", "_results", "_score", "_score_steps", "_series", "_set_up",
        "_skips_turn", "_space_view", "_standing", "_surcharge", "_sure_cards", "_was_placed", "_why_not", "absent",
        "beside", "deals_later", "deck", "draws_cards", "exceptions", "fixed_cards", "joining", "kept_out", "leaving",
        "minors", "modules", "names", "occupations", "outfit", "own_minors", "present", "shares_ties", "spaces",
        "target", "tokens",
    )  # fmt: skip

    def __init__(
        self,
        modules: tuple[Module, ...] = (),
        present: tuple[Declaration, ...] = (),
        absent: tuple[Declaration, ...] = (),
    ) -> None:
        self.modules = modules
        self.present = present
        self.absent = absent
        self.names = frozenset([module.name for module in modules])
        # What they are made of
        self.spaces: list[Space] = [space for module in modules for space in module.spaces]
        self.beside: list[Space] = [space for module in modules for space in module.beside]
        self.joining: list[Space] = [space for module in modules for space in module.joining]
        self.leaving = frozenset([name for module in modules for name in module.leaving])
        rules = tuple([card for module in modules for card in module.rules])
        self.outfit = Outfit((), rules) if rules else NO_OUTFIT
        self.exceptions = frozenset([name for module in modules for name in module.exceptions])
        self.tokens: list[int] = [good for module in present for good in module.goods if good >= COMMON]
        self.fixed_cards = max([module.fixed_cards for module in modules], default=0)
        self.target = next((module.target for module in modules if module.target), 0)
        self.shares_ties = any(module.shares_ties for module in modules)
        dealing = [module for module in modules if module.deck]
        self.deck = dealing[0].deck if dealing else ""
        self.own_minors = dealing[0].own_minors if dealing else 0
        self.kept_out = tuple([name for module in modules for name in module.kept_out])
        self.draws_cards = any(module.draws_cards for module in modules)
        self.deals_later = any(module.deals_later for module in modules)
        self.occupations: tuple[str, ...] = BASE
        self.minors: tuple[str, ...] = BASE
        for module in reversed(modules):
            self.occupations = self.occupations if module.occupations is None else module.occupations
            self.minors = self.minors if module.minors is None else module.minors
        # Who says something where
        self._check = entering(modules, "check")
        self._draft = entering(modules, "draft")
        self._mulligan = entering(modules, "mulligan")
        self._farm_view = entering(modules, "farm_view")
        self._space_view = entering(modules, "space_view")
        self._redraw = entering(modules, "redraw")
        self._sure_cards = entering(modules, "sure_cards")
        self._fuel_needed = entering(modules, "fuel_needed")
        self._score_steps = entering(modules, "score_steps")
        self._set_up = entering(modules, "set_up")
        self._before_phase = entering(modules, "before_phase")
        self._begin = entering(modules, "begin")
        self._after_replenishing = entering(modules, "after_replenishing")
        self._other_turns = entering(modules, "other_turns")
        self._anytime_options = entering(modules, "anytime_options")
        self._placer = entering(modules, "placer")
        self._was_placed = entering(modules, "was_placed")
        self._go_home = entering(modules, "go_home")
        self._at_home = entering(modules, "at_home")
        self._away = entering(modules, "away")
        self._replaced = entering(modules, "replaced")
        self._clear = entering(modules, "clear")
        self._heat = entering(modules, "heat")
        self._is_warm = entering(modules, "is_warm")
        self._breed = entering(modules, "breed")
        self._guests = entering(modules, "guests")
        self._closed = entering(modules, "closed")
        self._bars = entering(modules, "bars")
        self._why_not = entering(modules, "why_not")
        self._idle_options = entering(modules, "idle_options")
        self._borrowed = entering(modules, "borrowed")
        self._skips_turn = entering(modules, "skips_turn")
        self._late_turn = entering(modules, "late_turn")
        self._keeps_token = entering(modules, "keeps_token")
        self._gives = entering(modules, "gives")
        self._after_taking = entering(modules, "after_taking")
        self._surcharge = entering(modules, "surcharge")
        self._after_rooms = entering(modules, "after_rooms")
        self._farms = entering(modules, "farms")
        self._counts = entering(modules, "counts")
        self._is_full = entering(modules, "is_full")
        self._moved_up = entering(modules, "moved_up")
        self._is_cold = entering(modules, "is_cold")
        self._score = entering(modules, "score")
        self._results = entering(modules, "results")
        self._lucky = entering(modules, "lucky")
        self._standing = entering(modules, "standing")
        self._series = entering(modules, "series")
        self._hand_on = entering(modules, "hand_on")

    def has_family_meeting(self, family_game: bool) -> bool:
        for module in self.modules:
            answer = module.has_family_meeting(family_game)
            if answer is not None:
                return answer
        return family_game

    # What they keep

    def lay_table(self, g: Agricola) -> None:
        """All that modules keep, as at the beginning."""
        tables = {module.name: module.table(len(g.players)) for module in self.modules}
        g.added = {name: table for name, table in tables.items() if table is not None}
        for me in g.players:
            seats = {module.name: module.seat() for module in self.modules}
            me.added = {name: seat for name, seat in seats.items() if seat is not None}
            me.outfit = self.outfit

    def arrange_table(self, g: Agricola, situation: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
        for module in self.modules:
            module.arrange_table(g, situation, seats)

    def table_situation(self, g: Agricola) -> Json:
        found: Json = {}
        for module in self.modules:
            found |= module.table_situation(g)
        return found

    def arrange_seat(self, me: Player, seat: Mapping[str, Any]) -> None:
        for module in self.modules:
            module.arrange_seat(me, seat)

    def seat_situation(self, me: Player) -> Json:
        found: Json = {}
        for module in self.modules:
            found |= module.seat_situation(me)
        return found

    def check(self, g: Agricola) -> None:
        for module in self._check:
            module.check(g)

    # Hands

    def draft(self, deal: str) -> tuple[Part, ...]:
        for module in self._draft:
            parts = module.draft(deal)
            if parts:
                return parts
        return ()

    def mulligan(self, g: Agricola) -> Flow | None:
        for module in self._mulligan:
            flow = module.mulligan(g)
            if flow is not None:
                return flow
        return None

    # What is known

    def view(self, g: Agricola, seat: Seat | None) -> Json:
        found: Json = {}
        for declaration in self.absent:
            found |= {} if declaration.view is None else declaration.view()
        for module in self.modules:
            found |= module.view(g, seat)
        return found

    def seat_view(self, g: Agricola, me: Player) -> Json:
        found: Json = {}
        for module in self.modules:
            found |= module.seat_view(g, me)
        return found

    def farm_view(self, me: Player) -> Json:
        found: Json = {}
        for declaration in self.absent:
            found |= {} if declaration.farm_view is None else declaration.farm_view()
        for module in self._farm_view:
            found |= module.farm_view(me)
        return found

    def space_view(self, g: Agricola, space: Space) -> Json:
        why = self.closed(g, space)
        found: Json = {"why": why} if why else {}
        for module in self._space_view:
            found |= module.space_view(g, space)
        return found

    def redraw(self, g: Agricola, seat: Seat | None, rng: Rng) -> None:
        for module in self._redraw:
            module.redraw(g, seat, rng)

    def sure_cards(self, g: Agricola, me: Player) -> list[int]:
        sure = [0, 0, 0]
        for module in self._sure_cards:
            sure = [one + more for one, more in zip(sure, module.sure_cards(g, me), strict=True)]
        return sure

    def fuel_needed(self, g: Agricola, me: Player) -> int:
        return sum([module.fuel_needed(g, me) for module in self._fuel_needed])

    def score_steps(self, me: Player) -> dict[str, Json]:
        found: dict[str, Json] = {}
        for module in self._score_steps:
            found |= module.score_steps(me)
        return found

    # The course of the game

    def set_up(self, g: Agricola) -> None:
        for module in self._set_up:
            module.set_up(g)

    def before_phase(self, g: Agricola, phase: int) -> Flow | None:
        for module in self._before_phase:
            flow = module.before_phase(g, phase)
            if flow is not None:
                return flow
        return None

    def begin(self, g: Agricola, phase: int) -> Flow | None:
        if not self._begin:
            return None
        flows = [flow for module in self._begin if (flow := module.begin(g, phase)) is not None]
        return one_after_another(flows) if flows else None

    def after_replenishing(self, g: Agricola) -> None:
        for module in self._after_replenishing:
            module.after_replenishing(g)

    def other_turns(self, g: Agricola, me: Player) -> list[Option]:
        if not self._other_turns:
            return NO_OPTIONS
        return [option for module in self._other_turns for option in module.other_turns(g, me)]

    def take_turn(self, g: Agricola, me: Player, pick: int) -> Flow:
        for module in self._other_turns[:-1]:
            if pick in module.other_turns(g, me):
                return module.take_turn(g, me, pick)
        return self._other_turns[-1].take_turn(g, me, pick)

    def anytime_options(self, me: Player) -> list[Option]:
        if not self._anytime_options:
            return NO_OPTIONS
        return [option for module in self._anytime_options for option in module.anytime_options(me)]

    def do_anytime(self, g: Agricola, me: Player, pick: int) -> Flow:
        for module in self._anytime_options[:-1]:
            if pick in module.anytime_options(me):
                return module.do_anytime(g, me, pick)
        return self._anytime_options[-1].do_anytime(g, me, pick)

    def idle_options(self, me: Player) -> list[Option]:
        if not self._idle_options:
            return NO_OPTIONS
        return [option for module in self._idle_options for option in module.idle_options(me)]

    def do_idly(self, g: Agricola, me: Player, pick: int) -> Flow:
        module = next(module for module in self._idle_options if pick in module.idle_options(me))
        return module.do_idly(g, me, pick)

    def borrowed(self, g: Agricola, me: Player) -> int:
        return sum([module.borrowed(g, me) for module in self._borrowed]) if self._borrowed else 0

    def skips_turn(self, g: Agricola, me: Player) -> bool:
        return any(module.skips_turn(g, me) for module in self._skips_turn) if self._skips_turn else False

    def late_turn(self, g: Agricola) -> Flow | None:
        for module in self._late_turn:
            flow = module.late_turn(g)
            if flow is not None:
                return flow
        return None

    def keeps_token(self, g: Agricola) -> bool:
        return any(module.keeps_token(g) for module in self._keeps_token)

    def placer(self, g: Agricola, me: Player) -> Player | None:
        for module in self._placer:
            chooser = module.placer(g, me)
            if chooser is not None:
                return chooser
        return None

    def was_placed(self, g: Agricola, me: Player) -> None:
        for module in self._was_placed:
            module.was_placed(g, me)

    def go_home(self, g: Agricola) -> None:
        for module in self._go_home:
            module.go_home(g)

    def at_home(self, g: Agricola) -> Flow | None:
        if not self._at_home:
            return None
        flows = [flow for module in self._at_home if (flow := module.at_home(g)) is not None]
        return one_after_another(flows) if flows else None

    def away(self, g: Agricola, me: Player) -> int:
        return sum([module.away(g, me) for module in self._away]) if self._away else 0

    def heat(self, g: Agricola) -> Flow | None:
        for module in self._heat:
            flow = module.heat(g)
            if flow is not None:
                return flow
        return None

    def is_warm(self, g: Agricola, number: int) -> bool:
        return any(module.is_warm(g, number) for module in self._is_warm)

    def breed(self, g: Agricola) -> Flow | None:
        for module in self._breed:
            flow = module.breed(g)
            if flow is not None:
                return flow
        return None

    def guests(self, g: Agricola, me: Player) -> Bundle:
        found = NOTHING
        for module in self._guests:
            found = plus(found, module.guests(g, me))
        return found

    # Action spaces

    def closed(self, g: Agricola, space: Space) -> str:
        for module in self._closed:
            why = module.closed(g, space)
            if why:
                return why
        return ""

    def why_not(self, g: Agricola, me: Player, key: Key) -> list[Saying]:
        for module in self._why_not:
            found = module.why_not(g, me, key)
            if found:
                return found
        return []

    def bars(self, g: Agricola, me: Player, space: Space) -> bool:
        return any(module.bars(g, me, space) for module in self._bars) if self._bars else False

    def gives(self, g: Agricola, space: Space) -> Bundle:
        goods = space.gives
        for module in self._gives:
            goods = module.gives(g, space, goods)
        return goods

    def after_taking(self, g: Agricola, me: Player, deed: Deed) -> Flow:
        """The next module is asked when what the one before wants is done."""
        for module in self._after_taking:
            flow = module.after_taking(g, me, deed)
            if flow is not None:
                yield from flow

    def replaced(self, g: Agricola, number: int, by: int) -> None:
        for module in self._replaced:
            module.replaced(g, number, by)

    # Actions

    def clear(self, g: Agricola, me: Player, cell: int) -> None:
        for module in self._clear:
            module.clear(g, me, cell)

    def surcharge(self, g: Agricola, me: Player, what: int, on: Player, count: int = 1) -> Bundle:
        if not self._surcharge:
            return NOTHING
        found = NOTHING
        for module in self._surcharge:
            found = plus(found, module.surcharge(g, me, what, on, count))
        return found

    def after_rooms(self, g: Agricola, me: Player, on: Player, count: int) -> Flow | None:
        if not self._after_rooms:
            return None
        flows = [flow for module in self._after_rooms if (flow := module.after_rooms(g, me, on, count)) is not None]
        return one_after_another(flows) if flows else None

    def farms(self, g: Agricola, me: Player, what: int) -> list[Player]:
        return [other for module in self._farms for other in module.farms(g, me, what)]

    def choose_farm(self, g: Agricola, me: Player, what: int, among: list[Player]) -> Asks[Player]:
        return self._farms[0].choose_farm(g, me, what, among)

    # Cards and points

    def counts(self, g: Agricola, card: Card) -> bool:
        return all(module.counts(g, card) for module in self._counts)

    def is_full(self, g: Agricola, me: Player) -> bool:
        return not me.unused_spaces() and all(module.is_full(g, me) for module in self._is_full)

    def moved_up(self, g: Agricola) -> tuple[Card, ...]:
        if not self._moved_up:
            return ()
        return tuple([card for module in self._moved_up for card in module.moved_up(g)])

    def is_cold(self, card: Card, returned: Card | None, cold: tuple[Card, ...]) -> bool:
        return any(module.is_cold(card, returned, cold) for module in self._is_cold)

    def score(self, g: Agricola, me: Player, points: dict[str, int]) -> None:
        for module in self._score:
            module.score(g, me, points)

    def results(self, g: Agricola, points: list[dict[str, int]]) -> None:
        for module in self._results:
            module.results(g, points)

    def lucky(self, g: Agricola) -> int | None:
        for module in self._lucky:
            found = module.lucky(g)
            if found is not None:
                return found
        return None

    def standing(self, g: Agricola, me: Player) -> Standing | None:
        for module in self._standing:
            found = module.standing(g, me)
            if found is not None:
                return found
        return None

    # After the game

    def series(self, g: Agricola) -> Series | None:
        for module in self._series:
            found = module.series(g)
            if found is not None:
                return found
        return None

    def hand_on(self, g: Agricola, wishes: Mapping[int, str]) -> Json | None:
        found: Json | None = None
        for module in self._hand_on:
            options = module.hand_on(g, g.setup.options if found is None else found, wishes)
            found = found if options is None else options
        return found


def one_after_another(flows: list[Flow]) -> Flow:
    for flow in flows:
        yield from flow


NO_MODULES: Final = Doors()
