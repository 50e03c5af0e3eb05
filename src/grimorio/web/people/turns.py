"""Who is told that a game waits for them, and when: once for each turn, and only who is not at the table."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final

from grimorio.kernel.seats import Seat
from grimorio.language import translator
from grimorio.store import GameRow, PersonRow
from grimorio.web import identity
from grimorio.web.limits import Addresses, Pace
from grimorio.web.people import notify
from grimorio.web.refusals import Refused

if TYPE_CHECKING:
    from grimorio.web.hub import Hub

log = logging.getLogger(__name__)

MAILS: Final = Pace(burst=3, rate=1 / 3600)
"""The rate limit for mails that ask whether an address is right, for one person and for one address."""

CONFIRMED_IN: Final = 86_400.0
"""Seconds in which an address has to be confirmed."""

TRIES: Final = 5
"""How many codes may be tried for one mail."""


class Turns:
    """Tells people of their turns.

    Args:
        hub: the server.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.told: dict[str, set[Seat]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.mails = Addresses(MAILS)
        self.keys: str | None = None

    def asked(self, row: GameRow, seats: Collection[Seat]) -> None:
        """Tell the people at these seats after a while that the game waits for them; each turn once."""
        before = self.told.pop(row.id, set())
        if seats:
            self.told[row.id] = set(seats)
        new = {seat for seat in seats if row.seats[seat].kind == "person"} - before
        if new:
            task = asyncio.create_task(self._tell(row, new))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def over(self, id: str) -> None:
        """Forget whose turn it was in game `id`, which is over."""
        self.told.pop(id, None)

    def stop(self) -> None:
        """Tell nobody any more, because the server ends."""
        for task in self.tasks:
            task.cancel()

    async def _tell(self, row: GameRow, seats: Collection[Seat]) -> None:
        try:
            await asyncio.sleep(self.hub.settings.notify_after)
            for seat in seats:
                if self._still(row.id, seat) and (token := row.seats[seat].token_hash):
                    person = await self.hub.on_disk(self.hub.store.people.of_key, token)
                    if person is not None and person.notify:
                        await self._send(person, row, seat)
        except Exception:
            log.exception("game %s: nobody could be told of their turn", row.id)

    def _still(self, id: str, seat: Seat) -> bool:
        """Whether game `id` still waits for a seat whose person is not at the table."""
        table = self.hub.there(id)
        here = table is not None and any(line.seat == seat for line in table.state.connections)
        return seat in self.told.get(id, ()) and not here

    async def _send(self, person: PersonRow, row: GameRow, seat: Seat) -> None:
        mail = person.notify.get("mail")
        if mail and mail.get("confirmed") and self.hub.settings.mail:
            words = notify.said(row, seat, mail["lang"])
            link = f"\n\n{mail['base']}/game/{row.id}\n"
            await asyncio.to_thread(self._mail, mail["to"], words["title"], words["body"] + link)
        ended = []
        for device in person.notify.get("push", ()) if notify.can_push() else ():
            words = {**notify.said(row, seat, device["lang"]), "url": f"/game/{row.id}", "tag": row.id}
            contact = f"mailto:{self.hub.settings.mail_from or 'grimorio@example.org'}"
            if not await asyncio.to_thread(notify.pushed, device, words, await self.private_key(), contact):
                ended.append(device["endpoint"])
        if ended:
            left = [device for device in person.notify["push"] if device["endpoint"] not in ended]
            await self._keep(person, push=left)

    def _mail(self, to: str, subject: str, text: str) -> bool:
        """Send a mail to the address `to`; return whether the mail server took it. Blocks."""
        settings = self.hub.settings
        try:
            notify.mailed(settings.mail or "", settings.mail_from, to, subject, text)
        except OSError as error:
            log.warning("a mail cannot be sent: %s", type(error).__name__)
            return False
        return True

    async def private_key(self) -> str:
        """The key by which this server is known to push services; made when it is first needed."""
        if self.keys is None:
            new = await asyncio.to_thread(notify.new_keys)
            self.keys = await self.hub.on_disk(self.hub.store.upkeep.fact, "push-key", new)
        return self.keys

    async def subscribe(self, person: PersonRow, data: dict[str, Any]) -> None:
        """Add a device that is told when a game waits for the person.

        `data` is the subscription of its browser. Raises Refused: the subscription is not valid.
        """
        device = notify.checked_push(data, self.hub.settings.push_hosts)
        others = [one for one in person.notify.get("push", ()) if one["endpoint"] != device["endpoint"]]
        await self._keep(person, push=[*others, device][-notify.DEVICES :])

    async def unsubscribe(self, person: PersonRow, endpoint: str) -> None:
        """Remove a device from those that are told of the person's turns; `endpoint` is its push address."""
        left = [one for one in person.notify.get("push", ()) if one["endpoint"] != endpoint]
        await self._keep(person, push=left)

    async def mail_to(self, person: PersonRow, to: str | None, lang: str, base: str) -> None:
        """Send to the address `to` the code by which a person confirms it; None forgets the person's address.

        `lang` is the language of the mail, and `base` the address of this server, for links. Raises Refused:
        the server has no mail, the address is not valid, too much was asked, or the mail cannot be sent.
        """
        if to is None:
            await self._keep(person, mail=None)
            return
        if not self.hub.settings.mail:
            raise Refused("table-refused-no-mail")
        notify.checked_address(to)
        wait = max(self.mails.take(person.id), self.mails.take(to.casefold()))
        if wait:
            raise Refused("table-refused-pace", {"seconds": math.ceil(wait)})
        code = f"{secrets.randbelow(10**8):08}"
        say = translator(lang, ["you"])
        words = say("you-mail-subject"), say("you-mail-text", code=code, name=person.name)
        if not await asyncio.to_thread(self._mail, to, *words):
            raise Refused("table-refused-mail-sent")
        until = time.time() + CONFIRMED_IN
        mail = {"to": to, "lang": lang, "base": base, "code": identity.digest(code)}
        await self._keep(person, mail={**mail, "until": until, "tries": TRIES})

    async def confirm(self, person: PersonRow, code: str) -> None:
        """Confirm a mail address by its code. Raises Refused: it is wrong, too old, or tried too often."""
        mail = person.notify.get("mail") or {}
        good = mail.get("tries", 0) > 0 and mail.get("until", 0) > time.time()
        if not good or not identity.matches(code.strip(), mail.get("code")):
            if mail.get("tries", 0) > 0:
                await self._keep(person, mail={**mail, "tries": mail["tries"] - 1})
            raise Refused("table-refused-move", field="code")
        kept = {name: mail[name] for name in ("to", "lang", "base")}
        await self._keep(person, mail={**kept, "confirmed": True})

    async def _keep(self, person: PersonRow, **changes: Any) -> None:
        """Store the parts of `PersonRow.notify` that `changes` names; a part that is None is removed."""
        notified = {name: part for name, part in {**person.notify, **changes}.items() if part}
        person.notify = notified
        await self.hub.on_disk(self.hub.store.people.change, person.id, notify=notified)
