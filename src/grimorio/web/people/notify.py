"""Tell people that a game waits for them: by Web Push, and by mail where the server has one.

`PersonRow.notify` is `{"push": [{"endpoint", "keys", "lang"}], "mail": {"to", "lang", "code", "confirmed"}}`.
The functions that send block: call them in a thread.
"""

from __future__ import annotations

import json
import logging
import re
import smtplib
import ssl
from collections.abc import Collection
from email.message import EmailMessage
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from grimorio.kernel.seats import Seat
from grimorio.language import CATALOGUES, translator
from grimorio.store import GameRow
from grimorio.web.refusals import Refused

log = logging.getLogger(__name__)

DEVICES: Final = 10
"""The most devices that are told of one person's turns; beyond that the oldest is left out."""

TIMEOUT: Final = 10
"""Seconds in which a push service or a mail server has to answer."""

ADDRESS: Final = re.compile(r"[^@\s<>,;\"]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{2,60}")
"""The form of a mail address."""

DAY: Final = 86_400


def checked_push(data: dict[str, Any], hosts: Collection[str]) -> dict[str, Any]:
    """Return a browser's subscription to notifications after checking its form and its push service.

    `data` is the subscription: "endpoint" (its address), "keys" and "lang". `hosts` are the ends of the names
    of known hosts of push services. Raises Refused: the form is another one, or the service is not known.
    """
    endpoint = data["endpoint"]
    parts = urlsplit(endpoint)
    name = parts.hostname or ""
    known = any(name == host or name.endswith("." + host) for host in hosts)
    safe = parts.scheme == "https" or name == "127.0.0.1"
    if not known or not safe or parts.username or len(endpoint) > 1000:
        raise Refused("table-refused-push", field="endpoint")
    if not all(re.fullmatch(r"[\w=-]{10,200}", data["keys"].get(key, "")) for key in ("p256dh", "auth")):
        raise Refused("table-refused-push", field="keys")
    keys = {key: data["keys"][key] for key in ("p256dh", "auth")}
    return {"endpoint": endpoint, "keys": keys, "lang": data["lang"]}


def checked_address(to: str) -> str:
    """Return the mail address `to` after checking its form. Raises Refused: it has another form."""
    if not ADDRESS.fullmatch(to):
        raise Refused("table-refused-mail", field="to")
    return to


def said(row: GameRow, seat: Seat, lang: str) -> dict[str, str]:
    """The notification that a game waits for the person at a seat: "title" and "body".

    `row` is the game as stored, and `lang` the language.
    """
    own = [row.game] if row.game in CATALOGUES else []
    say = translator(lang, ["you", *own])
    try:
        game = say(f"{row.game}-title")
    except KeyError:
        game = row.game.capitalize()
    others = ", ".join(other.name or "?" for other in row.seats if other.seat != seat)
    return {"title": say("you-turn-title", game=game), "body": say("you-turn-body", names=others)}


def can_push() -> bool:
    """Whether the libraries that push notifications are installed (the extra ``push``)."""
    return find_spec("pywebpush") is not None and find_spec("py_vapid") is not None


def new_keys() -> str:
    """A new private key by which this server is known to push services, as PEM text."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(pem: str) -> str:
    """The public key that belongs to the private key `pem`, a PEM text, as browsers take it (base64url)."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
    from py_vapid.utils import b64urlencode

    public = Vapid02.from_pem(pem.encode()).public_key
    return str(b64urlencode(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))


def pushed(subscription: dict[str, Any], message: dict[str, str], pem: str, contact: str) -> bool:
    """Push a message to a device; false if its subscription has ended. `pem` is the server's private key.

    `contact` is the address by which the push service may reach whoever runs the server.
    """
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush
    from requests import RequestException

    where = {"endpoint": subscription["endpoint"], "keys": subscription["keys"]}
    vapid = Vapid02.from_pem(pem.encode())
    try:
        webpush(where, json.dumps(message), vapid, vapid_claims={"sub": contact}, ttl=DAY, timeout=TIMEOUT)
    except WebPushException as error:
        gone = error.response is not None and error.response.status_code in (404, 410)
        if not gone:
            log.warning("a push service refused a message: %s", str(error).splitlines()[0][:200])
        return not gone
    except RequestException as error:
        log.warning("a push service cannot be reached: %s", type(error).__name__)
    return True


def mailed(server: str, sender: str, to: str, subject: str, text: str) -> None:
    """Send a mail from `sender` to the address `to` by the server with the URL `server`.

    `subject` and `text` are those of the mail.

    Raises:
        OSError: the server cannot be reached, or refuses the mail (`smtplib.SMTPException` is one).
    """
    parts = urlsplit(server)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, subject
    message.set_content(text)
    secure = parts.scheme == "smtps"
    kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
    port = parts.port or (465 if secure else 587)
    with kind(parts.hostname or "", port, timeout=TIMEOUT) as line:
        if not secure and line.has_extn("starttls"):
            line.starttls(context=ssl.create_default_context())
        if parts.username:
            line.login(unquote(parts.username), unquote(parts.password or ""))
        line.send_message(message)
