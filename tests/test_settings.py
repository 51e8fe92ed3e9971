"""What can be chosen before a game: one declaration decides, and everybody who asks gets the same answer."""

import json
import pickle
import random
from typing import Any

import pytest

from allmende import new_game
from allmende.cli import main
from allmende.locales import LANGUAGES, has_text
from allmende.table import BadGameOption, game_names, rules_of
from allmende.table.settings import (
    FILE,
    NUMBER,
    SEAT,
    THINGS,
    WORD,
    WORDS,
    BadSetting,
    Exclusion,
    Setting,
    Settings,
    flag,
    number,
    words,
)
from allmende.terminal.start import ask_settings
from allmende.told import told_settings, value_name
from allmende.typed import read, typed, typed_options, understood
from tests.settings_page import PAGE, page
from tests.terminal.people import Person
from tests.wrong_settings import ALL_WRONG, Wrong, sentence

CHOICES = 250
GAMES = game_names()


def some_value(dice: random.Random, setting: Setting) -> Any:
    """A value that the setting has, whether or not it goes with others."""
    if setting.kind == SEAT:
        return dice.choice([None, 0, 1, 4])
    if setting.kind == WORDS:
        return dice.sample(setting.values, dice.randint(setting.least, 2))
    if setting.kind == THINGS:
        return dice.choice([[], ["A116"], ["clay-hut-builder", "Saatgutverkäufer"]])
    return None if setting.kind == FILE else dice.choice(setting.values)


def some_choice(dice: random.Random, game: str) -> dict[str, Any]:
    declared = rules_of(game).settings.settings
    most = dice.randint(0, len(declared))
    return {setting.name: some_value(dice, setting) for setting in dice.sample(list(declared.values()), most)}


# The declaration decides


@pytest.mark.parametrize("game", GAMES)
def test_what_the_declaration_lets_pass_can_be_played(game: str) -> None:
    """And what it refuses cannot; nothing else is refused, neither before nor after the cards are dealt."""
    dice, declared, played = random.Random(game), rules_of(game).settings, 0
    for _ in range(CHOICES):
        chosen = some_choice(dice, game)
        refusal = declared.refusal(chosen)
        if refusal is None:
            begun = new_game(game, seed=played, **chosen)
            assert begun.options == declared.completed(chosen) == declared.completed(begun.options)
            assert begun.choice is not None
            played += 1
        else:
            with pytest.raises(BadGameOption) as caught:
                new_game(game, **chosen)
            assert str(caught.value) == str(refusal)
    assert 0.1 * CHOICES < played <= CHOICES


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_beside_other_choices_can_be_played(game: str) -> None:
    dice, declared = random.Random(game), rules_of(game).settings
    offered = closed = 0
    for _ in range(CHOICES // 5):
        chosen = some_choice(dice, game)
        if declared.refusal(chosen) is not None:
            continue
        for name, setting in declared.settings.items():
            for value, why in declared.offers(chosen, name).items():
                given = {**chosen, name: [value] if setting.kind == WORDS else value}
                if why is None:
                    assert new_game(game, **given).choice is not None
                    offered += 1
                else:
                    assert str(why)
                    closed += 1
    assert offered > 100
    assert closed or not declared.exclusions


@pytest.mark.parametrize("game", GAMES)
def test_a_preset_can_be_played_as_it_is(game: str) -> None:
    rules = rules_of(game)
    for preset in rules.settings.presets:
        options = {name: values[0] for name, values in preset.when.items()}
        for players in range(rules.min_players, rules.max_players + 1):
            completed = rules.options({**options, "players": players})
            assert {name: completed[name] for name in options} == options


@pytest.mark.parametrize("game", GAMES)
def test_the_declaration_is_plain_data_and_speaks_both_languages(game: str) -> None:
    told = told_settings(game)
    assert json.loads(json.dumps(told)) == told
    for setting in rules_of(game).settings.settings.values():
        for lang in LANGUAGES:
            assert has_text(lang, game, f"setting-{setting.name}")
            for value in setting.values if setting.kind in (WORD, WORDS) else ():
                assert has_text(lang, game, f"{setting.named or setting.name}-{value}")
    texts = [exclusion["why"] for exclusion in told["exclusions"]] + [preset["text"] for preset in told["presets"]]
    for text in texts:
        assert text["de"]
        assert text["en"] != text["de"]


def test_what_is_usual_may_depend_on_what_is_chosen() -> None:
    options = rules_of("agricola").options
    assert options({"cards": "by-marks"})["players"] == 4
    assert options({"expansion": "moor", "level": 2})["cards"] == "draft"
    assert options({"expansion": "moor", "level": 2, "players": 1})["cards"] == "deal"
    assert options({"variants": ["open-display"]})["cards"] == "deal"
    assert [options({"players": players})["side_job"] for players in (1, 2, 4, 5)] == [False, True, True, False]


def test_a_game_of_ones_own_needs_no_catalog() -> None:
    weather = words("extras", ["sun", "rain"], least=1, usual=["sun"])
    never = Exclusion("it never rains long", {"long": [True], "extras": ["rain"]})
    toy = Settings("toy", [number("players", 2, 4, 2), flag("long"), weather], [never])
    assert toy.completed({}) == {"players": 2, "long": False, "extras": ["sun"]}
    assert {value: why is None for value, why in toy.offers({"long": True}, "extras").items()} == {
        "sun": True,
        "rain": False,
    }
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"long": True, "extras": ["sun", "rain"]}, "it never rains long"),
        ({"extras": []}, r"extras must be some of sun, rain, got \[\]"),
        ({"extras": ["rein"]}, r"extras must be some of sun, rain, got \['rein'\]: did you mean rain\?"),
        ({"lang": True}, r"toy has no option 'lang': did you mean long\?"),
        ({"players": 5}, "players must be 2 to 4, got 5"),
    ]
    for given, said in wrong:
        with pytest.raises(BadGameOption, match=said):
            toy.completed(given)


def test_a_refusal_can_go_to_another_process() -> None:
    refusal = pickle.loads(pickle.dumps(sentence("agricola", {"cards": "deel"})))
    assert isinstance(refusal, BadSetting)
    assert str(refusal).endswith("got 'deel': did you mean deal?")
    assert refusal.spoken("de").endswith("nicht 'deel': Meinst du deal?")


# The same sentence everywhere


def commands(wrong: Wrong) -> list[list[str]]:
    """Every command that takes options of a game."""
    rules = rules_of(wrong.game)
    settings = [part for name, text in wrong.texts.items() for part in ("--set", f"{name}={text}")]
    bots = ",".join(["random"] * rules.min_players)
    lab = [[name, wrong.game, "--bots", bots, *settings] for name in ("simulate", "stats", "curve")]
    two = ",".join(["random"] * max(2, rules.min_players))
    found = [["play", wrong.game, *settings], ["tournament", wrong.game, "--bots", two, *settings], *lab]
    named = [wrong.texts.get(name) for name in ("players", "kingdom")]
    for name, text in zip(("--players", "--kingdom"), named, strict=True):
        if text is not None and len(wrong.texts) == 1:
            found += [[command[0], wrong.game, *command[2:-2], name, text] for command in found[:5]]
    return found


@pytest.mark.parametrize("wrong", ALL_WRONG, ids=str)
def test_every_command_says_what_python_says(wrong: Wrong, capsys: pytest.CaptureFixture[str]) -> None:
    players = {"players": str(max(2, rules_of(wrong.game).min_players)), **wrong.texts}
    asked = Wrong(wrong.game, players if len(wrong.texts) > 1 or "players" not in wrong.texts else wrong.texts)
    refusal = sentence(wrong.game, understood(wrong.game, asked.texts))
    for lang in LANGUAGES:
        said = refusal.spoken(lang) if isinstance(refusal, BadSetting) else str(refusal)
        for command in commands(asked)[: None if lang == "en" else 1]:
            assert main([*command, "--lang", lang]) == 2, command
            assert capsys.readouterr().err == f"allmende: {' '.join(said.split())}\n", command


TYPED = [
    ("dominion", [], "kingdom", "atlantis"),
    ("dominion", [], "kingdom", "barguins"),
    ("agricola", [], "expansion", "mor"),
    ("agricola", ["2"], "level", "II"),
    ("agricola", [""], "cards", "deel"),
    ("agricola", [""], "cards", "by-marks"),
]


@pytest.mark.parametrize(("game", "before", "name", "text"), TYPED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_says_it_too(game: str, before: list[str], name: str, text: str, lang: str) -> None:
    person = Person(*before, text, "", "", "", width=1000)
    ask_settings(person.screen, lang, game)
    chosen = {"players": 2, "expansion": "moor"} if before == ["2"] else {"players": 2}
    refusal = sentence(game, {**chosen, name: read(rules_of(game).settings.settings[name], text)})
    assert isinstance(refusal, BadSetting)
    assert person.seen[len(before) + 1].strip() == refusal.spoken(lang)


def test_near_misses_are_named() -> None:
    misses: list[tuple[str, dict[str, Any], str]] = [
        ("agricola", {"expansions": "moor"}, "expansion"),
        ("agricola", {"cards": "by_marks"}, "by-marks"),
        ("agricola", {"variants": ["open-displays"]}, "open-display"),
        ("agricola", {"banned": ["clay-hut-bilder"]}, "clay-hut-builder"),
        ("dominion", {"kingdom": "Begegnungen"}, ""),
        ("dominion", {"kingdom": "Einfuhrung"}, "introduction"),
        ("dominion", {"kingdom": [*["smithee"], *["moat"] * 9]}, "smithy"),
        ("dominion", {"expansions": ["hinterland"]}, "hinterlands"),
        ("lowlands", {"beginer": True}, "beginner"),
    ]
    for game, given, near in misses:
        said = str(sentence(game, given))
        assert ("did you mean" in said) == (near != "")
        assert said.endswith(f"did you mean {near}?") or not near, said


# The grammar


def test_what_is_typed_is_read_by_its_kind() -> None:
    given = ["players=3", "tile=yes", "variants=leave-animals, larkin-start", "banned=", "cards=none", "side_job=FALSE"]
    assert typed_options("agricola", given) == {
        "players": 3, "tile": True, "variants": ["leave-animals", "larkin-start"], "banned": [], "cards": "none",
        "side_job": False,
    }  # fmt: skip
    assert typed_options("dominion", ["first=none", 'expansions=["base"]', "first=1"], kingdom="random") == {
        "first": 1, "expansions": ["base"], "kingdom": "random",
    }  # fmt: skip
    assert typed_options("lowlands", ["tiles=none", "beginner=no"]) == {"tiles": None, "beginner": False}


@pytest.mark.parametrize("game", GAMES)
def test_completed_options_can_be_typed(game: str) -> None:
    for options in rules_of(game).sample_options():
        completed = rules_of(game).options(options)
        assert typed_options(game, [f"{name}={typed(value)}" for name, value in completed.items()]) == completed


def test_numbers_of_settings_are_ranges() -> None:
    for game in GAMES:
        for setting in rules_of(game).settings.settings.values():
            if setting.kind == NUMBER:
                assert list(setting.values) == list(range(setting.values[0], setting.values[-1] + 1))


# Described


def test_options_are_described_in_both_languages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["options", "agricola", "--lang", "en"]) == 0
    english = capsys.readouterr().out
    assert "4 (cards=by-marks), otherwise 2" in english
    assert "an open display needs a game with hand cards" in english
    assert main(["options", "agricola", "--lang", "de"]) == 0
    german = capsys.readouterr().out
    assert "eine offene Auslage braucht eine Partie mit Handkarten" in german
    for name in rules_of("agricola").options({}):
        assert f"{name}=" in english
        assert f"{name}=" in german
    assert main(["options", "chess"]) == 2


def test_the_page_of_all_options_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.settings_page writes it anew"


def test_what_was_completed_before_is_no_excuse_for_what_only_looks_the_same() -> None:
    rules = rules_of("lowlands")
    assert rules.options({"beginner": True}) == rules.options({"beginner": True})
    with pytest.raises(BadGameOption):
        rules.options({"beginner": 1})
    first = rules_of("agricola").options({"cards": "deal"})
    first["variants"].append("extra-copse")
    assert rules_of("agricola").options({"cards": "deal"})["variants"] == []


@pytest.mark.parametrize(("lang", "word"), [("en", "occupation"), ("de", "Ausbildung")])
@pytest.mark.rule("MOOR-037")
def test_hands_are_named_by_what_a_level_of_the_moor_deals(lang: str, word: str) -> None:
    """Level II has minor improvements and nothing else."""
    settings = rules_of("agricola").settings
    cards = settings.settings["cards"]
    level = {"expansion": "moor", "level": 2}
    offered = [value for value, why in settings.offers(level, "cards").items() if why is None]
    names = [value_name(lang, "agricola", cards, value, level) for value in offered]
    assert names
    assert not [name for name in names if word in name or "of each kind" in name or "jeder Art" in name]
    assert word in value_name(lang, "agricola", cards, "deal", {"expansion": "moor", "level": 3})
