"""Random games: what is offered, what is refused, that they end and lose nothing."""

import json

import pytest

from allmende.table import BadSeat, Game, IllegalOption, Underway, seeded
from tests.games.cases import EVERY_CASE, Case, asked, random_game, random_pick, random_play, situation
from tests.games.goods import goods

RESULTS = ("total", "team")
"""What a score says beside its categories."""
DOMINIONS, OTHERS = 64, 18
"""Games of each case; of Dominion more than 1,000. The others' own folders play more of theirs, and account for all."""
HUGE = (-1, -(10**6), 1 << 30, 1 << 62, 1 << 64, 10**30, 10**5000)


@EVERY_CASE
def test_games_end_with_distinct_options_and_all_their_goods(case: Case) -> None:
    for seed in range(DOMINIONS if case.name == "dominion" else OTHERS):
        game = case.start(seed)
        last = len(game.rules.vocabulary) - 1
        at_first = goods(game)
        for _ in random_play(game, seeded(seed), game.rules.longest):
            for choice in game.choices:
                options = choice.options
                assert len(set(options)) == len(options) > 0
                assert min(options) >= 0
                assert max(options) <= last
            assert goods(game) == at_first
        assert game.over, f"seed {seed}: the game is not over after {game.rules.longest} picks"
        assert game.picks <= game.rules.longest
        assert goods(game) == at_first


@EVERY_CASE
def test_one_choice_for_each_seat_that_is_asked(case: Case) -> None:
    game = case.start(0)
    for _ in random_play(game, seeded(0)):
        seats = [choice.seat for choice in game.choices]
        assert seats == sorted(set(seats))
        assert set(seats) <= set(range(game.players))
        assert game.choice is game.choices[0]
        assert not game.over
    assert game.choices == []


@EVERY_CASE
def test_the_end_has_scores_and_winners(case: Case) -> None:
    game = case.start(1)
    for _ in random_play(game, seeded(1)):
        check_scores(game)
    check_scores(game)
    with pytest.raises(IllegalOption, match="the game is over"):
        game.play(0)


def check_scores(game: Game) -> None:
    scores, winners, verdict = game.scores(), game.winners(), game.verdict()
    assert verdict["winners"] == winners
    assert set(winners) <= set(verdict["tied"])
    assert len(scores) == game.players
    for score in scores:
        assert score["total"] == sum(points for category, points in score.items() if category not in RESULTS)
    assert winners
    assert winners == sorted(set(winners))
    assert set(winners) <= set(range(game.players))
    json.dumps(scores)


@EVERY_CASE
def test_everything_that_is_not_offered_is_refused_and_changes_nothing(case: Case) -> None:
    game = case.start(2)
    for n, _ in enumerate(random_play(game, seeded(2))):
        if n < 12 or n % 13 == 0:
            check_refusals(game, n)
    check_refusals(game, 0)


def check_refusals(game: Game, n: int) -> None:
    """Every word is tried for the seats that are asked. For the others, and for no seat, it is every seventh: another
    seventh at each moment, so that each word has its turn for them, too."""
    before = situation(game)
    words = len(game.rules.vocabulary)
    some = range(n % 7, words, 7)
    choices = {int(choice.seat): choice for choice in game.choices}
    for seat in range(game.players):
        offered = choices[seat].options if seat in choices else []
        for option in (*(range(words) if seat in choices else some), words, *HUGE):
            if option in offered:
                continue
            if seat in choices:
                with pytest.raises(IllegalOption, match=f"is not offered here .* seat {seat} may pick"):
                    game.play(option, seat)
            else:
                with pytest.raises((BadSeat, IllegalOption), match=r"nothing to choose|the game is over"):
                    game.play(option, seat)
        if seat in choices:
            with pytest.raises(BadSeat, match="there is no seat"):
                game.play(choices[seat].options[0], game.players)
            with pytest.raises(BadSeat, match="there is no seat"):
                game.play(choices[seat].options[0], -1)
    if choices:
        first = min(choices)
        for option in (*some, words, *HUGE):
            if option not in choices[first].options:
                with pytest.raises(IllegalOption, match="is not offered here"):
                    game.play(option)
    assert situation(game) == before


@EVERY_CASE
def test_the_seat_need_not_be_named(case: Case) -> None:
    named, unnamed = case.start(3), case.start(3)
    dice = seeded(3)
    while named.choice is not None:
        option = named.choice.options[dice.below(len(named.choice.options))]
        named.play(option, named.choice.seat)
        unnamed.play(option)
    assert situation(named) == situation(unnamed)


@EVERY_CASE
def test_the_order_of_answers_given_together_never_changes_the_result(case: Case) -> None:
    """Each seat throws its own dice; who answers first differs."""
    results = []
    together = 0
    for order in range(4):
        game = case.start(4)
        own_dice = [seeded(seat) for seat in range(game.players)]
        dice = seeded(order)
        while game.choices:
            choices = game.choices
            together += len(choices) > 1
            if order < 2:
                choice = choices[-order]
            else:
                choice = choices[dice.below(len(choices))]
            game.play(choice.options[own_dice[choice.seat].below(len(choice.options))], choice.seat)
        results.append((game.state.to_json(), game.picks, game.scores()))
    assert all(result == results[0] for result in results)
    if case.name in ("toy-harvest", "toy-draft") and case.options["players"] > 1:
        assert together


@EVERY_CASE
def test_forced_choices_are_skipped_exactly(case: Case) -> None:
    """auto=True and the same picks where there is a choice give the same game, forced picks in the record included."""
    for seed in range(3):
        quick, slow = case.start(seed, auto=True), case.start(seed)
        dice = seeded(seed)
        while True:
            while forced := [choice for choice in slow.choices if len(choice.options) == 1]:
                slow.play(forced[0].options[0], forced[0].seat)
            assert asked(quick) == asked(slow)
            assert quick.record() == slow.record()
            if quick.over:
                break
            assert all(len(choice.options) > 1 for choice in quick.choices)
            pick = random_pick(quick, dice)
            quick.play(pick.option, pick.seat)
            slow.play(pick.option, pick.seat)
        assert quick.state.to_json() == slow.state.to_json()


@EVERY_CASE
def test_same_seed_same_picks_same_game(case: Case) -> None:
    assert random_game(case, 5) == random_game(case, 5)
    one, other = case.start(5), case.start(6)
    assert one.state.to_json() != other.state.to_json(), "another seed, another game"


def check_events(game: Game) -> int:
    """How much was told; others than witnesses hear what everybody hears."""
    for event in game.events:
        seen = event.seen_by(None)
        json.dumps(seen)
        for seat in range(game.players):
            own = event.seen_by(seat)  # type: ignore[arg-type]
            json.dumps(own)
            assert own == seen or seat in event.witnesses
    return len(game.events)


@EVERY_CASE
def test_listening_changes_nothing(case: Case) -> None:
    for seed in range(3):
        deaf, listening = case.start(seed), case.start(seed, events=True)
        told = check_events(listening)
        for pick in random_play(deaf, seeded(seed)):
            listening.play(pick.option, pick.seat)
            assert deaf.events == []
            told += check_events(listening)
        assert situation(deaf) == situation(listening)
        assert told


@EVERY_CASE
def test_a_step_begins_twice_and_a_flow_asks_first(case: Case) -> None:
    """The two promises on which copies stand."""
    game = case.start(7)
    for _ in random_play(game, seeded(7)):
        data = game.to_json()
        if data["at"] != game.picks:
            continue
        state = game.rules.from_json(game.options, data["state"])
        assert state.to_json() == data["state"]
        state.step()
        assert state.to_json() == data["state"]
        flow = state.step()
        assert flow is not None
        assert state.to_json() == data["state"]
        if not isinstance(flow, Underway):
            next(flow)
            assert state.to_json() == data["state"]
