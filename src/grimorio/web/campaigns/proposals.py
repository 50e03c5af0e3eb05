"""Powers that players of a campaign propose in a form: read, and told in every language (LIVE-4-LIST)."""

from __future__ import annotations

from typing import Any

from grimorio.kernel import SetupError
from grimorio.web.bodies import Body, Plain
from grimorio.web.campaigns.agreement import Powers
from grimorio.web.refusals import refused_setup


class PowerBody(Body):
    """The request to read a Power that is proposed; `powers` are those proposed before, as JSON data."""

    power: dict[str, Plain]
    powers: Powers = []


def proposed(body: PowerBody) -> dict[str, Any]:
    """The proposed Power as a file has it, and what it says: `{"power", "text", "price"}`.

    "text" has its text by language, and "price" is the experience that it costs to learn it.

    Raises:
        Refused: the Power is wrong, or one is called nearly so already in some language; names the field,
            which begins with "power".
    """
    from grimorio.events.names import appearance
    from grimorio.games.live import cardset, powerset

    try:
        power = powerset.from_json(body.power)
        known = powerset.known(body.powers).values()
        taken = {
            appearance(name).casefold()
            for other in known
            for name in (other.name, other.italian, other.french)
        }
        names = {"name": power.name, "names.it": power.italian, "names.fr": power.french}
        for field, name in names.items():
            if name and appearance(name).casefold() in taken:
                problem = f"there is a Power {name!r} already"
                raise SetupError(f"power.{field}", problem, cause="power-name", name=name)
    except SetupError as error:
        raise refused_setup(error, error.field.removeprefix("cards.")) from None
    return {"power": powerset.to_json(power), "text": cardset.text_of(power), "price": power.price}
