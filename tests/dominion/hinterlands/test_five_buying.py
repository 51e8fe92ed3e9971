"""The $5 cards for the Buy phase: Haggler and Highway."""

import pytest

from allmende.dominion.cards.hinterlands import HAGGLER, HIGHWAY
from tests.dominion.situations import costs_offered, situation

# Haggler


@pytest.mark.rule("DOM-256", "DOM-261")
def test_haggler_gives_2_and_each_bought_card_brings_a_cheaper_one() -> None:
    t = situation(hand="haggler", coins=7, buys=3, piles={"smithy": 5})
    t.pick("haggler")
    assert t.coins == 9
    t.pick("pile market")
    assert (t.prompt, costs_offered(t)) == ("gain", {0, 2, 3, 4})  # it must be gained
    t.pick("pile smithy")
    assert (t.discard(), t.pile("smithy")) == ("market, smithy", 4)
    t.pick("pile smithy", "pile silver")
    assert t.discard() == "market, silver, smithy, smithy"


@pytest.mark.rule("DOM-256")
def test_haggler_lasts_for_one_turn() -> None:
    t = situation(in_play="haggler", deck="5 gold", phase="buy")
    t.end_turn().end_turn()
    t.pick("treasures", "pile gold")
    assert t.seat == 1


@pytest.mark.rule("DOM-256")
def test_haggler_never_brings_a_victory_card_not_even_a_combined_one() -> None:
    t = situation(in_play="haggler", phase="buy", coins=8, piles={"tunnel": 8, "farmland": 8, "gardens": 8})
    t.pick("pile province")
    for victory in ("estate", "duchy", "tunnel", "farmland", "gardens"):
        assert f"pile {victory}" not in t.offered
    assert "pile curse" in t.offered


@pytest.mark.rule("DOM-257")
def test_a_bought_province_brings_a_gold() -> None:
    t = situation(in_play="haggler", phase="buy", coins=8, buys=2)
    t.pick("pile province", "pile gold")
    assert t.discard() == "gold, province"


@pytest.mark.rule("DOM-258")
def test_haggler_brings_nothing_for_a_card_that_is_not_bought() -> None:
    t = situation(in_play="haggler", hand="workshop", buys=2)
    t.pick("workshop", "pile smithy")
    assert (t.prompt, t.gained()) == ("buy-phase", "smithy")


@pytest.mark.rule("DOM-258")
def test_haggler_brings_nothing_for_a_card_that_haggler_brought() -> None:
    t = situation(in_play="haggler", phase="buy", coins=5, buys=2)
    t.pick("pile duchy", "pile smithy")
    assert (t.prompt, t.gained()) == ("buy-phase", "duchy, smithy")


@pytest.mark.rule("DOM-259")
def test_haggler_finds_nothing_cheaper_than_a_copper() -> None:
    t = situation(in_play="haggler", phase="buy", buys=2)
    t.pick("pile copper")
    assert (t.prompt, t.gained()) == ("buy-phase", "copper")


@pytest.mark.rule("DOM-260", "DOM-262")
def test_haggler_and_a_haggler_played_twice_bring_three_cards() -> None:
    t = situation(hand="2 haggler, throne-room", actions=2, buys=2)
    t.pick("haggler", "throne-room", "haggler")
    assert t.coins == 6
    t.pick("pile gold")
    for extra in ("silver", "market", "market"):  # each is cheaper than the Gold, not than the one before
        if t.prompt == "resolve":
            t.pick("haggler")
        t.pick(f"pile {extra}")
    assert (t.gained(), t.prompt) == ("gold, silver, market, market", "buy-phase")


@pytest.mark.rule("DOM-263")
def test_border_village_may_act_before_haggler() -> None:
    t = situation(in_play="haggler", phase="buy", coins=6, buys=2, piles={"border-village": 10})
    t.pick("pile border-village")
    assert t.offered == ["card border-village", "card haggler"]
    t.pick("card border-village", "pile duchy", "pile market")
    assert t.gained() == "border-village, duchy, market"


@pytest.mark.rule("DOM-263")
def test_haggler_may_act_before_border_village() -> None:
    t = situation(in_play="haggler", phase="buy", coins=6, buys=2, piles={"border-village": 10})
    t.pick("pile border-village", "card haggler", "pile market", "pile duchy")
    assert t.gained() == "border-village, market, duchy"


def test_haggler_lasts_even_if_it_left_play() -> None:
    t = situation(in_play="haggler", phase="buy", coins=6, buys=2)
    t.player().in_play.remove(HAGGLER)  # none of our cards can move it
    t.pick("pile gold", "pile silver")
    assert t.gained() == "gold, silver"


# Highway


@pytest.mark.rule("DOM-264")
def test_highway_makes_all_cards_cost_1_less_this_turn() -> None:
    t = situation(hand="highway", deck="gold, 9 copper")
    t.pick("highway")
    assert (t.hand(), t.actions) == ("gold", 1)
    assert [t.cost(card) for card in ("province", "gold", "smithy", "estate")] == [7, 5, 3, 1]
    assert [t.cost(card) for card in ("copper", "curse")] == [0, 0]
    t.end_turn()
    assert t.cost("province") == 8


@pytest.mark.rule("DOM-265", "DOM-266")
def test_after_two_highways_a_province_is_bought_for_6() -> None:
    t = situation(hand="2 highway", coins=6, buys=2)
    assert t.cost("province") == 8
    t.pick("highway", "highway")
    assert t.cost("province") == 6
    t.pick("pile province")
    assert (t.coins, t.discard()) == (0, "province")


@pytest.mark.rule("DOM-266")
def test_after_two_highways_5_are_not_enough_for_a_province() -> None:
    t = situation(hand="2 highway", coins=5)
    t.pick("highway", "highway")
    assert "pile province" not in t.offered


@pytest.mark.rule("DOM-265")
def test_one_highway_played_twice_takes_2_off() -> None:
    t = situation(hand="throne-room, highway")
    t.pick("throne-room", "highway")
    assert (t.cost("province"), t.in_play()) == (6, "highway, throne-room")


def test_highway_lasts_even_if_it_left_play() -> None:
    t = situation(in_play="highway", phase="buy")
    t.player().in_play.remove(HIGHWAY)  # none of our cards can move it
    assert t.cost("province") == 7


@pytest.mark.rule("DOM-267")
def test_highway_reaches_a_card_in_hand() -> None:
    t = situation(hand="highway, trader, gold")
    t.pick("highway", "trader", "gold")
    assert t.gained() == "silver, silver, silver, silver, silver"


@pytest.mark.rule("DOM-267")
def test_highway_reaches_a_card_in_the_discard_pile() -> None:
    t = situation(hand="highway, wheelwright, silver", deck="gold")
    t.pick("highway", "wheelwright", "silver")
    assert costs_offered(t) == {1, 2}  # the Silver costs $2 now


@pytest.mark.rule("DOM-267")
def test_highway_reaches_what_another_player_gains() -> None:
    t = situation({"hand": "weaver, 3 copper"}, hand="highway, militia")
    t.pick("highway", "militia", "weaver", "weaver", "mode card", "pile duchy")
    assert t.discard(1) == "duchy"
