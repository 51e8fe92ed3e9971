"""Agricola for two against hunterwieman/AgricolaBot, move by move in both engines.

It has no licence: nothing of it is here, it only measures. An adapter outside the project plays both engines in
lockstep; where it lies, and a checkout of the other side, is told by the environment:

    AGRICOLABOT           the checkout, built
    AGRICOLABOT_ADAPTER   the adapter; shared/peers/agricolabot/adapter.py without it
"""

import os
import runpy
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import allmende

ADAPTER: Final = Path("shared/peers/agricolabot/adapter.py")
MOVED: Final = {
    "allmende.agricola.fences": "allmende.agricola.farm.fences",
    "allmende.agricola.plan": "allmende.agricola.farm.plan",
    "allmende.agricola.space": "allmende.agricola.actions.space",
}
"""Modules that had other names when the adapter was written."""


class NotThere(Exception):
    """Something that the contest needs is missing, as a sentence."""


def places() -> tuple[Path, Path]:
    """The adapter and the checkout. NotThere says what is missing."""
    adapter = Path(os.environ.get("AGRICOLABOT_ADAPTER", ADAPTER))
    checkout = Path(os.environ.get("AGRICOLABOT", ""))
    if not adapter.is_file():
        raise NotThere(f"there is no adapter at {adapter}: AGRICOLABOT_ADAPTER says where it lies")
    if not os.environ.get("AGRICOLABOT") or not checkout.is_dir():
        raise NotThere("there is no AgricolaBot: AGRICOLABOT names the folder of a checkout that is built")
    return adapter, checkout


def contest(ours: str, theirs: str, games: int, seed: int) -> None:
    """Each order of round cards is played twice, with the seats changed. The adapter prints the result."""
    adapter, _ = places()
    os.environ.setdefault("ALLMENDE_SRC", str(Path(allmende.__file__).parent.parent))
    for old, new in MOVED.items():
        sys.modules[old] = import_module(new)
    before = sys.argv
    sys.argv = [
        str(adapter), "match", "--pairs", "--ours", ours, "--theirs", theirs, "--games", str(games),
        "--seed", str(seed),
    ]  # fmt: skip
    try:
        runpy.run_path(str(adapter), run_name="__main__")
    finally:
        sys.argv = before
