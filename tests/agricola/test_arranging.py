"""Situations: what is refused and why, what cards and spaces are called, and what can be laid out."""

import json
import re
from typing import Any

import pytest

from allmende import Game, arrange, new_game
from allmende.agricola.cards.card import CARDS, MAJOR, Card
from allmende.agricola.cards.notes import Cells, Count, CountOfRound, Crops, Mark, Note, Pieces, Round
from allmende.agricola.farm.plan import PLAN, bits
from allmende.agricola.goods import GOODS
from allmende.agricola.moor.layers import land_of
from allmende.agricola.saved.scenario import KEYS, SEAT_KEYS
from allmende.agricola.state import PHASE_NAMES, Agricola
from allmende.table.errors import ImpossibleSituation, UnknownOption
from tests.agricola.situation_page import PAGE, page_with, picture

MOOR = {"expansion": "moor", "level": 2}
ALONE = {"expansion": "moor", "level": 1, "players": 1}


def table(game: Game) -> Agricola:
    assert isinstance(game.state, Agricola)
    return game.state


def laid(seat: dict[str, Any], *others: dict[str, Any], **given: Any) -> Game:
    return arrange("agricola", {"seats": [seat, *others], **given})


def told(game: Game) -> dict[str, Any]:
    """What the game says of itself, after one more time on the table."""
    situation: dict[str, Any] = json.loads(json.dumps(game.situation()))
    assert arrange("agricola", situation).situation() == situation
    return situation


# Refusals: the farm


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ({"pastures": [[3], [13]]}, "the pastures of seat 0 do not touch each other"),
        ({"pastures": [[3, 13]]}, "cells of the pasture .* do not touch"),
        ({"pastures": [[3, 4], [4]]}, "name cell 4 twice"),
        ({"pastures": [[]]}, "at least one cell"),
        ({"pastures": [[5]]}, "rooms and fields cannot be fenced in"),
        ({"pastures": [[1], [2], [3], [4], [9], [8], [7]]}, "there are 15 fences"),
        ({"fences": [0]}, "every fence belongs to a closed pasture"),
        ({"fences": [38]}, "edges from 0 to 37"),
        ({"rooms": [5, 10, 4]}, "the rooms of seat 0 do not touch each other"),
        ({"rooms": [5, 5, 10]}, "rooms name cell 5 twice"),
        ({"rooms": [5, 10, 15]}, "cells are numbers from 0 to 14"),
        ({"fields": [0, 2]}, "the fields of seat 0 do not touch each other"),
        ({"fields": [0, 0]}, "fields name cell 0 twice"),
        ({"fields": [5]}, "two things lie on the same space"),
        ({"fields": {"0": "wood"}}, "no wood grows on fields"),
        ({"fields": {"0": "9 grain"}}, "not 9 grain on a field, but at most 3"),
        ({"fields": {"0": "3 vegetable"}}, "at most 2"),
        ({"fields": {"0": "grain, vegetable"}}, "bears only one crop"),
        ({"planted": {"3": "grain"}}, "crops lie only on fields"),
        ({"stables": [1, 1]}, "stables name cell 1 twice"),
        ({"stables": [1, 2, 3, 4, 9]}, "4 stables"),
        ({"stables": [5]}, "a stable stands where it cannot"),
        ({"material": "reed"}, "material must be one of wood, clay, stone"),
        ({"goods": "2 sheep"}, "no room for so many animals"),
        ({"goods": "horse"}, "without expansion='moor'"),
    ],
)
def test_farms_that_cannot_be(seat: dict[str, Any], reason: str) -> None:
    with pytest.raises(ImpossibleSituation, match=reason):
        laid(seat)


def test_house_rules_and_cards_allow_more_of_a_farm() -> None:
    apart = {"pastures": [[3], [13]]}
    assert told(laid(apart, variants=["pastures-apart"]))["seats"][0] == apart
    with pytest.raises(ImpossibleSituation, match="do not touch"):
        laid(apart, variants=["pastures-apart", "strict-adjacency"])
    assert told(laid({"fences": [0]}, variants=["unfinished-pastures"]))["seats"][0] == {"fences": [0]}
    for card, farm in (("special-pasture", apart), ("wild-fields", {"fields": [0, 2]})):
        laid({"played": [card], **farm}, **MOOR)
    laid({"played": ["peat-ash-fertilizer"], "fields": {"0": "9 grain"}}, **MOOR)


def test_a_wrong_word_in_the_part_of_a_module_is_refused() -> None:
    with pytest.raises(ImpossibleSituation, match="has no 'gon': it has gone, pile"):
        laid({}, xdeck=True, aliens={"gon": ["tripods"]})
    with pytest.raises(ImpossibleSituation, match="has no 'gone': it has beamed_by"):
        laid({"aliens": {"gone": ["tripods"]}}, xdeck=True)


# Refusals: people


@pytest.mark.parametrize(
    ("seat", "given", "reason"),
    [
        ({"people": 6}, {}, "people must be 1 to 5"),
        ({"home": 3}, {}, "cannot have such a family"),
        ({"people": 3, "home": 3, "placed": ["forest"]}, {}, "3 people to place, and more of them are somewhere"),
        ({"placed": ["forest", "clay-pit", "fishing"]}, {}, "2 people to place"),
        ({"people": 3, "newborns": 1, "home": 2, "placed": ["basic-wish"]}, {"round": 7}, "2 people to place"),
        ({"placed": ["forest", "forest"]}, {}, "room for one person on forest, not for 2"),
        ({"placed": ["urgent-wish"]}, {}, "urgent-wish is not revealed in round 1"),
        ({"placed": ["grove"]}, {}, "grove is not in this game"),
        ({"placed": ["forest"]}, {"phase": "feeding", "round": 4}, "are at home now"),
        ({"people": 3, "newborns": 1}, {"round": 7}, "nobody where a family grows"),
        ({"people": 3, "newborns": 1, "placed": ["forest"]}, {"round": 7}, "nobody where a family grows"),
        ({"people": 3, "newborns": 1}, {"phase": "feeding", "round": 4}, "no family can grow in round 4"),
        ({"begging": 1}, {}, "begs before the first harvest"),
        ({"bed": 1}, {}, "without expansion='moor'"),
        ({"promised": [[3, "food", "well"]]}, {"round": 3}, "round 3, which is not to come"),
        ({"promised": [[15, "food", "well"]]}, {}, "round 15, which is not to come"),
    ],
)
def test_families_that_cannot_be(seat: dict[str, Any], given: dict[str, Any], reason: str) -> None:
    with pytest.raises(ImpossibleSituation, match=reason):
        laid(seat, **given)


def test_a_space_has_room_for_one_person_unless_a_card_says_otherwise() -> None:
    there = {"placed": ["basic-wish"]}
    with pytest.raises(ImpossibleSituation, match="room for one person on basic-wish, not for 2"):
        laid(there, there, round=7)
    game = laid({"played": ["sleeping-corner"], **there}, there, round=7)
    assert [seat["placed"] for seat in told(game)["seats"]] == [["basic-wish"], ["basic-wish"]]
    with pytest.raises(ImpossibleSituation, match="not for 3"):
        laid({"played": ["sleeping-corner"], **there}, there, there, round=7)


def test_a_space_that_somebody_uses_has_a_person_on_it() -> None:
    game = laid({}, {}, used={"farmland": 1})
    assert table(game).players[1].home == 1
    assert told(game)["seats"][1] == {"placed": ["farmland"]}


# Refusals: the table


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"phase": "feeding", "round": 3}, "round 3 has no feeding: there are harvests in rounds 4, 7, 9, 11, 13, 14"),
        ({"phase": "breeding"}, "round 1 has no breeding"),
        ({"phase": "over", "round": 13}, "not over before round 14"),
        ({"phase": "draft"}, "there is no draft"),
        ({"phase": "draft", "cards": "draft"}, "everybody has a pack"),
        ({"draft": 1}, "only in the phase 'draft'"),
        ({"rounds": ["forest"]}, "forest is none"),
        ({"rounds": ["fencing", "fencing"]}, "fencing twice"),
        ({"rounds": ["cultivation", "fencing"]}, "a later stage before"),
        ({"piles": {"farmland": 1}}, "nothing accumulates on farmland"),
        ({"piles": {"forest": "2 clay"}}, "no clay lies on forest"),
        ({"piles": {"cattle-market": 1}}, "not revealed"),
        ({"used": ["forest"], "phase": "feeding", "round": 4}, "only while people work"),
        ({"blocked": ["urgent-wish"]}, "not revealed"),
        ({"display": ["lasso"], "cards": "deal"}, "no open display"),
        ({"gone": ["lasso"]}, "lasso is no major improvement"),
        ({"decks": {"occupations": ["lasso"]}, "cards": "deal"}, "a deck of occupations"),
        ({"decks": {"minor": []}}, "decks has no 'minor'"),
        ({"open": "cut-peat"}, "without expansion='moor'"),
        ({**MOOR, "special": {"cut-peat": 1, "fell-trees": 0}}, "twice who has the card clearing"),
        ({**MOOR, "special": {"cut-peat": 1}, "phase": "feeding", "round": 4}, "only while people work"),
        ({**MOOR, "moved_up": ["well"]}, "below others"),
        ({**ALONE, "open": "bog", "special_pile": ["bog"]}, "bog twice"),
        ({**ALONE, "special_pile": ["bog"]}, "every special action card is there once"),
    ],
)
def test_tables_that_cannot_be(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(ImpossibleSituation, match=reason):
        arrange("agricola", given)


@pytest.mark.parametrize(
    ("seats", "given", "reason"),
    [
        ([{"hand": ["lasso"]}], {"cards": "none"}, "without hand cards there is no lasso"),
        ([{"played": ["tutor"]}], {"cards": "none"}, "without hand cards there is no tutor"),
        ([{"hand": ["braggart"]}], {}, "braggart is for 3 and more players, not for 2"),
        ([{"played": ["braggart"]}], {}, "braggart is for 3 and more players, not for 2"),
        ([{"hand": ["lasso"]}, {"played": ["lasso"]}], {}, "only one lasso"),
        ([{"hand": ["lasso", "lasso"]}], {}, "hand names lasso twice"),
        ([{"played": ["well"]}, {"played": ["well"]}], {}, "only one well: seats 0 and 1"),
        ([{"hand": ["lasso"]}], {"decks": {"minors": ["lasso"]}}, "only one lasso"),
        ([{"hand": ["lasso"]}], {"banned": ["lasso"]}, "lasso is banned"),
        ([{"hand": ["well"]}], {}, "occupations and minor improvements"),
        ([{"shown": ["lasso"]}], {}, "cards that it does not have"),
        ([{"pack": ["lasso"]}], {}, "only in a draft"),
        ([{"played": ["church"]}], {}, "without expansion='moor'"),
        ([{"notes": {"beanfield": "2 vegetable"}}], {}, "notes of beanfield, which it has not played"),
        ([{"played": ["tutor"], "notes": {"tutor": 1}}], {}, "nothing lies on tutor"),
        ([{"played": ["beanfield"], "notes": {"beanfield": 386}}], {}, "what grows there, as '2 vegetable', got 386"),
        ([{"played": ["beanfield"], "notes": {"beanfield": "3 vegetable"}}], {}, "cannot bear what it bears"),
        ([{"played": ["moldboard-plow"], "notes": {"moldboard-plow": 3}}], {}, "a number from 0 to 2"),
        ([{"played": ["taps"], "notes": {"taps": "round 9"}}], {**MOOR, "round": 5}, "not used in round 9"),
        ([{"played": ["forest-hut"], "notes": {"forest-hut": [0, 0]}}], MOOR, "a list of farmyard spaces, 'free'"),
        ([{"played": ["fireplace-2"], "cold": ["fireplace-2"]}], MOOR, "variant fuel-tokens"),
    ],
)
def test_cards_that_cannot_be(seats: list[dict[str, Any]], given: dict[str, Any], reason: str) -> None:
    with pytest.raises(ImpossibleSituation, match=reason):
        arrange("agricola", {"seats": seats, **given})


def test_what_is_wrong_with_a_saved_game_is_found_as_well() -> None:
    game = laid({"fields": [0, 1]})
    saved = game.to_json()["state"]
    saved["players"][0]["farm"]["fields"] = [0, 4]
    with pytest.raises(Exception, match="the fields of seat 0 do not touch each other"):
        game.rules.from_json(game.options, saved)


# Names


@pytest.mark.parametrize("name", ["wood-cutter", "Wood Cutter", "Holzfäller", "A116", "a116", " wood-cutter "])
def test_cards_by_any_name(name: str) -> None:
    seat = {"hand": [name], "shown": [name]}
    assert told(laid(seat))["seats"][0] == {"hand": ["wood-cutter"], "shown": ["wood-cutter"]}
    game = laid({"played": [name], "spent": [name], "promised": [[3, "food", name]]}, banned=["Lasso"])
    assert told(game)["seats"][0]["promised"] == [[3, "1 food", "wood-cutter"]]
    assert game.options["banned"] == ["lasso"]


def test_every_card_is_found_by_its_number() -> None:
    for card in CARDS:
        if card.code:
            assert new_game("agricola").option("card", card.code) == card.option


def test_spaces_goods_and_special_actions_by_any_name() -> None:
    game = laid({"goods": "3 Holz, Schilf", "placed": ["Forst"]}, piles={"Clay Pit": "4 Lehm"}, rounds=["Zaunbau"])
    seat = told(game)
    assert seat["seats"][0] == {"goods": "3 wood, reed", "placed": ["forest"]}
    assert seat["piles"] == {"clay-pit": 4}
    game = arrange("agricola", {**MOOR, "seats": [{}, {}], "special": {"Torfstechen": 1}})
    assert told(game)["special"] == {"clearing": 1}


@pytest.mark.parametrize(
    ("seat", "near"),
    [
        ({"hand": ["laso"]}, "there is no card 'laso': did you mean lasso"),
        ({"hand": ["Holzfaeller"]}, "did you mean wood-cutter"),
        ({"played": ["A999"]}, "there is no card 'A999'"),
        ({"hand": [5]}, "a card is named by a text"),
        ({"hand": ["wood-for-fuel"]}, "there is no card"),
        ({"placed": ["forrest"]}, "there is no space 'forrest': did you mean forest"),
        ({"goods": "3 wod"}, "there is no good 'wod': did you mean wood"),
        ({"notes": {"beanfeild": "grain"}}, "did you mean beanfield"),
    ],
)
def test_a_near_miss_names_the_nearest(seat: dict[str, Any], near: str) -> None:
    with pytest.raises(ImpossibleSituation, match=near):
        laid(seat)


def test_options_take_the_same_names() -> None:
    game = laid({"hand": ["tutor"]})
    assert game.option("space", "Unterricht") == game.option("space", "lessons")
    with pytest.raises(UnknownOption, match="did you mean"):
        game.option("space", "lesons")


# Notes


def samples(note: Note) -> list[Any]:
    """Some words for a kind of note."""
    found: list[Any] = list(note.named)
    if isinstance(note, Count):
        found += [1, note.most]
    elif isinstance(note, Pieces):
        found += [f"{n} {GOODS[note.good]}" for n in (1, note.most)]
    elif isinstance(note, Crops):
        found += [f"{n} {GOODS[good]}" for good, n in ((note.bears[0], 3), (note.bears[1], 2))]
    elif isinstance(note, Mark):
        found.append(True)
    elif isinstance(note, Round):
        found += ["round 1", "round 5"]
    elif isinstance(note, CountOfRound):
        found.append("2 in round 4")
    elif isinstance(note, Cells):
        found += [[3], [3, 8]]
    return found


OF_DECK: dict[str, dict[str, Any]] = {
    "moor": MOOR, "x": {"xdeck": True, "round": 1, "phase": "preparation"}, "forest": {"forest_deck": True},
}  # fmt: skip
"""... in which round 1 is still to come: a cousin cannot have thawed"""


@pytest.mark.parametrize("card", [card for card in CARDS if card.note is not None], ids=str)
def test_what_a_card_holds_is_said_in_words(card: Card) -> None:
    assert card.note is not None
    words = samples(card.note)
    assert words
    given = OF_DECK.get(card.deck, {})
    for said in words:
        seat = {"played": [card.slug], "notes": {card.slug: said}}
        game = laid(seat, players=max(2, card.players), **{"round": 5, **given})
        assert told(game)["seats"][0]["notes"] == {card.slug: said}
    with pytest.raises(ImpossibleSituation, match=f"the note of {card.slug} is"):
        laid({"played": [card.slug], "notes": {card.slug: "nonsense"}}, players=max(2, card.players), **given)


def test_cards_without_notes_never_get_one() -> None:
    """Everything that rules ever note in random games is declared."""
    for seed in range(3):
        game = new_game("agricola", players=3, seed=seed, cards="deal", expansion="moor", level=3, auto=True)
        while game.choice is not None:
            game.play(game.choice.options[seed % len(game.choice.options)])
            for me in table(game).players:
                assert all(CARDS[number].note is not None for number in me.notes)


def test_buried_fences_are_missing() -> None:
    seat = {"played": ["moor-archaeology"], "notes": {"moor-archaeology": 2}, "blocked": [3, 4]}
    game = laid(seat, **MOOR)
    assert table(game).players[0].farm.spare_fences == 13
    with pytest.raises(ImpossibleSituation, match="15 fences"):
        laid({**seat, "notes": {"moor-archaeology": 14}, "pastures": [[8]]}, **MOOR)


# What can be laid out


def test_land_of_the_moor() -> None:
    land = {"extensions": ["a0-b0"], "moors": [1, 2, 15], "forests": [1, 1, 3], "blocked": [4], "fields": [16]}
    game = laid(land, **MOOR)
    farm = table(game).players[0].farm
    assert farm.plan.cells == 17
    tiles = land_of(table(game).players[0])
    assert (bits(tiles.moors), bits(tiles.deep_moors), bits(tiles.forests)) == ([2, 15], [1], [1, 3])
    assert (bits(tiles.deep_forests), bits(farm.blocked), bits(farm.counted)) == ([1], [4], [4])
    assert told(game)["seats"][0] == land
    with pytest.raises(ImpossibleSituation, match="no extension can lie at 'a5-b5'"):
        laid({"extensions": ["a5-b5"]}, **MOOR)
    with pytest.raises(ImpossibleSituation, match="at most 2 forests"):
        laid({"forests": [1, 1, 1]}, **MOOR)


def test_major_improvements_that_moved_up_or_left() -> None:
    moved = next(card for card in CARDS if card.kind == MAJOR and card.deck == "moor" and card.under is not None)
    given = {**MOOR, "moved_up": [moved.slug], "gone": ["well"], "garden_path": 1}
    game = arrange("agricola", {**given, "seats": [{}, {}]})
    assert not table(game).is_covered(moved)
    assert {key: told(game)[key] for key in ("moved_up", "gone", "garden_path")} == {
        "moved_up": [moved.slug], "gone": ["well"], "garden_path": 1,
    }  # fmt: skip


def test_the_pile_of_a_player_alone() -> None:
    pile = ["bog", "village", "heath", "sawpit", "woodland", "back-yard", "horse-fair", "timber-yard"]
    given = {**ALONE, "open": "clearing", "special_pile": pile, "special_spent": ["alley"], "below": 2, "paid": True}
    game = arrange("agricola", given)
    view = game.view(0)["table"]["moor"]["pile"]
    assert (view["next"]["card"], view["below"]) == ("bog", ["timber-yard", "horse-fair"])
    assert {key: value for key, value in told(game).items() if key in given} == given


def test_the_moment_before_scoring() -> None:
    trader = {"played": ["hardware-store"], "notes": {"hardware-store": 1}}
    game = laid(trader, phase="harvest-end", round=14, **MOOR)
    assert game.choice is not None
    assert game.choice.prompt.name == "last-chance"
    assert (told(game)["phase"], told(game)["seats"][0]) == ("harvest-end", trader)
    assert told(laid({}, phase="over", round=14))["phase"] == "over"
    assert laid({}, phase="round-end", round=14).over


def test_drafts_decks_and_displays() -> None:
    packs = [{"pack": ["tutor", "groom"], "kept": ["scholar"]}, {"pack": ["priest", "carpenter"]}]
    game = arrange("agricola", {"cards": "draft", "phase": "draft", "draft": 4, "seats": packs})
    assert game.choice is not None
    assert game.choice.prompt.name == "keep-card"
    said = told(game)
    assert (said["draft"], said["seats"]) == (4, packs)
    display = ["tutor", "lasso"]
    decks = {"occupations": ["groom"], "minors": ["canoe", "loom"]}
    game = arrange("agricola", {"variants": ["open-display"], "cards": "deal", "display": display, "decks": decks})
    assert {key: told(game)[key] for key in ("display", "decks")} == {"display": display, "decks": decks}
    assert [card.slug for card in table(game).decks[1]] == ["loom", "canoe"]  # the top is the last


def test_nothing_is_said_that_is_as_usual() -> None:
    game = arrange("agricola", {"seats": [{}, {}]})
    assert {key: value for key, value in game.situation().items() if key != "chance"} == {"round": 1, "seats": [{}, {}]}


# The page


def test_the_page_shows_the_farmyard_and_the_notes() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page_with(text) == text, "python -m tests.agricola.situation_page writes it anew"
    told = text[text.index("## Agricola") : text.index("## Keys of options")]
    assert [key for key in KEYS | SEAT_KEYS if f"`{key}`" not in told] == []
    assert [name for name in PHASE_NAMES if f"`{name}`" not in told] == []


def test_the_picture_is_the_plan_of_the_rules() -> None:
    """Cells stand between the edges that a pasture around them would have."""
    lines = list(picture())
    for row in range(3):
        above, middle, below = [[int(n) for n in re.findall(r"\d+", line)] for line in lines[2 * row : 2 * row + 3]]
        for column in range(5):
            left, cell, right = middle[2 * column : 2 * column + 3]
            assert cell == row * 5 + column
            game = laid({"pastures": [[cell]]}) if cell not in (5, 10) else laid({})
            fences = bits(table(game).players[0].farm.fences) or bits(PLAN.outline(1 << cell))
            assert sorted([above[column], below[column], left, right]) == fences
