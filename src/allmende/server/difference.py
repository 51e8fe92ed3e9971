"""What has changed between two JSON values, exactly: the second one comes out as it was, to the order of its keys.

A change is one of three:

- `[value]`: this value instead
- `[]`: gone (a key of an object)
- `{key: change}`: the same object, but for these keys; or the same list, but for these places (`"0"`, `"1"`, …) and,
  if there are more or fewer of them, its `"length"`

web/src/lib/difference.ts applies them in the browser.
"""

from typing import Any, Final, TypeAlias

from allmende.server.wire import encode

Change: TypeAlias = list[Any] | dict[str, Any]

GONE: Final[Change] = []


def difference(before: Any, after: Any) -> Change:
    """The change that makes `after` of `before`, or all of it where that is shorter; `{}` if they are the same.

    >>> farm = {"of": "Anna", "rooms": "wood", "fields": ["grain", "grain", "vegetable"]}
    >>> difference(farm, {"of": "Anna", "rooms": "clay", "fields": ["grain", "grain", None], "fire": None})
    {'rooms': ['clay'], 'fields': {'2': [None]}, 'fire': [None]}
    """
    within = _within(before, after)
    if within is None:
        return [after]
    if len(within) > 0 and len(encode(within)) > len(encode([after])):
        return [after]
    return within


def _within(before: Any, after: Any) -> dict[str, Any] | None:
    """The change inside of a value that stays; None if it is another value."""
    if type(before) is not type(after):
        return None
    if isinstance(after, dict):
        return _within_object(before, after)
    if isinstance(after, list):
        return _within_list(before, after)
    return {} if before == after else None


def _within_object(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any] | None:
    stay = [key for key in before if key in after]
    new = [key for key in after if key not in before]
    if stay + new != list(after):
        return None  # the keys would stand in another order
    changes: dict[str, Any] = {key: GONE for key in before if key not in after}
    for key in stay:
        if change := _changed(before[key], after[key]):
            changes[key] = change
    return changes | {key: [after[key]] for key in new}


def _within_list(before: list[Any], after: list[Any]) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for at, (one, other) in enumerate(zip(before, after, strict=False)):
        if change := _changed(one, other):
            changes[str(at)] = change
    for at in range(len(before), len(after)):
        changes[str(at)] = [after[at]]
    if len(before) != len(after):
        changes["length"] = len(after)
    return changes


def _changed(before: Any, after: Any) -> Change | None:
    """The change, or None if there is none."""
    return difference(before, after) or None


def applied(before: Any, change: Change) -> Any:
    """What comes of a change.

    >>> applied({"wood": 2, "beds": [1, 2]}, {"wood": [3], "beds": {"2": [4], "length": 3}, "fire": [None]})
    {'wood': 3, 'beds': [1, 2, 4], 'fire': None}
    """
    if isinstance(change, list):
        return change[0]
    if not change:
        return before
    if isinstance(before, list):
        length = change.get("length", len(before))
        after = before[:length] + [None] * (length - len(before))
        for at, one in change.items():
            if at != "length":
                after[int(at)] = applied(after[int(at)], one)
        return after
    merged = dict(before)
    for key, one in change.items():
        if one == GONE:
            del merged[key]
        else:
            merged[key] = applied(merged.get(key), one)
    return merged
