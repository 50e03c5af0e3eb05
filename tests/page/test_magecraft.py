"""Magecraft's emblems differ and are as on paper; an arrangement in a Review is one sequence of picks."""

from __future__ import annotations

import pytest

from grimorio.printing.emblems import Emblem
from grimorio.printing.magecraft import emblem_of
from tests.page.node import Node

SIGILS = """async () => {
    const { sigilOf } = await part("games/magecraft/sigils.js");
    const { cards } = await (await fetch("/api/games/magecraft/cards")).json();
    const draw = () => cards.map((card) => JSON.stringify(sigilOf(card)));
    const same = draw().join() === draw().join();
    return { cards, drawn: cards.map(sigilOf), sigils: new Set(draw()).size, same };
}"""

ARRANGEMENTS = """async () => {
    const { picksFor } = await part("games/magecraft/table.js");
    const seen = new Set();
    let arrangements = 0, wrong = 0;
    const each = (rows, next) => {
        if (next === 4) {
            arrangements += 1;
            const picks = picksFor(rows);
            seen.add(JSON.stringify(picks));
            const again = [[], [], []];
            picks.forEach(([, grimoire, at], order) => again[grimoire].splice(at, 0, order));
            const wanted = rows.map((row) => row.map((item) => item.order));
            if (JSON.stringify(again) !== JSON.stringify(wanted)) wrong += 1;
            return;
        }
        for (let grimoire = 0; grimoire < 3; grimoire += 1)
            for (let at = 0; at <= rows[grimoire].length; at += 1) {
                const more = rows.map((row) => [...row]);
                more[grimoire].splice(at, 0, { order: next });
                each(more, next + 1);
            }
    };
    each([[], [], []], 0);
    return { arrangements, sequences: seen.size, wrong };
}"""


GIVEN_UP = """async ([game, lang, seat]) => {
    const { translatorFor } = await part("i18n.js");
    const { logText } = await part(`games/${game}/table.js`);
    const t = await translatorFor(lang);
    const name = (one) => ["Ada", "Bea"][one];
    const about = { game, t, lang, cards: [], players: [], view: { seat }, name };
    const ends = { event: "ends", winners: [0], reason: "conceded", rule: "X" };
    const log = [{ event: "concedes", seat: 1, rule: "X" }, ends];
    return [...log.map((event) => logText(event, about)), t(`${game}-reason-conceded`)];
}"""


@pytest.mark.parametrize("game", ["magecraft", "mickey"])
@pytest.mark.parametrize("seat", [1, 0, -1])
def test_giving_up_reads_as_giving_up_for_everybody(node: Node, game: str, seat: int) -> None:
    """For the player who gave up, the opponent and a spectator: in the log, the banner and the end."""
    words = {"en": ("give", "given up"), "it": ("abbandon", "abbandon"), "fr": ("abandonn", "abandon")}
    for lang, (verb, noun) in words.items():
        line, ends, reason = node.run(GIVEN_UP, [game, lang, seat])
        assert verb in line.lower() and noun in reason and "Ada" in ends, (lang, line, ends, reason)
        assert not any(lie in text for text in (line, ends, reason) for lie in ("HP", "PV", "vie", "vita"))
        yours = game == "magecraft" and seat == 1
        assert ("Bea" in line) is not yours


def test_two_cards_never_share_a_sigil_and_paper_bears_the_same(node: Node) -> None:
    found = node.run(SIGILS)
    assert found["same"]
    assert found["sigils"] == len(found["cards"]) == 30
    for card, sigil in zip(found["cards"], found["drawn"], strict=True):
        signs = tuple((sign["d"], sign["angle"]) for sign in sigil.pop("signs"))
        assert emblem_of(card) == Emblem(runes=tuple(sigil.pop("runes")), signs=signs, **sigil)


def test_an_arrangement_is_exactly_one_sequence_of_picks(node: Node) -> None:
    assert node.run(ARRANGEMENTS) == {"arrangements": 360, "sequences": 360, "wrong": 0}
