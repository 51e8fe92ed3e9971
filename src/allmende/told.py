"""The settings of a game in people's words: for the API in every language, for the command line and the docs in one."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from allmende.locales import LANGUAGES, has_text, message_of, text, text_or
from allmende.table import Json, rules_of
from allmende.table.settings import NUMBER, WORD, WORDS, Setting, When, holds, plain_when
from allmende.typed import typed

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


def told_settings(game: str) -> Json:
    """The declaration with its texts: {"en": …, "de": …} wherever a person reads."""
    declared = rules_of(game).settings
    data = declared.to_json()
    for setting, entry in zip(declared.settings.values(), data["settings"], strict=True):
        entry["text"] = in_all(setting_text, game, setting.name)
        entry["names"] = {typed(value): in_all(value_name, game, setting, value) for value in setting.values}
        if setting.renamed:
            entry["renamed"] = [
                {
                    "when": plain_when(when),
                    "names": {typed(value): in_all(text, game, name) for value, name in renamed(game, setting, word)},
                }
                for word, when in setting.renamed
            ]
    for exclusion in data["exclusions"]:
        exclusion["why"] = in_all(why_text, game, exclusion["why"])
    for preset in data["presets"]:
        preset["text"] = in_all(preset_text, game, preset["name"])
        preset["about"] = in_all(preset_about, game, preset["name"])
    return data


def in_all(say: Callable[..., str], *what: Any) -> dict[str, str]:
    return {lang: say(lang, *what) for lang in LANGUAGES}


def why_text(lang: str, game: str, why: str) -> str:
    return text_or(why, lang, game, why)


def preset_text(lang: str, game: str, name: str) -> str:
    return text_or(name, lang, game, f"setup-{name}")


def preset_about(lang: str, game: str, name: str) -> str:
    return text_or("", lang, game, f"setup-{name}", "text")


def setting_text(lang: str, game: str, name: str) -> str:
    return text_or(name, lang, game, f"setting-{name}")


def value_message(setting: Setting, value: Any) -> str:
    return message_of(setting.named or setting.name, typed(value))


def value_name(lang: str, game: str, setting: Setting, value: Any, chosen: Mapping[str, Any] = NOTHING) -> str:
    """What a value is called, beside what is chosen; as it is typed, if it has no name."""
    for word, when in setting.renamed:
        if holds(when, chosen) and (value, renamed_message(setting, value, word)) in renamed(game, setting, word):
            return text(lang, game, renamed_message(setting, value, word))
    return text_or(typed(value), lang, game, value_message(setting, value))


def renamed(game: str, setting: Setting, word: str) -> list[tuple[Any, str]]:
    """The values that have another name with this word behind it, each with its message."""
    names = [(value, renamed_message(setting, value, word)) for value in setting.values]
    return [(value, name) for value, name in names if has_text(LANGUAGES[0], game, name)]


def renamed_message(setting: Setting, value: Any, word: str) -> str:
    return f"{value_message(setting, value)}-{word}"


def named_values(lang: str, game: str, setting: Setting) -> dict[str, str]:
    """The values as they are typed, each with its name and what is said of it; numbers only if they have names."""
    told: dict[str, str] = {}
    for value in setting.values:
        name, about = value_name(lang, game, setting, value), value_about(lang, game, setting, value)
        if setting.kind in (WORD, WORDS) or name != typed(value):
            told[typed(value)] = f"{name}. {about}" if about else name
    return told


def renamed_values(lang: str, game: str, setting: Setting) -> dict[str, dict[str, str]]:
    """Other names of the values as they are typed, by what is chosen then."""
    return {
        when_told(game, when): {typed(value): text(lang, game, name) for value, name in renamed(game, setting, word)}
        for word, when in setting.renamed
    }


def value_about(lang: str, game: str, setting: Setting, value: Any) -> str:
    return text_or("", lang, game, value_message(setting, value), "text")


# In one language


def cases_told(lang: str, game: str, setting: Setting) -> str:
    """What is usual with other choices: "usually 4 (cards=by-marks), otherwise 2"; empty if they change nothing."""
    *special, always = setting.usual
    if not special:
        return ""
    cases = ", ".join(f"{typed(usual.value)} ({when_told(game, usual.when)})" for usual in special)
    return text(lang, "", "usual-cases", cases=cases, value=typed(always.value))


def values_told(lang: str, setting: Setting) -> str:
    """Which values there are. Those that are words are listed elsewhere."""
    if setting.kind == NUMBER:
        return text(lang, "", "values-range", least=str(setting.values[0]), most=str(setting.values[-1]))
    kind = text(lang, "", f"values-{setting.kind}")
    return (
        text(lang, "", "values-or-things", kind=kind, count=str(setting.count))
        if setting.things and setting.values
        else kind
    )


def about_told(lang: str, game: str, setting: Setting) -> str:
    """All that is to be said of a setting before its values."""
    told = f"{setting_text(lang, game, setting.name)}: {values_told(lang, setting)}"
    cases = cases_told(lang, game, setting)
    return f"{told}; {cases}" if cases else told


def when_told(game: str, when: When) -> str:
    """
    >>> when_told("agricola", {"cards": ("deal", "draft"), "players": (4, 5, 6)})
    'cards=deal|draft, players=4–6'
    """
    known = rules_of(game).settings.settings
    return ", ".join(some_told(known[name], values) for name, values in when.items())


def some_told(setting: Setting, values: Sequence[Any]) -> str:
    """Some values of a setting, as short as can be: players=4–6, cards≠none."""
    others = [value for value in setting.values if value not in values]
    if len(others) == 1 and len(values) > 2:
        return f"{setting.name}≠{typed(others[0])}"
    if setting.kind == NUMBER and len(values) > 2 and list(values) == list(range(values[0], values[-1] + 1)):
        return f"{setting.name}={values[0]}–{values[-1]}"
    return f"{setting.name}={'|'.join(map(typed, values))}"


def exclusions_told(lang: str, game: str) -> Mapping[str, list[str]]:
    """What does not go together, by the reason."""
    told: dict[str, list[str]] = {}
    for exclusion in rules_of(game).settings.exclusions:
        told.setdefault(why_text(lang, game, exclusion.why), []).append(when_told(game, exclusion.when))
    return told
