"""Cartographer, Inn, Souk, Stables, Wheelwright ($5). See also test_five_attacks.py and test_five_buying.py."""

import pytest

from tests.dominion.situations import situation

# Cartographer


@pytest.mark.rule("DOM-244")
def test_cartographer_draws_one_and_looks_at_four() -> None:
    t = situation(hand="cartographer", deck="copper, gold, silver, estate, curse, duchy")
    t.pick("cartographer")
    assert (t.hand(), t.actions) == ("copper", 1)
    assert t.offered == ["card silver", "card gold", "card estate", "card curse", "done"]


@pytest.mark.rule("DOM-244")
def test_cartographer_may_discard_all_four_or_none() -> None:
    t = situation(hand="2 cartographer", deck="copper, 3 gold, silver, estate, 4 curse")
    t.pick("cartographer", "gold", "gold", "gold", "silver")
    assert t.discard() == "gold, gold, gold, silver"
    t.pick("cartographer", "done")
    assert (t.hand(), t.deck()) == ("copper, estate", "curse, curse, curse, curse")


@pytest.mark.rule("DOM-244", "DOM-245")
@pytest.mark.parametrize(("first", "top"), [("gold", "village, gold"), ("village", "gold, village")])
def test_cartographer_discards_tunnel_and_estate_and_orders_the_rest(first: str, top: str) -> None:
    t = situation(hand="cartographer", deck="copper, tunnel, estate, gold, village, curse")
    t.pick("cartographer", "tunnel", "estate", "done", "tunnel")
    assert t.discard() == "estate, gold, tunnel"
    t.pick(first)  # the card that is put back last lies on top
    assert t.deck() == f"{top}, curse"


def test_cartographer_looks_at_what_there_is() -> None:
    t = situation(hand="cartographer", deck="copper, gold", discard="estate")
    t.pick("cartographer")
    assert t.offered == ["card gold", "card estate", "done"]


@pytest.mark.rule("DOM-246")
def test_a_trail_discarded_by_cartographer_draws_from_below_the_looked_at_cards() -> None:
    t = situation(hand="cartographer", deck="copper, trail, 3 estate, gold, curse")
    t.pick("cartographer", "trail", "done", "trail")
    assert (t.in_play(), t.hand()) == ("cartographer, trail", "copper, gold")
    assert t.deck() == "estate, estate, estate, curse"


def test_a_trail_discarded_by_cartographer_cannot_draw_the_looked_at_cards() -> None:
    t = situation(hand="cartographer", deck="copper, trail, estate", discard="gold")
    t.pick("cartographer", "trail", "done", "trail")
    assert t.hand() == "copper"
    t.pick("gold")
    assert t.deck() == "estate, gold"


# Inn


@pytest.mark.rule("DOM-268")
def test_inn_draws_two_gives_two_actions_and_discards_two() -> None:
    t = situation(hand="inn, village", deck="gold, estate, copper")
    t.pick("inn")
    assert (t.hand(), t.actions) == ("estate, gold, village", 2)
    assert t.offered == ["card gold", "card estate", "card village"]  # two cards must be discarded
    t.pick("gold")
    assert t.offered == ["card estate", "card village"]
    t.pick("estate")
    assert (t.hand(), t.discard(), t.gained()) == ("village", "estate, gold", "")


def test_inn_discards_two_even_if_none_could_be_drawn() -> None:
    t = situation(hand="inn, 3 copper")
    t.pick("inn", "copper", "copper")
    assert (t.hand(), t.discard()) == ("copper", "copper, copper")


@pytest.mark.rule("DOM-269", "DOM-271")
def test_a_bought_inn_shuffles_actions_and_itself_into_the_deck() -> None:
    t = situation(discard="village, smithy, copper", deck="gold", phase="buy", coins=5, buys=2, piles={"inn": 10})
    t.game.listen()
    t.pick("pile inn")
    assert t.offered == ["card village", "card smithy", "card inn", "done"]
    t.pick("village", "smithy", "inn")
    assert t.discard() == "copper"
    assert sorted(t.deck().split(", ")) == ["gold", "inn", "smithy", "village"]
    assert [event.facts["cards"] for event in t.game.events if event.kind == "reveal"] == [["village", "smithy", "inn"]]


@pytest.mark.rule("DOM-269")
def test_inn_shuffles_in_as_few_as_its_owner_likes() -> None:
    t = situation(discard="village, smithy", deck="gold", phase="buy", coins=5, buys=2, piles={"inn": 10})
    t.pick("pile inn", "smithy", "done")
    assert (t.discard(), sorted(t.deck().split(", "))) == ("inn, village", ["gold", "smithy"])


@pytest.mark.rule("DOM-269")
def test_inn_need_not_shuffle_anything_in() -> None:
    t = situation(discard="village", deck="gold, copper", phase="buy", coins=5, buys=2, piles={"inn": 10})
    t.pick("pile inn", "done")
    assert (t.discard(), t.deck()) == ("inn, village", "gold, copper")


@pytest.mark.rule("DOM-269")
def test_the_cards_of_inn_are_shuffled_in_and_may_lie_anywhere() -> None:
    places = set()
    for seed in range(30):
        t = situation(deck="2 copper", phase="buy", coins=5, buys=2, piles={"inn": 10}, seed=seed)
        t.pick("pile inn", "inn")
        places.add(t.deck())
    assert places == {"inn, copper, copper", "copper, inn, copper", "copper, copper, inn"}


@pytest.mark.rule("DOM-270")
def test_with_an_empty_deck_the_chosen_cards_are_the_whole_deck() -> None:
    t = situation(discard="village, copper", phase="buy", coins=5, buys=2, piles={"inn": 10})
    t.pick("pile inn", "village", "done")
    assert (t.deck(), t.discard()) == ("village", "copper, inn")


def test_an_inn_gained_to_the_hand_is_not_shuffled_in() -> None:
    t = situation(hand="artisan", discard="village, tunnel", piles={"inn": 10})
    t.pick("artisan", "pile inn")
    assert t.offered == ["card village", "done"]


# Souk


@pytest.mark.rule("DOM-276")
def test_souk_with_three_other_cards_in_hand_gives_a_buy_and_4() -> None:
    t = situation(hand="souk, 2 copper, estate")
    t.pick("souk")
    assert (t.buys, t.coins, t.trash, t.prompt) == (2, 7 - 3, "", "buy-phase")


@pytest.mark.rule("DOM-277", "DOM-278")
@pytest.mark.parametrize(("before", "cards", "after"), [(3, 9, 3 + 7 - 9), (0, 8, 0), (2, 10, 0), (3, 4, 6), (0, 0, 7)])
def test_souk_costs_a_coin_for_each_card_in_hand_but_never_more_than_there_are(
    before: int, cards: int, after: int
) -> None:
    t = situation(hand=f"souk, {cards} copper", coins=before)
    t.pick("souk")
    assert t.coins == after


@pytest.mark.rule("DOM-279")
@pytest.mark.parametrize("trashed", [(), ("estate",), ("estate", "copper")])
def test_a_gained_souk_trashes_up_to_two_cards(trashed: tuple[str, ...]) -> None:
    t = situation(hand="estate, 2 copper", phase="buy", coins=5, buys=2, piles={"souk": 10})
    t.pick("pile souk", *trashed)
    if len(trashed) < 2:
        t.pick("done")
    assert (t.trash, t.prompt) == (", ".join(sorted(trashed)), "buy-phase")


@pytest.mark.rule("DOM-279")
def test_a_souk_gained_by_remodel_trashes_as_well() -> None:
    t = situation(hand="remodel, village, estate", piles={"souk": 10})
    t.pick("remodel", "village", "pile souk", "estate")
    assert t.trash == "estate, village"


# Stables


@pytest.mark.rule("DOM-280")
@pytest.mark.parametrize("treasure", ["copper", "fools-gold"])
def test_stables_discards_a_treasure_for_three_cards_and_an_action(treasure: str) -> None:
    t = situation(hand=f"stables, {treasure}, estate", deck="gold, silver, curse, duchy")
    t.pick("stables")
    assert (t.prompt, t.offered) == ("discard", [f"card {treasure}", "done"])
    t.pick(treasure)
    assert (t.hand(), t.discard(), t.actions) == ("curse, estate, gold, silver", treasure, 1)


@pytest.mark.rule("DOM-280")
@pytest.mark.parametrize("hand", ["copper", "estate"])
def test_stables_without_a_discard_does_nothing(hand: str) -> None:
    t = situation(hand=f"stables, {hand}", deck="gold, silver, curse")
    t.pick("stables")
    if hand == "copper":
        t.pick("done")
    assert (t.prompt, t.hand(), t.discard(), t.actions) == ("buy-phase", hand, "", 0)


@pytest.mark.rule("DOM-281")
def test_the_treasure_discarded_to_stables_may_be_drawn_again() -> None:
    t = situation(hand="stables, copper", deck="gold, silver")
    t.pick("stables", "copper")
    assert (t.hand(), t.discard(), t.deck()) == ("copper, gold, silver", "", "")


# Wheelwright

WHEELS = "wheelwright, crossroads, highway, village, smithy, weaver, trail, market, border-village, tunnel"


@pytest.mark.rule("DOM-282")
def test_wheelwright_discards_any_card_for_an_action_that_costs_no_more() -> None:
    t = situation(hand="wheelwright, duchy", deck="estate, gold", kingdom=WHEELS)
    t.pick("wheelwright")
    assert (t.hand(), t.actions) == ("duchy, estate", 1)
    assert t.offered == ["card estate", "card duchy", "done"]
    t.pick("duchy")
    assert t.discard() == "duchy"
    assert sorted(t.offered) == [
        "pile crossroads", "pile highway", "pile market", "pile smithy", "pile trail", "pile village", "pile weaver",
        "pile wheelwright",
    ]  # fmt: skip
    t.pick("pile market")
    assert t.discard() == "duchy, market"


@pytest.mark.rule("DOM-282")
def test_wheelwright_need_not_discard_and_then_gains_nothing() -> None:
    t = situation(hand="wheelwright, copper", deck="gold", kingdom=WHEELS)
    t.pick("wheelwright", "done")
    assert (t.prompt, t.hand(), t.gained()) == ("buy-phase", "copper, gold", "")


@pytest.mark.rule("DOM-283")
def test_wheelwright_gains_a_copy_of_the_discarded_action() -> None:
    t = situation(hand="wheelwright, market", kingdom=WHEELS)
    t.pick("wheelwright", "market", "pile market")
    assert t.discard() == "market, market"


@pytest.mark.rule("DOM-284")
def test_wheelwright_turns_a_gold_into_a_border_village_that_brings_another_card() -> None:
    t = situation(hand="wheelwright, gold", kingdom=WHEELS)
    t.pick("wheelwright", "gold", "pile border-village", "pile duchy")
    assert t.gained() == "border-village, duchy"


@pytest.mark.rule("DOM-285")
def test_wheelwright_finds_no_action_for_a_copper() -> None:
    t = situation(hand="wheelwright, copper", kingdom=WHEELS)
    t.pick("wheelwright", "copper")
    assert (t.prompt, t.discard(), t.gained()) == ("buy-phase", "copper", "")


@pytest.mark.rule("DOM-285")
def test_wheelwright_gains_an_action_for_a_copper_if_one_costs_0() -> None:
    t = situation(hand="wheelwright, copper", in_play="2 highway", kingdom=WHEELS)
    t.pick("wheelwright", "copper")
    assert t.offered == ["pile crossroads"]
    t.pick("pile crossroads")
    assert t.gained() == "crossroads"


def test_a_weaver_discarded_to_wheelwright_is_played_before_the_gain() -> None:
    t = situation(hand="wheelwright, weaver", kingdom=WHEELS)
    t.pick("wheelwright", "weaver", "weaver", "mode silvers", "pile smithy")
    assert t.gained() == "silver, silver, smithy"
