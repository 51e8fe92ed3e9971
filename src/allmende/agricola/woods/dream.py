"""10, the dream of a midsummer night: for one round everybody places a person of the right neighbour."""

from allmende.agricola.cards.card import ACTIONS_BOOSTER, event
from allmende.agricola.course.turn import usable, use
from allmende.agricola.drawn.asking import SEATS
from allmende.agricola.drawn.people import fetch_person
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.woods.tales import forest_of, tale_of
from allmende.table.choice import Choice, Flow, Option, Prompt


def can_dream(g: Agricola) -> bool:
    """Is there a next round, and somebody to the left?"""
    return len(g.players) > 1 and g.round < g.setup.rounds


def dream_later(g: Agricola, me: Player) -> None:
    """When people go home."""
    if can_dream(g):
        forest_of(g).dreams += 1


event("midsummer-nights-dream", "F10", ACTIONS_BOOSTER, deck="forest", on_play=dream_later)


def hand_people_over(g: Agricola) -> None:
    """Everybody hands an adult to the left neighbour."""
    for _ in range(forest_of(g).dreams if can_dream(g) else 0):
        for me in g.in_order():
            if me.people - me.newborns - g.setup.doors.away(g, me) > 0:
                fetch_person(g, me)
                tale_of(me).lent += 1
                g.tell("lend", me, to=g.left_of(me).seat)
    forest_of(g).dreams = 0


def right_of(g: Agricola, me: Player) -> Player:
    return g.players[me.seat - 1]


def borrowed_by(g: Agricola, me: Player) -> int:
    """How many people of the right neighbour a player has."""
    return tale_of(right_of(g, me)).lent if len(g.players) > 1 else 0


def dream_options(g: Agricola, me: Player) -> list[Option]:
    """The borrowed person, called by the seat of the owner."""
    return [SEATS[right_of(g, me).seat]] if borrowed_by(g, me) else []


def place_borrowed(g: Agricola, me: Player) -> Flow:
    """The holder says where; the owner uses the space, decides and pays."""
    owner = right_of(g, me)
    tale_of(owner).lent -= 1
    spaces = usable(g, owner)
    if not spaces:
        g.tell("pass", owner)
        return
    g.busy |= 1 << owner.seat
    prompt = Prompt("place-borrowed", {"to": owner.seat})
    pick: int = spaces[0].option
    if len(spaces) > 1:
        pick = yield Choice(me.seat, prompt, [space.option for space in spaces])
    owner.home += 1
    yield from use(g, owner, next(space for space in spaces if space.option == pick))
