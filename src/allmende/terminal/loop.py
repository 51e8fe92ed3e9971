"""Playing: bots pick by themselves, persons are shown the table and asked. Saved before every question."""

from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from allmende.locales import describe_prompt, text
from allmende.table import Choice, NothingToUndo
from allmende.terminal import saves
from allmende.terminal.drawing import Sight, drawing_of
from allmende.terminal.frame import Frame, Numbered, draw, log_rows, numbered
from allmende.terminal.log import Log, log_of
from allmende.terminal.match import Match, Refusal
from allmende.terminal.scores import score_sheet
from allmende.terminal.screen import Left, Screen

LOG_LINES = 60
LAST_LINES = 6


class Loop:
    """One match at one screen."""

    def __init__(self, match: Match, screen: Screen, path: Path) -> None:
        self.match = match
        self.game = match.game
        self.screen = screen
        self.path = path
        self.drawing = drawing_of(match.game.rules.name)
        self.log: Log = log_of(match.game.record())
        self.at_screen: int | None = None
        """The person whose hand may be shown now."""
        self.notice = ""
        self.waiting: list[str] = []
        """What the person has typed beyond the present choice."""
        self.was_over = match.game.over
        self.saved_at = -1
        """After how many picks the match was last saved."""

    def say(self, message: str, **args: object) -> str:
        return text(self.match.lang, "", message, **args)

    def run(self) -> bool:
        """Play to the end, or until the person leaves. True if the game is over."""
        saves.save(self.match, self.path)
        try:
            with self.screen.full():
                while (choice := self.next_choice()) is not None:
                    bot = self.match.bots[choice.seat]
                    if bot is None:
                        self.ask(choice)
                    else:
                        self.play(choice, bot.pick(self.game, choice))
        except (Left, KeyboardInterrupt):
            self.screen.show(Text(self.say("saved", path=str(self.path), name=self.path.name)))
            return False
        self.finish()
        return True

    def next_choice(self) -> Choice | None:
        """What is asked now: of a bot, if one has something to pick."""
        choices = sorted(self.game.choices, key=lambda choice: self.match.bots[choice.seat] is None)
        return choices[0] if choices else None

    def play(self, choice: Choice, option: int) -> None:
        at = self.game.picks
        self.game.play(option, choice.seat)
        self.log.add(at, choice.seat, self.game.events)

    def save(self) -> None:
        """A disk that is full must not end the game."""
        if self.saved_at == self.game.picks:
            return
        try:
            saves.save(self.match, self.path)
            self.saved_at = self.game.picks
        except Refusal as refusal:
            self.notice = refusal.spoken(self.match.lang)

    # Asking a person

    def ask(self, choice: Choice) -> None:
        self.save()
        self.cover(choice.seat)
        options = numbered(self.game, choice, self.match.lang, self.match.names)
        while True:
            line = self.read(choice, options)
            if line in ("q", "Q"):
                raise Left
            if line in ("u", "U"):
                if self.undo(choice):
                    return
            elif line in ("h", "H", "?"):
                self.page(self.help_page())
            elif line in ("l", "L"):
                self.page(self.log_page(choice.seat))
            elif line.startswith("?"):
                self.help_on(line[1:].strip(), options, choice.seat)
            elif line:
                option = self.meant(line, options)
                if option is not None:
                    self.play(choice, option)
                    self.save()
                    return

    def read(self, choice: Choice, options: list[Numbered]) -> str:
        """The next thing that the person typed; commas stand between several, unless one of them was not understood."""
        if self.waiting and not self.notice:
            return self.waiting.pop(0)
        draw(self.screen, self.frame(choice, options))
        self.notice = ""
        first, *self.waiting = [part.strip() for part in self.screen.ask(self.say("your-choice")).split(",")]
        return first

    def frame(self, choice: Choice, options: list[Numbered]) -> Frame:
        lang, names, seat = self.match.lang, self.match.names, choice.seat
        shared = len(self.match.people) > 1
        lines = self.log.lines(self.drawing.game, names, seat, lang, self.drawing.brief, LOG_LINES, shared)
        question = describe_prompt(self.game, choice, lang, names)
        return Frame(self.drawing, self.game.view(seat), self.sight(seat), lines, question, options, self.notice)

    def sight(self, seat: int) -> Sight:
        return Sight(self.match.lang, self.match.names, seat, self.screen.width, ascii_only=self.screen.ascii_only)

    def cover(self, seat: int) -> None:
        """Before another person's hand is shown, that person must sit at the screen, alone."""
        if len(self.match.people) > 1 and seat != self.at_screen:
            self.screen.clear()
            name = self.match.names[seat]
            self.screen.show(Padding(Text(self.say("cover", name=name), style="bold"), (2, 2)))
            self.screen.ask(self.say("cover-enter", name=name))
            self.at_screen = seat

    def undo(self, choice: Choice) -> bool:
        try:
            self.game.undo(choice.seat)
        except NothingToUndo:
            self.notice = self.say("nothing-to-undo")
            return False
        self.log.rewind(self.game.picks)
        self.notice = self.say("undone")
        return True

    def meant(self, line: str, options: list[Numbered]) -> int | None:
        """The option that a person typed: its number, or words of which only one option has all."""
        if line.isdecimal():
            found = [one.option for one in options if one.number == int(line)]
            if not found:
                self.notice = self.say("no-such-number", number=line)
            return found[0] if found else None
        found = self.by_word(line.casefold(), options)
        if len(found) != 1:
            self.notice = self.say("no-such-word" if not found else "several-such-words", word=line)
            return None
        return found[0]

    def by_word(self, word: str, options: list[Numbered]) -> list[int]:
        for name in ("yes", "no"):
            said = text(self.match.lang, "", f"option-{name}").casefold()
            if word in (said, said[0]):
                return [one.option for one in options if self.game.key(one.option) == (name,)]
        words = word.split()
        exact = [one.option for one in options if one.number and one.words.casefold() == word]
        if len(exact) == 1:
            return exact
        return [one.option for one in options if one.number and all(part in one.words.casefold() for part in words)]

    # Pages

    def page(self, part: Group | Padding) -> None:
        self.screen.page(part, self.say("press-enter"))

    def help_page(self) -> Padding:
        commands = Table.grid(padding=(0, 2, 0, 0))
        for name in ("number", "word", "several", "card", "undo", "log", "help", "quit"):
            commands.add_row(Text(self.say(f"key-{name}"), style="bold cyan"), self.say(f"help-{name}"))
        legend = self.drawing.legend(self.match.lang, self.screen.ascii_only)
        return Padding(Group(Text(self.say("help-title"), style="bold"), Text(), commands, Text(), *legend), (1, 2))

    def log_page(self, seat: int) -> Padding:
        shared = len(self.match.people) > 1
        lines = self.log.lines(self.drawing.game, self.match.names, seat, self.match.lang, shared=shared)
        frame = self.frame_for_log(seat)
        return Padding(Group(*[row for line in lines for row in log_rows(frame, line, self.screen.width - 4)]), (0, 2))

    def frame_for_log(self, seat: int) -> Frame:
        return Frame(self.drawing, {}, self.sight(seat), [], "", [])

    def help_on(self, word: str, options: list[Numbered], seat: int) -> None:
        page = self.page_on(word, options, seat)
        if page is None:
            self.notice = self.say("no-help", word=word)
        else:
            self.screen.page(page, self.say("press-enter"))

    def page_on(self, word: str, options: list[Numbered], seat: int) -> RenderableType | None:
        if word.isdecimal():
            key = next((self.game.key(one.option) for one in options if one.number == int(word)), None)
            thing = None if key is None else self.drawing.thing_of(key)
        else:
            page = self.drawing.page(word, self.game.view(seat), self.sight(seat))
            if page is not None:
                return page
            thing = self.drawing.find(word)
        if thing is None:
            return None
        return self.drawing.help_on(*thing, self.match.lang, self.game.view(None), self.game.options)

    # The end

    def goes_on(self) -> bool:
        """Does another game follow this one? Then it stays saved until that one has begun."""
        series = self.game.series()
        return series is not None and series["following"] is not None

    def finish(self) -> None:
        """The score sheet, and the record. Of a game that was over before, the sheet alone."""
        if self.was_over:
            self.screen.show(*score_sheet(self.match, self.drawing))
            return
        people = self.match.people
        seat = people[0] if len(people) == 1 else None
        lines = self.log.lines(
            self.drawing.game, self.match.names, seat, self.match.lang, self.drawing.brief, LAST_LINES
        )
        frame = self.frame_for_log(0)
        self.screen.show(*[row for line in lines for row in log_rows(frame, line, self.screen.width)])
        self.screen.show(*score_sheet(self.match, self.drawing))
        try:
            kept = saves.keep_record(self.match)
        except Refusal as refusal:
            self.screen.show(Text(refusal.spoken(self.match.lang)))
            return
        if self.goes_on():
            saves.save(self.match, self.path)
        else:
            saves.forget(self.path)
        self.screen.show(Text(self.say("record-kept", path=str(kept)), style="dim"))
