import pytest

from allmende.lab.statistics import mean_and_error, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # the examples of R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_on_published_numbers(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_wilson_is_symmetric_and_stays_within_bounds() -> None:
    for games in (1, 2, 7, 100):
        for wins in range(games + 1):
            low, high = wilson(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
            assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low))
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1


def test_more_games_narrow_the_interval() -> None:
    widths = [high - low for low, high in (wilson(games / 2, games) for games in (10, 100, 1000, 10000))]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] == pytest.approx(0.0196, abs=0.0001)


def test_mean_and_error() -> None:
    numbers = [3, -1, 4, 1, 5]
    mean, error = mean_and_error(sum(numbers), sum(n * n for n in numbers), len(numbers))
    assert mean == pytest.approx(2.4)
    assert error == pytest.approx((5.8 / 5) ** 0.5)
    assert mean_and_error(7, 49, 1) == (7, 0)
