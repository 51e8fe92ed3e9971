"""Why something is recommended: each reason on a situation made for it, and what holds for all of them."""

from collections.abc import Iterator
from typing import Any

import pytest

from allmende.bots import make_bot
from allmende.bots.search.advice import Reasons, recommend
from allmende.bots.search.tree import Budget
from allmende.locales import LANGUAGES, describe_told
from allmende.table import Choice, Game, Saying, box_of, new_game, seeded
from allmende.table.box import load
from tests.agricola.moor.situations import moor
from tests.agricola.situations import situation as farm
from tests.dominion.situations import situation as table
from tests.lowlands.situations import situation as land
from tests.situations import AnySituation

PLAYERS = ["Anna", "Bo", "Cy", "Di"]
RULE_BOTS = {"agricola": "farmer", "dominion": "bigmoney", "lowlands": "shepherd"}
COORDINATES = ("cell", "edge", "row", "grain", "vegetable", "extension")


def reasons_of(game: Game) -> Reasons:
    return load(box_of(game.rules.name).reasons)  # type: ignore[no-any-return]


def asked(game: Game) -> Choice:
    assert game.choice is not None
    return game.choice


def why(t: AnySituation, thing: str) -> Saying | None:
    """The reason for an offered thing."""
    option = next(option for option in asked(t.game).options if t.words(option)[0] == thing)
    return reasons_of(t.game).why(t.game, asked(t.game), option)


def said(t: AnySituation, thing: str, lang: str = "en") -> str:
    reason = why(t, thing)
    assert reason is not None
    return describe_told(t.game.rules.name, "reason", reason, PLAYERS, lang, 0)


def named(t: AnySituation, thing: str) -> str:
    option = next(option for option in asked(t.game).options if t.words(option)[0] == thing)
    saying = reasons_of(t.game).named(t.game, asked(t.game), option)
    assert saying is not None
    return describe_told(t.game.rules.name, "named", saying, PLAYERS, "en", 0)


# Agricola

PASTURE = [3, 4, 8, 9]
AGRICOLA: list[tuple[dict[str, Any], str, str]] = [
    (
        {"rooms": [0, 5, 6, 10], "goods": "9 food", "round": 12},
        "space basic-wish",
        "your family grows: one more action in every round from now on",
    ),
    ({"goods": "2 food", "round": 7, "piles": {"fishing": 4}}, "space fishing", "feeds your family in round 7"),
    ({"round": 7, "goods": ""}, "space day-laborer", "2 of the 4 food your family still needs"),
    ({"goods": "5 wood, 2 reed, 9 food"}, "space farm-expansion", "makes room for one more person"),
    (
        {"goods": "9 food", "hand": ["grocer"], "round": 12},
        "space lessons",
        "Grocer: helps for 2 more rounds, until the end",
    ),
    (
        {"goods": "9 food, 2 clay", "rounds": ["major-improvement"]},
        "space major-improvement",
        "Fireplace: turns animals into food at any time",
    ),
    (
        {"goods": "9 food, 4 wood", "rounds": ["fencing"]},
        "space fencing",
        "a new pasture: your pastures then hold 2 animals",
    ),
    (
        {"goods": "9 food, 2 clay, reed", "rounds": ["house-redevelopment"], "round": 6},
        "space house-redevelopment",
        "a clay house: 2 points for its rooms",
    ),
    ({"goods": "9 food", "piles": {"forest": 9}}, "space forest", "9 wood are there for the taking"),
    ({"goods": "9 food, 4 wood, 2 reed", "piles": {"forest": 3}}, "space forest", "lets you pay for a room"),
    ({"goods": "9 food, clay", "piles": {"clay-pit": 1}}, "space clay-pit", "lets you pay for Fireplace"),
    ({"goods": "9 food"}, "space farmland", "your first field to sow"),
    (
        {"goods": "9 food, grain", "fields": {"7": ""}, "rounds": ["grain-utilization"]},
        "space grain-utilization",
        "3 grain will grow on your fields",
    ),
    (
        {"goods": "9 food", "pastures": [PASTURE], "piles": {"sheep-market": 2}, "rounds": ["sheep-market"]},
        "space sheep-market",
        "2 sheep find room on your farm",
    ),
    ({"goods": "9 food"}, "space grain-seeds", "brings 1 grain"),
    ({"goods": "9 food", "first": 1}, "space meeting-place", "you begin the next round"),
]


@pytest.mark.parametrize(
    ("given", "space", "text"), AGRICOLA, ids=lambda value: value if isinstance(value, str) else ""
)
def test_why_a_space_of_agricola(given: dict[str, Any], space: str, text: str) -> None:
    assert said(farm(**{"turn": 0, **given}), space) == text


def test_heating_on_the_moor() -> None:
    t = moor(goods="9 food", moors=[0, 3], round=4)
    assert said(t, "special cut-peat") == "keeps your house warm in round 4"


def test_an_improvement_speaks_for_itself() -> None:
    t = farm(goods="9 food, 3 stone, wood", rounds=["major-improvement"], turn=0).place("major-improvement")
    assert said(t, "card well") == "4 points, and useful from now on"
    assert said(t, "card well", "de") == "4 Punkte, und nützt von nun an"


def test_what_feeds_and_whether_it_is_enough() -> None:
    t = farm(goods="3 grain, 2 food", phase="feeding", round=4)
    assert said(t, "eat grain") == "then you are 1 short"
    t.pick("eat grain")
    assert said(t, "eat grain") == "then there is enough"


def test_a_space_of_the_farmyard_is_no_coordinate() -> None:
    t = farm(goods="9 food", turn=0).place("farmland")
    assert named(t, "cell 7") == "a first field"
    t = farm(goods="9 food", fields={"7": ""}, turn=0).place("farmland")
    assert named(t, "cell 6") == "a field next to your fields"
    t = farm(goods="9 food, 5 wood, 2 reed", turn=0).place("farm-expansion").pick("action rooms")
    assert named(t, "cell 0") == "a room next to your house"
    t = farm(goods="9 food, 4 wood", rounds=["fencing"], turn=0).place("fencing")
    assert named(t, "edge 4") == "fences for a first pasture"


# Dominion

DOMINION: list[tuple[dict[str, Any], str, str]] = [
    ({"hand": "3 copper, silver, estate"}, "treasures", "then you have $5 to spend"),
    ({"coins": 8, "piles": {"province": 1}, "deck": "3 province"}, "pile province", "ends the game, and you win"),
    ({"coins": 5, "piles": {"duchy": 1}}, "pile duchy", "takes the last Duchy before the others can"),
    ({"coins": 8, "piles": {"province": 2}}, "pile province", "only 2 are left, and the others want them too"),
    ({"coins": 5, "piles": {"province": 3}}, "pile duchy", "3 points: with only 3 Provinces left, points count now"),
    ({"coins": 8}, "pile province", "6 points at the end"),
    ({"coins": 5}, "pile witch", "hurts the others each time you play it"),
    ({"coins": 6}, "pile gold", "$3 each time you draw it"),
    ({"coins": 3, "deck": "smithy, moat"}, "pile village", "lets you play several of your 2 Actions in one turn"),
    ({"coins": 5}, "pile laboratory", "costs you neither a card nor an Action when you play it"),
    ({"coins": 4}, "pile smithy", "draws 3 cards each time you play it"),
    ({"coins": 4}, "pile remodel", "a strong card for $4"),
    ({"coins": 1}, "done", "nothing you could buy would help your deck much"),
    ({"hand": "village, smithy, moat"}, "card village", "first: then you can play more of your 2 other Actions"),
    ({"hand": "laboratory, smithy"}, "card laboratory", "first: it leaves you an Action and draws 2 cards"),
    ({"hand": "witch, copper"}, "card witch", "hurts the others"),
    ({"hand": "smithy, copper"}, "card smithy", "draws 3 cards"),
]  # fmt: skip
KINGDOM = ["witch", "village", "laboratory", "smithy", "remodel", "moat", "cellar", "chapel", "militia", "market"]


@pytest.mark.parametrize(
    ("given", "thing", "text"), DOMINION, ids=lambda value: value if isinstance(value, str) else ""
)
def test_why_a_card_of_dominion(given: dict[str, Any], thing: str, text: str) -> None:
    phase = "action" if thing.startswith("card") else "buy"
    assert said(table(kingdom=KINGDOM, phase=phase, **given), thing) == text


def test_what_to_give_away() -> None:
    t = table({"hand": "estate, gold, smithy, 2 copper"}, hand="militia", kingdom=KINGDOM).pick("militia")
    assert said(t, "card estate") == "it does nothing in your hand"
    assert said(t, "card copper") == "the one you can most easily do without"
    t = table(hand="chapel, estate, gold", kingdom=KINGDOM).pick("chapel")
    assert said(t, "card estate") == "your deck is better off without it"


# The Lowlands

LOWLANDS: list[tuple[dict[str, Any], str, str]] = [
    ({"hand": "3 clay", "store": {"clay": 3}, "flood": 1}, "space dike", "then the dike would hold: 4 against 1"),
    ({"hand": "2 wood, clay", "offer": ["S05"]}, "space build", "builds Pet Shop: 1 point"),
    ({"hand": "3 clay", "segments": 5, "markers": [0, 1, 2]}, "space dike", "takes the lead on the dike track"),
    ({"coins": 9, "sheep": 0, "hand": ""}, "space sheep", "2 more sheep: then you have 2"),
    ({"coins": 0, "sheep": 2, "hand": "", "market": [0, 0, 0]}, "space sheep", "sells 1 sheep for 3 coins"),
    ({"hand": "2 stone, 2 wood", "farmers": [4]}, "space fences", "room for 2 more sheep, 4 in total"),
    ({"hand": "clay", "steps": 5}, "space dike", "1 step along the dike track"),
    ({"hand": "", "coins": 9}, "space draw", "2 more cards for what comes next"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "thing", "text"), LOWLANDS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_why_a_space_of_the_lowlands(given: dict[str, Any], thing: str, text: str) -> None:
    t = land(**{"laborers": {}, "farmers": [2], **given})
    t.pick(t.offered[0])
    assert said(t, thing) == text


def test_small_questions_of_the_lowlands() -> None:
    t = land(hand="2 wood, clay", offer=["S05"]).place(2, "build")
    assert said(t, "tile S05") == "1 point, and useful from now on"
    t.pick("tile S05")
    assert named(t, "cell 0") == "a space outside your pastures"
    t = land(hand="3 wood", display="wood, clay, stone, stone").place(2, "draw")
    assert why(t, "resource wood") is None
    assert said(t, "resource clay") == "you have none of it"
    t = land({"hand": "2 clay"}, hand="2 clay").place(2, "dike").pick("clay", "clay", "seat 1")
    assert said(t, "yes") == "up to 2 steps along the dike track out of turn"
    t = land(coins=9, sheep=0, market=[2, 0, 1]).place(2, "sheep")
    assert named(t, "row 0") == "the row with 2 sheep"
    assert named(land(hand="wood").place(2, "fences"), "edge 0") == "the next fence of a pasture"


# What holds for all


def at_choices_of(name: str, options: dict[str, Any], every: int, seed: int) -> Iterator[Game]:
    """A game between rule-based bots, at some of its choices."""
    game = new_game(name, seed=seed, auto=True, events=False, **options)
    bot = make_bot(RULE_BOTS[name], name)
    while game.choice is not None:
        if game.picks % every == 0:
            yield game
        game.play(bot.pick(game, game.choice))


def test_a_farmer_for_whom_nothing_else_can_be_said_has_somewhere_to_go() -> None:
    placing = (
        game
        for game in at_choices_of("lowlands", {"players": 2}, 1, seed=0)
        if asked(game).prompt.name == "place-farmer"
    )
    told = (reasons_of(game).why(game, asked(game), asked(game).options[-1]) for game in placing)
    goes = next(reason for reason in told if reason is not None and reason["kind"] == "goes")
    assert describe_told("lowlands", "reason", goes, PLAYERS, "en", 0) == "for the action “Fences”"


TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("agricola", {"players": 3, "cards": "deal"}, 9),
    ("agricola", {"players": 1, "expansion": "moor", "level": 2}, 9),
    ("dominion", {"players": 2}, 7),
    ("lowlands", {"players": 2}, 23),
]


@pytest.mark.parametrize(("name", "options", "every"), TABLES)
def test_reasons_are_spoken_made_of_what_the_seat_knows_and_the_same_again(
    name: str, options: dict[str, Any], every: int
) -> None:
    heard: set[str] = set()
    for game in at_choices_of(name, options, every, seed=5):
        choice, reasons = asked(game), reasons_of(game)
        copies = [game.determinize(choice.seat, seeded(dice)) for dice in (1, 2)]
        for option in choice.options[:12]:
            found = [reasons.why(copy, asked(copy), option) for copy in copies]
            assert found[0] == found[1], game.key(option)
            call = reasons.named(game, choice, option)
            assert (call is not None) == (game.key(option)[0] in COORDINATES)
            for about, saying in (("reason", found[0]), ("named", call)):
                if saying is not None:
                    heard.add(saying["kind"])
                    for lang in LANGUAGES:
                        assert describe_told(name, about, saying, PLAYERS, lang, 0)
    assert len(heard) > 5


@pytest.mark.parametrize("name", RULE_BOTS)
def test_the_same_position_gets_the_same_recommendation(name: str) -> None:
    game = new_game(name, seed=11, auto=True)
    budget = Budget(picks=1500)
    first = recommend(game, asked(game), 5, budget)
    assert first
    assert recommend(game.determinize(asked(game).seat, seeded(3)), asked(game), 5, budget) == first
    back = game.clone()
    back.play(first[0].option)
    if back.can_undo(asked(game).seat):
        back.undo()
    else:
        back = game.clone()
    assert recommend(back, asked(back), 5, budget) == first


def test_something_in_between_is_never_recommended() -> None:
    t = farm(goods="9 food, 2 grain, sheep", played=["fireplace-2"], turn=0)
    assert "anytime" in t.offered
    found = recommend(t.game, asked(t.game), 1, Budget(picks=600))
    assert ("anytime",) not in [t.game.key(one.option) for one in found]
    assert ("anytime",) not in [t.game.key(one.than) for one in found if one.than is not None], "nor compared with"
    assert len(found) == 3


@pytest.mark.parametrize(
    ("t", "count"),
    [
        (farm(goods="8 wood", rounds=["fencing"]).place("fencing"), 4),
        (farm(goods="3 grain", fields=[1, 2, 3], rounds=["grain-utilization"]).place("grain-utilization"), 3),
    ],
    ids=["fences", "sowing"],
)
def test_picks_that_belong_together_are_recommended_together(t: AnySituation, count: int) -> None:
    """A panel collects fences, or what is sown: all of it is recommended, to be sent as one."""
    t.game.auto = True
    best, *others = recommend(t.game, asked(t.game), 1, Budget(picks=600))
    assert best.bundle[0] == best.option
    assert len(best.bundle) >= count
    assert not [one for one in others if one.bundle]
    prompt = asked(t.game).prompt.name
    for option in best.bundle:
        assert asked(t.game).prompt.name == prompt
        t.game.play(option)
    following = t.game.choice
    assert following is None or following.prompt.name != prompt or "done" in t.offered


def test_where_each_pick_stands_alone_nothing_follows() -> None:
    t = farm(turn=0)
    assert all(not one.bundle for one in recommend(t.game, asked(t.game), 1, Budget(picks=600)))
