"""Whatever the server says is of the types that it declares, by HTTP and over a socket."""

import json
from collections import Counter
from typing import Any, Literal, get_args

import pytest

from allmende.server import models
from allmende.server.openapi import components
from allmende.table import game_names, rules_of
from tests.server.house import House, Json
from tests.shapes import strange

NOTHING: Counter[str] = Counter()


def held(said: Any, shape: Any) -> None:
    assert strange(said, shape, NOTHING, "said") == []


def test_answers_are_of_the_declared_types(house: House) -> None:
    anna = house.someone("Anna")
    update = anna.table("me", "me", settings={"hints": True})
    table = update["table"]
    option = update["view"]["choice"]["options"][0]["option"]
    asked: Json = {"seq": update["seq"], "seat": update["view"]["seat"], "picks": [option]}
    held(update, models.Update)
    held(anna.get("/api/games"), models.Games)
    held(anna.get("/api/games/agricola/things"), models.Things)
    held(anna.get("/api/games/agricola/rules", lang="de"), models.Ledgers)
    held(anna.get("/api/me"), models.Me)
    held(anna.get("/api/tables"), models.Tables)
    held(anna.post(f"/api/tables/{table['id']}/try", **asked), models.Tried)
    held(anna.get(f"/api/tables/{table['id']}/hints"), models.Hints)
    held(anna.post(f"/api/tables/{table['id']}/picks", **asked), models.Update)
    held(anna.get(f"/api/tables/{table['id']}/moment/1"), models.Moment)
    refused = anna.refused("POST", f"/api/tables/{table['id']}/picks", 409, "stale", json=asked)
    held(refused, models.Refusal)


def test_what_is_said_over_a_socket_is_of_the_declared_types(house: House) -> None:
    anna = house.someone("Anna")
    made = anna.table("me", "me")
    line = anna.socket(made["table"], seat=made["view"]["seat"], differences=1)
    line.updated(1)
    while not line.presence:
        line.hear()
    view = line.update["view"]
    asked: Json = {"seat": view["seat"], "picks": [view["choice"]["options"][0]["option"]]}
    line.ask("try", seq=1, **asked)
    line.ask("pick", seq=1, **asked)
    line.updated(2)
    line.ask("pick", seq=1, **asked)
    heard = [json.loads(text) for text in line.bytes]
    for said in heard:
        [shape] = [one for one in get_args(models.Told) if one.__annotations__["type"] == Literal[said["type"]]]
        held(said, shape)
    assert {said["type"] for said in heard} == {"update", "presence", "tried", "ok", "difference", "refused"}


def test_a_body_of_another_shape_is_refused_with_a_sentence(house: House) -> None:
    anna = house.someone("Anna")
    table = anna.table("me", "me")["table"]
    where = f"/api/tables/{table['id']}/picks"
    good: Json = {"seq": 1, "seat": 0, "picks": [1]}
    bad: list[Json] = [
        {"picks": []},
        {"seq": True},
        {"seq": "1"},
        {"seq": 1.5},
        {"more": 1},
        {"seat": 99},
        {"picks": 1},
    ]
    for body in [*[good | one for one in bad], {}, []]:
        anna.refused("POST", where, 422, "bad-request", json=body)


@pytest.mark.parametrize("game", game_names())
def test_the_document_has_every_prompt_and_the_view_of_a_game(game: str) -> None:
    found, name = components(), game.capitalize()
    prompts = found[f"{name}ChoiceView"]["properties"]["prompt"]["oneOf"]
    assert [one["properties"]["name"]["const"] for one in prompts] == list(rules_of(game).contract.prompts)
    assert found["View"]["discriminator"]["mapping"][game] == f"#/components/schemas/{name}View"
    assert found[f"{name}View"]["properties"]["table"] == {"$ref": f"#/components/schemas/{name}Table"}
    assert found[f"{name}OptionView"]["properties"]["zone"]["enum"] == list(rules_of(game).contract.zones)


def test_nothing_in_the_document_leads_nowhere(house: House) -> None:
    document = house.nobody().get("/openapi.json")
    leads = set(references(document))
    assert len(leads) > 50
    assert leads <= {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}


def references(found: Any) -> list[str]:
    if isinstance(found, dict):
        here = [found["$ref"]] if isinstance(found.get("$ref"), str) else []
        return here + [one for value in found.values() for one in references(value)]
    return [one for value in found for one in references(value)] if isinstance(found, list) else []
