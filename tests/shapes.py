"""Holds values against declared types."""

from collections import Counter
from typing import Any, Literal, get_args

from allmende.server.shapes import Shape, fields_of, is_open, is_record, origin_of, parts_of_union, plain
from allmende.table import PromptType

SCALARS = (int, str, float, bool, type(None))


def strange(value: Any, shape: Shape, seen: Counter[str], at: str = "") -> list[str]:
    """Where a value is not what its type says; counts which fields of which records were seen."""
    shape = plain(shape)
    if shape is Any:
        return []
    if union := parts_of_union(shape):
        return min((strange(value, part, seen, at) for part in union), key=len)
    if is_record(shape) or isinstance(shape, PromptType):
        return strange_record(value, shape, seen, at)
    origin, args = origin_of(shape), get_args(shape)
    if origin is Literal:
        return [] if value in args else [f"{at} is {value!r}, not one of {args}"]
    if origin is dict and isinstance(value, dict):
        keys = [wrong for key in value for wrong in strange(key, args[0], seen, f"{at} key")]
        return keys + [wrong for key, one in value.items() for wrong in strange(one, args[1], seen, f"{at}.{key}")]
    if origin is list and isinstance(value, list):
        return [wrong for n, one in enumerate(value) for wrong in strange(one, args[0], seen, f"{at}.{n}")]
    if origin is tuple and isinstance(value, list) and len(value) == len(args):
        return [wrong for one, part in zip(value, args, strict=True) for wrong in strange(one, part, seen, at)]
    return [] if shape in SCALARS and type(value) is shape else [f"{at} is {value!r}, no {shape}"]


def strange_record(value: Any, record: Any, seen: Counter[str], at: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{at} is {value!r}, no {record}"]
    named = record.name if isinstance(record, PromptType) else record.__name__
    fields = {field.name: field for field in fields_of(record)}
    found = [] if is_open(record) else [f"{at} has the undeclared {key}" for key in value if key not in fields]
    for field in fields.values():
        if field.name in value:
            seen[f"{named}.{field.name}"] += 1
            found += strange(value[field.name], field.shape, seen, f"{at}.{field.name}")
        elif not field.optional:
            found.append(f"{at} has no {field.name}")
    return found
