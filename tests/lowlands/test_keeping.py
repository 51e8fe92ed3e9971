"""Keeping sheep (ledger section Keeping sheep)."""

from typing import Any

import pytest

from allmende import new_game
from allmende.lowlands.state import Lowlands
from allmende.table.errors import ImpossibleSituation
from allmende.table.rng import seeded
from tests.lowlands.situations import situation

PLAIN: dict[str, Any] = {"F14": [], "F16": [], "A05": [], "A06": []}  # tiles that do nothing


@pytest.mark.rule("LOW-189")
@pytest.mark.parametrize(
    ("pastures", "room"),
    [([[7]], 1), ([[7, 12]], 2), ([[0, 1, 5, 6], [13, 14]], 6), ([[0, 1, 2, 5, 10, 11, 12, 7]], 9)],
)
def test_each_space_inside_a_pasture_houses_one_sheep(pastures: list[list[int]], room: int) -> None:
    """A ring of eight spaces encloses a ninth, which its inner fences close as well."""
    given: dict[str, Any] = {"pastures": pastures, "fences": [20, 21] if pastures == [[7]] else []}
    assert situation(sheep=room, **given).room() == room
    with pytest.raises(ImpossibleSituation, match=f"room for {room} sheep, not for {room + 1}"):
        situation(sheep=room + 1, **given)


@pytest.mark.rule("LOW-190")
def test_tiles_may_house_sheep_or_let_a_space_house_more() -> None:
    assert situation(tiles={"S02": 0}, printed={"S02": [{"block": "house_tile", "count": 3}]}).room() == 2 + 3
    silo = {"S03": [{"block": "house_beside", "spaces": "pasture", "count": 1}]}
    assert situation(tiles={"S03": 6}, printed=silo).room() == 2 + 1


@pytest.mark.rule("LOW-191")
@pytest.mark.parametrize("tile", ["F14", "A05"])
def test_a_tile_houses_no_sheep_unless_it_says_so(tile: str) -> None:
    assert situation(tiles={tile: 12}, printed=PLAIN, sheep=1).room() == 1
    assert situation(tiles={tile: 0}, printed=PLAIN).room() == 2


@pytest.mark.rule("LOW-192")
def test_sheep_are_herded_between_pastures_and_tiles_at_any_time() -> None:
    """One place is free: whichever space of the two pastures is built on, the sheep go elsewhere."""
    t = situation(pastures=[[0, 1], [7]], sheep=2, printed=PLAIN, offer=["F14"]).place(2, "build").pick("tile F14")
    assert len(t.offered) == 20
    stable = {**PLAIN, "S02": [{"block": "house_tile", "count": 1}]}
    t = (
        situation(tiles={"S02": 19}, sheep=2, printed=stable, offer=["F14"])
        .place(2, "build")
        .pick("tile F14", "cell 7")
    )
    assert (t.sheep(), t.room()) == (2, 2)


@pytest.mark.rule("LOW-192")
def test_a_pasture_may_be_given_up_when_its_sheep_fit_elsewhere() -> None:
    t = situation(pastures=[[0, 1, 2], [14]], sheep=3).place(2, "fences").pick("edge 24", "done")
    assert t.offered == ["edge 14", "edge 19", "edge 41", "edge 42"]  # those of the pasture of one space


@pytest.mark.rule("LOW-193")
def test_a_sheep_leaves_a_farm_only_by_a_sale_or_the_storm() -> None:
    rng = seeded(5)
    left = 0
    for seed in range(4):
        game = new_game("lowlands", players=3, seed=seed)
        game.listen()
        while game.choice is not None:
            assert isinstance(game.state, Lowlands)
            before = [me.sheep for me in game.state.players]
            game.play(game.choice.options[rng.below(len(game.choice.options))])
            gone = {event.seat for event in game.events if event.kind in ("sell-sheep", "lose-sheep")}
            fewer = {me.seat for me in game.state.players if me.sheep < before[me.seat]}
            assert fewer <= gone
            left += len(fewer)
    assert left > 10


@pytest.mark.rule("LOW-193")
def test_no_sheep_is_set_free_to_make_room() -> None:
    t = situation(sheep=2, printed=PLAIN, offer=["F14"]).place(2, "build").pick("tile F14")
    assert "cell 7" not in t.offered
    t = situation(sheep=2).place(2, "fences").pick("edge 0", "edge 1")
    assert t.offered == ["edge 0", "edge 1"]  # what was set is taken back, no fence of the pasture


@pytest.mark.rule("LOW-194")
def test_a_sheep_without_a_place_is_not_received() -> None:
    gift = {**PLAIN, "F16": [{"block": "gain", "what": "sheep", "count": 3}]}
    t = situation(sheep=1, printed=gift, offer=["F16"]).place(2, "build").pick("tile F16", "cell 0")
    assert t.sheep() == 2
    t = situation(sheep=2, printed=gift, offer=["F16"]).place(2, "build").pick("tile F16", "cell 0")
    assert t.sheep() == 2


@pytest.mark.rule("LOW-195")
@pytest.mark.parametrize("tile", ["F14", "A05"])
def test_the_sheep_moves_before_the_tile_is_built(tile: str) -> None:
    t = situation(pastures=[[7, 12], [0]], sheep=2, printed=PLAIN, offer=[tile])
    t.place(2, "build").pick(f"tile {tile}", "cell 12")
    assert (t.sheep(), t.room()) == (2, 2)


@pytest.mark.rule("LOW-195")
def test_the_sheep_cannot_wait_for_a_place_on_the_tile_itself() -> None:
    stable = {"S02": [{"block": "house_tile", "count": 3}]}
    t = situation(sheep=2, printed=stable, offer=["S02"]).place(2, "build").pick("tile S02")
    assert "cell 7" not in t.offered


@pytest.mark.rule("LOW-196")
@pytest.mark.parametrize("tile", ["F14", "A05"])
def test_without_another_place_the_space_cannot_be_built_on(tile: str) -> None:
    t = situation(pastures=[[7, 12], [0]], sheep=3, printed=PLAIN, offer=[tile]).place(2, "build").pick(f"tile {tile}")
    assert [cell for cell in (0, 7, 12) if f"cell {cell}" in t.offered] == []
    assert len(t.offered) == 17
