"""The Townsfolk: Town Crier, Blacksmith, Miller, Elder, and their pile."""

import pytest

from tests.dominion.situations import situation

# The pile


@pytest.mark.rule("DOM-006", "DOM-362")
def test_the_pile_holds_four_of_each_and_offers_the_top_one() -> None:
    t = situation(hand="copper", phase="buy", coins=9, piles={"townsfolk": _whole_pile()})
    assert [card.slug for card in reversed(t.state.stacks[0])] == _whole_pile().split(", ")
    found = [option for option in t.offered if option.removeprefix("pile ") in _whole_pile()]
    assert found == ["pile town-crier"]


def _whole_pile() -> str:
    return ", ".join(card for card in ("town-crier", "blacksmith", "miller", "elder") for _ in range(4))


@pytest.mark.rule("DOM-154", "DOM-422")
def test_rotating_puts_the_top_cards_of_one_name_below() -> None:
    t = situation(hand="town-crier", piles={"townsfolk": "2 town-crier, miller, town-crier, elder"})
    t.pick("town-crier", "mode two-coins", "yes")
    assert [card.slug for card in reversed(t.state.stacks[0])] == [
        "miller", "town-crier", "elder", "town-crier", "town-crier",
    ]  # fmt: skip
    assert (t.pile("miller"), t.pile("town-crier")) == (1, 0)
    assert "rotate" in t.events


@pytest.mark.rule("DOM-422")
@pytest.mark.parametrize("pile", ["", "3 elder"])
def test_rotating_is_legal_without_effect(pile: str) -> None:
    t = situation(hand="town-crier", piles={"townsfolk": pile})
    t.pick("town-crier", "mode two-coins", "yes")
    assert t.pile("elder") == (3 if pile else 0)


@pytest.mark.rule("DOM-422")
def test_rotating_is_optional() -> None:
    t = situation(hand="town-crier", piles={"townsfolk": "town-crier, elder"})
    t.pick("town-crier", "mode two-coins", "no")
    assert t.pile("town-crier") == 1


# Town Crier


def test_town_crier_gives_two_coins() -> None:
    t = situation(hand="town-crier")
    t.pick("town-crier")
    assert t.offered == ["mode two-coins", "mode silver", "mode cantrip"]
    t.pick("mode two-coins", "no")
    assert t.coins == 2


def test_town_crier_gains_a_silver() -> None:
    t = situation(hand="town-crier")
    t.pick("town-crier", "mode silver", "no")
    assert t.gained() == "silver"


def test_town_crier_draws_a_card_and_gives_an_action() -> None:
    t = situation(hand="town-crier", deck="gold")
    t.pick("town-crier", "mode cantrip")
    assert (t.hand(), t.prompt) == ("gold", "use")  # rotating comes after the choice
    t.pick("no")
    assert t.actions == 1


# Blacksmith


@pytest.mark.parametrize(("coppers", "held"), [(0, 6), (4, 6), (6, 6), (7, 7)])
def test_blacksmith_fills_the_hand_up_to_six(coppers: int, held: int) -> None:
    t = situation(hand=f"blacksmith, {coppers} copper" if coppers else "blacksmith", deck="20 copper")
    t.pick("blacksmith")
    assert t.offered == ["mode fill-hand", "mode draw-2", "mode cantrip"]
    t.pick("mode fill-hand")
    assert (len(t.player().hand), t.actions) == (held, 0)


def test_blacksmith_draws_two() -> None:
    t = situation(hand="blacksmith", deck="gold, silver, copper")
    t.pick("blacksmith", "mode draw-2")
    assert (t.hand(), t.actions) == ("gold, silver", 0)


def test_blacksmith_draws_a_card_and_gives_an_action() -> None:
    t = situation(hand="blacksmith", deck="gold, silver, copper")
    t.pick("blacksmith", "mode cantrip")
    assert (t.hand(), t.actions) == ("gold", 1)


# Miller


@pytest.mark.rule("DOM-373")
def test_miller_takes_one_of_four_cards_and_discards_the_rest() -> None:
    t = situation(hand="miller", deck="gold, silver, estate, duchy, province")
    t.pick("miller")
    assert (t.prompt, t.offered) == ("take", ["card silver", "card gold", "card estate", "card duchy"])
    assert t.game.view(1)["table"]["players"][0]["looking"] == {"count": 4, "known": []}
    t.pick("gold")
    assert (t.hand(), t.discard(), t.deck(), t.actions) == ("gold", "duchy, estate, silver", "province", 1)


def test_what_miller_discards_may_be_used() -> None:
    t = situation(hand="miller", deck="gold, tunnel, estate, trail, province")
    t.pick("miller", "gold")
    assert sorted(t.offered) == ["card trail", "card tunnel", "done"]
    t.pick("card tunnel", "card trail")
    assert (t.gained(), t.hand()) == ("gold", "gold, province")


def test_miller_finds_fewer_cards() -> None:
    t = situation(hand="miller", deck="gold")
    t.pick("miller", "gold")
    assert (t.hand(), t.discard()) == ("gold", "")
    t = situation(hand="miller")
    t.pick("miller")
    assert (t.hand(), t.prompt) == ("", "buy-phase")


# Elder


def test_elder_gives_two_coins_and_may_play_an_action() -> None:
    t = situation(hand="elder, smithy, copper", deck="9 copper")
    t.pick("elder")
    assert (t.coins, t.prompt, t.offered) == (2, "play-once", ["card smithy", "done"])
    t.pick("smithy")
    assert (len(t.player().hand), t.actions) == (4, 0)


def test_elder_may_play_nothing() -> None:
    t = situation(hand="elder, smithy")
    t.pick("elder", "done")
    assert (t.in_play(), t.hand()) == ("elder", "smithy")


@pytest.mark.rule("DOM-357", "DOM-421")
def test_elder_lets_spice_merchant_give_both_bonuses() -> None:
    t = situation(hand="elder, spice-merchant, copper", deck="9 estate")
    t.pick("elder", "spice-merchant", "copper", "mode coins")
    assert t.offered == ["mode cards", "done"]
    t.pick("mode cards")
    assert (t.hand(), t.coins, t.buys, t.actions) == ("estate, estate", 4, 2, 1)


@pytest.mark.rule("DOM-421")
def test_the_additional_option_is_optional() -> None:
    t = situation(hand="elder, spice-merchant, copper", deck="9 estate")
    t.pick("elder", "spice-merchant", "copper", "mode coins", "done")
    assert (t.hand(), t.coins) == ("", 4)


@pytest.mark.rule("DOM-421")
def test_elders_options_are_carried_out_in_printed_order() -> None:
    t = situation(hand="elder, blacksmith", deck="20 copper")
    t.pick("elder", "blacksmith", "mode cantrip", "mode fill-hand")
    assert (len(t.player().hand), t.actions) == (7, 1)


@pytest.mark.rule("DOM-421")
def test_one_more_option_is_all() -> None:
    t = situation(hand="elder, blacksmith", deck="20 copper")
    t.pick("elder", "blacksmith", "mode draw-2", "mode cantrip")
    assert (len(t.player().hand), t.prompt) == (3, "buy-phase")


@pytest.mark.rule("DOM-421")
def test_elder_lets_town_crier_choose_two_and_rotate_once() -> None:
    t = situation(hand="elder, town-crier", piles={"townsfolk": "miller, blacksmith, elder"})
    t.pick("elder", "town-crier", "mode silver", "mode two-coins", "yes")
    assert (t.coins, t.gained(), t.pile("blacksmith"), t.prompt) == (4, "silver", 1, "buy-phase")


@pytest.mark.rule("DOM-421")
def test_specialist_under_elder_replays_and_gains_a_copy() -> None:
    t = situation(hand="elder, specialist, festival")
    t.pick("elder", "specialist", "festival", "mode copy", "mode replay")
    assert (t.coins, t.gained()) == (6, "festival")


@pytest.mark.rule("DOM-421")
def test_what_specialist_plays_under_elder_has_no_additional_option() -> None:
    t = situation(hand="elder, specialist, blacksmith", deck="20 copper")
    t.pick("elder", "specialist", "blacksmith", "mode draw-2")
    assert t.offered == ["mode replay", "mode copy"]
    t.pick("mode replay", "done", "mode cantrip")
    assert len(t.player().hand) == 3


@pytest.mark.rule("DOM-421")
def test_innkeeper_under_elder_draws_one_before_it_sifts() -> None:
    t = situation(hand="elder, innkeeper", deck="gold, silver, copper, estate, duchy")
    t.pick("elder", "innkeeper", "mode sift-3", "mode draw-1", "copper", "estate", "silver")
    assert (t.hand(), t.deck()) == ("gold", "duchy")


@pytest.mark.rule("DOM-357")
@pytest.mark.parametrize("card", ["inn", "weaver"])
def test_elder_adds_nothing_to_texts_that_do_not_say_choose(card: str) -> None:
    t = situation(hand=f"elder, {card}", deck="9 copper")
    t.pick("elder", card)
    if card == "inn":
        assert t.prompt == "discard"
    else:
        t.pick("mode silvers")
        assert (t.prompt, t.gained()) == ("buy-phase", "silver, silver")


def test_elder_adds_nothing_to_a_second_elder() -> None:
    t = situation(hand="2 elder, smithy, village", deck="9 copper")
    t.pick("elder", "elder", "smithy")
    assert (t.prompt, t.in_play()) == ("buy-phase", "elder, elder, smithy")


@pytest.mark.rule("DOM-421")
def test_a_later_replay_has_no_additional_option() -> None:
    t = situation(hand="elder, blacksmith, scepter", deck="20 copper")
    t.pick("elder", "blacksmith", "mode draw-2", "done", "scepter", "mode replay", "blacksmith", "mode cantrip")
    assert t.prompt == "buy-phase"


@pytest.mark.rule("DOM-387")
def test_elder_does_not_stay_with_a_duration() -> None:
    t = situation(hand="elder, highwayman", deck="20 copper")
    t.pick("elder", "highwayman").end_turn()
    assert t.in_play() == "highwayman"


@pytest.mark.rule("DOM-421")
def test_elder_lets_pawn_choose_three() -> None:
    t = situation(hand="elder, pawn", deck="9 copper")
    t.pick("elder", "pawn", "mode coin", "mode buy", "mode draw-1")
    assert (t.coins, t.buys, t.hand(), t.actions) == (3, 2, "copper", 0)
