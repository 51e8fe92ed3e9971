"""Dominion: the basic cards, the base set and Hinterlands (second editions).

`card` what a card is; `basic`, `base`, `hinterlands` the cards; `state` the table and the moves that ask nobody;
`moves` playing, gaining, trashing, discarding; `choosing` the questions; `turn` the phases; `kingdoms`, `rules` set-up;
`knowledge` views and what is hidden; `notation` JSON; `scenario` situations arranged by hand. Knows the kernel and
nothing of servers, bots or pages.
"""

from allmende.dominion.rules import DominionRules

RULES = DominionRules()
