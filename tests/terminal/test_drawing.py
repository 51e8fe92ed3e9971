"""How tables look: everything is there, nothing is too wide, nothing depends on colour alone."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from allmende import new_game
from allmende.dominion.card import BY_SLUG
from allmende.locales import name_of
from allmende.table import Game, Json, arrange, box_of, registry
from allmende.terminal.dominion_table import SIGNS, sign
from allmende.terminal.drawing import Drawing, Sight, drawing_of
from tests.terminal.people import Person, loop_of, match_of, sensible_player, shown

NAMES = ["Anna", "Bo", "Chris", "Dana", "Eli", "Flo"]


def drawn(game: Game, seat: int | None, lang: str = "en", width: int = 80, ascii_only: bool = False) -> str:
    sight = Sight(lang, NAMES[: game.players], seat, width, ascii_only=ascii_only)
    return shown(*drawing_of("dominion").table(game.view(seat), sight), width=width)


def situations() -> Iterator[Game]:
    dice = random.Random(1)
    for players, kingdom in ((2, "introduction"), (3, "bargains"), (6, "random")):
        game = new_game("dominion", players=players, kingdom=kingdom, seed=2)
        while game.choice is not None:
            if dice.random() < 0.01:
                yield game
            game.play(dice.choice(game.choice.options))


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_is_too_wide_and_every_pile_is_there(lang: str, width: int) -> None:
    for game in situations():
        for seat in (*range(game.players), None):
            lines = drawn(game, seat, lang, width).splitlines()
            assert max(map(len, lines)) <= width
            text = "\n".join(lines)
            for pile in game.view(None)["table"]["supply"]:
                assert name_of(lang, "dominion", "card", pile["card"]) in text


def test_a_table_in_words() -> None:
    game = arrange("dominion", {
        "kingdom": "first-game", "trash": "2 copper", "piles": {"smithy": 0},
        "seats": [
            {"hand": "village, militia, 3 copper", "deck": "gold, estate", "discard": "silver", "in_play": "moat"},
            {"hand": "5 estate", "deck": "6 copper"},
        ],
    })  # fmt: skip
    text = drawn(game, 0)
    assert "Supply · 1 pile is empty · Trash: ● Copper ×2" in text
    assert "Bo    Hand 5  Deck 6  Discard 0" in text
    assert "Anna  Deck 2  Discard 1 (● Silver)" in text
    assert "In play: ◆↺ Moat" in text
    assert "Hand: ◆† Militia  ◆ Village  ● Copper ×3" in text
    assert "◆  Smithy  $4  0" in text


def test_types_differ_without_colour() -> None:
    signs = {sign(card.type_names(), ascii_only) for card in BY_SLUG.values() for ascii_only in (False, True)}
    kinds = {tuple(card.type_names()) for card in BY_SLUG.values()}
    assert len(signs) == 2 * len(kinds)
    assert len(set(SIGNS.values())) == len(SIGNS)


def test_a_screen_of_plain_letters() -> None:
    game = new_game("dominion", players=2, kingdom="adventures-abroad", seed=2)
    assert drawn(game, 0, ascii_only=True).replace("·", "-").isascii()


def test_the_log_beside_the_table_on_a_wide_screen() -> None:
    match = match_of("me,bigmoney", seed=5)
    person = Person("all", "silver", width=140, height=45)
    loop_of(match, person).run()
    lines = person.seen[-1].splitlines()
    assert len(lines) <= 44
    assert max(map(len, lines)) <= 140
    assert any("│ bigmoney buys a Silver" in line for line in lines)


def test_cost_changes_are_shown() -> None:
    game = arrange("dominion", {"seats": [{"hand": "highway, 4 copper", "deck": "copper"}, {}], "phase": "action"})
    assert "Province $8" in drawn(game, 0)
    game.play(game.option("card", "highway"))
    assert "Province $7" in drawn(game, 0)


def test_a_game_without_a_drawing_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "dominion", replace(box_of("dominion"), drawing=None))
    match = match_of(seed=5)
    person = Person("all", "silver", "?gold", height=200)
    loop_of(match, person).run()
    assert "turn:" in person.seen[0]
    assert "phase: buy" in person.seen[0]
    assert "Gold" in person.seen[-1]
    again = Person(then=sensible_player(match))
    assert loop_of(match, again).run()
    assert "Final score" in again.written()


def test_the_fallback_writes_out_any_view() -> None:
    view: Json = {"table": {"round": 3, "spaces": [{"space": "forest", "wood": 3}], "farm": {"fields": []}}}
    text = shown(*Drawing("agricola").table(view, Sight("en", ["Anna"], 0, 40)), width=40)
    assert [line.strip() for line in text.splitlines()] == [
        "round: 3", "spaces:", "0:", "space: forest", "wood: 3", "farm:", "fields:",
    ]  # fmt: skip
