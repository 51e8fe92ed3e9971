"""The way in from the command line. Which version this is, is said at once; all else is for `allmende.cli_commands`,
which takes a while to load."""

import platform
import sys
from collections.abc import Sequence
from typing import Final

from allmende import __version__
from allmende.table import compiled

PROGRAM: Final = "allmende"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    args = list(sys.argv[1:] if argv is None else argv)
    if args == ["--version"]:
        print(version_line())
        return 0
    from allmende.cli_commands import main as run

    return run(args)


def version_line() -> str:
    """Which Allmende this is, which of its builds, and on what it runs.

    >>> version_line().startswith("allmende 0.1.0, ")
    True
    """
    build = "compiled" if compiled() else "plain"
    return f"{PROGRAM} {__version__}, {build} build, {platform.python_implementation()} {platform.python_version()}"
