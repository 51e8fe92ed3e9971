"""The action spaces and the boards for each number of players."""

from collections.abc import Callable
from typing import Final, NamedTuple

from allmende.agricola.actions.building import (
    SIDE_JOB_COST,
    STABLE_COST,
    build_fences,
    build_rooms,
    build_stables,
    can_build_fences,
    can_build_room,
    can_build_stable,
    can_renovate,
    renovate,
)
from allmende.agricola.actions.family import can_grow, grow
from allmende.agricola.actions.fields import bake, can_bake, can_plow, can_sow, plow, sow
from allmende.agricola.actions.playing_cards import can_improve, can_play_occupation, improve, play_occupation
from allmende.agricola.actions.space import Space
from allmende.agricola.cards.hooks import Deed
from allmende.agricola.cards.triggers import applies, card_option, run
from allmende.agricola.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Bundle,
    Good,
    bundle,
)
from allmende.agricola.paying.payment import pay
from allmende.agricola.paying.reach import can_pay
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import DONE, GOOD, action
from allmende.table.choice import Choice, Flow, Option, Prompt

CHOOSE_ACTION: Final = Prompt("choose-action")
CHOOSE_GOOD: Final = Prompt("choose-good")
FIELD_FEE: Final[Bundle] = ((FOOD, 1),)
"""What a field costs on Farm Supplies."""
FROM_ROUND: Final = 5
"""When Modest Wish for Children opens, and when Improvement allows majors."""


class Part(NamedTuple):
    """One of the actions of a space. Those of a group exclude each other; 0: it has none."""

    option: Option
    can: Callable[[Agricola, Player], bool]
    act: Callable[[Agricola, Player], Flow]
    group: int = 0


def and_or(g: Agricola, me: Player, deed: Deed, parts: tuple[Part, ...]) -> Flow:
    """Carry out at least one of the parts, in any order, each once. What cards open in between is offered with them."""
    left = list(parts)
    while ready := [part for part in left if part.can(g, me)]:  # what was done may make another part possible
        options = [part.option for part in ready]
        between = [hook for hook in deed.open if applies(g, me, hook, deed)] if deed.open and deed.acted else []
        options += [card_option(hook) for hook in between]
        if deed.acted:
            options.append(DONE)
        pick: int = options[0]
        if len(options) > 1:
            pick = yield Choice(me.seat, CHOOSE_ACTION, options)
        if pick == DONE:
            deed.open = []
            return
        for hook in between:
            if card_option(hook) == pick:
                deed.open.remove(hook)
                yield from run(g, me, hook, deed)
        for part in ready:
            if part.option == pick:
                yield from part.act(g, me)
                deed.acted = True
                left = [other for other in left if other is not part and not (part.group and other.group == part.group)]


def any_of(parts: tuple[Part, ...]) -> Callable[[Agricola, Player], bool]:
    """Can at least one of the parts be carried out?"""

    def can(g: Agricola, me: Player) -> bool:
        return any(part.can(g, me) for part in parts)

    return can


def and_or_space(name: str, *parts: Part, seasonal: bool = False) -> Space:
    needs = tuple([part.can for part in parts])
    return Space(
        name, can=any_of(parts), needs=needs, act=lambda g, me, deed: and_or(g, me, deed, parts), seasonal=seasonal
    )


# Parts


def can_build_stable_here(g: Agricola, me: Player) -> bool:
    return can_build_stable(g, me, STABLE_COST)


def build_stables_here(g: Agricola, me: Player) -> Flow:
    return build_stables(g, me, STABLE_COST)


def can_build_cheap_stable(g: Agricola, me: Player) -> bool:
    return can_build_stable(g, me, SIDE_JOB_COST)


def build_cheap_stable(g: Agricola, me: Player) -> Flow:
    return build_stables(g, me, SIDE_JOB_COST, most=1)


ROOMS: Final = Part(action("rooms"), can_build_room, build_rooms)
STABLES: Final = Part(action("stables"), can_build_stable_here, build_stables_here)
STABLE: Final = Part(action("stable"), can_build_cheap_stable, build_cheap_stable)
PLOW: Final = Part(action("plow"), can_plow, plow)
SOW: Final = Part(action("sow"), can_sow, sow)
BAKE: Final = Part(action("bake"), can_bake, bake)


# Spaces with a meaning of their own


def meeting_place(g: Agricola, me: Player, deed: Deed) -> Flow:
    """Take the starting player token; then a minor improvement may be played."""
    g.take_token(me)
    yield from improve(g, me, major=False, may=True)


def family_meeting_place(g: Agricola, me: Player, deed: Deed) -> None:
    g.take_token(me)


def lessons(name: str, fees: tuple[int, ...], linked: tuple[str, ...] = ()) -> Space:
    """Play an occupation: its cost depends on how many the player has played."""

    def cost(me: Player) -> Bundle:
        n = space.fee(me.outfit.played_occupations)
        return ((FOOD, n),) if n else ()

    def can(g: Agricola, me: Player) -> bool:
        return len(me.hand) > 0 and can_play_occupation(g, me, cost(me))

    def act(g: Agricola, me: Player, deed: Deed) -> Flow:
        return play_occupation(g, me, cost(me))

    space = Space(name, can=can, act=act, linked=linked, fees=fees)
    return space


def can_grow_with_room(g: Agricola, me: Player) -> bool:
    return can_grow(g, me)


def can_grow_anyway(g: Agricola, me: Player) -> bool:
    return can_grow(g, me, room=False)


def basic_wish(g: Agricola, me: Player, deed: Deed) -> Flow:
    yield from grow(g, me, with_room=True)
    yield from improve(g, me, major=False, may=True)


def modest_growth(g: Agricola, me: Player, deed: Deed) -> Flow:
    return grow(g, me, with_room=True)


def urgent_growth(g: Agricola, me: Player, deed: Deed) -> Flow:
    return grow(g, me)


def major_improvement(g: Agricola, me: Player, deed: Deed) -> Flow:
    return improve(g, me)


def house_redevelopment(g: Agricola, me: Player, deed: Deed) -> Flow:
    yield from renovate(g, me)
    yield from improve(g, me, may=True)


def farm_redevelopment(g: Agricola, me: Player, deed: Deed) -> Flow:
    yield from renovate(g, me)
    if can_build_fences(g, me):
        options = [action("fences"), DONE]
        if (yield Choice(me.seat, CHOOSE_ACTION, options)) != DONE:
            yield from build_fences(g, me)


def fencing(g: Agricola, me: Player, deed: Deed) -> Flow:
    return build_fences(g, me)


def plow_field(g: Agricola, me: Player, deed: Deed) -> Flow:
    return plow(g, me)


def house_building(g: Agricola, me: Player, deed: Deed) -> Flow:
    return build_rooms(g, me)


def one_of(*choices: tuple[int, ...]) -> Callable[[Agricola, Player, Deed], Flow]:
    """Take 1 good of each group, of the player's choice."""

    def act(g: Agricola, me: Player, deed: Deed) -> Flow:
        for goods in choices:
            pick = yield Choice(me.seat, CHOOSE_GOOD, [Option(GOOD + good) for good in goods])
            g.get(me, pick - GOOD, 1)

    return act


def animal_market(g: Agricola, me: Player, deed: Deed) -> Flow:
    """1 sheep and 1 food, or 1 wild boar, or 1 cattle for 1 food.."""
    options = [Option(GOOD + SHEEP), Option(GOOD + BOAR)]
    if can_pay(me, ((FOOD, 1),)):
        options.append(Option(GOOD + CATTLE))
    pick = (yield Choice(me.seat, Prompt("animal-market"), options)) - GOOD
    if pick == CATTLE:
        yield from pay(g, me, [((FOOD, 1),)])
    g.gain(me, bundle(food=1, sheep=1) if pick == SHEEP else ((pick, 1),))


def missing_animal(me: Player) -> int:
    """The first type of animal that a player has none of."""
    for good in (SHEEP, BOAR, CATTLE):
        if not me.goods[good]:
            return good
    return -1


def can_use_corral(g: Agricola, me: Player) -> bool:
    return missing_animal(me) >= 0


def corral(g: Agricola, me: Player, deed: Deed) -> None:
    g.get(me, missing_animal(me), 1)


def can_pay_food(g: Agricola, me: Player) -> bool:
    return can_pay(me, ((FOOD, 1),))


def buy_grain(g: Agricola, me: Player) -> Flow:
    yield from pay(g, me, [((FOOD, 1),)])
    g.get(me, GRAIN, 1)


def can_buy_plow(g: Agricola, me: Player) -> bool:
    return can_plow(g, me, fee=FIELD_FEE)


def buy_plow(g: Agricola, me: Player) -> Flow:
    return plow(g, me, fee=FIELD_FEE)


def can_use_improvement(g: Agricola, me: Player) -> bool:
    return can_improve(g, me, major=g.round >= FROM_ROUND)


def improvement(g: Agricola, me: Player, deed: Deed) -> Flow:
    return improve(g, me, major=g.round >= FROM_ROUND)


# The boards


def pile(name: str, good: Good, n: int, gives: Bundle = (), linked: tuple[str, ...] = ()) -> Space:
    return Space(name, good=good, per_round=n, gives=gives, linked=linked)


def base_board(players: int, family_game: bool) -> list[Space]:
    """The spaces that are open from the start for any number of players."""
    if family_game:
        meeting = Space("meeting-place", good=FOOD, per_round=1, act=family_meeting_place)
    else:
        meeting = Space("meeting-place", act=meeting_place)
    return [
        and_or_space("farm-expansion", ROOMS, STABLES),
        meeting,
        Space("grain-seeds", gives=((GRAIN, 1),)),
        Space("farmland", can=can_plow, act=plow_field),
        lessons("lessons", (0, 1)),
        Space("day-laborer", gives=((FOOD, 2),)),
        pile("forest", WOOD, 2 if players == 1 else 3),
        pile("clay-pit", CLAY, 1),
        pile("reed-bank", REED, 1),
        pile("fishing", FOOD, 1),
    ]


def round_cards() -> list[list[Space]]:
    """The round cards of the six stages."""
    return [
        [
            Space("major-improvement", can=can_improve, act=major_improvement),
            Space("fencing", can=can_build_fences, act=fencing),
            and_or_space("grain-utilization", SOW, BAKE),
            pile("sheep-market", SHEEP, 1),
        ],
        [
            Space("basic-wish", can=can_grow_with_room, act=basic_wish, grows=True),
            Space("house-redevelopment", can=can_renovate, act=house_redevelopment),
            pile("western-quarry", STONE, 1),
        ],
        [Space("vegetable-seeds", gives=((VEGETABLE, 1),)), pile("pig-market", BOAR, 1)],
        [pile("cattle-market", CATTLE, 1), pile("eastern-quarry", STONE, 1)],
        [
            Space("urgent-wish", can=can_grow_anyway, act=urgent_growth, grows=True),
            and_or_space("cultivation", PLOW, SOW),
        ],
        [Space("farm-redevelopment", can=can_renovate, act=farm_redevelopment)],
    ]


def side_job() -> Space:
    return and_or_space("side-job", STABLE, BAKE)


def modest_wish(*linked: str) -> Space:
    return Space(
        "modest-wish", can=can_grow_with_room, act=modest_growth, linked=linked, from_round=FROM_ROUND, grows=True
    )


def extension(players: int) -> list[Space]:
    """What is added to the board for three and more players."""
    if players == 3:
        return [
            pile("grove", WOOD, 2),
            Space("resource-market", gives=((FOOD, 1),), act=one_of((REED, STONE))),
            pile("hollow", CLAY, 1),
            lessons("lessons-2", (2,)),
        ]
    if players == 4:
        return [
            pile("copse", WOOD, 1),
            pile("grove", WOOD, 2),
            Space("resource-market", gives=bundle(reed=1, stone=1, food=1)),
            pile("hollow", CLAY, 2),
            lessons("lessons-2", (1, 1, 2)),
            pile("traveling-players", FOOD, 1),
        ]
    if players < 3:
        return []
    spaces = [
        lessons("lessons-2", (2,), linked=("copse",)),
        pile("copse", WOOD, 1, linked=("lessons-2",)),
        Space("house-building", can=can_build_room, act=house_building, linked=("traveling-players",)),
        pile("traveling-players", FOOD, 1, linked=("house-building",)),
        lessons("lessons-3", (1, 1, 2), linked=("modest-wish",)),
        modest_wish("lessons-3"),
        pile("riverbank-forest", WOOD, 1, gives=((REED, 1),)),
        pile("grove", WOOD, 2),
        pile("hollow", CLAY, 3),
        Space("resource-market", gives=bundle(reed=1, stone=1, wood=1)),
        Space("animal-market", act=animal_market),
    ]
    if players == 6:
        grain, field = Part(action("buy"), can_pay_food, buy_grain), Part(action("plow"), can_buy_plow, buy_plow)
        spaces += [
            and_or_space("farm-supplies", grain, field),
            Space("building-supplies", gives=((FOOD, 1),), act=one_of((REED, STONE), (WOOD, CLAY))),
            Space("corral", can=can_use_corral, act=corral),
            side_job(),
            Space("improvement", can=can_use_improvement, act=improvement),
        ]
    return spaces


TILE_FOR_TWO: Final = ("copse", "resource-market", "animal-market", "modest-wish")
TILE_FOR_MORE: Final = ("animal-market", "modest-wish")


def variant_tile(players: int) -> list[Space]:
    """The additional tile: one person in each round uses one of its spaces, which blocks the others."""
    if players == 2:
        names = TILE_FOR_TWO
        return [
            pile("copse", WOOD, 1, linked=others(names, "copse")),
            Space("resource-market", gives=bundle(stone=1, food=1), linked=others(names, "resource-market")),
            Space("animal-market", act=animal_market, linked=others(names, "animal-market")),
            modest_wish(*others(names, "modest-wish")),
        ]
    return [
        Space("animal-market", act=animal_market, linked=others(TILE_FOR_MORE, "animal-market")),
        modest_wish(*others(TILE_FOR_MORE, "modest-wish")),
    ]


def others(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple([other for other in names if other != name])
