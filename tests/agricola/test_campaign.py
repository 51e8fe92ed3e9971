"""The campaigns: three games of 2 to 4 players, and challenges for one (ledger: Campaign, Solo campaign)."""

import random
from typing import Any

import pytest

from allmende import Game, arrange, from_json, new_game, replay
from allmende.agricola.cards.card import BY_SLUG, OCCUPATION
from allmende.bots import make_bot, wish_of
from allmende.table import BadGameOption, Json, Series
from tests.agricola.situations import Situation

BARE = -14
"""The points of a farm at the beginning."""
PEOPLE = 3
FIRST = [["grocer"], []]


def over(*seats: Json, campaign: Any = True, **table: Any) -> Game:
    """A game of a campaign that is over."""
    return arrange("agricola", {"campaign": campaign, "cards": "deal", "phase": "over", "round": 14,
                                "seats": list(seats), "players": len(seats), **table})  # fmt: skip


def worth(points: int, **seat: Any) -> Json:
    """A seat whose farm is worth so many points more than a bare one. Bonus points are noted."""
    return {"noted": points, **seat}


def campaign(scores: list[list[int]], places: list[list[int]], first: int = 0, start: Any = None) -> Json:
    return {"scores": scores, "places": places, "start": start or [[] for _ in scores[0]], "first": first}


def alone(*scores: int, start: tuple[str, ...] = ()) -> Json:
    return {"scores": [[points] for points in scores], "start": [list(start)]}


def next_game(game: Game, wishes: Any = None, seed: int = 1) -> Situation:
    options = game.next_options(wishes)
    assert options is not None
    return Situation(new_game("agricola", seed=seed, **options))


def begun(players: int, said: Any, seed: int = 1, **options: Any) -> Situation:
    return Situation(new_game("agricola", players=players, campaign=said, seed=seed, **options))


def series(game: Game) -> Series:
    found = game.series()
    assert found is not None
    return found


def occupations(t: Situation, seat: int = 0) -> int:
    return len(t.player(seat).in_hand(occupations=True))


# Several players


@pytest.mark.rule("AGR-493", "AGR-390")
def test_exactly_42_points_come_first_after_the_space_diner() -> None:
    diner: dict[str, Any] = {"xdeck": True, "aliens": {"gone": ["space-diner"]}}
    game = over(worth(70), worth(42 - BARE), worth(30), **diner)
    told = series(game)
    assert (told["played"][0]["scores"], told["played"][0]["places"]) == ([56, 42, 16], [2, 1, 3])
    assert told["points"] == [5, 7, 3]
    options = game.next_options()
    assert options is not None
    assert options["campaign"]["first"] == 1
    assert new_game("agricola", seed=1, **options).options["campaign"]["places"] == [[2, 1, 3]]
    with pytest.raises(BadGameOption):
        new_game("agricola", **{**options, "xdeck": False})


@pytest.mark.rule("AGR-386")
@pytest.mark.rule("AGR-491")
def test_a_campaign_has_three_games_with_the_same_players() -> None:
    game = over(worth(9), worth(5), worth(1))
    for number in (2, 3):
        options = game.next_options()
        assert options is not None
        assert options["players"] == 3
        game = over(worth(5), worth(9), worth(1), campaign=options["campaign"])
        assert series(game)["number"] == number
    assert game.next_options() is None
    assert series(game)["following"] is None
    assert series(game)["points"] == [7 + 5 + 5, 5 + 8 + 9, 3 + 2 + 1]
    assert series(game)["won"] == [1], "the most campaign points win, whoever won the first game"


@pytest.mark.rule("AGR-387")
@pytest.mark.rule("AGR-388")
@pytest.mark.rule("AGR-389")
@pytest.mark.parametrize(
    ("players", "points"),
    [
        (4, [[7, 5, 4, 3], [8, 5, 3, 2], [9, 6, 3, 1]]),
        (3, [[7, 5, 3], [8, 5, 2], [9, 5, 1]]),
        (2, [[1, 0], [2, 0], [3, 0]]),
    ],
)
def test_campaign_points_by_players_and_game(players: int, points: list[list[int]]) -> None:
    scores = [[40 - seat for seat in range(players)]] * 2
    places = [list(range(1, players + 1))] * 2
    farms = [worth(9 - seat) for seat in range(players)]
    game = over(*farms, campaign=campaign(scores, places))
    assert [one["points"] for one in series(game)["played"]] == points


@pytest.mark.rule("AGR-390")
@pytest.mark.parametrize("seed", range(4))
def test_the_winner_begins_and_the_last_has_one_more_food(seed: int) -> None:
    t = next_game(over(worth(1), worth(9), worth(5)), seed=seed)
    assert t.state.first == t.seat == 1
    assert [t.food(seat) for seat in range(3)] == [3 + 1, 2, 3]


@pytest.mark.rule("AGR-391")
@pytest.mark.rule("AGR-496")
def test_one_occupation_may_be_taken_along() -> None:
    game = over(worth(9, played=["grocer", "priest"]), worth(5, played=["tutor"]))
    assert [wish["things"] for wish in series(game)["wishes"]] == [["grocer", "priest"], ["tutor"]]
    assert not any(wish["must"] for wish in series(game)["wishes"])
    t = next_game(game, {0: "Grocer"})
    assert t.played(0) == ["grocer"], "it lies there without an occupation cost"
    assert t.food(0) == 2
    assert t.played(1) == []
    third = over(worth(1, played=["grocer", "wood-cutter"]), worth(9), campaign=t.game.options["campaign"])
    assert series(third)["wishes"][0]["things"] == ["grocer", "wood-cutter"], "it may be taken along again"


@pytest.mark.rule("AGR-392")
@pytest.mark.parametrize("cards", ["deal", "one-traveling", "draft", "draft-eight", "ten-choose-seven"])
def test_a_start_occupation_and_seven_in_hand_make_eight(cards: str) -> None:
    t = begun(2, campaign([[40, 30]], [[1, 2]], start=FIRST), cards=cards)
    while t.state.round == 0:
        assert t.game.choice is not None
        t.game.play(t.game.choice.options[0])
    assert (t.played(0), occupations(t, 0)) == (["grocer"], 7)
    assert (t.played(1), occupations(t, 1)) == ([], 7)


@pytest.mark.rule("AGR-393")
@pytest.mark.rule("AGR-502")
@pytest.mark.parametrize(("more", "won"), [(0, [0, 1]), (1, [0]), (-1, [1])])
def test_equal_campaign_points_are_decided_by_the_sum_of_all_scores(more: int, won: list[int]) -> None:
    """1 and 2 points for seat 0, 3 for seat 1: 3 each."""
    said = campaign([[30, 25], [30, 25]], [[1, 2], [1, 2]])
    game = over(worth(10 + more), worth(20), campaign=said)
    assert series(game)["points"] == [3, 3]
    assert series(game)["sums"] == [60 + BARE + 10 + more, 50 + BARE + 20]
    assert series(game)["won"] == won
    assert series(game)["places"].count(1) == len(won)


@pytest.mark.rule("AGR-492")
def test_a_campaign_is_for_two_to_four_with_hand_cards() -> None:
    for players in (5, 6):
        with pytest.raises(BadGameOption, match="1 to 4 players"):
            new_game("agricola", players=players, cards="deal", campaign=True)
    with pytest.raises(BadGameOption, match="hand cards"):
        new_game("agricola", players=3, cards="none", campaign=True)
    assert new_game("agricola", players=3, campaign=True).options["cards"] == "deal"
    chosen = {"cards": "draft", "tile": True, "variants": ["leave-animals"], "banned": ["priest"]}
    options = over(worth(9), worth(5), **chosen).next_options()
    assert options is not None
    assert {name: options[name] for name in chosen} == chosen, "the same options in all games"


@pytest.mark.rule("AGR-492")
def test_a_campaign_on_the_moor() -> None:
    moor = {"expansion": "moor", "level": 3}
    t = next_game(over(worth(9, played=["grocer"]), worth(5), **moor), {0: "grocer"})
    assert t.played(0) == ["grocer"]
    assert t.state.setup.options["level"] == 3
    assert (occupations(t), len(t.player().in_hand(occupations=False))) == (7, 7)


@pytest.mark.rule("AGR-493")
def test_places_go_by_points_then_by_the_tie_break_and_are_shared() -> None:
    """Building resources decide between equal points; equals share the better place, and the next is left out."""
    game = over(worth(5, goods="wood"), worth(9), worth(5, goods="2 clay"), worth(5, goods="reed"))
    (played,) = series(game)["played"]
    assert (played["places"], played["points"]) == ([3, 1, 2, 3], [4, 7, 5, 4])
    game = over(worth(9), worth(9), worth(5))
    (played,) = series(game)["played"]
    assert (played["places"], played["points"]) == ([1, 1, 3], [7, 7, 3])


@pytest.mark.rule("AGR-494")
@pytest.mark.parametrize(("began", "first"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_of_several_winners_the_first_clockwise_begins(began: int, first: int) -> None:
    game = over(worth(5), worth(9), worth(5), worth(9), first=began)
    assert next_game(game).state.first == first
    moved = over(worth(5), worth(9), worth(5), worth(9), first=0, opening={"began": began})
    assert next_game(moved).state.first == first, "wherever the starting player token is in the end"
    assert moved.situation()["opening"] == {"began": began} if began else "opening" not in moved.situation()


@pytest.mark.rule("AGR-494")
def test_who_began_is_known_at_the_end() -> None:
    game = new_game("agricola", players=4, campaign=True, seed=2, events=False)
    begun_by, dice = game.state.view(None)["first"], random.Random(3)
    while not game.over:
        assert game.choice is not None
        game.play(dice.choice(game.choice.options))
    assert game.to_json()["state"]["opening"]["began"] == begun_by


@pytest.mark.rule("AGR-495")
def test_who_share_the_last_place_all_get_the_food_unless_they_share_the_first() -> None:
    t = next_game(over(worth(9), worth(5), worth(5)))
    assert [t.food(seat) for seat in range(3)] == [2, 4, 4]
    t = next_game(over(worth(9), worth(9)))
    assert sorted([t.food(0), t.food(1)]) == [2, 3]


@pytest.mark.rule("AGR-497")
def test_start_occupations_are_out_of_the_deck_and_played_before_round_1() -> None:
    """Wood Cutter asks nothing; Consultant gives goods when it is played."""
    start = [["consultant"], ["wood-cutter"]]
    for seed in range(6):
        t = begun(2, campaign([[30, 40]], [[2, 1]], 1, start), seed, cards="deal")
        assert t.state.round == 1
        there = [card.slug for me in t.state.players for card in me.hand] + [card.slug for card in t.state.decks[0]]
        assert "consultant" not in there
        assert "wood-cutter" not in there
        assert t.goods(0) == "4 food, 3 clay", "what it brings for two"
        plays = [(event.seat, event.facts["card"]) for event in t.game.events if event.kind == "play"]
        assert plays == [(1, "wood-cutter"), (0, "consultant")], "the starting player first"


@pytest.mark.rule("AGR-497")
def test_fourteen_rounds_are_left_and_the_next_round_space_is_1() -> None:
    """Sheep Whisperer puts sheep on the spaces 2, 5, 8 and 10 rounds from now; House Steward counts rounds."""
    said = campaign([[40, 30, 20, 10]], [[1, 2, 3, 4]], start=[["sheep-whisperer"], ["house-steward"], [], []])
    t = begun(4, said, cards="deal")
    assert [promise[0] for promise in t.player(0).promised] == [2, 5, 8, 10]
    assert t.goods(1) == "3 food, 4 wood", "14, 9, 6 and 3 or more complete rounds are left"


@pytest.mark.rule("AGR-498")
def test_the_next_occupation_is_not_free() -> None:
    t = begun(2, campaign([[40, 30]], [[1, 2]], start=FIRST), cards="deal")
    t.place("lessons", f"card {t.player().in_hand(occupations=True)[0].slug}")
    assert t.food(0) == 2 - 1


@pytest.mark.rule("AGR-499")
def test_who_cannot_pay_the_individual_cost_cannot_take_it_along() -> None:
    game = over(worth(9, played=["lover", "grocer"], people=3, rooms=[5, 6, 10]), worth(5), worth(1))
    assert series(game)["wishes"][0]["things"] == ["grocer"]
    with pytest.raises(BadGameOption, match="seat 0 cannot take 'lover' along: choose from grocer"):
        game.next_options({0: "lover"})
    said = campaign([[40, 30, 20]], [[1, 2, 3]], start=[[], [], ["lover"]])
    with pytest.raises(BadGameOption, match="is not enough for lover"):
        new_game("agricola", players=3, cards="deal", campaign=said)


@pytest.mark.rule("AGR-499")
def test_an_individual_cost_that_can_be_paid_comes_from_the_starting_goods(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BY_SLUG["grocer"], "fee", lambda rounds: rounds // 7)
    t = begun(2, campaign([[40, 30]], [[1, 2]], start=FIRST), cards="deal")
    assert (t.played(0), t.food(0), t.player(0).begging) == (["grocer"], 0, 0)


@pytest.mark.rule("AGR-500")
def test_only_cards_that_are_dealt_can_be_taken_along() -> None:
    game = over(worth(9, played=["werewolf", "priest"]), worth(5, played=["rebel"]), forest_deck=True, xdeck=True)
    assert [wish["things"] for wish in series(game)["wishes"]] == [["priest"], []]


@pytest.mark.rule("AGR-501")
def test_all_other_cards_are_shuffled_again() -> None:
    game = over(worth(9, played=["grocer", "priest", "market-stall"], hand=["tutor"]), worth(5))
    t = next_game(game, {0: "grocer"})
    there = {card.slug for me in t.state.players for card in me.hand}
    there |= {card.slug for deck in t.state.decks for card in deck}
    assert {"priest", "tutor", "market-stall"} <= there
    dealt = [{card.slug for card in next_game(game, {0: "grocer"}, seed).player().hand} for seed in (1, 2)]
    assert dealt[0] != dealt[1]


# One player


@pytest.mark.rule("AGR-394")
@pytest.mark.rule("AGR-503")
def test_targets_grow_and_are_reached_with_as_many_points() -> None:
    scores = [50, 55, 59, 62, 64, 65, 66, 67, 68, 69, 70]
    for reached in range(len(scores)):
        t = begun(1, alone(*scores[:reached]) if reached else True)
        assert t.state.view(None)["target"] == scores[reached]
        assert series(t.game)["number"] == reached + 1
    for points, again in ((50, False), (49, True)):
        following = series(over(worth(points - BARE)))["following"]
        assert following is not None
        assert following["again"] is again


@pytest.mark.rule("AGR-395")
@pytest.mark.rule("AGR-505")
def test_after_each_reached_target_one_more_occupation_is_secured() -> None:
    game = over(worth(50 - BARE, played=["grocer", "priest"]))
    (wish,) = series(game)["wishes"]
    assert (wish["things"], wish["must"]) == (["grocer", "priest"], True)
    with pytest.raises(BadGameOption, match="one occupation must be secured: choose from grocer, priest"):
        game.next_options()
    second = next_game(game, {0: "priest"})
    assert second.played() == ["priest"]
    said = second.game.options["campaign"]
    game = over(worth(60 - BARE, played=["priest", "tutor"]), campaign=said)
    assert series(game)["wishes"][0]["things"] == ["tutor"], "one that was played from the hand in this game"
    third = game.next_options({0: "tutor"})
    assert third is not None
    assert third["campaign"]["start"] == [["priest", "tutor"]]
    nothing = over(worth(50 - BARE)).next_options()
    assert nothing is not None
    assert nothing["campaign"]["start"] == [[]], "if there is one"


@pytest.mark.rule("AGR-396")
@pytest.mark.rule("AGR-506")
@pytest.mark.parametrize("cards", ["deal", "one-traveling", "mulligan"])
def test_secured_and_new_occupations_make_seven(cards: str) -> None:
    t = begun(1, alone(50, 55, 59, start=("grocer", "wood-cutter", "tutor")), cards=cards)
    assert (t.prompt, t.offered) == ("start-occupation", ["card grocer", "card wood-cutter", "card tutor"])
    assert t.player().hand == [], "hand cards are dealt afterwards"
    t.pick("card tutor", "card grocer")
    assert t.played() == ["tutor", "grocer", "wood-cutter"], "in the player's order"
    assert (occupations(t), len(t.player().in_hand(occupations=False))) == (4, 7)
    assert t.prompt == ("mulligan" if cards == "mulligan" else "place-person")


@pytest.mark.rule("AGR-506")
def test_effects_of_playing_happen_and_the_next_one_is_not_free() -> None:
    t = begun(1, alone(60, start=("consultant",)))
    assert t.goods() == "5 food, 2 grain"
    t.place("lessons", f"card {t.player().in_hand(occupations=True)[0].slug}")
    assert t.food() == 4


@pytest.mark.rule("AGR-397")
@pytest.mark.rule("AGR-504")
def test_start_food_is_half_of_what_was_more_than_needed() -> None:
    for points, food in ((50, 0), (51, 0), (52, 1), (57, 3), (80, 15)):
        assert begun(1, alone(points)).food() == food
    first = begun(1, True)
    assert (first.food(), occupations(first), len(first.player().hand)) == (0, 7, 14)
    assert first.pile("forest") == 2, "the solo rules of the base game"
    for others, why in (({"cards": "none"}, "hand cards"), ({"expansion": "moor", "level": 3}, "without the moor"),
                        ({"cards": "draft"}, "at once")):  # fmt: skip
        with pytest.raises(BadGameOption, match=why):
            new_game("agricola", players=1, campaign=True, **others)


@pytest.mark.rule("AGR-398")
@pytest.mark.rule("AGR-507")
def test_a_failed_game_is_repeated_without_start_food_and_secures_nothing() -> None:
    said = alone(60, start=("grocer",))
    game = over(worth(54 - BARE, played=["grocer", "priest"]), campaign=said)
    assert series(game)["wishes"][0]["things"] == []
    with pytest.raises(BadGameOption, match="cannot take 'priest' along"):
        game.next_options({0: "priest"})
    hands = []
    for seed in (1, 2):
        t = next_game(game, seed=seed)
        assert (t.state.view(None)["target"], t.played(), t.food()) == (55, ["grocer"], 0)
        assert series(t.game)["number"] == 2
        hands.append([card.slug for card in t.player().hand])
    assert hands[0] != hands[1]


@pytest.mark.rule("AGR-399")
def test_a_start_occupation_that_cannot_be_paid_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BY_SLUG["grocer"], "fee", lambda rounds: rounds)
    paid = begun(1, alone(78, start=("grocer",)))
    assert (paid.played(), paid.food(), occupations(paid)) == (["grocer"], 0, 6)
    for seed in range(8):
        t = begun(1, alone(77, start=("grocer",)), seed)
        assert (t.played(), t.food(), occupations(t), t.player().begging) == ([], 13, 7, 0), "another takes its place"
        hand = [card.slug for card in t.player().hand]
        assert ("grocer" in hand) != ("grocer" in [card.slug for card in t.state.decks[0]]), "shuffled back"
        assert [event.kind for event in t.game.events].count("hand-back") == 1
    said = alone(77, start=("grocer",))
    for played, kept in (([], []), (["priest"], ["priest"]), (["grocer"], ["grocer"])):
        game = over(worth(60 - BARE, played=played), campaign=said, opening={"lost": ["grocer"]})
        options = game.next_options({0: played[0]} if played else None)
        assert options is not None
        assert options["campaign"]["start"] == [kept]


@pytest.mark.rule("AGR-399")
def test_another_occupation_may_bring_the_food_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone, Consultant gives grain, which can be eaten."""
    monkeypatch.setattr(BY_SLUG["grocer"], "fee", lambda rounds: 2)
    t = begun(1, alone(50, 55, start=("grocer", "consultant")))
    assert t.played() == ["consultant", "grocer"], "only one could be laid out at first"
    assert t.player().begging == 0


@pytest.mark.rule("AGR-400")
def test_what_was_not_secured_is_shuffled_back() -> None:
    game = over(worth(50 - BARE, played=["grocer", "priest", "market-stall"], hand=["tutor"]))
    t = next_game(game, {0: "grocer"})
    there = {card.slug for card in t.player().hand} | {card.slug for deck in t.state.decks for card in deck}
    assert {"priest", "tutor", "market-stall"} <= there
    assert "grocer" not in there


@pytest.mark.rule("AGR-401")
def test_what_is_secured_is_laid_out_in_every_later_game() -> None:
    start = ("grocer", "wood-cutter", "tutor")
    t = begun(1, alone(50, 55, 59, start=start))
    assert "done" not in t.offered, "nobody may leave one out"
    game = over(worth(70 - BARE, played=[*start, "priest"]), campaign=t.game.options["campaign"])
    options = game.next_options({0: "priest"})
    assert options is not None
    assert options["campaign"]["start"] == [[*start, "priest"]]


@pytest.mark.rule("AGR-402")
@pytest.mark.rule("AGR-508")
def test_the_eighth_target_wins_and_one_may_go_on() -> None:
    before = alone(50, 55, 59, 62, 64, 65, 66)
    for points, won in ((66, []), (67, [0])):
        game = over(worth(points - BARE), campaign=before)
        assert series(game)["won"] == won
        assert game.next_options() is not None
    t = next_game(over(worth(71 - BARE), campaign=before))
    assert (t.state.view(None)["target"], t.food()) == (68, 2)
    assert series(t.game)["won"] == [0], "won is won"


@pytest.mark.rule("AGR-509")
def test_with_seven_secured_occupations_there_is_nothing_more_to_secure() -> None:
    start = tuple([slug for slug, card in BY_SLUG.items() if card.kind == OCCUPATION and card.deck == "base"
                   and card.players == 1][:7])  # fmt: skip
    said = alone(50, 55, 59, 62, 64, 65, 66, start=start)
    t = begun(1, said)
    while t.prompt == "start-occupation":
        assert t.game.choice is not None
        t.game.play(t.game.choice.options[0])
        while t.prompt not in ("start-occupation", "place-person"):
            t.game.play(t.game.choice.options[-1])
    assert (len(t.played()), occupations(t)) == (7, 0)
    assert len(t.player().in_hand(occupations=False)) == 7
    game = over(worth(80 - BARE, played=list(start)), campaign=said)
    assert series(game)["wishes"][0]["things"] == []
    assert next_game(game).state.view(None)["target"] == 68


# The chain


def test_games_of_a_campaign_are_ordinary_games() -> None:
    """Copies, saved games, records and situations work, also before the hand is dealt."""
    for game in (
        new_game("agricola", players=1, campaign=alone(50, 55, start=("grocer", "tutor")), seed=4),
        new_game("agricola", players=2, campaign=campaign([[40, 30]], [[1, 2]], start=FIRST), cards="deal", seed=4),
    ):
        assert game.choice is not None
        game.play(game.choice.options[0])
        for other in (
            game.clone(),
            from_json(game.to_json()),
            replay(game.record()),
            arrange("agricola", game.situation()),
        ):
            assert other.view(0) == game.view(0)
            assert other.series() == game.series()
            assert other.options == game.options


def test_a_whole_campaign_of_bots() -> None:
    bot = make_bot("farmer", "agricola")
    options: Json | None = {"players": 2, "campaign": True}
    points: list[int] = []
    while options is not None:
        game = new_game("agricola", seed=len(points), events=False, auto=True, **options)
        while (choice := game.choice) is not None:
            game.play(bot.pick(game, choice), choice.seat)
        options = game.next_options({wish["seat"]: wish_of(game, wish) for wish in series(game)["wishes"]})
        points.append(sum(series(game)["points"]))
    assert points == [1, 1 + 2, 1 + 2 + 3]


def test_wishes_and_forged_campaigns_get_one_sentence() -> None:
    with pytest.raises(BadGameOption, match="not over"):
        new_game("agricola", players=2, campaign=True).next_options()
    assert over(worth(9), worth(5), campaign=False).next_options() is None
    assert over(worth(9), worth(5), campaign=False).series() is None
    game = over(worth(9, played=["grocer"]), worth(5))
    wrong: list[tuple[Any, str]] = [
        ({5: "grocer"}, "no seat 5"), ({1: "grocer"}, "seat 1"), ({0: "groser"}, "did you mean grocer"),
        ({0: 3}, "by its name"), (["grocer"], "by seat"), ({True: "grocer"}, "no seat True"),
    ]  # fmt: skip
    for wishes, why in wrong:
        with pytest.raises(BadGameOption, match=why):
            game.next_options(wishes)
    forged: list[Any] = [
        3, "yes", None, {}, {1: 2}, {"scores": 3, "start": []}, {"scores": [[1]], "start": [["x"]]}, alone(),
        alone(60, start=("grocer", "priest")), alone(40, start=("grocer",)), alone(1, 10**9),
        campaign([[1, 2]], [[2, 1]], 1), {**alone(60), "more": 1}, alone(60, 60, start=("grocer", "grocer")),
    ]  # fmt: skip
    for said in forged:
        with pytest.raises(BadGameOption):
            new_game("agricola", players=1, cards="deal", campaign=said)
    several: list[Any] = [
        alone(60), campaign([[40, 30, 20]], [[1, 2, 3]]), campaign([[40, 30]], [[1, 1]]),
        campaign([[40, 30]], [[2, 1]]), campaign([[40, 30]], [[1, 3]]),
        campaign([[40, 30]], [[1, 2]], 1), campaign([[40, 30]], [[1, 2]], 7),
        campaign([[40, 30]] * 3, [[1, 2]] * 3), campaign([[40, 30]] * 2, [[1, 2]]),
        campaign([[40, 30]], [[1, 2]], start=[["grocer", "priest"], []]),
        campaign([[40, 30]], [[1, 2]], start=[["grocer"], ["grocer"]]),
        campaign([[40, 30]], [[1, 2]], start=[["market-stall"], []]),
        campaign([[40, 30]], [[1, 2]], start=[["grocer"]]),
    ]  # fmt: skip
    for said in several:
        with pytest.raises(BadGameOption):
            new_game("agricola", players=2, cards="deal", campaign=said)
    with pytest.raises(BadGameOption, match="grocer is not in this game"):
        new_game("agricola", players=2, cards="deal", banned=["grocer"],
                 campaign=campaign([[40, 30]], [[1, 2]], start=FIRST))  # fmt: skip
