"""The text of changes of power and toughness, which is alike in all languages: "+1/+1", "-X/-X"."""

from __future__ import annotations

from dataclasses import dataclass

from grimorio.games.magic.wording.shape import Style
from grimorio.games.magic.words import Amount, Count, RevealedCost, SharedTypes, That, ThisWay, X


@dataclass(frozen=True)
class Bonus:
    """The text of a change of power and toughness.

    Attributes:
        text: "+1/+1", "+X/+0".
        each: the noun for the objects counted ("for each …"), or None.
        letters: (letter, amount) for each letter X, Y or Z that stands for an amount other than the number
            chosen for {X}.
    """

    text: str
    each: That | SharedTypes | ThisWay | None = None
    letters: tuple[tuple[str, Amount], ...] = ()


def bonus(power: Amount, toughness: Amount, style: Style = "each") -> Bonus:
    """The text of a change of power and toughness by these amounts: "+2/+0", "+X/+X".

    In another `style` than "each", letters stand for all amounts that count objects.
    """
    both = (power, toughness)
    told = [amount for amount in dict.fromkeys(both) if not isinstance(amount, int | X)]
    if style == "each" and len(told) == 1 and all(amount in (0, told[0]) for amount in both):
        match told[0]:
            case Count(what, times, 0):
                return Bonus(_signs(*(times if amount else 0 for amount in both)), what)
            case SharedTypes(times):
                return Bonus(_signs(*(times if amount else 0 for amount in both)), told[0])
            case ThisWay(times=1):
                return Bonus(_signs(*(1 if amount else 0 for amount in both)), told[0])
    free = iter("YZ" if X() in both or X(True) in both else "XY")
    letters: dict[Amount, str] = {amount: next(free) for amount in told}
    text = _signs(*(amount if isinstance(amount, int) else _letter(amount, letters) for amount in both))
    return Bonus(text, letters=tuple((letter, _size(amount)) for amount, letter in letters.items()))


def _size(amount: Amount) -> Amount:
    """The amount without the sign that a bonus shows before its letter."""
    return RevealedCost() if isinstance(amount, RevealedCost) else amount


def _letter(amount: Amount, letters: dict[Amount, str]) -> str:
    """The letter that stands for an amount in a bonus, with a minus sign before it for less."""
    less = isinstance(amount, RevealedCost | X) and amount.less
    return f"{'-' if less else ''}{letters.get(amount, 'X')}"


def _signs(power: int | str, toughness: int | str) -> str:
    """The text "+0/-2" for two numbers or letters; 0 takes the sign of the other number."""

    def signed(number: int | str, other: int | str) -> str:
        negative = isinstance(number, int) and (number or other) in range(-99, 0)
        if isinstance(number, str) and number.startswith("-"):
            return number
        return f"{'-' if negative else '+'}{abs(number) if isinstance(number, int) else number}"

    return f"{signed(power, toughness)}/{signed(toughness, power)}"
