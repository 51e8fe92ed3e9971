"""Points: special points, sheep, dike, tiles, coins, resource cards."""

from allmende.lowlands.player import Player
from allmende.lowlands.setup import DIKE_VALUES
from allmende.lowlands.state import Lowlands
from allmende.table.choice import Seat


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


def winners(g: Lowlands) -> list[Seat]:
    """The most points; then who is further ahead on the dike track; then the upper marker."""
    best = max(g.players, key=lambda me: (points_of(g, me)["total"], g.ahead(me)))
    return [best.seat]
