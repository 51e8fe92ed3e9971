"""A view says where offered things lie, and which picks can end the turn: checked in random games."""

from collections import defaultdict

from allmende.table import seeded
from tests.games.cases import REGISTERED, random_play

RESOURCES = {
    "draw": "display", "swap-for": "display", "store": "store", "discard": "hand", "swap": "hand", "pay": "hand",
}  # fmt: skip
"""Where cards lie, by what is asked; all others are named in the bar."""


ZONES = {
    "cell": "farm", "edge": "farm", "tile": "offer", "row": "market", "deck": "deck", "farmer": "board",
    "space": "board", "seat": "table", "good": "", "count": "",
}  # fmt: skip


def test_where_things_lie_and_what_ends_a_turn() -> None:
    zones: dict[tuple[str, str], set[str]] = defaultdict(set)
    ends: dict[str, set[str]] = defaultdict(set)
    for case in [case for case in REGISTERED if case.name == "lowlands"][:3]:
        game = case.start(2)
        for pick in random_play(game, seeded(2)):
            choice = game.view(pick.seat)["choice"]
            asked = choice["prompt"]["name"]
            for option in choice["options"]:
                kind = option["key"][0]
                zones[kind, RESOURCES.get(asked, "") if kind == "resource" else ""].add(option.get("zone", ""))
                if option.get("ends"):
                    ends[kind].add(asked)
    for kind, zone in ZONES.items():
        assert zones[kind, ""] == {zone}, kind
    for zone in ("display", "store", "hand", ""):
        assert zones["resource", zone] == {zone}
    assert ends.keys() <= {"seat", "market", "done"}
    assert ends["seat"] == {"offer-co-building"}
    assert ends["done"] <= {"draw", "set-fence", "buy-row", "sell-row", "pass"}
    assert {"draw", "set-fence"} <= ends["done"]
