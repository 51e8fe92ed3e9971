"""The option `campaign`: how it is read, what it does not go with, and what no finished game would hand on."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from allmende.agricola.campaign.story import GAMES, MOST_START, Story, places_by, story_of
from allmende.agricola.cards.card import BY_SLUG, CARDS, OCCUPATION, Card
from allmende.agricola.course.hands import DEALS, HANDS
from allmende.agricola.setup import ROUNDS, usual_food
from allmende.table.names import near_thing, slug_of
from allmende.table.outside import is_whole, shown
from allmende.table.rules import Json
from allmende.table.settings import BadSetting, Exclusion, When, flag

GAME: Final = "agricola"
ON: Final = (True,)
MOST_GAMES: Final = 1000
MOST_POINTS: Final = 10_000
LUCKY: Final = 42
LUCKY_WITH: Final = "xdeck"
"""With this option exactly so many points may win."""
KEYS: Final = {True: ("scores", "start"), False: ("scores", "places", "start", "first")}
"""What a campaign says, for one and for several."""
SEVEN: Final = tuple([deal for deal, hand in HANDS.items() if hand[0] == MOST_START])
"""The deals that give one player a hand of seven occupations at once."""
OTHER_DEALS: Final = tuple([deal for deal in DEALS if deal not in SEVEN and deal != "none"])

USUAL_CARDS: Final[tuple[tuple[str, When], ...]] = (("deal", {"campaign": ON}),)
EXCLUSIONS: Final = (
    Exclusion("why-campaign-players", {"campaign": ON, "players": (5, 6)}),
    Exclusion("why-campaign-hands", {"campaign": ON, "cards": ("none",)}),
    Exclusion("why-campaign-alone-moor", {"campaign": ON, "players": (1,), "expansion": ("moor",)}),
    Exclusion(
        "why-campaign-alone-deal",
        {"campaign": ON, "players": (1,), "cards": OTHER_DEALS},
    ),
)


def read_campaign(given: Any) -> bool | Json:
    """True for the first game of a campaign, or what the game before has handed on."""
    if isinstance(given, bool):
        return given
    if not isinstance(given, Mapping) or not all(isinstance(key, str) for key in given):
        raise BadSetting(GAME, "must-campaign", {"value": shown(given)})
    said = dict(given)
    alone = "places" not in said
    if set(said) != set(KEYS[alone]) or not all(is_rows(said[key]) for key in KEYS[alone] if key != "first"):
        raise BadSetting(GAME, "must-campaign", {"value": shown(given)})
    for key in KEYS[alone][:-1] if alone else ("scores", "places"):
        if not all(is_whole(n) and abs(n) <= MOST_POINTS for row in said[key] for n in row):
            raise BadSetting(GAME, "must-campaign", {"value": shown(given)})
    said["start"] = [[start_card(name) for name in cards] for cards in said["start"]]
    for key in ("scores", "places"):
        if key in said:
            said[key] = [list(row) for row in said[key]]
    return {key: said[key] for key in KEYS[alone]}


SETTING: Final = flag("campaign", read=read_campaign)


def is_rows(given: Any) -> bool:
    """Is this a list of lists, and not too long?"""
    rows = isinstance(given, list | tuple) and len(given) <= MOST_GAMES
    return rows and all(isinstance(row, list | tuple) and len(row) <= MOST_START for row in given)


def start_card(name: Any) -> str:
    known = {card.slug: card for card in CARDS if card.kind == OCCUPATION}
    codes = {card.code: slug for slug, card in known.items()}
    slug = slug_of(GAME, "card", name.strip(), known, codes) if isinstance(name, str) else None
    if slug is None:
        near = near_thing(GAME, "card", name, known) if isinstance(name, str) else ""
        raise BadSetting(GAME, "why-start-card", {"value": shown(name)}, near)
    return slug


# What belongs together


def check_campaign(options: Json) -> None:
    """A sentence about a campaign that no game has handed on."""
    said = options["campaign"]
    if isinstance(said, bool):
        return
    players: int = options["players"]
    rows = [*said["scores"], *said.get("places", [])]
    if ("places" in said) == (players == 1) or any(len(row) != players for row in rows) or not rows:
        raise BadSetting(GAME, "why-campaign-results", {"players": str(players)})
    story = story_of(options)
    assert story is not None
    if not story.alone:
        check_results(options, story)
    check_start(options, story)


def check_results(options: Json, story: Story) -> None:
    """Places follow from points, and the first of the last game begins."""
    if len(story.scores) >= GAMES:
        raise BadSetting(GAME, "why-campaign-over", {})
    if len(story.scores) != len(story.places):
        raise BadSetting(GAME, "why-campaign-results", {"players": str(story.players)})
    lucky = [None, LUCKY] if options.get(LUCKY_WITH) else [None]
    for points, places in zip(story.scores, story.places, strict=True):
        if not any(follow(points, places, number) for number in lucky):
            raise BadSetting(GAME, "why-campaign-places", {})
    winners = [seat for seat, place in enumerate(story.places[-1]) if place == 1]
    if not is_whole(story.first) or story.first not in winners:
        raise BadSetting(GAME, "why-campaign-first", {"value": shown(story.first)})


def follow(points: Sequence[int], places: Sequence[int], lucky: int | None) -> bool:
    """Could these be the places for so many points? Exactly the lucky number is better than any other."""
    standing = [(n == lucky, n, -place) for n, place in zip(points, places, strict=True)]
    return list(places) == places_by([-place for place in places]) == places_by(standing)


def check_start(options: Json, story: Story) -> None:
    """Each start occupation is there once, one for each seat, or as many as one player can have secured."""
    most = min(story.reached(), MOST_START) if story.alone else 1
    named = [slug for cards in story.start for slug in cards]
    if len(story.start) != story.players or any(len(cards) > most for cards in story.start):
        raise BadSetting(GAME, "why-start-alone" if story.alone else "why-start-one", {"most": str(most)})
    for slug in named:
        if named.count(slug) > 1:
            raise BadSetting(GAME, "why-start-twice", {"card": slug})
        if not is_known(options, BY_SLUG[slug]):
            raise BadSetting(GAME, "why-start-not-here", {"card": slug})
    for seat, cards in enumerate(story.start):
        for slug in cards:
            if not story.alone and not is_affordable(options, story, seat, BY_SLUG[slug]):
                raise BadSetting(GAME, "why-start-fee", {"card": slug})


def is_known(options: Json, card: Card) -> bool:
    """Can a game with these options have this occupation?"""
    return card.players <= options["players"] and card.slug not in options["banned"]


def is_affordable(options: Json, story: Story, seat: int, card: Card) -> bool:
    """Can one of several players pay what an occupation costs in any case with the food at the beginning?"""
    if card.fee is None:
        return True
    return card.fee(ROUNDS) <= usual_food(options, seat == story.first) + story.food(seat)
