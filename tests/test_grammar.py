"""Every message that counts something is said with −1, 0, 1, 2, 5 and 14 in both languages, and its grammar checked."""

import re

import pytest
from fluent.syntax import ast

from allmende.locales import LANGUAGES
from tests.counts import NUMBERS, everything_said, patterns
from tests.grammar import faults

RIGHT = {
    "en": ["−1 point", "0 points", "2 grain fields", "round 14", "rounds 9 & 14", "1 is missing", "You are 1 short",
           "1 of your horses is lying", "3 food", "with 3 players 2 food", "on the spaces of rounds 4, 7 and 9"],
    "de": ["−1 Punkt", "0 Punkte", "mit 2 Punkten", "1 kleine Anschaffung", "Runde 14", "Es fehlt 1", "2 fehlen",
           "1 deiner Pferde liegt", "3 Holz", "auf den Rundenfeldern 9 & 14"],
}  # fmt: skip
WRONG = {
    "en": ["1 points", "-1 points", "2 begging marker", "rounds 14", "round 9 & 14", "1 are missing", "2 is left",
           "5 moonbeams"],
    "de": ["1 Punkte", "-1 Punkte", "2 Nährwert", "14 Bettelmarke", "Runden 14", "Es fehlen 1", "1 bleiben", "5 fehlt",
           "Rundenfeld 9 & 14", "5 Mondstrahlen"],
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_check_knows_right_from_wrong(lang: str) -> None:
    assert [said for said in RIGHT[lang] if [*faults(lang, said, NUMBERS)]] == []
    assert [said for said in WRONG[lang] if not [*faults(lang, said, NUMBERS)]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_agrees_with_what_it_counts(lang: str) -> None:
    said = everything_said(lang)
    counted = [one for one in said if one.numbers]
    assert len({one.name for one in counted}) > 300
    wrong = {f"{one}: {fault}" for one in said for fault in faults(lang, one.said, one.numbers)}
    assert not wrong, "\n".join(sorted(wrong)[:20])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_negative_numbers_have_a_true_minus_and_keep_their_sign(lang: str) -> None:
    for one in everything_said(lang):
        assert not re.search("(?<![“„=])-1", one.said), one  # what somebody typed stays as it is
    points = [one for one in everything_said(lang) if one.name == "points" and one.args == {"points": -1}]
    assert [one.said for one in points] == [{"en": "−1 point", "de": "−1 Punkt"}[lang]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_singular_writes_its_number_itself(lang: str) -> None:
    """[one] stands for −1, too."""
    for _, name, _, pattern in patterns(lang):
        for said in singulars(pattern):
            assert not any(word.strip("().:,") == "1" for word in said.split()), f"{lang}: {name}: [one] {said}"


def singulars(pattern: ast.Pattern) -> list[str]:
    """What stands in the branches [one] of a message."""
    found: list[str] = []
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        for variant in inner.variants if isinstance(inner, ast.SelectExpression) else []:
            if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                found += [text.value for text in variant.value.elements if isinstance(text, ast.TextElement)]
            found += singulars(variant.value)
    return found
