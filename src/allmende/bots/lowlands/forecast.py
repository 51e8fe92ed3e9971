"""How a game of The Lowlands will end, as the table looks when a work phase begins: the points that a farm will be
ahead of the average farm, by what it has and what that is worth.

The weights (`forecast.json`) were learnt from games of Shepherds: `python -m benchmarks.lowlands_forecast`.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

from allmende.bots.lowlands.expectations import Outlook, Style
from allmende.bots.search.guide import Forecast
from allmende.lowlands.player import Player
from allmende.lowlands.scoring import points_of
from allmende.lowlands.state import Lowlands

NEUTRAL: Final = Style()
FEATURES: Final = (
    "special", "sheep", "sheep as priced", "herd", "dike points", "dike points as valued", "steps", "step", "tiles",
    "number of tiles", "coins", "cards", "cards as valued", "room", "spare room", "spare fences", "fences owed",
    *(f"laborers {space}" for space in range(5)), "reserve", "laborers as valued", "farmer +2", "houses", "first",
    "price", "dike value", "breach", "swing", "card", "segments", "dike over flood",
)  # fmt: skip
HALVES: Final = 6
"""Work phases of a game."""


def features(g: Lowlands, me: Player) -> list[float]:
    o = Outlook(g, me, NEUTRAL)
    points = points_of(g, me)
    dike = g.dike_points(me)
    cards, room, laborers = me.cards(), me.room(), me.laborers
    return [
        points["special"], me.sheep, me.sheep * o.price, o.herd_worth(me.sheep), dike, dike * o.dike_value, me.steps,
        o.step, points["tiles"], len(me.tiles), me.coins, cards, cards * o.card, room, max(0, room - me.sheep),
        me.spare, me.owed, *laborers, me.reserve, sum([o.laborer_on(n) * laborers[n] for n in range(5)]), me.plus_two,
        me.houses, g.first == me.seat, o.price, o.dike_value, o.breaks, o.swing, o.card, g.segments,
        g.dike_length() - g.flood,
    ]  # fmt: skip


@cache
def learnt() -> list[tuple[list[float], float]]:
    """For each work phase the weights, and how far the forecast is off."""
    text = files("allmende.bots.lowlands").joinpath("forecast.json").read_text("utf-8")
    return [(phase["weights"], phase["error"]) for phase in json.loads(text)]


def forecast_of(g: Lowlands) -> Forecast:
    weights, error = learnt()[2 * g.stage + g.half]
    farms = [features(g, me) for me in g.players]
    totals = [sum([value * weight for value, weight in zip(farm, weights, strict=True)]) for farm in farms]
    average = sum(totals) / len(totals)
    results = [total - average for total in totals]
    most = max(results)
    odds = [exp((result - most) / (0.8 * error)) for result in results]
    together = sum(odds)
    return Forecast(results, [one / together for one in odds])
