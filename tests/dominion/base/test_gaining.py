"""Artisan and Workshop, the Merchant's Silver, and the points of Gardens."""

import pytest

from allmende.dominion.kingdoms import KINGDOMS
from tests.dominion.situations import situation

# Artisan


@pytest.mark.rule("DOM-296")
def test_artisan_gains_a_card_into_the_hand_and_puts_one_onto_the_deck() -> None:
    t = situation(hand="artisan, estate, copper", deck="gold")
    t.pick("artisan")
    assert "pile market" in t.offered
    t.pick("pile market")
    assert (t.hand(), t.discard(), t.pile("market")) == ("copper, estate, market", "", 9)
    assert (t.prompt, t.offered) == ("topdeck", ["card copper", "card estate", "card market"])
    t.pick("estate")
    assert (t.hand(), t.deck(), t.actions) == ("copper, market", "estate, gold", 0)


@pytest.mark.rule("DOM-296")
def test_artisan_reaches_five_coins_in_any_type_and_must_gain() -> None:
    t = situation(hand="artisan, copper")
    t.pick("artisan")
    assert {"pile duchy", "pile mine", "pile curse", "pile silver"} <= set(t.offered)
    assert not {"pile gold", "pile artisan", "pile province", "done"} & set(t.offered)


@pytest.mark.rule("DOM-296")
def test_artisan_may_put_the_gained_card_onto_the_deck() -> None:
    t = situation(hand="artisan", deck="gold")
    t.pick("artisan", "pile duchy", "duchy")
    assert (t.hand(), t.deck(), t.gained()) == ("", "duchy, gold", "duchy")


@pytest.mark.rule("DOM-296", "DOM-056")
def test_artisan_still_puts_a_card_onto_the_deck_when_there_is_nothing_to_gain() -> None:
    kingdom = ["artisan", *KINGDOMS["first-game"][:9]]
    empty = dict.fromkeys([*kingdom, "copper", "silver", "estate", "duchy", "curse"], 0)
    t = situation(hand="artisan, copper, estate", kingdom=kingdom, piles=empty)
    t.pick("artisan")
    assert (t.prompt, t.offered) == ("topdeck", ["card copper", "card estate"])
    t.pick("copper")
    assert (t.gained(), t.deck()) == ("", "copper")


@pytest.mark.rule("DOM-296")
def test_a_trail_gained_by_artisan_may_be_played_from_the_hand() -> None:
    t = situation(hand="artisan, copper", deck="gold, trail")
    t.pick("artisan", "pile trail", "trail")
    assert (t.in_play(), t.hand(), t.actions) == ("artisan, trail", "copper, gold", 1)
    assert (t.prompt, t.offered) == ("topdeck", ["card copper", "card gold"])


# Workshop


@pytest.mark.rule("DOM-319")
def test_workshop_gains_a_card_costing_up_to_four() -> None:
    t = situation(hand="workshop, copper", deck="gardens")
    t.pick("workshop")
    gains = set(t.offered)
    assert {"pile copper", "pile estate", "pile silver", "pile smithy", "pile gardens", "pile workshop"} <= gains
    assert not gains & {"pile duchy", "pile market", "pile gold"}
    t.pick("pile smithy")
    assert (t.discard(), t.hand(), t.pile("smithy"), t.coins) == ("smithy", "copper", 9, 0)


@pytest.mark.rule("DOM-319", "DOM-056")
def test_workshop_must_gain() -> None:
    t = situation(hand="workshop")
    t.pick("workshop")
    assert "done" not in t.offered


@pytest.mark.rule("DOM-319")
def test_workshop_reads_reduced_costs() -> None:
    t = situation(hand="workshop", in_play="highway")
    t.pick("workshop")
    assert "pile duchy" in t.offered
    assert "pile gold" not in t.offered


@pytest.mark.rule("DOM-319", "DOM-055")
def test_workshop_does_not_reach_an_empty_pile() -> None:
    t = situation(hand="workshop", piles={"smithy": 0})
    t.pick("workshop")
    assert "pile smithy" not in t.offered


@pytest.mark.rule("DOM-319")
def test_what_workshop_gains_is_not_bought() -> None:
    t = situation(hand="workshop", in_play="haggler")
    t.pick("workshop", "pile silver")
    assert (t.gained(), t.buys, t.prompt) == ("silver", 1, "buy-phase")


# Merchant


@pytest.mark.rule("DOM-307")
def test_two_merchants_and_two_silvers() -> None:
    t = situation(hand="2 merchant, 2 silver", deck="estate, estate, duchy")
    t.pick("merchant")
    assert (t.actions, t.hand()) == (1, "estate, merchant, silver, silver")
    t.pick("merchant")
    assert (t.actions, t.coins) == (1, 0)
    t.pick("card silver")
    assert t.coins == 2 + 2
    t.pick("card silver")
    assert t.coins == 6


@pytest.mark.rule("DOM-307")
def test_two_merchants_and_all_treasures_at_once() -> None:
    t = situation(hand="2 merchant, 2 silver, copper, gold")
    t.pick("merchant", "merchant", "treasures")
    assert t.coins == 6 + 1 + 3


@pytest.mark.rule("DOM-307")
@pytest.mark.parametrize(("treasure", "coins"), [("copper", 1), ("gold", 3)])
def test_merchant_waits_for_a_silver_and_no_other_treasure(treasure: str, coins: int) -> None:
    t = situation(hand=f"merchant, {treasure}, silver")
    t.pick("merchant", f"card {treasure}")
    assert t.coins == coins
    t.pick("card silver")
    assert t.coins == coins + 3


@pytest.mark.rule("DOM-307")
def test_only_the_silver_itself_is_worth_more() -> None:
    t = situation(hand="merchant, silver, copper, gold")
    t.pick("merchant", "card silver", "card copper", "card gold")
    assert t.coins == 3 + 1 + 3


@pytest.mark.rule("DOM-307")
def test_a_silver_before_the_merchant_voids_its_bonus() -> None:
    t = situation(hand="merchant, silver", in_play="silver")
    t.pick("merchant", "card silver")
    assert t.coins == 2


@pytest.mark.rule("DOM-307")
def test_a_merchant_played_twice_adds_two() -> None:
    t = situation(hand="throne-room, merchant, silver", deck="2 estate")
    t.pick("throne-room", "merchant", "card silver")
    assert t.coins == 4


@pytest.mark.rule("DOM-307")
def test_merchants_bonus_ends_with_the_turn_and_is_nobody_elses() -> None:
    t = situation({"hand": "silver"}, hand="merchant", deck="copper, silver, 4 estate")
    t.pick("merchant").end_turn()
    t.pick("card silver")
    assert (t.seat, t.coins) == (1, 2)
    t.end_turn()
    assert "silver" in t.hand()
    t.pick("card silver")
    assert (t.seat, t.coins) == (0, 2)


# Gardens


@pytest.mark.rule("DOM-303")
@pytest.mark.parametrize(
    ("cards", "points"), [(9, 0), (10, 1), (39, 3), (40, 4), (49, 4)], ids=lambda number: str(number)
)
def test_gardens_count_every_ten_cards_rounded_down(cards: int, points: int) -> None:
    t = situation(hand="gardens", deck=f"{cards - 1} copper")
    assert len(t.player().cards()) == cards
    assert t.score() == points


@pytest.mark.rule("DOM-303")
def test_each_gardens_counts() -> None:
    t = situation(hand="3 gardens", deck="37 copper")
    assert t.score() == 3 * 4


@pytest.mark.rule("DOM-303")
def test_gardens_count_the_cards_of_every_zone_of_their_owner_alone() -> None:
    t = situation(
        {"deck": "10 silver"}, hand="gardens, copper", deck="2 copper", discard="2 copper", in_play="3 copper",
        trash="10 silver",
    )  # fmt: skip
    assert t.score() == 0
    t = situation(
        {"deck": "gardens"}, hand="gardens, 2 copper", deck="2 copper", discard="2 copper", in_play="3 copper"
    )
    assert (t.score(), t.score(seat=1)) == (1, 0)
