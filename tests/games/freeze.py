"""What must not change by accident, written down: digests of seeded random games, and the numbers of all options.

    python -m tests.games.freeze              write digests.json and vocabulary.json anew, after a change that was meant
    python -m tests.games.freeze --renumber   the same, even if options that had a number get another one
    python -m tests.games.freeze --print      only print the digests of this process

A digest covers what is asked of whom, every option that is offered and the final scores. Numbers of options are in
records and in trained networks: new options are appended, old ones keep their number. A game is frozen from the day on
which docs/rules/complete.toml declares it complete.
"""

import hashlib
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from allmende.table import rules_of, seeded
from tests.games.cases import CASES, REGISTERED, Case, asked, random_play

DIGESTS = Path(__file__).with_name("digests.json")
VOCABULARY = Path(__file__).with_name("vocabulary.json")
SEEDS = 5
COMMAND = "python -m tests.games.freeze"

COMPLETE = tomllib.loads((Path(__file__).parents[2] / "docs/rules/complete.toml").read_text(encoding="utf-8"))
FROZEN = [case for case in REGISTERED if COMPLETE.get(case.name, {}).get("complete")]


def digest(case: Case, seeds: int = SEEDS) -> str:
    """A short text that differs as soon as anything in some random games does."""
    digester = hashlib.sha256()
    for seed in range(seeds):
        game = case.start(seed)
        for pick in random_play(game, seeded(seed)):
            digester.update(json.dumps([asked(game), pick]).encode())
        digester.update(json.dumps([game.scores(), game.winners()]).encode())
    return digester.hexdigest()[:16]


def digests(cases: list[Case]) -> dict[str, str]:
    return {str(case): digest(case) for case in cases}


def vocabularies() -> dict[str, list[list[Any]]]:
    found = {}
    for name in dict.fromkeys(case.name for case in FROZEN):
        words = rules_of(name).vocabulary
        found[name] = [list(words.key(option)) for option in range(len(words))]
    return found


def renumbered(old: dict[str, list[list[Any]]], new: dict[str, list[list[Any]]]) -> list[str]:
    """The options that had a number and have it no more."""
    return [
        f"{game}: {option} was {' '.join(map(str, key))}"
        for game, keys in old.items()
        for option, key in enumerate(keys)
        if new.get(game, [])[option : option + 1] != [key]
    ]


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def write(path: Path, data: dict[str, Any]) -> None:
    """One line for each thing, so that a change shows what has changed."""
    entries = []
    for name, value in data.items():
        lines = [f"    {json.dumps(part)}" for part in value] if isinstance(value, list) else []
        text = "[\n" + ",\n".join(lines) + "\n  ]" if lines else json.dumps(value)
        entries.append(f"  {json.dumps(name)}: {text}")
    path.write_text("{\n" + ",\n".join(entries) + "\n}\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    if "--print" in arguments:
        from tests.table.toys import toys_on_the_shelf

        with toys_on_the_shelf():
            print(json.dumps(digests(CASES)))
        return
    moved = renumbered(read(VOCABULARY), vocabularies())
    if moved and "--renumber" not in arguments:
        sys.exit("these options have lost their numbers (append new ones instead):\n" + "\n".join(moved))
    write(VOCABULARY, vocabularies())
    write(DIGESTS, digests(FROZEN))


if __name__ == "__main__":
    main(sys.argv[1:])
