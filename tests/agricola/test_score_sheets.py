"""Whole farms with their score sheets, worked out by hand. A line is a category, how its points come about, the points;
what is left out is 0.

The spaces of a farmyard are numbered

     0  1  2  3  4
     5  6  7  8  9
    10 11 12 13 14        with the house on 5 and 10.
"""

from typing import Any, NamedTuple

import pytest

from tests.agricola.situations import situation

"""2 vegetables on a field card."""


CATEGORIES = (
    "fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle", "unused", "stables", "clay-rooms",
    "stone-rooms", "people", "improvements", "bonus", "begging", "total",
)  # fmt: skip


class Farm(NamedTuple):
    name: str
    given: dict[str, Any]
    sheet: str
    others: tuple[dict[str, Any], ...] = ({},)


FARMS = [
    Farm(
        "a farm as it was found",
        {},
        """
        fields        no tile                                -1
        pastures      none                                   -1
        grain         none                                   -1
        vegetables    none                                   -1
        sheep         none                                   -1
        boar          none                                   -1
        cattle        none                                   -1
        unused        15 - 2 rooms = 13                     -13
        people        2 x 3                                   6
        total         -7 - 13 + 6                           -14
        """,
    ),
    Farm(
        "a bit of everything",
        {
            "fields": {"0": "3 grain", "1": "2 vegetable"}, "pastures": [[3]], "stables": [9],
            "goods": "sheep, boar, cattle, food",
        },
        """
        fields        2 tiles                                 1
        pastures      1                                       1
        grain         3 growing                               1
        vegetables    2 growing                               2
        sheep         1 in the pasture                        1
        boar          1 in the stable                         1
        cattle        1 in the house                          1
        unused        15 - 2 rooms - 2 - 1 - 1 = 9           -9
        stables       1, not fenced                           0
        people        2 x 3                                   6
        total         8 - 9 + 6                               5
        """,
    ),
    Farm(
        "a full farm of stone",
        {
            "rooms": [0, 5, 6, 10, 11], "material": "stone", "people": 5,
            "fields": {"1": "3 grain", "2": "3 grain", "3": "2 vegetable", "4": "2 vegetable", "9": ""},
            "pastures": [[7], [8], [12], [13, 14]], "stables": [7, 8, 12, 13],
            "goods": "2 grain, 8 sheep, 7 boar, 5 cattle", "played": ["well", "stone-oven"],
        },
        """
        fields        5 tiles                                 4
        pastures      4                                       4
        grain         3 + 3 growing + 2 = 8                   4
        vegetables    2 + 2 growing = 4                       4
        sheep         8                                       4
        boar          7                                       4
        cattle        5                                       3
        stables       4 fenced                                4
        stone-rooms   5 x 2                                  10
        people        5 x 3                                  15
        improvements  4 + 3                                   7
        total         27 + 4 + 10 + 15 + 7                   63
        """,
    ),
    Farm(
        "a family that begs",
        {"fields": [0], "begging": 3, "goods": "9 food, 9 wood, 9 clay, 9 reed, 9 stone"},
        """
        fields        1 tile                                 -1
        pastures      none                                   -1
        grain         none                                   -1
        vegetables    none                                   -1
        sheep         none                                   -1
        boar          none                                   -1
        cattle        none                                   -1
        unused        15 - 2 rooms - 1 = 12                 -12
        people        2 x 3                                   6
        bonus         goods without a workshop                0
        begging       3 x -3                                 -9
        total         -7 - 12 + 6 - 9                       -22
        """,
    ),
    Farm(
        "three workshops",
        {
            "fields": [0, 1, 2], "material": "clay", "people": 3,
            "goods": "7 wood, 5 clay, 2 reed, stone, vegetable, sheep",
            "played": ["joinery", "pottery", "basketmakers-workshop"],
        },
        """
        fields        3 tiles                                 2
        pastures      none                                   -1
        grain         none                                   -1
        vegetables    1                                       1
        sheep         1                                       1
        boar          none                                   -1
        cattle        none                                   -1
        unused        15 - 2 rooms - 3 = 10                 -10
        clay-rooms    2                                       2
        people        3 x 3                                   9
        improvements  2 + 2 + 2                               6
        bonus         7 wood 3, 5 clay 2, 2 reed 1            6
        total         0 - 10 + 2 + 9 + 6 + 6                 13
        """,
    ),
    Farm(
        "workshops without goods",
        {
            "fields": {"0": "", "1": "", "2": "", "7": "grain"}, "pastures": [[13, 14], [9]],
            "goods": "2 wood, reed, 9 clay, 3 boar, 2 cattle", "played": ["joinery", "basketmakers-workshop"],
        },
        """
        fields        4 tiles, 3 of them empty                3
        pastures      2                                       2
        grain         1 growing                               1
        vegetables    none                                   -1
        sheep         none                                   -1
        boar          3                                       2
        cattle        2                                       2
        unused        15 - 2 rooms - 4 - 3 = 6               -6
        people        2 x 3                                   6
        improvements  2 + 2                                   4
        bonus         2 wood, 1 reed: too few                 0
        total         8 - 6 + 6 + 4                          12
        """,
    ),
    Farm(
        "stables inside and outside",
        {
            "pastures": [[3, 4]], "stables": [4, 12, 13], "people": 3,
            "goods": "4 grain, 5 sheep, boar, cattle", "played": ["stable-architect"],
        },
        """
        fields        no tile                                -1
        pastures      1                                       1
        grain         4                                       2
        vegetables    none                                   -1
        sheep         5                                       2
        boar          1                                       1
        cattle        1                                       1
        unused        15 - 2 rooms - 2 - 2 = 9               -9
        stables       1 of 3 is fenced                        1
        people        3 x 3                                   9
        improvements  an occupation has no points             0
        bonus         Stable Architect: 2 outside             2
        total         5 - 9 + 1 + 9 + 2                       8
        """,
    ),
    Farm(
        "more than counts",
        {
            "fields": {
                "0": "3 grain", "1": "3 grain", "2": "2 vegetable", "6": "2 vegetable",
                "7": "", "11": "", "12": "",
            },
            "pastures": [[3], [4], [8], [9], [13]], "stables": [3, 4, 8, 9],
            "goods": "6 grain, 2 vegetable, 8 sheep, 7 boar, 3 cattle",
        },
        """
        fields        7 tiles, at most                        4
        pastures      5, at most                              4
        grain         6 growing + 6 = 12, at most             4
        vegetables    4 growing + 2 = 6, at most              4
        sheep         8                                       4
        boar          7                                       4
        cattle        3                                       2
        unused        15 - 2 rooms - 7 - 5 = 1               -1
        stables       4 fenced                                4
        people        2 x 3                                   6
        total         26 - 1 + 4 + 6                         35
        """,
    ),
    Farm(
        "wool for the loom",
        {
            "fields": [0, 1], "pastures": [[3, 4, 8, 9]], "material": "clay", "people": 4,
            "goods": "8 sheep, boar", "played": ["loom", "caravan"],
        },
        """
        fields        2 tiles                                 1
        pastures      1, its size does not matter             1
        grain         none                                   -1
        vegetables    none                                   -1
        sheep         8                                       4
        boar          1                                       1
        cattle        none                                   -1
        unused        15 - 2 rooms - 2 - 4 = 7               -7
        clay-rooms    2: the Caravan is no room               2
        people        4 x 3                                  12
        improvements  1 + 0                                   1
        bonus         Loom: 8 sheep / 3                       2
        total         4 - 7 + 2 + 12 + 1 + 2                 14
        """,
    ),
    Farm(
        "bonus points for what is missing",
        {"pastures": [[2, 3, 4], [7, 8, 9]], "goods": "2 cattle", "played": ["wool-blankets", "manger"]},
        """
        fields        no tile                                -1
        pastures      2                                       2
        grain         none                                   -1
        vegetables    none                                   -1
        sheep         none, in spite of Wool Blankets        -1
        boar          none                                   -1
        cattle        2                                       2
        unused        15 - 2 rooms - 6 = 7                   -7
        people        2 x 3                                   6
        improvements  0 + 0                                   0
        bonus         wooden house 3, 6 pasture spaces 1      4
        total         -1 - 7 + 6 + 4                          2
        """,
    ),
    Farm(
        "beans on a card",
        {"fields": {"0": "3 grain"}, "played": ["beanfield"], "notes": {"beanfield": "2 vegetable"}},
        """
        fields        1 tile: the card is none               -1
        pastures      none                                   -1
        grain         3 growing                               1
        vegetables    2 on the Beanfield                      2
        sheep         none                                   -1
        boar          none                                   -1
        cattle        none                                   -1
        unused        15 - 2 rooms - 1 = 12                 -12
        people        2 x 3                                   6
        improvements  1                                       1
        total         -2 - 12 + 6 + 1                        -7
        """,
    ),
    Farm(
        "a scholar's mantlepiece",
        {
            "rooms": [5, 6, 10], "material": "stone", "people": 3, "noted": 6,
            "fields": {"0": "2 grain", "1": "", "2": "", "3": "", "4": ""}, "goods": "2 grain",
            "played": ["carpenter", "tutor", "groom", "scholar", "geologist", "mantlepiece"],
        },
        """
        fields        5 tiles                                 4
        pastures      none                                   -1
        grain         2 growing + 2 = 4                       2
        vegetables    none                                   -1
        sheep         none                                   -1
        boar          none                                   -1
        cattle        none                                   -1
        unused        15 - 3 rooms - 5 = 7                   -7
        stone-rooms   3 x 2                                   6
        people        3 x 3                                   9
        improvements  Mantlepiece                            -3
        bonus         6 noted, 3 after the Tutor              9
        total         1 - 7 + 6 + 9 - 3 + 9                  15
        """,
    ),
    Farm(
        "a braggart",
        {
            "goods": "4 clay, 6 grain, 3 vegetable, boar",
            "played": [
                "braggart", "fireplace-2", "cooking-hearth-4", "clay-oven", "pottery", "corn-scoop", "canoe",
            ],
        },
        """
        fields        no tile                                -1
        pastures      none                                   -1
        grain         6                                       3
        vegetables    3                                       3
        sheep         none                                   -1
        boar          1                                       1
        cattle        none                                   -1
        unused        13                                    -13
        people        2 x 3                                   6
        improvements  1 + 1 + 2 + 2 + 0 + 1                   7
        bonus         6 improvements 3, 4 clay 1              4
        total         3 - 13 + 6 + 7 + 4                      7
        """,
        ({}, {}),
    ),
    Farm(
        "points of somebody else's card",
        {
            "rooms": [5, 6, 10, 11], "material": "clay", "people": 4, "fields": [0, 1, 2], "stables": [14],
            "goods": "cattle",
        },
        """
        fields        3 tiles                                 2
        pastures      none                                   -1
        grain         none                                   -1
        vegetables    none                                   -1
        sheep         none                                   -1
        boar          none                                   -1
        cattle        1                                       1
        unused        15 - 4 rooms - 3 - 1 = 7               -7
        stables       1, not fenced                           0
        clay-rooms    4                                       4
        people        4 x 3                                  12
        bonus         House Steward: most rooms               3
        total         -2 - 7 + 4 + 12 + 3                    10
        """,
        ({"played": ["house-steward"]}, {}),
    ),
    Farm(
        "goods that are not yours",
        {
            "round": 13, "phase": "work", "fields": [0, 1], "played": ["grocer", "sheep-whisperer"],
            "promised": [[14, "4 sheep", "sheep-whisperer"]],
        },
        """
        fields        2 tiles                                 1
        pastures      none                                   -1
        grain         none: it lies on the Grocer            -1
        vegetables    none: they lie on the Grocer           -1
        sheep         none: they wait on a round space       -1
        boar          none                                   -1
        cattle        none                                   -1
        unused        15 - 2 rooms - 2 = 11                 -11
        people        2 x 3                                   6
        total         -5 - 11 + 6                           -10
        """,
    ),
    Farm(
        "two joineries for six players",
        {
            "players": 6, "material": "stone", "people": 3, "fields": {"0": "grain", "1": ""}, "pastures": [[14]],
            "stables": [14], "goods": "10 wood, 4 sheep, boar", "played": ["joinery", "second-joinery"],
        },
        """
        fields        2 tiles                                 1
        pastures      1                                       1
        grain         1 growing                               1
        vegetables    none                                   -1
        sheep         4                                       2
        boar          1                                       1
        cattle        none                                   -1
        unused        15 - 2 rooms - 2 - 1 = 10             -10
        stables       1 fenced                                1
        stone-rooms   2 x 2                                   4
        people        3 x 3                                   9
        improvements  2 + 2                                   4
        bonus         5 wood 2, 5 wood 2                      4
        total         4 - 10 + 1 + 4 + 9 + 4 + 4             16
        """,
    ),
    Farm(
        "room for animals",
        {
            "fields": {"0": "3 grain", "1": "vegetable", "2": "", "7": ""}, "people": 4,
            "pastures": [[3, 4], [8, 9], [13, 14]], "goods": "sheep, boar, cattle", "played": ["organic-farmer"],
        },
        """
        fields        4 tiles                                 3
        pastures      3                                       3
        grain         3 growing                               1
        vegetables    1 growing                               1
        sheep         1                                       1
        boar          1                                       1
        cattle        1                                       1
        unused        15 - 2 rooms - 4 - 6 = 3               -3
        people        4 x 3                                  12
        bonus         Organic Farmer: 3 pastures, 1 of 4      3
        total         11 - 3 + 12 + 3                        23
        """,
    ),
    Farm(
        "many mouths",
        {"rooms": [0, 5, 6, 10, 11], "people": 5, "fields": [1], "begging": 7},
        """
        fields        1 tile                                 -1
        pastures      none                                   -1
        grain         none                                   -1
        vegetables    none                                   -1
        sheep         none                                   -1
        boar          none                                   -1
        cattle        none                                   -1
        unused        15 - 5 rooms - 1 = 9                   -9
        stone-rooms   5 rooms of wood                         0
        people        5 x 3                                  15
        begging       7 x -3                                -21
        total         -7 - 9 + 15 - 21                      -22
        """,
    ),
    Farm(
        "a well and bottles",
        {
            "rooms": [5, 10, 11], "material": "clay", "people": 3, "pastures": [[4, 9, 14]],
            "fields": {"0": "2 vegetable", "1": "2 vegetable", "2": "vegetable"}, "goods": "5 grain, sheep, 6 cattle",
            "played": ["well", "bottles", "clay-oven", "stone-oven", "junk-room"],
        },
        """
        fields        3 tiles                                 2
        pastures      1                                       1
        grain         5                                       2
        vegetables    2 + 2 + 1 growing = 5, at most          4
        sheep         1                                       1
        boar          none                                   -1
        cattle        6                                       4
        unused        15 - 3 rooms - 3 - 3 = 6               -6
        clay-rooms    3                                       3
        people        3 x 3                                   9
        improvements  4 + 4 + 2 + 3 + 0                      13
        total         13 - 6 + 3 + 9 + 13                    32
        """,
    ),
    Farm(
        "always one too few",
        {
            "material": "stone", "people": 4, "begging": 1, "noted": 2, "pastures": [[3, 4], [8], [9]], "stables": [9],
            "fields": {"0": "grain", "1": "", "2": "", "7": "vegetable"}, "goods": "2 grain, 3 sheep, 2 boar, cattle",
        },
        """
        fields        4 tiles                                 3
        pastures      3                                       3
        grain         1 growing + 2 = 3                       1
        vegetables    1 growing                               1
        sheep         3                                       1
        boar          2                                       1
        cattle        1                                       1
        unused        15 - 2 rooms - 4 - 4 = 5               -5
        stables       1 fenced                                1
        stone-rooms   2 x 2                                   4
        people        4 x 3                                  12
        bonus         2 noted                                 2
        begging       1 x -3                                 -3
        total         11 - 5 + 1 + 4 + 12 + 2 - 3            22
        """,
    ),
    Farm(
        "always just enough",
        {
            "pastures": [[3, 4], [8, 9], [13]], "fields": {"0": "3 grain", "1": "vegetable"},
            "goods": "grain, vegetable, 4 sheep, 3 boar, 2 cattle",
        },
        """
        fields        2 tiles                                 1
        pastures      3                                       3
        grain         3 growing + 1 = 4                       2
        vegetables    1 growing + 1 = 2                       2
        sheep         4                                       2
        boar          3                                       2
        cattle        2                                       2
        unused        15 - 2 rooms - 2 - 5 = 6               -6
        people        2 x 3                                   6
        total         14 - 6 + 6                             14
        """,
    ),
    Farm(
        "all fences, three stables",
        {
            "material": "clay", "people": 5, "pastures": [[3, 4], [8, 9], [13], [14]], "stables": [3, 8, 13],
            "fields": {"0": "3 grain", "1": "3 grain", "2": "2 vegetable"},
            "goods": "vegetable, 6 sheep, 5 boar, 4 cattle", "played": ["fireplace-2"],
        },
        """
        fields        3 tiles                                 2
        pastures      4                                       4
        grain         3 + 3 growing = 6                       3
        vegetables    2 growing + 1 = 3                       3
        sheep         6                                       3
        boar          5                                       3
        cattle        4                                       3
        unused        15 - 2 rooms - 3 - 6 = 4               -4
        stables       3 fenced                                3
        clay-rooms    2                                       2
        people        5 x 3                                  15
        improvements  1                                       1
        total         21 - 4 + 3 + 2 + 15 + 1                38
        """,
    ),
    Farm(
        "alone, with small improvements",
        {
            "players": 1, "fields": {"0": "3 grain", "1": "2 grain"},
            "played": ["lumber-mill", "dutch-windmill", "threshing-board", "sleeping-corner", "strawberry-patch"],
        },
        """
        fields        2 tiles                                 1
        pastures      none                                   -1
        grain         3 + 2 growing = 5                       2
        vegetables    none                                   -1
        sheep         none                                   -1
        boar          none                                   -1
        cattle        none                                   -1
        unused        15 - 2 rooms - 2 = 11                 -11
        people        2 x 3                                   6
        improvements  2 + 2 + 1 + 1 + 2                       8
        total         -2 - 11 + 6 + 8                         1
        """,
        (),
    ),
]  # fmt: skip


def read(sheet: str) -> dict[str, int]:
    """The points by category."""
    points = dict.fromkeys(CATEGORIES, 0)
    for line in sheet.strip().splitlines():
        words = line.split()
        assert words[0] in points
        points[words[0]] = int(words[-1])
    return points


@pytest.mark.parametrize("farm", FARMS, ids=lambda farm: farm.name)
@pytest.mark.rule("AGR-265", "AGR-266", "AGR-268", "AGR-270", "AGR-271", "AGR-273", "AGR-274", "AGR-275", "AGR-276",
                  "AGR-281", "AGR-283", "AGR-284", "AGR-285", "AGR-286")  # fmt: skip
def test_a_farm_is_worth_what_its_sheet_says(farm: Farm) -> None:
    given = {"round": 14, "phase": "round-end", **farm.given}
    t = situation(*farm.others, **given)
    assert t.game.scores()[0] == read(farm.sheet)


@pytest.mark.parametrize("farm", FARMS, ids=lambda farm: farm.name)
def test_the_sheets_are_added_up(farm: Farm) -> None:
    points = read(farm.sheet)
    assert points.pop("total") == sum(points.values())


def test_there_are_at_least_twenty_different_farms() -> None:
    assert len({farm.sheet for farm in FARMS}) >= 20
