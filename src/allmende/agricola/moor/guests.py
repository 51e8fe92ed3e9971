"""Breeding when a card takes in animals of all players: they stand there as guests and count for its owner alone."""

from typing import Final

from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.course.harvest import breed
from allmende.agricola.farm.housing import fits, one_type
from allmende.agricola.goods import ANIMALS, NOTHING, Bundle, plus
from allmende.agricola.moor.table import moor_of
from allmende.agricola.player import Player
from allmende.agricola.state import BRED, Agricola
from allmende.agricola.vocabulary import CHOSEN, DONE, GOOD_OF
from allmende.table.choice import Choice, Flow, Prompt, Seat, together

HOST: Final = "night-pasture"
GUEST_PLACE: Final = one_type(1)
SEND_GUEST: Final = Prompt("send-guest")


def breed_with_guests(g: Agricola) -> Flow | None:
    """The others choose their guests and breed without them; then the host breeds with them. None: nobody is host."""
    card = BY_SLUG[HOST]
    for host in g.players:
        if host.has(card):
            return breed_at(g, host)
    return None


def breed_at(g: Agricola, host: Player) -> Flow:
    others = g.others(host)
    sent: dict[Seat, Bundle] = {}
    yield from together({me.seat: send_guest(me, sent) for me in others})
    moor = moor_of(g)
    moor.guests = tuple([at_host(sent) if me is host else away(sent, me) for me in g.players])
    yield from together({me.seat: breed(g, me) for me in others})
    yield from breed(g, host)
    moor.guests = ()
    g.phase = BRED


def at_host(sent: dict[Seat, Bundle]) -> Bundle:
    """The animals that count for the host."""
    guests = NOTHING
    for guest in sent.values():
        guests = plus(guests, guest)
    return guests


def away(sent: dict[Seat, Bundle], me: Player) -> Bundle:
    """What does not count for its owner."""
    return tuple([(good, -n) for good, n in sent.get(me.seat, NOTHING)])


def send_guest(me: Player, sent: dict[Seat, Bundle]) -> Flow:
    """Which animal stands on the card? One must if the own farm is too small, and none need to otherwise."""
    options = [GOOD_OF[good] for good in ANIMALS if me.goods[good] and fits_at_home(me, good)]
    if fits_at_home(me):
        options.append(DONE)
    pick: int = options[0]
    if len(options) > 1:
        pick = yield Choice(me.seat, SEND_GUEST, options)
    if pick != DONE:
        sent[me.seat] = ((CHOSEN[pick], 1),)


def fits_at_home(me: Player, without: int = -1) -> bool:
    """Have the animals, except one, room without the card of the host?"""
    animals = list(me.animals())
    if without >= 0:
        animals[ANIMALS.index(without)] -= 1
    places = list(me.places())
    places.remove(GUEST_PLACE)
    return fits(tuple(places), tuple(animals), me.farm.rules)
