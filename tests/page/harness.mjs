// Calls of the page's functions from Python: a line of JSON in, {id, path, name, args} or {id, code, arg} or {id,
// answer, text}; a line out, {id, value} or {id, error}.
import { createInterface } from "node:readline";
import * as dom from "./dom.mjs";
import { answers, complaints, part } from "./setup.mjs";

Object.assign(globalThis, { part, dom });

async function run({ path, name, args, code, arg, answer, text }) {
  if (answer) return void answers.set(answer, text);
  if (path) {
    const found = (await part(path))[name];
    return typeof found === "function" ? found(...args) : found;
  }
  return (0, eval)(code)(arg);
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  let said;
  try {
    said = { id: asked.id, value: (await run(asked)) ?? null };
    if (complaints.length) throw new Error(`the console was told: ${complaints.splice(0).join("\n")}`);
  } catch (problem) {
    said = { id: asked.id, error: String(problem?.stack || problem) };
  }
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
