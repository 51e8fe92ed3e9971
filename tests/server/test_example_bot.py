"""The bot in docs/example-bot.md is what it says: short, without packages, and it plays a game to its end."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.house import House

PAGE = Path(__file__).parents[2] / "docs" / "example-bot.md"


def test_the_example_bot_plays(house: House, tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 32
    bot = tmp_path / "bot.py"
    bot.write_text(code, encoding="utf-8")
    command = [sys.executable, "-I", str(bot), house.url]
    alone = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert alone.returncode == 0, alone.stderr
    assert "points:" in alone.stdout
    table = house.someone().table("open", "bigmoney")["table"]
    command += [table["id"], table["invite"]]
    joined = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert joined.returncode == 0, joined.stderr
    assert "winners:" in joined.stdout
