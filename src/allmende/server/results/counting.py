"""Which tables count for ratings. It is decided when a table is set up, and said there: nobody learns it afterwards."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from allmende.server.errors import Refused
from allmende.server.results.rating import available, bot_skill, known_bots
from allmende.server.seating import Chair
from allmende.table import Game, Json

RATED: Final = "rated"
NOT_KEPT: Final = ("lesson", "branch", "puzzle", "record")
"""Settings of tables whose games are none that somebody has won: their results are not kept."""
Why: TypeAlias = Literal["agreed", "left", "alone", "bot"]
"""Why a game does not count at a table that was to: it was ended without a result; nobody was there at the end; there
was nobody to play against; a bot took part whose strength nobody has measured."""


def counts(settings: Json) -> bool:
    return bool(settings.get(RATED))


def is_kept(settings: Json) -> bool:
    return not any(name in settings for name in NOT_KEPT)


def settings_of_rematch(game: Game, chairs: Sequence[Chair], settings: Json, seed_known: bool) -> Json:
    """It counts, too, if it can: not with the same deal, nor with a bot that nobody knows in the place of somebody."""
    kept = {key: value for key, value in settings.items() if key not in ("record", "lesson")}
    if counts(kept):
        try:
            check_counts(game, chairs, kept, seed_known)
        except Refused:
            del kept[RATED]
    return kept


def check_counts(game: Game, chairs: Sequence[Chair], settings: Json, seed_known: bool) -> None:
    """Refused, with the reason, if a game that is set up like this cannot count."""
    if not available():
        raise refused("off", "there are no ratings on this server")
    if game.players < 2:
        raise refused("alone", "alone there is nobody to be compared with: only games of two or more count")
    if seed_known:
        raise refused("seed", "a deal that somebody knows beforehand does not count: leave the seed out")
    if settings.get("hints"):
        raise refused("hints", "with recommendations a game does not count: switch one of the two off")
    if any(isinstance(value, dict) for value in game.options.values()):
        raise refused("own", "a game with things of one's own does not count")
    if game.series() is not None:
        raise refused("series", "the games of a series do not count: who won before begins with more")
    people = [chair.person for chair in chairs if chair.kind == "person"]
    if len(people) > len(set(people)):
        raise refused("twice", "a game in which one person has several seats does not count")
    for chair in chairs:
        check_bot(game.rules.name, chair.bot if chair.kind == "bot" else None)


def check_bot(game: str, bot: str | None) -> None:
    if bot is not None and bot_skill(game, bot) is None:
        known = ", ".join(known_bots(game)) or "none"
        raise refused("bot", f"nobody has measured how strong {bot} is; known for this game: {known}")


def why_not(game: str, chairs: Sequence[Chair], how: str) -> Why | None:
    """Why a game that has ended does not count after all, at a table that was to."""
    if how != "over":
        return "agreed"
    if all(chair.kind != "person" for chair in chairs):
        return "left"
    if len({chair.person or seat for seat, chair in enumerate(chairs)}) < 2:
        return "alone"
    strangers = (chair for chair in chairs if chair.kind == "bot" and chair.person is None)
    return "bot" if any(bot_skill(game, chair.bot) is None for chair in strangers) else None


def refused(why: str, message: str) -> Refused:
    return Refused(422, f"rated-{why}", message)


def stands() -> Refused:
    return Refused(409, "rated-stands", "this game counts: nothing that somebody has seen is taken back")


def not_deleted() -> Refused:
    return Refused(409, "rated-stands", "this game counts: play it to its end, or leave it and lose it")


def one_at_a_time() -> Refused:
    message = "you have another game against bots that counts and is not over: end it, or leave it, first"
    return Refused(409, "rated-open", message)


def alone_with_bots(chairs: Sequence[Chair]) -> bool:
    """Nobody else would miss it if such a game were never played to its end."""
    return sum(chair.kind == "person" for chair in chairs) == 1 and all(chair.kind != "open" for chair in chairs)
