"""Favors, Fellowship of Scribes and Order of Masons."""

from typing import Any

import pytest

from allmende import new_game
from allmende.dominion.kingdoms import KINGDOMS
from tests.dominion.situations import Situation, situation

SCRIBES: dict[str, Any] = {"landscapes": ["fellowship-of-scribes"]}
MASONS: dict[str, Any] = {"landscapes": ["order-of-masons"]}


# Favors


@pytest.mark.rule("DOM-141", "DOM-361", "DOM-417")
def test_with_a_liaison_there_is_one_ally_and_everyone_begins_with_a_favor() -> None:
    game = new_game("dominion", players=3, kingdom="expertise", seed=1)
    table = game.view(0)["table"]
    assert [thing["slug"] for thing in table["landscapes"]] == ["order-of-masons"]
    assert [player["tokens"] for player in table["players"]] == [{"favors": 1}] * 3


@pytest.mark.rule("DOM-141", "DOM-361")
def test_a_liaison_brings_an_ally_though_none_is_named() -> None:
    piles = [slug for slug in KINGDOMS["expertise"] if slug != "order-of-masons"]
    table = new_game("dominion", kingdom=piles, seed=1).view(0)["table"]
    assert [thing["kind"] for thing in table["landscapes"]] == ["ally"]


@pytest.mark.rule("DOM-141", "DOM-361")
def test_without_a_liaison_there_are_no_favors() -> None:
    table = new_game("dominion", kingdom="first-game", seed=1).view(0)["table"]
    assert (table["landscapes"], [player["tokens"] for player in table["players"]]) == ([], [{}, {}])


@pytest.mark.rule("DOM-417")
def test_the_shuffle_at_set_up_asks_nobody() -> None:
    game = new_game("dominion", kingdom="expertise", seed=1)
    assert game.choice is not None
    assert game.choice.prompt.name == "buy-phase"


@pytest.mark.rule("DOM-395")
def test_favors_are_worth_no_points() -> None:
    assert situation(hand="estate", tokens={"favors": 5}, **SCRIBES).score() == 1


def test_underling_draws_a_card_and_gives_an_action_and_a_favor() -> None:
    t = situation(hand="underling", deck="2 copper", **MASONS)
    t.pick("underling")
    assert (t.hand(), t.actions, t.tokens()) == ("copper", 1, "2 favors")


# Fellowship of Scribes


@pytest.mark.rule("DOM-354", "DOM-417")
def test_after_an_action_a_favor_draws_a_card() -> None:
    t = situation(hand="festival, copper", deck="gold, silver", **SCRIBES)
    t.pick("festival")
    assert (t.prompt, t.offered) == ("use", ["yes", "no"])
    t.pick("yes")
    assert (t.hand(), t.tokens(), t.prompt) == ("copper, gold", "", "buy-phase")


@pytest.mark.rule("DOM-354")
def test_the_favor_may_be_kept() -> None:
    t = situation(hand="festival, copper", deck="gold", **SCRIBES)
    t.pick("festival", "no")
    assert (t.hand(), t.tokens()) == ("copper", "favors")


@pytest.mark.rule("DOM-354", "DOM-417")
def test_one_favor_is_spent_for_each_play_of_an_action() -> None:
    t = situation(hand="2 festival, copper", deck="gold, silver", tokens={"favors": 5}, **SCRIBES)
    t.pick("festival", "yes")
    assert t.prompt == "action-phase"
    t.pick("festival", "yes")
    assert (t.hand(), t.tokens(), t.prompt) == ("copper, gold, silver", "3 favors", "buy-phase")


@pytest.mark.rule("DOM-354")
@pytest.mark.parametrize(("coppers", "asked"), [(1, True), (2, False)])
def test_the_hand_is_counted_after_the_action(coppers: int, asked: bool) -> None:
    t = situation(hand=f"smithy, {coppers} copper", deck="9 copper", **SCRIBES)
    t.pick("smithy")
    assert (t.prompt == "use") is asked


@pytest.mark.rule("DOM-419")
def test_the_action_is_carried_out_completely_before() -> None:
    t = situation(hand="oasis, 4 copper", deck="9 copper", **SCRIBES)
    t.pick("oasis")
    assert t.prompt == "discard"
    t.pick("copper")
    assert t.prompt == "use"


@pytest.mark.rule("DOM-419")
def test_each_play_of_a_replayed_action_counts_and_that_of_the_throne_room() -> None:
    t = situation(hand="throne-room, festival", deck="9 copper", tokens={"favors": 9}, **SCRIBES)
    t.pick("throne-room", "festival", "yes", "yes", "yes")
    assert (len(t.player().hand), t.tokens()) == (3, "6 favors")


@pytest.mark.rule("DOM-417")
def test_a_favor_of_the_same_play_counts() -> None:
    t = situation(hand="underling", deck="copper, gold", tokens={}, **SCRIBES)
    t.pick("underling", "yes")
    assert (t.hand(), t.tokens()) == ("copper, gold", "")


@pytest.mark.rule("DOM-419")
def test_actions_played_on_other_turns_count() -> None:
    t = situation({"hand": "trail, 4 copper", "deck": "gold, silver"}, hand="militia", tokens={}, **SCRIBES)
    t.pick("militia", "trail", "copper", "trail")
    assert (t.seat, t.prompt) == (1, "use")
    t.pick("yes")
    assert (t.hand(1), t.tokens(1)) == ("copper, copper, copper, gold, silver", "")


def test_treasures_are_no_actions_for_the_scribes() -> None:
    t = situation(hand="copper, estate", phase="buy", deck="gold", **SCRIBES)
    t.pick("card copper")
    assert t.prompt == "buy-phase"


def test_without_a_favor_the_scribes_ask_nothing() -> None:
    t = situation(hand="festival", deck="gold", tokens={}, **SCRIBES)
    t.pick("festival")
    assert t.prompt == "buy-phase"


# Order of Masons


def shuffling(favors: int, discard: str = "gold, silver, 2 estate, curse", deck: str = "") -> Situation:
    """Somebody plays Smithy, for which the discard pile must be shuffled."""
    t = situation(hand="smithy", deck=deck, discard=discard, tokens={"favors": favors}, **MASONS)
    return t.pick("smithy")


@pytest.mark.rule("DOM-418")
def test_a_favor_leaves_up_to_two_cards_in_the_discard_pile() -> None:
    t = shuffling(1)
    assert (t.prompt, t.offered) == ("use", ["yes", "no"])  # nothing has been seen yet
    t.pick("yes")
    assert (t.prompt, t.offered) == ("keep", ["card silver", "card gold", "card estate", "card curse", "done"])
    t.pick("curse", "estate")
    assert (t.discard(), t.hand(), t.tokens()) == ("curse, estate", "estate, gold, silver", "")
    assert "discard" not in t.events


@pytest.mark.rule("DOM-418")
def test_more_favors_may_be_spent_after_looking() -> None:
    t = shuffling(2, "gold, silver, copper, 2 estate, curse, duchy")
    t.pick("yes", "curse", "estate")
    assert t.prompt == "use"
    t.pick("yes", "estate", "duchy")
    assert (t.discard(), t.hand(), t.tokens()) == ("curse, duchy, estate, estate", "copper, gold, silver", "")


@pytest.mark.rule("DOM-418")
def test_all_cards_are_shuffled_if_no_favor_is_spent() -> None:
    t = shuffling(2)
    t.pick("no")
    assert (t.discard(), len(t.player().hand), t.tokens()) == ("", 3, "2 favors")


@pytest.mark.rule("DOM-418")
def test_a_favor_is_gone_even_if_no_card_is_kept() -> None:
    t = shuffling(1)
    t.pick("yes", "done")
    assert (t.discard(), t.tokens()) == ("", "")


@pytest.mark.rule("DOM-418")
def test_one_shuffle_is_all_even_if_too_few_cards_are_left() -> None:
    t = shuffling(1, "gold, silver", deck="copper")
    t.pick("yes", "gold", "silver")
    assert (t.hand(), t.discard()) == ("copper", "gold, silver")


@pytest.mark.rule("DOM-371", "DOM-418")
def test_effects_that_draw_one_by_one_may_shuffle_again() -> None:
    t = situation(hand="blacksmith", discard="gold, silver", tokens={"favors": 2}, **MASONS)
    t.pick("blacksmith", "mode fill-hand", "yes", "gold", "done", "no")
    assert (t.hand(), t.prompt) == ("silver", "use")
    t.pick("no")
    assert t.hand() == "gold, silver"


@pytest.mark.rule("DOM-418")
def test_a_favor_of_the_effect_that_shuffles_comes_too_late() -> None:
    t = situation(hand="underling", discard="gold, silver", tokens={}, **MASONS)
    t.pick("underling")
    assert (len(t.player().hand), t.tokens(), t.prompt) == (1, "favors", "buy-phase")


@pytest.mark.rule("DOM-418")
def test_kept_cards_are_not_discarded() -> None:
    t = shuffling(1, "trail, tunnel, weaver, copper, silver")
    t.pick("yes", "trail", "tunnel")
    assert (t.discard(), t.prompt) == ("trail, tunnel", "buy-phase")


@pytest.mark.rule("DOM-418")
def test_clean_up_shuffles_for_the_new_hand_too() -> None:
    t = situation(hand="copper, estate", phase="buy", **MASONS)
    t.pick("done", "yes", "estate", "done")
    assert (t.hand(), t.discard()) == ("copper", "estate")


@pytest.mark.rule("DOM-418")
def test_while_masons_ask_every_card_lies_somewhere() -> None:
    t = shuffling(2, "gold, silver, 2 estate, curse", deck="copper, duchy")
    owned = "copper, curse, duchy, estate, estate, gold, silver, smithy"
    assert t.owned() == owned
    t.pick("yes", "curse", "estate")
    assert (t.prompt, t.owned(), t.deck()) == ("use", owned, "copper, duchy")


@pytest.mark.rule("DOM-418")
def test_others_see_only_the_top_of_what_masons_keep() -> None:
    t = shuffling(1, "gold, silver, 2 estate, curse")
    t.pick("yes", "curse", "estate")
    assert t.game.view(1)["table"]["players"][0]["discard"]["known"] == ["estate"]
    assert t.game.view(0)["table"]["players"][0]["discard"]["known"] == ["estate", "curse"]


@pytest.mark.rule("DOM-356", "DOM-418")
def test_the_shuffle_of_an_inn_lets_masons_keep_cards_of_the_deck() -> None:
    t = situation(
        hand="copper", deck="curse, gold, estate", discard="village, smithy, duchy", phase="buy", coins=5, buys=2,
        piles={"inn": 10}, **MASONS,
    )  # fmt: skip
    t.pick("pile inn", "village", "smithy", "done")
    assert t.prompt == "use"
    t.pick("yes")
    assert t.prompt == "keep"
    assert sorted(t.game.view(0)["table"]["players"][0]["deck"]["top"]) == [
        "curse", "estate", "gold", "smithy", "village",
    ]  # fmt: skip
    assert t.game.view(1)["table"]["players"][0]["deck"]["top"] == []
    assert t.offered == ["card gold", "card estate", "card curse", "card village", "card smithy", "done"]
    t.pick("curse", "estate")
    assert (t.discard(), len(t.player().deck)) == ("curse, duchy, estate, inn", 3)
    assert sorted(t.deck().split(", ")) == ["gold", "smithy", "village"]


@pytest.mark.rule("DOM-418")
def test_masons_keep_cards_when_donate_shuffles() -> None:
    t = situation(
        hand="gold, 4 copper", deck="copper", discard="2 estate", started=False, tokens={"favors": 1},
        effects=[{"card": "donate", "until": "next-turn"}], **MASONS,
    )  # fmt: skip
    t.pick("estate", "done", "yes", "estate", "done")
    assert (t.trash, t.discard(), len(t.player().hand)) == ("estate", "estate", 5)


def test_what_masons_keep_while_library_sets_cards_aside_is_not_shown() -> None:
    t = situation(hand="library", deck="village", discard="gold, 2 estate, curse", **MASONS)
    t.pick("library", "yes", "yes", "curse")
    assert t.game.view(1)["table"]["players"][0]["aside"]["known"] == []
