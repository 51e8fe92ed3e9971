"""Hands, drafts and the mulligan (ledger: Setup)."""

from collections import Counter
from typing import Any

import pytest

from allmende.agricola import RULES
from allmende.agricola.cards.card import BY_SLUG, MINOR, Card
from allmende.table import BadGameOption, Seat, seeded
from tests.agricola.moor.situations import begun
from tests.agricola.situations import Situation


def keep_first(t: Situation) -> list[list[str]]:
    """Everybody keeps the first card of the own pack: the packs before."""
    packs = [[card.slug for card in me.pack] for me in t.state.players]
    passes = t.state.draft
    while t.state.draft == passes and t.phase == "draft":
        choice = t.game.choices[0]
        t.game.play(choice.options[0], choice.seat)
    return packs


def drafted(t: Situation) -> Situation:
    while t.phase == "draft":
        keep_first(t)
    return t


def decks(cards: list[Card]) -> Counter[str]:
    return Counter("occupation" if card.kind != MINOR else card.deck for card in cards)


# Level II


@pytest.mark.rule("MOOR-037")
@pytest.mark.parametrize("players", range(2, 7))
def test_level_two_drafts_seven_minor_improvements(players: int) -> None:
    t = begun(level=2, players=players)
    assert t.game.options["cards"] == "draft"
    assert [len(me.pack) for me in t.state.players] == [7] * players
    drafted(t)
    assert [decks(me.hand) for me in t.state.players] == [Counter(moor=7)] * players


@pytest.mark.rule("MOOR-037")
def test_packs_of_level_two_go_to_the_left_as_in_the_appendix() -> None:
    t = begun(level=2, players=3)
    before = keep_first(t)
    after = [[card.slug for card in me.pack] for me in t.state.players]
    assert after == [before[2][1:], before[0][1:], before[1][1:]]


@pytest.mark.rule("MOOR-038")
def test_a_draft_with_eight_leaves_one_card_over() -> None:
    t = begun(level=2, players=3, cards="draft-eight")
    assert [len(me.pack) for me in t.state.players] == [8] * 3
    drafted(t)
    assert [len(me.hand) for me in t.state.players] == [7] * 3
    assert len(t.state.decks[1]) == 117 - 24, "what is left over is out of the game"


# Level III


@pytest.mark.rule("MOOR-039")
def test_level_three_drafts_occupations_then_four_then_three_minor_improvements() -> None:
    t = begun(level=3, players=3)
    dealt = []
    while t.phase == "draft":
        packs = keep_first(t)
        dealt.append(decks([BY_SLUG[slug] for slug in packs[0]]))
    assert dealt[0] == Counter(occupation=7)
    assert dealt[6] == Counter(moor=4)
    assert dealt[9].total() == 3
    assert len(dealt) == 6 + 3 + 2
    for me in t.state.players:
        assert decks(me.hand)["occupation"] == 7
        assert decks(me.hand)["moor"] >= 4
        assert len(me.hand) == 14


@pytest.mark.rule("MOOR-039")
def test_the_last_three_are_of_all_cards() -> None:
    found = Counter[str]()
    for seed in range(10):
        t = begun(seed, level=3, players=4)
        for _ in range(9):
            keep_first(t)
        found += sum([decks(me.pack) for me in t.state.players], Counter())
    assert found["base"] > 10
    assert found["moor"] > 10


@pytest.mark.rule("MOOR-040")
def test_occupations_go_clockwise_and_minor_improvements_the_other_way() -> None:
    t = begun(level=3, players=3)
    for n in range(11):
        before = keep_first(t)
        after = [[card.slug for card in me.pack] for me in t.state.players]
        if n < 5:
            assert after == [before[2][1:], before[0][1:], before[1][1:]]
        elif n in (6, 7, 9):
            assert after == [before[1][1:], before[2][1:], before[0][1:]]
    assert t.phase == "work"


@pytest.mark.rule("MOOR-038", "MOOR-039")
def test_level_three_may_draft_with_one_card_more_in_each_part() -> None:
    t = drafted(begun(level=3, players=2, cards="draft-eight"))
    for me in t.state.players:
        assert (len(me.hand), decks(me.hand)["occupation"]) == (14, 7)


def test_the_view_tells_how_the_draft_goes_on_and_hides_the_packs() -> None:
    t = begun(level=3, players=2)
    shown = t.game.view(0)["table"]
    assert [part["to_the_right"] for part in shown["drafting"]["parts"]] == [False, True, True]
    assert shown["players"][1]["draft"]["pack"] == []


def test_a_redraw_in_a_draft_leaves_packs_of_the_expansion_as_such() -> None:
    t = begun(level=3, players=3)
    for _ in range(7):
        keep_first(t)
    for seed in range(5):
        other = Situation(t.game.determinize(0, seeded(seed)))
        assert all(decks(me.pack) == Counter(moor=3) for me in other.state.players)


# Without a draft


@pytest.mark.rule("MOOR-041")
def test_any_number_of_cards_may_be_changed_once() -> None:
    t = begun(level=3, players=2, cards="mulligan")
    me = t.player(t.state.first)
    old = list(me.hand)
    t.pick(f"card {old[0].slug}", f"card {old[1].slug}", f"card {old[8].slug}", "done")
    assert [decks(me.hand)["occupation"], len(me.hand)] == [7, 14]
    assert {old[0], old[1], old[8]}.isdisjoint(me.hand)
    assert set(me.hand) > set(old) - {old[0], old[1], old[8]}
    assert t.seat == 1 - me.seat, "once"
    assert t.events.count("mulligan") == 1


@pytest.mark.rule("MOOR-041")
def test_everything_or_nothing_may_be_changed() -> None:
    t = begun(level=2, players=2, cards="mulligan")
    first = t.player(t.state.first)
    old = list(first.hand)
    for card in old:
        t.pick(f"card {card.slug}")
    assert t.offered == ["done"]
    t.pick("done")
    assert len(first.hand) == 7
    assert set(first.hand).isdisjoint(old)
    other = t.player(1 - first.seat)
    kept = list(other.hand)
    t.pick("done")
    assert other.hand == kept
    assert t.phase == "work"


@pytest.mark.rule("MOOR-041")
def test_nobody_sees_what_others_change() -> None:
    t = begun(level=2, players=2, cards="mulligan")
    seat = t.state.first
    t.pick(t.offered[0], "done")
    for event in t.game.events:
        assert "cards" not in str(event.seen_by(Seat(1 - seat)))


@pytest.mark.parametrize(
    ("level", "cards", "hand"),
    [
        (2, "deal", (0, 7)), (2, "one-traveling", (0, 7)), (2, "dorn-five", (0, 5)), (2, "dorn-three", (0, 3)),
        (3, "deal", (7, 7)), (3, "one-traveling", (7, 7)), (3, "dorn-five", (5, 5)), (3, "dorn-three", (3, 3)),
        (3, "by-marks", (7, 7)),
    ],
)  # fmt: skip
def test_hands_of_other_deals(level: int, cards: str, hand: tuple[int, int]) -> None:
    t = begun(level=level, players=4, cards=cards)
    for me in t.state.players:
        assert (len(me.in_hand(True)), len(me.in_hand(False))) == hand
        if level == 3 and cards == "deal":
            assert decks(me.hand)["moor"] >= 4


@pytest.mark.parametrize(("level", "cards"), [(2, "draft-three-two"), (2, "ten-choose-seven"), (3, "ten-choose-seven")])
def test_other_drafts_end_with_whole_hands(level: int, cards: str) -> None:
    t = drafted(begun(level=level, players=3, cards=cards))
    assert {len(me.in_hand(False)) for me in t.state.players} == {7}
    assert begun(level=2, players=6, cards="ten-choose-seven").state.players[5].pack


# Views


@pytest.mark.parametrize("level", [2, 3])
def test_hands_are_hidden_from_others(level: int) -> None:
    t = begun(level=level, players=3, cards="deal")
    for viewer in (None, 0, 1, 2):
        for player in t.game.view(viewer)["table"]["players"]:
            assert bool(player["hand"]["known"]) == (player["seat"] == viewer)


@pytest.mark.rule("MOOR-039")
def test_how_many_cards_of_the_expansion_somebody_holds_at_level_three_is_hidden() -> None:
    """Four of the seven are; a redraw does not know about the other three."""
    t = begun(level=3, players=2, cards="deal")
    hands = [Situation(t.game.determinize(0, seeded(seed))).player(1).hand for seed in range(12)]
    counts = {decks(hand)["moor"] for hand in hands}
    assert min(counts) >= 4
    assert len(counts) > 1
    assert all(decks(hand)["occupation"] == 7 for hand in hands)


# Banned cards


@pytest.mark.rule("MOOR-200")
@pytest.mark.parametrize(("level", "banned"), [(2, ["garden-path", "peat-boat"]), (3, ["braggart", "big-country"])])
def test_banned_cards_are_never_dealt(level: int, banned: list[str]) -> None:
    t = begun(level=level, players=2, cards="deal", banned=banned)
    every = [*t.state.decks[0], *t.state.decks[1], *[card for me in t.state.players for card in me.hand]]
    assert not {card.slug for card in every} & set(banned)
    assert t.game.options["banned"] == sorted(banned)
    free = begun(level=level, players=2, cards="deal")
    pool = {card.slug for card in free.state.setup.minors + free.state.setup.occupations}
    assert set(banned) & pool


@pytest.mark.rule("MOOR-200")
def test_there_must_be_cards_for_all_hands() -> None:
    given: dict[str, Any] = {"level": 2, "players": 6, "cards": "draft"}
    minors = [card.slug for card in begun(**given).state.setup.minors]
    with pytest.raises(BadGameOption, match="too many cards are banned"):
        begun(**given, banned=minors[:80])
    assert drafted(begun(**given, banned=minors[:70])).phase == "work"


def test_nobody_drafts_alone() -> None:
    assert RULES.options({"expansion": "moor", "level": 2, "players": 1})["cards"] == "deal"
    assert RULES.options({"expansion": "moor", "level": 2, "players": 2})["cards"] == "draft"
