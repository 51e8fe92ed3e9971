"""A position in words: what `game.situation()` tells and `arrange` takes.

Beside what the rules of the game say of the table, a situation has two keys that every game shares:

    chance      the random generator, as it stands: what is drawn later is the same
    picks       what was picked since the step began: ["card smithy", [1, "card moat"]], with the seat where several
                decide together and it was not the first of them
"""

from collections.abc import Mapping
from typing import Any, Final

from allmende.table.choice import Seat
from allmende.table.course import Checkpoint
from allmende.table.errors import AllmendeError, ImpossibleSituation
from allmende.table.game import Game
from allmende.table.names import find_option
from allmende.table.outside import is_whole, shown
from allmende.table.record import Pick, Redraw
from allmende.table.rng import restored, seeded
from allmende.table.rules import Json, Rules, State, TellsSituation

CHANCE: Final = "chance"
PICKS: Final = "picks"
TRIES: Final = 50
"""How often what a seat does not know is redrawn, until the step could have gone as the seat has seen it go."""


def situation_of(game: Game, seat: Seat | None) -> Json:
    """The whole position; for a seat, with something that fits in the place of what it does not know."""
    rules: object = game.rules
    if not isinstance(rules, TellsSituation):
        raise AllmendeError(f"{game.rules.name} cannot tell a position: its rules have no method `situation`")
    state, picks = game._running_step() if seat is None else step_as_known(game, seat)
    found: Json = {**rules.situation(state), CHANCE: state.rng.to_json()}
    if picks:
        found[PICKS] = [pick_in_words(game, pick) for pick in picks]
    return found


def arranged(rules: Rules, situation: Any, seed: int, auto: bool) -> Game:
    """A game that begins in a situation. Undo does not reach behind it."""
    own, chance, picks = situation, None, None
    if isinstance(situation, Mapping):
        chance, picks = situation.get(CHANCE), situation.get(PICKS)
        own = {key: value for key, value in situation.items() if key not in (CHANCE, PICKS)}
    options, state = rules.arrange(own, seeded(seed))
    if chance is not None:
        try:
            state.rng = restored(chance)
        except ValueError as error:
            raise ImpossibleSituation(f"chance must be what a situation once said of it: {error}") from error
    game = Game(rules, options, seed, state, state.to_json(), auto)
    game._listen_from_now([])
    if picks is not None:
        play_first_picks(game, picks)
    return game


def play_first_picks(game: Game, picks: Any) -> None:
    """Play what a situation says was picked since the step began."""
    if not isinstance(picks, list | tuple):
        raise ImpossibleSituation(f"picks must be a list such as ['card smithy', 'done'], got {shown(picks)}")
    for n, given in enumerate(picks, 1):
        try:
            game._feed([pick_from_words(game, given)])
        except AllmendeError as error:
            raise ImpossibleSituation(f"pick {n} of the situation cannot be: {error}") from error
    game._begin_here()


# Picks in words


def pick_in_words(game: Game, pick: Pick) -> Any:
    if isinstance(pick, Redraw):
        return {"redraw": pick.seat, "seed": pick.seed}
    if isinstance(pick, tuple):
        return [int(pick[0]), key_in_words(game, pick[1])]
    return key_in_words(game, pick)


def key_in_words(game: Game, option: int) -> str:
    return " ".join([str(part) for part in game.key(option)])


def pick_from_words(game: Game, given: Any) -> Pick:
    if isinstance(given, Mapping) and is_whole(given.get("seed")) and "redraw" in given:
        seat = given["redraw"]
        return Redraw(None if seat is None else game._seat(seat), int(given["seed"]))
    if isinstance(given, list | tuple) and len(given) == 2 and is_whole(given[0]) and isinstance(given[1], str):
        return game._seat(given[0]), option_from_words(game, given[1])
    if not isinstance(given, str):
        raise ImpossibleSituation(f"a pick is a text such as 'card smithy', or [seat, text], got {shown(given)}")
    return option_from_words(game, given)


def option_from_words(game: Game, text: str) -> int:
    """The option that a text such as "cell 7" or "card Fool's Gold" names."""
    parts: list[str | int] = [int(part) if part.isdecimal() else part for part in text[:200].split()]
    if tuple(parts) in game.rules.vocabulary:
        return game.rules.vocabulary.option(*parts)
    return find_option(game.rules, tuple(text.split(maxsplit=1)))


# What a seat knows


def step_as_known(game: Game, seat: Seat) -> tuple[State, list[Pick]]:
    """The running step as the seat may think that it began and went on.

    What the seat does not know is redrawn where the step began, always in the same way. Inside a step it must also go
    on as the seat has seen it go: others' hidden picks are any that look the same to it.
    """
    start, picks = game._running_step()
    seen = views_along(at_step(game, start), picks, seat)
    for attempt in range(TRIES):
        state = start.copy()
        state.redraw(seat, seeded(attempt, game.generator))
        made = same_way(at_step(game, state), picks, seen, seat)
        if made is not None:
            return state, made
    raise AllmendeError(
        f"seat {seat} has seen too much since this step began to fill in the rest: ask for its situation between steps"
    )


def at_step(game: Game, state: State) -> Game:
    """A game that begins with the step of a state, which is not changed. Its copies replay the step from there."""
    made = Game(game.rules, game.options, 0, state, None, auto=False)
    made._mark.checkpoint = Checkpoint(state, 0, None)
    return made


def views_along(game: Game, picks: list[Pick], seat: Seat) -> list[Json]:
    """What the seat sees before the picks and after each."""
    seen = [game.view(seat)]
    for pick in picks:
        game._apply(pick)
        seen.append(game.view(seat))
    return seen


def same_way(game: Game, picks: list[Pick], seen: list[Json], seat: Seat) -> list[Pick] | None:
    """The picks by which a redrawn game looks the same to the seat all along; None if there are none."""
    if game.view(seat) != seen[0]:
        return None
    made: list[Pick] = []
    for pick, then in zip(picks, seen[1:], strict=True):
        if isinstance(pick, Redraw):
            continue
        asked, option = pick if isinstance(pick, tuple) else (None, pick)
        choice = game._choice_of(asked)
        hidden = choice.private and choice.seat != seat
        for other in choice.options if hidden else [option]:
            ahead = game.clone()
            if other in choice.options and looks_like(ahead, other, choice.seat, then, seat):
                made.append(other if asked is None else (asked, other))
                game = ahead
                break
        else:
            return None
    return made


def looks_like(game: Game, option: int, by: Seat, then: Json, seat: Seat) -> bool:
    """Play an option: does the seat see what it has seen?"""
    game.play(option, by)
    return game.view(seat) == then
