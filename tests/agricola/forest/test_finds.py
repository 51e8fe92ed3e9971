"""The improvements of the forest deck: 02, 03, 16, 22, 23 and 24."""

from typing import Any

import pytest

from allmende.agricola.farm.farmyard import mask_of
from allmende.agricola.farm.plan import bits
from allmende.table import seeded
from tests.agricola.forest.situations import deck, draw, pile, table, tale
from tests.agricola.situations import Situation, everybody_works

UNICORN = {"played": ["meeting-a-unicorn-1"], "goods": "9 food, sheep, boar", "pastures": [[4], [9]]}

# 02


@pytest.mark.rule("AGR-479")
def test_02_the_unicorn_is_an_animal_when_animals_breed() -> None:
    t = everybody_works(table(UNICORN, round=4))
    assert (t.prompt, t.offered) == ("card", ["good sheep", "good boar", "good cattle"])
    t.pick("good boar")
    assert (t.count("sheep"), t.count("boar")) == (1, 2)
    t = everybody_works(table({**UNICORN, "goods": "9 food, sheep, 3 wood"}, round=7))
    t.pick("good sheep")
    assert t.count("sheep") == 2, "its type is chosen anew in every harvest"


@pytest.mark.rule("AGR-479")
def test_02_the_young_needs_a_place() -> None:
    t = everybody_works(table({**UNICORN, "goods": "9 food, sheep", "pastures": []}, round=4)).pick("good sheep")
    assert (t.count("sheep"), t.state.round) == (1, 5)


@pytest.mark.rule("AGR-479")
def test_02_it_scores_where_it_brings_most_and_needs_no_place() -> None:
    t = table({"played": ["meeting-a-unicorn-1"], "goods": "3 sheep", "pastures": [[4, 9]]})
    score = t.game.scores()[0]
    assert (score["sheep"], score["boar"], score["cattle"]) == (1, 1, -1), "from -1 to 1"
    t = table({"played": ["meeting-a-unicorn-1"], "goods": "sheep, boar, cattle", "pastures": [[4], [9]]})
    assert [t.game.scores()[0][name] for name in ("sheep", "boar", "cattle")] == [1, 1, 2]


@pytest.mark.rule("AGR-479")
def test_02_it_cannot_become_food() -> None:
    t = everybody_works(table({"played": ["meeting-a-unicorn-1", "fireplace-2"], "home": 0}, {"home": 0}, round=4))
    assert t.player().begging == 4


def test_02_horses_and_llamas_count_where_they_are_in_the_game() -> None:
    moor: dict[str, Any] = {"expansion": "moor", "level": 1}
    t = everybody_works(table({**UNICORN, "goods": "9 food, 9 fuel, sheep"}, {"goods": "9 food, 9 fuel"}, round=4,
                              woods={"gone": ["peruvian-inquisition"]}, **moor))  # fmt: skip
    t.pick("heat 2", "heat 2")
    assert t.offered == ["good sheep", "good boar", "good cattle", "good horse", "good llama"]


# 03


def test_03_the_family_grows_for_three_points() -> None:
    t = draw("meeting-a-unicorn-2")
    me = t.player()
    assert (me.people, me.newborns, me.born_at) == (3, 1, me.placed)
    assert t.game.scores()[0]["improvements"] == -3
    t = draw("meeting-a-unicorn-2", {"people": 5, "rooms": [0]})
    assert (t.player().people, t.game.scores()[0]["improvements"]) == (5, -3)


# 16


def test_16_cooks_animals_and_fairies_for_two_food() -> None:
    seat = {
        "played": ["flame-spurts-oven"],
        "goods": "vegetable, sheep, cattle, llama, 2 fairy",
        "pastures": [[4], [9]],
    }
    gone = {"gone": ["peruvian-inquisition", "fairy-ring"]}
    t = table(seat, {"goods": "9 food"}, round=4, woods=gone)
    t.pick("anytime", "eat llama").pick("anytime", "eat fairy").pick("anytime", "eat sheep")
    assert (t.food(), t.goods()) == (6, "6 food, vegetable, cattle, fairy")
    t.pick("anytime", "eat vegetable")
    assert t.food() == 7, "raw as ever"
    assert t.player().outfit.cards[0].is_oven()


def test_16_fairies_pay_costs() -> None:
    seat = {"played": ["flame-spurts-oven"], "goods": "fairy", "hand": ["wood-cutter"]}
    t = table(
        {**seat, "played": ["flame-spurts-oven", "stable-architect"]}, cards="deal", woods={"gone": ["fairy-ring"]}
    )
    t.place("lessons").pick("card wood-cutter")
    assert (t.food(), t.count("fairy")) == (1, 0)


def test_16_small_animals_are_half_as_much_food() -> None:
    seat = {"played": ["flame-spurts-oven", "darling-i-shrunk"], "goods": "sheep"}
    t = table(seat, xdeck=True).pick("anytime", "eat sheep")
    assert t.food() == 1


# 22


def fencing(t: Situation, *cells: int) -> Situation:
    farm = t.player().farm
    t.place("fencing")
    for edge in bits(farm.plan.outline(mask_of(list(cells))) & ~farm.fences):
        t.pick(f"edge {edge}")
    return t.pick("done") if t.prompt == "build-fence" else t


LONG: dict[str, Any] = {"played": ["fences-of-unusual-size"]}
NEAR: dict[str, Any] = {"round": 4, "rounds": ["fencing"]}


@pytest.mark.rule("AGR-489")
def test_22_a_pasture_of_nine_spaces_costs_four_wood() -> None:
    t = fencing(table({**LONG, "goods": "4 wood"}, **NEAR), 2, 3, 4, 7, 8, 9, 12, 13, 14)
    assert (t.count("wood"), t.player().farm.spare_fences, len(t.player().farm.pastures())) == (0, 3, 1)
    assert not table({**LONG, "goods": "3 wood"}, **NEAR).usable("fencing")


def test_22_the_price_is_told_while_fences_are_set() -> None:
    t = table({**LONG, "goods": "4 wood"}, **NEAR).place("fencing")
    told: list[dict[str, int]] = []
    for edge in bits(t.player().farm.plan.outline(mask_of([3, 4]))):
        assert t.game.choice is not None
        told = t.game.choice.prompt.args["next"][str(edge)]
        t.pick(f"edge {edge}")
        if t.prompt == "build-fence":
            assert t.game.choice.prompt.args["price"] == told
    assert (told, t.count("wood")) == ([{"wood": 4}], 0), "the last fence is paid at once"


def test_22_old_fences_join_no_run_and_branches_do_not_interrupt_one() -> None:
    t = fencing(table({**LONG, "goods": "3 wood", "pastures": [[4]]}, **NEAR), 3)
    assert t.count("wood") == 0, "three new runs, though two of them lengthen old fences"
    t = fencing(table({**LONG, "goods": "1 wood", "pastures": [[3, 4, 8, 9]]}, **NEAR), 3, 8)
    assert (t.count("wood"), len(t.player().farm.pastures())) == (0, 2), "one line across a pasture"


def test_22_free_fences_count_where_they_are_whole_runs() -> None:
    keeper = {"played": ["fences-of-unusual-size", "hedge-keeper"], "goods": "4 wood"}
    t = fencing(table(keeper, cards="deal", **NEAR), 2, 3, 4, 7, 8, 9, 12, 13, 14)
    assert t.count("wood") == 1, "one of the four runs of three"
    t = fencing(table(keeper, cards="deal", **NEAR), 4)
    assert t.count("wood") == 3, "three of four runs of one"


def test_22_may_be_paid_in_clay_by_rammed_clay() -> None:
    t = table({"played": ["fences-of-unusual-size", "rammed-clay"], "goods": "4 clay"}, cards="deal", **NEAR)
    t = fencing(t, 2, 3, 4, 7, 8, 9, 12, 13, 14)
    assert (t.count("clay"), len(t.player().farm.pastures())) == (0, 1)


# 23


def test_23_three_looks_for_a_wood() -> None:
    t = draw(["witch", "camelot", "hermit", "noble-knight"], {}, {"home": 1})  # type: ignore[arg-type]
    assert (t.goods(), t.player().note("witch")) == ("2 wood", 3)
    t.place("day-laborer").pick("anytime", "card witch")
    assert t.offered == ["card camelot", "card hermit", "card noble-knight"]
    assert t.game.choice is not None
    assert t.game.choice.private
    t.pick("card noble-knight", "card hermit")
    assert pile(t)[:3] == ["noble-knight", "hermit", "camelot"]
    assert (t.player().note("witch"), t.prompt) == (2, "place-person")


@pytest.mark.rule("AGR-478")
def test_23_after_the_last_look_it_is_shuffled_back() -> None:
    t = table({"played": ["witch"], "notes": {"witch": 1}}, drawn=["camelot", "hermit", "noble-knight"])
    t.pick("anytime", "card witch", "card camelot", "card hermit")
    assert (t.played(), len(pile(t)), "witch" in pile(t), deck(t).seen) == ([], 26, True, 0)


def test_23_only_the_owner_knows_the_order() -> None:
    t = table({"played": ["witch"], "notes": {"witch": 3}}, drawn=["camelot", "hermit", "noble-knight"])
    t.pick("anytime", "card witch", "card hermit", "card camelot")
    for seat, tops in ((0, 1), (1, 5)):
        found = set()
        for seed in range(8):
            found.add(tuple(pile(Situation(t.game.determinize(seat, seeded(seed))))[:3]))
        assert len(found) >= tops
        assert seat or found == {("hermit", "camelot", "noble-knight")}


# 24


@pytest.mark.rule("AGR-490")
def test_24_a_person_and_five_animals() -> None:
    seat = {"played": ["camelot"], "goods": "sheep, boar, cattle, llama"}
    t = table(seat, woods={"gone": ["peruvian-inquisition"]})
    assert not t.player().crowded()
    t = table({"played": ["camelot"], "goods": "2 sheep"})
    assert t.player().keepable() == [(2, 0, 0)], "one there, one in the house"
    me = draw("camelot", {"goods": "boar"}).player()
    assert (me.room_for_people(), me.rooms()) == (3, 2)


def test_24_only_one_of_each_type() -> None:
    t = draw("peruvian-inquisition", {"played": ["camelot"], "goods": "2 sheep, cattle"})
    assert t.goods() == "3 wood, cattle, 2 llama"
    assert tale(t).leaving == 0
