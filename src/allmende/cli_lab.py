"""The lab's commands for `allmende`: what can be typed, and what it becomes."""

import os
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from allmende.locales import check_language, language_of, text
from allmende.table import rules_of
from allmende.typed import typed_options

PLAIN: Final = ("bots", "seed", "json", "players", "kingdom", "set", "ray", "out", "html")
MOST_SEATS: Final = 100
METAVARS: Final = {"ray": "ADDRESS", "out": "DIR", "html": "FILE"}


def add_commands(commands: typer.Typer, lang: str) -> None:
    """Add the lab's commands, with their help in a language."""

    def say(name: str) -> str:
        return text(lang, "", name)

    option = {
        name: typer.Option(f"--{name}", help=say(f"about-{name}"), show_default=False, metavar=METAVARS.get(name))
        for name in PLAIN
    }
    jobs_option = typer.Option("--jobs", help=say("about-jobs"))
    language = typer.Option("--lang", metavar="de|en", help=say("about-lang"), show_default=False)
    game_argument = typer.Argument(metavar="GAME", help=say("about-game"), show_default=False)

    @commands.command(help=say("about-simulate"))
    def simulate(
        game: Annotated[str, game_argument],
        bots: Annotated[str, option["bots"]],
        games: Annotated[int, typer.Option("-n", "--games", help=say("about-games-number"))] = 1000,
        seed: Annotated[int, option["seed"]] = 0,
        jobs: Annotated[int, jobs_option] = 1,
        as_json: Annotated[bool, option["json"]] = False,
        players: Annotated[str | None, option["players"]] = None,
        kingdom: Annotated[str | None, option["kingdom"]] = None,
        setting: Annotated[list[str] | None, option["set"]] = None,
        out: Annotated[Path | None, option["out"]] = None,
        html: Annotated[Path | None, option["html"]] = None,
        ray: Annotated[str | None, option["ray"]] = None,
        lang: Annotated[str | None, language] = None,
    ) -> int:
        from allmende.lab.commands import Order
        from allmende.lab.commands import simulate as run

        given = typed_options(game, setting or [], players=players, kingdom=kingdom)
        return run(Order(game, names_of(bots), games, seed, jobs, as_json, given, chosen(lang), ray, out, html))

    @commands.command(help=say("about-tournament"))
    def tournament(
        game: Annotated[str, game_argument],
        bots: Annotated[str, option["bots"]],
        games: Annotated[int, typer.Option("-n", "--games", help=say("about-table-games"))] = 400,
        seed: Annotated[int, option["seed"]] = 0,
        jobs: Annotated[int, jobs_option] = 1,
        as_json: Annotated[bool, option["json"]] = False,
        players: Annotated[str | None, typer.Option("--players", help=say("about-table-players"))] = None,
        margin: Annotated[float, typer.Option("--margin", help=say("about-margin"))] = 0.05,
        to_the_end: Annotated[bool, typer.Option("--to-the-end", help=say("about-to-the-end"))] = False,
        kingdom: Annotated[str | None, option["kingdom"]] = None,
        setting: Annotated[list[str] | None, option["set"]] = None,
        out: Annotated[Path | None, option["out"]] = None,
        html: Annotated[Path | None, option["html"]] = None,
        ray: Annotated[str | None, option["ray"]] = None,
        lang: Annotated[str | None, language] = None,
    ) -> int:
        from allmende.lab.commands import Order
        from allmende.lab.commands import tournament as run

        given = typed_options(game, setting or [], players=players, kingdom=kingdom)
        rules_of(game).options(given)
        seats = given.pop("players", None)
        order = Order(game, names_of(bots), games, seed, jobs, as_json, given, chosen(lang), ray, out, html)
        return run(order, seats, margin, to_the_end)

    @commands.command(help=say("about-stats"))
    def stats(
        game: Annotated[str, game_argument],
        bots: Annotated[str, option["bots"]],
        games: Annotated[int, typer.Option("-n", "--games", help=say("about-games-number"))] = 1000,
        seed: Annotated[int, option["seed"]] = 0,
        jobs: Annotated[int, jobs_option] = 1,
        as_json: Annotated[bool, option["json"]] = False,
        players: Annotated[str | None, option["players"]] = None,
        kingdom: Annotated[str | None, option["kingdom"]] = None,
        setting: Annotated[list[str] | None, option["set"]] = None,
        out: Annotated[Path | None, option["out"]] = None,
        html: Annotated[Path | None, option["html"]] = None,
        forbid: Annotated[float, typer.Option("--forbid", metavar="PERCENT", help=say("about-forbid"))] = 0,
        ray: Annotated[str | None, option["ray"]] = None,
        lang: Annotated[str | None, language] = None,
    ) -> int:
        from allmende.lab.commands import Order
        from allmende.lab.commands import stats as run

        given = typed_options(game, setting or [], players=players, kingdom=kingdom)
        names = at_each_seat(names_of(bots), given)
        order = Order(game, names, games, seed, jobs, as_json, given, chosen(lang), ray, out, html)
        return run(order, forbid / 100)

    @commands.command(help=say("about-curve"))
    def curve(
        game: Annotated[str, game_argument],
        bots: Annotated[str, option["bots"]],
        games: Annotated[int, typer.Option("-n", "--games", help=say("about-games-number"))] = 500,
        seed: Annotated[int, option["seed"]] = 0,
        jobs: Annotated[int, jobs_option] = 1,
        as_json: Annotated[bool, option["json"]] = False,
        players: Annotated[str | None, option["players"]] = None,
        kingdom: Annotated[str | None, option["kingdom"]] = None,
        setting: Annotated[list[str] | None, option["set"]] = None,
        out: Annotated[Path | None, option["out"]] = None,
        html: Annotated[Path | None, option["html"]] = None,
        ray: Annotated[str | None, option["ray"]] = None,
        lang: Annotated[str | None, language] = None,
    ) -> int:
        from allmende.lab.commands import Order
        from allmende.lab.commands import curve as run

        given = typed_options(game, setting or [], players=players, kingdom=kingdom)
        names = at_each_seat(names_of(bots), given)
        return run(Order(game, names, games, seed, jobs, as_json, given, chosen(lang), ray, out, html))


def at_each_seat(names: list[str], options: dict[str, Any]) -> list[str]:
    """One bot may sit on all seats."""
    players = options.get("players")
    return names * players if len(names) == 1 and isinstance(players, int) and 0 < players < MOST_SEATS else names


def chosen(lang: str | None) -> str:
    return language_of(os.environ) if lang is None else check_language(lang)


def names_of(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",")]
