"""What the view tells of the next feeding and of the next points."""

from allmende import new_game
from allmende.agricola.course.scoring import plain_points
from allmende.agricola.rules import AgricolaRules
from allmende.agricola.seen.forecast import next_feeding
from tests.agricola.situations import situation


def test_the_next_feeding_counts_what_could_be_cooked() -> None:
    t = situation(goods="2 food, 3 grain, 1 sheep", played=["fireplace-2"], round=3)
    assert t.game.view(0)["table"]["players"][0]["feeding"] == {
        "round": 4,
        "need": 4,
        "have": 2,
        "coming": 0,
        "cook": 5,
    }


def test_the_next_feeding_counts_promised_food_and_workshops() -> None:
    t = situation(goods="1 clay, 3 stone, 1 wood", round=2, played=["pottery"])
    t.state.players[0].promised = [(number, 0, 1, 0) for number in range(3, 8)]
    feeding = next_feeding(t.state, t.state.players[0])
    assert feeding is not None
    assert (feeding["coming"], feeding["cook"]) == (2, 2)


def test_the_next_feeding_counts_what_the_field_phase_brings_before() -> None:
    fields = {12: "3 grain", 13: "2 vegetable", 14: ""}
    t = situation(
        goods="1 food", played=["fireplace-2", "butter-churn", "three-field-rotation"], round=4, fields=fields
    )
    t.state.players[0].goods[7] += 3
    before = next_feeding(t.state, t.state.players[0])
    assert before == {"round": 4, "need": 4, "have": 1, "coming": 4, "cook": 1 + 2 + 6}


def test_the_next_feeding_says_before_what_is_there_when_it_comes() -> None:
    fields = {12: "3 grain", 13: "3 grain"}
    t = situation(goods="1 food", played=["butter-churn", "scythe-worker"], round=4, fields=fields)
    before = next_feeding(t.state, t.state.players[0])
    for prompt in ("use-card", "feed"):  # the crops are in
        t.until(prompt)
        after = next_feeding(t.state, t.state.players[0])
        assert before is not None
        assert after is not None
        total = [sum(one[part] for part in ("have", "coming", "cook")) for one in (before, after)]
        assert total[0] == total[1]


def test_newborns_need_little_only_in_the_harvest_of_their_round() -> None:
    for number, need in ((4, 5), (5, 6)):
        t = situation(round=number)
        me = t.state.players[0]
        me.people, me.newborns = 3, 1
        feeding = next_feeding(t.state, me)
        assert feeding is not None
        assert feeding["need"] == need


def test_after_the_last_feeding_there_is_none() -> None:
    game = new_game("agricola", players=1, seed=3)
    while game.choice is not None:
        game.play(game.choice.options[-1])
    assert game.view(0)["table"]["players"][0]["feeding"] is None


def test_the_next_points_are_those_of_the_score_sheet() -> None:
    t = situation(goods="1 sheep, 1 vegetable")
    steps = t.game.view(0)["table"]["players"][0]["steps"]
    assert steps["sheep"] == {"count": 1, "next": 4, "gain": 1}
    assert steps["fields"] == {"count": 0, "next": 2, "gain": 2}
    assert steps["clay-rooms"] == {"count": 0, "next": 2, "gain": 2}
    assert steps["stone-rooms"]["next"] is None
    before = plain_points(t.state.players[0])["sheep"]
    t.state.players[0].goods[7] += 3
    assert plain_points(t.state.players[0])["sheep"] - before == steps["sheep"]["gain"]


def test_the_box_has_every_card_with_its_cost() -> None:
    cards = {card["slug"]: card for card in AgricolaRules().things()["card"]}
    assert cards["well"]["costs"] == [{"wood": 1, "stone": 3}]
    assert cards["well"]["kind"] == "major"
    assert len(cards) >= 127
