"""Several people at one screen: hands stay covered."""

from allmende.table import arrange
from allmende.terminal.match import Match, chairs_of
from tests.terminal.people import Person, loop_of, match_of, sensible_player


def two_people() -> Match:
    """Each has a card in hand that is found nowhere else on the table."""
    game = arrange("dominion", {
        "kingdom": "chapel, witch, cellar, market, merchant, militia, mine, moat, remodel, smithy",
        "seats": [{"hand": "gold, 4 copper", "deck": "5 copper"}, {"hand": "province, 4 estate", "deck": "5 estate"}],
        "phase": "buy",
    })  # fmt: skip
    return Match(game, chairs_of("me:Anna,me:Bo"), "en")


def hand_line(screen: str) -> str:
    return next((line for line in screen.splitlines() if line.startswith("Hand:")), "")


def test_between_two_people_the_screen_is_covered() -> None:
    person = Person("", "0", "", "0", "", "0")
    loop_of(two_people(), person).run()
    covers = [screen for screen, question in zip(person.seen, person.asked, strict=True) if "press Enter" in question]
    assert [cover.split() for cover in covers] == [["Next:", name] for name in ("Anna", "Bo", "Anna", "Bo")]


def test_nobody_sees_the_other_hand() -> None:
    person = Person("", "0", "", "0")
    loop_of(two_people(), person).run()
    cover_anna, anna, cover_bo, bo = person.seen[:4]
    assert "Gold" in hand_line(anna)
    assert "Province" not in hand_line(anna)
    assert "Estate ×4" not in anna
    assert "Province" in hand_line(bo)
    assert "Copper" not in hand_line(bo)
    assert "Copper ×4" not in bo
    assert "You draw" not in bo
    for cover in (cover_anna, cover_bo):
        assert "Gold" not in cover
        assert "Province" not in cover


def test_no_hand_is_ever_printed_for_the_other_in_a_whole_game() -> None:
    match = match_of("me:Anna,me:Bo", kingdom="introduction", seed=5)
    shown: list[tuple[int, str]] = []

    def line() -> str:
        if "press Enter" in person.asked[-1]:
            assert "Hand:" not in person.seen[-1]
            return ""
        seat = match.game.choices[0].seat
        shown.append((seat, person.seen[-1]))
        return sensible_player(match)()

    person = Person(then=line)
    assert loop_of(match, person).run()
    assert {seat for seat, _ in shown} == {0, 1}
    assert any("Anna buys" in screen for seat, screen in shown if seat == 0)
    assert not any("You buy" in screen for _, screen in shown), "on a shared screen everybody has a name"
    for seat, screen in shown:
        other = ["Bo", "Anna"][seat]
        [row] = [line for line in screen.splitlines() if line.startswith(f"{other} ") and "Deck" in line]
        assert "Hand " in row
        assert f"{other} draws a Copper" not in screen
        assert f"{other} looks at a" not in screen


def test_the_same_person_is_not_covered_twice() -> None:
    person = Person("", "all", "u", "all")
    loop_of(two_people(), person).run()
    assert sum("press Enter" in question for question in person.asked) == 1


def test_the_cover_speaks_german_and_names_players_without_a_name() -> None:
    person = Person("")
    loop_of(match_of("me,me", lang="de"), person).run()
    assert "Als Nächstes: Spieler 1" in person.seen[0]
    assert "▶ Kaufphase" in person.seen[1]
