"""X01 to X03, the action spaces, and X04 to X06, the merchants."""

from typing import Any

import pytest

from allmende.agricola.xdeck.spaces import kinds_in_game
from tests.agricola.situations import Situation, everybody_works
from tests.agricola.xdeck.situations import deck, draw, said, saved, table

EXCREMENT, ROCKET, CHANGER = "extraterrestrial-excrement", "homemade-space-rocket", "transmogrifier"
SET = "2 wood, 2 clay, reed, stone"

# X01


@pytest.mark.rule("AGR-462")
def test_every_planted_field_gets_one_more() -> None:
    t = table({"fields": {"0": "3 grain", "1": "vegetable", "2": ""}}, joined=[EXCREMENT]).place(EXCREMENT)
    assert t.fields() == {0: "4 grain", 1: "2 vegetable", 2: ""}
    assert t.goods() == "", "from the general supply onto the fields"


@pytest.mark.rule("AGR-462")
def test_field_cards_get_one_more_too() -> None:
    farm = {"played": ["beanfield"], "notes": {"beanfield": "2 vegetable"}}
    t = table(farm, joined=[EXCREMENT], cards="deal").place(EXCREMENT)
    assert t.game.view(0)["table"]["players"][0]["played"][0]["crops"] == {"vegetable": 3}


def test_without_a_planted_field_there_is_nothing_to_do() -> None:
    assert not table({"fields": [0, 1], "goods": "grain"}, joined=[EXCREMENT]).usable(EXCREMENT)


def test_crops_on_land_that_is_no_field_get_nothing() -> None:
    farm = {"played": ["no-till-farming"], "planted": {"3": "3 grain"}, "fields": {"0": "grain"}}
    t = table(farm, joined=[EXCREMENT], expansion="moor", level=2).place(EXCREMENT)
    assert (t.fields(), t.player().farm.crop_on(3, 5)) == ({0: "2 grain"}, 3)


def test_nothing_limits_the_height_of_a_stack() -> None:
    t = table({"fields": {"0": "15 grain"}}, joined=[EXCREMENT]).place(EXCREMENT)
    assert t.fields() == {0: "16 grain"}
    again = saved(t)
    assert again.players[0].farm.crop_on(0, 5) == 16
    assert said(t)["seats"][0]["fields"] == {"0": "16 grain"}


# X02


def test_a_rocket_is_worth_four_points() -> None:
    t = table({"goods": SET}, joined=[ROCKET]).place(ROCKET)
    assert (t.goods(), t.player().noted) == ("", 4)
    t = table({"goods": "4 wood, 4 clay, 2 reed, 2 stone"}, joined=[ROCKET]).place(ROCKET)
    assert (t.goods(), t.player().noted) == (SET, 4), "one set per use"


@pytest.mark.parametrize("goods", ["wood, 2 clay, reed, stone", "2 wood, clay, reed, stone", "2 wood, 2 clay, stone"])
def test_a_rocket_needs_the_whole_set(goods: str) -> None:
    assert not table({"goods": goods}, joined=[ROCKET]).usable(ROCKET)


def test_no_card_makes_a_rocket_cheaper() -> None:
    """The Hunting Trophy and the X File lower building costs; this is an exchange."""
    assert not table({"goods": "wood, 2 clay, reed, stone", "played": ["x-file"]}, joined=[ROCKET]).usable(ROCKET)


# X03


def test_all_goods_of_a_kind_become_as_many_of_another() -> None:
    t = table({"goods": "3 wood, 2 food"}, joined=[CHANGER]).place(CHANGER, "good wood")
    assert "good wood" not in t.offered
    assert t.pick("good vegetable").goods() == "2 food, 3 vegetable"


def test_crops_on_fields_stay() -> None:
    t = table({"goods": "grain", "fields": {"0": "3 grain"}}, joined=[CHANGER]).place(CHANGER, "good grain", "stone")
    assert (t.goods(), t.fields()) == ("stone", {0: "3 grain"})


def test_animals_are_changed_and_housed() -> None:
    t = table({"goods": "2 stone"}, joined=[CHANGER]).place(CHANGER, "good stone", "good cattle")
    assert (t.goods(), t.seat) == ("cattle", 1), "the house has room for one"
    t = table({"goods": "sheep"}, joined=[CHANGER]).place(CHANGER, "good sheep", "good boar")
    assert t.goods() == "boar"


def test_goods_of_the_moor_are_there_only_with_the_moor() -> None:
    plain = table({"goods": "wood"}, joined=[CHANGER])
    moor = table({"goods": "wood"}, joined=[CHANGER], expansion="moor", level=1)
    assert [len(kinds_in_game(t.state)) for t in (plain, moor)] == [10, 12]
    assert moor.place(CHANGER, "good wood", "good fuel").goods() == "fuel"


def test_goods_on_an_accumulation_space_are_changed_and_stay_there() -> None:
    t = table(joined=[CHANGER], piles={"forest": 6}).place(CHANGER, "space forest")
    assert "good wood" not in t.offered, "the only kind there"
    t.pick("good stone")
    view = next(space for space in t.game.view(0)["table"]["spaces"] if space["space"] == "forest")
    assert (view["count"], view["others"], t.goods()) == (0, {"stone": 6}, "")
    assert t.place("forest").goods(1) == "6 stone"
    assert t.pile("forest") == 0
    assert not t.state.others_there


def test_the_printed_goods_come_on_top() -> None:
    t = table(joined=[CHANGER], piles={"reed-bank": 2}, used=["reed-bank"]).place(CHANGER, "space reed-bank", "food")
    everybody_works(t)
    assert t.state.round == 9
    seat = t.seat or 0
    before = t.food(seat)
    t.place("reed-bank")
    assert (t.food(seat) - before, t.count("reed", seat)) == (2, 1), "whoever uses the space takes everything"


def test_mixed_goods_become_one_kind() -> None:
    t = table(joined=[CHANGER], piles={"fishing": "2 food, stone"}).place(CHANGER, "space fishing", "good food")
    assert (t.pile("fishing"), t.state.others_there) == (3, {})


def test_the_space_may_be_occupied_but_not_empty() -> None:
    t = table({"placed": ["forest"]}, joined=[CHANGER], piles={"forest": 0, "clay-pit": 3, "fishing": 0})
    t.place(CHANGER)
    assert not t.offers("space forest")
    t = table({"placed": ["clay-pit"]}, joined=[CHANGER], piles={"clay-pit": 3}).place(CHANGER)
    assert t.offers("space clay-pit")


def test_mixed_goods_survive_saves_and_situations() -> None:
    t = table(piles={"fishing": "2 food, stone"})
    assert said(t)["piles"]["fishing"] == "2 food, stone"
    again = saved(t)
    assert again.others_there == t.state.others_there


# X04 to X06


def lies_open(*seats: dict[str, Any], card: str, **given: Any) -> Situation:
    return table(*seats, aliens={"gone": [card]}, **given)


JUPITER, MARS, PLUTO = "merchants-of-jupiter", "merchants-of-mars", "merchants-of-pluto"
BUILDER = {"goods": "2 wood, 2 reed"}


def test_whoever_gives_the_reed_away_before_a_renovation_renovates_nothing() -> None:
    """Mining Hammer: the stable comes before the renovation, and with it the merchants."""
    farm = {"goods": "2 clay, 2 reed", "played": ["mining-hammer"]}
    t = table(farm, cards="deal", aliens={"gone": [JUPITER]}).place("house-redevelopment")
    t.pick("card mining-hammer", "cell 14", JUPITER)
    assert (t.house(), t.goods()) == ("wood", "2 clay")


@pytest.mark.rule("AGR-377", "AGR-459")
def test_jupiter_wants_reed_after_stables() -> None:
    t = lies_open(BUILDER, card=JUPITER).place("farm-expansion", "cell 0")
    t.pick(JUPITER)
    assert (t.goods(), t.played(), t.score("improvements")) == ("", [JUPITER], 2)
    assert t.player().outfit.improvements == 0, "it is no improvement"
    t = lies_open(BUILDER, card=JUPITER).place("farm-expansion", "cell 0", "done")
    assert (t.goods(), t.played()) == ("2 reed", []), "nobody has to"
    assert lies_open({"goods": "2 wood, reed"}, card=JUPITER).place("farm-expansion", "cell 0").seat == 1


@pytest.mark.rule("AGR-459")
def test_only_the_first_gets_the_card() -> None:
    t = lies_open({"played": [JUPITER]}, {"goods": "2 wood, 2 reed"}, card=JUPITER, turn=1)
    t.place("farm-expansion", "cell 0")
    assert (t.goods(1), t.played(1)) == ("2 reed", [])


def test_a_merchant_comes_when_it_is_drawn_and_not_before() -> None:
    assert table(BUILDER).place("farm-expansion", "cell 0").seat == 1, "in the deck it wants nothing"
    t = draw(JUPITER, {"goods": "2 wood, 2 reed"})
    assert t.played() == []
    t.place("day-laborer").place("farm-expansion", "cell 0")
    assert t.offers(f"card {JUPITER}"), "the drawer may be the first"


def test_several_stables_are_one_action() -> None:
    t = lies_open({"goods": "4 wood, 4 reed"}, card=JUPITER).place("farm-expansion", "cell 0", "cell 1")
    assert t.pick(JUPITER).goods() == "2 reed"


def test_free_stables_count() -> None:
    t = lies_open({"goods": "2 reed, wood"}, card=JUPITER, side_job=True, players=3)
    t.place("side-job", "cell 0")
    assert t.pick(JUPITER).played() == [JUPITER]


@pytest.mark.rule("AGR-377")
def test_mars_wants_food_after_growth_with_room() -> None:
    home = {"rooms": [5, 10, 0], "goods": "2 food"}
    t = lies_open(home, card=MARS).place("basic-wish", MARS)
    assert (t.goods(), t.played(), t.people()) == ("", [MARS], 3)
    t = lies_open(home, card=MARS, round=12, rounds=["basic-wish", "urgent-wish"]).place("urgent-wish")
    assert (t.goods(), t.seat) == ("2 food", 1), "growth that needs no room, although there was some"
    t = draw("earthlings-are-easy", home, aliens={"gone": [MARS]})
    assert (t.people(), t.played()) == (3, [])


def test_the_food_for_mars_comes_on_top_of_the_tripods() -> None:
    home = {"rooms": [5, 10, 0], "goods": "2 food"}
    t = table(home, aliens={"gone": [MARS, "tripods"]}).place("basic-wish")
    assert (t.goods(), t.seat) == ("food", 1), "one food was for the Tripods"
    t = table({**home, "goods": "3 food"}, aliens={"gone": [MARS, "tripods"]}).place("basic-wish", MARS)
    assert t.goods() == ""


FENCES = ["edge 0", "edge 5", "edge 20", "edge 21"]


@pytest.mark.rule("AGR-377")
def test_pluto_wants_stone_after_fencing() -> None:
    t = lies_open({"goods": "4 wood, 2 stone"}, card=PLUTO, rounds=["fencing", "western-quarry"])
    t.place("fencing", *FENCES)
    assert t.prompt == "card"
    t.pick("yes")
    assert (t.goods(), t.played(), t.score("improvements")) == ("", [PLUTO], 2)
    t = lies_open({"goods": "4 wood, 2 stone"}, card=PLUTO, rounds=["fencing"]).place("fencing", *FENCES, "no")
    assert (t.goods(), t.played()) == ("2 stone", [])


def test_other_fences_do_not_count_for_pluto() -> None:
    farm = {"goods": "4 wood, 4 clay, 4 stone, reed"}
    t = lies_open(farm, card=PLUTO, round=14).place("farm-redevelopment", "fences", *FENCES)
    assert t.played() == []
    lucky = {**farm, "played": ["strange-alien-energy"], "notes": {"strange-alien-energy": 1}, "home": 0}
    t = lies_open(lucky, {"home": 0}, card=PLUTO, phase="returning-home").pick("space fencing", *FENCES)
    assert t.played() == ["strange-alien-energy"], "nobody stands there"


def test_a_merchant_that_nobody_has_lies_beside_the_board() -> None:
    t = draw(PLUTO)
    assert [card.slug for card in deck(t).cards()] == [PLUTO]
    assert t.played(0) + t.played(1) == []
