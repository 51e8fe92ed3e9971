"""Games to follow with the eye: seeded random games as texts, with the position, what is offered, picked and told.

python -m tests.games.golden      write golden/*.txt anew, after a change that was meant
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from allmende.locales import describe_event, describe_options, describe_prompt
from allmende.table import Choice, Game, Json, TellsSituation, seeded
from tests.games.cases import Case, random_play

FOLDER = Path(__file__).with_name("golden")
COMMAND = "python -m tests.games.golden"
PICKS = 40
WIDTH = 118
NAMES = ["Anna", "Bo", "Cleo", "Dora"]


class Golden(NamedTuple):
    name: str
    case: Case
    seed: int
    first: int
    """From which pick on it is written down."""


GAMES = [
    Golden("dominion-first-game", Case("dominion", {"players": 2, "kingdom": "first-game"}), 1, 0),
    Golden("dominion-bargains", Case("dominion", {"players": 3, "kingdom": "bargains"}), 2, 120),
    Golden("lowlands-two", Case("lowlands", {"players": 2}), 1, 0),
    Golden("lowlands-three", Case("lowlands", {"players": 3}), 2, 150),
    Golden("agricola-family", Case("agricola", {"players": 2}), 1, 0),
    Golden("agricola-deal", Case("agricola", {"players": 3, "cards": "deal"}), 2, 60),
    Golden("agricola-moor", Case("agricola", {"players": 2, "expansion": "moor", "level": 1}), 3, 0),
]


def text_of(golden: Golden) -> str:
    return "\n".join(lines_of(golden)) + "\n"


def lines_of(golden: Golden) -> Iterator[str]:
    """The game from some pick on, for a while."""
    game = golden.case.start(golden.seed, events=True)
    yield f"# {golden.case.name}, {json.dumps(golden.case.options)}, seed {golden.seed}; written by {COMMAND}"
    before: Json = {}
    for n, pick in enumerate(random_play(game, seeded(golden.seed), golden.first + PICKS)):
        if n < golden.first:
            continue
        yield from told(game)
        now = position(game)
        yield ""
        yield from changes(before, now)
        before = now
        choice = next(choice for choice in game.choices if choice.seat == pick.seat)
        yield from asked(game, choice, n, pick.option)
    yield from told(game)
    yield ""
    yield "The game is over." if game.over else "And so on."


def told(game: Game) -> Iterator[str]:
    """What happened, in the words of a spectator."""
    for event in game.events:
        yield f"    {'  ' * event.depth}{describe_event(game.rules.name, event.seen_by(None), NAMES, 'en')}"


def asked(game: Game, choice: Choice, n: int, picked: int) -> Iterator[str]:
    words = describe_options(game, choice, "en", players=NAMES)
    yield f"{n}. {NAMES[choice.seat]}: {describe_prompt(game, choice, 'en', NAMES)}"
    yield from wrapped("offered", " · ".join(words))
    yield f"  -> {words[[int(option) for option in choice.options].index(picked)]}"


def position(game: Game) -> Json:
    """What is on the table, hidden things included; nothing, if the game cannot tell."""
    if not isinstance(game.rules, TellsSituation):
        return {}
    told: Json = flat("", game.situation())
    return {key: value for key, value in told.items() if not key.startswith(("chance", "picks"))}


def flat(name: str, value: Any) -> Json:
    """Every part of a position by the way to it: {"seats.0.hand": "3 copper"}."""
    if isinstance(value, dict):
        parts = {f"{name}.{key}".lstrip("."): part for key, part in value.items()}
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        parts = {f"{name}.{n}": part for n, part in enumerate(value)}
    else:
        return {name: value}
    found: Json = {}
    for key, part in parts.items():
        found |= flat(key, part)
    return found


def changes(before: Json, now: Json) -> Iterator[str]:
    """What is different since it was last told; in the beginning, everything."""
    for key, value in now.items():
        if key not in before or before[key] != value:
            yield from wrapped(key, value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
    for key in before:
        if key not in now:
            yield f"  {key}: -"


def wrapped(name: str, text: str) -> Iterator[str]:
    line = f"  {name}:"
    for word in text.split():
        if len(line) + len(word) + 1 > WIDTH:
            yield line
            line = "     "
        line += f" {word}"
    yield line


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        (FOLDER / f"{golden.name}.txt").write_text(text_of(golden), encoding="utf-8")


if __name__ == "__main__":
    main()
