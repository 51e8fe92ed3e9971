"""What modules add to views, as types. A module that is not played may be missing, or null."""

from typing import TypedDict

from allmende.agricola.moor.views import MoorFarm, MoorTable
from allmende.agricola.seasons.views import SeasonsSpace, SeasonsTable
from allmende.agricola.team.views import TeamsTable


class AddedToTables(MoorTable, SeasonsTable, TeamsTable):
    """What lies on the table because of modules."""


class AddedToPlayers(TypedDict):
    """What players have because of modules."""


class AddedToFarms(MoorFarm):
    """What lies on farmyards because of modules."""


class AddedToSpaces(SeasonsSpace):
    """What is to be seen at action spaces because of modules."""
