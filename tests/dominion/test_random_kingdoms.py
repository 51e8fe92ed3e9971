"""Kingdoms by lot: mechanics that are wanted or not, piles that must be in or out, and how many landscapes."""

import re
from typing import Any

import pytest

from allmende import new_game
from allmende.dominion.card import BY_SLUG, LANDSCAPE, MIXED
from allmende.dominion.kingdoms import is_pile
from allmende.dominion.mechanics import MECHANICS, brought_by, lots, mechanics_of
from allmende.dominion.rules import DominionRules
from allmende.locales import text_or
from allmende.table import BadGameOption

SEEDS = range(12)
BESIDE = ("event", "project", "landmark", "way")


def drawn(seed: int = 0, **wishes: Any) -> list[str]:
    """The parts of a random kingdom."""
    told = new_game("dominion", kingdom="random", seed=seed, **wishes).view(None)["table"]["text"]
    return [str(part) for part in told.split(", ")]


def landscapes(parts: list[str]) -> list[str]:
    return [slug for slug in parts if slug in LANDSCAPE and LANDSCAPE[slug].kind in BESIDE]


def piles(parts: list[str]) -> list[str]:
    return [slug for slug in parts if is_pile(slug)]


def bringing(mechanic: str, parts: list[str]) -> list[str]:
    return [slug for slug in piles(parts) + landscapes(parts) if mechanic in brought_by(slug)]


# What is wanted, and what is not


@pytest.mark.parametrize("mechanic", MECHANICS)
def test_what_is_wanted_is_there_and_what_is_not_wanted_is_not(mechanic: str) -> None:
    for seed in SEEDS[:4]:
        wanted = drawn(seed, wanted=[mechanic])
        assert any(mechanic in mechanics_of(slug) for slug in piles(wanted) + landscapes(wanted))
        assert len(set(piles(wanted))) == 10
        without = drawn(seed, unwanted=[mechanic])
        assert not bringing(mechanic, without)
        assert len(set(piles(without))) == 10


def test_several_wishes_at_once() -> None:
    for seed in SEEDS:
        parts = drawn(seed, wanted=["village", "buy", "night", "way", "event"], unwanted=["attack", "debt"])
        for mechanic in ("village", "buy", "night", "way", "event"):
            assert bringing(mechanic, parts)
        assert not bringing("attack", parts)
        assert not bringing("debt", parts)


def test_who_wants_more_kinds_of_landscapes_than_usual_gets_them() -> None:
    for seed in SEEDS:
        assert len(landscapes(drawn(seed, wanted=list(BESIDE)))) == 4


def test_a_card_is_taken_for_a_wish_before_a_landscape_is() -> None:
    """Trashing, with a Donate in the deck: landscapes are few."""
    for seed in SEEDS:
        parts = drawn(seed, wanted=["trashing"], landscapes="none")
        assert any("trashing" in mechanics_of(slug) for slug in piles(parts))


def test_what_lies_beside_a_pile_is_not_wanted_either() -> None:
    """The page's Warrior is an Attack."""
    assert all("page" not in drawn(seed, unwanted=["attack"], expansions=["adventures", "base"]) for seed in SEEDS)
    assert "attack" in brought_by("page")
    assert "attack" not in mechanics_of("page")


def test_the_card_of_the_mouse_is_not_what_nobody_wants() -> None:
    for seed in SEEDS:
        parts = drawn(seed, include=["way-of-the-mouse"], unwanted=["trashing"], exclude=["moat", "village"])
        [mouse] = [part.removeprefix("mouse:") for part in parts if part.startswith("mouse:")]
        assert "trashing" not in mechanics_of(mouse)
        assert mouse not in ("moat", "village")


# Piles and landscapes by name


def test_what_is_included_is_there_wherever_it_comes_from() -> None:
    for seed in SEEDS:
        parts = drawn(seed, include="Dorf, Castles, Weg der Maus, donate", expansions=["hinterlands"])
        assert {"village", "castles", "way-of-the-mouse", "donate"} <= set(parts)
        assert len(piles(parts)) == 10
        assert len(landscapes(parts)) == 2
        others = set(piles(parts)) - {"village", "castles"}
        assert {BY_SLUG[slug].expansion for slug in others} == {"hinterlands"}


def test_a_part_of_a_mixed_pile_names_the_pile() -> None:
    assert "encampment-plunder" in drawn(include=["Plunder"])


def test_included_boons_and_allies_go_with_their_cards() -> None:
    boons = ["moons-gift", "seas-gift", "winds-gift"]
    parts = drawn(include=["druid", *boons, "underling", "order-of-masons"])
    assert set(boons) | {"druid", "underling", "order-of-masons"} <= set(parts)


def test_what_is_excluded_is_not_there() -> None:
    base = [slug for slug, expansion in lots() if expansion == "base"]
    for seed in SEEDS:
        assert set(piles(drawn(seed, expansions=["base"], exclude=base[:16]))) == set(base[16:])
    assert all("order-of-masons" not in drawn(seed, include="underling", exclude="order-of-masons") for seed in SEEDS)


# Landscapes


@pytest.mark.parametrize(("number", "count"), [("none", 0), ("one", 1), ("two", 2), ("three", 3), ("four", 4)])
def test_so_many_landscapes_as_were_asked_for(number: str, count: int) -> None:
    for seed in SEEDS:
        parts = landscapes(drawn(seed, landscapes=number))
        assert len(set(parts)) == count
        assert sum(LANDSCAPE[slug].kind == "way" for slug in parts) <= 1


def test_usually_they_come_up_with_the_piles_two_at_most() -> None:
    counts = {len(landscapes(drawn(seed))) for seed in range(40)}
    assert counts == {0, 1, 2}


# What is refused


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"wanted": ["nigth"]}, "wanted must be some of village, .*: did you mean night"),
    ({"unwanted": "attack"}, "unwanted must be some of village"),
    ({"include": ["Dorff"]}, "there is no card 'Dorff': did you mean village?"),
    ({"include": 7}, "this must be a list of cards and landscapes, got 7"),
    ({"include": ["gold"]}, "gold is in every game"),
    ({"include": ["order-of-masons"]}, "the Ally order-of-masons needs a card in the kingdom that gives Favors"),
    ({"include": ["village"], "exclude": ["Dorf"]}, "village cannot be included and excluded at once"),
    ({"include": [slug for slug, _ in lots()[:11]]}, "a kingdom has 10 piles, but 11 are included"),
    ({"include": ["raid", "donate"], "landscapes": "one"}, "landscapes asked for: 1, but 2 are included"),
    ({"wanted": ["night"], "expansions": ["base"]}, "nothing in these expansions has what is wanted: night"),
    ({"wanted": list(MECHANICS)}, "that is more than one kingdom can hold"),
    ({"wanted": ["way", "event"], "landscapes": "one"}, "that is more than one kingdom can hold"),
    ({"landscapes": "four", "expansions": ["menagerie"]}, "there are not enough landscapes to draw 4"),
    ({"landscapes": 2}, "landscapes must be one of by-lot, none, one"),
    ({"expansions": ["allies"], "unwanted": ["attack"]}, "not enough piles for a random kingdom of 10: 2 short"),
]


@pytest.mark.parametrize(("wishes", "sentence"), REFUSED)
def test_what_no_kingdom_can_be_is_refused_with_a_sentence(wishes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadGameOption, match=sentence):
        new_game("dominion", kingdom="random", **wishes)


def test_wishes_do_not_bind_a_chosen_kingdom() -> None:
    game = new_game("dominion", kingdom="first-game", wanted=["night"], expansions=["base"])
    assert "smithy" in game.view(None)["table"]["kingdom"]


# Declared once

SAID: dict[str, str] = {
    "coffers": r"Coffers", "villagers": r"Villager", "favors": r"Favor", "exile": r"\bExile",
    "buy": r"(1|a|your) Buy\b(?! phase)",
    "village": r"[+ ][23] Actions", "boons": r"\bBoon", "hexes": r"\bHex", "horses": r"\bHorse",
}  # fmt: skip
"""Words that stand in the text of a card if and only if it has a mechanic."""


@pytest.mark.parametrize("mechanic", SAID)
def test_a_card_has_the_mechanics_that_its_text_names(mechanic: str) -> None:
    for slug, _ in lots():
        kind = "landscape" if slug in LANDSCAPE else "card"
        parts = MIXED[slug].parts if slug in MIXED else (slug,)
        said = " ".join(text_or("", "en", "dominion", f"{kind}-{part}", "text") for part in parts)
        assert (re.search(SAID[mechanic], said) is not None) == (mechanic in mechanics_of(slug)), (slug, said)


def test_the_box_tells_what_can_be_drawn() -> None:
    told = {one["slug"]: one for one in DominionRules().things()["lot"]}
    assert list(told) == [slug for slug, _ in lots()]
    assert told["page"] == {
        "slug": "page", "set": "adventures", "mechanics": ["traveller"], "brings": ["attack", "duration", "traveller"],
    }  # fmt: skip
    assert told["donate"]["mechanics"] == ["trashing", "debt", "event"]
