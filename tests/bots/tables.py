"""Tables for bots: kingdoms around a card, and games played to their end."""

from collections.abc import Sequence

from allmende import Game, new_game
from allmende.bots import Bot, make_bot
from allmende.dominion.card import CARDS, Card
from allmende.dominion.kingdoms import is_pile
from allmende.lab import play_game
from allmende.table import seeded

KINGDOM_CARDS = [card for card in CARDS if is_pile(card.slug)]


def kingdom_with(card: Card, seed: int) -> list[str]:
    """Ten cards, this one among them."""
    rest = [other.slug for other in KINGDOM_CARDS if other is not card]
    seeded(seed).shuffle(rest)
    return [card.slug, *rest[:9]]


def dominion(players: int, seed: int, kingdom: str | list[str] = "first-game") -> Game:
    return new_game("dominion", players=players, seed=seed, kingdom=kingdom, auto=True, events=False)


def played(game: Game, names: Sequence[str]) -> Game:
    bots: list[Bot] = [make_bot(name, seed=seat) for seat, name in enumerate(names)]
    return play_game(game, bots)


def wins(mine: str, other: str, games: int) -> float:
    """How many games a bot wins against another, on both seats in turn."""
    won = 0.0
    for seed in range(games):
        seat = seed % 2
        game = played(dominion(2, seed), [mine, other] if seat == 0 else [other, mine])
        winners = game.winners()
        won += (seat in winners) / len(winners)
    return won


def check_honest(game: Game, name: str, seed: int) -> None:
    """A bot sees only what its seat knows: a copy whose hidden part is redrawn gets the same answer at every choice."""
    rng, bot = seeded(seed), make_bot(name, game.rules.name)
    while (choice := game.choice) is not None:
        copy = game.determinize(choice.seat, rng)
        pick = bot.pick(game, choice)
        for same in copy.choices:
            if same.seat == choice.seat and same.options == choice.options:
                assert bot.pick(copy, same) == pick, choice
        game.play(pick)
