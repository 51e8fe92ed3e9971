"""Hostile calls: does the engine answer all nonsense with a documented error, and nothing else?

    uv run --group test python -m benchmarks.hostile --calls 1000000 --seed 1

plays random games of all kinds and hurls wrong arguments at every method, damaged data at `from_json`, `replay` and
`Record.loads`, impossible situations at `arrange`, odd options at `new_game`. What is refused must be refused by the
documented error, with one sentence, and leave the game as it was; what is accepted must be playable, viewed, scored,
saved and replayed. Whatever breaks is printed with the round that shows it again: `--seed 1 --round 17`.
"""

import argparse
import json
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import numpy

from allmende import arrange, from_json, new_game, replay
from allmende.locales import UnknownLanguage
from allmende.table import (
    AllmendeError,
    BadGameOption,
    BadSeat,
    DamagedRecord,
    Game,
    IllegalOption,
    ImpossibleSituation,
    NothingToUndo,
    Record,
    UnknownGame,
    game_names,
    rules_of,
    seeded,
)
from benchmarks.hostile_values import PLAIN, SITUATIONS, WORDS, anything, spoil, unwound

GAMES = game_names()
"""Those that were there when this was imported: games that tests register are none of its business."""
SLOW = 1.0
"""Seconds of CPU time that no call may take."""
HANGS = 20
"""Seconds after which a call is broken off."""
MEMORY = 8 << 30
STEPS = 4
"""How often in a round a game is attacked."""
BARRAGE = 60
DAMAGED = 6
PICKS = 12
LONG = 4000

Errors = type[BaseException] | tuple[type[BaseException], ...]


class Hang(BaseException):
    """A call took far too long."""


class Finding(Exception):
    """Something that must not happen."""


class Siege:
    """Hostile calls, counted by what came of them."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.round = 0
        self.calls = 0
        self.outcomes: Counter[str] = Counter()
        self.findings: list[str] = []
        self.slowest = 0.0
        self.dice = Random(0)
        self.cases = [(name, options) for name in GAMES for options in rules_of(name).sample_options()]

    def play_round(self, number: int) -> None:
        """One game, attacked at some of its choices, and once its data. All chance comes from the round's number."""
        self.round = number
        self.dice = dice = Random(f"{self.seed}-{number}")
        for part in (self.attack_options, self.attack_situations, self.attack_game):
            try:
                part(dice)
            except Finding as found:
                self.findings.append(f"--seed {self.seed} --round {number}: {found}")

    # One call

    def call(self, what: str, errors: Errors, function: Callable[..., Any], *args: Any, **named: Any) -> Any:
        """What a function returns; None if it refused by one of these errors."""
        self.calls += 1
        began = time.process_time()
        signal.alarm(HANGS)
        try:
            result = function(*args, **named)
            self.outcomes[f"{what}: taken"] += 1
            return result
        except errors as refusal:
            self.check_sentence(what, refusal, args, named)
            self.outcomes[f"{what}: {type(refusal).__name__}"] += 1
            return None
        except (Exception, Hang) as error:
            raise Finding(f"{told(what, args, named)}: {trace(error)}") from error
        finally:
            signal.alarm(0)
            took = time.process_time() - began
            self.slowest = max(self.slowest, took)
            if took > SLOW:
                self.findings.append(f"--seed {self.seed} --round {self.round}: {what} took {took:.1f} s")

    def check_sentence(self, what: str, refusal: BaseException, args: Any, named: Any) -> None:
        sentence = str(refusal.args[0]) if refusal.args else ""
        if len(sentence) < 12 or "\n" in sentence or len(sentence) > LONG:
            raise Finding(f"{told(what, args, named)}: no sentence but {sentence[:300]!r}")
        if "Error " in sentence:
            self.outcomes[f"{what}: by a last resort"] += 1

    # Attacks

    def attack_options(self, dice: Random) -> None:
        """Odd options for a new game."""
        for _ in range(4):
            name, options = dice.choice(self.cases)
            given: dict[str, Any] = dict(options)
            for _ in range(dice.choice((1, 1, 2))):
                names = [*rules_of(name).options({}), *given, "seed", "auto", "events"]
                given[dice.choice(names) if dice.random() < 0.97 else "x"] = anything(dice)
            wrong = anything(dice) if dice.random() < 0.05 else name
            game = self.call("new_game", (BadGameOption, UnknownGame), new_game, wrong, **given)
            if game is not None:
                self.use("new_game", game, given, replays=True)

    def attack_situations(self, dice: Random) -> None:
        for _ in range(DAMAGED):
            name, situation = dice.choice(SITUATIONS)
            given: Any = json.loads(json.dumps(situation))
            for _ in range(dice.choice((0, 1, 1, 1, 1, 2, 3))):
                spoil(given, dice, odd=True)
            given = anything(dice) if dice.random() < 0.02 else given
            seed, auto = (anything(dice) if dice.random() < 0.02 else value for value in (1, False))
            game = self.call("arrange", ImpossibleSituation, arrange, name, given, seed=seed, auto=auto)
            if game is not None:
                self.use("arrange", game, given, replays=True)

    def attack_game(self, dice: Random) -> None:
        name, options = dice.choice(self.cases)
        game = new_game(name, seed=dice.randrange(1000), auto=dice.random() < 0.3, **options)
        if dice.random() < 0.2:
            game = arrange(*dice.choice(SITUATIONS), seed=dice.randrange(1000))
        for _ in range(STEPS):
            self.go_on(game, dice.choice((0, 1, 3, 10, 40)))
            before = fingerprint(game)
            for _ in range(BARRAGE):
                self.hurl(game, dice)
            if fingerprint(game) != before:
                raise Finding("refused calls have changed the game")
            self.take_numpy(game, dice)
            self.attack_data(game, dice)

    def hurl(self, game: Game, dice: Random) -> None:
        """One call of a method with something wrong, which changes nothing."""
        value, seat = anything(dice), dice.choice((None, None, 0, anything(dice)))
        method = dice.randrange(10)
        if method < 3:
            copy = game if method else game.clone()
            if not may_pick(game, value, seat):
                self.refused("play", (IllegalOption, BadSeat), copy.play, value, seat)
        elif method == 3:
            self.call("view", BadSeat, game.view, value)
            self.call("can_undo", BadSeat, game.can_undo, value)
        elif method == 4:
            self.call("undo", (NothingToUndo, BadSeat), game.clone().undo, value)
        elif method == 5:
            rng = seeded(1) if dice.random() < 0.5 else anything(dice)
            self.call("determinize", AllmendeError, game.determinize, value, rng)
        elif method == 6:
            self.call("key", KeyError, game.key, value)
            self.call("option", KeyError, game.option, *[anything(dice) for _ in range(dice.randrange(4))])
        elif method == 7:
            key = list(game.key(dice.randrange(len(game.rules.vocabulary))))
            key[dice.randrange(len(key))] = value
            self.call("option", KeyError, game.option, *key)
        elif method == 8:
            lang = dice.choice(("en", "de", anything(dice)))
            self.call("describe", (IllegalOption, UnknownLanguage), game.describe, value, lang)
        else:
            lang = dice.choice(("en", "de", anything(dice)))
            self.call("prompt", (IllegalOption, BadSeat, UnknownLanguage), game.prompt, lang, seat)

    def refused(self, what: str, errors: Errors, function: Callable[..., Any], *args: Any) -> None:
        taken = self.outcomes[f"{what}: taken"]
        self.call(what, errors, function, *args)
        if self.outcomes[f"{what}: taken"] > taken:
            raise Finding(f"{told(what, args, {})} was taken")

    def take_numpy(self, game: Game, dice: Random) -> None:
        """Numpy's integers are numbers like others."""
        if game.choice is None:
            return
        choice = dice.choice(game.choices)
        kind = dice.choice((numpy.int64, numpy.int32, numpy.uint16, numpy.array))
        self.call("play", (), game.play, kind(dice.choice(choice.options)), kind(choice.seat))
        self.use("play of a numpy integer", game.clone(), None, replays=True, picks=0)

    def attack_data(self, game: Game, dice: Random) -> None:
        """Damaged copies of what the game would save."""
        saved, record = json.dumps(game.to_json()), game.record().dumps()
        for _ in range(DAMAGED):
            data = json.loads(saved)
            for _ in range(dice.choice((1, 1, 1, 2, 3))):
                spoil(data if dice.random() < 0.3 else data.get("state", data), dice)
            data = anything(dice) if dice.random() < 0.01 else unwound(data)
            opened = self.call("from_json", DamagedRecord, from_json, data)
            if opened is not None:
                self.use("from_json", opened, data, replays=False)
        damaged = spoil(json.loads(record), dice, odd=dice.random() < 0.3)
        again = self.call("replay", DamagedRecord, replay, damaged)
        if again is not None:
            self.use("replay", again, damaged, replays=True)
        at, letter = dice.randrange(len(record)), dice.choice((*'"[]{}:,0-e', *WORDS[:5]))
        self.call("loads", DamagedRecord, Record.loads, record[:at] + letter + record[at + dice.randrange(3) :])
        self.call("loads", DamagedRecord, Record.loads, anything(dice))
        self.call(
            "replay", DamagedRecord, replay, game.record(), picks=anything(dice), events=dice.choice((*PLAIN, True))
        )

    # Using what was accepted

    def go_on(self, game: Game, picks: int) -> None:
        for _ in range(picks):
            choices = game.choices
            if not choices:
                return
            choice = self.dice.choice(choices)
            game.play(self.dice.choice(choice.options), choice.seat)

    def use(self, what: str, game: Game, given: Any, replays: bool, picks: int = PICKS) -> None:
        """View, score, play, save: nothing of what was accepted may break."""
        signal.alarm(HANGS)
        try:
            look(game)
            self.go_on(game, LONG if picks and self.dice.random() < 0.03 else picks)
            look(game)
            data = game.to_json()
            if from_json(json.loads(json.dumps(data))).to_json() != data:
                raise ValueError("a saved game is opened as another")
            game.clone().determinize(0, seeded(1)).scores()
            record = game.record().dumps()
            try:
                replay(record)
            except DamagedRecord:
                if replays:
                    raise
        except (Exception, Hang) as error:
            raise Finding(f"{what} took {json.dumps(given, default=str)[:6000]}, but then: {trace(error)}") from error
        finally:
            signal.alarm(0)


def may_pick(game: Game, value: Any, seat: Any) -> bool:
    """Is this nonsense by chance a pick?"""
    if isinstance(value, bool) or not isinstance(value, int | numpy.integer | numpy.ndarray) or numpy.ndim(value):
        return False
    return any(int(value) in choice.options for choice in game.choices)


def look(game: Game) -> None:
    for seat in (None, *range(game.players)):
        json.dumps(game.view(seat))
    game.scores()
    game.winners()
    for choice in game.choices:
        if not choice.options:
            raise ValueError(f"seat {choice.seat} is asked {choice.prompt.name}, and there are no options")
    if game.choice is not None:
        game.prompt("de")


def fingerprint(game: Game) -> tuple[Any, ...]:
    return game.to_json(), [(choice.seat, choice.prompt.name, list(choice.options)) for choice in game.choices]


def told(what: str, args: Any, named: Any) -> str:
    try:
        return f"{what}{args!r:.3000} {named!r:.3000}"
    except Exception:
        return f"{what} with arguments that cannot be told"


def trace(error: BaseException) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} {str(error)[:300]} in {last.filename.rsplit('/', 1)[-1]}:{last.lineno}"


def break_off(*_: Any) -> None:
    raise Hang(f"took more than {HANGS} s")


def besiege(calls: int, seed: int, first: int = 0) -> Siege:
    """So many hostile calls, round after round."""
    siege = Siege(seed)
    before = signal.signal(signal.SIGALRM, break_off)
    try:
        number = first
        while siege.calls < calls:
            siege.play_round(number)
            number += 1
    finally:
        signal.signal(signal.SIGALRM, before)
    return siege


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--calls", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--round", type=int, help="only this round")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    began = time.monotonic()
    siege = besiege(args.calls, args.seed) if args.round is None else besiege(1, args.seed, args.round)
    took = time.monotonic() - began
    for what, count in sorted(siege.outcomes.items()):
        print(f"{count:>9,}  {what}")
    for finding in siege.findings:
        print(finding)
    rate = f"{siege.calls:,} hostile calls in {siege.round + 1:,} rounds, {siege.calls / took:,.0f} a second"
    print(f"{rate}; the slowest took {siege.slowest:.2f} s; {len(siege.findings)} findings")
    return 1 if siege.findings else 0


if __name__ == "__main__":
    sys.exit(main())
