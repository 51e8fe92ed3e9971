"""What happens before the first decision is told: set-up, first deal, first flood card; secrets to their owners."""

import pytest

from allmende.locales import LANGUAGES, describe_event, player_names
from allmende.table import Event, Game, Seat, arrange, from_json, new_game, replay, seeded
from tests.games.cases import REGISTERED, Case

CASES = pytest.mark.parametrize("case", REGISTERED, ids=str)


def everybody(game: Game) -> list[Seat | None]:
    return [None, *[Seat(seat) for seat in range(game.players)]]


def kinds(game: Game) -> list[str]:
    return [event.kind for event in game.events]


def test_the_first_things_that_happen() -> None:
    assert kinds(new_game("lowlands", players=2)) == ["first-player", "draw", "draw", "flood", "phase"]
    assert kinds(new_game("dominion")) == ["draw", "draw", "turn"]
    assert kinds(new_game("agricola", cards="deal")) == ["starting-player", "deal", "deal", "round", "phase"]
    assert kinds(new_game("agricola", players=1))[0] == "round"


@CASES
def test_hidden_things_are_told_only_to_who_sees_them(case: Case) -> None:
    """Everything hidden redrawn at the beginning: each seat would have been told the same."""
    game = case.start(3, events=True)
    told = {seat: [event.seen_by(seat) for event in game.events] for seat in everybody(game)}
    for seat in everybody(game):
        view = game.view(seat)
        for event in told[seat]:
            cards = event.get("cards")
            if cards is not None:
                assert event["seat"] == seat, "only the own cards are told"
                assert str(sorted(cards)[0]) in str(view), "and they are seen, too"
    assert not any("cards" in event for event in told[None])


@CASES
def test_there_are_words_for_them(case: Case) -> None:
    game = case.start(4, events=True)
    for lang in LANGUAGES:
        for seat in everybody(game):
            for event in game.events:
                assert describe_event(case.name, event.seen_by(seat), player_names(lang, game.players), lang, seat)


def told(events: list[Event]) -> list[object]:
    return [(event.kind, event.seat, event.facts, event.secret, event.witnesses) for event in events]


@CASES
def test_a_record_tells_the_same_beginning(case: Case) -> None:
    game = case.start(5, events=True)
    first = told(game.events)
    record = game.record()
    assert told(replay(record, events=True).events) == first
    assert replay(record).events == [] == case.start(5).events
    game.play(game.choices[0].options[0], game.choices[0].seat)
    assert told(replay(game.record(), picks=0, events=True).events) == first
    opened = from_json(game.to_json())
    opened.listen()
    assert opened.events == [], "what was before is told once"


def test_whether_somebody_listens_changes_nothing() -> None:
    for case in REGISTERED[::4]:
        silent, heard = case.start(6), case.start(6, events=True)
        assert silent.to_json() == heard.to_json()


def test_an_arranged_game_tells_what_happens_until_the_first_decision() -> None:
    game = arrange("lowlands", {"phase": "turn-of-the-tide", "stage": 2, "flood_deck": [3]})
    assert kinds(game) == ["flood", "phase"]
    assert game.determinize(0, seeded(1)).events == []
