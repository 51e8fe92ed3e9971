"""Situations arranged by hand: what the builder promises, and what it refuses."""

import json
from typing import Any

import pytest

from allmende import Game, arrange, from_json, replay
from allmende.dominion.kingdoms import KINGDOMS
from allmende.dominion.scenario import KEYS, SEAT_KEYS
from allmende.dominion.state import Dominion
from allmende.table import ImpossibleSituation
from tests.dominion.situations import Situation, listed, situation


def arranged(given: Any, seed: int = 0) -> Situation:
    return Situation(arrange("dominion", given, seed=seed))


def state_of(game: Game) -> Dominion:
    state = game.state
    assert isinstance(state, Dominion)
    return state


def kingdom_of(t: Situation) -> set[str]:
    return set(t.state.setup.kingdom)


# What is put on the table


def test_an_empty_situation_is_a_table_for_two_at_the_start_of_a_buy_phase() -> None:
    t = arranged({})
    assert (t.game.players, t.seat, t.prompt) == (2, 0, "buy-phase")
    assert (t.actions, t.buys, t.coins) == (1, 1, 0)
    for seat in (0, 1):
        assert (t.owned(seat), t.player(seat).turns, t.score(seat=seat)) == ("", 0, 0)
    assert (t.trash, t.gained(), t.state.bought) == ("", "", False)
    assert (t.pile("province"), t.pile("copper"), t.pile("curse"), t.pile("village")) == (8, 46, 10, 10)


def test_the_example_of_the_module() -> None:
    t = arranged(
        {
            "seats": [{"hand": "village, smithy, 3 copper", "deck": "gold, estate"}, {"hand": "moat, 4 copper"}],
            "turn": 0,
            "phase": "action",
        }
    )
    assert t.hand() == "copper, copper, copper, smithy, village"
    assert t.deck() == "gold, estate"
    assert t.hand(1) == "copper, copper, copper, copper, moat"
    assert sorted(t.offered) == ["card smithy", "card village", "done"]


def test_a_deck_lists_its_top_first_and_a_discard_pile_its_top_last() -> None:
    t = situation(hand="village", deck="gold, silver, estate", discard="copper, curse, duchy")
    t.pick("village")
    assert (t.hand(), t.deck()) == ("gold", "silver, estate")
    assert t.game.view(1)["table"]["players"][0]["discard"]["top"] == "duchy"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_there_are_as_many_players_as_seats(seats: int) -> None:
    t = arranged({"seats": [{"hand": "copper"}] * seats})
    assert t.game.players == seats
    assert [t.hand(seat) for seat in range(seats)] == ["copper"] * seats


def test_seats_that_are_not_described_are_empty() -> None:
    t = arranged({"players": 4, "seats": [{"hand": "copper"}]})
    assert (t.game.players, t.hand(0), t.owned(3)) == (4, "copper", "")
    assert t.pile("curse") == 30


def test_cards_are_a_text_or_a_list_and_may_be_counted_in_both() -> None:
    text = arranged({"seats": [{"hand": "village, 3 copper, estate"}]})
    listing = arranged({"seats": [{"hand": ["village", "copper", "2 copper", "estate"]}]})
    spaced = arranged({"seats": [{"hand": "  village ,3   copper,, estate, "}]})
    assert text.hand() == listing.hand() == spaced.hand() == "copper, copper, copper, estate, village"


@pytest.mark.parametrize(
    "hand", ["Dorf, 2 Kupfer, Fahrende Händlerin", "Village, 2 Copper, Trader", "village, 2 KUPFER, fahrende händlerin"]
)
def test_cards_are_named_in_either_language(hand: str) -> None:
    t = arranged({"seats": [{"hand": hand}], "piles": {"Provinz": 3}})
    assert (t.hand(), t.pile("province")) == ("copper, copper, trader, village", 3)


def test_whose_turn_it_is() -> None:
    t = arranged({"seats": [{"hand": "smithy"}, {"hand": "village"}, {"hand": "market"}], "turn": 2})
    assert (t.seat, t.offered) == (2, ["card market", "done"])


def test_a_buy_phase_lets_no_action_be_played() -> None:
    t = situation(hand="village, copper", phase="buy")
    assert (t.prompt, t.offered[:2]) == ("buy-phase", ["card copper", "treasures"])
    assert "card village" not in t.offered


def test_what_the_turn_holds() -> None:
    t = situation(hand="village", actions=3, buys=2, coins=5)
    assert (t.actions, t.buys, t.coins) == (3, 2, 5)
    t.pick("done", "pile market")
    assert (t.coins, t.buys) == (0, 1)


def test_without_an_action_the_buy_phase_begins() -> None:
    assert situation(hand="village", actions=0).prompt == "buy-phase"


def test_after_a_buy_no_treasure_can_be_played() -> None:
    assert "card copper" not in situation(hand="copper", phase="buy", bought=True).offered
    assert "card copper" in situation(hand="copper", phase="buy", bought=False).offered


def test_what_was_gained_this_turn_counts() -> None:
    t = situation({}, in_play="cauldron", phase="buy", coins=3, buys=2, gained="village, smithy")
    assert (t.gained(), t.owned()) == ("village, smithy", "cauldron")
    t.pick("pile village")
    assert t.discard(1) == "curse"


def test_gained_cards_are_the_active_players() -> None:
    t = arranged({"turn": 1, "gained": "village"})
    assert (t.gained(0), t.gained(1)) == ("", "village")


def test_turns_decide_a_tie() -> None:
    t = situation({"turns": 3, "hand": "estate"}, turns=4, hand="estate")
    assert (t.player(0).turns, t.player(1).turns, t.game.winners()) == (4, 3, [1])


def test_piles_hold_what_is_left_of_the_material() -> None:
    t = situation({"hand": "2 province, village"}, hand="province", trash="silver, 3 village", deck="2 gold")
    assert (t.pile("province"), t.pile("village"), t.pile("silver"), t.pile("gold")) == (5, 6, 39, 28)


def test_a_starting_deck_leaves_the_piles_full() -> None:
    begins = {"hand": "3 copper, 2 estate", "deck": "4 copper, estate"}
    t = arranged({"seats": [begins, begins]})
    assert (t.pile("copper"), t.pile("estate")) == (46, 8)
    t = situation(begins, hand="4 copper, 4 estate", deck="4 copper, estate")
    assert (t.pile("copper"), t.pile("estate")) == (45, 6)


def test_piles_may_be_smaller_than_the_material_allows() -> None:
    t = situation(hand="province", piles={"province": 1, "village": 0, "copper": 0})
    assert (t.pile("province"), t.pile("village"), t.pile("copper")) == (1, 0, 0)
    assert t.state.empty == 2


def test_the_last_province_of_a_situation_ends_the_game() -> None:
    t = situation(phase="buy", coins=8, piles={"province": 1})
    t.pick("pile province")
    assert (t.game.over, t.score()) == (True, 6)


def test_the_trash() -> None:
    assert situation(trash="gold, 2 estate").trash == "estate, estate, gold"


# Cards in play


def test_cards_in_play_count_as_played_this_turn() -> None:
    t = situation(hand="crossroads, estate", in_play="crossroads", deck="2 copper")
    t.pick("crossroads")
    assert (t.actions, t.hand()) == (0, "copper, estate")
    t = situation(hand="fools-gold", in_play="fools-gold", phase="buy")
    t.pick("card fools-gold")
    assert t.coins == 4


def test_cards_in_play_bring_no_coins_of_their_own() -> None:
    t = situation(in_play="festival, gold")
    assert (t.actions, t.buys, t.coins) == (1, 1, 0)


def test_highways_in_play_are_in_effect() -> None:
    t = situation(in_play="2 highway")
    assert (t.cost("province"), t.cost("copper")) == (6, 0)


def test_a_haggler_in_play_is_in_effect() -> None:
    t = situation(in_play="haggler", phase="buy", coins=3, buys=2)
    t.pick("pile silver", "pile moat")
    assert t.gained() == "silver, moat"


def test_a_merchant_in_play_is_in_effect() -> None:
    t = situation(in_play="merchant", hand="silver", phase="buy")
    t.pick("card silver")
    assert t.coins == 3


def test_a_scheme_in_play_is_in_effect() -> None:
    t = situation(in_play="scheme", phase="buy")
    t.pick("done")
    assert (t.prompt, t.offered) == ("save", ["card scheme", "done"])


def test_a_cauldron_in_play_is_in_effect_against_every_other_player() -> None:
    t = situation({}, {}, in_play="cauldron", phase="buy", coins=3, buys=2, gained="2 village")
    t.pick("pile village")
    assert (t.discard(1), t.discard(2)) == ("curse", "curse")


def test_what_lies_in_play_leaves_it_in_clean_up() -> None:
    t = situation({"in_play": "trail"}, in_play="village", phase="buy", deck="5 copper")
    t.pick("done")
    assert (t.in_play(), t.discard(), t.in_play(1), t.discard(1)) == ("", "village", "", "trail")


# What a table may remember


def test_effects_that_are_told_replace_those_of_the_cards_in_play() -> None:
    t = situation(in_play="highway", effects=[])
    assert t.cost("province") == 8
    t = situation(kingdom="bargains", effects=[{"card": "Fernstraße"}, {"card": "highway"}])
    assert t.cost("province") == 6


def test_an_effect_hits_only_its_victims() -> None:
    effects = [{"card": "cauldron", "victims": [2]}]
    t = situation({}, {}, kingdom="bargains", effects=effects, phase="buy", coins=5, gained="2 scheme")
    t.pick("pile scheme")
    assert (t.discard(1), t.discard(2)) == ("", "curse")


def test_cards_that_were_played_and_have_left() -> None:
    t = situation(hand="crossroads, estate", plays="crossroads", deck="2 copper")
    t.pick("crossroads")
    assert t.actions == 0


def test_what_is_known_of_a_deck_a_hand_and_a_discard_pile() -> None:
    t = situation(hand="gold, silver", shown="gold", deck="estate, duchy, curse", known=[[0, 1], [1]],
                  discard="copper, copper, province", veiled="copper")  # fmt: skip
    mine, theirs = (t.game.view(seat)["table"]["players"][0] for seat in (0, 1))
    assert (mine["deck"]["top"], theirs["deck"]["top"]) == (["estate"], ["estate", "duchy"])
    assert theirs["hand"]["known"] == ["gold"]
    assert theirs["discard"]["known"] == ["copper", "province"]


def test_a_turn_may_stand_at_its_end() -> None:
    t = situation(in_play="scheme", phase="clean-up", buys=2)
    assert (t.prompt, t.buys) == ("save", 2)
    t = situation(phase="over", piles={"province": 0})
    assert t.game.over


def test_a_situation_may_begin_in_the_midst_of_a_step() -> None:
    given = {"seats": [{"hand": "Keller, 3 copper", "deck": "3 gold"}], "picks": ["card Keller", "card Kupfer"]}
    t = arranged(given)
    assert (t.prompt, t.offered) == ("discard", ["card copper", "done"])
    assert not t.game.can_undo(0), "the game begins here"
    t.pick("card copper")
    t.game.undo()
    assert not t.game.can_undo(0)
    for again in (replay(t.game.record()), from_json(t.game.to_json())):
        assert not again.can_undo(0)
        assert again.situation() == t.game.situation()


# The kingdom


def test_the_kingdom_has_the_named_cards_and_is_filled_up_to_ten() -> None:
    t = situation({"deck": "trail"}, hand="souk", discard="inn", in_play="highway", trash="weaver", piles={"tunnel": 4},
                  gained="trader")  # fmt: skip
    named = {"trail", "souk", "inn", "highway", "weaver", "tunnel", "trader"}
    assert named < kingdom_of(t)
    assert len(kingdom_of(t)) == 10
    assert kingdom_of(t) - named <= set(KINGDOMS["first-game"])


def test_without_kingdom_cards_it_is_the_first_game() -> None:
    assert kingdom_of(situation(hand="copper")) == set(KINGDOMS["first-game"])


@pytest.mark.parametrize("name", ["introduction", "Einführung", "Introduction"])
def test_the_kingdom_may_be_a_set(name: str) -> None:
    assert kingdom_of(situation(kingdom=name)) == set(KINGDOMS["introduction"])


def test_the_kingdom_may_be_ten_cards() -> None:
    ten = "cellar, chapel, Burggraben, village, workshop, smithy, Markt, mine, witch, Pfad"
    expected = {"cellar", "chapel", "moat", "village", "workshop", "smithy", "market", "mine", "witch", "trail"}
    assert kingdom_of(situation(kingdom=ten)) == expected
    assert kingdom_of(situation(kingdom=ten.split(", "))) == expected


# From JSON, copied, saved and replayed

WHOLE = {
    "players": 3,
    "kingdom": "bargains",
    "seats": [
        {"hand": "haggler, 2 copper, trader", "deck": "gold, estate", "discard": ["silver"], "in_play": "2 highway"},
        {"hand": ["fools-gold", "2 copper"], "deck": "3 estate", "turns": 5},
    ],
    "turn": 0,
    "phase": "action",
    "actions": 2,
    "buys": 2,
    "coins": 6,
    "bought": False,
    "gained": ["trail"],
    "piles": {"province": 2, "souk": 0},
    "trash": "2 curse, trail",
}


def test_a_situation_may_come_from_json() -> None:
    direct = arrange("dominion", WHOLE)
    read = arrange("dominion", json.loads(json.dumps(WHOLE, ensure_ascii=False)))
    assert direct.to_json() == read.to_json()
    assert json.loads(json.dumps(direct.to_json())) == direct.to_json()


def play_on(game: Game, picks: int) -> None:
    """Pick the option in the middle, again and again."""
    for _ in range(picks):
        if game.choice is None:
            return
        game.play(game.choice.options[len(game.choice.options) // 2])


@pytest.mark.parametrize("picks", [0, 1, 2, 3, 5, 8, 40, 200])
def test_the_record_of_an_arranged_game_replays(picks: int) -> None:
    game = arrange("dominion", WHOLE, seed=3)
    play_on(game, picks)
    again = replay(json.loads(game.record().dumps()))
    assert again.to_json() == game.to_json()
    assert again.view(0) == game.view(0)
    assert replay(game.record(), picks=0).view(1) == arrange("dominion", WHOLE, seed=3).view(1)


@pytest.mark.parametrize("picks", [0, 1, 2, 3, 5, 8, 40])
def test_an_arranged_game_can_be_copied_and_saved_anywhere(picks: int) -> None:
    game = arrange("dominion", WHOLE, seed=3)
    play_on(game, picks)
    before = game.to_json()
    copy, opened = game.clone(), from_json(json.loads(json.dumps(before)))
    assert copy.to_json() == opened.to_json() == before
    for other in (copy, opened):
        assert [other.view(seat) for seat in (0, 1, 2, None)] == [game.view(seat) for seat in (0, 1, 2, None)]
        play_on(other, 30)
    assert game.to_json() == before
    assert copy.to_json() == opened.to_json()
    play_on(game, 30)
    assert game.to_json() == copy.to_json()


def test_the_same_seed_shuffles_the_same_and_another_seed_differently() -> None:
    discard = "copper, silver, gold, estate, duchy, curse, village, smithy"

    def drawn(seed: int) -> str:
        t = situation(hand="smithy", discard=discard, seed=seed)
        t.pick("smithy")
        return ", ".join(card.slug for card in t.player().hand)

    assert drawn(1) == drawn(1)
    assert len({drawn(seed) for seed in range(20)}) > 10


def test_an_arranged_game_can_be_undone_to_its_start() -> None:
    game = arrange("dominion", {"seats": [{"hand": "festival"}]})
    before = game.to_json()
    game.play(game.option("card", "festival"))
    game.undo()
    assert game.to_json() == before


def test_forced_choices_may_be_skipped() -> None:
    given = {"seats": [{"hand": "oasis, copper"}], "phase": "action"}
    game = arrange("dominion", given, auto=True)
    game.play(game.option("card", "oasis"))
    assert game.choice is not None
    assert game.choice.prompt.name == "buy-phase"
    assert listed(state_of(game).players[0].discard) == "copper"


# What is refused

IMPOSSIBLE: list[tuple[Any, str]] = [
    # Not a situation at all
    (None, "a situation is an object with any of actions, .*, got None"),
    (7, "a situation is an object .*, got 7"),
    ("village", "a situation is an object .*, got 'village'"),
    ([], r"a situation is an object .*, got \[\]"),
    ({"hand": "copper"}, "a situation has no 'hand': it has actions, bought"),
    ({"Phase": "buy"}, "a situation has no 'Phase'"),
    ({1: 2}, "a situation has no 1"),
    # Seats
    ({"seats": 2}, "seats must be a list with one entry per seat, got 2"),
    ({"seats": {"0": {}}}, "seats must be a list with one entry per seat"),
    ({"seats": "hand"}, "seats must be a list with one entry per seat, got 'hand'"),
    ({"seats": None}, "seats must be a list with one entry per seat, got None"),
    (
        {"seats": ["copper"]},
        "a seat is an object with any of called, deck, discard, .*, turns, veiled, got 'copper'",
    ),
    ({"seats": [None]}, "a seat is an object .* got None"),
    (
        {"seats": [{"aside": "copper"}]},
        "a seat has no 'aside': it has called, deck, discard, estate, exile, gained",
    ),
    ({"seats": [{}] * 7}, "players must be 2 to 6, got 7"),
    ({"players": 2, "seats": [{}] * 3}, "there are 3 seats for 2 players"),
    ({"players": 1}, "players must be 2 to 6, got 1"),
    ({"players": "2"}, "players must be 2 to 6, got '2'"),
    ({"players": 2.0}, r"players must be 2 to 6, got 2\.0"),
    ({"players": None}, "players must be 2 to 6, got None"),
    ({"seats": [{"turns": -1}]}, "turns must be 0 to 10000, got -1"),
    ({"seats": [{"turns": "many"}]}, "turns must be 0 to 10000, got 'many'"),
    # Cards
    ({"seats": [{"hand": "smity"}]}, "there is no card 'smity'"),
    ({"seats": [{"hand": "3 smity"}]}, "there is no card 'smity'"),
    ({"seats": [{"hand": "-1 copper"}]}, "there is no card '-1 copper'"),
    ({"seats": [{"hand": "² copper"}]}, "there is no card '² copper'"),
    ({"seats": [{"deck": ["copper", ""]}]}, "there is no card ''"),
    ({"seats": [{"deck": ["copper", 3]}]}, "a card is named by a text, got 3"),
    ({"seats": [{"deck": [["copper"]]}]}, r"a card is named by a text, got \['copper'\]"),
    ({"seats": [{"deck": [None]}]}, "a card is named by a text, got None"),
    ({"seats": [{"discard": 4}]}, "discard must be cards, such as 'village, 3 copper', got 4"),
    ({"seats": [{"discard": {"copper": 3}}]}, "discard must be cards, such as"),
    ({"seats": [{"in_play": True}]}, "in_play must be cards, such as"),
    ({"seats": [{"in_play": None}]}, "in_play must be cards, such as"),
    ({"seats": [{"in_play": "village, estate"}]}, "estate cannot be in play: only Actions and Treasures are played"),
    ({"seats": [{"in_play": "curse"}]}, "curse cannot be in play"),
    ({"trash": 1}, "trash must be cards, such as"),
    ({"trash": "nonsense"}, "there is no card 'nonsense'"),
    ({"gained": 1}, "gained must be cards, such as"),
    ({"gained": "nonsense"}, "there is no card 'nonsense'"),
    # More than there is
    ({"seats": [{"hand": "9 province"}]}, "there are 8 province in this game, not 9"),
    ({"seats": [{"hand": "5 province"}, {"deck": "4 province"}]}, "there are 8 province in this game, not 9"),
    ({"seats": [{}, {}, {"hand": "13 province"}]}, "there are 12 province in this game, not 13"),
    ({"seats": [{"hand": "province"}], "piles": {"province": 8}}, "there are 8 province in this game, not 9"),
    ({"trash": "11 village"}, "there are 10 village in this game, not 11"),
    ({"seats": [{"hand": "61 copper"}]}, "there are 60 copper in this game, not 61"),
    ({"seats": [{"hand": "15 estate"}]}, "there are 14 estate in this game, not 15"),
    ({"seats": [{"hand": "1000000000000 copper"}]}, "hand has 1000000000000 copper: no game has so many cards"),
    # Piles
    ({"piles": 3}, "piles must name cards and how many are left of each, got 3"),
    ({"piles": ["gold"]}, "piles must name cards and how many are left of each"),
    ({"piles": {"golt": 3}}, "there is no card 'golt'"),
    ({"piles": {"gold": -1}}, "gold must be 0 to 120, got -1"),
    ({"piles": {"gold": 121}}, "gold must be 0 to 120, got 121"),
    ({"piles": {"gold": 31}}, "there are 30 gold in this game, not 31"),
    ({"piles": {"gold": "3"}}, "gold must be 0 to 120, got '3'"),
    ({"piles": {"gold": None}}, "gold must be 0 to 120, got None"),
    ({"piles": {"gold": True}}, "gold must be 0 to 120, got True"),
    ({"piles": {"gold": 1, "GOLD": 2}}, "piles has gold twice"),
    # The kingdom
    ({"seats": [{"hand": ", ".join([*KINGDOMS["bargains"], "inn"])}]}, "needs 11 kingdom piles, but there are 10"),
    ({"kingdom": ["village"] * 9}, "kingdom must have 10 piles, got 9"),
    ({"kingdom": [*KINGDOMS["bargains"], "inn"]}, "kingdom must have 10 piles, got 11"),
    ({"kingdom": [*KINGDOMS["bargains"][:9], "souk", "souk"][1:]}, "kingdom has souk twice"),
    ({"kingdom": [*KINGDOMS["bargains"][:9], "gold"]}, "gold is in every game"),
    ({"kingdom": "Nirgendwo"}, "there is no kingdom 'Nirgendwo': choose first-game"),
    ({"kingdom": "random"}, "cannot be random: name a set or ten cards"),
    ({"kingdom": 5}, "kingdom must be the name of a set, 'random' or ten cards, got 5"),
    ({"kingdom": {"village": 10}}, "kingdom must be the name of a set"),
    ({"kingdom": [1] * 10}, "a card is named by a text, got 1"),
    ({"kingdom": "bargains", "seats": [{"hand": "village"}]}, "village is not in this kingdom"),
    ({"kingdom": "bargains", "piles": {"village": 3}}, "village is not in this kingdom"),
    ({"kingdom": "bargains", "trash": "village"}, "village is not in this kingdom"),
    ({"kingdom": "bargains", "gained": "village"}, "village is not in this kingdom"),
    # The turn
    ({"phase": "dawn"}, "phase must be action or buy, got 'dawn'"),
    ({"phase": "night"}, "there is no Night phase in a game without Night cards"),
    ({"phase": "over"}, "the game cannot be over: there are Provinces, and too few piles are empty"),
    ({"bought": True}, "nothing can have been bought yet in the action phase"),
    ({"phase": 1}, "phase must be action or buy, got 1"),
    ({"phase": ["buy"]}, r"phase must be action or buy, got \['buy'\]"),
    ({"phase": None}, "phase must be action or buy, got None"),
    ({"turn": 2}, "turn must be 0 to 1, got 2"),
    ({"turn": -1}, "turn must be 0 to 1, got -1"),
    ({"turn": "Anna"}, "turn must be 0 to 1, got 'Anna'"),
    ({"gained": "gold", "seats": [{"gained": "gold"}]}, "what seat 0 gained is told twice"),
    ({"seats": [{"gained": "village"}], "kingdom": "bargains"}, "village is not in this kingdom"),
    ({"seats": [{"plays": "village"}], "kingdom": "bargains"}, "village is not in this kingdom"),
    ({"seats": [{"plays": "estate"}]}, "estate cannot be in play"),
    ({"seats": [{"hand": "gold", "shown": "2 gold"}]}, "seat 0 is said to have cards that it does not have"),
    ({"seats": [{"discard": "gold", "veiled": "gold"}]}, "seat 0 is said to have cards that it does not have"),
    ({"seats": [{"deck": "gold", "known": [[0], [1]]}]}, "more is known of the deck of seat 0 than there is"),
    ({"seats": [{"deck": "gold", "known": [[2]]}]}, r"known must name different seats from 0 to 1, got \[2\]"),
    ({"seats": [{"deck": "gold", "known": [[1, 1]]}]}, "known must name different seats from 0 to 1"),
    ({"seats": [{"deck": "gold", "known": [1]}]}, "known must name different seats from 0 to 1, got 1"),
    ({"effects": ["highway"]}, "an effect is an object with any of among, card, cards, seat, stay, until, victims"),
    ({"effects": [{"card": "village"}]}, "village leaves no effect in this game"),
    ({"effects": [{"card": "highway"}], "kingdom": "introduction"}, "highway leaves no effect in this game"),
    ({"effects": [{"card": "cauldron", "victims": [0]}], "kingdom": "bargains"}, "cannot be a victim of its own"),
    ({"effects": [{"card": "highway", "seat": 2}], "kingdom": "bargains"}, "seat must be 0 to 1, got 2"),
    # What every game has
    ({"chance": 0}, "chance must be what a situation once said of it"),
    ({"chance": "x"}, "chance must be what a situation once said of it"),
    ({"picks": "done"}, r"picks must be a list such as \['card smithy', 'done'\], got 'done'"),
    ({"picks": [3]}, "pick 1 of the situation cannot be: a pick is a text such as"),
    ({"picks": ["done", "card smithee"]}, "pick 2 of the situation cannot be: .* did you mean smithy"),
    ({"picks": ["card gold"]}, "pick 1 of the situation cannot be: 'card gold' is not offered here"),
    ({"picks": [[5, "done"]]}, "pick 1 of the situation cannot be: there is no seat 5"),
    ({"coins": -1}, "coins must be 0 to 1000, got -1"),
    ({"coins": 1.5}, r"coins must be 0 to 1000, got 1\.5"),
    ({"coins": float("nan")}, "coins must be 0 to 1000, got nan"),
    ({"coins": [3]}, r"coins must be 0 to 1000, got \[3\]"),
    ({"buys": True}, "buys must be 0 to 1000, got True"),
    ({"buys": 10**30}, "buys must be 0 to 1000"),
    ({"actions": "1"}, "actions must be 0 to 1000, got '1'"),
    ({"actions": None}, "actions must be 0 to 1000, got None"),
    ({"bought": "no"}, "bought must be true or false, got 'no'"),
    ({"bought": 1}, "bought must be true or false, got 1"),
]


@pytest.mark.parametrize(("given", "sentence"), IMPOSSIBLE, ids=lambda value: value if isinstance(value, str) else "")
def test_an_impossible_situation_is_refused_with_a_sentence(given: Any, sentence: str) -> None:
    with pytest.raises(ImpossibleSituation, match=sentence):
        arrange("dominion", given)


VALUES: list[Any] = [None, True, 0, -1, 3, 0.5, "", "x", "copper", [], [[]], ["copper"], {}, {"copper": 1}, [{}]]
ALL_KEYS = sorted(KEYS | SEAT_KEYS)


@pytest.mark.parametrize("key", ALL_KEYS)
def test_any_json_is_arranged_or_refused_and_nothing_else_happens(key: str) -> None:
    for value in VALUES:
        for given in ({key: value}, {"seats": [{key: value}]}, {"seats": [{}, {key: [value]}], key: [value]}):
            try:
                game = arrange("dominion", given)
            except ImpossibleSituation:
                continue
            assert replay(json.loads(game.record().dumps())).view(0) == game.view(0)


@pytest.mark.parametrize(
    ("given", "user"),
    [
        ({"tokens": {"debt": 2}}, "engineer"),
        ({"tokens": {"coffers": 2, "villagers": 1}}, "silk-merchant"),
        ({"tokens": {"vp": 1}}, "encampment-plunder"),
        ({"tavern": "copper"}, "guide"),
        ({"exile": "gold"}, "cardinal"),
    ],
)
def test_tokens_and_mats_bring_a_card_that_uses_them(given: dict[str, Any], user: str) -> None:
    t = situation(hand="village", **given)
    assert user in t.state.setup.kingdom


def test_a_kingdom_without_tokens_cannot_have_them() -> None:
    with pytest.raises(ImpossibleSituation, match="no tokens and no mats"):
        situation(kingdom="first-game", tokens={"debt": 2})
    with pytest.raises(ImpossibleSituation, match="no tokens and no mats"):
        situation({"island": "copper"}, kingdom="first-game")


def test_a_situation_tells_how_long_each_effect_lasts() -> None:
    t = situation(hand="sailor, village", deck="9 copper", actions=2)
    t.pick("sailor")
    again = Situation(arrange("dominion", t.game.situation()))
    assert len(t.state.effects) == 2
    assert [effect.until for effect in again.state.effects] == [effect.until for effect in t.state.effects]
