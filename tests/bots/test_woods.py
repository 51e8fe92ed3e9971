"""The Farmer and the forest deck: what it draws, gives, places and looks at."""

from typing import Any

import pytest

from allmende import new_game
from allmende.agricola.goods import FAIRY
from allmende.bots import make_bot
from allmende.bots.agricola.gains import space_gain
from allmende.bots.agricola.prices import Prospect
from allmende.bots.agricola.tastes import Taste
from allmende.bots.agricola.woods import DRAWN, drawing, drawn_worth, forest_space_gain
from tests.agricola.forest.situations import deck, draw, table
from tests.agricola.situations import Situation
from tests.bots.tables import check_honest

FULL: dict[str, Any] = {"rooms": [0, 5, 10], "fields": [1, 6, 11], "pastures": [[3, 4], [8, 9]], "goods": "9 food"}


def answer(t: Situation, seat: int = 0) -> str:
    """What the bot picks in this situation."""
    [choice] = [choice for choice in t.game.choices if choice.seat == seat]
    return t.words(make_bot("farmer", "agricola").pick(t.game, choice))[0]


def prospect(t: Situation, seat: int = 0) -> Prospect:
    return Prospect(t.state, t.player(seat), Taste(), placing=True)


@pytest.mark.parametrize("seed", range(4))
def test_it_sees_only_what_its_seat_knows(seed: int) -> None:
    """A copy whose deck is shuffled again gets the same answer, at every choice of a game."""
    options: dict[str, Any] = {"forest_deck": True, "xdeck": seed % 2 == 1, "cards": "deal" if seed % 2 else "none"}
    game = new_game("agricola", players=1 + seed, seed=seed, auto=True, events=False, **options)
    check_honest(game, "farmer", seed)


# Drawing


def test_every_card_that_goes_to_its_drawer_has_a_worth() -> None:
    t = table(FULL, {})
    everybodys = {"land-of-milk-and-honey", "warrior-princess", "dragons-lair", "fairy-ring", "road-not-taken"}
    fate = {"midsummer-nights-dream"}
    assert set(deck(t).names) - set(DRAWN) == everybodys | fate
    for slug in DRAWN:
        assert -20 < drawn_worth(prospect(t), slug) < 20


def test_three_wood_come_with_a_card() -> None:
    """Whoever knows that the next card takes all wood stays out of the forest; whoever knows of fields goes there."""
    seen = {"seen_by": 0, "seen": 1}
    farm = {"goods": "9 wood, 6 food", "people": 2}
    bad = table(farm, {}, drawn="all-your-wood", woods=seen)
    good = table(farm, {}, drawn="lady-of-the-sea-1", woods=seen)
    assert drawing(prospect(bad)) < 0 < drawing(prospect(good))
    assert answer(bad) != "space forest"
    assert answer(good) == "space forest"
    unseen = drawing(prospect(bad, 1))
    assert drawing(prospect(bad)) < unseen < drawing(prospect(good)), "somebody else does not know"


def test_without_a_person_for_more_work_a_castle_is_worth_less() -> None:
    alone, others = table({}, players=1, drawn="french-castle"), table({}, {}, drawn="french-castle")
    assert drawn_worth(prospect(alone), "french-castle") > drawn_worth(prospect(others), "french-castle")


# Spaces


def test_nobody_leaves_for_food_that_is_not_needed() -> None:
    t = table(FULL, joined=["land-of-milk-and-honey"], round=8)
    assert answer(t) != "space land-of-milk-and-honey"


def test_in_the_last_round_a_princess_is_worth_more_than_a_person() -> None:
    gains = [forest_space_gain(prospect(table(FULL, round=number)), "warrior-princess") for number in (5, 14)]
    assert gains[0] is not None
    assert gains[0] < 0
    assert gains[1] == 5 - 3 + prospect(table(FULL, round=14)).food(2)


def test_fairies_are_taken_by_whoever_can_have_most_of_them() -> None:
    farm = {**FULL, "goods": "20 food", "home": 1}
    ring: dict[str, Any] = {"joined": ["fairy-ring"], "round": 14, "woods": {"fairies": 3}}
    assert answer(table(farm, {}, **ring)) == "space fairy-ring"
    hopeless = table(farm, {"goods": "12 fairy"}, **ring)
    assert prospect(hopeless).worth(FAIRY, 3) < prospect(table(farm, {}, **ring)).worth(FAIRY, 3) - 2


def test_the_better_side_of_the_road() -> None:
    for piles, side in (({"clay-pit": 9, "reed-bank": 0}, "good clay"), ({"clay-pit": 0, "reed-bank": 6}, "good reed")):
        t = table({"home": 1}, joined=["road-not-taken"], piles=piles)
        t.place("road-not-taken")
        assert answer(t) == side


def test_the_dragon_gets_what_is_worth_less_than_its_gift() -> None:
    late = {"home": 1, "goods": "4 sheep, 9 food", "pastures": [[3, 4]]}
    t = table(late, joined=["dragons-lair"], round=14)
    assert answer(t) == "space dragons-lair", "three spaces that nobody would use"
    t.place("dragons-lair")
    early = table({**late, "goods": "cattle, sheep, 9 food"}, joined=["dragons-lair"], round=4)
    early.place("dragons-lair")
    assert answer(early) == "good cattle"


def test_a_rivals_best_occupation_goes_and_a_partners_never() -> None:
    rich = {"people": 3, "rooms": [0, 5, 10], "home": 1}
    rivals = [{"played": ["wood-cutter"]}, {"played": ["carpenter"]}, {"played": ["scholar"]}]
    for team, banished in (("none", "carpenter"), ("lines", "wood-cutter")):
        t = table(rich, *rivals, joined=["dragons-lair"], team=team, cards="deal")
        t.place("dragons-lair")
        if t.prompt == "dragon":
            t.pick("person")
        assert t.prompt == "discard-occupation"
        assert answer(t) == f"card {banished}"


# What cards ask


def test_the_unicorn_becomes_the_partner_of_a_lonely_animal() -> None:
    farm = {"played": ["meeting-a-unicorn-1"], "goods": "2 sheep, boar, 9 food", "pastures": [[3, 4], [8, 9]]}
    t = table(farm, {}, round=7, phase="breeding")
    assert answer(t) == "good boar"


def test_the_werewolf_eats_what_is_worth_least() -> None:
    farm = {"played": ["werewolf"], "home": 0, "goods": "9 sheep, cattle", "pastures": [[3, 4, 8, 9], [2]]}
    t = table(farm, {"home": 0}, phase="returning-home")
    assert answer(t) == "good sheep"


def test_the_witch_looks_before_wood_is_taken_and_lays_the_best_card_on_top() -> None:
    cards = ["all-your-wood", "lady-of-the-sea-1", "men-in-tights"]
    farm = {"played": ["witch"], "notes": {"witch": 2}, "goods": "5 wood, 5 food"}
    t = table(farm, {}, drawn=cards)
    assert answer(t) == "anytime"
    t.pick("anytime")
    assert answer(t) == "card witch"
    t.pick("card witch")
    assert answer(t) == "card lady-of-the-sea-1"
    calm = table(farm, {}, woods={"pile": cards})
    assert answer(calm) != "anytime", "nobody can draw"


def test_a_borrowed_person_finds_nothing_good() -> None:
    t = table({"home": 1}, {"woods": {"lent": 1}, "people": 2, "home": 1}, piles={"reed-bank": 6, "fishing": 5})
    t.pick("seat 1")
    assert t.prompt == "place-borrowed"
    assert answer(t) not in ("space reed-bank", "space fishing")


def test_every_space_can_be_weighed_for_somebody_who_could_not_use_it() -> None:
    farm = {"goods": "sheep, boar, cattle", "pastures": [[3], [4], [8]]}
    o = prospect(table(farm, *[{}] * 5, joined=["dragons-lair", "fairy-ring"], round=14))
    assert "corral" in [o.g.space(number).slug for number in o.g.board]
    for number in o.g.board:
        assert space_gain(o, o.g.space(number)) < 20


def test_the_revenant_works_whenever_there_is_work() -> None:
    t = table({"played": ["revenant"], "notes": {"revenant": 1}, "home": 0, "people": 3}, {"home": 0})
    assert t.prompt == "card"
    assert answer(t).startswith("space ")


def test_no_growth_for_food_that_nobody_has_to_spare() -> None:
    farm = {"goods": "grain", "people": 4, "rooms": [0, 1, 5, 10]}
    t = draw("meeting-a-unicorn-2", farm, round=14, xdeck=True, aliens={"gone": ["tripods"]})
    assert answer(t) == "no"


def test_long_fences_make_large_pastures() -> None:
    farm = {"goods": "5 wood, 9 food", "played": ["fences-of-unusual-size"], "home": 1, "rooms": [0, 5, 10]}
    t = table(farm, {}, round=9, rounds=["fencing"])
    t.place("fencing")
    while t.prompt == "build-fence":
        choice = t.game.choice
        assert choice is not None
        t.game.play(make_bot("farmer", "agricola").pick(t.game, choice))
    assert t.player(0).farm.pasture_cells().bit_count() >= 4


def test_the_forest_is_played_to_its_end_by_all_levels() -> None:
    for level in ("relaxed", "solid:1", "strong:1"):
        game = table(FULL, FULL, round=13, drawn="fairy-ring").game
        bots = [make_bot(level, "agricola", seat) for seat in range(2)]
        while (choice := game.choice) is not None:
            game.play(bots[choice.seat].pick(game, choice), choice.seat)
        assert game.over
