"""Builders that keep the given of a rules test short, and words to ask the table with.

t = situation(goods="3 wood, 2 food", played=["wood-cutter"])
t.place("forest")
assert t.goods() == "2 food, 7 wood"
"""

from collections.abc import Mapping
from typing import Any

from allmende import arrange
from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import GOODS
from allmende.agricola.player import Player
from allmende.agricola.saved.scenario import SEAT_KEYS
from allmende.agricola.state import PHASE_NAMES, Agricola
from tests.situations import AnySituation, counted


class Situation(AnySituation):
    """A game of Agricola in progress."""

    # Doing

    def place(self, space: str, *then: str) -> "Situation":
        """Place a person on an action space, and go on picking."""
        return self.pick(f"space {space}", *then)

    def others_pass(self) -> "Situation":
        """The other players use harmless spaces until it is seat 0's turn again, or the phase is over."""
        phase = self.state.phase
        while self.game.choice is not None and self.seat != 0 and self.state.phase == phase:
            self.game.play(next(option for option in self.game.choice.options if self.harmless(option)))
        return self

    def finish_round(self) -> "Situation":
        """Everybody uses harmless spaces, and makes no food, until the next round has begun or the game is over."""
        number = self.state.round
        while self.game.choice is not None and self.state.round == number:
            options = self.game.choice.options
            self.game.play(next((option for option in options if self.harmless(option)), options[0]))
        return self

    def harmless(self, option: int) -> bool:
        return self.words(option)[0] in HARMLESS or self.words(option)[1] == "done"

    def until(self, prompt: str) -> "Situation":
        """Pick the last option of every choice until one with this prompt comes."""
        while self.game.choice is not None and self.prompt != prompt:
            self.game.play(self.game.choice.options[-1])
        return self

    # Asking

    @property
    def state(self) -> Agricola:
        state = self.game.state
        assert isinstance(state, Agricola)
        return state

    def offers(self, thing: str) -> bool:
        return thing in self.offered

    def usable(self, space: str) -> bool:
        """Can a person be placed there now?"""
        return f"space {space}" in self.offered

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase]

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def goods(self, seat: int = 0) -> str:
        """The supply by name: "2 food, wood"."""
        return listed(self.player(seat).goods)

    def count(self, good: str, seat: int = 0) -> int:
        return self.player(seat).goods[GOODS.index(good)]

    def food(self, seat: int = 0) -> int:
        return self.count("food", seat)

    def played(self, seat: int = 0) -> list[str]:
        return [card.slug for card in self.player(seat).outfit.cards]

    def hand(self, seat: int = 0) -> list[str]:
        return [card.slug for card in self.player(seat).hand]

    def pile(self, space: str) -> int:
        """Goods on an accumulation space."""
        return self.state.piles[NUMBER_OF[space]]

    def promised(self, seat: int = 0) -> dict[int, str]:
        """What waits on round spaces, by round."""
        found: dict[int, list[int]] = {}
        for number, good, n, _ in self.player(seat).promised:
            if good >= 0:
                found.setdefault(number, [0] * len(GOODS))[good] += n
        return {number: listed(goods) for number, goods in sorted(found.items())}

    def rooms(self, seat: int = 0) -> list[int]:
        return bits(self.player(seat).farm.rooms)

    def fields(self, seat: int = 0) -> dict[int, str]:
        """Field tiles, and what grows there."""
        farm = self.player(seat).farm
        return {cell: listed([farm.crop_on(cell, good) for good in range(len(GOODS))]) for cell in bits(farm.fields)}

    def stables(self, seat: int = 0) -> list[int]:
        return bits(self.player(seat).farm.stables)

    def pastures(self, seat: int = 0) -> list[list[int]]:
        return [bits(area) for area in self.player(seat).farm.pastures()]

    def house(self, seat: int = 0) -> str:
        return GOODS[self.player(seat).farm.material]

    def people(self, seat: int = 0) -> int:
        return self.player(seat).people


HARMLESS = (
    "space day-laborer",
    "space fishing",
    "space reed-bank",
    "space clay-pit",
    "space forest",
    "space grain-seeds",
)


def everybody_works(t: Situation) -> Situation:
    """All people are placed on harmless spaces; what comes before going home is asked next."""
    number = t.state.round
    while t.game.choice is not None and t.prompt in ("place-person", "pass") and t.state.round == number:
        options = t.game.choice.options
        t.game.play(next((option for option in options if t.harmless(option)), options[0]))
    return t


def listed(counts: list[int]) -> str:
    return counted(GOODS, counts)


def less(goods: str) -> list[str]:
    """The goods with one of them missing, in every way."""
    parts = goods.split(", ")
    found = []
    for n, part in enumerate(parts):
        number, _, good = part.rpartition(" ")
        fewer = [f"{int(number) - 1} {good}"] if number else []
        found.append(", ".join(parts[:n] + fewer + parts[n + 1 :]))
    return found


def situation(*others: Mapping[str, Any], seed: int = 0, **given: Any) -> Situation:
    """Arrange a table. goods, fields, hand, played ... are seat 0's; each further mapping is another seat's.

    Everything else is as in `allmende.agricola.saved.scenario`: round, phase, piles, rounds, used, turn ... Two
    players, unless `players`, more mappings or cards for more players say otherwise. `cards` is "deal", so that cards
    can be played.
    """
    mine = {key: given.pop(key) for key in SEAT_KEYS if key in given}
    given.setdefault("cards", "deal")
    named = [slug for seat in (mine, *others) for key in ("hand", "played") for slug in seat.get(key, ())]
    given.setdefault("players", max(2, 1 + len(others), *[BY_SLUG[slug].players for slug in named if slug in BY_SLUG]))
    return Situation(arrange("agricola", {**given, "seats": [mine, *others]}, seed=seed))


def harvest(*others: Mapping[str, Any], **given: Any) -> Situation:
    """A situation in the field phase of round 4; the field phase is played at once."""
    given.setdefault("round", 4)
    return situation(*others, phase="field-phase", **given)
