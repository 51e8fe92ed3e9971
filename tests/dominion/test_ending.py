"""The end of the game and scoring (ledger section 13)."""

import pytest

from tests.dominion.situations import Situation, situation


def empty(*piles: str) -> dict[str, int]:
    return dict.fromkeys(piles, 0)


def after_a_buy(players: int = 2, **piles: int) -> Situation:
    """Seat 0 buys a Curse, and the turn ends."""
    t = situation(*[{}] * (players - 1), phase="buy", piles=piles)
    return t.pick("pile curse")


@pytest.mark.rule("DOM-128")
def test_the_game_ends_when_the_provinces_are_gone() -> None:
    t = situation(phase="buy", coins=8, piles={"province": 1})
    t.pick("pile province")
    assert t.game.over
    t = situation(phase="buy", coins=8, piles={"province": 2})
    t.pick("pile province")
    assert not t.game.over


@pytest.mark.rule("DOM-128")
@pytest.mark.parametrize(
    ("players", "piles", "ends"),
    [
        (2, ["gold", "moat"], False),
        (2, ["gold", "moat", "village"], True),
        (2, ["gold", "moat", "village", "duchy"], True),
        (4, ["gold", "moat", "village"], True),
        (5, ["gold", "moat", "village"], False),
        (5, ["gold", "moat", "village", "duchy"], True),
        (6, ["gold", "moat", "village"], False),
        (6, ["gold", "moat", "village", "duchy"], True),
        (6, ["province"], True),
    ],
)
def test_the_game_ends_when_enough_piles_are_empty(players: int, piles: list[str], ends: bool) -> None:
    assert after_a_buy(players, **empty(*piles)).game.over is ends


@pytest.mark.rule("DOM-135")
def test_copper_estate_and_curse_empty() -> None:
    assert after_a_buy(curse=1, copper=0, estate=0).game.over
    assert not after_a_buy(curse=2, copper=0, estate=0).game.over


@pytest.mark.rule("DOM-130")
def test_a_turn_is_played_to_its_end() -> None:
    t = situation(hand="gold", phase="buy", coins=14, buys=2, deck="5 copper", piles={"province": 1})
    t.pick("pile province")
    assert (t.game.over, t.prompt, t.buys) == (False, "buy-phase", 1)
    t.pick("pile gold")
    assert t.game.over
    assert (t.hand(), t.player().turns) == ("copper, copper, copper, copper, copper", 1)  # Clean-up was done


@pytest.mark.rule("DOM-130")
def test_three_empty_piles_in_the_middle_of_a_turn_do_not_end_the_game() -> None:
    t = situation(hand="trader", phase="buy", coins=5, buys=2, piles={"duchy": 1, **empty("estate", "curse")})
    t.pick("pile duchy")
    assert t.state.empty == 3
    t.pick("trader", "done")  # the Duchy returns to its pile
    assert (t.game.over, t.seat, t.pile("duchy")) == (False, 1, 1)


@pytest.mark.rule("DOM-130")
def test_the_last_province_may_be_gained_by_an_action() -> None:
    t = situation(hand="remodel, gold, copper", piles={"province": 1})
    t.pick("remodel", "gold", "pile province")
    assert (t.game.over, t.prompt) == (False, "buy-phase")
    t.pick("treasures", "done")
    assert t.game.over


@pytest.mark.rule("DOM-131")
def test_the_score_counts_all_cards_in_every_zone() -> None:
    t = situation(hand="estate, tunnel", deck="duchy, farmland", discard="province, curse", in_play="copper")
    assert t.game.scores()[0] == {
        "estate": 1, "duchy": 3, "province": 6, "curse": -1, "tunnel": 2, "farmland": 2, "total": 13,
    }  # fmt: skip


@pytest.mark.rule("DOM-131")
def test_points_may_be_below_zero() -> None:
    assert situation(hand="2 curse", discard="curse").score() == -3


@pytest.mark.rule("DOM-132")
def test_cards_in_play_and_set_aside_belong_to_their_owner() -> None:
    in_play = situation(hand="gardens", deck="4 copper", in_play="village, smithy, 3 silver")
    assert in_play.score() == 1  # ten cards
    set_aside = situation(hand="library, gardens, 4 copper", deck="2 village, smithy", discard="silver")
    set_aside.pick("library", "yes", "yes")
    assert set_aside.hand() == "copper, copper, copper, copper, gardens"
    assert set_aside.score() == 1


@pytest.mark.rule("DOM-132")
def test_a_reaction_played_on_the_last_turn_belongs_to_its_owner() -> None:
    others = {"hand": "guard-dog, gardens, 3 copper", "deck": "5 copper"}
    t = situation(others, hand="militia", coins=6, piles={"province": 1})
    t.pick("militia", "guard-dog", "copper", "copper", "copper", "pile province")
    assert (t.game.over, t.score(seat=1)) == (True, 1)


def last_province(first: str, second: str, turns: tuple[int, int]) -> Situation:
    """Seat 0 buys the last Province; both have had so many turns before."""
    t = situation(
        {"discard": second, "turns": turns[1]},
        discard=first, turns=turns[0], phase="buy", coins=8, piles={"province": 1},
    )  # fmt: skip
    return t.pick("pile province")


@pytest.mark.rule("DOM-133")
def test_the_highest_score_wins() -> None:
    assert last_province("duchy", "province", turns=(9, 9)).game.winners() == [0]
    assert last_province("curse", "province", turns=(9, 9)).game.winners() == [1]


@pytest.mark.rule("DOM-133", "DOM-134")
def test_a_tie_after_the_first_players_last_province_goes_to_the_second() -> None:
    t = last_province("estate", "province, estate", turns=(10, 10))
    assert [t.score(), t.score(seat=1)] == [7, 7]
    assert [t.player(0).turns, t.player(1).turns] == [11, 10]
    assert t.game.winners() == [1]


@pytest.mark.rule("DOM-133")
def test_a_tie_after_equally_many_turns_is_shared() -> None:
    t = last_province("estate", "province, estate", turns=(10, 11))
    assert t.game.winners() == [0, 1]


@pytest.mark.rule("DOM-133")
def test_fewer_turns_decide_only_among_the_tied() -> None:
    t = situation(
        {"discard": "province", "turns": 9}, {"discard": "duchy", "turns": 8},
        turns=9, phase="buy", coins=8, piles={"province": 1},
    )  # fmt: skip
    t.pick("pile province")
    assert t.game.winners() == [1]
