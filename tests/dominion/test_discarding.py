"""Discarding, and the abilities of Trail, Tunnel and Weaver (ledger section 7)."""

import pytest

from allmende.dominion.card import CARDS
from tests.dominion.situations import listed, revealed, situation


@pytest.mark.rule("DOM-081")
def test_three_cards_have_an_ability_when_discarded() -> None:
    hinterlands = [card for card in CARDS if card.expansion == "hinterlands"]
    assert listed([card for card in hinterlands if card.on_discard is not None]) == "trail, tunnel, weaver"


@pytest.mark.rule("DOM-081")
@pytest.mark.parametrize("card", ["trail", "tunnel", "weaver"])
def test_trail_tunnel_and_weaver_may_answer_a_discard(card: str) -> None:
    t = situation(hand=f"oasis, {card}", deck="copper")
    t.pick("oasis", card)
    assert (t.prompt, t.offered) == ("resolve", [f"card {card}", "done"])


@pytest.mark.rule("DOM-082")
def test_nobody_may_just_discard_a_tunnel() -> None:
    t = situation(hand="tunnel, oasis", deck="copper")
    assert t.offered == ["card oasis", "done"]
    t.pick("done")
    assert "card tunnel" not in t.offered
    t = situation(hand="tunnel, cellar")
    t.pick("cellar", "done")
    assert (t.gained(), t.hand()) == ("", "tunnel")


@pytest.mark.rule("DOM-083")
def test_only_a_discard_counts() -> None:
    trashed = situation(hand="chapel, tunnel, weaver, copper")
    trashed.pick("chapel", "tunnel", "weaver", "done")
    assert (trashed.prompt, trashed.gained(), trashed.trash) == ("buy-phase", "", "tunnel, weaver")
    put_back = situation({"hand": "tunnel"}, hand="bureaucrat")
    put_back.pick("bureaucrat", "tunnel")
    assert (put_back.seat, put_back.deck(1), put_back.gained(1)) == (0, "tunnel", "")


@pytest.mark.rule("DOM-084")
def test_the_abilities_work_on_the_own_turn() -> None:
    t = situation(hand="oasis, tunnel, weaver", deck="copper")
    t.pick("oasis", "tunnel", "tunnel")
    assert t.discard() == "gold, tunnel"


@pytest.mark.rule("DOM-084")
def test_the_abilities_work_on_another_players_turn() -> None:
    t = situation({"hand": "tunnel, weaver, trail, 2 copper", "deck": "estate, duchy"}, hand="margrave")
    t.pick("margrave", "tunnel", "weaver", "trail")
    assert sorted(t.offered) == ["card trail", "card tunnel", "card weaver", "done"]
    t.pick("tunnel", "weaver", "silvers", "trail")
    assert t.discard(1) == "gold, silver, silver, tunnel"
    assert (t.in_play(1), t.hand(1)) == ("trail, weaver", "copper, copper, duchy, estate")
    assert (t.seat, t.actions) == (0, 0)


@pytest.mark.rule("DOM-085")
def test_the_abilities_do_not_work_in_clean_up() -> None:
    t = situation(hand="tunnel, trail, weaver", in_play="trail, weaver", phase="buy", deck="5 copper")
    t.pick("done")
    assert (t.seat, t.discard()) == (1, "trail, trail, tunnel, weaver, weaver")


@pytest.mark.rule("DOM-085")
def test_the_abilities_do_not_work_in_a_clean_up_with_scheme() -> None:
    t = situation(hand="tunnel, weaver", in_play="scheme, trail", phase="buy", deck="5 copper")
    t.pick("done", "scheme")
    assert (t.seat, t.discard()) == (1, "trail, tunnel, weaver")


@pytest.mark.rule("DOM-086")
@pytest.mark.parametrize(
    ("hand", "deck", "picks"),
    [
        pytest.param("oasis, weaver", "", ["oasis", "weaver"], id="from hand"),
        pytest.param("cartographer", "copper, weaver", ["cartographer", "weaver"], id="from cards looked at"),
        pytest.param("vassal", "weaver", ["vassal"], id="from the deck"),
        pytest.param("library", "weaver", ["library", "yes"], id="from cards set aside"),
    ],
)
def test_the_abilities_work_wherever_the_card_comes_from(hand: str, deck: str, picks: list[str]) -> None:
    t = situation(hand=hand, deck=deck)
    t.pick(*picks, "weaver", "silvers")
    assert "weaver" in t.in_play()
    assert t.discard() == "silver, silver"


@pytest.mark.rule("DOM-086")
def test_a_tunnel_discarded_from_the_deck_by_an_attack() -> None:
    t = situation({"deck": "tunnel, copper"}, hand="bandit")
    t.pick("bandit", "tunnel")
    assert t.discard(1) == "copper, gold, tunnel"


@pytest.mark.rule("DOM-087")
def test_a_card_that_would_not_be_shown_must_be_revealed() -> None:
    t = situation(hand="cartographer", deck="copper, tunnel, estate, gold, silver")
    t.pick("cartographer", "tunnel", "estate", "done")
    assert t.game.view(1)["table"]["players"][0]["discard"]["known"] == ["estate"]  # it lies on top
    t.pick("tunnel")
    assert revealed(t) == ["tunnel"]


@pytest.mark.rule("DOM-087", "DOM-088")
def test_a_card_whose_ability_is_not_used_stays_hidden() -> None:
    t = situation(hand="cartographer", deck="copper, tunnel, estate, gold, silver")
    t.pick("cartographer", "tunnel", "estate", "done", "done")
    assert (revealed(t), t.gained()) == ([], "")
    assert t.game.view(1)["table"]["players"][0]["discard"]["known"] == ["estate"]


@pytest.mark.rule("DOM-088")
@pytest.mark.parametrize("card", ["tunnel", "trail", "weaver"])
def test_the_abilities_are_optional_even_if_the_card_is_visible(card: str) -> None:
    t = situation({"deck": f"{card}, copper"}, hand="bandit")
    t.pick("bandit")  # both cards are revealed
    assert (t.seat, t.offered) == (1, [f"card {card}", "done"])
    t.pick("done")
    assert (t.seat, t.discard(1), t.in_play(1)) == (0, f"copper, {card}", "")


@pytest.mark.rule("DOM-089")
@pytest.mark.parametrize("card", ["tunnel", "weaver"])
def test_gaining_is_not_discarding(card: str) -> None:
    t = situation(phase="buy", coins=4, buys=2, piles={card: 8})
    t.pick(f"pile {card}")
    assert (t.prompt, t.discard(), t.gained()) == ("buy-phase", card, card)


@pytest.mark.rule("DOM-090")
def test_one_discarded_tunnel_brings_one_gold() -> None:
    t = situation(hand="oasis, tunnel, copper", deck="estate")
    t.pick("oasis", "tunnel", "tunnel")
    assert (t.prompt, t.gained()) == ("buy-phase", "gold")


@pytest.mark.rule("DOM-090")
def test_two_discarded_tunnels_bring_two_golds() -> None:
    t = situation(hand="cellar, 2 tunnel, copper", discard="tunnel", deck="2 estate")
    t.pick("cellar", "tunnel", "tunnel", "done", "tunnel", "tunnel")
    assert (t.prompt, t.gained()) == ("buy-phase", "gold, gold")


@pytest.mark.rule("DOM-091")
def test_cards_are_discarded_together_and_their_abilities_follow_one_by_one() -> None:
    t = situation({"hand": "trail, tunnel, weaver, 2 copper", "deck": "estate, duchy"}, hand="margrave")
    t.pick("margrave", "trail", "tunnel")
    assert (t.prompt, t.discard(1)) == ("discard", "")  # two of three chosen, none discarded yet
    t.pick("weaver")
    assert (t.prompt, t.discard(1)) == ("resolve", "trail, tunnel, weaver")
    t.pick("trail")
    assert (t.prompt, sorted(t.offered)) == ("resolve", ["card tunnel", "card weaver", "done"])
    t.pick("weaver")
    assert t.prompt == "choose-mode"  # Tunnel waits until Weaver is through
    t.pick("silvers", "tunnel")
    assert t.gained(1) == "silver, silver, gold"


@pytest.mark.rule("DOM-092")
@pytest.mark.parametrize("seed", range(6))
def test_a_trail_that_was_shuffled_into_the_deck_cannot_be_played(seed: int) -> None:
    t = situation({"hand": "2 trail, 3 copper", "deck": "estate"}, hand="margrave", seed=seed)
    t.pick("margrave", "trail", "trail", "copper")
    t.pick("trail")  # it draws: the deck is empty, and the other Trail goes into it with the Copper
    assert (t.seat, t.in_play(1)) == (0, "trail")
    assert (t.discard(1), len(t.player(1).deck)) == ("", 1)


@pytest.mark.rule("DOM-093")
def test_without_a_shuffle_both_trails_may_be_played() -> None:
    t = situation({"hand": "2 trail, 3 copper", "deck": "estate, duchy, gold"}, hand="margrave")
    t.pick("margrave", "trail", "trail", "copper", "trail", "trail")
    assert (t.in_play(1), t.discard(1)) == ("trail, trail", "copper")
    assert t.hand(1) == "copper, copper, duchy, estate, gold"


@pytest.mark.rule("DOM-094")
@pytest.mark.parametrize("seed", range(6))
def test_a_reaction_that_moves_the_other_card_ends_the_others_reaction(seed: int) -> None:
    for other in ("tunnel", "weaver"):
        t = situation(hand=f"cellar, trail, {other}", deck="", seed=seed)
        t.pick("cellar", "trail", other, "trail")  # shuffles the other card into the deck, and draws it
        assert (t.hand(), t.gained()) == (other, "")
        assert t.prompt in ("action-phase", "buy-phase")


@pytest.mark.rule("DOM-094")
def test_a_reaction_that_covers_the_other_card_leaves_it_its_reaction() -> None:
    t = situation(hand="cellar, tunnel, weaver, trail", deck="4 copper")
    t.pick("cellar", "trail", "weaver", "tunnel", "tunnel", "weaver", "silvers")
    assert [card.slug for card in t.player().discard] == ["trail", "tunnel", "gold", "silver", "silver"]
    t.pick("trail")
    assert t.in_play() == "cellar, trail, weaver"


@pytest.mark.rule("DOM-095")
def test_another_players_clean_up_is_a_clean_up_too() -> None:
    t = situation({"hand": "trail, weaver, 3 copper", "deck": "2 estate"}, hand="militia")
    t.pick("militia", "trail", "weaver", "trail", "weaver", "silvers")
    assert t.in_play(1) == "trail, weaver"
    t.pick("done")  # seat 0 cleans up, and seat 1's cards leave play
    assert (t.seat, t.state.active, t.prompt) == (1, 1, "buy-phase")
    assert t.discard(1) == "silver, silver, trail, weaver"


@pytest.mark.rule("DOM-095")
def test_on_another_players_turn_outside_clean_up_the_abilities_work() -> None:
    t = situation({"hand": "4 copper, tunnel"}, hand="militia", phase="action")
    t.pick("militia", "tunnel", "copper", "tunnel")
    assert t.discard(1) == "copper, gold, tunnel"
