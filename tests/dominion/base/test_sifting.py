"""Cards that look for better ones: Cellar, Harbinger, Library, Poacher, Sentry, Vassal."""

import pytest

from tests.dominion.situations import situation

# Cellar


@pytest.mark.rule("DOM-299")
def test_cellar_discards_cards_and_draws_as_many() -> None:
    t = situation(hand="cellar, estate, duchy, copper", deck="gold, silver, province")
    t.pick("cellar")
    assert t.actions == 1
    t.pick("estate", "duchy", "done")
    assert (t.hand(), t.discard(), t.deck()) == ("copper, gold, silver", "duchy, estate", "province")


@pytest.mark.rule("DOM-299")
def test_cellar_may_discard_nothing_and_then_draws_nothing() -> None:
    t = situation(hand="cellar, estate", deck="gold")
    t.pick("cellar", "done")
    assert (t.hand(), t.discard(), t.deck(), t.actions) == ("estate", "", "gold", 1)


@pytest.mark.rule("DOM-299")
def test_cellar_may_discard_the_whole_hand_but_not_itself() -> None:
    t = situation(hand="cellar, 2 estate, copper", deck="3 gold")
    t.pick("cellar")
    assert "card cellar" not in t.offered
    t.pick("estate", "estate", "copper")
    assert (t.hand(), t.in_play()) == ("gold, gold, gold", "cellar")


@pytest.mark.rule("DOM-299")
def test_cellar_discards_before_it_draws_so_a_shuffle_brings_the_cards_back() -> None:
    t = situation(hand="cellar, estate, duchy")
    t.pick("cellar", "estate", "duchy")
    assert (t.hand(), t.discard(), t.deck()) == ("duchy, estate", "", "")


@pytest.mark.rule("DOM-299")
def test_cellar_discards_all_its_cards_at_once_before_any_reaction() -> None:
    t = situation(hand="cellar, tunnel, trail, copper", deck="3 estate")
    t.pick("cellar", "tunnel", "trail")
    assert t.prompt == "discard"
    t.pick("done")
    assert sorted(t.offered) == ["card trail", "card tunnel", "done"]
    t.pick("tunnel", "done")
    assert (t.discard(), t.hand()) == ("gold, trail, tunnel", "copper, estate, estate")


# Harbinger


@pytest.mark.rule("DOM-304")
def test_harbinger_draws_a_card_and_may_put_one_from_the_discard_pile_onto_the_deck() -> None:
    t = situation(hand="harbinger", deck="copper, estate", discard="gold, curse")
    t.pick("harbinger")
    assert (t.hand(), t.actions) == ("copper", 1)
    assert sorted(t.offered) == ["card curse", "card gold", "done"]
    t.pick("gold")
    assert (t.deck(), t.discard(), t.hand()) == ("gold, estate", "curse", "copper")
    assert t.prompt == "buy-phase"


@pytest.mark.rule("DOM-304")
def test_harbinger_may_leave_the_discard_pile_alone() -> None:
    t = situation(hand="harbinger", deck="copper, estate", discard="gold")
    t.pick("harbinger", "done")
    assert (t.deck(), t.discard()) == ("estate", "gold")


@pytest.mark.rule("DOM-304")
def test_harbinger_finds_nothing_once_its_own_draw_has_shuffled_the_discard_pile() -> None:
    t = situation(hand="harbinger", discard="gold, silver")
    t.pick("harbinger")
    assert t.prompt == "buy-phase"
    assert (t.discard(), len(t.player().hand), len(t.player().deck)) == ("", 1, 1)


# Library


@pytest.mark.rule("DOM-306")
def test_library_draws_until_seven_cards_are_in_hand() -> None:
    t = situation(hand="library, 2 copper", deck="gold, silver, estate, duchy, curse, province")
    t.pick("library")
    assert t.hand() == "copper, copper, curse, duchy, estate, gold, silver"
    assert (t.deck(), t.prompt) == ("province", "buy-phase")


@pytest.mark.rule("DOM-306", "DOM-046")
@pytest.mark.parametrize("copper", [7, 8])
def test_library_draws_nothing_with_seven_cards_or_more(copper: int) -> None:
    t = situation(hand=f"library, {copper} copper", deck="gold")
    t.pick("library")
    assert (len(t.player().hand), t.deck()) == (copper, "gold")


@pytest.mark.rule("DOM-306")
def test_library_asks_of_each_action_as_it_is_drawn_and_discards_the_skipped_in_the_end() -> None:
    t = situation(hand="library, 5 copper", deck="smithy, estate, village, gold")
    t.pick("library")
    assert (t.prompt, t.offered, t.deck()) == ("set-aside", ["yes", "no"], "estate, village, gold")
    t.pick("yes")
    assert (t.hand(), t.discard()) == (", ".join(["copper"] * 5 + ["estate"]), "")
    assert t.deck() == "gold"
    t.pick("yes")
    assert t.hand() == ", ".join(["copper"] * 5 + ["estate", "gold"])
    assert t.discard() == "smithy, village"


@pytest.mark.rule("DOM-306")
def test_library_may_keep_an_action_it_draws() -> None:
    t = situation(hand="library, 6 copper", deck="smithy, gold")
    t.pick("library", "no")
    assert (t.hand(), t.discard(), t.deck()) == (", ".join(["copper"] * 6 + ["smithy"]), "", "gold")


@pytest.mark.rule("DOM-306")
def test_library_never_asks_about_a_card_that_is_no_action() -> None:
    t = situation(hand="library, 4 copper", deck="tunnel, fools-gold, cauldron, estate")
    t.pick("library")
    assert t.prompt == "buy-phase"
    assert t.deck() == "estate"


@pytest.mark.rule("DOM-306", "DOM-043")
def test_library_keeps_what_is_set_aside_out_of_its_own_shuffle() -> None:
    t = situation(hand="library, 4 copper", deck="smithy, estate", discard="gold, silver")
    t.pick("library", "yes")
    assert t.hand() == "copper, copper, copper, copper, estate, gold, silver"
    assert (t.discard(), t.deck()) == ("smithy", "")


@pytest.mark.rule("DOM-306")
def test_library_ends_when_there_is_nothing_left_to_draw() -> None:
    t = situation(hand="library, copper", deck="smithy, estate")
    t.pick("library", "yes")
    assert (t.hand(), t.discard(), t.deck(), t.prompt) == ("copper, estate", "smithy", "", "buy-phase")


@pytest.mark.rule("DOM-306")
def test_library_discards_so_a_skipped_weaver_may_be_played() -> None:
    t = situation(hand="library, 6 copper", deck="weaver, gold")
    t.pick("library", "yes")
    assert (t.prompt, t.offered) == ("resolve", ["card weaver", "done"])
    t.pick("weaver", "silvers")
    assert (t.discard(), t.in_play()) == ("silver, silver", "library, weaver")


# Poacher


@pytest.mark.rule("DOM-312")
def test_poacher_with_two_empty_piles_discards_two() -> None:
    t = situation(hand="poacher, copper, estate, gold", deck="duchy", piles={"curse": 0, "village": 0})
    t.pick("poacher")
    assert (t.actions, t.coins, t.hand()) == (1, 1, "copper, duchy, estate, gold")
    assert "done" not in t.offered
    t.pick("duchy")
    assert "done" not in t.offered
    t.pick("estate")
    assert (t.hand(), t.discard(), t.prompt) == ("copper, gold", "duchy, estate", "buy-phase")


@pytest.mark.rule("DOM-312")
def test_poacher_discards_nothing_while_every_pile_has_cards() -> None:
    t = situation(hand="poacher, copper", deck="duchy", piles={"curse": 1})
    t.pick("poacher")
    assert (t.hand(), t.discard(), t.prompt) == ("copper, duchy", "", "buy-phase")


@pytest.mark.rule("DOM-312")
def test_poacher_discards_what_there_is_if_that_is_less() -> None:
    t = situation(hand="poacher", deck="duchy", piles={"curse": 0, "village": 0})
    t.pick("poacher", "duchy")
    assert (t.hand(), t.discard(), t.prompt) == ("", "duchy", "buy-phase")


@pytest.mark.rule("DOM-312")
def test_poacher_counts_a_pile_that_ran_out_this_turn() -> None:
    t = situation(hand="workshop, poacher, copper, estate", deck="duchy", actions=2, piles={"village": 1})
    t.pick("workshop", "pile village", "poacher", "copper")
    assert (t.hand(), t.discard()) == ("duchy, estate", "copper, village")
    assert t.prompt == "buy-phase"


# Sentry


@pytest.mark.rule("DOM-314")
def test_sentry_draws_then_trashes_discards_or_returns_each_of_two_cards() -> None:
    t = situation(hand="sentry", deck="silver, curse, estate, gold")
    t.pick("sentry")
    assert (t.hand(), t.actions, t.prompt) == ("silver", 1, "trash")
    assert t.offered == ["card estate", "card curse", "done"]
    t.pick("curse", "done")
    assert (t.trash, t.prompt) == ("curse", "discard")
    t.pick("estate")
    assert (t.discard(), t.deck(), t.prompt) == ("estate", "gold", "buy-phase")


@pytest.mark.rule("DOM-314")
@pytest.mark.parametrize(
    ("picks", "trash", "discard", "deck"),
    [
        pytest.param(["estate", "copper"], "copper, estate", "", "gold", id="trash both"),
        pytest.param(["done", "estate", "copper"], "", "copper, estate", "gold", id="discard both"),
        pytest.param(["done", "done", "estate"], "", "", "copper, estate, gold", id="return both, Copper on top"),
        pytest.param(["done", "done", "copper"], "", "", "estate, copper, gold", id="return both, Estate on top"),
        pytest.param(["estate", "done", "done"], "estate", "", "copper, gold", id="trash one, return one"),
        pytest.param(["done", "estate", "done"], "", "estate", "copper, gold", id="discard one, return one"),
    ],
)
def test_sentry_sorts_two_cards_in_every_way(picks: list[str], trash: str, discard: str, deck: str) -> None:
    t = situation(hand="sentry", deck="silver, estate, copper, gold")
    t.pick("sentry", *picks)
    assert (t.trash, t.discard(), t.deck(), t.prompt) == (trash, discard, deck, "buy-phase")


@pytest.mark.rule("DOM-314")
def test_sentry_touches_neither_the_hand_nor_the_card_it_drew() -> None:
    t = situation(hand="sentry, duchy", deck="silver, estate, copper")
    t.pick("sentry")
    assert set(t.offered) == {"card estate", "card copper", "done"}
    t.pick("estate", "copper")
    assert t.hand() == "duchy, silver"


@pytest.mark.rule("DOM-314")
def test_sentry_looks_at_what_there_is() -> None:
    t = situation(hand="sentry", deck="silver, estate")
    t.pick("sentry")
    assert t.offered == ["card estate", "done"]
    t.pick("done", "done")
    assert (t.deck(), t.prompt) == ("estate", "buy-phase")
    t = situation(hand="sentry", deck="silver")
    t.pick("sentry")
    assert t.prompt == "buy-phase"


@pytest.mark.rule("DOM-314")
def test_sentry_discards_by_name_so_a_tunnel_brings_gold() -> None:
    t = situation(hand="sentry", deck="silver, tunnel, copper")
    t.pick("sentry", "done", "tunnel", "done", "tunnel")
    assert (t.discard(), t.deck()) == ("gold, tunnel", "copper")


@pytest.mark.rule("DOM-314")
def test_a_trail_that_sentry_trashes_draws_from_below_the_cards_looked_at() -> None:
    t = situation(hand="sentry", deck="silver, trail, copper, gold")
    t.pick("sentry", "trail", "done", "trail")
    assert (t.hand(), t.actions, t.trash) == ("gold, silver", 2, "")
    t.pick("done")
    assert t.deck() == "copper"


# Vassal


@pytest.mark.rule("DOM-317")
def test_vassal_gives_two_coins_and_discards_the_top_card() -> None:
    t = situation(hand="vassal, smithy", deck="gold, village")
    t.pick("vassal")
    assert (t.coins, t.discard(), t.deck(), t.hand()) == (2, "gold", "village", "smithy")
    assert t.prompt == "buy-phase"


@pytest.mark.rule("DOM-317")
def test_vassal_may_play_an_action_it_discards_without_an_action() -> None:
    t = situation(hand="vassal", deck="market, gold")
    t.pick("vassal")
    assert (t.offered, t.actions, t.discard()) == (["yes", "no"], 0, "market")
    t.pick("yes")
    assert (t.in_play(), t.discard(), t.hand()) == ("market, vassal", "", "gold")
    assert (t.actions, t.buys, t.coins) == (1, 2, 3)


@pytest.mark.rule("DOM-317")
def test_vassal_may_leave_the_action_in_the_discard_pile() -> None:
    t = situation(hand="vassal", deck="market, gold")
    t.pick("vassal", "no")
    assert (t.in_play(), t.discard(), t.deck(), t.coins) == ("vassal", "market", "gold", 2)


@pytest.mark.rule("DOM-317")
def test_vassal_shuffles_if_it_must_and_does_nothing_without_cards() -> None:
    t = situation(hand="vassal", discard="gold")
    t.pick("vassal")
    assert (t.discard(), t.deck(), t.coins) == ("gold", "", 2)
    t = situation(hand="vassal")
    t.pick("vassal")
    assert (t.discard(), t.coins, t.prompt) == ("", 2, "buy-phase")


@pytest.mark.rule("DOM-317")
def test_vassals_in_a_row() -> None:
    t = situation(hand="vassal", deck="vassal, village, gold, silver")
    t.pick("vassal", "yes", "yes")
    assert (t.coins, t.actions, t.hand(), t.deck()) == (4, 2, "gold", "silver")


@pytest.mark.rule("DOM-317", "DOM-100")
def test_a_trail_that_played_itself_is_lost_to_vassal() -> None:
    t = situation(hand="vassal", deck="trail, gold, silver")
    t.pick("vassal")
    assert (t.prompt, t.offered) == ("resolve", ["card trail", "done"])
    t.pick("trail")
    assert (t.prompt, t.in_play(), t.hand(), t.deck()) == ("buy-phase", "trail, vassal", "gold", "silver")


@pytest.mark.rule("DOM-317")
def test_a_trail_that_stayed_may_be_played_by_vassal() -> None:
    t = situation(hand="vassal", deck="trail, gold, silver")
    t.pick("vassal", "done")
    assert (t.prompt, t.offered) == ("play", ["yes", "no"])
    t.pick("yes")
    assert (t.in_play(), t.hand(), t.deck(), t.actions) == ("trail, vassal", "gold", "silver", 1)


@pytest.mark.rule("DOM-317")
def test_a_weaver_that_played_itself_is_lost_to_vassal() -> None:
    t = situation(hand="vassal", deck="weaver, gold")
    t.pick("vassal", "weaver", "silvers")
    assert (t.prompt, t.gained()) == ("buy-phase", "silver, silver")
    assert (t.in_play(), t.discard()) == ("vassal, weaver", "silver, silver")
