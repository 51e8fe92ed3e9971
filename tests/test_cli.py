"""The command line: what it lists, and one sentence for every mistake."""

import codecs
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from allmende import __version__, new_game
from allmende.cli import main
from allmende.dominion.rules import DominionRules
from allmende.table import Box, compiled, registry
from allmende.terminal import saves
from allmende.terminal.match import Chair, Match


@pytest.fixture(autouse=True)
def plain_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLMENDE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


def complaint(capsys: pytest.CaptureFixture[str], *args: str, code: int = 2) -> str:
    """The one sentence on stderr that a call ends with."""
    assert main(args) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("allmende: ")
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err.removeprefix("allmende: ").strip()


# Lists and help


def test_games_lists_players_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    english = capsys.readouterr().out
    assert "Dominion (dominion), 2 to 6 players" in english
    assert "kingdom=first-game" in english
    assert "Adventures Abroad" in english
    assert main(["games", "--lang", "de"]) == 0
    assert "für 2 bis 6 Spieler" in capsys.readouterr().out


def test_rules_are_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "agricola", "heating", "rooms"]) == 0
    english = capsys.readouterr().out
    assert "7 Heating" in english
    assert "MOOR-147  Example: 3-room wood house" in english
    assert "AGR-" not in english
    assert main(["rules", "agricola", "moor-147", "--lang", "de"]) == 0
    assert "MOOR-147  Beispiel: " in capsys.readouterr().out
    assert main(["rules", "lowlands", "heating"]) == 0
    assert capsys.readouterr().out == "No rule has all of these words.\n"
    assert "there is no game 'chess'" in complaint(capsys, "rules", "chess", "mate")


def test_help_speaks_both_languages(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["--help"]) == 0
    assert "Step through a record" in capsys.readouterr().out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    for command in ("play", "resume", "replay", "simulate", "tournament", "stats", "curve", "games", "options"):
        assert main([command, "-h"]) == 0
        assert "Die Sprache" in capsys.readouterr().out
    assert main(["--lang", "en", "--help"]) == 0
    assert "Step through a record" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    build = "compiled" if compiled() else "plain"
    for asked in (["--version"], ["--lang", "de", "--version"]):  # the second takes the long way
        assert main(asked) == 0
        assert capsys.readouterr().out.startswith(f"allmende {__version__}, {build} build, ")


def test_saved_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resume", "--list"]) == 0
    assert "there is no saved game" in capsys.readouterr().out
    match = Match(new_game("dominion"), [Chair("Anna", None), Chair("", "bigmoney")], "en")
    saves.save(match, saves.new_path("saves", "dominion"))
    assert main(["resume", "--list", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "Gespeichert" in out
    assert "Anna, bigmoney" in out


def test_simulate_is_handed_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dominion", "--bots", "random, random", "-n", "2", "--json", "--kingdom", "bargains"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


# Mistakes


def test_mistakes_in_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "play", "chess").startswith("there is no game 'chess': the games are ")
    assert "there is no kingdom 'atlantis'" in complaint(capsys, "play", "dominion", "--kingdom", "atlantis")
    nine = "cellar,market,merchant,militia,mine,moat,remodel,smithy,Dorf"
    assert complaint(capsys, "play", "dominion", "--kingdom", nine) == "kingdom must have 10 piles, got 9"
    assert "there is no card 'dragon'" in complaint(capsys, "play", "dominion", "--kingdom", f"{nine},dragon")
    assert "has no option 'board'" in complaint(capsys, "play", "dominion", "--set", "board=2")
    assert "should look like key=value" in complaint(capsys, "play", "dominion", "--set", "board")
    assert "first must be a seat" in complaint(capsys, "play", "dominion", "--set", "first=9")
    assert "no texts in language 'fr'" in complaint(capsys, "play", "dominion", "--lang", "fr")


def test_mistakes_in_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert "has no bot 'genius'" in complaint(capsys, "play", "dominion", "--seats", "me,genius")
    assert "but there is 1 seat" in complaint(capsys, "play", "dominion", "--seats", "me")
    seven = ["play", "dominion", "--seats", ",".join(["me"] * 7)]
    assert "but there are 7 seats" in complaint(capsys, *seven)
    assert "es sind aber 7 Plätze" in complaint(capsys, *seven, "--lang", "de")
    three = ["play", "dominion", "--seats", "me,me", "--players", "3"]
    assert "2 seats, but --players says 3" in complaint(capsys, *three)
    assert "must be “me”" in complaint(capsys, "play", "dominion", "--seats", "bigmoney,bigmoney")
    assert "a seat is empty" in complaint(capsys, "play", "dominion", "--seats", "me,")
    assert "there is no bot" in complaint(capsys, "play", "dominion", "--seats", "me,no.such.Bot")


def test_mistakes_in_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "fly").startswith("there is no command “fly”")
    assert complaint(capsys, "play", "dominion", "--fast").startswith("there is no option --fast")
    assert complaint(capsys, "replay", "--lang=de").startswith("FILE fehlt")
    assert complaint(capsys, "play", "--seed", "3").startswith("GAME is missing")
    assert complaint(capsys, "simulate", "dominion").startswith("--bots is missing")
    assert complaint(capsys, "play", "dominion", "--players", "many") == "players must be 2 to 6, got 'many'"
    assert "unexpected extra argument" in complaint(capsys, "games", "dominion").lower()
    assert "--lang" in complaint(capsys, "games", "--lang")
    assert complaint(capsys, "serve", "--processes", "0").startswith("this is no value for --processes")
    assert complaint(capsys, "admin", "tables", "--most", "x", "--lang=de").startswith("dieser Wert passt nicht zu")
    assert main(["admin"]) == 2
    assert "\n  backup " in capsys.readouterr().out, "what there is, line by line"


def test_mistakes_in_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.json")
    assert complaint(capsys, "resume", missing) == f"there is no file {missing}"
    assert complaint(capsys, "replay", missing, "--lang", "de") == f"es gibt keine Datei {missing}"
    assert complaint(capsys, "resume").startswith("there is no saved game in")
    broken = tmp_path / "broken.json"
    for content, expected in (("{", "it is not JSON"), ("[]", "not a file of Allmende's"), ("{}", "not a file of")):
        broken.write_text(content)
        assert expected in complaint(capsys, "resume", str(broken))
        assert expected in complaint(capsys, "replay", str(broken))
    record = new_game("dominion").record().to_json()
    for key, value, expected in (
        ("picks", [9999], "pick 1 is not legal here"), ("game", "chess", "no game 'chess'"), ("seed", "x", "'seed'"),
        ("options", {"players": 99}, "players must be 2 to 6"), ("picks", ["x"], "pick 1 is no"),
    ):  # fmt: skip
        broken.write_text(json.dumps({**record, key: value}))
        assert expected in complaint(capsys, "replay", str(broken))


def mute() -> DominionRules:
    """A game that nobody has found words for yet."""
    rules = DominionRules()
    rules.name = "mute"
    return rules


def test_a_game_without_texts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(registry._registered, "mute", Box(rules=mute()))
    assert "mute cannot be played in this language" in complaint(capsys, "play", "mute", "--seats", "me,random")
    path = tmp_path / "mute.json"
    path.write_text(new_game("mute").record().dumps())
    assert "Die Texte fehlen" in complaint(capsys, "replay", str(path), "--lang", "de")
    assert main(["games"]) == 0
    assert "mute" in capsys.readouterr().out


def test_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    for args in (["play"], ["play", "dominion"]):
        assert "needs a terminal" in complaint(capsys, *args)


def test_a_folder_that_cannot_be_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ALLMENDE_DATA", str(tmp_path / "file"))
    monkeypatch.setattr("allmende.terminal.screen.is_terminal", lambda: True)
    assert "cannot be written" in complaint(capsys, "play", "dominion", code=1)


# In a real terminal


class Terminal:
    """A process in a terminal of its own."""

    def __init__(self, *args: str) -> None:
        self.controller, worker = os.openpty()
        command = [sys.executable, "-m", "allmende", *args]
        # Programs that are started in the background ignore Ctrl-C, and so would this one.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.process = subprocess.Popen(command, stdin=worker, stdout=worker, stderr=worker, start_new_session=True)
        signal.signal(signal.SIGINT, before)
        os.close(worker)
        os.set_blocking(self.controller, False)
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def wait_for(self, words: str, seconds: float = 30) -> None:
        """Read until the words were written."""
        end = time.monotonic() + seconds
        while words not in self.seen:
            assert time.monotonic() < end, f"{words!r} did not come:\n{self.seen}"
            try:
                self.seen += self.decoder.decode(os.read(self.controller, 65536))
            except BlockingIOError:
                time.sleep(0.02)
            except OSError:  # the process has ended
                assert words in self.seen, f"{words!r} did not come:\n{self.seen}"
        self.seen = self.seen.split(words, 1)[1]

    def type(self, line: str) -> None:
        os.write(self.controller, line.encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.controller)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    pytest.importorskip("pty")
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def play(terminals: list[Terminal], *args: str) -> Terminal:
    terminal = Terminal(*args)
    terminals.append(terminal)
    return terminal


def test_a_killed_game_goes_on(terminals: list[Terminal], tmp_path: Path) -> None:
    args = ["--seed", "5", "--set", "first=0", "--kingdom", "first-game"]
    terminal = play(terminals, "play", "dominion", *args)
    terminal.wait_for("Your choice")
    terminal.type("all\n")
    terminal.wait_for("You play")
    terminal.wait_for("Your choice")
    terminal.type("silver\n")
    terminal.wait_for("You buy a Silver")
    terminal.wait_for("Your choice")
    terminal.process.send_signal(signal.SIGKILL)
    terminal.process.wait()
    [path] = (tmp_path / "data" / "saves").glob("*.json")
    saved = saves.load(path)
    assert saved.game.view(0)["table"]["players"][0]["cards"]["silver"] == 1
    again = play(terminals, "resume")
    again.wait_for("You buy a Silver")
    again.wait_for("Your choice")
    again.type("q\n")
    again.wait_for("Saved.")
    assert again.process.wait(10) == 0
    assert saves.load(path).game.to_json() == saved.game.to_json()


@pytest.mark.parametrize("way", ["interrupt", "end of input"])
def test_interrupt_and_end_of_input_save(way: str, terminals: list[Terminal]) -> None:
    terminal = play(terminals, "play", "dominion", "--lang", "de", "--seed", "5")
    terminal.wait_for("Deine Wahl")
    if way == "interrupt":
        terminal.process.send_signal(signal.SIGINT)
    else:
        terminal.type("\x04")
    terminal.wait_for("Gespeichert.")
    assert terminal.process.wait(10) == 0
    play(terminals, "resume").wait_for("Deine Wahl")


def test_without_a_game_a_few_enters_lead_into_one(terminals: list[Terminal]) -> None:
    terminal = play(terminals, "play")
    terminal.wait_for("Enter = ")
    for _ in range(4):  # game, expansion, cards, opponent
        terminal.type("\n")
        time.sleep(0.1)
    terminal.wait_for("Your choice")


def test_without_a_command_the_table_opens_for_browsers(terminals: list[Terminal]) -> None:
    """The first command of the README. There is no screen here, so no browser opens."""
    terminal = play(terminals)
    terminal.wait_for("Allmende is running at http://localhost:")
    terminal.wait_for("Ctrl-C stops it.")
    again = play(terminals)
    again.wait_for("Allmende is already running at http://localhost:")
    assert again.process.wait(10) == 0
    terminal.process.send_signal(signal.SIGINT)
    terminal.wait_for("Stopped. All tables are kept.")
    assert terminal.process.wait(10) == 0
