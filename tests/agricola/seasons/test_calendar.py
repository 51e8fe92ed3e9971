"""Which season it is, when it changes, and what everybody sees of it (ledger: The seasons)."""

import json
from datetime import date
from typing import Any

import pytest

from allmende import arrange, new_game, replay
from allmende.agricola.seasons import declaration
from allmende.agricola.seasons.calendar import SEASONS, season_on
from allmende.table import BadGameOption
from tests.agricola.seasons.situations import marked, seasonal, spaces_of
from tests.agricola.situations import Situation

MONTHS = {"winter": (12, 1, 2), "spring": (3, 4, 5), "summer": (6, 7, 8), "autumn": (9, 10, 11)}


def at(season: str, number: int, **given: object) -> Situation:
    """A round of a game that began in a season."""
    return Situation(arrange("agricola", {"season": season, "round": number, "seats": [{}, {}], **given}))


def shown(t: Situation) -> tuple[str, str]:
    seasons = t.game.view(0)["table"]["seasons"]
    return seasons["season"], seasons["marker"]


@pytest.mark.rule("AGR-352", "AGR-428")
@pytest.mark.parametrize("season", SEASONS)
def test_every_month_has_its_season(season: str) -> None:
    for month in MONTHS[season]:
        assert SEASONS[season_on(date(2027, month, 1))] == season
        assert SEASONS[season_on(date(2027, month, 28))] == season


class Today(date):
    """A day that tests choose."""

    day_of_tests = date(2026, 7, 1)

    @classmethod
    def today(cls) -> "Today":
        day = cls.day_of_tests
        return cls(day.year, day.month, day.day)


@pytest.mark.rule("AGR-352", "AGR-428", "AGR-429")
def test_a_game_begins_with_the_season_of_its_day_and_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(declaration, "date", Today)
    monkeypatch.setattr(Today, "day_of_tests", date(2026, 7, 1))
    game = new_game("agricola", season="today", seed=3)
    assert game.options["season"] == "summer"
    game.play(game.choice.options[0] if game.choice else 0)
    record = game.record()
    monkeypatch.setattr(Today, "day_of_tests", date(2026, 12, 24))
    assert new_game("agricola", season="today", seed=3).options["season"] == "winter", "asked anew each time"
    again = replay(record)
    assert again.options["season"] == "summer"
    assert again.view(0) == game.view(0)


@pytest.mark.rule("AGR-428")
def test_the_start_is_an_option() -> None:
    assert new_game("agricola").options["season"] == "none"
    assert "seasons" not in new_game("agricola").view(0)["table"]
    for season in SEASONS:
        assert shown(Situation(new_game("agricola", season=season))) == (season, season)
    with pytest.raises(BadGameOption, match="season must be one of none, today, winter, spring, summer, autumn"):
        new_game("agricola", season="monsoon")
    with pytest.raises(BadGameOption, match="did you mean winter"):
        new_game("agricola", season="wintr")


@pytest.mark.rule("AGR-355", "AGR-430")
@pytest.mark.parametrize(
    ("number", "season"), [(1, "autumn"), (2, "winter"), (3, "spring"), (4, "summer"), (14, "winter")]
)
def test_the_seasons_follow_each_other_clockwise(number: int, season: str) -> None:
    assert shown(at("autumn", number))[0] == season


@pytest.mark.rule("AGR-355", "AGR-430")
def test_the_marker_moves_when_people_go_home() -> None:
    t = at("winter", 1)
    assert shown(t) == ("winter", "winter")
    t.finish_round()
    assert (t.state.round, shown(t)) == (2, ("spring", "spring"))


@pytest.mark.rule("AGR-355", "AGR-431")
def test_a_round_keeps_its_season_to_the_end_of_its_harvest_while_the_marker_shows_the_next() -> None:
    before = at("spring", 4, phase="returning-home", seats=[{"goods": "sheep", "played": ["fireplace-2"]}, {}])
    assert before.prompt == "feed"
    assert shown(before) == ("winter", "spring")
    assert marked(before) == {"fencing": "spring"}


@pytest.mark.rule("AGR-354")
@pytest.mark.parametrize("season", SEASONS)
def test_only_the_space_of_the_season_is_open(season: str) -> None:
    t = seasonal(season, goods="9 food, 2 wood, 2 sheep, 2 grain", fields=[0], pastures=[[4]])
    assert [name for name in SEASONS if t.usable(name)] == [season]
    spaces = spaces_of(t)
    assert {name: spaces[name].get("why") for name in SEASONS} == {
        name: None if name == season else "closed-until-season" for name in SEASONS
    }


@pytest.mark.rule("AGR-354", "AGR-436")
def test_one_person_uses_it_in_a_round() -> None:
    t = seasonal("autumn", {}).place("autumn")
    assert not t.usable("autumn")
    assert spaces_of(t)["autumn"]["seats"] == [0]


MARKS = {
    ("winter", 11, 2): {"fishing", "farmland"},
    ("winter", 13, 2): {"farmland", "cultivation"},
    ("winter", 1, 6): {"fishing", "farmland", "farm-supplies"},
    ("spring", 14, 2): {"fencing", "farm-redevelopment"},
    ("spring", 2, 4): {"fencing"},
    ("summer", 1, 4): {"day-laborer", "farm-expansion"},
    ("summer", 1, 5): {"day-laborer", "farm-expansion", "house-building"},
    ("summer", 1, 6): {"day-laborer", "farm-expansion", "house-building"},
    ("autumn", 1, 2): {"major-improvement"},
    ("autumn", 7, 2): {"major-improvement", "house-redevelopment"},
}


@pytest.mark.rule("AGR-407", "AGR-451")
@pytest.mark.parametrize(("season", "number", "players"), MARKS, ids=str)
def test_changed_spaces_are_marked(season: str, number: int, players: int) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    first = {"winter": "sheep-market", "spring": "fencing", "summer": "sheep-market", "autumn": "major-improvement"}
    t = seasonal(season, *others, round=number, rounds=[first[season]])
    wanted = MARKS[season, number, players]
    assert marked(t) == dict.fromkeys(wanted, season)


@pytest.mark.rule("AGR-372", "AGR-450")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_the_board_goes_with_every_number_of_players_and_with_the_moor(players: int) -> None:
    for more in ({}, {"cards": "deal"}, {"expansion": "moor", "level": 1}, {"expansion": "moor", "level": 3}):
        game = new_game("agricola", season="spring", players=players, **more)
        assert game.view(0)["table"]["seasons"]["season"] == "spring"


def test_the_board_lies_beside_the_others_and_borders_on_nothing() -> None:
    from allmende.agricola.actions.geography import spots

    with_board, without = (seasonal("winter", {}, {}), at("none", 1, seats=[{}, {}, {}]))
    assert spots(with_board.state) == spots(without.state)


def test_situations_tell_the_season() -> None:
    t = seasonal("summer", {"placed": ["forest"]}, round=6, placed=["summer"], fields=[0])
    told = json.loads(json.dumps(t.game.situation()))
    assert told["season"] == "spring"
    again = arrange("agricola", told)
    assert again.view(0) == t.game.view(0)
    assert again.situation() == told
