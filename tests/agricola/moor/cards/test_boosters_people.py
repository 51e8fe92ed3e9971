"""More people by actions boosters of Farmers of the Moor: each clause, and what they must not do."""

from typing import Any

import pytest

from allmende.agricola.actions.family import can_grow
from tests.agricola.moor.situations import cells, forests, moor, play, playable
from tests.agricola.situations import Situation

# Wedding Coach


def wedding(*then: str, **given: Any) -> Situation:
    return play("wedding-coach", *then, goods="2 wood, vegetable, 4 horse", pastures=[[3, 4]], **given)


def test_wedding_coach_needs_four_horses() -> None:
    assert playable("wedding-coach", goods="2 wood, vegetable, 4 horse", pastures=[[3, 4]])
    assert not playable("wedding-coach", goods="2 wood, vegetable, 3 horse", pastures=[[3, 4]])


def test_the_family_grows_without_room_and_without_a_person_placed_for_it() -> None:
    t = wedding("yes")
    assert (t.people(), t.player().newborns, t.player().home) == (3, 1, 1)
    assert (t.player().born_at, t.count("horse")) == ([-1], 4)  # on the card; horses are not paid


def test_wedding_coach_may_go_by() -> None:
    assert wedding("no").people() == 2


def test_nobody_is_left_to_be_born() -> None:
    t = wedding(people=5, rooms=[5, 10, 11, 12, 13])
    assert (t.people(), t.seat) == (5, 1)


def test_the_newborn_works_in_the_next_round() -> None:
    t = wedding("yes").finish_round()
    assert (t.player().home + len(t.player().placed), t.player().newborns) == (3, 0)


# Forest Hut


def hut(*others: dict[str, Any], **given: Any) -> Situation:
    """A person stands on the forest of space 0."""
    return moor(*others, played=["forest-hut"], notes={"forest-hut": [0]}, **given)


def standing(t: Situation) -> list[int]:
    """Where the person of Forest Hut stands, as everybody sees it."""
    cards = t.game.view(1)["table"]["players"][0]["played"]
    return next(list(card["cells"]) for card in cards if card["card"] == "forest-hut")


def test_forest_hut_needs_a_forest_and_somebody_in_the_supply() -> None:
    assert playable("forest-hut", goods="2 wood", forests=[0])
    assert not playable("forest-hut", goods="2 wood", moors=[0])
    assert not playable("forest-hut", goods="2 wood", forests=[0], people=5, rooms=[5, 10, 11, 12, 13])


def test_a_person_stands_on_a_forest_of_choice() -> None:
    t = play("forest-hut", goods="2 wood", forests=[0, 7], moors=[1])
    assert cells(t) == [0, 7]
    t.pick("cell 7")
    assert (standing(t), t.people(), forests(t)) == ([7], 2, [0, 7])


def test_nobody_can_be_born_by_this_person() -> None:
    given = {"people": 4, "rooms": [5, 10, 11, 12, 13], "forests": [0]}
    with_hut, without = hut(**given), moor(**given)
    assert not can_grow(with_hut.state, with_hut.player())
    assert can_grow(without.state, without.player())


@pytest.mark.parametrize("special", ["fell-trees", "slash-and-burn"])
def test_the_person_works_in_the_round_in_which_the_forest_goes(special: str) -> None:
    t = hut({"placed": ["clay-pit", "reed-bank"]}, forests=[0, 1]).pick(f"special {special}", "cell 0")
    t.place("forest").place("day-laborer")
    assert t.offered == ["card forest-hut", "done"]
    t.pick("card forest-hut").place("fishing")
    assert (t.food(), t.people(), t.state.round) == (3, 2, 2)
    assert t.player().home == 2


def test_another_forest_does_not_bring_the_person() -> None:
    t = hut({"placed": ["clay-pit", "reed-bank"]}, forests=[0, 1]).pick("special fell-trees", "cell 1")
    t.place("forest").place("day-laborer")
    assert (t.state.round, standing(t)) == (2, [0])


def test_the_person_need_not_work_and_goes_back_anyway() -> None:
    t = hut({"placed": ["clay-pit", "reed-bank"]}, forests=[0]).pick("special fell-trees", "cell 0")
    t.place("forest").place("day-laborer").pick("done")
    assert (t.state.round, standing(t), t.player().lodgers()) == (2, [], 0)


def test_until_all_go_home_this_person_is_not_in_the_supply() -> None:
    t = hut({"placed": ["clay-pit", "reed-bank"]}, forests=[0], people=4, rooms=[5, 10, 11, 12, 13])
    t.pick("special fell-trees", "cell 0")
    assert not can_grow(t.state, t.player())
    t.finish_round()
    assert can_grow(t.state, t.player())


def test_the_person_needs_no_food_and_no_heating() -> None:
    t = hut({"placed": ["clay-pit", "reed-bank"], "goods": "9 food"}, forests=[0], goods="3 food", round=4)
    t.pick("special fell-trees", "cell 0").place("forest").place("day-laborer", "card forest-hut").place("fishing")
    assert t.player().begging == 0  # 3 + 2 + 1 food for two people
    assert t.food() == 2
