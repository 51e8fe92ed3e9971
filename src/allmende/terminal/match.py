"""A match: a game, and who sits where."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from allmende.bots import Bot, load_bot
from allmende.locales import SpokenError, speaks, text
from allmende.table import Game, Json, new_game, rules_of

ME: Final = "me"


class Refusal(SpokenError):
    """Something that the command line cannot do."""


class Chair(NamedTuple):
    """Who sits at a seat: a person, if there is no bot. The name may be empty."""

    name: str
    bot: str | None

    def to_json(self) -> Json:
        return {"name": self.name, "bot": self.bot}


class Match:
    """A game, its seats, and the language it is played in."""

    def __init__(self, game: Game, chairs: Sequence[Chair], lang: str) -> None:
        if not speaks(lang, game.rules.name):
            raise Refusal("error-game-without-texts", game=game.rules.name)
        self.game = game
        self.chairs = list(chairs)
        self.lang = lang
        self.bots: list[Bot | None] = [
            None if chair.bot is None else bot_for(chair.bot, game, seat) for seat, chair in enumerate(chairs)
        ]

    @property
    def people(self) -> list[int]:
        """The seats where persons sit."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.bot is None]

    @property
    def names(self) -> list[str]:
        return names_for(self.chairs, self.lang, you=len(self.people) == 1)


def names_for(chairs: Sequence[Chair], lang: str, you: bool = False) -> list[str]:
    """What the seats are called; those that would be called the same get a number. `you`: there is one person only.

    >>> names_for(chairs_of("me:Anna, bigmoney, bigmoney"), "en")
    ['Anna', 'bigmoney 1', 'bigmoney 2']
    """
    names = []
    for seat, chair in enumerate(chairs):
        person = text(lang, "", "you") if you else text(lang, "", "player", number=seat + 1)
        names.append(printable(chair.name or chair.bot or person))
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def printable(name: str) -> str:
    """Without anything that would move the cursor or break a line."""
    return "".join(sign if sign.isprintable() else " " for sign in name).strip()


def bot_for(name: str, game: Game, seat: int) -> Bot:
    bot = load_bot(name, game.rules.name, game.seed + seat)
    if not hasattr(bot, "pick"):
        raise Refusal("error-not-a-bot", name=name)
    return bot


def chairs_of(given: str) -> list[Chair]:
    """Seats as the command line takes them.

    >>> chairs_of("me:Anna, bigmoney-smithy:2")
    [Chair(name='Anna', bot=None), Chair(name='', bot='bigmoney-smithy:2')]
    """
    chairs = []
    for part in given.split(","):
        who, _, name = part.strip().partition(":")
        who = who.strip()
        if not who:
            raise Refusal("error-empty-seat", seats=given)
        chairs.append(Chair(name.strip(), None) if who == ME else Chair("", part.strip()))
    if all(chair.bot is not None for chair in chairs):
        raise Refusal("error-nobody-plays", seats=given)
    return chairs


def new_match(name: str, seats: str | None, players: int | None, seed: int, settings: Mapping[str, Any], lang: str,
              opponent: str) -> Match:  # fmt: skip
    """A new game with its seats: those that are named, or the person against as many opponents as it takes."""
    rules = rules_of(name)
    if players is not None:
        rules.options({**settings, "players": players})
    if seats is None:
        count = max(rules.min_players, 2) if players is None else players
        seats = ",".join([ME, *[opponent] * (count - 1)])
    chairs = chairs_of(seats)
    if players is not None and players != len(chairs):
        raise Refusal("error-seats-and-players", seats=len(chairs), players=players)
    if not rules.min_players <= len(chairs) <= rules.max_players:
        raise Refusal(
            "error-wrong-number-of-seats",
            game=name, seats=len(chairs), least=rules.min_players, most=rules.max_players,
        )  # fmt: skip
    game = new_game(name, seed=seed, auto=True, players=len(chairs), **settings)
    return Match(game, chairs, lang)
