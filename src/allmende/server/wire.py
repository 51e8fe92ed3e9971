"""How what is said becomes bytes: msgspec checks messages while it reads them."""

from typing import Any

import msgspec

from allmende.server.errors import Refused
from allmende.server.models import Message
from allmende.table import Json

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


def read_message(data: str | bytes) -> Message:
    """A client's message; Refused with the reason if it is none."""
    try:
        return _decoder.decode(data)
    except msgspec.DecodeError as error:
        raise Refused(400, "bad-message", f"this is no message: {error}") from error
    except (UnicodeError, RecursionError) as error:
        raise Refused(400, "bad-message", "this is no message") from error


def encode(data: Any) -> bytes:
    return _encoder.encode(data)


def error_json(refused: Refused) -> Json:
    answer: Json = {"error": refused.code, "message": refused.message}
    if refused.update is not None:
        answer["update"] = refused.update
    return answer
