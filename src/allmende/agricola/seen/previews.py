"""What a seat can work out about its own next decisions, as part of its view: costs, exchanges, room for animals.

A table in the browser shows it before anything is decided: what fences would cost, what an exchange brings, which
animals could stay and where they would stand. Nothing here changes the game.
"""

from typing import Final

from allmende.agricola.actions.building import fence_costs, most_fences
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.course.hands import DRAFTS, parts_of
from allmende.agricola.course.harvest import young_of
from allmende.agricola.farm.housing import (
    ONE_PASTURE,
    Counts,
    Place,
    arrange,
    is_mixed,
    is_pasture,
    keepable,
    size_of,
    types_of,
)
from allmende.agricola.goods import ANIMALS, GOODS, LIVESTOCK, to_json
from allmende.agricola.paying.exchange import available
from allmende.agricola.player import Player
from allmende.agricola.state import BREEDING, DRAFT, Agricola
from allmende.agricola.vocabulary import VOCABULARY
from allmende.table.rules import Json

MOST_SHOWN: Final = 24
"""So many ways to keep animals are shown at most."""


def previews(g: Agricola, me: Player) -> Json:
    """For the owner's eyes only: it tells what cards in front of the player would do now."""
    return {
        "fences": fence_costs(g, me, min(most_fences(g, me), me.farm.spare_fences)),
        "exchanges": [exchange_view(me, exchange) for exchange in me.outfit.exchanges + me.outfit.harvest_exchanges],
        "ovens": [{"limit": limit if limit >= 0 else None, "food": food} for limit, food in me.outfit.bakers],
        "housing": housing_view(me, me.animals()),
        "breeding": breeding_view(g, me) if g.phase == BREEDING else None,
    }


def exchange_view(me: Player, exchange: Exchange) -> Json:
    assert exchange.card is not None
    return {
        "card": exchange.card.slug,
        "key": list(VOCABULARY.key(exchange.option)),
        "give": to_json(exchange.give),
        "get": to_json(exchange.get),
        "harvest": exchange.harvest,
        "open": available(me, exchange),
    }


# Animals


def housing_view(me: Player, animals: Counts) -> Json:
    """The places, and the most that can be kept of these animals, with a place for each."""
    places = me.places()
    keeps = keepable(places, animals, me.farm.rules)[:MOST_SHOWN]
    return {
        "places": [place_view(place, len(animals)) for place in places],
        "one_pasture": me.farm.rules & ONE_PASTURE != 0,
        "animals": list(animals),
        "keeps": [
            {"counts": list(counts), "standing": [list(row) for row in arrange(places, counts, me.farm.rules)]}
            for counts in keeps
        ],
    }


def place_view(place: Place, types: int) -> Json:
    """`types`: how many types of animals there are, if it is more than usual."""
    kinds = [GOODS[ANIMALS[kind]] for kind in range(max(types, len(LIVESTOCK))) if types_of(place) >> kind & 1]
    return {"size": size_of(place), "types": kinds, "mixed": is_mixed(place), "pasture": is_pasture(place)}


def breeding_view(g: Agricola, me: Player) -> Json:
    """The young that come if nothing is done before, and what could be kept then."""
    young = young_of(me, guests=g.setup.doors.guests(g, me))
    after = tuple([n + (ANIMALS[kind] in young) for kind, n in enumerate(me.animals())])
    return {"young": [GOODS[good] for good in young], "housing": housing_view(me, after)}


# Drafts


def draft_view(g: Agricola) -> Json | None:
    """How the draft goes on: its parts, each with what is kept in every round, and which round this is."""
    if g.phase != DRAFT or g.setup.deal not in DRAFTS:
        return None
    parts = parts_of(g.setup)
    part, rounds = 0, g.draft
    while rounds >= len(parts[part].rounds):
        rounds -= len(parts[part].rounds)
        part += 1
    return {
        "part": part,
        "round": rounds,
        "parts": [
            {
                "dealt": list(one.dealt), "rounds": [list(keep) for keep in one.rounds], "keep_rest": one.keep_rest,
                "to_the_right": one.to_the_right,
            }
            for one in parts
        ],
    }  # fmt: skip
