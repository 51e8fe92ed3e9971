"""The index from rules to functions and tests is up to date."""

import pytest

from tests.ledger import Ledger, Proof, collect_tests, ledgers, read_ledger
from tests.rule_index import Function, choose, page, page_of, read_index, still_there

STALE = "run `python -m tests.rule_index`, with --trace if functions are missing"
TURN = "src/allmende/dominion/turn.py"
CLEANING = "src/allmende/dominion/cleaning.py"


@pytest.mark.parametrize("ledger", ledgers(), ids=lambda ledger: ledger.name)
def test_the_index_names_the_tests_of_every_rule_and_functions_that_are_there(ledger: Ledger) -> None:
    assert page_of(ledger).read_text(encoding="utf-8") == page(ledger, read_index(), collect_tests().tests), STALE


@pytest.mark.parametrize("ledger", ledgers(), ids=lambda ledger: ledger.name)
def test_nearly_every_rule_has_a_function(ledger: Ledger) -> None:
    played = [line for line in ledger.lines if line not in ledger.excluded]
    named = read_index()
    assert sum(bool(named[line]) for line in played) > 0.97 * len(played), STALE


def test_a_function_that_moved_is_found_and_one_that_went_is_dropped() -> None:
    moved = Function("src/allmende/dominion/before.py", "clean_up")
    gone = Function(TURN, "tidy_up")
    assert still_there([moved, gone], [CLEANING]) == [Function(CLEANING, "clean_up")]


def test_what_few_rules_enter_and_speaks_of_the_same_does_the_rule() -> None:
    book = (
        "# Rule ledger: Dominion\n\n- DOM-001 [B] In the Clean-up all is discarded.\n- DOM-002 [B] You may buy a card."
    )
    ledger = read_ledger("dominion", book, {"complete": False})
    everywhere, clean_up = Function(TURN, "next_step"), Function(CLEANING, "clean_up")
    buy = Function("src/allmende/dominion/buying.py", "buy_phase")
    entered = {"DOM-001": [{everywhere, clean_up}], "DOM-002": [{everywhere, buy}, {everywhere, buy, clean_up}]}
    tests = {"DOM-002": [Proof("tests/dominion/test_turn.py", "test_buying")]}
    chosen = choose(ledger, entered, tests)
    assert chosen["DOM-001"][0] == clean_up
    assert chosen["DOM-002"][0] == buy
