"""How the X deck joins the game: through the doors of `allmende.agricola.module`."""

from typing import Final

from allmende.agricola.actions.space import NUMBER_OF, Space
from allmende.agricola.added import NOBODY, Added
from allmende.agricola.cards.card import (
    FIELDS_APART,
    MIXED_PILES,
    MORE_CROPS,
    MORE_PEOPLE,
    NO_HOUSE,
    PASTURES_APART,
    ROOMS_APART,
    Card,
)
from allmende.agricola.cards.hooks import GROW, Deed
from allmende.agricola.drawn.module import DeckModule
from allmende.agricola.goods import FOOD, NOTHING, Bundle
from allmende.agricola.player import Player
from allmende.agricola.state import HEATING, HOME, PREPARATION, WORK, Agricola
from allmende.agricola.xdeck.contact import NAME, Contact, contact_of
from allmende.agricola.xdeck.events import (
    COUSIN,
    DINER,
    REBEL,
    WINNING,
    leave_for_space,
    pay_tributes,
    tripods_rule,
)
from allmende.agricola.xdeck.improvements import (
    ENERGY,
    FRIENDS,
    farmhand_goods,
    feed_creatures,
    use_energy,
    use_farmhand,
)
from allmende.agricola.xdeck.merchants import MERCHANTS, offer_to_pluto, pluto_calls
from allmende.agricola.xdeck.spaces import X_SPACES
from allmende.table.choice import Flow, together
from allmende.table.rules import Json

X_CARDS: Final = (
    "extraterrestrial-excrement", "homemade-space-rocket", "transmogrifier", "merchants-of-jupiter",
    "merchants-of-mars", "merchants-of-pluto", "ley-lines", "strange-alien-energy", "alien-farmhand", "replicator",
    "x-file", "furry-friends", "space-diner", "earthlings-are-easy", "tripods", "beam-me-down", "candy-trail",
    "i-am-your-father", "alien-abduction", "darling-i-shrunk", "mind-the-jets", "carbonite-cousin", "crop-circles",
    "rebel",
)  # fmt: skip
"""X01 to X24."""
QUARRY: Final = NUMBER_OF["western-quarry"]


class XDeck(DeckModule):
    """Whoever uses the Western Quarry draws a card."""

    name = NAME
    cards: tuple[str, ...] = X_CARDS
    kept: tuple[str, ...] = ("darling-i-shrunk", COUSIN)
    joining: tuple[Space, ...] = X_SPACES
    rules: tuple[Card, ...] = MERCHANTS
    exceptions: tuple[str, ...] = (
        FIELDS_APART,
        MIXED_PILES,
        MORE_CROPS,
        MORE_PEOPLE,
        NO_HOUSE,
        PASTURES_APART,
        ROOMS_APART,
    )

    def seat(self) -> Added | None:
        return Contact()

    def check(self, g: Agricola) -> None:
        super().check(g)
        for me in g.players:
            contact = contact_of(me)
            if contact.beamed_by >= len(g.players) or contact.beamed_by == me.seat:
                raise ValueError(f"nobody beams seat {me.seat} from there")
            if 0 < me.note(COUSIN) < g.round + (g.phase != PREPARATION):
                raise ValueError(f"the cousin of seat {me.seat} thaws in round {me.note(COUSIN)}, which is not to come")
            if contact.pitchfork != NOBODY and g.space(contact.pitchfork).good < 0:
                raise ValueError("the pitchfork stands on an accumulation space")

    def space_view(self, g: Agricola, space: Space) -> Json:
        candies = [me.seat for me in g.players if contact_of(me).candies >> space.number & 1]
        forks = [me.seat for me in g.players if contact_of(me).pitchfork == space.number]
        return ({"candies": candies} if candies else {}) | ({"pitchfork": forks[0]} if forks else {})

    # The course of the game

    def begin(self, g: Agricola, phase: int) -> Flow | None:
        """Before people go home tokens and the farmhand; after the families, creatures eat."""
        if phase == HOME:
            return self.before_going_home(g)
        if phase == HEATING:
            flows = {me.seat: feed_creatures(g, me) for me in g.players if me.note(FRIENDS)}
            return together(flows) if flows else None
        return None

    def before_going_home(self, g: Agricola) -> Flow | None:
        if any(me.note(ENERGY) or farmhand_goods(g, me) for me in g.players):
            return self.use_tokens(g)
        return None

    def use_tokens(self, g: Agricola) -> Flow:
        """What comes now still comes in the work phase."""
        g.phase = WORK
        for me in g.in_order():
            g.active = me.seat
            g.busy |= 1 << me.seat
            if me.note(ENERGY):
                yield from use_energy(g, me)
            if farmhand_goods(g, me):
                yield from use_farmhand(g, me)
        g.phase = HOME

    def placer(self, g: Agricola, me: Player) -> Player | None:
        chooser = contact_of(me).beamed_by
        return None if chooser < 0 else g.players[chooser]

    def was_placed(self, g: Agricola, me: Player) -> None:
        contact_of(me).beamed_by = NOBODY

    def go_home(self, g: Agricola) -> None:
        leave_for_space(g)

    def at_home(self, g: Agricola) -> Flow | None:
        return pay_tributes(g) if tripods_rule(g) else None

    def away(self, g: Agricola, me: Player) -> int:
        return me.note(REBEL)

    # Action spaces

    def after_taking(self, g: Agricola, me: Player, deed: Deed) -> Flow | None:
        if deed.unmanned or deed.space is None:
            return None
        contact_of(me).candies &= ~(1 << deed.space.number)
        if deed.space.number == QUARRY:
            return self.draw(g, me)
        return offer_to_pluto(g, me) if pluto_calls(g, me, deed) else None

    def replaced(self, g: Agricola, number: int, by: int) -> None:
        """A candy goes on to the card that replaces its space."""
        for me in g.players:
            contact = contact_of(me)
            if contact.candies >> number & 1:
                contact.candies = contact.candies & ~(1 << number) | 1 << by

    # Actions and points

    def surcharge(self, g: Agricola, me: Player, what: int, on: Player, count: int) -> Bundle:
        return ((FOOD, 1),) if what & GROW and tripods_rule(g) else NOTHING

    def score(self, g: Agricola, me: Player, points: dict[str, int]) -> None:
        points["bonus"] -= contact_of(me).candies.bit_count()

    def lucky(self, g: Agricola) -> int | None:
        """Exactly 42 points win, if there is somebody to win against."""
        return WINNING if len(g.players) > 1 and self.drawn_cards(g).has_drawn(DINER) else None
