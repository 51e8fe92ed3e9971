"""Mail: plain text, by the SMTP server that whoever runs this one has named."""

import asyncio
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import unquote, urlsplit

from allmende.server.notices.digest import Message, say
from allmende.server.notices.post import NotPosted

SECONDS: Final = 15.0
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
LONGEST_HEADER: Final = 998
"""A link in a header stays whole: folded, mail programs do not know it."""
PERMANENT: Final = range(500, 600)


class NoSuchAddress(Exception):
    """The mail server says for good that nobody gets mail there."""


def digest_mail(lang: str, sender: str, to: str, origin: str, message: Message, stop: str, letter: str) -> EmailMessage:
    """stop: the secret by which these mails are stopped with one click (RFC 8058)."""
    link, page = f"{origin}/api/notices/{stop}/stop", f"{origin}/stop#{stop}"
    words = [*message.lines, "", f"{origin}{message.path}", "", "-- ", say(lang, "mail-why"), page]
    mail = plain_mail(sender, to, message.title, "\n".join(words))
    mail["Message-ID"] = f"<{letter}@{sender.partition('@')[2]}>"  # the same if it is sent twice
    mail["List-Unsubscribe"] = f"<{link}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.policy = mail.policy.clone(max_line_length=LONGEST_HEADER)
    return mail


def code_mail(lang: str, sender: str, to: str, code: str) -> EmailMessage:
    """It has no link: it may go to somebody who has not asked for it."""
    return plain_mail(sender, to, say(lang, "mail-code-title", code=code), say(lang, "mail-code", code=code))


def plain_mail(sender: str, to: str, title: str, words: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = Address("Allmende", addr_spec=sender)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = title
    mail["Date"] = formatdate()
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(words + "\n", cte="quoted-printable")
    return mail


async def send_mail(server: str, mail: EmailMessage) -> None:
    try:
        await asyncio.to_thread(hand_over, server, mail)
    except smtplib.SMTPRecipientsRefused as error:
        if all(code in PERMANENT for code, _ in error.recipients.values()):
            raise NoSuchAddress from error
        raise NotPosted("refused") from error
    except (smtplib.SMTPException, OSError) as error:
        raise NotPosted("mail-server") from error


def hand_over(server: str, mail: EmailMessage) -> None:
    parts = urlsplit(server)
    host, port = parts.hostname or "", parts.port or (465 if parts.scheme == "smtps" else 587)
    context = ssl.create_default_context()
    smtp: smtplib.SMTP = (
        smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        if parts.scheme == "smtps"
        else smtplib.SMTP(host, port, timeout=SECONDS)
    )
    with smtp:
        smtp.ehlo()
        if parts.scheme == "smtp" and smtp.has_extn("starttls"):
            smtp.starttls(context=context)
            smtp.ehlo()
        elif parts.scheme == "smtp" and parts.username and host not in LOOPBACK:
            raise smtplib.SMTPException("a password is not sent in the open")
        if parts.username:
            smtp.login(unquote(parts.username), unquote(parts.password or ""))
        smtp.send_message(mail)
