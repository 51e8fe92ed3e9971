"""All modules, in the order in which they act. Their cards are defined in this order, too."""

from typing import Final

from allmende.agricola.campaign.declaration import CAMPAIGN
from allmende.agricola.module import Declaration
from allmende.agricola.moor import cards as _moor_cards  # they define cards
from allmende.agricola.moor.declaration import MOOR
from allmende.agricola.seasons.declaration import SEASONS_BOARD
from allmende.agricola.team.declaration import TEAM_GAME
from allmende.agricola.woods import dream as _forest_dream
from allmende.agricola.woods.declaration import FOREST_DECK
from allmende.agricola.xdeck import farm_events as _x_events
from allmende.agricola.xdeck.declaration import X_DECK

__all__ = ["KEYS_OF_SEATS", "KEYS_OF_TABLES", "MODULES", "_forest_dream", "_moor_cards", "_x_events"]

MODULES: Final[tuple[Declaration, ...]] = (MOOR, SEASONS_BOARD, TEAM_GAME, X_DECK, FOREST_DECK, CAMPAIGN)
KEYS_OF_TABLES: Final = tuple([key for module in MODULES for key in module.keys_of_tables()])
KEYS_OF_SEATS: Final = tuple([key for module in MODULES for key in module.keys_of_seats()])
"""What situations say of modules, of the table and of a seat."""
