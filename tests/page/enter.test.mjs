// Enter is the lit button while something of the table has the focus; other buttons keep it, and the space bar presses.
import assert from "node:assert/strict";
import { test } from "node:test";
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
