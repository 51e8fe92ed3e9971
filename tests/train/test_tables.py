"""The options of a game in turn."""

import pytest

from allmende.table import BadGameOption, rules_of
from allmende.train.tables import all_tables, tables_of


def test_tables_are_typed_as_options_are() -> None:
    tables = tables_of("dominion", ["players=3 kingdom=first-game", "players=3  kingdom=first-game", "expansions=base"])
    assert (tables[0]["players"], tables[0]["kingdom"]) == (3, "first-game")
    assert len(tables) == 2
    assert tables[1]["expansions"] == ["base"]


def test_without_any_all_numbers_of_players_take_turns() -> None:
    assert [table["players"] for table in tables_of("agricola", [])] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("typed", ["players=9", "cards=all", "colour=red"])
def test_a_wrong_option_is_refused(typed: str) -> None:
    with pytest.raises(BadGameOption):
        tables_of("agricola", [typed])


def test_all_options_are_there() -> None:
    """Each value of each setting that goes with some number of players."""
    tables = all_tables("agricola")
    rules = rules_of("agricola")
    assert all(rules.options(table) == table for table in tables)
    assert {table["cards"] for table in tables} == set(rules.settings.settings["cards"].values)
    assert {table["expansion"] for table in tables} == set(rules.settings.settings["expansion"].values)
    assert {table["players"] for table in tables if table["expansion"] == "moor"} == {1, 2, 3, 4, 5, 6}
