"""Horses and scoring (ledger: Horses, Game end and scoring)."""

from typing import Any

import pytest

from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.course.scoring import plain_points
from tests.agricola.moor.situations import begun, moor
from tests.agricola.situations import situation

PASTURE = [[3, 4]]
"""Room for four."""


# Living with horses


@pytest.mark.rule("MOOR-167", "MOOR-169")
@pytest.mark.parametrize(
    ("goods", "given", "fits"),
    [
        ("horse", {}, True),  # a pet
        ("2 horse", {}, False),
        ("2 horse", {"stables": [4]}, True),  # a pet, and one in the stable
        ("4 horse", {"pastures": PASTURE}, True),
        ("6 horse", {"pastures": PASTURE}, False),
        ("5 horse", {"pastures": PASTURE}, True),
        ("2 horse, 2 sheep", {"pastures": PASTURE}, False),  # one type in each pasture
        ("horse, 4 sheep", {"pastures": PASTURE}, True),
        ("2 horse, 2 sheep, boar, cattle", {"pastures": [[4], [3]], "stables": [14]}, True),
    ],
)
def test_horses_need_room_like_other_animals(goods: str, given: dict[str, object], fits: bool) -> None:
    t = moor(**given, goods="9 food")
    for part in goods.split(", "):
        number, _, name = part.rpartition(" ")
        t.player().goods[("sheep", "boar", "cattle", "horse").index(name) + 7] = int(number or 1)
    assert t.player().crowded() != fits


@pytest.mark.rule("MOOR-168")
def test_no_space_gives_horses() -> None:
    for players in range(1, 7):
        for space in begun(players=players).state.view(None)["spaces"]:
            assert space["good"] != "horse"
            assert "horse" not in space["gives"]
    t = moor(players=5, goods="5 food").place("animal-market")
    assert not t.offers("good horse")
    t = moor(players=6, goods="sheep, boar, cattle", stables=[3, 4])
    assert not t.usable("corral"), "it gives the first missing type of the three"


@pytest.mark.rule("MOOR-169")
@pytest.mark.parametrize(("horses", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (4, 5), (5, 5)])
def test_two_horses_have_a_young_one_if_there_is_room(horses: int, after: int) -> None:
    t = moor(goods=f"{horses} horse", pastures=PASTURE, phase="breeding", round=4)
    while t.prompt == "house-animals":
        t.pick("discard horse")
    assert t.count("horse") == after


@pytest.mark.rule("MOOR-169")
def test_horses_breed_beside_others() -> None:
    t = moor(goods="2 horse, 2 sheep", pastures=[[3, 4], [8, 9]], phase="breeding", round=4)
    assert t.goods() == "3 sheep, 3 horse"


@pytest.mark.rule("MOOR-169", "MOOR-170")
def test_a_young_horse_is_not_cooked() -> None:
    t = moor(goods="5 horse", pastures=PASTURE, played=["cookhouse"], phase="breeding", round=4)
    assert t.prompt == "make-room"
    t.pick("done")
    assert t.count("horse") == 5


@pytest.mark.rule("MOOR-172")
@pytest.mark.parametrize(
    ("cards", "cooks"),
    [
        (["open-grill"], True),
        (["horse-butchery"], True),
        (["fireplace-2", "pot-roast-recipe"], True),
        (["cooking-hearth-4", "pot-roast-recipe"], True),
        (["pot-roast-recipe"], False),
        (["fireplace-2"], False),
        (["heating-oven"], False),
    ],
)
def test_minor_improvements_that_turn_horses_into_food(cards: list[str], cooks: bool) -> None:
    t = moor(goods="horse", played=cards).pick("anytime")
    assert t.offers("eat horse") == cooks
    if cooks:
        assert t.pick("eat horse").food() == 2


@pytest.mark.rule("MOOR-172")
def test_the_butchers_block_is_among_them() -> None:
    cards = ["butchers-block", "open-grill", "horse-butchery", "pot-roast-recipe"]
    assert [BY_SLUG[card].code for card in cards] == ["M101", "M105", "M106", "M107"]


# Points


@pytest.mark.rule("MOOR-176")
def test_everything_else_scores_as_in_the_base_game() -> None:
    given: dict[str, Any] = {
        "goods": "3 grain, 2 vegetable, 4 sheep, boar", "fields": [0, 1, 2], "pastures": [[3, 4], [8, 9]],
        "stables": [3], "rooms": [5, 10, 11], "material": "clay", "people": 3, "begging": 1, "played": ["well"],
        "round": 5,
    }  # fmt: skip
    with_horses, without = moor(level=1, **given), situation(cards="none", **given)
    sheet = {line: points for line, points in with_horses.game.scores()[0].items() if line not in ("horses", "total")}
    assert sheet == {line: points for line, points in without.game.scores()[0].items() if line != "total"}
    assert plain_points(with_horses.player()) == plain_points(without.player())


@pytest.mark.rule("MOOR-177", "MOOR-178")
@pytest.mark.parametrize(("horses", "points"), [(0, -1), (1, 1), (2, 2), (4, 4), (5, 5), (9, 9)])
def test_each_horse_is_worth_a_point_and_none_costs_one(horses: int, points: int) -> None:
    t = moor(goods=f"{horses} horse", pastures=[[3, 4, 8, 9]], stables=[3])
    assert t.score("horses") == points
    step = t.state.view(None)["players"][0]["steps"]["horses"]
    assert step == {"count": horses, "next": horses + 1, "gain": 1 if horses else 2}


@pytest.mark.rule("MOOR-179")
@pytest.mark.parametrize("card", ["bog-pony", "drag-horses"])
def test_cards_with_horses_in_their_names_are_no_horses(card: str) -> None:
    assert moor(played=[card]).score("horses") == -1


@pytest.mark.rule("MOOR-182")
def test_the_most_points_win_and_a_tie_is_a_shared_victory() -> None:
    """In the base game the goods that are left would decide."""
    t = moor({"goods": "9 wood"}, phase="round-end", round=14)
    assert t.game.winners() == [0, 1]
    t = moor({"goods": "horse"}, phase="round-end", round=14)
    assert t.game.winners() == [1]
    t = situation({"goods": "9 wood"}, cards="none", phase="round-end", round=14)
    assert t.game.winners() == [1]
