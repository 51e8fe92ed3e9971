"""What a seat's view tells it in advance: costs, exchanges, who could stay where, how a draft goes on."""

from typing import Any

from allmende import new_game
from tests.agricola.situations import Situation, harvest, situation


def previews(table: Situation) -> dict[str, Any]:
    found: dict[str, Any] = table.game.view(0)["table"]["previews"]
    return found


def test_fences_cost_a_wood_each_as_far_as_there_is_wood() -> None:
    assert previews(situation(goods="3 wood"))["fences"] == [[{"wood": 1}], [{"wood": 2}], [{"wood": 3}]]
    assert previews(situation())["fences"] == []


def test_cards_change_what_fences_cost() -> None:
    table = situation(goods="wood, clay", played=["rammed-clay"])
    assert {"wood": 1, "clay": 1} in previews(table)["fences"][1]


def test_exchanges_and_ovens_of_the_own_cards() -> None:
    table = situation(goods="wood", played=["joinery", "clay-oven"])
    [joinery] = previews(table)["exchanges"]
    assert (joinery["give"], joinery["get"], joinery["key"]) == ({"wood": 1}, {"food": 2}, ["exchange", "joinery-0"])
    assert (joinery["harvest"], joinery["open"]) == (True, True)
    assert previews(table)["ovens"] == [{"limit": 1, "food": 5}]


def test_who_could_stay_and_where() -> None:
    table = situation(goods="boar, cattle", pastures=[[2, 3]], piles={"sheep-market": 4}, rounds=["sheep-market"])
    housing = previews(table.place("sheep-market"))["housing"]
    assert housing["animals"] == [4, 1, 1]
    assert [(place["size"], place["mixed"], place["pasture"]) for place in housing["places"]] == [
        (4, False, True), (1, True, False),
    ]  # fmt: skip
    keeps = {tuple(keep["counts"]): keep["standing"] for keep in housing["keeps"]}
    assert set(keeps) == {(0, 1, 1), (4, 0, 1), (4, 1, 0)}
    assert keeps[4, 0, 1] == [[4, 0, 0], [0, 0, 1]]


def test_young_animals_before_they_are_born() -> None:
    table = harvest(goods="9 food, 4 sheep, boar", pastures=[[2, 3]], played=["fireplace-2"])
    assert table.prompt == "make-room"
    breeding = previews(table)["breeding"]
    assert breeding["young"] == ["sheep"]
    assert breeding["housing"]["animals"] == [5, 1, 0]
    assert previews(situation())["breeding"] is None


def test_nobody_else_is_told() -> None:
    table = situation(goods="3 wood")
    assert table.game.view(None)["table"]["previews"] is None
    assert table.game.view(1)["table"]["previews"]["fences"] == []


def test_how_a_draft_goes_on() -> None:
    game = new_game("agricola", players=2, seed=1, cards="draft")
    drafting = game.view(0)["table"]["drafting"]
    assert (drafting["part"], drafting["round"], len(drafting["parts"])) == (0, 0, 2)
    assert drafting["parts"][0] == {
        "dealt": [7, 0], "rounds": [[1, 0]] * 6, "keep_rest": True, "to_the_right": False,
    }  # fmt: skip
    for _ in range(2 * 6):
        game.play(game.choices[0].options[0])
    drafting = game.view(0)["table"]["drafting"]
    assert (drafting["part"], drafting["round"]) == (1, 0)
    assert situation().game.view(0)["table"]["drafting"] is None
