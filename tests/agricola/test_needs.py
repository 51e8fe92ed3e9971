"""What cards need before they can be played: data with a test and a sentence."""

from collections.abc import Callable

import pytest

from allmende.agricola.cards.card import CARDS
from allmende.agricola.cards.needs import (
    CLAY_HOUSE,
    FULL_FARM,
    NO_HARVEST,
    SOME_FARM,
    STONE_HOUSE,
    animals,
    at_most,
    exactly,
    fields,
    from_round,
    grain_fields,
    herd,
    improvements,
    improvements_in_hand,
    majors,
    no,
    occupations,
    pastures,
    person_on,
    rooms,
    supply,
    until_round,
    unused_spaces,
    vegetable_fields,
)
from allmende.agricola.cards.printed import Need
from allmende.agricola.goods import HORSE, SHEEP
from allmende.agricola.moor.cards.conditions import forests, moors
from allmende.terminal.agricola_cards import needs_of, spoken_need
from tests.agricola.situations import situation

COUNTED: list[Callable[[int], Need]] = [
    occupations, improvements, majors, improvements_in_hand, fields, grain_fields, vegetable_fields, pastures, rooms,
    unused_spaces, animals, forests, moors,
]  # fmt: skip


@pytest.mark.parametrize(
    ("need", "english", "german"),
    [
        (occupations(1), "1 occupation", "1 Ausbildung"),
        (at_most(occupations(3)), "at most 3 occupations", "höchstens 3 Ausbildungen"),
        (exactly(occupations(2)), "exactly 2 occupations", "genau 2 Ausbildungen"),
        (no(improvements), "no improvements", "keine Anschaffungen"),
        (majors(1), "1 major improvement", "1 große Anschaffung"),
        (
            at_most(improvements_in_hand(4)),
            "at most 4 improvements in your hand, this one included",
            "höchstens 4 Anschaffungen auf der Hand, diese mitgezählt",
        ),
        (grain_fields(2), "2 grain fields", "2 Getreideäcker"),
        (FULL_FARM, "no unused farmyard space", "kein ungenutztes Hoffeld"),
        (SOME_FARM, "a field, a pasture or a stable", "ein Acker, eine Weide oder ein Stall"),
        (CLAY_HOUSE, "a clay or stone house", "ein Lehm- oder Steinhaus"),
        (STONE_HOUSE, "a stone house", "ein Steinhaus"),
        (supply(food=4, fuel=4), "4 food and 4 fuel in your supply", "4 Nährwerte und 4 Brennwerte im Vorrat"),
        (herd(SHEEP, 5), "5 sheep", "5 Schafe"),
        (herd(HORSE, 1), "1 horse", "1 Pferd"),
        (from_round(8), "in round 8 or later", "ab Runde 8"),
        (until_round(4), "in round 4 or earlier", "spätestens in Runde 4"),
        (NO_HARVEST, "no harvest in this round", "keine Erntezeit in dieser Runde"),
        (person_on("fishing"), "1 of your people on Fishing", "1 deiner Personen auf Fischfang"),
        (at_most(forests(3)), "at most 3 forests", "höchstens 3 Wälder"),
        (no(moors), "no moors", "keine Moore"),
    ],
)
def test_a_need_is_read_from_its_data(need: Need, english: str, german: str) -> None:
    assert [spoken_need(need, "en"), spoken_need(need, "de")] == [english, german]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_number_of_everything_can_be_read(lang: str) -> None:
    for kind in COUNTED:
        sentences = [
            spoken_need(need, lang) for n in (1, 2, 5) for need in (kind(n), at_most(kind(n)), exactly(kind(n)))
        ]
        assert len({*sentences, spoken_need(no(kind), lang)}) == 10, sentences


@pytest.mark.parametrize(
    ("need", "met"),
    [
        (occupations(2), [False, False, True, True]),
        (at_most(occupations(2)), [True, True, True, False]),
        (exactly(occupations(2)), [False, False, True, False]),
        (no(occupations), [True, False, False, False]),
    ],
)
def test_bounds(need: Need, met: list[bool]) -> None:
    found = []
    for n in range(4):
        t = situation(played=["tutor", "groom", "priest"][:n])
        found.append(need.met(t.state, t.player(0)))
    assert found == met


def test_ninety_cards_need_something_and_none_says_it_by_hand() -> None:
    assert len([card for card in CARDS if card.needs]) == 90
    assert needs_of("loom", "en") == "2 occupations"
    assert needs_of("lasso", "de") == ""
