"""The Lowlands."""

from typing import Final

from allmende.table.box import IN_THE_CLIENT, Box, Reading

BOX: Final = Box(
    rules="allmende.lowlands:RULES",
    texts="allmende",
    bots="allmende.bots.lowlands.shepherd",
    people="allmende.bots.lowlands.people:PEOPLE",
    skills={"shepherd": 10.0, "relaxed": 19.0, "solid": 25.0, "strong": 28.0},
    guide="allmende.bots.lowlands.guide:guide",
    reasons="allmende.bots.lowlands.reasons",
    drawing="allmende.terminal.lowlands:DRAWING",
    encoder="allmende.rl.lowlands:ENCODER",
    reading=Reading(
        taking={"place": "space", "build": "tile"},
        offering={"space": "space", "tile": "tile"},
        rounds=lambda state: 2 * state.stage + state.half,
    ),
    things="allmende.lowlands:RULES.things",
    own_things="allmende.lowlands:RULES.own_things",
    files="allmende.lowlands:RULES",
    lessons="allmende.lowlands",
    puzzles="allmende.puzzles:lowlands.jsonl",
    ledgers=("allmende:rules/lowlands.md",),
    board=IN_THE_CLIENT,
)
