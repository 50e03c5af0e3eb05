// Enter is the lit button while something of the table, or what a pointer pressed, has the focus; other buttons keep
// it, and the space bar presses.
import assert from "node:assert/strict";
import { test } from "node:test";
import { event } from "./dom.mjs";
import { part } from "./setup.mjs";

const { pressesFocused } = await part("ui/prompt.js");

function button(lies) {
  const box = document.body.appendChild(document.createElement("article"));
  if (lies) box.setAttribute("data-answer", "attack:7:1");
  return box.appendChild(document.createElement("button"));
}

test("Enter on a thing of the table that was clicked is left to the lit button", () => {
  assert.equal(pressesFocused({ key: "Enter", target: button(true) }), false);
  assert.equal(pressesFocused({ key: " ", target: button(true) }), true);
});

test("Enter on any other button presses it, and on nothing at all presses nothing", () => {
  assert.equal(pressesFocused({ key: "Enter", target: button(false) }), true);
  assert.equal(pressesFocused({ key: "Enter", target: document.body }), false);
});

test("Enter is left to the lit button on whatever a pointer pressed last, until the keyboard moves the focus", () => {
  const all = button(false);
  dispatchEvent(event("pointerdown", { target: all }));
  assert.equal(pressesFocused({ key: "Enter", target: all }), false);
  assert.equal(pressesFocused({ key: " ", target: all }), true);
  assert.equal(pressesFocused({ key: "Enter", target: button(false) }), true);
  dispatchEvent(event("keydown", { key: "Tab", target: document.body }));
  assert.equal(pressesFocused({ key: "Enter", target: all }), true);
});
