"""The bots of Dominion by their names.

`bigmoney` buys nothing but money and points. `bigmoney-smithy` also buys one Smithy, `bigmoney-smithy:2` two; any
kingdom card will do, by its name in any language. `script-double-jack` follows a script, `script-engine-village-smithy`
builds an engine of two cards. In a kingdom that lacks their cards all of them play Big Money as well as they can.
"""

from typing import Final

from allmende.bots.bot import Bot, UnknownBot
from allmende.bots.dominion.bigmoney import BigMoney
from allmende.bots.dominion.script_book import BY_NAME, ENGINE, engine_named
from allmende.bots.dominion.scripts import SCRIPT, Scripted
from allmende.dominion.kingdoms import named_card
from allmende.table import BadGameOption

MONEY: Final = "bigmoney-"
NAMES: Final = ("bigmoney", "bigmoney-<card>")


def make(name: str, seed: int) -> Bot | None:
    """A bot of this module: bigmoney, bigmoney-smithy, bigmoney-smithy:2, script-double-jack."""
    if name == "bigmoney":
        return BigMoney()
    if name.startswith(SCRIPT):
        return scripted(name, name.removeprefix(SCRIPT))
    return big_money_with(name, name.removeprefix(MONEY)) if name.startswith(MONEY) else None


def scripted(name: str, script: str) -> Bot:
    found = engine_named(script) if script.startswith(ENGINE) else BY_NAME.get(script)
    if found is None:
        raise UnknownBot(
            f"there is no bot {name!r}: choose {SCRIPT} with one of {', '.join(BY_NAME)}, or an engine of what gives "
            f"Actions and what draws cards, as in {SCRIPT}{ENGINE}village-smithy"
        )
    return Scripted(found)


def big_money_with(name: str, wanted: str) -> Bot:
    slug, colon, number = wanted.partition(":")
    if colon and not (number.isdecimal() and int(number) > 0):
        raise UnknownBot(f"there is no bot {name!r}: after the colon comes how many to buy, as in bigmoney-smithy:2")
    try:
        card = named_card(slug)
    except BadGameOption as error:
        raise UnknownBot(f"there is no bot {name!r}: {error}; bigmoney-<card> needs a kingdom card") from error
    if card.expansion == "basic":
        raise UnknownBot(f"there is no bot {name!r}: bigmoney-<card> needs a kingdom card")
    return BigMoney(card, int(number) if colon else 1)
