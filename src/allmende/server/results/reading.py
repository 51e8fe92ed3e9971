"""What the lab reads in a game that is over: which things were offered, taken, dealt. Runs in a process of the pool."""

from typing import Any, Final

from allmende.lab.watching import Things, dealt_hands, reading_of
from allmende.table import Game, Json, Record, beginning
from allmende.table.results import results_of

OPENING: Final = 2
"""So many of the first things that a seat takes are its opening."""


def read_things(data: Any) -> Json:
    """By seat what was taken, passed by and dealt, and what was taken first; with the points, and who won.

    >>> from allmende import new_game
    >>> from allmende.bots import make_bot
    >>> game, bot = new_game("dominion", seed=6, kingdom="introduction"), make_bot("bigmoney")
    >>> while not game.over:
    ...     game.play(bot.pick(game, game.choice))
    >>> found = read_things(game.record().to_json())
    >>> len(found["seats"]), found["winners"] == game.winners(), found["points"] == [s["total"] for s in game.scores()]
    (2, True, True)
    """
    record = Record.from_json(data)
    game = beginning(record, events=True)
    watcher, firsts = begin(game), [list[str]() for _ in range(game.players)]
    first = game.choices[0].seat if game.choices else 0
    for pick in record.picks:
        seat, option = pick if isinstance(pick, tuple) else (game.choices[0].seat, pick)
        watcher.look(next(choice for choice in game.choices if choice.seat == seat))
        game.play(option, seat)
        watcher.see(game)
        for event in game.events:
            thing = watcher.thing_of(event)
            if thing is not None and len(firsts[event.seat]) < OPENING:
                firsts[event.seat].append(thing)
    return {"first": int(first), "points": results_of(game.scores()), "winners": [int(s) for s in game.winners()],
            "seats": [seat_of(watcher, seat, firsts[seat]) for seat in range(game.players)]}  # fmt: skip


def begin(game: Game) -> Things:
    watcher = Things(reading_of(game.rules.name))
    watcher.offered = [set() for _ in range(game.players)]
    watcher.taken = [{} for _ in range(game.players)]
    watcher.banned = [set() for _ in range(game.players)]
    watcher.dealt = dealt_hands(game)
    watcher.words = game.key
    watcher.see(game)
    return watcher


def seat_of(watcher: Things, seat: int, first: list[str]) -> Json:
    taken = watcher.taken[seat]
    passed = sorted(watcher.in_words(watcher.offered[seat]) - taken.keys())
    return {"taken": taken, "passed": passed, "dealt": watcher.dealt[seat], "first": first}


def things_told(players: int, games: list[Any], least: int) -> Json:
    """What many games say together, with the lab's intervals. games: what was read, and which seats were people's.

    >>> things_told(2, [], 20)
    {'things': [], 'openings': []}
    """
    if len(games) < least:
        return {"things": [], "openings": []}
    from allmende.lab.played import Played, SeatThings
    from allmende.lab.stats import Comparison, ThingColumns, marked

    columns = ThingColumns()
    for number, (read, people) in enumerate(games):
        things = [SeatThings(seat["taken"], seat["passed"], seat["dealt"]) for seat in read["seats"]]
        points = [{"total": total} for total in read["points"]]
        kinds = [0 if person else 1 for person in people]
        columns.add(Played(number, 0, kinds, points, read["winners"], read["first"], [], 0, things))
    comparison = Comparison(columns, ("people", *["bot"] * (players - 1)))
    found = marked([comparison.thing(name, columns.seen[name]) for name in sorted(columns.seen)])
    told: list[Json] = [
        {"kind": one.kind, "name": one.name, "offered": one.offered, "taken": one.taken,
         "score": told_effect(one.score), "win": told_effect(one.win)}
        for one in found if one.taken >= least
    ]  # fmt: skip
    told.sort(key=lambda one: (one["win"] is None, -(one["win"] or {"value": 0})["value"], -one["taken"]))
    return {"things": told, "openings": openings_told(games, least)}


def told_effect(effect: Any) -> Json | None:
    if effect is None:
        return None
    return {"value": round(effect.value, 3), "low": round(effect.low, 3), "high": round(effect.high, 3),
            "clear": effect.clear}  # fmt: skip


def openings_told(games: list[Any], least: int) -> list[Json]:
    """What people took first, and what part of the victories was theirs then."""
    from allmende.lab.statistics import wilson

    seen: dict[tuple[str, ...], list[float]] = {}
    for read, people in games:
        share = 1 / max(1, len(read["winners"]))
        for seat in [seat for seat, person in enumerate(people) if person and seat < len(read["seats"])]:
            first = tuple(sorted(read["seats"][seat]["first"]))
            seen.setdefault(first, []).append(share if seat in read["winners"] else 0.0)
    told: list[Json] = []
    for first, wins in seen.items():
        if len(wins) >= least and first:
            low, high = wilson(sum(wins), len(wins))
            told.append({"things": list(first), "games": len(wins), "share": round(sum(wins) / len(wins), 3),
                         "low": round(low, 3), "high": round(high, 3)})  # fmt: skip
    return sorted(told, key=lambda one: (-one["share"], -one["games"]))
