"""What is asked when abilities can be used: why, and what they do."""

import pytest

from allmende.dominion.card import CARDS, LANDSCAPES, Card, Landscape
from allmende.locales import LANGUAGES, has_text
from tests.dominion.situations import Situation, situation


def asked(t: Situation) -> tuple[str, str]:
    """The question in English and German."""
    return t.game.prompt("en"), t.game.prompt("de")


def optional(thing: Card | Landscape) -> bool:
    """Has it an ability that can be declined when a card is gained, trashed or discarded?"""
    own = [thing.on_gain]
    if isinstance(thing, Card):
        own += [thing.on_trash, thing.on_discard, thing.in_hand]
    lasting = thing.lasting
    return any(one is not None and one.may for one in own) or (
        lasting is not None and lasting.gained is not None and lasting.may
    )


OPTIONAL = [card.slug for card in CARDS if optional(card)] + [one.slug for one in LANDSCAPES if optional(one)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", [*OPTIONAL, "exile"])
def test_each_ability_that_may_be_used_says_what_it_does(slug: str, lang: str) -> None:
    assert has_text(lang, "dominion", f"prompt-resolve-{slug}")


def test_fools_gold_is_asked_about_by_its_name() -> None:
    t = situation({"hand": "fools-gold"}, phase="buy", coins=8)
    t.pick("pile province")
    assert asked(t) == (
        "Player 1 gains Province. Fool's Gold: trash it for a Gold onto your deck?",
        "Spieler 1 nimmt Provinz. Katzengold entsorgen und dafür ein Gold auf den Nachziehstapel nehmen?",
    )


def test_of_several_discards_none_is_named_as_the_cause() -> None:
    t = situation({"hand": "weaver, tunnel, trail, 2 copper"}, hand="militia")
    t.pick("militia", "tunnel", "trail")
    assert t.offered == ["card tunnel", "card trail", "done"]
    assert asked(t) == (
        "You discard several cards: use which ability?",
        "Du legst mehrere Karten ab: Welche Fähigkeit nutzen?",
    )


def test_of_several_discards_the_one_that_can_do_something_is_named() -> None:
    t = situation({"hand": "estate, tunnel, 3 copper"}, hand="militia")
    t.pick("militia", "tunnel", "estate")
    assert asked(t)[0] == "You discard Tunnel: reveal it to gain a Gold?"


def test_a_gain_that_sets_several_things_off_is_named() -> None:
    t = situation(hand="trader, sleigh", phase="buy", coins=6, buys=2)
    t.pick("pile gold")
    assert asked(t)[0] == "You gain Gold: use which ability?"


def test_abilities_that_must_be_used_are_put_in_order() -> None:
    t = situation(in_play="haggler", phase="buy", coins=6, buys=2, piles={"border-village": 10})
    t.pick("pile border-village")
    assert asked(t)[0] == "You gain Border Village: which ability comes next?"


def test_a_trashed_trail_asks_to_be_played() -> None:
    t = situation(hand="chapel, trail, curse", deck="copper")
    t.pick("chapel", "trail", "curse")
    assert asked(t)[0] == "You trash Trail: play it?"


def test_the_exile_asks_for_all_copies() -> None:
    t = situation(exile="2 silver", phase="buy", coins=3, buys=2)
    t.pick("pile silver")
    assert asked(t)[0] == "You gain Silver: discard all your copies of it from Exile?"
    assert t.game.describe(t.game.option("mode", "exile")) == "Discard the copies from Exile"
