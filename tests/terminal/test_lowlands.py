"""The Lowlands in the terminal: everything fits, options are named as on the drawing, the dike tells how it stands."""

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from allmende import arrange, new_game
from allmende.cli import main
from allmende.locales import describe_event, describe_options, name_of
from allmende.lowlands.farm import outline
from allmende.lowlands.fences import lines_of
from allmende.lowlands.tiles import built_in
from allmende.table import Game, Key
from allmende.terminal.drawing import Sight, drawing_of
from allmende.terminal.grid import cell_name
from allmende.terminal.lowlands import DRAWING
from allmende.terminal.match import new_match
from tests.terminal.people import Person, loop_of, random_player, shown

RICH = "5 wood, 5 clay, 5 stone"
NAMES = ["Anna", "Bo", "Chris", "Dana"]


def drawn(game: Game, seat: int | None = 0, lang: str = "en", width: int = 100, air: int = 1, **more: bool) -> str:
    sight = Sight(lang, NAMES[: game.players], seat, width, air, **more)
    return shown(*drawing_of("lowlands").table(game.view(seat), sight), width=width)


def situations(seed: int = 1) -> Iterator[Game]:
    dice = random.Random(seed)
    for players in (2, 3, 4):
        game = new_game("lowlands", players=players, seed=seed)
        while game.choice is not None:
            if dice.random() < 0.01:
                yield game
            game.play(dice.choice(game.choice.options))


# The whole picture


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (3, "de"), (4, "en")])
def test_a_whole_game_fits_on_a_small_screen(players: int, lang: str) -> None:
    seats = ",".join(["me", *["random"] * (players - 1)])
    match = new_match("lowlands", seats, None, 5, {}, lang, "random")
    person = random_player(match)
    assert loop_of(match, person).run()
    assert len(person.seen) > 50
    person.check_everything_fits()
    end = person.written()
    for category in ("special", "sheep", "dike", "tiles", "coins", "resources"):
        assert DRAWING.category(category, lang) in end
    for score in match.game.scores():
        assert str(score["total"]) in end


@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_is_too_wide_and_every_tile_is_there(lang: str) -> None:
    for game in situations():
        tiles = [tile["tile"] for kind in game.view(None)["table"]["offer"].values() for tile in kind["open"]]
        for width, air in product((80, 100, 140), (-1, 0, 1, 2)):
            for seat in (0, 1, None):
                text = drawn(game, seat, lang, width, air)
                assert max(map(len, text.splitlines())) <= width
                assert air < 0 or all(tile in text for tile in tiles)


def test_a_roomy_table_names_the_tiles_and_what_they_do() -> None:
    game = arrange("lowlands", {"seats": [{}, {}], "offer": ["F03", "A05"]})
    for lang, words in (("en", "dike action: +1 point"), ("de", "Deichbau: +1 Punkt")):
        text = drawn(game, lang=lang)
        assert name_of(lang, "lowlands", "tile", "a05") in text
        assert words in text


def test_a_screen_of_plain_letters() -> None:
    for game in situations(2):
        for air in (0, 1):
            text = drawn(game, air=air, ascii_only=True)
            for sign in "–·…":  # of the texts
                text = text.replace(sign, "-")
            assert text.isascii()


def test_redrawing_what_is_hidden_changes_no_picture() -> None:
    game = new_game("lowlands", players=3, seed=4)
    other = game.determinize(0, game.state.rng)
    assert drawn(game) == drawn(other)


# The sea and the dike


@pytest.mark.parametrize(
    ("flood", "segments", "words"),
    [
        (9, 2, "Flood 9 +4–6 = 13–15  Dike 8: 1 short, 5–7 at high tide"),
        (9, 3, "Flood 9 +4–6 = 13–15  Dike 12: holds, 1–3 short at high tide"),
        (7, 3, "Flood 7 +4–6 = 11–13  Dike 12: holds, up to 1 short at high tide"),
        (6, 3, "Flood 6 +4–6 = 10–12  Dike 12: holds, at high tide as well"),
    ],
)
def test_the_dike_tells_how_it_stands(flood: int, segments: int, words: str) -> None:
    table = {"half": 2, "sea": [2, 3, 5], "flood": flood, "segments": segments}
    assert words in drawn(arrange("lowlands", {"seats": [{}, {}], **table}))


def test_a_cross_section_shows_levels_and_the_segment_in_work() -> None:
    game = arrange(
        "lowlands",
        {"seats": [{}, {}], "half": 2, "sea": [2, 3, 5], "flood": 10, "segments": 4, "store": {"clay": 1}},
    )
    text = drawn(game)
    assert "3 ············ ┃ ············" in text
    assert "2 ~~??········ ┃ ███░░░······" in text
    assert "1 ≈≈≈≈≈≈≈≈≈≈~~ ┃ ████▓▓▓▓████" in text


def test_markers_on_one_space_are_stacked_and_tokens_lie_on_the_track() -> None:
    seats = [{"steps": 2}, {"steps": 2}, {"steps": 41}]
    text = drawn(arrange("lowlands", {"seats": seats, "markers": [0, 1, 2]}))
    assert "· CBA ·◆ ·· ·◆" in text  # after a round, marker C stands on the first space of area 1
    assert "Dike 21 (41)" in text


# The farm


def test_the_farm_as_it_lies() -> None:
    fences = lines_of(outline(1 << 7 | 1 << 12))
    game = arrange("lowlands", {"seats": [{"fences": fences, "sheep": 2, "tiles": {"S02": 8}, "board": "B1"}, {}]})
    picture = [line[:33].rstrip() for line in drawn(game).splitlines()[4:14]]
    assert picture == [
        "▸A   a     b     c     d     e",
        "  ·     ·     ·     ·     ·     ·",
        "1  ♣     ≈           ▲",
        "  ·     ·     ┏━━━━━┓─────┐     ·",
        "2             ┃    @┃S02  │♣",
        "  ·     ·     ┃     ┃─────┘     ·",
        "3  ▲          ┃    @┃      ≈",
        "  ·     ·     ┗━━━━━┛     ·     ·",
        "4              ♣≈          ▲",
        "  ·     ·     ·     ·     ·     ·",
    ]


def test_cells_and_lines_are_named_as_on_the_drawing() -> None:
    for lang in ("en", "de"):
        assert [name_of(lang, "lowlands", "cell", str(cell)) for cell in range(20)] == [
            cell_name(cell) for cell in range(20)
        ]
        lines = {n: name_of(lang, "lowlands", "edge", str(n)) for n in range(49)}
        assert (lines[0], lines[7], lines[24]) == ("/a1", "c1/c2", "e4/")
        assert (lines[25], lines[33], lines[48]) == ("|a1", "b2|c2", "e4|")
        assert len(set(lines.values())) == 49


def test_offered_cells_show_their_names() -> None:
    game = arrange("lowlands", {"seats": [{"hand": RICH, "board": "B1"}, {}], "offer": ["F03"]})
    for key in (("farmer", 4), ("space", "build"), ("tile", "F03")):
        game.play(game.option(*key))
    words = describe_options(game, game.choices[0], "en")
    assert words == ["Build on a1", "Build on e2", "Build on c4"]
    text = drawn(game)
    assert "♣  a1" in text
    assert "♣  e2" in text


# Words


def test_options_say_what_they_do() -> None:
    game = arrange("lowlands", {"seats": [{"hand": "2 clay, stone", "coins": 9, "used": {"dike": 1}}, {}, {}]})
    game.play(game.option("farmer", 4))
    words = describe_options(game, game.choices[0], "en")
    assert "Build on the dike (fee 1)" in words
    assert "Draw cards" in words
    game.play(game.option("space", "dike"))
    assert describe_options(game, game.choices[0], "en") == ["Store 1 wood for 2 clay", "Store 1 clay", "Store 1 stone"]


def after(hand: str, *keys: Key, **more: Any) -> Game:
    """Somebody with these cards has picked this."""
    game = arrange("lowlands", {"seats": [{"hand": hand, "farmers": [4], **more}, {}], "offer": ["S05"]})
    for key in (("farmer", 4), *keys):
        game.play(game.option(*key))
    return game


def options_after(hand: str, *keys: Key, lang: str = "en", **more: Any) -> list[str]:
    game = after(hand, *keys, **more)
    return describe_options(game, game.choices[0], lang)


@pytest.mark.parametrize(
    ("hand", "store", "fence"),
    [
        ("clay", ["Store 1 clay"], ["A new one, for 1 clay"]),
        (
            "3 wood",
            ["Store 1 wood", "Store 1 clay for 2 wood", "Store 1 stone for 2 wood"],
            [f"A new one, for {for_}" for for_ in ("1 wood", "2 wood instead of 1 clay", "2 wood instead of 1 stone")],
        ),
        (
            "2 wood, 2 stone",
            ["Store 1 wood", "Store 1 clay for 2 of another kind", "Store 1 stone"],
            ["A new one, for 1 wood", "A new one, for 2 of another kind instead of 1 clay", "A new one, for 1 stone"],
        ),
    ],
)  # fmt: skip
def test_options_name_what_will_really_be_paid(hand: str, store: list[str], fence: list[str]) -> None:
    assert options_after(hand, ("space", "dike")) == store
    assert options_after(hand, ("space", "fences"), ("edge", 0)) == [*fence, "Move one from elsewhere"]


def test_a_fence_that_a_tile_spares_costs_nothing() -> None:
    offered = options_after("wood", ("space", "fences"), ("edge", 0), tiles={"A02": 0})  # the Brickworks save clay
    assert offered[:2] == ["A new one, for 1 wood", "A new one, free instead of 1 clay"]


def test_tiles_are_offered_for_what_they_cost_their_builder_and_without_their_numbers() -> None:
    build = ("space", "build")
    assert "Build Pet Shop for 4 wood" in options_after("5 wood", build)
    assert "Haustierladen bauen für 4 Holz" in options_after("5 wood", build, lang="de")
    assert "Build Pet Shop for 2 wood and 1 clay" in options_after(RICH, build)
    assert "Build Pet Shop" in options_after("5 wood", build, laborers={"build": 1})  # nobody knows what it will save


def test_who_saves_something_is_told_the_rest_of_the_price() -> None:
    build: list[Key] = [("space", "build"), ("tile", "S05"), ("cell", 0)]
    helped = after("5 wood", *build, laborers={"build": 1})
    words = describe_options(helped, helped.choices[0], "en")
    assert words == ["Save 1 wood, pay 3 wood", "Save 1 clay, pay 2 wood"]
    assert helped.prompt("en").startswith("The price is 2 wood, 1 clay.")
    assert helped.prompt("de").startswith("Der Preis ist 2 Holz, 1 Lehm.")


def test_players_are_asked_by_their_names() -> None:
    game = arrange("lowlands", {"seats": [{"hand": "clay", "farmers": [2]}, {}, {}]})
    for key in (("farmer", 2), ("space", "dike"), ("resource", "clay"), ("deck",)):
        game.play(game.option(*key))
    words = describe_options(game, game.choices[0], "de", players=["Anna", "Bo", "Chris"])
    assert words == ["Bo fragen", "Chris fragen"]


def test_who_is_asked_is_you() -> None:
    event = {"kind": "offer-co-building", "seat": 1, "depth": 1, "to": 0, "count": 2}
    assert describe_event("lowlands", event, ["Du", "Bo"], "de", 0) == "Bo bietet dir an mitzubauen"
    assert describe_event("lowlands", event, ["Anna", "Bo"], "de", None) == "Bo bietet Anna an mitzubauen"


def test_the_short_log_tells_neighbours_together() -> None:
    stored = {"kind": "store", "seat": 0, "depth": 1, "resource": "clay", "stored": 1}
    step = {"kind": "step", "seat": 0, "depth": 1, "steps": 1}
    [told] = DRAWING.brief([stored, step, {**stored, "stored": 2}])
    assert describe_event("lowlands", told, NAMES, "en", 0) == "You store 2 clay"


def test_help_on_tiles_actions_and_tokens() -> None:
    match = new_match("lowlands", "me,random", None, 1, {}, "en", "random")
    person = Person("?a05", "", "?Hecke", "", "?schafe", "", "?marke", "", "h", "", "", "?nothing")
    loop_of(match, person).run()
    pages = [" ".join(page.split()) for page in person.seen]
    assert "Dike Depot" in pages[1]
    assert "Action building · level" in pages[1]
    assert "Hedge" in pages[3]
    assert "Buy sheep from one row of the market" in pages[5]
    assert "Step 4:" in pages[7]
    assert "c1/c2 is the line between c1 and c2" in "".join(pages)
    assert "nothing more to say about “nothing”" in pages[-1]


# A person's own tiles


def test_own_names_of_tiles_are_used_everywhere(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    mine = built_in().replace('id = "F03"\n', 'id = "F03"\nname = { en = "Dry Wall" }\ntext = { en = "Pretty." }\n')
    path.write_text(mine, encoding="utf-8")
    situation = {"seats": [{"hand": RICH, "board": "B1"}, {}], "offer": ["F03"], "tiles": str(path)}
    game = arrange("lowlands", situation)
    assert "Dry Wall" in drawn(game)
    assert "Hecke" in drawn(game, lang="de")
    game.play(game.option("farmer", 4))
    game.play(game.option("space", "build"))
    assert "Build Dry Wall for 1 wood and 1 clay" in describe_options(game, game.choices[0], "en")
    game.play(game.option("tile", "F03"))
    assert "Dry Wall" in game.prompt("en")
    game.play(game.option("cell", 0))
    game.play(game.option("done"))
    built = next(event for event in game.events if event.kind == "build")
    assert describe_event("lowlands", built.seen_by(None), NAMES, "en") == "Anna builds Dry Wall on a1"
    page = DRAWING.help_on("tile", "f03", "en", game.view(None), game.options)
    assert page is not None
    help_text = shown(page, width=80)
    assert "Dry Wall" in help_text
    assert "Pretty." in help_text


def test_a_wrong_tile_file_is_told_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(built_in().replace('kind = "feature"', 'kind = "fountain"', 1), encoding="utf-8")
    for args in (["--tiles", str(path)], ["--set", f"tiles={path}"]):
        assert main(["play", "lowlands", *args]) == 2
        told = capsys.readouterr().err
        assert told.startswith("allmende: mine.toml, line ")
        assert told.count("\n") == 1
    assert main(["play", "lowlands", "--tiles", str(tmp_path / "none.toml")]) == 2
    assert "none.toml cannot be read" in capsys.readouterr().err
