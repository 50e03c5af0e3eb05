// The lit button of what is set out on the table: Enter and the space bar press it, Escape cancels.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { event } from "./dom.mjs";
import { part } from "./setup.mjs";

const { html, render } = await part("lib.js");
const { LitButton } = await part("ui/prompt.js");

const box = document.body.appendChild(document.createElement("div"));
const settled = () => new Promise((done) => { setTimeout(done, 5); });
async function drawn(how) {
  const done = [];
  render(html`<${LitButton} onClick=${() => done.push("sent")} cancel=${() => done.push("cancelled")} ...${how}>
    Go
  </${LitButton}>`, box);
  await settled();
  return done;
}
function press(key, target = box) {
  const down = event("keydown", { key, target });
  dispatchEvent(down);
  return down;
}
afterEach(() => render(null, box));

test("Enter and the space bar do what the lit button says", async () => {
  const done = await drawn({});
  for (const key of ["Enter", " ", "x"]) press(key);
  assert.deepEqual(done, ["sent", "sent"]);
});

test("nothing is sent before it is ready", async () => {
  const done = await drawn({ ready: false });
  press("Enter");
  assert.deepEqual(done, []);
});

test("Escape cancels, where there is something to cancel", async () => {
  const done = await drawn({});
  press("Escape");
  assert.deepEqual(done, ["cancelled"]);
  const again = await drawn({ cancel: null });
  assert.equal(press("Escape").defaultPrevented, false, "the key is left to others");
  assert.deepEqual(again, []);
});

test("another button keeps the Enter that is pressed on it, and writing keeps all keys", async () => {
  const done = await drawn({});
  press("Enter", document.body.appendChild(document.createElement("button")));
  for (const key of ["Enter", "Escape"]) press(key, document.body.appendChild(document.createElement("input")));
  assert.deepEqual(done, []);
});
