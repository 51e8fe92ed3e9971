"""Components and set-up (ledger: Components, General set-up, Player set-up)."""

from itertools import pairwise
from typing import Any

import pytest

from allmende import new_game
from allmende.lowlands import RULES
from allmende.lowlands.state import TIDE, Lowlands
from allmende.lowlands.tiles import load_tiles
from allmende.table import BadGameOption, ImpossibleSituation
from allmende.table.rng import seeded
from tests.lowlands.situations import situation

COUNTS = (2, 3, 4)
SEEDS = range(40)
BARNS = [f"S{n:02}" for n in range(1, 13)] + ["A01", "A02", "A03", "A04"]
"""Buildings that may house more sheep than there are pieces."""


def laid_out(players: int = 3, seed: int = 0, beginner: bool = False) -> Lowlands:
    """The table before the first turn of the tide."""
    return RULES.setup(RULES.options({"players": players, "beginner": beginner}), seeded(seed))


def table(players: int = 3, seed: int = 0) -> dict[str, Any]:
    """What everybody sees once the first flood card is revealed."""
    found: dict[str, Any] = new_game("lowlands", players=players, seed=seed).view(None)["table"]
    return found


# Components


@pytest.mark.rule("LOW-001")
def test_two_three_or_four_players() -> None:
    assert [len(laid_out(players).players) for players in COUNTS] == [2, 3, 4]
    for players in (0, 1, 5):
        with pytest.raises(BadGameOption, match="players must be 2 to 4"):
            new_game("lowlands", players=players)


@pytest.mark.rule("LOW-002", "LOW-003")
def test_the_flood_deck() -> None:
    deck = laid_out().flood_deck
    assert sorted(deck) == [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6]
    assert sum(deck) == 40


@pytest.mark.rule("LOW-004")
@pytest.mark.parametrize("players", COUNTS)
def test_66_resource_cards(players: int) -> None:
    g = laid_out(players)
    cards = g.deck + g.display + [kind for me in g.players for kind in range(3) for _ in range(me.hand[kind])]
    assert [cards.count(kind) for kind in range(3)] == [22, 22, 22]
    assert g.discard == [0, 0, 0]


@pytest.mark.rule("LOW-005")
def test_36_flood_pieces_in_three_layers_of_12() -> None:
    with pytest.raises(ImpossibleSituation, match="flood must be 0 to 36"):
        situation(flood=37)
    for layers, segments in ((1, 3), (2, 7), (3, 13)):
        holds = situation(phase="high-tide", sea=[1, 1, 2], flood=12 * layers, segments=segments)
        breaks = situation(phase="high-tide", sea=[1, 1, 2], flood=12 * layers, segments=segments - 1)
        assert (holds.state.value, breaks.state.value) == (4, 2)


@pytest.mark.rule("LOW-006")
def test_13_dike_segments() -> None:
    lengths = [0] + [situation(segments=built).state.dike_length() for built in range(1, 14)]
    assert [after - before for before, after in pairwise(lengths)] == [4] * 3 + [3] * 4 + [2] * 6
    with pytest.raises(ImpossibleSituation, match="segments must be 0 to 13"):
        situation(segments=14)


@pytest.mark.rule("LOW-007", "LOW-028")
@pytest.mark.parametrize("players", COUNTS)
def test_46_farm_expansions_of_four_kinds(players: int) -> None:
    g = laid_out(players)
    assert [len(g.offer[kind]) + len(g.stacks[kind]) for kind in range(4)] == [16, 12, 12, players + 1]
    assert len({tile.id for piles in (g.offer, g.stacks) for pile in piles for tile in pile}) == 41 + players
    kinds = [tile.kind.value for tile in g.setup.tiles]
    assert [kinds.count(kind) for kind in ("feature", "action", "sheep", "storm")] == [16, 12, 12, 6]


@pytest.mark.rule("LOW-008")
def test_a_farmer_token_for_each_of_four_players() -> None:
    assert sorted(laid_out().tokens) == [0, 1, 2, 3, 4]
    holding = {"plus_two": True, "hand": "clay", "steps": 3}
    t = situation(holding, holding, holding, plus_two=True, hand="clay", steps=3, tokens=["P2", "P1", "P3", "P4", "P5"])
    assert all(me.plus_two for me in t.state.players)
    t.pick("farmer 2", "no", "space dike", "clay")
    assert (t.steps(), t.prompt) == (4, "draw")  # no second token: the other gift, two cards


@pytest.mark.rule("LOW-009", "LOW-010", "LOW-011")
@pytest.mark.parametrize("players", COUNTS)
def test_what_comes_in_the_colour_of_each_player(players: int) -> None:
    assert sorted(laid_out(players).pile) == list(range(players))
    for me in table(players)["players"]:
        assert len(me["fences"]) + me["spare"] == 16
        assert (me["farmers"], me["houses"]) == ([2, 3, 4], 4)
        assert sum(me["laborers"].values()) + me["reserve"] == 2


@pytest.mark.rule("LOW-009")
def test_nobody_has_a_seventeenth_fence() -> None:
    t = situation(fences=list(range(15)), sheep=0, hand="9 wood", laborers={})
    t.place(2, "fences").pick("edge 20", "resource wood", "edge 21")
    assert (t.player().spare, t.cards(), t.prompt) == (0, 8, "take-fence")  # the second one must come from the farm


@pytest.mark.rule("LOW-012", "LOW-069")
def test_there_is_always_another_sheep() -> None:
    farms: list[dict[str, Any]] = [
        {"sheep": 30, "pastures": [list(range(10))], "tiles": dict(zip(BARNS[n : n + 4], range(10, 14), strict=True))}
        for n in (0, 4, 8, 12)
    ]
    printed: dict[str, Any] = {barn: [{"block": "house_tile", "count": 9}] for barn in BARNS}
    printed["F03"] = [{"block": "gain", "what": "sheep", "count": 2}]
    t = situation(*farms[1:], **farms[0], printed=printed, phase="upkeep")
    assert [t.sheep(seat) for seat in range(4)] == [45, 45, 45, 45]  # there are 85 pieces and 6 markers for 3
    t = situation(*farms[1:], **farms[0], printed=printed, offer=["F03"]).place(2, "build").pick("tile F03", "cell 19")
    assert t.sheep() == 32


@pytest.mark.rule("LOW-013", "LOW-069")
def test_there_is_always_another_coin() -> None:
    t = situation(
        {"steps": 400, "coins": 200}, {}, steps=400, coins=100, phase="high-tide", flood=4, sea=[1, 1, 2], segments=1
    )
    assert [t.coins(seat) for seat in range(3)] == [300, 400, 4]  # all coins of the box: 217


@pytest.mark.rule("LOW-008", "LOW-069")
def test_there_is_always_another_dike_breach_token() -> None:
    t = situation({"breaches": 25}, {}, {}, steps=40, phase="high-tide", flood=5, sea=[1, 2, 2], segments=1)
    assert [me.breaches for me in t.state.players] == [0, 45, 20, 20]  # there are 30 pieces


# General set-up


@pytest.mark.rule("LOW-014")
def test_the_flood_deck_is_shuffled_and_face_down() -> None:
    assert len({tuple(laid_out(seed=seed).flood_deck) for seed in SEEDS}) == len(SEEDS)
    assert {laid_out(seed=seed).flood_deck[-1] for seed in SEEDS} == {1, 2, 3, 4, 5, 6}
    assert table()["flood"]["deck"] == 9


@pytest.mark.rule("LOW-015")
def test_beginners_play_without_the_6() -> None:
    assert sorted(laid_out(beginner=True).flood_deck) == [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5]


@pytest.mark.rule("LOW-016")
def test_the_dike_markers_are_stacked_in_random_order_on_the_first_space() -> None:
    tables = [laid_out(seed=seed) for seed in SEEDS]
    assert len({tuple(g.pile) for g in tables}) == 6
    assert all((me.steps, g.dike_points(me)) == (0, 0) for g in tables for me in g.players)


@pytest.mark.rule("LOW-017")
def test_the_progress_tokens_lie_face_up_on_the_first_five_large_spaces() -> None:
    tokens = [table(seed=seed)["track"]["tokens"] for seed in SEEDS]
    assert {tuple(token["space"] for token in row) for row in tokens} == {(4, 8, 12, 16, 20)}
    assert {token["token"] for row in tokens for token in row[:1]} == {"P1", "P2", "P3", "P4", "P5"}
    assert all(len({token["token"] for token in row}) == 5 for row in tokens)


@pytest.mark.rule("LOW-018", "LOW-019")
def test_the_value_marker_starts_in_the_middle() -> None:
    assert table()["value"] == {"position": 3, "dike": 1, "sheep": 3}  # of seven, 0 to 6
    with pytest.raises(ImpossibleSituation, match="value must be 0 to 6"):
        situation(value=7)


@pytest.mark.rule("LOW-020")
def test_the_phase_marker_starts_on_the_turn_of_the_tide() -> None:
    g = laid_out()
    assert (g.phase, g.stage, g.sea, g.flood) == (TIDE, 0, [], 0)


@pytest.mark.rule("LOW-021")
@pytest.mark.parametrize("players", COUNTS)
def test_four_resource_cards_are_open(players: int) -> None:
    shown = table(players)
    assert (len(shown["display"]), shown["deck"]) == (4, 62 - 4 * players)
    assert len({tuple(laid_out(players, seed).deck) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("LOW-022", "LOW-024")
@pytest.mark.parametrize("players", COUNTS)
def test_market_and_store_by_the_number_of_players(players: int) -> None:
    shown, board = table(players), load_tiles().markets[players]
    assert shown["dike"]["store"]["spaces"] == board.store
    assert shown["market"] == [{"spaces": row.spaces, "sheep": row.sheep} for row in board.rows]
    assert 0 < sum(row["sheep"] for row in shown["market"]) < sum(row["spaces"] for row in shown["market"])


@pytest.mark.rule("LOW-023")
def test_the_material_store_is_empty_and_takes_every_type() -> None:
    assert table()["dike"] == {"segments": 0, "length": 0, "store": {"resource": None, "stored": 0, "spaces": 5}}
    t = situation(hand="wood, clay, stone").place(2, "dike")
    assert t.offered == ["resource wood", "resource clay", "resource stone"]


@pytest.mark.rule("LOW-025", "LOW-028")
@pytest.mark.parametrize(("kind", "stack"), [("feature", 13), ("action", 9), ("sheep", 9)])
def test_three_tiles_of_a_kind_are_open_and_the_others_a_stack(kind: str, stack: int) -> None:
    shown = [table(seed=seed)["offer"][kind] for seed in SEEDS]
    assert {(len(offer["open"]), offer["stack"]) for offer in shown} == {(3, stack)}
    assert len({tile["tile"] for offer in shown for tile in offer["open"]}) == stack + 3  # any of them may lie there


@pytest.mark.rule("LOW-026", "LOW-027")
@pytest.mark.parametrize(("players", "shown"), [(2, 3), (3, 4), (4, 5)])
def test_one_storm_surge_building_more_than_players(players: int, shown: int) -> None:
    storms = [table(players, seed)["offer"]["storm"] for seed in SEEDS]
    assert {(len(storm["open"]), storm["stack"]) for storm in storms} == {(shown, 0)}
    assert len({tile["tile"] for storm in storms for tile in storm["open"]}) == 6


# Player set-up


@pytest.mark.rule("LOW-029")
def test_everybody_gets_another_farmyard_at_random() -> None:
    boards = [tuple(me["board"] for me in table(4, seed)["players"]) for seed in range(100)]
    assert all(sorted(row) == ["B1", "B2", "B3", "B4"] for row in boards)
    assert len(set(boards)) == 24


@pytest.mark.rule("LOW-030")
@pytest.mark.parametrize("players", COUNTS)
def test_what_everybody_starts_with(players: int) -> None:
    game = new_game("lowlands", players=players)
    for seat, me in enumerate(game.view(None)["table"]["players"]):
        assert (me["farmers"], me["houses"], me["sheep"], me["laborers"]["draw"], me["reserve"]) == (
            [2, 3, 4],
            4,
            2,
            1,
            1,
        )
        assert me["hand"] == {"count": 4, "known": {"wood": 0, "clay": 0, "stone": 0}}  # hidden from the others
        assert sum(game.view(seat)["table"]["players"][seat]["hand"]["known"].values()) == 4


@pytest.mark.rule("LOW-031")
def test_the_start_pasture_holds_the_two_sheep_and_the_income_board_is_covered() -> None:
    for me in table()["players"]:
        assert (me["pastures"], len(me["fences"]), me["room"]) == ([[7, 12]], 6, 2)
        assert [cell for cell, sheep in enumerate(me["herd"]) if sheep] == [7, 12]
        assert (me["spare"], me["houses"]) == (10, 4)
        assert me["income"] == {"cards": 1, "coins": 0, "card_or_coin": 0}


@pytest.mark.rule("LOW-032")
def test_some_spaces_carry_bush_trees_or_ponds() -> None:
    for me in table(4)["players"]:
        found = [types for types in me["terrain"] if types]
        assert {name for types in found for name in types} == {"bush", "tree", "pond"}
        assert 0 < len(found) < 20
        assert [types for types in found if len(types) > 1] == [["bush", "pond"]]


@pytest.mark.rule("LOW-033", "LOW-034", "LOW-035")
@pytest.mark.parametrize("players", COUNTS)
def test_the_top_marker_makes_the_first_player_and_the_others_get_a_coin(players: int) -> None:
    firsts = set()
    for seed in SEEDS:
        shown = table(players, seed)
        first = shown["track"]["markers"][-1]["seat"]
        assert (shown["first"], shown["active"]) == (first, first)
        assert [me["coins"] for me in shown["players"]] == [4 if seat == first else 5 for seat in range(players)]
        firsts.add(first)
    assert firsts == set(range(players))
