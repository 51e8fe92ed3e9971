"""The worked examples of the rulebook as little scenes, and what cards of the recommended sets do to each other."""

import pytest

from allmende.dominion.cards.hinterlands import FOOLS_GOLD
from allmende.dominion.happening import Playing
from allmende.dominion.playing import play
from tests.dominion.situations import situation

# "When you gain": Border Village, Souk, Haggler


@pytest.mark.rule("DOM-066", "DOM-051", "DOM-290")
def test_border_village_gains_a_souk_which_trashes_two_cards() -> None:
    t = situation(hand="estate, curse, copper", phase="buy", coins=6, buys=2, deck="souk, border-village")
    t.pick("pile border-village")
    assert t.discard() == "border-village"
    assert "pile souk" in t.offered
    t.pick("pile souk")
    assert (t.discard(), t.prompt) == ("border-village, souk", "trash")
    t.pick("estate", "curse")
    assert (t.trash, t.hand()) == ("curse, estate", "copper")
    assert (t.gained(), t.prompt) == ("border-village, souk", "buy-phase")


@pytest.mark.rule("DOM-066", "DOM-279")
def test_the_souk_may_trash_one_card_or_none() -> None:
    for picks, trash in ((["done"], ""), (["estate", "done"], "estate")):
        t = situation(hand="estate, curse, copper", phase="buy", coins=6, deck="souk, border-village")
        t.pick("pile border-village", "pile souk", *picks)
        assert (t.trash, t.seat) == (trash, 1)


@pytest.mark.rule("DOM-067", "DOM-258")
def test_haggler_and_border_village_gain_exactly_three_cards() -> None:
    t = situation(hand="haggler, 4 copper", buys=2, kingdom="bargains")
    t.pick("haggler", "treasures", "pile border-village")
    assert sorted(t.offered) == ["card border-village", "card haggler"]
    t.pick("border-village", "pile duchy")
    assert t.prompt == "gain"
    t.pick("pile haggler")
    assert t.gained() == "border-village, duchy, haggler"
    assert (t.prompt, t.discard()) == ("buy-phase", "border-village, duchy, haggler")


@pytest.mark.rule("DOM-067", "DOM-263", "DOM-062")
def test_haggler_may_come_before_border_village() -> None:
    t = situation(in_play="haggler", phase="buy", coins=6, buys=2, kingdom="bargains")
    t.pick("pile border-village", "haggler")
    assert not {"pile duchy", "pile estate", "pile province", "done"} & set(t.offered)
    t.pick("pile haggler")
    assert "pile duchy" in t.offered
    t.pick("pile duchy")
    assert t.gained() == "border-village, haggler, duchy"


@pytest.mark.rule("DOM-068", "DOM-052", "DOM-290")
def test_playing_border_village_gains_nothing() -> None:
    t = situation(hand="border-village", deck="copper, gold")
    t.pick("border-village")
    assert (t.actions, t.hand(), t.deck()) == (2, "copper", "gold")
    assert (t.gained(), t.discard(), t.prompt) == ("", "", "buy-phase")


@pytest.mark.rule("DOM-050")
def test_a_card_is_gained_by_workshop_as_well_as_by_buying_it() -> None:
    workshop = situation(hand="workshop", deck="nomads")
    workshop.pick("workshop", "pile nomads")
    assert (workshop.gained(), workshop.coins, workshop.discard()) == ("nomads", 2, "nomads")
    bought = situation(phase="buy", coins=4, buys=2, deck="nomads")
    bought.pick("pile nomads")
    assert (bought.gained(), bought.coins, bought.discard()) == ("nomads", 2, "nomads")


# "When you discard": Trail, Tunnel, Weaver


@pytest.mark.rule("DOM-092", "DOM-091")
def test_two_trails_discarded_to_margrave_and_the_first_one_shuffles() -> None:
    t = situation({"hand": "2 trail, gold, silver, copper", "deck": "estate"}, hand="margrave")
    t.pick("margrave")
    assert len(t.player(1).hand) == 6
    t.pick("trail", "trail", "estate")
    assert (t.discard(1), t.deck(1)) == ("estate, trail, trail", "")
    assert t.offered == ["card trail", "done"]
    t.pick("trail")  # draws: Estate and the other Trail are shuffled into a new deck
    assert (t.in_play(1), t.seat, t.prompt) == ("trail", 0, "buy-phase")
    assert t.discard(1) == ""
    assert sorted([*t.hand(1).split(", "), t.deck(1)]) == ["copper", "estate", "gold", "silver", "trail"]


@pytest.mark.rule("DOM-093", "DOM-091")
def test_two_trails_discarded_to_margrave_without_a_shuffle() -> None:
    t = situation({"hand": "2 trail, gold, silver, copper", "deck": "estate, duchy, province"}, hand="margrave")
    t.pick("margrave", "trail", "trail", "estate", "trail")
    assert (t.seat, t.offered) == (1, ["card trail", "done"])
    t.pick("trail")
    assert t.in_play(1) == "trail, trail"
    assert (t.hand(1), t.deck(1), t.discard(1)) == ("copper, duchy, gold, province, silver", "", "estate")
    assert (t.seat, t.actions) == (0, 0)


@pytest.mark.rule("DOM-090")
def test_one_tunnel_brings_one_gold() -> None:
    t = situation(hand="oasis, tunnel", deck="copper")
    t.pick("oasis", "tunnel", "tunnel")
    assert (t.gained(), t.discard(), t.prompt) == ("gold", "gold, tunnel", "buy-phase")


@pytest.mark.rule("DOM-084", "DOM-086")
def test_tunnels_work_on_the_own_turn_on_anothers_and_from_the_deck() -> None:
    own = situation(hand="oasis, tunnel")
    own.pick("oasis", "tunnel", "tunnel")
    others = situation({"hand": "tunnel, 3 copper"}, hand="margrave")
    others.pick("margrave", "tunnel", "tunnel")
    from_deck = situation(hand="cartographer", deck="copper, tunnel, estate, gold")
    from_deck.pick("cartographer", "tunnel", "estate", "done", "tunnel")
    assert (own.gained(), others.gained(1), from_deck.gained()) == ("gold", "gold", "gold")


@pytest.mark.rule("DOM-085")
def test_nothing_happens_in_clean_up() -> None:
    t = situation(hand="tunnel, trail, weaver", in_play="trail, weaver", deck="5 copper")
    t.end_turn()
    assert (t.seat, t.in_play(), t.hand()) == (1, "", "copper, copper, copper, copper, copper")
    assert t.discard() == "trail, trail, tunnel, weaver, weaver"


@pytest.mark.rule("DOM-089")
def test_a_gained_tunnel_is_not_discarded() -> None:
    t = situation(phase="buy", coins=3, buys=2, deck="tunnel")
    t.pick("pile tunnel")
    assert (t.discard(), t.prompt) == ("tunnel", "buy-phase")


@pytest.mark.rule("DOM-088")
def test_the_abilities_are_optional_even_in_plain_sight() -> None:
    t = situation(hand="vassal", deck="tunnel")
    t.pick("vassal")
    assert t.offered == ["card tunnel", "done"]
    t.pick("done")
    assert (t.gained(), t.discard()) == ("", "tunnel")


# Fool's Gold


@pytest.mark.rule("DOM-167")
def test_one_fools_gold_played_twice_is_worth_five() -> None:
    """The rulebook's Counterfeit is not among our cards; what it does is to play the Treasure two times."""
    t = situation(in_play="fools-gold", phase="buy")
    me = t.player()
    me.plays.clear()
    playing = Playing(FOOLS_GOLD)
    for coins in (1, 5):
        assert not list(play(t.state, me, FOOLS_GOLD, playing))
        assert t.coins == coins
    assert t.in_play() == "fools-gold"


# Scheme


@pytest.mark.rule("DOM-191")
def test_scheme_through_throne_room_saves_two_actions() -> None:
    t = situation(hand="throne-room, scheme", deck="2 copper, 3 estate")
    t.pick("throne-room", "scheme", "done")
    assert (t.prompt, t.offered) == ("save", ["card throne-room", "card scheme", "done"])
    t.pick("scheme", "throne-room")
    assert t.hand() == "estate, estate, estate, scheme, throne-room"


@pytest.mark.rule("DOM-191")
def test_two_schemes_save_two_actions() -> None:
    t = situation(hand="2 scheme, village", deck="3 copper, 4 estate")
    t.pick("scheme", "scheme", "village", "done", "village")
    assert (t.prompt, t.offered) == ("save", ["card scheme", "done"])
    t.pick("scheme")
    assert (t.seat, t.hand(), t.deck()) == (1, "estate, estate, estate, scheme, village", "estate")


# Trader


@pytest.mark.rule("DOM-213", "DOM-212")
@pytest.mark.parametrize(("trashed", "silvers"), [("village", 3), ("silver", 3), ("copper", 0), ("province", 8)])
def test_trader_gains_a_silver_for_each_coin(trashed: str, silvers: int) -> None:
    t = situation(hand=f"trader, {trashed}")
    t.pick("trader", trashed)
    assert (t.trash, t.discard()) == (trashed, ", ".join(["silver"] * silvers))


@pytest.mark.rule("DOM-213", "DOM-072")
def test_trader_reads_the_cost_of_this_moment() -> None:
    t = situation(hand="trader, village", in_play="highway")
    t.pick("trader", "village")
    assert t.gained() == "silver, silver"


@pytest.mark.rule("DOM-222", "DOM-218", "DOM-059")
def test_border_village_and_its_duchy_both_become_silvers() -> None:
    t = situation(hand="trader", phase="buy", coins=6, buys=2, deck="border-village")
    t.pick("pile border-village", "trader")
    assert (t.discard(), t.pile("border-village")) == ("silver", 9)  # one lies in the deck
    t.pick("pile duchy", "trader")
    assert (t.discard(), t.pile("duchy"), t.pile("silver")) == ("silver, silver", 8, 38)
    assert (t.gained(), t.coins, t.prompt) == ("border-village, duchy", 0, "buy-phase")


@pytest.mark.rule("DOM-219", "DOM-215")
def test_example_1_susanne_buys_a_copper() -> None:
    susanne = 0
    t = situation(hand="trader", phase="buy", buys=2)
    coppers, silvers = t.pile("copper"), t.pile("silver")
    t.pick("pile copper")
    assert (t.seat, t.offered) == (susanne, ["card trader", "done"])
    t.pick("trader")
    assert (t.pile("copper"), t.pile("silver")) == (coppers, silvers - 1)
    assert (t.discard(susanne), t.hand(susanne)) == ("silver", "trader")


@pytest.mark.rule("DOM-220", "DOM-256")
def test_example_2_bernd_haggles_for_a_copper() -> None:
    t = situation(hand="haggler, trader, copper", buys=2, piles={"crossroads": 10})
    coppers = t.pile("copper")
    t.pick("haggler")
    assert t.coins == 2
    t.pick("pile crossroads")
    assert sorted(t.offered) == ["card haggler", "card trader"]
    t.pick("haggler")
    assert t.offered == ["pile copper", "pile curse"]
    t.pick("pile copper")
    assert t.discard() == "copper, crossroads"
    t.pick("trader")
    assert (t.discard(), t.pile("copper")) == ("crossroads, silver", coppers)
    assert t.offered == ["card trader", "done"]  # the Crossroads could be exchanged as well
    t.pick("done")
    assert (t.discard(), t.gained(), t.coins) == ("crossroads, silver", "crossroads, copper", 0)


@pytest.mark.rule("DOM-221", "DOM-251")
def test_example_3_maries_cauldrons_bring_susanne_three_silvers() -> None:
    marie, susanne = 0, 1
    t = situation({"hand": "trader"}, hand="3 cauldron", phase="buy", deck="crossroads")
    curses, silvers = t.pile("curse"), t.pile("silver")
    t.pick("cauldron", "cauldron", "cauldron")
    assert (t.coins, t.buys) == (6, 4)
    t.pick("pile crossroads", "pile crossroads")
    assert (t.seat, t.discard(susanne)) == (marie, "")
    t.pick("pile crossroads")
    for exchanged in range(3):
        assert (t.seat, t.offered) == (susanne, ["card trader", "done"])
        assert t.discard(susanne) == ", ".join(["curse"] + ["silver"] * exchanged)
        t.pick("trader")
    assert t.discard(susanne) == "silver, silver, silver"
    assert (t.pile("curse"), t.pile("silver")) == (curses, silvers - 3)
    assert t.gained(susanne) == "curse, curse, curse"
    assert t.hand(susanne) == "trader"


@pytest.mark.rule("DOM-218")
def test_an_action_that_trader_exchanged_still_counts_for_cauldron() -> None:
    t = situation({}, hand="trader", in_play="cauldron", phase="buy", coins=3, buys=2, gained="village, village")
    t.pick("pile village", "trader")
    assert (t.discard(), t.discard(1), t.prompt) == ("silver", "curse", "buy-phase")


@pytest.mark.rule("DOM-223", "DOM-217")
def test_the_third_curse_stays_when_only_two_silvers_are_left() -> None:
    t = situation(
        {"hand": "trader"}, in_play="3 cauldron", phase="buy", buys=2, coins=3, gained="village, village",
        piles={"silver": 2},
    )  # fmt: skip
    t.pick("pile village", "trader", "trader")
    assert (t.prompt, t.discard(1), t.pile("silver")) == ("buy-phase", "curse, silver, silver", 0)


# Cauldron and Border Village: each gain is counted once


@pytest.mark.rule("DOM-250", "DOM-254")
@pytest.mark.parametrize("first", ["border-village", "cauldron"])
def test_the_third_action_gained_is_a_border_village_that_brings_a_fourth(first: str) -> None:
    t = situation(
        {}, in_play="cauldron", phase="buy", coins=6, buys=2, gained="village, village", deck="border-village"
    )
    t.pick("pile border-village")
    assert sorted(t.offered) == ["card border-village", "card cauldron"]
    t.pick(first, "pile village")
    assert (t.gained(1), t.discard(1), t.prompt) == ("curse", "curse", "buy-phase")


@pytest.mark.rule("DOM-250", "DOM-254")
def test_the_second_action_gained_is_a_border_village_that_brings_the_third() -> None:
    t = situation({}, in_play="cauldron", phase="buy", coins=6, buys=2, gained="village", deck="border-village")
    t.pick("pile border-village", "pile village")
    assert (t.gained(1), t.discard(1), t.prompt) == ("curse", "curse", "buy-phase")


# Trail


@pytest.mark.rule("DOM-229", "DOM-228")
def test_remodel_on_trail_plays_it_and_still_gains_a_gold() -> None:
    t = situation(hand="remodel, trail, copper", deck="estate, duchy")
    t.pick("remodel", "trail")
    assert (t.trash, t.offered) == ("trail", ["card trail", "done"])
    t.pick("trail")
    assert (t.trash, t.in_play(), t.hand(), t.actions) == ("", "remodel, trail", "copper, estate", 1)
    t.pick("pile gold")
    assert (t.gained(), t.discard()) == ("gold", "gold")
    t.end_turn()
    assert (t.trash, "trail" in t.owned()) == ("", True)


@pytest.mark.rule("DOM-229")
def test_remodel_on_a_trail_that_stays_in_the_trash() -> None:
    t = situation(hand="remodel, trail", deck="estate")
    t.pick("remodel", "trail", "done", "pile gold")
    assert (t.trash, t.hand(), t.discard()) == ("trail", "", "gold")


# Nomads, Berserker, Haggler, Highway, Souk


@pytest.mark.rule("DOM-206")
def test_nomads_gained_on_anothers_turn_give_coins_that_nobody_can_use() -> None:
    t = situation({"hand": "weaver, 3 copper"}, hand="margrave", deck="3 copper, nomads")
    t.pick("margrave", "weaver", "weaver", "card", "pile nomads")
    assert (t.gained(1), t.coins, t.seat) == ("nomads", 0, 0)
    t.end_turn()
    assert (t.seat, t.coins) == (1, 0)


@pytest.mark.rule("DOM-239", "DOM-237")
def test_moat_answers_a_berserker_that_is_played_when_gained() -> None:
    t = situation({"hand": "moat, 4 copper"}, in_play="village", phase="buy", coins=5, buys=2, deck="berserker")
    t.pick("pile berserker")
    assert (t.seat, t.prompt, t.in_play()) == (1, "react-to-attack", "berserker, village")
    t.pick("moat", "pile smithy")
    assert (t.gained(), t.prompt) == ("berserker, smithy", "buy-phase")
    assert t.hand(1) == "copper, copper, copper, copper, moat"


@pytest.mark.rule("DOM-257")
def test_a_bought_province_brings_a_gold_through_haggler() -> None:
    t = situation(in_play="haggler", phase="buy", coins=8, buys=2)
    t.pick("pile province")
    assert "pile gold" in t.offered
    t.pick("pile gold")
    assert (t.discard(), t.gained(), t.seat) == ("gold, province", "province, gold", 0)


@pytest.mark.rule("DOM-260")
def test_haggler_and_a_haggler_in_the_throne_room_bring_three_cards() -> None:
    t = situation(hand="haggler, throne-room, haggler", actions=2, buys=3, coins=4)
    t.pick("haggler", "throne-room", "haggler")
    assert t.coins == 4 + 6
    t.pick("pile province", "pile gold", "pile gold", "pile silver")
    assert t.gained() == "province, gold, gold, silver"
    assert (t.prompt, t.coins) == ("buy-phase", 2)
    t.pick("pile moat", "pile copper", "pile copper", "pile copper")
    assert t.gained() == "province, gold, gold, silver, moat, copper, copper, copper"
    assert t.prompt == "buy-phase"


@pytest.mark.rule("DOM-265", "DOM-266")
def test_two_highways_or_one_in_the_throne_room_take_off_two() -> None:
    two = situation(hand="2 highway", coins=6)
    two.pick("highway", "highway")
    throne = situation(hand="throne-room, highway", coins=6)
    throne.pick("throne-room", "highway")
    for t in (two, throne):
        assert (t.cost("province"), t.cost("duchy"), t.cost("moat"), t.cost("copper")) == (6, 3, 0, 0)
        assert "pile province" in t.offered


@pytest.mark.rule("DOM-276")
def test_souk_with_three_other_cards_is_worth_four() -> None:
    t = situation(hand="souk, estate, copper, duchy")
    t.pick("souk")
    assert (t.buys, t.coins) == (2, 4)


@pytest.mark.rule("DOM-277")
def test_souk_can_cost_coins_that_were_there_before() -> None:
    t = situation(hand="festival, souk, 8 copper")
    t.pick("festival", "souk")
    assert (t.coins, t.buys) == (1, 3)
    t = situation(hand="festival, souk, 10 copper")
    t.pick("festival", "souk")
    assert t.coins == 0


@pytest.mark.rule("DOM-283")
def test_wheelwright_gains_a_copy_of_a_discarded_action() -> None:
    t = situation(hand="wheelwright, wheelwright", deck="copper")
    t.pick("wheelwright", "wheelwright", "pile wheelwright")
    assert (t.discard(), t.gained()) == ("wheelwright, wheelwright", "wheelwright")


@pytest.mark.rule("DOM-252", "DOM-185")
def test_guard_dog_and_moat_answer_a_cauldron() -> None:
    t = situation({"hand": "guard-dog, moat", "deck": "4 copper"}, hand="cauldron", phase="buy")
    t.pick("cauldron")
    assert (t.seat, sorted(t.offered)) == (1, ["card guard-dog", "card moat", "done"])
    t.pick("guard-dog", "moat")
    assert (t.in_play(1), len(t.player(1).hand), t.seat) == ("guard-dog", 5, 0)


# Interactions in the recommended sets


@pytest.mark.rule("DOM-320", "DOM-234")
def test_introduction_a_weaver_discarded_to_margrave_gains_two_silvers_on_my_turn() -> None:
    t = situation({"hand": "weaver, gold, 3 copper", "deck": "estate"}, hand="margrave", kingdom="introduction")
    t.pick("margrave", "weaver", "estate", "copper")
    assert (t.seat, t.prompt, t.offered) == (1, "resolve", ["card weaver", "done"])
    t.pick("weaver", "silvers")
    assert (t.gained(1), t.in_play(1)) == ("silver, silver", "weaver")
    assert t.discard(1) == "copper, estate, silver, silver"
    assert (t.seat, t.state.active) == (0, 0)
    t.end_turn()
    assert (t.in_play(1), "weaver" in t.discard(1)) == ("", True)


@pytest.mark.rule("DOM-321")
def test_bargains_a_bought_province_brings_gold_to_everyone() -> None:
    t = situation(
        {"hand": "2 fools-gold", "deck": "copper"}, {"hand": "fools-gold"}, in_play="haggler", phase="buy", coins=8,
        buys=2, kingdom="bargains", piles={"gold": 3},
    )  # fmt: skip
    t.pick("pile province")
    assert not {"pile province", "pile duchy", "pile estate", "done"} & set(t.offered)
    t.pick("pile gold")  # the player whose turn it is comes first
    assert t.gained() == "province, gold"
    assert (t.seat, t.offered) == (1, ["card fools-gold", "done"])
    t.pick("fools-gold", "fools-gold")
    assert (t.deck(1), t.trash, t.pile("gold")) == ("gold, gold, copper", "fools-gold, fools-gold", 0)
    assert t.seat == 2
    t.pick("fools-gold")
    assert (t.deck(2), t.hand(2), t.seat) == ("", "", 0)


@pytest.mark.rule("DOM-321")
def test_bargains_nobody_trashes_fools_gold_for_an_own_province() -> None:
    t = situation({"hand": "copper"}, hand="fools-gold", in_play="haggler", phase="buy", coins=8, buys=2)
    t.pick("pile province", "pile gold")
    assert (t.gained(), t.prompt, t.hand(), t.trash) == ("province, gold", "buy-phase", "fools-gold", "")


@pytest.mark.rule("DOM-322")
def test_happy_trails_workshop_gains_a_trail_that_is_played_at_once() -> None:
    t = situation(hand="workshop", deck="copper, gold", kingdom="happy-trails")
    t.pick("workshop", "pile trail", "trail")
    assert (t.in_play(), t.hand(), t.actions, t.discard()) == ("trail, workshop", "copper", 1, "")


@pytest.mark.rule("DOM-322")
def test_happy_trails_throne_room_on_workshop_does_it_twice() -> None:
    t = situation(hand="throne-room, workshop", deck="copper, gold, estate", kingdom="happy-trails")
    t.pick("throne-room", "workshop", "pile trail", "trail", "pile trail", "trail")
    assert (t.in_play(), t.hand(), t.actions) == ("throne-room, trail, trail, workshop", "copper, gold", 2)
    assert t.gained() == "trail, trail"


@pytest.mark.rule("DOM-323")
def test_happy_trails_a_trail_set_aside_by_library_is_played_when_it_is_discarded() -> None:
    t = situation(hand="library, 5 copper", deck="trail, gold, silver, estate", kingdom="happy-trails")
    t.pick("library", "yes")
    assert len(t.player().hand) == 7
    assert (t.prompt, t.offered) == ("resolve", ["card trail", "done"])
    t.pick("trail")
    assert (t.in_play(), t.actions, t.discard()) == ("library, trail", 1, "")
    assert (t.hand(), t.deck()) == (", ".join(["copper"] * 5 + ["estate", "gold", "silver"]), "")


@pytest.mark.rule("DOM-324")
def test_adventures_abroad_vassal_plays_a_witchs_hut_without_an_action() -> None:
    t = situation(
        {}, hand="vassal, festival, laboratory", deck="witchs-hut, 4 copper, gold", kingdom="adventures-abroad"
    )
    t.pick("vassal", "yes")
    assert (t.actions, t.in_play(), t.prompt) == (0, "vassal, witchs-hut", "discard")
    t.pick("festival", "laboratory")
    assert (t.discard(1), t.discard(), t.coins) == ("curse", "festival, laboratory", 2)
    assert t.hand() == "copper, copper, copper, copper"
