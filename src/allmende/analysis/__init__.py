"""Looking back at a game: what each pick was worth, and how the chance to win went.

`knowledge` what a seat knows at a moment, `looking` one pick, `chances` and `turns` what many looks say together,
`game` the whole of it, `report` what is told of it. It uses the search of the bots and the lab's pages; it knows no
game, and nothing hidden reaches what it says of a pick.
"""

from allmende.analysis.game import Analysis, analyse
from allmende.analysis.looking import Look, look
from allmende.analysis.turns import Turn

__all__ = ["Analysis", "Look", "Turn", "analyse", "look"]
