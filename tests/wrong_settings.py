"""Options that no game takes, for every setting of every game: unknown names, wrong values, near misses, and whatever
excludes each other. Who asks for one gets the same sentence, wherever it is typed."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from allmende.table import BadGameOption, game_names, rules_of
from allmende.table.settings import FILE, FLAG, NUMBER, PLAYERS, SEAT, THINGS, Setting
from allmende.typed import typed


class Wrong(NamedTuple):
    """A game and what was typed for it: by name, as behind --set."""

    game: str
    texts: dict[str, str]

    def __str__(self) -> str:
        return " ".join([self.game, *[f"{name}={text}" for name, text in self.texts.items()]])


def wrong_texts(game: str, setting: Setting) -> Iterator[str]:
    """Texts that are no value of the setting: nearly one, and nothing like it."""
    if setting.kind == FILE:
        yield "[3]"
    elif setting.kind in (NUMBER, SEAT):
        yield from ("many", "99", "-1", "2.5", "123456789012345678901")
    elif setting.kind == FLAG:
        yield from ("maybe", "3", "[]")
    elif setting.kind == THINGS:
        yield from ("atlantis", "Getreidesähmann")
    else:
        yield from ("atlantis", f"{setting.values[-1]}x", '{"a": 1}')


def all_wrong() -> list[Wrong]:
    found: list[Wrong] = []
    for game in game_names():
        declared = rules_of(game).settings
        found += [Wrong(game, {name: "1"}) for name in ("weather", "playerz")]
        for name, setting in declared.settings.items():
            found += [Wrong(game, {name: text}) for text in wrong_texts(game, setting)]
        for exclusion in declared.exclusions:
            given = {name: typed(values[0]) for name, values in exclusion.when.items()}
            needs: dict[str, str] = (
                {} if "expansion" in given or given.get("level", "0") == "0" else {"expansion": "moor"}
            )
            found.append(Wrong(game, {**needs, **given}))
    return found


ALL_WRONG = all_wrong()


def sentence(game: str, options: dict[str, Any]) -> BadGameOption:
    """What Python says."""
    refusal = rules_of(game).settings.refusal({PLAYERS: rules_of(game).min_players, **options})
    assert refusal is not None, options
    return refusal
