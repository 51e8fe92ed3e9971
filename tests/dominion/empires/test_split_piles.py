"""Split piles: Catapult and Rocks, Encampment and Plunder, Patrician and Emporium."""

import pytest

from tests.dominion.situations import revealed, situation

# The piles


@pytest.mark.rule("DOM-153")
def test_of_a_split_pile_only_the_top_card_can_be_had() -> None:
    t = situation(phase="buy", coins=9, buys=3, piles={"catapult-rocks": "catapult, 5 rocks"})
    assert "pile catapult" in t.offered
    assert "pile rocks" not in t.offered
    t.pick("pile catapult")
    assert "pile catapult" not in t.offered
    assert "pile rocks" in t.offered


@pytest.mark.rule("DOM-153")
def test_effects_gain_only_the_top_card_of_a_split_pile() -> None:
    t = situation(hand="workshop", piles={"catapult-rocks": "5 catapult, 5 rocks"})
    t.pick("workshop")
    assert "pile catapult" in t.offered
    assert "pile rocks" not in t.offered


@pytest.mark.rule("DOM-006", "DOM-362")
@pytest.mark.parametrize(
    ("pile", "top", "below"),
    [
        ("catapult-rocks", "catapult", "rocks"),
        ("encampment-plunder", "encampment", "plunder"),
        ("patrician-emporium", "patrician", "emporium"),
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_a_split_pile_has_five_and_five_cards_whose_order_all_may_see(
    pile: str, top: str, below: str, players: int
) -> None:
    t = situation(piles={pile: f"5 {top}, 5 {below}"}, players=players)
    shown = next(one for one in t.game.view(1)["table"]["supply"] if one["pile"] == pile)
    assert (shown["card"], shown["count"], shown["below"]) == (top, 10, [top] * 4 + [below] * 5)
    given = situation(hand=f"5 {top}", deck=f"5 {below}", players=players)
    assert given.pile(top) == given.pile(below) == 0  # there are no more of them


@pytest.mark.rule("DOM-153")
def test_a_split_pile_is_empty_when_all_its_cards_are_gone_and_counts_once() -> None:
    t = situation(phase="buy", coins=9, buys=3, piles={"catapult-rocks": "catapult, rocks"})
    t.pick("pile catapult")
    assert t.state.empty == 0
    t.pick("pile rocks")
    assert t.state.empty == 1


@pytest.mark.rule("DOM-153")
@pytest.mark.parametrize(("left", "over"), [("rocks", True), ("catapult, rocks", False)])
def test_an_empty_split_pile_helps_to_end_the_game(left: str, over: bool) -> None:
    t = situation(phase="buy", coins=4, piles={"catapult-rocks": left, "estate": 0, "curse": 0})
    t.pick("pile rocks" if left == "rocks" else "pile catapult")
    assert t.game.over == over


@pytest.mark.rule("DOM-412")
def test_a_card_that_returns_to_a_split_pile_covers_what_was_on_top() -> None:
    t = situation(phase="buy", coins=9, buys=3, hand="trader", piles={"catapult-rocks": "catapult, 5 rocks"})
    t.pick("pile catapult", "trader")
    assert (t.discard(), t.pile("catapult"), t.pile("rocks")) == ("silver", 1, 0)
    assert "pile rocks" not in t.offered


@pytest.mark.rule("DOM-412")
def test_a_card_that_returns_to_an_empty_split_pile_fills_it_again() -> None:
    t = situation(phase="buy", coins=9, buys=3, hand="trader", piles={"catapult-rocks": "rocks"})
    t.pick("pile rocks", "trader")
    assert (t.state.empty, t.pile("rocks")) == (0, 1)


# Catapult


def test_catapult_gives_a_coin_and_a_cheap_card_that_is_no_treasure_hurts_nobody() -> None:
    t = situation({"hand": "5 copper"}, hand="catapult, estate, estate")
    t.pick("catapult")
    assert t.prompt == "trash"
    assert "done" not in t.offered
    t.pick("estate")
    assert (t.coins, t.trash, t.discard(1), len(t.player(1).hand)) == (1, "estate", "", 5)


def test_catapult_curses_all_others_for_a_card_for_3_or_more() -> None:
    t = situation({"hand": "5 copper"}, {"hand": "5 copper"}, hand="catapult, village")
    t.pick("catapult", "village")
    assert (t.discard(1), t.discard(2), len(t.player(1).hand)) == ("curse", "curse", 5)
    assert t.seat == 0


def test_catapult_lets_others_discard_down_to_three_for_a_treasure() -> None:
    t = situation({"hand": "3 copper, 2 estate"}, hand="catapult, copper")
    t.pick("catapult", "copper", "estate", "estate")
    assert (t.hand(1), t.discard(1)) == ("copper, copper, copper", "estate, estate")


def test_a_dear_treasure_does_both_the_curse_comes_first() -> None:
    t = situation({"hand": "5 copper"}, {"hand": "4 copper"}, hand="catapult, silver")
    t.pick("catapult", "silver")
    assert (t.discard(1), t.discard(2), t.seat, t.prompt) == ("curse", "curse", 1, "discard")
    t.pick("copper", "copper", "copper")
    assert (len(t.player(1).hand), len(t.player(2).hand), t.seat) == (3, 3, 0)


def test_catapult_without_a_card_to_trash_only_gives_its_coin() -> None:
    t = situation({"hand": "5 copper"}, hand="catapult")
    t.pick("catapult")
    assert (t.coins, t.discard(1), len(t.player(1).hand)) == (1, "", 5)


def test_catapult_looks_at_the_cost_of_the_moment() -> None:
    t = situation({"hand": "5 copper"}, hand="catapult, village", in_play="highway")
    t.pick("catapult", "village")
    assert (t.trash, t.discard(1)) == ("village", "")


@pytest.mark.rule("DOM-385")
def test_debt_is_no_coin_for_catapult() -> None:
    t = situation({"hand": "5 copper"}, hand="catapult, engineer")
    t.pick("catapult", "engineer")
    assert (t.trash, t.discard(1)) == ("engineer", "")


def test_rocks_that_catapult_trashes_bring_a_silver_to_hand_before_the_attack() -> None:
    t = situation({"hand": "5 copper"}, hand="catapult, rocks", piles={"silver": 1})
    t.pick("catapult", "rocks")
    assert (t.hand(), t.discard(1), t.prompt, t.seat) == ("silver", "curse", "discard", 1)


def test_moat_protects_from_catapult() -> None:
    t = situation({"hand": "moat, 4 copper"}, hand="catapult, silver")
    t.pick("catapult", "moat", "silver")
    assert (t.discard(1), len(t.player(1).hand), t.trash) == ("", 5, "silver")


# Rocks


def test_rocks_are_worth_a_coin() -> None:
    t = situation(phase="buy", hand="2 rocks, copper")
    t.pick("treasures")
    assert (t.coins, t.in_play()) == (3, "copper, rocks, rocks")


def test_rocks_gained_in_the_own_buy_phase_bring_a_silver_onto_the_deck() -> None:
    t = situation(phase="buy", coins=4, buys=2, deck="copper", piles={"catapult-rocks": "5 rocks"})
    t.pick("pile rocks")
    assert (t.deck(), t.discard(), t.hand()) == ("silver, copper", "rocks", "")


def test_rocks_gained_in_the_action_phase_bring_a_silver_to_hand() -> None:
    t = situation(hand="workshop", piles={"catapult-rocks": "5 rocks"})
    t.pick("workshop", "pile rocks")
    assert (t.hand(), t.discard()) == ("silver", "rocks")


def test_rocks_trashed_on_somebody_elses_turn_bring_a_silver_to_hand() -> None:
    t = situation({"deck": "rocks, copper"}, hand="bandit")
    t.pick("bandit", "rocks")
    assert (t.hand(1), t.trash) == ("silver", "rocks")


def test_rocks_gained_in_somebody_elses_buy_phase_bring_a_silver_to_hand() -> None:
    other = {"hand": "weaver, 3 copper"}
    piles = {"catapult-rocks": "5 rocks", "berserker": 10}
    t = situation(other, phase="buy", coins=5, buys=2, in_play="village", piles=piles)
    t.pick("pile berserker", "pile copper", "weaver", "weaver", "card", "pile rocks")
    assert (t.discard(1), t.hand(1)) == ("rocks", "copper, copper, copper, silver")


def test_no_silver_is_left_for_rocks() -> None:
    t = situation(phase="buy", coins=4, buys=2, piles={"catapult-rocks": "5 rocks", "silver": 0})
    t.pick("pile rocks")
    assert t.gained() == "rocks"


def test_the_silver_of_rocks_is_a_gain_like_any_other() -> None:
    t = situation(
        phase="buy", coins=4, buys=2, piles={"catapult-rocks": "5 rocks"}, landscapes=["labyrinth"], hand="trader"
    )
    t.pick("pile rocks")
    assert t.offered == ["card rocks", "card trader"]
    t.pick("rocks")
    assert t.offered == ["card trader", "landscape labyrinth"]
    t.pick("labyrinth", "done", "done")
    assert (t.gained(), t.tokens()) == ("rocks, silver", "2 vp")


# Patrician


def test_patrician_puts_a_card_for_5_or_more_into_the_hand() -> None:
    t = situation(hand="patrician", deck="copper, duchy, estate")
    t.game.listen()
    t.pick("patrician")
    assert (t.hand(), t.deck()) == ("copper, duchy", "estate")
    assert revealed(t) == ["duchy"]
    assert t.game.view(1)["table"]["players"][0]["hand"]["known"] == ["duchy"]


def test_patrician_leaves_a_cheaper_card_on_the_deck_where_all_know_it() -> None:
    t = situation(hand="patrician, village", deck="copper, silver, estate")
    t.pick("patrician")
    assert (t.hand(), t.deck(), t.actions) == ("copper, village", "silver, estate", 1)
    assert t.game.view(1)["table"]["players"][0]["deck"]["top"] == ["silver"]


@pytest.mark.rule("DOM-385")
@pytest.mark.parametrize(("top", "in_play"), [("engineer", ""), ("duchy", "highway")])
def test_patrician_looks_at_the_coins_of_the_cost_now(top: str, in_play: str) -> None:
    t = situation(hand="patrician, village", deck=f"copper, {top}", in_play=in_play)
    t.pick("patrician")
    assert t.deck() == top


def test_patrician_with_nothing_to_reveal() -> None:
    t = situation(hand="patrician, village", deck="copper")
    t.pick("patrician")
    assert (t.hand(), t.deck(), t.actions) == ("copper, village", "", 1)


# Emporium


def test_emporium_gives_a_card_an_action_and_a_coin() -> None:
    t = situation(hand="emporium, village", deck="gold")
    t.pick("emporium")
    assert (t.hand(), t.actions, t.coins, t.tokens()) == ("gold, village", 1, 1, "")


@pytest.mark.parametrize(
    ("in_play", "tokens"),
    [
        ("5 village", "2 vp"),
        ("4 village, 2 copper", ""),
        ("4 village, enchantress", "2 vp"),
        ("4 village, trail", "2 vp"),
        ("6 village", "2 vp"),
    ],
)
def test_a_gained_emporium_pays_with_five_actions_in_play(in_play: str, tokens: str) -> None:
    t = situation(phase="buy", coins=5, buys=2, in_play=in_play, piles={"patrician-emporium": "5 emporium"})
    t.pick("pile emporium")
    assert t.tokens() == tokens


def test_a_called_reserve_card_is_in_play_for_emporium() -> None:
    t = situation(
        phase="buy", coins=5, buys=2, in_play="4 village, guide", called="guide", plays="4 village",
        piles={"patrician-emporium": "5 emporium"},
    )  # fmt: skip
    t.pick("pile emporium")
    assert t.tokens() == "2 vp"


@pytest.mark.rule("DOM-231")
def test_a_trail_that_was_played_when_gained_counts_for_emporium() -> None:
    t = situation(
        phase="buy", coins=9, buys=3, in_play="4 village", piles={"patrician-emporium": "5 emporium", "trail": 10}
    )
    t.pick("pile trail", "trail", "pile emporium")
    assert t.tokens() == "2 vp"


@pytest.mark.rule("DOM-079")
def test_a_set_aside_encampment_does_not_count_for_emporium() -> None:
    t = situation(
        hand="encampment", actions=1, in_play="4 village", piles={"patrician-emporium": "5 emporium"}, coins=5
    )
    t.pick("encampment", "pile emporium")
    assert t.tokens() == ""


# Encampment


def test_encampment_stays_in_play_if_a_gold_is_revealed() -> None:
    t = situation(hand="encampment, village", deck="gold, copper")
    t.game.listen()
    t.pick("encampment")
    assert (t.actions, t.prompt, t.offered) == (2, "reveal", ["card gold", "done"])
    t.pick("gold")
    assert revealed(t) == ["gold"]
    assert (t.in_play(), t.hand()) == ("encampment", "copper, gold, village")
    assert t.game.view(1)["table"]["players"][0]["hand"]["known"] == ["gold"]
    t.end_turn()
    assert "encampment" in t.owned()


def test_a_plunder_may_be_revealed_as_well() -> None:
    t = situation(hand="encampment, plunder, village", deck="2 copper")
    t.pick("encampment", "plunder")
    assert t.in_play() == "encampment"


@pytest.mark.rule("DOM-079")
def test_encampment_is_set_aside_if_nothing_is_revealed_and_returns_when_clean_up_begins() -> None:
    t = situation(hand="encampment, gold, village", deck="2 copper", piles={"encampment-plunder": "2 plunder"})
    t.pick("encampment", "done")
    assert (t.in_play(), t.mat("set-aside"), t.pile("plunder"), t.pile("encampment")) == ("", "encampment", 2, 0)
    t.end_turn()
    assert (t.mat("set-aside"), t.pile("encampment"), t.pile("plunder")) == ("", 1, 0)
    assert "encampment" not in t.owned()


def test_without_gold_or_plunder_nothing_is_asked() -> None:
    t = situation(hand="encampment, village", deck="2 silver")
    t.pick("encampment")
    assert (t.prompt, t.mat("set-aside"), t.hand()) == ("action-phase", "encampment", "silver, silver, village")


@pytest.mark.rule("DOM-412")
def test_a_returned_encampment_covers_a_plunder() -> None:
    t = situation({"hand": "3 gold"}, hand="encampment", deck="2 copper", piles={"encampment-plunder": "2 plunder"})
    t.pick("encampment").end_turn()
    t.pick("treasures")
    assert "pile encampment" in t.offered
    assert "pile plunder" not in t.offered


def test_a_replayed_encampment_gives_everything_again_and_returns_once() -> None:
    t = situation(
        hand="throne-room, encampment, village", deck="4 copper", piles={"encampment-plunder": "3 encampment"}
    )
    t.pick("throne-room", "encampment")
    assert (t.actions, t.hand()) == (4, "copper, copper, copper, copper, village")
    assert (t.mat("set-aside"), t.in_play()) == ("encampment", "throne-room")
    t.end_turn()
    assert t.pile("encampment") == 4


def test_an_encampment_that_stayed_at_first_may_still_be_set_aside_by_the_second_play() -> None:
    t = situation(hand="throne-room, encampment, gold, village", deck="4 copper")
    t.pick("throne-room", "encampment", "gold", "done")
    assert (t.mat("set-aside"), t.in_play()) == ("encampment", "throne-room")


def test_scheme_cannot_save_a_set_aside_encampment() -> None:
    t = situation(hand="encampment", deck="2 copper", in_play="scheme", piles={"encampment-plunder": "2 plunder"})
    t.pick("encampment", "done")
    assert (t.prompt, t.offered) == ("save", ["card scheme", "done"])
    assert t.pile("encampment") == 1


# Plunder


def test_every_play_of_plunder_gives_two_coins_and_a_point() -> None:
    t = situation(phase="buy", hand="2 plunder, copper")
    assert "treasures" in t.offered
    t.pick("treasures")
    assert (t.coins, t.in_play()) == (1, "copper")  # those with instructions are played one by one
    t.pick("plunder", "plunder")
    assert (t.coins, t.tokens()) == (5, "2 vp")
    assert t.score("vp") == 2
