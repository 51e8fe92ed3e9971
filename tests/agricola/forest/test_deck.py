"""The deck: who draws when, what becomes of a card, and what everybody knows of it."""

import json

import pytest

from allmende import arrange, new_game
from allmende.agricola.cards.card import BY_SLUG, EVENT, MAJOR, MINOR, OCCUPATION, SPACE
from allmende.agricola.state import Agricola
from allmende.agricola.woods.module import FOREST_CARDS
from allmende.table import ImpossibleSituation, seeded
from tests.agricola.forest.situations import deck, draw, pile, table, tale
from tests.agricola.situations import Situation


@pytest.mark.rule("AGR-380")
def test_the_deck_has_26_cards_and_is_shuffled() -> None:
    games = [Situation(new_game("agricola", forest_deck=True, seed=seed)) for seed in (1, 2)]
    assert [sorted(pile(t)) for t in games] == [sorted(FOREST_CARDS)] * 2
    assert len(FOREST_CARDS) == 26
    assert pile(games[0]) != pile(games[1])
    assert [BY_SLUG[slug].code for slug in FOREST_CARDS] == [f"F{n:02}" for n in range(1, 27)]
    assert "woods" not in Situation(new_game("agricola", seed=1)).state.added


@pytest.mark.rule("AGR-474")
def test_there_are_five_kinds() -> None:
    kinds = {
        EVENT: [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 26], OCCUPATION: [13, 14, 15, 25], MINOR: [2, 3, 22, 23, 24],
        MAJOR: [16], SPACE: [17, 18, 19, 20, 21],
    }  # fmt: skip
    for kind, numbers in kinds.items():
        assert [n for n, slug in enumerate(FOREST_CARDS, 1) if BY_SLUG[slug].kind == kind] == numbers


@pytest.mark.rule("AGR-381")
def test_three_wood_from_an_accumulation_space_draw_a_card() -> None:
    t = draw("noble-knight")
    assert (t.goods(), t.played(), t.seat) == ("3 wood", ["noble-knight"], 1)
    assert ("drawn", {"card": "noble-knight"}) in [(event.kind, event.facts) for event in t.game.events]
    assert table(drawn="noble-knight", piles={"forest": 2}).place("forest").played() == []


@pytest.mark.rule("AGR-381")
@pytest.mark.parametrize("space", ["grove", "copse", "riverbank-forest"])
def test_all_wood_spaces_count(space: str) -> None:
    t = table(drawn="noble-knight", players=5, piles={space: 3}).place(space)
    assert t.played() == ["noble-knight"]
    assert table(drawn="noble-knight", players=5, piles={space: 2}).place(space).played() == []


@pytest.mark.rule("AGR-382")
def test_three_wood_on_a_space_for_other_goods_count_whatever_lies_beside() -> None:
    t = table(drawn="noble-knight", xdeck=True, piles={"fishing": "3 wood, 2 food"}).place("fishing")
    assert (t.goods(), t.played()) == ("2 food, 3 wood", ["noble-knight"])
    t = table(drawn="noble-knight", xdeck=True, piles={"forest": "2 wood, 5 clay"}).place("forest")
    assert t.played() == []


@pytest.mark.rule("AGR-475")
def test_only_wood_that_lay_there_counts() -> None:
    t = table({"played": ["wood-cutter"]}, drawn="noble-knight", piles={"forest": 2}).place("forest")
    assert (t.goods(), t.played()) == ("3 wood", ["wood-cutter"])
    knight = {"played": ["noble-knight", "chuck-the-woodchuck"]}
    t = table(knight, drawn="hermit", piles={"forest": 2, "fishing": 3}).place("fishing")
    assert (t.goods(), pile(t)[0]) == ("3 food, 2 wood", "hermit")


@pytest.mark.rule("AGR-476", "AGR-471")
def test_taking_counts_without_a_person() -> None:
    lucky = {"played": ["strange-alien-energy"], "notes": {"strange-alien-energy": 3}, "home": 0}
    t = table(lucky, {"home": 0}, drawn="noble-knight", xdeck=True, phase="returning-home").pick("space forest")
    assert (t.goods(), t.played()) == ("3 wood", ["strange-alien-energy", "noble-knight"])


@pytest.mark.rule("AGR-477", "AGR-457")
def test_the_x_card_comes_first_and_an_empty_deck_gives_nothing() -> None:
    t = table(
        drawn="noble-knight", xdeck=True, round=8, rounds=["western-quarry"], piles={"western-quarry": "3 wood"},
        aliens={"pile": ["ley-lines"]},
    ).place("western-quarry")  # fmt: skip
    assert t.played() == ["ley-lines", "noble-knight"]
    t = table(woods={"pile": [], "gone": list(FOREST_CARDS)}, round=8, piles={"forest": 3}).place("forest")
    assert (t.goods(), t.seat) == ("3 wood", 1)


@pytest.mark.rule("AGR-477")
def test_the_card_comes_before_what_follows_the_use() -> None:
    """Basket is offered for the wood that is left when all wood was taken away."""
    t = draw("all-your-wood", {"played": ["basket"]})
    assert (t.goods(), t.seat) == ("", 1)


@pytest.mark.rule("AGR-383", "AGR-478")
def test_some_events_are_shuffled_back() -> None:
    back = [6, 7, 8, 10, 12]
    for n, slug in enumerate(FOREST_CARDS, 1):
        if BY_SLUG[slug].kind == EVENT:
            t = draw(slug, {"goods": "boar, 2 grain"})
            assert (slug in pile(t)) == (n in back), slug
            assert (slug in t.played()) is False


@pytest.mark.rule("AGR-384")
def test_events_are_carried_out_at_once_and_cannot_be_refused() -> None:
    t = draw("hermit", {"goods": "2 sheep", "pastures": [[4]]})
    assert (t.goods(), t.seat) == ("5 wood", 1)


@pytest.mark.rule("AGR-385", "AGR-460", "AGR-461")
def test_cards_go_to_the_drawer_or_beside_the_board() -> None:
    assert draw("camelot").played() == ["camelot"]
    oven = draw("flame-spurts-oven")
    assert oven.player().outfit.majors == 1
    assert oven.game.scores()[0]["improvements"] == 1
    t = draw("fairy-ring")
    assert t.played() == []
    assert t.usable("fairy-ring")
    t = table({"played": ["noble-knight"], "hand": ["wood-cutter"], "goods": "food"}, cards="deal").place("lessons")
    assert t.player().goods[0] == 1, "a drawn occupation does not make Lessons dearer"


@pytest.mark.rule("AGR-473")
def test_the_deck_goes_with_everything() -> None:
    for options in (
        {"players": 1}, {"players": 6, "cards": "draft"},
        {"players": 3, "expansion": "moor", "level": 1, "xdeck": True},
    ):  # fmt: skip
        state = new_game("agricola", forest_deck=True, seed=1, **options).state
        assert isinstance(state, Agricola)
        assert "woods" in state.added


# What is known


def test_nobody_knows_the_order() -> None:
    t = table(drawn=["camelot", "hermit"])
    view = t.game.view(0)["table"]["woods"]
    assert (view["pile"], view["gone"]) == (26, [])
    tops = {pile(Situation(t.game.determinize(1, seeded(seed))))[0] for seed in range(8)}
    assert len(tops) > 2


def test_a_situation_tells_all_and_is_laid_out_again() -> None:
    t = table({"goods": "2 llama, fairy", "pastures": [[4]], "woods": {"wild": 1, "leaving": 1}}, drawn=["camelot"],
              woods={"gone": ["fairy-ring", "peruvian-inquisition"], "fairies": 4, "held": True})  # fmt: skip
    said = json.loads(json.dumps(t.game.situation()))
    again = Situation(arrange("agricola", said))
    assert again.game.situation() == said
    assert (deck(again).fairies, deck(again).held, tale(again).wild, pile(again)) == (4, True, 1, pile(t))


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ImpossibleSituation, match="without forest_deck=True there is nothing like 'llama'"):
        arrange("agricola", {"seats": [{"goods": "llama"}, {}]})
    with pytest.raises(ImpossibleSituation, match="fairies gather on the fairy ring"):
        table(woods={"fairies": 2})
    with pytest.raises(ImpossibleSituation, match="no room for so many fairies"):
        table({"goods": "27 fairy"}, woods={"gone": ["fairy-ring"]})
