"""How the team game joins the game: through the doors of `allmende.agricola.module`."""

from typing import Final

from allmende.agricola.actions.space import Space
from allmende.agricola.cards.hooks import FENCES, PLOW, ROOM, STABLE
from allmende.agricola.course.scoring import score
from allmende.agricola.goods import NOTHING, REED, WOOD, Bundle
from allmende.agricola.module import Module, Standing
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.team.market import MARKET_PLACE
from allmende.agricola.team.partners import SIDES, partner_of
from allmende.agricola.team.result import LINES, lower_lines, results, standing
from allmende.agricola.team.vocabulary import OWN_FARM, PARTNERS_FARM
from allmende.table.choice import Asks, Choice, Prompt, Seat
from allmende.table.rules import Json

NAME: Final = "teams"
FOR_THE_PARTNER: Final = ROOM | STABLE | FENCES | PLOW
CHOOSE_FARM: Final = Prompt("choose-farm")
FENCES_PER_WOOD: Final = 3


class Teams(Module):
    """Two against two."""

    name = NAME
    beside: tuple[Space, ...] = (MARKET_PLACE,)

    def __init__(self, scoring: str) -> None:
        self.scoring = scoring

    # What is known

    def view(self, g: Agricola, seat: Seat | None) -> Json:
        """The results as they would be now. By lines also what counts in each, unless totals are multiplied."""
        points = [score(g, me) for me in g.players]
        lines = [lower_lines(points[n], points[n + SIDES]) for n in range(SIDES)] if self.scoring == LINES else []
        return {NAME: {"scoring": self.scoring, "results": results(points, self.scoring), "lines": lines}}

    # Actions

    def farms(self, g: Agricola, me: Player, what: int) -> list[Player]:
        return [partner_of(g, me)] if what & FOR_THE_PARTNER else []

    def choose_farm(self, g: Agricola, me: Player, what: int, among: list[Player]) -> Asks[Player]:
        pick = yield Choice(me.seat, CHOOSE_FARM, [OWN_FARM if on is me else PARTNERS_FARM for on in among])
        return me if pick == OWN_FARM else partner_of(g, me)

    def surcharge(self, g: Agricola, me: Player, what: int, on: Player, count: int) -> Bundle:
        """What is built for the partner costs more: per room, per stable, per started three fences."""
        if on is me:
            return NOTHING
        if what == ROOM:
            return ((on.farm.material, 1), (REED, 1))
        if what == STABLE:
            return ((WOOD, 1),)
        return ((WOOD, -(-count // FENCES_PER_WOOD)),) if what == FENCES else NOTHING

    # Points

    def results(self, g: Agricola, points: list[dict[str, int]]) -> None:
        """Everybody's sheet ends with the result of the team."""
        found = results(points, self.scoring)
        for seat, one in enumerate(points):
            one["team"] = found[seat % SIDES]

    def standing(self, g: Agricola, me: Player) -> Standing | None:
        return standing(g, me, self.scoring)
