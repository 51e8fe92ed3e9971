"""Cards that only give cards, Actions, Buys and coins; and what each card of the base set costs and is."""

import pytest

from allmende.dominion.kingdoms import named_card
from tests.dominion.situations import situation

DECK = "gold, silver, duchy, estate, curse, province"

BASE_SET = {
    "cellar": (2, "action"),
    "chapel": (2, "action"),
    "moat": (2, "action reaction"),
    "harbinger": (3, "action"),
    "merchant": (3, "action"),
    "vassal": (3, "action"),
    "village": (3, "action"),
    "workshop": (3, "action"),
    "bureaucrat": (4, "action attack"),
    "gardens": (4, "victory"),
    "militia": (4, "action attack"),
    "moneylender": (4, "action"),
    "poacher": (4, "action"),
    "remodel": (4, "action"),
    "smithy": (4, "action"),
    "throne-room": (4, "action"),
    "bandit": (5, "action attack"),
    "council-room": (5, "action"),
    "festival": (5, "action"),
    "laboratory": (5, "action"),
    "library": (5, "action"),
    "market": (5, "action"),
    "mine": (5, "action"),
    "sentry": (5, "action"),
    "witch": (5, "action attack"),
    "artisan": (6, "action"),
}


@pytest.mark.parametrize(("card", "cost", "types"), [(card, *facts) for card, facts in BASE_SET.items()])
def test_every_card_of_the_base_set_has_its_cost_and_types(card: str, cost: int, types: str) -> None:
    found = named_card(card)
    assert (found.expansion, found.cost) == ("base", cost)
    assert sorted(found.type_names()) == types.split()


@pytest.mark.rule("DOM-305")
@pytest.mark.parametrize(
    ("card", "cards", "actions", "buys", "coins"),
    [
        pytest.param("laboratory", 2, 1, 0, 0, id="laboratory"),
        pytest.param("smithy", 3, 0, 0, 0, id="smithy"),
        pytest.param("village", 1, 2, 0, 0, id="village"),
        pytest.param("market", 1, 1, 1, 1, id="market"),
        pytest.param("festival", 0, 2, 1, 2, id="festival", marks=pytest.mark.rule("DOM-302")),
    ],
)
def test_the_bonuses_of_a_card_and_nothing_else(card: str, cards: int, actions: int, buys: int, coins: int) -> None:
    t = situation({"hand": "3 copper", "deck": "2 estate"}, hand=f"{card}, copper", deck=DECK)
    t.pick(card)
    drawn = DECK.split(", ")[:cards]
    assert t.hand() == ", ".join(sorted([*drawn, "copper"]))
    assert t.deck() == ", ".join(DECK.split(", ")[cards:])
    assert (t.actions, t.buys, t.coins) == (actions, 1 + buys, coins)
    assert (t.in_play(), t.discard(), t.trash, t.gained()) == (card, "", "", "")
    assert (t.hand(1), t.deck(1)) == ("copper, copper, copper", "estate, estate")
    assert t.seat == 0


@pytest.mark.rule("DOM-302")
def test_festivals_two_actions_carry_two_more_cards() -> None:
    t = situation(hand="festival, smithy, smithy", deck="6 copper, estate")
    t.pick("festival", "smithy", "smithy")
    assert (t.actions, t.buys, t.coins) == (0, 2, 2)
    assert t.hand() == ", ".join(["copper"] * 6)


@pytest.mark.rule("DOM-305")
def test_a_smithy_ends_the_action_phase_when_no_action_is_left() -> None:
    t = situation(hand="2 smithy", deck="3 copper")
    t.pick("smithy")
    assert t.prompt == "buy-phase"
    assert "card smithy" not in t.offered


@pytest.mark.rule("DOM-301")
def test_council_room_draws_four_and_gives_a_buy() -> None:
    t = situation({"deck": "estate"}, hand="council-room", deck=DECK)
    t.pick("council-room")
    assert (t.hand(), t.deck()) == ("duchy, estate, gold, silver", "curse, province")
    assert (t.actions, t.buys, t.coins) == (0, 2, 0)


@pytest.mark.rule("DOM-301")
def test_council_room_lets_every_other_player_draw_one() -> None:
    t = situation(
        {"hand": "copper", "deck": "gold, silver"}, {"discard": "duchy"}, {"hand": "estate"}, hand="council-room"
    )
    t.pick("council-room")
    assert (t.hand(1), t.deck(1)) == ("copper, gold", "silver")
    assert (t.hand(2), t.discard(2)) == ("duchy", "")
    assert t.hand(3) == "estate"


@pytest.mark.rule("DOM-301")
def test_council_room_is_no_attack_so_nobody_may_reveal_a_moat() -> None:
    t = situation({"hand": "moat, guard-dog", "deck": "gold"}, hand="council-room", deck=DECK)
    t.pick("council-room")
    assert t.seat == 0
    assert t.hand(1) == "gold, guard-dog, moat"
