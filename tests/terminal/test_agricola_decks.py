"""The X deck and the forest deck in the terminal: what was drawn, tokens, people who are not at home."""

from itertools import product
from typing import Any

from allmende import Game, arrange
from allmende.agricola.cards.card import BY_SLUG
from allmende.locales import LANGUAGES, name_of
from allmende.terminal.agricola import DRAWING
from allmende.terminal.match import new_match
from tests.agricola.forest.situations import table
from tests.terminal.people import loop_of, random_player
from tests.terminal.test_agricola import ROOMY, TIGHT, drawn, page

FARM: dict[str, Any] = {
    "goods": "2 llama, 3 fairy, 2 food", "pastures": [[3, 4]], "people": 4, "home": 1, "played": ["witch", "revenant"],
    "notes": {"witch": 2, "revenant": 1}, "woods": {"leaving": 1, "wild": 1},
    "aliens": {"candies": ["forest"], "pitchfork": "clay-pit", "freezing": True},
}  # fmt: skip
TABLE: dict[str, Any] = {
    "xdeck": True, "forest_deck": True, "round": 9, "joined": ["fairy-ring", "road-not-taken"],
    "woods": {
        "pile": ["hermit", "camelot"], "gone": ["noblesse-oblige"], "fairies": 3, "held": True, "seen_by": 0, "seen": 2,
    },
    "aliens": {"gone": ["merchants-of-pluto"]},
    "seats": [FARM, {"woods": {"lent": 1}, "aliens": {"beamed_by": 0}}],
}  # fmt: skip


def both_decks() -> Game:
    return arrange("agricola", TABLE)


def test_a_whole_game_with_both_decks_fits_on_a_small_screen() -> None:
    options = {"cards": "deal", "xdeck": True, "forest_deck": True}
    match = new_match("agricola", "me,random,random", None, 3, options, "de", "random")
    person = random_player(match)
    assert loop_of(match, person).run()
    person.check_everything_fits()


def test_what_was_drawn_lies_beside_the_board() -> None:
    text = drawn(both_decks(), width=100, air=1)
    assert "X deck: 23 left Merchants of Pluto" in text
    assert "Forest deck: 21 left" in text
    assert "Noblesse Oblige" in text
    assert "The starting player token stays where it is" in text
    assert "Merchants of Pluto" in drawn(both_decks(), width=80, air=0)
    assert "deck" not in drawn(arrange("agricola", {"seats": [{}, {}]}), air=1)


def test_the_topmost_cards_are_shown_to_whoever_has_looked() -> None:
    mine, others = (drawn(both_decks(), seat, width=160, air=1) for seat in (0, 1))
    assert "You know the top 2" in mine
    assert "Anna knows the top 2" in others
    for card in ("The Hermit", "Camelot"):
        assert card in mine
        assert card not in others


def test_tokens_lie_on_their_spaces() -> None:
    text = drawn(both_decks(), width=100, air=1)
    for line in ("Forest     3 wood ¤A", "Clay Pit   1 clay ψA", "Fairy Ring    3 fairy"):
        assert " ".join(line.split()) in " ".join(text.split())
    plain = drawn(both_decks(), width=100, air=1, plain=True)
    assert "3 wood $A" in plain
    assert "1 clay VA" in plain


def test_the_side_of_the_road_is_told() -> None:
    t = table({}, joined=["road-not-taken"]).place("road-not-taken", "good reed")
    assert "Road Not Taken reed A" in " ".join(drawn(t.game, 1, width=100, air=1).split())


def test_llamas_stand_on_the_farm_and_what_is_to_come_beside_it() -> None:
    text = drawn(both_decks(), width=100, air=1)
    assert "2 ll" in text
    assert "Pastures 2/4 llama" in text
    assert "2 llamas  3 fairies" in text
    for tale in (
        "1 of the family leaves when people return home",
        "1 of the family leaves after the next feeding",
        "1 of the family will be frozen",
    ):
        assert tale in text
    for air in (1, ROOMY):
        assert "You place the next person" in drawn(both_decks(), width=120, air=air), "of Bo"


def test_the_cards_of_the_decks_have_a_page() -> None:
    for word, lang in (("drawn", "en"), ("gezogen", "de")):
        text = page(both_decks(), word, lang)
        for slug in ("merchants-of-pluto", "fairy-ring", "witch", "noblesse-oblige"):
            assert name_of(lang, "agricola", "card", slug) in text
    assert "Nobody has drawn a card yet." in page(arrange("agricola", {"seats": [{}, {}]}), "drawn")


def test_cards_of_every_kind_can_be_chosen_among() -> None:
    """The Witch shows events and spaces as well."""
    cards = ["hermit", "fairy-ring", "flame-spurts-oven"]
    t = table({"played": ["witch"], "notes": {"witch": 2}}, drawn=cards).pick("anytime", "card witch")
    for lang, air in product(LANGUAGES, range(TIGHT, ROOMY + 1)):
        text = drawn(t.game, lang=lang, air=air)
        for slug in cards:
            assert name_of(lang, "agricola", "card", slug)[:20] in text
            assert BY_SLUG[slug].deck == "forest"


def test_nothing_is_too_wide_with_both_decks() -> None:
    game = both_decks()
    for width, air, lang in product((80, 120, 160), range(TIGHT, ROOMY + 1), LANGUAGES):
        for seat in (0, 1, None):
            assert max(map(len, drawn(game, seat, lang, width, air).splitlines())) <= width


def test_help_reads_the_cards() -> None:
    for word in ("Merchants of Pluto", "Feenring", "Die Hexe"):
        found = DRAWING.find(word)
        assert found is not None
        assert found[1] in ("merchants-of-pluto", "fairy-ring", "witch")
