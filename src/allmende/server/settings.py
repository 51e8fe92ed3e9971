"""How a server is set up: every setting once, with its names in a file, in the environment and on the command line.

A flag counts more than the environment, the environment more than the file, the file more than what is usual. What is
wrong gets one sentence that says where it stands. `python -m allmende.server.settings` prints the tables of
docs/operating.md.
"""

import base64
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from allmende.locales import SpokenError
from allmende.server.addresses import read_networks
from allmende.server.config import Config, limit_names, with_limit

CONFIG: Final = "ALLMENDE_CONFIG"
INSIDE: Final = re.compile(r"[^\s:]+:\d{1,5}")
NAME: Final = re.compile(r"[\w-]+(\.[\w-]+)*\.?")
MAIL_ADDRESS: Final = re.compile(r"[^\s@<>,;:\"()]+@[\w-]+(\.[\w-]+)*")
LONGEST_DAYS: Final = 100_000
SHORTEST_TOKEN: Final = 16


class BadSetting(SpokenError):
    """A setting that is none, or a value that it cannot have."""

    code = 1


def as_text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError
    return value


def as_token(value: Any) -> str:
    """Long enough that nobody guesses it."""
    text = as_text(value)
    if text and (len(text) < SHORTEST_TOKEN or not text.isascii() or any(char.isspace() for char in text)):
        raise ValueError
    return text


def as_number(least: int, most: int) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        number = int(value) if isinstance(value, str) else value
        if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
            raise ValueError
        return number

    return read


def as_days(value: Any) -> float:
    number = float(value) if isinstance(value, str | int | float) and not isinstance(value, bool) else -1.0
    if not 0 <= number <= LONGEST_DAYS:
        raise ValueError
    return number


def as_switch(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    words = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
    return words[as_text(value).lower()]


def as_names(value: Any) -> frozenset[str]:
    names = frozenset(parts(value))
    if not all(map(NAME.fullmatch, names)):
        raise ValueError
    return names


def as_networks(value: Any) -> tuple[str, ...]:
    return read_networks(",".join(parts(value)))


def as_inside(value: Any) -> str:
    if not INSIDE.fullmatch(as_text(value)):
        raise ValueError
    return as_text(value)


def as_address(value: Any) -> str:
    text = as_text(value)
    if text and not text.startswith(("http://", "https://")):
        raise ValueError
    return text


def as_origin(value: Any) -> str:
    """A scheme and a host, and nothing behind them."""
    text = as_address(value).rstrip("/")
    parts_of = urlsplit(text)
    if text and (not parts_of.hostname or text != f"{parts_of.scheme}://{parts_of.netloc}" or "@" in text):
        raise ValueError
    return text


def as_mail_server(value: Any) -> str:
    text = as_text(value)
    parts_of = urlsplit(text)
    if text and (parts_of.scheme not in ("smtp", "smtps") or not parts_of.hostname or parts_of.port == 0):
        raise ValueError
    return text


def as_mail_address(value: Any) -> str:
    text = as_text(value)
    if text and not MAIL_ADDRESS.fullmatch(text):
        raise ValueError
    return text


def as_reach(value: Any) -> str:
    """How far webhooks reach; a file may say no as its own kind of no."""
    text = "no" if value is False else as_text(value)
    if text not in ("no", "public", "any"):
        raise ValueError
    return text


def as_push_key(value: Any) -> str:
    """A private key of 32 bytes, in base64url."""
    text = as_text(value).rstrip("=")
    if text and len(base64.b64decode(f"{text}=", altchars="-_", validate=True)) != 32:
        raise ValueError
    return text


def as_limits(value: Any) -> dict[str, float]:
    """A table in a file, a list with commas elsewhere; ValueError with the part that is none."""
    given: dict[str, Any] = {}
    if isinstance(value, dict):
        given = value
    else:
        for part in filter(None, (part.strip() for part in as_text(value).split(","))):
            name, _, number = (word.strip() for word in part.partition("="))
            given[name] = number
    return {name: with_limit(name, number) for name, number in given.items()}


def parts(value: Any) -> list[str]:
    """A list, or a text with commas."""
    found = value if isinstance(value, list) else as_text(value).split(",")
    if not all(isinstance(part, str) for part in found):
        raise ValueError
    return [part.strip() for part in found if part.strip()]


class Setting(NamedTuple):
    name: str
    """In a file; ALLMENDE_ and the same in capitals in the environment."""
    flag: str
    """Of `allmende serve`; empty if it has none."""
    read: Callable[[Any], Any]
    usual: Any
    form: str
    """What a value looks like."""
    about: str

    @property
    def env(self) -> str:
        return f"ALLMENDE_{self.name.upper()}"


SETTINGS: Final = (
    Setting("host", "--host", as_text, "127.0.0.1", "`0.0.0.0`", "where it listens"),
    Setting("port", "--port", as_number(0, 65535), None, "`8642`",
            "at which port; without one 8642, or the next free one"),
    Setting("data", "--data", as_text, None, "`/var/lib/allmende`",
            "the folder that keeps the tables; without one the user's own"),
    Setting("database", "--database", as_text, None, "`postgresql+asyncpg://…`", "a database instead of the folder"),
    Setting("processes", "--processes", as_number(1, 64), 1, "`4`", "so many behind one address, on PostgreSQL"),
    Setting("browser", "--browser", as_switch, True, "`no`", "open the page, if there is a screen"),
    Setting("hall", "--hall", as_switch, False, "`yes`",
            "a hall in which people find open tables of others, and those who are there now"),
    Setting("statistics", "", as_switch, False, "`yes`",
            "people may see what all finished games say about cards and openings, without names"),
    Setting("hosts", "", as_names, frozenset(), "`play.example.org`",
            "names under which it may be called, beside addresses and the machine's own"),
    Setting("proxies", "", as_networks, (), "`10.0.0.7, 10.1.0.0/24`",
            "proxies whose X-Forwarded-For and X-Forwarded-Proto are believed"),
    Setting("inside", "", as_inside, "127.0.0.1:0", "`10.0.0.5:8700`",
            "where other processes on the same database reach it"),
    Setting("static", "", as_text, "", "`/srv/client`", "the folder of another built client"),
    Setting("metrics_token", "", as_token, "", "16 characters or more",
            "who sends it as a Bearer token may read `/metrics`; without one, only programs on the same machine"),
    Setting("hsts_days", "", as_days, 365.0, "`30`",
            "so long browsers that came by https come by nothing else; 0: they are not told to"),
    Setting("secret_days", "", as_days, 400.0, "`90`",
            "after so many days without use a person's secret has run out; 0: never"),
    Setting("keep_unfinished_days", "", as_days, 0.0, "`90`",
            "after so many days without a change a table is deleted whose game is not over; 0: never"),
    Setting("keep_finished_days", "", as_days, 0.0, "`365`", "the same of tables whose game is over"),
    Setting("vacation_days", "", as_number(0, 366), 20, "`30`",
            "so many days a year people may let the clocks of their games over days stand still"),
    Setting("address", "", as_origin, "", "`https://play.example.org`",
            "how people call it: what the links in mails and webhooks begin with"),
    Setting("push", "", as_switch, True, "`no`",
            "people may be told in their browsers (needs the extra `people`)"),
    Setting("push_key", "", as_push_key, "", "32 bytes in base64url",
            "the private key of these notices (VAPID); without one it is made once, and stays in the database"),
    Setting("mail", "", as_mail_server, "", "`smtps://name:password@mail.example.org`",
            "the server by which mail is sent; without one there is none"),
    Setting("mail_from", "", as_mail_address, "", "`allmende@example.org`", "from whom it comes"),
    Setting("webhooks", "", as_reach, "no", "`public`",
            "people may be told by webhooks: by https at public addresses (`public`), or wherever they say (`any`)"),
    Setting("traces", "", as_address, "", "`http://127.0.0.1:4318`",
            "an OpenTelemetry collector that takes traces (needs the extra `otel`)"),
    Setting("limits", "", as_limits, {}, "`tables_per_person=50`",
            "limits, by the names below; in a file a table `[limits]`"),
)  # fmt: skip
BY_NAME: Final = {setting.name: setting for setting in SETTINGS}
PLACES: Final = ("data", "database")
"""Where the tables are can be said once: who names a folder on the command line means no database of the file."""


class Settings:
    """What holds, and where it was said."""

    def __init__(self, flags: Mapping[str, Any], environment: Mapping[str, str], file: str | None = None) -> None:
        path = file or environment.get(CONFIG)
        self.values: dict[str, Any] = {setting.name: setting.usual for setting in SETTINGS}
        sources: tuple[tuple[dict[str, Any], Callable[[Setting], str]], ...] = (
            ({} if not path else read_file(Path(path)), lambda setting: f"{setting.name} ({path})"),
            (of_environment(environment), lambda setting: setting.env),
            ({name: value for name, value in flags.items() if value is not None}, lambda setting: setting.flag),
        )
        for said, where in sources:
            if not said.keys().isdisjoint(PLACES):
                self.values |= dict.fromkeys(PLACES)
            self.values |= {name: checked(BY_NAME[name], value, where(BY_NAME[name])) for name, value in said.items()}
        if self["mail"] and not self["mail_from"]:
            raise BadSetting("error-no-mail-from")

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def config(self, database: str, static: Path) -> Config:
        """For the server."""
        own = {name: self.values[name] for name in names_of_config() if name in self.values and name != "static"}
        own |= {"database": database, "static": Path(self["static"]) if self["static"] else static}
        return replace(Config(**own), **self["limits"])


def names_of_config() -> list[str]:
    return [one.name for one in fields(Config)]


def of_environment(environment: Mapping[str, str]) -> dict[str, str]:
    return {setting.name: environment[setting.env] for setting in SETTINGS if environment.get(setting.env)}


def read_file(path: Path) -> dict[str, Any]:
    """A TOML file: names and values, nothing else."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("error-cannot-read", path=str(path), why=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting("error-not-toml", path=str(path), why=str(error)) from error
    for name in found:
        if name not in BY_NAME:
            raise BadSetting("error-no-such-setting", path=str(path), what=name)
    return found


def checked(setting: Setting, value: Any, where: str) -> Any:
    try:
        return setting.read(value)
    except (ValueError, KeyError, TypeError) as error:
        part = str(error.args[0]) if setting.name in ("proxies", "limits") and error.args else str(value)
        if setting.name in SECRETS:  # also where it is too short
            part = "…"
        message = f"error-bad-{SENTENCES.get(setting.name, 'value')}"
        raise BadSetting(message, what=part, where=where, form=setting.form.replace("`", "")) from error


SENTENCES: Final = {"proxies": "proxy", "limits": "limit", "inside": "inside"}
"""Those that have a sentence of their own."""
SECRETS: Final = ("metrics_token", "push_key", "mail")
"""Those that no sentence repeats."""


def read_settings(file: str | None = None, **flags: Any) -> Settings:
    """What a command was told, and what its surroundings say. BadSetting says in a sentence what is wrong."""
    return Settings(flags, os.environ, file)


def table() -> str:
    """All settings, and all limits, for the docs."""
    lines = ["| in a file | in the environment | flag | usual | for example | what it does |",
             "| --- | --- | --- | --- | --- | --- |"]  # fmt: skip
    for one in SETTINGS:
        flag = f"`{one.flag}`" if one.flag else ""
        lines.append(f"| `{one.name}` | `{one.env}` | {flag} | {told_usual(one.usual)} | {one.form} | {one.about} |")
    lines += ["", "| limit | usual |", "| --- | --- |"]
    depends = {"connections": "as many files as may be open", "bot_processes": "one less than there are cores, 1 to 4"}
    for limit in fields(Config):
        if limit.name in limit_names():
            lines.append(f"| `{limit.name}` | {depends.get(limit.name) or told_usual(limit.default)} |")
    return "\n".join(lines) + "\n"


def told_usual(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}" if isinstance(value, int | float) else f"`{value}`" if isinstance(value, str) and value else ""


if __name__ == "__main__":
    print(table(), end="")
