"""Games that follow one another at one screen: standing, wishes, another day."""

from pathlib import Path

import pytest

from allmende.terminal import saves
from allmende.terminal.drawing import drawing_of
from allmende.terminal.match import Match, chairs_of
from allmende.terminal.onwards import play
from allmende.terminal.scores import score_sheet
from tests.agricola.test_campaign import BARE, campaign, over, worth
from tests.terminal.people import Person


def solo(points: int, lang: str = "en") -> Match:
    return Match(over(worth(points - BARE, played=["grocer", "priest"])), chairs_of("me:Anna"), lang)


def test_a_campaign_goes_on_and_is_taken_up_another_day(data_folder: Path) -> None:
    path = saves.new_path("saves", "agricola")
    match = solo(57)
    saves.save(match, path)
    leaving = Person()
    play(match, leaving.screen, path)
    assert "Anna: which card do you take along" in leaving.seen[-1]
    assert "Game 1" not in leaving.asked
    next_week = Person("2", "", "q")
    play(saves.load(saves.find(None)), next_week.screen, path)
    standing = next_week.seen[0]
    assert "The campaign" in standing
    assert ["1", "50", "57", "yes"] in [line.split() for line in standing.splitlines()]
    assert "Game 2 follows, with 55 points to reach." in next_week.seen[1]
    second = saves.load(path)
    assert second.game.options["campaign"] == {"scores": [[57]], "start": [["priest"]]}
    assert second.names == ["Anna"]


def test_a_failed_game_comes_once_more(data_folder: Path) -> None:
    person = Person("", "q")
    path = saves.new_path("saves", "agricola")
    play(solo(49, "de"), person.screen, path)
    assert "noch einmal Partie 1, mit 50 Punkten" in person.seen[0]
    assert saves.load(path).game.options["campaign"] == {"scores": [[49]], "start": [[]]}


@pytest.mark.parametrize(
    ("points", "lang", "verdict"),
    [
        (49, "en", "Target missed: 1 point short of 50"),
        (42, "de", "Ziel verfehlt: 8 Punkte fehlen zu 50"),
        (50, "en", "You have reached the target of 50 points"),
    ],
)
def test_alone_the_target_decides(points: int, lang: str, verdict: str) -> None:
    match = solo(points, lang)
    sheet = score_sheet(match, drawing_of(match.game.rules.name))
    assert verdict in [str(part) for part in sheet]


def test_several_players_and_a_bot(data_folder: Path) -> None:
    farms = [worth(9, played=["grocer"]), worth(5, played=["priest"]), worth(1, played=["scholar", "wood-cutter"])]
    person = Person("2", "1", "", "q")
    path = saves.new_path("saves", "agricola")
    play(Match(over(*farms), chairs_of("me:Anna,me:Bo,farmer"), "en"), person.screen, path)
    said = saves.load(path).game.options["campaign"]
    assert said["start"] == [[], ["priest"], ["wood-cutter"]]
    assert "-5 → 7" in person.seen[0]


@pytest.mark.parametrize(("lang", "verdict"), [("en", "Anna wins the campaign."), ("de", "Anna gewinnt die Kampagne.")])
def test_the_end_of_a_campaign(data_folder: Path, lang: str, verdict: str) -> None:
    said = campaign([[40, 30], [30, 40]], [[1, 2], [2, 1]], 1)
    person = Person()
    path = saves.new_path("saves", "agricola")
    play(Match(over(worth(9), worth(5), campaign=said), chairs_of("me:Anna,farmer"), lang), person.screen, path)
    assert verdict in person.written()
