"""Games before their first pick, and what was kept: the rest of a record's picks, a saved game at its step."""

from typing import Any

from allmende.table.choice import Seat
from allmende.table.course import UNKNOWN, Checkpoint
from allmende.table.errors import AllmendeError, DamagedRecord
from allmende.table.game import Game
from allmende.table.outside import is_whole, shown
from allmende.table.record import Pick, Record
from allmende.table.rng import BLAKE2, seeded
from allmende.table.rules import Json, Rules, TellsSetup


def first_situation(
    rules: Rules,
    options: Json,
    seed: int,
    start: Json | None,
    auto: bool,
    generator: str = BLAKE2,
    events: bool = False,
) -> Game:
    """A game before its first pick. events: what happens until then is heard, too, set-up included."""
    state = rules.setup(options, seeded(seed, generator)) if start is None else rules.from_json(options, start)
    game = Game(rules, options, seed, state, None if start is None else state.to_json(), auto)
    if events:
        teller: object = rules
        game._listen_from_now(teller.told_at_setup(state) if start is None and isinstance(teller, TellsSetup) else [])
    return game


def after_first_situation(game: Game, picks: list[Pick]) -> Game:
    """Bring the game of a record to where playing began: those picks of the record are played that belong to its first
    situation, which was arranged in the midst of a step."""
    if game._begins:
        game._feed(picks[: game._begins])
        game._begin_here()
    return game


def replayed(game: Game, picks: list[Pick]) -> Game:
    """Play the rest of a record's picks; DamagedRecord names the first that is not legal, and why it once was."""
    for n, pick in enumerate(picks[game.picks :], game.picks + 1):
        try:
            game._apply(pick)
        except (AllmendeError, TypeError) as error:
            raise DamagedRecord(f"pick {n} is not legal here: {error}{other_rules(game)}") from error
        if n == game._begins:
            game._settle()
    return game


def other_rules(game: Game) -> str:
    """The end of a sentence about what cannot be replayed: was the game begun by other rules than today's?"""
    if game.version == game.rules.version:
        return ""
    return f" (it was played by version {game.version} of the rules, this is version {game.rules.version})"


def opened(rules: Rules, record: Record, data: Json) -> Game:
    """A saved game, opened at the step it was in."""
    at: Any = data.get("at")
    if not is_whole(at) or not 0 <= at <= len(record.picks):
        raise DamagedRecord(f"the saved game says it was at pick {shown(at)}, but it has {len(record.picks)} picks")
    state = rules.from_json(record.options, data["state"])
    if record.start is not None:  # undo and replay begin there; what it says beside a state is not kept
        record.start = rules.from_json(record.options, record.start).to_json()
    game = Game(rules, record.options, record.seed, state, record.start, auto=False)
    if game.generator != record.generator:
        raise DamagedRecord(f"the saved game draws from {game.generator!r}, but says {record.generator!r}")
    game.version, game._begins = record.rules, record.begins
    game._log = record.picks[:at]
    game._mark.at = at
    game._mark.checkpoint = Checkpoint(state, at, None)
    replayed(game, record.picks)
    game.auto = data.get("auto") is True
    game._news = game._state.news
    game._free_seat, game._free = _undo_from_json(data.get("undo"), game.picks, game.players)
    game._free_before = UNKNOWN
    return game


def _undo_from_json(data: Any, picks: int, players: int) -> tuple[Seat, list[int]]:
    if isinstance(data, list) and len(data) == 3 and all(is_whole(part) for part in data):
        free_from, seat, last = data  # format 1 knew only the last pick that may be taken back
        data = [seat, [last] if free_from <= last else []]
    if isinstance(data, list) and len(data) == 2 and is_whole(data[0]) and isinstance(data[1], list):
        seat, free = data
        if -1 <= seat < players and all(is_whole(at) and 0 <= at < picks for at in free) and free == sorted(set(free)):
            return Seat(seat), free
    raise DamagedRecord("the saved game does not say what can be undone")
