"""The forest deck together with hand cards, the X deck, the moor, seasons and teams; and at every moment saved."""

import json
from typing import Any

import pytest

from allmende import arrange
from allmende.agricola.farm.farmyard import mask_of
from allmende.agricola.farm.plan import bits
from allmende.table import seeded
from tests.agricola.forest.situations import deck, draw, pile, table, tale
from tests.agricola.situations import Situation

GHOST: dict[str, Any] = {"played": ["revenant"], "notes": {"revenant": True}}
RING: dict[str, Any] = {"gone": ["fairy-ring"]}


def again(t: Situation) -> Situation:
    """The same table, told and laid out again."""
    said = json.loads(json.dumps(t.game.situation()))
    other = Situation(arrange("agricola", said))
    assert json.loads(json.dumps(other.game.situation())) == said
    assert (other.seat, other.offered) == (t.seat, t.offered)
    return other


# 01, 04, 07: what events command


@pytest.mark.rule("AGR-469")
def test_in_winter_fields_of_events_cost_food() -> None:
    winter: dict[str, Any] = {"season": "winter", "round": 5}
    t = draw("lady-of-the-sea-1", {"goods": "2 food"}, **winter).pick("cell 4", "cell 3")
    assert (t.goods(), t.seat) == ("3 wood", 1), "two food are two fields"
    t = draw("boar-king", {"goods": "food"}, **winter)
    assert (t.prompt, t.offers("done"), t.goods()) == ("plow", False, "3 wood")
    t = draw("boar-king", {"goods": "grain"}, **winter)
    assert t.offered == ["yes", "no"], "food that must be made"
    assert t.pick("no").player().farm.fields == 0
    assert draw("boar-king", **winter).player().farm.fields == 0


@pytest.mark.rule("AGR-467", "AGR-480")
def test_an_abducted_person_and_a_wild_child_are_two() -> None:
    seat = {"people": 3, "home": 0, "goods": "9 food", "woods": {"wild": 1}, "aliens": {"leaving": 1}}
    t = table(seat, {"home": 0, "goods": "9 food"}, round=9, phase="returning-home", xdeck=True)
    assert (t.people(), t.food()) == (1, 5), "one left before the feeding, one after it"


@pytest.mark.rule("AGR-467")
def test_a_newborn_stays_behind() -> None:
    seat = {"people": 2, "newborns": 1, "home": 0, "goods": "9 food", "woods": {"leaving": 1}}
    t = again(table(seat, {"home": 0, "goods": "grain"}, round=4, phase="returning-home"))
    assert (t.prompt, t.people(), t.player().newborns) == ("feed", 1, 1), "adults go first"
    t.pick("done")
    assert (t.state.round, t.food(), t.player().home) == (5, 8, 1)


@pytest.mark.rule("AGR-384")
def test_a_card_drawn_by_the_werewolf_acts_when_people_go_home() -> None:
    wolf = {"played": ["werewolf"], "goods": "sheep", "home": 0}
    t = table(wolf, {"home": 0}, drawn="midsummer-nights-dream", phase="returning-home").place("forest")
    assert (t.state.round, tale(t, 0).lent, tale(t, 1).lent) == (4, 1, 1)
    t = table(wolf, {"home": 0}, drawn="meeting-a-unicorn-2", phase="returning-home").place("forest")
    assert (t.people(), t.player().home) == (3, 3)


# 06


def test_06_a_token_of_the_aliens_does_not_take_the_other_token() -> None:
    lucky = {"played": ["strange-alien-energy"], "notes": {"strange-alien-energy": 1}, "home": 0}
    given: dict[str, Any] = {"phase": "returning-home", "first": 1, "woods": {"held": True}, "xdeck": True}
    t = table(lucky, {"home": 0}, **given).pick("space meeting-place")
    assert (t.state.first, t.goods()) == (1, "food")
    assert not table(lucky, {"home": 0}, cards="deal", **given).usable("meeting-place")
    assert not table(woods={"held": True}, piles={"meeting-place": 0}).usable("meeting-place")


# 10


@pytest.mark.rule("AGR-472", "AGR-483")
def test_10_nobody_is_handed_over_alone_or_in_the_last_round() -> None:
    t = table({"home": 0}, phase="returning-home", woods={"dreams": 1}, players=1)
    assert (t.state.round, t.player().home) == (4, 2)
    seats = [{"home": 0, "goods": "9 food"}] * 2
    t = table(*seats, phase="returning-home", woods={"dreams": 1}, round=14)
    assert [tale(t, seat).lent for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("AGR-483")
def test_10_with_six_players_saved_at_every_choice() -> None:
    t = draw("midsummer-nights-dream", players=6).finish_round()
    assert [tale(t, seat).lent for seat in range(6)] == [1] * 6
    seat = t.seat or 0
    right = (seat - 1) % 6
    t = again(again(t).pick(f"seat {right}"))
    assert (t.seat, t.prompt) == (seat, "place-borrowed")
    food = t.food(right)
    t.pick("space day-laborer")
    assert (t.food(right) - food, tale(t, right).lent, t.seat) == (2, 0, (seat + 1) % 6)


@pytest.mark.rule("AGR-467", "AGR-483")
def test_10_the_sick_and_the_dead() -> None:
    """With nobody healthy, somebody gets up to be handed over; the revenant stays on its card."""
    moor: dict[str, Any] = {"expansion": "moor", "level": 1, "phase": "returning-home", "woods": {"dreams": 1}}
    t = table({"bed": 2, "home": 0}, {"home": 0}, **moor)
    assert (tale(t).lent, t.player().bed, t.player().home) == (1, 1, 0)
    seat = {**GHOST, "home": 0, "woods": {"haunted": 3}}
    t = table(seat, {"home": 0}, phase="returning-home", woods={"dreams": 1})
    assert (tale(t).lent, t.player().home, t.offered) == (1, 0, ["seat 1"])


# 11


def test_11_no_special_action_in_the_turn_that_is_left_out() -> None:
    t = draw("french-castle", expansion="moor", level=1).place("day-laborer")
    assert (t.seat, tale(t).skips) == (1, 0)


# 13


@pytest.mark.rule("AGR-484")
def test_13_is_asked_when_bots_look_ahead() -> None:
    t = table({**GHOST, "home": 0, "hand": ["wood-cutter"]}, {"home": 0}, cards="deal")
    assert t.prompt == "card"
    for seed in range(4):
        other = Situation(t.game.determinize(1, seeded(seed)))
        assert (other.seat, other.prompt, other.usable("day-laborer")) == (0, "card", True)


@pytest.mark.rule("AGR-484")
def test_13_a_child_that_it_brings_is_placed_as_usual() -> None:
    t = table({**GHOST, "home": 0}, {"home": 0}, drawn="feral-child").place("forest")
    assert again(t).prompt == "card", "the second action"
    t.pick("done")
    assert (t.prompt, t.player().home, t.state.round) == ("place-person", 1, 3)
    again(t).place("day-laborer")


@pytest.mark.rule("AGR-468")
def test_17_a_rebel_and_somebody_who_leaves_leave_nobody_to_spare() -> None:
    seat = {"people": 3, "home": 1, "played": ["rebel"], "notes": {"rebel": True}}
    space = {"gone": ["land-of-milk-and-honey"]}
    assert table(seat, xdeck=True, woods=space).usable("land-of-milk-and-honey")
    seat["woods"] = {"leaving": 1}
    assert not table(seat, xdeck=True, woods=space).usable("land-of-milk-and-honey")


# 18


@pytest.mark.rule("AGR-487")
def test_18_the_round_of_the_wish_brings_no_space() -> None:
    t = draw("warrior-princess", round=4, rounds=["house-redevelopment", "basic-wish"])
    board = len(t.state.board)
    t.finish_round()
    assert (t.state.round, len(t.state.board)) == (5, board + 1)
    again(t).finish_round()
    t.finish_round()
    assert (t.state.round, len(t.state.board), t.usable("basic-wish")) == (6, board + 1, False)
    assert [event.facts for event in t.game.events if event.kind == "stays-away"] == [{"space": "basic-wish"}]


def test_18_nobody_can_share_a_wish_that_is_closed() -> None:
    given: dict[str, Any] = {"round": 6, "rounds": ["basic-wish"], "used": {"basic-wish": 1}}
    t = draw("warrior-princess", {}, {"rooms": [0], "people": 3, "newborns": 1, "home": 1}, **given)
    t = again(t)
    assert not t.usable("basic-wish")
    assert t.usable("warrior-princess")


# 19


def test_19_the_order_of_the_minor_improvements_is_told() -> None:
    t = table({"goods": "boar"}, cards="deal", woods={"gone": ["dragons-lair"]}, seed=5)
    other = again(t).place("dragons-lair")
    assert (len(other.hand()), other.hand()) == (2, t.place("dragons-lair").hand())


@pytest.mark.parametrize(
    ("seat", "picks"),
    [
        ({"goods": "boar, sheep", "pastures": [[4]]}, ["space dragons-lair", "good boar"]),
        ({"played": ["witch"], "notes": {"witch": 3}}, ["anytime", "card witch"]),
    ],
)
def test_19_23_cards_that_were_seen_are_not_put_back(seat: dict[str, Any], picks: list[str]) -> None:
    t = table(seat, cards="deal", woods={"gone": ["dragons-lair"]}).pick(picks[0])
    assert t.game.can_undo(0)
    assert not t.pick(picks[1]).game.can_undo(0)


def test_19_whoever_was_on_the_card_can_be_placed() -> None:
    ghost = {**GHOST, "home": 1}
    t = table({}, ghost, woods={"gone": ["dragons-lair"]}).place("dragons-lair")
    assert (t.played(1), t.player(1).home) == ([], 2)
    rebel = {"people": 3, "home": 2, "played": ["rebel"], "notes": {"rebel": True}}
    t = table({}, rebel, woods={"gone": ["dragons-lair"]}, xdeck=True).place("dragons-lair")
    assert (t.played(1), t.player(1).home) == ([], 3)
    promised = {"played": ["revenant"], "home": 2, "woods": {"dying": True}}
    t = table({}, promised, woods={"gone": ["dragons-lair"]}).place("dragons-lair").finish_round()
    assert (t.people(1), t.player(1).home) == (2, 2), "nobody dies without the card"


def test_19_land_that_burns_drives_fairies_away() -> None:
    t = table({"goods": "26 fairy, sheep"}, woods={"gone": ["dragons-lair", "fairy-ring"]}).place("dragons-lair")
    assert t.pick("cell 0", "cell 1", "cell 2").count("fairy") == 20


# 20


@pytest.mark.parametrize(
    ("goods", "picks"),
    [
        ("2 wood", ["space farm-expansion", "cell 4"]),
        ("5 wood, 2 reed", ["space farm-expansion", "cell 0"]),
        ("4 wood", ["space fencing", "edge 4", "edge 9", "edge 24", "edge 25"]),
    ],
)
def test_20_fairies_make_room_for_buildings(goods: str, picks: list[str]) -> None:
    t = table({"goods": f"26 fairy, {goods}"}, woods=RING, round=4, rounds=["fencing"])
    if goods == "5 wood, 2 reed":
        picks = [picks[0], "rooms", picks[1]]
    t.pick(*picks)
    assert t.count("fairy") == 24


def test_20_fairies_breed_wherever_animals_breed() -> None:
    seat = {"goods": "2 fairy, 2 sheep", "pastures": [[4, 9]]}
    t = table(seat, woods=RING, season="spring", round=5).place("spring")
    assert t.goods() == "3 sheep, 3 fairy"


# 21


def test_21_comes_too_late_for_claypipe_and_takes_what_others_left() -> None:
    seat = {"played": ["claypipe"], "collected": 6, "home": 0, "placed": ["road-not-taken"]}
    given: dict[str, Any] = {"phase": "returning-home", "cards": "deal", "piles": {"clay-pit": 3}}
    given["joined"] = ["road-not-taken"]
    t = table(seat, {"home": 0, "placed": ["clay-pit"]}, woods={"side": "clay"}, **given)
    assert t.goods() == "3 clay"


# 22


@pytest.mark.rule("AGR-489")
@pytest.mark.parametrize(
    ("cells", "season", "wood"),
    [([4], "none", 4), ([3, 4], "none", 4), ([3, 4, 9], "none", 6), ([4], "spring", 2), ([3, 4], "spring", 2),
     ([2, 3, 4, 7, 8, 9, 12, 13, 14], "spring", 4)],
)  # fmt: skip
def test_22_runs_and_free_fences_of_spring(cells: list[int], season: str, wood: int) -> None:
    seat = {"played": ["fences-of-unusual-size"], "goods": "9 wood"}
    t = table(seat, round=5, rounds=["fencing"], season=season).place("fencing")
    for edge in bits(t.player().farm.plan.outline(mask_of(cells))):
        t.pick(f"edge {edge}")
    if t.prompt == "build-fence":
        t.pick("done")
    assert 9 - t.count("wood") == wood


# 23


def test_23_in_the_midst_of_a_look() -> None:
    t = table({"played": ["witch"], "notes": {"witch": 3}}, drawn=["camelot", "hermit", "noble-knight"])
    t.pick("anytime", "card witch")
    assert again(t).pick("card hermit").offered == ["card camelot", "card noble-knight"]
    assert "camelot" not in json.dumps(t.game.view(1))
    copy = Situation(t.game.clone()).pick("card noble-knight", "card camelot")
    assert pile(copy)[:3] == ["noble-knight", "camelot", "hermit"]
    assert pile(t)[:3] == ["camelot", "hermit", "noble-knight"]
    assert (deck(copy).seen, deck(copy).seen_by) == (3, 0)


# 25


def test_25_counts_wood_wherever_it_lies() -> None:
    chuck: dict[str, Any] = {"played": ["chuck-the-woodchuck"]}
    assert table(chuck, xdeck=True, piles={"clay-pit": "2 wood"}).place("clay-pit").goods() == "3 wood"
    assert table(chuck, xdeck=True, piles={"forest": "2 wood, clay"}).place("forest").goods() == "2 wood, clay"
    chuck = {"played": ["chuck-the-woodchuck", "replicator"]}
    assert table(chuck, xdeck=True, piles={"forest": 2}).place("forest").goods() == "5 wood"
