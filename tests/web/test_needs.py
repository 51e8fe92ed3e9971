"""What a card needs is said alike by the terminal and by the page."""

import json
from pathlib import Path

from allmende.agricola.seen.things import things
from allmende.locales import LANGUAGES, catalogs
from allmende.terminal.agricola_cards import needs_of
from tests.web.node import run_node

COMPARE = Path(__file__).parent / "needs.mjs"


def test_the_page_says_what_a_card_needs_as_the_terminal_does(tmp_path: Path) -> None:
    cases = [
        {"lang": lang, "needs": card["needs"], "said": needs_of(card["slug"], lang)}
        for card in things()["card"]
        for lang in LANGUAGES
        if card["needs"]
    ]
    texts = {
        lang: [path.read_text("utf-8") for path in catalogs(lang) if path.name.startswith(("table.", "agricola"))]
        for lang in LANGUAGES
    }
    asked = tmp_path / "cases.json"
    asked.write_text(json.dumps({"texts": texts, "cases": cases}), encoding="utf-8")
    code, output = run_node(COMPARE, asked)
    assert code == 0, output
    assert output == f"{len(cases)} sentences are the same\n"
    assert len(cases) == 180
