"""The X deck together with hand cards, the forest deck, the moor, seasons and teams."""

from typing import Any

import pytest

from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.farm.plan import bits
from allmende.agricola.xdeck.contact import accumulating
from allmende.table import ImpossibleSituation, seeded
from tests.agricola.situations import Situation
from tests.agricola.xdeck.situations import contact, deck, draw, table

ENERGY = "strange-alien-energy"
LUCKY: dict[str, Any] = {"played": [ENERGY], "notes": {ENERGY: 3}, "home": 0}
RING: dict[str, Any] = {"gone": ["fairy-ring"]}
FENCES = ["edge 0", "edge 5", "edge 20", "edge 21"]


def both(*seats: dict[str, Any], woods: dict[str, Any] | None = None, **given: Any) -> Situation:
    """A table with both decks."""
    return table(*seats, forest_deck=True, woods=woods or {}, **given)


def before_home(*seats: dict[str, Any], **given: Any) -> Situation:
    idle = [{"home": 0, **seat} for seat in seats]
    return both(*idle, *[{"home": 0}] * (2 - len(idle)), phase="returning-home", **given)


# What counts as what


@pytest.mark.rule("AGR-460")
def test_a_drawn_occupation_was_not_played() -> None:
    """Tutor counts what was played later; others count what lies there."""
    t = table({"played": ["tutor", "rebel"]}, cards="deal")
    assert (t.score("bonus"), t.player().outfit.occupations) == (0, 2)
    assert table({"played": ["tutor", "rebel", "wood-cutter"]}, cards="deal").score("bonus") == 1


@pytest.mark.rule("AGR-473")
def test_fairies_are_no_goods() -> None:
    t = both({"goods": "3 food, fairy"}, {"people": 3}, drawn="i-am-your-father", woods=RING)
    assert t.place("western-quarry").seat == 1, "with the stone there are only 4 goods for a child"
    t = both({"goods": "5 food, fairy"}, {"people": 3}, drawn="i-am-your-father", woods=RING)
    t.place("western-quarry").pick("seat 1", *["food"] * 4)
    assert t.offered == ["good food", "good stone"]
    t = before_home({"people": 1, "goods": "fairy"}, {"people": 1}, woods=RING, aliens={"gone": ["tripods"]})
    assert (t.state.round, t.goods()) == (9, "fairy"), "nor a tribute"


@pytest.mark.rule("AGR-473")
def test_tokens_cannot_be_transmogrified() -> None:
    given: dict[str, Any] = {"joined": ["transmogrifier"], "woods": RING}
    t = both({"goods": "fairy, wood"}, **given).place("transmogrifier")
    assert t.offers("good wood")
    assert not t.offers("good fairy")
    assert not t.pick("good wood").offers("good fairy")
    empty = {space.slug: 0 for space in accumulating(t.state)}
    assert not both({"goods": "fairy"}, **given, piles=empty).usable("transmogrifier")
    assert both({"goods": "food"}, **given, piles=empty).usable("transmogrifier")


def test_the_goods_of_a_rocket_may_come_from_exchanges() -> None:
    goods = {"goods": "2 wood, 2 clay, reed, sheep", "played": ["sheep-walker"]}
    t = table(goods, joined=["homemade-space-rocket"], cards="deal").place("homemade-space-rocket")
    assert (t.goods(), t.player().noted) == ("", 4)


# X04, X05


@pytest.mark.rule("AGR-459", "AGR-473")
def test_who_builds_for_a_partner_pays_jupiter() -> None:
    t = table({"goods": "5 wood, 2 reed"}, players=4, team="lines", aliens={"gone": ["merchants-of-jupiter"]})
    t.place("farm-expansion", "action stables", "cell 0", "done", "cell 1", "merchants-of-jupiter")
    assert (t.stables(2), t.count("reed"), t.played()) == ([1], 0, ["merchants-of-jupiter"])


def test_mars_comes_to_modest_wishes_too() -> None:
    home = {"rooms": [5, 10, 0], "goods": "2 food"}
    t = table(home, players=5, aliens={"gone": ["merchants-of-mars"]}).place("modest-wish", "merchants-of-mars")
    assert (t.goods(), t.played()) == ("", ["merchants-of-mars"])


# X08, X09: without a person


@pytest.mark.rule("AGR-471")
def test_a_token_brings_no_candy_and_no_double_haul() -> None:
    lucky = {**LUCKY, "played": [ENERGY, "replicator"], "aliens": {"candies": ["forest"]}}
    t = before_home(lucky, piles={"forest": 2}).pick("space forest")
    assert (t.goods(), t.played(), bits(contact(t).candies)) == (
        "2 wood",
        [ENERGY, "replicator"],
        [NUMBER_OF["forest"]],
    )


@pytest.mark.rule("AGR-471")
def test_spaces_of_both_decks_and_of_the_season_are_open_to_a_token() -> None:
    joined = ["transmogrifier", "land-of-milk-and-honey", "road-not-taken"]
    t = before_home({**LUCKY, "people": 3, "goods": "grain"}, joined=joined, season="summer", round=9)
    assert (t.usable("transmogrifier"), t.usable("summer"), t.usable("road-not-taken")) == (True, True, False)
    t.pick("space land-of-milk-and-honey")
    assert (t.people(), t.player().begging) == (2, 0), "of ten food four were eaten; somebody has left"


@pytest.mark.rule("AGR-471")
def test_no_token_for_special_actions_nor_for_a_frozen_river() -> None:
    t = before_home(LUCKY, expansion="moor", level=1)
    assert not [thing for thing in t.offered if thing.startswith("special")]
    assert not before_home(LUCKY, season="winter", round=5).usable("fishing")
    assert before_home(LUCKY, season="summer", round=5).usable("fishing")


def test_the_farmhand_does_not_fish_in_winter_before_round_12() -> None:
    fork = {"played": ["alien-farmhand"], "aliens": {"pitchfork": "fishing"}}
    assert before_home(fork, season="winter", round=5).state.round == 6
    assert before_home(fork, season="winter", round=13).offers("good food")


def test_a_token_comes_after_the_revenant() -> None:
    ghost = {"played": ["revenant", ENERGY], "notes": {"revenant": True, ENERGY: 1}, "home": 0}
    t = both(ghost, {"home": 0})
    assert t.game.choice is not None
    assert t.game.choice.prompt.args == {"card": "revenant"}
    t.pick("done")
    assert t.game.choice.prompt.args == {"card": ENERGY}


# X10, X11


@pytest.mark.rule("AGR-475")
def test_doubled_wood_draws_no_card() -> None:
    t = both({"played": ["replicator"]}, piles={"forest": 2}, woods={"pile": ["camelot"]}).place("forest")
    assert (t.goods(), t.played()) == ("4 wood", [])


def test_the_file_and_long_fences() -> None:
    t = both({"played": ["x-file", "fences-of-unusual-size"], "goods": "3 wood"}, rounds=["fencing"])
    assert t.place("fencing", *FENCES).goods() == ""


# X12


def test_creatures_do_not_multiply_by_the_autumn_space() -> None:
    friends = {"played": ["furry-friends"], "notes": {"furry-friends": 4}, "fields": {"0": "grain"}}
    t = table(friends, season="autumn", round=9).place("autumn", "action harvest", "done")
    assert (t.player().note("furry-friends"), t.fields()) == (4, {0: ""})


# X13


@pytest.mark.rule("AGR-473")
def test_teams_do_not_care_for_42_points() -> None:
    t = table(players=4, team="product", round=14, phase="over", aliens={"gone": ["space-diner"]})
    for seat, points in enumerate([42, 50, 42, 50]):
        t.player(seat).noted += points - t.game.scores()[seat]["total"]
    assert t.game.winners() == [1, 3]


# X14, X15, X16


@pytest.mark.rule("AGR-469")
def test_growth_on_the_winter_space_costs_a_food_more() -> None:
    rich = {"goods": "9 food, 2 wood"}
    t = table(rich, season="winter", round=9).place("winter")
    poorer = table(rich, season="winter", round=9, aliens={"gone": ["tripods"]}).place("winter")
    assert (t.people(), poorer.people(), t.food() - poorer.food()) == (3, 3, 1)


def test_whoever_can_use_nothing_passes_and_is_beamed_later() -> None:
    t = table({}, {"aliens": {"beamed_by": 0}}, turn=1)
    assert (t.seat, t.prompt) == (0, "place-for")
    sick = {"people": 2, "bed": 2, "aliens": {"beamed_by": 0}}
    t = table({}, sick, turn=1, expansion="moor", level=1)
    assert contact(t, 1).beamed_by == 0, "the Infirmary is no choice of the drawer"


@pytest.mark.rule("AGR-483")
def test_a_borrowed_person_is_not_beamed() -> None:
    lent = {"people": 2, "home": 1, "woods": {"lent": 1}}
    t = both(lent, {**lent, "aliens": {"beamed_by": 0}}, turn=1, piles={"forest": 2})
    t.pick("seat 0", "space forest")
    assert (contact(t, 1).beamed_by, t.count("wood", 0)) == (0, 2)


# X17


@pytest.mark.rule("AGR-487")
def test_the_candy_of_a_wish_goes_to_the_princess() -> None:
    seat = {"aliens": {"candies": ["basic-wish"]}}
    t = both(seat, piles={"forest": 3}, woods={"pile": ["warrior-princess"]}).place("forest")
    assert bits(contact(t).candies) == [NUMBER_OF["warrior-princess"]]


def test_a_borrowed_person_collects_the_candy_of_its_owner() -> None:
    lent = {"people": 2, "home": 1, "woods": {"lent": 1}}
    t = both({**lent, "aliens": {"candies": ["forest"]}}, lent, turn=1).pick("seat 0", "space forest")
    assert contact(t).candies == 0


# X18 to X24


@pytest.mark.rule("AGR-463")
def test_a_frozen_cousin_is_one_of_five() -> None:
    cousin = {"goods": "9 food", "people": 4, "played": ["carbonite-cousin"], "notes": {"carbonite-cousin": 9}}
    assert draw("i-am-your-father", cousin, {"people": 3}).prompt == "place-person"
    assert draw("earthlings-are-easy", cousin).people() == 4


def test_the_sick_cannot_be_adopted() -> None:
    t = draw("i-am-your-father", {"goods": "9 food"}, {"people": 3, "bed": 3}, expansion="moor", level=1)
    assert (t.seat, t.people()) == (1, 2), "nobody of them is at home or stands on the board"


@pytest.mark.rule("AGR-465")
def test_cards_have_room_for_the_homeless() -> None:
    t = both({"played": ["camelot"], "goods": "sheep, boar"}, drawn="mind-the-jets").place("western-quarry")
    assert (t.player().room_for_people(), t.goods()) == (1, "stone, sheep, boar")
    assert t.player().free_spaces() == 15, "fairies may live in the ruins"


@pytest.mark.rule("AGR-465", "AGR-473")
def test_nobody_builds_rooms_for_a_homeless_partner() -> None:
    t = table({"goods": "9 wood, 9 reed"}, {}, {"rooms": []}, {}, team="lines")
    t.place("farm-expansion", "rooms", "cell 0")
    assert t.offered == ["action stables", "done"]


def test_two_adjacent_spaces_must_be_left_for_a_house() -> None:
    land = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13]
    homeless = {"rooms": [], "goods": "2 wood, reed"}
    assert not table({**homeless, "fields": land}).usable("house-redevelopment")
    assert table({**homeless, "fields": land[:-1]}).usable("house-redevelopment")


def test_both_pastures_are_opened() -> None:
    t = draw("crop-circles", {"pastures": [[3, 4], [8]], "stables": [4]}).pick("cell 3", "cell 8")
    assert (t.pastures(), t.player().farm.spare_fences, t.stables()) == ([], 15, [4])


def test_circles_drive_fairies_away() -> None:
    t = both({"goods": "26 fairy"}, drawn="crop-circles", woods=RING).place("western-quarry").pick("cell 3", "cell 4")
    assert t.count("fairy") == 22


@pytest.mark.rule("AGR-467", "AGR-468")
def test_one_is_frozen_and_the_last_one_is_no_rebel() -> None:
    seat = {"played": ["carbonite-cousin", "rebel"], "aliens": {"freezing": True, "retiring": True}}
    t = before_home(seat)
    assert (t.people(), t.player().note("carbonite-cousin"), t.player().note("rebel")) == (1, 12, 0)
    t = before_home({**seat, "people": 3})
    assert (t.people(), t.player().note("rebel"), t.player().home) == (2, 1, 1)


def test_a_thawed_cousin_needs_no_room() -> None:
    seat = {"people": 3, "played": ["carbonite-cousin"], "notes": {"carbonite-cousin": 14}}
    t = table(seat, round=14, phase="before-round").pick("done")
    assert (t.people(), t.player().home, t.player().room_for_people()) == (4, 4, 2)


def test_a_cousin_who_was_to_thaw_is_not_frozen() -> None:
    seat = {"people": 1, "played": ["carbonite-cousin"], "notes": {"carbonite-cousin": 9}}
    with pytest.raises(ImpossibleSituation, match="the cousin of seat 0 thaws in round 9, which is not to come"):
        table(seat, round=9)
    assert table(seat, round=9, phase="preparation").people() == 2
    assert table(seat, round=9, phase="before-round").people() == 2
    assert table(seat, round=8).people() == 1


def test_the_order_of_the_deck_is_nobodys_knowledge() -> None:
    t = draw("candy-trail").pick("count 2", "space forest")
    others = [Situation(t.game.determinize(0, seeded(seed))) for seed in range(9)]
    assert len({deck(other).situation()["pile"][0] for other in others}) > 2
    assert {other.prompt for other in others} == {"lay-candy"}, "in the midst of a drawn card"
