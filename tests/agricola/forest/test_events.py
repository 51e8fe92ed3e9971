"""The events of the forest deck: 01, 04 to 12 and 26."""

from typing import Any

import pytest

from allmende.agricola.farm.plan import bits
from tests.agricola.forest.situations import deck, draw, pile, table, tale
from tests.agricola.situations import Situation, everybody_works

# 01


def test_01_plows_up_to_three_fields_one_after_another() -> None:
    t = draw("lady-of-the-sea-1", {"fields": [4]})
    assert (t.prompt, t.offers("cell 3"), t.offers("cell 2"), t.offers("done")) == ("plow", True, False, True)
    t.pick("cell 3", "cell 2", "cell 7")
    assert (bits(t.player().farm.fields), t.seat) == ([2, 3, 4, 7], 1)
    t = draw("lady-of-the-sea-1").pick("done")
    assert (t.player().farm.fields, t.seat) == (0, 1)


# 04


def test_04_a_child_that_works_in_the_same_round() -> None:
    t = draw("feral-child", {"goods": "9 food"}, round=4)
    me = t.player()
    assert (me.people, me.newborns, me.home, tale(t).wild) == (3, 0, 2, 1)
    assert t.pick("space day-laborer").seat == 0
    assert (t.pick("space grain-seeds").seat, me.home) == (1, 1)
    t.pick("space clay-pit", "space reed-bank")
    assert (t.state.round, t.goods()) == (5, "3 food, 3 wood, reed, grain"), "three people worked and have eaten"


def test_04_the_child_eats_like_an_adult_and_leaves_after_the_feeding() -> None:
    t = draw("feral-child", {"goods": "6 food"}, {"goods": "9 food"}, round=4).finish_round()
    assert (t.player().people, t.player().begging, t.player().home, t.state.round) == (2, 0, 2, 5)
    t = draw("feral-child", {"goods": "9 food"}, round=3).finish_round()
    assert (t.player().people, t.player().home) == (3, 3), "there is no harvest after round 3"


@pytest.mark.rule("AGR-480")
def test_04_with_five_people_nothing_happens() -> None:
    t = draw("feral-child", {"people": 5, "rooms": [0, 1]}, round=4)
    assert (t.player().people, tale(t).wild) == (5, 0)


@pytest.mark.rule("AGR-469")
def test_04_with_tripods_it_costs_food() -> None:
    aliens = {"gone": ["tripods"]}
    assert draw("feral-child", xdeck=True, aliens=aliens).player().people == 2
    t = draw("feral-child", {"goods": "food"}, xdeck=True, aliens=aliens)
    assert (t.player().people, t.food()) == (3, 0)
    t = draw("feral-child", {"goods": "grain"}, xdeck=True, aliens=aliens)
    assert (t.prompt, t.player().people) == ("card", 2)
    t.pick("no")
    assert (t.player().people, tale(t).wild) == (2, 0), "nobody leaves who never came"


# 05


@pytest.mark.rule("AGR-481")
def test_05_sheep_become_wood_and_nobody_cooks_them() -> None:
    t = draw("hermit", {"goods": "3 sheep, boar", "pastures": [[4, 9]], "played": ["fireplace-2"]})
    assert (t.goods(), t.seat) == ("6 wood, boar", 1)
    assert len(pile(t)) == 25, "this wood draws no card"
    t = draw("hermit", {"goods": "2 llama", "pastures": [[4]], "played": ["meeting-a-unicorn-1"]},
             woods={"gone": ["peruvian-inquisition"]})  # fmt: skip
    assert t.goods() == "3 wood, 2 llama"


# 06


def test_06_the_token_goes_to_the_drawer_and_stays() -> None:
    t = draw("lady-of-the-sea-2", first=1, opener=0, turn=0)
    assert (t.state.first, t.seat) == (0, 1), "the running round keeps its order"
    t.place("meeting-place")
    assert (t.state.first, t.food(1)) == (0, 1), "it still gives its food"


def test_06_meeting_place_only_offers_a_minor_improvement() -> None:
    cards: dict[str, Any] = {"cards": "deal", "woods": {"held": True}}
    assert not table(**cards).usable("meeting-place")
    t = table({"hand": ["basket"], "goods": "reed"}, first=1, opener=0, turn=0, **cards)
    t.place("meeting-place").pick("card basket")
    assert (t.played(), t.state.first) == (["basket"], 1)
    assert not table({"hand": ["basket"]}, **cards).usable("meeting-place")


def test_06_drawn_again_it_moves_the_token() -> None:
    t = draw("lady-of-the-sea-2", woods={"held": True}, first=1, opener=0, turn=0)
    assert (t.state.first, deck(t).held) == (0, True)


# 07


def test_07_boars_are_doubled() -> None:
    t = draw("boar-king", {"goods": "2 boar", "pastures": [[4, 9]]})
    assert t.goods() == "3 wood, 4 boar"
    t = draw("boar-king", {"goods": "2 boar", "pastures": [[4]]})
    assert t.goods() == "3 wood, 3 boar", "the house has room for one"


def test_07_without_boars_planted_vegetables_are_lost() -> None:
    seat = {"goods": "vegetable", "fields": {"4": "2 vegetable", "9": "2 grain"}, "played": ["beanfield"],
            "notes": {"beanfield": "2 vegetable"}}  # fmt: skip
    t = draw("boar-king", seat, cards="deal")
    assert (t.goods(), t.player().note("beanfield")) == ("3 wood, vegetable", 0)
    assert (t.player().farm.crops(6), t.player().farm.crops(5)) == (0, 2)


def test_07_with_neither_a_field_is_plowed() -> None:
    t = draw("boar-king")
    assert (t.prompt, t.offers("done")) == ("plow", False)
    t.pick("cell 4")
    assert bits(t.player().farm.fields) == [4]


# 08


@pytest.mark.rule("AGR-482")
@pytest.mark.parametrize(
    ("clay", "after"),
    [
        ((3, 0), (2, 1)),
        ((2, 2), (2, 2)),
        ((3, 1, 1), (2 + 1, 1, 1)),  # one cannot be shared by two: it goes to the drawer
        ((1, 3, 3), (3, 2, 2)),
        ((0, 3, 3, 0), (1, 2, 2, 1)),
        ((2, 3, 3, 0), (2, 2, 2, 2)),
        ((3, 3, 0, 1), (2, 2, 2, 1)),
        ((3, 3, 3, 0, 0), (2 + 3, 2, 2, 0, 0)),
    ],
)
def test_08_the_rich_give_to_the_poor(clay: tuple[int, ...], after: tuple[int, ...]) -> None:
    t = draw(
        "men-in-tights",
        *[{"goods": f"{n} clay, 5 reed, 5 stone, {3 * (seat > 0)} wood"} for seat, n in enumerate(clay)],
    )
    assert tuple(t.count("clay", seat) for seat in range(len(clay))) == after
    assert all(t.count("reed", seat) == 5 and t.count("wood", seat) == 3 for seat in range(len(clay)))


@pytest.mark.rule("AGR-472")
def test_08_alone_nothing_happens() -> None:
    assert draw("men-in-tights", {"goods": "2 clay"}, players=1).goods() == "3 wood, 2 clay"


# 09


def test_09_grain_else_vegetables_else_one_of_each() -> None:
    assert draw("noblesse-oblige", {"goods": "2 grain, 3 vegetable"}).goods() == "3 wood, 4 grain, 3 vegetable"
    fields = {"goods": "2 vegetable", "fields": {"4": "3 grain"}}
    assert draw("noblesse-oblige", fields).goods() == "3 wood, 4 vegetable"
    assert draw("noblesse-oblige", {"fields": {"4": "3 grain"}}).goods() == "3 wood, grain, vegetable"


# 10


def dreaming(*seats: dict[str, Any], **given: Any) -> Situation:
    """Seat 0 has drawn the dream, and the next round has begun."""
    return draw("midsummer-nights-dream", *seats, **given).finish_round()


@pytest.mark.rule("AGR-483")
def test_10_everybody_places_a_person_of_the_right_neighbour() -> None:
    t = dreaming({}, {}, {})
    assert [t.player(seat).home for seat in range(3)] == [1, 1, 1]
    assert [tale(t, seat).lent for seat in range(3)] == [1, 1, 1]
    assert t.offers("seat 2"), "in an own turn of the holder's choice"
    food = t.food(2)
    t.pick("seat 2", "space day-laborer")
    assert (t.food(2) - food, t.player(0).home, tale(t, 2).lent, t.seat) == (2, 1, 0, 1)


@pytest.mark.rule("AGR-483")
def test_10_the_owner_takes_decides_and_draws() -> None:
    t = dreaming({}, {})
    t.state.piles[6] = 9
    deck(t).pile.append(deck(t).pile.pop(deck(t).pile.index(deck(t).names.index("lady-of-the-sea-1"))))
    wood = t.count("wood", 1)
    space = "forest"
    t.pick("seat 1", f"space {space}")
    assert (t.seat, t.prompt) == (1, "plow"), "the owner draws, and decides"
    assert t.count("wood", 1) > wood
    t.pick("done")
    assert t.seat == 1, "the turn was the holder's"


def test_10_afterwards_everybody_goes_home() -> None:
    t = dreaming({}, {})
    t.finish_round()
    assert [(t.player(seat).home, tale(t, seat).lent) for seat in (0, 1)] == [(2, 0), (2, 0)]


def test_10_a_holder_has_turns_as_long_as_somebody_is_left() -> None:
    t = dreaming({}, {"people": 3, "rooms": [0]})
    assert [t.player(seat).home for seat in (0, 1)] == [1, 2]
    seats = []
    number = t.state.round
    while t.state.round == number and t.game.choice is not None:
        if t.prompt == "place-person":
            seats.append(t.seat)
        options = t.game.choice.options
        t.game.play(next((option for option in options if t.harmless(option)), options[0]))
    assert seats == [0, 1, 0, 1, 1], "an own and a borrowed person, and two own and a borrowed one"


@pytest.mark.rule("AGR-472")
def test_10_not_in_the_last_round_and_not_alone() -> None:
    assert deck(draw("midsummer-nights-dream", round=14)).dreams == 0
    assert deck(draw("midsummer-nights-dream", players=1)).dreams == 0
    assert deck(draw("midsummer-nights-dream")).dreams == 1


def test_10_people_on_cards_are_not_handed_over() -> None:
    t = dreaming({"played": ["revenant"], "notes": {"revenant": True}, "woods": {"haunted": 3}})
    assert (t.player().home, tale(t).lent) == (0, 1)


# 11


def test_11_goods_for_a_turn() -> None:
    t = draw("french-castle")
    assert t.goods() == "3 food, 3 wood, 3 stone"
    t.place("day-laborer")
    assert (t.seat, tale(t).skips) == (1, 0), "seat 0 is left out"
    t.place("grain-seeds")
    assert t.seat == 0


def test_11_with_nobody_else_left_the_turn_comes_back_and_else_the_next_round_waits() -> None:
    t = draw("french-castle", {}, {"home": 0})
    assert (t.seat, tale(t).skips) == (0, 0)
    t = draw("french-castle", {"home": 1}, {"home": 1})
    assert tale(t).skips == 1
    t.place("day-laborer")
    assert (t.state.round, t.seat, tale(t).skips) == (4, 1, 0)


@pytest.mark.rule("AGR-472")
def test_11_alone_only_the_goods() -> None:
    t = draw("french-castle", players=1)
    assert (t.goods(), tale(t).skips) == ("3 food, 3 wood, 3 stone", 0)


# 12


def test_12_all_wood_for_twice_the_crops() -> None:
    seat = {"goods": "2 wood, 2 grain", "fields": {"4": "3 grain", "9": "2 vegetable", "14": ""},
            "played": ["beanfield"], "notes": {"beanfield": "2 vegetable"}}  # fmt: skip
    t = draw("all-your-wood", seat, cards="deal")
    farm = t.player().farm
    assert t.goods() == "2 grain"
    assert [farm.crop_on(4, 5), farm.crop_on(9, 6), farm.sown[14]] == [6, 4, 0]
    assert t.player().note("beanfield") % 64 == 4


# 26


def test_26_sheep_become_llamas() -> None:
    t = draw("peruvian-inquisition", {"goods": "3 sheep", "pastures": [[4, 9]]}, {"goods": "sheep"})
    assert (t.goods(), t.goods(1)) == ("3 wood, 3 llama", "sheep")
    assert [t.game.scores()[seat]["llamas"] for seat in (0, 1)] == [1, -1]
    assert "llamas" not in table().game.scores()[0]


@pytest.mark.parametrize(("n", "points"), [(0, -1), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (11, 4)])
def test_26_llamas_score_by_steps(n: int, points: int) -> None:
    t = table({"goods": f"{n} llama", "pastures": [[2, 3, 4, 7, 8, 9]]}, woods={"gone": ["peruvian-inquisition"]})
    assert t.game.scores()[0]["llamas"] == points


def test_26_llamas_are_animals_of_their_own() -> None:
    gone = {"gone": ["peruvian-inquisition"]}
    t = table({"goods": "2 llama, 9 food", "pastures": [[4, 9]]}, round=4, woods=gone).finish_round()
    assert t.count("llama") == 3, "they breed"
    t = table({"goods": "2 llama, sheep", "pastures": [[4]], "played": ["fireplace-2"]}, round=4, woods=gone)
    t = everybody_works(t)
    assert (t.prompt, t.offers("eat sheep"), t.offers("eat llama")) == ("feed", True, False)
