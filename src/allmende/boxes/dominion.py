"""Dominion."""

from typing import Any, Final

from allmende.table.box import IN_THE_CLIENT, Box, Reading


def turns(state: Any) -> list[int]:
    return [player.turns for player in state.players]


BOX: Final = Box(
    rules="allmende.dominion:RULES",
    texts="allmende",
    bots="allmende.bots.dominion.named",
    people="allmende.bots.dominion.people:PEOPLE",
    skills={"bigmoney": 17.0, "relaxed": 21.0, "solid": 25.0, "strong": 27.0},
    guide="allmende.bots.dominion.guide:guide",
    reasons="allmende.bots.dominion.reasons",
    drawing="allmende.terminal.dominion:DRAWING",
    encoder="allmende.rl.dominion:ENCODER",
    reading=Reading(
        taking={"buy": "card", "gain": "card"},
        offering={"pile": "card"},
        rounds=lambda state: min(turns(state)),
        turns=turns,
    ),
    things="allmende.dominion:RULES.things",
    lessons="allmende.dominion",
    puzzles="allmende.puzzles:dominion.jsonl",
    ledgers=("allmende:rules/dominion.md",),
    board=IN_THE_CLIENT,
)
