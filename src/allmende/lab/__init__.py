"""The lab: many games at once, and what they tell, with error bars.

`playing` one game, the fast loop; `watching` looks over its shoulder; `run` says what is played, a `crew` of processes
or a `cluster` plays it, a `journal` keeps it, a `session` holds these together. What comes out: `simulate`,
`tournament` (with `elo` and `sequential`), `stats` (with `effects`), `curve`; each has a `..._report` in words, tables
and `plots`. Knows the kernel and the bots, nothing of servers. What needs the extra `lab` imports it when it is used.
"""

from allmende.lab.curve import Curves, curve
from allmende.lab.playing import EndlessGame, play_game
from allmende.lab.run import BadRun
from allmende.lab.simulate import BotResult, Results, simulate
from allmende.lab.statistics import wilson
from allmende.lab.stats import Stats, stats
from allmende.lab.tournament import Standings, tournament

__all__ = [
    "BadRun", "BotResult", "Curves", "EndlessGame", "Results", "Standings", "Stats", "curve", "play_game", "simulate",
    "stats", "tournament", "wilson",
]  # fmt: skip
