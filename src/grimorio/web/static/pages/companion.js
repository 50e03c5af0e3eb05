// /companion: Magic Live at a real table. One device runs sheets, auction, results and experience; phones join by a
// code.
import { html, useState } from "../lib.js";
import { keepGame } from "../memory.js";
import { ask, problemText } from "../net.js";
import { download, FileButton } from "../ui/file.js";
import { useShell } from "../ui/shell.js";
import { style } from "../ui/style.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { RuleChip } from "../ui/why.js";
import { Auction } from "./companion-auction.js";
import { forget, happen, keep, kept } from "./companion-kept.js";
import { AgreedFields, USUAL } from "./campaign-rules.js";
import { useParts } from "./campaigns.js";
import { Standings } from "./standings.js";

await Promise.all([
  style(new URL("./campaign.css", import.meta.url)),
  style(new URL("./companion.css", import.meta.url)),
]);

export function CompanionPage({ id: code }) {
  const { t } = useShell();
  const [now, setNow] = useState(kept);
  const [problem, setProblem] = useState(null);
  const [parts, failed] = useParts();
  useTitle(t("companion-title"));
  const set = (facts) => { keep(facts); setNow(kept()); };
  const act = async (kind, about = {}) => {
    try {
      await happen(kept().campaign, { kind, ...about });
      setProblem(null);
      setNow(kept());
      return true;
    } catch (error) {
      setProblem(problemText(t, error));
      return false;
    }
  };
  const about = { now, set, act, problem, setProblem, parts };
  const { session } = now;
  const begin = async () => {
    const { id, key, members, agreed } = session;
    if (await act("begin", { game: id, key, members, form: agreed.form, by: agreed.award.by, xp: agreed.award.xp }))
      set({ session: null, auction: { game: id, key } });
  };
  const playing = session && !now.told?.session;
  return html`<div class=${playing && !code ? "companion-full" : ""}>
    <${Top} title=${t("companion-title")} game="live" />
    <main id="main" class=${`page companion ${playing && !code ? "companion-on" : ""}`} tabindex="-1">${!parts ? html`
      <p class=${failed ? "problem" : "quiet"} role="status">${failed || t("table-opening")}</p>`
      : playing && !code ? html`<${Auction} session=${session} set=${(one) => set({ session: one })} done=${begin}
        problem=${problem} />`
        : html`<header class="campaign-head">
          <h1>${now.told && !code ? now.told.name : t("companion-title")}</h1>
          <p class="quiet">${t("companion-about")}</p>
        </header>
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        ${code || !now.told ? html`<${Start} code=${code} about=${about} />`
          : now.told.session ? html`<${Tournament} about=${about} />` : html`<${Between} about=${about} />`}`}</main>
  </div>`;
}

// -- the beginning: a phone joins, or a host opens a campaign --------------------------------------

function Start({ code, about }) {
  const { t } = useShell();
  const [name, setName] = useState("");
  const { act, setProblem } = about;
  const open = async (_, text) => {
    try {
      keep({ campaign: JSON.parse(text) });
    } catch {
      setProblem(t("companion-no-campaign"));
      return;
    }
    if (!await act("open")) forget();
  };
  return html`<${Phone} code=${code} />
  ${!code && html`
    <form class="panel"
        onSubmit=${(event) => { event.preventDefault(); act("new", { name: name.trim() || t("campaign-unnamed") }); }}>
      <h2>${t("companion-host")}</h2><p>${t("companion-host-text")}</p>
      <label class="field">
        <span>${t("campaign-name")}</span>
        <input class="campaign-name" data-companion="name" maxlength="32" autocomplete="off" value=${name}
          placeholder=${t("campaign-unnamed")} onInput=${({ target }) => setName(target.value)} />
      </label>
      <div class="row">
        <button class="button primary" data-companion="new">${t("companion-new")}</button>
        <${FileButton} label=${t("companion-open")} accept=".json,application/json" open=${open} />
      </div>
    </form>`}`;
}

// A phone: the code, then its seat, then the table like any other.
function Phone({ code }) {
  const { t, go } = useShell();
  const [typed, setTyped] = useState(code || "");
  const [found, setFound] = useState(null);
  const [problem, setProblem] = useState(null);
  const send = async (seat) => {
    try {
      const said = await ask("/api/companion/join", { code: typed.trim(), ...(seat !== undefined && { seat }) });
      setProblem(null);
      if (seat === undefined) { setFound(said); return; }
      keepGame(said.id, {
        game: "live",
        companion: true,
        token: said.token,
        seat: said.seat,
        invites: [],
        when: Date.now(),
        over: false,
      });
      go(`/game/${said.id}`);
    } catch (error) {
      setProblem(problemText(t, error));
      if (error.status === 409) setFound(await ask("/api/companion/join", { code: typed.trim() }));
    }
  };
  return html`<form class="panel" onSubmit=${(event) => { event.preventDefault(); send(); }}>
    <h2>${t("companion-join")}</h2><p>${t("companion-join-text")}</p>
    <div class="row">
      <label class="field companion-typed">
        <span>${t("companion-code")}</span>
        <input data-companion="typed" maxlength="8" autocomplete="off" autocapitalize="characters" spellcheck="false"
          value=${typed} onInput=${({ target }) => { setTyped(target.value); setFound(null); }} />
      </label>
      <button class="button" data-companion="look" disabled=${!typed.trim()}>${t("companion-look")}</button>
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${found && html`<p>${t("companion-who")}</p>
    <div class="row">${found.seats.map((one) => html`
      <button type="button" key=${one.seat} class="button" data-seat=${one.seat} disabled=${one.joined}
          onClick=${() => send(one.seat)}>
        ${one.name}
      </button>`)}</div>`}
  </form>`;
}

// -- between two sessions --------------------------------------------------------------------------

const saved = (name) => `${name.replace(/[^\p{L}\p{N} _-]/gu, "").trim() || "grimorio"}.json`;
const saveJson = (name, data) => download(saved(name), JSON.stringify(data, null, 1), "application/json");

function Between({ about }) {
  const { t, lang } = useShell();
  const { now, set, setProblem, parts } = about;
  const { magi } = now.told;
  const [out, setOut] = useState([]);
  const [agreed, setAgreed] = useState(USUAL);
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);
  const members = magi.map((_, at) => at).filter((at) => !out.includes(at));
  const begin = async () => {
    setBusy(true);
    try {
      const made = await ask("/api/companion", {
        campaign: now.campaign, members, pool: agreed.pool, options: agreed.options,
      });
      set({ session: { ...made, members, agreed, joined: [] } });
    } catch (error) {
      setProblem(problemText(t, error));
      setBusy(false);
    }
  };
  return html`<section class="panel" aria-labelledby="companion-magi">
    <h2 id="companion-magi">${t("companion-magi")}</h2>
    ${magi.length > 0 && html`<div class="sheets">${magi.map((sheet, at) => html`
      <${Magus} key=${sheet.name} sheet=${sheet} about=${{ ...about, t, lang, cards: parts.cards }} at=${at}
        plays=${!out.includes(at)}
        turn=${() => setOut(out.includes(at) ? out.filter((one) => one !== at) : [...out, at])} />`)}</div>`}
    ${magi.length < 8 && html`
      <${Joining} key=${magi.length} about=${{ ...about, t, lang, cards: parts.cards }} open=${magi.length < 2} />`}
  </section>
  <section class="panel companion-agreed" aria-labelledby="companion-agreed">
    <h2 id="companion-agreed">${t("campaign-agreed")}</h2>
    <${AgreedFields} agreed=${agreed} set=${setAgreed} game=${parts.game} name="companion" />
    <button type="button" class="button primary big" data-companion="begin"
        disabled=${busy || members.length < 2 || (agreed.pool.kind === "brought" && !agreed.pool.deck)}
        onClick=${begin}>
      ${t("companion-begin", { count: members.length })}
    </button>
  </section>
  <section class="panel" aria-labelledby="companion-file">
    <h2 id="companion-file">${t("companion-file")}</h2>
    <p>${t("companion-file-text")}</p>
    <div class="row">
      <button type="button" class="button" data-companion="save" onClick=${() => saveJson(now.told.name, now.campaign)}>
        ${t("companion-save")}
      </button>
      ${now.auction && html`<a class="button" data-companion="replay" href=${`/replay/${now.auction.game}`}>
        ${t("table-replay")}
      </a>
      <a class="button" data-companion="record" href=${`/api/games/${now.auction.game}/record`} download>
        ${t("companion-record")}
      </a>`}
      ${sure ? html`
        <button type="button" class="button" data-companion="forget" onClick=${() => { forget(); set({}); }}>
          ${t("companion-forget-sure")}
        </button>`
        : html`<button type="button" class="link" onClick=${() => setSure(true)}>${t("companion-forget")}</button>`}
    </div>
  </section>`;
}

function Magus({ sheet, about, at, plays, turn }) {
  const { t, act, parts } = about;
  const { MagusSheet, boughtText } = parts.sheet;
  const { shop, ...file } = sheet;
  const offers = shop.filter((one) => one.why === null);
  return html`<${MagusSheet} sheet=${sheet} about=${about}>
    <div class="companion-magus">
      <label>
        <input type="checkbox" checked=${plays} data-plays=${at} onChange=${turn} /> ${t("companion-plays")}
      </label>
      <button type="button" class="button small" onClick=${() => saveJson(sheet.name, file)}>
        ${t("companion-save-magus")}
      </button>
    </div>
    ${offers.length > 0 && html`<details class="companion-shop">
      <summary>${t("companion-spend", { count: sheet.available })}</summary>
      <ul>${offers.map((one) => html`<li key=${one.on + one.what}>
        <button type="button" class="button small" data-buy=${`${at}:${one.on}:${one.what}`}
            onClick=${() => act("spend", { member: at, buy: [{ on: one.on, what: one.what }] })}>
          <span>${boughtText(one, about)}</span> <b>${one.price}</b>
        </button> <${RuleChip} game="live" rule=${one.rule} />
      </li>`)}</ul>
    </details>`}
  </${MagusSheet}>`;
}

function Joining({ about, open }) {
  const { t, act, parts } = about;
  const { MagusMaker, NEW, requestOf } = parts.sheet;
  const [made, setMade] = useState(NEW);
  const join = (event) => { event.preventDefault(); act("join", { sheet: requestOf(made) }); };
  return html`<details class="companion-joining" open=${open}>
    <summary>${t("companion-add")}</summary>
    <form onSubmit=${join}>
      <${MagusMaker} made=${made} set=${setMade} about=${about} />
      <button class="button primary" data-companion="join" disabled=${!made.file && !made.name.trim()}>
        ${t("companion-add-this")}
      </button>
    </form>
  </details>`;
}

// -- the tournament, played with paper -------------------------------------------------------------

function Tournament({ about }) {
  const { t } = useShell();
  const { now, set, act } = about;
  const { magi, session } = now.told;
  const [sure, setSure] = useState(false);
  const name = (player) => magi[session.members[player]].name;
  const after = (players, winners) => act("after", { players, winners });
  const correct = (fact, winners) => act("correct", { fact, winners, reason: t("companion-correct-why") });
  return html`<section class="panel companion-tournament" aria-labelledby="companion-games">
    <h2 id="companion-games">
      ${t("companion-games")} <span class="quiet">${t(`campaign-form-${session.form}`)}</span>
    </h2>
    <p>${t("companion-games-text")} <${RuleChip} game="live" rule="LIVE-3-TOUR-2" /></p>
    <ul class="companion-fixtures">${session.next.map((players) => html`
      <li key=${players.join()} data-fixture=${players.join()}>
        <p>${players.map((player) => html`<span key=${player}>
          <b>${name(player)}</b> <span class="quiet">${t("companion-life", { life: session.lives[player] })}</span>
        </span>`)}</p>
        <div class="row">
          ${players.map((player) => html`
            <button type="button" class="button" data-won=${player} onClick=${() => after(players, [player])}>
              ${t("companion-won", { name: name(player) })}
            </button>`)}
          <button type="button" class="button" data-won="none" onClick=${() => after(players, [])}>
            ${t("companion-draw")}
          </button>
        </div>
      </li>`)}</ul>
    ${session.next.length === 0 && html`<p>${t("companion-all-played")}</p>`}
    <${Standings} lines=${session.standings} who="player" name=${name} />
    ${session.games.length > 0 && html`<details class="companion-results">
      <summary>${t("companion-results")}</summary>
      <ul>${session.games.map((game) => html`
        <${Played} key=${game.fact} game=${game} name=${name} correct=${correct} />`)}</ul>
    </details>`}
    <div class="row">
      ${session.over && html`
        <button type="button" class="button primary big" data-companion="close"
            onClick=${() => act("close", now.auction || {})}>
          ${t("companion-close")}
        </button>`}
      ${sure ? html`<button type="button" class="button" onClick=${() => { set({ auction: null }); act("call-off"); }}>
        ${t("companion-call-off-sure")}
      </button>`
        : html`<button type="button" class="link" onClick=${() => setSure(true)}>${t("companion-call-off")}</button>`}
    </div>
  </section>`;
}

// A finished game: who won it, and its correction.
function Played({ game, name, correct }) {
  const { t } = useShell();
  const [winner, setWinner] = useState("");
  const names = game.players.map(name).join(" – ");
  const shown = game.winners.length === 0 ? t("companion-result-draw", { names })
    : t("companion-result-won", { names, name: game.winners.map(name).join(", ") });
  return html`<li data-game=${game.fact}>
    <span>${shown}</span>
    <span class="row">
      <select aria-label=${`${t("companion-true-result")}: ${names}`} value=${winner}
          onChange=${({ target }) => setWinner(target.value)}>
        <option value="">${t("companion-true-result")}</option>
        ${game.players.map((player) => html`
          <option key=${player} value=${player}>${t("companion-won", { name: name(player) })}</option>`)}
        <option value="none">${t("companion-draw")}</option>
      </select>
      <button type="button" class="button small" disabled=${winner === ""}
          onClick=${() => correct(game.fact, winner === "none" ? [] : [Number(winner)])}>
        ${t("companion-correct")}
      </button>
    </span>
  </li>`;
}
