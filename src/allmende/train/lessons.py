"""The games from which a net learns: it plays all seats itself, tries much, and notes what it thought.

A game is its seed, its picks and how often each option was tried: whoever learns from it plays it again. So it can be
learnt from anew when nets see more.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from allmende.bots import load_bot
from allmende.bots.search.tree import Budget
from allmende.lab.played import Played, Thought
from allmende.lab.playing import EndlessGame
from allmende.lab.run import bot_seed, game_seed
from allmende.nets.file import unpacked
from allmende.nets.net import Net
from allmende.nets.player import NetBot
from allmende.nets.puct import Found
from allmende.table import Game, Json, Rng, new_game, seeded
from allmende.table.rng import scramble

WANDERS: Final = 25
"""Of a hundred picks, so many are drawn by lot, those more often that were tried more often."""
STRAYS: Final = 10
"""Of a hundred picks in games of a teacher, so many are any option: not to be learnt, but what comes of it is."""
LOTS: Final = 0x1E550
"""Makes the lots of a game differ from its cards."""

_nets: dict[str, Net] = {}


@dataclass(frozen=True)
class Carried:
    """A net on its way to whoever plays, in this process or on another machine."""

    digest: str
    data: bytes = field(repr=False, compare=False)

    def net(self) -> Net:
        """Unpacked once in each process. Few are needed at a time."""
        if self.digest not in _nets:
            if len(_nets) >= 4:
                _nets.clear()
            _nets[self.digest] = unpacked(self.data, self.digest)
        return _nets[self.digest]


@dataclass(frozen=True)
class Lessons:
    """Numbered games of one net, or of a bot that teaches the first one. A plan for the lab's crews."""

    game: str
    seed: int
    tables: tuple[Json, ...]
    simulations: int
    net: Carried
    teacher: str = ""

    def play(self, number: int) -> Played:
        seed = game_seed(self.seed, number)
        game = new_game(self.game, seed=seed, auto=True, events=False, **self.tables[number % len(self.tables)])
        begins = -1 if game.choice is None else int(game.choice.seat)
        thoughts = self.taught(game) if self.teacher else self.searched(game)
        seats = [0] * game.players
        winners = [int(seat) for seat in game.winners()]
        return Played(number, seed, seats, game.scores(), winners, begins, [], game.picks, thoughts=thoughts)

    def searched(self, game: Game) -> list[Thought]:
        """Play a game with the net on all seats."""
        dice = seeded(scramble(game.seed ^ LOTS))
        budget = Budget(simulations=self.simulations)
        net = self.net.net()
        bots = [NetBot(net, budget, bot_seed(game.seed, seat), noise=True) for seat in range(game.players)]
        thoughts: list[Thought] = []
        for _ in range(game.rules.longest):
            choice = game.choice
            if choice is None:
                return thoughts
            found = bots[choice.seat].think(game, choice, dice.below(1 << 30))
            pick = drawn(found, dice) if dice.below(100) < WANDERS else found[0].option
            tried = [one for one in found if one.visits]
            thoughts.append(
                Thought(int(choice.seat), pick, [one.option for one in tried], [one.visits for one in tried])
            )
            game.play(pick, choice.seat)
        raise EndlessGame(f"seed {game.seed}: after {game.picks} picks the game was still not over")

    def taught(self, game: Game) -> list[Thought]:
        """Let a bot play all seats."""
        dice = seeded(scramble(game.seed ^ LOTS))
        bots = [load_bot(self.teacher, self.game, bot_seed(game.seed, seat)) for seat in range(game.players)]
        thoughts: list[Thought] = []
        for _ in range(game.rules.longest):
            choice = game.choice
            if choice is None:
                return thoughts
            if dice.below(100) < STRAYS:
                pick = int(choice.options[dice.below(len(choice.options))])
                thoughts.append(Thought(int(choice.seat), pick, [], []))
            else:
                pick = int(bots[choice.seat].pick(game, choice))
                thoughts.append(Thought(int(choice.seat), pick, [pick], [1]))
            game.play(pick, choice.seat)
        raise EndlessGame(f"seed {game.seed}: after {game.picks} picks the game was still not over")

    def identity(self) -> dict[str, Any]:
        return {
            "game": self.game, "seed": self.seed, "tables": list(self.tables), "simulations": self.simulations,
            "net": self.net.digest, "teacher": self.teacher,
        }  # fmt: skip


def drawn(found: list[Found], dice: Rng) -> int:
    """An option by lot: as likely as it was tried often."""
    lot = dice.below(max(1, sum([one.visits for one in found])))
    for one in found:
        lot -= one.visits
        if lot < 0:
            return one.option
    return found[0].option
