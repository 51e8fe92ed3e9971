"""The game for one (ledger: Solo game)."""

import pytest

from allmende.agricola.moor.special import cards_for
from allmende.agricola.moor.table import Moor, moor_of
from allmende.table import seeded
from tests.agricola.moor.situations import begun, moor
from tests.agricola.situations import Situation

CARDS = [card.slug for card in cards_for(1)]


def pile(t: Situation) -> Moor:
    return moor_of(t.state)


def lies_open(t: Situation) -> str | None:
    number = pile(t).open
    return None if number < 0 else CARDS[number]


def next_round(t: Situation) -> Situation:
    """Two people take something; nobody uses a special action."""
    number = t.state.round
    while t.state.round == number:
        t.place("day-laborer" if t.usable("day-laborer") else "infirmary")
    return t


@pytest.mark.rule("MOOR-183", "MOOR-185")
def test_one_player_begins_without_food() -> None:
    for level in (1, 2, 3):
        assert begun(level=level, players=1).goods() == ""


@pytest.mark.rule("MOOR-186")
@pytest.mark.parametrize(("people", "newborns", "need"), [(2, 0, 6), (3, 0, 9), (3, 1, 7)])
def test_adults_need_three_food(people: int, newborns: int, need: int) -> None:
    t = moor(players=1, people=people, newborns=newborns, goods="20 food", phase="feeding", round=7)
    assert t.food() == 20 - need


@pytest.mark.rule("MOOR-187")
def test_the_forest_gets_two_wood() -> None:
    t = begun(players=1)
    assert t.pile("forest") == 2
    assert begun(players=2).pile("forest") == 3


@pytest.mark.rule("MOOR-188")
def test_a_traveling_card_leaves_the_game() -> None:
    t = moor(players=1, level=3, hand=["market-stall"], goods="grain").place("meeting-place", "card market-stall")
    assert (t.hand(), t.played(), t.goods()) == ([], [], "vegetable")
    assert "market-stall" not in [card.slug for card in t.state.decks[1]]


@pytest.mark.rule("MOOR-240")
def test_the_meeting_place_is_that_of_the_base_game() -> None:
    for level in (1, 2, 3):
        [space] = [one for one in begun(level=level, players=1, cards="deal" if level > 1 else "none").state.view(None)
                   ["spaces"] if one["space"] == "meeting-place"]  # fmt: skip
        assert (space["per_round"], space["count"]) == (0, 0)
    t = moor(players=1, level=3, hand=["corn-scoop"], goods="wood").place("meeting-place")
    assert t.offered == ["card corn-scoop", "done"]


# The pile


@pytest.mark.rule("MOOR-189", "MOOR-190")
def test_a_card_is_revealed_when_a_round_begins() -> None:
    t = begun(players=1)
    assert (len(pile(t).pile), lies_open(t) in CARDS) == (9, True)


@pytest.mark.rule("MOOR-190", "MOOR-194")
def test_a_used_card_is_discarded_and_the_next_one_comes_in_the_next_round() -> None:
    t = moor(players=1, open="hiring-fair", next="bog").pick("special hiring-fair")
    assert (t.prompt, pile(t).spent) == ("place-person", [CARDS.index("village")])
    assert not any(name.startswith("special") for name in t.offered), "one special action in a round"
    next_round(t)
    assert lies_open(t) == "bog"


@pytest.mark.rule("MOOR-191")
@pytest.mark.parametrize(("answer", "card"), [("yes", "village"), ("no", "bog")])
def test_an_unused_card_may_be_kept_or_put_under_the_pile(answer: str, card: str) -> None:
    t = next_to_keep(moor(players=1, open="village", next="bog"))
    t.pick(answer)
    assert lies_open(t) == card
    if answer == "no":
        assert pile(t).pile[0] == CARDS.index("village")
    else:
        assert pile(t).pile[-1] == CARDS.index("bog")


def next_to_keep(t: Situation) -> Situation:
    t.place("day-laborer").place("fishing")
    assert t.prompt == "keep-special"
    return t


@pytest.mark.rule("MOOR-192", "MOOR-045")
def test_the_next_card_and_those_put_below_are_known_and_the_rest_is_not() -> None:
    t = next_to_keep(moor(players=1, open="village", next="bog")).pick("no")
    shown = t.state.view(None)["moor"]["pile"]
    assert shown["next"]["card"] == CARDS[pile(t).pile[-1]]
    assert shown["below"] == ["village"]
    seen = set()
    for seed in range(20):
        other = t.game.determinize(0, seeded(seed))
        assert other.view(0) == t.game.view(0)
        seen.add(tuple(pile(Situation(other)).pile))
    assert len(seen) > 5
    assert {(order[0], order[-1]) for order in seen} == {(pile(t).pile[0], pile(t).pile[-1])}


@pytest.mark.rule("MOOR-193")
def test_when_the_pile_is_empty_the_last_used_card_comes_back_in_each_round() -> None:
    t = moor(players=1, open="hiring-fair")
    pile(t).spent, pile(t).pile = pile(t).pile, []
    for _ in range(3):
        t.pick("special hiring-fair")
        if t.prompt == "pay-to-keep-special":
            t.pick("no")
        assert lies_open(t) is None
        next_round(t)
        assert lies_open(t) == "village"


@pytest.mark.rule("MOOR-193", "MOOR-191")
def test_with_an_empty_pile_an_unused_card_stays_without_a_question() -> None:
    t = moor(players=1, open="hiring-fair")
    pile(t).spent, pile(t).pile = pile(t).pile, []
    assert lies_open(next_round(t)) == "village"


@pytest.mark.rule("MOOR-194")
def test_one_action_of_the_card_is_used() -> None:
    t = moor(players=1, open="clearing", moors=[0], forests=[1]).pick("special cut-peat", "cell 0")
    assert t.goods() == "3 fuel"
    assert not any(name.startswith("special") for name in t.offered)


@pytest.mark.rule("MOOR-195", "MOOR-196")
def test_two_food_keep_a_used_card_once_in_a_round() -> None:
    t = moor(players=1, open="clearing", moors=[0, 1, 2], goods="5 food").pick("special cut-peat", "cell 0")
    assert t.prompt == "pay-to-keep-special"
    t.pick("yes")
    assert (t.food(), lies_open(t)) == (3, "clearing")
    assert t.state.view(None)["moor"]["pile"]["paid"]
    t.pick("special cut-peat", "cell 1")
    assert (t.prompt, t.food(), lies_open(t)) == ("place-person", 3, None), "only once in a round"
    next_round(t)
    assert not t.state.view(None)["moor"]["pile"]["paid"]


@pytest.mark.rule("MOOR-195")
def test_the_card_counts_as_unused_in_the_next_round() -> None:
    t = moor(players=1, open="clearing", moors=[0], goods="2 food").pick("special cut-peat", "cell 0", "yes")
    next_to_keep(t).pick("yes")
    assert lies_open(t) == "clearing"


@pytest.mark.rule("MOOR-195")
def test_without_two_food_the_card_is_discarded_at_once() -> None:
    t = moor(players=1, open="clearing", moors=[0], goods="food").pick("special cut-peat", "cell 0")
    assert (t.prompt, lies_open(t)) == ("place-person", None)


@pytest.mark.rule("MOOR-197")
def test_the_last_card_can_serve_from_round_ten_to_the_end() -> None:
    """Ten cards, one used in each round: the tenth comes in round 10 and comes back until round 14."""
    t = begun(players=1, seed=1)
    shown = []
    while t.game.choice is not None:
        if t.prompt == "place-person" and lies_open(t) is not None:
            shown.append(lies_open(t))
            specials = [name for name in t.offered if name.startswith("special")]
            if specials:
                t.pick(specials[0])
                continue
            pile(t).spent.append(pile(t).open)  # as if it had been used
            pile(t).open = -1
        names = [name for name in ("no", "space infirmary") if t.offers(name)]
        t.pick(names[0] if names else t.offered[-1])
    by_card = [card for n, card in enumerate(shown) if n == 0 or shown[n - 1] != card]
    assert len(by_card) == 10
    assert shown.count(by_card[-1]) >= 5


@pytest.mark.rule("MOOR-198", "MOOR-199")
@pytest.mark.parametrize(("level", "target"), [(1, 65), (2, 70), (3, 70)])
def test_what_is_to_be_reached(level: int, target: int) -> None:
    assert begun(level=level, players=1).state.view(None)["target"] == target
    assert begun(level=level, players=2).state.view(None)["target"] is None
