"""What a finished game of a campaign hands to the next one, and how the campaign stands."""

from collections.abc import Mapping, Sequence
from typing import Final

from allmende.agricola.campaign.begun import Begun
from allmende.agricola.campaign.settings import GAME, is_affordable, is_known
from allmende.agricola.campaign.story import GAMES, MOST_START, TARGETS, Story, numbers_of, places_by, target_of
from allmende.agricola.cards.card import CARDS, OCCUPATION, Card
from allmende.agricola.course.scoring import score, standing
from allmende.agricola.goods import FOOD, GOODS
from allmende.agricola.player import Player
from allmende.agricola.state import OVER, Agricola
from allmende.table.names import near_thing, slug_of
from allmende.table.outside import shown
from allmende.table.rules import Json
from allmende.table.series import Carried, Following, Series, SeriesGame, Wish
from allmende.table.settings import BadSetting

NAME: Final = "campaign"
NAMED: Final = "named"
"""The deck of cards that other boxes contain: they can be arranged."""


# The next game


def next_options(g: Agricola, options: Json, before: Story, begun: Begun, wishes: Mapping[int, str]) -> Json | None:
    """The options of the next game, with what each seat takes along; None after the last."""
    after = told(g, before, begun)
    if not goes_on(after):
        return None
    taken = [wished(g, before, after, me, begun, wishes.get(me.seat)) for me in g.players]
    start = [[*secured(before, begun), *names] for names in taken]
    following = Story(after.players, after.scores, after.places, tuple([tuple(one) for one in start]), after.first)
    return {**options, NAME: following.to_json()}


def told(g: Agricola, before: Story, begun: Begun) -> Story:
    """The campaign after this game."""
    places = places_by([standing(g, me) for me in g.players])
    after = before.after([score(g, me)["total"] for me in g.players], places)
    if not after.alone:
        after.first = next_first(begun.began, places)
    return after


def next_first(began: int, places: Sequence[int]) -> int:
    """The winner begins; of several, the first one clockwise, beginning with who began the game that is over."""
    seats = [(began + n) % len(places) for n in range(len(places))]
    return next(seat for seat in seats if places[seat] == 1)


def goes_on(after: Story) -> bool:
    """Is there a next game? One player may always go on."""
    return after.alone or len(after.scores) < GAMES


def secured(before: Story, begun: Begun) -> list[str]:
    """What one player has secured, and not lost in this game."""
    return [slug for n, slug in enumerate(begun.names) if not begun.lost >> n & 1] if before.alone else []


def wished(g: Agricola, before: Story, after: Story, me: Player, begun: Begun, name: str | None) -> list[str]:
    """What a seat takes along by its own wish. One player must secure something after each target, if possible."""
    possible = wishable(g, before, after, me, begun)
    if name is None:
        if must_wish(after) and possible:
            raise BadSetting(GAME, "why-wish-missing", {"cards": ", ".join(possible)})
        return []
    slug = slug_of(GAME, "card", name.strip(), possible, {card.code: card.slug for card in CARDS if card.code})
    if slug is None:
        facts = {"card": shown(name), "seat": str(me.seat), "cards": ", ".join(possible) or "–"}
        raise BadSetting(GAME, "why-wish", facts, near_thing(GAME, "card", name, possible))
    return [slug]


def must_wish(after: Story) -> bool:
    return after.alone and reached_last(after)


def reached_last(after: Story) -> bool:
    """Has one player reached the target of the game that is over?"""
    numbers = numbers_of(after.scores)
    return numbers[-1] > numbers[-2]


def wishable(g: Agricola, before: Story, after: Story, me: Player, begun: Begun) -> list[str]:
    """The occupations that a seat may take along, in the order they were played."""
    played = [card for card in me.played(OCCUPATION) if came_from_hand(g, card) or card.slug in before.start[me.seat]]
    if not after.alone:
        options = g.setup.options
        affordable = [card for card in played if is_affordable(options, after, me.seat, card)]
        return [card.slug for card in affordable if is_known(options, card)]
    already = secured(before, begun)
    if not reached_last(after) or len(already) >= MOST_START:
        return []
    return [card.slug for card in played if card.slug not in already]


def came_from_hand(g: Agricola, card: Card) -> bool:
    """Is a card one of those that are dealt? Others were drawn from decks of their own."""
    return card.deck == NAMED or card.deck in g.setup.doors.occupations


# How it stands


def series(g: Agricola, before: Story, begun: Begun) -> Series:
    over = g.phase == OVER
    now = told(g, before, begun) if over else before
    points = [sum(column) for column in zip(*now.points(), strict=True)] or [0] * now.players
    sums = [sum(column) for column in zip(*now.scores, strict=True)] or [0] * now.players
    places = places_by(list(zip(points, sums, strict=True)))
    following = over and goes_on(now)
    return Series(
        name=NAME,
        number=before.number,
        games=len(TARGETS) if now.alone else GAMES,
        target=before.target or None,
        carried=carried(g, before),
        played=results(now),
        points=[] if now.alone else points,
        sums=sums,
        places=places,
        won=won(now, places),
        wishes=[wish_of(g, before, now, me, begun) for me in g.players] if following else [],
        following=next_game(now) if following else None,
    )


def carried(g: Agricola, before: Story) -> Carried:
    food = [before.food(me.seat) for me in g.players]
    goods: list[dict[str, int]] = [{GOODS[FOOD]: n} if n else {} for n in food]
    return Carried(things=[list(cards) for cards in before.start], goods=goods, first=before.first)


def results(now: Story) -> list[SeriesGame]:
    numbers = numbers_of(now.scores) if now.alone else list(range(1, len(now.scores) + 1))
    return [
        SeriesGame(
            number=numbers[n],
            target=target_of(numbers[n]) if now.alone else None,
            scores=list(scores),
            places=[] if now.alone else list(now.places[n]),
            points=[] if now.alone else now.points()[n],
        )
        for n, scores in enumerate(now.scores)
    ]


def won(now: Story, places: Sequence[int]) -> list[int]:
    """Who has won the campaign: who reached the eighth target, or is first after three games."""
    if now.alone:
        return [0] if now.reached() >= len(TARGETS) else []
    return [] if goes_on(now) else [seat for seat, place in enumerate(places) if place == 1]


def wish_of(g: Agricola, before: Story, now: Story, me: Player, begun: Begun) -> Wish:
    return Wish(seat=int(me.seat), kind="card", things=wishable(g, before, now, me, begun), must=must_wish(now))


def next_game(now: Story) -> Following:
    again = now.alone and not reached_last(now)
    return Following(number=now.number, target=now.target or None, again=again)
