"""Why a pile, a card or a landscape of Dominion cannot be picked, in the words that a person reads."""

from typing import Any

import pytest

from allmende.locales import describe_why_not
from tests.dominion.situations import Situation, situation

KINGDOM = ["village", "smithy", "cellar", "chapel", "moat", "market", "militia", "mine", "remodel", "workshop"]


def why(t: Situation, thing: str, lang: str = "en") -> list[str]:
    return describe_why_not(t.game, 0, tuple(thing.split()), lang, ["Anna", "Bo"])


CASES: list[tuple[dict[str, Any], str, str]] = [
    ({"phase": "buy", "coins": 3}, "pile market", "costs $5; you have $3"),
    ({"phase": "buy", "coins": 8, "piles": {"market": 0}}, "pile market", "none are left"),
    ({"hand": "village, copper"}, "pile market", "not now: it is for your Buy phase"),
    ({"hand": "village, copper"}, "card copper", "not now: it is for your Buy phase"),
    ({"hand": "village, estate"}, "card estate", "it is not played: it counts at the end"),
    ({"phase": "buy", "hand": "smithy, copper"}, "card smithy", "not now: your Action phase is over"),
    ({"phase": "buy", "hand": "smithy, copper", "actions": 0}, "card smithy", "you have no Actions left this turn"),
]


@pytest.mark.parametrize(("given", "thing", "told"), CASES)
def test_why_a_card_cannot_be_had_or_played(given: dict[str, Any], thing: str, told: str) -> None:
    t = situation(kingdom=KINGDOM, **given)
    assert thing not in t.offered
    assert why(t, thing) == [told]
    assert len(why(t, thing, "de")) == 1


def test_treasures_come_before_buys() -> None:
    t = situation(kingdom=KINGDOM, phase="buy", hand="copper, silver", coins=3, buys=2).pick("pile cellar")
    assert why(t, "card copper") == ["Treasures are played before you buy"]


def test_another_turn_another_question() -> None:
    t = situation({"hand": "moat, 4 copper"}, kingdom=KINGDOM, hand="militia, 4 copper").pick("militia")
    assert why(t, "pile market") == ["it is Bo's turn"]
    t = situation(kingdom=KINGDOM, hand="chapel, 3 copper").pick("chapel")
    assert why(t, "pile market")[0].startswith("not part of what is asked now: ")


def test_debt_and_landscapes() -> None:
    t = situation(phase="buy", coins=3, buys=2, tokens={"debt": 4}, landscapes=["donate"], hand="copper")
    assert why(t, "pile silver") == why(t, "landscape donate") == ["first pay your debt: 4"]
    t = situation(phase="buy", coins=3, landscapes=["guildhall", "fountain"], hand="copper")
    assert why(t, "landscape guildhall") == ["costs $5; you have $3"]
    assert why(t, "landscape fountain") == ["it cannot be bought: it counts for everybody"]
    t = situation(phase="buy", coins=9, buys=2, landscapes=["guildhall"], hand="copper").pick("landscape guildhall")
    assert why(t, "landscape guildhall") == ["you have it already"]


def test_a_card_below_another_of_its_pile() -> None:
    t = situation(phase="buy", coins=9, hand="copper", kingdom=["castles", *KINGDOM[:9]])
    assert why(t, "pile kings-castle") == ["under Humble Castle in its pile"]
