"""Options that the team game adds."""

from typing import Final

from allmende.agricola.vocabulary import VOCABULARY

OWN_FARM: Final = VOCABULARY.number_of("farm", "own")
PARTNERS_FARM: Final = VOCABULARY.number_of("farm", "partner")
"""On whose farm something is done."""
