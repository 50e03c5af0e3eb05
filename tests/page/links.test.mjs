// Clicks on links within the page are followed without loading it anew; all others are the browser's.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { leadOf } = await part("ui/shell.js");
const here = new URL("http://table.test/event/7?print");

// A click within a link: on an element in it, as a rule.
function click(href, { keys = {}, attributes = {} } = {}) {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries({ href, ...attributes })) link.setAttribute(name, value);
  const target = link.appendChild(document.createElement("span"));
  return { target, defaultPrevented: false, button: 0, ...keys };
}

test("a link to another page is followed here", () => {
  assert.equal(leadOf(click("/replay/a1#event-3"), here), "/replay/a1#event-3");
  assert.equal(leadOf(click("/event/7?print"), here), "/event/7?print");
});

test("with a key, another button, or after somebody else has answered it, a click is the browser's", () => {
  const keys = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 },
    { defaultPrevented: true }];
  for (const one of keys) assert.equal(leadOf(click("/games", { keys: one }), here), null, JSON.stringify(one));
});

test("files, other tabs, other sites, places on the page and other views of it are the browser's", () => {
  assert.equal(leadOf(click("/api/games/a1/record"), here), null);
  assert.equal(leadOf(click("/games", { attributes: { download: "" } }), here), null);
  assert.equal(leadOf(click("https://other.test/games"), here), null);
  assert.equal(leadOf(click("//other.test/games"), here), null);
  assert.equal(leadOf(click("#main"), here), null);
  assert.equal(leadOf(click("/event/7"), here), null);
  assert.equal(leadOf({ target: document.createElement("p"), button: 0 }, here), null);
});
