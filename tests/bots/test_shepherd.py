"""The Shepherd: it ends its games, is honest, can be repeated, answers sensibly, and beats random players."""

from typing import Any

import pytest

from allmende import Game, new_game
from allmende.bots import Bot, UnknownBot, bot_names, make_bot
from allmende.bots.lowlands.expectations import final_values
from allmende.bots.lowlands.fencing import RECTANGLES, find_plans, outline_of
from allmende.bots.lowlands.shepherd import NAMES
from allmende.lab import play_game
from allmende.lowlands.farm import find_pastures, inside, outline
from allmende.table import seeded
from tests.lowlands.situations import Situation, situation


def lowlands(players: int, seed: int, **options: Any) -> Game:
    return new_game("lowlands", players=players, seed=seed, auto=True, events=False, **options)


def shepherds(players: int, seed: int) -> list[Bot]:
    """Different styles and seeds around a table."""
    return [make_bot(NAMES[(seed + seat) % len(NAMES)], "lowlands", 10 * seed + seat) for seat in range(players)]


def answer(t: Situation, name: str = "shepherd") -> str:
    """What the bot picks in this situation."""
    choice = t.game.choice
    assert choice is not None
    return t.words(make_bot(name, "lowlands").pick(t.game, choice))[0]


def play_on(t: Situation, picks: int) -> None:
    """Let the bot answer so many choices of seat 0."""
    for _ in range(picks):
        if (choice := t.game.choice) is not None and choice.seat == 0:
            t.game.play(make_bot("shepherd", "lowlands").pick(t.game, choice))


# What every bot keeps


@pytest.mark.parametrize(("players", "games"), [(2, 18), (3, 16), (4, 16)])
def test_it_ends_its_games(players: int, games: int) -> None:
    for seed in range(games):
        assert play_game(lowlands(players, seed, beginner=seed % 5 == 0), shepherds(players, seed)).over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_answers_whatever_random_players_bring_about(players: int) -> None:
    for seed in range(5):
        bots = [make_bot("random", "lowlands", seed) for _ in range(players)]
        bots[seed % players] = make_bot("shepherd", "lowlands", seed)
        assert play_game(lowlands(players, seed), bots).over


@pytest.mark.parametrize("value", [0, 6])
def test_it_plays_on_where_the_value_marker_stands_at_the_end_of_its_track(value: int) -> None:
    """Only an arranged table stands there so early: three tides are to come, and none moves it off its track."""
    bots = shepherds(3, 3)
    assert play_game(situation(value=value, segments=2).game, bots).over


@pytest.mark.parametrize(("value", "price", "dike"), [(0, 2, 3), (6, 5, 0)])
def test_values_stay_on_their_track(value: int, price: float, dike: float) -> None:
    """Sheep that are as dear as can be become no dearer; in the middle both ways are open."""
    holds = float(value == 6)
    assert final_values(value, [holds] * 3) == (price, dike)
    assert final_values(3, [0.5]) == ((3 + 4) / 2, (2 + 1) / 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_sees_only_what_its_seat_knows(players: int) -> None:
    """A copy whose hidden part is redrawn gets the same answer, at every choice of a game."""
    for seed in range(2):
        rng = seeded(seed)
        game = lowlands(players, seed)
        bots = shepherds(players, seed)
        while (choice := game.choice) is not None:
            copy = game.determinize(choice.seat, rng)
            [same] = [other for other in copy.choices if other.seat == choice.seat]
            pick = bots[choice.seat].pick(game, choice)
            assert bots[choice.seat].pick(copy, same) == pick, choice
            game.play(pick)


def test_the_same_seeds_give_the_same_game() -> None:
    first, second = (play_game(lowlands(3, 8), shepherds(3, 8)) for _ in range(2))
    assert first.record() == second.record()


def test_it_keeps_nothing_in_mind_from_choice_to_choice() -> None:
    """A shepherd that joins late plays like one that was there from the beginning."""
    game = lowlands(3, 4)
    bots = shepherds(3, 4)
    while (choice := game.choice) is not None:
        pick = bots[choice.seat].pick(game, choice)
        assert shepherds(3, 4)[choice.seat].pick(game, choice) == pick
        game.play(pick)


def test_another_seed_is_another_taste() -> None:
    records = []
    for seed in range(2):
        bots = [make_bot("shepherd", "lowlands", 3 * seed + seat) for seat in range(3)]
        records.append(play_game(lowlands(3, 1), bots).record())
    assert records[0] != records[1]


def test_a_shepherd_leaves_the_game_alone() -> None:
    game = lowlands(3, 5)
    before = game.to_json()
    for name in NAMES:
        assert game.choice is not None
        make_bot(name, "lowlands").pick(game, game.choice)
    assert game.to_json() == before


def test_names() -> None:
    shepherds = ["shepherd", "shepherd:dike", "shepherd:sheep", "shepherd:tiles"]
    assert bot_names("lowlands") == ["random", *shepherds, "berta", "bruno", "frieda", "relaxed", "solid", "strong"]


@pytest.mark.parametrize("name", ["shepherd:", "shepherd:wolf", "shepherd:dike:2"])
def test_an_unknown_style_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(UnknownBot, match="choose shepherd, shepherd:dike, shepherd:sheep or shepherd:tiles"):
        make_bot(name, "lowlands")


# Sensible answers


def test_a_full_farm_sells_what_will_grow_again() -> None:
    t = situation(farmers=[2], sheep=6, pastures=[[1, 2, 6, 7, 11, 12]], hand="wood", coins=0)
    play_on(t, 4)
    assert (t.sheep(), t.coins()) == (4, 2 * 3)


def test_sheep_are_bought_for_an_empty_pasture() -> None:
    t = situation(farmers=[2], sheep=2, pastures=[[1, 2, 6, 7, 11, 12, 16, 17]], hand="wood", coins=9, stage=3)
    play_on(t, 5)
    assert (t.sheep(), t.coins()) == (4, 3)


def test_cards_are_drawn_if_there_is_nothing_to_work_with() -> None:
    t = situation(farmers=[3], hand="", coins=0)
    t.pick("farmer 3")
    assert answer(t) == "space draw"


def test_it_accepts_to_co_build_with_a_full_hand_and_takes_the_steps() -> None:
    t = situation({"hand": "4 clay"}, hand="2 clay", farmers=[2])
    t.pick("farmer 2", "space dike")
    while t.prompt != "co-build":
        assert t.game.choice is not None
        t.game.play(make_bot("shepherd", "lowlands").pick(t.game, t.game.choice))
    assert answer(t) == "yes"


def test_plain_payment_before_two_for_one() -> None:
    t = situation(hand="4 wood, 2 clay", farmers=[2], offer=["S05"])
    t.pick("farmer 2", "space build", "S05", "cell 0")
    assert (t.prompt, answer(t)) == ("pay", "done")


def test_a_new_pasture_is_closed_and_nothing_is_opened() -> None:
    t = situation(hand="4 wood", farmers=[4], sheep=2, pastures=[[7, 12]])
    t.pick("farmer 4", "space fences")
    while t.prompt in ("set-fence", "fence-from", "take-fence", "pay"):
        play_on(t, 1)
    assert t.room() == 4


# Fences


def test_outlines() -> None:
    assert all(outline_of(cells) == outline(cells) for cells in RECTANGLES)


def test_plans_make_the_room_they_promise() -> None:
    """Whatever stands on the farm: once the missing fences are set, so many spaces are closed."""
    rng = seeded(3)
    tried = 0
    for _ in range(200):
        start = RECTANGLES[rng.below(len(RECTANGLES))]
        buildings = features = 0
        for _ in range(rng.below(5)):
            buildings |= 1 << rng.below(20) & ~start
            features |= 1 << rng.below(20)
        features &= ~buildings
        fences = outline(start)
        for plan in find_plans(fences, buildings, features):
            closed = inside(find_pastures(fences | plan.missing, buildings))
            assert (closed & ~features).bit_count() >= plan.room
            assert not plan.missing & fences
            tried += 1
    assert tried > 200


# Strength: small numbers, fixed seeds, loose bounds. docs/bots.md has the measured ones.


@pytest.mark.parametrize("name", NAMES)
def test_it_beats_random_players(name: str) -> None:
    won = 0
    for seed in range(12):
        bots: list[Bot] = [make_bot("random", "lowlands", 3 * seed + seat) for seat in range(3)]
        bots[seed % 3] = make_bot(name, "lowlands", seed)
        won += play_game(lowlands(3, seed), bots).winners() == [seed % 3]
    assert won >= 11
