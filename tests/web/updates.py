"""What the seats of a table and a spectator see in a whole game, one update after the other."""

from typing import Any

import msgspec

from allmende.server.open_table import Facts, Table
from allmende.server.seating import Chair
from allmende.server.wire import encode
from allmende.table import new_game, seeded

PLAYERS = {"agricola": 4, "dominion": 3, "lowlands": 3}


def states_in_a_game(name: str, seed: int = 7) -> dict[int | None, list[Any]]:
    """By seat (None: a spectator), all states of a random game as they come out of the wire."""
    players = PLAYERS[name]
    game = new_game(name, seed=seed, auto=True, players=players)
    facts = Facts("id", name, {}, {"hints": True}, False, "invite", "watch", "p0", 0.0)
    table = Table(facts, game, [Chair("person", f"p{seat}", f"P{seat}") for seat in range(players)], 1, 0)
    dice = seeded(seed)
    seen: dict[int | None, list[Any]] = {seat: [] for seat in (None, *range(players))}
    while True:
        for seat, states in seen.items():
            person = None if seat is None else f"p{seat}"
            states.append(msgspec.json.decode(encode(table.state(person, seat))))
        if game.over:
            return seen
        choice = game.choices[dice.below(len(game.choices))]
        game.play(choice.options[dice.below(len(choice.options))], choice.seat)
        table.picks += 1
