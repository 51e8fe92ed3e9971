"""Picks by key, several at once, and trials: nothing is changed, and nothing is told that the seat cannot know."""

import json

from allmende import arrange
from allmende.server.open_table import Facts, Table
from allmende.server.picks import passes_turn, try_picks
from allmende.table import Game, Rng, new_game, seeded
from tests.server.house import House, Json, options_of


def table_of(game: Game) -> Table:
    table = Table(Facts("", game.rules.name, {}, {}, False, "", "", "", 0), game, [], 1, 0)
    table.asked = {int(choice.seat): 1 for choice in game.choices}
    return table


def test_picks_by_key(house: House) -> None:
    anna = house.someone()
    update = anna.table("me", "me", seed=5, options={"first": 0, "kingdom": "first-game"})
    path = f"/api/tables/{update['table']['id']}"
    after = anna.post(f"{path}/picks", seq=1, seat=0, picks=[["treasures"], ["pile", "copper"]])
    assert after["table"]["picks"] == 2
    body = {"seq": after["seq"], "seat": 1, "picks": [["pile", "nothing of this kind"]]}
    anna.refused("POST", f"{path}/picks", 422, "illegal-option", json=body)
    assert anna.look(update["table"])["seq"] == after["seq"]


def test_refused_in_the_middle_nothing_has_changed(house: House) -> None:
    anna = house.someone()
    update = anna.table("me", "me", seed=5, options={"first": 0, "kingdom": "first-game"})
    line = anna.socket(update["table"], seat=0)
    line.receive()
    refused = line.ask("pick", seq=1, seat=0, picks=[["treasures"], ["edge", 12], ["pile", "copper"]])
    assert (refused["type"], refused["error"]) == ("refused", "illegal-option")
    assert anna.look(update["table"], seat=0)["view"] == update["view"]
    assert anna.look(update["table"])["seq"] == 1
    line.close()


def test_what_shows_something_new_is_played_and_only_the_rest_refused(house: House) -> None:
    """Otherwise an Attack with a pick that cannot be behind it would tell the victim's hand, and leave no trace."""
    anna = house.someone()
    options = {
        "first": 0,
        "kingdom": [
            "bureaucrat",
            "cellar",
            "market",
            "mine",
            "moat",
            "remodel",
            "smithy",
            "village",
            "workshop",
            "militia",
        ],
    }
    update = anna.table("me", "me", seed=5, options=options)
    while True:
        seat = update["view"]["waiting"][0]
        update = anna.look(update["table"], seat=seat)
        offered = {tuple(option["key"]): option["option"] for option in update["view"]["choice"]["options"]}
        if ("card", "bureaucrat") in offered:
            break
        wishes = (("treasures",), ("pile", "bureaucrat"), ("pile", "silver"), ("done",))
        update = anna.pick(update, next((offered[wish] for wish in wishes if wish in offered), min(offered.values())))
    path, seq, picks = f"/api/tables/{update['table']['id']}", update["seq"], update["table"]["picks"]
    body = {"seq": seq, "seat": seat, "picks": [["card", "bureaucrat"], 2147483647]}
    refused = anna.refused("POST", f"{path}/picks", 422, "too-many-picks", json=body)
    assert (refused["update"]["seq"], refused["update"]["table"]["picks"]) == (seq + 1, picks + 1), "it was played"
    assert any(event["kind"] == "play" for event in refused["update"]["events"])
    assert refused["update"]["can"]["reset"] is None, "and stays, where others would have to agree"


def test_a_trial_by_socket_and_by_http(house: House) -> None:
    anna = house.someone()
    update = anna.table("me", "me", seed=5, options={"first": 0, "kingdom": "first-game"})
    line = anna.socket(update["table"], seat=0)
    line.receive()
    body = {"seq": 1, "seat": 0, "picks": [["treasures"]]}
    tried = line.ask("try", **body)
    assert (tried["type"], tried["id"], tried["played"], tried["refused"]) == ("tried", "x", 1, None)
    assert tried["view"]["table"]["turn"]["coins"] == 3
    assert any(event["kind"] == "play" for event in tried["events"])
    over_http = anna.post(f"/api/tables/{update['table']['id']}/try", **body)
    assert over_http["view"] == tried["view"]
    assert anna.look(update["table"], seat=0)["view"] == update["view"], "and nothing has happened"
    assert not any(json.loads(text).get("seq", 1) > 1 for text in line.bytes)
    assert line.ask("try", seq=0, seat=0, picks=[1])["error"] == "stale"
    assert line.ask("try", seq=1, seat=1, picks=[1])["error"] == "not-asked"
    stranger = house.someone()
    stranger.refused("POST", f"/api/tables/{update['table']['id']}/try", 403, "no-rights", json=body)
    line.close()


def test_which_pick_of_a_trial_fails(house: House) -> None:
    anna = house.someone()
    update = anna.table("me", "me", seed=5, options={"first": 0, "kingdom": "first-game"})
    path = f"/api/tables/{update['table']['id']}/try"
    tried = anna.post(path, seq=1, seat=0, picks=[["treasures"], ["edge", 1]])
    assert tried["played"] == 1
    assert (tried["refused"]["at"], tried["refused"]["error"]) == (1, "illegal-option")
    done = options_of(update)[-1]
    ended = anna.post(path, seq=1, seat=0, picks=[done, done])
    assert (ended["played"], ended["ends"]) == (0, True), "the new hand is not shown"
    assert ended["view"] == update["view"]
    assert (ended["refused"]["at"], ended["refused"]["error"]) == (1, "too-many-picks")


def test_which_picks_pass_the_turn() -> None:
    """Whatever kind they are: the last of an action, not those before it; with an Attack the turn comes back."""
    farm = new_game("agricola", players=2, seed=3, auto=True)
    seat = int(farm.choice.seat)  # type: ignore[union-attr]
    assert passes_turn(farm.clone(), seat, ["space", "forest"])
    assert not passes_turn(farm, seat, ["space", "farmland"])
    assert passes_turn(farm, seat, ["cell", 7])
    village = arrange("dominion", {"seats": [{"hand": "militia, copper"}, {"hand": "5 copper"}]})
    village.auto = True
    assert not passes_turn(village.clone(), 0, ["card", "militia"]), "the others discard, then it goes on"
    assert not passes_turn(village, 0, ["done"]), "the Buy phase follows"
    assert passes_turn(village, 0, ["done"])
    alone = new_game("agricola", players=1, seed=3, auto=True)
    assert not passes_turn(alone, 0, ["space", "forest"]), "there is nobody else"


def test_a_card_that_is_kept_from_a_draft_is_final() -> None:
    """Whether the others still decide, or everybody gets the next cards at once."""
    draft = new_game("agricola", players=2, cards="draft", seed=3, auto=True)
    for seat in (0, 1):
        [options] = [choice.options for choice in draft.choices if choice.seat == seat]
        assert passes_turn(draft, seat, int(options[0]))
    assert len(draft.choices) == 2


def test_a_trial_tells_the_same_whatever_is_hidden() -> None:
    """Tables that differ only in what a seat cannot know answer alike."""
    cases: list[tuple[str, Json]] = [
        ("dominion", {"kingdom": "first-game"}), ("lowlands", {}), ("agricola", {"cards": "draft"}),
    ]  # fmt: skip
    for name, options in cases:
        game = new_game(name, players=2, seed=3, auto=True, **options)
        dice = seeded(3)
        shown = 0
        for _ in range(60):
            choice = game.choice
            if choice is None:
                break
            shown += compare(game, int(choice.seat), dice)
            game.play(choice.options[dice.below(len(choice.options))])
        assert shown > 10


def compare(game: Game, seat: int, dice: Rng) -> int:
    """Try one option here and on a table with another hidden part; 1 if there was something to see."""
    options = next(choice.options for choice in game.choices if choice.seat == seat)
    option = int(options[dice.below(len(options))])
    answers: list[Json] = [
        try_picks(table_of(one), seat, 1, [option]) for one in (game, game.determinize(seat, seeded(dice.below(99))))
    ]
    assert answers[0] == answers[1]
    if answers[0]["played"] == 0:
        assert answers[0]["view"] == game.view(seat), "what is new stays unseen"
    return int(answers[0]["played"])
