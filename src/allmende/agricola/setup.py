"""What stays the same for a whole game: board, cards, figures and house rules. Shared by all copies."""

from __future__ import annotations

from typing import Final

from allmende.agricola.actions.space import SLUGS, Space
from allmende.agricola.cards.card import Card
from allmende.agricola.doors import NO_MODULES, Doors
from allmende.table.rules import Json
from allmende.table.state import Answers

ROUNDS: Final = 14
STAGES: Final = ((1, 4), (5, 7), (8, 9), (10, 11), (12, 13), (14, 14))
HARVESTS: Final = (4, 7, 9, 11, 13, 14)
HAND: Final = 7
START_FOOD: Final = 2
OTHERS_FOOD: Final = 3
SOLO_TARGET: Final = 50
"""The points that one player alone tries to reach: the first target of the solo games."""


def usual_food(options: Json, first: bool) -> int:
    """The food with which a player begins."""
    if options["players"] == 1:
        return 0
    if "larkin-start" in options["variants"]:
        return OTHERS_FOOD
    return START_FOOD if first else OTHERS_FOOD


class Setup:
    """One kind of game."""

    __slots__ = (
        "adult_food", "answers", "covers", "deal", "doors", "draws", "family_game", "farm_rules", "major_places",
        "majors", "minors", "modules", "occupations", "options", "players", "rounds", "spaces", "stages",
        "start_board", "target", "variants",
    )  # fmt: skip

    def __init__(
        self,
        options: Json,
        board: list[Space],
        stages: list[list[Space]],
        majors: list[Card],
        occupations: list[Card],
        minors: list[Card],
        farm_rules: int,
        answers: Answers,
        doors: Doors = NO_MODULES,
    ) -> None:
        self.options = options
        self.players: int = options["players"]
        self.variants: frozenset[str] = frozenset(options["variants"])
        self.deal: str = options["cards"]
        self.family_game = self.deal == "none"
        self.draws = self.deal.startswith("dorn")  # cards are drawn during the game
        self.rounds = ROUNDS
        self.adult_food = 3 if self.players == 1 else 2
        self.target = (doors.target or SOLO_TARGET) if self.players == 1 else 0  # 0: the most points win
        self.spaces: list[Space | None] = [None] * len(SLUGS)  # by number
        for space in [*board, *[space for stage in stages for space in stage], *doors.joining]:
            self.spaces[space.number] = space
        self.start_board = tuple([space.number for space in board])
        self.stages = [[space.number for space in stage] for stage in stages]
        self.majors = majors
        self.major_places = {card.number: n for n, card in enumerate(majors)}
        places = {card.slug: n for n, card in enumerate(majors)}
        self.covers = [-1 if card.under is None else places[card.under] for card in majors]  # what lies on each
        self.occupations = occupations  # that may be dealt
        self.minors = minors
        self.farm_rules = farm_rules
        self.answers = answers
        self.modules = doors.modules
        self.doors = doors  # what the modules say together

    def has(self, module: str) -> bool:
        """Is a module of this name played?"""
        return module in self.doors.names
