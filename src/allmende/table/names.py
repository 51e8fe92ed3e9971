"""Things by the names that people give them: slugs, names in any language, and what is printed on a card (A116)."""

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Any, Final

from allmende.table.errors import AllmendeError
from allmende.table.outside import shown

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
    allmende.table.errors.ImpossibleSituation: there is no card 'smithee': do you mean smithy?
    """
    if not isinstance(given, str):
        raise error(f"a {kind} is named by a text, got {shown(given)}")
    slug = known_thing(game, kind, given, known, codes)
    if slug is None:
        raise error(f"there is no {kind} {shown(given)}{hint(game, kind, given.strip(), known)}")
    return slug


def known_thing(
    game: str, kind: str, given: str, known: Collection[str], codes: Mapping[str, str] = NO_CODES
) -> str | None:
    """The slug of a thing by any of its names; None if it has none of them."""
    name = given.strip()
    if name in known:
        return name
    slug = codes.get(name.upper()) or _names(game, kind).get(name.casefold())
    return slug if slug is not None and slug in known else None


def hint(game: str, kind: str, name: str, known: Collection[str]) -> str:
    """The end of a sentence about a name that nobody has: the nearest one that somebody has."""
    near = near_thing(game, kind, name, known)
    return f": do you mean {near}?" if near else ""


def near_thing(game: str, kind: str, name: str, known: Collection[str]) -> str:
    """The slug of the thing whose name is nearest; empty if none is near."""
    names = {slug: slug for slug in known}
    names |= {spoken: slug for spoken, slug in _names(game, kind).items() if slug in known}
    near = get_close_matches(name[:60].casefold(), names, n=1, cutoff=0.6)
    return names[near[0]] if near else ""


def _names(game: str, kind: str) -> Mapping[str, str]:
    from allmende.locales import names_of

    return names_of(game, kind)
