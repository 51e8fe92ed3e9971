"""Things that are done on the farm of another player: who acts, decides and pays is one, whose farm it is another."""

from typing import Any

from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Prompt


def on_farm(prompt: Prompt, on: Player) -> Prompt:
    """A question about the farm of somebody else says whose it is."""
    return Prompt(prompt.name, {**prompt.args, "farm": on.seat})


def tell_on(g: Agricola, kind: str, me: Player, on: Player, **facts: Any) -> None:
    """An event names the player who acts; whose farm it is, if it is another one."""
    if on is me:
        g.tell(kind, me, **facts)
    else:
        g.tell(kind, me, **facts, farm=on.seat)
