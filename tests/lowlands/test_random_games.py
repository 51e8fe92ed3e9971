"""Random games: nothing is made or lost without a cause, and every event tells what it says."""

import random

import pytest

from allmende import Game, new_game
from allmende.lowlands.rules import LowlandsRules
from allmende.lowlands.setup import CARDS_OF_A_TYPE, FENCES_PER_PLAYER, LABORERS
from allmende.lowlands.state import OVER, Lowlands

GAMES = 1_000
BATCH = 50
BATCHES = [(2 + at // BATCH % 3, range(at, at + BATCH)) for at in range(0, GAMES, BATCH)]


def table(game: Game) -> Lowlands:
    assert isinstance(game.state, Lowlands)
    return game.state


def check_material(g: Lowlands, in_fences: bool) -> None:
    for kind in range(3):
        cards = g.deck.count(kind) + g.display.count(kind) + g.discard[kind] + sum(me.hand[kind] for me in g.players)
        assert cards == CARDS_OF_A_TYPE
        assert all(0 <= me.shown[kind] <= me.hand[kind] for me in g.players)
    tiles = [tile.id for me in g.players for tile in me.tiles]
    tiles += [tile.id for piles in (g.offer, g.stacks) for pile in piles for tile in pile]
    assert len(tiles) == len(set(tiles)) == 40 + len(g.players) + 1
    for me in g.players:
        assert me.fences.bit_count() + me.spare - me.owed == FENCES_PER_PLAYER
        assert in_fences or (me.owed == 0 and me.sheep - me.loose <= me.room())
        assert sum(me.laborers) + me.reserve == LABORERS
        assert me.buildings.bit_count() + me.houses == 4
        assert me.coins >= 0 or g.phase == OVER


def changes(game: Game, seat: int) -> dict[str, int]:
    """What the events of the last pick say about a seat's coins, sheep, steps, cards and fences."""
    found = dict.fromkeys(("coins", "sheep", "steps", "cards", "fences"), 0)
    for event in game.events:
        if event.seat != seat:
            continue
        count, coins = event.facts.get("count", 0), event.facts.get("coins", 0)
        match event.kind:
            case "get-coins":
                found["coins"] += count
            case "pay-coins":
                found["coins"] -= count
            case "get-sheep" | "breed":
                found["sheep"] += count
            case "buy-sheep":
                found["sheep"] += count
                found["coins"] -= coins
            case "sell-sheep":
                found["sheep"] -= count
                found["coins"] += coins
            case "lose-sheep":
                found["sheep"] -= count
                found["coins"] -= coins
            case "step":
                found["steps"] += 1
            case "draw":
                found["cards"] += count
            case "take":
                found["cards"] += 1
            case "hand-in":
                found["cards"] -= count
            case "build-fence" | "move-fence":
                found["fences"] += 1
            case "take-fence":
                found["fences"] -= 1
    return found


def owned(g: Lowlands, seat: int) -> dict[str, int]:
    me = g.players[seat]
    return {
        "coins": me.coins, "sheep": me.sheep, "steps": me.steps, "cards": me.cards(), "fences": me.fences.bit_count(),
    }  # fmt: skip


@pytest.mark.parametrize(("players", "seeds"), BATCHES, ids=[f"{n}-{seeds[0]}" for n, seeds in BATCHES])
def test_all_material_is_accounted_for_and_every_change_is_told(players: int, seeds: range) -> None:
    for seed in seeds:
        chance = random.Random(seed)
        game = new_game("lowlands", players=players, seed=seed, beginner=seed % 4 == 0)
        while game.choice is not None:
            before = [owned(table(game), seat) for seat in range(players)]
            choice = chance.choice(game.choices)
            game.play(chance.choice(choice.options), choice.seat)
            check_material(table(game), any(me.owed for me in table(game).players))
            for seat in range(players):
                after, told = owned(table(game), seat), changes(game, seat)
                assert {key: after[key] - before[seat][key] for key in after} == told
        assert game.winners()


def test_no_game_is_longer_than_the_rules_say() -> None:
    longest = 0
    for seed in range(20):
        chance = random.Random(seed)
        game = new_game("lowlands", players=4, seed=seed, events=False)
        while game.choice is not None:
            game.play(chance.choice(game.choice.options))
        longest = max(longest, game.picks)
    assert longest < LowlandsRules().longest
