"""Upkeep (ledger section Upkeep), and the income of tiles."""

from typing import Any

import pytest

from tests.lowlands.situations import Situation, situation

TEN = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]
SYMBOLS = {
    "income_board": {
        "fences": [
            {"count": 2, "gives": "card"}, {"count": 2, "gives": "coin"}, {"count": 2, "gives": "card_or_coin"},
            {"count": 4, "gives": "card_or_coin"},
        ],
    },
}  # fmt: skip
NO_SYMBOLS = {"income_board": {"fences": [{"count": 10, "gives": "laborer"}], "houses": ["laborer"] * 4}}
OUT_OF_WORK: list[dict[str, Any]] = [{"farmers": []}, {"farmers": []}]


def upkeep(*others: dict[str, Any], **given: Any) -> Situation:
    return situation(*others, phase="upkeep", **given)


@pytest.mark.rule("LOW-175")
def test_the_six_steps_in_their_order() -> None:
    wool = {**NO_SYMBOLS, "S08": [{"block": "income", "what": "coins", "count": 1, "per": "sheep"}]}
    t = situation(
        {"farmers": [], "steps": 5}, {"farmers": []}, farmers=[2], laborers={}, tiles={"S08": 19}, printed=wool,
        coins=0, pastures=TEN, sheep=2, sea=[1, 3, 2], deck="2 wood, clay, stone, wood", market=[0, 0, 0],
    )  # fmt: skip
    t.place(2, "draw").pick("deck")
    kinds = [kind for kind in t.events if kind in ("breed", "draw", "get-coins", "first-player", "flood")]
    assert kinds == ["draw", "breed", "draw", "get-coins", "draw", "draw", "first-player", "flood"]
    assert t.coins() == 3  # income counts the lamb
    assert t.hand(0) == "2 wood, clay"  # and goes by the old first player
    assert (t.player().farmers, t.state.market, t.seat, t.state.flood) == (0b111, [2, 1, 1], 1, 1 + 3)


@pytest.mark.rule("LOW-176")
@pytest.mark.parametrize("sheep", range(7))
def test_one_new_sheep_for_every_two(sheep: int) -> None:
    assert upkeep(pastures=TEN, sheep=sheep).sheep() == sheep + sheep // 2


@pytest.mark.rule("LOW-176")
def test_everybody_breeds() -> None:
    t = upkeep({"pastures": TEN, "sheep": 4}, {"pastures": TEN, "sheep": 6}, pastures=TEN, sheep=2)
    assert [t.sheep(seat) for seat in range(3)] == [3, 6, 9]


@pytest.mark.rule("LOW-177")
def test_parents_may_stand_apart() -> None:
    t = upkeep(pastures=[[0], [4], [15, 16]], sheep=2)
    assert t.sheep() == 3
    assert upkeep(pastures=[[0], [4], [15]], sheep=3).sheep() == 3  # no room, though


@pytest.mark.rule("LOW-178")
def test_income_goes_in_player_order() -> None:
    t = upkeep(first=1, deck="wood, clay, stone")
    assert [t.hand(seat) for seat in (1, 2, 0)] == ["wood", "clay", "stone"]


@pytest.mark.rule("LOW-178")
def test_every_free_symbol_gives_income() -> None:
    houses = {"income_board": {**SYMBOLS["income_board"], "houses": ["coin", "card", "coin", "card"]}}
    tiles = {"A05": 0, "A06": 4, "A07": 15, "A08": 19}
    t = upkeep(fences=[0, 1, 2, 3, 20, 21, 22, 23, 24, 30], tiles=tiles, printed=houses, sheep=0, coins=0)
    assert (t.cards(), t.coins()) == (1 + 1 + 2, 1 + 2)


@pytest.mark.rule("LOW-179", "LOW-188")
def test_the_basic_income_is_one_hidden_card() -> None:
    t = upkeep(deck="clay", display="4 wood", coins=0)
    assert (t.hand(), t.display, t.coins()) == ("clay", "4 wood", 0)


@pytest.mark.rule("LOW-180")
def test_a_card_symbol_and_a_coin_symbol() -> None:
    given: dict[str, Any] = {"pastures": [[7, 12]], "printed": SYMBOLS, "coins": 0, "display": "4 wood"}
    t = upkeep(fences=[0, 1], deck="clay, stone", **given)
    assert (t.hand(), t.coins(), t.display) == ("clay, stone", 0, "4 wood")
    t = upkeep(fences=[0, 1, 2, 3], deck="clay, stone", **given)
    assert (t.hand(), t.coins()) == ("clay, stone", 1)


@pytest.mark.rule("LOW-180")
@pytest.mark.parametrize(
    ("picks", "cards", "coins"),
    [(["cards", "cards"], 4, 1), (["cards", "coins"], 3, 2), (["coins", "coins"], 2, 3)],
)
def test_a_symbol_with_a_choice_asks_each_time(picks: list[str], cards: int, coins: int) -> None:
    t = upkeep(pastures=[[7, 12]], fences=[0, 1, 2, 3, 4, 20, 21, 22, 23, 24], printed=SYMBOLS, coins=0)
    assert (t.prompt, t.offered) == ("income", ["good cards", "good coins"])
    t.pick(*picks)
    assert (t.cards(), t.coins()) == (cards, coins)


@pytest.mark.rule("LOW-181")
def test_farmers_return() -> None:
    t = upkeep({"used": {"dike": 1, "sheep": 2}}, used={"draw": 3})
    for seat in (0, 1):
        me = t.player(seat)
        assert (me.farmers, me.used) == (0b111, [0, 0, 0, 0, 0])


@pytest.mark.rule("LOW-182")
@pytest.mark.parametrize("market", [[0, 0, 0], [4, 3, 3]])
def test_the_market_is_reset(market: list[int]) -> None:
    rows = [{"spaces": 4, "sheep": 2}, {"spaces": 3, "sheep": 1}, {"spaces": 3, "sheep": 0}]
    t = upkeep(market=market, printed={"market 3": {"rows": rows}}, sheep=1)
    assert t.state.market == [2, 1, 0]
    assert t.sheep() == 1  # what was sold does not come back


@pytest.mark.rule("LOW-183")
def test_the_leader_on_the_dike_becomes_first_player() -> None:
    t = upkeep({"steps": 3}, {"steps": 7}, steps=5)
    assert (t.state.first, t.seat, t.prompt) == (2, 2, "place-farmer")


@pytest.mark.rule("LOW-183")
@pytest.mark.parametrize(("markers", "leader"), [([0, 1, 2], 1), ([1, 0, 2], 0)])
def test_on_a_shared_space_the_upper_marker_leads(markers: list[int], leader: int) -> None:
    t = upkeep({"steps": 3}, {"steps": 2}, steps=3, markers=markers)
    assert t.state.first == leader


@pytest.mark.rule("LOW-183")
def test_who_arrives_later_lies_on_top() -> None:
    t = situation({"steps": 1, "farmers": []}, {"farmers": []}, hand="wood", farmers=[2], markers=[2, 0, 1])
    t.place(2, "dike").pick("wood")
    assert (t.steps(0), t.steps(1), t.state.leader().seat) == (1, 1, 0)


@pytest.mark.rule("LOW-184")
@pytest.mark.parametrize(("half", "value"), [(1, 5), (2, 3)])
def test_the_leftmost_hidden_flood_card_is_revealed(half: int, value: int) -> None:
    before = situation(half=half, sea=[2, 5, 3], flood=12)
    assert before.state.opened == half
    t = situation(*OUT_OF_WORK, farmers=[2], half=half, sea=[2, 5, 3], flood=12).place(2, "draw").pick("deck")
    flood = next(event for event in t.game.events if event.kind == "flood")
    assert (flood.facts["value"], flood.facts["flood"]) == (value, 12 + value)


@pytest.mark.rule("LOW-185")
def test_the_last_upkeep_leaves_out_three_steps() -> None:
    t = upkeep(
        {"steps": 9}, stage=3, half=2, used={"draw": 3}, market=[0, 0, 0], sea=[1, 2, 3], flood=20, segments=13,
        pastures=TEN, sheep=2, printed=NO_SYMBOLS,
    )  # fmt: skip
    assert (t.sheep(), t.cards()) == (3, 1)  # breeding and income as always
    assert (t.player().farmers, t.player().used) == (0, [0, 0, 0, 0, 3])
    assert (t.state.market, t.state.first) == ([0, 0, 0], 0)
    assert t.state.flood == 23
    assert t.game.choice is None


@pytest.mark.rule("LOW-185")
@pytest.mark.parametrize(("stage", "half"), [(1, 2), (2, 2), (3, 1)])
def test_all_other_upkeeps_have_all_steps(stage: int, half: int) -> None:
    t = upkeep({"steps": 1}, stage=stage, half=half, used={"draw": 3}, market=[0, 0, 0])
    assert (t.player().farmers, t.state.market, t.state.first) == (0b111, [2, 1, 1], 1)
    assert (t.prompt, t.state.half) == ("place-farmer", 1 if half == 1 else 0)  # the very next work phase


@pytest.mark.rule("LOW-186")
def test_seven_sheep_with_room_breed_three() -> None:
    assert upkeep(pastures=TEN, sheep=7).sheep() == 10


@pytest.mark.rule("LOW-187")
def test_seven_sheep_with_room_for_one_breed_one() -> None:
    assert upkeep(pastures=[[0, 1, 2, 3, 5, 6, 7, 8]], sheep=7).sheep() == 8


# income


def tile_income(tiles: dict[str, int], *effects: dict[str, Any], **given: Any) -> Situation:
    printed = {**NO_SYMBOLS, next(iter(tiles)): {"effects": list(effects), **given.pop("tile", {})}}
    return upkeep(tiles=tiles, printed=printed, coins=0, **given)


def test_income_of_a_tile_comes_on_top() -> None:
    t = tile_income({"F14": 0}, {"block": "income", "what": "coins", "count": 2})
    assert (t.cards(), t.coins()) == (1, 2)


def test_income_of_cards_comes_from_the_hidden_deck() -> None:
    t = tile_income(
        {"F14": 0}, {"block": "income", "what": "cards", "count": 2}, deck="clay, 2 stone", display="4 wood"
    )
    assert (t.hand(), t.display) == ("clay, 2 stone", "4 wood")


def test_income_for_every_so_many_counts_after_breeding() -> None:
    effect = {"block": "income", "what": "coins", "count": 2, "per": "sheep", "every": 4}
    assert tile_income({"S08": 19}, effect, pastures=TEN, sheep=5).coins() == 2  # 7 sheep
    assert tile_income({"S08": 19}, effect, pastures=TEN, sheep=6).coins() == 4  # 9 sheep
    assert tile_income({"S08": 19}, effect, pastures=TEN, sheep=2).coins() == 0  # 3 sheep


@pytest.mark.parametrize(
    ("where", "cell", "coins"), [("outside", 0, 1), ("outside", 7, 0), ("inside", 7, 1), ("inside", 0, 0)]
)
def test_income_of_a_feature_that_must_lie_inside_or_outside(where: str, cell: int, coins: int) -> None:
    effect = {"block": "income", "what": "coins", "count": 1}
    assert tile_income({"F14": cell}, effect, tile={"where": where}, sheep=0).coins() == coins
