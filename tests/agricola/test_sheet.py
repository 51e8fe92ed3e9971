"""Where points come from: everybody may know it of everybody."""

from tests.agricola.situations import situation


def test_the_points_of_cards_are_told_one_by_one() -> None:
    t = situation({"played": ["well"]}, goods="7 wood, 3 sheep", played=["joinery", "loom"], noted=2, pastures=[[0, 1]])
    for viewer in (0, 1, None):
        mine, other = t.game.view(viewer)["table"]["sheet"]
        assert mine["bonus"] == [
            {"said": {"kind": "craft", "card": "joinery", "goods": ["wood"] * 7}, "points": 3},
            {"said": {"kind": "card", "card": "loom"}, "points": 1},
            {"said": {"kind": "noted"}, "points": 2},
        ]
        assert mine["sheep"] == [{"said": {"kind": "number", "count": 3}, "points": 1}]
        assert other["improvements"] == [{"said": {"kind": "card", "card": "well"}, "points": 4}]
        assert other["bonus"] == []


def test_two_workshops_share_their_goods() -> None:
    t = situation(goods="10 wood, 2 clay", played=["joinery", "second-joinery", "pottery"], players=6)
    made = t.game.view(0)["table"]["sheet"][0]["bonus"]
    assert [(one["said"]["card"], len(one["said"]["goods"]), one["points"]) for one in made] == [
        ("joinery", 3, 1), ("second-joinery", 7, 3),
    ]  # fmt: skip
