"""People who leave a family. They are counted, not told apart."""

from __future__ import annotations

from typing import Final

from allmende.agricola.player import Player
from allmende.agricola.state import Agricola

RETIRED_ON: Final = "rebel"
"""The card on which a person never acts again."""


def can_spare(g: Agricola, me: Player) -> bool:
    """Would somebody be left who can act, and is there somebody who can go?"""
    return me.people - me.note(RETIRED_ON) >= 2 and me.people - g.setup.doors.away(g, me) >= 1


def fetch_person(g: Agricola, me: Player) -> None:
    """Somebody is no longer among those at home: adults first, healthy before sick, newborns last."""
    if me.people - me.newborns - me.bed - g.setup.doors.away(g, me) > 0:
        return
    if me.bed:
        me.bed -= 1
        g.tell("get-up", me)
    else:
        me.newborns -= 1
        me.born_at = me.born_at[:-1]


def lose_person(g: Agricola, me: Player) -> bool:
    """One of the people leaves the family, unless it is the last one who can act."""
    if not can_spare(g, me):
        return False
    fetch_person(g, me)
    me.people -= 1
    if g.events is not None:
        g.tell("leave-family", me, people=me.people)
    return True
