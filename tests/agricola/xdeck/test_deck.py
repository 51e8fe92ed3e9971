"""The deck: who draws when, what becomes of a card, and what everybody knows of it."""

import json
from typing import Any

import pytest

from allmende import arrange, new_game
from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.cards.card import BY_SLUG, EVENT, KIND_NAMES, MERCHANT, MINOR, OCCUPATION, SPACE
from allmende.agricola.xdeck.module import X_CARDS
from allmende.table import ImpossibleSituation, seeded
from tests.agricola.situations import Situation, everybody_works
from tests.agricola.xdeck.situations import contact, deck, draw, said, saved, table


@pytest.mark.rule("AGR-373")
def test_the_deck_has_24_cards_and_is_shuffled() -> None:
    piles = [deck(Situation(new_game("agricola", xdeck=True, seed=seed))).pile for seed in (1, 2)]
    assert [sorted(pile) for pile in piles] == [list(range(24))] * 2
    assert piles[0] != piles[1]
    assert [BY_SLUG[slug].code for slug in X_CARDS] == [f"X{n:02}" for n in range(1, 25)]
    assert "aliens" not in Situation(new_game("agricola", seed=1)).state.added


@pytest.mark.rule("AGR-452")
def test_there_are_five_kinds() -> None:
    kinds = [SPACE] * 3 + [MERCHANT] * 3 + [MINOR] * 6 + [EVENT] * 11 + [OCCUPATION]
    assert [BY_SLUG[slug].kind for slug in X_CARDS] == kinds
    assert [KIND_NAMES[kind] for kind in (SPACE, MERCHANT, EVENT)] == ["space", "merchant", "event"]


@pytest.mark.rule("AGR-374")
def test_whoever_uses_western_quarry_draws_and_shows_a_card() -> None:
    t = draw("ley-lines", piles={"western-quarry": 3})
    assert (t.goods(), t.played(), t.seat) == ("3 stone", ["ley-lines"], 1)
    assert ("drawn", {"card": "ley-lines"}) in [(event.kind, event.facts) for event in t.game.events]
    assert t.game.view(1)["table"]["aliens"] == {"pile": 23, "gone": ["ley-lines"]}


@pytest.mark.rule("AGR-375")
def test_eastern_quarry_draws_nothing() -> None:
    t = table(drawn="ley-lines", round=10, rounds=["western-quarry", "eastern-quarry"])
    t.place("eastern-quarry")
    assert (t.goods(), t.played()) == ("stone", [])


@pytest.mark.rule("AGR-454")
def test_only_a_person_there_draws_a_card() -> None:
    lucky = {"played": ["strange-alien-energy"], "notes": {"strange-alien-energy": 3}, "home": 0}
    t = table(lucky, {"home": 0}, drawn="ley-lines", phase="returning-home")
    t.pick("space western-quarry")
    assert (t.goods(), t.played()) == ("stone", ["strange-alien-energy"])
    fork = {"played": ["alien-farmhand"], "aliens": {"pitchfork": "western-quarry"}, "home": 0}
    t = table(fork, {"home": 0}, drawn="ley-lines", phase="returning-home").pick("stone")
    assert (t.goods(), t.played()) == ("stone", ["alien-farmhand"])


@pytest.mark.rule("AGR-455")
def test_the_card_comes_after_the_goods_and_before_what_follows_the_use() -> None:
    """Animals from the Transmogrifier are housed first; the Stone Carrier of cards that follow the use comes last."""
    t = table({"goods": "sheep"}, drawn="ley-lines", piles={"western-quarry": "2 sheep"})
    t.place("western-quarry")
    assert (t.prompt, t.played()) == ("house-animals", []) or t.goods() == "sheep"
    while t.prompt == "house-animals":
        t.pick("discard sheep")
    assert (t.goods(), t.played()) == ("sheep", ["ley-lines"]), "whatever goods lie there"


@pytest.mark.rule("AGR-455")
def test_a_card_that_follows_the_use_comes_after_the_draw() -> None:
    t = draw("candy-trail", {"played": ["basket"], "goods": "2 wood"}, cards="deal")
    assert t.prompt == "card"
    assert t.game.choice is not None
    assert t.game.choice.prompt.args["card"] == "candy-trail"


@pytest.mark.rule("AGR-456")
def test_without_goods_western_quarry_cannot_be_used() -> None:
    assert not table(piles={"western-quarry": 0}).usable("western-quarry")


@pytest.mark.rule("AGR-457")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    t = table(aliens={"gone": list(X_CARDS), "pile": []}).place("western-quarry")
    assert (t.goods(), t.played(), deck(t).pile) == ("stone", [], [])


@pytest.mark.rule("AGR-376", "AGR-458")
def test_an_action_space_can_be_used_by_everybody_at_once() -> None:
    t = draw("transmogrifier", {}, {"goods": "3 wood"})
    assert t.usable("transmogrifier"), "the next player in the same round"
    t.place("transmogrifier", "good wood", "good reed")
    assert t.goods(1) == "3 reed"
    assert not t.usable("transmogrifier"), "one person in a round"
    t.finish_round()
    assert t.usable("transmogrifier")
    assert NUMBER_OF["transmogrifier"] in t.state.board


@pytest.mark.rule("AGR-378", "AGR-460")
def test_drawn_improvements_count_but_are_neither_played_nor_built() -> None:
    """No cost, no reaction to playing, no prerequisite; they are improvements in front of the drawer."""
    t = draw("x-file", {"goods": "food"}, cards="deal")
    assert (t.goods(), t.played(), t.player().outfit.improvements) == ("food, stone", ["x-file"], 1)
    t = draw("x-file", {"goods": "food"})
    assert t.played() == ["x-file"], "also without hand cards"


@pytest.mark.rule("AGR-378", "AGR-460")
def test_the_drawn_occupation_does_not_change_the_price_of_lessons() -> None:
    t = table({"played": ["rebel"], "goods": "food", "hand": ["wood-cutter"]}, cards="deal")
    t.place("lessons", "wood-cutter")
    assert (t.goods(), t.player().outfit.occupations) == ("food", 2), "the first occupation that is played is free"


@pytest.mark.rule("AGR-379", "AGR-453")
def test_an_event_is_carried_out_at_once() -> None:
    t = draw("alien-abduction")
    assert t.prompt == "house-animals"
    assert not t.offers("done")


@pytest.mark.rule("AGR-461")
def test_printed_points_count_in_the_line_of_improvements() -> None:
    def line(*cards: str) -> int:
        return table({"played": list(cards)}).score("improvements")

    assert line("merchants-of-mars") == 2
    assert line("carbonite-cousin") == 3
    assert line("strange-alien-energy") == -3
    assert draw("rebel").score("improvements") == 0
    assert draw("rebel").score("bonus") == 5, "what the text gives"


@pytest.mark.rule("AGR-466")
def test_tokens_never_run_out() -> None:
    friends = {"played": ["furry-friends"], "notes": {"furry-friends": 20}, "goods": "50 food"}
    t = table(friends, phase="field-phase", round=9)
    assert t.player().note("furry-friends") == 30


@pytest.mark.rule("AGR-473")
@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("more", [{}, {"cards": "deal"}, {"expansion": "moor", "level": 2, "cards": "deal"}])
def test_the_deck_goes_with_all_games(players: int, more: dict[str, Any]) -> None:
    t = Situation(new_game("agricola", players=players, xdeck=True, **more))
    assert t.state.setup.has("aliens")


# What is known, and situations


def test_nobody_knows_the_order_of_the_deck() -> None:
    t = table(drawn=("tripods", "rebel"))
    assert "rebel" not in json.dumps(t.game.view(0))
    piles = [Situation(t.game.determinize(0, seeded(seed))) for seed in range(4)]
    assert len({tuple(deck(other).pile) for other in piles}) > 1
    assert all(sorted(deck(other).pile) == sorted(deck(t).pile) for other in piles)


def test_a_situation_names_the_deck_from_the_top() -> None:
    t = table(drawn=("tripods", "rebel"))
    assert said(t)["aliens"]["pile"][:2] == ["tripods", "rebel"]
    again = Situation(arrange("agricola", said(t)))
    assert deck(again).pile == deck(t).pile


def test_cards_in_front_of_players_are_not_in_the_deck() -> None:
    t = table({"played": ["x-file"]}, joined=["transmogrifier"])
    assert [card.slug for card in deck(t).cards()] == ["x-file", "transmogrifier"]
    assert len(deck(t).pile) == 22


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"seats": [{"played": ["x-file"]}, {"played": ["x-file"]}]}, "in one place"),
        ({"aliens": {"gone": ["tripods", "tripods"]}}, "there once"),
        ({"aliens": {"gone": ["moonrise"]}}, "gone are some of"),
        ({"seats": [{"aliens": {"beamed_by": 0}}, {}]}, "nobody beams"),
        ({"seats": [{"aliens": {"pitchfork": "farmland"}}, {}]}, "accumulation space"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ImpossibleSituation, match=why):
        arrange("agricola", {"xdeck": True, "seats": [{}, {}], **given})


def test_cards_of_the_deck_need_the_deck() -> None:
    with pytest.raises(ImpossibleSituation, match="without xdeck=True there is nothing like 'x-file'"):
        arrange("agricola", {"seats": [{"played": ["x-file"]}, {}]})


def test_what_aliens_have_begun_is_saved() -> None:
    t = draw("alien-abduction")
    while t.prompt == "house-animals":
        t.game.play(t.game.choices[0].options[0])
    assert contact(t).leaving == 1
    again = saved(t)
    assert again.to_json() == t.state.to_json()
    assert everybody_works(t).people() == 1


def test_the_deck_brings_no_deck_of_hand_cards() -> None:
    t = Situation(new_game("agricola", players=6, xdeck=True))
    assert len(t.state.setup.majors) == len(Situation(new_game("agricola", players=6)).state.setup.majors)
