"""The eight Castles and their pile."""

import pytest

from tests.dominion.situations import revealed, situation

CASTLES = (
    "humble-castle, crumbling-castle, small-castle, haunted-castle, opulent-castle, sprawling-castle, grand-castle, "
    "kings-castle"
)


def from_top(castle: str) -> dict[str, str]:
    """The pile when this Castle lies on top."""
    names = CASTLES.split(", ")
    return {"castles": ", ".join(names[names.index(castle) :])}


# The pile


@pytest.mark.rule("DOM-006", "DOM-013")
@pytest.mark.parametrize(("players", "doubled"), [(2, 1), (3, 2), (4, 2), (6, 2)])
def test_the_castles_lie_sorted_by_cost_the_cheapest_on_top(players: int, doubled: int) -> None:
    t = situation(kingdom="expansion", players=players)
    twice = ("humble-castle", "small-castle", "opulent-castle", "kings-castle")
    names = [name for name in CASTLES.split(", ") for _ in range(doubled if name in twice else 1)]
    shown = [one for one in t.game.view(0)["table"]["supply"] if one["pile"] == "castles"]
    assert [(one["card"], one["below"]) for one in shown] == [(names[0], names[1:])]
    assert len(t.state.setup.kingdom) == 10


@pytest.mark.rule("DOM-153")
def test_only_the_top_castle_can_be_bought_and_the_pile_is_empty_with_the_last() -> None:
    t = situation(phase="buy", coins=30, buys=3, piles={"castles": "grand-castle, kings-castle"})
    assert [option for option in t.offered if "castle" in option] == ["pile grand-castle"]
    t.pick("pile grand-castle")
    assert [option for option in t.offered if "castle" in option] == ["pile kings-castle"]
    t.pick("pile kings-castle")
    assert t.state.empty == 1


@pytest.mark.rule("DOM-412")
def test_an_exchanged_castle_goes_on_top() -> None:
    t = situation(phase="buy", coins=9, buys=2, hand="trader", piles=from_top("haunted-castle"))
    t.pick("pile haunted-castle", "trader", "done")
    assert t.state.stacks[0][-1].slug == "haunted-castle"
    assert t.discard() == "gold, silver"


# Humble Castle and King's Castle


def test_humble_castle_is_a_treasure_for_a_coin() -> None:
    t = situation(phase="buy", hand="humble-castle, copper")
    t.pick("treasures")
    assert t.coins == 2


@pytest.mark.rule("DOM-394", "DOM-132")
def test_humble_castle_is_worth_a_point_and_kings_castle_two_for_every_castle() -> None:
    t = situation(
        hand="humble-castle",
        deck="kings-castle",
        discard="opulent-castle",
        in_play="small-castle",
        exile="grand-castle",
    )
    assert (t.score("humble-castle"), t.score("kings-castle")) == (5, 10)
    assert t.score() == 5 + 10 + 3 + 2 + 5


@pytest.mark.rule("DOM-394")
def test_each_of_two_humble_castles_counts_both() -> None:
    t = situation({}, {}, hand="2 humble-castle, 2 kings-castle")
    assert (t.score("humble-castle"), t.score("kings-castle")) == (8, 16)


# Crumbling Castle


def test_a_gained_crumbling_castle_gives_a_point_and_a_silver() -> None:
    t = situation(phase="buy", coins=4, buys=2, piles=from_top("crumbling-castle"))
    t.pick("pile crumbling-castle")
    assert (t.tokens(), t.gained()) == ("vp", "crumbling-castle, silver")
    assert t.score() == 2


def test_a_trashed_crumbling_castle_gives_them_as_well() -> None:
    t = situation(hand="chapel, crumbling-castle")
    t.pick("chapel", "crumbling-castle")
    assert (t.tokens(), t.discard(), t.trash) == ("vp", "silver", "crumbling-castle")


# Small Castle


def test_small_castle_trashes_itself_for_the_top_castle_whatever_it_costs() -> None:
    t = situation(hand="small-castle, village", actions=2, piles={"castles": "kings-castle"})
    t.pick("small-castle")
    assert t.offered == ["mode trash-this", "mode trash-castle"]
    t.pick("trash-this")
    assert (t.trash, t.discard(), t.in_play()) == ("small-castle", "kings-castle", "")


def test_small_castle_trashes_a_castle_from_hand_that_pays_first() -> None:
    t = situation(hand="small-castle, crumbling-castle, humble-castle, village", actions=2)
    t.pick("small-castle", "trash-castle")
    assert (t.prompt, t.offered) == ("trash", ["card humble-castle", "card crumbling-castle"])
    t.pick("crumbling-castle")
    assert (t.tokens(), t.gained(), t.in_play()) == ("vp", "silver, haunted-castle, gold", "small-castle")


def test_small_castle_without_a_castle_in_hand_may_do_nothing() -> None:
    t = situation(hand="small-castle, village", actions=2)
    t.pick("small-castle", "trash-castle")
    assert (t.trash, t.gained(), t.in_play()) == ("", "", "small-castle")


def test_small_castle_gains_nothing_if_there_are_no_castles_left() -> None:
    t = situation(hand="small-castle, village", actions=2, piles={"castles": ""})
    t.pick("small-castle", "trash-this")
    assert (t.trash, t.gained()) == ("small-castle", "")


def test_a_replayed_small_castle_is_trashed_only_once() -> None:
    t = situation(hand="throne-room, small-castle", actions=2, piles={"castles": "opulent-castle, kings-castle"})
    t.pick("throne-room", "small-castle", "trash-this", "trash-this")
    assert (t.trash, t.gained()) == ("small-castle", "opulent-castle")


# Haunted Castle


@pytest.mark.rule("DOM-383")
def test_haunted_castle_brings_a_gold_and_takes_two_cards_from_large_hands() -> None:
    others = {"hand": "moat, 2 copper, 2 estate"}, {"hand": "4 copper"}, {"hand": "6 copper"}
    t = situation(*others, phase="buy", coins=6, buys=2, piles=from_top("haunted-castle"))
    t.pick("pile haunted-castle")
    assert (t.seat, t.prompt, t.gained()) == (1, "topdeck", "haunted-castle, gold")  # no Attack: nobody reveals a Moat
    t.pick("estate", "moat")
    assert (t.hand(1), t.deck(1)) == ("copper, copper, estate", "moat, estate")
    t.pick("copper", "copper")
    assert (len(t.player(2).hand), len(t.player(3).hand), t.seat) == (4, 4, 0)


def test_haunted_castle_brings_a_gold_even_if_all_hands_are_small() -> None:
    t = situation({"hand": "4 copper"}, phase="buy", coins=6, buys=2, piles=from_top("haunted-castle"))
    t.pick("pile haunted-castle")
    assert (t.gained(), t.seat) == ("haunted-castle, gold", 0)


def test_haunted_castle_does_nothing_on_somebody_elses_turn() -> None:
    piles = {**from_top("haunted-castle"), "weaver": 9}
    t = situation({"hand": "weaver, 4 copper"}, hand="militia, 5 estate", in_play="2 highway", piles=piles)
    t.pick("militia", "weaver", "copper", "weaver", "card", "pile haunted-castle")
    assert (t.gained(1), len(t.player(0).hand)) == ("haunted-castle", 5)


# Opulent Castle


def test_opulent_castle_turns_victory_cards_into_coins() -> None:
    t = situation(hand="opulent-castle, estate, humble-castle, duchy, copper")
    t.game.listen()
    t.pick("opulent-castle")
    assert t.offered == ["card estate", "card duchy", "card humble-castle", "done"]
    t.pick("estate", "humble-castle", "done")
    assert revealed(t) == ["estate", "humble-castle"]
    assert (t.coins, t.discard(), t.hand()) == (4, "estate, humble-castle", "copper, duchy")
    assert t.game.view(1)["table"]["players"][0]["discard"]["known"] == ["estate", "humble-castle"]


def test_opulent_castle_may_discard_nothing() -> None:
    t = situation(hand="opulent-castle, estate")
    t.pick("opulent-castle", "done")
    assert (t.coins, t.hand()) == (0, "estate")


def test_tunnels_that_opulent_castle_discards_bring_gold() -> None:
    t = situation(hand="opulent-castle, 2 tunnel")
    t.pick("opulent-castle", "tunnel", "tunnel", "tunnel", "tunnel")
    assert (t.gained(), t.coins) == ("gold, gold", 4)


# Sprawling Castle


@pytest.mark.parametrize(
    ("choice", "gained"),
    [("duchy", "sprawling-castle, duchy"), ("estates", "sprawling-castle, estate, estate, estate")],
)
def test_sprawling_castle_brings_a_duchy_or_three_estates(choice: str, gained: str) -> None:
    t = situation(phase="buy", coins=8, buys=2, piles=from_top("sprawling-castle"))
    t.pick("pile sprawling-castle")
    assert t.offered == ["mode duchy", "mode estates"]
    t.pick(choice)
    assert t.gained() == gained


@pytest.mark.parametrize(
    ("choice", "gained"), [("duchy", "sprawling-castle"), ("estates", "sprawling-castle, estate, estate")]
)
def test_a_pile_that_is_short_may_be_chosen(choice: str, gained: str) -> None:
    piles = {**from_top("sprawling-castle"), "duchy": 0, "estate": 2}
    t = situation(phase="buy", coins=8, buys=2, piles=piles)
    t.pick("pile sprawling-castle", choice)
    assert t.gained() == gained


def test_each_estate_of_sprawling_castle_is_a_gain_of_its_own() -> None:
    t = situation(phase="buy", coins=8, buys=2, piles=from_top("sprawling-castle"), landscapes=["battlefield"])
    t.pick("pile sprawling-castle", "battlefield", "estates")
    assert t.tokens() == "8 vp"


# Grand Castle


def test_grand_castle_pays_for_victory_cards_in_hand_and_in_play() -> None:
    t = situation(
        phase="buy", coins=9, buys=2, hand="estate, tunnel, curse, copper, harem", in_play="humble-castle, silver",
        discard="duchy", piles=from_top("grand-castle"),
    )  # fmt: skip
    t.game.listen()
    t.pick("pile grand-castle")
    assert revealed(t) == ["estate", "tunnel", "curse", "copper", "harem"]
    assert t.tokens() == "4 vp"
    assert len(t.game.view(1)["table"]["players"][0]["hand"]["known"]) == 5
