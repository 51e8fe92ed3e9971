"""What the board tells about sheep: how many stand in each pasture, and how many find room there."""

import pytest

from allmende.bots import make_bot
from allmende.table import new_game


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_folds_of_a_farm_hold_all_its_sheep_and_all_its_room(players: int, seed: int) -> None:
    game = new_game("lowlands", players=players, seed=seed)
    bots = [make_bot("shepherd", "lowlands", seat) for seat in range(players)]
    seen = 0
    while (choice := game.choice) is not None:
        for me in game.view(None)["table"]["players"]:
            assert sum(fold["room"] for fold in me["folds"]) == me["room"]
            assert [fold["cells"] for fold in me["folds"]][: len(me["pastures"])] == me["pastures"]
            assert sum(fold["sheep"] for fold in me["folds"]) == sum(
                me["herd"][cell] for fold in me["folds"] for cell in fold["cells"]
            )
            if me["sheep"] <= me["room"]:
                assert all(fold["sheep"] <= fold["room"] for fold in me["folds"])
                assert sum(fold["sheep"] for fold in me["folds"]) == me["sheep"]
                seen += 1
        game.play(bots[choice.seat].pick(game, choice), choice.seat)
    assert seen > 100
