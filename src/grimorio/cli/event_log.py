"""The command `grimorio event log`, and the facts of an event as text in the output language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from grimorio.cli.base import Lang, translator
from grimorio.cli.event_show import load

if TYPE_CHECKING:
    from grimorio.events.facts import AnyFact
    from grimorio.language import Translator


def told(fact: AnyFact) -> str:
    """The fact `fact` of an event as one line of text: its kind, what it is about, and its reason."""
    import msgspec

    say = translator("event", "events", "paperdraft")
    data = msgspec.to_builtins(fact)
    label = say(
        f"events-fact-{data['kind']}", on="yes" if data.get("on", True) else "no", what=data.get("what", "")
    )
    said = [text for field, tell in TELLERS.items() if field in data and (text := tell(say, data))]
    reason = data.get("reason") or ""
    line = say("events-log-fact", kind=label, what=" · ".join(said)) if said else label
    return f"{line} ({reason})" if reason else line


def _pair(say: Translator, fact: Mapping[str, Any]) -> str:
    """The two players of a fact, with the games and the winner if the fact has them.

    `say` translates into the output language; `fact` is the fact as a mapping. The functions below take the
    same.
    """
    from grimorio.events.open_format import result

    games = result(fact["games"]) if "games" in fact else "-"
    pair = f"{fact['first']} {games} {fact['second']}"
    outcome = fact.get("outcome")
    return (
        f"{pair}, {say('event-fact-outcome', outcome=outcome, name=fact.get(outcome, ''))}"
        if outcome
        else pair
    )


def _tables(say: Translator, fact: Mapping[str, Any]) -> str:
    """The tables of a pairing: the two players of each, or one player and the word for a bye.

    `fact` is the pairing as JSON data.
    """
    return ", ".join(f"{first} - {second or say('event-bye')}" for first, second in fact["tables"])


def _penalty(say: Translator, fact: Mapping[str, Any]) -> str:
    """The penalty of a fact, with the number of the offence."""
    penalty = say("event-penalty", kind=fact["penalty"].replace(" ", "-"))
    return f"{penalty}, {fact['offence']}" if fact.get("offence") else penalty


def _minutes(say: Translator, fact: Mapping[str, Any]) -> str:
    """The minutes of a fact: of the time to build, of a round, or of extra time."""
    extra = fact["kind"] == "extra"
    return say("events-extra-of" if extra else "event-fact-minutes", minutes=fact["minutes"])


def _sets(say: Translator, fact: Mapping[str, Any]) -> str:
    """The sets whose boosters a draft with printed cards opens.

    `fact` is the beginning of the draft as JSON data.
    """
    return ", ".join(product.get("set", "?") for product in fact["products"])


def _cards(say: Translator, fact: Mapping[str, Any]) -> str:
    """The sets of an online draft, or how many lines a list of cards has.

    `fact` is a fact with "cards", as JSON data.
    """
    if fact["kind"] == "pool":
        return say("event-fact-lines", count=len(fact["cards"].splitlines()))
    return "" if fact["kind"] == "paper-draft" else _named_sets(fact["cards"])


def _named_sets(cards: Any) -> str:
    """The sets of an online draft as text: their codes, or "cube"; "" for the usual set.

    `cards` is as in `facts.OnlineDraft`.
    """
    if not isinstance(cards, dict):
        return ""
    if "packs" in cards:
        return ", ".join(_named_sets(pack) for pack in cards["packs"])
    named = cards.get("set")
    return "cube" if named is None else str(named.get("code") if isinstance(named, dict) else named)


TELLERS: Final[dict[str, Callable[[Translator, Mapping[str, Any]], str]]] = {
    "round": lambda say, fact: say("event-round", number=fact["round"], stage=""),
    "player": lambda say, fact: str(fact["player"]),
    "first": _pair,
    "tables": _tables,
    "pods": lambda say, fact: " / ".join(", ".join(pod) for pod in fact["pods"]),
    "way": lambda say, fact: say(f"paperdraft-way-{fact['way']}"),
    "products": _sets,
    "cards": _cards,
    "deck": lambda say, fact: say("event-fact-lines", count=len(fact["deck"].splitlines())),
    "winners": lambda say, fact: ", ".join(fact["winners"]),
    "penalty": _penalty,
    "minutes": _minutes,
    "seed": lambda say, fact: say("event-fact-seed", number=fact["seed"]),
    "act": lambda say, fact: say("event-fact-act", act=fact["act"]),
    "text": lambda say, fact: str(fact["text"]),
    "fact": lambda say, fact: say("events-log-number", number=fact["fact"]),
}
"""The functions that write a field of a fact as text, by the field's name, in the order of the text.

Each takes the translator and the fact as a mapping. A field without a function is left out.
"""


def log(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The event's file.")],
    lang: Lang = None,
) -> None:
    """Show the log of an event: the number of each fact, and which are taken back.

    Example: `grimorio event log evening.json`
    """
    from grimorio.events.event import undone

    event = load(file)
    gone = undone(event.facts)
    say = translator("event")
    for number, fact in enumerate(event.facts):
        back = f"  ({say('event-taken-back')})" if number in gone else ""
        typer.echo(f"{number:>4}  {told(fact)}{back}")
