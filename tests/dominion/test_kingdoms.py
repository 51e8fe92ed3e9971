"""How a kingdom is chosen: a recommended set by name, ten cards, or chance."""

import json
from typing import Any

import pytest

from allmende import Game, new_game, replay
from allmende.dominion.card import CARDS
from allmende.dominion.kingdoms import KINGDOMS
from allmende.dominion.state import Dominion
from allmende.table import BadGameOption

TEN = ["cellar", "chapel", "moat", "village", "workshop", "smithy", "market", "mine", "witch", "trail"]


def kingdom_of(game: Game) -> list[str]:
    state = game.state
    assert isinstance(state, Dominion)
    return [card.slug for card in state.setup.kingdom]


def begun(kingdom: Any, **options: Any) -> list[str]:
    return kingdom_of(new_game("dominion", kingdom=kingdom, **options))


# The recommended sets of the rulebook, in the rulebook's order


NAMES = {
    "first-game": ("Das erste Spiel", "First Game"),
    "introduction": ("Einführung", "Introduction"),
    "bargains": ("Gelegenheiten", "Bargains"),
    "happy-trails": ("Glückliche Pfade", "Happy Trails"),
    "adventures-abroad": ("Abenteuerfahrt", "Adventures Abroad"),
}

CARDS_OF = """
first-game
Keller, Markt, Händlerin, Miliz, Mine, Burggraben, Umbau, Schmiede, Dorf, Werkstatt
introduction
Aufbau, Gewürzhändler, Kartograph, Lebenskünstler, Markgraf, Nomaden, Oase, Stallungen, Weberin, Wegkreuzung
bargains
Fahrende Händlerin, Feilscher, Fernstraße, Grenzdorf, Hexenkessel, Katzengold, Komplott, Pfad, Radmacherin, Souk
happy-trails
Berserker, Fernstraße, Nomaden, Oase, Pfad, Bibliothek, Geldverleiher, Keller, Thronsaal, Werkstatt
adventures-abroad
Hexenhütte, Katzengold, Souk, Wachhund, Wegkreuzung, Jahrmarkt, Laboratorium, Torwächterin, Umbau, Vasall
"""


@pytest.mark.rule("DOM-017")
@pytest.mark.parametrize("slug", NAMES)
def test_a_recommended_set_by_its_slug_and_its_name_in_either_language(slug: str) -> None:
    lines = CARDS_OF.splitlines()
    cards = lines[lines.index(slug) + 1]
    german, english = NAMES[slug]
    named_one_by_one = begun(cards)
    assert len(set(named_one_by_one)) == 10
    assert sorted(named_one_by_one) == sorted(KINGDOMS[slug])
    for name in (slug, german, english, german.upper(), f" {english.lower()} "):
        assert begun(name) == named_one_by_one


def test_every_recommended_set_is_known_here() -> None:
    assert set(NAMES) == set(KINGDOMS)


def test_without_a_kingdom_it_is_the_first_game() -> None:
    assert sorted(kingdom_of(new_game("dominion"))) == sorted(KINGDOMS["first-game"])


# Ten cards


@pytest.mark.parametrize(
    "kingdom",
    [
        TEN,
        tuple(TEN),
        ", ".join(TEN),
        "Keller, Kapelle, Burggraben, Dorf, Werkstatt, Schmiede, Markt, Mine, Hexe, Pfad",
        ["Cellar", "Kapelle", "MOAT", "Dorf", " Workshop ", "smithy", "Market", "Mine", "Witch", "Trail"],
        list(reversed(TEN)),
    ],
)
def test_ten_cards_in_either_language_and_any_order(kingdom: Any) -> None:
    game = new_game("dominion", kingdom=kingdom)
    assert set(kingdom_of(game)) == set(TEN)
    assert sorted(game.options["kingdom"]) == sorted(TEN)


@pytest.mark.rule("DOM-013", "DOM-014")
def test_the_supply_is_the_kingdom_and_the_basic_cards() -> None:
    table = new_game("dominion", kingdom=TEN).view(None)["table"]
    basic = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
    assert sorted(pile["card"] for pile in table["supply"]) == sorted(TEN + basic)
    assert sorted(table["kingdom"]) == sorted(TEN)


# Chance


@pytest.mark.parametrize("name", ["random", "Zufällig", "Random"])
def test_a_random_kingdom_has_ten_different_kingdom_cards(name: str) -> None:
    kingdom = begun(name, seed=4)
    assert len(set(kingdom)) == 10
    assert "copper" not in kingdom
    assert kingdom == begun("random", seed=4)


def test_the_same_seed_gives_the_same_kingdom_and_other_seeds_others() -> None:
    kingdoms = [tuple(begun("random", seed=seed)) for seed in range(40)]
    assert kingdoms == [tuple(begun("random", seed=seed)) for seed in range(40)]
    assert len(set(kingdoms)) == 40


@pytest.mark.parametrize("expansion", ["base", "hinterlands"])
def test_a_random_kingdom_keeps_to_its_expansion(expansion: str) -> None:
    possible = {card.slug for card in CARDS if card.expansion == expansion}
    assert len(possible) == 26
    seen: set[str] = set()
    for seed in range(60):
        kingdom = begun("random", seed=seed, expansions=[expansion])
        assert len(set(kingdom)) == 10
        seen.update(kingdom)
    assert seen == possible


def test_a_random_kingdom_may_mix_all_expansions() -> None:
    seen = {card for seed in range(80) for card in begun("random", seed=seed)}
    assert seen == {card.slug for card in CARDS if card.expansion != "basic"}


def test_expansions_do_not_bind_a_named_kingdom() -> None:
    assert sorted(begun("introduction", expansions=["base"])) == sorted(KINGDOMS["introduction"])


def test_a_game_with_a_random_kingdom_replays() -> None:
    game = new_game("dominion", kingdom="random", seed=9, expansions=["hinterlands"])
    again = replay(json.loads(game.record().dumps()))
    assert kingdom_of(again) == kingdom_of(game)
    assert again.view(0) == game.view(0)


# What is refused

REFUSED: list[tuple[Any, str]] = [
    (TEN[:9], "kingdom must have 10 piles, got 9"),
    ([*TEN, "library"], "kingdom must have 10 piles, got 11"),
    ([], "kingdom must have 10 piles, got 0"),
    (", ".join(TEN[:9]), "kingdom must have 10 piles, got 9"),
    ([*TEN[:9], "cellar"], "kingdom has cellar twice"),
    ([*TEN[:9], "Keller"], "kingdom has cellar twice"),
    ([*TEN[:9], "gold"], "gold is in every game: it cannot be one of the kingdom's 10 piles"),
    ([*TEN[:9], "Fluch"], "curse is in every game"),
    ([*TEN[:9], "torturer"], "there is no card 'torturer'"),
    ([*TEN[:9], ""], "there is no card ''"),
    ([*TEN[:9], None], "a card is named by a text, got None"),
    ([*TEN[:9], ["trail"]], r"a card is named by a text, got \['trail'\]"),
    ("Big Blue", "there is no kingdom 'Big Blue': choose first-game, introduction, .*, random or name ten cards"),
    ("village", "there is no kingdom 'village'"),
    ("", "there is no kingdom ''"),
    (None, "kingdom must be the name of a set, 'random' or ten cards, got None"),
    (10, "kingdom must be the name of a set, 'random' or ten cards, got 10"),
    (True, "kingdom must be the name of a set, 'random' or ten cards, got True"),
    ({"cards": TEN}, "kingdom must be the name of a set, 'random' or ten cards, got {"),
]


@pytest.mark.parametrize(("kingdom", "sentence"), REFUSED, ids=lambda value: value if isinstance(value, str) else "")
def test_a_wrong_kingdom_is_refused_with_a_sentence(kingdom: Any, sentence: str) -> None:
    with pytest.raises(BadGameOption, match=sentence):
        new_game("dominion", kingdom=kingdom)


@pytest.mark.parametrize("expansions", [[], "base", ["intrigue"], ["base", 1], [["base"]], None, 3, {"base": 1}])
def test_wrong_expansions_are_refused_with_a_sentence(expansions: Any) -> None:
    with pytest.raises(BadGameOption, match="expansions must be some of base, hinterlands, got"):
        new_game("dominion", kingdom="random", expansions=expansions)
