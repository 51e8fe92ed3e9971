"""Levels and setup (ledger: Levels of complexity, Setup)."""

from typing import Any

import pytest

from allmende import arrange, new_game
from allmende.agricola.cards.card import BY_SLUG, CARDS, MAJOR, MINOR
from allmende.agricola.farm.plan import HOUSE, bits
from allmende.agricola.moor.land import START_CARDS
from allmende.agricola.moor.layers import land_of
from allmende.agricola.moor.special import SPECIAL_CARDS, cards_for
from allmende.agricola.moor.table import moor_of
from allmende.table import BadGameOption, ImpossibleSituation, seeded
from tests.agricola.moor.situations import begun, forests, moor, moors
from tests.agricola.situations import Situation

EVERYBODY = range(1, 7)
LEVELS = (1, 2, 3)


def board(t: Situation) -> list[str]:
    return [space["space"] for space in t.state.view(None)["spaces"]]


# Levels


@pytest.mark.rule("MOOR-001")
def test_there_are_three_levels() -> None:
    for level in LEVELS:
        assert begun(level=level).state.setup.options["level"] == level
    assert new_game("agricola", expansion="moor").options["level"] == 1
    for wrong in (0, 4, "II", True):
        with pytest.raises(BadGameOption, match="level must be 1, 2 or 3"):
            new_game("agricola", expansion="moor", level=wrong)
    with pytest.raises(BadGameOption, match="levels belong to the expansion"):
        new_game("agricola", level=1)
    with pytest.raises(BadGameOption, match="expansion must be one of none, moor"):
        new_game("agricola", expansion="sea")


@pytest.mark.rule("MOOR-002")
@pytest.mark.parametrize("players", EVERYBODY)
def test_level_one_has_no_hands(players: int) -> None:
    t = begun(players=players)
    assert not any(me.hand or me.pack for me in t.state.players)
    with pytest.raises(BadGameOption, match="at level 1 there are no hand cards"):
        begun(cards="deal")


@pytest.mark.rule("MOOR-003", "MOOR-037")
def test_level_two_has_the_117_minor_improvements_of_the_expansion_and_no_occupations() -> None:
    t = begun(level=2, cards="deal", players=4)
    assert len(t.state.setup.minors) == 117
    assert t.state.setup.occupations == []
    for me in t.state.players:
        assert [(card.kind, card.deck) for card in me.hand] == [(MINOR, "moor")] * 7
    with pytest.raises(BadGameOption, match="there are hand cards"):
        begun(level=2, cards="none")


@pytest.mark.rule("MOOR-004")
def test_level_three_has_occupations_and_minor_improvements_of_both_boxes() -> None:
    t = begun(level=3, cards="deal", players=2)
    assert {card.deck for card in t.state.setup.minors} == {"base", "moor"}
    assert [len(t.player().in_hand(True)), len(t.player().in_hand(False))] == [7, 7]
    with pytest.raises(BadGameOption, match="there are hand cards"):
        begun(level=3, cards="none")


@pytest.mark.rule("MOOR-005")
def test_without_hand_cards_the_black_market_is_never_offered() -> None:
    t = moor(level=1, goods="5 fuel, 5 food, 5 clay", moors=[0], forests=[1])
    assert [name for name in t.offered if name.startswith("special")] == [
        "special fell-trees", "special slash-and-burn", "special cut-peat", "special horse-market",
        "special hiring-fair", "special illicit-work",
    ]  # fmt: skip


# The farm


@pytest.mark.rule("MOOR-006", "MOOR-023")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_begins_as_in_the_base_game_with_two_or_three_food(players: int) -> None:
    t = begun(players=players, seed=players)
    first = t.state.first
    assert [t.goods(seat) for seat in range(players)] == ["2 food" if n == first else "3 food" for n in range(players)]
    for me in t.state.players:
        assert (bits(me.farm.rooms), me.people, me.farm.spare_fences) == ([5, 10], 2, 15)


@pytest.mark.rule("MOOR-007", "MOOR-015")
def test_five_and_six_players_have_their_own_extension() -> None:
    for players in (5, 6):
        assert {"animal-market", "riverbank-forest", "lessons-3"} <= set(board(begun(players=players)))
    assert "corral" in board(begun(players=6))
    assert "animal-market" not in board(begun(players=4))


@pytest.mark.rule("MOOR-008", "MOOR-011")
@pytest.mark.parametrize("players", EVERYBODY)
def test_everybody_has_another_start_card(players: int) -> None:
    for seed in range(5):
        t = begun(players=players, seed=seed)
        yards = {(land_of(me).forests, land_of(me).moors) for me in t.state.players}
        assert len(yards) == players
    assert len(START_CARDS) == 9
    assert len(set(START_CARDS)) == 9


@pytest.mark.rule("MOOR-009")
def test_a_start_card_has_five_forests_and_three_moors() -> None:
    for card in START_CARDS:
        assert ["".join(card).count(sign) for sign in "FMH"] == [5, 3, 2]
    for level in LEVELS:
        for me in begun(level=level, players=4).state.players:
            assert (land_of(me).forests.bit_count(), land_of(me).moors.bit_count()) == (5, 3)


@pytest.mark.rule("MOOR-010")
def test_the_house_of_a_start_card_lies_where_the_house_is() -> None:
    for card in START_CARDS:
        assert [n for n, sign in enumerate("".join(card)) if sign == "H"] == bits(HOUSE)


@pytest.mark.rule("MOOR-009", "MOOR-010")
def test_the_tiles_lie_as_on_the_card() -> None:
    yards = {tuple(yard(begun(players=6, seed=seed), seat)) for seed in range(9) for seat in range(6)}
    assert yards == set(START_CARDS)


def yard(t: Situation, seat: int) -> list[str]:
    """A farmyard, drawn like a start card."""
    signs = ["."] * 15
    for cells, sign in ((forests(t, seat), "F"), (moors(t, seat), "M"), (t.rooms(seat), "H")):
        for cell in cells:
            signs[cell] = sign
    return ["".join(signs[row * 5 : row * 5 + 5]) for row in range(3)]


@pytest.mark.rule("MOOR-012")
def test_the_number_of_a_start_card_changes_nothing() -> None:
    """Whoever has card 1 or 9: food, turn order and goods do not depend on it."""
    for seed in range(9):
        t = begun(players=2, seed=seed)
        assert {t.goods(t.state.first), t.goods(1 - t.state.first)} == {"2 food", "3 food"}
        assert t.seat == t.state.first


@pytest.mark.rule("MOOR-013", "MOOR-014", "MOOR-024")
def test_more_forests_moors_extensions_and_markers_come_only_by_cards_of_levels_two_and_three() -> None:
    makers = {"thicket", "bog-forest", "moor-enclosures", "farm-extension", "garden-path", "winter-storehouse"}
    for level, there in ((1, set()), (2, makers), (3, makers)):
        t = begun(level=level)
        assert {card.slug for card in t.state.setup.minors} & makers == there


@pytest.mark.rule("MOOR-025")
def test_everybody_has_one_bed_and_it_is_empty() -> None:
    t = begun(players=3)
    assert [player["people"]["bed"] for player in t.state.view(None)["players"]] == [0, 0, 0]


@pytest.mark.rule("MOOR-026")
def test_horses_are_animals() -> None:
    t = moor(goods="2 horse", pastures=[[4]])
    farm = t.state.view(None)["players"][0]["farm"]
    assert farm["pastures"][0]["animals"] == [0, 0, 0, 2]


# The board


@pytest.mark.rule("MOOR-015", "MOOR-016")
@pytest.mark.parametrize("players", EVERYBODY)
def test_the_extension_lies_beside_the_board_and_before_that_of_the_base_game(players: int) -> None:
    spaces = board(begun(players=players))
    assert spaces[:10] == board(Situation(new_game("agricola", players=players)))[:10]
    assert spaces[10] == "infirmary"
    assert (spaces[11] == "resource-market") == (players <= 2)
    assert spaces.count("resource-market") == 1


@pytest.mark.rule("MOOR-017", "MOOR-018", "MOOR-019", "MOOR-184", "MOOR-236")
def test_side_job_is_added_at_level_one_for_two_to_five_players() -> None:
    for players in EVERYBODY:
        assert board(begun(players=players)).count("side-job") == (players >= 2)
        assert begun(players=players).game.options["side_job"] == (2 <= players <= 5)
    for level in (2, 3):
        for players in range(1, 6):
            assert "side-job" not in board(begun(level=level, players=players, cards="deal"))
        assert "side-job" in board(begun(level=level, players=6, cards="deal")), "it is printed there"
    with pytest.raises(BadGameOption, match="level 1 with 2 to 5 players"):
        begun(level=2, side_job=True)


@pytest.mark.rule("MOOR-020", "MOOR-021", "MOOR-173")
def test_tiles_and_tokens_never_run_out() -> None:
    t = moor(level=1, goods="70 fuel, 29 horse", moors=[0], pastures=[[3, 4, 8, 9]], stables=[3, 4, 8])
    t.pick("special cut-peat", "cell 0")
    assert t.count("fuel") == 73, "there are 55 tokens"
    t = moor({"placed": ["fishing", "forest"]}, goods="29 horse, food", pastures=[[3, 4, 8, 9]], stables=[3, 4, 8])
    t.pick("special horse-market")
    assert t.count("horse") == 30, "there are 25 horses"
    fields = [n for n in range(1, 15) if n not in (5, 10)]
    assert moor(fields=fields).place("farmland", "cell 0").fields().keys() == {0, *fields}


@pytest.mark.rule("MOOR-174")
def test_everything_else_is_limited() -> None:
    assert len([card for card in CARDS if card.kind == MAJOR and card.deck == "moor"]) == 14
    assert len(START_CARDS) == 9
    assert len(SPECIAL_CARDS) == 12
    assert begun(players=6).state.setup.majors.count(BY_SLUG["cookhouse"]) == 1


# Cards


@pytest.mark.rule("MOOR-027", "MOOR-028", "MOOR-029", "MOOR-030", "MOOR-184")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("level", LEVELS)
def test_the_cover_card_is_used_at_levels_one_and_two_but_not_alone(level: int, players: int) -> None:
    g = begun(level=level, players=players).state
    [meeting] = [space for space in g.view(None)["spaces"] if space["space"] == "meeting-place"]
    [seeds] = [space for space in g.view(None)["spaces"] if space["space"] == "grain-seeds"]
    assert (meeting["per_round"] == 1) == (level <= 2 and players > 1)
    assert seeds["gives"] == {"grain": 1}


STACKS = {
    "fireplace-2": "horse-slaughterhouse", "fireplace-3": "second-horse-slaughterhouse",
    "cooking-hearth-4": "cookhouse", "cooking-hearth-5": "second-cookhouse", "well": "village-church",
    "clay-oven": "heating-oven", "stone-oven": "tiled-oven", "joinery": "furniture-stall",
    "pottery": "ceramics-stall", "basketmakers-workshop": "basket-stall", "peat-charcoal-kiln": "museum-of-the-moors",
    "foresters-lodge": "riding-stables",
}  # fmt: skip


@pytest.mark.rule("MOOR-031", "MOOR-032", "MOOR-033", "MOOR-034", "MOOR-035", "MOOR-036", "MOOR-097")
@pytest.mark.parametrize("players", EVERYBODY)
def test_twelve_stacks_of_two_major_improvements(players: int) -> None:
    majors = {card["card"]: card for card in begun(players=players).state.view(None)["majors"]}
    assert set(majors) == set(STACKS) | set(STACKS.values())
    assert {card for card in majors if not majors[card]["covered"]} == set(STACKS)
    assert {major["under"]: card for card, major in majors.items() if major["covered"]} == STACKS


@pytest.mark.rule("MOOR-042", "MOOR-043")
@pytest.mark.parametrize("level", LEVELS)
def test_major_improvement_is_the_first_round_card_and_the_rest_is_shuffled(level: int) -> None:
    tables = [begun(seed, level, players=2).state for seed in range(12)]
    orders = [[g.setup.spaces[number] for number in g.round_cards] for g in tables]
    assert {str(order[0]) for order in orders} == {"major-improvement"}
    for stage, (start, end) in enumerate(((1, 4), (4, 7), (7, 9), (9, 11), (11, 13), (13, 14))):
        found = {tuple(map(str, order[start:end])) for order in orders}
        assert (len(found) > 1) == (stage < 5)
        assert len({frozenset(names) for names in found}) == 1


@pytest.mark.rule("MOOR-042")
def test_a_redraw_leaves_the_first_round_card() -> None:
    t = begun(level=2, cards="draft")
    for seed in range(5):
        g = Situation(t.game.determinize(0, seeded(seed))).state
        assert str(g.setup.spaces[g.round_cards[0]]) == "major-improvement"


COUNTS = {1: 10, 2: 2, 3: 2, 4: 3, 5: 4, 6: 5}


@pytest.mark.rule("MOOR-044", "MOOR-070")
@pytest.mark.parametrize("players", EVERYBODY)
def test_special_action_cards_are_those_marked_for_the_players(players: int) -> None:
    cards = cards_for(players)
    assert len(cards) == COUNTS[players]
    assert all(players in card.players for card in cards)
    actions = [action.space.slug for card in cards for action in card.actions]
    assert len(set(actions)) == 7
    assert len(actions) == 7 or players == 1


@pytest.mark.rule("MOOR-046", "MOOR-061")
@pytest.mark.parametrize("players", range(2, 7))
def test_special_action_cards_lie_face_up_in_the_middle(players: int) -> None:
    shown = begun(players=players).state.view(None)["moor"]
    assert [card["card"] for card in shown["special"]] == [card.slug for card in cards_for(players)]
    assert all(card["holder"] is None and not card["face_down"] for card in shown["special"])
    assert shown["pile"] is None


@pytest.mark.rule("MOOR-047", "MOOR-189")
def test_alone_the_ten_cards_are_a_shuffled_pile() -> None:
    tables = [begun(seed, players=1).state for seed in range(20)]
    first = {g.view(None)["moor"]["special"][0]["card"] for g in tables}
    assert len(first) > 3
    assert {g.view(None)["moor"]["pile"]["count"] for g in tables} == {9}
    pile = moor_of(tables[0])
    assert sorted([*pile.pile, pile.open]) == list(range(10))


# What cannot be combined


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 2, "tile": True}, "the Resource Market, which the expansion already brings"),
        ({"variants": ["larkin-start"]}, "does not say who is next after a special action"),
        ({"level": 2, "cards": "draft-both"}, "at level 2 there are no occupations"),
        ({"level": 2, "cards": "by-marks", "players": 4}, "at level 2 there are no occupations"),
        ({"level": 3, "cards": "draft-three-two"}, "occupations are drafted before"),
        ({"level": 3, "cards": "draft-both"}, "occupations are drafted before"),
        ({"banned": ["no-such-card"]}, "there is no 'no-such-card'"),
        ({"banned": ["well"]}, "banned lists occupations and minor improvements"),
        ({"banned": 3}, "banned must be a list"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_reason(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadGameOption, match=sentence):
        new_game("agricola", expansion="moor", **options)


@pytest.mark.rule("MOOR-021", "MOOR-026")
@pytest.mark.parametrize(
    "seat",
    [
        {"forests": [0]}, {"moors": [0]}, {"bed": 1}, {"goods": "fuel"}, {"goods": "horse"}, {"hand": ["moor-fire"]},
        {"played": ["fireplace-2"], "cold": ["fireplace-2"]},
    ],
)  # fmt: skip
def test_no_situation_of_the_base_game_has_anything_of_the_expansion(seat: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleSituation, match="without expansion='moor' there is nothing like"):
        arrange("agricola", {"seats": [seat]})


@pytest.mark.rule("MOOR-046", "MOOR-047")
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 1, "special": {"cut-peat": 0}}, "one player alone has a pile"),
        ({"open": "cut-peat"}, "open and next are for one player alone"),
        ({"special": ["cut-peat"]}, "special says who has which card"),
        ({"seats": [{"moors": [99]}]}, "cells are numbers from 0 to 14"),
    ],
)
def test_a_situation_that_cannot_be_is_refused_with_a_reason(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ImpossibleSituation, match=sentence):
        arrange("agricola", {"expansion": "moor", **given})


def test_the_card_that_lies_open_is_not_the_next_one() -> None:
    shown = moor(players=1, open="cut-peat", next="cut-peat").state.view(None)["moor"]
    assert [shown["special"][0]["card"], shown["pile"]["next"]["card"]] == ["clearing", "heath"]


def test_the_tile_for_more_players_can_be_added() -> None:
    assert "modest-wish" in board(begun(players=3, tile=True))
