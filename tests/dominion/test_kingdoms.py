"""How a kingdom is chosen: a recommended set by name, ten cards, or chance."""

import json
from typing import Any

import pytest

from allmende import Game, new_game, replay
from allmende.dominion.card import CARDS, MIXED
from allmende.dominion.kingdoms import KINGDOMS, is_pile
from allmende.dominion.state import Dominion
from allmende.table import BadGameOption

TEN = ["cellar", "chapel", "moat", "village", "workshop", "smithy", "market", "mine", "witch", "trail"]


def kingdom_of(game: Game) -> list[str]:
    state = game.state
    assert isinstance(state, Dominion)
    return state.setup.kingdom


def begun(kingdom: Any, **options: Any) -> list[str]:
    return kingdom_of(new_game("dominion", kingdom=kingdom, **options))


# The recommended sets of the rulebook, in the rulebook's order


NAMES = {
    "first-game": ("Das erste Spiel", "First Game"),
    "introduction": ("Einführung", "Introduction"),
    "bargains": ("Gelegenheiten", "Bargains"),
    "happy-trails": ("Glückliche Pfade", "Happy Trails"),
    "adventures-abroad": ("Abenteuerfahrt", "Adventures Abroad"),
    "money-for-nothing": ("Geld für nichts", "Money for Nothing"),
    "the-dukes-ball": ("Der Ball des Herzogs", "The Duke's Ball"),
    "travelers": ("Reisende", "Travelers"),
    "runners": ("Läufer", "Runners"),
    "traders-and-raiders": ("Händler und Diebe", "Traders and Raiders"),
    "journeys": ("Reisen", "Journeys"),
    "search-party": ("Auf zur Party", "Search Party"),
    "counting-sheep": ("Schafe zählen", "Counting Sheep"),
    "simple-plans": ("Einfache Pläne", "Simple Plans"),
    "expansion": ("Expansion", "Expansion"),
    "sweetened-deals": ("Versüßte Deals", "Sweetened Deals"),
    "a-penny-saved": ("Ein gesparter Penny", "A Penny Saved"),
    "big-blue": ("Big Blue", "Big Blue"),
    "intersection": ("Kreuzung", "Intersection"),
    "longest-tunnel": ("Längster Tunnel", "Longest Tunnel"),
    "expertise": ("Expertise", "Expertise"),
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

money-for-nothing
Kartograph, Lebenskünstler, Radmacherin, Tunnel, Weberin, Armenviertel, Austausch, Handlanger, Kerkermeister,
Patrouille

the-dukes-ball
Gasthaus, Komplott, Pfad, Radmacherin, Wachhund, Anbau, Harem, Herzog, Maskerade, Verschwörer

travelers
Fruchtbares Land, Kartograph, Souk, Stallungen, Wegkreuzung, Ausguck, Beutelschneider, Handelsschiff, Insel, Lagerhaus

runners
Berserker, Hexenkessel, Nomaden, Radmacherin, Wachhund, Bazar, Blockade, Karawane, Schmuggler, Seefahrerin

traders-and-raiders
Berserker, Fahrende Händlerin, Feilscher, Gewürzhändler, Wachhund, Geisterwald, Hafenstadt, Pagin, Verlorene Stadt,
Weinhändler, Überfall

journeys
Fernstraße, Gasthaus, Kartograph, Pfad, Wegkreuzung, Brückentroll, Ferne Lande, Kundschafterin, Riese, Wildhüterin,
Erbschaft, Expedition

search-party
Gasthaus, Kartograph, Komplott, Oase, Souk, Druidin, Getreuer Hund, Konklave, Schuster, Werwolf, Geschenk des Berges,
Geschenk des Himmels, Geschenk der Sonne

counting-sheep
Fruchtbares Land, Oase, Tunnel, Weberin, Wegkreuzung, Geheime Höhle, Kobold, Krypta, Puka, Schäferin

simple-plans
Feilscher, Grenzdorf, Hexenkessel, Radmacherin, Stallungen, Forum, Katapult/Felsen, Patrizier/Handelsplatz, Villa,
Zauberin, Spende, Labyrinth

expansion
Fruchtbares Land, Gewürzhändler, Oase, Stallungen, Tunnel, Feldlager/Diebesgut, Ingenieurin, Legionär, Schlösser,
Zauber, Brunnen, Schlachtfeld

sweetened-deals
Aufbau, Feilscher, Gewürzhändler, Hexenhütte, Wachhund, Bergdorf, Diener, Fahnenträger, Gewürze, Seidenhändlerin,
Speicher

a-penny-saved
Berserker, Fahrende Händlerin, Grenzdorf, Oase, Souk, Freibeuterin, Goldmünze, Patron, Seher, Zepter, Gildenhaus,
Kaserne

big-blue
Fahrende Händlerin, Hexenhütte, Pfad, Tunnel, Weberin, Dorfanger, Falknerin, Hirtenhund, Schlitten, Schwarze Katze,
Verbannung, Weg der Schildkröte

intersection
Aufbau, Fruchtbares Land, Nomaden, Radmacherin, Stallungen, Drahtzieher, Herberge, Kardinal, Nachschub, Pferdestall,
Weg der Maus, Wagnis, mouse:Wegkreuzung

longest-tunnel
Feilscher, Lebenskünstler, Markgraf, Pfad, Tunnel, Hauptstadt, Schreinerin, Tand, Vertrag, Wirtin, Gefolgschaft der
Schreiber

expertise
Fernstraße, Gasthaus, Gewürzhändler, Grenzdorf, Wegkreuzung, Barbar, Bürger, Spezialistin, Untergebener, Wegelagerer,
Freimaurerloge
"""


@pytest.mark.rule("DOM-017")
@pytest.mark.parametrize("slug", NAMES)
def test_a_recommended_set_by_its_slug_and_its_name_in_either_language(slug: str) -> None:
    german, english = NAMES[slug]
    cards = CARDS_OF.split(f"\n{slug}\n")[1].split("\n\n")[0].replace("\n", " ")
    told = new_game("dominion", kingdom=slug).view(None)["table"]["text"]
    assert new_game("dominion", kingdom=cards).view(None)["table"]["text"] == told
    named_one_by_one = begun(cards)
    assert len(set(named_one_by_one)) == 10
    assert set(named_one_by_one) <= set(KINGDOMS[slug])
    for name in (slug, german, english, german.upper(), f" {english.lower()} "):
        assert begun(name) == named_one_by_one


@pytest.mark.parametrize("slug", NAMES)
def test_the_text_of_a_recommended_set_is_how_it_is_written(slug: str) -> None:
    """Nothing of it is left to chance."""
    assert new_game("dominion", kingdom=slug).view(None)["table"]["text"] == ", ".join(KINGDOMS[slug])


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
    seen = {card for seed in range(150) for card in begun("random", seed=seed)}
    assert seen == {card.slug for card in CARDS if is_pile(card.slug)} | set(MIXED)


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
    ([*TEN[:9], "Gold digger"], "there is no card 'Gold digger'"),
    ([*TEN[:9], "wish"], "wish cannot be one of the kingdom's 10 piles"),
    ([*TEN[:9], ""], "there is no card ''"),
    ([*TEN[:9], None], "a card is named by a text, got None"),
    ([*TEN[:9], ["trail"]], r"a card is named by a text, got \['trail'\]"),
    ("Big Green", "there is no kingdom 'Big Green': choose first-game, introduction, .*, random or name ten cards"),
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


@pytest.mark.parametrize("expansions", [[], "base", ["alchemy"], ["base", 1], [["base"]], None, 3, {"base": 1}])
def test_wrong_expansions_are_refused_with_a_sentence(expansions: Any) -> None:
    with pytest.raises(BadGameOption, match=r"expansions must be some of base, hinterlands, intrigue, .*, allies, got"):
        new_game("dominion", kingdom="random", expansions=expansions)
