"""The lab's commands for `allmende`: what can be typed, and what it becomes."""

from collections.abc import Callable
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from allmende.locales import chosen_language, text
from allmende.table import rules_of
from allmende.typed import typed_options

MOST_SEATS: Final = 100
METAVARS: Final = {"ray": "ADDRESS", "out": "DIR", "html": "FILE", "lang": "de|en"}


def add_commands(commands: typer.Typer, lang: str) -> None:
    """Add the lab's commands, with their help in a language. What they all take is declared once."""

    def say(name: str) -> str:
        return text(lang, "", name)

    def plain(name: str) -> Any:
        return typer.Option(f"--{name}", help=say(f"about-{name}"), show_default=False, metavar=METAVARS.get(name))

    def add(name: str, games: int, about_games: str, *more: Parameter) -> None:
        own = [one.name for one in more]

        def command(**given: Any) -> int:
            return carry_out(name, given, own)

        command.__signature__ = Signature([  # type: ignore[attr-defined]  # what Typer reads
            taken("game", str, typer.Argument(metavar="GAME", help=say("about-game"), show_default=False)),
            taken("bots", str, plain("bots")),
            taken("games", int, typer.Option("-n", "--games", help=say(about_games)), games),
            taken("seed", int, plain("seed"), 0),
            taken("jobs", int, typer.Option("--jobs", help=say("about-jobs")), 1),
            taken("as_json", bool, plain("json"), False),
            *([] if "players" in own else [taken("players", str | None, plain("players"), None)]),
            taken("kingdom", str | None, plain("kingdom"), None),
            taken("setting", list[str] | None, plain("set"), None),
            taken("out", Path | None, plain("out"), None),
            taken("html", Path | None, plain("html"), None),
            *more,
            taken("ray", str | None, plain("ray"), None),
            taken("lang", str | None, plain("lang"), None),
        ])  # fmt: skip
        commands.command(name, help=say(f"about-{name}"))(command)

    seats = taken("players", str | None, typer.Option("--players", help=say("about-table-players")), None)
    margin = taken("margin", float, typer.Option("--margin", help=say("about-margin")), 0.05)
    to_the_end = taken("to_the_end", bool, typer.Option("--to-the-end", help=say("about-to-the-end")), False)
    forbid = taken("forbid", float, typer.Option("--forbid", metavar="PERCENT", help=say("about-forbid")), 0.0)
    add("simulate", 1000, "about-games-number")
    add("tournament", 400, "about-table-games", seats, margin, to_the_end)
    add("stats", 1000, "about-games-number", forbid)
    add("curve", 500, "about-games-number")
    add_train(commands, say, plain)


def add_train(commands: typer.Typer, say: Callable[[str], str], plain: Callable[[str], Any]) -> None:
    """`allmende train`."""

    def number(name: str, default: Any) -> Parameter:
        return taken(name, type(default), typer.Option(f"--{name}", help=say(f"about-{name}")), default)

    def command(**given: Any) -> int:
        from allmende.train.command import train

        return train(**{**given, "lang": chosen_language(given["lang"])})

    out = typer.Option("--out", help=say("about-train-out"), metavar=METAVARS["out"])
    command.__signature__ = Signature([  # type: ignore[attr-defined]  # what Typer reads
        taken("game", str, typer.Argument(metavar="GAME", help=say("about-game"), show_default=False)),
        taken("out", Path, out),
        taken("table", list[str] | None, plain("table"), None),
        taken("generations", int | None, plain("generations"), None),
        taken("games", int, typer.Option("-n", "--games", help=say("about-train-games")), 200),
        number("simulations", 64), taken("seed", int, plain("seed"), 0), number("jobs", 1),
        taken("ray", str | None, plain("ray"), None),
        number("width", 128), number("depth", 3), number("window", 8), number("batch", 256), number("passes", 3.0),
        number("contest", 400), taken("against", str | None, plain("against"), None), number("measured", 40),
        taken("teacher", str | None, plain("teacher"), None), number("taught", 0), number("ahead", False),
        taken("lang", str | None, plain("lang"), None),
    ])  # fmt: skip
    commands.command("train", help=say("about-train"))(command)


def taken(name: str, kind: Any, declared: Any, default: Any = Parameter.empty) -> Parameter:
    """Something that a command takes."""
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, declared])


def carry_out(command: str, given: dict[str, Any], more: list[str]) -> int:
    """What was typed becomes an order, and the lab carries it out. `more`: what only this command takes."""
    from allmende.lab import commands

    options = typed_options(given["game"], given["setting"] or [], players=given["players"], kingdom=given["kingdom"])
    bots = names_of(given["bots"])
    if command in ("stats", "curve"):
        bots = at_each_seat(bots, options)
    if "players" in more:
        rules_of(given["game"]).options(options)
        given["players"] = options.pop("players", None)
    order = commands.Order(
        given["game"], bots, given["games"], given["seed"], given["jobs"], given["as_json"], options,
        chosen_language(given["lang"]), given["ray"], given["out"], given["html"],
    )  # fmt: skip
    return commands.COMMANDS[command](order, **{name: given[name] for name in more})


def at_each_seat(names: list[str], options: dict[str, Any]) -> list[str]:
    """One bot may sit on all seats."""
    players = options.get("players")
    return names * players if len(names) == 1 and isinstance(players, int) and 0 < players < MOST_SEATS else names


def names_of(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",")]
