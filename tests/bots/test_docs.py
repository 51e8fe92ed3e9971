"""The examples of docs/bots.md and docs/lab.md work."""

import doctest
import re
from pathlib import Path

import pytest

from allmende.lab import simulate

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize("page", ["bots.md", "lab.md"])
def test_the_examples_work(page: str) -> None:
    tried = doctest.testfile(
        str(DOCS / page), module_relative=False, encoding="utf-8", optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert tried.attempted > 0
    assert tried.failed == 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_bot_of_the_page_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    [code] = re.findall(r"```python\n(.*?)```", (DOCS / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    module = f"wishful{jobs}"
    (tmp_path / f"{module}.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    results = simulate("dominion", [f"{module}.Wishful", "random"], 100, jobs=jobs)
    assert results.bots[0].wins == 100
