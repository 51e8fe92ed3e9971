"""The Lowlands (Das tiefe Land): farms behind a dike that all build, or do not.

`vocabulary` resources, spaces and options; `tile`, `tiles`, `tile_file`, `tile_lines`, `tile_bounds` the file of tiles
and boards; `setup` its figures as a game uses them; `farm` cells, fences, pastures; `player`, `state` the table and the
moves that ask nobody; `cards`, `laborers`, `fences`, `goods`, `dike`, `build`, `sheep`, `effects` what can be done;
`actions` the work phase; `phases` the course of the game; `scoring` points; `rules` set-up; `knowledge` views and what
is hidden; `notation` JSON; `scenario` situations arranged by hand; `sanity` what cannot lie on a table. Knows the
kernel and nothing of servers, bots or pages.
"""

from allmende.lowlands.rules import LowlandsRules

RULES = LowlandsRules()
