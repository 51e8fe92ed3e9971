"""Where points come from, category by category of the score sheet."""

from allmende.agricola.course.scoring import bonus_of_cards, crafted
from allmende.agricola.goods import GOODS
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.results import own_points, part
from allmende.table.rules import Json
from allmende.table.views import ScorePart


def parts_of(g: Agricola, me: Player, points: dict[str, int], steps: dict[str, Json]) -> dict[str, list[ScorePart]]:
    """Cards, workshops and points noted one by one; of everything else, how many there are."""
    counts = {"begging": me.begging, **{category: step["count"] for category, step in steps.items()}}
    found = {}
    for category, brought in own_points(points).items():
        if category in counts:
            found[category] = [part("number", brought, count=counts[category])]
        else:
            parts = PARTS[category](g, me) if category in PARTS else []
            found[category] = parts + rest(brought - sum([one["points"] for one in parts]))
    return found


def improvements(g: Agricola, me: Player) -> list[ScorePart]:
    return [part("card", card.points, card=card.slug) for card in me.outfit.cards if card.points]


def bonuses(g: Agricola, me: Player) -> list[ScorePart]:
    made = [
        part("craft", points, card=card.slug, goods=[GOODS[good]] * used)
        for card, good, used, points in crafted(me) if points
    ]  # fmt: skip
    of_cards = [part("card", points, card=card.slug) for card, points in bonus_of_cards(g, me) if card and points]
    return made + of_cards + ([part("noted", me.noted)] if me.noted else [])


def rest(points: int) -> list[ScorePart]:
    """What modules add or take away beside cards."""
    return [part("rest", points)] if points else []


PARTS = {"improvements": improvements, "bonus": bonuses}
