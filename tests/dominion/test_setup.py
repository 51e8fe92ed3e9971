"""Set-up: the material, the piles, the first hands (ledger section 1)."""

from typing import Any

import pytest

from allmende import new_game
from allmende.dominion.card import CARDS, REACTION, VICTORY, Card
from allmende.dominion.kingdoms import KINGDOMS, is_pile
from allmende.table.errors import BadGameOption
from tests.dominion.situations import Situation, listed, situation

BASIC = "copper, curse, duchy, estate, gold, province, silver"
HINTERLANDS = [card for card in CARDS if card.expansion == "hinterlands"]


def table(**options: Any) -> Situation:
    """A new game."""
    return Situation(new_game("dominion", **options))


def with_(*cards: str) -> list[str]:
    """A kingdom with these cards, filled up to ten."""
    return [*cards, *(card for card in KINGDOMS["first-game"] if card not in cards)][:10]


@pytest.mark.rule("DOM-001")
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_the_basic_cards_are_in_every_game(kingdom: str) -> None:
    setup = table(kingdom=kingdom).state.setup
    assert listed([card for card in setup.supply if card not in setup.table.cards()]) == BASIC


@pytest.mark.rule("DOM-001", "DOM-013")
@pytest.mark.parametrize("card", BASIC.split(", "))
def test_a_basic_card_is_never_one_of_the_ten(card: str) -> None:
    with pytest.raises(BadGameOption, match=f"{card} is in every game"):
        table(kingdom=with_(card))


def pile_size(card: Card) -> int:
    """How many cards its pile has with four players."""
    return table(players=4, kingdom=with_(card.slug)).pile(card.slug)


@pytest.mark.rule("DOM-002", "DOM-003")
def test_the_box_holds_264_cards_in_26_piles() -> None:
    sizes = [pile_size(card) for card in HINTERLANDS]
    assert (len(sizes), sizes.count(10), sizes.count(12), sum(sizes)) == (26, 24, 2, 264)
    assert listed([card for card in HINTERLANDS if pile_size(card) == 12]) == "farmland, tunnel"


@pytest.mark.rule("DOM-002")
def test_sialiens_of_the_box_are_reactions() -> None:
    reactions = [card for card in HINTERLANDS if card.types & REACTION]
    assert listed(reactions) == "fools-gold, guard-dog, trader, trail, tunnel, weaver"


@pytest.mark.rule("DOM-004", "DOM-005")
@pytest.mark.parametrize("card", ["farmland", "tunnel", "gardens"])
@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_victory_piles_of_the_kingdom(card: str, players: int, size: int) -> None:
    assert table(players=players, kingdom=with_(card)).pile(card) == size


@pytest.mark.rule("DOM-006")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_other_piles_of_the_kingdom_have_ten_cards(players: int) -> None:
    others = [card.slug for card in CARDS if is_pile(card.slug) and not card.types & VICTORY and card.slug != "port"]
    assert len(others) == 119
    for first in range(0, 119, 10):
        kingdom = with_(*others[first : first + 10])
        assert {table(players=players, kingdom=kingdom).pile(card) for card in kingdom} == {10}


@pytest.mark.rule("DOM-006", "DOM-362")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_ports_split_piles_townsfolk_and_castles(players: int) -> None:
    t = table(players=players, kingdom=with_("port", "catapult-rocks", "townsfolk", "castles"))
    assert t.pile("port") == 12
    told = {pile["pile"]: pile for pile in t.game.view(None)["table"]["supply"] if pile["pile"] is not None}
    assert (told["catapult-rocks"]["card"], told["catapult-rocks"]["below"]) == (
        "catapult",
        ["catapult"] * 4 + ["rocks"] * 5,
    )
    four = ["town-crier", "blacksmith", "miller", "elder"]
    assert [told["townsfolk"]["card"], *told["townsfolk"]["below"]] == [card for card in four for _ in range(4)]
    castles = ["humble", "crumbling", "small", "haunted", "opulent", "sprawling", "grand", "kings"]
    twice = ("humble", "small", "opulent", "kings") if players > 2 else ()
    wanted = [f"{name}-castle" for name in castles for _ in range(2 if name in twice else 1)]
    assert [told["castles"]["card"], *told["castles"]["below"]] == wanted
    assert len(wanted) == (8 if players == 2 else 12)


@pytest.mark.rule("DOM-007")
def test_everybody_starts_with_seven_coppers_and_three_estates_and_draws_five() -> None:
    t = table(players=3)
    for seat in range(3):
        assert t.owned(seat) == ", ".join(["copper"] * 7 + ["estate"] * 3)
        assert (len(t.player(seat).hand), len(t.player(seat).deck)) == (5, 5)


@pytest.mark.rule("DOM-007")
def test_starting_decks_are_shuffled_and_lie_face_down() -> None:
    first_hands = {table(seed=seed).hand(seat) for seed in range(20) for seat in (0, 1)}
    assert len(first_hands) == 4  # no Estate, one, two or three
    opponent = table().game.view(0)["table"]["players"][1]
    assert opponent["hand"] == {"count": 5, "known": []}
    assert opponent["deck"] == {"count": 5, "top": []}


@pytest.mark.rule("DOM-008", "DOM-009", "DOM-010", "DOM-012")
@pytest.mark.parametrize(("players", "copper", "victory", "curse"), [(2, 46, 8, 10), (3, 39, 12, 20), (4, 32, 12, 30)])
def test_basic_piles(players: int, copper: int, victory: int, curse: int) -> None:
    t = table(players=players)
    assert (t.pile("copper"), t.pile("silver"), t.pile("gold")) == (copper, 40, 30)
    assert (t.pile("estate"), t.pile("duchy"), t.pile("curse")) == (victory, victory, curse)


@pytest.mark.rule("DOM-359")
@pytest.mark.parametrize(("players", "copper", "curse"), [(5, 85, 40), (6, 78, 50)])
def test_five_and_six_players_have_the_treasures_of_two_sets(players: int, copper: int, curse: int) -> None:
    t = table(players=players)
    assert (t.pile("copper"), t.pile("silver"), t.pile("gold"), t.pile("curse")) == (copper, 80, 60, curse)


@pytest.mark.rule("DOM-011")
@pytest.mark.parametrize(("players", "provinces"), [(2, 8), (3, 12), (4, 12), (5, 15), (6, 18)])
def test_province_pile(players: int, provinces: int) -> None:
    assert table(players=players).pile("province") == provinces


@pytest.mark.rule("DOM-013")
def test_a_kingdom_has_exactly_ten_different_piles() -> None:
    ten = list(KINGDOMS["first-game"])
    assert len(table(kingdom=ten).state.setup.kingdom) == 10
    for wrong in (ten[:9], [*ten, "witch"], [*ten[:9], ten[0]]):
        with pytest.raises(BadGameOption, match="kingdom"):
            table(kingdom=wrong)


@pytest.mark.rule("DOM-013")
def test_a_random_kingdom_has_ten_different_piles_too() -> None:
    for seed in range(20):
        kingdom = table(kingdom="random", seed=seed).state.setup.kingdom
        assert len(set(kingdom)) == 10
        assert not set(BASIC.split(", ")) & set(kingdom)


@pytest.mark.rule("DOM-014")
def test_the_supply_is_the_basic_and_the_kingdom_piles() -> None:
    supply = [pile["card"] for pile in table(kingdom="bargains").game.view(None)["table"]["supply"]]
    assert sorted(supply) == sorted([*BASIC.split(", "), *KINGDOMS["bargains"]])


@pytest.mark.rule("DOM-014")
def test_the_trash_is_empty_at_first_and_everyone_sees_it() -> None:
    assert table().trash == ""
    t = situation({"hand": "chapel, curse"}, hand="chapel, estate")
    t.pick("chapel", "estate", "done", "chapel", "curse")
    assert [t.game.view(seat)["table"]["trash"] for seat in (0, 1, None)] == [["estate", "curse"]] * 3


@pytest.mark.rule("DOM-015")
def test_anybody_may_be_the_first_player() -> None:
    beginners = [table(players=3, seed=seed).seat for seed in range(60)]
    assert {seat: beginners.count(seat) > 10 for seat in (0, 1, 2)} == {0: True, 1: True, 2: True}


@pytest.mark.rule("DOM-015")
def test_play_goes_to_the_left() -> None:
    t = table(players=3, first=1)
    turns = [t.seat, *(t.end_turn().seat for _ in range(4))]
    assert turns == [1, 2, 0, 1, 2]


SETS = {
    "Einführung": """
        Aufbau, Gewürzhändler, Kartograph, Lebenskünstler, Markgraf, Nomaden, Oase, Stallungen, Weberin, Wegkreuzung
    """,
    "Gelegenheiten": """
        Fahrende Händlerin, Feilscher, Fernstraße, Grenzdorf, Hexenkessel, Katzengold, Komplott, Pfad, Radmacherin, Souk
    """,
    "Glückliche Pfade": """
        Berserker, Fernstraße, Nomaden, Oase, Pfad, Bibliothek, Geldverleiher, Keller, Thronsaal, Werkstatt
    """,
    "Abenteuerfahrt": """
        Hexenhütte, Katzengold, Souk, Wachhund, Wegkreuzung, Jahrmarkt, Laboratorium, Torwächterin, Umbau, Vasall
    """,
}
"""The recommended sets that need nothing but Hinterlands and the base set, as the rulebook names them."""


@pytest.mark.rule("DOM-017")
@pytest.mark.parametrize("name", SETS)
def test_a_recommended_set_is_the_ten_cards_of_the_rulebook(name: str) -> None:
    kingdom = table(kingdom=name).state.setup.kingdom
    assert len(set(kingdom)) == 10
    assert kingdom == table(kingdom=SETS[name]).state.setup.kingdom
