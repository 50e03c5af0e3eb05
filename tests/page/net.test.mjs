// The line to the server: what it asks for again, what it sends again, and when it gives up.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { part } from "./setup.mjs";

const { ask, inWords, Line, problemText, UNREACHED } = await part("net.js");
const { translatorFor } = await part("i18n.js");
const words = await translatorFor("en");

// A socket whose other end is the test: what was sent, and what arrives.
class Socket {
  static OPEN = 1;
  static CONNECTING = 0;
  static all = [];

  constructor(url) {
    Object.assign(this, { url, readyState: 0, sent: [] });
    Socket.all.push(this);
  }

  send(text) { this.sent.push(JSON.parse(text)); }
  close() { this.readyState = 3; }
  open() { this.readyState = 1; this.onopen(); }
  say(message) { this.onmessage({ data: JSON.stringify(message) }); }
  lose(code = 1006) { this.readyState = 3; this.onclose({ code }); }
}
globalThis.WebSocket = Socket;

function line(token = "t") {
  const heard = [];
  const on = Object.fromEntries(
    ["welcome", "update", "players", "rewound", "chat", "refusal", "error", "state"].map((kind) => [
      kind,
      (what) => heard.push([kind, what]),
    ]),
  );
  const made = new Line("g1", token, on);
  return {
    made,
    heard,
    socket: () => Socket.all.at(-1),
    states: () => heard.filter(([kind]) => kind === "state").map(([, state]) => state),
  };
}
const update = (n, from, number = 1) => ({ kind: "update", n, from, view: { choice: { number } }, log: [] });

function welcomed(era = 1) {
  const one = line();
  one.socket().open();
  one.socket().say({ kind: "welcome", era });
  return one;
}

test("a line says who it is and what it has seen", () => {
  const { made, socket, states } = line();
  assert.equal(socket().url, "ws://table.test/ws/games/g1");
  socket().open();
  assert.deepEqual(socket().sent, [{ kind: "hello", token: "t", changes: true, since: 0, era: 0 }]);
  socket().say({ kind: "welcome", era: 7 });
  assert.deepEqual(states(), ["open"]);
  made.close();
});

test("an update of which only what changed is sent is told as a whole", () => {
  const { made, heard, socket } = welcomed();
  const changed = (n, changes) => ({ kind: "changed", n, from: n - 1, log: [{ i: n }], changes });
  const view = { choice: { number: 1 }, table: { hand: [{ name: "Shock" }, { name: "Forest" }], life: 20 } };
  socket().say({ kind: "update", n: 3, from: 0, log: [{ i: 0 }, { i: 1 }], view, state: "playing" });
  socket().say(changed(4, [[["view", "table", "hand", 1], { name: "Swamp" }], [["view", "table", "life"], 18]]));
  socket().say(changed(5, [[["view", "choice"], null]]));
  const [first, second, third] = heard.filter(([kind]) => kind === "update").map(([, message]) => message);
  assert.deepEqual(first.view, view);
  assert.deepEqual(second, {
    kind: "update", n: 4, from: 3, log: [{ i: 4 }], state: "playing",
    view: { choice: { number: 1 }, table: { hand: [{ name: "Shock" }, { name: "Swamp" }], life: 18 } },
  });
  assert.equal(third.view.table, second.view.table, "what did not change stays the same object");
  assert.deepEqual([third.n, third.view.choice], [5, null]);
  made.close();
});

test("what was missed is asked for and not shown", () => {
  const { made, heard, socket } = welcomed();
  socket().say(update(3, 0));
  socket().say(update(9, 5));
  assert.deepEqual(socket().sent.at(-1), { kind: "resume", since: 3 });
  assert.equal(heard.filter(([kind]) => kind === "update").length, 1);
  made.close();
});

test("a lost line comes again by itself and goes on where it was", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { made, socket, states } = welcomed(4);
  socket().say(update(3, 0));
  const first = socket();
  first.lose();
  assert.equal(states().at(-1), "lost");
  mock.timers.tick(1000);
  assert.notEqual(socket(), first);
  socket().open();
  assert.deepEqual(socket().sent, [{ kind: "hello", token: "t", changes: true, since: 3, era: 4 }]);
  made.close();
  mock.timers.reset();
});

test("waits between tries grow, up to ten seconds", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { made, socket } = line();
  const waits = [];
  for (let tries = 0; tries < 8; tries += 1) {
    const before = socket();
    before.lose();
    let wait = 0;
    while (socket() === before) { mock.timers.tick(50); wait += 50; }
    waits.push(wait);
  }
  assert.ok(waits[0] <= 550 && waits[4] > waits[0] && Math.max(...waits) <= 10050, waits.join());
  made.close();
  mock.timers.reset();
});

test("an answer nobody acknowledged is sent again while its choice still waits", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { made, socket } = welcomed();
  socket().say(update(1, 0, 5));
  made.answer(5, [["done"]]);
  socket().lose();
  mock.timers.tick(1000);
  socket().open();
  socket().say({ kind: "welcome", era: 1 });
  socket().say(update(1, 0, 5));
  assert.deepEqual(socket().sent.at(-1), { kind: "answer", choice: 5, options: [["done"]] });
  socket().say({ kind: "ack", choice: 5 });
  const count = socket().sent.length;
  socket().say(update(2, 1, 6));
  assert.equal(socket().sent.length, count);
  made.close();
  mock.timers.reset();
});

test("an answer that arrived is not sent again", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { made, socket } = welcomed();
  made.answer(5, [["done"]]);
  socket().lose();
  mock.timers.tick(1000);
  socket().open();
  socket().say({ kind: "welcome", era: 1 });
  socket().say(update(2, 0, 6));
  assert.deepEqual(socket().sent.map(({ kind }) => kind), ["hello"]);
  made.close();
  mock.timers.reset();
});

test("that an answer was taken already is no refusal", () => {
  const { made, heard, socket } = welcomed();
  socket().say({ kind: "refusal", reason: "table-refused-doubled" });
  socket().say({ kind: "refusal", reason: "table-refused-luck" });
  assert.equal(heard.filter(([kind]) => kind === "refusal").length, 0);
  socket().say({ kind: "refusal", reason: "table-refused-option" });
  assert.equal(heard.at(-1)[1].reason, "table-refused-option");
  made.close();
});

test("a line without a place at the table is closed for good", () => {
  const { heard, socket, states } = welcomed();
  const { length } = Socket.all;
  socket().lose(4404);
  assert.deepEqual(heard.find(([kind]) => kind === "error"), ["error", { reason: "table-refused-game", args: {} }]);
  assert.equal(states().at(-1), "closed");
  assert.equal(Socket.all.length, length);
});

test("a line that stays silent is given up and made anew", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { made, socket, states } = welcomed();
  const first = socket();
  mock.timers.tick(1500);
  assert.deepEqual(first.sent.at(-1), { kind: "ping" });
  mock.timers.tick(1400);
  assert.equal(states().at(-1), "lost", "within three seconds");
  assert.equal(socket(), first, "it may only be slow");
  socket().say({ kind: "pong" });
  assert.equal(states().at(-1), "open");
  for (const time of [1500, 1400]) mock.timers.tick(time);
  assert.equal(states().at(-1), "lost");
  for (const time of [6100, 1000]) mock.timers.tick(time);
  assert.notEqual(socket(), first);
  made.close();
  mock.timers.reset();
});

test("a new era begins at the first update", () => {
  const { made, socket } = welcomed(1);
  socket().say(update(9, 0));
  socket().say({ kind: "welcome", era: 2 });
  assert.equal(made.seen, 0);
  socket().say({ kind: "rewound", n: 4, era: 3, log: 0 });
  assert.deepEqual([made.seen, made.era, made.waits], [4, 3, null]);
  made.close();
});

test("a refused request tells its reason", async () => {
  const before = globalThis.fetch;
  let asked;
  const answering = (status, body) => {
    globalThis.fetch = async (...request) => {
      asked = request;
      return {
        ok: status < 400,
        status,
        statusText: "no",
        json: async () => {
          if (body === undefined) throw new Error("no JSON");
          return body;
        },
      };
    };
  };
  answering(404, { error: "table-refused-game", message: "no", args: { id: "x" } });
  await assert.rejects(
    ask("/api/x"),
    (problem) => problem.status === 404 && problem.reason === "table-refused-game" && problem.args.id === "x",
  );
  answering(502, undefined);
  await assert.rejects(ask("/api/x"), (problem) => problem.reason === null && problem.message === "no");
  answering(200, { a: 1 });
  assert.deepEqual(await ask("/api/x", { b: 2 }, "secret"), { a: 1 });
  assert.deepEqual(asked, [
    "/api/x",
    {
      method: "POST",
      headers: { authorization: "Bearer secret", "content-type": "application/json" },
      body: '{"b":2}',
    },
  ]);
  globalThis.fetch = before;
});

test("a request that no server answers is told in the reader's language, not in the browser's words", async () => {
  const before = globalThis.fetch;
  globalThis.fetch = async () => { throw new TypeError("Failed to fetch"); };
  const problem = await ask("/api/x", {}, "secret").catch((failed) => failed);
  globalThis.fetch = before;
  assert.equal(problem.status, undefined);
  assert.equal(problem.reason, UNREACHED);
  const said = await Promise.all(["en", "it", "fr"].map(async (language) =>
    problemText(await translatorFor(language), problem)));
  assert.equal(new Set(said).size, 3);
  assert.ok(said.every((text) => !text.includes("fetch")));
});

test("a problem is said in words where there are some", () => {
  const t = Object.assign((id, args) => `${id} ${JSON.stringify(args)}`, { has: (id) => id === "known" });
  assert.equal(problemText(t, { reason: "known", args: { n: 1 } }), 'known {"n":1}');
  assert.equal(problemText(t, { reason: "unknown", message: "bad", args: {} }), 'table-failed {"detail":"bad"}');
  assert.deepEqual(inWords(t, { cause: { message: "known", args: {} }, detail: "x", n: 1 }), {
    n: 1,
    detail: "known {}",
  });
  const cause = { message: "faults-best-of", args: { best_of: 3, found: "2-2-0" } };
  const said = problemText(words, { reason: "table-refused-fact", args: { detail: "", cause } });
  assert.match(said, /best of 3, found 2-2-0/);
  assert.deepEqual(inWords(t, { detail: "x" }), { detail: 'faults-english {"detail":"x"}' });
});
