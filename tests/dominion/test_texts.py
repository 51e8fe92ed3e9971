"""What people read and hear: costs with debt, landscapes by their names, tokens and mats with their numbers."""

from typing import Any

import pytest

from allmende.locales import describe_event, describe_options, describe_prompt, text
from allmende.table import arrange, rules_of
from allmende.table.names import find_option
from allmende.terminal.drawing import drawing_of

NAMES = ["Anna", "Bo", "Cem"]


def options_of(situation: dict[str, Any], lang: str = "en") -> dict[str, str]:
    game = arrange("dominion", situation)
    [choice] = game.choices
    keys = [" ".join(map(str, game.key(option))) for option in choice.options]
    return dict(zip(keys, describe_options(game, choice, lang), strict=True))


def test_a_cost_names_coins_debt_or_both() -> None:
    rich = {"hand": "copper", "tokens": {"coffers": 2}}
    table = {"kingdom": "simple-plans", "seats": [rich, {}], "phase": "buy", "coins": 5}
    said = options_of(table)
    assert said["pile villa"] == "Buy Villa ($4)"
    assert said["landscape donate"] == "Buy Donate (8 debt)"
    assert said["coffers one"] == "Spend 1 Coffers (+$1)"
    assert options_of(table, "de")["landscape donate"] == "Spende kaufen (8 Schulden)"
    assert [text("en", "dominion", "price", cost=8, debt=debt) for debt in (0, 5)] == ["$8", "$8 and 5 debt"]
    assert options_of({**table, "kingdom": "expansion"}, "de")["pile engineer"] == "Ingenieurin kaufen (4 Schulden)"


def test_the_end_of_the_buy_phase_is_not_that_of_the_turn_where_nights_are() -> None:
    seats: list[dict[str, str]] = [{"hand": "copper"}, {}]
    for kingdom, said in (("first-game", "End the turn"), ("counting-sheep", "Go on to the night")):
        assert options_of({"kingdom": kingdom, "seats": seats, "phase": "buy"})["done"] == said


def test_a_prompt_may_speak_of_a_landscape() -> None:
    mine = {"hand": "copper, estate", "deck": "5 copper", "owns": ["silos", "barracks"]}
    game = arrange("dominion", {"seats": [mine, {}], "landscapes": ["silos", "barracks"], "started": False})
    assert describe_prompt(game, game.choices[0], "en") == "Your turn begins: what comes next?"
    game.play(game.option("landscape", "silos"))
    assert describe_prompt(game, game.choices[0], "en") == "Silos: discard Coppers to draw as many cards"
    assert describe_prompt(game, game.choices[0], "de") == "Speicher: Lege Kupfer ab, ziehe ebenso viele Karten"


@pytest.mark.parametrize(
    ("event", "viewer", "english", "german"),
    [
        ({"kind": "tokens", "token": "vp", "count": 2}, 0, "You get 2 VP tokens", "Du bekommst 2 Punktemarker"),
        ({"kind": "spend", "token": "coffers", "count": 1}, None, "Anna returns a Coffers token",
         "Anna gibt einen Taler zurück"),
        ({"kind": "journey", "up": True}, 0, "You turn your Journey token face up",
         "Du drehst deinen Reise-Marker auf die Vorderseite"),
        ({"kind": "journey", "up": False}, 0, "You turn your Journey token face down",
         "Du drehst deinen Reise-Marker auf die Rückseite"),
        ({"kind": "pass", "to": 1}, 2, "Anna passes a card to Bo", "Anna gibt eine Karte an Bo weiter"),
        ({"kind": "pass", "to": 1, "card": "curse"}, 1, "Anna passes you a Curse", "Anna gibt dir einen Fluch"),
        ({"kind": "buy-landscape", "landscape": "raid"}, None, "Anna buys a Raid", "Anna kauft einen Überfall"),
        ({"kind": "rotate", "pile": "townsfolk"}, None, "Anna rotates the Townsfolk", "Anna rotiert die Bürger"),
        ({"kind": "gain", "card": "gold", "to": "set-aside"}, None, "Anna gains a Gold, set aside",
         "Anna nimmt ein Gold, beiseitegelegt"),
    ],
)  # fmt: skip
def test_the_log_tells_what_is_new(event: dict[str, Any], viewer: int | None, english: str, german: str) -> None:
    told = {"seat": 0, **event}
    assert describe_event("dominion", told, NAMES, "en", viewer) == english
    assert describe_event("dominion", told, NAMES, "de", viewer) == german


def test_options_are_found_by_every_name() -> None:
    rules = rules_of("dominion")
    for given, key in (
        (("pile", "Schmiede"), ("pile", "smithy")),
        (("pile", "Town Crier"), ("pile", "town-crier")),
        (("landscape", "Spende"), ("landscape", "donate")),
        (("card", "Krypta"), ("card", "crypt")),
    ):
        assert rules.vocabulary.key(find_option(rules, given)) == key


def test_a_score_sheet_names_tokens_and_landscapes() -> None:
    drawing = drawing_of("dominion")
    assert [drawing.category(name, "en") for name in ("vp", "fountain", "duchy")] == ["VP tokens", "Fountain", "Duchy"]
