"""Why a thing cannot be picked: everything on the table that is not offered gets an answer, nothing else does, and the
answer is made of what the seat knows."""

from collections.abc import Iterator

import pytest

from allmende.agricola.vocabulary import VOCABULARY
from allmende.locales import LANGUAGES, describe_why_not
from allmende.table import BadSeat, Game, Json, Key, UnknownOption, new_game, seeded
from tests.games.cases import REGISTERED, Case, random_play

PICKS = 120
EVERY = 9
SPECIALS = [str(name) for kind, *rest in VOCABULARY if kind == "special" for name in rest]
GENERAL = ("not-asked", "waiting", "over")
SPECIFIC = {
    "place-person": ("space", "special"),
    "action-phase": ("card", "pile", "landscape"),
    "buy-phase": ("card", "pile", "landscape"),
    "place-farmer": ("farmer", "space", "tile"),
    "choose-space": ("space", "tile"),
    "build": ("tile",),
}
"""What is asked, and of which things the rules then know why they are not offered."""


def things_on(game: Game, seat: int) -> Iterator[Key]:
    """The keys of what lies before a seat."""
    table = game.view(seat)["table"]
    me: Json = table["players"][seat]
    if game.rules.name == "agricola":
        yield from [("space", space["space"]) for space in table["spaces"]]
        yield from [("card", major["card"]) for major in table["majors"]]
        yield from [("card", card) for card in me["hand"]["known"] or []]
        yield from [("special", slug) for slug in SPECIALS if table.get("moor") and game.players > 1]
    elif game.rules.name == "dominion":
        yield from [("pile", pile["card"]) for pile in table["supply"] + table["beside"]]
        yield from [("card", card) for card in set(me["hand"]["known"])]
        yield from [("landscape", one["slug"]) for one in table["landscapes"]]
    elif game.rules.name == "lowlands":
        yield from [("farmer", farmer) for farmer in (2, 3, 4)]
        yield from [("space", space) for space in me["used"]]
        yield from [("tile", tile["tile"]) for offer in table["offer"].values() for tile in offer["open"]]
        yield from [("row", row) for row in range(len(table["market"]))]


@pytest.mark.parametrize("case", REGISTERED[::3], ids=str)
def test_everything_that_is_not_offered_gets_an_answer_and_nothing_else(case: Case) -> None:
    game, rng = case.start(3, auto=True), seeded(1)
    spoken: set[str] = set()
    for n, _ in enumerate(random_play(game, seeded(3), PICKS)):
        if n % EVERY:
            continue
        asked = {int(choice.seat): choice for choice in game.choices}
        for seat in {*list(asked)[:1], (n // EVERY) % game.players}:
            choice = asked.get(seat)
            copies = [game.determinize(seat, rng) for _ in range(2)]
            for key in things_on(game, seat):
                offered = choice is not None and game.option(*key) in choice.options
                found = game.why_not(seat, *key)
                assert bool(found) != offered, (key, found)
                assert all(copy.why_not(seat, *key) == found for copy in copies), "made of what the seat knows"
                if choice is not None and key[0] in SPECIFIC.get(choice.prompt.name, ()):
                    assert offered or not {one["kind"] for one in found} & set(GENERAL), (choice.prompt, key, found)
                kinds = {one["kind"] for one in found}
                if kinds - spoken:
                    spoken |= kinds
                    for lang in LANGUAGES:
                        assert all(describe_why_not(copies[0], seat, key, lang))


def test_over_is_over_and_what_is_nothing_is_refused() -> None:
    game = new_game("dominion", seed=1)
    with pytest.raises(UnknownOption):
        game.why_not(0, "pile", "golden calf")
    with pytest.raises(BadSeat):
        game.why_not(7, "pile", "gold")
    for _ in random_play(game, seeded(1)):
        pass
    assert game.why_not(0, "pile", "gold") == [{"kind": "over"}]
