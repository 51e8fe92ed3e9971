"""Playing occupations (ledger: Cards: occupations)."""

from typing import Any

import pytest

from allmende.agricola.actions.playing_cards import play_occupation
from allmende.agricola.cards.card import CARDS, OCCUPATION
from allmende.agricola.cards.hooks import AFTER_OCCUPATION, Deed, Ways, change_cost, on, whole_cost
from allmende.agricola.cards.hooks import OCCUPATION as OCCUPATION_COST
from allmende.agricola.goods import NOTHING, Bundle, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.locales import describe_event, has_text, name_of
from allmende.table import Flow, Seat
from tests.agricola.homemade import give_card
from tests.agricola.situations import Situation, situation

STONE_HOUSE: dict[str, Any] = {"material": "stone", "phase": "preparation", "round": 6, "played": ["scholar"]}


def another_occupation(g: Agricola, me: Player, deed: Deed) -> Flow:
    return play_occupation(g, me, bundle(food=1))


# One after another


@pytest.mark.rule("AGR-209")
def test_several_occupations_of_one_action_are_played_one_after_another() -> None:
    """The first one lies there with its effect before the second is chosen."""
    t = situation({}, goods="food", hand=["consultant", "wood-cutter", "groom"])
    give_card(t, on(AFTER_OCCUPATION, run=another_occupation))
    t.place("lessons", "consultant")
    assert (t.prompt, t.offered) == ("play-occupation", ["card wood-cutter", "card groom"])
    assert (t.played()[-1], t.goods()) == ("consultant", "food, 3 clay")
    t.pick("groom")
    assert (t.played()[-2:], t.goods()) == (["consultant", "groom"], "wood, 3 clay")


@pytest.mark.rule("AGR-209")
def test_paper_maker_counts_the_occupations_that_lie_there_before_each_of_several() -> None:
    t = situation({}, goods="4 wood", played=["paper-maker"], hand=["tutor", "wood-cutter", "groom"])
    give_card(t, on(AFTER_OCCUPATION, run=another_occupation))
    t.place("lessons", "tutor", "card paper-maker")
    assert (t.food(), t.prompt) == (0, "play-occupation")  # 1 food for 1 occupation, which was paid
    t.pick("wood-cutter", "card paper-maker")
    assert (t.food(), t.count("wood")) == (1, 2)  # 2 food for 2 occupations


# Face up


@pytest.mark.rule("AGR-210")
@pytest.mark.parametrize(
    ("space", "card"), [("lessons", "tutor"), ("meeting-place", "lasso"), ("major-improvement", "fireplace-2")]
)
def test_played_and_built_cards_lie_face_up_before_their_owner(space: str, card: str) -> None:
    t = situation({}, goods="reed, 2 clay", hand=["tutor", "lasso"], rounds=["major-improvement"])
    t.place(space, card)
    assert t.played() == [card]
    assert card not in t.hand()
    for viewer in (0, 1, None):
        shown = t.game.view(viewer)["table"]["players"][0]["played"]
        assert [one["card"] for one in shown] == [card]


@pytest.mark.rule("AGR-210")
def test_traveling_cards_alone_are_not_laid_out() -> None:
    for card in [card for card in CARDS if card.kind != OCCUPATION and card.traveling and card.deck == "base"]:
        t = situation({}, goods="grain, 2 food, sheep", hand=[card.slug])
        t.place("meeting-place", card.slug)
        while t.seat == 0 and t.prompt != "place-person":
            t.pick(t.offered[0])
        assert (t.played(), t.hand(), t.hand(1)) == ([], [], [card.slug])


# Costs


@pytest.mark.rule("AGR-211")
def test_an_occupation_can_cost_twice() -> None:
    """Lover in round 12: 1 food on Lessons, being the second occupation, and 2 of its own."""
    t = situation({}, {}, goods="4 food", played=["tutor"], hand=["lover"], round=12)
    t.place("lessons", "lover")
    assert (t.food(), t.people()) == (1, 3)


@pytest.mark.rule("AGR-211", "AGR-212")
def test_the_occupation_cost_is_due_before_the_individual_one() -> None:
    """The only food pays Lessons; what is missing then is begged for."""
    t = situation({}, {}, goods="food", played=["tutor"], hand=["lover"], round=12)
    t.place("lessons", "lover")
    assert (t.food(), t.player().begging) == (0, 2)
    assert not situation({}, {}, played=["tutor"], hand=["lover"], round=12).usable("lessons")  # not by begging


@pytest.mark.rule("AGR-212")
def test_food_that_is_there_is_paid_before_anybody_begs() -> None:
    t = situation({}, {}, goods="3 food", hand=["lover"], round=10)
    t.place("lessons", "lover")
    assert (t.food(), t.player().begging) == (0, 1)


@pytest.mark.rule("AGR-213")
@pytest.mark.parametrize("played", [[], ["tutor"], ["tutor", "groom", "priest"]])
def test_away_from_lessons_an_occupation_costs_what_the_card_says(played: list[str]) -> None:
    """Scholar: 1 food, whether it is the first or the fifth occupation."""
    t = situation(**{**STONE_HOUSE, "played": ["scholar", *played]}, goods="2 food", hand=["wood-cutter"])
    t.pick("card scholar", "wood-cutter")
    assert (t.food(), t.played()[-1]) == (1, "wood-cutter")


@pytest.mark.rule("AGR-213")
def test_nothing_is_played_away_from_lessons_without_that_cost() -> None:
    t = situation(**STONE_HOUSE, hand=["wood-cutter"])
    assert (t.prompt, t.played()) == ("place-person", ["scholar"])


@pytest.mark.rule("AGR-214")
def test_some_cards_let_cards_be_played_without_a_person() -> None:
    t = situation(**STONE_HOUSE, goods="food, reed", hand=["wood-cutter", "lasso"])
    t.pick("card scholar", "action minor", "lasso")
    assert t.played() == ["scholar", "lasso"]
    assert (t.player().home, t.player().placed, t.state.used) == (2, [], 0)
    t = situation(**STONE_HOUSE, goods="food", hand=["wood-cutter", "lasso"])
    t.pick("card scholar", "wood-cutter")
    assert (t.player().home, t.usable("lessons")) == (2, False)  # nobody has used it, but there is no food left


# What is printed on them


@pytest.mark.rule("AGR-215")
def test_occupations_have_no_prerequisites_no_cost_corner_and_no_points() -> None:
    occupations = [card for card in CARDS if card.kind == OCCUPATION and not card.drawn]
    assert len([card for card in occupations if card.deck == "base"]) == 48
    for card in occupations:
        assert card.needs == ()
        assert (card.costs, card.cost_for, card.returns) == ([NOTHING], None, ())
        assert card.points == 0


@pytest.mark.rule("AGR-215")
def test_occupations_score_no_printed_points() -> None:
    played = [card.slug for card in CARDS if card.kind == OCCUPATION and not card.drawn]
    assert situation(played=played, players=6).score("improvements") == 0


# Other goods than food


def in_clay(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    return [bundle(clay=2)]


def lesson_for(cost: Bundle, **given: Any) -> Situation:
    """A card of our own lets an occupation be played for this cost after each other one."""
    t = situation({}, hand=["consultant", "tutor"], **given)
    give_card(t, on(AFTER_OCCUPATION, run=lambda g, me, deed: play_occupation(g, me, cost)))
    return t.place("lessons", "consultant")


@pytest.mark.rule("AGR-216")
def test_an_occupation_cost_can_ask_for_other_goods() -> None:
    t = lesson_for(bundle(wood=1, grain=1), goods="wood, grain, 2 food")
    t.pick("tutor")
    assert t.goods() == "2 food, 3 clay"


@pytest.mark.rule("AGR-216")
def test_a_card_can_put_other_goods_in_place_of_the_food() -> None:
    t = situation({}, goods="2 clay", played=["groom"], hand=["tutor"])
    assert not t.usable("lessons")
    give_card(t, whole_cost(OCCUPATION_COST, in_clay))
    t = Situation(t.game.clone())  # asks anew
    assert t.usable("lessons")
    t.place("lessons", "tutor")
    assert t.goods() == ""


@pytest.mark.rule("AGR-216", "AGR-240")
def test_usually_it_is_food() -> None:
    t = situation({}, goods="2 clay, wood, food", played=["groom"], hand=["tutor"])
    t.place("lessons", "tutor")
    assert t.goods() == "wood, 2 clay"


@pytest.mark.rule("AGR-240")
def test_occupation_costs_are_what_lessons_ask_for_not_what_the_card_does() -> None:
    """Who has the occupation cost for nothing still pays what Lover asks for."""
    t = situation({}, {}, goods="2 food", played=["groom"], hand=["lover"], round=12)
    give_card(t, change_cost(OCCUPATION_COST, lambda g, me, deed, ways: [NOTHING]))
    t.place("lessons", "lover")
    assert (t.food(), t.player().begging) == (0, 0)


# Reading out


@pytest.mark.rule("AGR-217")
@pytest.mark.parametrize(("space", "card"), [("lessons", "tutor"), ("meeting-place", "lasso")])
def test_everybody_hears_which_card_was_played(space: str, card: str) -> None:
    t = situation({}, goods="reed", hand=["tutor", "lasso"])
    t.place(space, card)
    told = [event.seen_by(Seat(1)) for event in t.game.events if event.kind == "play"]
    assert [(event["seat"], event["card"]) for event in told] == [(0, card)]
    for lang in ("en", "de"):
        assert name_of(lang, "agricola", "card", card) in describe_event("agricola", told[0], ["Anna", "Ben"], lang)


@pytest.mark.rule("AGR-217")
def test_every_card_has_a_text_to_read_out() -> None:
    for card in CARDS:
        for lang in ("en", "de"):
            assert has_text(lang, "agricola", f"card-{card.slug}")
            assert has_text(lang, "agricola", f"card-{card.slug}", "text")
