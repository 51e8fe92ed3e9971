"""What must stay plain Python in the compiled build does."""

import tomllib

import pytest

from allmende.server import models
from allmende.server.shapes import is_record, records_in
from allmende.table import game_names, rules_of
from hatch_build import sources
from tests.web.node import ROOT


@pytest.fixture(scope="module")
def compiled() -> set[str]:
    """The names of the modules that are compiled."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    config = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return {".".join(path.relative_to("src").with_suffix("").parts) for path in sources(ROOT, config)}


def test_types_that_are_read_while_the_program_runs_are_not_compiled(compiled: set[str]) -> None:
    """Of a compiled class there is no source, so what stands below its fields could not be told."""
    contracts = [rules_of(name).contract for name in game_names()]
    told = [shape for contract in contracts for shape in (contract.view, *contract.prompts.values())]
    said = [shape for shape in vars(models).values() if is_record(shape)]
    assert "allmende.table.results" in compiled
    assert not [record for record in records_in([*told, *said]) if record.__module__ in compiled]


def test_a_module_that_is_asked_for_what_it_has_not_got_is_not_compiled(compiled: set[str]) -> None:
    """It would be asked while it is being loaded, before it is there: the interpreter crashes."""
    asked = [path for path in (ROOT / "src").rglob("*.py") if "\ndef __getattr__(" in path.read_text(encoding="utf-8")]
    names = {".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in asked}
    assert "allmende.rl.__init__" in names
    assert not names & compiled
