"""No bot knows what its seat does not: every bot and every level of every game gets positions that differ in nothing
but what is hidden, and picks the same."""

from typing import Any

import pytest

from allmende import Game, new_game
from allmende.bots import bot_names, make_bot, rule_bot
from allmende.bots.search.levels import levels_of
from allmende.table import Choice, seeded

TABLES: dict[str, list[dict[str, Any]]] = {
    "agricola": [{"players": 2, "cards": "deal"}, {"players": 3, "expansion": "moor", "level": 3}],
    "dominion": [{"players": 2, "kingdom": "introduction"}, {"players": 3, "kingdom": "random"}],
    "lowlands": [{"players": 2}, {"players": 3}],
}  # fmt: skip
BLANKS = {"card": "margrave"}
REDRAWS = 2
MET = 3
"""So many positions of each table."""
SEARCHING = ":3"
"""With a number of simulations instead of a time the same position is searched in the same way."""


def bots_of_all_kinds(game: str) -> list[str]:
    """All that the set-up offers, the levels with few simulations, and Dominion's scripts."""
    names = [name.replace("<card>", BLANKS["card"]) for name in bot_names(game)]
    thinking = [name for name, level in levels_of(game).items() if level.budget.ms]
    scripts = ["script-double-jack", "script-engine-inn-margrave"] if game == "dominion" else []
    return [name + SEARCHING if name in thinking else name for name in names] + scripts


def positions(game: Game, apart: int) -> list[tuple[Game, Choice]]:
    """Copies of the game in its course, each with a choice where there is something to decide."""
    bots = [make_bot(rule_bot(game.rules.name), game.rules.name, seat) for seat in range(game.players)]
    met: list[tuple[Game, Choice]] = []
    last = -apart
    while (choice := game.choice) is not None and len(met) < MET:
        if game.picks >= last + apart and len(choice.options) > 2:
            last = game.picks
            copy = game.clone()
            met += [(copy, one) for one in copy.choices if one.seat == choice.seat]
        game.play(bots[choice.seat].pick(game, choice), choice.seat)
    return met


@pytest.mark.parametrize(
    ("game", "options"),
    [(game, options) for game, tables in TABLES.items() for options in tables],
    ids=[f"{game}-{number}" for game, tables in TABLES.items() for number in range(len(tables))],
)
def test_what_is_hidden_changes_no_pick(game: str, options: dict[str, Any]) -> None:
    table = new_game(game, seed=11, auto=True, events=False, **options)
    met = positions(table, 23)
    assert len(met) == MET
    for number, (known, choice) in enumerate(met):
        redrawn = [known.determinize(choice.seat, seeded(100 * number + n)) for n in range(REDRAWS)]
        assert all(copy.view(choice.seat) == known.view(choice.seat) for copy in redrawn)
        for name in bots_of_all_kinds(game):
            picks = {make_bot(name, game, number).pick(known, choice)}
            for copy in redrawn:
                [same] = [other for other in copy.choices if other.seat == choice.seat]
                picks.add(make_bot(name, game, number).pick(copy, same))
            assert len(picks) == 1, f"{name} knows too much: {choice}"


@pytest.mark.parametrize("game", TABLES)
def test_the_redraws_differ(game: str) -> None:
    """Or else the test above would say nothing: the others hold something else each time."""
    known, choice = positions(new_game(game, seed=11, auto=True, events=False, **TABLES[game][0]), 23)[-1]
    other = 1 - choice.seat
    sights = [known.determinize(choice.seat, seeded(n)).view(other) for n in range(REDRAWS)]
    assert any(sight != sights[0] for sight in sights)
