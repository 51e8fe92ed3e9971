"""Situations with the seasons board: `season` is the season of the round, not the one in which the game began."""

from collections.abc import Mapping
from typing import Any

from allmende.agricola.seasons.calendar import SEASONS
from tests.agricola.situations import Situation, situation


def start_for(season: str, number: int) -> str:
    """The season in which a game begins if a round has this one."""
    return SEASONS[(SEASONS.index(season) - number + 1) % len(SEASONS)]


def seasonal(season: str, *others: Mapping[str, Any], **given: Any) -> Situation:
    return situation(*others, season=start_for(season, given.get("round", 1)), **given)


def prepared(season: str, *others: Mapping[str, Any], **given: Any) -> Situation:
    """The same, before the work begins: the spaces are replenished, and changed, at once."""
    return seasonal(season, *others, phase="preparation", **given)


def spaces_of(t: Situation) -> dict[str, dict[str, Any]]:
    return {space["space"]: space for space in t.game.view(0)["table"]["spaces"]}


def marked(t: Situation) -> dict[str, str]:
    """The spaces that have a marker, and of which season."""
    return {name: space["season"] for name, space in spaces_of(t).items() if "season" in space}
