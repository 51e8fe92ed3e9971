"""Watchers look over the bots' shoulders: what was on offer, what was taken, how the scores grew."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, cast

from allmende.bots.bot import Bot
from allmende.lab.played import Played, SeatThings
from allmende.lab.playing import EndlessGame
from allmende.table import Choice, Event, Game, Reading, box_of, seeded
from allmende.table.box import THINGS, load
from allmende.table.results import result_of
from allmende.table.rng import scramble

LOTS: Final = 0x1075
"""Makes the lots of a game differ from its cards."""
LOT: Final = 10_000


class Watcher(Protocol):
    """Looks at one game while it is played."""

    def play(self, game: Game, bots: Sequence[Bot]) -> None:
        """Let the bots play the game to its end."""

    def note(self, played: Played) -> None:
        """Write down what was seen."""


def watcher_of(watch: str, game: str, forbid: float = 0.0) -> Watcher | None:
    """The watcher for one game of a run."""
    if watch == "things":
        return Things(reading_of(game), forbid)
    return Curve(reading_of(game)) if watch == "curve" else None


def reading_of(game: str) -> Reading:
    """What to look at in a game, by its box."""
    return cast(Reading, load(box_of(game).reading) or Reading())


class Disobedience(Exception):
    """A bot took what was not among the options it was shown."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} took what was forbidden to it")
        self.seat = seat


def watched(game: Game, bots: Sequence[Bot], before: Callable[[Choice], Choice], after: Callable[[Game], None]) -> None:
    """Like `play_game`, with a look at the table before and after each pick. `before` says what the bot is shown."""
    for _ in range(game.rules.longest):
        choice = game.choice
        if choice is None:
            return
        shown = before(choice)
        option = bots[choice.seat].pick(game, shown)
        if option not in shown.options and option in choice.options:
            raise Disobedience(choice.seat)
        game.play(option)
        after(game)
    raise EndlessGame(f"seed {game.seed}: after {game.picks} picks the game was still not over")


# What was taken


@dataclass
class Things:
    """Which cards, tiles and spaces each seat was offered, took, and was dealt."""

    reading: Reading
    forbid: float = 0.0
    offered: list[set[int]] = field(default_factory=list)
    """By seat, as options: they are put into words once, at the end."""
    taken: list[dict[str, int]] = field(default_factory=list)
    dealt: list[list[str]] = field(default_factory=list)
    banned: list[set[int]] = field(default_factory=list)
    """By seat: the options that it must not pick."""
    words: Callable[[int], Any] = str

    def play(self, game: Game, bots: Sequence[Bot]) -> None:
        self.offered = [set() for _ in bots]
        self.taken = [{} for _ in bots]
        self.dealt = dealt_hands(game)
        self.words = game.key
        self.banned = drawn_lots(game, self.reading, self.forbid)
        self.see(game)
        watched(game, bots, self.look, self.see)

    def look(self, choice: Choice) -> Choice:
        """Note what is on offer; what is forbidden is hidden from the bot, unless nothing else is left."""
        if self.reading.asking and choice.prompt.name not in self.reading.asking:
            return choice
        self.offered[choice.seat].update(choice.options)
        banned = self.banned[choice.seat]
        allowed = [option for option in choice.options if option not in banned] if banned else choice.options
        if len(allowed) in (0, len(choice.options)):
            return choice
        return Choice(choice.seat, choice.prompt, allowed, choice.private)

    def see(self, game: Game) -> None:
        for event in game.events:
            thing = self.thing_of(event)
            if thing is not None:
                taken = self.taken[event.seat]
                taken[thing] = taken.get(thing, 0) + 1

    def thing_of(self, event: Event) -> str | None:
        taking = self.reading.taking
        fact = taking.get(event.kind) if taking else next((kind for kind in THINGS if kind in event.facts), None)
        slug = event.facts.get(fact) if fact is not None else None
        return f"{fact} {slug}" if isinstance(slug, str) else None

    def note(self, played: Played) -> None:
        banned = set().union(*self.banned)
        played.things = []
        for taken, offered, dealt, own in zip(self.taken, self.offered, self.dealt, self.banned, strict=True):
            passed = sorted(self.in_words(offered) - taken.keys())
            forbidden, elsewhere = (sorted(self.in_words(offered & some)) for some in (own, banned - own))
            played.things.append(SeatThings(taken, passed, dealt, forbidden, elsewhere))

    def in_words(self, options: set[int]) -> set[str]:
        keys = [self.words(option) for option in options]
        offering = self.reading.offering
        return {f"{offering[key[0]]} {key[1]}" for key in keys if key[0] in offering and len(key) > 1}


def drawn_lots(game: Game, reading: Reading, forbid: float) -> list[set[int]]:
    """By seat: which options are forbidden, each with the same chance. The lots belong to the game's seed.

    No thing is forbidden to two seats: where nobody may buy a Province, nobody may ever end the game.
    """
    lots: list[set[int]] = [set() for _ in range(game.players)]
    if not forbid:
        return lots
    words = game.rules.vocabulary
    things = [option for option in range(len(words)) if words.key(option)[0] in reading.offering]
    dice = seeded(scramble(game.seed ^ LOTS))
    for option in things:
        if dice.below(LOT) < forbid * game.players * LOT:
            lots[dice.below(game.players)].add(option)
    return lots


def dealt_hands(game: Game) -> list[list[str]]:
    """By seat, the cards in hand before the first choice; nothing where all are dealt the same ones."""
    hands = [known_hand(game, seat) for seat in range(game.players)]
    different = len(set().union(*hands)) == sum(map(len, hands))
    return [sorted(f"card {card}" for card in hand) if different else [] for hand in hands]


def known_hand(game: Game, seat: int) -> set[str]:
    """The cards that a seat sees in its hand."""
    players = game.view(seat)["table"].get("players", [])
    hand = players[seat].get("hand") if seat < len(players) else None
    known = hand.get("known") if isinstance(hand, dict) else hand
    return {str(card) for card in known} if isinstance(known, list) else set()


# How the scores grew


@dataclass
class Curve:
    """What each seat would score after each round, if the game ended there."""

    reading: Reading
    totals: list[list[int]] = field(default_factory=list)

    def play(self, game: Game, bots: Sequence[Bot]) -> None:
        self.totals = [[] for _ in bots]
        watched(game, bots, lambda choice: choice, self.see)
        self.add(game)

    def see(self, game: Game) -> None:
        while self.reading.rounds(game.state) > len(self.totals[0]) and not game.over:
            self.add(game)

    def add(self, game: Game) -> None:
        for totals, score in zip(self.totals, game.scores(), strict=True):
            totals.append(result_of(score))

    def note(self, played: Played) -> None:
        played.curve = self.totals
