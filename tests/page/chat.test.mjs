// The chat: somebody else's line can be reported, and is hidden from who did.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { ChatPanel, withLine } = await part("ui/chat.js");
const { withReported } = await part("ui/chat-report.js");
const { translatorFor } = await part("i18n.js");
const { html, render } = await part("vendor/htm-preact.js");
const { Shell } = await part("ui/shell.js");

const t = await translatorFor("en");
const line = (i, who, text) => ({ i, who, name: ["Ada", "Bob"][who], text, at: "2026-01-31T12:00:00+00:00" });
const LINES = [line(0, 1, "you fool"), line(1, 0, "pardon?")];

function drawn(lines) {
  const sent = [];
  const shown = [];
  const shell = { t, lang: "en", show: (popup) => shown.push(popup), announce: () => {} };
  const box = document.body.appendChild(document.createElement("div"));
  const chat = {
    speaker: (said) => said.name, open: true, heard: lines, lines, silent: [], mine: 0,
    send: (message) => sent.push(message),
  };
  const inside = (child) => html`<${Shell.Provider} value=${shell}>${child}</${Shell.Provider}>`;
  render(inside(html`<${ChatPanel} chat=${chat} />`), box);
  const popup = () => {
    const dialog = document.body.appendChild(document.createElement("div"));
    render(inside(shown[0].body), dialog);
    return dialog;
  };
  return { box, sent, shown, popup };
}

test("only lines of others can be reported, and it asks why before anything is sent", () => {
  const { box, sent, shown, popup } = drawn(LINES);
  const flags = [...box.querySelectorAll(".chat-report")];
  assert.deepEqual(flags.map((flag) => flag.getAttribute("aria-label")), ["Report this line of Bob"]);
  flags[0].dispatchEvent({ type: "click" });
  assert.equal(shown[0].title, "Report Bob to the operator of this server");
  const dialog = popup();
  assert.match(dialog.textContent, /you fool.*Bob is not told/s);
  assert.equal(dialog.querySelectorAll("option").length, 6);
  assert.deepEqual(sent, []);
  dialog.querySelector("form").dispatchEvent({ type: "submit", preventDefault: () => {} });
  assert.deepEqual(sent, [{ kind: "report", i: 0, reason: "insult", note: "" }]);
  assert.equal(shown[1], null, "the popup is closed");
});

test("a reported line says so in place of its words, also when it is told again", () => {
  const reported = withLine(withReported(LINES, 0), LINES[0]);
  const { box } = drawn(reported);
  assert.doesNotMatch(box.textContent, /you fool/);
  assert.match(box.textContent, /You have reported this line.*pardon\?/s);
  assert.equal(box.querySelectorAll(".chat-report").length, 0);
});
