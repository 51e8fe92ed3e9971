"""A game in plain text, for whoever prints it: one line, or the table as a spectator sees it and what is asked."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Final

from allmende.table.choice import Choice
from allmende.table.game import Game
from allmende.table.situation import in_words

WIDTH: Final = 110
MOST_OPTIONS: Final = 16
INDENT: Final = "  "


def in_one_line(game: Game) -> str:
    """The game, how far it is, and whom it asks what."""
    players = "1 player" if game.players == 1 else f"{game.players} players"
    return f"{game.rules.name}, {players}, pick {game.picks}: {asked_of(game)}"


def asked_of(game: Game) -> str:
    if game.over:
        winners = game.winners()
        return f"over, {seats(winners)} {'wins' if len(winners) == 1 else 'win'}"
    choices = game.choices
    prompts = dict.fromkeys([choice.prompt.name for choice in choices])
    return f"{seats([choice.seat for choice in choices])}, {', '.join(prompts)}"


def seats(numbers: list[Any]) -> str:
    return f"seat{'s' if len(numbers) > 1 else ''} {', '.join(map(str, numbers))}"


def drawn(game: Game) -> str:
    """The table as a spectator sees it, and what is asked."""
    lines = [in_one_line(game), *paragraphs(game.view(None)["table"])]
    if game.over:
        lines += [f"seat {seat}: {score['total']} points" for seat, score in enumerate(game.scores())]
    return "\n".join(lines + [asked(game, choice) for choice in game.choices])


def asked(game: Game, choice: Choice) -> str:
    words = [" ".join(map(str, game.key(option))) for option in choice.options[:MOST_OPTIONS]]
    more = len(choice.options) - len(words)
    about = plain(dict(choice.prompt.args))
    what = f"{choice.prompt.name} ({about})" if about else choice.prompt.name
    return f"seat {choice.seat} is asked: {what}: {', '.join(words)}{f' and {more} more' if more else ''}"


# Any view


def paragraphs(table: Mapping[str, Any]) -> list[str]:
    """A view, part by part, each player in a part of its own. What is empty, or 0, is left out."""
    moment = [f"{name} {part}" for name, part in table.items() if isinstance(part, str | int) and part is not False]
    lines = [INDENT + ", ".join(moment)] if moment else []
    for name, part in table.items():
        if isinstance(part, str | int):
            continue
        if isinstance(part, list) and any("seat" in one for one in part if isinstance(one, Mapping)):
            for one in part:
                told = {key: value for key, value in one.items() if key != "seat"}
                lines += paragraph(f"seat {one.get('seat')}", plain(told))
        else:
            lines += paragraph(name, plain(part))
    return lines


def paragraph(head: str, text: str) -> list[str]:
    return wrap(f"{head}: {text}", WIDTH, initial_indent=INDENT, subsequent_indent=2 * INDENT) if text else []


def plain(value: Any) -> str:
    """Any part of a view in a few words: "phase buy, coins 3"; nothing for what is empty."""
    if not value:
        return ""
    if isinstance(value, Mapping):
        named = [(str(name), "0" if name == "seat" and not entry else grouped(entry)) for name, entry in value.items()]
        return ", ".join([name if text == "yes" else f"{name} {text}" for name, text in named if text])
    if isinstance(value, list):
        if any(isinstance(one, Mapping | list) for one in value):
            return "; ".join([text for text in map(entry_in_words, value) if text])
        if all(isinstance(one, int) for one in value):
            return " ".join(map(str, value)) if any(value) else ""
        return in_words(["-" if one is None else str(one) for one in value])
    return "yes" if value is True else str(value)


def grouped(value: Any) -> str:
    """What belongs together inside something else. Whole tables of figures are left out."""
    if isinstance(value, Mapping) and len(value) > 2 and all(isinstance(one, Mapping) for one in value.values()):
        return ""
    text = plain(value)
    return f"({text})" if isinstance(value, Mapping | list) and (", " in text or "; " in text) else text


def entry_in_words(entry: Any) -> str:
    """One of many: by its name, if that comes first."""
    if not isinstance(entry, Mapping) or not entry:
        return plain(entry)
    (first, name), *_ = entry.items()
    if not isinstance(name, str):
        return plain(entry)
    rest = plain({key: value for key, value in entry.items() if key != first})
    return f"{name} ({rest})" if rest else name
