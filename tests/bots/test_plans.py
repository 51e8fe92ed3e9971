"""Plans for a deck of Dominion: which there are, what they buy and gain, and how the search comes to one."""

import pytest

from allmende.bots import UnknownBot, make_bot
from allmende.bots.dominion.experience import POWER, STYLES, TOGETHER
from allmende.bots.dominion.guide import DominionGuide, all_plans
from allmende.bots.dominion.plans import Plan, plans_for
from allmende.bots.dominion.script_book import SCRIPTS
from allmende.bots.dominion.scripts import SCRIPT, Script, Scripted
from allmende.dominion.card import BY_SLUG, LANDSCAPE, MIXED_OF
from allmende.dominion.kingdoms import KINGDOMS
from allmende.dominion.state import Dominion
from allmende.lab import play_game
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


# Scripts


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_every_script_ends_its_games(script: Script) -> None:
    kingdom = [MIXED_OF[slug].slug if slug in MIXED_OF else slug for slug in script.needs]
    kingdom += [slug for slug in KINGDOMS["first-game"] if slug not in kingdom][: 10 - len(kingdom)]
    game = new_game("dominion", kingdom=kingdom, seed=5, players=2, events=False, auto=True)
    bots = [make_bot(f"{SCRIPT}{script.name}", "dominion"), make_bot("bigmoney")]
    assert play_game(game, bots).over
    assert isinstance(game.state, Dominion)
    assert all(one.turns < 60 for one in game.state.players)


@pytest.mark.parametrize(
    ("script", "kingdom", "deck", "coins", "bought"),
    [
        ("double-jack", "introduction", "7 copper, 3 estate", 4, "pile jack-of-all-trades"),
        ("double-jack", "introduction", "7 copper, 3 estate, jack-of-all-trades", 4, "pile silver"),
        ("double-jack", "introduction", "7 copper, 3 estate, 3 silver, jack-of-all-trades", 4,
         "pile jack-of-all-trades"),
        ("double-jack", "introduction", "7 copper, 3 estate, jack-of-all-trades", 6, "pile gold"),
        ("engine-village-smithy", "first-game", "7 copper, 3 estate, silver, smithy", 3, "pile village"),
        ("engine-village-smithy", "first-game", "7 copper, 3 estate, silver, village", 4, "pile smithy"),
        ("market-stack", "first-game", "7 copper, 3 estate", 5, "pile market"),
    ],
)  # fmt: skip
def test_scripts_buy_what_is_told_of_them(script: str, kingdom: str, deck: str, coins: int, bought: str) -> None:
    t = buying(kingdom, coins, deck=deck)
    choice = t.game.choice
    assert choice is not None
    assert t.words(make_bot(SCRIPT + script, "dominion").pick(t.game, choice))[0] == bought


def test_a_chapel_thins_the_deck() -> None:
    kingdom = ["chapel", *KINGDOMS["first-game"][:9]]
    game = new_game("dominion", kingdom=kingdom, seed=2, players=2, events=False, auto=True)
    play_game(game, [make_bot("script-chapel-money", "dominion"), make_bot("bigmoney")])
    assert isinstance(game.state, Dominion)
    coppers = [sum([card.slug == "copper" for card in me.cards()]) for me in game.state.players]
    assert coppers[0] <= 4 < coppers[1]


def test_the_search_knows_the_scripts_of_a_kingdom() -> None:
    g = new_game("dominion", kingdom="introduction", seed=1, players=2).state
    assert isinstance(g, Dominion)
    names = [one.script.name for one in all_plans(g) if isinstance(one, Scripted)]
    assert "double-jack" in names
    assert "double-margrave" in names
    assert "chapel-money" not in names


@pytest.mark.parametrize("name", ["script-genius", "script-", "script-engine-smithy-village", "script-engine-nothing"])
def test_an_unknown_script_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"choose script- with one of double-jack, .* script-engine-village-smithy"):
        make_bot(name, "dominion")
