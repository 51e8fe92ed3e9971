"""Writes the types of the web client: those of the server's messages, and those of each game's prompts and view.

    python -m allmende.server.typescript            write them into web/src
    python -m allmende.server.typescript --check    only say whether they are as they should be

`lib/contract.ts` has what every game has in common, `games/<game>/contract.ts` what is a game's own.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

from allmende.server import models
from allmende.server.shapes import (
    Field,
    Shape,
    fields_of,
    is_open,
    is_record,
    origin_of,
    parts_of_union,
    plain,
    records_in,
    words_in,
)
from allmende.table import rules_of
from allmende.table.contract import PromptType
from allmende.table.views import OptionKey

COMMAND: Final = "python -m allmende.server.typescript"
WEB: Final = Path(__file__).parents[3] / "web/src"
HEAD: Final = """/**
 * {about}
 *
 * Written by `{command}`: change the types there, not here.
 */
"""
GAME_VIEW: Final = """/** The table as a seat of this game may see it. */
export interface GameView extends Omit<View, "choice" | "table"> {
  choice: { prompt: Prompt; options: (OptionView & { zone?: Zone })[] } | null;
  table: Table;
}
"""
SCALARS: Final[dict[Any, str]] = {
    int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown",
}  # fmt: skip
ALIASES: Final[dict[Shape, str]] = {OptionKey: "OptionKey", models.Key: "OptionKey", models.Picks: "readonly Pick[]"}
"""What is known by a name of its own."""
NAMED: Final[dict[str, str]] = {
    "OptionKey": "readonly [string, ...(string | number)[]]",
    "Pick": "number | OptionKey",
    "Scores": "Record<string, number>[]",
    "Things": "Record<string, Thing[]>",
}
LONGEST: Final = 130
Words: TypeAlias = Mapping[Shape, str]
NO_WORDS: Final[Words] = {}


def of_server() -> str:
    """The types of all messages."""
    records = records_in([*models.BODIES, *models.ANSWERS, models.Message, models.Told])
    parts = [HEAD.format(command=COMMAND, about="What is said between the server and its clients.")]
    parts += [interface(record) for record in records]
    parts += [f"export type {name} = {text};\n" for name, text in NAMED.items()]
    parts.append(union("Message", [record.__name__ for record in get_args(models.Message)]))
    parts.append(union("Told", [record.__name__ for record in get_args(models.Told)]))
    return "\n".join(parts)


def of_game(game: str) -> str:
    """The types of a game's view and prompts."""
    contract = rules_of(game).contract
    prompts = list(contract.prompts.values())
    records = records_in([contract.view, contract.things])
    words = words_in(records)
    used = "".join(interface(record, words) for record in records)
    parts = [HEAD.format(command=COMMAND, about=f"What {game} asks and shows.")]
    key = "OptionKey, " if "OptionKey" in used else ""
    parts.append(f'import type {{ {key}OptionView, View }} from "../../lib/contract.ts";\n')
    parts += [union(name, [json.dumps(word) for word in get_args(shape)]) for shape, name in words.items()]
    parts.append(union("Prompt", [prompt_type(prompt, words) for prompt in prompts]))
    parts.append('export type PromptName = Prompt["name"];\n')
    parts += [interface(record, words) for record in records]
    parts.append(GAME_VIEW)
    return "\n".join(parts)


def prompt_type(prompt: PromptType, words: Words) -> str:
    return "{ " + "; ".join(field_type(field, words) for field in fields_of(prompt)) + " }"


def interface(record: Any, words: Words = NO_WORDS) -> str:
    """
    >>> from allmende.dominion.views import Kingdom
    >>> print(interface(Kingdom), end="")
    /** A recommended set. */
    export interface Kingdom {
      slug: string;
      cards: string[];
    }
    """
    lines = [f"/** {said} */"] if (said := about(record)) else []
    lines.append(f"export interface {record.__name__} {{")
    for field in fields_of(record):
        if field.about:
            lines.append(f"  /** {field.about} */")
        lines.append(f"  {field_type(field, words)};")
    if is_open(record):
        lines.append("  [fact: string]: unknown;")
    return "\n".join([*lines, "}", ""])


def about(record: Any) -> str:
    """What the docstring of a record says; Structs and TypedDicts without one have one of their own."""
    text = record.__doc__ or ""
    inherited = any(getattr(base, "__doc__", None) == text for base in (dict, *record.__mro__[1:]))
    return "" if inherited else " ".join(text.split())


def field_type(field: Field, words: Words) -> str:
    called = field.name if field.name.isidentifier() else json.dumps(field.name)
    return f"{called}{'?' if field.optional else ''}: {written(field.shape, words)}"


def union(name: str, parts: list[str]) -> str:
    line = f"export type {name} = {' | '.join(parts)};\n"
    return (
        line if len(line) <= LONGEST else f"export type {name} =\n" + "\n".join(f"  | {one}" for one in parts) + ";\n"
    )


def written(shape: Shape, words: Words = NO_WORDS) -> str:
    """A type in TypeScript; sets of words by the names that they have.

    >>> written(dict[Literal["wood", "clay"], list[int | None]])
    'Record<"wood" | "clay", (number | null)[]>'
    """
    if shape in ALIASES:
        return ALIASES[shape]
    shape = plain(shape)
    origin, args = origin_of(shape), get_args(shape)
    if is_record(shape):
        return str(shape.__name__)
    if shape in words:
        return words[shape]
    if parts := parts_of_union(shape):
        return " | ".join(dict.fromkeys(written(part, words) for part in parts))
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin is list:
        one = written(args[0], words)
        return f"({one})[]" if " | " in one else f"{one}[]"
    if origin is tuple:
        return f"[{', '.join(written(one, words) for one in args)}]"
    if origin is dict:
        return f"Record<{written(args[0], words)}, {written(args[1], words)}>"
    return SCALARS[shape]


def files(web: Path = WEB) -> dict[Path, str]:
    """What should stand where: a game that has a folder in the client has its types there."""
    folders = sorted(folder for folder in (web / "games").iterdir() if folder.is_dir())
    games = {folder / "contract.ts": of_game(folder.name) for folder in folders}
    return {web / "lib/contract.ts": of_server(), **games}


def stale(web: Path = WEB) -> list[Path]:
    """The files that are not as they should be."""
    return [path for path, text in files(web).items() if not path.exists() or path.read_text("utf-8") != text]


def main(arguments: list[str]) -> int:
    old = stale()
    for path in old:
        print(path.relative_to(WEB.parents[1]))
        if arguments != ["--check"]:
            path.write_text(files()[path], "utf-8")
    return 1 if old and arguments == ["--check"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
