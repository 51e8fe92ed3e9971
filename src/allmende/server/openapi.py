"""/openapi.json: what FastAPI finds out about requests, with all types of `models` and of the games' views in it.

A view is one of the games' own, told apart by `game`; what is asked is one of a game's prompts, told apart by `name`.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec
from fastapi import FastAPI

from allmende.server import models
from allmende.server.shapes import (
    Shape,
    constraints_of,
    fields_of,
    is_open,
    is_record,
    origin_of,
    parts_of_union,
    plain,
    records_in,
    zone_shape,
)
from allmende.table import BrokenBox, Json, game_names, rules_of
from allmende.table.views import ChoiceView, OptionView, Prompt, View

Call: TypeAlias = Callable[[Any], str]
"""What a record is called among the components."""

PLACE: Final = "#/components/schemas/"
SCALARS: Final[dict[Any, Json]] = {
    int: {"type": "integer"}, float: {"type": "number"}, str: {"type": "string"}, bool: {"type": "boolean"},
    type(None): {"type": "null"}, Any: {},
}  # fmt: skip


def told(shape: Shape, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """For a route: what it answers."""
    described = schema(shape, by_name)
    return {status: {"description": "It is done.", "content": {"application/json": {"schema": described}}}}


def by_name(record: Any) -> str:
    return str(record.__name__)


def add_document(app: FastAPI) -> None:
    """Let the app describe itself with all types, when somebody asks for the first time."""
    first = app.openapi

    def openapi() -> Json:
        if app.openapi_schema is None:
            document = pointed(first())
            document.setdefault("components", {}).setdefault("schemas", {}).update(components())
            app.openapi_schema = document
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def pointed(found: Any) -> Any:
    """The document with references where pydantic left the names of bodies."""
    if isinstance(found, dict):
        if models.SHAPE in found:
            return {"$ref": PLACE + found[models.SHAPE]}
        return {key: pointed(one) for key, one in found.items()}
    return [pointed(one) for one in found] if isinstance(found, list) else found


def components() -> Json:
    """The schemas of all types by their names."""
    said = [*models.BODIES, *models.ANSWERS, models.Message, models.Told]
    found = {by_name(record): record_schema(record, by_name) for record in records_in(said)}
    for record in (View, ChoiceView, OptionView, Prompt):
        del found[by_name(record)]
    found["SocketMessage"] = one_of(models.Message.__args__, "type", by_name)
    found["SocketAnswer"] = one_of(models.Told.__args__, "type", by_name)
    views = {}
    for name in game_names():
        try:
            found |= game_components(name)
        except BrokenBox:
            continue  # nobody can play it
        views[name] = PLACE + prefix_of(name) + "View"
    found["View"] = {
        "oneOf": [{"$ref": view} for view in views.values()],
        "discriminator": {"propertyName": "game", "mapping": views},
    }
    return found


def prefix_of(game: str) -> str:
    """
    >>> prefix_of("dominion"), prefix_of("race-to-ten")
    ('Dominion', 'RaceToTen')
    """
    return "".join(part.capitalize() for part in game.split("-"))


def game_components(game: str) -> Json:
    """The view of a game, with its prompts and zones."""
    contract, prefix = rules_of(game).contract, prefix_of(game)

    def call(record: Any) -> str:
        return prefix + by_name(record)

    found = {call(record): record_schema(record, call) for record in records_in([contract.view, contract.things])}
    prompts = list(contract.prompts.values())
    option = record_schema(OptionView, call)
    option["properties"]["zone"] = schema(zone_shape(contract), call)
    choice = record_schema(ChoiceView, call)
    if prompts:
        choice["properties"]["prompt"] = {
            "oneOf": [record_schema(prompt, call) for prompt in prompts],
            "discriminator": {"propertyName": "name"},
        }
    else:
        found[call(Prompt)] = record_schema(Prompt, call)
    view = record_schema(View, call)
    view["properties"]["game"] = schema(Literal[game], call)
    view["properties"]["table"] = {} if contract.view is None else schema(contract.view, call)
    return found | {call(OptionView): option, call(ChoiceView): choice, call(View): view}


# Types as JSON schemas


def schema(shape: Shape, call: Call) -> Json:
    """
    >>> schema(list[int | None], by_name)
    {'type': 'array', 'items': {'anyOf': [{'type': 'integer'}, {'type': 'null'}]}}
    """
    bare = plain(shape)
    found = bare_schema(bare, call)
    for constraint in constraints_of(shape):
        found = found | limits(constraint, found.get("type"))
    return found


def bare_schema(shape: Shape, call: Call) -> Json:
    origin, args = origin_of(shape), get_args(shape)
    if is_record(shape):
        return {"$ref": PLACE + call(shape)}
    if union := parts_of_union(shape):
        return {"anyOf": [schema(part, call) for part in union]}
    if origin is Literal:
        return {"enum": list(args)} if len(args) > 1 else {"const": args[0]}
    if origin is list:
        return {"type": "array", "items": schema(args[0], call)}
    if origin is tuple:
        size = len(args)
        return {"type": "array", "prefixItems": [schema(one, call) for one in args], "minItems": size, "maxItems": size}
    if origin is dict:
        names = {} if args[0] is str else {"propertyNames": schema(args[0], call)}
        return {"type": "object", "additionalProperties": schema(args[1], call), **names}
    return SCALARS[shape]


def limits(constraint: msgspec.Meta, type_: object) -> Json:
    """
    >>> limits(msgspec.Meta(max_length=40), "string")
    {'maxLength': 40}
    """
    length = "Length" if type_ == "string" else "Items"
    found = {
        "minimum": constraint.ge, "maximum": constraint.le,
        f"min{length}": constraint.min_length, f"max{length}": constraint.max_length,
    }  # fmt: skip
    return {name: limit for name, limit in found.items() if limit is not None}


def record_schema(record: Any, call: Call) -> Json:
    fields = fields_of(record)
    properties = {field.name: schema(field.shape, call) | about(field.about) for field in fields}
    required = [field.name for field in fields if not field.optional]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": is_open(record)}


def about(text: str) -> Json:
    return {"description": text} if text else {}


def one_of(records: Iterable[Any], by: str, call: Call) -> Json:
    return {"oneOf": [{"$ref": PLACE + call(record)} for record in records], "discriminator": {"propertyName": by}}
