"""The cards of Renaissance except for Scepter, which is in test_scepter.py, and the rulebook's remarks on its sets."""

from typing import Any

import pytest

from allmende.dominion.player import Player
from allmende.dominion.playing import reveal_top
from allmende.dominion.state import Dominion
from allmende.table import Flow
from tests.dominion.situations import Situation, revealed, situation
from tests.dominion.toys import village_that


def owns(t: Situation, seat: int = 0) -> list[str]:
    return [thing.slug for thing in t.player(seat).owns]


# Ducat


def test_ducat_gives_a_coffers_and_a_buy_but_no_coin() -> None:
    t = situation(hand="ducat", phase="buy")
    t.pick("ducat")
    assert (t.tokens(), t.buys, t.coins) == ("coffers", 2, 0)


def test_who_gains_a_ducat_may_trash_a_copper() -> None:
    t = situation(hand="copper, silver", phase="buy", coins=2, buys=2, piles={"ducat": 10})
    t.pick("pile ducat")
    assert (t.prompt, t.offered) == ("trash", ["card copper", "done"])
    t.pick("copper")
    assert (t.trash, t.hand(), t.discard()) == ("copper", "silver", "ducat")


def test_who_gains_a_ducat_may_keep_the_copper() -> None:
    t = situation(hand="copper", phase="buy", coins=2, buys=2, piles={"ducat": 10})
    t.pick("pile ducat", "done")
    assert (t.trash, t.hand()) == ("", "copper")


# Lackeys


def test_lackeys_draw_two_and_give_no_villagers_when_played() -> None:
    t = situation(hand="lackeys", deck="gold, silver, copper")
    t.pick("lackeys")
    assert (t.hand(), t.tokens()) == ("gold, silver", "")


def test_who_gains_lackeys_gets_two_villagers() -> None:
    t = situation(hand="copper", phase="buy", coins=2, piles={"lackeys": 10})
    t.pick("pile lackeys")
    assert (t.tokens(), t.tokens(1)) == ("2 villagers", "")


# Flag Bearer


def test_flag_bearer_gives_two_coins_and_no_flag_when_played() -> None:
    t = situation(hand="flag-bearer")
    t.pick("flag-bearer")
    assert (t.coins, owns(t)) == (2, [])


def test_who_gains_a_flag_bearer_takes_the_flag() -> None:
    t = situation({"owns": ["flag"]}, hand="copper", phase="buy", coins=4, piles={"flag-bearer": 10})
    t.pick("pile flag-bearer")
    assert (owns(t), owns(t, 1)) == (["flag"], [])


def test_who_trashes_a_flag_bearer_takes_the_flag() -> None:
    t = situation({"owns": ["flag"]}, hand="remodel, flag-bearer")
    t.pick("remodel", "flag-bearer")
    assert owns(t) == ["flag"]


def test_a_flag_bearer_trashed_on_anothers_turn_brings_the_flag_to_its_owner() -> None:
    t = situation({"deck": "flag-bearer"}, hand="barbarian", owns=["flag"])
    t.pick("barbarian")
    assert (owns(t), owns(t, 1)) == ([], ["flag"])


# Spices and Silk Merchant


def test_spices_give_two_coins_and_a_buy_when_played() -> None:
    t = situation(hand="spices", phase="buy")
    t.pick("spices")
    assert (t.coins, t.buys, t.tokens()) == (2, 2, "")


def test_who_gains_spices_gets_two_coffers() -> None:
    t = situation(hand="copper", phase="buy", coins=5, piles={"spices": 10})
    t.pick("pile spices")
    assert t.tokens() == "2 coffers"


def test_silk_merchant_draws_two_and_gives_a_buy_when_played() -> None:
    t = situation(hand="silk-merchant", deck="gold, silver, copper")
    t.pick("silk-merchant")
    assert (t.hand(), t.buys, t.tokens()) == ("gold, silver", 2, "")


def test_who_gains_a_silk_merchant_gets_a_coffers_and_a_villager() -> None:
    t = situation(hand="copper", phase="buy", coins=4, piles={"silk-merchant": 10})
    t.pick("pile silk-merchant")
    assert t.tokens() == "coffers, villagers"


def test_who_trashes_a_silk_merchant_gets_a_coffers_and_a_villager() -> None:
    t = situation({"deck": "silk-merchant"}, hand="barbarian")
    t.pick("barbarian")
    assert (t.tokens(1), t.tokens()) == ("coffers, villagers", "")


@pytest.mark.rule("DOM-345")
def test_develop_trashes_a_flag_bearer_for_the_flag_and_gains_a_silk_merchant_onto_the_deck() -> None:
    t = situation(hand="develop, flag-bearer", piles={"silk-merchant": 10, "spices": 10})
    t.pick("develop", "flag-bearer")
    assert owns(t) == ["flag"]
    t.pick("pile spices", "pile silver")
    assert (t.deck(), t.tokens()) == ("silver, spices", "2 coffers")


@pytest.mark.rule("DOM-345")
def test_develop_trashes_a_silk_merchant_and_gains_a_flag_bearer_onto_the_deck() -> None:
    t = situation(hand="develop, silk-merchant, village", piles={"flag-bearer": 10})
    t.pick("develop", "silk-merchant")
    assert t.tokens() == "coffers, villagers"
    t = situation(hand="develop, village", piles={"flag-bearer": 10, "silk-merchant": 10})
    t.pick("develop", "village", "pile flag-bearer")
    assert (owns(t), t.deck()) == (["flag"], "flag-bearer")
    t = situation(hand="develop, village", piles={"silk-merchant": 10})
    t.pick("develop", "village", "pile silk-merchant")
    assert (t.tokens(), t.deck()) == ("coffers, villagers", "silk-merchant")


# Mountain Village


@pytest.mark.rule("DOM-044")
def test_mountain_village_takes_a_card_from_the_discard_pile() -> None:
    t = situation(hand="mountain-village", deck="copper", discard="gold, estate, silver")
    t.pick("mountain-village")
    assert (t.prompt, t.offered) == ("take", ["card silver", "card gold", "card estate"])  # one must be taken
    t.pick("gold")
    assert (t.hand(), t.discard(), t.deck(), t.actions) == ("gold", "estate, silver", "copper", 2)
    assert t.gained() == ""


def test_mountain_village_draws_only_without_a_discard_pile() -> None:
    t = situation(hand="mountain-village", deck="copper, gold")
    t.pick("mountain-village")
    assert (t.hand(), t.actions) == ("copper", 2)


def test_mountain_village_does_not_shuffle() -> None:
    t = situation(hand="mountain-village", discard="estate, silver")
    t.pick("mountain-village", "silver")
    assert (t.deck(), t.discard()) == ("", "estate")
    assert "shuffle" not in t.events


def test_others_do_not_see_what_mountain_village_takes() -> None:
    t = situation(hand="mountain-village", discard="gold, silver, estate", deck="3 copper")
    t.pick("mountain-village", "silver")
    me = t.game.view(1)["table"]["players"][0]
    assert (me["hand"], me["discard"]["known"]) == ({"count": 1, "known": []}, ["estate"])


# Patron


def test_patron_gives_a_villager_and_two_coins() -> None:
    t = situation(hand="patron")
    t.pick("patron")
    assert (t.tokens(), t.coins) == ("villagers", 2)


@pytest.mark.rule("DOM-048", "DOM-373")
def test_patron_pays_when_the_hand_is_revealed() -> None:
    t = situation(hand="crossroads, 2 patron", deck="copper")
    t.pick("crossroads")
    assert t.tokens() == "2 coffers"


@pytest.mark.rule("DOM-048", "DOM-373")
def test_patron_pays_its_owner_when_it_is_revealed_from_the_deck() -> None:
    t = situation({"deck": "patron, copper"}, hand="bandit")
    t.pick("bandit")
    assert (t.tokens(), t.tokens(1)) == ("", "coffers")


@pytest.mark.rule("DOM-373")
def test_patron_pays_when_seer_reveals_it() -> None:
    t = situation(hand="seer", deck="copper, patron, gold, patron")
    t.pick("seer")
    assert t.tokens() == "2 coffers"
    assert t.hand() == "copper, patron, patron"


@pytest.mark.rule("DOM-048")
@pytest.mark.parametrize("card", ["cartographer", "miller"])
def test_patron_does_not_pay_when_it_is_looked_at_or_discarded(card: str) -> None:
    t = situation(hand=card, deck="copper, 2 patron, gold, copper")
    t.pick(card)
    while t.prompt in ("discard", "put-back", "take"):
        t.pick(t.offered[0].removeprefix("card "))
    assert t.tokens() == ""


@pytest.mark.rule("DOM-048")
def test_patron_does_not_pay_when_it_is_discarded_from_hand() -> None:
    t = situation(hand="oasis, patron, copper")
    t.pick("oasis", "patron")
    assert t.tokens() == ""


@pytest.mark.rule("DOM-372")
def test_patron_does_not_pay_in_a_buy_phase() -> None:
    t = situation(hand="scepter", in_play="seer", phase="buy", deck="copper, 3 patron")
    t.pick("scepter", "mode replay")
    assert revealed(t) == ["patron", "patron", "patron"]
    assert t.tokens() == ""


@pytest.mark.rule("DOM-048")
def test_patron_does_not_pay_for_the_inn_of_a_buy_phase_but_for_that_of_an_action_phase() -> None:
    t = situation(hand="copper", discard="patron", phase="buy", coins=5, buys=2, piles={"inn": 10})
    t.pick("pile inn", "card patron", "done")
    assert t.tokens() == ""
    t = situation(hand="workshop", in_play="highway", discard="patron", piles={"inn": 10})
    t.pick("workshop", "pile inn", "card patron", "done")
    assert t.tokens() == "coffers"


@pytest.mark.rule("DOM-372")
def test_patron_pays_at_the_start_of_a_turn() -> None:
    aside: dict[str, Any] = {"set-aside": "crossroads"}
    t = situation(
        in_play="contract", hand="patron", deck="5 copper", tokens={}, started=False,
        **aside,
        effects=[{"card": "contract", "until": "next-turn", "cards": "crossroads", "stay": 1}],
        stays=[{"number": 1, "card": "contract"}], number=2,
    )  # fmt: skip
    assert t.tokens() == "coffers"


def reveal_two_after_one(g: Dominion, me: Player) -> Flow:
    yield from reveal_top(g, me, 1)
    yield from reveal_top(g, me, 1)
    g.to_deck(me, me.looking)
    me.looking = []


@pytest.mark.rule("DOM-048")
def test_patron_pays_once_when_cards_are_revealed_one_after_another() -> None:
    with village_that(reveal_two_after_one):
        t = situation(hand="village", deck="gold, patron, copper")
        t.pick("village")
        assert t.tokens() == "coffers"


# Seer


@pytest.mark.rule("DOM-385")
def test_seer_takes_the_revealed_cards_that_cost_2_to_4() -> None:
    t = situation(hand="seer", deck="smithy, estate, village, gold, copper")
    t.pick("seer")
    assert revealed(t) == ["estate", "village", "gold"]
    assert (t.hand(), t.deck(), t.actions) == ("estate, smithy, village", "gold, copper", 1)


def test_seer_returns_the_others_in_any_order() -> None:
    t = situation(hand="seer", deck="smithy, copper, gold, province, estate")
    t.pick("seer")
    assert (t.prompt, t.offered) == ("put-back", ["card copper", "card gold", "card province"])
    t.pick("copper", "province")
    assert t.deck() == "gold, province, copper, estate"


def test_seer_reads_the_present_costs() -> None:
    t = situation(hand="seer", in_play="highway", deck="copper, festival, estate, gold")
    t.pick("seer", "gold")
    assert (t.hand(), t.deck()) == ("copper, festival", "estate, gold")  # $5 and $2, which are $4 and $1 now


@pytest.mark.rule("DOM-385")
def test_seer_does_not_take_a_card_with_debt() -> None:
    t = situation(hand="seer", deck="copper, engineer, 2 copper")
    t.pick("seer")
    assert t.hand() == "copper"


def test_everyone_knows_what_seer_takes_and_the_one_card_it_returns() -> None:
    t = situation(hand="seer", deck="copper, estate, gold, village")
    t.pick("seer")
    me = t.game.view(1)["table"]["players"][0]
    assert me["hand"] == {"count": 3, "known": ["estate", "village"]}
    assert me["deck"]["top"] == ["gold"]


def test_others_do_not_know_in_which_order_seer_returns_cards() -> None:
    t = situation(hand="seer", deck="copper, province, gold, copper")
    t.pick("seer", "gold", "copper")
    assert t.game.view(1)["table"]["players"][0]["deck"]["top"] == []
    assert t.game.view(0)["table"]["players"][0]["deck"]["top"] == ["province", "copper", "gold"]


# Swashbuckler


def test_swashbuckler_draws_three_and_gets_a_coffers_with_a_discard_pile() -> None:
    t = situation(hand="swashbuckler", deck="gold, silver, copper, estate", discard="curse")
    t.pick("swashbuckler")
    assert (t.hand(), t.tokens(), owns(t)) == ("copper, gold, silver", "coffers", [])


def test_swashbuckler_without_a_discard_pile_gets_nothing_more() -> None:
    t = situation(hand="swashbuckler", deck="gold, silver, copper", tokens={"coffers": 5})
    t.pick("swashbuckler")
    assert (t.hand(), t.tokens(), owns(t)) == ("copper, gold, silver", "5 coffers", [])


def test_the_shuffle_for_swashbuckler_leaves_no_discard_pile() -> None:
    t = situation(hand="swashbuckler", deck="gold", discard="5 copper")
    t.pick("swashbuckler")
    assert (t.tokens(), len(t.player().hand)) == ("", 3)


def test_swashbuckler_counts_its_own_coffers_for_the_treasure_chest() -> None:
    t = situation({"owns": ["treasure-chest"]}, hand="swashbuckler, lackeys", deck="3 copper", discard="curse",
                  tokens={"coffers": 3}, actions=2)  # fmt: skip
    t.pick("swashbuckler")
    assert (t.tokens(), owns(t), owns(t, 1)) == ("4 coffers", ["treasure-chest"], [])


def test_three_coffers_are_too_few_for_the_treasure_chest() -> None:
    t = situation(hand="swashbuckler", deck="3 copper", discard="curse", tokens={"coffers": 2})
    t.pick("swashbuckler")
    assert (t.tokens(), owns(t)) == ("3 coffers", [])
