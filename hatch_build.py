"""Build hook: with ALLMENDE_MYPYC=1 the wheel carries modules compiled by mypyc, from the same source.

Without the variable, and in every editable install, nothing happens here: the wheel is plain Python. What is
compiled stands in pyproject.toml under `tool.hatch.build.targets.wheel.hooks.custom`. The `.py` files stay in the
wheel beside their compiled twins; Python prefers the compiled one.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "ALLMENDE_MYPYC"

# The project's own mypy settings are for the test suite. Here mypy only has to understand the compiled modules,
# in an environment without the project's dependencies.
MYPY_OPTIONS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]


def wanted() -> bool:
    return os.environ.get(SWITCH, "") not in ("", "0")


class CompileHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return list(self.config["requires"]) if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version == "editable":
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="allmende-mypyc-")
        for made in compile_modules(self.sources(), Path(self.root), Path(self.workshop.name)):
            build_data["force_include"][str(made)] = made.relative_to(Path(self.workshop.name, "lib")).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workshop"):
            self.workshop.cleanup()

    def sources(self) -> list[Path]:
        """The modules to compile, relative to the project's root.

        A name under `compile` that finds nothing is an error, not a smaller build.
        """
        root = Path(self.root)
        found: list[Path] = []
        for name in self.config["compile"]:
            place = root / name
            modules = sorted(place.rglob("*.py")) if place.is_dir() else [place] if place.is_file() else []
            if not modules:
                raise FileNotFoundError(f"{SWITCH}: there is nothing to compile at {name}")
            found += [
                module.relative_to(root) for module in modules if not any(map(module.match, self.config["leave"]))
            ]
        return found


def compile_modules(sources: list[Path], root: Path, workshop: Path) -> list[Path]:
    """Compile the sources; the extension modules lie in workshop/lib as they will lie in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    lib = workshop / "lib"
    before = Path.cwd()
    os.chdir(root)
    try:
        extensions = mypycify(
            [*MYPY_OPTIONS, f"--cache-dir={workshop / 'cache'}", *map(str, sources)],
            group_name="allmende",
            target_dir=str(workshop / "c"),
            debug_level="0",
        )
        command = Distribution({"name": "allmende", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(lib), str(workshop / "o")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return sorted(path for path in lib.rglob("*") if path.is_file())
