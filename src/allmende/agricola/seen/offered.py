"""Where the cards lie that a choice offers, and which picks can end the turn."""

from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.paying.anytime import something_useful
from allmende.agricola.state import FREE, Agricola
from allmende.table.vocabulary import Key


def card_zone(g: Agricola, seat: int, key: Key) -> str:
    """Where a card lies; every card is there once."""
    me = g.players[seat]
    card = BY_SLUG[str(key[1])]
    if card in me.hand:
        return "hand"
    if card in me.pack:
        return "pack"
    if card in me.outfit.cards:
        return "played"
    if card in g.display:
        return "display"
    free = card in g.setup.majors and g.majors[g.setup.majors.index(card)] == FREE
    return "majors" if free else ""


def ends_turn(g: Agricola, key: Key) -> bool:
    """Spaces that only give something end a turn; so does stopping where an action may stop."""
    if key[0] == "space":
        space = g.space(NUMBER_OF[str(key[1])])
        return space.good >= 0 or len(space.gives) > 0
    return key[0] == "done" or key[0] == "bed"


def helps_now(g: Agricola, seat: int) -> bool:
    """Could anything that may be done at any time be of use? Giving goods back is none."""
    return something_useful(g, g.players[seat])
