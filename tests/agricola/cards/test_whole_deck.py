"""The minor improvements that act at spaces, and the occupations about the house, all of them."""

import pytest

from allmende.agricola.cards.card import BY_SLUG
from tests.agricola.cards.playing import OCCUPATIONS
from tests.agricola.situations import situation


@pytest.mark.parametrize(
    ("slug", "players"),
    [("braggart", 3), ("stonecutter", 3), ("house-steward", 3), ("brushwood-collector", 3), ("pastor", 4),
     ("sheep-whisperer", 4), ("animal-tamer", 1), ("consultant", 1)],
)  # fmt: skip
def test_from_how_many_players_a_card_is_dealt(slug: str, players: int) -> None:
    assert BY_SLUG[slug].players == players


COSTS = [
    ("corn-scoop", "wood"), ("canoe", "2 wood"), ("stone-tongs", "wood"), ("milk-jug", "clay"), ("basket", "reed"),
    ("threshing-board", "wood"), ("herring-pot", "clay"), ("brook", ""), ("pitchfork", "wood"), ("loam-pit", "food"),
    ("moldboard-plow", "2 wood"), ("dutch-windmill", "2 wood, 2 stone"), ("bread-paddle", "wood"),
    ("mining-hammer", "wood"), ("scullery", "wood, clay"), ("three-field-rotation", ""), ("butter-churn", "wood"),
]  # fmt: skip


@pytest.mark.parametrize(("slug", "cost"), COSTS)
def test_each_costs_what_is_printed(slug: str, cost: str) -> None:
    t = situation(goods=cost, played=OCCUPATIONS[:3], hand=[slug], placed=["fishing"])
    t.place("meeting-place", slug)
    assert t.played()[-1] == slug
    assert t.goods() == ("food" if slug in ("bread-paddle", "mining-hammer") else "")


TOO_LITTLE = [
    ("corn-scoop", ""), ("canoe", "wood"), ("stone-tongs", ""), ("milk-jug", ""), ("basket", ""),
    ("threshing-board", ""), ("herring-pot", ""), ("pitchfork", ""), ("loam-pit", ""), ("moldboard-plow", "wood"),
    ("dutch-windmill", "wood, 2 stone"), ("dutch-windmill", "2 wood, stone"), ("bread-paddle", ""),
    ("mining-hammer", ""), ("scullery", "wood"), ("scullery", "clay"), ("butter-churn", ""),
]  # fmt: skip


@pytest.mark.parametrize(("slug", "goods"), TOO_LITTLE)
def test_none_is_played_for_less(slug: str, goods: str) -> None:
    t = situation(goods=goods, played=OCCUPATIONS[:3], hand=[slug], placed=["fishing"])
    t.place("meeting-place")
    assert (t.prompt, t.hand()) == ("place-person", [slug])


POINTS = {"canoe": 1, "threshing-board": 1, "loam-pit": 1, "dutch-windmill": 2, "butter-churn": 1}


@pytest.mark.parametrize("slug", [slug for slug, _ in COSTS])
def test_each_scores_its_printed_points(slug: str) -> None:
    assert situation(played=[slug]).score("improvements") == POINTS.get(slug, 0)


@pytest.mark.rule("AGR-218", "AGR-220", "AGR-221")
@pytest.mark.parametrize(
    ("slug", "needed"),
    [("canoe", 1), ("moldboard-plow", 1), ("threshing-board", 2), ("loam-pit", 3), ("three-field-rotation", 3)],
)
def test_some_need_occupations(slug: str, needed: int) -> None:
    for n in range(needed - 1, 5):
        t = situation(goods="2 wood, food", played=OCCUPATIONS[:n], hand=[slug])
        t.place("meeting-place")
        assert t.offers(f"card {slug}") == (n >= needed)


@pytest.mark.rule("AGR-220")
@pytest.mark.parametrize(("n", "playable"), [(0, True), (3, True), (4, False)])
def test_butter_churn_needs_at_most_three_occupations(n: int, playable: bool) -> None:
    t = situation(goods="wood", played=OCCUPATIONS[:n], hand=["butter-churn"])
    t.place("meeting-place")
    assert t.offers("card butter-churn") == playable
