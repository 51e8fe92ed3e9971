"""Who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from allmende.bots import make_bot, rule_bot
from allmende.bots.bot import UnknownBot
from allmende.server.errors import Refused
from allmende.server.people import same

Kind: TypeAlias = Literal["person", "open", "bot"]


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat's owner: a person (by the hash of the secret), a bot, or nobody yet.

    A bot with a person plays for somebody whose time was over, or who stayed away.
    """

    kind: Kind
    person: str | None = None
    name: str = ""
    bot: str | None = None

    def belongs_to(self, person: str | None) -> bool:
        return self.kind == "person" and same(self.person, person)

    def held_for(self, person: str | None) -> bool:
        """Does a bot play here for this person?"""
        return self.kind == "bot" and same(self.person, person)


def seats_of(chairs: Sequence[Chair], person: str | None) -> list[int]:
    return [seat for seat, chair in enumerate(chairs) if chair.belongs_to(person)]


def people_at(chairs: Sequence[Chair]) -> list[str]:
    """The persons at a table, each once."""
    return list(dict.fromkeys(chair.person for chair in chairs if chair.kind == "person" and chair.person is not None))


def checked_bot(game: str, name: str | None) -> str:
    """A bot of the game by its name; without one, the rule-based bot, which never lets anybody wait.

    Only bots of the package: a name from the network never imports anything.
    """
    if name is None:
        return rule_bot(game)
    try:
        make_bot(name, game)
    except UnknownBot as error:
        raise Refused(422, "unknown-bot", str(error)) from error
    return name


def chair_from_row(row: Any) -> Chair:
    return Chair(row.kind, row.person, row.name, row.bot)
