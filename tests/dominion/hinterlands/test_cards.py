"""What every Hinterlands card costs and what types it has."""

import pytest

from allmende.dominion.card import BY_SLUG, CARDS

KNOWN = {
    "crossroads": (2, "action"),
    "fools-gold": (2, "treasure reaction"),
    "develop": (3, "action"),
    "guard-dog": (3, "action reaction"),
    "oasis": (3, "action"),
    "scheme": (3, "action"),
    "tunnel": (3, "victory reaction"),
    "jack-of-all-trades": (4, "action"),
    "nomads": (4, "action"),
    "spice-merchant": (4, "action"),
    "trader": (4, "action reaction"),
    "trail": (4, "action reaction"),
    "weaver": (4, "action reaction"),
    "berserker": (5, "action attack"),
    "cartographer": (5, "action"),
    "cauldron": (5, "treasure attack"),
    "haggler": (5, "action"),
    "highway": (5, "action"),
    "inn": (5, "action"),
    "margrave": (5, "action attack"),
    "souk": (5, "action"),
    "stables": (5, "action"),
    "wheelwright": (5, "action"),
    "witchs-hut": (5, "action attack"),
    "border-village": (6, "action"),
    "farmland": (6, "victory"),
}


@pytest.mark.parametrize(("slug", "cost", "types"), [(slug, *facts) for slug, facts in KNOWN.items()])
def test_cost_and_types(slug: str, cost: int, types: str) -> None:
    card = BY_SLUG[slug]
    assert (card.cost, " ".join(card.type_names())) == (cost, types)


def test_these_are_all_cards_of_the_expansion() -> None:
    assert [card.slug for card in CARDS if card.expansion == "hinterlands"] == list(KNOWN)
