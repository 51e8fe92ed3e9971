"""Agricola: a farm in fourteen rounds.

`goods` and `vocabulary` are the words, `player`, `state` and `setup` the table and the moves that ask nobody, `rules`
the options and the set-up. The rooms: `farm` the farmyard with its fences and animals; `course` hands, rounds, turns,
harvests, points; `actions` the boards and what can be done there; `paying` costs, food, and what goes at any time;
`cards` what cards are made of, and those of the base box; `seen` what a seat knows; `saved` JSON and situations;
`module` what can be added to a game, `doors` what all modules of a game say together, `added` what they keep,
`registry` which there are; each has a room of its own. Knows the kernel and nothing of servers, bots or pages.
"""

from allmende.agricola.rules import AgricolaRules

RULES = AgricolaRules()
