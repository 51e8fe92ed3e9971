"""The project as a whole: versions, docs, types, style, and what must never lie in the repository."""

import doctest
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import allmende
from allmende.table import box_of, game_names

ROOT = Path(__file__).parent.parent
LONGEST_MODULE = 600
OF_READERS = {"peer.toml", "bot.py", "mine.toml", "my-tiles.toml", "wishful.py"}
"""Files that documents tell their readers to write."""

# Written with brackets so that this file does not find itself.
FORBIDDEN = {
    "a path of one machine": re.compile(r"(?<![\w.~-])/(?:wor[k]|roo[t]|hom[e]/\w+|User[s]/\w+)/"),
    "an address of a package registry": re.compile(
        r"files\.pythonhosted[.]org|registry\.npmjs[.]org|/simpl[e]/|[e]xtra-index-url"
    ),
}


def run(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(f"{' '.join(command[2:])}\n{done.stdout}{done.stderr}", pytrace=False)


@pytest.fixture(scope="module")
def files() -> list[Path]:
    """All files that are in the repository or would be with the next `git add`."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if listing.returncode:
        pytest.skip("not a git checkout")
    return [path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def test_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == allmende.__version__


def test_the_examples_in_the_documents_work(files: list[Path]) -> None:
    tried = 0
    for path in files:
        if path.suffix == ".md" and ">>> " in path.read_text(encoding="utf-8"):
            result = doctest.testfile(
                str(path), module_relative=False, encoding="utf-8", optionflags=doctest.NORMALIZE_WHITESPACE
            )
            assert result.failed == 0, path
            tried += result.attempted
    assert tried > 0


def test_links_between_documents_lead_somewhere(files: list[Path]) -> None:
    broken = []
    for path in files:
        if path.suffix == ".md":
            links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", path.read_text(encoding="utf-8"))
            broken += [f"{path.relative_to(ROOT)}: {link}" for link in links if not (path.parent / link).exists()]
    assert not broken, "\n".join(broken)


def test_files_that_the_documents_name_are_there(files: list[Path]) -> None:
    """Modules move; whoever reads of one should find it."""
    there = [f"/{path.relative_to(ROOT).as_posix()}" for path in files]
    missing = []
    for path in files:
        if path.suffix == ".md" and path.name != "CHANGELOG.md":
            named = set(
                re.findall(r"(?<![\w./<>*…-])[\w./-]+\.(?:py|ts|svelte|ftl|toml)\b", path.read_text(encoding="utf-8"))
            )
            wanted = {name.replace("../", "").lstrip("./") for name in named} - OF_READERS
            missing += [
                f"{path.relative_to(ROOT)}: {name}" for name in wanted if not any(f.endswith(f"/{name}") for f in there)
            ]
    assert not missing, "\n".join(missing)


def test_nothing_of_one_machine_lies_in_the_repository(files: list[Path]) -> None:
    found = []
    for path in files:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        name = path.relative_to(ROOT)
        for what, pattern in FORBIDDEN.items():
            found += [f"{name}: {what}: {match.group()}" for match in pattern.finditer(text)]
    assert not found, "\n".join(found)


def test_no_lock_file_of_one_machine(files: list[Path]) -> None:
    assert not [path for path in files if path.name == "uv.lock"]


def test_no_module_is_too_long_to_read() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in (ROOT / "src").rglob("*.py")}
    long = [f"{path.relative_to(ROOT)}: {lines} lines" for path, lines in lengths.items() if lines > LONGEST_MODULE]
    assert not long, f"modules of more than {LONGEST_MODULE} lines:\n" + "\n".join(long)


@pytest.mark.whole_project
def test_types() -> None:
    run(sys.executable, "-m", "mypy")


@pytest.mark.whole_project
def test_style() -> None:
    run(sys.executable, "-m", "ruff", "check", "--output-format=concise")


@pytest.mark.whole_project
def test_wheel_is_plain_python_and_holds_every_file_of_the_package(
    files: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ALLMENDE_MYPYC", raising=False)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name == f"allmende-{allmende.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    source = ROOT / "src"
    assert {path.relative_to(source).as_posix() for path in files if source in path.parents} <= packed
    rules = {place.replace(":", "/") for game in game_names() for place in box_of(game).ledgers}
    assert {place.replace("rules/", f"rules/{more}") for place in rules for more in ("", "de/")} <= packed
