"""Why something on the table cannot be picked: the first condition of playing or buying that fails."""

from typing import Final

from allmende.dominion.buying import may_buy, may_have
from allmende.dominion.card import (
    BY_SLUG,
    LANDSCAPE_OF,
    NIGHT,
    PROJECT,
    TREASURE,
    VOCABULARY,
    Card,
    Landscape,
)
from allmende.dominion.cost import Cost
from allmende.dominion.counters import DEBT
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion
from allmende.table.choice import Choice, Seat
from allmende.table.events import Saying
from allmende.table.vocabulary import Key

ACTION_PHASE: Final = "action-phase"
BUY_PHASE: Final = "buy-phase"
NIGHT_PHASE: Final = "night-phase"
PHASES: Final = (ACTION_PHASE, BUY_PHASE, NIGHT_PHASE)
NOTHING: Final[list[Saying]] = []


def why_not(g: Dominion, choice: Choice | None, seat: Seat, key: Key) -> list[Saying]:
    """What keeps a seat from picking a pile, a card in its hand, or a landscape."""
    me = g.players[seat]
    prompt = "" if choice is None else choice.prompt.name
    if key[0] == "pile":
        return not_bought(g, me, BY_SLUG[str(key[1])], prompt)
    if key[0] == "card":
        card = BY_SLUG[str(key[1])]
        return not_played(g, card, prompt) if prompt in PHASES and card in me.hand else NOTHING
    if key[0] == "landscape":
        thing = LANDSCAPE_OF.get(VOCABULARY.number_of(*key))
        return not_used(g, me, thing, prompt) if thing in g.setup.landscapes and thing is not None else NOTHING
    return NOTHING


# Playing


def not_played(g: Dominion, card: Card, prompt: str) -> list[Saying]:
    """A card in hand, in one of the phases of the own turn."""
    if g.is_action(card):
        return [{"kind": "phase-over", "phase": ACTION_PHASE}] if g.actions else [{"kind": "no-actions"}]
    if card.types & TREASURE:
        if prompt == ACTION_PHASE:
            return [{"kind": "phase-to-come", "phase": BUY_PHASE}]
        return [{"kind": "after-buying"}] if prompt == BUY_PHASE else [{"kind": "phase-over", "phase": BUY_PHASE}]
    if card.types & NIGHT:
        return [{"kind": "phase-to-come", "phase": NIGHT_PHASE}]
    return [{"kind": "never-played"}]


# Buying


def not_bought(g: Dominion, me: Player, card: Card, prompt: str) -> list[Saying]:
    """A pile: what keeps everybody from having its card, then what keeps this player from buying it."""
    if g.piles[card.number] == 0:
        return under_others(g, card)
    if card in g.setup.beside:
        return [{"kind": "not-in-supply"}]
    if card not in g.setup.supply:
        return NOTHING
    found = not_buying(g, me, g.cost(card), prompt)
    if not found and prompt == BUY_PHASE and not may_buy(g, me, card):
        return [{"kind": "forbidden"}]
    return found


def under_others(g: Dominion, card: Card) -> list[Saying]:
    """Nothing is left of a card, or other cards lie on top of it."""
    at = g.setup.stack_of[card.number]
    if at >= 0 and card in g.stacks[at]:
        return [{"kind": "covered", "card": g.stacks[at][-1].slug}]
    return [{"kind": "pile-empty"}]


def not_buying(g: Dominion, me: Player, cost: Cost, prompt: str) -> list[Saying]:
    """Why nothing of this cost can be bought now; nothing, if something else is asked."""
    if prompt == ACTION_PHASE:
        return [{"kind": "phase-to-come", "phase": BUY_PHASE}]
    if prompt == NIGHT_PHASE:
        return [{"kind": "phase-over", "phase": BUY_PHASE}]
    if prompt != BUY_PHASE:
        return NOTHING
    if me.count(DEBT):
        return [{"kind": "debt", "debt": me.count(DEBT)}]
    if not g.buys:
        return [{"kind": "no-buys"}]
    return [{"kind": "price", "cost": cost.coins, "coins": g.coins}] if cost.coins > g.coins else NOTHING


def not_used(g: Dominion, me: Player, thing: Landscape, prompt: str) -> list[Saying]:
    """A landscape: an Event or a Project is bought, the others are only there."""
    if thing not in g.setup.buys:
        return [{"kind": "not-for-sale"}] if prompt in PHASES else NOTHING
    if thing in me.owns:
        return [{"kind": "owned" if thing.kind == PROJECT else "used-once"}]
    if prompt == BUY_PHASE and not may_have(g, me, thing):
        return [{"kind": "two-projects"}]
    return not_buying(g, me, thing.price, prompt)
