"""Whoever looks is "you", in whatever form a sentence needs; others have names."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from fluent.syntax import ast

from allmende.locales import LANGUAGES
from tests.test_locales import messages

WHO: Final = "who"
WHOM: Final = "whom"
TOLD_BY: Final = {"name": WHO, "by": WHOM, "to": WHOM, "farm": WHOM}
"""What names a player who may be the one who looks, and by what a sentence can tell."""
KINDS: Final = (
    "event-", "table-vote", "log-by", "verdict-", "board-farm-of", "board-waits", "board-special-used",
    "board-played-by", "board-built-by", "board-seen", "board-beamed", "board-candy", "board-pitchfork", "why-taken",
    "why-built",
)  # fmt: skip
"""What is said about a player who may be the one who looks."""
THINGS: Final = {("event-exchange", "to"), ("event-swap", "to")}
"""What is no player there: the card, the resource that one gets."""


def open_names(pattern: ast.Pattern | None, known: frozenset[str] = frozenset()) -> Iterator[str]:
    """The players that a pattern names without having asked whether they are the one who looks.

    Within what is said to "you" everybody else is somebody else.
    """
    for element in [] if pattern is None else pattern.elements:
        inside: Any = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inside, ast.VariableReference) and TOLD_BY.get(inside.id.name, WHO) not in known:
            yield inside.id.name
        elif isinstance(inside, ast.SelectExpression):
            asked = inside.selector.id.name if isinstance(inside.selector, ast.VariableReference) else ""
            asks = asked in (WHO, WHOM) and any(key_of(one) == "you" for one in inside.variants)
            for variant in inside.variants:
                told = {WHO, WHOM} if asks and key_of(variant) == "you" else {asked} if asks else set()
                yield from open_names(variant.value, known | told)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_names_a_player_can_say_you(lang: str) -> None:
    looked, wrong = 0, []
    for catalog, entries in messages(lang).items():
        for name, message in entries.items():
            if not name.startswith(KINDS):
                continue
            for pattern in (message.value, *(one.value for one in message.attributes)):
                looked += 1
                wrong += [
                    f"{lang}/{catalog}: {name} names ${one}"
                    for one in open_names(pattern)
                    if one in TOLD_BY and (name, one) not in THINGS
                ]
    assert looked > 250
    assert not wrong, "\n".join(wrong)
