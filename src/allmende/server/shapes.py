"""Reads types while the program runs: what has which fields, and what a person said about them.

TypedDicts (views, answers) and msgspec's Structs (requests) look alike from here; the types of the client
(`typescript`) and what /openapi.json says (`openapi`) are made of them.
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterable
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NewType,
    NotRequired,
    Required,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from allmende.server import models
from allmende.table import views
from allmende.table.contract import Contract, PromptType

Shape: TypeAlias = Any
"""A type, as annotations have it."""


class Field(NamedTuple):
    name: str
    shape: Shape
    optional: bool = False
    about: str = ""


def origin_of(shape: Shape) -> Any:
    """list of list[int], Literal of Literal["x"]; None of what is made of nothing else."""
    return get_origin(shape)


def is_record(shape: Shape) -> bool:
    """Does it have named fields of different types?"""
    return is_typeddict(shape) or (isinstance(shape, type) and issubclass(shape, msgspec.Struct))


def is_open(record: Any) -> bool:
    """May it have more fields than those that are declared?"""
    return record in models.OPEN_RECORDS or record in views.OPEN_RECORDS


@cache
def fields_of(record: Any) -> list[Field]:
    """The fields of a record with what is said about them."""
    if isinstance(record, PromptType):
        named = Field("name", Literal[record.name])
        return [named, *[field_of(name, shape, False, "") for name, shape in record.fields.items()]]
    hints = get_type_hints(record, include_extras=True)
    said = {name: text for base in reversed(bases_of(record)) for name, text in docstrings(base).items()}
    if is_typeddict(record):
        return [field_of(name, hints[name], name in record.__optional_keys__, said.get(name, "")) for name in hints]
    structs = msgspec.structs.fields(record)
    tag = [] if record.__struct_config__.tag is None else [Field("type", Literal[record.__struct_config__.tag])]
    return tag + [field_of(one.name, hints[one.name], not one.required, said.get(one.name, "")) for one in structs]


def field_of(name: str, shape: Shape, optional: bool, about: str) -> Field:
    """A field without the wrappings of its annotation."""
    while origin_of(shape) in (NotRequired, Required):
        optional = origin_of(shape) is NotRequired
        shape = get_args(shape)[0]
    return Field(name, shape, optional, about)


def bases_of(record: Any) -> list[Any]:
    """The record and those it is made from. A TypedDict knows its bases only by `__orig_bases__`."""
    given = getattr(record, "__orig_bases__", ()) if is_typeddict(record) else record.__bases__
    bases = [one for one in given if is_record(one) and one is not msgspec.Struct]
    return [record, *[base for one in bases for base in bases_of(one)]]


def docstrings(record: Any) -> dict[str, str]:
    """What stands below the fields of a class."""
    body = ast.parse(textwrap.dedent(inspect.getsource(record))).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for one, after in zip(body.body, body.body[1:], strict=False):
        said = after.value if isinstance(after, ast.Expr) else None
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and isinstance(said, ast.Constant):
            found[one.target.id] = " ".join(str(said.value).split())
    return found


def plain(shape: Shape) -> Shape:
    """A type without what checkers say about it: Annotated[int, ...] is an int."""
    while True:
        if origin_of(shape) is Annotated:
            shape = get_args(shape)[0]
        elif isinstance(shape, NewType):
            shape = shape.__supertype__
        else:
            return shape


def constraints_of(shape: Shape) -> list[msgspec.Meta]:
    """What checkers say about it."""
    said = get_args(shape)[1:] if origin_of(shape) is Annotated else ()
    return [one for one in said if isinstance(one, msgspec.Meta)]


def parts_of_union(shape: Shape) -> tuple[Shape, ...]:
    """What a union is made of; nothing for everything else."""
    return get_args(shape) if origin_of(shape) in (Union, UnionType) else ()


def records_in(shapes: Iterable[Shape]) -> list[Any]:
    """All records that shapes are made of, each before those that it is made of, in order of appearance."""
    found: dict[Any, None] = {}

    def walk(shape: Shape) -> None:
        shape = plain(shape)
        if is_record(shape):
            if shape not in found:
                found[shape] = None
                for field in fields_of(shape):
                    walk(field.shape)
        else:
            for part in () if origin_of(shape) is Literal else get_args(shape):
                walk(part)

    for one in shapes:
        walk(one)
    return list(found)


def words_in(records: Iterable[Any]) -> dict[Shape, str]:
    """The sets of words that have a name in the modules of these records: Literal["high", "low"] is a Tide."""
    modules = dict.fromkeys(sys.modules[record.__module__] for record in records)
    named = {name: shape for module in modules for name, shape in vars(module).items()}
    return {shape: name for name, shape in named.items() if origin_of(shape) is Literal}


def zone_shape(contract: Contract) -> Shape:
    return Literal[contract.zones] if contract.zones else str
