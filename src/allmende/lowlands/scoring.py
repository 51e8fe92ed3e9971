"""Points: special points, sheep, dike, tiles, coins, resource cards."""

from allmende.lowlands.build import own_names
from allmende.lowlands.player import Player
from allmende.lowlands.setup import DIKE_VALUES
from allmende.lowlands.state import Lowlands
from allmende.table.choice import Seat
from allmende.table.results import POINTS, Criterion, part, winners_by
from allmende.table.views import ScorePart


def scores(g: Lowlands) -> list[dict[str, int]]:
    return [points_of(g, me) for me in g.players]


def points_of(g: Lowlands, me: Player) -> dict[str, int]:
    """The lines of the score sheet for one player."""
    points = {
        "special": me.special,
        "sheep": me.sheep * g.price(),
        "dike": g.dike_points(me) * DIKE_VALUES[g.value],
        "tiles": sum(tile.points for tile in me.tiles),
        "coins": me.coins,
        "resources": me.cards() // 2,
    }
    points["total"] = sum(points.values())
    return points


def parts_of(g: Lowlands, me: Player) -> dict[str, list[ScorePart]]:
    """Where the points of each line come from: `points_of`, one by one."""
    points = points_of(g, me)
    return {
        "special": [part("storm", me.special)] if me.special else [],
        "sheep": [part("times", points["sheep"], count=me.sheep, each=g.price())],
        "dike": [part("times", points["dike"], count=g.dike_points(me), each=DIKE_VALUES[g.value])],
        "tiles": [part("tile", tile.points, tile=tile.id, **own_names(tile)) for tile in me.tiles if tile.points],
        "coins": [part("number", me.coins, count=me.coins)],
        "resources": [part("pairs", points["resources"], count=me.cards())],
    }


def winners(g: Lowlands) -> list[Seat]:
    return [Seat(seat) for seat in winners_by(criteria(g))]


def criteria(g: Lowlands) -> list[Criterion]:
    """The most points; then who is further ahead on the dike track; then the upper marker."""
    points = [points_of(g, me)["total"] for me in g.players]
    places = [g.ahead(me) for me in g.players]
    dike, marker = ([place[part] for place in places] for part in (0, 1))
    return [Criterion(POINTS, points), Criterion("dike", dike), Criterion("marker", marker)]
