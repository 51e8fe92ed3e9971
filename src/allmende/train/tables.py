"""At which tables a net plays, one after the other: the options of a game in turn."""

from collections.abc import Sequence
from typing import Final

from allmende.table import Json, rules_of
from allmende.table.settings import PLAYERS
from allmende.typed import typed_options

ALL: Final = "all"
"""Every number of players, and every value of every setting once with each."""


def tables_of(game: str, typed: Sequence[str]) -> list[Json]:
    """The tables that were typed, "players=2 cards=deal" each, with what is usual for the rest; none: every number of
    players.

    >>> [table["players"] for table in tables_of("lowlands", [])]
    [2, 3, 4]
    >>> [(table["players"], table["cards"]) for table in tables_of("agricola", ["players=4 cards=deal", "players=1"])]
    [(4, 'deal'), (1, 'none')]
    """
    rules = rules_of(game)
    found: list[Json] = []
    for one in typed or [f"{PLAYERS}={n}" for n in range(rules.min_players, rules.max_players + 1)]:
        found += all_tables(game) if one.strip() == ALL else [rules.options(typed_options(game, one.split()))]
    return [table for n, table in enumerate(found) if table not in found[:n]]


def all_tables(game: str) -> list[Json]:
    """Every value of every setting beside what is usual, for each number of players that can be played so.

    >>> len(all_tables("lowlands")) > 3
    True
    """
    settings = rules_of(game).settings
    found: list[Json] = []
    for players in settings.settings[PLAYERS].values:
        if settings.refusal({PLAYERS: players}) is None:
            found.append(settings.completed({PLAYERS: players}))
        for name, setting in settings.settings.items():
            if name == PLAYERS:
                continue
            for value, why_not in settings.offers({PLAYERS: players}, name).items():
                if why_not is None:
                    wanted = [value] if setting.kind == "words" else value
                    found.append(settings.completed({PLAYERS: players, name: wanted}))
    return [table for n, table in enumerate(found) if table not in found[:n]]
