"""What is missing for an action: each condition of it by name, from the functions by which it is offered."""

from collections.abc import Callable
from typing import Final, TypeAlias

from allmende.agricola.actions.boards import (
    FIELD_FEE,
    can_build_cheap_stable,
    can_build_stable_here,
    can_buy_plow,
    can_grow_anyway,
    can_grow_with_room,
    can_pay_food,
    can_use_corral,
    can_use_improvement,
)
from allmende.agricola.actions.building import (
    SIDE_JOB_COST,
    STABLE_COST,
    can_build_fences,
    can_build_room,
    can_renovate,
    fence_ways,
    renovation_ways,
    renovations,
    room_ways,
    stable_ways,
)
from allmende.agricola.actions.family import growth_ways
from allmende.agricola.actions.fields import can_bake, can_plow, can_sow, empty_fields, field_ways
from allmende.agricola.actions.playing_cards import can_improve, improvement_ways, occupation_ways
from allmende.agricola.actions.space import Space
from allmende.agricola.cards.card import Card
from allmende.agricola.cards.hooks import Ways
from allmende.agricola.farm.fences import fewest_fences
from allmende.agricola.goods import Bundle, bundle, names
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.events import Saying

Lack: TypeAlias = Callable[[Agricola, Player], Saying]


def unpaid(me: Player, what: str, ways: Ways) -> Saying:
    """What a thing costs that cannot be paid: of several ways, that to which least is missing."""
    way = min(ways, key=lambda one: sum([n for _, n in shortfall(me, one)]))
    if len(way) == 1:
        return {"kind": "needs", "what": what, "goods": names(way), "have": me.goods[way[0][0]]}
    return {"kind": "lacks", "what": what, "goods": names(shortfall(me, way))}


def shortfall(me: Player, way: Bundle) -> Bundle:
    return tuple([(good, n - me.goods[good]) for good, n in way if n > me.goods[good]])


# House and farmyard


def no_room(g: Agricola, me: Player) -> Saying:
    return unpaid(me, "room", room_ways(g, me)) if me.farm.room_cells() else {"kind": "no-land", "what": "room"}


def no_stable(g: Agricola, me: Player) -> Saying:
    return no_stable_for(g, me, STABLE_COST)


def no_cheap_stable(g: Agricola, me: Player) -> Saying:
    return no_stable_for(g, me, SIDE_JOB_COST)


def no_stable_for(g: Agricola, me: Player, cost: Bundle) -> Saying:
    if not me.farm.spare_stables:
        return {"kind": "no-stables-left"}
    if not me.farm.stable_cells():
        return {"kind": "no-land", "what": "stable"}
    return unpaid(me, "stable", stable_ways(g, me, cost))


def no_renovation(g: Agricola, me: Player) -> Saying:
    materials = renovations(g, me)
    if not materials:
        return {"kind": "renovated"}
    return unpaid(me, "renovation", [way for material in materials for way in renovation_ways(g, me, material)])


def no_fences(g: Agricola, me: Player) -> Saying:
    fewest = fewest_fences(me.farm)
    return unpaid(me, "fences", fence_ways(g, me, fewest)) if fewest else {"kind": "no-pasture"}


def no_field(g: Agricola, me: Player) -> Saying:
    return no_field_for(g, me, ())


def no_bought_field(g: Agricola, me: Player) -> Saying:
    return no_field_for(g, me, FIELD_FEE)


def no_field_for(g: Agricola, me: Player, fee: Bundle) -> Saying:
    if not me.farm.field_cells():
        return {"kind": "no-land", "what": "field"}
    return unpaid(me, "field", field_ways(g, me, me, fee=fee))


def no_sowing(g: Agricola, me: Player) -> Saying:
    return {"kind": "no-seeds"} if empty_fields(me) else {"kind": "no-empty-field"}


def no_baking(g: Agricola, me: Player) -> Saying:
    return unpaid(me, "bread", [bundle(grain=1)]) if me.outfit.bakers else {"kind": "no-oven"}


# Family, cards, animals


def no_room_for_a_child(g: Agricola, me: Player) -> Saying:
    if me.somebody_left() and me.room_for_people() <= me.people:
        return {"kind": "no-room"}
    return no_child(g, me)


def no_child(g: Agricola, me: Player) -> Saying:
    return unpaid(me, "growth", growth_ways(g, me)) if me.somebody_left() else {"kind": "family-complete"}


def no_improvement(g: Agricola, me: Player) -> Saying:
    return {"kind": "no-improvement"}


def no_animal(g: Agricola, me: Player) -> Saying:
    return {"kind": "all-animals"}


def no_food(g: Agricola, me: Player) -> Saying:
    return unpaid(me, "purchase", [bundle(food=1)])


LACKS: Final[dict[object, Lack]] = {
    can_build_room: no_room, can_build_stable_here: no_stable, can_build_cheap_stable: no_cheap_stable,
    can_renovate: no_renovation, can_build_fences: no_fences, can_plow: no_field, can_buy_plow: no_bought_field,
    can_sow: no_sowing, can_bake: no_baking, can_grow_with_room: no_room_for_a_child, can_grow_anyway: no_child,
    can_improve: no_improvement, can_use_improvement: no_improvement, can_use_corral: no_animal,
    can_pay_food: no_food,
}  # fmt: skip
"""By the condition that is not met, how it is told."""


def lacking(g: Agricola, me: Player, space: Space) -> list[Saying]:
    """Why none of the actions of a space can be carried out. What only a module knows is told in general."""
    if space.fees:
        return [no_lesson(g, me, space)]
    found = [LACKS[need](g, me) for need in space.needs if need in LACKS]
    return found or [{"kind": "no-action"}]


def no_lesson(g: Agricola, me: Player, space: Space) -> Saying:
    occupations = [card for card in me.hand if not card.is_improvement()]
    if not occupations:
        return {"kind": "no-occupation"}
    ways = [way for card in occupations for way in occupation_ways(g, me, card, bundle(food=fee_at(me, space)))]
    return unpaid(me, "occupation", ways) if any(ways) else {"kind": "no-occupation-now"}


def fee_at(me: Player, space: Space) -> int:
    return space.fee(me.outfit.played_occupations)


# Cards


def not_paid_or_ready(g: Agricola, me: Player, card: Card) -> list[Saying]:
    """What keeps an improvement from being played: prerequisites first, then what is printed on it, then its cost."""
    for need in card.needs:
        if not need.met(g, me):
            have = int(need.count(g, me))
            return [{"kind": "prerequisite", "need": need.n, "have": have, "bound": need.bound or "at-least"}]
    if card.playable is not None and not card.playable(g, me):
        return [{"kind": "not-playable"}]
    ways = improvement_ways(g, me, card)
    if not ways:
        return [{"kind": "only-returns"}]
    return [{**unpaid(me, "card", ways), "card": card.slug}]
