"""A difference makes exactly the value that it was made for."""

import json
from typing import Any

import pytest

from allmende.server.difference import applied, difference

ODD: list[tuple[Any, Any]] = [
    (None, None), (None, []), ([], None), ({}, []), ([], {}), (1, True), (True, 1), (0, False), (1, 1.0), ("1", 1),
    ({"a": None}, {}), ({}, {"a": None}), ({"a": 1}, {"a": None}), ({"a": None}, {"a": {}}), ({"a": [1]}, {"a": 1}),
    ({"a": 1, "b": 2}, {"b": 2, "a": 1}), ({"b": 2}, {"a": 1, "b": 2}), ({"a": 1, "b": 2, "c": 3}, {"a": 1, "c": 4}),
    ([1, 2, 3], [1, 2]), ([1], [1, None, 3]), ([None], [[]]), ([[1, [2]]], [[1, [3]]]), ([[]], [[[]]]), ([1, 2], []),
    ({"length": 3, "0": 1}, {"length": 4, "0": 1}), ({"x": {"length": [1]}}, {"x": {"length": []}}),
    ([{"length": 1}, {"a": "long enough that it is not sent again"}],
     [{"length": 2}, {"a": "long enough that it is not sent again"}]),
]  # fmt: skip


@pytest.mark.parametrize(("before", "after"), ODD)
def test_odd_values(before: Any, after: Any) -> None:
    kept = json.dumps(before)
    change = json.loads(json.dumps(difference(before, after)))
    assert json.dumps(applied(before, change)) == json.dumps(after)
    assert json.dumps(before) == kept, "what was there stays as it was"
    assert (change == {}) == (json.dumps(before) == json.dumps(after))
