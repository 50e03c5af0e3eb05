// The address of a review: a link that is opened while the page writes where it is leads to its moment all the same.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { event } from "./dom.mjs";
import { part } from "./setup.mjs";

const { useAddress } = await part("pages/replay.js");
const { html, render, useState } = await part("lib.js");

const moments = [0, 1, 2, 3].map((i) => ({ step: i, upto: i + 1, event: { i } }));
const outline = { moments };

// A review that stands at a moment: where it is, and ways to step on and to open a link.
function review(hash) {
  globalThis.location = new URL(`http://table.test/replay/x${hash}`);
  globalThis.history = { replaceState: (_, __, to) => { globalThis.location = new URL(to, location); } };
  const box = document.body.appendChild(document.createElement("div"));
  const now = {};
  const Page = () => {
    const [at, setAt] = useState(null);
    const moment = moments[at ?? 0];
    useAddress({ id: "x", seat: 1, at, setAt, moments, moment, outline });
    Object.assign(now, { at, setAt });
    return html`<p>${at}</p>`;
  };
  render(html`<${Page} />`, box);
  return {
    at: () => now.at,
    step: (to) => now.setAt(to),
    follow(link) {
      const oldURL = location.href;
      globalThis.location = new URL(link, location);
      const newURL = location.href;
      return () => dispatchEvent(event("hashchange", { oldURL, newURL }));
    },
    end: () => { render(null, box); box.remove(); },
  };
}

const drawn = async () => { for (let turn = 0; turn < 5; turn += 1) await Promise.resolve(); };

async function settled(milliseconds = 1000) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await drawn();
    mock.timers.tick(100);
  }
  await drawn();
}

test("a review begins at the moment of its address, and the address follows", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const page = review("#event-2");
  await settled();
  assert.equal(page.at(), 2);
  page.step(3);
  await settled();
  assert.equal(location.hash, "#event-3");
  page.end();
  mock.timers.reset();
});

test("a link that is opened just before the address is written is not lost", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const page = review("#event-2");
  await settled();
  page.step(3);
  await settled(200);
  const tell = page.follow("#event-1");
  await settled(600);
  assert.equal(location.hash, "#event-3", "the page wrote its own address over that of the link");
  tell();
  await settled();
  assert.equal(page.at(), 1);
  assert.equal(location.hash, "#event-1");
  page.end();
  mock.timers.reset();
});
