"""A puzzle: a position from a game, by its record, the pick that is clearly the best, and the proof of that."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from allmende.table import AllmendeError, Game, Json, Record, replay
from allmende.table.record import Pick, pick_from_json, pick_to_json


class Proof(NamedTuple):
    """How clear it is: what a search with all options brought to light."""

    simulations: int
    """So many games were played on from here."""
    visits: int
    """So often the best was tried,"""
    others: int
    """and so often the next best."""
    second: int
    """The next best option."""
    gain: float
    """Points more than the next best, less the others',"""
    error: float
    """and the standard error of that."""
    win: float
    """The chance to win with the best; alone, 1."""
    second_win: float
    worth: float
    """What it brings more, as a share of a certain victory."""

    @property
    def clear(self) -> float:
        """So many standard errors lie between the best and the next best."""
        return self.gain / self.error if self.error else float("inf") if self.gain > 0 else 0.0


@dataclass(frozen=True)
class Puzzle:
    options: Json
    seed: int
    picks: list[Pick]
    seat: int
    best: int
    proof: Proof
    rules: int = 1

    def to_json(self) -> Json:
        return {
            "options": self.options, "seed": self.seed, "seat": self.seat, "best": self.best, "rules": self.rules,
            "proof": list(self.proof), "picks": [pick_to_json(pick) for pick in self.picks],
        }  # fmt: skip

    @staticmethod
    def from_json(data: Any) -> "Puzzle":
        picks = [pick_from_json(n, pick) for n, pick in enumerate(data["picks"], 1)]
        proof = Proof(*data["proof"])
        return Puzzle(data["options"], data["seed"], picks, data["seat"], data["best"], proof, data["rules"])

    def position(self, game: str) -> Game:
        """The game, as it stands when the best pick is sought."""
        found = replay(Record(game, self.options, self.seed, list(self.picks), rules=self.rules))
        if not any(choice.seat == self.seat and self.best in choice.options for choice in found.choices):
            raise AllmendeError("this puzzle asks for a pick that is not offered")
        return found
