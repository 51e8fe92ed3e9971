"""What others do is shown one after the other: the queue between the server and the board, with a clock of its own."""

from pathlib import Path

from tests.web.node import run_node

HERE = Path(__file__).parent


def test_the_queue() -> None:
    code, told = run_node("--test", HERE / "pacing.mjs")
    assert code == 0, told
