"""Variant tiles and house rules of the rulebook's appendix."""

from typing import Any

import pytest

from allmende import new_game
from allmende.table import BadGameOption
from tests.agricola.situations import situation

# Side Job and the additional tiles


@pytest.mark.rule("AGR-314", "AGR-120")
def test_side_job_builds_exactly_one_stable_for_a_wood_and_bakes() -> None:
    t = situation(goods="3 wood, grain", side_job=True, played=["fireplace-2"])
    t.place("side-job", "action stable", "cell 4", "action bake", "bake")
    assert t.goods() == "2 food, 2 wood"
    assert t.stables() == [4]
    assert t.seat == 1


@pytest.mark.rule("AGR-314")
def test_side_job_needs_a_stable_or_bread() -> None:
    assert not situation(goods="grain", side_job=True).usable("side-job")
    assert situation(goods="wood", side_job=True).usable("side-job")


@pytest.mark.rule("AGR-315")
def test_one_person_uses_one_space_of_the_tile_for_two() -> None:
    t = situation({}, tile=True, round=5, rooms=[5, 6, 10])
    assert all(t.usable(space) for space in ("copse", "resource-market", "animal-market", "modest-wish"))
    t.place("resource-market")
    assert not any(t.usable(space) for space in ("copse", "resource-market", "animal-market", "modest-wish"))


@pytest.mark.rule("AGR-315")
def test_the_tile_opens_again_after_returning_home() -> None:
    t = situation({"placed": ["fishing", "clay-pit"]}, tile=True, placed=["day-laborer"])
    t.place("resource-market")
    assert t.state.round == 2
    assert t.usable("copse")


@pytest.mark.rule("AGR-316")
def test_the_wood_stays_if_another_space_of_the_tile_is_used() -> None:
    t = situation({"placed": ["fishing", "clay-pit"]}, tile=True, placed=["day-laborer"], piles={"copse": 2})
    t.place("resource-market")
    assert t.pile("copse") == 3
    t.place("copse")
    assert t.count("wood") == 3


@pytest.mark.rule("AGR-317")
def test_resource_market_of_the_tile_for_two() -> None:
    t = situation(tile=True)
    t.place("resource-market")
    assert t.goods() == "food, stone"


@pytest.mark.rule("AGR-318")
@pytest.mark.parametrize(
    ("animal", "goods"), [("sheep", "2 food, sheep"), ("boar", "food, boar"), ("cattle", "cattle")]
)
def test_animal_market(animal: str, goods: str) -> None:
    t = situation(tile=True, goods="food")
    t.place("animal-market", f"good {animal}")
    assert t.goods() == goods


@pytest.mark.rule("AGR-318")
def test_cattle_cost_a_food_and_the_animal_is_housed_or_cooked_at_once() -> None:
    t = situation(tile=True, goods="sheep", played=["fireplace-2"])
    t.place("animal-market")
    assert t.offered == ["good sheep", "good boar", "good cattle"]  # the own sheep could be cooked for it
    t.pick("good boar")
    assert t.offered == ["eat sheep", "discard sheep", "eat boar", "discard boar"]
    assert not situation(tile=True).place("animal-market").offers("good cattle")


@pytest.mark.rule("AGR-319")
def test_modest_wish_opens_in_round_five_and_needs_room() -> None:
    assert not situation(tile=True, round=4, rooms=[5, 6, 10]).usable("modest-wish")
    assert not situation(tile=True, round=5).usable("modest-wish")
    t = situation(tile=True, round=5, rooms=[5, 6, 10])
    t.place("modest-wish")
    assert t.people() == 3


@pytest.mark.rule("AGR-320")
@pytest.mark.parametrize("players", [3, 4])
def test_the_tile_for_three_and_four_has_two_spaces(players: int) -> None:
    t = situation(tile=True, players=players, round=5, rooms=[5, 6, 10])
    t.place("modest-wish")
    assert not t.usable("animal-market")
    assert t.usable("resource-market")
    t = situation({"rooms": [5, 6, 10]}, tile=True, players=players, round=5)
    t.place("animal-market", "good boar")
    assert not t.usable("modest-wish")


def test_tiles_are_for_two_to_four_players() -> None:
    for option in ("tile", "side_job"):
        with pytest.raises(BadGameOption, match="2 to 4 players"):
            new_game("agricola", players=5, **{option: True})


# House rules


@pytest.mark.rule("AGR-334")
def test_animals_must_be_housed_before_they_are_cooked() -> None:
    given: dict[str, Any] = {"goods": "sheep", "played": ["fireplace-2"], "rounds": ["sheep-market"]}
    assert situation(**given).place("sheep-market").offers("eat sheep")
    t = situation(**given, variants=["house-before-cooking"])
    t.place("sheep-market")
    assert t.count("sheep") == 1
    assert t.food() == 0


@pytest.mark.rule("AGR-334")
def test_an_animal_that_stands_on_the_farm_may_be_cooked_or_exchanged() -> None:
    given: dict[str, Any] = {"goods": "sheep", "rounds": ["sheep-market"], "variants": ["house-before-cooking"]}
    t = situation(played=["fireplace-2"], **given)
    t.pick("anytime", "eat sheep")
    assert t.place("sheep-market").goods() == "2 food, sheep"
    t = situation(played=["sheep-walker", "fireplace-2"], **given)
    t.place("sheep-market")
    assert (t.offers("exchange sheep-walker-1"), t.offers("eat sheep")) == (True, False)


@pytest.mark.rule("AGR-335")
def test_no_type_lives_in_two_pastures() -> None:
    given: dict[str, Any] = {
        "goods": "2 sheep",
        "pastures": [[3], [4]],
        "rounds": ["sheep-market"],
        "piles": {"sheep-market": 3},
    }
    assert situation(**given).place("sheep-market").count("sheep") == 5
    t = situation(**given, variants=["one-pasture-per-type"])
    assert t.place("sheep-market").count("sheep") == 3


@pytest.mark.rule("AGR-336")
def test_animals_without_room_stay_on_their_space() -> None:
    given: dict[str, Any] = {"rounds": ["sheep-market"], "piles": {"sheep-market": 3}}
    assert situation({}, **given).place("sheep-market").pile("sheep-market") == 0
    t = situation({}, **given, variants=["leave-animals"])
    t.place("sheep-market")
    assert (t.count("sheep"), t.pile("sheep-market")) == (1, 2)


@pytest.mark.rule("AGR-337")
def test_unfinished_pastures() -> None:
    assert not situation(goods="wood", rounds=["fencing"]).usable("fencing")
    t = situation(goods="wood", rounds=["fencing"], variants=["unfinished-pastures"])
    t.place("fencing", "edge 4")
    assert (t.goods(), t.pastures()) == ("", [])


@pytest.mark.rule("AGR-338")
def test_pastures_apart() -> None:
    given: dict[str, Any] = {"goods": "4 wood", "pastures": [[0]], "rounds": ["fencing"]}
    t = situation(**given)
    t.place("fencing")
    assert not t.offers("edge 4")
    t = situation(**given, variants=["pastures-apart"])
    t.place("fencing", "edge 4", "edge 9", "edge 24", "edge 25")
    assert t.pastures() == [[0], [4]]


@pytest.mark.rule("AGR-339")
def test_larkins_start() -> None:
    game = new_game("agricola", players=3, variants=["larkin-start"], seed=2)
    assert [player["goods"]["food"] for player in game.view(0)["table"]["players"]] == [3, 3, 3]
    t = situation({}, {}, variants=["larkin-start"], first=1)
    seats = []
    for space in ("forest", "clay-pit", "reed-bank", "fishing", "day-laborer", "grain-seeds"):
        seats.append(t.seat)
        t.place(space)
    assert seats == [1, 2, 0, 0, 2, 1]
    assert (t.state.round, t.seat) == (2, 1)
    for seat in (1, 2, 0, 1):
        assert t.seat == seat
        t.pick(next(option for option in t.offered if t.harmless(t.game.option(*option.split()))))


@pytest.mark.rule("AGR-340")
def test_an_extra_copse_for_two() -> None:
    t = situation(variants=["extra-copse"])
    t.place("copse")
    assert t.goods() == "wood"
    with pytest.raises(BadGameOption, match="2 players"):
        new_game("agricola", players=3, variants=["extra-copse"])


@pytest.mark.rule("AGR-341")
def test_strict_adjacency() -> None:
    t = situation(variants=["strict-adjacency"])
    t.place("farmland")
    assert t.offered == ["cell 0", "cell 6", "cell 11"]
    t = situation(goods="2 wood", variants=["strict-adjacency"])
    t.place("farm-expansion")
    assert t.offered == ["cell 0", "cell 6", "cell 11"]


def test_unknown_variants_are_refused() -> None:
    with pytest.raises(BadGameOption, match="variants must be some of"):
        new_game("agricola", variants=["no-such-rule"])
    with pytest.raises(BadGameOption, match="variants must be some of"):
        new_game("agricola", variants=7)
