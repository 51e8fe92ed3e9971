"""The commands: serve, worker, play, resume, replay, games, options, rules, those of the lab, and `admin` for
whoever runs a server. Without a command, the table opens in the browser.

Every mistake a person can make ends in one sentence on stderr and exit code 2 (1 if the machine is to blame).
"""

import contextlib
import importlib
import os
import re
import secrets
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from allmende import cli_analysis
from allmende.cli import PROGRAM, version_line
from allmende.cli_admin import add_admin
from allmende.cli_lab import add_commands
from allmende.locales import LANGUAGES, check_language, chosen_language, language_of, text, text_or
from allmende.table import AllmendeError, BrokenBox, Json, game_names, rules_of
from allmende.typed import typed, typed_options


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    args = list(sys.argv[1:] if argv is None else argv)
    lang = spoken_language(args)
    try:
        result = typer.main.get_command(app(lang)).main(args=args, prog_name=PROGRAM, standalone_mode=False)
    except typer.Abort:
        return 130
    except AllmendeError as error:
        spoken = getattr(error, "spoken", None)
        return complain(str(error) if spoken is None else spoken(lang), getattr(error, "code", 2))
    except Exception as error:
        if not hasattr(error, "format_message"):  # what Typer and Click raise has it, in all their versions
            raise
        if type(error).__name__ == "NoArgsIsHelpError":
            print(error.format_message())
            return 2
        return complain(misuse(error, lang), getattr(error, "exit_code", 2))
    return result if isinstance(result, int) else 0


def complain(sentence: str, code: int) -> int:
    print(f"{PROGRAM}: {' '.join(sentence.split())}", file=sys.stderr)
    return code


def misuse(error: Any, lang: str) -> str:
    """What Typer found wrong before a command ran, in our words as far as we have some."""
    kind, sentence = type(error).__name__, str(error.format_message())
    command = re.match(r"No such command '(.*)'", sentence)
    if command:
        return text(lang, "", "error-no-such-command", what=command[1])
    if kind == "NoSuchOption":
        return text(lang, "", "error-no-such-option", what=error.option_name)
    if kind == "MissingParameter" and error.param is not None:
        return text(lang, "", "error-missing-argument", what=named(error.param))
    if kind == "BadParameter" and error.param is not None:
        return text(lang, "", "error-bad-argument", what=named(error.param))
    return sentence


def named(param: Any) -> str:
    """How an argument or an option is called where it is typed."""
    return next((name for name in param.opts if name.startswith("-")), str(param.name).upper())


def spoken_language(args: Sequence[str]) -> str:
    """The language of the help texts and of complaints: `--lang` if it is one of ours, or the environment's."""
    asked = ""
    for n, arg in enumerate(args):
        if arg == "--lang":
            asked = args[n + 1] if n + 1 < len(args) else ""
        elif arg.startswith("--lang="):
            asked = arg.removeprefix("--lang=")
    return asked if asked in LANGUAGES else language_of(os.environ)


def app(lang: str) -> typer.Typer:
    """The commands, with their help in a language."""

    def say(name: str, **args: Any) -> str:
        return text(lang, "", name, **args)

    commands = typer.Typer(
        help=say("about"), add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )  # fmt: skip
    language = typer.Option("--lang", metavar="de|en", help=say("about-lang"), show_default=False)
    option = {name: typer.Option(f"--{name}", help=say(f"about-{name}"), show_default=False)
              for name in ("seats", "kingdom", "tiles", "players", "seed", "set", "list")}  # fmt: skip
    where = {name: typer.Option(f"--{name}", metavar=kind, help=say(f"about-{name}"), show_default=False)
             for name, kind in (("data", "DIR"), ("database", "URL"), ("config", "FILE"))}  # fmt: skip
    several = typer.Option("--processes", min=1, max=64, help=say("about-processes"), show_default=False)
    window = typer.Option("--browser/--no-browser", help=say("about-browser"), show_default=False)
    open_hall = typer.Option("--hall/--no-hall", help=say("about-hall"), show_default=False)
    number = typer.Option("--port", min=0, max=65535, help=say("about-port"), show_default=False)
    hands = typer.Option("--processes", min=1, max=64, help=say("about-hands"), show_default=False)
    game_argument = typer.Argument(metavar="GAME", help=say("about-game"), show_default=False)
    words_argument = typer.Argument(metavar="WORDS", help=say("about-words"), show_default=False)
    file_argument = typer.Argument(metavar="FILE", help=say("about-file"), show_default=False)

    @commands.callback(invoke_without_command=True)
    def start(
        context: typer.Context,
        lang: Annotated[str | None, language] = None,
        version: Annotated[bool, typer.Option("--version", help=say("about-version"))] = False,
    ) -> int:
        if version:
            print(version_line())
            raise typer.Exit
        if context.invoked_subcommand is None:
            from allmende.server.command import serve as run

            return run(lang=chosen_language(lang))
        return 0

    @commands.command(help=say("about-play"))
    def play(
        game: Annotated[str | None, game_argument] = None,
        seats: Annotated[str | None, option["seats"]] = None,
        players: Annotated[str | None, option["players"]] = None,
        kingdom: Annotated[str | None, option["kingdom"]] = None,
        tiles: Annotated[str | None, option["tiles"]] = None,
        seed: Annotated[int | None, option["seed"]] = None,
        setting: Annotated[list[str] | None, option["set"]] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        if game is None:
            if setting or any(given is not None for given in (seats, players, kingdom, tiles, seed)):
                raise no_game_named()
            begin(chosen_language(lang))
            return
        given = typed_options(game, setting or [], players=players, kingdom=kingdom, tiles=tiles)
        play_new(game, seats, seed, given, chosen_language(lang))

    @commands.command(help=say("about-resume"))
    def resume(
        file: Annotated[str | None, file_argument] = None,
        listing: Annotated[bool, option["list"]] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        if listing:
            list_saves(chosen_language(lang))
        else:
            go_on(file, None if lang is None else check_language(lang))

    @commands.command(help=say("about-replay"))
    def replay(
        file: Annotated[str, file_argument],
        lang: Annotated[str | None, language] = None,
    ) -> None:
        show_again(file, chosen_language(lang))

    @commands.command(help=say("about-serve"))
    def serve(
        config: Annotated[str | None, where["config"]] = None,
        host: Annotated[str | None, typer.Option("--host", help=say("about-host"), show_default=False)] = None,
        port: Annotated[int | None, number] = None,
        data: Annotated[str | None, where["data"]] = None,
        database: Annotated[str | None, where["database"]] = None,
        processes: Annotated[int | None, several] = None,
        browser: Annotated[bool | None, window] = None,
        hall: Annotated[bool | None, open_hall] = None,
        lang: Annotated[str | None, language] = None,
    ) -> int:
        from allmende.server.command import serve as run

        flags = {"host": host, "port": port, "data": data, "database": database, "processes": processes}
        return run(chosen_language(lang), config, **flags, browser=browser, hall=hall)

    @commands.command(help=say("about-worker"))
    def worker(
        config: Annotated[str | None, where["config"]] = None,
        database: Annotated[str | None, where["database"]] = None,
        processes: Annotated[int | None, hands] = None,
        lang: Annotated[str | None, language] = None,
    ) -> int:
        from allmende.server.worker_command import join

        return join(config, database, processes, chosen_language(lang))

    @commands.command(name="games", help=say("about-games"))
    def show_games(lang: Annotated[str | None, language] = None) -> None:
        list_games(chosen_language(lang))

    @commands.command(name="options", help=say("about-options"))
    def show_options(
        game: Annotated[str, game_argument],
        lang: Annotated[str | None, language] = None,
    ) -> None:
        describe_options(game, chosen_language(lang))

    @commands.command(name="rules", help=say("about-rules"))
    def show_rules(
        game: Annotated[str, game_argument],
        sought: Annotated[list[str] | None, words_argument] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        look_up(game, " ".join(sought or []), chosen_language(lang))

    add_commands(commands, lang)
    add_admin(commands, lang)
    cli_analysis.add_commands(commands, say)
    return commands


# The commands


def begin(lang: str) -> None:
    """Ask what to play, and play it."""
    from allmende.terminal.onwards import play
    from allmende.terminal.screen import Left
    from allmende.terminal.start import begin as questions

    screen = person_at_screen()
    try:
        match, path = questions(screen, lang)
    except Left:
        screen.show(Text())
        return
    play(match, screen, path)


def play_new(game: str, seats: str | None, seed: int | None, given: Json, lang: str) -> None:
    from allmende.terminal import saves
    from allmende.terminal.match import new_match
    from allmende.terminal.onwards import play

    players = given.pop("players", None)
    seed = secrets.randbelow(1 << 31) if seed is None else seed
    match = new_match(game, seats, players, seed, given, lang, opponent_at(game))
    screen = person_at_screen()
    play(match, screen, saves.new_path("saves", game))


def opponent_at(game: str) -> str:
    """Who plays against a person that names nobody: the game's first own bot, if it has any."""
    from allmende.bots import bot_names

    return bot_names(game)[:2][-1]


def go_on(file: str | None, lang: str | None) -> None:
    from allmende.terminal import saves
    from allmende.terminal.onwards import play

    path = saves.find(file)
    match = saves.load(path, lang)
    play(match, person_at_screen(), path)


def show_again(file: str, lang: str) -> None:
    from pathlib import Path

    from allmende.terminal import saves
    from allmende.terminal.replay import Replay

    path = Path(file)
    record, chairs = saves.load_record(path)
    with saves.damage(path):
        replay = Replay(record, chairs, new_screen(), lang)
    person_at_screen()
    replay.run()


def list_saves(lang: str) -> None:
    from allmende.terminal import saves

    found = saves.saved_matches()
    if not found:
        print(text(lang, "", "error-nothing-saved", path=str(saves.folder("saves"))))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("column-file", "column-game", "column-seats", "column-picks", "column-saved"):
        table.add_column(text(lang, "", name), justify="right" if name == "column-picks" else "left")
    for save in found:
        when = save.saved.strftime("%Y-%m-%d %H:%M")
        table.add_row(*map(Text, (save.path.name, save.game, ", ".join(save.seats), str(save.picks), when)))
    Console(highlight=False).print(table)


def list_games(lang: str) -> None:
    """The games with their players and their settings."""
    for name in game_names():
        try:
            show_settings(name, lang)
        except BrokenBox as error:
            Console(highlight=False).print(Text.assemble((name, "bold"), f": {error}"))


def describe_options(name: str, lang: str) -> None:
    """The settings of a game, with their values, and what does not go together."""
    from allmende.told import exclusions_told

    show_settings(name, lang)
    rows = Table.grid(padding=(0, 2))
    for why, cases in exclusions_told(lang, name).items():
        rows.add_row(Text("\n".join(cases), style="cyan"), why)
    if rows.row_count:
        Console(highlight=False).print(
            Padding(Group(Text(text(lang, "", "exclusions-title"), style="bold"), rows), (0, 2))
        )


def look_up(game: str, query: str, lang: str) -> None:
    """The rules of a game that have these words, under their headings."""
    from allmende.ledger import find, ledgers

    console = Console(highlight=False)
    books = ledgers(game, lang)
    found = [(book, find(book, query)) for book in books]
    if not any(chapters for _, chapters in found):
        console.print(text(lang, "", "no-rule-found" if books else "no-ledger"))
    for book, chapters in found:
        for chapter in chapters:
            rows = Table.grid(padding=(0, 2, 0, 0))
            for rule in chapter["rules"]:
                rows.add_row(Text(rule["number"], style="cyan", no_wrap=True), Text(rule["text"]))
            heading = chapter["title"] if len(books) == 1 else f"{book['title']} · {chapter['title']}"
            console.print(Group(Text(heading, style="bold"), Padding(rows, (0, 0, 1, 0))))


def show_settings(name: str, lang: str) -> None:
    from allmende.told import about_told, named_values, renamed_values

    console = Console(highlight=False)
    rules = rules_of(name)
    players = text(lang, "", "players-range", least=rules.min_players, most=rules.max_players)
    title = text_or(name, lang, name, f"game-{name}")
    console.print(Text.assemble((title, "bold"), f" ({name}), {players}"))
    rows = Table.grid(padding=(0, 2))
    for key, usual in rules.options({}).items():
        setting = rules.settings.settings[key]
        rows.add_row(Text(f"{key}={typed(usual)}", style="cyan"), about_told(lang, name, setting))
        for value, told in named_values(lang, name, setting).items():
            rows.add_row(Text(f"  {value}", style="cyan"), told)
        for when, names in renamed_values(lang, name, setting).items():
            rows.add_row(Text(f"  {when}:", style="cyan"), "")
            for value, told in names.items():
                rows.add_row(Text(f"    {value}", style="cyan"), told)
    console.print(Padding(Group(text_or("", lang, name, f"game-{name}", "text"), Text(), rows), (0, 2)))


def no_game_named() -> Exception:
    from allmende.terminal.match import Refusal

    return Refusal("error-missing-argument", what="GAME")


def new_screen() -> Any:
    from allmende.terminal.screen import Screen

    return Screen()


def person_at_screen() -> Any:
    """The terminal, if there is one and a person before it."""
    from allmende.terminal.match import Refusal
    from allmende.terminal.screen import is_terminal

    if not is_terminal():
        raise Refusal("error-no-terminal")
    with contextlib.suppress(ImportError):  # Windows has none
        importlib.import_module("readline")  # lets `input` edit the line and remember earlier ones
    return new_screen()
