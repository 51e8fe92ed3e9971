"""Harvests, tides and Clean-ups as the page tells them: what the panel says somebody got is what they have more of."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from allmende.bots import make_bot
from allmende.locales import LANGUAGES, catalogs
from allmende.table import Game, Seat, new_game
from tests.web.node import run_node

Json = dict[str, Any]
Told = tuple[dict[str, Json], dict[str, Json], dict[str, Json]]
FIND = Path(__file__).parent / "sequences.mjs"
NAMES = ["Anna", "Bo", "Cem"]
BOTS = {"agricola": "farmer", "dominion": "bigmoney", "lowlands": "shepherd"}
RESOURCES = ("wood", "clay", "stone")


def belongings(game: Game) -> list[Counter[str]]:
    """What everybody has, in the words of the panel."""
    players = game.view(0)["table"]["players"]
    if game.rules.name == "agricola":
        return [Counter({**player["goods"], "begging": player["begging"]}) for player in players]
    if game.rules.name == "lowlands":
        return [
            Counter(coin=one["coins"], sheep=one["sheep"], card=one["hand"]["count"], breach=one["breaches"])
            for one in players
        ]
    return []


def play(name: str) -> Json:
    """A game between bots: its log as seat 0 sees it, and what everybody had after each pick."""
    game = new_game(name, players=3, seed=3, auto=True, events=True)
    bots = [make_bot(BOTS[name], name, seat) for seat in range(3)]
    log = [{**event.seen_by(Seat(0)), "pick": 0, "seq": 1} for event in game.events]
    had = [belongings(game)]
    while (choice := game.choice) is not None:
        game.play(bots[choice.seat].pick(game, choice), choice.seat)
        pick = len(had)
        log += [{**event.seen_by(Seat(0)), "pick": pick, "seq": pick + 1} for event in game.events]
        had.append(belongings(game))
    return {"game": name, "players": 3, "log": log, "had": had}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """By game: what was played, what the page finds in it, and where everybody acted last."""
    played = {name: play(name) for name in BOTS}
    texts = {
        name: {
            lang: [path.read_text("utf-8") for path in catalogs(lang) if path.name.startswith(("table.", "web.", name))]
            for lang in LANGUAGES
        }
        for name in BOTS
    }
    file = tmp_path_factory.mktemp("logs") / "games.json"
    file.write_text(json.dumps({"games": list(played.values()), "texts": texts, "names": NAMES}), "utf-8")
    code, output = run_node(FIND, file)
    assert code == 0, output
    answer = json.loads(output)
    return played, dict(zip(BOTS, answer["found"], strict=True)), dict(zip(BOTS, answer["used"], strict=True))


def brought(sequence: Json) -> list[Counter[str]]:
    """What all scenes together brought, seat by seat."""
    sums: list[Counter[str]] = [Counter() for _ in NAMES]
    for scene in sequence["scenes"]:
        for share in scene["shares"]:
            for gain in share["gains"]:
                slug = "card" if gain["slug"] in RESOURCES and gain["kind"] == "piece" else gain["slug"]
                sums[share["seat"]][slug] += gain["count"]
    return sums


def besides(events: list[Json]) -> list[Counter[str]] | None:
    """What the rest of a pick brought, if that is easily told."""
    sums: list[Counter[str]] = [Counter() for _ in NAMES]
    for event in events:
        if event["kind"] == "get":
            sums[event["seat"]].update(event["goods"])
        elif event["kind"] in ("take", "draw"):
            sums[event["seat"]]["card"] += event.get("count", 1)
        elif event["kind"] not in ("place", "phase", "round", "starting-player", "game-over", "first-player"):
            return None
    return sums


@pytest.mark.parametrize(("name", "least"), [("agricola", 2), ("lowlands", 2)])
def test_the_panel_tells_what_everybody_has_more_of(told: Told, name: str, least: int) -> None:
    played, found, _ = told
    log, had = played[name]["log"], played[name]["had"]
    compared = 0
    for sequence in found[name]["sequences"]:
        first, last = log[sequence["at"]]["pick"], log[sequence["end"] - 1]["pick"]
        inside = range(sequence["at"], sequence["end"])
        around = [event for at, event in enumerate(log) if first <= event["pick"] <= last and at not in inside]
        if (rest := besides(around)) is None:
            continue
        for seat, sums in enumerate(brought(sequence)):
            change = Counter(had[last][seat])
            change.subtract(had[first - 1][seat])
            change.subtract(rest[seat])
            known = {good for good in change if good in had[last][seat]}
            assert {good: change[good] for good in known if change[good]} == {
                good: count for good, count in sums.items() if count and good in known
            }
        compared += 1
    assert compared >= least


def test_every_harvest_and_tide_is_told_in_both_languages(told: Told) -> None:
    _, found, _ = told
    harvests = found["agricola"]["sequences"]
    assert [one["args"]["round"] for one in harvests] == [4, 7, 9, 11, 13, 14]
    titles = [scene["title"] for scene in harvests[0]["scenes"]]
    assert titles == ["sequence-field-phase", "sequence-feeding", "sequence-breeding"]
    tides = found["lowlands"]["sequences"]
    assert [one["args"]["stage"] for one in tides] == [1, 1, 2, 2, 3, 3]
    assert [scene["title"] for scene in tides[-1]["scenes"]] == ["phase-upkeep", "phase-high-tide", "phase-storm-surge"]
    english, german = (found["agricola"]["spoken"][lang] for lang in ("en", "de"))
    assert (english[0]["title"], german[0]["title"]) == ("Harvest, round 4", "Erntezeit, Runde 4")
    fed = dict(english[0]["scenes"][1]["shares"])
    assert all(any(text.startswith("−") and text.endswith(" food") for text in texts) for texts in fed.values())
    assert fed.keys() == {0, 1, 2}
    assert "The dike" in "".join(note for one in found["lowlands"]["spoken"]["en"] for note in said_of(one))


def said_of(spoken: Json) -> list[str]:
    return [note for scene in spoken["scenes"] for note in scene["notes"]]


def test_every_turn_of_dominion_ends_with_what_it_brought(told: Told) -> None:
    played, found, _ = told
    log, sequences = played["dominion"]["log"], found["dominion"]["sequences"]
    assert len(sequences) == sum(event["kind"] == "clean-up" for event in log)
    spoken = found["dominion"]["spoken"]["en"]
    assert {one["title"] for one in spoken[:3]} >= {"Your turn 1", "Bo, turn 1"}
    bought = Counter(event["card"] for event in log if event["kind"] in ("buy", "gain"))
    gained: Counter[str] = Counter()
    for sequence in sequences:
        for scene in sequence["scenes"]:
            assert all(share["seat"] == sequence["seat"] for share in scene["shares"])
            if scene["title"] == "sequence-gained":
                gained.update({gain["slug"]: gain["count"] for share in scene["shares"] for gain in share["gains"]})
    assert gained == bought
    mine = [note for one, words in zip(sequences, spoken, strict=True) if one["seat"] == 0 for note in said_of(words)]
    others = [note for one, words in zip(sequences, spoken, strict=True) if one["seat"] for note in said_of(words)]
    assert any("Copper" in note for note in mine), "my own cards are named"
    assert not any("Copper" in note for note in others), "those of others are counted"


def test_the_place_used_last(told: Told) -> None:
    played, _, used = told
    last = {event["seat"]: event["space"] for event in played["agricola"]["log"] if event["kind"] == "place"}
    marked = {seat: place for place, seats in used["agricola"].items() for seat in seats}
    assert marked == last
    assert last.keys() == {0, 1, 2}
