"""Things by the names that people give them: slugs, names in any language, and what is printed on a card (A116)."""

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Any, Final

from allmende.table.choice import Option
from allmende.table.errors import AllmendeError, UnknownOption
from allmende.table.outside import shown
from allmende.table.rules import Rules, TellsCodes

NO_CODES: Final[Mapping[str, str]] = {}


def find_thing(
    game: str,
    kind: str,
    given: Any,
    known: Collection[str],
    error: type[AllmendeError],
    codes: Mapping[str, str] = NO_CODES,
) -> str:
    """The slug of a thing of a game; the error, with the nearest name, if there is none.

    codes: what is printed on things, in capital letters, each with its slug.

    >>> from allmende.table.errors import ImpossibleSituation
    >>> find_thing("dominion", "card", "Schmiede", {"smithy", "moat"}, ImpossibleSituation)
    'smithy'
    >>> find_thing("dominion", "card", "smithee", {"smithy", "moat"}, ImpossibleSituation)
    Traceback (most recent call last):
    allmende.table.errors.ImpossibleSituation: there is no card 'smithee': did you mean smithy?
    """
    if not isinstance(given, str):
        raise error(f"a {kind} is named by a text, got {shown(given)}")
    name = given.strip()
    if name in known:
        return name
    slug = slug_of(game, kind, name, known, codes)
    if slug is None:
        raise error(f"there is no {kind} {shown(given)}{hint(game, kind, name, known)}")
    return slug


def slug_of(game: str, kind: str, name: str, known: Collection[str], codes: Mapping[str, str] = NO_CODES) -> str | None:
    """The slug of a thing, by any of its names; capital letters do not matter."""
    if name in known:
        return name
    slug = codes.get(name.upper()) or _names(game, kind).get(name.casefold(), name)
    return next((one for one in known if one.casefold() == slug.casefold()), None)


def find_option(rules: Rules, key: tuple[Any, ...]) -> Option:
    """The option of a key whose thing may have any name that people give it; UnknownOption with the nearest one.

    >>> from allmende.table import rules_of
    >>> words = rules_of("dominion").vocabulary
    >>> words.key(find_option(rules_of("dominion"), ("pile", "Schmiede")))
    ('pile', 'smithy')
    """
    words = rules.vocabulary
    if len(key) == 2 and isinstance(key[0], str) and isinstance(key[1], str) and key not in words:
        kind, name = key[0], key[1].strip()
        slugs = [one[1] for one in words.of_kind(kind) if len(one) == 2 and isinstance(one[1], str)]
        coded: object = rules
        codes = coded.codes(kind) if isinstance(coded, TellsCodes) else NO_CODES
        slug = slug_of(rules.name, kind, name, slugs, codes) or slug_of(rules.name, "card", name, slugs, codes)
        if slug is not None:  # a pile may be called by the name of its card
            return words.option(kind, slug)
        near = hint(rules.name, kind, name, slugs) or hint(rules.name, "card", name, slugs) or words.hint(key)
        raise UnknownOption(f"{shown(f'{kind} {name}')} is nothing that this game can offer{near}")
    return words.option(*key)


def hint(game: str, kind: str, name: str, known: Collection[str]) -> str:
    """The end of a sentence about a name that nobody has: the nearest one that somebody has."""
    near = near_thing(game, kind, name, known)
    return f": did you mean {near}?" if near else ""


def near_thing(game: str, kind: str, name: str, known: Collection[str]) -> str:
    """The slug of the thing whose name is nearest; empty if none is near."""
    names = {slug: slug for slug in known}
    small = {slug.casefold(): slug for slug in known}
    names |= {spoken: small[slug] for spoken, slug in _names(game, kind).items() if slug in small}
    near = get_close_matches(name[:60].casefold(), names, n=1, cutoff=0.6)
    return names[near[0]] if near else ""


def _names(game: str, kind: str) -> Mapping[str, str]:
    from allmende.locales import names_of

    return names_of(game, kind)
