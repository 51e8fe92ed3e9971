"""Agricola: a farm in fourteen rounds.

`goods`, `words` goods and options; `space`, `card`, `hooks` what boards and cards are made of; `plan`, `farmyard`,
`fences`, `housing` the farm; `outfit`, `player`, `setup`, `state` the table and the moves that ask nobody; `payment`,
`food`, `animals`, `triggers`, `building`, `fields`, `family`, `playing`, `anytime` what can be done; `spaces` the
boards; `turn`, `rounds`, `harvest` the course of the game; `scoring` points; `rules` options and set-up; `knowledge`
views and what is hidden; `notation` JSON; `scenario` situations arranged by hand; `cards` the cards. Knows the kernel
and nothing of servers, bots or pages.
"""

from allmende.agricola.rules import AgricolaRules

RULES = AgricolaRules()
