"""How the forest deck joins the game: through the doors of `allmende.agricola.module`."""

from typing import Final

from allmende.agricola.actions.playing_cards import can_improve
from allmende.agricola.actions.space import NUMBER_OF, Space
from allmende.agricola.added import NOBODY, Added
from allmende.agricola.cards.card import BY_SLUG, MORE_CROPS, MORE_PEOPLE, Card
from allmende.agricola.cards.hooks import Deed
from allmende.agricola.course.scoring import by_steps
from allmende.agricola.drawn.module import DeckModule
from allmende.agricola.drawn.people import lose_person
from allmende.agricola.goods import LLAMA, NOTHING, WOOD, Bundle, count_in
from allmende.agricola.player import Player
from allmende.agricola.seen.forecast import step
from allmende.agricola.state import BREEDING, FED, Agricola
from allmende.agricola.woods.dream import borrowed_by, dream_options, hand_people_over, place_borrowed
from allmende.agricola.woods.events import LLAMA_STEPS, llamas_count, skip_turn
from allmende.agricola.woods.finds import WITCH, can_look, has_unicorn, look_ahead, name_unicorn, score_unicorn
from allmende.agricola.woods.people import (
    REVENANT,
    brings_only_wood,
    die,
    has_chuck,
    haunt,
    is_waiting,
    one_more_wood,
)
from allmende.agricola.woods.spaces import (
    FAIRY_POINTS,
    FETCHING,
    FOREST_SPACES,
    PRINCESS,
    RING,
    WISH,
    close_wish,
    has_most_fairies,
)
from allmende.agricola.woods.tales import NAME, ForestDeck, Tale, forest_of, tale_of
from allmende.table.choice import Flow, Option, Seat, together
from allmende.table.rng import Rng
from allmende.table.rules import Json

FOREST_CARDS: Final = (
    "lady-of-the-sea-1", "meeting-a-unicorn-1", "meeting-a-unicorn-2", "feral-child", "hermit", "lady-of-the-sea-2",
    "boar-king", "men-in-tights", "noblesse-oblige", "midsummer-nights-dream", "french-castle", "all-your-wood",
    "revenant", "werewolf", "noble-knight", "flame-spurts-oven", "land-of-milk-and-honey", "warrior-princess",
    "dragons-lair", "fairy-ring", "road-not-taken", "fences-of-unusual-size", "witch", "camelot", "chuck-the-woodchuck",
    "peruvian-inquisition",
)  # fmt: skip
"""01 to 26."""
MUCH_WOOD: Final = 3
MEETING_PLACE: Final = NUMBER_OF["meeting-place"]


class ForestDeckModule(DeckModule):
    """Whoever takes three wood from an accumulation space draws a card."""

    name = NAME
    cards: tuple[str, ...] = FOREST_CARDS
    shuffled_back: tuple[str, ...] = (
        "lady-of-the-sea-2",
        "boar-king",
        "men-in-tights",
        "midsummer-nights-dream",
        "all-your-wood",
    )
    joining: tuple[Space, ...] = FOREST_SPACES
    leaving: tuple[str, ...] = ("basic-wish",)
    draws_cards = True
    rules: tuple[Card, ...] = (FETCHING,)
    exceptions: tuple[str, ...] = (MORE_CROPS, MORE_PEOPLE)

    # What it keeps

    def table(self, players: int) -> Added | None:
        return ForestDeck(self.cards)

    def seat(self) -> Added | None:
        return Tale()

    def check(self, g: Agricola) -> None:
        super().check(g)
        forest = forest_of(g)
        if forest.fairies and not forest.has_drawn(RING):
            raise ValueError("fairies gather on the fairy ring")
        if forest.seen_by >= len(g.players) or forest.seen > len(forest.pile):
            raise ValueError("nobody has looked at these cards")
        for me in g.players:
            if me.homeless_fairies():
                raise ValueError(f"seat {me.seat} has no room for so many fairies")
            if tale_of(me).lent and (len(g.players) == 1 or tale_of(me).lent > me.people):
                raise ValueError(f"seat {me.seat} has lent nobody")

    # What is known

    def redraw(self, g: Agricola, seat: Seat | None, rng: Rng) -> None:
        forest_of(g).redraw_for(seat, rng)

    def view(self, g: Agricola, seat: Seat | None) -> Json:
        forest = forest_of(g)
        return {NAME: {**forest.view(), "top": [forest.names[card] for card in forest.known_to(seat)]}}

    def space_view(self, g: Agricola, space: Space) -> Json:
        forest = forest_of(g)
        return {"fairies": forest.fairies} if space.slug == RING else {}

    def score_steps(self, me: Player) -> dict[str, Json]:
        return {"llamas": step(me.goods[LLAMA], LLAMA_STEPS)} if me.goods[LLAMA] else {}

    # The course of the game

    def after_replenishing(self, g: Agricola) -> None:
        if forest_of(g).has_drawn(RING):
            forest_of(g).fairies += 1

    def begin(self, g: Agricola, phase: int) -> Flow | None:
        """Wild children leave after the feeding; before animals breed, the unicorn becomes one of them."""
        if phase == FED:
            for me in g.in_order():
                for _ in range(tale_of(me).wild):
                    lose_person(g, me)
                tale_of(me).wild = 0
        if phase == BREEDING:
            asked = {me.seat: name_unicorn(g, me) for me in g.players if has_unicorn(me) and any(me.animals())}
            return together(asked) if asked else None
        return None

    def guests(self, g: Agricola, me: Player) -> Bundle:
        good = tale_of(me).unicorn
        return ((good, 1),) if good != NOBODY and g.phase == BREEDING else NOTHING

    def borrowed(self, g: Agricola, me: Player) -> int:
        return borrowed_by(g, me)

    def other_turns(self, g: Agricola, me: Player) -> list[Option]:
        return dream_options(g, me)

    def take_turn(self, g: Agricola, me: Player, pick: int) -> Flow:
        return place_borrowed(g, me)

    def idle_options(self, me: Player) -> list[Option]:
        return [BY_SLUG[WITCH].option] if can_look(me) else []

    def do_idly(self, g: Agricola, me: Player, pick: int) -> Flow:
        return look_ahead(g, me)

    def skips_turn(self, g: Agricola, me: Player) -> bool:
        return skip_turn(g, me)

    def late_turn(self, g: Agricola) -> Flow | None:
        return next((haunt(g, me) for me in g.in_order() if is_waiting(g, me)), None)

    def keeps_token(self, g: Agricola) -> bool:
        return forest_of(g).held

    def go_home(self, g: Agricola) -> None:
        """People go home; some do not."""
        forest_of(g).side = NOBODY
        for me in g.in_order():
            for _ in range(tale_of(me).leaving):
                lose_person(g, me)
            tale_of(me).leaving = 0
            if tale_of(me).dying:
                die(g, me)
        hand_people_over(g)
        if forest_of(g).has_drawn(PRINCESS) and not g.left >> WISH & 1:
            close_wish(g)

    def away(self, g: Agricola, me: Player) -> int:
        return me.note(REVENANT) + tale_of(me).lent

    # Action spaces

    def closed(self, g: Agricola, space: Space) -> str:
        return "closed-by-princess" if space.number == WISH and forest_of(g).has_drawn(PRINCESS) else ""

    def bars(self, g: Agricola, me: Player, space: Space) -> bool:
        """While nobody can take the token, Meeting Place is for those who can play a minor improvement there."""
        if space.number != MEETING_PLACE or not forest_of(g).held:
            return False
        return space.good < 0 and not can_improve(g, me, major=False)

    def after_taking(self, g: Agricola, me: Player, deed: Deed) -> Flow | None:
        if has_chuck(me) and brings_only_wood(g, deed):
            one_more_wood(g, me)
        return self.draw(g, me) if count_in(deed.taken, WOOD) >= MUCH_WOOD else None

    # Points

    def score(self, g: Agricola, me: Player, points: dict[str, int]) -> None:
        if llamas_count(g):
            points["llamas"] = by_steps(me.goods[LLAMA], LLAMA_STEPS)
        if has_unicorn(me):
            score_unicorn(g, me, points)
        if has_most_fairies(g, me):
            points["bonus"] += FAIRY_POINTS
