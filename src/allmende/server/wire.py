"""What goes over a socket, as types: msgspec checks messages while it reads them."""

from typing import Annotated, Any, TypeAlias

import msgspec

from allmende.server.config import LONGEST_KEY, MOST_PICKS_AT_ONCE
from allmende.server.errors import Refused
from allmende.table import Json

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
MessageId: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
Key: TypeAlias = Annotated[list[Word | Number], msgspec.Meta(min_length=1, max_length=LONGEST_KEY)]
Picks: TypeAlias = Annotated[list[Number | Key], msgspec.Meta(min_length=1, max_length=MOST_PICKS_AT_ONCE)]


class PickMessage(msgspec.Struct, tag="pick"):
    seq: Number
    seat: Number
    picks: Picks
    id: MessageId = ""


class TryMessage(msgspec.Struct, tag="try"):
    """What would come of these picks?"""

    seq: Number
    seat: Number
    picks: Picks
    id: MessageId = ""


class UndoMessage(msgspec.Struct, tag="undo"):
    seq: Number
    seat: Number
    to: Number | None = None
    id: MessageId = ""


class VoteMessage(msgspec.Struct, tag="vote"):
    seq: Number
    seat: Number
    agree: bool
    id: MessageId = ""


class ShowMessage(msgspec.Struct, tag="show"):
    """Show another of my seats; none: as a spectator sees it, so that no hand is open between two turns."""

    seat: Number | None
    id: MessageId = ""


Message: TypeAlias = PickMessage | TryMessage | UndoMessage | VoteMessage | ShowMessage

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
