"""Whatever stands in a situation: it is laid out, or refused with a sentence."""

from contextlib import suppress

import pytest

from allmende import arrange
from allmende.agricola.saved import scenario as agricola
from allmende.dominion import scenario as dominion
from allmende.lowlands import scenario as lowlands
from allmende.table import AllmendeError

ODD: tuple[object, ...] = (-1, 10**30, 1.5, None, True, "x", [5], [{}], [["x"]], {"forest": "x"})
TABLES = [("dominion", dominion, {}), ("lowlands", lowlands, {}), ("agricola", agricola, {}),
          ("agricola", agricola, {"expansion": "moor", "level": 1})]  # fmt: skip


@pytest.mark.parametrize(("name", "module", "given"), TABLES)
def test_odd_situations_get_a_sentence(name: str, module: object, given: dict[str, object]) -> None:
    for odd in ODD:
        for key in module.KEYS:  # type: ignore[attr-defined]
            with suppress(AllmendeError):
                arrange(name, {**given, "seats": [{}, {}], key: odd})
        for key in module.SEAT_KEYS:  # type: ignore[attr-defined]
            with suppress(AllmendeError):
                arrange(name, {**given, "seats": [{key: odd}, {}]})
