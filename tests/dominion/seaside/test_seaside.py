"""The cards of Seaside that do all they do at once."""

import pytest

from tests.dominion.situations import revealed, situation

# Lookout


def test_lookout_trashes_one_of_three_discards_one_and_puts_the_last_back() -> None:
    t = situation({}, hand="lookout", deck="curse, copper, gold, silver")
    t.pick("lookout")
    assert (t.actions, t.prompt, t.offered) == (1, "trash", ["card copper", "card gold", "card curse"])
    t.pick("curse")
    assert (t.prompt, t.offered) == ("discard", ["card copper", "card gold"])
    t.pick("copper")
    assert (t.trash, t.discard(), t.deck()) == ("curse", "copper", "gold, silver")


@pytest.mark.parametrize(
    ("deck", "picks", "trash", "discard"),
    [("", [], "", ""), ("gold", ["gold"], "gold", ""), ("gold, silver", ["silver", "gold"], "silver", "gold")],
)
def test_with_fewer_cards_lookout_trashes_first_then_discards(
    deck: str, picks: list[str], trash: str, discard: str
) -> None:
    t = situation({}, hand="lookout", deck=deck)
    t.pick("lookout", *picks)
    assert (t.trash, t.discard(), t.deck(), t.prompt) == (trash, discard, "", "buy-phase")


@pytest.mark.rule("DOM-373")
def test_lookout_looks_and_the_others_see_only_what_is_trashed_and_discarded() -> None:
    t = situation({}, hand="lookout", deck="curse, copper, gold, silver")
    t.pick("lookout")
    assert revealed(t) == []
    player = t.game.view(1)["table"]["players"][0]
    assert player["looking"] == {"count": 3, "known": []}
    t.pick("curse", "copper")
    assert t.game.view(1)["table"]["players"][0]["deck"]["top"] == []
    assert t.game.view(0)["table"]["players"][0]["deck"]["top"] == ["gold"]


@pytest.mark.rule("DOM-370")
def test_lookout_shuffles_once_when_it_needs_to() -> None:
    t = situation({}, hand="lookout", deck="gold", discard="estate")
    t.pick("lookout", "estate", "gold")
    assert (t.trash, t.discard(), t.player().shuffles) == ("estate", "gold", 1)


def test_a_trail_that_lookout_trashes_may_be_played_before_lookout_goes_on() -> None:
    t = situation({}, hand="lookout", deck="trail, copper, gold, silver")
    t.pick("lookout", "trail", "trail")
    assert (t.in_play(), t.hand(), t.prompt, t.offered) == (
        "lookout, trail", "silver", "discard", ["card copper", "card gold"],
    )  # fmt: skip


# Cutpurse


def test_cutpurse_gives_two_coins_and_the_others_discard_a_copper_each() -> None:
    t = situation({"hand": "2 copper, gold"}, {"hand": "copper"}, hand="cutpurse")
    t.pick("cutpurse")
    assert (t.coins, t.hand(1), t.discard(1), t.hand(2), t.discard(2)) == (2, "copper, gold", "copper", "", "copper")


@pytest.mark.rule("DOM-373")
def test_who_has_no_copper_reveals_the_hand_to_cutpurse() -> None:
    t = situation({"hand": "silver, estate"}, hand="cutpurse")
    t.pick("cutpurse")
    assert (sorted(revealed(t)), t.hand(1)) == (["estate", "silver"], "estate, silver")
    t = situation({"hand": "copper, estate"}, hand="cutpurse")
    t.pick("cutpurse")
    assert revealed(t) == []


def test_a_moat_stops_cutpurse() -> None:
    t = situation({"hand": "moat, copper"}, {"hand": "copper"}, hand="cutpurse")
    t.pick("cutpurse", "moat")
    assert (t.coins, t.hand(1), t.hand(2)) == (2, "copper, moat", "")


@pytest.mark.rule("DOM-107")
def test_cutpurse_goes_round_from_the_attackers_left() -> None:
    t = situation({"hand": "copper"}, {"hand": "copper"}, {"hand": "cutpurse"}, turn=3, hand="copper")
    t.pick("cutpurse")
    assert [event.seat for event in t.game.events if event.kind == "discard"][:3] == [0, 1, 2]


# Island


def test_island_goes_onto_its_mat_with_a_card_from_hand() -> None:
    t = situation({}, hand="island, province, copper")
    t.pick("island")
    assert (t.prompt, t.offered) == ("mat", ["card copper", "card province"])
    t.pick("province")
    assert (t.mat("island"), t.hand(), t.in_play()) == ("island, province", "copper", "")


def test_an_island_without_another_card_goes_alone() -> None:
    t = situation({}, hand="island")
    t.pick("island")
    assert (t.mat("island"), t.in_play()) == ("island", "")


@pytest.mark.rule("DOM-099")
def test_an_island_played_twice_moves_itself_once_and_two_cards() -> None:
    t = situation({}, hand="throne-room, island, province, duchy, copper")
    t.pick("throne-room", "island", "province", "duchy")
    assert (t.mat("island"), t.hand(), t.in_play()) == ("duchy, island, province", "copper", "throne-room")


@pytest.mark.rule("DOM-078", "DOM-132")
def test_what_lies_on_the_island_mat_is_owned_public_scored_and_never_drawn() -> None:
    t = situation({}, hand="island, province, copper", deck="estate, copper", discard="gold")
    t.pick("island", "province")
    assert t.score() == 2 + 6 + 1
    for viewer in (0, 1, None):
        player = t.game.view(viewer)["table"]["players"][0]
        assert player["mats"]["island"] == {"count": 2, "known": ["province", "island"]}
        assert player["in_play"] == []
    t.end_turn()
    assert t.mat("island") == "island, province"
    assert "province" not in t.hand() + t.deck() + t.discard()
    assert t.score() == 2 + 6 + 1


def test_island_is_worth_two_points_anywhere() -> None:
    t = situation({"deck": "island"}, hand="island", discard="island", island="island")
    assert (t.score(), t.score(seat=1)) == (6, 2)


def test_gardens_count_what_lies_on_the_island_mat() -> None:
    t = situation({}, hand="gardens, 4 copper", island="island, 4 copper")
    assert t.score() == 2 + 1


# Warehouse and Bazaar


def test_warehouse_draws_three_gives_an_action_and_discards_three() -> None:
    t = situation({}, hand="warehouse, estate", deck="gold, silver, copper, duchy")
    t.pick("warehouse")
    assert (t.hand(), t.actions, t.prompt) == ("copper, estate, gold, silver", 1, "discard")
    assert "done" not in t.offered
    t.pick("estate", "copper", "silver")
    assert (t.hand(), t.discard()) == ("gold", "copper, estate, silver")


@pytest.mark.parametrize(("deck", "hand", "left"), [("gold", "estate, duchy, copper", 1), ("", "estate", 0)])
def test_warehouse_discards_three_or_all_even_if_it_drew_fewer(deck: str, hand: str, left: int) -> None:
    t = situation({}, hand="warehouse, " + hand, deck=deck)
    t.pick("warehouse")
    while t.prompt == "discard":
        t.pick(t.offered[0])
    assert len(t.player().hand) == left


def test_of_what_warehouse_discards_the_others_see_the_top_card() -> None:
    t = situation({}, hand="warehouse", deck="gold, silver, copper")
    t.pick("warehouse", "gold", "silver", "copper")
    assert t.game.view(1)["table"]["players"][0]["discard"] == {"count": 3, "top": "copper", "known": ["copper"]}


@pytest.mark.rule("DOM-197")
def test_warehouse_discarding_three_tunnels_gains_three_golds() -> None:
    t = situation({}, hand="warehouse", deck="3 tunnel")
    t.pick("warehouse", "tunnel", "tunnel", "tunnel")
    t.pick("tunnel", "tunnel", "tunnel")
    assert t.gained() == "gold, gold, gold"


def test_bazaar() -> None:
    t = situation({}, hand="bazaar", deck="gold, copper")
    t.pick("bazaar")
    assert (t.hand(), t.actions, t.coins) == ("gold", 2, 1)


# Smugglers


def test_smugglers_gain_a_card_that_the_player_to_the_right_gained() -> None:
    t = situation({"gained_before": "silver"}, {"gained_before": "gold, village"}, hand="smugglers")
    t.pick("smugglers")
    assert t.offered == ["pile village", "pile gold"]
    t.pick("pile gold")
    assert (t.discard(), t.gained()) == ("gold", "gold")


def test_smugglers_reach_cards_up_to_six_as_they_cost_now() -> None:
    t = situation({"gained_before": "province"}, hand="smugglers")
    t.pick("smugglers")
    assert t.prompt == "buy-phase"
    t = situation({"gained_before": "province"}, hand="smugglers", in_play="2 highway")
    t.pick("smugglers", "pile province")
    assert t.gained() == "province"


def test_smugglers_gain_nothing_that_is_not_in_the_supply_any_more() -> None:
    t = situation({"gained_before": "gold, village"}, hand="smugglers", piles={"gold": 0})
    t.pick("smugglers")
    assert t.offered == ["pile village"]
    t = situation({"gained_before": ""}, hand="smugglers")
    t.pick("smugglers")
    assert t.gained() == ""


def test_smugglers_must_gain_if_they_can() -> None:
    t = situation({"gained_before": "curse"}, hand="smugglers")
    t.pick("smugglers")
    assert t.offered == ["pile curse"]


def test_smugglers_look_at_the_last_turn_and_no_further() -> None:
    t = situation({"hand": "smugglers"}, phase="buy", coins=9, buys=2, kingdom="runners")
    t.pick("pile gold", "pile silver")
    assert (t.seat, t.state.active) == (1, 1)
    t.pick("smugglers")
    assert t.offered == ["pile silver", "pile gold"]
    t.pick("pile silver")
    t.end_turn().end_turn().end_turn()
    assert [card.slug for card in t.player(0).gained_before] == []


@pytest.mark.rule("DOM-383")
def test_nobody_may_react_to_smugglers_as_to_an_attack() -> None:
    t = situation({"gained_before": "silver", "hand": "moat, guard-dog"}, hand="smugglers")
    t.pick("smugglers")
    assert (t.seat, t.offered) == (0, ["pile silver"])


def test_what_was_gained_on_another_players_turn_is_not_smuggled() -> None:
    t = situation(
        {"hand": "4 copper, weaver", "deck": "5 copper"}, {"hand": "smugglers, 2 copper", "deck": "5 copper"},
        hand="militia, 3 copper", deck="8 copper",
    )  # fmt: skip
    t.pick("militia", "copper", "weaver", "weaver", "silvers")
    assert t.gained(1) == "silver, silver"
    t.end_turn()
    t.end_turn()
    t.pick("smugglers")
    assert (t.seat, t.gained(2)) == (2, "")


@pytest.mark.rule("DOM-224", "DOM-423")
def test_an_exchanged_card_was_gained_and_can_be_smuggled_but_not_the_silver_for_it() -> None:
    t = situation({"hand": "smugglers"}, hand="trader", phase="buy", coins=6, piles={"smugglers": 9})
    t.pick("pile gold", "trader")
    assert (t.state.active, t.owned()) == (1, "silver, trader")
    t.pick("smugglers")
    assert t.offered == ["pile gold"]


def test_cards_with_debt_cannot_be_smuggled() -> None:
    t = situation({"gained_before": "engineer, silver"}, hand="smugglers")
    t.pick("smugglers")
    assert t.offered == ["pile silver"]
