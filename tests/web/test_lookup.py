"""Rules and cards in the browser's own code: found as Python finds them, with everything that a rule names."""

import json
from pathlib import Path
from typing import Any

import pytest

from allmende import new_game
from allmende.ledger import find, ledgers
from allmende.locales import LANGUAGES, catalogs
from allmende.server.routes import describe_game
from allmende.table import box_of, game_names
from allmende.table.box import load
from tests.web.node import run_node

LOOK = Path(__file__).parent / "lookup.mjs"
SOUGHT = {
    "en": [
        "rooms", "HEATING fuel", "AGR-101", "dom 042", "moor-q1", "fool's gold", "Fools Gold", "14", "4 food", "",
    ],
    "de": [
        "nährwerte", "naehrwerte", "NAHRWERT startspieler", "agr-7", "Weiden", "grösse", "schloss", "provinz 8",
    ],
}  # fmt: skip
QUERIES = [(game, lang, query) for game in game_names() for lang in LANGUAGES for query in SOUGHT[lang]]
WRONG = {
    ("dominion", "en", "heigway"): "highway",
    ("agricola", "de", "Nährwrte Startspieler"): "nahrwerte startspieler",
    ("agricola", "de", "Papiermachr"): "papiermacher",
    ("agricola", "en", "qqqqqq"): None,
    ("agricola", "en", "food"): None,
}
NAMED = [
    ("dominion", "en", "See DOM-042: Witch's Hut and Witches gain Silver.", "gains"),
    ("agricola", "de", "Kochstelle (M084), siehe AGR-001.", "koch"),
]
WISHES = {
    ("dominion", "en", "?set=base&type=attack"): {"bureaucrat", "bandit", "militia", "witch"},
    ("dominion", "de", "?q=hexenh%C3%BCtte"): {"witchs-hut"},
    ("dominion", "en", "?type=event&cost=debt"): {"donate"},
    ("agricola", "de", "?kind=occupation&set=base&does=livestock-provider&players=4"): {
        "cattle-feeder",
        "pig-breeder",
        "sheep-whisperer",
    },
    ("agricola", "en", "?q=m007"): {"tiled-oven"},
    ("lowlands", "en", "?kind=feature&terrain=pond&sort=cost"): None,
    ("agricola", "en", "?cost=wood,nonsense&kind=dragon&sort=price"): None,
}
CALLED = {
    ("dominion", "en", "trader gain"): ["trader"],
    ("dominion", "de", "schloß"): None,
    ("agricola", "de", "heizofen"): ["tiled-oven"],
    ("dominion", "en", "wi"): [],
}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("dominion", {"kingdom": "counting-sheep", "players": 2}),
    ("dominion", {"kingdom": "simple-plans", "players": 2}),
    ("agricola", {"players": 2}),
    ("agricola", {"players": 3, "cards": "deal"}),
    ("agricola", {"players": 2, "expansion": "moor", "level": 2, "xdeck": True}),
]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    file = tmp_path_factory.mktemp("lookup") / "cases.json"
    games = {
        game: {
            "things": load(box_of(game).things)(),
            "info": describe_game(game) if game == "dominion" else None,
            "ledgers": {lang: ledgers(game, lang) for lang in LANGUAGES},
            "texts": {
                lang: [
                    path.read_text("utf-8") for path in catalogs(lang) if path.name.startswith(("table", "web", game))
                ]
                for lang in LANGUAGES
            },
        }
        for game in game_names()
    }
    played = [(game, new_game(game, seed=1, **options)) for game, options in TABLES]
    cases = {
        "games": games, "queries": QUERIES, "wrong": list(WRONG), "named": NAMED, "wishes": list(WISHES),
        "called": list(CALLED),
        "tables": [{"game": name, "view": game.view(0), "options": game.options} for name, game in played],
    }  # fmt: skip
    file.write_text(json.dumps(cases), encoding="utf-8")
    code, said = run_node(LOOK, file)
    assert code == 0, said
    return json.loads(said.splitlines()[-1])


def test_the_page_finds_the_rules_that_the_command_finds(told: Any) -> None:
    for (game, lang, query), numbers in zip(QUERIES, told["found"], strict=True):
        chapters = [chapter for ledger in ledgers(game, lang) for chapter in find(ledger, query)]
        assert numbers == [rule["number"] for chapter in chapters for rule in chapter["rules"]], (game, lang, query)
    asked = dict(zip(QUERIES, told["found"], strict=True))
    assert asked["agricola", "en", "AGR-101"] == ["AGR-101"]
    assert asked["agricola", "de", "nährwerte"] == asked["agricola", "de", "naehrwerte"] != []
    assert asked["dominion", "en", "fool's gold"] == asked["dominion", "en", "Fools Gold"] != []


def test_a_mistyped_word_is_understood(told: Any) -> None:
    assert dict(zip(WRONG, told["corrected"], strict=True)) == WRONG


def test_a_rule_leads_to_the_rules_and_cards_that_it_names(told: Any) -> None:
    english, german = told["pieces"]
    assert english == [
        ["See ", False, None], ["DOM-042", False, "DOM-042"], [": ", False, None],
        ["Witch's Hut", False, "witchs-hut"], [" and Witches ", False, None], ["gain", True, None],
        [" ", False, None], ["Silver", False, "silver"], [".", False, None],
    ]  # fmt: skip
    assert german[0] == ["Kochstelle", True, "cooking-hearth-6"]
    assert [piece[2] for piece in german if piece[2]] == ["cooking-hearth-6", "AGR-001"]


def test_cards_are_found_by_filters_and_words(told: Any) -> None:
    found = dict(zip(WISHES, told["wished"], strict=True))
    for wish, slugs in WISHES.items():
        if slugs is not None:
            assert set(found[wish]["slugs"]) == slugs, wish
    ponds = found["lowlands", "en", "?kind=feature&terrain=pond&sort=cost"]["slugs"]
    tiles = {tile["slug"]: tile for tile in load(box_of("lowlands").things)()["tile"]}
    assert ponds
    assert all(tiles[slug]["terrain"] == ["pond"] for slug in ponds)
    assert ponds == sorted(ponds, key=lambda slug: sum(tiles[slug]["cost"].values()))


def test_the_address_keeps_the_filters_and_nothing_that_is_none(told: Any) -> None:
    for (_, _, search), found in zip(WISHES, told["wished"], strict=True):
        assert found["again"] == ("?cost=wood" if "nonsense" in search else search)


def test_every_value_that_a_card_has_can_be_chosen_and_has_a_name(told: Any) -> None:
    for filter_ in told["filters"]:
        assert filter_["unknown"] == []
        assert all(filter_["labels"]), filter_
        assert not set(filter_["labels"]) & {"cards", "actions", "coins", "village", "trashing"}, "no name, only a slug"
        assert filter_["least"] > 0, filter_
    assert told["names"] == {game: [] for game in game_names()}, "cards without a name"
    assert told["plain"] == ["ox"], "a game from elsewhere shows its cards"


def test_cards_are_called_by_name(told: Any) -> None:
    found = dict(zip(CALLED, told["called"], strict=True))
    assert {query: slugs for query, slugs in found.items() if CALLED[query] is not None} == {
        query: slugs for query, slugs in CALLED.items() if slugs is not None
    }
    assert found["dominion", "de", "schloß"][0] in ("castles", "kings-castle", "small-castle")


def test_at_a_table_the_cards_of_its_game_are_shown(told: Any) -> None:
    sheep, plans, family, dealt, moor = (set(slugs) for slugs in told["tables"])
    assert {"secret-cave", "magic-lamp", "shepherd", "pasture", "copper", "province"} <= sheep
    assert not {"witch", "village"} & sheep
    assert {"catapult-rocks", "catapult", "rocks", "donate", "labyrinth"} <= plans
    assert len(family) == 10, "only the major improvements"
    cards = {card["slug"]: card for card in load(box_of("agricola").things)()["card"]}
    assert {cards[slug]["kind"] for slug in dealt} == {"major", "minor", "occupation"}
    assert {cards[slug]["players"] for slug in dealt} == {1, 3}
    assert {cards[slug]["set"] for slug in moor} == {"base", "moor", "x"}
    assert "occupation" not in {cards[slug]["kind"] for slug in moor if cards[slug]["set"] != "x"}
