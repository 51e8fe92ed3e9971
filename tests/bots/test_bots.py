"""What every bot keeps: it ends games, it is honest, it can be repeated; and names that are wrong are refused."""

import pytest

from allmende.bots import UnknownBot, bot_names, load_bot, make_bot
from allmende.bots.agricola.farmer import Farmer
from allmende.bots.random import RandomBot
from allmende.dominion.card import Card
from allmende.table import UnknownGame, seeded
from tests.bots.tables import KINGDOM_CARDS, dominion, kingdom_with, played

PLAYERS = range(2, 7)
LONGEST = 100  # turns; half of that is usual with six players


@pytest.mark.parametrize("card", KINGDOM_CARDS, ids=str)
def test_big_money_ends_its_games_with_any_card_and_any_number_of_players(card: Card) -> None:
    players = 2 + card.number % 5
    seed = 10 * card.number + players
    names = ["bigmoney", *[f"bigmoney-{card.slug}:{copies}" for copies in range(1, players)]]
    game = played(dominion(players, seed, kingdom_with(card, seed)), names)
    assert game.over
    assert max(player["turns"] for player in game.view(None)["table"]["players"]) < LONGEST


@pytest.mark.parametrize("players", PLAYERS)
def test_random_ends_its_games(players: int) -> None:
    for seed in range(3):
        assert played(dominion(players, seed, "random"), ["random"] * players).over


@pytest.mark.parametrize("card", KINGDOM_CARDS, ids=str)
def test_big_money_sees_only_what_its_seat_knows(card: Card) -> None:
    """A copy whose hidden part is redrawn gets the same answer, at every choice of a game."""
    rng = seeded(card.number)
    game = dominion(3, card.number, kingdom_with(card, card.number))
    bot = make_bot(f"bigmoney-{card.slug}:2")
    while (choice := game.choice) is not None:
        copy = game.determinize(choice.seat, rng)
        [same] = [other for other in copy.choices if other.seat == choice.seat]
        pick = bot.pick(game, choice)
        assert bot.pick(copy, same) == pick, choice
        game.play(pick)


def test_random_sees_only_what_its_seat_knows() -> None:
    game = dominion(2, 5, "random")
    bot, twin = make_bot("random", seed=9), make_bot("random", seed=9)
    while (choice := game.choice) is not None:
        copy = game.determinize(choice.seat, seeded(game.picks))
        assert copy.choice is not None
        pick = bot.pick(game, choice)
        assert twin.pick(copy, copy.choice) == pick
        game.play(pick)


@pytest.mark.parametrize("names", [["random", "random"], ["bigmoney", "random"], ["bigmoney-witch", "bigmoney"]])
def test_the_same_seeds_give_the_same_game(names: list[str]) -> None:
    first, second = (played(dominion(2, 8, "random"), names) for _ in range(2))
    assert first.record() == second.record()


def test_another_seed_gives_other_random_picks() -> None:
    games = [dominion(2, 1) for _ in range(2)]
    picks = []
    for seed, game in enumerate(games):
        bot = make_bot("random", seed=seed)
        for _ in range(20):
            assert game.choice is not None
            game.play(bot.pick(game, game.choice))
        picks.append(game.record().picks)
    assert picks[0] != picks[1]


def test_a_bot_leaves_the_game_alone() -> None:
    game = dominion(2, 4, "introduction")
    before = game.to_json()
    for name in ("random", "bigmoney", "bigmoney-margrave"):
        assert game.choice is not None
        make_bot(name).pick(game, game.choice)
    assert game.to_json() == before


# Names


def test_names() -> None:
    assert bot_names("dominion") == [
        "random", "bigmoney", "bigmoney-<card>", "berta", "bruno", "frieda", "relaxed", "solid", "strong",
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["bigmoney-smithy", "bigmoney-Smithy", "bigmoney-Schmiede", "bigmoney-schmiede:3"])
def test_the_card_is_named_in_any_language(name: str) -> None:
    game = dominion(2, 1)
    game = played(game, [name, "bigmoney"])
    assert "smithy" in game.view(None)["table"]["players"][0]["cards"]


def test_a_card_that_is_not_in_the_kingdom_changes_nothing() -> None:
    plain = played(dominion(2, 3), ["bigmoney", "bigmoney"])
    assert played(dominion(2, 3), ["bigmoney-witch", "bigmoney-trail:2"]).record() == plain.record()


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("genius", "dominion has no bot 'genius': choose random, bigmoney, .*, relaxed, solid or strong"),
        ("", "dominion has no bot ''"),
        ("bigmoney-shmithy", "no card 'shmithy'"),
        ("bigmoney-", "no card ''"),
        ("bigmoney-gold", "needs a kingdom card"),
        ("bigmoney-smithy:0", "how many to buy"),
        ("bigmoney-smithy:", "how many to buy"),
        ("bigmoney-smithy:many", "how many to buy"),
        ("no.such.Bot", "No module named 'no'"),
        ("json.Bot", "has no attribute 'Bot'"),
        ("collections.Counter", "no method `pick`|is not iterable"),
        ("fractions.Fraction", "no method `pick`"),
    ],
)
def test_an_unknown_bot_is_refused_with_a_sentence(name: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        load_bot(name, "dominion")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("strong", "the bot 'strong' plays agricola, .*dominion, .*lowlands.*: say which game"),
        ("genius", "no game has a bot 'genius'"),
        ("bigmoney-shmithy", "no card 'shmithy'"),
    ],
)
def test_without_a_game_the_name_must_belong_to_one(name: str, complaint: str) -> None:
    assert isinstance(make_bot("farmer"), Farmer)
    assert isinstance(make_bot("random"), RandomBot)
    with pytest.raises(UnknownBot, match=complaint):
        load_bot(name)


def test_an_unknown_game_is_refused() -> None:
    for ask in (lambda: make_bot("random", "chess"), lambda: make_bot("bigmoney", "chess"), lambda: bot_names("chess")):
        with pytest.raises(UnknownGame, match="no game 'chess'"):
            ask()
