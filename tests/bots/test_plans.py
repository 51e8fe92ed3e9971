"""Plans for a deck of Dominion: which there are, what they buy and gain, and how the search comes to one."""

import pytest

from allmende.bots.dominion.experience import POWER, STYLES, TOGETHER
from allmende.bots.dominion.guide import DominionGuide
from allmende.bots.dominion.plans import Plan, plans_for
from allmende.dominion.card import BY_SLUG, LANDSCAPE
from allmende.dominion.state import Dominion
from allmende.table import Game, new_game
from tests.dominion.situations import Situation, situation


def plans_in(kingdom: str) -> list[Plan]:
    g = new_game("dominion", kingdom=kingdom, seed=1, players=2).state
    assert isinstance(g, Dominion)
    return plans_for(g)


def plan(*wanted: str, landscape: str = "", eager: bool = False) -> Plan:
    """A plan like plan("2 trader", landscape="guildhall")."""
    cards = [(BY_SLUG[text.split()[1]], int(text.split()[0])) for text in wanted]
    return Plan(cards, eager=eager, landscape=LANDSCAPE[landscape] if landscape else None)


def pick(t: Situation, followed: Plan) -> str:
    choice = t.game.choice
    assert choice is not None
    return t.words(followed.pick(t.game, choice))[0]


def buying(kingdom: str, coins: int, provinces: int = 8, deck: str = "10 copper") -> Situation:
    piles = {"province": provinces}
    return situation(phase="buy", coins=coins, bought=True, piles=piles, kingdom=kingdom, deck=deck, turns=5)


def test_experience_speaks_of_things_that_there_are() -> None:
    assert set(STYLES) <= set(POWER) <= set(BY_SLUG)
    for lead, other in TOGETHER:
        assert lead in POWER
        assert other in BY_SLUG or other in LANDSCAPE


def test_one_or_two_copies_of_every_likely_card_are_among_the_plans() -> None:
    """So whatever Big Money with a single card does, it can do, too."""
    found = [[(card.slug, copies) for card, copies in one.wanted] for one in plans_in("longest-tunnel")]
    assert [("jack-of-all-trades", 1)] in found
    assert [("jack-of-all-trades", 2)] in found
    assert found.count([]) == 1


@pytest.mark.parametrize(
    ("kingdom", "lead", "other"),
    [("a-penny-saved", "trader", "guildhall"), ("intersection", "livery", "supplies")],
)
def test_what_goes_together_is_tried_first(kingdom: str, lead: str, other: str) -> None:
    first = plans_in(kingdom)[0]
    things = [card.slug for card, _ in first.wanted] + ([first.landscape.slug] if first.landscape else [])
    assert things == [lead, other]


def test_what_nobody_has_measured_is_tried_as_well() -> None:
    assert ("blockade", "caravan") not in TOGETHER
    assert any([card.slug for card, _ in one.wanted] == ["blockade", "caravan"] for one in plans_in("runners"))


@pytest.mark.parametrize(
    ("coins", "provinces", "bought"),
    [(8, 8, "pile province"), (6, 8, "landscape guildhall"), (4, 8, "pile trader"), (6, 4, "pile duchy")],
)
def test_a_project_is_bought_rather_than_gold_unless_the_end_is_near(coins: int, provinces: int, bought: str) -> None:
    followed = plan("2 trader", landscape="guildhall")
    assert pick(buying("a-penny-saved", coins, provinces), followed) == bought


def test_an_event_is_bought_rather_than_silver() -> None:
    followed = plan("1 haunted-woods", landscape="raid")
    crowded = "10 copper, haunted-woods"
    assert pick(buying("traders-and-raiders", 5, deck=crowded), followed) == "landscape raid"
    assert pick(buying("traders-and-raiders", 6, deck=crowded), followed) == "pile gold"


@pytest.mark.parametrize(("eager", "bought"), [(True, "pile haunted-woods"), (False, "pile gold")])
def test_eager_plans_buy_their_card_rather_than_gold(eager: bool, bought: str) -> None:
    followed = plan("2 haunted-woods", eager=eager)
    assert pick(buying("traders-and-raiders", 6), followed) == bought


def test_cards_that_do_not_end_the_action_phase_are_bought_however_many_others_there_are() -> None:
    followed = plan("2 livery", "6 supplies")
    assert pick(buying("intersection", 5, deck="8 copper, livery"), followed) == "pile supplies"


@pytest.mark.parametrize(("deck", "gained"), [("10 copper", "pile blockade"), ("10 copper, blockade", "pile silver")])
def test_no_more_copies_are_gained_than_planned(deck: str, gained: str) -> None:
    t = situation({}, phase="action", hand="blockade", deck=deck, kingdom="runners")
    t.pick("card blockade")
    assert pick(t, plan("2 blockade")) == gained


# How the search comes to a plan


def met(guide: DominionGuide, game: Game) -> Plan:
    guide.meet(game, 0)
    return guide.plan


def test_simulations_outweigh_experience_with_time() -> None:
    game = new_game("dominion", kingdom="a-penny-saved", seed=1, players=2)
    guide = DominionGuide(1)
    hoped = met(guide, game)
    for _ in range(300):
        guide.players(game, 0)
        guide.learn(0.2 if guide.plan is hoped else 0.6)
    assert met(guide, game) is not hoped


def test_experience_decides_where_simulations_say_nothing() -> None:
    game = new_game("dominion", kingdom="a-penny-saved", seed=1, players=2)
    guide = DominionGuide(1)
    hoped = met(guide, game)
    for _ in range(300):
        guide.players(game, 0)
        guide.learn(0.5)
    assert met(guide, game) is hoped
    assert hoped.tries > 60
