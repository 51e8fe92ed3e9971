"""Crypt: what lies under it, when it comes back, and who knows what."""

from collections import Counter
from typing import Any

import pytest

from allmende.table import seeded
from tests.dominion.situations import Situation, situation


def buried(t: Situation, *cards: str) -> Situation:
    """Play the Crypt and put these cards under it."""
    t.pick("crypt", *cards)
    return t.pick("done") if t.prompt == "put-under" else t


def crypt_of(cards: str, among: str = "", **given: Any) -> Situation:
    """It is seat 1's turn; seat 0 has a Crypt with these cards under it."""
    effect = {"card": "crypt", "seat": 0, "cards": cards, "among": among, "stay": 1, "victims": []}
    mine: dict[str, Any] = {
        "in_play": "crypt",
        "set-aside": cards,
        "stays": [{"number": 1, "card": "crypt"}],
        "deck": "9 estate",
    }
    return situation({"hand": "copper", "deck": "10 copper"}, effects=[effect], turn=1, **{**mine, **given})


def under(cards: str) -> dict[str, Any]:
    return {"set-aside": cards}


def known_under(t: Situation, viewer: int | None) -> list[str]:
    player = t.game.view(viewer)["table"]["players"][0]
    known = player["mats"].get("set-aside", {"known": []})["known"]
    [effect] = [one for one in t.game.view(viewer)["table"]["turn"]["effects"] if one["card"] == "crypt"]
    assert sorted(effect["cards"]) == sorted(known)
    return sorted(known)


# Putting cards under it


@pytest.mark.rule("DOM-368")
def test_treasures_in_play_may_go_under_the_crypt() -> None:
    t = situation(hand="crypt, gold", in_play="gold, silver, village", phase="night", deck="5 estate")
    t.pick("crypt")
    assert t.offered == ["card silver", "card gold", "done"]
    t.pick("gold", "silver")
    assert (t.in_play(), t.mat("set-aside")) == ("crypt", "gold, silver")
    assert "village" in t.discard()


def test_treasures_of_this_turn_are_still_in_play_at_night() -> None:
    t = situation(hand="crypt, gold", phase="buy", deck="5 estate")
    t.pick("treasures", "done", "crypt", "gold")
    assert t.mat("set-aside") == "gold"


def test_a_crypt_with_nothing_under_it_is_discarded() -> None:
    t = situation(hand="crypt", in_play="gold", phase="night", deck="5 estate")
    buried(t)
    assert (t.in_play(), t.discard()) == ("", "crypt, gold")


def test_a_crypt_without_treasures_in_play_is_discarded() -> None:
    t = situation(hand="crypt, gold", in_play="village", phase="night", deck="5 estate")
    t.pick("crypt")
    assert (t.state.active, t.in_play(), t.discard()) == (1, "", "crypt, gold, village")


def test_a_treasure_that_is_a_duration_stays_out_of_the_crypt() -> None:
    t = situation(hand="crypt", in_play="contract, gold", phase="night", effects=[])
    t.pick("crypt")
    assert t.offered == ["card gold", "done"]


@pytest.mark.rule("DOM-379")
def test_cards_under_a_crypt_are_not_in_play_and_count_for_their_owner() -> None:
    t = situation(hand="crypt", in_play="pasture", discard="estate", phase="night", deck="5 copper")
    buried(t, "pasture")
    assert (t.in_play(), t.mat("set-aside"), t.score("pasture"), t.score()) == ("crypt", "pasture", 1, 2)
    assert t.game.view(1)["table"]["players"][0]["cards"]["pasture"] == 1


# Taking them


def test_every_turn_one_card_comes_to_hand() -> None:
    t = situation(hand="crypt", in_play="gold, silver", phase="night", deck="9 estate")
    buried(t, "gold", "silver")
    t.end_turn()
    assert (t.state.active, t.prompt, t.offered) == (0, "take", ["card silver", "card gold"])
    t.pick("gold")
    assert (t.hand().count("gold"), t.mat("set-aside"), t.in_play()) == (1, "silver", "crypt")
    t.end_turn()
    assert t.in_play() == "crypt"
    t.end_turn()
    t.pick("silver")
    assert (t.hand().count("silver"), t.mat("set-aside")) == (1, "")


@pytest.mark.rule("DOM-393")
def test_the_crypt_stays_through_the_turn_in_which_its_last_card_is_taken() -> None:
    t = crypt_of("gold").end_turn()
    t.pick("gold")
    assert (t.in_play(), t.mat("set-aside")) == ("crypt", "")
    t.end_turn()
    assert (t.in_play(), "crypt" in t.discard()) == ("", True)


def test_each_crypt_has_its_own_cards() -> None:
    t = situation(hand="2 crypt", in_play="2 gold, 2 copper", phase="night", deck="9 estate")
    t.pick("crypt", "gold", "copper", "done", "crypt", "gold", "done")
    assert t.mat("set-aside") == "copper, gold, gold"
    t.end_turn()
    t.pick("copper")
    assert t.offered == ["card gold"]
    t.pick("gold")
    assert (t.hand().count("copper"), t.hand().count("gold"), t.mat("set-aside")) == (1, 1, "gold")
    t.end_turn()
    assert t.in_play() == "crypt"  # the other one has left play
    assert t.owned().count("crypt") == 2


def test_only_the_owners_turns_count() -> None:
    t = situation({}, {}, hand="crypt", in_play="gold", phase="night", deck="5 estate")
    buried(t, "gold")
    t.end_turn()
    assert (t.state.active, t.mat("set-aside")) == (2, "gold")
    t.end_turn()
    assert t.pick("gold").hand().count("gold") == 1


# Who knows what


def test_everyone_saw_what_went_under_the_crypt() -> None:
    t = situation(hand="crypt", in_play="gold, silver", phase="night", deck="9 estate")
    buried(t, "gold", "silver")
    assert [known_under(t, viewer) for viewer in (0, 1, None)] == [["gold", "silver"]] * 3


def test_only_the_owner_knows_which_card_was_taken() -> None:
    t = crypt_of("gold, silver, copper").end_turn()
    assert t.game.view(1)["table"]["players"][0]["looking"] == {"count": 3, "known": []}
    t.pick("gold")
    assert known_under(t, 0) == ["copper", "silver"]
    assert [known_under(t, viewer) for viewer in (1, None)] == [[], []]
    assert t.game.view(1)["table"]["players"][0]["hand"]["known"] == []


def test_what_cannot_have_been_taken_is_known_to_lie_there() -> None:
    t = crypt_of("2 silver, gold", among="3 silver, gold")
    assert known_under(t, 1) == ["silver", "silver"]
    t = crypt_of("silver, silver", among="3 silver")
    assert known_under(t, 1) == ["silver", "silver"]


def redrawn(t: Situation, viewer: int, times: int = 60) -> list[Situation]:
    tables = [Situation(t.game.determinize(viewer, seeded(n))) for n in range(times)]
    for table in tables:
        assert Counter(table.owned().split(", ")) == Counter(t.owned().split(", "))
        assert table.game.view(viewer) == t.game.view(viewer)
    return tables


def test_a_redraw_leaves_any_of_the_cards_that_may_lie_there() -> None:
    t = crypt_of("gold", among="gold, silver", hand="silver, 4 estate", discard="")
    tables = redrawn(t, viewer=1)
    assert {table.mat("set-aside") for table in tables} == {"gold", "silver"}
    assert {table.mat("set-aside") for table in redrawn(t, viewer=0, times=5)} == {"gold"}


def test_a_redraw_puts_nothing_there_that_never_lay_there() -> None:
    t = crypt_of("gold", among="gold, silver", hand="silver, pasture, 3 copper")
    assert {table.mat("set-aside") for table in redrawn(t, viewer=1)} == {"gold", "silver"}


def test_a_card_that_all_see_elsewhere_does_not_lie_there() -> None:
    t = crypt_of("gold", among="gold, silver", hand="4 estate", discard="silver")
    assert {table.mat("set-aside") for table in redrawn(t, viewer=1, times=20)} == {"gold"}


def test_a_redraw_keeps_several_crypts_apart() -> None:
    effects = [
        {"card": "crypt", "seat": 0, "cards": "gold", "among": "gold, silver", "stay": 1, "victims": []},
        {"card": "crypt", "seat": 0, "cards": "pasture, copper", "among": "pasture, copper, cursed-gold", "stay": 2},
    ]
    t = situation(
        {"hand": "copper"}, effects=effects, turn=1, hand="silver, cursed-gold, estate", in_play="2 crypt",
        stays=[{"number": 1, "card": "crypt"}, {"number": 2, "card": "crypt"}],
        **under("gold, pasture, copper"),
    )  # fmt: skip
    first: set[tuple[str, ...]] = set()
    second: set[tuple[str, ...]] = set()
    for table in redrawn(t, viewer=1):
        one, two = [tuple(sorted(card.slug for card in effect.cards)) for effect in table.state.effects]
        first.add(one)
        second.add(two)
    assert first == {("gold",), ("silver",)}
    assert second == {("copper", "pasture"), ("copper", "cursed-gold"), ("cursed-gold", "pasture")}


def test_a_redraw_finds_cards_for_several_crypts_that_want_the_same() -> None:
    """The first must not take the Silver that the second cannot do without."""
    effects = [
        {"card": "crypt", "seat": 0, "cards": "gold", "among": "gold, silver", "stay": 1, "victims": []},
        {"card": "crypt", "seat": 0, "cards": "silver", "among": "silver, copper", "stay": 2, "victims": []},
    ]
    t = situation(
        {"hand": "copper"}, effects=effects, turn=1, in_play="2 crypt", discard="copper, silver",
        stays=[{"number": 1, "card": "crypt"}, {"number": 2, "card": "crypt"}], **under("gold, silver"),
    )  # fmt: skip
    assert {table.mat("set-aside") for table in redrawn(t, viewer=1)} == {"gold, silver"}
