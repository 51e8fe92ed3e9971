"""How a message gets to a channel, whatever its kind; and what it means if it does not."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from allmende.server.config import Config
from allmende.server.notices.digest import Message
from allmende.server.notices.mail import NoSuchAddress, digest_mail, send_mail
from allmende.server.notices.post import NotPosted, Reply
from allmende.server.notices.push import Push
from allmende.server.notices.webhook import send_webhook

GONE: Final = (404, 410)
"""What push services answer when a browser has ended its subscription."""
LONGEST_WAIT: Final = 3600.0
WHY: Final[Mapping[str, str]] = {
    "private": "this address lies in a private network",
    "no-such-host": "nobody knows that host",
    "slow": "there was no answer in time",
    "certificate": "its certificate is not valid",
    "no-answer": "there was no answer",
    "redirect": "it leads elsewhere: give the address where it leads",
    "bad-address": "this is no address to which something may be sent from here",
    "refused": "it was refused there",
    "mail-server": "the mail server did not take it",
    "gone": "the browser does not listen any more: switch it on again",
}
"""What can go wrong, in a word and a sentence."""


class Gone(Exception):
    """For good: nobody listens there any more."""


class Failed(Exception):
    """Not this time; why, in a word, and after how many seconds the other side would have us come again."""

    def __init__(self, why: str, wait: float = 0.0) -> None:
        super().__init__(why)
        self.why = why
        self.wait = min(wait, LONGEST_WAIT)


class Sender:
    def __init__(self, config: Config, push: Push) -> None:
        self.config = config
        self.push = push

    async def send(self, channel: Any, lang: str, message: Message, letter: str) -> None:
        """Gone or Failed if it did not get there."""
        keys: dict[str, str] = msgspec.json.decode(channel.keys)
        origin = self.config.address or keys["origin"]
        try:
            if channel.kind == "mail":
                sender = self.config.mail_from
                mail = digest_mail(lang, sender, channel.address, origin, message, channel.stop, letter)
                await send_mail(self.config.mail, mail)
                return
            reply = await self._post(channel, keys, origin, message)
        except NoSuchAddress as error:
            raise Failed("refused") from error
        except NotPosted as error:
            raise Failed(str(error)) from error
        judge(channel.kind, reply)

    async def _post(self, channel: Any, keys: dict[str, str], origin: str, message: Message) -> Reply:
        if channel.kind == "push":
            return await self.push.send(channel.address, keys, origin, message)
        anywhere = self.config.webhooks == "any"
        return await send_webhook(channel.address, keys["form"], origin, message, anywhere)

    def serves(self, kind: str) -> bool:
        """Is there such a way here? What somebody set up stays when whoever runs the server ends it for a while."""
        return {"push": self.push.offered, "mail": bool(self.config.mail), "webhook": self.config.webhooks != "no"}[
            kind
        ]


def judge(kind: str, reply: Reply) -> None:
    if kind == "push" and reply.status in GONE:
        raise Gone
    if not 200 <= reply.status < 300:
        raise Failed("refused", reply.wait)
