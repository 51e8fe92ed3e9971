"""The blocks of a game say what its view says."""

from functools import cache
from typing import Any

import pytest

from allmende import arrange
from allmende.agricola.goods import COMMON, GOODS
from allmende.dominion import RULES
from allmende.rl.blocks import MOST, Layout
from allmende.table import Json, rules_of
from tests.games.cases import CASES, Case
from tests.rl.seeing import Seen, looks, others, tally


def cases(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", [case for case in CASES if case.name == name], ids=str)


# Dominion


@cache
def slugs(kind: str) -> set[str]:
    """All cards or all landscapes."""
    return {thing["slug"] for thing in RULES.things()[kind]}


@cases("dominion")
def test_dominion_shows_what_the_view_shows(case: Case) -> None:
    for game, layout in looks(case, 8, every=3):
        for seat in range(game.players):
            seen, view = Seen(layout, game, seat), game.view(seat)
            check_dominion_table(seen, view["table"], seat)
            for name, other in others(game, seat):
                check_dominion_player(seen, view["table"]["players"][other], name)
            check_dominion_prompt(seen, view["choice"])


def check_dominion_table(seen: Seen, table: Json, seat: int) -> None:
    piles = table["supply"] + table["beside"]
    lying = tally([slug for pile in piles for slug in pile["below"]])
    for pile in piles:
        count = pile["count"] - len(pile["below"])
        lying[pile["card"]] = lying.get(pile["card"], 0) + count
    assert seen.row("cards", "supply") == {slug: count for slug, count in lying.items() if count}
    assert seen.row("cards", "piles") == {pile["card"]: 1 for pile in piles if pile["count"] or pile["pile"] is None}
    assert seen.row("cards", "trash") == tally(table["trash"])
    things = slugs("landscape")
    acting = [effect["card"] for effect in table["turn"]["effects"]]
    assert seen.row("cards", "effects") == tally([slug for slug in acting if slug not in things])
    turn = table["turn"]
    assert seen.at("turn", "mine") == (turn["seat"] == seat)
    for name in ("actions", "buys", "coins"):
        assert seen.at("turn", name) == turn[name]
    if turn["phase"] == "night":
        assert seen.at("more", "night") == 1
    else:
        assert seen.at("turn", turn["phase"]) == 1
    if "more" in seen.blocks:
        check_landscapes(seen, table)
    [province] = [pile for pile in table["supply"] if pile["card"] == "province"]
    assert max(0, 8 - seen.at("turn", "reduction")) == province["cost"]


def check_landscapes(seen: Seen, table: Json) -> None:
    there = [thing["slug"] for thing in table["landscapes"]] + table["boons"]
    assert seen.row("landscapes", "there") == tally(there)
    assert seen.row("landscapes", "stock") == {one["slug"]: one["stock"] for one in table["landscapes"] if one["stock"]}
    assert seen.at("more", "hexes") == (table["hexes"]["count"] if table["hexes"] else 0)


def check_dominion_player(seen: Seen, player: Json, name: str) -> None:
    if "more" in seen.blocks:
        for mat in ("island", "tavern", "exile", "estate", "set-aside"):
            known = player["mats"][mat]["known"] if mat in player["mats"] else []
            assert seen.row("mats", f"{name} {mat}") == tally(known)
        assert seen.row("mats", f"{name} stays") == tally(player["stays"])
        assert seen.row("landscapes", f"{name} has") == tally(player["owns"])
        for token in ("vp", "debt", "coffers", "villagers", "favors", "journey", "minus-card", "minus-coin"):
            assert seen.at("more", f"{name} {token}") == player["tokens"].get(token, 0)
    assert seen.row("cards", f"{name} cards") == player["cards"]
    for zone in ("hand", "discard", "aside", "looking"):
        assert seen.row("cards", f"{name} {zone}") == tally(player[zone]["known"])
    assert seen.row("cards", f"{name} in-play") == tally(player["in_play"])
    top = player["deck"]["top"]
    assert seen.row("cards", f"{name} deck-top") == {slug: top.index(slug) + 1 for slug in top if slug is not None}
    for zone in ("hand", "deck", "discard"):
        assert seen.at("turn", f"{name} {zone}") == player[zone]["count"]
    assert seen.at("turn", f"{name} turns") == min(player["turns"], MOST)


def check_dominion_prompt(seen: Seen, choice: Json | None) -> None:
    prompt = {} if choice is None else choice["prompt"]
    if seen.at("turn", "prompt other"):
        assert seen.at("more", f"prompt {prompt['name']}") == 1, f"the blocks do not know {prompt}"
    elif choice is not None:
        assert seen.at("turn", f"prompt {prompt['name']}") == 1
    cards = slugs("card")
    for row in ("card", "about"):
        assert seen.row("cards", f"prompt-{row}") == ({prompt[row]: 1} if prompt.get(row) in cards else {})
    for number in ("min", "max", "chosen", "left"):
        assert seen.at("turn", f"prompt {number}") == prompt.get(number, 0)


def test_columns_are_the_cards_that_can_come_up() -> None:
    def columns(**options: Any) -> int:
        return len(Layout("dominion", rules_of("dominion").options(options)).blocks[0].axes[1])

    assert columns(kingdom="first-game") == 17
    assert columns(kingdom="random", expansions=["base"]) == 7 + 26
    assert columns(kingdom="random") > columns(kingdom="random", expansions=["hinterlands"])


# The Lowlands


@cases("lowlands")
def test_the_lowlands_show_what_the_view_shows(case: Case) -> None:
    for game, layout in looks(case, 9, every=3):
        for seat in range(game.players):
            seen, view = Seen(layout, game, seat), game.view(seat)
            check_lowlands_table(seen, view["table"])
            check_lowlands_prompt(seen, view["choice"])
            for name, other in others(game, seat):
                check_lowlands_order(seen, view["table"], name, other)
                check_lowlands_player(seen, view["table"]["players"][other], name)


def check_lowlands_table(seen: Seen, table: Json) -> None:
    def at(name: str) -> int:
        return seen.at("table", name)

    assert (at("stage"), at("half"), at(table["phase"])) == (table["stage"], table["half"], 1)
    assert (at("flood"), at("flood-deck")) == (table["flood"]["pieces"], table["flood"]["deck"])
    for n, card in enumerate(table["flood"]["sea"]):
        assert (at(f"sea-{n} high"), at(f"sea-{n} value")) == (card["back"] == "high", card["value"] or 0)
    dike, store = table["dike"], table["dike"]["store"]
    assert (at("segments"), at("dike-length"), at("stored")) == (dike["segments"], dike["length"], store["stored"])
    assert at("store-spaces") == store["spaces"]
    assert (at("value"), at("deck")) == (table["value"]["position"], table["deck"])
    for resource in ("wood", "clay", "stone"):
        assert at(f"store {resource}") == (store["resource"] == resource)
        assert at(f"discard {resource}") == table["discard"][resource]
        assert at(f"display {resource}") == table["display"].count(resource)
    for n, row in enumerate(table["market"]):
        assert at(f"market row-{n}") == row["sheep"]
    offer = {tile["tile"]: 1 for kind in table["offer"].values() for tile in kind["open"]}
    assert seen.row("tiles", "offer") == offer
    assert all(at(f"stack {kind}") == found["stack"] for kind, found in table["offer"].items())
    tokens = list(table["figures"]["tokens"])
    lying = [tokens.index(on["token"]) for on in table["track"]["tokens"]]
    assert [at(f"token on-{n}") - 1 for n in range(len(tokens))] == lying


def check_lowlands_order(seen: Seen, table: Json, name: str, other: int) -> None:
    assert seen.at("table", f"{name} first") == (table["first"] == other)
    assert seen.at("table", f"{name} active") == (table["active"] == other)
    assert table["track"]["markers"][seen.at("table", f"{name} marker")]["seat"] == other


def check_lowlands_player(seen: Seen, player: Json, name: str) -> None:
    def at(column: str) -> int:
        return seen.at("players", name, column)

    assert at("cards") == player["hand"]["count"]
    assert at("coins") == max(0, player["coins"]), "debts of the last storm are left out"
    for column in ("sheep", "room", "breaches", "steps", "special", "spare", "owed", "houses", "reserve"):
        assert at(column) == player[column]
    assert at("plus-two") == player["plus_two"]
    assert [value for value in (2, 3, 4) if at(f"farmer {value}")] == player["farmers"]
    for what in ("used", "laborers"):
        assert all(at(f"{what} {space}") == count for space, count in player[what].items())
    for resource, count in player["hand"]["known"].items():
        assert at(f"known {resource}") == count
    assert seen.row("fences", name) == {f"edge {edge}": 1 for edge in player["fences"]}
    assert seen.row("tiles", name) == {tile["tile"]: tile["cell"] + 1 for tile in player["tiles"]}
    closed = {f"cell {cell}": 1 for pasture in player["pastures"] for cell in pasture}
    assert seen.row("farms", name, "pasture") == closed
    for n, types in enumerate(player["terrain"]):
        assert [t for t in ("bush", "tree", "pond") if seen.at("farms", name, t, f"cell {n}")] == types
    laid = seen.row("farms", name, "building") | seen.row("farms", name, "feature")
    assert set(laid) == {f"cell {tile['cell']}" for tile in player["tiles"]}


def check_lowlands_prompt(seen: Seen, choice: Json | None) -> None:
    prompt = {} if choice is None else choice["prompt"]
    assert not seen.at("table", "prompt other"), f"the blocks do not know {prompt}"
    if choice is not None:
        assert seen.at("table", f"prompt {prompt['name']}") == 1
    for number in ("left", "value", "farmer", "points", "price", "count", "row"):
        assert seen.at("table", f"prompt {number}") == prompt.get(number, 0)


# Agricola


@cases("agricola")
def test_agricola_shows_what_the_view_shows(case: Case) -> None:
    for game, layout in looks(case, 10, every=7):
        for seat in range(game.players):
            seen, table = Seen(layout, game, seat), game.view(seat)["table"]
            assert (seen.at("table", "round"), seen.at("table", table["phase"])) == (table["round"], 1)
            check_agricola_spaces(seen, table, others(game, seat))
            check_agricola_own(seen, table, seat)
            if table["moor"] is not None:
                check_special_cards(seen, table["moor"], others(game, seat))
            if "woods" in table:
                check_forest(seen, table, others(game, seat))
            for name, other in others(game, seat):
                assert seen.at("table", f"{name} first") == (table["first"] == other)
                assert seen.at("table", f"{name} active") == (table["active"] == other)
                check_agricola_player(seen, table["players"][other], name)
                check_agricola_farm(seen, table["players"][other]["farm"], name)


def check_agricola_spaces(seen: Seen, table: Json, seats: list[tuple[str, int]]) -> None:
    spaces = table["spaces"]
    assert seen.row("spaces", "open") == {space["space"]: 1 for space in spaces}
    assert seen.row("spaces", "goods") == {space["space"]: space["count"] for space in spaces if space["count"]}
    assert seen.row("spaces", "closed") == {space["space"]: 1 for space in spaces if space["closed"]}
    for name, other in seats:
        assert seen.row("spaces", name) == {space["space"]: 1 for space in spaces if other in space["seats"]}


def check_agricola_own(seen: Seen, table: Json, seat: int) -> None:
    draft = table["players"][seat]["draft"]
    assert seen.row("cards", "display") == tally(table["display"])
    assert seen.row("cards", "pack") == tally(draft["pack"])
    assert seen.row("cards", "kept") == tally(draft["kept"])


def check_special_cards(seen: Seen, moor: Json, seats: list[tuple[str, int]]) -> None:
    cards = moor["special"]
    assert seen.row("special", "in the middle") == {card["card"]: 1 for card in cards if card["holder"] is None}
    assert seen.row("special", "face down") == {card["card"]: 1 for card in cards if card["face_down"]}
    for name, other in seats:
        assert seen.row("special", name) == {card["card"]: 1 for card in cards if card["holder"] == other}
    if moor["pile"] is not None:
        following = moor["pile"]["next"]
        assert seen.row("special", "next") == ({following["card"]: 1} if following is not None else {})
        assert seen.row("special", "spent") == tally(moor["pile"]["spent"])


def check_forest(seen: Seen, table: Json, seats: list[tuple[str, int]]) -> None:
    forest = table["woods"]
    assert seen.row("forest_cards", "drawn") == tally(forest["gone"])
    for place in range(3):
        assert seen.row("forest_cards", f"card {place + 1} of the deck") == tally(forest["top"][place : place + 1])
    for name in ("held", "dreams", "fairies"):
        assert seen.at("forest_table", name) == forest[name]
    for side in ("clay", "reed"):
        assert seen.at("forest_table", f"{side} fetched") == (forest["side"] == side)
    for name, other in seats:
        assert seen.at("forest_table", f"{name} has looked") == (forest["seen"] if forest["seen_by"] == other else 0)
        player = table["players"][other]
        for good in ("llama", "fairy"):
            assert seen.at("forest_tales", name, good) == player["goods"][good]
        for fact in ("leaving", "wild", "skips", "lent", "dying", "haunted"):
            assert seen.at("forest_tales", name, fact) == player["woods"][fact]
        unicorn = player["woods"]["unicorn"]
        assert seen.at("forest_tales", name, "unicorn") == (GOODS.index(unicorn) + 1 if unicorn else 0)


def test_agricola_shows_the_cards_that_the_witch_has_shown() -> None:
    cards = ["camelot", "hermit", "witch"]
    situation = {"forest_deck": True, "seats": [{}, {}], "woods": {"pile": cards, "seen_by": 1, "seen": 2}}
    game = arrange("agricola", situation)
    layout = Layout("agricola", game.options)
    for seat in (0, 1):
        table = game.view(seat)["table"]
        assert table["woods"]["top"] == (cards[:2] if seat == 1 else [])
        check_forest(Seen(layout, game, seat), table, others(game, seat))


def check_agricola_player(seen: Seen, player: Json, name: str) -> None:
    def at(column: str) -> int:
        return seen.at("players", name, column)

    assert all(at(good) == count for good, count in player["goods"].items() if good in GOODS[:COMMON])
    people, hand = player["people"], player["hand"]
    assert (at("people"), at("home"), at("newborns")) == (people["all"], people["home"], people["newborns"])
    assert at("room") == people["room"]
    assert (at("occupations in hand"), at("minors in hand")) == (hand["occupations"], hand["minors"])
    assert (at("begging"), at("noted")) == (player["begging"], max(0, player["noted"]))
    assert at("in bed") == people["bed"]
    assert seen.row("cards", f"{name} hand") == tally(hand["known"])
    assert seen.row("cards", f"{name} played") == {card["card"]: 1 for card in player["played"]}
    notes = {card["card"]: card["note"] for card in player["played"] if card["note"]}
    assert seen.row("cards", f"{name} note") == notes
    for promise in player["promised"]:
        if promise["good"] is not None:
            same = [other for other in player["promised"] if other["good"] == promise["good"]]
            count = sum(other["count"] for other in same if other["round"] == promise["round"])
            assert seen.at("promised", name, promise["good"], f"round {promise['round']}") == count


def check_agricola_farm(seen: Seen, farm: Json, name: str) -> None:
    def cells(row: str) -> list[int]:
        return [int(cell.removeprefix("cell ")) for cell in seen.row("farms", name, row)]

    assert cells("room") == farm["rooms"]
    assert cells("field") == [field["cell"] for field in farm["fields"]]
    assert cells("stable") == farm["stables"]
    assert cells("unused") == farm["unused"]
    assert (cells("forest"), cells("moor"), cells("blocked")) == (farm["forests"], farm["moors"], farm["blocked"])
    assert (cells("lower forest"), cells("lower moor")) == (farm["below"]["forests"], farm["below"]["moors"])
    assert cells("pasture") == sorted(cell for pasture in farm["pastures"] for cell in pasture["cells"])
    for field in farm["fields"]:
        for crop in ("grain", "vegetable"):
            assert seen.at("farms", name, crop, f"cell {field['cell']}") == field["crops"].get(crop, 0)
    assert seen.row("fences", name) == {f"edge {edge}": 1 for edge in farm["fences"]}
    assert seen.at("players", name, f"house {farm['material']}") == 1
    assert seen.at("players", name, "spare fences") == farm["spare_fences"]
    assert seen.at("players", name, "spare stables") == farm["spare_stables"]
