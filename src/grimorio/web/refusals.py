"""Refusals of requests: a message id for the page, an HTTP status, and an English text for other clients."""

from __future__ import annotations

from typing import Any, Final

from grimorio.kernel import SetupError
from grimorio.kernel.faults import Message, message_of
from grimorio.language import message_id
from grimorio.language.faults import Said

REFUSALS: Final[dict[str, tuple[int, str]]] = {
    # answers
    "table-refused-late": (409, "this choice was answered already"),
    "table-refused-doubled": (409, "this answer was given already"),
    "table-refused-foreign": (403, "this choice is another player's"),
    "table-refused-unknown": (409, "no such choice was asked yet"),
    "table-refused-illegal": (422, "this is not among the options"),
    "table-refused-chain": (409, "something happened in between: answer that by itself"),
    "table-refused-spectator": (403, "spectators do not play"),
    "table-refused-begun": (409, "the game has begun"),
    "table-refused-waiting": (409, "the game has not begun: a seat is free"),
    "table-refused-over": (409, "the game is over"),
    "table-refused-luck": (409, "this share of the luck is not wanted now, or does not fit its seal"),
    "table-refused-seal": (409, "no seal is wanted now, or it cannot be changed or opened yet"),
    "table-refused-opening": (409, "this is not the answer that was sealed"),
    "table-refused-undo": (409, "this cannot be taken back: something was shown, or somebody else answered"),
    "table-refused-playing": (409, "the game is not over"),
    "table-refused-long": (409, "the game has become too long for this server: it can only be given up"),
    "table-refused-match": (409, "the match does not ask for that now"),
    "table-refused-deck": (409, "the deck cannot be played with as it lies"),
    "table-refused-spectators": (403, "this game is not watched while it is played"),
    "table-refused-stopped": (409, "the game is stopped: a judge was called, or has stopped it"),
    "table-refused-judge": (403, "only the judge may do this"),
    "table-refused-judge-plays": (403, "the judge does not play"),
    "table-refused-judge-player": (403, "who plays at this table cannot be its judge"),
    "table-refused-judge-consent": (409, "not all players have accepted the judge"),
    "table-refused-judge-none": (409, "no judge is there"),
    "table-refused-judge-called": (409, "somebody has called a judge already, or nobody has"),
    "table-refused-judge-calls": (409, "nobody calls a judge more than {most} times in a game"),
    "table-refused-judge-event": (409, "the organiser of the tournament sends the judge"),
    "table-refused-judge-clock": (409, "there is no such clock, or it stands or runs already"),
    "table-refused-judge-moment": (409, "the game has no such moment"),
    "table-refused-judge-sealed": (409, "answers that were sealed and shown since cannot be taken back"),
    "table-refused-judge-seat": (409, "nobody plays in this seat"),
    "table-refused-judge-drop": (409, "in a game of two, award the game instead"),
    "table-refused-judge-draw": (409, "this game knows no draw"),
    "table-refused-judge-draft": (409, "nobody wins or loses a draft"),
    "table-refused-judge-led": (409, "the organiser of the tournament leads the draft"),
    "table-refused-judge-reason": (422, "a penalty needs a reason"),
    "table-refused-judge-many": (409, "a game has at most {most} rulings"),
    "table-refused-chat": (422, "too long: at most {limit} characters"),
    "table-refused-line": (404, "this line is not there, or it is your own"),
    "table-refused-reports": (429, "too many reports wait for the operator"),
    "table-refused-silenced": (403, "the operator of this server has muted you at this table"),
    "table-refused-speaker": (404, "nobody at this table has the number {speaker} in the chat"),
    "table-refused-report-id": (404, "there is no report {id}"),
    "table-refused-pace": (429, "too fast: try again in {seconds} s"),
    "table-refused-host": (421, "no such host: {host}; allow it with GRIMORIO_HOSTS"),
    "table-refused-newer": (503, "a newer version has played this game on, and is not here yet: try again"),
    "table-refused-storage": (503, "the answer could not be stored: nothing happened, try again"),
    # requests
    "table-refused-json": (400, "expected a JSON object"),
    "table-refused-field": (422, "{field}: missing, or not of its kind"),
    "table-refused-setup": (422, "{field}: {detail}"),
    "table-refused-scenario": (422, "line {line}: {detail}"),
    "table-refused-upload": (422, "{detail}"),
    "table-refused-bot": (422, "no such bot or level: {bot}"),
    "table-refused-name": (422, "a name is needed"),
    "table-refused-game": (404, "no such game"),
    "table-refused-page": (404, "no such address"),
    "table-refused-method": (405, "this address does not do that"),
    "table-refused-invite": (403, "the invitation is not valid or was used"),
    "table-refused-code": (403, "no session has this code"),
    "table-refused-person": (403, "nobody keeps games here under this key"),
    "table-refused-move": (403, "the code for another device is wrong, used or too old"),
    "table-refused-passphrase": (422, "a passphrase has {least} to {most} characters"),
    "table-refused-enter": (403, "nobody has this name and passphrase"),
    "table-refused-namesake-person": (409, "another person has a passphrase under the name {name}"),
    "table-refused-push": (422, "{field}: not a subscription of a known push service"),
    "table-refused-mail": (422, "not a mail address"),
    "table-refused-no-mail": (409, "this server sends no mail"),
    "table-refused-mail-sent": (503, "the mail could not be sent"),
    "table-refused-taken": (409, "a phone has taken this seat already"),
    "table-refused-campaign": (404, "no such campaign"),
    "table-refused-event": (404, "no such tournament"),
    "table-refused-fact": (409, "{detail}"),
    "table-refused-closed": (409, "nobody can join this tournament now"),
    "table-refused-player": (409, "somebody called {name} plays already"),
    "table-refused-organiser": (403, "only the organiser may do this"),
    "table-refused-moved": (409, "the tournament has changed meanwhile: look again"),
    "table-refused-report": (409, "your match is not on: ask the organiser"),
    "table-refused-online": (409, "the matches of this tournament are not played here"),
    "table-refused-decks": (409, "no deck yet: {names}"),
    "table-refused-unfinished": (409, "cards or decks are not finished yet: {names}"),
    "table-refused-wishes": (409, "at most {most} matches and wishes at once"),
    "table-refused-owner": (403, "only who made the campaign may do this"),
    "table-refused-member": (403, "only members of the campaign may do this"),
    "table-refused-members": (409, "a campaign has at most {most} members"),
    "table-refused-namesake": (409, "there is a Magus {name} already"),
    "table-refused-session": (409, "the campaign does not ask for that now"),
    "table-refused-approval": (409, "the sheets are not approved by everybody who is to play"),
    "table-refused-sheet": (422, "{place} {detail} {rule}"),
    "table-refused-token": (403, "the token is not of this game"),
    "table-refused-seat": (403, "until the game is over: only your own seat, or the spectator's"),
    "table-refused-banned": (403, "this server does not serve your address"),
    "table-refused-address": (422, "no address or network that can be banned: {address}"),
    "table-refused-bans": (409, "at most {most} bans at a time"),
    "table-refused-origin": (403, "the request comes from the page of another site"),
    "table-refused-record": (409, "the record is shown when the game is over"),
    "table-refused-why": (409, "in games of a campaign or an event, bots are not asked why"),
    "table-refused-continued": (409, "the game went on from a snapshot: it has no whole record"),
    "table-refused-version": (409, "the game was played by rules {old}, these are {new}"),
    "table-refused-broken": (409, "the game cannot be read by this version"),
    "table-refused-size": (413, "too long: at most {limit} bytes"),
    "table-refused-type": (415, "expected application/json"),
    "table-refused-full": (429, "too many connections to this game"),
    "table-refused-pages": (409, "this seat is open in too many pages: the oldest was closed"),
    "table-refused-kept": (429, "too much made by hand is kept for one address: try again in {minutes} min"),
    "table-refused-room": (507, "the room of this server is used up: games go on, new ones are not kept"),
    "table-refused-share": (507, "the games of your address use up their share of this server's room"),
    "table-refused-hello": (400, "the first message must be hello"),
    "table-refused-kind": (400, "no such kind of message: {kind}"),
    "table-refused-costly": (422, "this takes more time or memory than one request may have"),
    "table-refused-busy": (503, "the server has too much to do: try again later"),
    "table-refused-server": (500, "the server failed; what was on disk stays"),
}
"""Every refusal of the server itself, by message id: the HTTP status and the English text."""

NOTICES: Final = (
    "table-notice-continued",
    "table-notice-bot-replaced",
    "table-notice-seeded",
    "table-notice-time",
    "table-notice-redrawn",
    "table-notice-situation",
    "table-notice-from",
    "table-notice-uploaded",
    "table-notice-broken",
    "table-notice-last-turns",
    "table-notice-last-game",
    "table-notice-more-time",
    "table-notice-called-off",
    "table-notice-stopped",
)
"""The message ids of the notices that a table may show about its game."""


class Refused(Exception):
    """A request is refused; nothing has changed.

    Attributes:
        reason: the message id, one of `REFUSALS` or of the game's own catalogue.
        args_: the arguments of the message.
        field: the field of the request that is wrong, or None.
        rule: the id of the rule that forbids the action, or None.
        pick: the index of the wrong option, if several were sent.
    """

    def __init__(
        self,
        reason: str,
        args: dict[str, Any] | None = None,
        *,
        field: str | None = None,
        rule: str | None = None,
        pick: int = 0,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_ = args or {}
        self.field = field
        self.rule = rule
        self.pick = pick

    @property
    def status(self) -> int:
        """The HTTP status."""
        return REFUSALS.get(self.reason, (409, ""))[0]

    @property
    def message(self) -> str:
        """The message in English."""
        if self.reason not in REFUSALS:
            return self.reason
        return REFUSALS[self.reason][1].format(field=self.field, **self.args_)

    def body(self) -> dict[str, Any]:
        """The refusal as the body of an HTTP response: "error", "message", "args" and sometimes "field"."""
        data: dict[str, Any] = {"error": self.reason, "message": self.message, "args": self.args_}
        if self.field is not None:
            data["field"] = self.field
            data["args"] = {"field": self.field, **self.args_}
        return data


def refused_setup(error: SetupError, field: str | None = None) -> Refused:
    """The refusal that reports a `SetupError`; it names `field` or, if that is None, the error's own."""
    named = (error.field if field is None else field)[:100]
    return Refused("table-refused-setup", because(error), field=named)


def because(error: Exception | Message, detail: str | None = None) -> dict[str, Any]:
    """The arguments that give a refusal's message its reason, taken from an error.

    "detail" is the reason as English text: the argument, or what the error says. If the error has a `cause`,
    "cause" is the reason as a message that can be translated.
    """
    message = error if isinstance(error, Message) else message_of(error)
    said: dict[str, Any] = {"detail": " ".join((detail or message.message).split())[:500]}
    if message.cause:
        said["cause"] = translatable(message)
    return said


def translatable(said: Said) -> dict[str, Any]:
    """A text as a message that the page can say: `{"message", "args"}`.

    A value that is itself a text becomes such a message too, with its English form as "detail" and, for an
    error, the "field" that is wrong.
    """
    return {"message": message_id(said), "args": {name: _value(fact) for name, fact in said.facts.items()}}


def _value(fact: Any) -> Any:
    if isinstance(fact, tuple):
        return [_value(part) for part in fact]
    if isinstance(fact, str | int):
        return fact
    if not fact.cause and not fact.message:
        return ""
    english = {"message": "faults-english", "args": {"detail": fact.message}}
    inner = translatable(fact) if fact.cause else english
    more = {"detail": fact.message, "field": getattr(fact, "field", "")}
    return {**inner, **{name: text for name, text in more.items() if text}}
