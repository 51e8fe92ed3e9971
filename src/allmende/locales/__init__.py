"""Texts in every language, from Fluent catalogs: `table.ftl` for all games, `<game>….ftl` for one.

Rules never speak: they name prompts, options and events, and this module puts them into words.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from allmende.table.errors import AllmendeError

if TYPE_CHECKING:
    from allmende.table import Choice, Game

LANGUAGES: Final = ("en", "de")


class UnknownLanguage(AllmendeError):
    """There are no texts in that language."""


class MissingText(Exception):
    """A catalog lacks a message: a mistake in the program, found by its tests."""


@cache
def bundle(lang: str, game: str) -> FluentBundle:
    """All messages of a game in a language, the common ones included."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"there are no texts in language {lang!r}: choose {', '.join(LANGUAGES)}")
    found = FluentBundle([lang], use_isolating=False)
    for path in catalogs(lang):
        stem = path.name.removesuffix(".ftl")
        if stem in ("table", "cli") or stem.split("-")[0] == game:
            found.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def catalogs(lang: str) -> list[Traversable]:
    folder = files("allmende.locales") / lang
    return sorted((path for path in folder.iterdir() if path.name.endswith(".ftl")), key=lambda path: path.name)


def has_text(lang: str, game: str, name: str, attribute: str | None = None) -> bool:
    found = bundle(lang, game)
    if not found.has_message(name):
        return False
    message = found.get_message(name)
    return message.value is not None if attribute is None else attribute in message.attributes


def text(lang: str, game: str, name: str, attribute: str | None = None, **args: Any) -> str:
    """A message, or an attribute of it, with its arguments filled in."""
    if not has_text(lang, game, name, attribute):
        raise MissingText(f"{lang}/{game}: no message {name}{'.' + attribute if attribute else ''}")
    found = bundle(lang, game)
    message = found.get_message(name)
    pattern = message.value if attribute is None else message.attributes[attribute]
    assert pattern is not None
    spoken, errors = found.format_pattern(pattern, args)
    if errors:
        raise MissingText(f"{lang}/{game}: {name} cannot be spoken: {errors[0]}")
    return str(spoken)


def name_of(lang: str, game: str, kind: str, slug: str) -> str:
    """The name of a thing of a game: `name_of("de", "dominion", "card", "smithy")`."""
    return text(lang, game, f"{kind}-{slug}")


def rulings_of(lang: str, game: str, kind: str, slug: str) -> list[str]:
    """What the rulebook adds to a card."""
    name = f"{kind}-{slug}"
    rulings: list[str] = []
    while has_text(lang, game, name, f"ruling-{len(rulings) + 1}"):
        rulings.append(text(lang, game, name, f"ruling-{len(rulings) + 1}"))
    return rulings


def find_name(game: str, kind: str, name: str) -> str | None:
    """The slug of a thing that has this name in any language."""
    return _names(game, kind).get(name.strip().casefold())


@cache
def _names(game: str, kind: str) -> Mapping[str, str]:
    prefix = f"{kind}-"
    names: dict[str, str] = {}
    for lang in LANGUAGES:
        for path in catalogs(lang):
            if path.name.removesuffix(".ftl").split("-")[0] != game:
                continue
            for entry in FluentResource(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix):
                    slug = entry.id.name.removeprefix(prefix)
                    names[text(lang, game, entry.id.name).casefold()] = slug
                    names[slug] = slug
    return names


def describe_option(game: "Game", option: int, lang: str) -> str:
    """An option in a person's words, as the present choice means it."""
    key = game.key(option)
    kind, which = str(key[0]), [str(part) for part in key[1:]]
    choice = game.choice
    prompt = choice.prompt.name if choice is not None else ""
    name = game.rules.name
    args: dict[str, Any] = {"thing": which[0] if which else ""}
    for noun in ("card" if kind == "pile" else kind,):
        if which and has_text(lang, name, f"{noun}-{which[0]}"):
            args["thing"] = name_of(lang, name, noun, which[0])
    for candidate in (f"option-{kind}-{prompt}", f"option-{'-'.join([kind, *which])}"):
        if has_text(lang, name, candidate):
            return text(lang, name, candidate, **args)
    return text(lang, name, f"option-{kind}", **args)


def describe_prompt(game: "Game", choice: "Choice", lang: str) -> str:
    """What a choice asks, in a person's words."""
    name = game.rules.name
    args = spoken_args(lang, name, choice.prompt.args)
    return text(lang, name, f"prompt-{choice.prompt.name}", **args)


def describe_event(game_name: str, event: Mapping[str, Any], players: list[str], lang: str) -> str:
    """What happened, in a person's words; `event` as a seat has seen it."""
    args = spoken_args(lang, game_name, event)
    seen = "open" if "cards" in event else "hidden"
    by = {key: players[event[key]] for key in ("seat", "by") if isinstance(event.get(key), int)}
    return text(lang, game_name, f"event-{event['kind']}", **{**args, **by, "seen": seen})


def spoken_args(lang: str, game: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """Replace the slugs of things by their names, and lists of them by "Copper, 2 Silver"."""
    spoken: dict[str, Any] = {}
    for key, value in args.items():
        if isinstance(value, list):
            spoken[key] = ", ".join(counted(lang, game, value))
        elif isinstance(value, str) and has_text(lang, game, f"card-{value}"):
            spoken[key] = name_of(lang, game, "card", value)
        else:
            spoken[key] = value
    return spoken


def counted(lang: str, game: str, slugs: list[str]) -> list[str]:
    """Names of cards with how many there are of each: "2 Copper"."""
    words = []
    for slug in dict.fromkeys(slugs):
        name, count = name_of(lang, game, "card", slug), slugs.count(slug)
        words.append(name if count == 1 else f"{count} {name}")
    return words
