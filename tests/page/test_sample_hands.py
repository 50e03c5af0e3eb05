"""Sample hands on the deck page, dealt as the game deals, and what the game calls its parts of a deck."""

from __future__ import annotations

import pytest

from grimorio import games
from tests.page.node import Node

HAND = """async ({ game, main, sideboard, lang }) => {
  const kit = await part(`games/${game}/catalogue.js`);
  const { SampleHand } = await part("ui/deck-hand.js");
  const { ask } = await part("net.js");
  const { html, render } = await part("vendor/htm-preact.js");
  const { translatorFor } = await part("i18n.js");
  const { cards } = await ask(`/api/games/${game}/cards`);
  const about = { t: await translatorFor(lang), lang, cards };
  const box = document.body.appendChild(document.createElement("div"));
  render(html`<${SampleHand} main=${main} kit=${kit} about=${about} />`, box);
  box.querySelector("[data-builder=hand]").click();
  await new Promise((done) => { setTimeout(done, 20); });
  const hand = [...box.querySelectorAll("[data-look]")].map((one) => one.dataset.look);
  const buttons = box.querySelectorAll("button").length;
  render(null, box);
  box.remove();
  return { hand, buttons };
}"""


@pytest.mark.parametrize(("game", "size", "buttons"), [("mickey", 5, 2), ("magic", 7, 3)])
def test_a_sample_hand_is_dealt_as_the_game_deals(node: Node, game: str, size: int, buttons: int) -> None:
    cards = games.get(game).cards()
    named = {card["name"]: card for card in cards}
    main = [[2, card["name"]] for card in cards[:60]] + [
        [4, card["name"]] for card in cards if card.get("kind") == "spell"
    ][:10]
    dealt = node.run(HAND, {"game": game, "main": main, "lang": "en"})
    assert len(dealt["hand"]) == size and dealt["buttons"] == buttons
    if game == "mickey":
        assert {named[name]["kind"] for name in dealt["hand"]} == {"spell"}


INTO = """async ({ game, languages }) => {
  const kit = await part(`games/${game}/catalogue.js`);
  const { Builder } = await part("ui/deck-builder.js");
  const { Shell } = await part("ui/shell.js");
  const { ask } = await part("net.js");
  const { html, render } = await part("vendor/htm-preact.js");
  const { translatorFor } = await part("i18n.js");
  const { cards } = await ask(`/api/games/${game}/cards`);
  const deck = { main: [], sideboard: [[1, cards[0].name]] };
  const said = [];
  for (const lang of languages) {
    const about = { t: await translatorFor(lang), lang, cards };
    const box = document.body.appendChild(document.createElement("div"));
    render(html`<${Shell.Provider} value=${{ ...about, show() {}, announce() {} }}>
      <${Builder} deck=${deck} set=${() => 0} undo=${null} redo=${null} kit=${kit} about=${about}
        limits=${{ pool: null, free: kit.FREE, format: "free", legal: null }} />
    </${Shell.Provider}>`, box);
    const told = ["[data-builder=into]", "[data-part=sideboard] h3"];
    said.push(told.map((one) => box.querySelector(one).textContent).join(" "));
    render(null, box);
    box.remove();
  }
  return said;
}"""


def test_what_a_game_calls_its_sideboard_is_said_wherever_cards_go_there(node: Node) -> None:
    said = node.run(INTO, {"game": "mickey", "languages": ["en", "it", "fr"]})
    for text, own in zip(said, ("Support", "Supporto", "Réserve"), strict=True):
        assert text.count(own) == 2 and "ideboard" not in text, text
