"""Playing and replaying cards; Reactions and Attacks (ledger sections 8 and 9)."""

import pytest

from allmende.dominion.card import ATTACK, CARDS
from allmende.dominion.kingdoms import named_card
from tests.dominion.situations import Situation, situation


def leave_play(t: Situation, name: str) -> None:
    """Trash a card out of play by hand: other sets have effects that do so, these two have none."""
    card = named_card(name)
    t.player().in_play.remove(card)
    t.state.trash_pile.append(card)


@pytest.mark.rule("DOM-096")
def test_a_card_is_put_into_play_and_then_followed() -> None:
    t = situation(hand="workshop, copper")
    t.pick("workshop")
    assert (t.prompt, t.in_play(), t.hand()) == ("gain", "workshop", "copper")


@pytest.mark.rule("DOM-096")
def test_what_stands_below_the_line_is_not_for_playing() -> None:
    t = situation({"hand": "5 copper"}, hand="nomads, berserker, trail", actions=3, deck="estate")
    t.pick("nomads")
    assert t.coins == 2  # not another $2 for gaining or trashing it
    t.pick("berserker", "pile estate", "copper", "copper")
    assert (t.prompt, t.gained()) == ("action-phase", "estate")  # played once
    t.pick("trail")
    assert (t.prompt, t.hand()) == ("buy-phase", "estate")


@pytest.mark.rule("DOM-097")
def test_throne_room_resolves_the_first_play_before_the_second() -> None:
    t = situation(hand="throne-room, oasis, copper", deck="estate, gold")
    t.pick("throne-room", "oasis")
    assert (t.prompt, t.hand(), t.coins, t.actions) == ("discard", "copper, estate", 1, 1)
    t.pick("estate")
    assert (t.prompt, t.hand(), t.coins, t.actions) == ("discard", "copper, gold", 2, 2)
    t.pick("copper")
    assert (t.hand(), t.in_play()) == ("gold", "oasis, throne-room")


@pytest.mark.rule("DOM-097")
def test_neither_play_of_throne_room_needs_an_action() -> None:
    t = situation(hand="throne-room, smithy", deck="7 copper")
    t.pick("throne-room", "smithy")
    assert (len(t.player().hand), t.actions) == (6, 0)


@pytest.mark.rule("DOM-098")
def test_the_first_time_counts_plays_and_not_cards() -> None:
    t = situation(hand="throne-room, 2 crossroads")
    t.pick("throne-room", "crossroads")
    assert t.actions == 1 - 1 + 3 + 0
    t.pick("crossroads")
    assert t.actions == 2


@pytest.mark.rule("DOM-099")
def test_throne_room_replays_a_card_that_left_play() -> None:
    t = situation(hand="throne-room, workshop")
    t.pick("throne-room", "workshop")
    leave_play(t, "workshop")
    t.pick("pile estate")
    assert t.prompt == "gain"
    t.pick("pile silver")
    assert (t.gained(), t.in_play(), t.trash) == ("estate, silver", "throne-room", "workshop")


@pytest.mark.rule("DOM-100")
def test_vassal_cannot_play_a_card_that_has_played_itself() -> None:
    t = situation(hand="vassal", deck="trail, copper")
    t.pick("vassal", "trail")
    assert (t.prompt, t.in_play(), t.hand()) == ("buy-phase", "trail, vassal", "copper")
    t = situation(hand="vassal", deck="trail, copper")
    t.pick("vassal", "done")
    assert (t.prompt, t.offered) == ("play", ["yes", "no"])  # it still lies in the discard pile


@pytest.mark.rule("DOM-100")
def test_berserker_is_not_played_when_it_was_exchanged() -> None:
    t = situation(
        {"hand": "5 copper"},
        phase="buy", in_play="village", hand="trader", coins=5, buys=2, piles={"berserker": 10},
    )  # fmt: skip
    t.pick("pile berserker", "trader")
    assert (t.prompt, t.in_play(), t.discard(), t.pile("berserker")) == ("buy-phase", "village", "silver", 10)


@pytest.mark.rule("DOM-101")
def test_effects_of_this_turn_are_created_per_play() -> None:
    t = situation(hand="2 throne-room, highway, haggler, copper", actions=2, buys=2, coins=1)
    t.pick("throne-room", "highway", "throne-room", "haggler")
    assert t.cost("gold") == 6 - 2
    t.pick("pile gold", "pile silver", "pile silver")
    assert (t.gained(), t.prompt) == ("gold, silver, silver", "buy-phase")


@pytest.mark.rule("DOM-101")
def test_merchant_and_scheme_count_per_play_too() -> None:
    t = situation(hand="2 throne-room, merchant, scheme, silver", deck="9 estate", actions=2)
    t.pick("throne-room", "merchant", "throne-room", "scheme", "treasures")
    assert t.coins == 2 + 1 + 1
    t.pick("done", "merchant", "scheme")
    assert t.hand() == "estate, estate, estate, merchant, scheme"


@pytest.mark.rule("DOM-101")
def test_effects_of_this_turn_last_when_their_card_leaves_play() -> None:
    t = situation(in_play="highway, haggler", phase="buy", coins=5, buys=2)
    leave_play(t, "highway")
    leave_play(t, "haggler")
    t.pick("pile gold", "pile silver")
    assert (t.coins, t.gained()) == (0, "gold, silver")


@pytest.mark.rule("DOM-101")
def test_effects_of_this_turn_end_with_it() -> None:
    t = situation({"hand": "silver"}, in_play="highway, haggler, merchant", phase="buy", deck="silver, 4 estate")
    t.pick("done")
    assert (t.seat, t.cost("gold")) == (1, 6)
    t.pick("treasures")
    assert t.coins == 2
    t.pick("done", "treasures")
    assert (t.seat, t.cost("gold"), t.coins) == (0, 6, 2)
    t.pick("pile estate")
    assert t.seat == 1  # no Haggler is in effect any more


# Reactions and Attacks


@pytest.mark.rule("DOM-102")
def test_a_reaction_is_optional() -> None:
    t = situation({"hand": "moat, 4 copper"}, hand="militia")
    t.pick("militia")
    assert (t.seat, t.offered) == (1, ["card moat", "done"])
    t.pick("done", "moat", "copper")
    assert (t.hand(1), t.discard(1)) == ("copper, copper, copper", "copper, moat")


@pytest.mark.rule("DOM-102")
def test_a_reaction_is_used_from_hand() -> None:
    t = situation({"hand": "5 copper", "deck": "moat", "discard": "moat", "in_play": "moat"}, hand="militia")
    t.pick("militia")
    assert (t.seat, t.prompt) == (1, "discard")


@pytest.mark.rule("DOM-102")
def test_a_reaction_waits_for_its_condition() -> None:
    t = situation({"hand": "moat, guard-dog, fools-gold"}, hand="council-room, gold, copper", deck="4 copper", buys=2)
    t.pick("council-room")  # no Attack
    assert t.seat == 0
    t.pick("treasures", "pile duchy")  # no Province
    assert t.seat == 0
    t = situation({"hand": "moat, fools-gold"}, hand="fools-gold", phase="buy", coins=8, buys=2)
    t.pick("pile province")
    assert (t.seat, t.offered) == (1, ["card fools-gold", "done"])


@pytest.mark.rule("DOM-103")
def test_a_revealed_reaction_stays_in_hand_for_the_next_event() -> None:
    t = situation({"hand": "moat, 4 copper"}, hand="2 militia", actions=2)
    t.pick("militia", "moat")
    assert (t.seat, t.hand(1)) == (0, "copper, copper, copper, copper, moat")
    t.pick("militia")
    assert (t.seat, t.offered) == (1, ["card moat", "done"])
    t.pick("moat")
    assert (t.seat, len(t.player(1).hand)) == (0, 5)


@pytest.mark.rule("DOM-104")
def test_reactions_come_before_the_attack_does_anything_in_turn_order() -> None:
    t = situation({"hand": "moat"}, {"hand": "moat"}, hand="witch", deck="2 gold")
    t.pick("witch")
    assert (t.seat, t.prompt, t.in_play(), t.hand()) == (1, "react-to-attack", "witch", "")
    t.pick("done")
    assert (t.seat, t.prompt, t.hand(), t.discard(1)) == (2, "react-to-attack", "", "")
    t.pick("moat")
    assert (t.seat, t.hand()) == (0, "gold, gold")
    assert [t.discard(seat) for seat in (0, 1, 2)] == ["", "curse", ""]


@pytest.mark.rule("DOM-104", "DOM-110")
def test_an_attack_that_strikes_later_is_answered_when_it_is_played() -> None:
    t = situation(
        {"hand": "moat"}, {"hand": "moat"},
        hand="cauldron", gained="village, smithy", phase="buy",
    )  # fmt: skip
    t.pick("card cauldron", "moat", "done")
    t.pick("pile moat")  # the third Action: nobody is asked any more
    assert (t.seat, t.discard(1), t.discard(2)) == (0, "", "curse")


@pytest.mark.rule("DOM-105")
@pytest.mark.parametrize("attack", [card.slug for card in CARDS if card.types & ATTACK])
def test_every_card_of_the_attack_type_can_be_answered(attack: str) -> None:
    t = situation({"hand": "moat"}, hand=attack, phase="buy" if attack == "cauldron" else "action")
    t.pick(f"card {attack}")
    assert (t.seat, t.prompt, t.offered) == (1, "react-to-attack", ["card moat", "done"])


@pytest.mark.rule("DOM-105")
def test_the_attacks() -> None:
    ours = ("base", "hinterlands")
    attacks = [card.slug for card in CARDS if card.types & ATTACK and card.expansion in ours]
    assert sorted(attacks) == [
        "bandit", "berserker", "bureaucrat", "cauldron", "margrave", "militia", "witch", "witchs-hut",
    ]  # fmt: skip


@pytest.mark.rule("DOM-106")
def test_each_play_of_an_attack_can_be_answered() -> None:
    t = situation({"hand": "moat"}, hand="throne-room, witch", deck="4 copper")
    t.pick("throne-room", "witch", "done")
    assert (t.seat, t.prompt, t.discard(1), len(t.player().hand)) == (1, "react-to-attack", "curse", 2)
    t.pick("moat")
    assert (t.seat, t.discard(1), len(t.player().hand)) == (0, "curse", 4)


@pytest.mark.rule("DOM-107")
def test_an_attack_goes_round_from_the_attackers_left() -> None:
    t = situation({"hand": "militia"}, {"hand": "4 copper"}, hand="4 estate", turn=1)
    t.pick("militia")
    assert (t.seat, t.prompt) == (2, "discard")
    t.pick("copper")
    assert (t.seat, t.prompt, t.discard(2)) == (0, "discard", "copper")
    t.pick("estate")
    assert t.seat == 1


@pytest.mark.rule("DOM-108")
def test_an_unaffected_player_is_skipped_entirely() -> None:
    t = situation(
        {"hand": "moat, 4 copper", "deck": "gold"}, {"hand": "3 copper", "deck": "gold"},
        hand="margrave", deck="3 silver",
    )  # fmt: skip
    t.pick("margrave", "moat", "copper")
    assert (t.hand(1), t.deck(1)) == ("copper, copper, copper, copper, moat", "gold")
    assert (t.hand(2), t.deck(2)) == ("copper, copper, gold", "")
    assert (t.hand(), t.buys) == ("silver, silver, silver", 2)


@pytest.mark.rule("DOM-109")
@pytest.mark.parametrize(("attacker", "cursed"), [(0, [1]), (1, [2]), (2, [0])])
def test_the_last_curse_goes_to_the_first_in_turn_order(attacker: int, cursed: list[int]) -> None:
    hands = ["witch" if seat == attacker else "" for seat in range(3)]
    t = situation({"hand": hands[1]}, {"hand": hands[2]}, hand=hands[0], turn=attacker, piles={"curse": 1})
    t.pick("witch")
    assert [seat for seat in range(3) if t.discard(seat) == "curse"] == cursed


# Combined cards


@pytest.mark.rule("DOM-111")
@pytest.mark.parametrize(
    ("card", "types"),
    [
        ("trader", ["action", "reaction"]),
        ("fools-gold", ["treasure", "reaction"]),
        ("trail", ["action", "reaction"]),
        ("tunnel", ["victory", "reaction"]),
        ("guard-dog", ["action", "reaction"]),
        ("weaver", ["action", "reaction"]),
    ],
)
def test_combined_cards_have_both_types(card: str, types: list[str]) -> None:
    assert named_card(card).type_names() == types


@pytest.mark.rule("DOM-111")
def test_trader_as_an_action_and_as_a_reaction() -> None:
    t = situation(hand="2 trader, estate", buys=2)
    t.pick("trader", "estate", "done", "done")  # two Silvers, which stay
    assert (t.trash, t.discard()) == ("estate", "silver, silver")
    t.pick("pile curse", "trader")
    assert (t.trash, t.discard(), t.hand()) == ("estate", "silver, silver, silver", "trader")  # nothing more trashed


@pytest.mark.rule("DOM-111")
def test_fools_gold_as_a_treasure_and_as_a_reaction() -> None:
    t = situation({"hand": "fools-gold"}, hand="fools-gold", coins=7, buys=2)
    t.pick("card fools-gold")
    assert t.coins == 8
    t.pick("pile province", "fools-gold")
    assert (t.trash, t.deck(1), t.coins) == ("fools-gold", "gold", 0)


@pytest.mark.rule("DOM-111")
def test_tunnel_as_a_victory_card_and_as_a_reaction() -> None:
    t = situation(hand="oasis, tunnel")
    t.pick("oasis", "tunnel", "tunnel")
    assert (t.score(), t.discard()) == (2, "gold, tunnel")


@pytest.mark.rule("DOM-111")
@pytest.mark.parametrize("card", ["trail", "guard-dog", "weaver"])
def test_trail_guard_dog_and_weaver_are_played_either_way(card: str) -> None:
    action = situation(hand=card, deck="4 copper").pick(card)
    reaction = situation({"hand": f"{card}, 4 estate", "deck": "4 copper"}, hand="militia").pick("militia", card)
    if card != "guard-dog":  # it answers the Attack, the others wait for the discard
        reaction.pick("estate", card)
    assert action.in_play(0) == reaction.in_play(1) == card


@pytest.mark.rule("DOM-112")
def test_fools_gold_is_a_treasure_for_other_cards() -> None:
    assert situation(hand="mine, fools-gold").pick("mine").offered == ["card fools-gold", "done"]
    assert situation(hand="stables, fools-gold").pick("stables").offered == ["card fools-gold", "done"]
    t = situation({"deck": "fools-gold, copper"}, hand="bandit")
    t.pick("bandit", "fools-gold")
    assert t.trash == "fools-gold"
    t = situation(hand="jack-of-all-trades, fools-gold, 4 estate", deck="copper")
    assert t.pick("jack-of-all-trades", "done").offered == ["card estate", "done"]


@pytest.mark.rule("DOM-112")
def test_tunnel_is_a_victory_card_for_other_cards() -> None:
    t = situation({"hand": "tunnel, copper"}, hand="crossroads, bureaucrat, tunnel", deck="2 gold")
    t.pick("crossroads")
    assert t.hand() == "bureaucrat, gold, tunnel"
    t.pick("bureaucrat", "tunnel")
    assert t.deck(1) == "tunnel"
    t = situation(phase="buy", in_play="haggler", coins=6, piles={"tunnel": 8})
    t.pick("pile gold")
    assert "pile silver" in t.offered
    assert "pile tunnel" not in t.offered


@pytest.mark.rule("DOM-112")
def test_combined_actions_are_actions_for_other_cards() -> None:
    t = situation({}, hand="witchs-hut, guard-dog, trader, copper")
    t.pick("witchs-hut", "guard-dog", "trader")
    assert t.discard(1) == "curse"
