"""Drawing, shuffling, looking, revealing (ledger section 3)."""

from typing import Any

import pytest

from tests.dominion.situations import Situation, situation


def shuffles(t: Situation) -> int:
    """How often somebody shuffled since the last pick."""
    return sum(event.kind == "shuffle" for event in t.game.events)


def seen(t: Situation, viewer: int | None, seat: int = 0) -> dict[str, Any]:
    """What a seat, or a spectator, sees of a player."""
    player: dict[str, Any] = t.game.view(viewer)["table"]["players"][seat]
    return player


@pytest.mark.rule("DOM-040", "DOM-049", "DOM-370")
@pytest.mark.parametrize("seed", range(5))
def test_drawing_four_from_a_deck_of_two(seed: int) -> None:
    t = situation(hand="witchs-hut", deck="gold, silver", discard="5 copper", seed=seed)
    t.pick("witchs-hut")
    assert t.hand() == "copper, copper, gold, silver"
    assert (t.deck(), t.discard(), shuffles(t)) == ("copper, copper, copper", "", 1)


@pytest.mark.rule("DOM-040")
def test_looking_at_more_cards_than_the_deck_holds() -> None:
    t = situation(hand="cartographer", deck="gold, silver", discard="4 estate")
    t.pick("cartographer")  # draws the Gold, looks at the Silver and three shuffled Estates
    assert seen(t, 0)["looking"] == {"count": 4, "known": ["silver", "estate", "estate", "estate"]}
    assert (t.deck(), t.discard()) == ("estate", "")


@pytest.mark.rule("DOM-040")
def test_revealing_more_cards_than_the_deck_holds() -> None:
    t = situation({"deck": "copper", "discard": "silver"}, hand="bandit")
    t.pick("bandit", "silver")
    assert (t.trash, t.discard(1), t.deck(1)) == ("silver", "copper", "")


@pytest.mark.rule("DOM-040")
def test_discarding_from_an_empty_deck() -> None:
    t = situation(hand="vassal", deck="", discard="2 gold")
    t.pick("vassal")
    assert (t.deck(), t.discard()) == ("gold", "gold")


@pytest.mark.rule("DOM-040")
def test_a_shuffle_brings_the_deck_into_any_order() -> None:
    def shuffled(seed: int) -> str:
        return situation(hand="vassal", discard="copper, silver, gold", seed=seed).pick("vassal").discard()

    assert {shuffled(seed) for seed in range(20)} == {"copper", "silver", "gold"}


@pytest.mark.rule("DOM-041")
def test_nothing_left_to_draw() -> None:
    t = situation(hand="smithy, estate", deck="gold", discard="")
    t.pick("smithy")
    assert (t.hand(), shuffles(t)) == ("estate, gold", 0)
    t = situation(hand="cartographer, estate")
    t.pick("cartographer")
    assert (t.hand(), t.prompt, shuffles(t)) == ("estate", "buy-phase", 0)


@pytest.mark.rule("DOM-370")
def test_a_draw_shuffles_once_and_then_gets_what_there_is() -> None:
    t = situation(hand="smithy", deck="gold", discard="silver")
    t.pick("smithy")
    assert (t.hand(), t.deck(), t.discard(), shuffles(t)) == ("gold, silver", "", "", 1)


@pytest.mark.rule("DOM-042")
def test_drawing_the_last_card_causes_no_shuffle() -> None:
    t = situation(hand="smithy, village", deck="gold, silver, copper", discard="5 estate", actions=2)
    t.pick("smithy")
    assert (t.deck(), len(t.player().discard), shuffles(t)) == ("", 5, 0)
    t.pick("village")
    assert (len(t.player().deck), t.discard(), shuffles(t)) == (4, "", 1)


@pytest.mark.rule("DOM-043")
@pytest.mark.parametrize("seed", range(5))
def test_cards_being_looked_at_stay_out_of_a_shuffle(seed: int) -> None:
    deck, discard = "copper, trail, gold, silver, estate", "2 curse"
    t = situation(hand="cartographer", deck=deck, discard=discard, seed=seed)
    t.pick("cartographer", "trail", "done", "trail")  # Trail plays itself and draws: the discard pile is shuffled
    assert (t.hand(), t.in_play(), t.deck()) == ("copper, curse", "cartographer, trail", "curse")
    t.pick("gold", "silver")
    assert t.deck() == "estate, silver, gold, curse"


@pytest.mark.rule("DOM-043")
@pytest.mark.parametrize("seed", range(5))
def test_cards_set_aside_or_in_play_stay_out_of_a_shuffle(seed: int) -> None:
    t = situation(hand="library", deck="village", discard="3 copper", in_play="smithy", seed=seed)
    t.pick("library", "yes")
    assert (t.hand(), t.deck()) == ("copper, copper, copper", "")
    assert (t.discard(), t.in_play()) == ("village", "library, smithy")


@pytest.mark.rule("DOM-043")
def test_revealed_cards_stay_out_of_a_shuffle() -> None:
    for seed in range(5):
        t = situation({"deck": "estate", "discard": "2 copper"}, hand="bandit", seed=seed)
        t.pick("bandit")
        assert (t.deck(1), t.discard(1)) == ("copper", "copper, estate")


@pytest.mark.rule("DOM-044")
def test_only_the_top_of_a_discard_pile_is_public() -> None:
    t = situation({"hand": "gold, estate, 3 copper"}, hand="militia")
    t.pick("militia", "gold", "estate")
    for viewer in (0, None):
        assert seen(t, viewer, seat=1)["discard"] == {"count": 2, "top": "estate", "known": ["estate"]}


@pytest.mark.rule("DOM-044")
def test_an_effect_lets_a_player_look_through_the_own_discard_pile() -> None:
    t = situation(hand="harbinger", deck="copper", discard="gold, estate, village")
    t.pick("harbinger")
    assert t.offered == ["card gold", "card estate", "card village", "done"]
    t = situation(phase="buy", coins=5, discard="smithy, gold", piles={"inn": 10})
    t.pick("pile inn")
    assert t.offered == ["card smithy", "card inn", "done"]


@pytest.mark.rule("DOM-045")
def test_a_deck_may_be_counted_but_its_order_is_nobodys_to_know() -> None:
    one = situation({"deck": "3 estate"}, deck="gold, copper, estate, copper")
    other = situation({"deck": "3 estate"}, deck="copper, estate, copper, gold")
    for viewer in (0, 1, None):
        assert seen(one, viewer)["deck"] == {"count": 4, "top": []}
        assert one.game.view(viewer) == other.game.view(viewer)


@pytest.mark.rule("DOM-046")
@pytest.mark.parametrize(("others", "drawn"), [(0, 5), (4, 1), (5, 0), (6, 0)])
def test_draw_up_to_five(others: int, drawn: int) -> None:
    t = situation(hand=["jack-of-all-trades"] + ["estate"] * others, deck="9 copper")
    t.pick("jack-of-all-trades", "done")
    assert t.hand() == ", ".join(["copper"] * drawn + ["estate"] * others)


@pytest.mark.rule("DOM-046")
@pytest.mark.parametrize(("others", "drawn"), [(6, 1), (7, 0), (8, 0)])
def test_draw_up_to_seven(others: int, drawn: int) -> None:
    t = situation(hand=["library"] + ["estate"] * others, deck="9 copper")
    t.pick("library")
    assert len(t.player().deck) == 9 - drawn


@pytest.mark.rule("DOM-047")
def test_a_revealed_hand_stays_in_hand() -> None:
    t = situation({"hand": "gold, copper"}, hand="crossroads, bureaucrat, estate", deck="silver")
    t.pick("crossroads")
    assert t.hand() == "bureaucrat, estate, silver"
    t.pick("bureaucrat")
    assert (t.hand(1), t.deck(1), t.discard(1)) == ("copper, gold", "", "")


@pytest.mark.rule("DOM-047")
def test_looked_at_cards_go_back_onto_the_deck() -> None:
    t = situation(hand="sentry", deck="copper, gold, estate, silver")
    t.pick("sentry", "done", "done", "estate")
    assert (t.deck(), t.hand()) == ("gold, estate, silver", "copper")
    t = situation(hand="jack-of-all-trades, 5 copper", deck="gold, silver")
    t.pick("jack-of-all-trades", "done")
    assert t.deck() == "gold, silver"
