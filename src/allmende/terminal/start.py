"""The questions before a game, each with a default: Enter, again and again, leads into one."""

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from allmende.bots import bot_names, load_bot
from allmende.locales import SpokenError, speaks, text, text_or
from allmende.table import AllmendeError, Json, game_names, rules_of
from allmende.table.settings import PLAYERS, BadSetting, Setting, Settings
from allmende.terminal import saves
from allmende.terminal.match import ME, Match, chairs_of, new_match
from allmende.terminal.screen import Screen
from allmende.told import setting_text, value_about, value_name
from allmende.typed import read, typed

RANDOM_BOT = "random"
SEATS = 2
"""How many play, if nobody says otherwise."""


class Answer(NamedTuple):
    """One of the answers a question lists: what it stands for, its name, and what it means."""

    value: str
    name: str
    meaning: str = ""


def begin(screen: Screen, lang: str) -> tuple[Match, Path]:
    """Ask what to play and return it, with the file it is saved in."""
    screen.show(Padding(Text(text(lang, "", "welcome"), style="bold"), (1, 1)))
    for save in saves.saved_matches()[:1]:
        when = save.saved.strftime("%Y-%m-%d %H:%M")
        told = text(lang, "", "saved-game", game=game_name(lang, save.game), seats=", ".join(save.seats), when=when)
        answers = [Answer("on", text(lang, "", "go-on"), told), Answer("new", text(lang, "", "begin-new"))]
        if ask(screen, lang, text(lang, "", "ask-go-on"), answers) == "on":
            return saves.load(save.path, lang), save.path
    names = [name for name in game_names() if speaks(lang, name)]
    game = names[0]
    if len(names) > 1:
        answers = [
            Answer(name, game_name(lang, name), text_or("", lang, name, f"game-{name}", "text")) for name in names
        ]
        game = ask(screen, lang, text(lang, "", "ask-game"), answers)
    settings = ask_settings(screen, lang, game)
    opponent = ask_opponent(screen, lang, game)
    match = new_match(game, f"{ME},{opponent}", None, secrets.randbelow(1 << 31), settings, lang, opponent)
    return match, saves.new_path("saves", game)


def game_name(lang: str, game: str) -> str:
    return text_or(game, lang, game, f"game-{game}")


def ask_settings(screen: Screen, lang: str, game: str) -> Json:
    """Ask for the settings that are worth a question, such as Dominion's kingdom. What was answered decides what can be
    answered next: an expansion has levels, and a level its ways to deal."""
    chosen: Json = {PLAYERS: SEATS}
    declared = rules_of(game).settings
    for name, setting in declared.settings.items():
        possible = [value for value, why in declared.offers(chosen, name).items() if why is None]
        if not setting.asked or len(possible) < 2:
            continue
        usual = declared.completed(chosen)[name]
        answers = [
            Answer(
                typed(value), value_name(lang, game, setting, value, chosen), value_about(lang, game, setting, value)
            )
            for value in sorted(possible, key=usual.__ne__)
        ]
        check = partial(check_setting, declared, chosen, setting)
        question = text_or(setting_text(lang, game, name), lang, game, f"ask-{name}")
        chosen[name] = read(setting, ask(screen, lang, question, answers, check))
    del chosen[PLAYERS]
    return chosen


def check_setting(declared: Settings, chosen: Json, setting: Setting, given: str) -> None:
    declared.completed({**chosen, setting.name: read(setting, given)})


def ask_opponent(screen: Screen, lang: str, game: str) -> str:
    bots = sorted(bot_names(game), key=lambda name: (name == RANDOM_BOT, "<" in name))
    answers = [Answer(name, name, text_or("", lang, game, f"bot-{name}", "text")) for name in bots if "<" not in name]
    answers.append(Answer(ME, ME, text(lang, "", "seat-me")))
    patterns = [name for name in bots if "<" in name]
    hint = text(lang, "", "other-bots", names=", ".join(patterns)) if patterns else ""
    return ask(screen, lang, text(lang, "", "ask-opponent"), answers, partial(check_seats, game), hint=hint)


def check_seats(game: str, given: str) -> None:
    for chair in chairs_of(f"{ME},{given}"):
        if chair.bot is not None:
            load_bot(chair.bot, game)


def ask(
    screen: Screen,
    lang: str,
    question: str,
    answers: Sequence[Answer],
    check: Callable[[str], None] | None = None,
    hint: str = "",
) -> str:
    """The value of the answer that is picked by number, the first by Enter; or any text that `check` lets pass."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for n, answer in enumerate(answers, 1):
        rows.add_row(Text(f"{n:>3}", style="bold cyan"), Text(answer.name), Text(answer.meaning, style="dim"))
    screen.show(Text(), Text(question, style="bold"), rows)
    if hint:
        screen.show(Text(f"     {hint}", style="dim"))
    while True:
        given = screen.ask(text(lang, "", "enter-means", name=answers[0].name))
        if not given:
            return answers[0].value
        if given.isdecimal() and 1 <= int(given) <= len(answers):
            return answers[int(given) - 1].value
        if check is None or given.isdecimal():
            screen.show(Text(text(lang, "", "no-such-number", number=given), style="yellow"))
            continue
        try:
            check(given)
        except AllmendeError as error:
            spoken = error.spoken(lang) if isinstance(error, SpokenError | BadSetting) else str(error)
            screen.show(Text(spoken, style="yellow"))
            continue
        return given
