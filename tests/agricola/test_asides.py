"""What may be done at any time stands beside what is asked: whether it is of use, and that it comes last."""

import pytest

from allmende.terminal.frame import numbered
from tests.agricola.situations import Situation, situation


def aside(t: Situation) -> str | None:
    choice = t.game.view(0)["choice"]
    found: list[str] = [one["aside"] for one in choice["options"] if one["key"] == ["anytime"]]
    assert all("aside" not in one for one in choice["options"] if one["key"] != ["anytime"])
    return found[0] if found else None


@pytest.mark.parametrize(
    ("goods", "played", "told"),
    [
        ("", [], None),
        ("3 food, 2 wood", [], "idle"),
        ("grain", [], "useful"),
        ("sheep", [], "idle"),
        ("sheep", ["fireplace-2"], "useful"),
    ],
)
def test_giving_goods_back_alone_is_of_no_use(goods: str, played: list[str], told: str | None) -> None:
    t = situation(goods=goods, played=played)
    assert aside(t) == told
    assert t.offers("anytime") == (told is not None), "what is legal is offered"


def test_in_the_terminal_it_comes_last() -> None:
    t = situation(goods="grain", variants=["open-display"], cards="deal")
    assert t.game.choice is not None
    options = numbered(t.game, t.game.choice, "en")
    assert t.game.key(options[-1].option) == ("anytime",)
    assert [one.number for one in options] == list(range(1, len(options) + 1))
