"""What modules add to views, as types. A module that is not played may be missing, or null."""

from allmende.agricola.moor.views import MoorFarm, MoorTable
from allmende.agricola.woods.views import ForestPlayer, ForestSpace, ForestTable
from allmende.agricola.xdeck.views import XPlayer, XSpace, XTable


class AddedToTables(MoorTable, XTable, ForestTable):
    """What lies on the table because of modules."""


class AddedToPlayers(XPlayer, ForestPlayer):
    """What players have because of modules."""


class AddedToFarms(MoorFarm):
    """What lies on farmyards because of modules."""


class AddedToSpaces(XSpace, ForestSpace):
    """What is to be seen at action spaces because of modules."""
