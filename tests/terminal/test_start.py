"""The questions before a game."""

from allmende.locales import speaks
from allmende.table import game_names
from allmende.terminal.start import begin
from tests.terminal.people import Person, loop_of, match_of

GAMES = [name for name in game_names() if speaks("en", name)]
DOMINION = [str(GAMES.index("dominion") + 1)] if len(GAMES) > 1 else []
"""What to type for Dominion: the question comes only if there are other games."""


def test_enter_enter_enter_leads_into_a_game() -> None:
    person = Person("", "", "", "")
    match, path = begin(person.screen, "en")
    assert not match.game.over
    assert match.people == [0]
    assert not path.exists()


def test_dominion_has_good_defaults() -> None:
    match, path = begin(Person(*DOMINION, "", "").screen, "en")
    assert match.game.options["kingdom"] == "first-game"
    assert [chair.bot for chair in match.chairs] == [None, "bigmoney"]
    assert not path.exists()


def test_numbers_names_and_lists_are_understood() -> None:
    match, _ = begin(Person(*DOMINION, "3", "9").screen, "de")
    assert match.game.options["kingdom"] == "bargains"
    assert match.people == [0, 1]
    match, _ = begin(Person(*DOMINION, "einführung", "me:Bo,bigmoney-smithy").screen, "de")
    assert match.game.options["kingdom"] == "introduction"
    assert match.names == ["Spieler 1", "Bo", "bigmoney-smithy"]


def test_a_wrong_answer_is_asked_again() -> None:
    person = Person(*DOMINION, "99", "atlantis", "cellar,chapel", "1", "genius", "8")
    match, _ = begin(person.screen, "en")
    told = person.seen[len(DOMINION) :]
    assert "There is no 99 here" in told[1]
    assert "there is no kingdom 'atlantis'" in told[2]
    assert "kingdom must have 10 piles, got 2" in told[3]
    assert "genius" in told[5]
    assert match.chairs[1].bot == "random"


def test_it_offers_to_go_on() -> None:
    loop = loop_of(match_of("me:Anna,bigmoney", seed=5), Person("all"))
    loop.run()
    person = Person("")
    match, path = begin(person.screen, "en")
    assert "Dominion with Anna, bigmoney, saved" in " ".join(person.seen[0].split())
    assert path == loop.path
    assert match.game.picks == 1
    match, path = begin(Person("2", *DOMINION, "", "").screen, "en")
    assert path != loop.path
    assert match.game.picks == 0
