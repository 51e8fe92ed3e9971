"""The table at the start (ledger: Setup). Hands are dealt in test_hands.py, farmyards begin in test_farmyard.py."""

import random
from typing import Any

import pytest

from allmende import new_game
from allmende.agricola.actions.space import SLUGS
from allmende.agricola.cards.card import CARDS, MINOR
from tests.agricola.situations import Situation, situation

STAGES = [
    {"major-improvement", "fencing", "grain-utilization", "sheep-market"},
    {"basic-wish", "house-redevelopment", "western-quarry"},
    {"vegetable-seeds", "pig-market"},
    {"cattle-market", "eastern-quarry"},
    {"urgent-wish", "cultivation"},
    {"farm-redevelopment"},
]
BASE = [
    "farm-expansion", "meeting-place", "grain-seeds", "farmland", "lessons", "day-laborer", "forest", "clay-pit",
    "reed-bank", "fishing",
]  # fmt: skip
MAJORS = [
    "fireplace-2", "fireplace-3", "cooking-hearth-4", "cooking-hearth-5", "well", "clay-oven", "stone-oven", "joinery",
    "pottery", "basketmakers-workshop",
]  # fmt: skip


def start(seed: int = 0, **options: Any) -> Situation:
    return Situation(new_game("agricola", seed=seed, **options))


def order(t: Situation) -> list[str]:
    """The round cards in the order in which they come."""
    return [SLUGS[number] for number in t.state.round_cards]


def stages(cards: list[str]) -> list[set[str]]:
    """Rounds 1-4, 5-7, 8-9, 10-11, 12-13, 14."""
    return [set(cards[:4]), set(cards[4:7]), set(cards[7:9]), set(cards[9:11]), set(cards[11:13]), set(cards[13:])]


# Rounds and stages


@pytest.mark.rule("AGR-001")
def test_fourteen_rounds_in_six_stages() -> None:
    t = start(players=1)
    seen = []
    while t.game.choice is not None:
        seen.append(t.state.view(None)["rounds"][-1])
        assert len(seen) == t.state.round
        t.finish_round()
    assert len(seen) == 14
    assert stages(seen) == STAGES


@pytest.mark.rule("AGR-002")
def test_round_cards_are_shuffled_inside_their_stage_only() -> None:
    orders = [order(start(seed)) for seed in range(60)]
    assert all(stages(cards) == STAGES for cards in orders)
    for round_space, stage in enumerate([0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5]):
        assert {cards[round_space] for cards in orders} == STAGES[stage]


# What everybody begins with


@pytest.mark.rule("AGR-003")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_starting_player_is_drawn_by_lot_and_has_two_food(players: int) -> None:
    games = [start(seed, players=players) for seed in range(60)]
    assert {t.state.first for t in games} == set(range(players))
    for t in games:
        assert t.seat == t.state.first
        assert t.goods(t.state.first) == "2 food"


@pytest.mark.rule("AGR-004")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_else_has_three_food(players: int) -> None:
    for seed in range(8):
        t = start(seed, players=players)
        assert [t.goods(seat) for seat in range(players) if seat != t.state.first] == ["3 food"] * (players - 1)


@pytest.mark.rule("AGR-012")
def test_two_people_are_in_the_house_and_three_wait() -> None:
    t = start(players=3)
    for seat in range(3):
        me = t.player(seat)
        assert (me.people, me.home, me.newborns, me.placed) == (2, 2, 0, [])
    t = situation(rooms=[5, 10, 6, 7, 11, 12], round=5)
    born = 0
    while t.usable("basic-wish"):
        t.place("basic-wish").finish_round()
        born += 1
    assert born == 3


@pytest.mark.rule("AGR-006")
def test_goods_are_unlimited() -> None:
    t = situation(goods="40 clay", piles={"clay-pit": 250})
    t.place("clay-pit")
    assert t.goods() == "290 clay"


@pytest.mark.rule("AGR-006")
def test_tiles_are_unlimited() -> None:
    fields = [cell for cell in range(14) if cell not in (5, 10)]
    t = situation(goods="13 grain", fields=fields, round=13)
    t.place("cultivation", "plow", "cell 14", "sow")
    for cell in (*fields, 14):
        t.pick(f"grain {cell}")
    assert t.fields() == dict.fromkeys([*fields, 14], "3 grain")
    t = situation(goods="65 wood, 26 reed").place("farm-expansion", "action rooms")
    while t.prompt == "build-room":
        t.pick(t.offered[0])
    assert (len(t.rooms()), t.goods()) == (15, "")


# Cards on the table


@pytest.mark.rule("AGR-013")
@pytest.mark.parametrize("cards", ["none", "deal"])
def test_ten_major_improvements_lie_face_up(cards: str) -> None:
    view = start(players=4, cards=cards).state.view(None)
    assert [(major["card"], major["holder"]) for major in view["majors"]] == [(slug, None) for slug in MAJORS]


@pytest.mark.rule("AGR-013")
@pytest.mark.parametrize("slug", MAJORS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_major_improvements_are_there_for_everybody(slug: str, seat: int) -> None:
    rich = {"goods": "9 wood, 9 clay, 9 reed, 9 stone"}
    t = situation(rich, rich, goods=rich["goods"], turn=seat)
    t.place("major-improvement", slug)
    assert t.played(seat) == [slug]
    t.finish_round()
    t.state.first = 0
    assert t.place("major-improvement").offered == [f"card {other}" for other in MAJORS if other != slug]


@pytest.mark.rule("AGR-009")
@pytest.mark.parametrize("fireplace", ["fireplace-2", "fireplace-3"])
def test_each_major_improvement_has_its_place_and_returns_there(fireplace: str) -> None:
    t = situation(played=[fireplace])
    places = [major["card"] for major in t.state.view(None)["majors"]]
    t.place("major-improvement", "cooking-hearth-5")
    majors = t.state.view(None)["majors"]
    assert [major["card"] for major in majors] == places
    assert [major["card"] for major in majors if major["holder"] is not None] == ["cooking-hearth-5"]


@pytest.mark.rule("AGR-014")
@pytest.mark.parametrize("seed", range(5))
def test_no_card_is_drawn_later(seed: int) -> None:
    t = start(seed, players=3, cards="deal")
    dice = random.Random(seed)
    decks = [deck[:] for deck in t.state.decks]
    dealt = {card for me in t.state.players for card in me.hand}
    while (choice := t.game.choice) is not None:
        t.game.play(dice.choice(choice.options), choice.seat)
        assert {card for me in t.state.players for card in me.hand} <= dealt
    assert t.state.decks == decks


@pytest.mark.rule("AGR-016")
def test_minor_improvements_are_for_any_number_of_players() -> None:
    minors = [card for card in CARDS if card.kind == MINOR and card.deck == "base"]
    for players in range(1, 7):
        assert start(players=players, cards="deal").state.setup.minors == minors
    assert all(card.players == 1 for card in minors)


# The board

FOR_THREE = ["grove", "resource-market", "hollow", "lessons-2"]
FOR_FOUR = ["copse", "grove", "resource-market", "hollow", "lessons-2", "traveling-players"]


@pytest.mark.rule("AGR-017")
@pytest.mark.parametrize(("players", "extension"), [(1, []), (2, []), (3, FOR_THREE), (4, FOR_FOUR)])
def test_the_board_is_extended_for_three_and_four_players(players: int, extension: list[str]) -> None:
    t = start(players=players, cards="deal")
    spaces = [space["space"] for space in t.state.view(None)["spaces"]]
    assert spaces == [*BASE, *extension, order(t)[0]]
