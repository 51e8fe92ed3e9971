"""Abilities that wait for something to happen, and the order in which they are carried out.

Several at once: each player in turn order, beginning with the one whose turn it is, resolves his own in the order he
likes, each completely before the next. After each one the question starts again, so what came into hand meanwhile may
still be used, and what has moved away is lost; who has declined is asked again only about something new.
"""

from collections.abc import Callable
from typing import Any

from allmende.dominion.card import DONE, Landscape, Timed
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion
from allmende.table.choice import PRIVATE, REDRAWN, Choice, Flow, Option, Prompt


class Ability:
    """Something a player may or must do now, named by the thing it comes from."""

    __slots__ = ("must", "option", "run", "zone")

    def __init__(self, option: Option, must: bool, run: Callable[[], Flow | None], zone: str = "") -> None:
        self.option = option
        self.must = must
        self.run = run
        self.zone = zone  # where the thing lies


Collect = Callable[[Player], list[Ability]]
Tell = Callable[[Player, list[Option]], dict[str, Any]]
"""What a prompt says to a player who can use these things."""


def resolve(g: Dominion, players: list[Player], collect: Collect, prompt: str, tell: Tell | None = None) -> Flow:
    """Let players carry out their abilities; `collect` finds those that a player has at the moment."""
    declined: dict[int, list[Option]] = {}
    at = 0
    while at < len(players):
        me = players[at]
        found = collect(me)
        if not found or refused(found, declined.get(me.seat)):
            at += 1
            continue
        ability = found[0]
        if not settled(found):
            while True:
                zones = {one.option: one.zone for one in reversed(found)}
                options: list[Option] = list(dict.fromkeys([one.option for one in found]))
                args = {} if tell is None else tell(me, options)
                if not any(one.must for one in found):
                    options.append(DONE)
                pick = yield Choice(me.seat, Prompt(prompt, args, zones), options, PRIVATE)
                if pick != REDRAWN:
                    break
                found = collect(me)
            if pick == DONE:
                declined[me.seat] = [one.option for one in found]
                at += 1
                continue
            ability = next(one for one in found if one.option == pick)
        flow = ability.run()
        if flow is not None:
            yield from flow
        at = 0


def settled(found: list[Ability]) -> bool:
    """Is there nothing to choose: one thing, perhaps several times, that must be done?"""
    return found[0].must and all(one.option == found[0].option for one in found)


def refused(found: list[Ability], declined: list[Option] | None) -> bool:
    """Has the player been asked about all of this, and said no?"""
    return declined is not None and all(not one.must and one.option in declined for one in found)


# Points of a turn


def holds(g: Dominion, me: Player, timed: Timed) -> bool:
    return timed.when is None or timed.when(g, me)


def timed_ability(g: Dominion, me: Player, option: Option, timed: Timed, zone: str) -> Ability:
    return Ability(option, not timed.may, lambda: timed.run(g, me), zone)


def once(g: Dominion, me: Player, thing: Landscape, timed: Timed, spent: list[Landscape]) -> Ability:
    def run() -> Flow | None:
        spent.append(thing)
        return timed.run(g, me)

    return Ability(thing.option, not timed.may, run, "landscapes")
