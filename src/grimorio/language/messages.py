"""Message catalogues: Fluent files shared by the command line, the server and the page.

Each language has a folder under ``messages/`` with the same files. A message that a language
lacks is shown in English. An unknown message id is an error, because it is a mistake in the code.

>>> t = translator("it", ["table"])
>>> t("table-language")
'Italiano'
>>> best_language(["fr-CA", "en"])
'fr'
"""

import locale
import os
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: tuple[str, ...] = ("en", "it", "fr")
"""Codes of the available languages, with English, the fallback, first."""

_IN_FRENCH = re.compile(r" (?=[:;!?»])|(?<=«) ")
_ELIDED = re.compile(
    r"(?<![^\W\d_])([Dd]|(?:[Jj]us|[Ll]ors|[Pp]uis)?qu|Qu)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒ][a-zß-öø-ÿœ])"
)
_SOUNDED = re.compile(r"(?<![^\W\d_])(?:(a) (?=A(?!d)[a-zß-öø-ÿ])|(e) (?=E(?!d)[a-zß-öø-ÿ]))")

_ROOT = Path(__file__).with_name("messages")

CATALOGUES: tuple[str, ...] = tuple(sorted(path.stem for path in (_ROOT / LANGUAGES[0]).glob("*.ftl")))
"""Names of the message files that every language has."""

Translator = Callable[..., str]
"""A function ``t(message_id, **arguments) -> str``; it raises KeyError for an unknown id."""


def message_file(language: str, name: str) -> Path:
    """The path of a language's message file; `name` is one of `CATALOGUES`, for example ``("it", "table")``.

    Raises KeyError when the language or the file does not exist.
    """
    if language not in LANGUAGES or name not in CATALOGUES:
        raise KeyError(f"{language}/{name}.ftl")
    return _ROOT / language / f"{name}.ftl"


def best_language(wanted: Iterable[str]) -> str:
    """The first of the wanted languages (``it``, ``it-CH``, ``it_IT.UTF-8``) that exists, else English."""
    for tag in wanted:
        code = tag.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def spoken() -> str:
    """The code of the language of this process: that of GRIMORIO_LANG, of the locale, or English."""
    named = [os.environ.get(name, "") for name in ("GRIMORIO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    wanted = next((tag for tag in named if tag), "") or locale.getlocale()[0] or ""
    return best_language([wanted])


def typeset(language: str, text: str) -> str:
    """The text with the no-break spaces and the elisions of its language.

    French has such spaces before ``: ; ! ?`` and inside « ». They have the usual width, because not every
    terminal shows the narrow ones that the web page uses (``static/i18n.js``). Before a name that begins with
    a vowel, French elides "de" and "que", and Italian has "ad" and "ed" where that is the same vowel.

    >>> typeset("fr", "Le deck de Ada ? « Oui »").replace("\u00a0", "_")
    'Le deck d’Ada_? «_Oui_»'
    >>> typeset("it", "Tocca a Alba e Edo.")
    'Tocca ad Alba e Edo.'
    """
    if language == "it":
        return _SOUNDED.sub(lambda found: f"{found[0].strip()}d ", text)
    if language == "fr":
        return _ELIDED.sub(r"\1’", _IN_FRENCH.sub("\u00a0", text))
    return text


@cache
def _resource(language: str, name: str) -> Any:
    from fluent.runtime import FluentResource  # the server says nothing by itself

    return FluentResource(message_file(language, name).read_text("utf-8"))


@cache
def _bundle(language: str, names: tuple[str, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for name in names:
        bundle.add_resource(_resource(language, name))
    return bundle


def translator(language: str, names: Sequence[str]) -> Translator:
    """A function that returns messages of the named files in a language.

    ``t("table-seat", number=2)`` gives the text; arguments are Fluent variables, and a dash in a
    variable's name is an underscore here. ``t("id.attribute")`` gives an attribute of a message.
    Raises KeyError when the language or a file is unknown.
    """
    files = tuple(names)
    bundles = {used: _bundle(used, files) for used in (language, LANGUAGES[0])}

    def say(message_id: str, **arguments: str | int | float) -> str:
        key, _, attribute = message_id.partition(".")
        values = {name.replace("_", "-"): value for name, value in arguments.items()}
        if "seed" in values:
            values["seed"] = str(values["seed"])  # a name for luck, not a quantity
        for used, bundle in bundles.items():
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, values)
                if errors:
                    raise ValueError(f"{message_id} ({language}): {errors[0]}")
                return typeset(used, str(text))
        raise KeyError(message_id)

    return say
