// The companion beside its auction: plans of lands that outlive a page, addresses that phones cannot open, seats.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answers, part } from "./setup.mjs";

answers.set("/api/games/magic/cards", JSON.stringify({ cards: [] }));

const { html, render } = await part("vendor/htm-preact.js");
const { Shell } = await part("ui/shell.js");
const { translatorFor } = await part("i18n.js");
const { keepPlan, planOf } = await part("games/live/plans.js");
const { usePlan } = await part("games/live/lands.js");
const { OnlyHere } = await part("ui/invite.js");
const { Phones } = await part("pages/companion-auction.js");
const { EndActions } = await part("pages/end.js");
const { LeagueEntry, LeagueMatches, LeaguePlayer } = await part("pages/event-league.js");
const { Player } = await part("pages/event-player.js");
const { keepGame } = await part("memory.js");
const t = await translatorFor("en");

const page = (content) => {
  const box = document.createElement("div");
  document.body.append(box);
  const draw = (shown) => render(html`<${Shell.Provider} value=${{ t, lang: "en", show: () => 0, go: () => 0 }}>
    ${shown}</${Shell.Provider}>`, box);
  draw(content);
  return { box, draw, text: () => box.textContent.replace(/\s+/g, " "),
    end: () => { render(null, box); box.remove(); } };
};
const asks = (number, land, most = 3) => ({ number, ask: "lands",
  options: Array.from({ length: most + 1 }, (_, count) => ["lands", land, count]) });

test("a plan is kept by game and seat, and forgotten", () => {
  keepPlan("a", 0, { Plains: 2 });
  keepPlan("a", 1, { Island: 1 });
  keepPlan(null, 0, { Swamp: 1 });
  assert.deepEqual([planOf("a", 0), planOf("a", 1), planOf("b", 0), planOf(null, 0)],
    [{ Plains: 2 }, { Island: 1 }, null, null]);
  keepPlan("a", 0, null);
  keepPlan("a", 1, null);
  assert.deepEqual([planOf("a", 0), planOf("a", 1)], [null, null]);
});

test("one press answers each land in its turn, also after the page was left, until something else is asked", () => {
  const said = [];
  let plan;
  const Lands = ({ choice, result = null }) => {
    plan = usePlan({ id: "g", view: { seat: 1, choice, result } }, ([answer]) => said.push(answer));
    return null;
  };
  const first = page(html`<${Lands} choice=${asks(1, "Plains")} />`);
  assert.deepEqual([plan.going, said], [false, []]);
  plan.send({ Plains: 2, Island: 3 });
  first.draw(html`<${Lands} choice=${asks(1, "Plains")} />`);
  assert.deepEqual(said, [["lands", "Plains", 2]]);
  first.draw(html`<${Lands} choice=${null} />`);
  first.end();
  const second = page(html`<${Lands} choice=${asks(3, "Island")} />`);
  assert.deepEqual(said.at(-1), ["lands", "Island", 3]);
  second.draw(html`<${Lands} choice=${asks(5, "Forest")} />`);
  assert.deepEqual(said.at(-1), ["lands", "Forest", 0]);
  second.draw(html`<${Lands} choice=${null} result=${{ winners: [] }} />`);
  assert.equal(planOf("g", 1), null);
  second.end();
});

test("a plan that is not offered is given up, and the form is there again", () => {
  let plan;
  const Lands = ({ choice }) => { plan = usePlan({ id: "h", view: { seat: 0, choice } }, () => 0); return null; };
  keepPlan("h", 0, { Plains: 9 });
  const shown = page(html`<${Lands} choice=${asks(1, "Plains")} />`);
  assert.deepEqual([plan.going, planOf("h", 0)], [false, null]);
  shown.end();
});

test("who shows an address that no phone can open is told so", () => {
  const told = (link) => {
    const shown = page(html`<${OnlyHere} links=${[link]} />`);
    const text = shown.text();
    shown.end();
    return text;
  };
  for (const link of ["http://127.0.0.1:8317/companion", "http://localhost/x", "http://[::1]:8317/x"])
    assert.match(told(link), /works on this machine only/);
  assert.equal(told("http://192.168.1.7:8317/companion"), "");
});

test("where the server knows it, its address in the network is offered", async () => {
  answers.set("/api/network", JSON.stringify({ url: "http://192.168.1.7:8317" }));
  const shown = page(html`<${OnlyHere} links=${["http://127.0.0.1:8317/companion"]} />`);
  for (let tries = 0; !shown.text().includes("192") && tries < 500; tries += 1)
    await new Promise((done) => { setTimeout(done, 10); });
  assert.match(shown.text(), /grimorio play --host 0\.0\.0\.0.*http:\/\/192\.168\.1\.7:8317/s);
  shown.end();
  answers.delete("/api/network");
});

test("the dialog of phones follows who has joined, and warns of such an address", () => {
  const players = [{ seat: 0, name: "Ada" }, { seat: 1, name: "Bea" }];
  const dialog = (joined, link) => html`<${Phones} session=${{ link, code: "BCDFGH" }} joined=${joined}
    players=${players} release=${() => 0} />`;
  const shown = page(dialog([], "http://127.0.0.1/companion"));
  assert.match(shown.text(), /works on this machine only.*Ada ?at this device.*Bea ?at this device/);
  shown.draw(dialog([1], "http://192.168.1.7/companion"));
  assert.match(shown.text(), /Ada ?at this device.*Bea ?on a phone/);
  assert.doesNotMatch(shown.text(), /this machine only/);
  shown.end();
});

test("after the auction a phone is told where the evening goes on, not offered what leads nowhere", () => {
  keepGame("p", { game: "live", companion: true, token: "t", seat: 0, invites: [], over: false });
  const again = { seats: 2, agreed: [], mine: 0, next: null, want: () => 0 };
  const end = (id) => page(html`<${EndActions} id=${id} game="live" rematch=${again} name=${() => "Ada"} />`);
  const phone = end("p");
  assert.match(phone.text(), /as soon as the host begins it/);
  assert.equal(phone.box.querySelector("button"), null);
  const table = end("q");
  assert.ok(table.box.querySelector("button"));
  for (const shown of [phone, table]) shown.end();
});

// A round robin of a session of Magic Live in which a match is the best of so many games.
const session = (player, facts = {}) => ({
  id: "p", structure: "league", limit: 1, bestOf: 3, online: false, over: false, rounds: [], matches: [], wishes: [],
  players: ["Ada", "Bea", "Cid"].map((name) => ({ name, phone: name !== "Cid" })), standings: [],
  session: { auction: "p", form: "round-robin", lives: { Ada: 20, Bea: 17, Cid: 20 }, earned: {} },
  you: { player, role: player ? "player" : "organiser", reports: [], locked: false }, ...facts,
});
const report = (by, games) => ({ round: 0, table: ["Bea", "Ada"], by, games });
const press = async (shown, mark) => {
  shown.box.querySelector(mark).dispatchEvent({ type: "click" });
  await new Promise((resolve) => { setTimeout(resolve, 5); });
};

test("on a phone everybody still to be met has the results to tap, and the life that both begin with", async () => {
  const said = [];
  const deed = async (path, body) => { said.push([path, body]); return {}; };
  const shown = page(html`<${LeaguePlayer} now=${session("Ada")} token="t" deed=${deed} />`);
  assert.match(shown.text(), /You begin every game with 20 life.*Bea ♥ 17.*Cid ♥ 20.*tell the organiser/);
  await press(shown, "[data-meets=Bea] [data-result=2-1-0]");
  assert.deepEqual(said, [["/free", { opponent: "Bea", games: [2, 1, 0] }]]);
  const you = { ...session("Ada").you, reports: [report("Ada", [1, 2, 0]), report("Bea", [2, 0, 0])] };
  shown.draw(html`<${LeaguePlayer} now=${session("Ada", { you })} token="t" deed=${deed} />`);
  assert.match(shown.text(), /Bea says 0–2 from your side. Agree, or call the organiser/);
  assert.equal(shown.box.querySelector("[data-meets=Bea] .chosen").textContent.trim(), "2–1", "as Ada said it");
  await press(shown, "[data-league=agree]");
  assert.deepEqual(said.at(-1), ["/free", { opponent: "Bea", games: [0, 2, 0] }]);
  const matches = ["Bea", "Cid"].map((second, fact) => ({ first: "Ada", second, games: [2, 0, 0], fact }));
  shown.draw(html`<${LeaguePlayer} now=${session("Ada", { matches })} token="t" deed=${deed} />`);
  assert.match(shown.text(), /You have met everybody/);
  shown.end();
});

test("the host sees both reports from the same side, decides, and corrects a result in the list", async () => {
  const said = [];
  const deed = async (_, { facts }) => { said.push(facts); return {}; };
  const you = { role: "organiser", reports: [report("Ada", [1, 2, 0]), report("Bea", [2, 0, 0])] };
  const shown = page(html`<${LeagueEntry} now=${session(null, { you })} deed=${deed} />`);
  assert.equal(shown.box.querySelectorAll("[data-pair]").length, 3);
  assert.match(shown.box.querySelector("[data-pair=Ada,Bea] .badge-alarm").textContent, /Ada: 2–1 and Bea: 0–2/);
  await press(shown, "[data-pair=Ada,Bea] [data-result=2-1-0]");
  assert.deepEqual(said.pop(), [{ kind: "result", round: 1, first: "Ada", second: "Bea", games: [2, 1, 0] }]);
  const matches = [{ first: "Ada", second: "Bea", games: [2, 1, 0], fact: 7 }];
  shown.draw(html`<${LeagueMatches} now=${session(null, { matches })} deed=${deed} />`);
  await press(shown, "[aria-expanded]");
  await press(shown, "[data-result=0-2-0]");
  assert.deepEqual(said.pop(), [
    { kind: "undo", fact: 7, reason: "corrected by the organiser" },
    { kind: "result", round: 1, first: "Ada", second: "Bea", games: [0, 2, 0] },
  ]);
  shown.draw(html`<${LeagueMatches} now=${session("Ada", { matches })} />`);
  assert.equal(shown.box.querySelector("button"), null, "a player corrects nothing");
  shown.end();
});

test("a single game's result says who won, and a phone says what the session brought", () => {
  const one = page(html`<${LeagueEntry} now=${session(null, { bestOf: 1 })} deed=${() => 0} />`);
  assert.match(one.text(), /Ada won ?Drawn ?Bea won/);
  one.end();
  const about = { ...session(null).session, earned: { Ada: 8 } };
  const standings = [{ player: "Ada", place: 1 }];
  const ended = page(html`<${Player} now=${session("Ada", { over: true, session: about, standings })} token="t"
    deed=${() => 0} />`);
  assert.match(ended.text(), /You came 1 of 1.*brings you 8 experience.*Your deck from the auction/);
  ended.end();
});

test("once the host has begun the tournament, a phone is led there", async () => {
  keepGame("w", { game: "live", companion: true, token: "t", seat: 0, invites: [], over: false });
  answers.set("/api/companion/w/tournament", JSON.stringify({ event: "w" }));
  const phone = page(html`<${EndActions} id="w" game="live" name=${() => "Ada"} />`);
  for (let turn = 0; turn < 50 && !phone.box.querySelector("button"); turn += 1)
    await new Promise((resolve) => { setTimeout(resolve, 2); });
  await press(phone, "[data-companion=event]");
  assert.deepEqual(JSON.parse(localStorage.getItem("grimorio.events"))[0].token, "t");
  phone.end();
});
