"""Agricola in the terminal: everything fits, what is on the table has its number there, farms look like farms."""

import random
from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from allmende import new_game
from allmende.agricola.cards.card import CARDS
from allmende.locales import LANGUAGES, describe_event, describe_options, name_of
from allmende.table import Game
from allmende.terminal.agricola import DRAWING
from allmende.terminal.agricola_cards import needs_of
from allmende.terminal.agricola_table import numbers_of
from allmende.terminal.drawing import Sight
from allmende.terminal.frame import numbered
from allmende.terminal.match import new_match
from tests.agricola.situations import situation
from tests.terminal.people import Person, loop_of, random_player, shown

NAMES = ["Anna", "Bo", "Chris", "Dana", "Eli", "Flo"]
TIGHT, ROOMY = -2, 2


def drawn(
    game: Game, seat: int | None = 0, lang: str = "en", width: int = 80, air: int = 0, plain: bool = False
) -> str:
    sight = Sight(lang, NAMES[: game.players], seat, width, air, plain)
    return shown(*DRAWING.table(game.view(seat), sight), width=width)


def page(game: Game, word: str, lang: str = "en") -> str:
    found = DRAWING.page(word, game.view(0), Sight(lang, NAMES[: game.players], 0, 120))
    assert found is not None
    return " ".join(shown(found, width=120).split())


def situations(seed: int = 1) -> Iterator[Game]:
    dice = random.Random(seed)
    for players, cards in ((1, "deal"), (2, "none"), (3, "draft-both"), (4, "deal"), (6, "deal")):
        game = new_game("agricola", players=players, seed=seed, cards=cards)
        while game.choice is not None:
            if dice.random() < 0.01:
                yield game
            choice = dice.choice(game.choices)
            game.play(dice.choice(choice.options), choice.seat)


# The whole picture


@pytest.mark.parametrize(("players", "lang", "cards"), [(1, "en", "deal"), (3, "de", "none"), (6, "de", "draft-both")])
def test_a_whole_game_fits_on_a_small_screen(players: int, lang: str, cards: str) -> None:
    seats = ",".join(["me", *["random"] * (players - 1)])
    match = new_match("agricola", seats, None, 5, {"cards": cards}, lang, "random")
    person = random_player(match)
    assert loop_of(match, person).run()
    assert len(person.seen) > 30
    person.check_everything_fits()
    end = person.written()
    for category in match.game.scores()[0]:
        assert DRAWING.category(category, lang) in end


def test_nothing_is_too_wide() -> None:
    for n, game in enumerate(situations()):
        seats = [choice.seat for choice in game.choices[:1]]
        for width, air in product((80, 120, 160), range(TIGHT, ROOMY + 1)):
            for seat in (*seats, None):
                assert max(map(len, drawn(game, seat, LANGUAGES[n % 2], width, air).splitlines())) <= width


def test_spaces_and_cards_have_their_numbers_on_the_table() -> None:
    for game in situations(2):
        choice = game.choices[0]
        view = game.view(choice.seat)
        on_table = DRAWING.on_table(view)
        for air, width in product((TIGHT, 0, ROOMY), (80, 120)):
            text = drawn(game, choice.seat, width=width, air=air)
            for one in numbered(game, choice, "en"):
                if one.number in on_table:
                    assert f"{one.number} " in text or f"{one.number}\n" in text or f"{one.number}┃" in text


def test_numbers_are_those_of_the_options() -> None:
    for game in situations(3):
        choice = game.choices[0]
        numbers = numbers_of(game.view(choice.seat))
        for one in numbered(game, choice, "en"):
            assert numbers.get(game.key(one.option), 0) == one.number


def test_a_screen_of_plain_letters() -> None:
    for game in situations(4):
        for air in (TIGHT, ROOMY):
            text = drawn(game, game.choices[0].seat, width=120, air=air, plain=True)
            for sign in "–−·…“”":  # of the texts
                text = text.replace(sign, "-")
            assert text.isascii()


def test_redrawing_what_is_hidden_changes_no_picture() -> None:
    game = new_game("agricola", players=3, seed=4, cards="deal")
    assert drawn(game, width=120, air=ROOMY) == drawn(game.determinize(0, game.state.rng), width=120, air=ROOMY)


# The farm


def test_the_farm_as_it_lies() -> None:
    t = situation(
        {}, goods="4 sheep, boar", rooms=[5, 6, 10], material="clay", fields={"12": "2 grain", "13": ""},
        stables=[0, 4], pastures=[[3, 4, 9], [8]], rounds=["fencing"],
    )  # fmt: skip
    picture = [line[:33].rstrip() for line in drawn(t.game, air=1).splitlines()[-9:-1]]
    assert picture == [
        "▸A   a     b     c     d     e",
        "  ·     ·     ·     ┏━━━━━━━━━━━┓",
        "1  ∩                ┃4 sh  ∩    ┃",
        "  ┌───────────┐     ┣━━━━━┓     ┃",
        "2 │ ⌂C    ⌂C  │     ┃1 bo ┃     ┃",
        "  │     ┌─────┘     ┗━━━━━┻━━━━━┛",
        "3 │ ⌂C  │      ≡2 gr ≡≡≡≡≡",
        "  └─────┘     ·     ·     ·     ·",
    ]


def test_what_can_be_built_is_marked_on_the_farm() -> None:
    t = situation({}, goods="15 wood", rounds=["fencing"], fields={"1": ""})
    t.place("farmland")
    farm = drawn(t.game)
    assert "1 ≡≡≡≡≡     2" in farm  # the numbers of a1 and c1
    assert t.game.view(0)["choice"]["options"][0]["key"] == ["cell", 0]
    t = situation({}, goods="4 wood", rounds=["fencing"])
    t.place("fencing", "edge 4", "edge 25")
    assert "·╌╌╌╌╌┏" not in drawn(t.game)
    assert "╎     ┃" in drawn(t.game)


def test_animals_without_room_are_seen() -> None:
    t = situation({}, goods="sheep", played=["fireplace-2"], rounds=["sheep-market"], piles={"sheep-market": 3})
    t.place("sheep-market")
    text = drawn(t.game, air=1)
    assert "In the house: 1 sheep" in text
    assert "Without room: 3 sheep" in text
    assert describe_options(t.game, t.game.choices[0], "de") == ["1 Schaf kochen: 2 Nährwerte", "1 Schaf laufen lassen"]


# The board


def test_the_board_tells_what_lies_there_and_who_stands_there() -> None:
    t = situation({}, {}, used={"forest": 1}, piles={"clay-pit": 5}, goods="2 food", rounds=["sheep-market"])
    lines = drawn(t.game, width=120, air=1).splitlines()
    assert any("   Forest 3 wood B " in line for line in lines)
    assert any("5 Clay Pit 5 clay " in line for line in lines)
    rounds = [line[line.index("│") - 1 :] for line in lines if "│" in line][:14]
    assert rounds[0].startswith("1│ 1 ")
    assert "Sheep Market" in rounds[0]
    assert "4‡ ?" in rounds[3]
    assert rounds[13].endswith("6│14‡   Farm Redevelopment")


def test_what_waits_on_round_spaces() -> None:
    t = situation({}, played=["well", "handplow"], round=5, promised=[[7, "food", "well"], [8, "2 food", "well"]])
    assert "To come 7: 1 food  8: 2 food" in drawn(t.game, air=1)
    assert "A+2 food" in drawn(t.game, width=120, air=1)


def test_the_harvest_and_what_it_takes() -> None:
    t = situation({}, goods="3 food", people=3, round=6)
    assert "Harvest needs 6 food: 3 short" in drawn(t.game)
    assert "harvest after the next round" in drawn(t.game)
    assert "Ernte: 6 Nährwerte, 3 fehlen" in drawn(t.game, lang="de")


def test_ways_to_pay_stand_above_the_question() -> None:
    t = situation({}, played=["frame-builder"], goods="2 clay, 1 wood, 1 reed", material="wood", round=7)
    t.place("house-redevelopment")
    assert "You can pay" in drawn(t.game)


# Cards


def test_cards_to_choose_from_tell_what_they_cost_need_and_do() -> None:
    t = situation({}, hand=["canoe", "lasso"], played=["wood-cutter"], goods="9 wood, 3 clay, 2 reed", round=4)
    t.place("major-improvement")
    text = drawn(t.game, width=120, air=1)
    assert "Fireplace 2 clay [1] At any time" in text
    assert "Canoe     2 wood [1] [1 occupation] Each time" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prerequisite_can_be_read(lang: str) -> None:
    for card in CARDS:
        assert (needs_of(card.slug, lang) == "") == (card.needs == ()), card.slug


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_explained(lang: str) -> None:
    game = new_game("agricola")
    for card in CARDS:
        found = DRAWING.help_on("card", card.slug, lang, game.view(None), game.options)
        assert found is not None
        assert name_of(lang, "agricola", "card", card.slug) in shown(found, width=100)


def test_what_is_said_about_a_card() -> None:
    facts = DRAWING.facts("card", "loom", "en", {})
    assert facts == "Minor improvement · costs 2 wood · needs 2 occupations · 1 point · Deck B · Points provider"
    facts = DRAWING.facts("card", "cooking-hearth-4", "de", {})
    assert facts == "Große Anschaffung · kostet 4 Lehm oder Rückgabe: Feuerstelle · 1 Punkt"


def test_things_are_found_by_their_names() -> None:
    assert DRAWING.find("Fireplace") == ("card", "fireplace-2")
    assert DRAWING.find("kanu") == ("card", "canoe")
    assert DRAWING.find("schafmarkt") == ("space", "sheep-market")
    assert DRAWING.find("nothing of the kind") is None


# Pages


def test_pages() -> None:
    t = situation({"played": ["grocer"]}, hand=["canoe"], begging=1, round=5)
    assert "Begging markers -3 0" in page(t.game, "points")
    assert "Bettelmarken -3 0" in page(t.game, "Wertung", "de")
    assert "Canoe" in page(t.game, "hand")
    assert "Well" in page(t.game, "majors")
    assert "Harvest after round 14" in page(t.game, "rounds")
    assert "Grocer" in page(t.game, "bo")
    assert "Grocer" not in page(t.game, "anna")
    assert DRAWING.page("fireplace", t.game.view(0), Sight("en", NAMES[:2], 0, 80)) is None


def test_pages_are_asked_for_like_cards() -> None:
    match = new_match("agricola", "me,random", None, 1, {"cards": "deal"}, "en", "random")
    person = Person("?points", "", "?random", "", "?hand", "", "?forest", "", "h", "", height=80)
    loop_of(match, person).run()
    seen = " ".join(person.seen)
    assert "Points, if the game ended now" in seen
    assert "Take all wood from this space" in seen
    assert "?rounds: the round cards" in seen


# The log and the answers


def told(*events: Mapping[str, object]) -> list[str]:
    whole = [{"seat": 1, "depth": 0, **event} for event in events]
    return [describe_event("agricola", event, NAMES, "en", 0) for event in DRAWING.brief(list(whole))]


def test_the_short_log() -> None:
    goods = ["wood", "wood"]
    assert told({"kind": "place", "space": "forest"}, {"kind": "get", "goods": goods}) == ["Bo: Forest, 2 wood"]
    assert told({"kind": "place", "space": "fencing"}, {"kind": "pay", "goods": goods}) == ["Bo: Fencing"]
    fences = [{"kind": "build-fence", "edge": edge} for edge in range(4)]
    assert told(*fences) == ["Bo builds 4 fences"]
    assert told(*fences, {"kind": "enclose", "cell": [3, 4]}) == ["Bo builds 4 fences around d1 e1"]
    phases = [{"kind": "phase", "phase": name} for name in ("returning-home", "field-phase", "feeding", "round-end")]
    assert told(*phases) == []
    assert told(phases[2], {"kind": "feed", "food": 4}) == ["Harvest: feeding", "Bo feeds the family: 4 food"]


def test_several_picks_in_one_line() -> None:
    match = new_match("agricola", "me,random", None, 1, {}, "en", "random")
    loop = loop_of(match, Person("farmland, c2, nonsense, forest", "q"))
    loop.run()
    assert [key["cell"] for key in match.game.view(0)["table"]["players"][0]["farm"]["fields"]] == [7]
    assert match.game.view(0)["table"]["players"][0]["goods"]["wood"] == 0  # what follows nonsense is not played


def test_the_exact_name_is_enough() -> None:
    game = new_game("agricola", players=6)
    words = describe_options(game, game.choices[0], "en")
    assert {"Forest", "Riverbank Forest"} <= set(words)
    match = new_match("agricola", "me,me,me,me,me,me", None, 1, {}, "en", "random")
    loop_of(match, Person("", "forest", "q")).run()
    assert match.game.picks == 1


def test_sowing_names_the_fields() -> None:
    t = situation({}, goods="grain, vegetable", fields={"0": "", "1": ""}, rounds=["grain-utilization"])
    t.place("grain-utilization")
    words = ["Getreide auf a1", "Getreide auf b1", "Gemüse auf a1", "Gemüse auf b1"]
    assert describe_options(t.game, t.game.choices[0], "de") == words
    assert "≡≡≡a1" in drawn(t.game)
