"""Opening what was kept: the rest of a record's picks, and a saved game at the step it was in."""

from typing import Any

from allmende.table.errors import AllmendeError, DamagedRecord
from allmende.table.game import Game, other_rules
from allmende.table.outside import is_whole, shown
from allmende.table.record import Pick, Record
from allmende.table.rules import Json, Rules


def replayed(game: Game, picks: list[Pick]) -> Game:
    """Play the rest of a record's picks; DamagedRecord names the first that is not legal, and why it once was."""
    for n, pick in enumerate(picks[game.picks :], game.picks + 1):
        try:
            game._apply(pick)
        except (AllmendeError, TypeError) as error:
            raise DamagedRecord(f"pick {n} is not legal here: {error}{other_rules(game)}") from error
        if n == game._begins:
            game._free = []
    return game


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
    game._mark.checkpoint = (state, at)
    replayed(game, record.picks)
    game.auto = data.get("auto") is True
    game._news = game._state.news
    game._free_seat, game._free = _undo_from_json(data.get("undo"), game.picks, game.players)
    return game


def _undo_from_json(data: Any, picks: int, players: int) -> tuple[int, list[int]]:
    if isinstance(data, list) and len(data) == 3 and all(is_whole(part) for part in data):
        free_from, seat, last = data  # format 1 knew only the last pick that may be taken back
        data = [seat, [last] if free_from <= last else []]
    if isinstance(data, list) and len(data) == 2 and is_whole(data[0]) and isinstance(data[1], list):
        seat, free = data
        if -1 <= seat < players and all(is_whole(at) and 0 <= at < picks for at in free) and free == sorted(set(free)):
            return seat, free
    raise DamagedRecord("the saved game does not say what can be undone")
