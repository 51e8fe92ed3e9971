"""Could this lie on the table at the start of a step? Asked of saved games and of situations arranged by hand."""

from collections import Counter
from typing import Final

from allmende.agricola.actions.space import NUMBER_OF, SLUGS
from allmende.agricola.cards.card import CARDS, MAJOR, MINOR, MORE_PEOPLE, OCCUPATION, RULE, Card
from allmende.agricola.cards.hooks import SHARE
from allmende.agricola.cards.notes import ON_CARD, Crops, Round
from allmende.agricola.course.hands import DISPLAY, DRAFTS, draft_rounds, kind_of
from allmende.agricola.goods import CROPS, GOODS, HORSE
from allmende.agricola.player import MOST_PEOPLE, Player
from allmende.agricola.saved.sound_farms import check_farm, may, most_crops
from allmende.agricola.setup import HARVESTS
from allmende.agricola.state import (
    BEFORE,
    DRAFT,
    FEEDING,
    FIELDS,
    HARVEST_END,
    HOME,
    OVER,
    PHASE_NAMES,
    PREPARATION,
    WORK,
    Agricola,
)
from allmende.table.saved import PLENTY

MOST_MARKS: Final = (1 << 22) - 1


def check(g: Agricola) -> None:
    """A ValueError with the reason if there can be no such table."""
    check_time(g)
    check_board(g)
    check_cards(g)
    g.setup.doors.check(g)
    check_absent(g)
    for me in g.players:
        check_player(g, me)
    check_crowds(g)


def check_absent(g: Agricola) -> None:
    """People lie in bed only where a module brings one."""
    beds = any("bed" in module.keys_of_seats() for module in g.setup.doors.present)
    if any(me.bed for me in g.players) and not beds:
        raise ValueError(f"seat {next(me.seat for me in g.players if me.bed)} has no bed")


# When


def check_time(g: Agricola) -> None:
    seats = range(len(g.players))
    if any(seat not in seats for seat in (g.first, g.opener, g.active)):
        raise ValueError("it names seats that do not exist")
    if not 0 <= g.round <= g.setup.rounds or not DRAFT <= g.phase <= OVER or g.news < 0:
        raise ValueError("there is no such moment in the game")
    if (g.phase <= BEFORE and g.round == g.setup.rounds) or (g.phase >= PREPARATION and g.round == 0):
        raise ValueError("there is no such moment in the game")
    if FIELDS <= g.phase <= HARVEST_END and g.round not in HARVESTS:
        rounds = ", ".join([str(number) for number in HARVESTS])
        raise ValueError(f"round {g.round} has no {PHASE_NAMES[g.phase]}: there are harvests in rounds {rounds}")
    if g.phase == OVER and g.round < g.setup.rounds:
        raise ValueError(f"the game is not over before round {g.setup.rounds}")
    if g.phase == DRAFT:
        check_draft(g)
    elif any(me.pack or me.kept for me in g.players):
        raise ValueError("there are packs and cards laid aside only in a draft")


def check_draft(g: Agricola) -> None:
    if g.round:
        raise ValueError("cards are drafted before the first round")
    if g.setup.deal in DRAFTS:
        if not 0 <= g.draft < len(draft_rounds(g)):
            raise ValueError("the draft is over")
        if any(me.hand or not me.pack for me in g.players):
            raise ValueError("in a draft everybody has a pack and no hand")
    elif g.setup.deal != "mulligan":
        raise ValueError(f"with cards={g.setup.deal!r} there is no draft")


# The board


def check_board(g: Agricola) -> None:
    order = [number for stage in g.setup.stages for number in stage]
    at = 0
    for stage in g.setup.stages:
        if sorted(g.round_cards[at : at + len(stage)]) != sorted(stage):
            raise ValueError("the round cards are not those of their stages")
        at += len(stage)
    if len(g.round_cards) != len(order):
        raise ValueError(f"there are {len(order)} round cards, not {len(g.round_cards)}")
    if any(g.setup.spaces[number] is None for number in g.board) or len(set(g.board)) != len(g.board):
        raise ValueError("the board has spaces that this game does not have")
    joining = {space.number for space in g.setup.doors.joining}
    leaving = {NUMBER_OF[name] for name in g.setup.doors.leaving}
    gone = {number for number in range(len(SLUGS)) if g.left >> number & 1}
    if gone - leaving:
        raise ValueError("spaces have left that cannot leave this game")
    if (set(g.setup.start_board) | set(g.round_cards[: g.round])) - gone != set(g.board) - joining:
        raise ValueError("the board does not show the round cards of the rounds that were played")
    if min(g.piles) < 0 or any(not 0 <= seats < 1 << len(g.players) for seats in g.occupied):
        raise ValueError("there is less than nothing on a space")
    for number, slug in enumerate(SLUGS):
        lies = g.piles[number] or g.occupied[number] or (g.used | g.blocked) >> number & 1
        if (lies or number in g.others_there) and number not in g.board:
            raise ValueError(f"something lies on {slug}, which is not open in round {g.round}")
        if g.piles[number] and g.space(number).good < 0:
            raise ValueError(f"nothing accumulates on {slug}")
    if any(number not in g.board for me in g.players for number in me.placed + me.born_at if number >= 0):
        raise ValueError("somebody stands on a space that is not open")


def check_crowds(g: Agricola) -> None:
    """One person on a space, unless any number may use it or a card lets its owner come as well."""
    standing = Counter([number for me in g.players for number in me.placed])
    for number, n in standing.items():
        there = [me for me in g.players if number in me.placed]
        if n > 1 + sum([len(me.outfit.hooks[SHARE]) > 0 for me in there]) and not g.space(number).crowd:
            raise ValueError(f"there is room for one person on {SLUGS[number]}, not for {n}")
    if g.phase not in (WORK, HOME) and (g.used or g.blocked or g.display_used):
        raise ValueError("spaces are closed only while people work")
    for number, seats in enumerate(g.occupied):
        if seats != sum([1 << me.seat for me in g.players if number in me.placed]):
            raise ValueError(f"it is not clear who stands on {SLUGS[number]}")


# Cards


def check_cards(g: Agricola) -> None:
    if len(g.decks) != 2 or any((card.kind == OCCUPATION) != (n == 0) for n in (0, 1) for card in g.decks[n]):
        raise ValueError("there is a deck of occupations and one of minor improvements")
    found: list[Card] = [*g.decks[0], *g.decks[1], *g.display]
    for me in g.players:
        check_seat_cards(g, me)
        lying = [card for card in me.outfit.cards if card.kind != MAJOR and not card.drawn]
        found += me.hand + me.pack + me.kept + lying
    check_dealt(g, found)
    majors = sum([holder >= 0 for holder in g.majors])
    if majors != sum([card.kind == MAJOR and not card.drawn for me in g.players for card in me.outfit.cards]):
        raise ValueError("major improvements are missing")
    if g.display and "open-display" not in g.setup.variants:
        raise ValueError("there is no open display in this game")
    if any(n > DISPLAY for n in Counter([kind_of(card) for card in g.display]).values()):
        raise ValueError(f"the display has {DISPLAY} cards of each kind")


def check_seat_cards(g: Agricola, me: Player) -> None:
    for card in me.outfit.cards:
        if card.kind == MAJOR and not card.drawn and (card not in g.setup.majors or g.holder(card) != me.seat):
            raise ValueError(f"seat {me.seat} has {card.slug}, which lies elsewhere")
    if any(card not in me.outfit.cards for card in me.outfit.cold):
        raise ValueError(f"seat {me.seat} has fuel tokens on cards that it does not have")
    if Counter(me.shown) - Counter(me.hand):
        raise ValueError(f"seat {me.seat} is said to have cards that it does not have")
    if any(card.kind == RULE for card in me.outfit.cards):
        raise ValueError("a rule is no card")


def check_dealt(g: Agricola, found: list[Card]) -> None:
    """Occupations and minor improvements, wherever they are: each once, and only those of this game."""
    if any(card.kind not in (OCCUPATION, MINOR) for card in found):
        raise ValueError("hands and decks are occupations and minor improvements")
    twice = [card.slug for card, n in Counter(found).items() if n > 1]
    if twice:
        raise ValueError(f"there is only one {twice[0]}")
    if found and g.setup.family_game:
        raise ValueError(f"in a game without hand cards there is no {found[0].slug}")
    for card in found:
        if card.players > len(g.players):
            raise ValueError(f"{card.slug} is for {card.players} and more players, not for {len(g.players)}")
        if card.slug in g.setup.options["banned"]:
            raise ValueError(f"{card.slug} is banned from this game")


# Players


def check_player(g: Agricola, me: Player) -> None:
    if min(me.goods) < 0 or me.begging < 0 or not 0 <= me.lying <= me.goods[HORSE]:
        raise ValueError(f"seat {me.seat} has less than nothing")
    if me.crowded():
        raise ValueError(f"seat {me.seat} has no room for so many animals")
    check_family(g, me)
    check_births(g, me)
    for number, note in me.notes.items():
        check_note(g, me, CARDS[number], note)
    check_promises(g, me)
    fed = g.round > HARVESTS[0] or (g.round == HARVESTS[0] and g.phase >= FEEDING)
    if me.begging and not fed and not may(g, me, MORE_PEOPLE):
        raise ValueError(f"seat {me.seat} begs before the first harvest")
    check_farm(g, me)


def check_family(g: Agricola, me: Player) -> None:
    most_newborns = me.people if g.phase > HOME and may(g, me, MORE_PEOPLE) else me.people - 1
    if (
        not 1 <= me.people <= MOST_PEOPLE
        or not 0 <= me.newborns <= most_newborns
        or not 0 <= me.home + me.bed <= me.people
    ):
        raise ValueError(f"seat {me.seat} cannot have such a family")
    if me.people + me.lodgers() > MOST_PEOPLE:
        raise ValueError(f"there are {MOST_PEOPLE} people of each colour, those on cards included")
    if g.phase not in (WORK, HOME) and (me.placed or me.born_at or me.stays):
        raise ValueError(f"the people of seat {me.seat} are at home now")
    adults = me.people - me.newborns
    if g.phase <= HOME and me.home + me.bed + len(me.placed) > adults + me.lodgers():
        raise ValueError(f"seat {me.seat} has {adults} people to place, and more of them are somewhere")


def check_births(g: Agricola, me: Player) -> None:
    """Newborns lie where a family grows, or came by cards."""
    if (me.newborns and g.phase < WORK) or (g.phase == WORK and len(me.born_at) != me.newborns):
        raise ValueError(f"seat {me.seat} cannot have these newborns now")
    if not me.newborns or may(g, me, MORE_PEOPLE):
        return
    if not any(g.space(number).grows for number in g.board):
        raise ValueError(f"no family can grow in round {g.round}")
    grown = [number for number in me.placed if g.space(number).grows]
    if g.phase in (WORK, HOME) and Counter(me.born_at) - Counter(grown):
        raise ValueError(f"seat {me.seat} has newborns, and nobody where a family grows")


def check_note(g: Agricola, me: Player, card: Card, note: int) -> None:
    """On a field card lie crops; on others a mark, a count or, if it belongs to the farmyard, the spaces it means."""
    if note and not me.has(card):
        raise ValueError(f"seat {me.seat} has notes of {card.slug}, which it has not played")
    if isinstance(card.note, Crops) and note:
        crop, n = note // ON_CARD, note % ON_CARD
        if crop not in card.note.bears or not 0 < n <= (most_crops(g, me, crop) if crop in CROPS else 0):
            raise ValueError(f"{card.slug} cannot bear what it bears")
    if not 0 <= note <= (MOST_MARKS if card.on_farm else PLENTY):
        raise ValueError(f"{card.slug} cannot be marked by {note}")
    if isinstance(card.note, Round) and note > g.round:
        raise ValueError(f"{card.slug} was not used in round {note}: this is round {g.round}")


def check_promises(g: Agricola, me: Player) -> None:
    """Goods wait on the spaces of rounds to come; in a round's preparation, also on its own."""
    first = g.round if g.phase == PREPARATION else g.round + 1
    for number, good, _, card in me.promised:
        if not first <= number <= g.setup.rounds:
            what = GOODS[good] if good >= 0 else "something"
            raise ValueError(f"{CARDS[card].slug} promises {what} for round {number}, which is not to come")
