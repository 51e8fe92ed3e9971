"""The team game as the game knows it: one setting, for four players, and it goes with everything else."""

from typing import Final

from allmende.agricola.module import Declaration, Module
from allmende.agricola.team.module import NAME, Teams
from allmende.agricola.team.partners import PLAYERS
from allmende.agricola.team.result import SCORINGS
from allmende.table.rules import Json
from allmende.table.settings import Exclusion, word

WITHOUT: Final = "none"
NOT_FOUR: Final = (1, 2, 3, 5, 6)


def made(options: Json) -> Module | None:
    scoring: str = options.get("team", WITHOUT)
    return Teams(scoring) if scoring != WITHOUT else None


TEAM_GAME: Final = Declaration(
    name=NAME,
    made=made,
    asked_by="team='lines'",
    settings=(word("team", (WITHOUT, *SCORINGS), WITHOUT),),
    usual_players=((PLAYERS, {"team": SCORINGS}),),
    exclusions=(
        Exclusion("why-team-players", {"team": SCORINGS, "players": NOT_FOUR}),
        Exclusion("why-team-campaign", {"team": SCORINGS, "campaign": (True,)}),
    ),
    samples=(
        {"players": 4, "team": "lines", "cards": "deal"},
        {"players": 4, "team": "product", "expansion": "moor", "level": 1, "season": "spring"},
    ),
    said=("team",),
    table_keys=(),
    seat_keys=(),
)
