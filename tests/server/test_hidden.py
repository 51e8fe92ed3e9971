"""What reaches a client: every byte of it, in whole games, held against what its seat may know."""

import json
from typing import Any

import pytest

from allmende.server.players import as_known
from allmende.table import Event, Game, Rng, Seat, new_game, seeded
from tests.server.house import House, Json, Line, any_option, with_difference
from tests.table.toys import toys_on_the_shelf

PICKS = 160


def lines_of(
    house: House, game: str, players: int, seed: int, **options: Any
) -> tuple[list[Line], list[Line], list[str]]:
    """A socket for each seat, each of another person, and a spectator's; as many that take differences; all secrets."""
    people = [house.someone(f"P{n}") for n in range(players)]
    made = people[0].table("me", *["open"] * (players - 1), game=game, seed=seed, options=options)["table"]
    for guest in people[1:]:
        guest.join(made)
    watching = house.nobody()
    plain = [*(someone.socket(made) for someone in people), watching.socket(made, watch=made["watch"])]
    brief = [
        *(someone.socket(made, differences=1) for someone in people),
        watching.socket(made, watch=made["watch"], differences=1),
    ]
    return plain, brief, [someone.secret for someone in people]


CASES = [
    ("dominion", 2, {"kingdom": "random"}, 1),
    ("dominion", 3, {"kingdom": "random"}, 2),
    ("lowlands", 3, {}, 5),
    ("toy-draft", 3, {}, 3),
    ("toy-expedition", 2, {}, 4),
]


@pytest.mark.parametrize(("game", "players", "options", "seed"), CASES)
def test_every_byte(house: House, game: str, players: int, options: Json, seed: int) -> None:
    """A twin of the game, played with the same picks, says what each seat may be sent. Nothing else comes.

    And the twin redrawn, with everything hidden replaced, would have sent the same.
    """
    with toys_on_the_shelf():
        lines, brief, secrets = lines_of(house, game, players, seed, **options)
        twin = new_game(game, seed=seed, auto=True, players=players, **options)
        dice = seeded(seed)
        seq = players
        for line in [*lines, *brief]:
            line.updated(seq)
            compare(line.update, twin, twin.events)
        for _ in range(PICKS):
            if twin.over:
                break
            choices = twin.choices
            seat = int(choices[dice.below(len(choices))].seat)
            option = any_option(lines[seat].update, dice)
            lines[seat].pick(option)
            twin.play(option, seat)
            seq += 1
            for line, other in zip(lines, brief, strict=True):
                line.updated(seq)
                assert line.update["since"] == seq - 1, "exactly this pick"
                compare(line.update, twin, twin.events, seat)
                redrawn(line.update, twin, dice)
                assert other.updated(seq) == line.update, "a difference makes the same update"
        seed_text = f'"seed":{seed}'
        for line in [*lines, *brief]:
            sent = "".join(line.bytes)
            assert seed_text not in sent
            assert not any(secret in sent for secret in secrets)
            line.close()
        for line in lines:
            check_messages(line, {"update", "ok", "presence"})
        for line in brief:
            check_messages(line, {"update", "difference", "presence"})


def check_messages(line: Line, types: set[str]) -> None:
    """There is nothing in a message but what the update that it makes holds, too."""
    update: Json = {}
    for text in line.bytes:
        message = json.loads(text)
        assert message["type"] in types
        if message["type"] == "presence":
            assert set(message) == {"type", "here", "watching", "away"}
        if message["type"] == "difference":
            assert set(message) == {"type", "seq", "since", "events", "changes"}
            update = with_difference(update, message)
            check_changes(message["changes"], update)
        if message["type"] == "update":
            update = message
        if line.update["view"]["seat"] is None and update:
            assert update["view"]["choice"] is None


def check_changes(change: Any, value: Any) -> None:
    if isinstance(change, list):
        assert change == [value]
        return
    for key, one in change.items():
        if isinstance(value, list) and key == "length":
            assert one == len(value)
        elif isinstance(value, list):
            check_changes(one, value[int(key)])
        elif one == []:
            assert key not in value
        else:
            check_changes(one, value[key])


def compare(update: Json, twin: Game, events: list[Event], picker: int = -1) -> None:
    """The update holds the view and the events as the seat may know them, and no part that is not accounted for.

    Whose pick it was everybody knows, and is told where an event is about another seat.
    """
    seat = update["view"]["seat"]
    assert update["view"] == json.loads(json.dumps(twin.view(seat)))
    told = [event for event in update["events"] if not event["kind"].startswith("table-")]
    allowed = [event.seen_by(None if seat is None else Seat(seat)) for event in events]
    bare = [{key: value for key, value in event.items() if key not in ("pick", "seq", "picker")} for event in told]
    assert all(event.get("picker", picker) == picker for event in told)
    assert bare == json.loads(json.dumps(allowed))
    assert set(update) == {
        "type",
        "seq",
        "since",
        "table",
        "view",
        "events",
        "can",
        "vote",
        "clock",
        "scores",
        "winners",
        "verdict",
    }
    assert (update["scores"] is not None) == twin.over
    about = {"id", "game", "options", "settings", "seats", "seed_known", "created", "picks", "over", "ends", "closed",
             "ended", "mine", "held", "maker", "rematch", "series", "wished"}  # fmt: skip
    assert set(update["table"]) == (about if seat is None else about | {"invite", "watch"})
    assert set(update["table"]["seats"][0]) - {"away"} == {"seat", "kind", "name", "bot", "here"}


def redrawn(update: Json, twin: Game, dice: Rng) -> None:
    seat = update["view"]["seat"]
    assert json.loads(json.dumps(twin.determinize(seat, dice).view(seat))) == update["view"]


def test_log_lines_hold_nothing_hidden(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger="allmende.server")
    anna = house.someone("Anna Geheim")
    update = anna.table("me", "me", seed=987654321)
    anna.pick(update, any_option(update, seeded(1)), seat=update["view"]["waiting"][0])
    facts = [record.facts for record in caplog.records if hasattr(record, "facts")]
    assert {"change"} == {record.getMessage() for record in caplog.records if hasattr(record, "facts")}
    assert all(set(fact) == {"table", "seq", "seat", "kind"} for fact in facts)
    text = repr(facts)
    for hidden in (anna.secret, "987654321", "Geheim", update["table"]["invite"], update["table"]["watch"]):
        assert hidden not in text


def test_what_a_bot_gets_is_what_its_seat_knows() -> None:
    game = new_game("dominion", seed=123456789, auto=True)
    for seat in (0, 1):
        data = as_known(game, seat, 7)
        assert data["seed"] == 0
        assert "123456789" not in json.dumps(data)
