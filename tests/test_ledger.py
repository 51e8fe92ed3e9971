"""Every rule of a complete game is proved by a test that names its ledger line; all rules can be looked up."""

import re
import sys
from pathlib import Path

import pytest

from allmende.ledger import Rule, find, read, read_place
from allmende.ledger import ledgers as looked_up
from allmende.locales import LANGUAGES
from allmende.table import BrokenBox, game_names
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


# Looking rules up

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
MORRIS = """# Rule ledger: Nine Men's Morris

One line is one rule. Tags: [R] the rulebook; [D] follows from
other lines. There are no cards.

## Setup

- NMM-001 [R][D] Each player has nine men.

## Mills: three in a row

- NMM-002 A mill removes one man, see NMM-001 (how many: D).
- NMM-Q01 Two at once? (Proposal: A)
"""


def rules_in(game: str, lang: str) -> list[list[Rule]]:
    return [chapter["rules"] for ledger in looked_up(game, lang) for chapter in ledger["chapters"]]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", game_names())
def test_a_translated_ledger_has_the_same_rules_and_tags_in_the_same_order(game: str, lang: str) -> None:
    def told(lang: str) -> list[list[tuple[str, str]]]:
        return [[(rule["number"], "".join(tag["tag"] for tag in rule["tags"])) for rule in part]
                for part in rules_in(game, lang)]  # fmt: skip

    assert told(lang) == told("en")
    mine, theirs = looked_up(game, lang), looked_up(game, "en")
    assert [list(one["tags"]) for one in mine] == [list(one["tags"]) for one in theirs]
    assert all(one["title"] != other["title"] for one, other in zip(mine, theirs, strict=True)), "not translated"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_line_of_a_ledger_can_be_looked_up(game: str, lang: str) -> None:
    numbers = [rule["number"] for part in rules_in(game, lang) for rule in part]
    prefixes = {number.partition("-")[0] for number in numbers}
    ours = [line for ledger in ledgers() for line in ledger.lines if line.partition("-")[0] in prefixes]
    assert sorted(number for number in numbers if "Q" not in number) == sorted(ours)
    for ledger in looked_up(game, lang):
        used = {tag["tag"] for chapter in ledger["chapters"] for rule in chapter["rules"] for tag in rule["tags"]}
        assert used <= ledger["tags"].keys(), "a tag that nobody explains"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_rules_refer_to_rules_that_are_there(game: str, lang: str) -> None:
    rules = [rule for part in rules_in(game, lang) for rule in part]
    numbers = {rule["number"] for rule in rules}
    named = {number for rule in rules for number in re.findall(r"\b[A-Z]{3,4}-Q?\d+", rule["text"])}
    assert named <= numbers


def test_a_ledger_is_read() -> None:
    ledger = read(MORRIS)
    assert ledger["title"] == "Nine Men's Morris"
    assert ledger["tags"] == {"R": "the rulebook", "D": "follows from other lines"}
    assert ledger["about"] == "There are no cards."
    assert [chapter["title"] for chapter in ledger["chapters"]] == ["Setup", "Mills: three in a row"]
    [[first], [second, open_question]] = [chapter["rules"] for chapter in ledger["chapters"]]
    assert first["tags"] == [{"tag": "R", "only": ""}, {"tag": "D", "only": ""}]
    assert first["text"] == "Each player has nine men."
    assert second == {
        "number": "NMM-002", "tags": [{"tag": "D", "only": "how many"}], "text": "A mill removes one man, see NMM-001."
    }  # fmt: skip
    assert open_question["text"] == "Two at once? (Proposal: A)", "no tag of this ledger"


@pytest.mark.parametrize(
    ("query", "numbers"),
    [
        ("man", ["NMM-002"]),
        ("MEN nine", ["NMM-001"]),
        ("mills", ["NMM-002", "NMM-Q01"]),
        ("mills man", ["NMM-002"]),
        ("nmm-2", ["NMM-002"]),
        ("NMM-Q1", ["NMM-Q01"]),
        ("nmm 001", ["NMM-001", "NMM-002"]),
        ("layer", ["NMM-001"]),
        ("removing removes", []),
        ("lines", []),
        ("threes", ["NMM-002", "NMM-Q01"]),
        ("ach", []),
        ("", ["NMM-001", "NMM-002", "NMM-Q01"]),
        ("man men", []),
    ],
)
def test_rules_are_found_by_words_and_numbers(query: str, numbers: list[str]) -> None:
    found = find(read(MORRIS), query)
    assert [rule["number"] for chapter in found for rule in chapter["rules"]] == numbers
    assert all(chapter["rules"] for chapter in found)


def test_a_ledger_of_a_game_from_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "morris" / "rules" / "de").mkdir(parents=True)
    (tmp_path / "morris" / "__init__.py").write_text("")
    (tmp_path / "morris" / "rules" / "morris.md").write_text(MORRIS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "morris", raising=False)
    place = "morris:rules/morris.md"
    assert read_place.__wrapped__(place, "de")["title"] == "Nine Men's Morris", "English where nothing else is there"
    german = MORRIS.replace("Rule ledger: Nine Men's Morris", "Regelverzeichnis: Mühle")
    (tmp_path / "morris" / "rules" / "de" / "morris.md").write_text(german, encoding="utf-8")
    assert read_place.__wrapped__(place, "de")["title"] == "Mühle"
    for missing in ("morris:rules/nothing.md", "nowhere:rules/morris.md"):
        with pytest.raises(BrokenBox, match="there is no ledger at"):
            read_place(missing, "en")
