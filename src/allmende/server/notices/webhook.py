"""Webhooks: a POST in the way of ntfy, or as JSON that chats and programs understand."""

from email.header import Header
from typing import Any, Final

import msgspec

from allmende.server.notices.digest import Message
from allmende.server.notices.post import NotPosted, Reply, post

FORMS: Final = ("ntfy", "json")


async def send_webhook(address: str, form: str, origin: str, message: Message, anywhere: bool) -> Reply:
    headers, body = as_ntfy(origin, message) if form == "ntfy" else as_json(origin, message)
    reply = await post(address, headers, body, anywhere)
    if 300 <= reply.status < 400:
        raise NotPosted("redirect")
    return reply


def as_ntfy(origin: str, message: Message) -> tuple[dict[str, str], bytes]:
    """Text, with a title that is clicked. Headers are ASCII; what is more is written as mails do."""
    title = message.title if message.title.isascii() else Header(message.title, "utf-8", maxlinelen=1000).encode()
    headers = {"Content-Type": "text/plain; charset=utf-8", "Title": title, "Click": origin + message.path}
    if message.urgent:
        headers["Priority"] = "high"
    return headers, message.body.encode()


def as_json(origin: str, message: Message) -> tuple[dict[str, str], bytes]:
    """`text` and `content` are what chats look for."""
    words = f"{message.title}\n{message.body}\n{origin}{message.path}"
    told: list[dict[str, Any]] = [
        {"kind": line.kind, "game": line.game, "url": f"{origin}/table/{line.table}"} for line in message.told
    ]
    data = {"title": message.title, "body": message.body, "url": origin + message.path, "notices": told, "text": words,
            "content": words}  # fmt: skip
    return {"Content-Type": "application/json"}, msgspec.json.encode(data)
