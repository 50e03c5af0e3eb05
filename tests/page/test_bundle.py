"""The page's modules in a bundle export what they export by themselves."""

from __future__ import annotations

from grimorio.web.page.built import STATIC, WORKER, modules
from grimorio.web.page.bundle import part
from tests.page.node import Node

EXPORTS = """async (parts) => {
  const made = new Map();
  const address = (path) => new URL(path, "file:///static/").href;
  const make = async (path) => {
    const { uses, code } = parts[path];
    const needed = [];
    for (const use of uses) needed.push(await need(use));
    const load = (from) => need(new URL(from, address(path)).pathname.slice("/static/".length));
    return (0, eval)(`(${code})`)(...needed, load, address(path));
  };
  const need = (path) => {
    if (!made.has(path)) made.set(path, make(path));
    return made.get(path);
  };
  const found = {};
  for (const path of Object.keys(parts).filter((one) => one.endsWith(".js"))) {
    const names = (module) => Object.keys(module).sort();
    found[path] = [names(await need(path)), names(await part(path))];
  }
  return found;
}"""


def test_every_module_exports_the_same(node: Node) -> None:
    paths = [path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js*") if path.name != WORKER]
    texts = {path: (STATIC / path).read_text("utf-8") for path in paths}
    data = {path: text for path, text in texts.items() if path.endswith(".json")}
    parts = {path: part(path, text) for path, text in (texts | modules(data)).items()}
    sent = {path: {"uses": made.uses, "code": made.code} for path, made in parts.items() if path != "app.js"}
    found = node.run(EXPORTS, sent)
    assert {path: bundled for path, (bundled, _) in found.items()} == {
        path: alone for path, (_, alone) in found.items()
    }
    assert sum(len(names) for names, _ in found.values()) > 400
