"""The deck of Hexes, and what each of them does."""

import pytest

from allmende import new_game
from allmende.table import seeded
from tests.dominion.nocturne.hexing import HEXES, at_night, on_top, receiving
from tests.dominion.situations import Situation, costs_offered, revealed, situation

# The deck


@pytest.mark.rule("DOM-361", "DOM-402")
@pytest.mark.parametrize("doom", ["werewolf", "leprechaun"])
def test_a_doom_card_brings_the_twelve_hexes(doom: str) -> None:
    t = situation(hand=doom)
    assert sorted(thing.slug for thing in t.state.hexes) == HEXES
    assert len(HEXES) == 12
    assert t.game.view(1)["table"]["hexes"] == {"count": 12, "used": []}


@pytest.mark.rule("DOM-361")
def test_without_a_doom_card_there_are_no_hexes() -> None:
    t = situation(hand="druid, cobbler")
    assert (t.state.hexes, t.game.view(0)["table"]["hexes"]) == ([], None)


@pytest.mark.rule("DOM-402")
def test_the_hexes_are_shuffled_before_the_game() -> None:
    orders = {
        tuple(thing.slug for thing in Situation(new_game("dominion", kingdom="search-party", seed=seed)).state.hexes)
        for seed in range(5)
    }
    assert len(orders) > 1


@pytest.mark.rule("DOM-145", "DOM-402")
def test_one_hex_is_for_all_others_in_turn_order() -> None:
    seats = [{"hand": "4 copper, estate"}, {"hand": "silver, 4 copper"}, {"hand": "5 copper"}]
    t = at_night(on_top("poverty"), *seats, turn=0)
    t.pick("werewolf")
    assert (t.seat, t.prompt) == (1, "discard")
    t.pick("copper", "copper")
    assert t.seat == 2
    t.pick("copper", "copper")
    assert t.seat == 3
    t.pick("copper", "copper")
    hands = [t.hand(seat) for seat in (1, 2, 3)]
    assert hands == ["copper, copper, estate", "copper, copper, silver", "copper, copper, copper"]
    assert [thing.slug for thing in t.state.hexes_used] == ["poverty"]
    assert len(t.state.hexes) == 11


@pytest.mark.rule("DOM-145")
def test_the_next_werewolf_brings_the_next_hex() -> None:
    t = at_night(on_top("plague", "greed"), {}, hand="2 werewolf, cobbler")
    t.pick("werewolf")
    assert (t.hand(1), t.deck(1)) == ("curse", "")
    t.pick("werewolf")
    assert (t.hand(1), t.deck(1)) == ("curse", "copper")
    assert t.game.view(1)["table"]["hexes"] == {"count": 10, "used": ["plague", "greed"]}


@pytest.mark.rule("DOM-402")
def test_a_hex_is_discarded_when_all_have_followed_it() -> None:
    t = receiving("haunting", hand="4 copper")
    assert (t.prompt, t.state.hexes_used) == ("topdeck", [])
    t.pick("copper")
    assert [thing.slug for thing in t.state.hexes_used] == ["haunting"]


@pytest.mark.rule("DOM-402")
def test_used_up_hexes_are_shuffled_again() -> None:
    t = situation({}, hand="2 werewolf, cobbler", phase="night", hexes=["plague"], hexes_used=on_top("plague")[1:])
    t.pick("werewolf")
    assert (len(t.state.hexes), len(t.state.hexes_used)) == (0, 12)
    t.pick("werewolf")
    while t.seat == 1:
        t.pick(t.offered[0])
    assert (len(t.state.hexes), len(t.state.hexes_used)) == (11, 1)
    assert sorted(thing.slug for thing in t.state.hexes + t.state.hexes_used) == HEXES


@pytest.mark.rule("DOM-402")
def test_reactions_come_before_the_hex_is_turned_over() -> None:
    t = at_night(on_top("plague"), {"hand": "moat"}, {"hand": "copper"})
    t.pick("werewolf")
    assert (t.seat, t.prompt, len(t.state.hexes)) == (1, "react-to-attack", 12)
    t.pick("moat")
    assert (t.hand(1), t.hand(2)) == ("moat", "copper, curse")
    assert [thing.slug for thing in t.state.hexes_used] == ["plague"]


def test_everyone_is_told_of_a_hex_but_nobody_knows_the_next_one() -> None:
    t = at_night(on_top("plague", "greed"), {}, {})
    t.game.listen()
    t.pick("werewolf")
    told = [(event.seat, event.facts) for event in t.game.events if event.kind == "hex"]
    assert told == [(1, {"landscape": "plague"}), (2, {"landscape": "plague"})]
    redrawn = [Situation(t.game.determinize(0, seeded(n))).state.hexes for n in range(5)]
    assert len({tuple(thing.slug for thing in hexes) for hexes in redrawn}) > 1


# Bad Omens


def test_bad_omens_puts_the_deck_away_and_two_coppers_on_it() -> None:
    t = receiving("bad-omens", deck="gold, copper, silver", discard="copper, copper, estate")
    assert (t.deck(1), t.discard(1)) == ("copper, copper", "copper, estate, gold, silver")


def test_bad_omens_is_no_discard() -> None:
    t = receiving("bad-omens", deck="tunnel, trail, faithful-hound", discard="2 copper")
    assert (t.seat, t.discard(1), t.deck(1)) == (0, "faithful-hound, trail, tunnel", "copper, copper")


def test_bad_omens_with_one_copper_puts_that_one_and_shows_the_pile() -> None:
    t = at_night(on_top("bad-omens"), {"deck": "gold, silver", "discard": "estate, copper"})
    t.game.listen()
    t.pick("werewolf")
    assert (t.deck(1), t.discard(1)) == ("copper", "estate, gold, silver")
    assert t.events[t.events.index("hex") :][:3] == ["hex", "deck-to-discard", "reveal"]
    assert sorted(revealed(t)) == ["estate", "gold", "silver"]
    assert sorted(t.game.view(0)["table"]["players"][1]["discard"]["known"]) == ["estate", "gold", "silver"]


def test_bad_omens_without_coppers_leaves_no_deck() -> None:
    t = receiving("bad-omens", deck="gold, silver")
    assert (t.deck(1), t.discard(1)) == ("", "gold, silver")


def test_after_bad_omens_others_know_the_deck_and_not_what_was_in_it() -> None:
    t = receiving("bad-omens", deck="gold, silver, 2 copper", discard="estate")
    seen = t.game.view(0)["table"]["players"][1]
    assert seen["deck"] == {"count": 2, "top": ["copper", "copper"]}
    assert seen["discard"] == {"count": 3, "top": "gold", "known": ["gold", "estate"]}


# Famine


def test_famine_discards_actions_and_shuffles_the_rest_in() -> None:
    t = receiving("famine", deck="village, gold, smithy, estate, copper")
    assert t.discard(1) == "smithy, village"
    assert sorted(t.deck(1).split(", ")) == ["copper", "estate", "gold"]


def test_famine_shows_three_cards() -> None:
    t = at_night(on_top("famine"), {"deck": "gold, estate, copper, silver"})
    t.game.listen()
    t.pick("werewolf")
    assert (revealed(t), t.events.count("shuffle"), t.discard(1)) == (["gold", "estate", "copper"], 1, "")


def test_famine_shuffles_even_if_nothing_goes_back() -> None:
    t = at_night(on_top("famine"), {"deck": "3 village, silver, gold"})
    t.game.listen()
    t.pick("werewolf")
    assert (t.events.count("shuffle"), t.discard(1)) == (1, "village, village, village")


def test_famine_does_not_shuffle_no_deck() -> None:
    t = at_night(on_top("famine"), {"deck": "3 village"})
    t.game.listen()
    t.pick("werewolf")
    assert ("shuffle" in t.events, t.deck(1), t.discard(1)) == (False, "", "village, village, village")


def test_a_trail_discarded_to_famine_may_be_played() -> None:
    t = receiving("famine", deck="trail, gold, estate, silver")
    assert (t.seat, t.offered) == (1, ["card trail", "done"])
    t.pick("trail")
    assert (t.in_play(1), t.hand(1)) == ("trail", "silver")
    assert sorted(t.deck(1).split(", ")) == ["estate", "gold"]


# Fear


def test_fear_takes_an_action_or_a_treasure_from_a_hand_of_five() -> None:
    t = receiving("fear", hand="village, gold, 3 estate")
    assert (t.seat, t.offered) == (1, ["card gold", "card village"])
    t.pick("village")
    assert (t.hand(1), t.discard(1)) == ("estate, estate, estate, gold", "village")


def test_fear_lets_a_hand_of_four_be() -> None:
    t = receiving("fear", hand="4 copper")
    assert (t.seat, t.hand(1)) == (0, "copper, copper, copper, copper")


def test_fear_shows_a_hand_with_neither_actions_nor_treasures() -> None:
    t = receiving("fear", hand="5 estate")
    assert (t.seat, t.discard(1)) == (0, "")
    assert t.game.view(0)["table"]["players"][1]["hand"]["known"] == ["estate"] * 5


# Greed, Haunting, Plague, Poverty


def test_greed_brings_a_copper_onto_the_deck() -> None:
    t = receiving("greed", deck="gold")
    assert (t.deck(1), t.gained(1)) == ("copper, gold", "copper")


def test_haunting_puts_a_card_of_four_onto_the_deck() -> None:
    t = receiving("haunting", hand="gold, 3 estate", deck="copper")
    t.pick("gold")
    assert (t.hand(1), t.deck(1), t.discard(1)) == ("estate, estate, estate", "gold, copper", "")
    assert t.game.view(0)["table"]["players"][1]["deck"]["top"] == []


def test_haunting_is_no_discard() -> None:
    t = receiving("haunting", hand="4 tunnel")
    t.pick("tunnel")
    assert (t.seat, t.deck(1)) == (0, "tunnel")


def test_haunting_lets_a_hand_of_three_be() -> None:
    t = receiving("haunting", hand="3 copper")
    assert (t.seat, t.deck(1)) == (0, "")


def test_plague_brings_a_curse_into_the_hand() -> None:
    t = receiving("plague", hand="copper")
    assert (t.hand(1), t.pile("curse")) == ("copper, curse", 9)


def test_plague_without_curses_does_nothing() -> None:
    t = at_night(on_top("plague"), {"hand": "copper"}, piles={"curse": 0}).pick("werewolf")
    assert t.hand(1) == "copper"


def test_poverty_leaves_three_cards_of_the_owners_choice() -> None:
    t = receiving("poverty", hand="gold, 2 silver, 2 copper")
    t.pick("copper", "gold")
    assert (t.hand(1), t.discard(1)) == ("copper, silver, silver", "copper, gold")


def test_poverty_lets_a_hand_of_three_be() -> None:
    assert receiving("poverty", hand="3 copper").seat == 0


# Locusts


@pytest.mark.parametrize("lost", ["copper", "estate"])
def test_locusts_turn_a_copper_or_an_estate_into_a_curse(lost: str) -> None:
    t = receiving("locusts", deck=f"{lost}, gold")
    assert (t.trash, t.discard(1), t.deck(1)) == (lost, "curse", "gold")


def test_locusts_bring_something_cheaper_of_the_same_type() -> None:
    t = receiving("locusts", deck="gold")
    assert (t.trash, t.seat, t.offered) == ("gold", 1, ["pile copper", "pile silver"])
    t.pick("silver")
    assert t.discard(1) == "silver"


def test_locusts_count_every_type_of_the_card() -> None:
    t = at_night(on_top("locusts"), {"deck": "tunnel"}, piles={"moat": 10, "cellar": 10, "fools-gold": 10})
    t.pick("werewolf")
    assert sorted(t.offered) == ["pile estate", "pile fools-gold", "pile moat"]  # Victory, Reaction


def test_locusts_bring_nothing_if_nothing_fits() -> None:
    t = at_night(on_top("locusts"), {"deck": "cellar"}).pick("werewolf")
    assert (t.trash, t.seat, t.discard(1)) == ("cellar", 0, "")


@pytest.mark.rule("DOM-374")
def test_locusts_reach_only_the_supply() -> None:
    t = at_night(on_top("locusts"), {"deck": "village"}, piles={"wish": 12, "cellar": 10}).pick("werewolf")
    assert (t.seat, t.pile("wish")) == (1, 12)
    assert "pile cellar" in t.offered
    assert "pile wish" not in t.offered
    assert costs_offered(t) == {2}


def test_locusts_bring_nothing_for_a_curse_or_for_no_card() -> None:
    t = receiving("locusts", deck="curse")
    assert (t.trash, t.seat, t.discard(1)) == ("curse", 0, "")
    t = receiving("locusts")
    assert (t.trash, t.seat, t.discard(1)) == ("", 0, "")


# War


def test_war_trashes_the_first_card_for_three_or_four() -> None:
    t = receiving("war", deck="gold, copper, silver, smithy")
    assert (t.trash, t.discard(1), t.deck(1)) == ("silver", "copper, gold", "smithy")


def test_war_also_finds_a_card_for_four() -> None:
    t = receiving("war", deck="estate, smithy, silver")
    assert (t.trash, t.discard(1), t.deck(1)) == ("smithy", "estate", "silver")


def test_war_that_finds_nothing_discards_everything() -> None:
    t = receiving("war", deck="gold, copper", discard="estate")
    assert (t.trash, t.deck(1), t.discard(1)) == ("", "", "copper, estate, gold")


def test_war_shuffles_the_discard_pile_and_goes_on() -> None:
    t = receiving("war", deck="gold", discard="silver")
    assert (t.trash, t.deck(1), t.discard(1)) == ("silver", "", "gold")


def test_war_trashes_before_it_discards() -> None:
    t = receiving("war", deck="tunnel, tunnel, nomads")
    assert (t.trash, t.discard(1)) == ("tunnel", "")  # the first card costs $3
    t = receiving("war", deck="gold, weaver, trail")
    assert t.trash == "weaver"
    t = receiving("war", deck="farmland, trail", hand="copper")
    assert (t.seat, t.offered, t.discard(1)) == (1, ["card trail", "done"], "")
    t.pick("done")
    assert (t.trash, t.discard(1)) == ("trail", "farmland")


def test_war_shows_what_it_passes() -> None:
    t = at_night(on_top("war"), {"deck": "gold, copper, silver"})
    t.game.listen()
    t.pick("werewolf")
    assert revealed(t) == ["gold", "copper", "silver"]
