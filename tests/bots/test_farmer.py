"""The Farmer: it ends its games, is honest, can be repeated, answers sensibly, feeds its family and fills its farm."""

from typing import Any

import pytest

from allmende import Game, arrange, new_game
from allmende.agricola.cards.card import BY_SLUG, CARDS, MAJOR
from allmende.agricola.course.hands import DEALS
from allmende.agricola.course.scoring import STEPS, by_steps
from allmende.agricola.farm.farmyard import Farmyard
from allmende.agricola.farm.fences import stand_right
from allmende.agricola.goods import bundle
from allmende.agricola.settings import VARIANTS
from allmende.bots import Bot, bot_names, make_bot
from allmende.bots.agricola.farmer import Farmer
from allmende.bots.agricola.hand_cards import DEPENDING, JUDGED, card_worth, each_round, says_all, trade_gain
from allmende.bots.agricola.prices import CATEGORY, CURVES, Prospect
from allmende.bots.agricola.tastes import Taste
from allmende.bots.agricola.yard import layouts_for, sensible_layouts
from allmende.lab import play_game
from allmende.table import Choice, Rng, seeded
from allmende.table.choice import Prompt
from allmende.table.errors import BadGameOption
from tests.agricola.situations import Situation, situation
from tests.bots.tables import check_honest


def agricola(players: int, seed: int, **options: Any) -> Game:
    return new_game("agricola", players=players, seed=seed, auto=True, events=False, **options)


def farmers(players: int) -> list[Bot]:
    return [make_bot("farmer", "agricola", seat) for seat in range(players)]


def any_game(seed: int) -> Game:
    """A game with any number of players, any deal, any house rules."""
    rng = seeded(seed)
    while True:
        options: dict[str, Any] = {"cards": DEALS[rng.below(len(DEALS))]}
        options["variants"] = [variant for variant in VARIANTS if rng.below(6) == 0]
        options["tile"], options["side_job"] = rng.below(3) == 0, rng.below(2) == 0
        try:
            return agricola(1 + rng.below(6), seed, **options)
        except BadGameOption:
            continue  # they do not go together


def answer(t: Situation, seat: int = 0) -> str:
    """What the bot picks in this situation."""
    [choice] = [choice for choice in t.game.choices if choice.seat == seat]
    return t.words(make_bot("farmer", "agricola").pick(t.game, choice))[0]


def play_on(t: Situation, until: str = "place-person") -> None:
    """Let the bot place a person and answer all that follows."""
    while (choice := t.game.choice) is not None:
        t.game.play(make_bot("farmer", "agricola").pick(t.game, choice), choice.seat)
        if t.game.choice is None or t.game.choice.prompt.name == until:
            return


# What every bot keeps


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("cards", ["none", "deal", "draft"])
def test_it_ends_its_games(players: int, cards: str) -> None:
    for seed in range(2):
        assert play_game(agricola(players, seed, cards=cards), farmers(players)).over


def test_it_plays_with_all_house_rules_and_answers_whatever_random_players_bring_about() -> None:
    for seed in range(40):
        game = any_game(seed)
        bots = farmers(game.players)
        if seed % 2:
            bots[seed % game.players] = make_bot("random", "agricola", seed)
        assert play_game(game, bots).over


@pytest.mark.parametrize("seed", range(12))
def test_it_sees_only_what_its_seat_knows(seed: int) -> None:
    """A copy whose hidden part is redrawn gets the same answer, at every choice of a game."""
    check_honest(any_game(seed) if seed else agricola(2, 0), "farmer", seed)


def test_the_same_seeds_give_the_same_game() -> None:
    first, second = (play_game(agricola(3, 8, cards="deal"), farmers(3)) for _ in range(2))
    assert first.record() == second.record()


def test_a_farmer_leaves_the_game_alone() -> None:
    game = agricola(2, 5, cards="deal")
    bot = make_bot("farmer", "agricola")
    while (choice := game.choice) is not None:
        before = game.to_json()
        pick = bot.pick(game, choice)
        assert game.to_json() == before
        game.play(pick)


def test_names() -> None:
    assert bot_names("agricola") == ["random", "farmer", "berta", "bruno", "frieda", "relaxed", "solid", "strong"]


def test_unknown_questions_get_an_answer() -> None:
    """Whatever options a new card may offer."""
    game = agricola(2, 1)
    rng = seeded(1)
    assert game.choice is not None
    for _ in range(200):
        options = some_options(game, rng)
        choice = Choice(game.choice.seat, Prompt("card", {"card": "a-new-card"}), options)
        assert make_bot("farmer", "agricola").pick(game, choice) in options


def some_options(game: Game, rng: Rng) -> list[Any]:
    every = list(range(len(game.rules.vocabulary)))
    rng.shuffle(every)
    return every[: 2 + rng.below(4)]


# Sensible answers


def test_a_family_with_room_grows() -> None:
    t = situation(round=7, rooms=[0, 5, 10], goods="6 food")
    assert answer(t) == "space basic-wish"


def test_rooms_come_before_other_uses_of_wood() -> None:
    t = situation(round=3, goods="5 wood, 2 reed, 4 food", rounds=["fencing"])
    assert answer(t) == "space farm-expansion"
    play_on(t)
    assert t.state.players[0].rooms() == 3


def test_hunger_is_met_before_anything_else() -> None:
    t = situation(round=4, goods="1 food", home=1, placed=["farmland"])
    t.state.piles[t.state.board[9]] = 3
    assert answer(t) == "space fishing"


def test_nobody_begs_who_could_eat() -> None:
    t = situation(round=4, phase="feeding", goods="grain, vegetable, sheep", played=["fireplace-2"])
    play_on(t)
    assert t.state.players[0].begging == 0


def test_animals_with_a_young_to_come_are_eaten_last() -> None:
    t = situation(round=7, phase="feeding", goods="3 food, 2 sheep, 4 grain", pastures=[[4]], played=["fireplace-2"])
    assert answer(t) == "eat grain"


def test_one_of_three_is_cooked_before_they_breed() -> None:
    t = situation(round=7, phase="breeding", goods="3 sheep", pastures=[[4]], played=["fireplace-2"])
    assert t.prompt == "make-room"
    assert answer(t) == "eat sheep"


def test_much_wood_becomes_several_pastures() -> None:
    t = situation(round=13, goods="15 wood, 10 food", rooms=[0, 5, 6, 10, 11], people=5, home=1)
    assert answer(t) == "space fencing"
    play_on(t)
    farm = t.state.players[0].farm
    assert len(farm.pastures()) >= 2
    assert farm.pasture_cells().bit_count() >= 5


def test_seeds_are_sown_on_all_fields() -> None:
    t = situation(round=12, goods="2 grain, 1 vegetable, 20 food", fields=[1, 2, 7], home=1, rounds=["cultivation"])
    play_on(t)
    assert (t.count("grain"), t.count("vegetable")) == (0, 0)


def test_plans_for_fences_are_sound() -> None:
    farm = Farmyard()
    assert len(sensible_layouts()) > 1000
    for layout in layouts_for(farm):
        fenced = Farmyard()
        fenced.set_fences(layout.fences)
        assert stand_right(fenced)
        assert fenced.pasture_cells() == layout.cells


def test_curves_agree_with_the_score_sheet_at_its_steps() -> None:
    for good, category in CATEGORY.items():
        for n in (0, *STEPS[category]):
            assert CURVES[good][n] == by_steps(n, STEPS[category])


def prospect(t: Situation) -> Prospect:
    return Prospect(t.state, t.player(), Taste(), placing=False)


def test_what_a_card_does_not_say_as_data_is_judged() -> None:
    o = prospect(situation({}, players=4))
    dealt = {card.slug: card for card in CARDS if card.kind != MAJOR and card.deck == "base"}
    assert dealt.keys() >= JUDGED.keys() | DEPENDING.keys()
    silent = {slug for slug, card in dealt.items() if not says_all(card) or each_round(o, card) is None}
    assert silent <= JUDGED.keys() | DEPENDING.keys()
    assert {"wood-cutter", "harpooner", "canoe", "sack-cart", "market-stall", "roof-ballaster"}.isdisjoint(silent)


@pytest.mark.parametrize("people", [2, 4])
def test_harpooner_is_used_for_what_its_card_gives(people: int) -> None:
    t = situation(goods="wood, reed", people=people, rooms=[5, 6, 10, 11], played=["harpooner"], players=3)
    o = prospect(t)
    assert trade_gain(o, "harpooner") == o.bundle(bundle(reed=1, food=people)) - o.cost(bundle(wood=1))


def test_animal_dealer_is_used_for_the_animal_of_the_market() -> None:
    t = situation(goods="food", played=["animal-dealer"], placed=["cattle-market"], round=12, players=3)
    o = prospect(t)
    assert trade_gain(o, "animal-dealer") == o.bundle(bundle(cattle=1)) - o.cost(bundle(food=1))


def test_goods_on_round_spaces_count_as_far_as_their_rounds_are_to_come() -> None:
    worth = [card_worth(prospect(situation(round=n)), BY_SLUG["sack-cart"]) for n in (4, 8, 14)]
    assert worth == [4 * 0.5, 2 * 0.5, 0]


# Strength: small numbers, fixed seeds, loose bounds. docs/bots.md has the measured ones.


def test_it_scores_well_against_itself_and_does_not_starve() -> None:
    totals, begging = [], 0
    for seed in range(20):
        for points in play_game(agricola(2, seed), farmers(2)).scores():
            totals.append(points["total"])
            begging -= points["begging"]
    assert sum(totals) / len(totals) > 28
    assert begging <= 3


def test_it_makes_something_of_cards() -> None:
    totals = [
        points["total"]
        for seed in range(6)
        for points in play_game(agricola(2, seed, cards="deal"), farmers(2)).scores()
    ]
    assert sum(totals) / len(totals) > 25


def test_it_beats_random_players() -> None:
    bots: list[Bot] = [Farmer(), make_bot("random", "agricola", 1)]
    assert all(play_game(agricola(2, seed), bots).winners() == [0] for seed in range(5))


# Farmers of the Moor


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_farmer_plays_on_the_moor(level: int, players: int) -> None:
    """Seldom begging, and far better than nobody would."""
    scores: list[dict[str, int]] = []
    for seed in range(1, 5):
        game = new_game("agricola", expansion="moor", level=level, players=players, seed=seed, auto=True)
        scores += play_game(game, [make_bot("farmer", "agricola", seat) for seat in range(players)]).scores()
    assert sum(score["total"] for score in scores) / len(scores) > (35 if players == 1 else 25)
    assert sum(score["begging"] for score in scores) / len(scores) > -3


def test_the_farmer_burns_wood_rather_than_lie_in_bed() -> None:
    seats = [{"goods": "5 wood"}, {}]
    game = arrange("agricola", {"expansion": "moor", "phase": "heating", "round": 4, "seats": seats})
    bot = make_bot("farmer", "agricola")
    assert game.choice is not None
    assert game.key(bot.pick(game, game.choice)) == ("exchange", "wood-for-fuel-0")
