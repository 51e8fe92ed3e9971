"""Stepping through a record: each pick is shown as the seat saw it that made it."""

from rich.text import Text

from allmende.locales import describe_prompt, player_names, speaks, text
from allmende.table import Game, Record, replay
from allmende.table.record import Redraw
from allmende.terminal.drawing import Sight, drawing_of
from allmende.terminal.frame import Frame, Numbered, draw, numbered
from allmende.terminal.log import log_of
from allmende.terminal.match import Chair, Match, Refusal, names_for
from allmende.terminal.scores import score_sheet
from allmende.terminal.screen import Left, Screen

SECONDS = 0.8
LOG_LINES = 60


class Replay:
    def __init__(self, record: Record, chairs: list[Chair], screen: Screen, lang: str) -> None:
        self.record = record
        self.screen = screen
        self.lang = lang
        self.drawing = drawing_of(record.game)
        self.game = self.after(len(record.picks))  # refuses a damaged record before anything is shown
        if not speaks(lang, record.game):
            raise Refusal("error-game-without-texts", game=record.game)
        self.log = log_of(record)
        self.chairs = chairs or [Chair("", None)] * self.game.players
        self.names = names_for(chairs, lang) if chairs else player_names(lang, self.game.players)
        self.at = 0
        self.notice = ""

    @property
    def total(self) -> int:
        return len(self.record.picks)

    def after(self, picks: int) -> Game:
        return replay(self.record, picks=picks, events=True)

    def say(self, message: str, **args: object) -> str:
        return text(self.lang, "", message, **args)

    def run(self) -> None:
        try:
            with self.screen.full():
                self.step_through()
        except (Left, KeyboardInterrupt):
            return

    def step_through(self) -> None:
        running = False
        while True:
            self.show()
            if running and self.at < self.total:
                running = not self.screen.wait(SECONDS)
                self.at += running
                continue
            running = False
            line = self.screen.ask(self.say("replay-keys")).casefold()
            self.notice = ""
            if line == "q":
                return
            if line == "b":
                self.go_to(self.at - 1)
            elif line == "a":
                running = True
            elif line.isdecimal():
                self.go_to(int(line))
            elif line:
                self.notice = self.say("replay-unknown", word=line)
            else:
                self.go_to(self.at + 1)

    def go_to(self, at: int) -> None:
        if not 0 <= at <= self.total:
            self.notice = self.say("replay-range", total=self.total)
        self.at = min(max(at, 0), self.total)

    def show(self) -> None:
        game = self.after(self.at)
        pick = self.record.picks[self.at] if self.at < self.total else None
        choices = [choice for choice in game.choices if not isinstance(pick, tuple) or choice.seat == pick[0]]
        choice = choices[0] if choices else None
        seat = None if choice is None else choice.seat
        title = self.say("replay-title", at=self.at, total=self.total)
        if self.at == self.total and not game.over:
            self.notice = self.notice or self.say("replay-end")
        options: list[Numbered] = []
        if choice is not None:
            title = f"{title} · {self.names[choice.seat]} · {describe_prompt(game, choice, self.lang, self.names)}"
            options = numbered(game, choice, self.lang, self.names)
        lines = self.log.until(self.at).told(
            self.drawing.game, self.names, seat, self.lang, self.at - 1, None, self.drawing.brief, LOG_LINES
        )
        if game.over:
            match = Match(game, [Chair(name, None) for name in self.names], self.lang)
            self.screen.clear()
            self.screen.show(Text(f" {title}", style="bold reverse"), *score_sheet(match, self.drawing))
            return
        sight = Sight(self.lang, self.names, seat, self.screen.width, ascii_only=self.screen.ascii_only)
        picked = pick[1] if isinstance(pick, tuple) and not isinstance(pick, Redraw) else pick
        draw(
            self.screen,
            Frame(self.drawing, game.view(seat), sight, lines, title, options, self.notice,
                  picked if isinstance(picked, int) else None),
        )  # fmt: skip
