"""Points at the end: of all cards a player owns, of tokens, Landmarks and States."""

from allmende.dominion.card import LANDMARK
from allmende.dominion.counters import COUNTERS, MATS, VP
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion, card_number
from allmende.table.choice import Seat
from allmende.table.results import POINTS, Criterion, part, winners_by
from allmende.table.views import ScorePart


def scores(g: Dominion) -> list[dict[str, int]]:
    return [points_of(g, player) for player in g.players]


def winners(g: Dominion) -> list[Seat]:
    return [Seat(seat) for seat in winners_by(criteria(g))]


def criteria(g: Dominion) -> list[Criterion]:
    """The most points; then the fewest turns; then the victory is shared."""
    points = [points_of(g, player)["total"] for player in g.players]
    return [Criterion(POINTS, points), Criterion("turns", [player.turns for player in g.players], fewest=True)]


def points_of(g: Dominion, me: Player) -> dict[str, int]:
    """The player's points by card and landscape, and their total."""
    points: dict[str, int] = {}
    scoring = [card for card in me.cards() if card.points or card.points_for is not None]
    for card in sorted(scoring, key=card_number):
        worth = card.points if card.points_for is None else card.points_for(g, me)
        points[card.slug] = points.get(card.slug, 0) + worth
    for mat, cards in enumerate(me.mats):
        for card in cards:
            if card.points_on == mat:
                points[card.slug] = points.get(card.slug, 0) + card.mat_points
    landmarks = [thing for thing in g.setup.landscapes if thing.kind == LANDMARK]
    for thing in landmarks + me.owns:
        if thing.points_for is not None:
            points[thing.slug] = thing.points_for(g, me)
    if me.tokens[VP]:
        points["vp"] = me.tokens[VP]
    points["total"] = sum(points.values())
    return points


def parts_of(g: Dominion, me: Player) -> dict[str, list[ScorePart]]:
    """How many of each card and token, and what each brings: `points_of`, one by one."""
    found: dict[str, list[ScorePart]] = {}
    owned = me.cards()
    for card in sorted(set(owned), key=card_number):
        if card.points or card.points_for is not None:
            each, count = card.points if card.points_for is None else card.points_for(g, me), owned.count(card)
            found.setdefault(card.slug, []).append(part("times", each * count, count=count, each=each))
        for mat, cards in enumerate(me.mats):
            if card.points_on == mat and card in cards:
                count = cards.count(card)
                more = part("on-mat", card.mat_points * count, mat=MATS[mat], count=count, each=card.mat_points)
                found.setdefault(card.slug, []).append(more)
    for slug, points in points_of(g, me).items():
        if slug not in found and slug != "total":
            found[slug] = [part("number", points, count=points) if slug == COUNTERS[VP] else of_landscape(slug, points)]
    return found


def of_landscape(slug: str, points: int) -> ScorePart:
    return part("landscape", points, landscape=slug)
