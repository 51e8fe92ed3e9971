"""What modules add to views, as types. A module that is not played may be missing, or null."""

from allmende.agricola.moor.views import MoorFarm, MoorTable
from allmende.agricola.seasons.views import SeasonsSpace, SeasonsTable
from allmende.agricola.team.views import TeamsTable
from allmende.agricola.woods.views import ForestPlayer, ForestSpace, ForestTable
from allmende.agricola.xdeck.views import XPlayer, XSpace, XTable


class AddedToTables(MoorTable, SeasonsTable, TeamsTable, XTable, ForestTable):
    """What lies on the table because of modules."""


class AddedToPlayers(XPlayer, ForestPlayer):
    """What players have because of modules."""


class AddedToFarms(MoorFarm):
    """What lies on farmyards because of modules."""


class AddedToSpaces(SeasonsSpace, XSpace, ForestSpace):
    """What is to be seen at action spaces because of modules."""
