"""Berta, Bruno and Frieda: one recognises each of them in what she or he does, in every game."""

from collections import Counter
from typing import Any

import pytest

from allmende import Game, new_game
from allmende.bots import bot_names, make_bot, rule_bot
from allmende.bots.bot import people_of
from allmende.dominion.card import ACTION
from allmende.dominion.state import Dominion
from allmende.locales import text

PEOPLE = ("berta", "bruno", "frieda")
GAMES = ("agricola", "dominion", "lowlands")
KINGDOMS = ("introduction", "first-game", "bargains")


def played(game: str, seed: int, **options: Any) -> tuple[Game, dict[str, Counter[str]]]:
    """The three at one table, and how often each of them picked an option of which kind or space."""
    seats = [PEOPLE[(seed + seat) % 3] for seat in range(3)]
    bots = [make_bot(name, game, seed) for name in seats]
    table = new_game(game, players=3, seed=seed, auto=True, events=False, **options)
    picked: dict[str, Counter[str]] = {name: Counter() for name in PEOPLE}
    while (choice := table.choice) is not None:
        pick = bots[choice.seat].pick(table, choice)
        key = table.key(pick)
        picked[seats[choice.seat]][str(key[1] if key[0] == "space" else key[0])] += 1
        table.play(pick, choice.seat)
    return table, {name: picked[name] for name in seats}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_three_with_words_about_them(game: str) -> None:
    assert tuple(people_of(game)) == PEOPLE
    assert set(PEOPLE) <= set(bot_names(game))
    assert rule_bot(game) not in PEOPLE
    for lang in ("de", "en"):
        words = {text(lang, game, f"bot-{name}", "text") for name in PEOPLE}
        assert len(words) == 3


def most(figures: dict[str, float]) -> str:
    return max(figures, key=lambda name: figures[name])


def test_in_dominion_one_collects_one_builds_and_one_saves() -> None:
    kinds, actions, treasure = (dict.fromkeys(PEOPLE, 0.0) for _ in range(3))
    for seed in range(9):
        game, picked = played("dominion", seed, kingdom=KINGDOMS[seed // 3])
        g = game.state
        assert isinstance(g, Dominion)
        for name, me in zip(picked, g.players, strict=True):
            owned = me.cards()
            kinds[name] += len({card for card in owned if card.expansion != "basic"})
            actions[name] += sum([card.types & ACTION != 0 for card in owned]) / len(owned)
            treasure[name] += sum([card.slug in ("gold", "silver") for card in owned]) / len(owned)
    assert most(kinds) == "berta"
    assert most(actions) == "bruno"
    assert most(treasure) == "frieda"
    assert kinds["berta"] > 1.5 * kinds["bruno"]
    assert actions["frieda"] < 0.2 * actions["bruno"]


def shares(game: str, games: int, kinds: dict[str, tuple[str, ...]]) -> dict[str, dict[str, float]]:
    """For each kind of work, how much of what each person did was that."""
    found = {kind: dict.fromkeys(PEOPLE, 0.0) for kind in kinds}
    for seed in range(games):
        for name, picked in played(game, seed)[1].items():
            for kind, spaces in kinds.items():
                found[kind][name] += sum([picked[space] for space in spaces])
    return found


def test_in_the_lowlands_one_is_at_the_market_one_builds_and_one_stands_on_the_dike() -> None:
    found = shares("lowlands", 9, {"sheep": ("sheep", "fences"), "build": ("tile",), "dike": ("dike",)})
    assert [most(found[kind]) for kind in ("sheep", "build", "dike")] == list(PEOPLE)


def test_in_agricola_one_breeds_one_builds_and_one_tills() -> None:
    sums: dict[str, dict[str, float]] = {what: dict.fromkeys(PEOPLE, 0.0) for what in ("animals", "house", "fields")}
    for seed in range(12):
        game, picked = played("agricola", seed)
        for name, score in zip(picked, game.scores(), strict=True):
            sums["animals"][name] += score["sheep"] + score["boar"] + score["cattle"] + score["stables"]
            sums["house"][name] += score["clay-rooms"] + score["stone-rooms"] + score["improvements"]
            sums["fields"][name] += score["fields"] + score["grain"] + score["vegetables"]
    assert [most(sums[what]) for what in sums] == list(PEOPLE), sums
