"""Why something on the table cannot be picked, by the functions that decide what is offered."""

from typing import Final

from allmende.agricola.actions.playing_cards import can_improve_with
from allmende.agricola.actions.space import NUMBER_OF, SLUGS
from allmende.agricola.cards.card import BY_SLUG, Card
from allmende.agricola.course.turn import (
    BARRED,
    BLOCKED,
    CLOSED,
    EARLY,
    EMPTY,
    NO_ACTION,
    TAKEN,
    helped_spaces,
    hindrance,
)
from allmende.agricola.player import Player
from allmende.agricola.seen.lacking import lacking, not_paid_or_ready
from allmende.agricola.state import FREE, GONE, Agricola
from allmende.table.choice import Choice, Seat
from allmende.table.events import Saying
from allmende.table.vocabulary import Key

NOTHING: Final[list[Saying]] = []
PLACING: Final = ("place-person", "place-another", "pass")
IMPROVING: Final = ("improvement", "minor-improvement")
PLAYING: Final = "play-occupation"


def why_not(g: Agricola, choice: Choice | None, seat: Seat, key: Key) -> list[Saying]:
    """What keeps a seat from using a space, or from building or playing a card."""
    me = g.players[seat]
    prompt = "" if choice is None else choice.prompt.name
    if key[0] == "space":
        return not_used(g, me, str(key[1]), prompt)
    if key[0] == "card":
        return not_played(g, me, BY_SLUG[str(key[1])], prompt)
    return g.setup.doors.why_not(g, me, key) if prompt in PLACING else NOTHING


# Spaces


def not_used(g: Agricola, me: Player, slug: str, prompt: str) -> list[Saying]:
    """A space: what everybody can see of it; and if a person is to be placed, why this player cannot do it there."""
    number = NUMBER_OF[slug]
    if g.setup.spaces[number] is None or g.left >> number & 1:
        return NOTHING
    if number not in g.board:
        return [{"kind": "not-yet"}] if number in g.round_cards else NOTHING
    space = g.space(number)
    found = hindrance(g, me, space, helped_spaces(g, me))
    if found == TAKEN:
        return [taken(g, number)]
    if found == BLOCKED:
        return [{"kind": "blocked", "space": slug_of_blocker(g, number)}]
    if found == EMPTY:
        return [{"kind": "empty"}]
    if found == CLOSED:
        return [{"kind": g.setup.doors.closed(g, space)}]
    if prompt not in PLACING:
        return NOTHING
    if found == EARLY:
        return [{"kind": "from-round", "round": space.from_round}]
    if found == BARRED:
        return [{"kind": "no-action"}]
    return lacking(g, me, space) if found == NO_ACTION else nobody_left(me)


def taken(g: Agricola, number: int) -> Saying:
    """Who is there; nobody, if the person has left it since."""
    by = next((seat for seat in range(len(g.players)) if g.occupied[number] >> seat & 1), None)
    return {"kind": "used"} if by is None else {"kind": "taken", "by": by}


def slug_of_blocker(g: Agricola, number: int) -> str:
    """The used space that is linked with this one."""
    linked = [other for other in g.board if g.used >> other & 1 and g.space(other).linked >> number & 1]
    return SLUGS[linked[0]]


def nobody_left(me: Player) -> list[Saying]:
    """The space could be used, but not by this person."""
    return [{"kind": "nobody-home"}] if not me.home else [{"kind": "not-by-this-person"}]


# Cards


def not_played(g: Agricola, me: Player, card: Card, prompt: str) -> list[Saying]:
    """A major improvement, or a card in hand."""
    if card in g.setup.majors:
        holder = g.holder(card)
        if holder == GONE:
            return [{"kind": "gone"}]
        if holder != FREE:
            return [{"kind": "built", "by": holder}]
        if g.is_covered(card):
            return [{"kind": "covered"}]
    elif card not in me.hand:
        return NOTHING
    if prompt in PLACING:
        return not_played_yet(g, me, card)
    if card.is_improvement() and prompt in IMPROVING and not can_improve_with(g, me, card):
        return not_paid_or_ready(g, me, card)
    return NOTHING


def not_played_yet(g: Agricola, me: Player, card: Card) -> list[Saying]:
    """Cards come into play by spaces; what they would need then is worth knowing before."""
    if not card.is_improvement():
        return [{"kind": "by-a-space", "what": "occupation"}]
    lacks = NOTHING if can_improve_with(g, me, card) else not_paid_or_ready(g, me, card)
    return [*lacks, {"kind": "by-a-space", "what": "major" if card in g.setup.majors else "minor"}]
