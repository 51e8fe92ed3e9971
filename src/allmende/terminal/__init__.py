"""The table in a terminal: play, resume, replay.

`screen` what is written and read; `match` a game with its seats; `saves` matches and records on the disk; `log` what
happened, in words; `drawing` how a table is drawn, by one module per game (`agricola`, `dominion`, `lowlands`, and
parts named after them; `grid` for farmyards), with a fallback for the others; `layout` columns and lines; `frame` the
picture of one decision; `loop` playing; `replay` stepping through a record; `start` the questions before a game. Knows
games only by the kernel's contract, their views and their texts.
"""
