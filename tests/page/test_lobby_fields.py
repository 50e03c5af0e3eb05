"""What the lobby asks before a game: each thing once, whatever the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimorio import games
from grimorio.web.routes.lobby import described
from tests.page.node import Node

FIELDS = """async ({ game, levels }) => {
  const { Play } = await part("pages/lobby-play.js");
  const { Shell } = await part("ui/shell.js");
  const { html, render } = await part("vendor/htm-preact.js");
  const { translatorFor } = await part("i18n.js");
  const shell = { t: await translatorFor("en"), lang: "en", show() {}, announce() {} };
  const box = document.body.appendChild(document.createElement("div"));
  const said = [];
  const Lobby = () => html`<${Shell.Provider} value=${shell}>
    <${Play} catalogue=${{ levels }} game=${game} start=${() => 0} name="" setName=${() => 0} />
  </${Shell.Provider}>`;
  render(html`<${Lobby} />`, box);
  await new Promise((done) => { setTimeout(done, 20); });
  const labels = [...box.querySelectorAll("legend"), ...box.querySelectorAll("label")]
    .filter((one) => one.localName === "legend" || !one.querySelector("input[type=radio]"))
    .map((one) => (one.querySelector("span") || one).textContent.trim());
  render(null, box);
  box.remove();
  return labels;
}"""


@pytest.mark.parametrize("game", games.names())
def test_the_lobby_asks_nothing_twice(node: Node, game: str) -> None:
    entry: dict[str, Any] = described(games.get(game))
    node.answer(f"/api/games/{game}/decks", {"decks": []})
    labels = node.run(FIELDS, {"game": entry, "levels": ["apprentice", "master"]})
    asked = Counter(label for label in labels if label)
    assert len(asked) > len(entry["options"]), asked
    assert [label for label, count in asked.items() if count > 1] == []
