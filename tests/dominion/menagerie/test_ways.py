"""Ways: what is done instead of an Action's instructions (ledger sections 14 and 17)."""

import pytest

from allmende import arrange
from allmende.table.errors import ImpossibleSituation
from tests.dominion.situations import Situation, on_mat, situation

TURTLE = "way-of-the-turtle"
MOUSE = ("way-of-the-mouse", "mouse:crossroads")


def next_turn(t: Situation) -> Situation:
    """Let everybody else have a turn in which nothing happens."""
    seat = t.state.active
    t.end_turn()
    while t.state.active != seat:
        t.end_turn()
    return t


# Any Way


@pytest.mark.rule("DOM-140", "DOM-397")
def test_a_way_replaces_the_instructions_and_the_card_is_in_play() -> None:
    t = situation(hand="highway, gold", deck="5 copper", coins=3, landscapes=MOUSE)
    t.pick("highway", "way-of-the-mouse")
    assert t.in_play() == "highway"
    assert t.cost("gold") == 6  # no reduction
    assert t.hand() == "gold"  # no card from Highway, no Victory card for Crossroads
    assert t.actions == 3


@pytest.mark.rule("DOM-140")
def test_the_own_instructions_may_be_followed_all_the_same() -> None:
    t = situation(hand="highway", deck="2 copper", landscapes=MOUSE)
    t.pick("highway", "highway")
    assert (t.hand(), t.actions, t.cost("gold")) == ("copper", 1, 5)


@pytest.mark.rule("DOM-140")
def test_what_stands_below_the_line_stays_valid() -> None:
    t = situation(hand="cellar, trail", deck="village, copper", landscapes=[TURTLE])
    t.pick("cellar", "card cellar", "trail", "trail", "card trail")
    assert t.in_play() == "cellar, trail"


@pytest.mark.rule("DOM-136", "DOM-140")
def test_a_treasure_is_played_without_asking_for_a_way() -> None:
    t = situation(hand="silver", phase="buy", landscapes=MOUSE)
    t.pick("card silver")
    assert t.coins == 2


@pytest.mark.rule("DOM-136")
def test_landscapes_are_not_cards() -> None:
    """Nothing that gains, costs or counts cards reaches them."""
    t = situation(hand="workshop", landscapes=["banish", TURTLE])
    t.pick("workshop", "card workshop")
    assert not any(option.startswith("landscape") for option in t.offered)


@pytest.mark.rule("DOM-397")
def test_a_horse_that_is_played_as_a_way_is_not_returned() -> None:
    t = situation(hand="horse", deck="3 copper", landscapes=MOUSE)
    t.pick("horse", "way-of-the-mouse")
    assert (t.in_play(), t.pile("horse"), t.hand()) == ("horse", 29, "")


@pytest.mark.rule("DOM-397")
def test_a_card_that_is_played_as_a_way_counts_as_played() -> None:
    t = situation(hand="2 crossroads", deck="copper", landscapes=[TURTLE])
    t.pick("crossroads", TURTLE)
    assert t.actions == 0
    t = situation(hand="2 crossroads", deck="copper", actions=2, landscapes=[TURTLE])
    t.pick("crossroads", TURTLE, "crossroads", "card crossroads")
    assert t.actions == 0  # it was not the first one any more


@pytest.mark.rule("DOM-396")
def test_a_way_is_chosen_anew_for_each_play_of_a_replayed_card() -> None:
    t = situation(hand="throne-room, smithy", deck="9 copper", landscapes=MOUSE)
    t.pick("throne-room", "card throne-room", "smithy", "way-of-the-mouse")
    assert t.offered == ["card smithy", "landscape way-of-the-mouse"]
    t.pick("card smithy")
    assert t.hand() == "copper, copper, copper"
    assert t.actions == 3


@pytest.mark.rule("DOM-396")
def test_a_reaction_that_is_played_may_use_a_way() -> None:
    t = situation(hand="sheepdog", phase="buy", buys=2, coins=3, deck="3 copper", landscapes=[TURTLE])
    t.pick("pile silver", "sheepdog", TURTLE)
    assert (on_mat(t, "set-aside"), t.hand()) == ("sheepdog", "")


@pytest.mark.rule("DOM-382", "DOM-396")
def test_attacks_are_answered_before_a_way_is_chosen() -> None:
    t = situation({"hand": "moat, 4 copper"}, hand="militia", landscapes=MOUSE)
    t.pick("militia")
    assert (t.seat, t.prompt) == (1, "react-to-attack")
    t.pick("moat", "way-of-the-mouse")
    assert (t.coins, t.actions, len(t.player(1).hand)) == (0, 3, 5)


@pytest.mark.rule("DOM-396")
def test_later_effects_of_a_duration_ask_for_no_way() -> None:
    t = situation({}, hand="village-green", deck="9 copper", landscapes=[TURTLE])
    t.pick("village-green", "card village-green", "next-turn")
    next_turn(t)
    assert (t.prompt, t.actions) == ("buy-phase", 3)


# Way of the Turtle


@pytest.mark.rule("DOM-350", "DOM-399", "DOM-079", "DOM-364")
def test_the_turtle_sets_the_card_aside_and_plays_it_next_turn() -> None:
    t = situation({}, hand="trail", deck="9 copper", landscapes=[TURTLE])
    t.pick("trail", TURTLE)
    assert (t.in_play(), on_mat(t, "set-aside"), t.hand()) == ("", "trail", "")
    next_turn(t)
    assert (t.prompt, t.offered) == ("play-as", ["card trail", f"landscape {TURTLE}"])  # it cannot be declined
    t.pick("card trail")
    assert (t.in_play(), on_mat(t, "set-aside")) == ("trail", "")
    assert (len(t.player().hand), t.actions) == (6, 2)


@pytest.mark.rule("DOM-399")
def test_the_turtle_may_be_used_again_and_again() -> None:
    t = situation({}, hand="trail", deck="9 copper", landscapes=[TURTLE])
    t.pick("trail", TURTLE)
    next_turn(t)
    t.pick(TURTLE)
    assert (t.in_play(), on_mat(t, "set-aside"), t.prompt) == ("", "trail", "buy-phase")
    next_turn(t)
    t.pick("card trail")
    assert (t.in_play(), t.actions) == ("trail", 2)


@pytest.mark.rule("DOM-399")
def test_a_card_is_set_aside_once_and_the_throne_room_does_not_wait_for_it() -> None:
    t = situation({}, hand="throne-room, smithy", deck="9 copper", landscapes=[TURTLE])
    t.pick("throne-room", "card throne-room", "smithy", TURTLE, TURTLE)
    assert (t.in_play(), on_mat(t, "set-aside")) == ("throne-room", "smithy")
    t.end_turn()
    assert t.in_play() == ""
    t.end_turn()
    t.pick("card smithy")
    assert (t.in_play(), on_mat(t, "set-aside"), len(t.player().hand)) == ("smithy", "", 8)


@pytest.mark.rule("DOM-399")
def test_a_card_that_has_left_play_cannot_be_set_aside() -> None:
    t = situation(hand="throne-room, horse", deck="9 copper", landscapes=[TURTLE])
    t.pick("throne-room", "card throne-room", "horse", "card horse", TURTLE)
    assert (on_mat(t, "set-aside"), t.pile("horse"), len(t.player().hand)) == ("", 30, 2)


@pytest.mark.rule("DOM-390", "DOM-399")
def test_a_duration_that_the_turtle_takes_away_does_nothing_for_its_first_play() -> None:
    t = situation({}, hand="throne-room, village-green", deck="9 copper", landscapes=[TURTLE])
    t.pick("throne-room", "card throne-room", "village-green", "card village-green", "next-turn", TURTLE)
    assert (t.in_play(), on_mat(t, "set-aside")) == ("throne-room", "village-green")
    next_turn(t)
    assert (t.in_play(), t.actions) == ("village-green", 1)
    t.pick("card village-green", "now")
    assert (t.actions, len(t.player().hand)) == (3, 6)


@pytest.mark.rule("DOM-399")
def test_cards_of_the_turtle_are_played_in_the_order_one_likes() -> None:
    t = situation({}, hand="village, smithy", actions=2, deck="20 copper", landscapes=[TURTLE])
    t.pick("village", TURTLE, "smithy", TURTLE)
    next_turn(t)
    assert (t.prompt, t.offered) == ("start-turn", ["card village", "card smithy"])
    t.pick("smithy", "card smithy")
    assert (t.prompt, t.offered[0]) == ("play-as", "card village")


@pytest.mark.rule("DOM-399")
def test_two_equal_cards_of_the_turtle_ask_for_no_order() -> None:
    t = situation({}, hand="2 village", actions=2, deck="20 copper", landscapes=[TURTLE])
    t.pick("village", TURTLE, "village", TURTLE)
    next_turn(t)
    assert t.prompt == "play-as"


@pytest.mark.rule("DOM-399")
def test_an_action_that_the_turtle_got_on_anothers_turn_is_played_on_the_own() -> None:
    t = situation({"hand": "witch"}, {"hand": "sheepdog, 4 copper", "deck": "9 copper"}, turn=1, landscapes=[TURTLE])
    t.pick("witch", "card witch")
    assert t.seat == 2
    t.pick("sheepdog", TURTLE)
    assert on_mat(t, "set-aside", 2) == "sheepdog"
    t.end_turn()
    assert (t.state.active, t.prompt) == (2, "play-as")
    t.pick("card sheepdog")
    assert len(t.player(2).hand) == 6


@pytest.mark.rule("DOM-379")
def test_a_card_of_the_turtle_is_owned_and_survives_a_save() -> None:
    t = situation({}, hand="trail", deck="9 copper", landscapes=[TURTLE])
    t.pick("trail", TURTLE)
    assert "trail" in t.owned()
    again = Situation(arrange("dominion", t.game.situation()))
    assert on_mat(again, "set-aside") == "trail"
    next_turn(again)
    assert again.prompt == "play-as"


# Way of the Mouse


@pytest.mark.rule("DOM-352", "DOM-397")
def test_any_action_may_be_played_as_crossroads() -> None:
    t = situation(hand="smithy, militia, estate, duchy", deck="9 copper", landscapes=MOUSE)
    t.pick("smithy", "way-of-the-mouse")
    assert (t.actions, t.hand()) == (3, "copper, copper, duchy, estate, militia")
    t.pick("militia", "way-of-the-mouse")
    assert (t.actions, t.coins) == (2, 0)  # it was not the first Crossroads


@pytest.mark.rule("DOM-398")
def test_the_mouse_is_a_second_play_and_its_card_cannot_use_it_again() -> None:
    t = situation(hand="smithy", deck="9 copper", landscapes=MOUSE)
    t.pick("smithy", "way-of-the-mouse")
    assert [card.slug for card in t.player().plays] == ["smithy", "crossroads"]
    assert (t.in_play(), t.prompt) == ("smithy", "buy-phase")  # Crossroads was not asked about


@pytest.mark.rule("DOM-080", "DOM-398")
def test_the_card_of_the_mouse_is_not_in_play_and_cannot_move() -> None:
    t = situation(hand="smithy", deck="9 copper", landscapes=["way-of-the-mouse", "mouse:sheepdog"])
    t.pick("smithy", "way-of-the-mouse")
    assert (t.in_play(), t.hand(), t.state.setup.mouse) == ("smithy", "copper, copper", t.player().plays[-1])


@pytest.mark.rule("DOM-379", "DOM-016")
def test_the_card_of_the_mouse_belongs_to_nobody_and_is_in_no_pile() -> None:
    t = situation(hand="stables", phase="buy", coins=20, kingdom="intersection")
    assert "pile crossroads" not in t.offered
    view = t.game.view(0)["table"]
    assert (view["mouse"], "crossroads" in view["kingdom"]) == ("crossroads", False)
    assert t.state.setup.mouse is not None
    assert t.pile("crossroads") == -1
    assert "crossroads" not in t.owned()


@pytest.mark.rule("DOM-080")
def test_a_reaction_of_the_mouse_does_nothing_below_the_line() -> None:
    t = situation(hand="smithy", phase="buy", coins=3, landscapes=["way-of-the-mouse", "mouse:sheepdog"])
    t.pick("pile silver")
    assert t.seat == 1


@pytest.mark.parametrize("mouse", ["smithy", "moat", "enchantress", "gardens", "fools-gold"])
def test_the_card_of_the_mouse_is_an_unused_action_for_two_or_three_that_is_no_duration(mouse: str) -> None:
    with pytest.raises(ImpossibleSituation):
        situation(hand="moat", landscapes=["way-of-the-mouse", f"mouse:{mouse}"])


def test_an_attack_of_the_mouse_is_an_attack() -> None:
    t = situation({"hand": "moat"}, hand="smithy", landscapes=["way-of-the-mouse", "mouse:black-cat"])
    t.pick("smithy", "way-of-the-mouse")
    assert (t.seat, t.prompt) == (1, "react-to-attack")


@pytest.mark.rule("DOM-016", "DOM-361")
def test_the_card_of_the_mouse_brings_what_it_needs() -> None:
    def table(mouse: str) -> Situation:
        return situation(hand="smithy", landscapes=["way-of-the-mouse", f"mouse:{mouse}"])

    assert table("sleigh").pile("horse") == 30
    assert (table("leprechaun").pile("wish"), len(table("leprechaun").state.hexes)) == (12, 12)
    assert len(table("druid").state.boons) == 3
    assert table("underling").state.setup.ally is not None
