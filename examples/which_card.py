"""An analysis as a plain script: which card of the first game helps Big Money most, and when is a game decided?

    uv run --extra lab python examples/which_card.py --games 400 --out build/analysis

Each part between two `# %%` is a cell for editors that run scripts like notebooks. Without matplotlib only the tables
are printed.
"""

# %% What is measured
import argparse
from pathlib import Path
from statistics import mean

from allmende import Game, new_game
from allmende.bots import make_bot
from allmende.lab import play_game, wilson

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--games", type=int, default=400, help="games for each card (400)")
parser.add_argument("--out", type=Path, default=Path("build/analysis"), help="folder for the plot")
given = parser.parse_args()
if given.games < 1:
    parser.error("at least one game must be played")
kingdom = [str(card) for card in new_game("dominion", kingdom="first-game").view(None)["table"]["kingdom"]]


def start(seed: int) -> Game:
    return new_game("dominion", seed=seed, kingdom="first-game", auto=True, events=False)


# %% Big Money with one copy of a card against Big Money without; the two change seats from game to game
shares: dict[str, float] = {}
for card in kingdom:
    plain, better = make_bot("bigmoney"), make_bot(f"bigmoney-{card}")
    wins = 0.0
    for seed in range(given.games):
        seat = seed % 2
        winners = play_game(start(seed), [better, plain] if seat == 0 else [plain, better]).winners()
        wins += (seat in winners) / len(winners)
    shares[card] = wins / given.games
for card in sorted(shares, key=lambda card: shares[card], reverse=True):
    low, high = wilson(shares[card] * given.games, given.games)
    print(f"{card:<10} wins {shares[card]:6.1%}   95 % interval {low:.1%} to {high:.1%}")

# %% When is a game decided? How often the one who is ahead after so many Provinces wins
ahead: dict[int, list[bool]] = {}
bots = [make_bot("bigmoney-smithy"), make_bot("bigmoney-smithy")]
for seed in range(given.games):
    game = start(seed)
    leads: dict[int, int] = {}
    while (choice := game.choice) is not None:
        game.play(bots[choice.seat].pick(game, choice))
        left = next(pile["count"] for pile in game.view(None)["table"]["supply"] if pile["card"] == "province")
        first, second = (score["total"] for score in game.scores())
        if first != second:
            leads.setdefault(8 - left, 0 if first > second else 1)
    for gone, leader in leads.items():
        ahead.setdefault(gone, []).append(leader in game.winners())
for gone in sorted(ahead):
    print(f"{gone} of 8 Provinces gone: who leads wins {mean(ahead[gone]):.0%} of {len(ahead[gone])} games")

# %% The plot
try:
    from matplotlib.figure import Figure
except ImportError:
    print("matplotlib is not installed: no plot")
else:
    order = sorted(shares, key=lambda card: shares[card])
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for place, card in enumerate(order):
        low, high = wilson(shares[card] * given.games, given.games)
        axes.plot([100 * low, 100 * high], [place, place], color="#2a6f4e", linewidth=2)
        axes.plot([100 * shares[card]], [place], "o", color="#2a6f4e")
    axes.axvline(50, color="grey", linewidth=1, linestyle=":")
    axes.set_yticks(range(len(order)), order)
    axes.set(xlabel="won against plain Big Money, % (95 % interval)")
    axes.set_title(f"One copy of a card beside Big Money, {given.games} games each")
    given.out.mkdir(parents=True, exist_ok=True)
    for suffix in ("png", "svg"):
        figure.savefig(given.out / f"which_card.{suffix}", dpi=150)
