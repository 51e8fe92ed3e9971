"""Farmers of the Moor in the terminal: special action cards, heating, the bed, farmyard extensions."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rich.text import Text

from allmende.locales import name_of, text
from allmende.table import Json
from allmende.terminal.agricola_cards import goods_in_short
from allmende.terminal.agricola_farm import GAME
from allmende.terminal.layout import flowing

if TYPE_CHECKING:
    from allmende.terminal.agricola_table import Table

FIRST_NEW_CELL: Final = 15


def special_lines(table: "Table") -> list[Text]:
    """The special action cards: what can be done with them, and where they lie."""
    moor: Json | None = table.table["moor"]
    if moor is None:
        return []
    things = [action for card in moor["special"] for action in special_card(table, card)]
    pile = moor["pile"]
    if pile is not None and pile["next"] is not None:
        things.append(Text(f"{table.say('specials-next')}:", style="dim"))
        things += special_card(table, pile["next"], offered=False)
    if table.me["people"]["bed"] and ("bed",) in table.numbers:
        things.append(Text.assemble((f"{table.numbers['bed',]:>2} ", "bold cyan"), table.say("option-bed")))
    return flowing(Text(table.say("specials"), style="bold"), things, table.sight.width)


def special_card(table: "Table", card: Json, offered: bool = True) -> list[Text]:
    """The actions of one card with the numbers they are picked by; the last one says who has the card."""
    actions = [special_action(table, action, offered) for action in card["actions"]]
    if card["face_down"]:
        for action in actions:
            action.stylize("dim strike")
        actions[-1].append(f" ({table.say('specials-used')})", style="dim")
    elif card["holder"] is not None:
        name = table.sight.names[card["holder"]]
        actions[-1].append(f" ({table.say('specials-held', name=name)})", style="magenta")
    actions[-1].append(f" {table.sign('stage')}", style="dim")
    return actions


def special_action(table: "Table", action: Json, offered: bool) -> Text:
    number = table.numbers.get(("special", action["special"])) if offered else None
    name = name_of(table.sight.lang, GAME, "special", action["special"])
    line = Text.assemble((f"{number} ", "bold cyan") if number else "", (name, "" if number else "dim"))
    if action["cost"]:
        line.append_text(Text.assemble(" -", goods_in_short(action["cost"], table.sight.lang)))
    if action["gives"]:
        line.append_text(Text.assemble(" +", goods_in_short(action["gives"], table.sight.lang)))
    return line


def heating(table: "Table", player: Json) -> Text:
    """What heating takes in the next harvest, and whether it is there; wood burns as well."""
    need = player["fuel_needed"]
    burning = player["goods"]["fuel"] + player["goods"]["wood"]
    soon = table.table["round"] in table.table["harvests"]
    style = "green" if player["goods"]["fuel"] >= need else "yellow" if burning >= need or not soon else "bold red"
    line = Text(table.say("heating", need=need))
    missing = max(need - player["goods"]["fuel"], 0)
    return line.append(" " + table.say("heating-short", missing=missing), style=style)


def extension_line(table: "Table", farm: Json) -> Text:
    """The spaces of farmyard extensions, which lie beside the picture."""
    marks: Mapping[tuple[object, ...], int] = table.numbers
    line = Text()
    for n in range(len(farm["extension"])):
        cell = FIRST_NEW_CELL + n
        number = marks.get(("cell", cell))
        line.append("  " if line else "")
        line.append(f"{number} " if number else "", style="bold cyan")
        line.append(f"{name_of(table.sight.lang, GAME, 'cell', str(cell))} {on_cell(table, farm, cell)}")
    return line


def on_cell(table: "Table", farm: Json, cell: int) -> str:
    """What is on such a space, in a word."""
    crops = {field["cell"]: field["crops"] for field in farm["fields"]}
    if cell in crops:
        growing = goods_in_short(crops[cell], table.sight.lang).plain
        return f"{text(table.sight.lang, GAME, 'on-field')} {growing}".rstrip()
    for what in ("forests", "moors", "rooms", "stables"):
        if cell in farm[what]:
            return text(table.sight.lang, GAME, f"on-{what}")
    if any(cell in pasture["cells"] for pasture in farm["pastures"]):
        return text(table.sight.lang, GAME, "on-pasture")
    return text(table.sight.lang, GAME, "on-nothing")
