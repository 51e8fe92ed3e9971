"""Games that follow one another at one screen: how they stand, what is taken along, and the next one."""

import secrets
from pathlib import Path

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from allmende.bots import wish_of
from allmende.locales import listed, text, text_or
from allmende.table import Series, new_game
from allmende.table.series import Wish
from allmende.terminal.loop import Loop
from allmende.terminal.match import Match
from allmende.terminal.screen import Left, Screen
from allmende.terminal.start import Answer, ask

NOTHING = ""


def play(match: Match, screen: Screen, path: Path) -> None:
    """Play a match, and those that follow it. Between two of them the finished one stays saved: it can be taken up
    there another day."""
    going: Match | None = match
    while going is not None and Loop(going, screen, path).run():
        try:
            going = next_match(going, screen)
        except Left:
            screen.show(Text(text(match.lang, "", "saved", path=str(path), name=path.name)))
            return


def next_match(match: Match, screen: Screen) -> Match | None:
    """Show how the series stands, ask what people take along, and lay out the next game; None if there is none."""
    game, lang = match.game, match.lang
    series = game.series()
    if series is None:
        return None
    screen.show(*standing(series, match))
    if series["following"] is None:
        return None
    wishes = {wish["seat"]: wish_for(wish, match, screen) for wish in series["wishes"]}
    ask(screen, lang, next_told(series, lang), [Answer("on", text(lang, "", "series-begin"))])
    options = game.next_options(wishes)
    assert options is not None
    seed = secrets.randbelow(1 << 31)
    return Match(new_game(game.rules.name, seed=seed, auto=True, **options), match.chairs, lang)


def wish_for(wish: Wish, match: Match, screen: Screen) -> str | None:
    """What a seat takes along: a bot what it likes, a person by an answer."""
    if match.chairs[wish["seat"]].bot is not None:
        return wish_of(match.game, wish)
    if not wish["things"]:
        return None
    lang, game = match.lang, match.game.rules.name
    answers = [Answer(thing, name_of(lang, game, wish["kind"], thing)) for thing in wish["things"]]
    if not wish["must"]:
        answers.append(Answer(NOTHING, text(lang, "", "series-nothing")))
    question = text(lang, "", "series-take", name=match.names[wish["seat"]])
    return ask(screen, lang, question, answers) or None


def name_of(lang: str, game: str, kind: str, thing: str) -> str:
    return text_or(thing, lang, game, f"{kind}-{thing}")


def next_told(series: Series, lang: str) -> str:
    following = series["following"]
    assert following is not None
    if following["target"] is None:
        return text(lang, "", "series-next", number=following["number"])
    again = "yes" if following["again"] else "no"
    return text(lang, "", "series-next-target", number=following["number"], target=following["target"], again=again)


# How it stands


def standing(series: Series, match: Match) -> list[RenderableType]:
    lang = match.lang
    rows = by_target(series, lang) if series["target"] is not None else by_points(series, match)
    parts: list[RenderableType] = [Text(), rows]
    if series["won"]:
        names = listed(lang, [match.names[seat] for seat in series["won"]])
        parts.append(Text(text(lang, "", "series-won", names=names, count=len(series["won"])), style="bold"))
    return parts


def sheet(lang: str) -> Table:
    title = text(lang, "", "series-title")
    return Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)


def by_target(series: Series, lang: str) -> Table:
    """One player's games: what was to be reached, and what was."""
    table = sheet(lang)
    for name in ("series-game", "series-target", "series-points", "series-reached"):
        table.add_column(text(lang, "", name), justify="left" if name == "series-reached" else "right")
    for played in series["played"]:
        target = played["target"] or 0
        reached = text(lang, "", "series-yes" if played["scores"][0] >= target else "series-no")
        table.add_row(str(played["number"]), str(target), str(played["scores"][0]), reached)
    return table


def by_points(series: Series, match: Match) -> Table:
    """Several players' games: points, and what they brought."""
    table = sheet(match.lang)
    table.add_column("", no_wrap=True)
    for name in match.names:
        table.add_column(Text(name), justify="right")
    for played in series["played"]:
        cells = [f"{score} → {points}" for score, points in zip(played["scores"], played["points"], strict=True)]
        table.add_row(text(match.lang, "", "series-game-number", number=played["number"]), *cells)
    table.add_section()
    table.add_row(text(match.lang, "", "series-sum"), *map(str, series["points"]), style="bold")
    table.add_row(text(match.lang, "", "series-all"), *map(str, series["sums"]), style="dim")
    return table
