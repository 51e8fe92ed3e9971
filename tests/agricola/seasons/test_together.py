"""Seasons with players who build for each other: who pays, and where things stand (ledger: The seasons)."""

from typing import Any

import pytest

from allmende.agricola.farm.plan import bits
from allmende.agricola.registry.modules import MODULES
from allmende.agricola.rules import AgricolaRules
from allmende.table.position import arranged
from tests.agricola.situations import Situation
from tests.agricola.toy_modules import PAIRING

pytestmark = pytest.mark.plain_only("has modules of its own, which cannot inherit from a compiled class")

RULES = AgricolaRules((*MODULES, PAIRING))


def paired(season: str, *seats: dict[str, Any], **table: Any) -> Situation:
    """Seats 0 and 2 build for each other."""
    sitting = [*seats, {}, {}, {}, {}][:4]
    return Situation(arranged(RULES, {"seats": sitting, "paired": True, "season": season, **table}, 1, False))


@pytest.mark.rule("AGR-510")
def test_in_winter_whoever_plows_pays() -> None:
    t = paired("winter", {"goods": "food"}, {}, {"goods": "food"}).place("farmland", "count 2", "cell 3")
    assert (t.goods(), t.goods(2), bits(t.player(2).farm.fields)) == ("", "food", [3])
    assert not paired("winter", {}, {}, {"goods": "food"}).usable("farmland")


@pytest.mark.rule("AGR-510")
def test_in_summer_the_free_stable_stands_where_the_room_is() -> None:
    t = paired("summer", {"goods": "11 wood, 5 reed"})
    t.place("farm-expansion", "action rooms", "cell 0", "done", "cell 4")
    assert (t.prompt, t.stables(), t.stables(2)) == ("build-room", [4], [])
    t.pick("cell 0")
    assert t.prompt == "build-stable"
    assert t.game.choice is not None
    assert t.game.choice.prompt.args["farm"] == 2
    assert t.pick("cell 9").goods() == "", "it is free there, too"
    assert (t.stables(), t.stables(2)) == ([4], [9])


@pytest.mark.rule("AGR-510")
def test_in_spring_two_fences_of_an_action_are_free_whoever_gets_them() -> None:
    t = paired("spring", {"goods": "9 wood"}, {}, {"goods": "9 wood"}, rounds=["fencing"]).place("fencing")
    fence_corner(t, 0)
    assert t.goods() == "9 wood", "all fences of an action are paid together"
    fence_corner(t, 2)
    assert (t.goods(), t.goods(2)) == ("wood", "9 wood"), "8 fences, 2 of them free, and 1 wood for each three there"
    assert [t.pastures(), t.pastures(2)] == [[[14]], [[14]]]


def fence_corner(t: Situation, seat: int) -> None:
    """Enclose the last space of a farm, and no other."""
    around = [f"edge {edge}" for edge in bits(t.player(seat).farm.plan.outline(1 << 14))]
    for edge in around:
        t.pick(edge)
    if t.prompt == "build-fence" and "done" in t.offered and not (seat == 0 and is_about_other_farm(t)):
        t.pick("done")


def is_about_other_farm(t: Situation) -> bool:
    return t.game.choice is not None and "farm" in t.game.choice.prompt.args


@pytest.mark.rule("AGR-510")
def test_in_autumn_the_discount_is_the_builders() -> None:
    t = paired("autumn", {"goods": "clay"}, {}, {"goods": "clay"}, rounds=["major-improvement"])
    t.place("major-improvement", "fireplace-2")
    assert (t.goods(), t.goods(2), t.played()) == ("", "clay", ["fireplace-2"])
