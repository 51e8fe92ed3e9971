"""Texts in every language, from Fluent catalogs: `table.ftl` for all games, `cli.ftl` for the command line, and
`<game>….ftl` for one game, from the package that the game's box names.

Rules never speak: they name prompts, options and events, and this module puts them into words. It tries the most
special message first: `prompt-discard-cellar` before `prompt-discard`, `option-done-discard` before `option-done`.
Messages may use what the prompt, the option or the event says, and

    $thing          what an option stands for, by name; with it everything that the view says of it, such as $cost
    $one            the same with its article or number: "the Hedge", "1 wood"
    $ends           of an option: "yes" if it can end the turn
    $paid, $pays    of an option: what will be paid for it, in words; and whether that is "told", or "own": one of the
                    very thing that it stands for, or "free", or "open": nobody knows yet
    $left, $exact   of a prompt with min, max and chosen: how many more, and whether it must be that many
    $may            of a prompt: "yes" if "done" is one of the options
    $who, $name     of an event: "you" or "other", and the player's name
    $by, $to, $farm another player's name, if they are seats; of an event, $whom is then "you" or "other"
    $seen           of an event: "open" if its cards may be seen, otherwise "hidden"
    $count          of an event with cards: how many. What an event calls by its kind ({"good": "wood", "count": 3}) is
                    told with that number, anything else ({"top": "province", "count": 3}) is one
    $some-food      of an event with a number under the name of a good, {"food": 2}: "2 food"
    $rounds-count   of an event with a list: how many there are of $rounds ("round 9", "rounds 9 and 14")

Things that have names are told by them: `cell-7` for {"cell": 7}, `tile-f03` for {"tile": "F03"}. Those that people
have named themselves bring {"names": {"en": …}} along.
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from allmende.table import Box, box_of, has_game
from allmende.table.errors import AllmendeError, BrokenBox, IllegalOption
from allmende.table.outside import shown

if TYPE_CHECKING:
    from allmende.table import Choice, Game, Key

LANGUAGES: Final = ("en", "de")
COMMON: Final = ("table", "cli")
"""The catalogs that belong to no game."""
THINGS: Final = ("card", "landscape", "pile", "resource")
"""What a prompt or an event may mean by a name under any key: {"card": "silos"} may be a landscape."""
SEATS: Final = ("by", "to", "farm")
"""What prompts and events call another seat."""
HYPHEN_AS_MINUS: Final = re.compile(r"(?<![0-9A-Za-z.–=“„-])-(?=[0-9])")
"""Where a number begins; not within a word, a date or a range, nor where somebody is quoted."""


class UnknownLanguage(AllmendeError):
    """There are no texts in that language."""


class SpokenError(AllmendeError):
    """Tells what is wrong in any language: the name of a message, and what it needs to be spoken."""

    code = 2
    """With which a command exits."""

    def __init__(self, message: str, code: int | None = None, **args: Any) -> None:
        super().__init__(message)
        self.message = message
        self.args_spoken = args
        if code is not None:
            self.code = code

    def spoken(self, lang: str) -> str:
        return text(lang, "", self.message, **self.args_spoken)


class MissingText(Exception):
    """A catalog lacks a message: a mistake in the program, found by its tests."""


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; English if we do not speak it.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LC_ALL": "fr_FR", "LANG": "de_DE"}), language_of({})
    ('de', 'en', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            lang = environment[name].lower().split(".")[0].split("_")[0]
            return lang if lang in LANGUAGES else "en"
    return "en"


def check_language(lang: Any) -> str:
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise UnknownLanguage(f"there are no texts in language {shown(lang)}: choose {' or '.join(LANGUAGES)}")
    return lang


def chosen_language(lang: str | None) -> str:
    """The language that a command was told to speak, or else the environment's."""
    return language_of(os.environ) if lang is None else check_language(lang)


def bundle(lang: str, game: str) -> FluentBundle:
    """All messages of a game in a language, the common ones included."""
    return _bundle(lang, game, box_of(game) if has_game(game) else None)


@cache
def _bundle(lang: str, game: str, box: Box | None) -> FluentBundle:
    check_language(lang)
    found = FluentBundle([lang], use_isolating=False)
    common = [catalog for catalog in catalogs(lang) if stem_of(catalog) in COMMON]
    for catalog in [*common, *catalogs_of(lang, game, box)]:
        found.add_resource(resource(catalog), allow_overrides=True)
    return found


def resource(catalog: Traversable) -> ast.Resource:
    return _parsed(catalog.read_text(encoding="utf-8"))


@cache
def _parsed(text: str) -> ast.Resource:
    """A catalog, read once: the parser takes its time."""
    return FluentResource(text)


def catalogs(lang: str, package: Any = "allmende") -> list[Traversable]:
    """All catalogs of a package (or a folder) in a language."""
    place = files(package) if isinstance(package, str) else package
    folder = place / "locales" / lang
    if not folder.is_dir():
        return []
    return sorted((path for path in folder.iterdir() if path.name.endswith(".ftl")), key=lambda path: path.name)


def catalogs_of(lang: str, game: str, box: Box | None) -> list[Traversable]:
    """The catalogs of a game, from where its box says; without a box, of a part of Allmende that is no game."""
    if box is not None and box.texts is None:
        return []
    found = catalogs(lang, "allmende" if box is None else box.texts)
    return [catalog for catalog in found if game and f"{stem_of(catalog)}-".startswith(f"{game}-")]


def game_texts(lang: str, game: str) -> str:
    """All texts of a game as its catalogs have them: for those who speak by themselves."""
    found = catalogs_of(check_language(lang), game, box_of(game))
    return "\n".join(catalog.read_text(encoding="utf-8") for catalog in found)


def stem_of(catalog: Traversable) -> str:
    return catalog.name.removesuffix(".ftl")


def has_text(lang: str, game: str, name: str, attribute: str | None = None) -> bool:
    found = bundle(lang, game)
    if not found.has_message(name):
        return False
    message = found.get_message(name)
    return message.value is not None if attribute is None else attribute in message.attributes


def text(lang: str, game: str, name: str, attribute: str | None = None, /, **args: Any) -> str:
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
    return with_minus(str(spoken))


def with_minus(spoken: str) -> str:
    """The numbers of a text with a true minus sign.

    >>> with_minus("-1 point, a-1, 2024-10-03")
    '−1 point, a-1, 2024-10-03'
    """
    return HYPHEN_AS_MINUS.sub("−", spoken) if "-" in spoken else spoken


def text_or(otherwise: str, lang: str, game: str, name: str, attribute: str | None = None, /) -> str:
    """A message that some games lack."""
    return text(lang, game, name, attribute) if has_text(lang, game, name, attribute) else otherwise


def speaks(lang: str, game: str) -> bool:
    """Has the game texts in this language? One that is still being made, or whose box is broken, has none."""
    try:
        return has_text(lang, game, f"game-{game}")
    except BrokenBox:
        return False


def name_of(lang: str, game: str, kind: str, slug: str) -> str:
    """The name of a thing of a game: `name_of("de", "dominion", "card", "smithy")`."""
    return text(lang, game, message_of(kind, slug))


def message_of(kind: str, slug: str | int) -> str:
    """The message that names a thing: names of messages are small letters."""
    return f"{kind}-{slug}".lower()


def rulings_of(lang: str, game: str, kind: str, slug: str) -> list[str]:
    """What the rulebook adds to a card."""
    name = f"{kind}-{slug}"
    rulings: list[str] = []
    while has_text(lang, game, name, f"ruling-{len(rulings) + 1}"):
        rulings.append(text(lang, game, name, f"ruling-{len(rulings) + 1}"))
    return rulings


def find_name(game: str, kind: str, name: str) -> str | None:
    """The slug of a thing that has this name in any language.

    >>> find_name("dominion", "card", "schmiede"), find_name("dominion", "card", "Smithy")
    ('smithy', 'smithy')
    """
    return names_of(game, kind).get(name.strip().casefold())


def slugs_of(game: str, kind: str) -> list[str]:
    """All things of a kind that have a name, in the order of the catalog."""
    return list(dict.fromkeys(names_of(game, kind).values()))


def names_of(game: str, kind: str) -> Mapping[str, str]:
    """The names of all things of a kind in all languages, in small letters, each with its slug."""
    return _names_of(game, kind, box_of(game) if has_game(game) else None)


@cache
def _names_of(game: str, kind: str, box: Box | None) -> Mapping[str, str]:
    prefix = f"{kind}-"
    names: dict[str, str] = {}
    for lang in LANGUAGES:
        for catalog in catalogs_of(lang, game, box):
            for entry in resource(catalog).body:
                if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix):
                    slug = entry.id.name.removeprefix(prefix)
                    names[text(lang, game, entry.id.name).casefold()] = slug
                    names[slug] = slug
    return names


def label_of(lang: str, game: str, word: str) -> str:
    """A word of a view, such as the name of a field, in a person's words: "fields_open" may have a text."""
    try:
        return text(lang, game, word) if has_text(lang, game, word) else word.replace("_", " ")
    except MissingText:  # it wants something filled in, and means something else
        return word.replace("_", " ")


def thing_named(lang: str, game: str, key: str, value: Any) -> str:
    """A value of a view, by its name where it has one: "hare" under "hand" is a card."""
    if isinstance(value, bool):
        return text(lang, "", "option-yes" if value else "option-no")
    kind = _kind_of(lang, game, key, [value])
    return str(_named(lang, game, key, value)) if kind is None else name_of(lang, game, kind, value)


def player_names(lang: str, count: int) -> list[str]:
    """What players are called who gave no names."""
    return [text(lang, "", "player", number=n + 1) for n in range(count)]


# Speaking


def describe_option(game: "Game", option: int, lang: str) -> str:
    """An option in a person's words, as the present choice means it."""
    for choice in game.choices:
        if option in choice.options:
            return describe_options(game, choice, lang, [option])[0]
    try:
        return _spoken_option(lang, game.rules.name, game.key(option), "", {}, {})
    except MissingText:
        key = " ".join(map(str, game.key(option)))
        raise IllegalOption(f"{key!r} is not offered here, and only there it has words") from None


def describe_options(
    game: "Game",
    choice: "Choice",
    lang: str,
    options: list[int] | None = None,
    players: Sequence[str] | None = None,
) -> list[str]:
    """All options of a choice in a person's words."""
    name, prompt = game.rules.name, choice.prompt
    view = game.view(choice.seat)
    offers = {offered["option"]: offered for offered in view["choice"]["options"]}
    named = players or player_names(lang, game.players)
    args = _prompt_args(lang, name, prompt.args, named)
    return [
        _spoken_option(lang, name, game.key(option), prompt.name, args, view["table"], named, offers[option])
        for option in (choice.options if options is None else options)
    ]


def describe_prompt(game: "Game", choice: "Choice", lang: str, players: Sequence[str] | None = None) -> str:
    """What a choice asks, in a person's words."""
    name, prompt = game.rules.name, choice.prompt
    args = _prompt_args(lang, name, prompt.args, players or player_names(lang, game.players))
    args["may"] = "yes" if any(game.key(option) == ("done",) for option in choice.options) else "no"
    special = [f"prompt-{prompt.name}-{prompt.args.get('card')}", *elsewhere(f"prompt-{prompt.name}", prompt.args)]
    found = [message for message in special if has_text(lang, name, message)]
    return text(lang, name, found[0] if found else f"prompt-{prompt.name}", **args)


def elsewhere(message: str, facts: Mapping[str, Any]) -> list[str]:
    """The message about something on the farm of another seat, if it is such a one."""
    return [f"{message}-farm"] if "farm" in facts else []


def describe_event(
    game_name: str, event: Mapping[str, Any], players: Sequence[str], lang: str, viewer: int | None = None
) -> str:
    """What happened, in a person's words; `event` as a seat has seen it, `viewer` whom to call "you".

    >>> describe_event("dominion", {"kind": "buy", "seat": 0, "card": "estate", "to": "discard"}, ["Anna", "Bo"], "en")
    'Anna buys an Estate'
    >>> describe_event("dominion", {"kind": "trash", "seat": 0, "cards": ["curse", "curse"]}, ["Anna", "Bo"], "de", 0)
    'Du entsorgst 2 Flüche'
    >>> describe_event("dominion", {"kind": "discard", "seat": 0, "count": 2, "top": "province"}, ["Anna", "Bo"], "en")
    'Anna discards 2 cards, a Province on top'
    """
    name = f"event-{event['kind']}"
    args = _told_args(lang, game_name, event, players, viewer)
    return text(lang, game_name, *elsewhere(name, event) or [name], **args)


def describe_told(
    game_name: str, about: str, told: Mapping[str, Any], players: Sequence[str], lang: str, viewer: int | None = None
) -> str:
    """Something that rules or bots have to say about a thing, in a person's words. Unlike in events, a single thing is
    told by its bare name; things in a list are counted.

    >>> describe_told("agricola", "reason", {"kind": "lies", "goods": ["wood"] * 3}, ["Anna", "Bo"], "en")
    '3 wood are there for the taking'
    """
    args = _told_args(lang, game_name, told, players, viewer)
    for key, value in told.items():
        if isinstance(value, str) and (kind := _kind_of(lang, game_name, key, [value])) is not None:
            args[key] = _own_name(lang, told) or name_of(lang, game_name, kind, value)
    return text(lang, game_name, f"{about}-{told['kind']}", **args)


def describe_why_not(game: "Game", seat: int, key: "Key", lang: str, players: Sequence[str] | None = None) -> list[str]:
    """Why a seat cannot pick something, in a person's words; nothing if it can.

    >>> from allmende import new_game
    >>> describe_why_not(new_game("dominion", seed=6), 0, ("pile", "gold"), "en")
    ['costs $6; you have $0']
    """
    name, named = game.rules.name, players or player_names(lang, game.players)
    asked = [describe_prompt(game, choice, lang, named) for choice in game.choices if choice.seat == seat]
    prompt = "".join(asked)
    return [
        describe_told(name, "why", {**told, "prompt": prompt}, named, lang, seat) for told in game.why_not(seat, *key)
    ]


def _told_args(
    lang: str, game_name: str, event: Mapping[str, Any], players: Sequence[str], viewer: int | None
) -> dict[str, Any]:
    """Names instead of slugs and seats."""
    args: dict[str, Any] = {}
    for key, value in event.items():
        slugs = [value] if isinstance(value, str) else value
        kind = _kind_of(lang, game_name, key, slugs) if isinstance(slugs, list) else None
        if kind is not None:
            if kind == key and isinstance(value, str):
                slugs = [value] * max(1, event.get("count", 1))
            args[key] = _own_name(lang, event) or listed(lang, counted(lang, game_name, slugs, kind))
            args.setdefault("count", len(slugs))
        elif key in SEATS and isinstance(value, int):
            args[key] = players[value]
            args["whom"] = "you" if value == viewer else "other"
        else:
            args[key] = _named(lang, game_name, key, value)
            if _counts_a_good(lang, game_name, key, value):
                args[f"some-{key}"] = counted(lang, game_name, [key] * value, "good")[0]
            if isinstance(value, list):
                args[f"{key}-count"] = len(value)
    if "seat" in event:
        args["name"] = players[event["seat"]]
        args["who"] = "you" if event["seat"] == viewer else "other"
    args["seen"] = "open" if "cards" in event or "card" in event else "hidden"
    return args


def _counts_a_good(lang: str, game: str, key: str, value: Any) -> bool:
    return isinstance(value, int) and value > 0 and has_text(lang, game, message_of("good", key), "many")


def counted(lang: str, game: str, slugs: Sequence[str], kind: str = "card") -> list[str]:
    """Things with how many there are of each.

    >>> counted("en", "dominion", ["estate", "copper", "estate"])
    ['2 Estates', 'a Copper']
    """
    words = []
    for slug in dict.fromkeys(slugs):
        name, count = message_of(kind, slug), slugs.count(slug)
        plain = text(lang, game, name)
        if count == 1:
            words.append(text_or(plain, lang, game, name, "one"))
        else:
            words.append(f"{count} {text_or(plain, lang, game, name, 'many')}")
    return words


def listed(lang: str, words: Sequence[str]) -> str:
    """
    >>> listed("de", ["ein Gold", "2 Kupfer", "eine Schmiede"])
    'ein Gold, 2 Kupfer und eine Schmiede'
    """
    if len(words) < 2:
        return "".join(words)
    return text(lang, "", "list", first=", ".join(words[:-1]), last=words[-1])


def _kind_of(lang: str, game: str, key: str, slugs: Sequence[Any]) -> str | None:
    """The kind of the things under a key: what the key says ("tile", "tiles"), or one of THINGS; None if they have no
    names."""
    for kind in (key, key.removesuffix("s"), *THINGS):
        if all(isinstance(slug, str) and has_text(lang, game, message_of(kind, slug)) for slug in slugs):
            return kind
    return None


def _named(lang: str, game: str, key: str, value: Any) -> Any:
    """The name of a thing that has a number, such as a cell, or of several; anything else as it is."""
    if isinstance(value, list) and value:
        named = isinstance(value[0], int) and has_text(lang, game, message_of(key, value[0]))
        words = [str(_named(lang, game, key, one)) for one in value]
        return " ".join(in_runs(words)) if named else listed(lang, words)
    if isinstance(value, bool):
        return "yes" if value else "no"  # for selectors
    named = isinstance(value, int) and has_text(lang, game, message_of(key, value))
    return name_of(lang, game, key, str(value)) if named else value


def in_runs(names: Sequence[str]) -> list[str]:
    """Spaces in a row, from the first to the last of three and more.

    >>> in_runs(["b1", "c1", "d1", "a2", "b2"])
    ['b1–d1', 'a2', 'b2']
    """
    runs: list[list[str]] = []
    for name in names:
        last = runs[-1][-1] if runs else ""
        if last[1:] == name[1:] and last[:1] and ord(name[0]) == ord(last[0]) + 1:
            runs[-1].append(name)
        else:
            runs.append([name])
    return [word for run in runs for word in ([f"{run[0]}–{run[-1]}"] if len(run) > 2 else run)]


def _spoken_option(
    lang: str,
    game: str,
    key: "Key",
    prompt: str,
    args: Mapping[str, Any],
    table: Mapping[str, Any],
    players: Sequence[str] = (),
    offered: Mapping[str, Any] | None = None,
) -> str:
    kind, which = str(key[0]), [str(part) for part in key[1:]]
    noun = "card" if kind == "pile" else kind
    thing = which[0] if which else ""
    facts = {**args, **_facts_of(table, noun, thing), **_offer_args(lang, game, thing, offered or {}), "thing": thing}
    name = message_of(noun, thing)
    if thing and has_text(lang, game, name):
        own = _own_name(lang, _entry_of(table, noun, thing))
        facts["thing"] = own or text(lang, game, name)
        facts["one"] = own or text_or(facts["thing"], lang, game, name, "one")
    elif kind == "seat" and players:
        facts["thing"] = players[int(thing)]
    elif which and isinstance(key[1], int):
        facts["thing"] = key[1]
    for candidate in (f"option-{kind}-{prompt}", f"option-{'-'.join([kind, *which])}"):
        if has_text(lang, game, candidate):
            return text(lang, game, candidate, **facts)
    return text(lang, game, f"option-{kind}", **facts)


def _offer_args(lang: str, game: str, thing: str, offered: Mapping[str, Any]) -> dict[str, str]:
    """What the view says of an option itself."""
    pays: Mapping[str, int] | None = offered.get("pays")
    slugs = [slug for slug, count in (pays or {}).items() for _ in range(count)]
    kind = _kind_of(lang, game, "pays", slugs)
    return {
        "ends": "yes" if offered.get("ends") else "no",
        "paid": "open" if pays is None else "free" if not slugs else "own" if slugs == [thing] else "told",
        "pays": "" if kind is None else listed(lang, counted(lang, game, slugs, kind)),
    }


def _facts_of(table: Mapping[str, Any], noun: str, thing: str) -> dict[str, Any]:
    """What the view says of a thing."""
    return {key: value for key, value in _entry_of(table, noun, thing).items() if isinstance(value, int)}


def _entry_of(table: Mapping[str, Any], noun: str, thing: str) -> Mapping[str, Any]:
    """The entry {"card": "smithy", "cost": 4, …} of one of the lists of a view, or of a part of it; in a list that
    is called after such things, {"slug": "silos", "cost": 4, …}."""
    for name, part in table.items():
        if isinstance(part, list):
            own = "slug" if name == f"{noun}s" else noun
            for entry in part:
                if isinstance(entry, dict) and entry.get(own) == thing:
                    return entry
    inner = (_entry_of(part, noun, thing) for part in table.values() if isinstance(part, dict))
    return next((entry for entry in inner if entry), {})


def _own_name(lang: str, entry: Mapping[str, Any]) -> str:
    """What people themselves call the thing that an entry, an event or a prompt is about; empty if it has our name."""
    return str(entry.get("names", {}).get(lang, ""))


def _prompt_args(lang: str, game: str, args: Mapping[str, Any], players: Sequence[str] | None) -> dict[str, Any]:
    """Names instead of slugs and seats, and what follows from min, max and chosen."""
    spoken = dict(args)
    for key, value in args.items():
        kind = _kind_of(lang, game, key, [value])
        if kind is not None:
            spoken[key] = _own_name(lang, args) or name_of(lang, game, kind, value)
        elif players is not None and key in SEATS and isinstance(value, int):
            spoken[key] = players[value]
        else:
            spoken[key] = _named(lang, game, key, value)
    if "min" in args and "max" in args and "chosen" in args:
        spoken["left"] = args["max"] - args["chosen"]
        spoken["exact"] = "yes" if args["min"] == args["max"] else "no"
    return spoken
