"""Heirlooms, Wishes, and the two recommended sets with Nocturne."""

from typing import Any

import pytest

from allmende import new_game
from allmende.dominion.card import CARDS, HEIRLOOM
from tests.dominion.situations import Situation, listed, situation


def table(**options: Any) -> Situation:
    return Situation(new_game("dominion", **options))


COSTS = {
    "druid": 2, "faithful-hound": 2, "secret-cave": 3, "leprechaun": 3, "conclave": 4, "shepherd": 4, "cobbler": 5,
    "crypt": 5, "pooka": 5, "werewolf": 5, "magic-lamp": 0, "cursed-gold": 4, "pasture": 2, "wish": 0, "will-o-wisp": 0,
}  # fmt: skip
FILL = "village, smithy, market, militia, mine, moat, remodel, cellar, workshop"


@pytest.mark.rule("DOM-142", "DOM-360")
@pytest.mark.parametrize(
    ("card", "heirloom"), [("secret-cave", "magic-lamp"), ("pooka", "cursed-gold"), ("shepherd", "pasture")]
)
def test_an_heirloom_replaces_a_copper_of_every_starting_deck(card: str, heirloom: str) -> None:
    t = table(kingdom=f"{card}, {FILL}", players=3)
    for seat in range(3):
        owned = t.owned(seat).split(", ")
        assert (owned.count("copper"), owned.count("estate"), owned.count(heirloom), len(owned)) == (6, 3, 1, 10)
    assert (t.pile("copper"), t.pile(heirloom)) == (60 - 3 * 6, -1)


@pytest.mark.rule("DOM-142")
def test_an_heirloom_is_never_in_the_supply() -> None:
    t = table(kingdom="counting-sheep")
    assert [card.slug for card in t.state.setup.supply if card.types & HEIRLOOM] == []
    t = situation(hand="pooka, shepherd, secret-cave", phase="buy", coins=8)
    assert not {"pile magic-lamp", "pile cursed-gold", "pile pasture"} & set(t.offered)


@pytest.mark.rule("DOM-143", "DOM-360")
def test_counting_sheep_starts_with_three_heirlooms() -> None:
    t = table(kingdom="counting-sheep")
    deck = "copper, copper, copper, copper, cursed-gold, estate, estate, estate, magic-lamp, pasture"
    assert [t.owned(seat) for seat in (0, 1)] == [deck, deck]
    assert (t.pile("copper"), t.pile("wish"), len(t.state.hexes)) == (52, 12, 12)


@pytest.mark.rule("DOM-016", "DOM-361")
def test_search_party_has_boons_and_hexes_and_no_wishes() -> None:
    t = table(kingdom="search-party")
    assert (len(t.state.boons), len(t.state.hexes), t.pile("wish"), t.pile("copper")) == (3, 12, -1, 46)
    assert listed(t.player(0).cards()).count("copper") == 7


@pytest.mark.rule("DOM-361")
@pytest.mark.parametrize(("card", "wishes"), [("secret-cave", 12), ("leprechaun", 12), ("cobbler", -1)])
def test_wishes_are_there_where_a_card_refers_to_them(card: str, wishes: int) -> None:
    assert table(kingdom=f"{card}, {FILL}").pile("wish") == wishes


@pytest.mark.rule("DOM-016")
def test_the_card_of_the_mouse_brings_what_it_needs() -> None:
    t = table(kingdom=f"druid, {FILL}, way-of-the-mouse, mouse:leprechaun")
    assert (len(t.state.hexes), t.pile("wish"), t.pile("leprechaun")) == (12, 12, -1)


@pytest.mark.parametrize("kingdom", ["Auf zur Party", "Search Party", "Schafe zählen", "Counting Sheep"])
def test_the_sets_are_known_by_both_names(kingdom: str) -> None:
    assert len(table(kingdom=kingdom).state.setup.kingdom) == 10


@pytest.mark.rule("DOM-339")
def test_crossroads_counts_pasture_tunnel_farmland_and_estates() -> None:
    t = situation(hand="crossroads, pasture, tunnel, farmland, 2 estate, copper", deck="9 curse")
    t.pick("crossroads")
    assert t.hand().count("curse") == 5


def test_what_the_cards_cost() -> None:
    cards = {card.slug: card.cost for card in CARDS if card.expansion == "nocturne"}
    assert cards == COSTS
