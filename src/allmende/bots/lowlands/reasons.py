"""Why an option of The Lowlands may be good: what farm, dike and purse have after it and had not before."""

from collections.abc import Callable
from typing import Final, NamedTuple

from allmende.bots.lowlands.shepherd import STYLES, Shepherd
from allmende.bots.search.outcome import outcome
from allmende.lowlands.build import own_names
from allmende.lowlands.farm import inside, pastures
from allmende.lowlands.player import Player
from allmende.lowlands.scoring import points_of
from allmende.lowlands.state import WORK, Lowlands
from allmende.lowlands.vocabulary import RESOURCES, SPACES
from allmende.table import Choice, Game, Key, Saying, seeded

TURN: Final = frozenset(("place-farmer", "pass", "swap"))
ACTING: Final = frozenset((
    "place-farmer", "choose-space", "use-farmer-token", "build", "build-feature", "trade", "buy-count", "sell-count",
    "move-laborer", "place-laborer",
))  # fmt: skip
"""What is picked here is good for what shows when the action is over."""
FEW: Final = 1
"""Whoever has so few cards of a type, or fewer, is short of it."""
LEAST_FARMER: Final = 1


class Stand(NamedTuple):
    """What a seat has, as far as reasons speak of it."""

    g: Lowlands
    me: Player
    points: int


def stand(game: Game, seat: int) -> Stand:
    g = game.state
    assert isinstance(g, Lowlands)
    return Stand(g, g.players[seat], points_of(g, g.players[seat])["total"])


def why(game: Game, choice: Choice, option: int) -> Saying | None:
    """The most important reason for an option."""
    before = stand(game, choice.seat)
    key, prompt = game.key(option), choice.prompt.name
    if prompt == "co-build":
        return {"kind": "co-builds", "steps": int(choice.prompt.args["count"])} if key[0] == "yes" else None
    if prompt == "draw":
        return scarce(before.me, key)
    if prompt not in ACTING or before.g.phase != WORK:
        return None
    after = after_action(game, choice, option)
    for reason in REASONS:
        found = reason(before, after)
        if found is not None:
            return {**found, "itself": key[0] == "tile"} if "tile" in found else found
    return goes(game, choice, option) if prompt == "place-farmer" else None


def goes(game: Game, choice: Choice, option: int) -> Saying | None:
    """Where the farmer would act, if nothing else can be said for it."""
    copy = game.determinize(choice.seat, seeded(0))
    copy.play(option, choice.seat)
    following = next((one for one in copy.choices if one.seat == choice.seat), None)
    if following is None or following.prompt.name != "choose-space":
        return None
    key = copy.key(Shepherd(STYLES[""], 0).pick(copy, following))
    return {"kind": "goes", "space": str(key[1])} if key[0] == "space" else None


def scarce(me: Player, key: Key) -> Saying | None:
    """A card to draw of which there are few in hand."""
    if key[0] != "resource" or me.hand[RESOURCES.index(str(key[1]))] > FEW:
        return None
    return {"kind": "scarce", "held": me.hand[RESOURCES.index(str(key[1]))]}


def after_action(game: Game, choice: Choice, option: int) -> Stand:
    """The table when the action is over. The work is not: somebody else still has a farmer."""
    copy = game.determinize(choice.seat, seeded(0))
    g = copy.state
    assert isinstance(g, Lowlands)
    for other in g.others(g.players[choice.seat]):
        other.farmers = other.farmers or LEAST_FARMER
    return stand(outcome(copy, choice, option, Shepherd(STYLES[""], 0), TURN), choice.seat)


# The reasons, by importance

Reason = Callable[[Stand, Stand], Saying | None]


def holds(before: Stand, after: Stand) -> Saying | None:
    """The dike would hold what is known of the flood."""
    if before.g.dike_holds() or not after.g.dike_holds():
        return None
    return {"kind": "holds", "length": after.g.dike_length(), "flood": after.g.flood}


def builds(before: Stand, after: Stand) -> Saying | None:
    built = after.me.tiles[len(before.me.tiles) :]
    if not built:
        return None
    return {"kind": "builds", "tile": built[0].id, "points": built[0].points, **own_names(built[0])}


def leads(before: Stand, after: Stand) -> Saying | None:
    mine = before.me.seat
    return {"kind": "leads"} if before.g.leader().seat != mine and after.g.leader().seat == mine else None


def dikes(before: Stand, after: Stand) -> Saying | None:
    if after.g.segments == before.g.segments:
        return None
    return {"kind": "segment", "length": after.g.dike_length(), "flood": after.g.flood}


def sells(before: Stand, after: Stand) -> Saying | None:
    sold, coins = before.me.sheep - after.me.sheep, after.me.coins - before.me.coins
    return {"kind": "sells", "sheep": sold, "coins": coins} if sold > 0 and coins > 0 else None


def buys(before: Stand, after: Stand) -> Saying | None:
    bought = after.me.sheep - before.me.sheep
    return {"kind": "buys", "sheep": bought, "herd": after.me.sheep} if bought > 0 else None


def fences(before: Stand, after: Stand) -> Saying | None:
    more = after.me.room() - before.me.room()
    return {"kind": "fences", "places": more, "room": after.me.room()} if more > 0 else None


def employs(before: Stand, after: Stand) -> Saying | None:
    for number, space in enumerate(SPACES):
        if after.me.laborers[number] > before.me.laborers[number]:
            return {"kind": "employs", "space": space.value}
    return None


def steps(before: Stand, after: Stand) -> Saying | None:
    more = after.me.steps - before.me.steps
    return {"kind": "steps", "steps": more} if more > 0 else None


def draws(before: Stand, after: Stand) -> Saying | None:
    more = after.me.cards() - before.me.cards()
    return {"kind": "draws", "drawn": more} if more > 0 else None


def earns(before: Stand, after: Stand) -> Saying | None:
    more = after.me.coins - before.me.coins
    return {"kind": "earns", "coins": more} if more > 0 else None


def scores(before: Stand, after: Stand) -> Saying | None:
    return {"kind": "scores", "points": after.points - before.points} if after.points > before.points else None


REASONS: Final[tuple[Reason, ...]] = (
    holds, builds, leads, dikes, sells, buys, fences, employs, steps, draws, earns, scores,
)  # fmt: skip


# Coordinates in words


def named(game: Game, choice: Choice, option: int) -> Saying | None:
    """A space, a line or a row by what is there."""
    key = game.key(option)
    g, me, _ = stand(game, choice.seat)
    if key[0] == "edge":
        taken = choice.prompt.name == "take-fence"
        return {"kind": "taken-fence"} if taken else {"kind": "fence", "first": not me.fences}
    if key[0] == "row":
        row = int(key[1])
        buying = choice.prompt.name == "buy-row"
        sheep = g.market[row] if buying else g.setup.rows[row][0] - g.market[row]
        return {"kind": "row", "buying": buying, "sheep": sheep}
    if key[0] != "cell":
        return None
    closed = inside(pastures(me.fences, me.buildings)) >> int(key[1]) & 1
    return {"kind": "cell", "inside": bool(closed)}
