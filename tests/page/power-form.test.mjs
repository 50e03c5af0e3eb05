// A Power that is proposed in the form: which words fit together, what a file brings into the form.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { doing, EMPTY, filled, fits } = await part("pages/power-form.js");

test("one word says who gets the pack, and a retest stands alone", () => {
  assert.equal(fits("wins", []), true);
  assert.equal(fits("gains-life", [{ word: "wins" }]), true);
  assert.equal(fits("gains-life", [{ word: "gains-life" }]), true);
  assert.equal(fits("gives-up", [{ word: "wins" }]), false);
  assert.equal(fits("bids-life", [{ word: "gains-life" }, { word: "offers-two" }]), false);
  assert.equal(fits("retests", []), true);
  assert.equal(fits("retests", [{ word: "gains-life" }]), false);
  assert.equal(fits("gains-life", [{ word: "retests" }]), false);
});

test("packs are paid for a retest alone", () => {
  const retest = doing({ ...EMPTY, packs: 2 }, [{ word: "retests" }]);
  assert.equal(retest.packs, 2);
  assert.equal(doing(retest, []).packs, 0);
});

test("a Power of a file is filled up, without words that the form does not know", () => {
  const power = filled({ name: "Tithe", tier: "advanced", does: [{ word: "returns" }, { word: "sings" }] });
  assert.deepEqual(power, { ...EMPTY, name: "Tithe", tier: "advanced", does: [{ word: "returns", packs: 1 }] });
  assert.deepEqual(filled({ name: "Nothing" }), { ...EMPTY, name: "Nothing" });
});
