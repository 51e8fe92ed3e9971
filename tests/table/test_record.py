"""Records and saved games that somebody damaged: a clear sentence, never another exception."""

import json
import random
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from allmende.table import AllmendeError, DamagedRecord, Game, Record, arrange, from_json, game_names, new_game, replay
from allmende.table import seeded as dice_of
from tests.table.playing import pick, start, table
from tests.table.toys import DRAFT, EXPEDITION, TOYS, WALK


def played(name: str, picks: int, seed: int = 0, **options: Any) -> Game:
    """A random game after some picks, redrawn once."""
    game = new_game(name, seed=seed, events=False, **options)
    dice = dice_of(seed)
    for n in range(picks):
        choices = game.choices
        if not choices:
            break
        choice = choices[dice.below(len(choices))]
        game.play(choice.options[dice.below(len(choice.options))], choice.seat)
        if n == picks // 2:
            game = game.determinize(0, dice)
    return game


# Texts


@pytest.mark.parametrize(
    "text",
    ["", "{", "not JSON", "[1, 2", "{'game': 1}", "\0", "nul", '{"game": "dominion"', "[" * 100_000, "1" * 10_000],
    ids=lambda text: text[:20],
)
def test_a_text_that_is_no_json(text: str) -> None:
    for read in (Record.loads, replay):
        with pytest.raises(DamagedRecord, match=r"this is no record|a record is a JSON object"):
            read(text)


@pytest.mark.parametrize("text", ["null", "3", "[]", '"game"', "true", "NaN", "Infinity"])
def test_a_text_that_is_no_record(text: str) -> None:
    with pytest.raises(DamagedRecord, match="a record is a JSON object with game, options, seed and picks"):
        Record.loads(text)
    with pytest.raises(DamagedRecord, match="a record is a JSON object"):
        from_json(json.loads(text))


def test_the_line_of_the_mistake_is_named() -> None:
    with pytest.raises(DamagedRecord, match="line 3 is not JSON"):
        Record.loads('{"game": "toy-walk",\n"options": {},\n"seed" 3}')


# Parts


@pytest.mark.parametrize("part", ["game", "options", "picks"])
@pytest.mark.parametrize("wrong", ["missing", None, True, 3.5, "text", [3], {"a": 1}, 7], ids=repr)
def test_a_part_is_missing_or_of_another_kind(part: str, wrong: Any) -> None:
    data = start(WALK).record().to_json()
    kind = type(data[part])
    if wrong == "missing":
        del data[part]
    elif type(wrong) is kind:
        return
    else:
        data[part] = wrong
    for read in (Record.from_json, replay, from_json):
        with pytest.raises(DamagedRecord, match=f"a record needs '{part}', and it must be of type {kind.__name__}"):
            read(data)


@pytest.mark.parametrize(
    "wrong", ["missing", None, True, 3.5, "text", [3], {"a": 1}, "1.5", "٣", "-", "9" * 401], ids=repr
)
def test_a_seed_is_missing_or_none(wrong: Any) -> None:
    data = start(WALK).record().to_json()
    if wrong == "missing":
        del data["seed"]
    else:
        data["seed"] = wrong
    for read in (Record.from_json, replay, from_json):
        with pytest.raises(DamagedRecord, match="a record needs 'seed', a whole number; a large one as a text"):
            read(data)


@pytest.mark.parametrize("seed", [0, -7, (1 << 53) - 1, 1 << 53, -(1 << 53), (1 << 128) - 1, 10**300])
def test_a_seed_of_any_size_goes_through_json(seed: int) -> None:
    """Programs that read numbers as floating point keep it: beyond 2**53 it is written as a text."""
    game = start(WALK, seed)
    data = json.loads(game.record().dumps(), parse_int=lambda digits: int(float(digits)))
    assert Record.from_json(data).seed == seed
    assert replay(data).to_json() == from_json(game.to_json()).to_json() == game.to_json()


@pytest.mark.parametrize(
    ("part", "wrong", "sentence"),
    [
        ("generator", "dice", "a random generator that this version does not have: 'dice'"),
        ("generator", None, "a random generator that this version does not have: None"),
        ("rules", "2", "the version of the rules it was played by"),
        ("rules", True, "the version of the rules it was played by"),
        ("rules", 0, "the version of the rules it was played by"),
    ],
)
def test_generator_or_rules_that_nobody_has(part: str, wrong: Any, sentence: str) -> None:
    data = start(WALK).record().to_json()
    data[part] = wrong
    for read in (Record.from_json, replay, from_json):
        with pytest.raises(DamagedRecord, match=sentence):
            read(data)


def test_a_saved_game_draws_from_the_generator_it_names() -> None:
    data = start(WALK).to_json()
    data["generator"] = "carry"
    with pytest.raises(DamagedRecord, match="draws from 'blake2', but says 'carry'"):
        from_json(data)


def test_what_no_longer_replays_says_by_which_rules_it_was_played() -> None:
    game = played("toy-walk", 5)
    data = game.record().to_json()
    data["picks"][3] = 9999
    with pytest.raises(DamagedRecord, match=r"pick 4 is not legal here: [^()]*\([^()]*\)[^()]*$"):
        replay(data)
    data["rules"] = 7
    with pytest.raises(DamagedRecord, match=r"it was played by version 7 of the rules, this is version 1"):
        replay(data)
    assert replay(data, picks=3).record().rules == 7, "it stays what it was"
    assert from_json(replay(data, picks=3).to_json()).clone().record().rules == 7


def test_a_game_that_is_not_on_the_shelf() -> None:
    data = start(WALK).to_json()
    data["game"] = "chess"
    for read in (replay, from_json):
        with pytest.raises(DamagedRecord, match="cannot be played: there is no game 'chess'"):
            read(data)


def test_options_that_the_game_does_not_have() -> None:
    data = start(WALK).to_json()
    data["options"] = {"players": 9}
    for read in (replay, from_json):
        with pytest.raises(DamagedRecord, match="cannot be played: players must be 1 to 6, got 9"):
            read(data)


@pytest.mark.parametrize(
    "wrong",
    [None, "3", 3.0, True, [], [1], [1, 2, 3], [True, 1], ["0", 1], {}, {"redraw": 0}, {"redraw": "0", "seed": 1},
     {"seed": 1}, {"redraw": 0, "seed": 1.5}, {"redraw": True, "seed": 1}, 2**63, [0, 2**63]],
    ids=repr,
)  # fmt: skip
def test_a_pick_that_is_no_pick(wrong: Any) -> None:
    data = played("toy-walk", 5).to_json()
    data["picks"][2] = wrong
    for read in (Record.from_json, replay, from_json):
        with pytest.raises(DamagedRecord, match="pick 3 is no pick"):
            read(data)


# Picks


def test_the_pick_that_is_not_legal_is_named() -> None:
    game = played("dominion", 60)
    data = game.record().to_json()
    data["picks"][36] = 10**6
    with pytest.raises(DamagedRecord, match="pick 37 is not legal here: 1000000 is not offered here"):
        replay(data)
    with pytest.raises(DamagedRecord, match="pick 37 is not legal here"):
        replay(json.dumps(data))


def test_a_pick_that_cannot_be_made() -> None:
    data = start(DRAFT).record().to_json()
    for wrong in (-1, 10**6, [0, -1], [7, 1], [-1, 1], {"redraw": 9, "seed": 1}, {"redraw": -1, "seed": 1}):
        with pytest.raises(DamagedRecord, match="pick 1 is not legal here"):
            replay({**data, "picks": [wrong]})


def test_picks_after_the_end() -> None:
    game = start(WALK)
    while game.choice is not None:
        game.play(game.choice.options[0])
    record = game.record()
    record.picks += record.picks[-3:]
    n = game.picks + 1
    with pytest.raises(DamagedRecord, match=f"pick {n} is not legal here: the game is over"):
        replay(record)
    data = game.to_json()
    data["picks"] = record.to_json()["picks"]
    with pytest.raises(DamagedRecord, match=f"pick {n} is not legal here: the game is over"):
        from_json(data)


def test_a_pick_of_a_seat_that_is_not_asked() -> None:
    game = start(WALK)
    with pytest.raises(DamagedRecord, match="pick 1 is not legal here: seat 1 has nothing to choose now"):
        replay({**game.record().to_json(), "picks": [[1, 3]]})


# Saved games


@pytest.mark.parametrize(
    ("part", "wrong", "sentence"),
    [
        ("format", 3, "has format 3, this version reads 1 to 2"),
        ("format", None, "has format None"),
        ("state", None, "has no state"),
        ("state", [], "has no state"),
        ("at", None, "says it was at pick None, but it has 5 picks"),
        ("at", 99, "says it was at pick 99, but it has 5 picks"),
        ("at", -1, "says it was at pick -1"),
        ("at", True, "says it was at pick True"),
        ("at", "4", "says it was at pick '4'"),
        ("undo", None, "does not say what can be undone"),
        ("undo", [0, 0], "does not say what can be undone"),
        ("undo", [0, 0, 5], "does not say what can be undone"),
        ("undo", [0, 2, 4], "does not say what can be undone"),
        ("undo", [0, [5]], "does not say what can be undone"),
        ("undo", [2, [4]], "does not say what can be undone"),
        ("undo", [0, [3, 3]], "does not say what can be undone"),
        ("undo", [0, [4, 3]], "does not say what can be undone"),
        ("undo", [0, [True]], "does not say what can be undone"),
        ("undo", [0, True, 4], "does not say what can be undone"),
    ],
)
def test_a_part_of_a_saved_game_is_damaged(part: str, wrong: Any, sentence: str) -> None:
    game = start(WALK)
    for n in range(5):
        pick(game, "yes") if n % 2 else pick(game, "count", 2)
    data = game.to_json()
    data[part] = wrong
    with pytest.raises(DamagedRecord) as caught:
        from_json(data)
    assert sentence in str(caught.value)
    if wrong is None:
        del data[part]
        with pytest.raises(DamagedRecord):
            from_json(data)


def test_a_state_that_makes_no_sense() -> None:
    data = played("toy-expedition", 3).to_json()
    del data["state"]["deck"]
    with pytest.raises(DamagedRecord, match="the saved situation makes no sense: KeyError 'deck'"):
        from_json(data)
    arranged = arrange("toy-expedition", {"deck": [1, 2]})
    record = arranged.record().to_json()
    record["start"]["deck"] = 7
    with pytest.raises(DamagedRecord, match="the saved situation makes no sense"):
        replay(record)
    record["start"] = 7
    with pytest.raises(DamagedRecord, match="'start' must be a situation"):
        replay(record)


def test_a_dominion_that_makes_no_sense() -> None:
    good = played("dominion", 42, players=3).to_json()
    for path, wrong in {
        ("rng",): 0,
        ("rng", 1): -1,
        ("kingdom", 0): "copper",
        ("kingdom", 1): "kraken",
        ("turn", "seat"): -1,
        ("turn", "buys"): -2,
        ("turn", "phase"): "dawn",
        ("players", 0, "tokens"): {"vp": -1},
        ("players", 0, "mats"): {"attic": []},
        ("players", 0, "owns"): ["kraken"],
        ("players", 0, "deck", 0): "kraken",
        ("players", 0, "hand"): ["gold"] * 31,
        ("players", 1, "shown"): ["province"],
        ("players", 1, "veiled"): ["province"],
        ("players", 1, "known"): [1] * 200,
        ("piles", "copper"): 10**9,
        ("piles", "estate"): -1,
        ("news",): float("inf"),
    }.items():
        data = deepcopy(good)
        part = data["state"]
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = wrong
        with pytest.raises(DamagedRecord, match="the saved Dominion game is damaged"):
            from_json(data)


def test_a_record_and_its_text_are_equal() -> None:
    record = played("toy-draft", 6, players=3).record()
    assert Record.loads(record.dumps()) == record
    assert record != played("toy-draft", 5, players=3).record()
    assert record != "a record"


def test_an_arranged_game_is_recorded_with_its_situation() -> None:
    game = arrange("toy-walk", {"at": [5, 3], "moves": 4}, seed=3)
    pick(game, "count", 2)
    record = Record.loads(game.record().dumps())
    assert record.start is not None
    assert replay(record).to_json() == game.to_json()
    assert from_json(json.loads(json.dumps(game.to_json()))).to_json() == game.to_json()
    assert table(replay(record, picks=0))["at"] == [5, 3]


# Anything else


SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["copper", "gold", "moat", "action", "buy", "over", "random", "dominion", "toy-walk", "redraw"]),
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=3), inner, max_size=3)),
    max_leaves=5,
)


@cache
def good_games() -> list[tuple[str, str]]:
    """Good games, each as a saved game and as a record."""
    games = [played(toy.name, 7, seed=2, players=2) for toy in TOYS]
    games += [played(name, picks, seed=picks) for name in game_names() for picks in (0, 25, 120)]
    games += [played("dominion", 90, kingdom="bargains", players=3), played("dominion", 150, kingdom="introduction")]
    arranged = arrange("dominion", {"seats": [{"hand": "village, smithy, 3 copper"}, {"hand": "moat"}]})
    pick(arranged, "card", "village")
    games += [arranged, arrange("toy-expedition", {"deck": [3, 1, 2]}), start(EXPEDITION, auto=True)]
    return [(json.dumps(game.to_json()), game.record().dumps()) for game in games]


def damage(data: Any, chance: random.Random, new: Any) -> Any:
    """Change one thing somewhere: replace it, remove it, double it, swap it with another."""
    places: list[tuple[Any, Any]] = []

    def walk(part: Any) -> None:
        entries = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else []
        for key, value in entries:
            places.append((part, key))
            walk(value)

    walk(data)
    if not places:
        return new
    # Few big parts and many small ones: take the depth first, so that all of the format is reached.
    part, key = chance.choice(places if chance.random() < 0.5 else [place for place in places if place[0] is data])
    match chance.randrange(6):
        case 0:
            del part[key]
        case 1 if isinstance(part, list):
            part.insert(key, deepcopy(part[key]))
        case 2 if isinstance(part[key], int) and not isinstance(part[key], bool):
            part[key] += chance.choice([-1, 1, 1000])
        case 3:
            other, place = chance.choice(places)
            part[key] = (
                deepcopy(other[place]) if place in (other if isinstance(other, dict) else range(len(other))) else new
            )
        case _:
            part[key] = new
    return data


@settings(max_examples=600, report_multiple_bugs=False)
@given(which=st.integers(0, 99), seed=st.integers(0, 10**9), news=st.lists(ANYTHING, min_size=1, max_size=3))
@example(which=0, seed=0, news=[None])
def test_damaged_games_are_refused_with_a_sentence_or_are_games(which: int, seed: int, news: list[Any]) -> None:
    """Nothing but errors of ours; and what is opened all the same can be seen and played (toys check nothing)."""
    saved, record = good_games()[which % len(good_games())]
    chance = random.Random(seed)
    readers: list[tuple[str, Callable[[Any], Game | Record]]] = [(saved, from_json), (record, replay)]
    for text, read in readers:
        data = json.loads(text)
        for new in news:
            data = damage(data, chance, deepcopy(new))
        game = read_or_refuse(read, data)
        if isinstance(game, Game) and not game.rules.name.startswith("toy-"):
            use(game, seed)


def read_or_refuse(read: Callable[[Any], Game | Record], data: Any) -> Game | Record | None:
    """None: it was refused, with a sentence."""
    try:
        return read(data)
    except AllmendeError as error:
        sentence = str(error)
    assert len(sentence) > 10
    return None


def use(game: Game, seed: int) -> None:
    dice = dice_of(seed)
    for _ in range(4):
        json.dumps(game.view(None))
        json.dumps(game.view(0))
        game.scores(), game.winners()
        if game.choice is None:
            return
        game.play(game.choice.options[dice.below(len(game.choice.options))])


@settings(max_examples=300)
@given(which=st.integers(0, 99), at=st.integers(0, 10**6), new=st.text(max_size=3), drop=st.integers(0, 3))
def test_damaged_texts_are_refused_with_a_sentence_or_are_records(which: int, at: int, new: str, drop: int) -> None:
    _, text = good_games()[which % len(good_games())]
    at %= len(text)
    damaged = text[:at] + new + text[at + drop :]
    readers: list[Callable[[Any], Game | Record]] = [Record.loads, replay]
    for read in readers:
        read_or_refuse(read, damaged)


@given(data=ANYTHING)
def test_anything_at_all_is_refused_with_a_sentence(data: Any) -> None:
    for read in (from_json, Record.from_json):
        with pytest.raises(AllmendeError):
            read(data)
