"""Nets as files: docs/training.md has the format.

allmende-net 1              what it is, and the format
{"game": "dominion", ...}   one line of JSON: what the net sees, its shape, where it comes from
weights                     one after the other, as the header lists them, little-endian
SHA-256                     32 bytes: of everything before
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np

from allmende.bots.bot import UnknownBot
from allmende.nets.inputs import Inputs
from allmende.nets.net import Net, Shape, Weights, digest_of, shapes_of
from allmende.rl.blocks import Block
from allmende.table import UnknownGame, rules_of

MAGIC: Final = b"allmende-net "
FORMAT: Final = 1
CHECKSUM: Final = 32
TYPES: Final[dict[str, np.dtype[Any]]] = {"float16": np.dtype("<f2"), "float32": np.dtype("<f4")}
LARGEST: Final = 1 << 30
"""No net is larger than a gigabyte."""


class BadNet(UnknownBot):
    """This file is no net that can play here."""


def write_net(net: Net, path: Path, kind: str = "float16") -> None:
    """All of the file or nothing."""
    half = path.with_name(path.name + ".half")
    half.write_bytes(packed(net, kind))
    half.replace(path)


def packed(net: Net, kind: str = "float16") -> bytes:
    """The file of a net."""
    words = rules_of(net.game).vocabulary
    header = {
        "game": net.game,
        "blocks": [{"name": block.name, "axes": block.axes} for block in net.inputs.blocks],
        "vocabulary": {"size": net.options, "digest": digest_of(words, net.options)},
        "shape": net.shape._asdict(),
        "weights": [{"name": name, "shape": list(array.shape), "type": kind} for name, array in net.weights.items()],
        "about": net.about,
    }
    told = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode()
    weights = b"".join([array.astype(TYPES[kind]).tobytes() for array in net.weights.values()])
    body = MAGIC + str(FORMAT).encode() + b"\n" + told + b"\n" + weights
    return body + sha256(body).digest()


def read_net(path: Path, game: str | None = None) -> Net:
    """The net of a file. BadNet says in a sentence what is wrong with it, or that it is for another game."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadNet(f"{path} is too large to be a net")
        data = path.read_bytes()
    except OSError as error:
        raise BadNet(f"the net {path} cannot be read: {error.strerror or error}") from error
    return unpacked(data, str(path), game)


def unpacked(data: bytes, name: str, game: str | None = None) -> Net:
    """The net of a file's bytes."""
    first, _, rest = data[:-CHECKSUM].partition(b"\n")
    if not first.startswith(MAGIC):
        raise BadNet(f"{name} is no net of Allmende")
    if first != MAGIC + str(FORMAT).encode():
        raise BadNet(f"{name} has a format of nets that this version does not read: it reads {FORMAT}")
    if sha256(data[:-CHECKSUM]).digest() != data[-CHECKSUM:]:
        raise BadNet(f"{name} is damaged: its checksum is wrong")
    told, _, weights = rest.partition(b"\n")
    try:
        return restored(json.loads(told), weights, name, game)
    except UnknownGame as error:
        raise BadNet(f"{name} is a net for a game that is not installed: {error}") from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadNet(f"{name} is damaged: its header makes no sense ({error})") from error


def restored(header: Any, weights: bytes, name: str, game: str | None) -> Net:
    if game is not None and header["game"] != game:
        raise BadNet(f"{name} is a net for {header['game']}, not for {game}")
    words, known = rules_of(header["game"]).vocabulary, header["vocabulary"]
    if known["size"] > len(words) or digest_of(words, known["size"]) != known["digest"]:
        raise BadNet(f"{name} was made for other options of {header['game']}: it cannot play with this version")
    inputs = Inputs([Block(one["name"], tuple([tuple(axis) for axis in one["axes"]])) for one in header["blocks"]])
    shape = Shape(**header["shape"])
    expected = shapes_of(shape, inputs.size, known["size"])
    if {one["name"]: tuple(one["shape"]) for one in header["weights"]} != expected:
        raise ValueError("its weights do not fit its shape")
    return Net(header["game"], inputs, known["size"], shape, read_weights(header["weights"], weights), header["about"])


def read_weights(listed: list[dict[str, Any]], data: bytes) -> Weights:
    found: Weights = {}
    at = 0
    for one in listed:
        kind, shape = TYPES[one["type"]], tuple(one["shape"])
        count = int(np.prod(shape))
        found[one["name"]] = np.frombuffer(data, kind, count, at).reshape(shape).astype(np.float32)
        at += count * kind.itemsize
    if at != len(data):
        raise ValueError("it has more weights than it says")
    if not all(np.isfinite(array).all() for array in found.values()):
        raise ValueError("some of its weights are no numbers")
    return found
