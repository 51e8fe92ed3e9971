"""What lies ahead for a player, as far as everybody can work it out: the next feeding, and the next points."""

from allmende.agricola.cards.card import Card
from allmende.agricola.cards.hooks import FIELD_PHASE, START_OF_FIELDS, START_OF_HARVEST, Deed
from allmende.agricola.cards.triggers import expected
from allmende.agricola.course.harvest import food_needed, ripe_crops
from allmende.agricola.course.scoring import MOST_STABLES, PERSON, ROOM, STEPS, by_steps, counted
from allmende.agricola.goods import CLAY, CROPS, EDIBLE, FOOD, NOTHING, STONE, WOOD, Bundle, Material, count_in, plus
from allmende.agricola.paying.exchange import available, card_spent_by
from allmende.agricola.player import MOST_PEOPLE, Player
from allmende.agricola.setup import HARVESTS
from allmende.agricola.state import FEEDING, FIELDS, Agricola
from allmende.table.rules import Json


def next_feeding(g: Agricola, me: Player) -> Json | None:
    """When the family is fed next, what it needs, what is there, comes until then, and could be made of goods."""
    now = g.round if g.phase <= FEEDING else g.round + 1
    to_come = [number for number in HARVESTS if number >= now]
    if not to_come:
        return None
    number = to_come[0]
    coming = plus(promised(g, me, number), of_field_phase(g, me))
    return {
        "round": number,
        "need": food_needed(g, me, number),
        "have": me.goods[FOOD],
        "coming": count_in(coming, FOOD),
        "cook": could_cook(me, coming),
    }


def promised(g: Agricola, me: Player, number: int) -> Bundle:
    """Food and crops on round spaces that come until a round."""
    found = NOTHING
    for at, good, n, _ in me.promised:
        if (good == FOOD or good in CROPS) and g.round < at <= number:
            found = plus(found, ((good, n),))
    return found


def of_field_phase(g: Agricola, me: Player) -> Bundle:
    """What the next field phase brings by itself, as the farm and the cards are now; nothing if it is over."""
    if g.phase == FEEDING or (g.phase == FIELDS and g.at):
        return NOTHING
    deed = Deed(me)
    before = plus(expected(g, me, START_OF_HARVEST, deed), expected(g, me, START_OF_FIELDS, deed))
    deed.taken = ripe_crops(me)
    return plus(plus(before, deed.taken), expected(g, me, FIELD_PHASE, deed))


def could_cook(me: Player, coming: Bundle = NOTHING) -> int:
    """Food that the goods in the supply, and those to come, could become, by eating, cooking and the workshops of a
    harvest."""
    for good, n in coming:
        me.goods[good] += n
    food = made_of_goods(me)
    for good, n in coming:
        me.goods[good] -= n
    return food


def made_of_goods(me: Player) -> int:
    food = sum([me.goods[good] * me.outfit.rates[good] for good in EDIBLE])
    crafts: dict[Card, int] = {}
    for exchange in me.outfit.harvest_exchanges:
        if available(me, exchange):
            card = card_spent_by(exchange)
            crafts[card] = max(crafts.get(card, 0), count_in(exchange.get, FOOD))
    return food + sum(crafts.values())


def score_steps(g: Agricola, me: Player) -> dict[str, Json]:
    """By category of the score sheet: how many there are, at how many the points change, and by how much."""
    counts = counted(me)
    stables, unused, people = counts["stables"], counts["unused"], counts["people"]
    return {
        **g.setup.doors.score_steps(me),
        **{category: step(counts[category], steps) for category, steps in STEPS.items()},
        "unused": one_more(unused, unused - 1 if unused else None, 1),
        "stables": one_more(stables, stables + 1 if stables < MOST_STABLES else None, 1),
        "clay-rooms": rooms_of(me, counts["clay-rooms"], CLAY, WOOD),
        "stone-rooms": rooms_of(me, counts["stone-rooms"], STONE, CLAY),
        "people": one_more(people, people + 1 if people < MOST_PEOPLE else None, PERSON),
    }


def step(count: int, table: tuple[int, ...]) -> Json:
    """The next number at which a category brings more points.

    >>> step(1, STEPS["sheep"]), step(9, STEPS["sheep"])["next"]
    ({'count': 1, 'next': 4, 'gain': 1}, None)
    """
    more = next((n for n in table if n > count), None)
    return one_more(count, more, 0 if more is None else by_steps(more, table) - by_steps(count, table))


def rooms_of(me: Player, rooms: int, material: Material, before: Material) -> Json:
    """Rooms of a material: one more of them, or all of them by renovating."""
    if me.farm.material == material:
        return one_more(rooms, rooms + 1, ROOM[material])
    gain = me.rooms() * (ROOM[material] - ROOM[before])
    return one_more(0, me.rooms() if me.farm.material == before else None, gain)


def one_more(count: int, following: int | None, gain: int) -> Json:
    return {"count": count, "next": following, "gain": 0 if following is None else gain}
