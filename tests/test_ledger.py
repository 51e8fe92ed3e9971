"""Every rule of a complete game is proved by a test that names its ledger line."""

import pytest

from tests.ledger import RULES, Ledger, collect, collect_tests, ledgers, read_ledger, unknown

BOOK = """# Rule ledger: Nine Men's Morris

- NMM-001 [R] Each player has nine men.
- NMM-002 [R] Three men in a row are a mill.
- NMM-003 [R] A mill removes one man of the opponent.
- NMM-004 [R] With three men left a player may jump.
"""

STATUS: dict[str, object] = {
    "complete": True,
    "excluded": [{"from": "NMM-004", "to": "NMM-004", "reason": "a variant"}],
}


@pytest.mark.parametrize("ledger", ledgers(), ids=lambda ledger: ledger.name)
def test_every_line_of_a_complete_ledger_has_a_test(ledger: Ledger) -> None:
    missing = ledger.missing(set(collect_tests().lines)) if ledger.complete else []
    assert not missing, f"{len(missing)} lines of docs/rules/{ledger.name}.md have no test: {' '.join(missing)}"


def test_tests_name_only_lines_that_exist() -> None:
    strange = unknown(collect_tests(), ledgers())
    assert not strange, "tests name lines that stand in no ledger:\n" + "\n".join(strange)


def test_every_rule_mark_can_be_counted() -> None:
    faults = collect_tests().faults
    assert not faults, "\n".join(faults)


def test_every_ledger_has_a_status() -> None:
    assert {path.stem for path in RULES.glob("*.md")} - {"README"} == {ledger.name for ledger in ledgers()}


@pytest.mark.parametrize("ledger", ledgers(), ids=lambda ledger: ledger.name)
def test_ledger_lines_are_numbered_without_gaps(ledger: Ledger) -> None:
    prefix = ledger.lines[0].split("-")[0]
    assert list(ledger.lines) == [f"{prefix}-{number:03}" for number in range(1, len(ledger.lines) + 1)]


def test_a_missing_line_is_found() -> None:
    ledger = read_ledger("morris", BOOK, STATUS)
    named = collect({"test_morris.py": '@pytest.mark.rule("NMM-001", "NMM-003")\ndef test_men(): ...'})
    assert ledger.complete
    assert ledger.missing(set(named.lines)) == ["NMM-002"]
    assert ledger.missing({"NMM-001", "NMM-002", "NMM-003"}) == []


def test_a_name_without_a_line_is_found() -> None:
    ledger = read_ledger("morris", BOOK, STATUS)
    named = collect({"test_morris.py": '@pytest.mark.rule("NMM-009")\ndef test_men(): ...'})
    assert unknown(named, [ledger]) == ["NMM-009 (test_morris.py:1)"]


@pytest.mark.parametrize(
    "source",
    [
        'pytestmark = pytest.mark.rule("NMM-001")',
        'pytestmark = [pytest.mark.slow, pytest.mark.rule("NMM-001")]',
        'from pytest import mark\n@mark.rule("NMM-001")\ndef test_men(): ...',
        'class TestMen:\n    @pytest.mark.rule("NMM-001")\n    async def test_men(self): ...',
        '@pytest.mark.rule("NMM-001")\nclass TestMen:\n    def test_men(self): ...',
        'CASES = [pytest.param(1, marks=pytest.mark.rule("NMM-001"))]',
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=[pytest.mark.rule("NMM-001")])])\ndef test_men(n): ...',
    ],
)
def test_marks_are_found_wherever_pytest_takes_them(source: str) -> None:
    assert set(collect({"test_morris.py": source}).lines) == {"NMM-001"}


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.skip\n@pytest.mark.rule("NMM-001")\ndef test_men(): ...',
        '@pytest.mark.xfail(reason="later")\n@pytest.mark.rule("NMM-001")\ndef test_men(): ...',
        '# @pytest.mark.rule("NMM-001")',
    ],
)
def test_a_test_that_proves_nothing_does_not_count(source: str) -> None:
    assert collect({"test_morris.py": source}).lines == {}


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ('@pytest.mark.rule("NMM-001")\ndef helper(): ...', "helper names a rule but is no test"),
        ("@pytest.mark.rule(LINE)\ndef test_men(): ...", "as a plain string, not LINE"),
        ("@pytest.mark.rule()\ndef test_men(): ...", "names ledger lines, and nothing else"),
    ],
)
def test_a_mark_that_cannot_be_counted_is_reported(source: str, sentence: str) -> None:
    [fault] = collect({"test_morris.py": source}).faults
    assert sentence in fault


def test_an_exclusion_needs_a_reason() -> None:
    with pytest.raises(ValueError, match="has no reason"):
        read_ledger(
            "morris", BOOK, {"complete": False, "excluded": [{"from": "NMM-001", "to": "NMM-002", "reason": ""}]}
        )
