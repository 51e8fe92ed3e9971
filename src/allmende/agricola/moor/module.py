"""How Farmers of the Moor joins the game: through the doors of `allmende.agricola.module`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from allmende.agricola.added import Added
from allmende.agricola.cards.card import Card
from allmende.agricola.course.hands import Part
from allmende.agricola.course.turn import use
from allmende.agricola.goods import HORSE, NOTHING, Bundle
from allmende.agricola.module import Module
from allmende.agricola.moor import solo
from allmende.agricola.moor.arranging import arrange_moor, moor_situation
from allmende.agricola.moor.board import moor_board
from allmende.agricola.moor.cards.majors import WOOD_FOR_FUEL
from allmende.agricola.moor.fuel_tokens import is_cooking, light, lightable
from allmende.agricola.moor.guests import breed_with_guests
from allmende.agricola.moor.hands import (
    DECK,
    LEVEL_DRAFTS,
    MINORS,
    OCCUPATIONS,
    OWN_MINORS,
    change_cards,
    drafts_moor,
    sure_of_moor,
)
from allmende.agricola.moor.heating import heat_all, heating_cost
from allmende.agricola.moor.knowledge import horse_steps, moor_view, redraw_pile
from allmende.agricola.moor.land import deal_start_cards, lift_all
from allmende.agricola.moor.layers import Land, arrange_land, check_land, land_situation, land_view
from allmende.agricola.moor.special import cards_for, not_taken, special_options, take_special
from allmende.agricola.moor.table import CENTER, Moor, moor_of
from allmende.agricola.moor.vocabulary import BED, INFIRMARY
from allmende.agricola.moor.weakened import WEAKENED, counts_weakened, is_full_weakened
from allmende.agricola.player import Player
from allmende.agricola.state import HOME, PREPARATION, WORK, Agricola
from allmende.table.choice import Flow, Option, Seat
from allmende.table.events import Saying
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.vocabulary import Key

SICK: Final = 2
"""So many points fewer a person in bed is worth."""
TARGETS: Final = {1: 65, 2: 70, 3: 70}
"""What one player alone tries to reach, by level."""
LEVEL_WITHOUT_COVER: Final = 3


class FarmersOfTheMoor(Module):
    """Levels I, II and III, for one to six players."""

    name = DECK
    rules: tuple[Card, ...] = (WOOD_FOR_FUEL,)
    fixed_cards = 1
    shares_ties = True
    deck = DECK

    def __init__(self, level: int, players: int, fuel_tokens: bool = False) -> None:
        self.level = level
        self.fuel_tokens = fuel_tokens  # a variant
        self.target = TARGETS[level]
        self.spaces = moor_board(players)
        self.occupations, self.minors, self.own_minors = OCCUPATIONS[level], MINORS[level], OWN_MINORS[level]
        self.covers = level < LEVEL_WITHOUT_COVER and players > 1  # the cover card lies on the board

    def has_family_meeting(self, family_game: bool) -> bool | None:
        return self.covers

    # What it keeps

    def table(self, players: int) -> Added | None:
        return Moor(len(cards_for(players)))

    def seat(self) -> Added | None:
        return Land()

    def arrange_table(self, g: Agricola, situation: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
        arrange_moor(g, situation)

    def table_situation(self, g: Agricola) -> Json:
        return moor_situation(g)

    def check(self, g: Agricola) -> None:
        moor = moor_of(g)
        moor.check(len(g.players), g.setup.majors)
        if g.phase not in (WORK, HOME) and (moor.paid or any(holder != CENTER for holder in moor.holders)):
            raise ValueError("special action cards are taken only while people work")
        if not self.fuel_tokens and any(me.outfit.cold for me in g.players):
            raise ValueError("fuel tokens belong to the variant fuel-tokens")
        for me in g.players:
            check_land(me)

    def arrange_seat(self, me: Player, seat: Mapping[str, Any]) -> None:
        arrange_land(me, seat)

    def seat_situation(self, me: Player) -> Json:
        return land_situation(me)

    # Hands

    def draft(self, deal: str) -> tuple[Part, ...]:
        return LEVEL_DRAFTS.get((self.level, deal), ())

    def mulligan(self, g: Agricola) -> Flow | None:
        return change_cards(g)

    # What is known

    def view(self, g: Agricola, seat: Seat | None) -> Json:
        return {"moor": moor_view(g, moor_of(g))}

    def seat_view(self, g: Agricola, me: Player) -> Json:
        return {}

    def farm_view(self, me: Player) -> Json:
        return land_view(me)

    def redraw(self, g: Agricola, seat: Seat | None, rng: Rng) -> None:
        redraw_pile(moor_of(g), rng)

    def sure_cards(self, g: Agricola, me: Player) -> list[int]:
        sure = sure_of_moor(g, me)
        return [sure, len(me.pack) if drafts_moor(g) else 0, sure]

    def fuel_needed(self, g: Agricola, me: Player) -> int:
        return heating_cost(g, me)

    def score_steps(self, me: Player) -> dict[str, Json]:
        return {"horses": horse_steps(me)}

    # The course of the game

    def set_up(self, g: Agricola) -> None:
        deal_start_cards(g)
        if len(g.players) == 1:
            solo.shuffle_pile(g)

    def begin(self, g: Agricola, phase: int) -> Flow | None:
        return solo.prepare(g) if phase == PREPARATION and len(g.players) == 1 else None

    def other_turns(self, g: Agricola, me: Player) -> list[Option]:
        """A special action needs somebody healthy at home; whoever lies in bed can only go to the Infirmary."""
        options: list[Option] = []
        if me.home:
            options += special_options(g, me)
        if me.bed:
            options.append(BED)
        return options

    def why_not(self, g: Agricola, me: Player, key: Key) -> list[Saying]:
        return not_taken(g, me, str(key[1])) if key[0] == "special" else []

    def take_turn(self, g: Agricola, me: Player, pick: int) -> Flow:
        if pick == BED:
            yield from use(g, me, g.space(INFIRMARY), sick=True)
        else:
            yield from take_special(g, me, pick)

    def anytime_options(self, me: Player) -> list[Option]:
        return lightable(me)

    def do_anytime(self, g: Agricola, me: Player, pick: int) -> Flow:
        return light(g, me, pick)

    def go_home(self, g: Agricola) -> None:
        """Special action cards lie in the middle again."""
        moor = moor_of(g)
        moor.holders = [CENTER] * len(moor.holders)
        moor.paid = False

    def heat(self, g: Agricola) -> Flow | None:
        return heat_all(g)

    def breed(self, g: Agricola) -> Flow | None:
        return breed_with_guests(g)

    def guests(self, g: Agricola, me: Player) -> Bundle:
        guests = moor_of(g).guests
        return guests[me.seat] if guests else NOTHING

    def clear(self, g: Agricola, me: Player, cell: int) -> None:
        lift_all(g, me, cell)

    # Cards and points

    def counts(self, g: Agricola, card: Card) -> bool:
        return WEAKENED not in g.setup.variants or counts_weakened(card)

    def is_full(self, g: Agricola, me: Player) -> bool:
        return WEAKENED not in g.setup.variants or is_full_weakened(me)

    def moved_up(self, g: Agricola) -> tuple[Card, ...]:
        return moor_of(g).moved_up

    def is_cold(self, card: Card, returned: Card | None, cold: tuple[Card, ...]) -> bool:
        """A variant: new cooking improvements get a fuel token; upgrades have what the old card had."""
        return self.fuel_tokens and is_cooking(card) and (returned is None or returned in cold)

    def score(self, g: Agricola, me: Player, points: dict[str, int]) -> None:
        """Horses, people in bed, the Garden Path."""
        points["horses"] = me.standing(HORSE) + me.lying // 2 if me.goods[HORSE] else -1
        points["people"] -= SICK * me.bed
        if moor_of(g).garden_path == me.seat:
            points["bonus"] -= 1
