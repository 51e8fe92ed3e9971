"""How Farmers of the Moor joins the game: through the doors of `allmende.agricola.expansion`."""

from typing import Final

from allmende.agricola.card import Card
from allmende.agricola.expansion import Expansion
from allmende.agricola.goods import FUEL, HORSE, WOOD
from allmende.agricola.moor import solo
from allmende.agricola.moor.cards.majors import WOOD_FOR_FUEL
from allmende.agricola.moor.guests import breed_with_guests
from allmende.agricola.moor.heating import heat_all
from allmende.agricola.moor.land import deal_start_cards
from allmende.agricola.moor.special import cards_for, special_options, take_special
from allmende.agricola.moor.table import CENTER, Moor
from allmende.agricola.moor.words import BED, INFIRMARY
from allmende.agricola.outfit import Outfit
from allmende.agricola.player import Player
from allmende.agricola.scoring import score
from allmende.agricola.state import Agricola
from allmende.agricola.tokens import is_cooking
from allmende.agricola.turn import use
from allmende.table.choice import Flow, Option

SICK: Final = 2
"""So many points fewer a person in bed is worth."""
TARGETS: Final = {1: 65, 2: 70, 3: 70}
"""What one player alone tries to reach, by level."""
OUTFIT: Final = Outfit((), (WOOD_FOR_FUEL,))


class FarmersOfTheMoor(Expansion):
    """Levels I, II and III, for one to six players."""

    fixed_cards = 1
    shares_ties = True

    def __init__(self, level: int, players: int, fuel_tokens: bool = False) -> None:
        self.level = level
        self.fuel_tokens = fuel_tokens  # a variant
        self.prepares = players == 1
        self.target = TARGETS[level]

    def lay_table(self, g: Agricola) -> None:
        g.moor = Moor(len(cards_for(len(g.players))))
        for me in g.players:
            me.outfit = OUTFIT

    def set_up(self, g: Agricola) -> None:
        deal_start_cards(g)
        if len(g.players) == 1:
            solo.shuffle_pile(g)

    def prepare(self, g: Agricola) -> Flow:
        if len(g.players) == 1:
            yield from solo.prepare(g)

    def other_turns(self, g: Agricola, me: Player) -> list[Option]:
        """A special action needs somebody healthy at home; whoever lies in bed can only go to the Infirmary."""
        options: list[Option] = []
        if me.home:
            options += special_options(g, me)
        if me.bed:
            options.append(BED)
        return options

    def take_turn(self, g: Agricola, me: Player, pick: int) -> Flow:
        if pick == BED:
            yield from use(g, me, g.space(INFIRMARY), sick=True)
        else:
            yield from take_special(g, me, pick)

    def go_home(self, g: Agricola) -> None:
        """Special action cards lie in the middle again."""
        assert g.moor is not None
        g.moor.holders = [CENTER] * len(g.moor.holders)
        g.moor.paid = False

    def heat(self, g: Agricola) -> Flow | None:
        return heat_all(g)

    def breed(self, g: Agricola) -> Flow | None:
        return breed_with_guests(g)

    def is_cold(self, card: Card, returned: Card | None, cold: tuple[Card, ...]) -> bool:
        """A variant: new cooking improvements get a fuel token; upgrades have what the old card had."""
        return self.fuel_tokens and is_cooking(card) and (returned is None or returned in cold)

    def last_chance(self, g: Agricola, me: Player) -> bool:
        """Would wood be worth more as fuel?"""
        if not me.goods[WOOD]:
            return False
        before = score(g, me)["total"]
        goods = me.goods
        gains = False
        for n in range(1, goods[WOOD] + 1):
            me.goods = goods[:]
            me.goods[WOOD] -= n
            me.goods[FUEL] += n
            gains = gains or score(g, me)["total"] > before
        me.goods = goods
        return gains

    def score(self, g: Agricola, me: Player, points: dict[str, int]) -> None:
        """Horses, people in bed, the Garden Path."""
        assert g.moor is not None
        points["horses"] = me.standing(HORSE) + me.lying // 2 if me.goods[HORSE] else -1
        points["people"] -= SICK * me.bed
        if g.moor.garden_path == me.seat:
            points["bonus"] -= 1
