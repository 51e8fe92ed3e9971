"""A bot in 40 lines: it plays like Big Money, unless dreams tell it otherwise. No dream knows more than its seat.

PYTHONPATH=. uv run allmende simulate dominion --bots examples.dreamer.Dreamer,bigmoney -n 20
"""

from statistics import mean, stdev

from allmende import Game
from allmende.bots import make_bot
from allmende.lab import play_game
from allmende.table import Choice, seeded

DREAMS = 40


class Dreamer:
    def __init__(self, seed: int) -> None:
        self.dice = seeded(seed)
        self.habit = make_bot("bigmoney")

    def pick(self, game: Game, choice: Choice) -> int:
        usual = self.habit.pick(game, choice)
        if game.key(usual) == ("treasures",):
            return usual
        tables = [game.determinize(choice.seat, self.dice) for _ in range(DREAMS)]
        before = [self.dream(table, choice.seat, usual) for table in tables]
        gains = {int(option): self.gain(tables, choice.seat, option, before) for option in choice.options}
        gains[usual] = 0.0
        return max(gains, key=lambda option: gains[option])

    def gain(self, tables: list[Game], seat: int, option: int, before: list[float]) -> float:
        """What is surely to be gained by an option, at the same tables: the mean less two standard errors."""
        more = [self.dream(table, seat, option) - old for table, old in zip(tables, before, strict=True)]
        return float(mean(more) - 2 * stdev(more) / DREAMS**0.5)

    def dream(self, table: Game, seat: int, option: int) -> float:
        dream = table.clone()
        dream.play(option, seat)
        points = [score["total"] for score in play_game(dream, [self.habit] * dream.players).scores()]
        return points[seat] - max(points[:seat] + points[seat + 1 :])
