"""Nets as files: what is written is read again, and what is wrong or damaged is refused with a sentence."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allmende.nets.file import CHECKSUM, BadNet, packed, read_net, unpacked, write_net
from tests.nets.nets import opinionated


def changed(data: bytes, change: Callable[[dict[str, Any]], Any], weights: bytes | None = None) -> bytes:
    """The same file with another header, and a checksum that is right."""
    first, told, rest = data[:-CHECKSUM].split(b"\n", 2)
    header = json.loads(told)
    change(header)
    body = b"\n".join([first, json.dumps(header).encode(), rest if weights is None else weights])
    return body + sha256(body).digest()


@pytest.fixture(scope="module")
def data() -> bytes:
    return packed(opinionated("dominion"))


@pytest.mark.parametrize(("kind", "error"), [("float16", 2e-3), ("float32", 0.0)])
def test_what_is_written_is_read_again(tmp_path: Path, kind: str, error: float) -> None:
    net = opinionated("dominion")
    net.about.update(commit="0123abc", games=70, figures={"loss": 1.5})
    write_net(net, tmp_path / "a.net", kind)
    again = read_net(tmp_path / "a.net", "dominion")
    assert [path.name for path in tmp_path.iterdir()] == ["a.net"]
    assert (again.game, again.options, again.shape, again.about) == (net.game, net.options, net.shape, net.about)
    assert [(block.name, block.axes) for block in again.inputs.blocks] == [
        (block.name, block.axes) for block in net.inputs.blocks
    ]
    assert list(again.weights) == list(net.weights)
    for name, array in net.weights.items():
        assert np.allclose(again.weights[name], array, atol=error, rtol=error), name


def test_its_header_can_be_read_by_people(data: bytes) -> None:
    first, told, _ = data.split(b"\n", 2)
    assert first == b"allmende-net 1"
    header = json.loads(told)
    assert header["game"] == "dominion"
    assert [block["name"] for block in header["blocks"]] == ["cards", "turn"]
    assert header["about"] == {"seed": 1, "games": 0}


def test_a_damaged_file_is_refused_wherever_the_damage_is(data: bytes) -> None:
    for at in range(len(b"allmende-net 1\n"), len(data), len(data) // 40):
        damaged = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        with pytest.raises(BadNet, match="a is damaged: its checksum is wrong"):
            unpacked(damaged, "a")
    for length in (0, 10, 40, len(data) // 2, len(data) - 1):
        with pytest.raises(BadNet, match=r"is no net of Allmende|is damaged"):
            unpacked(data[:length], "a")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda header: header.update(game="lowlands"), "was made for other options of lowlands"),
        (lambda header: header.update(game="chess"), "chess"),
        (lambda header: header["vocabulary"].update(digest="0"), "was made for other options of dominion"),
        (lambda header: header["vocabulary"].update(size=9999), "was made for other options of dominion"),
        (lambda header: header["shape"].update(width=17), "its weights do not fit its shape"),
        (lambda header: header["weights"].pop(), "its weights do not fit its shape"),
        (lambda header: header.pop("blocks"), "its header makes no sense"),
        (lambda header: header.update(blocks=[3]), "its header makes no sense"),
        (lambda header: header["weights"][0].update(type="int8"), "its header makes no sense"),
    ],
)
def test_a_header_that_lies_is_refused(data: bytes, change: Callable[[dict[str, Any]], Any], sentence: str) -> None:
    with pytest.raises(BadNet, match=sentence):
        unpacked(changed(data, change), "a")


def test_weights_that_are_none_are_refused(data: bytes) -> None:
    weights = data[:-CHECKSUM].split(b"\n", 2)[2]
    for wrong, sentence in ((weights + b"ab", "more weights"), (weights[:-2], "makes no sense"),
                            (b"\xff" * len(weights), "are no numbers")):  # fmt: skip
        with pytest.raises(BadNet, match=sentence):
            unpacked(changed(data, lambda header: None, wrong), "a")


def test_other_files_and_games_are_refused(tmp_path: Path, data: bytes) -> None:
    with pytest.raises(BadNet, match="cannot be read: No such file"):
        read_net(tmp_path / "none.net")
    with pytest.raises(BadNet, match="cannot be read: Is a directory"):
        read_net(tmp_path)
    (tmp_path / "a.net").write_bytes(b"PNG" + data)
    with pytest.raises(BadNet, match="is no net of Allmende"):
        read_net(tmp_path / "a.net")
    (tmp_path / "a.net").write_bytes(data.replace(b"net 1", b"net 2", 1))
    with pytest.raises(BadNet, match="a format of nets that this version does not read: it reads 1"):
        read_net(tmp_path / "a.net")
    (tmp_path / "a.net").write_bytes(data)
    with pytest.raises(BadNet, match="is a net for dominion, not for agricola"):
        read_net(tmp_path / "a.net", "agricola")
