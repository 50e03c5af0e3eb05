"""The resolution of effect icons, on spells and abilities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magecraft.gems import HIGH, SHIFTS, present, total
from grimorio.games.magecraft.meaning import ATTACK, DRAW, HEAL, ICON_OF, ICONS, SHIELD, VANISH, Book
from grimorio.games.magecraft.rules.board import academy, board, hp_full
from grimorio.games.magecraft.rules.end import JudgeEnd, something_ends
from grimorio.games.magecraft.rules.gem_events import HealGem, RaiseShield, Strike, VanishGem
from grimorio.games.magecraft.rules.picks import DONE, GEMS, DrawGems, Options, by_colours, colour_in
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seat_in, seats_of

ICON_OPTIONS: Final[dict[int, Options]] = {}
"""The options to choose an icon, for each set of possible kinds.

The key of a set is an integer, as `gems.present` returns it: the sum of `0x80 << SHIFTS[kind]` of its
kinds.
"""
ICON_OPTIONS_DONE: Final[dict[int, Options]] = {}
"""The options of `ICON_OPTIONS`, with `DONE` added."""
for _mask in range(32):
    _key = sum(0x80 << SHIFTS[icon] for icon in range(5) if _mask >> icon & 1)
    ICON_OPTIONS[_key] = tuple(("icon", ICONS[icon]) for icon in range(5) if _mask >> icon & 1)
    ICON_OPTIONS_DONE[_key] = (*ICON_OPTIONS[_key], DONE)

ATTACKS: Final = tuple(by_colours("attack", seat) for seat in range(4))
"""For each seat, the options to attack it, by the colours of the gems that can be attacked."""
FROM_ACADEMY: Final = by_colours("academy")
FROM_DISCARD: Final = by_colours("discard")
FROM_HAND: Final = by_colours("hand")
FROM_HP: Final = by_colours("hp")


@mypyc_attr(allow_interpreted_subclasses=True)
class Icons(Frame):
    """The frame in which a seat resolves effect icons one at a time, in any order (MAGE-MAGIC-4).

    Attributes:
        seat: the seat that resolves them.
        icons: how many icons of each kind are left, eight bits for each kind.
        icon: the kind that is being resolved.
    """

    FIELDS = ("seat", "icons", "icon")

    def __init__(self, seat: Seat, icons: int) -> None:
        super().__init__(Icons.choose)
        self.seat = seat
        self.icons = icons
        self.icon = -1

    def choose(self, p: Position) -> None:
        """MAGE-MAGIC-4: ask which icon is resolved next; only those that can do something are offered."""
        able = present(self.icons)
        if able:
            able &= self.possible(p)
        if not able:
            p.finish()
            return
        self.step = Icons.begin
        book: Book = p.book
        offered = ICON_OPTIONS if book.choices.forced_icons else ICON_OPTIONS_DONE
        p.ask(self.seat, "icons", offered[able], "MAGE-MAGIC-4")

    def possible(self, p: Position) -> int:
        """The kinds of icon that can do something now, as a set in an integer (see `gems.present`)."""
        player = board(p, self.seat)
        able = HIGH
        if not (player.bag or player.discard):
            able &= ~(0x80 << SHIFTS[DRAW])
        if not academy(p).gems:
            able &= ~(0x80 << SHIFTS[HEAL])
            if not player.discard:
                able &= ~(0x80 << SHIFTS[SHIELD])
        book: Book = p.book
        if not player.hand and not book.choices.last_gem_may_vanish and total(player.hp) == 1:
            able &= ~(0x80 << SHIFTS[VANISH])
        return able

    def begin(self, p: Position) -> None:
        """Begin with the chosen icon: a draw icon draws at once; for the others, ask which gem is moved."""
        if self.answer is DONE or self.answer == DONE:
            p.finish()
            return
        icon = ICON_OF[str(self.answer[1])]
        self.icon = icon
        if icon == DRAW:
            self.used_up()
            self.step = Icons.choose
            p.push(DrawGems(self.seat, 1, "MAGE-ICON-DRAW"))
        elif icon == ATTACK:
            self.step = Icons.attack
            p.ask(self.seat, "attack", self.targets(p), "MAGE-ICON-ATTACK-1")
        elif icon == HEAL:
            self.step = Icons.heal
            p.ask(self.seat, "heal", self.healing(p), "MAGE-ICON-HEAL-1")
        elif icon == SHIELD:
            self.step = Icons.shield
            p.ask(self.seat, "shield", self.sources(p), "MAGE-ICON-SHIELD-1")
        else:
            self.step = Icons.vanish
            p.ask(self.seat, "vanish", self.vanishable(p), "MAGE-ICON-VANISH")

    def used_up(self) -> None:
        """Subtract one icon of the kind that is being resolved from those left."""
        self.icons -= 1 << SHIFTS[self.icon]

    def direct(self, p: Position) -> list[tuple[Option, tuple[Option, ...]]]:
        """The gems that may be chosen at once, each with the answers that its effect and the gem need.

        The only gem that an effect reaches needs the icon alone. The HP for a Vanish icon are not among them,
        because losing one should not happen by a slip.
        """
        able = present(self.icons) & self.possible(p)
        reached: dict[int, Options] = {
            ATTACK: self.targets(p),
            HEAL: self.healing(p),
            SHIELD: self.sources(p),
            VANISH: self.vanishable(p),
        }
        direct: list[tuple[Option, tuple[Option, ...]]] = []
        for icon, gems in reached.items():
            if able & (0x80 << SHIFTS[icon]):
                first: Option = ("icon", ICONS[icon])
                for gem in gems:
                    if gem[0] != "hp":
                        direct.append((gem, (first, gem) if len(gems) > 1 else (first,)))
        return direct

    def healing(self, p: Position) -> Options:
        """MAGE-ICON-HEAL-1: the options to take a gem of the Academy for a Heal icon."""
        return GEMS[present(academy(p).gems)]

    def sources(self, p: Position) -> Options:
        """MAGE-ICON-SHIELD-1: the options to take a gem of Academy or Discard area for a Shield icon."""
        discard = board(p, self.seat).discard
        return FROM_ACADEMY[present(academy(p).gems)] + FROM_DISCARD[present(discard)]

    def vanishable(self, p: Position) -> Options:
        """MAGE-ICON-VANISH, MAGE-END-4: the options to take a gem of hand or HP for a Vanish icon."""
        player = board(p, self.seat)
        book: Book = p.book
        hp = player.hp if book.choices.last_gem_may_vanish or total(player.hp) > 1 else 0
        return FROM_HAND[present(player.hand)] + FROM_HP[present(hp)]

    def targets(self, p: Position) -> Options:
        """MAGE-ICON-ATTACK-1, -2, MAGE-MULTI-5: the options to attack a gem of an opponent.

        They are the opponent's shield gems or, without a shield, the HP gems.
        """
        options: Options = ()
        for seat in seats_of(p.setup.seats):
            if seat != self.seat:
                other = board(p, seat)
                if other.alive:
                    options += ATTACKS[seat][present(other.shield or other.hp)]
        return options

    def attack(self, p: Position) -> None:
        """MAGE-ICON-ATTACK-1 to -3: take the chosen gem from the opponent, for one Attack icon."""
        self.used_up()
        target = seat_in(self.answer)
        self.step = Icons.look_for_end
        p.emit(Strike(self.seat, target, colour_in(self.answer), board(p, target).shield != 0))

    def heal(self, p: Position) -> None:
        """MAGE-ICON-HEAL-1 to -3: move a gem from the Academy to HP or Points."""
        self.used_up()
        self.step = Icons.look_for_end
        p.emit(HealGem(self.seat, colour_in(self.answer), hp_full(board(p, self.seat))))

    def shield(self, p: Position) -> None:
        """MAGE-ICON-SHIELD-1, -2: move a gem to the Shield area."""
        self.used_up()
        self.step = Icons.choose
        p.emit(RaiseShield(self.seat, colour_in(self.answer), str(self.answer[0])))

    def vanish(self, p: Position) -> None:
        """MAGE-ICON-VANISH: move a gem to Points."""
        self.used_up()
        self.step = Icons.look_for_end
        p.emit(VanishGem(self.seat, colour_in(self.answer), str(self.answer[0])))

    def look_for_end(self, p: Position) -> None:
        """MAGE-END-1, -4: check at once whether somebody has lost or won."""
        self.step = Icons.choose
        if something_ends(p):
            p.push(JudgeEnd(self.seat))
