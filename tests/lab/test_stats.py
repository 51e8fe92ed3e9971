"""Statistics of things: what was taken is counted right, and differences have honest intervals."""

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

from allmende import Game
from allmende.bots.dominion.bigmoney import BigMoney
from allmende.lab import BadRun, stats
from allmende.lab.effects import Effect, clear_ones, effect
from allmende.lab.run import checked_run
from allmende.lab.stats import Thing, ThingColumns
from allmende.table import Choice, game_names


def things_of(found: list[Thing]) -> dict[str, Thing]:
    return {f"{thing.kind} {thing.name}": thing for thing in found}


# What was taken


def test_purchases_are_those_of_the_game() -> None:
    """Provinces are six points each, and come from nowhere but the supply."""
    run = checked_run("dominion", ["bigmoney-smithy", "random"], 1, 5, 1, {}, "things")
    played = run.play(3)
    assert played.things is not None
    seat = played.bots.index(0)
    assert "card smithy" in played.things[seat].taken
    assert "card province" in played.things[seat].taken
    assert not set(played.things[seat].taken) & set(played.things[seat].passed)
    for things, points in zip(played.things, played.points, strict=True):
        assert 6 * things.taken.get("card province", 0) == points.get("province", 0)


@pytest.mark.parametrize("name", game_names())
def test_every_game_tells_what_was_taken(name: str) -> None:
    players = 2
    run = checked_run(name, ["random"] * players, 1, 1, 1, {"players": players}, "things")
    kinds = set()
    for number in range(2):
        things = run.play(number).things
        assert things is not None
        assert all(one.taken for one in things)
        kinds |= {thing.split(" ")[0] for one in things for thing in one.taken}
    wanted = {"agricola": {"space", "card"}, "dominion": {"card"}, "lowlands": {"space", "tile"}}
    assert kinds == wanted.get(name, kinds)


def test_dealt_hands_are_different_cards() -> None:
    run = checked_run("agricola", ["random"] * 3, 1, 1, 1, {"cards": "deal"}, "things")
    things = run.play(0).things
    assert things is not None
    hands = [set(one.dealt) for one in things]
    assert [len(hand) for hand in hands] == [14, 14, 14]
    assert not hands[0] & hands[1]
    family = checked_run("agricola", ["random"] * 2, 1, 1, 1, {}, "things").play(0).things
    assert family is not None
    assert [one.dealt for one in family] == [[], []]


def test_who_was_dealt_a_card_that_travels_need_not_be_who_plays_it() -> None:
    found = stats("agricola", ["farmer", "farmer"], 20, options={"cards": "deal"})
    assert all(thing.dealt_taken <= min(thing.dealt, thing.taken) for thing in found.things)
    assert any(thing.dealt_taken < thing.taken for thing in found.things if thing.dealt)


def test_what_helps_is_found_and_the_order_of_the_work_does_not_matter() -> None:
    bots = ["bigmoney-smithy", "bigmoney-smithy"]
    found = stats("dominion", bots, 250, seed=2)
    province = things_of(found.things)["card province"]
    assert province.score_each is not None
    assert province.score_each.clear
    assert province.score_each.low > 3
    assert province.win_each is not None
    assert province.win_each.value > 0.05
    assert found.things == stats("dominion", bots, 250, seed=2, jobs=2).things


def test_bots_are_compared_with_themselves() -> None:
    """Only one of the two bots buys a Smithy, so nothing can be said about it: no other bot is its measure."""
    smithy = things_of(stats("dominion", ["bigmoney-smithy", "bigmoney"], 100).things)["card smithy"]
    assert (smithy.offered, smithy.taken) == (200, 100)
    assert smithy.score is None
    assert smithy.win is None


# The experiment


@pytest.mark.parametrize(("name", "bot"), [("agricola", "farmer"), ("dominion", "bigmoney"), ("lowlands", "shepherd")])
def test_what_the_lot_forbids_is_not_taken(name: str, bot: str) -> None:
    """Unless nothing else is left; and it is never forbidden to two, so that games come to their end."""
    run = checked_run(name, [bot, bot], 1, 3, 1, {"players": 2}, "things", forbid=0.2)
    forbidden, taken = 0, 0
    for number in range(3):
        played = run.play(number)
        assert played.things is not None
        assert not set(played.things[0].forbidden) & set(played.things[1].forbidden)
        for things in played.things:
            forbidden += len(things.forbidden)
            taken += len(set(things.forbidden) & set(things.taken))
    assert forbidden > 3
    assert taken < forbidden / 5


def test_the_lot_finds_what_helps_and_nothing_where_nothing_is() -> None:
    found = things_of(stats("dominion", ["bigmoney", "bigmoney"], 250, seed=1, forbid=0.15).things)
    province = found["card province"].allowed_win
    assert province is not None
    assert province.clear
    assert province.low > 0.3
    for useless in ("moat", "village", "cellar", "militia"):  # Big Money never buys one
        thing = found[f"card {useless}"]
        assert (thing.taken, thing.forbidden > 40) == (0, True)
        assert thing.allowed_win is not None
        assert not thing.allowed_win.clear


class Wilful:
    """Takes what it likes, whatever it is shown."""

    def __init__(self, seed: int) -> None:
        self.bot = BigMoney()

    def pick(self, game: Game, choice: Choice) -> int:
        assert game.choice is not None
        return self.bot.pick(game, game.choice)


def test_who_does_not_obey_is_named() -> None:
    wilful = "tests.lab.test_stats.Wilful"
    with pytest.raises(BadRun, match=f"{wilful} does not keep to the options it is shown"):
        stats("dominion", [wilful, "bigmoney"], 20, forbid=0.5)
    with pytest.raises(BadRun, match="between 0 and 50 percent can be forbidden, got 70"):
        stats("dominion", ["bigmoney", "bigmoney"], 20, forbid=0.7)


def test_tables_for_others(tmp_path: Path) -> None:
    from allmende.lab.columns import write_parquet

    columns = ThingColumns()
    bots = ("bigmoney-smithy", "random")
    found = stats("dominion", bots, 30, columns=columns)
    write_parquet(columns.table(bots), tmp_path / "games.parquet")
    write_parquet(columns.long_table(bots), tmp_path / "things.parquet")
    games = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pydict()
    assert games["game"] == sorted(games["game"])
    assert set(games["bot"]) == set(bots)
    assert sum(games["won"]) == pytest.approx(30)
    totals = [sum(column[n] or 0 for name, column in games.items() if name.startswith("points_")) for n in range(60)]
    assert totals == games["score"]
    things = pyarrow.parquet.read_table(tmp_path / "things.parquet").to_pydict()
    smithies = [n for name, n in zip(things["thing"], things["times"], strict=True) if name == "smithy" and n]
    assert len(smithies) == things_of(found.things)["card smithy"].taken


# The arithmetic


def made_up(size: int, dice: Any, slope: float) -> tuple[Any, Any, Any, Any]:
    """Players in pairs: both bots have their own level, and whoever plays well takes the thing more often."""
    games = np.arange(size) // 2
    groups = dice.integers(0, 4, size)
    shared = dice.normal(0, 2, size // 2 + 1)[games]
    x = (dice.random(size) < 0.2 + 0.15 * groups).astype(float)
    return x, 5.0 * groups + slope * x + shared + dice.normal(0, 3, size), groups, games


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    dice = np.random.default_rng(5)
    hits = 0
    for _ in range(400):
        found = effect(*made_up(120, dice, 1.5))
        assert found is not None
        hits += found.low <= 1.5 <= found.high
    assert 0.92 < hits / 400 < 0.985


def test_little_is_not_enough() -> None:
    dice = np.random.default_rng(6)
    x, y, groups, games = made_up(100, dice, 1)
    assert effect(np.zeros(100), y, groups, games) is None
    assert effect((np.arange(100) < 5).astype(float), y, groups, games) is None
    assert effect(x, np.ones(100), groups, games) is None
    assert effect(x[:0], y[:0], groups[:0], games[:0]) is None


def test_many_looks_are_paid_for() -> None:
    """Of a hundred things that do nothing about five look like something; hardly ever does one count as clear."""
    dice = np.random.default_rng(7)
    effects = [Effect(z, z - 1.96, z + 1.96) for z in dice.normal(0, 1, 100)]
    assert sum(one.chance < 0.05 for one in effects) >= 2
    assert not any(clear_ones(list(effects)))
    assert clear_ones([*effects, Effect(5, 3.04, 6.96)])[-1]
