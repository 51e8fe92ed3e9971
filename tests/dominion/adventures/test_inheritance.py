"""Inheritance: Estates that play the card under the Estate token."""

from typing import Any

import pytest

from allmende import arrange
from allmende.dominion.card import ACTION, COMMAND, VICTORY
from allmende.dominion.cards.basic import ESTATE
from allmende.dominion.counters import MINUS_CARD
from tests.dominion.situations import Situation, on_mat, situation


def heir(card: str, *others: dict[str, object], **given: Any) -> Situation:
    """Seat 0 has inherited this card."""
    return situation(*(others or ({},)), estate=card, owns=["inheritance"], **given)


# Buying it


def test_an_action_of_at_most_four_goes_from_the_supply_under_the_token() -> None:
    t = situation({}, landscapes=["inheritance"], phase="buy", coins=7, buys=2, piles={"trail": 10})
    t.pick("inheritance", "pile trail")
    assert (on_mat(t, "estate"), t.pile("trail"), t.owned()) == ("trail", 9, "trail")


def test_setting_it_aside_is_no_gain() -> None:
    """Trail does not offer to be played, and a Trader in hand is not asked."""
    t = situation({}, landscapes=["inheritance"], phase="buy", coins=7, buys=2, hand="trader", piles={"trail": 10})
    t.pick("inheritance", "pile trail")
    assert (t.gained(), t.prompt) == ("", "buy-phase")


def test_what_may_be_inherited() -> None:
    """Actions of the supply for up to $4, no Durations, and neither Victory cards nor Treasures."""
    t = situation(
        {}, phase="buy", coins=7, buys=2,
        kingdom=[
            "caravan", "conspirator", "trail", "port", "page", "bridge-troll", "giant", "tunnel", "guide", "engineer",
            "inheritance",
        ],
    )  # fmt: skip
    t.pick("inheritance")
    assert set(t.offered) == {"pile conspirator", "pile trail", "pile port", "pile page", "pile guide"}


def test_the_limit_is_checked_with_all_reductions_of_the_moment() -> None:
    t = situation({}, in_play="highway", landscapes=["inheritance"], phase="buy", coins=7, buys=2, deck="9 copper")
    t.pick("inheritance")
    assert "pile highway" in t.offered
    t.pick("pile highway")
    assert on_mat(t, "estate") == "highway"
    t.end_turn().end_turn()
    assert (on_mat(t, "estate"), t.cost("highway")) == ("highway", 5), "later it does not matter"


@pytest.mark.rule("DOM-137")
def test_inheritance_is_bought_once_by_each_player() -> None:
    t = situation({}, landscapes=["inheritance"], phase="buy", coins=14, buys=3)
    t.pick("inheritance", "pile village")
    assert "landscape inheritance" not in t.offered
    t = heir("village", {}, turn=1, phase="buy", coins=7)
    assert "landscape inheritance" in t.offered


def test_an_emptied_pile_counts_as_empty() -> None:
    t = situation({}, landscapes=["inheritance"], phase="buy", coins=7, buys=2, piles={"village": 1})
    t.pick("inheritance", "pile village")
    assert t.state.empty == 1


def test_with_nothing_to_inherit_the_money_is_lost() -> None:
    t = situation(
        {}, phase="buy", coins=7, buys=2,
        kingdom=[
            "caravan", "tunnel", "bridge-troll", "giant", "festival", "market", "witch", "mine", "laboratory",
            "fools-gold", "inheritance",
        ],
    )  # fmt: skip
    t.pick("inheritance")
    assert (t.prompt, t.coins, on_mat(t, "estate")) == ("buy-phase", 0, "")


# Estates


@pytest.mark.rule("DOM-406")
def test_in_the_heirs_turns_estates_are_actions_victory_cards_and_commands() -> None:
    t = heir("trail", {"hand": "estate"})
    assert t.state.types(ESTATE) == ACTION | VICTORY | COMMAND


@pytest.mark.rule("DOM-406")
def test_in_the_turns_of_others_estates_are_just_estates() -> None:
    t = heir("trail", {"hand": "estate, copper"}, turn=1)
    assert t.state.types(ESTATE) == VICTORY
    assert t.prompt == "buy-phase"


@pytest.mark.rule("DOM-335", "DOM-406")
def test_an_estate_plays_the_card_under_the_token() -> None:
    t = heir("trail", hand="estate, copper", deck="gold, silver")
    t.pick("estate")
    assert (t.hand(), t.actions, t.in_play()) == ("copper, gold", 1, "estate")
    assert on_mat(t, "estate") == "trail"


@pytest.mark.rule("DOM-335")
def test_a_discarded_or_trashed_estate_does_nothing() -> None:
    t = heir("trail", hand="cellar, estate", deck="gold")
    t.pick("cellar", "estate")
    assert (t.prompt, t.discard()) == ("buy-phase", "estate")
    t = heir("trail", hand="chapel, estate", deck="gold")
    t.pick("chapel", "estate")
    assert (t.prompt, t.trash) == ("buy-phase", "estate")


def test_the_estate_is_discarded_as_usual_and_the_card_stays_where_it_is() -> None:
    t = heir("village", hand="estate", deck="12 copper")
    t.pick("estate").end_turn()
    assert (on_mat(t, "estate"), t.in_play()) == ("village", "")
    assert "estate" in t.discard()


def test_estates_remain_worth_a_point() -> None:
    t = heir("village", hand="2 estate", in_play="estate")
    assert t.score() == 3


@pytest.mark.rule("DOM-098")
def test_playing_an_estate_is_two_plays() -> None:
    t = heir("crossroads", hand="estate, duchy, copper", deck="9 gold")
    t.pick("estate")
    assert [card.slug for card in t.player().plays] == ["estate", "crossroads"]
    assert (t.actions, t.hand()) == (3, "copper, duchy, gold"), "the first Crossroads of the turn"


@pytest.mark.rule("DOM-408")
def test_champion_counts_both_plays() -> None:
    t = heir("smithy", hand="estate", deck="9 copper", in_play="champion")
    t.pick("estate")
    assert t.actions == 2


def test_the_second_crossroads_of_a_turn_is_not_the_first() -> None:
    t = heir("crossroads", hand="estate, crossroads, copper", deck="9 gold")
    t.pick("crossroads")
    assert t.actions == 3
    t.pick("estate")
    assert t.actions == 2


def test_an_estate_may_be_played_twice() -> None:
    t = heir("village", hand="throne-room, estate", deck="9 copper")
    t.pick("throne-room", "estate")
    assert (t.actions, len(t.player().hand), t.in_play()) == (4, 2, "estate, throne-room")


def test_an_inherited_attack_is_answered() -> None:
    t = heir("militia", {"hand": "moat, 4 copper"}, {"hand": "5 copper"}, hand="estate")
    t.pick("estate")
    assert (t.prompt, t.seat) == ("react-to-attack", 1)
    t.pick("moat")
    assert (t.prompt, t.seat, t.coins) == ("discard", 2, 2)


@pytest.mark.rule("DOM-080")
def test_the_card_under_the_token_cannot_move_itself() -> None:
    """An inherited Guide does not reach the mat; the Estate is discarded as usual."""
    t = heir("guide", hand="estate", deck="9 copper")
    t.pick("estate")
    assert (on_mat(t, "tavern"), on_mat(t, "estate"), t.in_play()) == ("", "guide", "estate")
    t.end_turn()
    assert "estate" in t.discard()


@pytest.mark.rule("DOM-394")
def test_distant_lands_under_the_token_are_worth_nothing() -> None:
    t = heir("distant-lands", hand="copper")
    assert t.score() == 0


def test_an_inherited_page_is_not_exchanged() -> None:
    t = heir("page", hand="estate", deck="9 copper")
    t.pick("estate", "done")
    assert (t.seat, t.pile("treasure-hunter")) == (1, 5)


@pytest.mark.rule("DOM-101")
def test_what_an_inherited_card_leaves_for_the_turn_holds() -> None:
    t = heir("highway", hand="estate, copper", deck="copper")
    t.pick("estate")
    assert t.cost("gold") == 5


@pytest.mark.rule("DOM-379")
def test_the_card_under_the_token_is_owned() -> None:
    t = heir("village", hand="gardens", deck="8 copper")
    assert t.score("gardens") == 1


# Estates as Actions elsewhere


@pytest.mark.rule("DOM-406")
def test_inn_may_shuffle_estates_in() -> None:
    t = heir("village", discard="estate, copper", phase="buy", coins=5, buys=2, piles={"inn": 10})
    t.pick("pile inn")
    assert "card estate" in t.offered
    t.pick("estate", "done")
    assert "estate" in t.deck()


@pytest.mark.rule("DOM-406")
def test_a_bought_estate_is_an_action_gain() -> None:
    """It is the third Action gained this turn, for which a Cauldron brews."""
    t = heir("village", {}, in_play="cauldron", gained="2 village", phase="buy", coins=2, buys=2)
    t.pick("pile estate")
    assert t.discard(1) == "curse"


def test_estates_of_the_supply_are_actions_too() -> None:
    t = heir("village", hand="wheelwright, estate", deck="copper", piles={"cellar": 10})
    t.pick("wheelwright", "estate")
    assert "pile estate" in t.offered


def test_scheme_saves_an_estate() -> None:
    t = heir("village", in_play="scheme, estate", deck="9 copper", phase="buy")
    t.pick("done")
    assert set(t.offered) == {"card scheme", "card estate", "done"}


def test_vassal_may_play_an_estate() -> None:
    t = heir("village", hand="vassal", deck="estate, gold")
    t.pick("vassal", "yes")
    assert (t.hand(), t.actions) == ("gold", 2)


def test_crossroads_still_counts_estates_as_victory_cards() -> None:
    t = heir("village", hand="crossroads, estate", deck="gold, silver")
    t.pick("crossroads")
    assert t.hand() == "estate, gold"


@pytest.mark.rule("DOM-406")
def test_a_scepter_does_not_replay_an_estate_which_is_a_command() -> None:
    t = heir("village", in_play="estate, smithy, village", hand="scepter", phase="buy", deck="9 copper")
    t.pick("card scepter", "replay")
    assert set(t.offered) == {"card smithy", "card village"}


def test_an_estate_cannot_be_inherited() -> None:
    """Whoever buys has not inherited yet, so Estates are no Actions."""
    t = situation({}, landscapes=["inheritance"], phase="buy", coins=7, buys=2)
    t.pick("inheritance")
    assert "pile estate" not in t.offered


# Told and seen


def test_everyone_sees_what_was_inherited_and_that_estates_are_actions() -> None:
    t = heir("trail")
    table = t.game.view(1)["table"]
    assert table["players"][0]["mats"]["estate"]["known"] == ["trail"]
    assert next(pile for pile in table["supply"] if pile["card"] == "estate")["types"] == [
        "action", "victory", "command",
    ]  # fmt: skip


def test_a_situation_with_an_inheritance_is_told_and_arranged_again() -> None:
    t = heir("trail", hand="estate, copper", deck="gold")
    again = Situation(arrange("dominion", t.game.situation()))
    again.pick("estate")
    assert again.hand() == "copper, gold"


def test_an_heir_may_have_the_token_on_the_deck() -> None:
    t = heir("smithy", hand="estate", deck="9 copper", tokens={"minus-card": 1})
    t.pick("estate")
    assert (len(t.player().hand), t.player().count(MINUS_CARD)) == (2, 0)
