"""The occupations of the forest deck: 13, 14, 15 and 25."""

from typing import Final

from allmende.agricola.actions.space import ALL_SPACES, FISHING
from allmende.agricola.cards.asking import card_prompt, choose_good
from allmende.agricola.cards.card import ACTIONS_BOOSTER, BY_SLUG, RESOURCE_PROVIDER, occupation
from allmende.agricola.cards.hooks import AFTER_SPECIAL, RETURNING_HOME, Deed, before_use, on
from allmende.agricola.cards.notes import Mark
from allmende.agricola.course.turn import choose_space, usable, use
from allmende.agricola.drawn.acting import carry_out, unoccupied
from allmende.agricola.drawn.asking import choose_player
from allmende.agricola.drawn.asking import choose_space as one_of_spaces
from allmende.agricola.drawn.people import fetch_person
from allmende.agricola.goods import ANIMALS, WOOD, Good, bundle, plus
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.woods.tales import tale_of
from allmende.table.choice import Flow

REVENANT: Final = "revenant"
WEREWOLF: Final = "werewolf"
CHUCK: Final = "chuck-the-woodchuck"
NEEDS_A_PERSON: Final = ("road-not-taken",)
ACTIONS: Final = 2


# 13: the note says that somebody is on the card


def die_later(g: Agricola, me: Player) -> None:
    tale_of(me).dying = True


def die(g: Agricola, me: Player) -> None:
    """When people go home, the person who acted goes onto the card, if it is still there."""
    tale_of(me).dying = False
    if not me.has(BY_SLUG[REVENANT]):
        return
    fetch_person(g, me)
    me.set_note(REVENANT, 1)
    tale_of(me).haunted = g.round
    g.tell("haunt", me)


occupation(REVENANT, "F13", ACTIONS_BOOSTER, deck="forest", drawn=True, note=Mark(), bed=True, on_play=die_later)


def is_waiting(g: Agricola, me: Player) -> bool:
    """May the revenant still act in this round?"""
    return me.note(REVENANT) > 0 and tale_of(me).haunted < g.round


def haunt(g: Agricola, me: Player) -> Flow:
    """Two actions one after another, on two spaces; either may be left out."""
    tale_of(me).haunted = g.round
    me.home += 1
    for n in range(ACTIONS):
        if not usable(g, me):
            break
        space = yield from choose_space(g, me, card_prompt(REVENANT), ALL_SPACES, may=True)
        if space is None:
            break
        yield from use(g, me, space)
        if n == ACTIONS - 1:
            return
        g.leave(me, space.number)
    me.home -= 1


# 14


def sacrifice(g: Agricola, me: Player, deed: Deed) -> Flow:
    """An own animal, or one of somebody else who then acts instead."""
    owner: Player | None = me
    if not animals_of(me):
        owner = yield from choose_player(
            me, card_prompt(WEREWOLF), [other for other in g.others(me) if animals_of(other)]
        )
    assert owner is not None
    good = yield from choose_good(me, WEREWOLF, animals_of(owner))
    g.hand_over(owner, ((good, 1),))
    spaces = unoccupied(g, owner, needing_a_person(g))
    if not spaces:
        return
    g.busy |= 1 << owner.seat
    space = yield from one_of_spaces(owner, card_prompt(WEREWOLF), spaces, may=True)
    if space is not None:
        yield from carry_out(g, owner, space)


def animals_of(me: Player) -> list[Good]:
    return [good for good in ANIMALS if me.goods[good]]


def needing_a_person(g: Agricola) -> int:
    return sum([1 << number for number in g.board if g.space(number).slug in NEEDS_A_PERSON])


def somebody_has_animals(g: Agricola, me: Player, deed: Deed) -> bool:
    return any(animals_of(player) for player in g.players)


occupation(
    WEREWOLF, "F14", ACTIONS_BOOSTER, deck="forest", drawn=True,
    hooks=[on(RETURNING_HOME, run=sacrifice, when=somebody_has_animals)],
)  # fmt: skip


# 15

occupation(
    "noble-knight", "F15", RESOURCE_PROVIDER, deck="forest", drawn=True, hooks=[before_use(FISHING, bundle(wood=2))]
)


# 25: it looks at what the space itself gives


def brings_only_wood(g: Agricola, deed: Deed) -> bool:
    space = deed.space
    if space is None or space.act is not None:
        return False
    return [good for good, _ in plus(deed.taken, g.gives(space))] == [WOOD]


def one_more_wood(g: Agricola, me: Player) -> None:
    g.tell("use-card", me, card=CHUCK)
    g.get(me, WOOD, 1)


def has_chuck(me: Player) -> bool:
    return me.has(BY_SLUG[CHUCK])


def felled_trees(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.space is not None and deed.space.slug == "fell-trees"


occupation(
    CHUCK, "F25", RESOURCE_PROVIDER, deck="forest", drawn=True,
    hooks=[on(AFTER_SPECIAL, gain=bundle(wood=1), when=felled_trees)],
)  # fmt: skip
