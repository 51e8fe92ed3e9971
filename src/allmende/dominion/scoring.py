"""Points at the end: of all cards a player owns, of tokens, Landmarks and States."""

from allmende.dominion.card import LANDMARK
from allmende.dominion.counters import VP
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion, card_number
from allmende.table.choice import Seat


def scores(g: Dominion) -> list[dict[str, int]]:
    return [points_of(g, player) for player in g.players]


def winners(g: Dominion) -> list[Seat]:
    """The most points; then the fewest turns; then the victory is shared."""
    standing = [(-points_of(g, player)["total"], player.turns) for player in g.players]
    return [player.seat for player, place in zip(g.players, standing, strict=True) if place == min(standing)]


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
