"""Cards of other decks beside the expansion (ledger: Interactions with other decks)."""

from typing import Any

import pytest

from allmende import new_game
from allmende.agricola.moor.table import moor_of
from allmende.table import BadGameOption
from tests.agricola.moor.situations import begun, moor

WEAK = ["weakened-cards"]
NEW = ["heating-oven", "tiled-oven", "furniture-stall", "ceramics-stall", "basket-stall"]
OLD = ["clay-oven", "stone-oven", "joinery", "pottery", "basketmakers-workshop"]
WILD = [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13]
"""All spaces but the house and one."""


def three(*others: dict[str, Any], **given: Any) -> Any:
    return moor(*others, level=3, **given)


def test_the_variant_belongs_to_the_expansion() -> None:
    for variant in ("weakened-cards", "fuel-tokens"):
        with pytest.raises(BadGameOption, match="belongs to the expansion"):
            new_game("agricola", variants=[variant])
    assert begun(variants=WEAK).game.options["variants"] == WEAK


# A full farm


@pytest.mark.rule("MOOR-201")
@pytest.mark.parametrize(("variants", "playable"), [([], True), (WEAK, False)])
def test_big_country_may_want_a_farm_without_forests_and_moors(variants: list[str], playable: bool) -> None:
    for tiles in ({"forests": [14]}, {"moors": [14]}):
        t = three(hand=["big-country"], fields=WILD, variants=variants, **tiles)
        assert t.place("meeting-place").offers("card big-country") == playable
    t = three(hand=["big-country"], fields=[*WILD, 14], variants=variants)
    assert t.place("meeting-place").offers("card big-country")


@pytest.mark.rule("MOOR-201")
@pytest.mark.parametrize(("variants", "points"), [([], 1), (WEAK, 0)])
def test_estate_master_may_want_a_farm_without_forests_and_moors(variants: list[str], points: int) -> None:
    fields = {str(cell): "" for cell in WILD} | {"0": "2 vegetable"}
    t = three(played=["estate-master"], fields=fields, forests=[14], variants=variants, phase="field-phase", round=4)
    assert t.player().noted == points


# Many improvements


@pytest.mark.rule("MOOR-202")
@pytest.mark.parametrize(("variants", "points"), [([], 2), (WEAK, 0)])
def test_braggart_may_disregard_the_new_majors(variants: list[str], points: int) -> None:
    assert three(played=["braggart", *NEW], variants=variants).score("bonus") == points
    assert three(played=["braggart", *OLD], variants=variants).score("bonus") == 2


@pytest.mark.rule("MOOR-202")
@pytest.mark.parametrize(("variants", "wood"), [([], 6), (WEAK, 1)])
def test_wood_carrier(variants: list[str], wood: int) -> None:
    t = three(hand=["wood-carrier"], played=[*NEW, "well"], variants=variants).place("lessons", "card wood-carrier")
    assert t.count("wood") == wood


@pytest.mark.rule("MOOR-202")
@pytest.mark.parametrize(("variants", "food"), [([], 2 + 6), (WEAK, 2 + 1)])
def test_wage(variants: list[str], food: int) -> None:
    t = three(hand=["wage"], played=[*NEW, "joinery"], variants=variants).place("meeting-place", "card wage")
    assert t.food() == food


@pytest.mark.rule("MOOR-202")
@pytest.mark.parametrize(("variants", "points"), [([], 1), (WEAK, 0)])
def test_housemaster(variants: list[str], points: int) -> None:
    t = three(played=["housemaster", "museum-of-the-moors"], variants=variants)
    assert t.score("bonus") == points, "3 points, and 3 once more"


@pytest.mark.rule("MOOR-202")
@pytest.mark.parametrize(("variants", "note"), [([], 1), (WEAK, 0)])
def test_town_clerk(variants: list[str], note: int) -> None:
    t = three(played=["town-clerk"], goods="stone", variants=variants)
    t.place("major-improvement", "card peat-charcoal-kiln")
    assert t.player().note("town-clerk") == note
    t = three(played=["town-clerk"], goods="2 clay", variants=variants).place("major-improvement", "card fireplace-2")
    assert t.player().note("town-clerk") == 1


@pytest.mark.rule("MOOR-202")
@pytest.mark.parametrize(("variants", "vegetables"), [([], 1), (WEAK, 0)])
def test_village_peasant(variants: list[str], vegetables: int) -> None:
    t = three(played=["village-peasant", "tiled-oven", "corn-scoop"], variants=variants, phase="round-end", round=14)
    assert t.count("vegetable") == vegetables


@pytest.mark.rule("MOOR-202")
@pytest.mark.parametrize(("variants", "wood"), [([], 1), (WEAK, 0)])
def test_wood_workshop(variants: list[str], wood: int) -> None:
    t = three(played=["wood-workshop"], goods="stone", variants=variants)
    t.place("major-improvement", "card peat-charcoal-kiln")
    assert t.count("wood") == wood
    t = three(played=["wood-workshop"], goods="2 clay", variants=variants).place(
        "major-improvement", "card fireplace-2"
    )
    assert t.count("wood") == 1


# Any type of animal, negative points


@pytest.mark.rule("MOOR-203")
def test_silage_breeds_horses() -> None:
    t = three({"placed": ["fishing", "forest"]}, played=["silage"], goods="2 horse, grain", pastures=[[3, 4]],
              fields=[0, 1], placed=["day-laborer"], round=5)  # fmt: skip
    t.place("clay-pit", "card silage")
    assert t.count("horse") == 3


@pytest.mark.rule("MOOR-203")
def test_stockyard_has_room_for_horses() -> None:
    assert not three(played=["stockyard"], goods="3 horse").player().crowded()


@pytest.mark.rule("MOOR-203")
def test_pasture_master_lets_horses_join() -> None:
    t = three(played=["pasture-master"], goods="horse, 2 clay, reed", pastures=[[4]], stables=[4], round=6,
              rounds=["house-redevelopment"])  # fmt: skip
    t.place("house-redevelopment")
    assert t.count("horse") == 2


@pytest.mark.rule("MOOR-204")
def test_constable_does_not_count_the_garden_path() -> None:
    full = {
        "goods": "grain, vegetable, sheep, boar, cattle, horse", "fields": [0, 1], "pastures": [[3, 4]],
        "stables": [14, 13, 12], "forests": [2, 6, 7, 8, 9, 11],
    }  # fmt: skip
    t = three(full, played=["constable"], **full)
    assert (t.score("bonus"), t.score("bonus", 1)) == (3, 3)
    moor_of(t.state).garden_path = 1
    assert (t.score("bonus"), t.score("bonus", 1)) == (3, 3 - 1)
    full["goods"] = "grain, vegetable, sheep, boar, cattle"
    assert three(full, played=["constable"], **full).score("bonus") == 0, "no horses are negative points"
