"""Writes docs/options.md from the declarations, all that can be chosen: `python -m tests.settings_page`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from allmende.locales import text
from allmende.table import game_names, rules_of
from allmende.table.settings import Setting
from allmende.told import about_told, exclusions_told, named_values, preset_text, renamed_values, when_told
from allmende.typed import typed

PAGE: Final = Path(__file__).parent.parent / "docs" / "options.md"
LANG: Final = "en"
HEAD: Final = """# Options of a game

What `new_game(name, ...)` takes, `--set key=value` in every command ([the grammar](terminal.md#options-of-a-game)), and
`options` of a table in the [API](server.md). Each game declares it once, in its `settings` ([how](kernel.md#settings));
this page is made from there by `uv run python -m tests.settings_page`, and `allmende options GAME` prints the same.
"""


def page() -> str:
    return "\n".join([HEAD, *[line for game in game_names() for line in section(game)]])


def section(game: str) -> Iterator[str]:
    rules = rules_of(game)
    usual = rules.options({})
    yield f"## {text(LANG, game, f'game-{game}')} (`{game}`)\n"
    yield "| option | default | what it is |"
    yield "| --- | --- | --- |"
    for name, setting in rules.settings.settings.items():
        yield f"| `{name}` | {code(typed(usual[name]))} | {cell(about_told(LANG, game, setting))} |"
    yield ""
    for setting in rules.settings.settings.values():
        yield from values(game, setting)
    if rules.settings.presets:
        yield "Games that have a name:\n"
        for preset in rules.settings.presets:
            yield f"- {preset_text(LANG, game, preset.name)}: `{when_told(game, preset.when)}`"
        yield ""
    reasons = exclusions_told(LANG, game)
    if reasons:
        yield "What does not go together:\n"
        for why, cases in reasons.items():
            yield f"- {', or '.join(map(code, cases))}: {why}"
        yield ""


def values(game: str, setting: Setting) -> Iterator[str]:
    named = named_values(LANG, game, setting)
    if named:
        yield f"Values of `{setting.name}`:\n"
        yield from [f"- `{value}`: {told}" for value, told in named.items()]
        yield ""
    for when, names in renamed_values(LANG, game, setting).items():
        yield f"With `{when}`:\n"
        yield from [f"- `{value}`: {told}" for value, told in names.items()]
        yield ""


def code(said: str) -> str:
    return f"`{said}`" if said else "–"


def cell(said: str) -> str:
    return said.replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
