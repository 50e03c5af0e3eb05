// "Show me that again": which steps are kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { followed } = await part("ui/again.js");

const asked = (number) => ({ choice: { number } });
const waiting = () => ({ choice: null });
const all = (views) => views.reduce((steps, view, at) => followed(steps, view, at + 1), []);

test("the steps since one was asked last are kept, that one first", () => {
  const views = [asked(1), waiting(), asked(2), waiting(), waiting(), asked(3)];
  assert.deepEqual(all(views).map(({ view }) => view), views.slice(2));
  assert.deepEqual(all(views).map(({ upto }) => upto), [3, 4, 5, 6]);
  assert.deepEqual(all([...views, waiting()]).length, 2);
});

test("what came again as a whole begins anew, and not everything is kept", () => {
  const steps = all([asked(1), waiting()]);
  assert.equal(followed(steps, asked(2), 9, true).length, 1);
  assert.equal(all(Array.from({ length: 500 }, waiting)).length, 80);
});
