"""Why an option of Dominion may be good: what a card is worth to the deck and to this hand."""

from typing import Final

from allmende.dominion.card import ACTION, CURSE, DONE, OF_OPTION, TREASURE, TREASURES, VICTORY, Card
from allmende.dominion.cards.basic import COPPER, ESTATE, PROVINCE
from allmende.dominion.player import Player
from allmende.dominion.scoring import points_of
from allmende.dominion.state import Dominion
from allmende.table import Choice, Game, Saying, seeded

LATE: Final = 5
"""When so few Provinces are left, points count."""
TURN: Final = frozenset(("action-phase", "buy-phase"))
GETTING: Final = frozenset(("buy-phase", "gain"))
LOSING: Final = ("discard", "trash", "topdeck", "exile", "pass")


def why(game: Game, choice: Choice, option: int) -> Saying | None:
    """The most important reason for an option."""
    g = game.state
    assert isinstance(g, Dominion)
    me = g.players[choice.seat]
    prompt = choice.prompt.name
    if option == DONE:
        return {"kind": "nothing-better", "phase": prompt} if prompt in TURN else None
    if option == TREASURES:
        return {"kind": "treasures", "coins": coins_after(game, choice, option)}
    card = OF_OPTION.get(option)
    if card is None:
        return None
    if option == card.pile:
        return why_gain(game, choice, g, me, card) if prompt in GETTING else None
    if prompt in LOSING:
        return why_lose(g, card, prompt)
    if prompt in TURN:
        return why_play(game, choice, g, me, card)
    return None


def named(game: Game, choice: Choice, option: int) -> Saying | None:
    """Everything in Dominion has a name."""
    return None


def coins_after(game: Game, choice: Choice, option: int) -> int:
    """What there is to spend after an option that shows nothing new."""
    copy = game.determinize(choice.seat, seeded(0))
    copy.play(option, choice.seat)
    assert isinstance(copy.state, Dominion)
    return copy.state.coins


# Gaining


def why_gain(game: Game, choice: Choice, g: Dominion, me: Player, card: Card) -> Saying | None:
    points = points_with(g, me, card)
    left = g.piles[card.number]
    if points > 0:
        if not g.passes and wins_by(game, choice, card):
            return {"kind": "wins"}
        if left == 1 and len(g.players) > 1:
            return {"kind": "last", "card": card.slug}
        if left <= len(g.players) and len(g.players) > 1:
            return {"kind": "few", "card": card.slug, "left": left}
        provinces = g.piles[PROVINCE.number]
        if card is not PROVINCE and provinces <= LATE:
            return {"kind": "late", "points": points, "provinces": provinces}
    return good_in_deck(me, card, points)


def good_in_deck(me: Player, card: Card, points: int) -> Saying | None:
    """What the card does whenever it is drawn."""
    if card.types & VICTORY and not card.types & (ACTION | TREASURE):
        return {"kind": "points", "points": points} if points > 0 else None
    if card.attack is not None:
        return {"kind": "attacks"}
    if card.types & TREASURE and card.coins:
        return {"kind": "money", "coins": card.coins}
    if card.actions > 1:
        return {"kind": "village", "actions": len([one for one in me.cards() if one.types & ACTION])}
    if card.actions and card.cards:
        return {"kind": "at-no-cost", "cards": card.cards}
    if card.cards > 1:
        return {"kind": "drawing", "drawn": card.cards}
    if card.coins:
        return {"kind": "money", "coins": card.coins}
    if card.shield is not None:
        return {"kind": "shields"}
    return {"kind": "dear", "coins": card.cost} if card.cost > 2 else None


def points_with(g: Dominion, me: Player, card: Card) -> int:
    """The points that one more copy brings now."""
    before = points_of(g, me)["total"]
    me.discard.append(card)
    after = points_of(g, me)["total"]
    me.discard.pop()
    return after - before


def wins_by(game: Game, choice: Choice, card: Card) -> bool:
    """Does the game end with this turn, won by whoever takes this card and nothing else?"""
    copy = game.determinize(choice.seat, seeded(0))
    copy.play(card.pile, choice.seat)
    while copy.choice is not None and copy.choice.seat == choice.seat and copy.choice.prompt.name == "buy-phase":
        copy.play(DONE)
    return copy.over and copy.winners() == [choice.seat]


# Playing


def why_play(game: Game, choice: Choice, g: Dominion, me: Player, card: Card) -> Saying | None:
    others = [one for one in me.hand if one.types & ACTION and one is not card]
    others += [card] * (me.hand.count(card) - 1) if card.types & ACTION else []
    if card.types & TREASURE and choice.prompt.name == "buy-phase":
        return {"kind": "coins", "coins": card.coins} if card.coins else None
    if card.actions > 1 and others:
        return {"kind": "more-actions", "actions": len(others)}
    if card.actions:
        return {"kind": "goes-on", "drawn": card.cards}
    if card.attack is not None and len(g.players) > 1:
        return {"kind": "attack-now"}
    if card.cards:
        return {"kind": "draws", "drawn": card.cards}
    return {"kind": "coins", "coins": card.coins} if card.coins else None


# Giving away


def why_lose(g: Dominion, card: Card, prompt: str) -> Saying | None:
    if prompt in ("trash", "exile") and (card.types & CURSE or card in (COPPER, ESTATE)):
        return {"kind": "weak"}
    if prompt != "trash" and card.types & (VICTORY | CURSE) and not card.types & (ACTION | TREASURE):
        return {"kind": "idle"}
    return {"kind": "least"}
