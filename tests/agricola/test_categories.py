"""Categories of cards (ledger: Card categories)."""

from collections import Counter

import pytest

from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    BY_SLUG,
    CARDS,
    CATEGORIES,
    CROP_PROVIDER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    GOODS_PROVIDER,
    LIVESTOCK_PROVIDER,
    MAJOR,
    MINOR,
    OCCUPATION,
    POINTS_PROVIDER,
    RESOURCE_PROVIDER,
)
from allmende.agricola.cards.printed import Need
from allmende.agricola.goods import BUILDING_RESOURCES, CROPS, FOOD, GOODS
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.locales import has_text
from tests.agricola.situations import situation

BY_CATEGORY = {
    FARM_PLANNER: "A002 A012 A016 A019 B002 B010 B013 B016 B019 A086 A087 A088 A090 B087 B089 B091",
    ACTIONS_BOOSTER: "A024 A026 B024 B025 A092 B095 B097",
    POINTS_PROVIDER: "A032 A033 A038 B033 B036 B039 A098 A133 B098 B099 B136",
    GOODS_PROVIDER: "A102 A138 A155 B102 B104 B156",
    FOOD_PROVIDER: "A044 A050 A053 A055 A056 A063 B045 B047 B050 B056 B057 B061 B062 A108 A110 A111 B107 B108 B109",
    CROP_PROVIDER: "A067 A069 A071 B008 B066 B068 A112 A114 A160 B114 B142",
    RESOURCE_PROVIDER: "A005 A075 A078 A080 B074 B077 B080 A116 A119 A120 A123 A125 A143 B118 B121 B123 B126 B145 B163",
    LIVESTOCK_PROVIDER: "A009 A083 B084 A147 A165 B164 B166",
}
"""The occupations and minor improvements of the box by the symbols that are printed on them."""


@pytest.mark.rule("AGR-261", "AGR-263")
def test_there_are_eight_categories() -> None:
    assert set(CATEGORIES) == {
        "farm-planner", "actions-booster", "points-provider", "goods-provider", "food-provider", "crop-provider",
        "building-resource-provider", "livestock-provider",
    }  # fmt: skip
    assert len(CATEGORIES) == 8


@pytest.mark.rule("AGR-261")
def test_every_card_belongs_to_one_of_them() -> None:
    assert all(card.category in CATEGORIES for card in CARDS)
    assert all(card.category == FOOD_PROVIDER for card in CARDS if card.kind == MAJOR and card.deck == "base")


@pytest.mark.rule("AGR-261", "AGR-263")
@pytest.mark.parametrize("category", CATEGORIES)
def test_each_card_of_the_box_has_the_category_that_is_printed_on_it(category: str) -> None:
    cards = [card for card in CARDS if card.deck == "base" and card.kind != MAJOR]
    assert len(cards) == 96
    assert sorted(card.code for card in cards if card.category == category) == sorted(BY_CATEGORY[category].split())


# Goods Provider


def sort_of(good: int) -> str:
    """The category of a card that brings nothing but this."""
    if good == FOOD:
        return FOOD_PROVIDER
    if good in CROPS:
        return CROP_PROVIDER
    return RESOURCE_PROVIDER if good in BUILDING_RESOURCES else LIVESTOCK_PROVIDER


def brought_by(slug: str) -> set[str]:
    """What a card brings, by playing with it."""
    goods: set[str] = set()
    for exchange in BY_SLUG[slug].exchanges:
        goods |= {GOODS[good] for good, _ in exchange.get}
    if slug == "consultant":
        for players in range(1, 5):
            t = situation(players=players, hand=[slug], pastures=[[4]])
            goods |= {GOODS[good] for good, n in enumerate(t.place("lessons", slug).player().goods) if n}
    uses = {"harpooner": "fishing", "conjurer": "traveling-players", "storehouse-keeper": "resource-market"}
    if slug in uses:
        for pick in range(2):
            with_card, without = (situation(players=4, goods="wood", played=cards) for cards in ([slug], []))
            with_card.place(uses[slug])
            while with_card.seat == 0:
                with_card.pick(with_card.offered[0 if slug == "harpooner" else pick])
            without.place(uses[slug])
            goods |= {name for name in GOODS if with_card.count(name) > without.count(name)}
    return goods


@pytest.mark.rule("AGR-262")
@pytest.mark.parametrize("slug", ["grocer", "harpooner", "conjurer", "consultant", "sheep-walker", "storehouse-keeper"])
def test_goods_providers_bring_goods_of_several_sorts(slug: str) -> None:
    assert BY_SLUG[slug].category == GOODS_PROVIDER
    assert len({sort_of(GOODS.index(good)) for good in brought_by(slug)}) > 1


@pytest.mark.rule("AGR-262")
@pytest.mark.parametrize("slug", ["hard-porcelain", "sheep-walker", "grocer"])
def test_who_exchanges_for_goods_of_one_sort_is_of_that_sort(slug: str) -> None:
    sorts = {sort_of(GOODS.index(good)) for good in brought_by(slug)}
    assert BY_SLUG[slug].category == (GOODS_PROVIDER if len(sorts) > 1 else sorts.pop())


# As data


def food_providers(g: Agricola, me: Player) -> int:
    return sum([card.category == FOOD_PROVIDER for card in me.outfit.cards])


@pytest.mark.rule("AGR-264")
def test_a_prerequisite_may_ask_for_categories(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BY_SLUG["lasso"], "needs", (Need("food-providers", food_providers, 3),))
    for played, playable in ((["well", "basket", "manger"], False), (["well", "basket", "manservant"], True)):
        t = situation({}, goods="reed", hand=["lasso"], played=played)
        assert t.place("meeting-place").offers("card lasso") is playable


@pytest.mark.rule("AGR-264")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_categories_have_names(lang: str) -> None:
    for category in CATEGORIES:
        assert has_text(lang, "agricola", f"category-{category}")


def test_kinds_of_cards_in_the_box() -> None:
    kinds = Counter(card.kind for card in CARDS if card.deck == "base" and card.under is None)
    assert kinds == {OCCUPATION: 48, MINOR: 48, MAJOR: 10}
