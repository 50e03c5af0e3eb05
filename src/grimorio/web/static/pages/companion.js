// /companion: Magic Live at a real table. One device runs sheets, auction, results and experience; phones join by a
// code.
import { html, useState } from "../lib.js";
import { keepGame } from "../memory.js";
import { ask, problemText } from "../net.js";
import { FileButton } from "../ui/file.js";
import { useShell } from "../ui/shell.js";
import { style } from "../ui/style.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { RuleChip } from "../ui/why.js";
import { keepEvent } from "./event-kept.js";
import { Auction } from "./companion-auction.js";
import { forget, happen, keep, kept, saveJson } from "./companion-kept.js";
import { AgreedFields, USUAL } from "./campaign-rules.js";
import { useParts } from "./campaigns.js";
import { Tournament } from "./companion-tournament.js";

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
    const { form, award, best_of = 1 } = agreed;
    keep({ auction: { ...kept().session, game: id }, event: null });
    if (await act("begin", { game: id, key, members, form, by: award.by, xp: award.xp, best_of }))
      set({ session: null });
  };
  const playing = session && !now.told?.session;
  return html`<div class=${playing && !code ? "companion-full" : ""}>
    <${Top} title=${t("companion-title")} game="live" />
    <main id="main" class=${`page companion ${playing && !code ? "companion-on" : ""}`} tabindex="-1">${!parts ? html`
      <p class=${failed ? "problem" : "quiet"} role="status">${failed || t("table-opening")}</p>`
      : playing && !code ? html`<${Auction} session=${session} set=${(one) => set({ session: one })} done=${begin}
        problem=${problem} />`
        : html`${(code || !now.told?.session) && html`<header class="campaign-head">
          <h1>${now.told && !code ? now.told.name : t("companion-title")}</h1>
          <p class="quiet">${t("companion-about")}</p>
        </header>`}
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
      if (said.event) keepEvent(said.event, { token: said.token, role: "player" });
      go(said.event ? `/event/${said.event}` : `/game/${said.id}`);
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

function Between({ about }) {
  const { t, lang } = useShell();
  const { now, set, setProblem, parts } = about;
  const { magi } = now.told;
  const [out, setOut] = useState([]);
  const [agreed, setAgreed] = useState(() => ({ ...USUAL, ...now.agreed }));
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);
  const members = magi.map((_, at) => at).filter((at) => !out.includes(at));
  const begin = async () => {
    setBusy(true);
    try {
      const made = await ask("/api/companion", {
        campaign: now.campaign, members, pool: agreed.pool, options: agreed.options,
      });
      set({ session: { ...made, members, agreed, joined: [] }, agreed });
    } catch (error) {
      setProblem(problemText(t, error));
      setBusy(false);
    }
  };
  return html`<${Earned} now=${now} />
  <section class="panel" aria-labelledby="companion-magi">
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

// What the session just ended brought everybody.
function Earned({ now }) {
  const { t } = useShell();
  const { earned, magi, past } = now.told;
  if (!earned?.length) return null;
  return html`<section class="panel companion-earned" role="status">
    <h2>${t("companion-over", { number: past })}</h2>
    <ul>${earned.map(({ member, xp }) => html`<li key=${member}>
      <b>${magi[member].name}</b> <span>${t("companion-earns", { xp })}</span></li>`)}</ul>
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
