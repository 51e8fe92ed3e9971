"""Builders that keep the given of a rules test short, and words to ask the table with.

t = situation(hand="3 stone, clay", farmers=[4], store={"stone": 2})
t.pick("farmer 4", "space dike", "stone", "stone", "stone", "clay")
assert t.hand() == ""
"""

from collections.abc import Mapping
from typing import Any

from allmende import arrange
from allmende.lowlands.player import Player
from allmende.lowlands.scenario import SEAT_KEYS
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import load_tiles
from allmende.lowlands.vocabulary import RESOURCES
from allmende.table.rules import Json
from tests.situations import AnySituation, counted


class Situation(AnySituation):
    """A game of The Lowlands in progress."""

    # Doing

    def place(self, farmer: int, space: str) -> "Situation":
        """Place a farmer on an action space."""
        return self.pick(f"farmer {farmer}", f"space {space}")

    def until(self, prompt: str) -> "Situation":
        """Pick the last option of every choice until one with this prompt comes; cards are drawn from the deck."""
        while self.game.choice is not None and self.prompt != prompt:
            if self.prompt == "draw" and "deck" in self.offered:
                self.pick("deck")
            else:
                self.game.play(self.game.choice.options[-1])
        return self

    # Asking

    @property
    def state(self) -> Lowlands:
        state = self.game.state
        assert isinstance(state, Lowlands)
        return state

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int = 0) -> str:
        """Cards by name: "2 wood, clay"."""
        return listed(self.player(seat).hand)

    def cards(self, seat: int = 0) -> int:
        return self.player(seat).cards()

    def coins(self, seat: int = 0) -> int:
        return self.player(seat).coins

    def sheep(self, seat: int = 0) -> int:
        return self.player(seat).sheep

    def room(self, seat: int = 0) -> int:
        return self.player(seat).room()

    def steps(self, seat: int = 0) -> int:
        return self.player(seat).steps

    def points(self, seat: int = 0) -> int:
        """Dike points."""
        return self.state.dike_points(self.player(seat))

    def built(self, seat: int = 0) -> list[str]:
        return [tile.id for tile in self.player(seat).tiles]

    @property
    def display(self) -> str:
        return listed([self.state.display.count(kind) for kind in range(3)])

    @property
    def store(self) -> tuple[str, int]:
        """What lies in the material store, and how much."""
        return ("" if self.state.store_kind < 0 else RESOURCES[self.state.store_kind]), self.state.stored


def listed(counts: list[int]) -> str:
    return counted(RESOURCES, counts)


def printed_with(changes: Mapping[str, Any]) -> Json:
    """The tiles and boards of the package with other figures, so that a test does not depend on what we proposed.

    A list of effects makes a tile of level 1 that costs nothing and scores nothing; anything else names its fields:
    {"S06": [{"block": "sale_bonus", "count": 2}], "P1": {"choices": [...]}, "market 2": {"store": 6}}
    """
    data = load_tiles().to_json()
    kinds = {tile["id"]: tile["kind"] for tile in data["tile"]}
    tables = {entry["id"]: entry for entry in data["progress_token"] + data["farm_board"]}
    tables |= {f"market {entry['players']}": entry for entry in data["market"]}
    for name, fields in changes.items():
        if name in kinds:
            plain = {"id": name, "kind": kinds[name], "level": 1, "cost": {}, "points": 0, "effects": []}
            plain |= {"effects": fields} if isinstance(fields, list) else fields
            data["tile"] = [plain if tile["id"] == name else tile for tile in data["tile"]]
        else:
            (tables[name] if name in tables else data[name]).update(fields)
    return data


def situation(*others: Mapping[str, Any], seed: int = 0, **given: Any) -> Situation:
    """Arrange a table. hand, coins, sheep, pastures, tiles ... are seat 0's; each further mapping is another seat's.

    Everything else is as in `allmende.lowlands.scenario`: phase, stage, deck, store, market, offer, turn ... Three
    players, unless `players` or more mappings say otherwise. `printed` changes what is printed on tiles and boards.
    """
    mine = {key: given.pop(key) for key in SEAT_KEYS if key in given}
    given.setdefault("players", max(3, 1 + len(others)))
    if "printed" in given:
        given["tiles"] = printed_with(given.pop("printed"))
    return Situation(arrange("lowlands", {**given, "seats": [mine, *others]}, seed=seed))
