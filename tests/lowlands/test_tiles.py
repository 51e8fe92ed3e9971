"""The tiles file: what the package brings, its texts and its documentation, and what a wrong file is told."""

import json
import re
import time
from pathlib import Path

import pytest

from allmende.locales import LANGUAGES, has_text, text
from allmende.lowlands.tile_lines import Lines
from allmende.lowlands.tiles import (
    BLOCKS,
    BUSH,
    POND,
    TILE_IDS,
    Action,
    Block,
    Count,
    Gives,
    Good,
    Kind,
    TileSet,
    Where,
    built_in,
    load_tiles,
    parse_tiles,
    tiles_from,
)
from allmende.table.errors import BadGameOption

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "lowlands-tiles.md").read_text(encoding="utf-8")


def says(text: str) -> str:
    """What a wrong file is told."""
    with pytest.raises(BadGameOption) as caught:
        parse_tiles(text, "my.toml")
    return str(caught.value)


def tile_text(tile: str) -> str:
    """The lines of one tile in the file of the package."""
    [found] = [part for part in re.split(r"(?=^\[\[tile\]\])", built_in(), flags=re.M) if f'id = "{tile}"' in part]
    return found


def changed(tile: str, old: str, new: str) -> str:
    """The file of the package with something else in one tile."""
    before = tile_text(tile)
    assert before.count(old) == 1
    return built_in().replace(before, before.replace(old, new))


def line_of(text: str, part: str) -> int:
    """The only line that holds this."""
    [line] = [number for number, line in enumerate(text.split("\n"), 1) if part in line]
    return line


def same(one: TileSet, other: TileSet) -> bool:
    def shown(tiles: TileSet) -> object:
        effects = [
            (effect.block, [getattr(effect, name) for name in BLOCKS[effect.block]])
            for tile in tiles.tiles
            for effect in tile.effects
        ]
        choices = [[(gift.what, gift.count) for gift in token.choices] for token in tiles.progress_tokens]
        sections = tiles.fence_sections, tiles.house_sections
        boards = tiles.markets, tiles.dike_track, tiles.farm_boards, tiles.start
        return [tile._replace(effects=()) for tile in tiles.tiles], effects, choices, sections, boards

    return shown(one) == shown(other)


# The file of the package


@pytest.mark.rule("LOW-007")
def test_sixteen_features_twelve_action_twelve_sheep_and_six_storm_surge_buildings() -> None:
    kinds = [tile.kind for tile in load_tiles().tiles]
    assert [kinds.count(kind) for kind in Kind] == [16, 12, 12, 6]
    assert len(kinds) == 46


def test_tiles_are_numbered_in_the_order_of_their_ids() -> None:
    tiles = load_tiles().tiles
    assert tuple(tile.id for tile in tiles) == TILE_IDS
    assert [tile.number for tile in tiles] == list(range(46))
    assert load_tiles() is load_tiles()


def test_the_pet_shop_is_as_in_the_rulebook() -> None:
    shop = load_tiles().by_id["S05"]
    assert (shop.kind, shop.level, shop.cost, shop.terrain) == (Kind.SHEEP, 2, (2, 1, 0), 0)


def test_known_effects() -> None:
    tiles = load_tiles().by_id
    bank = tiles["W01"].effects
    assert [effect.block for effect in bank] == [Block.GAIN, Block.SCORE]
    assert (bank[0].what, bank[0].count) == (Good.COINS, 4)
    assert (bank[1].count, bank[1].per, bank[1].every) == (1, Count.COINS, 4)
    cabin = tiles["F02"]
    assert (cabin.kind, cabin.terrain, cabin.points) == (Kind.FEATURE, POND, 0)
    assert [(e.block, e.count, e.per) for e in cabin.effects] == [(Block.SCORE, 3, Count.EMPTY_BESIDE)]
    trough = tiles["F01"]
    assert trough.where is Where.INSIDE
    assert [(e.block, e.count) for e in trough.effects] == [(Block.GAIN, 1), (Block.HOUSE_OWN_PASTURE, 1)]
    assert [(e.block, e.count) for e in tiles["S02"].effects] == [(Block.HOUSE_TILE, 3)]


def test_a_tile_with_a_storm_surge_function_shows_no_points() -> None:
    storm = {Block.SCORE, Block.STORM_GAIN, Block.DROP_BREACHES}
    for tile in load_tiles().tiles:
        if storm & {effect.block for effect in tile.effects}:
            assert tile.points == 0, tile.id


def test_every_tile_of_the_package_says_where_its_figures_come_from() -> None:
    for tile in load_tiles().to_json()["tile"]:
        assert tile["house"] is True, tile["id"]
        assert tile["source"], tile["id"]


def test_the_boards() -> None:
    tiles = load_tiles()
    assert {players: market.store for players, market in tiles.markets.items()} == {2: 4, 3: 5, 4: 6}
    assert [(row.sheep, row.spaces - row.sheep) for row in tiles.markets[4].rows] == [(2, 2), (1, 3), (1, 2)]
    assert sum(tiles.dike_track.areas) == 41
    assert [gift.what for gift in tiles.progress_tokens[0].choices] == [Good.COINS, Good.LABORER]
    assert [section.covers for section in tiles.fence_sections] == [2, 3, 2, 3]
    assert [section.gives for section in tiles.house_sections] == [Gives.CARD, Gives.LABORER, Gives.COIN, Gives.LABORER]
    assert [len(board.spaces) for board in tiles.farm_boards] == [20] * 4
    assert tiles.farm_boards[0].spaces[17] == BUSH | POND
    assert tiles.start.pasture == (7, 12)
    assert tiles.start.laborer is Action.DRAW


def test_boards_have_three_of_each_terrain_and_a_plain_start_pasture() -> None:
    tiles = load_tiles()
    for board in tiles.farm_boards:
        assert [sum(space >> bit & 1 for space in board.spaces) for bit in range(3)] == [3, 3, 3]
        assert not any(board.spaces[cell] for cell in tiles.start.pasture)


# Its documentation and texts


def test_every_block_is_documented_with_the_tiles_that_use_it() -> None:
    documented: dict[str, set[str]] = {}
    for part in re.split(r"^### ", DOCS, flags=re.M)[1:]:
        name = part.split("\n")[0].strip("`")
        used = re.search(r"^Used by ([^.]*)\.", part, flags=re.M)
        documented[name] = set(re.findall(r"\b[FASW]\d\d\b", used[1])) if used else set()
    used_by: dict[str, set[str]] = {block: set() for block in Block}
    for tile in load_tiles().tiles:
        for effect in tile.effects:
            used_by[effect.block].add(tile.id)
    assert documented == used_by
    assert all(used_by.values())


def test_every_parameter_is_documented_at_its_block() -> None:
    for part in re.split(r"^### ", DOCS, flags=re.M)[1:]:
        name = part.split("\n")[0].strip("`")
        for parameter in BLOCKS[Block(name)]:
            assert f"`{parameter}`" in part, f"{name}: {parameter}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_has_a_name_and_a_text(lang: str) -> None:
    names = {text(lang, "lowlands", f"tile-{tile.lower()}") for tile in TILE_IDS}
    assert len(names) == 46
    for tile in TILE_IDS:
        assert text(lang, "lowlands", f"tile-{tile.lower()}", "text").endswith(".")
        assert has_text(lang, "lowlands", f"tile-{tile.lower()}", "one")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_a_name(lang: str) -> None:
    terms = ["terrain-bush", "terrain-tree", "terrain-pond", "resource-wood", "resource-clay", "resource-stone"]
    for term in [*terms, *(f"tile-kind-{kind}" for kind in Kind)]:
        assert has_text(lang, "lowlands", term), term


def test_texts_name_the_figures_of_their_tile() -> None:
    """Every number above 1 in an effect stands in its text, in both languages."""
    for tile in load_tiles().tiles:
        for lang in LANGUAGES:
            said = text(lang, "lowlands", f"tile-{tile.id.lower()}", "text")
            for effect in tile.effects:
                for number in (effect.count, effect.every, effect.most, effect.least, effect.value, effect.farmer):
                    spoken = {2: "two|zwei"}.get(number, "-")
                    assert number < 2 or re.search(rf"\b{number}\b|{spoken}", said), (tile.id, lang, number)


def test_names_of_the_rulebook_stay() -> None:
    names = {tile: text("de", "lowlands", f"tile-{tile}") for tile in ("a01", "a02", "a03", "s05")}
    assert list(names.values()) == ["Bauschreinerei", "Bauziegelei", "Steinmetzerei", "Haustierladen"]


# An own file


def test_an_own_file_is_read(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text(changed("F05", "clay = 1, stone = 1", "wood = 3"), encoding="utf-8")
    assert load_tiles(str(own)).by_id["F05"].cost == (3, 0, 0)
    assert load_tiles().by_id["F05"].cost == (0, 1, 1)


def test_an_own_file_goes_into_a_record_and_back() -> None:
    own = parse_tiles(changed("F05", "points = 0", 'points = 7\nname = { de = "Karpfenteich" }'), "my.toml")
    again = tiles_from(json.loads(json.dumps(own.to_json())))
    assert again.to_json() == own.to_json()
    assert same(again, own)
    assert not same(again, load_tiles())
    assert (again.by_id["F05"].points, again.by_id["F05"].names) == (7, {"de": "Karpfenteich"})


def test_what_to_json_gives_belongs_to_the_caller() -> None:
    load_tiles().to_json()["tile"].clear()
    assert len(load_tiles().to_json()["tile"]) == 46


def test_the_order_of_the_tiles_in_the_file_does_not_matter() -> None:
    trough, mount = tile_text("F01"), tile_text("W05")
    other = built_in().replace(trough, "@").replace(mount, trough).replace("@", mount)
    assert same(parse_tiles(other, "my.toml"), load_tiles())


def test_a_file_may_be_written_in_another_way() -> None:
    """Windows lines, a cost as a table of its own, effects as tables of their own."""
    cost = changed("F04", "cost = { wood = 1, clay = 1 }\n", "")
    cost = cost.replace(tile_text("F05"), f"[tile.cost]\nwood = 1\nclay = 1\n\n{tile_text('F05')}")
    assert same(parse_tiles(cost.replace("\n", "\r\n"), "my.toml"), load_tiles())
    effects = changed("F04", 'effects = [{ block = "income", what = "coins", count = 1 }]\n', "")
    tables = '[[tile.effects]]\nblock = "income"\nwhat = "coins"\ncount = 1\n\n'
    effects = effects.replace(tile_text("F05"), tables + tile_text("F05"))
    assert same(parse_tiles(effects, "my.toml"), load_tiles())


def test_the_tiles_of_a_record_are_checked_without_lines() -> None:
    data = load_tiles().to_json()
    data["tile"][0]["level"] = 5
    with pytest.raises(BadGameOption, match=r"^tiles: level of tile F01 must be a number from 1 to 4, got 5$"):
        tiles_from(data)


# Wrong files

WRONG_TILES = [
    # tile, what stands there, what stands there instead, where the mistake is, what is said
    ("A05", "level = 3", "level = 5", "level = 5", "level of tile A05 must be a number from 1 to 4, got 5"),
    ("A05", "level = 3", 'level = "x"', 'level = "x"', 'level of tile A05 must be a number from 1 to 4, got "x"'),
    ("A05", "level = 3", "level = true", "level = true", "level of tile A05 must be a number from 1 to 4, got true"),
    ("A05", "level = 3", "level = 3.5", "level = 3.5", "level of tile A05 must be a number from 1 to 4, got 3.5"),
    ("A05", "level = 3", "# @", "[[tile]] # Dike Depot", "tile A05 has no level"),
    ("A05", "level = 3", "level = 3\ncolour = 1", "colour = 1",
     'tile A05 has no field "colour": it has id, kind, level, cost, terrain, points, where, effects, name, text'),
    ("A05", "wood = 1, clay = 2", "wood = -1, clay = 2", "wood = -1", "cost of tile A05 must be 0 to 9 wood, got -1"),
    ("A05", "wood = 1, clay = 2", "gold = 1", "gold = 1", 'cost of tile A05 must be wood, clay or stone, got "gold"'),
    ("A05", "cost = { wood = 1, clay = 2, stone = 1 }", "cost = 77", "cost = 77",
     "cost of tile A05 must be a table such as { wood = 2, clay = 1 }, got 77"),
    ("A05", "points = 3", "points = 21", "points = 21", "points of tile A05 must be a number from 0 to 20, got 21"),
    ("A05", "points = 3", 'points = 3\nterrain = "moor"', "moor",
     'terrain of tile A05 must be bush, tree or pond, got "moor"'),
    ("A05", "points = 3", 'points = 3\nwhere = "inside" # @', "# @",
     "where of tile A05 is for features only: a building lies in no pasture"),
    ("F05", '"outside"', '"nowhere"', "nowhere", 'where of tile F05 must be inside or outside, got "nowhere"'),
    ("A05", "house = true", 'house = "yes"', 'house = "yes"', 'house of tile A05 must be true or false, got "yes"'),
    ("A05", "house = true", 'house = true\nname = { fr = "x" }', "fr",
     'name of tile A05 must be texts such as { en = "Hedge", de = "Hecke" }, got {"fr": "x"}'),
    ("A05", 'kind = "action"', 'kind = "acton"', "acton",
     'kind of tile A05 must be feature, action, sheep or storm, got "acton"'),
    ("A05", 'id = "A05"', 'id = "A5"', '"A5"', 'id of tile number 21 must be F, A, S or W with two digits, got "A5"'),
    ("A05", 'id = "A05"', 'id = "A13"', '"A13"', 'id of tile A13 must be from A01 to A12 for kind "action", got "A13"'),
    ("A05", 'id = "A05"\n', "", "[[tile]] # Dike Depot", "tile number 21 has no id"),
    ("A05", 'block = "action_points"', 'block = "action_pionts"', "pionts",
     'effect 1 of tile A05 has an unknown block "action_pionts": did you mean "action_points"?'),
    ("A05", 'action = "dike", count = 1', 'action = "dike", count = 1, per = "sheep"', 'per = "sheep" }]\nhouse',
     'effect 1 of tile A05: block "action_points" has no parameter "per", it has action, count'),
    ("A05", 'action = "dike", ', "", '"action_points", count', "effect 1 of tile A05 has no action"),
    ("A05", '"dike"', '"build"', '"build"',
     'action of effect 1 of tile A05 must be dike, fences, sheep or draw, got "build"'),
    ("A05", "count = 1", "count = 0", "count = 0", "count of effect 1 of tile A05 must be a number from 1 to 9, got 0"),
    ("A05", "effects = [{", "effects = [5, {", "[5, {", "effect 1 of tile A05 must be a table, got 5"),
    ("A05", "effects = [", "effects = 1 # [", "effects = 1", "effects of tile A05 must be a list, got 1"),
    ("W06", 'what = "sheep", count = 1, per', 'what = "cows", count = 1, per', '"cows"',
     'what of effect 2 of tile W06 must be steps or sheep, got "cows"'),
    ("F11", 'per = "terrain", ', 'per = "coins", ', 'per = "coins", terrain',
     'effect 1 of tile F11 must have both per = "terrain" and a list terrain, or neither'),
    ("F11", '"bush", "tree"]', '"bush", "moor"]', "moor",
     'terrain of effect 1 of tile F11 must be a list of bush, tree or pond, got ["bush", "moor"]'),
    ("F04", "count = 1", "count = 1, every = 2", "every = 2", "effect 1 of tile F04 has every, which needs per"),
    ("S03", '"pasture"', '"same"', '"house_beside", spaces = "same", count = 1 }]\nhouse = true\nsource = "name',
     "effect 1 of tile S03 is for features only: a building lies in no pasture"),
]  # fmt: skip


@pytest.mark.parametrize(("tile", "old", "new", "place", "sentence"), WRONG_TILES)
def test_a_wrong_tile_gets_one_sentence_with_its_line(tile: str, old: str, new: str, place: str, sentence: str) -> None:
    wrong = changed(tile, old, new)
    line = wrong[: wrong.index(place)].count("\n") + 1
    assert says(wrong) == f"my.toml, line {line}: {sentence}"


def test_two_tiles_with_one_id() -> None:
    wrong = changed("A05", 'id = "A05"', 'id = "A04"')
    first = line_of(built_in(), 'id = "A04"')
    second = line_of(built_in(), 'id = "A05"')
    assert says(wrong) == f"my.toml, line {second}: there are two tiles A04, the first in line {first}"


TABLES = "market, dike_track, progress_token, income_board, start, farm_board, tile"
WRONG_BOARDS = [
    ("coins = 4\n", "coins = -1\n", "coins = -1", "coins of start must be a number from 0 to 20, got -1"),
    ("\nsheep = 2\n", "\nsheep = 3\n", "sheep = 3\nlaborer", "sheep of start must be a number from 0 to 2, got 3"),
    ("[2, 2]]", "[2, 5]]", "[2, 5]]", "pasture of start must be spaces from [0, 0] to [3, 4], got [2, 5]"),
    ("[2, 2]]", "[1, 2]]", "[1, 2]]",
     "pasture of start must be different spaces that 16 fences enclose, got [[1, 2], [1, 2]]"),
    ('"draw"\npasture', '"rest"\npasture', '"rest"',
     'laborer of start must be build, dike, fences, sheep or draw, got "rest"'),
    ('  { count = 2, gives = "coin" },\n', "", "fences = [",
     "fences of income_board must be the 10 that the start pasture leaves of 16, got 8"),
    ('gives = "coin"', 'gives = "gold"', '"gold"',
     'gives of section 3 of income_board must be card, coin, card_or_coin or laborer, got "gold"'),
    ('"coin", "laborer"]', '"coin"]', '"coin"]', "houses of income_board must be 4 symbols, got 3"),
    ('"t  .  .  .  p",\n  ".  .  bp .  t"', '"t  .  .  .",\n  ".  .  bp .  t"', '"t  .  .  ."',
     'spaces of farm board B1 must be lines of 5 entries, got "t  .  .  ."'),
    ('"t  .  .  .  p",\n  ".  .  bp .  t",', '"t  .  .  .  p",\n', 'spaces = [\n  "b  p  .  t  ."',
     "spaces of farm board B1 must be 4 lines, got 3"),
    ('".  .  bp .  t",\n]', '".  .  bx .  t",\n]', "bx",
     'spaces of farm board B1 must be entries such as . or b, t, p or bp, got "bx"'),
    ('id = "B4"', 'id = "B5"', '"B5"', 'id of farm board number 4 must be B1, B2, B3 or B4, got "B5"'),
    ('id = "P5"', 'id = "P1" # @', "# @", "there are two progress tokens P1, the first in line 36"),
    ('what = "farmer"', 'what = "cow"', '"cow"',
     f'what of choice 1 of progress token P2 must be {", ".join(list(Good)[:-1])} or farmer, got "cow"'),
    ('"farmer", count = 1', '"cards", count = 1', '"cards", count = 1',
     "choices of progress token P2 must be two different goods, got cards twice"),
    ("areas = [1, 2,", "areas = [1,", "areas = [", "areas of dike_track must be 21 numbers, got 20"),
    ("[4, 8, 12, 16, 20]", "[4, 8, 8, 16, 20]", "large =",
     "large of dike_track must be rising numbers, got [4, 8, 8, 16, 20]"),
    ("[4, 8, 12, 16, 20]", "[4, 8, 12, 16, 41]", "large =", "large of dike_track must be numbers from 1 to 40, got 41"),
    ("players = 4", "players = 2 # @", "# @", "there are two markets for 2 players, the first in line 7"),
    ("players = 4", "players = 5", "players = 5", "players of market number 3 must be a number from 2 to 4, got 5"),
    ("{ spaces = 2, sheep = 1 }", "{ spaces = 2, sheep = 3 }", "sheep = 3",
     "sheep of row 3 of market for 2 players must be a number from 0 to 2, got 3"),
    ("store = 5", "store = 0", "store = 0", "store of market for 3 players must be a number from 1 to 12, got 0"),
    ("[dike_track]", "[dyke_track]", "[dyke_track]",
     f'there is no table "dyke_track": the tables are {TABLES}'),
    ("# Sheep market", "colour = 1\n# Sheep market", "colour = 1",
     f'there is no table "colour": the tables are {TABLES}'),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "place", "sentence"), WRONG_BOARDS)
def test_a_wrong_board_gets_one_sentence_with_its_line(old: str, new: str, place: str, sentence: str) -> None:
    wrong = built_in().replace(old, new, 1)
    assert wrong != built_in()
    line = wrong[: wrong.index(place)].count("\n") + 1
    assert says(wrong) == f"my.toml, line {line}: {sentence}"


def test_a_tile_too_few() -> None:
    wrong = built_in().replace(tile_text("F05"), "")
    line = line_of(wrong, "Boundary Stone")
    assert says(wrong) == f"my.toml, line {line}: there must be 16 features, got 15"


def test_a_tile_too_many() -> None:
    wrong = built_in() + "\n" + tile_text("W06").replace("W06", "W07").replace("Breeding", "Sheep")
    line = line_of(wrong, "Sheep Farm")
    assert says(wrong) == f"my.toml, line {line}: there must be 6 storm surge buildings, got 7"


def test_a_tile_of_the_wrong_kind() -> None:
    wrong = changed("F05", '"feature"', '"sheep"')
    assert says(wrong).endswith("there must be 16 features, got 15")


def test_a_missing_table() -> None:
    wrong = re.sub(r"\[start\]\n(.+\n)+", "", built_in())
    assert says(wrong) == f"my.toml, line {wrong.rstrip().count(chr(10)) + 1}: the table [start] is missing"
    assert says("") == "my.toml, line 1: the table [start] is missing"


def test_a_table_that_should_be_a_list() -> None:
    wrong = re.sub(r"\[\[market\]\]\n(.+\n)+\n", "", built_in()).replace("[start]", "[market]\nplayers = 2\n[start]")
    line = line_of(wrong, "[market]")
    assert says(wrong) == f'my.toml, line {line}: there must be tables [[market]], got {{"players": 2}}'


def test_not_toml_at_all() -> None:
    for wrong in ("[start]\ncoins = 4\ncards = \n", "[start]\ncoins = 4\ncoins = 5\n", '[start]\nname = """\nabc\n'):
        assert re.fullmatch(r"my\.toml, line 3: this is not TOML: [^\n()]+ (in column \d+|at the end)", says(wrong))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadGameOption, match=r"absent\.toml cannot be read: No such file or directory$"):
        load_tiles(str(tmp_path / "absent.toml"))
    latin = tmp_path / "latin.toml"
    latin.write_bytes("# Plättchen\n# ok\n".encode("latin-1"))
    with pytest.raises(BadGameOption, match=r"^latin\.toml, line 1: this is not a text in UTF-8$"):
        load_tiles(str(latin))


LONG_KEY = ".".join("a" * 29_000)
DEEP = "x = " + "[" * 28_000


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"# first\n{LONG_KEY} = 1", "my.toml, line 2: a key may have 8 parts"),
        (f"[{LONG_KEY}]", "my.toml, line 1: a key may have 8 parts"),
        (f"[[ {LONG_KEY.replace('.', ' . ')} ]]", "my.toml, line 1: a key may have 8 parts"),
        (LONG_KEY.replace("a", '"a"') + " = 1", "my.toml, line 1: a key may have 8 parts"),
        ("x = {" + LONG_KEY + " = 1}", "my.toml, line 1: a key may have 8 parts"),
        ('x = ["""\n"""", {' + LONG_KEY + " = 1}]", "my.toml, line 2: a key may have 8 parts"),
        ("x = ['it''s', {" + LONG_KEY + " = 1}]", "my.toml, line 1: a key may have 8 parts"),
        (DEEP, "my.toml, line 1: this is nested too deep"),
        ("x = " + "{a = [" * 9_000, "my.toml, line 1: this is nested too deep"),
        ("#" * 200_001, "my.toml is too large: a tiles file may have 200000 characters"),
    ],
)
def test_what_would_keep_the_parser_busy_is_not_parsed(text: str, told: str) -> None:
    began = time.process_time()
    assert says(text) == told
    assert time.process_time() - began < 0.25


def test_dots_and_brackets_in_texts_and_comments_do_not_count() -> None:
    mine = changed("F01", 'id = "F01"', 'id = "F01"  # [[[[[[[[[[[[[[[[[ a.b.c.d.e.f.g.h.i.j.k')
    name = "...........[[[[[[[[[[[[[[[[[[[["
    mine += f"\n# {LONG_KEY}\n"
    named = mine.replace('id = "F02"', f"id = \"F02\"\nname = {{ en = \"{name}\", de = '''{name}'''' }}", 1)
    assert parse_tiles(named, "my.toml").by_id["F02"].names["en"] == name


def test_a_file_without_an_end_is_not_read_to_its_end() -> None:
    path = Path("/dev/zero")
    if not path.exists():
        pytest.skip("this machine has no such file")
    with pytest.raises(BadGameOption, match="zero is too large"):
        load_tiles(str(path))


def test_lines_are_found_in_any_writing() -> None:
    lines = Lines(
        "\n".join(
            [
                "a = [ # [[tile]]",  # 1
                "  'x]', # no end",  # 2
                '  """',  # 3
                "[[tile]]",  # 4: a text
                'id = """, { b = [1,',  # 5
                "  2] },",  # 6
                "]",  # 7
                "[[ tile ]]",  # 8
                "id.\"x.y\" = '''=",  # 9
                "''''",  # 10
                '"level" = "a\\"#" # ]',  # 11
                "[tile.cost]",  # 12
                "level = 4",  # 13
                "[[tile.effects]]",  # 14
                "[[tile.effects]]",  # 15
                "[[tile]]",  # 16
            ]
        )
    )
    assert lines.root.items["a"] == [2, 3, 5]
    assert [lines.of("tile", 0, key) for key in (None, "id", "level", "cost", "effects")] == [8, 9, 11, 12, 14]
    assert lines.of("tile", 0, "effects", 1) == 15
    assert lines.of("tile", 1) == 16
    assert [lines.of("a", n) for n in (0, 1, 2, 3)] == [2, 3, 5, 1]
    assert lines.of("absent", 0) == 16
