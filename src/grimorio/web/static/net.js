// The line to the server: plain requests, and one WebSocket per table that mends itself. See docs/protocol.md.
// Milliseconds: a try and the longest wait for another one; quiet until it is asked whether the line lives, until it
// counts as lost, and until another line takes its place.
const PATIENCE = { first: 400, most: 8000, ping: 1500, silence: 1300, dead: 6000 };
const FINAL = new Set([4403, 4404, 4409]);

// The reason of a request that no server answered.
export const UNREACHED = "table-unreached";

// A request answered in JSON; a body that is text is JSON already. A refused one throws an Error with .status, .reason
// (a message id), .args and, where a field of the body is wrong, .field; one that was not answered has no .status.
export async function ask(path, body, token) {
  const headers = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(
    path,
    body === undefined
      ? { headers }
      : { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) },
  ).catch((failed) => {
    throw Object.assign(new Error(failed.message), { reason: UNREACHED, args: {} });
  });
  let data = null;
  try { data = await answer.json(); } catch { /* An answer that is not JSON has no message for us. */ }
  if (answer.ok) return data;
  throw Object.assign(new Error(data?.message || answer.statusText), {
    status: answer.status, reason: data?.error || null, args: data?.args || {}, field: data?.field || null,
  });
}

// A cause in words; its arguments may be causes or lists of them, detail is its English, field is what is wrong.
// Messages write the names of arguments with hyphens, as the server does (language/messages.py).
function causeText(t, cause) {
  if (Array.isArray(cause)) return cause.map((part) => causeText(t, part)).join(", ");
  if (!cause?.message) return cause;
  const args = Object.fromEntries(Object.entries(cause.args || {})
    .map(([name, value]) => [name.replaceAll("_", "-"), causeText(t, value)]));
  const text = t.has(cause.message) ? t(cause.message, args) : cause.detail ?? cause.message;
  return cause.field ? `${cause.field}${t.colon}${text}` : text;
}

// The arguments of a refusal: a cause that has a message is said by it, what is there in English alone is told as that.
export const inWords = (t, { cause, detail, ...args }) => {
  if (cause && t.has(cause.message)) return { ...args, detail: causeText(t, cause) };
  return detail === undefined ? args : { ...args, detail: t("faults-english", { detail }) };
};

// The words for a failed request, in the reader's language where there is a message.
export const problemText = (t, problem) =>
  problem.reason && t.has(problem.reason)
    ? t(problem.reason, inWords(t, problem.args))
    : t("table-failed", { detail: problem.message });

// A copy of a message's part with a value at a path of keys; what the path does not touch stays the same object.
function put(part, path, value) {
  if (!path.length) return value;
  const [key, ...rest] = path;
  const copy = Array.isArray(part) ? [...part] : { ...part };
  copy[key] = put(part[key], rest, value);
  return copy;
}

// An update of which only what changed was sent, since the last one.
const whole = (last, { n, from, log, changes }) =>
  changes.reduce((message, [path, value]) => put(message, path, value), { ...last, n, from, log });

// A table's WebSocket. on = {welcome, update, players, rewound, chat, reported, settings, rematch, refusal, error,
// state}; the state is "connecting", "open", "lost" (it tries again by itself) or "closed".
export class Line {
  constructor(id, token, on) {
    this.id = id;
    this.token = token;
    this.on = on;
    this.told = false;
    Object.assign(this, { seen: 0, era: 0, last: null, waits: null, tries: 0, socket: null, state: "connecting" });
    this.wake = () => { if (this.state === "lost" && !document.hidden) this.connect(); };
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  say(state) {
    this.state = state;
    this.on.state(state);
  }

  connect() {
    clearTimeout(this.retry);
    if (this.socket) this.drop();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/games/${this.id}`);
    this.socket = socket;
    this.last = null;
    const hello = { kind: "hello", token: this.token, changes: true };
    socket.onopen = () => this.send({ ...hello, since: this.seen, era: this.era });
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = ({ code }) => this.lost(code);
  }

  drop() {
    const { socket } = this;
    socket.onclose = null;
    socket.onmessage = null;
    // Browsers complain of one that is closed while it opens.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  lost(code) {
    clearTimeout(this.watch);
    if (this.state === "closed") return;
    if (FINAL.has(code)) {
      if (!this.told) this.on.error({ reason: code === 4404 ? "table-refused-game" : "table-refused-token", args: {} });
      this.close();
      return;
    }
    const wait = Math.min(PATIENCE.most, PATIENCE.first * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.say("lost");
    this.retry = setTimeout(() => this.connect(), wait);
  }

  // Quiet: ask. Still quiet: say that the line is lost; it may only be slow, and lives again with the next word. Quiet
  // for long: the line is dead, whatever the browser says. A page that nobody looks at asks nothing.
  listen() {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      if (document.hidden) { this.listen(); return; }
      this.send({ kind: "ping" });
      this.watch = setTimeout(() => {
        this.say("lost");
        this.watch = setTimeout(() => { this.drop(); this.lost(0); }, PATIENCE.dead);
      }, PATIENCE.silence);
    }, PATIENCE.ping);
  }

  hear(message) {
    this.listen();
    if (this.state === "lost" && !["welcome", "error"].includes(message.kind)) this.say("open");
    if (message.kind === "welcome") this.welcome(message);
    else if (message.kind === "update") this.update(message);
    else if (message.kind === "changed" && this.last) this.update(whole(this.last, message));
    else if (message.kind === "changed") this.send({ kind: "resume", since: 0 });
    else if (message.kind === "ack") this.waits = null;
    else if (message.kind === "refusal") this.refused(message);
    else if (message.kind === "rewound") this.rewound(message);
    else {
      this.told ||= message.kind === "error";
      this.on[message.kind]?.(message);
    }
  }

  welcome(message) {
    if (message.era !== this.era) this.seen = 0;
    this.era = message.era;
    this.tries = 0;
    this.fresh = true;
    this.say("open");
    this.on.welcome(message);
  }

  // Something was taken back: the newest update is an older one again.
  rewound(message) {
    this.seen = message.n;
    this.era = message.era;
    this.waits = null;
    this.on.rewound(message);
  }

  update(message) {
    this.last = message;
    if (message.from > this.seen) {
      this.send({ kind: "resume", since: this.seen });
      return;
    }
    this.seen = message.n;
    this.on.update(message);
    this.settle(message.view);
    this.fresh = false;
  }

  // An answer nobody acknowledged: send it again while its choice still waits; else it has arrived.
  settle(view) {
    if (!this.waits) return;
    if (view.choice?.number !== this.waits.choice) this.waits = null;
    else if (this.fresh) this.send(this.waits);
  }

  // That an answer sent again was taken already is good news; of the luck its panel tells.
  refused(message) {
    if (message.reason === "table-refused-luck") return;
    this.waits = null;
    if (message.reason !== "table-refused-doubled") this.on.refusal(message);
  }

  answer(choice, options) {
    this.waits = { kind: "answer", choice, options };
    this.send(this.waits);
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close() {
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    this.say("closed");
    this.drop();
  }
}
