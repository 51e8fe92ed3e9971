"""The example is installed by itself and played with every tool; nothing here knows of it but its entry point."""

import json
import os
import pty
import re
import select
import subprocess
import time
from pathlib import Path
from textwrap import indent

import pytest

from tests.example.place import EXAMPLE
from tests.web.place import ROOT

MOST_LINES = 300
PAGE = ROOT / "docs" / "new-game.md"
LANGUAGES = {".py": "python", ".toml": "toml", ".ftl": "fluent"}
PROPERTIES = ("play", "copies", "knowledge", "situations", "storage", "undo", "machine", "contract")
"""What the kernel asks of every game: tests/games."""


def run(python: str, *args: str, code: int = 0, cwd: Path | None = None) -> str:
    done = subprocess.run([python, *args], capture_output=True, text=True, check=False, cwd=cwd)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_it_is_a_small_distribution_of_its_own_in_two_languages() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert {path.suffix for path in files} == {".py", ".toml", ".ftl"}
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_LINES
    assert {path.parent.name for path in files if path.suffix == ".ftl"} == {"de", "en"}


def test_the_texts_of_both_languages_say_the_same_things() -> None:
    catalogs = [EXAMPLE / "gleaning" / "locales" / lang / "gleaning.ftl" for lang in ("de", "en")]
    names = [re.findall(r"^[\w-]+(?= =)|^    \.\w+", path.read_text(encoding="utf-8"), re.M) for path in catalogs]
    assert names[0] == names[1]


def test_only_its_entry_point_brings_it_in(python: str) -> None:
    asked = "import sys, allmende; print(allmende.game_names()); allmende.new_game('gleaning'); print(*sys.modules)"
    names, loaded = run(python, "-c", asked).split("\n", 1)
    assert names == "['agricola', 'dominion', 'gleaning', 'lowlands']"
    assert "gleaning.rules" in loaded.split()
    others = (
        "gleaning.bots",
        "allmende.dominion",
        "allmende.bots",
        "allmende.server",
        "allmende.terminal",
        "allmende.lab",
    )
    assert not set(others) & set(loaded.split()), "the rules are all that a game needs"


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("Hand: ", "gleans", "Final score")), ("de", ("Korn auf", "Endstand"))]
)
def test_in_the_terminal(python: str, tmp_path: Path, lang: str, words: tuple[str, ...]) -> None:
    told = at_a_terminal(
        [python, "-m", "allmende", "play", "gleaning", "--seats", "me,gleaner", "--seed", "1", "--lang", lang], tmp_path
    )
    assert all(word in told for word in words), told


def at_a_terminal(command: list[str], data: Path) -> str:
    """What a person sees who always takes the first option."""
    child, screen = pty.fork()
    if child == 0:
        env = {**os.environ, "COLUMNS": "100", "LINES": "40", "TERM": "xterm", "ALLMENDE_DATA": str(data)}
        os.execve(command[0], command, env)
    seen, answered, give_up = b"", 0, time.monotonic() + 60
    while time.monotonic() < give_up and select.select([screen], [], [], 60)[0]:
        try:
            seen += os.read(screen, 1 << 16)
        except OSError:  # it has said everything
            break
        if seen.count(b") > ") > answered:
            answered = seen.count(b") > ")
            os.write(screen, b"1\n")
    os.close(screen)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0, seen.decode()
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", seen.decode())


def lab(python: str, command: str, *args: str) -> str:
    return run(python, "-m", "allmende", command, "gleaning", "--jobs", "1", "--lang", "en", *args)


def test_in_the_lab(python: str) -> None:
    found = json.loads(lab(python, "simulate", "--bots", "gleaner,random", "-n", "200", "--json"))
    assert found["bots"][0]["win_rate"] > 0.6, "a rule of thumb beats dice"


def test_what_the_lab_reads_in_its_events(python: str) -> None:
    assert "Mouse (1)" in lab(python, "stats", "--bots", "gleaner", "--players", "2", "-n", "60")


def test_how_scores_grow_by_its_rounds(python: str) -> None:
    told = lab(python, "curve", "--bots", "gleaner,random", "-n", "20")
    assert re.findall(r"^\W*(\d) ", told, re.M) == ["1", "2", "3", "4"], "the fifth card is laid without a choice"


def test_against_the_search(python: str) -> None:
    assert "strong:40" in lab(python, "simulate", "--bots", "strong:40,gleaner", "-n", "4")


RESEARCH = """
import random, warnings
import pyspiel
from pettingzoo.test import api_test
from allmende.rl import aec_env, gym_env
import allmende.rl.openspiel

warnings.simplefilter("ignore")
api_test(aec_env("gleaning", players=3), num_cycles=60)
env = gym_env("gleaning", opponents=["gleaner"])
seen, info = env.reset(seed=1)
game = pyspiel.load_game("allmende_gleaning(players=2)")
state = game.new_initial_state()
dice = random.Random(1)
while not state.is_terminal():
    state.apply_action(dice.choice(state.legal_actions()))
assert sum(state.returns()) == 0
print("played", game.num_distinct_actions())
"""


def test_for_research(python: str) -> None:
    assert "played 8" in run(python, "-c", RESEARCH)


def test_it_keeps_the_promises_of_every_game(python: str) -> None:
    suites = [f"tests/games/test_{name}.py" for name in PROPERTIES]
    told = run(
        python, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *suites, "-k", "gleaning-players-3", cwd=ROOT
    )
    found = re.search(r"(\d+) passed", told)
    assert found is not None
    assert int(found[1]) > 30


def test_the_page_shows_the_code_of_the_example_and_all_of_it() -> None:
    page = PAGE.read_text(encoding="utf-8")
    sources = {
        path: packed(path.read_text(encoding="utf-8")) for path in EXAMPLE.rglob("*") if path.suffix in LANGUAGES
    }
    quoted = re.findall(r"^```(python|toml|fluent)\n(.*?)^```$", page, re.M | re.S)
    shown: set[str] = set()
    for language, block in quoted:
        code = packed(block)
        inside = packed(indent(block, "    "))  # methods stand without their class on the page
        texts = [text for path, text in sources.items() if LANGUAGES[path.suffix] == language]
        assert any(code in text or inside in text for text in texts), f"no longer in the example:\n{block}"
        shown |= {*code.splitlines(), *inside.splitlines()}
    for path, text in sources.items():
        if path.suffix != ".ftl":
            assert not [line for line in text.splitlines() if line not in shown], f"{path.name} is not shown whole"


def packed(code: str) -> str:
    """Without empty lines."""
    return "\n".join(line for line in code.splitlines() if line.strip())
