"""What every card of Adventures costs, what types it has, what it simply gives, and how many there are."""

import pytest

from allmende.dominion.card import BY_SLUG, CARDS, LANDSCAPE, LANDSCAPES
from allmende.dominion.setup import Setup
from tests.dominion.situations import on_mat, situation

KNOWN = {
    "haunted-woods": (5, "action attack duration"),
    "port": (4, "action"),
    "page": (2, "action traveller"),
    "treasure-hunter": (3, "action traveller"),
    "warrior": (4, "action attack traveller"),
    "hero": (5, "action traveller"),
    "champion": (6, "action duration"),
    "lost-city": (5, "action"),
    "wine-merchant": (5, "action reserve"),
    "bridge-troll": (5, "action attack duration"),
    "distant-lands": (5, "action victory reserve"),
    "guide": (3, "action reserve"),
    "giant": (5, "action attack"),
    "ranger": (4, "action"),
}


@pytest.mark.parametrize(("slug", "cost", "types"), [(slug, *facts) for slug, facts in KNOWN.items()])
def test_cost_and_types(slug: str, cost: int, types: str) -> None:
    card = BY_SLUG[slug]
    assert (card.cost, " ".join(card.type_names())) == (cost, types)


def test_these_are_all_cards_of_the_expansion() -> None:
    assert {card.slug for card in CARDS if card.expansion == "adventures"} == set(KNOWN)


def test_its_events_and_what_they_cost() -> None:
    events = {one.slug: one.price.coins for one in LANDSCAPES if one.expansion == "adventures"}
    assert events == {"raid": 5, "inheritance": 7, "expedition": 3}
    assert {LANDSCAPE[slug].kind for slug in events} == {"event"}


@pytest.mark.parametrize(
    ("slug", "drawn", "actions", "buys", "coins"),
    [
        ("port", 1, 2, 1, 0),
        ("page", 1, 1, 1, 0),
        ("treasure-hunter", 0, 1, 1, 1),
        ("warrior", 2, 0, 1, 0),
        ("lost-city", 2, 2, 1, 0),
        ("wine-merchant", 0, 0, 2, 4),
        ("bridge-troll", 0, 0, 2, 0),
        ("distant-lands", 0, 0, 1, 0),
        ("guide", 1, 1, 1, 0),
        ("haunted-woods", 0, 0, 1, 0),
        ("champion", 0, 1, 1, 0),
    ],
)
def test_plain_bonuses(slug: str, drawn: int, actions: int, buys: int, coins: int) -> None:
    t = situation(hand=f"{slug}, copper", deck="5 estate")
    t.pick(slug)
    assert (len(t.player().hand) - 1, t.actions, t.buys, t.coins) == (drawn, actions, buys, coins)


@pytest.mark.rule("DOM-148", "DOM-362")
@pytest.mark.parametrize("players", [2, 6])
def test_piles_whose_size_does_not_depend_on_the_number_of_players(players: int) -> None:
    t = situation(*[{} for _ in range(players - 1)], hand="page, port")
    setup = t.state.setup
    assert isinstance(setup, Setup)
    first = {slug: setup.first[BY_SLUG[slug].number] for slug in KNOWN if setup.first[BY_SLUG[slug].number] >= 0}
    assert first == {"port": 12, "page": 10, "treasure-hunter": 5, "warrior": 5, "hero": 5, "champion": 5}


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 12), (4, 12)])
def test_distant_lands_is_a_victory_pile(players: int, size: int) -> None:
    t = situation(*[{} for _ in range(players - 1)], piles={"distant-lands": 1})
    assert t.state.setup.first[BY_SLUG["distant-lands"].number] == size


@pytest.mark.rule("DOM-054", "DOM-361")
def test_travellers_are_on_the_table_only_with_the_page_and_cannot_be_bought() -> None:
    t = situation(hand="page", phase="buy", coins=20)
    assert t.pile("hero") == 5
    assert "pile page" in t.offered
    assert not {"pile treasure-hunter", "pile warrior", "pile hero", "pile champion"} & set(t.offered)
    assert situation(hand="port").pile("hero") == -1


@pytest.mark.rule("DOM-129")
def test_empty_traveller_piles_do_not_end_the_game() -> None:
    t = situation(
        {"hand": "copper"}, hand="page", deck="5 copper", discard="5 champion, 5 hero, 5 warrior", phase="buy"
    )
    t.pick("done")
    assert (t.seat, t.game.over) == (1, False)


@pytest.mark.rule("DOM-147")
@pytest.mark.parametrize("slug", ["wine-merchant", "distant-lands", "guide"])
def test_a_reserve_card_that_is_played_lies_on_the_tavern_mat(slug: str) -> None:
    t = situation(hand=f"{slug}, copper", deck="copper")
    t.pick(slug)
    assert (on_mat(t, "tavern"), t.in_play(), t.discard()) == (slug, "", "")
