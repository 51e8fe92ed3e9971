"""Looking back at a game: from what each seat knew, the same every time, and honest about what it cannot tell."""

import json
from pathlib import Path

import pytest

from allmende.analysis import Analysis, Look, analyse, look
from allmende.analysis.chances import Chance, smoothed
from allmende.analysis.turns import turns_of
from allmende.bots import make_bot
from allmende.bots.search.levels import make_guide
from allmende.cli import main
from allmende.table import Game, Json, Record, new_game, seeded

GAMES = [("dominion", {"kingdom": "first-game"}), ("agricola", {"players": 2, "cards": "deal"}), ("lowlands", {})]


def played(name: str, options: Json, picks: int, seed: int = 4) -> Game:
    game = new_game(name, seed=seed, auto=True, **options)
    bots = [make_bot("relaxed", name, seat) for seat in range(game.players)]
    while game.picks < picks and (choice := game.choice) is not None:
        game.play(bots[choice.seat].pick(game, choice))
    return game


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_nothing_hidden_reaches_what_is_said_of_a_pick(name: str, options: Json) -> None:
    """Whatever lies in hands and decks that the seat cannot see: the answer is the same to the last figure."""
    for picks in (20, 45) if name == "dominion" else (40,):
        game, guide = played(name, options, picks), make_guide(name, 0)
        while (choice := game.choice) is not None and not (guide.searches(choice) and len(choice.options) > 3):
            game.play(choice.options[-1])
        assert choice is not None
        option = choice.options[-1]
        said = look(game, choice.seat, option, picks, 1500)
        assert said.points is not None, "it was searched"
        for seed in (1, 2):
            assert look(game.determinize(choice.seat, seeded(seed)), choice.seat, option, picks, 1500) == said


def test_the_better_option_is_named_with_what_it_is_worth() -> None:
    game = new_game("dominion", seed=6, kingdom="introduction")
    game.play(game.option("treasures"))
    said = look(game, 0, game.option("pile", "curse"), budget=50_000)
    assert (said.grade, said.best_key[0]) == ("mistake", "pile")
    assert said.best_key[1] != "curse"
    assert said.sure > 0.95
    assert said.gain > 0
    assert said.words is not None
    assert "Curse" in said.words["en"][0]
    assert "Fluch" in said.words["de"][0]
    assert look(game, 0, said.best, budget=50_000).grade == "best"


@pytest.mark.parametrize(("name", "options"), GAMES[:1])
def test_an_analysis_is_reproducible_and_kept_as_json(name: str, options: Json) -> None:
    record = played(name, options, 60).record()
    done: list[tuple[int, int]] = []
    found = analyse(record, 200, lambda *now: done.append(now))
    assert done[-1] == (found.picks, found.picks)
    assert found == analyse(Record.from_json(record.to_json()), 200)
    data = json.loads(json.dumps(found.to_json()))
    assert Analysis.from_json(data) == found
    assert Analysis.from_json(data).to_json() == found.to_json()
    assert [one.pick for one in found.looks] == list(range(1, found.picks + 1))


def test_alone_points_are_drawn_instead_of_chances() -> None:
    game = played("agricola", {"players": 1}, 12)
    found = analyse(game.record(), 300)
    assert all(one.win is None and not one.lost for one in found.looks)
    assert any(one.points is not None for one in found.looks)
    assert found.chances[0]


def steps(*wins: float, error: float = 0.04) -> list[Look]:
    looks = []
    for n, win in enumerate(wins):
        for seat, value in ((0, win), (1, 1 - win)):
            pick = 2 * n + seat + 1
            looks.append(Look(pick, seat, "buy-phase", 1, ("done",), 1, ("done",), "best", value, error, 0.0, 1.0))
    return looks


def test_a_turning_point_is_where_the_chance_changes_for_good() -> None:
    found = turns_of(steps(0.5, 0.52, 0.5, 0.9, 0.9, 0.92, 0.9), "dominion", 2)
    assert len(found) == 1, "what one seat gains another loses: that is one moment"
    assert found[0].kind == "swing"
    assert 4 <= found[0].pick <= 7
    assert not turns_of(steps(0.5, 0.52, 0.5, 0.62, 0.5, 0.55), "dominion", 2), "that may be chance"
    assert not turns_of(steps(0.5, 0.5, 0.9, 0.5, 0.5, error=0.2), "dominion", 2), "an error so large tells nothing"


def test_the_course_is_calmer_than_what_was_measured() -> None:
    measured = [Chance(n, 0.5 + (0.1 if n % 2 else -0.1), 0.1) for n in range(20)]
    course = smoothed(measured, 0.02)
    assert max(abs(one.value - 0.5) for one in course) < 0.05
    assert [one.pick for one in course] == list(range(20))


def test_the_command_tells_it_in_three_ways(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "game.json", tmp_path / "game.html"
    file.write_text(played("dominion", {"kingdom": "first-game"}, 26).record().dumps(), "utf-8")
    assert main(["analyse", str(file), "--picks", "200", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["looks"]) == data["picks"]
    assert main(["analyse", str(file), "--picks", "2500", "--html", str(page), "--lang", "de"]) == 0
    assert "Spieler 1" in capsys.readouterr().out
    text = page.read_text("utf-8")
    assert "<svg" in text
    assert "Zug für Zug" in text
    assert "http" not in text.replace("http-equiv", ""), "a page that needs nothing else"
    assert main(["analyse", str(file), "--picks", "0"]) == 2
    assert main(["analyse", str(tmp_path / "none.json")]) == 2
    assert "Traceback" not in capsys.readouterr().err
