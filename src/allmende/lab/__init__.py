"""The lab: many games at once, and what they tell, with error bars.

`playing` one game, the fast loop; `simulate` many of them; `statistics` the intervals. Knows the kernel and the bots,
nothing of servers or pages.
"""

from allmende.lab.playing import EndlessGame, play_game
from allmende.lab.simulate import BadRun, BotResult, Results, run_command, simulate
from allmende.lab.statistics import wilson

__all__ = [
    "BadRun", "BotResult", "EndlessGame", "Results", "play_game", "run_command", "simulate", "wilson",
]  # fmt: skip
