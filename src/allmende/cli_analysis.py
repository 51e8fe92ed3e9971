"""The commands for `allmende` that look back: `analyse`, and `puzzles` with `find`."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from allmende.locales import chosen_language


def add_commands(commands: typer.Typer, say: Callable[[str], str]) -> None:
    """Add them, with their help in a language."""
    file = typer.Argument(metavar="FILE", help=say("about-file"), show_default=False)
    game = typer.Argument(metavar="GAME", help=say("about-game"), show_default=False)
    language = typer.Option("--lang", metavar="de|en", help=say("about-lang"), show_default=False)
    picks = typer.Option("--picks", help=say("about-analyse-budget"), show_default=False)
    as_page = typer.Option("--html", metavar="FILE", help=say("about-html"), show_default=False)
    as_data = typer.Option("--json", help=say("about-json"), show_default=False)

    @commands.command("analyse", help=say("about-analyse"))
    def analyse(
        file: Annotated[str, file],
        picks: Annotated[int | None, picks] = None,
        as_json: Annotated[bool, as_data] = False,
        html: Annotated[Path | None, as_page] = None,
        lang: Annotated[str | None, language] = None,
    ) -> int:
        from allmende.analysis.command import analyse_file

        return analyse_file(file, picks, as_json, html, chosen_language(lang))

    puzzles = typer.Typer(help=say("about-puzzles"), no_args_is_help=True)
    commands.add_typer(puzzles, name="puzzles")

    @puzzles.callback()
    def start() -> None:
        """So that `find` is a word of its own, although there is no other yet."""

    @puzzles.command("find", help=say("about-puzzles-find"))
    def find(
        game: Annotated[str, game],
        out: Annotated[Path, typer.Option("--out", metavar="FILE", help=say("about-puzzles-out"), show_default=False)],
        table: Annotated[list[str] | None, typer.Option("--table", help=say("about-table"))] = None,
        number: Annotated[int, typer.Option("-n", "--number", help=say("about-puzzles-number"))] = 200,
        seed: Annotated[int, typer.Option("--seed", help=say("about-seed"))] = 0,
        simulations: Annotated[int, typer.Option("--simulations", help=say("about-puzzles-simulations"))] = 400,
        late: Annotated[float, typer.Option("--late", help=say("about-puzzles-late"))] = 0.7,
        alike: Annotated[int, typer.Option("--alike", help=say("about-puzzles-alike"))] = 8,
        lang: Annotated[str | None, language] = None,
    ) -> int:
        from allmende.puzzles.command import find_puzzles

        return find_puzzles(game, out, table or [], number, seed, simulations, late, alike, chosen_language(lang))
