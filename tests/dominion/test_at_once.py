"""Several things at once (ledger section 10)."""

import pytest

from tests.dominion.situations import situation


@pytest.mark.rule("DOM-113")
@pytest.mark.parametrize(
    ("picks", "gained"),
    [
        (["tunnel", "weaver", "silvers"], "gold, silver, silver"),
        (["weaver", "silvers", "tunnel"], "silver, silver, gold"),
    ],
)
def test_a_player_chooses_the_order_of_several_effects(picks: list[str], gained: str) -> None:
    t = situation(hand="cellar, tunnel, weaver", deck="2 copper")
    t.pick("cellar", "tunnel", "weaver", *picks)
    assert t.gained() == gained


@pytest.mark.rule("DOM-113")
@pytest.mark.parametrize("first", ["border-village", "haggler"])
def test_a_player_chooses_the_order_of_what_must_be_done(first: str) -> None:
    t = situation(phase="buy", in_play="haggler", coins=6, buys=2, piles={"border-village": 10, "gold": 0})
    t.pick("pile border-village")
    assert sorted(t.offered) == ["card border-village", "card haggler"]
    t.pick(first)
    assert ("pile duchy" in t.offered) is (first == "border-village")  # Haggler brings no Victory cards
    t.pick("pile silver")
    assert ("pile duchy" in t.offered) is (first == "haggler")


@pytest.mark.rule("DOM-113")
def test_a_player_chooses_the_order_of_reactions_to_an_attack() -> None:
    t = situation({"hand": "moat, guard-dog, copper"}, hand="militia")
    t.pick("militia")
    assert sorted(t.offered) == ["card guard-dog", "card moat", "done"]
    t.pick("moat", "guard-dog")
    assert (t.seat, t.in_play(1), t.hand(1)) == (0, "guard-dog", "copper, moat")


@pytest.mark.rule("DOM-114")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_several_players_act_in_turn_order(active: int, order: list[int]) -> None:
    t = situation(
        {"hand": "fools-gold"}, {"hand": "fools-gold"},
        hand="fools-gold", turn=active, phase="buy", coins=8, buys=2, piles={"gold": 1},
    )  # fmt: skip
    t.pick("pile province")
    asked = []
    while t.prompt == "resolve":
        asked.append(t.seat)
        t.pick("fools-gold")
    assert asked == order
    assert [t.deck(seat) for seat in order] == ["gold", ""]


@pytest.mark.rule("DOM-114")
def test_the_player_whose_turn_it_is_comes_first() -> None:
    t = situation({"hand": "fools-gold"}, phase="buy", in_play="haggler", coins=8, buys=2, piles={"gold": 1})
    t.pick("pile province")
    assert (t.seat, t.prompt) == (0, "gain")
    t.pick("pile gold")
    assert t.seat == 1
    t.pick("fools-gold")
    assert (t.discard(0), t.deck(1)) == ("gold, province", "")


@pytest.mark.rule("DOM-115")
def test_an_effect_is_completed_with_all_it_sets_off_before_the_next_one() -> None:
    piles = {"border-village": 10, "souk": 10}
    t = situation(phase="buy", in_play="haggler", hand="nomads, estate", coins=6, buys=2, piles=piles)
    t.pick("pile border-village", "border-village", "pile souk")
    assert (t.prompt, t.gained()) == ("trash", "border-village, souk")  # Souk's own ability, then Haggler
    t.pick("nomads", "estate")
    assert (t.prompt, t.coins, t.gained()) == ("gain", 2, "border-village, souk")
    t.pick("pile silver")
    assert t.gained() == "border-village, souk, silver"


@pytest.mark.rule("DOM-115")
def test_a_player_is_through_before_the_next_one_begins() -> None:
    t = situation(
        {"hand": "tunnel, weaver, 3 copper"}, {"hand": "4 copper", "deck": "estate"},
        hand="militia",
    )  # fmt: skip
    t.pick("militia", "tunnel", "weaver", "weaver", "silvers", "tunnel")
    assert (t.seat, t.prompt, t.discard(1)) == (2, "discard", "gold, silver, silver, tunnel")


@pytest.mark.rule("DOM-113")
def test_the_same_effect_twice_leaves_nothing_to_choose() -> None:
    t = situation(phase="buy", in_play="2 haggler", coins=3, buys=2, piles={"cellar": 10})
    t.pick("pile silver")
    assert t.prompt == "gain"
    t.pick("pile cellar", "pile copper")
    assert (t.prompt, t.gained()) == ("buy-phase", "silver, cellar, copper")


@pytest.mark.rule("DOM-113")
def test_the_same_effect_twice_beside_another_one_is_still_ordered() -> None:
    t = situation(phase="buy", in_play="2 haggler", coins=6, buys=2, piles={"border-village": 10})
    t.pick("pile border-village")
    assert (t.prompt, t.offered) == ("resolve", ["card border-village", "card haggler"])


@pytest.mark.rule("DOM-114", "DOM-380")
def test_an_attack_on_anothers_turn_goes_round_from_the_player_whose_turn_it_is() -> None:
    """Berserker, gained through Weaver on the first player's Militia, attacks him before the others."""
    t = situation(
        {"hand": "weaver, 4 copper"}, {"hand": "5 silver"}, {"hand": "5 gold"},
        hand="militia, 5 estate", in_play="highway", piles={"berserker": 10},
    )  # fmt: skip
    t.pick("militia", "weaver", "copper", "weaver", "card", "pile berserker", "pile copper")
    hit = []
    while t.prompt == "discard":
        assert t.seat is not None
        hit.append(t.seat)
        t.pick(t.offered[0])
    assert hit == [0, 0, 2, 2, 3, 3]  # Berserker; Militia finds nobody any more who holds more than three cards
