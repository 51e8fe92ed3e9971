"""What a seat cannot tell apart is answered alike, until something is committed that shows the difference.

Two copies of a table, each with everything hidden from a seat redrawn: whatever that seat asks of the server without
a change that stays, the answers are the same. And whoever has seen a difference cannot take back what showed it.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from allmende.server.errors import Refused
from allmende.server.open_table import Facts, Table
from allmende.server.picks import PickGiven, goes_on, play_next, too_many, try_picks
from allmende.server.players import as_known
from allmende.table import Game, Json, Rng, Seat, arrange, from_json, new_game, replay, rules_of, seeded

GAMES = ("dominion", "lowlands", "agricola")
ATTACKS = ("bureaucrat", "militia", "witch", "bandit", "berserker", "margrave", "witchs-hut", "cauldron")
CASES: list[tuple[str, Json]] = [
    *[(name, options) for name in GAMES for options in rules_of(name).sample_options()],
]
PICKS = 60
NOWHERE = (1 << 31) - 1


class Sight(NamedTuple):
    """What a seat is shown after a pick."""

    view: Json
    events: list[Json]
    undo: bool


def table_of(game: Game) -> Table:
    table = Table(Facts("", game.rules.name, {}, {}, False, "", "", "", 0), game, [], 1, 0)
    table.asked = {int(choice.seat): 1 for choice in game.choices}
    return table


def pick(game: Game, seat: int, given: Sequence[PickGiven]) -> tuple[Game | None, Any]:
    """As the server does it: what is committed, if anything, and the refusal of what is not."""
    copy = game.clone()
    for number, one in enumerate(given):
        if not goes_on(copy, seat, number):
            return copy, str(too_many(number))
        try:
            play_next(copy, seat, one)
        except Refused as refused:
            return None, (refused.code, refused.message)
    return copy, None


def sight(game: Game, seat: int) -> Sight:
    return Sight(game.view(seat), [event.seen_by(Seat(seat)) for event in game.events], game.can_undo(seat))


def back(game: Game, seat: int) -> list[Json]:
    """What the seat sees when it takes back pick by pick, and at the moment before the last one."""
    copy = game.clone()
    views = [replay(game.record(), picks=max(0, game.picks - 1)).view(seat)]
    while copy.can_undo(seat):
        copy.undo(seat)
        views.append(copy.view(seat))
    return views


def alike(game: Game, seat: int, given: Sequence[PickGiven], dice: Rng) -> int:
    """Compare two tables that the seat cannot tell apart; 1 if a pick showed a difference."""
    one, other = (game.determinize(seat, seeded(dice.below(1 << 30))) for _ in range(2))
    for each in (one, other):
        each.listen()
    assert one.view(seat) == other.view(seat)
    known = [from_json(as_known(each, seat, 5)).state.to_json() for each in (one, other)]
    assert known[0] == known[1], "hints and bots are given the same"
    chance = dice.below(1 << 30)
    tried = [try_picks(table_of(each), seat, 1, given, seeded(chance)) for each in (one, other)]
    assert tried[0] == tried[1]
    (after, refused), (after_other, refused_other) = pick(one, seat, given), pick(other, seat, given)
    assert (after is None) == (after_other is None), "played here and refused there, without a trace"
    if after is None or after_other is None:
        assert refused == refused_other
        return 0
    seen, seen_other = sight(after, seat), sight(after_other, seat)
    if seen == seen_other and refused == refused_other:
        assert back(after, seat) == back(after_other, seat), "what is taken back was the same"
        return 0
    assert not seen.undo, (given, seen)
    assert not seen_other.undo, (given, seen_other)
    return 1


def walk(game: Game, dice: Rng, most: int) -> Iterator[tuple[int, int]]:
    """Play at random; before each pick, tell whose it is and what."""
    for _ in range(most):
        choices = game.choices
        if not choices:
            return
        choice = choices[dice.below(len(choices))]
        seat, option = int(choice.seat), int(choice.options[dice.below(len(choice.options))])
        yield seat, option
        game.play(option, seat)


@pytest.mark.parametrize(("name", "options"), CASES, ids=lambda value: value if isinstance(value, str) else "")
def test_answers_are_the_same_until_something_is_committed(name: str, options: Json) -> None:
    game, dice = new_game(name, seed=1, auto=True, **options), seeded(1)
    for number, (seat, option) in enumerate(walk(game, dice, PICKS)):
        ahead = game.clone()
        ahead.play(option, seat)
        more = [int(next_one) for one in ahead.choices for next_one in one.options] or [0]
        follow = more[dice.below(len(more))]
        alike(game, seat, ([option], [option, NOWHERE], [option, follow, NOWHERE])[number % 3], dice)


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("players", [2, 3])
def test_an_attack_cannot_be_tried(attack: str, players: int) -> None:
    """Whether the others can answer it, and with what, is seen only by whoever plays it for good."""
    victim = {"hand": "moat, estate, 3 copper", "deck": "duchy, estate, moat, guard dog, province, 6 copper"}
    seats = [{"hand": f"{attack}, 4 copper", "deck": "5 copper, 3 silver"}, *[victim] * (players - 1)]
    game = arrange("dominion", {"seats": seats, "phase": "buy" if attack == "cauldron" else "action"}, auto=True)
    dice = seeded(3)
    played = int(game.option("card", attack))
    differences = sum(alike(game, 0, given, dice) for given in ([played], [played, NOWHERE]) for _ in range(8))
    assert differences > 0


def test_a_gain_that_others_may_react_to_cannot_be_tried() -> None:
    """Whoever holds Fool's Gold may trash it when somebody else gains a Province."""
    seats = [{"hand": "5 gold", "deck": "5 copper"}, {"hand": "fool's gold, 4 copper", "deck": "estate, 4 copper"}]
    game = arrange("dominion", {"seats": seats, "phase": "buy"}, auto=True)
    game.play(game.option("treasures"))
    dice = seeded(3)
    province = int(game.option("pile", "province"))
    assert sum(alike(game, 0, [province], dice) for _ in range(12)) > 0


def test_an_offer_to_build_together_cannot_be_tried() -> None:
    """The Lowlands: who has no resource that fits can only decline, and the kernel does so at once."""
    compared = differences = 0
    for seed in range(12):
        game, dice = new_game("lowlands", players=2 + seed % 3, seed=seed, auto=True), seeded(seed)
        for seat, _ in walk(game, dice, 400):
            choice = next(choice for choice in game.choices if choice.seat == seat)
            if choice.prompt.name == "offer-co-building":
                for option in choice.options:
                    differences += alike(game, seat, [int(option), NOWHERE], dice)
                    compared += 1
    assert compared > 20
    assert differences > 0
