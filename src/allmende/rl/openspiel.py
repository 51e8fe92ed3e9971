"""Every game for OpenSpiel: importing this module registers them as `allmende_<game>` for `pyspiel.load_game`.

Chance is explicit and comes first: three chance nodes deal the seed of the game, two digits each, a million deals in
all. From then on nothing is left to chance, and nobody knows the seed: it is as if the cards had been shuffled for the
whole game before it begins. Where seats are asked together they act one after the other, and none sees what another has
picked.

>>> import pyspiel
>>> game = pyspiel.load_game("allmende_dominion(players=2,kingdom=first-game)")
>>> state = game.new_initial_state()
>>> for digits in (0, 0, 7):
...     state.apply_action(digits)
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(0, 'done')
"""

import contextlib
import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import numpy as np

from allmende.rl.blocks import Layout, choice_of
from allmende.rl.reward import win
from allmende.table import BrokenBox, Game, Json, Rules, from_json, game_names, new_game, rules_of, seeded
from allmende.terminal.drawing import written_out

try:
    import pyspiel
except ImportError as error:
    message = f"{error}: allmende.rl.openspiel needs the extra openspiel, as in pip install 'allmende[openspiel]'"
    raise ImportError(message) from error

DIGITS: Final = 100
DEALS: Final = 3
"""So many chance nodes with so many outcomes each."""
POINTS: Final = 1000.0
"""No one has more points than this in a game for one, or fewer below zero."""
PREFIX: Final = "allmende_"


def game_type(rules: Rules, players: int) -> Any:
    alone = players == 1
    return pyspiel.GameType(
        short_name=PREFIX + rules.name,
        long_name=f"Allmende: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_players,
        min_num_players=rules.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
    )


def parameters(rules: Rules) -> dict[str, Any]:
    """The options of a game whose defaults are numbers, words or truth values; and whether to skip forced choices."""
    plain = {name: value for name, value in rules.options({}).items() if isinstance(value, str | int)}
    return {**plain, "auto": False}


def chosen(params: dict[str, Any], rules: Rules) -> dict[str, Any]:
    """What differs from the usual. pyspiel fills in the rest by itself, but what is usual may depend on what is chosen:
    the rules know that (a game for one has no tile for two)."""
    usual = parameters(rules)
    return {name: value for name, value in params.items() if name != "auto" and value != usual[name]}


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; each game on the shelf has a class of its own."""

    name: str

    def __init__(self, params: dict[str, Any]) -> None:
        rules = rules_of(self.name)
        self.auto = bool(params.get("auto", False))
        self.vocabulary = rules.vocabulary
        self.options: Json = rules.options(chosen(params, rules))
        self.layout = Layout(self.name, self.options, flat=True)
        players = int(self.options["players"])
        reach = POINTS if players == 1 else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.vocabulary),
            max_chance_outcomes=DIGITS,
            num_players=players,
            min_utility=-reach,
            max_utility=reach,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=rules.longest,
        )
        known = {name: self.options[name] for name in parameters(rules) if name in self.options}
        super().__init__(game_type(rules, players), info, {**known, "auto": self.auto})

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEALS

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer | Memory | None":
        """What one player sees, with or without perfect recall; public and private parts are not told apart."""
        if params:
            raise ValueError(f"observers of {PREFIX}{self.name} take no parameters, got {params}")
        if kind is not None and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            return None
        return Memory() if kind is not None and kind.perfect_recall else Observer(self.layout)


class Table:
    """A game that OpenSpiel copies and stores in its own way."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: Any) -> "Table":
        return Table(self.game.clone())

    def __reduce__(self) -> tuple[Callable[[Json], "Table"], tuple[Json]]:
        return restored, (self.game.to_json(),)


def restored(data: Json) -> Table:
    return Table(from_json(data))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A situation. OpenSpiel copies and pickles whatever is in its `__dict__`."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.seed = 0
        self.dealt = 0
        self.table: Table | None = None
        self.memories = [b""] * game.num_players()
        """For each seat a digest of all that it saw when it was asked, and what it picked."""

    @property
    def played(self) -> Game:
        """The game, once it is dealt."""
        assert self.table is not None, "the cards are not dealt yet"
        return self.table.game

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        choice = self.table.game.choice
        return int(pyspiel.PlayerId.TERMINAL) if choice is None else choice.seat

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digits, 1 / DIGITS) for digits in range(DIGITS)]

    def _legal_actions(self, player: int) -> list[int]:
        choice = choice_of(self.played, player)
        return [] if choice is None else sorted(choice.options)

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self._deal(action)
            return
        game = self.table.game
        choice = game.choice
        assert choice is not None
        seen = self.get_game().layout.encoder.encode(game, choice.seat, choice)
        memory = blake2b(self.memories[choice.seat] + seen + action.to_bytes(4, "little"), digest_size=16)
        self.memories[choice.seat] = memory.digest()
        game.play(action, choice.seat)

    def _deal(self, digits: int) -> None:
        self.seed = self.seed * DIGITS + digits
        self.dealt += 1
        if self.dealt == DEALS:
            kind = self.get_game()
            self.table = Table(new_game(kind.name, seed=self.seed, auto=kind.auto, events=False, **kind.options))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action:02}"
        return " ".join(map(str, self.get_game().vocabulary.key(action)))

    def returns(self) -> list[float]:
        return win(self.played) if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """A copy in which all is redrawn that the player does not know: for information-set Monte Carlo tree search."""
        other: TableState = self.clone()
        other.table = Table(self.played.determinize(player, seeded(int(sampler() * (1 << 30)))))
        return other

    def __str__(self) -> str:
        if self.table is None:
            return f"dealt: {self.dealt} of {DEALS}, {self.seed}"
        game = self.table.game
        asked = [f"asked: seat {choice.seat}, {choice.prompt.name}" for choice in game.choices]
        return "\n".join([*(asked or ["over"]), *written_out(game.state.to_json())])


class Observer:
    """What a player sees now: blocks of numbers, or the view as text."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {}
        at = 0
        for block in layout.blocks:
            self.dict[block.name] = self.tensor[at : at + block.size].reshape(block.shape)
            at += block.size

    def set_from(self, state: TableState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            game = state.table.game
            self.tensor[:] = self._layout.encoder.encode(game, player, choice_of(game, player))

    def string_from(self, state: TableState, player: int) -> str:
        return seen_by(state, player)


class Memory:
    """What a player has seen at all own choices: text only. The past is a digest, the present the view."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TableState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: TableState, player: int) -> str:
        return f"{state.memories[player].hex()} {seen_by(state, player)}"


def seen_by(state: TableState, player: int) -> str:
    return "" if state.table is None else json.dumps(state.table.game.view(player), ensure_ascii=False)


def register_game(name: str) -> None:
    """Make a game known to OpenSpiel. Those on the shelf are, as soon as this module is imported."""
    rules = rules_of(name)
    # A class, not a function: pyspiel lets go of it when Python is gone already, which only a class survives.
    kind = type(f"{name.capitalize()}Game", (TableGame,), {"name": name})
    pyspiel.register_game(game_type(rules, int(rules.options({})["players"])), kind)


for _name in game_names():
    with contextlib.suppress(BrokenBox):
        register_game(_name)
