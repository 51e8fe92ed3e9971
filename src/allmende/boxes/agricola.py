"""Agricola with Farmers of the Moor."""

from typing import Final

from allmende.table.box import IN_THE_CLIENT, Box, Reading

BOX: Final = Box(
    rules="allmende.agricola:RULES",
    texts="allmende",
    bots="allmende.bots.agricola.farmer",
    people="allmende.bots.agricola.people:PEOPLE",
    skills={"farmer": 19.0, "relaxed": 21.0, "solid": 25.0, "strong": 28.0},
    guide="allmende.bots.agricola.guide:guide",
    reasons="allmende.bots.agricola.reasons",
    drawing="allmende.terminal.agricola:DRAWING",
    encoder="allmende.rl.agricola:ENCODER",
    reading=Reading(
        taking={"place": "space", "build": "card", "play": "card", "special": "special"},
        offering={"space": "space", "card": "card", "special": "special"},
        asking=frozenset({
            "place-person", "place-another", "place-extra", "improvement", "minor-improvement", "play-occupation",
            "take-special",
        }),
        rounds=lambda state: state.round - 1,
    ),
    things="allmende.agricola:RULES.things",
    lessons="allmende.agricola",
    puzzles="allmende.puzzles:agricola.jsonl",
    ledgers=("allmende:rules/agricola.md", "allmende:rules/moor.md"),
    board=IN_THE_CLIENT,
)  # fmt: skip
