"""A module: something that can be added to the base game, alone or together with others.

A game has a tuple of modules, in the order of the registry. Wherever a rule may go another way the base game has a
door: a method or an attribute of `Module` that by default says nothing. `doors` folds the answers of all modules into
one. Each door says here how: EACH is asked one after another, the FIRST that answers decides, answers are put together
(SUM), it is enough that ANY says so, ALL must agree, or each changes what the one before has left (CHAIN).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from allmende.agricola.added import Added
from allmende.agricola.goods import NOTHING, Bundle
from allmende.table.choice import Asks, Flow, Option, Seat
from allmende.table.events import Saying
from allmende.table.rules import Json
from allmende.table.series import Series
from allmende.table.settings import Exclusion, Preset, Setting, When
from allmende.table.vocabulary import Key

if TYPE_CHECKING:
    from allmende.agricola.actions.space import Space
    from allmende.agricola.cards.card import Card
    from allmende.agricola.cards.hooks import Deed
    from allmende.agricola.course.hands import Part
    from allmende.agricola.player import Player
    from allmende.agricola.state import Agricola
    from allmende.table.rng import Rng

Standing: TypeAlias = tuple[bool, int, int]
"""What decides who wins, the larger the better: a lucky number of points, points, and what breaks a tie."""


class Module:
    """The base game: nothing is added. Modules say otherwise."""

    name = ""
    """By this name its things are kept, saved and shown, and others ask whether it is played."""

    # What it is made of

    spaces: tuple[Space, ...] = ()
    """Its extension of the board, from top to bottom, between the board and the extension for more players. SUM"""
    beside: tuple[Space, ...] = ()
    """Spaces that lie beside the board, and border on nothing there. SUM"""
    joining: tuple[Space, ...] = ()
    """The spaces that may come into play during the game, by `g.join`. SUM"""
    leaving: tuple[str, ...] = ()
    """The spaces that may leave the game, by `g.take_away`: also round cards that were not revealed yet. SUM"""
    rules: tuple[Card, ...] = ()
    """Rules for everybody that are written like cards: hooks that change costs or listen, exchanges. SUM"""
    fixed_cards = 0
    """So many cards of the first stage lie in their order. The most of all"""
    target = 0
    """The points that one player alone tries to reach; 0: as usual. FIRST"""
    shares_ties = False
    """Is a victory shared by all who have the most points, whatever goods they have left? ANY"""
    deck = ""
    """The deck of its own cards, with majors that lie below those of the base game. FIRST"""
    occupations: tuple[str, ...] | None = None
    minors: tuple[str, ...] | None = None
    """The decks that are dealt; None: as usual. FIRST"""
    exceptions: tuple[str, ...] = ()
    """What farms may have against the usual rules because of it: some of those of `cards.card`. SUM"""
    own_minors = 0
    """So many minor improvements of a hand are of its own deck; the others are of all. Of the FIRST that has a deck"""
    kept_out: tuple[str, ...] = ()
    """Cards that are not dealt. SUM"""
    draws_cards = False
    """Does it draw cards of the decks during the game, so that their order matters? ANY"""
    deals_later = False
    """Are hands not dealt at set-up, but by the module itself, with `hands.deal_hands`? ANY"""

    def has_family_meeting(self, family_game: bool) -> bool | None:
        """Is there food on Meeting Place instead of a minor improvement? None: as usual. FIRST"""
        return None

    # What it keeps: see `Added`

    def table(self, players: int) -> Added | None:
        """What it keeps of the table of so many players, as `g.added[name]`, at the beginning."""
        return None

    def seat(self) -> Added | None:
        """What it keeps of a seat, as `me.added[name]`, at the beginning."""
        return None

    def arrange_table(self, g: Agricola, situation: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
        """Lay out what a situation says of its table, when all seats are laid out. EACH"""
        if self.name in g.added:
            g.added[self.name].arrange(part_of(situation, self.name))

    def table_situation(self, g: Agricola) -> Json:
        """The same of a table as it is. SUM"""
        said = g.added[self.name].situation() if self.name in g.added else {}
        return {self.name: said} if said else {}

    def arrange_seat(self, me: Player, seat: Mapping[str, Any]) -> None:
        """Lay out what the seat of a situation says of it, after rooms and fields and before stables. EACH"""
        if self.name in me.added:
            me.added[self.name].arrange(part_of(seat, self.name))

    def seat_situation(self, me: Player) -> Json:
        """The same of a seat as it is. SUM"""
        said = me.added[self.name].situation() if self.name in me.added else {}
        return {self.name: said} if said else {}

    def check(self, g: Agricola) -> None:
        """A ValueError if things cannot lie there so. EACH"""

    # Hands

    def draft(self, deal: str) -> tuple[Part, ...]:
        """The parts of a draft that goes another way. Empty: as usual. FIRST"""
        return ()

    def mulligan(self, g: Agricola) -> Flow | None:
        """How the player who is next may change the hand. None: as usual. FIRST"""
        return None

    # What is known

    def view(self, g: Agricola, seat: Seat | None) -> Json:
        """What a seat, or somebody who watches, sees of it on the table, by its own keys. SUM"""
        return {self.name: g.added[self.name].view()} if self.name in g.added else {}

    def seat_view(self, g: Agricola, me: Player) -> Json:
        """What everybody sees of it at a seat, by its own keys. SUM"""
        return {self.name: me.added[self.name].view()} if self.name in me.added else {}

    def farm_view(self, me: Player) -> Json:
        """What lies on a farmyard because of it. SUM"""
        return {}

    def space_view(self, g: Agricola, space: Space) -> Json:
        """What is to be seen at an action space because of it. SUM"""
        return {}

    def redraw(self, g: Agricola, seat: Seat | None, rng: Rng) -> None:
        """Shuffle what the seat does not know. EACH"""

    def sure_cards(self, g: Agricola, me: Player) -> list[int]:
        """How many cards of a player's hand, pack and kept cards are of its own deck, as everybody knows. SUM"""
        return [0, 0, 0]

    def fuel_needed(self, g: Agricola, me: Player) -> int:
        """The fuel that a player needs in the next harvest. SUM"""
        return 0

    def score_steps(self, me: Player) -> dict[str, Json]:
        """By its own categories of the score sheet, what `forecast.score_steps` says of the others. SUM"""
        return {}

    # The course of the game

    def set_up(self, g: Agricola) -> None:
        """Before the hands are dealt. EACH"""

    def before_phase(self, g: Agricola, phase: int) -> Flow | None:
        """A step of its own before a phase of `state` goes on, so that chance may decide something at its end. None:
        nothing is to be done. FIRST

        Asked whenever a step begins in that phase, until nobody has anything to do.
        """
        return None

    def begin(self, g: Agricola, phase: int) -> Flow | None:
        """A phase of `state` begins: what is to be decided first. None: nothing is. EACH

        Asked whenever a step begins in that phase: before every turn of the work phase, for each card of a draft. What
        it has to do there it must do only once.
        """
        return None

    def after_replenishing(self, g: Agricola) -> None:
        """The accumulation spaces have got their goods, and nobody has worked yet. EACH"""

    def other_turns(self, g: Agricola, me: Player) -> list[Option]:
        """What a turn can be instead of placing a healthy person on an action space. SUM"""
        return []

    def take_turn(self, g: Agricola, me: Player, pick: int) -> Flow:
        """Carry out one of these options: the module that has offered it."""
        raise NotImplementedError

    def anytime_options(self, me: Player) -> list[Option]:
        """What else a player may do at any time, also where food or room for animals is needed. SUM"""
        return []

    def do_anytime(self, g: Agricola, me: Player, pick: int) -> Flow:
        """Carry out one of these options: the module that has offered it."""
        raise NotImplementedError

    def idle_options(self, me: Player) -> list[Option]:
        """What a player may do at any time that changes neither goods nor farm: nothing is reached by it. SUM"""
        return []

    def do_idly(self, g: Agricola, me: Player, pick: int) -> Flow:
        """Carry out one of these options: the module that has offered it."""
        raise NotImplementedError

    def borrowed(self, g: Agricola, me: Player) -> int:
        """How many people of others a player is still to place: turns that `other_turns` offers. SUM"""
        return 0

    def skips_turn(self, g: Agricola, me: Player) -> bool:
        """Is the turn left out that a player would have now? Asked once for each. The FIRST that says so"""
        return False

    def late_turn(self, g: Agricola) -> Flow | None:
        """All people are placed: who does still something in the work phase. None: nobody does. FIRST"""
        return None

    def keeps_token(self, g: Agricola) -> bool:
        """Can nobody take the token of the starting player by an action? ANY"""
        return False

    def placer(self, g: Agricola, me: Player) -> Player | None:
        """Who decides where a player's next person is placed, if it is somebody else. FIRST"""
        return None

    def was_placed(self, g: Agricola, me: Player) -> None:
        """Somebody else has decided so. EACH"""

    def go_home(self, g: Agricola) -> None:
        """All people go home, or leave the family: `me.placed` still says where they stood. EACH"""

    def at_home(self, g: Agricola) -> Flow | None:
        """The returning-home phase ends: what is to be decided before a harvest. None: nothing is. EACH"""
        return None

    def away(self, g: Agricola, me: Player) -> int:
        """How many of a player's people are not at home when a round begins. SUM"""
        return 0

    def heat(self, g: Agricola) -> Flow | None:
        """What follows feeding. It ends in the phase after feeding. None: nothing does. FIRST"""
        return None

    def is_warm(self, g: Agricola, number: int) -> bool:
        """Need nobody heat in the harvest of a round? ANY"""
        return False

    def breed(self, g: Agricola) -> Flow | None:
        """How animals breed if cards change it. It ends in the phase after breeding. None: as usual. FIRST"""
        return None

    def guests(self, g: Agricola, me: Player) -> Bundle:
        """While they breed: the animals that count for a player besides, or, below 0, that do not. SUM"""
        return NOTHING

    # Action spaces

    def closed(self, g: Agricola, space: Space) -> str:
        """Why nobody can use a space now, nor take anything from it: the name of a message. Empty: it is open. FIRST"""
        return ""

    def why_not(self, g: Agricola, me: Player, key: Key) -> list[Saying]:
        """What keeps a player who places a person from picking something that the module brings. FIRST"""
        return []

    def bars(self, g: Agricola, me: Player, space: Space) -> bool:
        """May a player not use a space that is open for others? ANY"""
        return False

    def gives(self, g: Agricola, space: Space, goods: Bundle) -> Bundle:
        """What a space gives at each use, besides what lies there. CHAIN, beginning with what is printed"""
        return goods

    def after_taking(self, g: Agricola, me: Player, deed: Deed) -> Flow | None:
        """A player has used a space and has housed what came: `deed` says which, and what lay there. It comes before
        cards that follow the use. None: nothing happens. EACH"""
        return None

    def replaced(self, g: Agricola, number: int, by: int) -> None:
        """A space has taken the place of another one. EACH"""

    # Actions

    def clear(self, g: Agricola, me: Player, cell: int) -> None:
        """Nothing may stay on a space of a farmyard: remove what it has laid there. EACH"""

    def surcharge(self, g: Agricola, me: Player, what: int, on: Player, count: int) -> Bundle:
        """What the next thing of a kind costs a player besides, whatever cards say: `what` is one of the things of
        `hooks` that a cost is paid for, `on` the player on whose farm it is done, `count` how many are paid together.
        A discount is a `rules` card. SUM"""
        return NOTHING

    def after_rooms(self, g: Agricola, me: Player, on: Player, count: int) -> Flow | None:
        """A player has added so many rooms to the house on a farm, whatever brought them. It comes before cards that
        follow rooms. None: nothing happens. EACH"""
        return None

    def farms(self, g: Agricola, me: Player, what: int) -> list[Player]:
        """Whose farms besides the own a player may build on, or plow. SUM"""
        return []

    def choose_farm(self, g: Agricola, me: Player, what: int, among: list[Player]) -> Asks[Player]:
        """The player decides on which of several farms to do something. Asked of the FIRST that has `farms`"""
        raise NotImplementedError

    # Cards and points

    def counts(self, g: Agricola, card: Card) -> bool:
        """Does an improvement count for a card that rewards many of them? ALL"""
        return True

    def is_full(self, g: Agricola, me: Player) -> bool:
        """Is a farmyard without unused spaces full, for a card that rewards it? ALL"""
        return True

    def moved_up(self, g: Agricola) -> tuple[Card, ...]:
        """Major improvements that lie on top of those that covered them. SUM"""
        return ()

    def is_cold(self, card: Card, returned: Card | None, cold: tuple[Card, ...]) -> bool:
        """Is an improvement that was just built out of use at first? `returned` was handed back for it; `cold` was.
        ANY"""
        return False

    def score(self, g: Agricola, me: Player, points: dict[str, int]) -> None:
        """Change the points of a player by category. EACH"""

    def results(self, g: Agricola, points: list[dict[str, int]]) -> None:
        """All points are counted, by seat: add what belongs to several players, which no total contains. EACH"""

    def lucky(self, g: Agricola) -> int | None:
        """A number of points that is better than any other, and nothing but exactly that. None: as usual. FIRST"""
        return None

    def standing(self, g: Agricola, me: Player) -> Standing | None:
        """What decides who wins, if it is not a player's own points. None: as usual. FIRST"""
        return None

    # After the game

    def series(self, g: Agricola) -> Series | None:
        """How the games stand that follow one another, if this is one of them. FIRST"""
        return None

    def hand_on(self, g: Agricola, options: Json, wishes: Mapping[int, str]) -> Json | None:
        """The options of the game that follows a finished one, from those of this game; None: none follows. `wishes` is
        what seats take along. CHAIN, of those that answer"""
        return None


def part_of(given: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """What a situation says under the name of a module."""
    from allmende.table.situation import read_mapping

    return read_mapping(given, name)


@dataclass(frozen=True)
class Declaration:
    """What the game knows of a module whether it is played or not: how it is asked for, and what belongs to it alone.

    made: the module that options ask for; None: they do not
    expansion: it is a value of the option `expansion`, and not switched on by a setting of its own
    asked_by: how one asks for it, as in "season='winter'"
    said: options that situations with it tell in any case
    has_hands: do situations with these options have hands of cards, even if nobody holds any?
    table_keys, seat_keys: what only its situations say; None: its name
    goods, decks: the goods and the decks of cards that only its games have
    view, farm_view: what views say of it in games without it
    usual_players, usual_cards, usual_side_job: what is usual with it, asked before what is usual without
    renamed_cards: how deals are called with it
    check: a BadSetting about complete options, if exclusions cannot say it
    """

    name: str
    made: Callable[[Json], Module | None]
    asked_by: str
    expansion: bool = False
    settings: tuple[Setting, ...] = ()
    variants: tuple[str, ...] = ()
    usual_players: tuple[tuple[int, When], ...] = ()
    usual_cards: tuple[tuple[str, When], ...] = ()
    renamed_cards: tuple[tuple[str, When], ...] = ()
    usual_side_job: tuple[tuple[bool, When], ...] = ()
    exclusions: tuple[Exclusion, ...] = ()
    presets: tuple[Preset, ...] = ()
    check: Callable[[Json], None] | None = None
    samples: tuple[Json, ...] = ()
    said: tuple[str, ...] = ()
    has_hands: Callable[[Mapping[str, Any]], bool] | None = None
    table_keys: tuple[str, ...] | None = None
    seat_keys: tuple[str, ...] | None = None
    goods: tuple[int, ...] = ()
    decks: tuple[str, ...] = ()
    view: Callable[[], Json] | None = None
    farm_view: Callable[[], Json] | None = None

    def keys_of_tables(self) -> tuple[str, ...]:
        return (self.name,) if self.table_keys is None else self.table_keys

    def keys_of_seats(self) -> tuple[str, ...]:
        return (self.name,) if self.seat_keys is None else self.seat_keys
