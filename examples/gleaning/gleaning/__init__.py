"""Gleaning: after the harvest the animals of the village come for what was left on the fields."""

from allmende.table import Box, Reading

BOX = Box(
    rules="gleaning.rules:RULES",
    texts="gleaning",
    bots="gleaning.bots",
    guide="gleaning.bots:guide",
    reading=Reading(taking={"show": "card"}, offering={"card": "card"}, rounds=lambda state: state.rounds_over()),
)
