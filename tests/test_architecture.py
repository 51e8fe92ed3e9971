"""The picture of the architecture is true: its arrows are the imports of the source, all of them and no others."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from allmende.agricola.registry.modules import MODULES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"
SOURCE = ROOT / "src" / "allmende"
GAMES = ("agricola", "dominion", "lowlands")
SAME = dict.fromkeys(GAMES, "games") | {
    "cli_lab": "cli",
    "cli_commands": "cli",
    "cli_admin": "cli",
    "cli_admin_talk": "cli",
    "cli_analysis": "cli",
    "__main__": "cli",
    "told": "settings",
    "typed": "settings",
}
AT_THE_TOP = ("__init__",)
"""`allmende` itself only passes on what the kernel has."""


def drawn() -> set[tuple[str, str]]:
    """The arrows between packages; a dotted one with a text is no import."""
    picture = PAGE.read_text(encoding="utf-8").split("```mermaid")[1].split("```")[0]
    return set(re.findall(r"^ +(\w+) (?:-->|-\.->) (\w+)$", picture, re.MULTILINE))


def imported() -> set[tuple[str, str]]:
    found = set()
    for module in SOURCE.rglob("*.py"):
        user = part_of(module.relative_to(SOURCE).parts[0].removesuffix(".py"))
        found |= {(user, part_of(package)) for package in packages_for(module)}
    return {(user, used) for user, used in found if user != used and user not in AT_THE_TOP}


@cache
def packages_for(module: Path) -> set[str]:
    """The packages of ours that a module imports."""
    names = imports_of(ast.parse(module.read_text(encoding="utf-8")))
    return {name.split(".")[1] for name in names if name.startswith("allmende.")}


def part_of(package: str) -> str:
    return SAME.get(package, package)


def imports_of(tree: ast.AST) -> Iterator[str]:
    """What is imported when the program runs, at once or later."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        else:
            yield from imports_of(node)


def test_the_picture_shows_who_imports_whom() -> None:
    missing, wrong = sorted(imported() - drawn()), sorted(drawn() - imported())
    assert not missing, f"{PAGE.name} has no arrow for {missing}"
    assert not wrong, f"{PAGE.name} has arrows that are no imports: {wrong}"


def test_no_game_knows_another() -> None:
    for game in GAMES:
        for module in (SOURCE / game).rglob("*.py"):
            assert packages_for(module).isdisjoint(set(GAMES) - {game}), module


def test_the_base_of_agricola_names_no_module() -> None:
    base = SOURCE / "agricola"
    rooms = {declaration.made.__module__.split(".")[2] for declaration in MODULES}
    for module in base.rglob("*.py"):
        room = module.relative_to(base).parts[0]
        if room in rooms | {"registry"}:
            continue
        code = module.read_text(encoding="utf-8")
        assert not [
            name for name in imports_of(ast.parse(code)) if name.split(".")[2:3] and name.split(".")[2] in rooms
        ]
        found = [name for name in rooms if re.search(rf"{name}", code, re.IGNORECASE)]
        assert not found, f"{module} names {found}"
